# Che cosa fanno i tasti.

keys-own-card = Scegli una delle tue carte
keys-play = Gioca la carta scelta
keys-discard = Scarta la carta scelta
keys-clue = Indizio per il prossimo giocatore; di nuovo per quello dopo
keys-clue-what = Il valore o il colore dell’indizio; Invio lo dà
keys-known = Nella mano di qualcuno: vederla come la conosce chi la tiene
