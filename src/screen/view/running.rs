//! How the players stand with what is being typed.

use crate::game::{RoundSetup, Scoresheet, SeatStanding};
use crate::rules::Round;
use crate::screen::entry::Entry;
use crate::screen::letters::is_waiting;
use crate::screen::model::{Asking, Model};

/// How the players stand with what is being typed.
#[derive(Debug)]
pub(super) struct Running {
    /// The answers with those that the line adds.
    pub(super) entry: Entry,
    /// Best first; empty before the first score.
    pub(super) standings: Vec<SeatStanding>,
    /// Whether a total has points that are not recorded yet.
    pub(super) is_typed: bool,
}

impl Running {
    pub(super) fn of(model: &Model, sheet: &Scoresheet) -> Self {
        let mut standings = match sheet.played.is_empty() {
            true => Vec::new(),
            false => sheet.standings(),
        };
        let Some(turn) = sheet.next() else {
            return Self {
                entry: Entry::default(),
                standings,
                is_typed: false,
            };
        };
        let entry = typed(model, sheet, &turn);
        let is_typed = turn.number <= Round::LAST.number() && !entry.is_empty();
        if is_typed {
            standings = sheet.standings();
            for standing in &mut standings {
                let points = entry.points(sheet, &turn, standing.seat);
                standing.total = standing.total.saturating_add(points.unwrap_or_default());
            }
            place(&mut standings);
        }
        Self {
            entry,
            standings,
            is_typed,
        }
    }

    /// Returns the seats that have the first place.
    pub(super) fn leaders(&self) -> Vec<usize> {
        let first = |standing: &&SeatStanding| standing.place == Some(1);
        let first = self.standings.iter().filter(first);
        first.map(|standing| standing.seat).collect()
    }
}

/// Returns the answers with those that the line adds.
fn typed(model: &Model, sheet: &Scoresheet, turn: &RoundSetup) -> Entry {
    let base = &model.layers[0];
    match base.asking {
        Asking::Score if !is_waiting(model) => model.entry.preview(base.line.text(), sheet, turn),
        _ => model.entry.clone(),
    }
}

/// Gives the places by total, and sorts by them; who left keeps having none.
fn place(standings: &mut [SeatStanding]) {
    let ranked = standings.iter().filter(|standing| standing.place.is_some());
    let totals: Vec<_> = ranked.map(|standing| standing.total).collect();
    for standing in &mut *standings {
        let better = totals.iter().filter(|&&total| total < standing.total);
        standing.place = standing.place.map(|_| 1 + better.count());
    }
    let key = |one: &SeatStanding| (one.place.unwrap_or(usize::MAX), one.total, one.seat);
    standings.sort_by_key(key);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;
    use crate::render::TextStyle;
    use crate::screen::{Key, Message, State, update};

    #[test]
    fn places_and_leader_follow_what_is_typed() {
        let check = |keys: &str, expect: &str| {
            let builder = GameBuilder::named(&["Gran", "Tom", "Max"], &[]).scored(&["0 12 20"]);
            let sheet = builder.sheet();
            let state = State {
                sheet: Some(sheet.clone()),
                ..State::default()
            };
            let mut model = Model::new(state, TextStyle::PLAIN, (80, 24));
            for c in keys.chars() {
                update(&mut model, Message::Key(Key::Char(c)), sheet.started);
            }
            let running = Running::of(&model, &sheet);
            let place = |standing: &SeatStanding| {
                let place = standing.place.unwrap_or_default();
                format!("{place} {} {}", model.name(standing.seat), standing.total)
            };
            let places: Vec<_> = running.standings.iter().map(place).collect();
            assert_eq!(places.join(", "), expect, "{keys}");
            assert_eq!(running.is_typed, !keys.is_empty());
        };
        check("", "1 Gran 0, 2 Tom 12, 3 Max 20");
        check("12", "1 Gran 12, 1 Tom 12, 3 Max 20");
        check("25 0", "1 Tom 12, 2 Max 20, 3 Gran 25");
    }
}
