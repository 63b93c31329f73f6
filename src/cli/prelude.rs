//! What nearly every command uses: its context, how it ends, what it prints and asks.

pub(super) use super::args::output::JsonArg;
pub(super) use super::args::{input, lookup};
pub(super) use super::context::Context;
pub(super) use super::ui::failure::Outcome;
pub(super) use super::ui::failure::{About, Failure, Result, fail};
pub(super) use super::ui::progress;
pub(super) use super::ui::prompt::{Prompt, Terminal};
pub(super) use super::ui::terminal::print;
pub(super) use super::ui::terminal::{note, warn};
pub(super) use crate::game::LookupError;
pub(super) use crate::messages::{Messages, RequestError};
pub(super) use crate::render;
pub(super) use crate::store::Reader;
