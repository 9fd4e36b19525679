# Hanabi: sus cuatro reglamentos.

## Los nombres que da una edición

variant-all_or_nothing-it-2023 = Gran finale (todo o nada)
variant-all_or_nothing-es-2019 = Traca final (todo o nada)
variant-all_or_nothing-pl = Wszystko albo nic (todo o nada)
variant-all_or_nothing-it-fan = Versión para expertos (todo o nada)
variant-synchronised-pl = Zsynchronizowany pokaz (espectáculo sincronizado)
variant-avalanche-pl = Lawina kolorów (avalancha de colores)

## Qué hay en la caja

item-cards = { $count } cartas Hanabi
item-token = { $count } fichas
item-hint_token = { $count } fichas de Pista
item-blue_token = { $count } fichas azules
item-error_card = { $count } cartas de Error
item-red_token = { $count } fichas rojas
item-rules_card = { $count } cartas con las reglas
item-summary_card = { $count } cartas de resumen
item-rulebook = Un reglamento
screen-token = Cada farolillo encendido es una ficha en la tapa: paga una pista.
screen-hint_token = Cada farolillo encendido con interrogante es una ficha de Pista en la tapa: paga una pista.
screen-blue_token = Cada disco azul es una ficha en la caja: paga una pista.
screen-error_card = Tres cartas muestran el lado azul. Cada error gira una al lado rojo.
screen-red_token = Tres fichas rojas esperan junto a la caja. Cada error mete una dentro.
box-token = { $count ->
    [0] Ninguna ficha en la tapa
    [one] Una ficha en la tapa
   *[other] { $count } fichas en la tapa
}
box-hint_token = { $count ->
    [0] Ninguna ficha de Pista en la tapa
    [one] Una ficha de Pista en la tapa
   *[other] { $count } fichas de Pista en la tapa
}
box-blue_token = { $count ->
    [0] Ninguna ficha azul en la caja
    [one] Una ficha azul en la caja
   *[other] { $count } fichas azules en la caja
}
box-error_card = { $count ->
    [0] Ninguna carta de Error está en rojo
    [one] Una carta de Error de tres está en rojo
   *[other] { $count } cartas de Error de tres están en rojo
}
box-red_token = { $count ->
    [0] Ninguna ficha roja en la caja
    [one] Una ficha roja de tres en la caja
   *[other] { $count } fichas rojas de tres en la caja
}
caption-token = fichas
caption-hint_token = fichas de Pista
caption-blue_token = fichas azules
caption-error_card = { $count } de 3 cartas de Error
caption-red_token = { $count } de 3 fichas rojas

## Veredictos

rank-it-2023-damp = Ridículo
rank-it-2023-flicker = Mediocre
rank-it-2023-glow = Aceptable
rank-it-2023-sparkle = Excelente
rank-it-2023-dazzle = Extraordinario
rank-it-2023-legend = Legendario
rank-es-2019-damp = Horrible
rank-es-2019-flicker = Mediocre
rank-es-2019-glow = Honorable
rank-es-2019-sparkle = Excelente
rank-es-2019-dazzle = Asombroso
rank-es-2019-legend = Legendario
rank-pl-damp = Espantoso
rank-pl-flicker = Corriente
rank-pl-glow = Bueno
rank-pl-sparkle = Espléndido
rank-pl-dazzle = Encantador
rank-pl-legend = Histórico
rank-pl-beyond_the_stars = Divino
rank-it-fan-damp = Horrible
rank-it-fan-flicker = Mediocre
rank-it-fan-glow = Digno de mención
rank-it-fan-sparkle = Excelente
rank-it-fan-dazzle = Extraordinario
rank-it-fan-legend = Legendario

## Reglas

rules-h-sync-4 = Si el color es correcto pero la carta no encaja, es un error como cualquier otro y no vuelve ninguna ficha.

## Consejos

advice-arrange-raise = Ordena tu mano para acordarte: arrastra una carta a otro lugar, o tócala y súbela un poco.
advice-arrange-order = Ordena tu mano para acordarte: arrastra las cartas hasta un orden que para ti signifique algo.
advice-arrange-turn = Ordena tu mano para acordarte: arrastra una carta a otro lugar, o tócala y ponla del revés.
advice-pile = Mira los descartes cuando quieras: lo que está ahí no puede estar en tu mano.
advice-blind = Una carta de la que no sabes nada puede ser justo la que falta. A veces hay que descartarla igual: de cada valor, salvo el 5, existe otra copia.
advice-unfinished-raise = Una serie que ya no se puede acabar debe verse a primera vista; aquí lo inalcanzable queda cerrado en el cielo. Sus demás cartas pueden irse, cada una por una ficha.
advice-unfinished-apart = Apartad la serie que ya no se puede acabar; aquí lo inalcanzable queda cerrado en el cielo. Sus demás cartas pueden irse, cada una por una ficha.
advice-talk = Acordad antes cuánto queréis hablar: la mesa tiene tres niveles.

## Recordatorios en tu mano

card-raise = Subirla
card-lower = Bajarla
card-turn = Ponerla del revés
card-turn-back = Enderezarla
card-raised = Subida.
card-turned = Del revés.
keys-raise = Subir o bajar la carta elegida: solo lo ves tú
keys-turn = Poner del revés o enderezar la carta elegida: solo lo ves tú
keys-pile = La pila de descartes
