# Le regole con parole nostre, le lezioni della prima partita e i pezzi.

## Prime partite

learn-more = Circa dieci minuti con un bot che gioca con te.
learn-progress = { $done } cose imparate su { $count }
lesson-how = È una partita vera. Un breve consiglio appare quando arriva qualcosa di nuovo.
lesson-start = Cominciamo
understood = Capito
