use std::sync::LazyLock;

use strum::IntoEnumIterator;

use super::{Norwegian, all_of, and, any_of, points, run};
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::{Knob, PRESETS, Round, Ruleset, RulesetError};
use crate::words::rules::differing_knobs;
use crate::words::{Command, Hint, KnobColumn, RulesWords, RulingPart};

static RULINGS: LazyLock<Rulings> = LazyLock::new(|| {
    let (text, questions) = (include_str!("rulings.toml"), include_str!("questions.txt"));
    Rulings::parse(text, questions).expect("tests read the rulings of every language")
});

impl RulesWords for Norwegian {
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
                "det finnes ikke noe regelsett `{name}`; de innebygde er {}",
                and(&PRESETS.map(String::from))
            ),
            RulesetError::NoValue { text } => {
                format!("`{text}` må være REGEL=VERDI, for eksempel `min_naturals=1`")
            }
            RulesetError::NoKnob { name, .. } => format!(
                "det finnes ingen regel `{name}`; reglene er {}",
                and(&Knob::iter()
                    .map(|knob| knob.name().to_owned())
                    .collect::<Vec<_>>())
            ),
            &RulesetError::BadValue { knob, ref value } => {
                format!(
                    "`{}` må være {}, ikke `{value}`",
                    knob.name(),
                    self.knob_allowed(knob)
                )
            }
            RulesetError::Twice {
                knob,
                first,
                second,
            } => format!(
                "`{}` er oppgitt to ganger, som `{first}` og som `{second}`",
                knob.name()
            ),
            RulesetError::NoAces { knob } => format!(
                "`{}` har ingen virkning når `low_ranks` er `none`: det er ingen ess",
                knob.name()
            ),
        }
    }

    fn ruleset_error_hint(&self, error: &RulesetError) -> Option<Hint> {
        match error {
            RulesetError::NoAces { .. } => Some(Hint::new("legg til `--rule low_ranks=ace-two`")),
            RulesetError::NoKnob {
                nearest: Some(knob),
                ..
            } => Some(Hint::new(format!("mente du `{}`?", knob.name()))),
            RulesetError::BadValue { .. } | RulesetError::NoKnob { nearest: None, .. } => {
                let show = Command::new("rules show official");
                Some(run(show, "se alle regler med verdiene deres"))
            }
            RulesetError::NoRuleset { .. }
            | RulesetError::NoValue { .. }
            | RulesetError::Twice { .. } => None,
        }
    }

    fn differences(&self, ruleset: &Ruleset) -> String {
        match differing_knobs(ruleset) {
            None => "utgiverens regler".to_owned(),
            Some(knobs) => format!("de offisielle med {knobs}"),
        }
    }

    fn ruleset_added(&self, ruleset: &Ruleset) -> [String; 2] {
        let (name, differences) = (ruleset.name(), self.differences(ruleset));
        let new = Command::new("new").option("--rules", name).line(None);
        [
            format!("Regelsett {name} er lagt til: {differences}"),
            format!("`{new}` starter et spill med det"),
        ]
    }

    fn ruleset_retired(&self, name: &str) -> String {
        format!("Regelsett {name} er tatt ut av bruk; `crowns undo` angrer det")
    }

    fn how_to_show_knobs(&self) -> &'static str {
        "`crowns rules show NAVN` viser alle reglene"
    }

    fn knob_column(&self, column: KnobColumn) -> &'static str {
        match column {
            KnobColumn::Knob => "  regel",
            KnobColumn::Value => "verdi",
            KnobColumn::Official => "offisiell",
            KnobColumn::Decides => "bestemmer",
        }
    }

    fn knob_meaning(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "naturlige kort i hver kombinasjon",
            Knob::NaturalInPlace => "jokerkort på egen plass er naturlig",
            Knob::MaxWilds => "flest jokerkort i én kombinasjon",
            Knob::BookDistinctSuits => "naturlige kort i bok: hver sin sort",
            Knob::LowRanks => "ess og toere i kortstokken",
            Knob::Ace => "hvor esset står i en serie",
            Knob::AceValue => "poeng for et ess til overs",
            Knob::JokerValue => "poeng for en joker til overs",
            Knob::WildValue => "poeng for omgangens jokerkort igjen",
            Knob::FaceCards => "poeng for J, Q, K til overs",
            Knob::DiscardToGoOut => "et kort må kastes for å gå ut",
            Knob::GoOutBonus => "poeng til den som går ut",
            Knob::GamesCombined => "antall spill blandet sammen",
            Knob::Tie => "hvem vinner når to deler laveste sum",
        }
    }

    fn knob_allowed(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "0, 1, 2 eller 3",
            Knob::NaturalInPlace | Knob::BookDistinctSuits | Knob::DiscardToGoOut => {
                "`yes` eller `no`"
            }
            Knob::MaxWilds => "`none` eller et tall fra 0 til 14",
            Knob::LowRanks => "`none` eller `ace-two`",
            Knob::Ace => "`low`, `high` eller `either`",
            Knob::AceValue | Knob::JokerValue => "poeng fra 0 til 999",
            Knob::WildValue => "poeng fra 0 til 999 eller `face`",
            Knob::FaceCards => "`11-12-13` eller `10`",
            Knob::GoOutBonus => "poeng fra -999 til 0",
            Knob::GamesCombined => "1 eller 2",
            Knob::Tie => "`shared`, `most-out` eller `extra-round`",
        }
    }

    fn knobs_note(&self, any_differs: bool) -> &'static str {
        match any_differs {
            true => "* avviker fra de offisielle reglene",
            false => "alle regler har den offisielle verdien",
        }
    }

    fn how_to_read_rulings(&self) -> &'static str {
        "`crowns rules EMNE` viser svaret, `crowns rules --find ORD` søker"
    }

    fn not_sure(&self) -> &'static str {
        "Ikke sikker; mener du"
    }

    fn ruling_part(&self, part: RulingPart) -> &'static str {
        match part {
            RulingPart::Customs => "Husregler, ikke offisielle",
            RulingPart::Variations => "For å spille annerledes",
            RulingPart::Examples => "Eksempler",
        }
    }

    fn ruling_sources(&self, named: &[&str], silent: Option<&str>) -> String {
        let sources = named.join(", ");
        match (named, silent) {
            (_, None) => format!("Kilde: {sources}"),
            ([], Some(silent)) => format!("Kilde: ingen, {silent}"),
            (_, Some(silent)) => format!("Kilde: {sources}; utover det: {silent}"),
        }
    }

    fn example_round(&self, round: Round, settings: &[String]) -> String {
        let mut text = format!("omgang {round}, {} er jokerkort", all_of(round.wild()));
        for setting in settings {
            text += &format!(", {setting}");
        }
        text
    }

    fn claim(&self, claim: Claim) -> String {
        match claim {
            Claim::Book => "en bok".to_owned(),
            Claim::Run => "en serie".to_owned(),
            Claim::BookOrRun => "en bok, eller en serie om man vil".to_owned(),
            Claim::NoMeld => "ingen kombinasjon".to_owned(),
            Claim::GoesOut => "kan gå ut".to_owned(),
            Claim::StaysIn => "kan ikke gå ut".to_owned(),
            Claim::Costs(penalty) => format!("koster {}", points(penalty.into())),
        }
    }

    fn no_topic_mentions(&self, query: &str) -> String {
        format!("ingen emner nevner `{query}`")
    }

    fn ruling_not_found_hint(&self, _: &RulingNotFound) -> Option<Hint> {
        let ask = Hint::new("spør med andre ord, eller kjør ").command(Command::new("rules"));
        Some(ask.text(" for å se emnene"))
    }

    fn ruling_not_found(&self, error: &RulingNotFound) -> String {
        let RulingNotFound { words, near } = error;
        match near.as_slice() {
            [] => format!("ingen emner svarer på `{words}`"),
            near => format!(
                "ingen emner svarer på `{words}`; mente du {}?",
                any_of(near)
            ),
        }
    }
}

/// Names a ruleset that is not varied: `offisielle regler`.
fn named(name: &str) -> String {
    match name {
        "official" => "offisielle regler".to_owned(),
        "texas" => "Texas-regler".to_owned(),
        name => format!("regelsett {name}"),
    }
}
