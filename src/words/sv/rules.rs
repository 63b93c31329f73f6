use std::sync::LazyLock;

use strum::IntoEnumIterator;

use super::{Swedish, all_of, and, any_of, points, run};
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::{Knob, PRESETS, Round, Ruleset, RulesetError};
use crate::words::rules::differing_knobs;
use crate::words::{Command, Hint, KnobColumn, RulesWords, RulingPart};

static RULINGS: LazyLock<Rulings> = LazyLock::new(|| {
    let (text, questions) = (include_str!("rulings.toml"), include_str!("questions.txt"));
    Rulings::parse(text, questions).expect("tests read the rulings of every language")
});

impl RulesWords for Swedish {
    fn rulings(&self) -> &'static Rulings {
        &RULINGS
    }

    fn ruleset(&self, ruleset: &Ruleset) -> String {
        match ruleset.name().split_once(", ") {
            Some((preset, varied)) => format!("{} med {varied}", named(preset)),
            None => named(ruleset.name()),
        }
    }

    fn ruleset_error(&self, error: &RulesetError) -> String {
        match error {
            RulesetError::NoRuleset { name } => format!(
                "det finns ingen regelsamling `{name}`; de inbyggda är {}",
                and(&PRESETS.map(String::from))
            ),
            RulesetError::NoValue { text } => {
                format!("`{text}` måste vara REGEL=VÄRDE, till exempel `min_naturals=1`")
            }
            RulesetError::NoKnob { name, .. } => format!(
                "det finns ingen regel `{name}`; reglerna är {}",
                and(&Knob::iter()
                    .map(|knob| knob.name().to_owned())
                    .collect::<Vec<_>>())
            ),
            &RulesetError::BadValue { knob, ref value } => {
                format!(
                    "`{}` måste vara {}, inte `{value}`",
                    knob.name(),
                    self.knob_allowed(knob)
                )
            }
            RulesetError::Twice {
                knob,
                first,
                second,
            } => format!(
                "`{}` är angiven två gånger, som `{first}` och som `{second}`",
                knob.name()
            ),
            RulesetError::NoAces { knob } => format!(
                "`{}` har ingen verkan när `low_ranks` är `none`: det finns inga ess",
                knob.name()
            ),
        }
    }

    fn ruleset_error_hint(&self, error: &RulesetError) -> Option<Hint> {
        match error {
            RulesetError::NoAces { .. } => Some(Hint::new("lägg till `--rule low_ranks=ace-two`")),
            RulesetError::NoKnob {
                nearest: Some(knob),
                ..
            } => Some(Hint::new(format!("menade du `{}`?", knob.name()))),
            RulesetError::BadValue { .. } | RulesetError::NoKnob { nearest: None, .. } => {
                let show = Command::new("rules show official");
                Some(run(show, "se alla regler med deras värden"))
            }
            RulesetError::NoRuleset { .. }
            | RulesetError::NoValue { .. }
            | RulesetError::Twice { .. } => None,
        }
    }

    fn differences(&self, ruleset: &Ruleset) -> String {
        match differing_knobs(ruleset) {
            None => "utgivarens regler".to_owned(),
            Some(knobs) => format!("de officiella med {knobs}"),
        }
    }

    fn ruleset_added(&self, ruleset: &Ruleset) -> [String; 2] {
        let (name, differences) = (ruleset.name(), self.differences(ruleset));
        let new = Command::new("new").option("--rules", name).line(None);
        [
            format!("Regelsamlingen {name} är tillagd: {differences}"),
            format!("`{new}` startar ett spel med den"),
        ]
    }

    fn ruleset_retired(&self, name: &str) -> String {
        format!("Regelsamlingen {name} är tagen ur bruk; `crowns undo` ångrar det")
    }

    fn how_to_show_knobs(&self) -> &'static str {
        "`crowns rules show NAMN` visar alla regler"
    }

    fn knob_column(&self, column: KnobColumn) -> &'static str {
        match column {
            KnobColumn::Knob => "  regel",
            KnobColumn::Value => "värde",
            KnobColumn::Official => "officiell",
            KnobColumn::Decides => "bestämmer",
        }
    }

    fn knob_meaning(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "naturliga kort i varje kombination",
            Knob::NaturalInPlace => "vilt kort på egen plats är naturligt",
            Knob::MaxWilds => "flest vilda kort i en kombination",
            Knob::BookDistinctSuits => "naturliga kort i bok: var sin svit",
            Knob::LowRanks => "ess och tvåor i kortleken",
            Knob::Ace => "var esset står i en serie",
            Knob::AceValue => "poäng för ett ess kvar på hand",
            Knob::JokerValue => "poäng för en joker kvar på hand",
            Knob::WildValue => "poäng för omgångens vilda kort kvar",
            Knob::FaceCards => "poäng för J, Q, K kvar på hand",
            Knob::DiscardToGoOut => "ett kort måste kastas för att gå ut",
            Knob::GoOutBonus => "poäng till den som går ut",
            Knob::GamesCombined => "antal spel som blandas ihop",
            Knob::Tie => "vem vinner när två delar lägsta summa",
        }
    }

    fn knob_allowed(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "0, 1, 2 eller 3",
            Knob::NaturalInPlace | Knob::BookDistinctSuits | Knob::DiscardToGoOut => {
                "`yes` eller `no`"
            }
            Knob::MaxWilds => "`none` eller ett tal från 0 till 14",
            Knob::LowRanks => "`none` eller `ace-two`",
            Knob::Ace => "`low`, `high` eller `either`",
            Knob::AceValue | Knob::JokerValue => "poäng från 0 till 999",
            Knob::WildValue => "poäng från 0 till 999 eller `face`",
            Knob::FaceCards => "`11-12-13` eller `10`",
            Knob::GoOutBonus => "poäng från -999 till 0",
            Knob::GamesCombined => "1 eller 2",
            Knob::Tie => "`shared`, `most-out` eller `extra-round`",
        }
    }

    fn knobs_note(&self, any_differs: bool) -> &'static str {
        match any_differs {
            true => "* avviker från de officiella reglerna",
            false => "alla regler har sitt officiella värde",
        }
    }

    fn how_to_read_rulings(&self) -> &'static str {
        "`crowns rules ÄMNE` visar svaret, `crowns rules --find ORD` söker"
    }

    fn not_sure(&self) -> &'static str {
        "Inte säker; menar du"
    }

    fn ruling_part(&self, part: RulingPart) -> &'static str {
        match part {
            RulingPart::Customs => "Husregler, inte officiella",
            RulingPart::Variations => "För att spela annorlunda",
            RulingPart::Examples => "Exempel",
        }
    }

    fn ruling_sources(&self, named: &[&str], silent: Option<&str>) -> String {
        let sources = named.join(", ");
        match (named, silent) {
            (_, None) => format!("Källa: {sources}"),
            ([], Some(silent)) => format!("Källa: ingen, {silent}"),
            (_, Some(silent)) => format!("Källa: {sources}; i övrigt: {silent}"),
        }
    }

    fn example_round(&self, round: Round, settings: &[String]) -> String {
        let mut text = format!("omgång {round}, {} är vilda", all_of(round.wild()));
        for setting in settings {
            text += &format!(", {setting}");
        }
        text
    }

    fn claim(&self, claim: Claim) -> String {
        match claim {
            Claim::Book => "en bok".to_owned(),
            Claim::Run => "en serie".to_owned(),
            Claim::BookOrRun => "en bok, eller en serie om man vill".to_owned(),
            Claim::NoMeld => "ingen kombination".to_owned(),
            Claim::GoesOut => "kan gå ut".to_owned(),
            Claim::StaysIn => "kan inte gå ut".to_owned(),
            Claim::Costs(penalty) => format!("kostar {}", points(penalty.into())),
        }
    }

    fn no_topic_mentions(&self, query: &str) -> String {
        format!("inget ämne nämner `{query}`")
    }

    fn ruling_not_found_hint(&self, _: &RulingNotFound) -> Option<Hint> {
        let ask = Hint::new("fråga med andra ord, eller kör ").command(Command::new("rules"));
        Some(ask.text(" för att se ämnena"))
    }

    fn ruling_not_found(&self, error: &RulingNotFound) -> String {
        let RulingNotFound { words, near } = error;
        match near.as_slice() {
            [] => format!("inget ämne svarar på `{words}`"),
            near => format!(
                "inget ämne svarar på `{words}`; menade du {}?",
                any_of(near)
            ),
        }
    }
}

/// Names a ruleset that is not varied: `officiella regler`.
fn named(name: &str) -> String {
    match name {
        "official" => "officiella regler".to_owned(),
        "texas" => "Texasregler".to_owned(),
        name => format!("regelsamling {name}"),
    }
}
