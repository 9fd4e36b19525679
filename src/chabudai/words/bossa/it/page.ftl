# Bossa. Parole che servono solo al browser.

## Pagina iniziale

bossa-pitch = Un duello veloce con tessere di legno su due linee di numeri.

## Il tavolo

tiles-to-go = { $count ->
    [one] Ancora una tessera
   *[other] Ancora { $count } tessere
}
piece-used = { $piece }, già usato
tile-short = { $white ->
    [one] { $white } bianco
   *[other] { $white } bianchi
} { $black ->
    [one] { $black } nero
   *[other] { $black } neri
}
tile-short-modified = { $tile } (modificata)
tile-modified = { $tile } con { $kind }, vale { $count }
tile-new = appena pescata
tile-swapped = appena scambiata
group-covered = Sopra: { $tiles }.
group-new = Novità dalla tua ultima mossa.
discards = Scarti
discards-none = Nessuno scarto per ora.
discarded-tile = Scartata: { $tile }
unseen-count = { $count } mai viste
unseen-title = Mai viste finora: { $count }
unseen-more = Sono ancora coperte.
unseen-tile = { $tile }: mai vista
seen-tile = { $tile }: vista
rolled = { $one } ha tirato { $white }, { $two } ha tirato { $black }.
rolled-tie = Tutti e due { $value }: si tira di nuovo.
redraw-wants = Scegli una sola tessera da scartare.
swap-wants = Scegli una tua tessera e una delle sue.
stack-wants = Scegli le tessere, poi premi il gruppo uguale.
no-redraw = Ora non c’è niente da ripescare.
no-swap = Ora non c’è niente da scambiare.
no-stack = Ora nessuna tua tessera si può impilare.
