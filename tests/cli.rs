//! Whole commands: what they print and their exit status, in one snapshot.
//!
//! A snapshot is a console block of a file in `tests/cli`; the folder of the
//! same name and `.in` holds the files that its commands read. After a change
//! of wording, `TRYCMD=overwrite cargo test --test cli` writes them anew.

#[test]
fn every_command_answers_as_its_snapshot_says() {
    trycmd::TestCases::new()
        .env("CLICOLOR_FORCE", "")
        .env("COLUMNS", "80")
        .case("tests/cli/*.md")
        .case("tests/cli/*.toml");
}
