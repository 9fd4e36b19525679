# Słowa potrzebne tylko w terminalu.

somebody = Ktoś

## Ruchy

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

## Stół

turn-yours = Twoja kolej.
turn-other = { $name } myśli …
nothing-yet = nic
face-down = zakryta
hand-of = { $name }, miejsce { $seat }: { $cards }.
reason-of = Ruch { $number }: { $reason }
empty-seat = wolne
wait-start = Gra jeszcze się nie zaczęła.
wait-you = Nikogo nie brakuje. Gra ruszy, gdy ją uruchomisz.
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
bar-coach = Podpowiedź
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
ask-start = Uruchom grę
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
    h            podpowiedź, przy stole z samymi botami
    ?            ta strona
    q            wyjście
help = U góry są gracze i to, co wiesz o pozycji; znak wskazuje, czyja jest kolej.
    Niżej są twoje ruchy. Klawisze cyfr wybierają pierwsze dziewięć.

## Wiersze

welcome = { $game }. Miejsca: { $seats }. Napisz help, aby zobaczyć pomoc.
your-move = Twój ruch, { $name }:
help-orders = help: ta lista. legal: twoje ruchy. hand: twoja ręka. table: cała reszta. log: co się stało.
    why RUCH: dlaczego ruch nie jest możliwy. quit: wyjście.
help-moves = Ruchy: napisz ruch tak, jak podaje go legal, albo jego numer na tej liście.
help-requests = Przy tym stole także: { $requests }.
can-type = Teraz możesz napisać: { $orders }.
can-coach = Można zapytać: { $topics }.
coach-again = Napisz jeszcze raz „coach { $topic }”, by usłyszeć odpowiedź.
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
