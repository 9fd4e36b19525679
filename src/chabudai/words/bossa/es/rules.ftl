# Bossa. Las reglas con nuestras palabras, las lecciones de la primera partida y las piezas.

## Reglas de Bossa

rules-b-aim = El objetivo
rules-b-aim-1 = Líbrate de todas tus losetas, o lleva tu línea a seis grupos.
rules-b-aim-2 = Las dos manos están a la vista. Lo que nadie sabe es la siguiente loseta de la reserva.
rules-b-aim-example = Una línea blanca que empezó en 3 y tiene seis grupos: gana quien la tiene.
rules-b-setup = Antes de empezar
rules-b-setup-1 = Las 27 losetas muestran puntos blancos y negros, de uno a seis en total, cada pareja una vez. Una se aparta sin verla, cada cual toma cuatro boca abajo, dieciocho son la reserva.
rules-b-setup-2 = Una persona tira el dado blanco y la otra el negro, hasta que salgan distintos. La línea blanca empieza en el dado blanco, la negra en el negro.
rules-b-setup-3 = Quien saca más mira su mano y luego o bien toma una línea, y empieza la otra persona, o bien empieza, y la otra persona toma una línea.
rules-b-setup-4 = Después las dos manos se ponen a la vista.
rules-b-setup-5 = Cada cual elige en secreto un lado de su modificador; se muestran a la vez. El secreto es una regla nuestra.
rules-b-setup-example = La línea blanca empieza en 4, la negra en 2.
rules-b-turn = Tu turno
rules-b-turn-1 = En cada turno robas una loseta y luego pones un grupo o usas una loseta de acción. No puedes pasar.
rules-b-place = Poner un grupo
rules-b-place-1 = Pon un grupo en cualquier línea y en cualquier extremo: un número más arriba, o un número menos abajo. Por debajo del 1 no hay nada.
rules-b-place-2 = Los puntos del color de la línea en tus losetas deben sumar ese número.
rules-b-place-3 = Cada loseta debe mostrar el color de la línea. Un color ausente no vale cero.
rules-b-place-4 = Un grupo tiene una loseta más o una menos que el grupo vecino, nunca las mismas.
rules-b-place-5 = Junto al dado tiene una o dos losetas.
rules-b-place-example = Desde el dado blanco con 3: dos losetas con 1 y 3 puntos blancos hacen 4; luego una loseta hace 5.
rules-b-actions = Losetas de acción, cada una una vez
rules-b-redraw = Descarta una loseta y roba otra.
rules-b-swap = Cambia una de tus losetas por una de las suyas.
rules-b-stack = Apila losetas sobre un grupo que ya está: tantas como tiene, con el mismo valor.
rules-b-stack-2 = Ambos pueden apilar sobre el mismo grupo. Las losetas apiladas no hacen un grupo nuevo y no cambian nada para los grupos vecinos.
rules-b-actions-example = Apilada: una loseta sobre un grupo de una, 5 puntos negros sobre 5.
rules-b-modifier = El modificador, una vez
rules-b-modifier-1 = Al poner o apilar puedes dejarlo sobre una sola loseta.
rules-b-doubler = El doblador cuenta dos veces los puntos de esa loseta.
rules-b-inverter = El inversor invierte el blanco y el negro de esa loseta.
rules-b-modifier-example = El doblador convierte 2 y 1 en 4 y 2; el inversor, 1 y 4 en 4 y 1.
rules-b-end = El final
rules-b-end-hand = Gana quien se queda sin losetas.
rules-b-end-line = Cuando una línea tiene seis grupos gana quien la tiene, haya puesto quien haya puesto el sexto.
rules-b-end-both = Pero si tu última loseta forma el sexto grupo de la línea rival, ganas tú.
rules-b-end-stuck = Pierde quien ha robado y no puede hacer nada.
rules-b-end-pile = Cuando la reserva está vacía se termina ese turno; luego gana la mano más pequeña. Si son iguales, hay empate.

## Primeras partidas

lesson-intro-bossa = Un duelo rápido contra un bot. Cuenta hacia arriba o hacia abajo en dos líneas y quédate sin losetas antes que él.
lesson-b-welcome = Dos dados, dos líneas. Cada línea cuenta hacia arriba a la derecha y hacia abajo a la izquierda de su dado.
lesson-b-choose = Puedes elegir: una línea tuya, o empezar. Mira tus losetas: ¿qué color muestran?
lesson-b-modifier = Elige un lado de tu ficha. El doblador dobla una loseta, el inversor invierte sus colores. Una vez por partida.
lesson-b-drawn = Cada turno empieza con una loseta nueva. Los anillos son puntos blancos, los rombos negros.
lesson-b-place = Elige losetas: se ilumina cada lugar donde encajan, y lo pulsas. Las piedras de trazos muestran el siguiente número y cuántas losetas pide.
lesson-b-sizes = Un grupo pide una loseta más o una menos que su vecino. Eso deja huecos: piénsalo antes.
lesson-b-either = Puedes poner en las dos líneas. Pero seis grupos en la suya le dan la victoria.
lesson-b-token = Algunos lugares se iluminan a trazos: encajan con tu ficha. Pulsa una vez para dejarla sobre una loseta, otra para poner.
lesson-b-stack = También puedes apilar: pulsa un grupo con otras tantas losetas del mismo valor. Es una buena manera de librarse de ellas.
lesson-b-stuck = No se puede poner nada. Roba otra loseta, o cambia una por una de las suyas.
lesson-b-end = Vigila las dos manos: gana la primera vacía, y con la reserva vacía la más pequeña.

## Piezas

reference-bossa = Las 27 losetas. Los anillos son puntos blancos, los rombos negros.
reference-dice = Un dado blanco y uno negro: donde empiezan las líneas.
