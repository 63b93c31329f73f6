//! Whether scores can be: each by itself, those of a round together, and the cards that players
//! show as cards of one deck; whether a round is to be entered at all, and what a correction leaves
//! as it was though it followed from the scores before.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use chrono::{DateTime, TimeDelta, Utc};

use super::error::PlayError;
use super::score::ScoredRound;
use super::setup::dealt_like;
use super::sheet::{Scoresheet, SeatScore, SeatScores};
use crate::cards::{CalledCard, parse_cards};
use crate::game::event::GameEvent;
use crate::game::score::{ImplausibleScore, ScoreBounds, ScoreEntry, ScoreWarning, oddity};
use crate::rules::{PossibleScores, Round};

impl Scoresheet {
    /// Looks at each score by itself. Returns whether one is insisted on.
    pub(super) fn check_scores(
        &self,
        number: u8,
        scores: &SeatScores,
        out: Option<usize>,
        force: bool,
        warnings: &mut Vec<ScoreWarning>,
    ) -> Result<bool, PlayError> {
        let rules = self.ruleset.in_round(dealt_like(number));
        let reachable = PossibleScores::for_round(rules);
        let mut forced = false;
        for (seat, points, refusal) in self.refusals(number, scores, out) {
            match refusal {
                Some(refused) if !ScoreBounds::for_round(rules).may_be_forced(points) => {
                    return Err(PlayError::ImpossibleScore(refused));
                }
                Some(refused) if !force => return Err(PlayError::ImplausibleScore(refused)),
                Some(refused) => {
                    forced = true;
                    warnings.push(ScoreWarning::Forced(refused));
                }
                None => warnings.extend(oddity(seat, points, &reachable)),
            }
        }
        Ok(forced)
    }

    /// Returns the most points that all rounds cost together, their best melds laid down.
    pub fn highest_total(&self) -> i32 {
        Round::all()
            .map(|round| PossibleScores::for_round(self.ruleset.in_round(round)).largest())
            .sum()
    }

    /// Returns the points of each seat, and why they would be refused.
    fn refusals(
        &self,
        number: u8,
        scores: &SeatScores,
        out: Option<usize>,
    ) -> impl Iterator<Item = (usize, i32, Option<ImplausibleScore>)> {
        let bounds = ScoreBounds::for_round(self.ruleset.in_round(dealt_like(number)));
        scores.iter().filter_map(move |(&seat, score)| {
            let (points, name) = (score.points?, self.seats[seat].name());
            Some((seat, points, bounds.refusal(name, points, out == Some(seat), number)))
        })
    }

    /// Returns the seat of a score that was refused, and its points.
    pub fn refused(&self, why: &ImplausibleScore) -> Option<(usize, i32)> {
        let (name, points) = why.score();
        Some((self.seats.iter().position(|seat| seat.name() == name)?, points))
    }

    /// Returns the scores that would be refused, and that nobody insisted on,
    /// with the numbers of their rounds.
    pub fn implausible(&self) -> Vec<(u8, ImplausibleScore)> {
        let unforced = self.played.iter().filter(|(_, played)| !played.forced);
        let refused = unforced.flat_map(|(&number, played)| {
            let refusals = self.refusals(number, &played.scores, played.out);
            refusals.filter_map(move |(.., why)| Some((number, why?)))
        });
        refused.collect()
    }

    /// Returns the rounds in which a score stands that would be refused, and that was insisted on.
    pub fn forced_rounds(&self) -> impl Iterator<Item = u8> {
        let forced = self.played.iter().filter(|(number, played)| {
            let mut refusals = self.refusals(**number, &played.scores, played.out);
            played.forced && refusals.any(|(.., why)| why.is_some())
        });
        forced.map(|(&number, _)| number)
    }

    /// Looks at the scores of a round together, of which there are some.
    pub(super) fn check_round(
        &self,
        number: u8,
        scores: &SeatScores,
        out: Option<usize>,
        warnings: &mut Vec<ScoreWarning>,
    ) {
        let scored: Vec<_> =
            scores.iter().filter_map(|(&seat, score)| Some((seat, score.points?))).collect();
        if out.is_none() {
            warnings.push(self.who_went_out(&scored));
        }
        if scored.len() > 1 && scored.iter().all(|&(_, points)| points == 0) {
            warnings.push(ScoreWarning::AllZero);
        }
        let like_total = |&(seat, points): &(usize, i32)| {
            points > 0 && points >= self.total_before(seat, number)
        };
        let late = (4..=Round::LAST.number()).contains(&number);
        if late && scored.iter().all(like_total) {
            warnings.push(ScoreWarning::LikeTotals);
        }
    }

    /// Says who may have gone out: who has the bonus for it, else who has zero.
    fn who_went_out(&self, scored: &[(usize, i32)]) -> ScoreWarning {
        let with = |points: i32| {
            let alike = scored.iter().filter(|&&(_, other)| other == points);
            let seats: Vec<_> = alike.map(|&(seat, _)| seat).collect();
            (!seats.is_empty()).then_some(ScoreWarning::WhoWentOut { seats, points })
        };
        let bonus = with(self.ruleset.go_out_bonus().into());
        bonus.or_else(|| with(0)).unwrap_or(ScoreWarning::NobodyOut)
    }

    /// Checks that no card, and no rank, is shown more often than the deck has
    /// it: by typed scores and by those that stand.
    pub(super) fn check_copies<'a>(
        &self,
        entries: &BTreeMap<usize, ScoreEntry>,
        standing: impl Iterator<Item = (&'a usize, &'a SeatScore)>,
    ) -> Result<(), PlayError> {
        let deck = self.ruleset.deck();
        let recorded = standing.filter(|(seat, _)| !entries.contains_key(seat));
        let recorded = recorded.flat_map(|(&seat, score)| {
            let cards = score.cards.as_deref().map(|text| parse_cards(text, deck));
            let cards = cards.and_then(Result::ok).unwrap_or_default();
            cards.into_iter().map(move |card| (seat, CalledCard::Card(card)))
        });
        let typed = entries.iter().flat_map(|(&seat, entry)| {
            let cards: Vec<_> = match entry {
                ScoreEntry::Cards(priced) => {
                    priced.cards.iter().copied().map(CalledCard::Card).collect()
                }
                ScoreEntry::Ranks(priced) => priced.ranks.clone(),
                _ => Vec::new(),
            };
            cards.into_iter().map(move |card| (seat, card))
        });
        let all: Vec<_> = recorded.chain(typed).collect();

        let kinds = all
            .iter()
            .flat_map(|(_, card)| iter::once(*card).chain(card.rank().map(CalledCard::Rank)));
        for kind in kinds {
            let found = all.iter().filter(|(_, card)| kind.includes(*card));
            let (copies, shown) = (kind.copies(deck).into(), found.clone().count());
            if shown > copies {
                let seats: BTreeSet<_> = found.map(|(seat, _)| *seat).collect();
                return Err(PlayError::TooManyCopies {
                    card: kind.to_string(),
                    copies,
                    shown,
                    names: seats.into_iter().map(|seat| self.name(seat)).collect(),
                });
            }
        }
        Ok(())
    }

    /// Returns what makes it doubtful that a round is to be entered: the round
    /// entered a moment ago has the same scores, or another round is next.
    pub fn doubts(&self, scored: &ScoredRound, now: DateTime<Utc>) -> Vec<ScoreWarning> {
        let same = self.same_as_before(&scored.event, now);
        let same = same.map(|round| ScoreWarning::SameAsBefore { round });
        let early = self.next().map(|turn| turn.number).filter(|&next| next < scored.round);
        same.into_iter().chain(early.map(|next| ScoreWarning::OutOfTurn { next })).collect()
    }

    /// Returns the round that was entered last, if that was a moment ago and
    /// with the scores of an event.
    fn same_as_before(&self, event: &GameEvent, now: DateTime<Utc>) -> Option<u8> {
        let GameEvent::RoundScored(score) = event else {
            return None;
        };
        let (&round, played) = self.played.iter().max_by_key(|(_, played)| played.time)?;
        let before = played.scores.iter();
        let before = before.map(|(&seat, score)| (self.seats[seat].player, score.points));
        let is_same = score.scores.iter().map(|score| (score.player, score.points)).eq(before);
        // Rounds at most five minutes apart count as just entered.
        let is_recent = (now - played.time).abs() <= TimeDelta::minutes(5);
        (is_same && is_recent).then_some(round)
    }

    /// Returns what no longer fits once a round has these scores.
    pub(super) fn consequences(&self, round: u8, scores: &SeatScores) -> Vec<ScoreWarning> {
        let mut after = self.clone();
        after.played.entry(round).and_modify(|played| played.scores.clone_from(scores));
        let starts = (0..self.seats.len()).filter_map(|seat| self.late_start(&after, seat));
        let still_idle = self.idle_rounds();
        let gone = after.idle_rounds().into_iter().filter(|round| !still_idle.contains(round));
        starts.chain(gone.map(|round| ScoreWarning::TieGone { round })).collect()
    }

    /// Looks at a player who joined late: whether the total that they began with
    /// would be another one after a correction, since it was the default or what
    /// they had left with, or since it is now less than that.
    fn late_start(&self, after: &Self, seat: usize) -> Option<ScoreWarning> {
        let stay = self.seats[seat].stays.last()?;
        let (start, round) = (stay.start_total, stay.from_round);
        let sources = |sheet: &Self| [sheet.start_in(seat), sheet.total_left_with(seat)];
        let mut sources = sources(self).into_iter().zip(sources(after));
        let followed = sources.find(|&(was, _)| was == Some(start)).and_then(|(_, is)| is);
        let own = after.total_left_with(seat);
        // Who came back at once goes on with their own total.
        let is_own_changed = self.missed_none_before(seat) && own != self.total_left_with(seat);
        let now = followed.or(own.filter(|&own| own > start || is_own_changed))?;
        (now != start).then_some(ScoreWarning::LateStart { seat, round, start, now })
    }

    /// Returns the total that a player would have begun with if none was given:
    /// the highest of the others, or the one that the player left with if that is
    /// higher or if no round was missed. `None` for one who was there from the
    /// beginning.
    fn start_in(&self, seat: usize) -> Option<i32> {
        let (stay, earlier) = self.seats[seat].stays.split_last()?;
        let from = stay.from_round;
        let left = earlier.last().and_then(|stay| stay.left_before_round);
        let own = self.total_left_with(seat);
        if self.missed_none_before(seat) {
            return own;
        }
        let others = (0..self.seats.len()).filter(|&other| other != seat);
        let others = others.filter(|&other| self.seats[other].sits_in(from));
        let highest = others.map(|other| self.total_before(other, from)).max();
        highest.max(own).filter(|_| left.is_some() || from > 1)
    }

    /// Returns `true` if a player came back for the round that they had left before.
    fn missed_none_before(&self, seat: usize) -> bool {
        let stays = &self.seats[seat].stays;
        matches!(stays[..], [.., left, back] if left.left_before_round >= Some(back.from_round))
    }

    /// Returns the rounds past the eleventh that break no tie, because it was
    /// between others or is gone after a correction.
    pub fn idle_rounds(&self) -> Vec<u8> {
        let extra = self.played.range(Round::LAST.number() + 1..);
        let is_idle = |&round: &u8| {
            let tied = self.playing(round);
            tied.len() < 2 || !self.have_scores(&tied, round)
        };
        extra.map(|(&round, _)| round).filter(is_idle).collect()
    }

    /// Returns `true` if all these seats have a score in a round.
    pub(super) fn have_scores(&self, seats: &[usize], round: u8) -> bool {
        let scores = self.played.get(&round).map(|played| &played.scores);
        scores.is_some_and(|scores| seats.iter().all(|seat| scores.contains_key(seat)))
    }
}
