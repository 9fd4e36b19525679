# Hanabi. Las reglas con nuestras palabras, las lecciones de la primera partida y las piezas.

## Reglas de Hanabi

rules-h-aim = El objetivo
rules-h-aim-1 = Sois un solo equipo y montáis una serie de cada color: primero su 1, luego su 2, y así hasta su 5.
rules-h-aim-2 = La gracia: ves las cartas de todos menos las tuyas.
rules-h-aim-example = La serie roja va por el 3. Ahora toca el 4 rojo.
rules-h-setup = Antes de empezar
rules-h-setup-cards = Hay cinco colores. Cada uno tiene tres 1, dos 2, dos 3, dos 4 y un solo 5: cincuenta cartas en total.
rules-h-setup-cards-avalanche = Hay cinco colores corrientes con tres 1, dos 2, dos 3, dos 4 y un solo 5, y uno multicolor con una sola carta de cada valor: cincuenta y cinco en total.
rules-h-setup-hands = Con dos o tres jugadores cada uno tiene cinco cartas, con cuatro o cinco tiene cuatro. El resto es el mazo.
rules-h-setup-tokens = Hay ocho fichas de pista disponibles y nadie ha cometido errores.
rules-h-setup-first = La mesa decide quién empieza; luego se sigue en círculo.
rules-h-setup-example = Las diez cartas de un color.
rules-h-turn = Tu turno
rules-h-turn-1 = Haz exactamente una cosa: da una pista, descarta una carta o juega una carta. No puedes pasar.
rules-h-turn-2 = Puedes ordenar tus cartas como quieras en todo momento, y cualquiera puede mirar los descartes.
rules-h-clue = Dar una pista
rules-h-clue-1 = Una pista cuesta una ficha. Sin ficha no hay pista.
rules-h-clue-2 = Elige a otra persona y un color o un valor. Se señalan todas las cartas de esa mano que coinciden.
rules-h-clue-3 = Así una pista también dice algo de las demás cartas: no coinciden.
rules-h-clue-empty = En esta edición también puedes nombrar algo que esa mano no tiene.
rules-h-clue-not-empty = En esta edición una pista debe señalar al menos una carta.
rules-h-clue-example = «Azul» señala las dos cartas azules. Debajo: lo que sabe ahora quien las tiene, también de las demás.
rules-h-discard = Descartar
rules-h-discard-1 = La carta va boca arriba a los descartes, vuelve una ficha y robas una carta nueva.
rules-h-discard-2 = Mientras las ocho fichas estén disponibles no puedes descartar.
rules-h-discard-example = Se va una carta y vuelve una ficha de pista.
rules-h-play = Jugar una carta
rules-h-play-1 = Si la carta es el siguiente valor de su color, la serie crece. No hace falta que la conozcas.
rules-h-play-2 = Si no, se descarta y cuenta como error. En ambos casos robas una carta nueva.
rules-h-play-3 = El 5 completa un color y devuelve una ficha gratis, salvo que las ocho estén disponibles.
rules-h-play-example = Tras el 2 rojo encaja el 3 rojo. El 5 rojo no: es un error.
rules-h-end = El final
rules-h-end-errors = El tercer error termina la partida en el acto: habéis perdido.
rules-h-end-victory = Cuando todas las series están completas ganáis en el acto, con la puntuación máxima.
rules-h-end-deck = Cuando alguien roba la última carta del mazo, cada cual tiene un turno más, esa persona la última.
rules-h-end-score = La puntuación es la suma de los valores más altos de todas las series. Una partida perdida no tiene puntuación.
rules-h-end-example = 5 + 4 + 3 + 5 + 2 = 19 puntos.
rules-h-aon-1 = El fin del mazo no termina la partida; las manos se hacen más pequeñas.
rules-h-aon-2 = Perdéis en cuanto desaparece la última copia de una carta que aún hace falta, o cuando alguien no puede hacer nada.
rules-h-aon-3 = No hay puntos: todas las series completas, o habéis perdido.
rules-h-sync-1 = Antes de jugar una carta puedes anunciar su color. Lo decides cada vez.
rules-h-sync-2 = Si el color es correcto y la carta encaja, vuelve una ficha, y otra más por un 5.
rules-h-sync-3 = Si el color está mal, la carta es un error aunque hubiera encajado.
rules-h-ava-1 = Las cartas multicolores son un sexto color aparte. Se pueden señalar y anunciar como las demás, y las pistas de otros colores no las tocan.
rules-h-ava-2 = Cada una es la única de su clase. El máximo son 30 puntos.
variant-avalanche-example = El sexto color: una carta de cada valor.
rules-h-talk = Hablar
rules-h-talk-1 = En rigor solo hablan las pistas. Una mesa puede acordar otra cosa, pero nadie debe influir en quien juega.

## Primeras partidas

lesson-intro-hanabi = Tú y un bot montáis juntos cinco series. Él ve tus cartas y tú ves las suyas: ayudaos.
lesson-h-welcome = Las cartas descubiertas son de tu compañero: tú las ves, él no. Las tuyas son las que ves por detrás.
lesson-h-turn = Te toca. Haz una de tres cosas: da una pista, juega una carta o descarta una.
lesson-h-clue = Empieza con una pista: pulsa uno de los 1 de tu compañero y elige su color o su valor. Los puntos dicen qué cartas señala.
lesson-h-token = Eso costó una ficha de pista, dibujada como un farolillo. Hay ocho, y vuelven cuando alguien descarta.
lesson-h-heard = Tu compañero te dio una pista. Lo que oíste está escrito en los dorsos, no hace falta recordarlo.
lesson-h-ask = Tu compañero ha dicho «{ $what }» y ha señalado { $count ->
    [one] una de tus cartas
   *[other] { $count } de tus cartas
}. ¿Qué sabes ahora?
lesson-h-said = { $count ->
    [one] La carta marcada es «{ $what }», las demás no
   *[other] Las cartas marcadas son «{ $what }», las demás no
}
lesson-h-said-why = Exacto. Está escrito en los dorsos, no hace falta recordarlo.
lesson-h-whole = Su color y su valor
lesson-h-whole-why = Todavía no: una pista dice el color o el valor, nunca los dos.
lesson-h-all = Todas mis cartas son «{ $what }»
lesson-h-all-why = Solo las marcadas. Una pista señala siempre todas las que encajan.
lesson-h-play = Una pista suele querer decir: ¡juégala! Pulsa la carta marcada y luego Jugar.
lesson-h-played = Cada serie crece del 1 al 5, carta a carta, en su color.
lesson-h-arrange = Las cartas nuevas llegan por la derecha. Arrastra tus cartas, o usa Mayús y las flechas, para ordenarlas.
lesson-h-discard = Quedan menos fichas de pista; al descartar vuelve una. Pero una carta de la que no sabes nada puede ser una que haga falta; lo normal es descartar la más antigua.
lesson-h-no-token = No quedan fichas de pista: ahora solo puedes jugar o descartar.
lesson-h-discarded = Las cartas descartadas están junto al mazo. Pulsa ahí para ver lo que queda de cada carta.
lesson-h-last-copy = Cuidado: de una carta que necesitáis queda una sola copia. Los descartes la muestran con un marco.
lesson-h-error = Esa carta no encajaba. Pasa: dos errores se perdonan, el tercero termina la partida.
lesson-h-lost = Una serie ya no se puede completar: lo que nadie puede alcanzar queda cerrado en el cielo.
lesson-h-complete = ¡Una serie está completa! Florece, y vuelve una ficha de pista.
lesson-h-deck = El mazo está casi vacío. Tras la última carta cada cual tiene un turno más.
lesson-h-last-round = La última ronda: jugad lo que podáis, ya no hay nada que guardar.

## Piezas

reference-hanabi = Cada color tiene su propio dibujo, así nadie necesita distinguir colores.
reference-hanabi-copies = Colores corrientes: tres 1, dos de cada 2, 3 y 4, un 5. Multicolor: una de cada.
