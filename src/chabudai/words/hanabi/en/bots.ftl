# Hanabi. Why bots moved as they did, each in a sentence.

## What is certain

because-fits = The card is certain to fit.
because-certain = The clue makes a card certain.
because-useless = The card is certain to be useless.
because-copies = The card is certain to have another copy.
because-least-missed = It is the card least likely to be missed.

## By the conventions

because-some-value = a { $value }
because-some-colour = some { $colour } card
because-some-card = one of many cards
because-asked = A clue to somebody else needs { $card } first and nobody else has it, so this card must be it.
because-ready = I take this card for { $card }, which fits.
because-gamble = I do not know this card, but it may fit ({ $percent }%).
because-trash = I take this card for { $card }, which nobody needs any more.
because-chop = I have nothing to play and no good clue to give, so my oldest untouched card goes.
because-locked = Clues have touched all my cards and I must discard. I take this one for { $card }: the least loss.
because-mends = This keeps { $who } from a mistake.
because-passes = This is a clue to pass the time.
because-asks = This asks { $who } to play { $card }.
because-asks-later = This asks { $who } to play { $card } when its time comes.
because-asks-after = This asks { $who } to play { $card }, and before that { $first }.
because-ask = { $who } to play { $card }
because-saves = This saves { $card } of { $who } from being discarded.
because-tells = This tells { $who } more about the cards there.

## By the code

because-code-clue = By the code, this clue tells every other player something about their own hand.
because-code-discard = By the code, this is the card that will be missed least.
because-code-play = By the code, this card fits.
because-searched = { $why } In worlds that look like this one nothing did better.
because-better = In worlds that look like this one it went better than the code’s own move ({ $move }).
because-move-play = play card { $place }
because-move-announce = play card { $place } as { $colour }
because-move-discard = discard card { $place }
because-move-clue = tell { $who }: { $what }

## Of games that were stored before cards had names of their own

card = { $colour } { $value }
