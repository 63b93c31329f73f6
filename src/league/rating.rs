//! Ratings of skill from the places of games: the Plackett–Luce model of Weng
//! and Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12
//! (2011), Algorithm 4, with every player a team of one.
//!
//! Equals `PlackettLuce()` of the Python package `openskill` 6.2.0 with its
//! default constants. Knows nothing of scores.

use serde::{Serialize, Serializer};

use super::mean::rounded;

/// The spread of a player's results around the skill, in units of skill.
const BETA: f64 = 25.0 / 6.0;

/// The spread of the drift of a skill between two games, in units of skill.
const TAU: f64 = 25.0 / 300.0;

/// The least share of a variance that a game leaves.
const KAPPA: f64 = 0.0001;

/// An estimate of a skill: its mean and its uncertainty.
///
/// Both are in units of skill, of which a new player has 25. Ratings are
/// comparable only within the same league.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    pub mu: f64,
    /// The standard deviation, above zero.
    pub sigma: f64,
}

impl Rating {
    /// The rating of a player without games: 25 ± 25/3.
    pub const NEW: Self = Self { mu: 25.0, sigma: 25.0 / 3.0 };

    /// Returns the skill that is almost certain, `mu − 3 sigma` in
    /// units of skill: 0 for a new player.
    pub fn ordinal(self) -> f64 {
        self.mu - 3.0 * self.sigma
    }
}

impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let figures = [("mu", self.mu), ("sigma", self.sigma), ("ordinal", self.ordinal())];
        serializer.collect_map(figures.map(|(name, figure)| (name, rounded(figure))))
    }
}

/// Updates the ratings of players after a game, given their places (1 is the
/// best, equal places are tied).
///
/// Only the order of the places counts, not how far they are apart; the order
/// of listing does not. Fewer than two players change nothing. Means of some
/// thousands are beyond what an `f64` can tell apart here; no games lead there.
///
/// First each `σ² ← σ² + τ²`. Then, with `c² = Σ (σ² + β²)` over all players,
/// `A(q)` the number of players in the place of `q`, and `p(i, q)` the chance
/// that `i` comes first of `q` and all who are not before `q`,
///
/// ```text
/// p(i, q) = exp(μᵢ/c) / Σ exp(μₛ/c)    over s with place(s) ≥ place(q)
/// Ω = 1/A(i) − Σ p(i, q) / A(q)        over q with place(q) ≤ place(i)
/// Δ = Σ p(i, q) (1 − p(i, q)) / A(q)   over the same q
/// μᵢ ← μᵢ + Ω σᵢ²/c
/// σᵢ ← σᵢ √max(1 − Δ γ σᵢ²/c², κ)      with γ = σᵢ/c
/// ```
///
/// where β = 25/6, τ = 25/300 and κ = 0.0001. Tied players each get
/// their own change: `openskill` 6.2.0 intends to give them the average, but
/// computes it from values already changed, so that it has no effect.
///
/// A win among seven new players lifts the winner from 25 to 27.41. The
/// Bradley–Terry form with all pairs, Algorithm 1 of the same paper, would
/// count six opponents as six games and give 40.8.
///
/// ```
/// use crowns::league::{Rating, rate};
///
/// let mut players = [(Rating::NEW, 2), (Rating::NEW, 1)];
/// rate(&mut players);
/// let [(loser, _), (winner, _)] = players;
/// assert!(loser.mu < 25.0 && winner.mu > 25.0);
/// ```
pub fn rate(players: &mut [(Rating, u32 /* place */)]) {
    if players.len() < 2 {
        return;
    }
    for (rating, _) in players.iter_mut() {
        rating.sigma = (rating.sigma * rating.sigma + TAU * TAU).sqrt();
    }
    let spread = |(rating, _): &(Rating, u32)| rating.sigma * rating.sigma + BETA * BETA;
    let c = players.iter().map(spread).sum::<f64>().sqrt();
    let picks = picks(players, c);
    for ((rating, place), own) in players.iter_mut().zip(&picks) {
        let mut omega = own.weight;
        let mut delta = 0.0;
        for pick in picks.iter().filter(|pick| pick.place <= *place) {
            let chance = own.strength / pick.field;
            omega -= chance * pick.weight;
            delta += chance * (1.0 - chance) * pick.weight;
        }
        let gamma = rating.sigma / c;
        rating.mu += omega * rating.sigma * gamma;
        rating.sigma *= (1.0 - delta * gamma * gamma * gamma).max(KAPPA).sqrt();
    }
}

/// A place of the game, as won by one player against all who are not ahead.
struct Pick {
    place: u32,
    /// `exp(mu/c)` of the player who got it.
    strength: f64,
    /// The strengths of all who are not ahead, that player's included.
    field: f64,
    /// One over the number of players who share the place.
    weight: f64,
}

/// Returns the place of each player, in the order of the players.
fn picks(players: &[(Rating, u32)], c: f64) -> Vec<Pick> {
    let strength = |&(rating, place): &(Rating, u32)| (place, (rating.mu / c).exp());
    let strengths: Vec<_> = players.iter().map(strength).collect();
    let pick = |&(place, strength): &(u32, f64)| {
        let left = strengths.iter().filter(|(other, _)| *other >= place);
        let field = left.map(|(_, strength)| strength).sum();
        let tied = strengths.iter().filter(|(other, _)| *other == place).count();
        Pick { place, strength, field, weight: 1.0 / tied as f64 }
    };
    strengths.iter().map(pick).collect()
}
