# Repasar una partida.

review-waiting = En cola …
review-starting = El bot se prepara. La primera de { $parts } jugadas es la que más tarda …
review-progress = { $done } de { $parts } jugadas examinadas …
review-upload = Elige una partida guardada o una partida de hanab.live. Un bot examina todas sus jugadas.
review-upload-live = Una partida de hanab.live se guarda desde hanab.live/export/ seguido de su número.
review-course-score = Si los bots tomaran el relevo antes de cada jugada, llegarían a { $first } al repartir y a { $last } al final.
review-course-victory = Si los bots tomaran el relevo antes de cada jugada, ganarían con probabilidad { $first } al repartir y { $last } al final.
review-course-chance = La probabilidad de que gane { $name }: { $first } al repartir, { $last } al final.
review-turning = Momentos decisivos
review-turning-point = Jugada { $number }, { $name }: { $before } → { $after }
review-turning-cost = Jugada { $number }, { $name }: costó { $cost }
review-no-turning = Ninguna jugada perdió más de lo que pierde el azar.
review-explained = Elige una jugada para ver qué se podía saber, cuál era la mejor y cuánto costó.
review-board = La mesa antes de la jugada
review-moves = Las jugadas y lo que costaron
review-move = Jugada { $number }: { $name }
review-to-replay = Verla en la mesa
review-best = Mejor: { $move }.
review-is-best = No se encontró nada mejor.
review-as-good = Vale más o menos lo mismo: { $move }.
review-cost-known = Coste, según lo que se podía saber
review-points = { $points ->
    [one] alrededor de 1 punto
   *[other] alrededor de { $points } puntos
}
review-chance = alrededor del { $percent } % de las opciones de ganar
review-range = { $cost } (de { $least } a { $most })
review-nothing = nada que se pueda medir
review-gained = nada: la suerte devolvió { $points }
review-move-cost = Costó { $cost }.
review-move-free = No costó nada.
review-figure = alrededor de { $points }
review-ask-why = ¿Por qué?
review-none-yet = La mesa recién repartida. Avanza o elige una jugada.
review-no-board = No se pudo mostrar la mesa: { $problem }
review-way = Con los ojos de
review-way-people = Personas
review-way-code = Código
review-way-people-explained = Con las convenciones que usa la gente.
review-way-code-explained = Con el código de los bots más fuertes, que nadie habla en una mesa.
review-meant = Lo que significaba la pista
review-again = Reintentar

## What a move is called

review-brilliant = brillante
review-good = buena
review-doubtful = dudosa
review-mistake = error
review-blunder = error grave
review-sign-brilliant = !!
review-sign-good = ✓
review-sign-doubtful = ?!
review-sign-mistake = ?
review-sign-blunder = ??
