//! What is asked as it is typed, and its answers: hands, lay-downs, odds and rules, as
//! text for a panel and as pages with a form.

mod page;
mod plain;
mod typed;

pub use page::{AskPage, PAGES, card_pad, digit_pad, field, menu};
pub use plain::on_page;
pub use typed::{
    CheckedHand, NoRequest, OddsCards, OddsRequest, check_text, checked, judge_text, nearest_odds,
};
