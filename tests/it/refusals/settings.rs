use crowns::messages::Message;
use crowns::rules::*;

fn check(settings: &[&str], expect: &str) {
    let got = match Ruleset::official().with(settings.iter().copied()) {
        Ok(rules) => rules.name().to_owned(),
        Err(error) => error.in_english(),
    };
    assert_eq!(got, expect, "{settings:?}");
}

#[test]
fn rules_and_values_may_be_written_with_either_dash() {
    check(&["min-naturals=1"], "official, min_naturals=1");
    check(&["LOW_RANKS=ace_two"], "official, low_ranks=ace-two");
    check(&["tie=most_out"], "official, tie=most-out");
    check(&["natural_in_place=false"], "official, natural_in_place=no");
}

#[test]
fn a_rule_set_to_what_it_was_leaves_the_name() {
    check(&["joker_value=50", "natural_in_place=true"], "official");
}

#[test]
fn the_order_of_rules_does_not_matter() {
    let expect = "official, low_ranks=ace-two, ace=low";
    check(&["ace=low", "low_ranks=ace-two"], expect);
    check(&["low_ranks=ace-two", "ace=low"], expect);
}

#[test]
fn contradictions_are_refused() {
    check(&["ace=high"], "`ace` has no effect while `low_ranks` is `none`: there are no aces");
    check(
        &["ace_value=15"],
        "`ace_value` has no effect while `low_ranks` is `none`: there are no aces",
    );
    check(&["max_wilds=1", "max_wilds=2"], "`max_wilds` is given twice, as `1` and as `2`");
    check(&["max_wilds=1", "max_wilds=1"], "official, max_wilds=1");
}

#[test]
fn a_bad_setting_is_answered_with_what_is_allowed() {
    check(&["min_naturals=4"], "`min_naturals` must be 0, 1, 2 or 3, not `4`");
    check(&["go_out_bonus=5"], "`go_out_bonus` must be points from -999 to 0, not `5`");
    check(&["jokers"], "`jokers` must be RULE=VALUE, such as `min_naturals=1`");
    check(
        &["jokers=3"],
        "there is no rule `jokers`; the rules are min_naturals, natural_in_place, max_wilds, \
         book_distinct_suits, low_ranks, ace, ace_value, joker_value, wild_value, \
         face_cards, discard_to_go_out, go_out_bonus, games_combined and tie",
    );
}
