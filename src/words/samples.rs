//! Every message, written with all kinds of values.

use chrono::NaiveDate;

use super::fixture::{Sample, Texts};
use super::*;
use crate::cards::{HandPart, ParseCardError, ParseCardsError, Rank};
use crate::game::*;
use crate::league::{BestComeback, BiggestWin, Extreme, Ranking, RecordKind, Streak};
use crate::odds::{PositionError, TopAdvice};
use crate::rules::meld::{MeldError, MeldKind};
use crate::rules::{ImpossibleCardsLeft, LayDownProblem, Round, RoundRules, Tie};
use crate::solver::HandSizeError;
use crate::store::{BackupCause, LookupError, NewLeagueError, NewPlayerError};

/// Writes messages, each by its name and the types of its values.
macro_rules! render {
    ($words:ident, $write:ident: $($message:ident($($value:ident: $type:ty),*);)*) => {$({
        $(let $value = <$type as Sample>::samples();)*
        #[allow(unused_mut)]
        let mut count = 1;
        $(count *= $value.len();)*
        for place in 0..count {
            #[allow(unused_mut, unused_variables)]
            let mut rest = place;
            $(
                let samples = &$value;
                let $value = Clone::clone(&samples[rest % samples.len()]);
                #[allow(unused_assignments)]
                { rest /= samples.len(); }
            )*
            $write(stringify!($message), Texts::texts($words.$message($($value),*)));
        }
    })*};
}

/// Writes every message of a language, in the order of the message files.
pub(super) fn rendered(words: &dyn Words, write: &mut dyn FnMut(&'static str, Vec<String>)) {
    render! { words, write:
        // Dialogue
        score_prompt(name: &str, deals: bool, total: i32, before: Option<&str>);
        score_help(totals: bool);
        no_previous_answer();
        force_hint(refusal: &str);
        who_went_out();
        who_went_out_help(names: &[String], may_go_back: bool);
        who_may_have_gone_out(names: &[String]);
        save();
        save_help();
        save_choices();
        slip(text: &str, meant: &str);
        choice(number: usize, text: &str);
        which_reading();
        choices(count: usize);
        doubt(warning: &ScoreWarning, round: u8);
        which_round(default: Option<u8>);
        which_round_help();
        why();
        why_help();
        which_players(default: &Vec<String>);
        which_players_help();
        is_new_player(name: &str, near: &Vec<String>);
        play_alone(name: &str);
        who_deals(default: &str);
        who_deals_help();
        which_rules(default: &str);
        which_rules_help();
        not_started();
        is_day_to_come(day: NaiveDate);
        day_to_come(day: NaiveDate);
        day_read_as(text: &str, day: NaiveDate);
        whose_stats();
        whose_stats_help();
        which_backup();
        which_backup_help();
        backup_made(time: &str, cause: BackupCause);
        no_backups();
        not_restored();
        undo_game(what: &str);
        not_undone();
        nothing_changed();
        not_saved();
        yes_or_no(question: &str, default: bool);
        yes_or_no_choices();
        replace_database();
        yes();
        no();
        back();
        // Director
        // Game
        invalid_name(error: &InvalidName);
        invalid_text(error: &InvalidText);
        new_player_error(error: &NewPlayerError);
        new_player_error_hint(error: &NewPlayerError);
        new_league_error(error: &NewLeagueError);
        new_league_error_hint(error: &NewLeagueError);
        start_error(error: &StartError);
        start_error_hint(error: &StartError);
        play_error(error: &PlayError);
        play_error_hint(error: &PlayError);
        how_to_begin();
        several_open();
        open_game(number: u32, names: &[String]);
        round_of_game(number: u32, round: u8, names: &[String]);
        new_players(names: &[String]);
        names_split(text: &str, players: usize);
        new_league(name: &str);
        stock_note(note: StockNote);
        also_open(games: &[GameSummary]);
        untouched_game(number: u32);
        projections_differ();
        game_heading(number: u32, state: GameState, is_short: bool);
        in_league(league: &str);
        round_and_wild();
        points_in_short();
        total();
        total_in_short();
        place();
        no_place();
        deals();
        went_out();
        leads(is_finished: bool);
        did_not_play();
        player_joined(name: &str, round: u8, total: i32);
        player_left(name: &str, round: u8);
        implausible_round(round: u8);
        idle_round(round: u8);
        scored_twice(round: u8, earlier: &str);
        needs();
        need(need: &PointsNeeded, rivals: &str);
        rivals(count: usize, total: i32);
        game_started(number: u32, names: &[String], about: &[String]);
        game_edited(number: u32, changes: &str);
        game_changes(changes: &[GameChange]);
        just_finished(number: u32);
        round_entered(round: u8, scores: &str);
        joins(name: &str, game: u32, total: i32, reason: StartReason);
        leaves(name: &str, game: u32, total: i32);
        turn(turn: &RoundSetup, names: &[String]);
        game_deleted();
        game_abandoned(rounds: usize);
        finished_unplayed();
        finished_early(result: &str, rounds: usize);
        nobody_won();
        share_win(names: &[String], total: i32);
        played_alone(name: &str, total: i32);
        wins(name: &str, total: i32);
        wins_tie(name: &str, total: i32, level: &[String], tie: Tie);
        // Hand
        card_names();
        hand_part(part: HandPart);
        bad_card(error: &ParseCardError);
        bad_cards(error: &ParseCardsError);
        bad_cards_hint(error: &ParseCardsError);
        meld_error(error: &MeldError);
        lay_down_problem(problem: &LayDownProblem);
        hand_size(error: &HandSizeError);
        hand_size_hint(error: &HandSizeError);
        impossible_cards_left(error: &ImpossibleCardsLeft);
        round_header(rules: RoundRules<'_>, ruleset: &str);
        yes_answer();
        no_answer();
        hand_goes_out(bonus: i32);
        hand_stays_in();
        last_turn(penalty: i32);
        hand_costs(penalty: i32);
        cards_left_cost(penalty: i32);
        way(number: usize);
        more_ways(option: &str);
        all_ways(count: usize);
        meld_kind(kind: MeldKind);
        or_run();
        no_meld();
        discard();
        cards_left();
        deadwood();
        no_discard();
        or_discard(others: usize);
        left_holds_meld(penalty: i32);
        lay_down_goes_out(bonus: i32);
        lay_down_leaves(penalty: i32);
        are_melds(count: usize);
        does_not_go_out();
        split_into(kinds: &[MeldKind], melds: &[String]);
        leave_out(card: &str, kind: MeldKind, meld: &str);
        illegal_lay_down_costs(penalty: i32);
        best_lay_down(penalty: i32);
        better_lay_down(penalty: i32);
        note(text: &str);
        one_card_per_meld();
        name_cards_left();
        too_many_melded(melded: usize, most: usize, round: Round);
        all_melded(dealt: usize);
        // Journal
        // League
        unknown_method(error: &UnknownMethod);
        label(label: Label);
        page_heading(label: Label);
        and_more(more: usize);
        numbered_game(number: u32);
        games(games: u32);
        selection(games: &SelectedGames);
        no_standings();
        ranking(ranking: &Ranking);
        no_place_note(min_games: usize);
        shared_wins_note();
        explain_hint();
        new_in_standings();
        explained(games: &SelectedGames, name: &str, place: Option<usize>, players: usize);
        part_of(part: &str, whole: u32);
        points_in_rounds(points: i64, rounds: u32);
        left_out();
        games_left_out(games: usize, left_out: usize);
        shared_wins(wins: Wins);
        opponents_beaten(beaten: &str, faced: u32);
        points_over_rounds(points: i64, rounds: u32);
        out_of_rounds(out: u32, rounds: u32);
        league(name: &str, retired: bool);
        no_leagues();
        league_settings(ruleset: Option<&str>, settings: &LeagueTerms);
        default_settings();
        season(name: &str, season: &Season);
        // Lookup
        lookup_error(error: &LookupError);
        lookup_error_hint(error: &LookupError);
        seat_not_found(error: &SeatNotFound);
        seat_not_found_hint(error: &SeatNotFound);
        // Odds
        position_error(error: &PositionError);
        draws_away(away: Option<u8>);
        cards_that_help(helping: u32, unseen: u64, share: &str, kinds: &str);
        any_card();
        any_wild(copies: u32);
        any_of_rank(rank: Rank, copies: u32);
        odds_line(away: u8, helping: u32, unseen: u64, discard: Option<&str>);
        advised_discard(cards: &[String], leaves: Leaves);
        goes_out_whole();
        top_advice(advice: TopAdvice, top: &str, discard: Option<&str>);
        odds_figure(figure: OddsFigure);
        within_draws(draws: u8);
        between(low: &str, high: &str);
        sampled_note(samples: u32, seed: u64);
        on_average(points: &str);
        top_column(top: Option<&str>);
        unseen_note();
        odds_explained(explanation: &OddsExplanation<'_>);
        train_question();
        not_in_hand(card: &str);
        grade(grade: &Grade<'_>);
        // Phrase
        // Player
        // Report
        html_language();
        page_footer();
        report_part(part: ReportPart);
        chart_of_game(number: u32);
        game_report_title(number: u32, names: &[String]);
        game_outcome(number: u32, outcome: &str);
        unusual_end(state: GameState, short: bool);
        totals_in_brackets();
        dealer_sign();
        scoresheet_caption(number: u32, out: bool, missed: bool);
        players_caption(number: u32);
        standings_title(selection: &str);
        night_title(date: NaiveDate, games: usize, league: Option<&str>);
        night_chart(date: NaiveDate);
        comeback(name: &str, from: u32, to: u32, game: Option<u32>);
        costly_round(name: &str, points: i32, round: u8, game: Option<u32>);
        broken_record(kind: RecordKind, now: (&str, i32), was: (&str, i32), since: Option<NaiveDate>);
        players(players: usize);
        no_chart_yet();
        chart_title(many: bool);
        totals_picture(number: u32);
        fewest_on_top(title: &str);
        line_end(name: &str, total: i32, left: bool);
        totals_description(ends: &[(String, i32, bool)]);
        bars(bars: Bars);
        // Request
        line(number: u64);
        request_error(error: &RequestError);
        request_error_hint(error: &RequestError);
        // Rules
        // Score
        score_args_error(error: &ScoreArgsError);
        score_args_error_hint(error: &ScoreArgsError);
        score_entry_error(error: &ScoreEntryError);
        score_entry_error_hint(error: &ScoreEntryError);
        row_text(text: &RowText);
        implausible_score(score: &ImplausibleScore);
        cards_cost(name: &str, points: i32);
        correction(round: u8, name: &str, old: Option<i32>, new: Option<i32>);
        corrected_total(correction: &str, old: i32, new: i32);
        corrected_out(round: u8, old: Option<&str>, new: Option<&str>);
        confirmed(round: u8);
        after_total(total: i32, before: i32);
        score_warning(warning: &ScoreWarning, context: &ScoreWarningContext<'_>);
        // Screen
        round_on_screen(number: u8);
        deal_on_screen(round: Round);
        dealer_on_screen(name: &str);
        leader_on_screen(names: &[String], total: i32);
        no_open_game_here();
        screen_without_game();
        total_label(typed: bool);
        not_saved_yet();
        over_label(has_game: bool);
        total_prompt(name: &str, deals: bool, total: i32);
        entry_help(row: &str, has_rows: bool, totals: bool);
        correct_label(round: u8, name: &str, points: Option<i32>);
        correct_help();
        nothing_to_correct();
        save_label(round: u8);
        doubted_label(doubt: &str);
        moved_label(round: u8, next: u8);
        moved_help(next: u8);
        force_key(refusal: &str);
        totals_switched(totals: bool);
        like_totals(round: u8);
        waiting_key(letter: char);
        round_scores(round: u8, scores: &str);
        round_saved(round: &str);
        key_to_step_back(step: Step);
        entered_elsewhere(round: &str);
        changed_elsewhere();
        check_label();
        check_panel_help(round: Round);
        take_over(name: &str, score: &str);
        judge_label();
        judge_panel_help();
        odds_label();
        odds_panel_help(round: Round);
        cards_so_far(cards: usize, round: Round);
        odds_pending();
        rules_label();
        rules_panel_help();
        menu_label();
        menu_help(letters: &[String]);
        menu_entries();
        also_open_here(number: u32);
        rematch_of_open(number: u32);
        finish_now(number: u32);
        players_help(is_offered: bool);
        is_name_with_score(name: &str);
        rules_to_play_help();
        join_label();
        join_help();
        deal_passes(round: u8, name: &str);
        join_total_label(name: &str, highest: i32);
        join_total_help(name: &str, highest: i32);
        no_total(text: &str);
        leave_label();
        leave_help(names: &[String]);
        quit_label(round: u8);
        more_lines(count: usize);
        no_backup(why: &str);
        plain_label(round: Option<u8>);
        plain_help();
        screen_keys(keys: ScreenKeys);
        arrow_keys();
        all_screen_keys();
        // Solitaire
        solitaire_error(error: &SolitaireError);
        typed_move_error(error: &TypedMoveError);
        typed_move_error_hint(error: &TypedMoveError);
        typed_piles_error(error: &TypedPilesError);
        typed_piles_error_hint(error: &TypedPilesError);
        solitaire_title(game: &Solitaire, ruleset: &str);
        solitaire_column(column: SolitaireColumn);
        closes();
        never();
        turned_over();
        drawn_card(draw: usize, of: usize, card: &str);
        move_label(card: &str);
        draw_label(draw: usize, of: usize);
        move_help(real_cards: bool);
        closing(pile: Round, discards: &[String]);
        played(card: &str, pile: Round, discard: Option<&str>, closed: bool);
        missed_closing(pile: Round, discard: Option<&str>);
        placement(number: usize, placement: &Placement, discard: Option<&str>);
        placements_order();
        cannot_be_won(wanted: usize, left: usize);
        cannot_go_out(pile: Round);
        solitaire_result(game: &Solitaire);
        solitaire_left(real_cards: bool);
        open_solitaire(game: &Solitaire);
        enter_returns();
        abandon_solitaire();
        solitaire_stats_title(stats: &SolitaireStats);
        solitaire_figures(stats: &SolitaireStats);
        pile_label(pile: Round, wanted: usize);
        piles_label();
        pile_help();
        piles_to_paste();
        // Stats
        section(section: Section);
        thin_legend();
        no_finished_games(names: &[String], games: &SelectedGames);
        how_to_select_more(games: &SelectedGames);
        stats_title(name: &str, games: u32, wins: Wins, of: &SelectedGames);
        stats_total(average: &str, per_round: &str, deviation: Option<&str>);
        extreme(extreme: &Extreme);
        went_out_in(out: u32, rounds: u32, rate: &str);
        streak(streak: &Streak);
        game_span(first: GameRef, last: GameRef);
        comebacks(gain: Gain<'_>, best: Option<BestComeback>);
        totals_note(last: Option<usize>);
        head_to_head_title(names: &[String], games: u32, of: &SelectedGames);
        average_difference(points: &str, better: Option<&str>);
        biggest_win(name: &str, win: BiggestWin);
        records_title(games: u32, of: &SelectedGames);
        all_stats_order();
        too_few_for_records(games: u32, least: u32, of: &SelectedGames);
        record(kind: RecordKind);
        record_value(kind: RecordKind, value: i32);
        record_holder(name: &str, over: &Vec<String>, round: Option<u8>, span: &str);
        // Tournament
    }
}
