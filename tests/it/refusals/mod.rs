//! What is refused and why, in the words that people read.

mod laydowns;
mod melds;
mod notation;
mod settings;
