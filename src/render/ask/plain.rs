//! Texts of commands as a page has them, where nobody can type a command.

use strum::IntoEnumIterator;

use crate::render::text::{capitalized, printable};
use crate::rules::Rule;

/// Returns a text as sentences of a page: a line each, with stars as a sign and without commands.
pub fn on_page(text: &str) -> String {
    let lines = text.lines().map(without_commands).filter(|line| !line.is_empty());
    let lines: Vec<_> = lines.map(|line| capitalized(&starred(&line))).collect();
    printable(&lines.join("\n")).into_owned()
}

/// Returns a text without the clauses that name a command, an option or a rule as it is typed.
pub(super) fn without_commands(text: &str) -> String {
    let sentences = text.split_inclusive(". ").filter_map(|sentence| {
        let sentence = sentence.trim_end();
        let (inside, end) = match sentence.strip_suffix('.') {
            Some(inside) => (inside, "."),
            None => (sentence, ""),
        };
        let clauses: Vec<_> = inside.split("; ").filter_map(without_command).collect();
        (!clauses.is_empty()).then(|| clauses.join("; ") + end)
    });
    sentences.collect::<Vec<_>>().join(" ")
}

/// Returns a clause without a list of rules at its end, `None` if it is about something
/// else that is typed.
fn without_command(clause: &str) -> Option<&str> {
    let is_said = |clause: &str| !typed(clause).any(|code| is_command(code) || is_rule(code));
    if is_said(clause) {
        return Some(clause);
    }
    let (said, list) = clause.rsplit_once(": ")?;
    let is_list = list.split('`').step_by(2).all(|part| part.trim_matches([' ', ',']).is_empty());
    (is_list && typed(list).all(is_rule) && is_said(said)).then_some(said)
}

fn typed(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn is_command(code: &str) -> bool {
    code.starts_with("crowns ") || code.starts_with("--")
}

fn is_rule(code: &str) -> bool {
    let name = code.split('=').next().unwrap_or_default();
    Rule::iter().any(|rule| rule.name() == name)
}

pub(super) fn starred(text: &str) -> String {
    let mut starred = String::with_capacity(text.len());
    for c in text.chars() {
        let after_rank =
            starred.ends_with(|last: char| last.is_ascii_digit() || "AJQKT".contains(last));
        starred.push(if c == '*' && after_rank { '★' } else { c });
    }
    starred
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;
    use crate::render::fixture::check_written;

    #[test]
    fn a_page_says_no_commands_and_begins_with_a_capital() {
        check_written("page", |text, _| on_page(text));
    }

    #[test]
    fn each_ruling_still_says_something_and_names_nothing_that_is_typed() {
        for &language in Language::ALL {
            let rulings = language.words().rulings();
            for ruling in rulings.all() {
                let answer: Vec<_> =
                    ruling.answer.iter().map(|text| without_commands(text)).collect();
                assert!(!answer.concat().is_empty(), "{language:?} {}", ruling.topic);
                let customs = ruling.customs.iter().map(|text| without_commands(text));
                for text in customs {
                    assert!(!text.is_empty() && !text.contains('`'), "{language:?} {text}");
                }
                assert!(!answer.concat().contains('`'), "{language:?} {answer:?}");
            }
        }
    }
}
