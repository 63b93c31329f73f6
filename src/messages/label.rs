use super::Messages;
use crate::game::RankingMethod;

/// Headings of columns and labels of lines.
impl Messages {
    /// Names a column of a terminal, or a line: short, in lower case.
    pub fn label(&self, label: Label) -> &'static str {
        self.plain(match label {
            Label::Rank => "league-label-rank",
            Label::Place => "league-label-place",
            Label::Player => "league-label-player",
            Label::Game => "league-label-game",
            Label::Date => "league-label-date",
            Label::Games => "league-label-games",
            Label::Counted => "league-label-counted",
            Label::Method(RankingMethod::Beaten) => "league-label-beaten",
            Label::Method(RankingMethod::Average) => "league-label-average",
            Label::Method(RankingMethod::PerRound) => "league-label-per-round",
            Label::Method(RankingMethod::Points) => "league-label-points",
            Label::Method(RankingMethod::Wins) => "league-label-wins",
            Label::Method(RankingMethod::Total) => "league-label-total",
            Label::Method(RankingMethod::Rating) => "league-label-rating",
            Label::Out => "league-label-out",
            Label::Best => "league-label-best",
            Label::Worst => "league-label-worst",
            Label::Trend => "league-label-trend",
            Label::Scored => "league-label-scored",
            Label::Round => "league-label-round",
            Label::Wild => "league-label-wild",
            Label::Deals => "league-label-deals",
            Label::Table => "league-label-table",
            Label::Players => "league-label-players",
            Label::Won => "league-label-won",
            Label::Ahead => "league-label-ahead",
            Label::Tied => "league-label-tied",
            Label::Behind => "league-label-behind",
            Label::State => "league-label-state",
            Label::Winner => "league-label-winner",
            Label::With => "league-label-with",
            Label::Places => "league-label-places",
            Label::BestGame => "league-label-best-game",
            Label::WorstGame => "league-label-worst-game",
            Label::BestRound => "league-label-best-round",
            Label::WorstRound => "league-label-worst-round",
            Label::WentOut => "league-label-went-out",
            Label::WinStreak => "league-label-win-streak",
            Label::Drought => "league-label-drought",
            Label::Comebacks => "league-label-comebacks",
            Label::Totals => "league-label-totals",
            Label::CameFirst => "league-label-came-first",
            Label::WonGame => "league-label-won-game",
            Label::AverageTotal => "league-label-average-total",
            Label::Difference => "league-label-difference",
            Label::BiggestWin => "league-label-biggest-win",
            Label::Agreed => "league-label-agreed",
            Label::Season => "league-label-season",
            Label::Entries => "league-label-entries",
        })
    }

    /// Names a column of a page in Markdown or HTML.
    pub fn page_heading(&self, label: Label) -> &'static str {
        self.plain(match label {
            Label::Rank | Label::Place => "league-heading-place",
            Label::Player => "league-heading-player",
            Label::Game => "league-heading-game",
            Label::Games => "league-heading-games",
            Label::Counted => "league-heading-counted",
            Label::Method(RankingMethod::Beaten) => "league-heading-beaten",
            Label::Method(RankingMethod::Average) => "league-heading-average",
            Label::Method(RankingMethod::PerRound) => "league-heading-per-round",
            Label::Method(RankingMethod::Points) => "league-heading-points",
            Label::Method(RankingMethod::Wins) => "league-heading-wins",
            Label::Method(RankingMethod::Total) => "league-heading-total",
            Label::Method(RankingMethod::Rating) => "league-heading-rating",
            Label::Out => "league-heading-out",
            Label::Best => "league-heading-best",
            Label::Worst => "league-heading-worst",
            Label::Trend => "league-heading-trend",
            Label::Round => "league-heading-round",
            Label::Wild => "league-heading-wild",
            Label::Deals => "league-heading-deals",
            Label::Behind => "league-heading-behind",
            Label::BestRound => "league-heading-best-round",
            Label::WorstRound => "league-heading-worst-round",
            Label::WentOut => "league-heading-went-out",
            other => return self.label(other),
        })
    }
}

/// A heading of a column, or the label of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum Label {
    /// The place of a player in standings.
    Rank,
    /// The place of a player in a game.
    Place,
    /// The name of a player.
    Player,
    /// The number of a game.
    Game,
    /// The day of a game.
    Date,
    /// The number of games.
    Games,
    /// The number of games that are not dropped.
    Counted,
    /// The figure of a ranking method.
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
    /// The number of a round.
    Round,
    /// The wild rank of a round.
    Wild,
    /// Who deals.
    Deals,
    /// The average of the others at the table.
    Table,
    /// The number of players, or their names.
    Players,
    /// Games won.
    Won,
    /// Games in which the player came before the other.
    Ahead,
    /// Games in which both shared a place.
    Tied,
    /// Games in which the player came after the other.
    Behind,
    /// The state of a game.
    State,
    /// Who won.
    Winner,
    /// The other players.
    With,
    /// The number of games per place.
    Places,
    /// The best game.
    BestGame,
    /// The worst game.
    WorstGame,
    /// The best round.
    BestRound,
    /// The worst round.
    WorstRound,
    /// The number of times that the player went out.
    WentOut,
    /// Games won in a row.
    WinStreak,
    /// Games in a row without a win.
    Drought,
    /// Places gained after round 9.
    Comebacks,
    /// The totals of all games.
    Totals,
    /// Came first of two.
    CameFirst,
    /// Won the game.
    WonGame,
    /// The average of the totals.
    AverageTotal,
    /// The difference of two.
    Difference,
    /// The biggest win over the other.
    BiggestWin,
    /// The settings of a league.
    Agreed,
    /// A season of a league.
    Season,
    /// The entries of the log.
    Entries,
}
