//! Whole games of solitaire, with standard input for the player.
//!
//! A million states are compared with `check`, and a thousand games played by
//! the advice, by `cargo test --release --test it solitaire:: -- --ignored --nocapture`.

#![allow(clippy::print_stdout, reason = "the share is for people")]

use std::io::Write;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use crowns::cards::Card;
use crowns::game::{Board, Closing, Pile, Placement, SolitaireState, deal, placements};
use crowns::random::Random;
use crowns::rules::{Round, Ruleset};
use crowns::screen::{Key, SolitaireKey, SolitairePage};
use crowns::solver::{Verdict, arrange, counting};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::Value;

use crate::env::{TestEnv, message, stdout};
use crate::processor_time::Slowest;
#[cfg(unix)]
use crate::tmux::Tmux;

/// Plays lines of a game; returns how it stands.
fn play(env: &TestEnv, lines: &str) -> Value {
    let output = env.with_input("solitaire --json", lines);
    assert!(output.status.success(), "{}", message(&output));
    serde_json::from_str(&stdout(&output)).unwrap()
}

/// Returns the cards of a seed in the order in which they are drawn.
fn stock(seed: u64) -> Vec<Card> {
    deal(&Ruleset::official(), true, seed).stock.unwrap()
}

/// Throws every card at once, at the largest pile.
fn thrown(cards: &[Card]) -> String {
    cards.iter().map(|card| format!("K {card}\n")).collect()
}

#[test]
fn a_game_is_lost_when_the_last_card_is_drawn() {
    let env = TestEnv::new();
    env.ok("solitaire --seed 42");
    let lost = env.with_input("solitaire", &thrown(&stock(42)));
    let shown = stdout(&lost);
    assert!(shown.contains("13     K            [6C 7C KC 9C 10C]"), "{shown}");
    assert!(shown.ends_with("Lost: 0 of 11 piles turned over, 309 points left\n"), "{shown}");
    let stats = env.ok("solitaire stats");
    assert!(stats.starts_with("Solitaire: 1 game, 0 won (0%)\n"), "{stats}");
    // The next one is another game.
    assert_eq!(env.json("solitaire")["left_count"], 28);
}

#[test]
fn a_game_that_cannot_be_won_says_so_before_its_last_card() {
    let env = TestEnv::new();
    env.ok("solitaire --seed 42");
    let after = |drawn: std::ops::Range<usize>| {
        let shown = env.with_input("solitaire", &thrown(&stock(42)[drawn]));
        let shown = stdout(&shown);
        let said = shown.lines().find(|line| line.contains("cannot be won"));
        said.map(str::to_owned)
    };
    assert_eq!(after(0..5), None);
    let said = "The game cannot be won: the piles need 22 cards, but only 20 are left to draw";
    assert_eq!(after(5..8).as_deref(), Some(said));
    let said = "The game cannot be won: pile 3 does not go out with the cards left";
    assert_eq!(after(8..24).as_deref(), Some(said));
    let away = |pile: usize| env.json("solitaire")["piles"][pile]["away"].clone();
    assert_eq!((away(0), away(3)), (Value::Null, 1.into()));
}

#[test]
fn a_move_that_cannot_be_made_is_refused_with_its_line_and_changes_nothing() {
    let env = TestEnv::new();
    env.ok("solitaire --seed 42");
    let before = env.json("solitaire");
    let check = |line: &str, why: &str| {
        let output = env.with_input("solitaire", &format!("\n{line}\n8 9H\n"));
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert_eq!(message(&output).trim(), format!("error: line 2: {why}"));
        assert_eq!(env.json("solitaire"), before, "{line}");
    };
    check("7 9C", "pile 7 has no `9C` to discard");
    check("7", "pile 7 does not go out with this card: name the discard");
    check("7 JD JH", "a pile discards one card, not 2");
    check("5C 7 JD", "the next card is `9*`, not `5C`");
    check("9* JK 7 JD", "one card is drawn at a time, not 2");
    check("14 JD", "a move begins with the number of a pile, 3 to 13, not `14 JD`");
    check("pass", "a move begins with the number of a pile, 3 to 13, not `pass`");
    check("7 1D", "card 1 `1D`: rank must be 3–10, J, Q or K; did you mean `10D`?");
    check("undo", "the last command was not a move of this game; nothing was undone");
    check("redo", "there is no move to redo");
}

#[test]
fn whoever_does_not_answer_whether_to_abandon_leaves_the_game_quietly() {
    let env = TestEnv::new();
    env.ok("solitaire --seed 42");
    let left = env.with_input("solitaire", "abandon\n");
    assert!(left.status.success(), "{}", message(&left));
    assert_eq!(message(&left), "");
    assert!(stdout(&left).contains("Open: 0 of 11 piles turned over"));
    let unclear = env.with_input("solitaire", "abandon\nmaybe\n");
    let message = message(&unclear);
    assert!(message.starts_with("error: line 2: "), "{message}");
    assert_eq!(env.json("solitaire")["left_count"], 28);
    let lost = env.with_input("solitaire", "abandon\nyes\n");
    assert!(stdout(&lost).ends_with("Lost: 0 of 11 piles turned over, 309 points left\n"));
}

#[test]
fn of_two_open_games_the_one_to_abandon_is_named() {
    let env = TestEnv::new();
    env.ok("solitaire --seed 42");
    let dealt = deal(&Ruleset::official(), true, 42).piles.concat();
    let cards: Vec<_> = dealt.iter().map(Card::to_string).collect();
    let table = env.with_input("solitaire table", &cards.join(" "));
    assert!(table.status.success(), "{}", message(&table));
    let asked = env.error("solitaire abandon");
    assert!(asked.contains("crowns solitaire abandon dealt"), "{asked}");
    let dealt = env.ok("solitaire abandon dealt");
    assert_eq!(dealt, "Lost: 0 of 11 piles turned over, 309 points left\n");
    let none = env.error("solitaire abandon dealt");
    assert!(none.contains("no game of solitaire is open"), "{none}");
    assert!(env.ok("solitaire abandon").starts_with("Lost: 0 of 11"));
    assert!(env.error("solitaire abandon away").contains("`dealt` or `table`"));
}

#[test]
fn a_pile_that_goes_out_is_turned_over_and_one_that_was_overlooked_is_warned_of() {
    let env = TestEnv::new();
    env.ok("solitaire --seed 42");
    // The second card is a Joker.
    let output = env.with_input("solitaire", "9 6D\n4 9D\n");
    let warned = message(&output);
    assert!(warned.contains("line 2: pile 3 could have gone out by discarding KS"), "{warned}");
    assert!(warned.contains("line 2: pile 6 could have gone out by discarding Q*"), "{warned}");
    let after = play(&env, "undo\n3\n");
    assert_eq!(after["closed_count"], 1);
    assert_eq!(after["piles"][0]["closed"], true);
    let refused = env.with_input("solitaire", "3 7H\n");
    assert_eq!(message(&refused).trim(), "error: line 1: pile 3 is turned over");
}

#[test]
fn moves_are_undone_and_redone() {
    let env = TestEnv::new();
    let dealt = env.json("solitaire --seed 42");
    let one = play(&env, "9 6D\n");
    let two = play(&env, "3\n");
    assert_eq!(play(&env, "undo\n"), one);
    assert_eq!(play(&env, "3\nundo\nundo\n"), dealt);
    assert_eq!(play(&env, "9 6D\n3\nundo\nundo\nredo\nredo\n"), two);
    // The command of the same name does the same.
    env.ok("undo");
    assert_eq!(env.json("solitaire"), one);
    env.ok("redo");
    assert_eq!(env.json("solitaire"), two);
    let log = env.ok("log");
    assert!(log.contains("solitaire, draw 2: JOKER to pile 3, discard KS, turned over"), "{log}");
    env.assert_intact();
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let env = TestEnv::new();
    env.ok("solitaire --seed 42");
    let mut child = env.command("solitaire").stdin(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    for (played, card) in (1..).zip(stock(42).iter().take(5)) {
        writeln!(input, "K {card}").unwrap();
        input.flush().unwrap();
        // What is recorded is on disk, whatever happens then.
        while env.json("log")["events"].as_array().unwrap().len() < played + 1 {
            sleep(Duration::from_millis(10));
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(env.json("solitaire")["drawn_count"], 5);
    assert_eq!(play(&env, &thrown(&stock(42)[5..7]))["drawn_count"], 7);
    env.assert_intact();
}

#[test]
fn a_game_travels_and_two_devices_that_went_on_with_it_agree() {
    let (here, there) = (TestEnv::new(), TestEnv::new());
    here.ok("solitaire --seed 42");
    here.ok("solitaire score 9 --left 31");
    let hand_over = |from: &TestEnv, to: &TestEnv| {
        let file = from.path("journal.jsonl");
        let file = file.to_str().unwrap();
        from.ok(&["export", file, "--force"]);
        to.ok(&["import", file])
    };
    let said = hand_over(&here, &there);
    assert!(said.contains("2 new solitaire games"), "{said}");
    assert_eq!(there.json("solitaire"), here.json("solitaire"));
    let cards = stock(42);
    play(&here, &thrown(&cards[..3]));
    play(&there, &format!("12 {}\n", cards[0]));
    hand_over(&here, &there);
    hand_over(&there, &here);
    let both = here.json("solitaire");
    assert_eq!(both, there.json("solitaire"));
    // The earlier of two moves of one draw counts, and what fits after it.
    assert_eq!(both["drawn_count"], 3);
    assert_eq!(here.json("solitaire stats"), there.json("solitaire stats"));
    here.assert_intact();
    there.assert_intact();
}

#[test]
fn only_an_export_with_solitaire_asks_earlier_programs_to_upgrade() {
    let env = TestEnv::new();
    let version = |args: &str| {
        let export = env.ok(args);
        let header: Value = serde_json::from_str(export.lines().next().unwrap()).unwrap();
        header["version"].clone()
    };
    env.ok("new Ann Bob --new-player");
    assert_eq!(version("export"), 1);
    env.ok("solitaire --seed 42");
    assert_eq!(version("export"), 2);
    assert_eq!(version("export --game 1"), 1);
}

#[test]
fn real_cards_are_typed_pile_by_pile_then_drawn() {
    let env = TestEnv::new();
    let start = deal(&Ruleset::official(), true, 42);
    let line = |cards: &Vec<Card>| {
        let cards: Vec<_> = cards.iter().map(Card::to_string).collect();
        cards.join(" ") + "\n"
    };
    let piles: String = start.piles.iter().map(line).collect();
    let check = |lines: &str, why: &str| {
        let output = env.with_input("solitaire table", lines);
        assert_eq!(message(&output).trim(), format!("error: {why}"));
    };
    check("7H 7S\n", "line 1: pile 3 has 3 cards, not 2");
    check(
        "7H 7S 1S\n",
        "line 1: pile 3, card 3 `1S`: rank must be 3–10, J, Q or K; did you mean `10S`?",
    );
    check(
        "5C 5C KS\n5C 5S 5D 5H\n",
        "line 2: pile 4, card 1 `5C`: the deck has only 2 of this card",
    );
    check(
        "7H 7S KS\n",
        "standard input ends before pile 4 is full, 4 cards short hint: pass all 88 cards, the \
         pile of 3 first, then one move per line",
    );
    let begun = env.with_input("solitaire table --json", &format!("{piles}5C\n"));
    let begun: Value = serde_json::from_str(&stdout(&begun)).unwrap();
    assert_eq!((&begun["origin"], &begun["left_count"]), (&"table".into(), &28.into()));
    let check = |lines: &str, why: &str| {
        let output = env.with_input("solitaire table", lines);
        assert_eq!(message(&output).trim(), format!("error: line {why}"));
    };
    check("7 JD\n", "1: name the drawn card first, then the pile that it goes to");
    check("10D\n", "1: the deck has only 2 of this card, and no `10D` is left to draw");
    let two = "9* 9 6D\n5C 13 9H\n5C 13 JD\n5C 13 5C\n";
    check(two, "4: the deck has only 2 of this card, and no `5C` is left to draw");
    let shown = env.with_input("solitaire table", "JOKER\n3\n");
    let shown = stdout(&shown);
    assert!(shown.contains("   3     3            turned over\n"), "{shown}");
    assert!(shown.contains("Open: 1 of 11 piles turned over, 24 cards to draw"), "{shown}");
}

#[test]
fn all_88_cards_are_pasted_at_once_in_one_line_or_many() {
    let dealt = deal(&Ruleset::official(), true, 42).piles;
    let cards: Vec<_> = dealt.concat().iter().map(Card::to_string).collect();
    let pasted = |width: usize| {
        let env = TestEnv::new();
        let lines = cards.chunks(width).map(|line| line.join(" ") + "\n");
        let begun = env.with_input("solitaire table --json", &lines.collect::<String>());
        let begun: Value = serde_json::from_str(&stdout(&begun)).unwrap();
        begun["piles"].clone()
    };
    let env = TestEnv::new();
    let expect = env.json("solitaire --seed 42")["piles"].clone();
    for width in [88, 20, 7] {
        assert_eq!(pasted(width), expect, "{width}");
    }
    let mistaken = cards.join(" ").replacen("KH", "1H", 1);
    let output = env.with_input("solitaire table", &mistaken);
    assert_eq!(
        message(&output).trim(),
        "error: line 1: pile 5, card 2 `1H`: rank must be 3–10, J, Q or K; did you mean `10H`?"
    );
}

/// Compares what closes a pile with the two questions of `check`, a state being
/// a pile and a drawn card, in games whose moves are random.
fn agrees_with_check(states: usize) {
    let ruleset = |rule: &str| Ruleset::official().with([rule]).unwrap();
    let rulesets = [
        (Ruleset::official(), true),
        (Ruleset::official(), false),
        (Ruleset::texas(), true),
        (ruleset("min_naturals=2"), true),
        (ruleset("discard_to_go_out=no"), true),
    ];
    let (mut seen, mut random, mut closed) = (0, Random::new(7), 0);
    for seed in 0.. {
        let (ruleset, throw_drawn) = &rulesets[seed as usize % rulesets.len()];
        let mut board = Board::new(deal(ruleset, *throw_drawn, seed)).unwrap();
        while board.state() == SolitaireState::Open {
            let card = board.next_card().unwrap();
            let closings = board.closings(card);
            let closing = |pile| closings.iter().find(|closing| closing.pile == pile);
            for pile in board.open() {
                agrees(&board, pile, card, closing(pile.round));
            }
            seen += board.open().count();
            closed += closings.len();
            if seen >= states {
                assert!(closed * 25 > states);
                return;
            }
            let open: Vec<_> = board.open().map(|pile| pile.round).collect();
            let pile = open[random.below(open.len())];
            let cards: Vec<_> = board.pile(pile).cards.cards().collect();
            // Half of the moves bring their pile nearer to going out, which few
            // piles do, so that many that can are looked at.
            let thrown = match closing(pile) {
                Some(closing) if random.below(4) == 0 => closing.discard,
                None if random.below(2) == 0 => Some(loose(&board, pile, card)),
                _ => Some(cards[random.below(cards.len())]),
            };
            let play = board.play(card, pile, thrown).unwrap().play;
            let closes = closing(pile).is_some_and(|closing| closes(closing, thrown));
            assert_eq!(play.closed, closes);
            board = board.after(&play);
        }
    }
}

/// Checks that a pile goes out with a drawn card exactly by the discards after
/// which `check` has no card left over.
fn agrees(board: &Board, pile: &Pile, card: Card, closing: Option<&Closing>) {
    let rules = board.rules(pile);
    let mut hand = pile.cards;
    hand.insert(card);
    if board.throw_drawn {
        let verdict = Verdict::for_hand(&hand, rules).unwrap();
        assert_eq!(closing.is_some(), verdict.is_yes(), "{hand:?}");
    }
    for discard in hand.distinct() {
        let mut rest = hand;
        rest.remove(discard);
        let may_go = board.throw_drawn || pile.cards.count(discard) > 0;
        let goes_out = may_go && counting(&rest, rules).unwrap().deadwood.is_empty();
        let closes = closing.is_some_and(|closing| closes(closing, Some(discard)));
        assert_eq!(closes, goes_out, "{hand:?} without {discard}");
    }
}

/// Returns a card of a pile that is in no meld, or its first card.
fn loose(board: &Board, pile: Round, card: Card) -> Card {
    let pile = board.pile(pile);
    let mut hand = pile.cards;
    hand.insert(card);
    let mut deadwood = arrange(&hand, board.rules(pile)).deadwood.into_iter();
    let loose = deadwood.find(|&loose| loose != card);
    loose.unwrap_or_else(|| pile.cards.cards().next().unwrap())
}

fn closes(closing: &Closing, discard: Option<Card>) -> bool {
    match discard {
        Some(card) => closing.discards.contains(&card),
        None => closing.discard.is_none(),
    }
}

runs! {
    closing_agrees_with_check: agrees_with_check(5_000);
    a_million_closings_agree_with_check: agrees_with_check(1_000_000), "takes minutes";
}

/// Plays the game of a seed by the advice; returns the board at its end, and the
/// moves as they are typed.
fn advised(seed: u64) -> (Board, String) {
    played(seed, |board, card| placements(board, card)[0])
}

/// Plays the game of a seed as somebody chooses.
fn played(seed: u64, mut choose: impl FnMut(&Board, Card) -> Placement) -> (Board, String) {
    let mut board = Board::new(deal(&Ruleset::official(), true, seed)).unwrap();
    let mut typed = String::new();
    while board.state() == SolitaireState::Open {
        let card = board.next_card().unwrap();
        let best = choose(&board, card);
        let played = board.play(card, best.pile, best.discard).unwrap();
        let discard = best.discard.map(|card| card.to_string());
        typed += &format!("{} {}\n", best.pile.dealt(), discard.unwrap_or_default());
        assert_eq!(played.play.closed, best.closes);
        board = board.after(&played.play);
    }
    (board, typed)
}

#[test]
fn a_game_is_won_when_all_piles_are_turned_over() {
    let env = TestEnv::new();
    env.ok("solitaire --seed 0");
    let won = env.with_input("solitaire", &advised(0).1);
    let shown = stdout(&won);
    let closed = shown.lines().filter(|line| line.ends_with("          turned over"));
    assert_eq!(closed.count(), 11, "{shown}");
    assert!(shown.contains("\nWon: all 11 piles turned over"), "{shown}");
    let stats = env.ok("stats");
    assert!(stats.contains("Solitaire: 1 game, 1 won (100%)"), "{stats}");
}

#[test]
fn a_plan_that_turns_all_piles_over_is_followed_to_the_end() {
    for seed in [181_192, 213_762, 7_528_334_228_810_879_478, 5_049_382_167_765_672_674] {
        assert_eq!(advised(seed).0.state(), SolitaireState::Won, "{seed}");
    }
}

#[test]
#[ignore = "takes minutes"]
fn of_a_thousand_games_88_in_100_are_won_by_the_advice() {
    let (games, mut won, mut closed) = (1_000_u32, 0_u32, 0);
    let mut slowest = Slowest::default();
    for seed in 0..games {
        let advice = |board: &Board, card| {
            slowest.time("advice", &seed.to_string(), || placements(board, card)[0])
        };
        let (board, _) = played(seed.into(), advice);
        won += u32::from(board.state() == SolitaireState::Won);
        closed += board.closed_count();
    }
    let share = f64::from(won) / f64::from(games);
    let error = 1.96 * (share * (1.0 - share) / f64::from(games)).sqrt();
    println!(
        "{won} of {games} won, {:.1} % ± {:.1}; {:.2} piles on average",
        100.0 * share,
        100.0 * error,
        closed as f64 / f64::from(games)
    );
    assert!(share >= 0.88, "{share}");
    assert!(slowest.print() < 1.0);
}

#[cfg(unix)]
#[test]
fn the_screen_is_laid_out_again_after_a_resize_and_a_game_that_was_left_goes_on() {
    let env = TestEnv::new();
    env.ok("solitaire --seed 42");
    let Some(tmux) = Tmux::start(&env, 80, 24) else {
        return;
    };
    tmux.crowns("play");
    tmux.wait_for("Players?");
    tmux.type_text("", &["Escape"]);
    tmux.wait_for("No game is open. Enter starts one");
    tmux.type_text("ms", &["Enter"]);
    tmux.wait_for("10★] [K♣ K★ K★] 4♣ 6♥");
    tmux.type_text("9 6D", &[]);
    tmux.resize(48, 30);
    tmux.wait_for("                    [K♣ K★ K★] 4♣ 6♥\n");
    tmux.resize(80, 24);
    tmux.wait_for("10★] [K♣ K★ K★] 4♣ 6♥");
    tmux.wait_for("9★ to pile: 9 6D");
    tmux.type_text("", &["Enter"]);
    tmux.wait_for("9★ to pile 9, discard 6♦");
    tmux.type_text("3 5C", &["Enter"]);
    tmux.wait_for("error: pile 3 has no `5C` to discard");
    tmux.type_text("q", &["Enter"]);
    tmux.wait_for("No game is open. Enter starts one");
    tmux.type_text("ms", &["Enter"]);
    tmux.wait_for("Draw 2 of 28: JOKER");
    tmux.type_text("undo", &["Enter"]);
    tmux.wait_for("Draw 1 of 28: 9★");
    env.assert_intact();
}

/// Returns the rows of a page on a narrow screen.
fn rows(page: &SolitairePage, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(24, height)).unwrap();
    terminal.draw(|frame| page.view(frame)).unwrap();
    let buffer = terminal.backend().buffer().clone();
    let cells = buffer.content().chunks(24);
    cells
        .map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>())
        .map(|row| row.trim_end().to_owned())
        .collect()
}

#[test]
fn what_was_said_stands_below_the_board_until_the_next_line() {
    let mut page = SolitairePage::default();
    page.board = "pile\n   3\n   4\n".to_owned();
    page.said.push("5C to pile 3".to_owned());
    page.label = "6D to pile:".to_owned();
    page.paste("4 J");
    assert_eq!(page.press(Key::Char('C')), None);
    assert_eq!(rows(&page, 6), ["pile", "   3", "   4", "5C to pile 3", "", "6D to pile: 4 JC"]);
    // On a low screen the last of the board gives way.
    assert_eq!(rows(&page, 3), ["pile", "5C to pile 3", "6D to pile: 4 JC"]);
    let line = Some(SolitaireKey::Line("4 JC".to_owned()));
    assert_eq!(page.press(Key::Enter), line);
    assert_eq!(rows(&page, 5)[3..], ["", "6D to pile:"]);
}
