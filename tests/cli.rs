//! Whole commands: output and exit status against `tests/cli/*.md`.
//!
//! `TRYCMD=overwrite cargo test --test cli` writes them anew.

#[test]
fn commands_answer_as_written() {
    trycmd::TestCases::new().case("tests/cli/*.md");
}
