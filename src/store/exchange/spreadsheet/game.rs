//! A game as a spreadsheet has it: texts, where they stand, and what tells it from the others.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use chrono::NaiveDate;

use crate::game::{ScoreEntry, name_key};
use crate::rules::{Round, Ruleset};

#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct SpreadsheetGame {
    pub(super) line: u64,
    /// Whether a column `game` tells it from the others of the file.
    pub(super) has_key: bool,
    pub(super) date: Option<NaiveDate>,
    pub(super) league: Option<Cell>,
    pub(super) place: Option<Cell>,
    pub(super) columns: Option<Arc<[Seat]>>,
    /// The players in the order in which the file names them; of a game with
    /// columns, only once all of it was read.
    pub(super) players: Vec<Cell>,
    /// By round and player; without the players who have no score in a round.
    pub(super) scores: BTreeMap<(u8, usize), CellScore>,
    /// By player, if the file has totals.
    pub(super) totals: BTreeMap<usize, Cell>,
    /// The places of players beside the totals of results.
    pub(super) placed: Vec<Placed>,
    /// By round and player, the totals beside the points.
    pub(super) sums: BTreeMap<(u8, usize), Cell>,
    pub(super) is_refused: bool,
    /// The seat after the only empty column between players.
    pub(super) divided: Option<usize>,
    /// Whether its players have the names that they have here.
    pub(super) is_named: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct Seat {
    pub(super) index: usize,
    pub(super) kind: SeatKind,
    pub(super) player: Cell,
    /// The index of the column of who went out, where each player has one.
    pub(super) out: Option<usize>,
    /// Whether the heading says that the player's scores are running totals.
    pub(super) is_total: bool,
}

/// What a column of scores holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SeatKind {
    Player,
    /// The running totals of the player with this key.
    TotalsOf(String),
    /// Sums of something.
    Totals,
    /// What nothing says: there is no heading.
    Nameless,
    /// What another column with the same heading does not hold.
    Twice,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct CellScore {
    pub(super) points: Cell,
    /// Whether a column `out` says that the player went out.
    pub(super) went_out: bool,
}

/// The place of a player as the sheet has it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Placed {
    /// The player, where the place stands.
    pub(super) player: Cell,
    pub(super) place: u32,
}

/// What the scores of a row are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowKind {
    Round(u8),
    Totals,
    /// Nothing says what: the round or the player is missing.
    Unlabelled,
}

pub(super) struct Record {
    pub(super) kind: RowKind,
    /// The column of the player, or the player's name.
    pub(super) seat: Result<usize, Cell>,
    pub(super) points: Cell,
    pub(super) went_out: bool,
    /// A total beside the points.
    pub(super) total: Option<Cell>,
    /// The place of the player, where the heading or the cell of the name says it.
    pub(super) place: Option<u32>,
}

impl Record {
    pub(super) fn new(kind: RowKind, seat: Result<usize, Cell>, points: Cell) -> Self {
        Self { kind, seat, points, went_out: false, total: None, place: None }
    }
}

/// A text and where it stands.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Cell {
    pub(super) text: Box<str>,
    pub(super) location: Location,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Location {
    /// Lines are counted from 1.
    pub line: u64,
    /// The heading of the column, `None` for the whole line.
    pub column: Option<Arc<str>>,
}

impl From<u64> for Location {
    fn from(line: u64) -> Self {
        Self { line, column: None }
    }
}

impl<C: Into<Arc<str>>> From<(u64, C)> for Location {
    fn from((line, column): (u64, C)) -> Self {
        Self { line, column: Some(column.into()) }
    }
}

impl From<&Self> for Location {
    fn from(location: &Self) -> Self {
        location.clone()
    }
}

impl From<&Cell> for Location {
    fn from(cell: &Cell) -> Self {
        cell.location.clone()
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        match &self.column {
            Some(column) => write!(f, ", column `{column}`"),
            None => Ok(()),
        }
    }
}

impl SpreadsheetGame {
    /// Returns the seat of a player, if there is one.
    pub(super) fn find(&self, name: &str) -> Option<usize> {
        let key = name_key(name);
        self.players.iter().position(|other| name_key(&other.text) == key)
    }

    pub(super) fn name(&self, seat: usize) -> String {
        self.players[seat].text.to_string()
    }

    /// Returns `true` if two players have scores of the same round, or results of the game.
    pub(super) fn have_both_played(&self, one: &str, other: &str) -> bool {
        let (Some(one), Some(other)) = (self.find(one), self.find(other)) else { return false };
        let has = |round, seat| self.has_played(round, seat);
        self.scores.is_empty()
            || self.rounds().into_iter().any(|round| has(round, one) && has(round, other))
    }

    /// Returns the players of one or two rounds, each with one of the same initial who has just
    /// the other rounds of the game: the two may be one, misspelt.
    pub(super) fn halves(&self) -> Vec<(&Cell, &Cell)> {
        let all = BTreeSet::from_iter(self.rounds());
        let played = |seat| {
            let has = |&&round: &&u8| self.scores.contains_key(&(round, seat));
            all.iter().filter(has).copied().collect::<BTreeSet<_>>()
        };
        let initial = |player: &Cell| name_key(&player.text).chars().next();
        let players = self.players.iter().filter(|_| self.is_named);
        let players: Vec<_> =
            players.enumerate().map(|(seat, cell)| (cell, played(seat))).collect();
        let few = players.iter().filter(|(_, own)| own.len() < 3 && 2 * own.len() < all.len());
        let pairs = few.filter_map(|(half, own)| {
            let is_other = |(other, played): &&(&Cell, BTreeSet<u8>)| {
                initial(other) == initial(half) && *played == &all - own
            };
            Some((*half, players.iter().find(is_other)?.0))
        });
        pairs.collect()
    }

    /// Returns the seat of a column or of a player, if there is one.
    fn seat_of(&self, seat: &Result<usize, Cell>) -> Option<usize> {
        seat.as_ref().map_or_else(|player| self.find(&player.text), |&seat| Some(seat))
    }

    /// Returns `true` if a player has a score in a round, and not that of who was absent.
    pub(super) fn has_played(&self, round: u8, seat: usize) -> bool {
        self.scores.get(&(round, seat)).is_some_and(|score| !score.is_absent())
    }

    pub(super) fn has_score(&self, round: u8, seat: &Result<usize, Cell>) -> bool {
        self.seat_of(seat).is_some_and(|seat| self.scores.contains_key(&(round, seat)))
    }

    /// Returns `true` if a row begins such a game again: with round 1, or with a total that it has.
    pub(super) fn is_begun_by(&self, records: &[Record]) -> bool {
        records.first().is_some_and(|record| match record.kind {
            RowKind::Round(round) => round == 1,
            RowKind::Totals => {
                self.seat_of(&record.seat).is_some_and(|seat| self.totals.contains_key(&seat))
            }
            RowKind::Unlabelled => false,
        })
    }

    /// Returns the seat of a player, who gets one if there is none yet.
    pub(super) fn seat(&mut self, player: &Cell) -> usize {
        self.find(&player.text).unwrap_or_else(|| {
            self.players.push(player.clone());
            self.players.len() - 1
        })
    }

    /// Returns `true` if round 1 of a game may be one of that above it, misread: both have the same
    /// day, and the rounds below it follow those above.
    pub(super) fn goes_on_with(&self, above: &Self) -> bool {
        let [before, own] = [above, self].map(Self::rounds);
        let is_next = match (before.last(), own.get(1)) {
            (Some(last), Some(next)) => (last + 1..=last + 2).contains(next),
            (Some(last), None) => *last == 1,
            _ => false,
        };
        let is_sound = before.iter().zip(1..).all(|(round, number)| *round == number);
        let is_same_day = self.date.is_none_or(|date| above.date == Some(date));
        is_next && is_sound && is_same_day && self.columns == above.columns
    }

    pub(super) fn rounds(&self) -> Vec<u8> {
        let mut rounds: Vec<_> = self.scores.keys().map(|&(round, _)| round).collect();
        rounds.dedup();
        rounds
    }

    /// Returns the rounds that a game may have; others are refused.
    pub(super) fn valid_rounds(&self) -> Vec<u8> {
        self.rounds().into_iter().filter(|round| Round::new(*round).is_some()).collect()
    }

    pub(super) fn round(&self, round: u8) -> impl Iterator<Item = (usize, &CellScore)> + Clone {
        self.scores.range((round, 0)..=(round, usize::MAX)).map(|(&(_, seat), score)| (seat, score))
    }

    /// Returns the scores of a player, with their rounds.
    pub(super) fn of_seat(&self, seat: usize) -> impl Iterator<Item = (u8, &CellScore)> + Clone {
        let own = self.scores.iter().filter(move |((_, of), _)| *of == seat);
        own.map(|((round, _), score)| (*round, score))
    }

    /// Returns where a score stands, or the first of its round if the seat has none.
    pub(super) fn location(&self, round: u8, seat: Option<usize>) -> Location {
        let score = seat.and_then(|seat| self.scores.get(&(round, seat)));
        let first = || self.round(round).next().map(|(_, score)| score);
        let score = score.or_else(first);
        score.map_or_else(|| (self.line, "round").into(), |score| Location::from(&score.points))
    }

    /// Removes the players who play no round, and those of `dropped`: a file may have a column
    /// for everyone in the club.
    pub(super) fn seat_present(&mut self, dropped: &BTreeSet<usize>) {
        let columns = self.columns.take();
        let scores = self.scores.iter().filter(|(_, score)| !score.is_absent());
        let scored = scores.map(|(&(_, seat), _)| seat);
        let seats = scored.chain(self.totals.keys().copied().filter(|_| self.scores.is_empty()));
        let seats: BTreeSet<_> = seats.filter(|seat| !dropped.contains(seat)).collect();
        let seats: Vec<_> = seats.into_iter().collect();
        let new_seat = |seat: &usize| seats.binary_search(seat).ok();
        self.scores = std::mem::take(&mut self.scores)
            .into_iter()
            .filter_map(|((round, seat), score)| Some(((round, new_seat(&seat)?), score)))
            .collect();
        self.totals = std::mem::take(&mut self.totals)
            .into_iter()
            .filter_map(|(seat, cell)| Some((new_seat(&seat)?, cell)))
            .collect();
        if let Some(columns) = &columns {
            let is_empty = |seat: &Seat| seat.kind == SeatKind::Nameless;
            let is_gap = |&seat: &usize| {
                let between = &columns[seats[seat - 1] + 1..seats[seat]];
                !between.is_empty() && between.iter().all(is_empty)
            };
            let mut gaps = (1..seats.len()).filter(is_gap);
            self.divided = gaps.next().filter(|_| gaps.next().is_none());
        }
        let player = |&seat: &usize| match &columns {
            Some(columns) => columns[seat].player.clone(),
            None => self.players[seat].clone(),
        };
        self.players = seats.iter().map(player).collect();
    }
}

impl Cell {
    /// Returns the number that it is, `None` if it is written in another way.
    pub(super) fn number(&self) -> Option<i32> {
        self.text.parse().ok()
    }

    /// Returns the points of a score; `None` if they are no number.
    pub(super) fn worth(&self) -> Option<i32> {
        match &*self.text {
            "-" => Some(0),
            text if text.eq_ignore_ascii_case("out") || is_mark(text) => Some(0),
            _ => self.number(),
        }
    }
}

/// Returns `true` for what is no score, with a slip or without: a place such as `1st`, or words.
pub(super) fn is_text(text: &str) -> bool {
    let end = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if end.len() < text.len() {
        return matches!(end, "st" | "nd" | "rd" | "th");
    }
    let rules = Ruleset::official();
    let is_score = || ScoreEntry::read(text, rules.in_round(Round::LAST)).is_ok();
    text.starts_with(char::is_alphabetic) && !is_mark(text) && !is_score()
}

/// Returns `true` for what no score of a round is, or no total of a game: decimals, words, or 1.
pub(super) fn is_no_score(text: &str, is_total: bool) -> bool {
    let rules = Ruleset::official();
    match text.parse::<i32>() {
        Ok(points) => !is_total && (points < 0 || (1..=2).contains(&points)),
        Err(_) if is_total => true,
        Err(_) => !is_mark(text) && ScoreEntry::read(text, rules.in_round(Round::LAST)).is_err(),
    }
}

/// Returns `true` for the sign of something, which may be going out.
pub(super) fn is_mark(text: &str) -> bool {
    matches!(text, "x" | "X" | "×" | "✓" | "✔" | "*" | "★")
}

impl CellScore {
    pub(super) fn is_absent(&self) -> bool {
        &*self.points.text == "-"
    }

    /// Returns the points, `None` if they are written in another way.
    pub(super) fn number(&self) -> Option<i32> {
        self.points.number()
    }

    /// Returns `true` if the word says that the player went out.
    pub(super) fn is_word(&self) -> bool {
        &*self.points.text == "out"
    }

    /// Returns `true` if the player has no points: they went out.
    pub(super) fn is_zero(&self) -> bool {
        let text = &*self.points.text;
        self.number() == Some(0) || text.eq_ignore_ascii_case("out")
    }
}

/// What a row says of its game.
#[derive(Default)]
pub(super) struct Key {
    pub(super) game: Option<Cell>,
    pub(super) table: Option<Cell>,
    pub(super) day: Option<String>,
}

/// The indexes of games by what rows said of them.
#[derive(Default)]
pub(super) struct Keys {
    /// By the name of the game and of its table, the latest, and by these and a day.
    games: BTreeMap<String, usize>,
    /// The day of the rows above that name their tables.
    day_of_tables: Option<String>,
}

impl Key {
    fn name(&self) -> String {
        let text = |cell: &Option<Cell>| cell.as_ref().map_or("", |cell| &cell.text).to_owned();
        format!("{}\t{}", text(&self.game), text(&self.table))
    }

    /// Returns the name with the day, if there is one.
    fn on_day(&self) -> Option<String> {
        Some(format!("{}\t{}", self.name(), self.day.as_ref()?))
    }
}

/// Returns what is the same for `Game 1` and `game  01`.
fn plain_key(text: &str) -> String {
    let word = |word: &str| {
        let whole = [".0", ",0"].iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word);
        whole.parse::<u64>().map_or(word.to_owned(), |number| number.to_string())
    };
    name_key(text).split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

impl Keys {
    /// Returns a key with the day of the tables above, `None` if it tells no game: a day does
    /// not where a column tells games apart.
    pub(super) fn of(&mut self, mut key: Key, has_game_column: bool) -> Option<Key> {
        if key.table.is_some() {
            match key.day {
                Some(_) => self.day_of_tables.clone_from(&key.day),
                None => key.day.clone_from(&self.day_of_tables),
            }
        }
        let is_named = key.game.is_some() || key.table.is_some();
        for cell in [&mut key.game, &mut key.table].into_iter().flatten() {
            cell.text = plain_key(&cell.text).into();
        }
        (is_named || key.day.is_some() && !has_game_column).then_some(key)
    }

    /// Returns the game of a row. One of the same name on another day is another game if the
    /// row begins it: numbers may begin again each evening.
    pub(super) fn find(
        &self,
        key: &Key,
        games: &[SpreadsheetGame],
        records: &[Record],
    ) -> Option<usize> {
        let is_same = |index: &&usize| {
            let game = &games[**index];
            let is_other_day = game.date.is_some_and(|of| Some(of.to_string()) != key.day);
            key.day.is_none() || key.game.is_some() && !(is_other_day && game.is_begun_by(records))
        };
        let same = key.on_day().and_then(|on_day| self.games.get(&on_day));
        same.or_else(|| self.games.get(&key.name()).filter(is_same)).copied()
    }

    /// Returns the number of the game if there is only one.
    pub(super) fn only_number(&self) -> Option<u32> {
        let mut names = self.games.keys();
        let only = names.next().filter(|_| names.next().is_none());
        only?.trim_end().parse().ok()
    }

    /// Returns the number of each game, `None` if they are not told apart by numbers alone.
    pub(super) fn numbers(&self, count: usize) -> Option<Vec<u32>> {
        let mut numbers = vec![None; count];
        let mut words = BTreeSet::new();
        for (name, index) in &self.games {
            let Some(name) = name.strip_suffix('\t') else { continue };
            let (word, number) = name.split_at(name.find(|c: char| c.is_ascii_digit())?);
            words.insert(word);
            numbers[*index] = number.parse().ok();
        }
        numbers.into_iter().collect::<Option<_>>().filter(|_| words.len() == 1)
    }

    pub(super) fn add(&mut self, key: &Key, index: usize) {
        self.games.extend(key.on_day().map(|on_day| (on_day, index)));
        self.games.insert(key.name(), index);
    }
}
