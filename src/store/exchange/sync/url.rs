//! URLs of servers.

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
}
