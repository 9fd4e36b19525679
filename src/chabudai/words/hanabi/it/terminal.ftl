# Hanabi. Parole che servono solo al terminale.

## Mosse

do-play = Gioca la carta { $place }
do-announce = Gioca la carta { $place } annunciando { $colour }
do-discard = Scarta la carta { $place }
do-clue = Di’ a { $name }: { $what }

## Perché no

why-H2-1 = Non hai così tante carte.
why-H3-1 = Non ci sono più gettoni indizio. Scarta una carta per riaverne uno.
why-H3-2 = Un indizio va a un’altra persona e dice un colore o un valore.
why-H3-4 = Quell’indizio non indica nessuna carta, e queste regole ne vogliono una.
why-H4-1 = Tutti e otto i gettoni indizio sono disponibili: non puoi scartare.
why-H8-1 = I colori si annunciano solo nello spettacolo sincronizzato.
why-H9-1 = Il multicolore c’è solo nella valanga di colori.

## Tavolo

fireworks-short = Fuochi
tokens-short = Indizi
errors-short = Errori
deck-short = Mazzo
reachable = al massimo { $count }
up-to = al massimo { $value }
stood-at = I fuochi erano a { $total } su { $top }.

## Aiuto

help-hanabi = Le carte sono una lettera e un valore: W bianco, R rosso, B blu, Y giallo, G verde, M multicolore.
    Dopo la carta: + va bene adesso, ! è l’ultima del suo tipo, - non serve più a nessuno.
    Sotto una carta c’è quello che ha sentito chi la tiene; sotto le tue anche ciò che possono ancora essere.
    Scegli una tua carta per giocarla o scartarla, o la carta di un’altra persona per darle un indizio.

## Righe

help-moves-hanabi = Mosse: play 3, play 3 as red, discard 1, clue 2 red, clue 2 4 (al posto 2). La carta 1 è la più vecchia.
