//! Reads scoresheets from a spreadsheet, as CSV: a row a player
//! and round, or a row a round with a column a player.
//!
//! Knows nothing of who plays and what the scores are worth.

use std::collections::BTreeMap;
use std::fmt;

use chrono::NaiveDate;
use csv::{ReaderBuilder, StringRecord, Trim};
use thiserror::Error;

use crate::cli::args::parse;
use crate::game::name_key;
use crate::render::and;

/// A game as a file has it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Sheet {
    /// Where it begins.
    pub(super) line: u64,
    /// Whether a column of its own tells it from the others of the file.
    pub(super) is_told_apart: bool,
    pub(super) date: Option<NaiveDate>,
    pub(super) league: Option<Cell>,
    pub(super) place: Option<Cell>,
    /// The players in the order of the file, each where first named.
    pub(super) players: Vec<Cell>,
    /// By round and player; nothing where the player did not play.
    pub(super) rounds: BTreeMap<u8, BTreeMap<usize, Score>>,
    /// By player, where the sheet adds them up.
    pub(super) totals: BTreeMap<usize, Cell>,
}

/// What one player has in a round.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Score {
    pub(super) points: Cell,
    /// Whether a column of its own says that the player went out.
    pub(super) out: bool,
}

/// A text and where it stands.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) at: Spot,
}

/// A place in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) line: u64,
    pub(super) column: String,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column `{}`", self.line, self.column)
    }
}

/// Why a file is no scoresheet.
#[derive(Debug, Error)]
pub(super) enum NoSheet {
    #[error("it is empty")]
    Empty,
    #[error("it is an export of the journal, no scoresheet; leave out `--csv`")]
    Export,
    #[error("line {0}: it must be UTF-8 text; save it as `CSV UTF-8`")]
    NoText(u64),
    #[error("line {line}: {why}")]
    Csv { line: u64, why: String },
    #[error("line {line}: there is no column `{missing}`; {needed}")]
    NoColumn {
        line: u64,
        missing: &'static str,
        needed: String,
    },
    #[error("{0}: {1}")]
    Cell(Spot, String),
}

/// The columns of a row a player and round.
const LONG: [&str; 8] = [
    "game", "date", "round", "player", "points", "out", "league", "place",
];

/// The columns of a row a round that are no players.
const WIDE: [&str; 6] = ["game", "date", "round", "wild", "league", "place"];

/// What a column of a sheet may be called that is no player's.
const NO_PLAYER: [&str; 12] = [
    "sum", "total", "totals", "cards", "dealer", "deals", "seat", "note", "notes", "out", "player",
    "points",
];

/// Reads all games of a file.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Sheet>, NoSheet> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        NoSheet::NoText(1 + before.iter().filter(|&&byte| byte == b'\n').count() as u64)
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.starts_with("{\"crowns\":") {
        return Err(NoSheet::Export);
    }
    // Of one kind, the ends of lines are counted alike.
    let text = &text.replace("\r\n", "\n").replace('\r', "\n");
    let head = text.lines().find(|line| !line.trim().is_empty());
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(head.ok_or(NoSheet::Empty)?))
        .has_headers(false)
        .flexible(true)
        .trim(Trim::All)
        .from_reader(text.as_bytes());
    let mut file: Option<Table> = None;
    for record in reader.records() {
        let record = record.map_err(|error| NoSheet::Csv {
            line: error.position().map_or(1, csv::Position::line),
            why: error.to_string(),
        })?;
        // The reader counts from the end of the record before.
        let line = record.position().map_or(1, |position| {
            let before = usize::try_from(position.byte()).unwrap_or_default();
            let empty = text[before..].bytes().take_while(|&byte| byte == b'\n');
            position.line() + empty.count() as u64
        });
        if record.iter().all(str::is_empty) {
            continue;
        }
        match &mut file {
            None => file = Some(Table::new(&record, line)?),
            Some(table) => table.row(&record, line)?,
        }
    }
    let mut sheets = file.ok_or(NoSheet::Empty)?.sheets;
    for sheet in &mut sheets {
        sheet.drop_absent();
    }
    sheets.retain(|sheet| !sheet.rounds.is_empty());
    Ok(sheets)
}

/// Spreadsheets of some countries part cells by semicolons.
fn delimiter(head: &str) -> u8 {
    let count = |delimiter: &u8| head.bytes().filter(|byte| byte == delimiter).count();
    let delimiters = [b'\t', b';', b','];
    delimiters.into_iter().max_by_key(count).unwrap_or(b',')
}

/// The rows of a file, game by game.
struct Table {
    columns: Vec<String>,
    /// Columns without a heading, by index; they are to be empty.
    unnamed: Vec<usize>,
    /// A row a player and round.
    long: bool,
    sheets: Vec<Sheet>,
    /// What tells a game from the others, and which it is.
    games: BTreeMap<String, usize>,
    /// The game of the row before.
    last: Option<usize>,
}

impl Table {
    fn new(record: &StringRecord, line: u64) -> Result<Self, NoSheet> {
        let mut columns: Vec<String> = record.iter().map(str::to_owned).collect();
        let known = |text: &str, of: &[&str]| of.contains(&text.to_lowercase().as_str());
        let has = |columns: &[String], name: &str| {
            columns
                .iter()
                .any(|column| column.eq_ignore_ascii_case(name))
        };
        let long = has(&columns, "player");
        // The column of the rounds often has no name, or `#`.
        if !has(&columns, "round")
            && let Some(first) = columns.first_mut()
            && (first.is_empty()
                || ["#", "rounds", "hand", "no"].contains(&first.to_lowercase().as_str()))
        {
            "round".clone_into(first);
        }
        let at = |column: &str| Spot {
            line,
            column: column.to_owned(),
        };
        let needed: &[&'static str] = if long {
            &["round", "points"]
        } else {
            &["round"]
        };
        for name in needed {
            if !has(&columns, name) {
                let needed = match long {
                    true => format!("a row a player and round has {}", listed(&LONG)),
                    false => "a sheet has a column `round` and one for each player, or the \
                              columns `round`, `player` and `points`"
                        .to_owned(),
                };
                return Err(NoSheet::NoColumn {
                    line,
                    missing: name,
                    needed,
                });
            }
        }
        let mut unnamed = Vec::new();
        for (index, column) in columns.iter_mut().enumerate() {
            if known(column, if long { &LONG } else { &WIDE }) {
                *column = column.to_lowercase();
            } else if long && !column.is_empty() {
                let why = format!("the columns are {}", listed(&LONG));
                return Err(NoSheet::Cell(at(column), why));
            } else if column.is_empty() {
                *column = format!("#{}", index + 1);
                unnamed.push(index);
            } else if known(column, &NO_PLAYER) {
                let why = "it is not taken for a player; leave the column out".to_owned();
                return Err(NoSheet::Cell(at(column), why));
            }
        }
        for (index, column) in columns.iter().enumerate() {
            let key = name_key(column);
            if columns[..index].iter().any(|other| name_key(other) == key) {
                return Err(NoSheet::Cell(
                    at(column),
                    "the column appears twice".to_owned(),
                ));
            }
        }
        Ok(Self {
            columns,
            unnamed,
            long,
            sheets: Vec::new(),
            games: BTreeMap::new(),
            last: None,
        })
    }

    fn row(&mut self, record: &StringRecord, line: u64) -> Result<(), NoSheet> {
        let mut beyond = record.iter().skip(self.columns.len());
        if let Some(text) = beyond.find(|text| !text.is_empty()) {
            return Err(NoSheet::Csv {
                line,
                why: format!(
                    "there are more cells than the {} columns of line 1; the first is `{text}`",
                    self.columns.len()
                ),
            });
        }
        let cell = |name: &str| {
            let index = self.columns.iter().position(|column| column == name)?;
            let text = record.get(index).filter(|text| !text.is_empty())?;
            Some(Cell {
                text: text.to_owned(),
                at: Spot {
                    line,
                    column: name.to_owned(),
                },
            })
        };
        let spot = |column: &str| Spot {
            line,
            column: column.to_owned(),
        };
        let filled = |index: &&usize| record.get(**index).is_some_and(|text| !text.is_empty());
        if let Some(&index) = self.unnamed.iter().find(filled) {
            let why = "the column has no heading".to_owned();
            return Err(NoSheet::Cell(spot(&self.columns[index]), why));
        }
        let Some(number) = cell("round") else {
            let why = "a row needs the number of its round".to_owned();
            return Err(NoSheet::Cell(spot("round"), why));
        };
        let totals = is_total(&number.text);
        let round = match (totals, number.text.parse::<u8>()) {
            (true, _) => 0,
            (false, Ok(round)) if (1..=99).contains(&round) => round,
            _ => {
                let why = format!("a round is a number from 1 to 11, not `{}`", number.text);
                return Err(NoSheet::Cell(number.at, why));
            }
        };
        let date = match cell("date") {
            None => None,
            Some(cell) => Some(parse::day(&cell.text).map_err(|why| {
                NoSheet::Cell(cell.at.clone(), format!("{why}, not `{}`", cell.text))
            })?),
        };
        let (game, league, place) = (cell("game"), cell("league"), cell("place"));
        let cells: Vec<_> = match self.long {
            true => match (cell("player"), cell("points")) {
                (Some(player), Some(points)) => {
                    let out = match cell("out") {
                        None => false,
                        Some(cell) => is_yes(&cell.text).ok_or_else(|| {
                            let why = format!("it is `yes` or empty, not `{}`", cell.text);
                            NoSheet::Cell(cell.at.clone(), why)
                        })?,
                    };
                    vec![(player, Some(points), out)]
                }
                (None, _) => {
                    let why = "a row needs the name of its player".to_owned();
                    return Err(NoSheet::Cell(spot("player"), why));
                }
                (_, None) => {
                    let why = "a row needs points, or `-` where the player did not play".to_owned();
                    return Err(NoSheet::Cell(spot("points"), why));
                }
            },
            false => {
                let columns = self.columns.iter().enumerate();
                let players = columns.filter(|(index, column)| {
                    !WIDE.contains(&column.as_str()) && !self.unnamed.contains(index)
                });
                players
                    .map(|(_, player)| {
                        let named = Cell {
                            text: player.clone(),
                            at: Spot {
                                line: 1,
                                column: player.clone(),
                            },
                        };
                        (named, cell(player), false)
                    })
                    .collect()
            }
        };
        let key = match (&game, date) {
            (Some(game), _) => Some(format!("game {}", game.text)),
            (None, Some(date)) if !self.columns.iter().any(|column| column == "game") => {
                Some(date.to_string())
            }
            _ => None,
        };
        let index = self.sheet(key, (line, round))?;
        let sheet = &mut self.sheets[index];
        for (told, kept) in [(league, &mut sheet.league), (place, &mut sheet.place)] {
            match (&told, &*kept) {
                (Some(told), Some(other)) if told.text != other.text => {
                    let why = format!(
                        "the game that begins in line {} has `{}`",
                        sheet.line, other.text
                    );
                    return Err(NoSheet::Cell(told.at.clone(), why));
                }
                (_, None) => *kept = told,
                _ => {}
            }
        }
        match (date, sheet.date) {
            (Some(date), Some(other)) if date != other => {
                let why = format!("the game that begins in line {} is of {other}", sheet.line);
                return Err(NoSheet::Cell(spot("date"), why));
            }
            _ => sheet.date = sheet.date.or(date),
        }
        for (player, points, out) in cells {
            let seat = sheet.seat(&player);
            let Some(points) = points else {
                continue;
            };
            if totals {
                sheet.totals.insert(seat, points);
                continue;
            }
            let scores = sheet.rounds.entry(round).or_default();
            if let Some(other) = scores.get(&seat) {
                let why = format!(
                    "`{}` has a score of round {round} in line {} already; a column `game` \
                     tells games apart",
                    player.text, other.points.at.line
                );
                return Err(NoSheet::Cell(points.at, why));
            }
            scores.insert(seat, Score { points, out });
        }
        Ok(())
    }

    /// Returns the game that a row belongs to: that of its key, or of the row
    /// above; without keys the first round begins another.
    fn sheet(&mut self, key: Option<String>, (line, round): (u64, u8)) -> Result<usize, NoSheet> {
        let by_game = self.columns.iter().any(|column| column == "game");
        let found = match &key {
            Some(key) => self.games.get(key).copied(),
            None => self.last,
        };
        let again = |index: usize| {
            !self.long && !by_game && round == 1 && self.sheets[index].rounds.contains_key(&1)
        };
        let index = match found.filter(|&index| !again(index)) {
            Some(index) => index,
            None => {
                self.sheets.push(Sheet {
                    line,
                    is_told_apart: by_game && key.is_some(),
                    date: None,
                    league: None,
                    place: None,
                    players: Vec::new(),
                    rounds: BTreeMap::new(),
                    totals: BTreeMap::new(),
                });
                self.sheets.len() - 1
            }
        };
        if let Some(key) = key {
            self.games.insert(key, index);
        }
        self.last = Some(index);
        Ok(index)
    }
}

impl Sheet {
    fn seat(&mut self, player: &Cell) -> usize {
        let key = name_key(&player.text);
        let known = self
            .players
            .iter()
            .position(|other| name_key(&other.text) == key);
        known.unwrap_or_else(|| {
            self.players.push(player.clone());
            self.players.len() - 1
        })
    }

    /// Takes those from the table who play no round: a sheet may have a
    /// column for everybody in the club.
    fn drop_absent(&mut self) {
        let plays = |seat: usize| {
            let mut rounds = self.rounds.values();
            rounds.any(|scores| scores.get(&seat).is_some_and(|score| !score.is_absent()))
        };
        let stay: Vec<_> = (0..self.players.len())
            .filter(|&seat| plays(seat))
            .collect();
        let moved = |seat: &usize| stay.iter().position(|stays| stays == seat);
        for scores in self.rounds.values_mut() {
            let kept = std::mem::take(scores).into_iter();
            *scores = kept
                .filter_map(|(seat, score)| Some((moved(&seat)?, score)))
                .collect();
        }
        let kept = std::mem::take(&mut self.totals).into_iter();
        self.totals = kept
            .filter_map(|(seat, cell)| Some((moved(&seat)?, cell)))
            .collect();
        self.players = stay
            .iter()
            .map(|&seat| self.players[seat].clone())
            .collect();
        self.rounds.retain(|_, scores| !scores.is_empty());
    }
}

impl Score {
    fn is_absent(&self) -> bool {
        matches!(self.points.text.as_str(), "-" | "–")
    }
}

fn is_total(text: &str) -> bool {
    ["total", "totals", "sum"].contains(&text.to_lowercase().as_str())
}

fn is_yes(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "yes" | "y" | "x" | "1" | "true" => Some(true),
        "no" | "n" | "0" | "false" => Some(false),
        _ => None,
    }
}

fn listed(names: &[&str]) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    and(&quoted)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a file and writes its games, or what is wrong with it.
    fn check(csv: &str, expect: &[&str]) {
        let got: Vec<_> = match read(csv.as_bytes()) {
            Ok(sheets) => sheets.iter().map(written).collect(),
            Err(error) => vec![error.to_string()],
        };
        assert_eq!(got, expect);
    }

    fn written(sheet: &Sheet) -> String {
        let mut text = sheet.date.map_or(String::new(), |date| format!("{date} "));
        for (round, scores) in &sheet.rounds {
            text += &format!("{round}:");
            for (&seat, score) in scores {
                let out = if score.out { "*" } else { "" };
                text += &format!(" {} {}{out}", sheet.players[seat].text, score.points.text);
            }
            text += "; ";
        }
        text.trim_end_matches("; ").to_owned()
    }

    #[test]
    fn a_row_a_round_has_a_column_a_player() {
        check(
            "round,Ann,Bob\n1,0,12\n2,5,out\ntotal,5,12\n",
            &["1: Ann 0 Bob 12; 2: Ann 5 Bob out"],
        );
        check("\u{feff}#;Ann;Bob\r\n1;0;12\r\n", &["1: Ann 0 Bob 12"]);
        check(
            "date,,wild,Ann,Bob,Cat\n,,,,,\n",
            &[
                "line 1: there is no column `round`; a sheet has a column `round` and one for each \
               player, or the columns `round`, `player` and `points`",
            ],
        );
    }

    #[test]
    fn lines_are_counted_whatever_they_end_in() {
        for end in ["\n", "\r\n", "\r"] {
            let text = "round,Ann,Bob\n1,0,12\n\n\n2,x,3\n,4,5\n".replace('\n', end);
            let expect = "line 6, column `round`: a row needs the number of its round";
            check(&text, &[expect]);
            let sheets = read(text.replace(",4,5", "3,4,5").as_bytes()).unwrap();
            let line = |round: u8| sheets[0].rounds[&round][&0].points.at.line;
            assert_eq!([1, 2, 3].map(line), [2, 5, 6], "{end:?}");
        }
    }

    #[test]
    fn only_a_name_heads_the_column_of_a_player() {
        for heading in ["Sum", "total", "cards", "Dealer"] {
            check(
                &format!("round,Ann,{heading}\n1,0,12\n"),
                &[&format!(
                    "line 1, column `{heading}`: it is not taken for a player; leave the column out"
                )],
            );
        }
        check("round,Ann,#2\n1,0,12\n", &["1: Ann 0 #2 12"]);
        check("round,Ann,\n1,0,\n", &["1: Ann 0"]);
        check(
            "round,Ann,\n1,0,12\n",
            &["line 2, column `#3`: the column has no heading"],
        );
        check(
            "{\"crowns\":\"journal\"}\n",
            &["it is an export of the journal, no scoresheet; leave out `--csv`"],
        );
    }

    #[test]
    fn rows_of_one_game_agree_on_its_league_and_place() {
        check(
            "game,round,league,Ann\n1,1,Tue,0\n1,2,,5\n1,3,Wed,5\n",
            &["line 4, column `league`: the game that begins in line 2 has `Tue`"],
        );
    }

    #[test]
    fn the_first_round_again_begins_another_game() {
        check(
            "date,round,Ann,Bob,Cat\n2024-01-02,1,0,12,\n,2,7,0,\n,1,3,,0\n2024-01-09,1,1,2,-\n",
            &[
                "2024-01-02 1: Ann 0 Bob 12; 2: Ann 7 Bob 0",
                "1: Ann 3 Cat 0",
                "2024-01-09 1: Ann 1 Bob 2",
            ],
        );
    }

    #[test]
    fn a_row_a_player_and_round_may_come_in_any_order() {
        check(
            "game,round,player,points,out\nb,1,Ann,3,\na,1,Ann,0,yes\na,1,Bob,-,\nb,1,Cat,0,x\n",
            &["1: Ann 3 Cat 0*", "1: Ann 0*"],
        );
    }

    #[test]
    fn what_is_wrong_is_named_by_line_and_column() {
        check("", &["it is empty"]);
        check(
            "round,player,score\n1,Ann,3\n",
            &[
                "line 1: there is no column `points`; a row a player and round has `game`, `date`, \
               `round`, `player`, `points`, `out`, `league` and `place`",
            ],
        );
        check(
            "round,Ann\n1,3\nthree,4\n",
            &["line 3, column `round`: a round is a number from 1 to 11, not `three`"],
        );
        check(
            "date,round,Ann\n3.1.2024,1,3\n",
            &[
                "line 2, column `date`: a day must be written YYYY-MM-DD, such as 2026-11-21, \
               not `3.1.2024`",
            ],
        );
        check(
            "game,round,Ann\n1,1,3\n1,1,4\n",
            &[
                "line 3, column `Ann`: `Ann` has a score of round 1 in line 2 already; a column \
               `game` tells games apart",
            ],
        );
        check(
            "round,Ann,ann\n",
            &["line 1, column `ann`: the column appears twice"],
        );
        check(
            "round,Ann\n1,2,3\n",
            &["line 2: there are more cells than the 2 columns of line 1; the first is `3`"],
        );
    }
}
