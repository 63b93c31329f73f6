//! What people say at the table beside scores: that somebody comes or goes, with which total,
//! that what was typed is dropped, who plays.

use std::ops::Range;
use std::slice;

use super::find_name::{find_name, nearest_names, same_name};
use super::refusals::LookupError;
use super::scoresheet::Scoresheet;
use super::text::{is_one_of, without_end};
use super::typed_names::TypedNames;
use crate::cards::number_word;

/// What agrees, besides `yes`; above all to a question whether to save.
pub const AGREED: &str = "ok|okay|yep|yeah|sure|save|save it|correct|yes please|right|good|fine|\
    that's right|thats right|looks good|gem|jep|det passer|spara|japp|lagre|jepp|joo|tallenna|vista";

/// Insists on scores that were refused.
pub const FORCE: &str = "force";

/// What is said to drop what was typed.
pub const DROP: &str =
    "drop|drop it|clear|cancel|never mind|nevermind|scratch that|forget it|start over";

/// What is said for a command.
const COMMANDS: [(&str, &str); 3] = [
    (
        "bye|bye bye|goodbye|good night|goodnight|see you tomorrow|we're done|we are done|\
         done for today|done for tonight|stop for today|stop for tonight|call it a night|\
         let's call it a night|pause|break|time for bed",
        "quit",
    ),
    ("same again|the same again|play again|once more", "rematch"),
    ("--help|-h", "help"),
];

/// What a line between rounds means that is neither a score nor a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BetweenRounds {
    AsksNext,
    /// Not needed: a round is saved once it is complete.
    WantsSave,
    GameOver,
    WantsPass,
}

/// What is said between rounds that is neither a score nor a command.
const SAID_BETWEEN_ROUNDS: [(BetweenRounds, &str); 4] = [
    (
        BetweenRounds::AsksNext,
        // In the other languages most of it is a command.
        "deal|deals|deal the cards|deal now|deal again|new deal|next deal|next hand|next one|\
         new round|go|go on|go ahead|let's go|lets go|ready|we're ready|keep going|keep playing|\
         start|begin|start the round|begin the round|start round|continue|resume|giv|del|del ud|\
         del ut|dela ut|giv kort|jaa|jaa kortit|gefa|gefðu|klar|klart|vi er klar|næste omgang|\
         neste omgang|nästa omgång|seuraava kierros|næsta umferð|næste|neste|nästa|seuraava",
    ),
    (
        BetweenRounds::WantsSave,
        "save|save it|save this|save game|save the game|save round|save the round|save scores|\
         save the scores|end round|end the round|finish round|finish the round|end of round|\
         end of the round|round over|the round is over|submit|gem|gem omgangen|spara|\
         spara omgången|lagre|lagre omgangen|tallenna|tallenna kierros|vista|vista umferð",
    ),
    (
        BetweenRounds::GameOver,
        "over|game over|the game is over|it's over|the end|end of game|end of the game|\
         spillet er slut|spillet er forbi|spillet er over|spelet är slut|peli on ohi|leik lokið|\
         leikurinn er búinn",
    ),
    (BetweenRounds::WantsPass, "pass|passes|i pass|we pass|fold|i fold"),
];

/// What is said for the official rules.
pub const STANDARD: &str = "standard|normal|regular|default";

/// What may be answered by who does not know who went out.
pub const UNKNOWN: &str = "-|nobody knows|i don't know|i dont know|don't know|dont know|no idea|\
    not sure|neither|ved ikke|det ved jeg ikke|vet ikke|vet inte|jag vet inte|en tiedä|veit ekki|ég veit ekki";

/// What begins the round that is being entered, or else the game, again.
pub const RESTART: &str = "start again|start the round again|restart|reset";

/// What may follow the name of who deals, or who went out.
const DOES: &str = "deals|deal|is dealing|is the dealer|is dealer|to deal|is first|was first|\
     first|starts|begins|did|is out|was out|went out|went out first|out";

/// Returns the command for words that are none: `good night` ends the evening.
pub fn command_for(text: &str) -> Option<&'static str> {
    COMMANDS.iter().find(|(said, _)| is_one_of(said, text)).map(|(_, command)| *command)
}

/// Returns what a line between rounds means that is neither a score nor a command.
pub fn said_between_rounds(text: &str) -> Option<BetweenRounds> {
    let text = text.to_lowercase().replace('’', "'");
    SAID_BETWEEN_ROUNDS.iter().find(|(_, said)| is_one_of(said, &text)).map(|(meaning, _)| *meaning)
}

/// Returns `true` if a text is the beginning of what is [said between rounds](said_between_rounds).
pub fn begins_said_between_rounds(text: &str) -> bool {
    SAID_BETWEEN_ROUNDS
        .iter()
        .flat_map(|(_, said)| said.split('|'))
        .any(|said| said.starts_with(text))
}

/// Returns a name without what its player does: `june did`, `dad deals`, `dealer bob`, `it was
/// bob`.
pub fn who_does(text: &str) -> &str {
    const BEFORE: [&str; 4] = ["dealer ", "it was ", "it's ", "det var "];
    let text = BEFORE.iter().find_map(|before| text.strip_prefix(before)).unwrap_or(text);
    without_end(text, DOES.split('|')).unwrap_or(text)
}

/// Who is said to deal, among names: `bob deals`.
#[derive(Debug, PartialEq, Eq)]
pub struct DealerAmong<'n> {
    pub names: Range<usize>,
    pub text: String,
    /// The first word or words of the text.
    pub dealer: &'n str,
}

impl<'n> DealerAmong<'n> {
    /// Finds the first; what is said is after the name, or in the names after it.
    pub fn find(
        names: &'n [String],
        is_known: impl Fn(&str) -> bool,
        deals: &[&'static str],
    ) -> Option<Self> {
        const LONGEST: usize = 4;
        let said = || deals.iter().copied().chain(["starts", "begins"]);
        let ends = |start: usize| {
            (start + 1..=names.len().min(start + LONGEST)).map(move |end| start..end)
        };
        (0..names.len()).flat_map(ends).find_map(|names_said| {
            let text = names[names_said.clone()].join(" ");
            let first = &names[names_said.start];
            let len = without_end(&text, said())?.len();
            let dealer = first.get(..len)?;
            let is_meant = (names_said.len() == 1 || dealer == first)
                && !is_known(&text)
                && names[names_said.clone()].iter().skip(1).all(|word| !is_known(word));
            is_meant.then_some(Self { names: names_said, text, dealer })
        })
    }

    /// Returns the names of all, the dealer among them once.
    pub fn players<'a>(&'a self, names: &'a [String]) -> Vec<&'a str> {
        let (before, after) = (&names[..self.names.start], &names[self.names.end..]);
        let others = || before.iter().chain(after).map(String::as_str);
        let dealer = (!others().any(|name| same_name(name, self.dealer))).then_some(self.dealer);
        let before = before.iter().map(String::as_str).chain(dealer);
        before.chain(after.iter().map(String::as_str)).collect()
    }

    pub fn error(&self, near: Vec<String>) -> LookupError {
        LookupError::NoPlayer { name: self.text.clone(), near }
    }
}

/// What words change of the players of the last game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    Without,
    Plus,
    /// Something else, such as who deals.
    Other,
}

/// Reads words that mean the players of the last game, and what they change: `the same again but
/// without dan`, `everyone except dan, bob deals`.
pub fn last_players(text: &str) -> Option<Vec<(Change, String)>> {
    const BEFORE: &str = ",|a|another|game|new|the|with|med|de|með";
    const SAME: &str = "same|again|usual|samme|samma|samat|samoilla|sömu";
    const ALL: &str = "everybody|everyone|all";
    const WITHOUT: &str = "without|except|excluding|minus|not|uden|undtagen|utan|utom|uten|unntatt|ilman|paitsi|án|nema";
    const PLUS: &str = "plus|with|add|med|með";
    const AND: &str = ",|and|&|og|och|ja";
    const FILLERS: &str = "again|as|but|crowd|game|igen|igjen|last|lot|men|night|of|people|please|\
        players|suspects|the|time|us|spillere|spillerne|spelare|spelarna|leikmenn|pelaajat|pelaajilla";
    const WHEN: &str = "yesterday|last|before|usual|always";
    let spaced = text.replace([',', ';', ':'], " , ");
    let words = spaced.split_whitespace().map(|word| word.trim_end_matches(['.', '!', '?']));
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    let lower: Vec<_> = words.iter().map(|word| word.to_lowercase()).collect();
    let start = lower.iter().take_while(|word| is_one_of(BEFORE, word)).count();
    let next = lower.get(start + 1).map_or("of", String::as_str);
    let (len, is_all) = match lower.get(start)?.as_str() {
        "all" if !is_one_of("of|but", next) && !is_one_of(WITHOUT, next) => return None,
        word if is_one_of(ALL, word) => (1, true),
        word if is_one_of(SAME, word) => (1, false),
        "as" if is_one_of(WHEN, next) => (2, false),
        word if is_one_of(WITHOUT, word) => (0, false),
        _ => return None,
    };
    let mut parts = vec![(Change::Other, String::new())];
    for at in start + len..words.len() {
        let word = lower[at].as_str();
        let last = parts.last_mut()?;
        let change = match word {
            word if is_one_of(WITHOUT, word) => Change::Without,
            "but" if is_all => Change::Without,
            word if is_one_of(PLUS, word) => Change::Plus,
            "," => last.0,
            word if is_one_of(AND, word) && last.0 == Change::Other => Change::Plus,
            word if is_one_of(AND, word) => last.0,
            word if is_one_of(FILLERS, word)
                || at > 0 && lower[at - 1] == "as" && is_one_of(WHEN, word) =>
            {
                continue;
            }
            _ => {
                last.1 = format!("{} {}", last.1, words[at]).trim_start().to_owned();
                continue;
            }
        };
        parts.push((change, String::new()));
    }
    parts.retain(|(_, text)| !text.is_empty());
    let is_open = |word: &&String| is_one_of(WITHOUT, word) || is_one_of(PLUS, word);
    if let Some(last) = lower.last().filter(is_open) {
        parts.push((Change::Other, last.clone()));
    }
    let is_of_others = |(change, _): &(Change, String)| *change == Change::Other;
    let is_usual = lower[start] == "usual";
    (!is_usual || !parts.iter().any(is_of_others)).then_some(parts)
}

/// Returns the players of the last game with the changes that were typed.
pub fn changed_players(
    last: &[String],
    changes: &[(Change, String)],
    is_known: impl Fn(&str) -> bool,
) -> Result<Vec<String>, LookupError> {
    let mut players = last.to_vec();
    for (change, text) in changes {
        let names: Vec<_> = players.iter().map(String::as_str).collect();
        let found = |text: &str| match find_name(&names, text)[..] {
            [one] => Some(names[one].to_owned()),
            _ => None,
        };
        match change {
            Change::Without => {
                let each = || text.split(' ').map(found).collect::<Option<Vec<_>>>();
                let out = found(text).map(|one| vec![one]).or_else(each);
                let Some(out) = out else {
                    if is_known(text) {
                        return Err(LookupError::BehindSame(format!("without {text}")));
                    }
                    let near = nearest_names(text, names).into_iter().map(str::to_owned).collect();
                    return Err(LookupError::NoPlayer { name: text.clone(), near });
                };
                players.retain(|name| !out.contains(name));
            }
            Change::Plus => {
                players.extend(TypedNames::read(slice::from_ref(text), &is_known).names)
            }
            Change::Other if text.split(' ').all(|word| found(word).is_some()) => {
                return Err(LookupError::SameAndNames(text.clone()));
            }
            Change::Other => return Err(LookupError::BehindSame(text.clone())),
        }
    }
    Ok(players)
}

/// What a player asks to have chosen at random for a new game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AtRandom {
    Seats,
    Dealer,
}

/// Reads words that ask for seats or a dealer at random: `random seats`, `dealer at random`,
/// `tilfældig giver`. In German, too, which has no messages.
pub fn asks_at_random(text: &str) -> Option<AtRandom> {
    const RANDOM: &str = "shuffle|shuffled|random|randomly|draw|drawn|bland|blandet|tilfældig|\
        tilfældigt|tilfældige|blanda|blandad|blandade|slumpa|slumpad|slumpade|slumpmässig|\
        slumpmässigt|slumpvis|stokk|stokket|tilfeldig|tilfeldige|sekoita|sekoitetut|arvottu|\
        arvotut|satunnainen|satunnaiset|satunnaisesti|stokka|slembi|slembið|handahófi|mischen|\
        gemischt|gemischte|zufällig|zufällige|zufälliger|ausgelost|auslosen";
    const DEALER: &str = "dealer|dealers|deals|giver|kortgiver|utdeler|giv|givare|jakaja|\
        gjafari|gefur|geber|kartengeber";
    const OTHERS: &str = "seat|seats|seating|order|pladser|siddepladser|rækkefølge|platser|\
        ordning|plasser|rekkefølge|paikat|järjestys|sæti|röð|plätze|sitzplätze|reihenfolge|\
        a|at|by|in|the|i|på|en|den|de|af|av|á|í|ein|der|die";
    let text = text.to_lowercase();
    let has = |list: &str| text.split(' ').any(|word| is_one_of(list, word));
    let is_known = |word: &str| [RANDOM, DEALER, OTHERS].iter().any(|list| is_one_of(list, word));
    let is_said = has(RANDOM) && text.split(' ').all(is_known);
    is_said.then(|| if has(DEALER) { AtRandom::Dealer } else { AtRandom::Seats })
}

impl Scoresheet {
    /// Returns the seat of whom a sentence says to deal: `bob is dealing`, `dealer bob`. What
    /// is said is after the name.
    pub fn said_to_deal(&self, line: &str, deals: &[&'static str]) -> Option<usize> {
        let line = line.trim_end_matches(['.', '!', '?']);
        let name =
            without_end(line, deals.iter().copied()).or_else(|| line.strip_prefix("dealer "))?;
        self.find_seat(name.strip_prefix("is ").unwrap_or(name)).ok()
    }

    /// Reads a sentence that says that somebody comes or goes, and returns the command for it
    /// and the name: `al has to go to bed`.
    pub fn comes_or_goes(
        &self,
        line: &str,
        joins: &[&str],
        leaves: &[&str],
    ) -> Option<(&'static str, String)> {
        let words: Vec<_> = line.trim_end_matches(['.', '!']).split_whitespace().collect();
        let seat = |name: &str| self.find_seat(name).ok();
        let shown = |seat: usize| self.seats[seat].name().to_owned();
        if let ["bye", name @ ..] = words.as_slice() {
            return seat(&name.join(" ")).map(|seat| ("leave", shown(seat)));
        }
        (1..words.len()).rev().find_map(|end| {
            let (name, rest) = (words[..end].join(" "), words[end..].join(" ").to_lowercase());
            let begins = |one: &&str| {
                rest.strip_prefix(*one).is_some_and(|more| more.is_empty() || more.starts_with(' '))
            };
            if rest.contains(|c: char| c.is_ascii_digit()) {
                return None;
            }
            let known = seat(&name);
            match known.filter(|seat| self.seated().contains(seat)) {
                Some(seat) => leaves.iter().any(begins).then(|| ("leave", shown(seat))),
                // The name of somebody new is no row of scores.
                None if name.contains([',', ':', ';', '=']) || end > 3 => None,
                None => joins.iter().any(begins).then_some(("join", known.map_or(name, shown))),
            }
        })
    }

    /// Reads a total that somebody starts with: `40`, `one hundred and fifty`, `same as ollie`.
    pub fn total_said(&self, text: &str) -> Option<i32> {
        let text = text.to_lowercase();
        let text = text.strip_suffix(" points").unwrap_or(&text);
        let of_another = || {
            let text = text.strip_prefix("the ").unwrap_or(text);
            let name = ["same as ", "as ", "like "].iter().find_map(|same| text.strip_prefix(same));
            Some(self.total(self.find_seat(name?).ok()?))
        };
        text.parse().ok().or_else(|| number_word(text).map(Into::into)).or_else(of_another)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;

    #[test]
    fn who_is_said_to_deal_is_found_among_names() {
        let check = |names: &[&str], players: &[&str], dealer: &str| {
            let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
            let said =
                DealerAmong::find(&names, |name| name == "Jo Deal", &["deals", "is dealing"]);
            let found = said.as_ref().map(|said| (said.players(&names), said.dealer));
            let expect = (!dealer.is_empty()).then(|| (players.to_vec(), dealer));
            assert_eq!(found, expect, "{names:?}");
        };
        check(&["ann", "bob", "cat", "bob deals"], &["ann", "bob", "cat"], "bob");
        check(&["bob deals", "ann", "Bob"], &["ann", "Bob"], "bob");
        check(&["ann", "bob", "bob", "deals"], &["ann", "bob"], "bob");
        check(&["ann", "bob", "is", "dealing"], &["ann", "bob"], "bob");
        check(&["ann", "mary lou starts"], &["ann", "mary lou"], "mary lou");
        check(&["ann", "bob deals", "cat"], &["ann", "bob", "cat"], "bob");
        for names in [&["ann", "Jo Deal"][..], &["ann", "deals"][..0], &["deals", "ann"]] {
            check(names, &[], "");
        }
    }

    #[test]
    fn what_is_drawn_is_said_in_each_language() {
        check_read(include_str!("../../tests/typed/drawn.txt"), |_, typed| {
            match asks_at_random(typed) {
                Some(AtRandom::Seats) => "seats".to_owned(),
                Some(AtRandom::Dealer) => "dealer".to_owned(),
                None => "-".to_owned(),
            }
        });
    }

    #[test]
    fn who_plays_again_is_said_by_same() {
        let last = ["Ann", "Mary Lou", "Bob", "Dan"].map(str::to_owned);
        check_read(include_str!("../../tests/typed/same.txt"), |_, typed| {
            let Some(changes) = last_players(typed) else { return "-".to_owned() };
            match changed_players(&last, &changes, |_| false) {
                Ok(names) if names == last => "same".to_owned(),
                Ok(names) => names.join(", "),
                Err(LookupError::BehindSame(text)) => format!("! {text}"),
                Err(error) => error.to_string(),
            }
        });
    }
}
