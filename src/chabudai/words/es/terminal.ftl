# Palabras que solo necesita el terminal.

somebody = Alguien

## Jugadas

do-it = Hazlo
not-yet = Todavía no
sure = ¿{ $what }? Intro para hacerlo, Esc para pensarlo otra vez.

## Por qué no

not-your-turn = No es tu turno.
is-over = La partida ha terminado.
is-legal = Se puede hacer.
unreadable = Eso no es una jugada. Escribe por ejemplo: { $examples }. Con help verás más.
why-what = Escribe una jugada después de la palabra why.
cannot-ask = Ahora no se puede pedir: { $what }.
unclear = No está claro. Escribe por ejemplo: { $example }.

## Mesa

turn-yours = Tu turno.
turn-other = { $name } está pensando …
nothing-yet = nada
face-down = boca abajo
hand-of = { $name }, asiento { $seat }: { $cards }.
reason-of = Jugada { $number }: { $reason }
empty-seat = libre
wait-start = La partida aún no ha empezado.
wait-you = No falta nadie. La partida arranca cuando la pongas en marcha.
is-away = ausente
went-away = { $name } no está.
came-back = { $name } ha vuelto.
time-of = quedan { $time }
log-seats-exchanged = Se han intercambiado los asientos { $one } y { $two }.
link-lost = Se ha perdido la conexión. Probando otra vez …

## Pantalla

pass-on = Ahora le toca a { $name }. Los demás miran a otro lado. { $name }: pulsa Intro.
pass-title = Pasa la pantalla a { $name }
pass-more = Pulsa Intro cuando solo mire { $name }.
log-title = Qué ha pasado
moves-title = Todas las jugadas
talk-title = En la mesa
help-title = Ayuda
close-keys = Esc: volver
bar-moves = Jugadas
bar-log = Diario
bar-help = Ayuda
bar-table = Mesa
bar-coach = Apuntador
bar-quit = Salir
quit-sure = ¿Dejar la partida?
quit-leave = Salir
quit-stay = Quedarse
too-small = La pantalla necesita al menos 80 columnas y 24 líneas.
saved = La partida está guardada en { $file }.
ask-sit = Siéntate en el asiento { $seat }
ask-move = Pasa al asiento { $seat }
ask-bot = Añade un bot
ask-remove = Deja libre un asiento
ask-exchange = Intercambia dos asientos
ask-change = Cambia asientos, reglas y opciones
ask-start = Pon en marcha la partida
ask-back = Pide deshacer tu última jugada
ask-resign = Propón rendirse
ask-agree = Acepta
ask-refuse = Rechaza
ask-rematch = Otra partida
ask-name = Cambia mi nombre
ask-title = Cambia el nombre de la mesa
ask-say = Escribe algo tuyo
ask-leave = Deja la mesa

## Ayuda

help-keys = Flechas      para moverse por la mesa; Intro pulsa lo que hay ahí
    1 a 7        una de tus cartas o losetas
    letras       lo que ofrece la última línea
    Intro        hace lo elegido; nada ocurre con una sola tecla
    Esc          retira la elección
    m            todas las jugadas, en palabras
    l            el diario
    t            pedir algo a la mesa de un servidor; + y - responden
    h            el apuntador, en una mesa solo con bots
    ?            esta página
    q            salir
help = Arriba están los jugadores y lo que sabes de la posición; una marca señala a quién le toca.
    Abajo están tus jugadas. Las teclas numéricas eligen las nueve primeras.

## Líneas

welcome = { $game }. Asientos: { $seats }. Escribe help para ver la ayuda.
your-move = Tu jugada, { $name }:
help-orders = help: esta lista. legal: tus jugadas. hand: tu mano. table: todo lo demás. log: qué ha pasado.
    why JUGADA: por qué no se puede hacer una jugada. quit: salir.
help-moves = Jugadas: escribe una jugada como la muestra legal, o su número en esa lista.
help-requests = En esta mesa también: { $requests }.
can-type = Ahora puedes escribir: { $orders }.
can-coach = Se puede preguntar: { $topics }.
coach-again = Escribe otra vez «coach { $topic }» para tener la respuesta.
usage-seat = ASIENTO
usage-bot = BOT
usage-name = NOMBRE
usage-text = PALABRAS
usage-terms = REGLA=VALOR

## Juegos sin palabras propias

generic-choose = Elige una jugada con las flechas o por su número y pulsa Intro.
generic-secret = { $who } ha hecho una jugada que no puedes ver.
generic-ended = Cómo terminó: { $how }.
generic-you-won = ¡Has ganado!
generic-won = Ganó { $winner }.
generic-draw = Empate.
generic-yes = sí
generic-no = no
