# Repasar una partida.

review-waiting = Esperando su turno …
review-progress = { $done } de { $parts } jugadas examinadas …
review-upload = Elige una partida guardada o una partida de hanab.live. El mejor bot examina todas sus jugadas.
review-course-score = Si los bots tomaran el relevo antes de cada jugada, llegarían a { $first } al repartir y a { $last } al final.
review-course-victory = Si los bots tomaran el relevo antes de cada jugada, ganarían con probabilidad { $first } al repartir y { $last } al final.
review-course-chance = La probabilidad de que gane { $name }: { $first } al repartir, { $last } al final.
review-turning = Momentos decisivos
review-turning-point = Jugada { $number }, { $name }: { $before } → { $after }
review-no-turning = El curso nunca cambió más de lo que cambia por azar.
review-explained = Elige una jugada para ver qué se podía saber, cuál era la mejor y cuánto costó.
review-board = La mesa antes de la jugada
review-moves = Las jugadas y lo que costaron
review-move = Jugada { $number }: { $name }
review-to-replay = Verla en la mesa
review-best = La mejor: { $move }.
review-is-best = El mejor bot habría hecho lo mismo.
review-as-good = Lo jugado vale más o menos igual.
review-lost = Se pierde la última carta { $card }.
review-cost-known = Coste según lo que se podía saber
review-cost-lay = Coste con las cartas que había
review-expected = Esperado antes
review-highest = Máxima puntuación posible
review-pace = Margen
review-before = Probabilidad con la mejor jugada
review-after = Probabilidad con esta jugada
review-exact = Exacto: se contaron todos los robos hasta el final.
review-why-ends = Gana en el acto.
review-why-stuck = Tras { $count } de { $draws } robos el rival no puede mover.
review-why-answers = Tras { $count } de { $draws } robos el rival puede ganar en el acto.
review-known = Lo que { $name } podía saber de sus cartas

## Jugadas

review-play = jugar la carta { $place }
review-announce = jugar la carta { $place } anunciando { $colour }
review-discard = descartar la carta { $place }
review-clue = señalar a { $name }: { $what }
review-place = colocar { $tiles } como { $value } en la línea { $line ->
    [white] blanca
   *[black] negra
}
review-stack = apilar { $tiles } sobre el { $value } de la línea { $line ->
    [white] blanca
   *[black] negra
}
review-swap = cambiar { $given } por { $taken }
review-redraw = entregar { $tile } y robar
review-first = jugar primero
review-line = tomar la línea { $line ->
    [white] blanca
   *[black] negra
}
