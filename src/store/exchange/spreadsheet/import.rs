//! Imports the games of a spreadsheet: all of them by one command, or none.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{Datelike, NaiveDate};

use super::error::{ImportProblem, ImportSpreadsheetError, Located, Problems, Result};
use super::game::{Cell, Location, SpreadsheetGame};
use super::known_games::{Known, KnownGames, PlayedGame, Rounds};
use super::players::{base_of_name, has_more_than_name, owner};
use super::problem::SheetProblem;
use super::rows::Spreadsheet;
use crate::game::{
    GameEvent, GameState, GameSummary, LeagueId, NewGame, PlayError, PlayerId, RoundEntry,
    ScoreEntry, ScoreEntryError, ScoreWarning, ScoredRound, Scoresheet, is_written_as_name,
    name_key, names_within, single_line,
};
use crate::rules::{Round, RoundRules, Ruleset};
use crate::store::write::find_or_add::SeatedPlayer;
use crate::store::write::{NewPlayerError, Writer};

/// What a spreadsheet does not say about its games.
#[derive(Debug, Clone)]
#[allow(clippy::struct_excessive_bools, reason = "independent options")]
pub struct SpreadsheetOptions {
    pub ruleset: Ruleset,
    /// The day of games without one.
    pub date: NaiveDate,
    /// The day that it is: a game on a later one is refused.
    pub today: NaiveDate,
    /// The league of games without one; added if it does not exist.
    pub league: Option<String>,
    /// Whether to add players whose names are similar to existing ones.
    pub accept_similar_players: bool,
    /// Whether to add leagues whose names are similar to existing ones.
    pub accept_similar_leagues: bool,
    pub accept_implausible: bool,
    pub dry_run: bool,
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct SpreadsheetReport {
    pub games: Vec<GameSummary>,
    pub players: Vec<SeatedPlayer>,
    pub new_leagues: Vec<String>,
    /// The numbers of games that were here already.
    pub known: Vec<u32>,
    /// The numbers of games that were here already, but without the rounds of the file.
    pub without_rounds: Vec<u32>,
    /// The numbers of new games, each with that of one of the same day and players.
    pub alike: Vec<(u32, u32)>,
    /// The numbers of new games with one player.
    pub alone: Vec<u32>,
    /// How many scores are to be looked at again.
    pub warning_count: u64,
    /// Of those, the first [`SHOWN_WARNINGS`].
    pub warnings: Vec<SpreadsheetWarning>,
}

pub const SHOWN_WARNINGS: usize = 10;

#[derive(Debug, Clone, PartialEq)]
pub struct SpreadsheetWarning {
    pub line: u64,
    /// Its game when the round was scored.
    pub sheet: Scoresheet,
    pub round: u8,
    pub warning: ScoreWarning,
}

/// The year in which Five Crowns came out.
const FIRST_YEAR: i32 = 1996;

/// The most players and leagues of a file: each is looked up among all others.
const MAX_NAMES: usize = 1000;

pub(crate) fn import(
    tx: &mut Writer<'_>,
    sheet: Spreadsheet,
    options: &SpreadsheetOptions,
) -> Result<SpreadsheetReport> {
    let games = sheet.games;
    check_count(games.iter().flat_map(|game| &game.players))?;
    check_count(games.iter().filter_map(|game| game.league.as_ref()))?;
    let mut import = Import {
        tx,
        options,
        players: BTreeMap::new(),
        leagues: BTreeMap::new(),
        former: HashMap::new(),
        known: KnownGames::default(),
        report: SpreadsheetReport::default(),
    };
    let mut problems = sheet.problems;
    if problems.count() == 0 && !options.accept_implausible {
        let all: HashSet<_> =
            games.iter().flat_map(|game| &game.players).map(|of| name_key(&of.text)).collect();
        let is_alone = |game: &&SpreadsheetGame| {
            game.players.len() == 1 && (game.scores.is_empty() || all.len() > 1)
        };
        for game in games.iter().filter(is_alone) {
            let problem = match game.scores.is_empty() {
                true => SheetProblem::OnePlayer,
                false => SheetProblem::AloneInRounds,
            };
            problems.refuse(problem.at(game.line));
        }
    }
    let mut halves = BTreeMap::new();
    for (half, other) in games.iter().flat_map(SpreadsheetGame::halves) {
        halves.entry(name_key(&half.text)).or_insert(other);
    }
    for player in games.iter().flat_map(|game| &game.players) {
        problems.add(import.add_player(player, &games, &halves))?;
    }
    for game in games {
        let added = import.game(&game, &mut problems);
        problems.add(added)?;
    }
    problems.check()?;
    Ok(import.report)
}

struct Import<'a, 'tx> {
    tx: &'a mut Writer<'tx>,
    options: &'a SpreadsheetOptions,
    /// By the key of the name.
    players: BTreeMap<String, PlayerId>,
    /// By the key of the name.
    leagues: BTreeMap<String, LeagueId>,
    /// New players whose name another one had: that name, and the present name of the other.
    former: HashMap<PlayerId, (String, String)>,
    known: KnownGames,
    report: SpreadsheetReport,
}

impl Import<'_, '_> {
    /// Adds a player who is not here yet. Two names of one round are two players, however
    /// similar they are.
    fn add_player(
        &mut self,
        player: &Cell,
        games: &[SpreadsheetGame],
        halves: &BTreeMap<String, &Cell>,
    ) -> Result<()> {
        let key = name_key(&player.text);
        if self.players.contains_key(&key) {
            return Ok(());
        }
        let names = [player.text.to_string()];
        let accept = self.options.accept_similar_players;
        let is_other = |near: &String| {
            let is_new = |seat: &SeatedPlayer| seat.is_new && seat.name == *near;
            self.report.players.iter().any(is_new)
                && games.iter().any(|game| game.have_both_played(&player.text, near))
        };
        let seats = match self.tx.find_or_add_players(&names, accept) {
            Err(NewPlayerError::NearMisses(near))
                if near.iter().all(|(_, near)| near.iter().all(is_other)) =>
            {
                self.tx.find_or_add_players(&names, true)
            }
            Err(NewPlayerError::Former { name, player }) => {
                let seats = self.tx.find_or_add_players(&names, true);
                let new = seats.iter().flatten().map(|seat| seat.id);
                self.former.extend(new.map(|id| (id, (name.clone(), player.clone()))));
                seats
            }
            seats => seats,
        };
        let is_new = seats.iter().flatten().any(|seat| seat.is_new);
        if let Some(other) = halves.get(&key).filter(|_| is_new && !accept) {
            let [name, other] = [player, *other].map(|cell| cell.text.to_string());
            let near = NewPlayerError::NearMisses(vec![(name, vec![other])]);
            return Err(ImportProblem::from(near).at(player));
        }
        if is_new
            && !accept
            && let Some(problem) = self.name_doubt(&player.text, games)?
        {
            return Err(problem.at(player));
        }
        let seats = seats.at(player)?;
        self.players.extend(seats.first().map(|seat| (key, seat.id)));
        self.report.players.extend(seats);
        Ok(())
    }

    /// Returns why a new name may be that of a player with something beside it, unless that tells
    /// it from another of its game.
    fn name_doubt(&self, name: &str, games: &[SpreadsheetGame]) -> Result<Option<ImportProblem>> {
        let is_alike = |player: &&Cell| base_of_name(&player.text) == base_of_name(name);
        let is_shared =
            |game: &SpreadsheetGame| game.players.iter().filter(is_alike).nth(1).is_some();
        let is_other = |near: &str| {
            name_key(name) == name_key(near)
                || games.iter().any(|game| game.have_both_played(name, near))
        };
        let players = self.tx.players().map_err(ImportProblem::from)?;
        let within = names_within(name, players.iter().map(|player| &*player.name));
        let within: Vec<_> = within.into_iter().filter(|near| !is_other(near)).collect();
        let has_more = has_more_than_name(name);
        // `Annas Punkte` beside `Bobs Punkte`
        let are_owners = |game: &&SpreadsheetGame| {
            game.players.len() > 1 && game.players.iter().all(|player| owner(player).is_some())
        };
        let mut alike = games.iter().filter(are_owners);
        let owner = alike.find_map(|game| owner(&game.players[game.find(name)?]));
        if let Some(owner) = owner.filter(|owner| *owner != name) {
            let (name, owner) = (name.to_owned(), owner.to_owned());
            return Ok(Some(SheetProblem::Genitive { name, owner }.into()));
        }
        // `Ann jokers` beside `Ann`, or `Ann Jokers` and `Bob Jokers` beside `Ann` and `Bob`
        let is_beside = name.rsplit_once(' ').is_some_and(|(owner, word)| {
            let is_of_game = |game: &SpreadsheetGame| {
                let has = |name: &str| game.find(name).is_some();
                let others = game.players.iter().filter_map(|of| of.text.rsplit_once(' '));
                let mut owners = others.filter(|(_, of)| *of == word).map(|(owner, _)| owner);
                let mut is_shared = || owners.any(|other| other != owner && has(other));
                // `Bobs best`
                let is_of = |end| owner.strip_suffix(end).is_some_and(has);
                ["", "s", "'s", "’s"].into_iter().any(is_of)
                    && (word.starts_with(char::is_lowercase) || is_shared())
            };
            owner.starts_with(char::is_uppercase) && games.iter().any(is_of_game)
        });
        if is_beside {
            return Ok(Some(SheetProblem::NotOnlyName { name: name.to_owned() }.into()));
        }
        if has_more && games.iter().any(is_shared)
            || !has_more && (within.is_empty() || within.len() == 1 && is_written_as_name(name))
        {
            return Ok(None);
        }
        let name = name.to_owned();
        if within.is_empty() {
            return Ok(Some(SheetProblem::NotOnlyName { name }.into()));
        }
        let near = within.into_iter().map(str::to_owned).collect();
        Ok(Some(NewPlayerError::NearMisses(vec![(name, near)]).into()))
    }

    fn game(&mut self, game: &SpreadsheetGame, problems: &mut Problems) -> Result<()> {
        let before = problems.count();
        let keys = game.players.iter().map(|player| name_key(&player.text));
        let seats: Option<Vec<_>> = keys.map(|key| self.players.get(&key).copied()).collect();
        let date = game.date.unwrap_or(self.options.date);
        let problem = match game.date {
            Some(date) if date > self.options.today => Some(ImportProblem::DayToCome(date)),
            Some(date) if date.year() < FIRST_YEAR => Some(ImportProblem::DayTooEarly(date)),
            _ => None,
        };
        if let Some(problem) = problem.filter(|_| !self.options.accept_implausible) {
            problems.refuse(problem.at((game.line, "date")));
        }
        let rounds = rounds(game, &self.options.ruleset, problems)?;
        let totals = problems.add(results(game))?.unwrap_or_default();
        let venue = game.place.as_ref().map(|cell| single_line(&cell.text).at(cell)).transpose();
        let venue = problems.add(venue)?.flatten();
        // Of players who cannot be added, no game can be scored.
        let Some(seats) = seats else {
            problems.add(self.league(game))?;
            return Ok(());
        };
        check_players(game, &seats)?;
        let played = PlayedGame::new(date, &seats, &rounds, &totals, &self.options.ruleset);
        let known = self.known.find(self.tx, &played)?;
        let is_new = |id| self.report.players.iter().any(|player| player.is_new && player.id == id);
        if !self.options.accept_implausible
            && matches!(known, None | Some(Known::Table(_)))
            && let Some((player, other)) = self.known.renamed(&played, is_new)
        {
            let seat = seats.iter().position(|of| *of == player).unwrap_or_default();
            let (name, other) = (game.name(seat), other.to_owned());
            return Err(ImportProblem::Renamed { name, other }.at(game.line));
        }
        if !self.options.accept_implausible
            && let Some((name, player)) = seats.iter().find_map(|seat| self.former.get(seat))
        {
            let (name, player) = (name.clone(), player.clone());
            return Err(ImportProblem::from(NewPlayerError::Former { name, player }).at(game.line));
        }
        let same = self.known.add(played, game.line).filter(|_| !game.has_key);
        if let Some(line) = same {
            return Err(SheetProblem::SameGame(line).at(game.line));
        }
        match known {
            Some(Known::All(number)) => {
                self.report.known.push(number);
                return Ok(());
            }
            Some(Known::Totals(number)) => {
                self.report.without_rounds.push(number);
                return Ok(());
            }
            Some(Known::Begun(game_number)) if !self.options.accept_implausible => {
                return Err(ImportProblem::Begun(game_number).at(game.line));
            }
            _ => {}
        }
        let league = problems.add(self.league(game))?.flatten();
        let new_game = NewGame::new(seats, self.options.ruleset.clone(), date);
        let started = self.tx.start_game(NewGame { league, venue, ..new_game }).at(game.line)?;
        let mut sheet = self.tx.game(started)?.expect("the game was just started");
        if !totals.is_empty() {
            let result = sheet.record_result(&totals).at(game.line);
            if let Some(result) = problems.add(result)? {
                sheet = self.tx.record(started, &result)?;
            }
        }
        let last_of = |seat: usize| {
            let played = game.of_seat(seat).filter(|(_, one)| !one.is_absent());
            played.map(|(round, _)| round).max()
        };
        let last: Vec<_> = (0..game.players.len()).map(last_of).collect();
        for (round, mut entries) in rounds {
            // Who has no more scores left.
            entries.retain(|(seat, _)| last[*seat] >= Some(round));
            for seat in sheet.seated().into_iter().filter(|seat| last[*seat] < Some(round)) {
                let player = sheet.seats[seat].player;
                let left = GameEvent::PlayerLeft { player, from_round: round };
                sheet = self.tx.record(started, &left)?;
            }
            let is_whole = !game.is_refused && problems.count() == before;
            let scored = score(&sheet, game, round, entries, self.options);
            let scored = match scored {
                // It may be due to a row or round that was left out.
                Err(error) if !is_whole && !error.is_of_score() => continue,
                scored => problems.add(scored)?,
            };
            let Some(scored) = scored else { continue };
            sheet = self.tx.record(started, &scored.event)?;
            let line = game.location(round, None).line;
            self.report.warning_count += scored.warnings.len() as u64;
            let more = SHOWN_WARNINGS - self.report.warnings.len();
            let warnings = scored.warnings.into_iter().take(more);
            let warning =
                |of| SpreadsheetWarning { line, sheet: sheet.clone(), round, warning: of };
            self.report.warnings.extend(warnings.map(warning));
        }
        if game.is_refused || problems.count() > before {
            return Ok(());
        }
        check_totals(game, &sheet)?;
        if sheet.state() == GameState::Open {
            let finished = sheet.finish().map_err(ImportProblem::from)?;
            sheet = self.tx.record(started, &finished)?;
        }
        if let Some(Known::Begun(other) | Known::Table(other)) = known {
            self.report.alike.push((sheet.number, other));
        }
        if game.players.len() == 1 {
            self.report.alone.push(sheet.number);
        }
        self.report.games.push(sheet.summary());
        Ok(())
    }

    fn league(&mut self, game: &SpreadsheetGame) -> Result<Option<LeagueId>> {
        let (name, location) = match (&game.league, &self.options.league) {
            (Some(cell), _) => (&*cell.text, Some(cell.location.clone())),
            (None, Some(name)) => (name.as_str(), None),
            (None, None) => return Ok(None),
        };
        let key = name_key(name);
        if let Some(&league) = self.leagues.get(&key) {
            return Ok(Some(league));
        }
        let accept = self.options.accept_similar_leagues;
        let found = self.tx.find_or_add_league(name, accept);
        let (league, is_new) =
            found.map_err(|error| ImportSpreadsheetError { location, ..error.into() })?;
        if is_new {
            self.report.new_leagues.push(name.to_owned());
        }
        self.leagues.insert(key, league);
        Ok(Some(league))
    }
}

/// Checks that no two players of a game are one here.
fn check_players(game: &SpreadsheetGame, seats: &[PlayerId]) -> Result<()> {
    for (other, seat) in seats.iter().enumerate() {
        if let Some(one) = seats[..other].iter().position(|of| of == seat) {
            let (one, other) = (game.name(one), game.name(other));
            return Err(SheetProblem::SamePlayer { one, other }.at(game.line));
        }
    }
    Ok(())
}

/// Checks how many different names there are of players, or of leagues.
fn check_count<'a>(cells: impl Iterator<Item = &'a Cell>) -> Result<()> {
    let mut names = HashSet::new();
    for cell in cells {
        names.insert(name_key(&cell.text));
        if names.len() > MAX_NAMES {
            return Err(ImportProblem::TooManyNames { most: MAX_NAMES }.at(cell));
        }
    }
    Ok(())
}

/// Reads all scores of a game; a player without one in a round did not play it.
/// A round with a score that cannot be read is left out.
fn rounds(game: &SpreadsheetGame, ruleset: &Ruleset, problems: &mut Problems) -> Result<Rounds> {
    let mut rounds = Vec::new();
    for number in game.rounds() {
        let round = Round::new(number).unwrap_or(Round::LAST);
        let entry = |seat: usize| match game.scores.get(&(number, seat)) {
            None => Ok((seat, ScoreEntry::Absent)),
            Some(score) => {
                let Cell { text, location } = &score.points;
                let entry = score_entry(text, ruleset.in_round(round));
                entry.map(|entry| (seat, entry)).at(location)
            }
        };
        let mut entries = Vec::new();
        for seat in 0..game.players.len() {
            entries.extend(problems.add(entry(seat))?);
        }
        if entries.len() == game.players.len() {
            rounds.push((number, entries));
        }
    }
    Ok(rounds)
}

/// Reads a score, of which an error speaks of cards only if it can be some.
fn score_entry(text: &str, rules: RoundRules<'_>) -> Result<ScoreEntry, ScoreEntryError> {
    ScoreEntry::read(text, rules).map_err(|error| {
        let is_of_letter = |c: char| c.is_alphabetic() && !matches!(c, 'x' | 'X');
        match ScoreEntry::read_typed(text, rules) {
            Err(slip @ ScoreEntryError::Slip { .. }) => slip,
            _ if error.is_of_cards() && !text.contains(is_of_letter) => {
                ScoreEntryError::Unreadable { text: text.to_owned(), nearest: None }
            }
            _ => error,
        }
    })
}

/// Reads the totals of a game without rounds; none of another.
fn results(game: &SpreadsheetGame) -> Result<Vec<i32>> {
    let totals = game.totals.values().filter(|_| game.scores.is_empty());
    let bad = |cell: &Cell| SheetProblem::BadTotal(cell.text.clone()).at(cell);
    totals.map(|cell| cell.number().ok_or_else(|| bad(cell))).collect()
}

fn score(
    sheet: &Scoresheet,
    game: &SpreadsheetGame,
    round: u8,
    entries: Vec<(usize, ScoreEntry)>,
    options: &SpreadsheetOptions,
) -> Result<ScoredRound> {
    let mut out = game.round(round).filter(|(_, one)| one.went_out);
    let first = out.next();
    if let (Some((one, _)), Some((other, score))) = (first, out.next()) {
        let [one, other] = [one, other].map(|seat| sheet.seats[seat].name().to_owned());
        let problem = ImportProblem::from(PlayError::TwoOut { one, other });
        return Err(problem.at((score.points.location.line, "out")));
    }
    let entry = RoundEntry {
        round: Some(round),
        entries,
        out: first.map(|(seat, _)| seat),
        force: options.accept_implausible,
        exact: true,
    };
    sheet.score(entry).map_err(|error| {
        if Round::new(round).is_none() {
            let problem = SheetProblem::BadRound(round.to_string());
            return problem.at((game.location(round, None).line, "round"));
        }
        let refused = error.refused_score().and_then(|why| sheet.refused(why));
        let seat = refused.map(|(seat, _)| seat);
        let Location { line, column } = game.location(round, seat);
        let column = column.filter(|_| seat.is_some());
        ImportProblem::from(error).at(Location { line, column })
    })
}

/// Compares the totals of a file with those of its rounds.
fn check_totals(game: &SpreadsheetGame, sheet: &Scoresheet) -> Result<()> {
    for (&seat, Cell { text, location }) in &game.totals {
        let total = sheet.total(seat);
        if text.parse() != Ok(total) {
            let text = text.to_string();
            return Err(ImportProblem::Total { total, text }.at(location));
        }
    }
    Ok(())
}
