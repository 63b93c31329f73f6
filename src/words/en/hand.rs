use super::{English, counted};
use crate::cards::{CardErrorKind, ParseCardError, ParseCardsError};
use crate::rules::LayDownProblem;
use crate::rules::meld::{MOST_CARDS, MeldError};
use crate::solver::{HandSizeError, TooManyCardsLeft};
use crate::words::HandWords;

/// How many bad cards a message lists before it only counts the rest.
const LISTED: usize = 20;

impl HandWords for English {
    fn bad_card(&self, error: &ParseCardError) -> String {
        let ParseCardError {
            part,
            place,
            text,
            flaw,
        } = error;
        let part = part.as_ref().map(|part| format!("{part}, "));
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

    fn meld_error(&self, error: &MeldError) -> String {
        match error {
            MeldError::TooShort { cards } => {
                format!("a meld has at least three cards, not {cards}")
            }
            MeldError::TooLong { cards } => {
                format!("a hand has at most {MOST_CARDS} cards, not {cards}")
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
            &MeldError::Gap {
                low,
                high,
                needed,
                wilds,
            } => {
                let needed = counted(needed as u64, "wild");
                let there_are = match wilds {
                    0 => "there is none".to_owned(),
                    1 => "there is only 1".to_owned(),
                    wilds => format!("there are only {wilds}"),
                };
                format!("the gaps from `{low}` to `{high}` need {needed}, but {there_are}")
            }
            MeldError::PastTheEnd { top, bottom } => {
                format!("a run ends at {top}, it does not continue with {bottom}")
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
                "in round {round} the melds and the cards left are {wanted} cards together, not \
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

    fn too_many_cards_left(&self, error: &TooManyCardsLeft) -> String {
        let TooManyCardsLeft { round, most, cards } = error;
        format!("in round {round} at most {most} cards can be left, not {cards}")
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
