//! The closed list of games, and the one face that rooms, browsers and tests see.
//!
//! A game is a module with a few types and an implementation of [`Rules`], and a line at the end of the
//! macro call below. Everything outside of this crate talks to [`Kind`], [`Game`], [`Command`], [`Event`],
//! [`View`], [`Ground`] and [`Choices`], and never to a game by its name.
//!
//! State never leaves: what a viewer may know is a [`View`], a type of its own, and the legal commands
//! are computed from that view, so that a list of them can't tell what the view keeps back.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::capture_checkers;
use crate::chinese_checkers;
use crate::draughts;
use crate::house::{HouseRules, RuleSpec};
use crate::outcome::Outcome;
use crate::refusal::{self, Refusal};
use crate::seat::Seat;

/// What a round starts with.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// How many seats play; one of the game's [`Rules::PLAYERS`].
    pub players: u8,
    /// The seat that moves first.
    pub starter: Seat,
    /// The house rules in force.
    pub rules: HouseRules,
}

/// Gives a whole number below its argument, each as likely as any other; 0 for 0. Whoever calls a bot
/// brings it: the rules draw no random numbers of their own.
pub type Random<'a> = dyn FnMut(u32) -> u32 + 'a;

/// What the module of a game provides: its state, as a machine that takes commands and returns events.
pub trait Rules: Sized + Clone + Serialize + DeserializeOwned {
    /// What a seat may want; as on the wire, an object with one key.
    type Command: Clone + PartialEq + Serialize;
    /// What has happened; as on the wire, `{"kind", "data"}`.
    type Event: Clone + PartialEq + Serialize + Happened;
    /// What a viewer may know. A page has it from the wire and asks about it, so that it is read as well;
    /// whatever it holds then, nothing that is asked about it panics.
    type View: Clone + PartialEq + Serialize + DeserializeOwned;
    /// What a page needs to draw the game, and that is the same in all rounds.
    type Ground: Serialize;
    /// What a player can choose from before a command is whole; `()` where nothing has to be chosen.
    type Choices: Serialize;

    /// The numbers of players, ascending.
    const PLAYERS: &'static [u8];
    /// The house rules, in the order in which pages list them.
    const HOUSE_RULES: &'static [RuleSpec];
    /// The levels of its bots, weakest first; names on the wire and in the locale files.
    const LEVELS: &'static [&'static str];
    /// The highest help level of its guard; 0 where it has none.
    const GUARD: u8 = 0;
    /// The level of the bot that plays for somebody who is away or has left.
    const STAND_IN: &'static str;
    /// Whether a seat may be passed over, so that who has left needs no bot.
    const MAY_PASS: bool = false;
    /// Whether players may agree on a draw.
    const MAY_DRAW: bool = true;

    /// The board and its like.
    fn ground() -> Self::Ground;
    /// A new round. `setup.players` is one of [`Self::PLAYERS`] and `setup.starter` one of them:
    /// [`Game::start`] has checked both.
    fn start(setup: &Setup) -> Self;
    /// The seat whose command is awaited; `None` once the round is over.
    fn to_move(&self) -> Option<Seat>;
    /// Whether a turn has begun that is not over: some of its commands have been carried out.
    fn is_mid_turn(&self) -> bool;
    /// How it ended; `None` while it runs.
    fn outcome(&self) -> Option<&Outcome>;
    /// Reads a command as it came from outside. Refuses with `unknown_command`, `bad_message`, or a
    /// code of the game's such as `no_such_hole`.
    fn parse(args: &Value) -> Result<Self::Command, Refusal>;
    /// Carries out `command` of `seat`. On a refusal the state is as it was.
    fn apply(&mut self, seat: Seat, command: &Self::Command) -> Result<Vec<Self::Event>, Refusal>;
    /// The turn that `event` tells of as one command for [`Self::apply_whole`], so that it can be played again;
    /// `None` where it tells of none, or of one that is not to be taken back.
    fn turn_of(event: &Self::Event) -> Option<Self::Command>;
    /// Puts other house rules in force, for use when a turn has ended. Returns what follows from them,
    /// such as a seat that has no turn any more; nothing once the round is over. Refuses in the middle of
    /// a turn that has to end under the rules under which it began.
    fn set_rules(&mut self, rules: &HouseRules) -> Result<Vec<Self::Event>, Refusal>;
    /// Ends the turn that has begun and that its player won't go on with: as if it had not begun, or as it
    /// stands, whichever the game's rules say. Returns what follows; nothing where no turn has begun.
    fn drop_turn(&mut self) -> Vec<Self::Event>;
    /// What everybody may know.
    fn view(&self) -> Self::View;
    /// The turn that a bot of `level` would play for `seat` in what `view` shows, whole also where people
    /// play it in parts; `None` when `seat` is not at the beginning of a turn, or there is no such level.
    fn bot(view: &Self::View, seat: Seat, level: &str, random: &mut Random<'_>) -> Option<Self::Command>;
    /// Carries out a bot's turn as one change. On a refusal the state is as it was.
    fn apply_whole(&mut self, seat: Seat, command: &Self::Command) -> Result<Vec<Self::Event>, Refusal>;
    /// The commands of `seat` in what `view` shows, each accepted by [`Self::apply`]; empty when it is
    /// not to move. Enough to play, not always complete.
    fn legal(view: &Self::View, seat: Seat) -> Vec<Self::Command>;
    /// Why the guard of `seat` asks before `command`, as a stable code; `None` when it does not.
    fn asks(_view: &Self::View, _seat: Seat, _command: &Self::Command) -> Option<&'static str> {
        None
    }
    /// How whoever is to move can go on from what they have `chosen`, which came from outside; `None` when
    /// they can't, or nothing has to be chosen.
    fn choices(_view: &Self::View, _chosen: &Value) -> Option<Self::Choices> {
        None
    }
}

/// What all events have in common.
pub trait Happened {
    /// Whether it stands in the log; the others only tell the page what to animate.
    fn is_logged(&self) -> bool;
}

/// Reads an object with exactly one key, which names the command: one of `known`. Returns the value
/// as `T`, whose variants have these names. Refuses with `unknown_command` or `bad_message`.
pub fn parse_named<T: DeserializeOwned>(args: &Value, known: &[&str]) -> Result<T, Refusal> {
    let name = match args.as_object().map(|object| (object.len(), object.keys().next())) {
        Some((1, Some(name))) => name,
        _ => return Err(refusal::BAD_MESSAGE.into()),
    };
    if !known.contains(&name.as_str()) {
        // It is echoed and stored: a name of ours is short.
        return Err(refusal::UNKNOWN_COMMAND.with("command", name.chars().take(32).collect::<String>()));
    }
    T::deserialize(args).map_err(|_| refusal::BAD_MESSAGE.with("command", name.as_str()))
}

macro_rules! games {
    ($($(#[$doc:meta])* $variant:ident => $module:ident,)+) => {
        /// Which game; its name on the wire is in snake case.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        pub enum Kind { $($(#[$doc])* $variant,)+ }

        /// The state of a round of one of the games. Serialised it is a snapshot, never a message.
        #[derive(Clone, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Game { $($(#[$doc])* $variant($module::Game),)+ }

        /// A command of one of the games.
        #[derive(Clone, Debug, PartialEq, Serialize, TS)]
        #[serde(untagged)]
        pub enum Command { $($(#[$doc])* $variant($module::Command),)+ }

        /// An event of one of the games.
        #[derive(Clone, Debug, PartialEq, Serialize, TS)]
        #[serde(untagged)]
        pub enum Event { $($(#[$doc])* $variant($module::Event),)+ }

        /// What a viewer may know of a round of one of the games. It is read from what a room shows, where
        /// whose turn it is stands beside it.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
        #[serde(tag = "game", rename_all = "snake_case")]
        pub enum View { $($(#[$doc])* $variant($module::View),)+ }

        /// What a page needs to draw one of the games, and that is the same in all rounds.
        #[derive(Clone, Debug, PartialEq, Serialize, TS)]
        #[serde(untagged)]
        pub enum Ground { $($(#[$doc])* $variant(<$module::Game as Rules>::Ground),)+ }

        /// What a player of one of the games can choose from before a command is whole.
        #[derive(Clone, Debug, PartialEq, Serialize, TS)]
        #[serde(untagged)]
        pub enum Choices { $($(#[$doc])* $variant(<$module::Game as Rules>::Choices),)+ }

        impl Kind {
            /// All games, in the order in which pages list them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The numbers of players, ascending.
            pub const fn players(self) -> &'static [u8] {
                match self { $(Self::$variant => <$module::Game as Rules>::PLAYERS,)+ }
            }

            /// The house rules, in the order in which pages list them.
            pub const fn house_rules(self) -> &'static [RuleSpec] {
                match self { $(Self::$variant => <$module::Game as Rules>::HOUSE_RULES,)+ }
            }

            /// The levels of its bots, weakest first.
            pub const fn levels(self) -> &'static [&'static str] {
                match self { $(Self::$variant => <$module::Game as Rules>::LEVELS,)+ }
            }

            /// The highest help level of its guard; 0 where it has none.
            pub const fn guard(self) -> u8 {
                match self { $(Self::$variant => <$module::Game as Rules>::GUARD,)+ }
            }

            /// The level of the bot that plays for somebody who is away or has left; one of its levels.
            pub const fn stand_in(self) -> &'static str {
                match self { $(Self::$variant => <$module::Game as Rules>::STAND_IN,)+ }
            }

            /// Whether a seat may be passed over, so that who has left needs no bot.
            pub const fn may_pass(self) -> bool {
                match self { $(Self::$variant => <$module::Game as Rules>::MAY_PASS,)+ }
            }

            /// Whether players may agree on a draw.
            pub const fn may_draw(self) -> bool {
                match self { $(Self::$variant => <$module::Game as Rules>::MAY_DRAW,)+ }
            }

            /// What a page needs to draw it, and that is the same in all rounds.
            pub fn ground(self) -> Ground {
                match self { $(Self::$variant => Ground::$variant(<$module::Game as Rules>::ground()),)+ }
            }

            /// Reads a command as it came from outside. Refuses with `unknown_command`, `bad_message`, or a code
            /// of the game's.
            pub fn command(self, args: &Value) -> Result<Command, Refusal> {
                match self { $(Self::$variant => <$module::Game as Rules>::parse(args).map(Command::$variant),)+ }
            }

            fn start(self, setup: &Setup) -> Game {
                match self { $(Self::$variant => Game::$variant(<$module::Game as Rules>::start(setup)),)+ }
            }
        }

        impl Game {
            /// Which game it is.
            pub const fn kind(&self) -> Kind {
                match self { $(Self::$variant(_) => Kind::$variant,)+ }
            }

            /// The seat whose command is awaited; `None` once the round is over.
            pub fn to_move(&self) -> Option<Seat> {
                match self { $(Self::$variant(game) => game.to_move(),)+ }
            }

            /// Whether a turn has begun that is not over.
            pub fn is_mid_turn(&self) -> bool {
                match self { $(Self::$variant(game) => game.is_mid_turn(),)+ }
            }

            /// How it ended; `None` while it runs.
            pub fn outcome(&self) -> Option<&Outcome> {
                match self { $(Self::$variant(game) => game.outcome(),)+ }
            }

            /// Reads and carries out a command of `seat` as it came from outside. On a refusal the
            /// state is as it was.
            pub fn play(&mut self, seat: Seat, args: &Value) -> Result<Vec<Event>, Refusal> {
                match self {
                    $(Self::$variant(game) => {
                        let command = <$module::Game as Rules>::parse(args)?;
                        let events = game.apply(seat, &command)?;
                        Ok(events.into_iter().map(Event::$variant).collect())
                    })+
                }
            }

            /// Puts other house rules in force, for use when a turn has ended; they are those of the
            /// same game. Returns what follows from them. On a refusal the state is as it was.
            pub fn set_rules(&mut self, rules: &HouseRules) -> Result<Vec<Event>, Refusal> {
                match self {
                    $(Self::$variant(game) => {
                        let events = <$module::Game as Rules>::set_rules(game, rules)?;
                        Ok(events.into_iter().map(Event::$variant).collect())
                    })+
                }
            }

            /// Ends the turn that has begun and that its player won't go on with, as the game's rules say.
            /// Returns what follows; nothing where no turn has begun.
            pub fn drop_turn(&mut self) -> Vec<Event> {
                match self {
                    $(Self::$variant(game) => {
                        let events = <$module::Game as Rules>::drop_turn(game);
                        events.into_iter().map(Event::$variant).collect()
                    })+
                }
            }

            /// Carries out the turn of a bot that plays for `seat`, chosen by [`View::bot`], as one change. On
            /// a refusal the state is as it was.
            pub fn play_bot(&mut self, seat: Seat, turn: &Command) -> Result<Vec<Event>, Refusal> {
                match (self, turn) {
                    $((Self::$variant(game), Command::$variant(command)) => {
                        let events = game.apply_whole(seat, command)?;
                        Ok(events.into_iter().map(Event::$variant).collect())
                    })+
                    _ => Err(refusal::UNKNOWN_COMMAND.into()),
                }
            }

            /// What everybody may know.
            pub fn view(&self) -> View {
                match self { $(Self::$variant(game) => View::$variant(game.view()),)+ }
            }
        }

        impl View {
            /// The commands of `seat`, each ready to be sent; empty when it is not to move.
            pub fn legal(&self, seat: Seat) -> Vec<Command> {
                match self {
                    $(Self::$variant(view) => {
                        let commands = <$module::Game as Rules>::legal(view, seat);
                        commands.into_iter().map(Command::$variant).collect()
                    })+
                }
            }

            /// Why the guard of `seat` asks before the command `args`, as a stable code; `None` when it does
            /// not. Refuses what the game can't read.
            pub fn asks(&self, seat: Seat, args: &Value) -> Result<Option<&'static str>, Refusal> {
                match self {
                    $(Self::$variant(view) => {
                        let command = <$module::Game as Rules>::parse(args)?;
                        Ok(<$module::Game as Rules>::asks(view, seat, &command))
                    })+
                }
            }

            /// How whoever is to move can go on from what they have `chosen`; `None` when they can't, or
            /// nothing has to be chosen in this game.
            pub fn choices(&self, chosen: &Value) -> Option<Choices> {
                match self {
                    $(Self::$variant(view) => {
                        <$module::Game as Rules>::choices(view, chosen).map(Choices::$variant)
                    })+
                }
            }

            /// The turn that a bot of `level` would play for `seat`; `None` when `seat` is not at the
            /// beginning of a turn, or there is no such level.
            pub fn bot(&self, seat: Seat, level: &str, random: &mut Random<'_>) -> Option<Command> {
                match self {
                    $(Self::$variant(view) => {
                        <$module::Game as Rules>::bot(view, seat, level, random).map(Command::$variant)
                    })+
                }
            }
        }

        impl Event {
            /// Whether it stands in the log.
            pub fn is_logged(&self) -> bool {
                match self { $(Self::$variant(event) => event.is_logged(),)+ }
            }

            /// The turn that it tells of as one command for [`Game::play_bot`]; `None` where it tells of none, or
            /// of one that is not to be taken back.
            pub fn turn(&self) -> Option<Command> {
                match self {
                    $(Self::$variant(event) => {
                        <$module::Game as Rules>::turn_of(event).map(Command::$variant)
                    })+
                }
            }
        }
    };
}

games! {
    /// Chinese checkers on the star.
    ChineseCheckers => chinese_checkers,
    /// Capture Chinese checkers on the star.
    CaptureCheckers => capture_checkers,
    /// English draughts.
    Draughts => draughts,
}

impl Game {
    /// A new round. Refuses with `wrong_number_of_players`.
    pub fn start(kind: Kind, setup: &Setup) -> Result<Self, Refusal> {
        if !kind.players().contains(&setup.players) || setup.starter.index() >= usize::from(setup.players) {
            return Err(refusal::WRONG_NUMBER_OF_PLAYERS.with("players", setup.players));
        }
        Ok(kind.start(setup))
    }
}
