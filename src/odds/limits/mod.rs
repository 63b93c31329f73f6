//! Whether some draws are enough where the rules limit what a meld may hold.
//!
//! A search over the melds that the naturals of a hand begin: runs of two or more
//! of them, then books. What is missing in these melds, and in melds of none of
//! them, are places for the wilds of the hand and for cards that are drawn. All
//! that counts is how many of the places wilds may fill, and whether the other
//! cards are unseen.

mod filling;
mod melds;
mod problem;
mod search;

pub(super) use search::{Enough, are_enough};
