# Palabras para todos los juegos, usadas por el navegador y por el terminal.

## Las cosas

discard-pile = Descartes
your-hand = Tu mano
other-players = Los demás
is-to-move = Es su turno.
away = ausente
or = { " o " }

## Las acciones

note = Nota

## Lo que pasó

last-round = Última ronda: { $count ->
    [one] queda un turno
   *[other] quedan { $count } turnos
}

## El final

ended-resigned = La mesa se rindió.
ended-clock = Se acabó el tiempo.
score-of = { $score } de { $top }

## Por qué no

why-other = Ahí no encaja.

## En la mesa

dressed-ask = ¿Quién lleva la ropa más colorida? Cada cual nombra a alguien.
dressed-name = Nombrar a { $name }
dressed-named = { $count ->
    [one] un voto
   *[other] { $count } votos
}
log-sat = { $who } se sentó.
log-named = { $who } se llama ahora { $name }.
log-pointed = { $who } nombra a { $target } por su ropa colorida.
log-bot-sat = { $who } se sentó.
log-left = { $who } se fue.
log-changed = Quien organiza la mesa la cambia.
log-renamed = La mesa se llama ahora { $name }.
log-started = Empieza la partida.
log-proposed-take_back = { $who } pide deshacer una jugada.
log-proposed-claim = { $who } reclama la partida.
log-time-up = A { $who } se le acabó el tiempo.
log-coached = { $who } preguntó al apuntador.
log-proposed-resign = { $who } propone rendirse.
log-proposed-replace = { $who } propone que un bot juegue por { $target }.
replace-waits = { $name } no está: si la ausencia se alarga, entra el bot.
log-proposed-join = { $name } pide sentarse.
log-agreed = { $who } está de acuerdo.
log-refused = { $who } dijo que no.
log-taken-back = Se deshizo una jugada.
log-replaced = { $who } ocupó el asiento.
log-bot-failed = { $bot } se atascó; sigue { $who }.
log-stopped-resigned = La partida se abandonó.
log-stopped-clock = Se acabó el tiempo.
log-rematch = Otra, en una mesa nueva.
said = { $who }: { $what }
phrase-hello = ¡Hola!
phrase-good_luck = ¡Suerte!
phrase-well_done = ¡Bien hecho!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-your_turn = Te toca.
phrase-one_moment = Un momento …
phrase-back_soon = Vuelvo enseguida.
phrase-i_know_nothing = Aún no sé nada de mi mano.
phrase-do_you_remember = ¿Recuerdas lo que tienes?
phrase-good_game = ¡Buena partida!
phrase-once_more = ¿Otra?
