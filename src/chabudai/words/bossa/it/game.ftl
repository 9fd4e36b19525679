# Bossa: ciò che dicono il browser e il terminale.

bossa = Bossa

## Le cose

line-white = Linea bianca
line-black = Linea nera
tile = Tessera con { $white ->
    [one] 1 bianco
   *[other] { $white } bianchi
} e { $black ->
    [one] 1 nero
   *[other] { $black } neri
}
tile-hidden = Tessera coperta
die = { $line }: parte da { $value }
group = { $line }, { $value }: tessere { $tiles }. { $stacks ->
    [0] Niente sopra.
    [one] Tessere impilate una volta.
   *[other] Tessere impilate { $stacks } volte.
}
open-end = { $line }: continua con { $value }, vuole { $sizes } tessere. { $fits ->
    [fits] Le tue tessere vanno bene qui.
    [could] Vanno bene qui con il tuo modificatore.
   *[no] {""}
}
groups-of-six = { $count } gruppi su 6
pile-left = { $count ->
    [0] La pila è vuota
    [one] Una tessera nella pila
   *[other] { $count } tessere nella pila
}
their-hand = Mano di { $name }
doubler = Raddoppiatore
doubler-more = Una volta, una tua tessera conta doppio.
doubler-sign = ×2
inverter = Invertitore
inverter-more = Una volta, una tua tessera inverte bianco e nero.
inverter-sign = ⇄
no-sign = ·
action-redraw = Ripesca
action-swap = Scambia
action-stack = Impila

## Le azioni

choice-wait = { $name } sta scegliendo …
choice-choose = Hai tirato il numero più alto. Che cosa scegli?
choice-choose-line = Quale linea è tua?
choice-modifiers = Quale lato del tuo gettone?
take-line-white = Prendi la linea bianca
take-line-black = Prendi la linea nera
take-line-more = Comincia l’altra persona.
take-first = Comincia tu
take-first-more = L’altra persona prende una linea.
makes-white = { $value ->
    [0] ○ niente bianco
   *[other] ○ { $value } bianco
}
makes-black = { $value ->
    [0] ◆ niente nero
   *[other] ◆ { $value } nero
}
pick-tiles = Scegli delle tessere per vedere dove vanno bene.
modifier-armed = Ora premi la tessera su cui metterlo.
swap-hint = Per scambiare, premi anche una delle sue tessere.

## Perché no

why-B2-3 = Chi ha tirato il numero più alto sta ancora scegliendo.
why-B2-5 = Si sta ancora scegliendo una linea.
why-B2-7 = Si stanno ancora scegliendo i modificatori.
why-B3-2 = In un turno si posa un gruppo o si usa una tessera azione.
why-B3-3 = Quella tessera non è nella tua mano.
why-B4-2 = La linea non continua con quel numero.
why-B4-3 = I puntini non fanno quel numero.
why-B4-4 = Ogni tessera deve mostrare il colore della linea.
why-B4-5 = Serve una tessera in più o in meno del gruppo accanto.
why-B4-6 = Accanto al dado servono una o due tessere.
why-B5-1 = Quella tessera azione è già stata usata.
why-B5-3 = La pila è vuota: niente da ripescare.
why-B5-4 = Quella tessera non è nell’altra mano.
why-B5-5 = Per impilare servono tante tessere quante ne ha il gruppo, con lo stesso valore.
why-B6-1 = Il tuo modificatore è già stato usato.
why-B8-2 = Ogni tessera una volta sola.

## Che cosa è successo

log-line-taken = { $who } ha preso la linea { $line ->
    [white] bianca
   *[black] nera
}.
log-first-taken = { $who } ha scelto di cominciare.
log-hands-turned-up = Tutte e due le mani sono scoperte.
log-modifier-chosen = { $who } ha scelto un modificatore.
log-modifiers-shown = Modificatori: { $kinds }.
log-placed = { $who } ha posato { $value } sulla linea { $line ->
    [white] bianca
   *[black] nera
} con { $tiles }.
log-stacked = { $who } ha impilato { $tiles } sul { $value } della linea { $line ->
    [white] bianca
   *[black] nera
}.
log-swapped = { $who } ha dato { $given } per { $taken }.
log-tile-discarded = { $who } ha scartato { $tile }.
log-tile-drawn = { $who } ha pescato { $tile }.

## La fine

bossa-ended-hand = { $winner } ha posato l’ultima tessera della mano.
bossa-ended-line = La linea di { $winner } ha sei gruppi.
bossa-ended-hand_on_line = { $winner } ha posato l’ultima tessera come sesto gruppo dell’altra linea.
bossa-ended-stuck = { $loser } non aveva più mosse.
bossa-ended-pile = La pila è vuota: vince la mano più piccola.
bossa-ended-pile-draw = La pila è vuota e le mani sono uguali.
bossa-ended-resigned = { $loser } si arrende.
bossa-ended-clock = { $loser } ha finito il tempo.
bossa-you-won = Hai vinto!
bossa-won = Ha vinto { $winner }.
bossa-draw = Parità.
