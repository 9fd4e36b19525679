# Bossa. Un repaso en el terminal y en un archivo propio.

report-before = Antes
report-after = Después
report-pile = Reserva
report-exact = exacto
report-wins = gana en el acto
report-best-wins = la mejor gana en el acto
report-stuck = rival bloqueado tras { $count } de { $draws } robos
report-answers = el rival puede responder ganando tras { $count } de { $draws } robos
report-left = losetas que quedan en la mano: { $count }
report-groups = grupos en la línea propia: { $count }
report-beside = { $best } (no { $made })
