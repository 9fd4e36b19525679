# Lo que hay cada día: retos y repartos.

puzzle-number = { $game }, reto { $number } de { $count }
puzzle = Una jugada es mejor que todas las demás. ¿Cuál es?
puzzle-ask = ¿Tu jugada? Escríbela, o bien: legal para ver todas, una línea vacía para ver la solución.
puzzle-right = Correcto: { $move }.
puzzle-wrong = Hay una jugada mejor: { $move }.
puzzle-close = Casi igual de buena. Un poco mejor: { $move }.
puzzle-answer = La solución: { $move }.
puzzle-yours = tu jugada
puzzle-worths = Lo que vale cada jugada
puzzle-points = { $points } puntos
puzzle-short = ¿Qué jugada es la mejor?
puzzle-best-points = { $points } puntos de media
puzzle-less-points = { $points } menos
puzzle-best-chance = gana el { $percent } %
puzzle-less-chance = { $percent } % menos
puzzle-same = igual de buena
puzzle-gap-points = De media da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más que la tuya.
puzzle-gap-chance = Gana { $percent } de cada 100 partidas más que la tuya.
puzzle-last-moves = Las últimas jugadas
puzzle-why = ¿Por qué?
puzzle-next = Siguiente
puzzle-about = Sobre este reto
puzzle-you = Tú
puzzle-today = El reto de hoy
puzzle-earlier = Anterior
puzzle-later = Siguiente
puzzle-any = Uno de los { $count }:
puzzle-open = Abrir
puzzle-give-up = Mostrar la solución
puzzle-again = Intentarlo otra vez
puzzle-more = { $count ->
    [one] Una jugada más
   *[other] { $count } jugadas más
}
puzzle-streak = { $count ->
    [one] Resuelto un día seguido
   *[other] Resueltos { $count } días seguidos
}
puzzle-solved = Resueltos al primer intento: { $count } de { $tried }
puzzle-progress = { $solved } de { $count } resueltos
puzzle-new = Nuevo hoy
puzzle-done-right = Resuelto hoy
puzzle-done-wrong = Intentado hoy

deal-name = { $game }, reparto { $number }
deal-seats = { $count } jugadores
deal-pitch = Las mismas cartas o losetas para todos. Al final verás qué hicieron con ellas nuestros mejores bots y los demás aquí.
deal-how = Para jugarlo: { $command }
deal-play = Jugarlo con bots
deal-friends = Jugarlo con amigos
deal-fair = Cualquiera puede consultar un reparto. Quien lo juega promete no hacerlo.
deal-any = Cualquiera, del 1 en adelante:
deal-open = Abrir
deal-earlier = El reparto anterior
deal-later = El reparto siguiente
deal-bots = Lo que consiguen los bots
deal-bot = { $bot }: { $tries ->
    [one] un intento
   *[other] { $tries } intentos
}, media { $mean }, de { $least } a { $most }
deal-bot-same = { $bot }, siempre del mismo modo: un intento por cada asiento que puede empezar, media { $mean }, de { $least } a { $most }
deal-wins = { $first } contra { $second }: el primer asiento gana { $wins } de { $tries }, { $draws } empates
deal-counting = Los bots todavía están jugando: { $done } de { $parts }
deal-counting-quit = Los bots todavía están jugando este reparto; escribe quit si no quieres esperar.
deal-stopped = Los bots no pudieron jugarlo hasta el final.
deal-busy = Los bots están ocupados con otros repartos. Vuelve dentro de un minuto.
deal-people = Lo que consiguió la gente aquí
deal-people-wins = El primer asiento ganó { $wins } de { $tries }, { $draws } empates.
deal-nobody = Aquí nadie lo ha terminado todavía.
deal-once = Solo cuenta la primera partida de cada persona, sin jugadas retiradas.
deal-score = Tu puntuación: { $score }
deal-standing = Igual que { $bot } o mejor en { $count } de { $tries } intentos
deal-you = Tú
deal-problem = No se pudo preparar la partida. Inténtalo dentro de un momento.

## Without a connection

puzzles-seen = Ya vistos
