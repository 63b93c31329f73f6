//! `tests/errors.txt` lists every error that the sources have. That it lists
//! every variant, the compiler sees: `error_samples!` matches them.

use std::collections::BTreeSet;

use crate::sources::{Source, Token, attribute, end_of_group};

#[test]
fn every_error_is_in_the_list() {
    let listed: BTreeSet<&str> = include_str!("../errors.txt")
        .lines()
        .filter_map(|line| line.split("::").next())
        .collect();
    let sources = Source::program();
    let messages = messages(&sources);
    let errors = sources.iter().flat_map(|source| errors(source, &messages));
    let missing: Vec<_> = errors
        .filter(|name| !listed.contains(name.as_str()))
        .collect();
    assert!(
        missing.is_empty(),
        "add to src/cli/all_errors.rs: {missing:?}"
    );
}

#[test]
fn errors_are_read_off_the_source() {
    let source = Source::parse(
        "a.rs",
        "/// Doc\n#[derive(Debug, Error)]\npub(crate) enum Bad { #[error(\"a\")] One }\n\
         #[derive(Debug)] enum Good { One }\n pub enum ErrorKind { Big(u8) }\n\
         #[derive(Debug, Clone)] struct Said;",
    );
    let found = errors(&source, &BTreeSet::from(["Said".to_owned()]));
    assert_eq!(found, ["Bad", "ErrorKind", "Said"]);
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

/// Returns the errors that a file defines: what derives `Error`, what is called
/// a kind of error, and what `words` has a sentence for.
fn errors(source: &Source, messages: &BTreeSet<String>) -> Vec<String> {
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
                errors.push(name.to_owned());
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
