# Palabras para jugar sin red.

offline-play = Jugar sin red
offline-play-more = Guarda las reglas y los bots en este navegador para jugar contra bots en cualquier lugar. Las partidas se quedan en este dispositivo.
offline-play-keep = Guardar para jugar sin red ({ $size } MB)
offline-play-busy = Descargando …
offline-play-kept = Guardado en este dispositivo ({ $size } MB).
offline-play-game = Jugar a { $game } en este dispositivo
offline-play-drop = Quitarlo
offline-play-none = Este servidor no lo ofrece.
offline-play-failed = No funcionó. Revisa la conexión y el espacio del dispositivo e inténtalo de nuevo.
