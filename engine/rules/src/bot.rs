//! What the bots of several games share: the names of their levels, and a fair choice.

use crate::game::Random;

/// The names of the levels, weakest first.
pub const LEVELS: &[&str] = &["four", "six", "eight"];

/// How a bot picks its turn; each game says what that is. The names say how old a child seems to play so;
/// they are no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Much by chance.
    Four,
    /// A sound turn, any one of these.
    Six,
    /// The best turn by the game's own measure.
    Eight,
}

impl Level {
    /// The level of that name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "four" => Some(Self::Four),
            "six" => Some(Self::Six),
            "eight" => Some(Self::Eight),
            _ => None,
        }
    }
}

/// Any of `items`, each as likely as any other; `None` of none.
pub(crate) fn any<T: Copy>(items: &[T], random: &mut Random<'_>) -> Option<T> {
    let count = u32::try_from(items.len()).ok().filter(|&count| count > 0)?;
    items.get(random(count) as usize).copied()
}
