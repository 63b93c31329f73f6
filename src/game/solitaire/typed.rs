//! A move as it is typed: the pile, and the card that it throws; and the piles on a real table, as
//! they are typed or pasted.

use std::iter;

use super::board::index;
use crate::cards::{
    Card, CardNames, Deck, Hand, ParseCardError, ParseCardsError, parse_cards, read_cards,
};
use crate::rules::Round;

/// A move as it is typed: `7 JC`, or with the drawn card before it, `5C 7 JC`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TypedMove {
    pub card: Option<Card>,
    pub pile: Option<Round>,
    pub discard: Option<Card>,
}

sampled! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum TypedMoveError {
        Cards(ParseCardsError),
            for (parse_cards("1D", crate::rules::Ruleset::official().deck()).unwrap_err());
        /// No pile was named.
        NoPile(String), for ("");
        /// Another number of cards than one.
        DrawnCount(usize), for (2);
        DiscardCount(usize), for (2);
    }
}

impl TypedMove {
    /// Reads a move. A pile is its number of cards, `3` to `13`, or its wild
    /// rank, `J`, `Q` or `K`; it may end with a colon, and the card follow it
    /// without a space. Without one, the text is a drawn card, unless that is known
    /// already. Cards may have the names of a language.
    pub fn read(
        text: &str,
        deck: Deck,
        names: &CardNames,
        is_drawn: bool,
    ) -> Result<Self, TypedMoveError> {
        let text = in_notation(text, names, is_drawn);
        let words: Vec<&str> = text
            .split(|c: char| c.is_whitespace() || c == ',')
            .filter(|word| !word.is_empty())
            .flat_map(|word| pile_and_card(word, deck))
            .collect();
        let place = words.iter().position(|word| pile(word).is_some());
        let (before, rest) = words.split_at(place.unwrap_or(words.len()));
        if rest.is_empty() && (is_drawn || words.is_empty()) {
            return Err(TypedMoveError::NoPile(text.trim().to_owned()));
        }
        let (place, after) = rest.split_at(rest.len().min(1));
        let card = one(before, deck, TypedMoveError::DrawnCount)?;
        let discard = one(after, deck, TypedMoveError::DiscardCount)?;
        Ok(Self { card, pile: place.first().and_then(|word| pile(word)), discard })
    }
}

/// Returns a move with the names of a language replaced by the notation. A pile
/// that comes first is read by itself: `7 hjarta 5` throws a 5, and no 7 of hearts.
/// `7 of hearts` is a card.
fn in_notation(text: &str, names: &CardNames, is_drawn: bool) -> String {
    let first = text.trim().split_once(char::is_whitespace);
    let is_of = |rest: &str| rest.trim_start().starts_with("of ");
    if let Some((first, rest)) = first.filter(|&(_, rest)| is_drawn && !is_of(rest)) {
        let first = names.to_notation(first);
        if pile(&first).is_some() {
            return format!("{first} {}", names.to_notation(rest));
        }
    }
    names.to_notation(text).into_owned()
}

/// Returns the pile that a word names; `None` if it names none.
pub(super) fn pile(word: &str) -> Option<Round> {
    let word = word.trim_end_matches(':');
    let mut rounds = Round::all();
    rounds.find(|round| {
        word.eq_ignore_ascii_case(round.wild().text()) || word == round.dealt().to_string()
    })
}

/// Splits `7JC`, which is no card, into the pile and its card; leaves any other
/// word whole.
fn pile_and_card(word: &str, deck: Deck) -> impl Iterator<Item = &str> {
    let is_card = |text: &str| matches!(parse_cards(text, deck).as_deref(), Ok([_]));
    // A letter alone stands for a Joker: `3X` is rather a slip.
    let is_move =
        |(name, card): &(&str, &str)| card.len() > 1 && pile(name).is_some() && is_card(card);
    let mut splits = (1..=2).filter_map(|end| word.split_at_checked(end));
    let (first, second) = match splits.find(is_move) {
        Some((name, card)) if !is_card(word) => (name, Some(card)),
        _ => (word, None),
    };
    iter::once(first).chain(second)
}

fn one(
    words: &[&str],
    deck: Deck,
    count: fn(usize) -> TypedMoveError,
) -> Result<Option<Card>, TypedMoveError> {
    if words.is_empty() {
        return Ok(None);
    }
    let cards = parse_cards(&words.join(" "), deck).map_err(TypedMoveError::Cards)?;
    match cards.as_slice() {
        [card] => Ok(Some(*card)),
        cards => Err(count(cards.len())),
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedPiles {
    deck: Deck,
    /// The cards of each pile, of 3 to 13 cards, in the order typed.
    piles: Vec<Vec<Card>>,
    /// Whether a line need not end where a pile does.
    flows: bool,
}

sampled! {
    /// Why a line is no cards of piles.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum TypedPilesError {
        /// Each card that cannot be read, with its pile and its place in that.
        Cards(Vec<(Round, ParseCardError)>),
            for (vec![(Round::LAST, ParseCardError::samples().remove(0))]);
        /// A pile was given so many cards, and has another number.
        Size { pile: Round, cards: usize },
            for { pile: Round::new(1).unwrap(), cards: 2 }
                or { pile: Round::new(3).unwrap(), cards: 1 };
        /// So many cards were typed, and the piles take only those that are wanted.
        TooMany { wanted: usize, cards: usize }, for { wanted: 88, cards: 89 };
    }
}

impl TypedPiles {
    /// Creates piles without cards.
    pub fn new(deck: Deck) -> Self {
        Self { deck, piles: vec![Vec::new(); Round::all().count()], flows: false }
    }

    pub fn piles(&self) -> impl Iterator<Item = (Round, &[Card])> {
        Round::all().zip(self.piles.iter().map(Vec::as_slice))
    }

    /// Returns the first pile that is not full, and how many cards it still
    /// takes; `None` once all are.
    pub fn next(&self) -> Option<(Round, usize)> {
        let mut wanted = self.wanted();
        wanted.find(|&(_, wanted)| wanted > 0)
    }

    /// Returns the cards of the piles, once all are full.
    pub fn into_cards(self) -> Vec<Vec<Card>> {
        self.piles
    }

    /// Adds a line: `5: 7S 8H 9D 10H KH` is that pile, instead of what was typed
    /// for it before. Other cards go to the piles that are not full, the smallest
    /// first. They must end with a pile, unless the first line of all had many more
    /// cards than the first pile: then they were typed without regard to that. One
    /// card more is a slip.
    ///
    /// # Errors
    ///
    /// [`TypedPilesError`]; with bad cards, the piles that they are of stay as
    /// they were, and the others have theirs.
    pub fn add(&mut self, line: &str) -> Result<(), TypedPilesError> {
        let labelled = line.split_once(':').map(|(name, cards)| (pile(name.trim()), cards));
        match labelled {
            Some((Some(pile), cards)) => self.correct(pile, cards),
            _ => self.fill(line),
        }
    }

    /// Takes back the last pile before the first one that is not full, or what
    /// was typed for that.
    pub fn back(&mut self) {
        let next = self.next().map_or(self.piles.len(), |(pile, _)| index(pile));
        let partial = self.piles.get(next).filter(|pile| !pile.is_empty());
        let last = if partial.is_some() { next } else { next.saturating_sub(1) };
        self.piles[last].clear();
    }

    fn correct(&mut self, pile: Round, line: &str) -> Result<(), TypedPilesError> {
        let others = self.piles().filter(|&(other, _)| other != pile);
        let before = others.flat_map(|(_, cards)| cards).copied().collect();
        let (cards, bad) = read_cards(line, self.deck, before);
        let count = cards.len() + bad.len();
        if count != pile.dealt() {
            return Err(TypedPilesError::Size { pile, cards: count });
        }
        if !bad.is_empty() {
            let bad = bad.into_iter().map(|bad| (pile, bad)).collect();
            return Err(TypedPilesError::Cards(bad));
        }
        self.piles[index(pile)] = cards;
        Ok(())
    }

    fn fill(&mut self, line: &str) -> Result<(), TypedPilesError> {
        let before: Hand = self.piles.iter().flatten().copied().collect();
        let (cards, bad) = read_cards(line, self.deck, before);
        let count = cards.len() + bad.len();
        let flows = if before.is_empty() { count > 4 } else { self.flows };
        self.check_count(count, flows)?;
        self.flows = flows;
        let (mut cards, mut bad) = (cards.into_iter(), bad.into_iter().peekable());
        let (mut place, mut refused) = (0, Vec::new());
        for (pile, to) in Round::all().zip(&mut self.piles) {
            let (before, refused_before) = (to.len(), refused.len());
            for of_pile in before..pile.dealt().min(before + count - place) {
                place += 1;
                match bad.next_if(|bad| bad.place == place) {
                    None => to.extend(cards.next()),
                    Some(bad) => refused.push((pile, ParseCardError { place: of_pile + 1, ..bad })),
                }
            }
            if refused.len() > refused_before {
                to.truncate(before);
            }
        }
        if refused.is_empty() { Ok(()) } else { Err(TypedPilesError::Cards(refused)) }
    }

    /// Checks that so many cards end where a pile does, or need not.
    fn check_count(&self, cards: usize, flows: bool) -> Result<(), TypedPilesError> {
        let total: usize = self.wanted().map(|(_, wanted)| wanted).sum();
        if cards > total {
            return Err(TypedPilesError::TooMany { wanted: total, cards });
        }
        let mut left = cards;
        for (pile, wanted) in self.wanted() {
            match left {
                0 => break,
                // The first pile is the one that was asked for.
                _ if left < wanted && !flows => {
                    let (pile, wanted) = self.next().unwrap_or((pile, wanted));
                    let cards = pile.dealt() - wanted + cards;
                    return Err(TypedPilesError::Size { pile, cards });
                }
                _ => left = left.saturating_sub(wanted),
            }
        }
        Ok(())
    }

    fn wanted(&self) -> impl Iterator<Item = (Round, usize)> {
        self.piles().map(|(pile, cards)| (pile, pile.dealt() - cards.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Rank, Suit};
    use crate::game::fixture::check_read;
    use crate::game::solitaire::deal;
    use crate::game::text::joined;
    use crate::rules::Ruleset;

    /// Reads a move where the card is drawn already, or where it may be typed too.
    #[test]
    fn a_move_is_read_as_it_is_typed() {
        let icelandic = CardNames {
            suits: &[("hjarta", Suit::Hearts), ("spaði", Suit::Spades)],
            ranks: &[("gosi", Rank::Jack), ("g", Rank::Jack)],
            jokers: &["jóker"],
            words: &[],
        };
        let deck = Ruleset::official().deck();
        check_read(include_str!("../../../tests/typed/moves.txt"), |given, text| {
            let (drawn, names) = match given.split_once(", ") {
                Some((drawn, "Icelandic")) => (drawn, &icelandic),
                Some((drawn, _)) => (drawn, &CardNames::ENGLISH),
                None => (given, &CardNames::NONE),
            };
            let card = |card: Option<Card>| card.map_or("-".to_owned(), |card| card.to_string());
            match TypedMove::read(text, deck, names, drawn == "drawn") {
                Ok(TypedMove { card: drawn, pile, discard }) => {
                    let pile = pile.map_or("-".to_owned(), |pile| pile.dealt().to_string());
                    format!("{} to {pile}, {}", card(drawn), card(discard))
                }
                Err(error) => format!("{error:?}"),
            }
        });
    }

    fn text(cards: &[Card]) -> String {
        joined(cards, " ")
    }

    fn dealt() -> Vec<Vec<Card>> {
        deal(&Ruleset::official(), true, 42).piles
    }

    fn typed(lines: &[String]) -> TypedPiles {
        let mut typed = TypedPiles::new(Ruleset::official().deck());
        for line in lines {
            typed.add(line).unwrap();
        }
        typed
    }

    /// Types lines, or takes the last pile back; writes what is refused, and which pile wants how
    /// many cards then.
    #[test]
    fn piles_are_filled_corrected_and_taken_back() {
        let all = text(&dealt().concat());
        check_read(include_str!("../../../tests/typed/piles.txt"), |_, lines| {
            let mut typed = TypedPiles::new(Ruleset::official().deck());
            let mut told = String::new();
            for line in lines.replace("ALL", &all).split(" | ") {
                let before = typed.clone();
                if line == "back" {
                    typed.back();
                } else if let Err(error) = typed.add(line.trim_matches('"')) {
                    let may_fill =
                        matches!(error, TypedPilesError::Cards(_)) && !line.contains(':');
                    assert!(may_fill || typed == before, "{line}");
                    told += &match error {
                        TypedPilesError::Cards(bad) => {
                            let place = |(pile, bad): &(Round, ParseCardError)| {
                                (pile.dealt(), bad.place, bad.text.clone())
                            };
                            format!("{:?}; ", bad.iter().map(place).collect::<Vec<_>>())
                        }
                        TypedPilesError::Size { pile, cards } => {
                            format!("{} not {cards}; ", pile.dealt())
                        }
                        error => format!("{error:?}; "),
                    };
                }
            }
            let wants = |(pile, cards): (Round, usize)| format!("{} wants {cards}", pile.dealt());
            told + &typed.next().map_or("all full".to_owned(), wants)
        });
    }

    #[test]
    fn all_cards_at_once_fill_the_piles_in_order_however_many_lines_they_have() {
        let dealt = dealt();
        let all = dealt.concat();
        for width in [88, 44, 20, 13, 7, 5] {
            let lines: Vec<String> = all.chunks(width).map(text).collect();
            let piles = typed(&lines);
            assert_eq!((piles.next(), &piles.into_cards()), (None, &dealt), "{width}");
        }
    }

    #[test]
    fn pile_by_pile_each_line_has_the_cards_of_its_pile_or_of_several() {
        let dealt = dealt();
        let mut lines: Vec<String> = dealt.iter().map(|pile| text(pile)).collect();
        assert_eq!(typed(&lines).into_cards(), dealt);
        let rest = lines.split_off(2).join(" ");
        lines.push(rest);
        assert_eq!(typed(&lines).into_cards(), dealt);
    }

    #[test]
    fn a_label_names_the_pile_in_any_order_and_corrects_it() {
        let dealt = dealt();
        let label =
            |(pile, cards): (Round, &Vec<Card>)| format!("{}: {}", pile.wild().text(), text(cards));
        let mut lines: Vec<String> = Round::all().zip(&dealt).map(label).collect();
        lines.reverse();
        lines.insert(5, "8: 9H 10H JOKER QH 4* 5D 5S 9*".to_owned());
        assert_eq!(typed(&lines).into_cards(), dealt);
    }
}
