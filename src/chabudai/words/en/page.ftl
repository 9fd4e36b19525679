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
page-broken = This part of the page could not be loaded.
no-connection = No connection.
no-connection-can = You can learn, read, and solve what you have seen.
no-connection-can-play = You can play bots on this device, learn, read, and solve what you have seen.
on-this-device = On this device
table-on-this-device = This game is on this device only.
table-starts = The table is being set up. The first time takes a few seconds.
needs-connection = needs a connection
move-waits = Your move goes out when it is back.
move-late = Something you did earlier could not be done.
table-needs-connection = This table needs a connection. It opens by itself when it is back.
try-again = Try again
newer-page = A newer version of this page is ready.
newer-page-take = Load it

## Front page

play-now = Play now with bots
with-friends = With friends
first-game = First game
your-tables = Your tables
waiting-for-you = Waiting for you
waits-for-you = { $count ->
    [one] { $names } is waiting
   *[other] { $names } are waiting
}
open-tables = Open tables
no-open-tables = Nobody is waiting right now. Set up a table and list it here.
join-by-link = Join by link
join = Join
your-turn = Your turn
turn-of = { $name } is thinking …
game-over = The game is over
state-over = finished
state-damaged = damaged
table-damaged = A table that cannot be opened
state-waiting = { $free ->
    [0] ready to start
    [one] one free seat
   *[other] { $free } free seats
}
rules-of = Rules of { $game }
reference = Cards and tiles
why = Why?
replay-a-record = Replay a record
deal-of-day = Today’s deal
deal-of-day-place = The same cards or tiles for everybody: what will you make of them?
puzzles = Puzzles
places = Look around
learn-place = A first game with hints, and the rules.
reference-place = Every card, every tile, and how many there are.
replay-a-record-place = Watch a saved game move by move.
puzzles-place = One position a day, and one move that is best.
problem-start = The game could not be started. Try again.
problem-link = That does not look like a link to a table.

## Waiting room

seats = Seats
free-seat = Free
sit-here = Sit here
move-here = Move here
add-bot = Add a bot
fill-with-bots = Fill up with bots
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
waiting-for-host = Everybody is here. The host may start the game.
invite = Invite your friends
invite-more = Whoever opens this link may sit down.
copy-link = Copy the link
copied = Copied
share = Share
qr-code = The link as a QR code

## Table

log = What happened
earlier-entries = Show earlier entries
talk = Say something
coach = Coach
say-something = Your message
talk-not-silent = Only clues speak at this table.
talk-not-stock = Only in your own turn: nobody is influenced in theirs.
send = Send
watchers = { $count ->
    [one] One onlooker
   *[other] { $count } onlookers
}
time-left = Time left
take-back = Ask to take back my last move
take-back-reveals = Something was already seen; the record will be marked.
replace-by-bot = Let a bot play for { $name }
replace-asked = Your consent is needed: you are here.
seat-held = A bot has your seat now.
seat-left = Your seat waits for you.
take-seat-back = Take my seat back
seat-free = A seat is free.
ask-to-join = Ask to be let in
join-asked = You asked to be let in. Those who play decide.
join-seen = Whoever watches here sees every hand; the record will be marked.
let-in = Let them in
mark-taken_back = A move was taken back after its outcome was seen: not counted.
mark-replaced = A bot took over from a person: not counted.
mark-newcomer = Somebody new took a seat: not counted.
mark-trial = Goes on from a position of another game: not counted.
mark-seen = Somebody who joined may have seen the hands: not counted.
mark-coached = The coach was asked: not counted.
state-held = Your seat is held for you
time-up-you = Your time is up. You may still move, until the others lose patience.
let-bot-play = Let a bot play
claim-game = Claim the game
give-up = Propose to give up
agree = Agree
refuse = Refuse
withdraw = Withdraw
rematch = Once more
go-rematch = To the new table
look-at-table = Look at the table
reading = How long moves stay readable
reading-relaxed = Relaxed
reading-normal = Normal
reading-fast = Fast
reading-once = At once
story-now = Now
story = Since your last turn
story-watching = The last round
story-waiting = { $count ->
    [one] One more move. Tap to see it now.
   *[other] { $count } more moves. Tap to see them now.
}
looking-back = Move { $at } of { $all }
looking-back-moved-on = The table has moved on.
to-the-table = To the table
watching-public = You are watching. Hands are hidden until the end.
watching-everything = You are watching and see every hand.
table-keys = Keys
not-here-yet = not here yet
still-missing = Still to come: { $names }.
start-anyway = Start anyway
table-gone = No such table
table-private = This table is not open to onlookers.
table-unknown = The link may be wrong, or the table was never set up here.

## Refusals

refused-other = That did not work. Try again.
refused-offline = No connection. Try again when it is back.
refused-move-illegal = The rules do not allow that now.
refused-move-stale = Somebody was quicker. Look again.
refused-move-turn = It is not your turn.
refused-game-over = The game is over.
refused-seat-none = You do not sit at this table.
refused-seat-taken = That seat is taken.
refused-host-only = Only the host may do that.
refused-table-private = This table is not open to onlookers.
refused-table-phase = Not at this moment.
refused-talk-silent = That cannot be said at this table now.
refused-record-running = The game is still on. Its record would give the cards away.
refused-record-invalid = This file is not a game that can be replayed here: either its form is not known, or a card or a move in it breaks the rules. Choose a record that you saved, or a game of hanab.live.
refused-record-variant = Games by these rules are not played here. From hanab.live you can choose games with the variant “No Variant” or “Black (6 Suits)”, with 2 to 5 players and hands of the usual size.
refused-limit-rate = Slowly, please. Wait a moment.
refused-limit-talk = That is much at once. Wait a moment; you can always move.
refused-limit-log = This table has heard enough. You can always move.
refused-table-damaged = This table is damaged and cannot be opened.
refused-device-unknown = That device is signed out already.
refused-limit-tables = Too many tables at once. Wait a little.
refused-limit-jobs = Enough of what you asked for waits already. Try again in a few minutes.
refused-name-invalid = This name has characters that cannot be seen or that upset the text. Choose another.
refused-review-invalid = This game cannot be looked back at here: nobody has moved yet, or there are no reviews of it.
refused-limit-connections = Too many open pages. Close one.
refused-server-stopping = The server is about to restart. Wait a moment.

## Setting up a table

back = Back
new-table = A new table
change-table = Change the table
table-name = Name of the table
which-game = Which game?
how-many = How many players?
variants = Variants
listed = Listed for everybody
listed-more = Anybody may find this table and sit down. Otherwise only those with the link.
more-options = More options
edition = Edition
edition-standard = Standard rules
who-begins = Who begins?
by-lot = By lot
seat-number = Seat { $number }
player-number = Player { $number }
aid = Memory aid
aid-none = No memory aid
aid-none-more = Remember everything yourself, as at a real table.
aid-clues = Clues heard
aid-clues-more = What was said about a card stays written on it.
aid-exclusions = Clues and what they exclude
aid-exclusions-more = Also what a card can no longer be.
aid-deduction = Full deduction
aid-deduction-more = Also what your cards may be, counted from everything you see.
table-talk = Table talk
talk-silent = Silent table
talk-silent-more = Only clues speak, besides courtesies such as “one moment”.
talk-stock = Stock phrases
talk-stock-more = Also “do you remember what you have?” and the like, in your own turn.
talk-free = Free talk
talk-free-more = Say what you like.
pace = Pace
pace-live = Live
pace-live-more = Everybody is here now.
pace-slow = Slow
pace-slow-more = Everybody moves when there is time. It may take weeks.
clock = Clock
clock-minutes = Minutes for each player
clock-increment = Seconds added by each move
clock-more = With 0 minutes there is no clock.
clock-of = Clock: { $minutes } min + { $seconds } s
spectators = Onlookers
spectators-nobody = No onlookers
spectators-nobody-more = Only those who play.
spectators-public = Onlookers see what is public
spectators-public-more = They see no hidden card.
spectators-everything = Onlookers see everything
spectators-everything-more = They see every hand.
set-up = Set up the table
set-up-more = Next you invite friends or add bots.
practice-deal = A deal of your choice
practice-deal-more = The same number always deals the same game. Everybody at the table is told.
practice-table = A chosen deal, for practice.
deal-number = Deal

## Settings

sound = Sounds
sound-on = Sounds are on
sound-off = Sounds are off

## Replay

replay = Replay
look-back = Look back
whose-eyes = Whose eyes?
all-cards = All cards
download-record = Download the record
upload-record = Choose a file
upload-more = Look at a game that you saved before. The file is not kept.
record-unreadable = This file is not a record of a game. Choose a JSON file: a record that you saved, or a game of hanab.live.
the-deal = The deal
move-number = Move
to-start = To the start
to-end = To the end
try-here = Try it from here
step-back = One move back
step-on = One move on
play-on = Play
pause = Pause

## Games without words of their own

pitch-together = { $players } players, all together.
pitch-rivals = { $players } players, each against the others.
your-moves = Your moves
log-move = { $who }: { $move }
log-secret-move = { $who } has moved.
ending-you-won = You won!
ending-won = { $winner } won.
ending-draw = A draw.
game-unknown = There is nothing here about this game.
