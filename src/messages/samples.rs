//! Every message, written with all kinds of values.

use chrono::NaiveDate;

use super::fixture::{Sample, Texts};
use super::*;
use crate::cards::{HandPart, ParseCardError, ParseCardsError};
use crate::game::*;
use crate::league::{BestComeback, Extreme, GameSelection, Ranking, RecordKind, Streak};
use crate::rules::meld::MeldError;
use crate::rules::rulings::Claim;
use crate::rules::{ImpossibleCardsLeft, LayDownProblem, Round, Ruleset};
use crate::solver::HandSizeError;

/// Writes every message of a language, in the order of the message files.
pub(super) fn rendered(words: &Messages, write: &mut dyn FnMut(&'static str, Vec<String>)) {
    let subjects = [
        dialogue::rendered,
        director::rendered,
        game::rendered,
        hand::rendered,
        journal::rendered,
        league::rendered,
        odds::rendered,
        phrase::rendered,
        player::rendered,
        report::rendered,
        request::rendered,
        rules::rendered,
        score::rendered,
        screen::rendered,
        serve::rendered,
        solitaire::rendered,
        stats::rendered,
    ];
    for rendered in subjects {
        rendered(words, write);
    }
    errors::<ParseCardError>(words, write, ["bad_card", "bad_card_hint"]);
    errors::<ParseCardsError>(words, write, ["bad_cards", "bad_cards_hint"]);
    errors::<MeldError>(words, write, ["meld_error", "meld_error_hint"]);
    errors::<LayDownProblem>(words, write, ["lay_down_problem", "lay_down_problem_hint"]);
    errors::<HandSizeError>(words, write, ["hand_size", "hand_size_hint"]);
    errors::<ImpossibleCardsLeft>(
        words,
        write,
        ["impossible_cards_left", "impossible_cards_left_hint"],
    );
    render! { words, write:
        doubt(warning: &ScoreWarning, round: u8);
        which_players(default: &Vec<String>);
        is_new_player(name: &str, near: &Vec<String>);
        cannot_ask_hint();
        yes();
        no();
        back();
        how_to_begin();
        card_names();
        hand_part(part: HandPart);
        page_heading(label: Label);
        selection(games: &GameSelection);
        ranking(ranking: &Ranking);
        place_in_game(place: u32, shared: bool);
        shared_wins(wins: Wins);
        league_settings(ruleset: Option<&str>, settings: &LeagueTerms);
        and(names: &[String]);
        or(names: &[String]);
        decimal(number: f64, digits: usize);
        place_or_left(place: Option<usize>);
        confirm_abandoned(number: u32);
        confirm_deleted(number: u32);
        unusual_end(state: GameState, short: bool);
        dealer_sign();
        scoresheet_caption(number: u32, out: bool, missed: bool);
        broken_record(kind: RecordKind, now: (&str, i32), was: (&str, i32), since: Option<NaiveDate>);
        totals_description(ends: &[(String, i32, bool)]);
        ruleset(ruleset: &Ruleset);
        differences(ruleset: &Ruleset);
        ruleset_added(ruleset: &Ruleset);
        example_round(round: Round, settings: &[String]);
        claim(claim: Claim);
        row_text(text: &RowText);
        correction(round: u8, name: &str, old: Option<i32>, new: Option<i32>);
        score_warning(warning: &ScoreWarning, context: &ScoreWarningContext<'_>);
        menu_entries();
        screen_keys(keys: ScreenKeys);
        arrow_keys();
        all_screen_keys();
        extreme(extreme: &Extreme);
        streak(streak: &Streak);
        game_span(first: GameRef, last: GameRef);
        comebacks(gain: Gain<'_>, best: Option<BestComeback>);
        record_value(kind: RecordKind, value: i32);
        record_holder(name: &str, over: &Vec<String>, round: Option<u8>, span: &str);
    }
}

fn errors<E: Message + 'static>(
    words: &Messages,
    write: &mut dyn FnMut(&'static str, Vec<String>),
    [text, hint]: [&'static str; 2],
) where
    &'static E: Sample,
{
    for error in <&E>::samples() {
        write(text, error.text(words).texts());
        write(hint, error.hint(words).texts());
    }
}
