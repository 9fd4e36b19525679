# Hanabi. Ciò che c’è ogni giorno: rompicapi e smazzate.

puzzle-hanabi = Gli ultimi turni di una partita. Nessuno ha concordato convenzioni: tutti si basano su ciò che dicono gli indizi e su ciò che è scoperto. Quale mossa porta in media più punti?
puzzle-short-hanabi = Quale mossa porta in media più punti?
puzzle-worths-hanabi = Quanto porta in media ogni mossa: la migliore almeno tanto, le altre al massimo
puzzle-fits = La carta va bene con una probabilità del { $percent }%.
deal-bots-how-hanabi = Partner gioca con le convenzioni che usano le persone: è con lui che ci si può confrontare. Foresight parla un codice che nessuno parla.
