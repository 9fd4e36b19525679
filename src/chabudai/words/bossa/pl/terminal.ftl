# Bossa. Słowa potrzebne tylko w terminalu.

## Ruchy

do-place = Połóż { $value } na { $line ->
    [white] białej
   *[black] czarnej
} linii: { $tiles }
do-stack = Nałóż { $tiles } na { $value } { $line ->
    [white] białej
   *[black] czarnej
} linii
do-swap = Zamień { $mine } na { $theirs }
do-redraw = Odrzuć { $tile } i dobierz ponownie

## Stół

pile-short = Stos
gone-short = Odrzucone

## Pomoc

help-bossa = Płytka to białe / czarne oczka. Wybieraj klawiszami od 1 do 7; niżej widać, co z nich powstaje.
    Gwiazdka oznacza płytkę z modyfikatorem. Linie maleją w lewo i rosną w prawo.
    Przerywane miejsce pokazuje następną liczbę i ile płytek potrzeba; naciśnij je, aby wiedzieć, dlaczego nie.
    Aby zamienić, wybierz jedną swoją płytkę i jedną przeciwnika; aby dobrać ponownie, wybierz jedną.

## Wiersze

help-moves-bossa = Ruchy: white, black, first, doubler, inverter, place white 6 2/0 2/4*, stack black 3 1/3,
    swap 2/3 4/1 (twoja, przeciwnika), redraw 2/3. Płytka to białe/czarne; gwiazdka to modyfikator.
