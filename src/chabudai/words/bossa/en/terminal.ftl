# Bossa. Words that only the terminal needs.

## Moves

do-place = Place { $value } on the { $line ->
    [white] white
   *[black] black
} line with { $tiles }
do-stack = Stack { $tiles } on { $value } of the { $line ->
    [white] white
   *[black] black
} line
do-swap = Give { $mine } for { $theirs }
do-redraw = Discard { $tile } and draw another

## Table

pile-short = Pile
gone-short = Gone

## Help

help-bossa = Tiles are white pips / black pips. Pick tiles with 1 to 7; what they make is offered below.
    A star marks the tile under the modifier. Lines count down to the left and up to the right.
    A dashed place shows the next number and how many tiles it takes; press it to hear why not.
    For a swap pick one of yours and one of theirs; for a redraw pick one.

## Lines

help-moves-bossa = Moves: white, black, first, doubler, inverter, place white 6 2/0 2/4*, stack black 3 1/3,
    swap 2/3 4/1 (yours, theirs), redraw 2/3. A tile is white/black pips; a star is the modifier.
