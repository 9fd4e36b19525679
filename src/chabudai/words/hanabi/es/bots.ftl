# Hanabi. Por qué los bots jugaron así, en una frase.

## Lo que es seguro

because-fits = La carta encaja con seguridad.
because-certain = Con la pista una carta queda segura.
because-useless = La carta es inútil con seguridad.
because-copies = Con seguridad queda otra copia de la carta.
because-least-missed = Es la carta que menos falta hará, según parece.

## Según las convenciones

because-some-value = un { $value }
because-some-colour = una carta de color { $colour }
because-some-card = una de muchas cartas
because-prompted = Un prompt: una pista dada a otra persona necesita antes { $card }, y esta carta con pistas puede serlo.
because-finessed = Una finesse: una pista dada a otra persona necesita antes { $card } y nadie más la tiene: debe de ser esta carta.
because-self-prompted = Un self-prompt: una pista dada a mí no se explica de otro modo: antes va { $card }, y esta carta con pistas puede serlo.
because-self-finessed = Una self-finesse: una pista dada a mí no se explica de otro modo: antes va { $card }. Debe de ser mi más nueva sin pistas.
because-bluffed = Me la pide a ciegas quien juega antes que yo: una finesse o un bluff, así que mi más nueva sin pistas encaja. La tomo por { $card }.
because-ready = Según las pistas esta carta es { $card }, y encaja.
because-gamble = Esta carta no se conoce, pero puede que encaje ({ $percent } %).
because-trash = Según las pistas esta carta es { $card }, y ya nadie la necesita.
because-chop = No hay nada que jugar ni una buena pista que dar: se va el chop, la más antigua de las cartas sin pistas.
because-locked = Todas las cartas de la mano han recibido pistas y una tiene que irse. Según las pistas esta es { $card }: la menor pérdida.
because-mends = Así { $who } evita un error.
because-passes = Es una pista para pasar el tiempo.
because-late = Ahora quedan pocos turnos. Un descarte quitaría una carta del mazo; esta pista solo pasa el turno.
because-asks = Una pista de juego: le pide a { $who } que juegue { $card }.
because-asks-later = Una pista de juego: le pide a { $who } que juegue { $card } cuando llegue el momento.
because-asks-after = Le pide a { $who } que juegue { $card }, y antes { $first }.
because-ask = a { $who } que juegue { $card } (un prompt)
because-ask-blind = a { $who } que juegue { $card } a ciegas (una finesse)
because-ask-bluff = a { $who } que juegue { $card } a ciegas (un bluff)
because-saves = Una pista de salvación: salva { $card } de { $who } del descarte.
because-saves-last = Una pista de salvación: { $card } era la última copia y estaba en el chop de { $who }. Había que salvarla.
because-stalls = Un 5 para pasar el turno: no hay nada mejor que hacer, y { $who } aprende a guardar { $card }.
because-tempo = Una pista de tempo: no toca cartas nuevas, y le pide a { $who } que juegue ya { $card }.
because-moves-chop = Un cambio de chop: la pista no toca { $card } de { $who }, pero se guardará.
because-moves-by-order = Fuera del orden de los 1: un cambio de chop, para que { $who } guarde { $card }.
because-tells = Le dice a { $who } algo más sobre sus cartas.

## Lo que significaba una pista según las convenciones

meant-play = A { $who }: juega la carta { $place }, { $card }.
meant-play-ones = A { $who }: juega los 1, primero la carta { $place }.
meant-later = A { $who }: la carta { $place } es { $card }, para jugarla cuando llegue el momento.
meant-save = A { $who }: guarda la carta { $place }, { $card }.
meant-either = A { $who }: la carta { $place } se juega si es { $play } y se guarda si es { $save }.
meant-moved = A { $who }: un cambio de chop. Guarda también la carta { $place }, aunque no tenga pistas.
meant-mend = A { $who }: retira una jugada equivocada.
meant-words = A { $who }: nada más que lo que dice.
meant-prompt = A { $who }: un prompt. La carta { $place } debería ser { $card }.
meant-finesse = A { $who }: una finesse. La carta { $place }, sin pistas, debería ser { $card }.
meant-bluff = A { $who }: una finesse o un bluff. La carta { $place }, sin pistas, debería ser { $card }.
meant-misread = Malentendido: { $who } toma la carta { $place } por { $taken }, pero es { $card }.
meant-looks-played = La carta { $place } no estaba en el chop de { $who }: la pista parece de jugada, no de salvación.

## El apuntador

coach-meaning-hanabi = ¿Qué puede significar esta pista?
coach-play = { $who }: una pista de juego. La carta { $place } debería ser { $card }, para jugarla ya.
coach-play-ones = { $who }: una pista de juego. Los 1 se juegan, primero la carta { $place }.
coach-later = { $who }: una pista de juego. La carta { $place } debería ser { $card }, para jugarla cuando llegue el momento.
coach-save = { $who }: una pista de salvación. La carta { $place } debería ser { $card }, para guardarla.
coach-either = { $who }: una pista de juego o de salvación. La carta { $place } se juega si es { $play } y se guarda si es { $save }.
coach-moved = { $who }: un cambio de chop. La carta { $place }, sin pistas, también se guarda.
coach-mend = { $who }: una corrección. Retira una jugada equivocada y no pide nada más.
coach-words = { $who }: ninguna convención. No dice más que sus palabras.
coach-literal = { $who } no parece seguir las convenciones: esta pista solo vale por lo que dice.
coach-prompt = { $who }: un prompt. La carta { $place }, que ya tenía pistas, debería ser { $card } y va primero.
coach-finesse = { $who }: una finesse. La carta { $place }, sin pistas, debería ser { $card } y se juega a ciegas.
coach-bluff = { $who }: una finesse o un bluff. La carta { $place }, sin pistas, debería ser { $card } y se juega a ciegas.
coach-misread = { $who } lo entenderá mal: allí la carta { $place } parece { $taken }, pero es { $card }.
coach-needs = Es { $card } solo si alguien juega antes: { $first }.
coach-first = { $who }, carta { $place }, { $card } (un prompt)
coach-first-blind = { $who }, carta { $place }, { $card } (una finesse)
coach-by = { $what } La pista es de { $who }.
coach-own-prompt = La carta { $place } se toma por { $card }. Un prompt te pide que la juegues.
coach-own-finesse = La carta { $place } se toma por { $card }. Una finesse te pide que la juegues a ciegas.
coach-own-play = La carta { $place } se toma por { $card }, que ya encaja.
coach-own-keep = La carta { $place } se toma por { $card }. De momento, guárdala.
coach-own-moved = La carta { $place } se guarda por un cambio de chop, sea la que sea.
coach-own-trash = La carta { $place } se toma por { $card }, y ya nadie la necesita.

## Según el código

because-code-clue = Según el código, esta pista le dice a cada uno de los demás algo sobre su mano.
because-code-discard = Según el código, esta es la carta que menos falta hará.
because-code-play = Según el código, esta carta encaja.
because-searched = { $why } En mundos parecidos a este nada fue mejor.
because-better = En mundos parecidos a este fue mejor que la jugada del código ({ $move }).
because-move-play = jugar la carta { $place }
because-move-announce = jugar la carta { $place } anunciando { $colour }
because-move-discard = descartar la carta { $place }
because-move-clue = decirle a { $who }: { $what }

## De partidas guardadas anteriormente

card = { $value } { $colour }
because-asked = Una pista dada a otra persona necesita antes { $card } y nadie más la tiene: debe de ser esta carta.
