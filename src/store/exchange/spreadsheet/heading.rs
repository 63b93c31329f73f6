//! What the words above columns mean, in the languages of the program and in German.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::game::{is_one_of, name_key};

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
    /// What tells games of one day apart.
    Table,
    /// Points added up.
    Total,
    /// Points added up so far: of rows, nothing that is imported.
    Subtotal,
    /// Nothing that is imported.
    Ignored,
}

/// The words of each, the first of them its name on the command line.
const WORDS: [(Heading, &str); 18] = [
    (
        Heading::Game,
        "game|spiel|spielnummer|partie|parti|match|spil|spel|spill|kamp|peli|ottelu|leikur",
    ),
    (
        Heading::Date,
        "date|day|datum|dato|pvm|päivä|päivämäärä|dagsetning|dags|tag|dag|dagur|date played|game date|spieldatum|spilledato|speldatum|pelipäivä|spieltag|spilledag|spelldag|speldag|matchday|match day",
    ),
    (
        Heading::Round,
        "round|rounds|rd|rde|rnd|durchgang|durchgänge|omg|hand number|hand no|deal no|runde|runden|runder|runda|rundor|rond|ronder|omgang|omgange|omganger|omgång|omgångar|giv|kierros|kierrokset|käsi|erä|jako|umferð|umferðir|hönd|spielrunde|spilrunde|spelomgång|pelikierros|hånd|lota",
    ),
    (
        Heading::Dealt,
        "cards|wild|wild card|wild cards|wildcard|wilds|cards dealt|cards in hand|karten|kort|vild|vill|kortit|kortteja|villi|spil á hendi",
    ),
    (
        Heading::Player,
        "player|players|player name|spielername|name|names|spieler|spielerin|spiller|spelare|pelaaja|pelaajat|leikmaður|leikmenn|spilari|spilarar|navn|namn|nimi|nafn|\
         name of player|spillernavn|mitspieler|mitspielerin|spillere|deltager|deltaker|deltagare|teilnehmer|participant|\
         osallistuja|þátttakandi|person|henkilö",
    ),
    (Heading::Points, "points|pts|pkt|score|scores|punkte|point|poäng|poeng|pisteet|pistettä|stig"),
    (
        Heading::Out,
        "out|went out|ud|ude|gik ud|ut|ute|gikk ut|gick ut|ulos|ulkona|út|úti|fór út|færdig|ferdig|färdig|raus|aus|fertig|ausgegangen|\
         who went out|goes out|finisher|closer|first out|1st out|out first|went out first|wer ging aus|ging aus|ging raus|wer ging raus|\
         hvem gik ud|hvem gikk ut|vem gick ut|kuka meni ulos|meni ulos|hver fór út|lukker|stenger",
    ),
    (Heading::League, "league|liga|liiga|deild"),
    (Heading::Place, "place|venue|location|ort|sted|plats|paikka|staður"),
    (Heading::Table, "table|tisch|bord|pöytä|borð"),
    (
        Heading::Total,
        "total|totals|tot|sum|sums|σ|summe|ges|yht|gesamt|gesamtpunkte|endstand|ergebnis|result|i alt|ialt|samlet|totalt|summa|yhteensä|samtals|alls|heild|tilsammen|til sammen|tillsammans|grand total|total points|total score|final|final score|endsumme|gesamtsumme|gesamtstand|slutsumma|slutsum|loppusumma|loppupisteet",
    ),
    (
        Heading::Subtotal,
        "subtotal|running|running total|cum|cumulative|so far|stand|zwischenstand|zwischensumme|zwischenergebnis|mellemsum|mellomsum|delsum|delsumma|välisumma|välitulos|millisamtala|stilling|stillingen|ställning|tilanne|staða",
    ),
    (Heading::Ignored, WINNERS),
    (Heading::Ignored, RANKS),
    (Heading::Ignored, DEALERS),
    (Heading::Ignored, COUNTS_OF_WINS),
    (Heading::Ignored, STARTS),
    (
        Heading::Ignored,
        "note|notes|anteckning|anteckningar|merknad|merknader|huom|huomautuksia|aths|athugasemdir|remark|remarks|notiz|notizen|bemerkung|bemerkungen|kommentar|comment|comments|noter|notat|anmärkning|huomautus|athugasemd|seat|kommentti|muistiinpanot|bemærkning|bemærkninger|ø|average|averages|avg|mean|schnitt|durchschnitt|mittelwert|gennemsnit|gjennomsnitt|snitt|keskiarvo|medel|medelvärde|meðaltal|minimum|maximum|lowest|highest|best score|lowest score|highest score|games played|winning score|difference|margin|season|saison|sesong|säsong|lead|leader|ahead|führung|vorsprung|time|end|duration|minutes|minuten|minutter|minuter|minuutit|mínútur|hours|stunden|spieldauer|length|uhr|uhrzeit|dauer|tid|varighed|kesto|tími|zeit|no of players|anzahl|antal|antall|check|kontrolle|kontrol|year|jahr|evening|abend|aften|kveld|kväll|ilta|kvöld|weekday|wochentag|ugedag|ukedag|veckodag|viikonpäivä|vikudagur|week|woche|kw|vika|uke|uge|vecka|viikko|id",
    ),
];

/// Returns `true` for what is called Five Crowns, and not Five Crowns Junior.
pub(super) fn is_crowns(text: &str) -> bool {
    let key = name_key(text);
    let mut words = key.split(|c: char| !c.is_alphanumeric());
    key.contains("crowns") && !words.any(|word| is_one_of("junior|jr", word))
}

/// What heads players, or who did something else.
pub(super) const WHO: &str = "who|wer|hvem|vem|kuka|hver";

/// What heads who won.
pub(super) const WINNERS: &str =
    "winner|gewinner|gewinnerin|sieger|siegerin|vinder|vinner|vinnare|voittaja|sigurvegari";

/// What heads who deals.
pub(super) const DEALERS: &str = "dealer|dealt by|deals|geber|giver|kortgiver|kortgivare|givare|jakaja|\
    gjafari|starter|start player|starting player|first player|startspieler|startspiller|startspelare|\
    aloittaja";

/// What heads the places of players, beside `place`.
const RANKS: &str = "rank|ranking|rang|platz|platzierung|placering|plassering|plads|plass|sijoitus|sija|\
    sijat|sæti|pl|plc|plac|pos|position|standing|standings";

/// What each of the words means.
static KNOWN: LazyLock<HashMap<&str, Heading>> = LazyLock::new(|| {
    let words =
        WORDS.into_iter().flat_map(|(of, words)| words.split('|').map(move |word| (word, of)));
    words.chain(WHO.split('|').map(|word| (word, Heading::Player))).collect()
});

/// The most bytes of a heading that has a meaning.
pub(super) const LONGEST: usize = 100;

impl Heading {
    /// Returns what a word above a column means, or before a row: `Round`, `Round #`,
    /// `Duration (min)`, `Date/Time`; of `# players` and `Number of rounds` that it counts
    /// something, of `Points/round` that it is an average.
    pub fn of(text: &str) -> Option<Self> {
        let known = |text: &str| {
            let key = name_key(
                text.trim_end_matches([':', '.', '#', '?', ' ', '!', '=', '>', '-', '–', '→']),
            );
            let plain = [" no", " nr", "-nr", " nro", " number", " nummer", " id"]
                .iter()
                .find_map(|end| key.strip_suffix(end))
                .unwrap_or(&key);
            let is_word = text.starts_with(char::is_alphanumeric);
            let found = KNOWN.get(&*key).or_else(|| KNOWN.get(plain));
            found.copied().filter(|_| is_word)
        };
        // A file without the separator is one long cell, and most cells are numbers.
        if text.len() > LONGEST || !text.contains(char::is_alphabetic) {
            return None;
        }
        let plain = text.split_once(['(', '[']).map_or(text, |(text, _)| text).trim();
        let per = [" per ", " pr ", " pr. ", " pro ", "/"];
        if let Some((what, each)) = per.into_iter().find_map(|per| plain.split_once(per)) {
            let what = known(what.trim())?;
            let is_sum = matches!(what, Self::Points | Self::Total | Self::Ignored);
            let is_average = is_sum && matches!(known(each.trim()), Some(Self::Round | Self::Game));
            return Some(if is_average { Self::Ignored } else { what });
        }
        let of_counted = || {
            known(counted(plain)?.trim()).map(|heading| match heading {
                Self::Game | Self::Round if plain.starts_with('#') => heading,
                Self::Dealt => heading,
                _ => Self::Ignored,
            })
        };
        known(text).or_else(|| known(plain)).or_else(of_counted)
    }

    /// Returns `true` for what only one column of a game has, and not each player.
    pub(super) fn is_field(self) -> bool {
        matches!(self, Self::Game | Self::Date | Self::Round | Self::Dealt | Self::Player)
    }

    /// Returns the names on the command line of those that are imported.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let kept = WORDS.into_iter().filter(|(heading, _)| *heading != Self::Ignored);
        kept.filter_map(|(_, words)| words.split('|').next())
    }

    /// Returns the heading that a word names on the command line.
    pub fn named(name: &str) -> Option<Self> {
        let mut kept = WORDS.into_iter().filter(|(heading, _)| *heading != Self::Ignored);
        let row = kept.find(|(_, words)| words.split('|').any(|word| word == name));
        row.map(|(heading, _)| heading)
    }
}

/// Returns `true` for a word of what heads one of several games: `Table` of `Table 2`.
pub(super) fn is_occasion(word: &str) -> bool {
    let of = Heading::of(word);
    matches!(of, Some(Heading::Game | Heading::Table | Heading::Date | Heading::Round))
        || is_heading_of(word, OCCASIONS)
}

/// Returns `true` for a heading that is also a first name: a day, and points in Iceland.
pub(super) fn is_first_name(text: &str) -> bool {
    matches!(name_key(text).as_str(), "stig" | "dag" | "dagur")
}

/// What heads figures of a game or of money, and is hardly a name.
const FIGURES: &str = "plats|best|worst|best game|worst game|high score|low score|schlechtester|dårligste|sämsta|huonoin|versti|low|high|lowest|diff|place|places|games|kitty|pot|bank|\
    bester|bedste|bäst|bästa|paras|besti|spiele|kasse|kassa|pott|topf|potti|pottur|pulje|\
    niedrigste|niedrigster|höchste|höchster|laveste|højeste|høyeste|lägsta|högsta|alin|ylin|\
    lægsta|hæsta|eur|euro|usd|nr|no|min|page|sheet|seite|blatt|side|blad|sida|sivu|blaðsíða|stake|\
    stakes|einsatz|indsats|innsats|insats|panos|money|geld|penge|penger|pengar|raha|peningar|\
    balance|saldo|income|expense|expenses|cost|costs|einnahmen|ausgaben|kosten|udgift|utgift|\
    indtægt|inntekt|inkomst|tulot|menot|kulut|rest|differenz|difference|temperatur|temperature|\
    guests|attendance|gäste|gæster|gjester|gäster|vieraat|gestir|spillere|pelaajia|karten übrig|\
    rating|elo|mins|minuuttia|klokken|spilletid|speltid|spelltid|spieltid|peliaika|leiktími|time played|\
    länge|ende|abstand|forskel|forskjell|skillnad|ero|munur|siegerpunkte|vinnerpoeng|vinderpoint|\
    vinnarpoäng|år|vuosi|ár|month|monat|måned|månad|kuukausi|mánuður|määrä|fjöldi|leikmenn|hands|laps|\
    wildcards|wildcard|wilds|kr|dkk|sek|nok|isk|chf|gbp|price|preis|pris|hinta|verð|jackpot|age|alter|alder|\
    ålder|ikä|aldur|index|weather|wetter|vejr|deck|beer|bier|øl|öl|olut|bjór|\
    turns|turn|züge|zug|vuoroja|vuorot|træk|ture|trekk|drag|draws|moves|plays|passes|seconds|sekunden|\
    sekunder|aika|jokers|joker|jokere|jokrar|jokerit|melds|books|runs|sets|cards drawn|cards left|\
    restkarten|kort tilbage|korttia|par|limit|coins|snacks|kaffe|kaffee|stock|\
    pile|draw pile|std|anz|delta|tarkistus|median|mid|snit|gns|mittel|null|nan|column1|spalte1|\
    kolonne1|kolumn1|sarake1|fee|fees|dues|buy-in|buy in|buyin|entry|entry fee|prize|prizes|\
    prize money|winnings|fund|drinks|ref|cut|spread|record|miles|absent|table avg|\
    table average|best round|worst round|highest round|lowest round|gebühr|startgeld|preisgeld|\
    runner-up|runner up|best hand|worst hand|highest hand|lowest hand|playing time|\
    hcp|temp|target|zeros|zeroes|outs|everyone|everybody|alle|kaikki|allir|\
    indskud|præmie|premie|startavgift|osallistumismaksu|palkinto|þátttökugjald|verðlaun";

/// What heads points that a player pays or gets.
const PENALTIES: &str = "bonus|bonus points|vorgabe|zuschlag|abzug|bonuspunkte|bonuspoint|bonuspoäng|bonuspisteet|bónus|handicap|malus|extra|adj|\
    adjustment|adjustments|correction|corrections|korrektur|korrektion|korreksjon|korrigering|\
    korjaus|leiðrétting|penalty|penalties|penalty points|fine|fines|strafe|strafen|strafpunkte|\
    bøde|bøder|bot|böter|sakko|sakot|sekt|sektir";

/// What heads the points that players begin with, or the time.
pub(super) const STARTS: &str =
    "start|start score|starting score|start points|starting points|startpunkte|carried over";

/// What counts games in a table of a season.
pub(super) const COUNTS_OF_GAMES: &str = "games|games played|no of games|number of games|played|matches|\
    spiele|anzahl spiele|partien|antal spil|antal spel|antall spill|pelejä|pelit|leikir";

/// What counts the games of a season that were won.
pub(super) const COUNTS_OF_WINS: &str = "wins|won|games won|siege|gewonnen|sejre|vundne|seire|\
    vunnet|vinster|vunna|segrar|voitot|voittoja|sigrar";

/// What heads one of several games, beside those of [`Heading::Game`] and others: an evening,
/// those of one table.
const OCCASIONS: &str = "set|night|session|hand|deal|morning|afternoon|evening|week|\
    group|pool|pod|nacht|morgen|vormittag|nachmittag|abend|woche|kw|gruppe|formiddag|ettermiddag|\
    eftermiddag|aften|kveld|kväll|natt|nat|förmiddag|uke|uge|vecka|grupp|ilta|yö|aamu|viikko|ryhmä|\
    kvöld|nótt|vika|hópur";

/// What heads the seats of players.
pub(super) const SEATS: &str = "seat|sitz|platz|plads|plass|plats|paikka|sæti";

pub(super) const SEASONS: &str = "season|saison|sesong|säsong|sæson|kausi|tímabil";

/// Returns `true` if a heading is one of the words, without the signs and the brackets after
/// it: `Pot (€)`.
pub(super) fn is_heading_of(text: &str, words: &str) -> bool {
    let plain = text.split(['(', '[']).next().unwrap_or_default();
    is_one_of(words, &name_key(plain.trim_end_matches(|c: char| !c.is_alphanumeric())))
}

/// Returns `true` if a text begins with one of the words.
pub(super) fn begins_with_one_of(text: &str, words: &str) -> bool {
    let key = name_key(text.trim_start_matches(|c: char| !c.is_alphanumeric()));
    let is_end = |rest: &str| !rest.starts_with(char::is_alphanumeric);
    words.split('|').any(|word| key.strip_prefix(word).is_some_and(is_end))
}

/// Returns `true` for a heading of no scores that may be initials, or a name: `PL`, `ID`.
pub(super) fn may_be_initials(text: &str) -> bool {
    is_heading_of(text, RANKS) || is_heading_of(text, "id|kw|vika|lead|leader")
}

/// Returns `true` for what heads the places of players.
pub(super) fn is_rank(text: &str) -> bool {
    is_heading_of(text, RANKS) || Heading::of(text) == Some(Heading::Place)
}

/// Returns `true` for what heads figures, a column or a row, and is hardly the name of a player.
pub(super) fn is_figure(text: &str) -> bool {
    is_heading_of(text, FIGURES) || is_heading_of(text, PENALTIES) || is_average(text)
}

/// Returns what a heading such as `# turns` or `Number of turns` counts.
fn counted(text: &str) -> Option<String> {
    const COUNTS: [&str; 8] =
        ["# of ", "#", "no of ", "nr of ", "number of ", "anzahl ", "antal ", "antall "];
    let key = text.replace('.', "").to_lowercase();
    COUNTS.iter().find_map(|count| key.strip_prefix(count)).map(str::to_owned)
}

/// Returns `true` for a heading that says what a figure is of: `# turns`, `Round time`,
/// `Cards in stock`.
pub(super) fn is_figure_of(text: &str) -> bool {
    let Some((first, rest)) = text.split_once(' ').filter(|_| counted(text).is_none()) else {
        return counted(text).is_some_and(|of| of.starts_with(|c: char| !c.is_ascii_digit()));
    };
    let is_of = match Heading::of(first) {
        Some(Heading::Dealt) => rest.starts_with(char::is_lowercase),
        Some(of) => matches!(of, Heading::Round | Heading::Points | Heading::Total | Heading::Game),
        None => false,
    };
    is_of && !is_first_name(first)
}

/// Returns `true` for an average of something, and what ends as other figures do: `Season avg`,
/// `Gesamtschnitt`, `Prüfsumme`.
fn is_average(text: &str) -> bool {
    const ENDS: &str = "schnitt|snitt|gennemsnit|keskiarvo|meðaltal|summe|summa|differenz|differens|\
        differanse|abstand|rückstand|vorsprung";
    let key = name_key(text);
    key.split(|c: char| !c.is_alphanumeric()).any(|word| {
        is_one_of("avg|average|averages|mean", word)
            || ENDS.split('|').any(|end| word.ends_with(end))
    })
}

/// Returns `true` for what stands before a row that sums games or rounds up, but may be a
/// name above a column.
pub(super) fn is_summary(text: &str) -> bool {
    is_heading_of(text, "max|min") || is_figure(text)
}

/// Returns `true` for words before a day that is no day of a game: on which the file was written,
/// from which something counts, or that was still to come.
pub(super) fn is_before_other_day(text: &str) -> bool {
    const WORDS: &str = "next|nächste|nächstes|nächster|næste|neste|nästa|seuraava|næsti|næsta|since|seit|\
        siden|sedan|alkaen|síðan|deadline|frist|changed|revised|änderung|ændring|ændret|endring|endret|\
        ändring|ändrad|muutettu|breytt|stand|printed|exported|created|saved|updated|modified|last updated|last modified|\
        last saved|as of|generated|downloaded|gedruckt|ausgedruckt|druckdatum|exportiert|erstellt|\
        gespeichert|aktualisiert|geändert|zuletzt|heruntergeladen|udskrevet|eksporteret|oprettet|gemt|\
        opdateret|utskrevet|eksportert|opprettet|lagret|oppdatert|utskriven|exporterad|skapad|sparad|\
        uppdaterad|tulostettu|viety|luotu|tallennettu|päivitetty|prentað|vistað|uppfært";
    let is_start = |at: usize| !text[..at].ends_with(char::is_alphanumeric);
    // Of `Club since 1998: 3.4.2019` the word is about the year.
    let is_of_day = |rest: &str| !rest.contains(|c: char| c.is_ascii_digit());
    text.char_indices().any(|(at, _)| {
        let rest = &text[at..];
        is_start(at) && begins_with_one_of(rest, WORDS) && is_of_day(rest)
    })
}

/// Returns `true` for what heads points that no round has, and a total does.
pub(super) fn is_outside_rounds(text: &str) -> bool {
    is_heading_of(text, STARTS) || is_heading_of(text, PENALTIES)
}

/// Returns `true` for what may head the first column if rounds are below it, or games in results:
/// nothing, too.
pub(super) fn may_head_rounds(text: &str) -> bool {
    let key = name_key(text.trim_end_matches(['.', '#', ' ']));
    key.is_empty() || is_one_of("#|no|nr|number|hand|deal", &key)
}
