# Parole che servono solo al browser.

title = Chabudai
tagline = Un tavolino basso per due giochi, con amici e bot.
skip-to-content = Vai al contenuto
close = Chiudi
menu = Menu
home = Inizio
learn = Impara
settings = Impostazioni
language = Lingua
loading = Un momento …
you = tu
guest = Ospite
host = chi ospita
page-broken = Questa parte della pagina non si è caricata.
no-connection = Nessuna connessione.
no-connection-can = Puoi imparare, leggere e risolvere ciò che hai già visto.
no-connection-can-play = Puoi giocare con i bot su questo dispositivo, imparare, leggere e risolvere ciò che hai già visto.
on-this-device = Su questo dispositivo
table-on-this-device = Questa partita è solo su questo dispositivo.
table-starts = Sto preparando il tavolo. La prima volta ci vuole qualche secondo.
needs-connection = serve una connessione
move-waits = La tua mossa parte appena torna.
move-late = Qualcosa che avevi fatto prima non è riuscito.
table-needs-connection = Questo tavolo ha bisogno di una connessione. Si apre da solo appena torna.
try-again = Riprova
newer-page = C’è una versione più recente di questa pagina.
newer-page-take = Caricala

## Pagina iniziale

play-now = Gioca subito con i bot
with-friends = Con gli amici
first-game = Prima partita
your-tables = I tuoi tavoli
waiting-for-you = Tocca a te
waits-for-you = { $count ->
    [one] { $names } aspetta
   *[other] { $names } aspettano
}
open-tables = Tavoli aperti
no-open-tables = Ora nessuno aspetta. Apri un tavolo e mettilo in lista qui.
join-by-link = Entra con un link
join = Entra
your-turn = Tocca a te
turn-of = { $name } sta pensando …
game-over = La partita è finita
state-over = finita
state-damaged = danneggiato
table-damaged = Un tavolo che non si può aprire
state-waiting = { $free ->
    [0] pronta a partire
    [one] un posto libero
   *[other] { $free } posti liberi
}
rules-of = Regole di { $game }
reference = Carte e tessere
why = Perché?
replay-a-record = Rivedi una partita
deal-of-day = La smazzata di oggi
deal-of-day-place = Le stesse carte o tessere per tutti: che cosa ne farai?
puzzles = Rompicapi
places = Dai un’occhiata
learn-place = Una prima partita con suggerimenti, e le regole.
reference-place = Tutte le carte e le tessere, e quante ce ne sono.
replay-a-record-place = Rivedi una partita salvata, mossa per mossa.
puzzles-place = Una posizione al giorno, e una sola mossa è la migliore.
problem-start = Non è stato possibile iniziare. Riprova.
problem-link = Non sembra il link di un tavolo.

## Sala d’attesa

seats = Posti
free-seat = Libero
sit-here = Siediti qui
move-here = Spostati qui
add-bot = Aggiungi un bot
fill-with-bots = Completa con i bot
remove-seat = Libera questo posto
which-bot = Quale bot?
your-name = Il tuo nome
keep = Salva
kept = Salvato
start = Avvia
leave = Lascia il tavolo
waiting-for = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
waiting-for-host = Non manca nessuno. Chi ospita può avviare la partita.
invite = Invita i tuoi amici
invite-more = Chi apre questo link può sedersi.
copy-link = Copia il link
copied = Copiato
share = Condividi
qr-code = Il link come codice QR

## Tavolo

log = Che cosa è successo
earlier-entries = Mostra le voci precedenti
talk = Di’ qualcosa
coach = Suggeritore
say-something = Il tuo messaggio
talk-not-silent = A questo tavolo parlano solo gli indizi.
talk-not-stock = Solo nel tuo turno: nessuno va influenzato nel suo.
send = Invia
watchers = { $count ->
    [one] Uno spettatore
   *[other] { $count } spettatori
}
time-left = Tempo rimasto
take-back = Chiedi di ritirare la mia ultima mossa
take-back-reveals = Qualcosa è già stato visto; la registrazione sarà segnata.
replace-by-bot = Fai giocare un bot per { $name }
replace-asked = Serve il tuo consenso: sei qui.
seat-held = Ora un bot ha il tuo posto.
seat-left = Il tuo posto ti aspetta.
take-seat-back = Riprendo il mio posto
seat-free = C’è un posto libero.
ask-to-join = Chiedi di sederti
join-asked = Hai chiesto di sederti. Decide chi gioca.
join-seen = Qui chi guarda vede tutte le mani; la registrazione sarà segnata.
let-in = Fai sedere
mark-taken_back = Una mossa è stata annullata dopo averne visto l’esito: non conta.
mark-replaced = Un bot ha sostituito una persona: non conta.
mark-newcomer = Una persona nuova ha preso un posto: non conta.
mark-trial = Continua da una posizione di un’altra partita: non conta.
mark-seen = Chi si è aggiunto può aver visto le mani: non conta.
mark-coached = È stato chiesto aiuto al suggeritore: non conta.
state-held = Il tuo posto ti aspetta
time-up-you = Il tuo tempo è finito. Puoi ancora muovere, finché gli altri hanno pazienza.
let-bot-play = Lascia giocare un bot
claim-game = Reclama la partita
give-up = Proponi di arrendersi
agree = D’accordo
refuse = No
withdraw = Ritira la proposta
rematch = Un’altra
go-rematch = Al nuovo tavolo
look-at-table = Guarda il tavolo
reading = Quanto restano leggibili le mosse
reading-relaxed = Con calma
reading-normal = Normale
reading-fast = Veloce
reading-once = Subito
story-now = Adesso
story = Dal tuo ultimo turno
story-watching = L’ultimo giro
story-waiting = { $count ->
    [one] Ancora una mossa. Tocca per vederla subito.
   *[other] Ancora { $count } mosse. Tocca per vederle subito.
}
looking-back = Mossa { $at } di { $all }
looking-back-moved-on = Al tavolo si è andati avanti.
to-the-table = Al tavolo
watching-public = Stai guardando. Le mani restano coperte fino alla fine.
watching-everything = Stai guardando e vedi tutte le mani.
table-keys = Tasti
not-here-yet = non è ancora qui
still-missing = Deve ancora arrivare: { $names }.
start-anyway = Avvia comunque
table-gone = Questo tavolo non c’è
table-private = Questo tavolo non ammette spettatori.
table-unknown = Forse il link è sbagliato, o il tavolo non è mai stato aperto qui.

## Rifiuti

refused-other = Non ha funzionato. Riprova.
refused-offline = Nessuna connessione. Riprova quando torna.
refused-move-illegal = Le regole adesso non lo permettono.
refused-move-stale = La posizione è cambiata. Guarda di nuovo.
refused-move-turn = Non tocca a te.
refused-game-over = La partita è finita.
refused-seat-none = Non siedi a questo tavolo.
refused-seat-taken = Quel posto è occupato.
refused-host-only = Può farlo solo chi ospita il tavolo.
refused-table-private = Questo tavolo non ammette spettatori.
refused-table-phase = Non in questo momento.
refused-talk-silent = A questo tavolo ora non si può dire.
refused-record-running = La partita è ancora in corso. La registrazione svelerebbe le carte.
refused-record-invalid = Questo file non è una partita che qui si possa rivedere: o la sua forma è sconosciuta, o una carta o una mossa non rispetta le regole. Scegli una partita salvata, o una di hanab.live.
refused-record-variant = Qui non si gioca con queste regole. Da hanab.live puoi scegliere partite con la variante «No Variant» o «Black (6 Suits)», da 2 a 5 giocatori e con mani normali.
refused-limit-rate = Piano, per favore. Aspetta un momento.
refused-limit-talk = È molto in una volta. Aspetta un momento; puoi sempre muovere.
refused-limit-log = A questo tavolo si è detto abbastanza. Puoi sempre muovere.
refused-table-damaged = Questo tavolo è danneggiato e non si può aprire.
refused-device-unknown = Quel dispositivo è già scollegato.
refused-limit-tables = Troppi tavoli insieme. Aspetta un poco.
refused-limit-jobs = Quello che hai chiesto è già in attesa. Riprova tra qualche minuto.
refused-name-invalid = Questo nome ha caratteri invisibili o che scompigliano il testo. Scegline un altro.
refused-review-invalid = Questa partita qui non si può riesaminare: nessuno ha ancora mosso, oppure per il suo gioco non è previsto.
refused-limit-connections = Troppe pagine aperte. Chiudine una.
refused-server-stopping = Il server sta per ripartire. Aspetta un momento.

## Aprire un tavolo

back = Indietro
new-table = Un nuovo tavolo
change-table = Cambia il tavolo
table-name = Nome del tavolo
which-game = Quale gioco?
how-many = Quanti giocatori?
variants = Varianti
listed = In lista per tutti
listed-more = Chiunque può trovare questo tavolo e sedersi. Altrimenti solo chi ha il link.
more-options = Altre opzioni
edition = Edizione
edition-standard = Regole standard
who-begins = Chi comincia?
by-lot = A sorte
seat-number = Posto { $number }
player-number = Giocatore { $number }
aid = Aiuto alla memoria
aid-none = Nessun aiuto alla memoria
aid-none-more = Ricorda tutto da te, come a un vero tavolo.
aid-clues = Indizi sentiti
aid-clues-more = Ciò che è stato detto di una carta resta scritto.
aid-exclusions = Indizi e ciò che escludono
aid-exclusions-more = Anche ciò che una carta non può più essere.
aid-deduction = Deduzione completa
aid-deduction-more = Anche che cosa possono essere le tue carte, contando tutto ciò che vedi.
table-talk = Parlare al tavolo
talk-silent = Tavolo silenzioso
talk-silent-more = Parlano solo gli indizi, oltre alle cortesie come «un momento».
talk-stock = Frasi pronte
talk-stock-more = Anche «ti ricordi che cosa hai?» e simili, durante il tuo turno.
talk-free = Si parla liberamente
talk-free-more = Di’ quello che vuoi.
pace = Ritmo
pace-live = Dal vivo
pace-live-more = Giocate adesso, insieme.
pace-slow = Lento
pace-slow-more = Ognuno muove quando ha tempo. Può durare settimane.
clock = Orologio
clock-minutes = Minuti per giocatore
clock-increment = Secondi in più a ogni mossa
clock-more = Con 0 minuti non c’è orologio.
clock-of = Orologio: { $minutes } min + { $seconds } s
spectators = Spettatori
spectators-nobody = Nessuno spettatore
spectators-nobody-more = Solo chi gioca.
spectators-public = Gli spettatori vedono ciò che è pubblico
spectators-public-more = Non vedono nessuna carta nascosta.
spectators-everything = Gli spettatori vedono tutto
spectators-everything-more = Vedono ogni mano.
set-up = Apri il tavolo
set-up-more = Poi inviti gli amici o aggiungi dei bot.
practice-deal = Una smazzata a scelta
practice-deal-more = Lo stesso numero dà sempre la stessa partita. Chi siede al tavolo viene avvisato.
practice-table = Una smazzata scelta, per esercizio.
deal-number = Smazzata

## Impostazioni

sound = Suoni
sound-on = I suoni sono attivi
sound-off = I suoni sono spenti

## Rivedere

replay = Rivedi
look-back = Rivedi la partita
whose-eyes = Con gli occhi di chi?
all-cards = Tutte le carte
download-record = Scarica la partita
upload-record = Scegli un file
upload-more = Guarda una partita che hai salvato. Il file non viene conservato.
record-unreadable = Questo file non è una partita. Scegli un file JSON: una partita salvata o una partita di hanab.live.
the-deal = La smazzata
move-number = Mossa
to-start = All’inizio
to-end = Alla fine
try-here = Prova da qui
step-back = Una mossa indietro
step-on = Una mossa avanti
play-on = Avvia
pause = Pausa

## Games without words of their own

pitch-together = { $players } giocatori, tutti insieme.
pitch-rivals = { $players } giocatori, ognuno contro gli altri.
your-moves = Le tue mosse
log-move = { $who }: { $move }
log-secret-move = { $who } ha fatto una mossa.
ending-you-won = Hai vinto!
ending-won = Ha vinto { $winner }.
ending-draw = Parità.
game-unknown = Qui non c'è nulla su questo gioco.
