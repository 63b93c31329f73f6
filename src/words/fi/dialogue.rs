use chrono::NaiveDate;

use super::grammar::weekday;
use super::{Finnish, did_you_mean, or};
use crate::game::ScoreWarning;
use crate::store::BackupCause;
use crate::words::DialogueWords;

impl DialogueWords for Finnish {
    fn score_prompt(&self, name: &str, deals: bool, total: i32, before: Option<&str>) -> String {
        let deals = if deals { " (jakaa)" } else { "" };
        let before = before.map_or(String::new(), |score| format!(" [{score}]"));
        format!("{name}{deals}, summa {total}{before}:")
    }

    fn score_help(&self, totals: bool) -> String {
        let number = match totals {
            true => "juokseva summa, esimerkiksi 112",
            false => "pisteet (12), yhteenlasku (10+15)",
        };
        format!(
            "Kullekin pelaajalle: {number}, jäljelle jääneet kortit (KH,5D tai 8,K), `out` jos \
             pelaaja näytti kortit, tai `-` jos hän ei pelannut; tai heti koko käsi, `0 12 37`. \
             `takaisin` palaa edelliseen pelaajaan, Enter pitää hakasulkeissa olevat pisteet, `?` \
             näyttää tämän uudelleen, Ctrl-C peruuttaa"
        )
    }

    fn no_previous_answer(&self) -> &'static str {
        "edellistä pelaajaa ei ole"
    }

    fn force_hint(&self, refusal: &str) -> String {
        format!("{refusal}; `crowns score --force` kirjaa sen silti")
    }

    fn who_went_out(&self) -> &'static str {
        "Kuka näytti kortit?"
    }

    fn who_went_out_help(&self, names: &[String], may_go_back: bool) -> String {
        let back = match may_go_back {
            true => "; `takaisin` palaa pisteisiin",
            false => "",
        };
        format!("Se oli {}; `-` jos kukaan ei tiedä{back}", or(names))
    }

    fn who_may_have_gone_out(&self, names: &[String]) -> String {
        format!("se oli {}", or(names))
    }

    fn save(&self) -> &'static str {
        "Tallennetaanko pisteet? [K/e/takaisin]"
    }

    fn save_help(&self) -> &'static str {
        "Enter tai `kyllä` tallentaa ne, `takaisin` palaa pisteisiin, `ei` hylkää ne"
    }

    fn save_choices(&self) -> &'static str {
        "vastaa kyllä, ei tai takaisin"
    }

    fn slip(&self, text: &str, meant: &str) -> String {
        format!("`{text}` ei ole luku; oliko tarkoitus {meant}?")
    }

    fn choice(&self, number: usize, text: &str) -> String {
        format!("{number}: {text}")
    }

    fn which_reading(&self) -> &'static str {
        "Mikä näistä?"
    }

    fn choices(&self, count: usize) -> String {
        format!("vastaa luvulla 1–{count}")
    }

    fn doubt(&self, warning: &ScoreWarning, round: u8) -> Option<String> {
        match warning {
            ScoreWarning::SameAsBefore { round: before } => Some(format!(
                "Nämä pisteet kirjattiin juuri kädelle {before}. Kirjataanko ne myös kädelle \
                 {round}?"
            )),
            ScoreWarning::OutOfTurn { next } => Some(format!(
                "Seuraavana on käsi {next}. Kirjataanko silti käsi {round}?"
            )),
            _ => None,
        }
    }

    fn which_round(&self, default: Option<u8>) -> String {
        let default = default.map(|round| format!(" [{round}]"));
        format!("Mikä käsi?{}", default.unwrap_or_default())
    }

    fn which_round_help(&self) -> &'static str {
        "Korjattavan käden numero, esimerkiksi 3; Enter valitsee hakasulkeissa olevan. Ctrl-C \
         peruuttaa"
    }

    fn why(&self) -> &'static str {
        "Miksi?"
    }

    fn why_help(&self) -> &'static str {
        "Syy, joka kirjataan lokiin; Enter jättää sen pois"
    }

    fn which_players(&self, default: &[String]) -> String {
        match default {
            [] => "Pelaajat?".to_owned(),
            names => format!("Pelaajat? [{}]", names.join(", ")),
        }
    }

    fn which_players_help(&self) -> &'static str {
        "Pelaajat istumajärjestyksessä, myötäpäivään: `Ann Bob Cat`, tai pilkuin erotettuina `Ann, \
         Mary Lou, Cat`. Ctrl-C peruuttaa"
    }

    fn is_new_player(&self, name: &str, near: &[String]) -> String {
        let near = match near {
            [] => ".".to_owned(),
            near => did_you_mean(near),
        };
        format!("Pelaajaa `{name}` ei ole{near} Lisätäänkö uusi pelaaja {name}?")
    }

    fn play_alone(&self, name: &str) -> String {
        format!("Pelaajia on vain yksi, {name}. Aloitetaanko yhden pelaajan peli?")
    }

    fn who_deals(&self, default: &str) -> String {
        format!("Kuka jakaa ensin? [{default}]")
    }

    fn who_deals_help(&self) -> &'static str {
        "Pelaaja tai nimen alku; Enter valitsee hakasulkeissa olevan"
    }

    fn which_rules(&self, default: &str) -> String {
        format!("Säännöt? [{default}]")
    }

    fn which_rules_help(&self) -> &'static str {
        "official, texas tai omat; `crowns rules list` luettelee ne; Enter valitsee viralliset"
    }

    fn not_started(&self) -> &'static str {
        "peliä ei aloitettu"
    }

    fn is_day_to_come(&self, day: NaiveDate) -> String {
        format!("Vasta tulossa: {}. Onko päivä oikein?", with_weekday(day))
    }

    fn day_to_come(&self, day: NaiveDate) -> String {
        format!(
            "{} on vasta tulossa; jos se on virhe, `crowns undo` kumoaa sen",
            with_weekday(day)
        )
    }

    fn day_read_as(&self, text: &str, day: NaiveDate) -> String {
        format!("`{text}` luettiin näin: {}", with_weekday(day))
    }

    fn whose_stats(&self) -> &'static str {
        "Kenen tilastot tarkemmin? [ei kenenkään]"
    }

    fn whose_stats_help(&self) -> &'static str {
        "Pelaaja tai kaksi verrattavaa, esimerkiksi `Ann, Bob`; Enter ei valitse ketään"
    }

    fn which_backup(&self) -> &'static str {
        "Mikä varmuuskopio? [1]"
    }

    fn which_backup_help(&self) -> &'static str {
        "Sen numero; Enter valitsee uusimman. Ctrl-C peruuttaa"
    }

    fn backup_made(&self, time: &str, cause: BackupCause) -> String {
        let cause = match cause {
            BackupCause::Asked => "komennolla `crowns backup`",
            BackupCause::Daily => "päivän ensimmäisen pelin alussa",
            BackupCause::Game => "pelin alussa",
            BackupCause::Migration => "ennen tietokannan päivitystä",
            BackupCause::Repair => "ennen korjausta",
        };
        format!("{time}, {cause}")
    }

    fn no_backups(&self) -> &'static str {
        "varmuuskopioita ei ole; `crowns backup` tekee sellaisen"
    }

    fn not_restored(&self) -> &'static str {
        "mitään ei palautettu"
    }

    fn undo_game(&self, what: &str) -> String {
        format!("Kumotaanko tämä – {what}?")
    }

    fn not_undone(&self) -> &'static str {
        "mitään ei kumottu"
    }

    fn nothing_changed(&self) -> &'static str {
        "mitään ei muutettu"
    }

    fn not_saved(&self) -> &'static str {
        "mitään ei tallennettu"
    }

    fn yes_or_no(&self, question: &str, default: bool) -> String {
        let answers = if default { "[K/e]" } else { "[k/E]" };
        format!("{question} {answers}")
    }

    fn yes_or_no_choices(&self) -> &'static str {
        "vastaa kyllä tai ei"
    }

    fn replace_database(&self) -> &'static str {
        "Korvataanko tietokanta? Nykyinen tallennetaan tiedostoon sen viereen."
    }

    fn yes(&self) -> &'static [&'static str] {
        &["k", "kyllä", "y", "yes"]
    }

    fn no(&self) -> &'static [&'static str] {
        &["e", "ei", "n", "no"]
    }

    fn back(&self) -> &'static [&'static str] {
        &["takaisin", "back"]
    }
}

/// Writes a day with its weekday, which shows a slip: `lauantai 2026-11-21`.
fn with_weekday(day: NaiveDate) -> String {
    format!("{} {day}", weekday(day))
}
