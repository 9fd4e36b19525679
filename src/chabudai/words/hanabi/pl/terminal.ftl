# Hanabi. Słowa potrzebne tylko w terminalu.

## Ruchy

do-play = Zagraj kartę { $place }
do-announce = Zagraj kartę { $place }, ogłaszając kolor { $colour }
do-discard = Odrzuć kartę { $place }
do-clue = Powiedz: { $name }: { $what }

## Dlaczego nie

why-H2-1 = Nie masz tylu kart.
why-H3-1 = Nie ma już żetonów wskazówek. Odrzuć kartę, aby odzyskać jeden.
why-H3-2 = Wskazówkę daje się komuś innemu; wskazuje kolor albo wartość.
why-H3-4 = Ta wskazówka nie wskazuje żadnej karty, a te zasady tego wymagają.
why-H4-1 = Wszystkie osiem żetonów wskazówek jest dostępnych: nie można odrzucać.
why-H8-1 = Kolory ogłasza się tylko w wariancie Zsynchronizowany pokaz.
why-H9-1 = Wielokolorowe karty są tylko w lawinie kolorów.

## Stół

fireworks-short = Fajerwerki
tokens-short = Wskazówki
errors-short = Błędy
deck-short = Talia
reachable = najwyżej { $count }
up-to = najwyżej { $value }
stood-at = Fajerwerki doszły do { $total } z { $top }.

## Pomoc

help-hanabi = Karta to litera i wartość: W biały, R czerwony, B niebieski, Y żółty, G zielony, M wielokolorowy.
    Za kartą: + pasuje teraz, ! ostatnia taka, - już nikomu niepotrzebna.
    Pod kartą jest to, co usłyszał jej właściciel; pod twoimi także to, czym jeszcze mogą być.
    Wybierz swoją kartę, aby ją zagrać lub odrzucić, albo cudzą, aby dać wskazówkę.

## Wiersze

help-moves-hanabi = Ruchy: play 3, play 3 as red, discard 1, clue 2 red, clue 2 4 (miejsce 2). Karta 1 jest najstarsza.
