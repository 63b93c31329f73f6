use strum::IntoEnumIterator;

use chrono::NaiveDate;

use super::{English, and, counted, ordinal, points};
use crate::game::{GameRef, GameState, LeagueTerms, RankingMethod, Season, UnknownMethod};
use crate::league::{BestComeback, BiggestWin, Extreme, Ranking, RecordKind, Streak};
use crate::words::{Gain, Label, LeagueWords, Section, SelectedGames, Wins};

impl LeagueWords for English {
    fn unknown_method(&self, UnknownMethod(text): &UnknownMethod) -> String {
        format!(
            "there is no ranking method `{text}`; the methods are {}",
            and(&RankingMethod::iter()
                .map(|method| method.name().to_owned())
                .collect::<Vec<_>>())
        )
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Rank => "#",
            Label::Place => "place",
            Label::Player => "player",
            Label::Game => "game",
            Label::Date => "date",
            Label::Games => "games",
            Label::Method(RankingMethod::Beaten) => "beaten",
            Label::Method(RankingMethod::Average) => "average",
            Label::Method(RankingMethod::PerRound) => "round",
            Label::Method(RankingMethod::Points) => "points",
            Label::Method(RankingMethod::Wins) | Label::WinStreak => "wins",
            Label::Method(RankingMethod::Total) => "total",
            Label::Method(RankingMethod::Rating) => "rating",
            Label::Out => "out",
            Label::Best => "best",
            Label::Worst => "worst",
            Label::Trend => "trend",
            Label::Scored => "scored",
            Label::Round => "round",
            Label::Wild => "wild",
            Label::Deals => "deals",
            Label::Table => "table",
            Label::Players => "players",
            Label::Won => "won",
            Label::Ahead => "ahead",
            Label::Tied => "tied",
            Label::Behind => "behind",
            Label::State => "state",
            Label::Winner => "winner",
            Label::With => "with",
            Label::Places => "places",
            Label::BestGame => "best game",
            Label::WorstGame => "worst game",
            Label::BestRound => "best round",
            Label::WorstRound => "worst round",
            Label::WentOut => "went out",
            Label::Drought => "winless",
            Label::Comebacks => "after round 9",
            Label::Totals => "totals",
            Label::CameFirst => "finished ahead",
            Label::WonGame => "won the game",
            Label::AverageTotal => "average total",
            Label::Difference => "difference",
            Label::BiggestWin => "biggest win",
            Label::Agreed => "settings",
            Label::Season => "season",
            Label::Entries => "entries",
        }
    }

    fn page_heading(&self, label: Label) -> &'static str {
        match label {
            Label::Rank | Label::Place => "Place",
            Label::Player => "Player",
            Label::Game => "Game",
            Label::Games => "Games",
            Label::Method(RankingMethod::Beaten) => "Beaten",
            Label::Method(RankingMethod::Average) => "Average",
            Label::Method(RankingMethod::PerRound) => "Per round",
            Label::Method(RankingMethod::Points) => "Points",
            Label::Method(RankingMethod::Wins) => "Wins",
            Label::Method(RankingMethod::Total) => "Total",
            Label::Method(RankingMethod::Rating) => "Rating",
            Label::Out => "Out",
            Label::WentOut => "Went out",
            Label::Best => "Best",
            Label::Worst => "Worst",
            Label::BestRound => "Best round",
            Label::WorstRound => "Worst round",
            Label::Behind => "Behind",
            Label::Trend => "Trend",
            Label::Round => "Round",
            Label::Wild => "Wild",
            Label::Deals => "Deals",
            other => self.label(other),
        }
    }

    fn section(&self, section: Section) -> &'static str {
        match section {
            Section::Overall => "Overall",
            Section::ByRound => "By round; the table is the average of the others",
            Section::ByTable => "By number of players",
            Section::ByOpponent => "By opponent, most games first",
            Section::AverageByRound => "Average by round",
            Section::LastMeetings => "Last meetings",
        }
    }

    fn and_more(&self, more: usize) -> String {
        format!("and {more} more")
    }

    fn thin_legend(&self) -> &'static str {
        "~ a figure of fewer than five games"
    }

    fn numbered_game(&self, number: u32) -> String {
        format!("game {number}")
    }

    fn games(&self, games: u32) -> String {
        counted(games.into(), "game")
    }

    fn selection(&self, games: &SelectedGames) -> String {
        let league = games.league.as_ref();
        let league = league.map_or("All games".to_owned(), |league| format!("League {league}"));
        let season = games.season.as_ref();
        let season = season.map_or(String::new(), |season| format!(", season {season}"));
        format!("{league}{season}{}{}", when(games), also_short(games))
    }

    fn no_finished_games(&self, names: &[String], games: &SelectedGames) -> String {
        let predicate = match names {
            [_] => "has finished no games",
            _ => "have finished no games together",
        };
        let end = match (games.short, games.is_all()) {
            (true, _) => ", not even short ones",
            (false, true) => " yet",
            (false, false) => "",
        };
        format!("{} {predicate}{}{end}", and(names), of(games))
    }

    fn how_to_select_more(&self, games: &SelectedGames) -> &'static str {
        match (games.is_all(), games.short) {
            (true, true) => "`crowns new` starts a game",
            (true, false) => {
                "`crowns new` starts a game; `--short` also counts games that ended early"
            }
            (false, true) => "Without a league, days or a number of players, all games count",
            (false, false) => {
                "Without a league, days or a number of players, all games count; `--short` also \
                 counts games that ended early"
            }
        }
    }

    fn no_standings(&self) -> &'static str {
        "No finished game counts here yet"
    }

    fn ranking(&self, ranking: &Ranking) -> Vec<String> {
        let mut rules = vec![format!("Ranked by {}", meaning(ranking.by))];
        if !ranking.tie_break.is_empty() {
            let methods = ranking.tie_break.iter().map(|&method| meaning(method));
            let methods: Vec<_> = methods.collect();
            rules.push(format!("Ties are broken by {}", methods.join(", then by ")));
        }
        match ranking.drop_worst {
            0 => {}
            1 => rules.push("The worst game of each player is left out".to_owned()),
            worst => rules.push(format!(
                "The {worst} worst games of each player are left out"
            )),
        }
        rules
    }

    fn no_place_note(&self, min_games: usize) -> String {
        format!("A player without a place has played fewer than {min_games} games")
    }

    fn shared_wins_note(&self) -> &'static str {
        "Wins 5/2: five wins, two of them shared"
    }

    fn explain_hint(&self) -> &'static str {
        "`crowns standings --explain NAME` shows how the figures of a player add up"
    }

    fn new_in_standings(&self) -> &'static str {
        "new"
    }

    fn explained(
        &self,
        games: &SelectedGames,
        name: &str,
        place: Option<usize>,
        players: usize,
    ) -> String {
        let place = match place {
            Some(place) => format!("place {place} of {players}"),
            None => "without a place".to_owned(),
        };
        format!("{}: {name}, {place}", self.selection(games))
    }

    fn part_of(&self, part: &str, whole: u32) -> String {
        format!("{part} of {whole}")
    }

    fn points_in_rounds(&self, points: i64, rounds: u32) -> String {
        format!("{points} in {rounds}")
    }

    fn left_out(&self) -> &'static str {
        "left out"
    }

    fn games_left_out(&self, games: usize, left_out: usize) -> String {
        let games = counted(games as u64, "game");
        match left_out {
            0 => games,
            left_out => format!("{games}, {left_out} left out"),
        }
    }

    fn shared_wins(&self, wins: Wins) -> String {
        match wins.shared {
            0 => wins.won.to_string(),
            shared => format!("{}, {shared} of them shared", wins.won),
        }
    }

    fn opponents_beaten(&self, beaten: &str, faced: u32) -> String {
        format!("{beaten} of {faced} opponents")
    }

    fn points_over_rounds(&self, points: i64, rounds: u32) -> String {
        format!("{points} points / {rounds} rounds")
    }

    fn points_for_places(&self, points: &str) -> String {
        format!("{points} for places")
    }

    fn out_of_rounds(&self, out: u32, rounds: u32) -> String {
        format!("{out} of {rounds} rounds")
    }

    fn stats_title(&self, name: &str, games: u32, wins: Wins, selected: &SelectedGames) -> String {
        let games = self.games(games);
        let shared = match wins.shared {
            0 => String::new(),
            shared => format!(", {shared} of them shared"),
        };
        format!(
            "{name}: {games}{}; {} won{shared}",
            of_all(selected),
            wins.won
        )
    }

    fn stats_total(&self, average: &str, per_round: &str, deviation: Option<&str>) -> String {
        let deviation = deviation.map(|deviation| format!("; standard deviation {deviation}"));
        let deviation = deviation.unwrap_or_default();
        format!("{average} on average, {per_round} per round{deviation}")
    }

    fn extreme(&self, extreme: &Extreme) -> String {
        let times = match extreme.times {
            1 => " in".to_owned(),
            2 => ", twice, first in".to_owned(),
            times => format!(", {times} times, first in"),
        };
        let round = extreme.round.map(|round| format!("round {round} of "));
        let round = round.unwrap_or_default();
        let (points, game) = (points(extreme.points.number()), game(extreme.game));
        format!("{points}{times} {round}{game}")
    }

    fn went_out_in(&self, out: u32, rounds: u32, rate: &str) -> String {
        format!("in {out} of {}, {rate}", counted(rounds.into(), "round"))
    }

    fn streak(&self, streak: &Streak) -> String {
        let Some(most) = streak.longest else {
            return "none yet".to_owned();
        };
        let now = match streak.current {
            None => "none now".to_owned(),
            Some(current) if current.first == most.first => "still going on".to_owned(),
            Some(current) => format!("{} now", current.game_count),
        };
        match most.game_count {
            1 => format!("at most 1 in a row; {now}"),
            games => {
                let longest = self.game_span(most.first, most.last);
                format!("at most {games} in a row, {longest}; {now}")
            }
        }
    }

    fn game_span(&self, first: GameRef, last: GameRef) -> String {
        if first.number == last.number {
            return game(first);
        }
        let games = format!("from game {} to {}", first.number, last.number);
        match (first.date, last.date) {
            (Some(since), Some(until)) if since != until => format!("{games}, {since} to {until}"),
            (_, until) => games + &on(until),
        }
    }

    fn comebacks(&self, gain: Gain<'_>, best: Option<BestComeback>) -> String {
        let average = match gain {
            Gain::None => "no change of place on average".to_owned(),
            Gain::Gained(places) => format!("gains {places} places on average"),
            Gain::Lost(places) => format!("loses {places} places on average"),
        };
        match best {
            None => format!("{average}; no comeback yet"),
            Some(best) => format!(
                "{average}; best {} to {} in {}",
                ordinal(best.places.from as usize),
                ordinal(best.places.to as usize),
                game(best.game),
            ),
        }
    }

    fn totals_note(&self, last: Option<usize>) -> String {
        match last {
            None => "oldest game first; higher is fewer points".to_owned(),
            Some(games) => format!("the last {games} games; higher is fewer points"),
        }
    }

    fn head_to_head_title(&self, names: &[String], games: u32, selected: &SelectedGames) -> String {
        let games = self.games(games);
        format!("{}: {games} together{}", and(names), of_all(selected))
    }

    fn average_difference(&self, points: &str, better: Option<&str>) -> String {
        let better = better.map(|name| format!(" for {name}"));
        format!(
            "{points} points per game on average{}",
            better.unwrap_or_default()
        )
    }

    fn biggest_win(&self, name: &str, win: BiggestWin) -> String {
        format!("{name} by {} in {}", points(win.margin), game(win.game))
    }

    fn records_title(&self, games: u32, selected: &SelectedGames) -> String {
        format!("Records of {}{}", self.games(games), of_all(selected))
    }

    fn too_few_for_records(&self, games: u32, least: u32, selected: &SelectedGames) -> String {
        let (missing, so_far) = (least.saturating_sub(games), self.games(games));
        format!(
            "Records need {least} games, {missing} more to go: {so_far} so far{}",
            of_all(selected)
        )
    }

    fn record(&self, kind: RecordKind) -> &'static str {
        match kind {
            RecordKind::LowestTotal => "Lowest total",
            RecordKind::HighestTotal => "Highest total",
            RecordKind::LowestWin => "Lowest to win",
            RecordKind::HighestWin => "Highest to win",
            RecordKind::BiggestMargin => "Biggest win",
            RecordKind::ClosestFinish => "Closest win",
            RecordKind::BiggestRound => "Biggest round",
            RecordKind::MostOut => "Most rounds out",
            RecordKind::MostZeros => "Zeros in a row",
            RecordKind::WinStreak => "Wins in a row",
            RecordKind::Drought => "Longest winless",
            RecordKind::Comeback => "Best comeback",
            RecordKind::MostGames => "Most games",
        }
    }

    fn record_value(&self, kind: RecordKind, value: i32) -> String {
        let count = value.unsigned_abs().into();
        match kind {
            RecordKind::MostOut | RecordKind::MostZeros => counted(count, "round"),
            RecordKind::WinStreak | RecordKind::Drought | RecordKind::MostGames => {
                counted(count, "game")
            }
            RecordKind::Comeback => counted(count, "place"),
            _ => points(value),
        }
    }

    fn record_holder(&self, name: &str, over: &[String], round: Option<u8>, span: &str) -> String {
        let over = match over {
            [] => String::new(),
            names => format!(" over {}", and(names)),
        };
        let round = round.map(|round| format!(", round {round}"));
        format!("{name}{over}{}, {span}", round.unwrap_or_default())
    }

    fn league(&self, name: &str, retired: bool) -> String {
        format!("League {}", self.player(name, retired))
    }

    fn no_leagues(&self) -> &'static str {
        "There are no leagues yet; `crowns league add NAME` adds one"
    }

    fn league_settings(&self, ruleset: Option<&str>, settings: &LeagueTerms) -> String {
        let parts = [
            ruleset.map(str::to_owned),
            settings.by.map(|by| format!("by {by}")),
            settings.min_games.map(ranked_from),
            settings.drop_worst.map(worst_left_out),
            settings.tie_break.as_deref().map(ties),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        parts.join(", ")
    }

    fn default_settings(&self) -> &'static str {
        "default"
    }

    fn season(&self, name: &str, season: &Season) -> String {
        format!("{name}, {} to {}", season.from, season.until)
    }

    fn retired(&self) -> &'static str {
        "retired"
    }

    fn no_players(&self) -> &'static str {
        "there are no players yet; `crowns new` and `crowns player add` add some"
    }

    fn player_added(&self, name: &str) -> String {
        format!("added {name}")
    }

    fn player_renamed(&self, old: &str, new: &str) -> String {
        format!("{old} is now called {new}")
    }

    fn player_merged(&self, from: &str, into: &str) -> String {
        format!("all games of {from} now count for {into}; `crowns undo` undoes the merge")
    }

    fn player_retired(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("{name} is retired"),
            false => format!("{name} is back"),
        }
    }

    fn player(&self, name: &str, retired: bool) -> String {
        match retired {
            true => format!("{name}, retired"),
            false => name.to_owned(),
        }
    }

    fn no_games(&self) -> &'static str {
        "no games yet"
    }

    fn nobody(&self) -> &'static str {
        "nobody"
    }

    fn place_or_left(&self, place: Option<usize>) -> String {
        place.map_or("left".to_owned(), ordinal)
    }

    fn no_page(&self, page: u32) -> String {
        format!("there is no page {page}")
    }

    fn next_page(&self, page: u32) -> String {
        format!("there are more: pass `--page {page}`")
    }

    fn nothing_found(&self, what: Label) -> String {
        format!("no {} found", self.label(what))
    }

    fn latest_games_note(&self) -> &'static str {
        "These are the latest; `crowns games --player` shows all"
    }

    fn game_state(&self, state: GameState, short: bool, played: u32, rounds: u8) -> String {
        match state {
            GameState::Finished if short => format!("short {played}/{rounds}"),
            GameState::Finished => "finished".to_owned(),
            state => format!("{} {played}/{rounds}", state.name()),
        }
    }

    fn confirm_finished(&self, number: u32, short: bool) -> String {
        match short {
            true => format!("Game {number} is finished early and marked as short"),
            false => format!("Game {number} is finished"),
        }
    }

    fn confirm_abandoned(&self, number: u32) -> [String; 2] {
        [
            format!("Game {number} is abandoned"),
            format!("`crowns game resume {number}` resumes it"),
        ]
    }

    fn confirm_deleted(&self, number: u32) -> [String; 2] {
        [
            format!("Game {number} is deleted"),
            format!("`crowns undo` brings it back now, `crowns game resume {number}` at any time"),
        ]
    }

    fn confirm_moved(&self, number: u32, league: Option<&str>) -> String {
        match league {
            Some(league) => format!("Game {number} is in league {league}"),
            None => format!("Game {number} is in no league"),
        }
    }
}

/// Names a game with its day: `game 12, 2026-11-21`.
fn game(game: GameRef) -> String {
    format!("game {}{}", game.number, on(game.date))
}

fn on(day: Option<NaiveDate>) -> String {
    day.map_or_else(String::new, |day| format!(", {day}"))
}

/// Returns what follows a number of games: ` of league Tuesday since
/// 2026-01-01, including short ones`.
fn of_all(games: &SelectedGames) -> String {
    of(games) + also_short(games)
}

fn of(games: &SelectedGames) -> String {
    let league = games.league.as_ref();
    let league = league.map_or(String::new(), |league| format!(" of league {league}"));
    let season = games.season.as_ref();
    let season = season.map_or(String::new(), |season| format!(", season {season},"));
    format!("{league}{season}{}", when(games))
}

fn when(games: &SelectedGames) -> String {
    let parts = [
        games.since.map(|day| format!(" since {day}")),
        games.until.map(|day| format!(" until {day}")),
        games
            .players
            .map(|players| format!(" with {players} players")),
    ];
    parts.into_iter().flatten().collect()
}

fn also_short(games: &SelectedGames) -> &'static str {
    if games.short {
        ", including short ones"
    } else {
        ""
    }
}

/// Returns what a method ranks by.
fn meaning(method: RankingMethod) -> &'static str {
    match method {
        RankingMethod::Beaten => "the share of opponents beaten, a tie counting half",
        RankingMethod::Average => "the average of the final totals, the lowest first",
        RankingMethod::PerRound => "the points per round played, the fewest first",
        RankingMethod::Points => {
            "points for places: 100 for the first of a game, 0 for the last, evenly between"
        }
        RankingMethod::Wins => "games won, alone or shared",
        RankingMethod::Total => "the sum of the final totals, the lowest first",
        RankingMethod::Rating => "rating: a cautious estimate of skill, mu minus three sigma",
    }
}

fn ranked_from(games: u32) -> String {
    match games {
        0 | 1 => "ranked from the first game".to_owned(),
        _ => format!("ranked from {games} games"),
    }
}

fn worst_left_out(games: u32) -> String {
    match games {
        0 => "no game left out".to_owned(),
        1 => "the worst game left out".to_owned(),
        _ => format!("the {games} worst games left out"),
    }
}

fn ties(methods: &[RankingMethod]) -> String {
    match methods {
        [] => "ties shared".to_owned(),
        _ => {
            let methods: Vec<_> = methods.iter().map(RankingMethod::to_string).collect();
            format!("ties broken by {}", methods.join(", then "))
        }
    }
}
