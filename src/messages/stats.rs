use super::{Messages, SelectedGames, Wins};
use crate::game::GameRef;
use crate::league::{BestComeback, BiggestWin, Extreme, RecordKind, Streak};

/// Statistics of a player or of two, and records.
///
/// Names come ready to print.
impl Messages {
    /// Names a part of statistics.
    pub fn section(&self, section: Section) -> &'static str {
        self.plain(match section {
            Section::Overall => "stats-overall",
            Section::ByRound => "stats-by-round",
            Section::ByTable => "stats-by-table",
            Section::ByOpponent => "stats-by-opponent",
            Section::AverageByRound => "stats-average-by-round",
            Section::LastMeetings => "stats-last-meetings",
        })
    }

    /// Explains the mark of a figure of few games.
    pub fn thin_legend(&self) -> &'static str {
        self.plain("stats-thin")
    }

    /// Returns that players have finished no such games, two of them none
    /// together.
    pub fn no_finished_games(&self, names: &[String], games: &SelectedGames) -> String {
        let (players, selection) = (names.len(), self.of_selected(games));
        let names = self.and(names);
        match (games.short, games.is_all()) {
            (true, _) => say!(self, "stats-none-even-short", players, names, selection),
            (false, true) => say!(self, "stats-none-yet", players, names, selection),
            (false, false) => say!(self, "stats-none", players, names, selection),
        }
    }

    /// Returns how to select more games.
    pub fn how_to_select_more(&self, games: &SelectedGames) -> &'static str {
        self.plain(match (games.is_all(), games.short) {
            (true, true) => "stats-more",
            (true, false) => "stats-more-short",
            (false, true) => "stats-more-selected",
            (false, false) => "stats-more-selected-short",
        })
    }

    /// Returns whose statistics they are, and of how many games.
    pub fn stats_title(&self, name: &str, games: u32, wins: Wins, of: &SelectedGames) -> String {
        let selection = self.of_all_selected(of);
        match wins {
            Wins { won, shared: 0 } => say!(self, "stats-title", name, games, selection, won),
            Wins { won, shared } => say!(
                self,
                "stats-title-shared",
                name,
                games,
                selection,
                won,
                shared
            ),
        }
    }

    /// Returns averages of a game and of a round, and how far totals differ.
    pub fn stats_total(&self, average: &str, per_round: &str, deviation: Option<&str>) -> String {
        match deviation {
            Some(deviation) => say!(
                self,
                "stats-total-deviation",
                average,
                round = per_round,
                deviation
            ),
            None => say!(self, "stats-total", average, round = per_round),
        }
    }

    /// Returns how many games ended in a place: `1st 7`.
    pub fn place_count(&self, place: usize, games: u32) -> String {
        say!(
            self,
            "stats-place-count",
            place = self.ordinal(place),
            games
        )
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

    /// Returns how often a player went out: `in 3 of 12 rounds, 25%`.
    pub fn went_out_in(&self, out: u32, rounds: u32, rate: &str) -> String {
        say!(self, "stats-went-out", out, rounds, rate)
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
                let (since, until) = (since.to_string(), until.to_string());
                say!(self, "stats-games-between", first, last, since, until)
            }
            (_, Some(day)) => say!(self, "stats-games-on", first, last, day = day.to_string()),
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

    /// Explains the sparkline of totals, of the last games if not of all.
    pub fn totals_note(&self, last: Option<usize>) -> String {
        match last {
            Some(games) => say!(self, "stats-totals-note-last", games),
            None => say!(self, "stats-totals-note"),
        }
    }

    /// Returns who is compared, over how many games.
    pub fn head_to_head_title(&self, names: &[String], games: u32, of: &SelectedGames) -> String {
        say!(
            self,
            "stats-together",
            names = self.and(names),
            games,
            selection = self.of_all_selected(of)
        )
    }

    /// Returns the average difference of two players, and for whom it is good.
    pub fn average_difference(&self, points: &str, better: Option<&str>) -> String {
        match better {
            Some(name) => say!(self, "stats-difference-for", points, name),
            None => say!(self, "stats-difference", points),
        }
    }

    /// Returns by how much a player won in which game.
    pub fn biggest_win(&self, name: &str, win: BiggestWin) -> String {
        say!(
            self,
            "stats-biggest-win",
            name,
            points = self.points(win.margin),
            game = self.game_on(win.game)
        )
    }

    /// Returns of how many games the records are.
    pub fn records_title(&self, games: u32, of: &SelectedGames) -> String {
        say!(
            self,
            "stats-records",
            games,
            selection = self.of_all_selected(of)
        )
    }

    /// Returns the order of the statistics of all players.
    pub fn all_stats_order(&self) -> &'static str {
        self.plain("stats-order")
    }

    /// Returns that there are too few games for records.
    pub fn too_few_for_records(&self, games: u32, least: u32, of: &SelectedGames) -> String {
        say!(
            self,
            "stats-records-too-few",
            games,
            least,
            missing = least.saturating_sub(games),
            selection = self.of_all_selected(of)
        )
    }

    /// Names a record: `Lowest total`.
    pub fn record(&self, kind: RecordKind) -> &'static str {
        self.plain(match kind {
            RecordKind::LowestTotal => "stats-record-lowest-total",
            RecordKind::HighestTotal => "stats-record-highest-total",
            RecordKind::LowestWin => "stats-record-lowest-win",
            RecordKind::HighestWin => "stats-record-highest-win",
            RecordKind::BiggestMargin => "stats-record-biggest-margin",
            RecordKind::ClosestFinish => "stats-record-closest-finish",
            RecordKind::BiggestRound => "stats-record-biggest-round",
            RecordKind::MostOut => "stats-record-most-out",
            RecordKind::MostZeros => "stats-record-most-zeros",
            RecordKind::WinStreak => "stats-record-win-streak",
            RecordKind::Drought => "stats-record-drought",
            RecordKind::Comeback => "stats-record-comeback",
            RecordKind::MostGames => "stats-record-most-games",
        })
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
            Some(day) => say!(
                self,
                "stats-game-on",
                game = game.number,
                day = day.to_string()
            ),
            None => self.numbered_game(game.number),
        }
    }
}

/// The places that a player gains on average; the number is ready to print.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gain<'a> {
    /// As good as none.
    None,
    /// So many gained.
    Gained(&'a str),
    /// So many lost.
    Lost(&'a str),
}

/// A part of statistics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum Section {
    /// All games together.
    Overall,
    /// By round, beside the others.
    ByRound,
    /// By players at the table.
    ByTable,
    /// By opponent.
    ByOpponent,
    /// Of two players, by round.
    AverageByRound,
    /// Of two players, the last games.
    LastMeetings,
}
