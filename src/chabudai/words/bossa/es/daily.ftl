# Bossa. Lo que hay cada día: retos y repartos.

puzzle-bossa = Las últimas losetas de una partida. ¿Qué jugada gana más a menudo si desde aquí ambos juegan lo mejor posible?
puzzle-short-bossa = ¿Qué jugada gana más a menudo?
puzzle-worths-bossa = Con qué frecuencia gana cada jugada, contando cada robo
