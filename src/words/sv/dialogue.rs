use chrono::NaiveDate;

use super::{Swedish, day, did_you_mean, or};
use crate::game::ScoreWarning;
use crate::store::BackupCause;
use crate::words::DialogueWords;

impl DialogueWords for Swedish {
    fn score_prompt(&self, name: &str, deals: bool, total: i32, before: Option<&str>) -> String {
        let deals = if deals { " (delar ut)" } else { "" };
        let before = before.map_or(String::new(), |score| format!(" [{score}]"));
        format!("{name}{deals}, summa {total}{before}:")
    }

    fn score_help(&self, totals: bool) -> String {
        let number = match totals {
            true => "en löpande summa som 112",
            false => "poäng (12), en summa (10+15)",
        };
        format!(
            "För varje spelare: {number}, korten som är kvar (KH,5D eller 8,K), `out` för den som \
             gick ut, eller `-` för den som inte var med; eller först hela omgången, `0 12 37`. \
             `tillbaka` går tillbaka till föregående spelare, Enter behåller poäng inom parentes, \
             `?` visar det här igen, Ctrl-C avbryter"
        )
    }

    fn no_previous_answer(&self) -> &'static str {
        "det finns ingen spelare före den här"
    }

    fn force_hint(&self, refusal: &str) -> String {
        format!("{refusal}; ska det föras in ändå, kör `crowns score --force`")
    }

    fn who_went_out(&self) -> &'static str {
        "Vem gick ut?"
    }

    fn who_went_out_help(&self, names: &[String], may_go_back: bool) -> String {
        let back = match may_go_back {
            true => "; `tillbaka` går tillbaka till poängen",
            false => "",
        };
        format!("Det var {}; `-` om ingen vet{back}", or(names))
    }

    fn who_may_have_gone_out(&self, names: &[String]) -> String {
        format!("det var {}", or(names))
    }

    fn save(&self) -> &'static str {
        "Spara de här poängen? [J/n/tillbaka]"
    }

    fn save_help(&self) -> &'static str {
        "Enter eller `ja` sparar dem, `tillbaka` går tillbaka till poängen, `nej` slänger dem"
    }

    fn save_choices(&self) -> &'static str {
        "svara ja, nej eller tillbaka"
    }

    fn slip(&self, text: &str, meant: &str) -> String {
        format!("`{text}` är inget tal; menade du {meant}?")
    }

    fn choice(&self, number: usize, text: &str) -> String {
        format!("{number}: {text}")
    }

    fn which_reading(&self) -> &'static str {
        "Vad menar du?"
    }

    fn choices(&self, count: usize) -> String {
        format!("svara med ett tal från 1 till {count}")
    }

    fn doubt(&self, warning: &ScoreWarning, round: u8) -> Option<String> {
        match warning {
            ScoreWarning::SameAsBefore { round: before } => Some(format!(
                "Omgång {before} fick just de här poängen. Ska omgång {round} också ha dem?"
            )),
            ScoreWarning::OutOfTurn { next } => Some(format!(
                "Omgång {next} står på tur. Föra in omgång {round} ändå?"
            )),
            _ => None,
        }
    }

    fn which_round(&self, default: Option<u8>) -> String {
        let default = default.map(|round| format!(" [{round}]"));
        format!("Vilken omgång?{}", default.unwrap_or_default())
    }

    fn which_round_help(&self) -> &'static str {
        "Numret på omgången som ska rättas, till exempel 3; Enter för den inom parentes. Ctrl-C \
         avbryter"
    }

    fn why(&self) -> &'static str {
        "Varför?"
    }

    fn why_help(&self) -> &'static str {
        "Skälet, till loggen; Enter för inget"
    }

    fn which_players(&self, default: &[String]) -> String {
        match default {
            [] => "Spelare?".to_owned(),
            names => format!("Spelare? [{}]", names.join(", ")),
        }
    }

    fn which_players_help(&self) -> &'static str {
        "Vilka som spelar, i den ordning ni sitter, medsols: `Ann Bob Cat`, eller med komman, \
         `Ann, Mary Lou, Cat`. Ctrl-C avbryter"
    }

    fn is_new_player(&self, name: &str, near: &[String]) -> String {
        match near {
            [] => format!("Det finns ingen spelare `{name}`. Lägga till {name} som ny spelare?"),
            near => format!(
                "Det finns ingen spelare `{name}`{} Lägga till {name} som ny spelare?",
                did_you_mean(near)
            ),
        }
    }

    fn play_alone(&self, name: &str) -> String {
        format!("Bara {name} spelar. Starta ett spel för en?")
    }

    fn who_deals(&self, default: &str) -> String {
        format!("Vem delar ut först? [{default}]")
    }

    fn who_deals_help(&self) -> &'static str {
        "En spelare eller början på namnet; Enter för den inom parentes"
    }

    fn which_rules(&self, default: &str) -> String {
        format!("Regler? [{default}]")
    }

    fn which_rules_help(&self) -> &'static str {
        "official, texas eller era egna; `crowns rules list` visar dem; Enter för de officiella"
    }

    fn not_started(&self) -> &'static str {
        "inget spel startades"
    }

    fn is_day_to_come(&self, date: NaiveDate) -> String {
        format!("{} ligger i framtiden. Stämmer det?", day(date))
    }

    fn day_to_come(&self, date: NaiveDate) -> String {
        format!(
            "{} ligger i framtiden; är det ett misstag ångrar `crowns undo` det",
            day(date)
        )
    }

    fn day_read_as(&self, text: &str, date: NaiveDate) -> String {
        format!("`{text}` lästes som {}", day(date))
    }

    fn whose_stats(&self) -> &'static str {
        "Vilken spelare i detalj? [ingen]"
    }

    fn whose_stats_help(&self) -> &'static str {
        "En spelare, eller två att jämföra, till exempel `Ann, Bob`; Enter för ingen"
    }

    fn which_backup(&self) -> &'static str {
        "Vilken säkerhetskopia? [1]"
    }

    fn which_backup_help(&self) -> &'static str {
        "Dess nummer; Enter för den senaste. Ctrl-C avbryter"
    }

    fn backup_made(&self, time: &str, cause: BackupCause) -> String {
        let cause = match cause {
            BackupCause::Asked => "med `crowns backup`",
            BackupCause::Daily => "vid dagens första spel",
            BackupCause::Game => "när ett spel startade",
            BackupCause::Migration => "före en uppdatering av databasen",
            BackupCause::Repair => "före en reparation",
        };
        format!("{time}, {cause}")
    }

    fn no_backups(&self) -> &'static str {
        "det finns inga säkerhetskopior; `crowns backup` gör en"
    }

    fn not_restored(&self) -> &'static str {
        "inget återställdes"
    }

    fn undo_game(&self, what: &str) -> String {
        format!("Ångra detta: {what}?")
    }

    fn not_undone(&self) -> &'static str {
        "inget ångrades"
    }

    fn nothing_changed(&self) -> &'static str {
        "inget ändrades"
    }

    fn not_saved(&self) -> &'static str {
        "inget sparades"
    }

    fn yes_or_no(&self, question: &str, default: bool) -> String {
        let answers = if default { "[J/n]" } else { "[j/N]" };
        format!("{question} {answers}")
    }

    fn yes_or_no_choices(&self) -> &'static str {
        "svara ja eller nej"
    }

    fn replace_database(&self) -> &'static str {
        "Ersätta databasen? Den nuvarande sparas i en fil bredvid."
    }

    fn yes(&self) -> &'static [&'static str] {
        &["j", "ja", "y", "yes"]
    }

    fn no(&self) -> &'static [&'static str] {
        &["n", "nej", "no"]
    }

    fn back(&self) -> &'static [&'static str] {
        &["tillbaka", "back"]
    }
}
