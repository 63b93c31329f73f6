//! What a night came to, in words: who came back, and the round that hurt.

use super::NightReport;
use crate::game::{GameId, PlayerId, Scoresheet};
use crate::league::{GameResult, NightComeback, RoundPoints, comebacks, dearest};
use crate::render::game::ordinal;
use crate::render::text::{and, points, seat_names, shown};

/// Lists what is worth telling: a label, and what goes with it.
pub(super) fn recap(night: &NightReport<'_>) -> Vec<(&'static str, String)> {
    let whole = night.sheets.iter().filter(|sheet| !sheet.is_short());
    let whole: Vec<_> = whole.filter_map(GameResult::of).collect();
    let all: Vec<_> = night.sheets.iter().filter_map(GameResult::of).collect();
    let told = |climb: &NightComeback| {
        format!(
            "{}, from {} after round 9 to {}{}",
            player(night, climb.game, climb.player),
            place(climb.places.from),
            place(climb.places.to),
            of_game(night, climb.game, ", in"),
        )
    };
    let hurt = |score: &RoundPoints| {
        format!(
            "{}, {} in round {}{}",
            player(night, score.game, score.player),
            points(score.points),
            score.round,
            of_game(night, score.game, " of"),
        )
    };
    let came_back: Vec<_> = comebacks(&whole).iter().map(told).collect();
    let hurt: Vec<_> = dearest(&all).iter().map(hurt).collect();
    let both = [("Came back", came_back), ("The round that hurt", hurt)];
    let both = both.into_iter().filter(|(_, told)| !told.is_empty());
    both.map(|(label, told)| (label, told.join("; "))).collect()
}

/// Names the night: `2026-11-21, 2 games, league Tuesday`.
pub(super) fn heading(night: &NightReport<'_>) -> String {
    let games = match night.sheets {
        [_] => "1 game".to_owned(),
        games => format!("{} games", games.len()),
    };
    let league = night.league;
    let league = league.map_or(String::new(), |name| format!(", league {}", shown(name)));
    let day = night.date.format("%A %Y-%m-%d");
    format!("Five Crowns on {day}, {games}{league}")
}

/// Lists who won how many games of several, the most first; those ended early
/// count as little as in standings.
pub(super) fn wins(night: &NightReport<'_>) -> Option<String> {
    let mut wins: Vec<(PlayerId, String, usize)> = Vec::new();
    for sheet in night.sheets.iter().filter(|sheet| !sheet.is_short()) {
        let names = seat_names(sheet);
        for seat in sheet.winners() {
            let player = sheet.seats[seat].holder;
            match wins.iter_mut().find(|(other, ..)| *other == player) {
                Some((.., count)) => *count += 1,
                None => wins.push((player, names[seat].clone(), 1)),
            }
        }
    }
    wins.sort_by(|(_, _, one), (_, _, other)| other.cmp(one));
    let told = |(_, name, count): &(PlayerId, String, usize)| format!("{} {count}", shown(name));
    let told: Vec<_> = wins.iter().map(told).collect();
    let games: usize = wins.iter().map(|(.., count)| count).sum();
    (games > 1).then(|| and(&told))
}

fn player(night: &NightReport<'_>, game: GameId, player: PlayerId) -> String {
    let name = |sheet: &Scoresheet| {
        let seat = sheet.seat_of(player)?;
        Some(shown(&seat_names(sheet)[seat]))
    };
    let sheet = night.sheets.iter().find(|sheet| sheet.id == game);
    sheet.and_then(name).unwrap_or_default()
}

/// Says which game, where there are several.
fn of_game(night: &NightReport<'_>, game: GameId, word: &str) -> String {
    let sheet = night.sheets.iter().find(|sheet| sheet.id == game);
    match sheet {
        Some(sheet) if night.sheets.len() > 1 => format!("{word} game {}", sheet.number),
        _ => String::new(),
    }
}

fn place(place: u32) -> String {
    ordinal(place as usize)
}
