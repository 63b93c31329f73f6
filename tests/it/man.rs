//! `crowns man` writes a page for the program and one for each command.

use std::fs;

use crate::env::TestEnv;

#[test]
fn a_directory_gets_a_page_for_each_command() {
    let env = TestEnv::new();
    assert_eq!(env.ok("man pages/deep"), "");

    let page = |name: &str| fs::read_to_string(env.path("pages/deep").join(name)).unwrap();
    for command in crowns::cli::command().get_subcommands() {
        let name = command.get_name();
        assert!(page(&format!("crowns-{name}.1")).contains(".TH"), "{name}");
    }
    let main = page("crowns.1");
    assert!(main.contains(".TH crowns 1 \"\" \"crowns "));
    assert_eq!(main, env.ok("man"));
}

#[test]
fn the_page_of_the_program_describes_the_options_of_every_command() {
    let env = TestEnv::new();
    env.ok("man pages");
    let page = |name: &str| fs::read_to_string(env.path("pages").join(name)).unwrap();
    let (main, score) = (page("crowns.1"), page("crowns-score.1"));
    assert!(main.contains("Use this database instead of the default one"));
    assert!(main.contains("CROWNS_DB"));
    assert!(!score.contains("no\\-pager"), "{score}");
    assert!(score.contains("crowns(1) describes the options of every command"));
    assert!(score.contains(".SH EXAMPLES\n"), "{score}");
}

#[test]
fn a_directory_that_cannot_be_made_is_an_error() {
    let env = TestEnv::new();
    fs::write(env.path("file"), "").unwrap();
    let error = env.error("man file/pages");
    assert!(error.starts_with("error: cannot write to `"), "{error}");
}
