use super::*;
use crate::cards::Rank;
use crate::game::fixture::GameBuilder;

fn out_of(scored: &ScoredRound) -> WentOut {
    match &scored.event {
        GameEvent::RoundScored(score) => score.out,
        other => panic!("{other:?}"),
    }
}

#[test]
fn who_went_out_is_said_or_the_only_zero() {
    let table = GameBuilder::new("ABC", &[]);
    let sheet = table.sheet();
    let out = |scores| out_of(&sheet.score(table.draft(scores)).unwrap());
    let seat = |seat: usize| WentOut::Player(sheet.seats[seat].player);
    assert_eq!(out("13 out 20"), seat(1));
    assert_eq!(out("13 20 0"), seat(2));
    assert_eq!(out("0 out 20"), seat(1));
    assert_eq!(out("0 0 20"), WentOut::Unknown);
    assert_eq!(out("13 13 20"), WentOut::Unknown);
    let mut said = table.draft("0 0 20");
    said.out = Some(0);
    assert_eq!(out_of(&sheet.score(said).unwrap()), seat(0));
    let mut both = table.draft("out 13 20");
    both.out = Some(0);
    assert_eq!(out_of(&sheet.score(both).unwrap()), seat(0));
    let mut apart = table.draft("5 0 20");
    apart.out = Some(0);
    assert_eq!(sheet.score(apart).unwrap_err().to_string(), "A went out and so scores 0, not 5");
}

#[test]
fn what_cannot_be_is_scored_if_insisted_on() {
    let table = GameBuilder::new("ABC", &[]);
    let mut draft = table.draft("151 out 20");
    draft.force = true;
    let scored = table.sheet().score(draft).unwrap();
    assert!(matches!(scored.warnings[..], [ScoreWarning::Forced(_)]));
    assert!(matches!(scored.event, GameEvent::RoundScored(score) if score.forced));
}

#[test]
fn cards_are_recorded_and_a_missed_meld_is_warned_of() {
    let mut table = GameBuilder::new("AB", &[]).play("20 out x3");
    let scored = table.sheet().score(table.draft("9H,8H,7H out")).unwrap();
    let [ScoreWarning::HoldsMeld { best: 0, points: 24, .. }] = scored.warnings[..] else {
        panic!("{scored:?}")
    };
    table.record(scored.event);
    let mark = &table.sheet().played[&4].scores[&0];
    assert_eq!(mark.cards.as_deref(), Some("7H 8H 9H"));
}

#[test]
fn ranks_left_that_hold_a_book_are_warned_of_like_cards() {
    let sheet = GameBuilder::new("AB", &[]).sheet();
    let rules = sheet.ruleset.in_round(Round::new(1).unwrap());
    let ranks = ScoreEntry::read_typed("8 8 8", rules).unwrap();
    let scored = sheet.score(RoundEntry {
        entries: vec![(0, ranks), (1, ScoreEntry::WentOut)],
        ..RoundEntry::default()
    });
    assert_eq!(scored.unwrap().warnings, [ScoreWarning::HoldsBook { seat: 0, rank: Rank::Eight }]);
}

/// Scores what each of three has left in round 6.
fn check_shown(left: [&str; 3], varied: &[&str], expect: &str) {
    let table = GameBuilder::new("ABC", varied).play("20 31 out x5");
    let sheet = table.sheet();
    let rules = sheet.ruleset.in_round(Round::new(6).unwrap());
    let read = |text| ScoreEntry::read_typed(text, rules).unwrap();
    let scored = sheet.score(RoundEntry {
        entries: left.map(read).into_iter().enumerate().collect(),
        ..RoundEntry::default()
    });
    let got = scored.map_or_else(|error| error.to_string(), |_| "scored".to_owned());
    assert_eq!(got, expect, "{left:?}");
}

#[test]
fn no_card_is_left_more_often_than_the_deck_has_it() {
    check_shown(["KH,KH", "KH,KH", "0"], &[], "the deck has only 2 `KH`, but A and B have 4");
    check_shown(["KH,KH", "KH,KH", "0"], &["games_combined=2"], "scored");
    check_shown(["KH,KC", "KH,KC", "0"], &[], "scored");
    check_shown(
        ["K K K K K", "K K K K K", "K"],
        &[],
        "the deck has only 10 `K`, but A, B and C have 11",
    );
    check_shown(
        ["K K K K K", "K K K K K", "KH"],
        &[],
        "the deck has only 10 `K`, but A, B and C have 11",
    );
    check_shown(
        ["JK JK JK 5", "JK JK JK 5", "JK"],
        &[],
        "the deck has only 6 `JOKER`, but A, B and C have 7",
    );
    check_shown(
        ["9 9 9 9 9 9 9 9", "9 9 9", "0"],
        &[],
        "the deck has only 10 `9`, but A and B have 11",
    );
}

#[test]
fn what_no_cards_can_cost_is_refused_even_if_insisted_on() {
    let force = |scores: &str| {
        let table = GameBuilder::new("ABC", &[]);
        let mut draft = table.draft(scores);
        draft.force = true;
        let scored = table.sheet().score(draft);
        scored.map_or_else(|error| error.to_string(), |_| "scored".to_owned())
    };
    assert_eq!(force("-5 out 20"), "A cannot have -5: points cannot be negative");
    assert_eq!(
        force("99999 out 20"),
        "99999 is too high for A in round 1: 3 cards cost at most 150"
    );
    assert_eq!(force("1 out 20"), "A cannot have 1: the cheapest card in this round costs 4");
    assert_eq!(force("440 out 20"), "scored");
    assert_eq!(force("441 out 20"), "441 is too high for A in round 1: 3 cards cost at most 150");
}

#[test]
fn with_a_bonus_the_only_zero_may_be_exact() {
    let table = GameBuilder::new("ABC", &["go_out_bonus=-5"]).play("0 13 20");
    let exact = RoundEntry { exact: true, ..table.draft("0 13 20") };
    let scored = table.sheet().score(exact).unwrap();
    assert_eq!(out_of(&scored), WentOut::Unknown);
}

#[test]
fn scores_that_nobody_insisted_on_are_found_later() {
    let implausible = |points: i32, out: usize, force: bool| {
        let mut table = GameBuilder::new("AB", &[]);
        let GameEvent::RoundScored(mut score) =
            table.sheet().score(table.draft("0 0")).unwrap().event
        else {
            panic!("a score is scored");
        };
        score.scores[0].points = Some(points);
        score.out = table.sheet().out(Some(out));
        score.forced = force;
        table.record(GameEvent::RoundScored(score));
        let found = table.sheet().implausible();
        found.iter().map(|(round, why)| format!("{round}: {why}")).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(
        implausible(151, 1, false),
        "1: 151 is too high for A in round 1: 3 cards cost at most 150"
    );
    assert_eq!(implausible(5, 0, false), "1: A went out and so scores 0, not 5");
    assert_eq!(implausible(5, 1, false), "");
    assert_eq!(implausible(151, 1, true), "");
}

#[test]
fn totals_turn_into_points() {
    let table = GameBuilder::new("ABC", &[]).play("13 out 20");
    let sheet = table.sheet();
    let totals = |text| sheet.from_totals(2, table.draft(text).entries);
    let points = totals("20 out 20").unwrap();
    assert_eq!(points[0].1, ScoreEntry::Points(7));
    assert_eq!(points[1].1, ScoreEntry::WentOut);
    assert_eq!(points[2].1, ScoreEntry::Points(0));
    assert_eq!(
        totals("20 0 19").unwrap_err().to_string(),
        "a total cannot decrease: C had 20 and now has 19"
    );
}

#[test]
fn totals_of_an_earlier_round_count_from_there() {
    let table =
        GameBuilder::new("AB", &["go_out_bonus=-5"]).play("13 out; C joins 30; 20 out 7; 20 out 8");
    let sheet = table.sheet();
    let before = |number| [0, 1, 2].map(|seat| sheet.total_before(seat, number));
    assert_eq!(before(1), [0, 0, 0]);
    assert_eq!(before(2), [13, -5, 30]);
    assert_eq!(before(3), [33, -10, 37]);
    assert_eq!(before(4), [53, -15, 45]);
    let same = sheet.from_totals(2, table.draft("13 -10 30").entries).unwrap();
    let points = [0, -5, 0].map(ScoreEntry::Points);
    assert_eq!(same.into_iter().map(|(_, entry)| entry).collect::<Vec<_>>(), points);
}

#[test]
fn everyone_who_plays_has_one_score() {
    let mut table = GameBuilder::new("ABC", &[]);
    let mut twice = table.draft("13 out 20");
    twice.entries.push((0, ScoreEntry::Points(5)));
    let error = table.sheet().score(twice).unwrap_err();
    assert_eq!(error.to_string(), "A has two scores, `13` and `5`; give one");
    table.record(table.sheet().leave(1).unwrap());
    let mut gone = table.draft("13 out");
    gone.entries.push((1, ScoreEntry::Points(5)));
    let error = table.sheet().score(gone).unwrap_err();
    assert_eq!(error.to_string(), "B is not at the table in round 1");
}

#[test]
fn a_round_is_scored_once_and_only_eleven_are() {
    let mut table = GameBuilder::new("ABC", &[]);
    let mut third = table.draft("13 out -");
    third.round = Some(3);
    let scored = table.sheet().score(third.clone()).unwrap();
    table.record(scored.event);
    let error = table.sheet().score(third).unwrap_err();
    assert_eq!(error.to_string(), "round 3 is already scored: A 13, B 0, C -");
    let mut twelfth = table.draft("13 out -");
    twelfth.round = Some(12);
    let error = table.sheet().score(twelfth).unwrap_err();
    assert_eq!(error.to_string(), "game 12 has no round 12");
    table.score_times(10, "13 out 20");
    assert_eq!(table.score("13 out 20").unwrap_err().to_string(), "game 12 is finished");
    let error = table.sheet().due(Some(3)).unwrap_err();
    assert_eq!(error.to_string(), "round 3 is already scored: A 13, B 0, C -");
}

#[test]
fn of_the_rounds_that_settle_a_tie_only_the_next_can_be_named() {
    let table = GameBuilder::new("AB", &["tie=extra-round"]).play("0 0 x11");
    let named = |round: u8| {
        let draft = RoundEntry { round: Some(round), ..table.draft("out 13") };
        table.sheet().score(draft).map(|scored| scored.round)
    };
    assert_eq!(named(12), Ok(12));
    assert_eq!(named(13), Err(PlayError::NoRound { game: 12, round: 13 }));
}

#[test]
fn scores_move_to_the_seats_of_their_players() {
    let (before, now) = (GameBuilder::new("ABC", &[]), GameBuilder::new("CAB", &[]));
    let entry = RoundEntry { out: Some(1), ..before.draft("13 out 20") };
    let moved = entry.clone().reseated(&before.sheet(), &now.sheet()).unwrap();
    let seats: Vec<_> = moved.entries.iter().map(|(seat, _)| *seat).collect();
    assert_eq!((seats, moved.out), (vec![1, 2, 0], Some(2)));
    let without_c = GameBuilder::new("AB", &[]).sheet();
    assert!(entry.reseated(&before.sheet(), &without_c).is_none());
    let out = RoundEntry { out: Some(2), ..RoundEntry::default() };
    assert!(out.reseated(&before.sheet(), &without_c).is_none());
}

#[test]
fn a_round_has_scores_of_those_who_played_it() {
    let sheet = GameBuilder::new("ABC", &[]).play("13 out 20; D joins").sheet();
    let error = sheet.entries_by_seat(1, vec![(3, ScoreEntry::Points(5))]).unwrap_err();
    assert!(matches!(error, PlayError::NotPlaying { round: 1, game: None, .. }), "{error}");
    assert_eq!(sheet.declared_out(&mut BTreeMap::new(), Some(1)), Ok(Some(1)));
    let round = &sheet.played[&1];
    let mut other = round.clone();
    assert!(round.says_the_same(&other));
    let score = other.scores.remove(&2).unwrap();
    other.scores.insert(3, score);
    assert!(!round.says_the_same(&other));
}
