# Słowa do wszystkich gier, używane w przeglądarce i w terminalu.

## Rzeczy

discard-pile = Karty odrzucone
your-hand = Twoja ręka
other-players = Pozostali
is-to-move = To kolej tej osoby.
away = poza stołem
or = { " lub " }

## Działania

note = Notatka

## Co się stało

last-round = Ostatnia runda: { $count ->
    [one] została jedna tura
    [few] zostały { $count } tury
   *[many] zostało { $count } tur
}

## Koniec

ended-resigned = Stół się poddał.
ended-clock = Czas minął.
score-of = { $score } z { $top }

## Dlaczego nie

why-other = Tam to nie pasuje.

## Przy stole

dressed-ask = Kto jest ubrany najbarwniej? Każdy kogoś wskazuje.
dressed-name = Wskaż: { $name }
dressed-named = { $count ->
    [one] jeden głos
    [few] { $count } głosy
   *[many] { $count } głosów
}
log-sat = { $who } siada.
log-named = { $who } nazywa się teraz { $name }.
log-pointed = { $who } wskazuje najbarwniejszy strój: { $target }.
log-bot-sat = { $who } siada.
log-left = { $who } odchodzi.
log-changed = Gospodarz zmienia ustawienia stołu.
log-renamed = Stół nazywa się teraz { $name }.
log-started = Gra się zaczyna.
log-proposed-take_back = { $who } prosi o cofnięcie ruchu.
log-proposed-claim = { $who } żąda wygranej.
log-time-up = Czas się skończył: { $who }.
log-coached = { $who } korzysta z podpowiedzi.
log-proposed-resign = { $who } proponuje się poddać.
log-proposed-replace = { $who } proponuje, by za gracza { $target } grał bot.
replace-waits = Gracza { $name } nie ma: jeśli to potrwa, zagra bot.
log-proposed-join = { $name } prosi o miejsce.
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
