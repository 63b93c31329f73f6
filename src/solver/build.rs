//! Turns the runs that a search found into melds with every card named.

use arrayvec::ArrayVec;

use super::arrangement::{Arrangement, MAX_MELDS};
use super::cost::POINT;
use super::counts::{ByCount, Ranks, marks, numbers};
use super::naturals::{LooseRanks, Naturals};
use super::run_table::RunTable;
use super::search::{Found, Search};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::RoundRules;
use crate::rules::meld::{self, MAX_CARDS, Meld};

type Cards = ArrayVec<Card, MAX_CARDS>;

/// Lays out a hand with the runs found, the rest as cheaply as can be.
///
/// Returns `None` where the melds have no space for all the wilds.
///
/// Every meld is made by [`rules::meld`](crate::rules::meld), so none leaves
/// the solver that the rules do not allow.
pub(super) fn arrangement(
    search: &Search,
    found: &Found,
    hand: &Hand,
    rules: RoundRules<'_>,
) -> Option<Arrangement> {
    let naturals = &search.naturals;
    let mut left = naturals.suits;
    let table = RunTable::of(rules.ruleset);
    let mut runs: ArrayVec<(Suit, Ranks), MAX_MELDS> = ArrayVec::new();
    for (suit, chosen) in Suit::ALL.into_iter().zip(&found.runs) {
        if chosen.runs == 1 && chosen.twice == 0 {
            runs.push((suit, chosen.once));
        } else if chosen.runs > 0 {
            let divided = table.divide(chosen.once, chosen.twice, chosen.runs, chosen.wilds);
            let divided = divided.expect("the table says how few wilds divide them");
            runs.extend(divided.into_iter().map(|run| (suit, run)));
        }
        left[suit.index()] -= super::counts::word(chosen.once) + super::counts::word(chosen.twice);
    }
    let counts = ByCount::new(left.iter().sum());
    let loose = LooseRanks {
        singles: counts.one,
        pairs: counts.two,
        halves: 0,
    };
    let (_, pairs, singles) = naturals.covered(loose, found.wilds.into());
    let mut spare = found.wilds - pairs as u8 - 2 * singles as u8;
    let books =
        counts.more | Naturals::highest(counts.two, pairs) | Naturals::highest(counts.one, singles);

    // Where nothing has space for them, three of the wilds or more are a meld.
    let is_meld = naturals.has_wild_melds() && (runs.is_empty() || naturals.needs_no_naturals());
    let wild_meld = match spare.saturating_sub(found.space) {
        0 => 0,
        over if books == 0 && spare >= 3 && is_meld => over.max(3),
        _ => 0,
    };
    spare -= wild_meld;
    let mut wilds = Wilds::new(hand, rules);
    let mut melds: ArrayVec<Meld, MAX_MELDS> = ArrayVec::new();
    for &(suit, ranks) in &runs {
        let natural = ranks.count_ones() as u8;
        let needed = table.needed(ranks);
        let more = spare.min(table.longest - natural - needed);
        spare -= more;
        melds.push(wilds.run(suit, ranks, natural + needed + more, table, rules));
    }
    let mut deadwood = Cards::new();
    for number in numbers(super::counts::ranks(marks(left.iter().sum()))) {
        let rank = Rank::from_number(number).expect("a rank has its number");
        let mut cards = Cards::new();
        for (suit, word) in Suit::ALL.into_iter().zip(left) {
            for _ in 0..word >> (4 * number) & 15 {
                cards.push(Card::Suited(rank, suit));
            }
        }
        if books >> (4 * number) & 1 == 0 {
            deadwood.extend(cards);
            continue;
        }
        let needed = 3_usize.saturating_sub(cards.len()) + usize::from(std::mem::take(&mut spare));
        cards.extend(wilds.take(needed));
        melds.push(meld::book_of(rank, cards, rules).expect("the solver lays legal melds"));
    }
    if wild_meld > 0 {
        let cards = wilds.take(wild_meld.into());
        let book = meld::book_of(rules.wild_rank(), cards, rules);
        melds.push(book.expect("the solver lays legal melds"));
    }
    deadwood.extend(wilds.take(spare.into()));
    if spare > 0 && !melds.is_empty() {
        return None;
    }
    let arrangement = Arrangement::new(melds, deadwood, rules);
    debug_assert_eq!(found.cost / POINT, u32::from(arrangement.penalty));
    Some(arrangement)
}

/// The wilds that are in no meld yet, the last in canonical order first.
struct Wilds(Cards);

impl Wilds {
    fn new(hand: &Hand, rules: RoundRules<'_>) -> Self {
        let suits = Suit::ALL.into_iter().rev();
        let ranked = suits.map(|suit| Card::Suited(rules.wild_rank(), suit));
        let mut wilds = Cards::new();
        for card in std::iter::once(Card::Joker).chain(ranked) {
            for _ in 0..hand.count(card) {
                wilds.push(card);
            }
        }
        Self(wilds)
    }

    /// Takes so many wilds, the first in canonical order.
    fn take(&mut self, count: usize) -> impl Iterator<Item = Card> {
        (0..count).map_while(|_| self.0.pop())
    }

    /// Lays a run of some ranks and a length, with a card of the wild rank in its
    /// own place if that can be.
    fn run(
        &mut self,
        suit: Suit,
        ranks: Ranks,
        length: u8,
        table: &RunTable,
        rules: RoundRules<'_>,
    ) -> Meld {
        let own = Card::Suited(rules.wild_rank(), suit);
        let own_wild = self.0.iter().position(|&card| card == own);
        let own_place = own_wild.map(|_| rules.wild_rank().number());
        let window = table.window(ranks, length, own_place);
        let (covers_own, low) = window.expect("the table says how few wilds it needs");
        if covers_own && let Some(index) = own_wild {
            self.0.remove(index);
        }
        let cards = (low..low + length).map_while(|place| {
            let number = if place == 14 { 1 } else { place };
            let card = Card::Suited(Rank::from_number(number)?, suit);
            let is_there = ranks >> number & 1 != 0 || covers_own && card == own;
            if is_there { Some(card) } else { self.0.pop() }
        });
        let run = meld::run_from(low, suit, cards, rules);
        run.expect("the solver lays legal melds")
    }
}
