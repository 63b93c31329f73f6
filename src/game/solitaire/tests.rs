use super::*;
use crate::cards::{Card, Hand, parse_cards};
use crate::game::Aggregate;
use crate::game::event::{
    InvalidSolitaire, SolitaireEvent, SolitaireMove, SolitaireScore, SolitaireStart,
};
use crate::game::fixture::{check_read, recorded};
use crate::rules::{Round, Ruleset};
use uuid::Uuid;

fn card(text: &str) -> Card {
    cards(text)[0]
}

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text, Ruleset::texas().deck()).unwrap()
}

fn pile(dealt: usize) -> Round {
    Round::all().find(|round| round.dealt() == dealt).unwrap()
}

/// The cards that are drawn, unless the pile of three has them.
const DRAWN: &str = "7D 8D 10D 4H 3H QS";

/// Deals real cards: the pile of three as given, the others from what is left
/// of the deck, those to be drawn last.
fn start(three: &str) -> SolitaireStart {
    let ruleset = Ruleset::official();
    let three = cards(three);
    let dealt = deal(&ruleset, true, 1);
    let all = dealt.piles.iter().flatten().chain(dealt.stock.iter().flatten());
    let mut rest: Vec<Card> = all.copied().collect();
    for card in &three {
        rest.remove(rest.iter().position(|other| other == card).unwrap());
    }
    for drawn in cards(DRAWN) {
        if let Some(place) = rest.iter().position(|&other| other == drawn) {
            rest.remove(place);
            rest.push(drawn);
        }
    }
    let mut rest = rest.into_iter();
    let piles = Round::all().map(|round| match round.dealt() {
        3 => three.clone(),
        dealt => rest.by_ref().take(dealt).collect(),
    });
    SolitaireStart { ruleset, throw_drawn: true, seed: None, piles: piles.collect(), stock: None }
}

/// Plays a card to the pile of three, `5C throws 7D`, and writes what came of it.
#[test]
fn a_card_is_played_to_a_pile_or_refused() {
    check_read(include_str!("../../../tests/games/solitaire.txt"), |given, play| {
        let (three, rule) = given.split_once(", ").unwrap_or((given, ""));
        let start = SolitaireStart { throw_drawn: rule.is_empty(), ..start(three) };
        let board = Board::new(start).unwrap();
        assert!(!board.pile(pile(3)).is_closed);
        let (drawn, discard) = play.split_once(" throws ").unwrap_or((play, ""));
        let discard = (!discard.is_empty()).then(|| card(discard));
        match board.play(card(drawn), pile(3), discard) {
            Err(error) => format!("{error:?}"),
            Ok(Played { play, missed, .. }) => {
                let discard = play.discard.map_or("nothing".to_owned(), |card| card.to_string());
                let closed = if play.closed { "closed" } else { "open" };
                let missed = missed.iter().find(|missed| missed.pile == pile(3));
                let missed = missed.map(|missed| format!(", missed {}", missed.discard.unwrap()));
                format!("throws {discard}, {closed}{}", missed.unwrap_or_default())
            }
        }
    });
}

#[test]
fn where_no_discard_is_needed_a_pile_may_close_without_one() {
    let closing = |varied: &[&str]| {
        let ruleset = Ruleset::official().with(varied.iter().copied()).unwrap();
        let five = Pile {
            round: pile(5),
            cards: cards("7D 8D 9D KS KC").into_iter().collect(),
            is_closed: false,
        };
        let closing = five.closing(card("KH"), true, ruleset.in_round(pile(5)));
        closing.map(|closing| (closing.discard, closing.discards.len()))
    };
    assert_eq!(closing(&[]), None);
    assert_eq!(closing(&["discard_to_go_out=no"]), Some((None, 0)));
}

#[test]
fn of_a_deal_only_the_next_card_is_drawn() {
    let dealt = Board::new(deal(&Ruleset::official(), true, 1)).unwrap();
    let next = dealt.next_card().unwrap();
    let other = dealt.unseen.distinct().find(|&card| card != next).unwrap();
    assert_eq!(dealt.draw(other), Err(SolitaireError::NotNext { card: other, next }));
}

#[test]
fn a_deal_has_all_cards_of_one_deck_and_piles_of_their_sizes() {
    let check = |change: fn(&mut SolitaireStart), expect: InvalidSolitaire| {
        let mut start = deal(&Ruleset::official(), true, 1);
        change(&mut start);
        assert_eq!(start.check(), Err(expect));
    };
    check(|start| start.piles.truncate(10), InvalidSolitaire::Piles(10));
    check(|start| start.piles[2].truncate(4), InvalidSolitaire::PileSize { pile: 5, cards: 4 });
    check(|start| start.piles[0] = cards("JK JK JK"), InvalidSolitaire::Copies(Card::Joker));
    check(|start| start.piles[0] = cards("AC AC 3D"), InvalidSolitaire::Copies(card("AC")));
    check(
        |start| start.stock = Some(Vec::new()),
        InvalidSolitaire::Stock { expected: 28, cards: 0 },
    );
    let score = |closed, left| SolitaireScore { closed, left }.check();
    assert_eq!(score(11, Some(0)), Ok(()));
    assert_eq!(score(12, None), Err(InvalidSolitaire::Closed(12)));
    assert_eq!(score(11, Some(5)), Err(InvalidSolitaire::PointsOfNone(5)));
    assert_eq!(score(9, Some(31)), Ok(()));
}

#[test]
fn points_left_are_those_that_open_piles_can_have() {
    let check = |closed, left, ruleset: &Ruleset, bounds: Option<(i32, i32)>| {
        let score = SolitaireScore { closed, left: Some(left) };
        let error = |(least, most)| InvalidSolitaire::PointsOfOpen { closed, least, most, left };
        let expect = bounds.map_or(Ok(()), |bounds| Err(error(bounds)));
        assert_eq!(score.check_by(ruleset), expect, "{closed} {left}");
    };
    let official = Ruleset::official();
    check(10, 0, &official, None);
    check(10, 1, &official, Some((3, 440)));
    check(10, 2, &official, Some((3, 440)));
    check(10, 3, &official, None);
    check(10, 440, &official, None);
    check(10, 441, &official, Some((3, 440)));
    // The piles of 12 and 13 cards.
    check(9, 680, &official, None);
    check(9, 681, &official, Some((3, 680)));
    // All 88 cards: six Jokers, and cards of the wild rank of their pile.
    check(0, 1940, &official, None);
    check(0, 1941, &official, Some((3, 1940)));
    check(0, 1, &official, Some((3, 1940)));
    check(10, 1, &Ruleset::texas(), None);
}

fn fold(events: impl IntoIterator<Item = SolitaireEvent>) -> Option<Solitaire> {
    Solitaire::fold(Uuid::nil(), recorded(events))
}

/// A move that throws the drawn card at once.
fn thrown(draw: u8, card: Card, pile: u8, closed: bool) -> SolitaireMove {
    SolitaireMove { draw, card, pile, discard: Some(card), closed }
}

/// Starts a game of a seed, and plays the cards of its stock.
fn play_stock(play: impl Fn((u8, Card)) -> SolitaireMove) -> Vec<SolitaireEvent> {
    let start = deal(&Ruleset::official(), true, 7);
    let plays: Vec<_> = (1..).zip(start.stock.clone().unwrap()).map(play).collect();
    let plays = plays.into_iter().map(SolitaireEvent::SolitairePlayed);
    [SolitaireEvent::SolitaireStarted(start)].into_iter().chain(plays).collect()
}

#[test]
fn a_game_is_lost_when_the_stock_is_empty() {
    let events = play_stock(|(draw, card)| thrown(draw, card, 13, false));
    assert_eq!(events.len(), 29);
    let game = fold(events[..28].to_vec()).unwrap();
    assert_eq!((game.state, game.ended), (SolitaireState::Open, None));
    let game = fold(events).unwrap();
    assert_eq!((game.state, game.score.closed), (SolitaireState::Lost, 0));
    assert!(game.ended.is_some());
}

#[test]
fn a_game_is_won_when_all_piles_are_turned_over() {
    let events = play_stock(|(draw, card)| thrown(draw, card, draw + 2, true));
    let game = fold(events[..12].to_vec()).unwrap();
    let score = SolitaireScore { closed: 11, left: Some(0) };
    assert_eq!((game.state, game.score), (SolitaireState::Won, score));
    let board = game.board.unwrap();
    assert_eq!((board.left(), board.next_card()), (17, None));
}

#[test]
fn a_move_that_does_not_fit_changes_nothing() {
    let start = deal(&Ruleset::official(), true, 7);
    let stock = start.stock.clone().unwrap();
    let absent = Hand::from_iter(start.piles[6].iter().copied());
    let absent = Card::all().find(|&card| absent.count(card) == 0 && card != stock[0]);
    let after = |plays: &[SolitaireMove]| {
        let plays = plays.iter().copied().map(SolitaireEvent::SolitairePlayed);
        let started = SolitaireEvent::SolitaireStarted(start.clone());
        fold([started].into_iter().chain(plays)).unwrap().board.unwrap()
    };
    let good = thrown(1, stock[0], 9, true);
    assert_eq!(after(&[good]).drawn, 1);
    assert_eq!(after(&[SolitaireMove { draw: 2, ..good }]).drawn, 0);
    assert_eq!(after(&[SolitaireMove { pile: 14, ..good }]).drawn, 0);
    assert_eq!(after(&[SolitaireMove { card: stock[1], ..good }]).drawn, 0);
    assert_eq!(after(&[SolitaireMove { discard: absent, ..good }]).drawn, 0);
    // The second of two devices that played the same draw.
    let again = SolitaireMove { pile: 8, ..good };
    assert!(after(&[good, again]).pile(pile(9)).is_closed);
    // A pile that is turned over takes no card.
    assert_eq!(after(&[good, thrown(2, stock[1], 9, true)]).drawn, 1);
    let started = SolitaireEvent::SolitaireStarted(start.clone());
    let ended = fold([started, SolitaireEvent::SolitaireAbandoned {}]).unwrap();
    assert_eq!(ended.state, SolitaireState::Lost);
}

#[test]
fn a_recorded_game_is_won_with_eleven_piles() {
    let state = |closed| {
        let score = SolitaireScore { closed, left: None };
        fold([SolitaireEvent::SolitaireRecorded(score)]).unwrap().state
    };
    assert_eq!(state(11), SolitaireState::Won);
    assert_eq!(state(9), SolitaireState::Lost);
    assert_eq!(fold([SolitaireEvent::SolitaireAbandoned {}]), None);
}
