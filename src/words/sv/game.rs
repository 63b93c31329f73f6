use std::fmt::Display;

use super::{Swedish, all_of, and, did_you_mean, points, run, state};
use crate::game::{
    GameState, GameSummary, InvalidName, InvalidText, MAX_TEXT, Name, PlayError, PointsNeeded,
    RoundSetup, StartError, StartReason, StockNote,
};
use crate::rules::{Round, Tie};
use crate::store::{NewLeagueError, NewPlayerError};
use crate::words::game::drop_command;
use crate::words::{Command, GameChange, GameWords, Hint, PlayerWords, Words};

impl GameWords for Swedish {
    fn invalid_name(&self, error: &InvalidName) -> String {
        match error {
            InvalidName::Empty => "ett namn måste ha minst ett synligt tecken".to_owned(),
            InvalidName::TooLong { start, characters } => format!(
                "ett namn får ha högst {} tecken, `{start}…` har {characters}",
                Name::MAX_CHARACTERS
            ),
            InvalidName::TooHeavy { code_points } => format!(
                "ett namn får ha högst {} kodpunkter, inte {code_points}",
                Name::MAX_CODE_POINTS
            ),
            InvalidName::Control { character } => format!(
                "ett namn får inte innehålla styrtecken som `{}`",
                character.escape_unicode()
            ),
            InvalidName::Separator {
                character: sign @ ('=' | ':'),
            } => {
                format!("ett namn får inte innehålla `{sign}`, som skiljer namn från poäng")
            }
            InvalidName::Separator { character } => {
                format!("ett namn får inte innehålla `{character}`, som skiljer namn åt")
            }
            InvalidName::Keyword { name } => {
                format!("`{name}` är inget namn utan poäng eller ett nyckelord")
            }
            InvalidName::Card { name } => format!("`{name}` är inget namn utan ett kort"),
        }
    }

    fn invalid_text(&self, error: &InvalidText) -> String {
        match error {
            InvalidText::Empty => "får inte vara tom".to_owned(),
            InvalidText::TooLong { characters } => {
                format!("får ha högst {MAX_TEXT} tecken, inte {characters}")
            }
            InvalidText::Control { character } => format!(
                "får inte ha styrtecken som `{}`",
                character.escape_unicode()
            ),
        }
    }

    fn new_player_error(&self, error: &NewPlayerError) -> String {
        match error {
            NewPlayerError::Name(error) => self.invalid_name(error),
            NewPlayerError::NearMisses(misses) => {
                let line = |(name, near): &(String, Vec<String>)| {
                    format!("det finns ingen spelare `{name}`{}", did_you_mean(near))
                };
                misses.iter().map(line).collect::<Vec<_>>().join("\n")
            }
            NewPlayerError::NameAndScore(name) => {
                format!("`{name}` ser ut som ett namn med poäng")
            }
            NewPlayerError::Retired(name) => format!("`{name}` är inaktiv"),
            NewPlayerError::Namesakes { name, .. } => {
                format!("flera spelare heter `{name}`")
            }
            NewPlayerError::Twice(name) => format!("`{name}` är nämnd två gånger"),
            NewPlayerError::Write(error) => self.write_error(error),
        }
    }

    fn new_player_error_hint(&self, error: &NewPlayerError) -> Option<Hint> {
        match error {
            NewPlayerError::NearMisses(misses) => Some(Hint::new(match misses.len() {
                1 => "om det är en ny spelare, lägg till `--new-player`",
                _ => "om de är nya spelare, lägg till `--new-player`",
            })),
            NewPlayerError::NameAndScore(_) => Some(Hint::new(
                "om det är en ny spelare, lägg till `--new-player`",
            )),
            NewPlayerError::Retired(name) => {
                let back = Command::new("player return").arg(name);
                Some(run(back, "göra spelaren aktiv igen"))
            }
            NewPlayerError::Namesakes { players, .. } => (self as &dyn Words).namesakes(players),
            NewPlayerError::Name(_) | NewPlayerError::Twice(_) | NewPlayerError::Write(_) => None,
        }
    }

    fn new_league_error(&self, error: &NewLeagueError) -> String {
        match error {
            NewLeagueError::Name(error) => self.invalid_name(error),
            NewLeagueError::NearMiss { name, near } => {
                format!("det finns ingen liga `{name}`{}", did_you_mean(near))
            }
            NewLeagueError::Retired(name) => format!("ligan `{name}` är nedlagd"),
            NewLeagueError::Write(error) => self.write_error(error),
        }
    }

    fn new_league_error_hint(&self, error: &NewLeagueError) -> Option<Hint> {
        match error {
            NewLeagueError::NearMiss { .. } => {
                Some(Hint::new("om det är en ny liga, lägg till `--new-league`"))
            }
            NewLeagueError::Name(_) | NewLeagueError::Retired(_) | NewLeagueError::Write(_) => None,
        }
    }

    fn start_error(&self, error: &StartError) -> String {
        match error {
            StartError::NoPlayers => "det krävs minst en spelare för ett spel".to_owned(),
            StartError::NeedsTwoGames { most, players } => {
                format!("ett Five Crowns-spel har kort för högst {most} spelare, inte {players}")
            }
            StartError::TooMany { most, players } => {
                format!("två Five Crowns-spel har kort för högst {most} spelare, inte {players}")
            }
            StartError::Twice { first, seat } => {
                format!(
                    "varje spelare har en plats, men spelare {first} och {seat} är samma person"
                )
            }
            StartError::DealerAway => "den som delar ut måste vara en av spelarna".to_owned(),
        }
    }

    fn start_error_hint(&self, error: &StartError) -> Option<Hint> {
        match error {
            StartError::NeedsTwoGames { .. } => Some(Hint::new(
                "om två spel blandas ihop, lägg till `--games-combined 2`",
            )),
            StartError::NoPlayers => Some(
                Hint::new("skriv spelarna i den ordning ni sitter, till exempel ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; ")
                    .command(Command::new("new --same"))
                    .text(" upprepar det senaste spelet"),
            ),
            StartError::TooMany { .. } | StartError::Twice { .. } | StartError::DealerAway => None,
        }
    }

    fn play_error(&self, error: &PlayError) -> String {
        match error {
            &PlayError::NotOpen { game, state: is } | &PlayError::Over { game, state: is } => {
                format!("spel {game} är {}", state(is))
            }
            PlayError::IsOpen { game } => format!("spel {game} pågår redan"),
            PlayError::NoRound { game, round } => format!("spel {game} har ingen omgång {round}"),
            PlayError::AlreadyScored { round, scores, .. } => {
                format!("omgång {round} är redan införd: {scores}")
            }
            PlayError::NotScored { round, .. } => format!("omgång {round} är inte införd än"),
            PlayError::Missing { round, names } => {
                format!("i omgång {round} saknas poäng för {}", and(names))
            }
            PlayError::NotPlaying { round, name } => {
                format!("{name} är inte med i omgång {round}")
            }
            PlayError::Twice { name } => format!("{name} har fått poäng två gånger"),
            PlayError::TwoOut { one, other } => {
                format!("bara en spelare kan gå ut, inte både {one} och {other}")
            }
            PlayError::TotalFalls { name, before, now } => {
                format!("summan kan inte minska: {name} hade {before} och har nu {now}")
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
                format!("kortleken har bara {copies} av `{card}`, men {names} har {shown}")
            }
            PlayError::NobodyPlayed { round } => {
                format!("minst en måste ha poäng i omgång {round}, inte `-` för alla")
            }
            PlayError::Unplayed { game } => format!("spel {game} har inga poäng än"),
            PlayError::NothingEdited { game } => format!("spel {game} är redan så"),
            PlayError::SeatsMissing { names } => {
                format!("alla spelare måste nämnas; det saknas {}", and(names))
            }
            PlayError::NothingNew { round } => format!("omgång {round} har redan de här poängen"),
            PlayError::AtTable { name } => format!("{name} är redan med"),
            PlayError::NotAtTable { name } => format!("{name} är inte med"),
            PlayError::LastPlayer { name } => {
                format!("{name} är den sista vid bordet och kan inte gå")
            }
            PlayError::BelowOwnTotal { name, own, total } => format!(
                "ingen kommer tillbaka med färre poäng än de gick med: {name} hade {own}, inte \
                 {total}"
            ),
            PlayError::SameStart { name, total } => {
                format!("{name} började redan med {}", points(*total))
            }
            PlayError::JoinsTooLate => "ingen kan komma med efter omgång 11".to_owned(),
            PlayError::LeavesTooLate => "ingen kan lämna spelet efter omgång 11".to_owned(),
            PlayError::Table(error) => self.start_error(error),
        }
    }

    fn play_error_hint(&self, error: &PlayError) -> Option<Hint> {
        let fix = |round: &dyn Display, game: &u32| {
            let fix = Command::new("fix").arg(round).arg("NAMN=POÄNG");
            fix.option("--game", game)
        };
        let resume = |game: &u32| run(Command::new("game resume").arg(game), "återuppta det");
        Some(match error {
            PlayError::NotOpen { game, state } => match state {
                GameState::Finished => run(fix(&"OMGÅNG", game), "rätta en omgång i det"),
                _ => resume(game),
            },
            PlayError::Over { game, state } => match state {
                GameState::Finished => run(
                    Command::new("game show").arg(game),
                    "se det färdiga protokollet",
                ),
                _ => resume(game),
            },
            PlayError::NoRound { .. } => Hint::new("ett spel har omgång 1 till 11"),
            PlayError::AlreadyScored { game, round, .. } => run(fix(round, game), "rätta den"),
            PlayError::NotScored { game, round } => {
                let score = Command::new("score --round").arg(round);
                run(score.option("--game", game), "föra in den")
            }
            PlayError::Missing { .. } => Hint::new("skriv `-` för en spelare som inte var med"),
            PlayError::TotalFalls { .. } => {
                Hint::new("om talen är omgångens poäng, utelämna `--totals`")
            }
            PlayError::ImplausibleScore(_) => Hint::new("om det stämmer, lägg till `--force`"),
            PlayError::TooManyCopies { .. } => {
                Hint::new("kontrollera korten, eller skriv poängen i stället")
            }
            PlayError::NobodyPlayed { .. } => {
                run(Command::new("game finish"), "avsluta spelet i förtid")
            }
            PlayError::Unplayed { game } => {
                run(Command::new("game delete").arg(game), "ta bort det")
            }
            PlayError::LeavesTooLate => {
                Hint::new("skriv `-` som poäng för en spelare som inte spelar vidare")
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
        "Starta ett spel:         crowns new Ann Bob Cat
Kontrollera en hand:     crowns check --round 1 7D 9D JOKER QS
Se alla kommandon:       crowns --help
"
    }

    fn several_open(&self) -> &'static str {
        "Flera spel pågår; `crowns board --game NUMMER` visar ett av dem:"
    }

    fn open_game(&self, number: u32, names: &[String]) -> String {
        format!("Spel {number}: {}", names.join(", "))
    }

    fn round_of_game(&self, number: u32, round: u8, names: &[String]) -> String {
        format!("Spel {number}, omgång {round}: {}", names.join(", "))
    }

    fn new_players(&self, names: &[String]) -> String {
        match names {
            [name] => format!("{name} är en ny spelare"),
            names => format!("{} är nya spelare", and(names)),
        }
    }

    fn names_split(&self, text: &str, players: usize) -> String {
        let add = Command::new("player add").arg(text).line(None);
        format!("`{text}` lästes som {players} spelare; om det är ett enda namn, kör först `{add}`")
    }

    fn new_league(&self, name: &str) -> String {
        format!("{name} är en ny liga")
    }

    fn stock_note(&self, note: StockNote) -> &'static str {
        match note {
            StockNote::LastRound => {
                "med sju spelare kan draghögen ta slut i sista omgången; blanda då kasthögen och \
                 använd den som ny draghög"
            }
            StockNote::LastRounds => {
                "med så många spelare tar draghögen slut i de sista omgångarna; blanda då \
                 kasthögen och använd den som ny draghög"
            }
        }
    }

    fn also_open(&self, games: &[GameSummary]) -> String {
        let drop = games.first().map(drop_command).unwrap_or_default();
        let numbers = games.iter().map(|game| game.details.number.to_string());
        let names = || and(&numbers.collect::<Vec<_>>());
        match games.len() {
            1 => format!("spel {} pågår också; `{drop}` lägger ned det", names()),
            2..=3 => format!(
                "spel {} pågår också; `{drop}` lägger ned ett av dem",
                names()
            ),
            many => format!("{many} andra spel pågår också; `{drop}` lägger ned det sista"),
        }
    }

    fn untouched_game(&self, number: u32) -> String {
        format!("spel {number} är redan startat och har inga poäng än; inget nytt startades")
    }

    fn projections_differ(&self) -> String {
        "databasen är skadad: dess tabeller eller index stämmer inte med journalen; svaret är i \
         stället uträknat ur journalen; kör `crowns doctor --repair` för att reparera databasen"
            .to_owned()
    }

    fn game_heading(&self, number: u32, is: GameState, is_short: bool) -> String {
        match is {
            GameState::Open => format!("Spel {number}"),
            GameState::Finished if is_short => format!("Spel {number}, avslutat i förtid"),
            is => format!("Spel {number}, {}", state(is)),
        }
    }

    fn in_league(&self, league: &str) -> String {
        format!("liga {league}")
    }

    fn round_and_wild(&self) -> &'static str {
        "# vilt"
    }

    fn points_in_short(&self) -> &'static str {
        "p"
    }

    fn total(&self) -> &'static str {
        "summa"
    }

    fn total_in_short(&self) -> &'static str {
        "s:a"
    }

    fn place(&self) -> &'static str {
        "plats"
    }

    fn no_place(&self) -> &'static str {
        "gått"
    }

    fn deals(&self) -> &'static str {
        "delar ut"
    }

    fn went_out(&self) -> &'static str {
        "gick ut"
    }

    fn leads(&self, is_finished: bool) -> &'static str {
        if is_finished { "vann" } else { "leder" }
    }

    fn did_not_play(&self) -> &'static str {
        "var inte med"
    }

    fn player_joined(&self, name: &str, round: u8, total: i32) -> String {
        format!("{name} kom med i omgång {round} med {}", points(total))
    }

    fn player_left(&self, name: &str, round: u8) -> String {
        format!("{name} gick före omgång {round}")
    }

    fn implausible_round(&self, round: u8) -> String {
        format!("Omgång {round} har orimliga poäng, införda med `--force`")
    }

    fn idle_round(&self, round: u8) -> String {
        format!("Omgång {round} spelades för att det stod lika, men det gör det inte längre")
    }

    fn scored_twice(&self, round: u8, earlier: &str) -> String {
        format!("Omgång {round} fördes in två gånger; först som {earlier}")
    }

    fn needs(&self) -> &'static str {
        "För att vinna eller dela segern:"
    }

    fn need(&self, need: &PointsNeeded, rivals: &str) -> String {
        match need.behind {
            _ if !need.possible => format!("kan inte längre hinna i kapp {rivals}"),
            0 => format!("får inte ta fler poäng än {rivals} i sista omgången"),
            behind if behind < 0 => {
                let ahead = -behind;
                format!("kan ta upp till {ahead} poäng fler än {rivals} i sista omgången")
            }
            behind => format!("måste ta minst {behind} poäng färre än {rivals} i sista omgången"),
        }
    }

    fn rivals(&self, count: usize, total: i32) -> String {
        format!("de {count} med {total}")
    }

    fn game_started(&self, number: u32, names: &[String], about: &[String]) -> String {
        format!("Spel {number}: {}, {}", and(names), about.join(", "))
    }

    fn game_edited(&self, number: u32, changes: &str) -> String {
        format!("Spel {number} ändrat: {changes}")
    }

    fn game_changes(&self, changes: &[GameChange]) -> String {
        let change = |change: &GameChange| match change {
            GameChange::Seats(names) => format!("platser {}", names.join(", ")),
            GameChange::Dealer(name) => format!("{name} delar ut först"),
            GameChange::Date(date) => format!("datum {date}"),
            GameChange::Place(place) if place.is_empty() => "inget ställe".to_owned(),
            GameChange::Place(place) => format!("ställe {place}"),
            GameChange::Note(note) if note.is_empty() => "ingen anteckning".to_owned(),
            GameChange::Note(note) => format!("anteckning {note}"),
        };
        changes.iter().map(change).collect::<Vec<_>>().join("; ")
    }

    fn just_finished(&self, number: u32) -> String {
        format!("inget spel pågår; det senaste som blev färdigt var spel {number}")
    }

    fn round_entered(&self, round: u8, scores: &str) -> String {
        format!("Omgång {round}: {scores}")
    }

    fn joins(&self, name: &str, game: u32, total: i32, reason: StartReason) -> String {
        let total = points(total);
        match reason {
            StartReason::Given => format!("{name} kommer med i spel {game} med {total}"),
            StartReason::Highest => {
                format!("{name} kommer med i spel {game} med {total}, den högsta summan hittills")
            }
            StartReason::Own => format!("{name} kommer med i spel {game} med {total} som förut"),
            StartReason::Corrected => format!("{name} kom med i spel {game} med {total}, rättat"),
        }
    }

    fn leaves(&self, name: &str, game: u32, total: i32) -> String {
        format!("{name} lämnar spel {game} med {}", points(total))
    }

    fn turn(&self, turn: &RoundSetup, names: &[String]) -> String {
        let number = turn.number;
        let tie = match number > Round::LAST.number() {
            true => {
                let tied = turn.playing.iter().map(|&seat| names[seat].clone());
                format!(", omspel mellan {}", and(&tied.collect::<Vec<_>>()))
            }
            false => String::new(),
        };
        let (dealt, wild) = (turn.round.dealt(), all_of(turn.round.wild()));
        let who = match turn.playing.len() {
            1 => String::new(),
            _ => {
                let (dealer, starter) = (&names[turn.dealer], &names[turn.starter]);
                format!(", {dealer} delar ut, {starter} börjar")
            }
        };
        format!("Omgång {number}{tie}: {dealt} kort, {wild} är vilda{who}")
    }

    fn game_deleted(&self) -> &'static str {
        "Spelet är borttaget"
    }

    fn game_abandoned(&self, rounds: usize) -> String {
        format!("Spelet avbröts {}", after(rounds))
    }

    fn finished_unplayed(&self) -> &'static str {
        "Det slutade före första omgången"
    }

    fn finished_early(&self, result: &str, rounds: usize) -> String {
        let after = after(rounds);
        format!("{result}; spelet slutade {after} och räknas inte i ställningen")
    }

    fn nobody_won(&self) -> &'static str {
        "Ingen har vunnit"
    }

    fn share_win(&self, names: &[String], total: i32) -> String {
        format!("{} delar segern med {} var", and(names), points(total))
    }

    fn played_alone(&self, name: &str, total: i32) -> String {
        format!("{name} slutar på {}", points(total))
    }

    fn wins(&self, name: &str, total: i32) -> String {
        format!("{name} vinner med {}", points(total))
    }

    fn wins_tie(&self, name: &str, total: i32, level: &[String], tie: Tie) -> String {
        let why = match tie {
            Tie::MostOut => "men gick ut i fler omgångar",
            Tie::ExtraRound | Tie::Shared => "men fick färre poäng i omspelet",
        };
        let (wins, level) = (self.wins(name, total), and(level));
        format!("{wins}, lika många som {level}, {why}")
    }
}

/// Returns when a game ended that was not played to its end.
fn after(rounds: usize) -> String {
    let last = Round::LAST.number();
    match rounds {
        0 => "före första omgången".to_owned(),
        rounds => format!("efter {rounds} av {last} omgångar"),
    }
}
