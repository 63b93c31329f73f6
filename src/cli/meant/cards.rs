//! Sentences with cards, `is 5H 6H 8H a run in round 5`: the command that each asks for.
//!
//! Each word of a sentence is a card, one that is understood, a part of the round, the rules, the
//! last turn or the top card, or a filler. The words first tell which command is asked for, the
//! [`Question`]. Each command understands certain words; a sentence with any other gets no answer,
//! because that would answer another question.

use super::parts::{Part, Word, first_part, plain};
use super::words::has_word;
use crate::cards::{CalledCard, Deck, tidied};
use crate::game::take_round;
use crate::rules::Round;

/// The words of a sentence that are not understood, and the command for the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Unread {
    pub(super) words: Vec<String>,
    pub(super) command: Vec<String>,
    /// Whether all of the words stand before the cards.
    pub(super) is_before_cards: bool,
}

/// The fewest cards of a sentence that is about a hand or a meld; what is left of a hand may
/// be fewer, but two if suits are missing.
const LEAST: usize = 3;

/// Returns the command that a sentence asks for, or the words for which it cannot be answered;
/// `None` if it is not about cards.
pub(super) fn asked(text: &str) -> Option<Result<Vec<String>, Unread>> {
    let (round, text) = take_round(text);
    let sentence = Sentence::read(&tidied(&text));
    if sentence.is_without_suit() {
        return Some(sentence.command(round)).filter(|asked| sentence.count() > 1 && asked.is_ok());
    }
    let least = if sentence.has(Word::Left) { 1 } else { LEAST };
    (sentence.count() >= least).then(|| sentence.command(round))
}

/// Does as [`asked`] for cards with words beside them, `KH KD 4C left`, `5H 6H 8H a run`; `None` if
/// they are alone.
pub(super) fn said(text: &str) -> Option<Result<Vec<String>, Unread>> {
    let sentence = Sentence::read(&tidied(&take_round(text).1));
    // `K K left` is read by `check`.
    let is_left = |word| word == Word::Left && sentence.is_without_suit();
    let is_said = sentence.parts.iter().filter_map(Part::word).any(|word| !is_left(word));
    asked(text).filter(|_| is_said)
}

/// What a sentence asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Question {
    /// What a hand costs, whether it goes out and what can be laid down of it.
    #[default]
    Check,
    /// Whether cards are melds as they are named.
    Judge,
    /// What to take or to discard, and how near a hand is.
    Odds,
}

struct Sentence {
    parts: Vec<Part>,
}

impl Sentence {
    fn read(text: &str) -> Self {
        let words: Vec<_> = text.split_whitespace().collect();
        let is_said = |said: &str| words.iter().any(|word| plain(word) == said);
        let (is_texas, is_left) = (is_said("texas"), is_said("left"));
        let mut parts = Vec::new();
        // The word that says nothing before the next part, but for an article.
        let mut idle = String::new();
        let mut at = 0;
        while at < words.len() {
            // Between melds, as in `crowns judge`.
            if let ("/", Some(Part::Cards(_, end))) = (words[at], parts.last_mut()) {
                ",".clone_into(end);
                at += 1;
                continue;
            }
            // Of `go out w 5H 6H 7H` it is `with`; between cards it may be a Joker, elsewhere it is.
            let w = match parts.last().filter(|_| words[at] == "w") {
                Some(Part::Cards(..)) => Some(Part::Unread("w".to_owned())),
                Some(Part::Word(Word::GoOut | Word::LayDown | Word::Make | Word::Odds, _)) => {
                    Some(Part::Word(Word::Hand, "with".to_owned()))
                }
                _ => None,
            };
            if let Some(part) = w {
                parts.push(part);
                at += 1;
                continue;
            }
            // `as` is a word, `AS` an ace.
            let low_ranks = is_texas && !has_word("as at", words[at])
                || words[at].starts_with(['A', '2'])
                || plain(words[at]) == "ace";
            let (part, len) = first_part(&words[at..], Deck { games: 2, low_ranks }, is_left);
            at += len;
            if let Part::Idle(said) = part {
                if !has_word("a an the my also", &said) {
                    idle = said;
                }
                continue;
            }
            if let (Part::Cards(..), Some(Part::Cards(_, end))) = (&part, parts.last_mut()) {
                match idle.as_str() {
                    "" => {}
                    "and" | "&" if end.is_empty() => "and".clone_into(end),
                    "and" | "&" => {}
                    // `and still have 4S`, `5H to 8H`, `the JOKER is 6H`
                    _ => parts.push(Part::Unread(idle.clone())),
                }
            }
            idle.clear();
            parts.push(part);
        }
        Self { parts }
    }

    fn cards(&self) -> impl Iterator<Item = CalledCard> {
        let of_part =
            |part: &Part| if let Part::Cards(cards, _) = part { cards.clone() } else { Vec::new() };
        self.parts.iter().flat_map(of_part)
    }

    fn count(&self) -> usize {
        self.cards().count()
    }

    /// Returns `true` if the suit of a card is missing.
    fn is_without_suit(&self) -> bool {
        self.cards().any(|card| matches!(card, CalledCard::Rank(_)))
    }

    fn has(&self, word: Word) -> bool {
        self.has_any(&[word])
    }

    fn has_any(&self, words: &[Word]) -> bool {
        among(&self.parts, words)
    }

    /// Returns `true` if it asks for a run, a book or one meld.
    fn names_meld(&self) -> bool {
        self.has_any(&KINDS)
    }

    /// Returns `true` if melds are looked for among the cards of a hand: `do i have a run with`,
    /// `can i make a run from`, `what can i lay down with`.
    fn asks_for_meld_in_hand(&self) -> bool {
        let is_cards = |part: &Part| matches!(part, Part::Cards(..));
        let first = self.parts.iter().position(is_cards).unwrap_or_default();
        let before = &self.parts[..first];
        let makes = self.has_any(&[Word::Make, Word::LayDown]);
        let is_named = self.names_meld() || self.has(Word::Make) && self.has(Word::LayDown);
        // `is 5H 6H 7H a run`, `can i lay down 5H 6H 7H as a run` and `with 5H 6H 7H is it a run`
        // name the cards of the meld.
        let signs = [among(before, &KINDS), among(before, &[Word::Hand]), makes];
        let has = self.has(Word::Have) && (is_named || among(before, &[Word::Have]));
        let asks_which = self.has(Word::Which) && !self.has(Word::Legal);
        has || asks_which && (is_named || self.has(Word::LayDown))
            || is_named && signs.into_iter().filter(|sign| *sign).count() > 1
    }

    /// Returns `true` if it is asked whether a card must be discarded, not which: `do i have to
    /// discard`.
    fn asks_whether_to_discard(&self) -> bool {
        let is_asked = self.has_any(&[Word::Must, Word::Should]) && !self.has(Word::Which);
        self.parts.iter().enumerate().any(|(at, part)| {
            let is_needed = at > 0
                && matches!(&self.parts[at - 1], Part::Word(Word::Odds, said) if said == "need");
            let next = self.parts.get(at + 1);
            let is_named = matches!(next, Some(Part::Cards(..) | Part::Word(Word::Or, _)));
            part.discards().is_some() && (is_needed || is_asked && !is_named)
        })
    }

    /// Returns `true` if it is asked whether a hand goes out with a card discarded:
    /// `can i go out with KH KD KC and discard 4S`.
    fn goes_out_with_discard(&self) -> bool {
        let others =
            [Word::Which, Word::Odds, Word::Must, Word::Should, Word::Take, Word::Keep, Word::Or];
        let is_named = |(at, part): (usize, &Part)| {
            let after = &self.parts[at + 1..];
            let is_one = matches!(after, [Part::Cards(cards, _), ..] if cards.len() == 1);
            let is_discard = part.word() == Some(Word::Discard);
            is_discard && is_one && !matches!(after, [_, Part::Cards(..), ..])
        };
        self.has(Word::GoOut)
            && !self.has_any(&others)
            && self.parts.iter().enumerate().any(is_named)
    }

    fn question(&self) -> Question {
        let words: Vec<_> = self.parts.iter().map(Part::word).collect();
        let has_in_order = |three: [Option<Word>; 3]| words.windows(3).any(|words| words == three);
        let of_odds = [Word::Odds, Word::Take, Word::Discard, Word::Top, Word::OnTop];
        // `what do i need to go out`
        let is_of_odds = self.has_any(&of_odds)
            || self.has(Word::Keep) && !self.has(Word::GoOut)
            || has_in_order([Word::Which, Word::Must, Word::GoOut].map(Some));
        let is_of_melds = self.names_meld() || self.has_any(&[Word::Legal, Word::LayDown]);
        // `is it ok to throw 4D from KH KS KD 4D`
        let is_thrown =
            !self.names_meld() && has_in_order([Some(Word::Discard), None, Some(Word::Hand)]);
        match () {
            () if self.goes_out_with_discard() => Question::Judge,
            () if is_of_odds && (!is_of_melds || is_thrown) => Question::Odds,
            () if is_of_melds && !self.has(Word::GoOut) && !self.asks_for_meld_in_hand() => {
                Question::Judge
            }
            () => Question::Check,
        }
    }

    fn command(&self, round: Option<Round>) -> Result<Vec<String>, Unread> {
        let mut command = CommandBuilder { question: self.question(), ..CommandBuilder::default() };
        command.options.extend(round.map(|round| ("--round", round.number().to_string())));
        let mut parts = self.parts.as_slice();
        while let Some((part, rest)) = parts.split_first() {
            if matches!(part, Part::Cards(..)) && command.has_no_cards() {
                command.unread_before_cards = command.unread.len();
            }
            parts = &rest[command.take(part, rest, self)..];
        }
        // Cards after `discard` are a hand only where it is asked which.
        let names_hand = command.hand.is_some() || self.has_any(&[Word::Which, Word::Odds]);
        if command.question == Question::Odds && (!names_hand || self.asks_whether_to_discard()) {
            command.unread.extend(self.parts.iter().find_map(Part::discards).map(str::to_owned));
        }
        command.finish(self.goes_out_with_discard())
    }
}

/// The words for what cards are together.
const KINDS: [Word; 3] = [Word::Run, Word::Book, Word::OneMeld];

fn among(parts: &[Part], words: &[Word]) -> bool {
    parts.iter().filter_map(Part::word).any(|word| words.contains(&word))
}

/// The command that a sentence asks for, as far as it is read.
#[derive(Default)]
struct CommandBuilder {
    question: Question,
    /// The cards before the word for the hand, and those after it, with what ends each.
    named: Vec<(CalledCard, String)>,
    hand: Option<Vec<(CalledCard, String)>>,
    /// The word after these: cards that come next are others.
    between: Option<String>,
    /// Whether a word before the cards says that they are laid down.
    lays: bool,
    options: Vec<(&'static str, String)>,
    switches: Vec<&'static str>,
    unread: Vec<String>,
    /// How many of the words that are not understood stand before all cards.
    unread_before_cards: usize,
}

impl CommandBuilder {
    fn has_no_cards(&self) -> bool {
        self.named.is_empty() && self.hand.as_ref().is_none_or(Vec::is_empty)
    }

    /// Takes a part; returns how many of those after it are taken with it.
    fn take(&mut self, part: &Part, rest: &[Part], sentence: &Sentence) -> usize {
        let (word, said) = match part {
            Part::Word(word, said) => (*word, said.as_str()),
            Part::Cards(cards, end) => return self.take_cards(cards, end, rest),
            Part::Rules(name) => return self.set("--rules", name, 0),
            Part::Unread(said) | Part::Idle(said) => {
                self.unread.push(said.clone());
                return 0;
            }
        };
        let has = |word| sentence.has(word);
        // A card is named apart if no other goes on after it.
        let one = match rest {
            [Part::Cards(cards, end), rest @ ..] if cards.len() == 1 => {
                let is_apart = end == "," || !matches!(rest.first(), Some(Part::Cards(..)));
                is_apart.then_some(cards[0])
            }
            _ => None,
        };
        let has_cards = !self.has_no_cards();
        let is_either = [Word::Run, Word::Or, Word::Book].into_iter().all(has);
        let is_taken = match (self.question, word) {
            (_, Word::LayDown) if self.lays && has_cards => false,
            (_, Word::NobodyOut) => !has(Word::LayDown),
            // `a run or a book`
            (Question::Judge, Word::Run) if is_either => return self.set("--kind", "meld", 0),
            (Question::Judge, Word::Book | Word::Or) if is_either => true,
            (Question::Judge, Word::Run) => return self.set("--kind", "run", 0),
            (Question::Judge, Word::Book) => return self.set("--kind", "book", 0),
            (Question::Judge, Word::OneMeld) => return self.set("--kind", "meld", 0),
            (Question::Judge, Word::Discard) if let Some(card) = one => {
                return self.set("--discard", card, 1);
            }
            // Cards may be laid to those of somebody else, taken from them, or kept.
            (Question::Judge, Word::Hand)
                if !has_cards || said == "with" && sentence.names_meld() =>
            {
                return 0;
            }
            (_, Word::Hand) if said == "from" && has(Word::Take) && !has(Word::Discard) => false,
            (Question::Check | Question::Odds, Word::Hand) => self.begin_hand(),
            (Question::Check | Question::Odds, Word::InHand) => true,
            (Question::Check, Word::Left) => self.switch("--left"),
            (Question::Odds, Word::Take | Word::Top) if let Some(card) = one => {
                if matches!(rest, [Part::Cards(_, end), ..] if end == ",") {
                    self.hand.get_or_insert_default();
                }
                return self.set("--top", card, 1);
            }
            (Question::Odds, Word::Take) => matches!(rest, [Part::Word(Word::Top, _), ..]),
            (Question::Odds, Word::Discard | Word::Keep) => {
                match self.take_discard(one, rest, sentence) {
                    Some(taken) => return taken,
                    None => false,
                }
            }
            // A card that is to help is none of the hand.
            (Question::Odds, Word::Odds) if said.starts_with("help") && !self.named.is_empty() => {
                self.begin_hand()
            }
            (Question::Odds, Word::LastTurn) => self.switch("--last-turn"),
            // It changes no verdict.
            (_, Word::LastTurn) => true,
            (Question::Odds, Word::Or) if has(Word::Hand) => return 0,
            (Question::Odds, Word::Draw) => has(Word::Take),
            (Question::Odds, Word::Must) => !has(Word::Take),
            (Question::Odds, Word::Odds | Word::Should | Word::Have) => true,
            (Question::Check, Word::LayDown | Word::OneMeld | Word::Have) => true,
            (Question::Judge, Word::LayDown) => true,
            (_, Word::GoOut | Word::Which | Word::Make | Word::Legal) => true,
            _ => false,
        };
        if !is_taken {
            self.unread.push(said.to_owned());
        } else if !self.hand.as_ref().unwrap_or(&self.named).is_empty() {
            self.between = Some(said.to_owned());
        }
        self.lays |= !has_cards && matches!(word, Word::LayDown | Word::GoOut);
        0
    }

    fn take_cards(&mut self, cards: &[CalledCard], end: &str, rest: &[Part]) -> usize {
        if let ([card], [Part::Word(Word::OnTop, _), ..], Question::Odds) =
            (cards, rest, self.question)
        {
            return self.set("--top", card, 1);
        }
        self.unread.extend(self.between.take());
        let place = self.hand.as_mut().unwrap_or(&mut self.named);
        place.extend(cards.iter().map(|&card| (card, String::new())));
        if let Some((_, last)) = place.last_mut() {
            end.clone_into(last);
        }
        0
    }

    /// Sets an option; returns how many parts are taken for it.
    fn set(&mut self, name: &'static str, value: impl ToString, taken: usize) -> usize {
        self.options.push((name, value.to_string()));
        taken
    }

    fn switch(&mut self, name: &'static str) -> bool {
        self.switches.push(name);
        true
    }

    /// Takes the cards that come next as the hand.
    fn begin_hand(&mut self) -> bool {
        self.named.extend(self.hand.replace(Vec::new()).into_iter().flatten());
        self.between = None;
        true
    }

    /// Takes what is discarded of a hand; returns how many parts it is, `None` for several cards.
    fn take_discard(
        &mut self,
        one: Option<CalledCard>,
        rest: &[Part],
        sentence: &Sentence,
    ) -> Option<usize> {
        let Some(card) = one else {
            let cards = rest.iter().take_while(|part| matches!(part, Part::Cards(..))).count();
            let is_of_hand = rest.get(cards).and_then(Part::word) == Some(Word::Hand);
            return (cards < 2 || !is_of_hand || sentence.has(Word::Or)).then_some(0);
        };
        match &self.hand {
            // It is discarded of the hand after it is taken.
            Some(hand) if hand.iter().any(|(held, _)| *held == card) => Some(1),
            // A comma is enough between the card and the hand, but `what do i discard` names none.
            _ if matches!(rest, [Part::Cards(_, end), ..] if end == ",")
                && !sentence.has(Word::Which) =>
            {
                self.named.push((card, String::new()));
                self.hand.get_or_insert_default();
                Some(1)
            }
            _ => Some(0),
        }
    }

    /// Returns the command, unless a word is not understood or an option is given twice. A hand
    /// that goes out may be told with the card that is discarded.
    fn finish(mut self, goes_out: bool) -> Result<Vec<String>, Unread> {
        let mut hand = match self.hand.take() {
            Some(hand) if !hand.is_empty() => {
                let has = |card: &CalledCard| hand.iter().any(|(other, _)| other == card);
                let is_used =
                    self.question == Question::Odds && self.named.iter().all(|(card, _)| has(card));
                if !is_used {
                    self.unread.extend(self.named.iter().map(|(card, _)| card.to_string()));
                }
                hand
            }
            _ => std::mem::take(&mut self.named),
        };
        let is_judged = self.question == Question::Judge;
        if goes_out {
            let discard = self.options.iter().find(|(name, _)| *name == "--discard");
            let held = |(card, _): &(CalledCard, String)| {
                discard.is_some_and(|(_, discarded)| *discarded == card.to_string())
            };
            hand.iter().position(held).map(|index| hand.remove(index));
        }
        let mut command = vec![
            match self.question {
                Question::Check => "check",
                Question::Judge => "judge",
                Question::Odds => "odds",
            }
            .to_owned(),
        ];
        // Separators stand between melds.
        if let Some((_, end)) = hand.last_mut() {
            end.clear();
        }
        for (card, end) in hand {
            match end.as_str() {
                "," if is_judged => command.push(format!("{card},")),
                "and" if is_judged => command.extend([card.to_string(), end]),
                _ => command.push(card.to_string()),
            }
        }
        for (name, value) in self.options {
            match command.iter().any(|said| said == name) {
                true => self.unread.push(value),
                false => command.extend([name.to_owned(), value]),
            }
        }
        self.switches.dedup();
        command.extend(self.switches.into_iter().map(str::to_owned));
        match self.unread {
            words if words.is_empty() => Ok(command),
            words => {
                let is_before_cards = words.len() == self.unread_before_cards;
                Err(Unread { words, command, is_before_cards })
            }
        }
    }
}
