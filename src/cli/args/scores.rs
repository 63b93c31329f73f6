//! Scores as arguments, by seat or by name.

use crate::cli::args::lookup::{self, GameArg};
use crate::cli::ui::failure::{About, Result};
use crate::game::{RoundSetup, ScoreArgsError, ScoreEntry, Scoresheet};
use crate::render::{seat_names, shown};

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
    pub(crate) json: bool,
}

/// Parses scores: all in the order of the seats, or all by name.
///
/// # Errors
///
/// [`ScoreArgsError`] if they do not give each player one score; failures for
/// names and scores that cannot be parsed.
pub(crate) fn read(
    sheet: &Scoresheet,
    turn: &RoundSetup,
    values: &[String],
) -> Result<Vec<(usize, ScoreEntry)>> {
    let names = || playing(sheet, turn);
    if values.is_empty() {
        return Err(ScoreArgsError::NoValues { names: names() }.into());
    }
    let nameless = values.iter().filter(|value| !value.contains('='));
    match nameless.clone().count() {
        0 => return read_named(sheet, turn, values),
        count if count == values.len() => {}
        _ => {
            let value = nameless.map(|value| shown(value)).next();
            let value = value.unwrap_or_default();
            return Err(ScoreArgsError::Mixed { value }.into());
        }
    }
    if values.len() != turn.playing.len() {
        return Err(ScoreArgsError::Count {
            round: turn.number,
            names: names(),
            values: values.len(),
        }
        .into());
    }
    let seats = turn.playing.iter().zip(values);
    seats
        .map(|(&seat, value)| Ok((seat, entry(sheet, turn, seat, value)?)))
        .collect()
}

/// Parses scores with a name each: `bob=12`.
///
/// # Errors
///
/// As [`read`].
pub(crate) fn read_named(
    sheet: &Scoresheet,
    turn: &RoundSetup,
    values: &[String],
) -> Result<Vec<(usize, ScoreEntry)>> {
    let read = |value: &String| {
        // A name may contain an equals sign, a score never does.
        let Some((name, score)) = value.rsplit_once('=') else {
            let name = playing(sheet, turn).into_iter().next();
            return Err(ScoreArgsError::NoName {
                value: shown(value),
                name: name.unwrap_or_else(|| "ann".to_owned()),
            }
            .into());
        };
        let seat = lookup::seat(sheet, name)?;
        Ok((seat, entry(sheet, turn, seat, score)?))
    };
    values.iter().map(read).collect()
}

fn entry(sheet: &Scoresheet, turn: &RoundSetup, seat: usize, text: &str) -> Result<ScoreEntry> {
    let read = ScoreEntry::read(text, sheet.ruleset.in_round(turn.round));
    read.about(|| shown(&seat_names(sheet)[seat]))
}

/// Returns the names of the players of a round, in the order of their seats.
pub(crate) fn playing(sheet: &Scoresheet, turn: &RoundSetup) -> Vec<String> {
    let names = seat_names(sheet);
    turn.playing
        .iter()
        .map(|&seat| shown(&names[seat]))
        .collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::sample::select;
    use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

    use super::*;
    use crate::game::fixture::GameBuilder;
    use crate::game::{PlayerRef, RoundEntry};
    use crate::render;
    use crate::words::Language;

    const NAMES: [&str; 3] = ["Ann", "Bob", "Cat=1"];

    fn sheet() -> Scoresheet {
        let mut table = GameBuilder::of("ABC", &[]);
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
        let config = ProptestConfig {
            cases,
            failure_persistence: None,
            ..ProptestConfig::default()
        };
        let rounds = prop_oneof![2 => Just(None), 1 => (0..=255u8).prop_map(Some)];
        let given = (values(), rounds, any::<bool>(), any::<bool>());
        let score = |(values, round, totals, force): (Vec<String>, Option<u8>, bool, bool)| {
            let Ok(turn) = sheet.due(round) else {
                return Ok(());
            };
            let Ok(mut entries) = read(&sheet, &turn, &values) else {
                return Ok(());
            };
            if totals {
                match sheet.from_totals(turn.number, entries) {
                    Ok(points) => entries = points,
                    Err(_) => return Ok(()),
                }
            }
            let round = Some(turn.number);
            let out = None;
            if let Ok(scored) = sheet.score(RoundEntry {
                round,
                entries,
                out,
                force,
            }) {
                for warning in &scored.warnings {
                    render::warning(
                        &sheet,
                        turn.number,
                        warning,
                        None,
                        Language::default().words(),
                    );
                }
                valid.set(valid.get() + 1);
            }
            Ok(())
        };
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let mut runner = TestRunner::new_with_rng(config, rng);
        runner.run(&given, score).unwrap();
        valid.get()
    }

    #[test]
    fn any_arguments_are_scores_or_an_error() {
        assert!(score(2048) > 100);
    }

    #[test]
    #[ignore = "a million rounds"]
    fn a_million_rounds_are_scores_or_an_error() {
        assert!(score(1_000_000) > 100_000);
    }
}
