//! What is asked as it is typed, and its answers: hands, lay-downs, odds and rules, as
//! text for a panel and as pages with a form.

mod odds;
pub mod pad;
mod page;
mod plain;
mod ruling;
mod typed;

pub use odds::{NoRequest, OddsRequest};
pub use page::{AskPage, PAGES, field, menu};
pub use plain::on_page;
pub use typed::{CheckedHand, check_text, checked, judge_text};
