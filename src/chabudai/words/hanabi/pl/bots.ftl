# Hanabi. Dlaczego boty wykonały taki ruch, jednym zdaniem.

## Co jest pewne

because-fits = Karta na pewno pasuje.
because-certain = Dzięki wskazówce karta staje się pewna.
because-useless = Karta na pewno jest zbędna.
because-copies = Na pewno jest jeszcze druga taka karta.
because-least-missed = Tej karty prawdopodobnie będzie brakować najmniej.

## Według konwencji

because-some-value = jakaś { $value }
because-some-colour = karta w kolorze: { $colour }
because-some-card = jedna z wielu kart
because-prompted = Prompt: wskazówka dla kogoś innego wymaga najpierw karty: { $card }, a ta karta ze wskazówką może nią być.
because-finessed = Finesse: wskazówka dla kogoś innego wymaga najpierw karty: { $card }, a nikt inny jej nie ma. To musi być ta karta.
because-self-prompted = Self-prompt: wskazówki dla mnie nie da się wyjaśnić inaczej: najpierw { $card }, a ta karta ze wskazówką może nią być.
because-self-finessed = Self-finesse: wskazówki dla mnie nie da się wyjaśnić inaczej: najpierw { $card }. To musi być moja najnowsza karta bez wskazówek.
because-bluffed = O ruch w ciemno prosi gracz tuż przede mną: finesse albo blef, więc moja najnowsza karta bez wskazówek pasuje. Biorę ją za: { $card }.
because-ready = Według wskazówek ta karta to { $card }, a to pasuje.
because-gamble = Tej karty nie znamy, ale może pasować ({ $percent }%).
because-trash = Według wskazówek ta karta to { $card }, a tego nikt już nie potrzebuje.
because-chop = Nie ma czego zagrać ani dobrej wskazówki, więc odpada chop: najstarsza karta bez wskazówek.
because-locked = Wszystkie karty na ręce mają wskazówki, a jedną trzeba odrzucić. Według wskazówek ta karta to { $card }: najmniejsza strata.
because-mends = To chroni przed błędem gracza { $who }.
because-passes = To wskazówka na przeczekanie.
because-late = Teraz brakuje tur. Odrzucenie zabrałoby kartę z talii; ta wskazówka tylko oddaje turę.
because-asks = Wskazówka do zagrania: prośba do gracza { $who }, by zagrać: { $card }.
because-asks-later = Wskazówka do zagrania: prośba do gracza { $who }, by zagrać: { $card }, gdy przyjdzie jej czas.
because-asks-after = To prośba do gracza { $who }, by zagrać: { $card }, a wcześniej { $first }.
because-ask = do gracza { $who }, by zagrać: { $card } (prompt)
because-ask-blind = do gracza { $who }, by zagrać w ciemno: { $card } (finesse)
because-ask-bluff = do gracza { $who }, by zagrać w ciemno: { $card } (blef)
because-saves = Wskazówka ratunkowa: chroni przed odrzuceniem kartę gracza { $who }: { $card }.
because-saves-last = Wskazówka ratunkowa: { $card } to ostatnia kopia i leżała na chopie gracza { $who }. Trzeba ją było uratować.
because-stalls = Przeczekanie piątką: nie ma nic lepszego do zrobienia, a { $who } dowie się, że trzeba zatrzymać { $card }.
because-tempo = Wskazówka tempa: nie dotyka nowych kart i prosi gracza { $who }, by od razu zagrać: { $card }.
because-moves-chop = Przesunięcie chopa: wskazówka nie dotyka karty ({ $card }), ale { $who } ją zatrzyma.
because-moves-by-order = Poza kolejnością jedynek: przesunięcie chopa, po którym zostaje karta gracza { $who }: { $card }.
because-tells = To mówi graczowi { $who } więcej o kartach na ręce.

## Co wskazówka znaczyła według konwencji

meant-play = Gracz { $who }: zagraj kartę { $place } ({ $card }).
meant-play-ones = Gracz { $who }: zagraj jedynki, najpierw kartę { $place }.
meant-later = Gracz { $who }: karta { $place } to { $card }, do zagrania, gdy przyjdzie jej czas.
meant-save = Gracz { $who }: zatrzymaj kartę { $place } ({ $card }).
meant-either = Gracz { $who }: kartę { $place } trzeba zagrać, jeśli to { $play }, a zatrzymać, jeśli to { $save }.
meant-moved = Gracz { $who }: przesunięcie chopa. Zatrzymaj też kartę { $place }, choć nie ma wskazówek.
meant-mend = Gracz { $who }: to cofa błędne zagranie.
meant-words = Gracz { $who }: nic ponad to, co mówią słowa.
meant-prompt = Gracz { $who }: prompt. Karta { $place } powinna być { $card }.
meant-finesse = Gracz { $who }: finesse. Karta { $place }, bez wskazówek, powinna być { $card }.
meant-bluff = Gracz { $who }: finesse albo blef. Karta { $place }, bez wskazówek, powinna być { $card }.
meant-misread = Nieporozumienie: gracz { $who } bierze kartę { $place } za { $taken }, a to { $card }.
meant-looks-played = Karta { $place } nie leżała na chopie gracza { $who }, więc wskazówka wygląda na prośbę o zagranie, a nie ratunek.

## Podpowiedzi

coach-meaning-hanabi = Co może znaczyć ta wskazówka?
coach-play = { $who }: wskazówka do zagrania. Karta { $place } powinna być { $card }, do zagrania teraz.
coach-play-ones = { $who }: wskazówka do zagrania. Jedynki należy zagrać, najpierw kartę { $place }.
coach-later = { $who }: wskazówka do zagrania. Karta { $place } powinna być { $card }, do zagrania, gdy przyjdzie jej czas.
coach-save = { $who }: wskazówka ratunkowa. Karta { $place } powinna być { $card }, do zatrzymania.
coach-either = { $who }: wskazówka do zagrania albo ratunkowa. Kartę { $place } trzeba zagrać, jeśli to { $play }, a zatrzymać, jeśli to { $save }.
coach-moved = { $who }: przesunięcie chopa. Kartę { $place }, bez wskazówek, też trzeba zatrzymać.
coach-mend = { $who }: poprawka. Cofa błędne zagranie i nie prosi o nic więcej.
coach-words = { $who }: żadna konwencja. Nic ponad to, co mówią słowa.
coach-literal = { $who } chyba nie gra według konwencji: ta wskazówka znaczy tylko to, co mówi.
coach-prompt = { $who }: prompt. Karta { $place }, która miała już wskazówkę, powinna być { $card } i ma pierwszeństwo.
coach-finesse = { $who }: finesse. Karta { $place }, bez wskazówek, powinna być { $card }, do zagrania w ciemno.
coach-bluff = { $who }: finesse albo blef. Karta { $place }, bez wskazówek, powinna być { $card }, do zagrania w ciemno.
coach-misread = { $who } zrozumie to źle: karta { $place } wygląda tam na { $taken }, a to { $card }.
coach-needs = To { $card } tylko wtedy, gdy ktoś zagra wcześniej: { $first }.
coach-first = { $who }, karta { $place }, { $card } (prompt)
coach-first-blind = { $who }, karta { $place }, { $card } (finesse)
coach-by = { $what } Wskazówkę dał gracz { $who }.
coach-own-prompt = Karta { $place } uchodzi za { $card }. Prompt prosi, by ją zagrać.
coach-own-finesse = Karta { $place } uchodzi za { $card }. Finesse prosi, by zagrać ją w ciemno.
coach-own-play = Karta { $place } uchodzi za { $card }, a to teraz pasuje.
coach-own-keep = Karta { $place } uchodzi za { $card }. Na razie ją zatrzymaj.
coach-own-moved = Kartę { $place } zatrzymujesz po przesunięciu chopa, czymkolwiek jest.
coach-own-trash = Karta { $place } uchodzi za { $card }, a tego nikt już nie potrzebuje.

## Według szyfru

because-code-clue = Według szyfru ta wskazówka mówi każdemu z pozostałych graczy coś o jego ręce.
because-code-discard = Według szyfru tej karty będzie brakować najmniej.
because-code-play = Według szyfru ta karta pasuje.
because-searched = { $why } W światach podobnych do tego nic nie wypadło lepiej.
because-better = W światach podobnych do tego wypadło to lepiej niż ruch według szyfru ({ $move }).
because-move-play = zagrać kartę { $place }
because-move-announce = zagrać kartę { $place }, ogłaszając kolor { $colour }
because-move-discard = odrzucić kartę { $place }
because-move-clue = powiedzieć graczowi { $who }: { $what }

## Z gier zapisanych wcześniej

card = { $colour } { $value }
because-asked = Wskazówka dla kogoś innego wymaga najpierw karty: { $card }, a nikt inny jej nie ma. To musi być ta karta.
