//! Rulings as lines of text, which take less to read than TOML.
//!
//! A line is a letter and a text; what it is about was begun by a line above:
//!
//! ```text
//! f function words   n name of a source, in the order of [`Source`]   h chapter
//! t topic   k keyword   q question   a paragraph   s sources   c custom
//! v settings   e what they do   x round/cards/claim/settings   b why
//! ```

use std::borrow::Cow;

use strum::VariantArray;

use super::{Chapter, Claim, Example, Ruling, Rulings, Source, Variation};

impl Rulings {
    /// Writes the rulings as lines.
    pub fn to_lines(&self) -> String {
        let mut lines = vec![format!("f{}", self.function_words.join(" "))];
        lines.extend(self.sources.values().map(|name| format!("n{name}")));
        for chapter in &self.chapters {
            lines.push(format!("h{}", chapter.title));
            for ruling in &chapter.rulings {
                lines.push(format!("t{}", ruling.topic));
                lines.extend(ruling.keywords.iter().map(|keyword| format!("k{keyword}")));
                lines.push(format!("q{}", ruling.question));
                lines.extend(ruling.answer.iter().map(|paragraph| format!("a{paragraph}")));
                let places = ruling.sources.iter().map(|&source| (source as usize).to_string());
                lines.push(format!("s{}", places.collect::<String>()));
                lines.extend(ruling.customs.iter().map(|custom| format!("c{custom}")));
                for Variation { settings, effect } in &ruling.varied_by {
                    lines.push(format!("v{}", settings.join(" ")));
                    lines.push(format!("e{effect}"));
                }
                for Example { round, settings, cards, claim, because } in &ruling.examples {
                    let settings = settings.join(" ");
                    let claim = match claim {
                        Claim::Costs(points) => points.to_string(),
                        claim => <&str>::from(claim).to_owned(),
                    };
                    lines.push(format!("x{round}/{cards}/{claim}/{settings}"));
                    lines.push(format!("b{because}"));
                }
            }
        }
        lines.into_iter().map(|line| line + "\n").collect()
    }

    /// Reads what [`to_lines`](Self::to_lines) has written, with what people
    /// [`asked`](Self::asked). Lines that it would not write are passed over.
    pub fn from_lines(lines: &str, asked: impl Into<Cow<'static, str>>) -> Self {
        let mut rulings = Self { asked: asked.into(), ..Self::default() };
        let mut sources = Source::VARIANTS.iter().copied();
        for line in lines.lines() {
            let (letter, text) = line.split_at(line.len().min(1));
            let owned = text.to_owned();
            match (letter, rulings.chapters.last_mut()) {
                ("f", _) => rulings.function_words = words(text),
                ("n", _) => {
                    rulings.sources.extend(sources.next().map(|source| (source, owned)));
                }
                ("h", _) => rulings.chapters.push(Chapter { title: owned, rulings: Vec::new() }),
                ("t", Some(chapter)) => {
                    chapter.rulings.push(Ruling { topic: owned, ..Ruling::default() });
                }
                (_, Some(chapter)) => {
                    if let Some(ruling) = chapter.rulings.last_mut() {
                        ruling.add(letter, text);
                    }
                }
                _ => {}
            }
        }
        rulings
    }
}

impl Ruling {
    /// Adds a line that is about the ruling.
    fn add(&mut self, letter: &str, text: &str) {
        let owned = text.to_owned();
        match letter {
            "k" => self.keywords.push(owned),
            "q" => self.question = owned,
            "a" => self.answer.push(owned),
            "c" => self.customs.push(owned),
            "s" => {
                let places = text.chars().filter_map(|digit| digit.to_digit(10));
                let sources = places.filter_map(|place| Source::VARIANTS.get(place as usize));
                self.sources = sources.copied().collect();
            }
            "v" => {
                let (settings, effect) = (words(text), String::new());
                self.varied_by.push(Variation { settings, effect });
            }
            "e" => self.varied_by.last_mut().into_iter().for_each(|v| v.effect.push_str(text)),
            "x" => self.examples.extend(example(text)),
            "b" => self.examples.last_mut().into_iter().for_each(|x| x.because.push_str(text)),
            _ => {}
        }
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// Reads an example without its reason.
fn example(text: &str) -> Option<Example> {
    let mut parts = text.splitn(4, '/');
    let mut next = || parts.next();
    let (round, cards, claim, settings) = (next()?.parse().ok()?, next()?, next()?, next()?);
    let claim = match claim.parse() {
        Ok(points) => Claim::Costs(points),
        Err(_) => claim.parse().ok().filter(|claim| !matches!(claim, Claim::Costs(_)))?,
    };
    let settings = words(settings);
    Some(Example { round, settings, cards: cards.to_owned(), claim, because: String::new() })
}
