//! Players, lists of their games, and what became of a game; statistics of a player or of
//! two, and records.
//!
//! Names come ready to print.

use std::fmt::Display;

use super::{Command, Messages, Wins};
use crate::game::{GameRef, GameState, Named, WriteError};
use crate::league::{BestComeback, BiggestWin, Extreme, GameSelection, RecordKind, Streak};

messages! { words:
    retired() = "player-retired";
    no_players() = "player-none";
    player_added(name: &str) = "player-added";
    player_renamed(old: &str, new: &str) = "player-renamed";
    player_deleted(name: &str) = "player-deleted";
    player_merged(from: &str, into: &str) = "player-merged";
    /// How to make one of a player who is given the name of another and that one.
    merge_hint(from: &str, into: &str) = hint "player-merge-hint" {
        command = Command::new("player merge").arg(from).arg(into)
    };
    player_retired(name: &str, retired: bool) = "player-is-retired";
    player(name: &str, retired: bool) = "player-named";
    no_games() = "player-no-games";
    /// Stands for the others in a game played alone.
    nobody() = "player-nobody";
    no_page(page: u32) = "player-no-page";
    next_page(page: u32) = "player-next-page";
    deleted_games(games: usize) = "player-games-deleted";
    latest_games_note() = "player-latest-games";
    state(state: GameState) = "player-state" { state = state.name() };
    game_state(state: GameState, short: bool, played: u32, rounds: u8) = "player-game-state" {
        state = state_name(state, short), played, rounds
    };
    confirm_finished(game: u32, short: bool) = "player-game-finished";
    confirm_moved(game: u32, league: Option<&str>) => match league {
        Some(_) => "player-game-in-league",
        None => "player-game-in-no-league",
    } { game, league };
    nothing_found(what: Listed) => match what {
        Listed::Games => "player-no-games-found",
        Listed::Entries => "player-no-entries-found",
    };
    /// Explains the mark of a figure of few games.
    thin_legend() = "stats-thin";
    place_count(place: usize, games: u32) = "stats-place-count" {
        place = words.ordinal(place), games
    };
    went_out_in(out: u32, rounds: u32, rate: &str) = "stats-went-out";
    /// How long games took on average, and of how many that is known.
    time_played(minutes: u32, games: u32) = "stats-time-played" {
        minutes, games = words.games(games)
    };
    beats(most: &str, least: &str) = "stats-beats";
    beaten_in(name: &str, ahead: u32, games: u32) = "stats-beaten-in";
    head_to_head_title(names: &[String], games: u32, of: &GameSelection) = "stats-together" {
        names = words.and(names), games, selection = words.of_all_selected(of)
    };
    biggest_win(name: &str, win: BiggestWin) = "stats-biggest-win" {
        name, points = words.points(win.margin), game = words.game_on(win.game)
    };
    records_title(games: u32, of: &GameSelection) = "stats-records" {
        games, selection = words.of_all_selected(of)
    };
    all_stats_order() = "stats-order";
    too_few_for_records(games: u32, least: u32, of: &GameSelection) = "stats-records-too-few" {
        games, least, missing = least.saturating_sub(games),
        selection = words.of_all_selected(of)
    };
    section(section: Section) = "stats-" + section;
    record(kind: RecordKind) = "stats-record-" + kind;
    /// Averages of a game and of a round, and how far totals differ.
    stats_total(average: &str, round: &str, deviation: Option<&str>) => match deviation {
        Some(_) => "stats-total-deviation",
        None => "stats-total",
    } { average, round, deviation };
    totals_note(games: Option<usize>) => match games {
        Some(_) => "stats-totals-note-last",
        None => "stats-totals-note",
    } { games };
    average_difference(points: &str, name: Option<&str>) => match name {
        Some(_) => "stats-difference-for",
        None => "stats-difference",
    } { points, name };
    /// Players have finished no such games, two of them none together.
    no_finished_games(names: &[String], games: &GameSelection)
        => match (games.include_short, games.is_all()) {
            (true, _) => "stats-none-even-short",
            (false, true) => "stats-none-yet",
            (false, false) => "stats-none",
        } {
            players = names.len(), names = words.and(names), selection = words.of_selected(games)
        };
    how_to_select_more(games: &GameSelection)
        => match (games.is_all(), games.include_short) {
            (true, true) => "stats-more",
            (true, false) => "stats-more-short",
            (false, true) => "stats-more-selected",
            (false, false) => "stats-more-selected-short",
        };
    stats_title(name: &str, games: u32, wins: Wins, of: &GameSelection) => match wins {
        Wins { shared: 0, .. } => "stats-title",
        _ => "stats-title-shared",
    } {
        name, games, selection = words.of_all_selected(of), won = wins.won, shared = wins.shared
    };
}

said! { words:
    /// What can go wrong with players, leagues and rulesets alike.
    impl<S: Display> Error + Message for WriteError<S> {
        NameTaken { what, name } = "player-name-taken" {
            name,
            what = match what {
                Named::Player => "player",
                Named::League => "league",
                Named::Ruleset => "ruleset",
            }
        };
        BuiltIn { name } = "player-built-in";
        // A bug, which is said in English.
        Missing { what, id } => format!("there is no {what} {id}").into();
        Plays { name } = "player-plays" { name, command = Command::new("player retire").arg(name) };
        Itself { name } = "player-merged-into-itself";
        Together { from, into, games } = "player-played-together";
        BothIn { from, into, tournament } = "player-both-in-tournament" {
            from, into, tournament,
            command = Command::new("tournament leave").arg(from).option("--tournament", tournament)
        };
        Start(error) => error.said(words);
        Store(error) => error.to_string().into();
    }
}

impl Messages {
    pub fn place_or_left(&self, place: Option<usize>) -> String {
        match place {
            Some(place) => self.ordinal(place),
            None => say!(self, "player-left"),
        }
    }

    /// Returns that a game was abandoned, and how to resume it.
    pub fn confirm_abandoned(&self, number: u32) -> [String; 2] {
        [say!(self, "player-game-abandoned", game = number), self.how_to_resume(number)]
    }

    pub fn how_to_resume(&self, number: u32) -> String {
        let command = Command::new("game resume").arg(number);
        say!(self, "player-game-abandoned.hint", command)
    }

    /// Returns that a game was deleted, and how to restore it.
    pub fn confirm_deleted(&self, number: u32) -> [String; 2] {
        let command = Command::new("game resume").arg(number);
        [
            say!(self, "player-game-deleted", game = number),
            say!(self, "player-game-deleted.hint", command),
        ]
    }

    /// Returns the best or worst of a player: `0 points, twice, first in round
    /// 1 of game 1, 2026-11-21`.
    pub fn extreme(&self, extreme: &Extreme) -> String {
        let game = self.game_on(extreme.game);
        let place = match extreme.round {
            Some(round) => say!(self, "stats-round-of-game", round, game),
            None => game,
        };
        let points = self.points(extreme.points.number());
        say!(self, "stats-extreme", points, times = extreme.times, place)
    }

    /// Returns the longest streak, with its games, and the current one.
    pub fn streak(&self, streak: &Streak) -> String {
        let Some(most) = streak.longest else {
            return say!(self, "stats-streak-none");
        };
        let now = match streak.current {
            None => say!(self, "stats-streak-over"),
            Some(current) if current.first == most.first => say!(self, "stats-streak-goes-on"),
            Some(current) => say!(self, "stats-streak-now", games = current.game_count),
        };
        match most.game_count {
            1 => say!(self, "stats-streak-one", now),
            games => {
                let span = self.game_span(most.first, most.last);
                say!(self, "stats-streak", games, span, now)
            }
        }
    }

    /// Returns from which to which game, by number: `from game 3 to 9,
    /// 2026-01-02 to 2026-02-03`.
    pub fn game_span(&self, first: GameRef, last: GameRef) -> String {
        if first.number == last.number {
            return self.game_on(first);
        }
        let dates = (first.date, last.date);
        let (first, last) = (first.number, last.number);
        match dates {
            (Some(since), Some(until)) if since != until => {
                say!(self, "stats-games-between", first, last, since, until)
            }
            (_, Some(day)) => say!(self, "stats-games-on", first, last, day),
            (_, None) => say!(self, "stats-games", first, last),
        }
    }

    /// Returns how many places a player gains on average after round 9, and
    /// the best comeback with its game.
    pub fn comebacks(&self, gain: Gain<'_>, best: Option<BestComeback>) -> String {
        let average = match gain {
            Gain::None => say!(self, "stats-gain-none"),
            Gain::Gained(places) => say!(self, "stats-gained", places),
            Gain::Lost(places) => say!(self, "stats-lost", places),
        };
        let Some(best) = best else {
            return say!(self, "stats-comeback-none", average);
        };
        let place = |place: u32| self.ordinal(place as usize);
        say!(
            self,
            "stats-comeback",
            average,
            from = place(best.places.from),
            to = place(best.places.to),
            game = self.game_on(best.game)
        )
    }

    /// Returns the value of a record: `85 points`, `3 rounds`.
    pub fn record_value(&self, kind: RecordKind, value: i32) -> String {
        let count = value.unsigned_abs();
        match kind {
            RecordKind::MostOut | RecordKind::MostZeros => {
                say!(self, "stats-rounds", rounds = count)
            }
            RecordKind::WinStreak | RecordKind::Drought | RecordKind::MostGames => {
                self.games(count)
            }
            RecordKind::Comeback => say!(self, "stats-places", places = count),
            _ => self.points(value),
        }
    }

    /// Returns who holds a record and in which games: `Ann over Bob, round 3,
    /// game 12, 2026-11-21`.
    pub fn record_holder(
        &self,
        name: &str,
        over: &[String],
        round: Option<u8>,
        span: &str,
    ) -> String {
        let name = match over {
            [] => name.to_owned(),
            names => say!(self, "stats-held-over", name, names = self.and(names)),
        };
        match round {
            Some(round) => say!(self, "stats-held-in-round", name, round, games = span),
            None => say!(self, "stats-held", name, games = span),
        }
    }

    /// Names a game with its day: `game 12, 2026-11-21`.
    fn game_on(&self, game: GameRef) -> String {
        match game.date {
            Some(day) => say!(self, "stats-game-on", game = game.number, day),
            None => self.numbered_game(game.number),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumIter)]
pub enum Listed {
    Games,
    Entries,
}

/// Returns by what name a message chooses the state of a game.
pub(super) fn state_name(state: GameState, short: bool) -> &'static str {
    match state {
        GameState::Finished if short => "short",
        state => state.name(),
    }
}

/// The places that a player gains on average; the number is ready to print.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gain<'a> {
    None,
    Gained(&'a str),
    Lost(&'a str),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum Section {
    Overall,
    ByRound,
    ByTable,
    ByOpponent,
    /// Of two players, by round.
    AverageByRound,
    /// Of two players, the last games.
    LastMeetings,
    LastGames,
}
