# Hanabi: its four rulebooks.

## Names that an edition gives

variant-all_or_nothing-it-2023 = Gran finale (all or nothing)
variant-all_or_nothing-es-2019 = Traca final (all or nothing)
variant-all_or_nothing-pl = Wszystko albo nic (all or nothing)
variant-all_or_nothing-it-fan = Expert version (all or nothing)
variant-synchronised-pl = Zsynchronizowany pokaz (synchronised show)
variant-avalanche-pl = Lawina kolorów (colour avalanche)

## What is in the box

item-cards = { $count } firework cards
item-token = { $count } tokens
item-hint_token = { $count } hint tokens
item-blue_token = { $count } blue tokens
item-error_card = { $count } Error cards
item-red_token = { $count } red tokens
item-rules_card = { $count } cards with rules
item-summary_card = { $count } summary cards
item-rulebook = One rulebook
screen-token = Each lit lantern is a token in the lid: it pays for a clue.
screen-hint_token = Each lit lantern with a question mark is a hint token in the lid: it pays for a clue.
screen-blue_token = Each blue disc is a token in the box: it pays for a clue.
screen-error_card = Three cards lie blue side up. Each error turns one to its red side.
screen-red_token = Three red tokens lie beside the box. Each error puts one in.
box-token = { $count ->
    [0] No token in the lid
    [one] One token in the lid
   *[other] { $count } tokens in the lid
}
box-hint_token = { $count ->
    [0] No hint token in the lid
    [one] One hint token in the lid
   *[other] { $count } hint tokens in the lid
}
box-blue_token = { $count ->
    [0] No blue token in the box
    [one] One blue token in the box
   *[other] { $count } blue tokens in the box
}
box-error_card = { $count ->
    [0] No Error card is red
    [one] One Error card of three is red
   *[other] { $count } Error cards of three are red
}
box-red_token = { $count ->
    [0] No red token in the box
    [one] One red token of three in the box
   *[other] { $count } red tokens of three in the box
}
caption-token = tokens
caption-hint_token = hint tokens
caption-blue_token = blue tokens
caption-error_card = { $count } of 3 Error cards
caption-red_token = { $count } of 3 red tokens

## Verdicts

rank-it-2023-damp = Ridiculous
rank-it-2023-flicker = Mediocre
rank-it-2023-glow = Acceptable
rank-it-2023-sparkle = Excellent
rank-it-2023-dazzle = Extraordinary
rank-it-2023-legend = Legendary
rank-es-2019-damp = Horrible
rank-es-2019-flicker = Mediocre
rank-es-2019-glow = Honourable
rank-es-2019-sparkle = Excellent
rank-es-2019-dazzle = Astonishing
rank-es-2019-legend = Legendary
rank-pl-damp = Dreadful
rank-pl-flicker = Ordinary
rank-pl-glow = Good
rank-pl-sparkle = Splendid
rank-pl-dazzle = Enchanting
rank-pl-legend = Historic
rank-pl-beyond_the_stars = Divine
rank-it-fan-damp = Horrible
rank-it-fan-flicker = Mediocre
rank-it-fan-glow = Noteworthy
rank-it-fan-sparkle = Excellent
rank-it-fan-dazzle = Extraordinary
rank-it-fan-legend = Legendary

## Rules

rules-h-sync-4 = If the colour is right but the card does not fit, it is an error like any other, and no token comes back.

## Advice

advice-arrange-raise = Arrange your hand to remember what you heard: drag a card elsewhere, or press it and raise it a little.
advice-arrange-order = Arrange your hand to remember what you heard: drag your cards into an order that means something to you.
advice-arrange-turn = Arrange your hand to remember what you heard: drag a card elsewhere, or press it and turn it upside down.
advice-pile = Read the discard pile whenever you like: what lies there cannot be in your hand.
advice-blind = A card you know nothing about may be one that is needed. Sometimes you must discard it all the same: of every value but the 5 there is another copy.
advice-unfinished-raise = A firework that can no longer be finished should be seen by all; here what is out of reach is shut off in the sky. Its other cards may go, each for a token.
advice-unfinished-apart = Keep a firework that can no longer be finished apart; here what is out of reach is shut off in the sky. Its other cards may go, each for a token.
advice-talk = Agree beforehand how much you want to talk: the table has three levels for it.

## Reminders in your hand

card-raise = Raise it
card-lower = Lower it
card-turn = Turn it round
card-turn-back = Turn it back
card-raised = Raised.
card-turned = Upside down.
keys-raise = Raise the chosen card, or lower it: only you see it
keys-turn = Turn the chosen card upside down, or back: only you see it
keys-pile = The discard pile
