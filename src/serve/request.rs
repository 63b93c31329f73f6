//! Who asks (the role of the link, the phone, its language), the fields of a form or a query,
//! what was sent before, and what the handlers of pages return.

use std::collections::{BTreeMap, VecDeque};
use std::str::FromStr;

use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, LOCATION};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::access::Role;
use crate::messages::{Language, Messages};

/// Tells a browser from others. It is no secret.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Phone(pub(super) String);

#[derive(Debug, Clone)]
pub(super) struct Visitor {
    pub(super) role: Role,
    pub(super) phone: Phone,
    pub(super) language: Language,
}

impl Visitor {
    pub(super) fn words(&self) -> &'static Messages {
        self.language.words()
    }

    pub(super) fn writes(&self) -> bool {
        self.role == Role::Writes
    }
}

/// Returns the language that a browser prefers among those that there are, else the usual one.
pub(super) fn language(headers: &HeaderMap, usual: Language) -> Language {
    let accepted = headers.get_all(ACCEPT_LANGUAGE).iter().filter_map(|value| value.to_str().ok());
    let ranked = accepted.flat_map(|list| list.split(',')).filter_map(|range| {
        let (tag, quality) = range.split_once(";").unwrap_or((range, ""));
        let quality = quality.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.parse().ok())?;
        Some((Language::from_tag(tag.trim())?, quality))
            .filter(|&(_, quality): &(_, f32)| quality > 0.0)
    });
    // Of those that are preferred alike, the first.
    let best = ranked.reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map_or(usual, |(language, _)| language)
}

pub(super) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|list| list.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(found, _)| found.trim() == name).map(|(_, value)| value.trim())
}

/// Fields by name: those of a query or of the body of a form; the last of a name counts.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Fields(BTreeMap<String, String>);

impl Fields {
    pub(super) fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    pub(super) fn given(&self, name: &str) -> Option<&str> {
        Some(self.text(name)).filter(|text| !text.is_empty())
    }

    /// Returns a number, 0 if it is missing or none.
    pub(super) fn number<T: FromStr + Default>(&self, name: &str) -> T {
        self.text(name).parse().unwrap_or_default()
    }

    pub(super) fn are_same_but(&self, name: &str, other: &Self) -> bool {
        let others = |(field, _): &(&String, &String)| *field != name;
        self.0.iter().filter(others).eq(other.0.iter().filter(others))
    }
}

#[derive(Debug)]
pub(super) enum Reply {
    Page(StatusCode, String),
    To(String),
}

impl Reply {
    pub(super) fn page(text: String) -> Self {
        Self::Page(StatusCode::OK, text)
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        match self {
            Self::Page(status, text) => {
                (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
            }
            Self::To(path) => (StatusCode::SEE_OTHER, [(LOCATION, path)]).into_response(),
        }
    }
}

const REMEMBERED: usize = 1000;

/// The name of the field that has the number of what a phone has sent.
const NUMBER: &str = "nth";

/// The forms that phones have sent, the newest last.
#[derive(Debug, Default)]
pub(super) struct SentForms(VecDeque<SentForm>);

#[derive(Debug)]
struct SentForm {
    phone: Phone,
    fields: Fields,
    /// What was said about it once it was done, if anything.
    done: Option<Option<String>>,
}

impl SentForm {
    /// Returns `true` for the form of this key, for the same player if it has several.
    fn is_of(&self, phone: &Phone, fields: &Fields) -> bool {
        self.phone == *phone
            && ["key", "player"].iter().all(|name| self.fields.text(name) == fields.text(name))
    }
}

impl SentForms {
    /// Takes note of a form with a key. Returns what was said if it was done before: a phone
    /// that did not hear the answer sends it again. Nothing is said about what is late: the
    /// phone has sent something else since.
    pub(super) fn receive(&mut self, phone: &Phone, fields: &Fields) -> Option<Option<String>> {
        fields.given("key")?;
        let known = self.0.iter().find(|form| form.is_of(phone, fields));
        if let Some(SentForm { fields: known, done: Some(said), .. }) = known
            && known.are_same_but(NUMBER, fields)
        {
            return Some(said.clone());
        }
        let number: u64 = fields.number(NUMBER);
        let is_newer =
            |form: &SentForm| form.phone == *phone && form.fields.number::<u64>(NUMBER) > number;
        if number > 0 && self.0.iter().any(is_newer) {
            return Some(None);
        }
        self.0.retain(|form| !form.is_of(phone, fields));
        self.0.push_back(SentForm { phone: phone.clone(), fields: fields.clone(), done: None });
        if self.0.len() > REMEMBERED {
            self.0.pop_front();
        }
        None
    }

    /// Remembers that what was received is done, and what was said about it.
    pub(super) fn remember(&mut self, phone: &Phone, fields: &Fields, said: Option<String>) {
        if let Some(form) = self.0.iter_mut().rfind(|form| form.is_of(phone, fields)) {
            form.done = Some(said);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(accepted: &str, expect: &str) {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, accepted.parse().unwrap());
        assert_eq!(language(&headers, Language::English).tag(), expect, "{accepted}");
    }

    #[test]
    fn the_language_is_the_first_that_the_phone_prefers() {
        check("da", "da");
        check("da-DK,da;q=0.9,en;q=0.8", "da");
        check("de-DE, de;q=0.9, fi;q=0.5, sv;q=0.7", "sv");
        check("de", "en");
        check("*", "en");
        check("nn-NO;q=0, is;q=0.1", "is");
        check("fi;q=x, nb", "nb");
        assert_eq!(language(&HeaderMap::new(), Language::Finnish), Language::Finnish);
    }

    #[test]
    fn a_cookie_is_found_by_its_whole_name() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, "xa=1; a=2;b = 3".parse().unwrap());
        headers.append(COOKIE, "c=4".parse().unwrap());
        for (name, value) in [("a", "2"), ("xa", "1"), ("b", "3"), ("c", "4")] {
            assert_eq!(cookie(&headers, name), Some(value));
        }
        assert_eq!(cookie(&headers, "d"), None);
    }
}
