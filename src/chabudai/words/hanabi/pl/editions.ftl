# Hanabi: cztery instrukcje.

## Nazwy z wydań

variant-all_or_nothing-it-2023 = Gran finale (wszystko albo nic)
variant-all_or_nothing-es-2019 = Traca final (wszystko albo nic)
variant-all_or_nothing-pl = Wszystko albo nic
variant-all_or_nothing-it-fan = Wersja dla doświadczonych (wszystko albo nic)
variant-synchronised-pl = Zsynchronizowany pokaz
variant-avalanche-pl = Lawina kolorów

## Co jest w pudełku

item-cards = { $count } kart fajerwerków
item-token = { $count } znaczników
item-hint_token = { $count } znaczników podpowiedzi
item-blue_token = { $count } niebieskich znaczników
item-error_card = { $count } karty błędów
item-red_token = { $count } czerwone znaczniki
item-rules_card = { $count } kart z zasadami
item-summary_card = { $count } karty ze skrótem zasad
item-rulebook = Instrukcja
screen-token = Każdy zapalony lampion to znacznik w wieczku: płaci się nim za informację.
screen-hint_token = Każdy zapalony lampion ze znakiem zapytania to znacznik w wieczku: płaci się nim za informację.
screen-blue_token = Każdy niebieski krążek to znacznik w pudełku: płaci się nim za informację.
screen-error_card = Trzy karty leżą niebieską stroną do góry. Każdy błąd odwraca jedną na czerwoną.
screen-red_token = Trzy czerwone znaczniki leżą przy pudełku. Każdy błąd wkłada jeden do środka.
box-token = { $count ->
    [0] Brak znaczników w wieczku
    [one] Jeden znacznik w wieczku
    [few] { $count } znaczniki w wieczku
   *[many] { $count } znaczników w wieczku
}
box-hint_token = { $count ->
    [0] Brak znaczników podpowiedzi w wieczku
    [one] Jeden znacznik podpowiedzi w wieczku
    [few] { $count } znaczniki podpowiedzi w wieczku
   *[many] { $count } znaczników podpowiedzi w wieczku
}
box-blue_token = { $count ->
    [0] Brak niebieskich znaczników w pudełku
    [one] Jeden niebieski znacznik w pudełku
    [few] { $count } niebieskie znaczniki w pudełku
   *[many] { $count } niebieskich znaczników w pudełku
}
box-error_card = { $count ->
    [0] Żadna karta błędu nie jest czerwona
    [one] Jedna z trzech kart błędów jest czerwona
   *[many] Czerwone karty błędów: { $count } z trzech
}
box-red_token = { $count ->
    [0] Brak czerwonych znaczników w pudełku
    [one] Jeden z trzech czerwonych znaczników w pudełku
   *[many] Czerwone znaczniki w pudełku: { $count } z trzech
}
caption-token = znaczniki
caption-hint_token = podpowiedzi
caption-blue_token = niebieskie znaczniki
caption-error_card = karty błędów: { $count } z 3
caption-red_token = czerwone: { $count } z 3

## Oceny

rank-it-2023-damp = Śmieszne
rank-it-2023-flicker = Mierne
rank-it-2023-glow = Do przyjęcia
rank-it-2023-sparkle = Znakomite
rank-it-2023-dazzle = Nadzwyczajne
rank-it-2023-legend = Legendarne
rank-es-2019-damp = Okropne
rank-es-2019-flicker = Mierne
rank-es-2019-glow = Zaszczytne
rank-es-2019-sparkle = Znakomite
rank-es-2019-dazzle = Zdumiewające
rank-es-2019-legend = Legendarne
rank-pl-damp = Okropne
rank-pl-flicker = Przeciętne
rank-pl-glow = Dobre
rank-pl-sparkle = Świetne
rank-pl-dazzle = Zachwycające
rank-pl-legend = Historyczne
rank-pl-beyond_the_stars = Boskie
rank-it-fan-damp = Okropne
rank-it-fan-flicker = Mierne
rank-it-fan-glow = Godne uwagi
rank-it-fan-sparkle = Znakomite
rank-it-fan-dazzle = Nadzwyczajne
rank-it-fan-legend = Legendarne

## Zasady

rules-h-sync-4 = Jeśli kolor się zgadza, ale karta nie pasuje, to błąd jak każdy inny i żaden znacznik nie wraca.

## Rady

advice-arrange-raise = Ułóż rękę tak, żeby pamiętać: przeciągnij kartę gdzie indziej albo dotknij jej i wysuń ją trochę.
advice-arrange-order = Ułóż rękę tak, żeby pamiętać: przeciągnij karty w porządek, który coś ci mówi.
advice-arrange-turn = Ułóż rękę tak, żeby pamiętać: przeciągnij kartę gdzie indziej albo dotknij jej i obróć ją.
advice-pile = Zaglądaj do odrzuconych, kiedy chcesz: co tam leży, nie może być w twojej ręce.
advice-blind = Karta, o której nic nie wiesz, może być właśnie tą potrzebną. Czasem i tak trzeba ją odrzucić: każda wartość oprócz 5 ma jeszcze jedną kopię.
advice-unfinished-raise = Fajerwerk, którego nie da się już skończyć, powinien rzucać się w oczy; tutaj to, co nieosiągalne, jest na niebie zamknięte. Pozostałe jego karty można oddać, każdą za znacznik.
advice-unfinished-apart = Odsuńcie fajerwerk, którego nie da się już skończyć; tutaj to, co nieosiągalne, jest na niebie zamknięte. Pozostałe jego karty można oddać, każdą za znacznik.
advice-talk = Uzgodnijcie wcześniej, ile chcecie rozmawiać: stół ma na to trzy poziomy.

## Znaki w twojej ręce

card-raise = Wysuń ją
card-lower = Wsuń ją
card-turn = Obróć ją
card-turn-back = Odwróć ją z powrotem
card-raised = Wysunięta.
card-turned = Obrócona.
keys-raise = Wysuń lub wsuń wybraną kartę: widzisz to tylko ty
keys-turn = Obróć wybraną kartę lub odwróć ją z powrotem: widzisz to tylko ty
keys-pile = Stos kart odrzuconych
