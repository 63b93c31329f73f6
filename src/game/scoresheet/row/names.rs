//! Who is named in a row: one player, several, or the rest.

use super::super::words::{Rest, rest_of};
use super::{Row, is_conjunction};
use crate::game::find_name::{same_but_accents, unmarked};

/// Whose a score is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Who {
    Seat(usize),
    Rest(Rest),
}

/// Names that words begin with.
pub(super) struct Names {
    pub(super) whose: Vec<Who>,
    /// How many words they have.
    pub(super) len: usize,
    /// Whether there is no `and` between two of them.
    pub(super) needs_each: bool,
}

impl Who {
    pub(super) fn is_rest(self) -> bool {
        matches!(self, Self::Rest(_))
    }

    pub(super) fn seat(self) -> Option<usize> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Rest(_) => None,
        }
    }
}

impl Row<'_> {
    /// Finds the names that words may begin with, the longest of each number first.
    pub(super) fn first_names(&self, words: &[&str], taken: &[(Who, String)]) -> Vec<Names> {
        const LONGEST: usize = 8;
        let (mut all, mut full) = (Vec::new(), None);
        for len in (1..=words.len().min(LONGEST)).rev() {
            let (name, after) = words.split_at(len);
            let text = name.join(" ");
            let who = match (self.find_seat(&text), rest_of(&text)) {
                (Ok(seat), _) => Who::Seat(seat),
                // Of `nothing else` nobody else is meant.
                (Err(_), Some(rest)) if name != ["else"] => Who::Rest(rest),
                _ => continue,
            };
            // `jack black` is Jack Black; `jack king` may be Jack with a King, too.
            let splits_name =
                full.is_some() && !after.first().is_some_and(|next| self.is_score(next));
            if full == Some(who) || splits_name || !self.needs_score(who, taken) {
                continue;
            }
            let is_longest = full.is_none();
            // Of `mr king` the king is no card.
            if self.is_name_of(who, name) {
                full = Some(who);
            }
            all.push(Names { whose: vec![who], len, needs_each: false });
            let others = self.after_conjunction(after);
            let between = after.len() - others.len();
            // Jack Black are not two.
            let is_list = match others.first() {
                Some(next) if between == 0 => {
                    // Of `each for ann, bob K` the K is a card.
                    is_longest && (!self.is_score(next) || self.sheet.is_name(next))
                }
                _ => between > 0 && is_conjunction(after[0]),
            };
            match who {
                Who::Rest(_) if between > 0 && !is_list => {
                    // `all but ann or bob`
                    let is_or = |word: &str| word.eq_ignore_ascii_case("or");
                    let after = after.iter().map(|word| if is_or(word) { "and" } else { *word });
                    let others = self.all_but_those_behind(&after.collect::<Vec<_>>(), taken);
                    let others = others.into_iter();
                    all.extend(others.map(|others| Names { len: len + others.len, ..others }));
                }
                // Of `all but bob` bob is none.
                Who::Seat(_) if is_list => {
                    let others = self.first_names(others, taken).into_iter();
                    let others = others.filter(|others| {
                        !others.whose.contains(&who) && !others.whose[0].is_rest()
                    });
                    all.extend(others.map(|others| Names {
                        whose: [vec![who], others.whose].concat(),
                        len: len + between + others.len,
                        needs_each: others.needs_each || between == 0,
                    }));
                }
                _ => {}
            }
        }
        if let [both, others @ ..] = words
            && both.eq_ignore_ascii_case("both")
        {
            let two = self.first_names(others, taken).into_iter();
            let two = two.filter(|two| two.whose.len() == 2);
            all.extend(two.map(|two| Names { len: two.len + 1, ..two }));
        }
        all.extend(self.all_behind_but(words, taken));
        all
    }

    /// Reads names behind those whom they are all but: `except bob everyone`.
    fn all_behind_but(&self, words: &[&str], taken: &[(Who, String)]) -> Option<Names> {
        self.all_but_those_behind(words, taken).into_iter().find_map(|others| {
            let rest = &words[others.len..];
            let is_rest = |len: &usize| rest_of(&rest[..*len].join(" ")).is_some();
            let len = (1..=rest.len().min(3)).rev().find(is_rest)?;
            Some(Names { len: others.len + len, needs_each: false, ..others })
        })
    }

    /// Finds all but those whom words name behind a `but`: `except fay and gus`.
    pub(super) fn all_but_those_behind(
        &self,
        words: &[&str],
        taken: &[(Who, String)],
    ) -> Vec<Names> {
        let others = self.after_conjunction(words);
        let but = words.len() - others.len();
        if but == 0 || is_conjunction(words[0]) {
            return Vec::new();
        }
        let excepted = self.first_names(others, &[]).into_iter();
        let all_but = excepted.filter_map(|excepted| {
            let whose = self.all_but(&excepted.whose, taken)?;
            Some(Names { whose, len: but + excepted.len, ..excepted })
        });
        all_but.collect()
    }

    /// Returns all who may be the rest but some, if none of them is taken.
    fn all_but(&self, some: &[Who], taken: &[(Who, String)]) -> Option<Vec<Who>> {
        let others = self.without_score(&[]).into_iter().filter(|who| !some.contains(who));
        let others: Vec<_> = others.collect();
        let is_clear = !others.is_empty()
            && !some.iter().any(|who| who.is_rest())
            && others.iter().all(|who| self.needs_score(*who, taken));
        is_clear.then_some(others)
    }

    /// Returns the seat of a name of which each word is typed in full.
    pub(super) fn whole_name(&self, name: &[&str]) -> Option<usize> {
        let seat = self.find_seat(&name.join(" ")).ok()?;
        let mut parts = name.iter().map(|word| self.sheet.has_name_part(seat, word));
        parts.all(|is_part| is_part).then_some(seat)
    }

    /// Returns `true` if words are the name of a seat with all its words.
    pub(super) fn is_name_of(&self, who: Who, words: &[&str]) -> bool {
        let is_name = |seat: usize| {
            same_but_accents(unmarked(self.sheet.seats[seat].name()), &words.join(" "))
        };
        matches!(who, Who::Seat(seat) if is_name(seat))
    }

    /// Returns the words behind an `and` or a `but` that stands between two items.
    pub(super) fn after_conjunction<'w, 't>(&self, words: &'w [&'t str]) -> &'w [&'t str] {
        match words {
            [and, rest @ ..] if is_conjunction(and) => rest,
            ["apart", "from", rest @ ..] | ["other", "than", rest @ ..] => rest,
            [but, "for", rest @ ..] | [but, rest @ ..] if self.is_but(but, rest) => rest,
            words => words,
        }
    }

    /// Returns `true` for a `but` before other words; beside a player of the name only before
    /// somebody.
    fn is_but(&self, word: &str, rest: &[&str]) -> bool {
        const BUT: [&str; 5] = ["besides", "but", "except", "excepting", "excluding"];
        BUT.contains(&&*word.to_lowercase())
            && (self.find_seat(word).is_err()
                || rest.first().is_some_and(|next| self.find_seat(next).is_ok()))
    }
}
