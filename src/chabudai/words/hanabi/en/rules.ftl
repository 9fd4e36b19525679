# Hanabi. The rules in our words, the lessons of a first game, and the reference.

## Rules of Hanabi

rules-h-aim = The aim
rules-h-aim-1 = You are one team and build one firework of each colour: first its 1, then its 2, and so on up to its 5.
rules-h-aim-2 = The catch: you see everybody's cards except your own.
rules-h-aim-example = The red firework stands at 3. The red 4 comes next.
rules-h-setup = Before you start
rules-h-setup-cards = There are five colours. Each has three 1s, two 2s, two 3s, two 4s and a single 5: fifty cards in all.
rules-h-setup-cards-avalanche = There are five ordinary colours with three 1s, two 2s, two 3s, two 4s and a single 5 each, and a multicoloured one with a single card of each value: fifty-five in all.
rules-h-setup-hands = With two or three players everybody holds five cards, with four or five players four. The rest is the deck.
rules-h-setup-tokens = Eight clue tokens are available, and nobody has made an error yet.
rules-h-setup-first = The table decides who begins; then it goes round.
rules-h-setup-example = All ten cards of one colour.
rules-h-turn = Your turn
rules-h-turn-1 = Do exactly one thing: give a clue, discard a card, or play a card. You cannot pass.
rules-h-turn-2 = You may arrange your own cards as you like at any time, and anybody may look through the discard pile.
rules-h-clue = Giving a clue
rules-h-clue-1 = A clue costs one token. Without a token there is no clue.
rules-h-clue-2 = Choose another player and one colour or one value. All cards of that hand which fit are pointed at.
rules-h-clue-3 = So a clue also says something about the other cards: they do not fit.
rules-h-clue-empty = In this edition you may also name something that the hand does not hold at all.
rules-h-clue-not-empty = In this edition a clue must point at one card at least.
rules-h-clue-example = “Blue” points at both blue cards. Below: what their owner knows now, also about the others.
rules-h-discard = Discarding
rules-h-discard-1 = The card goes face up on the discard pile, one token comes back, and you draw a new card.
rules-h-discard-2 = While all eight tokens are available you cannot discard.
rules-h-discard-example = A card goes, a clue token comes back.
rules-h-play = Playing a card
rules-h-play-1 = If the card is the next value of its colour, the firework grows. You do not have to know the card.
rules-h-play-2 = If not, it is discarded and counts as an error. Either way you draw a new card.
rules-h-play-3 = The 5 of a colour completes it and brings a token back for free, unless all eight are available.
rules-h-play-example = After the red 2 the red 3 fits. The red 5 does not: an error.
rules-h-end = The end
rules-h-end-errors = The third error ends the game at once: you lose.
rules-h-end-victory = When every firework is complete, you win at once with the full score.
rules-h-end-deck = When somebody takes the last card of the deck, everybody has one more turn, that player last.
rules-h-end-score = Your score is the sum of the highest values of all fireworks. A lost game has no score.
rules-h-end-example = 5 + 4 + 3 + 5 + 2 = 19 points.
rules-h-aon-1 = The end of the deck does not end the game; hands simply get smaller.
rules-h-aon-2 = You lose as soon as the last copy of a card that is still needed is gone, or when somebody can do nothing at all.
rules-h-aon-3 = There is no score: every firework is complete, or you lose.
rules-h-sync-1 = Before you play a card you may announce its colour. It is up to you each time.
rules-h-sync-2 = If the colour is right and the card fits, one token comes back, and one more for a 5.
rules-h-sync-3 = If the colour is wrong, the card is an error, even if it would have fitted.
rules-h-ava-1 = The multicoloured cards are a sixth colour of their own. They can be clued and announced like any other, and no other colour's clue touches them.
rules-h-ava-2 = Each of them is the only one of its kind. The best score is 30.
variant-avalanche-example = The sixth colour: one card of each value.
rules-h-talk = Talking
rules-h-talk-1 = Strictly, only clues speak. A table may agree on more, but nobody is influenced during their turn.

## First games

lesson-intro-hanabi = You and a bot build five fireworks together. It sees your cards and you see its cards: help each other.
lesson-h-welcome = The open cards are your partner's: you see them, your partner does not. Yours are the ones you see from behind.
lesson-h-turn = It is your turn. You do one of three things: give a clue, play a card or discard one.
lesson-h-clue = Begin with a clue: press one of your partner's 1s, then choose its colour or its value. The dots tell which cards a clue points at.
lesson-h-token = That cost one clue token, drawn as a lantern. There are eight, and they come back when somebody discards.
lesson-h-heard = Your partner gave you a clue. What you heard is written on the backs, so you need not remember it.
lesson-h-ask = Your partner said “{ $what }” and pointed at { $count ->
    [one] one of your cards
   *[other] { $count } of your cards
}. What do you know now?
lesson-h-said = { $count ->
    [one] The marked card is “{ $what }”, the others are not
   *[other] The marked cards are “{ $what }”, the others are not
}
lesson-h-said-why = Exactly. It is written on the backs, so you need not remember it.
lesson-h-whole = Its colour and its value
lesson-h-whole-why = Not yet: a clue tells the colour or the value, never both.
lesson-h-all = All my cards are “{ $what }”
lesson-h-all-why = Only the marked ones. A clue always points at every card that fits.
lesson-h-play = A clue often means: play it! Press the marked card, then Play.
lesson-h-played = Each firework grows from 1 to 5, one card at a time, in its own colour.
lesson-h-arrange = New cards come in on the right. Drag your cards, or hold Shift and use the arrow keys, to arrange them.
lesson-h-discard = Clue tokens are running low. Discarding brings one back. But a card you know nothing about may be one that is needed; the oldest is the usual choice.
lesson-h-no-token = No clue token left: now you can only play or discard.
lesson-h-discarded = Discarded cards lie on the pile beside the deck. Press it to see what is left of each card.
lesson-h-last-copy = Careful: there is now only one copy left of a card you need. The pile shows such cards with a frame.
lesson-h-error = That card did not fit. It happens: two errors are forgiven, the third ends the game.
lesson-h-lost = A firework can no longer be finished: what nobody can reach is shut off in the sky.
lesson-h-complete = A firework is complete! It blooms, and a clue token comes back.
lesson-h-deck = The deck is almost empty. After the last card everybody has one more turn.
lesson-h-last-round = The last round: play what you can, there is nothing to save for.

## Reference

reference-hanabi = Each colour has its own firework, so that nobody needs to tell colours apart.
reference-hanabi-copies = Ordinary colours: three 1s, two each of 2, 3 and 4, one 5. Multicolour: one of each.
