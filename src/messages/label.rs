//! Headings of columns and labels of lines.

use super::Messages;
use crate::game::RankingMethod;

messages! { words:
    /// Names a column of a terminal, or a line: short, in lower case.
    label(label: Label) = "league-label-" + label;
}

impl Messages {
    /// Names a column of a page in Markdown or HTML.
    pub fn page_heading(&self, label: Label) -> &'static str {
        let heading = match label {
            Label::Rank => Label::Place,
            other => other,
        };
        variant!(self, "league-heading-", heading: Label, else self.label(label))
    }
}

/// A heading of a column, or the label of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[strum(serialize_all = "kebab-case")]
pub enum Label {
    /// The place of a player in standings.
    Rank,
    /// The place of a player in a game.
    Place,
    Player,
    Game,
    Date,
    Games,
    /// The number of games that are not dropped.
    Counted,
    /// The figure of a ranking method.
    #[strum(transparent)]
    Method(RankingMethod),
    /// The rounds that a player went out in.
    Out,
    /// The lowest total, or the best round.
    Best,
    /// The highest total, or the worst round.
    Worst,
    /// The trend of the figure that ranks.
    Trend,
    /// The points of a player in rounds of a game.
    Scored,
    Round,
    Wild,
    Deals,
    /// The average of the others at the table.
    Table,
    /// The number of players, or their names.
    Players,
    Won,
    /// Games in which the player came before the other.
    Ahead,
    /// Games in which both shared a place.
    Tied,
    /// Games in which the player came after the other.
    Behind,
    State,
    Winner,
    /// The other players.
    With,
    /// The number of games per place.
    Places,
    BestGame,
    WorstGame,
    BestRound,
    WorstRound,
    WentOut,
    WinStreak,
    Drought,
    /// Places gained after round 9.
    Comebacks,
    TimePlayed,
    /// The totals of all games.
    Totals,
    /// Came first of two.
    CameFirst,
    WonGame,
    AverageTotal,
    Difference,
    BiggestWin,
    /// The settings of a league.
    Agreed,
    Season,
    Entries,
    /// The day of a player's last game.
    LastDay,
    /// The leagues of a player.
    Leagues,
    /// The names that may be the same one.
    LooksLike,
}
