# Bossa: ulotka ze standardowymi zasadami.

## Zasady

rules-b-setup-line = Kto bierze linię, zostawia drugą przeciwnikowi i przeciwnik zaczyna.
rules-b-setup-first = Kto chce zacząć, pozwala przeciwnikowi wziąć linię. Przeciwnik może przedtem zajrzeć w swoją rękę.
rules-b-turn-draw = Każda tura zaczyna się od nowej płytki ze stosu, nawet najpierwsza. Nie można z niej zrezygnować; tutaj przychodzi sama.
rules-b-turn-own = Kładziesz, nakładasz, oddajesz i odrzucasz tylko płytki z własnej ręki.
rules-b-place-once = Każdą płytkę kładzie się raz, a grupę można wybrać w dowolnej kolejności.
rules-b-actions-once = Masz trzy płytki akcji. Każda działa raz w grze, potem się ją zakrywa; używa się jej zamiast kłaść grupę.
rules-b-stack-twice = Na jedną grupę można położyć dwie nakładki, po jednej od każdego gracza. Liczy się zawsze grupa taka, jaką położono na początku.
rules-b-modifier-idle = Można go zużyć tam, gdzie nic nie zmienia, żeby się go pozbyć.
rules-b-end-draw = Jeśli obie ręce są wtedy równe, nikt nie wygrywa: jest remis.
rules-b-end-order = Po każdej turze sprawdza się po kolei: pustą rękę, sześć grup, pusty stos, a po następnym dobraniu, czy da się jeszcze coś zrobić.

## Co jest w pudełku

item-tile = { $count } płytek z oczkami
item-modifier = { $count } żetony modyfikatorów
item-action_tile = { $count } płytek akcji
item-die = { $count } kości
screen-tile = Kółka to białe oczka, romby to czarne: odróżnia je kształt, nie tylko odcień.
screen-modifier = Po jednym dla każdego, ze stroną podwajacza i stroną odwracacza.
screen-action_tile = Dobieranie ponowne, zamiana i nakładka dla każdego; zużytą się zakrywa.
screen-die = Biała i czarna: rzuca się nimi na początku, a potem znów, dopóki są równe.

## Rady

advice-bossa-lines = Kładź na obu liniach i licz grupy: sześć na drugiej linii nie jest twoje.
advice-bossa-cornered = Zachowaj płytkę akcji albo modyfikator na turę, w której nic innego nie pasuje.

## Wygląd

looks = Płytki i tkanina
looks-more = Ulotka podaje nazwy pięciu wydań. Te rysunki są nasze, według ich nazw.
look-mori = Mori
look-mori-more = Las: drewno cedrowe na zieleni mchu
look-mizu = Mizu
look-mizu-more = Woda: jasna porcelana na drobnych falach
look-hana = Hana
look-hana-more = Kwiat: różane drewno na śliwce, z płatkami
look-yuki = Yuki
look-yuki-more = Śnieg: brzoza na szarości, z kryształkami
look-classic = Classic
look-classic-more = Jasne drewno na falach indygo
