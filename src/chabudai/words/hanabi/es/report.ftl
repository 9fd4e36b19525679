# Hanabi. Un repaso en el terminal y en un archivo propio.

report-expected = Esperado
report-pace = Margen
report-clues = Pistas
report-most = Máximo
report-as-it-lay = Tal como estaba
report-knew = se sabía: { $cards }
report-took = las tomaba por: { $cards }
report-many = una de { $count }
report-better = mejor: { $why }
report-lost = perdida la última carta { $card }
report-as-good = tan buena como la mejor
report-lay-better = con las cartas que había salió mejor
report-lay-harmless = con las cartas que había no hizo daño
report-answered = junto con la jugada { $number } salió bien: la mesa entendió más de lo que dicen estas convenciones
shadow-reading-hanabi = En las cartas con pistas, la verdadera estaba entre las que suponía el bot en { $count } de { $total } casos ({ $percent } %).
