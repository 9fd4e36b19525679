# Co robią klawisze.

keys-bossa-own = Wybierz swoje płytki
keys-bossa-theirs = Wybierz płytkę przeciwnika
keys-bossa-places = Przechodź po świecących miejscach
keys-bossa-place = Połóż
keys-bossa-modifier = Twój modyfikator
keys-bossa-clear = Odłóż wszystko
