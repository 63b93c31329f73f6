//! Seeded hands to time: the same for every run and for every solver.

use crowns::cards::{Card, Hand, Rank, Suit};
use crowns::rules::RoundRules;
use fastrand::Rng;

/// How hands are dealt.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Deal {
    /// From the whole deck, shuffled.
    Random,
    /// From two suits, so that runs compete and cards are there twice.
    TwoSuits,
    /// From five neighbouring ranks, so that books and runs compete.
    FewRanks,
    /// From the whole deck, with three to seven wilds.
    ManyWilds,
    /// From two suits with two to five wilds.
    TwoSuitsManyWilds,
}

impl Deal {
    /// All ways, the plain one first.
    pub(crate) const ALL: [Self; 5] =
        [Self::Random, Self::TwoSuits, Self::FewRanks, Self::ManyWilds, Self::TwoSuitsManyWilds];

    /// Deals a hand of some cards in a round.
    pub(crate) fn hand(self, rng: &mut Rng, rules: RoundRules<'_>, cards: usize) -> Hand {
        let deck = rules.deck();
        let (mut naturals, mut wilds): (Vec<Card>, Vec<Card>) = Card::all()
            .flat_map(|card| std::iter::repeat_n(card, deck.copies(card).into()))
            .partition(|&card| !rules.is_wild(card));
        match self {
            Self::Random | Self::ManyWilds => {}
            Self::TwoSuits | Self::TwoSuitsManyWilds => {
                let suits = [Suit::Hearts, Suit::Stars];
                naturals.retain(|card| card.suit().is_some_and(|suit| suits.contains(&suit)));
            }
            Self::FewRanks => {
                let low = rng.u8(3..=9);
                naturals.retain(|card| card.rank().is_some_and(|rank| near(rank, low)));
            }
        }
        let many = match self {
            Self::Random => {
                naturals.append(&mut wilds);
                0
            }
            Self::TwoSuits | Self::FewRanks => rng.usize(0..=2),
            Self::ManyWilds => rng.usize(3..=7),
            Self::TwoSuitsManyWilds => rng.usize(2..=5),
        };
        rng.shuffle(&mut naturals);
        rng.shuffle(&mut wilds);
        let wilds = wilds.into_iter().take(many.min(cards));
        wilds.chain(naturals).take(cards).collect()
    }
}

fn near(rank: Rank, low: u8) -> bool {
    (low..low + 5).contains(&rank.number())
}
