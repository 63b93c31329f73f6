//! The judgement of a lay-down, for people to settle an argument with.

use crate::cards::Card;
use crate::render::style::TextStyle;
use crate::render::text::{Page, card, cards, finish, kind, points};
use crate::rules::meld::{Meld, MeldError};
use crate::rules::{Judgement, LayDown, MeldReadings, RoundRules};
use crate::solver::{Arrangement, MeldFix};

/// A lay-down with all that was found out about it.
#[derive(Debug, Clone)]
pub struct Case<'a> {
    /// The round and the ruleset that it is played under.
    pub rules: RoundRules<'a>,
    /// What was laid down.
    pub lay_down: &'a LayDown,
    /// Whether it is legal, and why not.
    pub judgement: &'a Judgement,
    /// How each meld could be mended, in the order laid down.
    pub mends: &'a [Option<MeldFix>],
    /// A lay-down of the same cards that leaves fewer points.
    pub better: Option<&'a Arrangement>,
}

/// Writes the judgement: the round, yes or no, each meld with what its wilds
/// stand for or why it is none, the discard and the cards left.
pub fn judge(case: &Case, look: TextStyle) -> String {
    let page = Page {
        rules: case.rules,
        look,
        label: "10. book".len(),
    };
    let Case {
        lay_down,
        judgement,
        ..
    } = case;
    let mut lines = vec![page.header()];
    lines.extend(answer(&page, case));
    let melds = lay_down.melds.iter().zip(&judgement.melds);
    for (place, ((cards, readings), mend)) in (1..).zip(melds.zip(case.mends)) {
        lines.extend(meld(&page, place, cards, readings));
        lines.extend(mend.as_ref().map(|mend| page.row("", &mended(&page, mend))));
    }
    let discard = lay_down.discard.map(|discard| card(discard, look));
    lines.extend(discard.map(|discard| page.row("discard", &discard)));
    let left = lay_down.left.as_ref().filter(|left| !left.is_empty());
    lines.extend(left.map(|left| page.summed("left", left)));
    if let Some(arrangement) = case.better {
        lines.extend(better(&page, arrangement));
    }
    lines.extend(note(case).map(|note| page.text(&format!("Note: {note}"))));
    finish(&lines)
}

fn answer(page: &Page, case: &Case) -> Vec<String> {
    let Case {
        lay_down,
        judgement,
        ..
    } = case;
    if !judgement.is_legal() {
        let problems = judgement.problems.iter();
        let mut lines: Vec<_> = problems
            .map(|problem| page.answer(false, &format!(", {problem}")))
            .collect();
        if judgement.goes_out.is_some() && lay_down.left.is_none() {
            lines.push("This does not go out".to_owned());
        }
        return lines;
    }
    let yes = match (judgement.goes_out, lay_down.melds.len()) {
        (Some(true), _) => format!(", this {}", page.goes_out()),
        (Some(false), _) => {
            let penalty = points(judgement.penalty as i32);
            format!(", this is legal, does not go out and leaves {penalty}")
        }
        (None, 1) => ", this is a meld".to_owned(),
        (None, _) => ", these are melds".to_owned(),
    };
    vec![page.answer(true, &yes)]
}

/// Writes a meld as a book, as a run or both; or its cards and why they are
/// neither.
fn meld(page: &Page, place: usize, laid: &[Card], readings: &MeldReadings) -> Vec<String> {
    let row = |what: &str, text: &str| page.row(&format!("{place:>2}. {what}"), text);
    match (&readings.book, &readings.run) {
        (Ok(book), Ok(run)) => vec![
            row("book", &page.meld(book)),
            page.row("  or run", &page.meld(run)),
        ],
        (Ok(meld), Err(_)) | (Err(_), Ok(meld)) => vec![row(kind(meld), &page.meld(meld))],
        (Err(no_book), Err(no_run)) => {
            let mut lines = vec![row("none", &cards(laid.iter().copied(), page.look))];
            let why_nots = why_nots(no_book, no_run);
            lines.extend(why_nots.iter().map(|why_not| page.row("", why_not)));
            lines
        }
    }
}

fn mended(page: &Page, mend: &MeldFix) -> String {
    match mend {
        MeldFix::Split(melds) => {
            let texts: Vec<_> = melds.iter().map(|meld| page.meld(meld)).collect();
            format!("mend: as {}: {}", counted(melds), texts.join(" and "))
        }
        MeldFix::LeaveOut { card: out, meld } => {
            let out = card(*out, page.look);
            let (kind, text) = (kind(meld), page.meld(meld));
            format!("mend: leave out {out} for the {kind} {text}")
        }
    }
}

fn better(page: &Page, better: &Arrangement) -> Vec<String> {
    let penalty = points(better.penalty.into());
    let note = format!("Note: the same cards can be laid down to leave {penalty}");
    let mut lines = vec![page.text(&note)];
    lines.extend(page.arrangement(better));
    lines
}

/// Says what the player may not have thought of.
fn note(case: &Case) -> Option<String> {
    let Case {
        rules,
        lay_down,
        judgement,
        ..
    } = case;
    let (melded, dealt) = (lay_down.melded(), rules.dealt());
    let most = dealt + usize::from(!rules.ruleset.discard_to_go_out());
    let melds_alone = judgement.goes_out.is_none();
    if lay_down.melds.iter().any(|meld| meld.len() == 1) {
        Some("an argument is a whole meld, in quotes: \"6D 7D 8D\"".to_owned())
    } else if lay_down.discard.is_some() && lay_down.left.is_none() && melded < dealt {
        Some("cards that are in no meld go in --left".to_owned())
    } else if melds_alone && melded > most {
        Some(format!(
            "these are {melded} cards, a player lays down {most} at most in round {}",
            rules.round
        ))
    } else if melds_alone && judgement.is_legal() && melded == dealt {
        Some(format!(
            "these are all {dealt} cards, with a discard this goes out"
        ))
    } else {
        None
    }
}

/// Says why cards are no meld, in as few lines as tell all.
///
/// Cards of one suit were meant as a run, and cards of one rank as a book;
/// that they are not the other is no news.
fn why_nots(no_book: &MeldError, no_run: &MeldError) -> Vec<String> {
    let differ = (
        matches!(no_book, MeldError::RanksDiffer { .. }),
        matches!(no_run, MeldError::SuitsDiffer { .. }),
    );
    match differ {
        (true, false) => vec![no_run.to_string()],
        (false, true) => vec![no_book.to_string()],
        _ if no_book == no_run => vec![no_book.to_string()],
        _ => vec![no_book.to_string(), no_run.to_string()],
    }
}

/// Counts melds in words: `two runs`, `a run and a book`, `3 melds`.
fn counted(melds: &[Meld]) -> String {
    match melds {
        [one, other] if one.kind != other.kind => "a run and a book".to_owned(),
        [one, _] => format!("two {}s", kind(one)),
        _ => format!("{} melds", melds.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;
    use crate::rules::{Round, Ruleset, meld};

    /// Checks which reasons are given for cards that are no meld.
    fn check(cards: &str, knob: &str, expect: &[&str]) {
        let rules = Ruleset::official().with([knob]).unwrap();
        let round = Round::new(4).unwrap();
        let cards = parse_cards(cards, rules.deck()).unwrap();
        let no_book = meld::book(&cards, rules.in_round(round)).unwrap_err();
        let no_run = meld::run(&cards, rules.in_round(round)).unwrap_err();
        assert_eq!(why_nots(&no_book, &no_run), expect, "{cards:?}");
    }

    #[test]
    fn only_what_was_meant_is_answered() {
        let any = "tie=shared";
        let gap = "the gaps from `8C` to `JC` need 1 wild, but there is none";
        check("8C 10C JC", any, &[gap]);
        let distinct = "a book needs different suits here, but `8C` is in it twice";
        check("8C 8D 8C", "book_distinct_suits=yes", &[distinct]);
        let short = "a meld has at least three cards, not 2";
        check("8C 8D", any, &[short]);
        let few = "a meld needs at least 1 natural here, but this one has none";
        check("JOKER JOKER JOKER", "min_naturals=1", &[few]);
        let (ranks, suits) = (
            "a book has one rank, but `8C` and `9D` differ",
            "a run has one suit, but `8C` and `9D` differ",
        );
        check("8C 9D 10C", any, &[ranks, suits]);
    }

    #[test]
    fn melds_are_counted_in_words() {
        let round = Round::new(4).unwrap();
        let rules = Ruleset::official();
        let cards = |text| parse_cards(text, rules.deck()).unwrap();
        let run = meld::run(&cards("8C 9C 10C"), rules.in_round(round)).unwrap();
        let book = meld::book(&cards("8C 8D 8H"), rules.in_round(round)).unwrap();
        assert_eq!(counted(&[run.clone(), run.clone()]), "two runs");
        assert_eq!(counted(&[book.clone(), book.clone()]), "two books");
        assert_eq!(counted(&[run.clone(), book.clone()]), "a run and a book");
        assert_eq!(counted(&[run.clone(), run, book]), "3 melds");
    }
}
