//! `crowns game`, `join` and `leave`: what is done to a game as a whole, and players who sit
//! down at one that has begun, and who go.

use crate::cli::args::lookup::LastGame;
use crate::cli::args::time::warn_of_day_to_come;
use crate::cli::args::tournament::must_join;
use crate::cli::commands::score::warn_of_other_result;
use crate::cli::prelude::*;
use crate::game::{
    GameEdits, GameEvent, InvalidName, PlayError, Seat, TypedJoin, find_name, is_between_names,
    is_no_name, stock_note,
};

/// Manage a game: show, edit, finish, resume, abandon, delete or move it
///
/// A game is named by its number, `last` or the start of its UUID. Without one,
/// the open game is meant. `last` is the latest game by its day, not the one
/// recorded last.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(flatten)]
    json: JsonArg,

    #[command(subcommand)]
    command: GameCommand,
}

#[derive(Debug, Subcommand)]
enum GameCommand {
    /// Show the scoresheet
    Show {
        #[command(flatten)]
        game: GamePosition,

        /// Print a link that imports the game into the app BG Stats
        #[arg(long)]
        bgstats: bool,
    },
    /// Change the seats, the first dealer, the date, the place or the note of a game
    Edit(EditArgs),
    /// Resume a game that was finished early, abandoned, deleted or recorded
    /// without rounds; without GAME, the last one
    #[command(mut_arg("game", |arg| arg.help("Game: its number, `last` or the start of its UUID")))]
    Resume(GamePosition),
    /// Finish a game before its last round; it is marked as short
    Finish(GamePosition),
    /// Abandon a game
    Abandon(ReasonArgs),
    /// Delete a game; `crowns undo` brings it back
    Delete(ReasonArgs),
    /// Move a game to another league, or to none
    Move {
        #[command(flatten)]
        game: GamePosition,

        #[command(flatten)]
        to: TargetLeague,
    },
}

#[derive(Debug, clap::Args)]
struct ReasonArgs {
    #[command(flatten)]
    game: GamePosition,

    /// Reason, for the log
    #[arg(long, value_name = "TEXT")]
    why: Option<String>,
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct TargetLeague {
    /// League to move it to
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Remove it from its league
    #[arg(long)]
    no_league: bool,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let (sheet, text): (_, fn(&Scoresheet, TextStyle) -> String) = match args.command {
        GameCommand::Show { game, bgstats: false } => (show(context, game)?, render::scoresheet),
        GameCommand::Show { game, bgstats: true } => {
            let sheet = show(context, game)?;
            if sheet.state() != GameState::Finished {
                return Err(RequestError::NotFinished(sheet.number).into());
            }
            (sheet, |sheet, _| json::bgstats(sheet))
        }
        GameCommand::Edit(edit) => return self::edit(edit, context),
        GameCommand::Resume(game) => {
            let game = game.into_option();
            if !game.is_named() {
                refuse_if_last_is_deleted(context)?;
            }
            let game = game.or_last();
            let sheet = context.open_existing()?.command(context.now()?, |tx| {
                let mut sheet = game.sheet(tx)?;
                for event in sheet.resume()? {
                    sheet = tx.record(sheet.id, &event)?;
                }
                Ok::<_, Failure>(sheet)
            })?;
            if sheet.has_only_totals() && sheet.state() == GameState::Open {
                let seats = sheet.seats.iter().enumerate();
                let total =
                    |(nth, seat): (_, &Seat)| format!("{} {}", seat.name(), sheet.total(nth));
                note(&context.words().result_stands(&seats.map(total).collect::<Vec<_>>()));
            }
            (sheet, render::scoresheet)
        }
        GameCommand::Finish(game) => {
            let sheet = change(context, &game.into_option(), |_, sheet| Ok(sheet.finish()?))?;
            warn_of_other_result(&sheet, context.words());
            (sheet, render::finished)
        }
        GameCommand::Abandon(ReasonArgs { game, why }) => {
            let abandon = |_: &Writer<'_>, sheet: &Scoresheet| Ok(sheet.abandon(why)?);
            (change(context, &game.into_option(), abandon)?, render::abandoned)
        }
        GameCommand::Delete(ReasonArgs { game, why }) => {
            let delete = |_: &Writer<'_>, sheet: &Scoresheet| Ok(sheet.delete(why)?);
            (change(context, &game.into_option(), delete)?, render::deleted)
        }
        GameCommand::Move { game, to } => {
            (change(context, &game.into_option(), |tx, sheet| to.event(tx, sheet))?, render::moved)
        }
    };
    context.print(|| json::scoresheet(&sheet), |style| text(&sheet, style))
}

fn edit(edit: EditArgs, context: &Context) -> Result<Outcome> {
    let EditArgs { game, changes } = edit;
    let day = changes.date.as_ref().map(|date| date.played(context)).transpose()?;
    if day == Some(None) {
        note(context.words().nothing_changed());
        return Ok(Outcome::No);
    }
    let mut edits = GameEdits::default();
    let sheet = change(context, &game.into_option(), |_, sheet| {
        let event = changes.event(sheet, day.flatten())?;
        if let GameEvent::GameEdited { now, .. } = &event {
            edits.clone_from(now);
        }
        Ok(event)
    })?;
    if let Some(day) = day.flatten() {
        warn_of_day_to_come(day, context)?;
    }
    context.print(|| json::scoresheet(&sheet), |style| render::edited(&edits, &sheet, style))
}

fn show(context: &Context, game: GamePosition) -> Result<Scoresheet> {
    let store = context.open_to_show()?;
    game.into_option().sheet_or_last(&store.read()?, LastGame::Any, context)
}

/// Refuses to resume the game before one that was deleted, which is more likely to be meant.
fn refuse_if_last_is_deleted(context: &Context) -> Result<()> {
    let store = context.open_existing()?;
    let reader = store.read()?;
    let newest = |state| {
        let filter = GameFilter { state, ..GameFilter::default() };
        let page = reader.games(filter, PageRequest::first(1))?;
        let newest = page.items.first().map(|game| (game.details.date, game.details.number));
        Ok::<_, StoreError>(newest)
    };
    let deleted = newest(Some(GameState::Deleted))?;
    match deleted {
        Some((_, game)) if deleted > newest(None)? => {
            Err(RequestError::LastGameDeleted(game).into())
        }
        _ => Ok(()),
    }
}

/// Finds a game, records an event and returns the new scoresheet.
fn change(
    context: &Context,
    game: &GameArg,
    event: impl FnOnce(&Writer<'_>, &Scoresheet) -> Result<GameEvent>,
) -> Result<Scoresheet> {
    context.open_existing()?.command(context.now()?, |tx| {
        let sheet = game.sheet(tx)?;
        Ok(tx.record(sheet.id, &event(tx, &sheet)?)?)
    })
}

impl TargetLeague {
    fn event(&self, tx: &Writer<'_>, sheet: &Scoresheet) -> Result<GameEvent> {
        let league = lookup::optional(tx, self.league.as_deref(), lookup::league)?;
        let league = league.map(|league| league.id);
        if league == sheet.league.as_ref().map(|league| league.uuid) {
            return Err(match league {
                Some(_) => RequestError::SameLeague(sheet.number),
                None => RequestError::InNoLeague(sheet.number),
            }
            .into());
        }
        Ok(sheet.move_to_league(league))
    }
}

/// What to change about a game.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns game edit --dealer Cat
  crowns game edit 12 --seats Ann Cat Bob --date 2026-11-20
  crowns game edit last --place \"at Gran's\" --note \"\"

Scores stay with their players. An empty place or note is removed.")]
struct EditArgs {
    #[command(flatten)]
    game: GamePosition,

    #[command(flatten)]
    changes: Changes,
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = true)]
struct Changes {
    /// All players in the order of their seats, clockwise
    #[arg(long, value_name = "PLAYER", num_args = 1..)]
    seats: Option<Vec<String>>,

    /// Player who dealt, or deals, first
    #[arg(long, value_name = "PLAYER")]
    dealer: Option<String>,

    /// Date of the game, such as yesterday or 21/11
    #[arg(long, value_name = "DAY")]
    date: Option<DayArg>,

    /// Where the game is played; empty to remove it
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,

    /// Note to show with the scoresheet; empty to remove it
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
}

impl Changes {
    fn event(&self, sheet: &Scoresheet, date: Option<NaiveDate>) -> Result<GameEvent> {
        let Changes { seats, dealer, place, note, date: _ } = self;
        let player = |name: &String| sheet.find_seat(name).map(|seat| sheet.seats[seat].player);
        let seats = seats
            .as_ref()
            .map(|typed| names(typed, sheet).iter().map(player).collect::<Result<Vec<_>, _>>());
        Ok(sheet.edit(GameEdits {
            seats: seats.transpose()?,
            dealer: dealer.as_ref().map(player).transpose()?,
            date,
            venue: text("--place", place.as_deref())?,
            note: text("--note", note.as_deref())?,
        })?)
    }
}

/// Reads names as `crowns new` does.
fn names(typed: &[String], sheet: &Scoresheet) -> Vec<String> {
    let known: Vec<_> = sheet.seats.iter().map(|seat| seat.name()).collect();
    TypedNames::read(typed, |name| !find_name(&known, name).is_empty()).names
}

/// Reads a text that may be empty.
fn text(flag: &'static str, text: Option<&str>) -> Result<Option<String>> {
    match text {
        Some(text) if text.trim().is_empty() => Ok(Some(String::new())),
        text => input::line(flag, text),
    }
}

/// Add a player to a game in progress, or bring one back
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns join Dan
  crowns join Dan 45
  crowns join Dan 45, Eva 50")]
pub(crate) struct JoinArgs {
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
}

pub(crate) fn join(mut args: JoinArgs, context: &Context) -> Result<Outcome> {
    args.game.take_table_called(&mut args.names);
    let mut store = context.open_existing()?;
    let joins = args.joins(&store, context)?;
    let names: Vec<_> = joins.iter().map(|join| join.name.clone()).collect();
    let (sheet, seats, players) = store.command(context.now()?, |tx| {
        let mut sheet = args.game.sheet(tx)?;
        let players = args.new_players.find_or_add(tx, &names)?;
        let mut seats = Vec::new();
        for (player, join) in players.iter().zip(&joins) {
            must_join(tx, &sheet, player, context.words())?;
            let (event, reason) = sheet.join(player.id, &player.name, join.total)?;
            sheet = tx.record(sheet.id, &event)?;
            seats.push((sheet.seat_of(player.id).expect("the player just joined"), reason));
        }
        Ok::<_, Failure>((sheet, seats, players))
    })?;
    let words = context.words();
    note_new_players(&players, words);
    if context.terminal()?.is_none() {
        let doubtful = players.iter().filter(|one| one.is_new && args.is_doubtful(&one.name));
        doubtful.for_each(|one| note(&words.read_as_one_player(&one.name)));
    }
    let seated = sheet.seats.iter().filter(|seat| !seat.is_left()).count();
    if let Some(stock) = stock_note(seated, &sheet.ruleset) {
        note(words.stock_note(stock));
    }
    context.print(|| json::scoresheet(&sheet), |style| render::joined(&sheet, &seats, style))
}

impl JoinArgs {
    /// Returns who joins, each with the total to start with if one is given. On a terminal,
    /// asks for that of a late-comer and of a player who returns after a missed round.
    fn joins(&self, store: &Store, context: &Context) -> Result<Vec<TypedJoin>> {
        // The reader must be gone before answers come: it keeps others waiting.
        let (players, sheet) = {
            let reader = store.read()?;
            (reader.players()?, self.game.sheet(&reader)?)
        };
        // `"Zoe Max" --new-player` is one player, `"Zoe and Max"` is two.
        let is_new = self.new_players.new_player && self.names.len() == 1;
        let is_new_one = |name: &str| is_new && !name.split(' ').any(is_between_names);
        let is_known = |name: &str| {
            is_new_one(name) || players.iter().any(|other| same_name(&other.name, name))
        };
        let mut joins = Vec::new();
        for join in TypedJoin::read(&self.names, is_known) {
            // `Zoe 999999`
            if let Some((_, total)) = join.name.rsplit_once(' ').filter(|_| !is_known(&join.name))
                && total.parse::<i64>().is_ok()
            {
                input::total(total).map_err(|why| Failure::new(format!("{why}, not `{total}`")))?;
            }
            if !is_known(&join.name)
                && !self.new_players.new_player
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
        if joins.is_empty() {
            return Err(InvalidName::Empty.into());
        }
        let other = |join: &TypedJoin| join.total.zip(self.score).filter(|(one, two)| one != two);
        if joins.iter().all(|join| join.total.is_some())
            && let Some((name, (one, two))) =
                joins.iter().find_map(|join| Some((join.name.clone(), other(join)?)))
        {
            return Err(PlayError::Twice { name, scores: [one, two].map(|n| n.to_string()) }.into());
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
        name.contains(' ') && !is_said() && !self.new_players.new_player
    }
}

/// Asks whether words are one name; elsewhere than on a terminal they are if each has a capital.
fn is_one(text: &str, context: &Context) -> Result<bool> {
    let words = context.words();
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
    let words = context.words();
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
#[command(after_help = "\
Examples:
  crowns leave Cat
  crowns leave Cat --game 12")]
pub(crate) struct LeaveArgs {
    /// Player who leaves; commas separate several
    #[arg(value_name = "PLAYER", required = true)]
    names: Vec<String>,

    #[command(flatten)]
    game: GameArg,
}

pub(crate) fn leave(mut args: LeaveArgs, context: &Context) -> Result<Outcome> {
    args.game.take_table_called(&mut args.names);
    let (sheet, seats) = context.open_existing()?.command(context.now()?, |tx| {
        let mut sheet = args.game.sheet(tx)?;
        let seats = sheet.find_seats(&args.names.join(" "))?;
        if seats.is_empty() {
            return Err(InvalidName::Empty.into());
        }
        for &seat in &seats {
            sheet = tx.record(sheet.id, &sheet.leave(seat)?)?;
        }
        Ok::<_, Failure>((sheet, seats))
    })?;
    context.print(|| json::scoresheet(&sheet), |style| render::left(&sheet, &seats, style))
}
