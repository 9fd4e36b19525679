# Wydania: każda instrukcja ma własną twarz, a zasady stołu są takie, jak uzgodniono.

## Zasady stołu

rules-here = Zasady tego stołu
rules-open = Przeczytaj te zasady
rules-look = Inne wydanie lub wariant
rules-differ = Nie w każdym wydaniu tak samo:
printed-in = W druku: { $editions }.
printed-elsewhere = Tej instrukcji to nie dotyczy; w druku: { $editions }.
decided-here = Ustalone tutaj: { $numbers }. Instrukcja o tym nie mówi.
rule-number = Zasada { $number }
score-table = Tabela punktów
score-none = Nie ma tabeli punktów: pokaz jest doskonały albo przegrany.
points = Punkty
advice = Rady
more-variants = Warianty innych wydań

## Co instrukcja mówi o sobie

edition-about = O tej instrukcji
edition-language = Język
edition-year = Rok
edition-players = Gracze
edition-ages = Wiek
edition-ages-from = od { $age } lat
edition-minutes = Czas gry
edition-minutes-range = od { $least } do { $most } minut
edition-box = W pudełku i na ekranie
language-it = włoski
language-es = hiszpański
language-pl = polski
credit-author = Autor
credit-illustrator = Ilustracje
credit-publisher = Wydawca
credit-distributor = Dystrybucja
credit-translator = Tłumaczenie
credit-design = Projekt gry
credit-director = Dyrektor kreatywny
credit-producer = Produkcja
credit-graphics = Grafika
credit-adviser = Doradca

## Kto zaczyna

by-lot-more = Program losuje miejsce na początku gry.
most-dressed = Najbarwniej ubrana osoba
most-dressed-more = W poczekalni każdy kogoś wskazuje. Zaczyna osoba z największą liczbą głosów; remis rozstrzyga los.
or-a-seat = Albo wybrane miejsce
