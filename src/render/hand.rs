//! Hands and lay-downs: the answers of `check` and `judge`.

mod odds;

use self::odds::odds_line;
use crate::cards::Card;
use crate::messages::{Message, Messages};
use crate::odds::NearestOdds;
use crate::render::text::{Page, TextStyle, card, cards, finish};
use crate::rules::meld::{MeldError, MeldKind};
use crate::rules::{LayDown, LayDownProblem, MeldReadings, RoundRules};
use crate::solver::{Arrangement, CardsLeft, DrawnHand, LayDownVerdict, MeldFix, Verdict};

pub use odds::{OddsQuestion, grade, odds};

#[derive(Debug, Clone, Copy)]
pub struct TypedHand<'a> {
    pub rules: RoundRules<'a>,
    pub cards: &'a [Card],
}

/// The first of several arrangements with the same penalty, each with its discard.
#[derive(Debug, Clone)]
pub struct Arrangements {
    pub shown: Vec<(Option<Card>, Arrangement)>,
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
    let page = Page::for_hand(question.rules, style);
    let mut lines = headline(&page, verdict);
    lines.extend(match verdict {
        Verdict::Counting(arrangement) => page.arrangement(arrangement),
        Verdict::Drawn(drawn) => after_draw(&page, drawn),
        Verdict::CardsLeft(left) => on_the_table(&page, question.cards, left),
    });
    lines.extend(odds.map(|odds| page.text(&odds_line(odds, style))));
    finish(&lines)
}

pub fn check_all(
    question: TypedHand,
    verdict: &Verdict,
    arrangements: &Arrangements,
    style: TextStyle,
) -> String {
    let words = style.words();
    let page = Page::for_hand(question.rules, style);
    let mut lines = headline(&page, verdict);
    for (index, (discard, arrangement)) in arrangements.shown.iter().enumerate() {
        lines.push(words.way(index + 1));
        lines.extend(page.melds(&arrangement.melds));
        if matches!(verdict, Verdict::Drawn(_)) {
            let none = || words.no_discard().to_owned();
            let discard = discard.map_or_else(none, |discard| card(discard, style));
            lines.push(page.row(words.discard(), &discard));
        }
        lines.extend(page.deadwood(arrangement));
    }
    let end = match (arrangements.more, arrangements.shown.len()) {
        (true, shown) => words.more_ways(&format!("--all {}", shown * 10)),
        (false, shown) => words.all_ways(shown),
    };
    lines.push(page.text(&end));
    finish(&lines)
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
        Verdict::Counting(arrangement) if arrangement.deadwood.is_empty() => {
            lines.push(page.text(words.all_in_melds()));
        }
        Verdict::Counting(_) => lines.push(page.text(&words.hand_costs(penalty))),
        Verdict::CardsLeft(_) => lines.push(page.text(&words.cards_left_cost(penalty))),
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
    let Some(advised) = drawn.discard else { return style.words().no_discard().to_owned() };
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

#[derive(Debug, Clone)]
pub struct JudgedLayDown<'a> {
    pub rules: RoundRules<'a>,
    pub lay_down: &'a LayDown,
    pub verdict: &'a LayDownVerdict,
    /// The kind of which each meld must be, if it is asked for.
    pub kind: Option<MeldKind>,
    /// Whether the round is named: the hand may be of another one if not.
    pub is_round_named: bool,
}

impl JudgedLayDown<'_> {
    /// Returns `true` if it is legal, and each meld of the kind that is asked for.
    pub fn is_yes(&self) -> bool {
        self.verdict.judgement.is_legal() && self.of_other_kind().is_none()
    }

    /// Returns the place and the kind of the first meld that is of another kind only.
    fn of_other_kind(&self) -> Option<(usize, MeldKind)> {
        (1..).zip(&self.verdict.judgement.melds).find_map(|(place, readings)| match self.kind? {
            MeldKind::Book if readings.book.is_err() => Some((place, MeldKind::Run)),
            MeldKind::Run if readings.run.is_err() => Some((place, MeldKind::Book)),
            _ => None,
        })
    }
}

/// Writes the judgement: the round, yes or no, each meld with what its wilds
/// stand for or why it is no meld, the discard and the cards left.
pub fn judge(case: &JudgedLayDown, style: TextStyle) -> String {
    let words = style.words();
    let numbered = |label: &str| format!("10. {label}");
    let page = Page::new(
        case.rules,
        style,
        &[
            &numbered(words.meld_kind(MeldKind::Book)),
            &numbered(words.meld_kind(MeldKind::Run)),
            &numbered(words.no_meld()),
            &format!("  {}", words.or_run()),
            words.discard(),
            words.cards_left(),
            words.deadwood(),
        ],
    );
    let JudgedLayDown { lay_down, verdict, .. } = case;
    let judgement = &verdict.judgement;
    let mut lines = vec![page.header()];
    lines.extend(answer(&page, case));
    let melds = lay_down.melds.iter().zip(&judgement.melds);
    for (place, ((cards, readings), meld_fix)) in (1..).zip(melds.zip(&verdict.fixes)) {
        lines.extend(meld(&page, place, cards, readings));
        lines.extend(meld_fix.as_ref().map(|one| page.row("", &fix(&page, one))));
    }
    let discard = lay_down.discard.map(|discard| card(discard, style));
    lines.extend(discard.map(|discard| page.row(words.discard(), &discard)));
    let left = lay_down.left.as_ref().filter(|left| !left.is_empty());
    lines.extend(left.map(|left| page.summed(words.cards_left(), left)));
    if let Some(better) = &verdict.better {
        let penalty = better.penalty.into();
        lines.push(page.note(&match judgement.is_legal() {
            true => words.better_lay_down(penalty),
            false => words.best_lay_down(penalty),
        }));
        lines.extend(page.arrangement(better));
    }
    lines.extend(note(case, words).map(|note| page.note(&note)));
    finish(&lines)
}

fn answer(page: &Page, case: &JudgedLayDown) -> Vec<String> {
    let words = page.style.words();
    let JudgedLayDown { lay_down, verdict, .. } = case;
    let judgement = &verdict.judgement;
    if !judgement.is_legal() {
        let answer = |problem: &LayDownProblem| page.answer(false, &problem.text(words));
        let mut lines: Vec<_> = judgement.problems.iter().map(answer).collect();
        if judgement.goes_out.is_some() && lay_down.left.is_none() {
            lines.push(words.does_not_go_out().to_owned());
        } else if verdict.better.is_some() {
            lines.push(words.illegal_lay_down_costs(judgement.penalty as i32));
        }
        return lines;
    }
    if let Some((place, kind)) = case.of_other_kind() {
        return vec![page.answer(false, &words.kind_instead(place, kind))];
    }
    let yes = match judgement.goes_out {
        Some(true) => words.lay_down_goes_out(page.rules.ruleset.go_out_bonus().into()),
        Some(false) => words.lay_down_leaves(judgement.penalty as i32),
        None => match (case.kind, lay_down.melds.len()) {
            (Some(kind), 1) => words.is_kind(kind).to_owned(),
            (_, melds) => words.are_melds(melds).to_owned(),
        },
    };
    vec![page.answer(true, &yes)]
}

/// Writes a meld as a book, as a run or both; or its cards and why they are neither.
fn meld(page: &Page, place: usize, laid: &[Card], readings: &MeldReadings) -> Vec<String> {
    let words = page.style.words();
    let row = |what: &str, text: &str| page.row(&format!("{place:>2}. {what}"), text);
    match (&readings.book, &readings.run) {
        (Ok(book), Ok(run)) => vec![
            row(page.kind(book), &page.meld(book)),
            page.row(&format!("  {}", words.or_run()), &page.meld(run)),
        ],
        (Ok(meld), Err(_)) | (Err(_), Ok(meld)) => vec![row(page.kind(meld), &page.meld(meld))],
        (Err(no_book), Err(no_run)) => {
            let laid = row(words.no_meld(), &cards(laid.iter().copied(), page.style));
            let why_nots = why_nots(no_book, no_run, words);
            let why_nots = why_nots.iter().map(|why_not| page.row("", why_not));
            [laid].into_iter().chain(why_nots).collect()
        }
    }
}

fn fix(page: &Page, fix: &MeldFix) -> String {
    let words = page.style.words();
    let kinds: Vec<_> = fix.melds.iter().map(|meld| meld.kind).collect();
    let melds: Vec<_> = fix.melds.iter().map(|meld| page.meld(meld)).collect();
    match fix.leave_out {
        None => words.split_into(&kinds, &melds),
        Some(out) => words.leave_out(&card(out, page.style), kinds[0], &melds[0]),
    }
}

/// Returns a hint about a likely mistake in the arguments.
fn note(case: &JudgedLayDown, words: &Messages) -> Option<String> {
    let JudgedLayDown { rules, lay_down, verdict, is_round_named, .. } = case;
    let judgement = &verdict.judgement;
    let (melded, dealt) = (lay_down.melded(), rules.dealt());
    let most = dealt + usize::from(!rules.ruleset.discard_to_go_out());
    let melds_alone = judgement.goes_out.is_none();
    let is_split = !matches!(lay_down.melds.as_slice(), [meld] if meld.len() > 5);
    if !is_split && !judgement.is_legal() {
        Some(words.commas_between_melds().to_owned())
    } else if lay_down.left.is_none()
        && (lay_down.discard.is_some() && melded < dealt
            || melded <= dealt + 1 && lay_down.melds.iter().any(|meld| meld.len() < 3))
    {
        Some(words.name_cards_left().to_owned())
    } else if melds_alone && melded > most {
        Some(words.too_many_melded(melded, most, rules.round))
    } else if *is_round_named
        && judgement.goes_out != Some(true)
        && judgement.is_legal()
        && melded == dealt
    {
        Some(words.all_melded(dealt))
    } else {
        None
    }
}

/// Returns why cards are no meld.
///
/// Cards of one suit were meant as a run and cards of one rank as a book, so
/// only the reason for that reading is given.
fn why_nots(no_book: &MeldError, no_run: &MeldError, words: &Messages) -> Vec<String> {
    match (no_book, no_run) {
        (MeldError::RanksDiffer { .. }, MeldError::SuitsDiffer { .. }) => {
            vec![no_book.text(words), no_run.text(words)]
        }
        (MeldError::RanksDiffer { .. }, _) => vec![no_run.text(words)],
        (_, MeldError::SuitsDiffer { .. }) => vec![no_book.text(words)],
        _ if no_book == no_run => vec![no_book.text(words)],
        _ => vec![no_book.text(words), no_run.text(words)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;
    use crate::messages::Language;
    use crate::render::fixture::check_color;
    use crate::rules::{Round, Ruleset, meld};

    fn written(text: &str, style: TextStyle) -> String {
        let official = Ruleset::official();
        let (number, cards) = text.split_once(": ").unwrap();
        let rules = official.in_round(Round::new(number.parse().unwrap()).unwrap());
        let cards = &parse_cards(cards, rules.deck()).unwrap();
        let hand = cards.iter().copied().collect();
        let verdict = Verdict::for_hand(&hand, rules).unwrap();
        let text = check(TypedHand { rules, cards }, &verdict, None, style);
        text.split_once('\n').unwrap().1.to_owned()
    }

    #[test]
    fn a_terminal_gets_signs() {
        let style = TextStyle { signs: true, ..TextStyle::PLAIN };
        let expect = "Yes, this hand goes out for 0 points
  run       7♦ JOKER(8♦) 9♦
  discard   Q♠
";
        assert_eq!(written("1: 7D 9D JOKER QS", style), expect);
    }

    #[test]
    fn a_sum_that_does_not_fit_stands_under_its_cards() {
        let style = TextStyle { width: 56, ..TextStyle::PLAIN };
        let expect = "This hand costs 53 points
  deadwood  3H 8H 9C 10S JD QD
            3 + 8 + 9 + 10 + 11 + 12 = 53
";
        assert_eq!(written("4: 10S QD 8H 9C JD 3H", style), expect);
    }

    #[test]
    fn color_changes_no_word_and_no_line_break() {
        for width in [20, 40, 80] {
            let style = TextStyle { width, ..TextStyle::PLAIN };
            check_color(style, |style| written("4: 10S QD 8H 9C JD 3H", style));
        }
    }

    #[test]
    fn only_what_was_meant_is_answered() {
        let check = |cards: &str, rule: &str, expect: &[&str]| {
            let rules = Ruleset::official().with([rule]).unwrap();
            let round = Round::new(4).unwrap();
            let cards = parse_cards(cards, rules.deck()).unwrap();
            let no_book = meld::book(&cards, rules.in_round(round)).unwrap_err();
            let no_run = meld::run(&cards, rules.in_round(round)).unwrap_err();
            assert_eq!(why_nots(&no_book, &no_run, Language::English.words()), expect, "{cards:?}");
        };
        let any = "tie=shared";
        let gap = "`9C` is missing between `8C` and `10C`";
        check("8C 10C JC", any, &[gap]);
        let distinct = "under these rules a book needs different suits, but `8C` is in it twice";
        check("8C 8D 8C", "book_distinct_suits=yes", &[distinct]);
        let short = "a meld has at least three cards, not 2";
        check("8C 8D", any, &[short]);
        let few = "under these rules a meld needs at least 1 natural, but this one has none";
        check("JOKER JOKER JOKER", "min_naturals=1", &[few]);
        let (ranks, suits) = (
            "a book has one rank, but `8C` and `9D` differ",
            "a run has one suit, but `8C` and `9D` differ",
        );
        check("8C 9D 10C", any, &[ranks, suits]);
    }
}
