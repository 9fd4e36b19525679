# Bossa. Spojrzenie wstecz na partię.

review-before = Szansa z najlepszym ruchem
review-after = Szansa z tym ruchem
review-exact = Dokładnie: policzono każde dobranie do samego końca.
review-why-ends = Wygrywa od razu.
review-why-stuck = Po { $count } z { $draws } dobrań przeciwnik nie ma ruchu.
review-why-answers = Po { $count } z { $draws } dobrań przeciwnik może od razu wygrać.

## Ruchy

review-place = położyć { $tiles } jako { $value } na linii { $line ->
    [white] białej
   *[black] czarnej
}
review-stack = nałożyć { $tiles } na { $value } linii { $line ->
    [white] białej
   *[black] czarnej
}
review-swap = zamienić { $given } na { $taken }
review-redraw = odrzucić { $tile } i dobrać ponownie
review-first = wziąć pierwszy ruch
review-line = wziąć linię { $line ->
    [white] białą
   *[black] czarną
}
