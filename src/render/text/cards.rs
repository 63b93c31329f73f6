use anstyle::{AnsiColor, Style};

use crate::cards::{Card, Suit};
use crate::render::style::TextStyle;

/// Writes a card, coloured by suit where colour is wanted.
pub fn card(card: Card, look: TextStyle) -> String {
    let text = if look.signs {
        format!("{card:#}")
    } else {
        card.to_string()
    };
    if !look.color {
        return text;
    }
    let style = style(card.suit());
    format!("{style}{text}{style:#}")
}

/// Writes cards with a space between them.
pub fn cards(cards: impl IntoIterator<Item = Card>, look: TextStyle) -> String {
    let words: Vec<_> = cards.into_iter().map(|c| card(c, look)).collect();
    words.join(" ")
}

/// The colours printed on the cards, as near as a terminal has them.
fn style(suit: Option<Suit>) -> Style {
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
