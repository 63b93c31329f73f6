//! `crowns join` and `crowns leave`: players who sit down at a game that has begun, and who go.

use crate::cli::args::lookup::GameArg;
use crate::cli::args::members::{NewPlayerArgs, note_new_players};
use crate::cli::prelude::*;
use crate::game::{GameState, PlayError, Scoresheet, TypedJoin, is_no_name, same_name, stock_note};
use crate::store::Store;

/// Add a player to a game in progress, or bring one back
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Player who joins, in the last seat, or returns to their old one; a total may
    /// follow, and commas separate several
    #[arg(value_name = "PLAYER", required = true, allow_negative_numbers = true)]
    names: Vec<String>,

    /// Total to start with, or the corrected one of a player who joined late
    /// [default: the highest total so far; for a player who returns, their own
    /// total if it is higher or they missed no round]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true,
          value_parser = input::total)]
    score: Option<i32>,

    #[command(flatten)]
    game: GameArg,

    #[command(flatten)]
    new_players: NewPlayerArgs,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let mut store = context.open_existing()?;
    let joins = args.joins(&store, context)?;
    let names: Vec<_> = joins.iter().map(|join| join.name.clone()).collect();
    let (sheet, seats, players) = store.command(context.now()?, |tx| {
        let mut sheet = args.game.sheet(tx)?;
        let players = args.new_players.find_or_add(tx, &names)?;
        let mut seats = Vec::new();
        for (player, join) in players.iter().zip(&joins) {
            let (event, reason) = sheet.join(player.id, &player.name, join.total)?;
            sheet = tx.record(sheet.id, &event)?;
            seats.push((sheet.seat_of(player.id).expect("the player just joined"), reason));
        }
        Ok::<_, Failure>((sheet, seats, players))
    })?;
    let words = context.style.words();
    note_new_players(&players, words);
    if context.terminal()?.is_none() {
        for player in
            players.iter().filter(|player| player.is_new && args.is_doubtful(&player.name))
        {
            note(&words.read_as_one_player(&player.name));
        }
    }
    let seated = sheet.seats.iter().filter(|seat| !seat.is_left()).count();
    if let Some(stock) = stock_note(seated, &sheet.ruleset) {
        note(words.stock_note(stock));
    }
    context
        .print(|| render::json::scoresheet(&sheet), |style| render::joined(&sheet, &seats, style))
}

impl Args {
    /// Returns who joins, each with the total to start with if one is given. On a terminal,
    /// asks for that of a late-comer and of who returns after a missed round.
    fn joins(&self, store: &Store, context: &Context) -> Result<Vec<TypedJoin>> {
        // The reader must be gone before answers come: it keeps others waiting.
        let (players, sheet) = {
            let reader = store.read()?;
            (reader.players()?, self.game.sheet(&reader)?)
        };
        let is_new = self.new_players.accepts_similar() && self.names.len() == 1;
        let is_known =
            |name: &str| is_new || players.iter().any(|other| same_name(&other.name, name));
        let mut joins = Vec::new();
        for join in TypedJoin::read(&self.names, is_known) {
            // `Zoe 999999`
            if let Some((_, total)) = join.name.rsplit_once(' ').filter(|_| !is_known(&join.name))
                && total.parse::<i64>().is_ok()
            {
                let refused = |why| Failure::new(format!("{why}, not `{total}`"));
                input::total(total).map_err(refused)?;
            }
            if !is_known(&join.name)
                && !self.new_players.accepts_similar()
                && let Some(error) = sheet.no_join_beside(&join.name)
            {
                return Err(error.into());
            }
            let is_doubtful = self.is_doubtful(&join.name) && !is_known(&join.name);
            match is_doubtful && !is_one(&join.name, context)? {
                true => joins.extend(join.each_word()),
                false => joins.push(join),
            }
        }
        for join in &mut joins {
            join.total = match join.total.or(self.score) {
                None => ask_total(&join.name, &sheet, context)?,
                total => total,
            };
        }
        Ok(joins)
    }

    /// Returns `true` if a new name was typed as several words, which may be several names.
    fn is_doubtful(&self, name: &str) -> bool {
        let is_said = || self.names.iter().any(|typed| typed == name);
        name.contains(' ') && !is_said() && !self.new_players.accepts_similar()
    }
}

/// Asks whether words are one name; elsewhere than on a terminal they are if each has a capital.
fn is_one(text: &str, context: &Context) -> Result<bool> {
    let words = context.style.words();
    let (name, others) = text.split_once(' ').unwrap_or((text, ""));
    let is_small = |word: &str| word.starts_with(char::is_lowercase);
    match context.terminal()? {
        Some(mut terminal) => terminal.confirm(&words.is_one_player(text), true, words),
        None if !is_no_name(name) && others.split(' ').any(is_small) => {
            Err(PlayError::JoinsWithWords { name: name.to_owned() }.into())
        }
        None => Ok(true),
    }
}

fn ask_total(name: &str, sheet: &Scoresheet, context: &Context) -> Result<Option<i32>> {
    let Some(mut terminal) = context.terminal()? else { return Ok(None) };
    let seat = sheet.seats.iter().position(|seat| same_name(seat.name(), name));
    let is_settled =
        seat.is_some_and(|seat| !sheet.seats[seat].is_left() || sheet.missed_none(seat));
    if is_settled || sheet.played.is_empty() || sheet.state() != GameState::Open {
        return Ok(None);
    }
    let words = context.style.words();
    let (total, reason) = sheet.default_start(seat);
    let name = render::shown(name);
    let label = words.join_total_label(&name, total, reason);
    terminal.ask(&label, &words.join_total_help(&name, total, reason), |answer| match answer {
        "" => Ok(None),
        answer => input::total(answer).map(Some).map_err(|_| words.no_total(answer)),
    })
}

/// Let a player leave a game before it ends
///
/// The others play on; a player who left has no final place.
#[derive(Debug, clap::Args)]
pub(crate) struct LeaveArgs {
    /// Player who leaves; commas separate several
    #[arg(value_name = "PLAYER", required = true)]
    names: Vec<String>,

    #[command(flatten)]
    game: GameArg,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn leave(args: LeaveArgs, context: &Context) -> Result<Outcome> {
    let (sheet, seats) = context.open_existing()?.command(context.now()?, |tx| {
        let mut sheet = args.game.sheet(tx)?;
        let seats = sheet.find_seats(&args.names.join(" "))?;
        for &seat in &seats {
            sheet = tx.record(sheet.id, &sheet.leave(seat)?)?;
        }
        Ok::<_, Failure>((sheet, seats))
    })?;
    context.print(|| render::json::scoresheet(&sheet), |style| render::left(&sheet, &seats, style))
}
