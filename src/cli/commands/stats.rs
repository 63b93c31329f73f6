//! `crowns stats`: statistics of a player, or of two against each other.

use crate::cli::args::json::JsonArg;
use crate::cli::args::lookup;
use crate::cli::args::selection::{Selection, SelectionArgs};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::prompt::{Prompt, Question, Terminal};
use crate::game::{PlayerRef, TypedNames, name_key};
use crate::league::{HeadToHead, Stats};
use crate::render;
use crate::store::{GameFilter, ReadStore};
use crate::words::{RequestError, Words};

/// Show the statistics of a player, or compare two players
///
/// Counts the games that the player and at least one other player finished.
/// Figures from fewer than five games are marked with ~.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Player; without one, asks for the name on a terminal
    #[arg(value_name = "PLAYER")]
    name: Option<String>,

    /// Player to compare with
    #[arg(value_name = "OTHER")]
    other: Option<String>,

    #[command(flatten)]
    selection: SelectionArgs,

    #[command(flatten)]
    json: JsonArg,
}

/// Asks for one player, or for two to compare.
fn ask(args: &Args, store: &ReadStore, words: &dyn Words) -> Result<(String, Option<String>)> {
    let terminal = match args.json.json {
        true => None,
        false => Terminal::find()?,
    };
    let mut terminal = terminal.ok_or(RequestError::NoPlayer)?;
    // The reader must be gone before the answer comes: it keeps others waiting.
    let players = store.read()?.players()?;
    let players: Vec<_> = players.into_iter().map(|player| player.name).collect();
    let is_known = |name: &str| {
        players
            .iter()
            .any(|player| name_key(player) == name_key(name))
    };
    let read = |answer: &str| {
        let names = TypedNames::read(&[answer.to_owned()], is_known).names;
        match names.as_slice() {
            [] | [_, _, _, ..] => return Err(words.whose_stats_help(&players)),
            _ => {}
        }
        let reader = store.read().map_err(|error| error.to_string())?;
        for name in &names {
            lookup::player(&reader, name).map_err(|failure| failure.message(words))?;
        }
        Ok(names)
    };
    let answer = terminal.ask(&Question {
        label: words.whose_stats(),
        before: "",
        help: &words.whose_stats_help(&players),
        check: &|answer| read(answer).map(drop),
    })?;
    let mut names = read(&answer).map_err(Failure::new)?.into_iter();
    Ok((names.next().unwrap_or_default(), names.next()))
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let store = context.open_read_only()?;
    let (name, other) = match &args.name {
        Some(name) => (name.clone(), args.other.clone()),
        None => ask(args, &store, context.style.words())?,
    };
    let reader = store.read()?;
    let player = lookup::player(&reader, &name)?;
    let Selection { filter, choice, .. } = args.selection.find(&reader, context)?;
    let filter = GameFilter {
        player: Some(player.id),
        ..filter
    };
    match &other {
        None => {
            let mut stats = Stats::new(PlayerRef::from(&player));
            reader.results(&filter, |game| stats.add(game))?;
            args.json.print(
                || render::json::stats(&stats, &choice),
                || render::stats(&stats, &choice, context.style),
            )
        }
        Some(other) => {
            let other = lookup::player(&reader, other)?;
            if player.id == other.id {
                return Err(RequestError::SamePlayer(player.name).into());
            }
            let mut pair = HeadToHead::new([&player, &other].map(PlayerRef::from));
            reader.results(&filter, |game| pair.add(game))?;
            args.json.print(
                || render::json::head_to_head(&pair, &choice),
                || render::head_to_head(&pair, &choice, context.style),
            )
        }
    }
}
