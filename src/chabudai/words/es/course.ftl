# Cursos: lecciones sobre cómo se juega bien, ejercicios y repaso.

course = Curso
course-pitch = Lecciones de dos minutos y ejercicios de partidas entre bots.
course-open = El curso
course-progress = { $done } de { $count } ejercicios resueltos
course-lesson-progress = { $done } de { $count } resueltos
course-repeat = Repasar
course-due = { $count ->
    [0] Ahora no hay nada que repasar
    [one] Una lección por repasar
   *[other] { $count } lecciones por repasar
}
course-next-due = { $days ->
    [0] El próximo repaso es hoy, más tarde.
    [one] El próximo repaso es mañana.
   *[other] El próximo repaso es dentro de { $days } días.
}
course-repeat-how = Una mezcla de lo aprendido, cada cosa justo antes de que la olvides.
course-repeated = Eso es todo por ahora.
course-start = Haz los ejercicios
course-go-on = Sigue
course-once-more = Otra vez
course-example = Un ejemplo
course-example-move = Según la convención la próxima jugada es: { $move }.
course-exercise = { $title }, ejercicio { $number }
course-right = ¡Correcto!
course-wrong = No exactamente.
course-answers = Respuestas
course-answer = La respuesta: { $answer }.
course-mark-about = La pregunta es sobre esta carta.
course-mark-right = La respuesta correcta.
course-mark-wrong = Tu respuesta.
course-next = Siguiente
course-lesson-next = Después: { $title }
course-lesson-done = Todos los ejercicios de esta lección están resueltos.
course-lesson = La lección
course-all = Todas las lecciones
course-press-card = Púlsala en la mesa.
course-make-move = Haz tu jugada en la mesa.
course-learned-place = Tu progreso se queda en este dispositivo.
course-forget = Empezar de nuevo
course-forget-sure = Pulsa otra vez para olvidar todo el progreso
course-unknown = Esa lección no existe.

## Terminal

course-list-how = Una lección: chabudai course NOMBRE. Lo que toca repasar: chabudai course --repeat.
course-ask-choice = ¿Tu respuesta? Escribe su número; una línea vacía termina.
course-ask-move = ¿Tu jugada? Escríbela, o: legal para ver todas las jugadas; una línea vacía termina.
course-no-choice = Escribe un número del 1 al { $count }.
course-due-mark = por repasar
