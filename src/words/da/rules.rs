use std::sync::LazyLock;

use strum::IntoEnumIterator;

use super::{Danish, all_of, and, any_of, points, run};
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::{Knob, PRESETS, Round, Ruleset, RulesetError};
use crate::words::rules::differing_knobs;
use crate::words::{Command, Hint, KnobColumn, RulesWords, RulingPart};

static RULINGS: LazyLock<Rulings> = LazyLock::new(|| {
    let (text, questions) = (include_str!("rulings.toml"), include_str!("questions.txt"));
    Rulings::parse(text, questions).expect("tests read the rulings of every language")
});

impl RulesWords for Danish {
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
                "der er intet regelsæt `{name}`; de indbyggede er {}",
                and(&PRESETS.map(String::from))
            ),
            RulesetError::NoValue { text } => {
                format!("`{text}` skal være REGEL=VÆRDI, for eksempel `min_naturals=1`")
            }
            RulesetError::NoKnob { name, .. } => format!(
                "der er ingen regel `{name}`; reglerne er {}",
                and(&Knob::iter()
                    .map(|knob| knob.name().to_owned())
                    .collect::<Vec<_>>())
            ),
            &RulesetError::BadValue { knob, ref value } => {
                format!(
                    "`{}` skal være {}, ikke `{value}`",
                    knob.name(),
                    self.knob_allowed(knob)
                )
            }
            RulesetError::Twice {
                knob,
                first,
                second,
            } => format!(
                "`{}` er angivet to gange, som `{first}` og som `{second}`",
                knob.name()
            ),
            RulesetError::NoAces { knob } => format!(
                "`{}` har ingen virkning, når `low_ranks` er `none`: der er ingen esser",
                knob.name()
            ),
        }
    }

    fn ruleset_error_hint(&self, error: &RulesetError) -> Option<Hint> {
        match error {
            RulesetError::NoAces { .. } => Some(Hint::new("tilføj `--rule low_ranks=ace-two`")),
            RulesetError::NoKnob {
                nearest: Some(knob),
                ..
            } => Some(Hint::new(format!("mente du `{}`?", knob.name()))),
            RulesetError::BadValue { .. } | RulesetError::NoKnob { nearest: None, .. } => {
                let show = Command::new("rules show official");
                Some(run(show, "se alle regler med deres værdier"))
            }
            RulesetError::NoRuleset { .. }
            | RulesetError::NoValue { .. }
            | RulesetError::Twice { .. } => None,
        }
    }

    fn differences(&self, ruleset: &Ruleset) -> String {
        match differing_knobs(ruleset) {
            None => "udgiverens regler".to_owned(),
            Some(knobs) => format!("de officielle med {knobs}"),
        }
    }

    fn ruleset_added(&self, ruleset: &Ruleset) -> [String; 2] {
        let (name, differences) = (ruleset.name(), self.differences(ruleset));
        let new = Command::new("new").option("--rules", name).line(None);
        [
            format!("Regelsæt {name} er tilføjet: {differences}"),
            format!("`{new}` starter et spil med det"),
        ]
    }

    fn ruleset_retired(&self, name: &str) -> String {
        format!("Regelsæt {name} er taget ud af brug; `crowns undo` fortryder det")
    }

    fn how_to_show_knobs(&self) -> &'static str {
        "`crowns rules show NAVN` viser alle regler"
    }

    fn knob_column(&self, column: KnobColumn) -> &'static str {
        match column {
            KnobColumn::Knob => "  regel",
            KnobColumn::Value => "værdi",
            KnobColumn::Official => "officiel",
            KnobColumn::Decides => "bestemmer",
        }
    }

    fn knob_meaning(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "naturlige kort i hver kombination",
            Knob::NaturalInPlace => "trumf på egen plads er naturlig",
            Knob::MaxWilds => "flest trumfkort i én kombination",
            Knob::BookDistinctSuits => "naturlige kort i sæt: hver sin kulør",
            Knob::LowRanks => "esser og 2'ere i spillet",
            Knob::Ace => "hvor esset står i en serie",
            Knob::AceValue => "point for et es tilovers",
            Knob::JokerValue => "point for en joker tilovers",
            Knob::WildValue => "point for den aktuelle trumf tilovers",
            Knob::FaceCards => "point for J, Q, K tilovers",
            Knob::DiscardToGoOut => "et kort skal kasseres for at afslutte",
            Knob::GoOutBonus => "point til den, der afslutter",
            Knob::GamesCombined => "antal spil blandet sammen",
            Knob::Tie => "hvem vinder, når to deler laveste sum",
        }
    }

    fn knob_allowed(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "0, 1, 2 eller 3",
            Knob::NaturalInPlace | Knob::BookDistinctSuits | Knob::DiscardToGoOut => {
                "`yes` eller `no`"
            }
            Knob::MaxWilds => "`none` eller et tal fra 0 til 14",
            Knob::LowRanks => "`none` eller `ace-two`",
            Knob::Ace => "`low`, `high` eller `either`",
            Knob::AceValue | Knob::JokerValue => "point fra 0 til 999",
            Knob::WildValue => "point fra 0 til 999 eller `face`",
            Knob::FaceCards => "`11-12-13` eller `10`",
            Knob::GoOutBonus => "point fra -999 til 0",
            Knob::GamesCombined => "1 eller 2",
            Knob::Tie => "`shared`, `most-out` eller `extra-round`",
        }
    }

    fn knobs_note(&self, any_differs: bool) -> &'static str {
        match any_differs {
            true => "* afviger fra de officielle regler",
            false => "alle regler har deres officielle værdi",
        }
    }

    fn how_to_read_rulings(&self) -> &'static str {
        "`crowns rules EMNE` viser svaret, `crowns rules --find ORD` søger"
    }

    fn not_sure(&self) -> &'static str {
        "Ikke sikker; mener du"
    }

    fn ruling_part(&self, part: RulingPart) -> &'static str {
        match part {
            RulingPart::Customs => "Husregler, ikke officielle",
            RulingPart::Variations => "For at spille anderledes",
            RulingPart::Examples => "Eksempler",
        }
    }

    fn ruling_sources(&self, named: &[&str], silent: Option<&str>) -> String {
        let sources = named.join(", ");
        match (named, silent) {
            (_, None) => format!("Kilde: {sources}"),
            ([], Some(silent)) => format!("Kilde: ingen, {silent}"),
            (_, Some(silent)) => format!("Kilde: {sources}; derudover: {silent}"),
        }
    }

    fn example_round(&self, round: Round, settings: &[String]) -> String {
        let mut text = format!("omgang {round}, {} er trumf", all_of(round.wild()));
        for setting in settings {
            text += &format!(", {setting}");
        }
        text
    }

    fn claim(&self, claim: Claim) -> String {
        match claim {
            Claim::Book => "et sæt".to_owned(),
            Claim::Run => "en serie".to_owned(),
            Claim::BookOrRun => "et sæt, eller en serie, om man vil".to_owned(),
            Claim::NoMeld => "ingen kombination".to_owned(),
            Claim::GoesOut => "kan afslutte".to_owned(),
            Claim::StaysIn => "kan ikke afslutte".to_owned(),
            Claim::Costs(penalty) => format!("koster {}", points(penalty.into())),
        }
    }

    fn no_topic_mentions(&self, query: &str) -> String {
        format!("intet emne nævner `{query}`")
    }

    fn ruling_not_found_hint(&self, _: &RulingNotFound) -> Option<Hint> {
        let ask = Hint::new("spørg med andre ord, eller kør ").command(Command::new("rules"));
        Some(ask.text(" for at se emnerne"))
    }

    fn ruling_not_found(&self, error: &RulingNotFound) -> String {
        let RulingNotFound { words, near } = error;
        match near.as_slice() {
            [] => format!("intet emne svarer på `{words}`"),
            near => format!("intet emne svarer på `{words}`; mente du {}?", any_of(near)),
        }
    }
}

/// Names a ruleset that is not varied: `officielle regler`.
fn named(name: &str) -> String {
    match name {
        "official" => "officielle regler".to_owned(),
        "texas" => "Texas-regler".to_owned(),
        name => format!("regelsæt {name}"),
    }
}
