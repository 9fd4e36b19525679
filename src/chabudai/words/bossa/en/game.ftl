# Bossa: what the browser and the terminal say.

bossa = Bossa

## Things

line-white = White line
line-black = Black line
tile = Tile with { $white } white and { $black } black
tile-hidden = Tile, face down
die = { $line } starts at { $value }
group = { $line }, { $value }: tiles { $tiles }. { $stacks ->
    [0] Nothing stacked.
    [one] One stack on it.
   *[other] { $stacks } stacks on it.
}
open-end = { $line } goes on with { $value }, wants { $sizes } tiles. { $fits ->
    [fits] Your tiles fit here.
    [could] They fit here with your modifier.
   *[no] {""}
}
groups-of-six = { $count } of 6 groups
pile-left = { $count ->
    [0] The pile is empty
    [one] One tile in the pile
   *[other] { $count } tiles in the pile
}
their-hand = Hand of { $name }
doubler = Doubler
doubler-more = Once, one of your tiles counts double.
doubler-sign = ×2
inverter = Inverter
inverter-more = Once, one of your tiles switches its white and black.
inverter-sign = ⇄
no-sign = ·
action-redraw = Redraw
action-swap = Swap
action-stack = Stack

## Doing

choice-wait = { $name } is choosing …
choice-choose = You rolled higher. What will it be?
choice-choose-line = Which line is yours?
choice-modifiers = Which side of your token?
take-line-white = Take the white line
take-line-black = Take the black line
take-line-more = The other one plays first.
take-first = Play first
take-first-more = The other one takes a line.
makes-white = { $value ->
    [0] ○ no white
   *[other] ○ { $value } white
}
makes-black = { $value ->
    [0] ◆ no black
   *[other] ◆ { $value } black
}
pick-tiles = Pick tiles to see where they fit.
modifier-armed = Now press the tile it should lie on.
swap-hint = To swap, press one of their tiles too.

## Why not

why-B2-3 = The higher roller is still choosing.
why-B2-5 = A line is still being chosen.
why-B2-7 = The modifiers are still being chosen.
why-B3-2 = A turn places a group or uses an action tile.
why-B3-3 = That tile is not in your hand.
why-B4-2 = The line does not go on with that number.
why-B4-3 = The pips do not add up to that number.
why-B4-4 = Every tile must show the line's colour.
why-B4-5 = It takes one tile more or one fewer than the group beside it.
why-B4-6 = Next to the die it takes one or two tiles.
why-B5-1 = That action tile has been used.
why-B5-3 = The pile is empty: nothing to redraw.
why-B5-4 = That tile is not in your opponent's hand.
why-B5-5 = A stack needs as many tiles as the group has, with the same value.
why-B6-1 = Your modifier has been used.
why-B8-2 = Each tile once.

## What happened

log-line-taken = { $who } took the { $line ->
    [white] white
   *[black] black
} line.
log-first-taken = { $who } chose to play first.
log-hands-turned-up = Both hands are turned face up.
log-modifier-chosen = { $who } chose a modifier.
log-modifiers-shown = Modifiers: { $kinds }.
log-placed = { $who } placed { $value } on the { $line ->
    [white] white
   *[black] black
} line with { $tiles }.
log-stacked = { $who } stacked { $tiles } on { $value } of the { $line ->
    [white] white
   *[black] black
} line.
log-swapped = { $who } gave { $given } for { $taken }.
log-tile-discarded = { $who } discarded { $tile }.
log-tile-drawn = { $who } drew { $tile }.

## How it ends

bossa-ended-hand = { $winner } laid the last tile of the hand.
bossa-ended-line = The line of { $winner } has six groups.
bossa-ended-hand_on_line = { $winner } laid the last tile as the sixth group of the other line.
bossa-ended-stuck = { $loser } had no move left.
bossa-ended-pile = The pile is empty: fewer tiles in hand wins.
bossa-ended-pile-draw = The pile is empty and both hands are equal.
bossa-ended-resigned = { $loser } gave up.
bossa-ended-clock = { $loser } ran out of time.
bossa-you-won = You won!
bossa-won = { $winner } won.
bossa-draw = A draw.
