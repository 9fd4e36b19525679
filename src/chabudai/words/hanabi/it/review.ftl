# Hanabi. Rivedere una partita.

review-lost = L'ultima carta { $card } è persa.
review-cost-lay = Costo con le carte com'erano
review-expected = Attesa prima della mossa
review-highest = Punteggio massimo possibile
review-pace = Turni di margine (pace)
review-tokens = Gettoni indizio
review-mark-made = Questa carta è stata giocata o scartata.
review-known = Che cosa { $name } poteva sapere delle proprie carte
review-taken = Per che cosa { $name } poteva prendere le proprie carte
review-answered = Giudicata insieme alla mossa { $number }: il tavolo ci ha letto più di quanto dicano queste convenzioni.
review-fitted = La carta andava bene, anche se nessuno sembrava saperlo. Il giudizio è benevolo: forse era un accordo.

## Mosse

review-play = giocare la carta { $place }
review-announce = giocare la carta { $place } annunciando { $colour }
review-discard = scartare la carta { $place }
review-clue = dare a { $name } l’indizio { $what }
