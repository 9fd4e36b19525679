# Bossa. Palabras que solo necesita el navegador.

## Portada

bossa-pitch = Un duelo rápido con losetas de madera sobre dos líneas de números.

## La mesa

tiles-to-go = { $count ->
    [one] Queda una loseta
   *[other] Quedan { $count } losetas
}
piece-used = { $piece }, ya usado
tile-short = { $white ->
    [one] { $white } blanco
   *[other] { $white } blancos
} { $black ->
    [one] { $black } negro
   *[other] { $black } negros
}
tile-short-modified = { $tile } (modificada)
tile-modified = { $tile } con { $kind }, cuenta { $count }
tile-new = recién robada
tile-swapped = recién cambiada
group-covered = Encima: { $tiles }.
group-new = Nuevo desde tu última jugada.
discards = Descartes
discards-none = Aún no hay descartes.
discarded-tile = Descartada: { $tile }
unseen-count = { $count } sin ver
unseen-title = Aún sin ver: { $count }
unseen-more = Siguen boca abajo.
unseen-tile = { $tile }: aún sin ver
seen-tile = { $tile }: vista
rolled = { $one } sacó { $white }, { $two } sacó { $black }.
rolled-tie = Sacaron { $value } los dos y tiraron otra vez.
redraw-wants = Elige la única loseta que descartas.
swap-wants = Elige una loseta tuya y una suya.
stack-wants = Elige losetas y pulsa el grupo que igualan.
no-redraw = Ahora no hay nada que robar.
no-swap = Ahora no hay nada que cambiar.
no-stack = Ahora ninguna de tus losetas iguala un grupo.
