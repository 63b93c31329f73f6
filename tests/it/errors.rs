//! `tests/errors.txt` lists every error that the sources have. That it lists
//! every variant, the compiler sees: `sampled!` and `error_samples!` match them.

use std::collections::BTreeSet;
use std::mem;

use crate::sources::{Source, Token, attribute};

#[test]
fn every_error_is_in_the_list() {
    let listed: BTreeSet<&str> =
        include_str!("../errors.txt").lines().filter_map(|line| line.split("::").next()).collect();
    let sources = Source::program();
    let messages = messages(&sources);
    let errors = sources.iter().flat_map(|source| errors(source, &messages));
    let missing: Vec<_> = errors.filter(|name| !listed.contains(name.as_str())).collect();
    assert!(missing.is_empty(), "add to src/cli/golden.rs: {missing:?}");
}

#[test]
fn errors_are_read_off_the_source() {
    let source = Source::parse(
        "a.rs",
        "/// Doc\n#[derive(Debug, Error)]\npub(crate) enum Bad { #[error(\"a\")] One }\n\
         #[derive(Debug)] enum Good { One }\n pub enum ErrorKind { Big(u8) }\n\
         #[derive(Debug, Clone)] struct Said; refusals! { words: pub enum Refused { One => 1; } }\n\
         english! { /// Doc\n pub enum Told { One => (\"a\"); } }\n\
         sampled! { /// Doc\n #[derive(Debug)] pub enum Sampled { One(u8), for (1); } }",
    );
    let found = errors(&source, &BTreeSet::from(["Said".to_owned()]));
    assert_eq!(found, ["Bad", "ErrorKind", "Said", "Refused", "Told", "Sampled"]);
}

/// Returns the types that have a sentence in each language: `impl Message for A`.
fn messages(sources: &[Source]) -> BTreeSet<String> {
    let tokens = sources.iter().flat_map(|source| source.tokens.windows(3));
    let named = tokens.filter_map(|tokens| {
        let is_message = tokens[0].token.is("Message") && tokens[1].token.is("for");
        tokens[2].token.name().filter(|_| is_message)
    });
    named.map(str::to_owned).collect()
}

/// Returns the errors that a file defines: what derives `Error`, what `refusals!`, `english!`
/// or `sampled!` lists, what is called a kind of error, and what has a sentence in each
/// language.
fn errors(source: &Source, messages: &BTreeSet<String>) -> Vec<String> {
    let tokens = &source.tokens;
    let mut errors = Vec::new();
    let (mut derived, mut is_listed) = (false, false);
    let mut index = 0;
    while index < tokens.len() {
        if let Some(range) = attribute(tokens, index) {
            let names = |wanted: &str| tokens[range.clone()].iter().any(|at| at.token.is(wanted));
            derived |= names("derive") && names("Error");
            index = range.end;
            continue;
        }
        let token = &tokens[index].token;
        let next = tokens.get(index + 1).map(|next| &next.token);
        let is_macro = ["refusals", "english", "sampled"].iter().any(|name| token.is(name));
        is_listed |= is_macro && next == Some(&Token::Punct('!'));
        if let Some(name) =
            next.and_then(Token::name).filter(|_| token.is("enum") || token.is("struct"))
        {
            let is_error = derived || mem::take(&mut is_listed);
            if is_error || name.ends_with("ErrorKind") || messages.contains(name) {
                errors.push(name.to_owned());
            }
        }
        // In a macro that defines others stands no name.
        is_listed &= !token.is("enum");
        let is_modifier = ["pub", "crate", "super", "in"].iter().any(|word| token.is(word));
        let is_bracket = matches!(token, Token::Open('(') | Token::Close(')'));
        derived &= is_modifier || is_bracket;
        index += 1;
    }
    errors
}
