# Un repaso en el terminal y en un archivo propio.

report-title = { $game }, partida repasada
report-made = { $bot }, semilla { $seed }, hasta { $worlds } mundos por jugada, chabudai { $version }.
report-nameless = Jugador { $number }
report-player = Jugador
report-move = Jugada
report-verdict = Valoración
report-best = Mejor
report-cost = Coste
report-remark = Nota
report-turning-point = Momento decisivo en la jugada { $number }, de { $name } ({ $move }): { $before } → { $after }.
report-turning-cost = Momento decisivo en la jugada { $number }, de { $name } ({ $move }): costó { $cost }.
report-points = Las jugadas de { $name } cuestan { $cost } puntos frente a { $bot }.
report-points-gained = Las jugadas de { $name } valen { $cost } puntos más que las de { $bot }.
report-chances = Las jugadas de { $name } cuestan { $cost } puntos porcentuales frente a { $bot }.
report-chances-gained = Las jugadas de { $name } valen { $cost } puntos porcentuales más que las de { $bot }.
report-unfinished = La partida no se terminó.

## La imagen

report-course-score = { $game }: puntuación esperada, jugada a jugada
report-course-victory = { $game }: probabilidad de victoria, jugada a jugada
report-course-chance = { $game }: probabilidad de que gane { $name }, jugada a jugada

## Mientras se prepara

report-progress = jugadas
report-interrupted = Interrumpido tras { $done } de { $parts } partes, que quedan guardadas en { $file }.
report-resume = Para continuar: { $command }

## Qué habría hecho un bot

shadow-none = No hay jugadas que comparar.
shadow-same = { $bot } también habría hecho { $count } de las { $total } jugadas ({ $percent } %).
shadow-kind = { $kind } { $count } de { $total } ({ $percent } %)
shadow-reading = La carta verdadera estaba entre las que suponía el bot en { $count } de { $total } casos ({ $percent } %).
shadow-game = { $file }, partida { $number }
shadow-together = En total, { $games } partidas
shadow-why = Motivo
