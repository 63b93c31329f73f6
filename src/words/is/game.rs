use std::fmt::Display;

use super::grammar::{games, players, points_dative, rounds_dative, run, state};
use super::{Icelandic, and, did_you_mean, plural, points};
use crate::game::{
    GameState, GameSummary, InvalidName, InvalidText, MAX_TEXT, Name, PlayError, PointsNeeded,
    RoundSetup, StartError, StartReason, StockNote,
};
use crate::rules::{Round, Tie};
use crate::store::{NewLeagueError, NewPlayerError};
use crate::words::game::drop_command;
use crate::words::{Command, GameChange, GameWords, Hint, PlayerWords, Words};

impl GameWords for Icelandic {
    fn invalid_name(&self, error: &InvalidName) -> String {
        match error {
            InvalidName::Empty => "í nafni þarf að vera sýnilegt tákn".to_owned(),
            InvalidName::TooLong { start, characters } => format!(
                "í nafni mega í mesta lagi vera {} tákn, í `{start}…` eru þau {characters}",
                Name::MAX_CHARACTERS
            ),
            InvalidName::TooHeavy { code_points } => format!(
                "í nafni mega í mesta lagi vera {} kóðapunktar, ekki {code_points}",
                Name::MAX_CODE_POINTS
            ),
            InvalidName::Control { character } => format!(
                "í nafni mega ekki vera stýritákn, svo sem `{}`",
                character.escape_unicode()
            ),
            InvalidName::Separator {
                character: sign @ ('=' | ':'),
            } => {
                format!("í nafni má ekki vera `{sign}`, sem skilur nafn frá stigum")
            }
            InvalidName::Separator { character } => {
                format!("í nafni má ekki vera `{character}`, sem skilur nöfn að")
            }
            InvalidName::Keyword { name } => {
                format!("`{name}` er ekki nafn heldur stig eða frátekið orð")
            }
            InvalidName::Card { name } => format!("`{name}` er ekki nafn heldur spil"),
        }
    }

    fn invalid_text(&self, error: &InvalidText) -> String {
        match error {
            InvalidText::Empty => "má ekki vera tómt".to_owned(),
            InvalidText::TooLong { characters } => {
                format!("má í mesta lagi hafa {MAX_TEXT} tákn, ekki {characters}")
            }
            InvalidText::Control { character } => format!(
                "má ekki hafa stýritákn, svo sem `{}`",
                character.escape_unicode()
            ),
        }
    }

    fn new_player_error(&self, error: &NewPlayerError) -> String {
        match error {
            NewPlayerError::Name(error) => self.invalid_name(error),
            NewPlayerError::NearMisses(misses) => {
                let line = |(name, near): &(String, Vec<String>)| {
                    format!("enginn leikmaður heitir `{name}`{}", did_you_mean(near))
                };
                misses.iter().map(line).collect::<Vec<_>>().join("\n")
            }
            NewPlayerError::NameAndScore(name) => {
                format!("`{name}` lítur út eins og nafn og stig")
            }
            NewPlayerError::Retired(name) => format!("`{name}` er ekki lengur með"),
            NewPlayerError::Namesakes { name, .. } => {
                format!("fleiri en einn leikmaður heitir `{name}`")
            }
            NewPlayerError::Twice(name) => format!("`{name}` kemur tvisvar fyrir"),
            NewPlayerError::Write(error) => self.write_error(error),
        }
    }

    fn new_player_error_hint(&self, error: &NewPlayerError) -> Option<Hint> {
        match error {
            NewPlayerError::NearMisses(misses) => Some(Hint::new(match misses.len() {
                1 => "ef þetta er nýr leikmaður skaltu bæta við `--new-player`",
                _ => "ef þetta eru nýir leikmenn skaltu bæta við `--new-player`",
            })),
            NewPlayerError::NameAndScore(_) => Some(Hint::new(
                "ef þetta er nýr leikmaður skaltu bæta við `--new-player`",
            )),
            NewPlayerError::Retired(name) => {
                let back = Command::new("player return").arg(name);
                Some(run(back, "tekur leikmanninn aftur með"))
            }
            NewPlayerError::Namesakes { players, .. } => (self as &dyn Words).namesakes(players),
            NewPlayerError::Name(_) | NewPlayerError::Twice(_) | NewPlayerError::Write(_) => None,
        }
    }

    fn new_league_error(&self, error: &NewLeagueError) -> String {
        match error {
            NewLeagueError::Name(error) => self.invalid_name(error),
            NewLeagueError::NearMiss { name, near } => {
                format!("engin deild heitir `{name}`{}", did_you_mean(near))
            }
            NewLeagueError::Retired(name) => format!("deildin `{name}` er ekki lengur í notkun"),
            NewLeagueError::Write(error) => self.write_error(error),
        }
    }

    fn new_league_error_hint(&self, error: &NewLeagueError) -> Option<Hint> {
        match error {
            NewLeagueError::NearMiss { .. } => Some(Hint::new(
                "ef þetta er ný deild skaltu bæta við `--new-league`",
            )),
            NewLeagueError::Name(_) | NewLeagueError::Retired(_) | NewLeagueError::Write(_) => None,
        }
    }

    fn start_error(&self, error: &StartError) -> String {
        match error {
            StartError::NoPlayers => "í leik þarf minnst einn leikmann".to_owned(),
            StartError::NeedsTwoGames { most, players } => {
                format!(
                    "spilin úr einu Five Crowns duga í mesta lagi {most} leikmönnum, ekki {players}"
                )
            }
            StartError::TooMany { most, players } => {
                format!(
                    "spilin úr tveimur Five Crowns duga í mesta lagi {most} leikmönnum, ekki \
                     {players}"
                )
            }
            StartError::Twice { first, seat } => format!(
                "hver leikmaður á eitt sæti, en leikmaður {first} og leikmaður {seat} eru sá sami"
            ),
            StartError::DealerAway => "sá sem gefur þarf að vera einn leikmannanna".to_owned(),
        }
    }

    fn start_error_hint(&self, error: &StartError) -> Option<Hint> {
        match error {
            StartError::NeedsTwoGames { .. } => Some(Hint::new(
                "ef spilin úr tveimur Five Crowns eru stokkuð saman skaltu bæta við \
                 `--games-combined 2`",
            )),
            StartError::NoPlayers => Some(
                Hint::new("nefndu leikmennina í sætaröð, t.d. ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; ")
                    .command(Command::new("new --same"))
                    .text(" endurtekur síðasta leik"),
            ),
            StartError::TooMany { .. } | StartError::Twice { .. } | StartError::DealerAway => None,
        }
    }

    fn play_error(&self, error: &PlayError) -> String {
        match error {
            PlayError::NotOpen { game, state } | PlayError::Over { game, state } => match state {
                GameState::Open => format!("leikur {game} er í gangi"),
                GameState::Finished => format!("leik {game} er lokið"),
                GameState::Abandoned => format!("hætt var við leik {game}"),
                GameState::Deleted => format!("leik {game} var eytt"),
            },
            PlayError::IsOpen { game } => format!("leikur {game} er þegar í gangi"),
            PlayError::NoRound { game, round } => {
                format!("í leik {game} er engin umferð {round}")
            }
            PlayError::AlreadyScored { round, scores, .. } => {
                format!("umferð {round} er þegar skráð: {scores}")
            }
            PlayError::NotScored { round, .. } => format!("umferð {round} er ekki skráð enn"),
            PlayError::Missing { round, names } => {
                format!("í umferð {round} vantar stig fyrir: {}", and(names))
            }
            PlayError::NotPlaying { round, name } => {
                format!("{name} spilar ekki umferð {round}")
            }
            PlayError::Twice { name } => format!("{name} fær stig tvisvar"),
            PlayError::TwoOut { one, other } => {
                format!("aðeins einn getur lokað, ekki bæði {one} og {other}")
            }
            PlayError::TotalFalls { name, before, now } => {
                format!("heildarstig geta ekki lækkað: {name}, áður {before}, nú {now}")
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
                "í stokknum eru bara {copies} `{card}`, en hér {shown}: {}",
                and(names)
            ),
            PlayError::NobodyPlayed { round } => {
                format!("einhver þarf að fá stig í umferð {round}, ekki `-` hjá öllum")
            }
            PlayError::Unplayed { game } => format!("í leik {game} eru engin stig enn"),
            PlayError::NothingEdited { game } => format!("leikur {game} er þegar þannig"),
            PlayError::SeatsMissing { names } => {
                format!("nefna þarf alla leikmenn; það vantar: {}", and(names))
            }
            PlayError::NothingNew { round } => {
                format!("þessi stig eru þegar skráð í umferð {round}")
            }
            PlayError::AtTable { name } => format!("{name} er þegar við borðið"),
            PlayError::NotAtTable { name } => format!("{name} er ekki við borðið"),
            PlayError::LastPlayer { name } => {
                format!("{name} er síðasti leikmaðurinn við borðið og getur ekki farið")
            }
            PlayError::BelowOwnTotal { name, own, total } => format!(
                "enginn kemur aftur með færri stig en við brottför: {name} fór með {own}, ekki \
                 {total}"
            ),
            PlayError::SameStart { name, total } => {
                format!("{name} er þegar með; stig í byrjun: {}", points(*total))
            }
            PlayError::JoinsTooLate => "enginn getur komið inn eftir umferð 11".to_owned(),
            PlayError::LeavesTooLate => "enginn getur farið eftir umferð 11".to_owned(),
            PlayError::Table(error) => self.start_error(error),
        }
    }

    fn play_error_hint(&self, error: &PlayError) -> Option<Hint> {
        let fix = |round: &dyn Display, game: &u32| {
            let fix = Command::new("fix").arg(round).arg("NAME=VALUE");
            fix.option("--game", game)
        };
        let resume = |game: &u32| run(Command::new("game resume").arg(game), "heldur honum áfram");
        Some(match error {
            PlayError::NotOpen { game, state } => match state {
                GameState::Finished => run(fix(&"ROUND", game), "leiðréttir umferð í honum"),
                _ => resume(game),
            },
            PlayError::Over { game, state } => match state {
                GameState::Finished => run(
                    Command::new("game show").arg(game),
                    "sýnir stigablaðið eins og það endaði",
                ),
                _ => resume(game),
            },
            PlayError::NoRound { .. } => Hint::new("í leik eru umferðir 1 til 11"),
            PlayError::AlreadyScored { game, round, .. } => {
                run(fix(round, game), "leiðréttir hana")
            }
            PlayError::NotScored { game, round } => {
                let score = Command::new("score --round").arg(round);
                run(score.option("--game", game), "skráir hana")
            }
            PlayError::Missing { .. } => Hint::new("skrifaðu `-` fyrir þann sem spilaði ekki"),
            PlayError::TotalFalls { .. } => {
                Hint::new("ef tölurnar eru stig umferðarinnar skaltu sleppa `--totals`")
            }
            PlayError::ImplausibleScore(_) => {
                Hint::new("ef þetta er rétt tekur `--force` það gilt")
            }
            PlayError::TooManyCopies { .. } => {
                Hint::new("athugaðu spilin, eða skráðu stigin í staðinn")
            }
            PlayError::NobodyPlayed { .. } => {
                run(Command::new("game finish"), "lýkur leiknum snemma")
            }
            PlayError::Unplayed { game } => {
                run(Command::new("game delete").arg(game), "eyðir honum")
            }
            PlayError::LeavesTooLate => Hint::new("skrifaðu `-` fyrir þann sem spilar ekki lengur"),
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
Byrja leik:          crowns new Ann Bob Cat
Athuga hönd:         crowns check --round 1 7D 9D JOKER QS
Allar skipanir:      crowns --help
"
    }

    fn several_open(&self) -> &'static str {
        "Fleiri en einn leikur er í gangi; `crowns board --game NUMBER` sýnir einn þeirra:"
    }

    fn open_game(&self, number: u32, names: &[String]) -> String {
        format!("Leikur {number}: {}", names.join(", "))
    }

    fn round_of_game(&self, number: u32, round: u8, names: &[String]) -> String {
        format!("Leikur {number}, umferð {round}: {}", names.join(", "))
    }

    fn new_players(&self, names: &[String]) -> String {
        match names {
            [name] => format!("nýr leikmaður: {name}"),
            names => format!("nýir leikmenn: {}", and(names)),
        }
    }

    fn names_split(&self, text: &str, count: usize) -> String {
        let add = Command::new("player add").arg(text).line(None);
        let players = players(count as u64);
        format!("`{text}` var lesið sem {players}; ef það er eitt nafn skaltu byrja á `{add}`")
    }

    fn new_league(&self, name: &str) -> String {
        format!("ný deild: {name}")
    }

    fn stock_note(&self, note: StockNote) -> &'static str {
        match note {
            StockNote::LastRound => {
                "með sjö leikmönnum getur stokkurinn klárast í síðustu umferð; stokkaðu þá bunkann \
                 og hafðu hann fyrir stokk"
            }
            StockNote::LastRounds => {
                "með svo mörgum leikmönnum klárast stokkurinn í síðustu umferðunum; stokkaðu þá \
                 bunkann og hafðu hann fyrir stokk"
            }
        }
    }

    fn also_open(&self, open: &[GameSummary]) -> String {
        let drop = open.first().map(drop_command).unwrap_or_default();
        let numbers = open.iter().map(|game| game.details.number.to_string());
        let names = || and(&numbers.collect::<Vec<_>>());
        match open.len() {
            1 => format!(
                "leikur {} er líka í gangi; `{drop}` hættir við hann",
                names()
            ),
            2..=3 => format!(
                "leikir {} eru líka í gangi; `{drop}` hættir við einn þeirra",
                names()
            ),
            many => format!(
                "líka í gangi: {}; `{drop}` hættir við þann síðasta",
                games(many as u64)
            ),
        }
    }

    fn untouched_game(&self, number: u32) -> String {
        format!("leikur {number} er þegar hafinn og án stiga; enginn nýr hófst")
    }

    fn projections_differ(&self) -> String {
        "gagnagrunnurinn er skemmdur: töflur hans eða vísar passa ekki við dagbókina; þetta svar \
         er reiknað eftir dagbókinni; `crowns doctor --repair` gerir við gagnagrunninn"
            .to_owned()
    }

    fn game_heading(&self, number: u32, is: GameState, is_short: bool) -> String {
        match is {
            GameState::Open => format!("Leikur {number}"),
            GameState::Finished if is_short => format!("Leikur {number}, lauk snemma"),
            is => format!("Leikur {number}, {}", state(is)),
        }
    }

    fn in_league(&self, league: &str) -> String {
        format!("deild {league}")
    }

    fn round_and_wild(&self) -> &'static str {
        "# allt"
    }

    fn points_in_short(&self) -> &'static str {
        "st."
    }

    fn total(&self) -> &'static str {
        "alls"
    }

    fn total_in_short(&self) -> &'static str {
        "alls"
    }

    fn place(&self) -> &'static str {
        "sæti"
    }

    fn no_place(&self) -> &'static str {
        "fór"
    }

    fn deals(&self) -> &'static str {
        "gefur"
    }

    fn went_out(&self) -> &'static str {
        "lokaði"
    }

    fn leads(&self, is_finished: bool) -> &'static str {
        if is_finished { "vann" } else { "leiðir" }
    }

    fn did_not_play(&self) -> &'static str {
        "spilaði ekki"
    }

    fn player_joined(&self, name: &str, round: u8, total: i32) -> String {
        format!("{name} kom inn í umferð {round} með {}", points(total))
    }

    fn player_left(&self, name: &str, round: u8) -> String {
        format!("{name} fór fyrir umferð {round}")
    }

    fn implausible_round(&self, round: u8) -> String {
        format!("Í umferð {round} eru ósennileg stig, skráð með `--force`")
    }

    fn idle_round(&self, round: u8) -> String {
        format!(
            "Umferð {round} var spiluð til að skera úr um jafntefli sem er ekki lengur til staðar"
        )
    }

    fn scored_twice(&self, round: u8, earlier: &str) -> String {
        format!("Umferð {round} var skráð tvisvar; áður svona: {earlier}")
    }

    fn needs(&self) -> &'static str {
        "Til að vinna eða jafna:"
    }

    fn need(&self, need: &PointsNeeded, rivals: &str) -> String {
        match need.behind {
            _ if !need.possible => format!("á ekki lengur möguleika (á undan: {rivals})"),
            0 => format!("má ekki fá meira en {rivals} í síðustu umferð"),
            behind if behind < 0 => format!(
                "má fá allt að {} meira en {rivals} í síðustu umferð",
                points_dative(-behind)
            ),
            behind => format!(
                "þarf að fá minnst {} minna en {rivals} í síðustu umferð",
                points_dative(behind)
            ),
        }
    }

    fn rivals(&self, count: usize, total: i32) -> String {
        format!("þau {count} með {total}")
    }

    fn game_started(&self, number: u32, names: &[String], about: &[String]) -> String {
        format!("Leikur {number}: {}, {}", and(names), about.join(", "))
    }

    fn game_edited(&self, number: u32, changes: &str) -> String {
        format!("Leik {number} var breytt: {changes}")
    }

    fn game_changes(&self, changes: &[GameChange]) -> String {
        let text = |what: &str, without: &str, text: &str| match text {
            "" => without.to_owned(),
            _ => format!("{what} {text}"),
        };
        let change = |change: &GameChange| match change {
            GameChange::Seats(names) => format!("sætaröð {}", names.join(", ")),
            GameChange::Dealer(name) => format!("{name} gefur fyrst"),
            GameChange::Date(date) => format!("dagur {date}"),
            GameChange::Place(place) => text("staður", "enginn staður", place),
            GameChange::Note(note) => text("athugasemd", "engin athugasemd", note),
        };
        changes.iter().map(change).collect::<Vec<_>>().join("; ")
    }

    fn just_finished(&self, number: u32) -> String {
        format!("enginn leikur er í gangi; síðast lauk leik {number}")
    }

    fn round_entered(&self, round: u8, scores: &str) -> String {
        format!("Umferð {round}: {scores}")
    }

    fn joins(&self, name: &str, game: u32, total: i32, reason: StartReason) -> String {
        let total = points(total);
        let joins = format!("{name} kemur inn í leik {game} með {total}");
        match reason {
            StartReason::Given => joins,
            StartReason::Highest => format!("{joins}, hæstu heildarstig hingað til"),
            StartReason::Own => format!("{joins}, jafnmörg og við brottför"),
            StartReason::Corrected => {
                format!("{name} kom inn í leik {game} með {total}, leiðrétt")
            }
        }
    }

    fn leaves(&self, name: &str, game: u32, total: i32) -> String {
        format!("{name} fer úr leik {game} með {}", points(total))
    }

    fn turn(&self, turn: &RoundSetup, names: &[String]) -> String {
        let number = turn.number;
        let tie = match number > Round::LAST.number() {
            true => {
                let tied = turn.playing.iter().map(|&seat| names[seat].clone());
                format!(", úrslitaumferð ({})", and(&tied.collect::<Vec<_>>()))
            }
            false => String::new(),
        };
        let (dealt, wild) = (turn.round.dealt(), plural(turn.round.wild()));
        let who = match turn.playing.len() {
            1 => String::new(),
            _ => {
                let (dealer, starter) = (&names[turn.dealer], &names[turn.starter]);
                format!(", {dealer} gefur, {starter} byrjar")
            }
        };
        format!("Umferð {number}{tie}: {dealt} spil á mann, {wild} gilda allt{who}")
    }

    fn game_deleted(&self) -> &'static str {
        "Leiknum var eytt"
    }

    fn game_abandoned(&self, rounds: usize) -> String {
        format!("Hætt var við leikinn {}", after(rounds))
    }

    fn finished_unplayed(&self) -> &'static str {
        "Leiknum lauk fyrir fyrstu umferð"
    }

    fn finished_early(&self, result: &str, rounds: usize) -> String {
        let after = after(rounds);
        format!("{result}; leiknum lauk {after} og hann telst ekki með í stigatöflu")
    }

    fn nobody_won(&self) -> &'static str {
        "Enginn hefur unnið"
    }

    fn share_win(&self, names: &[String], total: i32) -> String {
        let each = if names.len() == 2 { "hvort" } else { "hvert" };
        format!(
            "{} deila sigrinum, {each} með {}",
            and(names),
            points(total)
        )
    }

    fn played_alone(&self, name: &str, total: i32) -> String {
        format!("{name} endar með {}", points(total))
    }

    fn wins(&self, name: &str, total: i32) -> String {
        format!("{name} vinnur með {}", points(total))
    }

    fn wins_tie(&self, name: &str, total: i32, level: &[String], tie: Tie) -> String {
        let why = match tie {
            Tie::MostOut => "lokaði í fleiri umferðum",
            Tie::ExtraRound | Tie::Shared => "fékk færri stig í úrslitaumferðinni",
        };
        let (wins, level) = (self.wins(name, total), and(level));
        format!("{wins} (jafnmörg stig: {level}): {name} {why}")
    }
}

/// Returns when a game ended that was not played to its end.
fn after(rounds: usize) -> String {
    match rounds {
        0 => "fyrir fyrstu umferð".to_owned(),
        rounds => format!(
            "eftir {rounds} af {}",
            rounds_dative(Round::LAST.number().into())
        ),
    }
}
