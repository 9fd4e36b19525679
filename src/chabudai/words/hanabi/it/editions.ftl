# Hanabi: i suoi quattro regolamenti.

## I nomi che dà un’edizione

variant-all_or_nothing-it-2023 = Gran finale (tutto o niente)
variant-all_or_nothing-es-2019 = Traca final (tutto o niente)
variant-all_or_nothing-pl = Wszystko albo nic (tutto o niente)
variant-all_or_nothing-it-fan = Versione per esperti (tutto o niente)
variant-synchronised-pl = Zsynchronizowany pokaz (spettacolo sincronizzato)
variant-avalanche-pl = Lawina kolorów (valanga di colori)

## Che cosa c’è nella scatola

item-cards = { $count } carte Hanabi
item-token = { $count } gettoni
item-hint_token = { $count } gettoni Pista
item-blue_token = { $count } gettoni blu
item-error_card = { $count } carte Errore
item-red_token = { $count } gettoni rossi
item-rules_card = { $count } carte con le regole
item-summary_card = { $count } carte Sommario
item-rulebook = Un regolamento
screen-token = Ogni lanterna accesa è un gettone nel coperchio: paga un’informazione.
screen-hint_token = Ogni lanterna accesa con il punto di domanda è un gettone nel coperchio: paga un’informazione.
screen-blue_token = Ogni dischetto blu è un gettone nella scatola: paga un’informazione.
screen-error_card = Tre carte mostrano il lato blu. Ogni errore ne gira una sul rosso.
screen-red_token = Tre gettoni rossi stanno accanto alla scatola. Ogni errore ne mette dentro uno.
box-token = { $count ->
    [0] Nessun gettone nel coperchio
    [one] Un gettone nel coperchio
   *[other] { $count } gettoni nel coperchio
}
box-hint_token = { $count ->
    [0] Nessun gettone Pista nel coperchio
    [one] Un gettone Pista nel coperchio
   *[other] { $count } gettoni Pista nel coperchio
}
box-blue_token = { $count ->
    [0] Nessun gettone blu nella scatola
    [one] Un gettone blu nella scatola
   *[other] { $count } gettoni blu nella scatola
}
box-error_card = { $count ->
    [0] Nessuna carta Errore è sul rosso
    [one] Una carta Errore su tre è sul rosso
   *[other] { $count } carte Errore su tre sono sul rosso
}
box-red_token = { $count ->
    [0] Nessun gettone rosso nella scatola
    [one] Un gettone rosso su tre nella scatola
   *[other] { $count } gettoni rossi su tre nella scatola
}
caption-token = gettoni
caption-hint_token = gettoni Pista
caption-blue_token = gettoni blu
caption-error_card = { $count } carte Errore su 3
caption-red_token = { $count } gettoni rossi su 3

## Giudizi

rank-it-2023-damp = Ridicolo
rank-it-2023-flicker = Mediocre
rank-it-2023-glow = Accettabile
rank-it-2023-sparkle = Eccellente
rank-it-2023-dazzle = Straordinario
rank-it-2023-legend = Leggendario
rank-es-2019-damp = Orrendo
rank-es-2019-flicker = Mediocre
rank-es-2019-glow = Onorevole
rank-es-2019-sparkle = Eccellente
rank-es-2019-dazzle = Sbalorditivo
rank-es-2019-legend = Leggendario
rank-pl-damp = Pessimo
rank-pl-flicker = Ordinario
rank-pl-glow = Buono
rank-pl-sparkle = Splendido
rank-pl-dazzle = Incantevole
rank-pl-legend = Storico
rank-pl-beyond_the_stars = Divino
rank-it-fan-damp = Orribile
rank-it-fan-flicker = Mediocre
rank-it-fan-glow = Degno di nota
rank-it-fan-sparkle = Eccellente
rank-it-fan-dazzle = Straordinario
rank-it-fan-legend = Leggendario

## Regole

rules-h-sync-4 = Se il colore è giusto ma la carta non va bene, è un errore come gli altri e non torna nessun gettone.

## Consigli

advice-arrange-raise = Disponi la mano in modo da ricordare: trascina una carta altrove, oppure toccala e alzala un poco.
advice-arrange-order = Disponi la mano in modo da ricordare: trascina le carte in un ordine che per te abbia un senso.
advice-arrange-turn = Disponi la mano in modo da ricordare: trascina una carta altrove, oppure toccala e capovolgila.
advice-pile = Guarda gli scarti quando vuoi: quello che sta lì non può essere nella tua mano.
advice-blind = Una carta di cui non sai nulla può essere proprio quella che serve. A volte va scartata lo stesso: di ogni valore, tranne il 5, esiste un’altra copia.
advice-unfinished-raise = Una serie che non si può più finire deve saltare all’occhio: qui la parte irraggiungibile è chiusa nel cielo. Le altre sue carte si possono dare via, una per gettone.
advice-unfinished-apart = Tenete in disparte una serie che non si può più finire: qui la parte irraggiungibile è chiusa nel cielo. Le altre sue carte si possono dare via, una per gettone.
advice-talk = Decidete prima quanto volete parlare: il tavolo ha tre livelli.

## Promemoria nella mano

card-raise = Alzala
card-lower = Abbassala
card-turn = Capovolgila
card-turn-back = Raddrizzala
card-raised = Alzata.
card-turned = Capovolta.
keys-raise = Alza o abbassa la carta scelta: lo vedi solo tu
keys-turn = Capovolgi o raddrizza la carta scelta: lo vedi solo tu
keys-pile = La pila degli scarti
