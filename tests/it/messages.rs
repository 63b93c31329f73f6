//! The message files: what the compiler does not see about them.

use std::collections::{BTreeMap, BTreeSet};
use std::{env, fs};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::sources::{Placed, Source, Token, attribute, end_of_group, src};

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
                let twice = entries.insert(id.clone(), Entry { line: number, ..Entry::default() });
                assert!(twice.is_none(), "{name}:{number}: `{id}` is there twice");
            }
            if let Some(entry) = entries.get_mut(&id) {
                for placed in line.split('{').skip(1) {
                    let placed = placed.split('}').next().unwrap();
                    let parts = placed.split(['-', ' ', ',', '(', ')']);
                    let variables = parts.filter_map(|part| part.strip_prefix('$'));
                    entry.variables.extend(variables.map(str::to_owned));
                }
                for placed in line.split("{ ").skip(1).filter_map(|rest| rest.split(" }").next()) {
                    if placed
                        .chars()
                        .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
                    {
                        entry.messages.insert(placed.to_owned());
                    }
                }
            }
        }
        Self { name, text, headings, entries }
    }

    /// Returns what stands in one file and not in the other, where that is.
    fn beyond(&self, other: &Self) -> Vec<String> {
        let missing = self.entries.iter().filter(|(id, _)| !other.entries.contains_key(*id));
        let place = |(id, entry): (&String, &Entry)| {
            format!("{}:{}: `{id}` is not in {}", self.name, entry.line, other.name)
        };
        missing.map(place).collect()
    }
}

/// A message that the program says, and where.
struct Said {
    place: String,
    id: String,
    values: BTreeSet<String>,
    /// Whether English may lack it: a hint, and what is said `else`.
    is_optional: bool,
}

impl Said {
    fn new(place: String, id: &Token, values: BTreeSet<String>) -> Option<Self> {
        let Token::Literal(id) = id else {
            return None;
        };
        Some(Self {
            place,
            id: id.strip_prefix('"')?.strip_suffix('"')?.to_owned(),
            values,
            is_optional: false,
        })
    }

    /// Returns the messages of the variants of an enum, whose names end the ids.
    fn of_variants(self, sources: &[Source], name: &str) -> Vec<Self> {
        let each = |variant: String| Self {
            place: self.place.clone(),
            id: format!("{}{variant}", self.id),
            values: BTreeSet::new(),
            is_optional: self.is_optional,
        };
        variants(sources, name).into_iter().map(each).collect()
    }
}

/// Returns the messages that the program says: `say!(words, "score-mixed", value)`, and
/// those that `messages!`, `by_variant!`, `said!` and `refusals!` list.
fn said() -> Vec<Said> {
    let mut found = Vec::new();
    let sources = Source::program();
    for source in &sources {
        let tokens = &source.tokens;
        for index in 0..tokens.len() {
            let [name, not, open, ..] = &tokens[index..] else {
                break;
            };
            if not.token != Token::Punct('!') || !matches!(open.token, Token::Open(_)) {
                continue;
            }
            let group = &tokens[index + 3..end_of_group(tokens, index + 2) - 1];
            let arguments = arguments(group);
            match name.token.name().unwrap_or_default() {
                "messages" => found.extend(listed(group, source, &sources)),
                "by_variant" | "said" | "refusals" => found.extend(of_rows(group, source)),
                call @ ("say" | "hint" | "refuse" | "variant") if arguments.len() > 1 => {
                    let place = source.place(name.line);
                    let values = names(&arguments[2..]);
                    let said = Said::new(place, &arguments[1][0].token, values);
                    found.extend(said.into_iter().flat_map(|said| match call {
                        "refuse" => vec![hint_beside(&said), said],
                        "variant" => {
                            let is_optional = arguments.len() > 3;
                            let said = Said { is_optional, ..said };
                            said.of_variants(&sources, arguments[2][2].token.name().unwrap())
                        }
                        _ => vec![said],
                    }));
                }
                _ => {}
            }
        }
    }
    found
}

/// Returns the hint beside a message, which is given the same values.
fn hint_beside(said: &Said) -> Said {
    Said {
        place: said.place.clone(),
        id: format!("{}.hint", said.id),
        values: said.values.clone(),
        is_optional: true,
    }
}

/// Reads the rows of `messages!`, which says how they are written.
fn listed(group: &[Placed], source: &Source, sources: &[Source]) -> Vec<Said> {
    let mut found = Vec::new();
    let is = |at: usize, token: Token| matches!(group.get(at), Some(at) if at.token == token);
    let inner = |open: usize| &group[open + 1..end_of_group(group, open) - 1];
    let said = |id: &Placed, values| Said::new(source.place(id.line), &id.token, values);
    let mut index = 2;
    while index < group.len() {
        index = attribute(group, index).map_or(index, |range| range.end);
        if !is(index + 1, Token::Open('(')) {
            index += 1;
            continue;
        }
        let taken = arguments(inner(index + 1));
        index = end_of_group(group, index + 1) + 1;
        index += usize::from(matches!(group.get(index), Some(at) if at.token.is("hint")));
        if is(index, Token::Punct('>')) {
            // `=> match deals { true => "a", false => "b" } { name }`
            let arms = end_of_group(group, index + 2);
            let values = end_of_group(group, arms);
            let given = match is(values, Token::Open('{')) {
                true => names(&arguments(inner(values))),
                false => BTreeSet::new(),
            };
            found.extend(inner(arms).iter().filter_map(|id| said(id, given.clone())));
            index = values;
        } else if is(index + 1, Token::Punct('+')) {
            let each = said(&group[index], BTreeSet::new()).unwrap();
            found.extend(each.of_variants(sources, taken[0][2].token.name().unwrap()));
        } else if is(index + 1, Token::Open('{')) {
            let given = names(&arguments(inner(index + 1)));
            found.extend(said(&group[index], given));
            index += 1;
        } else {
            found.extend(said(&group[index], names(&taken)));
        }
        index = end_of_row(group, index);
    }
    found
}

/// Reads the rows of `by_variant!`, which says how they are written; they stand in braces.
fn of_rows(group: &[Placed], source: &Source) -> Vec<Said> {
    let open = group.iter().position(|at| at.token == Token::Open('{'));
    let Some(rows) = open.map(|open| &group[open + 1..end_of_group(group, open) - 1]) else {
        return Vec::new();
    };
    let is = |at: usize, token: Token| matches!(rows.get(at), Some(at) if at.token == token);
    let held = |open: usize| match rows.get(open).map(|at| &at.token) {
        Some(Token::Open(_)) => {
            let end = end_of_group(rows, open);
            (names(&arguments(&rows[open + 1..end - 1])), end)
        }
        _ => (BTreeSet::new(), open),
    };
    let (mut found, mut index) = (Vec::new(), 0);
    while index < rows.len() {
        index = attribute(rows, index).map_or(index, |range| range.end);
        if attribute(rows, index).is_some() {
            continue;
        }
        let (values, end) = held(index + 1);
        if is(end, Token::Punct('=')) && !is(end + 1, Token::Punct('>')) {
            let values = if is(end + 2, Token::Open('{')) { held(end + 2).0 } else { values };
            let id = &rows[end + 1];
            let said = Said::new(source.place(id.line), &id.token, values);
            found.extend(said.into_iter().flat_map(|said| [hint_beside(&said), said]));
        }
        index = end_of_row(rows, index);
    }
    found
}

/// Returns the index after the `;` of a row.
fn end_of_row(rows: &[Placed], start: usize) -> usize {
    let mut index = start;
    while index < rows.len() && rows[index].token != Token::Punct(';') {
        index = match rows[index].token {
            Token::Open(_) => end_of_group(rows, index),
            _ => index + 1,
        };
    }
    index + 1
}

/// Splits the tokens of a call at their commas.
fn arguments(group: &[Placed]) -> Vec<&[Placed]> {
    let mut depth = 0;
    let arguments = group.split(|Placed { token, .. }| {
        depth += i32::from(matches!(token, Token::Open(_)));
        depth -= i32::from(matches!(token, Token::Close(_)));
        depth == 0 && *token == Token::Punct(',')
    });
    arguments.filter(|argument| !argument.is_empty()).collect()
}

/// Returns the names of arguments: `name`, `points = 12`, `round: u8`.
fn names(arguments: &[&[Placed]]) -> BTreeSet<String> {
    let names = arguments.iter().filter_map(|value| value[0].token.name());
    names.map(str::to_owned).collect()
}

/// Returns the names of the variants of an enum in kebab case; in the place of one that
/// holds another enum, those of that one.
fn variants(sources: &[Source], name: &str) -> Vec<String> {
    let tokens = sources.iter().find_map(|source| {
        let is_it = |at: &[Placed]| at[0].token.is("enum") && at[1].token.is(name);
        let start = source.tokens.windows(2).position(is_it)?;
        Some(&source.tokens[start + 3..end_of_group(&source.tokens, start + 2) - 1])
    });
    let tokens = tokens.unwrap_or_else(|| panic!("there is no enum {name}"));
    let variants = arguments(tokens).into_iter().flat_map(|mut variant| {
        while let Some(range) = attribute(variant, 0) {
            variant = &variant[range.end..];
        }
        match variant {
            [_, open, other, ..] if open.token == Token::Open('(') => {
                self::variants(sources, other.token.name().unwrap())
            }
            _ => vec![kebab(variant[0].token.name().unwrap())],
        }
    });
    variants.collect()
}

fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(c.to_lowercase());
    }
    kebab
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
            assert!(!is_message || subject == heading, "{}:{number}: {line}", file.name);
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
            message.is_optional || english.entries.contains_key(id),
            "{place}: `{id}` is in no file"
        );
    }
    let said: BTreeSet<String> = said.into_iter().map(|said| said.id).collect();
    // Ids are chosen in other ways too, such as by a number.
    let literals: BTreeSet<String> = Source::program()
        .iter()
        .flat_map(|source| &source.tokens)
        .filter_map(|placed| match &placed.token {
            Token::Literal(text) => Some(text.trim_matches('"').to_owned()),
            _ => None,
        })
        .collect();
    let parts: BTreeSet<&String> =
        english.entries.values().flat_map(|entry| &entry.messages).collect();
    for (id, entry) in &english.entries {
        let is_said = said.contains(id) || literals.contains(id) || parts.contains(id);
        assert!(is_said, "{}:{}: `{id}` is never said", english.name, entry.line);
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
            let parts = entry.messages.iter().filter_map(|part| file.entries.get(part));
            let variables = parts.flat_map(|part| &part.variables).chain(&entry.variables);
            for variable in variables {
                let (name, line) = (&file.name, entry.line);
                assert!(values.contains(variable), "{name}:{line}: nothing gives `${variable}`");
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
        let variables: BTreeSet<&String> =
            file.entries.values().flat_map(|entry| &entry.variables).collect();
        let samples = [0.0, 1.0, 2.0, 3.0, 11.0, 21.0].map(FluentValue::from);
        for sample in samples.into_iter().chain([FluentValue::from("Ann")]) {
            let args: FluentArgs<'_> =
                variables.iter().map(|&name| (name.as_str(), sample.clone())).collect();
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
        from.extend(LANGUAGES[1..].iter().zip(columns).map(|(&tag, sum)| ((id, tag), sum)));
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
                changed
                    .push(format!("src/messages/{tag}.ftl:{line}: the English of `{id}` is new"));
            }
        }
        written.push('\n');
    }
    if !looked_at.is_empty() {
        fs::write(path, written).unwrap();
    }
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}
