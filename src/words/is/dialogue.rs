use chrono::NaiveDate;

use super::grammar::weekday;
use super::{Icelandic, did_you_mean, or};
use crate::game::ScoreWarning;
use crate::store::BackupCause;
use crate::words::DialogueWords;

impl DialogueWords for Icelandic {
    fn score_prompt(&self, name: &str, deals: bool, total: i32, before: Option<&str>) -> String {
        let deals = if deals { " (gefur)" } else { "" };
        let before = before.map_or(String::new(), |score| format!(" [{score}]"));
        format!("{name}{deals}, alls {total}{before}:")
    }

    fn score_help(&self, totals: bool) -> String {
        let number = match totals {
            true => "heildarstig, t.d. 112",
            false => "stig (12), summa (10+15)",
        };
        format!(
            "Fyrir hvern leikmann: {number}, spilin sem eru eftir (KH,5D eða 8,K), `out` fyrir \
             þann sem lokaði eða `-` fyrir þann sem spilaði ekki; eða strax öll umferðin, `0 12 \
             37`. `til baka` fer til leikmannsins á undan, Enter heldur stigunum í hornklofum, `?` \
             sýnir þetta aftur, Ctrl-C hættir við"
        )
    }

    fn no_previous_answer(&self) -> &'static str {
        "það er enginn leikmaður á undan"
    }

    fn force_hint(&self, refusal: &str) -> String {
        format!("{refusal}; `crowns score --force` skráir það samt")
    }

    fn who_went_out(&self) -> &'static str {
        "Hver lokaði?"
    }

    fn who_went_out_help(&self, names: &[String], may_go_back: bool) -> String {
        let back = match may_go_back {
            true => "; `til baka` fer aftur í stigin",
            false => "",
        };
        format!("Það var {}; `-` ef enginn veit{back}", or(names))
    }

    fn who_may_have_gone_out(&self, names: &[String]) -> String {
        format!("það var {}", or(names))
    }

    fn save(&self) -> &'static str {
        "Vista þessi stig? [J/n/til baka]"
    }

    fn save_help(&self) -> &'static str {
        "Enter eða `já` vistar þau, `til baka` fer aftur í stigin, `nei` fleygir þeim"
    }

    fn save_choices(&self) -> &'static str {
        "svaraðu já, nei eða til baka"
    }

    fn slip(&self, text: &str, meant: &str) -> String {
        format!("`{text}` er ekki tala; áttirðu við {meant}?")
    }

    fn choice(&self, number: usize, text: &str) -> String {
        format!("{number}: {text}")
    }

    fn which_reading(&self) -> &'static str {
        "Hvað áttirðu við?"
    }

    fn choices(&self, count: usize) -> String {
        format!("svaraðu með tölu frá 1 til {count}")
    }

    fn doubt(&self, warning: &ScoreWarning, round: u8) -> Option<String> {
        match warning {
            ScoreWarning::SameAsBefore { round: before } => Some(format!(
                "Þessi stig voru rétt í þessu skráð fyrir umferð {before}. Skrá þau líka fyrir \
                 umferð {round}?"
            )),
            ScoreWarning::OutOfTurn { next } => {
                Some(format!("Næst er umferð {next}. Skrá samt umferð {round}?"))
            }
            _ => None,
        }
    }

    fn which_round(&self, default: Option<u8>) -> String {
        let default = default.map(|round| format!(" [{round}]"));
        format!("Hvaða umferð?{}", default.unwrap_or_default())
    }

    fn which_round_help(&self) -> &'static str {
        "Númer umferðarinnar sem á að leiðrétta, t.d. 3; Enter velur þá sem er í hornklofum. \
         Ctrl-C hættir við"
    }

    fn why(&self) -> &'static str {
        "Hvers vegna?"
    }

    fn why_help(&self) -> &'static str {
        "Ástæðan, sem geymist í sögunni; Enter sleppir henni"
    }

    fn which_players(&self, default: &[String]) -> String {
        match default {
            [] => "Leikmenn?".to_owned(),
            names => format!("Leikmenn? [{}]", names.join(", ")),
        }
    }

    fn which_players_help(&self) -> &'static str {
        "Leikmenn í sætaröð, réttsælis: `Ann Bob Cat`, eða með kommum, `Ann, Mary Lou, Cat`. \
         Ctrl-C hættir við"
    }

    fn is_new_player(&self, name: &str, near: &[String]) -> String {
        let near = match near {
            [] => ".".to_owned(),
            near => did_you_mean(near),
        };
        format!("Enginn leikmaður heitir `{name}`{near} Er {name} nýr leikmaður?")
    }

    fn play_alone(&self, name: &str) -> String {
        format!("Hér er bara einn leikmaður, {name}. Byrja leik fyrir einn?")
    }

    fn who_deals(&self, default: &str) -> String {
        format!("Hver gefur fyrst? [{default}]")
    }

    fn who_deals_help(&self) -> &'static str {
        "Leikmaður, eða byrjunin á nafninu; Enter velur þann sem er í hornklofum"
    }

    fn which_rules(&self, default: &str) -> String {
        format!("Reglur? [{default}]")
    }

    fn which_rules_help(&self) -> &'static str {
        "official, texas eða þínar eigin; `crowns rules list` sýnir þær; Enter velur þær opinberu"
    }

    fn not_started(&self) -> &'static str {
        "enginn leikur hófst"
    }

    fn is_day_to_come(&self, day: NaiveDate) -> String {
        format!(
            "Ekki kominn enn: {}. Er dagurinn réttur?",
            with_weekday(day)
        )
    }

    fn day_to_come(&self, day: NaiveDate) -> String {
        format!(
            "{} er ekki kominn enn; ef það er villa afturkallar `crowns undo` það",
            with_weekday(day)
        )
    }

    fn day_read_as(&self, text: &str, day: NaiveDate) -> String {
        format!("`{text}` var lesið sem {}", with_weekday(day))
    }

    fn whose_stats(&self) -> &'static str {
        "Hvern á að sýna nánar? [engan]"
    }

    fn whose_stats_help(&self) -> &'static str {
        "Leikmaður, eða tveir til að bera saman, t.d. `Ann, Bob`; Enter velur engan"
    }

    fn which_backup(&self) -> &'static str {
        "Hvaða afrit? [1]"
    }

    fn which_backup_help(&self) -> &'static str {
        "Númer þess; Enter velur það nýjasta. Ctrl-C hættir við"
    }

    fn backup_made(&self, time: &str, cause: BackupCause) -> String {
        let cause = match cause {
            BackupCause::Asked => "með `crowns backup`",
            BackupCause::Daily => "við fyrsta leik dagsins",
            BackupCause::Game => "þegar leikur hófst",
            BackupCause::Migration => "fyrir uppfærslu gagnagrunnsins",
            BackupCause::Repair => "fyrir viðgerð",
        };
        format!("{time}, {cause}")
    }

    fn no_backups(&self) -> &'static str {
        "engin afrit eru til; `crowns backup` tekur afrit"
    }

    fn not_restored(&self) -> &'static str {
        "ekkert var endurheimt"
    }

    fn undo_game(&self, what: &str) -> String {
        format!("Afturkalla þetta – {what}?")
    }

    fn not_undone(&self) -> &'static str {
        "ekkert var afturkallað"
    }

    fn nothing_changed(&self) -> &'static str {
        "engu var breytt"
    }

    fn not_saved(&self) -> &'static str {
        "ekkert var vistað"
    }

    fn yes_or_no(&self, question: &str, default: bool) -> String {
        let answers = if default { "[J/n]" } else { "[j/N]" };
        format!("{question} {answers}")
    }

    fn yes_or_no_choices(&self) -> &'static str {
        "svaraðu já eða nei"
    }

    fn replace_database(&self) -> &'static str {
        "Skipta um gagnagrunn? Sá sem nú er í notkun verður vistaður í skrá við hliðina."
    }

    fn yes(&self) -> &'static [&'static str] {
        &["j", "já", "y", "yes"]
    }

    fn no(&self) -> &'static [&'static str] {
        &["n", "nei", "no"]
    }

    fn back(&self) -> &'static [&'static str] {
        &["til baka", "back"]
    }
}

/// Writes a day with its weekday, which shows a slip: `laugardagur 2026-11-21`.
fn with_weekday(day: NaiveDate) -> String {
    format!("{} {day}", weekday(day))
}
