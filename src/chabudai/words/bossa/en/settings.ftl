# What the keys do.

keys-bossa-own = Choose your tiles
keys-bossa-theirs = Choose one of their tiles
keys-bossa-places = Go through the places that glow
keys-bossa-place = Place
keys-bossa-modifier = Your modifier
keys-bossa-clear = Put everything back
