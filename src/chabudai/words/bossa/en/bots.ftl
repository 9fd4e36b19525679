# Bossa. Why bots moved as they did, each in a sentence.

because-wins = This wins at once.
because-most-tiles = This gets rid of the most tiles at the least cost.
because-better-tiles = There was nothing good to place, so this hopes for better tiles.
because-suits = This suited the tiles in hand.
because-chance = This wins with a chance of about { $percent }%.
because-chance-exact = Against best play this wins with a chance of { $percent }%, all draws counted.
