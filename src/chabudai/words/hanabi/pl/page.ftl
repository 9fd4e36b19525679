# Hanabi. Słowa potrzebne tylko w przeglądarce.

## Strona główna

hanabi-pitch = Wszyscy widzą twoje karty, tylko nie ty. Zbudujcie razem pięć fajerwerków.

## Stół

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
variant-all_or_nothing-more = Liczą się tylko gotowe fajerwerki. Bez punktów i bez ostatniej rundy.
variant-synchronised = Pokaz zsynchronizowany
variant-synchronised-more = Ogłoś kolor, zagrywając kartę: trafnie wraca żeton, źle to błąd.
variant-avalanche = Lawina kolorów
variant-avalanche-more = Szósty, wielobarwny fajerwerk z jedną kartą każdej wartości.
edition-it-2023 = Włoskie, 2023
edition-it-2023-more = Puste wskazówki są dozwolone.
edition-es-2019 = Hiszpańskie, 2019
edition-es-2019-more = Wskazówka musi wskazać kartę.
edition-pl = Polskie
edition-pl-more = Pudełko z 55 kartami. Wskazówka musi wskazać kartę.
edition-it-fan = Włoskie, pierwsze wydanie
edition-it-fan-more = W tłumaczeniu miłośników. Wskazówka musi wskazać kartę.
