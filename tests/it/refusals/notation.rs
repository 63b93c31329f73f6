use crowns::cards::*;
use crowns::messages::Message;

const OFFICIAL: Deck = Deck { games: 1, low_ranks: false };
const TEXAS: Deck = Deck { games: 1, low_ranks: true };

fn check(text: &str, deck: Deck, expect: &str) {
    let got = match parse_cards(text, deck) {
        Ok(cards) => cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" "),
        Err(bad) => bad.in_english(),
    };
    assert_eq!(got, expect, "{text:?}");
}

#[test]
fn every_way_of_writing_a_card_is_read() {
    check("7D 10S TS qh", OFFICIAL, "7D 10S 10S QH");
    check("9* 9★ 8t 8R TT tr", OFFICIAL, "9* 9* 8* 8* 10* 10*");
    check("7♦,Q♥ ,3♣  4♠", OFFICIAL, "7D QH 3C 4S");
    check("7♦\u{fe0f} JK joker Jk", OFFICIAL, "7D JOKER JOKER JOKER");
    check("JT JS", OFFICIAL, "J* JS");
    check("", OFFICIAL, "");
    check("AS 2c", TEXAS, "AS 2C");
}

#[test]
fn cards_are_read_as_people_write_them() {
    check("7d9djokerqs", OFFICIAL, "7D 9D JOKER QS");
    check("10s9t3❤,jkrjk 4cx", OFFICIAL, "10S 9* 3H JOKER JOKER 4C JOKER");
    check("7♦\u{fe0f}8♥\u{fe0f} ThTt", OFFICIAL, "7D 8H 10H 10*");
    check("jkr X w Q❤\u{fe0f}", OFFICIAL, "JOKER JOKER JOKER QH");
    check("8 of stars, Jack OF Hearts 10 of club", OFFICIAL, "8* JH 10C");
    check("ace of spades", TEXAS, "AS");
    check("seven of hearts, 8 hearts 9hearts Queen Clubs spade ten", OFFICIAL, "7H 8H 9H QC 10S");
    check("7 ♥ 8 ★ ♦\u{fe0f} J, ♣3 queen♥", OFFICIAL, "7H 8* JD 3C QH");
    check(
        "7d7d7d8h 1h",
        OFFICIAL,
        "card 3 `7d7d7d8h`: the deck has only 2 of this card\n\
         card 5 `1h`: rank must be 3–10, J, Q or K; did you mean `10H`?",
    );
    check(
        "8 of moons",
        OFFICIAL,
        "card 1 `8 of moons`: suit must be C, D, H, S or T (stars; also * or R)",
    );
    check("7d9", OFFICIAL, "card 1 `7d9`: a card is a rank and a suit, such as `7D`, or `JOKER`");
}

#[test]
fn a_bad_card_is_named_with_its_place_the_rule_and_the_nearest_reading() {
    let rank = "rank must be 3–10, J, Q or K";
    check("7D 8D 1H", OFFICIAL, &format!("card 3 `1H`: {rank}; did you mean `10H`?"));
    check("11D", OFFICIAL, &format!("card 1 `11D`: {rank}; did you mean `JD`?"));
    check("07H", OFFICIAL, &format!("card 1 `07H`: {rank}; did you mean `7H`?"));
    check("99D", OFFICIAL, &format!("card 1 `99D`: {rank}"));
    check("1H", TEXAS, "card 1 `1H`: rank must be A, 2–10, J, Q or K; did you mean `AH`?");
    check("7X", OFFICIAL, "card 1 `7X`: suit must be C, D, H, S or T (stars; also * or R)");
    check(
        "J",
        OFFICIAL,
        "card 1 `J`: a Jack needs a suit, such as `JD`; a Joker is `JOKER` or `JK`",
    );
    check("10", OFFICIAL, "card 1 `10`: a suit must follow the rank, such as `10D`");
    check(
        "D7",
        OFFICIAL,
        "card 1 `D7`: a card is a rank and a suit, such as `7D`, or `JOKER`; did you mean `7D`?",
    );
    check(
        "JOKR",
        OFFICIAL,
        "card 1 `JOKR`: a card is a rank and a suit, such as `7D`, or `JOKER`; did you mean `JOKER`?",
    );
    check("AS", OFFICIAL, "card 1 `AS`: the deck has no aces or twos");
}

#[test]
fn all_bad_cards_are_reported_at_once() {
    check(
        "5C 5C 5C 1H",
        OFFICIAL,
        "card 3 `5C`: the deck has only 2 of this card\n\
         card 4 `1H`: rank must be 3–10, J, Q or K; did you mean `10H`?",
    );
    let many = "Y ".repeat(25);
    let text = parse_cards(&many, OFFICIAL).unwrap_err().in_english();
    assert_eq!(text.lines().count(), 21);
    assert!(text.ends_with("and 5 more"), "{text}");
}

#[test]
fn the_parts_of_a_lay_down_share_one_deck() {
    let parts =
        [(HandPart::Meld(1), "5C 5C 5H"), (HandPart::Meld(2), "1H 5C"), (HandPart::Left, "5H")];
    assert_eq!(
        parse_parts(parts, OFFICIAL).unwrap_err().in_english(),
        "meld 2, card 1 `1H`: rank must be 3–10, J, Q or K; did you mean `10H`?\n\
         meld 2, card 2 `5C`: the deck has only 2 of this card"
    );
    let parts =
        parse_parts([(HandPart::Meld(1), "5C 5H"), (HandPart::Left, "")], OFFICIAL).unwrap();
    assert_eq!(parts.iter().map(Vec::len).collect::<Vec<_>>(), [2, 0]);
}

#[test]
fn a_seventh_joker_needs_two_games_combined() {
    let seven = "JK ".repeat(7);
    check(&seven, OFFICIAL, "card 7 `JK`: the deck has only 6 Jokers");
    let combined = Deck { games: 2, low_ranks: false };
    assert_eq!(parse_cards(&seven, combined).unwrap().len(), 7);
}

#[test]
fn a_long_or_unprintable_word_is_shown_short_and_harmless() {
    let bad = parse_cards("\u{1b}[31mXXXXXXXXXXXXXXXXXXXXXXXX", OFFICIAL);
    let text = bad.unwrap_err().in_english();
    assert!(text.starts_with("card 1 `\\u{1b}[31mXXXXXXXXXXX…`"), "{text}");
}

#[test]
fn printing_and_reading_give_the_same_card() {
    for card in Card::all() {
        let ascii = card.to_string();
        let signs = format!("{card:#}");
        assert_eq!(parse_cards(&ascii, TEXAS), Ok(vec![card]));
        assert_eq!(parse_cards(&signs, TEXAS), Ok(vec![card]));
    }
}
