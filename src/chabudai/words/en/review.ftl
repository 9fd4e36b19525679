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
review-cost-known = Cost by what could be known
