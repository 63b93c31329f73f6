//! What the words above columns mean, in the languages of the program and in
//! German.

use crate::game::name_key;

/// What a column holds that is not the scores of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heading {
    /// What tells one game from another.
    Game,
    Date,
    Round,
    /// The number of cards dealt or the wild rank, which tell the round too.
    Dealt,
    Player,
    Points,
    Out,
    League,
    Place,
    /// Points added up.
    Total,
    /// Nothing that is imported.
    Ignored,
}

/// The words of each, the first of them its name on the command line.
const WORDS: [(Heading, &str); 11] = [
    (Heading::Game, "game|spiel|partie|spil|spel|spill|peli|leikur"),
    (Heading::Date, "date|day|datum|dato|pvm|päivä|päivämäärä|dagsetning|tag|dag|dagur"),
    (
        Heading::Round,
        "round|rounds|rd|rnd|runde|runden|runda|omgang|omgång|giv|kierros|käsi|umferð",
    ),
    (Heading::Dealt, "cards|wild|karten|kort|kortit|villi|spil á hendi"),
    (
        Heading::Player,
        "player|players|name|names|spieler|spielerin|spiller|spelare|pelaaja|leikmaður|navn|namn|nimi|nafn",
    ),
    (Heading::Points, "points|pts|score|scores|punkte|point|poäng|poeng|pisteet|stig"),
    (
        Heading::Out,
        "out|went out|ude|gik ud|ut|ute|gikk ut|gick ut|ulos|út|fór út|raus|aus|fertig|ausgegangen",
    ),
    (Heading::League, "league|liga|liiga|deild"),
    (Heading::Place, "place|venue|ort|sted|plats|paikka|staður"),
    (
        Heading::Total,
        "total|totals|sum|sums|σ|summe|gesamt|gesamtpunkte|endstand|ergebnis|result|i alt|totalt|summa|yhteensä|samtals|heild|grand total|total points|total score|final|final score|endsumme|gesamtsumme|gesamtstand|slutsumma|slutsum|loppusumma|loppupisteet",
    ),
    (
        Heading::Ignored,
        "note|notes|notiz|notizen|bemerkung|bemerkungen|kommentar|comment|comments|noter|notat|anmärkning|huomautus|athugasemd|winner|gewinner|gewinnerin|sieger|siegerin|vinder|vinner|vinnare|voittaja|sigurvegari|dealer|deals|geber|giver|givare|jakaja|gjafari|seat|rank|rang|platz|placering|plassering|plads|sijoitus|kommentti|muistiinpanot|bemærkning|bemærkninger|average|averages|avg|mean|schnitt|durchschnitt|mittelwert|gennemsnit|gjennomsnitt|snitt|keskiarvo|medel|medelvärde|meðaltal|minimum|maximum|lowest|highest|best score|winning score|difference|margin|time|duration|minutes|dauer|zeit|no of players|anzahl|antal|antall|table|tisch|bord|check|kontrolle|kontrol|wins|siege|sejre|subtotal|zwischenstand|zwischensumme|zwischenergebnis|mellemsum|mellomsum|delsum|delsumma|välisumma|välitulos|millisamtala|year|jahr|week|kw|uke|uge|vecka|viikko|id",
    ),
];

/// What heads the first column if it holds rounds; of results, games.
const FIRST_OF_ROUNDS: [&str; 6] = ["", "#", "no", "nr", "number", "hand"];

impl Heading {
    /// Returns what a word above a column means, or before a row.
    pub(super) fn of(text: &str) -> Option<Self> {
        if !text.starts_with(char::is_alphabetic) {
            return None;
        }
        let key = name_key(text.trim_end_matches([':', '.']));
        let mut all = WORDS.into_iter();
        all.find(|(_, words)| words.split('|').any(|word| word == key)).map(|(heading, _)| heading)
    }

    /// Returns the heading of its name on the command line.
    pub fn named(name: &str) -> Option<Self> {
        let mut all = WORDS.into_iter();
        all.find(|(_, words)| words.split('|').next() == Some(name)).map(|(heading, _)| heading)
    }
}

/// Returns `true` for a heading that is also a first name: a day, and points in Iceland.
pub(super) fn is_first_name(text: &str) -> bool {
    matches!(name_key(text).as_str(), "stig" | "dag" | "dagur")
}

/// Returns `true` for what may head the first column if rounds are below it.
pub(super) fn may_head_rounds(text: &str) -> bool {
    FIRST_OF_ROUNDS.contains(&name_key(text.trim_end_matches('.')).as_str())
}

/// Returns the number of a round, or of the cards dealt in it, and `true` if it
/// must be the latter: `1`, `2.`, `R3`, `IV`, `Runde 4 (6 Karten)`,
/// `Round 4 - 6 cards`, `J`, `3s`, `3er`, `3 cards`.
pub(super) fn round_label(text: &str) -> Option<(u8, bool)> {
    const ROMAN: [&str; 11] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];
    let end = ["(", " - ", " – ", ": "].into_iter().filter_map(|end| text.find(end)).min();
    let text = text[..end.unwrap_or(text.len())].trim_end();
    match text.trim_end_matches('s') {
        "J" | "j" => return Some((11, true)),
        "Q" | "q" => return Some((12, true)),
        "K" | "k" => return Some((13, true)),
        _ => {}
    }
    let is_round = |word: &str| {
        let word = word.trim_end_matches([' ', '.', '#']);
        word.is_empty()
            || matches!(word, "R" | "r" | "Rd" | "rd")
            || Heading::of(word) == Some(Heading::Round)
    };
    let Some(digits) = text.find(|c: char| c.is_ascii_digit()) else {
        let (word, numeral) = text.rsplit_once(' ').unwrap_or(("", text));
        let numeral = numeral.trim_end_matches('.');
        let number = ROMAN.iter().zip(1..).find(|(roman, _)| **roman == numeral)?.1;
        return is_round(word).then_some((number, false));
    };
    let (word, number) = text.split_at(digits);
    let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
    let (number, unit) = number.split_at(end);
    let is_dealt = match unit.trim_matches([' ', '.']).to_lowercase().as_str() {
        "" | "st" | "nd" | "rd" | "th" => false,
        unit if Heading::of(unit) == Some(Heading::Round) => false,
        "s" | "er" | "cards" | "karten" | "kort" | "korttia" | "spil" => true,
        _ => return None,
    };
    let number = number.parse().ok()?;
    (is_round(word) && (1..=99).contains(&number)).then_some((number, is_dealt))
}
