# Bossa. Słowa potrzebne tylko w terminalu.

## Ruchy

do-place = Połóż { $value } na { $line ->
    [white] białej
   *[black] czarnej
} linii: { $tiles }
do-stack = Połóż { $tiles } na { $value } { $line ->
    [white] białej
   *[black] czarnej
} linii
do-swap = Oddaj { $mine } za { $theirs }
do-redraw = Odrzuć { $tile } i dobierz inną

## Stół

pile-short = Stos
gone-short = Odrzucone

## Pomoc

help-bossa = Płytka to białe / czarne oczka. Wybieraj klawiszami od 1 do 7; niżej widać, co z nich powstaje.
    Gwiazdka oznacza płytkę z modyfikatorem. Linie maleją w lewo i rosną w prawo.
    Przerywane miejsce pokazuje następną liczbę i ile płytek potrzeba; naciśnij je, aby wiedzieć, dlaczego nie.
    Do wymiany wybierz jedną swoją i jedną cudzą płytkę; do ponownego doboru jedną.

## Wiersze

help-moves-bossa = Ruchy: white, black, first, doubler, inverter, place white 6 2/0 2/4*, stack black 3 1/3,
    swap 2/3 4/1 (twoja, cudza), redraw 2/3. Płytka to białe/czarne; gwiazdka to modyfikator.
