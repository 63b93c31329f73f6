//! Scoresheets, and reports on a game and on a night, as JSON; a game as a link with which
//! the app BG Stats takes it over as a play.
//!
//! Source of the link: the app's support page on pushing plays from other apps and websites.

use chrono::NaiveDate;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::json;

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

/// Writes the link of a game that is finished. The app asks before it takes anything.
pub fn bgstats(sheet: &Scoresheet) -> String {
    let winners = sheet.winners();
    let players = sheet.standings().into_iter().map(|standing| {
        let seat = &sheet.seats[standing.seat];
        json!({
            "name": seat.name(),
            "sourcePlayerId": seat.counts_for.uuid,
            "score": standing.total,
            "rank": standing.place.unwrap_or_default(),
            "winner": winners.contains(&standing.seat),
            "startPlayer": standing.seat == (sheet.first_dealer + 1) % sheet.seats.len(),
            "role": "",
        })
    });
    let mut play = json!({
        "sourceName": "crowns",
        "sourcePlayId": sheet.id,
        "playDate": format!("{} {}", sheet.date, sheet.started.format("%H:%M:%S")),
        "game": {
            "name": "Five Crowns",
            "sourceGameId": "five-crowns",
            "highestWins": false,
            "noPoints": false,
        },
        "location": sheet.venue.as_deref().unwrap_or_default(),
        "comments": sheet.note.as_deref().unwrap_or_default(),
        "players": players.collect::<Vec<_>>(),
    });
    if let Some(minutes) = sheet.minutes() {
        play["durationMin"] = minutes.into();
    }
    let data = play.to_string();
    let data = utf8_percent_encode(&data, NON_ALPHANUMERIC);
    format!("https://app.bgstatsapp.com/createPlay.html?data={data}\n")
}

#[cfg(test)]
mod tests {
    use percent_encoding::percent_decode_str;
    use serde_json::Value;

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
        let mut table = GameBuilder::named(&["Bob", "Ann"], &[]).scored(&["out 13"]);
        table.record(table.sheet().leave(1).unwrap());
        let json = scoresheet(&table.scored(&["0"]).sheet());
        let left = r#""total":13,"place":null,"won":false,"left":true,"stays":[{"from_round":1,"start_total":0,"left_before_round":2}]"#;
        assert!(json.contains(left), "{json}");
    }

    #[test]
    fn a_link_holds_the_play_as_the_app_documents_it() {
        let rounds = ["out 12 30"; 11];
        let game = GameBuilder::named(&["Ann", "Bo & Co", "Zoë"], &[]).scored(&rounds);
        let link = bgstats(&game.sheet());
        let data = link.trim().strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=");
        let data = data.unwrap();
        assert!(data.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'%'), "{data}");
        let data = percent_decode_str(data).decode_utf8().unwrap().into_owned();
        let play: Value = serde_json::from_str(&data).unwrap();
        assert_eq!(play["game"]["highestWins"], false);
        assert_eq!(play["players"][0]["name"], "Ann");
        assert_eq!(play["players"][0]["winner"], true);
        assert_eq!(play["players"][1]["name"], "Bo & Co");
        assert_eq!(play["players"][1]["startPlayer"], true);
        assert_eq!(play["players"][1]["score"], 132);
        assert_eq!(play["players"][2]["rank"], 3);
    }
}
