use super::*;
use crate::game::PlayError;
use crate::game::fixture::{GameBuilder, check_table, otherwise};
use crate::game::score::ScoreWarning;

#[test]
fn who_deals_and_who_is_ahead() {
    check(include_str!("../../../tests/games/next.txt"));
}

#[test]
fn players_come_and_go() {
    check(include_str!("../../../tests/games/players.txt"));
}

#[test]
fn scores_and_corrections_are_checked() {
    check(include_str!("../../../tests/games/scores.txt"));
}

/// Plays the games of a table: steps as `GameBuilder` takes them, and behind `=>` what is so
/// then. A line that is indented goes on with the game of the line above; of the steps of a
/// line only the last may be refused.
#[track_caller]
fn check(table: &str) {
    check_table(table, |case| {
        let (letters, varied) = case.given.split_once("; ").unwrap_or((case.given, ""));
        let varied: Vec<_> = varied.split_whitespace().collect();
        let mut game = GameBuilder::new(letters, &varied);
        case.text.lines().find_map(|line| {
            let (steps, expected) = line.split_once("=>").expect(line);
            let mut last = Ok(Vec::new());
            for step in steps.trim().split("; ") {
                last.unwrap_or_else(|error| panic!("{line}: {error}"));
                last = game.step(step);
            }
            let (what, failed) =
                otherwise([expected, case.of_all], |what| seen(&game, &last, what))?;
            Some(format!("{} has {what}={}\nnot {failed}", steps.trim(), seen(&game, &last, what)))
        })
    });
}

/// Returns what is so after a step, by the name that it has in a table.
fn seen(game: &GameBuilder, last: &Result<Vec<ScoreWarning>, PlayError>, what: &str) -> String {
    let sheet = game.sheet();
    let letters =
        |seats: Vec<usize>| seats.into_iter().map(|seat| sheet.seats[seat].name()).collect();
    let warnings = || last.iter().flatten();
    match what {
        "next" => game.next(),
        "places" => game.places(),
        "winners" => letters(sheet.winners()),
        "leaders" => letters(sheet.leaders()),
        "seated" => letters(sheet.seated()),
        "seats" => letters((0..sheet.seats.len()).collect()),
        "dealer" => letters(sheet.next_first_dealer().into_iter().collect()),
        "state" => format!("{:?}", sheet.state()),
        "short" => sheet.is_short().to_string(),
        "idle" => format!("{:?}", sheet.idle_rounds()),
        "needs" => {
            let needs = sheet.needs();
            let needs: Vec<_> = needs.iter().map(|need| (need.behind, need.possible)).collect();
            format!("{needs:?}")
        }
        "out" => {
            let out =
                |round: &PlayedRound| round.out.map_or("-".to_owned(), |seat| letters(vec![seat]));
            sheet.played.values().map(out).collect()
        }
        "totals" => {
            let total =
                |total: &Option<i32>| total.map_or("-".to_owned(), |total| total.to_string());
            let row = |row: TotalsRow| row.totals.iter().map(total).collect::<Vec<_>>().join(" ");
            sheet.rows().map(row).collect::<Vec<_>>().join(" / ")
        }
        "error" => last.as_ref().map_or_else(|error| error.to_string(), |_| String::new()),
        "refused" => last.as_ref().map_or_else(|error| format!("{error:?}"), |_| String::new()),
        "warns" => format!("{:?}", warnings().collect::<Vec<_>>()),
        // What fits no more after a correction.
        "late" => {
            let is_late = |warning: &&ScoreWarning| {
                matches!(warning, ScoreWarning::LateStart { .. } | ScoreWarning::TieGone { .. })
            };
            format!("{:?}", warnings().filter(is_late).collect::<Vec<_>>())
        }
        what => match what.strip_prefix("start ") {
            Some(who) => format!("{:?}", sheet.default_start(Some(sheet.find_seat(who).unwrap()))),
            None => panic!("a game has no `{what}`"),
        },
    }
}
