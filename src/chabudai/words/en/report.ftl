# A review in the terminal and in a file of its own.

report-title = { $game }, reviewed
report-made = { $bot }, seed { $seed }, up to { $worlds } worlds a move, chabudai { $version }.
report-nameless = Player { $number }
report-player = Player
report-move = Move
report-verdict = Verdict
report-best = Best
report-cost = Cost
report-remark = Remark
report-turning-point = Turning point at move { $number }, by { $name } ({ $move }): { $before } → { $after }.
report-turning-cost = Turning point at move { $number }, by { $name } ({ $move }): it cost { $cost }.
report-points = The moves of { $name } cost { $cost } points against { $bot }.
report-points-gained = The moves of { $name } were worth { $cost } points more than those of { $bot }.
report-chances = The moves of { $name } cost { $cost } percentage points against { $bot }.
report-chances-gained = The moves of { $name } were worth { $cost } percentage points more than those of { $bot }.
report-unfinished = The game was not finished.

## The picture

report-course-score = { $game }: expected score over the moves
report-course-victory = { $game }: chance of victory over the moves
report-course-chance = { $game }: winning chance of { $name } over the moves

## While it is made

report-progress = moves
report-interrupted = Interrupted after { $done } of { $parts } parts, which are kept in { $file }.
report-resume = Go on with: { $command }

## What a bot would have done

shadow-none = There are no moves to compare.
shadow-same = { $bot } would have made { $count } of { $total } moves too ({ $percent }%).
shadow-kind = { $kind } { $count } of { $total } ({ $percent }%)
shadow-reading = The truth was among what it took its cards for in { $count } of { $total } cases ({ $percent }%).
shadow-game = { $file }, game { $number }
shadow-together = { $games } games together
shadow-why = Reason
