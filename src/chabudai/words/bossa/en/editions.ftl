# Bossa: the leaflet with the standard rules.

## Rules

rules-b-setup-line = Whoever takes a line leaves the other one to the opponent, and the opponent plays first.
rules-b-setup-first = Whoever wants to play first lets the opponent take a line. The opponent may look at their hand before.
rules-b-turn-draw = Every turn starts with a new tile from the pile, the very first one too. You cannot do without it; here it comes by itself.
rules-b-turn-own = You place, stack, give away and discard only tiles of your own hand.
rules-b-place-once = A tile is laid once, and a group may be picked in any order.
rules-b-actions-once = You have three action tiles. Each works once in a game and is then turned face down; it takes the place of laying a group.
rules-b-stack-twice = A group can be stacked on twice, once by each player. What counts is always the group as it was first laid.
rules-b-modifier-idle = You may spend it where it changes nothing, to have it off your hands.
rules-b-end-draw = If both hold equally many tiles then, nobody wins: it is a draw.
rules-b-end-order = After each turn this is looked at in order: an empty hand, six groups, the empty pile, and after the next draw whether anything can be done at all.

## What is in the box

item-tile = { $count } number tiles
item-modifier = { $count } modifier tokens
item-action_tile = { $count } action tiles
item-die = { $count } dice
screen-tile = Rings are white pips, diamonds are black ones: form tells them apart as well as tone.
screen-modifier = One for each player, with a doubler and an inverter side.
screen-action_tile = Redraw, swap and stack for each player; a used one turns its face down.
screen-die = One white, one black: they are thrown when the game begins, and again while they are equal.

## Advice

advice-bossa-lines = Lay on both lines, and keep count of their groups: six on the other line are not yours.
advice-bossa-cornered = Keep an action tile or your modifier for the turn in which nothing else fits.

## Looks

looks = Tiles and cloth
looks-more = Five designs are named in the leaflet. These are drawn by us after their names.
look-mori = Mori
look-mori-more = Forest: cedar wood on moss green
look-mizu = Mizu
look-mizu-more = Water: pale porcelain on rippled blue
look-hana = Hana
look-hana-more = Blossom: rose wood on plum, strewn with flowers
look-yuki = Yuki
look-yuki-more = Snow: birch on grey, with crystals
look-classic = Classic
look-classic-more = Light wood on indigo waves
