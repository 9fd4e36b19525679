# Bossa. Perché i bot hanno fatto una mossa, in una frase.

because-wins = Così si vince subito.
because-most-tiles = Così ci si libera di più tessere al costo minore.
because-better-tiles = Non c’era niente di buono da posare: si spera in tessere migliori.
because-suits = Era adatto alle tessere in mano.
because-chance = Probabilità di vincere così: circa { $percent }%.
because-chance-exact = Contro il gioco migliore, contando tutte le pescate, la probabilità di vincere così è { $percent }%.
