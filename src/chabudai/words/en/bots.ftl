# Why bots moved as they did, each in a sentence.

because-or = { $one } or { $other }
because-and = { $one } and { $other }
because-any = It was drawn from the legal moves.
because-nothing-better = There was nothing better to do.
because-nothing-else = There was nothing else to do.

bots-coded = For tables of bots
bots-coded-more = These speak a code that people do not know. Beside a person they are lost.

coach-you = You
coach-meaning = What could that move mean?
coach-move = { $bot ->
    [none] What would a bot do here?
   *[other] What would { $bot } do?
}
coach-sure = Each use is marked: this game will not be compared with games without help. The answer comes from what your seat can see.
coach-own = Your cards
coach-would = { $bot } would choose: { $move }.
refused-coach-none = There is no coach here: it is for one person who plays with bots.
refused-coach-nothing = There is nothing to explain since your last move.
