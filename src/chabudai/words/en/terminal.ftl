# Words that only the terminal needs.

somebody = Somebody

## Moves

do-it = Do it
not-yet = Not yet
sure = { $what }? Press Enter to do it, Escape to think again.

## Why not

not-your-turn = It is not your turn.
is-over = The game is over.
is-legal = You can do that.
unreadable = That is not a move. Write for example: { $examples }. Type help for more.
why-what = Name a move after the word why.
cannot-ask = You cannot ask for that now: { $what }.
unclear = That is not clear. Write for example: { $example }.

## Table

turn-yours = Your turn.
turn-other = { $name } is thinking …
nothing-yet = nothing
face-down = face down
hand-of = { $name }, seat { $seat }: { $cards }.
reason-of = Move { $number }: { $reason }
empty-seat = free
wait-start = The game has not begun.
wait-you = Everybody is here. The game begins when you start it.
is-away = away
went-away = { $name } is away.
came-back = { $name } is back.
time-of = { $time } left
log-seats-exchanged = Seats { $one } and { $two } were exchanged.
link-lost = The connection is lost. Trying again …

## Screen

pass-on = The next turn is { $name }’s. Everybody else looks away. { $name }: press Enter.
pass-title = Pass the screen to { $name }
pass-more = Press Enter when only { $name } looks.
log-title = What happened
moves-title = All moves
talk-title = At the table
help-title = Help
close-keys = Escape: back
bar-moves = All moves
bar-log = Log
bar-help = Help
bar-table = Table
bar-coach = Coach
bar-quit = Quit
quit-sure = Leave the game?
quit-leave = Leave
quit-stay = Stay
too-small = The screen needs at least 80 columns and 24 lines.
saved = The record is in { $file }.
ask-sit = Sit down on seat { $seat }
ask-move = Move to seat { $seat }
ask-bot = Add a bot
ask-remove = Empty a seat
ask-exchange = Exchange two seats
ask-change = Change seats, rules and options
ask-start = Start the game
ask-back = Ask to take back my last move
ask-resign = Propose to give up
ask-agree = Agree
ask-refuse = Refuse
ask-rematch = Once more
ask-name = Change my name
ask-title = Rename the table
ask-say = Say something of my own
ask-leave = Leave the table

## Help

help-keys = Arrow keys   move over the board; Enter presses what lies there
    1 to 7       one of your own cards or tiles
    letters      what the last line offers
    Enter        does what was chosen; nothing is ever done by one key alone
    Escape       takes the choice back
    m            all moves, in words
    l            the log
    t            ask the table of a server; + and - answer it
    h            the coach, at a table with bots only
    ?            this page
    q            leave
help = Above stand the players and what you know of the position; a sign marks whose turn it is.
    Below are your moves. The number keys choose the first nine.

## Lines

welcome = { $game }. Seats: { $seats }. Type help for help.
your-move = Your move, { $name }:
help-orders = help: this list. legal: your moves. hand: your hand. table: everything else. log: what happened.
    why MOVE: why a move is not possible. quit: leave.
help-moves = Moves: write a move as legal lists it, or its number in that list.
help-requests = At this table also: { $requests }.
can-type = Now you can type: { $orders }.
can-coach = That can be asked: { $topics }.
coach-again = Write “coach { $topic }” once more to be answered.
usage-seat = SEAT
usage-bot = BOT
usage-name = NAME
usage-text = WORDS
usage-terms = RULE=VALUE

## Games without words of their own

generic-choose = Choose a move with the arrow keys or by its number, then press Enter.
generic-secret = { $who } made a move that you may not see.
generic-ended = How it ended: { $how }.
generic-you-won = You won!
generic-won = { $winner } won.
generic-draw = A draw.
generic-yes = yes
generic-no = no
