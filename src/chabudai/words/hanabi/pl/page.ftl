# Hanabi. Słowa potrzebne tylko w przeglądarce.

## Strona główna

hanabi-pitch = Wszyscy widzą twoje karty, tylko nie ty. Zbudujcie razem pięć fajerwerków.

## Stół

whose-hand = Ręka gracza { $name }
turns-left = { $count ->
    [one] ruch do końca
    [few] ruchy do końca
   *[many] ruchów do końca
}
firework-reach = do { $value }
firework-reach-long = Może dojść najwyżej do { $value }.
clued-by = Nowa wskazówka od { $name }: { $what }.
card-new = Twoja najnowsza karta.
card-next = Twoja najstarsza karta bez wskazówki: następna do odrzucenia.
hint-hanabi-short = Dotknij karty: cudzej – wskaż, swojej – zagraj.
aid-order = Nowa karta i następna do odrzucenia
aid-order-more = W Hanabi zaznacza twoją najnowszą kartę i najstarszą bez wskazówki.
still-reachable = { $count ->
    [one] Możliwy jeszcze: jeden punkt.
    [few] Możliwe jeszcze: { $count } punkty.
   *[many] Możliwe jeszcze: { $count } punktów.
}
fireworks-stood = Fajerwerki sięgały { $total }.
discards-explained = Odrzucone karty: ile każdej odrzucono i ile zostało.
key-left = jeszcze jest
key-gone = odrzucona
key-last = ostatnia
key-built = zagrana

## Nowy stół

variant-empty_clues = Puste wskazówki
variant-empty_clues-more = Można komuś powiedzieć, czego nie ma.
variant-all_or_nothing = Wszystko albo nic
variant-all_or_nothing-more = Ukończcie każdy fajerwerk albo przegrywacie. Utrata ostatniej sztuki potrzebnej karty kończy grę.
variant-synchronised = Zsynchronizowany pokaz
variant-synchronised-more = Możesz ogłosić kolor zagrywanej karty: trafnie wraca żeton, źle to błąd.
variant-avalanche = Lawina kolorów
variant-avalanche-more = Szósty, wielokolorowy fajerwerk z jedną kartą każdej wartości.
edition-it-2023 = Włoskie, 2023
edition-it-2023-more = Puste wskazówki są dozwolone.
edition-es-2019 = Hiszpańskie, 2019
edition-es-2019-more = Wskazówka musi wskazać kartę.
edition-pl = Polskie
edition-pl-more = Pudełko z 55 kartami. Wskazówka musi wskazać kartę.
edition-it-fan = Włoskie, pierwsze wydanie
edition-it-fan-more = W tłumaczeniu miłośników. Wskazówka musi wskazać kartę.
