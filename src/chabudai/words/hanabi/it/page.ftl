# Hanabi. Parole che servono solo al browser.

## Pagina iniziale

hanabi-pitch = Tutti vedono le tue carte tranne te. Costruite insieme cinque fuochi d’artificio.

## Tavolo

whose-hand = La mano di { $name }
turns-left = { $count ->
    [one] turno ancora
   *[other] turni ancora
}
firework-reach = fino a { $value }
firework-reach-long = Può arrivare al massimo a { $value }.
clued-by = Nuovo indizio di { $name }: { $what }.
card-new = La tua carta più nuova.
card-next = La tua carta più vecchia senza indizi: la prossima da scartare.
hint-hanabi-short = Tocca una carta: loro, indizio; tua, gioca.
aid-order = Carta nuova e prossimo scarto
aid-order-more = In Hanabi, segna la tua carta più nuova e la più vecchia senza indizi.
still-reachable = Ancora raggiungibili: { $count } punti.
fireworks-stood = I fuochi erano a { $total }.
discards-explained = Gli scarti: per ogni carta quante sono scartate e quante restano.
key-left = ancora in gioco
key-gone = scartata
key-last = ultima
key-built = costruita

## Aprire un tavolo

variant-empty_clues = Indizi vuoti
variant-empty_clues-more = Puoi dire a qualcuno che cosa non ha.
variant-all_or_nothing = Gran finale (tutto o niente)
variant-all_or_nothing-more = Completate ogni fuoco o perdete. Persa l’ultima copia di una carta che serve, la partita finisce.
variant-synchronised = Spettacolo sincronizzato
variant-synchronised-more = Puoi annunciare il colore mentre giochi una carta: giusto dà un gettone, sbagliato è un errore.
variant-avalanche = Valanga di colori
variant-avalanche-more = Un sesto fuoco multicolore, con una sola carta per valore.
edition-it-2023 = Italiana, 2023
edition-it-2023-more = Gli indizi vuoti sono permessi.
edition-es-2019 = Spagnola, 2019
edition-es-2019-more = Un indizio deve indicare una carta.
edition-pl = Polacca
edition-pl-more = La scatola con 55 carte. Un indizio deve indicare una carta.
edition-it-fan = Italiana, prima edizione
edition-it-fan-more = Tradotta dagli appassionati. Un indizio deve indicare una carta.
