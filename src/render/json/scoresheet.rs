//! Scoresheets, and reports on a game and on a night, as JSON; a game as a link with which
//! the app BG Stats takes it over as a play.
//!
//! Source of the link: the app's support page on pushing plays from other apps and websites.

use chrono::NaiveDate;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::json;

use super::{Object, line, object};
use crate::game::{LeagueRef, PlayedRound, PlayerRef, RoundSetup, Scoresheet, Seat, SeatSummary};
use crate::league::BrokenRecord;

pub fn scoresheet(sheet: &Scoresheet) -> String {
    line(sheet_object(sheet))
}

pub(super) fn sheet_object(sheet: &Scoresheet) -> Object {
    let seat = |(result, seat): (SeatSummary, &Seat)| {
        object! { ..result, left: seat.is_left(), stays: seat.stays }
    };
    let seats = sheet.results().into_iter().zip(&sheet.seats);
    let rounds = sheet.played.iter().map(|(&number, played)| round_object(number, played, sheet));
    object! {
        game: sheet.details(),
        players: seats.map(seat).collect::<Vec<_>>(),
        rounds: rounds.collect::<Vec<_>>(),
        next: sheet.next().map(|next| setup(&next, sheet)),
    }
}

fn round_object(number: u8, played: &PlayedRound, sheet: &Scoresheet) -> Object {
    let scores = played.scores.iter().map(|(&seat, score)| {
        let total = sheet.total_after(seat, number);
        object! { ..player(seat, sheet), score: score.points, total }
    });
    let scored = object! {
        went_out: played.out.map(|seat| player(seat, sheet)),
        scores: scores.collect::<Vec<_>>(),
    };
    setup(&sheet.turn(number), sheet).and([scored])
}

fn setup(turn: &RoundSetup, sheet: &Scoresheet) -> Object {
    object! {
        round: turn.number,
        dealt: turn.round.dealt(),
        wild: turn.round.wild(),
        dealer: player(turn.dealer, sheet),
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

    fn read(table: &str) -> Value {
        serde_json::from_str(&scoresheet(&GameBuilder::seated(table).sheet())).unwrap()
    }

    #[test]
    fn players_are_in_the_order_of_their_seats_and_named_alike() {
        let [bob, ann] = [("Bob", 1), ("Ann", 2)].map(|(name, uuid)| {
            json!({ "name": name, "uuid": format!("00000000-0000-0000-0000-{uuid:012}") })
        });
        let sheet = read("Bob, Ann; out 13");
        let (players, round) = (&sheet["players"], &sheet["rounds"][0]);
        let seats = [&players[0], &players[1], &round["scores"][0], &round["scores"][1]];
        for (seat, player) in seats.into_iter().zip([&bob, &ann, &bob, &ann]) {
            assert_eq!((&seat["name"], &seat["uuid"]), (&player["name"], &player["uuid"]));
        }
        assert_eq!(
            [&round["dealer"], &round["went_out"], &sheet["next"]["dealer"]],
            [&bob, &bob, &ann]
        );
        let finished = read("Bob, Ann; 0 13 x11");
        assert_eq!(finished["next"], Value::Null);
        assert_eq!([0, 1].map(|seat| finished["players"][seat]["won"] == true), [true, false]);
    }

    #[test]
    fn a_player_who_left_is_told_apart() {
        let ann = &read("Bob, Ann; out 13; Ann leaves; 0")["players"][1];
        assert_eq!([&ann["total"], &ann["place"]], [&json!(13), &Value::Null]);
        assert_eq!([&ann["won"], &ann["left"]], [&json!(false), &json!(true)]);
        let stay = json!({ "from_round": 1, "start_total": 0, "left_before_round": 2 });
        assert_eq!(ann["stays"], json!([stay]));
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
