//! Requests that cannot be met, and names, numbers and days that stand for nothing, or
//! for more than one thing.

use std::path::PathBuf;

use chrono::NaiveDate;

use super::message::errors;
use super::phrase::in_backticks;
use super::solitaire::resume;
use super::{Command, Hint, Message, Messages, Said, Step, quoted};
use crate::game::{
    GameSummary, InvalidText, LookupError, Season, SeatNotFound, SolitaireOrigin, name_key,
    unmarked,
};
use crate::rules::Round;

messages! { words:
    line(number: u64) = "request-line";
    words_read_as(text: &str, options: &str) = "request-words-read-as";
    holds_no_record(name: &str) = "request-holds-no-record";
}

errors! { RequestError, }

impl Message for RequestError {
    fn said(&self, words: &Messages) -> Said {
        match self {
            Self::NoCards { command } => {
                let cards = ["7D", "9D", "JOKER", "QS"];
                let command = Command::new(command).option("--round", 1);
                let command = cards.iter().fold(command, Command::arg);
                refuse!(words, "request-no-cards", command)
            }
            Self::ShellError { message, pattern } => {
                refuse!(words, "request-shell-error", message, pattern)
            }
            Self::TopCount(cards) => refuse!(words, "request-top-count", cards),
            Self::TopAfterDraw => refuse!(words, "request-top-after-draw"),
            Self::TrainBeforeDraw => refuse!(words, "request-train-before-draw"),
            Self::TrainWithoutTerminal => refuse!(words, "request-train-without-terminal"),
            Self::NoBackup(None) => refuse!(words, "request-no-backup-there"),
            Self::NoBackup(Some(newest)) => {
                refuse!(words, "request-no-backup", command = Command::new("restore").path(newest))
            }
            Self::SamePlayer(name) => refuse!(words, "request-same-player", name),
            Self::NotInStandings(name) => refuse!(words, "request-not-in-standings", name),
            Self::RatingDropsNone => refuse!(words, "request-rating-drops-none"),
            Self::FirstDayAfterLast { since, until } => {
                let (since, until) = (since.to_string(), until.to_string());
                refuse!(words, "request-first-day-after-last", since, until)
            }
            Self::AlreadyRetired(name) => refuse!(words, "request-already-retired", name),
            Self::NotRetired(name) => refuse!(words, "request-not-retired", name),
            Self::ResultArgs => refuse!(words, "request-result-args"),
            Self::SameName(name) => refuse!(words, "request-same-name", name),
            Self::LastGameDeleted(game) => {
                let command = Command::new("game resume").arg(game);
                refuse!(words, "request-last-game-deleted", game, command)
            }
            Self::OnlyTotals { game, example } => {
                let command = Command::new("fix").arg(example).option("--game", game);
                refuse!(words, "request-only-totals", game, command)
            }
            Self::NotFinished(game) => refuse!(words, "request-not-finished", game),
            Self::SameLeague(game) => refuse!(words, "request-same-league", game),
            Self::InNoLeague(game) => refuse!(words, "request-in-no-league", game),
            Self::NothingToChange => refuse!(words, "request-nothing-to-change"),
            Self::InvalidText { option, error } => {
                format!("`{option}` {}", error.text(words)).into()
            }
            Self::SeasonWithoutLeague(name) => {
                refuse!(words, "request-season-without-league", name)
            }
            Self::SeasonEndsFirst(Season { name, from, until }) => {
                let (from, until) = (from.to_string(), until.to_string());
                refuse!(words, "request-season-ends-first", name, from, until)
            }
            Self::ScreenWithoutTerminal => {
                let command = Command::new("play --plain");
                refuse!(words, "request-screen-without-terminal", command)
            }
            Self::RulesetComma => refuse!(words, "request-ruleset-comma"),
            Self::BuiltInRuleset(name) => refuse!(words, "request-built-in-ruleset", name),
            Self::NoTotal(word) => {
                let is_name = word.starts_with(char::is_alphabetic);
                let command = is_name.then(|| Command::new("player add").arg(word));
                refuse!(words, "request-no-total", word, command)
            }
            Self::PlaysAlone { name, command } => {
                refuse!(words, "request-plays-alone", name, command = command.clone())
            }
            Self::UndoesGame(what) => refuse!(words, "request-undoes-game", what),
            Self::UndoesRounds(games) => {
                let command = games.first().map(|game| Command::new("game delete").arg(game));
                let names: Vec<_> = games.iter().map(u32::to_string).collect();
                let (count, games) = (names.len(), words.and(&names));
                refuse!(words, "request-undoes-rounds", games, count, command)
            }
            Self::UndoOvertaken => {
                refuse!(words, "request-undo-overtaken", command = Command::new("undo"))
            }
            Self::SolitaireOpen { origin } => {
                let resume = resume(*origin == SolitaireOrigin::Table);
                let abandon = Command::new("solitaire abandon");
                refuse!(words, "request-solitaire-open", resume, abandon)
            }
            Self::TwoSolitaires => {
                let abandon =
                    |origin: SolitaireOrigin| Command::new("solitaire abandon").arg(origin.name());
                let [dealt, table] = [SolitaireOrigin::Dealt, SolitaireOrigin::Table].map(abandon);
                refuse!(words, "request-two-solitaires", dealt, table)
            }
            Self::NoSolitaire => {
                refuse!(words, "request-no-solitaire", command = Command::new("solitaire"))
            }
            Self::NoDrawnCard => refuse!(words, "request-no-drawn-card"),
            Self::PilesEnd { pile, wanted } => {
                refuse!(words, "request-piles-end", pile = pile.dealt(), wanted)
            }
            Self::NoMove(Step::Undo) => refuse!(words, "request-no-move-to-undo"),
            Self::NoMove(Step::Redo) => refuse!(words, "request-no-move-to-redo"),
            Self::TwoMeanings { text, readings } => {
                let readings: Vec<_> = readings.iter().map(|text| format!("`{text}`")).collect();
                refuse!(words, "request-two-meanings", text, readings = words.or(&readings))
            }
            Self::TwoRounds([one, other]) => {
                refuse!(words, "request-two-rounds", one = one.number(), other = other.number())
            }
            Self::TooManyWords { players } => {
                refuse!(words, "request-too-many-words", players = *players)
            }
            Self::Cancelled => refuse!(words, "request-cancelled"),
            Self::LineNotTaken { line, text } => {
                refuse!(words, "request-line-not-taken", line = words.line(*line), text)
            }
            Self::InputEnded { question } => refuse!(words, "request-input-ended", question),
        }
    }
}

/// What was asked for and cannot be done.
#[derive(Debug)]
pub enum RequestError {
    NoCards {
        /// The command that takes them.
        command: &'static str,
    },
    /// Cards in whose place there is the error of a shell that found no file for a
    /// pattern such as `7*`.
    ShellError {
        message: String,
        pattern: String,
    },
    /// Cards on the discard pile that may be taken, not one.
    TopCount(usize),
    /// A top card beside a hand that has drawn.
    TopAfterDraw,
    /// A discard is asked for of a hand that has drawn no card.
    TrainBeforeDraw,
    /// Nobody is at the terminal to be asked.
    TrainWithoutTerminal,
    /// No backup was named; the newest is here, if there is one.
    NoBackup(Option<PathBuf>),
    /// Compared with themselves.
    SamePlayer(String),
    /// Has finished none of the games that count.
    NotInStandings(String),
    /// A rating counts all games.
    RatingDropsNone,
    FirstDayAfterLast {
        since: NaiveDate,
        until: NaiveDate,
    },
    AlreadyRetired(String),
    NotRetired(String),
    /// A player renamed to the same name.
    SameName(String),
    ResultArgs,
    /// The last game is deleted, so that another would be resumed.
    LastGameDeleted(u32),
    /// The link of a play for a game that goes on.
    NotFinished(u32),
    /// A correction of a game without rounds.
    OnlyTotals {
        game: u32,
        /// A player and a total.
        example: String,
    },
    /// A game moved to its own league.
    SameLeague(u32),
    /// A game in no league, taken out of its league.
    InNoLeague(u32),
    NothingToChange,
    /// A text, such as a note, that was given with this option.
    InvalidText {
        option: &'static str,
        error: InvalidText,
    },
    SeasonEndsFirst(Season),
    SeasonWithoutLeague(String),
    /// The screen is wanted, but this is not a terminal.
    ScreenWithoutTerminal,
    RulesetComma,
    BuiltInRuleset(String),
    /// A word of a new name, which may be a mistyped total.
    NoTotal(String),
    /// A game of one, which may be a mistake; the command is an example with more.
    PlaysAlone {
        name: String,
        command: Command,
    },
    /// An undo would take back a whole game or an import, written here.
    UndoesGame(String),
    /// Games that the last command started or seated, and of which other devices have
    /// scored rounds since.
    UndoesRounds(Vec<u32>),
    /// Another command was given while the user was asked.
    UndoOvertaken,
    /// A new game of solitaire while another one is open.
    SolitaireOpen {
        origin: SolitaireOrigin,
    },
    /// Two games of solitaire are open.
    TwoSolitaires,
    /// No game of solitaire is open.
    NoSolitaire,
    /// A real card is played before it was named.
    NoDrawnCard,
    /// Input that ends while a pile still takes so many cards.
    PilesEnd {
        pile: Round,
        wanted: usize,
    },
    /// No move of this game can be undone or redone here.
    NoMove(Step),
    /// Words that may be a league, a player or a period.
    TwoMeanings {
        text: String,
        readings: Vec<String>,
    },
    /// One named by an option, the other beside the cards.
    TwoRounds([Round; 2]),
    /// More names or periods than there can be.
    TooManyWords {
        /// How many players can be named.
        players: usize,
    },
    /// The user gave no answer, or said no.
    Cancelled,
    /// A line of a pipe was refused, or answered nothing.
    LineNotTaken {
        line: u64,
        text: String,
    },
    /// A pipe ended where something was asked.
    InputEnded {
        question: String,
    },
}

#[cfg(test)]
error_samples! { RequestError {
    NoCards { command: "check" },
    ShellError { message: "no matches found: 7*", pattern: "7*" },
    TopCount(2), TopAfterDraw, TrainBeforeDraw, TrainWithoutTerminal,
    SamePlayer("Ann"), NotInStandings("Ann"), RatingDropsNone,
    FirstDayAfterLast { since: "1970-01-01", until: "1969-07-20" },
    AlreadyRetired("Ann"), NotRetired("Ann"), SameName("Ann"), ResultArgs, LastGameDeleted(3), NotFinished(3), OnlyTotals { game: 3u32, example: "Ann=103" }, SameLeague(12), InNoLeague(12),
    NothingToChange, SeasonWithoutLeague("Spring"),
    InvalidText { option: "--note", error: InvalidText::Empty },
    SeasonEndsFirst(Season {
        name: "Autumn".to_owned(),
        from: NaiveDate::from_ymd_opt(2026, 12, 31).unwrap(),
        until: NaiveDate::from_ymd_opt(2026, 9, 1).unwrap(),
    }),
    ScreenWithoutTerminal, RulesetComma, BuiltInRuleset("official"), NoBackup(None),
    NoBackup("backups/crowns.db"), NoTotal("12.5"), NoTotal("R2D2"),
    PlaysAlone { name: "Gran", command: Command::new("new Ann Bob Cat") }, UndoesGame("start of game 2: Ann, Bob"),
    UndoesRounds(vec![2, 3]), UndoOvertaken, Cancelled, TooManyWords { players: 2 }, TwoRounds([Round::new(3).unwrap(), Round::LAST]),
    LineNotTaken { line: 3, text: "5 12 zz" }, InputEnded { question: "Save round 2? [Y/n/back]" },
    TwoMeanings {
        text: "tue",
        readings: ["--league Tuesday", "--since tue --until tue"]
    },
    SolitaireOpen { origin: SolitaireOrigin::Dealt }, TwoSolitaires,
    SolitaireOpen { origin: SolitaireOrigin::Table },
    NoSolitaire, NoDrawnCard,
    PilesEnd { pile: Round::LAST, wanted: 1 },
    NoMove(Step::Undo), NoMove(Step::Redo),
} }

impl Message for LookupError {
    fn said(&self, words: &Messages) -> Said {
        let new = || Command::new("new Ann Bob Cat");
        match self {
            Self::NoOpenGame => refuse!(words, "lookup-no-open-game", command = new()),
            Self::NoneWasOpen => {
                refuse!(words, "lookup-none-was-open", command = Command::new("games"))
            }
            Self::SeveralOpen(games) => {
                let first = games.first().map(|game| &game.details);
                let option = first.map(|details| match &details.tournament {
                    Some(table) => format!("--table {}", table.table),
                    None => format!("--game {}", details.number),
                });
                let mut said = refuse!(words, "lookup-several-open", games = games.len(), option);
                for game in games {
                    said.text += &format!("\n{}", words.listed_game(game));
                }
                said
            }
            Self::NoGameName(name) => refuse!(words, "lookup-no-game-name", name),
            Self::NoGame(name) => {
                refuse!(words, "lookup-no-game", name, command = Command::new("games"))
            }
            Self::SeveralGames(start) => refuse!(words, "lookup-several-games", start),
            Self::NoGameToRepeat => refuse!(words, "lookup-no-game-to-repeat", command = new()),
            Self::NoPlayer { name, near } => {
                let command = Command::new("player list");
                let meant = words.did_you_mean(near);
                let said = refuse!(words, "lookup-no-player", name, near = meant, command);
                if near.is_empty() { said } else { said.with(None) }
            }
            Self::SeveralPlayers { name, names } => {
                Said::from(words.several(name, names)).with(words.namesakes(names))
            }
            Self::SeveralLeagues { name, names } => words.several(name, names).into(),
            Self::DealerNotPlaying(name) => refuse!(words, "lookup-dealer-not-playing", name),
            Self::NoRound => {
                refuse!(words, "lookup-no-round").with(hint!(words, "lookup-round-hint"))
            }
            Self::NoNextRound(game) => {
                refuse!(words, "lookup-no-next-round", game).with(hint!(words, "lookup-round-hint"))
            }
            Self::NoLeague { name, near, names } => {
                let near = match (&near[..], &names[..]) {
                    ([], []) => String::new(),
                    ([], names) => say!(words, "lookup-leagues", names = names.join(", ")),
                    (near, _) => words.did_you_mean(near),
                };
                refuse!(words, "lookup-no-league", name, near)
            }
            Self::NoSeason { name, league, names } if names.is_empty() => {
                refuse!(words, "lookup-no-season", league, name)
            }
            Self::NoSeason { name, league, names } => {
                refuse!(words, "lookup-no-season-but", league, name, names = names.join(", "))
            }
            Self::NoRuleset { name, names } => {
                let command = Command::new("rules list");
                refuse!(words, "lookup-no-ruleset", name, names = words.and(names), command)
            }
            Self::NoFinishedGame { league } => {
                let selection = words.selection_of_league(league.as_deref());
                refuse!(words, "lookup-none-finished", selection)
            }
            Self::NoGameOnDay { date, league, nearest } => {
                let (day, selection) =
                    (date.to_string(), words.selection_of_league(league.as_deref()));
                let command = Command::new("report night").arg(nearest);
                refuse!(words, "lookup-none-on-day", day, selection, command)
            }
            Self::TooManyGamesOnDay { date, league, most } => {
                let (day, selection) =
                    (date.to_string(), words.selection_of_league(league.as_deref()));
                let command = Command::new("export --csv games");
                refuse!(words, "lookup-too-many-on-day", most, day, selection, command)
            }
        }
    }
}

impl Message for SeatNotFound {
    fn said(&self, words: &Messages) -> Said {
        match self {
            Self::None { name, near, game, names } => {
                let near = match &near[..] {
                    [] => say!(words, "lookup-seats", names = words.and(names)),
                    near => words.did_you_mean(near),
                };
                refuse!(words, "lookup-no-seat", name, game, near)
            }
            Self::Several { name, names } => {
                Said::from(words.several(name, names)).with(words.namesakes(names))
            }
        }
    }
}

/// Names, numbers and days that stand for nothing, or for more than one thing.
impl Messages {
    fn several(&self, name: &str, names: &[String]) -> String {
        say!(self, "lookup-several", name, names = self.or(&in_backticks(names)))
    }

    /// Returns how to write the first of several names that are alike, and the
    /// command that makes one player of the first two; `None` if these differ.
    pub(super) fn namesakes(&self, names: &[String]) -> Option<Hint> {
        let [one, other, ..] = names else {
            return None;
        };
        let are_alike = name_key(unmarked(one)) == name_key(unmarked(other));
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
