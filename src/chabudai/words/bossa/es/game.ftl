# Bossa: lo que dicen el navegador y el terminal.

bossa = Bossa

## Las cosas

line-white = Línea blanca
line-black = Línea negra
tile = Loseta con { $white ->
    [one] 1 blanco
   *[other] { $white } blancos
} y { $black ->
    [one] 1 negro
   *[other] { $black } negros
}
tile-hidden = Loseta boca abajo
die = { $line }: empieza en { $value }
group = { $line }, { $value }: losetas { $tiles }. { $stacks ->
    [0] Nada encima.
    [one] Losetas apiladas una vez.
   *[other] Losetas apiladas { $stacks } veces.
}
open-end = { $line }: sigue con { $value }, pide { $sizes } losetas. { $fits ->
    [fits] Tus losetas encajan aquí.
    [could] Encajan aquí con tu modificador.
   *[no] {""}
}
groups-of-six = { $count } de 6 grupos
pile-left = { $count ->
    [0] La reserva está vacía
    [one] Una loseta en la reserva
   *[other] { $count } losetas en la reserva
}
their-hand = Mano de { $name }
doubler = Doblador
doubler-more = Una vez, una de tus losetas cuenta el doble.
doubler-sign = ×2
inverter = Inversor
inverter-more = Una vez, una de tus losetas invierte su blanco y su negro.
inverter-sign = ⇄
no-sign = ·
action-redraw = Robar otra
action-swap = Cambiar
action-stack = Apilar

## Las acciones

choice-wait = { $name } está eligiendo …
choice-choose = Sacaste el número más alto. ¿Qué eliges?
choice-choose-line = ¿Cuál es tu línea?
choice-modifiers = ¿Qué lado de tu ficha?
take-line-white = Tomar la línea blanca
take-line-black = Tomar la línea negra
take-line-more = Empieza la otra persona.
take-first = Empezar
take-first-more = La otra persona toma una línea.
makes-white = { $value ->
    [0] ○ nada de blanco
   *[other] ○ { $value } blanco
}
makes-black = { $value ->
    [0] ◆ nada de negro
   *[other] ◆ { $value } negro
}
pick-tiles = Elige losetas para ver dónde encajan.
modifier-armed = Ahora pulsa la loseta sobre la que va.
swap-hint = Para cambiar, pulsa también una de sus losetas.

## Por qué no

why-B2-3 = Quien sacó más todavía está eligiendo.
why-B2-5 = Todavía se está eligiendo una línea.
why-B2-7 = Todavía se están eligiendo los modificadores.
why-B3-2 = En un turno se pone un grupo o se usa una loseta de acción.
why-B3-3 = Esa loseta no está en tu mano.
why-B4-2 = La línea no sigue con ese número.
why-B4-3 = Los puntos no suman ese número.
why-B4-4 = Cada loseta debe mostrar el color de la línea.
why-B4-5 = Hace falta una loseta más o una menos que en el grupo vecino.
why-B4-6 = Junto al dado hacen falta una o dos losetas.
why-B5-1 = Esa loseta de acción ya se usó.
why-B5-3 = La reserva está vacía: no hay qué robar.
why-B5-4 = Esa loseta no está en la otra mano.
why-B5-5 = Para apilar hacen falta tantas losetas como tiene el grupo, con el mismo valor.
why-B6-1 = Tu modificador ya se usó.
why-B8-2 = Cada loseta una sola vez.

## Lo que pasó

log-line-taken = { $who } tomó la línea { $line ->
    [white] blanca
   *[black] negra
}.
log-first-taken = { $who } eligió empezar.
log-hands-turned-up = Las dos manos quedan a la vista.
log-modifier-chosen = { $who } eligió un modificador.
log-modifiers-shown = Modificadores: { $kinds }.
log-placed = { $who } puso { $value } en la línea { $line ->
    [white] blanca
   *[black] negra
} con { $tiles }.
log-stacked = { $who } apiló { $tiles } sobre el { $value } de la línea { $line ->
    [white] blanca
   *[black] negra
}.
log-swapped = { $who } dio { $given } por { $taken }.
log-tile-discarded = { $who } descartó { $tile }.
log-tile-drawn = { $who } robó { $tile }.

## El final

bossa-ended-hand = { $winner } puso la última loseta de su mano.
bossa-ended-line = La línea de { $winner } tiene seis grupos.
bossa-ended-hand_on_line = { $winner } puso su última loseta como sexto grupo de la otra línea.
bossa-ended-stuck = { $loser } se quedó sin jugada.
bossa-ended-pile = La reserva está vacía: gana la mano más pequeña.
bossa-ended-pile-draw = La reserva está vacía y las manos son iguales.
bossa-ended-resigned = { $loser } se rindió.
bossa-ended-clock = A { $loser } se le acabó el tiempo.
bossa-you-won = ¡Has ganado!
bossa-won = Ganó { $winner }.
bossa-draw = Empate.
