use std::sync::OnceLock;

use super::{Hint, Language, Messages};
use crate::cards::{
    CardErrorKind, CardNames, HandPart, ParseCardError, ParseCardsError, Rank, Suit,
};
use crate::rules::meld::{MAX_CARDS, MeldError, MeldKind};
use crate::rules::{ImpossibleCardsLeft, LayDownProblem, Round, RoundRules};
use crate::solver::HandSizeError;

/// The most bad cards that a message lists; the rest are only counted.
const LISTED: usize = 20;

/// Hands: cards and their errors, melds, `check` and `judge`.
impl Messages {
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
        let jokers = [(self.plain("hand-names-of-jokers"), ())];
        let jokers: Vec<_> = each(&jokers).iter().map(|(name, ())| *name).collect();
        CardNames {
            suits: each(&suits).leak(),
            ranks: each(&ranks).leak(),
            jokers: jokers.leak(),
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

    /// Returns what is wrong with a typed card, and which card it is.
    pub fn bad_card(&self, error: &ParseCardError) -> String {
        let ParseCardError {
            part,
            place,
            text,
            flaw,
        } = error;
        let rule = self.card_rule(flaw);
        match part {
            Some(part) => {
                let part = self.hand_part(*part);
                say!(self, "hand-bad-card-of-part", part, place, text, rule)
            }
            None => say!(self, "hand-bad-card", place, text, rule),
        }
    }

    /// Returns what is wrong with typed cards, one line per bad card.
    pub fn bad_cards(&self, ParseCardsError(errors): &ParseCardsError) -> String {
        let listed = errors.iter().take(LISTED);
        let mut lines: Vec<_> = listed.map(|error| self.bad_card(error)).collect();
        if errors.len() > LISTED {
            lines.push(say!(
                self,
                "hand-more-bad-cards",
                cards = errors.len() - LISTED
            ));
        }
        lines.join("\n")
    }

    /// Returns the rules by which a bad card would be a card.
    pub fn bad_cards_hint(&self, ParseCardsError(errors): &ParseCardsError) -> Option<Hint> {
        errors.iter().find_map(|card| match card.flaw {
            CardErrorKind::NoLowRanks => Some(hint!(self, "hand-no-low-ranks.hint")),
            CardErrorKind::TooMany { copies: 2 | 6, .. } => {
                Some(hint!(self, "hand-too-many-copies.hint"))
            }
            _ => None,
        })
    }

    /// Returns why cards are no book, or no run.
    pub fn meld_error(&self, error: &MeldError) -> String {
        match error {
            MeldError::TooShort { cards } => say!(self, "hand-meld-too-short", cards),
            MeldError::TooLong { cards } => {
                say!(self, "hand-meld-too-long", most = MAX_CARDS, cards)
            }
            MeldError::RanksDiffer { one, other } => {
                say!(self, "hand-ranks-differ", card = one, other)
            }
            MeldError::SuitTwice { card } => say!(self, "hand-suit-twice", card),
            MeldError::SuitsDiffer { one, other } => {
                say!(self, "hand-suits-differ", card = one, other)
            }
            MeldError::RankTwice { card } => say!(self, "hand-rank-twice", card),
            MeldError::Gap {
                low,
                high,
                missing,
                wilds,
            } => {
                let names: Vec<_> = missing.iter().map(|card| format!("`{card}`")).collect();
                let (cards, missing) = (self.and(&names), missing.len());
                say!(self, "hand-gap", cards, missing, low, high, wilds)
            }
            MeldError::PastTheEnd { top, bottom } => {
                say!(self, "hand-past-the-end", top, bottom)
            }
            MeldError::NoRoom { places, cards } => {
                say!(self, "hand-run-too-long", most = places, cards)
            }
            MeldError::TooManyWilds { most, wilds } => {
                say!(self, "hand-too-many-wilds", most, wilds)
            }
            MeldError::TooFewNaturals { least, naturals } => {
                say!(self, "hand-too-few-naturals", least, naturals)
            }
        }
    }

    /// Returns what makes a lay-down illegal.
    pub fn lay_down_problem(&self, problem: &LayDownProblem) -> String {
        match problem {
            LayDownProblem::MeldError { place } => say!(self, "hand-no-meld", place),
            LayDownProblem::GoingOut {
                round,
                wanted,
                melded,
            } => say!(self, "hand-wanted-to-go-out", round, wanted, melded),
            LayDownProblem::Count {
                round,
                wanted,
                melded,
                left,
            } => {
                let cards = melded + left;
                say!(
                    self,
                    "hand-wanted-in-all",
                    round,
                    wanted,
                    cards,
                    melded,
                    left
                )
            }
        }
    }

    /// Returns how many cards a hand has in the round.
    pub fn hand_size(&self, error: &HandSizeError) -> String {
        let HandSizeError {
            round,
            counting,
            drawn,
            cards,
        } = error;
        say!(self, "hand-size", round, counting, drawn, cards)
    }

    /// Returns how to count fewer cards than a hand has.
    pub fn hand_size_hint(&self, error: &HandSizeError) -> Option<Hint> {
        (error.cards < error.drawn).then(|| hint!(self, "hand-size.hint"))
    }

    /// Returns how many cards can be left in a round.
    pub fn impossible_cards_left(&self, error: &ImpossibleCardsLeft) -> String {
        let ImpossibleCardsLeft {
            round,
            dealt,
            cards,
        } = error;
        if cards > dealt {
            return say!(self, "hand-too-many-left", round, dealt, cards);
        }
        say!(
            self,
            "hand-impossible-left",
            round,
            dealt,
            most = dealt - 3,
            cards
        )
    }

    /// Returns which round is played and by which rules: `Round 5: 7s are
    /// wild, 7 cards dealt, official rules`.
    pub fn round_header(&self, rules: RoundRules<'_>, ruleset: &str) -> String {
        let (round, dealt) = (rules.round, rules.dealt());
        let wild = self.all_of_rank(rules.wild_rank());
        say!(self, "hand-round", round, wild, dealt, ruleset)
    }

    /// Begins an answer that is yes.
    pub fn yes_answer(&self) -> &'static str {
        self.plain("hand-yes")
    }

    /// Begins an answer that is no.
    pub fn no_answer(&self) -> &'static str {
        self.plain("hand-no")
    }

    /// Continues a yes: the hand goes out, for the bonus in points.
    pub fn hand_goes_out(&self, bonus: i32) -> String {
        say!(self, "hand-goes-out", bonus, points = self.points(bonus))
    }

    /// Continues a no: the hand stays in.
    pub fn hand_stays_in(&self) -> &'static str {
        self.plain("hand-stays-in")
    }

    /// Returns what a hand that stays in scores in the last turn.
    pub fn last_turn(&self, penalty: i32) -> String {
        say!(self, "hand-last-turn", points = self.points(penalty))
    }

    /// Returns what a hand costs.
    pub fn hand_costs(&self, penalty: i32) -> String {
        say!(self, "hand-costs", points = self.points(penalty))
    }

    /// Returns what the cards left cost.
    pub fn cards_left_cost(&self, penalty: i32) -> String {
        say!(self, "hand-left-cost", points = self.points(penalty))
    }

    /// Heads one of several arrangements, counted from 1.
    pub fn way(&self, number: usize) -> String {
        say!(self, "hand-arrangement", number)
    }

    /// Returns that there are more arrangements, and how to see up to so many.
    pub fn more_ways(&self, option: &str) -> String {
        say!(self, "hand-more-arrangements", option)
    }

    /// Returns that all arrangements are shown, so many.
    pub fn all_ways(&self, count: usize) -> String {
        say!(self, "hand-all-arrangements", arrangements = count)
    }

    /// Names the kind of a meld.
    pub fn meld_kind(&self, kind: MeldKind) -> &'static str {
        self.plain(match kind {
            MeldKind::Book => "hand-book",
            MeldKind::Run => "hand-run",
        })
    }

    /// Names the other kind of cards that are both.
    pub fn or_run(&self) -> &'static str {
        self.plain("hand-or-run")
    }

    /// Labels cards that are no meld.
    pub fn no_meld(&self) -> &'static str {
        self.plain("hand-neither")
    }

    /// Labels the discard.
    pub fn discard(&self) -> &'static str {
        self.plain("hand-discard")
    }

    /// Labels the cards left.
    pub fn cards_left(&self) -> &'static str {
        self.plain("hand-cards-left")
    }

    /// Labels the deadwood.
    pub fn deadwood(&self) -> &'static str {
        self.plain("hand-deadwood")
    }

    /// Returns that a hand goes out without a discard.
    pub fn no_discard(&self) -> &'static str {
        self.plain("hand-no-discard")
    }

    /// Joins a discard with the others that go out, so many.
    pub fn or_discard(&self, others: usize) -> &'static str {
        self.plain(match others {
            1 => "hand-or-discard",
            _ => "hand-or-discard-one-of",
        })
    }

    /// Returns that the cards left hold a meld, without which they cost less.
    pub fn left_holds_meld(&self, penalty: i32) -> String {
        say!(self, "hand-left-holds-meld", points = self.points(penalty))
    }

    /// Continues a yes: the lay-down goes out, for the bonus in points.
    pub fn lay_down_goes_out(&self, bonus: i32) -> String {
        say!(
            self,
            "hand-lay-down-goes-out",
            bonus,
            points = self.points(bonus)
        )
    }

    /// Continues a yes: the lay-down is legal and leaves points.
    pub fn lay_down_leaves(&self, penalty: i32) -> String {
        say!(self, "hand-lay-down-leaves", points = self.points(penalty))
    }

    /// Continues a yes: so many sets of cards are melds.
    pub fn are_melds(&self, count: usize) -> &'static str {
        self.plain(match count {
            1 => "hand-is-meld",
            _ => "hand-are-melds",
        })
    }

    /// Returns that an illegal lay-down does not go out.
    pub fn does_not_go_out(&self) -> &'static str {
        self.plain("hand-does-not-go-out")
    }

    /// Returns that cards are several melds, of these kinds.
    pub fn split_into(&self, kinds: &[MeldKind], melds: &[String]) -> String {
        let (melds, count) = (self.and(melds), melds.len());
        match kinds {
            [one, other] if one != other => say!(self, "hand-split-into-run-and-book", melds),
            [MeldKind::Book, _] => say!(self, "hand-split-into-books", melds),
            [MeldKind::Run, _] => say!(self, "hand-split-into-runs", melds),
            _ => say!(self, "hand-split-into-melds", count, melds),
        }
    }

    /// Returns that cards are a meld without one of them.
    pub fn leave_out(&self, card: &str, kind: MeldKind, meld: &str) -> String {
        match kind {
            MeldKind::Book => say!(self, "hand-leave-out-for-book", card, meld),
            MeldKind::Run => say!(self, "hand-leave-out-for-run", card, meld),
        }
    }

    /// Returns what the hand costs if the cards of illegal melds count.
    pub fn illegal_lay_down_costs(&self, penalty: i32) -> String {
        say!(self, "hand-illegal-costs", points = self.points(penalty))
    }

    /// Returns what the cards of an illegal lay-down cost at their best.
    pub fn best_lay_down(&self, penalty: i32) -> String {
        say!(self, "hand-best-lay-down", points = self.points(penalty))
    }

    /// Returns that a lay-down could have left fewer points.
    pub fn better_lay_down(&self, penalty: i32) -> String {
        say!(self, "hand-better-lay-down", points = self.points(penalty))
    }

    /// Begins a remark.
    pub fn note(&self, text: &str) -> String {
        say!(self, "hand-note", text)
    }

    /// Returns how to type melds, where a single card was typed as one.
    pub fn one_card_per_meld(&self) -> &'static str {
        self.plain("hand-whole-meld-in-quotes")
    }

    /// Returns where the cards belong that are in no meld.
    pub fn name_cards_left(&self) -> &'static str {
        self.plain("hand-name-cards-left")
    }

    /// Returns that melds have more cards than a player can lay down.
    pub fn too_many_melded(&self, melded: usize, most: usize, round: Round) -> String {
        say!(self, "hand-too-many-melded", melded, most, round)
    }

    /// Returns that all cards dealt are in melds.
    pub fn all_melded(&self, dealt: usize) -> String {
        say!(self, "hand-all-melded", dealt)
    }

    /// Returns the rule that a typed card breaks, and the nearest reading.
    fn card_rule(&self, flaw: &CardErrorKind) -> String {
        let (rule, nearest) = match flaw {
            CardErrorKind::Rank { low_ranks, nearest } => {
                let rule = self.plain(match low_ranks {
                    true => "hand-bad-rank-of-all",
                    false => "hand-bad-rank",
                });
                (rule, nearest)
            }
            CardErrorKind::Suit { nearest } => (self.plain("hand-bad-suit"), nearest),
            CardErrorKind::NoCard { nearest } => (self.plain("hand-no-card"), nearest),
            CardErrorKind::NoSuit { rank } => return say!(self, "hand-no-suit", rank),
            CardErrorKind::JackOrJoker => return say!(self, "hand-jack-or-joker"),
            CardErrorKind::NoLowRanks => return say!(self, "hand-no-low-ranks"),
            CardErrorKind::TooMany {
                copies,
                joker: true,
            } => return say!(self, "hand-too-many-jokers", copies),
            CardErrorKind::TooMany { copies, .. } => {
                return say!(self, "hand-too-many-copies", copies);
            }
        };
        match nearest {
            Some(card) => say!(self, "hand-did-you-mean", rule, card),
            None => rule.to_owned(),
        }
    }
}

/// Returns each of the names before a value with it; `-` is no name.
fn each<T: Copy>(names: &[(&'static str, T)]) -> Vec<(&'static str, T)> {
    let each = names
        .iter()
        .flat_map(|(names, named)| names.split(", ").map(|name| (name, *named)));
    each.filter(|(name, _)| *name != "-").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn melds_are_counted_by_kind() {
        let check = |kinds: &[MeldKind], expect: &str| {
            let melds = vec!["M".to_owned(); kinds.len()];
            let fix = Language::English.words().split_into(kinds, &melds);
            assert!(
                fix.starts_with(&format!("fix: split into {expect}: M")),
                "{fix}"
            );
        };
        let (book, run) = (MeldKind::Book, MeldKind::Run);
        check(&[run, run], "two runs");
        check(&[book, book], "two books");
        check(&[run, book], "a run and a book");
        check(&[run, run, book], "3 melds");
    }
}
