# Hanabi. Words that only the browser needs.

## Front page

hanabi-pitch = Everybody sees your cards but you. Build five fireworks together.

## Table

whose-hand = The hand of { $name }
turns-left = { $count ->
    [one] turn left
   *[other] turns left
}
firework-reach = up to { $value }
firework-reach-long = It can reach { $value } at most.
clued-by = New clue from { $name }: { $what }.
card-new = Your newest card.
card-next = Your oldest card without a clue: the one to discard next.
hint-hanabi-short = Press a card: theirs to clue, yours to play.
aid-order = Newest and next card
aid-order-more = In Hanabi, mark your newest card, and your oldest without a clue.
still-reachable = Still reachable: { $count } points.
fireworks-stood = The fireworks stood at { $total }.
discards-explained = The discard pile: for each card how many were discarded and how many are left.
key-left = still there
key-gone = discarded
key-last = last one
key-built = built

## Setting up a table

variant-empty_clues = Empty clues
variant-empty_clues-more = You may tell somebody what they do not hold.
variant-all_or_nothing = All or nothing
variant-all_or_nothing-more = Finish every firework or lose. Losing the last copy of a needed card ends the game.
variant-synchronised = Synchronised show
variant-synchronised-more = You may announce a card's colour as you play it: right brings a token, wrong is an error.
variant-avalanche = Colour avalanche
variant-avalanche-more = A sixth, multicoloured firework with a single card of each value.
edition-it-2023 = Italian, 2023
edition-it-2023-more = Empty clues are allowed.
edition-es-2019 = Spanish, 2019
edition-es-2019-more = A clue must point at a card.
edition-pl = Polish
edition-pl-more = The box with 55 cards. A clue must point at a card.
edition-it-fan = Italian, first edition
edition-it-fan-more = As fans translated it. A clue must point at a card.
