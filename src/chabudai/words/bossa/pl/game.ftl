# Bossa: co mówią przeglądarka i terminal.

bossa = Bossa

## Rzeczy

line-white = Biała linia
line-black = Czarna linia
tile = Płytka: białe { $white }, czarne { $black }
tile-hidden = Zakryta płytka
die = { $line } zaczyna się od { $value }
group = { $line }, { $value }: płytki { $tiles }. { $stacks ->
    [0] Bez nakładek.
    [one] Jedna nakładka.
    [few] { $stacks } nakładki.
   *[many] { $stacks } nakładek.
}
open-end = { $line }, następna liczba: { $value }, liczba płytek: { $sizes }. { $fits ->
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
action-redraw = Dobierz ponownie
action-swap = Zamień
action-stack = Nałóż

## Działania

choice-wait = { $name } wybiera …
choice-choose = Masz wyższy rzut. Co wybierasz?
choice-choose-line = Która linia jest twoja?
choice-modifiers = Która strona żetonu?
take-line-white = Weź białą linię
take-line-black = Weź czarną linię
take-line-more = Pierwszy ruch ma druga osoba.
take-first = Pierwszy ruch
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
swap-hint = Aby zamienić, naciśnij też płytkę przeciwnika.

## Dlaczego nie

why-B2-3 = Osoba z wyższym rzutem jeszcze wybiera.
why-B2-5 = Linia jest jeszcze wybierana.
why-B2-7 = Modyfikatory są jeszcze wybierane.
why-B3-2 = W turze kładzie się grupę albo używa płytki akcji.
why-B3-3 = Tej płytki nie masz na ręce.
why-B4-2 = To nie jest następna liczba tej linii.
why-B4-3 = Oczka nie dają tej liczby.
why-B4-4 = Każda płytka musi mieć kolor linii.
why-B4-5 = Potrzeba o jedną płytkę więcej lub mniej niż w grupie obok.
why-B4-6 = Przy kostce potrzeba jednej lub dwóch płytek.
why-B5-1 = Ta płytka akcji jest już zużyta.
why-B5-3 = Stos jest pusty: nie można dobrać ponownie.
why-B5-4 = Tej płytki nie ma na ręce przeciwnika.
why-B5-5 = Nakładka potrzebuje tylu płytek, ile ma grupa, o tej samej wartości.
why-B6-1 = Twój modyfikator jest już zużyty.
why-B8-2 = Każda płytka tylko raz.

## Co się stało

log-line-taken = { $who } bierze { $line ->
    [white] białą
   *[black] czarną
} linię.
log-first-taken = { $who } bierze pierwszy ruch.
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
log-swapped = { $who } zamienia { $given } na { $taken }.
log-tile-discarded = { $who } odrzuca { $tile }.
log-tile-drawn = { $who } dobiera { $tile }.

## Koniec

bossa-ended-hand = { $winner } kładzie ostatnią płytkę z ręki.
bossa-ended-line = Linia gracza { $winner } ma sześć grup.
bossa-ended-hand_on_line = { $winner } kładzie ostatnią płytkę jako szóstą grupę linii przeciwnika.
bossa-ended-stuck = { $loser } nie ma już ruchu.
bossa-ended-pile = Stos jest pusty: wygrywa mniejsza ręka.
bossa-ended-pile-draw = Stos jest pusty, a ręce są równe.
bossa-ended-resigned = { $loser } się poddaje.
bossa-ended-clock = Graczowi { $loser } skończył się czas.
bossa-you-won = Wygrywasz!
bossa-won = Wygrywa { $winner }.
bossa-draw = Remis.
