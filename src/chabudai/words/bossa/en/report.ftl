# Bossa. A review in the terminal and in a file of its own.

report-before = Before
report-after = After
report-pile = Pile
report-exact = exact
report-wins = wins at once
report-best-wins = the best wins at once
report-stuck = opponent stuck after { $count } of { $draws } draws
report-answers = can be answered by a win after { $count } of { $draws } draws
report-left = tiles left in hand: { $count }
report-groups = groups on the player’s own line: { $count }
report-beside = { $best } (not { $made })
