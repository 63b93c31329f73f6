//! The parts of a sentence with cards: cards, the words that are understood, and rules.

use super::words::{has, has_word};
use crate::cards::{CalledCard, Deck, parse_cards, parse_ranks, rank_called};
use crate::rules::PRESETS;

/// What a word asks for, or says of the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    Run,
    Book,
    /// Whether cards are one meld.
    OneMeld,
    /// Whether cards are melds.
    Legal,
    /// Whether they may be laid down.
    LayDown,
    /// What is made of cards: `can i make a run from`.
    Make,
    GoOut,
    /// What to discard, or how near a hand is.
    Odds,
    /// Which of several: no card is named after it.
    Which,
    /// Whether a hand has something among its cards.
    Have,
    Take,
    /// Drawing, as the other choice than taking.
    Draw,
    Discard,
    Keep,
    /// Between a card and the hand that it is taken for or discarded from.
    Hand,
    /// That cards stay in the hand.
    InHand,
    Left,
    LastTurn,
    Top,
    OnTop,
    Or,
    /// Whether somebody has to: no hand and no meld says so.
    Must,
    /// Whether it is wise: only the odds say so.
    Should,
    /// That a hand is good, which is no verdict.
    Good,
    /// That nobody has gone out.
    NobodyOut,
}

/// The words that are understood, of each those between bars.
const WORDS: [(Word, &str); 24] = [
    (Word::Run, "run|straight|sequence"),
    (Word::Book, "book|set|three of a kind"),
    (Word::OneMeld, "a meld|one meld|a legal meld|a valid meld|a single meld"),
    (Word::Legal, "legal|legit|allowed|valid|ok|okay|good|fine|correct|right"),
    (
        Word::Good,
        "good hand|good cards|legal hand|valid hand|right hand|right cards|fine hand|how good|\
        how fine",
    ),
    (
        Word::LayDown,
        "meld|melds|melded|lay|lay down|laid down|laying down|laying|put|put down|putting down|\
        go down|goes down|play|played",
    ),
    (Word::Make, "make|form|build"),
    (Word::GoOut, "go out|going out|goes out|get out|be out|am i out|is he out|is she out|finish"),
    (
        Word::Odds,
        "odds|odds of|chance|chances|chance of|chances of|likely|help|helps|need|how close|\
        how near|how far|how far away|do i do|do we do|should i do|should we do|how should i play|\
        how do i play|what should i play|best play|my best play|best move",
    ),
    (Word::Which, "what|what's|whats|which|how|how many points|how many point|how much"),
    (
        Word::Have,
        "have|has|do i have|do we have|do you have|do they have|does he have|does she have|have i|\
        have we|have you|have they|has he|has she|have i got|have we got|is there",
    ),
    (Word::Take, "take|pick up|grab"),
    (Word::Draw, "draw|or draw|draw or"),
    (
        Word::Discard,
        "discard|throw|throw away|drop|get rid of|discarding|throwing|dropping|by discarding|\
        by throwing|if i discard|if i throw",
    ),
    (Word::Keep, "keep"),
    (
        Word::Hand,
        "with|from|in|among|out of|if i have|if we have|when i have|i have|we have|i've|i've got|i have got|\
        i hold|i was dealt|holding|having|hand|my hand|my hand is|my cards are|given|\
        are left with|is left with|have left with|do i have left with|left of",
    ),
    (Word::InHand, "in my hand|in hand|on hand"),
    (Word::Left, "left|left over|leftover|remaining"),
    (
        Word::LastTurn,
        "last turn|my last turn|on my last turn|on the last turn|in the last turn|for the last turn",
    ),
    (Word::Top, "top|top card|the top|the top card|upcard|top card is|the top card is|upcard is"),
    (Word::OnTop, "on top|is on top|on the pile|is on the pile|on the discard pile"),
    (Word::Or, "or"),
    (Word::Must, "must|have to|has to|need to|needs to|i have to|do i have to|do we have to"),
    (Word::Should, "should|better|best|best to|best that|good to|good that"),
];

/// The words that say nothing beside cards, and those for their points.
const IDLE: &str = "a an the is are was be am i we you he she they my can could may might would will do \
    does did was were it that this these to why card cards makes way ways me forms \
    work works by count counts cost costs worth points point score scores value penalty \
    get lose for just exactly really actually all total deadwood thanks there together down so now \
    then please still also i'm im we're and & hey hi hello um uh";

/// The phrases that say nothing.
const IDLE_PHRASES: &str = "from the pile|from the discard pile|cost of|value of|penalty of|in total|add up to|\
    in this round|this round|by the rules|under the rules|in five crowns|is it possible to|\
    is it possible that|am i able to|are we able to|best way|best way to|tell me if|\
    tell me whether";

/// What says before `is out` that nobody is.
const NOBODY: &str = "nobody noone no-one none neither";

/// The other words before `is out` that are no name.
const NO_NAME: &str = "i we hand card cards who what which it this that joker wild stock pile deck \
    round game turn time everything anything nothing something all any one discard suit rank run \
    book set meld pair";

/// What says after a name that somebody has gone out.
const IS_OUT: &str =
    "is out|went out|has gone out|was out|is already out|already went out|goes out";

/// A part of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Part {
    Word(Word, String),
    /// Cards, with what separates them from the next ones.
    Cards(Vec<CalledCard>, String),
    Rules(String),
    /// A word that says nothing.
    Idle(String),
    Unread(String),
}

impl Part {
    pub(super) fn word(&self) -> Option<Word> {
        if let Self::Word(word, _) = self { Some(*word) } else { None }
    }

    /// Returns the word before what is discarded or not.
    pub(super) fn discards(&self) -> Option<&str> {
        match self {
            Self::Word(Word::Discard | Word::Keep, said) => Some(said),
            _ => None,
        }
    }
}

/// Reads the first part of some words; returns how many are of it. With `with_ranks` a
/// card may lack its suit.
pub(super) fn first_part(words: &[&str], deck: Deck, with_ranks: bool) -> (Part, usize) {
    const LONGEST: usize = 6;
    let plain: Vec<_> = words.iter().take(LONGEST).map(|word| plain(word)).collect();
    let longest = |part: &dyn Fn(usize) -> Option<Part>| {
        (1..=plain.len()).rev().find_map(|len| Some((part(len)?, len)))
    };
    let said = |len: usize| plain[..len].join(" ");
    let is_one = |len: usize| !words[..len - 1].iter().any(|word| word.ends_with(SEPARATORS));
    let of_turn = |len: usize| Some(Part::Word(told_of_turn(&plain[..len])?, said(len)));
    let rules = |len: usize| rules_named(&plain[..len]).map(Part::Rules);
    let word = |len: usize| {
        let said = said(len);
        // `count as a book`; in other languages it may be `as a a book`.
        let kind = said.strip_prefix("as a ").map(|kind| kind.strip_prefix("a ").unwrap_or(kind));
        let is_kind = |word| matches!(word, Word::Run | Word::Book | Word::LayDown);
        let found = WORDS.iter().find(|(word, list)| {
            has(list, &said) || is_kind(*word) && kind.is_some_and(|kind| has(list, kind))
        });
        let is_idle = has(IDLE_PHRASES, &said) || has_word(IDLE, &said);
        let found = found.map(|(word, _)| Part::Word(*word, said.clone()));
        found.or_else(|| is_idle.then_some(Part::Idle(said))).filter(|_| is_one(len))
    };
    let cards = |len: usize| {
        let said = said(len);
        let cards = parse_cards(&said, deck).ok();
        let cards = cards.map(|cards| cards.into_iter().map(CalledCard::Card).collect());
        let is_counted =
            || words.get(len).is_some_and(|next| has_word(COUNTED, &self::plain(next)));
        let ranks = || parse_ranks(&said, Deck { games: 2, low_ranks: false }).ok();
        let ranks = || ranks().filter(|_| with_ranks && !is_counted());
        let cards: Vec<_> = cards.or_else(ranks).filter(|_| is_one(len))?;
        let end = if words[len - 1].contains(SEPARATORS) { "," } else { "" };
        (!cards.is_empty()).then(|| Part::Cards(cards, end.to_owned()))
    };
    let read = longest(&of_turn).or_else(|| longest(&rules)).or_else(|| longest(&word));
    // One word is enough for a card, but for its English name.
    let one = || Some((cards(1).filter(|_| !with_ranks)?, 1));
    let read = read.or_else(one).or_else(|| longest(&cards));
    read.unwrap_or_else(|| (Part::Unread(words[0].to_owned()), 1))
}

/// The words after a number that is a count and no rank.
const COUNTED: &str = "point points card cards round rounds player players of more";

/// What ends the cards of a meld.
const SEPARATORS: [char; 3] = [',', ':', ';'];

/// Returns a word in lower case without the signs around it.
pub(super) fn plain(word: &str) -> String {
    word.trim_matches([',', ':', ';', '.', '?', '!', '(', ')']).to_lowercase()
}

/// Returns what words say of the turn: that somebody has gone out, `if bob went out`, or nobody.
fn told_of_turn(words: &[String]) -> Option<Word> {
    let is_joining = |word: &&String| has_word("if when after since because but", word);
    let skipped = words.iter().take_while(is_joining).count();
    let (name, said) = match &words[skipped..] {
        [no, one, said @ ..] if no == "no" && one == "one" => ("nobody", said),
        [name, said @ ..] => (name.as_str(), said),
        [] => return None,
    };
    let said = said.join(" ");
    // `so bob goes out` is what is to come of it.
    if !has(IS_OUT, &said) || skipped == 0 && said == "goes out" {
        return None;
    }
    if has_word(NOBODY, name) {
        return Some(Word::NobodyOut);
    }
    let is_card = || parse_cards(name, Deck::FULL).is_ok();
    let is_name = name.chars().all(char::is_alphabetic)
        && !has_word(NO_NAME, name)
        && !is_card()
        && rank_called(name).is_none();
    is_name.then_some(Word::LastTurn)
}

/// Returns the ruleset that words name: `in texas`, `under the family rules`.
fn rules_named(words: &[String]) -> Option<String> {
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    let is_before = |word: &&&str| ["in", "under", "with", "by", "at", "the"].contains(*word);
    let before = words.iter().take_while(is_before).count();
    match &words[before..] {
        [name] if PRESETS.contains(name) => Some((*name).to_owned()),
        [name, "rules"] if before > 0 || PRESETS.contains(name) => Some((*name).to_owned()),
        _ => None,
    }
}
