//! The strings of the program that a user can read.
//!
//! They are the string literals outside of tests, and the doc comments that
//! clap shows as help. Left out is what nobody reads: SQL, attributes of other
//! crates, why something cannot happen, and strings without a letter.

#![allow(dead_code, reason = "each user takes the part that it needs")]

use super::sources::{Placed, Source, Token, attribute, end_of_group, end_of_item};

/// A string that a user can read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Visible {
    pub(crate) line: usize,
    pub(crate) text: String,
}

/// The derives of clap that show doc comments.
const CLAP: [&str; 4] = ["Args", "Parser", "Subcommand", "ValueEnum"];

/// The attributes whose strings are shown.
const SHOWN: [&str; 6] = ["arg", "clap", "command", "error", "group", "value"];

/// What takes a string that is for developers.
const FOR_DEVELOPERS: [&str; 14] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "debug_assert",
    "debug_assert_eq",
    "env",
    "expect",
    "expect_err",
    "include_bytes",
    "include_str",
    "option_env",
    "panic",
    "unreachable",
];

/// What SQL starts with.
const SQL: [&str; 22] = [
    "ALTER",
    "ANALYZE",
    "ATTACH",
    "BEGIN",
    "COMMIT",
    "CREATE",
    "DELETE",
    "DETACH",
    "DROP",
    "FROM",
    "GROUP",
    "INSERT",
    "JOIN",
    "LIMIT",
    "ORDER",
    "PRAGMA",
    "RELEASE",
    "ROLLBACK",
    "SAVEPOINT",
    "SELECT",
    "UPDATE",
    "WHERE",
];

/// Returns the strings of a file without tests, in order.
pub(crate) fn visible_strings(source: &Source) -> Vec<Visible> {
    let mut strings = Vec::new();
    collect(&source.tokens, false, &mut strings);
    strings
}

/// Takes the strings out of tokens, and the doc comments where clap shows them.
fn collect(tokens: &[Placed], mut help: bool, strings: &mut Vec<Visible>) {
    let mut index = 0;
    // Where the item ends that clap derives help from.
    let mut end_of_help = 0;
    while index < tokens.len() {
        if end_of_help != 0 && index >= end_of_help {
            (help, end_of_help) = (false, 0);
        }
        if attribute(tokens, index).is_some() {
            if !help && derives_help(tokens, index) {
                (help, end_of_help) = (true, end_of_item(tokens, index));
            }
            index = take_attributes(tokens, index, help, strings);
            continue;
        }
        match &tokens[index].token {
            Token::Name(name) if FOR_DEVELOPERS.contains(&name.as_str()) => {
                let open = index + 1 + usize::from(is(tokens, index + 1, &Token::Punct('!')));
                let called = matches!(tokens.get(open).map(|at| &at.token), Some(Token::Open(_)));
                index = match called {
                    true => end_of_group(tokens, open),
                    false => index + 1,
                };
            }
            Token::Literal(literal) => {
                take(literal, tokens[index].line, strings);
                index += 1;
            }
            _ => index += 1,
        }
    }
}

/// Takes what the attributes that start at a token show, a doc comment of many
/// lines as one. Returns where they end.
fn take_attributes(
    tokens: &[Placed],
    mut index: usize,
    help: bool,
    strings: &mut Vec<Visible>,
) -> usize {
    let line = tokens[index].line;
    let mut doc = String::new();
    while let Some(range) = attribute(tokens, index) {
        let inner = &tokens[range.start..range.end];
        let name = inner.iter().find_map(|placed| placed.token.name());
        match name {
            Some("doc") if help => {
                let literal = inner.iter().find_map(|placed| match &placed.token {
                    Token::Literal(literal) => unquoted(literal),
                    _ => None,
                });
                doc.extend(literal);
            }
            Some(name) if SHOWN.contains(&name) => collect(&inner[2..], help, strings),
            _ => {}
        }
        index = range.end;
    }
    let text = doc.trim().to_owned();
    if !text.is_empty() {
        strings.push(Visible { line, text });
    }
    index
}

/// Returns whether one of the attributes that start at a token is a derive of
/// clap's.
fn derives_help(tokens: &[Placed], mut index: usize) -> bool {
    while let Some(range) = attribute(tokens, index) {
        let mut names = tokens[range.clone()].iter().filter_map(|placed| placed.token.name());
        if names.next() == Some("derive") && names.any(|name| CLAP.contains(&name)) {
            return true;
        }
        index = range.end;
    }
    false
}

fn take(literal: &str, line: usize, strings: &mut Vec<Visible>) {
    let Some(text) = unquoted(literal) else {
        return;
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_sql = words.iter().any(|word| SQL.contains(word));
    // A field, a column, a rule.
    let is_name = words.len() == 1 && text.contains('_');
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    if letters > 1 && !is_sql && !is_name && !text.starts_with(':') {
        strings.push(Visible { line, text });
    }
}

/// Returns what a string literal stands for; `None` for other literals.
fn unquoted(literal: &str) -> Option<String> {
    let raw = literal.strip_prefix('r').map(|raw| raw.trim_matches('#'));
    let inner = raw.unwrap_or(literal).strip_prefix('"')?.strip_suffix('"')?;
    if raw.is_some() {
        return Some(inner.to_owned());
    }
    let mut text = String::new();
    let mut chars = inner.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some('\n')) => while chars.next_if(|c| c.is_whitespace()).is_some() {},
            ('\\', Some('n')) => {
                chars.next();
                text.push('\n');
            }
            ('\\', Some('"' | '\\' | '\'')) => text.extend(chars.next()),
            _ => text.push(c),
        }
    }
    Some(text)
}

fn is(tokens: &[Placed], index: usize, token: &Token) -> bool {
    tokens.get(index).is_some_and(|placed| placed.token == *token)
}
