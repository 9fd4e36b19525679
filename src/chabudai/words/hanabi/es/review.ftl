# Hanabi. Repasar una partida.

review-lost = Se pierde la última carta { $card }.
review-cost-lay = Coste con las cartas que había
review-expected = Esperado antes
review-highest = Máxima puntuación posible
review-pace = Turnos de margen (pace)
review-tokens = Fichas de pista
review-mark-made = Esta carta se jugó o se descartó.
review-known = Lo que { $name } podía saber de sus cartas
review-taken = Por qué cartas { $name } podía tomar las suyas
review-answered = Juzgada junto con la jugada { $number }: la mesa entendió más de lo que dicen estas convenciones.
review-fitted = La carta encajó aunque nadie parecía saberlo. Se juzga con benevolencia: quizá era un acuerdo.

## Jugadas

review-play = jugar la carta { $place }
review-announce = jugar la carta { $place } anunciando { $colour }
review-discard = descartar la carta { $place }
review-clue = darle a { $name } la pista { $what }
