//! What a table does, tested with a shell in memory.

mod conduct;
mod homes;
mod model;
mod offers;
mod people;
mod rounds;
mod shell;
mod stored;
mod transcript;
mod ways_back;
