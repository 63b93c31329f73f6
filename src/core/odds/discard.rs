//! What each discard leads to, and which to advise.

use std::cmp::Reverse;

use super::chances::Chances;
use super::draws_away::{Help, any_wild_serves, completes_at_best};
use super::position::{Objective, Position, Ratio};
use crate::cards::Card;
use crate::solver;

/// What a discard leads to. Neighbors that lead to the same are one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiscardOdds {
    /// The cards, the one to discard first.
    pub cards: Vec<Card>,
    /// Whether the hand goes out by it now.
    pub goes_out: bool,
    /// What the rest of the hand is then worth.
    pub rest: HandOdds,
}

/// What a hand is worth to a player who is to draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandOdds {
    /// The fewest draws after which it can go out; `None` if it never can.
    pub draws_away: Option<u8>,
    /// The cards that lower [`draws_away`](Self::draws_away).
    pub helps: Vec<Help>,
    /// The chance to go out after the next draw.
    pub next: Ratio,
    /// The chance to go out within two draws.
    pub within_two: Ratio,
    /// What it costs if it is counted now, in points.
    pub penalty: u16,
    /// What it costs on average after one more draw and discard, in points.
    pub last_turn: Ratio,
}

impl DiscardOdds {
    /// Returns `true` if the chances to go out are those of another discard: both go
    /// out now, or the first four rules of [`Position::discards`] do not tell which
    /// is better.
    pub fn is_as_good(&self, other: &Self) -> bool {
        let chances = |odds: &Self| {
            let rest = &odds.rest;
            (rest.draws_away, rest.helping(), rest.within_two)
        };
        match (self.goes_out, other.goes_out) {
            (false, false) => chances(self) == chances(other),
            (one, other) => one && other,
        }
    }
}

impl HandOdds {
    /// Works out the figures of a hand of as many cards as were dealt.
    ///
    /// # Panics
    ///
    /// If a card was drawn and not discarded.
    pub fn new(position: &Position<'_>, chances: &mut Chances) -> Self {
        let draws_away = position.draws_away();
        Self {
            draws_away,
            helps: position.helps_at(draws_away),
            next: chances.next(position),
            within_two: chances.within_two(position),
            penalty: position.penalty(),
            last_turn: position.last_turn(),
        }
    }

    /// Returns how many unseen cards help.
    pub fn helping(&self) -> u32 {
        copies(&self.helps)
    }
}

/// How far a hand is from going out, without chances: what is quick to tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NearestOdds {
    /// The discard that leaves the hand nearest, where a card was drawn.
    pub discard: Option<Card>,
    /// The fewest draws after it.
    pub draws_away: u8,
    /// How many unseen cards then help.
    pub helping: u32,
    /// How many cards are unseen.
    pub unseen: u64,
}

impl Position<'_> {
    /// Returns how far the hand is from going out after the discard that leaves it
    /// nearest. `None` if it can go out now, if it never can, or if that takes a
    /// search, as the rules limit wilds.
    pub fn nearest(&self) -> Option<NearestOdds> {
        if !any_wild_serves(&self.hand, self.rules) || self.draws_away() == Some(0) {
            return None;
        }
        let discard = self.nearest_discard();
        let rest = discard.map_or(*self, |card| self.after_discard(card));
        let draws_away = rest.draws_away()?;
        Some(NearestOdds {
            discard,
            draws_away,
            helping: copies(&rest.helps_at(Some(draws_away))),
            unseen: rest.unseen.len() as u64,
        })
    }

    /// Returns what each discard leads to, the one to advise first. In the last turn that
    /// is one that goes out now, or the one that leaves the least penalty, otherwise:
    ///
    /// 1. one that goes out now,
    /// 2. the fewest draws away,
    /// 3. the most unseen cards that help,
    /// 4. the greater chance to go out within two draws,
    /// 5. the lower penalty on average after one more draw,
    /// 6. no wild if another serves, then the dearest, then the first in
    ///    canonical order.
    ///
    /// Empty if no card was drawn.
    pub fn discards(&self, objective: Objective) -> Vec<DiscardOdds> {
        let mut chances = Chances::default();
        let out = self.go_out_discards();
        let mut each: Vec<DiscardOdds> = self
            .discards_in_order()
            .map(|card| DiscardOdds {
                cards: vec![card],
                goes_out: out.contains(&card),
                rest: HandOdds::new(&self.after_discard(card), &mut chances),
            })
            .collect();
        match objective {
            Objective::LastTurn => each.sort_by_key(|odds| (!odds.goes_out, odds.rest.penalty)),
            Objective::GoOut => each.sort_by_key(|odds| {
                let rest = &odds.rest;
                let nearest = (!odds.goes_out, rest.draws_away.is_none(), rest.draws_away);
                // All have as many cards unseen, so the parts compare.
                let more = (Reverse(rest.helping()), Reverse(rest.within_two.part));
                (nearest, more, rest.last_turn.part)
            }),
        }
        // Neighbors that lead to the same are one.
        each.dedup_by(|odds, last| {
            let is_like = (odds.goes_out, &odds.rest) == (last.goes_out, &last.rest);
            if is_like {
                last.cards.append(&mut odds.cards);
            }
            is_like
        });
        each
    }

    /// Returns the discard to advise: the first of [`discards`](Self::discards),
    /// without the figures that do not decide. `None` if no card was drawn.
    pub fn advised_discard(&self) -> Option<Card> {
        let mut cards: Vec<Card> = self.discards_in_order().collect();
        let out = self.go_out_discards();
        if !out.is_empty() {
            return cards.into_iter().find(|card| out.contains(card));
        }
        let mut chances = Chances::default();
        self.keep_nearest(&mut cards);
        self.keep_least(&mut cards, |rest| Reverse(chances.within_two(rest).part));
        self.keep_least(&mut cards, |rest| rest.last_turn().part);
        cards.first().copied()
    }

    /// Returns a discard by what is quick to work out: the fewest draws away, and
    /// the most cards that help. `None` if no card was drawn.
    pub(super) fn nearest_discard(&self) -> Option<Card> {
        let mut cards: Vec<Card> = self.discards_in_order().collect();
        self.keep_nearest(&mut cards);
        cards.first().copied()
    }

    /// Returns the same as if melds could hold any wilds, which is quick whatever the
    /// rules are.
    pub(super) fn nearest_discard_with_any_wilds(&self) -> Option<Card> {
        let mut cards: Vec<Card> = self.discards_in_order().collect();
        let reaches = |rest: &Self, draws| completes_at_best(&rest.hand, draws, self.rules);
        let away = |rest: &Self| (0..u8::MAX).find(|&draws| reaches(rest, draws));
        self.keep_least(&mut cards, away);
        self.keep_least(&mut cards, |rest| {
            let nearer = away(rest).map_or(0, |away| away.saturating_sub(1));
            let helping = rest.draws().filter(|&(card, _)| reaches(&rest.after_draw(card), nearer));
            Reverse(helping.map(|(_, copies)| u32::from(copies)).sum::<u32>())
        });
        cards.first().copied()
    }

    /// Returns the discard that leaves the least penalty, as [`solver::drawn`]
    /// advises: all that counts in the last turn. `None` if no card was drawn, or
    /// the hand goes out only without a discard.
    pub fn cheapest_discard(&self) -> Option<Card> {
        let drawn = solver::drawn(&self.hand, self.rules);
        drawn.ok().and_then(|drawn| drawn.discard)
    }

    /// Returns the different cards that may be discarded, those to be preferred
    /// first if all else is equal.
    fn discards_in_order(&self) -> impl Iterator<Item = Card> + use<> {
        let mut cards: Vec<Card> = match self.has_drawn() {
            true => self.hand.distinct().collect(),
            false => Vec::new(),
        };
        cards.sort_by_key(|&card| solver::discard_order(card, self.rules));
        cards.into_iter()
    }

    fn go_out_discards(&self) -> Vec<Card> {
        let drawn = solver::drawn(&self.hand, self.rules);
        drawn.map_or_else(|_| Vec::new(), |drawn| drawn.go_out_discards.to_vec())
    }

    fn keep_nearest(&self, cards: &mut Vec<Card>) {
        let reaching = |draws| -> Vec<Card> {
            let reaches = |card: &Card| self.after_discard(*card).reaches(draws);
            cards.iter().copied().filter(reaches).collect()
        };
        // What is farther away need not be searched to its end.
        let nearest = (1..=self.most_draws())
            .map(|draws| (draws, reaching(draws)))
            .find(|(_, reaching)| !reaching.is_empty());
        let Some((away, nearest)) = nearest else { return };
        *cards = nearest;
        self.keep_least(cards, |rest| Reverse(copies(&rest.helps_at(Some(away)))));
    }

    /// Keeps the discards that are least by what they leave.
    fn keep_least<K: Ord>(&self, cards: &mut Vec<Card>, mut key: impl FnMut(&Self) -> K) {
        if cards.len() < 2 {
            return;
        }
        let keys: Vec<K> = cards.iter().map(|&card| key(&self.after_discard(card))).collect();
        let least = keys.iter().min();
        let mut keys = keys.iter();
        cards.retain(|_| keys.next() == least);
    }
}

/// Returns how many unseen cards help.
pub(super) fn copies(helps: &[Help]) -> u32 {
    helps.iter().map(|help| u32::from(help.copies)).sum()
}
