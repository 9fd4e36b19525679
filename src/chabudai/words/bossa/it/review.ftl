# Bossa. Rivedere una partita.

review-before = Probabilità con la mossa migliore
review-after = Probabilità con questa mossa
review-exact = Esatto: ogni pescata è stata contata fino alla fine.
review-why-ends = Vince subito.
review-why-stuck = Dopo { $count } pescate su { $draws } l'avversario non può muovere.
review-why-answers = Dopo { $count } pescate su { $draws } l'avversario può vincere subito.

## Mosse

review-place = posare { $tiles } come { $value } sulla linea { $line ->
    [white] bianca
   *[black] nera
}
review-stack = impilare { $tiles } sul { $value } della linea { $line ->
    [white] bianca
   *[black] nera
}
review-swap = scambiare { $given } con { $taken }
review-redraw = scartare { $tile } e ripescare
review-first = cominciare
review-line = prendere la linea { $line ->
    [white] bianca
   *[black] nera
}
