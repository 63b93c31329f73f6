//! What a shell passes on in place of `7*` and of `*`, and what is said about it.

use crate::env::{TestEnv, on_one_line};

#[test]
fn a_card_that_is_a_file_says_that_the_shell_replaced_it() {
    let env = TestEnv::new();
    std::fs::write(env.path("7up.txt"), "").unwrap();
    let said = env.error("check --round 1 7up.txt 9D JOKER");
    let said = on_one_line(said.as_bytes());
    assert!(said.contains("card 1 `7up.txt`: a card is a rank and a suit"), "{said}");
    assert!(said.contains("`7up.txt` is a file: the shell replaces `7*`"), "{said}");
    let said = env.error("check --round 1 7down.txt 9D JOKER");
    assert!(!said.contains("the shell"), "{said}");
}

#[test]
fn the_error_of_a_shell_in_place_of_a_card_says_that_the_shell_replaced_it() {
    let env = TestEnv::new();
    let check = |args: &[&str], error: &str| {
        let said = on_one_line(env.error(args).as_bytes());
        assert!(said.contains(error), "{said}");
        let hint = "the shell replaces `7*` with file names; write stars as `7T` or `7★`";
        assert!(said.contains(hint), "{said}");
    };
    let zsh = "`no matches found: 7*` is an error message from the shell, not a card";
    check(&["check", "-r", "1", "7D", "zsh: no matches found: 7*", "QS"], zsh);
    let unquoted = "check -r 1 7D zsh: no matches found: 7* QS";
    check(&unquoted.split(' ').collect::<Vec<_>>(), zsh);
    check(&["judge", "-r", "1", "zsh: no matches found: 7*"], zsh);
    let bash = "`no match: 7*` is an error message from the shell, not a card";
    check(&["check", "7D", "bash: no match: 7*", "QS"], bash);
    let fish = "`No matches for wildcard '7*'` is an error message from the shell, not a card";
    let typed = "fish: No matches for wildcard '7*'. See `help wildcards-globbing`.";
    check(&["check", "-w", "3", "7D", typed, "QS"], fish);
}

#[test]
fn scores_where_the_shell_put_file_names_in_place_of_a_star_say_so() {
    let env = TestEnv::new();
    env.ok("new Gran Tom Lucy Max");
    std::fs::write(env.path("holiday.jpg"), "").unwrap();
    std::fs::write(env.path("notes.txt"), "").unwrap();
    for scores in ["score 13 holiday.jpg notes.txt 37 5", "fix 1 Tom notes.txt"] {
        let said = on_one_line(env.error(scores).as_bytes());
        let hint = "is a file: the shell replaces `*` with file names; write `out` or `x` for \
                    the player who went out";
        assert!(said.contains(hint), "{said}");
    }
    let said = env.error("score 13 pictures.zip 37 5");
    assert!(!said.contains("the shell"), "{said}");
}
