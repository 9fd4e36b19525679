# Bossa. Le regole con parole nostre, le lezioni della prima partita e i pezzi.

## Regole di Bossa

rules-b-aim = Lo scopo
rules-b-aim-1 = Liberati di tutte le tue tessere, o porta la tua linea a sei gruppi.
rules-b-aim-2 = Tutte e due le mani sono scoperte. Nessuno sa quale sarà la prossima tessera.
rules-b-aim-example = Una linea bianca partita da 3 con sei gruppi: vince chi la possiede.
rules-b-setup = Prima di iniziare
rules-b-setup-1 = Le 27 tessere mostrano puntini bianchi e neri, da uno a sei in tutto, ogni coppia una volta. Una si mette da parte senza guardarla, ognuno ne prende quattro coperte, diciotto sono la riserva.
rules-b-setup-2 = Una persona tira il dado bianco, l’altra il nero, finché sono diversi. La linea bianca parte dal dado bianco, la nera dal nero.
rules-b-setup-3 = Chi ha il numero più alto sbircia la propria mano e poi prende una linea o sceglie di cominciare. All’altra persona va il resto.
rules-b-setup-4 = Poi si scoprono tutte e due le mani.
rules-b-setup-5 = Ognuno sceglie in segreto un lato del modificatore; si mostrano insieme.
rules-b-setup-example = La linea bianca prosegue dal 4, quella nera dal 2.
rules-b-turn = Il tuo turno
rules-b-turn-1 = Peschi una tessera, poi metti un gruppo o usi una tessera azione. Non puoi passare.
rules-b-place = Mettere un gruppo
rules-b-place-1 = Metti su una linea qualsiasi e a un’estremità qualsiasi: un numero in più in alto, o un numero in meno in basso. Sotto l’1 non c’è niente.
rules-b-place-2 = I puntini del colore della linea sulle tue tessere devono fare quel numero.
rules-b-place-3 = Ogni tessera deve mostrare il colore della linea. Niente non è zero.
rules-b-place-4 = Un gruppo ha una tessera in più o in meno del gruppo accanto, mai lo stesso numero.
rules-b-place-5 = Accanto al dado ha una o due tessere.
rules-b-place-example = Dal dado bianco con 3: due tessere con 1 e 3 punti bianchi fanno 4, poi una tessera fa 5.
rules-b-actions = Tessere azione, ognuna una volta
rules-b-redraw = Scarta una tessera e pescane un’altra.
rules-b-swap = Scambia una tua tessera con una delle sue.
rules-b-stack = Metti tessere sopra un gruppo già presente: tante quante ne ha, con lo stesso valore.
rules-b-stack-2 = Una pila non fa un nuovo gruppo e non cambia nulla per i gruppi accanto.
rules-b-actions-example = Impilata: una tessera su un gruppo di una, 5 punti neri su 5.
rules-b-modifier = Il modificatore, una volta
rules-b-modifier-1 = Mentre metti o impili puoi posarlo su una sola tessera.
rules-b-doubler = Il raddoppio conta due volte i puntini di quella tessera.
rules-b-inverter = L’inversione scambia il bianco e il nero di quella tessera.
rules-b-modifier-example = Il raddoppio fa di 2 e 1 un 4 e 2; l'inversione fa di 1 e 4 un 4 e 1.
rules-b-end = La fine
rules-b-end-hand = Vince chi non ha più tessere.
rules-b-end-line = Quando una linea ha sei gruppi vince chi la possiede, chiunque abbia messo il sesto.
rules-b-end-both = Ma vince chi mette la sua ultima tessera come sesto gruppo della linea altrui.
rules-b-end-stuck = Perde chi ha pescato e non può fare nulla.
rules-b-end-pile = Quando la riserva è vuota si finisce quel turno; poi vince la mano più piccola.

## Prime partite

lesson-intro-bossa = Un duello veloce contro un bot. Conta in su o in giù su due linee e metti per primo tutte le tue tessere.
lesson-b-welcome = Due dadi, due linee. Ogni linea conta in su a destra e in giù a sinistra del suo dado.
lesson-b-choose = Puoi scegliere: una linea tua, o la prima mossa. Guarda le tue tessere: che colore mostrano?
lesson-b-modifier = Scegli un lato del tuo gettone. Il raddoppio raddoppia una tessera, l’inversione ne scambia i colori. Una volta per partita.
lesson-b-drawn = Ogni turno comincia con una tessera nuova. Gli anelli sono puntini bianchi, i rombi neri.
lesson-b-place = Scegli delle tessere: si accende ogni posto dove vanno bene, poi premilo. Le pietre tratteggiate mostrano il prossimo numero e quante tessere vuole.
lesson-b-sizes = Un gruppo vuole una tessera in più o in meno del vicino. Così nascono dei vuoti: pensaci prima.
lesson-b-either = Puoi mettere su tutte e due le linee. Ma sei gruppi sulla sua linea fanno vincere l’altra persona.
lesson-b-token = Alcuni posti si accendono tratteggiati: vanno bene con il tuo gettone. Premi una volta per posarlo su una tessera, di nuovo per mettere.
lesson-b-stack = Puoi anche impilare: premi un gruppo con altrettante tessere dello stesso valore. È un buon modo per liberartene.
lesson-b-stuck = Non si può mettere niente. Ripesca una tessera, o scambiane una con una delle sue.
lesson-b-end = Tieni d’occhio le due mani: vince la prima mano vuota, e a riserva finita la più piccola.

## Pezzi

reference-bossa = Tutte le 27 tessere. Gli anelli sono puntini bianchi, i rombi neri.
reference-dice = Un dado bianco e uno nero: da dove partono le linee.
