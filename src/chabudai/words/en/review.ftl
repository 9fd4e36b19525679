# Looking back at a game.

review-waiting = Waiting in the queue …
review-starting = The bot is getting ready. The first of { $parts } moves takes longest …
review-progress = { $done } of { $parts } moves looked at …
review-upload = Choose a record or a game of hanab.live. A bot looks at every move of it.
review-upload-live = A game of hanab.live is saved from hanab.live/export/ and its number.
review-course-score = If bots took over before each move, they would reach { $first } at the deal and { $last } at the end.
review-course-victory = If bots took over before each move, their chance of a victory would be { $first } at the deal and { $last } at the end.
review-course-chance = The winning chance of { $name }: { $first } at the deal, { $last } at the end.
review-turning = Turning points
review-turning-point = Move { $number }, { $name }: { $before } → { $after }
review-turning-cost = Move { $number }, { $name }: it cost { $cost }
review-no-turning = No move lost more than chance does.
review-explained = Choose a move to see what could be known, what was best and what it cost.
review-board = The table before the move
review-moves = The moves and what they cost
review-move = Move { $number }: { $name }
review-to-replay = See it on the table
review-best = Better: { $move }.
review-is-best = Nothing better was found.
review-as-good = About as good: { $move }.
review-cost-known = Cost, by what could be known
review-points = { $points ->
    [one] about 1 point
   *[other] about { $points } points
}
review-chance = about { $percent }% of the chance to win
review-range = { $cost } ({ $least } to { $most })
review-nothing = nothing that could be measured
review-gained = nothing: luck gave { $points } back
review-move-cost = It cost { $cost }.
review-move-free = It cost nothing.
review-figure = about { $points }
review-ask-why = Why?
review-none-yet = The table as it was dealt. Step on, or choose a move.
review-no-board = The table could not be shown: { $problem }
review-way = Looked back at by
review-way-people = People
review-way-code = Code
review-way-people-explained = By the conventions that people use.
review-way-code-explained = By the code of the strongest bots, which nobody speaks at a table.
review-meant = What the clue meant
review-again = Try again

## What a move is called

review-brilliant = brilliant
review-good = good
review-doubtful = doubtful
review-mistake = mistake
review-blunder = blunder
review-sign-brilliant = !!
review-sign-good = ✓
review-sign-doubtful = ?!
review-sign-mistake = ?
review-sign-blunder = ??
