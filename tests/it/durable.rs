//! What a table was told is scored stays scored: through commands that are
//! killed, and through commands that come at once.
//!
//! A kill leaves the machine running, so this says nothing of a power cut.

use std::collections::BTreeMap;
use std::process::{Child, Output};
use std::sync::{Barrier, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crowns::game::Scoresheet;
use crowns::store::{GameKey, Lookup};
use rusqlite::Connection;

use crate::env::TestEnv;

/// The points of Ann, Bob and Cat.
type Points = [i32; 3];

/// The rounds of one game, by number.
type Rounds = BTreeMap<u8, Points>;

/// Held by the test that runs: beside the other a command takes so long that
/// hardly a kill would come as late as the commit.
static ALONE: Mutex<()> = Mutex::new(());

/// An environment in which the clock goes on.
struct Table(TestEnv);

impl Table {
    fn new() -> Self {
        Self(TestEnv::new())
    }

    fn start(&self, command: &str) -> Child {
        // On a busy machine wine gives up before the program runs.
        const ERROR_INTERNAL_ERROR: i32 = 1359;
        let mut command = self.0.command(command);
        command.env_remove("CROWNS_NOW");
        for _ in 0..20 {
            match command.spawn() {
                Err(error) if error.raw_os_error() == Some(ERROR_INTERNAL_ERROR) => {
                    thread::sleep(Duration::from_millis(100));
                }
                started => return started.unwrap(),
            }
        }
        panic!("the program cannot be started");
    }

    fn run(&self, command: &str) -> Output {
        self.start(command).wait_with_output().unwrap()
    }

    fn new_game(&self) {
        let output = self.run("new Ann Bob Cat --note another");
        assert!(output.status.success(), "{output:?}");
    }

    /// Returns the rounds of a game as they are stored.
    fn stored(&self, game: u32) -> Rounds {
        let store = self.0.store();
        let reader = store.read().unwrap();
        let Lookup::One(id) = reader.find_game(GameKey::Number(game)).unwrap() else {
            panic!("there is no game {game}");
        };
        let sheet = reader.game(id).unwrap().unwrap();
        assert_eq!(sheet.conflicts, [], "game {game}");
        rounds(&sheet)
    }

    /// Looks at the whole file: at its pages, and at what they say.
    fn assert_intact(&self) {
        let file = Connection::open(self.0.db()).unwrap();
        let said: String = file.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
        assert_eq!(said, "ok");
        assert!(self.0.store().verify().unwrap());
    }
}

/// Reads the rounds off a sheet; one with a score missing is no round.
fn rounds(sheet: &Scoresheet) -> Rounds {
    let read = |(&number, played): (&u8, &crowns::game::PlayedRound)| {
        let points = |seat| {
            let mark = played.scores.get(&seat);
            mark.and_then(|mark| mark.points)
                .unwrap_or_else(|| panic!("round {number} is not whole: {played:?}"))
        };
        assert_eq!(played.scores.len(), 3, "round {number}");
        (number, [0, 1, 2].map(points))
    };
    sheet.played.iter().map(read).collect()
}

fn score(game: u32, round: u8, [ann, bob, cat]: Points) -> String {
    format!("score --game {game} --round {round} {ann} {bob} {cat}")
}

/// Returns what was said on standard error, on one line.
fn said(output: &Output) -> String {
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Points that no other attempt at the same round has, and that three cards
/// can reach. Cat always wins, so that no tie asks for a round more.
fn points_of(attempt: usize) -> Points {
    let points = |number: usize| 20 + i32::try_from(number % 18).unwrap();
    [points(attempt), points(attempt / 18), 0]
}

runs! {
    an_acknowledged_round_survives_a_kill: kill(200);
    each_acknowledged_round_survives_two_thousand_kills: kill(2000),
        "two thousand kills take minutes";
}

fn kill(kills: usize) {
    const GAMES: usize = 4;
    let mut random = fastrand::Rng::with_seed(5);
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let table = Table::new();
    // What has to be in each game, the first of which is number 1.
    let mut games: Vec<Rounds> = Vec::new();
    let (mut acknowledged, mut lost) = (0, 0);
    for attempt in 0..kills {
        let open = |rounds: &Rounds| rounds.len() < 11;
        if games.iter().filter(|rounds| open(rounds)).count() < GAMES {
            table.new_game();
            games.push(Rounds::new());
        }
        let open: Vec<_> = (0..games.len()).filter(|&game| open(&games[game])).collect();
        let index = random.choice(open).unwrap();
        let game = u32::try_from(index + 1).unwrap();
        let round = u8::try_from(games[index].len() + 1).unwrap();
        let points = points_of(attempt);

        let mut command = table.start(&score(game, round, points));
        let delay = Duration::from_micros(random.u64(0..15_000));
        // One in ten lives, so that a slow machine has something to lose too.
        if attempt % 10 > 0 {
            thread::sleep(delay);
            command.kill().unwrap();
        }
        let output = command.wait_with_output().unwrap();
        let told = said(&output);
        assert!(!told.contains("error:"), "attempt {attempt}: {told}");

        let kept = table.stored(game);
        if output.status.success() {
            acknowledged += 1;
            games[index].insert(round, points);
        } else if kept.contains_key(&round) {
            // Killed between the commit and the end: it may be there, whole.
            games[index].insert(round, points);
        } else {
            lost += 1;
        }
        assert_eq!(kept, games[index], "attempt {attempt}, game {game}");
        // A look at all of a file that grows, each time, would take too long.
        if attempt % 5 == 4 {
            table.assert_intact();
        }
    }
    for (game, rounds) in (1..).zip(&games) {
        assert_eq!(&table.stored(game), rounds, "game {game}");
    }
    table.assert_intact();
    assert!(
        acknowledged > 0 && lost > 0,
        "of {kills} commands {acknowledged} were acknowledged and {lost} killed in time"
    );
}

#[test]
fn eight_games_are_scored_at_once_while_two_compete_for_a_ninth() {
    const FOUGHT: u32 = 9;
    // The last round ends the game, and would have another message.
    const FIGHTS: u8 = 10;
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let table = Table::new();
    (1..=FOUGHT).for_each(|_| table.new_game());
    let all = Barrier::new(10);
    let two = Barrier::new(2);
    let own = |game: u32, round: u8| points_of(usize::try_from(game).unwrap() + usize::from(round));
    let quiet = |output: &Output| {
        let told = said(output);
        let waited = ["locked", "busy"].iter().any(|word| told.contains(word));
        assert!(!waited, "{told}");
    };
    let score_alone = |game: u32| {
        all.wait();
        for round in 1..=11 {
            let output = table.run(&score(game, round, own(game, round)));
            quiet(&output);
            assert!(output.status.success(), "game {game}: {output:?}");
        }
    };
    let fight = |fighter: i32| -> Vec<(Points, Output)> {
        all.wait();
        let fought = |round| {
            let points = [20 + fighter, 25, 0];
            two.wait();
            (points, table.run(&score(FOUGHT, round, points)))
        };
        (1..=FIGHTS).map(fought).collect()
    };
    let (one, other) = thread::scope(|scope| {
        let (score_alone, fight) = (&score_alone, &fight);
        for game in 1..FOUGHT {
            scope.spawn(move || score_alone(game));
        }
        let [one, other] = [1, 2].map(|fighter| scope.spawn(move || fight(fighter)));
        (one.join().unwrap(), other.join().unwrap())
    });

    let mut won = Rounds::new();
    for (round, (one, other)) in (1..).zip(one.into_iter().zip(other)) {
        let ((points, winner), (_, loser)) = match one.1.status.success() {
            true => (one, other),
            false => (other, one),
        };
        assert!(winner.status.success(), "round {round}: {winner:?}");
        quiet(&winner);
        assert_eq!(loser.status.code(), Some(2), "round {round}: {loser:?}");
        quiet(&loser);
        let [ann, bob, cat] = points;
        let why =
            format!("error: round {round} is already scored: Ann {ann}, Bob {bob}, Cat {cat}");
        assert!(said(&loser).contains(&why), "{}", said(&loser));
        won.insert(round, points);
    }
    assert_eq!(table.stored(FOUGHT), won);
    for game in 1..FOUGHT {
        let rounds: Rounds = (1..=11).map(|round| (round, own(game, round))).collect();
        assert_eq!(table.stored(game), rounds, "game {game}");
    }
    table.assert_intact();
}

/// Two programs score a game each, and correct its rounds over and over.
fn two_programs(commands: usize) {
    const ROUNDS: usize = 10;
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let table = Table::new();
    (1..=2).for_each(|_| table.new_game());
    let enter = |game: u32| {
        let mut entered = Rounds::new();
        for number in 0..commands / 2 {
            let round = u8::try_from(number % ROUNDS + 1).unwrap();
            let points = points_of(number);
            let [ann, bob, cat] = points;
            let command = match number < ROUNDS {
                true => score(game, round, points),
                false => format!("fix --game {game} {round} {ann} {bob} {cat}"),
            };
            let output = table.run(&command);
            assert!(output.status.success(), "{command}: {output:?}");
            entered.insert(round, points);
        }
        assert_eq!(table.stored(game), entered, "game {game}");
    };
    thread::scope(|scope| {
        let enter = &enter;
        let programs = [1, 2].map(|game| scope.spawn(move || enter(game)));
        programs.into_iter().for_each(|program| program.join().unwrap());
    });
    let acknowledged = "SELECT count(*) FROM journal
                        WHERE event ->> 'kind' IN ('round_scored', 'score_corrected')";
    let file = Connection::open(table.0.db()).unwrap();
    let events: usize = file.query_row(acknowledged, [], |row| row.get(0)).unwrap();
    assert_eq!(events, commands / 2 * 2);
    table.assert_intact();
}

runs! {
    what_two_programs_enter_is_all_there: two_programs(60);
    what_two_programs_enter_in_five_hundred_commands_is_all_there: two_programs(500),
        "five hundred commands take a minute, with wine several";
}
