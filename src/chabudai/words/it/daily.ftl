# Ciò che c’è ogni giorno: rompicapi e distribuzioni.

puzzle-number = { $game }, rompicapo { $number } di { $count }
puzzle-hanabi = Gli ultimi turni di una partita. Nessuno ha concordato convenzioni: tutti si basano su ciò che dicono gli indizi e su ciò che è scoperto. Quale mossa porta in media più punti?
puzzle-bossa = Le ultime tessere di una partita. Quale mossa vince più spesso se da qui in poi entrambi giocano al meglio?
puzzle-ask = La tua mossa? Scrivila, oppure: legal per vedere tutte le mosse, una riga vuota per la soluzione.
puzzle-right = Giusto: { $move }.
puzzle-wrong = C’è una mossa migliore: { $move }.
puzzle-answer = La soluzione: { $move }.
puzzle-yours = la tua mossa
puzzle-worths-hanabi = Quanto porta in media ogni mossa: la migliore almeno tanto, le altre al massimo
puzzle-worths-bossa = Quanto spesso vince ogni mossa, contando ogni pescata
puzzle-points = { $points } punti
puzzle-fits = La carta va bene con una probabilità del { $percent }%.
puzzle-you = Tu
puzzle-today = Il rompicapo di oggi
puzzle-earlier = Precedente
puzzle-later = Successivo
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

deal-of-day = La distribuzione di oggi
deal-number = { $game }, distribuzione { $number }
deal-seats = { $count } giocatori
deal-pitch = Le stesse carte per tutti, ogni giorno nuove. Alla fine vedi che cosa ne hanno fatto i nostri bot migliori e gli altri.
deal-play = Giocala con i bot
deal-friends = Giocala con amici
deal-fair = Chiunque può andare a vedere una distribuzione. Chi la gioca si è impegnato a non farlo.
deal-bots = Che cosa ottengono i bot
deal-people = Che cosa hanno ottenuto gli altri qui
deal-nobody = Qui nessun altro l’ha ancora finita.
deal-counting = I bot stanno ancora giocando …
deal-score = Il tuo punteggio: { $score }. Pari o migliore del { $percent }% dei tentativi dei nostri bot migliori.
deal-bot = { $bot }: { $tries ->
    [one] un tentativo
   *[other] { $tries } tentativi
}, media { $mean }, da { $least } a { $most }
deal-wins = { $first } contro { $second }: il primo posto vince { $wins } su { $tries }, { $draws } pari
deal-any = Un’altra distribuzione
deal-open = Apri
