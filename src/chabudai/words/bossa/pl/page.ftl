# Bossa. Słowa potrzebne tylko w przeglądarce.

## Strona główna

bossa-pitch = Szybki pojedynek na drewniane płytki i dwie linie liczb.
