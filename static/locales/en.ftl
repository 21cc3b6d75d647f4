## Everywhere

site = Spillbord
skip = Skip to main content
language = Language
language-nb = Norsk
language-fi = Suomi
language-en = English
close = Close
you = you
host = host
your-name = Your name
name-note = A name is something somebody typed, not proof of who they are.
try-again = Try again
to-front = To the front page
foot-line = Spillbord: board games with people you know. No account, no ads.
foot-about = About Spillbord
foot-version = Version { $version } ({ $commit })

# These also stand in the pages themselves, for when this file does not come.
fallback-failed = The page did not load completely. Check your connection and try again.
fallback-no-script = Spillbord needs JavaScript. Switch it on and load the page again.

# And these in the pages' tags, for messengers that show what a link leads to; in all languages at once.
preview-front = Board games in the browser.
preview-table = Come and join the table!
preview-picture = A board with pieces on their way across.

colour-ink = black
colour-blue = blue
colour-vermilion = red
colour-teal = green
colour-amber = yellow
colour-ivory = white
colour-as-0 = black
colour-as-1 = blue
colour-as-2 = red
colour-as-3 = green
colour-as-4 = yellow
colour-as-5 = white
colour-name-ink = Black
colour-name-blue = Blue
colour-name-vermilion = Red
colour-name-teal = Green
colour-name-amber = Yellow
colour-name-ivory = White
name-as = { $name } ({ $colour })

## Front page

tab-front = Spillbord: board games in the browser
front-title = A board game, and everyone at the table
front-line = Open a table, send the link, play. On phones and computers, with nothing to install and no account.
front-open = Open a table
front-local = Play on this device
front-continue = Go on with your game on this device
front-as = You play as { $name }.
front-rename = Change name
front-code-title = Have you been given a code?
front-code = Code of the table
front-go = Go to the table
front-recent = Tables you have been at

## Connection

connecting = One moment …
reconnecting = Reconnecting …
ended-gone = There is no table here
ended-gone-line = The code may be mistyped, or the table has been cleared away. Tables that nobody visits for a month disappear.
ended-replaced = The table is open elsewhere
ended-replaced-line = This page was taken over by a newer one. You can carry on here if you like.
ended-moved = Your seat has moved
ended-moved-line = It is on another device now. Go on there, or move it back with a link or your password.
ended-removed = The host has taken you off the table
ended-removed-line = You are no longer a member here. You can come back as a newcomer.
ended-not-watched = The host has chosen who may watch
ended-not-watched-line = You can come back to take a seat, or to wait for one.
ended-too-old = There is a new version
ended-too-old-line = Load the page again to carry on. Your seat is kept.
ended-closed = The connection is closed
ended-closed-line = Load the page again to carry on.

## The table

tab = { $game } · Spillbord
tab-yours = ● Your turn · { $game }
tab-of = { $name } to move · { $game }
table-code = table
turn-yours = Your turn
turn-yours-as = Your turn, with { $colour }
turn-of = { $name } to move
turn-none = Nobody is to move
turn-wait = You will see the move here.
turn-watch = You are watching.
to-move = to move
turn-paused = Paused. The bots wait.
show-again = Show last turn
turn-board = Turn the board
keys = Keys

lobby-title = Gathering at the table
lobby-newcomer = Choose a name to join in.
lobby-players = { $players ->
    [0] Nobody has sat down yet.
    [one] One has sat down.
   *[other] { $players } have sat down.
}
over-host = Everyone keeps their seat.
over-others = The host can start another round.

join-title = Join the table
join-sit = Take a seat
join-wait = Play from the next round
join-watch = Just watch
join-full = All seats are taken, but you are welcome to watch.

recover-title = I have been here before
recover-note = If you set a password for your seat, you can take it back with your name and that password. The device that has the seat now gives it up.
recover-password = Password of the seat
recover-do = Back to my seat

own-seat-title = Your seat
own-seat-has = password set
own-seat-has-not = no password
own-seat-kept = This browser keeps your seat. You can close the page and come back: you are still you. For another device, or in case this browser forgets, there are two ways.
own-seat-move = Move the seat to another device
own-seat-move-note = Makes a link that can be opened once, within ten minutes. Whoever opens it has your seat, and this device gives it up. Show it to nobody else.
own-seat-move-do = Make a link
own-seat-move-again = Make a new link
own-seat-move-qr = QR code with the link that moves your seat
own-seat-move-link = The link counts until { $until }
own-seat-password = Password
own-seat-password-note = With the name { $name } and the password you get your seat back on any device. It counts at this table only. We keep nothing from which it could be read.
own-seat-password-new = Password, at least 6 characters
own-seat-password-other = New password, at least 6 characters
own-seat-password-set = Set password
own-seat-password-change = Change password
own-seat-password-done = The password is set.

seats-title = Seats
seat-free = Seat { $seat }, free
seat-number = seat { $seat }
seat-sit = Sit here
seat-second = Take one more seat
seat-stand = Give up
seat-bot = Bot
seat-free-it = Free it
bot = Bot
bot-kind = bot
bot-name = { $level } ({ $colour })
bot-level = Level of the bot on seat { $seat }
bots-about = About the bots
bots-title = How the bots play
bots-no-rating = The ages say how a bot picks its turn. They are no rating.
bots-match = { $stronger } beat { $weaker } in { $wins } of { $rounds } rounds and lost { $losses } (95 % interval { $low } to { $high }). A round took { $turns } turns.
bots-measured = Measured by us, one against one under the usual rules, with seats swapped. Turns are those of both together, in the middle round.
level-four = Four years
level-six = Six years
level-eight = Eight years
level-easy = Easy
level-medium = Medium
level-hard = Hard
seats-second-note = Are two of you sharing this screen? With a second seat the board belongs to whoever of you is to move.
seat-person = Person
seats-waiting = { $count ->
    [one] Plays from the next round: { $names }.
   *[other] Play from the next round: { $names }.
}
seats-watching = { $count ->
    [one] Watching: { $names }.
   *[other] Watching: { $names }.
}
start = Start the round
start-again = Play again
start-players = { $players } players.
start-too-few = { $players ->
    [0] At least { $least } have to sit down first.
    [one] One more is needed. Send the link to somebody.
   *[other] It can't be played by { $players }.
}
start-by-host = { $name } starts the round.

players-title = Round { $round }
next-title = The next round
next-waiting = You will be dealt in at the next round if there is a seat.
next-watching = You are watching this round.
next-wait = Play from the next round
next-watch = Just watch

share-title = Invite others
share-note = Whoever has the code or the link can come to the table.
share-link = Link
share-qr = QR code with the link to the table
share-copy = Copy link
share-send = Share …
share-text = Come and play { $game }!
share-copied = The link is copied.
share-by-hand = The link is marked. Copy it from there.

settings = Settings
alerts = Tell me when it is my turn
alert-sound = With a sound
alert-vibration = With a vibration
alert-notification = With a notification, when I am looking at something else
alerts-note = They hold on this device, for all tables, and only while the page is open.
alerts-blocked = This browser lets the page show no notifications. You can allow them in the browser's own settings for this site.

after-title = After the round
after-picture = Save a picture
after-share = Share a picture
after-record = Save the record
look-over = Go through the round
look-title = Through the round
look-first = To the beginning
look-back = One turn back
look-on = One turn on
look-last = To the end
look-away = Done
look-at = Turn { $at } of { $of }
look-beginning = The round begins.
look-earliest = This page knows no earlier turns.
look-keys = Go through the round turn by turn, by arrow keys too; Escape ends it. The record is a file with every turn.

rules-title = House rules
rules-count = { $count ->
    [0] the usual ones
    [one] one differs
   *[other] { $count } differ
}
rules-in-force = These hold in this round.
rules-host = You choose before the round. Everybody sees what you change.
rules-others = The host chooses before the round.
rule-changed = not the usual

moves-title = Move without the board
moves-piece = Piece
moves-target = To
moves-step = { $hole }, step
moves-hop = { $hole }, hop
moves-play = Move
moves-type = Or type the holes
moves-note = For example e5 g5: from hole E5 to hole G5.

log-title = What has happened
log-opened = { $name } opened the table.
log-joined = { $name } came to the table.
log-sat = { $name } took seat { $seat }.
log-stood = { $name } gave up seat { $seat }.
log-bot-seated = { $name } put a bot on seat { $seat }: { $level }.
log-bot-unseated = { $name } took the bot off seat { $seat }.
log-unseated = { $name } freed seat { $seat } of { $other }, who watches now.
log-guard-on = { $name } switched on the guard of seat { $seat }.
log-guard-off = { $name } switched off the guard of seat { $seat }.
log-waits = { $name } wants to play from the next round.
log-waits-no-longer = { $name } only watches now.
log-recovered = { $name } took the seat to a new device with the password.
log-moved = { $name } moved the seat to a new device.
log-rule = { $name } changed “{ $rule }”. { $now }
log-rule-local = Changed “{ $rule }”. { $now }
log-taken-back = { $turns ->
    [one] One turn was taken back.
   *[other] { $turns } turns were taken back.
}
log-made-again = { $turns ->
    [one] One turn was made again.
   *[other] { $turns } turns were made again.
}
log-started = Round { $round } begins. { $name } goes first.
result-none = The round is over.

help-title = Keys on the board
help-line = They work while the board has the focus. Get there with Tab.

## Why something was not done

no-offline = The table can't be reached. Check your connection and try again.
no-no-answer = The table did not answer. Please try that again.
no-not-understood = Something went wrong between this page and the table. Load the page again if it keeps happening.
no-not-possible = That move is not possible now.
no-bad-code = A code has five letters and digits, such as 7KQ 2M. There is no 0, O, 1, I or L in it.
no-bad-origin = Open Spillbord at its own address to do that.
no-too-old = This page is older than the table. Load it again.
no-too-fast = That was a bit quick. Wait a moment and try again.
no-no-device = Your browser has to accept one cookie to keep your seat. Allow it and try again.
no-not-member = Choose a name first.
no-not-host = Only the host can do that.
no-bad-name = A name has 1 to 24 characters.
no-name-taken = Somebody here already has that name. Choose another.
no-table-full = There is no room for more people at this table.
no-bad-password = A password has 6 to 128 characters.
no-wrong-password = The name and the password don't belong together, or no password was set.
no-too-many-tries = There were too many wrong passwords. Try again after { $until }.
no-wrong-ticket = That link to move a seat has been used, or is older than ten minutes. Make a new one on the device that has the seat.
no-already-member = This device has a place of its own at this table already. Open the link on a device that has none.
no-nothing-to-look-at = This page knows no turn of the round.
no-no-such-seat = There is no such seat.
no-seat-taken = Somebody was faster: that seat is taken.
no-no-free-seat = All seats are taken.
no-no-such-level = There is no bot of that level.
no-nobody-sits-there = Nobody sits there.
no-not-your-seat = That seat is not yours.
no-round-running = That has to wait until the round is over.
no-no-round = No round has begun yet.
no-nothing-to-undo = There is nothing to take back.
no-nothing-to-redo = There is nothing to make again.
no-no-such-rule = The game has no such house rule.
no-wrong-number = The game can't be played by that many.
no-stale = The board had just changed. Have a look and try again.
no-not-your-turn = It is not your turn.
no-no-such-table = There is no table with that code. Check it with whoever sent it.
no-no-such-game = That game is not to be had here.
no-unreadable = This table was last kept by a newer version of Spillbord. Try again in a while.
no-unknown = The table said no ({ $code }).

no-rules-locked = The house rules are locked until the round is over.
no-no-passing = Nobody can be passed over in this game.
no-may-not-watch = The host has chosen who may watch. You can take a seat, or wait for one.
no-no-such-member = They are no longer at the table.
no-not-waiting = They don't wait for a seat, or have been offered one already.
no-not-a-bot = No bot plays on that seat.
no-not-away = They have not been away for two minutes.
no-host-is-here = The host has not been away for two minutes.
no-not-yourself = That can't be done to oneself. To go, leave the table.
no-offer-stands = Something has been asked already. Answer that first.
no-no-such-offer = Nobody asks that any more.
no-no-draws = This game has no draws by agreement.

## Hosts, people who are away, and what is asked of the others

table-panel = Table
back = Back
more-about = More about { $name }
people-title = At the table
people-plays = plays
people-waits = waits for the next round
people-watches = watches
away = away since { $time }
stands-in = a bot plays until they are back ({ $level })
hosting-title = For the host
asking-title = Ask the others
offer-draw = Ask for a draw
offer-back = Ask to take my last turn back
offer-one = Only one thing can be asked at a time.
give-host = Make host
take-host = Take over as host
to-watching = Move to watching
to-watching-seat = Free seat { $seat }
stand-in = Let a bot play for { $name } until they are back
offer-seat = Offer the seat of this bot: { $bot }
offer-seat-to = Offer it to { $name }
seat-panel-line = A bot plays with { $colour }. Somebody who waits can take over, if they like.
remove = Remove from the table
remove-title = Remove { $name }?
remove-line = They lose their place here. They may come back as a newcomer.
remove-yes = Remove
end-round = End the round
end-round-title = End the round now?
end-round-line = It ends without a winner. The log says that you ended it.
end-round-yes = End the round
leave = Leave for good
leave-title = Leave this table for good?
leave-line = You are no longer a member then. If you only close the page, your seat is kept.
leave-host = Somebody else becomes the host.
leave-yes = Leave
seats-go-bot = A bot plays the round to its end on that seat.
seats-go-pass = That seat is passed over until the round is over.
games-title = Game
games-line = Another game begins with its usual house rules. Who has no seat in it waits.
leaving-title = When somebody leaves
leaving-bot = A bot plays on
leaving-pass = The seat is passed over
watch-title = Who may watch
watch-everyone = Everyone with the code
watch-everyone-line = Whoever opens the link sees the board.
watch-named = Only these names
watch-named-line = An agreement, not a barrier: a name is something somebody typed, not proof of who they are. Somebody who is not listed may still sit or wait.
watch-nobody = Nobody
watch-nobody-line = Only those who play or wait for a seat. Newcomers may take a free seat, or wait for the next round without the board.
watch-names = Names
watch-names-note = One on each line. They count when you choose “Only these names”.
watch-save = Save
join-watch-named = Only people on the host's list may watch. Everybody may sit or wait.
join-watch-nobody = Here one plays or waits; the board is not for watching.
unseen-title = The board is not shown to you
unseen-line = The host has chosen who may watch. You can wait, and play from the next round.

react = React
react-title = Say something
reaction-0 = Hello!
reaction-1 = Well played!
reaction-2 = Wow!
reaction-3 = Oops!
reaction-4 = Thinking …
reaction-5 = Thank you!
reaction-said = { $name }: { $words }

yes = Yes
no = No
withdraw = No longer ask
ask-draw = { $name } asks for a draw
ask-back = { $name } asks to take a turn back
ask-back-line = The board then goes back to where it was before that turn.
ask-mine-draw = You ask for a draw
ask-mine-back = You ask to take your turn back
ask-waits = { $count ->
    [one] Still to answer: { $names }.
   *[other] Still to answer: { $names }.
}
ask-seat = A seat for you
ask-seat-line = A bot plays with { $colour }. Would you like to take over?
ask-seat-yes = Take over
ask-seat-no = No, thank you
news-begun = { $count ->
    [0] This round has the usual house rules.
    [one] One house rule of this round is not the usual:
   *[other] { $count } house rules of this round are not the usual:
}
news-changed = House rules were changed
news-all = All rules
news-read = Got it
rule-to-come = from the next turn on
rules-host-round = What you change holds from the next turn on. Everybody sees it.
rules-local-round = What you change holds from the next turn on.
rules-locked-round = Locked: nobody can change them until the round is over.
rules-locked-before = Locked. The host can take that back until the round begins, and then nobody can until it is over.
rules-lock = Lock the rules
rules-lock-sentence = Once the round runs, nobody can change them until it is over, not even a new host.

result-ended = The round was ended early: no winner.
result-agreed = A draw, by agreement.
log-rules-locked = { $name } locked the house rules until the round is over.
log-rules-unlocked = { $name } unlocked the house rules.
log-rules-in-force = The changed house rules hold from now on.
log-game-changed = { $name } chose another game: { $game }.
log-watch-everyone = { $name } lets everyone with the code watch.
log-watch-named = { $name } lets only people on a list watch.
log-watch-nobody = { $name } lets nobody watch.
log-on-leave-bot = { $name } chose: when somebody leaves, a bot plays on.
log-on-leave-pass = { $name } chose: when somebody leaves, the seat is passed over.
log-seat-offered = { $name } offered { $other } the seat of a bot ({ $colour }).
log-stood-in = A bot plays for { $other } until they are back: { $level }.
log-back = { $name } is back.
log-offered-draw = { $name } asks for a draw.
log-offered-back = { $name } asks to take a turn back.
log-withdrawn = { $name } no longer asks.
log-answered-yes = { $name } said yes.
log-answered-no = { $name } said no.
log-took-over = { $name } took over from a bot ({ $colour }).
log-left = { $name } left for good.
log-left-bot = { $name } left for good. A bot plays on.
log-left-pass = { $name } left for good. The seat is passed over.
log-removed = { $name } removed { $other } from the table.
log-host-is = The host is now { $other }.

## About

tab-about = About Spillbord
about-bots = About the bots
about-bots-1 = A bot's level says how it picks its turn, and nothing more: it is no rating. What we measured stands beside it, with how many rounds it comes from.
about-stored = What is kept
about-stored-1 = A table keeps the names that were typed, who sits where, the house rules, every turn and the log. Of a password for a seat it keeps only a slow hash from which it can't be read, and of your browser's cookie only a hash. A table that nobody visits for thirty days deletes itself with all that is in it.
about-stored-2 = Your browser keeps one cookie by which tables know you again, and, for itself alone, your name, your language, your settings, the tables you have been at, and games on this device. Clear its data for this site and all of that is gone, your seats too, unless you have set a password.
about-stored-3 = There is no account, no advertising, no measuring of visitors, and nothing is loaded from anybody else. Whoever runs the server can see what every server sees: which network address asked for what, and when.
about-promise = What we don't promise
about-promise-1 = A name is something somebody typed, not proof of who they are. Whoever has the link or the code of a table can come to it, unless its host has closed it to watchers.
about-promise-2 = Who may watch is an agreement among people who know each other, no lock. The guard works in each player's own browser, and who changes their browser can switch it off.
about-promise-3 = The site may be away, and a table can get lost. Keep the record of a round that matters to you.
about-made = Version and licence
about-made-1 = This is version { $version } ({ $commit }). Spillbord is free software under the MIT licence: you may use, change and pass it on, without any warranty.

## The guard, and tables on one device

guard = Guard
guard-about = About the guard
guard-title = The guard
guard-asks = The guard asks
guard-asks-any = This turn gives something away.
guard-asks-note = The guard has read only what you see on the screen, and has told nobody.
guard-think-again = Think again
guard-play = Play it all the same

local-here = on this device
local-person = Person
local-lobby-title = Who is playing?
local-lobby-line = Choose people and bots, then start.
local-over = Play again, or choose other seats.
local-not-kept = The browser lets this page save nothing. The game is gone when you close it.
local-newer = The game on this device was saved by a newer version. It is still there. What you play now is not saved.
local-broken = The saved game could not be read. It has been put aside, and here is a new one.
start-too-few-local = { $players ->
    [0] At least { $least } need a seat first.
    [one] One more is needed: a bot, or somebody beside you.
   *[other] It can't be played by { $players }.
}
undo = Undo
redo = Redo
pause = Pause
go-on = Go on
new-game = New game
clear-title = Start over?
clear-line = The round on the board is gone then.
clear-no = Go on playing
clear-yes = Start over

## Games on the star

star-board = Board
star-board-before = The star-shaped board
star-cell-free = { $hole }, free
star-cell-step = { $hole }, free, target, step
star-cell-hop = { $hole }, free, target, hop
star-say-nothing-picked = Pick a piece first, then M goes through its targets.
star-say-no-last = Nobody has moved yet.
star-pass-on = Pass the turn on
star-prompt-picked = Choose where it goes.

star-key-row = along the row
star-key-column = up and down
star-key-diagonals = the four diagonals
star-key-ends = ends of the row
star-key-enter = pick a piece, or move it here (Space too)
star-key-escape = put the piece down
star-key-targets = targets of the picked piece
star-key-last = tells the last turn
star-key-whose = tells whose turn it is
star-key-help = this list

star-no-such-hole = The board has no such hole.
star-no-occupied = There is already a piece there.
star-no-nothing-to-hop = There is no piece to hop over on that way.
star-no-hop-by-hop = At this table chains are played hop by hop.
star-no-whole-chain = At this table a chain is played all at once.
star-no-bad-path = That way is too short or too long.
star-no-chain-under-way = That has to wait until the chain has ended.

## Chinese checkers

cc-title = Chinese checkers
cc-line = Bring your ten pieces across the star, by steps and long chains of hops. For two to six.
cc-home = place { $place }

cc-prompt-pick = Pick one of your pieces.
cc-prompt-chain = Hop on, or pass the turn on.
cc-prompt-chain-end = No more hops. Pass the turn on.
cc-prompt-foreign = You can't stay here. Hop on, or take it back.
cc-back = Take the chain back

cc-cell-other = { $hole }, { $colour }, { $name }
cc-cell-own = { $hole }, { $colour }, yours
cc-cell-movable = { $targets ->
    [0] { $hole }, { $colour }, yours, no targets
    [one] { $hole }, { $colour }, yours, 1 target
   *[other] { $hole }, { $colour }, yours, { $targets } targets
}
cc-cell-picked = { $targets ->
    [0] { $hole }, { $colour }, yours, picked, no targets
    [one] { $hole }, { $colour }, yours, picked, 1 target
   *[other] { $hole }, { $colour }, yours, picked, { $targets } targets
}

cc-log-step = { $name }: step from { $from } to { $to }.
cc-log-hops = { $hops ->
    [one] { $name }: hop from { $from } to { $to }.
   *[other] { $name }: { $hops } hops from { $from } to { $to }.
}
cc-log-passed-over = { $name } can't move and is passed over.
cc-log-home = { $place ->
    [1] { $name } is home first.
   *[other] { $name } is home, in place { $place }.
}
cc-result-goal = { $name } has won!
cc-result-stalled = Nobody came further: no winner.
cc-result-no-moves = Nobody can move: a draw.
cc-uneven = Five is uneven: one goal lies opposite the empty point, so nobody has to leave it first.

cc-level-four = Half of the time any turn at all, otherwise one that goes forward.
cc-level-six = A turn forward that the guard would not ask about. If there is none, another that it would not ask about, and failing that any.
cc-level-eight = The turn that gets furthest towards the tip of the goal. On a tie the one that ends nearest a free hole of the goal, then the piece that was furthest back. None of the three looks beyond the turn itself.

cc-asks-leaves_goal = The turn from { $from } to { $to } takes a piece out of the goal.
cc-asks-backwards = The turn from { $from } to { $to } goes away from the goal and opens no new hop for you. Another turn would go forward.
cc-guard-what = The guard asks once before a turn that gives something away. It stops nothing: you can always play the turn all the same. It asks when
cc-guard-when-leaves = the turn takes a piece out of the goal, or
cc-guard-when-backwards = the turn ends further from the goal than it began, opens no new hop for your pieces, and another turn would have brought a piece nearer.
cc-guard-distance = Distance is counted in steps from hole to hole to the tip of the goal, as if no pieces were in the way. A turn that ends in the goal is always progress. When you have only one turn the guard is silent.
cc-guard-not = It gives no number and no better move, and nowhere in this game does it say who is ahead. It does not weigh
cc-guard-not-blocking = blocking others,
cc-guard-not-ladder = a ladder that pays two turns later,
cc-guard-not-others = what the others do or threaten: watching is your own.
cc-guard-stepwise = While chains are played hop by hop it is silent about the hops, out of the goal too, and about passing the turn on. A word there would give away where the route leads.
cc-guard-where = The guard judges in your own browser, from what you see. The table knows only whether it is on, and shows that to all beside the name. It is chosen before the round and fixed in it. A seat that changes hands starts without. A changed browser could switch it off, so it is an agreement.

cc-rule-stepwise = Hop by hop
cc-rule-stepwise-on = You play each hop yourself and decide after it whether to go on.
cc-rule-stepwise-off = You choose where the chain ends, and the board finds the way.
cc-rule-long_hops = Long hops
cc-rule-long_hops-on = A piece may also hop over a piece further away, if it lands just as far behind it and all other holes on the way are free.
cc-rule-long_hops-off = A piece hops only over its neighbour, to the hole right behind.
cc-rule-foreign_points = Other people's points
cc-rule-foreign_points-transit = You may hop through a point that is neither your home nor your goal, but not stop there.
cc-rule-foreign_points-open = You may stop in any point.
cc-choice-foreign_points-transit = Only hop through
cc-choice-foreign_points-open = May stop there
cc-rule-stay_home = Stay in the goal
cc-rule-stay_home-on = A piece that has ended a turn in its goal stays in the goal.
cc-rule-stay_home-off = A piece may leave its goal again.
cc-rule-win = Who is home
cc-rule-win-filled = You are home when your goal is full and at least one of the pieces is yours. Staying put in it blocks nobody.
cc-rule-win-own = You are home when all ten pieces in your goal are yours. Beware: an opponent who never leaves can then block you.
cc-choice-win-filled = The goal is full
cc-choice-win-own = All ten are one's own
cc-rule-play_on = Play for the places
cc-rule-play_on-on = When the first is home, the others play on for the places.
cc-rule-play_on-off = The round is over when the first is home.

cc-key-own = next or previous piece of yours

cc-no-not-your-piece = None of your pieces is there.
cc-no-not-adjacent = A step goes to a hole right beside.
cc-no-other-piece = Another piece has begun to hop. Pass the turn on with it, or take the chain back.
cc-no-step-in-chain = A piece that has hopped can only hop on in the same turn.
cc-no-ends-where-it-began = The piece is back where it began, so nothing has moved yet.
cc-no-foreign-point = A piece can't stay in a point that is neither its home nor its goal.
cc-no-leaves-goal = By the house rules that piece stays in its goal.
cc-no-chain = There is no chain to take back.

## Capture Chinese checkers

cap-title = Capture Chinese checkers
cap-line = Hop over pieces and take them off the board. Everyone may move every piece, and most captures win. For two to six.
cap-captured = { $captured } captured

cap-prompt-pick = Pick any piece that can hop.
cap-prompt-stuck = That piece can't hop. Pick another.
cap-prompt-chain = { $captured } captured. Hop on, or pass the turn on.
cap-prompt-way = Choose what it captures on the way.
cap-prompt-stop = Many ways lead there. Choose where it lands next.

cap-cell-piece = { $hole }, piece
cap-cell-movable = { $count ->
    [one] { $hole }, piece, 1 hop
   *[other] { $hole }, piece, { $count } hops
}
cap-cell-picked = { $count ->
    [0] { $hole }, piece, picked, no hops
    [one] { $hole }, piece, picked, 1 hop
   *[other] { $hole }, piece, picked, { $count } hops
}
cap-cell-ends = { $count ->
    [one] { $hole }, piece, 1 target
   *[other] { $hole }, piece, { $count } targets
}
cap-cell-picked-ends = { $count ->
    [0] { $hole }, piece, picked, no targets
    [one] { $hole }, piece, picked, 1 target
   *[other] { $hole }, piece, picked, { $count } targets
}
cap-cell-target = { $hole }, free, target
cap-cell-piece-target = { $hole }, piece, target
cap-cell-back = { $hole }, piece, picked, target: back where it began

cap-choice-title = From { $from } to { $to }
cap-choice-line = { $count ->
    [one] One way ends there.
   *[other] { $count } ways end there. Choose what is captured.
}
cap-choice-more = There are too many ways to list. Choose the next stop.
cap-choice-so-far = So far: { $path }
cap-way = { $count } captured: { $holes }
cap-stop = { $to }, over { $over }
cap-choice-play = Play this
cap-choice-cancel = Cancel
cap-choice-undo = Undo stop

cap-log-turn = { $name }: from { $from } to { $to }, { $captured } captured.
cap-result-most = { $name } has won with the most captures!
cap-result-tie = A draw: { $names } captured equally many.

cap-level-four = Any hop. After each hop it stops every other time, and otherwise makes any further one.
cap-level-six = Any of the longest chains of hops.
cap-level-eight = The chain that captures most, less what the longest chain of whoever is next could then capture. Between equals, one that leaves the fewest hops on the board. It looks no further than that.

cap-rule-stepwise = Hop by hop
cap-rule-stepwise-on = You play each hop yourself and decide after it whether to go on.
cap-rule-stepwise-off = You choose where the chain ends. Where ways with different captures lead there, you choose between them.
cap-rule-long_hops = Long hops
cap-rule-long_hops-on = A piece may also hop over a piece further away and capture it, if it lands just as far behind it and all other holes on the way are free.
cap-rule-long_hops-off = A piece hops only over its neighbour, to the hole right behind.

cap-key-own = next or previous piece that can hop

cap-no-piece = There is no piece there.
cap-no-other-piece = Another piece has begun to hop. Hop on with it, or pass the turn on.
cap-no-chain = Make a hop first, then you can pass the turn on.

# English draughts
dr-title = English draughts
dr-line = Jump over the other side's pieces, crown your men, and leave the other without a move. Captures are forced. For two.
dr-board-before = The board of draughts
dr-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
dr-prompt-pick = Pick one of your pieces.
dr-prompt-capture = { $count ->
    [one] You have to capture, with the ringed piece on { $squares }.
   *[other] You have to capture, with a ringed piece: { $squares }.
}
dr-prompt-landing = So far { $path }. Choose where it lands next.
dr-cancel = Cancel the capture
dr-claim-draw = Claim a draw
dr-resign = Resign
dr-resign-title = Resign this game?
dr-resign-line = The other side wins.
dr-resign-yes = Resign
dr-resign-no = Keep playing
dr-cell = square { $square }
dr-free = free
dr-red-man = red man
dr-red-king = red king
dr-white-man = white man
dr-white-king = white king
dr-yours = yours
dr-must = must capture
dr-picked = picked
dr-doomed = will be captured
dr-target = target
dr-targets = { $count ->
    [0] no targets
    [one] 1 target
   *[other] { $count } targets
}
dr-key-escape = back to before a capture, or put the piece down
dr-notation = The game as text
dr-notation-line = For other draughts programs. In files of this game red is Black, and 1-0 means that Black has won.
dr-fen = Position (FEN)
dr-copy-fen = Copy the position
dr-copy-pdn = Copy the game (PDN)
dr-copied = Copied.
dr-by-hand = The position is marked. Copy it from there.
dr-type = Or type the move
dr-type-note = For example 11-15, or 9x18x25 for a capture.
dr-log-move = { $name }: { $move }.
dr-log-capture = { $count ->
    [one] { $name }: { $move }, 1 captured.
   *[other] { $name }: { $move }, { $count } captured.
}
dr-log-crowned = The man becomes a king.
dr-log-resigned = { $name } resigned.
dr-log-claimed = { $name } claimed a draw.
dr-result-repetition = A draw: the same position for the third time.
dr-result-forty-turns = A draw: forty turns each without a capture or a move by a man.
dr-result-resigned = { $winner } has won: { $loser } resigned.
dr-result-no-pieces = { $winner } has won: { $loser } has no pieces left.
dr-result-blocked = { $winner } has won: { $loser } has no move.
dr-level-easy = Looks two turns ahead. One move in four is any that loses no piece at once.
dr-level-medium = Looks six turns ahead.
dr-level-hard = Looks as far ahead as it can in about a second. A training partner, with no rating and no promise.
dr-rule-first_move = First move
dr-rule-first_move-rotate = The first move goes round: red, who begins, is the next one each round.
dr-rule-first_move-host = The host always has red and the first move.
dr-rule-first_move-random = Who has red and the first move is drawn for each round.
dr-choice-first_move-rotate = Goes round
dr-choice-first_move-host = The host
dr-choice-first_move-random = Drawn by lot
dr-rule-auto_draw = Draws by themselves
dr-rule-auto_draw-on = The game is drawn when a position comes for the third time, or after forty turns each without a capture or a move by a man. That is a convenience of this site: by the rules of the WCDF, the world federation, a referee decides on claims.
dr-rule-auto_draw-off = When a position comes for the third time, or after forty turns each without a capture or a move by a man, whoever is to move can claim a draw.
dr-no-bad-path = That way is too short or too long.
dr-no-such-square = The board has no such square.
dr-no-not-your-piece = That piece is the other side's.
dr-no-must-capture = That piece can't move now: captures are forced, and only the ringed pieces can capture.
dr-no-capture-goes-on = The capture goes on from there.
dr-no-man-goes-forward = A man only goes forward. Only kings go back.
dr-no-such-move = The piece can't go there.
dr-no-draw = There is no draw to claim now.
dr-no-capture-begun = The piece that has begun to capture has to go on. You can go back to before the capture.
dr-no-cannot-move = That piece has nowhere to go.
