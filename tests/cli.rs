//! Whole commands: output and exit status together, as `tests/cli/*.md` show.

#[test]
fn commands_answer_as_shown() {
    trycmd::TestCases::new().case("tests/cli/*.md");
}
