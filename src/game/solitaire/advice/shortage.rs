//! How many wilds are missing until a pile can go out.
//!
//! A quick count that a plan is made with: it looks at partial melds only, not
//! at every arrangement. Whether a pile goes out is up to the solver.

use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::{Ace, RoundRules};

/// The cards of a pile as partial melds see them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Partial {
    /// The ranks of each suit that there are naturals of, a bit a rank.
    suits: [u16; 5],
    /// How many naturals there are of each rank, by its number.
    ranks: [u8; 14],
    wilds: u8,
}

/// A run that naturals of one suit are a part of.
#[derive(Debug, Clone, Copy)]
struct PartialRun {
    /// The ranks of its naturals.
    ranks: u16,
    naturals: u8,
    /// All of its cards, those missing included.
    cards: u8,
}

impl Partial {
    pub(super) fn of(hand: &Hand, rules: RoundRules<'_>) -> Self {
        let mut partial = Self {
            suits: [0; 5],
            ranks: [0; 14],
            wilds: 0,
        };
        hand.cards().for_each(|card| partial.add(card, rules));
        partial
    }

    /// Adds a card.
    pub(super) fn add(&mut self, card: Card, rules: RoundRules<'_>) {
        match card {
            Card::Suited(rank, suit) if !rules.is_wild(card) => {
                self.suits[suit as usize] |= 1 << rank.number();
                self.ranks[usize::from(rank.number())] += 1;
            }
            _ => self.wilds += 1,
        }
    }

    /// Returns how many wilds are missing until all cards but one of a drawn
    /// hand, the number dealt, can be laid down.
    pub(super) fn shortage(&self, rules: RoundRules<'_>) -> u8 {
        let dealt = rules.dealt() as u8;
        let mut runs: [Vec<PartialRun>; 5] = Default::default();
        for suit in Suit::ALL {
            runs[suit as usize] = partial_runs(self.suits[suit as usize], rules);
        }
        let mut best = 0;
        choose(
            &runs,
            self.ranks,
            0,
            dealt,
            rules.ruleset.min_naturals(),
            &mut best,
        );
        (dealt - best).saturating_sub(self.wilds)
    }
}

/// Tries every choice of at most one partial run a suit; `best` is the most
/// naturals that can be laid down.
fn choose(
    runs: &[Vec<PartialRun>],
    ranks: [u8; 14],
    used: u8,
    space: u8,
    min_naturals: u8,
    best: &mut u8,
) {
    let Some((suit, others)) = runs.split_first() else {
        *best = (*best).max(used + books(&ranks, space, min_naturals));
        return;
    };
    choose(others, ranks, used, space, min_naturals, best);
    for run in suit.iter().filter(|run| run.cards <= space) {
        let mut rest = ranks;
        let mut bits = run.ranks;
        while bits != 0 {
            rest[bits.trailing_zeros() as usize] -= 1;
            bits &= bits - 1;
        }
        choose(
            others,
            rest,
            used + run.naturals,
            space - run.cards,
            min_naturals,
            best,
        );
    }
}

/// Returns how many naturals of those left fit into books, each of three cards
/// at least.
fn books(ranks: &[u8; 14], mut space: u8, min_naturals: u8) -> u8 {
    let mut of_size = [0_u8; 3];
    let mut used = 0;
    for &count in ranks {
        match count {
            0 => {}
            1 | 2 => of_size[usize::from(count)] += 1,
            _ if space >= 3 => {
                let fit = count.min(space);
                used += fit;
                space -= fit;
            }
            _ => {}
        }
    }
    for naturals in [2, 1] {
        if naturals >= min_naturals {
            let books = of_size[usize::from(naturals)].min(space / 3);
            used += books * naturals;
            space -= 3 * books;
        }
    }
    used
}

/// Returns the runs that two or more naturals of a suit are a part of, with at
/// most two cards missing inside.
fn partial_runs(ranks: u16, rules: RoundRules<'_>) -> Vec<PartialRun> {
    let mut runs = Vec::new();
    let mut places = ranks;
    const ACE: u16 = 1 << Rank::Ace.number();
    if ranks & ACE != 0 && rules.ruleset.ace() != Some(Ace::Low) {
        places |= 1 << 14;
        if rules.ruleset.ace() == Some(Ace::High) {
            places &= !ACE;
        }
    }
    let mut firsts = places;
    while firsts != 0 {
        let first = firsts.trailing_zeros();
        firsts &= firsts - 1;
        let (mut used, mut naturals, mut holes) = (1_u16 << first, 1_u8, 0);
        for place in first + 1..=14 {
            if places >> place & 1 == 0 {
                holes += 1;
                if holes > 2 {
                    break;
                }
                continue;
            }
            if place == 14 && first == 1 {
                break;
            }
            used |= 1 << place;
            naturals += 1;
            let missing = holes.max(3_u8.saturating_sub(naturals));
            if naturals >= rules.ruleset.min_naturals() {
                runs.push(PartialRun {
                    ranks: if used >> 14 & 1 == 1 {
                        used & !(1 << 14) | ACE
                    } else {
                        used
                    },
                    naturals,
                    cards: naturals + missing,
                });
            }
        }
    }
    runs
}
