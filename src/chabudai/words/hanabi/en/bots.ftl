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
because-prompted = A prompt: a clue to somebody else needs { $card } first, and this touched card can be it.
because-finessed = A finesse: a clue to somebody else needs { $card } first and nobody else has it, so this card must be it.
because-self-prompted = A self-prompt: a clue to me fits in no other way, so { $card } comes first, and this touched card can be it.
because-self-finessed = A self-finesse: a clue to me fits in no other way, so { $card } comes first. It must be my newest untouched card.
because-bluffed = Asked blind by the player before me: a finesse or a bluff, so my newest untouched card fits. I take it for { $card }.
because-ready = By the clues this card is { $card }, which fits.
because-gamble = This card is not known, but it may fit ({ $percent }%).
because-trash = By the clues this card is { $card }, which nobody needs any more.
because-chop = There is nothing to play and no good clue to give, so the chop goes: the oldest untouched card.
because-locked = Clues have touched all cards here and one must go. By the clues this one is { $card }: the least loss.
because-mends = This keeps { $who } from a mistake.
because-passes = This is a clue to pass the time.
because-late = Turns are short now. A discard would take a card from the deck; this clue only passes the turn.
because-asks = A play clue: it asks { $who } to play { $card }.
because-asks-later = A play clue: it asks { $who } to play { $card } when its time comes.
because-asks-after = It asks { $who } to play { $card }, and before that { $first }.
because-ask = { $who } to play { $card } (a prompt)
because-ask-blind = { $who } to play { $card } blind (a finesse)
because-ask-bluff = { $who } to play { $card } blind (a bluff)
because-saves = A save clue: it keeps { $card } of { $who } from being discarded.
because-saves-last = A save clue: { $card } was the last one and on the chop of { $who }. It had to be saved.
because-stalls = A 5 stall: there is nothing better to do, so { $who } learns to keep { $card }.
because-tempo = A tempo clue: it touches no new card, and asks { $who } to play { $card } at once.
because-moves-chop = A chop move: the clue does not touch { $card } of { $who }, but it will be kept.
because-moves-by-order = Out of the order of 1s: a chop move, so that { $who } keeps { $card }.
because-tells = This tells { $who } more about the cards there.

## What a clue meant by the conventions

meant-play = To { $who }: play card { $place }, { $card }.
meant-play-ones = To { $who }: play the 1s, card { $place } first.
meant-later = To { $who }: card { $place } is { $card }, to be played when its time comes.
meant-save = To { $who }: keep card { $place }, { $card }.
meant-either = To { $who }: card { $place } is to be played if it is { $play }, and kept if it is { $save }.
meant-moved = To { $who }: a chop move. Keep card { $place } too, though no clue has touched it.
meant-mend = To { $who }: this takes a wrong play back.
meant-words = To { $who }: no more than its words.
meant-prompt = To { $who }: a prompt. Card { $place } should be { $card }.
meant-finesse = To { $who }: a finesse. Card { $place }, untouched, should be { $card }.
meant-bluff = To { $who }: a finesse or a bluff. Card { $place }, untouched, should be { $card }.
meant-misread = Misread: { $who } takes card { $place } for { $taken }, but it is { $card }.
meant-looks-played = Card { $place } was not on the chop of { $who }, so the clue looks like a play, not a save.

## The coach

coach-meaning-hanabi = What could this clue mean?
coach-play = { $who }: a play clue. Card { $place } should be { $card }, to be played now.
coach-play-ones = { $who }: a play clue. The 1s should be played, card { $place } first.
coach-later = { $who }: a play clue. Card { $place } should be { $card }, to be played when its time comes.
coach-save = { $who }: a save clue. Card { $place } should be { $card }, to be kept.
coach-either = { $who }: a play clue or a save clue. Card { $place } is to be played if it is { $play }, and kept if it is { $save }.
coach-moved = { $who }: a chop move. Card { $place }, untouched, is to be kept too.
coach-mend = { $who }: a fix. It takes a wrong play back and asks for nothing else.
coach-words = { $who }: no convention. It says no more than its words.
coach-literal = { $who } does not seem to play by the conventions: this clue is taken at its word.
coach-prompt = { $who }: a prompt. Card { $place }, touched before, should be { $card } and comes first.
coach-finesse = { $who }: a finesse. Card { $place }, untouched, should be { $card } and is played blind.
coach-bluff = { $who }: a finesse or a bluff. Card { $place }, untouched, should be { $card } and is played blind.
coach-misread = { $who } will misread it: card { $place } looks like { $taken } there, but it is { $card }.
coach-needs = It is { $card } only if somebody plays first: { $first }.
coach-first = { $who }, card { $place }, { $card } (a prompt)
coach-first-blind = { $who }, card { $place }, { $card } (a finesse)
coach-by = { $what } The clue came from { $who }.
coach-own-prompt = Card { $place } is taken for { $card }. A prompt asks you to play it.
coach-own-finesse = Card { $place } is taken for { $card }. A finesse asks you to play it blind.
coach-own-play = Card { $place } is taken for { $card }, which fits now.
coach-own-keep = Card { $place } is taken for { $card }. Keep it for now.
coach-own-moved = Card { $place } is kept by a chop move, whatever it is.
coach-own-trash = Card { $place } is taken for { $card }, which nobody needs any more.

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

## Of games that were stored earlier

card = { $colour } { $value }
because-asked = A clue to somebody else needs { $card } first and nobody else has it, so this card must be it.
