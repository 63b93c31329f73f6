//! What days are called, in the languages of the program and in German, months also in Dutch
//! and French. Case and accents do not count.

use chrono::Weekday;

use crate::cards::number_word;
use crate::game::find_name::without_accents;
use crate::game::name::name_key;

const WEEKDAYS: [&str; 7] = [
    "monday montag mandag maanantai manudag manudegi",
    "tuesday dienstag tirsdag tisdag tiistai thridjudag thridjudegi",
    "wednesday mittwoch onsdag keskiviikko keskiviikosta keskiviikkoa midvikudag midvikudegi",
    "thursday donnerstag torsdag torstai fimmtudag fimmtudegi",
    "friday freitag fredag perjantai fostudag fostudegi",
    "saturday samstag sonnabend lordag loerdag lauantai laugardag laugardegi",
    "sunday sonntag sondag soendag sunnuntai sunnudag sunnudegi",
];

const MONTHS: [&str; 12] = [
    "january januari tammikuu janvier",
    "february februari helmikuu fevrier",
    "march marz mars marts maaliskuu maart",
    "april aprili huhtikuu avril",
    "may mai maj toukokuu mei",
    "june juni kesakuu juin",
    "july juli heinakuu juillet",
    "august augusti agust elokuu augustus aout",
    "september syyskuu septembre",
    "october oktober lokakuu octobre",
    "november marraskuu novembre",
    "december dezember desember joulukuu decembre",
];

/// What other languages say for the English words of days, between bars.
const WORDS: [(&str, &str); 22] = [
    ("today", "i dag|idag|tanaan"),
    ("yesterday", "i gar|igar|i gaar|igaar|i gaer|igaer|eilen"),
    ("day before yesterday", "i forgars|i forgar|i forrgar|i fyrradag|toissapaivana"),
    ("tomorrow", "i morgen|imorgen|i morgon|imorgon|on morgun|a morgun|huomenna"),
    ("tonight", "i aften|i kveld|ikveld|i kvall|ikvall|i kvold|tana iltana|illalla"),
    (
        "last night",
        "i aftes|i gar aftes|i gar kveld|i gar kvall|igar kvall|i gaerkvold|i gaerkvoldi|eilen illalla",
    ),
    ("last year", "i fjor|i fjol|i fyrra"),
    (
        "last",
        "sidste|siste|sist|forrige|forra|fyrra|fyrri|sista|senaste|seneste|viime|viimeiset|sidasta|sidasti|\
         sidustu",
    ),
    (
        "this",
        "denne|dette|den her|dette her|denna|detta|den har|tama|talla|tassa|tana|thessi|thessa|\
         thessu|thessari|thessum",
    ),
    ("day", "dag|dage|dager|dagar|dagene|dagarna|paiva|paivaa|daga|dogum"),
    (
        "week",
        "uge|ugen|uger|uke|uken|uka|uker|vecka|veckan|veckor|viikko|viikkoa|viikon|viikolla|\
              vika|vikan|viku|vikur|vikum",
    ),
    (
        "month",
        "maned|maneden|maneder|manedene|maaned|manad|manaden|manader|manaderna|kuukausi|kuukautta|\
         kuukauden|kuussa|manudur|manud|manudi|manudum",
    ),
    ("year", "ar|aret|arene|aar|aaret|vuosi|vuotta|vuoden|vuonna|arid|ari|arum"),
    ("weekend", "weekenden|helg|helgen|helga|helgi|helgina|viikonloppu|viikonloppuna"),
    ("ago", "siden|sedan|sitten|sidan"),
    ("before", "fyrir"),
    ("a", "en|et|ett|ei|einum|einni|einu|yksi"),
    ("evening", "aften|aftenen|kveld|kvelden|kvall|kvallen|kvold|kvoldid|iltana"),
    ("night", "nat|natten|natt|yona|nott"),
    ("this year", "i ar|i aar"),
    // Without a word before it, `jul` is July.
    ("24 december", "i jul|i julas|i julen|juleaften|julaften|julafton"),
    // Passed over.
    ("", "on|in|the|of|for|over|during|within|i|pa|den|d|am|de|um|og med|och med"),
];

/// How many units are said, from two on, in other languages; elsewhere `to` is English.
const COUNTS: [&str; 5] = [
    "to tva kaksi tvaer tvo tveimur",
    "tre kolme thrjar thrju thremur",
    "fire fyra nelja fjorar fjogur fjorum",
    "fem viisi fimm",
    "seks sex kuusi",
];

/// Returns words as the English ones that say the same, without those that say nothing.
pub(super) fn english(words: &[String]) -> Vec<&str> {
    const LONGEST: usize = 3;
    let mut english = Vec::new();
    let mut rest = words;
    while let Some(word) = rest.first() {
        let said = |len: usize| {
            let text = rest.get(..len)?.join(" ");
            let text = text.trim_end_matches('.');
            let mut all = WORDS.iter();
            Some((len, all.find(|(_, others)| others.split('|').any(|one| one == text))?.0))
        };
        let (len, said) = (1..=LONGEST).rev().find_map(said).unwrap_or((1, word));
        english.extend(said.split_whitespace());
        rest = &rest[len..];
    }
    english
}

/// Returns a word in small letters without its accents, but for words that are others then.
pub(super) fn plain(word: &str) -> String {
    match word.to_lowercase().as_str() {
        "á" => "on".to_owned(),
        "før" => "before".to_owned(),
        word => without_accents(&name_key(word)).replace('þ', "th"),
    }
}

/// Reads how many days, weeks, months or years are said.
pub(super) fn count(word: &str) -> Option<i32> {
    let own = || {
        let is_meant = |names: &&str| names.split(' ').any(|name| name == word);
        i32::try_from(COUNTS.iter().position(is_meant)? + 2).ok()
    };
    number_word(word).map(i32::from).or_else(own).or_else(|| word.parse().ok())
}

/// Reads the name of a weekday, which may be cut: to three letters in English, where it has no
/// ending, else to four. `Mondays` is no day, `mandags` is.
pub(super) fn weekday(text: &str) -> Option<Weekday> {
    const ENDINGS: [&str; 10] = ["na", "n", "ta", "sta", "hin", "en", "s", "ur", "inn", "inum"];
    let is_meant = |names: &&str| {
        let mut names = names.split(' ').zip([3].into_iter().chain(std::iter::repeat(4)));
        names.any(|(name, least)| {
            is_form(text, name, least, if least == 3 { &[] } else { &ENDINGS })
        })
    };
    u8::try_from(WEEKDAYS.iter().position(is_meant)?).ok()?.try_into().ok()
}

/// Reads the name of a weekday of two or three letters, as calendars have it.
pub(super) fn short_weekday(text: &str) -> Option<Weekday> {
    const SHORT: [&str; 7] = [
        "mo ma man",
        "di ti tir tis thri",
        "mi ke ons mid weds",
        "do to tor fim",
        "fr fre pe fos",
        "sa la lo lor lau",
        "so su son",
    ];
    let index = SHORT.iter().position(|names| names.split(' ').any(|name| name == text))?;
    u8::try_from(index).ok()?.try_into().ok()
}

/// Reads the name of a month, from 1; it may be cut to three letters.
pub(super) fn month(text: &str) -> Option<u32> {
    const ENDINGS: [&str; 5] = ["ta", "n", "ssa", "sta", "hun"];
    let text = plain(text);
    let is_meant = |names: &&str| {
        names.split(' ').any(|name| {
            let endings: &[_] = if name.ends_with("kuu") { &ENDINGS } else { &[] };
            is_form(&text, name, 3, endings)
        })
    };
    u32::try_from(MONTHS.iter().position(is_meant)? + 1).ok()
}

/// Returns `true` if a text is a name, the name with an ending, or so many letters that it
/// begins with.
fn is_form(text: &str, name: &str, least: usize, endings: &[&str]) -> bool {
    let text = text.trim_end_matches('.');
    let is_inflected = |ending: &&str| text.strip_suffix(ending) == Some(name);
    text.len() >= least && name.starts_with(text) || endings.iter().any(is_inflected)
}
