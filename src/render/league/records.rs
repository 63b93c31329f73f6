//! The records, for people.

use super::selection::GameSelection;
use super::stats::{games, span};
use crate::league::{GameSpan, Record, RecordHolder, RecordKind, Records};
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Table};
use crate::render::text::{and, finish, points, shown, wrap};
use crate::store::NameDirectory;

/// How many who hold a record are shown.
pub const HOLDERS: usize = 3;

/// Writes the records of so many games, each with who holds it; of many who
/// share one, the first.
pub fn records(
    records: &[(RecordKind, Record)],
    counted: u32,
    choice: &GameSelection,
    names: &NameDirectory,
    look: TextStyle,
) -> String {
    let missing = Records::LEAST.saturating_sub(counted);
    if missing > 0 {
        return withheld(counted, missing, choice, look);
    }
    let title = format!("Records of {}{}", games(counted), choice.words());
    let mut rows = Vec::new();
    for (kind, record) in records {
        let holders = record.holders.iter().take(HOLDERS);
        let mut holders: Vec<_> = holders.map(|holder| held(*kind, holder, names)).collect();
        let more = record.holders.len().saturating_sub(HOLDERS);
        if more > 0 {
            holders.push(format!("and {more} more"));
        }
        for (index, holder) in holders.into_iter().enumerate() {
            rows.push(match index {
                0 => vec![
                    label(*kind).into(),
                    value(*kind, record.value).into(),
                    holder.into(),
                ],
                _ => vec![Cell::Empty, Cell::Empty, holder.into()],
            });
        }
    }
    let text = || Column::figures("").left();
    let table = Table::new(vec![text(), text(), text().wrapped()], rows).indent(2);
    let mut lines = vec![wrap("", "", &title, look.width), String::new()];
    lines.extend(table.lines(look));
    finish(&lines)
}

/// Says that there are too few games for records, and how many are missing.
fn withheld(counted: u32, missing: u32, choice: &GameSelection, look: TextStyle) -> String {
    let so_far = format!("{} so far{}", games(counted), choice.words());
    let need = format!(
        "Records need {} games, {missing} more to go: {so_far}",
        Records::LEAST
    );
    finish(&[need, choice.more().to_owned()].map(|text| wrap("", "", &text, look.width)))
}

/// Names a record: `Lowest total`.
pub(crate) const fn label(feat: RecordKind) -> &'static str {
    match feat {
        RecordKind::LowestTotal => "Lowest total",
        RecordKind::HighestTotal => "Highest total",
        RecordKind::LowestWin => "Lowest to win",
        RecordKind::HighestWin => "Highest to win",
        RecordKind::BiggestMargin => "Biggest win",
        RecordKind::ClosestFinish => "Closest win",
        RecordKind::BiggestRound => "Biggest round",
        RecordKind::MostOut => "Most rounds out",
        RecordKind::MostZeros => "Zeros in a row",
        RecordKind::WinStreak => "Wins in a row",
        RecordKind::Drought => "Longest winless",
        RecordKind::Comeback => "Best comeback",
        RecordKind::MostGames => "Most games",
    }
}

/// Writes the value of a record: `85 points`, `3 rounds`.
pub(crate) fn value(feat: RecordKind, value: i32) -> String {
    match feat {
        RecordKind::MostOut | RecordKind::MostZeros if value == 1 => "1 round".to_owned(),
        RecordKind::MostOut | RecordKind::MostZeros => format!("{value} rounds"),
        RecordKind::WinStreak | RecordKind::Drought | RecordKind::MostGames => {
            games(value.unsigned_abs())
        }
        RecordKind::Comeback if value == 1 => "1 place".to_owned(),
        RecordKind::Comeback => format!("{value} places"),
        _ => points(value),
    }
}

/// Writes who holds a record, and where: `Ann over Bob, game 12, 2026-11-21`.
fn held(feat: RecordKind, holder: &RecordHolder, names: &NameDirectory) -> String {
    let mut text = shown(&names.player(holder.player));
    if !holder.seconds.is_empty() {
        let seconds = holder.seconds.iter();
        let seconds: Vec<_> = seconds.map(|&id| shown(&names.player(id))).collect();
        text += &format!(" over {}", and(&seconds));
    }
    if let (RecordKind::BiggestRound, Some(round)) = (feat, holder.round) {
        text += &format!(", round {round}");
    }
    let games = GameSpan {
        games: 0,
        first: holder.first,
        last: holder.last,
    };
    format!("{text}, {}", span(games, names))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::fixture::{player, when};

    #[test]
    fn a_record_that_many_share_names_the_first_of_them() {
        let holder = |number| RecordHolder {
            player: player(0),
            seconds: vec![player(1), player(2)],
            round: None,
            first: when(number),
            last: when(number),
        };
        let held = Record {
            value: 1,
            holders: (1..=5).map(holder).collect(),
        };
        let names = (0..)
            .map(player)
            .zip(["Ann", "Bob", "Cat"].map(String::from));
        let names = NameDirectory::new(names, (1..9).map(|number| (when(number).game, number)));
        let kept = [(RecordKind::ClosestFinish, held)];
        let write = |width| {
            let look = TextStyle {
                width,
                ..TextStyle::PLAIN
            };
            records(&kept, 10, &GameSelection::default(), &names, look)
        };
        assert_eq!(
            write(80),
            "Records of 10 games\n\n  \
             Closest win  1 point  Ann over Bob and Cat, game 1, 2026-01-02\n                        \
             Ann over Bob and Cat, game 2, 2026-01-03\n                        \
             Ann over Bob and Cat, game 3, 2026-01-04\n                        \
             and 2 more\n"
        );
        let narrow = write(30);
        let start = "Records of 10 games\n\n  Closest win: 1 point, Ann\n    over Bob and Cat, game 1,\n    2026-01-02\n    Ann over Bob and Cat, game\n";
        assert!(narrow.starts_with(start), "{narrow}");
    }
}
