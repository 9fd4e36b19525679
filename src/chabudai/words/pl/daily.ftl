# To, co jest codziennie: zagadki i rozdania.

puzzle-number = { $game }, zagadka { $number } z { $count }
puzzle = Jeden ruch jest lepszy od wszystkich innych. Który?
puzzle-ask = Twój ruch? Napisz go albo: legal, by zobaczyć wszystkie ruchy, pusty wiersz, by zobaczyć rozwiązanie.
puzzle-right = Dobrze: { $move }.
puzzle-wrong = Jest lepszy ruch: { $move }.
puzzle-close = Prawie równie dobrze. Odrobinę lepiej: { $move }.
puzzle-answer = Rozwiązanie: { $move }.
puzzle-yours = twój ruch
puzzle-worths = Ile wart jest każdy ruch
puzzle-points = { $points } pkt
puzzle-short = Który ruch jest najlepszy?
puzzle-best-points = średnio { $points } pkt
puzzle-less-points = o { $points } mniej
puzzle-best-chance = wygrywa w { $percent }%
puzzle-less-chance = o { $percent }% rzadziej
puzzle-same = równie dobry
puzzle-gap-points = Średnio daje o { $points } pkt więcej niż twój.
puzzle-gap-chance = Wygrywa o { $percent } na 100 gier częściej niż twój.
puzzle-last-moves = Ostatnie ruchy
puzzle-why = Dlaczego?
puzzle-next = Następna
puzzle-about = O tej zagadce
puzzle-you = Ty
puzzle-today = Dzisiejsza zagadka
puzzle-earlier = Wcześniejsza
puzzle-later = Następna
puzzle-any = Jedna z { $count }:
puzzle-open = Otwórz
puzzle-give-up = Pokaż rozwiązanie
puzzle-again = Spróbuj jeszcze raz
puzzle-more = { $count ->
    [one] Jeszcze jeden ruch
    [few] Jeszcze { $count } ruchy
   *[many] Jeszcze { $count } ruchów
}
puzzle-streak = { $count ->
    [one] Rozwiązano jeden dzień z rzędu
    [few] Rozwiązano { $count } dni z rzędu
   *[many] Rozwiązano { $count } dni z rzędu
}
puzzle-solved = Rozwiązane za pierwszym razem: { $count } z { $tried }
puzzle-progress = Rozwiązane: { $solved } z { $count }
puzzle-new = Nowa dzisiaj
puzzle-done-right = Rozwiązana dzisiaj
puzzle-done-wrong = Próba za tobą

deal-name = { $game }, rozdanie { $number }
deal-seats = Liczba graczy: { $count }
deal-pitch = Te same karty lub płytki dla wszystkich. Potem zobaczysz, co zrobiły z nimi nasze najlepsze boty i inni tutaj.
deal-how = Zagraj: { $command }
deal-play = Zagraj z botami
deal-friends = Zagraj z przyjaciółmi
deal-fair = Rozdanie każdy może podejrzeć. Kto je gra, obiecuje tego nie robić.
deal-any = Dowolne, od 1 wzwyż:
deal-open = Otwórz
deal-earlier = Poprzednie rozdanie
deal-later = Następne rozdanie
deal-bots = Co osiągają boty
deal-bot = { $bot }: { $tries ->
    [one] jedna próba
    [few] { $tries } próby
   *[many] { $tries } prób
}, średnio { $mean }, od { $least } do { $most }
deal-bot-same = { $bot }, zawsze tak samo: po jednej próbie dla każdego miejsca, które może zaczynać, średnio { $mean }, od { $least } do { $most }
deal-wins = { $first } przeciw { $second }: pierwsze miejsce wygrywa { $wins } z { $tries }, remisy: { $draws }
deal-counting = Boty jeszcze grają: { $done } z { $parts }
deal-counting-quit = Boty jeszcze grają to rozdanie; napisz quit, jeśli nie chcesz czekać.
deal-stopped = Boty nie zdołały zagrać tego rozdania do końca.
deal-busy = Boty są zajęte innymi rozdaniami. Wróć za minutę.
deal-people = Co osiągnęli tu ludzie
deal-people-wins = Pierwsze miejsce wygrało { $wins } z { $tries }, remisy: { $draws }.
deal-nobody = Nikt go tu jeszcze nie skończył.
deal-once = Liczy się tylko pierwsza gra każdej osoby, bez cofniętych ruchów.
deal-score = Twój wynik: { $score }
deal-standing = Nie gorzej niż { $bot } w { $count } z { $tries } prób
deal-you = Ty
deal-problem = Nie udało się przygotować gry. Spróbuj za chwilę.

## Without a connection

puzzles-seen = Już znane
