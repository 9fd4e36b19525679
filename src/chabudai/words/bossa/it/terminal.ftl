# Bossa. Parole che servono solo al terminale.

## Mosse

do-place = Posa { $value } sulla linea { $line ->
    [white] bianca
   *[black] nera
} con { $tiles }
do-stack = Impila { $tiles } sul { $value } della linea { $line ->
    [white] bianca
   *[black] nera
}
do-swap = Dai { $mine } per { $theirs }
do-redraw = Scarta { $tile } e pescane un’altra

## Tavolo

pile-short = Pila
gone-short = Scartate

## Aiuto

help-bossa = Le tessere sono puntini bianchi / neri. Scegline con 1 fino a 7; sotto si vede che cosa fanno.
    Un asterisco segna la tessera con il modificatore. Le linee scendono a sinistra e salgono a destra.
    Un posto tratteggiato mostra il prossimo numero e quante tessere vuole; premilo per sapere perché no.
    Per scambiare scegli una tua tessera e una sua; per ripescare scegline una.

## Righe

help-moves-bossa = Mosse: white, black, first, doubler, inverter, place white 6 2/0 2/4*, stack black 3 1/3,
    swap 2/3 4/1 (la tua, la sua), redraw 2/3. Una tessera è bianchi/neri; l’asterisco è il modificatore.
