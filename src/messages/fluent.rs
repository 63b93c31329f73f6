//! Writes messages: the part of [Fluent](https://projectfluent.org) that the files use,
//! which `docs/languages.md` lists.
//!
//! `fluent-syntax` reads the files. `fluent-bundle` would write the messages too, and the
//! tests compare with it, but it knows the plurals of all languages and fractions, which
//! the page without a server (`docs/judge.md`) has no space for.

use std::borrow::Cow;
use std::fmt::Write;
use std::iter;
use std::sync::OnceLock;

use chrono::NaiveDate;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use super::{Command, Language};
use crate::cards::{Card, Rank};
use crate::rules::Round;

/// What a message inserts.
#[derive(Debug, Clone)]
pub(super) enum Value<'a> {
    Text(Cow<'a, str>),
    /// A number, by which a message may choose a plural. Numbers that are
    /// names, such as seeds, are texts.
    Number(i64),
    /// Commands, separated by commas.
    Commands(Vec<Command>),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

/// Makes values of types that are copied, and of references to them.
macro_rules! values_of {
    ($($type:ty)*: $value:ident => $as_value:expr) => {$(
        impl From<$type> for Value<'_> {
            fn from($value: $type) -> Self {
                $as_value
            }
        }

        impl From<&$type> for Value<'_> {
            fn from(value: &$type) -> Self {
                Self::from(*value)
            }
        }
    )*};
}

values_of! { Card NaiveDate Rank: shown => Value::from(shown.to_string()) }
values_of! { Round: round => Value::from(round.number()) }
// A message chooses by the texts `yes` and `no`.
values_of! { bool: is => Value::from(if is { "yes" } else { "no" }) }
values_of! { u8 u16 u32 i32: number => Value::Number(number.into()) }
// Counts, and sums of points, far below what an `i64` can hold.
values_of! { i64 u64 usize: count => Value::Number(count as i64) }

impl From<Command> for Value<'_> {
    fn from(command: Command) -> Self {
        Self::Commands(vec![command])
    }
}

impl From<Vec<Command>> for Value<'_> {
    fn from(commands: Vec<Command>) -> Self {
        Self::Commands(commands)
    }
}

impl<'a, T: Into<Self>> From<Option<T>> for Value<'a> {
    /// A message chooses by the text `none`, so this is for no names.
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Text("none".into()), T::into)
    }
}

/// The messages that one may insert, and those that these insert. One that inserts itself
/// is not written.
const MOST_REFERENCES: u8 = 20;

/// Messages of a language, under one heading.
pub(super) struct Entries {
    language: Language,
    messages: Vec<LazyMessage>,
}

/// A message that is parsed when it is used first: most are never used.
struct LazyMessage {
    /// As in the file, beginning with its name.
    text: &'static str,
    parsed: OnceLock<Option<Message<&'static str>>>,
}

impl LazyMessage {
    fn has_name(&self, name: &str) -> bool {
        self.text.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '=']))
    }

    fn parsed(&self) -> Option<&Message<&'static str>> {
        let parse = || {
            let (Ok(resource) | Err((resource, _))) = parser::parse_runtime(self.text);
            resource.body.into_iter().find_map(|entry| match entry {
                Entry::Message(message) => Some(message),
                _ => None,
            })
        };
        self.parsed.get_or_init(parse).as_ref()
    }
}

impl Entries {
    /// Reads the messages of a file; the tests know that it has no errors. A message begins
    /// with its name at the start of a line, and the rest of it is indented.
    pub(super) fn new(language: Language, text: &'static str) -> Self {
        let is_name = |&at: &usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_alphabetic);
        let lines = iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
        let starts: Vec<_> = lines.filter(is_name).chain([text.len()]).collect();
        let message =
            |ends: &[usize]| LazyMessage { text: &text[ends[0]..ends[1]], parsed: OnceLock::new() };
        Self { language, messages: starts.windows(2).map(message).collect() }
    }

    /// Returns the text of a message, or of its attribute, which stands after a dot.
    pub(super) fn pattern(&self, id: &str) -> Option<&Pattern<&'static str>> {
        let mut parts = id.split('.');
        let name = parts.next()?;
        let message = self.messages.iter().find(|message| message.has_name(name))?.parsed()?;
        let Some(name) = parts.next() else { return message.value.as_ref() };
        message.attributes.iter().find(|other| other.id.name == name).map(|other| &other.value)
    }

    /// Writes a text with values by name; `None` if it inserts what is not there.
    pub(super) fn write(
        &self,
        pattern: &Pattern<&'static str>,
        values: &[(&str, Value<'_>)],
    ) -> Option<String> {
        let mut text = String::new();
        Writer { messages: self, values, text: &mut text, left: MOST_REFERENCES }
            .pattern(pattern)?;
        Some(text)
    }
}

struct Writer<'a> {
    messages: &'a Entries,
    values: &'a [(&'a str, Value<'a>)],
    text: &'a mut String,
    /// How many more messages may be inserted.
    left: u8,
}

impl Writer<'_> {
    fn pattern(&mut self, pattern: &Pattern<&'static str>) -> Option<()> {
        pattern.elements.iter().try_for_each(|element| match element {
            PatternElement::TextElement { value } => {
                self.text.push_str(value);
                Some(())
            }
            PatternElement::Placeable { expression } => self.expression(expression),
        })
    }

    fn expression(&mut self, expression: &Expression<&'static str>) -> Option<()> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let (value, is_ordinal) = value(self.values, selector)?;
                let is_chosen = |key: &VariantKey<&str>| match (key, value) {
                    (VariantKey::Identifier { name }, Value::Number(number)) => {
                        self.messages.language.plural(*number, is_ordinal) == *name
                    }
                    (VariantKey::NumberLiteral { value }, Value::Number(number)) => {
                        value.parse::<i64>() == Ok(*number)
                    }
                    (VariantKey::Identifier { name }, Value::Text(text)) => text == name,
                    _ => false,
                };
                let chosen = variants.iter().find(|variant| is_chosen(&variant.key));
                let variant = chosen.or_else(|| variants.iter().find(|variant| variant.default))?;
                self.pattern(&variant.value)
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'static str>) -> Option<()> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                fluent_syntax::unicode::unescape_unicode(self.text, value).ok()
            }
            InlineExpression::MessageReference { id, .. } => {
                self.left = self.left.checked_sub(1)?;
                self.pattern(self.messages.pattern(id.name)?)
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {
                match value(self.values, inline)?.0 {
                    Value::Number(number) => write!(self.text, "{number}").ok()?,
                    Value::Text(text) => self.text.push_str(text),
                    Value::Commands(_) => {}
                }
                Some(())
            }
        }
    }
}

/// Returns a value that is inserted or chosen by, and whether it is an ordinal:
/// `NUMBER($place, type: "ordinal")`.
fn value<'a>(
    values: &'a [(&str, Value<'a>)],
    inline: &InlineExpression<&'static str>,
) -> Option<(&'a Value<'a>, bool)> {
    match inline {
        InlineExpression::VariableReference { id } => {
            let value = values.iter().find(|(name, _)| *name == id.name);
            value.map(|(_, value)| (value, false))
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            Some((value(values, arguments.positional.first()?)?.0, true))
        }
        _ => None,
    }
}
