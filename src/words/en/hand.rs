use super::{English, and, counted, plural, points};
use crate::cards::{CardErrorKind, CardNames, HandPart, ParseCardError, ParseCardsError};
use crate::rules::meld::{MAX_CARDS, MeldError, MeldKind};
use crate::rules::{ImpossibleCardsLeft, LayDownProblem, Round, RoundRules};
use crate::solver::HandSizeError;
use crate::words::{HandWords, Hint};

/// The most bad cards that a message lists; the rest are only counted.
const LISTED: usize = 20;

impl HandWords for English {
    fn card_names(&self) -> &'static CardNames {
        &CardNames::ENGLISH
    }

    fn hand_part(&self, part: HandPart) -> String {
        match part {
            HandPart::Meld(number) => format!("meld {number}"),
            HandPart::Discard => "discard".to_owned(),
            HandPart::Left => "left".to_owned(),
            HandPart::Hand => "hand".to_owned(),
            HandPart::Top => "top card".to_owned(),
            HandPart::Seen => "seen".to_owned(),
            HandPart::Pile(cards) => format!("pile {cards}"),
        }
    }

    fn bad_card(&self, error: &ParseCardError) -> String {
        let ParseCardError {
            part,
            place,
            text,
            flaw,
        } = error;
        let part = part.map(|part| format!("{}, ", self.hand_part(part)));
        let rule = card_rule(flaw);
        format!("{}card {place} `{text}`: {rule}", part.unwrap_or_default())
    }

    fn bad_cards(&self, ParseCardsError(errors): &ParseCardsError) -> String {
        let listed = errors.iter().take(LISTED);
        let mut lines: Vec<_> = listed.map(|error| self.bad_card(error)).collect();
        if errors.len() > LISTED {
            lines.push(format!("and {} more", errors.len() - LISTED));
        }
        lines.join("\n")
    }

    fn bad_cards_hint(&self, ParseCardsError(errors): &ParseCardsError) -> Option<Hint> {
        errors.iter().find_map(|card| match card.flaw {
            CardErrorKind::NoLowRanks => Some(Hint::new(
                "for aces and twos, pass `--rules texas` or `--rule low_ranks=ace-two`",
            )),
            CardErrorKind::TooMany { copies: 2 | 6, .. } => Some(Hint::new(
                "for two games shuffled together, pass `--rule games_combined=2`",
            )),
            _ => None,
        })
    }

    fn meld_error(&self, error: &MeldError) -> String {
        match error {
            MeldError::TooShort { cards } => {
                format!("a meld has at least three cards, not {cards}")
            }
            MeldError::TooLong { cards } => {
                format!("a hand has at most {MAX_CARDS} cards, not {cards}")
            }
            MeldError::RanksDiffer { one, other } => {
                format!("a book has one rank, but `{one}` and `{other}` differ")
            }
            MeldError::SuitTwice { card } => {
                format!("a book needs different suits here, but `{card}` is in it twice")
            }
            MeldError::SuitsDiffer { one, other } => {
                format!("a run has one suit, but `{one}` and `{other}` differ")
            }
            MeldError::RankTwice { card } => {
                format!("a run has each rank once, but `{card}` is in it twice")
            }
            MeldError::Gap {
                low,
                high,
                missing,
                wilds,
            } => {
                let cards: Vec<_> = missing.iter().map(|card| format!("`{card}`")).collect();
                let are = if missing.len() == 1 { "is" } else { "are" };
                let wilds = match wilds {
                    0 => String::new(),
                    1 => ", and there is only 1 wild".to_owned(),
                    wilds => format!(", and there are only {wilds} wilds"),
                };
                let cards = and(&cards);
                format!("{cards} {are} missing between `{low}` and `{high}`{wilds}")
            }
            MeldError::PastTheEnd { top, bottom } => {
                format!("a run ends at {top} and does not continue with {bottom}")
            }
            MeldError::NoRoom { places, cards } => {
                format!("a run has at most {places} cards, not {cards}")
            }
            &MeldError::TooManyWilds { most, wilds } => match most {
                0 => format!("a meld may hold no wilds here, but this one has {wilds}"),
                _ => format!(
                    "a meld may hold at most {} here, but this one has {wilds}",
                    counted(most as u64, "wild")
                ),
            },
            &MeldError::TooFewNaturals { least, naturals } => format!(
                "a meld needs at least {} here, but this one has {}",
                counted(least as u64, "natural"),
                match naturals {
                    0 => "none".to_owned(),
                    _ => naturals.to_string(),
                }
            ),
        }
    }

    fn lay_down_problem(&self, problem: &LayDownProblem) -> String {
        match problem {
            LayDownProblem::MeldError { place } => {
                format!("meld {place} is neither a book nor a run")
            }
            LayDownProblem::GoingOut {
                round,
                wanted,
                melded,
            } => format!(
                "to go out in round {round}, {wanted} cards must be in melds and 1 discarded, but \
                 {melded} are in melds"
            ),
            LayDownProblem::Count {
                round,
                wanted,
                melded,
                left,
            } => format!(
                "in round {round} the melds and the cards left must be {wanted} cards, not \
                 {}: {melded} in melds, {left} left",
                melded + left
            ),
        }
    }

    fn hand_size(&self, error: &HandSizeError) -> String {
        let HandSizeError {
            round,
            counting,
            drawn,
            cards,
        } = error;
        format!(
            "in round {round} a hand has {counting} cards, or {drawn} after the draw, not {cards}"
        )
    }

    fn hand_size_hint(&self, error: &HandSizeError) -> Option<Hint> {
        (error.cards < error.drawn)
            .then(|| Hint::new("for cards left after the melds are laid down, pass `--left`"))
    }

    fn impossible_cards_left(&self, error: &ImpossibleCardsLeft) -> String {
        let ImpossibleCardsLeft {
            round,
            dealt,
            cards,
        } = error;
        if cards > dealt {
            return format!("in round {round} at most {dealt} cards can be left, not {cards}");
        }
        let fewer = match dealt - 3 {
            0 => "none".to_owned(),
            most => format!("at most {most}"),
        };
        format!(
            "in round {round} all {dealt} cards are left or {fewer}, not {cards}: a meld has at \
             least three"
        )
    }

    fn round_header(&self, rules: RoundRules<'_>, ruleset: &str) -> String {
        let (round, dealt) = (rules.round, rules.dealt());
        let wild = plural(rules.wild_rank());
        format!("Round {round}: {wild} are wild, {dealt} cards dealt, {ruleset}")
    }

    fn yes_answer(&self) -> &'static str {
        "Yes"
    }

    fn no_answer(&self) -> &'static str {
        "No"
    }

    fn hand_goes_out(&self, bonus: i32) -> String {
        format!("this hand {}", goes_out(bonus))
    }

    fn hand_stays_in(&self) -> &'static str {
        "this hand cannot go out"
    }

    fn last_turn(&self, penalty: i32) -> String {
        format!("If this is the last turn, it scores {}", points(penalty))
    }

    fn hand_costs(&self, penalty: i32) -> String {
        format!("This hand costs {}", points(penalty))
    }

    fn cards_left_cost(&self, penalty: i32) -> String {
        format!("The cards left cost {}", points(penalty))
    }

    fn way(&self, number: usize) -> String {
        format!("Arrangement {number}")
    }

    fn more_ways(&self, option: &str) -> String {
        format!("There are more arrangements; `{option}` shows more of them")
    }

    fn all_ways(&self, count: usize) -> String {
        match count {
            1 => "There is no other arrangement".to_owned(),
            _ => format!("These {count} are all the arrangements"),
        }
    }

    fn meld_kind(&self, kind: MeldKind) -> &'static str {
        match kind {
            MeldKind::Book => "book",
            MeldKind::Run => "run",
        }
    }

    fn or_run(&self) -> &'static str {
        "or run"
    }

    fn no_meld(&self) -> &'static str {
        "none"
    }

    fn discard(&self) -> &'static str {
        "discard"
    }

    fn cards_left(&self) -> &'static str {
        "left"
    }

    fn deadwood(&self) -> &'static str {
        "deadwood"
    }

    fn no_discard(&self) -> &'static str {
        "none, every card is laid down"
    }

    fn or_discard(&self, others: usize) -> &'static str {
        if others == 1 { "or" } else { "or one of" }
    }

    fn left_holds_meld(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("they still hold a meld; with it laid down they cost {penalty}")
    }

    fn lay_down_goes_out(&self, bonus: i32) -> String {
        format!("this {}", goes_out(bonus))
    }

    fn lay_down_leaves(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("this is legal, does not go out and leaves {penalty}")
    }

    fn are_melds(&self, count: usize) -> &'static str {
        match count {
            1 => "this is a meld",
            _ => "these are melds",
        }
    }

    fn does_not_go_out(&self) -> &'static str {
        "This does not go out"
    }

    fn split_into(&self, kinds: &[MeldKind], melds: &[String]) -> String {
        let kinds = match kinds {
            [one, other] if one != other => "a run and a book".to_owned(),
            [one, _] => format!("two {}s", self.meld_kind(*one)),
            _ => format!("{} melds", kinds.len()),
        };
        format!("fix: split into {kinds}: {}", and(melds))
    }

    fn leave_out(&self, card: &str, kind: MeldKind, meld: &str) -> String {
        let kind = self.meld_kind(kind);
        format!("fix: leave out {card} for the {kind} {meld}")
    }

    fn illegal_lay_down_costs(&self, penalty: i32) -> String {
        format!("As it lies the hand costs {}", points(penalty))
    }

    fn best_lay_down(&self, penalty: i32) -> String {
        format!("at best these cards cost {}", points(penalty))
    }

    fn better_lay_down(&self, penalty: i32) -> String {
        let penalty = points(penalty);
        format!("the same cards can be laid down to leave {penalty}")
    }

    fn note(&self, text: &str) -> String {
        format!("note: {text}")
    }

    fn one_card_per_meld(&self) -> &'static str {
        "an argument is a whole meld, in quotes: \"6D 7D 8D\""
    }

    fn name_cards_left(&self) -> &'static str {
        "cards that are in no meld go in --left"
    }

    fn too_many_melded(&self, melded: usize, most: usize, round: Round) -> String {
        format!("these are {melded} cards; a player lays down at most {most} in round {round}")
    }

    fn all_melded(&self, dealt: usize) -> String {
        format!("these are all {dealt} cards dealt; with a discard this goes out")
    }
}

/// Returns for what a player goes out, in points.
fn goes_out(bonus: i32) -> String {
    match bonus {
        0 => "goes out for 0 points".to_owned(),
        bonus => format!("goes out, the player scores {}", points(bonus)),
    }
}

/// Returns the rule that a typed card breaks, and the nearest reading.
fn card_rule(flaw: &CardErrorKind) -> String {
    match flaw {
        CardErrorKind::Rank { low_ranks, nearest } => {
            let ranks = match low_ranks {
                true => "A, 2–10, J, Q or K",
                false => "3–10, J, Q or K",
            };
            format!("rank must be {ranks}{}", or_nearest(nearest))
        }
        CardErrorKind::Suit { nearest } => format!(
            "suit must be C, D, H, S or * (stars: also T or R){}",
            or_nearest(nearest)
        ),
        CardErrorKind::NoSuit { rank } => {
            format!("a suit must follow the rank, such as `{rank}D`")
        }
        CardErrorKind::JackOrJoker => {
            "a Jack needs a suit, such as `JD`; a Joker is `JOKER` or `JK`".to_owned()
        }
        CardErrorKind::NoCard { nearest } => {
            format!("a card is rank then suit, or JOKER{}", or_nearest(nearest))
        }
        CardErrorKind::NoLowRanks => "the deck has no aces or twos".to_owned(),
        CardErrorKind::TooMany { copies, joker } => match joker {
            true => format!("the deck has only {copies} Jokers"),
            false => format!("the deck has only {copies} of this card"),
        },
    }
}

fn or_nearest(nearest: &Option<String>) -> String {
    match nearest {
        Some(card) => format!("; did you mean `{card}`?"),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn melds_are_counted_by_kind() {
        let check = |kinds: &[MeldKind], expect: &str| {
            let melds = vec!["M".to_owned(); kinds.len()];
            let fix = English.split_into(kinds, &melds);
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
