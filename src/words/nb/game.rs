use std::fmt::Display;

use super::{Norwegian, all_of, and, did_you_mean, points, run, state};
use crate::game::{
    GameState, GameSummary, InvalidName, InvalidText, MAX_TEXT, Name, PlayError, PointsNeeded,
    RoundSetup, StartError, StartReason, StockNote,
};
use crate::rules::{Round, Tie};
use crate::store::{NewLeagueError, NewPlayerError};
use crate::words::game::drop_command;
use crate::words::{Command, GameChange, GameWords, Hint, PlayerWords, Words};

impl GameWords for Norwegian {
    fn invalid_name(&self, error: &InvalidName) -> String {
        match error {
            InvalidName::Empty => "et navn må ha minst ett synlig tegn".to_owned(),
            InvalidName::TooLong { start, characters } => format!(
                "et navn kan ha høyst {} tegn, `{start}…` har {characters}",
                Name::MAX_CHARACTERS
            ),
            InvalidName::TooHeavy { code_points } => format!(
                "et navn kan ha høyst {} kodepunkter, ikke {code_points}",
                Name::MAX_CODE_POINTS
            ),
            InvalidName::Control { character } => format!(
                "et navn kan ikke ha styretegn, slik som `{}`",
                character.escape_unicode()
            ),
            InvalidName::Separator {
                character: sign @ ('=' | ':'),
            } => {
                format!("et navn kan ikke ha `{sign}`, som skiller navn og poeng")
            }
            InvalidName::Separator { character } => {
                format!("et navn kan ikke ha `{character}`, som skiller navn")
            }
            InvalidName::Keyword { name } => {
                format!("`{name}` er ikke et navn, men poeng eller et nøkkelord")
            }
            InvalidName::Card { name } => format!("`{name}` er ikke et navn, men et kort"),
        }
    }

    fn invalid_text(&self, error: &InvalidText) -> String {
        match error {
            InvalidText::Empty => "kan ikke være tom".to_owned(),
            InvalidText::TooLong { characters } => {
                format!("kan ha høyst {MAX_TEXT} tegn, ikke {characters}")
            }
            InvalidText::Control { character } => {
                format!("kan ikke ha styretegn som `{}`", character.escape_unicode())
            }
        }
    }

    fn new_player_error(&self, error: &NewPlayerError) -> String {
        match error {
            NewPlayerError::Name(error) => self.invalid_name(error),
            NewPlayerError::NearMisses(misses) => {
                let line = |(name, near): &(String, Vec<String>)| {
                    format!("det finnes ingen spiller `{name}`{}", did_you_mean(near))
                };
                misses.iter().map(line).collect::<Vec<_>>().join("\n")
            }
            NewPlayerError::NameAndScore(name) => {
                format!("`{name}` ligner et navn med poeng")
            }
            NewPlayerError::Retired(name) => format!("`{name}` er inaktiv"),
            NewPlayerError::Namesakes { name, .. } => {
                format!("flere spillere heter `{name}`")
            }
            NewPlayerError::Twice(name) => format!("`{name}` er nevnt to ganger"),
            NewPlayerError::Write(error) => self.write_error(error),
        }
    }

    fn new_player_error_hint(&self, error: &NewPlayerError) -> Option<Hint> {
        match error {
            NewPlayerError::NearMisses(misses) => Some(Hint::new(match misses.len() {
                1 => "er det en ny spiller, så legg til `--new-player`",
                _ => "er de nye spillere, så legg til `--new-player`",
            })),
            NewPlayerError::NameAndScore(_) => Some(Hint::new(
                "er det en ny spiller, så legg til `--new-player`",
            )),
            NewPlayerError::Retired(name) => {
                let back = Command::new("player return").arg(name);
                Some(run(back, "gjøre spilleren aktiv igjen"))
            }
            NewPlayerError::Namesakes { players, .. } => (self as &dyn Words).namesakes(players),
            NewPlayerError::Name(_) | NewPlayerError::Twice(_) | NewPlayerError::Write(_) => None,
        }
    }

    fn new_league_error(&self, error: &NewLeagueError) -> String {
        match error {
            NewLeagueError::Name(error) => self.invalid_name(error),
            NewLeagueError::NearMiss { name, near } => {
                format!("det finnes ingen liga `{name}`{}", did_you_mean(near))
            }
            NewLeagueError::Retired(name) => format!("ligaen `{name}` er lagt ned"),
            NewLeagueError::Write(error) => self.write_error(error),
        }
    }

    fn new_league_error_hint(&self, error: &NewLeagueError) -> Option<Hint> {
        match error {
            NewLeagueError::NearMiss { .. } => {
                Some(Hint::new("er det en ny liga, så legg til `--new-league`"))
            }
            NewLeagueError::Name(_) | NewLeagueError::Retired(_) | NewLeagueError::Write(_) => None,
        }
    }

    fn start_error(&self, error: &StartError) -> String {
        match error {
            StartError::NoPlayers => "et spill trenger minst én spiller".to_owned(),
            StartError::NeedsTwoGames { most, players } => {
                format!("ett Five Crowns-spill har kort til høyst {most} spillere, ikke {players}")
            }
            StartError::TooMany { most, players } => {
                format!("to Five Crowns-spill har kort til høyst {most} spillere, ikke {players}")
            }
            StartError::Twice { first, seat } => {
                format!("hver spiller har én plass, men spiller {first} og {seat} er den samme")
            }
            StartError::DealerAway => "giveren må være en av spillerne".to_owned(),
        }
    }

    fn start_error_hint(&self, error: &StartError) -> Option<Hint> {
        match error {
            StartError::NeedsTwoGames { .. } => Some(Hint::new(
                "blandes to spill sammen, så legg til `--games-combined 2`",
            )),
            StartError::NoPlayers => Some(
                Hint::new("skriv spillerne i den rekkefølgen dere sitter, for eksempel ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; ")
                    .command(Command::new("new --same"))
                    .text(" gjentar det siste spillet"),
            ),
            StartError::TooMany { .. } | StartError::Twice { .. } | StartError::DealerAway => None,
        }
    }

    fn play_error(&self, error: &PlayError) -> String {
        match error {
            &PlayError::NotOpen { game, state: is } | &PlayError::Over { game, state: is } => {
                format!("spill {game} er {}", state(is))
            }
            PlayError::IsOpen { game } => format!("spill {game} er allerede i gang"),
            PlayError::NoRound { game, round } => format!("spill {game} har ingen omgang {round}"),
            PlayError::AlreadyScored { round, scores, .. } => {
                format!("omgang {round} er allerede ført: {scores}")
            }
            PlayError::NotScored { round, .. } => format!("omgang {round} er ikke ført ennå"),
            PlayError::Missing { round, names } => {
                format!("i omgang {round} mangler det poeng for {}", and(names))
            }
            PlayError::NotPlaying { round, name } => {
                format!("{name} er ikke med i omgang {round}")
            }
            PlayError::Twice { name } => format!("{name} har fått poeng to ganger"),
            PlayError::TwoOut { one, other } => {
                format!("bare én spiller kan gå ut, ikke både {one} og {other}")
            }
            PlayError::TotalFalls { name, before, now } => {
                format!("summen kan ikke gå ned: {name} hadde {before} og har nå {now}")
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
                format!("kortstokken har bare {copies} av `{card}`, men {names} har {shown}")
            }
            PlayError::NobodyPlayed { round } => {
                format!("minst én må ha poeng i omgang {round}, ikke `-` for alle")
            }
            PlayError::Unplayed { game } => format!("spill {game} har ingen poeng ennå"),
            PlayError::NothingEdited { game } => format!("spill {game} er allerede slik"),
            PlayError::SeatsMissing { names } => {
                format!("alle spillerne må nevnes; det mangler {}", and(names))
            }
            PlayError::NothingNew { round } => {
                format!("omgang {round} har allerede disse poengene")
            }
            PlayError::AtTable { name } => format!("{name} er allerede med"),
            PlayError::NotAtTable { name } => format!("{name} er ikke med"),
            PlayError::LastPlayer { name } => {
                format!("{name} er den siste ved bordet og kan ikke gå")
            }
            PlayError::BelowOwnTotal { name, own, total } => format!(
                "ingen kommer tilbake med færre poeng enn de gikk med: {name} hadde {own}, ikke \
                 {total}"
            ),
            PlayError::SameStart { name, total } => {
                format!("{name} begynte allerede med {}", points(*total))
            }
            PlayError::JoinsTooLate => "ingen kan bli med etter omgang 11".to_owned(),
            PlayError::LeavesTooLate => "ingen kan gå fra spillet etter omgang 11".to_owned(),
            PlayError::Table(error) => self.start_error(error),
        }
    }

    fn play_error_hint(&self, error: &PlayError) -> Option<Hint> {
        let fix = |round: &dyn Display, game: &u32| {
            let fix = Command::new("fix").arg(round).arg("NAVN=POENG");
            fix.option("--game", game)
        };
        let resume = |game: &u32| run(Command::new("game resume").arg(game), "ta det opp igjen");
        Some(match error {
            PlayError::NotOpen { game, state } => match state {
                GameState::Finished => run(fix(&"OMGANG", game), "rette en omgang i det"),
                _ => resume(game),
            },
            PlayError::Over { game, state } => match state {
                GameState::Finished => run(
                    Command::new("game show").arg(game),
                    "se den ferdige protokollen",
                ),
                _ => resume(game),
            },
            PlayError::NoRound { .. } => Hint::new("et spill har omgang 1 til 11"),
            PlayError::AlreadyScored { game, round, .. } => run(fix(round, game), "rette den"),
            PlayError::NotScored { game, round } => {
                let score = Command::new("score --round").arg(round);
                run(score.option("--game", game), "føre den")
            }
            PlayError::Missing { .. } => Hint::new("skriv `-` for en spiller som ikke var med"),
            PlayError::TotalFalls { .. } => {
                Hint::new("er tallene omgangens poeng, så utelat `--totals`")
            }
            PlayError::ImplausibleScore(_) => Hint::new("er det riktig, så legg til `--force`"),
            PlayError::TooManyCopies { .. } => {
                Hint::new("se over kortene, eller skriv poengene i stedet")
            }
            PlayError::NobodyPlayed { .. } => {
                run(Command::new("game finish"), "avslutte spillet før tiden")
            }
            PlayError::Unplayed { game } => {
                run(Command::new("game delete").arg(game), "slette det")
            }
            PlayError::LeavesTooLate => {
                Hint::new("skriv `-` som poeng for en spiller som ikke spiller videre")
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
        "Start et spill:          crowns new Ann Bob Cat
Sjekk en hånd:           crowns check --round 1 7D 9D JOKER QS
Se alle kommandoer:      crowns --help
"
    }

    fn several_open(&self) -> &'static str {
        "Flere spill er i gang; `crowns board --game NUMMER` viser ett av dem:"
    }

    fn open_game(&self, number: u32, names: &[String]) -> String {
        format!("Spill {number}: {}", names.join(", "))
    }

    fn round_of_game(&self, number: u32, round: u8, names: &[String]) -> String {
        format!("Spill {number}, omgang {round}: {}", names.join(", "))
    }

    fn new_players(&self, names: &[String]) -> String {
        match names {
            [name] => format!("{name} er en ny spiller"),
            names => format!("{} er nye spillere", and(names)),
        }
    }

    fn names_split(&self, text: &str, players: usize) -> String {
        let add = Command::new("player add").arg(text).line(None);
        format!("`{text}` ble lest som {players} spillere; er det ett navn, så kjør først `{add}`")
    }

    fn new_league(&self, name: &str) -> String {
        format!("{name} er en ny liga")
    }

    fn stock_note(&self, note: StockNote) -> &'static str {
        match note {
            StockNote::LastRound => {
                "med sju spillere kan trekkebunken ta slutt i siste omgang; stokk da kastebunken, \
                 og bruk den som ny trekkebunke"
            }
            StockNote::LastRounds => {
                "med så mange spillere tar trekkebunken slutt i de siste omgangene; stokk da \
                 kastebunken, og bruk den som ny trekkebunke"
            }
        }
    }

    fn also_open(&self, games: &[GameSummary]) -> String {
        let drop = games.first().map(drop_command).unwrap_or_default();
        let numbers = games.iter().map(|game| game.details.number.to_string());
        let names = || and(&numbers.collect::<Vec<_>>());
        match games.len() {
            1 => format!("spill {} er også i gang; `{drop}` dropper det", names()),
            2..=3 => format!(
                "spill {} er også i gang; `{drop}` dropper ett av dem",
                names()
            ),
            many => format!("{many} andre spill er også i gang; `{drop}` dropper det siste"),
        }
    }

    fn untouched_game(&self, number: u32) -> String {
        format!(
            "spill {number} er allerede startet og har ingen poeng ennå; det ble ikke startet et \
             nytt"
        )
    }

    fn projections_differ(&self) -> String {
        "databasen er skadet: tabellene eller indeksene passer ikke med journalen; svaret er i \
         stedet regnet ut fra journalen; kjør `crowns doctor --repair` for å reparere databasen"
            .to_owned()
    }

    fn game_heading(&self, number: u32, is: GameState, is_short: bool) -> String {
        match is {
            GameState::Open => format!("Spill {number}"),
            GameState::Finished if is_short => format!("Spill {number}, avsluttet før tiden"),
            is => format!("Spill {number}, {}", state(is)),
        }
    }

    fn in_league(&self, league: &str) -> String {
        format!("liga {league}")
    }

    fn round_and_wild(&self) -> &'static str {
        "# joker"
    }

    fn points_in_short(&self) -> &'static str {
        "p."
    }

    fn total(&self) -> &'static str {
        "sum"
    }

    fn total_in_short(&self) -> &'static str {
        "sum"
    }

    fn place(&self) -> &'static str {
        "plass"
    }

    fn no_place(&self) -> &'static str {
        "gått"
    }

    fn deals(&self) -> &'static str {
        "deler ut"
    }

    fn went_out(&self) -> &'static str {
        "gikk ut"
    }

    fn leads(&self, is_finished: bool) -> &'static str {
        if is_finished { "vant" } else { "leder" }
    }

    fn did_not_play(&self) -> &'static str {
        "var ikke med"
    }

    fn player_joined(&self, name: &str, round: u8, total: i32) -> String {
        format!("{name} ble med i omgang {round} med {}", points(total))
    }

    fn player_left(&self, name: &str, round: u8) -> String {
        format!("{name} gikk før omgang {round}")
    }

    fn implausible_round(&self, round: u8) -> String {
        format!("Omgang {round} har usannsynlige poeng, ført med `--force`")
    }

    fn idle_round(&self, round: u8) -> String {
        format!("Omgang {round} ble spilt fordi det sto likt, men det gjør det ikke lenger")
    }

    fn scored_twice(&self, round: u8, earlier: &str) -> String {
        format!("Omgang {round} ble ført to ganger; først som {earlier}")
    }

    fn needs(&self) -> &'static str {
        "For å vinne eller dele seieren:"
    }

    fn need(&self, need: &PointsNeeded, rivals: &str) -> String {
        match need.behind {
            _ if !need.possible => format!("kan ikke lenger ta igjen {rivals}"),
            0 => format!("må ikke få flere poeng enn {rivals} i siste omgang"),
            behind if behind < 0 => {
                let ahead = -behind;
                format!("kan få opptil {ahead} poeng mer enn {rivals} i siste omgang")
            }
            behind => format!("må få minst {behind} poeng færre enn {rivals} i siste omgang"),
        }
    }

    fn rivals(&self, count: usize, total: i32) -> String {
        format!("de {count} med {total}")
    }

    fn game_started(&self, number: u32, names: &[String], about: &[String]) -> String {
        format!("Spill {number}: {}, {}", and(names), about.join(", "))
    }

    fn game_edited(&self, number: u32, changes: &str) -> String {
        format!("Spill {number} endret: {changes}")
    }

    fn game_changes(&self, changes: &[GameChange]) -> String {
        let change = |change: &GameChange| match change {
            GameChange::Seats(names) => format!("plasser {}", names.join(", ")),
            GameChange::Dealer(name) => format!("{name} deler ut først"),
            GameChange::Date(date) => format!("dato {date}"),
            GameChange::Place(place) if place.is_empty() => "uten sted".to_owned(),
            GameChange::Place(place) => format!("sted {place}"),
            GameChange::Note(note) if note.is_empty() => "uten notat".to_owned(),
            GameChange::Note(note) => format!("notat {note}"),
        };
        changes.iter().map(change).collect::<Vec<_>>().join("; ")
    }

    fn just_finished(&self, number: u32) -> String {
        format!("ingen spill er i gang; det siste som ble ferdig, var spill {number}")
    }

    fn round_entered(&self, round: u8, scores: &str) -> String {
        format!("Omgang {round}: {scores}")
    }

    fn joins(&self, name: &str, game: u32, total: i32, reason: StartReason) -> String {
        let total = points(total);
        match reason {
            StartReason::Given => format!("{name} blir med i spill {game} med {total}"),
            StartReason::Highest => {
                format!("{name} blir med i spill {game} med {total}, den høyeste summen så langt")
            }
            StartReason::Own => format!("{name} blir med i spill {game} med {total} som før"),
            StartReason::Corrected => format!("{name} ble med i spill {game} med {total}, rettet"),
        }
    }

    fn leaves(&self, name: &str, game: u32, total: i32) -> String {
        format!("{name} går fra spill {game} med {}", points(total))
    }

    fn turn(&self, turn: &RoundSetup, names: &[String]) -> String {
        let number = turn.number;
        let tie = match number > Round::LAST.number() {
            true => {
                let tied = turn.playing.iter().map(|&seat| names[seat].clone());
                format!(", omspill mellom {}", and(&tied.collect::<Vec<_>>()))
            }
            false => String::new(),
        };
        let (dealt, wild) = (turn.round.dealt(), all_of(turn.round.wild()));
        let who = match turn.playing.len() {
            1 => String::new(),
            _ => {
                let (dealer, starter) = (&names[turn.dealer], &names[turn.starter]);
                format!(", {dealer} deler ut, {starter} begynner")
            }
        };
        format!("Omgang {number}{tie}: {dealt} kort, {wild} er jokerkort{who}")
    }

    fn game_deleted(&self) -> &'static str {
        "Spillet er slettet"
    }

    fn game_abandoned(&self, rounds: usize) -> String {
        format!("Spillet ble avbrutt {}", after(rounds))
    }

    fn finished_unplayed(&self) -> &'static str {
        "Det sluttet før første omgang"
    }

    fn finished_early(&self, result: &str, rounds: usize) -> String {
        let after = after(rounds);
        format!("{result}; spillet sluttet {after} og teller ikke med i stillingen")
    }

    fn nobody_won(&self) -> &'static str {
        "Ingen har vunnet"
    }

    fn share_win(&self, names: &[String], total: i32) -> String {
        format!("{} deler seieren med {} hver", and(names), points(total))
    }

    fn played_alone(&self, name: &str, total: i32) -> String {
        format!("{name} ender med {}", points(total))
    }

    fn wins(&self, name: &str, total: i32) -> String {
        format!("{name} vinner med {}", points(total))
    }

    fn wins_tie(&self, name: &str, total: i32, level: &[String], tie: Tie) -> String {
        let why = match tie {
            Tie::MostOut => "men gikk ut i flere omganger",
            Tie::ExtraRound | Tie::Shared => "men fikk færre poeng i omspillet",
        };
        let (wins, level) = (self.wins(name, total), and(level));
        format!("{wins}, likt med {level}, {why}")
    }
}

/// Returns when a game ended that was not played to its end.
fn after(rounds: usize) -> String {
    let last = Round::LAST.number();
    match rounds {
        0 => "før første omgang".to_owned(),
        rounds => format!("etter {rounds} av {last} omganger"),
    }
}
