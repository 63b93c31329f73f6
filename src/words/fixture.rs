//! What tests of all languages need: a seventh language, and values for every
//! message.

use chrono::NaiveDate;
use strum::IntoEnumIterator;

use super::*;
use crate::cards::{CardNames, HandPart, ParseCardError, ParseCardsError, Rank};
use crate::game::*;
use crate::league::{BestComeback, BiggestWin, Extreme, Ranking, RecordKind, Streak};
use crate::odds::{PositionError, TopAdvice};
use crate::rules::meld::{MeldError, MeldKind};
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::*;
use crate::solver::HandSizeError;
use crate::store::*;
use crate::tournament::{SeatingQuality, UnequalTables};

/// The seventh language: English in brackets, longer by two fifths.
pub(crate) struct Bracketed;

impl Words for Bracketed {}

/// A text, or several, of the seventh language.
pub(crate) trait Longer {
    fn longer(self) -> Self;
}

/// Whether a text is more than signs, such as the dealer's `d`.
pub(crate) fn has_words(text: &str) -> bool {
    text.chars().count() > 1 && text.contains(char::is_alphabetic)
}

impl Longer for String {
    /// Puts a text in brackets and fills it with letters of two bytes, in words
    /// that can be wrapped. Signs stay signs.
    fn longer(self) -> Self {
        if !has_words(&self) {
            return self;
        }
        let more = (self.chars().count() * 2 / 5).saturating_sub(2);
        let filler = |at: usize| {
            if at.is_multiple_of(7) && more > 7 {
                ' '
            } else {
                'ö'
            }
        };
        let filler: String = (0..more).map(filler).collect();
        format!("[{self}{filler}]")
    }
}

impl Longer for &'static str {
    fn longer(self) -> Self {
        self.to_owned().longer().leak()
    }
}

impl<T: Longer> Longer for Option<T> {
    fn longer(self) -> Self {
        self.map(Longer::longer)
    }
}

impl<T: Longer> Longer for Vec<T> {
    fn longer(self) -> Self {
        self.into_iter().map(Longer::longer).collect()
    }
}

impl<T: Longer, const N: usize> Longer for [T; N] {
    fn longer(self) -> Self {
        self.map(Longer::longer)
    }
}

impl<T: Longer> Longer for (&'static str, T) {
    /// The first is a key.
    fn longer(self) -> Self {
        (self.0, self.1.longer())
    }
}

impl<T: Longer + Copy> Longer for &'static [T] {
    fn longer(self) -> Self {
        self.iter()
            .copied()
            .map(Longer::longer)
            .collect::<Vec<_>>()
            .leak()
    }
}

impl Longer for Hint {
    fn longer(self) -> Self {
        Hint::new("[").text(self.write(None)).text("öööö]")
    }
}

impl Longer for &'static Rulings {
    fn longer(self) -> Self {
        self
    }
}

impl Longer for &'static CardNames {
    fn longer(self) -> Self {
        self
    }
}

/// The texts of a message.
pub(crate) trait Texts {
    fn texts(self) -> Vec<String>;
}

impl Texts for String {
    fn texts(self) -> Vec<String> {
        vec![self]
    }
}

impl Texts for &str {
    fn texts(self) -> Vec<String> {
        vec![self.to_owned()]
    }
}

impl<T: Texts> Texts for Option<T> {
    fn texts(self) -> Vec<String> {
        self.map(Texts::texts).unwrap_or_default()
    }
}

impl<T: Texts> Texts for Vec<T> {
    fn texts(self) -> Vec<String> {
        self.into_iter().flat_map(Texts::texts).collect()
    }
}

impl<T: Texts, const N: usize> Texts for [T; N] {
    fn texts(self) -> Vec<String> {
        self.into_iter().flat_map(Texts::texts).collect()
    }
}

impl<T: Texts + Copy> Texts for &[T] {
    fn texts(self) -> Vec<String> {
        self.iter().copied().flat_map(Texts::texts).collect()
    }
}

impl<T: Texts> Texts for (&str, T) {
    fn texts(self) -> Vec<String> {
        self.1.texts()
    }
}

impl Texts for Hint {
    fn texts(self) -> Vec<String> {
        vec![self.write(None)]
    }
}

impl Texts for &Rulings {
    fn texts(self) -> Vec<String> {
        Vec::new()
    }
}

impl Texts for &CardNames {
    fn texts(self) -> Vec<String> {
        Vec::new()
    }
}

/// Returns the words of a text that stand in no brackets, apart from names.
pub(crate) fn bare(text: &str, names: &[&str]) -> Vec<String> {
    let mut depth = 0;
    let mut outside = String::new();
    for c in text.chars() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ if depth == 0 => outside.push(c),
            _ => {}
        }
        if depth == 0 && c == ']' {
            outside.push(' ');
        }
    }
    let words = outside.split(|c: char| !c.is_alphabetic());
    let words = words.filter(|word| word.chars().count() > 1 && !names.contains(word));
    words.map(str::to_owned).collect()
}

/// Returns the text that a page shows.
pub(crate) fn visible(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once('<') {
        text += before;
        text.push(' ');
        let closing = match tag {
            _ if tag.starts_with("style") => "</style>",
            _ if tag.starts_with("script") => "</script>",
            _ => ">",
        };
        rest = tag.split_once(closing).map_or("", |(_, rest)| rest);
    }
    text + rest
}

/// The longest name that a player can have.
pub(crate) const LONGEST: &str = "Þórður-Ægir Åström Näkkäläjärvi-Sørensen";

/// Values of a type that a message is written with; none if other tests write it.
pub(crate) trait Sample: Sized {
    fn samples() -> Vec<Self>;
}

macro_rules! samples {
    ($($type:ty: $values:expr;)*) => {
        $(impl Sample for $type {
            fn samples() -> Vec<Self> {
                $values.into_iter().collect()
            }
        })*
    };
}

macro_rules! each {
    ($($type:ty,)*) => {
        $(impl Sample for $type {
            fn samples() -> Vec<Self> {
                <$type>::iter().collect()
            }
        })*
    };
}

/// Types of which other tests make every value, such as errors.
macro_rules! elsewhere {
    ($($type:ty,)*) => {
        $(impl Sample for $type {
            fn samples() -> Vec<Self> {
                Vec::new()
            }
        })*
    };
}

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn names(count: usize) -> &'static [String] {
    let names = [LONGEST, "Ann", "Bo"].map(str::to_owned);
    names[..count].to_vec().leak()
}

samples! {
    u8: [1, 2, 11];
    u16: [0, 1, 2, 11, 21];
    u32: [0, 1, 2, 11, 21];
    u64: [1, 2, 11, 21];
    usize: [1, 2, 11, 21];
    i32: [-5, 0, 1, 2, 11, 21];
    i64: [-5, 0, 1, 2, 11, 21];
    f64: [0.0, 1.0, 2.0, 11.5, 21.25];
    bool: [false, true];
    char: ['j', 'b'];
    &'static str: [LONGEST];
    &'static [String]: [names(1), names(2), names(3)];
    &'static [&'static str]: [&["7H", "8H"] as &[_]];
    &'static [MeldKind]: [&[MeldKind::Book, MeldKind::Run] as &[_]];
    &'static [(String, i32, bool)]: [vec![(LONGEST.to_owned(), 21, false), ("Ann".to_owned(), 1, true)].leak() as &[_]];
    &'static [GameSummary]: [];
    &'static [GameChange]: [];
    NaiveDate: [day()];
    Round: Round::all();
    Rank: Rank::ALL;
    GameState: [GameState::Open, GameState::Finished, GameState::Abandoned, GameState::Deleted];
    BackupCause: [BackupCause::Asked, BackupCause::Daily, BackupCause::Game, BackupCause::Migration, BackupCause::Repair];
    Tie: [Tie::Shared, Tie::MostOut, Tie::ExtraRound];
    StockNote: [StockNote::LastRound, StockNote::LastRounds];
    MeldKind: [MeldKind::Book, MeldKind::Run];
    StartReason: [StartReason::Given, StartReason::Highest, StartReason::Own, StartReason::Corrected];
    Claim: [Claim::Book, Claim::Run, Claim::BookOrRun, Claim::NoMeld, Claim::GoesOut, Claim::StaysIn];
    TopAdvice: [TopAdvice::TakeGoesOut, TopAdvice::TakeNearer, TopAdvice::DrawNoNearer, TopAdvice::TakeCostsLess, TopAdvice::DrawCostsLess];
    Leaves: [Leaves::Nothing, Leaves::Points(1), Leaves::Points(21), Leaves::Draws { away: Some(1), helping: 1, unseen: 21 }, Leaves::Draws { away: None, helping: 0, unseen: 1 }];
    HandPart: [HandPart::Meld(2), HandPart::Discard, HandPart::Left, HandPart::Hand, HandPart::Top, HandPart::Seen, HandPart::Pile(11)];
    Wins: [Wins { won: 0, shared: 0 }, Wins { won: 1, shared: 0 }, Wins { won: 21, shared: 1 }];
    GameRef: [GameRef { number: 21, uuid: GameId(uuid::Uuid::nil()), date: None }, GameRef { number: 1, uuid: GameId(uuid::Uuid::nil()), date: Some(day()) }];
    (&'static str, i32): [(LONGEST, 1), (LONGEST, 21)];
    [&'static str; 2]: [[LONGEST, "Ann"]];
    &'static Season: [&*Box::leak(Box::new(Season { name: LONGEST.to_owned(), from: day(), until: day() }))];
    &'static Ruleset: [&*Box::leak(Box::new(Ruleset::official())), &*Box::leak(Box::new(Ruleset::texas()))];
    &'static LeagueTerms: [&*Box::leak(Box::new(LeagueTerms { min_games: Some(21), drop_worst: Some(1), by: Some(RankingMethod::Wins), tie_break: Some(vec![]), language: Some("da".to_owned()), ruleset: None })), &*Box::leak(Box::new(LeagueTerms { min_games: Some(1), drop_worst: Some(2), tie_break: Some(vec![RankingMethod::Average]), ..LeagueTerms::default() }))];
    &'static SelectedGames: [
        &*Box::leak(Box::new(SelectedGames::default())),
        &*Box::leak(Box::new(SelectedGames { league: Some(LONGEST.to_owned()), season: Some("2026".to_owned()), short: true, ..SelectedGames::default() })),
        &*Box::leak(Box::new(SelectedGames { since: Some(day()), until: Some(day()), players: Some(2), ..SelectedGames::default() })),
        &*Box::leak(Box::new(SelectedGames { since: Some(day()), players: Some(1), ..SelectedGames::default() })),
        &*Box::leak(Box::new(SelectedGames { until: Some(day()), ..SelectedGames::default() }))
    ];
    &'static PointsNeeded: [
        &*Box::leak(Box::new(PointsNeeded { seat: 0, behind: 0, possible: true })),
        &*Box::leak(Box::new(PointsNeeded { seat: 0, behind: 1, possible: true })),
        &*Box::leak(Box::new(PointsNeeded { seat: 0, behind: 21, possible: false })),
        &*Box::leak(Box::new(PointsNeeded { seat: 0, behind: -11, possible: true }))
    ];
}

each! {
    Step, Section, Listed, MessageLabel, DirectorColumn, KnobColumn, RulingPart,
    SolitaireColumn, ReportPart, Bars, ScreenKeys, OddsFigure, Knob, RecordKind,
}

/// What stands in [`Label::iter`] for the methods.
impl Default for RankingMethod {
    fn default() -> Self {
        Self::Beaten
    }
}

impl Sample for Label {
    fn samples() -> Vec<Self> {
        let is_method = |label: &Self| matches!(label, Self::Method(_));
        let others = Self::iter().filter(|label| !is_method(label));
        others
            .chain(RankingMethod::iter().map(Self::Method))
            .collect()
    }
}

elsewhere! {
    &'static ParseCardError, &'static ParseCardsError, &'static MeldError, &'static LayDownProblem,
    &'static HandSizeError, &'static ImpossibleCardsLeft, &'static PositionError,
    &'static RulesetError, &'static RulingNotFound, &'static ScoreEntryError,
    &'static ScoreArgsError, &'static ImplausibleScore, &'static InvalidName,
    &'static InvalidText, &'static WriteError, &'static NewPlayerError, &'static NewLeagueError,
    &'static StartError, &'static PlayError, &'static TournamentError, &'static SolitaireError,
    &'static TypedMoveError, &'static TypedPilesError, &'static UnknownMethod,
    &'static LookupError, &'static SeatNotFound, &'static RequestError,
    &'static Solitaire, &'static SolitaireStats, &'static Placement,
    &'static StoredTournament, &'static TournamentGame, &'static TableStatus,
    &'static TableRef, &'static SeatingQuality, &'static StrayTable, UnequalTables,
    &'static LogEntry, &'static EventNames<'static>, &'static Correction,
    &'static ScoreWarning, &'static ScoreWarningContext<'static>, &'static RowText,
    &'static Extreme, &'static Streak, Gain<'static>, BestComeback, BiggestWin,
    &'static Ranking, &'static RoundSetup, RoundRules<'static>,
    &'static OddsExplanation<'static>, &'static Grade<'static>,
}

impl<T: Sample> Sample for Option<T> {
    fn samples() -> Vec<Self> {
        let some = T::samples().into_iter().map(Some);
        some.chain([None]).collect()
    }
}
