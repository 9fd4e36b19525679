# Bossa. Repasar una partida.

review-before = Probabilidad con la mejor jugada
review-after = Probabilidad con esta jugada
review-exact = Exacto: se contaron todos los robos hasta el final.
review-why-ends = Gana en el acto.
review-why-stuck = Tras { $count } de { $draws } robos el rival no puede mover.
review-why-answers = Tras { $count } de { $draws } robos el rival puede ganar en el acto.

## Jugadas

review-place = colocar { $tiles } como { $value } en la línea { $line ->
    [white] blanca
   *[black] negra
}
review-stack = apilar { $tiles } sobre el { $value } de la línea { $line ->
    [white] blanca
   *[black] negra
}
review-swap = cambiar { $given } por { $taken }
review-redraw = descartar { $tile } y robar otra
review-first = empezar
review-line = tomar la línea { $line ->
    [white] blanca
   *[black] negra
}
