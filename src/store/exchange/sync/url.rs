//! URLs of servers.

#[cfg(feature = "postgres")]
use percent_encoding::percent_decode_str;

/// Returns `true` if a place to sync with is a server.
pub fn is_server(target: &str) -> bool {
    ["postgres://", "postgresql://"]
        .iter()
        .any(|scheme| target.starts_with(scheme))
}

/// Returns a URL without its password, to be shown and remembered.
pub fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    let (rest, query) = match rest.split_once('?') {
        Some((rest, query)) => (rest, Some(query)),
        None => (rest, None),
    };
    let rest = match rest.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{user}@{host}")
        }
        None => rest.to_owned(),
    };
    let options = query.into_iter().flat_map(|query| query.split('&'));
    let options: Vec<_> = options
        .filter(|option| !option.starts_with("password="))
        .collect();
    match options.is_empty() {
        true => format!("{scheme}://{rest}"),
        false => format!("{scheme}://{rest}?{}", options.join("&")),
    }
}

/// Returns a URL without an option, and the value that it had.
#[cfg(feature = "postgres")]
pub(super) fn without_option(url: &str, name: &str) -> (String, Option<String>) {
    let Some((start, query)) = url.split_once('?') else {
        return (url.to_owned(), None);
    };
    let value = |option| str::strip_prefix(option, name)?.strip_prefix('=');
    let (with, rest): (Vec<_>, Vec<_>) = query
        .split('&')
        .partition(|&option| value(option).is_some());
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

    #[test]
    fn a_password_is_neither_shown_nor_remembered() {
        let check = |url: &str, expect: &str| assert_eq!(without_password(url), expect);
        check(
            "postgres://ann:secret@db.example.org/club",
            "postgres://ann@db.example.org/club",
        );
        check(
            "postgres://ann:s@c:r@db/club?sslmode=require",
            "postgres://ann@db/club?sslmode=require",
        );
        check(
            "postgres://db/club?user=ann&password=secret",
            "postgres://db/club?user=ann",
        );
        check(
            "postgresql://%2Frun%2Fpostgresql/club",
            "postgresql://%2Frun%2Fpostgresql/club",
        );
    }

    #[cfg(feature = "postgres")]
    #[test]
    fn an_option_is_taken_out_of_a_url() {
        let check = |url: &str, rest: &str, value: Option<&str>| {
            let found = without_option(url, "sslrootcert");
            assert_eq!(found, (rest.to_owned(), value.map(str::to_owned)), "{url}");
        };
        check("postgres://db/club", "postgres://db/club", None);
        check(
            "postgres://db/club?sslrootcert=%2Fetc%2Four%20ca.pem",
            "postgres://db/club",
            Some("/etc/our ca.pem"),
        );
        check(
            "postgres://db/club?user=ann&sslrootcert=ca.pem&sslmode=require",
            "postgres://db/club?user=ann&sslmode=require",
            Some("ca.pem"),
        );
    }
}
