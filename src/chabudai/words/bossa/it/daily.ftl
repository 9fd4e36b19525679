# Bossa. Ciò che c’è ogni giorno: rompicapi e smazzate.

puzzle-bossa = Le ultime tessere di una partita. Quale mossa vince più spesso se da qui in poi entrambi giocano al meglio?
puzzle-short-bossa = Quale mossa vince più spesso?
puzzle-worths-bossa = Quanto spesso vince ogni mossa, contando ogni pescata
