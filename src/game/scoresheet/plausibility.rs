//! Whether scores can be: each by itself, those of a round together, and the cards
//! that players show as cards of one deck.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use super::error::PlayError;
use super::setup::dealt_like;
use super::sheet::{Scoresheet, SeatScore};
use crate::cards::{CalledCard, parse_cards};
use crate::game::score::{ImplausibleScore, ScoreBounds, ScoreEntry, ScoreWarning, oddity};
use crate::rules::{PossibleScores, Round};

impl Scoresheet {
    /// Looks at each score by itself. Returns whether one is insisted on.
    pub(super) fn check_scores(
        &self,
        number: u8,
        marks: &BTreeMap<usize, SeatScore>,
        out: Option<usize>,
        force: bool,
        warnings: &mut Vec<ScoreWarning>,
    ) -> Result<bool, PlayError> {
        let rules = self.ruleset.in_round(dealt_like(number));
        let reachable = PossibleScores::for_round(rules);
        let mut forced = false;
        for (seat, points, refusal) in self.refusals(number, marks, out) {
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
        marks: &BTreeMap<usize, SeatScore>,
        out: Option<usize>,
    ) -> impl Iterator<Item = (usize, i32, Option<ImplausibleScore>)> {
        let bounds = ScoreBounds::for_round(self.ruleset.in_round(dealt_like(number)));
        marks.iter().filter_map(move |(&seat, mark)| {
            let (points, name) = (mark.points?, self.seats[seat].name());
            Some((seat, points, bounds.refusal(name, points, out == Some(seat), number)))
        })
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

    /// Looks at the scores of a round together, of which there are some.
    pub(super) fn check_round(
        &self,
        number: u8,
        marks: &BTreeMap<usize, SeatScore>,
        out: Option<usize>,
        warnings: &mut Vec<ScoreWarning>,
    ) {
        let scored: Vec<_> =
            marks.iter().filter_map(|(&seat, mark)| Some((seat, mark.points?))).collect();
        if out.is_none() {
            warnings.push(self.who_went_out(&scored));
        }
        if scored.len() > 1 && scored.iter().all(|&(_, points)| points == 0) {
            warnings.push(ScoreWarning::AllZero);
        }
        let like_total = |&(seat, points): &(usize, i32)| {
            let before = self.total_before(seat, number);
            points > 0 && points >= before
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
}

struct ShownCard {
    seat: usize,
    card: CalledCard,
}

impl Scoresheet {
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
            cards.into_iter().map(move |card| ShownCard { seat, card: CalledCard::Card(card) })
        });
        let typed = entries.iter().flat_map(|(&seat, entry)| shown_by(seat, entry));
        let all: Vec<_> = recorded.chain(typed).collect();

        let kinds = all
            .iter()
            .flat_map(|one| iter::once(one.card).chain(one.card.rank().map(CalledCard::Rank)));
        for kind in kinds {
            let found = || all.iter().filter(|one| kind.includes(one.card));
            let (copies, shown) = (kind.copies(deck).into(), found().count());
            if shown > copies {
                let seats: BTreeSet<_> = found().map(|one| one.seat).collect();
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
}

fn shown_by(seat: usize, entry: &ScoreEntry) -> Vec<ShownCard> {
    match entry {
        ScoreEntry::Cards(priced) => {
            let cards = priced.cards.iter().copied().map(CalledCard::Card);
            cards.map(|card| ShownCard { seat, card }).collect()
        }
        ScoreEntry::Ranks(priced) => {
            priced.ranks.iter().map(|&card| ShownCard { seat, card }).collect()
        }
        ScoreEntry::Points(_) | ScoreEntry::WentOut | ScoreEntry::Absent => Vec::new(),
    }
}
