# Repasar una partida.

review-waiting = Esperando su turno …
review-progress = { $done } de { $parts } jugadas examinadas …
review-upload = Elige una partida guardada o una partida de hanab.live. El mejor bot examina todas sus jugadas.
review-course-score = Si los bots tomaran el relevo antes de cada jugada, llegarían a { $first } al repartir y a { $last } al final.
review-course-victory = Si los bots tomaran el relevo antes de cada jugada, ganarían con probabilidad { $first } al repartir y { $last } al final.
review-course-chance = La probabilidad de que gane { $name }: { $first } al repartir, { $last } al final.
review-turning = Momentos decisivos
review-turning-point = Jugada { $number }, { $name }: { $before } → { $after }
review-no-turning = El curso nunca cambió más de lo que cambia por azar.
review-explained = Elige una jugada para ver qué se podía saber, cuál era la mejor y cuánto costó.
review-board = La mesa antes de la jugada
review-moves = Las jugadas y lo que costaron
review-move = Jugada { $number }: { $name }
review-to-replay = Verla en la mesa
review-best = La mejor: { $move }.
review-is-best = El mejor bot habría hecho lo mismo.
review-as-good = Lo jugado vale más o menos igual.
review-cost-known = Coste según lo que se podía saber
