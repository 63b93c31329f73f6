//! The judgement of a lay-down, for people to settle an argument with.

use anstyle::{AnsiColor, Style};
use textwrap::{Options, WordSplitter};

use super::{Look, card, cards, header, placed, points};
use crate::cards::Card;
use crate::rules::meld::{Kind, Meld, NoMeld};
use crate::rules::{Judgement, LayDown, Readings, Round, Ruleset};
use crate::solver::{Arrangement, Mend};

/// A lay-down with all that was found out about it.
#[derive(Debug, Clone)]
pub struct Case<'a> {
    /// The round that is played.
    pub round: Round,
    /// The rules that are played by.
    pub rules: &'a Ruleset,
    /// What was laid down.
    pub lay_down: &'a LayDown,
    /// Whether it is legal, and why not.
    pub judgement: &'a Judgement,
    /// How each meld could be mended, in the order laid down.
    pub mends: &'a [Option<Mend>],
    /// A lay-down of the same cards that leaves fewer points.
    pub better: Option<&'a Arrangement>,
}

/// Writes the judgement: the round, yes or no, each meld with what its wilds
/// stand for or why it is none, the discard and the cards left.
pub fn judge(case: &Case, look: Look) -> String {
    let page = Page { case, look };
    let mut lines = vec![page.wrapped("", "", &header(case.round, case.rules))];
    lines.extend(page.answer());
    for (index, cards) in case.lay_down.melds.iter().enumerate() {
        lines.extend(page.meld(index + 1, cards, &case.judgement.melds[index]));
        lines.extend(case.mends[index].as_ref().map(|mend| page.mend(mend)));
    }
    if let Some(discard) = case.lay_down.discard {
        lines.push(page.row("discard", &card(discard, look)));
    }
    if let Some(left) = case
        .lay_down
        .left
        .as_deref()
        .filter(|left| !left.is_empty())
    {
        lines.push(page.summed("left", left));
    }
    lines.extend(page.better());
    lines.extend(page.note());
    lines.join("\n") + "\n"
}

/// What every line of a judgement is written with.
struct Page<'a> {
    case: &'a Case<'a>,
    look: Look,
}

impl Page<'_> {
    fn answer(&self) -> Vec<String> {
        let judgement = self.case.judgement;
        let no = |text: String| self.wrapped("", "", &format!("{}, {text}", self.word("No")));
        let yes = |text: String| vec![format!("{}, {text}", self.word("Yes"))];
        if !judgement.is_legal() {
            let mut lines: Vec<_> = judgement
                .problems
                .iter()
                .map(|problem| no(problem.to_string()))
                .collect();
            if judgement.goes_out.is_some() && self.case.lay_down.left.is_none() {
                lines.push("This does not go out".to_owned());
            }
            return lines;
        }
        match (judgement.goes_out, self.case.lay_down.melds.len()) {
            (Some(true), _) => {
                let bonus = self.case.rules.go_out_bonus();
                yes(format!("this goes out for {}", points(bonus.into())))
            }
            (Some(false), _) => {
                let penalty = points(judgement.penalty as i32);
                yes(format!(
                    "this is legal, does not go out and leaves {penalty}"
                ))
            }
            (None, 1) => yes("this is a meld".to_owned()),
            (None, _) => yes("these are melds".to_owned()),
        }
    }

    /// Writes a meld as a book, as a run or both; or its cards and why they
    /// are neither.
    fn meld(&self, place: usize, cards: &[Card], readings: &Readings) -> Vec<String> {
        let label = |what: &str| format!("{place:>2}. {what}");
        match (&readings.book, &readings.run) {
            (Ok(book), Ok(run)) => vec![
                self.row(&label("book"), &self.placed(book)),
                self.row("   or run", &self.placed(run)),
            ],
            (Ok(meld), Err(_)) => vec![self.row(&label("book"), &self.placed(meld))],
            (Err(_), Ok(meld)) => vec![self.row(&label("run"), &self.placed(meld))],
            (Err(no_book), Err(no_run)) => {
                let cards = super::cards(cards.iter().copied(), self.look);
                let mut lines = vec![self.row(&label("none"), &cards)];
                let why_nots = why_nots(no_book, no_run);
                lines.extend(why_nots.iter().map(|why_not| self.row("", why_not)));
                lines
            }
        }
    }

    fn mend(&self, mend: &Mend) -> String {
        match mend {
            Mend::Split(melds) => {
                let melds_text: Vec<_> = melds.iter().map(|meld| self.placed(meld)).collect();
                let text = format!("mend: as {}: {}", counted(melds), melds_text.join(" and "));
                self.row("", &text)
            }
            Mend::LeaveOut { card: out, meld } => {
                let out = card(*out, self.look);
                let text = self.placed(meld);
                self.row(
                    "",
                    &format!("mend: leave out {out} for the {} {text}", kind(meld)),
                )
            }
        }
    }

    fn better(&self) -> Vec<String> {
        let Some(better) = self.case.better else {
            return Vec::new();
        };
        let note = format!(
            "Note: the same cards can be laid down to leave {}",
            points(better.penalty.into())
        );
        let melds = better
            .melds
            .iter()
            .map(|meld| self.row(&format!("    {}", kind(meld)), &self.placed(meld)));
        let mut lines = vec![note];
        lines.extend(melds);
        if !better.deadwood.is_empty() {
            lines.push(self.summed("left", &better.deadwood));
        }
        lines
    }

    /// Writes what the player may not have thought of.
    fn note(&self) -> Option<String> {
        let Case {
            round,
            rules,
            lay_down,
            judgement,
            ..
        } = self.case;
        let (melded, dealt) = (lay_down.melded(), round.dealt());
        let most = dealt + usize::from(!rules.discard_to_go_out());
        let melds_alone = judgement.goes_out.is_none();
        let note = if lay_down.melds.iter().any(|meld| meld.len() == 1) {
            "an argument is a whole meld, in quotes: \"6D 7D 8D\"".to_owned()
        } else if lay_down.discard.is_some() && lay_down.left.is_none() && melded < dealt {
            "cards that are in no meld go in --left".to_owned()
        } else if melds_alone && melded > most {
            format!("these are {melded} cards, a player lays down {most} at most in round {round}")
        } else if melds_alone && judgement.is_legal() && melded == dealt {
            format!("these are all {dealt} cards, with a discard this goes out")
        } else {
            return None;
        };
        Some(self.wrapped("", "", &format!("Note: {note}")))
    }

    fn placed(&self, meld: &Meld) -> String {
        let words: Vec<_> = meld
            .cards
            .iter()
            .map(|&card| placed(card, self.look))
            .collect();
        words.join(" ")
    }

    /// Writes cards and the sum of what they cost.
    fn summed(&self, label: &str, loose: &[Card]) -> String {
        let Case { round, rules, .. } = *self.case;
        let value = |&card: &Card| u32::from(rules.value(card, round));
        let values: Vec<_> = loose.iter().map(value).collect();
        let written: Vec<_> = values.iter().map(u32::to_string).collect();
        let mut sum = written.join(" + ");
        if values.len() > 1 {
            sum += &format!(" = {}", values.iter().sum::<u32>());
        }
        let cards = cards(loose.iter().copied(), self.look);
        self.row(label, &format!("{cards}   {sum}"))
    }

    fn row(&self, label: &str, text: &str) -> String {
        self.wrapped(&format!("  {label:9} "), "            ", text)
    }

    fn wrapped(&self, first: &str, next: &str, text: &str) -> String {
        let options = Options::new(self.look.width)
            .initial_indent(first)
            .subsequent_indent(next)
            .word_splitter(WordSplitter::NoHyphenation)
            .break_words(false);
        textwrap::fill(text, options)
    }

    fn word(&self, word: &str) -> String {
        if !self.look.color {
            return word.to_owned();
        }
        let color = match word {
            "Yes" => AnsiColor::Green,
            _ => AnsiColor::Red,
        };
        let style: Style = color.on_default().bold();
        format!("{style}{word}{style:#}")
    }
}

/// Says why cards are no meld, in as few lines as tell all.
///
/// Cards of one suit were meant as a run, and cards of one rank as a book;
/// that they are not the other is no news.
fn why_nots(no_book: &NoMeld, no_run: &NoMeld) -> Vec<String> {
    let differ = (
        matches!(no_book, NoMeld::RanksDiffer { .. }),
        matches!(no_run, NoMeld::SuitsDiffer { .. }),
    );
    match differ {
        (true, false) => vec![no_run.to_string()],
        (false, true) => vec![no_book.to_string()],
        _ if no_book == no_run => vec![no_book.to_string()],
        _ => vec![no_book.to_string(), no_run.to_string()],
    }
}

fn kind(meld: &Meld) -> &'static str {
    match meld.kind {
        Kind::Book => "book",
        Kind::Run => "run",
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
    use crate::rules::meld;

    /// Checks which reasons are given for cards that are no meld.
    fn check(cards: &str, knob: &str, expect: &[&str]) {
        let rules = Ruleset::official().with([knob]).unwrap();
        let round = Round::new(4).unwrap();
        let cards = parse_cards(cards, rules.deck()).unwrap();
        let no_book = meld::book(&cards, round, &rules).unwrap_err();
        let no_run = meld::run(&cards, round, &rules).unwrap_err();
        assert_eq!(why_nots(&no_book, &no_run), expect, "{cards:?}");
    }

    #[test]
    fn only_what_was_meant_is_answered() {
        let any = "tie=shared";
        let gap = "the gaps between `8C` and `JC` need 1 wild, here are none";
        check("8C 10C JC", any, &[gap]);
        let distinct = "a book needs different suits here, `8C` is there twice";
        check("8C 8D 8C", "book_distinct_suits=yes", &[distinct]);
        let short = "a meld has three cards or more, here are 2";
        check("8C 8D", any, &[short]);
        let few = "a meld needs 1 natural here, this has 0";
        check("JOKER JOKER JOKER", "min_naturals=1", &[few]);
        let (ranks, suits) = (
            "a book is of one rank, `8C` and `9D` differ",
            "a run is of one suit, `8C` and `9D` differ",
        );
        check("8C 9D 10C", any, &[ranks, suits]);
    }

    #[test]
    fn melds_are_counted_in_words() {
        let round = Round::new(4).unwrap();
        let rules = Ruleset::official();
        let cards = |text| parse_cards(text, rules.deck()).unwrap();
        let run = meld::run(&cards("8C 9C 10C"), round, &rules).unwrap();
        let book = meld::book(&cards("8C 8D 8H"), round, &rules).unwrap();
        assert_eq!(counted(&[run.clone(), run.clone()]), "two runs");
        assert_eq!(counted(&[book.clone(), book.clone()]), "two books");
        assert_eq!(counted(&[run.clone(), book.clone()]), "a run and a book");
        assert_eq!(counted(&[run.clone(), run, book]), "3 melds");
    }
}
