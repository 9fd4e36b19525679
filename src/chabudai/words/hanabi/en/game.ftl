# Hanabi: what the browser and the terminal say.

hanabi = Hanabi

## Things

colour-white = white
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-multicolour = multicolour
card-white = white { $value }
card-red = red { $value }
card-blue = blue { $value }
card-yellow = yellow { $value }
card-green = green { $value }
card-multicolour = multicolour { $value }
fireworks = Fireworks
firework-height = { $colour }: { $height } of 5.
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
caption-errors = { $count } of 3 errors
caption-deck = deck
caption-discards = discards
hint-hanabi = Press a card above to give a clue, or one of yours to play or discard it.
your-card = Your card { $place }.
card-of = { $name }, card { $place }: { $card }.
card-hidden = Card { $place }, face down. { $known }
heard = Heard: { $what }.
still-possible = Still possible: { $what }.
mark-playable = Fits now.
mark-useless = No longer needed.
mark-indispensable = The last of its kind.
copies = { $gone } discarded, { $left } left.
is-built = Already built.
card-chance = { $card } ({ $percent }%)

## Doing

play = Play
discard = Discard
announce = Play with its colour announced
announce-which = Which colour is it?
no-discard-now = With all eight clue tokens available you cannot discard.
clue-for = Clue for { $name }
clue-value = Value { $value }
clue-button = { $what }: { $count ->
    [0] points at no card
    [one] points at one card
   *[other] points at { $count } cards
}
all-clues = All clues
no-clue-token = No clue token left. Discard a card to get one back.

## What happened

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

## How it ends

ended-victory = Every firework is complete.
ended-errors = The third error put the fuses out.
ended-deck = The deck ran out and the show is over.
ended-hopeless = A card that was still needed is gone.
ended-stuck = No card to play and no clue to give.
verdict-defeat = You lose. Somebody wet the fuses.
verdict-damp = Two sparks and a cough. The frogs applauded.
verdict-flicker = A modest flicker. Somebody's aunt was moved.
verdict-glow = A fair glow. Nobody asked for the money back.
verdict-sparkle = A sparkling evening. People lingered on the bridge.
verdict-dazzle = Dazzling! The village will talk about it until winter.
verdict-legend = Legendary. The moon asked for an encore.
verdict-beyond_the_stars = Beyond the stars. Astronomers are taking notes.
verdict-victory = All of it, without a single ember lost.
