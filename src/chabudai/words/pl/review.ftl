# Spojrzenie wstecz na partię.

review-waiting = Czeka w kolejce …
review-starting = Bot się przygotowuje. Pierwszy z { $parts } ruchów trwa najdłużej …
review-progress = Obejrzano { $done } z { $parts } ruchów …
review-upload = Wybierz zapis partii albo partię z hanab.live. Bot obejrzy każdy jej ruch.
review-upload-live = Partię z hanab.live zapisuje się spod adresu hanab.live/export/ i jej numeru.
review-course-score = Gdyby przed każdym ruchem grę przejęły boty, doszłyby do { $first } na początku i do { $last } na końcu.
review-course-victory = Gdyby przed każdym ruchem grę przejęły boty, wygrałyby z szansą { $first } na początku i { $last } na końcu.
review-course-chance = Szansa wygranej gracza { $name }: { $first } na początku, { $last } na końcu.
review-turning = Punkty zwrotne
review-turning-point = Ruch { $number }, { $name }: { $before } → { $after }
review-turning-cost = Ruch { $number }, { $name }: kosztował { $cost }
review-no-turning = Żaden ruch nie stracił więcej niż przypadek.
review-explained = Wybierz ruch, by zobaczyć, co można było wiedzieć, co było najlepsze i ile kosztował.
review-board = Stół przed ruchem
review-moves = Ruchy i ich koszt
review-move = Ruch { $number }: { $name }
review-to-replay = Zobacz na stole
review-best = Lepiej: { $move }.
review-is-best = Nie znaleziono nic lepszego.
review-as-good = Mniej więcej tak samo dobre: { $move }.
review-cost-known = Koszt według tego, co można było wiedzieć
review-points = { $points ->
    [one] około 1 punktu
   *[other] około { $points } punktu
}
review-chance = około { $percent }% szansy na wygraną
review-range = { $cost } (od { $least } do { $most })
review-nothing = nic, co dałoby się zmierzyć
review-gained = nic: szczęście oddało { $points }
review-move-cost = Kosztował { $cost }.
review-move-free = Nic nie kosztował.
review-figure = około { $points }
review-ask-why = Dlaczego?
review-none-yet = Stół po rozdaniu. Przejdź dalej albo wybierz ruch.
review-no-board = Nie udało się pokazać stołu: { $problem }
review-way = Oczami kogo
review-way-people = Ludzie
review-way-code = Szyfr
review-way-people-explained = Według konwencji, których używają ludzie.
review-way-code-explained = Według szyfru najsilniejszych botów, którym nikt nie mówi przy stole.
review-meant = Co znaczyła wskazówka
review-again = Spróbuj ponownie

## What a move is called

review-brilliant = znakomity
review-good = dobry
review-doubtful = wątpliwy
review-mistake = błąd
review-blunder = poważny błąd
review-sign-brilliant = !!
review-sign-good = ✓
review-sign-doubtful = ?!
review-sign-mistake = ?
review-sign-blunder = ??
