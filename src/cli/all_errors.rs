//! Every error as a user reads it, with its hint, in `tests/errors.txt`.
//!
//! `tests/it/errors.rs` fails if the sources have an error that the file does
//! not list. After a change of wording,
//! `CROWNS_REFRESH=1 cargo test --lib all_errors` writes the file again.

use std::any::type_name;
use std::fmt::{Debug, Display, Write};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use chrono::NaiveDate;
use uuid::Uuid;

use super::golden;
use super::ui::failure::Failure;
use crate::cards::{
    Card, CardErrorKind, CardNames, ParseCardError, ParseCardsError, Rank, Suit, parse_cards,
};
use crate::game::{
    CommandId, EventId, GameDetails, GameId, GameState, GameSummary, ImplausibleScore, InvalidDay,
    InvalidEvent, InvalidName, InvalidSolitaire, InvalidText, InvalidTournament, LookupError,
    Named, ParseEventError, PlayError, RowText, ScoreArgsError, ScoreEntryError, Season,
    SeatNotFound, SolitaireError, SolitaireOrigin, SolitaireState, StartError, TypedMove,
    TypedPiles, UnknownMethod,
};
use crate::messages::{Language, Message, RequestError, Step, TournamentError};
use crate::odds::PositionError;
use crate::rules::meld::MeldError;
use crate::rules::rulings::RulingNotFound;
use crate::rules::{ImpossibleCardsLeft, Knob, LayDownProblem, Round, Ruleset, RulesetError};
use crate::solver::HandSizeError;
use crate::store::{
    CellProblem, ExportError, ImportProblem, ImportSpreadsheetError, LineError, Location,
    NewLeagueError, NewPlayerError, ParseExportError, ParseSpreadsheetError, StoreError, SyncError,
    WriteError,
};
use crate::tournament::{Contest, SeatingError};

/// The errors of a language, one after the other.
#[derive(Default)]
struct Errors {
    language: Language,
    text: String,
    /// The name, message and hint of each that a command may end with and that
    /// is not about files, options or the database.
    failures: Vec<(String, String)>,
}

impl Errors {
    /// Adds an error that a command may end with.
    fn failure(&mut self, error: impl Debug + Into<Failure>) {
        let name = name(&error);
        let failure: Failure = error.into();
        let words = self.language.words();
        let mut message = failure.message(words);
        self.add(&name, &message);
        if let Some(hint) = failure.fix(words) {
            let hint = hint.write(None);
            writeln!(self.text, "hint: {hint}").unwrap();
            message += &format!("\n{hint}");
        }
        let is_internal = name == "WriteError::Missing";
        if failure.is_localized() && !is_internal {
            self.failures.push((name, message));
        }
    }

    /// Adds an error of the core that stands in the message of another.
    fn message(&mut self, error: impl Debug + Message) {
        self.add(&name(&error), &error.in_english());
    }

    /// Adds an error that stands in the message of another.
    fn part(&mut self, error: impl Debug + Display) {
        self.add(&name(&error), &error.to_string());
    }

    fn add(&mut self, name: &str, message: &str) {
        writeln!(self.text, "\n{name}\nerror: {message}").unwrap();
    }

    /// Returns all errors in a language.
    fn all(language: Language) -> Self {
        let mut errors = Self {
            language,
            ..Self::default()
        };
        let subjects = [
            cards,
            rules,
            hands,
            names_and_events,
            games,
            scores,
            store,
            exports,
            syncs,
            writes,
            lookups,
            tournaments,
            arguments,
            requests,
            texts,
            solitaire,
            spreadsheets,
            seating,
        ];
        for subject in subjects {
            subject(&mut errors);
        }
        errors
    }
}

/// Returns the name of a type, and of the variant: `PlayError::TooLate`.
fn name<E: Debug>(error: &E) -> String {
    let debug = format!("{error:?}");
    let variant = debug.split(|c: char| !c.is_alphanumeric()).next();
    // Without its parameters.
    let path = type_name::<E>().split('<').next().unwrap();
    let of = path.rsplit("::").next().unwrap();
    match variant.unwrap() {
        variant if variant == of => of.to_owned(),
        variant => format!("{of}::{variant}"),
    }
}

#[test]
fn every_error_reads_as_in_the_list() {
    let errors = Errors::all(Language::English);
    let text = errors.text.trim_start();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/errors.txt");
    if env::var_os("CROWNS_REFRESH").is_some() {
        fs::write(&file, text).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        stored.replace("\r\n", "\n") == text,
        "tests/errors.txt is out of date, \
         `CROWNS_REFRESH=1 cargo test --lib all_errors` writes it again"
    );
}

/// The errors and hints of each language, in a file beside its messages.
#[test]
fn every_error_reads_as_in_the_list_of_its_language() {
    for language in Language::translations() {
        let errors = Errors::all(language);
        golden::check(&format!("{}-errors.txt", language.tag()), &errors.text);
    }
}

/// English words that no other language has, beside those in backticks.
const ENGLISH_WORDS: [&str; 12] = [
    "the", "must", "not", "there", "which", "cannot", "with", "were", "this", "that", "has", "and",
];

#[test]
fn no_error_of_the_table_is_left_in_english() {
    let english = Errors::all(Language::English).failures;
    for language in Language::translations() {
        let failures = Errors::all(language).failures;
        assert_eq!(failures.len(), english.len());
        let is_left = |text: &str, english: &str| {
            let unquoted: String = text.split('`').step_by(2).collect();
            let mut words = unquoted.split(|c: char| !c.is_alphabetic());
            text == english || words.any(|word| ENGLISH_WORDS.contains(&word))
        };
        let left = failures.iter().zip(&english);
        let left = left.filter(|((_, text), (_, english))| is_left(text, english));
        let left: Vec<_> = left
            .map(|((name, text), _)| format!("{name}: {text}"))
            .collect();
        assert!(left.is_empty(), "{language:?}:\n{}", left.join("\n"));
    }
}

fn cards(errors: &mut Errors) {
    let bad = |flaw| ParseCardError {
        part: None,
        place: 3,
        text: "1H".to_owned(),
        flaw,
    };
    let flaws = [
        CardErrorKind::Rank {
            low_ranks: false,
            nearest: Some("10H".to_owned()),
        },
        CardErrorKind::Suit {
            nearest: Some("7D".to_owned()),
        },
        CardErrorKind::NoSuit {
            rank: Rank::from_number(7).unwrap(),
        },
        CardErrorKind::JackOrJoker,
        CardErrorKind::NoCard { nearest: None },
        CardErrorKind::NoLowRanks,
        CardErrorKind::TooMany {
            copies: 2,
            joker: false,
        },
    ];
    for flaw in flaws {
        let name = name(&flaw);
        errors.add(&name, &bad(flaw).in_english());
    }
    errors.message(bad(CardErrorKind::JackOrJoker));
    let two = [CardErrorKind::JackOrJoker, CardErrorKind::NoLowRanks];
    errors.failure(ParseCardsError(two.map(bad).to_vec()));
}

fn seating(errors: &mut Errors) {
    let (players, tables) = (16, 6);
    errors.part(SeatingError::Players(2));
    errors.part(SeatingError::Games(0));
    errors.part(SeatingError::Tables { players, tables });
    let (least, most) = (4, 6);
    errors.part(SeatingError::Sizes {
        players: 7,
        least,
        most,
    });
    errors.part(SeatingError::NoPair(3, 9));
    errors.part(SeatingError::NotSeated(3));
    errors.part(SeatingError::IsSeated(3));
    errors.part(SeatingError::NoChair);
}

fn card(text: &str) -> Card {
    parse_cards(text, Ruleset::official().deck()).unwrap()[0]
}

fn rules(errors: &mut Errors) {
    let text = |text: &str| text.to_owned();
    errors.failure(RulesetError::NoRuleset {
        name: text("kitchen"),
    });
    errors.failure(RulesetError::NoValue { text: text("ace") });
    errors.failure(RulesetError::NoKnob {
        name: text("aces"),
        nearest: Some(Knob::Ace),
    });
    errors.failure(RulesetError::BadValue {
        knob: Knob::Ace,
        value: text("middle"),
    });
    errors.failure(RulesetError::Twice {
        knob: Knob::Ace,
        first: text("low"),
        second: text("high"),
    });
    errors.failure(RulesetError::NoAces { knob: Knob::Ace });
    errors.failure(RulingNotFound {
        words: text("tise"),
        near: vec!["ties".to_owned()],
    });
    errors.failure(RulingNotFound {
        words: text("xyzzy"),
        near: Vec::new(),
    });

    let (one, other) = (card("7H"), card("9D"));
    errors.message(MeldError::TooShort { cards: 2 });
    errors.message(MeldError::TooLong { cards: 15 });
    errors.message(MeldError::RanksDiffer { one, other });
    errors.message(MeldError::SuitTwice { card: one });
    errors.message(MeldError::SuitsDiffer { one, other });
    errors.message(MeldError::RankTwice { card: one });
    errors.message(MeldError::Gap {
        low: one,
        high: card("JH"),
        missing: ["8H", "9H", "10H"].map(card).to_vec(),
        wilds: 1,
    });
    errors.message(MeldError::PastTheEnd {
        top: Rank::King,
        bottom: Rank::from_number(3).unwrap(),
    });
    errors.message(MeldError::NoRoom {
        places: 11,
        cards: 12,
    });
    errors.message(MeldError::TooManyWilds { most: 1, wilds: 2 });
    errors.message(MeldError::TooFewNaturals {
        least: 1,
        naturals: 0,
    });
    let round = Round::LAST;
    errors.message(LayDownProblem::MeldError { place: 2 });
    errors.message(LayDownProblem::GoingOut {
        round,
        wanted: 13,
        melded: 12,
    });
    errors.message(LayDownProblem::Count {
        round,
        wanted: 13,
        melded: 9,
        left: 3,
    });
}

fn hands(errors: &mut Errors) {
    let round = Round::LAST;
    errors.failure(HandSizeError {
        round,
        counting: 13,
        drawn: 14,
        cards: 12,
    });
    for cards in [12, 14] {
        errors.failure(ImpossibleCardsLeft {
            round,
            dealt: 13,
            cards,
        });
    }
    errors.failure(PositionError::HandSize(HandSizeError {
        round,
        counting: 13,
        drawn: 14,
        cards: 12,
    }));
    errors.failure(PositionError::TooFewUnseen(1));
}

fn names_and_events(errors: &mut Errors) {
    errors.failure(InvalidName::Empty);
    errors.failure(InvalidName::TooLong {
        start: "Wolfeschlegel".to_owned(),
        characters: 50,
    });
    errors.failure(InvalidName::TooHeavy { code_points: 500 });
    errors.failure(InvalidName::Control { character: '\t' });
    for character in [',', ';', '='] {
        errors.failure(InvalidName::Separator { character });
    }
    errors.failure(InvalidName::Keyword {
        name: "12".to_owned(),
    });
    errors.failure(InvalidName::Card {
        name: "5D".to_owned(),
    });
    errors.part(UnknownMethod("luck".to_owned()));
    errors.part(unknown_event());
    errors.part(InvalidEvent::Round(0));
    errors.part(InvalidEvent::Points(1_000_001));
    errors.part(InvalidEvent::Total(100_000_001));
    errors.part(InvalidEvent::Number(0));
    errors.part(InvalidEvent::Seats(0));
    errors.part(InvalidEvent::Dealer);
    errors.part(InvalidEvent::Day(NaiveDate::MAX));
    errors.part(InvalidEvent::Solitaire(InvalidSolitaire::Piles(10)));
    errors.part(InvalidSolitaire::Piles(10));
    errors.part(InvalidSolitaire::PileSize { pile: 5, cards: 4 });
    errors.part(InvalidSolitaire::Stock {
        expected: 28,
        cards: 27,
    });
    errors.part(InvalidSolitaire::Copies(Card::Joker));
    errors.part(InvalidSolitaire::Closed(12));
    errors.part(InvalidSolitaire::PointsOfNone(31));
    errors.part(InvalidSolitaire::Left(10_000));
    errors.part(InvalidSolitaire::PointsOfOpen {
        closed: 10,
        least: 3,
        most: 440,
        left: 1,
    });
    errors.part(InvalidSolitaire::Pile(14));
    errors.part(InvalidEvent::Tournament(InvalidTournament::NoTables));
    errors.part(InvalidTournament::Game(102));
    errors.part(InvalidTournament::Players(1_001));
    errors.part(InvalidTournament::Size { least: 6, most: 4 });
    errors.part(InvalidTournament::NoTables);
    errors.part(InvalidEvent::Name(InvalidName::Empty));
}

fn unknown_event() -> ParseEventError {
    ParseEventError {
        kind: "round_scored".to_owned(),
        why: not_json(),
    }
}

fn not_json() -> serde_json::Error {
    serde_json::from_str::<u8>("x").unwrap_err()
}

fn games(errors: &mut Errors) {
    let (ann, bob) = ("Ann".to_owned(), "Bob".to_owned());
    let (game, round) = (12, 4);
    errors.failure(StartError::NoPlayers);
    errors.failure(StartError::NeedsTwoGames {
        most: 8,
        players: 9,
    });
    errors.failure(StartError::TooMany {
        most: 14,
        players: 15,
    });
    errors.failure(StartError::Twice { first: 1, seat: 3 });
    errors.failure(StartError::DealerAway);
    for state in [GameState::Finished, GameState::Abandoned] {
        errors.failure(PlayError::NotOpen { game, state });
        errors.failure(PlayError::Over { game, state });
    }
    errors.failure(PlayError::IsOpen { game });
    errors.failure(PlayError::NoRound { game, round: 12 });
    errors.failure(PlayError::AlreadyScored {
        game,
        round,
        scores: "Ann 0, Bob 12".to_owned(),
    });
    errors.failure(PlayError::NotScored { game, round });
    errors.failure(PlayError::Missing {
        round,
        names: vec![ann.clone(), bob.clone()],
    });
    errors.failure(PlayError::NotPlaying {
        round,
        name: ann.clone(),
    });
    errors.failure(PlayError::Twice { name: ann.clone() });
    errors.failure(PlayError::TwoOut {
        one: ann.clone(),
        other: bob.clone(),
    });
    errors.failure(PlayError::TotalFalls {
        name: ann.clone(),
        before: 40,
        now: 30,
    });
    errors.failure(PlayError::ImplausibleScore(ImplausibleScore::AboveCap {
        name: ann.clone(),
        points: 251,
        round,
        dealt: 6,
        cap: 250,
    }));
    errors.failure(PlayError::ImpossibleScore(ImplausibleScore::Negative {
        name: ann.clone(),
        points: -5,
    }));
    errors.failure(PlayError::TooManyCopies {
        card: "KH".to_owned(),
        copies: 2,
        shown: 4,
        names: vec![ann.clone(), bob.clone()],
    });
    errors.failure(PlayError::NobodyPlayed { round });
    errors.failure(PlayError::NothingNew { round });
    errors.failure(PlayError::AtTable { name: ann.clone() });
    errors.failure(PlayError::NotAtTable { name: ann.clone() });
    errors.failure(PlayError::LastPlayer { name: ann.clone() });
    errors.failure(PlayError::BelowOwnTotal {
        name: ann.clone(),
        own: 60,
        total: 20,
    });
    errors.failure(PlayError::SameStart {
        name: ann.clone(),
        total: 20,
    });
    errors.failure(PlayError::JoinsTooLate);
    errors.failure(PlayError::LeavesTooLate);
    errors.failure(PlayError::Unplayed { game });
    errors.failure(PlayError::NothingEdited { game });
    errors.failure(PlayError::SeatsMissing { names: vec![ann] });
    errors.failure(PlayError::Table(StartError::NoPlayers));
}

fn scores(errors: &mut Errors) {
    let ann = || "Ann".to_owned();
    errors.failure(ScoreEntryError::Unreadable {
        text: "twelve".to_owned(),
    });
    errors.failure(ScoreEntryError::TooLarge {
        text: "99999999999".to_owned(),
    });
    errors.failure(ScoreEntryError::Cards(ParseCardsError(vec![
        ParseCardError {
            part: None,
            place: 1,
            text: "J".to_owned(),
            flaw: CardErrorKind::JackOrJoker,
        },
    ])));
    errors.failure(ScoreEntryError::Slip {
        text: "2O".to_owned(),
        meant: "20".to_owned(),
    });
    errors.failure(ScoreEntryError::TooManyCards {
        round: Round::LAST,
        dealt: 13,
        cards: 14,
    });
    errors.failure(ScoreEntryError::CardsLeft(ImpossibleCardsLeft {
        round: Round::LAST,
        dealt: 13,
        cards: 12,
    }));
    errors.part(ImplausibleScore::AboveCap {
        name: ann(),
        points: 201,
        round: 2,
        dealt: 4,
        cap: 200,
    });
    errors.part(ImplausibleScore::BelowLeast {
        name: ann(),
        points: 2,
        least: 3,
    });
    errors.part(ImplausibleScore::Negative {
        name: ann(),
        points: -5,
    });
    errors.part(ImplausibleScore::OutWithPoints {
        name: ann(),
        points: 5,
        due: 0,
    });
}

fn path() -> PathBuf {
    PathBuf::from("club/crowns.db")
}

fn store(errors: &mut Errors) {
    let id = EventId(Uuid::nil());
    errors.failure(StoreError::Directory { path: path() });
    errors.failure(StoreError::NotFile { path: path() });
    errors.failure(StoreError::NoFolder {
        folder: "club".into(),
    });
    errors.failure(StoreError::NoFile { path: path() });
    errors.failure(StoreError::Exists { path: path() });
    errors.failure(StoreError::Itself { path: path() });
    errors.failure(StoreError::Permission { path: path() });
    errors.failure(StoreError::CannotMake { path: path() });
    errors.failure(StoreError::NoRoom { path: path() });
    errors.failure(StoreError::Foreign { path: path() });
    errors.failure(StoreError::Newer {
        path: path(),
        found: 9,
        known: 3,
    });
    errors.failure(StoreError::OldReadOnly { path: path() });
    errors.failure(StoreError::Io {
        path: path(),
        why: io::Error::other("the disk is gone"),
    });
    errors.failure(StoreError::StrayJournal {
        path: path(),
        journal: PathBuf::from("crowns.db-journal"),
    });
    errors.failure(StoreError::SeveralNames {
        path: path(),
        names: 2,
    });
    errors.failure(StoreError::ReadOnly);
    errors.failure(StoreError::Interrupted);
    errors.failure(StoreError::Busy { seconds: 5 });
    errors.failure(StoreError::WriteAhead);
    errors.failure(StoreError::Full);
    errors.failure(StoreError::Damaged);
    errors.failure(StoreError::Inconsistent);
    errors.failure(StoreError::NothingToSave);
    errors.failure(StoreError::ParseEventError {
        id,
        why: unknown_event(),
    });
    errors.failure(StoreError::Altered { id });
    errors.failure(StoreError::Line {
        nth: 7,
        why: LineError::Changed,
    });
    errors.failure(StoreError::DamagedCopy { path: path() });
    errors.failure(StoreError::BadCopy {
        path: path(),
        why: Box::new(StoreError::Altered { id }),
    });
    errors.failure(StoreError::ForeignSchema {
        path: path(),
        name: "on_new_player".into(),
    });
    errors.failure(StoreError::AfterRestore {
        why: Box::new(StoreError::Full),
        previous: Some(path()),
    });
    errors.failure(StoreError::AfterRestore {
        why: Box::new(StoreError::Full),
        previous: None,
    });
    errors.failure(StoreError::ReplaceFailed {
        why: Box::new(StoreError::Sqlite(rusqlite::Error::InvalidQuery)),
        previous: path(),
    });
    errors.failure(StoreError::Unsynced);
    errors.failure(StoreError::Moved);
    errors.failure(StoreError::EventsMissing {
        found: 131,
        expected: 360,
    });
    errors.failure(StoreError::ForeignLink { path: path() });
    errors.failure(StoreError::DanglingLink {
        path: path(),
        target: path(),
    });
    errors.failure(StoreError::Sqlite(rusqlite::Error::InvalidQuery));
    errors.failure(StoreError::Migration(
        rusqlite_migration::Error::RusqliteError {
            query: String::new(),
            err: rusqlite::Error::InvalidQuery,
        },
    ));
}

fn syncs(errors: &mut Errors) {
    let path = PathBuf::from("/media/stick");
    let why = || io::Error::from(io::ErrorKind::PermissionDenied);
    errors.failure(SyncError::NoFolder { path: path.clone() });
    errors.failure(SyncError::NotFolder { path: path.clone() });
    errors.failure(SyncError::NotUtf8 { path: path.clone() });
    errors.failure(SyncError::Link { path: path.clone() });
    errors.failure(SyncError::Read {
        path: path.clone(),
        why: why(),
    });
    for kind in [
        io::ErrorKind::StorageFull,
        io::ErrorKind::ReadOnlyFilesystem,
    ] {
        errors.failure(SyncError::Write {
            path: path.clone(),
            why: io::Error::from(kind),
        });
    }
    errors.failure(SyncError::Write { path, why: why() });
    errors.failure(SyncError::NoGit {
        path: PathBuf::from("/srv/club"),
        why: io::Error::from(io::ErrorKind::NotFound),
    });
    errors.failure(SyncError::NoBranch {
        path: PathBuf::from("/srv/club"),
    });
    errors.failure(SyncError::Merging {
        path: PathBuf::from("/srv/club"),
    });
    errors.failure(SyncError::Conflict {
        path: PathBuf::from("/srv/club"),
        files: vec!["rules.md".to_owned(), "venues.md".to_owned()],
    });
    errors.failure(SyncError::Syncing {
        path: PathBuf::from("/srv/club/.git"),
    });
    errors.failure(SyncError::Locked {
        path: PathBuf::from("/srv/club/.git/index.lock"),
    });
    errors.failure(SyncError::Git {
        path: PathBuf::from("/srv/club"),
        message: "fatal: detected dubious ownership in repository".to_owned(),
    });
    errors.failure(SyncError::NoPostgres);
    errors.failure(SyncError::Url {
        why: "invalid value for option `port`".to_owned(),
    });
    errors.failure(SyncError::Unencrypted);
    errors.failure(SyncError::NoCertificates);
    errors.failure(SyncError::NotSetUp);
    errors.failure(SyncError::Certificates {
        path: PathBuf::from("ca.pem"),
        why: "it has none".to_owned(),
    });
    errors.failure(SyncError::Unreachable {
        url: "postgres://ann@db.example.org/club".to_owned(),
        why: "connection refused".to_owned(),
    });
    errors.failure(SyncError::Password {
        message: "password authentication failed for user \"ann\"".to_owned(),
    });
    errors.failure(SyncError::NotMember {
        club: "tusday".to_owned(),
        others: vec!["monday".to_owned(), "tuesday".to_owned()],
    });
    errors.failure(SyncError::NotMember {
        club: "tuesday".to_owned(),
        others: Vec::new(),
    });
    errors.failure(SyncError::Server {
        message: "database \"club\" does not exist".to_owned(),
    });
    errors.failure(SyncError::Store(StoreError::Full));
}

fn exports(errors: &mut Errors) {
    errors.part(LineError::Changed);
    errors.part(LineError::Unreadable(not_json()));
    errors.part(LineError::Time(-1));
    errors.part(LineError::Future(chrono::DateTime::UNIX_EPOCH));
    errors.part(LineError::UnknownKind("team".to_owned()));
    errors.part(LineError::Event(unknown_event()));
    errors.part(LineError::Invalid(InvalidEvent::Dealer));
    errors.part(LineError::Target);
    errors.part(LineError::Altered(EventId(Uuid::nil())));
    errors.part(LineError::Command(CommandId(Uuid::nil())));
    errors.part(LineError::Role(CommandId(Uuid::nil())));
    errors.part(ParseExportError::Empty);
    errors.part(ParseExportError::Database);
    errors.part(ParseExportError::Table);
    errors.part(ParseExportError::NoHeader);
    errors.part(ParseExportError::HeaderChanged);
    errors.part(ParseExportError::Newer { found: 9 });
    errors.part(ParseExportError::CutOff { line: 7, of: 9 });
    errors.part(ParseExportError::Short { line: 7, of: 9 });
    errors.part(ParseExportError::Long { of: 9 });
    errors.part(ParseExportError::Checksum);
    errors.part(ParseExportError::Line {
        line: 7,
        why: LineError::Changed,
    });
    errors.part(ParseExportError::TooLong { line: 7 });
    errors.part(ParseExportError::NotFile);
    errors.part(ParseExportError::TooLarge);
    errors.part(ParseExportError::Read(io::Error::other("the disk is gone")));
    errors.part(ParseExportError::Store(StoreError::Damaged));
    errors.failure(ExportError::Write(io::Error::other("the disk is gone")));
    errors.failure(ExportError::Store(StoreError::Damaged));
}

fn writes(errors: &mut Errors) {
    let text = |text: &str| text.to_owned();
    errors.failure(WriteError::NameTaken {
        what: Named::Player,
        name: text("Ann"),
    });
    errors.failure(WriteError::BuiltIn {
        name: text("official"),
    });
    errors.failure(WriteError::Missing {
        what: "player",
        id: Uuid::nil(),
    });
    errors.failure(WriteError::Itself { name: text("Ann") });
    errors.failure(WriteError::Together {
        from: text("Ann"),
        into: text("Bob"),
        games: 2,
    });
    errors.failure(WriteError::Start(StartError::NoPlayers));
    errors.failure(WriteError::Store(StoreError::Full));
}

fn lookups(errors: &mut Errors) {
    let text = |text: &str| text.to_owned();
    let names = || vec![text("Ann"), text("Anna")];
    errors.failure(LookupError::NoOpenGame);
    errors.failure(LookupError::NoneWasOpen);
    let game = |number| GameSummary {
        details: GameDetails {
            id: GameId(Uuid::nil()),
            number,
            state: GameState::Open,
            short: false,
            ruleset: Ruleset::official(),
            league: None,
            date: NaiveDate::default(),
            venue: None,
            note: None,
            tournament: None,
        },
        round_count: 3,
        players: Vec::new(),
    };
    errors.failure(LookupError::SeveralOpen(vec![game(1), game(2)]));
    errors.failure(LookupError::NoGameName(text("first")));
    errors.failure(LookupError::NoGame(text("12")));
    errors.failure(LookupError::SeveralGames(text("0192")));
    errors.failure(LookupError::NoPlayer {
        name: text("An"),
        near: names(),
    });
    errors.failure(LookupError::SeveralPlayers {
        name: text("An"),
        names: names(),
    });
    errors.failure(LookupError::SeveralPlayers {
        name: text("Cat"),
        names: vec![text("Cat (1a2b)"), text("Cat (3c4d)")],
    });
    errors.failure(LookupError::SeveralLeagues {
        name: text("T"),
        names: vec![text("Thursday"), text("Tuesday")],
    });
    for near in [Vec::new(), vec![text("Anna")]] {
        errors.failure(SeatNotFound::None {
            name: text("Zoe"),
            near,
            game: 12,
            names: names(),
        });
    }
    errors.failure(SeatNotFound::Several {
        name: text("An"),
        names: names(),
    });
    errors.failure(LookupError::NoLeague {
        name: text("Club"),
        near: Vec::new(),
        names: vec![text("Home")],
    });
    errors.failure(LookupError::NoSeason {
        name: text("Spring"),
        league: text("Club"),
        names: vec![text("Autumn")],
    });
    errors.failure(LookupError::NoRuleset {
        name: text("kitchen"),
        names: vec![text("official"), text("texas")],
    });
    errors.failure(LookupError::NoGameToRepeat);
    errors.failure(LookupError::DealerNotPlaying(text("Zoe")));
    errors.failure(LookupError::NoRound);
    errors.failure(LookupError::NoNextRound(12));
    errors.failure(LookupError::NoFinishedGame {
        league: Some(text("Club")),
    });
    errors.failure(LookupError::TooManyGamesOnDay {
        date: NaiveDate::default(),
        league: None,
        most: 1000,
    });
    errors.failure(LookupError::NoGameOnDay {
        date: NaiveDate::default(),
        league: None,
        nearest: NaiveDate::default(),
    });
}

fn arguments(errors: &mut Errors) {
    let text = |text: &str| text.to_owned();
    let names = || vec![text("Ann"), text("Bob")];
    errors.failure(ScoreArgsError::NoValues { names: names() });
    errors.failure(ScoreArgsError::Mixed { value: text("12") });
    errors.failure(ScoreArgsError::Count {
        round: 4,
        names: names(),
        values: 1,
    });
    errors.failure(ScoreArgsError::NoCorrection {
        example: vec![text("3"), text("Ann=31")],
    });
    errors.failure(ScoreArgsError::NoRound {
        value: text("tom=out"),
        example: vec![text("3"), text("tom=out")],
    });
    let typed = |ann: &str, bob: &str| {
        RowText::EachPlayer(vec![(text("Ann"), text(ann)), (text("Bob"), text(bob))])
    };
    errors.failure(ScoreArgsError::Ambiguous {
        readings: vec![
            typed("8,K", "5"),
            typed("8", "K 5"),
            RowText::OnePlayer(text("8,K 5")),
        ],
    });
    errors.failure(ScoreArgsError::NoName {
        value: text("12"),
        name: text("Ann"),
    });
    errors.failure(ScoreArgsError::TableChanged);
    errors.failure(NewPlayerError::NearMisses(vec![(
        text("An"),
        vec![text("Ann")],
    )]));
    errors.failure(NewPlayerError::NameAndScore("Lucy 12".to_owned()));
    errors.failure(NewPlayerError::Retired(text("Ann")));
    errors.failure(NewPlayerError::Name(InvalidName::Empty));
    errors.failure(NewPlayerError::Namesakes {
        name: text("Ann"),
        players: vec![text("Ann (1a2b)"), text("Ann (3c4d)")],
    });
    errors.failure(NewPlayerError::Twice(text("Ann")));
    errors.failure(NewPlayerError::Write(StoreError::ReadOnly.into()));
    errors.failure(NewLeagueError::NearMiss {
        name: text("Clb"),
        near: vec![text("Club")],
    });
    errors.failure(NewLeagueError::Retired(text("Club")));
    errors.failure(NewLeagueError::Name(InvalidName::Empty));
    errors.failure(NewLeagueError::Write(StoreError::ReadOnly.into()));
}

fn requests(errors: &mut Errors) {
    let text = |text: &str| text.to_owned();
    errors.failure(RequestError::NoCards);
    errors.failure(RequestError::ShellError {
        message: "no matches found: 7*".to_owned(),
        pattern: "7*".to_owned(),
    });
    errors.failure(RequestError::EmptyMeld(2));
    errors.failure(RequestError::DiscardCount(2));
    errors.failure(RequestError::TopCount(2));
    errors.failure(RequestError::TopAfterDraw);
    errors.failure(RequestError::TrainBeforeDraw);
    errors.failure(RequestError::TrainWithoutTerminal);
    errors.failure(RequestError::SamePlayer(text("Ann")));
    errors.failure(RequestError::NotInStandings(text("Ann")));
    errors.failure(RequestError::RatingDropsNone);
    errors.failure(RequestError::FirstDayAfterLast {
        since: NaiveDate::default(),
        until: NaiveDate::from_ymd_opt(1969, 7, 20).unwrap(),
    });
    errors.failure(RequestError::AlreadyRetired(text("Ann")));
    errors.failure(RequestError::NotRetired(text("Ann")));
    errors.failure(RequestError::SameName(text("Ann")));
    errors.failure(RequestError::LastGameDeleted(3));
    errors.failure(RequestError::SameLeague(12));
    errors.failure(RequestError::NothingToChange);
    errors.failure(RequestError::InvalidText {
        option: "--note",
        error: InvalidText::Empty,
    });
    errors.failure(RequestError::SeasonEndsFirst(Season {
        name: text("Autumn"),
        from: NaiveDate::from_ymd_opt(2026, 12, 31).expect("the day exists"),
        until: NaiveDate::from_ymd_opt(2026, 9, 1).expect("the day exists"),
    }));
    errors.failure(RequestError::ScreenWithoutTerminal);
    errors.failure(RequestError::RulesetComma);
    errors.failure(RequestError::BuiltInRuleset(text("official")));
    for newest in [None, Some(PathBuf::from("backups/crowns.db"))] {
        errors.failure(RequestError::NoBackup(newest));
    }
    errors.failure(RequestError::PlaysAlone("Gran".to_owned()));
    errors.failure(RequestError::UndoesGame(
        "start of game 2: Ann, Bob".to_owned(),
    ));
    errors.failure(RequestError::UndoOvertaken);
    errors.failure(RequestError::Cancelled);
}

fn tournaments(errors: &mut Errors) {
    let text = |text: &str| text.to_owned();
    let names = || vec![text("Ann"), text("Bob")];
    errors.failure(TournamentError::None);
    for near in [vec![text("Open")], Vec::new()] {
        let name = text("Opne");
        errors.failure(TournamentError::Unknown { name, near });
    }
    errors.failure(TournamentError::Several {
        name: text("S"),
        names: vec![text("Spring Open"), text("Sunday")],
    });
    errors.failure(TournamentError::NameTaken(text("Open")));
    errors.failure(TournamentError::NoPair(text("Ann Ann")));
    errors.failure(TournamentError::Seating(SeatingError::Players(2)));
    errors.failure(TournamentError::TooLarge {
        most: 8,
        players: 9,
    });
    errors.failure(TournamentError::AlreadyIn(text("Ann")));
    errors.failure(TournamentError::AlreadyLeft(text("Ann")));
    errors.failure(TournamentError::NotIn {
        name: text("An"),
        near: names(),
    });
    errors.failure(TournamentError::NoGame { game: 4, games: 3 });
    errors.failure(TournamentError::Started(1));
    errors.failure(TournamentError::NotNext { game: 3, next: 2 });
    errors.failure(TournamentError::AllStarted);
    errors.failure(TournamentError::NoSeat {
        name: text("Ann"),
        game: 2,
    });
    errors.failure(TournamentError::SwapItself(text("Ann")));
    errors.failure(TournamentError::Begun { game: 1, table: 7 });
    errors.failure(TournamentError::NoTable {
        table: 17,
        game: 1,
        tables: 16,
    });
    errors.failure(TournamentError::TableNotStarted { table: 7, game: 2 });
    errors.failure(TournamentError::Held {
        game: 1,
        table: 7,
        begun: 3,
        number: 12,
    });
    errors.failure(TournamentError::Contested {
        game: 1,
        table: 7,
        contest: Contest {
            earlier: vec![12, 16],
            later: vec![20],
        },
    });
    errors.failure(TournamentError::Unfinished(vec![(1, 7)]));
    errors.failure(TournamentError::Unfinished(
        (1..=7).map(|table| (1, table)).collect(),
    ));
    errors.failure(TournamentError::NoCut);
    errors.failure(TournamentError::CutTooLarge { cut: 9, players: 8 });
    errors.failure(TournamentError::Tied {
        names: names(),
        chairs: 1,
    });
    errors.failure(TournamentError::FinalBegun);
}

fn solitaire(errors: &mut Errors) {
    for origin in [SolitaireOrigin::Dealt, SolitaireOrigin::Table] {
        errors.failure(RequestError::SolitaireOpen { origin });
    }
    errors.failure(RequestError::NoSolitaire);
    errors.failure(RequestError::NoDrawnCard);
    errors.failure(RequestError::PilesEnd {
        pile: Round::all().last().expect("there are eleven"),
        wanted: 1,
    });
    for step in [Step::Undo, Step::Redo] {
        errors.failure(RequestError::NoMove(step));
    }
    let (card, pile) = (Card::Joker, Round::LAST);
    let next = Card::Suited(Rank::Five, Suit::Clubs);
    for state in [SolitaireState::Won, SolitaireState::Lost] {
        errors.failure(SolitaireError::Over(state));
    }
    errors.failure(SolitaireError::NoneLeft { card, copies: 6 });
    errors.failure(SolitaireError::NotNext { card, next });
    errors.failure(SolitaireError::Closed(pile));
    errors.failure(SolitaireError::NoDiscard(pile));
    errors.failure(SolitaireError::NotInPile { pile, card });
    errors.failure(SolitaireError::ThrownAtOnce { pile, card });
    let deck = Ruleset::official().deck();
    for text in ["", "7 1D", "5C 6C 7", "7 JC QC"] {
        errors.failure(TypedMove::read(text, deck, &CardNames::NONE, true).unwrap_err());
    }
    for text in ["7D 9D", "7D 9D QS 1S 8C", "5: 7D", &"7D ".repeat(89)] {
        errors.failure(TypedPiles::new(deck).add(text).unwrap_err());
    }
}

fn spreadsheets(errors: &mut Errors) {
    let text = |text: &str| text.to_owned();
    errors.part(ParseSpreadsheetError::Empty);
    errors.part(ParseSpreadsheetError::Export);
    errors.failure(ParseSpreadsheetError::Table);
    let cell = || Location {
        line: 3,
        column: Some("Ann".into()),
    };
    errors.part(ParseSpreadsheetError::At(cell(), CellProblem::NoHeading));
    let problems = [
        CellProblem::NotUtf8,
        CellProblem::Csv(text("a quote is not closed")),
        CellProblem::TooManyColumns { columns: 1001 },
        CellProblem::TooMuch {
            games: 20_000,
            scores: 500_000,
        },
        CellProblem::TooManyPlayers { players: 100 },
        CellProblem::TooManyCells {
            columns: 3,
            first: text("12"),
        },
        CellProblem::NoRoundColumn,
        CellProblem::NoColumn { missing: "points" },
        CellProblem::UnknownColumn,
        CellProblem::NotPlayer,
        CellProblem::DuplicateColumn,
        CellProblem::NoHeading,
        CellProblem::NoRound,
        CellProblem::BadRound(text("three")),
        CellProblem::BadDate(text("3.1.2024")),
        CellProblem::DateNotOfFormat {
            format: text("%m/%d/%Y"),
            text: text("31/1/2026"),
        },
        CellProblem::BadTotal("KH".into()),
        CellProblem::RunningTotals,
        CellProblem::BadOut(text("maybe")),
        CellProblem::NoPlayer,
        CellProblem::NoPoints,
        CellProblem::Differs {
            begins: 2,
            other: text("Club"),
        },
        CellProblem::OtherDate {
            begins: 2,
            other: NaiveDate::default(),
        },
        CellProblem::AlreadyScored {
            player: text("Ann"),
            round: 1,
            line: 2,
        },
    ];
    problems
        .into_iter()
        .for_each(|problem| errors.part(problem));
    let place = || ImportProblem::Place(InvalidText::Empty);
    errors.failure(ImportSpreadsheetError {
        location: Some(cell()),
        problem: Box::new(place()),
    });
    errors.part(ImportProblem::Player(NewPlayerError::Retired(text("Ann"))));
    errors.part(ImportProblem::League(NewLeagueError::Retired(text("Club"))));
    errors.part(place());
    errors.part(ImportProblem::Score(ScoreEntryError::Unreadable {
        text: text("x"),
    }));
    errors.part(ImportProblem::Round(PlayError::JoinsTooLate));
    errors.part(ImportProblem::TooManyNames { most: 1000 });
    let day = NaiveDate::from_ymd_opt(2062, 11, 14).expect("the day exists");
    errors.part(ImportProblem::DayToCome(day));
    errors.part(ImportProblem::Several {
        first: Vec::new(),
        more: 7,
    });
    errors.failure(ParseSpreadsheetError::At(
        cell(),
        CellProblem::RunningTotals,
    ));
    errors.failure(ParseSpreadsheetError::Several {
        first: vec![
            ParseSpreadsheetError::At(
                Location {
                    line: 2,
                    column: None,
                },
                CellProblem::NoRound,
            ),
            ParseSpreadsheetError::At(cell(), CellProblem::BadDate(text("3/4/2026"))),
        ],
        more: 7,
    });
    errors.failure(ImportSpreadsheetError {
        location: None,
        problem: Box::new(ImportProblem::Several {
            first: vec![
                ImportSpreadsheetError {
                    location: Some(cell()),
                    problem: Box::new(ImportProblem::DayToCome(day)),
                },
                ImportSpreadsheetError {
                    location: Some(cell()),
                    problem: Box::new(place()),
                },
            ],
            more: 7,
        }),
    });
    errors.part(ImportProblem::Total {
        total: 13,
        text: text("31"),
    });
    errors.part(ImportProblem::Write(StartError::NoPlayers.into()));
}

fn texts(errors: &mut Errors) {
    errors.part(InvalidDay);
    errors.part(InvalidText::Empty);
    errors.part(InvalidText::TooLong { characters: 201 });
    errors.part(InvalidText::Control { character: '\u{7}' });
}
