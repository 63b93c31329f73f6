use super::phrase::in_backticks;
use super::{Command, Hint, Message, Messages, Said, quoted};
use crate::game::{GameSummary, LookupError, SeatNotFound, name_key, unmarked};

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
