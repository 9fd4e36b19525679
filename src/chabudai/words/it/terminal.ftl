# Parole che servono solo al terminale.

somebody = Qualcuno

## Mosse

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

## Tavolo

turn-yours = Tocca a te.
turn-other = { $name } sta pensando …
nothing-yet = niente
face-down = coperta
hand-of = { $name }, posto { $seat }: { $cards }.
reason-of = Mossa { $number }: { $reason }
empty-seat = libero
wait-start = La partita non è ancora cominciata.
wait-you = Non manca nessuno. La partita parte quando la avvii tu.
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
bar-coach = Suggeritore
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
ask-start = Avvia la partita
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
    h            il suggeritore, a un tavolo di soli bot
    ?            questa pagina
    q            uscire
help = In alto ci sono i giocatori e ciò che sai della posizione; un segno indica di chi è il turno.
    In basso le tue mosse. I tasti numerici scelgono le prime nove.

## Righe

welcome = { $game }. Posti: { $seats }. Scrivi help per l’aiuto.
your-move = La tua mossa, { $name }:
help-orders = help: questo elenco. legal: le tue mosse. hand: la tua mano. table: tutto il resto. log: che cosa è successo.
    why MOSSA: perché una mossa non si può fare. quit: esci.
help-moves = Mosse: scrivi una mossa come la elenca legal, oppure il suo numero nell’elenco.
help-requests = A questo tavolo anche: { $requests }.
can-type = Ora puoi scrivere: { $orders }.
can-coach = Si può chiedere: { $topics }.
coach-again = Scrivi di nuovo “coach { $topic }” per avere la risposta.
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
generic-draw = Parità.
generic-yes = sì
generic-no = no
