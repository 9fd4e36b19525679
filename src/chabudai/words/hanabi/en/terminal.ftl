# Hanabi. Words that only the terminal needs.

## Moves

do-play = Play card { $place }
do-announce = Play card { $place } as { $colour }
do-discard = Discard card { $place }
do-clue = Tell { $name }: { $what }

## Why not

why-H2-1 = You do not have so many cards.
why-H3-1 = No clue token is left. Discard a card to get one back.
why-H3-2 = A clue goes to another player and names a colour or a value.
why-H3-4 = That clue points at no card, and these rules want one.
why-H4-1 = All eight clue tokens are available: you cannot discard.
why-H8-1 = Colours are announced only in the synchronised show.
why-H9-1 = Multicolour is only in the colour avalanche.

## Table

fireworks-short = Fireworks
tokens-short = Clues
errors-short = Errors
deck-short = Deck
reachable = up to { $count }
up-to = at most { $value }
stood-at = The fireworks stood at { $total } of { $top }.

## Help

help-hanabi = Cards are a letter and a value: W white, R red, B blue, Y yellow, G green, M multicolour.
    Behind a card: + it fits now, ! it is the last of its kind, - nobody needs it any more.
    Below a card stands what its owner has heard; below yours also what it can still be.
    Pick one of your cards to play or discard it, or a card of somebody else to give a clue.

## Lines

help-moves-hanabi = Moves: play 3, play 3 as red, discard 1, clue 2 red, clue 2 4 (seat 2). Card 1 is your oldest.
