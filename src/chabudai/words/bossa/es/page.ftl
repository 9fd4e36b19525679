# Bossa. Palabras que solo necesita el navegador.

## Portada

bossa-pitch = Un duelo rápido con losas de madera sobre dos líneas de números.
