//! What all pages have: head, heading, menu.

use maud::{DOCTYPE, Markup, html};

use crate::messages::{Language, Messages, ServedPage};
use crate::render::ask::{menu, on_page};
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
    // The odds are asked for from the page of hands.
    let tab = page.map(|page| if page == ServedPage::Odds { ServedPage::Hand } else { page });
    let inside = html! {
        p #offline.alert role="status" hidden { (words.serve_offline()) }
        p #restarted.alert role="status" hidden { (words.serve_restarted()) }
        main #main data-turn=(turn) { (body) }
        (menu(&MENU, tab, str::to_owned, words))
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
pub(super) fn alert(why: &str, words: &Messages) -> Markup {
    html! { p.alert role="alert" { (sentence(why, words)) } }
}

/// Writes what was done, if anything.
pub(super) fn notice(said: Option<&str>, words: &Messages) -> Markup {
    html! { @if let Some(said) = said { p.notice role="status" { (sentence(said, words)) } } }
}

/// Writes what is odd.
pub(super) fn warning(text: &str, words: &Messages) -> Markup {
    html! { p.warning { (sentence(text, words)) } }
}

/// Returns a text as it is said on a phone, which has buttons in place of commands.
pub(super) fn sentence(text: &str, words: &Messages) -> String {
    let text = text
        .replace("`out`", &format!("`{}`", words.serve_out()))
        .replace("`-`", &format!("`{}`", words.serve_absent()));
    on_page(&text)
}
