# Avvisi di turno: che cosa dicono, e le loro impostazioni.

notice-turn = { $name } ha mosso. Tocca a te.
notice-start = La partita è cominciata e tocca a te.
notice-somebody = Qualcuno
notice-test-title = Chabudai
notice-test = Ecco che cosa vedrai quando tocca a te.
notice-confirm-subject = Chabudai: questo indirizzo è tuo?
notice-confirm-mail = Qualcuno, probabilmente tu, vuole ricevere un avviso a questo indirizzo quando è il suo turno a un tavolo.

    Per accettare, apri questo link entro un giorno:
    { $link }

    Se non l’hai chiesto tu, non fare nulla: non arriveranno altre e-mail.
notice-mail-off = Basta con queste e-mail: { $link }

## Impostazioni

notices = Quando tocca a me
notices-more = Solo se non sei al tavolo, e al massimo una volta per turno. Un avviso dice il tavolo e chi ha mosso, mai una carta o una tessera.
push = Messaggio su questo dispositivo
push-on = Ricevi un avviso anche quando questa pagina è chiusa.
push-off = Spento.
push-denied = A questo browser è stato detto di non mostrare messaggi di questo sito. Consentili prima nelle sue impostazioni per il sito.
push-unsupported = Qui questo browser non può farlo. Serve HTTPS; su un iPhone, aggiungi prima la pagina alla schermata Home.
app-badge = Segno sull’icona dell’app
app-badge-more = Dove la pagina è installata come app: a quanti tavoli ti aspettano.
mail = E-mail
mail-address = Il tuo indirizzo
mail-asked = Un link è stato inviato a { $address }. Aprilo entro un giorno per accettare.
mail-on = Le e-mail vanno a { $address }.
webhook = Webhook
webhook-url = Indirizzo HTTPS del tuo programma
webhook-more = Per i programmi: un messaggio JSON firmato a un tuo indirizzo.
webhook-on = I messaggi vanno a { $address }.
webhook-secret = L’intestazione chabudai-signature è un HMAC-SHA256 del corpo con questo segreto. Si vede solo adesso:
channel-add = Accendi
channel-remove = Spegni
notices-test = Invia una prova
notices-tested = { $count ->
    [0] Non è acceso nulla.
    [one] Una prova è in arrivo.
   *[other] { $count } prove sono in arrivo.
}
notice-page-confirm = E-mail quando tocca a te
notice-page-confirm-do = Sì, mandatemi le e-mail
notice-page-confirm-done = Fatto. Ricevi un’e-mail quando tocca a te e non ci sei.
notice-page-off = Basta e-mail
notice-page-off-do = Non mandatemi più e-mail
notice-page-off-done = Fatto. Il tuo indirizzo è stato cancellato.
notice-page-wrong = Questo link è sbagliato, già usato o troppo vecchio.
refused-notice-address = Questo indirizzo non si può usare. Deve cominciare con https:// o somigliare a nome@example.org.
