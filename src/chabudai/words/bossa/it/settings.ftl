# Che cosa fanno i tasti.

keys-bossa-own = Scegli le tue tessere
keys-bossa-theirs = Scegli una delle sue tessere
keys-bossa-places = Passa tra i posti illuminati
keys-bossa-place = Posa
keys-bossa-modifier = Il tuo modificatore
keys-bossa-clear = Rimetti tutto a posto
