//! Rulings and rulesets.

use anstyle::Style;
use strum::IntoEnumIterator;

use crate::cards::{Card, parse_cards};
use crate::messages::{Messages, RuleColumn, RulingPart};
use crate::render::table::{Cell, Column, Rows};
use crate::render::text::{TextStyle, cards, shown, with_cards, wrap};
use crate::rules::rulings::{Answer, Example, Ruling, Rulings, Source, Variation};
use crate::rules::{PRESETS, Round, Rule, Ruleset};

/// Writes the rulesets, the presets and the custom ones, each with its
/// differences from the official rules.
pub fn rulesets(custom: &[Ruleset], style: TextStyle) -> String {
    let (all, words) = (presets_and(custom), style.words());
    let table = Rows::new(&all)
        .with(Column::figures("").left(), |rules| Cell::name(rules.name()))
        .with(Column::figures("").wrapped(), |rules| words.differences(rules).into())
        .table();
    let list = table.indent(2).text(style);
    format!("{list}\n{}\n", style.hang(words.how_to_show_rules()))
}

pub(in crate::render) fn presets_and(custom: &[Ruleset]) -> Vec<Ruleset> {
    let presets = PRESETS.iter().filter_map(|name| Ruleset::named(name).ok());
    presets.chain(custom.iter().cloned()).collect()
}

pub fn ruleset_added(rules: &Ruleset, style: TextStyle) -> String {
    let lines = style.words().ruleset_added(rules);
    lines.map(|line| style.hang(&shown(&line)) + "\n").concat()
}

/// Writes every rule with its value, the official value and its meaning; a star
/// marks the values that differ.
pub fn ruleset(rules: &Ruleset, style: TextStyle) -> String {
    let (official, words) = (Ruleset::official(), style.words());
    let column = |heading: RuleColumn| Column::figures(words.rule_column(heading)).left();
    let varied: Vec<_> = Rule::iter().collect();
    let table = Rows::new(&varied)
        .with(column(RuleColumn::Rule), |&rule| {
            let mark = if rule.differs(rules) { "*" } else { " " };
            format!("{mark} {}", rule.name()).into()
        })
        .with(column(RuleColumn::Value), |rule| rule.value_in(rules).into())
        .with(column(RuleColumn::Official), |rule| rule.value_in(&official).into())
        .with(column(RuleColumn::Decides).wrapped(), |&rule| {
            let (meaning, allowed) = (words.rule_meaning(rule), words.rule_allowed(rule));
            format!("{meaning}\n({allowed})").into()
        })
        .table();
    let note = words.rules_note(Rule::differing(rules).next().is_some());
    let (name, lines) = (shown(rules.name()), table.text(style));
    format!("{name}\n\n{lines}\n{note}\n")
}

pub fn topics(rulings: &Rulings, style: TextStyle) -> String {
    let mut text = String::new();
    for chapter in &rulings.chapters {
        text += &format!("{}\n", strong(&chapter.title, style));
        for ruling in &chapter.rulings {
            text += &topic_line(ruling, style);
        }
        text.push('\n');
    }
    text + &wrapped(style.words().how_to_read_rulings(), "", style)
}

/// Writes one ruling: question, answer, source, customs, rules, examples.
pub fn ruling(rulings: &Rulings, ruling: &Ruling, style: TextStyle) -> String {
    let words = style.words();
    let mut blocks = vec![wrapped(&strong(&ruling.question, style), "", style)];
    blocks.extend(ruling.answer.iter().map(|text| wrapped(text, "", style)));
    blocks.push(wrapped(&sources(rulings, &ruling.sources, words), "", style));
    let custom = |text: &String| wrap("  - ", "    ", text, style.width) + "\n";
    let varied = ruling.varied_by.iter().map(|varied| variation(varied, style));
    let examples = ruling.examples.iter().map(|shown| example(shown, style));
    let sections = [
        (RulingPart::Customs, ruling.customs.iter().map(custom).collect::<String>()),
        (RulingPart::Variations, varied.collect()),
        (RulingPart::Examples, examples.collect()),
    ];
    for (part, lines) in sections.into_iter().filter(|(_, lines)| !lines.is_empty()) {
        blocks.push(format!("{}\n{lines}", strong(words.ruling_part(part), style)));
    }
    blocks.join("\n")
}

/// Writes the answer to a question: one ruling, or those that may be meant.
pub fn answer(rulings: &Rulings, answer: &Answer<'_>, style: TextStyle) -> String {
    match answer {
        Answer::One(one) => ruling(rulings, one.ruling, style),
        Answer::Several(several) => {
            let title = wrapped(&strong(style.words().not_sure(), style), "", style);
            title + &found(several.iter().map(|found| found.ruling), style)
        }
    }
}

/// Writes the results of a search, each with the rule itself.
pub fn found<'a>(found: impl IntoIterator<Item = &'a Ruling>, style: TextStyle) -> String {
    let block = |ruling| topic_line(ruling, style) + &wrapped(ruling.rule(), "    ", style);
    found.into_iter().map(block).collect()
}

const TOPIC: usize = 22;

fn topic_line(ruling: &Ruling, style: TextStyle) -> String {
    let start = format!("  {:TOPIC$}", ruling.topic);
    let below = " ".repeat(start.len());
    wrap(&start, &below, &ruling.question, style.width) + "\n"
}

pub(in crate::render) fn sources(
    rulings: &Rulings,
    sources: &[Source],
    words: &Messages,
) -> String {
    let name = |&source: &Source| rulings.source_name(source);
    let named = sources.iter().filter(|&&source| source != Source::Silent);
    let named: Vec<_> = named.map(name).collect();
    let is_silent = named.is_empty() || sources.contains(&Source::Silent);
    words.ruling_sources(&named, is_silent.then(|| name(&Source::Silent)))
}

fn variation(varied: &Variation, style: TextStyle) -> String {
    let flags: Vec<_> = varied.settings.iter().map(|setting| format!("--rule {setting}")).collect();
    let flags = format!("  {}\n", flags.join(" "));
    flags + &wrapped(&varied.effect, "      ", style)
}

fn example(example: &Example, style: TextStyle) -> String {
    let round = Round::new(example.round).expect("tests play every example");
    let cards = cards(example_cards(example), style);
    let round = style.words().example_round(round, &example.settings);
    wrapped(&format!("{cards}  ({round})"), "  ", style)
        + &wrapped(&claimed(example, style), "      ", style)
}

pub(in crate::render) fn claimed(example: &Example, style: TextStyle) -> String {
    let (claim, because) = (style.words().claim(example.claim), &example.because);
    format!("{claim}: {}", with_cards(because, style))
}

pub(in crate::render) fn example_cards(example: &Example) -> Vec<Card> {
    let rules = Ruleset::official()
        .with(example.settings.iter().map(String::as_str))
        .expect("tests try the settings of every example");
    parse_cards(&example.cards, rules.deck()).expect("tests read every example")
}

fn wrapped(text: &str, indent: &str, style: TextStyle) -> String {
    wrap(indent, indent, text, style.width) + "\n"
}

fn strong(text: &str, style: TextStyle) -> String {
    style.paint(Style::new().bold(), text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    const SIGNS: TextStyle = TextStyle { signs: true, color: false, width: 80, ..TextStyle::PLAIN };

    #[test]
    fn no_line_is_wider_than_the_page() {
        let narrow = TextStyle { width: 40, ..SIGNS };
        let wide = Language::ALL.iter().flat_map(|&language| {
            [TextStyle::PLAIN, SIGNS].map(|style| TextStyle { language, ..style })
        });
        for style in wide.chain([narrow]) {
            let rulings = style.words().rulings();
            let pages = rulings.all().map(|one| ruling(rulings, one, style));
            let pages = pages.chain([topics(rulings, style)]);
            for page in pages {
                for line in page.lines().filter(|line| !line.contains("--rule ")) {
                    assert!(textwrap::core::display_width(line) <= style.width, "{line}");
                }
            }
        }
    }

    #[test]
    fn cards_look_alike_in_examples_and_in_words() {
        let rulings = Language::English.words().rulings();
        let page =
            |topic| ruling(rulings, rulings.asked_for(topic).unwrap().matches()[0].ruling, SIGNS);
        let naturals = page("naturals");
        assert!(naturals.contains("6♦ 7★ 7★ 9♦"), "{naturals}");
        assert!(naturals.contains("stand for 7♦ and 8♦"), "{naturals}");
        let page = page("last-round-sizes");
        assert!(page.contains("a book of six, and Q♥ to discard"), "{page}");
    }
}
