# Spojrzenie wstecz w terminalu i w osobnym pliku.

report-title = { $game }: spojrzenie wstecz na partię
report-made = { $bot }, ziarno { $seed }, najwyżej { $worlds } światów na ruch, chabudai { $version }.
report-nameless = Gracz { $number }
report-player = Gracz
report-move = Ruch
report-verdict = Ocena
report-best = Najlepszy
report-cost = Koszt
report-remark = Uwagi
report-turning-point = Punkt zwrotny w ruchu { $number }, { $name } ({ $move }): { $before } → { $after }.
report-turning-cost = Punkt zwrotny w ruchu { $number }, { $name } ({ $move }): kosztował { $cost }.
report-points = Ruchy gracza { $name } kosztowały { $cost } pkt w porównaniu z botem { $bot }.
report-points-gained = Ruchy gracza { $name } były warte o { $cost } pkt więcej niż ruchy bota { $bot }.
report-chances = Ruchy gracza { $name } kosztowały { $cost } p.p. w porównaniu z botem { $bot }.
report-chances-gained = Ruchy gracza { $name } były warte o { $cost } p.p. więcej niż ruchy bota { $bot }.
report-unfinished = Partia nie została dokończona.

## Obraz

report-course-score = { $game }: oczekiwany wynik ruch po ruchu
report-course-victory = { $game }: szansa zwycięstwa ruch po ruchu
report-course-chance = { $game }: szansa wygranej gracza { $name } ruch po ruchu

## W trakcie

report-progress = ruchy
report-interrupted = Przerwano po { $done } z { $parts } części; zachowano je w { $file }.
report-resume = Dalej: { $command }

## Co zrobiłby bot

shadow-none = Nie ma ruchów do porównania.
shadow-same = { $bot } też wykonałby { $count } z { $total } ruchów ({ $percent }%).
shadow-kind = { $kind } { $count } z { $total } ({ $percent }%)
shadow-reading = Prawdziwa karta była wśród przypuszczeń bota w { $count } z { $total } przypadków ({ $percent }%).
shadow-game = { $file }, partia { $number }
shadow-together = Razem (liczba partii: { $games })
shadow-why = Powód
