use super::{Norwegian, run};
use crate::game::{Season, SolitaireOrigin};
use crate::words::{Command, GameWords, Hint, RequestError, RequestWords, Step};

impl RequestWords for Norwegian {
    fn line(&self, number: u64) -> String {
        format!("linje {number}")
    }

    fn request_error(&self, error: &RequestError) -> String {
        match error {
            RequestError::NoCards => "ingen kort er oppgitt".to_owned(),
            RequestError::ShellError { message, .. } => {
                format!("`{message}` er en feil fra skallet, ikke et kort")
            }
            RequestError::EmptyMeld(place) => format!("kombinasjon {place} har ingen kort"),
            RequestError::DiscardCount(cards) => {
                format!("`--discard` må være ett kort, ikke {cards}")
            }
            RequestError::TopCount(cards) => {
                format!("det øverste kortet er ett kort, ikke {cards}")
            }
            RequestError::TopAfterDraw => {
                "det øverste kortet tas eller får ligge før trekket, men her er det allerede \
                 trukket"
                    .to_owned()
            }
            RequestError::TrainBeforeDraw => {
                "`--train` spør hva som skal kastes, så hånden må også ha det trukne kortet"
                    .to_owned()
            }
            RequestError::TrainWithoutTerminal => {
                "`--train` spør hva som skal kastes, men dette er ikke en terminal".to_owned()
            }
            RequestError::NoBackup(None) => {
                "ingen sikkerhetskopi er oppgitt, og det er ingen i mappen `backups`".to_owned()
            }
            RequestError::NoBackup(Some(_)) => "ingen sikkerhetskopi er oppgitt".to_owned(),
            RequestError::SamePlayer(name) => {
                format!("det trengs to forskjellige spillere, ikke `{name}` to ganger")
            }
            RequestError::NotInStandings(name) => {
                format!("{name} har ikke spilt ferdig noen av spillene som teller her")
            }
            RequestError::RatingDropsNone => {
                "en rating teller alle spill og kan ikke brukes med `--drop-worst`".to_owned()
            }
            RequestError::FirstDayAfterLast { since, until } => {
                format!("den første dagen, {since}, er etter den siste, {until}")
            }
            RequestError::AlreadyRetired(name) => format!("`{name}` er allerede inaktiv"),
            RequestError::NotRetired(name) => format!("`{name}` er ikke inaktiv"),
            RequestError::SameName(name) => format!("`{name}` heter allerede det"),
            RequestError::LastGameDeleted(game) => format!("det siste spillet, {game}, er slettet"),
            RequestError::SameLeague(game) => format!("spill {game} hører allerede til den ligaen"),
            RequestError::NothingToChange => "det er ikke oppgitt noe å endre".to_owned(),
            RequestError::InvalidText { option, error } => {
                format!("`{option}` {}", self.invalid_text(error))
            }
            RequestError::SeasonEndsFirst(Season { name, from, until }) => {
                format!("sesong `{name}` slutter {until}, før den begynner {from}")
            }
            RequestError::ScreenWithoutTerminal => "skjermen krever en terminal".to_owned(),
            RequestError::RulesetComma => {
                "navnet på et regelsett kan ikke ha komma: komma skiller reglene som avviker"
                    .to_owned()
            }
            RequestError::BuiltInRuleset(name) => {
                format!("regelsett `{name}` er innebygd og kan ikke tas ut av bruk")
            }
            RequestError::PlaysAlone(name) => format!("bare én spiller er oppgitt, `{name}`"),
            RequestError::UndoesGame(what) => format!("`undo` ville angre dette: {what}"),
            RequestError::UndoOvertaken => {
                "det kom en annen kommando imens; ingenting ble angret".to_owned()
            }
            RequestError::SolitaireOpen { .. } => {
                "en kabal er i gang; kortene og reglene ligger fast".to_owned()
            }
            RequestError::NoSolitaire => "ingen kabal er i gang".to_owned(),
            RequestError::NoDrawnCard => {
                "skriv først det trukne kortet, så bunken det skal til".to_owned()
            }
            RequestError::PilesEnd { pile, wanted } => format!(
                "standard inndata slutter før bunke {} er full; det mangler {wanted} kort",
                pile.dealt()
            ),
            RequestError::NoMove(Step::Undo) => {
                "den siste kommandoen her var ikke et trekk i denne kabalen, så ingenting ble \
                 angret"
                    .to_owned()
            }
            RequestError::NoMove(Step::Redo) => "ingen trekk er angret her".to_owned(),
            RequestError::Cancelled => "avbrutt; ingenting ble endret".to_owned(),
        }
    }

    fn request_error_hint(&self, error: &RequestError) -> Option<Hint> {
        match error {
            RequestError::NoCards => {
                let example = Command::new("check --round 1 7D 9D JOKER QS");
                Some(Hint::new("skriv kortene, for eksempel ").command(example))
            }
            RequestError::ShellError { pattern, .. } => Some(Hint::new(format!(
                "skallet erstatter `{pattern}` med filnavn; skriv stjerner som `7T` eller `7★`, \
                 eller sett kortene i anførselstegn"
            ))),
            RequestError::TopAfterDraw => Some(Hint::new(
                "utelat det trukne kortet, eller `--top`; oppgi kort som ikke kan trekkes, med \
                 `--seen`",
            )),
            RequestError::NoBackup(Some(newest)) => Some(run(
                Command::new("restore").path(newest),
                "gjenopprette den nyeste",
            )),
            RequestError::LastGameDeleted(game) => {
                Some(run(Command::new("game resume").arg(game), "få det tilbake"))
            }
            RequestError::ScreenWithoutTerminal => Some(
                Hint::new("kjør ")
                    .command(Command::new("score"))
                    .text(" med poengene for å føre en omgang uten"),
            ),
            RequestError::UndoesGame(_) => Some(Hint::new("legg til `--yes` for å bekrefte")),
            RequestError::UndoOvertaken => {
                Some(run(Command::new("undo"), "angre den siste kommandoen"))
            }
            RequestError::PlaysAlone(_) => Some(
                Hint::new("skriv alle spillerne, for eksempel ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; legg til `--yes` for å spille alene"),
            ),
            RequestError::SolitaireOpen { origin } => {
                let resume = match origin {
                    SolitaireOrigin::Table => "solitaire table",
                    _ => "solitaire",
                };
                Some(
                    run(Command::new(resume), "fortsette den, eller ")
                        .command(Command::new("solitaire abandon"))
                        .text(", som teller som tapt"),
                )
            }
            RequestError::PilesEnd { .. } => Some(Hint::new(
                "gi alle 88 kort, bunken med tre først, og så ett trekk per linje",
            )),
            RequestError::NoSolitaire => Some(run(Command::new("solitaire"), "legge en")),
            _ => None,
        }
    }
}
