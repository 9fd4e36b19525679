# Palabras que solo necesita el navegador.

title = Chabudai
tagline = Una mesa baja para dos juegos, con amigos y bots.
skip-to-content = Ir al contenido
close = Cerrar
menu = Menú
home = Inicio
learn = Aprender
settings = Ajustes
language = Idioma
loading = Un momento …
you = tú
guest = Visitante
host = organiza
page-broken = Esta parte de la página no se pudo cargar.
no-connection = Sin conexión.
no-connection-can = Puedes aprender, leer y resolver lo que ya has visto.
no-connection-can-play = Puedes jugar con bots en este dispositivo, aprender, leer y resolver lo que ya has visto.
on-this-device = En este dispositivo
table-on-this-device = Esta partida está solo en este dispositivo.
table-starts = Preparando la mesa. La primera vez tarda unos segundos.
needs-connection = necesita conexión
move-waits = Tu jugada saldrá cuando vuelva.
move-late = Algo que hiciste antes no se pudo hacer.
table-needs-connection = Esta mesa necesita conexión. Se abrirá sola cuando vuelva.
try-again = Intentar de nuevo
newer-page = Hay una versión más nueva de esta página.
newer-page-take = Cargarla

## Portada

play-now = Jugar ya con bots
with-friends = Con amigos
first-game = Primera partida
your-tables = Tus mesas
waiting-for-you = Te esperan
waits-for-you = { $count ->
    [one] { $names } espera
   *[other] { $names } esperan
}
open-tables = Mesas abiertas
no-open-tables = Ahora no espera nadie. Abre una mesa y ponla en la lista.
join-by-link = Entrar con un enlace
join = Entrar
your-turn = Te toca
turn-of = { $name } está pensando …
game-over = La partida terminó
state-over = terminada
state-damaged = dañada
table-damaged = Una mesa que no se puede abrir
state-waiting = { $free ->
    [0] lista para empezar
    [one] un asiento libre
   *[other] { $free } asientos libres
}
rules-of = Reglas de { $game }
reference = Cartas y losetas
why = ¿Por qué?
replay-a-record = Ver una partida guardada
deal-of-day = El reparto de hoy
deal-of-day-place = Las mismas cartas o losetas para todos: ¿qué harás con ellas?
puzzles = Retos
places = Echa un vistazo
learn-place = Una primera partida con consejos, y las reglas.
reference-place = Todas las cartas y losetas, y cuántas hay.
replay-a-record-place = Mira una partida guardada, jugada a jugada.
puzzles-place = Una posición al día, y una sola jugada es la mejor.
problem-start = No se pudo empezar la partida. Inténtalo otra vez.
problem-link = Eso no parece el enlace de una mesa.

## Sala de espera

seats = Asientos
free-seat = Libre
sit-here = Sentarse aquí
move-here = Cambiar aquí
add-bot = Añadir un bot
fill-with-bots = Completar con bots
remove-seat = Vaciar este asiento
which-bot = ¿Qué bot?
your-name = Tu nombre
keep = Guardar
kept = Guardado
start = Empezar
leave = Dejar la mesa
waiting-for = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
waiting-for-host = No falta nadie. Quien organiza puede poner en marcha la partida.
invite = Invita a tus amigos
invite-more = Quien abra este enlace puede sentarse.
copy-link = Copiar el enlace
copied = Copiado
share = Compartir
qr-code = El enlace como código QR

## Mesa

log = Lo que pasó
earlier-entries = Ver entradas anteriores
talk = Decir algo
coach = Apuntador
say-something = Tu mensaje
talk-not-silent = En esta mesa solo hablan las pistas.
talk-not-stock = Solo en tu turno: nadie debe influir en el ajeno.
send = Enviar
watchers = { $count ->
    [one] Un espectador
   *[other] { $count } espectadores
}
time-left = Tiempo restante
take-back = Pedir deshacer mi última jugada
take-back-reveals = Ya se vio algo; el registro quedará marcado.
replace-by-bot = Que un bot juegue por { $name }
replace-asked = Hace falta tu permiso: estás aquí.
seat-held = Ahora un bot ocupa tu asiento.
seat-left = Tu asiento te espera.
take-seat-back = Recuperar mi asiento
seat-free = Hay un asiento libre.
ask-to-join = Pedir sentarme
join-asked = Has pedido sentarte. Deciden quienes juegan.
join-seen = Aquí quien mira ve todas las manos; el registro quedará marcado.
let-in = Que se siente
mark-taken_back = Se deshizo una jugada después de ver su resultado: no cuenta.
mark-replaced = Un bot sustituyó a una persona: no cuenta.
mark-newcomer = Alguien nuevo ocupó un asiento: no cuenta.
mark-trial = Sigue desde una posición de otra partida: no cuenta.
mark-seen = Quien se unió pudo haber visto las manos: no cuenta.
mark-coached = Se pidió ayuda al apuntador: no cuenta.
state-held = Tu asiento te espera
time-up-you = Se te acabó el tiempo. Aún puedes jugar, mientras los demás tengan paciencia.
let-bot-play = Que juegue un bot
claim-game = Reclamar la partida
give-up = Proponer rendirse
agree = De acuerdo
refuse = No
withdraw = Retirar
rematch = Otra partida
go-rematch = A la mesa nueva
look-at-table = Mirar la mesa
reading = Cuánto se leen las jugadas
reading-relaxed = Con calma
reading-normal = Normal
reading-fast = Rápido
reading-once = Al instante
story-now = Ahora
story = Desde tu último turno
story-watching = La última ronda
story-waiting = { $count ->
    [one] Una jugada más. Toca para verla ya.
   *[other] { $count } jugadas más. Toca para verlas ya.
}
looking-back = Jugada { $at } de { $all }
looking-back-moved-on = La mesa ha seguido.
to-the-table = A la mesa
watching-public = Estás mirando. Las manos siguen ocultas hasta el final.
watching-everything = Estás mirando y ves todas las manos.
table-keys = Teclas
not-here-yet = todavía no está
still-missing = Falta por llegar: { $names }.
start-anyway = Empezar igualmente
table-gone = Esa mesa no existe
table-private = Esta mesa no admite espectadores.
table-unknown = Quizá el enlace está mal, o la mesa nunca se abrió aquí.

## Negativas

refused-other = No funcionó. Inténtalo otra vez.
refused-offline = Sin conexión. Inténtalo cuando vuelva.
refused-move-illegal = Las reglas no lo permiten ahora.
refused-move-stale = La posición ha cambiado. Mira otra vez.
refused-move-turn = No es tu turno.
refused-game-over = La partida terminó.
refused-seat-none = No tienes asiento en esta mesa.
refused-seat-taken = Ese asiento está ocupado.
refused-host-only = Solo puede hacerlo quien organiza la mesa.
refused-table-private = Esta mesa no admite espectadores.
refused-table-phase = En este momento no.
refused-talk-silent = Eso no se puede decir ahora en esta mesa.
refused-record-running = La partida sigue. Su registro revelaría las cartas.
refused-record-invalid = Este archivo no es una partida que se pueda repetir aquí: o no se conoce su forma, o alguna carta o jugada no cumple las reglas. Elige una partida guardada, o una de hanab.live.
refused-record-variant = Aquí no se juega con estas reglas. De hanab.live puedes elegir partidas con la variante «No Variant» o «Black (6 Suits)», de 2 a 5 jugadores y con manos normales.
refused-limit-rate = Despacio, por favor. Espera un momento.
refused-limit-talk = Es mucho de una vez. Espera un momento; siempre puedes jugar.
refused-limit-log = En esta mesa ya se dijo bastante. Siempre puedes jugar.
refused-table-damaged = Esta mesa está dañada y no se puede abrir.
refused-device-unknown = Ese dispositivo ya está desconectado.
refused-limit-tables = Demasiadas mesas a la vez. Espera un poco.
refused-limit-jobs = Lo que has pedido ya está en espera. Inténtalo de nuevo en unos minutos.
refused-name-invalid = Este nombre tiene caracteres invisibles o que desordenan el texto. Elige otro.
refused-review-invalid = Aquí no se puede repasar esta partida: nadie ha jugado todavía, o no hay repasos de este juego.
refused-limit-connections = Demasiadas páginas abiertas. Cierra una.
refused-server-stopping = El servidor va a reiniciarse. Espera un momento.

## Abrir una mesa

back = Atrás
new-table = Una mesa nueva
change-table = Cambiar la mesa
table-name = Nombre de la mesa
which-game = ¿Qué juego?
how-many = ¿Cuántos jugadores?
variants = Variantes
listed = En la lista para todos
listed-more = Cualquiera puede encontrar esta mesa y sentarse. Si no, solo quien tenga el enlace.
more-options = Más opciones
edition = Edición
edition-standard = Reglas estándar
who-begins = ¿Quién empieza?
by-lot = Por sorteo
seat-number = Asiento { $number }
player-number = Jugador { $number }
aid = Ayuda a la memoria
aid-none = Sin ayuda a la memoria
aid-none-more = Recuérdalo todo, como en una mesa de verdad.
aid-clues = Pistas oídas
aid-clues-more = Lo que se dijo de una carta queda escrito en ella.
aid-exclusions = Pistas y lo que excluyen
aid-exclusions-more = También lo que una carta ya no puede ser.
aid-deduction = Deducción completa
aid-deduction-more = También lo que pueden ser tus cartas, contando todo lo que ves.
table-talk = Hablar en la mesa
talk-silent = Mesa en silencio
talk-silent-more = Solo hablan las pistas, además de cortesías como «un momento».
talk-stock = Frases preparadas
talk-stock-more = También «¿recuerdas lo que tienes?» y parecidas, en tu turno.
talk-free = Charla libre
talk-free-more = Di lo que quieras.
pace = Ritmo
pace-live = En vivo
pace-live-more = Jugáis ahora, a la vez.
pace-slow = Lento
pace-slow-more = Cada cual juega cuando puede. Puede durar semanas.
clock = Reloj
clock-minutes = Minutos por jugador
clock-increment = Segundos que suma cada jugada
clock-more = Con 0 minutos no hay reloj.
clock-of = Reloj: { $minutes } min + { $seconds } s
spectators = Espectadores
spectators-nobody = Sin espectadores
spectators-nobody-more = Solo quienes juegan.
spectators-public = Los espectadores ven lo público
spectators-public-more = No ven ninguna carta oculta.
spectators-everything = Los espectadores lo ven todo
spectators-everything-more = Ven todas las manos.
set-up = Abrir la mesa
set-up-more = Después invitas a amigos o añades bots.
practice-deal = Un reparto a tu elección
practice-deal-more = El mismo número reparte siempre la misma partida. Se avisa a toda la mesa.
practice-table = Un reparto elegido, para practicar.
deal-number = Reparto

## Ajustes

sound = Sonidos
sound-on = Los sonidos están activados
sound-off = Los sonidos están apagados

## Repetición

replay = Repetición
look-back = Repasar la partida
whose-eyes = ¿Con los ojos de quién?
all-cards = Todas las cartas
download-record = Descargar el registro
upload-record = Elegir un archivo
upload-more = Mira una partida que guardaste. El archivo no se conserva.
record-unreadable = Este archivo no es el registro de una partida. Elige un archivo JSON: una partida guardada o una de hanab.live.
the-deal = El reparto
move-number = Jugada
to-start = Al principio
to-end = Al final
try-here = Probar desde aquí
step-back = Una jugada atrás
step-on = Una jugada adelante
play-on = Reproducir
pause = Pausa

## Games without words of their own

pitch-together = { $players } jugadores, todos juntos.
pitch-rivals = { $players } jugadores, cada uno contra los demás.
your-moves = Tus jugadas
log-move = { $who }: { $move }
log-secret-move = { $who } ha jugado.
ending-you-won = ¡Has ganado!
ending-won = Ha ganado { $winner }.
ending-draw = Empate.
game-unknown = Aquí no hay nada sobre este juego.
