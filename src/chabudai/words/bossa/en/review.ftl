# Bossa. Looking back at a game.

review-before = Chance with the best move
review-after = Chance with this move
review-exact = Exact: every draw was counted to the end.
review-why-ends = It wins at once.
review-why-stuck = After { $count } of { $draws } draws the opponent cannot move.
review-why-answers = After { $count } of { $draws } draws the opponent can win at once.

## Moves

review-place = placing { $tiles } as { $value } on the { $line ->
    [white] white
   *[black] black
} line
review-stack = stacking { $tiles } on the { $value } of the { $line ->
    [white] white
   *[black] black
} line
review-swap = swapping { $given } for { $taken }
review-redraw = discarding { $tile } and drawing another
review-first = playing first
review-line = taking the { $line ->
    [white] white
   *[black] black
} line
