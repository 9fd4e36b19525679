# Las reglas con nuestras palabras, las lecciones de la primera partida y las piezas.

## Primeras partidas

learn-more = Unos diez minutos con un bot que juega contigo.
learn-progress = { $done } de { $count } cosas aprendidas
lesson-how = Es una partida de verdad. Un breve consejo aparece cuando surge algo nuevo.
lesson-start = Empecemos
understood = Entendido
