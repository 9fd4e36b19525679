# Słowa do obu gier, używane w przeglądarce i w terminalu.

hanabi = Hanabi
bossa = Bossa

## Hanabi: rzeczy

colour-white = biały
colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-multicolour = wielobarwny
card = { $colour } { $value }
fireworks = Fajerwerki
firework-height = { $colour }: { $height } z 5.
firework-unfinishable = Tego fajerwerku nie da się już ukończyć.
clue-tokens = { $count ->
    [0] Brak żetonów wskazówek
    [one] Jeden żeton wskazówki
    [few] { $count } żetony wskazówek
   *[many] { $count } żetonów wskazówek
}
errors-made = { $count ->
    [0] Bez błędów
    [one] Jeden błąd z trzech
    [few] { $count } błędy z trzech
   *[many] { $count } błędów z trzech
}
deck-left = { $count ->
    [0] Talia jest pusta
    [one] Jedna karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
caption-clues = wskazówki
caption-errors = błędy
caption-deck = talia
caption-discards = odrzucone
hint-hanabi = Dotknij karty u góry, aby dać wskazówkę, albo swojej, aby ją zagrać lub odrzucić.
discard-pile = Karty odrzucone
your-hand = Twoja ręka
other-players = Pozostali
your-card = Twoja karta { $place }.
card-of = { $name }, karta { $place }: { $colour } { $value }.
card-hidden = Karta { $place }, zakryta. { $known }
heard = Usłyszane: { $what }.
still-possible = Nadal możliwe: { $what }.
mark-playable = Pasuje teraz.
mark-useless = Już niepotrzebna.
mark-indispensable = Ostatnia taka.
is-to-move = To kolej tej osoby.
away = poza stołem
copies = { $gone } odrzucone, { $left } zostało.
is-built = Już zagrana.
card-chance = { $card } ({ $percent }%)

## Hanabi: działania

play = Zagraj
discard = Odrzuć
announce = Zagraj, ogłaszając kolor
announce-which = Jaki to kolor?
no-discard-now = Gdy wszystkie osiem żetonów jest dostępnych, nie można odrzucać.
clue-for = Wskazówka dla: { $name }
clue-value = Wartość { $value }
clue-button = { $what }: { $count ->
    [0] nie wskazuje żadnej karty
    [one] wskazuje jedną kartę
    [few] wskazuje { $count } karty
   *[many] wskazuje { $count } kart
}
all-clues = Wszystkie wskazówki
no-clue-token = Brak żetonów wskazówek. Odrzuć kartę, aby odzyskać jeden.
note = Notatka

## Hanabi: co się stało

log-clued = { $count ->
    [0] { $who } mówi graczowi { $target }: żadnej takiej karty, { $what }.
    [one] { $who } daje graczowi { $target } wskazówkę { $what }: jedna karta.
    [few] { $who } daje graczowi { $target } wskazówkę { $what }: { $count } karty.
   *[many] { $who } daje graczowi { $target } wskazówkę { $what }: { $count } kart.
}
log-played = { $who } zagrywa: { $card }.
log-played-announced = { $who } ogłasza kolor { $colour } i zagrywa: { $card }.
log-misplayed = { $who } próbuje: { $card }. Nie pasuje: { $count ->
    [one] pierwszy błąd.
    [2] drugi błąd.
   *[other] trzeci błąd.
}
log-misplayed-announced = { $who } ogłasza kolor { $colour } i próbuje: { $card }. To błąd.
log-discarded = { $who } odrzuca: { $card }.
log-completed = Fajerwerk { $colour } jest gotowy!
log-tokens-regained = { $count ->
    [one] Wraca żeton wskazówki.
    [few] Wracają { $count } żetony wskazówek.
   *[many] Wraca { $count } żetonów wskazówek.
}
log-last-round = Dobrano ostatnią kartę: { $count ->
    [one] została jedna tura.
    [few] zostały { $count } tury.
   *[many] zostało { $count } tur.
}
last-round = Ostatnia runda: { $count ->
    [one] została jedna tura
    [few] zostały { $count } tury
   *[many] zostało { $count } tur
}

## Hanabi: koniec

ended-victory = Wszystkie fajerwerki są gotowe.
ended-errors = Trzeci błąd zgasił lonty.
ended-deck = Talia się skończyła, a z nią pokaz.
ended-hopeless = Przepadła karta, która była jeszcze potrzebna.
ended-stuck = Nie ma karty do zagrania ani wskazówki do dania.
ended-resigned = Stół się poddał.
ended-clock = Czas minął.
verdict-defeat = Ktoś zamoczył lonty. Nikt nie widział kto.
verdict-damp = Dwie iskry i kaszlnięcie. Klaskały żaby.
verdict-flicker = Skromny błysk. Czyjaś ciocia się wzruszyła.
verdict-glow = Całkiem ładna poświata. Nikt nie prosił o zwrot pieniędzy.
verdict-sparkle = Iskrzący wieczór. Ludzie długo stali na moście.
verdict-dazzle = Olśniewająco! Wioska będzie o tym mówić do zimy.
verdict-legend = Legenda. Księżyc poprosił o bis.
verdict-beyond_the_stars = Dalej niż gwiazdy. Astronomowie notują.
verdict-victory = Wszystko, bez jednej zgubionej iskry.
score-of = { $score } z { $top }

## Bossa: rzeczy

line-white = Biała linia
line-black = Czarna linia
tile = Płytka: białe { $white }, czarne { $black }
tile-hidden = Zakryta płytka
die = { $line } zaczyna się od { $value }
group = { $line }, { $value }: płytki { $tiles }. { $stacks ->
    [0] Nic na wierzchu.
    [one] Jeden stos na wierzchu.
    [few] { $stacks } stosy na wierzchu.
   *[many] { $stacks } stosów na wierzchu.
}
open-end = { $line } idzie dalej od { $value }, liczba płytek: { $sizes }. { $fits ->
    [fits] Twoje płytki tu pasują.
    [could] Pasują tu z twoim modyfikatorem.
   *[no] {""}
}
groups-of-six = Grupy: { $count } z 6
pile-left = { $count ->
    [0] Stos jest pusty
    [one] Jedna płytka w stosie
    [few] { $count } płytki w stosie
   *[many] { $count } płytek w stosie
}
their-hand = Ręka: { $name }
doubler = Podwajacz
doubler-more = Raz jedna twoja płytka liczy się podwójnie.
doubler-sign = ×2
inverter = Odwracacz
inverter-more = Raz jedna twoja płytka zamienia biel z czernią.
inverter-sign = ⇄
no-sign = ·
action-redraw = Wymień
action-swap = Zamień
action-stack = Nałóż

## Bossa: działania

choice-wait = { $name } wybiera …
choice-choose = Masz wyższy rzut. Co wybierasz?
choice-choose-line = Która linia jest twoja?
choice-modifiers = Która strona żetonu?
take-line-white = Weź białą linię
take-line-black = Weź czarną linię
take-line-more = Zaczyna druga osoba.
take-first = Zacznij
take-first-more = Druga osoba bierze linię.
makes-white = { $value ->
    [0] ○ bez białych
   *[other] ○ białe: { $value }
}
makes-black = { $value ->
    [0] ◆ bez czarnych
   *[other] ◆ czarne: { $value }
}
pick-tiles = Wybierz płytki, a zobaczysz, gdzie pasują.
modifier-armed = Teraz naciśnij płytkę, na której ma leżeć.
swap-hint = Aby zamienić, naciśnij też płytkę z drugiej ręki.

## Bossa: dlaczego nie

why-B2-3 = Osoba z wyższym rzutem jeszcze wybiera.
why-B2-5 = Linia jest jeszcze wybierana.
why-B2-7 = Modyfikatory są jeszcze wybierane.
why-B3-2 = W turze kładzie się grupę albo używa płytki akcji.
why-B3-3 = Tej płytki nie masz na ręce.
why-B4-2 = Linia nie idzie dalej od tej liczby.
why-B4-3 = Oczka nie dają tej liczby.
why-B4-4 = Każda płytka musi mieć kolor linii.
why-B4-5 = Potrzeba o jedną płytkę więcej lub mniej niż w grupie obok.
why-B4-6 = Przy kostce potrzeba jednej lub dwóch płytek.
why-B5-1 = Ta płytka akcji jest już zużyta.
why-B5-3 = Stos jest pusty: nie ma czego dobrać.
why-B5-4 = Tej płytki nie ma w drugiej ręce.
why-B5-5 = Nakładka potrzebuje tylu płytek, ile ma grupa, o tej samej wartości.
why-B6-1 = Twój modyfikator jest już zużyty.
why-B8-2 = Każda płytka tylko raz.
why-other = Tam to nie pasuje.

## Bossa: co się stało

log-line-taken = { $who } bierze { $line ->
    [white] białą
   *[black] czarną
} linię.
log-first-taken = { $who } chce zacząć.
log-hands-turned-up = Obie ręce są odkryte.
log-modifier-chosen = { $who } wybiera modyfikator.
log-modifiers-shown = Modyfikatory: { $kinds }.
log-placed = { $who } kładzie { $value } na { $line ->
    [white] białej
   *[black] czarnej
} linii: { $tiles }.
log-stacked = { $who } nakłada { $tiles } na { $value } { $line ->
    [white] białej
   *[black] czarnej
} linii.
log-swapped = { $who } oddaje { $given } za { $taken }.
log-tile-discarded = { $who } odrzuca { $tile }.
log-tile-drawn = { $who } dobiera { $tile }.

## Bossa: koniec

bossa-ended-hand = { $winner } kładzie ostatnią płytkę z ręki.
bossa-ended-line = Linia gracza { $winner } ma sześć grup.
bossa-ended-hand_on_line = { $winner } kładzie ostatnią płytkę jako szóstą grupę drugiej linii.
bossa-ended-stuck = { $loser } nie ma już ruchu.
bossa-ended-pile = Stos jest pusty: wygrywa mniejsza ręka.
bossa-ended-pile-draw = Stos jest pusty, a ręce są równe.
bossa-ended-resigned = { $loser } się poddaje.
bossa-ended-clock = Graczowi { $loser } skończył się czas.
bossa-you-won = Wygrywasz!
bossa-won = Wygrywa { $winner }.
bossa-draw = Remis.

## Przy stole

log-sat = { $who } siada.
log-named = { $who } nazywa się teraz { $name }.
log-bot-sat = { $who } siada.
log-left = { $who } odchodzi.
log-changed = Gospodarz zmienił ustawienia stołu.
log-renamed = Stół nazywa się teraz { $name }.
log-started = Gra się zaczyna.
log-proposed-take_back = { $who } prosi o cofnięcie ruchu.
log-proposed-claim = { $who } żąda wygranej.
log-time-up = Czas się skończył: { $who }.
log-proposed-resign = { $who } proponuje się poddać.
log-proposed-replace = { $who } proponuje, by za gracza { $target } grał bot.
log-agreed = { $who } się zgadza.
log-refused = { $who } odmawia.
log-taken-back = Ruch cofnięto.
log-replaced = { $who } zajmuje miejsce.
log-bot-failed = { $bot } się zaciął; gra dalej { $who }.
log-stopped-resigned = Gra została poddana.
log-stopped-clock = Czas minął.
log-rematch = Jeszcze raz, przy nowym stole.
said = { $who }: { $what }
phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-well_done = Dobra robota!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-your_turn = Twoja kolej.
phrase-one_moment = Chwileczkę …
phrase-back_soon = Zaraz wracam.
phrase-i_know_nothing = Nadal nic nie wiem o swojej ręce.
phrase-do_you_remember = Pamiętasz, co masz?
phrase-good_game = Dobra gra!
phrase-once_more = Jeszcze raz?
