# Bossa. To, co jest codziennie: zagadki i rozdania.

puzzle-bossa = Ostatnie płytki gry. Który ruch wygrywa najczęściej, jeśli odtąd oboje grają jak najlepiej?
puzzle-worths-bossa = Jak często wygrywa każdy ruch, licząc wszystkie dobrania
