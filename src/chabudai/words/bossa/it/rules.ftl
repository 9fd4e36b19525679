# Bossa. Le regole con parole nostre, le lezioni della prima partita e i pezzi.

## Regole di Bossa

rules-b-aim = Lo scopo
rules-b-aim-1 = Liberati di tutte le tue tessere, o porta la tua linea a sei gruppi.
rules-b-aim-2 = Tutte e due le mani sono scoperte. Nessuno sa quale sarà la prossima tessera.
rules-b-aim-example = Una linea bianca partita da 3 con sei gruppi: vince chi la possiede.
rules-b-setup = Prima di iniziare
rules-b-setup-1 = Le 27 tessere mostrano puntini bianchi e neri, da uno a sei in tutto, ogni coppia una volta. Una si mette da parte senza guardarla, ognuno ne prende quattro coperte, diciotto sono la pila.
rules-b-setup-2 = Una persona tira il dado bianco, l’altra il nero, finché sono diversi. La linea bianca parte dal dado bianco, la nera dal nero.
rules-b-setup-3 = Chi ha il numero più alto sbircia la propria mano, poi o prende una linea, e comincia l’altra persona, o comincia, e la linea la sceglie l’altra persona.
rules-b-setup-4 = Poi si scoprono tutte e due le mani.
rules-b-setup-5 = Ognuno sceglie in segreto un lato del modificatore; si mostrano insieme. Il segreto è una regola nostra.
rules-b-setup-example = La linea bianca parte da 4, quella nera da 2.
rules-b-turn = Il tuo turno
rules-b-turn-1 = A ogni turno peschi una tessera, poi posi un gruppo o usi una tessera azione. Non puoi passare.
rules-b-place = Posare un gruppo
rules-b-place-1 = Posa un gruppo su una linea qualsiasi e a un’estremità qualsiasi: un numero in più in alto, o un numero in meno in basso. Sotto l’1 non c’è niente.
rules-b-place-2 = I puntini del colore della linea sulle tue tessere devono fare quel numero.
rules-b-place-3 = Ogni tessera deve mostrare il colore della linea. Un colore assente non vale zero.
rules-b-place-4 = Un gruppo ha una tessera in più o in meno del gruppo accanto, mai lo stesso numero.
rules-b-place-5 = Accanto al dado ha una o due tessere.
rules-b-place-example = Dal dado bianco con 3: due tessere con 1 e 3 puntini bianchi fanno 4, poi una tessera fa 5.
rules-b-actions = Tessere azione, ognuna una volta
rules-b-redraw = Scarta una tessera, poi ripescane un’altra.
rules-b-swap = Scambia una tua tessera con una delle sue.
rules-b-stack = Impila tessere su un gruppo già presente: tante quante ne ha, con lo stesso valore.
rules-b-stack-2 = Tutti e due possono impilare sullo stesso gruppo. Le tessere impilate non fanno un nuovo gruppo e non cambiano nulla per i gruppi accanto.
rules-b-actions-example = Impilata: una tessera su un gruppo di una, 5 puntini neri su 5.
rules-b-modifier = Il modificatore, una volta
rules-b-modifier-1 = Mentre posi o impili puoi metterlo su una sola tessera.
rules-b-doubler = Il Raddoppiatore conta due volte i puntini di quella tessera.
rules-b-inverter = L’Invertitore scambia il bianco e il nero di quella tessera.
rules-b-modifier-example = Il Raddoppiatore fa di 2 e 1 un 4 e 2; l’Invertitore fa di 1 e 4 un 4 e 1.
rules-b-end = La fine
rules-b-end-hand = Vince chi non ha più tessere.
rules-b-end-line = Quando una linea ha sei gruppi vince chi la possiede, chiunque abbia posato il sesto.
rules-b-end-both = Ma se la tua ultima tessera forma il sesto gruppo della linea avversaria, vinci tu.
rules-b-end-stuck = Perde chi ha pescato e non può fare nulla.
rules-b-end-pile = Quando la pila è vuota si finisce quel turno; poi vince la mano più piccola. Mani uguali: parità.

## Prime partite

lesson-intro-bossa = Un duello veloce contro un bot. Conta in su o in giù su due linee e resta senza tessere prima del bot.
lesson-b-welcome = Due dadi, due linee. Ogni linea conta in su a destra e in giù a sinistra del suo dado.
lesson-b-choose = Puoi scegliere: una linea tua, o la prima mossa. Guarda le tue tessere: che colore mostrano?
lesson-b-modifier = Scegli un lato del tuo gettone. Il Raddoppiatore raddoppia una tessera, l’Invertitore ne inverte i colori. Una volta per partita.
lesson-b-drawn = Ogni turno comincia con una tessera nuova. Gli anelli sono puntini bianchi, i rombi neri.
lesson-b-place = Scegli delle tessere: si accende ogni posto dove vanno bene, poi premilo. Le pietre tratteggiate mostrano il prossimo numero e quante tessere vuole.
lesson-b-sizes = Un gruppo vuole una tessera in più o in meno del vicino. Così nascono dei vuoti: pensaci prima.
lesson-b-either = Puoi giocare su tutte e due le linee. Ma sei gruppi sulla sua linea fanno vincere l’altra persona.
lesson-b-token = Alcuni posti si accendono tratteggiati: vanno bene con il tuo gettone. Premi una volta per metterlo su una tessera, di nuovo per posare.
lesson-b-stack = Puoi anche impilare: premi un gruppo con altrettante tessere dello stesso valore. È un buon modo per liberartene.
lesson-b-stuck = Non si può posare niente. Ripesca una tessera, o scambiane una con una delle sue.
lesson-b-end = Tieni d’occhio le due mani: vince la prima mano vuota, e a pila finita la più piccola.

## Pezzi

reference-bossa = Tutte le 27 tessere. Gli anelli sono puntini bianchi, i rombi neri.
reference-dice = Un dado bianco e uno nero: da dove partono le linee.
