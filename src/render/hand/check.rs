//! The answer to a typed hand as text.

use super::odds::odds_line;
use crate::cards::Card;
use crate::odds::NearestOdds;
use crate::render::style::TextStyle;
use crate::render::text::{Page, card, cards, finish, hand_labels};
use crate::rules::RoundRules;
use crate::solver::{Arrangement, CardsLeft, DrawnHand, Verdict};

/// A hand as it was typed, with its rules.
#[derive(Debug, Clone, Copy)]
pub struct TypedHand<'a> {
    /// The round and the ruleset that it is played under.
    pub rules: RoundRules<'a>,
    /// The cards in the order typed.
    pub cards: &'a [Card],
}

/// The first of several arrangements with the same penalty, each with its discard.
#[derive(Debug, Clone)]
pub struct Alternatives {
    /// A discard, if there is one, and the rest arranged.
    pub shown: Vec<(Option<Card>, Arrangement)>,
    /// `true` if there are more.
    pub more: bool,
}

/// Writes the answer to a hand: the round, yes or no, melds, discard, deadwood
/// with its sum, and how far it is from going out.
pub fn check(
    question: TypedHand,
    verdict: &Verdict,
    odds: Option<&NearestOdds>,
    style: TextStyle,
) -> String {
    let page = page(question, style);
    let mut lines = headline(&page, verdict);
    lines.extend(match verdict {
        Verdict::Counting(arrangement) => page.arrangement(arrangement),
        Verdict::Drawn(drawn) => after_draw(&page, drawn),
        Verdict::CardsLeft(left) => on_the_table(&page, question.cards, left),
    });
    lines.extend(odds.map(|odds| page.text(&odds_line(odds, style))));
    finish(&lines)
}

/// Writes the answer to a hand with several arrangements.
pub fn check_all(
    question: TypedHand,
    verdict: &Verdict,
    ways: &Alternatives,
    style: TextStyle,
) -> String {
    let words = style.words();
    let page = page(question, style);
    let mut lines = headline(&page, verdict);
    for (index, (discard, arrangement)) in ways.shown.iter().enumerate() {
        lines.push(words.way(index + 1));
        lines.extend(page.melds(&arrangement.melds));
        if matches!(verdict, Verdict::Drawn(_)) {
            let none = || words.no_discard().to_owned();
            let discard = discard.map_or_else(none, |discard| card(discard, style));
            lines.push(page.row(words.discard(), &discard));
        }
        lines.extend(page.deadwood(arrangement));
    }
    let end = match (ways.more, ways.shown.len()) {
        (true, shown) => words.more_ways(&format!("--all {}", shown * 10)),
        (false, shown) => words.all_ways(shown),
    };
    lines.push(page.text(&end));
    finish(&lines)
}

fn page(question: TypedHand, style: TextStyle) -> Page {
    Page::new(question.rules, style, &hand_labels(style.words()))
}

fn headline(page: &Page, verdict: &Verdict) -> Vec<String> {
    let words = page.style.words();
    let mut lines = vec![page.header()];
    let penalty = verdict.penalty().into();
    match verdict {
        Verdict::Drawn(drawn) if drawn.can_go_out => {
            let bonus = page.rules.ruleset.go_out_bonus();
            lines.push(page.answer(true, &words.hand_goes_out(bonus.into())));
        }
        Verdict::Drawn(_) => {
            lines.push(page.answer(false, words.hand_stays_in()));
            lines.push(page.text(&words.last_turn(penalty)));
        }
        Verdict::Counting(_) => lines.push(words.hand_costs(penalty)),
        Verdict::CardsLeft(_) => lines.push(words.cards_left_cost(penalty)),
    }
    lines
}

fn after_draw(page: &Page, drawn: &DrawnHand) -> Vec<String> {
    let mut lines = page.melds(&drawn.arrangement.melds);
    lines.push(page.row(page.style.words().discard(), &discard(drawn, page.style)));
    lines.extend(page.deadwood(&drawn.arrangement));
    lines
}

fn discard(drawn: &DrawnHand, style: TextStyle) -> String {
    let Some(advised) = drawn.discard else {
        return style.words().no_discard().to_owned();
    };
    let others = drawn.go_out_discards.iter().copied();
    let others: Vec<_> = others.filter(|&other| other != advised).collect();
    if others.is_empty() {
        return card(advised, style);
    }
    let or = style.words().or_discard(others.len());
    format!("{}   {or} {}", card(advised, style), cards(others, style))
}

fn on_the_table(page: &Page, cards: &[Card], left: &CardsLeft) -> Vec<String> {
    let words = page.style.words();
    let mut lines = vec![page.summed(words.cards_left(), cards)];
    if !left.arrangement.melds.is_empty() {
        let penalty = left.arrangement.penalty.into();
        lines.push(page.note(&words.left_holds_meld(penalty)));
        lines.extend(page.arrangement(&left.arrangement));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;
    use crate::rules::{Round, Ruleset};

    fn written(text: &str, style: TextStyle) -> String {
        let official = Ruleset::official();
        let (number, cards) = text.split_once(": ").unwrap();
        let rules = official.in_round(Round::new(number.parse().unwrap()).unwrap());
        let cards = &parse_cards(cards, rules.deck()).unwrap();
        let hand = cards.iter().copied().collect();
        let verdict = Verdict::of(&hand, rules).unwrap();
        let question = TypedHand { rules, cards };
        super::check(question, &verdict, None, style)
    }

    fn check(text: &str, style: TextStyle, expect: &[&str]) {
        let got = written(text, style);
        assert_eq!(got.lines().skip(1).collect::<Vec<_>>(), expect, "{text}");
    }

    #[test]
    fn a_terminal_gets_signs() {
        let style = TextStyle {
            signs: true,
            ..TextStyle::PLAIN
        };
        check(
            "1: 7D 9D JOKER QS",
            style,
            &[
                "Yes, this hand goes out for 0 points",
                "  run       7♦ JOKER(8♦) 9♦",
                "  discard   Q♠",
            ],
        );
    }

    #[test]
    fn a_sum_that_does_not_fit_stands_under_its_cards() {
        let style = TextStyle {
            width: 56,
            ..TextStyle::PLAIN
        };
        check(
            "4: 10S QD 8H 9C JD 3H",
            style,
            &[
                "This hand costs 53 points",
                "  deadwood  3H 8H 9C 10S JD QD",
                "            3 + 8 + 9 + 10 + 11 + 12 = 53",
            ],
        );
    }

    #[test]
    fn color_changes_no_word_and_no_line_break() {
        for width in [20, 40, 80] {
            let plain = TextStyle {
                width,
                ..TextStyle::PLAIN
            };
            let colored = TextStyle {
                color: true,
                ..plain
            };
            let text = "4: 10S QD 8H 9C JD 3H";
            let with_color = written(text, colored);
            let stripped = anstream::adapter::strip_str(&with_color).to_string();
            assert_ne!(with_color, stripped);
            assert_eq!(stripped, written(text, plain));
        }
    }
}
