//! Decides what the columns under a line of headings hold: by the words in it, and by the
//! cells below.

mod across;
mod cells;
mod pairs;

use std::collections::HashMap;
use std::sync::Arc;

use super::ReadOptions;
use super::cell_text::{numbered, round_label, title_of_game};
use super::columns::{Columns, Layout, is_title_of_game};
use super::days::has_day;
use super::error::Result;
use super::game::is_text;
use super::heading::{
    Heading, WHO, is_figure, is_first_name, is_heading_of, is_outside_rounds, may_head_rounds,
};
use super::players::of_player;
use super::problem::SheetProblem;
use super::row::{Row, is_score};
use crate::game::name_key;

/// The most columns: players of a large club.
const MAX_COLUMNS: usize = 1000;

/// A line that may name columns, and what speaks for that.
struct Line<'a> {
    cells: Vec<&'a str>,
    /// The lines below it that are not empty, of which the first may suffice.
    below: &'a [Row],
    options: &'a ReadOptions,
    /// The index of the first column that is used.
    first: usize,
    known: Vec<Option<Heading>>,
}

impl Columns {
    /// Reads the columns that a line names, `None` if it names none. `below` has the next
    /// lines that are not empty.
    pub(super) fn read(row: &Row, below: &[Row], options: &ReadOptions) -> Result<Option<Self>> {
        // Some programs write a thousand and more empty columns.
        let used = (0..row.cells.len()).rfind(|&index| !row.at(index).is_empty());
        let used = used.map_or(0, |last| last + 1);
        let width = match row.cells.len() > MAX_COLUMNS {
            true => used.min(MAX_COLUMNS + 1),
            false => row.cells.len(),
        };
        let cells: Vec<&str> = row.cells.iter().take(width).collect();
        let names = cells.iter().enumerate().map(|(index, cell)| name_of(index, cell));
        let mut names: Vec<Arc<str>> = names.collect();
        let known = vec![None; width];
        let below = own_rows(row, below);
        let mut line = Line { cells, below, options, first: 0, known };
        for (index, name) in names.iter().enumerate() {
            line.known[index] = match options.said(name) {
                Some(Heading::Player) if line.has_scores(index) => None,
                None if options.is_player(name) => None,
                said => said.or_else(|| line.heading(index)),
            };
        }
        line.leave_weekdays_out();
        // Pads begin in the second column, too.
        let is_used =
            |index: &usize| !line.cells[*index].is_empty() || !line.below(*index).is_empty();
        line.first = (0..width).find(is_used).unwrap_or_default();
        line.leave_ranking_out();
        line.leave_who_open();
        line.read_cells();
        let pairs = if options.results { line.pairs() } else { None };
        let at = |(index, problem): (Option<usize>, SheetProblem)| match index {
            Some(index) => problem.at((row.line, names[index].clone())),
            None => problem.at(row.line),
        };
        let layout = match pairs.transpose().map_err(at)? {
            Some(pairs) => {
                line.ignore_beside(&pairs);
                Some(Layout::Pairs(pairs))
            }
            None => line.layout(),
        };
        let Some(layout) = layout else { return Ok(None) };
        if used > MAX_COLUMNS {
            let problem = SheetProblem::TooManyColumns { most: MAX_COLUMNS, columns: used };
            return Err(problem.at(row.line));
        }
        let Line { cells, first, known, .. } = line;
        let line = row.line;
        if let Layout::Games(games) = &layout {
            number_twins(&mut names, games);
        }
        let mut columns = Self { line, first, names, known, layout, ..Self::default() };
        let label = below.first().and_then(|row| columns.round(row));
        columns.round_word = label.and_then(|label| Some(numbered(&label.text)?.0));
        columns.complete(&cells, below, options)?;
        columns.leave_sums_out(below)?;
        Ok(Some(columns))
    }
}

impl Line<'_> {
    fn has(&self, heading: Heading) -> bool {
        self.index(heading).is_some()
    }

    fn index(&self, heading: Heading) -> Option<usize> {
        self.known.iter().position(|known| *known == Some(heading))
    }

    /// Returns `true` if a column tells games apart.
    fn has_key(&self) -> bool {
        [Heading::Date, Heading::Game, Heading::Table].into_iter().any(|of| self.has(of))
    }

    /// Returns `true` if an option leaves a column out.
    fn is_left_out(&self, index: usize) -> bool {
        self.options.is_ignored(&name_of(index, self.cells[index]))
    }

    fn below(&self, index: usize) -> &str {
        self.below.first().map_or("", |below| below.at(index))
    }

    /// Returns the cells of a column that are not empty.
    fn filled(&self, index: usize) -> impl Iterator<Item = &str> {
        self.below.iter().map(move |row| row.at(index)).filter(|cell| !cell.is_empty())
    }

    /// Returns `true` for the numbered days of a league: `Spieltag`, with 1 and 2.
    fn counts_days(&self, index: usize) -> bool {
        const DAYS: &str =
            "day|dag|tag|dagur|päivä|matchday|match day|spieltag|spilledag|spelldag|speldag";
        is_heading_of(self.cells[index], DAYS)
            && self.filled(index).all(|cell| cell.parse::<u8>().is_ok())
    }

    /// Returns the columns of which nothing says what they hold.
    fn unknown(&self) -> impl Iterator<Item = usize> {
        (0..self.cells.len()).filter(|&index| self.known[index].is_none())
    }

    /// Returns what the word above a column means, with the cells below it: many are names, too.
    fn heading(&self, index: usize) -> Option<Heading> {
        let (cell, below) = (self.cells[index], self.below(index));
        match Heading::of(cell)? {
            Heading::Date if is_first_name(cell) && !has_day(below) => None,
            Heading::Date if !self.options.results && self.counts_days(index) => {
                Some(Heading::Game)
            }
            Heading::Points if self.is_grid(cell) => None,
            Heading::Out | Heading::League if self.has_scores(index) => None,
            Heading::Dealt if self.options.results || self.has_other_scores(index) => {
                // `# cards` is no name, but `Villi (pisteet)` is.
                let is_player = matches!(of_player(cell), Some((_, Heading::Points)));
                (cell.contains([' ', '#']) && !is_player).then_some(Heading::Ignored)
            }
            Heading::Player
                if (is_figure(cell) || self.options.results && index > 0)
                    && self.has_scores(index) =>
            {
                None
            }
            Heading::Game if !self.options.results && self.has_cards_dealt(index) => {
                Some(Heading::Dealt)
            }
            Heading::Place if self.has_ranks(index) => Some(Heading::Ignored),
            Heading::Place if self.has_scores(index) => Some(Heading::Total),
            Heading::Round if self.options.results && !self.has_zero() => {
                Some(match self.has(Heading::Game) || self.has(Heading::Date) {
                    true => Heading::Ignored,
                    false => Heading::Game,
                })
            }
            heading => Some(heading),
        }
    }

    /// Returns `true` for one of several headings that differ in a name: `Scores [Ann]`.
    fn is_grid(&self, cell: &str) -> bool {
        let split = |cell: &str| {
            let (word, name) = cell.trim_end_matches([')', ']']).split_once(['(', '['])?;
            Heading::of(name).is_none().then(|| (name_key(word.trim()), name_key(name)))
        };
        let Some((word, name)) = split(cell) else { return false };
        self.cells.iter().filter_map(|cell| split(cell)).any(|of| of.0 == word && of.1 != name)
    }

    /// Leaves columns of weekdays beside one of days out.
    fn leave_weekdays_out(&mut self) {
        let days = (0..self.cells.len()).filter(|&index| self.known[index] == Some(Heading::Date));
        let (numbers, words): (Vec<_>, Vec<_>) = days.partition(|&index| {
            self.filled(index).any(|cell| cell.contains(|c: char| c.is_ascii_digit()))
        });
        if !numbers.is_empty() {
            words.into_iter().for_each(|index| self.known[index] = Some(Heading::Ignored));
        }
    }

    /// Leaves out a ranking beside a sheet: columns of the same players after an empty one.
    fn leave_ranking_out(&mut self) {
        let is_empty =
            |index: &usize| self.cells[*index].is_empty() && self.filled(*index).next().is_none();
        let Some(player) = self.index(Heading::Player) else { return };
        let Some(gap) = (self.first..player).rfind(is_empty) else { return };
        let (left, right) = self.known.split_at(gap);
        let names: Vec<_> = self.cells[..gap].iter().map(|cell| name_key(cell)).collect();
        let are_same = self.filled(player).all(|name| names.contains(&name_key(name)));
        let is_sheet = [Heading::Round, Heading::Dealt, Heading::Date, Heading::Game]
            .into_iter()
            .any(|of| left.contains(&Some(of)));
        if is_sheet && are_same && right[1..].iter().all(Option::is_some) {
            self.known[gap + 1..].fill(Some(Heading::Ignored));
        }
    }

    /// Leaves it open what a column `Who` has that stands beside those of players: who dealt, or
    /// won.
    fn leave_who_open(&mut self) {
        let is_question = |index: &usize| {
            self.known[*index] == Some(Heading::Player) && is_heading_of(self.cells[*index], WHO)
        };
        let has_players = self.unknown().any(|index| self.has_scores(index))
            && self.rounds().is_none()
            && self.games().is_none();
        let found = (self.first + 1..self.cells.len()).find(is_question);
        if let Some(index) = found.filter(|_| has_players) {
            self.known[index] = None;
        }
    }

    /// Finds what some columns hold by their cells alone.
    fn read_cells(&mut self) {
        let is_unnamed = |line: &Self, index: usize| {
            !line.cells[index].is_empty() && !line.options.is_player(line.cells[index])
        };
        let unknown: Vec<_> = self.unknown().collect();
        // A column `Time` may have days, too.
        let is_ignored = |&index: &usize| {
            self.known[index] == Some(Heading::Ignored) && !self.is_left_out(index)
        };
        let ignored: Vec<_> = (0..self.cells.len()).filter(is_ignored).collect();
        for index in unknown.iter().copied().chain(ignored) {
            let may_be_day = is_unnamed(self, index) || index == self.first;
            if !self.has(Heading::Date) && may_be_day && self.has_days(index) {
                self.known[index] = Some(Heading::Date);
            } else if !self.has(Heading::Out) && self.has_winners_of_rounds(index) {
                self.known[index] = Some(Heading::Out);
            } else if (self.has(Heading::Round) || self.has(Heading::Dealt))
                && is_unnamed(self, index)
                && self.has_cards_dealt(index)
            {
                self.known[index] = Some(Heading::Ignored);
            }
        }
        let texts = unknown.iter().filter(|&&index| {
            is_unnamed(self, index)
                && self.known[index].is_none()
                && self.filled(index).all(is_text)
        });
        if let [index] = texts.copied().collect::<Vec<_>>()[..]
            && (self.has(Heading::Points) || self.options.results && self.has(Heading::Total))
            && (self.has(Heading::Round) || self.has_key())
            && !self.has(Heading::Player)
            && self.unknown().count() == 1
        {
            self.known[index] = Some(Heading::Player);
        }
    }

    /// Decides what is a row and what a column, `None` if the line names no columns.
    fn layout(&mut self) -> Option<Layout> {
        let is_left_out = |cell: &&str| cell.is_empty() || self.options.is_ignored(cell);
        let first = self.cells.get(self.first).filter(|cell| !is_left_out(cell));
        let is_ignored = first.is_some() && self.known[self.first] == Some(Heading::Ignored);
        let is_numbered = self.below(self.first).contains(|c: char| c.is_ascii_digit());
        if self.options.results && !self.has_key() && is_ignored && is_numbered {
            self.known[self.first] = Some(Heading::Game);
        }
        let is_label = self.has_round_below(self.first);
        let unknown = self.unknown().find(|index| *index >= self.first);
        if let Some(index) = unknown {
            self.known[index] = self.first_of(index);
        }
        let rounds = self.rounds().filter(|_| !self.options.results);
        // What numbers the players is no round.
        let is_numbered = rounds.is_some() && self.has(Heading::Player);
        for known in &mut self.known {
            if is_numbered && *known == Some(Heading::Round) {
                *known = Some(Heading::Ignored);
            }
        }
        let is_score = match self.options.results {
            true => self.has(Heading::Points) || self.has(Heading::Total),
            false => self.has(Heading::Round) || self.has(Heading::Dealt),
        };
        let corner = self.known.get(self.first).copied().flatten();
        let is_corner = |heading: Heading| heading.is_field() && heading != Heading::Player;
        let may_be_player = corner.is_none_or(is_corner)
            && !self.known.iter().skip(self.first + 1).any(|known| *known == Some(Heading::Round))
            && !is_label
            && !has_day(self.below(self.first));
        let player = self.index(Heading::Player);
        let is_sideways = player.is_some() || may_be_player;
        let games = self.games().filter(|_| is_text(self.below(player.unwrap_or(self.first))));
        let layout = if let Some((games, figures)) = games.filter(|_| is_sideways) {
            for index in figures {
                self.known[index] = Some(Heading::Ignored);
            }
            Layout::Games(games)
        } else if player.is_some() && is_score {
            Layout::Score
        } else if let Some(rounds) = rounds.filter(|_| is_sideways) {
            Layout::Rounds(rounds)
        } else {
            let is_game = if self.options.results { self.has_key() } else { is_score };
            if !is_game {
                return None;
            }
            Layout::Players(Arc::default())
        };
        let is_across = matches!(layout, Layout::Rounds(_) | Layout::Games(_));
        if is_across && player.is_none() {
            self.known[self.first] = Some(Heading::Player);
        }
        let is_wide = matches!(layout, Layout::Players(_));
        let is_long = matches!(layout, Layout::Score);
        if self.options.results && is_long {
            self.known[self.first] = self.first_of_totals();
        }
        let rest = if self.has(Heading::Total) { Heading::Ignored } else { Heading::Total };
        for (index, cell) in self.cells.iter().enumerate() {
            let is_dropped = is_wide && !self.is_left_out(index);
            let is_played =
                |line: &Self, index| line.has_who_went_out(index) || line.has_totals(index);
            self.known[index] = match self.known[index] {
                Some(Heading::Points) if !is_long && is_first_name(cell) => None,
                Some(Heading::Points) if matches!(layout, Layout::Rounds(_)) => {
                    Some(Heading::Total)
                }
                Some(Heading::Subtotal) if !is_wide => Some(rest),
                Some(Heading::Ignored) if is_dropped && is_played(self, index) => {
                    Some(Heading::Total)
                }
                known => known,
            };
        }
        Some(layout)
    }

    /// Returns what the first column without a known heading holds, by its heading and by
    /// whether rounds are below it: those, or what numbers the rows.
    fn first_of(&self, index: usize) -> Option<Heading> {
        let cell = self.cells[index];
        let is_number = !cell.is_empty() && may_head_rounds(cell);
        let is_title = || self.heads_game(index);
        let may_be_corner = || cell.is_empty() || has_day(cell) || is_title() || self.has_labels();
        let is_corner = index == self.first && may_be_corner();
        if self.options.results {
            let game = if self.has(Heading::Game) { Heading::Ignored } else { Heading::Game };
            let is_corner = cell.is_empty() && is_title_of_game(self.below(index));
            return (is_number || is_corner && index == self.first).then_some(game);
        }
        if is_number && self.has(Heading::Round) {
            return Some(Heading::Ignored);
        }
        let is_round = self.has_round_below(index);
        ((is_number || is_corner) && is_round && !self.has(Heading::Round))
            .then_some(Heading::Round)
    }

    /// Returns what the first column holds in a row per player and total: the places in one game,
    /// else, if nothing says what, what tells games apart.
    fn first_of_totals(&self) -> Option<Heading> {
        let known = self.known[self.first];
        let said = Heading::of(self.cells[self.first]);
        let is_key = matches!(said, Some(Heading::Game | Heading::Table | Heading::Date));
        match known {
            _ if !is_key && self.has_places(self.first) => Some(Heading::Ignored),
            None if self.below(self.first).is_empty() => None,
            None if self.has(Heading::Game) => Some(Heading::Table),
            None => Some(Heading::Game),
            known => known,
        }
    }

    /// Returns `true` if a cell is the heading of a game, and not of one of several columns, and
    /// the first rounds stand below it.
    fn heads_game(&self, index: usize) -> bool {
        let word = |cell: &str| Some(title_of_game(cell)?.0);
        let Some(own) = word(self.cells[index]) else { return false };
        let is_alike = |cell: &&&str| word(cell).as_ref() == Some(&own);
        let mut labels = self.filled(index).map(|cell| Some(round_label(cell)?.0));
        let first = labels.next().flatten().filter(|first| matches!(first, 1 | 3));
        let next = labels.next().flatten();
        first.is_some_and(|first| next.is_none_or(|next| next == first + 1))
            && self.cells.iter().filter(is_alike).count() == 1
    }

    /// Returns `true` if two rounds stand below the first heading in a way that no scores do: `3s`.
    fn has_labels(&self) -> bool {
        let mut labels =
            self.filled(self.first).map(|cell| round_label(cell).filter(|_| !is_score(cell)));
        let [first, next] = [labels.next(), labels.next()].map(|label| label.flatten());
        first.zip(next).is_some_and(|(first, next)| next.0 == first.0 + 1)
    }

    /// Returns `true` if a round stands below a heading; a J or a Queen does for a player.
    fn has_round_below(&self, index: usize) -> bool {
        let is_round = |row: &&Row| {
            let label = row.at(index);
            !is_outside_rounds(label) && Heading::of(label) != Some(Heading::Total)
        };
        let label = self.below.iter().find(is_round).map(|row| row.at(index));
        let label = label.and_then(round_label);
        label.is_some_and(|(number, is_dealt)| !is_dealt || number <= 10)
    }

    /// Returns `true` if numbers beside the first cell may be scores, and that a name.
    fn may_begin_with_name(&self) -> bool {
        let corner = self.cells.get(self.first).copied().unwrap_or_default();
        let is_heading = corner.is_empty() || has_day(corner) || may_head_rounds(corner);
        let is_heading = is_heading || is_title_of_game(corner);
        self.known.get(self.first).is_some_and(Option::is_none) && !is_heading
    }
}

/// Returns the lines until one that names the columns again.
fn own_rows<'a>(row: &Row, below: &'a [Row]) -> &'a [Row] {
    let is_same = |below: &Row, index: usize| {
        let heading = Heading::of(row.at(index));
        heading.is_some_and(|heading| {
            heading.is_field() && Heading::of(below.at(index)) == Some(heading)
        })
    };
    let is_other = |below: &Row| {
        let end = row.cells.len().min(below.cells.len());
        (0..end.min(MAX_COLUMNS)).any(|index| is_same(below, index))
    };
    let end = below.iter().position(is_other).unwrap_or(below.len());
    &below[..end]
}

/// Returns the name of a column in options and messages.
pub(super) fn name_of(index: usize, cell: &str) -> Arc<str> {
    if cell.is_empty() { format!("#{}", index + 1).into() } else { cell.into() }
}

/// Gives columns with the same heading names of their own: two games of a day.
fn number_twins(names: &mut [Arc<str>], of: &[usize]) {
    let mut counts: HashMap<Arc<str>, usize> = HashMap::new();
    for &index in of {
        let count = counts.entry(names[index].clone()).or_default();
        *count += 1;
        if *count > 1 {
            names[index] = format!("{} ({count})", names[index]).into();
        }
    }
}
