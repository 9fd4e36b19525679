# Words that only the browser needs.

title = Chabudai
tagline = A low table for two games, with friends and bots.
skip-to-content = Skip to the content
close = Close
menu = Menu
home = Home
learn = Learn
settings = Settings
language = Language
loading = One moment …
you = you
guest = Guest
host = host
page-broken = This page could not be loaded. Check your connection and reload.
connection-lost = No connection. Trying again …

## Front page

hanabi-pitch = Everybody sees your cards but you. Build five fireworks together.
bossa-pitch = A quick duel with wooden tiles on two lines of numbers.
play-now = Play now with bots
with-friends = With friends
first-game = First game
your-tables = Your tables
open-tables = Open tables
no-open-tables = Nobody is waiting right now. Set up a table and list it here.
join-by-link = Join by link
join = Join
your-turn = Your turn
turn-of = { $name } is thinking …
game-over = The game is over
state-over = finished
state-waiting = { $free ->
    [0] ready to start
    [one] one free seat
   *[other] { $free } free seats
}
rules-of = Rules of { $game }
reference = Cards and tiles
replay-a-record = Replay a record
problem-start = The game could not be started. Try again.
problem-link = That does not look like a link to a table.

## Waiting room

seats = Seats
free-seat = Free
sit-here = Sit here
move-here = Move here
add-bot = Add a bot
remove-seat = Empty this seat
which-bot = Which bot?
your-name = Your name
keep = Keep
kept = Kept
start = Start
leave = Leave the table
waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-for-host = Everybody is here. The host starts the game.
invite = Invite your friends
invite-more = Whoever opens this link may sit down.
copy-link = Copy the link
copied = Copied
share = Share
qr-code = The link as a QR code

## Table

log = What happened
talk = Say something
say-something = Your message
send = Send
watchers = { $count ->
    [one] One onlooker
   *[other] { $count } onlookers
}
time-left = Time left
still-reachable = Still reachable: { $count } points.
fireworks-stood = The fireworks stood at { $total }.
take-back = Ask to take back my last move
take-back-reveals = Something was already seen; the record will be marked.
replace-by-bot = Let a bot play for { $name }
give-up = Propose to give up
agree = Agree
refuse = Refuse
withdraw = Withdraw
rematch = Once more
go-rematch = To the new table
watch-replay = Watch the replay
look-at-table = Look at the table
table-gone = No such table
table-private = This table is not open to onlookers.
table-unknown = The link may be wrong, or the table was never set up here.
discards-explained = The discard pile: for each card how many were discarded and how many are left.
key-left = still there
key-gone = discarded
key-last = last one
key-built = built

## Refusals

refused-other = That did not work. Try again.
refused-offline = No connection. Your move is sent as soon as it is back.
refused-move-illegal = The rules do not allow that now.
refused-move-stale = Somebody was quicker. Look again.
refused-game-over = The game is over.
refused-limit-rate = Slowly, please. Wait a moment.
refused-limit-tables = Too many tables at once. Wait a little.
refused-seat-taken = That seat is taken.
refused-turn-wrong = It is not your turn.
