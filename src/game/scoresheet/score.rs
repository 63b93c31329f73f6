//! Scores a round, or corrects it: answers with the event to record, or with why not, and
//! changes nothing itself.

use std::collections::BTreeMap;
use std::iter;

use super::error::{Entries, PlayError};
use super::setup::RoundSetup;
use super::sheet::{GameState, Scoresheet, SeatScore, SeatScores};
use crate::cards::Hand;
use crate::game::event::{Correction, GameEvent, PlayerScore, RoundScore, WentOut};
use crate::game::score::{PricedRanks, ScoreEntry, ScoreWarning};
use crate::game::text::joined;
use crate::rules::Round;

#[derive(Debug, Clone, Default)]
pub struct RoundEntry {
    /// The number of the round; `None` for the next.
    pub round: Option<u8>,
    /// What was typed, by seat.
    pub entries: Entries,
    /// The seat that went out, if that is said apart from the entries.
    pub out: Option<usize>,
    /// Whether an implausible score is insisted on.
    pub force: bool,
    /// Whether the points are final, as from running totals: the only 0 is not
    /// taken for who went out, with the bonus for that.
    pub exact: bool,
}

impl RoundEntry {
    /// Moves the scores to the seats that their players have in a later state
    /// of the game; `None` if one of them no longer has a seat.
    pub fn reseated(mut self, before: &Scoresheet, now: &Scoresheet) -> Option<Self> {
        let seat = |seat: usize| now.seat_of(before.seats[seat].player);
        for (taken, _) in &mut self.entries {
            *taken = seat(*taken)?;
        }
        if let Some(out) = &mut self.out {
            *out = seat(*out)?;
        }
        Some(self)
    }
}

#[derive(Debug, Clone, Default)]
pub struct RoundCorrection {
    pub round: u8,
    /// What was typed, by seat; the others stand.
    pub entries: Entries,
    pub why: Option<String>,
    /// Whether an implausible score is insisted on.
    pub force: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub struct ScoredRound {
    pub event: GameEvent,
    pub round: u8,
    pub warnings: Vec<ScoreWarning>,
}

impl ScoredRound {
    /// Returns those who may have gone out, where nobody said who did.
    pub fn several_zeros(&self) -> Option<&[usize]> {
        self.warnings.iter().find_map(|warning| match warning {
            ScoreWarning::WhoWentOut { seats, .. } => Some(seats.as_slice()),
            _ => None,
        })
    }
}

impl Scoresheet {
    /// Returns the entry of a round from its points, or from running totals.
    pub fn round_entry(
        &self,
        round: u8,
        entries: Entries,
        totals: bool,
        force: bool,
    ) -> Result<RoundEntry, PlayError> {
        let entries = if totals { self.from_totals(round, entries)? } else { entries };
        Ok(RoundEntry { round: Some(round), entries, out: None, force, exact: totals })
    }

    /// Turns running totals, as paper pads have them, into points. A total below the one before
    /// is refused; but who goes out may gain the bonus of the ruleset.
    pub fn from_totals(&self, round: u8, entries: Entries) -> Result<Entries, PlayError> {
        let points = |(seat, entry)| {
            let ScoreEntry::Points(now) = entry else {
                return Ok((seat, entry));
            };
            let before = self.total_before(seat, round);
            let points = now - before;
            if points < 0 && points != i32::from(self.ruleset.go_out_bonus()) {
                let name = self.name(seat);
                return Err(PlayError::TotalFalls { name, before, now });
            }
            Ok((seat, ScoreEntry::Points(points)))
        };
        entries.into_iter().map(points).collect()
    }

    /// Returns the round that is to be scored: the one that is named, or the
    /// next.
    pub fn due(&self, round: Option<u8>) -> Result<RoundSetup, PlayError> {
        let is_scored = round.is_some_and(|round| self.played.contains_key(&round));
        if !(is_scored && self.state() == GameState::Finished) {
            self.must_be_open()?;
        }
        Ok(self.turn(self.round_to_score(round)?))
    }

    /// Scores a round.
    ///
    /// The player who went out is the one named, or else the only one with the
    /// score for going out, or else the only one with a typed 0, who then gets
    /// that score.
    pub fn score(&self, entry: RoundEntry) -> Result<ScoredRound, PlayError> {
        let RoundSetup { number, playing, .. } = self.due(entry.round)?;
        let mut entries = self.entries_by_seat(number, entry.entries)?;
        let missing: Vec<_> = playing
            .iter()
            .filter(|seat| !entries.contains_key(seat))
            .map(|&seat| self.name(seat))
            .collect();
        if !missing.is_empty() {
            return Err(PlayError::Missing { round: number, names: missing });
        }

        self.check_copies(&entries, iter::empty())?;
        let mut warnings = Vec::new();
        let mut said = self.declared_out(&mut entries, entry.out)?;
        if let (None, false, Some(seat)) = (said, entry.exact, self.only_zero(&entries)) {
            entries.insert(seat, ScoreEntry::WentOut);
            warnings.push(ScoreWarning::TakenAsOut { seat });
            said = Some(seat);
        }
        let scores = self.score_entries(entries, &mut warnings);
        let out = said.or_else(|| self.only_out(&scores));
        self.somebody_played(number, &scores)?;
        let forced = self.check_scores(number, &scores, out, entry.force, &mut warnings)?;
        self.check_round(number, &scores, out, &mut warnings);
        Ok(ScoredRound {
            event: GameEvent::RoundScored(RoundScore {
                round: number,
                scores: self.to_event(&scores),
                out: self.out(out),
                forced,
            }),
            round: number,
            warnings,
        })
    }

    pub(super) fn must_be_open(&self) -> Result<(), PlayError> {
        match self.state() {
            GameState::Open => Ok(()),
            GameState::Finished if self.has_only_totals() => Err(self.only_totals()),
            _ => Err(match self.over() {
                PlayError::Over { game, state } => PlayError::NotOpen { game, state },
                error => error,
            }),
        }
    }

    pub(super) fn name(&self, seat: usize) -> String {
        self.seats[seat].name().to_owned()
    }

    /// Any of the eleven rounds may be scored, but only the next of those
    /// that settle a tie.
    pub(super) fn round_to_score(&self, round: Option<u8>) -> Result<u8, PlayError> {
        let next = self.next().map(|turn| turn.number);
        let no_round = |round| PlayError::NoRound { game: self.number, round };
        let Some(round) = round else {
            return next.ok_or(no_round(0));
        };
        if let Some(played) = self.played.get(&round) {
            return Err(PlayError::AlreadyScored {
                game: self.number,
                round,
                scores: self.scores_as_text(&played.scores),
            });
        }
        if Round::new(round).is_some() || next == Some(round) {
            return Ok(round);
        }
        Err(no_round(round))
    }

    /// Writes the scores of a round: `Ann 12, Bob 0, Cat -`.
    fn scores_as_text(&self, scores: &SeatScores) -> String {
        let one = |(&seat, score): (&usize, &SeatScore)| {
            let points = score.points.map_or("-".to_owned(), |points| points.to_string());
            format!("{} {points}", self.seats[seat].name())
        };
        joined(scores.iter().map(one), ", ")
    }

    pub(super) fn entries_by_seat(
        &self,
        number: u8,
        entries: Entries,
    ) -> Result<BTreeMap<usize, ScoreEntry>, PlayError> {
        let playing = self.playing(number);
        let mut sorted = BTreeMap::new();
        for (seat, entry) in entries {
            let name = self.name(seat);
            if !playing.contains(&seat) {
                let comes_back = self.seats[seat].is_left()
                    && self.next().is_some_and(|next| next.number == number);
                let game = comes_back.then_some(self.number);
                return Err(PlayError::NotPlaying { round: number, name, game });
            }
            if let Some(first) = sorted.insert(seat, entry.clone()) {
                return Err(PlayError::Twice {
                    name,
                    scores: [first, entry].map(|entry| entry.to_string()),
                });
            }
        }
        Ok(sorted)
    }

    /// Returns the seat that is said to have gone out.
    pub(super) fn declared_out(
        &self,
        entries: &mut BTreeMap<usize, ScoreEntry>,
        apart: Option<usize>,
    ) -> Result<Option<usize>, PlayError> {
        let mut said = apart;
        let out = entries.iter().filter(|(_, entry)| **entry == ScoreEntry::WentOut);
        for (&seat, _) in out {
            if let Some(one) = said.replace(seat)
                && one != seat
            {
                return Err(PlayError::TwoOut { one: self.name(one), other: self.name(seat) });
            }
        }
        // A plain zero of the one who went out is the score of going out.
        if let Some(seat) = said
            && let Some(entry) = entries.get_mut(&seat)
            && *entry == ScoreEntry::Points(0)
        {
            *entry = ScoreEntry::WentOut;
        }
        Ok(said)
    }

    pub(super) fn score_entries(
        &self,
        entries: BTreeMap<usize, ScoreEntry>,
        warnings: &mut Vec<ScoreWarning>,
    ) -> SeatScores {
        let mut score = |(seat, entry): (usize, ScoreEntry)| {
            let points = entry.points(&self.ruleset);
            let cards = match entry {
                ScoreEntry::Cards(priced) => {
                    if !priced.whole && !priced.arrangement.melds.is_empty() {
                        warnings.push(ScoreWarning::HoldsMeld {
                            seat,
                            points: i32::from(priced.points),
                            best: i32::from(priced.arrangement.penalty),
                        });
                    }
                    let hand: Hand = priced.cards.into_iter().collect();
                    Some(joined(hand.cards(), " "))
                }
                ScoreEntry::Ranks(PricedRanks { book: Some(rank), .. }) => {
                    warnings.push(ScoreWarning::HoldsBook { seat, rank });
                    None
                }
                _ => None,
            };
            (seat, SeatScore { points, cards })
        };
        entries.into_iter().map(&mut score).collect()
    }

    /// Returns the only seat with a typed 0 where going out has a bonus that
    /// nobody has.
    fn only_zero(&self, entries: &BTreeMap<usize, ScoreEntry>) -> Option<usize> {
        let bonus = i32::from(self.ruleset.go_out_bonus());
        let points = |entry: &ScoreEntry| entry.points(&self.ruleset);
        if bonus == 0 || entries.values().any(|entry| points(entry) == Some(bonus)) {
            return None;
        }
        let mut zeros = entries.iter().filter(|(_, entry)| points(entry) == Some(0));
        let (&seat, entry) = zeros.next().filter(|_| zeros.next().is_none())?;
        (*entry == ScoreEntry::Points(0)).then_some(seat)
    }

    pub(super) fn only_out(&self, scores: &SeatScores) -> Option<usize> {
        let mut seats = scores.keys().filter(|seat| self.has_gone_out(scores, **seat));
        seats.next().filter(|_| seats.next().is_none()).copied()
    }

    pub(super) fn has_gone_out(&self, scores: &SeatScores, seat: usize) -> bool {
        let due = i32::from(self.ruleset.go_out_bonus());
        scores.get(&seat).is_some_and(|score| score.points == Some(due))
    }

    /// Returns the points of a seat before a round: 0 before the first.
    pub fn total_before(&self, seat: usize, number: u8) -> i32 {
        let stay = self.seats[seat].stay(number);
        match stay {
            Some(stay) if stay.from_round < number => self.total_after(seat, number - 1),
            stay => stay.map(|stay| stay.start_total),
        }
        .unwrap_or_default()
    }

    pub(super) fn to_event(&self, scores: &SeatScores) -> Vec<PlayerScore> {
        let score = |(&seat, score): (&usize, &SeatScore)| PlayerScore {
            player: self.seats[seat].player,
            points: score.points,
            cards: score.cards.clone(),
        };
        scores.iter().map(score).collect()
    }

    pub(super) fn out(&self, seat: Option<usize>) -> WentOut {
        seat.map_or(WentOut::Unknown, |seat| WentOut::Player(self.seats[seat].player))
    }

    pub(super) fn somebody_played(&self, round: u8, scores: &SeatScores) -> Result<(), PlayError> {
        let played = scores.values().any(|score| score.points.is_some());
        played.then_some(()).ok_or(PlayError::NobodyPlayed { round, ends: self.how_to_end() })
    }

    /// Checks that a round is scored, in a finished game too.
    pub fn must_be_scored(&self, number: u8) -> Result<(), PlayError> {
        if !matches!(self.state(), GameState::Open | GameState::Finished) {
            self.must_be_open()?;
        }
        if self.played.contains_key(&number) {
            return Ok(());
        }
        self.round_to_score(Some(number))?;
        let next = self.next().filter(|turn| turn.number == number);
        let last = self.last_scored().unwrap_or_default();
        Err(PlayError::NotScored { round: number, game: next.map(|_| self.number), last })
    }

    /// Corrects a scored round, of a finished game too. If there are other
    /// versions of the round, the scores that stand can be confirmed.
    pub fn correct(&self, fix: RoundCorrection) -> Result<ScoredRound, PlayError> {
        let number = fix.round;
        self.must_be_scored(number)?;
        let played = &self.played[&number];
        let mut entries = self.entries_by_seat(number, fix.entries)?;
        self.check_copies(&entries, played.scores.iter())?;
        let said = self.declared_out(&mut entries, None)?;
        let mut warnings = Vec::new();
        let changed = self.score_entries(entries, &mut warnings);
        let mut scores = played.scores.clone();
        scores.extend(changed.clone());

        let still_out = played.out.filter(|&seat| self.has_gone_out(&scores, seat));
        let out = said.or(still_out).or_else(|| self.only_out(&scores));
        let conflicts = self.conflicts.iter().filter(|one| one.round == number);
        let beside: Vec<_> = conflicts.map(|one| one.earlier.command).collect();
        if scores == played.scores && out == played.out && beside.is_empty() {
            return Err(PlayError::NothingNew { round: number });
        }
        self.somebody_played(number, &scores)?;
        let forced = self.check_scores(number, &changed, out, fix.force, &mut warnings)?;
        self.check_round(number, &scores, out, &mut warnings);
        warnings.extend(self.consequences(number, &scores));
        let was_out = played.out.filter(|was| out.is_some_and(|out| out != *was));
        let is_left =
            |seat: &usize| !changed.contains_key(seat) && self.has_gone_out(&scores, *seat);
        warnings.extend(was_out.filter(is_left).map(|seat| ScoreWarning::StillZero { seat }));
        Ok(ScoredRound {
            event: GameEvent::ScoreCorrected(Correction {
                round: number,
                scores: self.to_event(&scores),
                was: self.to_event(&played.scores),
                replaces: iter::once(played.command).chain(beside).collect(),
                out: Some(self.out(out)),
                why: fix.why,
                forced,
            }),
            round: number,
            warnings,
        })
    }
}
