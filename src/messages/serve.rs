//! The pages for the phones at the table.

use strum::{EnumIter, IntoStaticStr};

/// A page for phones, by the name in its heading and in the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum ServedPage {
    Sheet,
    Hand,
    Melds,
    Odds,
    Rules,
    More,
    Standings,
    Night,
    Games,
    Tournament,
}

impl ServedPage {
    /// Returns the path of the page, for more pages that of the first.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Sheet => "/",
            Self::Hand => "/hand",
            Self::Melds => "/melds",
            Self::Odds => "/odds",
            Self::Rules => "/rules",
            Self::More | Self::Standings => "/standings",
            Self::Night => "/night",
            Self::Games => "/games",
            Self::Tournament => "/tournament",
        }
    }
}

messages! { words:
    served_page(page: ServedPage) = "serve-page-" + page;
    serve_which_game() = "serve-which-game";
    /// Who has no score in the round that is entered.
    serve_missing(names: &[String]) = "serve-missing" { names = words.and(names) };
    /// Phones differ on the scores of these players.
    serve_disputed(names: &[String]) = "serve-disputed" { names = words.and(names) };
    serve_complete() = "serve-complete";
    serve_changed() = "serve-changed";
    serve_choose() = "serve-choose";
    serve_score_of(name: &str, round: u8) = "serve-score-of";
    serve_whole_round() = "serve-whole-round";
    serve_save(round: u8) = "serve-save";
    serve_save_anyway() = "serve-save-anyway";
    serve_enter() = "serve-enter";
    serve_enter_anyway() = "serve-enter-anyway";
    serve_points() = "serve-points";
    serve_cards() = "serve-cards";
    serve_out() = "serve-out";
    serve_absent() = "serve-absent";
    /// Several scores were typed where one is asked for.
    serve_one_score(name: &str) = "serve-one-score";
    serve_row(names: &[String]) = "serve-row" { names = names.join(", ") };
    serve_right_score() = "serve-right-score";
    serve_wild() = "serve-wild";
    serve_saved(scores: &str) = "serve-saved";
    serve_undo(round: u8, correction: bool) => match correction {
        true => "serve-undo-correction",
        false => "serve-undo",
    } { round };
    serve_correct() = "serve-correct";
    serve_keyboard() = "serve-keyboard";
    serve_delete() = "serve-delete";
    /// Removes the scores that were entered for a player.
    serve_clear(scores: &str) = "serve-clear";
    serve_check() = "serve-check";
    serve_judge() = "serve-judge";
    serve_ask() = "serve-ask";
    serve_all_topics() = "serve-all-topics";
    /// What was typed stays on the phone until the laptop can be reached.
    serve_offline() = "serve-offline";
    /// What was entered and not recorded is lost.
    serve_restarted() = "serve-restarted";
    serve_wrong_link() = "serve-wrong-link";
    serve_read_only() = "serve-read-only";
    serve_pin() = "serve-pin";
    serve_wrong_pin() = "serve-wrong-pin";
    serve_too_many_pins() = "serve-too-many-pins";
    serve_no_page() = "serve-no-page";
    serve_foreign_site() = "serve-foreign-site";
}
