# The rules in our words, the lessons of a first game, and the reference.

## Rules of Hanabi

rules-h-aim = The aim
rules-h-aim-1 = You are one team and build one firework of each colour: first its 1, then its 2, and so on up to its 5.
rules-h-aim-2 = The catch: you see everybody's cards except your own.
rules-h-setup = Before you start
rules-h-setup-cards = There are five colours. Each has three 1s, two 2s, two 3s, two 4s and a single 5: fifty cards in all.
rules-h-setup-cards-avalanche = There are five ordinary colours with three 1s, two 2s, two 3s, two 4s and a single 5 each, and a multicoloured one with a single card of each value: fifty-five in all.
rules-h-setup-hands = With two or three players everybody holds five cards, with four or five players four. The rest is the deck.
rules-h-setup-tokens = Eight clue tokens lie ready, and nobody has made an error yet.
rules-h-setup-first = The table decides who begins; then it goes round.
rules-h-turn = Your turn
rules-h-turn-1 = Do exactly one thing: give a clue, discard a card, or play a card. You cannot pass.
rules-h-turn-2 = You may arrange your own cards as you like at any time, and anybody may look through the discard pile.
rules-h-clue = Giving a clue
rules-h-clue-1 = A clue costs one token. Without a token there is no clue.
rules-h-clue-2 = Choose another player and one colour or one value. All cards of that hand which fit are pointed at.
rules-h-clue-3 = So a clue also says something about the other cards: they do not fit.
rules-h-clue-empty = In this edition you may also name something that the hand does not hold at all.
rules-h-clue-not-empty = In this edition a clue must point at one card at least.
rules-h-discard = Discarding
rules-h-discard-1 = The card goes face up on the discard pile, one token comes back, and you draw a new card.
rules-h-discard-2 = While all eight tokens lie ready you cannot discard.
rules-h-play = Playing a card
rules-h-play-1 = If the card is the next value of its colour, the firework grows. You do not have to know the card.
rules-h-play-2 = If not, it is discarded and counts as an error. Either way you draw a new card.
rules-h-play-3 = The 5 of a colour completes it and brings a token back for free, unless all eight lie ready.
rules-h-end = The end
rules-h-end-errors = The third error ends the game at once: you lose.
rules-h-end-victory = When every firework is complete, you win at once with the full score.
rules-h-end-deck = When somebody takes the last card of the deck, everybody has one more turn, that player last.
rules-h-end-score = Your score is the sum of the highest values of all fireworks. After the third error it is 0.
rules-h-aon-1 = The end of the deck does not end the game; hands simply get smaller.
rules-h-aon-2 = You lose as soon as the last copy of a card that is still needed is gone, or when somebody can do nothing at all.
rules-h-aon-3 = There is no score: every firework is complete, or you lose.
rules-h-sync-1 = Before you play a card you may announce its colour. It is up to you each time.
rules-h-sync-2 = If the colour is right and the card fits, one token comes back, and one more for a 5.
rules-h-sync-3 = If the colour is wrong, the card is an error, even if it would have fitted.
rules-h-ava-1 = The multicoloured cards are a sixth colour of their own. They can be clued and announced like any other, and no other colour's clue touches them.
rules-h-ava-2 = Each of them is the only one of its kind. The best score is 30.
rules-h-talk = Talking
rules-h-talk-1 = Strictly, only clues speak. A table may agree on more, but nobody is nudged during their turn.

## Rules of Bossa

rules-b-aim = The aim
rules-b-aim-1 = Get rid of all your tiles, or see six groups on your own line.
rules-b-aim-2 = Both hands lie open. What nobody knows is the next tile of the pile.
rules-b-setup = Before you start
rules-b-setup-1 = The 27 tiles show white and black pips, one to six in all, each pair once. One is put aside unseen, each player takes four face down, eighteen are the pile.
rules-b-setup-2 = One rolls the white die, the other the black one, until they differ. The white line starts at the white die, the black line at the black one.
rules-b-setup-3 = The higher roller peeks at the own hand and then takes a line or chooses to play first. The other gets what is left.
rules-b-setup-4 = Then both hands are turned face up.
rules-b-setup-5 = Both choose a side of their modifier in secret and show it together.
rules-b-turn = Your turn
rules-b-turn-1 = You draw a tile, and then you place a group or use one of your action tiles. You cannot pass.
rules-b-place = Placing a group
rules-b-place-1 = Place on either line and at either end: one number up at the upper end, or one number down at the lower end. Below 1 there is nothing.
rules-b-place-2 = The pips of the line's colour on your tiles must add up to that number.
rules-b-place-3 = Every tile must show the line's colour. None is not zero.
rules-b-place-4 = A group has one tile more or one tile fewer than the group beside it, never the same number.
rules-b-place-5 = Beside the die it has one or two tiles.
rules-b-actions = Action tiles, each once
rules-b-redraw = Discard a tile and draw another one.
rules-b-swap = Exchange one of your tiles for one of theirs.
rules-b-stack = Lay tiles on a group that is there: as many as it has, with the same value.
rules-b-stack-2 = A stack makes no new group and changes nothing for the groups beside it.
rules-b-modifier = The modifier, once
rules-b-modifier-1 = While placing or stacking you may lay it on one single tile.
rules-b-doubler = The doubler counts that tile's pips twice.
rules-b-inverter = The inverter exchanges that tile's white and black.
rules-b-end = The end
rules-b-end-hand = Whoever has no tiles left wins.
rules-b-end-line = When a line has six groups its owner wins, whoever placed the sixth.
rules-b-end-both = But whoever lays the last tile of the own hand as the sixth group of the other's line wins.
rules-b-end-stuck = Whoever has drawn and can do nothing loses.
rules-b-end-pile = When the pile is empty, that turn is finished; then the smaller hand wins.

## First games

learn-more = About ten minutes with a bot that plays along.
lesson-intro-hanabi = You and a bot build five fireworks together. It sees your cards and you see its cards: help each other.
lesson-intro-bossa = A quick duel against a bot. Count up or down on two lines and be the first to lay all your tiles.
lesson-how = It is a real game. A short hint appears whenever something new comes up.
lesson-start = Let us begin
understood = I see
lesson-h-welcome = The cards above are your partner's: you see them, your partner does not. Yours are the backs below.
lesson-h-turn = It is your turn. You do one of three things: give a clue, play a card or discard one.
lesson-h-clue = Begin with a clue: press one of your partner's 1s. Lit cards show what the clue points at; then choose colour or value.
lesson-h-token = That cost one lantern. There are eight, and they come back when somebody discards.
lesson-h-heard = Your partner gave you a clue. What you heard is written on the backs, so you need not remember it.
lesson-h-play = A clue often means: play it! Press the marked card, then Play.
lesson-h-played = Each firework grows from 1 to 5, one card at a time, in its own colour.
lesson-h-arrange = New cards come in on the right. Drag your cards, or hold Shift and use the arrow keys, to arrange them.
lesson-h-discard = The lanterns get fewer. Discard a card that you know nothing about, the oldest first: a lantern comes back.
lesson-h-no-token = No lantern left: now you can only play or discard.
lesson-h-discarded = Discarded cards lie on the pile beside the deck. Press it to see what is left of each card.
lesson-h-last-copy = Careful: there is now only one copy left of a card you need. The pile shows such cards with a frame.
lesson-h-error = That card did not fit. It happens: two errors are forgiven, the third ends the game.
lesson-h-lost = A firework can no longer be finished: its missing value is marked with a cross in the sky.
lesson-h-complete = A firework is complete! It blooms, and a lantern comes back.
lesson-h-deck = The deck is almost empty. After the last card everybody has one more turn.
lesson-h-last-round = The last round: play what you can, there is nothing to save for.
lesson-b-welcome = Two dice, two lines. Each line counts up to the right and down to the left of its die.
lesson-b-choose = You may choose: a line to own, or the first move. Look at your tiles: which colour do they show?
lesson-b-modifier = Choose a side of your token. The doubler doubles one tile, the inverter swaps one tile's colours. Once per game.
lesson-b-drawn = Every turn starts with a new tile. Rings are white pips, diamonds are black ones.
lesson-b-place = Pick tiles: every place where they fit lights up, then press it. Dashed stones show the next number and how many tiles it takes.
lesson-b-sizes = A group needs one tile more or one fewer than its neighbour. That makes gaps: plan ahead.
lesson-b-either = You may lay on both lines. But six groups on their line make them the winner.
lesson-b-token = Some places light up dashed: they fit with your token. Press once to lay the token on a tile, again to place.
lesson-b-stack = You can also stack: press a group that is there with as many tiles of the same value. It is a good way to lose tiles.
lesson-b-stuck = Nothing can be placed. Redraw a tile, or swap one with a tile of theirs.
lesson-b-end = Keep an eye on both hands: the first empty hand wins, and when the pile is empty the smaller hand does.

## Reference

reference-hanabi = Each colour has its own firework, so that nobody needs to tell colours apart.
reference-hanabi-copies = Ordinary colours: three 1s, two each of 2, 3 and 4, one 5. Multicolour: one of each.
reference-bossa = All 27 tiles. Rings are white pips, diamonds are black ones.
reference-dice = A white and a black die: where the lines start.
