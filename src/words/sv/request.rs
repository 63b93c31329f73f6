use super::{Swedish, run};
use crate::game::{Season, SolitaireOrigin};
use crate::words::{Command, GameWords, Hint, RequestError, RequestWords, Step};

impl RequestWords for Swedish {
    fn line(&self, number: u64) -> String {
        format!("rad {number}")
    }

    fn request_error(&self, error: &RequestError) -> String {
        match error {
            RequestError::NoCards => "inga kort är angivna".to_owned(),
            RequestError::ShellError { message, .. } => {
                format!("`{message}` är ett fel från skalet, inte ett kort")
            }
            RequestError::EmptyMeld(place) => format!("kombination {place} har inga kort"),
            RequestError::DiscardCount(cards) => {
                format!("`--discard` måste vara ett kort, inte {cards}")
            }
            RequestError::TopCount(cards) => {
                format!("det översta kortet är ett kort, inte {cards}")
            }
            RequestError::TopAfterDraw => {
                "det översta kortet tas eller får ligga före draget, men här har man redan dragit"
                    .to_owned()
            }
            RequestError::TrainBeforeDraw => {
                "`--train` frågar vad som ska kastas, så handen måste också ha det dragna kortet"
                    .to_owned()
            }
            RequestError::TrainWithoutTerminal => {
                "`--train` frågar vad som ska kastas, men det här är ingen terminal".to_owned()
            }
            RequestError::NoBackup(None) => {
                "ingen säkerhetskopia är angiven, och det finns ingen i katalogen `backups`"
                    .to_owned()
            }
            RequestError::NoBackup(Some(_)) => "ingen säkerhetskopia är angiven".to_owned(),
            RequestError::SamePlayer(name) => {
                format!("det krävs två olika spelare, inte `{name}` två gånger")
            }
            RequestError::NotInStandings(name) => {
                format!("{name} har inte spelat klart något av spelen som räknas här")
            }
            RequestError::RatingDropsNone => {
                "en rating räknar alla spel och kan inte användas med `--drop-worst`".to_owned()
            }
            RequestError::FirstDayAfterLast { since, until } => {
                format!("den första dagen, {since}, är efter den sista, {until}")
            }
            RequestError::AlreadyRetired(name) => format!("`{name}` är redan inaktiv"),
            RequestError::NotRetired(name) => format!("`{name}` är inte inaktiv"),
            RequestError::SameName(name) => format!("`{name}` heter redan så"),
            RequestError::LastGameDeleted(game) => {
                format!("det senaste spelet, {game}, är borttaget")
            }
            RequestError::SameLeague(game) => format!("spel {game} hör redan till den ligan"),
            RequestError::NothingToChange => "inget att ändra är angivet".to_owned(),
            RequestError::InvalidText { option, error } => {
                format!("`{option}` {}", self.invalid_text(error))
            }
            RequestError::SeasonEndsFirst(Season { name, from, until }) => {
                format!("säsong `{name}` slutar {until}, innan den börjar {from}")
            }
            RequestError::ScreenWithoutTerminal => "skärmen kräver en terminal".to_owned(),
            RequestError::RulesetComma => {
                "namnet på en regelsamling får inte ha komma: komman skiljer reglerna som avviker"
                    .to_owned()
            }
            RequestError::BuiltInRuleset(name) => {
                format!("regelsamlingen `{name}` är inbyggd och kan inte tas ur bruk")
            }
            RequestError::PlaysAlone(name) => format!("bara en spelare är angiven, `{name}`"),
            RequestError::UndoesGame(what) => format!("`undo` skulle ångra detta: {what}"),
            RequestError::UndoOvertaken => {
                "ett annat kommando kom emellan; inget ångrades".to_owned()
            }
            RequestError::SolitaireOpen { .. } => {
                "ett solitairespel pågår; dess kort och regler ligger fast".to_owned()
            }
            RequestError::NoSolitaire => "inget solitairespel pågår".to_owned(),
            RequestError::NoDrawnCard => {
                "skriv först det dragna kortet, sedan högen det ska till".to_owned()
            }
            RequestError::PilesEnd { pile, wanted } => format!(
                "standard in tar slut innan hög {} är full; det saknas {wanted} kort",
                pile.dealt()
            ),
            RequestError::NoMove(Step::Undo) => {
                "det senaste kommandot här var inget drag i det här spelet, så inget ångrades"
                    .to_owned()
            }
            RequestError::NoMove(Step::Redo) => "inget drag är ångrat här".to_owned(),
            RequestError::Cancelled => "avbrutet; inget ändrades".to_owned(),
        }
    }

    fn request_error_hint(&self, error: &RequestError) -> Option<Hint> {
        match error {
            RequestError::NoCards => {
                let example = Command::new("check --round 1 7D 9D JOKER QS");
                Some(Hint::new("skriv korten, till exempel ").command(example))
            }
            RequestError::ShellError { pattern, .. } => Some(Hint::new(format!(
                "skalet ersätter `{pattern}` med filnamn; skriv stjärnor som `7T` eller `7★`, \
                 eller sätt korten inom citattecken"
            ))),
            RequestError::TopAfterDraw => Some(Hint::new(
                "utelämna det dragna kortet, eller `--top`; ange kort som inte kan dras med \
                 `--seen`",
            )),
            RequestError::NoBackup(Some(newest)) => Some(run(
                Command::new("restore").path(newest),
                "återställa den senaste",
            )),
            RequestError::LastGameDeleted(game) => Some(run(
                Command::new("game resume").arg(game),
                "få tillbaka det",
            )),
            RequestError::ScreenWithoutTerminal => Some(
                Hint::new("kör ")
                    .command(Command::new("score"))
                    .text(" med poängen för att föra in en omgång utan"),
            ),
            RequestError::UndoesGame(_) => Some(Hint::new("lägg till `--yes` för att bekräfta")),
            RequestError::UndoOvertaken => {
                Some(run(Command::new("undo"), "ångra det senaste kommandot"))
            }
            RequestError::PlaysAlone(_) => Some(
                Hint::new("ange alla spelare, till exempel ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; lägg till `--yes` för att spela ensam"),
            ),
            RequestError::SolitaireOpen { origin } => {
                let resume = match origin {
                    SolitaireOrigin::Table => "solitaire table",
                    _ => "solitaire",
                };
                Some(
                    run(Command::new(resume), "fortsätta det, eller ")
                        .command(Command::new("solitaire abandon"))
                        .text(", som räknas som förlorat"),
                )
            }
            RequestError::PilesEnd { .. } => Some(Hint::new(
                "ge alla 88 kort, högen med tre först, och sedan ett drag per rad",
            )),
            RequestError::NoSolitaire => Some(run(Command::new("solitaire"), "lägga ett")),
            _ => None,
        }
    }
}
