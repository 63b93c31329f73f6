use super::*;

fn check(settings: &[&str], expect: &str) {
    let got = match Ruleset::official().with(settings.iter().copied()) {
        Ok(rules) => rules.name,
        Err(error) => error.to_string(),
    };
    assert_eq!(got, expect, "{settings:?}");
}

#[test]
fn knobs_and_values_may_be_written_with_either_dash() {
    check(&["min-naturals=1"], "official, min_naturals=1");
    check(&["LOW_RANKS=ace_two"], "official, low_ranks=ace-two");
    check(&["tie=most_out"], "official, tie=most-out");
    check(&["natural_in_place=false"], "official, natural_in_place=no");
}

#[test]
fn a_knob_set_to_what_it_was_leaves_the_name() {
    check(&["joker_value=50", "natural_in_place=true"], "official");
}

#[test]
fn the_order_of_knobs_does_not_matter() {
    let expect = "official, low_ranks=ace-two, ace=low";
    check(&["ace=low", "low_ranks=ace-two"], expect);
    check(&["low_ranks=ace-two", "ace=low"], expect);
}

#[test]
fn contradictions_are_refused() {
    check(
        &["ace=high"],
        "`ace` has no effect while `low_ranks` is `none`: there are no aces",
    );
    check(
        &["ace_value=15"],
        "`ace_value` has no effect while `low_ranks` is `none`: there are no aces",
    );
    check(
        &["max_wilds=1", "max_wilds=2"],
        "`max_wilds` is given twice, as `1` and as `2`",
    );
    check(&["max_wilds=1", "max_wilds=1"], "official, max_wilds=1");
}

#[test]
fn a_bad_setting_is_answered_with_what_is_allowed() {
    check(
        &["min_naturals=4"],
        "`min_naturals` must be 0, 1, 2 or 3, not `4`",
    );
    check(
        &["go_out_bonus=5"],
        "`go_out_bonus` must be points from -999 to 0, not `5`",
    );
    check(
        &["jokers"],
        "`jokers` must be RULE=VALUE, such as `min_naturals=1`",
    );
    check(
        &["jokers=3"],
        "there is no rule `jokers`; the rules are min_naturals, natural_in_place, max_wilds, \
         book_distinct_suits, low_ranks, ace, ace_value, joker_value, wild_value, \
         face_cards, discard_to_go_out, go_out_bonus, games_combined and tie",
    );
}

#[test]
fn texas_can_be_played_without_aces() {
    let rules = Ruleset::texas().with(["low_ranks=none"]).unwrap();
    assert_eq!(rules.ace(), None);
    assert_eq!(rules.name(), "texas, low_ranks=none");
}

#[test]
fn every_knob_takes_back_the_value_it_shows() {
    for preset in [Ruleset::official(), Ruleset::texas()] {
        for knob in Knob::iter() {
            let value = knob.value_in(&preset);
            let mut rules = preset.clone();
            if value != "-" {
                let set = (knob.definition().set)(&mut rules, &value);
                assert_eq!(set, Some(()), "{knob:?} {value}");
            }
            let again = knob.value_in(&rules);
            // An official game has no ace, so its knob stays as it is.
            assert_eq!(again, value, "{knob:?}");
        }
    }
}

#[test]
fn a_mistyped_knob_is_told_from_one_that_is_none() {
    let check = |name: &str, expect: Option<Knob>| assert_eq!(nearest_knob(name), expect, "{name}");
    check("min_natural", Some(Knob::MinNaturals));
    check("maxwilds", Some(Knob::MaxWilds));
    check("joker", Some(Knob::JokerValue));
    check("aces", Some(Knob::Ace));
    check("go_out", Some(Knob::GoOutBonus));
    check("foo", None);
    check("", None);
}

#[test]
fn settings_stored_under_a_name_make_the_same_ruleset() {
    let house = Ruleset::texas().with(["ace_value=15", "max_wilds=2"]);
    for rules in [Ruleset::official(), house.unwrap().renamed("house")] {
        let stored: Vec<_> = rules
            .settings()
            .map(|(knob, value)| format!("{}={value}", knob.name()))
            .collect();
        let again = Ruleset::from_settings(rules.name(), stored.iter().map(String::as_str));
        assert_eq!(again, Ok(rules));
    }
}

#[test]
fn where_there_are_no_aces_their_knobs_are_not_stored() {
    let kept = |rules: &Ruleset| rules.settings().map(|(knob, _)| knob).collect::<Vec<_>>();
    let without: Vec<_> = Knob::iter()
        .filter(|knob| !matches!(knob, Knob::Ace | Knob::AceValue))
        .collect();
    assert_eq!(kept(&Ruleset::official()), without);
    assert_eq!(kept(&Ruleset::texas()), Knob::iter().collect::<Vec<_>>());
}

#[test]
fn a_knob_that_is_varied_again_is_named_once() {
    let one = Ruleset::official()
        .with(["max_wilds=1", "tie=most-out"])
        .unwrap();
    let three = one.with(["max_wilds=3"]).unwrap();
    assert_eq!(three.name(), "official, max_wilds=3, tie=most-out");
}
