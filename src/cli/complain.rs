//! Prints errors: what was wrong, where, and one command that mends it.

use std::io;

use crate::cards::{BadCards, Flaw};
use crate::rules::RulesetError;
use crate::rules::rulings::NoRuling;
use crate::solver::WrongSize;

use super::check::Misuse;

/// Prints an error, and a hint where one command would mend it.
pub(super) fn print(error: &anyhow::Error) {
    anstream::eprintln!("error: {error:#}");
    if let Some(hint) = hint(error) {
        anstream::eprintln!("\nhint: {hint}");
    }
}

/// Says whether the reader of the output has gone, which is no error.
pub(super) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}

fn hint(error: &anyhow::Error) -> Option<&'static str> {
    if let Some(BadCards(bad)) = error.downcast_ref() {
        return bad.iter().find_map(|bad| match bad.flaw {
            Flaw::NoLowRanks => Some(
                "with aces and twos in the deck, add `--rules texas` or `--rule low_ranks=ace-two`",
            ),
            Flaw::TooMany { copies: 2 | 6, .. } => {
                Some("with two games shuffled together, add `--rule games_combined=2`")
            }
            _ => None,
        });
    }
    if let Some(NoRuling::Unknown { .. }) = error.downcast_ref() {
        return Some("`crowns rules` lists every topic, `crowns rules --find WORD` searches them");
    }
    if let Some(misuse) = error.downcast_ref() {
        return Some(match misuse {
            Misuse::NoCards => "name the cards, such as `crowns check --round 1 7D 9D JOKER QS`",
            Misuse::NoRound => {
                "add the round, such as `--round 1`, or its wild, such as `--wild 3`"
            }
        });
    }
    if let Some(WrongSize { cards, drawn, .. }) = error.downcast_ref() {
        return (cards < drawn)
            .then_some("for cards left after the melds are laid down, add `--left`");
    }
    match error.downcast_ref()? {
        RulesetError::NoAces { .. } => Some("add `--rule low_ranks=ace-two`"),
        RulesetError::BadValue { .. } | RulesetError::NoKnob { .. } => {
            Some("`crowns rules show official` lists every knob with its value")
        }
        _ => None,
    }
}
