//! `crowns result`: a game of which only the totals are known.

use crate::cli::args::input;
use crate::cli::args::members::GameLeagueArgs;
use crate::cli::args::members::{NewPlayerArgs, note_new_players};
use crate::cli::args::time::DayArg;
use crate::cli::prelude::*;
use crate::game::{NewGame, is_link};

/// Record the totals of a game without its rounds
///
/// The game counts in standings, ratings and records of totals, and is left out
/// of figures about rounds. `crowns game resume` opens it for its rounds.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns result Ann 120 Bob 98
  crowns result Ann 120 \"Mary Lou\" 98 --date 2019-04-03 --league Club")]
pub(crate) struct Args {
    /// Name and total of each player
    #[arg(value_name = "PLAYER TOTAL", required = true, allow_negative_numbers = true)]
    words: Vec<String>,

    /// Day of the game, such as yesterday or 21/11 [default: today]
    #[arg(long, value_name = "DAY")]
    date: Option<DayArg>,

    #[command(flatten)]
    league: GameLeagueArgs,

    /// Where the game was played
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,

    /// Note to show with the scoresheet
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,

    /// Ruleset of the game [default: official]
    #[arg(long, value_name = "RULESET")]
    rules: Option<String>,

    #[command(flatten)]
    new_players: NewPlayerArgs,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let (names, totals) = names_and_totals(&args.words)?;
    let date = match &args.date {
        Some(date) => date.played(context, args.json.json)?,
        None => Some(context.today()?),
    };
    let date = date.ok_or(RequestError::Cancelled)?;
    let line = |flag, text: &Option<String>| {
        let text = text.as_deref();
        text.map(|text| input::line(flag, text)).transpose()
    };
    let (venue, text) = (line("--place", &args.place)?, line("--note", &args.note)?);
    let (sheet, players, new_league) = context.open()?.command(context.now()?, |tx| {
        let names = args.new_players.full_names(tx, &names, context.style.words())?;
        let players = args.new_players.find_or_add(tx, &names)?;
        let league = args.league.find_or_add(tx, &context.settings)?;
        let seats = players.iter().map(|player| player.id).collect();
        let ruleset = match &args.rules {
            Some(name) => lookup::ruleset(tx, name)?,
            None => context.settings.ruleset(|name| lookup::ruleset(tx, name))?,
        };
        let started = tx.start_game(NewGame {
            league: league.map(|(league, _)| league),
            venue,
            note: text,
            ..NewGame::new(seats, ruleset, date)
        })?;
        let sheet = tx.game(started)?.expect("the game was just started");
        let sheet = tx.record(started, &sheet.record_result(&totals)?)?;
        Ok::<_, Failure>((sheet, players, league.is_some_and(|(_, is_new)| is_new)))
    })?;
    let words = context.style.words();
    note_new_players(&players, words);
    if let (Some(league), true) = (&sheet.league, new_league) {
        note(&words.new_league(&league.name));
    }
    args.json
        .print(|| render::json::scoresheet(&sheet), || render::scoresheet(&sheet, context.style))
}

/// Stand behind a total.
const AFTER: [&str; 4] = ["and", "&", "points", "pts"];

/// Reads names, each with a total behind it: `Ann 120 Mary Lou 98`, `Ann=120`, `Ann got
/// 120 and Bob 98 points`.
fn names_and_totals(words: &[String]) -> Result<(Vec<String>, Vec<i32>)> {
    let text = words.join(" ").replace([',', ';', '=', ':'], " ");
    let (mut names, mut totals, mut name) = (Vec::new(), Vec::new(), Vec::new());
    for word in text.split_whitespace() {
        let is_after = AFTER.iter().any(|after| word.eq_ignore_ascii_case(after));
        // Kim Won and Ann With are names.
        let is_between =
            word == word.to_lowercase() && (is_link(word) || word == "with" || word == "won");
        match word.parse() {
            _ if name.is_empty() && !names.is_empty() && is_after => {}
            _ if !name.is_empty() && is_between => {}
            Ok(total) if !name.is_empty() => {
                names.push(name.join(" "));
                totals.push(total);
                name.clear();
            }
            Ok(_) => return Err(RequestError::ResultArgs.into()),
            Err(_) => name.push(word),
        }
    }
    match name.is_empty() && !names.is_empty() {
        true => Ok((names, totals)),
        false => Err(RequestError::ResultArgs.into()),
    }
}
