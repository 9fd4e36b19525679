# Bossa. Parole che servono solo al browser.

## Pagina iniziale

bossa-pitch = Un duello veloce con tessere di legno su due linee di numeri.
