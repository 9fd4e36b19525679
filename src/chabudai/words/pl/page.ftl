# Słowa potrzebne tylko w przeglądarce.

title = Chabudai
tagline = Niski stolik do dwóch gier, z przyjaciółmi i botami.
skip-to-content = Przejdź do treści
close = Zamknij
menu = Menu
home = Strona główna
learn = Nauka
settings = Ustawienia
language = Język
loading = Chwileczkę …
you = ty
guest = Gość
host = gospodarz
page-broken = Nie udało się wczytać tej części strony.
no-connection = Brak połączenia.
no-connection-can = Możesz się uczyć, czytać i rozwiązywać znane już zagadki.
no-connection-can-play = Możesz grać z botami na tym urządzeniu, uczyć się, czytać i rozwiązywać znane już zagadki.
on-this-device = Na tym urządzeniu
table-on-this-device = Ta gra jest tylko na tym urządzeniu.
table-starts = Przygotowuję stół. Za pierwszym razem trwa to kilka sekund.
needs-connection = wymaga połączenia
move-waits = Twój ruch zostanie wysłany, gdy wróci.
move-late = Coś, co zrobiono wcześniej, nie powiodło się.
table-needs-connection = Ten stół wymaga połączenia. Otworzy się sam, gdy wróci.
try-again = Spróbuj ponownie
newer-page = Jest nowsza wersja tej strony.
newer-page-take = Wczytaj ją

## Strona główna

play-now = Zagraj teraz z botami
with-friends = Z przyjaciółmi
first-game = Pierwsza gra
your-tables = Twoje stoły
waiting-for-you = Czekają na ciebie
waits-for-you = { $count ->
    [one] { $names } czeka
   *[other] { $names } czekają
}
open-tables = Otwarte stoły
no-open-tables = Teraz nikt nie czeka. Otwórz stół i dodaj go do listy.
join-by-link = Dołącz przez link
join = Dołącz
your-turn = Twoja kolej
turn-of = { $name } myśli …
game-over = Koniec gry
state-over = koniec gry
state-damaged = uszkodzony
table-damaged = Stół, którego nie można otworzyć
state-waiting = { $free ->
    [0] gotowa do startu
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
rules-of = Zasady: { $game }
reference = Karty i płytki
why = Dlaczego?
replay-a-record = Odtwórz zapis
deal-of-day = Dzisiejsze rozdanie
deal-of-day-place = Te same karty lub płytki dla wszystkich: co z nimi zrobisz?
puzzles = Zagadki
places = Rozejrzyj się
learn-place = Pierwsza gra z podpowiedziami i zasady.
reference-place = Wszystkie karty i płytki, i ile ich jest.
replay-a-record-place = Obejrzyj zapisaną grę ruch po ruchu.
puzzles-place = Jedna pozycja dziennie i jeden najlepszy ruch.
problem-start = Nie udało się zacząć gry. Spróbuj ponownie.
problem-link = To nie wygląda na link do stołu.

## Poczekalnia

seats = Miejsca
free-seat = Wolne
sit-here = Usiądź tutaj
move-here = Przesiądź się
add-bot = Dodaj bota
fill-with-bots = Uzupełnij botami
remove-seat = Zwolnij to miejsce
which-bot = Który bot?
your-name = Twoje imię
keep = Zapisz
kept = Zapisano
start = Start
leave = Odejdź od stołu
waiting-for = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
}
waiting-for-host = Nikogo nie brakuje. Gospodarz może uruchomić grę.
invite = Zaproś przyjaciół
invite-more = Kto otworzy ten link, może usiąść.
copy-link = Skopiuj link
copied = Skopiowano
share = Udostępnij
qr-code = Link jako kod QR

## Stół

log = Co się stało
earlier-entries = Pokaż wcześniejsze wpisy
talk = Powiedz coś
coach = Podpowiedź
say-something = Twoja wiadomość
talk-not-silent = Przy tym stole mówią tylko wskazówki.
talk-not-stock = Tylko w swojej turze: w cudzej się nie podpowiada.
send = Wyślij
watchers = { $count ->
    [one] Jeden widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
time-left = Pozostały czas
take-back = Poproś o cofnięcie mojego ruchu
take-back-reveals = Coś już było widać; zapis zostanie oznaczony.
replace-by-bot = Niech za gracza { $name } gra bot
replace-asked = Potrzebna jest twoja zgoda: jesteś tutaj.
seat-held = Twoje miejsce zajmuje teraz bot.
seat-left = Twoje miejsce czeka na ciebie.
take-seat-back = Wracam na swoje miejsce
seat-free = Jedno miejsce jest wolne.
ask-to-join = Poproś o miejsce
join-asked = Prosisz o miejsce. Decydują grający.
join-seen = Tu widzowie widzą wszystkie ręce; zapis zostanie oznaczony.
let-in = Wpuść
mark-taken_back = Cofnięto ruch, gdy jego skutek był już znany: nie liczy się.
mark-replaced = Bot zastąpił gracza: nie liczy się.
mark-newcomer = Ktoś nowy zajął miejsce: nie liczy się.
mark-trial = Ciąg dalszy od pozycji z innej partii: nie liczy się.
mark-seen = Kto dołączył, mógł widzieć ręce: nie liczy się.
mark-coached = Użyto podpowiedzi: nie liczy się.
state-held = Twoje miejsce czeka
time-up-you = Twój czas minął. Możesz jeszcze zagrać, póki innym starcza cierpliwości.
let-bot-play = Niech zagra bot
claim-game = Zażądaj wygranej
give-up = Zaproponuj poddanie
agree = Zgoda
refuse = Nie
withdraw = Wycofaj
rematch = Jeszcze raz
go-rematch = Do nowego stołu
look-at-table = Popatrz na stół
reading = Jak długo czytać ruchy
reading-relaxed = Spokojnie
reading-normal = Zwykle
reading-fast = Szybko
reading-once = Od razu
story-now = Teraz
story = Od twojej ostatniej tury
story-watching = Ostatnia kolejka
story-waiting = { $count ->
    [one] Jeszcze jeden ruch. Dotknij, aby zobaczyć go teraz.
    [few] Jeszcze { $count } ruchy. Dotknij, aby zobaczyć je teraz.
   *[other] Jeszcze { $count } ruchów. Dotknij, aby zobaczyć je teraz.
}
looking-back = Ruch { $at } z { $all }
looking-back-moved-on = Przy stole gra toczy się dalej.
to-the-table = Do stołu
watching-public = Oglądasz. Ręce są zakryte do końca gry.
watching-everything = Oglądasz i widzisz wszystkie ręce.
table-keys = Klawisze
not-here-yet = jeszcze nie ma
still-missing = Jeszcze nie przyszli: { $names }.
start-anyway = Uruchom mimo to
table-gone = Nie ma takiego stołu
table-private = Ten stół nie wpuszcza widzów.
table-unknown = Może link jest błędny albo tego stołu nigdy tu nie było.

## Odmowy

refused-other = Nie udało się. Spróbuj ponownie.
refused-offline = Brak połączenia. Spróbuj, gdy wróci.
refused-move-illegal = Zasady teraz na to nie pozwalają.
refused-move-stale = Pozycja się zmieniła. Spójrz jeszcze raz.
refused-move-turn = To nie twoja kolej.
refused-game-over = Gra jest skończona.
refused-seat-none = Nie siedzisz przy tym stole.
refused-seat-taken = To miejsce jest zajęte.
refused-host-only = Może to zrobić tylko gospodarz.
refused-table-private = Ten stół nie wpuszcza widzów.
refused-table-phase = Nie w tej chwili.
refused-talk-silent = Przy tym stole nie można tego teraz powiedzieć.
refused-record-running = Gra jeszcze trwa. Zapis zdradziłby karty.
refused-record-invalid = Tej partii nie da się tu odtworzyć: albo nie znamy jej formatu, albo jakaś karta lub ruch łamie zasady. Wybierz zapisaną partię albo partię z hanab.live.
refused-record-variant = Według tych zasad się tu nie gra. Z hanab.live możesz wybrać partie w wariancie „No Variant” albo „Black (6 Suits)”, na 2 do 5 graczy i ze zwykłą liczbą kart na ręce.
refused-limit-rate = Powoli, proszę. Poczekaj chwilę.
refused-limit-talk = To dużo naraz. Poczekaj chwilę; ruch jest zawsze możliwy.
refused-limit-log = Przy tym stole powiedziano już dość. Ruch jest zawsze możliwy.
refused-table-damaged = Ten stół jest uszkodzony i nie można go otworzyć.
refused-device-unknown = To urządzenie jest już wylogowane.
refused-limit-tables = Za dużo stołów naraz. Poczekaj trochę.
refused-limit-jobs = To, o co prosisz, już czeka w kolejce. Spróbuj ponownie za kilka minut.
refused-name-invalid = Ta nazwa ma znaki niewidoczne lub psujące tekst. Wybierz inną.
refused-review-invalid = Tej partii nie da się tu omówić: nikt jeszcze nie wykonał ruchu albo tej gry się tu nie omawia.
refused-limit-connections = Za dużo otwartych stron. Zamknij jedną.
refused-server-stopping = Serwer zaraz się uruchomi ponownie. Poczekaj chwilę.

## Nowy stół

back = Wstecz
new-table = Nowy stół
change-table = Zmień stół
table-name = Nazwa stołu
which-game = Która gra?
how-many = Ilu graczy?
variants = Warianty
listed = Na liście dla wszystkich
listed-more = Każdy może znaleźć ten stół i usiąść. W innym razie tylko ci, którzy mają link.
more-options = Więcej opcji
edition = Wydanie
edition-standard = Zasady standardowe
who-begins = Kto zaczyna?
by-lot = Losowo
seat-number = Miejsce { $number }
player-number = Gracz { $number }
aid = Pomoc pamięci
aid-none = Bez pomocy pamięci
aid-none-more = Pamiętaj wszystko, jak przy prawdziwym stole.
aid-clues = Usłyszane wskazówki
aid-clues-more = Co powiedziano o karcie, zostaje na niej zapisane.
aid-exclusions = Wskazówki i to, co wykluczają
aid-exclusions-more = Także to, czym karta już nie może być.
aid-deduction = Pełna dedukcja
aid-deduction-more = Także to, czym mogą być twoje karty, licząc wszystko, co widzisz.
table-talk = Rozmowy przy stole
talk-silent = Stół milczący
talk-silent-more = Mówią tylko wskazówki, oprócz uprzejmości takich jak „chwileczkę”.
talk-stock = Gotowe zdania
talk-stock-more = Także „pamiętasz, co masz?” i podobne, w swojej turze.
talk-free = Swobodna rozmowa
talk-free-more = Mów, co chcesz.
pace = Tempo
pace-live = Na żywo
pace-live-more = Wszyscy są tu teraz.
pace-slow = Powoli
pace-slow-more = Każdy gra, gdy ma czas. Może to trwać tygodnie.
clock = Zegar
clock-minutes = Minuty dla każdego gracza
clock-increment = Sekundy dodawane za ruch
clock-more = Przy 0 minut nie ma zegara.
clock-of = Zegar: { $minutes } min + { $seconds } s
spectators = Widzowie
spectators-nobody = Bez widzów
spectators-nobody-more = Tylko ci, którzy grają.
spectators-public = Widzowie widzą to, co jawne
spectators-public-more = Nie widzą żadnej ukrytej karty.
spectators-everything = Widzowie widzą wszystko
spectators-everything-more = Widzą każdą rękę.
set-up = Otwórz stół
set-up-more = Potem zaprosisz przyjaciół albo dodasz boty.
practice-deal = Wybrane rozdanie
practice-deal-more = Ten sam numer zawsze daje tę samą grę. Dowiedzą się o tym wszyscy przy stole.
practice-table = Wybrane rozdanie, do ćwiczeń.
deal-number = Rozdanie

## Ustawienia

sound = Dźwięki
sound-on = Dźwięki są włączone
sound-off = Dźwięki są wyłączone

## Zapis

replay = Zapis gry
look-back = Spójrz wstecz
whose-eyes = Czyimi oczami?
all-cards = Wszystkie karty
download-record = Pobierz zapis
upload-record = Wybierz plik
upload-more = Obejrzyj zapisaną wcześniej grę. Plik nie jest przechowywany.
record-unreadable = Ten plik nie jest zapisem gry. Wybierz plik JSON: zapisaną partię albo partię z hanab.live.
the-deal = Rozdanie
move-number = Ruch
to-start = Na początek
to-end = Na koniec
try-here = Zagraj odtąd
step-back = Ruch wstecz
step-on = Ruch dalej
play-on = Odtwarzaj
pause = Pauza

## Games without words of their own

pitch-together = Liczba graczy: { $players }. Wszyscy razem.
pitch-rivals = Liczba graczy: { $players }. Każdy przeciw każdemu.
your-moves = Twoje ruchy
log-move = { $who }: { $move }
log-secret-move = { $who }: ruch wykonany.
ending-you-won = Wygrana!
ending-won = Wygrywa { $winner }.
ending-draw = Remis.
game-unknown = Nie ma tu nic o tej grze.
