//! Games, leagues, tournaments, solitaire and the figures of a selection of games, rulings
//! and rulesets as JSON.

use serde::{Serialize, Serializer};
use strum::IntoEnumIterator;

use super::{Extended, Object, line, lines, object, time};
use crate::game::{
    Board, GameSummary, League, Pile, Placement, PlayerRef, Solitaire, SolitaireStats, TableCount,
};
use crate::league::{
    CountedGame, GameSelection, HeadToHead, Record, Records, Stats, rounded, rounded_to,
};
use crate::messages::Language;
use crate::render::rules::{example_cards, presets_and};
use crate::rules::rulings::{Answer, Claim, Example, Match, Ruling, Rulings, Source, Variation};
use crate::rules::{Rule, Ruleset};
use crate::seating::SeatingQuality;
use crate::store::{Page, Player, TournamentSummary};
use crate::tournament::{StoredTournament, TableStatus, TournamentGame, TournamentStandings};

lines! {
    games(page: &Page<GameSummary>) { page: page.number, more: page.more, games: page.items }
    leagues(leagues: &[League]) { leagues }
    league(league: &League, game_count: usize) { league, game_count }
    players(players: &[Player]) { players }
    player(player: &Player) { player }
    player_games(player: &Player, games: &[GameSummary]) { player, games }
    player_renamed(player: &Player, old_name: &str) { player, old_name }
    player_merged(player: &Player, merged: &Player) {
        player, merged_player: PlayerRef::from(merged)
    }
    rulesets(custom: &[Ruleset]) { rulesets: presets_and(custom) }
    tournaments(tournaments: &[TournamentSummary]) { tournaments }
    solitaire_stats(stats: &SolitaireStats) { solitaire: stats_object(stats) }
}

pub fn stats(stats: &Stats, selection: &GameSelection) -> String {
    line(Extended { base: object! { player: stats.player, selection }, more: stats })
}

/// Writes the figures of a player with the records that the player holds and the
/// games that count, the earliest first.
pub fn player_report(
    stats: &Stats,
    selection: &GameSelection,
    records: &[Record],
    games: &[CountedGame],
) -> String {
    let base = object! { player: stats.player, selection, records, games };
    line(Extended { base, more: stats })
}

pub fn all_stats(
    players: &[Stats],
    solitaire: &SolitaireStats,
    selection: &GameSelection,
) -> String {
    let players: Vec<_> = players
        .iter()
        .map(|stats| Extended { base: object! { player: stats.player }, more: stats })
        .collect();
    line(object! { selection, players, solitaire: stats_object(solitaire) })
}

pub fn head_to_head(pair: &HeadToHead, selection: &GameSelection) -> String {
    line(Extended { base: object! { players: pair.players, selection }, more: pair })
}

/// Writes the records with all their holders. With too few games there are
/// none, only the number of games that are missing.
pub fn records(records: &[Record], game_count: u32, selection: &GameSelection) -> String {
    let missing_game_count = Records::MIN_GAMES.saturating_sub(game_count);
    line(object! { selection, game_count, missing_game_count, records })
}

pub fn tournament(stored: &StoredTournament, quality: SeatingQuality) -> String {
    line(object! {
        tournament: settings(stored),
        players: stored.players().map(|(_, player)| player).collect::<Vec<_>>(),
        games: stored.games.iter().map(game).collect::<Vec<_>>(),
        quality,
    })
}

pub fn tournament_standings(stored: &StoredTournament, standings: &TournamentStandings) -> String {
    let count = |game: &TournamentGame| {
        object! {
            tournament_game: game.number,
            table_count: game.tables.len(),
            finished_count: game.finished(),
        }
    };
    let games: Vec<_> = stored.games.iter().filter(|game| game.is_started()).map(count).collect();
    line(object! {
        tournament: stored.named(),
        games,
        by: standings.ranking.by,
        unequal_tables: standings.unequal_tables,
        players: standings.players,
    })
}

fn settings(stored: &StoredTournament) -> Object {
    let start = &stored.tournament.start;
    let (tables, sizes) = match start.tables {
        TableCount::Tables(tables) => (Some(tables), None),
        TableCount::Size { least, most } => (None, Some([least, most])),
    };
    object! {
        name: start.name,
        uuid: stored.tournament.id,
        date: start.date,
        game_count: start.games,
        table_count: tables,
        table_sizes: sizes,
        cut: start.cut,
        by: start.by,
        ruleset: start.ruleset,
        seed: start.seed,
    }
}

fn game(game: &TournamentGame) -> Object {
    let tables: Vec<_> = game.tables.iter().map(table).collect();
    object! { tournament_game: game.number, started: game.is_started(), tables }
}

fn table(status: &TableStatus) -> Object {
    let game = status.game.as_ref();
    object! {
        table: status.table,
        players: status.players,
        game: game.map(|game| game.result.game),
        state: game.map(|game| game.state),
        short: game.is_some_and(|game| game.short),
        round_count: game.map_or(0, |game| game.rounds),
    }
}

/// Writes a game with its piles, and the places for the drawn card, if they were asked for.
pub fn solitaire(game: &Solitaire, ranked: Option<&[Placement]>) -> String {
    let placement = |placement: &Placement| {
        object! {
            pile: placement.pile.dealt(),
            discard: placement.discard,
            closes: placement.closes,
            short_count: placement.short,
        }
    };
    let advice = ranked.map(|ranked| ranked.iter().map(placement).collect::<Vec<_>>());
    line(game_object(game).and(advice.map(|advice| object! { advice })))
}

fn stats_object(stats: &SolitaireStats) -> Object {
    object! {
        game_count: stats.game_count,
        won_count: stats.won_count,
        won_rate: decimal(stats.won_rate()),
        closed_average: decimal(stats.closed_mean()),
        left_average: decimal(stats.left_mean()),
        longest_won_count: stats.longest_won,
        current_won_count: stats.current_won,
        longest_lost_count: stats.longest_lost,
        current_lost_count: stats.current_lost,
    }
}

fn decimal(number: Option<f64>) -> Option<f64> {
    number.map(|number| rounded_to(number, 4))
}

fn game_object(game: &Solitaire) -> Object {
    let common = object! {
        solitaire: object! { uuid: game.id },
        origin: game.origin().name(),
        seed: game.seed,
        state: game.state.name(),
        started: time(game.started),
        ended: game.ended.map(time),
        closed_count: game.score.closed,
        points_left: game.score.left,
    };
    common.and(game.board.as_ref().map(board_object))
}

fn board_object(board: &Board) -> Object {
    let pile = |pile: &Pile| {
        let rules = board.rules(pile);
        object! {
            pile: pile.round.dealt(),
            wild: rules.wild_rank().text(),
            closed: pile.is_closed,
            away: (!pile.is_closed).then(|| board.draws_away(pile)).flatten(),
            hand: pile.cards.cards().collect::<Vec<_>>(),
            penalty: pile.penalty(rules),
        }
    };
    object! {
        ruleset: board.ruleset,
        throw_drawn: board.throw_drawn,
        drawn_count: board.drawn,
        left_count: board.left(),
        next: board.next_card(),
        piles: board.piles.iter().map(pile).collect::<Vec<_>>(),
    }
}

pub fn topics<'a>(rulings: impl IntoIterator<Item = &'a Ruling>) -> String {
    let topic = |ruling: &Ruling| object! { topic: ruling.topic, question: ruling.question };
    let topics: Vec<_> = rulings.into_iter().map(topic).collect();
    line(object! { topics })
}

pub fn answer(rulings: &Rulings, answer: &Answer<'_>) -> String {
    match answer {
        Answer::One(one) => ruling(rulings, one),
        Answer::Several(several) => {
            let candidate = |found: &Match<'_>| {
                object! {
                    topic: found.ruling.topic,
                    question: found.ruling.question,
                    rule: found.ruling.rule(),
                    score: rounded(found.score.into()),
                }
            };
            let topics: Vec<_> = several.iter().map(candidate).collect();
            line(object! { kind: "candidates", topics })
        }
    }
}

fn ruling(rulings: &Rulings, Match { ruling, score }: &Match<'_>) -> String {
    let source = |&source: &Source| rulings.source_name(source);
    let variation = |varied: &Variation| {
        object! { knobs: RuleValues(&varied.settings), effect: varied.effect }
    };
    line(object! {
        kind: "ruling",
        score: rounded((*score).into()),
        topic: ruling.topic,
        question: ruling.question,
        chapter: rulings.chapter_of(ruling).map(|chapter| &chapter.title),
        answer: ruling.answer,
        sources: ruling.sources.iter().map(source).collect::<Vec<_>>(),
        customs: ruling.customs,
        varied_by: ruling.varied_by.iter().map(variation).collect::<Vec<_>>(),
        examples: ruling.examples.iter().map(example).collect::<Vec<_>>(),
    })
}

fn example(example: &Example) -> Object {
    let penalty = if let Claim::Costs(penalty) = example.claim { Some(penalty) } else { None };
    object! {
        round: example.round,
        knobs: RuleValues(&example.settings),
        cards: example_cards(example),
        claim: <&str>::from(example.claim),
        penalty,
        because: example.because,
    }
}

pub fn ruleset(ruleset: &Ruleset) -> String {
    let (official, words) = (Ruleset::official(), Language::English.words());
    let setting = |rule: Rule| {
        object! {
            knob: rule.name(),
            value: rule.value_in(ruleset),
            official: rule.value_in(&official),
            differs: rule.differs(ruleset),
            meaning: words.rule_meaning(rule),
            allowed: words.rule_allowed(rule),
        }
    };
    line(object! {
        ruleset,
        settings: Rule::iter().map(setting).collect::<Vec<_>>(),
    })
}

/// Settings such as `min_naturals=2`, as an object with a field per rule.
struct RuleValues<'a>(&'a [String]);

impl Serialize for RuleValues<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().filter_map(|setting| setting.split_once('=')))
    }
}
