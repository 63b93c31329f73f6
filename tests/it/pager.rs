//! The pager: where output is longer than the screen, as git.

use crate::env::TestEnv;

/// Puts `p:` before each line, so that a test sees what went through it.
const MARKING: &str = "sed s/^/p:/";

fn check(arguments: &str, pager: (&str, &str), is_paged: bool) {
    let env = TestEnv::with_games(1);
    let shown = env.in_terminal(arguments, "", &[pager]);
    assert_eq!(shown.status, Some(0), "{arguments}: {}", shown.text);
    assert_eq!(shown.text.contains("p:"), is_paged, "{arguments}: {}", shown.text);
}

#[test]
fn output_longer_than_the_screen_goes_through_the_pager() {
    check("stats Ann", ("PAGER", MARKING), true);
    check("stats Ann", ("CROWNS_PAGER", MARKING), true);
    check("help score", ("PAGER", MARKING), true);
}

#[test]
fn what_fits_is_printed() {
    check("games", ("PAGER", MARKING), false);
}

#[test]
fn no_pager_is_used_where_none_is_wanted() {
    check("stats Ann --no-pager", ("PAGER", MARKING), false);
    check("stats Ann", ("PAGER", "cat"), false);
    check("stats Ann", ("PAGER", ""), false);
    check("stats Ann | cat", ("PAGER", MARKING), false);
    check("stats Ann --json", ("PAGER", MARKING), false);
    let env = TestEnv::with_games(1);
    for dumb in ["dumb", ""] {
        let shown = env.in_terminal("stats Ann", "", &[("PAGER", MARKING), ("TERM", dumb)]);
        assert!(!shown.text.contains("p:"), "TERM={dumb}: {}", shown.text);
    }
    // The next step is to be seen at once.
    check("game finish --game 2", ("PAGER", MARKING), false);
}

#[test]
fn a_pager_that_is_missing_or_left_early_is_no_error() {
    let env = TestEnv::with_games(1);
    let plain = env.ok("stats Ann");
    let shown =
        env.in_terminal("stats Ann --color never --ascii", "", &[("PAGER", "no-such-pager")]);
    assert_eq!(shown.status, Some(0));
    assert!(shown.text.contains("warning: cannot run the pager `no-such-pager`"));
    assert!(shown.text.contains(plain.lines().last().unwrap()), "{}", shown.text);
    let shown = env.in_terminal("stats Ann", "", &[("PAGER", "head -n 1")]);
    assert_eq!(shown.status, Some(0));
    assert_eq!(shown.text.lines().count(), 1, "{}", shown.text);
}

#[test]
fn less_shows_colors_and_ends_where_the_text_fits() {
    let env = TestEnv::with_games(1);
    let shown =
        env.in_terminal("stats Ann", "", &[("PAGER", "sh -c 'echo $LESS; cat >/dev/null'")]);
    assert_eq!(shown.text.trim(), "FRX");
}
