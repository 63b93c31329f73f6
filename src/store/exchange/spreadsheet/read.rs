//! Reads a spreadsheet: a row per player and round, a row per round with a
//! column per player, or a row per player with a column per round.

use std::collections::{BTreeSet, VecDeque};

use super::error::{ImportSpreadsheetError, SheetProblem};
use super::figures::seat_players;
use super::game::{Location, SpreadsheetGame};
use super::options::{ReadOptions, Totals};
use super::rows::{Rows, Spreadsheet};
use super::table::{MAX_TITLES, Table};
use super::text::decode;
use super::totals::{are_running_results, are_totals_of_games, turn_results_into_totals};
use crate::game::name_key;

/// Reads all games of a spreadsheet that was saved as CSV. Cells are separated
/// by commas, semicolons, tabs or bars.
///
/// # Errors
///
/// What no game can be read for. Other problems are in the value, and end its
/// import.
pub fn read_spreadsheet(
    bytes: &[u8],
    options: &ReadOptions,
) -> Result<Spreadsheet, ImportSpreadsheetError> {
    let (text, is_guess) = decode(bytes)?;
    let (table, columns) = Table::find(&text, options)?;
    columns.check_named(options)?;
    let says_totals = !options.results && columns.says_totals();
    let (days, rounds) = table.survey(&columns, options)?;
    let mut rows = Rows::new(options, columns, days, rounds);
    let mut lines = table.rows();
    let mut below: VecDeque<_> = lines.by_ref().take(MAX_TITLES).collect::<Result<_, _>>()?;
    while let Some(row) = below.pop_front() {
        below.extend(lines.next().transpose()?);
        rows.add(&row, below.make_contiguous())?;
    }
    let mut sheet = rows.finish()?;
    let Spreadsheet { games, notes, problems } = &mut sheet;
    if is_guess {
        let note = "the file is not UTF-8 and was read as Windows-1252; if a name is wrong, save the \
                    file as `CSV UTF-8`";
        notes.insert(0, note.to_owned());
    }
    for game in games.iter_mut().filter(|_| options.totals != Totals::Running) {
        let checked = game.check_sums();
        game.is_refused |= problems.add(checked)?.is_none();
    }
    seat_players(games, options, notes, problems)?;
    games.retain(|game| !game.scores.is_empty() || !game.totals.is_empty() && options.results);
    if options.results && options.totals == Totals::Running {
        turn_results_into_totals(games, problems)?;
        games.retain(|game| !game.totals.is_empty());
    } else if options.results && options.totals == Totals::Refused && are_running_results(games) {
        let location = Location::line(games[0].line);
        problems.add::<()>(Err(SheetProblem::RunningTotals.at(location)))?;
    }
    if options.results && options.totals == Totals::Refused {
        let zeros = games.iter().flat_map(|game| game.totals.values());
        for cell in zeros.filter(|cell| cell.number() == Some(0)) {
            problems.add::<()>(Err(SheetProblem::ZeroTotal.at(cell.location.clone())))?;
        }
    }
    let is_running = |game: &SpreadsheetGame| !game.is_refused && game.has_running_totals();
    if options.totals == Totals::Refused
        && are_totals_of_games(games)
        && !says_totals
        && !games.iter().any(is_running)
    {
        return Err(SheetProblem::TotalsOfGames.at(Location::line(games[0].line)));
    }
    for game in &mut *games {
        game.read_marks(notes);
        let is_running = says_totals || is_running(game);
        let read = match options.totals {
            Totals::Running => game.turn_totals_into_points(problems),
            // Rows that were refused may fall.
            Totals::Refused if is_running => {
                Err(SheetProblem::RunningTotals.at(Location::line(game.line)))
            }
            Totals::Refused => game.sums_in_last_round().map_or(Ok(()), |round| {
                Err(SheetProblem::SumsOrRound { round }.at(game.location(round, None)))
            }),
            Totals::TakenForPoints => Ok(()),
        };
        if problems.add(read)?.is_none() {
            game.is_refused = true;
        }
        if !game.is_refused {
            notes.extend(game.missing_rounds());
            if options.totals != Totals::Running {
                game.read_blanks(notes);
            }
        }
        if options.totals == Totals::TakenForPoints {
            continue;
        }
        game.leave_rounds_ahead_out(notes);
        if !game.is_refused && options.totals == Totals::Refused && game.has_unclear_blanks() {
            let problem = SheetProblem::UnclearBlanks.at(Location::line(game.line));
            problems.add::<()>(Err(problem))?;
        }
    }
    games.retain(|game| !game.scores.is_empty() || options.results);
    name_players(&mut sheet, &options.renamed)?;
    Ok(sheet)
}

/// Gives the players of a file the names that they have here, first name
/// first.
fn name_players(
    sheet: &mut Spreadsheet,
    renamed: &[(String, String)],
) -> Result<(), ImportSpreadsheetError> {
    let mut used = vec![false; renamed.len()];
    let mut noted = BTreeSet::new();
    for player in sheet.games.iter_mut().flat_map(|game| &mut game.players) {
        let turned = turned(&player.text);
        let is_name = |name: &str| {
            let key = name_key(name);
            let is_player = |text: &str| name_key(text) == key;
            is_player(&player.text) || turned.as_deref().is_some_and(is_player)
        };
        if let Some(nth) = renamed.iter().position(|(name, _)| is_name(name)) {
            used[nth] = true;
            player.text = Box::from(&*renamed[nth].1);
        } else if let Some(turned) = turned {
            noted.insert(format!("`{}` was read as {turned}", player.text));
            player.text = turned.into();
        }
    }
    sheet.notes.extend(noted);
    match used.iter().position(|used| !used) {
        Some(nth) => {
            let name = renamed[nth].0.clone();
            Err(SheetProblem::NoSuchPlayer { name }.into())
        }
        None => Ok(()),
    }
}

/// Returns `Hans Müller` for `Müller, Hans`, but `Bob Jr.` for `Bob, Jr.`.
fn turned(text: &str) -> Option<String> {
    let (last, first) = text.split_once(',')?;
    let (last, first) = (last.trim(), first.trim());
    let is_name = !last.is_empty() && !first.is_empty() && !text.contains(['(', '[']);
    let is_name = is_name && !first.contains(|c: char| c == ',' || c.is_ascii_digit());
    let is_suffix = matches!(name_key(first).trim_end_matches('.'), "jr" | "sr" | "ii" | "iii");
    is_name.then(|| if is_suffix { format!("{last} {first}") } else { format!("{first} {last}") })
}

#[cfg(test)]
mod tests;
