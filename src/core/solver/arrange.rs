//! The best arrangement of any hand: the runs that a search found, turned into
//! melds with every card named.

use arrayvec::ArrayVec;

use super::arrangement::{Arrangement, Cost, LOOSE, MAX_MELDS, NEVER, POINT};
use super::arrangements::first;
use super::naturals::{Ranks, Rest, Suits, marks};
use super::run_table::RunTable;
use super::search::{Found, Search};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::RoundRules;
use crate::rules::meld::{self, MAX_CARDS, Meld};

/// Arranges any hand of up to [`MAX_CARDS`] cards for the least penalty, then
/// the fewest loose cards, then the fewest melds, then the first in the order
/// of [`arrangements`](super::arrangements()).
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn arrange(hand: &Hand, rules: RoundRules<'_>) -> Arrangement {
    assert!(hand.len() <= MAX_CARDS, "no hand is so large");
    best(hand, rules)
}

/// Arranges a hand that is known not to be too large.
pub(super) fn best(hand: &Hand, rules: RoundRules<'_>) -> Arrangement {
    if let Some(search) = &Search::new(hand, rules, 0)
        && let Some(found) = search.cheapest(NEVER)
        && let Some(arrangement) = lay_out(search, &found, hand, rules)
    {
        return arrangement;
    }
    first(hand, rules, NEVER).expect("every hand has an arrangement")
}

/// Returns the least penalty of any hand of up to [`MAX_CARDS`] cards, without
/// building the arrangement that has it.
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn least_penalty(hand: &Hand, rules: RoundRules<'_>) -> u16 {
    least_penalty_below(hand, rules, u16::MAX).expect("every hand has an arrangement")
}

/// Returns the least penalty of any hand if it is below a limit, in points; that is
/// quick to know where it is not.
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn least_penalty_below(hand: &Hand, rules: RoundRules<'_>, below: u16) -> Option<u16> {
    assert!(hand.len() <= MAX_CARDS, "no hand is so large");
    penalty_below(hand, rules, Cost::from(below) * POINT)
}

/// Returns `true` if all cards of a hand meld.
pub(super) fn melds_all(hand: &Hand, rules: RoundRules<'_>) -> bool {
    penalty_below(hand, rules, LOOSE).is_some()
}

/// Returns the least penalty if the arrangement costs less than a limit.
fn penalty_below(hand: &Hand, rules: RoundRules<'_>, below: Cost) -> Option<u16> {
    if let Some(search) = Search::new(hand, rules, 0) {
        let found = search.cheapest(below)?;
        if search.is_exact || lay_out(&search, &found, hand, rules).is_some() {
            return Some((found.cost / POINT) as u16);
        }
    }
    Some(first(hand, rules, below)?.penalty)
}

/// Lays out a hand with the runs found, the rest as cheaply as can be.
///
/// Every meld is made by [`rules::meld`](crate::rules::meld), so none leaves
/// the solver that the rules do not allow: returns `None` where one would.
pub(super) fn lay_out(
    search: &Search,
    found: &Found,
    hand: &Hand,
    rules: RoundRules<'_>,
) -> Option<Arrangement> {
    let table = RunTable::for_ruleset(rules.ruleset);
    let runs = runs(search, found, table);
    let left = search.left(&found.path);
    let total = left.iter().sum();
    let rest = Rest::new(total);
    let saved = search.naturals.saved(&rest, found.wilds);
    let books = rest.books | saved.books;
    let mut spare = found.wilds - saved.wilds;
    // Where nothing has space for them, three of the wilds or more are a meld.
    let wild_meld = match runs[..] {
        [(_, ranks)] if books == 0 => {
            let cards = ranks.count_ones() as u8 + search.naturals.wilds;
            match cards.saturating_sub(table.longest) {
                0 => 0,
                _ if rules.ruleset.min_naturals() > 0 => return None,
                over => over.max(3),
            }
        }
        _ => 0,
    };
    spare -= wild_meld;
    let mut wilds = Wilds { hand: *hand, rules };
    let mut arrangement = Arrangement {
        melds: ArrayVec::new(),
        deadwood: ArrayVec::new(),
        penalty: (found.cost / POINT) as u16,
    };
    for &(suit, ranks) in &runs {
        let shortest = ranks.count_ones() as u8 + table.runs(ranks).fewest[0];
        let more = spare.min(table.longest - shortest);
        spare -= more;
        let run = wilds.run(suit, ranks, shortest + more, table)?;
        arrangement.melds.push(run);
    }
    let mut marked = marks(total);
    while marked != 0 {
        let shift = marked.trailing_zeros();
        marked &= marked - 1;
        let rank = Rank::ALL[shift as usize / 4 - 1];
        let naturals = copies(&left, shift).map(|suit| Card::Suited(rank, suit));
        if books >> shift & 1 == 0 {
            arrangement.deadwood.extend(naturals);
        } else {
            let cards = total >> shift & 15;
            let needed = 3_usize.saturating_sub(cards as usize) + usize::from(spare);
            spare = 0;
            let book = meld::book_of(rank, naturals.chain(wilds.take(needed)), rules)?;
            arrangement.melds.push(book);
        }
    }
    if wild_meld > 0 {
        let book = meld::book_of(rules.wild_rank(), wilds.take(wild_meld.into()), rules)?;
        arrangement.melds.push(book);
    }
    arrangement.deadwood.extend(wilds.take(spare.into()));
    if runs.len() > 1 || wild_meld + spare > 0 {
        arrangement.sort();
    }
    debug_assert_eq!(arrangement.penalty, arrangement.points(rules));
    Some(arrangement)
}

/// Returns the suits of the cards of a rank, as often as they are there.
fn copies(left: &Suits, shift: u32) -> impl Iterator<Item = Suit> {
    let counts = left.iter().enumerate().map(|(suit, word)| (word >> shift & 15) << (4 * suit));
    let mut counts: u64 = counts.sum();
    std::iter::from_fn(move || {
        let suit = (counts != 0).then(|| counts.trailing_zeros() / 4)?;
        counts -= 1 << (4 * suit);
        Suit::ALL.get(suit as usize).copied()
    })
}

/// Returns the ranks of each run.
fn runs(search: &Search, found: &Found, table: &RunTable) -> ArrayVec<(Suit, Ranks), MAX_MELDS> {
    let mut runs = ArrayVec::new();
    for (suit, chosen) in search.candidates.on(&found.path) {
        let suit = Suit::ALL[suit];
        if chosen.runs == 1 {
            runs.push((suit, chosen.once));
        } else if chosen.runs > 0 {
            let divided = table.divide(chosen.once, chosen.twice, chosen.runs, chosen.wilds);
            let divided = divided.expect("the table says how few wilds divide them");
            runs.extend(divided.into_iter().map(|run| (suit, run)));
        }
    }
    runs
}

/// The hand less the wilds that are in a meld.
struct Wilds<'a> {
    hand: Hand,
    rules: RoundRules<'a>,
}

impl Wilds<'_> {
    /// Takes the first wild in canonical order.
    fn next(&mut self) -> Option<Card> {
        let ranked = |suit| Card::Suited(self.rules.wild_rank(), suit);
        let is_there = |&suit: &Suit| self.hand.count(ranked(suit)) > 0;
        let card = Suit::ALL.into_iter().find(is_there).map_or(Card::Joker, ranked);
        self.hand.remove(card).then_some(card)
    }

    /// Takes so many wilds.
    fn take(&mut self, count: usize) -> impl Iterator<Item = Card> {
        (0..count).map_while(|_| self.next())
    }

    /// Lays a run of some ranks and a length, with a card of the wild rank in its
    /// own place if that can be; `None` if the rules do not allow it.
    fn run(&mut self, suit: Suit, ranks: Ranks, length: u8, table: &RunTable) -> Option<Meld> {
        let wild_rank = self.rules.wild_rank();
        let own = Card::Suited(wild_rank, suit);
        let own_place = (self.hand.count(own) > 0).then_some(wild_rank.number());
        let window = table.window(ranks, length, own_place);
        let (covers_own, low) = window.expect("the table says how few wilds it needs");
        if covers_own {
            self.hand.remove(own);
        }
        let rules = self.rules;
        let cards = (low..low + length).map_while(|place| {
            let number = if place == 14 { 1 } else { place };
            let card = Card::Suited(Rank::from_number(number)?, suit);
            let is_there = ranks >> number & 1 != 0 || covers_own && card == own;
            if is_there { Some(card) } else { self.next() }
        });
        meld::run_from(low, suit, cards, rules)
    }
}
