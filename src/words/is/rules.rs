use std::sync::LazyLock;

use strum::IntoEnumIterator;

use super::grammar::run;
use super::{Icelandic, and, did_you_mean, plural, points};
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::{Knob, PRESETS, Round, Ruleset, RulesetError};
use crate::words::rules::differing_knobs;
use crate::words::{Command, Hint, KnobColumn, RulesWords, RulingPart};

static RULINGS: LazyLock<Rulings> = LazyLock::new(|| {
    let (text, questions) = (include_str!("rulings.toml"), include_str!("questions.txt"));
    Rulings::parse(text, questions).expect("tests read the rulings of every language")
});

impl RulesWords for Icelandic {
    fn rulings(&self) -> &'static Rulings {
        &RULINGS
    }

    fn ruleset(&self, ruleset: &Ruleset) -> String {
        let named = |name: &str| match name {
            "official" => "opinberar reglur".to_owned(),
            "texas" => "Texas-reglur".to_owned(),
            name => format!("reglur {name}"),
        };
        match ruleset.name().split_once(", ") {
            Some((preset, varied)) => format!("{}, {varied}", named(preset)),
            None => named(ruleset.name()),
        }
    }

    fn ruleset_error(&self, error: &RulesetError) -> String {
        match error {
            RulesetError::NoRuleset { name } => format!(
                "reglurnar `{name}` eru ekki til; með forritinu fylgja {}",
                and(&PRESETS.map(String::from))
            ),
            RulesetError::NoValue { text } => {
                format!("`{text}` þarf að vera RULE=VALUE, t.d. `min_naturals=1`")
            }
            RulesetError::NoKnob { name, .. } => format!(
                "reglan `{name}` er ekki til; reglurnar eru {}",
                and(&Knob::iter()
                    .map(|knob| knob.name().to_owned())
                    .collect::<Vec<_>>())
            ),
            RulesetError::BadValue { knob, value } => {
                format!(
                    "`{}` þarf að vera {}, ekki `{value}`",
                    knob.name(),
                    self.knob_allowed(*knob)
                )
            }
            RulesetError::Twice {
                knob,
                first,
                second,
            } => format!(
                "`{}` kemur tvisvar fyrir, sem `{first}` og sem `{second}`",
                knob.name()
            ),
            RulesetError::NoAces { knob } => format!(
                "`{}` hefur engin áhrif meðan `low_ranks` er `none`: engir ásar eru í stokknum",
                knob.name()
            ),
        }
    }

    fn ruleset_error_hint(&self, error: &RulesetError) -> Option<Hint> {
        match error {
            RulesetError::NoAces { .. } => Some(Hint::new("bættu við `--rule low_ranks=ace-two`")),
            RulesetError::NoKnob {
                nearest: Some(knob),
                ..
            } => Some(Hint::new(format!("áttirðu við `{}`?", knob.name()))),
            RulesetError::BadValue { .. } | RulesetError::NoKnob { nearest: None, .. } => {
                let show = Command::new("rules show official");
                Some(run(show, "sýnir hverja reglu með gildi hennar"))
            }
            RulesetError::NoRuleset { .. }
            | RulesetError::NoValue { .. }
            | RulesetError::Twice { .. } => None,
        }
    }

    fn differences(&self, ruleset: &Ruleset) -> String {
        match differing_knobs(ruleset) {
            None => "reglur útgefandans".to_owned(),
            Some(knobs) => format!("opinberar, nema {knobs}"),
        }
    }

    fn ruleset_added(&self, ruleset: &Ruleset) -> [String; 2] {
        let (name, differences) = (ruleset.name(), self.differences(ruleset));
        let new = Command::new("new").option("--rules", name).line(None);
        [
            format!("Nýjar reglur {name}: {differences}"),
            format!("`{new}` byrjar leik með þeim"),
        ]
    }

    fn ruleset_retired(&self, name: &str) -> String {
        format!("Reglurnar {name} eru ekki lengur í notkun; `crowns undo` nær þeim aftur")
    }

    fn how_to_show_knobs(&self) -> &'static str {
        "`crowns rules show NAME` sýnir hverja reglu"
    }

    fn knob_column(&self, column: KnobColumn) -> &'static str {
        match column {
            KnobColumn::Knob => "  regla",
            KnobColumn::Value => "gildi",
            KnobColumn::Official => "opinbert",
            KnobColumn::Decides => "ákveður",
        }
    }

    fn knob_meaning(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "venjuleg spil sem hver röð þarf",
            Knob::NaturalInPlace => "spil sem gildir allt er venjulegt á sínum stað",
            Knob::MaxWilds => "flest spil í röð sem gilda allt",
            Knob::BookDistinctSuits => "venjuleg spil í mismunandi sort eru hvert í sinni sort",
            Knob::LowRanks => "ásar og tvistar í stokknum",
            Knob::Ace => "staður ássins í röð í sömu sort",
            Knob::AceValue => "stig fyrir ás",
            Knob::JokerValue => "stig fyrir jóker",
            Knob::WildValue => "stig fyrir spil sem gildir allt",
            Knob::FaceCards => "stig fyrir J, Q, K",
            Knob::DiscardToGoOut => "henda þarf spili til að loka",
            Knob::GoOutBonus => "stig þess sem lokar",
            Knob::GamesCombined => "fjöldi Five Crowns sem stokkuð eru saman",
            Knob::Tie => "hver vinnur ef lægstu stig eru jöfn",
        }
    }

    fn knob_allowed(&self, knob: Knob) -> &'static str {
        match knob {
            Knob::MinNaturals => "0, 1, 2 eða 3",
            Knob::NaturalInPlace | Knob::BookDistinctSuits | Knob::DiscardToGoOut => "yes eða no",
            Knob::MaxWilds => "none eða tala frá 0 til 14",
            Knob::LowRanks => "none eða ace-two",
            Knob::Ace => "low, high eða either",
            Knob::AceValue | Knob::JokerValue => "stig frá 0 til 999",
            Knob::WildValue => "stig frá 0 til 999, eða face",
            Knob::FaceCards => "11-12-13 eða 10",
            Knob::GoOutBonus => "stig frá -999 til 0",
            Knob::GamesCombined => "1 eða 2",
            Knob::Tie => "shared, most-out eða extra-round",
        }
    }

    fn knobs_note(&self, any_differs: bool) -> &'static str {
        match any_differs {
            true => "* ekki eins og í opinberu reglunum",
            false => "allar reglur hafa sitt opinbera gildi",
        }
    }

    fn how_to_read_rulings(&self) -> &'static str {
        "`crowns rules TOPIC` sýnir svarið, `crowns rules --find WORD` leitar"
    }

    fn not_sure(&self) -> &'static str {
        "Ekki víst; áttu við"
    }

    fn ruling_part(&self, part: RulingPart) -> &'static str {
        match part {
            RulingPart::Customs => "Venjur, ekki opinberar reglur",
            RulingPart::Variations => "Svona má spila það öðruvísi",
            RulingPart::Examples => "Dæmi",
        }
    }

    fn ruling_sources(&self, named: &[&str], silent: Option<&str>) -> String {
        let sources = named.join(", ");
        match (named, silent) {
            (_, None) => format!("Heimild: {sources}"),
            ([], Some(silent)) => format!("Heimild: engin, {silent}"),
            (_, Some(silent)) => format!("Heimild: {sources}; um annað: {silent}"),
        }
    }

    fn example_round(&self, round: Round, settings: &[String]) -> String {
        let mut text = format!("umferð {round}, {} gilda allt", plural(round.wild()));
        for setting in settings {
            text += &format!(", {setting}");
        }
        text
    }

    fn claim(&self, claim: Claim) -> String {
        match claim {
            Claim::Book => "röð í mismunandi sort".to_owned(),
            Claim::Run => "röð í sömu sort".to_owned(),
            Claim::BookOrRun => "röð í mismunandi eða sömu sort, að vild".to_owned(),
            Claim::NoMeld => "ekki röð".to_owned(),
            Claim::GoesOut => "lokar".to_owned(),
            Claim::StaysIn => "lokar ekki".to_owned(),
            Claim::Costs(penalty) => format!("kostar {}", points(penalty.into())),
        }
    }

    fn no_topic_mentions(&self, query: &str) -> String {
        format!("`{query}` kemur hvergi fyrir")
    }

    fn ruling_not_found_hint(&self, _: &RulingNotFound) -> Option<Hint> {
        let ask = Hint::new("spyrðu með öðrum orðum, eða ").command(Command::new("rules"));
        Some(ask.text(" sýnir öll efnin"))
    }

    fn ruling_not_found(&self, error: &RulingNotFound) -> String {
        let RulingNotFound { words, near } = error;
        let near = did_you_mean(near);
        format!("ekkert efni svarar `{words}`{near}")
    }
}
