use std::sync::LazyLock;

use strum::IntoEnumIterator;

use super::grammar::run;
use super::{Finnish, and, did_you_mean, plural, points};
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::{Knob, PRESETS, Round, Ruleset, RulesetError};
use crate::words::rules::differing_knobs;
use crate::words::{Command, Hint, KnobColumn, RulesWords, RulingPart};

static RULINGS: LazyLock<Rulings> = LazyLock::new(|| {
    let (text, questions) = (include_str!("rulings.toml"), include_str!("questions.txt"));
    Rulings::parse(text, questions).expect("tests read the rulings of every language")
});

impl RulesWords for Finnish {
    fn rulings(&self) -> &'static Rulings {
        &RULINGS
    }

    fn ruleset(&self, ruleset: &Ruleset) -> String {
        let named = |name: &str| match name {
            "official" => "viralliset säännöt".to_owned(),
            "texas" => "Texasin säännöt".to_owned(),
            name => format!("säännöt {name}"),
        };
        match ruleset.name().split_once(", ") {
            Some((preset, varied)) => format!("{}, {varied}", named(preset)),
            None => named(ruleset.name()),
        }
    }

    fn ruleset_error(&self, error: &RulesetError) -> String {
        match error {
            RulesetError::NoRuleset { name } => format!(
                "säännöstöä `{name}` ei ole; ohjelmaan kuuluvat {}",
                and(&PRESETS.map(String::from))
            ),
            RulesetError::NoValue { text } => {
                format!("`{text}` on kirjoitettava RULE=VALUE, esimerkiksi `min_naturals=1`")
            }
            RulesetError::NoKnob { name, .. } => format!(
                "sääntöä `{name}` ei ole; säännöt ovat {}",
                and(&Knob::iter()
                    .map(|knob| knob.name().to_owned())
                    .collect::<Vec<_>>())
            ),
            RulesetError::BadValue { knob, value } => {
                format!(
                    "säännön `{}` arvon on oltava {}, ei `{value}`",
                    knob.name(),
                    self.knob_allowed(*knob)
                )
            }
            RulesetError::Twice {
                knob,
                first,
                second,
            } => format!(
                "`{}` on annettu kahdesti, `{first}` ja `{second}`",
                knob.name()
            ),
            RulesetError::NoAces { knob } => format!(
                "säännöllä `{}` ei ole vaikutusta, kun `low_ranks` on `none`: ässiä ei ole",
                knob.name()
            ),
        }
    }

    fn ruleset_error_hint(&self, error: &RulesetError) -> Option<Hint> {
        match error {
            RulesetError::NoAces { .. } => Some(Hint::new("lisää `--rule low_ranks=ace-two`")),
            RulesetError::NoKnob {
                nearest: Some(knob),
                ..
            } => Some(Hint::new(format!("oliko tarkoitus `{}`?", knob.name()))),
            RulesetError::BadValue { .. } | RulesetError::NoKnob { nearest: None, .. } => {
                let show = Command::new("rules show official");
                Some(run(show, "luettelee kaikki säännöt arvoineen"))
            }
            RulesetError::NoRuleset { .. }
            | RulesetError::NoValue { .. }
            | RulesetError::Twice { .. } => None,
        }
    }

    fn differences(&self, ruleset: &Ruleset) -> String {
        match differing_knobs(ruleset) {
            None => "julkaisijan säännöt".to_owned(),
            Some(knobs) => format!("viralliset, mutta {knobs}"),
        }
    }

    fn ruleset_added(&self, ruleset: &Ruleset) -> [String; 2] {
        let (name, differences) = (ruleset.name(), self.differences(ruleset));
        let new = Command::new("new").option("--rules", name).line(None);
        [
            format!("Uusi säännöstö {name}: {differences}"),
            format!("`{new}` aloittaa sillä pelin"),
        ]
    }

    fn ruleset_retired(&self, name: &str) -> String {
        format!("Säännöstö {name} on arkistoitu; `crowns undo` palauttaa sen")
    }

    fn how_to_show_knobs(&self) -> &'static str {
        "`crowns rules show NAME` näyttää kaikki säännöt"
    }

    fn knob_column(&self, column: KnobColumn) -> &'static str {
        match column {
            KnobColumn::Knob => "  sääntö",
            KnobColumn::Value => "arvo",
            KnobColumn::Official => "virallinen",
            KnobColumn::Decides => "merkitys",
        }
    }

    fn knob_meaning(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "tavallisia kortteja vähintään joka yhdistelmässä",
            Knob::NaturalInPlace => "villin luvun kortti omalla paikallaan on tavallinen",
            Knob::MaxWilds => "villejä kortteja yhdistelmässä enintään",
            Knob::BookDistinctSuits => "suoran (book) tavalliset kortit ovat eri maita",
            Knob::LowRanks => "ässät ja kakkoset pakassa",
            Knob::Ace => "ässän paikka värisuorassa",
            Knob::AceValue => "pisteet ässästä",
            Knob::JokerValue => "pisteet jokerista",
            Knob::WildValue => "pisteet villin luvun kortista",
            Knob::FaceCards => "pisteet kuvakorteista J, Q, K",
            Knob::DiscardToGoOut => "näyttäessä on poistettava kortti",
            Knob::GoOutBonus => "kortit näyttäneen pelaajan pisteet",
            Knob::GamesCombined => "yhteen sekoitettuja pelejä",
            Knob::Tie => "kuka voittaa, kun pienin summa on sama",
        }
    }

    fn knob_allowed(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "0, 1, 2 tai 3",
            Knob::NaturalInPlace | Knob::BookDistinctSuits | Knob::DiscardToGoOut => "yes tai no",
            Knob::MaxWilds => "none tai luku väliltä 0–14",
            Knob::LowRanks => "none tai ace-two",
            Knob::Ace => "low, high tai either",
            Knob::AceValue | Knob::JokerValue => "pisteet väliltä 0–999",
            Knob::WildValue => "pisteet väliltä 0–999 tai face",
            Knob::FaceCards => "11-12-13 tai 10",
            Knob::GoOutBonus => "pisteet, vähintään -999 ja enintään 0",
            Knob::GamesCombined => "1 tai 2",
            Knob::Tie => "shared, most-out tai extra-round",
        }
    }

    fn knobs_note(&self, any_differs: bool) -> &'static str {
        match any_differs {
            true => "* poikkeaa virallisista säännöistä",
            false => "kaikilla säännöillä on virallinen arvo",
        }
    }

    fn how_to_read_rulings(&self) -> &'static str {
        "`crowns rules TOPIC` näyttää vastauksen, `crowns rules --find WORD` etsii"
    }

    fn not_sure(&self) -> &'static str {
        "Kysymys voi tarkoittaa montaa aihetta; tarkoitatko"
    }

    fn ruling_part(&self, part: RulingPart) -> &'static str {
        match part {
            RulingPart::Customs => "Pöytien tapoja, ei virallisia sääntöjä",
            RulingPart::Variations => "Näin sen voi pelata toisin",
            RulingPart::Examples => "Esimerkkejä",
        }
    }

    fn ruling_sources(&self, named: &[&str], silent: Option<&str>) -> String {
        let sources = named.join(", ");
        match (named, silent) {
            (_, None) => format!("Lähde: {sources}"),
            ([], Some(silent)) => format!("Lähde: ei ole, {silent}"),
            (_, Some(silent)) => format!("Lähde: {sources}; muuten {silent}"),
        }
    }

    fn example_round(&self, round: Round, settings: &[String]) -> String {
        let mut text = format!("käsi {round}, {} villejä", plural(round.wild()));
        for setting in settings {
            text += &format!(", {setting}");
        }
        text
    }

    fn claim(&self, claim: Claim) -> String {
        match claim {
            Claim::Book => "suora (book)".to_owned(),
            Claim::Run => "värisuora".to_owned(),
            Claim::BookOrRun => "suora (book) tai värisuora, kumman vain haluat".to_owned(),
            Claim::NoMeld => "ei ole yhdistelmä".to_owned(),
            Claim::GoesOut => "kortit voi näyttää".to_owned(),
            Claim::StaysIn => "kortteja ei voi näyttää".to_owned(),
            Claim::Costs(penalty) => points(penalty.into()),
        }
    }

    fn no_topic_mentions(&self, query: &str) -> String {
        format!("`{query}` ei esiinny missään aiheessa")
    }

    fn ruling_not_found_hint(&self, _: &RulingNotFound) -> Option<Hint> {
        let ask = Hint::new("kysy toisin sanoin, tai ").command(Command::new("rules"));
        Some(ask.text(" luettelee aiheet"))
    }

    fn ruling_not_found(&self, error: &RulingNotFound) -> String {
        let RulingNotFound { words, near } = error;
        let near = did_you_mean(near);
        format!("mikään aihe ei vastaa kysymykseen `{words}`{near}")
    }
}
