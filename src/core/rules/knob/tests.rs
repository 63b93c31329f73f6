use super::*;

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
        let stored: Vec<_> =
            rules.settings().map(|(knob, value)| format!("{}={value}", knob.name())).collect();
        let again = Ruleset::from_settings(rules.name(), stored.iter().map(String::as_str));
        assert_eq!(again, Ok(rules));
    }
}

#[test]
fn where_there_are_no_aces_their_knobs_are_not_stored() {
    let kept = |rules: &Ruleset| rules.settings().map(|(knob, _)| knob).collect::<Vec<_>>();
    let without: Vec<_> =
        Knob::iter().filter(|knob| !matches!(knob, Knob::Ace | Knob::AceValue)).collect();
    assert_eq!(kept(&Ruleset::official()), without);
    assert_eq!(kept(&Ruleset::texas()), Knob::iter().collect::<Vec<_>>());
}

#[test]
fn a_knob_that_is_varied_again_is_named_once() {
    let one = Ruleset::official().with(["max_wilds=1", "tie=most-out"]).unwrap();
    let three = one.with(["max_wilds=3"]).unwrap();
    assert_eq!(three.name(), "official, max_wilds=3, tie=most-out");
}
