//! The headings of players: `Ann (pts)`, `Ann total`, `rank Ann`.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::ReadOptions;
use super::cell_text::word_and_number;
use super::game::{Cell, Seat, SeatKind};
use super::heading::{DEALERS, Heading, SEATS, is_first_name, is_heading_of};
use crate::game::{is_one_of, name_key};

/// Names the players of columns such as `Ann (pts)` and `Ann total`, takes those such as
/// `Ann rank` out, and returns their indexes. Without a column of Ann's points, her totals
/// are all that the file has of her.
pub(super) fn name_players(seats: &mut Vec<Seat>) -> Vec<usize> {
    let players = seats.iter().filter(|seat| seat.kind == SeatKind::Player);
    let mut words = players.map(|seat| Some(beside_name(&seat.player.text, |_| true)?.1));
    // `Stig Anna` beside `Stig Pabbi`.
    let are_points = seats.len() > 1 && words.all(|word| word == Some(Heading::Points));
    for seat in &mut *seats {
        let beside = beside_name(&seat.player.text, |word| are_points || !is_first_name(word));
        if let Some((name, Heading::Points)) = beside {
            seat.player.text = name.into();
        }
    }
    let names: HashSet<_> = seats.iter().map(|seat| name_key(&seat.player.text)).collect();
    for seat in seats.iter_mut().filter(|seat| seat.kind == SeatKind::Player) {
        let Some((name, Heading::Total | Heading::Subtotal)) = of_player(&seat.player.text) else {
            continue;
        };
        if names.contains(&name_key(name)) {
            seat.kind = SeatKind::TotalsOf(name_key(name));
        } else if Heading::of(name).is_some() && !is_first_name(name) {
            // `Rounds total`
            seat.kind = SeatKind::Totals;
        } else {
            seat.is_total = true;
            seat.player.text = name.into();
        }
    }
    let is_place = |seat: &mut Seat| match of_player(&seat.player.text) {
        Some((name, Heading::Ignored | Heading::Place)) => names.contains(&name_key(name)),
        // `Ann cards`, but `Anna Villi` is a name.
        Some((name, Heading::Dealt)) => {
            let word = seat.player.text.rsplit(' ').next().unwrap_or_default();
            word.starts_with(char::is_lowercase) && names.contains(&name_key(name))
        }
        _ => false,
    };
    seats.extract_if(.., is_place).map(|seat| seat.index).collect()
}

/// Returns the first of several players who each have columns of more than one game: `Game 1 Ann`,
/// `Ann 1`, `Ann2` beside `Ann`, or `Ann gross` beside `Ann net`.
pub(super) fn of_one_game<'a>(seats: &'a [Seat], options: &ReadOptions) -> Option<&'a Seat> {
    let is_player = |seat: &&Seat| {
        let name = &seat.player.text;
        let is_told = options.is_player(name)
            || options.is_known(name) && name.contains(|c: char| c == ' ' || c.is_ascii_digit());
        seat.kind == SeatKind::Player && !is_told
    };
    let players: Vec<_> = seats.iter().filter(is_player).collect();
    let by_number = |seat: &&'a Seat| {
        let numbered = word_and_number(&seat.player.text);
        let (name, number) = numbered.unwrap_or_else(|| (name_key(&seat.player.text), ""));
        Some((name, number.to_owned()))
    };
    let by_word = |seat: &&'a Seat| {
        let text = Some(&seat.player.text).filter(|text| of_player(text).is_none());
        let (name, word) = text?.rsplit_once(' ')?;
        Some((name_key(name), name_key(word)))
    };
    let several = |split: &dyn Fn(&&'a Seat) -> Option<(String, String)>| {
        let mut games: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (name, game) in players.iter().filter_map(split) {
            games.entry(name).or_default().insert(game);
        }
        games.into_values().filter(|games| games.len() > 1).collect::<Vec<_>>()
    };
    let is_numbered = |seat: &&&Seat| word_and_number(&seat.player.text).is_some();
    if several(&by_number).len() > 1 {
        return players.iter().find(is_numbered).copied();
    }
    // Two families may have the same first names, but not all of them.
    let games = several(&by_word);
    let is_each = games.len() > 1 && games.iter().all(|of| *of == games[0]);
    players.iter().find(|seat| by_word(seat).is_some()).copied().filter(|_| is_each)
}

/// Gives a player the column of who went out after it; returns `false` if there is no such player.
pub(super) fn give_out(seats: &mut [Seat], out: usize) -> bool {
    let before = seats.iter_mut().rfind(|seat| seat.index < out && seat.kind == SeatKind::Player);
    before.is_some_and(|seat| seat.out.replace(out).is_none())
}

/// Gives players their columns such as `Ann out`, takes those out, and returns their indexes.
pub(super) fn name_outs(seats: &mut Vec<Seat>) -> Vec<usize> {
    let names: HashMap<_, _> =
        seats.iter().map(|seat| (name_key(&seat.player.text), seat.index)).collect();
    let player = |seat: &Seat| match of_player(&seat.player.text) {
        Some((name, Heading::Out)) => names.get(&name_key(name)).copied(),
        _ => None,
    };
    let outs = seats.extract_if(.., |seat| player(seat).is_some());
    let outs: Vec<_> = outs.map(|seat| (seat.index, player(&seat))).collect();
    for (out, player) in &outs {
        let seat = seats.iter_mut().find(|seat| Some(seat.index) == *player);
        seat.into_iter().for_each(|seat| seat.out = Some(*out));
    }
    outs.into_iter().map(|(out, _)| out).collect()
}

/// Returns the name in a heading such as `Ann total`, `Total of Ann` or `Ann (pts)`, and what
/// the word beside it means.
pub(super) fn of_player(text: &str) -> Option<(&str, Heading)> {
    beside_name(text, |word| !is_first_name(word))
}

/// Returns the name in a heading, and what the word beside it means, if that may be one.
fn beside_name(text: &str, may_be: impl Fn(&str) -> bool) -> Option<(&str, Heading)> {
    const BETWEEN: [char; 8] = [' ', '_', '(', '[', '-', '–', ':', '/'];
    const OF: &str = "of|for|by|von|für|av|af|för|til|till|fyrir";
    let text = text.trim_end_matches([')', ']']);
    let read = |(name, word): (_, &str)| {
        let heading = Heading::of(word).filter(|_| may_be(word))?;
        let name = str::trim_end_matches(name, BETWEEN);
        let owner = ["'s", "’s"].iter().find_map(|end| name.strip_suffix(end));
        let owner = owner.or_else(|| name.strip_suffix(['\'', '’']).filter(|of| of.ends_with('s')));
        Some((owner.unwrap_or(name), heading))
    };
    let before = || {
        let (word, name) = text.split_once(BETWEEN)?;
        let name = name.trim_start_matches(BETWEEN);
        let of = name.split_once(' ').filter(|(of, _)| is_one_of(OF, of));
        let named = read((of.map_or(name, |(_, name)| name), word));
        // `Score to beat`
        let is_name = |name: &str| {
            let are_words = name.starts_with(char::is_lowercase) && name.contains(' ');
            name.contains(char::is_alphabetic) && !are_words
        };
        named.filter(|(name, of)| *of != Heading::Points || is_name(name))
    };
    text.rsplit_once(BETWEEN).and_then(read).or_else(before).filter(|(name, _)| !name.is_empty())
}

/// Returns whose column a name heads if that may be in the genitive, before a word: `Anna` of
/// `Annas Punkte` or `Annan pisteet`, `Hans` of `Hans' Punkte`.
pub(super) fn owner(Cell { text, location }: &Cell) -> Option<&str> {
    const FINNISH: &str = "pisteet|yhteensä|loppusumma|loppupisteet";
    let beside = location.column.as_deref()?.strip_prefix(&**text)?;
    if let Some(word) = beside.strip_prefix(' ') {
        let end = if is_heading_of(word, FINNISH) { 'n' } else { 's' };
        return text.strip_suffix(end).filter(|_| word.starts_with(char::is_alphabetic));
    }
    ["' ", "’ "].iter().any(|mark| beside.starts_with(mark)).then_some(text)
}

/// Returns the name in `1. Ann`, `Player 1: Ann`, `Seat 1 Ann`, `Ann ★` or `Ann (D)`, of who deals;
/// `Hans Müller` for `Müller, Hans`, but `Bob Jr.` for `Bob, Jr.`; `None` if it stands alone.
pub(super) fn plain_name(text: &str) -> Option<String> {
    let quoted = text.strip_prefix(['\'', '‘']).and_then(|text| text.strip_suffix(['\'', '’']));
    let is_quote = |c| matches!(c, '"' | '“' | '”' | '„' | '«' | '»');
    // Of who is called `Kimmo "Kimi"`.
    let has_nickname = text.matches(is_quote).count() == 2
        && !(text.starts_with(is_quote) && text.ends_with(is_quote));
    let is_around = |c| is_sign(c) && !(has_nickname && is_quote(c));
    let name = quoted.unwrap_or(text).trim_matches(|c: char| c.is_whitespace() || is_around(c));
    if name.len() < text.len() && name.contains(char::is_alphanumeric) {
        return Some(plain_name(name).unwrap_or_else(|| name.to_owned()));
    }
    let is_digit = |c: char| c.is_ascii_digit();
    let start = text.find(is_digit).unwrap_or(text.len());
    let (before, after) = text.split_at(start);
    let after = after.trim_start_matches(is_digit);
    let is_seat = is_one_of(SEATS, &name_key(before.trim()));
    let is_player = is_seat || Heading::of(before) == Some(Heading::Player);
    let is_number = matches!(before, "" | "#") && start < text.len();
    let numbered = match text.split_once(':') {
        Some((player, name)) if Heading::of(player) == Some(Heading::Player) => name,
        _ if is_player || is_number && after.starts_with(['.', ')']) => after,
        _ => "",
    };
    let name = numbered.trim_start_matches(|c: char| c.is_whitespace() || ".:-–)".contains(c));
    let in_brackets = name.strip_prefix('(').and_then(|name| name.strip_suffix(')'));
    let name = in_brackets.unwrap_or(name).trim_end_matches([' ', ':', '-', '–']);
    if name.starts_with(char::is_alphabetic) {
        return Some(plain_name(name).unwrap_or_else(|| name.to_owned()));
    }
    if let Some((name, mark)) = text.trim_end_matches([')', ']']).rsplit_once(['(', '[']) {
        let is_dealer = mark.eq_ignore_ascii_case("d") || is_heading_of(mark, DEALERS);
        return Some(name.trim().to_owned()).filter(|name| is_dealer && !name.is_empty());
    }
    let (last, first) = text.split_once(',')?;
    let (last, first) = (last.trim(), first.trim());
    let is_name = !last.is_empty() && !first.is_empty() && !text.contains(['(', '[']);
    let is_name = is_name && !first.contains(|c: char| c == ',' || c.is_ascii_digit());
    let is_suffix = matches!(name_key(first).trim_end_matches('.'), "jr" | "sr" | "ii" | "iii");
    is_name.then(|| if is_suffix { format!("{last} {first}") } else { format!("{first} {last}") })
}

/// Returns `true` for a sign that is of no name where it begins or ends: `Ann ★`, `"Ann"`.
fn is_sign(c: char) -> bool {
    match c {
        '.' | '\'' | '-' | '(' | ')' | '[' | ']' | '#' | '‘' | '’' => false,
        '\u{2010}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}' | '\u{fe0f}' => true,
        '\u{200b}'..='\u{200d}' | '\u{feff}' | '¹' | '²' | '³' | '§' | '°' | '«' | '»' => {
            true
        }
        c => c.is_ascii_punctuation(),
    }
}

/// Returns what two names share that only differ in what stands in brackets or in signs.
pub(super) fn base_of_name(text: &str) -> String {
    let text = text.trim_matches(is_sign).split(['(', '[']).next().unwrap_or_default();
    name_key(text.trim())
}

/// Returns `true` if a name has more than names have: brackets, signs or a number, `Ann (me)`,
/// `Ann/Zoe`, `Ann 176`.
pub(super) fn has_more_than_name(name: &str) -> bool {
    let is_mark = |c: char| matches!(c, '(' | '[') || is_sign(c) && !"“”„\"`".contains(c);
    let is_number = |word: &str| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_digit());
    name.contains(is_mark) || name.split(' ').any(|word| word == "-" || is_number(word))
}
