//! The answer to a typed hand, for people to read at a glance.

use std::borrow::Cow;

use anstyle::{AnsiColor, Style};
use textwrap::{Options, WordSplitter};

use super::{Look, card, cards};
use crate::cards::{Card, Rank};
use crate::rules::meld::{Kind, Meld, Placed, Stand};
use crate::rules::{Round, Ruleset};
use crate::solver::{Arrangement, Drawn, Left, Verdict};

/// A hand as it was typed, and what it was typed for.
#[derive(Debug, Clone, Copy)]
pub struct Question<'a> {
    /// The round that is played.
    pub round: Round,
    /// The rules that are played by.
    pub rules: &'a Ruleset,
    /// The cards in the order typed.
    pub cards: &'a [Card],
}

/// The first of the ways to lay a hand out, each with its discard.
#[derive(Debug, Clone)]
pub struct Ways {
    /// A discard, where there is one, and the rest arranged.
    pub shown: Vec<(Option<Card>, Arrangement)>,
    /// Whether there are more.
    pub more: bool,
}

/// Writes the answer to a hand: the round, yes or no, melds, discard and what
/// is loose with its sum.
pub fn check(question: Question, verdict: &Verdict, look: Look) -> String {
    let page = Page { question, look };
    let mut lines = page.headline(verdict);
    match verdict {
        Verdict::Counting(arrangement) => lines.extend(page.arrangement(arrangement)),
        Verdict::Drawn(drawn) => lines.extend(page.drawn(drawn)),
        Verdict::Left(left) => lines.extend(page.left(left)),
    }
    finish(&lines)
}

/// Writes the answer to a hand with several ways to lay it out.
pub fn check_ways(question: Question, verdict: &Verdict, ways: &Ways, look: Look) -> String {
    let page = Page { question, look };
    let mut lines = page.headline(verdict);
    for (index, (discard, arrangement)) in ways.shown.iter().enumerate() {
        lines.push(format!("Way {}", index + 1));
        lines.extend(page.melds(arrangement));
        lines.extend(discard.map(|discard| page.row("discard", &card(discard, look))));
        lines.extend(page.loose(arrangement));
    }
    lines.push(match (ways.more, ways.shown.len()) {
        (true, shown) => format!("There are more, --all {} shows more of them", shown * 10),
        (false, 1) => "There is no other way".to_owned(),
        (false, shown) => format!("These {shown} are all the ways"),
    });
    finish(&lines)
}

/// Writes a card of a meld; one that stands for another with what it stands
/// for: `JOKER(8D)` in a run, `JOKER(K)` in a book.
pub fn placed(placed: Placed, look: Look) -> String {
    let own = card(placed.card, look);
    match placed.stands_for {
        _ if !placed.stands_in() => own,
        Stand::Card(other) => format!("{own}({})", card(other, look)),
        Stand::Rank(rank) => format!("{own}({rank})"),
    }
}

/// The columns of the labels `run`, `book`, `discard`, `loose` and `left`.
const LABEL: usize = 7;

/// What every line of an answer is written with.
struct Page<'a> {
    question: Question<'a>,
    look: Look,
}

impl Page<'_> {
    fn headline(&self, verdict: &Verdict) -> Vec<String> {
        let mut lines = vec![self.wrapped("", "", &self.table())];
        let penalty = points(verdict.penalty().into());
        match verdict {
            Verdict::Drawn(drawn) if drawn.can_go_out => {
                let bonus = self.question.rules.go_out_bonus();
                lines.push(match bonus {
                    0 => self.answer("Yes", ", this hand goes out for 0 points"),
                    bonus => {
                        let score = points(bonus.into());
                        let rest = format!(", this hand goes out, the player scores {score}");
                        self.answer("Yes", &rest)
                    }
                });
            }
            Verdict::Drawn(_) => {
                lines.push(self.answer("No", ", this hand cannot go out"));
                lines.push(format!("If this is the last turn, it scores {penalty}"));
            }
            Verdict::Counting(_) => lines.push(format!("This hand counts {penalty}")),
            Verdict::Left(_) => lines.push(format!("The cards left count {penalty}")),
        }
        lines
    }

    /// Says which round is played, and by which rules.
    fn table(&self) -> String {
        let Question { round, rules, .. } = self.question;
        let wild = match round.wild() {
            Rank::Jack => "Jacks".to_owned(),
            Rank::Queen => "Queens".to_owned(),
            Rank::King => "Kings".to_owned(),
            rank => format!("{rank}s"),
        };
        let rules = match rules.name().split_once(", ") {
            Some((preset, varied)) => format!("{preset} rules with {varied}"),
            None => format!("{} rules", rules.name()),
        };
        let dealt = round.dealt();
        format!("Round {round}: {wild} are wild, {dealt} cards dealt, {rules}")
    }

    fn answer(&self, word: &str, rest: &str) -> String {
        if !self.look.color {
            return format!("{word}{rest}");
        }
        let color = match word {
            "Yes" => AnsiColor::Green,
            _ => AnsiColor::Red,
        };
        let style: Style = color.on_default().bold();
        format!("{style}{word}{style:#}{rest}")
    }

    fn drawn(&self, drawn: &Drawn) -> Vec<String> {
        let mut lines = self.melds(&drawn.arrangement);
        lines.push(self.discard(drawn));
        lines.extend(self.loose(&drawn.arrangement));
        lines
    }

    fn discard(&self, drawn: &Drawn) -> String {
        let Some(advised) = drawn.discard else {
            return self.row("discard", "none, every card is laid down");
        };
        let others = drawn.go_out_discards.iter().copied();
        let others: Vec<_> = others.filter(|&card| card != advised).collect();
        let advised = card(advised, self.look);
        let others_text = cards(others.iter().copied(), self.look);
        match others.len() {
            0 => self.row("discard", &advised),
            1 => self.row("discard", &format!("{advised}   or {others_text}")),
            _ => self.row("discard", &format!("{advised}   or one of {others_text}")),
        }
    }

    fn left(&self, left: &Left) -> Vec<String> {
        let cards = self.question.cards;
        let mut lines = vec![self.summed("left", cards)];
        if !left.arrangement.melds.is_empty() {
            let penalty = points(left.arrangement.penalty.into());
            let note =
                format!("Note: they still hold a meld; with it laid down they count {penalty}");
            lines.push(self.wrapped("", "", &note));
            lines.extend(self.arrangement(&left.arrangement));
        }
        lines
    }

    fn arrangement(&self, arrangement: &Arrangement) -> Vec<String> {
        let mut lines = self.melds(arrangement);
        lines.extend(self.loose(arrangement));
        lines
    }

    fn melds(&self, arrangement: &Arrangement) -> Vec<String> {
        arrangement
            .melds
            .iter()
            .map(|meld| self.meld(meld))
            .collect()
    }

    fn meld(&self, meld: &Meld) -> String {
        let label = match meld.kind {
            Kind::Book => "book",
            Kind::Run => "run",
        };
        let cards = meld.cards.iter().map(|&card| placed(card, self.look));
        self.row(label, &cards.collect::<Vec<_>>().join(" "))
    }

    fn loose(&self, arrangement: &Arrangement) -> Option<String> {
        let deadwood = &arrangement.deadwood;
        (!deadwood.is_empty()).then(|| self.summed("loose", deadwood))
    }

    /// Writes cards and their sum, on one line if they fit.
    fn summed(&self, label: &str, loose: &[Card]) -> String {
        let Question { round, rules, .. } = self.question;
        let values: Vec<_> = loose.iter().map(|&card| rules.value(card, round)).collect();
        let written: Vec<_> = values.iter().map(u16::to_string).collect();
        let mut sum = written.join(" + ");
        if values.len() > 1 {
            sum += &format!(" = {}", values.iter().sum::<u16>());
        }
        let cards = cards(loose.iter().copied(), self.look);
        let line = self.row(label, &format!("{cards}   {sum}"));
        if line.contains('\n') {
            format!("{}\n{}", self.row(label, &cards), self.row("", &sum))
        } else {
            line
        }
    }

    fn row(&self, label: &str, text: &str) -> String {
        let first = format!("  {label:LABEL$}  ");
        let next = " ".repeat(first.len());
        self.wrapped(&first, &next, text)
    }

    fn wrapped(&self, first: &str, next: &str, text: &str) -> String {
        let options = Options::new(self.look.width)
            .initial_indent(first)
            .subsequent_indent(next)
            .word_splitter(WordSplitter::NoHyphenation)
            .break_words(false);
        textwrap::fill(text, options)
    }
}

fn points(points: i32) -> Cow<'static, str> {
    match points {
        1 => "1 point".into(),
        -1 => "-1 point".into(),
        _ => format!("{points} points").into(),
    }
}

fn finish(lines: &[String]) -> String {
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;

    fn written(text: &str, look: Look) -> String {
        let rules = &Ruleset::official();
        let (number, cards) = text.split_once(": ").unwrap();
        let round = Round::new(number.parse().unwrap()).unwrap();
        let cards = &parse_cards(cards, rules.deck()).unwrap();
        let hand = cards.iter().copied().collect();
        let verdict = Verdict::of(&hand, round, rules).unwrap();
        let question = Question {
            round,
            rules,
            cards,
        };
        super::check(question, &verdict, look)
    }

    fn check(text: &str, look: Look, expect: &[&str]) {
        let got = written(text, look);
        assert_eq!(got.lines().skip(1).collect::<Vec<_>>(), expect, "{text}");
    }

    #[test]
    fn a_terminal_gets_signs() {
        let look = Look {
            signs: true,
            ..Look::PLAIN
        };
        check(
            "1: 7D 9D JOKER QS",
            look,
            &[
                "Yes, this hand goes out for 0 points",
                "  run      7♦ JOKER(8♦) 9♦",
                "  discard  Q♠",
            ],
        );
    }

    #[test]
    fn a_sum_that_does_not_fit_stands_under_its_cards() {
        let look = Look {
            width: 56,
            ..Look::PLAIN
        };
        check(
            "4: 10S QD 8H 9C JD 3H",
            look,
            &[
                "This hand counts 53 points",
                "  loose    3H 8H 9C 10S JD QD",
                "           3 + 8 + 9 + 10 + 11 + 12 = 53",
            ],
        );
    }

    #[test]
    fn colour_changes_no_word_and_no_line_break() {
        for width in [20, 40, 80] {
            let plain = Look {
                width,
                ..Look::PLAIN
            };
            let coloured = Look {
                color: true,
                ..plain
            };
            let text = "4: 10S QD 8H 9C JD 3H";
            let with_colour = written(text, coloured);
            let stripped = anstream::adapter::strip_str(&with_colour).to_string();
            assert_ne!(with_colour, stripped);
            assert_eq!(stripped, written(text, plain));
        }
    }
}
