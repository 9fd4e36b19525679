# Hanabi. Perché i bot hanno fatto una mossa, in una frase.

## Ciò che è sicuro

because-fits = La carta è sicuramente giusta.
because-certain = Con l’indizio una carta diventa sicura.
because-useless = La carta è sicuramente inutile.
because-copies = Di questa carta c’è sicuramente un’altra copia.
because-least-missed = È la carta che forse mancherà di meno.

## Secondo le convenzioni

because-some-value = un { $value }
because-some-colour = una carta di colore { $colour }
because-some-card = una tra molte carte
because-asked = Un indizio dato ad altri richiede prima { $card } e nessun altro ce l’ha: dev’essere questa carta.
because-ready = Secondo me questa carta è { $card }, e va bene.
because-gamble = Non conosco questa carta, ma potrebbe andare bene ({ $percent }%).
because-trash = Secondo me questa carta è { $card }, e non serve più a nessuno.
because-chop = Non ho niente da giocare né un buon indizio da dare: scarto la più vecchia delle carte senza indizi.
because-locked = Tutte le mie carte hanno avuto indizi e devo scartare. Secondo me questa è { $card }: la perdita minore.
because-mends = Così { $who } evita un errore.
because-passes = È un indizio per passare il tempo.
because-asks = Chiede a { $who } di giocare { $card }.
because-asks-later = Chiede a { $who } di giocare { $card } quando sarà il momento.
because-asks-after = Chiede a { $who } di giocare { $card }, e prima ancora { $first }.
because-ask = a { $who } di giocare { $card }
because-saves = Salva { $card } di { $who } dallo scarto.
because-tells = Dice a { $who } qualcosa di più sulle sue carte.

## Secondo il codice

because-code-clue = Secondo il codice, questo indizio dice a ogni altro giocatore qualcosa sulla sua mano.
because-code-discard = Secondo il codice, questa è la carta che mancherà di meno.
because-code-play = Secondo il codice, questa carta va bene.
because-searched = { $why } Nei mondi che somigliano a questo niente è andato meglio.
because-better = Nei mondi che somigliano a questo è andata meglio della mossa del codice ({ $move }).
because-move-play = giocare la carta { $place }
because-move-announce = giocare la carta { $place } annunciando { $colour }
because-move-discard = scartare la carta { $place }
because-move-clue = dire a { $who }: { $what }

## Di partite salvate prima che le carte avessero nomi propri

card = { $value } { $colour }
