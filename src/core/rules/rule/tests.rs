use super::*;

#[test]
fn texas_can_be_played_without_aces() {
    let rules = Ruleset::texas().with(["low_ranks=none"]).unwrap();
    assert_eq!(rules.ace(), None);
    assert_eq!(rules.name(), "texas, low_ranks=none");
}

#[test]
fn every_rule_takes_back_the_value_it_shows() {
    for preset in [Ruleset::official(), Ruleset::texas()] {
        for rule in Rule::iter() {
            let value = rule.value_in(&preset);
            let mut rules = preset.clone();
            if value != "-" {
                let set = (rule.definition().set)(&mut rules, &value);
                assert_eq!(set, Some(()), "{rule:?} {value}");
            }
            let again = rule.value_in(&rules);
            // An official game has no ace, so its rule stays as it is.
            assert_eq!(again, value, "{rule:?}");
        }
    }
}

#[test]
fn a_mistyped_rule_is_told_from_one_that_is_none() {
    let check = |name: &str, expect: Option<Rule>| assert_eq!(nearest_rule(name), expect, "{name}");
    check("min_natural", Some(Rule::MinNaturals));
    check("maxwilds", Some(Rule::MaxWilds));
    check("joker", Some(Rule::JokerValue));
    check("aces", Some(Rule::Ace));
    check("go_out", Some(Rule::GoOutBonus));
    check("foo", None);
    check("", None);
}

#[test]
fn settings_stored_under_a_name_make_the_same_ruleset() {
    let house = Ruleset::texas().with(["ace_value=15", "max_wilds=2"]);
    for rules in [Ruleset::official(), house.unwrap().renamed("house")] {
        let stored: Vec<_> =
            rules.settings().map(|(rule, value)| format!("{}={value}", rule.name())).collect();
        let again = Ruleset::from_settings(rules.name(), stored.iter().map(String::as_str));
        assert_eq!(again, Ok(rules));
    }
}

#[test]
fn where_there_are_no_aces_their_rules_are_not_stored() {
    let kept = |rules: &Ruleset| rules.settings().map(|(rule, _)| rule).collect::<Vec<_>>();
    let without: Vec<_> =
        Rule::iter().filter(|rule| !matches!(rule, Rule::Ace | Rule::AceValue)).collect();
    assert_eq!(kept(&Ruleset::official()), without);
    assert_eq!(kept(&Ruleset::texas()), Rule::iter().collect::<Vec<_>>());
}

#[test]
fn a_value_outside_of_its_range_is_refused() {
    let check = |setting: &str, rule: Rule| {
        let (_, value) = setting.split_once('=').unwrap();
        let expect = Err(RulesetError::BadValue { rule, value: value.to_owned() });
        assert_eq!(Ruleset::texas().with([setting]), expect, "{setting}");
    };
    check("go_out_bonus=-1000", Rule::GoOutBonus);
    check("go_out_bonus=1", Rule::GoOutBonus);
    check("games_combined=0", Rule::GamesCombined);
    check("games_combined=3", Rule::GamesCombined);
    check("low_ranks=ace", Rule::LowRanks);
    check("natural_in_place=maybe", Rule::NaturalInPlace);
    assert!(Ruleset::official().with(["go_out_bonus=-999"]).is_ok());
}

#[test]
fn a_rule_set_to_its_value_in_another_spelling_does_not_differ() {
    let same = Ruleset::official().with(["natural_in_place=true"]).unwrap();
    assert_eq!(same, Ruleset::official());
    assert_eq!(Rule::differing(&same).next(), None);
}

#[test]
fn a_rule_that_is_varied_again_is_named_once() {
    let one = Ruleset::official().with(["max_wilds=1", "tie=most-out"]).unwrap();
    let three = one.with(["max_wilds=3"]).unwrap();
    assert_eq!(three.name(), "official, max_wilds=3, tie=most-out");
}
