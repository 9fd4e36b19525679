# Una revisione nel terminale e in un file a parte.

report-title = { $game }, partita rivista
report-made = { $bot }, seme { $seed }, fino a { $worlds } mondi per mossa, chabudai { $version }.
report-nameless = Giocatore { $number }
report-player = Giocatore
report-move = Mossa
report-verdict = Giudizio
report-best = Migliore
report-cost = Costo
report-remark = Nota
report-turning-point = Momento decisivo alla mossa { $number }, di { $name } ({ $move }): { $before } → { $after }.
report-turning-cost = Momento decisivo alla mossa { $number }, di { $name } ({ $move }): è costata { $cost }.
report-points = Le mosse di { $name } costano { $cost } punti rispetto a { $bot }.
report-points-gained = Le mosse di { $name } valgono { $cost } punti più di quelle di { $bot }.
report-chances = Le mosse di { $name } costano { $cost } punti percentuali rispetto a { $bot }.
report-chances-gained = Le mosse di { $name } valgono { $cost } punti percentuali più di quelle di { $bot }.
report-unfinished = La partita non è stata finita.

## L’immagine

report-course-score = { $game }: punteggio atteso, mossa per mossa
report-course-victory = { $game }: probabilità di vittoria, mossa per mossa
report-course-chance = { $game }: probabilità di vittoria di { $name }, mossa per mossa

## Mentre si prepara

report-progress = mosse
report-interrupted = Interrotto dopo { $done } parti su { $parts }, conservate in { $file }.
report-resume = Per continuare: { $command }

## Che cosa avrebbe fatto un bot

shadow-none = Non ci sono mosse da confrontare.
shadow-same = Anche { $bot } avrebbe fatto { $count } delle { $total } mosse ({ $percent }%).
shadow-kind = { $kind } { $count } su { $total } ({ $percent }%)
shadow-reading = La carta vera era tra quelle supposte dal bot in { $count } casi su { $total } ({ $percent }%).
shadow-game = { $file }, partita { $number }
shadow-together = In tutto, { $games } partite
shadow-why = Motivo
