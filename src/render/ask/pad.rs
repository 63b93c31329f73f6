//! What scores and cards are tapped on, where a script takes the taps.

use maud::{Markup, html};

use crate::cards::{Card, Rank, Suit};
use crate::messages::Messages;
use crate::rules::RoundRules;

/// Writes a pad with digits, for points.
pub fn digits(words: &Messages) -> Markup {
    html! {
        div #digits.pad {
            @for digit in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "+", "0"] {
                button type="button" data-add=(digit) { (digit) }
            }
            (delete(words))
        }
    }
}

/// Writes a pad on which a card is its rank, then its suit; ranks that are wild in the
/// round are marked. `more` is added as it is.
pub fn cards(rules: RoundRules<'_>, more: &[&str], words: &Messages) -> Markup {
    let deck = rules.deck();
    let ranks =
        Rank::ALL.into_iter().filter(|&rank| deck.copies(Card::Suited(rank, Suit::Stars)) > 0);
    html! {
        div #cards.pad {
            @for rank in ranks {
                button.wild[rank == rules.wild_rank()] type="button" data-rank=(rank) { (rank) }
            }
            button.wild type="button" data-add=" JOKER " aria-label="Joker" { "JK" }
            div.suits {
                @for suit in Suit::ALL {
                    button type="button" data-suit=(suit.sign()) class=(suit) { (suit.sign()) }
                }
                (delete(words))
            }
            p.soft.legend { "• " (words.serve_wild()) }
            @if !more.is_empty() {
                div.more {
                    @for more in more {
                        button type="button" data-add={ " " (more) " " } { (more) }
                    }
                }
            }
        }
    }
}

fn delete(words: &Messages) -> Markup {
    html! { button type="button" data-delete aria-label=(words.serve_delete()) { "⌫" } }
}
