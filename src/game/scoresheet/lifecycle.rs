//! The course of a game apart from its scores: who comes and goes, and how it
//! ends.
//!
//! A change is returned as the event to record, or the reason why it is refused; nothing is
//! changed here.

use strum::IntoStaticStr;

use super::error::{EndOfGame, PlayError};
use super::sheet::{GameState, Scoresheet, Stay};
use crate::game::event::{GameEvent, PlayerScore};
use crate::game::id::{LeagueId, PlayerId};
use crate::game::name_doubt::is_no_name;
use crate::game::new_game::table_size;
use crate::game::score::{cap, least};
use crate::game::tournament::TableRef;
use crate::rules::Round;

/// Where the total comes from that a player joins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum StartReason {
    /// It was given, or no round is scored yet.
    Given,
    /// It is the highest at the table.
    Highest,
    /// The player left with it, and missed no round or no one at the table has more.
    Own,
    /// The player joined before, with another total.
    Corrected,
}

impl Scoresheet {
    /// Refuses who joins with a seat behind the name, `june after quinn`, or with other words
    /// that are of no name: `june as dealer`.
    pub fn no_join_beside(&self, name: &str) -> Option<PlayError> {
        const BESIDE: [&str; 5] = ["after", "before", "between", "beside", "behind"];
        // `zoe k` may be a card, Zoe K. is a name.
        let is_said = |word: &str| {
            is_no_name(word) || word.len() == 1 && word.starts_with(char::is_lowercase)
        };
        let words: Vec<_> = name.split(' ').collect();
        let is_beside = |&place: &usize| {
            BESIDE.contains(&words[place])
                && words.get(place + 1).is_some_and(|other| self.find_seat(other).is_ok())
        };
        let before = |place: usize| words[..place].join(" ");
        if let Some(place) = (1..words.len()).find(is_beside) {
            return Some(PlayError::JoinsLast { name: before(place) });
        }
        let place =
            (0..words.len()).find(|&place| is_said(words[place])).filter(|&place| place > 0)?;
        Some(PlayError::JoinsWithWords { name: before(place) })
    }

    /// Adds a player from the next round on, with a total; without one, with the
    /// highest at the table or the one that the player left with. It counts what the
    /// player has in later rounds already. The total of a player who joined late before
    /// is corrected.
    pub fn join(
        &self,
        player: PlayerId,
        name: &str,
        total: Option<i32>,
    ) -> Result<(GameEvent, StartReason), PlayError> {
        let seat = self.seat_of(player);
        let seated = seat.filter(|&seat| !self.seats[seat].is_left());
        if let (Some(seat), Some(total)) = (seated, total)
            && let Some(corrected) = self.correct_start(seat, total)?
        {
            return Ok((corrected, StartReason::Corrected));
        }
        self.must_not_be_over()?;
        let from = self.first_unscored().ok_or(PlayError::JoinsTooLate)?.number();
        if seated.is_some() {
            return Err(PlayError::AtTable { name: name.to_owned() });
        }
        table_size(self.seated().len() + 1, &self.ruleset).map_err(PlayError::Table)?;
        let (start, reason) = match total {
            None => self.default_start(seat),
            Some(total) => {
                if let Some(seat) = seat {
                    self.must_not_be_below(seat, self.total(seat), total)?;
                }
                self.must_be_possible(name, total)?;
                (total, StartReason::Given)
            }
        };
        let scored = seat.map_or(0, |seat| self.points_between(seat, from, Round::LAST.number()));
        let joined = GameEvent::PlayerJoined {
            player: seat.map_or(player, |seat| self.seats[seat].player),
            from_round: from,
            total: start.saturating_sub(scored),
        };
        Ok((joined, reason))
    }

    /// Returns the total that a player joins with if none is given, by the seat
    /// of one who was there before, and where it comes from: the highest at the
    /// table, a custom, but not less than they left with, and just that if they
    /// missed no round.
    pub fn default_start(&self, seat: Option<usize>) -> (i32, StartReason) {
        let own = seat.map(|seat| self.total(seat));
        let highest = self.seated().into_iter().map(|seat| self.total(seat)).max();
        match own {
            Some(own) if seat.is_some_and(|seat| self.missed_none(seat)) => (own, StartReason::Own),
            _ if self.played.is_empty() => (own.max(highest).unwrap_or(0), StartReason::Given),
            Some(own) if Some(own) > highest => (own, StartReason::Own),
            _ => (highest.unwrap_or(0), StartReason::Highest),
        }
    }

    /// Returns `true` if a player who left has missed no round.
    pub fn missed_none(&self, seat: usize) -> bool {
        let left = self.seats[seat].stays.last().and_then(|stay| stay.left_before_round);
        let next = self.first_unscored().map(|round| round.number());
        left.is_some_and(|left| Some(left) >= next)
    }

    /// Corrects the total that a player joined with; `None` if the player was there from the
    /// beginning, and has a score.
    fn correct_start(&self, seat: usize, total: i32) -> Result<Option<GameEvent>, PlayError> {
        let stay = self.seats[seat].stays.last();
        let joined_late = |stay: &&Stay| {
            let has_scored = self.played.values().any(|played| played.points(seat).is_some());
            stay.from_round > 1 || stay.start_total != 0 || !has_scored
        };
        let Some(stay) = stay.filter(joined_late) else {
            return Ok(None);
        };
        if !matches!(self.state(), GameState::Open | GameState::Finished) {
            return Err(self.over());
        }
        if stay.start_total == total {
            return Err(PlayError::SameStart { name: self.name(seat), total });
        }
        if let Some(own) = self.total_left_with(seat) {
            self.must_not_be_below(seat, own, total)?;
        }
        self.must_be_possible(&self.name(seat), total)?;
        Ok(Some(GameEvent::StartCorrected {
            player: self.seats[seat].player,
            from_round: stay.from_round,
            total,
            was: stay.start_total,
        }))
    }

    /// Returns the total of a player who came back when they left. Where they had
    /// come back before with less than they had left with, that is made up for.
    pub fn total_left_with(&self, seat: usize) -> Option<i32> {
        self.seats[seat].stays.windows(2).fold(None, |own, stays| {
            let (stay, last) = (&stays[0], stays[1].from_round.saturating_sub(1));
            let start = own.max(Some(stay.start_total))?;
            Some(start.saturating_add(self.points_between(seat, stay.from_round, last)))
        })
    }

    fn must_not_be_below(&self, seat: usize, own: i32, total: i32) -> Result<(), PlayError> {
        let name = self.name(seat);
        if total < own { Err(PlayError::BelowOwnTotal { name, own, total }) } else { Ok(()) }
    }

    /// Refuses a total to start with that nobody can have after the rounds that are scored, or
    /// in a whole game before the first.
    fn must_be_possible(&self, name: &str, total: i32) -> Result<(), PlayError> {
        let rounds = if self.played.is_empty() { 11 } else { self.played.len() };
        let (least, most) = self.possible_totals(rounds);
        let at_table = || self.seated().into_iter().map(|seat| self.total(seat));
        let least = at_table().min().map_or(least, |lowest| least.min(lowest));
        let most = at_table().max().map_or(most, |highest| most.max(highest));
        match (least..=most).contains(&total) {
            true => Ok(()),
            false => Err(PlayError::ImpossibleTotal { name: name.to_owned(), total, least, most }),
        }
    }

    /// Returns the lowest and the highest total after so many rounds.
    fn possible_totals(&self, rounds: usize) -> (i32, i32) {
        let bonuses = Round::all().take(rounds).map(|_| i32::from(self.ruleset.go_out_bonus()));
        let most = Round::all().take(rounds).map(|round| cap(self.ruleset.in_round(round)));
        (bonuses.sum(), most.sum())
    }

    /// Removes a player: the next round is played without them. Who has points in the
    /// eleventh cannot leave, nor before a round that they have points in.
    pub fn leave(&self, seat: usize) -> Result<GameEvent, PlayError> {
        self.must_not_be_over()?;
        let from = self.first_unscored().ok_or(PlayError::LeavesTooLate)?.number();
        let name = self.name(seat);
        if self.seats[seat].is_left() {
            return Err(PlayError::NotAtTable { name });
        }
        if self.seated().len() == 1 {
            return Err(PlayError::LastPlayer { name, ends: self.how_to_end() });
        }
        if self.played.get(&Round::LAST.number()).is_some_and(|last| last.points(seat).is_some()) {
            return Err(PlayError::LeavesTooLate);
        }
        Ok(GameEvent::PlayerLeft { player: self.seats[seat].player, from_round: from })
    }

    /// Returns how to end it: delete it if it has no score, else finish it early.
    pub(super) fn how_to_end(&self) -> EndOfGame {
        match !self.has_scores() && self.played.is_empty() {
            true => EndOfGame::Delete(self.number),
            false => EndOfGame::Finish(self.number),
        }
    }

    /// Ends an open game early.
    pub fn finish(&self) -> Result<GameEvent, PlayError> {
        self.must_not_be_over()?;
        if let EndOfGame::Delete(game) = self.how_to_end() {
            return Err(PlayError::Unplayed { game });
        }
        Ok(GameEvent::GameFinished {})
    }

    /// Corrects totals of a game whose rounds nobody has, by seat: all are recorded again.
    pub fn correct_result(
        &self,
        corrected: &[(usize, i32)],
        why: Option<String>,
    ) -> Result<GameEvent, PlayError> {
        if self.state() != GameState::Finished {
            self.must_not_be_over()?;
        }
        let total = |seat| {
            let corrected = corrected.iter().rfind(|(of, _)| *of == seat);
            corrected.map_or_else(|| self.total(seat), |(_, total)| *total)
        };
        let totals: Vec<_> = (0..self.seats.len()).map(total).collect();
        self.result_event(&totals, why)
    }

    /// Returns the error of scoring or correcting a round of a game that has none.
    pub fn only_totals(&self) -> PlayError {
        let example = format!("{}={}", self.name(0), self.total(0));
        PlayError::OnlyTotals { game: self.number, example }
    }

    /// Records the totals of a game whose rounds nobody has, by seat.
    pub fn record_result(&self, totals: &[i32]) -> Result<GameEvent, PlayError> {
        self.must_not_be_over()?;
        self.result_event(totals, None)
    }

    fn result_event(&self, totals: &[i32], why: Option<String>) -> Result<GameEvent, PlayError> {
        let (best, most) = self.possible_totals(11);
        let cheapest = Round::all().map(|round| least(self.ruleset.in_round(round))).min();
        // A bonus may make up for a part of what was scored.
        let cheapest = cheapest.filter(|_| best == 0).unwrap_or_default();
        let scores = self.seats.iter().zip(totals).map(|(seat, &total)| {
            let name = || seat.name().to_owned();
            if !(best..=most).contains(&total) {
                return Err(PlayError::ImpossibleTotal { name: name(), total, least: best, most });
            }
            if (1..cheapest).contains(&total) {
                let name = name();
                return Err(PlayError::TotalBelowLeast { name, total, least: cheapest });
            }
            Ok(PlayerScore { player: seat.player, points: Some(total), cards: None })
        });
        let totals = scores.collect::<Result<_, _>>()?;
        Ok(GameEvent::ResultRecorded { totals, why })
    }

    pub fn abandon(&self, why: Option<String>) -> Result<GameEvent, PlayError> {
        self.must_not_be_over()?;
        Ok(GameEvent::GameAbandoned { why })
    }

    /// Resumes a game that was finished early, abandoned or deleted. A deleted one that had been
    /// finished or abandoned is so again.
    pub fn resume(&self) -> Result<Vec<GameEvent>, PlayError> {
        let game = self.number;
        let ended = match self.declared_before.filter(|_| self.state() == GameState::Deleted) {
            Some(GameState::Finished) => Some(GameEvent::GameFinished {}),
            Some(GameState::Abandoned) => Some(GameEvent::GameAbandoned { why: None }),
            _ => None,
        };
        match (self.declared, self.state()) {
            (Some(_), _) | (None, GameState::Deleted) => {
                Ok([GameEvent::GameResumed {}].into_iter().chain(ended).collect())
            }
            (None, GameState::Open) => Err(PlayError::IsOpen { game }),
            (None, state) => Err(PlayError::NotOpen { game, state }),
        }
    }

    /// Hides a game; its events stay in the journal.
    pub fn delete(&self, why: Option<String>) -> Result<GameEvent, PlayError> {
        if self.state() == GameState::Deleted {
            return Err(PlayError::IsDeleted { game: self.number });
        }
        Ok(GameEvent::GameDeleted { why })
    }

    pub fn move_to_league(&self, league: Option<LeagueId>) -> GameEvent {
        GameEvent::GameMoved { league, was: self.league.as_ref().map(|league| league.uuid) }
    }

    /// Refuses a game that is not open.
    fn must_not_be_over(&self) -> Result<(), PlayError> {
        match self.state() {
            GameState::Open => Ok(()),
            _ => Err(self.over()),
        }
    }

    pub(super) fn over(&self) -> PlayError {
        let number = self.number;
        match self.void_table() {
            Some(&TableRef { game, table, .. }) => PlayError::Reseated { number, game, table },
            None if self.is_short() => PlayError::EndedEarly { game: number },
            None => PlayError::Over { game: number, state: self.state() },
        }
    }

    /// Returns the table of a tournament that was seated again, so that this game of
    /// it is void.
    pub fn void_table(&self) -> Option<&TableRef> {
        let is_void = self.reseated && self.declared.is_none() && self.played.is_empty();
        self.tournament.as_ref().filter(|_| is_void)
    }
}
