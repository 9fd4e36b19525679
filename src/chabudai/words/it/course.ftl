# Corsi: lezioni su come si gioca bene, esercizi e ripasso.

course = Corso
course-pitch = Lezioni di due minuti ed esercizi da partite tra bot.
course-open = Il corso
course-progress = { $done } esercizi risolti su { $count }
course-lesson-progress = { $done } risolti su { $count }
course-repeat = Ripassa
course-due = { $count ->
    [0] Ora non c’è niente da ripassare
    [one] Una lezione da ripassare
   *[other] { $count } lezioni da ripassare
}
course-next-due = { $days ->
    [0] Il prossimo ripasso è più tardi oggi.
    [one] Il prossimo ripasso è domani.
   *[other] Il prossimo ripasso è tra { $days } giorni.
}
course-repeat-how = Un misto di ciò che hai imparato, ogni cosa poco prima che tu la dimentichi.
course-repeated = Per ora è tutto.
course-start = Fai gli esercizi
course-go-on = Continua
course-once-more = Ancora una volta
course-example = Un esempio
course-example-move = Secondo la convenzione la prossima mossa è: { $move }.
course-exercise = { $title }, esercizio { $number }
course-right = Giusto!
course-wrong = Non proprio.
course-answers = Risposte
course-answer = La risposta: { $answer }.
course-mark-about = La domanda è su questa carta.
course-mark-right = La risposta giusta.
course-mark-wrong = La tua risposta.
course-next = Avanti
course-lesson-next = Poi: { $title }
course-lesson-done = Tutti gli esercizi di questa lezione sono risolti.
course-lesson = La lezione
course-all = Tutte le lezioni
course-press-card = Premila sul tavolo.
course-make-move = Fai la tua mossa sul tavolo.
course-learned-place = I tuoi progressi restano su questo dispositivo.
course-forget = Ricomincia da capo
course-forget-sure = Premi ancora per dimenticare tutti i progressi
course-unknown = Questa lezione non c’è.

## Terminale

course-list-how = Una lezione: chabudai course NOME. Ciò che va ripassato: chabudai course --repeat.
course-ask-choice = La tua risposta? Scrivi il suo numero; una riga vuota finisce.
course-ask-move = La tua mossa? Scrivila, oppure: legal per vedere tutte le mosse; una riga vuota finisce.
course-no-choice = Scrivi un numero da 1 a { $count }.
course-due-mark = da ripassare
