# Words for both games, used by the browser and by the terminal.

hanabi = Hanabi
bossa = Bossa

## Hanabi: things

colour-white = white
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-multicolour = multicolour
card = { $colour } { $value }
fireworks = Fireworks
firework-height = { $colour }: { $height } of 5.
firework-unfinishable = This firework can no longer be finished.
clue-tokens = { $count ->
    [0] No clue tokens left
    [one] One clue token
   *[other] { $count } clue tokens
}
errors-made = { $count ->
    [0] No errors
    [one] One error of three
   *[other] { $count } errors of three
}
deck-left = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
caption-clues = clues
caption-errors = errors
caption-deck = deck
caption-discards = discards
hint-hanabi = Press a card above to give a clue, or one of yours to play or discard it.
discard-pile = Discard pile
your-hand = Your hand
other-players = The others
your-card = Your card { $place }.
card-of = { $name }, card { $place }: { $colour } { $value }.
card-hidden = Card { $place }, face down. { $known }
heard = Heard: { $what }.
still-possible = Still possible: { $what }.
mark-playable = Fits now.
mark-useless = No longer needed.
mark-indispensable = The last of its kind.
is-to-move = It is their turn.
away = away
copies = { $gone } discarded, { $left } left.
is-built = Already built.
card-chance = { $card } ({ $percent }%)

## Hanabi: doing

play = Play
discard = Discard
announce = Play with its colour announced
announce-which = Which colour is it?
no-discard-now = With all eight tokens at hand you cannot discard.
clue-for = Clue for { $name }
clue-value = Value { $value }
clue-button = { $what }: { $count ->
    [0] points at no card
    [one] points at one card
   *[other] points at { $count } cards
}
all-clues = All clues
no-clue-token = No clue token left. Discard a card to get one back.
note = Note

## Hanabi: what happened

log-clued = { $count ->
    [0] { $who } told { $target } that they hold no { $what }.
    [one] { $who } told { $target } about { $what }: one card.
   *[other] { $who } told { $target } about { $what }: { $count } cards.
}
log-played = { $who } played { $card }.
log-played-announced = { $who } announced { $colour } and played { $card }.
log-misplayed = { $who } tried { $card }. It does not fit: { $count ->
    [one] the first error.
    [2] the second error.
   *[other] the third error.
}
log-misplayed-announced = { $who } announced { $colour } and tried { $card }: an error.
log-discarded = { $who } discarded { $card }.
log-completed = The { $colour } firework is complete!
log-tokens-regained = { $count ->
    [one] A clue token comes back.
   *[other] { $count } clue tokens come back.
}
log-last-round = The last card is drawn: { $count ->
    [one] one turn left.
   *[other] { $count } turns left.
}
last-round = Last round: { $count ->
    [one] one turn left
   *[other] { $count } turns left
}

## Hanabi: how it ends

ended-victory = Every firework is complete.
ended-errors = The third error put the fuses out.
ended-deck = The deck ran out and the show is over.
ended-hopeless = A card that was still needed is gone.
ended-stuck = No card to play and no clue to give.
ended-resigned = The table gave up.
ended-clock = Time ran out.
verdict-defeat = Somebody wet the fuses. Nobody saw who.
verdict-damp = Two sparks and a cough. The frogs applauded.
verdict-flicker = A modest flicker. Somebody's aunt was moved.
verdict-glow = A fair glow. Nobody asked for the money back.
verdict-sparkle = A sparkling evening. People lingered on the bridge.
verdict-dazzle = Dazzling! The village will talk about it until winter.
verdict-legend = Legendary. The moon asked for an encore.
verdict-beyond_the_stars = Beyond the stars. Astronomers are taking notes.
verdict-victory = All of it, without a single ember lost.
score-of = { $score } of { $top }

## Bossa: things

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
inverter-more = Once, one of your tiles swaps its white and black.
inverter-sign = ⇄
no-sign = ·
action-redraw = Redraw
action-swap = Swap
action-stack = Stack

## Bossa: doing

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

## Bossa: why not

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
why-B5-4 = That tile is not in the other hand.
why-B5-5 = A stack needs as many tiles as the group has, with the same value.
why-B6-1 = Your modifier has been used.
why-B8-2 = Each tile once.
why-other = That does not fit there.

## Bossa: what happened

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

## Bossa: how it ends

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

## At the table

log-sat = { $who } sat down.
log-named = { $who } is called { $name } now.
log-bot-sat = { $who } sat down.
log-left = { $who } left.
log-changed = The host changed the table.
log-renamed = The table is called { $name } now.
log-started = The game begins.
log-proposed-take_back = { $who } asks to take back a move.
log-proposed-claim = { $who } claims the game.
log-time-up = { $who } has no time left.
log-proposed-resign = { $who } proposes to give up.
log-proposed-replace = { $who } proposes that a bot takes over for { $target }.
log-agreed = { $who } agreed.
log-refused = { $who } refused.
log-taken-back = A move was taken back.
log-replaced = { $who } took over the seat.
log-bot-failed = { $bot } got stuck; { $who } goes on.
log-stopped-resigned = The game was given up.
log-stopped-clock = Time ran out.
log-rematch = Once more, at a new table.
said = { $who }: { $what }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_done = Well done!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-your_turn = Your turn.
phrase-one_moment = One moment …
phrase-back_soon = Back soon.
phrase-i_know_nothing = I still know nothing about my hand.
phrase-do_you_remember = Do you remember what you have?
phrase-good_game = Good game!
phrase-once_more = Once more?
