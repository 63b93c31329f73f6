//! Asks for the eleven piles on a real table.

use crate::cards::{Card, Deck};
use crate::cli::prelude::*;
use crate::cli::ui::prompt::{is_back, yes_or_no};
use crate::game::TypedPiles;
use crate::render::TextStyle;

/// Asks for the piles, the smallest first.
///
/// With `confirms`, shows them all at the end, so that one can be corrected
/// before the game begins.
pub(super) fn ask(
    prompt: &mut impl Prompt,
    deck: Deck,
    confirms: bool,
    style: TextStyle,
) -> Result<Vec<Vec<Card>>> {
    let words = style.words();
    let mut piles = TypedPiles::new(deck);
    let mut shown = piles.clone();
    prompt.help(words.pile_help());
    loop {
        let next = piles.next();
        let label = match next {
            Some((pile, wanted)) => words.pile_label(pile, wanted),
            None if confirms => {
                if shown != piles {
                    shown.clone_from(&piles);
                    show(&piles, prompt, style);
                }
                words.piles_label().to_owned()
            }
            None => return Ok(piles.into_cards()),
        };
        let Some(answer) = prompt.next_line(&label)? else {
            if confirms {
                hand_back(&piles, prompt, style);
            }
            return Err(stopped(&piles, confirms));
        };
        if next.is_none() && yes_or_no(&answer, true, words) == Some(true) {
            return Ok(piles.into_cards());
        }
        // Lines that are pasted together come as one answer.
        for line in answer.lines().map(str::trim) {
            let added = match line.to_lowercase().as_str() {
                "" => Ok(()),
                "?" | "help" => {
                    prompt.tell(words.pile_help());
                    Ok(())
                }
                "q" | "quit" | "exit" | "leave" => {
                    hand_back(&piles, prompt, style);
                    return Err(RequestError::Cancelled.into());
                }
                "board" => {
                    show(&piles, prompt, style);
                    Ok(())
                }
                back if is_back(back, words) => {
                    piles.back();
                    Ok(())
                }
                _ => piles.add(&words.card_names().to_notation(line)),
            };
            if let Err(error) = added {
                let why = Failure::from(error).message(words);
                prompt.refuse(&why.replace('\n', "; "));
                break;
            }
        }
    }
}

fn show(piles: &TypedPiles, prompt: &mut impl Prompt, style: TextStyle) {
    let piles = piles.clone();
    let page = move |width| render::typed_piles(&piles, style.of_width(width));
    prompt.show(Box::new(page));
}

/// Shows the piles that were typed as they can be pasted, each in one line however
/// narrow the terminal is.
fn hand_back(piles: &TypedPiles, prompt: &mut impl Prompt, style: TextStyle) {
    if piles.piles().any(|(_, cards)| !cards.is_empty()) {
        prompt.tell(style.words().piles_to_paste());
        let lines = render::typed_piles(piles, style.of_width(usize::MAX));
        prompt.show(Box::new(move |_| lines.clone()));
    }
}

/// Returns the failure of a user who gives no answer, or of input that ends
/// within the piles.
fn stopped(piles: &TypedPiles, confirms: bool) -> Failure {
    match piles.next().filter(|_| !confirms) {
        Some((pile, wanted)) => RequestError::PilesEnd { pile, wanted }.into(),
        None => RequestError::Cancelled.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::ui::prompt::Script;
    use crate::game::deal;
    use crate::messages::Language;
    use crate::rules::Ruleset;

    #[test]
    fn piles_are_shown_and_corrected_before_the_game_begins() {
        let official = Ruleset::official();
        let dealt = deal(&official, true, 42).piles;
        let all: Vec<_> = dealt.concat().iter().map(Card::to_string).collect();
        let answers = format!("{}/maybe 5C/3: KS 7H JS/y", all.join(" "));
        let mut script = Script::new(&answers);
        let piles = ask(&mut script, official.deck(), true, TextStyle::PLAIN).unwrap();
        assert_eq!(piles[1..], dealt[1..]);
        assert_eq!(piles[0][2].to_string(), "JS");
        let notes = script.notes.join("\n");
        let shown = |text: &str| notes.matches(text).count();
        assert_eq!((shown(" 3: KS 7H 7S\n"), shown(" 3: KS 7H JS\n")), (1, 1));
        let refused =
            "error: all piles are full; to correct one, type its number and a colon first";
        assert_eq!(shown(refused), 1);
    }

    #[test]
    fn piles_that_were_typed_are_shown_when_they_are_left_and_can_be_pasted() {
        let deck = Ruleset::official().deck();
        let left = |answers: &str| {
            let mut script = Script::new(answers);
            assert!(ask(&mut script, deck, true, TextStyle::PLAIN).is_err());
            script.notes.last().unwrap().clone()
        };
        assert_eq!(left("q"), "Pile 3, cards:");
        let shown = " 3: KS 7H 7S\n 5: 4C 5C 6C 7C 8C\n";
        assert_eq!(left("KS 7H 7S/5: 4C 5C 6C 7C 8C/q"), shown);
        assert_eq!(left(shown), shown, "at the end of the input");
        let mut script = Script::new("KS 7H 7S/board");
        assert!(ask(&mut script, deck, true, TextStyle::PLAIN).is_err());
        assert_eq!(script.notes[2], " 3: KS 7H 7S\n");
    }

    #[test]
    fn piles_are_typed_with_the_names_of_the_language() {
        let official = Ruleset::official();
        let dealt = deal(&official, true, 42).piles;
        let all: Vec<_> = dealt.concat().iter().map(Card::to_string).collect();
        let answers = format!("{}/3: spaða kóngur, 7 hjarta gosi♠/y", all.join(" "));
        let style = TextStyle { language: Language::Icelandic, ..TextStyle::PLAIN };
        let piles = ask(&mut Script::new(&answers), official.deck(), true, style).unwrap();
        let first: Vec<_> = piles[0].iter().map(Card::to_string).collect();
        assert_eq!(first, ["KS", "7H", "JS"]);
    }
}
