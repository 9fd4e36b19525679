# Hanabi: co mówią przeglądarka i terminal.

hanabi = Hanabi

## Rzeczy

colour-white = biały
colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-multicolour = wielokolorowy
card-white = biała { $value }
card-red = czerwona { $value }
card-blue = niebieska { $value }
card-yellow = żółta { $value }
card-green = zielona { $value }
card-multicolour = wielokolorowa { $value }
fireworks = Fajerwerki
firework-height = { $colour }: { $height } z 5.
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
caption-errors = błędy: { $count } z 3
caption-deck = talia
caption-discards = odrzucone
hint-hanabi = Dotknij karty u góry, aby dać wskazówkę, albo swojej, aby ją zagrać lub odrzucić.
your-card = Twoja karta { $place }.
card-of = { $name }, karta { $place }: { $card }.
card-hidden = Karta { $place }, zakryta. { $known }
heard = Usłyszane: { $what }.
still-possible = Nadal możliwe: { $what }.
mark-playable = Pasuje teraz.
mark-useless = Już niepotrzebna.
mark-indispensable = Ostatnia taka.
copies = Odrzucone: { $gone }, zostało: { $left }.
is-built = Już zagrana.
card-chance = { $card } ({ $percent }%)

## Działania

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

## Co się stało

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
log-completed = Gotowy fajerwerk: { $colour }!
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

## Koniec

ended-victory = Wszystkie fajerwerki są gotowe.
ended-errors = Trzeci błąd zgasił lonty.
ended-deck = Talia się skończyła, a z nią pokaz.
ended-hopeless = Przepadła karta, która była jeszcze potrzebna.
ended-stuck = Nie ma karty do zagrania ani wskazówki do dania.
verdict-defeat = Przegrywacie. Ktoś zamoczył lonty.
verdict-damp = Dwie iskry i kaszlnięcie. Klaskały żaby.
verdict-flicker = Skromny błysk. Czyjaś ciocia się wzruszyła.
verdict-glow = Całkiem ładna poświata. Nikt nie prosił o zwrot pieniędzy.
verdict-sparkle = Iskrzący wieczór. Ludzie długo stali na moście.
verdict-dazzle = Olśniewająco! Wioska będzie o tym mówić do zimy.
verdict-legend = Legenda. Księżyc poprosił o bis.
verdict-beyond_the_stars = Dalej niż gwiazdy. Astronomowie notują.
verdict-victory = Wszystko, bez jednej zgubionej iskry.
