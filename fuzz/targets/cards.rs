//! Any text as cards: what is read is read again as it is written, and its ranks and
//! the first cards called out are cards.
#![no_main]

use crowns::cards::{Deck, called_first, called_out, parse_cards, parse_ranks};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for deck in
        [(1, false), (1, true), (2, true)].map(|(games, low_ranks)| Deck { games, low_ranks })
    {
        if let Ok(cards) = parse_cards(text, deck) {
            let written: Vec<String> = cards.iter().map(ToString::to_string).collect();
            assert_eq!(parse_cards(&written.join(" "), deck), Ok(cards));
        }
        _ = parse_ranks(text, deck);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(called_first(&words) <= words.len());
    _ = called_out(text);
});
