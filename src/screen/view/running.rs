//! How the players stand with what is being typed.

use crate::game::{RoundSetup, ScoreEntry, Scoresheet, SeatStanding};
use crate::rules::Round;
use crate::screen::entry::{self, Entry};
use crate::screen::letters::is_waiting;
use crate::screen::model::Model;
use crate::screen::question::Question;

/// How the players stand with what is being typed.
#[derive(Debug)]
pub(super) struct Running {
    /// The answers with those that the line adds.
    pub(super) entry: Entry,
    /// Best first; empty before the first score.
    pub(super) standings: Vec<SeatStanding>,
    pub(super) correction: Option<Correction>,
    /// Whether a total has points that are not recorded yet.
    pub(super) is_typed: bool,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Correction {
    pub(super) round: u8,
    pub(super) seat: usize,
    /// The points that are typed; `None` if the player did not play.
    pub(super) points: Option<i32>,
    /// What that adds to the total: nothing in a round that settles a tie.
    change: i32,
}

impl Running {
    pub(super) fn new(model: &Model, sheet: &Scoresheet) -> Self {
        let turn = sheet.next();
        let entry = turn.as_ref().map(|turn| typed(model, sheet, turn)).unwrap_or_default();
        let mut running = Self {
            standings: Vec::new(),
            correction: Correction::new(model, sheet),
            is_typed: false,
            entry,
        };
        let counts = |turn: &&RoundSetup| turn.number <= Round::LAST.number();
        let turn = turn.as_ref().filter(counts);
        let has_entry = turn.is_some() && !running.entry.is_empty();
        running.is_typed = has_entry || running.correction.is_some_and(|fix| fix.change != 0);
        if !running.is_typed && !sheet.has_scores() {
            return running;
        }
        let mut standings = sheet.standings();
        let points = |seat| running.entry.points(sheet, turn?, seat);
        for standing in &mut standings {
            let points = points(standing.seat).unwrap_or_default();
            standing.total = running.total(sheet, standing.seat).saturating_add(points);
        }
        if running.is_typed {
            place(&mut standings);
        }
        running.standings = standings;
        running
    }

    /// Returns the total of a seat before the round that is next.
    pub(super) fn total(&self, sheet: &Scoresheet, seat: usize) -> i32 {
        let change = self.change(Round::LAST.number(), seat);
        sheet.total(seat).saturating_add(change)
    }

    /// Returns what a correction adds to the total of a seat after a round.
    pub(super) fn change(&self, round: u8, seat: usize) -> i32 {
        let is_after = |fix: &Correction| fix.seat == seat && fix.round <= round;
        let fix = self.correction.filter(is_after);
        fix.map_or(0, |fix| fix.change)
    }

    /// Returns the seats that have the first place.
    pub(super) fn leaders(&self) -> Vec<usize> {
        let first = |standing: &&SeatStanding| standing.place == Some(1);
        self.standings.iter().filter(first).map(|standing| standing.seat).collect()
    }
}

impl Correction {
    /// Reads the score that is typed for a cell; `None` if there is none yet.
    fn new(model: &Model, sheet: &Scoresheet) -> Option<Self> {
        let base = &model.dialogs[0];
        let Question::Cell { round, seat } = base.question else {
            return None;
        };
        let rules = sheet.ruleset.in_round(sheet.turn(round).round);
        let typed = model.words().card_names().to_notation(base.line.text());
        let typed = ScoreEntry::read_typed(&typed, rules).ok()?;
        let points = entry::points(&typed, sheet);
        let before = sheet.played.get(&round)?.scores.get(&seat)?.points;
        Some(Self {
            round,
            seat,
            points,
            change: match round <= Round::LAST.number() {
                true => points.unwrap_or_default() - before.unwrap_or_default(),
                false => 0,
            },
        })
    }
}

/// Returns the answers with those that the line adds.
fn typed(model: &Model, sheet: &Scoresheet, turn: &RoundSetup) -> Entry {
    let base = &model.dialogs[0];
    match base.question {
        Question::Score if !is_waiting(model) => {
            let line = sheet.in_notation(base.line.text(), model.words().card_names());
            model.entry.preview(&line, sheet, turn)
        }
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
            let state = State { sheet: Some(sheet.clone()), ..State::default() };
            let mut model = Model::new(state, TextStyle::PLAIN, (80, 24));
            for c in keys.chars() {
                let key = if c == '^' { Key::Up } else { Key::Char(c) };
                update(&mut model, Message::Key(key), sheet.started);
            }
            let running = Running::new(&model, &sheet);
            let place = |standing: &SeatStanding| {
                let place = standing.place.unwrap_or_default();
                format!("{place} {} {}", model.name(standing.seat), standing.total)
            };
            let places: Vec<_> = running.standings.iter().map(place).collect();
            assert_eq!(places.join(", "), expect, "{keys}");
            assert_eq!(running.is_typed, !keys.is_empty());
        };
        check("", "1 Gran 0, 2 Tom 12, 3 Max 20");
        // A correction too: of Gran in the round before.
        check("^31", "1 Tom 12, 2 Max 20, 3 Gran 31");
        check("12", "1 Gran 12, 1 Tom 12, 3 Max 20");
        check("25 0", "1 Tom 12, 2 Max 20, 3 Gran 25");
    }
}
