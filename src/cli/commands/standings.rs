//! `crowns standings`, `stats` and `records`: the ranking of players, figures of all, of one, or
//! of two against each other, and the best of all.

use std::io::{self, IsTerminal};

use crate::cli::args::ranking::TopArg;
use crate::cli::args::time::AsOfArg;
use crate::cli::commands::solitaire;
use crate::cli::prelude::*;
use crate::league::{AllStats, HeadToHead, Records, Stats};
use crate::render::Explanation;
use crate::render::report::{Report, StandingsReport};

/// Show the standings of a league or of all games
///
/// A finished game counts if at least two players stayed to the end, and only for those players.
/// The ranking follows the settings of the league unless options change them.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns standings
  crowns standings Tuesday
  crowns standings 2024
  crowns standings --league Tuesday --season Autumn
  crowns standings --by rating --min-games 5 --top 10
  crowns standings --explain Ann

Columns, as many as fit:
  #        Place, then the change of place since before the last day of play
  games    Games played, including those left out
  counted  Games not left out, with --drop-worst
  wins     Games won; 5/2 means five, two of them shared
  beaten   Share of opponents beaten, where a tie counts half
  average  Average of the final totals
  round    Average points per round
  out      Share of rounds in which the player went out
  best     Lowest final total
  worst    Highest final total
  total    Sum of the final totals
  points   Average points for places, 100 for the first and 0 for the last
  rating   Skill rating, a cautious estimate
  trend    The ranking figure after each of the last days of play, higher is
           better")]
pub(crate) struct Args {
    #[command(flatten)]
    selection: SelectionArgs,

    #[command(flatten)]
    ranking: RankingArgs,

    #[command(flatten)]
    top: TopArg,

    #[command(flatten)]
    as_of: AsOfArg,

    /// Show how the figures of this player add up, game by game
    #[arg(long, value_name = "PLAYER")]
    explain: Option<String>,

    #[command(flatten)]
    json: JsonArg,

    /// Write CSV, for a spreadsheet
    #[arg(long, conflicts_with_all = ["explain", "json"])]
    csv: bool,

    /// Write Markdown
    #[arg(long, conflicts_with_all = ["explain", "json", "csv"])]
    md: bool,
}

pub(crate) fn run(mut args: Args, context: &Context) -> Result<Outcome> {
    let style = context.style;
    args.ranking = args.ranking.or_said(&mut args.selection);
    args.top = args.top.or_said(&mut args.selection);
    let store = args.as_of.open(context)?;
    let reader = args.as_of.read(&store, context)?;
    let selection = args.selection.find(&reader, context, 0)?;
    let ranked = RankedStandings::count(&reader, &selection, &args.ranking)?;
    let page = ranked.page(&selection);
    if let Some(name) = &args.explain {
        let player = lookup::player(&reader, name)?;
        let standing = page.standings.iter().find(|standing| standing.player.uuid == player.id);
        let explanation = Explanation {
            selection: page.selection,
            ranking: page.ranking,
            players: page.standings.len(),
            standing: standing.ok_or(RequestError::NotInStandings(player.name))?,
            games: ranked.counted.games(player.id),
        };
        return context
            .print(|| json::line(&explanation), |_| render::explained(&explanation, style));
    }
    let page = ranked.top(args.top, &selection);
    context.print(
        || json::line(page),
        |_| {
            if args.csv {
                StandingsReport { page }.csv()
            } else if args.md {
                StandingsReport { page }.markdown(style.language)
            } else {
                render::standings(&page, style)
            }
        },
    )
}

/// Help of the words of commands that take players, too.
const PLAYERS_TOO: &str = "A player, a league or a period: Ann, Tuesday, yesterday, \"march 2024\"";

/// Show the statistics of all players or of one, or compare two
///
/// Counts the games that the player and at least one other player finished. Figures from fewer than
/// five games are marked with ~. Solitaire is listed separately and counts for no player.
/// Without a player, lists all, and on a terminal asks whose figures to show in detail.
#[derive(Debug, clap::Args)]
#[command(
    mut_arg("words", |words| words.help(PLAYERS_TOO)),
    after_help = "\
Examples:
  crowns stats Ann
  crowns stats Ann vs Bob
  crowns stats Ann 2024"
)]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    selection: SelectionArgs,
}

pub(crate) fn stats(args: StatsArgs, context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let mut selection = args.selection.find(&store.read()?, context, 2)?;
    if selection.players.is_empty() {
        show_all(&selection, &store, context)?;
        let reader = || store.read().map_err(Failure::from);
        for name in ask(&store, context)? {
            selection.players.push(lookup::player(&reader()?, &name)?);
        }
    }
    if selection.players.is_empty() { Ok(Outcome::Yes) } else { show(selection, &store, context) }
}

fn show_all(
    Selection { filter, choice, .. }: &Selection,
    store: &ReadStore,
    context: &Context,
) -> Result<Outcome> {
    let reader = store.read()?;
    let mut all = AllStats::default();
    reader.results(filter, |game| all.add(game))?;
    let players = all.finish();
    let solitaire = solitaire::stats_of_all(&reader)?;
    context.print(
        || json::all_stats(&players, &solitaire, choice),
        |style| {
            let table = render::all_stats(&players, choice, style);
            match solitaire.game_count {
                0 => table,
                _ => format!("{table}\n{}", render::solitaire_stats(&solitaire, style)),
            }
        },
    )
}

/// Asks for one player, or for two to compare; none if there is nobody to ask or nobody is named.
fn ask(store: &ReadStore, context: &Context) -> Result<Vec<String>> {
    if !io::stdout().is_terminal() {
        return Ok(Vec::new());
    }
    // The reader must be gone before the answer comes: it keeps others waiting.
    let players: Vec<_> = store.read()?.players()?.into_iter().map(|player| player.name).collect();
    let words = context.words();
    let Some(mut terminal) = context.terminal()?.filter(|_| !players.is_empty()) else {
        return Ok(Vec::new());
    };
    let find = |name: &str| {
        let reader = store.read().map_err(|error| error.to_string())?;
        lookup::player(&reader, name).map(drop).map_err(|failure| failure.message(words))
    };
    ask_names(&mut terminal, &players, &find, words)
}

/// Asks for up to two players that can be found.
fn ask_names(
    prompt: &mut impl Prompt,
    players: &[String],
    find: &dyn Fn(&str) -> Result<(), String>,
    words: &Messages,
) -> Result<Vec<String>> {
    let is_known = |name: &str| players.iter().any(|player| name_key(player) == name_key(name));
    let read = |answer: &str| {
        if answer.is_empty() {
            return Ok(Vec::new());
        }
        let names = TypedNames::read(&[answer.to_owned()], is_known).names;
        if names.len() > 2 {
            return Err(words.whose_stats_help().to_owned());
        }
        names.iter().try_for_each(|name| find(name))?;
        Ok(names)
    };
    prompt.ask(words.whose_stats(), words.whose_stats_help(), read)
}

/// Shows the figures of a player, or of two compared.
fn show(selection: Selection, store: &ReadStore, context: &Context) -> Result<Outcome> {
    let reader = store.read()?;
    let Selection { choice, players, .. } = selection;
    let player = &players[0];
    let filter = GameFilter { player: Some(player.id), ..selection.filter };
    match players.get(1) {
        None => {
            let mut stats = Stats::new(PlayerRef::from(player));
            reader.results(&filter, |game| stats.add(game))?;
            context.print(
                || json::stats(&stats, &choice),
                |style| render::stats(&stats, &choice, style),
            )
        }
        Some(other) => {
            if player.id == other.id {
                return Err(RequestError::SamePlayer(player.name.clone()).into());
            }
            let mut pair = HeadToHead::new([player, other].map(PlayerRef::from));
            reader.results(&filter, |game| pair.add(game))?;
            context.print(
                || json::head_to_head(&pair, &choice),
                |style| render::head_to_head(&pair, &choice, style),
            )
        }
    }
}

/// Show the records: best and worst totals, biggest wins, streaks
///
/// Counts the games that at least two players finished; records need ten of
/// them. With a player, shows the records that the player holds.
#[derive(Debug, clap::Args)]
#[command(mut_arg("words", |words| words.help(PLAYERS_TOO)))]
#[command(after_help = "\
Examples:
  crowns records
  crowns records Ann
  crowns records \"this year\"")]
pub(crate) struct RecordsArgs {
    #[command(flatten)]
    selection: SelectionArgs,

    /// Write JSON, with every holder of a shared record
    #[arg(long)]
    json: bool,
}

pub(crate) fn records(args: RecordsArgs, context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let selection = args.selection.find(&reader, context, 1)?;
    let Selection { filter, choice, .. } = selection;
    let mut records = Records::default();
    reader.results(&filter, |game| records.add(game))?;
    let (counted, missing) = (records.games(), records.missing());
    let mut records = records.finish();
    if let [player] = selection.players.as_slice() {
        records.retain_mut(|record| record.is_led_by(player.id));
        if records.is_empty() && missing == 0 && !context.json {
            note(&context.words().holds_no_record(&shown(&player.name)));
            return Ok(Outcome::Yes);
        }
    }
    context.print(
        || json::records(&records, counted, &choice),
        |style| render::records(&records, counted, &choice, style),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::ui::prompt::Script;

    #[test]
    fn enter_ends_with_the_table_and_names_are_asked_until_they_are_found() {
        let players = ["Ann", "Mary Lou"].map(str::to_owned);
        let words = Language::English.words();
        let known = |name: &str| players.iter().any(|player| player == name);
        let find = |name: &str| known(name).then_some(()).ok_or(format!("no {name}"));
        for (answers, expect, questions) in [
            ("", "", 1),
            ("  ", "", 1),
            ("Ann, Mary Lou", "Ann, Mary Lou", 1),
            ("Zoe/Ann", "Ann", 2),
        ] {
            let mut script = Script::new(answers);
            let names = ask_names(&mut script, &players, &find, words).unwrap();
            assert_eq!(names.join(", "), expect);
            let asked = script.notes.iter().filter(|note| note.as_str() == words.whose_stats());
            assert_eq!(asked.count(), questions);
        }
    }
}
