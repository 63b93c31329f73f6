//! The command line: each command reads, asks the domain, renders and prints.
//!
//! `app` holds the commands, `process_args` the arguments of the process, `meant` what else is
//! typed for commands, `named` names, `several` which of several is meant, `commands` a file or
//! folder for each or for a few of one subject, `complete` what a Tab offers, `args` the arguments
//! they share, `prelude` what each uses, `settings` those that last, `ui` the terminal.
//! Knows no rules. Exit status: 0 done or yes, 1 a clean "no", 2 an error.

mod app;
mod args;
mod commands;
mod complete;
mod context;
#[cfg(test)]
mod golden;
mod help;
mod meant;
mod named;
mod process_args;
mod settings;
mod several;
mod ui;

pub use self::app::{command, run};

/// What most commands use: their context, how they end, what they print and ask, and what they
/// read.
mod prelude {
    pub(super) use std::path::{Path, PathBuf};

    pub(super) use chrono::{DateTime, Local, NaiveDate, Utc};
    pub(super) use clap::builder::PossibleValue;
    pub(super) use clap::{Subcommand, ValueEnum};

    pub(super) use crate::cli::args::lookup::{GameArg, GamePosition};
    pub(super) use crate::cli::args::members::{NewPlayerArgs, note_new_players};
    pub(super) use crate::cli::args::output::JsonArg;
    pub(super) use crate::cli::args::ranking::{RankedStandings, RankingArgs};
    pub(super) use crate::cli::args::selection::{Selection, SelectionArgs};
    pub(super) use crate::cli::args::time::DayArg;
    pub(super) use crate::cli::args::{input, lookup};
    pub(super) use crate::cli::context::Context;
    pub(super) use crate::cli::settings::Key;
    pub(super) use crate::cli::ui::failure::{About, Failure, Outcome, Result, fail};
    pub(super) use crate::cli::ui::prompt::{Prompt, Terminal};
    pub(super) use crate::cli::ui::terminal::{self, note, note_once, print, warn, with_progress};
    pub(super) use crate::game::{
        GameId, GameState, League, LookupError, Name, PlayerRef, RankingMethod, Scoresheet,
        TypedNames, name_key, same_name,
    };
    pub(super) use crate::league::GameSelection;
    pub(super) use crate::messages::{
        Command, Hint, Language, Message, Messages, RequestError, TournamentError, quoted,
    };
    pub(super) use crate::render::{self, TextStyle, json, shown};
    pub(super) use crate::rules::{Round, RoundRules, Ruleset};
    pub(super) use crate::store::{
        GameFilter, Lookup, PageRequest, Player, ReadStore, Reader, Store, StoreError, Writer,
    };
    pub(super) use crate::tournament::StoredTournament;
}
