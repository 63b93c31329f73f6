//! Who asks: the role of the link, the phone, its language.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};

use super::access::Role;
use crate::messages::{Language, Messages};

/// Tells a browser from others. It is no secret.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Phone(pub(super) String);

/// Who asks for a page.
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

/// Returns the language that a browser prefers among those that there are, else the
/// usual one.
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
