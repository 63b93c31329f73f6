//! Odds as text: what a hand is worth, what each discard leads to, and the top card beside a draw.

use crate::cards::{Card, Rank};
use crate::messages::{Leaves, Messages, OddsFigure};
use crate::odds::{
    Answer, DiscardOdds, HandOdds, Help, NearestOdds, Objective, Position, Ratio, Samples, TopOdds,
};
use crate::render::table::{Cell, Column, Rows, Table};
use crate::render::text::{Page, TextStyle, card, cards, finish};

/// What was asked, and how much of the answer is wanted.
#[derive(Debug, Clone, Copy)]
pub struct OddsQuestion<'a> {
    pub position: &'a Position<'a>,
    pub objective: Objective,
    pub explain: bool,
    /// Whether the seed is told, which can be given where options are typed.
    pub names_seed: bool,
}

pub fn odds(question: OddsQuestion<'_>, answer: &Answer, style: TextStyle) -> String {
    let page = OddsPage::new(question, style);
    let mut lines = vec![page.page.header()];
    lines.extend(match answer {
        Answer::Hand(odds, samples) => page.of_hand(odds, samples.as_ref()),
        Answer::Discards(odds) => page.of_discards(odds),
        Answer::Top(odds) => page.of_top(odds),
    });
    finish(&lines)
}

/// Writes how good the discard was that somebody chose; `None` if it is no card of the hand.
pub fn grade(
    question: OddsQuestion<'_>,
    odds: &[DiscardOdds],
    discard: Card,
    style: TextStyle,
) -> Option<String> {
    let page = OddsPage::new(question, style);
    let odds = &lines_of(odds, question.objective);
    let place = odds.iter().position(|row| row.cards.contains(&discard))?;
    let (row, first) = (&odds[place], &odds[0]);
    let (chosen, best) = (page.card(discard), page.card(first.cards[0]));
    let points = [row, first].map(|odds| decimal(odds.rest.last_turn, page.words));
    let differ = !row.goes_out && points[0] != points[1];
    let words = page.words;
    let grade = match place {
        0 => words.grade_best(&chosen),
        _ if question.objective == Objective::GoOut && row.is_as_good(first) => match differ {
            true => words.grade_as_good_by_chances(&chosen, &best, &points[0], &points[1]),
            false => words.grade_as_good(&chosen, &best),
        },
        place => {
            let left = [row, first].map(|odds| leaves(odds, question));
            words.grade_worse([&chosen, &best], left, (place + 1, odds.len()))
        }
    };
    Some(page.page.text(&grade))
}

/// Returns how far a hand is that cannot go out, as one line of an answer.
pub(crate) fn odds_line(odds: &NearestOdds, style: TextStyle) -> String {
    let discard = odds.discard.map(|discard| card(discard, style));
    let (helping, unseen) = (odds.helping, odds.unseen);
    style.words().odds_line(odds.draws_away, helping, unseen, discard.as_deref())
}

struct OddsPage<'a> {
    page: Page<'a>,
    question: OddsQuestion<'a>,
    words: &'static Messages,
}

impl<'a> OddsPage<'a> {
    fn new(question: OddsQuestion<'a>, style: TextStyle) -> Self {
        let words = style.words();
        let labels = [OddsFigure::Helps, OddsFigure::Now, OddsFigure::LastTurn];
        let labels = labels.map(|figure| words.odds_figure(figure));
        Self {
            page: Page::new(question.position.rules, style, &labels.each_ref().map(String::as_str)),
            question,
            words,
        }
    }

    /// Writes what a hand is worth to a player who is to draw.
    fn of_hand(&self, odds: &HandOdds, samples: Option<&Samples>) -> Vec<String> {
        let mut lines = Vec::new();
        if self.is_to_go_out() {
            lines.push(self.words.draws_away(odds.draws_away));
            lines.extend(self.helps(odds));
            lines.extend(self.chances(odds, samples));
        }
        lines.extend(self.points(odds));
        lines.push(String::new());
        if let Some((count, seed)) = sampled(odds, samples) {
            let seed = self.question.names_seed.then(|| seed.to_string());
            lines.push(self.page.text(&self.words.sampled_note(count, seed.as_deref())));
        }
        lines.extend(self.foot(odds, samples, None));
        lines
    }

    /// Writes what each discard leads to, the one to advise first.
    fn of_discards(&self, odds: &[DiscardOdds]) -> Vec<String> {
        let odds = &lines_of(odds, self.question.objective);
        let Some(first) = odds.first() else { return Vec::new() };
        let goes_out_whole = !first.goes_out && self.question.position.draws_away() == Some(0);
        let leaves = leaves(first, self.question);
        let cards: Vec<_> = first.cards.iter().map(|&of| self.card(of)).collect();
        let mut lines = vec![match goes_out_whole {
            true => self.words.goes_out_whole().to_owned(),
            false => self.page.text(&self.words.advised_discard(&cards, leaves)),
        }];
        lines.extend(self.helps(&first.rest).filter(|_| self.is_to_go_out() && !first.goes_out));
        lines.push(String::new());
        lines.extend(self.discards(odds));
        lines.push(String::new());
        let order = self.words.explained_order(!self.is_to_go_out());
        lines.extend(self.foot(&first.rest, None, Some(order)));
        lines
    }

    /// Writes the top card beside a draw from the stock.
    fn of_top(&self, odds: &TopOdds) -> Vec<String> {
        let (top, discard) = (self.card(odds.top), odds.discard.map(|card| self.card(card)));
        let advice = self.words.top_advice(odds.advice, &top, discard.as_deref());
        let mut lines = vec![self.page.text(&advice), String::new()];
        lines.extend(self.top(odds));
        lines.push(String::new());
        let rule = self.words.explained_top(!self.is_to_go_out());
        lines.extend(self.foot(&odds.stock, None, Some(rule)));
        lines
    }

    fn is_to_go_out(&self) -> bool {
        self.question.objective == Objective::GoOut
    }

    fn card(&self, of: Card) -> String {
        card(of, self.page.style)
    }

    fn helps(&self, odds: &HandOdds) -> Option<String> {
        let (helping, unseen) = (odds.helping(), self.question.position.unseen.len() as u64);
        odds.draws_away?;
        let share = percent(f64::from(helping) / unseen as f64, self.words);
        let kinds = self.kinds(&odds.helps);
        let text = self.words.cards_that_help(helping, unseen, &share, &kinds);
        Some(self.row(OddsFigure::Helps, &text))
    }

    fn row(&self, figure: OddsFigure, text: &str) -> String {
        self.page.row(&self.words.odds_figure(figure), text)
    }

    /// Writes the kinds of card that help, all wilds and all of a rank together.
    fn kinds(&self, helps: &[Help]) -> String {
        let (position, rules) = (self.question.position, self.question.position.rules);
        let helping = |of: &dyn Fn(Card) -> bool| {
            let of = helps.iter().filter(|help| of(help.card));
            of.map(|help| u32::from(help.copies)).sum::<u32>()
        };
        let unseen = |of: &dyn Fn(Card) -> bool| {
            let of = position.draws().filter(|&(card, _)| of(card));
            of.map(|(_, copies)| u32::from(copies)).sum::<u32>()
        };
        let all =
            |of: &dyn Fn(Card) -> bool| Some(helping(of)).filter(|&n| n > 1 && n == unseen(of));
        if all(&|_| true).is_some() {
            return self.words.any_card().to_owned();
        }
        let mut kinds = Vec::new();
        let wilds = all(&|card| rules.is_wild(card));
        kinds.extend(wilds.map(|copies| self.words.any_wild(copies)));
        for rank in Rank::ALL {
            let of_rank = |card: Card| card.rank() == Some(rank);
            if wilds.is_some() && rank == rules.wild_rank() {
                continue;
            }
            match all(&of_rank) {
                Some(copies) => kinds.push(self.words.any_of_rank(rank, copies)),
                None => kinds.extend(self.written(helps, &of_rank)),
            }
        }
        if wilds.is_none() {
            kinds.extend(self.written(helps, &|card| card == Card::Joker));
        }
        kinds.join(", ")
    }

    fn written(&self, helps: &[Help], of: &dyn Fn(Card) -> bool) -> Vec<String> {
        let helps = helps.iter().filter(|help| of(help.card));
        helps.map(|help| format!("{} ({})", self.card(help.card), help.copies)).collect()
    }

    fn chances(&self, odds: &HandOdds, samples: Option<&Samples>) -> Vec<String> {
        let sampled = samples.map_or(&[][..], |samples| &samples.within);
        let rows = odds.within(sampled).into_iter().map(|chance| {
            let interval = chance.interval.map(|(low, high)| {
                let [low, high] = [low, high].map(|share| percent(share, self.words));
                self.words.between(&low, &high)
            });
            vec![
                self.words.within_draws(chance.draws).into(),
                percent(chance.share, self.words).into(),
                Cell::or_empty(interval),
            ]
        });
        let columns =
            vec![Column::figures("").left(), Column::figures(""), Column::figures("").left()];
        let table = Table::new(columns, rows.collect()).indent(2).lines(self.page.style);
        [vec![self.words.odds_figure(OddsFigure::Chances)], table].concat()
    }

    fn points(&self, odds: &HandOdds) -> Vec<String> {
        let mean = self.words.on_average(&decimal(odds.last_turn, self.words));
        vec![
            self.words.odds_figure(OddsFigure::Points),
            self.row(OddsFigure::Now, &odds.penalty.to_string()),
            self.row(OddsFigure::LastTurn, &mean),
        ]
    }

    fn discards(&self, odds: &[DiscardOdds]) -> Vec<String> {
        let figure = |figure| Column::figures(self.words.odds_figure(figure));
        let mut rows = Rows::new(odds).with(figure(OddsFigure::Discard).left(), |row| {
            // Columns do not count colors.
            cards(row.cards.iter().copied(), self.page.style.uncolored()).into()
        });
        if self.is_to_go_out() {
            let out =
                |row: &DiscardOdds, cell: Cell| if row.goes_out { Cell::MISSING } else { cell };
            rows = rows
                .with(figure(OddsFigure::Away), |row| match row.goes_out {
                    true => 0.into(),
                    false => row.rest.draws_away.into(),
                })
                .with(figure(OddsFigure::Helping), move |row| out(row, row.rest.helping().into()))
                .with(figure(OddsFigure::NextTurn), move |row| {
                    out(row, percent(row.rest.next.value(), self.words).into())
                })
                .with(figure(OddsFigure::TwoTurns), move |row| {
                    out(row, percent(row.rest.within_two.value(), self.words).into())
                });
        }
        let mut rows =
            rows.with(figure(OddsFigure::PointsNow), |row| u32::from(row.rest.penalty).into());
        if self.is_to_go_out() {
            rows = rows.with(figure(OddsFigure::AfterLastTurn), |row| {
                Cell::decimal((!row.goes_out).then(|| row.rest.last_turn.value()), 1)
            });
        }
        rows.table().indent(2).lines(self.page.style)
    }

    fn top(&self, odds: &TopOdds) -> Vec<String> {
        let (stock, taken) = (&odds.stock, odds.taken.as_ref());
        let away = |odds: &HandOdds| Cell::from(odds.draws_away);
        let helping = |odds: &HandOdds| Cell::from(odds.helping());
        let share = |share: f64| Cell::from(percent(share, self.words));
        let next = |odds: &HandOdds| share(odds.next.value());
        let row = |figure, take: Cell, draw: Cell| {
            vec![self.words.odds_figure(figure).into(), take, draw]
        };
        let mut rows = Vec::new();
        if self.is_to_go_out() {
            let this_turn = share(if taken.is_none() { 1.0 } else { 0.0 });
            let within_two = share(stock.within_two.value());
            rows.extend([
                row(OddsFigure::DrawsAway, taken.map_or(0.into(), away), away(stock)),
                row(OddsFigure::CardsThatHelp, taken.map(helping).into(), helping(stock)),
                row(OddsFigure::OutThisTurn, this_turn, next(stock)),
                row(OddsFigure::OutByNextTurn, taken.map_or(share(1.0), next), within_two),
            ]);
        }
        rows.push(row(
            OddsFigure::PointsAfterTurn,
            taken.map_or(0, |_| u32::from(odds.penalty)).into(),
            Cell::decimal(Some(stock.last_turn.value()), 1),
        ));
        let top = self.words.top_column(Some(&card(odds.top, self.page.style.uncolored())));
        let columns = vec![
            Column::figures("").left(),
            Column::figures(top),
            Column::figures(self.words.top_column(None)),
        ];
        Table::new(columns, rows).indent(2).lines(self.page.style)
    }

    /// Writes what is unseen, or how each figure is worked out.
    fn foot(
        &self,
        odds: &HandOdds,
        samples: Option<&Samples>,
        rule: Option<String>,
    ) -> Vec<String> {
        if !self.question.explain {
            return vec![self.page.text(self.words.unseen_note())];
        }
        let position = self.question.position;
        let (deck, hand) = (position.rules.deck().size(), position.hand.len());
        let unseen = position.unseen.len();
        let words = self.words;
        let mut figures = vec![words.explained_unseen(deck, hand, unseen)];
        if self.is_to_go_out() {
            figures.extend([
                words.explained_away(odds.draws_away),
                words.explained_helping().to_owned(),
                words.explained_next(odds.next),
                words.explained_two(odds.within_two),
            ]);
            let sampled = sampled(odds, samples);
            figures.extend(
                sampled.map(|(count, seed)| words.explained_sampled(count, &seed.to_string())),
            );
        }
        figures.push(words.explained_last_turn(&decimal(odds.last_turn, words), odds.last_turn));
        figures.extend(rule);
        figures.iter().map(|figure| self.page.text(figure)).collect()
    }
}

/// Returns how often the hand was played on and from which seed, if any chance is an estimate.
fn sampled(odds: &HandOdds, samples: Option<&Samples>) -> Option<(u32, u64)> {
    let samples = samples?;
    let within = odds.within(&samples.within);
    let any = within.iter().any(|chance| chance.interval.is_some());
    any.then_some((samples.within.first()?.samples, samples.seed))
}

/// Returns the discards of each line: in the last turn those that go out alike and
/// leave as many points, whatever their chances would be.
fn lines_of(odds: &[DiscardOdds], objective: Objective) -> Vec<DiscardOdds> {
    let mut lines: Vec<DiscardOdds> = Vec::new();
    for odds in odds {
        let told = |odds: &DiscardOdds| (odds.goes_out, odds.rest.penalty);
        match lines.last_mut() {
            Some(line) if objective == Objective::LastTurn && told(line) == told(odds) => {
                line.cards.extend(&odds.cards);
            }
            _ => lines.push(odds.clone()),
        }
    }
    lines
}

fn leaves(odds: &DiscardOdds, question: OddsQuestion<'_>) -> Leaves {
    match question.objective {
        _ if odds.goes_out => Leaves::Nothing,
        Objective::LastTurn => Leaves::Points(odds.rest.penalty),
        Objective::GoOut => Leaves::Draws {
            away: odds.rest.draws_away,
            helping: odds.rest.helping(),
            unseen: question.position.unseen.len() as u64,
        },
    }
}

/// Writes a share in percent, with a digit after the point where it is near an end.
fn percent(share: f64, words: &Messages) -> String {
    match 100.0 * share {
        p if p <= 0.0 || p >= 100.0 => words.percent(p, 0),
        p if p < 0.1 => format!("<{}", words.percent(0.1, 1)),
        p if p > 99.9 => format!(">{}", words.percent(99.9, 1)),
        p if !(9.95..99.0).contains(&p) => words.percent(p, 1),
        p => words.percent(p, 0),
    }
}

fn decimal(ratio: Ratio, words: &Messages) -> String {
    Cell::decimal(Some(ratio.value()), 1).text(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Hand, parse_cards};
    use crate::messages::Language;
    use crate::render::fixture::{check_color, check_written};
    use crate::rules::{Round, Ruleset};

    #[test]
    fn a_share_near_an_end_has_the_decimal_mark_of_the_language() {
        let words = Language::Finnish.words();
        check_written("share", |share, _| percent(share.parse().unwrap(), words));
    }

    /// Asks for the odds of the discards of a hand, and writes what is wanted of them.
    fn asked(
        round: u8,
        hand: &str,
        objective: Objective,
        write: impl Fn(OddsQuestion<'_>, &[DiscardOdds]) -> String,
    ) -> String {
        let official = Ruleset::official();
        let rules = official.in_round(Round::new(round).unwrap());
        let hand = parse_cards(hand, rules.deck()).unwrap().into_iter().collect();
        let position = &Position::new(hand, &Hand::default(), rules).unwrap();
        let question = OddsQuestion { position, objective, explain: false, names_seed: true };
        write(question, &position.discards(objective))
    }

    const HAND: &str = "7C 7D 9H 10H KS KC";

    #[test]
    fn a_grade_says_what_decides() {
        let check = |round, hand, discard: &str, objective, expect: &str| {
            let discard = Card::all().find(|card| card.to_string() == discard).unwrap();
            let write = |question: OddsQuestion<'_>, odds: &[DiscardOdds]| {
                grade(question, odds, discard, TextStyle::PLAIN).unwrap()
            };
            assert_eq!(asked(round, hand, objective, write), expect);
        };
        check(3, HAND, "KS", Objective::GoOut, "KS is the best discard");
        let as_good = "7D is as good as KC by the chances; KC is first, as it leaves 34.7 points on
average after a last turn, not 39.0";
        check(3, HAND, "7D", Objective::GoOut, as_good);
        let worse =
            "9H is 4th of 4: 3 draws away, 32 of 110 unseen cards help; KC is better: 3 draws
away, 34 of 110 unseen cards help";
        check(3, HAND, "9H", Objective::GoOut, worse);
        let worse = "9H is 3rd of 4: 50 points left; KC is better: 46 points left";
        check(3, HAND, "9H", Objective::LastTurn, worse);
        let as_good = "9D is as good as 9C, which is first only by the order of the cards";
        check(1, "7C 9C 7D 9D", "9D", Objective::GoOut, as_good);
    }

    #[test]
    fn color_changes_no_column() {
        asked(3, HAND, Objective::GoOut, |question, odds| {
            let style = TextStyle { signs: true, ..TextStyle::PLAIN };
            let write = |style| super::odds(question, &Answer::Discards(odds.to_vec()), style);
            let text = check_color(style, write);
            assert!(write(style).contains("\n  K♣ K♠ "), "{text}");
            text
        });
    }
}
