//! Requests that cannot be met, and names, numbers and days that stand for nothing, or
//! for more than one thing.

use std::path::PathBuf;

use chrono::NaiveDate;

use super::language::in_backticks;
use super::solitaire::resume;
use super::{Command, Hint, Messages, Said, Step, quoted};
use crate::game::{
    GameSummary, InvalidText, LookupError, Name, Season, SeatNotFound, SolitaireOrigin, TableRef,
    name_key, unmarked,
};
use crate::rules::Round;

messages! { words:
    line(number: u64) = "request-line";
    words_read_as(text: &str, options: &str) = "request-words-read-as";
    words_not_read_as(text: &str, options: &str, others: &str) = "request-words-not-read-as";
    join_hint(name: &str, game: u32) = hint "lookup-join-hint" {
        command = Command::new("join").arg(name).option("--game", game)
    };
    /// After the commands of [`run_for`](Self::run_for).
    or_round() = hint "lookup-or-round";
    /// The command that shows a player who is taken for a league.
    see_player(name: &str) = hint "lookup-see-player" {
        command = Command::new("stats").arg(name)
    };
    holds_no_record(name: &str) = "request-holds-no-record";
}

refusals! { words:
    /// What was asked for and cannot be done.
    pub enum RequestError {
        NoCards { command: &'static str } = "request-no-cards" {
            command = Command::new(command).option("--round", 1).args(["7D", "9D", "JOKER", "QS"])
        }, for { command: "check" };
        /// Cards in whose place there is the error of a shell that found no file for a
        /// pattern such as `7*`.
        ShellError { message: String, pattern: String } = "request-shell-error",
            for { message: "no matches found: 7*", pattern: "7*" };
        /// Cards on the discard pile that may be taken, not one.
        TopCount(cards: usize) = "request-top-count", for (2);
        SeenWithoutCards = "request-seen-without-cards" { seen = words.odds_seen() };
        TopAfterDraw = "request-top-after-draw";
        /// A discard is asked for of a hand that has drawn no card.
        TrainBeforeDraw = "request-train-before-draw";
        TrainWithoutTerminal = "request-train-without-terminal";
        /// Compared with themselves.
        SamePlayer(name: String) = "request-same-player", for ("Ann");
        /// Has finished none of the games that count.
        NotInStandings(name: String) = "request-not-in-standings", for ("Ann");
        /// A rating counts all games.
        RatingDropsNone = "request-rating-drops-none";
        FirstDayAfterLast { since: NaiveDate, until: NaiveDate } = "request-first-day-after-last",
            for { since: "1970-01-01", until: "1969-07-20" };
        AlreadyRetired(name: String) = "request-already-retired", for ("Ann");
        NotRetired(name: String) = "request-not-retired", for ("Ann");
        /// A player renamed to the same name.
        SameName(name: String) = "request-same-name", for ("Ann");
        ResultArgs = "request-result-args";
        /// A name at the end of a result.
        NameWithoutTotal(name: String) = "request-name-without-total", for ("Cat");
        /// The last game is deleted, so that another would be resumed.
        LastGameDeleted(game: u32) = "request-last-game-deleted" {
            game, command = Command::new("game resume").arg(game)
        }, for (3);
        /// The link of a play for a game that goes on.
        NotFinished(game: u32) = "request-not-finished", for (3);
        /// A game moved to its own league.
        SameLeague(game: u32) = "request-same-league", for (12);
        /// A game in no league, taken out of its league.
        InNoLeague(game: u32) = "request-in-no-league", for (12);
        NothingToChange = "request-nothing-to-change" {
            command = Command::new("help league edit")
        };
        SeasonWithoutLeague(name: String) = "request-season-without-league", for ("Spring");
        /// A text, such as a note, that was given with this option.
        InvalidText { option: &'static str, error: InvalidText } =>
            format!("`{option}` {}", error.text(words)).into(),
            for { option: "--note", error: InvalidText::Empty };
        SeasonEndsFirst(season: Season) = "request-season-ends-first" {
            name = &season.name, from = season.from, until = season.until
        }, for (Season {
            name: "Autumn".to_owned(),
            from: NaiveDate::from_ymd_opt(2026, 12, 31).unwrap(),
            until: NaiveDate::from_ymd_opt(2026, 9, 1).unwrap(),
        });
        ScreenWithoutTerminal = "request-screen-without-terminal" {
            command = Command::new("play --plain")
        };
        RulesetComma = "request-ruleset-comma";
        BuiltInRuleset(name: String) = "request-built-in-ruleset", for ("official");
        /// No backup was named; the newest is here.
        NoBackup(newest: PathBuf) = "request-no-backup" {
            command = Command::new("restore").path(newest)
        }, for ("backups/crowns.db");
        NoBackupThere { database: PathBuf, directory: PathBuf } => {
            let [database, directory] =
                [database, directory].map(|path| path.display().to_string());
            refuse!(words, "request-no-backup-there", database, directory, command = Command::new("restore").arg("FILE"))
        }, for { database: "club/crowns.db", directory: "club/backups" };
        /// A word of a new name, which may be a mistyped total.
        NoTotal(word: String) = "request-no-total" {
            word,
            command = word.starts_with(char::is_alphabetic)
                .then(|| Command::new("player add").arg(word))
        }, for ("12.5") or ("R2D2");
        /// A game of one, which may be a mistake; the command is an example with more.
        PlaysAlone { name: String, command: Command } = "request-plays-alone" {
            name, command = command.clone()
        }, for { name: "Gran", command: Command::new("new Ann Bob Cat") };
        /// Games that the last command started or seated, or that a player joined by it, and of
        /// which other devices have scored rounds since.
        UndoesRounds { games: Vec<u32>, is_join: bool } => {
            let command = games.first().map(|game| Command::new("game delete").arg(game));
            let (count, games) = (games.len(), words.and_numbers(games));
            let said = refuse!(words, "request-undoes-rounds", games, count, command);
            if *is_join { said.with(None) } else { said }
        }, for { games: vec![2, 3], is_join: false };
        /// Another command was given while the user was asked.
        UndoOvertaken = "request-undo-overtaken" { command = Command::new("undo") };
        /// The user gave no answer, or said no.
        Cancelled = "request-cancelled";
        /// More names or periods than there can be: so many players can be named.
        TooManyWords { players: usize } = "request-too-many-words", for { players: 2 };
        /// One named by an option, the other beside the cards.
        TwoRounds(rounds: [Round; 2]) => {
            let [one, other] = rounds.map(Round::number);
            refuse!(words, "request-two-rounds", one, other)
        }, for ([Round::new(3).unwrap(), Round::LAST]);
        /// A line of a pipe was refused, or answered nothing.
        LineNotTaken { line: u64, text: String, more: bool } = "request-line-not-taken" {
            line = words.line(*line), text, more
        }, for { line: 3, text: "5 12 zz", more: true }
            or { line: 3, text: "5 12 zz", more: false };
        /// A pipe ended where something was asked.
        InputEnded { question: String } = "request-input-ended",
            for { question: "Save round 2? [Y/n/back]" };
        /// Words that may be a league, a player or a period.
        TwoMeanings { text: String, readings: Vec<String> } = "request-two-meanings" {
            text, readings = words.or(&in_backticks(readings))
        }, for { text: "tue", readings: ["--league Tuesday", "--since tue --until tue"] };
        /// A new game of solitaire while another one is open.
        SolitaireOpen { origin: SolitaireOrigin } = "request-solitaire-open" {
            resume = resume(*origin == SolitaireOrigin::Table),
            abandon = Command::new("solitaire abandon")
        }, for { origin: SolitaireOrigin::Dealt } or { origin: SolitaireOrigin::Table };
        TwoSolitaires => {
            let abandon =
                |origin: SolitaireOrigin| Command::new("solitaire abandon").arg(origin.name());
            let [dealt, table] = [SolitaireOrigin::Dealt, SolitaireOrigin::Table].map(abandon);
            refuse!(words, "request-two-solitaires", dealt, table)
        };
        NoSolitaire = "request-no-solitaire" { command = Command::new("solitaire") };
        /// A real card is played before it was named.
        NoDrawnCard = "request-no-drawn-card";
        /// Input that ends while a pile still takes so many cards.
        PilesEnd { pile: Round, wanted: usize } = "request-piles-end" {
            pile = pile.dealt(), wanted
        }, for { pile: Round::LAST, wanted: 1 };
        /// No move of this game can be undone or redone here.
        NoMove(step: Step) => match step {
            Step::Undo => refuse!(words, "request-no-move-to-undo"),
            Step::Redo => refuse!(words, "request-no-move-to-redo"),
        }, for (Step::Undo) or (Step::Redo);
    }
}

said! { words:
    impl Error + Message for LookupError {
        NoOpenGame = "lookup-no-open-game" { command = Command::new("new Ann Bob Cat") };
        NoneWasOpen = "lookup-none-was-open" { command = Command::new("games") };
        SeveralOpen(games) => {
            let first = games.first().map(|game| &game.details);
            let tables = games.iter().filter_map(|game| game.details.tournament.as_ref());
            let is_one = |table: &TableRef| tables.clone().all(|it| it.tournament == table.tournament);
            let option = first.map(|details| match &details.tournament {
                Some(table) if is_one(table) => format!("--table {}", table.table),
                _ => format!("--game {}", details.number),
            });
            let mut said = refuse!(words, "lookup-several-open", games = games.len(), option);
            for game in games {
                said.text += &format!("\n{}", words.listed_game(game));
            }
            said
        };
        NoGameName(name) = "lookup-no-game-name";
        NoGame(name) = "lookup-no-game" { name, command = Command::new("games") };
        SeveralGames(start) = "lookup-several-games";
        NoGameToRepeat = "lookup-no-game-to-repeat" { command = Command::new("new Ann Bob Cat") };
        NoPlayer { name, near } => {
            let (meant, command) = (words.did_you_mean(near), Command::new("player list"));
            let said = refuse!(words, "lookup-no-player", name, near = meant, command);
            if near.is_empty() { said } else { said.with(None) }
        };
        IsTournament(name) = "lookup-is-tournament" {
            name, command = Command::new("tournament standings").option("--tournament", name)
        };
        SeveralPlayers { name, names } => {
            Said::from(words.several(name, names)).with(words.namesakes(names))
        };
        SeveralLeagues { name, names } => words.several(name, names).into();
        SeveralSeasons { name, names } => words.several(name, names).into();
        BehindSame(text) = "lookup-behind-same";
        SameAndNames(names) = "lookup-same-and-names";
        DealerNotPlaying(name) = "lookup-dealer-not-playing";
        NoRound => refuse!(words, "lookup-no-round").with(hint!(words, "lookup-round-hint"));
        NoRoundOf(cards) = "lookup-no-round-of";
        NoNextRound(game) => {
            refuse!(words, "lookup-no-next-round", game).with(hint!(words, "lookup-round-hint"))
        };
        NoLeague { name, near, names } => {
            let is_none = near.is_empty() && names.is_empty() && Name::new(name).is_ok();
            let command = is_none.then(|| Command::new("league add").arg(name));
            let near = match (&near[..], &names[..]) {
                ([], []) => String::new(),
                ([], names) => say!(words, "lookup-leagues", names = names.join(", ")),
                (near, _) => words.did_you_mean(near),
            };
            let hint = |command| hint!(words, "lookup-no-league.hint-add", command);
            refuse!(words, "lookup-no-league", name, near).with(command.map(hint))
        };
        NoSeason { name, league, names } => match names.is_empty() {
            true => {
                let season = "NAME=FROM..UNTIL";
                let command = Command::new("league edit").arg(league).option("--season", season);
                refuse!(words, "lookup-no-season", league, name, command)
            }
            false => {
                refuse!(words, "lookup-no-season-but", league, name, names = names.join(", "))
            }
        };
        NoRuleset { name, names } = "lookup-no-ruleset" {
            name, names = words.and(names), command = Command::new("rules list")
        };
        NoFinishedGame { league } = "lookup-none-finished" {
            selection = words.selection_of_league(league.as_deref())
        };
        NoGameOnDays { since, until, league, nearest } => {
            let selection = words.selection_of_league(league.as_deref());
            let command = Command::new("report night").arg(nearest);
            let last = (since < until).then_some(until);
            refuse!(words, "lookup-none-on-day", day = since, last, selection, command)
        };
        TooManyGamesOnDay { date, league, most } = "lookup-too-many-on-day" {
            most, day = date, selection = words.selection_of_league(league.as_deref()),
            command = Command::new("export --csv games")
        };
    }
}

said! { words:
    impl Error + Message for SeatNotFound {
        None { name, near, game, names } => {
            let near = match &near[..] {
                [] => say!(words, "lookup-seats", names = words.and(names)),
                near => words.did_you_mean(near),
            };
            refuse!(words, "lookup-no-seat", name, game, near)
        };
        Several { name, names } => {
            Said::from(words.several(name, names)).with(words.namesakes(names))
        };
    }
}

impl Messages {
    /// Returns the command for one of several that may be meant, the first or another, and
    /// whom it is for.
    pub fn run_for(&self, is_first: bool, command: Command, names: &[String]) -> Hint {
        let (players, names) = (names.len(), self.and(names));
        match is_first {
            true => hint!(self, "lookup-run-for", command, players, names),
            false => hint!(self, "lookup-or-run-for", command, players, names),
        }
    }

    fn several(&self, name: &str, names: &[String]) -> String {
        say!(self, "lookup-several", name, names = self.or(&in_backticks(names)))
    }

    /// Returns how to write the first of several names that are alike, and the
    /// command that makes one player of the first two; `None` if these differ.
    pub(super) fn namesakes(&self, names: &[String]) -> Option<Hint> {
        let [one, other, ..] = names else {
            return None;
        };
        let are_alike = one != other && name_key(unmarked(one)) == name_key(unmarked(other));
        are_alike.then(|| {
            hint!(
                self,
                "lookup-several.hint",
                example = quoted(one),
                command = Command::new("player merge").arg(other).arg(one)
            )
        })
    }

    fn listed_game(&self, game: &GameSummary) -> String {
        let names: Vec<_> = game.players.iter().map(|seat| &*seat.player.name).collect();
        let table = game.details.tournament.as_ref().map(|table| table.table);
        say!(self, "lookup-game", game = game.details.number, table, names = names.join(", "))
    }

    fn selection_of_league(&self, league: Option<&str>) -> String {
        match league {
            Some(league) => say!(self, "lookup-in-league", league),
            None => String::new(),
        }
    }
}
