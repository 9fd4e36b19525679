# Bossa. Słowa potrzebne tylko w przeglądarce.

## Strona główna

bossa-pitch = Szybki pojedynek na drewniane płytki i dwie linie liczb.

## Stół

tiles-to-go = { $count ->
    [one] Została jedna płytka
    [few] Zostały { $count } płytki
   *[many] Zostało { $count } płytek
}
piece-used = { $piece }: zużyte
tile-short = białe { $white } czarne { $black }
tile-short-modified = { $tile } (zmodyfikowana)
tile-modified = { $tile } ({ $kind }), liczy się za { $count }
tile-new = właśnie dobrana
tile-swapped = właśnie zamieniona
group-covered = Na niej: { $tiles }.
group-new = Nowe od twojego ostatniego ruchu.
discards = Odrzucone
discards-none = Nic jeszcze nie odrzucono.
discarded-tile = Odrzucona: { $tile }
unseen-count = Ukryte: { $count }
unseen-title = Jeszcze niewidziane: { $count }
unseen-more = Leżą jeszcze zakryte.
unseen-tile = { $tile }: jeszcze niewidziana
seen-tile = { $tile }: widziana
rolled = Rzuty: { $one } { $white }, { $two } { $black }.
rolled-tie = Po równo, { $value }: rzut powtórzony.
redraw-wants = Wybierz jedną płytkę do odrzucenia.
swap-wants = Wybierz jedną swoją płytkę i jedną przeciwnika.
stack-wants = Wybierz płytki i naciśnij pasującą grupę.
no-redraw = Teraz nie można dobrać ponownie.
no-swap = Teraz nie ma czego zamienić.
no-stack = Teraz żadne twoje płytki nie pasują na grupę.
