# Words for every game, used by the browser and by the terminal.

## Things

discard-pile = Discard pile
your-hand = Your hand
other-players = The others
is-to-move = It is their turn.
away = away
or = { " or " }

## Doing

note = Note

## What happened

last-round = Last round: { $count ->
    [one] one turn left
   *[other] { $count } turns left
}

## How it ends

ended-resigned = The table gave up.
ended-clock = Time ran out.
score-of = { $score } of { $top }

## Why not

why-other = That does not fit there.

## At the table

dressed-ask = Who is dressed most colourfully? Everybody names somebody.
dressed-name = Name { $name }
dressed-named = { $count ->
    [one] named once
   *[other] named { $count } times
}
log-sat = { $who } sat down.
log-named = { $who } is called { $name } now.
log-pointed = { $who } names { $target } as dressed most colourfully.
log-bot-sat = { $who } sat down.
log-left = { $who } left.
log-changed = The host changed the table.
log-renamed = The table is called { $name } now.
log-started = The game begins.
log-proposed-take_back = { $who } asks to take back a move.
log-proposed-claim = { $who } claims the game.
log-time-up = { $who } has no time left.
log-coached = { $who } asked the coach.
log-proposed-resign = { $who } proposes to give up.
log-proposed-replace = { $who } proposes that a bot takes over for { $target }.
replace-waits = { $name } is away: the bot takes over if that lasts.
log-proposed-join = { $name } asks to be let in.
log-agreed = { $who } agreed.
log-refused = { $who } refused.
log-taken-back = A move was taken back.
log-replaced = { $who } took over the seat.
log-bot-failed = { $bot } got stuck; { $who } goes on.
log-stopped-resigned = The game was given up.
log-stopped-clock = Time ran out.
log-rematch = Once more, at a new table.
said = { $who }: { $what }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_done = Well done!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-your_turn = Your turn.
phrase-one_moment = One moment …
phrase-back_soon = Back soon.
phrase-i_know_nothing = I still know nothing about my hand.
phrase-do_you_remember = Do you remember what you have?
phrase-good_game = Good game!
phrase-once_more = Once more?
