//! A table for tests of what is rendered: reads scores as text.

use chrono::{DateTime, NaiveDate};
use uuid::Uuid;

use crate::game::{
    CommandId, DeviceId, EventId, GameEvent, GameId, NewGame, PlayerId, Recorded, RoundEntry,
    ScoreEntry, Scoresheet,
};
use crate::rules::Ruleset;

/// A game at a table of players, the first of whom deals.
pub(super) struct Table {
    pub(super) names: Vec<String>,
    events: Vec<Recorded<GameEvent>>,
}

pub(super) fn id(seat: usize) -> PlayerId {
    PlayerId(Uuid::from_u128(seat as u128 + 1))
}

impl Table {
    pub(super) fn of(names: &[&str], knobs: &[&str]) -> Self {
        let game = NewGame {
            seats: (0..names.len()).map(id).collect(),
            dealer: None,
            ruleset: Ruleset::official().with(knobs.iter().copied()).unwrap(),
            league: None,
            date: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
            place: None,
            note: None,
        };
        let names = names.iter().map(|&name| name.to_owned()).collect();
        let mut table = Self {
            names,
            events: Vec::new(),
        };
        table.record(game.start(12).unwrap());
        table
    }

    pub(super) fn record(&mut self, event: GameEvent) {
        self.events.push(Recorded {
            id: EventId(Uuid::from_u128(self.events.len() as u128)),
            command: CommandId(Uuid::nil()),
            time: DateTime::UNIX_EPOCH,
            device: DeviceId(Uuid::nil()),
            event,
        });
    }

    pub(super) fn sheet(&self) -> Scoresheet {
        let mut sheet = Scoresheet::fold(GameId(Uuid::nil()), self.events.iter().cloned()).unwrap();
        let name = |player: PlayerId| self.names[player.0.as_u128() as usize - 1].clone();
        sheet.name_seats(|player| (player, name(player)));
        sheet
    }

    /// Scores the next rounds, each `out 12 30`.
    pub(super) fn score(mut self, rounds: &[&str]) -> Self {
        for scores in rounds {
            let sheet = self.sheet();
            let turn = sheet.next().unwrap();
            let entry = |text| ScoreEntry::read(text, sheet.ruleset.in_round(turn.round)).unwrap();
            let entries = turn.playing.iter().copied();
            let draft = RoundEntry {
                entries: entries.zip(scores.split(' ').map(entry)).collect(),
                force: true,
                ..RoundEntry::default()
            };
            self.record(sheet.score(draft).unwrap().event);
        }
        self
    }
}

/// Compares with a picture that is kept under `tests/svg`. Where one is to
/// change, what is drawn stands in the message.
pub(super) fn same_as_kept(kept: &str, svg: &str) {
    assert!(kept == svg, "another picture is kept than is drawn:\n{svg}");
}
