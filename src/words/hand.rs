use super::Hint;
use crate::cards::{CardNames, HandPart, ParseCardError, ParseCardsError};
use crate::rules::meld::{MeldError, MeldKind};
use crate::rules::{ImpossibleCardsLeft, LayDownProblem, Round, RoundRules};
use crate::solver::HandSizeError;

subject! {
/// Hands: cards and their errors, melds, `check` and `judge`.
pub trait HandWords {
    /// Returns what cards are called, beside the notation.
    fn card_names(&self) -> &'static CardNames;

    /// Names a part of the table: `meld 2`, `top card`.
    fn hand_part(&self, part: HandPart) -> String;

    /// Returns what is wrong with a typed card, and which card it is.
    fn bad_card(&self, error: &ParseCardError) -> String;

    /// Returns what is wrong with typed cards, one line per bad card.
    fn bad_cards(&self, error: &ParseCardsError) -> String;

    /// Returns the rules by which a bad card would be a card.
    fn bad_cards_hint(&self, error: &ParseCardsError) -> Option<Hint>;

    /// Returns why cards are no book, or no run.
    fn meld_error(&self, error: &MeldError) -> String;

    /// Returns what makes a lay-down illegal.
    fn lay_down_problem(&self, problem: &LayDownProblem) -> String;

    /// Returns how many cards a hand has in the round.
    fn hand_size(&self, error: &HandSizeError) -> String;

    /// Returns how to count fewer cards than a hand has.
    fn hand_size_hint(&self, error: &HandSizeError) -> Option<Hint>;

    /// Returns how many cards can be left in a round.
    fn impossible_cards_left(&self, error: &ImpossibleCardsLeft) -> String;

    /// Returns which round is played and by which rules: `Round 5: 7s are
    /// wild, 7 cards dealt, official rules`.
    fn round_header(&self, rules: RoundRules<'_>, ruleset: &str) -> String;

    /// Begins an answer that is yes.
    fn yes_answer(&self) -> &'static str;

    /// Begins an answer that is no.
    fn no_answer(&self) -> &'static str;

    /// Continues a yes: the hand goes out, for the bonus in points.
    fn hand_goes_out(&self, bonus: i32) -> String;

    /// Continues a no: the hand stays in.
    fn hand_stays_in(&self) -> &'static str;

    /// Returns what a hand that stays in scores in the last turn.
    fn last_turn(&self, penalty: i32) -> String;

    /// Returns what a hand costs.
    fn hand_costs(&self, penalty: i32) -> String;

    /// Returns what the cards left cost.
    fn cards_left_cost(&self, penalty: i32) -> String;

    /// Heads one of several arrangements, counted from 1.
    fn way(&self, number: usize) -> String;

    /// Returns that there are more arrangements, and how to see up to so many.
    fn more_ways(&self, option: &str) -> String;

    /// Returns that all arrangements are shown, so many.
    fn all_ways(&self, count: usize) -> String;

    /// Names the kind of a meld.
    fn meld_kind(&self, kind: MeldKind) -> &'static str;

    /// Names the other kind of cards that are both.
    fn or_run(&self) -> &'static str;

    /// Labels cards that are no meld.
    fn no_meld(&self) -> &'static str;

    /// Labels the discard.
    fn discard(&self) -> &'static str;

    /// Labels the cards left.
    fn cards_left(&self) -> &'static str;

    /// Labels the deadwood.
    fn deadwood(&self) -> &'static str;

    /// Returns that a hand goes out without a discard.
    fn no_discard(&self) -> &'static str;

    /// Joins a discard with the others that go out, so many.
    fn or_discard(&self, others: usize) -> &'static str;

    /// Returns that the cards left hold a meld, without which they cost less.
    fn left_holds_meld(&self, penalty: i32) -> String;

    /// Continues a yes: the lay-down goes out, for the bonus in points.
    fn lay_down_goes_out(&self, bonus: i32) -> String;

    /// Continues a yes: the lay-down is legal and leaves points.
    fn lay_down_leaves(&self, penalty: i32) -> String;

    /// Continues a yes: so many sets of cards are melds.
    fn are_melds(&self, count: usize) -> &'static str;

    /// Returns that an illegal lay-down does not go out.
    fn does_not_go_out(&self) -> &'static str;

    /// Returns that cards are several melds, of these kinds.
    fn split_into(&self, kinds: &[MeldKind], melds: &[String]) -> String;

    /// Returns that cards are a meld without one of them.
    fn leave_out(&self, card: &str, kind: MeldKind, meld: &str) -> String;

    /// Returns what the hand costs if the cards of illegal melds count.
    fn illegal_lay_down_costs(&self, penalty: i32) -> String;

    /// Returns what the cards of an illegal lay-down cost at their best.
    fn best_lay_down(&self, penalty: i32) -> String;

    /// Returns that a lay-down could have left fewer points.
    fn better_lay_down(&self, penalty: i32) -> String;

    /// Begins a remark.
    fn note(&self, text: &str) -> String;

    /// Returns how to type melds, where a single card was typed as one.
    fn one_card_per_meld(&self) -> &'static str;

    /// Returns where the cards belong that are in no meld.
    fn name_cards_left(&self) -> &'static str;

    /// Returns that melds have more cards than a player can lay down.
    fn too_many_melded(&self, melded: usize, most: usize, round: Round) -> String;

    /// Returns that all cards dealt are in melds.
    fn all_melded(&self, dealt: usize) -> String;
}
}
