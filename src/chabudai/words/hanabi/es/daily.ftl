# Hanabi. Lo que hay cada día: retos y repartos.

puzzle-hanabi = Los últimos turnos de una partida. Nadie ha acordado convenciones: todos se guían por lo que dicen las pistas y por lo que está a la vista. ¿Qué jugada da más puntos de media?
puzzle-short-hanabi = ¿Qué jugada da más puntos de media?
puzzle-worths-hanabi = Lo que da cada jugada de media: la mejor al menos eso, las demás como mucho
puzzle-fits = La carta encaja con una probabilidad del { $percent } %.
deal-bots-how-hanabi = Partner juega con las convenciones que usa la gente: compárate con él. Foresight habla un código que nadie habla.
