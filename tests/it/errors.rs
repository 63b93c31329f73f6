//! `tests/errors.txt` lists every error that the sources have.

use std::collections::BTreeSet;

use crate::sources::{Placed, Source, Token, attribute, end_of_group};

#[test]
fn every_error_is_in_the_list() {
    let listed: BTreeSet<&str> = include_str!("../errors.txt").lines().collect();
    let mut missing = Vec::new();
    let sources = Source::program();
    let messages = messages(&sources);
    for source in &sources {
        for (name, variants) in errors(source, &messages) {
            let all = variants.iter().map(|variant| format!("{name}::{variant}"));
            let all: Vec<String> = match variants.is_empty() {
                true => vec![name.clone()],
                false => all.collect(),
            };
            missing.extend(all.into_iter().filter(|one| !listed.contains(one.as_str())));
        }
    }
    assert!(
        missing.is_empty(),
        "add to src/cli/all_errors.rs: {missing:?}"
    );
}

#[test]
fn variants_are_read_off_the_source() {
    let source = Source::parse(
        "a.rs",
        "/// Doc\n#[derive(Debug, Error)]\npub enum Bad {\n #[error(\"{0}, a\")] One(#[from] A, B),\n\
         #[error(\"b\")] Two { x: Vec<(u8, u8)>, y: u8 },\n Three }\n\
         #[derive(Debug)] enum Good { One }\n pub enum ErrorKind { Big(u8) }\n\
         #[derive(Debug, Clone)] enum Said { Here }",
    );
    let found = errors(&source, &BTreeSet::from(["Said".to_owned()]));
    let texts: Vec<String> = found
        .iter()
        .map(|(name, variants)| format!("{name}: {}", variants.join(" ")))
        .collect();
    assert_eq!(
        texts,
        ["Bad: One Two Three", "ErrorKind: Big", "Said: Here"]
    );
}

/// Returns the types that `words` has a sentence for: `messages! { A: a, }`.
fn messages(sources: &[Source]) -> BTreeSet<String> {
    let source = sources
        .iter()
        .find(|source| source.path == "messages/message.rs")
        .unwrap();
    let call = source
        .tokens
        .windows(2)
        .rposition(|pair| pair[0].token.is("messages") && pair[1].token == Token::Punct('!'))
        .unwrap();
    let end = end_of_group(&source.tokens, call + 2);
    let named = source.tokens[call..end].windows(2).filter_map(|pair| {
        let is_type = pair[1].token == Token::Punct(':');
        pair[0].token.name().filter(|_| is_type)
    });
    named.map(str::to_owned).collect()
}

/// Returns the errors that a file defines, with their variants: what derives
/// `Error`, what is called a kind of error, and what `words` has a sentence for.
fn errors(source: &Source, messages: &BTreeSet<String>) -> Vec<(String, Vec<String>)> {
    let tokens = &source.tokens;
    let mut errors = Vec::new();
    let mut derived = false;
    let mut index = 0;
    while index < tokens.len() {
        if let Some(range) = attribute(tokens, index) {
            let names = |wanted: &str| tokens[range.clone()].iter().any(|at| at.token.is(wanted));
            derived |= names("derive") && names("Error");
            index = range.end;
            continue;
        }
        let token = &tokens[index].token;
        if token.is("enum") || token.is("struct") {
            let name = tokens[index + 1].token.name().unwrap_or_default();
            if derived || name.ends_with("ErrorKind") || messages.contains(name) {
                let variants = match token.is("enum") {
                    true => {
                        // Of `enum Name<S> {`, what is in the braces.
                        let brace = |placed: &Placed| placed.token == Token::Open('{');
                        let open = tokens[index..].iter().position(brace).unwrap_or_default();
                        let open = index + open;
                        variants(&tokens[open + 1..end_of_group(tokens, open) - 1])
                    }
                    false => Vec::new(),
                };
                errors.push((name.to_owned(), variants));
            }
        }
        let is_modifier = ["pub", "crate", "super", "in"]
            .iter()
            .any(|word| token.is(word));
        let is_bracket = matches!(token, Token::Open('(') | Token::Close(')'));
        derived &= is_modifier || is_bracket;
        index += 1;
    }
    errors
}

/// Returns the names of the variants inside the braces of an enum.
fn variants(tokens: &[Placed]) -> Vec<String> {
    let mut variants = Vec::new();
    let mut is_start = true;
    let mut index = 0;
    while index < tokens.len() {
        if let Some(range) = attribute(tokens, index) {
            index = range.end;
            continue;
        }
        match &tokens[index].token {
            Token::Open(_) => {
                index = end_of_group(tokens, index);
                continue;
            }
            Token::Punct(',') => is_start = true,
            Token::Name(name) if is_start => {
                variants.push(name.clone());
                is_start = false;
            }
            _ => {}
        }
        index += 1;
    }
    variants
}
