# Ciò che c’è ogni giorno: rompicapi e smazzate.

puzzle-number = { $game }, rompicapo { $number } di { $count }
puzzle = Una mossa è migliore di tutte le altre. Quale?
puzzle-ask = La tua mossa? Scrivila, oppure: legal per vedere tutte le mosse, una riga vuota per la soluzione.
puzzle-right = Giusto: { $move }.
puzzle-wrong = C’è una mossa migliore: { $move }.
puzzle-close = Quasi altrettanto buona. Un po’ meglio: { $move }.
puzzle-answer = La soluzione: { $move }.
puzzle-yours = la tua mossa
puzzle-worths = Quanto vale ogni mossa
puzzle-points = { $points } punti
puzzle-short = Quale mossa è la migliore?
puzzle-best-points = { $points } punti in media
puzzle-less-points = { $points } in meno
puzzle-best-chance = vince il { $percent }%
puzzle-less-chance = { $percent }% in meno
puzzle-same = altrettanto buona
puzzle-gap-points = In media porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
} più della tua.
puzzle-gap-chance = Vince { $percent } partite su 100 più della tua.
puzzle-last-moves = Le ultime mosse
puzzle-why = Perché?
puzzle-next = Successivo
puzzle-about = Su questo rompicapo
puzzle-you = Tu
puzzle-today = Il rompicapo di oggi
puzzle-earlier = Precedente
puzzle-later = Successivo
puzzle-any = Uno dei { $count }:
puzzle-open = Apri
puzzle-give-up = Mostra la soluzione
puzzle-again = Riprova
puzzle-more = { $count ->
    [one] Un’altra mossa
   *[other] Altre { $count } mosse
}
puzzle-streak = { $count ->
    [one] Risolto un giorno di fila
   *[other] Risolti { $count } giorni di fila
}
puzzle-solved = Risolti al primo tentativo: { $count } su { $tried }
puzzle-progress = { $solved } risolti su { $count }
puzzle-new = Nuovo oggi
puzzle-done-right = Risolto oggi
puzzle-done-wrong = Provato oggi

deal-name = { $game }, smazzata { $number }
deal-seats = { $count } giocatori
deal-pitch = Le stesse carte o tessere per tutti. Alla fine vedi che cosa ne hanno fatto i nostri bot migliori e gli altri qui.
deal-how = Per giocarla: { $command }
deal-play = Giocala con i bot
deal-friends = Giocala con amici
deal-fair = Chiunque può andare a vedere una smazzata. Chi la gioca promette di non farlo.
deal-any = Una qualsiasi, da 1 in su:
deal-open = Apri
deal-earlier = La smazzata precedente
deal-later = La smazzata successiva
deal-bots = Che cosa ottengono i bot
deal-bot = { $bot }: { $tries ->
    [one] un tentativo
   *[other] { $tries } tentativi
}, media { $mean }, da { $least } a { $most }
deal-bot-same = { $bot }, sempre allo stesso modo: un tentativo per ogni posto che può cominciare, media { $mean }, da { $least } a { $most }
deal-wins = { $first } contro { $second }: il primo posto vince { $wins } su { $tries }, { $draws } pari
deal-counting = I bot stanno ancora giocando: { $done } su { $parts }
deal-counting-quit = I bot stanno ancora giocando questa smazzata; scrivi quit se non vuoi aspettare.
deal-stopped = I bot non sono riusciti a giocarla fino alla fine.
deal-busy = I bot sono occupati con altre smazzate. Torna tra un minuto.
deal-people = Che cosa hanno ottenuto le persone qui
deal-people-wins = Il primo posto ha vinto { $wins } su { $tries }, { $draws } pari.
deal-nobody = Qui nessuno l’ha ancora finita.
deal-once = Conta solo la prima partita di ogni persona, senza mosse ritirate.
deal-score = Il tuo punteggio: { $score }
deal-standing = Pari a { $bot } o meglio in { $count } tentativi su { $tries }
deal-you = Tu
deal-problem = Non è stato possibile preparare la partita. Riprova tra un momento.

## Without a connection

puzzles-seen = Già visti
