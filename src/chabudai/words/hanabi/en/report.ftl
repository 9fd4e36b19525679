# Hanabi. A review in the terminal and in a file of its own.

report-expected = Expected
report-pace = Pace
report-clues = Clues
report-most = Most
report-as-it-lay = As it lay
report-knew = knew: { $cards }
report-took = took them for: { $cards }
report-many = one of { $count }
report-better = better: { $why }
report-lost = lost the last { $card }
report-as-good = as good as the best
report-lay-better = did better as it lay
report-lay-harmless = did no harm as it lay
report-answered = together with move { $number } it came off: the table made more of it than these conventions say
shadow-reading-hanabi = The truth was among what it took its clued cards for in { $count } of { $total } cases ({ $percent }%).
