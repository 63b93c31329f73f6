//! Every message, written with all kinds of values.

use chrono::NaiveDate;
use strum::IntoEnumIterator;

use super::fixture::{LONGEST, Texts};
use super::*;
use crate::cards::{
    Card, CardErrorKind, Excess, HandPart, ParseCardError, ParseCardsError, Rank, parse_cards,
};
use crate::game::*;
use crate::league::{
    BestComeback, BiggestWin, Comeback, Extreme, GameSelection, GameSpan, Points, Ranking,
    RecordKind, Streak,
};
use crate::odds::{Ratio, TopAdvice};
use crate::rules::meld::{MeldError, MeldKind};
use crate::rules::rulings::Claim;
use crate::rules::*;
use crate::solver::HandSizeError;

/// Writes messages, each by its name and the types of its values.
macro_rules! render {
    ($words:ident, $write:ident: $($message:ident($($value:ident: $type:ty),*);)*) => {$({
        $(let $value = <$type as $crate::messages::samples::Sample>::samples();)*
        #[allow(unused_mut)]
        let mut count = 1;
        $(count *= $value.len();)*
        for place in 0..count {
            #[allow(unused_mut, unused_variables)]
            let mut rest = place;
            $(
                let samples = &$value;
                let $value = Clone::clone(&samples[rest % samples.len()]);
                #[allow(unused_assignments)]
                { rest /= samples.len(); }
            )*
            $write(stringify!($message), $crate::messages::fixture::Texts::texts($words.$message($($value),*)));
        }
    })*};
}

/// Writes every message of a language, in the order of the message files.
pub(super) fn rendered(words: &Messages, write: &mut dyn FnMut(&'static str, Vec<String>)) {
    let subjects = [
        dialogue::rendered,
        tournament::rendered,
        game::rendered,
        hand::rendered,
        journal::rendered,
        language::rendered,
        league::rendered,
        odds::rendered,
        pages::rendered,
        player::rendered,
        request::rendered,
        rules::rendered,
        score::rendered,
        screen::rendered,
        solitaire::rendered,
    ];
    for rendered in subjects {
        rendered(words, write);
    }
    errors::<ParseCardError>(words, write, ["bad_card", "bad_card_hint"]);
    errors::<ParseCardsError>(words, write, ["bad_cards", "bad_cards_hint"]);
    errors::<MeldError>(words, write, ["meld_error", "meld_error_hint"]);
    errors::<LayDownProblem>(words, write, ["lay_down_problem", "lay_down_problem_hint"]);
    errors::<HandSizeError>(words, write, ["hand_size", "hand_size_hint"]);
    errors::<ImpossibleCardsLeft>(
        words,
        write,
        ["impossible_cards_left", "impossible_cards_left_hint"],
    );
    render! { words, write:
        doubt(warning: &ScoreWarning, round: u8);
        cannot_ask_hint();
        yes();
        no();
        back();
        how_to_begin();
        card_names();
        hand_part(part: HandPart);
        page_heading(label: Label);
        selection(games: &GameSelection);
        ranking(ranking: &Ranking);
        place_in_game(place: u32, shared: bool);
        shared_wins(wins: Wins);
        league_settings(ruleset: Option<&str>, settings: &LeagueTerms);
        and(names: &[String]);
        or(names: &[String]);
        decimal(number: f64, digits: usize);
        place_or_left(place: Option<usize>);
        confirm_abandoned(number: u32);
        confirm_deleted(number: u32);
        unusual_end(state: GameState, short: bool);
        dealer_sign();
        scoresheet_caption(number: u32, out: bool, missed: bool);
        broken_record(kind: RecordKind, now: (&str, i32), was: (&str, i32), since: Option<NaiveDate>);
        totals_description(ends: &[(String, i32, bool)]);
        ruleset(ruleset: &Ruleset);
        differences(ruleset: &Ruleset);
        ruleset_added(ruleset: &Ruleset);
        example_round(round: Round, settings: &[String]);
        claim(claim: Claim);
        row_text(text: &RowText);
        score_warning(warning: &ScoreWarning, context: &ScoreWarningContext<'_>);
        menu_entries();
        screen_keys(keys: ScreenKeys);
        arrow_keys();
        all_screen_keys();
        extreme(extreme: &Extreme);
        streak(streak: &Streak);
        game_span(first: GameRef, last: GameRef);
        comebacks(gain: Gain<'_>, best: Option<BestComeback>);
        record_value(kind: RecordKind, value: i32);
        record_holder(name: &str, over: &Vec<String>, round: Option<u8>, span: &str);
    }
}

fn errors<E: Message + 'static>(
    words: &Messages,
    write: &mut dyn FnMut(&'static str, Vec<String>),
    [text, hint]: [&'static str; 2],
) where
    &'static E: Sample,
{
    for error in <&E>::samples() {
        write(text, error.text(words).texts());
        write(hint, error.hint(words).texts());
    }
}

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

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

/// Values that live as long as the tests.
fn leaked<T>(values: impl IntoIterator<Item = T>) -> Vec<&'static T> {
    let leak = |value| &*Box::leak(Box::new(value));
    values.into_iter().map(leak).collect()
}

/// What can be odd about a score.
fn score_warnings() -> Vec<&'static ScoreWarning> {
    let mut warnings = vec![
        ScoreWarning::Forced(ImplausibleScore::Negative { name: LONGEST.to_owned(), points: -1 }),
        ScoreWarning::TakenAsOut { seat: 0 },
        ScoreWarning::NobodyOut,
        ScoreWarning::AllZero,
        ScoreWarning::SameAsBefore { round: 1 },
        ScoreWarning::OutOfTurn { next: 2 },
        ScoreWarning::StillZero { seat: 0 },
        ScoreWarning::TieGone { round: 12 },
        ScoreWarning::LikeTotals,
    ];
    for rank in [Rank::Three, Rank::Ten, Rank::Queen] {
        warnings.push(ScoreWarning::HoldsBook { seat: 0, rank });
    }
    for points in [1, 2, 21] {
        warnings.extend([
            ScoreWarning::AboveLargest { seat: 0, points, largest: points - 1 },
            ScoreWarning::Impossible { seat: 0, points },
            ScoreWarning::HoldsMeld { seat: 0, points: points + 9, best: points },
            ScoreWarning::LateStart { seat: 0, round: 2, start: points, now: points + 9 },
        ]);
        for players in 1..=3 {
            let seats = (0..players).collect();
            warnings.push(ScoreWarning::WhoWentOut { seats, points });
        }
    }
    leaked(warnings)
}

/// A game whose day is as many days after the others' as its number is.
fn game(number: u32) -> GameRef {
    let uuid = GameId(uuid::Uuid::nil());
    let date = day().checked_add_days(chrono::Days::new(number.into()));
    GameRef { number, uuid, date }
}

fn of_league() -> GameSelection {
    let league = LeagueRef { name: LONGEST.to_owned(), uuid: LeagueId(uuid::Uuid::nil()) };
    GameSelection { league: Some(league), ..GameSelection::default() }
}

fn since() -> GameSelection {
    GameSelection { since: Some(day()), ..GameSelection::default() }
}

fn season(name: &str) -> Season {
    Season { name: name.to_owned(), from: day(), until: day() }
}

fn league_terms() -> Vec<&'static LeagueTerms> {
    let ties = [
        None,
        Some(vec![]),
        Some(vec![RankingMethod::Average]),
        Some(vec![RankingMethod::Wins, RankingMethod::PerRound]),
    ];
    let terms =
        ties.into_iter().map(|tie_break| LeagueTerms { tie_break, ..LeagueTerms::default() });
    let counts = [0, 1, 2, 11, 21].map(|count| LeagueTerms {
        min_games: Some(count),
        drop_worst: Some(count),
        language: Some("da".to_owned()),
        ..LeagueTerms::default()
    });
    let methods = RankingMethod::iter().map(|by| LeagueTerms {
        by: Some(by),
        min_games: Some(21),
        ..LeagueTerms::default()
    });
    let all = LeagueTerms {
        min_games: Some(21),
        drop_worst: Some(1),
        by: Some(RankingMethod::Wins),
        tie_break: Some(vec![]),
        language: Some("da".to_owned()),
        ruleset: None,
    };
    let some = LeagueTerms {
        min_games: Some(1),
        drop_worst: Some(2),
        tie_break: Some(vec![RankingMethod::Average]),
        ..LeagueTerms::default()
    };
    leaked(terms.chain(counts).chain(methods).chain([all, some]))
}

/// How players are ranked, by each method and with each tie-break.
fn rankings() -> Vec<&'static Ranking> {
    let of = |by, drop_worst, tie_break: Vec<RankingMethod>| Ranking {
        by,
        min_games: 1,
        drop_worst,
        tie_break,
    };
    let methods = RankingMethod::iter().map(|by| of(by, 0, vec![by]));
    let counts = [0, 1, 2, 11, 21].map(|worst| of(RankingMethod::Beaten, worst, vec![]));
    let two = vec![RankingMethod::Wins, RankingMethod::Average];
    leaked(methods.chain(counts).chain([of(RankingMethod::Beaten, 0, two)]))
}

/// The best and worst games and rounds of a player.
fn extremes() -> Vec<&'static Extreme> {
    let of = |times, round| Extreme {
        points: Points::Total(times as i32),
        times,
        round,
        game: game(times),
    };
    leaked([1, 2, 3, 11, 21].into_iter().flat_map(|times| [of(times, None), of(times, Some(5))]))
}

/// Streaks that there are not, that are over and that go on.
fn streaks() -> Vec<&'static Streak> {
    let span = |first, last| {
        Some(GameSpan { game_count: last - first + 1, first: game(first), last: game(last) })
    };
    let of = |longest, current| Streak { longest, current };
    leaked([
        of(None, None),
        of(span(1, 1), None),
        of(span(1, 1), span(1, 1)),
        of(span(1, 21), None),
        of(span(1, 2), span(1, 2)),
        of(span(1, 11), span(21, 21)),
        of(span(1, 21), span(31, 41)),
    ])
}

fn card(text: &str) -> Card {
    parse_cards(text, Ruleset::official().deck()).unwrap()[0]
}

/// Why cards are no meld.
fn meld_errors() -> Vec<&'static MeldError> {
    let (one, other) = (card("7D"), card("JS"));
    let mut errors = vec![
        MeldError::TooShort { cards: 2 },
        MeldError::TooLong { cards: 21 },
        MeldError::RanksDiffer { one, other },
        MeldError::SuitTwice { card: one },
        MeldError::SuitsDiffer { one, other },
        MeldError::RankTwice { card: one },
        MeldError::PastTheEnd { top: Rank::King, bottom: Rank::Three },
        MeldError::NoRoom { places: 11, cards: 12 },
    ];
    for count in [0, 1, 2, 11] {
        let missing = vec![card("8D"); count.max(1)];
        errors.extend([
            MeldError::Gap { low: one, high: card("10D"), missing, wilds: count },
            MeldError::TooManyWilds { most: count, wilds: count + 1 },
            MeldError::TooFewNaturals { least: count + 1, naturals: count },
        ]);
    }
    leaked(errors)
}

fn lay_down_problems() -> Vec<&'static LayDownProblem> {
    let problems = Round::all().flat_map(|round| {
        let wanted = round.dealt();
        [
            LayDownProblem::MeldError { place: 2 },
            LayDownProblem::GoingOut { round, wanted, melded: 1 },
            LayDownProblem::Count { round, wanted, melded: 6, left: 1 },
        ]
    });
    leaked(problems)
}

/// Cards with flaws of every kind.
fn card_errors() -> Vec<&'static ParseCardError> {
    let nearest = [None, Some("7D".to_owned())];
    let with_nearest = |nearest: Option<String>| {
        [
            CardErrorKind::Rank { low_ranks: false, nearest: nearest.clone() },
            CardErrorKind::Rank { low_ranks: true, nearest: nearest.clone() },
            CardErrorKind::Suit { nearest: nearest.clone() },
            CardErrorKind::NoCard { nearest },
        ]
    };
    let mut flaws: Vec<_> = nearest.into_iter().flat_map(with_nearest).collect();
    flaws.extend([
        CardErrorKind::NoSuit { rank: Rank::Ten },
        CardErrorKind::JackOrJoker,
        CardErrorKind::Number,
        CardErrorKind::NoLowRanks,
    ]);
    for (single, of) in [(2, Excess::Card), (6, Excess::Joker), (10, Excess::Rank(Rank::King))] {
        flaws.extend([single, 2 * single].map(|copies| CardErrorKind::TooMany { copies, of }));
    }
    let error = |(place, flaw)| ParseCardError {
        part: (place % 2 == 0).then_some(HandPart::Meld(1)),
        place,
        text: "1H".to_owned(),
        flaw,
    };
    leaked((1..).zip(flaws).map(error))
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
    char: ['q', 'U', 'u'];
    &'static str: [LONGEST];
    &'static [String]: [names(1), names(2), names(3)];
    &'static Vec<String>: leaked((0..=3).map(|count| names(count).to_vec()));
    &'static [&'static str]: [&["7H", "8H"] as &[_]];
    &'static [MeldKind]: [&[MeldKind::Book, MeldKind::Run] as &[_]];
    &'static [(String, i32, bool)]: [&[] as &[_], vec![(LONGEST.to_owned(), 21, false), ("Ann".to_owned(), 1, true)].leak() as &[_]];
    &'static [Round]: [Vec::new(), vec![Round::LAST], Round::all().collect()].map(|rounds| &*rounds.leak());
    &'static [u32]: [vec![21], vec![1, 2, 21]].map(|numbers| &*numbers.leak());
    NaiveDate: day().iter_days().take(7).collect::<Vec<_>>();
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
    Ratio: [Ratio { part: 1, whole: 21 }, Ratio { part: 21, whole: 1 }];
    Leaves: [Leaves::Nothing, Leaves::Points(1), Leaves::Points(21), Leaves::Draws { away: Some(1), helping: 1, unseen: 21 }, Leaves::Draws { away: None, helping: 0, unseen: 1 }];
    HandPart: [HandPart::Meld(2), HandPart::Discard, HandPart::Left, HandPart::Hand, HandPart::Top, HandPart::Seen, HandPart::Pile(11)];
    Wins: [Wins { won: 0, shared: 0 }, Wins { won: 1, shared: 0 }, Wins { won: 21, shared: 1 }];
    GameRef: [GameRef { number: 21, uuid: GameId(uuid::Uuid::nil()), date: None }, GameRef { number: 1, uuid: GameId(uuid::Uuid::nil()), date: Some(day()) }, GameRef { number: 2, uuid: GameId(uuid::Uuid::nil()), date: day().succ_opt() }];
    (&'static str, i32): [(LONGEST, 1), (LONGEST, 21)];
    &'static MeldError: meld_errors();
    &'static LayDownProblem: lay_down_problems();
    &'static ParseCardError: card_errors();
    &'static ParseCardsError: leaked([1, 2, 20, 21, 31].map(|count| ParseCardsError(vec![card_errors()[0].clone(); count]))).into_iter().chain(leaked(card_errors().into_iter().map(|error| ParseCardsError(vec![error.clone()]))));
    &'static HandSizeError: leaked([1, 15].map(|cards| HandSizeError { round: Round::LAST, cards }));
    &'static ImpossibleCardsLeft: leaked([(1, 1), (1, 21), (2, 2), (3, 3)].map(|(round, cards)| ImpossibleCardsLeft { round: Round::new(round).unwrap(), cards }));
    RoundRules<'static>: Round::all().map(|round| Box::leak(Box::new(Ruleset::official())).in_round(round));
    &'static ScoreWarning: score_warnings();
    &'static ScoreWarningContext<'static>: leaked([0, 1, -5].map(|bonus| ScoreWarningContext { round: 3, dealt: 5, bonus, names: names(3), command: "crowns undo" }));
    &'static RowText: leaked([RowText::EachPlayer(vec![(LONGEST.to_owned(), "8".to_owned()), ("Ann".to_owned(), "K 5".to_owned())]), RowText::OnePlayer("8 K 5".to_owned())]);
    [&'static str; 2]: [[LONGEST, "Ann"]];
    &'static Season: leaked([season(LONGEST)]);
    &'static Ruleset: leaked([Ruleset::official(), Ruleset::texas()]);
    &'static LeagueTerms: league_terms();
    &'static Ranking: rankings();
    &'static Extreme: extremes();
    &'static Streak: streaks();
    Gain<'static>: [Gain::None, Gain::Gained("1.5"), Gain::Lost("0.5")];
    BestComeback: [(1, 2), (3, 11)].map(|(to, from)| BestComeback { places: Comeback { from, to }, game: game(21) });
    BiggestWin: [1, 21].map(|margin| BiggestWin { margin, game: game(margin as u32) });
    &'static GameSelection: leaked([
        GameSelection::default(),
        GameSelection { include_short: true, ..GameSelection::default() },
        GameSelection { player_count: Some(21), ..of_league() },
        GameSelection { season: Some(season("2026")), include_short: true, ..of_league() },
        GameSelection { until: Some(day()), player_count: Some(2), ..since() },
        GameSelection { player_count: Some(1), ..since() },
        GameSelection { until: Some(day()), ..GameSelection::default() },
    ]);
    &'static PointsNeeded: leaked([(0, true), (1, true), (21, false), (-11, true)].map(
        |(behind, possible)| PointsNeeded { seat: 0, behind, possible }
    ));
}

each! {
    Step, Section, Listed, MessageLabel, DirectorColumn, RuleColumn, RulingPart,
    SolitaireColumn, ReportPart, Bars, ScreenKeys, ServedPage, OddsFigure, Rule, RecordKind,
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
        others.chain(RankingMethod::iter().map(Self::Method)).collect()
    }
}

impl<T: Sample> Sample for Option<T> {
    fn samples() -> Vec<Self> {
        T::samples().into_iter().map(Some).chain([None]).collect()
    }
}
