# Las reglas con nuestras palabras, las lecciones de la primera partida y las piezas.

## Reglas de Hanabi

rules-h-aim = El objetivo
rules-h-aim-1 = Sois un solo equipo y construís un fuego de cada color: primero su 1, luego su 2, y así hasta su 5.
rules-h-aim-2 = La gracia: ves las cartas de todos menos las tuyas.
rules-h-setup = Antes de empezar
rules-h-setup-cards = Hay cinco colores. Cada uno tiene tres 1, dos 2, dos 3, dos 4 y un solo 5: cincuenta cartas en total.
rules-h-setup-cards-avalanche = Hay cinco colores corrientes con tres 1, dos 2, dos 3, dos 4 y un solo 5, y uno multicolor con una sola carta de cada valor: cincuenta y cinco en total.
rules-h-setup-hands = Con dos o tres jugadores cada uno tiene cinco cartas, con cuatro o cinco tiene cuatro. El resto es el mazo.
rules-h-setup-tokens = Hay ocho fichas de pista listas y nadie ha cometido errores.
rules-h-setup-first = La mesa decide quién empieza; luego se sigue en círculo.
rules-h-turn = Tu turno
rules-h-turn-1 = Haz exactamente una cosa: da una pista, descarta una carta o juega una carta. No puedes pasar.
rules-h-turn-2 = Puedes ordenar tus cartas como quieras en todo momento, y cualquiera puede mirar los descartes.
rules-h-clue = Dar una pista
rules-h-clue-1 = Una pista cuesta una ficha. Sin ficha no hay pista.
rules-h-clue-2 = Elige a otra persona y un color o un valor. Se señalan todas las cartas de esa mano que coinciden.
rules-h-clue-3 = Así una pista también dice algo de las demás cartas: no coinciden.
rules-h-clue-empty = En esta edición también puedes nombrar algo que esa mano no tiene.
rules-h-clue-not-empty = En esta edición una pista debe señalar al menos una carta.
rules-h-discard = Descartar
rules-h-discard-1 = La carta va boca arriba a los descartes, vuelve una ficha y robas una carta nueva.
rules-h-discard-2 = Mientras las ocho fichas estén listas no puedes descartar.
rules-h-play = Jugar una carta
rules-h-play-1 = Si la carta es el siguiente valor de su color, el fuego crece. No hace falta que la conozcas.
rules-h-play-2 = Si no, se descarta y cuenta como error. En ambos casos robas una carta nueva.
rules-h-play-3 = El 5 completa un color y devuelve una ficha gratis, salvo que estén las ocho.
rules-h-end = El final
rules-h-end-errors = El tercer error termina la partida en el acto: habéis perdido.
rules-h-end-victory = Cuando todos los fuegos están completos ganáis en el acto, con la puntuación máxima.
rules-h-end-deck = Cuando alguien roba la última carta del mazo, cada cual tiene un turno más, esa persona la última.
rules-h-end-score = La puntuación es la suma de los valores más altos de todos los fuegos. Tras el tercer error es 0.
rules-h-aon-1 = El fin del mazo no termina la partida; las manos se hacen más pequeñas.
rules-h-aon-2 = Perdéis en cuanto desaparece la última copia de una carta que aún hace falta, o cuando alguien no puede hacer nada.
rules-h-aon-3 = No hay puntos: todos los fuegos completos, o habéis perdido.
rules-h-sync-1 = Antes de jugar una carta puedes anunciar su color. Lo decides cada vez.
rules-h-sync-2 = Si el color es correcto y la carta encaja, vuelve una ficha, y otra más por un 5.
rules-h-sync-3 = Si el color está mal, la carta es un error aunque hubiera encajado.
rules-h-ava-1 = Las cartas multicolores son un sexto color aparte. Se pueden señalar y anunciar como las demás, y las pistas de otros colores no las tocan.
rules-h-ava-2 = Cada una es la única de su clase. El máximo son 30 puntos.
rules-h-talk = Hablar
rules-h-talk-1 = En rigor solo hablan las pistas. Una mesa puede acordar otra cosa, pero a nadie se le empuja en su turno.

## Reglas de Bossa

rules-b-aim = El objetivo
rules-b-aim-1 = Líbrate de todas tus losas, o lleva tu línea a seis grupos.
rules-b-aim-2 = Las dos manos están a la vista. Lo que nadie sabe es la siguiente losa de la reserva.
rules-b-setup = Antes de empezar
rules-b-setup-1 = Las 27 losas muestran puntos blancos y negros, de uno a seis en total, cada pareja una vez. Una se aparta sin verla, cada cual toma cuatro boca abajo, dieciocho son la reserva.
rules-b-setup-2 = Una persona tira el dado blanco y la otra el negro, hasta que salgan distintos. La línea blanca empieza en el dado blanco, la negra en el negro.
rules-b-setup-3 = Quien saca más mira su mano y luego toma una línea o elige empezar. La otra persona recibe lo que queda.
rules-b-setup-4 = Después las dos manos se ponen a la vista.
rules-b-setup-5 = Cada cual elige en secreto un lado de su modificador; se muestran a la vez.
rules-b-turn = Tu turno
rules-b-turn-1 = Robas una losa y luego pones un grupo o usas una losa de acción. No puedes pasar.
rules-b-place = Poner un grupo
rules-b-place-1 = Pon en cualquier línea y en cualquier extremo: un número más arriba, o un número menos abajo. Por debajo del 1 no hay nada.
rules-b-place-2 = Los puntos del color de la línea en tus losas deben sumar ese número.
rules-b-place-3 = Cada losa debe mostrar el color de la línea. Nada no es cero.
rules-b-place-4 = Un grupo tiene una losa más o una menos que el grupo vecino, nunca las mismas.
rules-b-place-5 = Junto al dado tiene una o dos losas.
rules-b-actions = Losas de acción, cada una una vez
rules-b-redraw = Descarta una losa y roba otra.
rules-b-swap = Cambia una de tus losas por una de las suyas.
rules-b-stack = Pon losas sobre un grupo que ya está: tantas como tiene, con el mismo valor.
rules-b-stack-2 = Una pila no hace un grupo nuevo y no cambia nada para los grupos vecinos.
rules-b-modifier = El modificador, una vez
rules-b-modifier-1 = Al poner o apilar puedes dejarlo sobre una sola losa.
rules-b-doubler = El doblador cuenta dos veces los puntos de esa losa.
rules-b-inverter = El inversor cambia el blanco y el negro de esa losa.
rules-b-end = El final
rules-b-end-hand = Gana quien se queda sin losas.
rules-b-end-line = Cuando una línea tiene seis grupos gana su dueño, haya puesto quien haya puesto el sexto.
rules-b-end-both = Pero gana quien pone su última losa como sexto grupo de la línea ajena.
rules-b-end-stuck = Pierde quien ha robado y no puede hacer nada.
rules-b-end-pile = Cuando la reserva está vacía se termina ese turno; luego gana la mano más pequeña.

## Primeras partidas

learn-more = Unos diez minutos con un bot que juega contigo.
lesson-intro-hanabi = Tú y un bot construís juntos cinco fuegos. Él ve tus cartas y tú ves las suyas: ayudaos.
lesson-intro-bossa = Un duelo rápido contra un bot. Cuenta hacia arriba o hacia abajo en dos líneas y pon antes todas tus losas.
lesson-how = Es una partida de verdad. Un breve consejo aparece cuando surge algo nuevo.
lesson-start = Empecemos
understood = Entendido
lesson-h-welcome = Las cartas de arriba son de tu compañero: tú las ves y él no. Las tuyas son los dorsos de abajo.
lesson-h-turn = Te toca. Haz una de tres cosas: da una pista, juega una carta o descarta una.
lesson-h-clue = Empieza con una pista: pulsa uno de los 1 de tu compañero. Las cartas iluminadas muestran lo que señala; luego elige color o valor.
lesson-h-token = Eso costó un farol. Hay ocho, y vuelven cuando alguien descarta.
lesson-h-heard = Tu compañero te dio una pista. Lo que oíste está escrito en los dorsos, no hace falta recordarlo.
lesson-h-play = Una pista suele querer decir: ¡juégala! Pulsa la carta marcada y luego Jugar.
lesson-h-played = Cada fuego crece del 1 al 5, carta a carta, en su color.
lesson-h-arrange = Las cartas nuevas llegan por la derecha. Arrastra tus cartas, o usa Mayús y las flechas, para ordenarlas.
lesson-h-discard = Quedan menos faroles. Descarta una carta de la que no sepas nada, primero la más antigua: vuelve un farol.
lesson-h-no-token = No quedan faroles: ahora solo puedes jugar o descartar.
lesson-h-discarded = Las cartas descartadas están junto al mazo. Pulsa ahí para ver lo que queda de cada carta.
lesson-h-last-copy = Cuidado: de una carta que necesitáis queda una sola copia. Los descartes la muestran con un marco.
lesson-h-error = Esa carta no encajaba. Pasa: dos errores se perdonan, el tercero termina la partida.
lesson-h-lost = Un fuego ya no se puede completar: el valor que falta está marcado con una cruz en el cielo.
lesson-h-complete = ¡Un fuego está completo! Florece, y vuelve un farol.
lesson-h-deck = El mazo está casi vacío. Tras la última carta cada cual tiene un turno más.
lesson-h-last-round = La última ronda: jugad lo que podáis, ya no hay nada que guardar.
lesson-b-welcome = Dos dados, dos líneas. Cada línea cuenta hacia arriba a la derecha y hacia abajo a la izquierda de su dado.
lesson-b-choose = Puedes elegir: una línea tuya, o empezar. Mira tus losas: ¿qué color muestran?
lesson-b-modifier = Elige un lado de tu ficha. El doblador dobla una losa, el inversor cambia sus colores. Una vez por partida.
lesson-b-drawn = Cada turno empieza con una losa nueva. Los anillos son puntos blancos, los rombos negros.
lesson-b-place = Elige losas: se ilumina cada lugar donde encajan, y lo pulsas. Las piedras de trazos muestran el siguiente número y cuántas losas pide.
lesson-b-sizes = Un grupo pide una losa más o una menos que su vecino. Eso deja huecos: piénsalo antes.
lesson-b-either = Puedes poner en las dos líneas. Pero seis grupos en la suya le dan la victoria.
lesson-b-token = Algunos lugares se iluminan a trazos: encajan con tu ficha. Pulsa una vez para dejarla sobre una losa, otra para poner.
lesson-b-stack = También puedes apilar: pulsa un grupo con otras tantas losas del mismo valor. Es una buena manera de librarse de ellas.
lesson-b-stuck = No se puede poner nada. Roba otra losa, o cambia una por una de las suyas.
lesson-b-end = Vigila las dos manos: gana la primera vacía, y con la reserva vacía la más pequeña.

## Piezas

reference-hanabi = Cada color tiene su propio fuego, así nadie necesita distinguir colores.
reference-hanabi-copies = Colores corrientes: tres 1, dos de cada 2, 3 y 4, un 5. Multicolor: una de cada.
reference-bossa = Las 27 losas. Los anillos son puntos blancos, los rombos negros.
reference-dice = Un dado blanco y uno negro: donde empiezan las líneas.
