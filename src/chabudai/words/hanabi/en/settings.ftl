# What the keys do.

keys-own-card = Choose one of your cards
keys-play = Play the chosen card
keys-discard = Discard the chosen card
keys-clue = Clue for the next player; again for the one after
keys-clue-what = The value or colour of the clue; Enter gives it
keys-known = In somebody’s hand: see it as its owner knows it
