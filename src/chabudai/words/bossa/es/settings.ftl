# Qué hacen las teclas.

keys-bossa-own = Elegir tus losetas
keys-bossa-theirs = Elegir una de sus losetas
keys-bossa-places = Recorrer los lugares iluminados
keys-bossa-place = Colocar
keys-bossa-modifier = Tu modificador
keys-bossa-clear = Dejarlo todo
