//! The fold: what each event changes on the scoresheet. For rounds, see
//! `versions`.

use std::collections::BTreeMap;

use uuid::Uuid;

use super::sheet::{GameState, Scoresheet, Seat, Stay};
use crate::game::event::{GameEvent, PlayerScore, RESEATED, Recorded};
use crate::game::id::{GameId, LeagueRef, PlayerId};
use crate::game::tournament::TableRef;

impl Scoresheet {
    /// Begins a game; its seats have no names yet.
    pub(in crate::game) fn begin(id: Uuid, recorded: Recorded<GameEvent>) -> Option<Self> {
        let GameEvent::GameStarted(start) = recorded.event else {
            return None;
        };
        let time = recorded.time;
        let first_dealer = start.seats.iter().position(|&p| p == start.dealer)?;
        let seats = start.seats.into_iter().map(|player| Seat::taken(player, 1, 0));
        Some(Self {
            id: GameId(id),
            number: start.number,
            ruleset: start.ruleset,
            league: start.league.map(LeagueRef::from),
            date: start.date,
            venue: start.venue,
            note: start.note,
            tournament: start.tournament.map(TableRef::from),
            started: time,
            ended: None,
            changed: time,
            seats: seats.collect(),
            first_dealer,
            played: BTreeMap::new(),
            conflicts: Vec::new(),
            superseded: Vec::new(),
            result: BTreeMap::new(),
            declared: None,
            reseated: false,
        })
    }

    /// Adds the event that comes next; a seat that it takes has no name yet.
    pub fn apply(&mut self, recorded: Recorded<GameEvent>) {
        let Recorded { command, time, device, event, .. } = recorded;
        self.changed = time;
        match event {
            GameEvent::GameStarted(_) | GameEvent::Unknown(_) => {}
            GameEvent::RoundScored(score) => self.scored(score, command, device, time),
            GameEvent::ScoreCorrected(correction) => self.corrected(correction, command, device),
            GameEvent::PlayerJoined { player, from_round, total } => {
                self.joined(player, from_round, total)
            }
            GameEvent::StartCorrected { player, from_round, total, .. } => {
                self.start_corrected(player, from_round, total)
            }
            GameEvent::PlayerLeft { player, from_round } => self.left(player, from_round),
            GameEvent::ResultRecorded { totals, .. } => self.result_recorded(&totals),
            GameEvent::GameFinished {} => self.declared = Some(GameState::Finished),
            GameEvent::GameAbandoned { .. } => self.declared = Some(GameState::Abandoned),
            GameEvent::GameDeleted { why } if why.as_deref() == Some(RESEATED) => {
                self.reseated = true;
            }
            GameEvent::GameDeleted { .. } => self.declared = Some(GameState::Deleted),
            GameEvent::GameResumed {} => {
                self.declared = None;
                self.reseated = false;
            }
            GameEvent::GameMoved { league, .. } => self.league = league.map(LeagueRef::from),
            GameEvent::GameEdited { now, .. } => self.edited(now),
        }
        self.ended = match self.state() {
            GameState::Finished => self.ended.or(Some(time)),
            _ => None,
        };
    }

    fn result_recorded(&mut self, totals: &[PlayerScore]) {
        if self.played.is_empty() {
            let total = |total: &PlayerScore| {
                let seat = self.seat_taken_by(total.player)?;
                Some((seat, total.points?))
            };
            self.result = totals.iter().filter_map(total).collect();
            self.declared = Some(GameState::Finished);
        }
    }

    fn joined(&mut self, player: PlayerId, from: u8, total: i32) {
        let stay = Stay { from_round: from, start_total: total, left_before_round: None };
        match self.seats.iter_mut().find(|seat| seat.player == player) {
            None => self.seats.push(Seat::taken(player, from, total)),
            Some(seat) if seat.is_left() => seat.stays.push(stay),
            Some(_) => {}
        }
    }

    fn start_corrected(&mut self, player: PlayerId, from: u8, total: i32) {
        let seat = self.seats.iter_mut().find(|seat| seat.player == player);
        let mut stays = seat.into_iter().flat_map(|seat| &mut seat.stays);
        if let Some(stay) = stays.find(|stay| stay.from_round == from) {
            stay.start_total = total;
        }
    }

    fn left(&mut self, player: PlayerId, from: u8) {
        if let Some(seat) = self.seat_of(player)
            && !self.seats[seat].is_left()
        {
            let stay = self.seats[seat].stays.last_mut();
            stay.expect("a seat was taken").left_before_round = Some(from);
            self.keep_while_scored(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::game::fixture::{GameBuilder, player, recorded};
    use crate::game::{
        GameEvent, GameState, PlayerRef, RESEATED, RoundCorrection, ScoreEntry, Scoresheet,
    };

    /// A player who leaves on one device may be scored on another that does not know it yet.
    #[test]
    fn who_has_points_in_a_round_has_not_left_before_it() {
        let check = |leaves_first: bool, rounds: u8, expect: &[Option<u8>]| {
            let mut table = GameBuilder::new("ABC", &[]).scored(&["out 13 20"]);
            let leave = table.sheet().leave(2).unwrap();
            let scores: Vec<_> = (2..=rounds)
                .map(|_| {
                    let event = table.sheet().score(table.draft("12 out 30")).unwrap().event;
                    table.record(event.clone());
                    event
                })
                .collect();
            let mut table = GameBuilder::new("ABC", &[]).scored(&["out 13 20"]);
            let (first, last) = match leaves_first {
                true => (vec![leave], scores),
                false => (scores, vec![leave]),
            };
            first.into_iter().chain(last).for_each(|event| table.record(event));
            let sheet = table.sheet();
            let left: Vec<_> =
                sheet.seats[2].stays.iter().map(|stay| stay.left_before_round).collect();
            assert_eq!(left, expect);
            assert_eq!(sheet.total(2), 20 + 30 * (i32::from(rounds) - 1));
        };
        for leaves_first in [false, true] {
            check(leaves_first, 1, &[Some(2)]);
            check(leaves_first, 3, &[Some(4)]);
            check(leaves_first, 11, &[None]);
        }
    }

    #[test]
    fn what_was_insisted_on_once_stays_so() {
        let forced = |first: bool, fixed: bool| {
            let mut table = GameBuilder::new("AB", &[]);
            let mut draft = table.draft("151 out");
            draft.entries[0].1 = ScoreEntry::Points(if first { 151 } else { 20 });
            draft.force = true;
            table.record(table.sheet().score(draft).unwrap().event);
            let fix =
                RoundCorrection::of_seat(1, 0, ScoreEntry::Points(if fixed { 152 } else { 21 }));
            let fix = RoundCorrection { force: true, ..fix };
            table.record(table.sheet().correct(fix).unwrap().event);
            table.sheet().played[&1].forced
        };
        assert!(forced(true, true) && forced(true, false) && forced(false, true));
        assert!(!forced(false, false));
    }

    #[test]
    fn a_round_that_was_scored_meanwhile_outlives_other_seats_of_its_table() {
        let mut table = GameBuilder::new("AB", &[]);
        let round = table.sheet().score(table.draft("out 13")).unwrap().event;
        let deleted = |why: &str| GameEvent::GameDeleted { why: Some(why.to_owned()) };
        table.record(deleted(RESEATED));
        assert_eq!(table.sheet().state(), GameState::Deleted);
        table.record(round);
        assert_eq!(table.sheet().state(), GameState::Open);
        table.record(deleted("a quarrel"));
        assert_eq!(table.sheet().state(), GameState::Deleted);
    }

    #[test]
    fn a_game_ends_when_its_last_round_is_scored() {
        let mut table = GameBuilder::new("AB", &[]).play("out 13 x10");
        assert_eq!(table.sheet().ended, None);
        table.score("out 13").unwrap();
        let ended = table.sheet().ended;
        assert_eq!(ended, Some(table.sheet().changed));
        let fix = RoundCorrection::of_seat(1, 1, ScoreEntry::Points(20));
        table.record(table.sheet().correct(fix).unwrap().event);
        assert_eq!(table.sheet().ended, ended);
        assert_ne!(table.sheet().ended, Some(table.sheet().changed));
    }

    #[test]
    fn a_seat_is_found_by_who_took_it_and_by_whom_it_counts_for() {
        let mut sheet = GameBuilder::new("AB", &[]).sheet();
        sheet.name_seats(|seated| match seated == player('A') {
            true => PlayerRef::new("C", player('C')),
            false => PlayerRef::new("B", seated),
        });
        let found = ['A', 'B', 'C', 'D'].map(|letter| sheet.seat_of(player(letter)));
        assert_eq!(found, [Some(0), Some(1), Some(0), None]);
    }

    #[test]
    fn who_left_does_not_leave_again() {
        let mut table = GameBuilder::new("ABC", &[]).scored(&["out 13 20"]);
        let leave = |from_round| GameEvent::PlayerLeft { player: player('C'), from_round };
        table.record(leave(2));
        table.record(leave(5));
        assert_eq!(table.sheet().seats[2].stays[0].left_before_round, Some(2));
    }

    #[test]
    fn nothing_but_a_start_begins_a_game() {
        let begin = |event| Scoresheet::begin(uuid::Uuid::nil(), recorded([event]).remove(0));
        assert_eq!(begin(GameEvent::GameFinished {}), None);
    }

    #[test]
    fn events_that_do_not_fit_change_nothing() {
        let mut table = GameBuilder::new("AB", &[]);
        let before = table.sheet();
        table.record(GameEvent::PlayerLeft { player: player('Z'), from_round: 1 });
        table.record(GameEvent::PlayerJoined { player: player('A'), from_round: 1, total: 40 });
        table.record(GameEvent::StartCorrected {
            player: player('A'),
            from_round: 3,
            total: 40,
            was: 0,
        });
        table.record(GameEvent::Unknown(serde_json::json!({"kind": "blessed"})));
        let mut after = table.sheet();
        after.changed = before.changed;
        assert_eq!(after, before);
    }
}
