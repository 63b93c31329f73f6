//! The recap of a night: games won, comebacks and the most costly round.

use std::cmp::Reverse;

use super::NightReport;
use crate::game::{GameRef, PlayerId, PlayerRef, Scoresheet, name_key};
use crate::league::{GameResult, NightComeback, RoundPoints, Standing, comebacks, dearest};
use crate::messages::{Messages, ReportPart};
use crate::render::text::{seat_names, shown};

pub(super) fn recap(night: &NightReport<'_>, words: &Messages) -> Vec<(&'static str, String)> {
    let whole = night.sheets.iter().filter(|sheet| !sheet.is_short());
    let whole: Vec<_> = whole.filter_map(GameResult::from_sheet).collect();
    let all: Vec<_> = night.sheets.iter().filter_map(GameResult::from_sheet).collect();
    let came_back = |comeback: &NightComeback| {
        let name = player(night, comeback.game, &comeback.player);
        let places = comeback.places;
        words.comeback(&name, places.from, places.to, number(night, comeback.game))
    };
    let costly_round = |score: &RoundPoints| {
        let name = player(night, score.game, &score.player);
        words.costly_round(&name, score.points, score.round, number(night, score.game))
    };
    let came_back: Vec<_> = comebacks(&whole).iter().map(came_back).collect();
    let costly: Vec<_> = dearest(&all).iter().map(costly_round).collect();
    let few = [(ReportPart::CameBack, came_back), (ReportPart::CostlyRound, costly)];
    let few = few.map(|(part, told)| (part, first_of(told, words)));
    let all = [
        (ReportPart::StandingsChanged, changed(night, words).join("; ")),
        (ReportPart::TimePlayed, times(night, words).join(", ")),
    ];
    let told = few.into_iter().chain(all).filter(|(_, told)| !told.is_empty());
    told.map(|(part, told)| (words.report_part(part), told)).collect()
}

/// Lists who has another place in the standings than before the night, the best
/// first. On a first night all are new, which says nothing.
fn changed(night: &NightReport<'_>, words: &Messages) -> Vec<String> {
    let before = |player: &PlayerRef| {
        let same = |other: &&Standing| other.player.uuid == player.uuid;
        night.before.iter().find(same).and_then(|standing| standing.place)
    };
    let changed = night.standings.standings.iter().filter_map(|standing| {
        let (now, before) = (standing.place?, before(&standing.player));
        let name = shown(&standing.player.name);
        (before != Some(now)).then(|| words.place_changed(&name, now, before))
    });
    let is_first = night.before.iter().all(|standing| standing.place.is_none());
    if is_first { Vec::new() } else { changed.collect() }
}

/// Lists how long games took whose rounds were entered at the table.
fn times(night: &NightReport<'_>, words: &Messages) -> Vec<String> {
    let times = night.sheets.iter();
    let told =
        |sheet: &Scoresheet| Some(words.minutes(sheet.minutes()?, number(night, sheet.into())));
    times.filter_map(told).collect()
}

/// Joins what is equally good or bad, the first three of it if there is more.
fn first_of(mut told: Vec<String>, words: &Messages) -> String {
    let more = told.len().saturating_sub(3);
    if more > 0 {
        told.truncate(3);
        told.push(words.and_more(more));
    }
    told.join("; ")
}

/// Returns the title of a night: `Five Crowns on Saturday 2026-11-21, 2 games, league
/// Tuesday`.
pub(super) fn heading(night: &NightReport<'_>, words: &Messages) -> String {
    let league = night.league.map(shown);
    words.night_title(night.date, night.sheets.len(), league.as_deref())
}

/// Lists the players by games won, the most first, then by name, if there are
/// several games;
/// games that ended early do not count, as in standings.
pub(super) fn wins(night: &NightReport<'_>, words: &Messages) -> Option<String> {
    let mut wins: Vec<(PlayerId, String, usize)> = Vec::new();
    for sheet in night.sheets.iter().filter(|sheet| !sheet.is_short()) {
        let names = seat_names(sheet);
        for seat in sheet.winners() {
            let player = sheet.seats[seat].counts_for.uuid;
            match wins.iter_mut().find(|(other, ..)| *other == player) {
                Some((.., count)) => *count += 1,
                None => wins.push((player, names[seat].clone(), 1)),
            }
        }
    }
    wins.sort_by_cached_key(|(id, name, count)| (Reverse(*count), name_key(name), *id));
    let told = |(_, name, count): &(PlayerId, String, usize)| format!("{} {count}", shown(name));
    let told: Vec<_> = wins.iter().map(told).collect();
    let games: usize = wins.iter().map(|(.., count)| count).sum();
    (games > 1).then(|| words.and(&told))
}

fn player(night: &NightReport<'_>, game: GameRef, player: &PlayerRef) -> String {
    let name = |sheet: &Scoresheet| {
        let seat = sheet.seat_of(player.uuid)?;
        Some(shown(&seat_names(sheet)[seat]))
    };
    night.sheets.iter().find(|sheet| sheet.id == game.uuid).and_then(name).unwrap_or_default()
}

/// Returns the number of a game, if there are several.
fn number(night: &NightReport<'_>, game: GameRef) -> Option<u32> {
    (night.sheets.len() > 1).then_some(game.number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn of_many_rounds_that_cost_as_much_three_are_named() {
        let told = |count: usize| {
            let rounds = (1..=count).map(|round| format!("Ann, round {round}"));
            first_of(rounds.collect(), Language::English.words())
        };
        assert_eq!(told(3), "Ann, round 1; Ann, round 2; Ann, round 3");
        assert!(told(5).ends_with("Ann, round 3; and 2 more"), "{}", told(5));
    }
}
