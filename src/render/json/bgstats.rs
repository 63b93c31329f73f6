//! A game as a link with which the app BG Stats takes it over as a play.
//!
//! Source: the app's support page on pushing plays from other apps and websites.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::json;

use crate::game::Scoresheet;

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
