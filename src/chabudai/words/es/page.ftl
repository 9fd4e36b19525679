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
guest = Invitado
host = anfitrión
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
state-waiting = { $free ->
    [0] lista para empezar
    [one] un asiento libre
   *[other] { $free } asientos libres
}
rules-of = Reglas de { $game }
reference = Cartas y losas
why = ¿Por qué?
replay-a-record = Ver una partida guardada
deal-of-day = El reparto de hoy
deal-of-day-place = Las mismas cartas o losas para todos: ¿qué harás con ellas?
puzzles = Problemas
places = Echa un vistazo
learn-place = Una primera partida con consejos, y las reglas.
reference-place = Todas las cartas y losas, y cuántas hay.
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
waiting-for-host = Estáis todos. Empieza quien abrió la mesa.
invite = Invita a tus amigos
invite-more = Quien abra este enlace puede sentarse.
copy-link = Copiar el enlace
copied = Copiado
share = Compartir
qr-code = El enlace como código QR

## Mesa

log = Lo que pasó
talk = Decir algo
say-something = Tu mensaje
send = Enviar
watchers = { $count ->
    [one] Un espectador
   *[other] { $count } espectadores
}
time-left = Tiempo restante
take-back = Pedir deshacer mi última jugada
take-back-reveals = Ya se vio algo; el registro quedará marcado.
replace-by-bot = Que un bot juegue por { $name }
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
table-key-help = ?
table-key-help-does = muestra esta lista
table-key-log = L
table-key-log-does = lo que ha pasado
table-key-talk = T
table-key-talk-does = di algo
table-key-earlier = [ o ←
table-key-earlier-does = una jugada atrás, solo para tus ojos
table-key-later = ] o →
table-key-later-does = una jugada adelante
table-key-hurry = . o espacio
table-key-hurry-does = muestra ya lo que espera
table-key-close = Escape
table-key-close-does = cierra una hoja, vuelve a la mesa
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
refused-move-stale = Alguien fue más rápido. Mira otra vez.
refused-move-turn = No es tu turno.
refused-game-over = La partida terminó.
refused-seat-none = No estás sentado en esta mesa.
refused-seat-taken = Ese asiento está ocupado.
refused-host-only = Solo puede hacerlo quien abrió la mesa.
refused-table-private = Esta mesa no admite espectadores.
refused-table-phase = En este momento no.
refused-talk-silent = Eso no se puede decir ahora en esta mesa.
refused-record-running = La partida sigue. Su registro revelaría las cartas.
refused-record-invalid = Este archivo no es una partida que se pueda repetir.
refused-limit-rate = Despacio, por favor. Espera un momento.
refused-limit-tables = Demasiadas mesas a la vez. Espera un poco.
refused-limit-reviews = Demasiadas partidas esperan su repaso. Inténtalo en unos minutos.
refused-review-invalid = Aquí no se puede repasar esta partida.
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
edition-standard = Reglas normales
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
talk-silent-more = Durante la partida no se dice nada.
talk-stock = Frases hechas
talk-stock-more = Una docena de frases amables.
talk-free = Charla libre
talk-free-more = Di lo que quieras.
pace = Ritmo
pace-live = En vivo
pace-live-more = Estáis todos ahora.
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

theme = Luz
theme-auto = Como el dispositivo
theme-night = Noche
theme-day = Día
motion = Movimiento
motion-auto = Como el dispositivo
motion-full = Completo
motion-less = Menos
sound = Sonidos
sound-on = Los sonidos están activados
sound-off = Los sonidos están apagados
vibration = Vibración
keyboard = Teclado
key-tab = Tab
key-tab-does = a la siguiente carta, losa o botón
key-arrows = Flechas
key-arrows-does = por tu mano y dentro de un recuadro
key-enter = Intro o espacio
key-enter-does = pulsa lo que está enfocado
key-shift-arrows = Mayús + flechas
key-shift-arrows-does = mueve una carta tuya
key-escape = Esc
key-escape-does = cierra un recuadro
key-replay = ← → Inicio Fin, espacio
key-replay-does = paso, salto y marcha en una repetición
other-device = Jugar en otro dispositivo
other-device-more = Un enlace privado convierte otro dispositivo en ti. Sirve una vez, por poco tiempo.
make-link = Crear el enlace
device-take = Sí, soy yo
device-take-more = Este dispositivo tendrá el nombre del otro y se sentará en sus mesas.
device-wrong = Ese enlace ya se usó o es demasiado viejo. Crea uno nuevo.
forget-me = Olvidarme
forget-me-more = Borra tu nombre y todo lo guardado sobre ti. Las partidas terminadas quedan, sin tu nombre.
forget-me-sure = Sí, olvidarme de verdad

## Repetición

replay = Repetición
look-back = Repasar la partida
whose-eyes = ¿Con los ojos de quién?
all-cards = Todas las cartas
download-record = Descargar el registro
upload-record = Elegir un archivo
upload-more = Mira una partida que guardaste. El archivo no se conserva.
record-unreadable = Este archivo no es el registro de una partida.
the-deal = El reparto
move-number = Jugada
to-start = Al principio
to-end = Al final
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
