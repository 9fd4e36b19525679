# Bossa. Palabras que solo necesita el terminal.

## Jugadas

do-place = Pon { $value } en la línea { $line ->
    [white] blanca
   *[black] negra
} con { $tiles }
do-stack = Apila { $tiles } sobre el { $value } de la línea { $line ->
    [white] blanca
   *[black] negra
}
do-swap = Da { $mine } por { $theirs }
do-redraw = Descarta { $tile } y roba otra

## Mesa

pile-short = Reserva
gone-short = Fuera

## Ayuda

help-bossa = Las losetas son puntos blancos / negros. Elígelas con 1 a 7; debajo se ve lo que hacen.
    Un asterisco marca la loseta con el modificador. Las líneas bajan hacia la izquierda y suben hacia la derecha.
    Un lugar punteado muestra el número siguiente y cuántas losetas pide; púlsalo para saber por qué no.
    Para cambiar elige una loseta tuya y una suya; para volver a robar elige una.

## Líneas

help-moves-bossa = Jugadas: white, black, first, doubler, inverter, place white 6 2/0 2/4*, stack black 3 1/3,
    swap 2/3 4/1 (tuya, suya), redraw 2/3. Una loseta es blancos/negros; el asterisco es el modificador.
