use chrono::NaiveDate;

use super::{Danish, day, did_you_mean, or};
use crate::game::ScoreWarning;
use crate::store::BackupCause;
use crate::words::DialogueWords;

impl DialogueWords for Danish {
    fn score_prompt(&self, name: &str, deals: bool, total: i32, before: Option<&str>) -> String {
        let deals = if deals { " (giver)" } else { "" };
        let before = before.map_or(String::new(), |score| format!(" [{score}]"));
        format!("{name}{deals}, i alt {total}{before}:")
    }

    fn score_help(&self, totals: bool) -> String {
        let number = match totals {
            true => "en løbende sum som 112",
            false => "point (12), en sum (10+15)",
        };
        format!(
            "For hver spiller: {number}, de kort, der er tilbage (KH,5D eller 8,K), `out` for den, \
             der afsluttede, eller `-` for en, der ikke var med; eller først hele omgangen, `0 12 \
             37`. `tilbage` går tilbage til den forrige spiller, Enter beholder point i parentes, \
             `?` viser dette igen, Ctrl-C afbryder"
        )
    }

    fn no_previous_answer(&self) -> &'static str {
        "der er ingen spiller før denne"
    }

    fn force_hint(&self, refusal: &str) -> String {
        format!("{refusal}; skal det noteres alligevel, så kør `crowns score --force`")
    }

    fn who_went_out(&self) -> &'static str {
        "Hvem afsluttede?"
    }

    fn who_went_out_help(&self, names: &[String], may_go_back: bool) -> String {
        let back = match may_go_back {
            true => "; `tilbage` går tilbage til pointene",
            false => "",
        };
        format!("Det var {}; `-`, hvis ingen ved det{back}", or(names))
    }

    fn who_may_have_gone_out(&self, names: &[String]) -> String {
        format!("det var {}", or(names))
    }

    fn save(&self) -> &'static str {
        "Gem disse point? [J/n/tilbage]"
    }

    fn save_help(&self) -> &'static str {
        "Enter eller `ja` gemmer dem, `tilbage` går tilbage til pointene, `nej` dropper dem"
    }

    fn save_choices(&self) -> &'static str {
        "svar ja, nej eller tilbage"
    }

    fn slip(&self, text: &str, meant: &str) -> String {
        format!("`{text}` er ikke et tal; mente du {meant}?")
    }

    fn choice(&self, number: usize, text: &str) -> String {
        format!("{number}: {text}")
    }

    fn which_reading(&self) -> &'static str {
        "Hvad mener du?"
    }

    fn choices(&self, count: usize) -> String {
        format!("svar med et tal fra 1 til {count}")
    }

    fn doubt(&self, warning: &ScoreWarning, round: u8) -> Option<String> {
        match warning {
            ScoreWarning::SameAsBefore { round: before } => Some(format!(
                "Omgang {before} fik lige disse point. Skal omgang {round} også have dem?"
            )),
            ScoreWarning::OutOfTurn { next } => Some(format!(
                "Omgang {next} er den næste. Notér omgang {round} alligevel?"
            )),
            _ => None,
        }
    }

    fn which_round(&self, default: Option<u8>) -> String {
        let default = default.map(|round| format!(" [{round}]"));
        format!("Hvilken omgang?{}", default.unwrap_or_default())
    }

    fn which_round_help(&self) -> &'static str {
        "Nummeret på den omgang, der skal rettes, for eksempel 3; Enter for den i parentes. Ctrl-C \
         afbryder"
    }

    fn why(&self) -> &'static str {
        "Hvorfor?"
    }

    fn why_help(&self) -> &'static str {
        "Grunden, til loggen; Enter for ingen"
    }

    fn which_players(&self, default: &[String]) -> String {
        match default {
            [] => "Spillere?".to_owned(),
            names => format!("Spillere? [{}]", names.join(", ")),
        }
    }

    fn which_players_help(&self) -> &'static str {
        "Hvem der spiller, i den rækkefølge, I sidder, med uret: `Ann Bob Cat`, eller med \
         kommaer, `Ann, Mary Lou, Cat`. Ctrl-C afbryder"
    }

    fn is_new_player(&self, name: &str, near: &[String]) -> String {
        match near {
            [] => format!("Der er ingen spiller `{name}`. Tilføj {name} som ny spiller?"),
            near => format!(
                "Der er ingen spiller `{name}`{} Tilføj {name} som ny spiller?",
                did_you_mean(near)
            ),
        }
    }

    fn play_alone(&self, name: &str) -> String {
        format!("Kun {name} spiller. Start et spil for én?")
    }

    fn who_deals(&self, default: &str) -> String {
        format!("Hvem giver først? [{default}]")
    }

    fn who_deals_help(&self) -> &'static str {
        "En spiller eller begyndelsen af navnet; Enter for den i parentes"
    }

    fn which_rules(&self, default: &str) -> String {
        format!("Regler? [{default}]")
    }

    fn which_rules_help(&self) -> &'static str {
        "official, texas eller jeres egne; `crowns rules list` viser dem; Enter for de officielle"
    }

    fn not_started(&self) -> &'static str {
        "der blev ikke startet noget spil"
    }

    fn is_day_to_come(&self, date: NaiveDate) -> String {
        format!("{} ligger ude i fremtiden. Er det rigtigt?", day(date))
    }

    fn day_to_come(&self, date: NaiveDate) -> String {
        format!(
            "{} ligger ude i fremtiden; er det en fejl, så fortryder `crowns undo` det",
            day(date)
        )
    }

    fn day_read_as(&self, text: &str, date: NaiveDate) -> String {
        format!("`{text}` blev læst som {}", day(date))
    }

    fn whose_stats(&self) -> &'static str {
        "Hvilken spiller i detaljer? [ingen]"
    }

    fn whose_stats_help(&self) -> &'static str {
        "En spiller, eller to at sammenligne, for eksempel `Ann, Bob`; Enter for ingen"
    }

    fn which_backup(&self) -> &'static str {
        "Hvilken sikkerhedskopi? [1]"
    }

    fn which_backup_help(&self) -> &'static str {
        "Dens nummer; Enter for den nyeste. Ctrl-C afbryder"
    }

    fn backup_made(&self, time: &str, cause: BackupCause) -> String {
        let cause = match cause {
            BackupCause::Asked => "med `crowns backup`",
            BackupCause::Daily => "ved dagens første spil",
            BackupCause::Game => "da et spil begyndte",
            BackupCause::Migration => "før en opdatering af databasen",
            BackupCause::Repair => "før en reparation",
        };
        format!("{time}, {cause}")
    }

    fn no_backups(&self) -> &'static str {
        "der er ingen sikkerhedskopier; `crowns backup` laver en"
    }

    fn not_restored(&self) -> &'static str {
        "intet blev gendannet"
    }

    fn undo_game(&self, what: &str) -> String {
        format!("Fortryd dette: {what}?")
    }

    fn not_undone(&self) -> &'static str {
        "intet blev fortrudt"
    }

    fn nothing_changed(&self) -> &'static str {
        "intet blev ændret"
    }

    fn not_saved(&self) -> &'static str {
        "intet blev gemt"
    }

    fn yes_or_no(&self, question: &str, default: bool) -> String {
        let answers = if default { "[J/n]" } else { "[j/N]" };
        format!("{question} {answers}")
    }

    fn yes_or_no_choices(&self) -> &'static str {
        "svar ja eller nej"
    }

    fn replace_database(&self) -> &'static str {
        "Erstat databasen? Den nuværende gemmes i en fil ved siden af."
    }

    fn yes(&self) -> &'static [&'static str] {
        &["j", "ja", "y", "yes"]
    }

    fn no(&self) -> &'static [&'static str] {
        &["n", "nej", "no"]
    }

    fn back(&self) -> &'static [&'static str] {
        &["tilbage", "back"]
    }
}
