//! Asks for the eleven piles on a real table.

use crate::cards::{Card, Deck, parse_parts};
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::prompt::Prompt;
use crate::rules::Round;
use crate::words::Words;

/// Asks for the piles, the smallest first; `None` if the user stops.
pub(super) fn ask(
    prompt: &mut impl Prompt,
    deck: Deck,
    words: &dyn Words,
) -> Result<Option<Vec<Vec<Card>>>> {
    let mut piles: Vec<(Round, String)> = Vec::new();
    prompt.help(words.pile_help());
    loop {
        let Some(round) = Round::all().nth(piles.len()) else {
            break;
        };
        let Some(line) = prompt.next_line(&words.pile_label(round))? else {
            return Ok(None);
        };
        match line.trim().to_lowercase().as_str() {
            "" => {}
            "?" => prompt.tell(words.pile_help()),
            "q" | "quit" | "exit" => return Ok(None),
            answer if answer == words.back() => _ = piles.pop(),
            _ => {
                piles.push((round, line));
                if let Err(why) = read(&piles, deck, words) {
                    piles.pop();
                    prompt.refuse(&why.message(words).replace('\n', "; "));
                }
            }
        }
    }
    read(&piles, deck, words).map(Some)
}

/// Reads the piles so far, which are of one deck together.
fn read(piles: &[(Round, String)], deck: Deck, words: &dyn Words) -> Result<Vec<Vec<Card>>> {
    let named: Vec<_> = piles
        .iter()
        .map(|(round, line)| (*round, words.pile_name(*round), cards_of(*round, line)))
        .collect();
    let parts = named.iter().map(|(_, name, cards)| (name.as_str(), *cards));
    let piles = parse_parts(parts, deck)?;
    for ((round, ..), cards) in named.iter().zip(&piles) {
        if cards.len() != round.dealt() {
            return Err(Failure::new(words.pile_size(*round, cards.len())));
        }
    }
    Ok(piles)
}

/// Returns the cards of a line, without the number of the pile and a colon
/// before them.
fn cards_of(round: Round, line: &str) -> &str {
    let line = line.trim();
    let label = |name: &str| line.strip_prefix(name)?.trim_start().strip_prefix(':');
    let dealt = round.dealt().to_string();
    label(&dealt)
        .or_else(|| label(round.wild().text()))
        .unwrap_or(line)
}
