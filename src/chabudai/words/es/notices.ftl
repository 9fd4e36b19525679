# Avisos de turno: qué dicen, y sus ajustes.

notice-turn = { $name } ha jugado. Es tu turno.
notice-start = La partida ha empezado y es tu turno.
notice-somebody = Alguien
notice-test-title = Chabudai
notice-test = Esto es lo que verás cuando sea tu turno.
notice-confirm-subject = Chabudai: ¿es tuya esta dirección?
notice-confirm-mail = Alguien, probablemente tú, quiere recibir un aviso en esta dirección cuando sea su turno en una mesa.

    Para aceptar, abre este enlace en el plazo de un día:
    { $link }

    Si no has sido tú, no hagas nada: no llegarán más correos.
notice-mail-off = No más correos de estos: { $link }

## Ajustes

notices = Cuando es mi turno
notices-more = Solo si no estás en la mesa, y como mucho una vez por turno. Un aviso dice la mesa y quién ha jugado, nunca una carta o una loseta.
push = Mensaje en este dispositivo
push-on = Recibes un aviso aunque esta página esté cerrada.
push-off = Apagado.
push-denied = A este navegador se le dijo que no muestre mensajes de esta página. Permítelos antes en sus ajustes para ella.
push-unsupported = Aquí este navegador no puede hacerlo. Necesita HTTPS; en un iPhone, añade antes la página a la pantalla de inicio.
app-badge = Marca en el icono de la aplicación
app-badge-more = Donde la página está instalada como aplicación: en cuántas mesas te esperan.
mail = Correo electrónico
mail-address = Tu dirección
mail-asked = Se ha enviado un enlace a { $address }. Ábrelo en el plazo de un día para aceptar.
mail-on = Los correos van a { $address }.
webhook = Webhook
webhook-url = Dirección HTTPS de tu programa
webhook-more = Para programas: un mensaje JSON firmado a una dirección tuya.
webhook-on = Los mensajes van a { $address }.
webhook-secret = La cabecera chabudai-signature es un HMAC-SHA256 del cuerpo con este secreto. Solo se muestra ahora:
channel-add = Encender
channel-remove = Apagar
notices-test = Enviar una prueba
notices-tested = { $count ->
    [0] No hay nada encendido.
    [one] Una prueba está en camino.
   *[other] { $count } pruebas están en camino.
}
notice-page-confirm = Correos cuando es tu turno
notice-page-confirm-do = Sí, enviadme correos
notice-page-confirm-done = Hecho. Recibes un correo cuando es tu turno y no estás.
notice-page-off = No más correos
notice-page-off-do = No me enviéis más correos
notice-page-off-done = Hecho. Tu dirección se ha borrado.
notice-page-wrong = Este enlace es erróneo, ya se ha usado o es demasiado antiguo.
refused-notice-address = Esta dirección no se puede usar. Debe empezar por https:// o parecerse a nombre@example.org.
