//! Scoresheets, and reports on a game and on a night, as JSON.

use chrono::NaiveDate;

use super::{Object, line, object};
use crate::game::{LeagueRef, PlayedRound, PlayerRef, Scoresheet, Seat, SeatSummary, TotalsRow};
use crate::league::BrokenRecord;
use crate::rules::Round;

pub fn scoresheet(sheet: &Scoresheet) -> String {
    line(sheet_object(sheet))
}

pub(super) fn sheet_object(sheet: &Scoresheet) -> Object {
    let seat = |(result, seat): (SeatSummary, &Seat)| {
        object! { ..result, left: seat.is_left(), stays: seat.stays }
    };
    let seats = sheet.results().into_iter().zip(&sheet.seats);
    let rounds = sheet.rows();
    let next = sheet.next();
    object! {
        game: sheet.details(),
        players: seats.map(seat).collect::<Vec<_>>(),
        rounds: rounds.map(|row| round_object(&row, sheet)).collect::<Vec<_>>(),
        next: next.map(|next| setup(next.number, next.round, next.dealer, sheet)),
    }
}

fn round_object(row: &TotalsRow, sheet: &Scoresheet) -> Object {
    let scores = (0..).zip(&row.scores).zip(&row.totals);
    let scores = scores.filter_map(|((seat, score), total)| {
        let score = score.as_ref()?.points;
        Some(object! { ..player(seat, sheet), score, total })
    });
    let scored = object! {
        went_out: row.out.map(|seat| player(seat, sheet)),
        scores: scores.collect::<Vec<_>>(),
    };
    setup(row.number, row.round, row.dealer, sheet).and([scored])
}

fn setup(number: u8, round: Round, dealer: usize, sheet: &Scoresheet) -> Object {
    object! {
        round: number,
        dealt: round.dealt(),
        wild: round.wild(),
        dealer: player(dealer, sheet),
    }
}

/// The scores of a round as they were entered, without totals.
pub(super) fn entered(played: &PlayedRound, sheet: &Scoresheet) -> Object {
    let scores = played.scores.iter();
    let scores = scores.map(|(&seat, score)| {
        object! { ..player(seat, sheet), score: score.points }
    });
    object! {
        scores: scores.collect::<Vec<_>>(),
        went_out: played.out.map(|seat| player(seat, sheet)),
    }
}

fn player(seat: usize, sheet: &Scoresheet) -> PlayerRef {
    sheet.seats[seat].counts_for.clone()
}

pub fn game_report(sheet: &Scoresheet, broken_records: &[BrokenRecord]) -> String {
    line(object! { ..sheet_object(sheet), broken_records })
}

pub fn night_report(
    date: NaiveDate,
    league: Option<&LeagueRef>,
    sheets: &[Scoresheet],
    broken_records: &[BrokenRecord],
) -> String {
    line(object! {
        date,
        league,
        games: sheets.iter().map(sheet_object).collect::<Vec<_>>(),
        broken_records,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;

    #[test]
    fn players_are_in_the_order_of_their_seats_and_named_alike() {
        const BOB: &str = r#"{"name":"Bob","uuid":"00000000-0000-0000-0000-000000000001""#;
        const ANN: &str = r#"{"name":"Ann","uuid":"00000000-0000-0000-0000-000000000002""#;
        let table = GameBuilder::named(&["Bob", "Ann"], &[]).scored(&["out 13"]);
        let stays = r#""stays":[{"from_round":1,"start_total":0,"left_before_round":null}]"#;
        let parts = [
            r#"{"version":1,"game":{"number":12,"uuid":"00000000-0000-0000-0000-000000000000","#,
            r#""date":"2026-11-21","state":"open","short":false,"#,
            r#""ruleset":{"name":"official","knobs":{}},"league":null,"venue":null,"note":null},"#,
            r#""players":["#,
            &format!(r#"{BOB},"total":0,"place":1,"won":false,"left":false,{stays}}},"#),
            &format!(r#"{ANN},"total":13,"place":2,"won":false,"left":false,{stays}}}],"#),
            r#""rounds":[{"round":1,"dealt":3,"wild":"3","#,
            &format!(r#""dealer":{BOB}}},"went_out":{BOB}}},"#),
            &format!(r#""scores":[{BOB},"score":0,"total":0}},{ANN},"score":13,"total":13}}]}}],"#),
            &format!(r#""next":{{"round":2,"dealt":4,"wild":"4","dealer":{ANN}}}}}}}"#),
        ];
        assert_eq!(scoresheet(&table.sheet()), parts.concat() + "\n");
        let finished = scoresheet(&table.scored(&["0 13"; 10]).sheet());
        assert!(finished.ends_with(",\"next\":null}\n"), "{finished}");
        assert_eq!(finished.matches(r#""won":true"#).count(), 1);
    }

    #[test]
    fn a_player_who_left_is_told_apart() {
        let table = GameBuilder::named(&["Bob", "Ann"], &[]).scored(&["out 13"]);
        let mut table = table;
        table.record(table.sheet().leave(1).unwrap());
        let json = scoresheet(&table.scored(&["0"]).sheet());
        let left = r#""total":13,"place":null,"won":false,"left":true,"stays":[{"from_round":1,"start_total":0,"left_before_round":2}]"#;
        assert!(json.contains(left), "{json}");
    }
}
