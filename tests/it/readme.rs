//! The README's console blocks answer as it says.
//!
//! `TRYCMD=overwrite cargo test --test it readme::` writes them anew.

#[test]
fn the_readme_tells_the_truth() {
    // The games of whoever runs the tests are none of theirs.
    let data = tempfile::tempdir().unwrap();
    let path = |name: &str| data.path().join(name).to_str().unwrap().to_owned();
    trycmd::TestCases::new()
        .env("CLICOLOR_FORCE", "")
        .env("COLUMNS", "80")
        .env("TZ", "UTC")
        .env("XDG_DATA_HOME", path("home"))
        .env("CROWNS_DB", path("crowns.db"))
        .env("CROWNS_NOW", "2026-11-21T19:30:00Z")
        .case("README.md")
        .run();
}
