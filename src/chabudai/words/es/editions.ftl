# Las ediciones: cada reglamento con su propia cara, y las reglas de una mesa tal como se acordaron.

## Las reglas de una mesa

rules-here = Las reglas de esta mesa
rules-open = Leer estas reglas
rules-look = Otra edición o variante
rules-differ = No es igual en todas las ediciones:
printed-in = Impreso en: { $editions }.
printed-elsewhere = No está en este reglamento, pero sí en: { $editions }.
decided-here = Decidido aquí: { $numbers }. El reglamento no lo aclara.
rule-number = Regla { $number }
score-table = Tabla de puntos
score-none = No hay tabla de puntos: o el espectáculo es perfecto, o se pierde.
points = Puntos
advice = Consejos
more-variants = Variantes de otras ediciones

## Lo que un reglamento cuenta de sí mismo

edition-about = Este reglamento
edition-language = Idioma
edition-year = Año
edition-players = Jugadores
edition-ages = Edad
edition-ages-from = desde { $age } años
edition-minutes = Duración
edition-minutes-range = de { $least } a { $most } minutos
edition-box = En la caja y en la pantalla
language-it = italiano
language-es = español
language-pl = polaco
credit-author = Autor
credit-illustrator = Ilustraciones
credit-publisher = Editorial
credit-distributor = Distribución
credit-translator = Traducción
credit-design = Diseño
credit-director = Dirección creativa
credit-producer = Producción
credit-graphics = Arte gráfico
credit-adviser = Asesoría

## Quién empieza

by-lot-more = Al comenzar, el programa sortea un asiento.
most-dressed = Quien lleve la ropa más colorida
most-dressed-more = En la sala de espera cada cual nombra a alguien. Empieza quien reciba más votos; los empates se sortean.
or-a-seat = O un asiento concreto
