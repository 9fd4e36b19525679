# Słowa potrzebne tylko w terminalu.

somebody = Ktoś

## Ruchy

do-play = Zagraj kartę { $place }
do-announce = Zagraj kartę { $place }, ogłaszając kolor { $colour }
do-discard = Odrzuć kartę { $place }
do-clue = Powiedz: { $name }: { $what }
do-place = Połóż { $value } na { $line ->
    [white] białej
   *[black] czarnej
} linii: { $tiles }
do-stack = Połóż { $tiles } na { $value } { $line ->
    [white] białej
   *[black] czarnej
} linii
do-swap = Oddaj { $mine } za { $theirs }
do-redraw = Odrzuć { $tile } i dobierz inną
do-it = Zrób to
not-yet = Jeszcze nie
sure = { $what }? Enter, aby to zrobić, Esc, aby pomyśleć jeszcze raz.

## Dlaczego nie

not-your-turn = To nie twoja kolej.
is-over = Gra się skończyła.
is-legal = Można to zrobić.
unreadable = To nie jest ruch. Napisz na przykład: { $examples }. Więcej po słowie help.
why-what = Po słowie why napisz ruch.
cannot-ask = Teraz nie można o to prosić: { $what }.
unclear = To niejasne. Napisz na przykład: { $example }.
why-H2-1 = Nie masz tylu kart.
why-H3-1 = Nie ma już żetonów wskazówek. Odrzuć kartę, aby odzyskać jeden.
why-H3-2 = Wskazówkę daje się komuś innemu; wskazuje kolor albo wartość.
why-H3-4 = Ta wskazówka nie wskazuje żadnej karty, a te zasady tego wymagają.
why-H4-1 = Wszystkie osiem żetonów jest dostępnych: nie można odrzucać.
why-H8-1 = Kolory ogłasza się tylko w pokazie synchronicznym.
why-H9-1 = Wielobarwne karty są tylko w lawinie kolorów.

## Stół

turn-yours = Twoja kolej.
turn-other = { $name } myśli …
fireworks-short = Fajerwerki
tokens-short = Wskazówki
errors-short = Błędy
deck-short = Talia
reachable = najwyżej { $count }
up-to = najwyżej { $value }
nothing-yet = nic
face-down = zakryta
or = { " lub " }
hand-of = { $name }, miejsce { $seat }: { $cards }.
stood-at = Fajerwerki doszły do { $total } z { $top }.
reason-of = Ruch { $number }: { $reason }
pile-short = Stos
gone-short = Odrzucone
empty-seat = wolne
wait-start = Gra jeszcze się nie zaczęła.
wait-you = Wszyscy już są. Gra zacznie się, gdy ją rozpoczniesz.
is-away = poza stołem
went-away = { $name }: poza stołem.
came-back = { $name }: znów przy stole.
time-of = zostało { $time }
log-seats-exchanged = Zamieniono miejsca { $one } i { $two }.
link-lost = Połączenie zerwane. Próbuję ponownie …

## Ekran

pass-on = Teraz kolej: { $name }. Pozostali nie patrzą. { $name }: naciśnij Enter.
pass-title = Teraz patrzy { $name }
pass-more = Naciśnij Enter, gdy patrzy tylko { $name }.
log-title = Co się stało
moves-title = Wszystkie ruchy
talk-title = Przy stole
help-title = Pomoc
close-keys = Esc: wróć
bar-moves = Ruchy
bar-log = Dziennik
bar-help = Pomoc
bar-table = Stół
bar-quit = Wyjście
quit-sure = Opuścić grę?
quit-leave = Wyjdź
quit-stay = Zostań
too-small = Ekran musi mieć co najmniej 80 kolumn i 24 wiersze.
saved = Zapis gry jest w pliku { $file }.
ask-sit = Usiądź na miejscu { $seat }
ask-move = Przesiądź się na miejsce { $seat }
ask-bot = Dodaj bota
ask-remove = Zwolnij miejsce
ask-exchange = Zamień dwa miejsca
ask-change = Zmień miejsca, zasady i opcje
ask-start = Zacznij grę
ask-back = Poproś o cofnięcie ostatniego ruchu
ask-resign = Zaproponuj poddanie się
ask-agree = Zgódź się
ask-refuse = Odmów
ask-rematch = Jeszcze raz
ask-name = Zmień moje imię
ask-title = Zmień nazwę stołu
ask-say = Napisz coś od siebie
ask-leave = Odejdź od stołu

## Pomoc

help-keys = Strzałki     ruch po stole; Enter naciska to, co tam leży
    od 1 do 7    jedna z twoich kart lub płytek
    litery       to, co oferuje ostatni wiersz
    Enter        wykonuje wybrany ruch; nic nie dzieje się po jednym klawiszu
    Esc          cofa wybór
    m            wszystkie ruchy, słowami
    l            dziennik
    t            prośby przy stole na serwerze; + i - to odpowiedzi
    ?            ta strona
    q            wyjście
help-hanabi = Karta to litera i wartość: W biały, R czerwony, B niebieski, Y żółty, G zielony, M wielobarwny.
    Za kartą: + pasuje teraz, ! ostatnia taka, - już nikomu niepotrzebna.
    Pod kartą jest to, co usłyszał jej właściciel; pod twoimi także to, czym jeszcze mogą być.
    Wybierz swoją kartę, aby ją zagrać lub odrzucić, albo cudzą, aby dać wskazówkę.
help-bossa = Płytka to białe / czarne oczka. Wybieraj klawiszami od 1 do 7; niżej widać, co z nich powstaje.
    Gwiazdka oznacza płytkę z modyfikatorem. Linie maleją w lewo i rosną w prawo.
    Przerywane miejsce pokazuje następną liczbę i ile płytek potrzeba; naciśnij je, aby wiedzieć, dlaczego nie.
    Do wymiany wybierz jedną swoją i jedną cudzą płytkę; do ponownego doboru jedną.
help-generic = U góry są gracze i to, co wiesz o pozycji; znak wskazuje, czyja jest kolej.
    Niżej są twoje ruchy. Klawisze cyfr wybierają pierwsze dziewięć.

## Wiersze

welcome = { $game }. Miejsca: { $seats }. Napisz help, aby zobaczyć pomoc.
your-move = Twój ruch, { $name }:
help-orders = help: ta lista. legal: twoje ruchy. hand: twoja ręka. table: cała reszta. log: co się stało.
    why RUCH: dlaczego ruch nie jest możliwy. quit: wyjście.
help-moves-hanabi = Ruchy: play 3, play 3 as red, discard 1, clue 2 red, clue 2 4 (miejsce 2). Karta 1 jest najstarsza.
help-moves-bossa = Ruchy: white, black, first, doubler, inverter, place white 6 2/0 2/4*, stack black 3 1/3,
    swap 2/3 4/1 (twoja, cudza), redraw 2/3. Płytka to białe/czarne; gwiazdka to modyfikator.
help-moves-generic = Ruchy: napisz ruch tak, jak podaje go legal, albo jego numer na tej liście.
help-requests = Przy tym stole także: { $requests }.
can-type = Teraz możesz napisać: { $orders }.
usage-seat = MIEJSCE
usage-bot = BOT
usage-name = IMIĘ
usage-text = SŁOWA
usage-terms = ZASADA=WARTOŚĆ

## Gry bez własnych słów

generic-choose = Wybierz ruch strzałkami albo jego numerem i naciśnij Enter.
generic-secret = { $who } wykonuje ruch, którego nie możesz zobaczyć.
generic-ended = Jak się skończyło: { $how }.
generic-you-won = Wygrywasz!
generic-won = Wygrywa { $winner }.
generic-draw = Remis.
generic-yes = tak
generic-no = nie
