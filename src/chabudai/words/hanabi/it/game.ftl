# Hanabi: ciò che dicono il browser e il terminale.

hanabi = Hanabi

## Le cose

colour-white = bianco
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-multicolour = multicolore
card-white = { $value } bianco
card-red = { $value } rosso
card-blue = { $value } blu
card-yellow = { $value } giallo
card-green = { $value } verde
card-multicolour = { $value } multicolore
fireworks = Fuochi d’artificio
firework-height = { $colour }: { $height } su 5.
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
caption-errors = { $count } errori su 3
caption-deck = mazzo
caption-discards = scarti
hint-hanabi = Tocca una carta in alto per dare un indizio, o una delle tue per giocarla o scartarla.
your-card = La tua carta { $place }.
card-of = { $name }, carta { $place }: { $card }.
card-hidden = Carta { $place }, coperta. { $known }
heard = Sentito: { $what }.
still-possible = Ancora possibile: { $what }.
mark-playable = Va bene adesso.
mark-useless = Non serve più.
mark-indispensable = L’ultima del suo tipo.
copies = Scartate: { $gone }, rimaste: { $left }.
is-built = Già costruita.
card-chance = { $card } ({ $percent }%)

## Le azioni

play = Gioca
discard = Scarta
announce = Gioca annunciando il colore
announce-which = Di che colore è?
no-discard-now = Con tutti e otto i gettoni indizio disponibili non puoi scartare.
clue-for = Indizio per { $name }
clue-value = Valore { $value }
clue-button = { $what }: { $count ->
    [0] non indica nessuna carta
    [one] indica una carta
   *[other] indica { $count } carte
}
all-clues = Tutti gli indizi
no-clue-token = Nessun gettone indizio. Scarta una carta per riaverne uno.

## Che cosa è successo

log-clued = { $count ->
    [0] { $who } ha detto a { $target }: nessun { $what }.
    [one] { $who } ha dato a { $target } l’indizio { $what }: una carta.
   *[other] { $who } ha dato a { $target } l’indizio { $what }: { $count } carte.
}
log-played = { $who } ha giocato: { $card }.
log-played-announced = { $who } ha annunciato { $colour } e ha giocato: { $card }.
log-misplayed = { $who } ha provato: { $card }. Non va bene: { $count ->
    [one] primo errore.
    [2] secondo errore.
   *[other] terzo errore.
}
log-misplayed-announced = { $who } ha annunciato { $colour } e ha provato: { $card }. Errore.
log-discarded = { $who } ha scartato: { $card }.
log-completed = Il fuoco { $colour } è completo!
log-tokens-regained = { $count ->
    [one] Torna un gettone indizio.
   *[other] Tornano { $count } gettoni indizio.
}
log-last-round = L’ultima carta è pescata: { $count ->
    [one] resta un turno.
   *[other] restano { $count } turni.
}

## La fine

ended-victory = Ogni fuoco è completo.
ended-errors = Il terzo errore ha spento le micce.
ended-deck = Il mazzo è finito e lo spettacolo è concluso.
ended-hopeless = Una carta ancora necessaria è perduta.
ended-stuck = Nessuna carta da giocare e nessun indizio da dare.
verdict-defeat = Avete perso. Qualcuno ha bagnato le micce.
verdict-damp = Due scintille e un colpo di tosse. Hanno applaudito le rane.
verdict-flicker = Un modesto bagliore. La zia di qualcuno si è commossa.
verdict-glow = Una discreta luce. Nessuno ha chiesto il rimborso.
verdict-sparkle = Una serata scintillante. La gente si è attardata sul ponte.
verdict-dazzle = Abbagliante! In paese se ne parlerà fino all’inverno.
verdict-legend = Leggendario. La luna ha chiesto il bis.
verdict-beyond_the_stars = Oltre le stelle. Gli astronomi prendono appunti.
verdict-victory = Tutto, senza perdere una sola scintilla.
