# Palabras para los dos juegos, usadas por el navegador y por la terminal.

hanabi = Hanabi
bossa = Bossa

## Hanabi: las cosas

colour-white = blanco
colour-red = rojo
colour-blue = azul
colour-yellow = amarillo
colour-green = verde
colour-multicolour = multicolor
card = { $value } { $colour }
fireworks = Fuegos artificiales
firework-height = { $colour }: { $height } de 5.
firework-unfinishable = Este fuego ya no se puede completar.
clue-tokens = { $count ->
    [0] Ninguna ficha de pista
    [one] Una ficha de pista
   *[other] { $count } fichas de pista
}
errors-made = { $count ->
    [0] Ningún error
    [one] Un error de tres
   *[other] { $count } errores de tres
}
deck-left = { $count ->
    [0] El mazo está vacío
    [one] Una carta en el mazo
   *[other] { $count } cartas en el mazo
}
caption-clues = pistas
caption-errors = errores
caption-deck = mazo
caption-discards = descartes
hint-hanabi = Toca una carta de arriba para dar una pista, o una tuya para jugarla o descartarla.
discard-pile = Descartes
your-hand = Tu mano
other-players = Los demás
your-card = Tu carta { $place }.
card-of = { $name }, carta { $place }: { $value } { $colour }.
card-hidden = Carta { $place }, boca abajo. { $known }
heard = Oído: { $what }.
still-possible = Aún posible: { $what }.
mark-playable = Encaja ahora.
mark-useless = Ya no hace falta.
mark-indispensable = La última de su clase.
is-to-move = Es su turno.
away = ausente
copies = { $gone } descartadas, { $left } quedan.
is-built = Ya construida.
card-chance = { $card } ({ $percent } %)

## Hanabi: las acciones

play = Jugar
discard = Descartar
announce = Jugar anunciando su color
announce-which = ¿De qué color es?
no-discard-now = Con las ocho fichas disponibles no puedes descartar.
clue-for = Pista para { $name }
clue-value = Valor { $value }
clue-button = { $what }: { $count ->
    [0] no señala ninguna carta
    [one] señala una carta
   *[other] señala { $count } cartas
}
all-clues = Todas las pistas
no-clue-token = No quedan fichas de pista. Descarta una carta para recuperar una.
note = Nota

## Hanabi: lo que pasó

log-clued = { $count ->
    [0] { $who } dijo a { $target }: nada de { $what }.
    [one] { $who } dio a { $target } la pista { $what }: una carta.
   *[other] { $who } dio a { $target } la pista { $what }: { $count } cartas.
}
log-played = { $who } jugó { $card }.
log-played-announced = { $who } anunció { $colour } y jugó { $card }.
log-misplayed = { $who } probó { $card }. No encaja: { $count ->
    [one] primer error.
    [2] segundo error.
   *[other] tercer error.
}
log-misplayed-announced = { $who } anunció { $colour } y probó { $card }: error.
log-discarded = { $who } descartó { $card }.
log-completed = ¡El fuego { $colour } está completo!
log-tokens-regained = { $count ->
    [one] Vuelve una ficha de pista.
   *[other] Vuelven { $count } fichas de pista.
}
log-last-round = Se robó la última carta: { $count ->
    [one] queda un turno.
   *[other] quedan { $count } turnos.
}
last-round = Última ronda: { $count ->
    [one] queda un turno
   *[other] quedan { $count } turnos
}

## Hanabi: el final

ended-victory = Todos los fuegos están completos.
ended-errors = El tercer error apagó las mechas.
ended-deck = El mazo se acabó y terminó el espectáculo.
ended-hopeless = Se perdió una carta que aún hacía falta.
ended-stuck = Ni carta que jugar ni pista que dar.
ended-resigned = La mesa se rindió.
ended-clock = Se acabó el tiempo.
verdict-defeat = Alguien mojó las mechas. Nadie vio quién.
verdict-damp = Dos chispas y una tos. Aplaudieron las ranas.
verdict-flicker = Un destello modesto. La tía de alguien se emocionó.
verdict-glow = Un brillo digno. Nadie pidió que le devolvieran el dinero.
verdict-sparkle = Una noche chispeante. La gente se quedó un rato en el puente.
verdict-dazzle = ¡Deslumbrante! El pueblo hablará de ello hasta el invierno.
verdict-legend = Legendario. La luna pidió otra.
verdict-beyond_the_stars = Más allá de las estrellas. Los astrónomos toman nota.
verdict-victory = Todo, sin perder ni una brasa.
score-of = { $score } de { $top }

## Bossa: las cosas

line-white = Línea blanca
line-black = Línea negra
tile = Losa con { $white } blancos y { $black } negros
tile-hidden = Losa boca abajo
die = { $line }: empieza en { $value }
group = { $line }, { $value }: losas { $tiles }. { $stacks ->
    [0] Nada encima.
    [one] Una pila encima.
   *[other] { $stacks } pilas encima.
}
open-end = { $line }: sigue con { $value }, pide { $sizes } losas. { $fits ->
    [fits] Tus losas encajan aquí.
    [could] Encajan aquí con tu modificador.
   *[no] {""}
}
groups-of-six = { $count } de 6 grupos
pile-left = { $count ->
    [0] La reserva está vacía
    [one] Una losa en la reserva
   *[other] { $count } losas en la reserva
}
their-hand = Mano de { $name }
doubler = Doblador
doubler-more = Una vez, una de tus losas cuenta el doble.
doubler-sign = ×2
inverter = Inversor
inverter-more = Una vez, una de tus losas cambia su blanco y su negro.
inverter-sign = ⇄
no-sign = ·
action-redraw = Robar otra
action-swap = Cambiar
action-stack = Apilar

## Bossa: las acciones

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
pick-tiles = Elige losas para ver dónde encajan.
modifier-armed = Ahora pulsa la losa sobre la que va.
swap-hint = Para cambiar, pulsa también una de sus losas.

## Bossa: por qué no

why-B2-3 = Quien sacó más todavía está eligiendo.
why-B2-5 = Todavía se está eligiendo una línea.
why-B2-7 = Todavía se están eligiendo los modificadores.
why-B3-2 = En un turno se pone un grupo o se usa una losa de acción.
why-B3-3 = Esa losa no está en tu mano.
why-B4-2 = La línea no sigue con ese número.
why-B4-3 = Los puntos no suman ese número.
why-B4-4 = Cada losa debe mostrar el color de la línea.
why-B4-5 = Hace falta una losa más o una menos que en el grupo vecino.
why-B4-6 = Junto al dado hacen falta una o dos losas.
why-B5-1 = Esa losa de acción ya se usó.
why-B5-3 = La reserva está vacía: no hay qué robar.
why-B5-4 = Esa losa no está en la otra mano.
why-B5-5 = Para apilar hacen falta tantas losas como tiene el grupo, con el mismo valor.
why-B6-1 = Tu modificador ya se usó.
why-B8-2 = Cada losa una sola vez.
why-other = Ahí no encaja.

## Bossa: lo que pasó

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

## Bossa: el final

bossa-ended-hand = { $winner } puso la última losa de su mano.
bossa-ended-line = La línea de { $winner } tiene seis grupos.
bossa-ended-hand_on_line = { $winner } puso su última losa como sexto grupo de la otra línea.
bossa-ended-stuck = { $loser } se quedó sin jugada.
bossa-ended-pile = La reserva está vacía: gana la mano más pequeña.
bossa-ended-pile-draw = La reserva está vacía y las manos son iguales.
bossa-ended-resigned = { $loser } se rindió.
bossa-ended-clock = A { $loser } se le acabó el tiempo.
bossa-you-won = ¡Has ganado!
bossa-won = Ganó { $winner }.
bossa-draw = Empate.

## En la mesa

log-sat = { $who } se sentó.
log-named = { $who } se llama ahora { $name }.
log-bot-sat = { $who } se sentó.
log-left = { $who } se fue.
log-changed = Quien abrió la mesa la ha cambiado.
log-renamed = La mesa se llama ahora { $name }.
log-started = Empieza la partida.
log-proposed-take_back = { $who } pide deshacer una jugada.
log-proposed-claim = { $who } reclama la partida.
log-time-up = A { $who } se le acabó el tiempo.
log-proposed-resign = { $who } propone rendirse.
log-proposed-replace = { $who } propone que un bot juegue por { $target }.
log-agreed = { $who } está de acuerdo.
log-refused = { $who } dijo que no.
log-taken-back = Se deshizo una jugada.
log-replaced = { $who } ocupó el asiento.
log-bot-failed = { $bot } se atascó; sigue { $who }.
log-stopped-resigned = La partida se abandonó.
log-stopped-clock = Se acabó el tiempo.
log-rematch = Otra, en una mesa nueva.
said = { $who }: { $what }
phrase-hello = ¡Hola!
phrase-good_luck = ¡Suerte!
phrase-well_done = ¡Bien hecho!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-your_turn = Te toca.
phrase-one_moment = Un momento …
phrase-back_soon = Vuelvo enseguida.
phrase-i_know_nothing = Aún no sé nada de mi mano.
phrase-do_you_remember = ¿Recuerdas lo que tienes?
phrase-good_game = ¡Buena partida!
phrase-once_more = ¿Otra?
