# Por qué los bots jugaron así, en una frase.

because-or = { $one } o { $other }
because-and = { $one } y { $other }
because-any = Salió por sorteo entre las jugadas permitidas.
because-nothing-better = No había nada mejor que hacer.
because-nothing-else = No había otra cosa que hacer.

bots-coded = Para mesas de bots
bots-coded-more = Hablan un código que las personas no conocen. Junto a una persona están perdidos.

coach-you = Tú
coach-meaning = ¿Qué puede significar esa jugada?
coach-move = { $bot ->
    [none] ¿Qué haría aquí un bot?
   *[other] ¿Qué haría { $bot }?
}
coach-sure = Cada uso queda marcado: esta partida no se comparará con las que no tienen ayuda. La respuesta sale de lo que ve tu asiento.
coach-own = Tus cartas
coach-would = { $bot } elegiría: { $move }.
refused-coach-none = Aquí no hay apuntador: es para una persona que juega con bots.
refused-coach-nothing = Desde tu última jugada no hay nada que explicar.
