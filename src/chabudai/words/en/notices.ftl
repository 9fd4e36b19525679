# Notices of a turn: what they say, and the settings for them.

notice-turn = { $name } has moved. It is your turn.
notice-start = The game has begun, and it is your turn.
notice-somebody = Somebody
notice-test-title = Chabudai
notice-test = This is what you will see when it is your turn.
notice-confirm-subject = Chabudai: is this your address?
notice-confirm-mail = Somebody, probably you, wants to be told at this address when it is their turn at a table.

    To agree, open this link within a day:
    { $link }

    If it was not you, do nothing: no more mail will come.
notice-mail-off = No more of these mails: { $link }

## Settings

notices = When it is my turn
notices-more = Only if you are away from the table, and at most once a turn. A notice names the table and who moved, never a card or a tile.
push = Message on this device
push-on = You are called, even when this page is closed.
push-off = Off.
push-denied = This browser was told not to show messages of this site. Allow them in its settings for the site first.
push-unsupported = This browser cannot do this here. It needs HTTPS; on an iPhone, first add the page to the home screen.
app-badge = Mark on the app’s icon
app-badge-more = Where the page is installed as an app: at how many tables you are waited for.
mail = E-mail
mail-address = Your address
mail-asked = A link was sent to { $address }. Open it within a day to agree.
mail-on = Mails go to { $address }.
webhook = Webhook
webhook-url = HTTPS address of your program
webhook-more = For programs: a signed JSON message to an address of yours.
webhook-on = Messages go to { $address }.
webhook-secret = The header chabudai-signature is an HMAC-SHA256 of the body with this secret. It is shown only now:
channel-add = Switch on
channel-remove = Switch off
notices-test = Send a test
notices-tested = { $count ->
    [0] Nothing is switched on.
    [one] A test is on its way.
   *[other] { $count } tests are on their way.
}
notice-page-confirm = Mails when it is your turn
notice-page-confirm-do = Yes, send me mails
notice-page-confirm-done = Done. You get a mail when it is your turn and you are away.
notice-page-off = No more mails
notice-page-off-do = Send me no more mails
notice-page-off-done = Done. Your address was deleted.
notice-page-wrong = This link is wrong, was used already or is too old.
refused-notice-address = This address cannot be used. It must start with https:// or look like name@example.org.
