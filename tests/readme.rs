//! The README's console blocks answer as it says.
//!
//! `TRYCMD=overwrite cargo test --test readme` writes them anew.

#[test]
fn the_readme_tells_the_truth() {
    trycmd::TestCases::new()
        .env("CLICOLOR_FORCE", "")
        .env("COLUMNS", "80")
        .case("README.md");
}
