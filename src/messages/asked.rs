//! Questions about the rules: which ruling answers whether cards can be laid down that are
//! only called out, `can i go out with two kings and a wild`; the search finds all others.

use super::Messages;
use crate::cards::{Rank, number_word, rank_called};
use crate::rules::rulings::{Answer, Match, RulingNotFound};

/// The words that may stand beside the cards; of the second list there must be one.
const BESIDE: &str = "can could may might must should i we you he she they one it is are be then \
     with on of just only using use have has a an the this that my and as if do does get";
const ASKS: &str = "go goes out lay laid lays put down play place legal allowed valid ok okay \
     enough meld melds book set";

/// Cards that are called out: naturals by their ranks, and wilds.
#[derive(Default)]
struct Called {
    naturals: Vec<(Option<Rank>, u8)>,
    wilds: u8,
}

impl Messages {
    /// Answers a question about the rules, as
    /// [`asked_for`](crate::rules::rulings::Rulings::asked_for) does.
    pub fn answer_to(&self, question: &str) -> Result<Answer<'static>, RulingNotFound> {
        let rulings = self.rulings();
        let topic = self.topic_of_cards(question);
        let ruling = topic.and_then(|topic| rulings.all().find(|ruling| ruling.topic == topic));
        match ruling {
            Some(ruling) => Ok(Answer::One(Match { ruling, score: 1.0 })),
            None => rulings.asked_for(question),
        }
    }

    /// Returns the topic of the ruling that answers a question in full; `None` if several may.
    pub fn topic_of(&self, question: &str) -> Option<&'static str> {
        match self.answer_to(question) {
            Ok(Answer::One(found)) => Some(&found.ruling.topic),
            _ => None,
        }
    }

    /// Returns the topic that tells whether cards of one rank and wilds can be laid down;
    /// `None` if something else is asked.
    fn topic_of_cards(&self, question: &str) -> Option<&'static str> {
        let plain = question.to_lowercase().replace(['?', '!', '.', ',', ':'], " ");
        let english = self.words_in_english(&plain);
        let words: Vec<_> = english.split_whitespace().collect();
        if is_of_partners(&words) {
            return None;
        }
        let mut called = Called::default();
        let (mut asks, mut unknown, mut rest) = (false, 0, words.as_slice());
        while let Some(word) = rest.first() {
            let is_in = |list: &str| list.split_whitespace().any(|one| one == *word);
            let len = called.take(rest);
            // Who asks may be anybody: `can grandma lay down`.
            if len == 0 && !is_in(ASKS) && !is_in(BESIDE) {
                unknown += 1;
                if asks || called.count() > 0 || unknown > 2 {
                    return None;
                }
            }
            asks |= is_in(ASKS);
            rest = &rest[len.max(1)..];
        }
        called.topic().filter(|_| asks)
    }
}

/// Returns `true` for `play two and two` and `3 on 3`, which are no cards.
fn is_of_partners(words: &[&str]) -> bool {
    let number = |word: &str| word.parse::<u8>().ok().or_else(|| number_word(word));
    let of_each = |three: &[&str]| matches!(three[1], "and" | "on") && number(three[0]).is_some();
    words.contains(&"play")
        && words.windows(3).any(|three| of_each(three) && number(three[0]) == number(three[2]))
}

impl Called {
    fn count(&self) -> u8 {
        self.wilds + self.naturals.iter().map(|(_, count)| count).sum::<u8>()
    }

    /// Takes the cards that words begin with, `two kings`, `a wild 5`, and returns how many
    /// words they are.
    fn take(&mut self, words: &[&str]) -> usize {
        let is_article = |word: &&&str| matches!(**word, "a" | "an" | "the" | "one");
        let is_wild = |word: &str| matches!(word, "wild" | "wilds" | "joker" | "jokers");
        let is_card = |word: &str| matches!(word, "card" | "cards");
        let word = |at: usize| words.get(at).copied().unwrap_or_default();
        // Of digits and `a` alone there may be as many, or it is a rank.
        let rank = |word: &str| {
            let is_letter = word.len() == 1 && word.starts_with(|c: char| c.is_ascii_alphabetic());
            rank_called(word).filter(|_| !is_letter || matches!(word, "j" | "q" | "k"))
        };
        let mut at = words.iter().take_while(is_article).count();
        let mut count = 1;
        let number = match word(at) {
            "pair" | "both" => Some(2),
            number => number.parse().ok().or_else(|| number_word(number)),
        };
        let of = usize::from(word(at + 1) == "of");
        let noun = word(at + 1 + of);
        // `8, 8` are two cards.
        let is_digits = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        let number = number.filter(|_| !is_digits(word(at)) || !is_digits(noun));
        if let Some(number) = number.filter(|number| (2..=13).contains(number))
            && (is_wild(noun) || rank(noun).is_some() || word(at) == "pair")
        {
            (count, at) = (number, at + 1 + of);
            if !is_wild(noun) && rank(noun).is_none() {
                self.naturals.push((None, count));
                return at - of;
            }
        }
        match word(at) {
            noun if is_wild(noun) => {
                self.wilds += count;
                let next = word(at + 1);
                at += usize::from(is_card(next) || rank(next).is_some_and(|_| noun == "wild"));
            }
            noun => match rank(noun) {
                Some(rank) => self.naturals.push((Some(rank), count)),
                None => return 0,
            },
        }
        at + 1
    }

    /// Returns the topic of a meld of these cards.
    fn topic(&self) -> Option<&'static str> {
        let mut ranks = self.naturals.iter().map(|(rank, _)| *rank);
        let first = ranks.next();
        let is_one_rank = ranks.all(|rank| Some(rank) == first && rank.is_some());
        match (self.count(), self.wilds) {
            (2, 0) if is_one_rank => Some("three-and-a-pair"),
            (..3, _) => None,
            (count, wilds) if count == wilds => Some("all-wild-melds"),
            (_, 2..) if is_one_rank => Some("naturals"),
            (..=8, _) if is_one_rank => Some("books"),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::game::fixture::check_read;
    use crate::messages::Language;
    use crate::messages::fixture::in_language;

    #[test]
    fn cards_that_are_called_out_are_answered_by_their_ruling() {
        check_read(include_str!("../../tests/typed/asked-cards.txt"), |_, typed| {
            let (language, question) = match typed.starts_with('<') {
                true => in_language(typed),
                false => (Language::English, typed),
            };
            language.words().topic_of_cards(question).unwrap_or("-").to_owned()
        });
    }
}
