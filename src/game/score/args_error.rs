/// One way to read a row of typed scores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RowText {
    /// What was typed for each player.
    EachPlayer(Vec<(String, String)>),
    /// The cards left to one player.
    OnePlayer(String),
}

/// Typed scores that do not give each player one.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum ScoreArgsError {
    NoValues {
        names: Vec<String>,
    },
    Mixed {
        value: String,
    },
    Count {
        round: u8,
        names: Vec<String>,
        values: usize,
    },
    NoName {
        value: String,
        name: String,
    },
    /// A correction without scores; the example is one with a score.
    NoCorrection {
        example: Vec<String>,
    },
    /// A correction without the number of its round; the example is one with it.
    NoRound {
        value: String,
        example: Vec<String>,
    },
    /// A row that can be read in several ways.
    Ambiguous {
        readings: Vec<RowText>,
    },
    /// Other players are at the table than when the scores were asked for.
    TableChanged,
}

#[cfg(test)]
error_samples! { ScoreArgsError {
    NoValues { names: ["Ann", "Bob"] },
    Mixed { value: "12" },
    Count { round: 4, names: ["Ann", "Bob"], values: 1 },
    NoCorrection { example: ["3", "Ann=31"] },
    NoRound { value: "tom=out", example: ["3", "tom=out"] },
    Ambiguous { readings: vec![
        RowText::EachPlayer([("Ann", "8,K"), ("Bob", "5")].map(|(a, b)| (a.into(), b.into())).into()),
        RowText::EachPlayer([("Ann", "8"), ("Bob", "K 5")].map(|(a, b)| (a.into(), b.into())).into()),
        RowText::OnePlayer("8,K 5".to_owned()),
    ] },
    NoName { value: "12", name: "Ann" },
    TableChanged,
} }
