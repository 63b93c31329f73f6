//! Values of arguments: cards and files, which standard input may have too, texts, totals
//! and seeds.

use std::fs::File;
use std::io::{self, Read};

use uuid::Uuid;

use super::shell::{hint_for_card, shell_error_in};
use crate::cards::{Card, Deck, ParseCardsError, parse_cards};
use crate::cli::prelude::*;
use crate::game::{self, HandText, HandTextPart};

/// The most bytes of a hand, in arguments, on standard input or on a line of a batch.
pub(crate) const MAX_BYTES: usize = 64 * 1024;

/// Parses the cards of a text, which is that of the arguments of a command.
pub(crate) fn cards(
    text: &str,
    args: &[String],
    deck: Deck,
    command: &'static str,
) -> Result<Vec<Card>> {
    let cards = parse_cards(text, deck)
        .map_err(|error| unreadable(error, args.iter().map(String::as_str)))?;
    if cards.is_empty() {
        return Err(RequestError::NoCards { command }.into());
    }
    Ok(cards)
}

/// Reads the hand of all arguments together; `-` stands for standard input.
pub(crate) fn hand_text(
    args: &[String],
    asked: &[(HandTextPart, &str)],
    words: &Messages,
) -> Result<HandText> {
    let mut text = String::new();
    for arg in args {
        text.push(' ');
        text += &if arg == "-" { standard_input()? } else { arg.clone() };
    }
    Ok(HandText::read(&words.card_names().hand_to_notation(&text), asked))
}

/// Returns arguments without a `last` before the cards, by which the round entered last is
/// meant; `None` if there is none.
pub(crate) fn after_last(args: &[String], words: &Messages) -> Option<Vec<String>> {
    let text = args.join(" ");
    let cards = game::after_last(&text, words.card_names())?;
    if args.len() == 1 {
        return Some(vec![cards.to_owned()]);
    }
    let len = text[..text.len() - cards.len()].split_whitespace().count();
    Some(args[len..].to_vec())
}

/// Returns why cards cannot be read, with what the shell may have made of them.
pub(crate) fn unreadable<'a>(
    error: ParseCardsError,
    args: impl IntoIterator<Item = &'a str>,
) -> Failure {
    if let Some(error) = shell_error_in(args) {
        return error.into();
    }
    let hint = error.0.iter().find_map(|bad| hint_for_card(&bad.text));
    Failure::from(error).hint(hint)
}

/// Opens a file to read it, `None` if `-` stands for standard input. Returns
/// its name for error messages too.
pub(crate) fn open(path: &Path) -> Result<(String, Option<File>)> {
    if path == Path::new("-") {
        return Ok(("standard input".to_owned(), None));
    }
    let name = format!("`{}`", path.display());
    let file = File::open(path).map_err(|error| cannot_read(&name, error))?;
    Ok((name, Some(file)))
}

/// Returns why a file cannot be read; the name has its backticks.
pub(crate) fn cannot_read(name: &str, error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::NotFound => Failure::new(format!("there is no file {name}")),
        _ => Failure::from(error).about(format!("cannot read {name}")),
    }
}

/// Decodes UTF-8 text, without the byte order mark that some editors put
/// before it; `what` names the text in the error.
pub(crate) fn text<'a>(bytes: &'a [u8], what: &str) -> Result<&'a str> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let place = error.valid_up_to() + 1;
        Failure::new(format!("{what} must be UTF-8 text, byte {place} is not"))
    })?;
    Ok(text.strip_prefix("\u{feff}").unwrap_or(text))
}

fn standard_input() -> Result<String> {
    let mut bytes = Vec::new();
    let mut input = io::stdin().take(MAX_BYTES as u64 + 1);
    let read = input.read_to_end(&mut bytes);
    read.about(|| "cannot read standard input")?;
    if bytes.len() > MAX_BYTES {
        fail!("standard input is too long for one hand: more than 64 KiB");
    }
    text(&bytes, "standard input").map(str::to_owned)
}

/// Parses a text that will be stored, given with `option`: one line without control characters.
///
/// The argument parser cannot do this: its error would print the text as it is.
pub(crate) fn line(option: &'static str, text: Option<&str>) -> Result<Option<String>> {
    let unfit = |error| RequestError::InvalidText { option, error };
    Ok(text.map(game::single_line).transpose().map_err(unfit)?)
}

pub(crate) fn total(text: &str) -> Result<i32, &'static str> {
    const MAX_TOTAL: i32 = 99_999;
    text.trim()
        .parse()
        .ok()
        .filter(|total| (-MAX_TOTAL..=MAX_TOTAL).contains(total))
        .ok_or("a total must be a number from -99,999 to 99,999")
}

/// Returns a seed that can be typed again.
pub(crate) fn random_seed() -> u64 {
    u64::from(Uuid::new_v4().as_fields().0)
}
