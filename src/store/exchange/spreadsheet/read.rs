//! Reads a spreadsheet: a row per player and round, a row per round with a
//! column per player, or a row per player with a column per round.

use std::collections::{BTreeSet, VecDeque};

use super::error::Result;
use super::figures::seat_players;
use super::game::{Cell, SpreadsheetGame};
use super::players::{base_of_name, plain_name};
use super::problem::SheetProblem;
use super::rows::{Names, Rows, Spreadsheet};
use super::table::{MAX_TITLES, Table, decode};
use super::totals::{LARGEST, are_running_results, are_totals_of_games, turn_results_into_totals};
use super::{ReadOptions, Totals};
use crate::game::name_key;

/// Reads all games of a spreadsheet that was saved as CSV. Cells are separated
/// by commas, semicolons, tabs or bars.
///
/// # Errors
///
/// What no game can be read for. Other problems are in the value, and end its import.
pub fn read_spreadsheet(bytes: &[u8], options: &ReadOptions) -> Result<Spreadsheet> {
    let (text, note) = decode(bytes)?;
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
    let mut sheet = rows.finish();
    let Spreadsheet { games, notes, problems, .. } = &mut sheet;
    if let Some(note) = note {
        notes.insert(0, note.to_owned());
    }
    let are_running = options.totals == Totals::Running;
    let is_forced = options.totals == Totals::TakenForPoints;
    for game in games.iter_mut().filter(|_| !are_running) {
        game.is_refused |= problems.keep(game.check_sums()).is_none();
    }
    for game in games.iter_mut() {
        game.is_refused |= problems.keep(game.read_left(notes)).is_none();
    }
    seat_players(games, options, notes, problems);
    games.retain(|game| !game.scores.is_empty() || !game.totals.is_empty() && options.results);
    if options.results && are_running {
        turn_results_into_totals(games, problems);
        games.retain(|game| !game.totals.is_empty());
    } else if options.results && !is_forced && are_running_results(games) {
        problems.refuse(SheetProblem::RunningTotals.at(games[0].line));
    }
    let has_zero = |game: &SpreadsheetGame| game.totals.values().any(|of| of.worth() == Some(0));
    if !is_forced && games.len() > 2 && games.iter().all(has_zero) {
        return Err(SheetProblem::RoundsInResults.at(games[0].line));
    }
    let totals = games.iter().flat_map(|game| game.totals.values());
    for cell in totals.filter(|_| options.results && !is_forced) {
        match cell.number() {
            Some(0) => problems.refuse(SheetProblem::ZeroTotal.at(cell)),
            Some(total) if total > LARGEST.into_iter().sum() => {
                problems.refuse(SheetProblem::SeasonTotal(total).at(cell));
            }
            _ => {}
        }
    }
    if problems.count() == 0 && !is_forced {
        for game in &*games {
            problems.keep(game.check_places());
        }
    }
    let rises = |game: &SpreadsheetGame| !game.is_refused && game.has_running_totals();
    if options.totals == Totals::Refused
        && are_totals_of_games(games)
        && !says_totals
        && !games.iter().any(rises)
    {
        return Err(SheetProblem::TotalsOfGames.at(games[0].line));
    }
    for game in &mut *games {
        game.read_marks(notes);
        let read = match options.totals {
            Totals::Running => {
                game.read_blanks(notes);
                game.turn_totals_into_points(options, problems);
                Ok(())
            }
            // Rows that were refused may fall.
            Totals::Refused if says_totals || rises(game) => {
                Err(SheetProblem::RunningTotals.at(game.line))
            }
            Totals::Refused => match game.sums_in_last_round() {
                Some(round) => {
                    Err(SheetProblem::SumsOrRound { round }.at(game.location(round, None)))
                }
                None if game.is_refused || problems.count() > 0 => Ok(()),
                None => game.check_rising(),
            },
            Totals::TakenForPoints => Ok(()),
        };
        game.is_refused |= problems.keep(read).is_none();
        if !game.is_refused && !are_running {
            game.read_blanks(notes);
        }
        if !is_forced {
            game.leave_rounds_ahead_out(notes);
        }
        if !is_forced && !game.is_refused {
            // Running totals may double.
            let again = if are_running { Ok(()) } else { game.check_total_again() };
            let checked = game.check_blanks().and(again);
            problems.keep(checked.and_then(|()| game.check_tables()));
        }
        if problems.count() == 0 {
            notes.extend(game.missing_rounds().into_iter().chain(game.absences()));
        }
    }
    games.retain(|game| !game.scores.is_empty() || options.results);
    name_players(&mut sheet, options)?;
    Ok(sheet)
}

/// Gives the players of columns the names that they have here.
fn name_players(sheet: &mut Spreadsheet, options: &ReadOptions) -> Result<()> {
    let Spreadsheet { games, names, notes, .. } = sheet;
    let unnamed = games.iter_mut().filter(|game| !game.is_named);
    for game in unnamed {
        let bases: Vec<_> = game.players.iter().map(|of| base_of_name(&of.text)).collect();
        for (player, base) in game.players.iter_mut().zip(&bases) {
            let is_shared = bases.iter().filter(|other| *other == base).count() > 1;
            names.apply(player, options, is_shared);
        }
        let mut keys = BTreeSet::new();
        let again = game.players.iter().find(|player| !keys.insert(name_key(&player.text)));
        if let Some(player) = again {
            let key = name_key(&player.text);
            let twins = game.players.iter().filter(|of| name_key(&of.text) == key);
            let mut headings =
                twins.filter_map(|of| Some(of.location.column.as_ref()?.to_string()));
            let (one, other) = (headings.next(), headings.next());
            let same = || Some(SheetProblem::SamePlayer { one: one?, other: other? });
            if let Some(problem) = names.joined(&player.text, options).or_else(same) {
                return Err(problem.at(game.line));
            }
        }
    }
    notes.append(&mut names.turned.iter().cloned().collect());
    let unused = (0..options.renamed.len()).find(|nth| !names.renamed.contains(nth));
    let Some(unused) = unused else { return Ok(()) };
    let mut keys = BTreeSet::new();
    let players = games.iter().flat_map(|game| &game.players);
    let players = players.filter(|player| keys.insert(name_key(&player.text)));
    let players = players.map(|player| player.text.to_string()).collect();
    Err(SheetProblem::NoSuchPlayer { name: options.renamed[unused].0.clone(), players }.into())
}

impl Names {
    /// Gives a player the name that an option says, else that alone, first name first, unless
    /// what stands beside it tells it from another.
    pub(super) fn apply(&mut self, player: &mut Cell, options: &ReadOptions, is_shared: bool) {
        let is_whole = is_shared || options.is_known(&player.text);
        let plain = plain_name(&player.text).filter(|_| !is_whole);
        let keys = [Some(&*player.text), plain.as_deref()].map(|name| name.map(name_key));
        let is_name = |(name, _): &(String, String)| keys.contains(&Some(name_key(name)));
        if let Some(nth) = options.renamed.iter().position(is_name) {
            self.renamed.insert(nth);
            player.text = Box::from(&*options.renamed[nth].1);
            return;
        }
        if let Some(plain) = plain {
            self.turned.insert(format!("`{}` was read as {plain}", player.text));
            player.text = plain.into();
        }
        if !options.renamed.is_empty() {
            self.kept.insert(name_key(&player.text));
        }
    }

    /// Returns what is wrong if a player is twice in a game because an option gave another the
    /// name of the one.
    pub(super) fn joined(&self, player: &str, options: &ReadOptions) -> Option<SheetProblem> {
        let key = name_key(player);
        let mut renamed = self.renamed.iter().map(|nth| &options.renamed[*nth]);
        let (name, player) =
            renamed.find(|(name, to)| name_key(to) == key && name_key(name) != key)?;
        let problem = SheetProblem::Joined { name: name.clone(), player: player.clone() };
        self.kept.contains(&key).then_some(problem)
    }
}
