# Rivedere una partita.

review-waiting = In coda …
review-starting = Il bot si prepara. La prima di { $parts } mosse richiede più tempo …
review-progress = { $done } mosse esaminate su { $parts } …
review-upload = Scegli una partita registrata o una partita di hanab.live. Un bot ne esamina ogni mossa.
review-upload-live = Una partita di hanab.live si salva da hanab.live/export/ seguito dal suo numero.
review-course-score = Se prima di ogni mossa subentrassero i bot, arriverebbero a { $first } all'inizio e a { $last } alla fine.
review-course-victory = Se prima di ogni mossa subentrassero i bot, vincerebbero con probabilità { $first } all'inizio e { $last } alla fine.
review-course-chance = La probabilità di vittoria di { $name }: { $first } all'inizio, { $last } alla fine.
review-turning = Momenti decisivi
review-turning-point = Mossa { $number }, { $name }: { $before } → { $after }
review-turning-cost = Mossa { $number }, { $name }: è costata { $cost }
review-no-turning = Nessuna mossa ha perso più di quanto faccia il caso.
review-explained = Scegli una mossa per vedere che cosa si poteva sapere, qual era la migliore e quanto è costata.
review-board = Il tavolo prima della mossa
review-moves = Le mosse e quanto sono costate
review-move = Mossa { $number }: { $name }
review-to-replay = Guardala sul tavolo
review-best = Meglio: { $move }.
review-is-best = Non si è trovato nulla di meglio.
review-as-good = Vale all’incirca altrettanto: { $move }.
review-cost-known = Costo, per ciò che si poteva sapere
review-points = { $points ->
    [one] circa 1 punto
   *[other] circa { $points } punti
}
review-chance = circa il { $percent }% delle probabilità di vittoria
review-range = { $cost } (da { $least } a { $most })
review-nothing = nulla di misurabile
review-gained = nulla: la fortuna ha reso { $points }
review-move-cost = È costata { $cost }.
review-move-free = Non è costata nulla.
review-figure = circa { $points }
review-ask-why = Perché?
review-none-yet = Il tavolo all'inizio. Vai avanti, o scegli una mossa.
review-no-board = Non è stato possibile mostrare il tavolo: { $problem }
review-way = Con gli occhi di
review-way-people = Persone
review-way-code = Codice
review-way-people-explained = Con le convenzioni che usano le persone.
review-way-code-explained = Con il codice dei bot più forti, che al tavolo nessuno parla.
review-meant = Che cosa significava l’indizio
review-again = Riprova

## What a move is called

review-brilliant = geniale
review-good = buona
review-doubtful = dubbia
review-mistake = errore
review-blunder = errore grave
review-sign-brilliant = !!
review-sign-good = ✓
review-sign-doubtful = ?!
review-sign-mistake = ?
review-sign-blunder = ??
