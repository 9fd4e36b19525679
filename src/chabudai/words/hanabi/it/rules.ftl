# Hanabi. Le regole con parole nostre, le lezioni della prima partita e i pezzi.

## Regole di Hanabi

rules-h-aim = Lo scopo
rules-h-aim-1 = Siete una squadra sola e costruite un fuoco per ogni colore: prima il suo 1, poi il 2, e così via fino al 5.
rules-h-aim-2 = Il bello: vedi le carte di tutti tranne le tue.
rules-h-aim-example = Il fuoco rosso è arrivato a 3. Ora tocca al 4 rosso.
rules-h-setup = Prima di iniziare
rules-h-setup-cards = Ci sono cinque colori. Ognuno ha tre 1, due 2, due 3, due 4 e un solo 5: cinquanta carte in tutto.
rules-h-setup-cards-avalanche = Ci sono cinque colori comuni con tre 1, due 2, due 3, due 4 e un solo 5, e uno multicolore con una sola carta per valore: cinquantacinque in tutto.
rules-h-setup-hands = In due o tre ognuno tiene cinque carte, in quattro o cinque ne tiene quattro. Il resto è il mazzo.
rules-h-setup-tokens = Otto gettoni indizio sono disponibili e nessuno ha ancora sbagliato.
rules-h-setup-first = Il tavolo decide chi comincia; poi si va in cerchio.
rules-h-setup-example = Tutte e dieci le carte di un colore.
rules-h-turn = Il tuo turno
rules-h-turn-1 = Fai una cosa sola: dai un indizio, scarta una carta o gioca una carta. Non puoi passare.
rules-h-turn-2 = Puoi ordinare le tue carte come vuoi in ogni momento, e tutti possono guardare gli scarti.
rules-h-clue = Dare un indizio
rules-h-clue-1 = Un indizio costa un gettone. Senza gettoni non c’è indizio.
rules-h-clue-2 = Scegli un’altra persona e un colore o un valore. Vengono indicate tutte le carte di quella mano che corrispondono.
rules-h-clue-3 = Così un indizio dice qualcosa anche delle altre carte: non corrispondono.
rules-h-clue-empty = In questa edizione puoi anche nominare qualcosa che quella mano non ha.
rules-h-clue-not-empty = In questa edizione un indizio deve indicare almeno una carta.
rules-h-clue-example = «Blu» indica tutte e due le carte blu. Sotto: che cosa sa ora chi le tiene, anche delle altre.
rules-h-discard = Scartare
rules-h-discard-1 = La carta va scoperta tra gli scarti, torna un gettone e ne peschi una nuova.
rules-h-discard-2 = Finché tutti e otto i gettoni sono disponibili non puoi scartare.
rules-h-discard-example = Una carta se ne va, un gettone indizio torna.
rules-h-play = Giocare una carta
rules-h-play-1 = Se la carta è il prossimo valore del suo colore, il fuoco cresce. Non devi per forza conoscerla.
rules-h-play-2 = Altrimenti è scartata e conta come errore. In ogni caso ne peschi una nuova.
rules-h-play-3 = Il 5 completa un colore e fa tornare un gettone gratis, se non sono già tutti disponibili.
rules-h-play-example = Dopo il 2 rosso va bene il 3 rosso. Il 5 rosso no: è un errore.
rules-h-end = La fine
rules-h-end-errors = Il terzo errore finisce subito la partita: avete perso.
rules-h-end-victory = Quando ogni fuoco è completo vincete subito, con il punteggio pieno.
rules-h-end-deck = Quando qualcuno pesca l’ultima carta del mazzo, ognuno ha ancora un turno, quella persona per ultima.
rules-h-end-score = Il punteggio è la somma dei valori più alti di tutti i fuochi. Una partita persa non ha punteggio.
rules-h-end-example = 5 + 4 + 3 + 5 + 2 = 19 punti.
rules-h-aon-1 = La fine del mazzo non finisce la partita; le mani diventano più piccole.
rules-h-aon-2 = Perdete appena sparisce l’ultima copia di una carta che serve ancora, o quando qualcuno non può fare nulla.
rules-h-aon-3 = Non ci sono punti: ogni fuoco è completo, oppure avete perso.
rules-h-sync-1 = Prima di giocare una carta puoi annunciarne il colore. Decidi tu ogni volta.
rules-h-sync-2 = Se il colore è giusto e la carta va bene, torna un gettone, e uno in più per un 5.
rules-h-sync-3 = Se il colore è sbagliato la carta è un errore, anche se sarebbe andata bene.
rules-h-ava-1 = Le carte multicolori sono un sesto colore a sé. Si possono indicare e annunciare come le altre, e gli indizi sugli altri colori non le toccano.
rules-h-ava-2 = Ognuna è l’unica del suo tipo. Il massimo è 30 punti.
variant-avalanche-example = Il sesto colore: una carta per ogni valore.
rules-h-talk = Parlare
rules-h-talk-1 = A rigore parlano solo gli indizi. Un tavolo può accordarsi diversamente, ma nessuno va influenzato durante il suo turno.

## Prime partite

lesson-intro-hanabi = Tu e un bot costruite insieme cinque fuochi. Lui vede le tue carte e tu vedi le sue: aiutatevi.
lesson-h-welcome = Le carte scoperte sono del tuo compagno: tu le vedi, lui no. Le tue sono quelle che vedi dal dorso.
lesson-h-turn = Tocca a te. Fai una di tre cose: dai un indizio, gioca una carta o scartane una.
lesson-h-clue = Comincia con un indizio: premi uno degli 1 del tuo compagno, poi scegli il colore o il valore. I puntini dicono quali carte indica.
lesson-h-token = È costato un gettone indizio, disegnato come lanterna. Sono otto e tornano quando qualcuno scarta.
lesson-h-heard = Il tuo compagno ti ha dato un indizio. Ciò che hai sentito è scritto sui dorsi, così non devi ricordarlo.
lesson-h-ask = Il tuo compagno ha detto «{ $what }» e ha indicato { $count ->
    [one] una tua carta
   *[other] { $count } tue carte
}. Che cosa sai ora?
lesson-h-said = { $count ->
    [one] La carta segnata è «{ $what }», le altre no
   *[other] Le carte segnate sono «{ $what }», le altre no
}
lesson-h-said-why = Esatto. È scritto sui dorsi, non devi ricordarlo.
lesson-h-whole = Il colore e il valore
lesson-h-whole-why = Non ancora: un indizio dice il colore o il valore, mai tutti e due.
lesson-h-all = Tutte le mie carte sono «{ $what }»
lesson-h-all-why = Solo quelle segnate. Un indizio indica sempre tutte le carte giuste.
lesson-h-play = Un indizio spesso vuol dire: giocala! Premi la carta segnata, poi Gioca.
lesson-h-played = Ogni fuoco cresce da 1 a 5, una carta alla volta, nel suo colore.
lesson-h-arrange = Le carte nuove arrivano a destra. Trascina le tue carte, o tieni Maiusc e usa le frecce, per ordinarle.
lesson-h-discard = I gettoni indizio diminuiscono e scartando ne torna uno. Ma una carta di cui non sai nulla può essere una che serve; di solito si scarta la più vecchia.
lesson-h-no-token = Nessun gettone indizio: ora puoi solo giocare o scartare.
lesson-h-discarded = Le carte scartate stanno accanto al mazzo. Premi lì per vedere che cosa resta di ogni carta.
lesson-h-last-copy = Attenzione: di una carta che vi serve resta una sola copia. Gli scarti la mostrano con una cornice.
lesson-h-error = Quella carta non andava bene. Succede: due errori si perdonano, il terzo finisce la partita.
lesson-h-lost = Un fuoco non si può più completare: ciò che nessuno può raggiungere è chiuso nel cielo.
lesson-h-complete = Un fuoco è completo! Fiorisce e torna un gettone indizio.
lesson-h-deck = Il mazzo è quasi vuoto. Dopo l’ultima carta ognuno ha ancora un turno.
lesson-h-last-round = L’ultimo giro: giocate ciò che potete, non c’è più nulla da risparmiare.

## Pezzi

reference-hanabi = Ogni colore ha il suo fuoco, così nessuno deve distinguere i colori.
reference-hanabi-copies = Colori comuni: tre 1, due ciascuno di 2, 3 e 4, un 5. Multicolore: una per valore.
