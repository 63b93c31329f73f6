use super::Finnish;
use super::grammar::{cards, run};
use crate::game::{Season, SolitaireOrigin};
use crate::words::{Command, GameWords, Hint, RequestError, RequestWords, Step};

impl RequestWords for Finnish {
    fn line(&self, number: u64) -> String {
        format!("rivi {number}")
    }

    fn request_error(&self, error: &RequestError) -> String {
        match error {
            RequestError::NoCards => "kortteja ei annettu".to_owned(),
            RequestError::ShellError { message, .. } => {
                format!("`{message}` on komentotulkin virhe, ei kortti")
            }
            RequestError::EmptyMeld(place) => format!("yhdistelmässä {place} ei ole kortteja"),
            RequestError::DiscardCount(cards) => {
                format!("valinnalla `--discard` annetaan yksi kortti, ei {cards}")
            }
            RequestError::TopCount(cards) => {
                format!("päällimmäinen kortti on yksi kortti, ei {cards}")
            }
            RequestError::TopAfterDraw => {
                "päällimmäinen otetaan tai jätetään ennen nostoa, mutta nostettu kortti on jo \
                 mukana"
                    .to_owned()
            }
            RequestError::TrainBeforeDraw => {
                "`--train` kysyy poistettavaa, joten anna myös nostettu kortti".to_owned()
            }
            RequestError::TrainWithoutTerminal => {
                "`--train` kysyy poistettavaa, mutta tämä ei ole pääte".to_owned()
            }
            RequestError::NoBackup(None) => {
                "varmuuskopiota ei nimetty, eikä hakemistossa `backups` ole yhtään".to_owned()
            }
            RequestError::NoBackup(Some(_)) => "varmuuskopiota ei nimetty".to_owned(),
            RequestError::SamePlayer(name) => {
                format!("tarvitaan kaksi eri pelaajaa, ei kahdesti `{name}`")
            }
            RequestError::NotInStandings(name) => {
                format!("{name} ei ole pelannut loppuun yhtään tähän laskettavaa peliä")
            }
            RequestError::RatingDropsNone => {
                "taitolukuun lasketaan kaikki pelit, siksi sitä ei voi käyttää valinnan \
                 `--drop-worst` kanssa"
                    .to_owned()
            }
            RequestError::FirstDayAfterLast { since, until } => {
                format!("ensimmäinen päivä {since} on myöhemmin kuin viimeinen, {until}")
            }
            RequestError::AlreadyRetired(name) => format!("`{name}` on jo arkistoitu"),
            RequestError::NotRetired(name) => format!("`{name}` ei ole arkistoitu"),
            RequestError::SameName(name) => format!("nimi on jo `{name}`"),
            RequestError::LastGameDeleted(game) => {
                format!("viimeisin peli, {game}, on poistettu")
            }
            RequestError::SameLeague(game) => format!("peli {game} on jo siinä liigassa"),
            RequestError::NothingToChange => "muutettavaa asetusta ei annettu".to_owned(),
            RequestError::InvalidText { option, error } => {
                format!("`{option}` {}", self.invalid_text(error))
            }
            RequestError::SeasonEndsFirst(Season { name, from, until }) => {
                format!("kausi `{name}` päättyy {until}, ennen kuin se alkaa {from}")
            }
            RequestError::ScreenWithoutTerminal => "näyttö tarvitsee päätteen".to_owned(),
            RequestError::RulesetComma => {
                "säännöstön nimessä ei voi olla pilkkua: pilkut erottavat poikkeavat säännöt"
                    .to_owned()
            }
            RequestError::BuiltInRuleset(name) => {
                format!("säännöstö `{name}` kuuluu ohjelmaan, eikä sitä voi arkistoida")
            }
            RequestError::PlaysAlone(name) => format!("annettiin vain yksi pelaaja, `{name}`"),
            RequestError::UndoesGame(what) => format!("`undo` kumoaisi tämän – {what}"),
            RequestError::UndoOvertaken => {
                "sillä välin annettiin toinen komento; mitään ei kumottu".to_owned()
            }
            RequestError::SolitaireOpen { .. } => {
                "pasianssi on kesken; sen jako ja säännöt on jo lyöty lukkoon".to_owned()
            }
            RequestError::NoSolitaire => "pasianssia ei ole kesken".to_owned(),
            RequestError::NoDrawnCard => {
                "anna ensin nostettu kortti, sitten pino, johon se menee".to_owned()
            }
            RequestError::PilesEnd { pile, wanted } => format!(
                "syöte päättyy, ennen kuin pino {} on täynnä; puuttuu {}",
                pile.dealt(),
                cards(*wanted as u64)
            ),
            RequestError::NoMove(Step::Undo) => {
                "edellinen komento täällä ei ollut tämän pelin siirto, joten mitään ei kumota"
                    .to_owned()
            }
            RequestError::NoMove(Step::Redo) => "täällä ei ole kumottu yhtään siirtoa".to_owned(),
            RequestError::Cancelled => "peruutettu; mitään ei muutettu".to_owned(),
        }
    }

    fn request_error_hint(&self, error: &RequestError) -> Option<Hint> {
        match error {
            RequestError::NoCards => {
                let example = Command::new("check --round 1 7D 9D JOKER QS");
                Some(Hint::new("anna kortit, esimerkiksi ").command(example))
            }
            RequestError::ShellError { pattern, .. } => Some(Hint::new(format!(
                "komentotulkki korvaa merkinnän `{pattern}` tiedostojen nimillä; kirjoita tähdet \
                 `7T` tai `7★`, tai pane kortit lainausmerkkeihin"
            ))),
            RequestError::TopAfterDraw => Some(Hint::new(
                "jätä nostettu kortti tai `--top` pois; `--seen` kertoo kortit, joita ei enää voi \
                 nostaa",
            )),
            RequestError::NoBackup(Some(newest)) => Some(run(
                Command::new("restore").path(newest),
                "palauttaa uusimman",
            )),
            RequestError::LastGameDeleted(game) => {
                Some(run(Command::new("game resume").arg(game), "palauttaa sen"))
            }
            RequestError::ScreenWithoutTerminal => Some(
                Hint::new("ilman sitä käden kirjaa ")
                    .command(Command::new("score"))
                    .text(" pisteineen"),
            ),
            RequestError::UndoesGame(_) => Some(Hint::new("vahvista valinnalla `--yes`")),
            RequestError::UndoOvertaken => {
                Some(run(Command::new("undo"), "kumoaa viimeisimmän komennon"))
            }
            RequestError::PlaysAlone(_) => Some(
                Hint::new("anna kaikki pelaajat, esimerkiksi ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; `--yes` aloittaa yhden pelaajan pelin"),
            ),
            RequestError::SolitaireOpen { origin } => {
                let resume = match origin {
                    SolitaireOrigin::Table => "solitaire table",
                    _ => "solitaire",
                };
                Some(
                    run(Command::new(resume), "jatkaa sitä, ")
                        .command(Command::new("solitaire abandon"))
                        .text(" hylkää sen, ja se lasketaan hävityksi"),
                )
            }
            RequestError::PilesEnd { .. } => Some(Hint::new(
                "anna kaikki 88 korttia, ensin kolmen pino, sitten yksi siirto riviä kohti",
            )),
            RequestError::NoSolitaire => Some(run(Command::new("solitaire"), "jakaa uuden")),
            _ => None,
        }
    }
}
