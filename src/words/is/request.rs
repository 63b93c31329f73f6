use super::Icelandic;
use super::grammar::run;
use crate::game::{Season, SolitaireOrigin};
use crate::words::{Command, GameWords, Hint, RequestError, RequestWords, Step};

impl RequestWords for Icelandic {
    fn line(&self, number: u64) -> String {
        format!("lína {number}")
    }

    fn request_error(&self, error: &RequestError) -> String {
        match error {
            RequestError::NoCards => "engin spil voru nefnd".to_owned(),
            RequestError::ShellError { message, .. } => {
                format!("`{message}` er villa úr skelinni, ekki spil")
            }
            RequestError::EmptyMeld(place) => format!("í röð {place} eru engin spil"),
            RequestError::DiscardCount(cards) => {
                format!("með `--discard` er nefnt eitt spil, ekki {cards}")
            }
            RequestError::TopCount(cards) => {
                format!("efsta spilið er eitt spil, ekki {cards}")
            }
            RequestError::TopAfterDraw => {
                "efsta spilið er tekið eða látið liggja áður en dregið er, en hér hefur verið dregið"
                    .to_owned()
            }
            RequestError::TrainBeforeDraw => {
                "`--train` spyr hverju eigi að henda, svo að dregna spilið þarf líka að nefna"
                    .to_owned()
            }
            RequestError::TrainWithoutTerminal => {
                "`--train` spyr hverju eigi að henda, en hér er enginn sem getur svarað".to_owned()
            }
            RequestError::NoBackup(None) => {
                "ekkert afrit var nefnt, og ekkert er í möppunni `backups`".to_owned()
            }
            RequestError::NoBackup(Some(_)) => "ekkert afrit var nefnt".to_owned(),
            RequestError::SamePlayer(name) => {
                format!("nefna þarf tvo leikmenn, ekki `{name}` tvisvar")
            }
            RequestError::NotInStandings(name) => {
                format!("{name} hefur engum leik lokið sem hér telst með")
            }
            RequestError::RatingDropsNone => {
                "styrkur telur alla leiki og fer því ekki saman við `--drop-worst`".to_owned()
            }
            RequestError::FirstDayAfterLast { since, until } => {
                format!("fyrsti dagur, {since}, er á eftir þeim síðasta, {until}")
            }
            RequestError::AlreadyRetired(name) => format!("`{name}` er ekki lengur með"),
            RequestError::NotRetired(name) => format!("`{name}` er enn með"),
            RequestError::SameName(name) => format!("nafnið er þegar `{name}`"),
            RequestError::LastGameDeleted(game) => format!("síðasta leik, {game}, var eytt"),
            RequestError::SameLeague(game) => format!("leikur {game} er þegar í þeirri deild"),
            RequestError::NothingToChange => "engin stilling til að breyta var nefnd".to_owned(),
            RequestError::InvalidText { option, error } => {
                format!("`{option}` {}", self.invalid_text(error))
            }
            RequestError::SeasonEndsFirst(Season { name, from, until }) => {
                format!("tímabilinu `{name}` lýkur {until}, áður en það hefst {from}")
            }
            RequestError::ScreenWithoutTerminal => {
                "skjárinn virkar aðeins í skipanaglugga".to_owned()
            }
            RequestError::RulesetComma => {
                "í nafni reglna má ekki vera komma: kommur skilja að reglur sem eru öðruvísi"
                    .to_owned()
            }
            RequestError::BuiltInRuleset(name) => {
                format!("reglurnar `{name}` fylgja forritinu og verða ekki teknar úr notkun")
            }
            RequestError::PlaysAlone(name) => {
                format!("aðeins einn leikmaður var nefndur, `{name}`")
            }
            RequestError::UndoesGame(what) => format!("`undo` myndi afturkalla þetta – {what}"),
            RequestError::UndoOvertaken => {
                "önnur skipun var gefin á meðan; ekkert var afturkallað".to_owned()
            }
            RequestError::SolitaireOpen { .. } => {
                "kapall er í gangi; spil hans og reglur eru ákveðin".to_owned()
            }
            RequestError::NoSolitaire => "enginn kapall er í gangi".to_owned(),
            RequestError::NoDrawnCard => {
                "nefndu fyrst spilið sem var dregið, síðan röðina sem það fer í".to_owned()
            }
            RequestError::PilesEnd { pile, wanted } => format!(
                "innlestri lýkur áður en röð {} er full; í hana vantar {wanted} spil",
                pile.dealt()
            ),
            RequestError::NoMove(Step::Undo) => {
                "síðasta skipun hér var ekki leikur í þessum kapli, svo að ekkert er afturkallað"
                    .to_owned()
            }
            RequestError::NoMove(Step::Redo) => "hér var ekkert afturkallað".to_owned(),
            RequestError::Cancelled => "hætt við; engu var breytt".to_owned(),
        }
    }

    fn request_error_hint(&self, error: &RequestError) -> Option<Hint> {
        match error {
            RequestError::NoCards => {
                let example = Command::new("check --round 1 7D 9D JOKER QS");
                Some(Hint::new("nefndu spilin, t.d. ").command(example))
            }
            RequestError::ShellError { pattern, .. } => Some(Hint::new(format!(
                "skelin setur nöfn skráa í stað `{pattern}`; skrifaðu stjörnur sem `7T` eða `7★`, \
                 eða settu spilin innan gæsalappa"
            ))),
            RequestError::TopAfterDraw => Some(Hint::new(
                "slepptu spilinu sem var dregið, eða `--top`; spil sem ekki er hægt að draga eru \
                 nefnd með `--seen`",
            )),
            RequestError::NoBackup(Some(newest)) => Some(run(
                Command::new("restore").path(newest),
                "endurheimtir það nýjasta",
            )),
            RequestError::LastGameDeleted(game) => Some(run(
                Command::new("game resume").arg(game),
                "nær honum aftur",
            )),
            RequestError::ScreenWithoutTerminal => {
                Some(Hint::from(Command::new("score")).text(" með stigunum skráir umferð án hans"))
            }
            RequestError::UndoesGame(_) => Some(Hint::new("staðfestu með `--yes`")),
            RequestError::UndoOvertaken => {
                Some(run(Command::new("undo"), "afturkallar síðustu skipun"))
            }
            RequestError::PlaysAlone(_) => Some(
                Hint::new("nefndu alla leikmenn, t.d. ")
                    .command(Command::new("new Ann Bob Cat"))
                    .text("; `--yes` byrjar leik fyrir einn"),
            ),
            RequestError::SolitaireOpen { origin } => {
                let resume = match origin {
                    SolitaireOrigin::Table => "solitaire table",
                    _ => "solitaire",
                };
                Some(
                    run(Command::new(resume), "heldur honum áfram, ")
                        .command(Command::new("solitaire abandon"))
                        .text(" hættir við hann, og þá telst hann tapaður"),
                )
            }
            RequestError::PilesEnd { .. } => Some(Hint::new(
                "settu inn öll 88 spilin, fyrst röðina með þremur, síðan einn leik í hverri línu",
            )),
            RequestError::NoSolitaire => Some(run(Command::new("solitaire"), "leggur nýjan")),
            _ => None,
        }
    }
}
