# Hanabi. Palabras que solo necesita el terminal.

## Jugadas

do-play = Juega la carta { $place }
do-announce = Juega la carta { $place } anunciando { $colour }
do-discard = Descarta la carta { $place }
do-clue = Dile a { $name }: { $what }

## Por qué no

why-H2-1 = No tienes tantas cartas.
why-H3-1 = No queda ninguna ficha de pista. Descarta una carta para recuperar una.
why-H3-2 = Una pista va a otra persona y nombra un color o un valor.
why-H3-4 = Esa pista no señala ninguna carta, y estas reglas piden una.
why-H4-1 = Las ocho fichas de pista están disponibles: no puedes descartar.
why-H8-1 = Los colores solo se anuncian en el espectáculo sincronizado.
why-H9-1 = El multicolor solo está en la avalancha de colores.

## Mesa

fireworks-short = Series
tokens-short = Pistas
errors-short = Errores
deck-short = Mazo
reachable = como mucho { $count }
up-to = como mucho { $value }
stood-at = Las series sumaban { $total } de { $top }.

## Ayuda

help-hanabi = Las cartas son una letra y un valor: W blanco, R rojo, B azul, Y amarillo, G verde, M multicolor.
    Tras la carta: + encaja ahora, ! es la última de su clase, - ya no hace falta.
    Debajo de una carta está lo que ha oído quien la tiene; debajo de las tuyas, también lo que aún pueden ser.
    Elige una carta tuya para jugarla o descartarla, o la de otra persona para darle una pista.

## Líneas

help-moves-hanabi = Jugadas: play 3, play 3 as red, discard 1, clue 2 red, clue 2 4 (asiento 2). La carta 1 es la más vieja.
