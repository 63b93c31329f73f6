//! The message files: what the compiler does not see about them.

use std::collections::{BTreeMap, BTreeSet};
use std::{env, fs};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::sources::{Placed, Source, Token, end_of_group, src};

/// The languages, the one that the others are translated from first.
const LANGUAGES: [&str; 6] = ["en", "da", "fi", "is", "nb", "sv"];

/// A message or an attribute as a file has it.
#[derive(Debug, Default)]
struct Entry {
    line: usize,
    /// What it inserts: `$name`.
    variables: BTreeSet<String>,
    /// The messages that it is made of: `{ score-forms }`.
    messages: BTreeSet<String>,
}

/// A message file.
struct File {
    name: String,
    text: String,
    headings: Vec<String>,
    /// By id; that of an attribute stands after a dot.
    entries: BTreeMap<String, Entry>,
}

impl File {
    fn read(language: &str) -> Self {
        let name = format!("src/messages/{language}.ftl");
        let text = fs::read_to_string(src().join(format!("messages/{language}.ftl"))).unwrap();
        Self::parse(name, text)
    }

    fn parse(name: String, text: String) -> Self {
        let mut headings = Vec::new();
        let mut entries: BTreeMap<String, Entry> = BTreeMap::new();
        let (mut message, mut id) = (String::new(), String::new());
        for (line, number) in text.lines().zip(1..) {
            if let Some(heading) = line.strip_prefix("## ") {
                headings.push(heading.to_owned());
            }
            if line.starts_with('#') {
                continue;
            }
            let is_message = line.starts_with(|c: char| c.is_ascii_alphabetic());
            if is_message {
                message = line.split(' ').next().unwrap().to_owned();
                id.clone_from(&message);
            } else if let Some(attribute) = line.trim_start().strip_prefix('.') {
                id = format!("{message}.{}", attribute.split(' ').next().unwrap());
            }
            if is_message || line.trim_start().starts_with('.') {
                let twice = entries.insert(
                    id.clone(),
                    Entry {
                        line: number,
                        ..Entry::default()
                    },
                );
                assert!(twice.is_none(), "{name}:{number}: `{id}` is there twice");
            }
            if let Some(entry) = entries.get_mut(&id) {
                for placed in line.split('{').skip(1) {
                    let placed = placed.split('}').next().unwrap();
                    let parts = placed.split(['-', ' ', ',', '(', ')']);
                    let variables = parts.filter_map(|part| part.strip_prefix('$'));
                    entry.variables.extend(variables.map(str::to_owned));
                }
                for placed in line
                    .split("{ ")
                    .skip(1)
                    .filter_map(|rest| rest.split(" }").next())
                {
                    if placed
                        .chars()
                        .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
                    {
                        entry.messages.insert(placed.to_owned());
                    }
                }
            }
        }
        Self {
            name,
            text,
            headings,
            entries,
        }
    }

    /// Returns what stands in one file and not in the other, where that is.
    fn beyond(&self, other: &Self) -> Vec<String> {
        let missing = self
            .entries
            .iter()
            .filter(|(id, _)| !other.entries.contains_key(*id));
        let place = |(id, entry): (&String, &Entry)| {
            format!(
                "{}:{}: `{id}` is not in {}",
                self.name, entry.line, other.name
            )
        };
        missing.map(place).collect()
    }
}

/// A message that the program says, and where.
struct Said {
    place: String,
    id: String,
    values: BTreeSet<String>,
}

/// Returns the messages that the program says: `say!(words, "score-mixed", value)`.
fn said() -> Vec<Said> {
    let mut found = Vec::new();
    for source in Source::program() {
        let tokens = &source.tokens;
        for index in 0..tokens.len() {
            let is_call = ["say", "hint"]
                .iter()
                .any(|name| tokens[index].token.is(name))
                && matches!(tokens.get(index + 1), Some(placed) if placed.token == Token::Punct('!'));
            if is_call
                && matches!(tokens.get(index + 2), Some(placed) if placed.token == Token::Open('('))
            {
                let group = &tokens[index + 3..end_of_group(tokens, index + 2) - 1];
                let place = source.place(tokens[index].line);
                found.extend(said_in(group, place));
            }
        }
    }
    found
}

/// Reads the arguments of a call: the words, the id, then the values.
fn said_in(group: &[Placed], place: String) -> Option<Said> {
    let mut depth = 0;
    let mut arguments = vec![Vec::new()];
    for Placed { token, .. } in group {
        match token {
            Token::Open(_) => depth += 1,
            Token::Close(_) => depth -= 1,
            Token::Punct(',') if depth == 0 => {
                arguments.push(Vec::new());
                continue;
            }
            _ => {}
        }
        arguments.last_mut()?.push(token);
    }
    let Some(Token::Literal(id)) = arguments.get(1)?.first() else {
        return None;
    };
    let id = id.trim_matches('"').to_owned();
    let values = arguments[2..]
        .iter()
        .filter_map(|value| value.first()?.name());
    let values = values.map(str::to_owned).collect();
    Some(Said { place, id, values })
}

#[test]
fn every_file_can_be_read() {
    for file in LANGUAGES.map(File::read) {
        if let Err((_, errors)) = FluentResource::try_new(file.text.clone()) {
            let place = |at: usize| file.text[..at].lines().count();
            let errors: Vec<_> = errors
                .iter()
                .map(|error| format!("{}:{}: {error}", file.name, place(error.pos.start)))
                .collect();
            panic!("{}", errors.join("\n"));
        }
    }
}

#[test]
fn every_language_has_the_same_messages() {
    let english = File::read("en");
    for language in &LANGUAGES[1..] {
        let other = File::read(language);
        let missing = [english.beyond(&other), other.beyond(&english)].concat();
        assert!(missing.is_empty(), "{}", missing.join("\n"));
        assert_eq!(other.headings, english.headings, "{}", other.name);
    }
}

#[test]
fn a_message_stands_under_the_heading_that_its_name_begins_with() {
    for file in LANGUAGES.map(File::read) {
        let mut heading = "";
        for (line, number) in file.text.lines().zip(1..) {
            heading = line.strip_prefix("## ").unwrap_or(heading);
            let is_message = line.starts_with(|c: char| c.is_ascii_alphabetic());
            let subject = line.split('-').next().unwrap();
            assert!(
                !is_message || subject == heading,
                "{}:{number}: {line}",
                file.name
            );
        }
    }
}

#[test]
fn the_program_says_what_is_in_the_files_and_nothing_else() {
    let english = File::read("en");
    let said = said();
    assert!(said.len() > 20, "{}", said.len());
    for message in &said {
        let Said { place, id, .. } = message;
        assert!(
            english.entries.contains_key(id),
            "{place}: `{id}` is in no file"
        );
    }
    // Ids are chosen in other ways too, such as by a label.
    let literals: BTreeSet<String> = Source::program()
        .iter()
        .flat_map(|source| &source.tokens)
        .filter_map(|placed| match &placed.token {
            Token::Literal(text) => Some(text.trim_matches('"').to_owned()),
            _ => None,
        })
        .collect();
    let parts: BTreeSet<&String> = english
        .entries
        .values()
        .flat_map(|entry| &entry.messages)
        .collect();
    for (id, entry) in &english.entries {
        let is_said = literals.contains(id) || parts.contains(id);
        assert!(
            is_said,
            "{}:{}: `{id}` is never said",
            english.name, entry.line
        );
    }
}

#[test]
fn a_message_inserts_only_what_the_program_gives() {
    let mut given: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for message in said() {
        given.entry(message.id).or_default().extend(message.values);
    }
    for file in LANGUAGES.map(File::read) {
        for (id, entry) in &file.entries {
            let Some(values) = given.get(id) else {
                continue;
            };
            let parts = entry
                .messages
                .iter()
                .filter_map(|part| file.entries.get(part));
            let variables = parts
                .flat_map(|part| &part.variables)
                .chain(&entry.variables);
            for variable in variables {
                let (name, line) = (&file.name, entry.line);
                assert!(
                    values.contains(variable),
                    "{name}:{line}: nothing gives `${variable}`"
                );
            }
        }
    }
}

/// Each message is written with numbers of every plural, and with a name.
#[test]
fn every_message_can_be_written() {
    for language in LANGUAGES {
        let file = File::read(language);
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(file.text.clone()).unwrap_or_else(|(file, _)| file);
        bundle.add_resource(resource).unwrap();
        bundle.add_builtins().unwrap();
        let variables: BTreeSet<&String> = file
            .entries
            .values()
            .flat_map(|entry| &entry.variables)
            .collect();
        let samples = [0.0, 1.0, 2.0, 3.0, 11.0, 21.0].map(FluentValue::from);
        for sample in samples.into_iter().chain([FluentValue::from("Ann")]) {
            let args: FluentArgs<'_> = variables
                .iter()
                .map(|&name| (name.as_str(), sample.clone()))
                .collect();
            for (id, entry) in &file.entries {
                let (message, attribute) = id.split_once('.').unwrap_or((id, ""));
                let message = bundle.get_message(message).unwrap();
                let attribute = message.get_attribute(attribute);
                let pattern = attribute.map_or_else(|| message.value(), |it| Some(it.value()));
                let place = format!("{}:{}", file.name, entry.line);
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern.expect(&place), Some(&args), &mut errors);
                assert!(errors.is_empty(), "{place}: {errors:?}");
                assert!(!text.trim().is_empty(), "{place}: `{id}` is empty");
                assert!(!text.contains(['{', '}', '$']), "{place}: {text}");
            }
        }
    }
}

/// Returns the checksums of the messages of English, with their attributes.
fn checksums(english: &File) -> BTreeMap<String, String> {
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    let mut message = "";
    for line in english.text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            message = line.split(' ').next().unwrap();
        }
        *texts.entry(message.to_owned()).or_default() += line.trim();
    }
    let checksum = |text: String| format!("{:08x}", crc32fast::hash(text.as_bytes()));
    let texts = texts.into_iter().filter(|(id, _)| !id.is_empty());
    texts.map(|(id, text)| (id, checksum(text))).collect()
}

/// A file lists the English that each translation was made from, by its checksum.
/// Once the translations were looked at, `CROWNS_LOOKED_AT=fi,sv` writes it again
/// for these languages.
#[test]
fn a_message_whose_english_has_changed_is_looked_at_in_every_language() {
    let path = src().join("../tests/messages/translated-from.tsv");
    let stored = fs::read_to_string(&path).unwrap_or_default();
    let mut from: BTreeMap<(&str, &str), &str> = BTreeMap::new();
    for line in stored.lines().skip(1) {
        let mut columns = line.split('\t');
        let id = columns.next().unwrap();
        from.extend(
            LANGUAGES[1..]
                .iter()
                .zip(columns)
                .map(|(&tag, sum)| ((id, tag), sum)),
        );
    }
    let english = checksums(&File::read("en"));
    let looked_at = env::var("CROWNS_LOOKED_AT").unwrap_or_default();
    let mut written = format!("message\t{}\n", LANGUAGES[1..].join("\t"));
    let mut changed = Vec::new();
    for (id, now) in &english {
        written += id;
        for tag in &LANGUAGES[1..] {
            let was = from.get(&(id, tag)).copied().unwrap_or("-");
            let is_done = looked_at.split(',').any(|done| done == *tag);
            written += &format!("\t{}", if is_done { now } else { was });
            if was != now && !is_done {
                let line = File::read(tag).entries[id].line;
                changed.push(format!(
                    "src/messages/{tag}.ftl:{line}: the English of `{id}` is new"
                ));
            }
        }
        written.push('\n');
    }
    if !looked_at.is_empty() {
        fs::write(path, written).unwrap();
    }
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}
