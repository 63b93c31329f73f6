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
    /// Other players are at the table than when the scores were asked for.
    TableChanged,
}
