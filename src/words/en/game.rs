use std::fmt::Display;

use super::{English, and, did_you_mean, grammar, plural, points, run};
use crate::game::{
    GameState, GameSummary, InvalidName, InvalidText, MAX_TEXT, Name, PlayError, PointsNeeded,
    RoundSetup, StartError, StartReason, StockNote,
};
use crate::rules::{Round, Tie};
use crate::store::{NewLeagueError, NewPlayerError};
use crate::words::game::drop_command;
use crate::words::{Command, GameChange, GameWords, Hint, PlayerWords, Words};

impl GameWords for English {
    fn invalid_name(&self, error: &InvalidName) -> String {
        match error {
            InvalidName::Empty => "a name needs a visible character".to_owned(),
            InvalidName::TooLong { start, characters } => format!(
                "a name has at most {} characters, `{start}…` has {characters}",
                Name::MAX_CHARACTERS
            ),
            InvalidName::TooHeavy { code_points } => format!(
                "a name has at most {} code points, not {code_points}",
                Name::MAX_CODE_POINTS
            ),
            InvalidName::Control { character } => format!(
                "a name cannot have control characters, such as `{}`",
                character.escape_unicode()
            ),
            InvalidName::Separator {
                character: sign @ ('=' | ':'),
            } => {
                format!("a name cannot have `{sign}`, which separates a name from a score")
            }
            InvalidName::Separator { character } => {
                format!("a name cannot have `{character}`, which separates names")
            }
            InvalidName::Keyword { name } => {
                format!("`{name}` is not a name but a score or a keyword")
            }
            InvalidName::Card { name } => format!("`{name}` is not a name but a card"),
        }
    }

    fn invalid_text(&self, error: &InvalidText) -> String {
        match error {
            InvalidText::Empty => "must not be empty".to_owned(),
            InvalidText::TooLong { characters } => {
                format!("must have at most {MAX_TEXT} characters, not {characters}")
            }
            InvalidText::Control { character } => format!(
                "must not have control characters, such as `{}`",
                character.escape_unicode()
            ),
        }
    }

    fn new_player_error(&self, error: &NewPlayerError) -> String {
        match error {
            NewPlayerError::Name(error) => self.invalid_name(error),
            NewPlayerError::NearMisses(misses) => {
                let line = |(name, near): &(String, Vec<String>)| {
                    format!("there is no player `{name}`{}", did_you_mean(near))
                };
                misses.iter().map(line).collect::<Vec<_>>().join("\n")
            }
            NewPlayerError::NameAndScore(name) => {
                format!("`{name}` looks like a name and a score")
            }
            NewPlayerError::Retired(name) => format!("`{name}` is retired"),
            NewPlayerError::Namesakes { name, .. } => {
                format!("several players are called `{name}`")
            }
            NewPlayerError::Twice(name) => format!("`{name}` is given twice"),
            NewPlayerError::Write(error) => self.write_error(error),
        }
    }

    fn new_player_error_hint(&self, error: &NewPlayerError) -> Option<Hint> {
        match error {
            NewPlayerError::NearMisses(misses) => Some(Hint::new(match misses.len() {
                1 => "if this is a new player, pass `--new-player`",
                _ => "if these are new players, pass `--new-player`",
            })),
            NewPlayerError::NameAndScore(_) => {
                Some(Hint::new("if this is a new player, pass `--new-player`"))
            }
            NewPlayerError::Retired(name) => {
                let back = Command::new("player return").arg(name);
                Some(run(back, "to bring them back"))
            }
            NewPlayerError::Namesakes { players, .. } => (self as &dyn Words).namesakes(players),
            NewPlayerError::Name(_) | NewPlayerError::Twice(_) | NewPlayerError::Write(_) => None,
        }
    }

    fn new_league_error(&self, error: &NewLeagueError) -> String {
        match error {
            NewLeagueError::Name(error) => self.invalid_name(error),
            NewLeagueError::NearMiss { name, near } => {
                format!("there is no league `{name}`{}", did_you_mean(near))
            }
            NewLeagueError::Retired(name) => format!("the league `{name}` is retired"),
            NewLeagueError::Write(error) => self.write_error(error),
        }
    }

    fn new_league_error_hint(&self, error: &NewLeagueError) -> Option<Hint> {
        match error {
            NewLeagueError::NearMiss { .. } => {
                Some(Hint::new("if this is a new league, pass `--new-league`"))
            }
            NewLeagueError::Name(_) | NewLeagueError::Retired(_) | NewLeagueError::Write(_) => None,
        }
    }

    fn start_error(&self, error: &StartError) -> String {
        match error {
            StartError::NoPlayers => "a game needs at least one player".to_owned(),
            StartError::NeedsTwoGames { most, players } => {
                format!("one Five Crowns game has cards for at most {most} players, not {players}")
            }
            StartError::TooMany { most, players } => {
                format!(
                    "two Five Crowns games have cards for at most {most} players, not {players}"
                )
            }
            StartError::Twice { first, seat } => {
                format!("a player has one seat, but players {first} and {seat} are the same")
            }
            StartError::DealerAway => "the dealer must be one of the players".to_owned(),
        }
    }

    fn start_error_hint(&self, error: &StartError) -> Option<Hint> {
        match error {
            StartError::NeedsTwoGames { .. } => Some(Hint::new(
                "for two games shuffled together, pass `--games-combined 2`",
            )),
            StartError::NoPlayers => Some(
                Hint::new("name the players in the order of their seats, such as ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; ")
                    .command(Command::new("new --same"))
                    .text(" repeats the last game"),
            ),
            StartError::TooMany { .. } | StartError::Twice { .. } | StartError::DealerAway => None,
        }
    }

    fn play_error(&self, error: &PlayError) -> String {
        match error {
            PlayError::NotOpen { game, state } | PlayError::Over { game, state } => {
                format!("game {game} is {}", grammar::state(*state))
            }
            PlayError::IsOpen { game } => format!("game {game} is already open"),
            PlayError::NoRound { game, round } => format!("game {game} has no round {round}"),
            PlayError::AlreadyScored { round, scores, .. } => {
                format!("round {round} is already scored: {scores}")
            }
            PlayError::NotScored { round, .. } => format!("round {round} is not scored yet"),
            PlayError::Missing { round, names } => {
                format!("round {round} needs a score for {}", and(names))
            }
            PlayError::NotPlaying { round, name } => {
                format!("{name} does not play round {round}")
            }
            PlayError::Twice { name } => format!("{name} has two scores"),
            PlayError::TwoOut { one, other } => {
                format!("only one player can go out, not both {one} and {other}")
            }
            PlayError::TotalFalls { name, before, now } => {
                format!("a total cannot decrease: {name} had {before} and now has {now}")
            }
            PlayError::ImplausibleScore(score) | PlayError::ImpossibleScore(score) => {
                (self as &dyn Words).implausible_score(score)
            }
            PlayError::TooManyCopies {
                card,
                copies,
                shown,
                names,
            } => {
                let have = if names.len() == 1 { "has" } else { "have" };
                let names = and(names);
                format!("the deck has only {copies} `{card}`, but {names} {have} {shown}")
            }
            PlayError::NobodyPlayed { round } => {
                format!("somebody must have a score in round {round}, not `-` for all")
            }
            PlayError::Unplayed { game } => format!("game {game} has no score yet"),
            PlayError::NothingEdited { game } => format!("game {game} is already like that"),
            PlayError::SeatsMissing { names } => {
                let are = if names.len() == 1 { "is" } else { "are" };
                format!("all players must be named; {} {are} missing", and(names))
            }
            PlayError::NothingNew { round } => format!("round {round} already has these scores"),
            PlayError::AtTable { name } => format!("{name} is already at the table"),
            PlayError::NotAtTable { name } => format!("{name} is not at the table"),
            PlayError::LastPlayer { name } => {
                format!("{name} is the last player at the table and cannot leave")
            }
            PlayError::BelowOwnTotal { name, own, total } => format!(
                "nobody comes back with less than they left with: {name} had {own}, not {total}"
            ),
            PlayError::SameStart { name, total } => {
                format!("{name} already joined with {}", points(*total))
            }
            PlayError::JoinsTooLate => "no player can join after round 11".to_owned(),
            PlayError::LeavesTooLate => "no player can leave after round 11".to_owned(),
            PlayError::Table(error) => self.start_error(error),
        }
    }

    fn play_error_hint(&self, error: &PlayError) -> Option<Hint> {
        let fix = |round: &dyn Display, game: &u32| {
            let fix = Command::new("fix").arg(round).arg("NAME=VALUE");
            fix.option("--game", game)
        };
        let resume = |game: &u32| run(Command::new("game resume").arg(game), "to resume it");
        Some(match error {
            PlayError::NotOpen { game, state } => match state {
                GameState::Finished => run(fix(&"ROUND", game), "to correct a round of it"),
                _ => resume(game),
            },
            PlayError::Over { game, state } => match state {
                GameState::Finished => run(
                    Command::new("game show").arg(game),
                    "to show the final scoresheet",
                ),
                _ => resume(game),
            },
            PlayError::NoRound { .. } => Hint::new("a game has rounds 1 to 11"),
            PlayError::AlreadyScored { game, round, .. } => run(fix(round, game), "to correct it"),
            PlayError::NotScored { game, round } => {
                let score = Command::new("score --round").arg(round);
                run(score.option("--game", game), "to score it")
            }
            PlayError::Missing { .. } => Hint::new("write `-` for a player who did not play"),
            PlayError::TotalFalls { .. } => {
                Hint::new("if the numbers are the points of the round, leave out `--totals`")
            }
            PlayError::ImplausibleScore(_) => {
                Hint::new("if it is right, pass `--force` to accept it")
            }
            PlayError::TooManyCopies { .. } => {
                Hint::new("check the cards, or enter the points instead")
            }
            PlayError::NobodyPlayed { .. } => {
                run(Command::new("game finish"), "to end the game early")
            }
            PlayError::Unplayed { game } => {
                run(Command::new("game delete").arg(game), "to drop it")
            }
            PlayError::LeavesTooLate => {
                Hint::new("write `-` as the score of a player who does not play on")
            }
            PlayError::IsOpen { .. }
            | PlayError::ImpossibleScore(_)
            | PlayError::NothingEdited { .. }
            | PlayError::SeatsMissing { .. }
            | PlayError::BelowOwnTotal { .. }
            | PlayError::SameStart { .. }
            | PlayError::NotPlaying { .. }
            | PlayError::Twice { .. }
            | PlayError::TwoOut { .. }
            | PlayError::NothingNew { .. }
            | PlayError::AtTable { .. }
            | PlayError::NotAtTable { .. }
            | PlayError::LastPlayer { .. }
            | PlayError::JoinsTooLate
            | PlayError::Table(_) => return None,
        })
    }

    fn how_to_begin(&self) -> &'static str {
        "\
Start a game:        crowns new Ann Bob Cat
Check a hand:        crowns check --round 1 7D 9D JOKER QS
See all commands:    crowns --help
"
    }

    fn several_open(&self) -> &'static str {
        "Several games are open; `crowns board --game NUMBER` shows one of them:"
    }

    fn open_game(&self, number: u32, names: &[String]) -> String {
        format!("Game {number}: {}", names.join(", "))
    }

    fn round_of_game(&self, number: u32, round: u8, names: &[String]) -> String {
        format!("Game {number}, round {round}: {}", names.join(", "))
    }

    fn new_players(&self, names: &[String]) -> String {
        match names {
            [name] => format!("{name} is a new player"),
            names => format!("{} are new players", and(names)),
        }
    }

    fn names_split(&self, text: &str, players: usize) -> String {
        let add = Command::new("player add").arg(text).line(None);
        format!("`{text}` was read as {players} players; to make it one name, first run `{add}`")
    }

    fn new_league(&self, name: &str) -> String {
        format!("{name} is a new league")
    }

    fn stock_note(&self, note: StockNote) -> &'static str {
        match note {
            StockNote::LastRound => {
                "with seven players the stock may run out in the last round; shuffle the discard \
                 pile into it then"
            }
            StockNote::LastRounds => {
                "with this many players the stock runs out in the last rounds; shuffle the discard \
                 pile into it"
            }
        }
    }

    fn also_open(&self, games: &[GameSummary]) -> String {
        let drop = games.first().map(drop_command).unwrap_or_default();
        let numbers = games.iter().map(|game| game.details.number.to_string());
        let names = || and(&numbers.collect::<Vec<_>>());
        match games.len() {
            1 => format!("game {} is also open; `{drop}` drops it", names()),
            2..=3 => format!("games {} are also open; `{drop}` drops one", names()),
            many => format!("{many} other games are also open; `{drop}` drops the last of them"),
        }
    }

    fn untouched_game(&self, number: u32) -> String {
        format!("game {number} was started before and has no score yet; no other was started")
    }

    fn projections_differ(&self) -> String {
        "the database is damaged: its tables or indexes do not match the journal; this answer was \
         computed from the journal instead; run `crowns doctor --repair` to repair the database"
            .to_owned()
    }

    fn game_heading(&self, number: u32, state: GameState, is_short: bool) -> String {
        match state {
            GameState::Open => format!("Game {number}"),
            GameState::Finished if is_short => format!("Game {number}, finished early"),
            state => format!("Game {number}, {}", grammar::state(state)),
        }
    }

    fn in_league(&self, league: &str) -> String {
        format!("league {league}")
    }

    fn round_and_wild(&self) -> &'static str {
        "# wild"
    }

    fn points_in_short(&self) -> &'static str {
        "pts"
    }

    fn total(&self) -> &'static str {
        "total"
    }

    fn total_in_short(&self) -> &'static str {
        "sum"
    }

    fn place(&self) -> &'static str {
        "place"
    }

    fn no_place(&self) -> &'static str {
        "left"
    }

    fn deals(&self) -> &'static str {
        "deals"
    }

    fn went_out(&self) -> &'static str {
        "went out"
    }

    fn leads(&self, is_finished: bool) -> &'static str {
        if is_finished { "won" } else { "leads" }
    }

    fn did_not_play(&self) -> &'static str {
        "did not play"
    }

    fn player_joined(&self, name: &str, round: u8, total: i32) -> String {
        format!("{name} joined in round {round} with {}", points(total))
    }

    fn player_left(&self, name: &str, round: u8) -> String {
        format!("{name} left before round {round}")
    }

    fn implausible_round(&self, round: u8) -> String {
        format!("Round {round} has an implausible score, entered with `--force`")
    }

    fn idle_round(&self, round: u8) -> String {
        format!("Round {round} was played to break a tie that is no longer there")
    }

    fn scored_twice(&self, round: u8, earlier: &str) -> String {
        format!("Round {round} was scored twice; earlier as {earlier}")
    }

    fn needs(&self) -> &'static str {
        "To win or tie:"
    }

    fn need(&self, need: &PointsNeeded, rivals: &str) -> String {
        match need.behind {
            _ if !need.possible => format!("can no longer catch {rivals}"),
            0 => format!("must not score more than {rivals} in the last round"),
            behind if behind < 0 => {
                let ahead = -behind;
                format!("may score up to {ahead} more than {rivals} in the last round")
            }
            behind => format!("must beat {rivals} by {behind} or more in the last round"),
        }
    }

    fn rivals(&self, count: usize, total: i32) -> String {
        format!("the {count} at {total}")
    }

    fn game_started(&self, number: u32, names: &[String], about: &[String]) -> String {
        format!("Game {number}: {}, {}", and(names), about.join(", "))
    }

    fn game_edited(&self, number: u32, changes: &str) -> String {
        format!("Game {number} edited: {changes}")
    }

    fn game_changes(&self, changes: &[GameChange]) -> String {
        let text = |what: &str, text: &str| match text {
            "" => format!("no {what}"),
            _ => format!("{what} {text}"),
        };
        let change = |change: &GameChange| match change {
            GameChange::Seats(names) => format!("seats {}", names.join(", ")),
            GameChange::Dealer(name) => format!("{name} deals first"),
            GameChange::Date(date) => format!("date {date}"),
            GameChange::Place(place) => text("place", place),
            GameChange::Note(note) => text("note", note),
        };
        changes.iter().map(change).collect::<Vec<_>>().join("; ")
    }

    fn just_finished(&self, number: u32) -> String {
        format!("no game is open; game {number} was finished last")
    }

    fn round_entered(&self, round: u8, scores: &str) -> String {
        format!("Round {round}: {scores}")
    }

    fn joins(&self, name: &str, game: u32, total: i32, reason: StartReason) -> String {
        let total = points(total);
        let joins = format!("{name} joins game {game} with {total}");
        match reason {
            StartReason::Given => joins,
            StartReason::Highest => format!("{joins}, the highest total so far"),
            StartReason::Own => format!("{joins}, as many as they left with"),
            StartReason::Corrected => format!("{name} joined game {game} with {total}, corrected"),
        }
    }

    fn leaves(&self, name: &str, game: u32, total: i32) -> String {
        format!("{name} leaves game {game} with {}", points(total))
    }

    fn turn(&self, turn: &RoundSetup, names: &[String]) -> String {
        let number = turn.number;
        let tie = match number > Round::LAST.number() {
            true => {
                let tied = turn.playing.iter().map(|&seat| names[seat].clone());
                format!(", to break the tie of {}", and(&tied.collect::<Vec<_>>()))
            }
            false => String::new(),
        };
        let (dealt, wild) = (turn.round.dealt(), plural(turn.round.wild()));
        let who = match turn.playing.len() {
            1 => String::new(),
            _ => {
                let (dealer, starter) = (&names[turn.dealer], &names[turn.starter]);
                format!(", {dealer} deals, {starter} starts")
            }
        };
        format!("Round {number}{tie}: deal {dealt}, {wild} wild{who}")
    }

    fn game_deleted(&self) -> &'static str {
        "The game is deleted"
    }

    fn game_abandoned(&self, rounds: usize) -> String {
        format!("The game was abandoned {}", after(rounds))
    }

    fn finished_unplayed(&self) -> &'static str {
        "It ended before its first round"
    }

    fn finished_early(&self, result: &str, rounds: usize) -> String {
        let after = after(rounds);
        format!("{result}; the game was finished {after} and does not count in standings")
    }

    fn nobody_won(&self) -> &'static str {
        "Nobody has won"
    }

    fn share_win(&self, names: &[String], total: i32) -> String {
        format!("{} share the win with {} each", and(names), points(total))
    }

    fn played_alone(&self, name: &str, total: i32) -> String {
        format!("{name} ends with {}", points(total))
    }

    fn wins(&self, name: &str, total: i32) -> String {
        format!("{name} wins with {}", points(total))
    }

    fn wins_tie(&self, name: &str, total: i32, level: &[String], tie: Tie) -> String {
        let why = match tie {
            Tie::MostOut => "having gone out in more rounds",
            Tie::ExtraRound | Tie::Shared => "having scored less in the round that broke the tie",
        };
        let (wins, level) = (self.wins(name, total), and(level));
        format!("{wins}, level with {level}, {why}")
    }
}

/// Returns when a game ended that was not played to its end.
fn after(rounds: usize) -> String {
    let last = Round::LAST.number();
    match rounds {
        0 => "before its first round".to_owned(),
        rounds => format!("after {rounds} of {last} rounds"),
    }
}
