//! The refusals that are not a game's own. Each code names the rule that stands against a command.

pub use rules::refusal::{BAD_MESSAGE, Code, NOT_YOUR_TURN, Refusal, UNKNOWN_COMMAND, WRONG_NUMBER_OF_PLAYERS};

/// The message is longer than [`crate::limits::MESSAGE_BYTES`].
pub const TOO_LARGE: Code = Code::new("too_large");
/// A command came before `hello`.
pub const SAY_HELLO: Code = Code::new("say_hello");
/// The page speaks another protocol; it should reload once.
pub const TOO_OLD: Code = Code::new("too_old");
/// An id came again with other content, or so late that its answer is gone.
pub const ID_REUSED: Code = Code::new("id_reused");
/// A name was sent by a device without a cookie: it could not be found again.
pub const NO_DEVICE: Code = Code::new("no_device");
/// The sender has not joined.
pub const NOT_MEMBER: Code = Code::new("not_member");
/// The sender is not the host.
pub const NOT_HOST: Code = Code::new("not_host");
/// The name is empty, too long, or has characters that can't be seen.
pub const BAD_NAME: Code = Code::new("bad_name");
/// Another member has that name, compared without case.
pub const NAME_TAKEN: Code = Code::new("name_taken");
/// The table has as many members or sockets as it may.
pub const TABLE_FULL: Code = Code::new("table_full");
/// The game has no seat of that number.
pub const NO_SUCH_SEAT: Code = Code::new("no_such_seat");
/// Somebody else has that seat.
pub const SEAT_TAKEN: Code = Code::new("seat_taken");
/// All seats are taken.
pub const NO_FREE_SEAT: Code = Code::new("no_free_seat");
/// The game has no bot of that level.
pub const NO_SUCH_LEVEL: Code = Code::new("no_such_level");
/// The seat is free.
pub const NOBODY_SITS_THERE: Code = Code::new("nobody_sits_there");
/// The sender does not hold that seat, or none.
pub const NOT_YOUR_SEAT: Code = Code::new("not_your_seat");
/// It can only be done between rounds.
pub const ROUND_RUNNING: Code = Code::new("round_running");
/// There is no round, or it is over.
pub const NO_ROUND: Code = Code::new("no_round");
/// There is no turn of a person's to be taken back.
pub const NOTHING_TO_UNDO: Code = Code::new("nothing_to_undo");
/// The house rules are locked, and in a round they stay so.
pub const RULES_LOCKED: Code = Code::new("rules_locked");
/// There is no game of that name.
pub const NO_SUCH_GAME: Code = Code::new("no_such_game");
/// The game lets no seat be passed over.
pub const NO_PASSING: Code = Code::new("no_passing");
/// The game has no draws by agreement.
pub const NO_DRAWS: Code = Code::new("no_draws");
/// There is an offer that has not been answered.
pub const OFFER_STANDS: Code = Code::new("offer_stands");
/// There is no such offer to the sender, or of theirs; it may have lapsed.
pub const NO_SUCH_OFFER: Code = Code::new("no_such_offer");
/// Who is offered a seat does not wait for one.
pub const NOT_WAITING: Code = Code::new("not_waiting");
/// The seat that is offered is a person's.
pub const NOT_A_BOT: Code = Code::new("not_a_bot");
/// There is no turn that was taken back.
pub const NOTHING_TO_REDO: Code = Code::new("nothing_to_redo");
/// The position or the rules have changed since the view that the command was chosen from.
pub const STALE: Code = Code::new("stale");
/// The sender may not see the round, or the socket is closed for it.
pub const MAY_NOT_WATCH: Code = Code::new("may_not_watch");
/// Nobody of that number is a member.
pub const NO_SUCH_MEMBER: Code = Code::new("no_such_member");
/// The host can't be removed by themselves.
pub const NOT_YOURSELF: Code = Code::new("not_yourself");
/// The host is here, or has not been away for long.
pub const HOST_IS_HERE: Code = Code::new("host_is_here");
/// Who has that seat is here, or has not been away for long.
pub const NOT_AWAY: Code = Code::new("not_away");
/// The password is too short or too long.
pub const BAD_PASSWORD: Code = Code::new("bad_password");
/// The name has no such password; nobody is told whether the name exists, or has a password at all.
pub const WRONG_PASSWORD: Code = Code::new("wrong_password");
/// The way back by password is closed for a while.
pub const TOO_MANY_TRIES: Code = Code::new("too_many_tries");
/// There is no such ticket: it was never made, was used, replaced, or is too old.
pub const WRONG_TICKET: Code = Code::new("wrong_ticket");
/// The device holds another member of the table.
pub const ALREADY_MEMBER: Code = Code::new("already_member");
/// More messages came than anybody's hands can send.
pub const TOO_FAST: Code = Code::new("too_fast");
