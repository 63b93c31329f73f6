use std::fmt::Display;

use super::{Command, GameChange, Hint, Messages};
use crate::game::{
    GameState, GameSummary, InvalidName, InvalidText, MAX_TEXT, Name, NewLeagueError,
    NewPlayerError, PlayError, PointsNeeded, RoundSetup, StartError, StartReason, StockNote,
};
use crate::rules::{Round, Tie};

/// A game at the table: its board, turns, result and refusals.
impl Messages {
    /// Returns why a text is no name.
    pub fn invalid_name(&self, error: &InvalidName) -> String {
        match error {
            InvalidName::Empty => say!(self, "game-name-empty"),
            InvalidName::TooLong { start, characters } => {
                let most = Name::MAX_CHARACTERS;
                say!(self, "game-name-too-long", most, start, characters)
            }
            InvalidName::TooHeavy { code_points } => {
                let most = Name::MAX_CODE_POINTS;
                say!(self, "game-name-too-heavy", most, characters = code_points)
            }
            InvalidName::Control { character } => {
                let sign = character.escape_unicode().to_string();
                say!(self, "game-name-control", sign)
            }
            InvalidName::Separator { character } => say!(
                self,
                "game-name-separator",
                sign = character.to_string(),
                score = ['=', ':'].contains(character)
            ),
            InvalidName::Keyword { name } => say!(self, "game-name-keyword", name),
            InvalidName::Card { name } => say!(self, "game-name-card", name),
        }
    }

    /// Returns why a text cannot be stored, after the option or field that it was
    /// given for: `must not be empty`.
    pub fn invalid_text(&self, error: &InvalidText) -> String {
        match error {
            InvalidText::Empty => say!(self, "game-text-empty"),
            InvalidText::TooLong { characters } => {
                say!(self, "game-text-too-long", most = MAX_TEXT, characters)
            }
            InvalidText::Control { character } => {
                let sign = character.escape_unicode().to_string();
                say!(self, "game-text-control", sign)
            }
        }
    }

    /// Returns why players cannot take seats.
    pub fn new_player_error<S: Display>(&self, error: &NewPlayerError<S>) -> String {
        match error {
            NewPlayerError::Name(error) => self.invalid_name(error),
            NewPlayerError::NearMisses(misses) => {
                let line = |(name, near): &(String, Vec<String>)| {
                    say!(self, "game-no-player", name, near = self.did_you_mean(near))
                };
                misses.iter().map(line).collect::<Vec<_>>().join("\n")
            }
            NewPlayerError::NameAndScore(name) => say!(self, "game-name-and-score", name),
            NewPlayerError::Retired(name) => say!(self, "game-player-retired", name),
            NewPlayerError::Namesakes { name, .. } => say!(self, "game-namesakes", name),
            NewPlayerError::Twice(name) => say!(self, "game-player-twice", name),
            NewPlayerError::Write(error) => self.write_error(error),
        }
    }

    /// Returns how to give players seats all the same.
    pub fn new_player_error_hint<S>(&self, error: &NewPlayerError<S>) -> Option<Hint> {
        Some(match error {
            NewPlayerError::NearMisses(misses) => {
                hint!(self, "game-no-player.hint", players = misses.len())
            }
            NewPlayerError::NameAndScore(_) => hint!(self, "game-no-player.hint", players = 1),
            NewPlayerError::Retired(name) => hint!(
                self,
                "game-player-retired.hint",
                command = Command::new("player return").arg(name)
            ),
            NewPlayerError::Namesakes { players, .. } => return self.namesakes(players),
            NewPlayerError::Name(_) | NewPlayerError::Twice(_) | NewPlayerError::Write(_) => {
                return None;
            }
        })
    }

    /// Returns why a game cannot count for a league.
    pub fn new_league_error<S: Display>(&self, error: &NewLeagueError<S>) -> String {
        match error {
            NewLeagueError::Name(error) => self.invalid_name(error),
            NewLeagueError::NearMiss { name, near } => {
                say!(self, "game-no-league", name, near = self.did_you_mean(near))
            }
            NewLeagueError::Retired(name) => say!(self, "game-league-retired", name),
            NewLeagueError::Write(error) => self.write_error(error),
        }
    }

    /// Returns how to make a game count for a new league.
    pub fn new_league_error_hint<S>(&self, error: &NewLeagueError<S>) -> Option<Hint> {
        matches!(error, NewLeagueError::NearMiss { .. }).then(|| hint!(self, "game-no-league.hint"))
    }

    /// Returns why a game cannot start.
    pub fn start_error(&self, error: &StartError) -> String {
        match error {
            StartError::NoPlayers => say!(self, "game-no-players"),
            StartError::NeedsTwoGames { most, players } => {
                say!(self, "game-too-many-players", decks = 1, most, players)
            }
            StartError::TooMany { most, players } => {
                say!(self, "game-too-many-players", decks = 2, most, players)
            }
            StartError::Twice { first, seat } => say!(self, "game-seated-twice", first, seat),
            StartError::DealerAway => say!(self, "game-dealer-away"),
        }
    }

    /// Returns how to start a game for many players.
    pub fn start_error_hint(&self, error: &StartError) -> Option<Hint> {
        match error {
            StartError::NeedsTwoGames { .. } => Some(hint!(self, "game-too-many-players.hint")),
            StartError::NoPlayers => Some(hint!(
                self,
                "game-no-players.hint",
                command = Command::new("new Ann Bob Cat"),
                again = Command::new("new --same")
            )),
            StartError::TooMany { .. } | StartError::Twice { .. } | StartError::DealerAway => None,
        }
    }

    /// Returns why the players cannot do that with their game.
    pub fn play_error(&self, error: &PlayError) -> String {
        match error {
            PlayError::NotOpen { game, state } | PlayError::Over { game, state } => {
                say!(self, "game-not-open", game, state = state.name())
            }
            PlayError::IsOpen { game } => say!(self, "game-is-open", game),
            PlayError::NoRound { game, round } => say!(self, "game-no-round", game, round),
            PlayError::AlreadyScored { round, scores, .. } => {
                say!(self, "game-already-scored", round, scores)
            }
            PlayError::NotScored { round, .. } => say!(self, "game-not-scored", round),
            PlayError::Missing { round, names } => {
                say!(self, "game-score-missing", round, names = self.and(names))
            }
            PlayError::NotPlaying { round, name } => say!(self, "game-not-playing", name, round),
            PlayError::Twice { name } => say!(self, "game-scored-twice", name),
            PlayError::TwoOut { one, other } => say!(self, "game-two-out", one, other),
            PlayError::TotalFalls { name, before, now } => {
                say!(self, "game-total-falls", name, before, now)
            }
            PlayError::ImplausibleScore(score) | PlayError::ImpossibleScore(score) => {
                self.implausible_score(score)
            }
            PlayError::TooManyCopies {
                card,
                copies,
                shown,
                names,
            } => say!(
                self,
                "game-too-many-copies",
                card,
                copies,
                shown,
                players = names.len(),
                names = self.and(names)
            ),
            PlayError::NobodyPlayed { round } => say!(self, "game-nobody-played", round),
            PlayError::Unplayed { game } => say!(self, "game-unplayed", game),
            PlayError::NothingEdited { game } => say!(self, "game-nothing-edited", game),
            PlayError::SeatsMissing { names } => say!(
                self,
                "game-seats-missing",
                players = names.len(),
                names = self.and(names)
            ),
            PlayError::NothingNew { round } => say!(self, "game-nothing-new", round),
            PlayError::AtTable { name } => say!(self, "game-at-table", name),
            PlayError::NotAtTable { name } => say!(self, "game-not-at-table", name),
            PlayError::LastPlayer { name } => say!(self, "game-last-player", name),
            PlayError::BelowOwnTotal { name, own, total } => {
                say!(self, "game-below-own-total", name, own, total)
            }
            PlayError::SameStart { name, total } => {
                say!(self, "game-same-start", name, points = self.points(*total))
            }
            PlayError::JoinsTooLate => say!(self, "game-joins-too-late"),
            PlayError::LeavesTooLate => say!(self, "game-leaves-too-late"),
            PlayError::Table(error) => self.start_error(error),
        }
    }

    /// Returns the command that the players want instead.
    pub fn play_error_hint(&self, error: &PlayError) -> Option<Hint> {
        let fix = |round: &dyn Display, game: &u32| {
            let fix = Command::new("fix").arg(round);
            let fix = fix.arg(self.plain("game-any-score"));
            fix.option("--game", game)
        };
        Some(match error {
            PlayError::NotOpen {
                game,
                state: GameState::Finished,
            } => hint!(
                self,
                "game-not-open.hint-fix",
                command = fix(&self.plain("game-any-round"), game)
            ),
            PlayError::Over {
                game,
                state: GameState::Finished,
            } => hint!(
                self,
                "game-not-open.hint-show",
                command = Command::new("game show").arg(game)
            ),
            PlayError::NotOpen { game, .. } | PlayError::Over { game, .. } => hint!(
                self,
                "game-not-open.hint-resume",
                command = Command::new("game resume").arg(game)
            ),
            PlayError::NoRound { .. } => hint!(self, "game-no-round.hint"),
            PlayError::AlreadyScored { game, round, .. } => {
                hint!(self, "game-already-scored.hint", command = fix(round, game))
            }
            PlayError::NotScored { game, round } => {
                let score = Command::new("score --round").arg(round);
                let command = score.option("--game", game);
                hint!(self, "game-not-scored.hint", command)
            }
            PlayError::Missing { .. } => hint!(self, "game-score-missing.hint"),
            PlayError::TotalFalls { .. } => hint!(self, "game-total-falls.hint"),
            PlayError::ImplausibleScore(_) => hint!(self, "game-force-hint"),
            PlayError::TooManyCopies { .. } => hint!(self, "game-too-many-copies.hint"),
            PlayError::NobodyPlayed { .. } => hint!(
                self,
                "game-nobody-played.hint",
                command = Command::new("game finish")
            ),
            PlayError::Unplayed { game } => hint!(
                self,
                "game-unplayed.hint",
                command = Command::new("game delete").arg(game)
            ),
            PlayError::LeavesTooLate => hint!(self, "game-leaves-too-late.hint"),
            _ => return None,
        })
    }

    /// Returns how to begin, with no game open.
    pub fn how_to_begin(&self) -> String {
        say!(self, "game-how-to-begin") + "\n"
    }

    /// Introduces the list of several open games.
    pub fn several_open(&self) -> &'static str {
        self.plain("game-several-open")
    }

    /// Names an open game by its players.
    pub fn open_game(&self, number: u32, names: &[String]) -> String {
        say!(self, "game-named", game = number, names = names.join(", "))
    }

    /// Names the round that a hand belongs to.
    pub fn round_of_game(&self, number: u32, round: u8, names: &[String]) -> String {
        let names = names.join(", ");
        say!(self, "game-round-named", game = number, round, names)
    }

    /// Returns that players were added.
    pub fn new_players(&self, names: &[String]) -> String {
        let (players, names) = (names.len(), self.and(names));
        say!(self, "game-new-players", players, names)
    }

    /// Returns that one text was read as the names of several players, and how
    /// to make it one name.
    pub fn names_split(&self, text: &str, players: usize) -> String {
        let command = Command::new("player add").arg(text);
        say!(self, "game-names-split", text, players, command)
    }

    /// Returns that a league was added.
    pub fn new_league(&self, name: &str) -> String {
        say!(self, "game-new-league", name)
    }

    /// Returns that the stock does not last until the end of a late round.
    pub fn stock_note(&self, note: StockNote) -> &'static str {
        self.plain(match note {
            StockNote::LastRound => "game-stock-last-round",
            StockNote::LastRounds => "game-stock-last-rounds",
        })
    }

    /// Returns which other games are open, and how to drop the last of them.
    pub fn also_open(&self, games: &[GameSummary]) -> String {
        let Some(last) = games.first() else {
            return String::new();
        };
        let drop = match last.round_count {
            0 => Command::new("game delete"),
            _ => Command::new("game abandon"),
        };
        let command = drop.arg(last.details.number);
        let numbers = games.iter().map(|game| game.details.number.to_string());
        match games.len() {
            games @ 1..=3 => {
                let numbers = self.and(&numbers.collect::<Vec<_>>());
                say!(self, "game-also-open", games, numbers, command)
            }
            games => say!(self, "game-many-also-open", games, command),
        }
    }

    /// Returns that the game was started before and has no score.
    pub fn untouched_game(&self, number: u32) -> String {
        say!(self, "game-untouched", game = number)
    }

    /// Names a game and how it stands: `Game 12, ended early`.
    pub fn game_heading(&self, number: u32, state: GameState, is_short: bool) -> String {
        let state = match state {
            GameState::Finished if is_short => "short",
            state => state.name(),
        };
        say!(self, "game-heading", game = number, state)
    }

    /// Names the league that a game counts for.
    pub fn in_league(&self, league: &str) -> String {
        say!(self, "game-in-league", league)
    }

    /// Heads the column of rounds and their wild ranks.
    pub fn round_and_wild(&self) -> &'static str {
        self.plain("game-round-and-wild")
    }

    /// Heads the column of the points of a round.
    pub fn points_in_short(&self) -> &'static str {
        self.plain("game-points-in-short")
    }

    /// Heads the row of final totals and the column of running totals.
    pub fn total(&self) -> &'static str {
        self.plain("game-total")
    }

    /// Heads the column of running totals on a narrow page, in three letters.
    pub fn total_in_short(&self) -> &'static str {
        self.plain("game-total-in-short")
    }

    /// Heads the row of places.
    pub fn place(&self) -> &'static str {
        self.plain("game-place")
    }

    /// Stands for the place of a player who left.
    pub fn no_place(&self) -> &'static str {
        self.plain("game-no-place")
    }

    /// Explains the sign of the dealer.
    pub fn deals(&self) -> &'static str {
        self.plain("game-deals")
    }

    /// Explains the sign of the player who went out.
    pub fn went_out(&self) -> &'static str {
        self.plain("game-went-out")
    }

    /// Explains the sign of the player with the lowest total.
    pub fn leads(&self, is_finished: bool) -> &'static str {
        self.plain(if is_finished {
            "game-won"
        } else {
            "game-leads"
        })
    }

    /// Explains the sign of a player who did not play a round.
    pub fn did_not_play(&self) -> &'static str {
        self.plain("game-did-not-play")
    }

    /// Returns that a player joined a game in progress, or returned to it.
    pub fn player_joined(&self, name: &str, round: u8, total: i32) -> String {
        let points = self.points(total);
        say!(self, "game-player-joined", name, round, points)
    }

    /// Returns that a player left before a round.
    pub fn player_left(&self, name: &str, round: u8) -> String {
        say!(self, "game-player-left", name, round)
    }

    /// Returns that a round has a score that no hand can have.
    pub fn implausible_round(&self, round: u8) -> String {
        say!(self, "game-implausible-round", round)
    }

    /// Returns that a round past the eleventh breaks no tie any more.
    pub fn idle_round(&self, round: u8) -> String {
        say!(self, "game-idle-round", round)
    }

    /// Returns that two devices scored a round, with the scores that do not
    /// count.
    pub fn scored_twice(&self, round: u8, earlier: &str) -> String {
        say!(self, "game-round-scored-twice", round, earlier)
    }

    /// Heads what each player needs in the last round.
    pub fn needs(&self) -> &'static str {
        self.plain("game-needs")
    }

    /// Returns what a player needs to win or tie against the best others.
    pub fn need(&self, need: &PointsNeeded, rivals: &str) -> String {
        let is = match need.behind {
            _ if !need.possible => "beaten",
            0 => "level",
            ..0 => "ahead",
            1.. => "behind",
        };
        say!(self, "game-need", is, points = need.behind.abs(), rivals)
    }

    /// Names rivals of the same total, too many to list.
    pub fn rivals(&self, count: usize, total: i32) -> String {
        say!(self, "game-rivals", players = count, total)
    }

    /// Names a game that has just started, and who plays it under which rules.
    pub fn game_started(&self, number: u32, names: &[String], about: &[String]) -> String {
        let (names, about) = (self.and(names), about.join(", "));
        say!(self, "game-started", game = number, names, about)
    }

    /// Returns what was changed about a game.
    pub fn game_edited(&self, number: u32, changes: &str) -> String {
        say!(self, "game-edited", game = number, changes)
    }

    /// Returns changes of a game as one phrase: `Cat deals first; date 2026-11-20`.
    pub fn game_changes(&self, changes: &[GameChange]) -> String {
        let change = |change: &GameChange| {
            let (what, value) = match change {
                GameChange::Seats(names) => ("seats", names.join(", ")),
                GameChange::Dealer(name) => ("dealer", name.clone()),
                GameChange::Date(date) => ("date", date.to_string()),
                GameChange::Place(place) if place.is_empty() => ("no-place", String::new()),
                GameChange::Place(place) => ("place", place.clone()),
                GameChange::Note(note) if note.is_empty() => ("no-note", String::new()),
                GameChange::Note(note) => ("note", note.clone()),
            };
            say!(self, "game-change", what, value)
        };
        changes.iter().map(change).collect::<Vec<_>>().join("; ")
    }

    /// Returns that no game is open, so that the one finished last is meant.
    pub fn just_finished(&self, number: u32) -> String {
        say!(self, "game-just-finished", game = number)
    }

    /// Returns which scores a round has now.
    pub fn round_entered(&self, round: u8, scores: &str) -> String {
        say!(self, "game-round-entered", round, scores)
    }

    /// Returns that a player joins a game with a total, or joined with another
    /// one than was recorded.
    pub fn joins(&self, name: &str, game: u32, total: i32, reason: StartReason) -> String {
        let (points, reason): (_, &str) = (self.points(total), reason.into());
        say!(self, "game-joins", name, game, points, reason)
    }

    /// Returns that a player leaves a game.
    pub fn leaves(&self, name: &str, game: u32, total: i32) -> String {
        say!(self, "game-leaves", name, game, points = self.points(total))
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

    /// Returns that a game is deleted.
    pub fn game_deleted(&self) -> &'static str {
        self.plain("game-is-deleted")
    }

    /// Returns that a game was abandoned after so many rounds.
    pub fn game_abandoned(&self, rounds: usize) -> String {
        let last = Round::LAST;
        say!(self, "game-was-abandoned", rounds, last)
    }

    /// Returns that a game was finished without a round.
    pub fn finished_unplayed(&self) -> &'static str {
        self.plain("game-finished-unplayed")
    }

    /// Returns the result of a game that was finished early.
    pub fn finished_early(&self, result: &str, rounds: usize) -> String {
        let last = Round::LAST;
        say!(self, "game-finished-early", result, rounds, last)
    }

    /// Returns that a game has no winner.
    pub fn nobody_won(&self) -> &'static str {
        self.plain("game-nobody-won")
    }

    /// Returns who share a win, each with a total.
    pub fn share_win(&self, names: &[String], total: i32) -> String {
        let (players, names) = (names.len(), self.and(names));
        let points = self.points(total);
        say!(self, "game-shared-win", players, names, points)
    }

    /// Returns the total of a player who played alone.
    pub fn played_alone(&self, name: &str, total: i32) -> String {
        let points = self.points(total);
        say!(self, "game-played-alone", name, points, total)
    }

    /// Returns who won with which total.
    pub fn wins(&self, name: &str, total: i32) -> String {
        let points = self.points(total);
        say!(self, "game-wins", name, points, total)
    }

    /// Returns who won a tie with others, and by which rule.
    pub fn wins_tie(&self, name: &str, total: i32, level: &[String], tie: Tie) -> String {
        say!(
            self,
            "game-wins-tie",
            name,
            points = self.points(total),
            total,
            others = self.and(level),
            out = tie == Tie::MostOut
        )
    }
}
