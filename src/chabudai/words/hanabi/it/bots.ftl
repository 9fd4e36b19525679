# Hanabi. Perché i bot hanno fatto una mossa, in una frase.

## Ciò che è sicuro

because-fits = La carta è sicuramente giusta.
because-certain = Con l’indizio una carta diventa sicura.
because-useless = La carta è sicuramente inutile.
because-copies = Di questa carta c’è sicuramente un’altra copia.
because-least-missed = È la carta che forse mancherà di meno.

## Secondo le convenzioni

because-some-value = un { $value }
because-some-colour = una carta di colore { $colour }
because-some-card = una tra molte carte
because-prompted = Un prompt: un indizio dato ad altri richiede prima { $card }, e questa carta con indizi può esserlo.
because-finessed = Una finesse: un indizio dato ad altri richiede prima { $card } e nessun altro ce l’ha: dev’essere questa carta.
because-self-prompted = Un self-prompt: un indizio dato a me non si spiega altrimenti: prima serve { $card }, e questa carta con indizi può esserlo.
because-self-finessed = Una self-finesse: un indizio dato a me non si spiega altrimenti: prima serve { $card }. Dev’essere la mia più nuova senza indizi.
because-bluffed = Chiesta alla cieca da chi gioca prima di me: una finesse o un bluff, quindi la mia più nuova senza indizi va bene. La prendo per { $card }.
because-ready = Secondo gli indizi questa carta è { $card }, e va bene.
because-gamble = Questa carta non è nota, ma potrebbe andare bene ({ $percent }%).
because-trash = Secondo gli indizi questa carta è { $card }, e non serve più a nessuno.
because-chop = Non c’è niente da giocare né un buon indizio da dare: si scarta il chop, la più vecchia delle carte senza indizi.
because-locked = Tutte le carte in mano hanno avuto indizi e una va scartata. Secondo gli indizi questa è { $card }: la perdita minore.
because-mends = Così { $who } evita un errore.
because-passes = È un indizio per passare il tempo.
because-late = Ora i turni sono pochi. Uno scarto toglierebbe una carta dal mazzo; questo indizio passa solo il turno.
because-asks = Un indizio di gioco: chiede a { $who } di giocare { $card }.
because-asks-later = Un indizio di gioco: chiede a { $who } di giocare { $card } quando sarà il momento.
because-asks-after = Chiede a { $who } di giocare { $card }, e prima ancora { $first }.
because-ask = a { $who } di giocare { $card } (un prompt)
because-ask-blind = a { $who } di giocare { $card } alla cieca (una finesse)
because-ask-bluff = a { $who } di giocare { $card } alla cieca (un bluff)
because-saves = Un indizio di salvataggio: salva { $card } di { $who } dallo scarto.
because-saves-last = Un indizio di salvataggio: { $card } era l’ultima copia, sul chop di { $who }. Andava salvata.
because-stalls = Un 5 per passare il turno: non c’è di meglio da fare, e { $who } impara a tenere { $card }.
because-tempo = Un indizio di tempo: non tocca carte nuove, e chiede a { $who } di giocare subito { $card }.
because-moves-chop = Uno spostamento del chop: l’indizio non tocca { $card } di { $who }, ma resterà in mano.
because-moves-by-order = Fuori dall’ordine degli 1: uno spostamento del chop, così { $who } tiene { $card }.
because-tells = Dice a { $who } qualcosa di più sulle sue carte.

## Che cosa significava un indizio secondo le convenzioni

meant-play = A { $who }: gioca la carta { $place }, { $card }.
meant-play-ones = A { $who }: gioca gli 1, prima la carta { $place }.
meant-later = A { $who }: la carta { $place } è { $card }, da giocare quando sarà il momento.
meant-save = A { $who }: tieni la carta { $place }, { $card }.
meant-either = A { $who }: la carta { $place } va giocata se è { $play }, tenuta se è { $save }.
meant-moved = A { $who }: uno spostamento del chop. Tieni anche la carta { $place }, benché senza indizi.
meant-mend = A { $who }: ritira una giocata sbagliata.
meant-words = A { $who }: niente più di quel che dice.
meant-prompt = A { $who }: un prompt. La carta { $place } dovrebbe essere { $card }.
meant-finesse = A { $who }: una finesse. La carta { $place }, senza indizi, dovrebbe essere { $card }.
meant-bluff = A { $who }: una finesse o un bluff. La carta { $place }, senza indizi, dovrebbe essere { $card }.
meant-misread = Frainteso: { $who } prende la carta { $place } per { $taken }, ma è { $card }.
meant-looks-played = La carta { $place } non era sul chop di { $who }: l’indizio sembra un invito a giocare, non un salvataggio.

## Il suggeritore

coach-meaning-hanabi = Che cosa può significare questo indizio?
coach-play = { $who }: un indizio di gioco. La carta { $place } dovrebbe essere { $card }, da giocare ora.
coach-play-ones = { $who }: un indizio di gioco. Gli 1 vanno giocati, prima la carta { $place }.
coach-later = { $who }: un indizio di gioco. La carta { $place } dovrebbe essere { $card }, da giocare quando sarà il momento.
coach-save = { $who }: un indizio di salvataggio. La carta { $place } dovrebbe essere { $card }, da tenere.
coach-either = { $who }: un indizio di gioco o di salvataggio. La carta { $place } va giocata se è { $play }, tenuta se è { $save }.
coach-moved = { $who }: uno spostamento del chop. Anche la carta { $place }, senza indizi, va tenuta.
coach-mend = { $who }: una correzione. Ritira una giocata sbagliata e non chiede altro.
coach-words = { $who }: nessuna convenzione. Non dice altro che le sue parole.
coach-literal = { $who } non sembra seguire le convenzioni: questo indizio vale solo per quel che dice.
coach-prompt = { $who }: un prompt. La carta { $place }, che aveva già un indizio, dovrebbe essere { $card } e va giocata prima.
coach-finesse = { $who }: una finesse. La carta { $place }, senza indizi, dovrebbe essere { $card } e va giocata alla cieca.
coach-bluff = { $who }: una finesse o un bluff. La carta { $place }, senza indizi, dovrebbe essere { $card } e va giocata alla cieca.
coach-misread = { $who } fraintenderà: lì la carta { $place } sembra { $taken }, ma è { $card }.
coach-needs = È { $card } solo se qualcuno gioca prima: { $first }.
coach-first = { $who }, carta { $place }, { $card } (un prompt)
coach-first-blind = { $who }, carta { $place }, { $card } (una finesse)
coach-by = { $what } L’indizio è di { $who }.
coach-own-prompt = La carta { $place } si prende per { $card }. Un prompt ti chiede di giocarla.
coach-own-finesse = La carta { $place } si prende per { $card }. Una finesse ti chiede di giocarla alla cieca.
coach-own-play = La carta { $place } si prende per { $card }, che ora va bene.
coach-own-keep = La carta { $place } si prende per { $card }. Per ora tienila.
coach-own-moved = La carta { $place } resta per uno spostamento del chop, qualunque sia.
coach-own-trash = La carta { $place } si prende per { $card }, che non serve più a nessuno.

## Secondo il codice

because-code-clue = Secondo il codice, questo indizio dice a ogni altro giocatore qualcosa sulla sua mano.
because-code-discard = Secondo il codice, questa è la carta che mancherà di meno.
because-code-play = Secondo il codice, questa carta va bene.
because-searched = { $why } Nei mondi che somigliano a questo niente è andato meglio.
because-better = Nei mondi che somigliano a questo è andata meglio della mossa del codice ({ $move }).
because-move-play = giocare la carta { $place }
because-move-announce = giocare la carta { $place } annunciando { $colour }
because-move-discard = scartare la carta { $place }
because-move-clue = dire a { $who }: { $what }

## Di partite salvate in precedenza

card = { $value } { $colour }
because-asked = Un indizio dato ad altri richiede prima { $card } e nessun altro ce l’ha: dev’essere questa carta.
