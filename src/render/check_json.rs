//! The answer to a typed hand as JSON, for programs.

use arrayvec::ArrayString;
use serde::{Serialize, Serializer};

use super::{Question, Ways};
use crate::cards::Card;
use crate::rules::meld::{Kind, Meld, Stand};
use crate::solver::{Arrangement, Verdict};

/// The version of the shape of all JSON that `check` writes.
const VERSION: u8 = 1;

/// Appends the answer to a hand as one line of JSON.
///
/// `line` is the number of the line that asked, where many are asked.
pub fn check_json(
    out: &mut Vec<u8>,
    line: Option<u64>,
    question: Question,
    verdict: &Verdict,
    ways: Option<&Ways>,
) {
    append(out, &Answer::new(line, question, verdict, ways));
}

/// Appends what is wrong with a line that cannot be answered, as JSON.
pub fn check_error_json(out: &mut Vec<u8>, line: u64, error: &str) {
    let version = VERSION;
    append(
        out,
        &Refusal {
            version,
            line,
            error,
        },
    );
}

fn append(out: &mut Vec<u8>, shape: &impl Serialize) {
    serde_json::to_writer(&mut *out, shape).expect("memory takes every shape without maps");
    out.push(b'\n');
}

#[derive(Serialize)]
struct Refusal<'a> {
    version: u8,
    line: u64,
    error: &'a str,
}

#[derive(Serialize)]
struct Answer<'a> {
    version: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    round: u8,
    dealt: usize,
    wild: &'a str,
    ruleset: &'a str,
    phase: &'a str,
    hand: Cards<'a>,
    can_go_out: Option<bool>,
    discard: Option<Text>,
    go_out_discards: Cards<'a>,
    melds: Melds<'a>,
    deadwood: Cards<'a>,
    penalty: u16,
    /// Only for cards left: how they would be arranged if they hold a meld.
    #[serde(skip_serializing_if = "Option::is_none")]
    still_holds: Option<Option<Arranged<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    arrangements: Option<Vec<Way<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<bool>,
}

impl<'a> Answer<'a> {
    fn new(
        line: Option<u64>,
        question: Question<'a>,
        verdict: &'a Verdict,
        ways: Option<&'a Ways>,
    ) -> Self {
        let Question {
            round,
            rules,
            cards,
        } = question;
        let mut answer = Self {
            version: VERSION,
            line,
            round: round.number(),
            dealt: round.dealt(),
            wild: round.wild().text(),
            ruleset: rules.name(),
            phase: "",
            hand: Cards(cards),
            can_go_out: None,
            discard: None,
            go_out_discards: Cards(&[]),
            melds: Melds(&[]),
            deadwood: Cards(&[]),
            penalty: verdict.penalty(),
            still_holds: None,
            arrangements: ways.map(|ways| ways.shown.iter().map(Way::new).collect()),
            more: ways.map(|ways| ways.more),
        };
        match verdict {
            Verdict::Counting(arrangement) => {
                answer.phase = "counting";
                answer.lay(arrangement);
            }
            Verdict::Drawn(drawn) => {
                answer.phase = "drawn";
                answer.can_go_out = Some(drawn.can_go_out);
                answer.discard = drawn.discard.map(Text);
                answer.go_out_discards = Cards(&drawn.go_out_discards);
                answer.lay(&drawn.arrangement);
            }
            Verdict::Left(left) => {
                answer.phase = "left";
                answer.deadwood = Cards(cards);
                let holds = !left.arrangement.melds.is_empty();
                answer.still_holds = Some(holds.then(|| Arranged::new(&left.arrangement)));
            }
        }
        answer
    }

    fn lay(&mut self, arrangement: &'a Arrangement) {
        self.melds = Melds(&arrangement.melds);
        self.deadwood = Cards(&arrangement.deadwood);
    }
}

#[derive(Serialize)]
struct Arranged<'a> {
    melds: Melds<'a>,
    deadwood: Cards<'a>,
    penalty: u16,
}

impl<'a> Arranged<'a> {
    fn new(arrangement: &'a Arrangement) -> Self {
        Self {
            melds: Melds(&arrangement.melds),
            deadwood: Cards(&arrangement.deadwood),
            penalty: arrangement.penalty,
        }
    }
}

#[derive(Serialize)]
struct Way<'a> {
    discard: Option<Text>,
    melds: Melds<'a>,
    deadwood: Cards<'a>,
}

impl<'a> Way<'a> {
    fn new((discard, arrangement): &'a (Option<Card>, Arrangement)) -> Self {
        Self {
            discard: discard.map(Text),
            melds: Melds(&arrangement.melds),
            deadwood: Cards(&arrangement.deadwood),
        }
    }
}

struct Melds<'a>(&'a [Meld]);

impl Serialize for Melds<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(MeldShape))
    }
}

struct MeldShape<'a>(&'a Meld);

impl Serialize for MeldShape<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;

        let mut shape = serializer.serialize_struct("Meld", 3)?;
        let kind = match self.0.kind {
            Kind::Book => "book",
            Kind::Run => "run",
        };
        shape.serialize_field("kind", kind)?;
        shape.serialize_field("cards", &Own(self.0))?;
        shape.serialize_field("stands_for", &StandsFor(self.0))?;
        shape.end()
    }
}

struct Own<'a>(&'a Meld);

impl Serialize for Own<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.cards.iter().map(|placed| Text(placed.card)))
    }
}

struct StandsFor<'a>(&'a Meld);

impl Serialize for StandsFor<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(
            self.0
                .cards
                .iter()
                .map(|placed| Standing(placed.stands_for)),
        )
    }
}

struct Standing(Stand);

impl Serialize for Standing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Stand::Card(card) => Text(card).serialize(serializer),
            Stand::Rank(rank) => serializer.serialize_str(rank.text()),
        }
    }
}

struct Cards<'a>(&'a [Card]);

impl Serialize for Cards<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().copied().map(Text))
    }
}

/// A card in canonical ASCII, put together without the formatter: there are
/// up to fifty in an answer, and a million answers in a batch.
struct Text(Card);

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Card::Joker => serializer.serialize_str("JOKER"),
            Card::Suited(rank, suit) => {
                let mut text = ArrayString::<3>::new();
                text.push_str(rank.text());
                text.push(suit.letter());
                serializer.serialize_str(&text)
            }
        }
    }
}
