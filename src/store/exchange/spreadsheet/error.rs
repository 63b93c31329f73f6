//! Why a spreadsheet cannot be read or imported.

use std::iter;

use chrono::NaiveDate;
use thiserror::Error;

use super::game::Location;
use crate::game::{InvalidText, PlayError, ScoreEntryError, grouped};
use crate::messages::{Language, quoted};
use crate::store::db::StoreError;
use crate::store::write::{NewLeagueError, NewPlayerError, WriteError};

pub(super) type Result<T, E = ImportSpreadsheetError> = std::result::Result<T, E>;

/// How many problems of a file are listed.
const LISTED: usize = 20;

/// How many problems are compared with those that are listed.
const COMPARED: u64 = 1000;

/// The problems of a file: each cause once, where it is met first.
#[derive(Debug, Default)]
pub(super) struct Problems {
    /// With their causes.
    first: Vec<(String, ImportSpreadsheetError)>,
    count: u64,
}

impl Problems {
    /// Adds an error, and returns the value if there is none.
    ///
    /// # Errors
    ///
    /// One that ends the import: of the database, or of a file too large.
    pub(super) fn add<T>(&mut self, result: Result<T>) -> Result<Option<T>> {
        match result {
            Err(error) if error.ends_import() => Err(error),
            result => Ok(self.keep(result)),
        }
    }

    /// Adds an error that does not end the import, and returns the value if there is none.
    pub(super) fn keep<T>(&mut self, result: Result<T>) -> Option<T> {
        result.map_err(|error| self.refuse(error)).ok()
    }

    /// Adds an error that does not end the import.
    pub(super) fn refuse(&mut self, error: ImportSpreadsheetError) {
        self.count += 1;
        if self.count > COMPARED {
            return;
        }
        let text = error.problem.cause();
        let same = self.first.iter().position(|(other, _)| *other == text);
        if let Some(same) = same.map(|same| &mut self.first[same].1) {
            // The name above a column is refused for each game.
            match same.location == error.location {
                true => self.count -= 1,
                false => same.add(&error),
            }
        } else if self.first.len() < LISTED {
            self.first.push((text, error));
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }

    pub(super) fn check(self) -> Result<()> {
        let count = self.count;
        let mut first: Vec<_> = self.first.into_iter().map(|(_, error)| error).collect();
        match count {
            0 => Ok(()),
            1 => Err(first.remove(0)),
            _ => Err(ImportProblem::Several { first, count }.into()),
        }
    }
}

/// Defines what is wrong with a file, each variant with its text and the values in that.
macro_rules! problems {
    ($($(#[$doc:meta])* $name:ident $(($type:ty))? $({ $($field:ident: $of:ty),+ })? =>
        $text:tt $(($($value:tt)+))?;)+) => {
        /// What is wrong with a file, a line or a cell.
        #[derive(Debug, Error)]
        pub enum SheetProblem {
            $($(#[$doc])* #[error($text $(, $($value)+)?)]
            $name $(($type))? $({ $($field: $of),+ })?,)+
        }
    };
}

problems! {
    Empty => "it is empty";
    /// It is what `export` writes.
    Export => "it is a crowns export, not a scoresheet; leave out `--csv`";
    /// It is what `export --csv` or `report --csv` writes.
    Table => "it is a CSV table written by `crowns export --csv`, not a scoresheet";
    Workbook { kind: &'static str } =>
        "it is {kind}, not CSV; open it in a spreadsheet and save it as `CSV UTF-8`";
    NotText => "it is not text; open it in a spreadsheet and save it as `CSV UTF-8`";
    Csv(String) => "{0}";
    OpenQuote => "a quote opens here, and is not closed before the next row";
    TooManyCells { columns: usize, first: String } =>
        "this row has more cells than the {columns} columns with headings; the first extra one is \
         `{first}`";
    TooManyColumns { most: usize, columns: usize } =>
        "a sheet can have at most {} columns, not {}" (grouped(*.most), grouped(*.columns));
    TooMuch { games: usize, scores: usize } =>
        "a file can have at most {} games and {} scores; split it"
        (grouped(*.games), grouped(*.scores));
    TooManyPlayers { players: usize } =>
        "a game cannot have more than {players} players; to tell games apart, add a column `game`";
    /// No line names the rounds. The heading is that of a column which may hold what an option
    /// says; `results` is whether each row is a game, of a sheet that can be read as results.
    NoRoundColumn { heading: Option<String>, holds: &'static str, results: Option<bool> } =>
        "no column of rounds found";
    NoResults =>
        "a sheet of results needs a row per game with a column `date` or `game` and one per \
         player, a row per player with a column per game, or the columns `player` and `total`";
    RoundsInResults => "this sheet has rounds; leave out `--results`";
    NoPlayers => "there is no column with the scores of a player";
    /// A row per player and round has no such column.
    NoColumn { missing: &'static str } =>
        "there is no column `{missing}`; a row per player and round has {LONG_COLUMNS}";
    UnknownColumn => "unknown column; the columns are {LONG_COLUMNS}";
    /// It has scores below it, and the round, or none, on its left.
    UnknownRound { round: u8 } => "this is not the heading of a round";
    /// A row of results has other numbers of them.
    Unpaired { players: String, totals: String } =>
        "cannot tell the total of each player in {}" (in_cells(players, totals));
    UnlikeColumns { players: usize, totals: usize } =>
        "names of players stand in {players} columns, and totals in {totals}";
    NotPlayer => "this is not the name of a player";
    NoSuchColumn { name: String, columns: Vec<String> } =>
        "the file has no column `{name}`; its columns are {}" (quoted_list(columns));
    /// Of an option.
    NoSuchPlayer { name: String, players: Vec<String> } =>
        "the file has no player `{name}`; its players are {}" (quoted_list(players));
    /// Said to have gone out.
    NotInGame { name: String } => "this game has no player `{name}`";
    DuplicateColumn => "the column appears twice";
    TwoColumns { player: String } => "`{player}` has two columns";
    /// `Game 1 Ann`, beside `Game 2 Ann` and others.
    OfOneGame { heading: String } => "`{heading}` is the heading of one of several games side by side";
    /// Titles in one line, above the names of players.
    Beside { one: String, other: String } => "`{one}` and `{other}` are games side by side";
    /// A row of results among games that are called otherwise: `Best 2` below `3`.
    OddGame { name: String, above: String } =>
        "`{name}` is not named like the game above, `{above}`";
    /// Headings that differ, above rounds that go on.
    OtherHeadings { round: u8, begins: u64 } =>
        "round {round} continues the game that begins on line {begins}, but under different headings";
    /// In each round, one player of each has 0.
    TwoTables { left: Vec<String>, right: Vec<String> } =>
        "in each round, one of {} has 0, and one of {}: are these two games?"
        (and(left), and(right));
    /// Most cells of a column are none.
    NoScores { text: String } => "most cells in this column are not scores: the first is `{text}`";
    WrongDealt { round: u8, dealt: u8 } => "round {round} deals {} cards, not {dealt}" (round + 2);
    /// A number with a star, or with a letter where the rank is wild.
    CardOrPoints { text: String } =>
        "`{text}` may be a card, or {points} points with a mark"
        (points = .text.trim_end_matches(|c: char| !c.is_ascii_digit()));
    /// A new one with brackets, signs or a number.
    NotOnlyName { name: String } => "`{name}` may be a name with something beside it";
    /// An option gives one player of a game the name of another.
    Joined { name: String, player: String } =>
        "this game has both `{name}` and `{player}`, and {} makes one player of them"
        (as_option(name, player));
    /// Two players of a game, who are one here.
    SamePlayer { one: String, other: String } =>
        "`{one}` and `{other}` are read as one player, but this game has both";
    UnclearBlanks { round: u8, players: Vec<String> } =>
        "round {round}: {} no score, and nobody has 0" (have(players));
    /// A word says that a player left.
    CameBack { word: String, left: u8, round: u8 } =>
        "`{word}` in round {left} says that the player left, but round {round} has a score";
    /// From the first round, or to the last, as nobody else has it.
    AbsentOrOut { player: String, first: u8, last: u8 } =>
        "`{player}` has `out` in {}, and others have 0; did `{player}` play them?"
        (from_to(*first, *last));
    /// From the first round, or to the last.
    AbsentOrZero { player: String, first: u8, last: u8 } =>
        "`{player}` has 0 in {}, and so has another player; did `{player}` play them?"
        (from_to(*first, *last));
    /// To the last round.
    TotalAgain { player: String, total: i32, first: u8 } =>
        "`{player}` has {total} from round {first} on, the sum of the rounds before; did \
         `{player}` leave?";
    ZeroTotal => "a total of 0 would win this game; did the player play?";
    TotalsOfGames =>
        "nobody has 0 in any round, and most scores are more than a hand can cost; are they totals \
         of games?";
    OtherPlace { name: String, place: u32, total: i32, other: String, lower: i32 } =>
        "`{name}` cannot be in place {place} with {total} points: `{other}` has only {lower}";
    /// Other players, or the same in another order.
    OtherColumns { begins: u64 } =>
        "this row belongs to the game on line {begins}, but its headings differ";
    OnePlayer => "this game has only one player";
    /// More than eleven hands cost.
    SeasonTotal(i32) => "{0} is too high for one game; is it a season total?";
    /// What should tell games apart.
    Season(String) => "`{0}` is a season, not a game";
    /// A league table has it.
    SeveralGames => "this looks like a league table: each row adds up several games";
    /// A row of a game whose players are rows, which begins no game of the same players.
    Repeated { name: String, line: u64 } => "`{name}` already has a row, on line {line}";
    /// Another game of the file is the same.
    SameGame(u64) => "this game is the same as the one on line {0} (date, players and scores)";
    /// A line in one cell, of which the columns take nothing.
    WordsBetween { text: String } =>
        "after `{text}`, do the rows below still have the players in the headings?";
    /// A row of another day.
    GoesOn { round: u8, own: NaiveDate, begins: u64, date: NaiveDate } =>
        "round {round} is dated {own}, but its game, which starts on line {begins}, is dated \
         {date}";
    /// A row begins a game with a round that the one above it, of one or more rounds, has.
    RoundAgain { line: u64 } =>
        "round 1 is already on line {line}: is this another round, or another game?";
    NoHeading => "the column has no heading";
    NoRound => "a row needs a round number";
    /// A row without its round or player, of which other scores are the sums of their columns.
    WrongSum { sum: i32, text: String } =>
        "a row without a round or player is read as sums: the column adds up to {sum}, not \
         `{text}`";
    /// A row below that of a player, without a name.
    WrongRunning { player: String, total: i32, text: String } =>
        "the points of `{player}` add up to {total} here, not `{text}`";
    /// The last round of a game has the sums of its columns.
    SumsOrRound { round: u8 } =>
        "each score of round {round} is the sum of those above it, and nobody went out; is it a \
         row of totals?";
    BadRound(String) => "a round must be a number from 1 to 11, not `{0}`";
    /// A row of results below a row of sums.
    NoDay => "a row below the sums needs a date";
    BadDate(String) => "`{0}` is not a date; write it like 2026-11-21 or 21.11.2026";
    /// Two titles above one game.
    TwoDays { one: String, other: String } =>
        "`{one}` and `{other}` are both above this game, and have different dates";
    NoSuchDay(String) => "there is no such date as `{0}`";
    UnclearDay(String) =>
        "`{0}` looks like a date, but part of it is missing or cannot be read; write it like \
         2026-11-21 or 21.11.2026";
    /// The last title of a file has it, and the games above have none.
    DayBelow(NaiveDate) => "the date {0} is below the games";
    AmbiguousDays { day: String } => "`{day}` can be read in two ways: day first or month first";
    AmbiguousYear { day: String } => "`{day}` can be read in two ways: year first or year last";
    MixedDays { day_first: String, month_first: String } =>
        "the file mixes day-first (`{day_first}`) and month-first (`{month_first}`) dates";
    DateNotOfFormat { format: String, text: String } =>
        "a date must be written `{}`, not `{text}`" (in_letters(format));
    /// A row of a column of rounds, or the heading of a column.
    BeginsAtThree { is_heading: bool } => "the first round here is 3: is that round 3, or round 1 with 3 cards dealt?";
    BadTotal(Box<str>) => "a total must be a number, not `{0}`";
    /// A player has totals before and after it.
    NoTotal { round: u8 } =>
        "there is no total for round {round}, but this one follows it; fill it in, or write `out` \
         if the player went out, `-` if they did not play";
    /// The first running totals of a season are of a later game.
    NoTotalOfGame(u32) =>
        "there are no totals for game {0}, so that it and the next would be read as one";
    /// A player has no totals before it.
    LateTotal { player: String, round: u8 } =>
        "`{player}` has no total before round {round}, so the one there may include points that the \
         player started with";
    /// The columns of a game only rise.
    RunningTotals => "the scores of this game only rise, as running totals do";
    /// Those of other players fall.
    RisingScores { players: Vec<String> } =>
        "the scores of {} only rise, as running totals do, but those of others do not"
        (and(players));
    /// The running totals of a player in a sheet of results.
    FallingTotal { before: i32, text: String } =>
        "a running total cannot fall, but {before} is above `{text}`";
    WrongTotal { total: i32, text: String } => "the points add up to {total} here, not `{text}`";
    /// A column, or the rows of a name, whose numbers are by chance or not those of others.
    FigureOrPlayer { name: String, what: String, is_row: bool } =>
        "cannot tell whether `{name}` is a player{}" (or_figure(what));
    SlipOrPlayer { name: String, total: i32, text: String, is_row: bool } =>
        "`{name}` has the sum of the others in each row but this one: {total} here, not `{text}`";
    /// Points that a player begins with, or pays.
    OutsideRounds { name: String, is_row: bool } =>
        "the points in `{name}` belong to no round, so the totals would not include them";
    TwoTotals { player: String } => "`{player}` already has a total";
    Divided =>
        "there is an empty line between players of one game; repeat the headings to begin another, or \
         delete the line";
    BadOut(String) => "it must be `yes` or empty, not `{0}`";
    NoPlayer => "a row needs a player";
    NoPoints => "a row needs points, or `-` if the player did not play";
    /// Another row of the game has another date, league or place.
    Differs { begins: u64, other: String } =>
        "all rows of a game must have the same value: the game that starts on line {begins} has \
         `{other}`";
    AlreadyScored { player: String, round: u8, line: u64 } =>
        "`{player}` already has a score for round {round} on line {line}; to tell games apart, add \
         a column `game`";
}

const LONG_COLUMNS: &str =
    "`game`, `date`, `round`, `player`, `points`, `out`, `league` and `place`";

/// Why the games of a spreadsheet cannot be imported, and where.
#[derive(Debug, Error)]
#[error("{}{problem}", self.place().map_or(String::new(), |at| format!("{at}: ")))]
pub struct ImportSpreadsheetError {
    /// The line or cell, `None` if it is not about one.
    pub location: Option<Location>,
    pub problem: Box<ImportProblem>,
    /// In how many other places the same is wrong.
    pub more: u64,
    /// The lines of those, if all are in the same column and have the same text.
    pub(super) lines: Option<Vec<u64>>,
}

sampled! {
    #[derive(Debug, Error)]
    pub enum ImportProblem {
        #[error(transparent)]
        Sheet(#[from] SheetProblem), for (SheetProblem::Empty);
        #[error(transparent)]
        Player(#[from] NewPlayerError), for (NewPlayerError::Retired("Ann".to_owned()));
        #[error(transparent)]
        League(#[from] NewLeagueError), for (NewLeagueError::Retired("Club".to_owned()));
        #[error("`place` {0}")]
        Place(#[from] InvalidText), for (InvalidText::Empty);
        #[error(transparent)]
        Score(#[from] ScoreEntryError),
            for (ScoreEntryError::Unreadable { text: "x".to_owned(), nearest: None });
        #[error(transparent)]
        Round(#[from] PlayError), for (PlayError::JoinsTooLate);
        #[error("a file can have at most {0} players and {0} leagues; split it", grouped(*.most))]
        TooManyNames { most: usize }, for { most: 1000 };
        #[error("the game is dated {0}, which is in the future")]
        DayToCome(NaiveDate), for ("2062-11-14");
        /// The same day, players and first rounds.
        #[error("game {0} in the database already has the first rounds of this game")]
        Begun(u32), for (3u32);
        /// Several problems; those with a cause of their own.
        #[error("{}", lines(first, *count))]
        Several { first: Vec<ImportSpreadsheetError>, count: u64 },
            for { first: Vec::new(), count: 7 };
        #[error("the rounds add up to {total}, not `{text}`; correct one of them")]
        Total { total: i32, text: String }, for { total: 13, text: "31" };
        #[error(transparent)]
        Write(#[from] WriteError), for (WriteError::Start(crate::game::StartError::NoPlayers));
    }
}

/// Writes a format of days in letters, `MM/DD/YYYY`, as far as it has them.
fn in_letters(format: &str) -> String {
    let letters = [("%Y", "YYYY"), ("%y", "YY"), ("%m", "MM"), ("%d", "DD")];
    let text =
        letters.iter().fold(format.to_owned(), |text, (part, word)| text.replace(part, word));
    if text.contains('%') { format.to_owned() } else { text }
}

/// Lists texts as they are in the file, the first ones of many.
fn quoted_list(texts: &[String]) -> String {
    const MOST: usize = 12;
    let more = if texts.len() > MOST { ", …" } else { "" };
    let texts: Vec<_> = texts.iter().take(MOST).map(|text| format!("`{text}`")).collect();
    texts.join(", ") + more
}

/// Writes who has something: `Ann has`, `Ann and Bob have`.
fn have(players: &[String]) -> String {
    let has = if players.len() > 1 { "have" } else { "has" };
    format!("{} {has}", and(players))
}

fn and(players: &[String]) -> String {
    Language::English.words().and(players)
}

/// Writes what a column may be that is no player, unless nothing says so.
fn or_figure(what: &str) -> String {
    if what.is_empty() { String::new() } else { format!(" or {what}") }
}

/// Writes the option that imports a name as a player.
fn as_option(name: &str, player: &str) -> String {
    format!("`--as {}`", quoted(&format!("{name}={player}")))
}

/// Names rounds: `round 3`, `rounds 8 to 11`, `rounds 2 and 5`.
pub(super) fn named(rounds: &[u8]) -> String {
    match rounds {
        [one] => format!("round {one}"),
        [first, _, .., last] if usize::from(last - first) + 1 == rounds.len() => {
            format!("rounds {first} to {last}")
        }
        _ => {
            let names: Vec<_> = rounds.iter().map(u8::to_string).collect();
            format!("rounds {}", Language::English.words().and(&names))
        }
    }
}

/// Names the rounds from one to another.
fn from_to(first: u8, last: u8) -> String {
    named(&(first..=last).collect::<Vec<_>>())
}

/// Writes the texts of players and of totals, which may be one.
fn in_cells(players: &str, totals: &str) -> String {
    if players == totals { format!("`{players}`") } else { format!("`{players}` and `{totals}`") }
}

/// Writes how many problems there are, and those that are listed, a line each.
fn lines(first: &[ImportSpreadsheetError], count: u64) -> String {
    let lines = first.iter().map(ToString::to_string);
    iter::once(summary(first, count)).chain(lines).collect::<Vec<_>>().join("\n")
}

/// Returns how many problems there are, and how many are not listed.
pub fn summary(first: &[ImportSpreadsheetError], count: u64) -> String {
    let listed: u64 = first.iter().map(|one| 1 + one.more).sum();
    let listed = match listed == count {
        true => String::new(),
        false => format!(" ({} not listed)", count - listed),
    };
    format!("{count} problems{listed}; nothing was imported")
}

impl ImportSpreadsheetError {
    pub fn place(&self) -> Option<String> {
        let location = self.location.as_ref()?;
        let others = self.lines.iter().flatten();
        let lines: Vec<_> = iter::once(location.line).chain(others.copied()).collect();
        let lines = match lines[..] {
            [_] => None,
            [first, _, .., last] if lines.windows(2).all(|pair| pair[0] + 1 == pair[1]) => {
                Some(format!("{first} to {last}"))
            }
            _ if lines.len() > 6 => None,
            _ => {
                let lines: Vec<_> = lines.iter().map(u64::to_string).collect();
                Some(Language::English.words().and(&lines))
            }
        };
        let column = location.column.as_ref();
        let (noun, column) = match column {
            Some(column) => ("cell", format!(", column `{column}`")),
            None => ("line", String::new()),
        };
        Some(match (lines, self.more) {
            (Some(lines), _) => format!("lines {lines}{column}"),
            (None, 0) => location.to_string(),
            (None, 1) => format!("{location} (and 1 more {noun})"),
            (None, more) => format!("{location} (and {more} more {noun}s)"),
        })
    }

    /// Adds another place where the same is wrong.
    fn add(&mut self, other: &Self) {
        self.more += 1;
        let is_alike = self.problem.to_string() == other.problem.to_string();
        let line = match (&self.location, &other.location) {
            (Some(own), Some(at)) if is_alike && own.column == at.column => Some(at.line),
            _ => None,
        };
        self.lines = self.lines.take().zip(line).map(|(mut lines, line)| {
            lines.push(line);
            lines
        });
    }

    /// Returns `true` if a single score is wrong, whatever the rest of its game.
    pub(super) fn is_of_score(&self) -> bool {
        match &*self.problem {
            ImportProblem::Score(_) => true,
            ImportProblem::Round(error) => error.refused_score().is_some(),
            _ => false,
        }
    }

    /// Returns `true` if the rest of the file is not looked at.
    fn ends_import(&self) -> bool {
        matches!(
            &*self.problem,
            ImportProblem::Write(WriteError::Store(_))
                | ImportProblem::Player(NewPlayerError::Write(WriteError::Store(_)))
                | ImportProblem::League(NewLeagueError::Write(WriteError::Store(_)))
                | ImportProblem::Sheet(SheetProblem::TooMuch { .. })
        )
    }
}

impl ImportProblem {
    /// Returns what problems of one cause have in common: the text, or what is wrong if
    /// the same goes on in each row.
    fn cause(&self) -> String {
        match self {
            Self::Sheet(
                problem @ (SheetProblem::BadRound(_)
                | SheetProblem::BadDate(_)
                | SheetProblem::DateNotOfFormat { .. }
                | SheetProblem::BadOut(_)
                | SheetProblem::AlreadyScored { .. }
                | SheetProblem::TwoTotals { .. }
                | SheetProblem::Differs { .. }
                | SheetProblem::NoTotal { .. }
                | SheetProblem::NoTotalOfGame(_)
                | SheetProblem::BadTotal(_)
                | SheetProblem::WrongDealt { .. }
                | SheetProblem::SeasonTotal(_)
                | SheetProblem::GoesOn { .. }
                | SheetProblem::Season(_)
                | SheetProblem::FallingTotal { .. }
                | SheetProblem::TooManyCells { .. }),
            ) => format!("{:?}", std::mem::discriminant(problem)),
            problem => problem.to_string(),
        }
    }
}

impl SheetProblem {
    pub(super) fn at(self, place: impl Into<Location>) -> ImportSpreadsheetError {
        ImportProblem::Sheet(self).at(place)
    }
}

impl ImportProblem {
    pub(super) fn at(self, place: impl Into<Location>) -> ImportSpreadsheetError {
        let (location, lines) = (Some(place.into()), Some(Vec::new()));
        ImportSpreadsheetError { location, problem: Box::new(self), more: 0, lines }
    }
}

impl<E: Into<ImportProblem>> From<E> for ImportSpreadsheetError {
    fn from(error: E) -> Self {
        Self { location: None, problem: Box::new(error.into()), more: 0, lines: None }
    }
}

/// A result whose error is about a line or a cell.
pub(super) trait Located<T> {
    fn at(self, place: impl Into<Location>) -> Result<T>;
}

impl<T, E: Into<ImportProblem>> Located<T> for Result<T, E> {
    fn at(self, place: impl Into<Location>) -> Result<T> {
        self.map_err(|error| error.into().at(place))
    }
}

impl From<StoreError> for ImportProblem {
    fn from(error: StoreError) -> Self {
        Self::Write(error.into())
    }
}

#[cfg(test)]
fn cell() -> Location {
    Location { line: 3, column: Some("Ann".into()) }
}

#[cfg(test)]
error_samples! { SheetProblem {
    Empty, Export, Table, Workbook { kind: "an Excel workbook (.xlsx)" },
    NotText, Csv("a quote is not closed"), OpenQuote,
    TooManyColumns { most: 1000, columns: 1001 },
    TooMuch { games: 20_000, scores: 500_000 },
    TooManyPlayers { players: 100 },
    TooManyCells { columns: 3, first: "12" },
    NoRoundColumn { heading: "Satz", holds: "round", results: None }, UnknownRound { round: 8 }, NoResults, RoundsInResults, NoPlayers,
    NoColumn { missing: "points" },
    UnknownColumn, Unpaired { players: "Ann; Bob", totals: "95" }, UnlikeColumns { players: 3usize, totals: 2usize }, NotPlayer, NoSuchColumn { name: "Notes", columns: ["Round", "Ann"] }, NoSuchPlayer { name: "Zoe", players: ["Ann", "Bob"] },
    NotInGame { name: "Zoe" }, DuplicateColumn, TwoColumns { player: "Ann" }, OfOneGame { heading: "Game 1 Ann" }, Beside { one: "Table 1", other: "Table 2" }, OddGame { name: "Best 2", above: "3" }, OtherHeadings { round: 6, begins: 2u64 }, TwoTables { left: ["Ann", "Bob"], right: ["Cat", "Dan"] }, NoScores { text: "3.50" }, WrongDealt { round: 1, dealt: 5 }, CardOrPoints { text: "4*" },
    NotOnlyName { name: "Cat (1st)" }, Joined { name: "Zoe", player: "Ann" }, SamePlayer { one: "Zoe", other: "Zoë" }, UnclearBlanks { round: 3, players: ["Ann", "Bob"] }, CameBack { word: "gone", left: 4, round: 6 }, AbsentOrOut { player: "Ann", first: 8, last: 11 }, AbsentOrZero { player: "Ann", first: 8, last: 11 }, TotalAgain { player: "Ann", total: 191, first: 8 }, ZeroTotal,
    OtherPlace { name: "Ann", place: 1u32, total: 31, other: "Bob", lower: 13 }, OnePlayer, OtherColumns { begins: 2u64 },
    SeasonTotal(1300), Season("2019"), SeveralGames, Repeated { name: "Ann", line: 2 }, SameGame(2), WordsBetween { text: "Dan instead of Cat" }, GoesOn { round: 9, own: "2019-04-18", begins: 2, date: "2019-04-17" }, RoundAgain { line: 2u64 }, TotalsOfGames, NoHeading, NoRound, WrongSum { sum: 13, text: "31" },
    WrongRunning { player: "Ann", total: 13, text: "31" },
    SumsOrRound { round: 4 }, BadRound("three"), NoDay,
    BadDate("someday"), TwoDays { one: "3.4.2019", other: "10.4.2019" }, NoSuchDay("2024-02-30"), UnclearDay("3. April"), DayBelow("2019-04-03"), AmbiguousDays { day: "3/4/2019" }, AmbiguousYear { day: "19-04-03" },
    MixedDays { day_first: "17/4/2019", month_first: "4/17/2019" },
    DateNotOfFormat { format: "%m/%d/%Y", text: "31/1/2026" },
    BeginsAtThree { is_heading: false }, BadTotal("KH"), NoTotal { round: 3 }, NoTotalOfGame(4u32), LateTotal { player: "Ann", round: 3 }, RunningTotals, RisingScores { players: ["Cat"] }, WrongTotal { total: 13, text: "31" },
    FigureOrPlayer { name: "Ann", what: "the sum of the others", is_row: false },
    SlipOrPlayer { name: "All", total: 13, text: "31", is_row: false },
    OutsideRounds { name: "Start", is_row: true },
    FallingTotal { before: 31, text: "13" }, TwoTotals { player: "Ann" }, Divided,
    BadOut("maybe"), NoPlayer, NoPoints,
    Differs { begins: 2, other: "Club" },
    AlreadyScored { player: "Ann", round: 1, line: 2 },
} }

#[cfg(test)]
fn day_to_come() -> ImportProblem {
    ImportProblem::DayToCome(NaiveDate::from_ymd_opt(2062, 11, 14).unwrap())
}

#[cfg(test)]
fn several() -> ImportProblem {
    let mut ambiguous = day_to_come().at(cell());
    for line in [5, 7, 9] {
        ambiguous.add(&day_to_come().at(Location { line, ..cell() }));
    }
    let first = vec![ambiguous, ImportProblem::Place(InvalidText::Empty).at(cell())];
    ImportProblem::Several { first, count: 12 }
}

#[cfg(test)]
error_samples! { ImportSpreadsheetError:
    ImportProblem::Place(InvalidText::Empty).at(cell()),
    SheetProblem::RunningTotals.at(cell()),
    SheetProblem::NotPlayer.at(cell()),
    SheetProblem::FigureOrPlayer { name: "Ann".to_owned(), what: "the sum of the others".to_owned(), is_row: false }.at(cell()),
    SheetProblem::SlipOrPlayer { name: "All".to_owned(), total: 13, text: "31".to_owned(), is_row: true }.at(cell()),
    SheetProblem::OutsideRounds { name: "Start".to_owned(), is_row: false }.at(cell()),
    SheetProblem::NoHeading.at(Location { line: 3, column: Some("#4".into()) }),
    SheetProblem::BeginsAtThree { is_heading: false }.at(Location { line: 1, column: Some("Runde".into()) }),
    SheetProblem::BeginsAtThree { is_heading: true }.at(Location { line: 1, column: Some("R3".into()) }),
    SheetProblem::UnclearDay("3. April".to_owned()).at(Location { line: 1, column: None }),
    SheetProblem::AmbiguousDays { day: "3/4/2019".to_owned() }.at(cell()),
    SheetProblem::NoRoundColumn { heading: Some("Satz".to_owned()), holds: "round", results: None }.at(cell()),
    SheetProblem::NoRoundColumn { heading: None, holds: "round", results: Some(true) }.at(cell()),
    SheetProblem::NoRoundColumn { heading: None, holds: "round", results: None }.at(cell()),
    SheetProblem::UnknownRound { round: 8 }.at(Location { line: 1, column: Some("Bauern".into()) }),
    SheetProblem::RoundsInResults.at(Location { line: 1, column: Some("Rounds".into()) }),
    SheetProblem::AmbiguousYear { day: "19-04-03".to_owned() }.at(cell()),
    ImportProblem::Sheet(SheetProblem::Table).into(),
    several().into(),
}
