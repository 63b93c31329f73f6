use std::collections::BTreeMap;

use chrono::TimeDelta;
use uuid::Uuid;

use super::*;
use crate::game::event::{GameEvent, TournamentTable};
use crate::game::fixture::{GameBuilder, check_table, otherwise};
use crate::game::id::TournamentId;
use crate::game::score::{ScoreEntry, ScoreWarning};
use crate::game::text::joined;

#[test]
fn who_deals_and_who_is_ahead() {
    check(include_str!("../../../tests/games/next.txt"));
}

#[test]
fn players_come_and_go() {
    check(include_str!("../../../tests/games/players.txt"));
}

#[test]
fn of_what_devices_record_side_by_side_the_later_stands() {
    check(include_str!("../../../tests/games/versions.txt"));
}

#[test]
fn scores_and_corrections_are_checked() {
    check(include_str!("../../../tests/games/scores.txt"));
}

/// Plays the games of a table: steps as `GameBuilder` takes them, and after `=>` what is so
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
        "result" => sheet.has_only_totals().to_string(),
        // Whether the game of a table would be void, and a game that was changed last was finished
        // a moment ago.
        "void" => {
            let tournament = TournamentId(Uuid::nil());
            let table = TournamentTable { tournament, game: 1, table: 2 };
            let sheet = Scoresheet { tournament: Some(table.into()), ..game.sheet() };
            sheet.void_table().is_some().to_string()
        }
        what if let Some(said) = what.strip_prefix("doubts ") => {
            // Of an event that was made elsewhere, so many minutes after the last round.
            let (name, minutes) = said.split_once(' ').unwrap();
            let event = game.held(name);
            let round = match &event {
                GameEvent::RoundScored(score) => score.round,
                GameEvent::ScoreCorrected(correction) => correction.round,
                event => panic!("{event:?}"),
            };
            let last = sheet.played.values().map(|played| played.time).max().unwrap();
            let now = last + TimeDelta::minutes(minutes.parse().unwrap());
            let scored = ScoredRound { event, round, warnings: Vec::new() };
            format!("{:?}", sheet.doubts(&scored, now))
        }
        // Those that nobody insisted on.
        "implausible" => {
            let found = sheet.implausible().into_iter();
            joined(found.map(|(round, why)| format!("{round}: {why}")), ", ")
        }
        "recent" => sheet.is_just_finished(sheet.changed).to_string(),
        // By which event, from 1.
        "ended" => sheet.ended.map_or("-".to_owned(), |ended| ended.timestamp_millis().to_string()),
        "place" => sheet.venue.clone().unwrap_or_default(),
        // Who left before which rounds.
        "left" => {
            let left = sheet.seats.iter().flat_map(|seat| {
                let rounds = seat.stays.iter().filter_map(|stay| stay.left_before_round);
                rounds.map(|round| format!("{}{round}", seat.name()))
            });
            joined(left, " ")
        }
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
        // The first round, then each conflict, with a star by who went out.
        "versions" => {
            let write = |version: &PlayedRound| {
                let score = |(seat, score): (&usize, &SeatScore)| {
                    let out = if version.out == Some(*seat) { "*" } else { "" };
                    format!("{}{out}", score.points.unwrap_or(-1))
                };
                joined(version.scores.iter().map(score), " ")
            };
            let conflicts = sheet.conflicts.iter().map(|one| &one.earlier);
            joined([&sheet.played[&1]].into_iter().chain(conflicts).map(write), ", ")
        }
        "conflicts" => {
            format!("{:?}", sheet.conflicts.iter().map(|one| one.round).collect::<Vec<_>>())
        }
        // The rounds with a score that was insisted on, and the cards of the last.
        "forced" => {
            let forced = sheet.played.iter().filter(|(_, played)| played.forced);
            format!("{:?}", forced.map(|(round, _)| *round).collect::<Vec<_>>())
        }
        "cards" => {
            let (_, last) = sheet.played.last_key_value().unwrap();
            joined(last.scores.values().filter_map(|score| score.cards.as_ref()), ", ")
        }
        "totals" => {
            let total = |seat, round| {
                let total = sheet.total_after(seat, round);
                total.map_or("-".to_owned(), |total| total.to_string())
            };
            let seats = 0..sheet.seats.len();
            let totals = |&round| joined(seats.clone().map(|seat| total(seat, round)), " ");
            joined(sheet.played.keys().map(totals), " / ")
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

#[test]
fn totals_of_an_earlier_round_count_from_there() {
    let table =
        GameBuilder::new("AB", &["go_out_bonus=-5"]).play("13 out; C joins 30; 20 out 7; 20 out 8");
    let sheet = table.sheet();
    let before = |number| [0, 1, 2].map(|seat| sheet.total_before(seat, number));
    assert_eq!(before(1), [0, 0, 0]);
    assert_eq!(before(2), [13, -5, 30]);
    assert_eq!(before(3), [33, -10, 37]);
    assert_eq!(before(4), [53, -15, 45]);
    let same = sheet.from_totals(2, table.draft("13 -10 30").entries).unwrap();
    let points = [0, -5, 0].map(ScoreEntry::Points);
    assert_eq!(same.into_iter().map(|(_, entry)| entry).collect::<Vec<_>>(), points);
}

#[test]
fn everyone_who_plays_has_one_score() {
    let mut table = GameBuilder::new("ABC", &[]);
    let mut twice = table.draft("13 out 20");
    twice.entries.push((0, ScoreEntry::Points(5)));
    let error = table.sheet().score(twice).unwrap_err();
    assert_eq!(error.to_string(), "A has two scores, `13` and `5`; give one");
    table.record(table.sheet().leave(1).unwrap());
    let mut gone = table.draft("13 out");
    gone.entries.push((1, ScoreEntry::Points(5)));
    let error = table.sheet().score(gone).unwrap_err();
    assert_eq!(error.to_string(), "B is not at the table in round 1");
}

#[test]
fn scores_move_to_the_seats_of_their_players() {
    let (before, now) = (GameBuilder::new("ABC", &[]), GameBuilder::new("CAB", &[]));
    let entry = RoundEntry { out: Some(1), ..before.draft("13 out 20") };
    let moved = entry.clone().reseated(&before.sheet(), &now.sheet()).unwrap();
    let seats: Vec<_> = moved.entries.iter().map(|(seat, _)| *seat).collect();
    assert_eq!((seats, moved.out), (vec![1, 2, 0], Some(2)));
    let without_c = GameBuilder::new("AB", &[]).sheet();
    assert!(entry.reseated(&before.sheet(), &without_c).is_none());
    let out = RoundEntry { out: Some(2), ..RoundEntry::default() };
    assert!(out.reseated(&before.sheet(), &without_c).is_none());
}

#[test]
fn a_round_has_scores_of_those_who_played_it() {
    let sheet = GameBuilder::new("ABC", &[]).play("13 out 20; D joins").sheet();
    let error = sheet.entries_by_seat(1, vec![(3, ScoreEntry::Points(5))]).unwrap_err();
    assert!(matches!(error, PlayError::NotPlaying { round: 1, game: None, .. }), "{error}");
    assert_eq!(sheet.declared_out(&mut BTreeMap::new(), Some(1)), Ok(Some(1)));
    let round = &sheet.played[&1];
    let mut other = round.clone();
    assert!(round.says_the_same(&other));
    let score = other.scores.remove(&2).unwrap();
    other.scores.insert(3, score);
    assert!(!round.says_the_same(&other));
}
