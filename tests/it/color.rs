//! Colors of lists: there on a terminal or with `--color always`, not with
//! `NO_COLOR` or in a pipe, and without a change of the text.

use anstream::adapter::strip_str;

use crate::env::{TestEnv, stdout};

/// Commands that list something, with the text that stands out.
const LISTS: [(&str, &str); 7] = [
    ("board --game 1", "\u{1b}[1m>Bob"),
    ("standings", "\u{1b}[1mBob"),
    ("games", "\u{1b}[1mBob"),
    ("log", "\u{1b}[2m2026-11-21"),
    ("doctor", "\u{1b}[32mok"),
    ("report night", "\u{1b}[1m  1st Bob"),
    ("report standings", "\u{1b}[1mBob"),
];

#[test]
fn lists_have_color_as_the_board_has() {
    let env = TestEnv::with_games(1);
    for (list, stands_out) in LISTS {
        let plain = env.ok(list);
        assert!(!plain.contains('\u{1b}'), "{list}: {plain}");
        let colored = env.ok(&format!("{list} --color always --ascii"));
        assert!(colored.contains(stands_out), "{list}: {colored:?}");
        assert_eq!(strip_str(&colored).to_string(), plain, "{list}");
        let mut command = env.command(list);
        let output = command.env("NO_COLOR", "1").env("CLICOLOR_FORCE", "1");
        assert_eq!(stdout(&output.output().unwrap()), plain, "{list}");
    }
}
