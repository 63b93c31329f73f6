//! New names that may not be meant as names: words of a sentence, days, and names of players
//! beside other words.

use super::day::TypedDay;
use super::find_name::nearest_names;
use super::name::name_key;
use crate::cards::number_word;
use crate::rules::PRESETS;

/// Words of sentences about players and games, in the languages of the table. In small letters
/// they are no part of a new name; with a capital they may be: Ann With, Kim Won.
const WORDS: &str = "\
    i'm i’m its it's it’s myself about above after again against all also always and as at \
    average back beat beats before begins beside best between both but by cancel card cards \
    correct correction deal dealer dealing deals deck delete discard drop everybody everyone except excluding finished \
    first for forgot from game games gone got group had has have highest in including instead \
    is it join joined joining joins last late later league least left less list lost lowest \
    minus more most new next no nobody not now of off oops or order others out over play \
    played player players playing please plus points random randomly remove replaced replaces \
    rest round rounds rule rules same score scores season seat seats shuffle shuffled sorry \
    start starting starts swap than that the then these they this those to today together \
    tomorrow tonight too total totals undo us usual versus vs was we went were what when which \
    who whose winner winners wins with without won yesterday on date week \
    weeks table tables time minute minutes hour hours af alle bortset den dato efter først har kl klokken \
    havde ikke kommer med men nej nu ny nye nyt og også omgang på regler runde samme senere \
    sidste sidst som spil spiller spillere spillerne tilfældig uden undtagen var vinder alla \
    blanda eller från förlåt hade igen inte nästa och också omgången poäng samma senast sent \
    sista slumpmässigt spel spelare spelarna till totalt utan utom fra gir igjen ikke neste nå \
    poeng siste spill spillet tilfeldig unntatt uten ble aloittaa ilman jakaa kaikki kanssa \
    kierros mukaan mutta muut myöhässä myös nyt paitsi pelaaja pelaajat pelaajilla peli pelin \
    pistettä sama samat samalla samoilla seuraava sijasta summalla säännöillä tilalle uusi \
    viimeinen yhteensä aftur allir byrjar efstur ekki eftir frá gefur hin hinir leik leikmaður \
    leikmenn leikmönnum leikur líka með nema núna nýr nýtt næst næsta reglum restin samtals \
    seint síðasta spil stig svo sömu umferð án öll begynder begynner börjar starter startar \
    bunke bunken hånd hånden kort kortene omgangen point runden hög högen korten rundan \
    bunken hånda omgang runda kierroksen kierrosta kortin kortit kortteja kortti korttia käden \
    käsi peliin pisteet pisteitä bunkanum bunkann bunki leikinn spili spilið spilin stigum \
    umferðina umferðinni úr í uge uke vecka vika viikko bord borð pöytä klockan klukkan kello";

/// Returns `true` for a word that is no part of a new name: one of a sentence, a number in
/// words, a day, an option, the name of rules, or with a bracket or a question mark.
pub fn is_no_name(word: &str) -> bool {
    let is_word = || WORDS.split_whitespace().any(|one| one == word.trim_end_matches('.'));
    let is_number = || word == word.to_lowercase() && number_word(word).is_some();
    is_word()
        || is_number()
        || word.contains('(')
        || word.ends_with('?')
        || word.starts_with("--")
        || PRESETS.contains(&word)
        || TypedDay::is_surely(word)
}

/// Returns why a new name is to be asked back: the players who may be meant by it, none if it
/// has a word that is no part of a name. `None` for a name like any other.
pub fn name_doubt<'a>(
    name: &str,
    existing: impl Iterator<Item = &'a str> + Clone,
) -> Option<Vec<&'a str>> {
    let mut near = nearest_names(name, existing.clone());
    let others = names_within(name, existing);
    if others.len() > 1 || !is_written_as_name(name) {
        near.extend(others);
    }
    let is_doubtful = !near.is_empty() || name.split(' ').any(is_no_name);
    is_doubtful.then_some(near)
}

/// Returns the names whose words stand in another one, with more.
pub fn names_within<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let words = |name: &str| {
        let key = name_key(name);
        let words = key.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    let all = words(name);
    let is_within = |other: &&str| {
        let other = words(other);
        !other.is_empty()
            && other.len() < all.len()
            && all.windows(other.len()).any(|part| part == other)
    };
    names.filter(is_within).collect()
}

/// Returns `true` for a name like Ann Marie, who may play with Ann.
pub fn is_written_as_name(name: &str) -> bool {
    name.split(' ').all(|word| word.starts_with(char::is_uppercase))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Name;
    use crate::game::fixture::check_read;

    #[test]
    fn a_new_name_is_refused_or_asked_back() {
        check_read(include_str!("../../tests/typed/new-names.txt"), |given, typed| {
            if given == "as a name" {
                assert!(Name::new(typed).is_ok(), "older databases may have {typed}");
                let name = Name::new_player(typed);
                return name.map_or_else(|error| error.to_string(), |name| name.to_string());
            }
            let doubt = name_doubt(typed, ["Ann", "Bob", "Mary Lou"].into_iter());
            doubt.map_or("-".to_owned(), |near| format!("? {}", near.join(", ")))
        });
    }
}
