use chrono::NaiveDate;

use super::{Norwegian, day, did_you_mean, or};
use crate::game::ScoreWarning;
use crate::store::BackupCause;
use crate::words::DialogueWords;

impl DialogueWords for Norwegian {
    fn score_prompt(&self, name: &str, deals: bool, total: i32, before: Option<&str>) -> String {
        let deals = if deals { " (deler ut)" } else { "" };
        let before = before.map_or(String::new(), |score| format!(" [{score}]"));
        format!("{name}{deals}, sum {total}{before}:")
    }

    fn score_help(&self, totals: bool) -> String {
        let number = match totals {
            true => "en løpende sum som 112",
            false => "poeng (12), en sum (10+15)",
        };
        format!(
            "For hver spiller: {number}, kortene som er igjen (KH,5D eller 8,K), `out` for den som \
             gikk ut, eller `-` for en som ikke var med; eller først hele omgangen, `0 12 37`. \
             `tilbake` går tilbake til forrige spiller, Enter beholder poeng i parentes, `?` viser \
             dette igjen, Ctrl-C avbryter"
        )
    }

    fn no_previous_answer(&self) -> &'static str {
        "det er ingen spiller før denne"
    }

    fn force_hint(&self, refusal: &str) -> String {
        format!("{refusal}; skal det føres likevel, kjør `crowns score --force`")
    }

    fn who_went_out(&self) -> &'static str {
        "Hvem gikk ut?"
    }

    fn who_went_out_help(&self, names: &[String], may_go_back: bool) -> String {
        let back = match may_go_back {
            true => "; `tilbake` går tilbake til poengene",
            false => "",
        };
        format!("Det var {}; `-` hvis ingen vet det{back}", or(names))
    }

    fn who_may_have_gone_out(&self, names: &[String]) -> String {
        format!("det var {}", or(names))
    }

    fn save(&self) -> &'static str {
        "Lagre disse poengene? [J/n/tilbake]"
    }

    fn save_help(&self) -> &'static str {
        "Enter eller `ja` lagrer dem, `tilbake` går tilbake til poengene, `nei` dropper dem"
    }

    fn save_choices(&self) -> &'static str {
        "svar ja, nei eller tilbake"
    }

    fn slip(&self, text: &str, meant: &str) -> String {
        format!("`{text}` er ikke et tall; mente du {meant}?")
    }

    fn choice(&self, number: usize, text: &str) -> String {
        format!("{number}: {text}")
    }

    fn which_reading(&self) -> &'static str {
        "Hva mener du?"
    }

    fn choices(&self, count: usize) -> String {
        format!("svar med et tall fra 1 til {count}")
    }

    fn doubt(&self, warning: &ScoreWarning, round: u8) -> Option<String> {
        match warning {
            ScoreWarning::SameAsBefore { round: before } => Some(format!(
                "Omgang {before} fikk nettopp disse poengene. Skal omgang {round} også ha dem?"
            )),
            ScoreWarning::OutOfTurn { next } => Some(format!(
                "Omgang {next} er den neste. Føre omgang {round} likevel?"
            )),
            _ => None,
        }
    }

    fn which_round(&self, default: Option<u8>) -> String {
        let default = default.map(|round| format!(" [{round}]"));
        format!("Hvilken omgang?{}", default.unwrap_or_default())
    }

    fn which_round_help(&self) -> &'static str {
        "Nummeret på omgangen som skal rettes, for eksempel 3; Enter for den i parentes. Ctrl-C \
         avbryter"
    }

    fn why(&self) -> &'static str {
        "Hvorfor?"
    }

    fn why_help(&self) -> &'static str {
        "Grunnen, til loggen; Enter for ingen"
    }

    fn which_players(&self, default: &[String]) -> String {
        match default {
            [] => "Spillere?".to_owned(),
            names => format!("Spillere? [{}]", names.join(", ")),
        }
    }

    fn which_players_help(&self) -> &'static str {
        "Hvem som spiller, i den rekkefølgen dere sitter, med urviseren: `Ann Bob Cat`, eller med \
         komma, `Ann, Mary Lou, Cat`. Ctrl-C avbryter"
    }

    fn is_new_player(&self, name: &str, near: &[String]) -> String {
        match near {
            [] => format!("Det finnes ingen spiller `{name}`. Legge til {name} som ny spiller?"),
            near => format!(
                "Det finnes ingen spiller `{name}`{} Legge til {name} som ny spiller?",
                did_you_mean(near)
            ),
        }
    }

    fn play_alone(&self, name: &str) -> String {
        format!("Bare {name} spiller. Starte et spill for én?")
    }

    fn who_deals(&self, default: &str) -> String {
        format!("Hvem deler ut først? [{default}]")
    }

    fn who_deals_help(&self) -> &'static str {
        "En spiller eller begynnelsen på navnet; Enter for den i parentes"
    }

    fn which_rules(&self, default: &str) -> String {
        format!("Regler? [{default}]")
    }

    fn which_rules_help(&self) -> &'static str {
        "official, texas eller deres egne; `crowns rules list` viser dem; Enter for de offisielle"
    }

    fn not_started(&self) -> &'static str {
        "det ble ikke startet noe spill"
    }

    fn is_day_to_come(&self, date: NaiveDate) -> String {
        format!("{} ligger fram i tid. Stemmer det?", day(date))
    }

    fn day_to_come(&self, date: NaiveDate) -> String {
        format!(
            "{} ligger fram i tid; er det en feil, angrer `crowns undo` det",
            day(date)
        )
    }

    fn day_read_as(&self, text: &str, date: NaiveDate) -> String {
        format!("`{text}` ble lest som {}", day(date))
    }

    fn whose_stats(&self) -> &'static str {
        "Hvilken spiller i detalj? [ingen]"
    }

    fn whose_stats_help(&self) -> &'static str {
        "En spiller, eller to å sammenligne, for eksempel `Ann, Bob`; Enter for ingen"
    }

    fn which_backup(&self) -> &'static str {
        "Hvilken sikkerhetskopi? [1]"
    }

    fn which_backup_help(&self) -> &'static str {
        "Nummeret på den; Enter for den nyeste. Ctrl-C avbryter"
    }

    fn backup_made(&self, time: &str, cause: BackupCause) -> String {
        let cause = match cause {
            BackupCause::Asked => "med `crowns backup`",
            BackupCause::Daily => "ved dagens første spill",
            BackupCause::Game => "da et spill startet",
            BackupCause::Migration => "før en oppdatering av databasen",
            BackupCause::Repair => "før en reparasjon",
        };
        format!("{time}, {cause}")
    }

    fn no_backups(&self) -> &'static str {
        "det finnes ingen sikkerhetskopier; `crowns backup` lager en"
    }

    fn not_restored(&self) -> &'static str {
        "ingenting ble gjenopprettet"
    }

    fn undo_game(&self, what: &str) -> String {
        format!("Angre dette: {what}?")
    }

    fn not_undone(&self) -> &'static str {
        "ingenting ble angret"
    }

    fn nothing_changed(&self) -> &'static str {
        "ingenting ble endret"
    }

    fn not_saved(&self) -> &'static str {
        "ingenting ble lagret"
    }

    fn yes_or_no(&self, question: &str, default: bool) -> String {
        let answers = if default { "[J/n]" } else { "[j/N]" };
        format!("{question} {answers}")
    }

    fn yes_or_no_choices(&self) -> &'static str {
        "svar ja eller nei"
    }

    fn replace_database(&self) -> &'static str {
        "Erstatte databasen? Den nåværende lagres i en fil ved siden av."
    }

    fn yes(&self) -> &'static [&'static str] {
        &["j", "ja", "y", "yes"]
    }

    fn no(&self) -> &'static [&'static str] {
        &["n", "nei", "no"]
    }

    fn back(&self) -> &'static [&'static str] {
        &["tilbake", "back"]
    }
}
