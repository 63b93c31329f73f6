//! Hands: cards and their errors, melds, `check` and `judge`.

use std::sync::OnceLock;

use super::language::in_backticks;
use super::{Command, Language, Message, Messages, Said};
use crate::cards::{
    CardErrorKind, CardNames, Deck, Excess, HandPart, ParseCardError, ParseCardsError, Rank, Suit,
    parse_cards,
};
use crate::game::TypedLayDownError;
use crate::rules::meld::{MAX_CARDS, MeldError, MeldKind};
use crate::rules::{ImpossibleCardsLeft, LayDownProblem, Round, RoundRules};
use crate::solver::HandSizeError;

/// The words with which a question about cards begins.
const ASKING: [&str; 9] = ["can", "may", "must", "should", "is", "are", "what", "which", "how m"];

/// The most bad cards that a message lists; the rest are only counted.
const LISTED: usize = 20;

messages! { words:
    round_header(rules: RoundRules<'_>, ruleset: &str) = "hand-round" {
        round = rules.round, wild = words.all_of_rank(rules.wild_rank()), dealt = rules.dealt(),
        ruleset
    };
    yes_answer() = "hand-yes";
    no_answer() = "hand-no";
    hand_goes_out(bonus: i32) = "hand-goes-out" { bonus, points = words.points(bonus) };
    hand_stays_in() = "hand-stays-in";
    last_turn(penalty: i32) = "hand-last-turn" { points = words.points(penalty) };
    hand_costs(penalty: i32) = "hand-costs" { points = words.points(penalty) };
    all_in_melds() = "hand-all-in-melds";
    cards_left_cost(penalty: i32) = "hand-left-cost" { points = words.points(penalty) };
    way(number: usize) = "hand-arrangement";
    /// `option` shows more of them.
    more_ways(option: &str) = "hand-more-arrangements";
    all_ways(arrangements: usize) = "hand-all-arrangements";
    /// Names the other kind of cards that are both.
    or_run() = "hand-or-run";
    no_meld() = "hand-neither";
    discard() = "hand-discard";
    cards_left() = "hand-cards-left";
    deadwood() = "hand-deadwood";
    no_discard() = "hand-no-discard";
    left_holds_meld(penalty: i32) = "hand-left-holds-meld" { points = words.points(penalty) };
    left_holds_book(rank: Rank) = "hand-left-holds-book" { rank = words.rank_plural(rank) };
    lay_down_goes_out(bonus: i32) = "hand-lay-down-goes-out" { bonus, points = words.points(bonus) };
    lay_down_leaves(penalty: i32) = "hand-lay-down-leaves" { points = words.points(penalty) };
    does_not_go_out() = "hand-does-not-go-out";
    illegal_lay_down_costs(penalty: i32) = "hand-illegal-costs" { points = words.points(penalty) };
    /// Of an illegal lay-down.
    best_lay_down(penalty: i32) = "hand-best-lay-down" { points = words.points(penalty) };
    better_lay_down(penalty: i32) = "hand-better-lay-down" { points = words.points(penalty) };
    note(text: &str) = "hand-note";
    commas_between_melds() = "hand-commas-between-melds";
    legal_in_rounds(legal: &[Round], in_all: bool) => match (legal, in_all) {
        ([], _) => "hand-legal-in-no-round",
        (_, true) => "hand-legal-in-every-round",
        _ => "hand-legal-in-rounds",
    } { count = legal.len(), rounds = words.and_numbers(legal) };
    /// These rounds are legal, as cards of their wild ranks are in the melds.
    only_where_wild(legal: &[Round]) => match legal {
        [] => "hand-legal-in-no-round",
        _ => "hand-only-where-wild",
    } {
        count = legal.len(), rounds = words.and_numbers(legal),
        wilds = words.and(&legal.iter().map(|round| words.all_of_rank(round.wild())).collect::<Vec<_>>())
    };
    /// For cards that are meant as those left.
    if_left(command: Command) = hint "hand-if-left";
    /// How cards that are left are given.
    pass_left() = hint "hand-pass-left";
    /// The suits of a hand of so many cards are missing.
    without_suits(cards: usize) = hint "hand-without-suits";
    /// For the same cards in a round.
    in_round(round: Round, command: Command) = hint "hand-in-round";
    name_cards_left() = "hand-name-cards-left";
    too_many_melded(melded: usize, most: usize, round: Round) = "hand-too-many-melded";
    all_melded(dealt: usize) = "hand-all-melded";
    meld_kind(kind: MeldKind) => match kind { MeldKind::Book => "hand-book", MeldKind::Run => "hand-run" };
    or_discard(others: usize) => match others { 1 => "hand-or-discard", _ => "hand-or-discard-one-of" };
    are_melds(count: usize) => match count { 1 => "hand-is-meld", _ => "hand-are-melds" };
    is_kind(kind: MeldKind) => match kind { MeldKind::Book => "hand-is-book", MeldKind::Run => "hand-is-run" };
    /// A meld is of this kind, and another was asked for.
    kind_instead(place: usize, kind: MeldKind) => match kind {
        MeldKind::Book => "hand-book-instead",
        MeldKind::Run => "hand-run-instead",
    } { place };
    leave_out(card: &str, kind: MeldKind, meld: &str) => match kind {
        MeldKind::Book => "hand-leave-out-for-book",
        MeldKind::Run => "hand-leave-out-for-run",
    } { card, meld };
    split_into(kinds: &[MeldKind], melds: &[String]) => match kinds {
        [one, other] if one != other => "hand-split-into-run-and-book",
        [MeldKind::Book, _] => "hand-split-into-books",
        [MeldKind::Run, _] => "hand-split-into-runs",
        _ => "hand-split-into-melds",
    } { melds = words.and(melds), count = melds.len() };
}

said! { words:
    impl Message for TypedLayDownError {
        Cards(error) => error.said(words);
        Empty = "hand-no-melds";
        EmptyMeld = "hand-empty-meld";
        EmptyLeft = "hand-empty-left";
        DiscardCount(cards) = "hand-discard-count";
        SeveralSplits(splits) = "hand-several-splits" { splits = words.or(&in_backticks(splits)) };
    }
}

impl Message for ParseCardError {
    fn said(&self, words: &Messages) -> Said {
        let Self { part, place, text, flaw } = self;
        let text: Vec<_> = text.split(' ').map(|word| words.called_out(word)).collect();
        let text = text.join(" ");
        let rule = words.card_rule(flaw);
        match part {
            Some(part) => {
                let part = words.hand_part(*part);
                refuse!(words, "hand-bad-card-of-part", part, place, text, rule)
            }
            None => refuse!(words, "hand-bad-card", place, text, rule),
        }
    }
}

/// One line per bad card.
impl Message for ParseCardsError {
    fn said(&self, words: &Messages) -> Said {
        let Self(errors) = self;
        let mut lines: Vec<_> = errors.iter().take(LISTED).map(|error| error.text(words)).collect();
        if errors.len() > LISTED {
            let cards = errors.len() - LISTED;
            lines.push(say!(words, "hand-more-bad-cards", cards));
        }
        let hint = errors.iter().find_map(|card| match card.flaw {
            CardErrorKind::NoLowRanks => Some(hint!(words, "hand-no-low-ranks.hint")),
            CardErrorKind::TooMany { copies: 2 | 6 | 10, .. } => {
                Some(hint!(words, "hand-too-many-copies.hint"))
            }
            _ => None,
        });
        Said::from(lines.join("\n")).with(hint)
    }
}

said! { words:
    impl Message for MeldError {
        TooShort { cards } = "hand-meld-too-short";
        TooLong { cards } = "hand-meld-too-long" { most = MAX_CARDS, cards };
        RanksDiffer { one, other } = "hand-ranks-differ" { card = one, other };
        SuitTwice { card } = "hand-suit-twice";
        SuitsDiffer { one, other } = "hand-suits-differ" { card = one, other };
        RankTwice { card } = "hand-rank-twice";
        Gap { low, high, missing, wilds } => {
            let names: Vec<_> = missing.iter().map(|card| format!("`{card}`")).collect();
            let (cards, missing) = (words.and(&names), missing.len());
            refuse!(words, "hand-gap", cards, missing, low, high, wilds)
        };
        PastTheEnd { top, bottom } = "hand-past-the-end";
        NoRoom { places, cards } = "hand-run-too-long" { most = places, cards };
        TooManyWilds { most, wilds } = "hand-too-many-wilds";
        TooFewNaturals { least, naturals } = "hand-too-few-naturals";
    }
}

said! { words:
    impl Message for LayDownProblem {
        MeldError { place } = "hand-no-meld";
        GoingOut { round, wanted, melded } = "hand-wanted-to-go-out";
        Count { round, wanted, melded, left } = "hand-wanted-in-all" {
            round, wanted, cards = melded + left, melded, left
        };
    }
}

impl Message for HandSizeError {
    fn said(&self, words: &Messages) -> Said {
        let Self { round, cards } = *self;
        let (counting, drawn) = (round.dealt(), round.dealt() + 1);
        let said = refuse!(words, "hand-size", round, counting, drawn, cards);
        if cards < drawn { said } else { said.with(None) }
    }
}

impl Message for ImpossibleCardsLeft {
    fn said(&self, words: &Messages) -> Said {
        let Self { round, cards } = *self;
        let dealt = round.dealt();
        if cards > dealt {
            return refuse!(words, "hand-too-many-left", round, dealt, cards);
        }
        refuse!(words, "hand-impossible-left", round, dealt, most = dealt - 3, cards)
    }
}

impl Messages {
    /// Returns what the discard and the cards left are called.
    pub fn parts_of_lay_down(&self) -> [&str; 2] {
        [self.discard(), self.cards_left()]
    }

    /// Returns what cards are called, beside the notation.
    pub fn card_names(&self) -> &'static CardNames {
        const COUNT: usize = Language::ALL.len();
        static NAMES: [OnceLock<CardNames>; COUNT] = [const { OnceLock::new() }; COUNT];
        match NAMES.get(self.language() as usize) {
            Some(names) if self.language() != Language::English => {
                names.get_or_init(|| self.names_in_file())
            }
            _ => &CardNames::ENGLISH,
        }
    }

    /// Returns what was typed for an English word with which cards are called out.
    pub fn called_out<'a>(&self, english: &'a str) -> &'a str {
        let names = self.card_names();
        let is_word = english.starts_with(|c: char| c.is_ascii_lowercase());
        let rank = CardNames::ENGLISH.ranks.iter().find(|(name, _)| *name == english);
        let name = rank.and_then(|(_, rank)| names.ranks.iter().find(|(_, named)| named == rank));
        let word = || names.words.iter().find(|(_, word)| is_word && *word == english);
        match (self.language(), name) {
            (Language::English, _) => english,
            (_, Some((own, _))) => own,
            (_, None) => word().map_or(english, |(own, _)| own),
        }
    }

    /// Returns a question about cards in English, `kan jeg gå ud med KH KS 4D`; `None` if it
    /// begins otherwise, or has fewer cards than a meld.
    pub fn question_in_english(&self, text: &str) -> Option<String> {
        const LEAST: usize = 3;
        let begins = |english: &str| ASKING.iter().any(|one| english.starts_with(one));
        let lower = text.trim_start().to_lowercase();
        let begins_own = |(own, english): (&str, &str)| begins(english) && lower.starts_with(own);
        if !self.pairs("hand-asked").any(begins_own) {
            return None;
        }
        let written = self.words_in_english(text);
        let cards =
            written.split([' ', ',', '/']).filter(|word| parse_cards(word, Deck::FULL).is_ok());
        (begins(&written) && cards.count() >= LEAST).then_some(written)
    }

    /// Returns a word for an English one of questions about cards: `hvis` for `if`.
    pub fn asked_word<'a>(&self, english: &'a str) -> &'a str {
        let own = self.pairs("hand-asked").find(|(_, said)| *said == english);
        own.map_or_else(|| self.called_out(english), |(own, _)| own)
    }

    /// Returns a text with the words of questions about cards, and the cards, in English.
    pub fn words_in_english(&self, text: &str) -> String {
        const LONGEST: usize = 4;
        let pairs: Vec<_> = self.pairs("hand-asked").collect();
        let words = text.split_whitespace().map(|word| word.trim_end_matches(['?', '!']));
        let words: Vec<_> = words.collect();
        let english = |words: &[&str]| {
            let said = words.join(" ").trim_end_matches([',', ':', '.']).to_lowercase();
            pairs.iter().find(|(own, _)| *own == said).map(|(_, english)| *english)
        };
        // What is none of these words may be cards.
        let (mut written, mut others, mut at) = (Vec::new(), Vec::new(), 0);
        let in_notation = |others: &mut Vec<&str>| {
            let text = std::mem::take(others).join(" ");
            self.card_names().hand_to_notation(&text)
        };
        // `kung i hjärter` is a card, and no `i` of a sentence; `hjarta fimmu` is no `five`.
        let card = |len: usize, words: &[&str]| {
            let card = match *words.get(..len)? {
                [rank, between, suit] if english(&[between]) == Some("in") => {
                    format!("{rank} of {suit}")
                }
                [one, other] if [one, other].iter().any(|word| english(&[word]).is_some()) => {
                    format!("{one} {other}")
                }
                _ => return None,
            };
            let card = self.card_names().to_notation(&card).into_owned();
            let is_one = parse_cards(&card, Deck::FULL).is_ok_and(|all| all.len() == 1);
            is_one.then_some((card, len))
        };
        // Finnish `kädessä 7` is a round, and `kädessä 7 korttia` and `kädessä KH` a hand.
        let is_number = |word: &&str| self.card_names().called(word).parse::<u8>().is_ok();
        let names_round = |after: &[&str]| {
            let counted = after.get(1..2).and_then(english);
            after.first().is_some_and(is_number) && !matches!(counted, Some("card" | "cards"))
        };
        while at < words.len() {
            if let Some((card, len)) = [3, 2].iter().find_map(|len| card(*len, &words[at..])) {
                written.extend([in_notation(&mut others), card]);
                at += len;
                continue;
            }
            let lens = (1..=LONGEST.min(words.len() - at)).rev();
            let found = lens.filter_map(|len| Some((english(&words[at..at + len])?, len))).next();
            match found {
                Some(("in hand", 1)) if names_round(&words[at + 1..]) => others.push(words[at]),
                Some((word, len)) => {
                    let end = if words[at + len - 1].ends_with(',') { "," } else { "" };
                    written.extend([in_notation(&mut others), format!("{word}{end}")]);
                }
                None => others.push(words[at]),
            }
            at += found.map_or(1, |(_, len)| len);
        }
        written.push(in_notation(&mut others));
        written.retain(|text| !text.is_empty());
        written.join(" ")
    }

    /// Reads the names of cards, which stand in the file with commas between them.
    fn names_in_file(&self) -> CardNames {
        let suits = [
            (self.plain("hand-names-of-stars"), Suit::Stars),
            (self.plain("hand-names-of-hearts"), Suit::Hearts),
            (self.plain("hand-names-of-clubs"), Suit::Clubs),
            (self.plain("hand-names-of-spades"), Suit::Spades),
            (self.plain("hand-names-of-diamonds"), Suit::Diamonds),
        ];
        let ranks = [
            (self.plain("hand-names-of-jacks"), Rank::Jack),
            (self.plain("hand-names-of-queens"), Rank::Queen),
            (self.plain("hand-names-of-kings"), Rank::King),
        ];
        let jokers = named(self.plain("hand-names-of-jokers"));
        CardNames {
            suits: each(&suits).leak(),
            ranks: each(&ranks).leak(),
            jokers: jokers.collect::<Vec<_>>().leak(),
            words: self.pairs("hand-called-out").collect::<Vec<_>>().leak(),
        }
    }

    /// Names a part of the table: `meld 2`, `top card`.
    pub fn hand_part(&self, part: HandPart) -> String {
        match part {
            HandPart::Meld(number) => say!(self, "hand-meld", number),
            HandPart::Discard => say!(self, "hand-discarded"),
            HandPart::Left => say!(self, "hand-left"),
            HandPart::Hand => say!(self, "hand-hand"),
            HandPart::Top => say!(self, "hand-top-card"),
            HandPart::Seen => say!(self, "hand-seen"),
            HandPart::Pile(number) => say!(self, "hand-pile", number),
        }
    }

    /// Returns the rule that a typed card breaks, and the nearest reading.
    fn card_rule(&self, flaw: &CardErrorKind) -> String {
        let with_nearest = |rule: &str, nearest: &Option<String>| match nearest {
            Some(card) => say!(self, "hand-did-you-mean", rule, card),
            None => rule.to_owned(),
        };
        by_variant!(say self, flaw, CardErrorKind {
            Rank { low_ranks: true, nearest } =>
                with_nearest(self.plain("hand-bad-rank-of-all"), nearest);
            Rank { low_ranks: false, nearest } =>
                with_nearest(self.plain("hand-bad-rank"), nearest);
            Suit { nearest } => with_nearest(self.plain("hand-bad-suit"), nearest);
            NoCard { nearest } => with_nearest(self.plain("hand-no-card"), nearest);
            NoSuit { rank } = "hand-no-suit";
            JackOrJoker = "hand-jack-or-joker";
            Number = "hand-number-of-cards";
            NoLowRanks = "hand-no-low-ranks";
            TooMany { copies, of: Excess::Card } = "hand-too-many-copies" { copies };
            TooMany { copies, of: Excess::Joker } = "hand-too-many-jokers" { copies };
            TooMany { copies, of: Excess::Rank(rank) } = "hand-too-many-of-rank" {
                copies, ranks = self.rank_plural(*rank)
            };
        })
    }
}

/// Returns the names in a list; `-` is no name.
fn named(names: &str) -> impl Iterator<Item = &str> {
    names.split(", ").filter(|name| *name != "-")
}

/// Returns each of the names before a value with it.
fn each<T: Copy>(names: &[(&'static str, T)]) -> Vec<(&'static str, T)> {
    names.iter().flat_map(|&(names, value)| named(names).map(move |name| (name, value))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn melds_are_counted_by_kind() {
        let check = |kinds: &[MeldKind], expect: &str| {
            let melds = vec!["M".to_owned(); kinds.len()];
            let fix = Language::English.words().split_into(kinds, &melds);
            assert!(fix.starts_with(&format!("fix: split into {expect}: M")), "{fix}");
        };
        let (book, run) = (MeldKind::Book, MeldKind::Run);
        check(&[run, run], "two runs");
        check(&[book, book], "two books");
        check(&[run, book], "a run and a book");
        check(&[run, run, book], "3 melds");
    }
}
