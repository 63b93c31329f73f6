//! What all pages have: head, heading, menu.

use maud::{DOCTYPE, Markup, html};

use crate::messages::{Language, ServedPage};
use crate::render::ask::menu;
use crate::render::printable;
use crate::serve::server::Asked;

pub(in crate::serve) const STYLE: &str = concat!(
    include_str!("../../render/report/page.css"),
    include_str!("../../render/ask/page.css"),
    include_str!("serve.css"),
);

pub(in crate::serve) const SCRIPT: &str =
    concat!(include_str!("../../render/ask/pad.js"), include_str!("serve.js"));

pub(in crate::serve) const ICON: &str = include_str!("crowns.svg");

/// The menu, always at hand.
const MENU: [ServedPage; 5] =
    [ServedPage::Sheet, ServedPage::Hand, ServedPage::Melds, ServedPage::Rules, ServedPage::More];

/// Writes a page with its menu.
///
/// `turn` tells the round that it is about from others: when another is next, what is
/// typed on the page no longer fits.
pub(super) fn frame(
    asked: &Asked<'_>,
    page: Option<ServedPage>,
    turn: &str,
    body: &Markup,
) -> String {
    let language = asked.visitor.language;
    let words = language.words();
    let inside = html! {
        p #offline.alert role="status" hidden { (words.serve_offline()) }
        p #restarted.alert role="status" hidden { (words.serve_restarted()) }
        main #main data-turn=(turn) { (body) }
        (menu(&MENU, page, str::to_owned, words))
    };
    document(&inside, Some(&asked.server.boot), language)
}

/// Writes a page for who may see no other.
pub(super) fn bare(body: &Markup, language: Language) -> String {
    document(&html! { main { (body) } }, None, language)
}

fn document(inside: &Markup, boot: Option<&str>, language: Language) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(language.words().html_language()) data-boot=[boot] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { "crowns" }
                link rel="stylesheet" href="/crowns.css";
                link rel="icon" href="/crowns.svg";
                script src="/crowns.js" defer {}
            }
            body { (inside) }
        }
    };
    page.into_string()
}

/// Writes why something was not done.
pub(super) fn alert(why: &str) -> Markup {
    html! { p.alert role="alert" { (printable(why)) } }
}

/// Writes what was done, if anything.
pub(super) fn notice(said: Option<&str>) -> Markup {
    html! { @if let Some(said) = said { p.notice role="status" { (printable(said)) } } }
}
