# Qué hacen las teclas.

keys-own-card = Elegir una de tus cartas
keys-play = Jugar la carta elegida
keys-discard = Descartar la carta elegida
keys-clue = Pista para el siguiente jugador; otra vez, para el que le sigue
keys-clue-what = El valor o el color de la pista; Intro la da
keys-known = En la mano de alguien: verla como la conoce quien la tiene
