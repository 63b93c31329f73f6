//! Writes a sheet of all messages for who reads a translation: where each appears,
//! in English, and in the language, in each of its forms.
//!
//! ```sh
//! cargo run --example translation-sheet -- fi > fi.tsv
//! ```
//!
//! A file `src/messages/fi.ftl` or another one, `-- fi my.ftl`. The sheet has tabs
//! between its columns, for a spreadsheet; the last column is for remarks.

#![allow(clippy::print_stdout, reason = "the sheet is written there")]

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, error, fs};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

type Bundle = FluentBundle<FluentResource>;

fn main() -> Result<(), Box<dyn error::Error>> {
    let mut args = env::args().skip(1);
    let tag = args.next().ok_or("name a language, such as fi")?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/messages");
    let file = |tag: &str| folder.join(format!("{tag}.ftl"));
    let path = args.next().map_or_else(|| file(&tag), Into::into);
    let text = fs::read_to_string(file("en"))?;
    let (english, other) = (bundle("en", text.clone())?, bundle(&tag, fs::read_to_string(path)?)?);
    println!("message\tappears in\tEnglish\t{tag}\tremarks");
    let variables: BTreeSet<_> = text.split('$').skip(1).map(name).collect();
    let values: Vec<_> =
        variables.into_iter().map(|name| (name, text.contains(&format!("${name} ->")))).collect();
    for message in messages(&text) {
        let id = name(&message);
        let keys: BTreeSet<_> = message.split('[').skip(1).map(name).collect();
        let attributes = message.split("\n    .").skip(1).map(|text| Some(name(text)));
        for attribute in [None].into_iter().chain(attributes) {
            let full = attribute.map_or(id.to_owned(), |it| format!("{id}.{it}"));
            let [english, other] =
                [&english, &other].map(|bundle| written(bundle, id, attribute, &values, &keys));
            let subject = id.split('-').next().unwrap_or_default();
            if !english.is_empty() {
                println!("{full}\t{subject}\t{english}\t{other}\t");
            }
        }
    }
    Ok(())
}

/// Returns the name that a text begins with.
fn name(text: &str) -> &str {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    text.split(|c| !is_part(c)).next().unwrap_or_default()
}

fn bundle(tag: &str, text: String) -> Result<Bundle, Box<dyn error::Error>> {
    let mut bundle = FluentBundle::new(vec![tag.parse()?]);
    bundle.set_use_isolating(false);
    bundle.add_builtins()?;
    let resource = FluentResource::try_new(text).map_err(|(_, errors)| errors[0].clone())?;
    bundle.add_resource(resource).map_err(|errors| errors[0].clone())?;
    Ok(bundle)
}

/// Splits a file into its messages.
fn messages(file: &str) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for line in file.lines() {
        match messages.last_mut() {
            Some(message) if line.starts_with(' ') => *message += &format!("\n{line}"),
            _ if line.starts_with(|c: char| c.is_ascii_alphabetic()) => messages.push(line.into()),
            _ => {}
        }
    }
    messages
}

/// Returns the texts of a message, with each value by which it chooses a text; other
/// values are their names.
fn written(
    bundle: &Bundle,
    id: &str,
    attribute: Option<&str>,
    values: &[(&str, bool)],
    keys: &BTreeSet<&str>,
) -> String {
    let pattern = bundle.get_message(id).and_then(|message| match attribute {
        Some(attribute) => Some(message.get_attribute(attribute)?.value()),
        None => message.value(),
    });
    let Some(pattern) = pattern else {
        return String::new();
    };
    let numbers = [1, 2, 5].map(FluentValue::from).into_iter();
    let keys = keys.iter().filter(|key| !key.is_empty());
    let keys = keys.map(|key| FluentValue::try_number(key));
    let mut texts: Vec<String> = Vec::new();
    for value in numbers.chain(keys) {
        let mut args = FluentArgs::new();
        for &(name, chooses) in values {
            match chooses {
                true => args.set(name, value.clone()),
                false => args.set(name, format!("‹{name}›")),
            }
        }
        let text = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    texts.join(" | ")
}
