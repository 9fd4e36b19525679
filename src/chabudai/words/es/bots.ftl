# Por qué los bots jugaron así, en una frase.

because-or = { $one } o { $other }
because-and = { $one } y { $other }
because-any = Salió por sorteo entre las jugadas permitidas.
because-nothing-better = No había nada mejor que hacer.
because-nothing-else = No había otra cosa que hacer.

bots-coded = Para mesas de bots
bots-coded-more = Hablan un código que las personas no conocen. Junto a una persona están perdidos.
