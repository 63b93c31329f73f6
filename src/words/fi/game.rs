use std::fmt::Display;

use super::grammar::{run, state};
use super::{Finnish, and, did_you_mean, plural, points};
use crate::game::{
    GameState, GameSummary, InvalidName, InvalidText, MAX_TEXT, Name, PlayError, PointsNeeded,
    RoundSetup, StartError, StartReason, StockNote,
};
use crate::rules::{Round, Tie};
use crate::store::{NewLeagueError, NewPlayerError};
use crate::words::game::drop_command;
use crate::words::{Command, GameChange, GameWords, Hint, PlayerWords, Words};

impl GameWords for Finnish {
    fn invalid_name(&self, error: &InvalidName) -> String {
        match error {
            InvalidName::Empty => "nimessä on oltava näkyvä merkki".to_owned(),
            InvalidName::TooLong { start, characters } => format!(
                "nimessä saa olla enintään {} merkkiä, nimessä `{start}…` on {characters}",
                Name::MAX_CHARACTERS
            ),
            InvalidName::TooHeavy { code_points } => format!(
                "nimessä saa olla enintään {} koodipistettä, ei {code_points}",
                Name::MAX_CODE_POINTS
            ),
            InvalidName::Control { character } => format!(
                "nimessä ei voi olla ohjausmerkkejä, kuten `{}`",
                character.escape_unicode()
            ),
            InvalidName::Separator {
                character: sign @ ('=' | ':'),
            } => {
                format!("nimessä ei voi olla merkkiä `{sign}`, joka erottaa nimen pisteistä")
            }
            InvalidName::Separator { character } => {
                format!("nimessä ei voi olla merkkiä `{character}`, joka erottaa nimet toisistaan")
            }
            InvalidName::Keyword { name } => {
                format!("`{name}` ei ole nimi vaan pisteet tai avainsana")
            }
            InvalidName::Card { name } => format!("`{name}` ei ole nimi vaan kortti"),
        }
    }

    fn invalid_text(&self, error: &InvalidText) -> String {
        match error {
            InvalidText::Empty => "ei saa olla tyhjä".to_owned(),
            InvalidText::TooLong { characters } => {
                format!("saa olla enintään {MAX_TEXT} merkkiä, ei {characters}")
            }
            InvalidText::Control { character } => format!(
                "ei saa sisältää ohjausmerkkejä, kuten `{}`",
                character.escape_unicode()
            ),
        }
    }

    fn new_player_error(&self, error: &NewPlayerError) -> String {
        match error {
            NewPlayerError::Name(error) => self.invalid_name(error),
            NewPlayerError::NearMisses(misses) => {
                let line = |(name, near): &(String, Vec<String>)| {
                    format!("pelaajaa `{name}` ei ole{}", did_you_mean(near))
                };
                misses.iter().map(line).collect::<Vec<_>>().join("\n")
            }
            NewPlayerError::NameAndScore(name) => {
                format!("`{name}` näyttää nimeltä ja pisteiltä")
            }
            NewPlayerError::Retired(name) => format!("`{name}` on arkistoitu"),
            NewPlayerError::Namesakes { name, .. } => {
                format!("nimi `{name}` on useammalla pelaajalla")
            }
            NewPlayerError::Twice(name) => format!("`{name}` on annettu kahdesti"),
            NewPlayerError::Write(error) => self.write_error(error),
        }
    }

    fn new_player_error_hint(&self, error: &NewPlayerError) -> Option<Hint> {
        match error {
            NewPlayerError::NearMisses(misses) => Some(Hint::new(match misses.len() {
                1 => "jos pelaaja on uusi, lisää `--new-player`",
                _ => "jos pelaajat ovat uusia, lisää `--new-player`",
            })),
            NewPlayerError::NameAndScore(_) => {
                Some(Hint::new("jos pelaaja on uusi, lisää `--new-player`"))
            }
            NewPlayerError::Retired(name) => {
                let back = Command::new("player return").arg(name);
                Some(run(back, "palauttaa pelaajan"))
            }
            NewPlayerError::Namesakes { players, .. } => (self as &dyn Words).namesakes(players),
            NewPlayerError::Name(_) | NewPlayerError::Twice(_) | NewPlayerError::Write(_) => None,
        }
    }

    fn new_league_error(&self, error: &NewLeagueError) -> String {
        match error {
            NewLeagueError::Name(error) => self.invalid_name(error),
            NewLeagueError::NearMiss { name, near } => {
                format!("liigaa `{name}` ei ole{}", did_you_mean(near))
            }
            NewLeagueError::Retired(name) => format!("liiga `{name}` on arkistoitu"),
            NewLeagueError::Write(error) => self.write_error(error),
        }
    }

    fn new_league_error_hint(&self, error: &NewLeagueError) -> Option<Hint> {
        match error {
            NewLeagueError::NearMiss { .. } => {
                Some(Hint::new("jos liiga on uusi, lisää `--new-league`"))
            }
            NewLeagueError::Name(_) | NewLeagueError::Retired(_) | NewLeagueError::Write(_) => None,
        }
    }

    fn start_error(&self, error: &StartError) -> String {
        match error {
            StartError::NoPlayers => "pelissä on oltava vähintään yksi pelaaja".to_owned(),
            StartError::NeedsTwoGames { most, players } => format!(
                "yhden Five Crowns -pelin kortit riittävät enintään {most} pelaajalle, pelaajia on \
                 {players}"
            ),
            StartError::TooMany { most, players } => format!(
                "kahden Five Crowns -pelin kortit riittävät enintään {most} pelaajalle, pelaajia \
                 on {players}"
            ),
            StartError::Twice { first, seat } => format!(
                "pelaajalla on yksi paikka, mutta pelaajat {first} ja {seat} ovat sama pelaaja"
            ),
            StartError::DealerAway => "jakajan on oltava yksi pelaajista".to_owned(),
        }
    }

    fn start_error_hint(&self, error: &StartError) -> Option<Hint> {
        match error {
            StartError::NeedsTwoGames { .. } => Some(Hint::new(
                "jos kahden pelin kortit on sekoitettu yhteen, lisää `--games-combined 2`",
            )),
            StartError::NoPlayers => Some(
                Hint::new("anna pelaajat istumajärjestyksessä, esimerkiksi ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; ")
                    .command(Command::new("new --same"))
                    .text(" toistaa edellisen pelin"),
            ),
            StartError::TooMany { .. } | StartError::Twice { .. } | StartError::DealerAway => None,
        }
    }

    fn play_error(&self, error: &PlayError) -> String {
        match error {
            PlayError::NotOpen { game, state: is } | PlayError::Over { game, state: is } => {
                format!("peli {game} on {}", state(*is))
            }
            PlayError::IsOpen { game } => format!("peli {game} on jo kesken"),
            PlayError::NoRound { game, round } => {
                format!("pelissä {game} ei ole kättä {round}")
            }
            PlayError::AlreadyScored { round, scores, .. } => {
                format!("käsi {round} on jo kirjattu: {scores}")
            }
            PlayError::NotScored { round, .. } => {
                format!("kättä {round} ei ole vielä kirjattu")
            }
            PlayError::Missing { round, names } => {
                format!("kädestä {round} puuttuvat pisteet: {}", and(names))
            }
            PlayError::NotPlaying { round, name } => {
                format!("{name} ei pelaa kättä {round}")
            }
            PlayError::Twice { name } => format!("{name} sai kahdet pisteet"),
            PlayError::TwoOut { one, other } => {
                format!("vain yksi voi näyttää kortit, eivät sekä {one} että {other}")
            }
            PlayError::TotalFalls { name, before, now } => {
                format!("summa ei voi pienentyä: {name}, ennen {before}, nyt {now}")
            }
            PlayError::ImplausibleScore(score) | PlayError::ImpossibleScore(score) => {
                (self as &dyn Words).implausible_score(score)
            }
            PlayError::TooManyCopies {
                card,
                copies,
                shown,
                names,
            } => format!(
                "korttia `{card}` on pakassa vain {copies}, mutta tässä niitä on {shown}: {}",
                and(names)
            ),
            PlayError::NobodyPlayed { round } => {
                format!("kädessä {round} on jonkun saatava pisteet, ei kaikilla voi olla `-`")
            }
            PlayError::Unplayed { game } => format!("pelissä {game} ei ole vielä pisteitä"),
            PlayError::NothingEdited { game } => format!("peli {game} on jo sellainen"),
            PlayError::SeatsMissing { names } => {
                let missing = if names.len() == 1 {
                    "puuttuu"
                } else {
                    "puuttuvat"
                };
                format!("kaikki pelaajat on nimettävä; {missing} {}", and(names))
            }
            PlayError::NothingNew { round } => format!("kädessä {round} on jo nämä pisteet"),
            PlayError::AtTable { name } => format!("{name} on jo pöydässä"),
            PlayError::NotAtTable { name } => format!("{name} ei ole pöydässä"),
            PlayError::LastPlayer { name } => {
                format!("{name} on pöydän viimeinen pelaaja eikä voi lähteä")
            }
            PlayError::BelowOwnTotal { name, own, total } => format!(
                "kukaan ei palaa pienemmällä summalla kuin lähti: {name}, lähtiessä {own}, nyt \
                 {total}"
            ),
            PlayError::SameStart { name, total } => {
                format!("{name} on jo mukana, alkusumma {}", points(*total))
            }
            PlayError::JoinsTooLate => "käden 11 jälkeen kukaan ei voi enää liittyä".to_owned(),
            PlayError::LeavesTooLate => "käden 11 jälkeen kukaan ei voi enää lähteä".to_owned(),
            PlayError::Table(error) => self.start_error(error),
        }
    }

    fn play_error_hint(&self, error: &PlayError) -> Option<Hint> {
        let fix = |round: &dyn Display, game: &u32| {
            let fix = Command::new("fix").arg(round).arg("NAME=VALUE");
            fix.option("--game", game)
        };
        let resume = |game: &u32| run(Command::new("game resume").arg(game), "jatkaa sitä");
        Some(match error {
            PlayError::NotOpen { game, state } => match state {
                GameState::Finished => run(fix(&"ROUND", game), "korjaa siitä yhden käden"),
                _ => resume(game),
            },
            PlayError::Over { game, state } => match state {
                GameState::Finished => run(
                    Command::new("game show").arg(game),
                    "näyttää lopullisen pistetaulukon",
                ),
                _ => resume(game),
            },
            PlayError::NoRound { .. } => Hint::new("pelissä on kädet 1–11"),
            PlayError::AlreadyScored { game, round, .. } => run(fix(round, game), "korjaa sen"),
            PlayError::NotScored { game, round } => {
                let score = Command::new("score --round").arg(round);
                run(score.option("--game", game), "kirjaa sen")
            }
            PlayError::Missing { .. } => {
                Hint::new("kirjoita `-` sille pelaajalle, joka ei pelannut")
            }
            PlayError::TotalFalls { .. } => {
                Hint::new("jos luvut ovat käden pisteitä, jätä `--totals` pois")
            }
            PlayError::ImplausibleScore(_) => {
                Hint::new("jos pisteet ovat oikein, `--force` hyväksyy ne")
            }
            PlayError::TooManyCopies { .. } => {
                Hint::new("tarkista kortit tai kirjaa niiden sijasta pisteet")
            }
            PlayError::NobodyPlayed { .. } => {
                run(Command::new("game finish"), "päättää pelin kesken")
            }
            PlayError::Unplayed { game } => {
                run(Command::new("game delete").arg(game), "poistaa sen")
            }
            PlayError::LeavesTooLate => {
                Hint::new("kirjoita `-` sille pelaajalle, joka ei enää pelaa")
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
        "\
Aloita peli:         crowns new Ann Bob Cat
Tarkista kortit:     crowns check --round 1 7D 9D JOKER QS
Kaikki komennot:     crowns --help
"
    }

    fn several_open(&self) -> &'static str {
        "Useita pelejä on kesken; `crowns board --game NUMBER` näyttää yhden niistä:"
    }

    fn open_game(&self, number: u32, names: &[String]) -> String {
        format!("Peli {number}: {}", names.join(", "))
    }

    fn round_of_game(&self, number: u32, round: u8, names: &[String]) -> String {
        format!("Peli {number}, käsi {round}: {}", names.join(", "))
    }

    fn new_players(&self, names: &[String]) -> String {
        match names {
            [name] => format!("uusi pelaaja: {name}"),
            names => format!("uudet pelaajat: {}", and(names)),
        }
    }

    fn names_split(&self, text: &str, players: usize) -> String {
        let add = Command::new("player add").arg(text).line(None);
        format!(
            "`{text}` luettiin {players} pelaajan nimiksi; jos se on yksi nimi, anna ensin `{add}`"
        )
    }

    fn new_league(&self, name: &str) -> String {
        format!("uusi liiga: {name}")
    }

    fn stock_note(&self, note: StockNote) -> &'static str {
        match note {
            StockNote::LastRound => {
                "seitsemällä pelaajalla nostopakka voi loppua viimeisessä kädessä; sekoita silloin \
                 poistopino uudeksi nostopakaksi"
            }
            StockNote::LastRounds => {
                "näin monella pelaajalla nostopakka loppuu viimeisissä käsissä; sekoita silloin \
                 poistopino uudeksi nostopakaksi"
            }
        }
    }

    fn also_open(&self, games: &[GameSummary]) -> String {
        let drop = games.first().map(drop_command).unwrap_or_default();
        let numbers = games.iter().map(|game| game.details.number.to_string());
        let names = || and(&numbers.collect::<Vec<_>>());
        match games.len() {
            1 => format!("myös peli {} on kesken; `{drop}` hylkää sen", names()),
            2..=3 => format!("myös pelit {} ovat kesken; `{drop}` hylkää yhden", names()),
            many => format!("{many} muuta peliä on kesken; `{drop}` hylkää niistä viimeisen"),
        }
    }

    fn untouched_game(&self, number: u32) -> String {
        format!("peli {number} on jo aloitettu eikä siinä ole pisteitä; uutta ei aloitettu")
    }

    fn projections_differ(&self) -> String {
        "tietokanta on vaurioitunut: sen taulut tai indeksit eivät vastaa päiväkirjaa; tämä \
         vastaus laskettiin päiväkirjasta; `crowns doctor --repair` korjaa tietokannan"
            .to_owned()
    }

    fn game_heading(&self, number: u32, is: GameState, is_short: bool) -> String {
        match is {
            GameState::Open => format!("Peli {number}"),
            GameState::Finished if is_short => format!("Peli {number}, päätetty kesken"),
            is => format!("Peli {number}, {}", state(is)),
        }
    }

    fn in_league(&self, league: &str) -> String {
        format!("liiga {league}")
    }

    fn round_and_wild(&self) -> &'static str {
        "# villi"
    }

    fn points_in_short(&self) -> &'static str {
        "p."
    }

    fn total(&self) -> &'static str {
        "summa"
    }

    fn total_in_short(&self) -> &'static str {
        "yht"
    }

    fn place(&self) -> &'static str {
        "sija"
    }

    fn no_place(&self) -> &'static str {
        "lähti"
    }

    fn deals(&self) -> &'static str {
        "jakaa"
    }

    fn went_out(&self) -> &'static str {
        "näytti kortit"
    }

    fn leads(&self, is_finished: bool) -> &'static str {
        if is_finished { "voitti" } else { "johtaa" }
    }

    fn did_not_play(&self) -> &'static str {
        "ei pelannut"
    }

    fn player_joined(&self, name: &str, round: u8, total: i32) -> String {
        format!(
            "{name} liittyi kädessä {round}, alkusumma {}",
            points(total)
        )
    }

    fn player_left(&self, name: &str, round: u8) -> String {
        format!("{name} lähti ennen kättä {round}")
    }

    fn implausible_round(&self, round: u8) -> String {
        format!("Kädessä {round} on epäuskottavat pisteet, kirjattu valinnalla `--force`")
    }

    fn idle_round(&self, round: u8) -> String {
        format!("Käsi {round} pelattiin tasapelin ratkaisemiseksi, mutta tasapeliä ei enää ole")
    }

    fn scored_twice(&self, round: u8, earlier: &str) -> String {
        format!("Käsi {round} kirjattiin kahdesti; aiemmin näin: {earlier}")
    }

    fn needs(&self) -> &'static str {
        "Voittoon tai tasapeliin:"
    }

    fn need(&self, need: &PointsNeeded, rivals: &str) -> String {
        match need.behind {
            _ if !need.possible => format!("ei enää yllä kärkeen ({rivals})"),
            0 => format!("voi ottaa viimeisessä kädessä enintään yhtä paljon kuin {rivals}"),
            behind if behind < 0 => {
                let ahead = -behind;
                format!("voi ottaa viimeisessä kädessä enintään {ahead} enemmän kuin {rivals}")
            }
            behind => {
                format!("tarvitsee viimeisessä kädessä vähintään {behind} vähemmän kuin {rivals}")
            }
        }
    }

    fn rivals(&self, count: usize, total: i32) -> String {
        format!("ne {count}, joilla on {total}")
    }

    fn game_started(&self, number: u32, names: &[String], about: &[String]) -> String {
        format!("Peli {number}: {}, {}", and(names), about.join(", "))
    }

    fn game_edited(&self, number: u32, changes: &str) -> String {
        format!("Peliä {number} muutettu: {changes}")
    }

    fn game_changes(&self, changes: &[GameChange]) -> String {
        let text = |what: &str, without: &str, text: &str| match text {
            "" => without.to_owned(),
            _ => format!("{what} {text}"),
        };
        let change = |change: &GameChange| match change {
            GameChange::Seats(names) => format!("istumajärjestys {}", names.join(", ")),
            GameChange::Dealer(name) => format!("ensin jakaa {name}"),
            GameChange::Date(date) => format!("päivä {date}"),
            GameChange::Place(place) => text("pelipaikka", "ei pelipaikkaa", place),
            GameChange::Note(note) => text("huomautus", "ei huomautusta", note),
        };
        changes.iter().map(change).collect::<Vec<_>>().join("; ")
    }

    fn just_finished(&self, number: u32) -> String {
        format!("mikään peli ei ole kesken; viimeksi päättyi peli {number}")
    }

    fn round_entered(&self, round: u8, scores: &str) -> String {
        format!("Käsi {round}: {scores}")
    }

    fn joins(&self, name: &str, game: u32, total: i32, reason: StartReason) -> String {
        let total = points(total);
        let joins = format!("{name} liittyy peliin {game}, alkusumma {total}");
        match reason {
            StartReason::Given => joins,
            StartReason::Highest => format!("{joins}, tähän asti suurin summa"),
            StartReason::Own => format!("{joins}, sama kuin lähtiessä"),
            StartReason::Corrected => {
                format!("{name} liittyi peliin {game}, korjattu alkusumma {total}")
            }
        }
    }

    fn leaves(&self, name: &str, game: u32, total: i32) -> String {
        format!("{name} lähtee pelistä {game}, summa {}", points(total))
    }

    fn turn(&self, turn: &RoundSetup, names: &[String]) -> String {
        let number = turn.number;
        let tie = match number > Round::LAST.number() {
            true => {
                let tied = turn.playing.iter().map(|&seat| names[seat].clone());
                format!(", ratkaisukäsi ({})", and(&tied.collect::<Vec<_>>()))
            }
            false => String::new(),
        };
        let (dealt, wild) = (turn.round.dealt(), plural(turn.round.wild()));
        let who = match turn.playing.len() {
            1 => String::new(),
            _ => {
                let (dealer, starter) = (&names[turn.dealer], &names[turn.starter]);
                format!(", jakaa {dealer}, aloittaa {starter}")
            }
        };
        format!("Käsi {number}{tie}: jaetaan {dealt}, {wild} ovat villejä{who}")
    }

    fn game_deleted(&self) -> &'static str {
        "Peli on poistettu"
    }

    fn game_abandoned(&self, rounds: usize) -> String {
        format!("Peli hylättiin{}", after(rounds))
    }

    fn finished_unplayed(&self) -> &'static str {
        "Peli päättyi ennen ensimmäistä kättä"
    }

    fn finished_early(&self, result: &str, rounds: usize) -> String {
        let after = after(rounds);
        format!("{result}; peli päätettiin{after}, eikä sitä lasketa sarjataulukkoon")
    }

    fn nobody_won(&self) -> &'static str {
        "Kukaan ei ole voittanut"
    }

    fn share_win(&self, names: &[String], total: i32) -> String {
        let each = if names.len() == 2 {
            "kummallakin"
        } else {
            "kullakin"
        };
        format!("{} jakavat voiton, {each} {}", and(names), points(total))
    }

    fn played_alone(&self, name: &str, total: i32) -> String {
        format!("{name} päätyi {total} pisteeseen")
    }

    fn wins(&self, name: &str, total: i32) -> String {
        format!("{name} voittaa, summa {total}")
    }

    fn wins_tie(&self, name: &str, total: i32, level: &[String], tie: Tie) -> String {
        let why = match tie {
            Tie::MostOut => "näytti kortit useammassa kädessä",
            Tie::ExtraRound | Tie::Shared => "sai vähemmän pisteitä ratkaisukädessä",
        };
        let (wins, level) = (self.wins(name, total), and(level));
        format!("{wins} (samoissa pisteissä {level}): {name} {why}")
    }
}

/// Returns when a game ended that was not played to its end.
fn after(rounds: usize) -> String {
    let last = Round::LAST.number();
    match rounds {
        0 => " ennen ensimmäistä kättä".to_owned(),
        rounds => format!(", kun {last} kädestä oli pelattu {rounds}"),
    }
}
