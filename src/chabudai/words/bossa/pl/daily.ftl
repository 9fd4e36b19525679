# Bossa. To, co jest codziennie: zagadki i rozdania.

puzzle-bossa = Ostatnie płytki gry. Który ruch wygrywa najczęściej, jeśli odtąd oboje grają jak najlepiej?
puzzle-short-bossa = Który ruch wygrywa najczęściej?
puzzle-worths-bossa = Jak często wygrywa każdy ruch, licząc wszystkie dobrania
