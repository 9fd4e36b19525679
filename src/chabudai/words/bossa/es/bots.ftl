# Bossa. Por qué los bots jugaron así, en una frase.

because-wins = Así gana enseguida.
because-most-tiles = Así se deshace de más losetas al menor coste.
because-better-tiles = No había nada bueno que poner: espera losetas mejores.
because-suits = Era lo adecuado para las losetas de la mano.
because-chance = Así gana con una probabilidad de cerca del { $percent } %.
because-chance-exact = Contra el mejor juego así gana con una probabilidad del { $percent } %, contando todos los robos.
