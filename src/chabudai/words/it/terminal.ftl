# Parole che servono solo al terminale.

somebody = Qualcuno

## Mosse

do-play = Gioca la carta { $place }
do-announce = Gioca la carta { $place } annunciando { $colour }
do-discard = Scarta la carta { $place }
do-clue = Di’ a { $name }: { $what }
do-place = Metti { $value } sulla linea { $line ->
    [white] bianca
   *[black] nera
} con { $tiles }
do-stack = Impila { $tiles } sul { $value } della linea { $line ->
    [white] bianca
   *[black] nera
}
do-swap = Dai { $mine } per { $theirs }
do-redraw = Scarta { $tile } e pescane un’altra
do-it = Fallo
not-yet = Non ancora
sure = { $what }? Invio per farlo, Esc per ripensarci.

## Perché no

not-your-turn = Non tocca a te.
is-over = La partita è finita.
is-legal = Si può fare.
unreadable = Questa non è una mossa. Scrivi per esempio: { $examples }. Con help trovi il resto.
why-what = Scrivi una mossa dopo la parola why.
cannot-ask = Adesso non si può chiedere: { $what }.
unclear = Non è chiaro. Scrivi per esempio: { $example }.
why-H2-1 = Non hai così tante carte.
why-H3-1 = Non ci sono più gettoni indizio. Scarta una carta per riaverne uno.
why-H3-2 = Un indizio va a un’altra persona e dice un colore o un valore.
why-H3-4 = Quell’indizio non indica nessuna carta, e queste regole ne vogliono una.
why-H4-1 = Ci sono tutti e otto i gettoni: non puoi scartare.
why-H8-1 = I colori si annunciano solo nello spettacolo sincronizzato.
why-H9-1 = Il multicolore c’è solo nella valanga di colori.

## Tavolo

turn-yours = Tocca a te.
turn-other = { $name } sta pensando …
fireworks-short = Fuochi
tokens-short = Indizi
errors-short = Errori
deck-short = Mazzo
reachable = al massimo { $count }
up-to = al massimo { $value }
nothing-yet = niente
face-down = coperta
or = { " o " }
hand-of = { $name }, posto { $seat }: { $cards }.
stood-at = I fuochi erano a { $total } su { $top }.
reason-of = Mossa { $number }: { $reason }
pile-short = Riserva
gone-short = Scartate
empty-seat = libero
wait-start = La partita non è ancora cominciata.
wait-you = Ci siete tutti. La partita comincia quando vuoi tu.
is-away = assente
went-away = { $name } è via.
came-back = { $name } è di nuovo qui.
time-of = restano { $time }
log-seats-exchanged = I posti { $one } e { $two } sono stati scambiati.
link-lost = La connessione è caduta. Riprovo …

## Schermo

pass-on = Ora tocca a { $name }. Gli altri guardano altrove. { $name }: premi Invio.
pass-title = Passa lo schermo a { $name }
pass-more = Premi Invio quando guarda solo { $name }.
log-title = Che cosa è successo
moves-title = Tutte le mosse
talk-title = Al tavolo
help-title = Aiuto
close-keys = Esc: indietro
bar-moves = Mosse
bar-log = Diario
bar-help = Aiuto
bar-table = Tavolo
bar-quit = Esci
quit-sure = Lasciare la partita?
quit-leave = Esci
quit-stay = Resta
too-small = Lo schermo deve avere almeno 80 colonne e 24 righe.
saved = La partita è salvata in { $file }.
ask-sit = Siediti al posto { $seat }
ask-move = Spostati al posto { $seat }
ask-bot = Aggiungi un bot
ask-remove = Libera un posto
ask-exchange = Scambia due posti
ask-change = Cambia posti, regole e opzioni
ask-start = Comincia la partita
ask-back = Chiedi di ritirare la tua ultima mossa
ask-resign = Proponi di arrendersi
ask-agree = Accetta
ask-refuse = Rifiuta
ask-rematch = Un’altra partita
ask-name = Cambia il mio nome
ask-title = Rinomina il tavolo
ask-say = Scrivi qualcosa di tuo
ask-leave = Lascia il tavolo

## Aiuto

help-keys = Frecce       per muoversi sul tavolo; Invio preme ciò che c’è lì
    da 1 a 7     una delle tue carte o tessere
    lettere      quello che offre l’ultima riga
    Invio        fa ciò che hai scelto; niente succede con un tasto solo
    Esc          ritira la scelta
    m            tutte le mosse, a parole
    l            il diario
    t            chiedere al tavolo di un server; + e - rispondono
    ?            questa pagina
    q            uscire
help-hanabi = Le carte sono una lettera e un valore: W bianco, R rosso, B blu, Y giallo, G verde, M multicolore.
    Dopo la carta: + va bene adesso, ! è l’ultima del suo tipo, - non serve più a nessuno.
    Sotto una carta c’è quello che ha sentito chi la tiene; sotto le tue anche ciò che possono ancora essere.
    Scegli una tua carta per giocarla o scartarla, o la carta di un’altra persona per darle un indizio.
help-bossa = Le tessere sono puntini bianchi / neri. Scegline con 1 fino a 7; sotto si vede che cosa fanno.
    Un asterisco segna la tessera con il modificatore. Le linee scendono a sinistra e salgono a destra.
    Un posto tratteggiato mostra il prossimo numero e quante tessere vuole; premilo per sapere perché no.
    Per scambiare scegli una tua tessera e una sua; per ripescare scegline una.
help-generic = In alto ci sono i giocatori e ciò che sai della posizione; un segno indica di chi è il turno.
    In basso le tue mosse. I tasti numerici scelgono le prime nove.

## Righe

welcome = { $game }. Posti: { $seats }. Scrivi help per l’aiuto.
your-move = La tua mossa, { $name }:
help-orders = help: questo elenco. legal: le tue mosse. hand: la tua mano. table: tutto il resto. log: che cosa è successo.
    why MOSSA: perché una mossa non si può fare. quit: esci.
help-moves-hanabi = Mosse: play 3, play 3 as red, discard 1, clue 2 red, clue 2 4 (al posto 2). La carta 1 è la più vecchia.
help-moves-bossa = Mosse: white, black, first, doubler, inverter, place white 6 2/0 2/4*, stack black 3 1/3,
    swap 2/3 4/1 (la tua, la sua), redraw 2/3. Una tessera è bianchi/neri; l’asterisco è il modificatore.
help-moves-generic = Mosse: scrivi una mossa come la elenca legal, oppure il suo numero nell’elenco.
help-requests = A questo tavolo anche: { $requests }.
can-type = Ora puoi scrivere: { $orders }.
usage-seat = POSTO
usage-bot = BOT
usage-name = NOME
usage-text = PAROLE
usage-terms = REGOLA=VALORE

## Giochi senza parole proprie

generic-choose = Scegli una mossa con le frecce o con il suo numero, poi premi Invio.
generic-secret = { $who } ha fatto una mossa che non puoi vedere.
generic-ended = Com’è finita: { $how }.
generic-you-won = Hai vinto!
generic-won = Ha vinto { $winner }.
generic-draw = Pareggio.
generic-yes = sì
generic-no = no
