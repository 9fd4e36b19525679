# Parole per entrambi i giochi, usate dal browser e dal terminale.

hanabi = Hanabi
bossa = Bossa

## Hanabi: le cose

colour-white = bianco
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-multicolour = multicolore
card = { $value } { $colour }
fireworks = Fuochi d’artificio
firework-height = { $colour }: { $height } su 5.
firework-unfinishable = Questo fuoco non si può più completare.
clue-tokens = { $count ->
    [0] Nessun gettone indizio
    [one] Un gettone indizio
   *[other] { $count } gettoni indizio
}
errors-made = { $count ->
    [0] Nessun errore
    [one] Un errore su tre
   *[other] { $count } errori su tre
}
deck-left = { $count ->
    [0] Il mazzo è vuoto
    [one] Una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
caption-clues = indizi
caption-errors = errori
caption-deck = mazzo
caption-discards = scarti
hint-hanabi = Tocca una carta in alto per dare un indizio, o una delle tue per giocarla o scartarla.
discard-pile = Scarti
your-hand = La tua mano
other-players = Gli altri
your-card = La tua carta { $place }.
card-of = { $name }, carta { $place }: { $value } { $colour }.
card-hidden = Carta { $place }, coperta. { $known }
heard = Sentito: { $what }.
still-possible = Ancora possibile: { $what }.
mark-playable = Va bene adesso.
mark-useless = Non serve più.
mark-indispensable = L’ultima del suo tipo.
is-to-move = Tocca a questa persona.
away = assente
copies = { $gone } scartate, { $left } rimaste.
is-built = Già costruita.
card-chance = { $card } ({ $percent }%)

## Hanabi: le azioni

play = Gioca
discard = Scarta
announce = Gioca annunciando il colore
announce-which = Di che colore è?
no-discard-now = Con tutti e otto i gettoni disponibili non puoi scartare.
clue-for = Indizio per { $name }
clue-value = Valore { $value }
clue-button = { $what }: { $count ->
    [0] non indica nessuna carta
    [one] indica una carta
   *[other] indica { $count } carte
}
all-clues = Tutti gli indizi
no-clue-token = Nessun gettone indizio. Scarta una carta per riaverne uno.
note = Nota

## Hanabi: che cosa è successo

log-clued = { $count ->
    [0] { $who } ha detto a { $target }: nessun { $what }.
    [one] { $who } ha dato a { $target } l’indizio { $what }: una carta.
   *[other] { $who } ha dato a { $target } l’indizio { $what }: { $count } carte.
}
log-played = { $who } ha giocato { $card }.
log-played-announced = { $who } ha annunciato { $colour } e ha giocato { $card }.
log-misplayed = { $who } ha provato { $card }. Non va bene: { $count ->
    [one] primo errore.
    [2] secondo errore.
   *[other] terzo errore.
}
log-misplayed-announced = { $who } ha annunciato { $colour } e ha provato { $card }: errore.
log-discarded = { $who } ha scartato { $card }.
log-completed = Il fuoco { $colour } è completo!
log-tokens-regained = { $count ->
    [one] Torna un gettone indizio.
   *[other] Tornano { $count } gettoni indizio.
}
log-last-round = L’ultima carta è pescata: { $count ->
    [one] resta un turno.
   *[other] restano { $count } turni.
}
last-round = Ultimo giro: { $count ->
    [one] resta un turno
   *[other] restano { $count } turni
}

## Hanabi: la fine

ended-victory = Ogni fuoco è completo.
ended-errors = Il terzo errore ha spento le micce.
ended-deck = Il mazzo è finito e lo spettacolo è concluso.
ended-hopeless = Una carta ancora necessaria è perduta.
ended-stuck = Nessuna carta da giocare e nessun indizio da dare.
ended-resigned = Il tavolo si è arreso.
ended-clock = Il tempo è scaduto.
verdict-defeat = Qualcuno ha bagnato le micce. Nessuno ha visto chi.
verdict-damp = Due scintille e un colpo di tosse. Hanno applaudito le rane.
verdict-flicker = Un modesto bagliore. La zia di qualcuno si è commossa.
verdict-glow = Una discreta luce. Nessuno ha chiesto il rimborso.
verdict-sparkle = Una serata scintillante. La gente si è attardata sul ponte.
verdict-dazzle = Abbagliante! In paese se ne parlerà fino all’inverno.
verdict-legend = Leggendario. La luna ha chiesto il bis.
verdict-beyond_the_stars = Oltre le stelle. Gli astronomi prendono appunti.
verdict-victory = Tutto, senza perdere una sola scintilla.
score-of = { $score } su { $top }

## Bossa: le cose

line-white = Linea bianca
line-black = Linea nera
tile = Tessera con { $white } bianchi e { $black } neri
tile-hidden = Tessera coperta
die = { $line }: parte da { $value }
group = { $line }, { $value }: tessere { $tiles }. { $stacks ->
    [0] Niente sopra.
    [one] Una pila sopra.
   *[other] { $stacks } pile sopra.
}
open-end = { $line }: continua con { $value }, vuole { $sizes } tessere. { $fits ->
    [fits] Le tue tessere vanno bene qui.
    [could] Vanno bene qui con il tuo modificatore.
   *[no] {""}
}
groups-of-six = { $count } gruppi su 6
pile-left = { $count ->
    [0] La riserva è vuota
    [one] Una tessera nella riserva
   *[other] { $count } tessere nella riserva
}
their-hand = Mano di { $name }
doubler = Raddoppio
doubler-more = Una volta, una tua tessera conta doppio.
doubler-sign = ×2
inverter = Inversione
inverter-more = Una volta, una tua tessera scambia bianco e nero.
inverter-sign = ⇄
no-sign = ·
action-redraw = Ripesca
action-swap = Scambia
action-stack = Impila

## Bossa: le azioni

choice-wait = { $name } sta scegliendo …
choice-choose = Hai tirato il numero più alto. Che cosa scegli?
choice-choose-line = Quale linea è tua?
choice-modifiers = Quale lato del tuo gettone?
take-line-white = Prendi la linea bianca
take-line-black = Prendi la linea nera
take-line-more = Comincia l’altra persona.
take-first = Comincia tu
take-first-more = L’altra persona prende una linea.
makes-white = { $value ->
    [0] ○ niente bianco
   *[other] ○ { $value } bianco
}
makes-black = { $value ->
    [0] ◆ niente nero
   *[other] ◆ { $value } nero
}
pick-tiles = Scegli delle tessere per vedere dove vanno bene.
modifier-armed = Ora premi la tessera su cui metterlo.
swap-hint = Per scambiare, premi anche una delle sue tessere.

## Bossa: perché no

why-B2-3 = Chi ha tirato il numero più alto sta ancora scegliendo.
why-B2-5 = Si sta ancora scegliendo una linea.
why-B2-7 = Si stanno ancora scegliendo i modificatori.
why-B3-2 = In un turno si mette un gruppo o si usa una tessera azione.
why-B3-3 = Quella tessera non è nella tua mano.
why-B4-2 = La linea non continua con quel numero.
why-B4-3 = I puntini non fanno quel numero.
why-B4-4 = Ogni tessera deve mostrare il colore della linea.
why-B4-5 = Serve una tessera in più o in meno del gruppo accanto.
why-B4-6 = Accanto al dado servono una o due tessere.
why-B5-1 = Quella tessera azione è già stata usata.
why-B5-3 = La riserva è vuota: niente da ripescare.
why-B5-4 = Quella tessera non è nell’altra mano.
why-B5-5 = Per impilare servono tante tessere quante ne ha il gruppo, con lo stesso valore.
why-B6-1 = Il tuo modificatore è già stato usato.
why-B8-2 = Ogni tessera una volta sola.
why-other = Lì non va bene.

## Bossa: che cosa è successo

log-line-taken = { $who } ha preso la linea { $line ->
    [white] bianca
   *[black] nera
}.
log-first-taken = { $who } ha scelto di cominciare.
log-hands-turned-up = Tutte e due le mani sono scoperte.
log-modifier-chosen = { $who } ha scelto un modificatore.
log-modifiers-shown = Modificatori: { $kinds }.
log-placed = { $who } ha messo { $value } sulla linea { $line ->
    [white] bianca
   *[black] nera
} con { $tiles }.
log-stacked = { $who } ha impilato { $tiles } sul { $value } della linea { $line ->
    [white] bianca
   *[black] nera
}.
log-swapped = { $who } ha dato { $given } per { $taken }.
log-tile-discarded = { $who } ha scartato { $tile }.
log-tile-drawn = { $who } ha pescato { $tile }.

## Bossa: la fine

bossa-ended-hand = { $winner } ha messo l’ultima tessera della mano.
bossa-ended-line = La linea di { $winner } ha sei gruppi.
bossa-ended-hand_on_line = { $winner } ha messo l’ultima tessera come sesto gruppo dell’altra linea.
bossa-ended-stuck = { $loser } non aveva più mosse.
bossa-ended-pile = La riserva è vuota: vince la mano più piccola.
bossa-ended-pile-draw = La riserva è vuota e le mani sono uguali.
bossa-ended-resigned = { $loser } si è arreso.
bossa-ended-clock = { $loser } ha finito il tempo.
bossa-you-won = Hai vinto!
bossa-won = Ha vinto { $winner }.
bossa-draw = Pareggio.

## Al tavolo

log-sat = { $who } si è seduto.
log-named = { $who } ora si chiama { $name }.
log-bot-sat = { $who } si è seduto.
log-left = { $who } se n’è andato.
log-changed = Chi ha aperto il tavolo l’ha cambiato.
log-renamed = Ora il tavolo si chiama { $name }.
log-started = La partita comincia.
log-proposed-take_back = { $who } chiede di ritirare una mossa.
log-proposed-claim = { $who } reclama la partita.
log-time-up = { $who } ha finito il tempo.
log-proposed-resign = { $who } propone di arrendersi.
log-proposed-replace = { $who } propone che un bot giochi per { $target }.
log-agreed = { $who } è d’accordo.
log-refused = { $who } ha detto di no.
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
