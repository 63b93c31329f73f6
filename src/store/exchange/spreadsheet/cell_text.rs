//! What is written in a cell: the name of a round, by its number or the cards dealt in it, or a
//! score.

use super::game::is_mark;
use super::heading::{Heading, LONGEST, begins_with_one_of};
use crate::game::{is_one_of, name_key};

/// Words of numbers from one to eleven, which count rounds or cards dealt.
const NUMBERS: [&str; 11] = [
    "one eins ein en ett yksi einn i",
    "two zwei to två kaksi tveir ii",
    "three drei tre kolme þrír iii",
    "four vier fire fyra neljä fjórir iv",
    "five fünf fem viisi fimm v",
    "six sechs seks sex kuusi vi",
    "seven sieben syv sju seitsemän sjö vii",
    "eight acht otte åtte åtta kahdeksan átta viii",
    "nine neun ni nio yhdeksän níu ix",
    "ten zehn ti tio kymmenen tíu x",
    "eleven elf elleve elva yksitoista ellefu xi",
];

/// Words of wild ranks, from three to king.
const RANKS: [&str; 11] = [
    "threes dreier treere treer treor kolmoset þristar",
    "fours vierer firere firer fyror neloset fjarkar",
    "fives fünfer femmere femmer femmor viitoset vitoset fimmur",
    "sixes sechser seksere sekser sexor kutoset kuutoset sexur",
    "sevens siebener syvere syver sjuere sjuer sjuor seiskat seitsemät sjöur",
    "eights achter ottere otter åttere åtter åttor kasit kahdeksat áttur",
    "nines neuner niere nier nior ysit yhdeksät níur",
    "tens zehner tiere tier tior kympit tíur",
    "j js b kn g jack jacks bube buben bauer bonde knægt knægte knegter knekt knekter knektar jätkä jätkät gosi gosar",
    "q qs d queen queens dame damen dam damer drottning drottningar dronning dronninger rouva rouvat akka akat",
    "k ks king kings könig könige konge konger kung kungar kuningas kuninkaat kunkku kunkut kóngur kóngar",
];

/// Stand beside the number or the words of a label.
const SIGNS: [char; 10] = [' ', '.', '#', '(', ')', '-', '_', ':', '\'', '’'];

/// Returns the number of a round, or of the cards dealt in it, and `true` if it
/// must be the latter: `1`, `2.`, `3)`, `R3`, `IV`, `Runde 4 (6 Karten)`, `1st hand`, `Deal two`,
/// `5/11`, `1 / 3er`, `J`, `3s`, `3er`, `3 cards`, `Kings wild`.
pub(super) fn round_label(text: &str) -> Option<(u8, bool)> {
    if text.len() > LONGEST || text.starts_with('-') {
        return None;
    }
    let end = ["(", " - ", " – ", ": "].into_iter().filter_map(|end| text.find(end)).min();
    end.and_then(|end| label(&text[..end])).or_else(|| label(text))
}

fn label(text: &str) -> Option<(u8, bool)> {
    if let Some((round, beside)) = text.split_once(['/', '=']) {
        let (round, (dealt, _)) = (label(round)?, label(beside)?);
        return Some(round).filter(|(round, _)| dealt == round + 2 || dealt == 11);
    }
    let text = text.trim_end();
    let text = [".0", ",0", " of 11", " von 11", " af 11", " av 11"]
        .iter()
        .find_map(|end| text.strip_suffix(end))
        .unwrap_or(text);
    let (before, (number, is_rank), after) = split(text)?;
    let mut is_dealt = is_rank;
    let of_number = |word: &str| match number_word(word) {
        Some((rank, true)) if rank == number => Some(true),
        Some((rank, true)) if rank == number + 2 => Some(false),
        _ => says_dealt(word),
    };
    for side in [before, after] {
        let side = side.trim_matches(SIGNS).to_lowercase();
        let mut words = side.split_whitespace();
        let each = || words.try_fold(false, |is_dealt, word| Some(of_number(word)? || is_dealt));
        is_dealt |= says_dealt(&side).or_else(each)?;
    }
    Some((number, is_dealt))
}

/// Returns `true` for a word beside the cards dealt, `false` for one beside a round; `None` for
/// any other.
fn says_dealt(word: &str) -> Option<bool> {
    match (word, Heading::of(word)) {
        ("" | "r" | "rd" | "hand" | "deal" | "the" | "no" | "nr", _)
        | (_, Some(Heading::Round)) => Some(false),
        ("s" | "er" | "ere" | "or" | "set" | "wilds" | "korttia" | "spil", _)
        | (_, Some(Heading::Dealt)) => Some(true),
        _ => None,
    }
}

/// Returns the word and the number of what may be a label where something else says that it is
/// one: `Satz 1`.
pub(super) fn numbered(text: &str) -> Option<(String, u8)> {
    let (word, number) = word_and_number(text)?;
    let is_word = word.chars().all(char::is_alphabetic)
        && matches!(Heading::of(&word), None | Some(Heading::Game));
    let number = number.parse().ok().filter(|number| is_word && (1..=13).contains(number))?;
    Some((word, number))
}

/// Returns the word and the number of what may head one of several games: `Game 2`, `2. Spiel`,
/// `Evening 2`.
pub(super) fn title_of_game(text: &str) -> Option<(String, u32)> {
    let text = text.split(['(', '[']).next().unwrap_or_default();
    let (word, number) = word_and_number(text)?;
    let may_be = match Heading::of(&word) {
        None => round_label(text).is_none(),
        Some(
            Heading::Game | Heading::Table | Heading::Date | Heading::League | Heading::Ignored,
        ) => true,
        Some(_) => false,
    };
    let is_word = word.chars().all(|c| c.is_alphabetic() || c == ' ');
    Some((word, number.parse().ok()?)).filter(|_| is_word && may_be)
}

/// Splits a text into its number and the word before or after that.
pub(super) fn word_and_number(text: &str) -> Option<(String, &str)> {
    let start = text.find(|c: char| c.is_ascii_digit())?;
    let (before, number) = text.split_at(start);
    let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
    let (number, after) = number.split_at(end);
    let word = format!("{before}{after}").trim_matches(SIGNS).to_lowercase();
    (!word.is_empty()).then_some((word, number))
}

/// Returns the cards dealt that a label names beside its round: `1 (wild 4)`.
pub(super) fn dealt_beside(text: &str) -> Option<u8> {
    let (_, beside) = text.split_once(['(', ':', '–', '-'])?;
    let (number, is_dealt) = round_label(beside.trim().trim_end_matches(')'))?;
    is_dealt.then_some(number)
}

/// Splits a label at its number, which may be the word of a rank.
fn split(text: &str) -> Option<(&str, (u8, bool), &str)> {
    if let Some(start) = text.find(|c: char| c.is_ascii_digit()) {
        let digits = text[start..].find(|c: char| !c.is_ascii_digit());
        let end = digits.map_or(text.len(), |len| start + len);
        let number = text[start..end].parse().ok().filter(|number| (1..=99).contains(number))?;
        let after = text[end..].trim_start_matches(':');
        let ending = ["st", "nd", "rd", "th", "e", "a"].into_iter().find_map(|ending| {
            let after = after.strip_prefix(ending)?;
            (!after.starts_with(char::is_alphanumeric)).then_some(after)
        });
        return Some((&text[..start], (number, false), ending.unwrap_or(after)));
    }
    // A number in words may be a name where nothing says that it is a round.
    let (before, word, after) = match text.split_whitespace().collect::<Vec<_>>()[..] {
        [word] if number_word(word)?.1 || word.chars().all(|c| "IVX.".contains(c)) => {
            ("", word, "")
        }
        [before, word] if number_word(word).is_some() => (before, word, ""),
        [word, after] => ("", word, after),
        _ => return None,
    };
    Some((before, number_word(word)?, after))
}

/// Returns the number of a word or a Roman numeral, and `true` for a rank.
fn number_word(word: &str) -> Option<(u8, bool)> {
    let word = word.trim_end_matches('.');
    // Of `J's`.
    let word = &word.replace(['\'', '’'], "");
    let is_roman = word.chars().all(|c| "IVX".contains(c));
    let is_word = is_roman || word.chars().count() > 1;
    let word = word.to_lowercase();
    let find = |all: [&str; 11], first: u8| {
        let index = all.iter().position(|words| words.split(' ').any(|one| one == word))?;
        Some(u8::try_from(index).ok()? + first)
    };
    let is_numeral = word.chars().all(|c| "ivx".contains(c));
    let number = || find(NUMBERS, 1).filter(|_| is_word && (is_roman || !is_numeral));
    find(RANKS, 3).map(|rank| (rank, true)).or_else(|| Some((number()?, false)))
}

/// Words of who left.
const LEFT: &str = "left|gone|home|away|quit|stopped|retired|withdrew|\
    withdrawn|dropped out|weg|gegangen|heimgegangen|heim|nach hause|ausgestiegen|ausgeschieden|\
    aufgehört|musste gehen|gået|hjem|stoppet|gått|dro|\
    dro hjem|sluttet|hem|slutade|lähti|lähti kotiin|poistui|pois|poissa|kotiin|\
    lopetti|had to go|had to leave|musste weg|måtte gå|måste gå|piti lähteä|farinn|farin|farið|hætti";

/// Words of going, which may be out, down or first.
const WENT: &str = "went|ging|gik|gikk|gick|fór";

/// Stand before the time or the round in which a player left.
const SINCE: &str = "at|after|before|in|from|um|nach|vor|ab|kl|klo|efter|etter|före|før|eftir";

/// Returns `true` for a word that says that a player left, `gone`, or a few: `left early`,
/// `went home at 9`, but not for `went first` and `left with 15`.
pub(super) fn is_left(text: &str) -> bool {
    let key = name_key(text);
    let (first, rest) = key.split_once(' ').unwrap_or((&key, ""));
    let has_number = rest.contains(|c: char| c.is_ascii_digit());
    let is_since = rest.split([' ', '.']).any(|word| is_one_of(SINCE, word));
    let text = if is_one_of(WENT, first) && !rest.is_empty() { rest } else { text };
    (is_one_of(WENT, text) || begins_with_one_of(text, LEFT))
        && (!has_number || is_since)
        && !is_out(&key)
}

/// Words of who did not play.
const ABSENT: &str = "n/a|na|n.a.|n.p.|dnp|dnf|dns|absent|abs|did not play|didn't play|sat out|sits out|not here|not there|\
    bye|skipped|no show|pause|entschuldigt|afbud|borte|spillede ikke|spilte ikke|spelade inte|\
    stod over|kom ikke|ei pelannut|spilaði ekki|\
    ill|sick|fehlt|fehlte|abwesend|nicht da|nicht dabei|krank|fraværende|ikke her|ikke til stede|ikke med|syg|syk|\
    frånvarande|inte här|inte med|sjuk|ei paikalla|sairas|fjarverandi|ekki með|veikur|veik";

/// Returns a score as it is typed, `None` if it is: `-` for what is left out, `out` for the
/// sign of a sheet, `0x`, or the word of a language, `ut`; a number without decimals that are zero, `13,0`, without signs
/// that part thousands, `1.234`, without its unit, `12 pts`, and without the marks of a
/// footnote or of bold text, `*12*`; `-` for who did not finish, `DNF`.
pub(super) fn typed(text: &str) -> Option<String> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    match text.to_lowercase().as_str() {
        "–" | "—" | "−" | "--" | "---" => return Some("-".to_owned()),
        word if is_one_of(ABSENT, word) => return Some("-".to_owned()),
        "went down" | "laid down" | "won" | "klar" | "lukket" | "lukkede" | "stängde"
        | "valmis" | "lokaði" | "búinn" | "búin" => {
            return Some("out".to_owned());
        }
        word if denies(word) || is_wild_card(word) => return None,
        word if word != "out" && is_out(unmarked(word)) || is_marked_zero(word) => {
            return Some("out".to_owned());
        }
        sum if sum.contains('+') && points_of_sum(sum).is_some() => return points_of_sum(sum),
        _ if is_star(text) => return None,
        _ => {}
    }
    let number = unmarked(text).trim_end_matches('.');
    let digits = number.trim_end_matches(char::is_alphabetic);
    let unit = &number[digits.len()..];
    let is_unit = unit.is_empty()
        || matches!(unit.to_lowercase().as_str(), "p" | "pt" | "pkt")
        || Heading::of(unit) == Some(Heading::Points);
    let number = digits.trim().trim_end_matches('.').replace('−', "-");
    let number = number.strip_prefix('+').unwrap_or(&number);
    let (sign, digits) = number.strip_prefix('-').map_or(("", number), |digits| ("-", digits));
    let digits = match digits.rsplit_once([',', '.']) {
        Some((whole, "0" | "00")) => whole,
        _ => digits,
    };
    let mut groups = digits.split([',', '.', ' ', '\u{a0}', '\u{202f}', '\'', '’']);
    let first = groups.next()?;
    let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_group = |group: &str| group.len() == 3 && are_digits(group);
    let is_number =
        is_unit && !first.is_empty() && are_digits(first) && groups.clone().all(is_group);
    let is_parted = groups.next().is_some();
    let plain: String = digits.chars().filter(char::is_ascii_digit).collect();
    let plain = format!("{sign}{plain}");
    (is_number && (!is_parted || first.len() < 4) && plain != text).then_some(plain)
}

/// Returns `true` for words of who went out, `went out first` and `has gone out` too.
fn is_out(text: &str) -> bool {
    const HAS: &str = "has|is|hat|ist|har|er|är|on|gone|gået|gått";
    let mut out = text.strip_suffix(" first").unwrap_or(text);
    while let Some((_, rest)) = out.split_once(' ').filter(|(has, _)| is_one_of(HAS, has)) {
        out = rest;
    }
    Heading::of(out) == Some(Heading::Out)
}

/// Returns the points of a sum: `10 + 11`, `=10+11`, `10+11=21`, `21 (10+11)`.
fn points_of_sum(text: &str) -> Option<String> {
    let sum = |text: &str| {
        let parts = text.split('+').map(|part| part.trim().parse::<u16>().ok());
        parts.map(|part| part.map(u64::from)).sum::<Option<u64>>()
    };
    let (before, after) = text.trim_end_matches(')').split_once(['=', '(']).unwrap_or(("", text));
    let points = sum(after).filter(|points| before.is_empty() || sum(before) == Some(*points));
    points.map(|points| points.to_string())
}

/// Returns `true` for a note beside a score that says no: `0 (nobody out)`.
fn denies(text: &str) -> bool {
    const NO: &str = "no|not|nobody|none|didn't|didn’t|nicht|niemand|keiner|ikke|ingen|inte|ei|\
        kukaan|ekki|enginn";
    let beside = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let mut words = beside.split(|c: char| c.is_whitespace() || "()[],".contains(c));
    beside.len() < text.len() && words.any(|word| is_one_of(NO, word))
}

/// Returns `true` for what may be a rank with a note that it is wild: `7 (wild)`.
pub(super) fn is_wild_card(text: &str) -> bool {
    let (number, note) = text.split_once(['(', '[']).unwrap_or_default();
    let is_rank = number.trim().parse().is_ok_and(|rank: u8| (3..=13).contains(&rank));
    is_rank && note.split([' ', ')', ']']).any(|word| Heading::of(word) == Some(Heading::Dealt))
}

/// Returns `true` for a 0 with a mark or word beside it: `0x`, `x 0`, `0 (out)`.
fn is_marked_zero(text: &str) -> bool {
    let text: String = text.chars().filter(|c| !" ()".contains(*c)).collect();
    let beside = text.strip_prefix('0').or_else(|| text.strip_suffix('0'));
    let beside = beside.map(|beside| beside.trim_matches(['-', '–']));
    beside.is_some_and(|beside| is_mark(beside) || is_out(beside))
}

/// Returns a text without the marks around it: `*12*`, `12†`, `12 (a)`, `12 (joker!)`, `'12`.
pub(super) fn unmarked(text: &str) -> &str {
    let is_number =
        |note: &str| note.chars().count() > 2 && note.contains(|c: char| c.is_ascii_digit());
    let text = match text.split_once(['(', '[']) {
        Some((text, note)) if note.ends_with([')', ']']) && !is_number(note) => text,
        _ => text,
    };
    // Who deals is often marked so: `(D) 0`.
    let text = match text.split_once([')', ']']) {
        Some((note, text)) if note.chars().count() == 2 && note.starts_with(['(', '[']) => text,
        _ => text,
    };
    // No cards are among these: 👑.
    let is_picture = |c: char| matches!(c, '\u{1f300}'..='\u{1faff}' | '\u{fe0f}');
    let is_mark = |c: char| c.is_whitespace() || "*_'’†‡¹²³⁴⁵!?".contains(c) || is_picture(c);
    text.trim_matches(is_mark)
}

/// Returns the rank of a number with a sign after it that may be a card: `4*`, `8d`.
pub(super) fn marked_rank(text: &str) -> Option<u8> {
    let number = text.strip_suffix(|c: char| c == '*' || c.is_ascii_alphabetic())?;
    number.parse().ok().filter(|number| (3..=10).contains(number))
}

/// Returns `true` for a number with a star that is a card.
pub(super) fn is_star(text: &str) -> bool {
    text.ends_with('*') && marked_rank(text).is_some()
}
