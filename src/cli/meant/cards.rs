//! Sentences with cards, `is 5H 6H 8H a run in round 5`: the command that each asks for.
//!
//! Each word of a sentence is a card, one that is understood, a part of the round, the rules, the
//! last turn or the top card, or a filler. A sentence with any other word has no answer, since
//! what it asks would not be what is answered.

use super::parts::{Part, Word, first_part, plain};
use super::words::has_word;
use crate::cards::{Card, Deck, tidied};
use crate::game::take_round;
use crate::rules::Round;

/// The words of a sentence that are not understood, and the command for the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Unread {
    pub(super) words: Vec<String>,
    pub(super) command: Vec<String>,
}

/// The fewest cards of a sentence that is about a hand or a meld; what is left of a hand may
/// be fewer.
const LEAST: usize = 3;

/// Returns the command that a sentence asks for, or the words for which it cannot be answered;
/// `None` if it is not about cards.
pub(super) fn asked(text: &str) -> Option<Result<Vec<String>, Unread>> {
    let (round, text) = take_round(text);
    let sentence = Sentence::read(&tidied(&text));
    let least = if sentence.has(Word::Left) { 1 } else { LEAST };
    (sentence.count() >= least).then(|| sentence.command(round))
}

/// Returns the command for cards with words beside them, `KH KD 4C left`, `5H 6H 8H a run`; `None`
/// if they are alone or any word is not understood.
pub(super) fn said(text: &str) -> Option<Vec<String>> {
    let is_said = Sentence::read(&tidied(text)).parts.iter().any(|part| part.word().is_some());
    asked(text).filter(|_| is_said)?.ok()
}

struct Sentence {
    parts: Vec<Part>,
}

impl Sentence {
    fn read(text: &str) -> Self {
        let words: Vec<_> = text.split_whitespace().collect();
        let is_texas = words.iter().any(|word| plain(word) == "texas");
        let mut parts = Vec::new();
        // The word that says nothing before the next part, but for an article.
        let mut idle = String::new();
        let mut at = 0;
        while at < words.len() {
            // `as` is a word, `AS` an ace.
            let low_ranks =
                is_texas || words[at].starts_with(['A', '2']) || plain(words[at]) == "ace";
            let (part, len) = first_part(&words[at..], Deck { games: 2, low_ranks });
            at += len;
            if let Part::Idle(said) = part {
                if !has_word("a an the my also", &said) {
                    idle = said;
                }
                continue;
            }
            let mut unread = None;
            match (&part, parts.as_mut_slice()) {
                (Part::Cards(..), [.., Part::Cards(_, end)]) => match idle.as_str() {
                    "" => {}
                    "and" | "&" if end.is_empty() => "and".clone_into(end),
                    "and" | "&" => {}
                    // `and still have 4S`, `5H to 8H`, `the JOKER is 6H`
                    _ => unread = Some(Part::Unread(idle.clone())),
                },
                // `what do i need to go out`
                (
                    Part::Word(Word::GoOut, _),
                    [.., Part::Word(Word::Which, _), Part::Word(must @ Word::Must, said)],
                ) if said.starts_with("need") => {
                    *must = Word::Odds;
                    "need".clone_into(said);
                }
                _ => {}
            }
            parts.extend(unread);
            idle.clear();
            parts.push(part);
        }
        Self { parts }
    }

    /// Counts the cards.
    fn count(&self) -> usize {
        let of_part = |part: &Part| if let Part::Cards(cards, _) = part { cards.len() } else { 0 };
        self.parts.iter().map(of_part).sum()
    }

    fn has(&self, word: Word) -> bool {
        self.parts.iter().any(|part| part.word() == Some(word))
    }

    /// Returns `true` if one card is thrown from a hand: `ok to throw 4D from KH KS KD 4D`.
    fn discards_from_hand(&self) -> bool {
        self.parts.windows(3).any(|parts| match parts {
            [Part::Word(Word::Discard, _), Part::Cards(cards, _), Part::Word(Word::Hand, _)] => {
                cards.len() == 1
            }
            _ => false,
        })
    }

    /// Returns `true` if it asks for a run, a book or one meld.
    fn names_meld(&self) -> bool {
        [Word::Run, Word::Book, Word::OneMeld].into_iter().any(|word| self.has(word))
    }

    /// Returns `true` if a card is taken and none discarded for it.
    fn takes_only(&self) -> bool {
        self.has(Word::Take) && !self.has(Word::Discard)
    }

    /// Returns what is to be done besides laying down the cards before it: `and still play`,
    /// `can i put 8h to`.
    fn said_after(&self) -> Option<String> {
        let is_cards = |part: &Part| matches!(part, Part::Cards(..));
        let last = self.parts.iter().rposition(is_cards)?;
        let (before, after) = self.parts.split_at(last);
        let lays = |part: &&Part| matches!(part, Part::Word(Word::LayDown | Word::GoOut, _));
        before.iter().find(lays)?;
        after.iter().find_map(|part| match part {
            Part::Word(Word::LayDown, said) => Some(said.clone()),
            _ => None,
        })
    }

    /// Returns `true` if a hand is named of which a run or a book is to be made: `can i make a run
    /// from`.
    fn makes_from_hand(&self) -> bool {
        let words: Vec<_> = self.parts.iter().map_while(Part::word).collect();
        let made = words.windows(2).position(|pair| {
            matches!(pair, [Word::Make, Word::Run | Word::Book | Word::OneMeld | Word::LayDown])
        });
        made.is_some_and(|at| words[at..].contains(&Word::Hand))
    }

    /// Returns `true` if it is asked whether a card must be discarded, not which: `do i have to
    /// discard`.
    fn asks_whether_to_discard(&self) -> bool {
        let is_asked = self.has(Word::Must) && !self.has(Word::Which);
        self.parts.iter().enumerate().any(|(at, part)| {
            let is_needed = at > 0
                && matches!(&self.parts[at - 1], Part::Word(Word::Odds, said) if said == "need");
            let next = self.parts.get(at + 1);
            let is_named = matches!(next, Some(Part::Cards(..) | Part::Word(Word::Or, _)));
            part.word() == Some(Word::Discard) && (is_needed || is_asked && !is_named)
        })
    }

    /// Returns `true` if it is asked whether a hand goes out with a card discarded:
    /// `can i go out with KH KD KC and discard 4S`.
    fn goes_out_with_discard(&self) -> bool {
        let others = [Word::Which, Word::Odds, Word::Must, Word::Take, Word::Or];
        let is_named = |(at, part): (usize, &Part)| {
            let is_discard = matches!(part, Part::Word(Word::Discard, said) if said != "keep");
            let after = &self.parts[at + 1..];
            let is_one = matches!(after, [Part::Cards(cards, _), ..] if cards.len() == 1);
            is_discard && is_one && !matches!(after, [_, Part::Cards(..), ..])
        };
        self.has(Word::GoOut)
            && !others.into_iter().any(|word| self.has(word))
            && self.parts.iter().enumerate().any(is_named)
    }

    fn command(&self, round: Option<Round>) -> Result<Vec<String>, Unread> {
        let has = |word| self.has(word);
        let is_of_odds = [Word::Odds, Word::Take, Word::Discard, Word::Top, Word::OnTop];
        let is_of_odds = is_of_odds.into_iter().any(has);
        let of_melds = [Word::Run, Word::Book, Word::OneMeld, Word::Legal, Word::LayDown];
        let is_of_melds = of_melds.into_iter().any(has);
        let is_one_meld = self.names_meld();
        let looks_for_melds =
            has(Word::Which) && !is_one_meld && has(Word::LayDown) && !has(Word::Legal);
        // A hand is named, of which some cards are to be laid down.
        let looks = has(Word::Have) || self.makes_from_hand() || looks_for_melds;
        let goes_out_with_discard = self.goes_out_with_discard();
        let command = if goes_out_with_discard {
            "judge"
        } else if is_of_odds && (!is_of_melds || !is_one_meld && self.discards_from_hand()) {
            "odds"
        } else if looks || has(Word::GoOut) || !is_of_melds {
            "check"
        } else {
            "judge"
        };
        let mut asked = Asked { command, ..Asked::default() };
        asked.unread.extend(self.said_after());
        asked.options.extend(round.map(|round| ("--round", round.number().to_string())));
        let mut parts = self.parts.as_slice();
        while let Some((part, rest)) = parts.split_first() {
            parts = &rest[asked.take(part, rest, self)..];
        }
        // Cards after `discard` are a hand only where it is asked which.
        let names_hand = asked.hand.is_some() || has(Word::Which) || has(Word::Odds);
        let is_discard = |part: &&Part| part.word() == Some(Word::Discard);
        if command == "odds"
            && (!names_hand || self.asks_whether_to_discard())
            && let Some(Part::Word(_, said)) = self.parts.iter().find(is_discard)
        {
            asked.unread.push(said.clone());
        }
        if goes_out_with_discard {
            asked.take_out_discard();
        }
        asked.finish()
    }
}

/// What is read of a sentence.
#[derive(Debug, Default)]
struct Asked {
    command: &'static str,
    /// The cards before the word for the hand, and those after it.
    named: Vec<(Card, String)>,
    hand: Option<Vec<(Card, String)>>,
    options: Vec<(&'static str, String)>,
    switches: Vec<&'static str>,
    unread: Vec<String>,
}

impl Asked {
    /// Takes a part; returns how many of those after it are taken with it.
    fn take(&mut self, part: &Part, rest: &[Part], sentence: &Sentence) -> usize {
        let judges = self.command == "judge";
        let of_odds = self.command == "odds";
        // A card is named apart if no other goes on after it.
        let one = match rest {
            [Part::Cards(cards, end), rest @ ..]
                if let [card] = cards[..]
                    && (end == "," || !matches!(rest.first(), Some(Part::Cards(..)))) =>
            {
                Some(card)
            }
            _ => None,
        };
        match part {
            Part::Cards(cards, end) => {
                if let ([card], [Part::Word(Word::OnTop, _), ..], true) =
                    (&cards[..], rest, of_odds)
                {
                    self.options.push(("--top", card.to_string()));
                    return 1;
                }
                let place = self.hand.as_mut().unwrap_or(&mut self.named);
                place.extend(cards.iter().map(|&card| (card, String::new())));
                if let Some((_, last)) = place.last_mut() {
                    last.clone_from(end);
                }
            }
            Part::Rules(name) => self.options.push(("--rules", name.clone())),
            Part::Word(kind @ (Word::Run | Word::Book | Word::OneMeld), _) if judges => {
                let kind = match kind {
                    Word::Run => "run",
                    Word::Book => "book",
                    _ => "meld",
                };
                self.options.push(("--kind", kind.to_owned()));
            }
            Part::Word(Word::Take | Word::Top, _) if of_odds && let Some(card) = one => {
                self.options.push(("--top", card.to_string()));
                if matches!(rest, [Part::Cards(_, end), ..] if end == ",") {
                    self.hand.get_or_insert_default();
                }
                return 1;
            }
            Part::Word(Word::Take, _)
                if of_odds && matches!(rest, [Part::Word(Word::Top, _), ..]) => {}
            Part::Word(Word::Discard, said)
                if judges
                    && said != "keep"
                    && let Some(card) = one =>
            {
                self.options.push(("--discard", card.to_string()));
                return 1;
            }
            Part::Word(Word::Discard, said)
                if of_odds && !sentence.has(Word::Or) && discards_several(rest) =>
            {
                self.unread.push(said.clone());
            }
            // It is discarded of the hand after it is taken.
            Part::Word(Word::Discard, _)
                if of_odds
                    && let (Some(card), Some(hand)) = (one, &self.hand)
                    && hand.iter().any(|(held, _)| *held == card) =>
            {
                return 1;
            }
            Part::Word(Word::Discard, _) if of_odds => {
                // A comma is enough between the card and the hand.
                if let (Some(card), Some(Part::Cards(_, end))) = (one, rest.first())
                    && end == ","
                {
                    self.named.push((card, String::new()));
                    self.hand.get_or_insert_default();
                    return 1;
                }
            }
            // Cards may be laid to those of somebody else, taken from them, or kept.
            Part::Word(Word::Hand, said)
                if judges && !self.named.is_empty() && !sentence.names_meld() =>
            {
                self.unread.push(said.clone());
            }
            Part::Word(Word::Hand, said) if said == "from" && sentence.takes_only() => {
                self.unread.push(said.clone());
            }
            Part::Word(Word::Hand, said) if judges && (said == "with" || self.named.is_empty()) => {
            }
            Part::Word(Word::InHand, _) if !judges => {}
            Part::Word(Word::Hand, _) if !judges => {
                self.named.extend(self.hand.replace(Vec::new()).into_iter().flatten());
            }
            Part::Word(Word::Odds, said)
                if of_odds
                    && said == "need"
                    && !self.named.is_empty()
                    && matches!(rest, [Part::Cards(..), ..]) =>
            {
                self.unread.push(said.clone());
            }
            // A card that is to help is none of the hand.
            Part::Word(Word::Odds, said)
                if of_odds && said.starts_with("help") && !self.named.is_empty() =>
            {
                self.named.extend(self.hand.replace(Vec::new()).into_iter().flatten());
            }
            Part::Word(Word::Left, _) if self.command == "check" => self.switches.push("--left"),
            Part::Word(Word::LastTurn, _) if of_odds => self.switches.push("--last-turn"),
            // Melds are laid down once somebody is out.
            Part::Word(Word::NobodyOut, _) if !sentence.has(Word::LayDown) => {}
            Part::Word(Word::Draw, _) if sentence.has(Word::Take) => {}
            Part::Word(Word::Or, _) if of_odds && sentence.has(Word::Hand) => {}
            Part::Word(Word::Odds | Word::Must, _) if of_odds => {}
            Part::Word(Word::GoOut | Word::OneMeld | Word::Legal | Word::LayDown, _) => {}
            Part::Word(Word::Which | Word::Have | Word::Make, _) => {}
            Part::Idle(_) => {}
            Part::Word(_, text) | Part::Unread(text) => self.unread.push(text.clone()),
        }
        0
    }

    /// Takes the card that is discarded out of the hand that it is told with.
    fn take_out_discard(&mut self) {
        let discard = self.options.iter().find(|(name, _)| *name == "--discard");
        let hand = self.hand.as_mut().unwrap_or(&mut self.named);
        let held = |(card, _): &(Card, String)| {
            discard.is_some_and(|(_, discarded)| *discarded == card.to_string())
        };
        if let Some(index) = hand.iter().position(held) {
            hand.remove(index);
        }
    }

    /// Returns the command, unless a word is not understood or an option is given twice.
    fn finish(mut self) -> Result<Vec<String>, Unread> {
        let of_odds = self.command == "odds";
        let hand = match self.hand.take() {
            Some(hand) if !hand.is_empty() => {
                let has = |card: &Card| hand.iter().any(|(other, _)| other == card);
                let is_used = of_odds && self.named.iter().all(|(card, _)| has(card));
                if !is_used {
                    self.unread.extend(self.named.iter().map(|(card, _)| card.to_string()));
                }
                hand
            }
            _ => std::mem::take(&mut self.named),
        };
        let mut command = vec![self.command.to_owned()];
        let is_judged = self.command == "judge";
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
            words => Err(Unread { words, command }),
        }
    }
}

/// Returns `true` if more than one card stands before the word for the hand: `KH KD from`.
fn discards_several(parts: &[Part]) -> bool {
    let cards = parts.iter().take_while(|part| matches!(part, Part::Cards(..))).count();
    cards > 1 && parts.get(cards).and_then(Part::word) == Some(Word::Hand)
}
