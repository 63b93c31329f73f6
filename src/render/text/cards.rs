use anstyle::{AnsiColor, Style};

use crate::cards::{Card, Suit};
use crate::render::style::TextStyle;

/// Writes a card, colored by suit if the style has color.
pub fn card(card: Card, style: TextStyle) -> String {
    let text = if style.signs {
        format!("{card:#}")
    } else {
        card.to_string()
    };
    style.paint(suit_style(card.suit()), text)
}

/// Writes cards with a space between them.
pub fn cards(cards: impl IntoIterator<Item = Card>, style: TextStyle) -> String {
    let words: Vec<_> = cards.into_iter().map(|c| card(c, style)).collect();
    words.join(" ")
}

/// The colors printed on the cards, as near as a terminal has them.
fn suit_style(suit: Option<Suit>) -> Style {
    let color = match suit {
        Some(Suit::Clubs) => AnsiColor::Green,
        Some(Suit::Diamonds) => AnsiColor::Blue,
        Some(Suit::Hearts) => AnsiColor::Red,
        Some(Suit::Spades) => return Style::new().bold(),
        Some(Suit::Stars) => AnsiColor::Yellow,
        None => AnsiColor::Magenta,
    };
    color.on_default()
}
