# Spojrzenie wstecz na partię.

review-waiting = Czeka na swoją kolej …
review-progress = Obejrzano { $done } z { $parts } ruchów …
review-upload = Wybierz zapis partii albo partię z hanab.live. Najlepszy bot obejrzy każdy jej ruch.
review-course-score = Gdyby przed każdym ruchem grę przejęły boty, doszłyby do { $first } na początku i do { $last } na końcu.
review-course-victory = Gdyby przed każdym ruchem grę przejęły boty, wygrałyby z szansą { $first } na początku i { $last } na końcu.
review-course-chance = Szansa wygranej gracza { $name }: { $first } na początku, { $last } na końcu.
review-turning = Punkty zwrotne
review-turning-point = Ruch { $number }, { $name }: { $before } → { $after }
review-no-turning = Przebieg ani razu nie zmienił się bardziej niż przez przypadek.
review-explained = Wybierz ruch, by zobaczyć, co można było wiedzieć, co było najlepsze i ile kosztował.
review-board = Stół przed ruchem
review-moves = Ruchy i ich koszt
review-move = Ruch { $number }: { $name }
review-to-replay = Zobacz na stole
review-best = Najlepiej: { $move }.
review-is-best = Najlepszy bot zrobiłby to samo.
review-as-good = Zagrany ruch jest mniej więcej tak samo dobry.
review-lost = Przepada ostatnia karta { $card }.
review-cost-known = Koszt według tego, co można było wiedzieć
review-cost-lay = Koszt przy prawdziwym układzie kart
review-expected = Oczekiwanie przed ruchem
review-highest = Najwyższy możliwy wynik
review-pace = Zapas
review-before = Szansa z najlepszym ruchem
review-after = Szansa z tym ruchem
review-exact = Dokładnie: policzono każde dobranie do samego końca.
review-why-ends = Wygrywa od razu.
review-why-stuck = Po { $count } z { $draws } dobrań przeciwnik nie ma ruchu.
review-why-answers = Po { $count } z { $draws } dobrań przeciwnik może od razu wygrać.
review-known = Co { $name } może wiedzieć o swoich kartach

## Ruchy

review-play = zagrać kartę { $place }
review-announce = zagrać kartę { $place }, zapowiadając kolor { $colour }
review-discard = odrzucić kartę { $place }
review-clue = wskazać: { $name }, { $what }
review-place = położyć { $tiles } jako { $value } na linii { $line ->
    [white] białej
   *[black] czarnej
}
review-stack = nałożyć { $tiles } na { $value } linii { $line ->
    [white] białej
   *[black] czarnej
}
review-swap = zamienić { $given } na { $taken }
review-redraw = oddać { $tile } i dobrać
review-first = zagrać jako pierwszy
review-line = wziąć linię { $line ->
    [white] białą
   *[black] czarną
}
