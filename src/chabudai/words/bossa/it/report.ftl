# Bossa. Una revisione nel terminale e in un file a parte.

report-before = Prima
report-after = Dopo
report-pile = Pila
report-exact = esatto
report-wins = vince subito
report-best-wins = la migliore vince subito
report-stuck = avversario bloccato dopo { $count } pescate su { $draws }
report-answers = l’avversario può rispondere vincendo dopo { $count } pescate su { $draws }
report-left = tessere rimaste in mano: { $count }
report-groups = gruppi sulla propria linea: { $count }
report-beside = { $best } (non { $made })
