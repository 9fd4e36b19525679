# Hanabi. Palabras que solo necesita el navegador.

## Portada

hanabi-pitch = Todos ven tus cartas menos tú. Construid juntos cinco fuegos artificiales.

## Mesa

still-reachable = Aún posibles: { $count } puntos.
fireworks-stood = Los fuegos iban por { $total }.
discards-explained = Los descartes: de cada carta, cuántas se descartaron y cuántas quedan.
key-left = en juego
key-gone = descartada
key-last = última
key-built = construida

## Abrir una mesa

variant-empty_clues = Pistas vacías
variant-empty_clues-more = Puedes decirle a alguien lo que no tiene.
variant-all_or_nothing = Todo o nada
variant-all_or_nothing-more = Solo cuentan los fuegos completos. Sin puntos y sin última ronda.
variant-synchronised = Espectáculo sincronizado
variant-synchronised-more = Anuncia el color al jugar una carta: si aciertas vuelve una ficha, si no es un error.
variant-avalanche = Avalancha de colores
variant-avalanche-more = Un sexto fuego multicolor, con una sola carta de cada valor.
edition-it-2023 = Italiana, 2023
edition-it-2023-more = Se permiten pistas vacías.
edition-es-2019 = Española, 2019
edition-es-2019-more = Una pista debe señalar alguna carta.
edition-pl = Polaca
edition-pl-more = La caja de 55 cartas. Una pista debe señalar alguna carta.
edition-it-fan = Italiana, primera edición
edition-it-fan-more = Traducida por aficionados. Una pista debe señalar alguna carta.
