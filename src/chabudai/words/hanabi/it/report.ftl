# Hanabi. Una revisione nel terminale e in un file a parte.

report-expected = Atteso
report-pace = Margine
report-clues = Indizi
report-most = Massimo
report-as-it-lay = Com’erano
report-knew = si sapeva: { $cards }
report-took = le credeva: { $cards }
report-many = una fra { $count }
report-better = meglio: { $why }
report-lost = persa l’ultima carta { $card }
report-as-good = vale quanto la migliore
report-lay-better = con le carte com’erano è andata meglio
report-lay-harmless = con le carte com’erano non ha fatto danni
report-answered = insieme alla mossa { $number } è riuscita: il tavolo ci ha letto più di quanto dicano queste convenzioni
shadow-reading-hanabi = Per le carte con indizi, quella vera era tra quelle supposte dal bot in { $count } casi su { $total } ({ $percent }%).
