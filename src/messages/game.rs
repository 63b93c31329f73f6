//! A game at the table: its board, turns, result and refusals.

use std::fmt::Display;

use chrono::NaiveDate;

use super::language::in_backticks;
use super::player::state_name;
use super::tournament::board;
use super::{Command, Hint, Messages, Said};
use crate::game::{
    EndOfGame, GameEdits, GameState, GameSummary, InvalidName, InvalidText, MAX_TEXT, Name,
    NewLeagueError, NewPlayerError, PlayError, PlayerId, PointsNeeded, RoundSetup, StartError,
    StartReason, StockNote,
};
use crate::rules::{Round, Tie};

messages! { words:
    several_open() = "game-several-open";
    open_game(game: u32, names: &[String]) = "game-named" { game, names = names.join(", ") };
    round_of_game(game: u32, round: u8, names: &[String]) = "game-round-named" {
        game, round, names = names.join(", ")
    };
    new_players(names: &[String]) = "game-new-players" {
        players = names.len(), names = words.and(names)
    };
    names_split(text: &str, players: usize) = "game-names-split" {
        text, players, command = Command::new("player add").arg(text)
    };
    /// The command without a word that is no player, and the one with it as a new player.
    not_this_player(name: &str, command: Command, typed: Command) = hint "game-not-this-player";
    is_one_player(text: &str) = "game-is-one-player";
    read_as_one_player(text: &str) = "game-read-as-one-player" {
        text, undo = Command::new("undo"), join = Command::new("join").arg(text.replace(' ', ", "))
    };
    new_league(name: &str) = "game-new-league";
    /// `name`: the player whose name the typed one begins.
    taken_for(typed: &str, name: &str) = "game-taken-for";
    drawn(seed: u64, names: &[String], dealer: &str) = "game-drawn" {
        seed = seed.to_string(), names = words.and(names), dealer
    };
    last_result(game: u32, date: NaiveDate, result: &str) = "game-last-result";
    night_goes_on(games: &[u32], evening: NaiveDate) = "game-night-goes-on" {
        count = games.len(), evening, games = words.and_numbers(games)
    };
    late_games_left_out(games: &[u32], day: NaiveDate) = "game-late-left-out" {
        count = games.len(), day, games = words.and_numbers(games)
    };
    untouched_game(game: u32, day: NaiveDate) = "game-untouched";
    game_heading(game: u32, state: GameState, is_short: bool) = "game-heading" {
        game, state = state_name(state, is_short)
    };
    in_league(league: &str) = "game-in-league";
    round_and_wild() = "game-round-and-wild";
    points_in_short() = "game-points-in-short";
    total() = "game-total";
    /// In three letters, for a narrow page.
    total_in_short() = "game-total-in-short";
    place() = "game-place";
    /// Stands for the place of a player who left.
    no_place() = "game-no-place";
    /// Explains the sign of the dealer on a sheet.
    deals() = "game-deals";
    went_out() = "game-went-out";
    did_not_play() = "game-did-not-play";
    player_joined(name: &str, round: u8, total: i32) = "game-player-joined" {
        name, round, points = words.points(total)
    };
    /// `left`: the higher total that the player had left with.
    player_came_back_below(name: &str, round: u8, total: i32, left: i32) =
        "game-player-came-back-below" {
        name, round, points = words.points(total), left
    };
    player_left(name: &str, round: u8) = "game-player-left";
    implausible_round(round: u8) = "game-implausible-round";
    /// A round past the eleventh that breaks no tie any more.
    idle_round(round: u8) = "game-idle-round";
    /// `earlier`: the scores that do not count.
    scored_twice(round: u8, earlier: &str) = "game-round-scored-twice";
    needs() = "game-needs";
    need(need: &PointsNeeded, rivals: &str) = "game-need" {
        is = how_it_stands(need), points = need.behind.abs(), rivals
    };
    /// Of the same total, too many to list.
    rivals(players: usize, total: i32) = "game-rivals";
    game_started(game: u32, names: &[String], about: &[String]) = "game-started" {
        game, names = words.and(names), about = about.join(", ")
    };
    game_edited(game: u32, changes: &str) = "game-edited";
    /// No game is open, so that the one finished last is meant.
    just_finished(game: u32) = "game-just-finished";
    /// The same of a game of which only the totals were recorded.
    just_recorded(game: u32) = "game-just-recorded";
    round_entered(round: u8, scores: &str) = "game-round-entered";
    leaves(name: &str, game: u32, total: i32) = "game-leaves" {
        name, game, points = words.points(total)
    };
    game_deleted() = "game-is-deleted";
    game_abandoned(rounds: usize) = "game-was-abandoned" { rounds, last = Round::LAST };
    finished_unplayed() = "game-finished-unplayed";
    only_totals(result: &str) = "game-only-totals";
    result_stands(totals: &[String]) = "game-result-stands" { totals = words.and(totals) };
    /// Rounds were scored after a result was recorded.
    other_result(name: &str, total: i32, result: i32) = "game-other-result";
    same_result(game: u32, other: u32) = "game-same-result" {
        game, other, delete = Command::new("game delete").arg(game)
    };
    zero_total(name: &str) = "game-zero-total";
    high_total(name: &str, total: i32, most: i32) = "game-high-total";
    finished_early(result: &str, rounds: usize) = "game-finished-early" {
        result, rounds, last = Round::LAST
    };
    nobody_won() = "game-nobody-won";
    share_win(names: &[String], total: i32) = "game-shared-win" {
        players = names.len(), names = words.and(names), points = words.points(total)
    };
    played_alone(name: &str, total: i32) = "game-played-alone" {
        name, points = words.points(total), total
    };
    wins(name: &str, total: i32) = "game-wins" { name, points = words.points(total), total };
    wins_tie(name: &str, total: i32, level: &[String], tie: Tie) = "game-wins-tie" {
        name, points = words.points(total), total, others = words.and(level),
        out = tie == Tie::MostOut
    };
    stock_note(note: StockNote) = "game-stock-" + note;
    leads(is_finished: bool) => match is_finished { true => "game-won", false => "game-leads" };
    /// A player joins a game with a total, or joined with another one than was recorded.
    joins(name: &str, game: u32, total: i32, reason: StartReason) = "game-joins" {
        name, game, points = words.points(total), reason = <&str>::from(reason)
    };
}

said! { words:
    impl Error + Message for InvalidName {
        Empty = "game-name-empty";
        TooLong { start, characters } = "game-name-too-long" {
            most = Name::MAX_CHARACTERS, start, characters
        };
        TooHeavy { code_points } = "game-name-too-heavy" {
            most = Name::MAX_CODE_POINTS, characters = code_points
        };
        Control { character } = "game-name-control" { sign = words.control_sign(*character) };
        Separator { character } = "game-name-separator" {
            sign = character.to_string(), score = ['=', ':'].contains(character)
        };
        Keyword { name } = "game-name-keyword";
        Card { name } = "game-name-card";
    }
}

said! { words:
    /// Stands after the option or field that the text was given for: `must not be empty`.
    impl Error + Message for InvalidText {
        Empty = "game-text-empty";
        TooLong { characters } = "game-text-too-long" { most = MAX_TEXT, characters };
        Control { character } = "game-text-control" { sign = words.control_sign(*character) };
    }
}

said! { words:
    impl<S: Display> Error + Message for NewPlayerError<S> {
        Name(error) => error.said(words);
        NearMisses(misses) => {
            let line = |(name, near): &(String, Vec<String>)| {
                say!(words, "game-no-player", name, near = words.did_you_mean(near))
            };
            let lines = misses.iter().map(line).collect::<Vec<_>>().join("\n");
            Said::from(lines).with(hint!(words, "game-no-player.hint", players = misses.len()))
        };
        Former { name, player } => {
            refuse!(words, "game-former-name", name, player).with(words.new_player_hint())
        };
        NameAndScore(name) = "game-name-and-score";
        NoName(name) => refuse!(words, "game-no-name", name).with(words.new_player_hint());
        Retired(name) = "game-player-retired" {
            name, command = Command::new("player return").arg(name)
        };
        Namesakes { name, players } => {
            refuse!(words, "game-namesakes", name).with(words.namesakes(players))
        };
        Twice(name) = "game-player-twice";
        Write(error) => error.text(words).into();
    }
}

said! { words:
    impl<S: Display> Error + Message for NewLeagueError<S> {
        Name(error) => error.said(words);
        NearMiss { name, near } = "game-no-league" { name, near = words.and(&in_backticks(near)) };
        Retired(name) = "game-league-retired" {
            name, command = Command::new("league return").arg(name)
        };
        Write(error) => error.text(words).into();
    }
}

said! { words:
    impl Error + Message for StartError {
        NoPlayers = "game-no-players" {
            command = Command::new("new Ann Bob Cat"), again = Command::new("new --same")
        };
        NeedsTwoGames { most, players } = "game-too-many-players" { decks = 1, most, players };
        TooMany { most, players } => {
            refuse!(words, "game-too-many-players", decks = 2, most, players).with(None)
        };
        Twice { first, seat } = "game-seated-twice";
        DealerAway = "game-dealer-away";
    }
}

said! { words:
    impl Error + Message for PlayError {
        NotOpen { game, state } => words.not_open(*game, *state, false);
        Over { game, state } => words.not_open(*game, *state, true);
        EndedEarly { game } = "game-ended-early" {
            game, command = Command::new("game resume").arg(game)
        };
        OnlyTotals { game, example } = "game-without-rounds" {
            game, resume = Command::new("game resume").arg(game),
            command = Command::new("fix").arg(example).option("--game", game)
        };
        Reseated { number, game, table } = "game-reseated" {
            number, game, table, command = board(*game, *table)
        };
        IsOpen { game } = "game-is-open";
        NoRound { game, round } = "game-no-round";
        AlreadyScored { game, round, scores } = "game-already-scored" {
            round, scores, command = words.fix(round, *game)
        };
        NotScored { round, game, last } => {
            let score = Command::new("score --round").arg(round);
            let hint = match game {
                Some(game) => {
                    let command = score.option("--game", game);
                    Some(hint!(words, "game-not-scored.hint-next", command))
                }
                None => (*last > 0).then(|| hint!(words, "game-not-scored.hint-last", last)),
            };
            refuse!(words, "game-not-scored", round).with(hint)
        };
        IsDeleted { game } = "game-already-deleted";
        Missing { round, names } = "game-score-missing" { round, names = words.and(names) };
        NotPlaying { round, name, game } => {
            let back = |game| Command::new("join").arg(name).option("--game", game);
            let hint = |game| hint!(words, "game-not-playing.hint-back", command = back(game));
            refuse!(words, "game-not-playing", name, round).with(game.map(hint))
        };
        Twice { name, scores: [one, other] } = "game-scored-twice" { name, one, other };
        TwoOut { one, other } = "game-two-out";
        TotalFalls { name, before, now } = "game-total-falls";
        ImplausibleScore(score) => score.said(words).with(hint!(words, "game-force-hint"));
        ImpossibleScore(score) => score.said(words);
        TooManyCopies { card, copies, shown, names } = "game-too-many-copies" {
            card, copies, shown, players = names.len(), names = words.and(names)
        };
        NobodyPlayed { round, ends } => {
            refuse!(words, "game-nobody-played", round).with(words.how_to_end(*ends))
        };
        Unplayed { game } = "game-unplayed" {
            game, command = Command::new("game delete").arg(game)
        };
        ImpossibleTotal { name, total, least, most } = "game-impossible-total";
        TotalBelowLeast { name, total, least } = "game-total-below-least";
        NothingEdited { game } = "game-nothing-edited";
        SeatsMissing { names } = "game-seats-missing" {
            players = names.len(), names = words.and(names)
        };
        NothingNew { round } = "game-nothing-new";
        AtTable { name } = "game-at-table";
        JoinsLast { name } = "game-joins-last";
        JoinsWithWords { name } => {
            refuse!(words, "game-joins-with-words", name).with(words.new_player_hint())
        };
        NotAtTable { name } = "game-not-at-table";
        LastPlayer { name, ends } => {
            refuse!(words, "game-last-player", name).with(words.how_to_end(*ends))
        };
        BelowOwnTotal { name, own, total } = "game-below-own-total";
        SameStart { name, total } = "game-same-start" { name, points = words.points(*total) };
        JoinsTooLate = "game-joins-too-late";
        LeavesTooLate = "game-leaves-too-late";
        Table(error) => error.text(words).into();
    }
}

impl Messages {
    fn control_sign(&self, character: char) -> String {
        match character {
            '\n' | '\r' => self.line_break().to_owned(),
            '\t' => self.tab().to_owned(),
            _ => format!("U+{:04X}", u32::from(character)),
        }
    }

    /// Refuses to change a game that is not open, or to go on after its end.
    fn not_open(&self, game: u32, state: GameState, is_over: bool) -> Said {
        let resume = Command::new("game resume").arg(game);
        let hint = if state != GameState::Finished {
            hint!(self, "game-not-open.hint-resume", command = resume)
        } else if is_over {
            hint!(self, "game-not-open.hint-show", command = Command::new("game show").arg(game))
        } else {
            let command = self.fix(&self.plain("game-any-round"), game);
            hint!(self, "game-not-open.hint-fix", new = Command::new("new --same"), command)
        };
        refuse!(self, "game-not-open", game, state = state.name()).with(hint)
    }

    /// Returns the command that corrects a score of a round.
    fn fix(&self, round: &dyn Display, game: u32) -> Command {
        let score = self.plain("game-any-score");
        Command::new("fix").arg(round).arg(score).option("--game", game)
    }

    fn new_player_hint(&self) -> Hint {
        hint!(self, "game-no-player.hint", players = 1)
    }

    fn how_to_end(&self, ends: EndOfGame) -> Hint {
        let (played, command) = match ends {
            EndOfGame::Finish(game) => (true, Command::new("game finish").arg(game)),
            EndOfGame::Delete(game) => (false, Command::new("game delete").arg(game)),
        };
        hint!(self, "game-ends-hint", played, command)
    }

    pub fn how_to_begin(&self) -> String {
        say!(self, "game-how-to-begin") + "\n"
    }

    /// Returns which other games are open, and how to drop the last of a few.
    pub fn also_open(&self, games: &[GameSummary]) -> String {
        let Some(last) = games.first() else {
            return String::new();
        };
        let drop = match last.round_count {
            0 => Command::new("game delete"),
            _ => Command::new("game abandon"),
        };
        let game = last.details.number;
        let command = drop.arg(game);
        let numbers = games.iter().map(|game| game.details.number.to_string());
        match games.len() {
            games @ 1..=3 => {
                let numbers = self.and(&numbers.collect::<Vec<_>>());
                say!(self, "game-also-open", games, numbers, game, command)
            }
            games => {
                let command = Command::new("games").option("--state", "open");
                say!(self, "game-many-also-open", games, command)
            }
        }
    }

    /// Returns what edits change of a game, each as a phrase: `Cat deals first`, `date
    /// 2026-11-20`. Takes the names of players and what makes a text printable.
    pub fn game_changes(
        &self,
        edits: &GameEdits,
        name: impl Fn(PlayerId) -> String,
        printable: impl Fn(&str) -> String,
    ) -> Vec<String> {
        let names = |seats: &[PlayerId]| seats.iter().copied().map(&name).collect::<Vec<_>>();
        let text = |what, removed, text: &String| match printable(text) {
            text if text.is_empty() => (removed, text),
            text => (what, text),
        };
        let changes = [
            edits.seats.as_ref().map(|seats| ("seats", names(seats).join(", "))),
            edits.dealer.map(|dealer| ("dealer", name(dealer))),
            edits.date.map(|date| ("date", date.to_string())),
            edits.venue.as_ref().map(|place| text("place", "no-place", place)),
            edits.note.as_ref().map(|note| text("note", "no-note", note)),
        ];
        let change = |(what, value)| say!(self, "game-change", what, value);
        changes.into_iter().flatten().map(change).collect()
    }

    /// Returns what is dealt in a round, who deals and who starts; `names` are
    /// those of the seats.
    pub fn turn(&self, turn: &RoundSetup, names: &[String]) -> String {
        let playing = turn.playing.iter().map(|&seat| names[seat].clone());
        say!(
            self,
            "game-turn",
            round = turn.number,
            extra = turn.number > Round::LAST.number(),
            names = self.and(&playing.collect::<Vec<_>>()),
            dealt = turn.round.dealt(),
            wild = self.all_of_rank(turn.round.wild()),
            players = turn.playing.len(),
            dealer = &names[turn.dealer],
            starter = &names[turn.starter]
        )
    }
}

/// Returns by what name a message chooses how a player stands to the best others.
fn how_it_stands(need: &PointsNeeded) -> &'static str {
    match need.behind {
        _ if !need.possible => "beaten",
        0 => "level",
        ..0 => "ahead",
        1.. => "behind",
    }
}
