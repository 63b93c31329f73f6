use super::phrase::in_backticks;
use super::{Command, Hint, Messages, quoted};
use crate::game::{GameSummary, LookupError, SeatNotFound, name_key, unmarked};

/// Names, numbers and days that stand for nothing, or for more than one thing.
impl Messages {
    /// Returns what was named and is not there, or not unique.
    pub fn lookup_error(&self, error: &LookupError) -> String {
        match error {
            LookupError::NoOpenGame => say!(self, "lookup-no-open-game"),
            LookupError::NoneWasOpen => say!(self, "lookup-none-was-open"),
            LookupError::SeveralOpen(games) => {
                let heading = say!(self, "lookup-several-open", games = games.len());
                let lines = games.iter().map(|game| self.listed_game(game));
                [heading]
                    .into_iter()
                    .chain(lines)
                    .collect::<Vec<_>>()
                    .join("\n")
            }
            LookupError::NoGameName(name) => say!(self, "lookup-no-game-name", name),
            LookupError::NoGame(name) => say!(self, "lookup-no-game", name),
            LookupError::SeveralGames(start) => say!(self, "lookup-several-games", start),
            LookupError::NoGameToRepeat => say!(self, "lookup-no-game-to-repeat"),
            LookupError::NoPlayer { name, near } => {
                say!(
                    self,
                    "lookup-no-player",
                    name,
                    near = self.did_you_mean(near)
                )
            }
            LookupError::SeveralPlayers { name, names }
            | LookupError::SeveralLeagues { name, names } => self.several(name, names),
            LookupError::DealerNotPlaying(name) => say!(self, "lookup-dealer-not-playing", name),
            LookupError::NoRound => say!(self, "lookup-no-round"),
            LookupError::NoNextRound(game) => say!(self, "lookup-no-next-round", game),
            LookupError::NoLeague { name, near, names } => {
                let near = match (&near[..], &names[..]) {
                    ([], []) => String::new(),
                    ([], names) => say!(self, "lookup-leagues", names = names.join(", ")),
                    (near, _) => self.did_you_mean(near),
                };
                say!(self, "lookup-no-league", name, near)
            }
            LookupError::NoSeason {
                name,
                league,
                names,
            } => match names.join(", ") {
                names if names.is_empty() => say!(self, "lookup-no-season", league, name),
                names => say!(self, "lookup-no-season-but", league, name, names),
            },
            LookupError::NoRuleset { name, names } => {
                say!(self, "lookup-no-ruleset", name, names = self.and(names))
            }
            LookupError::NoFinishedGame { league } => {
                say!(
                    self,
                    "lookup-none-finished",
                    selection = self.selection_of_league(league.as_deref())
                )
            }
            LookupError::NoGameOnDay { date, league, .. } => say!(
                self,
                "lookup-none-on-day",
                day = date.to_string(),
                selection = self.selection_of_league(league.as_deref())
            ),
            LookupError::TooManyGamesOnDay { date, league, most } => say!(
                self,
                "lookup-too-many-on-day",
                most,
                day = date.to_string(),
                selection = self.selection_of_league(league.as_deref())
            ),
        }
    }

    /// Returns how to name it, or how to find what there is.
    pub fn lookup_error_hint(&self, error: &LookupError) -> Option<Hint> {
        let new = Command::new("new Ann Bob Cat");
        Some(match error {
            LookupError::NoOpenGame => hint!(self, "lookup-no-open-game.hint", command = new),
            LookupError::NoneWasOpen => hint!(
                self,
                "lookup-none-was-open.hint",
                command = Command::new("games")
            ),
            LookupError::SeveralOpen(games) => {
                let details = &games.first()?.details;
                let option = match &details.tournament {
                    Some(table) => format!("--table {}", table.table),
                    None => format!("--game {}", details.number),
                };
                hint!(self, "lookup-several-open.hint", option)
            }
            LookupError::NoGameToRepeat => {
                hint!(self, "lookup-no-game-to-repeat.hint", command = new)
            }
            LookupError::NoPlayer { near, .. } if near.is_empty() => hint!(
                self,
                "lookup-no-player.hint",
                command = Command::new("player list")
            ),
            LookupError::SeveralPlayers { names, .. } => return self.namesakes(names),
            LookupError::NoRound | LookupError::NoNextRound(_) => {
                hint!(self, "lookup-round-hint")
            }
            LookupError::NoRuleset { .. } => hint!(
                self,
                "lookup-no-ruleset.hint",
                command = Command::new("rules list")
            ),
            LookupError::NoGameOnDay { nearest, .. } => hint!(
                self,
                "lookup-none-on-day.hint",
                command = Command::new("report night").arg(nearest)
            ),
            LookupError::TooManyGamesOnDay { .. } => hint!(
                self,
                "lookup-too-many-on-day.hint",
                command = Command::new("export --csv games")
            ),
            LookupError::NoGameName(_)
            | LookupError::NoGame(_)
            | LookupError::SeveralGames(_)
            | LookupError::NoPlayer { .. }
            | LookupError::DealerNotPlaying(_)
            | LookupError::NoLeague { .. }
            | LookupError::SeveralLeagues { .. }
            | LookupError::NoSeason { .. }
            | LookupError::NoFinishedGame { .. } => return None,
        })
    }

    /// Returns that a name is not that of one seat.
    pub fn seat_not_found(&self, error: &SeatNotFound) -> String {
        match error {
            SeatNotFound::None {
                name,
                near,
                game,
                names,
            } => {
                let near = match &near[..] {
                    [] => say!(self, "lookup-seats", names = self.and(names)),
                    near => self.did_you_mean(near),
                };
                say!(self, "lookup-no-seat", name, game, near)
            }
            SeatNotFound::Several { name, names } => self.several(name, names),
        }
    }

    /// Returns how to name the seat.
    pub fn seat_not_found_hint(&self, error: &SeatNotFound) -> Option<Hint> {
        match error {
            SeatNotFound::Several { names, .. } => self.namesakes(names),
            SeatNotFound::None { .. } => None,
        }
    }

    fn several(&self, name: &str, names: &[String]) -> String {
        say!(
            self,
            "lookup-several",
            name,
            names = self.or(&in_backticks(names))
        )
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
        say!(
            self,
            "lookup-game",
            game = game.details.number,
            table,
            names = names.join(", ")
        )
    }

    fn selection_of_league(&self, league: Option<&str>) -> String {
        match league {
            Some(league) => say!(self, "lookup-in-league", league),
            None => String::new(),
        }
    }
}
