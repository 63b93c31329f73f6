//! Scores as arguments, by seat or by name.

use std::borrow::Cow;

use crate::cli::args::shell::hint_for_score;
use crate::cli::prelude::*;
use crate::game::{
    RoundSetup, RowError, ScoreArgsError, ScoreEntry, ScoreEntryError, SeatNotFound, is_no_name,
    name_letters, replace_word,
};

/// The options that `score` and `fix` share.
#[derive(Debug, clap::Args)]
pub(crate) struct ScoreOptions {
    /// Accept implausible scores; the log shows that they were forced
    #[arg(long)]
    pub(crate) force: bool,

    #[command(flatten)]
    pub(crate) game: GameArg,

    /// Write JSON, and never prompt
    #[arg(long)]
    json: bool,
}

/// Reads a row of scores; at a terminal, asks what was meant where that is not clear.
pub(crate) fn read(
    sheet: &Scoresheet,
    turn: &RoundSetup,
    values: &[String],
    context: &Context,
    read: impl Fn(&[String]) -> Result<Vec<(usize, ScoreEntry)>, RowError>,
) -> Result<Vec<(usize, ScoreEntry)>> {
    let words = context.words();
    let names = words.card_names();
    let typed = values.join(" ");
    // What is in quotes belongs together, and what a name is joined to.
    let is_whole = |value: &String| value.is_empty() || value.contains([' ', '=', ':']);
    let is_quoted = values.iter().any(|value| value.is_empty() || value.contains(' '));
    let mut values: Vec<_> = match values.iter().any(is_whole) {
        true => values.iter().map(|value| sheet.in_notation(value, names).into_owned()).collect(),
        false => sheet.in_notation(&typed, names).split_whitespace().map(str::to_owned).collect(),
    };
    // A phrase may begin beside a name: `bob=did not play`.
    if !is_quoted
        && let Cow::Owned(whole) = sheet.in_notation(&typed, names)
        && !matches!(read(&values), Ok(_) | Err(RowError::Ambiguous(_)))
    {
        values = vec![whole];
    }
    loop {
        let error = match read(&values) {
            Ok(entries) => return Ok(entries),
            Err(error) => error,
        };
        let asked = match context.terminal()? {
            Some(mut terminal) => ask_back(&mut terminal, &error, &values, words)?,
            None => None,
        };
        match asked {
            Some(Meant::Values(meant)) => values = meant,
            Some(Meant::Entries(entries)) => return Ok(entries),
            None => {
                let failure = failure(sheet, turn, sheet.as_typed(error, &typed, names), words);
                return Err(match hint_for_score(&values) {
                    Some(hint) => failure.hint(hint),
                    None => failure,
                });
            }
        }
    }
}

pub(crate) enum Meant {
    Values(Vec<String>),
    Entries(Vec<(usize, ScoreEntry)>),
}

/// Asks what was meant by scores that were nearly read; `None` if there is
/// nothing to ask, or if it was something else.
pub(crate) fn ask_back(
    prompt: &mut impl Prompt,
    error: &RowError,
    values: &[String],
    words: &Messages,
) -> Result<Option<Meant>> {
    match error {
        RowError::Score { error: ScoreEntryError::Slip { text, meant }, .. } => {
            let is_meant = prompt.confirm(&words.slip(text, meant), true, words)?;
            let meant = || values.iter().map(|value| replace_word(value, text, meant));
            Ok(is_meant.then(|| Meant::Values(meant().collect())))
        }
        RowError::Ambiguous(readings) => {
            let texts = readings.iter().map(|reading| words.row_text(&reading.text));
            let meant = prompt.choose((words.which_reading(), ""), texts, None, words)?;
            Ok(readings[meant].entries.clone().map(Meant::Entries))
        }
        RowError::Args(_) | RowError::Seat(_) | RowError::Score { .. } => Ok(None),
    }
}

/// Returns `true` for what begins like a name, and is longer.
fn has_ending(name: &str, text: &str) -> bool {
    let start = |name: &str| name_letters(name).chars().take(3).collect::<String>();
    name.len() < text.len() && start(name) == start(text)
}

/// Returns why a row cannot be read.
pub(crate) fn failure(
    sheet: &Scoresheet,
    turn: &RoundSetup,
    error: RowError,
    words: &Messages,
) -> Failure {
    match error {
        RowError::Args(error) => error.into(),
        RowError::Seat(error) => {
            let late_comer = match &error {
                SeatNotFound::None { name, near, .. } if near.is_empty() => Some(name),
                _ => None,
            };
            let late_comer = late_comer.filter(|name| {
                sheet.tournament.is_none()
                    // Who joins plays from the next round on.
                    && sheet.next().is_some_and(|next| next.number == turn.number)
                    && name.chars().all(char::is_alphabetic)
                    && !is_no_name(name)
                    // `liisalla` is Liisa in Finnish.
                    && !sheet.seats.iter().any(|seat| has_ending(seat.name(), name))
                    && Name::new_player(name).is_ok()
            });
            let hint = late_comer.map(|name| words.join_hint(name, sheet.number));
            Failure::from(error).hint(hint)
        }
        RowError::Score { seat, error } => {
            Failure::from(error).about(shown(&sheet.seat_name(seat)))
        }
        RowError::Ambiguous(readings) => {
            let readings = readings.into_iter().map(|reading| reading.text).collect();
            ScoreArgsError::Ambiguous { readings }.into()
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::sample::select;
    use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

    use super::*;
    use crate::game::RoundEntry;
    use crate::game::fixture::{GameBuilder, check_read, written};
    use crate::messages::fixture::in_language;

    const NAMES: [&str; 3] = ["Ann", "Bob", "Cat=1"];

    fn sheet() -> Scoresheet {
        let mut table = GameBuilder::new("ABC", &[]);
        table.score("out 20 31").unwrap();
        let mut sheet = table.sheet();
        let mut names = NAMES.into_iter();
        sheet.name_seats(|player| PlayerRef::new(names.next().unwrap(), player));
        sheet
    }

    /// Scores for one table, most of them valid, with names or without.
    fn values() -> impl Strategy<Value = Vec<String>> {
        let value = prop_oneof![
            12 => (-5..150).prop_map(|points: i32| points.to_string()),
            2 => (0..99u64, any::<u64>()).prop_map(|(one, other)| format!("{one}+{other}")),
            3 => select(vec!["out", "-", "KH,5D", "7H 8H 9H", "jk", "", "+", "--1", "=", "0\u{0}"])
                .prop_map(str::to_owned),
            1 => "[0-9KHJT+=* ,-]{0,8}",
            1 => any::<String>(),
        ];
        let names = ["ann", "B", "cat=1", "c", "", "x"];
        let named = (select(names.to_vec()), value.clone());
        let named = named.prop_map(|(name, value)| format!("{name}={value}"));
        let seated = value.clone().prop_map(|value| ["ann=", &value].concat());
        let all_named = (seated, "b=[0-9]{1,3}", "cat=1=(-|out|[0-9]{1,2})");
        prop_oneof![
            6 => prop::collection::vec(value, 3),
            2 => all_named.prop_map(|(ann, bob, cat)| vec![ann, bob, cat]),
            1 => prop::collection::vec(named, 0..5),
        ]
    }

    /// Scores so many rounds, the same ones at each run, in points and as
    /// totals. Returns how many of them could be stored.
    fn score(cases: u32) -> u32 {
        let sheet = sheet();
        let valid = std::cell::Cell::new(0);
        let config =
            ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
        let rounds = prop_oneof![2 => Just(None), 1 => (0..=255u8).prop_map(Some)];
        let given = (values(), rounds, any::<bool>(), any::<bool>());
        let score = |(values, round, totals, force): (Vec<String>, Option<u8>, bool, bool)| {
            let Ok(turn) = sheet.due(round) else { return Ok(()) };
            let Ok(mut entries) = sheet.read_row(&turn, &values) else { return Ok(()) };
            if totals {
                match sheet.from_totals(turn.number, entries) {
                    Ok(points) => entries = points,
                    Err(_) => return Ok(()),
                }
            }
            let round = Some(turn.number);
            if let Ok(scored) =
                sheet.score(RoundEntry { round, entries, out: None, force, exact: totals })
            {
                let words = Language::default().words();
                let write = |warning| render::warning(&sheet, turn.number, warning, None, words);
                assert!(scored.warnings.iter().map(write).all(|text| !text.is_empty()));
                valid.set(valid.get() + 1);
            }
            Ok(())
        };
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        TestRunner::new_with_rng(config, rng).run(&given, score).unwrap();
        valid.get()
    }

    #[test]
    fn any_arguments_are_scores_or_an_error() {
        assert!(score(512) > 25);
    }

    #[test]
    fn phrases_of_several_words_need_no_quotes() {
        let sheet = GameBuilder::named(&["Ann", "Bob", "Cat"], &[]).scored(&["0 20 31"]).sheet();
        let turn = sheet.due(None).unwrap();
        check_read(include_str!("../../../tests/typed/phrases.txt"), |_, typed| {
            let (language, typed) = in_language(typed);
            let values: Vec<_> = typed.split(' ').map(str::to_owned).collect();
            let row = |values: &[String]| sheet.read_row(&turn, values);
            let context = Context::of_test(Path::new("none.db"), language);
            written(&sheet, Ok(read(&sheet, &turn, &values, &context, row).unwrap()))
        });
    }

    #[test]
    #[ignore = "a million rounds"]
    fn a_million_rounds_are_scores_or_an_error() {
        assert!(score(1_000_000) > 100_000);
    }
}
