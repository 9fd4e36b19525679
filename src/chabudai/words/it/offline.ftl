# Parole per giocare senza rete.

offline-play = Giocare senza rete
offline-play-more = Conserva regole e bot in questo browser, così puoi giocare contro i bot ovunque. Le partite restano su questo dispositivo.
offline-play-keep = Conserva per giocare senza rete ({ $size } MB)
offline-play-busy = Sto scaricando …
offline-play-kept = Conservato su questo dispositivo ({ $size } MB).
offline-play-game = Gioca a { $game } su questo dispositivo
offline-play-drop = Rimuovilo
offline-play-none = Questo server non lo offre.
offline-play-failed = Non ha funzionato. Controlla la connessione e lo spazio sul dispositivo, poi riprova.
