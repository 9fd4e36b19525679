# Perché i bot hanno fatto una mossa, in una frase.

because-or = { $one } o { $other }
because-and = { $one } e { $other }
because-any = È stata estratta a sorte tra le mosse permesse.
because-nothing-better = Non c’era niente di meglio da fare.
because-nothing-else = Non c’era altro da fare.

bots-coded = Per tavoli di soli bot
bots-coded-more = Parlano un codice che le persone non conoscono. Accanto a una persona sono persi.
