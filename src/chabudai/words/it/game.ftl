# Parole per tutti i giochi, usate dal browser e dal terminale.

## Le cose

discard-pile = Scarti
your-hand = La tua mano
other-players = Gli altri
is-to-move = Tocca a questa persona.
away = assente
or = { " o " }

## Le azioni

note = Nota

## Che cosa è successo

last-round = Ultimo giro: { $count ->
    [one] resta un turno
   *[other] restano { $count } turni
}

## La fine

ended-resigned = Il tavolo si arrende.
ended-clock = Il tempo è scaduto.
score-of = { $score } su { $top }

## Perché no

why-other = Lì non va bene.

## Al tavolo

dressed-ask = Chi ha i vestiti più colorati? Ognuno indica una persona.
dressed-name = Indica { $name }
dressed-named = { $count ->
    [one] indicato una volta
   *[other] indicato { $count } volte
}
log-sat = { $who } si siede.
log-named = { $who } ora si chiama { $name }.
log-pointed = { $who } indica { $target } per i vestiti più colorati.
log-bot-sat = { $who } si siede.
log-left = { $who } se ne va.
log-changed = Chi ospita cambia il tavolo.
log-renamed = Ora il tavolo si chiama { $name }.
log-started = La partita comincia.
log-proposed-take_back = { $who } chiede di ritirare una mossa.
log-proposed-claim = { $who } reclama la partita.
log-time-up = { $who } ha finito il tempo.
log-coached = { $who } ha chiesto al suggeritore.
log-proposed-resign = { $who } propone di arrendersi.
log-proposed-replace = { $who } propone che un bot giochi per { $target }.
replace-waits = { $name } non c’è: se l’assenza dura, subentra il bot.
log-proposed-join = { $name } chiede di sedersi.
log-agreed = { $who } è d’accordo.
log-refused = { $who } dice di no.
log-taken-back = Una mossa è stata ritirata.
log-replaced = { $who } ha preso il posto.
log-bot-failed = { $bot } si è bloccato; continua { $who }.
log-stopped-resigned = La partita è stata abbandonata.
log-stopped-clock = Il tempo è scaduto.
log-rematch = Un’altra, a un nuovo tavolo.
said = { $who }: { $what }
phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-well_done = Ben fatto!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-your_turn = Tocca a te.
phrase-one_moment = Un momento …
phrase-back_soon = Torno subito.
phrase-i_know_nothing = Non so ancora niente della mia mano.
phrase-do_you_remember = Ti ricordi che cosa hai?
phrase-good_game = Bella partita!
phrase-once_more = Un’altra?
