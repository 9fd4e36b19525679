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
because-asked = Wskazówka dla kogoś innego wymaga najpierw karty: { $card }, a nikt inny jej nie ma. To musi być ta karta.
because-ready = Uważam, że ta karta to { $card }, a to pasuje.
because-gamble = Nie znam tej karty, ale może pasować ({ $percent }%).
because-trash = Uważam, że ta karta to { $card }, a tego nikt już nie potrzebuje.
because-chop = Nie mam czego zagrać ani dobrej wskazówki: odrzucam najstarszą kartę bez wskazówek.
because-locked = Wszystkie moje karty mają wskazówki, a muszę odrzucić. Uważam, że ta karta to { $card }: najmniejsza strata.
because-mends = To chroni przed błędem gracza { $who }.
because-passes = To wskazówka na przeczekanie.
because-asks = To prośba do gracza { $who }, by zagrać: { $card }.
because-asks-later = To prośba do gracza { $who }, by zagrać: { $card }, gdy przyjdzie jej czas.
because-asks-after = To prośba do gracza { $who }, by zagrać: { $card }, a wcześniej { $first }.
because-ask = do gracza { $who }, by zagrać: { $card }
because-saves = To chroni przed odrzuceniem kartę gracza { $who }: { $card }.
because-tells = To mówi graczowi { $who } więcej o kartach na ręce.

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

## Z gier zapisanych, zanim karty dostały własne nazwy

card = { $colour } { $value }
