//! URLs of servers.

use std::ops::Range;

#[cfg(feature = "postgres")]
use percent_encoding::percent_decode_str;

/// Returns `true` if a place to sync with is a server.
pub fn is_server(target: &str) -> bool {
    let scheme = target.trim_start().split_once("://");
    scheme.is_some_and(|(scheme, _)| {
        ["postgres", "postgresql"].contains(&scheme.to_ascii_lowercase().as_str())
    })
}

/// Returns a text without the passwords in it, to be shown and remembered: those
/// of URLs, and the values of `password=`.
pub fn without_passwords(text: &str) -> String {
    text.split_inclusive('\n').map(|line| without_options(&without_user_passwords(line))).collect()
}

/// Leaves out what is between a colon and the last `@` of a word, as in
/// `postgres://ann:secret@host`.
fn without_user_passwords(line: &str) -> String {
    let (mut text, mut rest) = (String::new(), line);
    while let Some(start) = rest.find(|c: char| !c.is_whitespace()) {
        let (space, from) = rest.split_at(start);
        let end = end_of_word(from);
        let (word, after) = from.split_at(end);
        let password = user_password(word).unwrap_or_default();
        text.extend([space, &word[..password.start], &word[password.end..]]);
        rest = after;
    }
    text + rest
}

/// Returns where a word ends: at a space, or, in a URL whose password has spaces, after it.
fn end_of_word(text: &str) -> usize {
    let end = |text: &str| text.find(char::is_whitespace).unwrap_or(text.len());
    let first = end(text);
    let is_open = authority(&text[..first]).is_some_and(|start| {
        let port = text[start..first].split_once(':').map(|(_, port)| port);
        let is_port = |port: &str| port.starts_with(|c: char| c.is_ascii_digit());
        !text[start..first].contains('@') && port.is_some_and(|port| !is_port(port))
    });
    match text[first..].find('@').filter(|_| is_open) {
        Some(at) => first + at + end(&text[first + at..]),
        None => first,
    }
}

/// Returns where the password of a user is, with the colon before it; a token in the place
/// of the user, as git servers take them, is one with its `@`.
fn user_password(word: &str) -> Option<Range<usize>> {
    const TOKEN: usize = 20;
    let at = word.rfind('@')?;
    let start = authority(word).unwrap_or_default().min(at);
    let is_token = word.trim_start_matches(|c: char| !c.is_alphabetic()).starts_with("http")
        && at - start >= TOKEN
        && !word[start..at].contains('/');
    match word[start..at].find(':') {
        Some(colon) => Some(start + colon..at),
        None => is_token.then_some(start..at + 1),
    }
}

/// Returns where the user or host of a URL begins, after `scheme:/` or `scheme://`.
fn authority(word: &str) -> Option<usize> {
    let (scheme, rest) = word.split_once(":/")?;
    (!scheme.contains('@')).then(|| word.len() - rest.trim_start_matches('/').len())
}

/// Leaves out options of a URL or a connection string that are passwords, as in
/// `?user=ann&password=secret` and `host=db password='my secret'`.
fn without_options(line: &str) -> String {
    const NAME: &str = "password";
    let (mut text, mut rest) = (String::new(), line);
    while let Some(at) = rest.to_ascii_lowercase().find(NAME) {
        let after = rest[at + NAME.len()..].trim_start();
        let Some(value) = after.strip_prefix('=').map(str::trim_start) else {
            let (before, after) = rest.split_at(at + NAME.len());
            text += before;
            rest = after;
            continue;
        };
        let is_of_name = |c: char| c.is_ascii_alphanumeric();
        let before = rest[..at].trim_end_matches(is_of_name);
        rest = &value[value_length(value)..];
        text += match (before.strip_suffix(['?', '&']), rest.strip_prefix('&')) {
            (Some(_), Some(others)) => {
                rest = others;
                before
            }
            (Some(start), None) => start,
            (None, _) => before,
        };
    }
    text + rest
}

fn value_length(value: &str) -> usize {
    let Some(quoted) = value.strip_prefix('\'') else {
        let ends = |c: char| c.is_whitespace() || "&`'\"".contains(c);
        return value.find(ends).unwrap_or(value.len());
    };
    let mut is_escaped = false;
    let end = quoted.find(|c: char| {
        let is_end = c == '\'' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end
    });
    end.map_or(value.len(), |end| end + 2)
}

/// Returns a URL without an option, and the value that it had.
#[cfg(feature = "postgres")]
pub(super) fn without_option(url: &str, name: &str) -> (String, Option<String>) {
    let Some((start, query)) = url.split_once('?') else { return (url.to_owned(), None) };
    let value = |option| str::strip_prefix(option, name)?.strip_prefix('=');
    let (with, rest): (Vec<_>, Vec<_>) =
        query.split('&').partition(|&option| value(option).is_some());
    let value = with.last().and_then(|&option| value(option));
    let value = value.map(|value| percent_decode_str(value).decode_utf8_lossy().into_owned());
    match rest.is_empty() {
        true => (start.to_owned(), value),
        false => (format!("{start}?{}", rest.join("&")), value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;

    #[test]
    fn a_password_is_neither_shown_nor_remembered_and_a_server_is_known_by_its_scheme() {
        check_read(include_str!("../../../../tests/typed/urls.txt"), |what, text| match what {
            "shown" => without_passwords(text),
            _ => is_server(text).to_string(),
        });
        assert!(is_server(" postgres://h"));
        assert_eq!(without_passwords(" postgres://ann:pw@h/x"), " postgres://ann@h/x");
        assert_eq!(
            without_passwords(
                "cannot access `https://u:p`w@h/x`: 'https://u:p'w@h/x' is away\nhttp://a:b@c"
            ),
            "cannot access `https://u@h/x`: 'https://u@h/x' is away\nhttp://a@c"
        );
    }

    #[test]
    fn what_is_no_password_stays() {
        for text in [
            "postgresql://%2Frun%2Fpostgresql/club",
            "postgres://db:5432/club",
            "https://example.org:8080/ is away; ask ann@example.org",
            "git@example.org:club/scores.git",
            "set PGPASSWORD to the password",
            "the password of Ann is wrong",
            "12:30 Ann @ table 7",
            "  two spaces\n\n",
        ] {
            assert_eq!(without_passwords(text), text);
        }
    }

    #[cfg(feature = "postgres")]
    #[test]
    fn an_option_is_taken_out_of_a_url() {
        let check = |url, rest: &str, value: Option<&str>| {
            let expect = (rest.to_owned(), value.map(str::to_owned));
            assert_eq!(without_option(url, "sslrootcert"), expect);
        };
        check("postgres://db/club", "postgres://db/club", None);
        let url = "postgres://db/club?sslrootcert=%2Fetc%2Four%20ca.pem";
        check(url, "postgres://db/club", Some("/etc/our ca.pem"));
        let url = "postgres://db/club?user=ann&sslrootcert=ca.pem&sslmode=require";
        check(url, "postgres://db/club?user=ann&sslmode=require", Some("ca.pem"));
    }
}
