//! Splits a line of scores as the grammar of rows takes it, and finds who is named in it: one
//! player, several, or the rest.

use super::super::tokens::{ARROW, COMMA, Rest, SIGN, is_link, rest_of, tokens};
use super::{Row, is_conjunction};
use crate::game::find_name::{same_but_accents, unmarked};
use crate::game::text::number_said;

/// A line that was split.
pub(super) struct Line<'t> {
    tokens: Vec<&'t str>,
    /// Those that are no commas.
    pub(super) words: Vec<&'t str>,
    /// The line with signs for players called Had or Is, and without articles before numbers,
    /// if it may be meant so.
    pub(super) linked: Option<Box<Self>>,
}

impl<'t> Line<'t> {
    /// Returns the words between commas.
    pub(super) fn parts(&self) -> Vec<&[&'t str]> {
        self.tokens.split(|token| *token == COMMA).filter(|part| !part.is_empty()).collect()
    }
}

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
    /// Splits a text: without the articles of what is called out, and with a sign for `has` and
    /// the like after a name, and for a dash before a score: `ann has 12, bob went out, cat - 5`;
    /// `ann's` is Ann. Of a correction `to` is one too; else `ann to 62` may be a total.
    pub(super) fn line<'t>(&self, text: &'t str) -> Line<'t> {
        let all = tokens(text);
        let is_name = |word: &&str| is_link(word) && self.find_seat(word).is_ok();
        let may_differ = all.iter().any(is_name) || all.windows(4).any(is_sum_with_article);
        let linked = may_differ.then(|| Box::new(self.split(&all, true)));
        let line = self.split(&all, false);
        let linked = linked.filter(|linked| linked.tokens != line.tokens);
        Line { linked, ..line }
    }

    fn split<'t>(&self, all: &[&'t str], links_names: bool) -> Line<'t> {
        let is_seat = |word: &str| self.find_seat(word).is_ok() || rest_of(word).is_some();
        let mut tokens: Vec<&str> = Vec::new();
        let mut behind_only = 0;
        for (index, &word) in all.iter().enumerate() {
            let is_first_and =
                index == 0 && is_conjunction(word) && all.get(1).is_some_and(|name| is_seat(name));
            // `had a 12`, `7 and a 20`
            let is_behind = tokens.last() == Some(&SIGN) && is_link(all[index - 1])
                || links_names && index > 1 && is_sum_with_article(&all[index - 2..]);
            let is_article = self.sheet.begins_with_article(&all[index..])
                || is_behind && is_article_of_number(&all[index..]) && !self.sheet.is_name(word);
            // `a seven` is a card, which may be wild; `seven` alone is points.
            if is_article && number_said(all[index + 1]).is_some_and(|number| number <= 10) {
                tokens.push("one");
                continue;
            }
            if is_first_and || is_article {
                continue;
            }
            if index >= behind_only {
                behind_only = index + self.only_before_a_name(&all[index..]);
            }
            if index < behind_only {
                continue;
            }
            let before = tokens.iter().rev().find(|token| **token != COMMA);
            let word = match before {
                Some(before) if word == ARROW && is_seat(before) => SIGN,
                _ if word == ARROW => "to",
                _ => word,
            };
            let owner = word.strip_suffix("'s").or_else(|| word.strip_suffix("’s"));
            let is_before_score = || {
                // `six to 21` corrects the score of Six.
                let is_name =
                    |before: &str| index == 1 && self.corrects && self.sheet.is_name(before);
                (["-", "–", "—", "for"].contains(&word) || word == "to" && self.corrects)
                    && before.is_some_and(|before| {
                        !self.is_score(before) || is_name(before) || self.ends_in_name(&tokens)
                    })
                    && (self.sheet.begins_with_article(&all[index + 1..])
                        || all.get(index + 1).is_some_and(|word| {
                            (self.is_score(word) || is_link(word)) && !is_seat(word)
                        }))
            };
            // `has gone out`
            if before == Some(&SIGN) && is_link(word) && !is_seat(word) {
                continue;
            }
            // `i had 12` is not said of Iris.
            let is_i = before.is_some_and(|before| before.eq_ignore_ascii_case("i"))
                && !self.sheet.is_name("i");
            // `12 ann, went out bob`
            if tokens.last() == Some(&COMMA) && is_link(word) && !is_seat(word) {
                let part = tokens[..tokens.len() - 1].rsplit(|token| *token == COMMA).next();
                // `33 points for ann, went out bob`
                let is_scored = |part: &[&str]| {
                    !is_seat(part[0])
                        && (1..part.len()).any(|end| {
                            let name = part[end..].strip_prefix(&["for"]).unwrap_or(&part[end..]);
                            self.is_score(&part[..end].join(" ")) && is_seat(&name.join(" "))
                        })
                };
                if part.is_some_and(is_scored) {
                    continue;
                }
            }
            let is_sign = before.is_some_and(|before| is_seat(before))
                && !(is_i && is_link(word))
                && (is_link(word) && (!is_seat(word) || links_names && tokens.last() == before)
                    || is_before_score());
            // `20 to bob`
            let is_given = || {
                word == "to"
                    && !self.corrects
                    && before.is_some_and(|before| self.is_score(before) && !is_seat(before))
                    && all.get(index + 1).is_some_and(|word| {
                        self.sheet.is_name(word) || is_seat(word) && !self.is_score(word)
                    })
            };
            tokens.push(match owner {
                Some(name) if is_seat(name) && !self.is_score(name) => name,
                _ if is_sign => SIGN,
                _ if is_given() => "for",
                _ => word,
            });
        }
        let words = tokens.iter().copied().filter(|token| *token != COMMA).collect();
        Line { tokens, words, linked: None }
    }

    /// Returns how many words say that only the player after them is meant: `nobody but dan`.
    fn only_before_a_name(&self, words: &[&str]) -> usize {
        let lower: Vec<_> = words.iter().take(2).map(|word| word.to_lowercase()).collect();
        let lower: Vec<_> = lower.iter().map(String::as_str).collect();
        let (len, needs_but) = match *lower {
            ["only", ..] => (1, false),
            ["nobody" | "noone" | "none", ..] => (1, true),
            ["no", "one"] => (2, true),
            _ => return 0,
        };
        let but = if needs_but { self.but_before(&words[len..]) } else { 0 };
        let is_name = |word: &&str| self.find_seat(word).is_ok() && !self.is_score(word);
        let is_only = !self.sheet.is_name(words[0])
            && (but > 0 || !needs_but)
            && words.get(len + but).is_some_and(is_name);
        if is_only { len + but } else { 0 }
    }

    /// Returns how many words of a `but` words begin with.
    fn but_before(&self, words: &[&str]) -> usize {
        let is_and = words.first().is_some_and(|word| is_conjunction(word));
        if is_and { 0 } else { words.len() - self.after_conjunction(words).len() }
    }

    /// Finds the names that words may begin with, the longest of each number first.
    pub(super) fn first_names(&self, words: &[&str], taken: &[(Who, String)]) -> Vec<Names> {
        const LONGEST: usize = 8;
        let (mut all, mut full) = (Vec::new(), None);
        for len in (1..=words.len().min(LONGEST)).rev() {
            let (name, after) = words.split_at(len);
            let text = name.join(" ");
            let who = match (self.find_seat(&text), rest_of(&text)) {
                (Ok(seat), _) => Who::Seat(seat),
                // Of `nothing else` nobody else is meant, and of `else each` the player Else.
                (Err(_), Some(rest))
                    if name != ["else"] && !(name[0] == "else" && self.is_name(name[0])) =>
                {
                    Who::Rest(rest)
                }
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

    /// Reads names after those whom they are all but: `except bob everyone`.
    fn all_behind_but(&self, words: &[&str], taken: &[(Who, String)]) -> Option<Names> {
        self.all_but_those_behind(words, taken).into_iter().find_map(|others| {
            let rest = &words[others.len..];
            let is_rest = |len: &usize| rest_of(&rest[..*len].join(" ")).is_some();
            let len = (1..=rest.len().min(3)).rev().find(is_rest)?;
            Some(Names { len: others.len + len, needs_each: false, ..others })
        })
    }

    /// Finds all but those whom words name after a `but`: `except fay and gus`.
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

    /// Returns `true` if the last words are the name of a seat with all its words: `anna k`.
    fn ends_in_name(&self, words: &[&str]) -> bool {
        (0..words.len().saturating_sub(1)).any(|start| self.is_full_name(&words[start..]))
    }

    /// Returns `true` if words are the name of some seat with all its words.
    pub(super) fn is_full_name(&self, words: &[&str]) -> bool {
        let seat = self.find_seat(&words.join(" "));
        seat.is_ok_and(|seat| self.is_name_of(Who::Seat(seat), words))
    }

    /// Returns `true` if words are the name of a seat with all its words.
    pub(super) fn is_name_of(&self, who: Who, words: &[&str]) -> bool {
        let is_name = |seat: usize| {
            same_but_accents(unmarked(self.sheet.seats[seat].name()), &words.join(" "))
        };
        matches!(who, Who::Seat(seat) if is_name(seat))
    }

    /// Returns the words after an `and` or a `but` that stands between two items.
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

/// Returns `true` if words begin with an article before a number in digits: `a 23`.
fn is_article_of_number(words: &[&str]) -> bool {
    matches!(words, [a, number, ..]
        if ["a", "an"].iter().any(|article| a.eq_ignore_ascii_case(article))
            && number.parse::<u8>().is_ok())
}

/// Returns `true` if words begin with a number to which another is added: `7 and a 20`.
fn is_sum_with_article(words: &[&str]) -> bool {
    matches!(words, [number, and, ..] if number.parse::<u8>().is_ok() && is_conjunction(and))
        && is_article_of_number(&words[2..])
}
