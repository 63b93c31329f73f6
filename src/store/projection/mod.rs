//! Tables that are folded from the journal and can be rebuilt.

pub(in crate::store) mod checked;
pub(in crate::store) mod commands;
pub(in crate::store) mod fold;
pub(in crate::store) mod game_row;
pub(in crate::store) mod holders;
pub(in crate::store) mod label;
pub(in crate::store) mod named_row;
pub(in crate::store) mod project;
pub(in crate::store) mod rebuild;
pub(in crate::store) mod seats;
pub(in crate::store) mod solitaire_row;
pub(in crate::store) mod tournament_row;
