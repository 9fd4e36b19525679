# Perché i bot hanno fatto una mossa, in una frase.

because-or = { $one } o { $other }
because-and = { $one } e { $other }
because-any = È stata estratta a sorte tra le mosse permesse.
because-nothing-better = Non c’era niente di meglio da fare.
because-nothing-else = Non c’era altro da fare.

bots-coded = Per tavoli di soli bot
bots-coded-more = Parlano un codice che le persone non conoscono. Accanto a una persona sono persi.

coach-you = Tu
coach-meaning = Che cosa può significare quella mossa?
coach-move = { $bot ->
    [none] Che cosa farebbe qui un bot?
   *[other] Che cosa farebbe { $bot }?
}
coach-sure = Ogni uso viene segnato: questa partita non sarà confrontata con quelle senza aiuto. La risposta viene da ciò che vede il tuo posto.
coach-own = Le tue carte
coach-would = { $bot } sceglierebbe: { $move }.
refused-coach-none = Qui non c’è un suggeritore: è per una persona che gioca con i bot.
refused-coach-nothing = Dalla tua ultima mossa non c’è niente da spiegare.
