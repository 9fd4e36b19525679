# Por qué los bots jugaron así, en una frase.

because-or = { $one } o { $other }
because-and = { $one } y { $other }
because-any = Salió por sorteo entre las jugadas permitidas.
because-nothing-better = No había nada mejor que hacer.
because-nothing-else = No había otra cosa que hacer.

## Hanabi: lo que es seguro

because-fits = La carta encaja con seguridad.
because-certain = Con la pista una carta queda segura.
because-useless = La carta es inútil con seguridad.
because-copies = Con seguridad queda otra copia de la carta.
because-least-missed = Es la carta que menos falta hará, según parece.

## Hanabi: según las convenciones

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
because-asks = Pide a { $who } que juegue { $card }.
because-asks-later = Pide a { $who } que juegue { $card } cuando llegue el momento.
because-asks-after = Pide a { $who } que juegue { $card }, y antes { $first }.
because-ask = a { $who } que juegue { $card }
because-saves = Salva { $card } de { $who } del descarte.
because-tells = Dice a { $who } algo más sobre sus cartas.

## Hanabi: según el código

because-code-clue = Según el código, esta pista dice a cada uno de los demás algo sobre su mano.
because-code-discard = Según el código, esta es la carta que menos falta hará.
because-code-play = Según el código, esta carta encaja.
because-searched = { $why } En mundos parecidos a este nada fue mejor.
because-better = En mundos parecidos a este fue mejor que la jugada del código ({ $move }).
because-move-play = jugar la carta { $place }
because-move-announce = jugar la carta { $place } anunciando { $colour }
because-move-discard = descartar la carta { $place }
because-move-clue = decir a { $who }: { $what }

## Bossa

because-wins = Así gana enseguida.
because-most-tiles = Así se deshace de más losas al menor coste.
because-better-tiles = No había nada bueno que poner: espera losas mejores.
because-suits = Era lo adecuado para las losas de la mano.
because-chance = Así gana con una probabilidad de cerca del { $percent } %.
because-chance-exact = Contra el mejor juego así gana con una probabilidad del { $percent } %, contando todos los robos.
