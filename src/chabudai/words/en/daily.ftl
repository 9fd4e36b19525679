# What there is every day: puzzles and deals.

puzzle-number = { $game }, puzzle { $number } of { $count }
puzzle = One move is better than all others. Which one is it?
puzzle-ask = Your move? Write it, or: legal to see all moves, an empty line to see the answer.
puzzle-right = Right: { $move }.
puzzle-wrong = There is a better move: { $move }.
puzzle-close = Nearly as good. A little better: { $move }.
puzzle-answer = The answer: { $move }.
puzzle-yours = your move
puzzle-worths = What each move is worth
puzzle-points = { $points } points
puzzle-short = Which move is best?
puzzle-best-points = { $points } points on average
puzzle-less-points = { $points } fewer
puzzle-best-chance = wins { $percent }%
puzzle-less-chance = { $percent }% less often
puzzle-same = as good
puzzle-gap-points = On average it brings { $points ->
    [one] 1 point
   *[other] { $points } points
} more than yours.
puzzle-gap-chance = It wins { $percent } games in 100 more than yours.
puzzle-last-moves = The last moves
puzzle-why = Why?
puzzle-next = Next
puzzle-about = About this puzzle
puzzle-you = You
puzzle-today = Today’s puzzle
puzzle-earlier = Earlier
puzzle-later = Later
puzzle-any = Any of { $count }:
puzzle-open = Open
puzzle-give-up = Show the answer
puzzle-again = Try again
puzzle-more = { $count ->
    [one] One more move
   *[other] { $count } more moves
}
puzzle-streak = { $count ->
    [one] Solved one day in a row
   *[other] Solved { $count } days in a row
}
puzzle-solved = Solved at the first try: { $count } of { $tried }
puzzle-progress = { $solved } of { $count } solved
puzzle-new = New today
puzzle-done-right = Solved today
puzzle-done-wrong = Tried today

deal-name = { $game }, deal { $number }
deal-seats = { $count } players
deal-pitch = The same cards or tiles for everybody. Afterwards see what our best bots and the others here made of them.
deal-how = Play it with: { $command }
deal-play = Play it with bots
deal-friends = Play it with friends
deal-fair = Anybody can look a deal up. Whoever plays it has agreed not to.
deal-any = Any deal from 1 on:
deal-open = Open
deal-earlier = The deal before
deal-later = The next deal
deal-bots = What bots reach on it
deal-bot = { $bot }: { $tries ->
    [one] one try
   *[other] { $tries } tries
}, mean { $mean }, from { $least } to { $most }
deal-bot-same = { $bot }, always the same way: one try for each seat that can begin, mean { $mean }, from { $least } to { $most }
deal-wins = { $first } against { $second }: the first seat wins { $wins } of { $tries }, { $draws } drawn
deal-counting = The bots are still playing: { $done } of { $parts }
deal-counting-quit = The bots are still playing this deal; quit if you do not want to wait.
deal-stopped = The bots could not play this deal to the end.
deal-busy = The bots are busy with other deals. Come back in a minute.
deal-people = What people here reached on it
deal-people-wins = The first seat won { $wins } of { $tries }, { $draws } drawn.
deal-nobody = Nobody has finished it here yet.
deal-once = Only the first game of each person counts, without moves taken back.
deal-score = Your score: { $score }
deal-standing = As good as { $bot } or better in { $count } of { $tries } tries
deal-you = You
deal-problem = The game could not be set up. Try again in a moment.

## Without a connection

puzzles-seen = Seen before
