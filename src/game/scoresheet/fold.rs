//! The fold: what each event changes on the scoresheet. For rounds, see
//! `versions`.

use std::collections::BTreeMap;

use uuid::Uuid;

use super::sheet::{GameState, Scoresheet, Seat, Stay};
use crate::game::event::{GameEvent, PlayerScore, RESEATED, Recorded};
use crate::game::folds::Aggregate;
use crate::game::id::{GameId, LeagueRef};
use crate::game::tournament::TableRef;

impl Aggregate for Scoresheet {
    type Event = GameEvent;

    /// Begins a game; its seats have no names yet.
    fn begin(id: Uuid, recorded: Recorded<GameEvent>) -> Option<Self> {
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
            declared_before: None,
            reseated: false,
        })
    }

    /// Adds the event that comes next; a seat that it takes has no name yet.
    fn apply(&mut self, recorded: Recorded<GameEvent>) {
        let Recorded { command, time, device, event, .. } = recorded;
        self.changed = time;
        match event {
            GameEvent::RoundScored(score) => self.scored(score, command, device, time),
            GameEvent::ScoreCorrected(correction) => self.corrected(correction, command, device),
            GameEvent::PlayerJoined { player, from_round, total } => {
                let stay = Stay { from_round, start_total: total, left_before_round: None };
                match self.seats.iter_mut().find(|seat| seat.player == player) {
                    None => self.seats.push(Seat::taken(player, from_round, total)),
                    Some(seat) if seat.is_left() => {
                        // Who left before the round that they came for was not there.
                        let round = Some(from_round);
                        seat.stays.pop_if(|last| {
                            Some(last.from_round) == round && last.left_before_round == round
                        });
                        seat.stays.push(stay);
                    }
                    Some(_) => {}
                }
            }
            GameEvent::StartCorrected { player, from_round, total, .. } => {
                let seat = self.seats.iter_mut().find(|seat| seat.player == player);
                let mut stays = seat.into_iter().flat_map(|seat| &mut seat.stays);
                if let Some(stay) = stays.find(|stay| stay.from_round == from_round) {
                    stay.start_total = total;
                }
            }
            GameEvent::PlayerLeft { player, from_round } => {
                if let Some(seat) = self.seat_of(player)
                    && !self.seats[seat].is_left()
                {
                    let stay = self.seats[seat].stays.last_mut();
                    stay.expect("a seat was taken").left_before_round = Some(from_round);
                    self.keep_while_scored(seat);
                }
            }
            GameEvent::ResultRecorded { totals, .. } if self.played.is_empty() => {
                let total =
                    |total: PlayerScore| Some((self.seat_taken_by(total.player)?, total.points?));
                self.result = totals.into_iter().filter_map(total).collect();
                self.declared = Some(GameState::Finished);
            }
            GameEvent::GameStarted(_)
            | GameEvent::ResultRecorded { .. }
            | GameEvent::Unknown(_) => {}
            GameEvent::GameFinished {} => self.declared = Some(GameState::Finished),
            GameEvent::GameAbandoned { .. } => self.declared = Some(GameState::Abandoned),
            GameEvent::GameDeleted { why } if why.as_deref() == Some(RESEATED) => {
                self.reseated = true;
            }
            GameEvent::GameDeleted { .. } => {
                let before = self.declared.replace(GameState::Deleted);
                self.declared_before =
                    before.filter(|state| *state != GameState::Deleted).or(self.declared_before);
            }
            GameEvent::GameResumed {} => {
                self.declared = None;
                self.declared_before = None;
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::PlayerRef;
    use crate::game::fixture::{GameBuilder, player, recorded};

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
    fn nothing_but_a_start_begins_a_game() {
        let begin = |event| Scoresheet::begin(Uuid::nil(), recorded([event]).remove(0));
        assert_eq!(begin(GameEvent::GameFinished {}), None);
    }
}
