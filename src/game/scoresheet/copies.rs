//! Whether the cards that players show can all be of one deck.

use std::collections::{BTreeMap, BTreeSet};

use super::error::PlayError;
use super::sheet::{Scoresheet, SeatScore};
use crate::cards::{Card, Rank, Suit, parse_cards};
use crate::game::score::ScoreEntry;

/// A card that a player shows, `None` if only its rank is known.
struct ShownCard {
    seat: usize,
    rank: Option<Rank>,
    card: Option<Card>,
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
            cards.into_iter().map(move |card| shown(seat, card))
        });
        let typed = entries
            .iter()
            .flat_map(|(&seat, entry)| shown_by(seat, entry));
        let all: Vec<_> = recorded.chain(typed).collect();

        for ShownCard { rank, card, .. } in &all {
            if let Some(card) = *card {
                let copies = deck.copies(card).into();
                self.check(&all, copies, &card.to_string(), |one| {
                    one.card == Some(card)
                })?;
            }
            let cards = match *rank {
                None => vec![Card::Joker],
                Some(rank) => Suit::ALL.map(|suit| Card::Suited(rank, suit)).to_vec(),
            };
            let copies = cards.iter().map(|&card| usize::from(deck.copies(card)));
            let name = rank.map_or_else(|| Card::Joker.to_string(), |rank| rank.text().to_owned());
            self.check(&all, copies.sum(), &name, |one| one.rank == *rank)?;
        }
        Ok(())
    }

    /// Checks that at most `copies` of the shown cards are of a kind.
    fn check(
        &self,
        all: &[ShownCard],
        copies: usize,
        card: &str,
        is_of_kind: impl Fn(&ShownCard) -> bool,
    ) -> Result<(), PlayError> {
        let found = || all.iter().filter(|one| is_of_kind(one));
        let shown = found().count();
        if shown <= copies {
            return Ok(());
        }
        let seats: BTreeSet<_> = found().map(|one| one.seat).collect();
        Err(PlayError::TooManyCopies {
            card: card.to_owned(),
            copies,
            shown,
            names: seats.into_iter().map(|seat| self.name(seat)).collect(),
        })
    }
}

fn shown_by(seat: usize, entry: &ScoreEntry) -> Vec<ShownCard> {
    match entry {
        ScoreEntry::Cards(priced) => priced.cards.iter().map(|&card| shown(seat, card)).collect(),
        ScoreEntry::Ranks(priced) => {
            let ranks = priced.ranks.iter().map(|&rank| ShownCard {
                seat,
                rank,
                card: None,
            });
            ranks.collect()
        }
        ScoreEntry::Points(_) | ScoreEntry::WentOut | ScoreEntry::Absent => Vec::new(),
    }
}

fn shown(seat: usize, card: Card) -> ShownCard {
    ShownCard {
        seat,
        rank: card.rank(),
        card: Some(card),
    }
}
