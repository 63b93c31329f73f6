//! What is wrong with a spreadsheet, a line or a cell of one. What to do about it is in
//! `cli/commands/import/hints.rs`.

use chrono::NaiveDate;
use thiserror::Error;

use crate::game::grouped;
use crate::messages::{Language, quoted};

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
    /// The heading is that of a column which may hold what an option says.
    NoResults { holds: &'static str, heading: Option<String> } =>
        "a sheet of results needs a row per game with a column `date` or `game` and one per \
         player, a row per player with a column per game, or the columns `player` and `total`";
    RoundsInResults => "this sheet has rounds; leave out `--results`";
    NoPlayers => "there is no column with the scores of a player";
    /// A row per player and round has none; the heading is that of a column which may be it.
    NoColumn { heading: Option<String> } =>
        "there is no column `points`; a row per player and round has {LONG_COLUMNS}";
    UnknownColumn => "unknown column; the columns are {LONG_COLUMNS}";
    /// It has scores below it, and the round, or none, on its left.
    UnknownRound { round: u8 } => "this is not the heading of a round";
    /// They begin again, or are not those of one game.
    PlacesOfGames => "the places in this column do not tell which game a row belongs to";
    /// In a column of games, some of which are Five Crowns.
    OtherGame { name: String } => "`{name}` is not called Five Crowns, and other rows of this column are";
    /// A row of results has other numbers of them.
    Unpaired { players: String, totals: String } =>
        "cannot tell the total of each player in {}" (in_cells(players, totals));
    UnlikeColumns { players: usize, totals: usize } =>
        "names of players stand in {players} column{}, and totals in {totals}"
        (if *players == 1 { "" } else { "s" });
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
    /// A line of words below headings that name players.
    NamesTwice { above: u64 } =>
        "the headings on line {above} name players, and so may this line: whose scores are below?";
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
    CardOrPoints { text: String, points: String } =>
        "`{text}` may be a card, or {points} points with a mark";
    /// A new one with brackets, signs or a number.
    NotOnlyName { name: String } => "`{name}` may be a name with something beside it";
    /// All columns of the game are headed so: `Annas Punkte`.
    Genitive { name: String, owner: String } => "`{name}` may be the genitive of `{owner}`";
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
    /// It has rounds.
    AloneInRounds => "this game has only one player, and the file has others";
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
    /// A row of another player has a day or a name of its game, and the rows above have none.
    NamedLate { begins: u64 } =>
        "the game that begins on line {begins} has no date and no name: is this row a part of it?";
    /// A row with another name of its game or table.
    OtherGameGoesOn { round: u8, begins: u64 } =>
        "round {round} continues the game that begins on line {begins}, but names another game";
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
    /// Rows of results below it have dates.
    NoFirstDay => "the first row has no date";
    BadDate(String) => "`{0}` is not a date; write it like 2026-11-21 or 21.11.2026";
    /// Two titles above one game.
    TwoDays { one: String, other: String } =>
        "`{one}` and `{other}` are both above this game, and have different dates";
    NoSuchDay(String) => "there is no such date as `{0}`";
    UnclearDay(String) =>
        "`{0}` looks like a date, but part of it is missing or cannot be read; write it like \
         2026-11-21 or 21.11.2026";
    /// A title or a cell.
    SeveralDays(String) => "`{0}` has two dates";
    /// The last title of a file has it, and the games above have none.
    DayBelow(NaiveDate) => "the date {0} is below the games";
    AmbiguousDays { day: String } => "`{day}` can be read in two ways: day first or month first";
    /// The formats fit all such days.
    AmbiguousYear { day: String, formats: Vec<String> } => "`{day}` can be read in two ways: year first or year last";
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
    /// Points of results beside a column of totals.
    OtherTotal { heading: String, total: String, text: String } =>
        "`{heading}` has {total} here, and this column `{text}`: which is the total of the game?";
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

impl SheetProblem {
    /// Returns what is wrong with a number that may be a card for what stands beside it.
    pub(super) fn card_or_points(text: &str) -> Self {
        let points = text.trim_end_matches(|c: char| !c.is_ascii_digit()).to_owned();
        Self::CardOrPoints { text: text.to_owned(), points }
    }
}

const LONG_COLUMNS: &str =
    "`game`, `date`, `round`, `player`, `points`, `out`, `league` and `place`";

/// Writes a format of days in letters, `MM/DD/YYYY`, as far as it has them.
pub(super) fn in_letters(format: &str) -> String {
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
    let noun = if rounds.len() == 1 { "round" } else { "rounds" };
    format!("{noun} {}", numbers(&rounds.iter().copied().map(u64::from).collect::<Vec<_>>()))
}

/// Lists numbers: `3`, `8 to 11`, `2 and 5`.
pub(super) fn numbers(all: &[u64]) -> String {
    match all {
        [first, _, .., last] if are_consecutive(all) => format!("{first} to {last}"),
        _ => and(&all.iter().map(u64::to_string).collect::<Vec<_>>()),
    }
}

pub(super) fn are_consecutive(all: &[u64]) -> bool {
    all.windows(2).all(|pair| pair[0] + 1 == pair[1])
}

/// Names the rounds from one to another.
fn from_to(first: u8, last: u8) -> String {
    named(&(first..=last).collect::<Vec<_>>())
}

/// Writes the texts of players and of totals, which may be one.
fn in_cells(players: &str, totals: &str) -> String {
    if players == totals { format!("`{players}`") } else { format!("`{players}` and `{totals}`") }
}

#[cfg(test)]
error_samples! { SheetProblem {
    Empty, Export, Table, Workbook { kind: "an Excel workbook (.xlsx)" },
    NotText, Csv("a quote is not closed"), OpenQuote,
    TooManyColumns { most: 1000, columns: 1001 },
    TooMuch { games: 20_000, scores: 500_000 },
    TooManyPlayers { players: 100 },
    TooManyCells { columns: 3, first: "12" },
    NoRoundColumn { heading: "Satz", holds: "round", results: None }, UnknownRound { round: 8 }, NoResults { holds: "game", heading: Some("Abend".to_owned()) }, RoundsInResults, NoPlayers,
    NoColumn { heading: Some("Earned".to_owned()) },
    UnknownColumn, Unpaired { players: "Ann; Bob", totals: "95" }, UnlikeColumns { players: 3usize, totals: 2usize }, NotPlayer, NoSuchColumn { name: "Notes", columns: ["Round", "Ann"] }, NoSuchPlayer { name: "Zoe", players: ["Ann", "Bob"] },
    NotInGame { name: "Zoe" }, DuplicateColumn, TwoColumns { player: "Ann" }, OfOneGame { heading: "Game 1 Ann" }, Beside { one: "Table 1", other: "Table 2" }, OddGame { name: "Best 2", above: "3" }, OtherHeadings { round: 6, begins: 2u64 }, NamesTwice { above: 1u64 }, TwoTables { left: ["Ann", "Bob"], right: ["Cat", "Dan"] }, NoScores { text: "3.50" }, WrongDealt { round: 1, dealt: 5 }, CardOrPoints { text: "4*", points: "4" },
    NotOnlyName { name: "Cat (1st)" }, Genitive { name: "Annas", owner: "Anna" }, Joined { name: "Zoe", player: "Ann" }, SamePlayer { one: "Zoe", other: "Zoë" }, UnclearBlanks { round: 3, players: ["Ann", "Bob"] }, CameBack { word: "gone", left: 4, round: 6 }, AbsentOrOut { player: "Ann", first: 8, last: 11 }, AbsentOrZero { player: "Ann", first: 8, last: 11 }, TotalAgain { player: "Ann", total: 191, first: 8 }, ZeroTotal,
    OtherPlace { name: "Ann", place: 1u32, total: 31, other: "Bob", lower: 13 }, OnePlayer, AloneInRounds, OtherColumns { begins: 2u64 },
    SeasonTotal(1300), Season("2019"), SeveralGames, Repeated { name: "Ann", line: 2 }, SameGame(2), WordsBetween { text: "Dan instead of Cat" }, GoesOn { round: 9, own: "2019-04-18", begins: 2, date: "2019-04-17" }, NamedLate { begins: 2u64 }, OtherGameGoesOn { round: 3, begins: 2u64 }, RoundAgain { line: 2u64 }, TotalsOfGames, NoHeading, NoRound, WrongSum { sum: 13, text: "31" },
    WrongRunning { player: "Ann", total: 13, text: "31" },
    SumsOrRound { round: 4 }, BadRound("three"), NoDay, NoFirstDay,
    BadDate("someday"), TwoDays { one: "3.4.2019", other: "10.4.2019" }, SeveralDays("3.4.2019/10.4.2019"), NoSuchDay("2024-02-30"), UnclearDay("3. April"), DayBelow("2019-04-03"), AmbiguousDays { day: "3/4/2019" }, AmbiguousYear { day: "19-04-03", formats: ["YY-MM-DD", "DD-MM-YY"] },
    MixedDays { day_first: "17/4/2019", month_first: "4/17/2019" },
    DateNotOfFormat { format: "%m/%d/%Y", text: "31/1/2026" },
    BeginsAtThree { is_heading: false }, BadTotal("KH"), NoTotal { round: 3 }, NoTotalOfGame(4u32), LateTotal { player: "Ann", round: 3 }, RunningTotals, RisingScores { players: ["Cat"] }, WrongTotal { total: 13, text: "31" }, OtherTotal { heading: "Total", total: "98", text: "10" },
    PlacesOfGames, OtherGame { name: "Catan" },
    FigureOrPlayer { name: "Ann", what: "the sum of the others", is_row: false },
    SlipOrPlayer { name: "All", total: 13, text: "31", is_row: false },
    OutsideRounds { name: "Start", is_row: true },
    FallingTotal { before: 31, text: "13" }, TwoTotals { player: "Ann" }, Divided,
    BadOut("maybe"), NoPlayer, NoPoints,
    Differs { begins: 2, other: "Club" },
    AlreadyScored { player: "Ann", round: 1, line: 2 },
} }
