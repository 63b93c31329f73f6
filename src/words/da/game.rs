use std::fmt::Display;

use super::{Danish, all_of, and, did_you_mean, points, run, state};
use crate::game::{
    GameState, GameSummary, InvalidName, InvalidText, MAX_TEXT, Name, PlayError, PointsNeeded,
    RoundSetup, StartError, StartReason, StockNote,
};
use crate::rules::{Round, Tie};
use crate::store::{NewLeagueError, NewPlayerError};
use crate::words::game::drop_command;
use crate::words::{Command, GameChange, GameWords, Hint, PlayerWords, Words};

impl GameWords for Danish {
    fn invalid_name(&self, error: &InvalidName) -> String {
        match error {
            InvalidName::Empty => "et navn skal have mindst ét synligt tegn".to_owned(),
            InvalidName::TooLong { start, characters } => format!(
                "et navn må højst have {} tegn, `{start}…` har {characters}",
                Name::MAX_CHARACTERS
            ),
            InvalidName::TooHeavy { code_points } => format!(
                "et navn må højst have {} kodepunkter, ikke {code_points}",
                Name::MAX_CODE_POINTS
            ),
            InvalidName::Control { character } => format!(
                "et navn må ikke indeholde styretegn som `{}`",
                character.escape_unicode()
            ),
            InvalidName::Separator {
                character: sign @ ('=' | ':'),
            } => {
                format!("et navn må ikke indeholde `{sign}`, som skiller navn og point")
            }
            InvalidName::Separator { character } => {
                format!("et navn må ikke indeholde `{character}`, som skiller navne")
            }
            InvalidName::Keyword { name } => {
                format!("`{name}` er ikke et navn, men point eller et nøgleord")
            }
            InvalidName::Card { name } => format!("`{name}` er ikke et navn, men et kort"),
        }
    }

    fn invalid_text(&self, error: &InvalidText) -> String {
        match error {
            InvalidText::Empty => "må ikke være tom".to_owned(),
            InvalidText::TooLong { characters } => {
                format!("må højst have {MAX_TEXT} tegn, ikke {characters}")
            }
            InvalidText::Control { character } => format!(
                "må ikke have styretegn som `{}`",
                character.escape_unicode()
            ),
        }
    }

    fn new_player_error(&self, error: &NewPlayerError) -> String {
        match error {
            NewPlayerError::Name(error) => self.invalid_name(error),
            NewPlayerError::NearMisses(misses) => {
                let line = |(name, near): &(String, Vec<String>)| {
                    format!("der er ingen spiller `{name}`{}", did_you_mean(near))
                };
                misses.iter().map(line).collect::<Vec<_>>().join("\n")
            }
            NewPlayerError::NameAndScore(name) => {
                format!("`{name}` ligner et navn med point")
            }
            NewPlayerError::Retired(name) => format!("`{name}` er inaktiv"),
            NewPlayerError::Namesakes { name, .. } => {
                format!("flere spillere hedder `{name}`")
            }
            NewPlayerError::Twice(name) => format!("`{name}` står der to gange"),
            NewPlayerError::Write(error) => self.write_error(error),
        }
    }

    fn new_player_error_hint(&self, error: &NewPlayerError) -> Option<Hint> {
        match error {
            NewPlayerError::NearMisses(misses) => Some(Hint::new(match misses.len() {
                1 => "er det en ny spiller, så tilføj `--new-player`",
                _ => "er de nye spillere, så tilføj `--new-player`",
            })),
            NewPlayerError::NameAndScore(_) => {
                Some(Hint::new("er det en ny spiller, så tilføj `--new-player`"))
            }
            NewPlayerError::Retired(name) => {
                let back = Command::new("player return").arg(name);
                Some(run(back, "gøre spilleren aktiv igen"))
            }
            NewPlayerError::Namesakes { players, .. } => (self as &dyn Words).namesakes(players),
            NewPlayerError::Name(_) | NewPlayerError::Twice(_) | NewPlayerError::Write(_) => None,
        }
    }

    fn new_league_error(&self, error: &NewLeagueError) -> String {
        match error {
            NewLeagueError::Name(error) => self.invalid_name(error),
            NewLeagueError::NearMiss { name, near } => {
                format!("der er ingen liga `{name}`{}", did_you_mean(near))
            }
            NewLeagueError::Retired(name) => format!("ligaen `{name}` er nedlagt"),
            NewLeagueError::Write(error) => self.write_error(error),
        }
    }

    fn new_league_error_hint(&self, error: &NewLeagueError) -> Option<Hint> {
        match error {
            NewLeagueError::NearMiss { .. } => {
                Some(Hint::new("er det en ny liga, så tilføj `--new-league`"))
            }
            NewLeagueError::Name(_) | NewLeagueError::Retired(_) | NewLeagueError::Write(_) => None,
        }
    }

    fn start_error(&self, error: &StartError) -> String {
        match error {
            StartError::NoPlayers => "der skal mindst én spiller til et spil".to_owned(),
            StartError::NeedsTwoGames { most, players } => {
                format!("ét Five Crowns-spil har kort til højst {most} spillere, ikke {players}")
            }
            StartError::TooMany { most, players } => {
                format!("to Five Crowns-spil har kort til højst {most} spillere, ikke {players}")
            }
            StartError::Twice { first, seat } => {
                format!("hver spiller har én plads, men spiller {first} og {seat} er den samme")
            }
            StartError::DealerAway => "giveren skal være en af spillerne".to_owned(),
        }
    }

    fn start_error_hint(&self, error: &StartError) -> Option<Hint> {
        match error {
            StartError::NeedsTwoGames { .. } => Some(Hint::new(
                "blandes to spil sammen, så tilføj `--games-combined 2`",
            )),
            StartError::NoPlayers => Some(
                Hint::new("skriv spillerne i den rækkefølge, I sidder, for eksempel ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; ")
                    .command(Command::new("new --same"))
                    .text(" gentager det sidste spil"),
            ),
            StartError::TooMany { .. } | StartError::Twice { .. } | StartError::DealerAway => None,
        }
    }

    fn play_error(&self, error: &PlayError) -> String {
        match error {
            &PlayError::NotOpen { game, state: is } | &PlayError::Over { game, state: is } => {
                format!("spil {game} er {}", state(is))
            }
            PlayError::IsOpen { game } => format!("spil {game} er allerede i gang"),
            PlayError::NoRound { game, round } => format!("spil {game} har ingen omgang {round}"),
            PlayError::AlreadyScored { round, scores, .. } => {
                format!("omgang {round} er allerede noteret: {scores}")
            }
            PlayError::NotScored { round, .. } => format!("omgang {round} er ikke noteret endnu"),
            PlayError::Missing { round, names } => {
                format!("i omgang {round} mangler der point for {}", and(names))
            }
            PlayError::NotPlaying { round, name } => {
                format!("{name} er ikke med i omgang {round}")
            }
            PlayError::Twice { name } => format!("{name} har fået point to gange"),
            PlayError::TwoOut { one, other } => {
                format!("kun én spiller kan afslutte, ikke både {one} og {other}")
            }
            PlayError::TotalFalls { name, before, now } => {
                format!("summen kan ikke falde: {name} havde {before} og har nu {now}")
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
                let names = and(names);
                format!("spillet har kun {copies} af `{card}`, men {names} har {shown}")
            }
            PlayError::NobodyPlayed { round } => {
                format!("mindst én skal have point i omgang {round}, ikke `-` for alle")
            }
            PlayError::Unplayed { game } => format!("spil {game} har ingen point endnu"),
            PlayError::NothingEdited { game } => format!("spil {game} er allerede sådan"),
            PlayError::SeatsMissing { names } => {
                format!("alle spillere skal nævnes; der mangler {}", and(names))
            }
            PlayError::NothingNew { round } => format!("omgang {round} har allerede disse point"),
            PlayError::AtTable { name } => format!("{name} er allerede med"),
            PlayError::NotAtTable { name } => format!("{name} er ikke med"),
            PlayError::LastPlayer { name } => {
                format!("{name} er den sidste ved bordet og kan ikke gå")
            }
            PlayError::BelowOwnTotal { name, own, total } => format!(
                "ingen kommer tilbage med færre point, end de gik med: {name} havde {own}, ikke \
                 {total}"
            ),
            PlayError::SameStart { name, total } => {
                format!("{name} begyndte allerede med {}", points(*total))
            }
            PlayError::JoinsTooLate => "ingen kan komme med efter omgang 11".to_owned(),
            PlayError::LeavesTooLate => "ingen kan gå fra spillet efter omgang 11".to_owned(),
            PlayError::Table(error) => self.start_error(error),
        }
    }

    fn play_error_hint(&self, error: &PlayError) -> Option<Hint> {
        let fix = |round: &dyn Display, game: &u32| {
            let fix = Command::new("fix").arg(round).arg("NAVN=POINT");
            fix.option("--game", game)
        };
        let resume = |game: &u32| run(Command::new("game resume").arg(game), "genoptage det");
        Some(match error {
            PlayError::NotOpen { game, state } => match state {
                GameState::Finished => run(fix(&"OMGANG", game), "rette en omgang af det"),
                _ => resume(game),
            },
            PlayError::Over { game, state } => match state {
                GameState::Finished => run(
                    Command::new("game show").arg(game),
                    "se det færdige regnskab",
                ),
                _ => resume(game),
            },
            PlayError::NoRound { .. } => Hint::new("et spil har omgang 1 til 11"),
            PlayError::AlreadyScored { game, round, .. } => run(fix(round, game), "rette den"),
            PlayError::NotScored { game, round } => {
                let score = Command::new("score --round").arg(round);
                run(score.option("--game", game), "notere den")
            }
            PlayError::Missing { .. } => Hint::new("skriv `-` for en spiller, der ikke var med"),
            PlayError::TotalFalls { .. } => {
                Hint::new("er tallene omgangens point, så udelad `--totals`")
            }
            PlayError::ImplausibleScore(_) => Hint::new("er det rigtigt, så tilføj `--force`"),
            PlayError::TooManyCopies { .. } => {
                Hint::new("se kortene efter, eller skriv pointene i stedet")
            }
            PlayError::NobodyPlayed { .. } => {
                run(Command::new("game finish"), "slutte spillet før tid")
            }
            PlayError::Unplayed { game } => {
                run(Command::new("game delete").arg(game), "slette det")
            }
            PlayError::LeavesTooLate => {
                Hint::new("skriv `-` som point for en spiller, der ikke spiller videre")
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
        "Start et spil:           crowns new Ann Bob Cat
Tjek en hånd:            crowns check --round 1 7D 9D JOKER QS
Se alle kommandoer:      crowns --help
"
    }

    fn several_open(&self) -> &'static str {
        "Flere spil er i gang; `crowns board --game NUMMER` viser et af dem:"
    }

    fn open_game(&self, number: u32, names: &[String]) -> String {
        format!("Spil {number}: {}", names.join(", "))
    }

    fn round_of_game(&self, number: u32, round: u8, names: &[String]) -> String {
        format!("Spil {number}, omgang {round}: {}", names.join(", "))
    }

    fn new_players(&self, names: &[String]) -> String {
        match names {
            [name] => format!("{name} er en ny spiller"),
            names => format!("{} er nye spillere", and(names)),
        }
    }

    fn names_split(&self, text: &str, players: usize) -> String {
        let add = Command::new("player add").arg(text).line(None);
        format!("`{text}` blev læst som {players} spillere; er det ét navn, så kør først `{add}`")
    }

    fn new_league(&self, name: &str) -> String {
        format!("{name} er en ny liga")
    }

    fn stock_note(&self, note: StockNote) -> &'static str {
        match note {
            StockNote::LastRound => {
                "med syv spillere kan bunken slippe op i sidste omgang; bland da de kasserede \
                 kort, og brug dem som ny bunke"
            }
            StockNote::LastRounds => {
                "med så mange spillere slipper bunken op i de sidste omgange; bland da de \
                 kasserede kort, og brug dem som ny bunke"
            }
        }
    }

    fn also_open(&self, games: &[GameSummary]) -> String {
        let drop = games.first().map(drop_command).unwrap_or_default();
        let numbers = games.iter().map(|game| game.details.number.to_string());
        let names = || and(&numbers.collect::<Vec<_>>());
        match games.len() {
            1 => format!("spil {} er også i gang; `{drop}` dropper det", names()),
            2..=3 => format!(
                "spil {} er også i gang; `{drop}` dropper et af dem",
                names()
            ),
            many => format!("{many} andre spil er også i gang; `{drop}` dropper det sidste"),
        }
    }

    fn untouched_game(&self, number: u32) -> String {
        format!(
            "spil {number} er allerede startet og har ingen point endnu; der blev ikke \
             startet et nyt"
        )
    }

    fn projections_differ(&self) -> String {
        "databasen er beskadiget: dens tabeller eller indekser passer ikke til journalen; svaret \
         er i stedet regnet ud af journalen; kør `crowns doctor --repair` for at reparere databasen"
            .to_owned()
    }

    fn game_heading(&self, number: u32, is: GameState, is_short: bool) -> String {
        match is {
            GameState::Open => format!("Spil {number}"),
            GameState::Finished if is_short => format!("Spil {number}, sluttet før tid"),
            is => format!("Spil {number}, {}", state(is)),
        }
    }

    fn in_league(&self, league: &str) -> String {
        format!("liga {league}")
    }

    fn round_and_wild(&self) -> &'static str {
        "# trumf"
    }

    fn points_in_short(&self) -> &'static str {
        "p."
    }

    fn total(&self) -> &'static str {
        "i alt"
    }

    fn total_in_short(&self) -> &'static str {
        "sum"
    }

    fn place(&self) -> &'static str {
        "plads"
    }

    fn no_place(&self) -> &'static str {
        "gået"
    }

    fn deals(&self) -> &'static str {
        "giver"
    }

    fn went_out(&self) -> &'static str {
        "afsluttede"
    }

    fn leads(&self, is_finished: bool) -> &'static str {
        if is_finished { "vandt" } else { "fører" }
    }

    fn did_not_play(&self) -> &'static str {
        "var ikke med"
    }

    fn player_joined(&self, name: &str, round: u8, total: i32) -> String {
        format!("{name} kom med i omgang {round} med {}", points(total))
    }

    fn player_left(&self, name: &str, round: u8) -> String {
        format!("{name} gik før omgang {round}")
    }

    fn implausible_round(&self, round: u8) -> String {
        format!("Omgang {round} har usandsynlige point, noteret med `--force`")
    }

    fn idle_round(&self, round: u8) -> String {
        format!("Omgang {round} blev spillet, fordi det stod lige, men det gør det ikke længere")
    }

    fn scored_twice(&self, round: u8, earlier: &str) -> String {
        format!("Omgang {round} blev noteret to gange; først som {earlier}")
    }

    fn needs(&self) -> &'static str {
        "For at vinde eller dele sejren:"
    }

    fn need(&self, need: &PointsNeeded, rivals: &str) -> String {
        match need.behind {
            _ if !need.possible => format!("kan ikke længere indhente {rivals}"),
            0 => format!("må ikke få flere point end {rivals} i sidste omgang"),
            behind if behind < 0 => {
                let ahead = -behind;
                format!("må få op til {ahead} point flere end {rivals} i sidste omgang")
            }
            behind => format!("skal have mindst {behind} point færre end {rivals} i sidste omgang"),
        }
    }

    fn rivals(&self, count: usize, total: i32) -> String {
        format!("de {count} med {total}")
    }

    fn game_started(&self, number: u32, names: &[String], about: &[String]) -> String {
        format!("Spil {number}: {}, {}", and(names), about.join(", "))
    }

    fn game_edited(&self, number: u32, changes: &str) -> String {
        format!("Spil {number} ændret: {changes}")
    }

    fn game_changes(&self, changes: &[GameChange]) -> String {
        let change = |change: &GameChange| match change {
            GameChange::Seats(names) => format!("pladser {}", names.join(", ")),
            GameChange::Dealer(name) => format!("{name} giver først"),
            GameChange::Date(date) => format!("dato {date}"),
            GameChange::Place(place) if place.is_empty() => "uden sted".to_owned(),
            GameChange::Place(place) => format!("sted {place}"),
            GameChange::Note(note) if note.is_empty() => "uden note".to_owned(),
            GameChange::Note(note) => format!("note {note}"),
        };
        changes.iter().map(change).collect::<Vec<_>>().join("; ")
    }

    fn just_finished(&self, number: u32) -> String {
        format!("intet spil er i gang; det sidste, der blev færdigt, var spil {number}")
    }

    fn round_entered(&self, round: u8, scores: &str) -> String {
        format!("Omgang {round}: {scores}")
    }

    fn joins(&self, name: &str, game: u32, total: i32, reason: StartReason) -> String {
        let total = points(total);
        match reason {
            StartReason::Given => format!("{name} kommer med i spil {game} med {total}"),
            StartReason::Highest => {
                format!("{name} kommer med i spil {game} med {total}, den højeste sum indtil nu")
            }
            StartReason::Own => format!("{name} kommer med i spil {game} med {total} som før"),
            StartReason::Corrected => format!("{name} kom med i spil {game} med {total}, rettet"),
        }
    }

    fn leaves(&self, name: &str, game: u32, total: i32) -> String {
        format!("{name} går fra spil {game} med {}", points(total))
    }

    fn turn(&self, turn: &RoundSetup, names: &[String]) -> String {
        let number = turn.number;
        let tie = match number > Round::LAST.number() {
            true => {
                let tied = turn.playing.iter().map(|&seat| names[seat].clone());
                format!(", omspil mellem {}", and(&tied.collect::<Vec<_>>()))
            }
            false => String::new(),
        };
        let (dealt, wild) = (turn.round.dealt(), all_of(turn.round.wild()));
        let who = match turn.playing.len() {
            1 => String::new(),
            _ => {
                let (dealer, starter) = (&names[turn.dealer], &names[turn.starter]);
                format!(", {dealer} giver, {starter} begynder")
            }
        };
        format!("Omgang {number}{tie}: {dealt} kort, {wild} er trumf{who}")
    }

    fn game_deleted(&self) -> &'static str {
        "Spillet er slettet"
    }

    fn game_abandoned(&self, rounds: usize) -> String {
        format!("Spillet blev afbrudt {}", after(rounds))
    }

    fn finished_unplayed(&self) -> &'static str {
        "Det sluttede før første omgang"
    }

    fn finished_early(&self, result: &str, rounds: usize) -> String {
        let after = after(rounds);
        format!("{result}; spillet sluttede {after} og tæller ikke med i stillingen")
    }

    fn nobody_won(&self) -> &'static str {
        "Ingen har vundet"
    }

    fn share_win(&self, names: &[String], total: i32) -> String {
        format!("{} deler sejren med {} hver", and(names), points(total))
    }

    fn played_alone(&self, name: &str, total: i32) -> String {
        format!("{name} ender med {}", points(total))
    }

    fn wins(&self, name: &str, total: i32) -> String {
        format!("{name} vinder med {}", points(total))
    }

    fn wins_tie(&self, name: &str, total: i32, level: &[String], tie: Tie) -> String {
        let why = match tie {
            Tie::MostOut => "men afsluttede i flere omgange",
            Tie::ExtraRound | Tie::Shared => "men fik færre point i omspillet",
        };
        let (wins, level) = (self.wins(name, total), and(level));
        format!("{wins}, lige med {level}, {why}")
    }
}

/// Returns when a game ended that was not played to its end.
fn after(rounds: usize) -> String {
    let last = Round::LAST.number();
    match rounds {
        0 => "før første omgang".to_owned(),
        rounds => format!("efter {rounds} af {last} omgange"),
    }
}
