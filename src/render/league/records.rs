//! The records as text.

use super::games::selected;
use crate::league::{GameSelection, Record, RecordHolder, RecordKind, Records};
use crate::messages::Messages;
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Table};
use crate::render::text::{finish, shown, wrap};

/// The most holders of a record that are shown.
const HOLDERS: usize = 3;

/// Writes the records of `counted` games with their holders, at most the first
/// three of each.
pub fn records(
    records: &[Record],
    counted: u32,
    choice: &GameSelection,
    style: TextStyle,
) -> String {
    let (words, selected) = (style.words(), selected(choice));
    if counted < Records::MIN_GAMES {
        let need = words.too_few_for_records(counted, Records::MIN_GAMES, &selected);
        let more = words.how_to_select_more(&selected).to_owned();
        return finish(&[need, more].map(|text| wrap("", "", &text, style.width)));
    }
    let mut rows = Vec::new();
    for record in records {
        let holders = record.holders.iter().take(HOLDERS);
        let held = |holder| held(record.kind, holder, words);
        let mut holders: Vec<_> = holders.map(held).collect();
        let more = record.holders.len().saturating_sub(HOLDERS);
        if more > 0 {
            holders.push(words.and_more(more));
        }
        for (index, holder) in holders.into_iter().enumerate() {
            rows.push(match index {
                0 => vec![
                    words.record(record.kind).into(),
                    words.record_value(record.kind, record.value).into(),
                    holder.into(),
                ],
                _ => vec![Cell::Empty, Cell::Empty, holder.into()],
            });
        }
    }
    let text = || Column::figures("").left();
    let table = Table::new(vec![text(), text(), text().wrapped()], rows).indent(2);
    let title = words.records_title(counted, &selected);
    let mut lines = vec![wrap("", "", &title, style.width), String::new()];
    lines.extend(table.lines(style));
    finish(&lines)
}

/// Writes the holder of a record and the game: `Ann over Bob, game 12, 2026-11-21`.
fn held(kind: RecordKind, holder: &RecordHolder, words: &Messages) -> String {
    let over: Vec<_> = holder.over.iter().map(|second| shown(&second.name)).collect();
    let round = holder.round.filter(|_| kind == RecordKind::BiggestRound);
    let games = words.game_span(holder.first, holder.last);
    words.record_holder(&shown(&holder.player.name), &over, round, &games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::fixture::{player, when};

    #[test]
    fn a_record_that_many_share_names_the_first_of_them() {
        let holder = |number| RecordHolder {
            player: player(0),
            over: vec![player(1), player(2)],
            round: None,
            first: when(number),
            last: when(number),
        };
        let held = Record {
            kind: RecordKind::ClosestFinish,
            value: 1,
            holders: (1..=5).map(holder).collect(),
        };
        let stored = [held];
        let write = |width| {
            let style = TextStyle { width, ..TextStyle::PLAIN };
            records(&stored, 10, &GameSelection::default(), style)
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
