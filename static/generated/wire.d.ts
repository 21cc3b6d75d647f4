// The types of the wire. Made by `make types` from the Rust types; a test fails when it is stale.

/**
 * Who did something. All is left out where the table did it by itself. The name stands here too, since
 * an entry outlives the member.
 */
export type Actor = { 
/**
 * The member.
 */
member?: MemberId, 
/**
 * Their name.
 */
name?: Name, 
/**
 * The level of the bot that did it.
 */
bot?: Level, 
/**
 * The seat for which they did it.
 */
seat?: Seat, };

/**
 * A chain.
 */
export type CaptureCheckersChain = { 
/**
 * Where it began.
 */
origin: Hole, 
/**
 * Where the piece is.
 */
at: Hole, 
/**
 * All holes from `origin` to `at`. A hole may come twice.
 */
path: Array<Hole>, 
/**
 * Where the pieces were that it captured, one for each hop, in order.
 */
captured: Array<Hole>, };

/**
 * What a player who plays whole chains can choose from, once a piece and maybe some stops are chosen.
 */
export type CaptureCheckersChoices = { 
/**
 * The holes where a chain along the stops can end, in board order.
 */
ends: Array<CaptureCheckersEnd>, };

/**
 * What a seat may want. On the wire an object with one key: `{"hop":["G5","I5"]}`.
 */
export type CaptureCheckersCommand = { "hop": [Hole, Hole] } | { "chain": Array<Hole> } | { "pass_on": Record<symbol, never> };

/**
 * The chains that end in one hole.
 */
export type CaptureCheckersEnd = { 
/**
 * Where they end.
 */
at: Hole, 
/**
 * Whether there are more than those in `chains`, or may be: then the page asks for another stop.
 */
more: boolean, 
/**
 * One for each captured set, at most [`MOST_CHOICES`].
 */
chains: Array<CaptureCheckersChain>, };

/**
 * What has happened; on the wire `{"kind": …, "data": …}`.
 */
export type CaptureCheckersEvent = { "kind": "hopped", "data": { 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * Where the hop began.
 */
from: Hole, 
/**
 * Where it landed.
 */
to: Hole, 
/**
 * Where the piece was that it captured.
 */
captured: Hole, } } | { "kind": "turn", "data": CaptureCheckersTurn } | { "kind": "over", "data": Outcome };

/**
 * What a page needs to draw the game.
 */
export type CaptureCheckersGround = { 
/**
 * The holes.
 */
board: StarBoard, };

/**
 * The house rules in force.
 */
export type CaptureCheckersRules = { 
/**
 * Chains are played hop by hop; otherwise as a whole.
 */
stepwise: boolean, 
/**
 * A hop may go over a piece further off, which is captured.
 */
long_hops: boolean, };

/**
 * A turn as it was played.
 */
export type CaptureCheckersTurn = { 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * All holes from the first to the last. A hole may come twice.
 */
path: Array<Hole>, 
/**
 * Where the pieces were that it captured, one for each hop, in order.
 */
captured: Array<Hole>, };

/**
 * A round as everybody sees it.
 */
export type CaptureCheckersView = { 
/**
 * All pieces, in board order; in mid-chain as they stand.
 */
pieces: HoleSet, 
/**
 * How many pieces each seat has captured, those of a chain that is under way included. Together with
 * `pieces` they are always 60.
 */
captures: Array<number>, 
/**
 * The chain that is under way, if one is.
 */
chain: CaptureCheckersChain | null, 
/**
 * The turn that ended last.
 */
last: CaptureCheckersTurn | null, 
/**
 * The house rules in force.
 */
rules: CaptureCheckersRules, };

/**
 * A chain that is played hop by hop.
 */
export type ChineseCheckersChain = { 
/**
 * Where it began.
 */
origin: Hole, 
/**
 * Where the piece is.
 */
at: Hole, 
/**
 * All holes from `origin` to `at`, loops left out.
 */
path: Array<Hole>, };

/**
 * What a seat may want. On the wire an object with one key: `{"step":["E5","E6"]}`.
 */
export type ChineseCheckersCommand = { "step": [Hole, Hole] } | { "hop": [Hole, Hole] } | { "chain": Array<Hole> } | { "pass_on": Record<symbol, never> } | { "back": Record<symbol, never> };

/**
 * What has happened; on the wire `{"kind": …, "data": …}`.
 */
export type ChineseCheckersEvent = { "kind": "hopped", "data": { 
/**
 * Whose piece.
 */
seat: Seat, 
/**
 * Where the hop began.
 */
from: Hole, 
/**
 * Where it landed.
 */
to: Hole, } } | { "kind": "returned", "data": { 
/**
 * Whose piece.
 */
seat: Seat, 
/**
 * Where the chain began, and the piece is again.
 */
origin: Hole, } } | { "kind": "turn", "data": ChineseCheckersTurn } | { "kind": "passed_over", "data": { 
/**
 * Which one.
 */
seat: Seat, } } | { "kind": "home", "data": { 
/**
 * Which one.
 */
seat: Seat, 
/**
 * Its place, counted from 1.
 */
place: number, } } | { "kind": "over", "data": Outcome };

/**
 * What a page needs to draw the game.
 */
export type ChineseCheckersGround = { 
/**
 * The holes.
 */
board: StarBoard, 
/**
 * The homes of the seats, one list for each of [`Rules::PLAYERS`].
 */
homes: Array<Array<number>>, };

/**
 * The house rules in force.
 */
export type ChineseCheckersRules = { 
/**
 * Chains are played hop by hop; otherwise as a whole.
 */
stepwise: boolean, 
/**
 * A hop may go over a piece further off.
 */
long_hops: boolean, 
/**
 * What points that are neither home nor goal are for.
 */
foreign_points: ForeignPoints, 
/**
 * A piece that ended a turn in its goal may not end a later one outside of it.
 */
stay_home: boolean, 
/**
 * When a seat is home.
 */
win: Win, 
/**
 * The round goes on for the places after the first seat is home.
 */
play_on: boolean, };

/**
 * A turn as it was played.
 */
export type ChineseCheckersTurn = { 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * All holes from the first to the last; loops of a chain left out, so no hole comes twice.
 */
path: Array<Hole>, 
/**
 * Whether it was made of hops; a step otherwise.
 */
hops: boolean, };

/**
 * A round as everybody sees it.
 */
export type ChineseCheckersView = { 
/**
 * The home of each seat. The goal is the point across.
 */
homes: Array<number>, 
/**
 * The pieces of each seat, in board order.
 */
pieces: Array<HoleSet>, 
/**
 * The chain that is under way, if one is.
 */
chain: ChineseCheckersChain | null, 
/**
 * The turn that ended last.
 */
last: ChineseCheckersTurn | null, 
/**
 * The seats that are home, first place first.
 */
home: Array<Seat>, 
/**
 * The house rules in force.
 */
rules: ChineseCheckersRules, };

/**
 * What a player of one of the games can choose from before a command is whole.
 */
export type Choices = null | CaptureCheckersChoices | DraughtsChoices;

/**
 * A stable code. Clients word it; it never changes its meaning once it was released.
 */
export type Code = string;

/**
 * A command of one of the games.
 */
export type Command = ChineseCheckersCommand | CaptureCheckersCommand | DraughtsCommand;

/**
 * One of the six directions from a hole, clockwise from the upper right.
 */
export type Direction = "ne" | "e" | "se" | "sw" | "w" | "nw";

/**
 * How a turn can go on.
 */
export type DraughtsChoices = { 
/**
 * What has been captured along the squares that are chosen.
 */
captured: Array<Square>, 
/**
 * Where the piece can go next, by number; empty where the turn is whole.
 */
next: Array<Square>, };

/**
 * What a seat may want. On the wire an object with one key: `{"move":[9,18,25]}`.
 */
export type DraughtsCommand = { "move": Array<Square> } | { "resign": Record<symbol, never> } | { "claim_draw": Record<symbol, never> };

/**
 * What has happened; on the wire `{"kind": …, "data": …}`.
 */
export type DraughtsEvent = { "kind": "turn", "data": DraughtsTurn } | { "kind": "resigned", "data": { 
/**
 * Which one.
 */
seat: Seat, } } | { "kind": "draw_claimed", "data": { 
/**
 * Which one.
 */
seat: Seat, } } | { "kind": "over", "data": Outcome };

/**
 * What a page needs to draw the game.
 */
export type DraughtsGround = { 
/**
 * The dark squares, by number.
 */
squares: Array<DraughtsSquare>, };

/**
 * The pieces of a side.
 */
export type DraughtsPieces = { 
/**
 * Men, by number of their square.
 */
men: Array<Square>, 
/**
 * Kings, by number of their square.
 */
kings: Array<Square>, };

/**
 * The house rules that a round goes by.
 */
export type DraughtsRules = { 
/**
 * Repetition and forty turns without progress end the round; otherwise a draw has to be claimed.
 */
auto_draw: boolean, };

/**
 * One of the two sides.
 */
export type DraughtsSide = "black" | "white";

/**
 * A dark square.
 */
export type DraughtsSquare = { 
/**
 * Its number.
 */
at: Square, 
/**
 * 0 to 7 from the top as White sees it.
 */
row: number, 
/**
 * 0 to 7 from the left as White sees it.
 */
column: number, };

/**
 * A turn as it was played.
 */
export type DraughtsTurn = { 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * All squares from the first to the last. A square may come twice.
 */
path: Array<Square>, 
/**
 * Where the pieces were that it captured, one for each jump, in order.
 */
captured: Array<Square>, 
/**
 * Whether a man became a king.
 */
crowned: boolean, };

/**
 * A round as everybody sees it.
 */
export type DraughtsView = { 
/**
 * The pieces of the darker side.
 */
black: DraughtsPieces, 
/**
 * The pieces of the lighter side.
 */
white: DraughtsPieces, 
/**
 * The seat that has the darker side, and had the first move.
 */
black_seat: Seat, 
/**
 * The side to move; where the round was given up or drawn, the one that would be.
 */
side: DraughtsSide, 
/**
 * The pieces of that side that have to capture; empty where none can.
 */
capturing: Array<Square>, 
/**
 * The moves since the last capture or move of a man, at most the last 80; then there is a draw.
 */
quiet: Array<[Square, Square]>, 
/**
 * Why whoever is to move can claim a draw: `repetition` or `forty_turns`; nothing where draws are automatic.
 */
claim: string | null, 
/**
 * The turn that was played last.
 */
last: DraughtsTurn | null, 
/**
 * The house rules in force.
 */
rules: DraughtsRules, };

/**
 * One entry of the log. Several may have the same revision.
 */
export type Entry = { 
/**
 * The revision that it belongs to.
 */
revision: number, 
/**
 * When, in milliseconds since 1970, UTC.
 */
at: number, 
/**
 * Who did it.
 */
actor: Actor, 
/**
 * It is told to the pages that are open, and does not stand in the log.
 */
transient?: boolean, } & (TableEvent | Event);

/**
 * An event of one of the games.
 */
export type Event = ChineseCheckersEvent | CaptureCheckersEvent | DraughtsEvent;

/**
 * What points that are neither home nor goal are for.
 */
export type ForeignPoints = "transit" | "open";

/**
 * What a page needs to draw one of the games, and that is the same in all rounds.
 */
export type Ground = ChineseCheckersGround | CaptureCheckersGround | DraughtsGround;

/**
 * How much the guard of a seat helps: 0 is not at all. It judges in the page alone; a table knows its level
 * and nothing of what it says.
 */
export type GuardLevel = number;

/**
 * A hole of the star, counted from 0 row by row from the top; on the wire its name, such as `E5`.
 */
export type Hole = string;

/**
 * A set of holes; on the wire a list of their names in board order.
 */
export type HoleSet = Array<string>;

/**
 * Which game; its name on the wire is in snake case.
 */
export type Kind = "chinese_checkers" | "capture_checkers" | "draughts";

/**
 * The level of a bot, one of those of its game; its name on the wire.
 */
export type Level = string;

/**
 * The message with [`Abilities`].
 */
export type LocalMessage = { "t": "local" } & LocalState;

/**
 * What a page can do at a table on one device that it can't do on the net; sent when it changes.
 */
export type LocalState = { 
/**
 * Whether there is a turn of a person's to be taken back.
 */
undo: boolean, 
/**
 * Whether there is one that was taken back.
 */
redo: boolean, 
/**
 * Whether bots wait until they are told to go on.
 */
paused: boolean, 
/**
 * Whether a round has begun that would be lost if the board were cleared.
 */
begun: boolean, };

/**
 * A member of one table, counted from 0 in the order in which they came; never given twice.
 */
export type MemberId = number;

/**
 * A member, as everybody sees them.
 */
export type MemberState = { 
/**
 * Their number.
 */
id: MemberId, 
/**
 * What they typed.
 */
name: Name, 
/**
 * Whether they want to be dealt in at the next round.
 */
waiting: boolean, 
/**
 * When they were last heard of, in milliseconds since 1970; null while they are here.
 */
away: number | null, };

/**
 * A message of the table.
 */
export type Message = { "t": "table", 
/**
 * The number of the last change.
 */
revision: number, 
/**
 * Who the receiver is here.
 */
you: You, 
/**
 * All but the round.
 */
table: TableState, 
/**
 * The round; null before the first one.
 */
view: RoundState | null, } | { "t": "events", 
/**
 * The number of the change.
 */
revision: number, 
/**
 * What happened, in its order.
 */
events: Array<Entry>, 
/**
 * The round as it is now; null before the first one.
 */
view: RoundState | null, 
/**
 * All but the round, where something of it changed.
 */
table?: TableState, } | { "t": "ok", 
/**
 * The command.
 */
id: number, 
/**
 * The number of the last change.
 */
revision: number, 
/**
 * What `make_ticket` asked for; told once, and kept nowhere.
 */
ticket?: string, } | { "t": "reaction", 
/**
 * Who.
 */
member: MemberId, 
/**
 * One of the six.
 */
with: number, } | { "t": "no", 
/**
 * The command; null where the message could not be read.
 */
id: number | null, 
/**
 * Which rule stands against it.
 */
code: Code, 
/**
 * What it was about, for wording and for debugging; holds nothing hidden.
 */
detail?: Record<string, unknown>, };

/**
 * A name that somebody typed: 1 to [`limits::NAME_CHARS`] characters, all of which can be seen. It
 * proves nothing about who they are.
 */
export type Name = string;

/**
 * An offer that stands, as everybody sees it.
 */
export type Offer = { 
/**
 * Its number at this table; seats that are offered are counted along.
 */
id: number, 
/**
 * A seat of who proposes it.
 */
seat: Seat, 
/**
 * Who proposes it.
 */
member: MemberId, 
/**
 * Who has agreed.
 */
yes: Array<MemberId>, 
/**
 * Who has not answered.
 */
wait: Array<MemberId>, } & ({ "what": "draw" } | { "what": "take_back", 
/**
 * To the beginning of the turn during which the round counted this.
 */
to_turn: number, });

/**
 * What becomes of the seats of somebody who leaves for good during a round.
 */
export type OnLeave = "bot" | "pass";

/**
 * The result of a round.
 */
export type Outcome = { 
/**
 * Seats from the first place to the last; seats that share a place stand together. All seats in
 * one list: a draw. Empty: nobody won and nobody lost, such as a round that was broken off.
 */
places: Array<Array<Seat>>, 
/**
 * A stable code of the game that says what ended it.
 */
reason: string, };

/**
 * Whether a round runs.
 */
export type Phase = "lobby" | "playing" | "over";

/**
 * A player of [`TableInfo`].
 */
export type PlayerInfo = { 
/**
 * Their seat.
 */
seat: Seat, 
/**
 * What they typed, if it is a person.
 */
name?: Name, 
/**
 * How it plays, if it is a bot.
 */
bot?: Level, };

/**
 * One of the six points of the star, counted from 0 clockwise from the top; a seat is at home in one.
 */
export type Point = number;

/**
 * A round as a viewer may see it; `legal` is added for each viewer.
 */
export type RoundState = { 
/**
 * Its number at this table, from 1.
 */
round: number, 
/**
 * Grows with each change of the position or of the rules in force.
 */
turn: number, 
/**
 * The seat whose command is awaited; null once it is over.
 */
to_move: Seat | null, 
/**
 * How it ended; null while it runs.
 */
result: Outcome | null, 
/**
 * Who sits where.
 */
seats: Array<Sitter>, 
/**
 * The commands of this viewer, each ready to be sent.
 */
legal: Array<Command>, } & ({ "game": "chinese_checkers" } & ChineseCheckersView | { "game": "capture_checkers" } & CaptureCheckersView | { "game": "draughts" } & DraughtsView);

/**
 * One house rule of a game. Its sentence for people is in the locale files.
 */
export type RuleSpec = { 
/**
 * Its name on the wire and in the locale files.
 */
key: string, } & ({ "type": "switch", 
/**
 * The value at a new table.
 */
default: boolean, } | { "type": "choice", 
/**
 * All of them, on the wire and in the locale files.
 */
options: Array<string>, 
/**
 * The value at a new table, one of `options`.
 */
default: string, });

/**
 * The value of a house rule: `true`, `false`, or the name of a choice.
 */
export type RuleValue = boolean | string;

/**
 * A seat of a round, counted from 0 in turn order; always below [`MAX_SEATS`].
 */
export type Seat = number;

/**
 * A bot's seat that somebody who waits may take over.
 */
export type SeatOffer = { 
/**
 * Its number at this table.
 */
id: number, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Who may take it.
 */
member: MemberId, };

/**
 * A seat that is taken.
 */
export type SeatState = { 
/**
 * Who it is.
 */
member: MemberId, 
/**
 * How much the guard of this seat helps.
 */
guard: GuardLevel, } | { 
/**
 * How it plays.
 */
bot: Level, };

/**
 * Who sits in a seat of a round.
 */
export type Sitter = { 
/**
 * The member.
 */
member: MemberId, 
/**
 * Their name.
 */
name: Name, 
/**
 * How much the guard of this seat helps; fixed for the round.
 */
guard: GuardLevel, 
/**
 * The level of the bot that plays for them while they are away.
 */
stand_in?: Level, } | { 
/**
 * Its level.
 */
bot: Level, };

/**
 * A dark square by its number, 1 to 32: 1 is at the top left as White sees it, 32 at the bottom right.
 */
export type Square = number;

/**
 * All that is to be known of the board itself.
 */
export type StarBoard = { 
/**
 * The 121 holes, row by row.
 */
holes: Array<StarHole>, 
/**
 * The six directions, in the order of [`BoardHole::neighbours`].
 */
directions: [Direction, Direction, Direction, Direction, Direction, Direction], };

/**
 * One hole as it is drawn. The unit is the distance of two neighbours, y grows downwards, and the
 * centre of the board is at (0, 0).
 */
export type StarHole = { 
/**
 * Its name, such as `E5`.
 */
name: Hole, 
/**
 * To the right of the centre.
 */
x: number, 
/**
 * Below the centre.
 */
y: number, 
/**
 * Counted from 0 at the top.
 */
row: number, 
/**
 * The point that it belongs to, or null in the hexagon.
 */
point: Point | null, 
/**
 * The index of the next hole in each direction, or null at the edge.
 */
neighbours: [number | null, number | null, number | null, number | null, number | null, number | null], };

/**
 * What happens at a table around its rounds.
 */
export type TableEvent = { "kind": "opened", "data": { 
/**
 * For this game.
 */
game: Kind, } } | { "kind": "joined", "data": Record<symbol, never> } | { "kind": "sat", "data": { 
/**
 * This one.
 */
seat: Seat, } } | { "kind": "stood", "data": { 
/**
 * This one.
 */
seat: Seat, } } | { "kind": "bot_seated", "data": { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * How it plays.
 */
level: Level, } } | { "kind": "unseated", "data": { 
/**
 * Which.
 */
seat: Seat, 
/**
 * Who had it.
 */
sitter: Sitter, } } | { "kind": "guard_set", "data": { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * From now on.
 */
level: GuardLevel, } } | { "kind": "waits", "data": Record<symbol, never> } | { "kind": "waits_no_longer", "data": Record<symbol, never> } | { "kind": "rule_changed", "data": { 
/**
 * Which.
 */
rule: string, 
/**
 * What it was.
 */
old: RuleValue, 
/**
 * What it is.
 */
new: RuleValue, } } | { "kind": "left", "data": { 
/**
 * The seats that they had in the round.
 */
seats: Array<Seat>, 
/**
 * What becomes of these.
 */
by?: OnLeave, } } | { "kind": "removed", "data": { 
/**
 * Whom.
 */
member: MemberId, 
/**
 * Their name.
 */
name: Name, 
/**
 * The seats that they had in the round.
 */
seats: Array<Seat>, 
/**
 * What becomes of these.
 */
by?: OnLeave, } } | { "kind": "host_is", "data": { 
/**
 * Who.
 */
member: MemberId, 
/**
 * Their name.
 */
name: Name, } } | { "kind": "rules_in_force", "data": { 
/**
 * All of them.
 */
rules: Record<string, boolean | string>, } } | { "kind": "rules_locked", "data": Record<symbol, never> } | { "kind": "rules_unlocked", "data": Record<symbol, never> } | { "kind": "game_changed", "data": { 
/**
 * What was played before.
 */
old: Kind, 
/**
 * What is played now.
 */
new: Kind, } } | { "kind": "on_leave_changed", "data": { 
/**
 * From now on.
 */
on_leave: OnLeave, } } | { "kind": "seat_offered", "data": { 
/**
 * Which.
 */
seat: Seat, 
/**
 * To whom.
 */
member: MemberId, 
/**
 * Their name.
 */
name: Name, } } | { "kind": "stood_in", "data": { 
/**
 * In this seat.
 */
seat: Seat, 
/**
 * How it plays.
 */
level: Level, } } | { "kind": "back", "data": { 
/**
 * In this seat.
 */
seat: Seat, } } | { "kind": "watch_changed", "data": WatchState } | { "kind": "recovered", "data": Record<symbol, never> } | { "kind": "moved", "data": Record<symbol, never> } | { "kind": "took_over", "data": { 
/**
 * Which.
 */
seat: Seat, 
/**
 * Who had it.
 */
from: Sitter, } } | { "kind": "offered", "data": { 
/**
 * The number of the offer.
 */
offer: number, } & ({ "what": "draw" } | { "what": "take_back", 
/**
 * To the beginning of the turn during which the round counted this.
 */
to_turn: number, }) } | { "kind": "withdrawn", "data": { 
/**
 * Its number.
 */
offer: number, } } | { "kind": "answered", "data": { 
/**
 * Its number.
 */
offer: number, 
/**
 * Whether they agree.
 */
yes: boolean, } } | { "kind": "over", "data": Outcome } | { "kind": "taken_back", "data": { 
/**
 * So many whole ones.
 */
turns: number, } } | { "kind": "made_again", "data": { 
/**
 * So many.
 */
turns: number, } } | { "kind": "started", "data": { 
/**
 * Its number, from 1.
 */
round: number, 
/**
 * The seat that moves first.
 */
starter: Seat, 
/**
 * Who sits where, by seat.
 */
seats: Array<Sitter>, 
/**
 * The rules in force.
 */
rules: Record<string, boolean | string>, } };

/**
 * What anyone may know of a table without being at it.
 */
export type TableInfo = { 
/**
 * The table's name.
 */
code: string, 
/**
 * What is played there.
 */
game: Kind, 
/**
 * Whether a round runs.
 */
phase: Phase, 
/**
 * Who sits there.
 */
players: Array<PlayerInfo>, 
/**
 * Who may watch.
 */
watch: "everyone" | "named" | "nobody", 
/**
 * The number of the last change.
 */
revision: number, };

/**
 * All of a table but its round.
 */
export type TableState = { 
/**
 * The table's name; null where it is on one device.
 */
code: string | null, 
/**
 * What is played here.
 */
game: Kind, 
/**
 * Whether a round runs.
 */
phase: Phase, 
/**
 * The member who chooses; null where the last one has left, until somebody joins.
 */
host: MemberId | null, 
/**
 * Everybody who has joined, in the order in which they came.
 */
members: Array<MemberState>, 
/**
 * The seats of the next round, or of the one that runs.
 */
seats: Array<SeatState | null>, 
/**
 * The house rules of the next round, or those that come into force in the one that runs.
 */
rules: Record<string, boolean | string>, 
/**
 * Whom it is.
 */
watch: Whom, 
/**
 * The names on the list.
 */
names?: Array<Name>, 
/**
 * Whether nobody may change the house rules.
 */
locked: boolean, 
/**
 * What becomes of the seats of somebody who leaves.
 */
on_leave: OnLeave, 
/**
 * Whether that may be that they are passed over.
 */
may_pass: boolean, 
/**
 * The offer that stands.
 */
offer: Offer | null, 
/**
 * Bots' seats that are offered to those who wait.
 */
seat_offers: Array<SeatOffer>, };

/**
 * As it is stored and sent: two fields of what it belongs to. What was stored before there was a choice has none.
 */
export type WatchState = { 
/**
 * Whom it is.
 */
watch: Whom, 
/**
 * The names on the list.
 */
names?: Array<Name>, };

/**
 * Who may watch, in a word.
 */
export type Whom = "everyone" | "named" | "nobody";

/**
 * When a seat is home.
 */
export type Win = "filled" | "own";

/**
 * Who the receiver of a message is at the table.
 */
export type You = { 
/**
 * Null for a nameless spectator.
 */
member: MemberId | null, 
/**
 * The seats that they hold.
 */
seats: Array<Seat>, 
/**
 * Whether they are the host.
 */
host: boolean, 
/**
 * Whether they can come back from another device by a password.
 */
password: boolean, 
/**
 * Whether they may see the round and the log; without that they are told neither.
 */
sees: boolean, };

/** `table` as it is sent: the shell adds the newest entries of the log. */
export type TableMessage = Extract<Message, { t: "table" }> & { log: Array<Entry> };

/** Any message of a table. */
export type TableToClient = TableMessage | Exclude<Message, { t: "table" }>;
