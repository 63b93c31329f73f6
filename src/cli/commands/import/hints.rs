//! The hints below the errors of a spreadsheet.

use crate::cli::prelude::*;
use crate::game::{ImplausibleScore, InvalidName, NewPlayerError, PlayError, ScoreEntryError};
use crate::store::{Heading, ImportProblem, ImportSpreadsheetError, SheetProblem, problem_summary};

/// Names the command that writes what can be imported.
pub(super) fn export_instead() -> Hint {
    // The database there is not the one that was given here.
    Hint::new("on the device that wrote it, run `crowns export games.jsonl`, then import that file")
}

/// Writes the hint of the first pattern that a problem matches, so the order matters.
macro_rules! hints {
    ($problem:expr; $($pattern:pat $(if $guard:expr)? => $hint:literal;)+) => {
        match $problem {
            $($pattern $(if $guard)? => format!($hint),)+
            _ => return None,
        }
    };
}

/// Returns `true` for two numbers, `13.4` or `3/4`.
fn is_day_without_year(text: &str) -> bool {
    let numbers = text.trim_end_matches(['.', '/']).split(['.', '/', '-']);
    numbers.clone().count() == 2
        && numbers.into_iter().all(|number| number.trim().parse::<u8>().is_ok())
}

/// Says what to do about a problem in a column.
#[allow(clippy::useless_format, reason = "most hints have values")]
fn sheet_hint(problem: &SheetProblem, column: &str) -> Option<Hint> {
    use SheetProblem as Is;
    let equals = |one: &str, other: &str| quoted(&format!("{one}={other}"));
    let (ignore, has_column) = (format!("`--ignore {}`", quoted(column)), !column.is_empty());
    let mut points = String::new();
    let (cards, mut round) = (equals("cards", column), equals("round", column));
    let mut game = equals("game", column);
    let (mut player, mut value) = (equals(column, column), String::new());
    match problem {
        Is::Table => return Some(export_instead()),
        Is::NoRoundColumn { heading: Some(heading), holds, .. } => round = equals(holds, heading),
        Is::NoResults { holds, heading: Some(heading) } => {
            game = equals(holds, heading);
            player.clone_from(&game);
        }
        Is::NoColumn { heading: Some(heading) } => points = equals("points", heading),
        Is::FigureOrPlayer { name, .. } | Is::SlipOrPlayer { name, .. } => {
            let to = if name.contains(char::is_alphanumeric) { name } else { "Ann" };
            player = equals(name, to);
        }
        Is::SamePlayer { other, .. } => player = equals(other, &format!("{other} B")),
        Is::Joined { name, .. } => player = equals(name, &format!("{name} B")),
        Is::Genitive { name, owner } => player = equals(name, owner),
        Is::NotOnlyName { name } => {
            let is_end = |c: char| !c.is_alphabetic() && !" -.'’".contains(c);
            let parts = name.split(is_end).flat_map(|part| part.split(" - "));
            let plain = parts.map(str::trim).find(|part| !part.is_empty());
            player = equals(name, plain.unwrap_or("Ann"));
        }
        Is::OtherTotal { heading, .. } => value = quoted(heading),
        Is::UnknownRound { round } => value = (round + 1).to_string(),
        Is::AmbiguousDays { day } => {
            let sign = if day.contains('-') { "-" } else { "/" };
            let is_short = day.rsplit(sign).next().is_some_and(|year| year.len() == 2);
            let year = if is_short { "YY" } else { "YYYY" };
            value = format!("DD{sign}MM{sign}{year}`, or `MM{sign}DD{sign}{year}");
        }
        Is::AmbiguousYear { formats, .. } => {
            let (first, others) = formats.split_first()?;
            value = format!("{first}`");
            if !others.is_empty() {
                value += &format!(", or `{}` if the year comes last", others.join("` or `"));
            }
        }
        _ => {}
    }
    let has_digit = |text: &str| text.contains(|c: char| c.is_ascii_digit());
    let hint = hints! { problem;
        Is::OpenQuote => "close it at the end of its cell in the file, or delete it";
        Is::RunningTotals => "pass `--totals` to import them as running totals, or `--force` if they are points";
        Is::RisingScores { .. } => "write the points of each round in the file, or pass `--force` if these are points";
        Is::SumsOrRound { .. } => "call its row `total` in the file, or pass `--force` if they are points";
        Is::BadDate(text) if text.contains("##") => "widen the column in the spreadsheet, and save it again";
        Is::BadDate(text) if text.len() == 6 && text.parse::<u32>().is_ok() =>
            "pass `--date-format YYMMDD`, or the order in which the dates are written";
        Is::BadDate(text) if is_day_without_year(text) => "write it with the year in the file";
        Is::BadDate(text) if text.contains(['/', '.']) =>
            "pass `--date-format DD/MM/YYYY`, or the order in which the dates are written";
        Is::BadDate(_) => "write the date in the file, or leave the row out if it is not a game";
        Is::BadTotal(text) if has_digit(text) => "leave only the total in the cell";
        Is::BadTotal(_) => "pass {ignore} if the column has no totals, or write `-` for a player who did not play";
        Is::BadRound(text) if text.contains(|c| ('1'..='9').contains(&c)) =>
            "write the number of the round, or the cards dealt as in `3s` or `Kings`";
        Is::BadRound(_) => "write its number if it is a round, `total` if the row has sums, or delete the row";
        Is::CardOrPoints { text, points } if text.ends_with('*') =>
            "write `{points}` in the file for points, or `{points}★` for the card";
        Is::CardOrPoints { points, .. } => "write `{points}` in the file for points, or `20` for the wild card";
        Is::UnclearBlanks { .. } => "write `out` for the player who went out, and `-` for a player who did not play";
        Is::AbsentOrZero { .. } =>
            "write `-` in the file for a player who did not play, or `out` in a round in which the player went out";
        Is::AbsentOrOut { .. } => "write `-` in the file for a player who did not play, or `0` if all of them went out";
        Is::TotalAgain { .. } => "write `-` in the file for a player who left, or pass `--force` if these are scores";
        Is::ZeroTotal => "write `-` if the player did not play, or pass `--force` if the total is right";
        Is::OtherColumns { .. } =>
            "give all rows of a game the same headings in the file, or number this one as another";
        Is::OtherPlace { .. } => "correct the total or the place in the file, or pass {ignore} to leave the column out";
        Is::OnePlayer =>
            "give all rows of a game the same date or number in the file, or pass `--force` if somebody played alone";
        Is::AloneInRounds =>
            "give all rows of a game the same date, write `out` for a player who went out, or pass `--force` if somebody \
             played alone";
        Is::SeasonTotal(_) => "import the results of single games, or pass `--force` if it is right";
        Is::Season(year) =>
            "import the results of single games; if each row is one, name it `Game {year}` in a column `game`";
        Is::SeveralGames => "import one row per game; if each row is a single game, pass {ignore}";
        Is::WordsBetween { .. } => "put all players in the headings, with `-` where one did not play, and delete the line";
        Is::GoesOn { .. } => "clear the date on this row; if it is another game, start it with round 1";
        Is::NamedLate { .. } =>
            "if so, write the same in the first row of the game in the file; otherwise leave an empty line between them";
        Is::OtherGameGoesOn { .. } =>
            "correct the name of its game in the file, or pass `--force` if this game has no round before it";
        Is::RoundAgain { .. } => "correct the round, or leave an empty line above it if it starts another game";
        Is::MixedDays { .. } => "write all dates in one order, such as 2026-05-13";
        Is::TwoTotals { .. } => "leave one of them out of the file; if they are of two games, add a column `game`";
        Is::NoRound => "leave the row out of the file if it is a note, or call it `total` if it has sums";
        Is::Repeated { .. } => "leave one of the rows out, or repeat the headings above the first row of another game";
        Is::SameGame(_) => "leave one of them out of the file, or number both in a column `game`";
        Is::TotalsOfGames => "pass `--results` if they are, or `--force` if they are scores of rounds";
        Is::NoScores { .. } => "pass {ignore} to leave the column out, or write `-` for a player who did not play";
        Is::WrongDealt { .. } => "correct it in the file, pass {ignore}, or `--as {player}` if it is a player";
        Is::NoPlayers => "name a column after each player, or add a column `player`";
        Is::Unpaired { players, totals } if players == totals =>
            "write a total after each name, such as `Ann 95; Bob 120`, or name a column after each player";
        Is::Unpaired { .. } =>
            "write a total for each name, such as `95; 120` beside `Ann; Bob`, or name a column after each player";
        Is::UnlikeColumns { .. } =>
            "give each of them a column of totals, such as `player 1` and `total 1`; or name a column after each player";
        Is::NoResults { holds: "player", .. } =>
            "pass `--column {player}` if that column has the players; `crowns help import` shows the layouts \
             that are read";
        Is::NoResults { holds: "total", .. } =>
            "add a column `game` or `date`; `crowns help import` shows the layouts that are read";
        Is::NoResults { heading: None, .. } => "run `crowns help import` to see the layouts that are read";
        Is::NoResults { .. } =>
            "pass `--column {game}` if that column tells the games apart; `crowns help import` shows the \
             layouts that are read";
        Is::NotPlayer => "pass {ignore} to leave the column out, or `--as {player}` if it is a player";
        Is::FigureOrPlayer { is_row: true, .. } =>
            "pass `--as {player}` if it is a player, or leave its row out of the file";
        Is::FigureOrPlayer { .. } => "pass `--as {player}` if it is a player, or {ignore} to leave it out";
        Is::OutsideRounds { is_row: true, .. } => "add them to the scores in the file, or leave the row out of the file";
        Is::OutsideRounds { .. } => "add them to the scores in the file, or pass {ignore}";
        Is::SlipOrPlayer { is_row: true, .. } => "correct it in the file, or pass `--as {player}` if it is a player";
        Is::SlipOrPlayer { .. } => "correct it in the file, pass {ignore}, or `--as {player}` if it is a player";
        Is::TooManyCells { .. } => "pass {ignore} to leave notes out";
        Is::UnclearDay(_) if has_column => "write it in full in the file";
        Is::UnclearDay(_) => "pass `--date 2026-11-21` with the date of the games, or write it in full in the file";
        Is::SeveralDays(_) if has_column => "leave only the date of the game in the cell";
        Is::SeveralDays(_) => "leave only one of them in the file, or pass `--date` with the date of the game";
        Is::TwoDays { .. } => "leave one of them out of the file, or pass `--date` with the date of the game";
        Is::AmbiguousDays { .. } => "pass `--date-format {value}` if the month comes first";
        Is::AmbiguousYear { .. } => "pass `--date-format {value}";
        Is::PlacesOfGames => "number the games in a column `game`, or pass {ignore} if all rows are one game";
        Is::OtherGame { .. } =>
            "leave the rows of other games out of the file, or pass {ignore} if all of them are Five Crowns";
        Is::NoFirstDay => "write its date in the file, or pass `--date` with it; delete the row if it is not a game";
        Is::NoDay => "write its date in the file, or call its row `average` if it is not a game";
        Is::NoRoundColumn { heading: Some(_), holds: "player", .. } =>
            "pass `--column {round}` if that column has the players";
        Is::NoRoundColumn { heading: Some(_), .. } => "pass `--column {round}` if that column has the rounds";
        Is::NoRoundColumn { results: Some(true), .. } =>
            "pass `--results` if each row is one game; otherwise add a column `round` with 1, 2, 3, …";
        Is::NoRoundColumn { results: None, .. } =>
            "add a column `round` with 1, 2, 3, …; `crowns help import` shows the layouts that are read";
        Is::NoRoundColumn { .. } =>
            "pass `--results` if these are totals of games; otherwise add a column `round` with 1, 2, 3, …";
        Is::TwoColumns { player } if player != column =>
            "pass {ignore} to leave that one out, or rename it if it is another player";
        Is::TwoColumns { .. } => "rename one in the file; if two games stand side by side, put one below the other";
        Is::OddGame { .. } => "delete the row if it is not a game; otherwise number it, or pass `--force`";
        Is::NamesTwice { .. } => "leave the line out of the file that does not have their names";
        Is::OtherHeadings { .. } =>
            "put all players in the first headings, with `-` where one did not play, and delete the other headings";
        Is::TwoTables { .. } => "put one game below the other in the file, or pass `--force` if they are one";
        Is::OfOneGame { .. } | Is::Beside { .. } => "put one game below the other in the file";
        Is::DuplicateColumn => "put one game below the other in the file if several stand side by side";
        Is::DayBelow(day) => "put it above them, or pass `--date {day}`";
        Is::NotOnlyName { name } if name.chars().all(|c| c.is_alphabetic() || c == ' ') =>
            "pass {ignore} to leave it out, or `--new-player` if it is a name";
        Is::NotOnlyName { .. } =>
            "pass `--as {player}` with the name alone, or `--new-player` if all of it is the name";
        Is::Genitive { .. } => "pass `--as {player}` if it is, or `--new-player` if it is the name";
        Is::Joined { .. } => "if they are two players, leave that option out, or pass `--as {player}` instead";
        Is::SamePlayer { .. } => "if they are two players, rename one in the file, or pass `--as {player}`";
        Is::BeginsAtThree { is_heading: true } =>
            "call it `3s` in the file if the columns have the cards dealt, or add columns for rounds 1 and 2";
        Is::BeginsAtThree { .. } =>
            "pass `--column {cards}` if the column has the cards dealt, or `--column {round}` if it has round numbers";
        Is::RoundsInResults if has_column => "pass {ignore} if it only counts the rounds of a game";
        Is::UnknownRound { round: 11 | 13 } => "pass {ignore} to leave it out";
        Is::UnknownRound { .. } => "pass {ignore} to leave it out, or call it `{value}` in the file if it is a round";
        Is::NotInGame { .. } => "write the name of the player who went out, or clear the cell";
        Is::FallingTotal { text, .. } if text == "0" =>
            "write `out` in the file for a player who went out, or the total of the round before; \
             leave out `--totals` if these are points";
        Is::NoTotalOfGame(_) => "add them to the file, or write what each game added and leave out `--totals`";
        Is::LateTotal { .. } => "subtract those points from all totals of the player in the file, then pass `--force`";
        Is::CameBack { .. } => "write `-` in the file for each round that the player did not play";
        Is::WrongRunning { .. } => "correct one of them in the file";
        Is::NoPlayer => "write the player in the row, or leave it out of the file if it has no scores";
        Is::OtherTotal { .. } => "pass {ignore} to leave this column out, or `--ignore {value}` to leave that one out";
        Is::WrongTotal { .. } if has_column => "correct a score or the total in the file, or pass {ignore}";
        Is::NoColumn { heading: Some(_) } => "pass `--column {points}` if that column has the points";
        Is::NoColumn { .. } if has_column => "pass {ignore} if it has no names of players";
        Is::UnknownColumn => "pass `--column {game}` if it tells games apart, or {ignore} to leave it out";
        Is::NoHeading => "pass {ignore} to leave the column out";
    };
    Some(Hint::new(hint))
}

/// Says what to do about a problem, in a column if it is not empty.
fn hint_for(problem: &ImportProblem, column: &str) -> Option<Hint> {
    Some(match problem {
        ImportProblem::Sheet(problem) => return sheet_hint(problem, column),
        ImportProblem::Player(NewPlayerError::Name(InvalidName::Control { .. })) => {
            Hint::new("save the file as UTF-8, or remove the character in the file")
        }
        ImportProblem::Player(NewPlayerError::Name(why)) if !column.is_empty() => {
            let is_row = Heading::of(column) == Some(Heading::Player);
            let text = match why {
                InvalidName::Keyword { name } | InvalidName::Card { name } if is_row => name,
                _ if is_row => return Some(Hint::new("correct the name in the file")),
                _ => column,
            };
            let (name, end) = match text.split_once(['(', '[']) {
                Some((name, _)) => (name.trim(), ""),
                None => ("Ann", " with the name of the player"),
            };
            Hint::new(format!("pass `--as {}`{end}", quoted(&format!("{text}={name}"))))
        }
        ImportProblem::Player(NewPlayerError::NearMisses(misses)) => {
            let (name, near) = misses.first()?;
            one_player_or_new(name, &near[0])
        }
        ImportProblem::Player(NewPlayerError::Former { name, player }) => {
            one_player_or_new(name, player)
        }
        ImportProblem::Score(ScoreEntryError::Unreadable { nearest: None, text }) => {
            Hint::new(match text.contains(|c: char| c.is_ascii_digit()) {
                true => "leave only the points in the cell",
                false => "write the points as a number, or `-` if the player did not play",
            })
        }
        ImportProblem::Round(PlayError::ImpossibleScore(ImplausibleScore::Negative {
            points,
            ..
        })) => {
            let rule = format!("go_out_bonus={points}");
            let add = Command::new("rules add bonus").option("--rule", rule);
            let hint = Hint::new("if it is a bonus for going out, run ").command(add);
            hint.text(", then pass `--rules bonus`")
        }
        ImportProblem::DayToCome(_) | ImportProblem::DayTooEarly(_) => {
            Hint::new("correct the date, or pass `--force` if it is right")
        }
        ImportProblem::Renamed { name, other } => {
            let same = quoted(&format!("{name}={other}"));
            Hint::new(format!(
                "pass `--as {same}` if they are one player, or `--force` if it is another game"
            ))
        }
        ImportProblem::Begun(game) => Hint::new("run ")
            .command(Command::new("game delete").arg(game))
            .text(" first, or pass `--force` if it is another game"),
        _ => return None,
    })
}

impl From<ImportSpreadsheetError> for Failure {
    fn from(error: ImportSpreadsheetError) -> Self {
        // A full disk is at no line.
        let place = error.place().filter(|_| !error.is_of_database());
        let column = error.location.and_then(|location| location.column);
        let hint = hint_for(&error.problem, column.as_deref().unwrap_or_default());
        let failure: Self = match *error.problem {
            ImportProblem::Player(error) => error.into(),
            ImportProblem::League(error) => error.into(),
            ImportProblem::Score(error) => error.into(),
            ImportProblem::Round(error) => error.into(),
            ImportProblem::Write(error) => error.into(),
            ImportProblem::Several { first, count } => {
                let summary = problem_summary(&first, count);
                Self::several(first.into_iter().map(Self::from), summary)
            }
            problem => Self::new(problem.to_string()),
        };
        let failure = if hint.is_some() { failure.hint(hint) } else { failure };
        if let Some(place) = place { failure.about(place) } else { failure }
    }
}

fn one_player_or_new(name: &str, other: &str) -> Hint {
    let same = quoted(&format!("{name}={other}"));
    Hint::new(format!("pass `--as {same}` if they are one player, or `--new-player`"))
}
