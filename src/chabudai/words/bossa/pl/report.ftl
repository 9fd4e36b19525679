# Bossa. Spojrzenie wstecz w terminalu i w osobnym pliku.

report-before = Przed
report-after = Po
report-pile = Stos
report-exact = dokładnie
report-wins = wygrywa od razu
report-best-wins = najlepszy ruch wygrywa od razu
report-stuck = przeciwnik bez ruchu po { $count } z { $draws } dobrań
report-answers = przeciwnik może odpowiedzieć wygraną po { $count } z { $draws } dobrań
report-left = płytki pozostałe na ręce: { $count }
report-groups = grupy na własnej linii: { $count }
report-beside = { $best } (nie { $made })
