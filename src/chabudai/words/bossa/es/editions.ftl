# Bossa: la hoja con las reglas estándar.

## Reglas

rules-b-setup-line = Quien toma una línea deja la otra a su rival, y empieza el rival.
rules-b-setup-first = Quien quiere empezar deja que su rival tome una línea. El rival puede mirar antes su mano.
rules-b-turn-draw = Cada turno comienza con una loseta nueva de la reserva, también el primero de todos. No se puede evitar; aquí llega sola.
rules-b-turn-own = Solo colocas, apilas, entregas y descartas losetas de tu propia mano.
rules-b-place-once = Cada loseta se pone una vez, y un grupo se puede elegir en cualquier orden.
rules-b-actions-once = Tienes tres losetas de acción. Cada una sirve una vez por partida y luego se pone boca abajo; se usa en lugar de poner un grupo.
rules-b-stack-twice = Sobre un grupo se puede apilar dos veces, una cada jugador. Siempre cuenta el grupo tal como se puso al principio.
rules-b-modifier-idle = Puedes gastarlo donde no cambia nada, para quitártelo de encima.
rules-b-end-draw = Si entonces las dos manos son iguales no gana nadie: es un empate.
rules-b-end-order = Tras cada turno se mira por este orden: una mano vacía, seis grupos, la reserva agotada y, tras el robo siguiente, si queda algo que hacer.

## Qué hay en la caja

item-tile = { $count } losetas numeradas
item-modifier = { $count } fichas modificadoras
item-action_tile = { $count } losetas de acción
item-die = { $count } dados
screen-tile = Los anillos son puntos blancos y los rombos negros: los distingue la forma además del tono.
screen-modifier = Una para cada cual, con un lado doblador y otro inversor.
screen-action_tile = Robar otra, cambiar y apilar para cada cual; la usada se pone boca abajo.
screen-die = Uno blanco y otro negro: se tiran al empezar, y otra vez mientras sean iguales.

## Consejos

advice-bossa-lines = Juega en las dos líneas y cuenta sus grupos: seis en la otra línea no son tuyos.
advice-bossa-cornered = Guarda una loseta de acción o el modificador para el turno en que nada más encaje.

## Aspecto

looks = Losetas y tapete
looks-more = La hoja nombra cinco ediciones. Estos dibujos son nuestros, inspirados en sus nombres.
look-mori = Mori
look-mori-more = Bosque: madera de cedro sobre verde musgo
look-mizu = Mizu
look-mizu-more = Agua: porcelana clara sobre azul rizado
look-hana = Hana
look-hana-more = Flor: madera rosada sobre ciruela, con pétalos
look-yuki = Yuki
look-yuki-more = Nieve: abedul sobre gris, con cristales
look-classic = Classic
look-classic-more = Madera clara sobre olas índigo
