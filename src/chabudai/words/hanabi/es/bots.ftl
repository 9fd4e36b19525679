# Hanabi. Por qué los bots jugaron así, en una frase.

## Lo que es seguro

because-fits = La carta encaja con seguridad.
because-certain = Con la pista una carta queda segura.
because-useless = La carta es inútil con seguridad.
because-copies = Con seguridad queda otra copia de la carta.
because-least-missed = Es la carta que menos falta hará, según parece.

## Según las convenciones

because-some-value = un { $value }
because-some-colour = una carta de color { $colour }
because-some-card = una de muchas cartas
because-asked = Una pista dada a otra persona necesita antes { $card } y nadie más la tiene: debe de ser esta carta.
because-ready = Creo que esta carta es { $card }, y encaja.
because-gamble = No conozco esta carta, pero puede que encaje ({ $percent } %).
because-trash = Creo que esta carta es { $card }, y ya nadie la necesita.
because-chop = No tengo nada que jugar ni una buena pista que dar: se va la más antigua de mis cartas sin pistas.
because-locked = Todas mis cartas han recibido pistas y tengo que descartar. Creo que esta es { $card }: la menor pérdida.
because-mends = Así { $who } evita un error.
because-passes = Es una pista para pasar el tiempo.
because-asks = Le pide a { $who } que juegue { $card }.
because-asks-later = Le pide a { $who } que juegue { $card } cuando llegue el momento.
because-asks-after = Le pide a { $who } que juegue { $card }, y antes { $first }.
because-ask = a { $who } que juegue { $card }
because-saves = Salva { $card } de { $who } del descarte.
because-tells = Le dice a { $who } algo más sobre sus cartas.

## Según el código

because-code-clue = Según el código, esta pista le dice a cada uno de los demás algo sobre su mano.
because-code-discard = Según el código, esta es la carta que menos falta hará.
because-code-play = Según el código, esta carta encaja.
because-searched = { $why } En mundos parecidos a este nada fue mejor.
because-better = En mundos parecidos a este fue mejor que la jugada del código ({ $move }).
because-move-play = jugar la carta { $place }
because-move-announce = jugar la carta { $place } anunciando { $colour }
because-move-discard = descartar la carta { $place }
because-move-clue = decirle a { $who }: { $what }

## De partidas guardadas antes de que las cartas tuvieran nombre propio

card = { $value } { $colour }
