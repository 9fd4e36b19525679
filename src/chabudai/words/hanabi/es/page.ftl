# Hanabi. Palabras que solo necesita el navegador.

## Portada

hanabi-pitch = Todos ven tus cartas menos tú. Completad en equipo cinco series de fuegos artificiales.

## Mesa

whose-hand = La mano de { $name }
turns-left = { $count ->
    [one] turno más
   *[other] turnos más
}
firework-reach = hasta { $value }
firework-reach-long = Puede llegar a { $value } como mucho.
clued-by = Nueva pista de { $name }: { $what }.
card-new = Tu carta más nueva.
card-next = Tu carta más antigua sin pista: la próxima para descartar.
hint-hanabi-short = Toca una carta: suya, pista; tuya, jugar.
aid-order = Carta nueva y próximo descarte
aid-order-more = En Hanabi, marca tu carta más nueva y la más antigua sin pista.
still-reachable = Aún posibles: { $count } puntos.
fireworks-stood = Las series sumaban { $total }.
discards-explained = Los descartes: de cada carta, cuántas se descartaron y cuántas quedan.
key-left = en juego
key-gone = descartada
key-last = última
key-built = construida

## Abrir una mesa

variant-empty_clues = Pistas vacías
variant-empty_clues-more = Puedes decirle a alguien lo que no tiene.
variant-all_or_nothing = Traca final (todo o nada)
variant-all_or_nothing-more = Completad todas las series o perdéis. Perdida la última copia de una carta necesaria, la partida termina.
variant-synchronised = Espectáculo sincronizado
variant-synchronised-more = Puedes anunciar el color al jugar una carta: si aciertas vuelve una ficha, si no es un error.
variant-avalanche = Avalancha de colores
variant-avalanche-more = Una sexta serie multicolor, con una sola carta de cada valor.
edition-it-2023 = Italiana, 2023
edition-it-2023-more = Se permiten pistas vacías.
edition-es-2019 = Española, 2019
edition-es-2019-more = Una pista debe señalar alguna carta.
edition-pl = Polaca
edition-pl-more = La caja de 55 cartas. Una pista debe señalar alguna carta.
edition-it-fan = Italiana, primera edición
edition-it-fan-more = Traducida por aficionados. Una pista debe señalar alguna carta.
