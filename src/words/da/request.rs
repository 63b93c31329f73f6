use super::{Danish, run};
use crate::game::{Season, SolitaireOrigin};
use crate::words::{Command, GameWords, Hint, RequestError, RequestWords, Step};

impl RequestWords for Danish {
    fn line(&self, number: u64) -> String {
        format!("linje {number}")
    }

    fn request_error(&self, error: &RequestError) -> String {
        match error {
            RequestError::NoCards => "der er ikke angivet nogen kort".to_owned(),
            RequestError::ShellError { message, .. } => {
                format!("`{message}` er en fejl fra shellen, ikke et kort")
            }
            RequestError::EmptyMeld(place) => format!("kombination {place} har ingen kort"),
            RequestError::DiscardCount(cards) => {
                format!("`--discard` skal være ét kort, ikke {cards}")
            }
            RequestError::TopCount(cards) => format!("det øverste kort er ét kort, ikke {cards}"),
            RequestError::TopAfterDraw => {
                "det øverste kort tages eller lades ligge før trækket, men her er der \
                 allerede trukket"
                    .to_owned()
            }
            RequestError::TrainBeforeDraw => {
                "`--train` spørger, hvad der skal kasseres, så hånden skal også have det trukne \
                 kort"
                    .to_owned()
            }
            RequestError::TrainWithoutTerminal => {
                "`--train` spørger, hvad der skal kasseres, men dette er ikke en terminal"
                    .to_owned()
            }
            RequestError::NoBackup(None) => {
                "der er ikke angivet nogen sikkerhedskopi, og der er ingen i mappen `backups`"
                    .to_owned()
            }
            RequestError::NoBackup(Some(_)) => {
                "der er ikke angivet nogen sikkerhedskopi".to_owned()
            }
            RequestError::SamePlayer(name) => {
                format!("der skal to forskellige spillere til, ikke `{name}` to gange")
            }
            RequestError::NotInStandings(name) => {
                format!("{name} har ikke spillet nogen af de spil færdige, der tæller her")
            }
            RequestError::RatingDropsNone => {
                "en rating tæller alle spil og kan ikke bruges med `--drop-worst`".to_owned()
            }
            RequestError::FirstDayAfterLast { since, until } => {
                format!("den første dag, {since}, er efter den sidste, {until}")
            }
            RequestError::AlreadyRetired(name) => format!("`{name}` er allerede inaktiv"),
            RequestError::NotRetired(name) => format!("`{name}` er ikke inaktiv"),
            RequestError::SameName(name) => format!("`{name}` hedder allerede sådan"),
            RequestError::LastGameDeleted(game) => format!("det sidste spil, {game}, er slettet"),
            RequestError::SameLeague(game) => format!("spil {game} hører allerede til den liga"),
            RequestError::NothingToChange => "der er ikke angivet noget at ændre".to_owned(),
            RequestError::InvalidText { option, error } => {
                format!("`{option}` {}", self.invalid_text(error))
            }
            RequestError::SeasonEndsFirst(Season { name, from, until }) => {
                format!("sæson `{name}` slutter {until}, før den begynder {from}")
            }
            RequestError::ScreenWithoutTerminal => "skærmen kræver en terminal".to_owned(),
            RequestError::RulesetComma => {
                "navnet på et regelsæt må ikke have komma: kommaer skiller de regler, der afviger"
                    .to_owned()
            }
            RequestError::BuiltInRuleset(name) => {
                format!("regelsæt `{name}` er indbygget og kan ikke tages ud af brug")
            }
            RequestError::PlaysAlone(name) => format!("der er kun nævnt én spiller, `{name}`"),
            RequestError::UndoesGame(what) => format!("`undo` ville fortryde dette: {what}"),
            RequestError::UndoOvertaken => {
                "der kom en anden kommando imens; intet blev fortrudt".to_owned()
            }
            RequestError::SolitaireOpen { .. } => {
                "en kabale er i gang; dens kort og regler ligger fast".to_owned()
            }
            RequestError::NoSolitaire => "ingen kabale er i gang".to_owned(),
            RequestError::NoDrawnCard => {
                "skriv først det trukne kort, så den bunke, det skal til".to_owned()
            }
            RequestError::PilesEnd { pile, wanted } => format!(
                "standardinput slutter, før bunke {} er fuld; der mangler {wanted} kort",
                pile.dealt()
            ),
            RequestError::NoMove(Step::Undo) => {
                "den seneste kommando her var ikke et træk i denne kabale, så intet blev fortrudt"
                    .to_owned()
            }
            RequestError::NoMove(Step::Redo) => "intet træk er fortrudt her".to_owned(),
            RequestError::Cancelled => "afbrudt; intet blev ændret".to_owned(),
        }
    }

    fn request_error_hint(&self, error: &RequestError) -> Option<Hint> {
        match error {
            RequestError::NoCards => {
                let example = Command::new("check --round 1 7D 9D JOKER QS");
                Some(Hint::new("skriv kortene, for eksempel ").command(example))
            }
            RequestError::ShellError { pattern, .. } => Some(Hint::new(format!(
                "shellen erstatter `{pattern}` med filnavne; skriv stjerner som `7T` eller `7★`, \
                 eller sæt kortene i anførselstegn"
            ))),
            RequestError::TopAfterDraw => Some(Hint::new(
                "udelad det trukne kort, eller `--top`; angiv kort, der ikke kan trækkes, med \
                 `--seen`",
            )),
            RequestError::NoBackup(Some(newest)) => Some(run(
                Command::new("restore").path(newest),
                "gendanne den nyeste",
            )),
            RequestError::LastGameDeleted(game) => {
                Some(run(Command::new("game resume").arg(game), "få det tilbage"))
            }
            RequestError::ScreenWithoutTerminal => Some(
                Hint::new("kør ")
                    .command(Command::new("score"))
                    .text(" med pointene for at notere en omgang uden"),
            ),
            RequestError::UndoesGame(_) => Some(Hint::new("tilføj `--yes` for at bekræfte")),
            RequestError::UndoOvertaken => {
                Some(run(Command::new("undo"), "fortryde den seneste kommando"))
            }
            RequestError::PlaysAlone(_) => Some(
                Hint::new("skriv alle spillere, for eksempel ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; tilføj `--yes` for at spille alene"),
            ),
            RequestError::SolitaireOpen { origin } => {
                let resume = match origin {
                    SolitaireOrigin::Table => "solitaire table",
                    _ => "solitaire",
                };
                Some(
                    run(Command::new(resume), "fortsætte den, eller ")
                        .command(Command::new("solitaire abandon"))
                        .text(", som tæller som tabt"),
                )
            }
            RequestError::PilesEnd { .. } => Some(Hint::new(
                "giv alle 88 kort, bunken med tre først, og så ét træk pr. linje",
            )),
            RequestError::NoSolitaire => Some(run(Command::new("solitaire"), "lægge en")),
            _ => None,
        }
    }
}
