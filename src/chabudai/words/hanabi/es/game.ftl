# Hanabi: lo que dicen el navegador y el terminal.

hanabi = Hanabi

## Las cosas

colour-white = blanco
colour-red = rojo
colour-blue = azul
colour-yellow = amarillo
colour-green = verde
colour-multicolour = multicolor
card-white = { $value } blanco
card-red = { $value } rojo
card-blue = { $value } azul
card-yellow = { $value } amarillo
card-green = { $value } verde
card-multicolour = { $value } multicolor
fireworks = Fuegos artificiales
firework-height = { $colour }: { $height } de 5.
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
caption-errors = { $count } de 3 errores
caption-deck = mazo
caption-discards = descartes
hint-hanabi = Toca una carta de arriba para dar una pista, o una tuya para jugarla o descartarla.
your-card = Tu carta { $place }.
card-of = { $name }, carta { $place }: { $card }.
card-hidden = Carta { $place }, boca abajo. { $known }
heard = Oído: { $what }.
still-possible = Aún posible: { $what }.
mark-playable = Encaja ahora.
mark-useless = Ya no hace falta.
mark-indispensable = La última de su clase.
copies = Descartadas: { $gone }; quedan { $left }.
is-built = Ya construida.
card-chance = { $card } ({ $percent } %)

## Las acciones

play = Jugar
discard = Descartar
announce = Jugar anunciando su color
announce-which = ¿De qué color es?
no-discard-now = Con las ocho fichas de pista disponibles no puedes descartar.
clue-for = Pista para { $name }
clue-value = Valor { $value }
clue-button = { $what }: { $count ->
    [0] no señala ninguna carta
    [one] señala una carta
   *[other] señala { $count } cartas
}
all-clues = Todas las pistas
no-clue-token = No quedan fichas de pista. Descarta una carta para recuperar una.

## Lo que pasó

log-clued = { $count ->
    [0] { $who } le dijo a { $target }: nada de { $what }.
    [one] { $who } le dio a { $target } la pista { $what }: una carta.
   *[other] { $who } le dio a { $target } la pista { $what }: { $count } cartas.
}
log-played = { $who } jugó: { $card }.
log-played-announced = { $who } anunció { $colour } y jugó: { $card }.
log-misplayed = { $who } probó: { $card }. No encaja: { $count ->
    [one] primer error.
    [2] segundo error.
   *[other] tercer error.
}
log-misplayed-announced = { $who } anunció { $colour } y probó: { $card }. Error.
log-discarded = { $who } descartó: { $card }.
log-completed = ¡Serie completa: { $colour }!
log-tokens-regained = { $count ->
    [one] Vuelve una ficha de pista.
   *[other] Vuelven { $count } fichas de pista.
}
log-last-round = Se robó la última carta: { $count ->
    [one] queda un turno.
   *[other] quedan { $count } turnos.
}

## El final

ended-victory = Todas las series están completas.
ended-errors = El tercer error apagó las mechas.
ended-deck = El mazo se acabó y terminó el espectáculo.
ended-hopeless = Se perdió una carta que aún hacía falta.
ended-stuck = Ni carta que jugar ni pista que dar.
verdict-defeat = Habéis perdido. Alguien mojó las mechas.
verdict-damp = Dos chispas y una tos. Aplaudieron las ranas.
verdict-flicker = Un destello modesto. La tía de alguien se emocionó.
verdict-glow = Un brillo digno. Nadie pidió que le devolvieran el dinero.
verdict-sparkle = Una noche chispeante. La gente se quedó un rato en el puente.
verdict-dazzle = ¡Deslumbrante! El pueblo hablará de ello hasta el invierno.
verdict-legend = Legendario. La luna pidió otra.
verdict-beyond_the_stars = Más allá de las estrellas. Los astrónomos toman nota.
verdict-victory = Todo, sin perder ni una brasa.
