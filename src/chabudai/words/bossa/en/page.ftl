# Bossa. Words that only the browser needs.

## Front page

bossa-pitch = A quick duel with wooden tiles on two lines of numbers.

## The table

tiles-to-go = { $count ->
    [one] One tile to go
   *[other] { $count } tiles to go
}
piece-used = { $piece }, used
tile-short = { $white } white { $black } black
tile-short-modified = { $tile } (modified)
tile-modified = { $tile } with the { $kind }, counts { $count }
tile-new = just drawn
tile-swapped = just swapped
group-covered = On it: { $tiles }.
group-new = New since your last move.
discards = Discards
discards-none = Nothing has been discarded yet.
discarded-tile = Discarded: { $tile }
unseen-count = { $count } unseen
unseen-title = Not seen yet: { $count }
unseen-more = They still lie face down.
unseen-tile = { $tile }: not seen yet
seen-tile = { $tile }: seen
rolled = { $one } rolled { $white }, { $two } rolled { $black }.
rolled-tie = Both rolled { $value }, so they rolled again.
redraw-wants = Choose the one tile to discard.
swap-wants = Choose one of your tiles and one of theirs.
stack-wants = Choose tiles, then press the group they match.
no-redraw = There is nothing to redraw now.
no-swap = There is nothing to swap now.
no-stack = None of your tiles match a group now.
