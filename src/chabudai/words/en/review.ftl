# Looking back at a game.

review-waiting = Waiting for its turn …
review-progress = { $done } of { $parts } moves looked at …
review-upload = Choose a record or a game of hanab.live. The best bot looks at every move of it.
review-course-score = If bots took over before each move, they would reach { $first } at the deal and { $last } at the end.
review-course-victory = If bots took over before each move, their chance of a victory would be { $first } at the deal and { $last } at the end.
review-course-chance = The winning chance of { $name }: { $first } at the deal, { $last } at the end.
review-turning = Turning points
review-turning-point = Move { $number }, { $name }: { $before } → { $after }
review-no-turning = The course never changed by more than chance.
review-explained = Choose a move to see what could be known, what was best and what it cost.
review-board = The table before the move
review-moves = The moves and what they cost
review-move = Move { $number }: { $name }
review-to-replay = See it on the table
review-best = Best: { $move }.
review-is-best = The best bot would have done the same.
review-as-good = What was played is about as good.
review-lost = The last { $card } is lost.
review-cost-known = Cost by what could be known
review-cost-lay = Cost as the cards lay
review-expected = Expected before
review-highest = Highest score possible
review-pace = Pace
review-before = Chance with the best move
review-after = Chance with this move
review-exact = Exact: every draw was counted to the end.
review-why-ends = It wins at once.
review-why-stuck = After { $count } of { $draws } draws the opponent cannot move.
review-why-answers = After { $count } of { $draws } draws the opponent can win at once.
review-known = What { $name } could know of the own cards

## Moves

review-play = play card { $place }
review-announce = play card { $place } as { $colour }
review-discard = discard card { $place }
review-clue = tell { $name } about { $what }
review-place = place { $tiles } as { $value } on the { $line ->
    [white] white
   *[black] black
} line
review-stack = stack { $tiles } on the { $value } of the { $line ->
    [white] white
   *[black] black
} line
review-swap = swap { $given } for { $taken }
review-redraw = give { $tile } away and draw
review-first = play first
review-line = take the { $line ->
    [white] white
   *[black] black
} line
