# Bossa: il foglio con le regole standard.

## Regole

rules-b-setup-line = Chi prende una linea lascia l’altra all’avversario, e comincia l’avversario.
rules-b-setup-first = Chi vuole cominciare lascia all’avversario la scelta della linea. L’avversario può guardare prima la propria mano.
rules-b-turn-draw = Ogni turno comincia con una nuova tessera dalla pila, anche il primissimo. Non se ne può fare a meno; qui arriva da sola.
rules-b-turn-own = Posizioni, impili, dai in cambio e scarti solo tessere della tua mano.
rules-b-place-once = Una tessera si posa una volta sola, e un gruppo si può scegliere in qualsiasi ordine.
rules-b-actions-once = Hai tre tessere azione. Ognuna vale una volta per partita, poi si gira; si usa invece di posare un gruppo.
rules-b-stack-twice = Su un gruppo si può impilare due volte, una per giocatore. Conta sempre il gruppo com’era all’inizio.
rules-b-modifier-idle = Puoi spenderlo anche dove non cambia nulla, per liberartene.
rules-b-end-draw = Se a quel punto le mani sono uguali non vince nessuno: è parità.
rules-b-end-order = Dopo ogni turno si guarda in quest’ordine: una mano vuota, sei gruppi, la pila finita e, dopo la pescata seguente, se c’è ancora qualcosa da fare.

## Che cosa c’è nella scatola

item-tile = { $count } tessere numerate
item-modifier = { $count } gettoni modificatori
item-action_tile = { $count } tessere azione
item-die = { $count } dadi
screen-tile = Gli anelli sono puntini bianchi, i rombi quelli neri: li distingue la forma oltre al tono.
screen-modifier = Uno per ciascuno, con il lato Raddoppiatore e il lato Invertitore.
screen-action_tile = Ripescare, scambiare e impilare per ciascuno; quella usata si gira.
screen-die = Uno bianco e uno nero: si lanciano all’inizio, e di nuovo finché sono uguali.

## Consigli

advice-bossa-lines = Gioca su tutte e due le linee e tieni il conto dei gruppi: sei sull’altra linea non sono tuoi.
advice-bossa-cornered = Tieni una tessera azione o il modificatore per il turno in cui nient’altro va bene.

## Aspetto

looks = Tessere e tappetino
looks-more = Il foglio nomina cinque edizioni. Questi disegni sono nostri, ispirati ai nomi.
look-mori = Mori
look-mori-more = Bosco: legno di cedro su verde muschio
look-mizu = Mizu
look-mizu-more = Acqua: porcellana chiara su blu increspato
look-hana = Hana
look-hana-more = Fiore: legno rosato su prugna, con petali
look-yuki = Yuki
look-yuki-more = Neve: betulla su grigio, con cristalli
look-classic = Classic
look-classic-more = Legno chiaro su onde indaco
