//! What all pages have: head, heading, menu; and what is answered when there is nothing
//! else to show.

use axum::http::StatusCode;
use maud::{DOCTYPE, Markup, html};
use uuid::Uuid;

use crate::messages::{Language, Messages, ServedPage};
use crate::render::ask::{menu, on_page};
use crate::serve::request::Reply;
use crate::serve::server::Asked;

pub(in crate::serve) const STYLE: &str = concat!(
    include_str!("../../render/report/page.css"),
    include_str!("../../render/ask/page.css"),
    include_str!("serve.css"),
);

pub(in crate::serve) const SCRIPT: &str =
    concat!(include_str!("../../render/ask/pad.js"), include_str!("serve.js"));

pub(in crate::serve) const ICON: &str = include_str!("crowns.svg");

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

pub(super) fn alert(why: &str, words: &Messages) -> Markup {
    html! { p.alert role="alert" { (sentence(why, words)) } }
}

pub(super) fn notice(said: Option<&str>, words: &Messages) -> Markup {
    html! { @if let Some(said) = said { p.notice role="status" { (sentence(said, words)) } } }
}

pub(super) fn warning(text: &str, words: &Messages) -> Markup {
    html! { p.warning { (sentence(text, words)) } }
}

/// Returns a text as it is said on a phone, which has buttons in place of commands.
pub(super) fn sentence(text: &str, words: &Messages) -> String {
    let mut text = text.to_owned();
    // The word of another language stands before it.
    if let Some(end) = text.find("` (`out`)")
        && let Some(start) = text[..end].rfind('`')
    {
        text.replace_range(start..end + "` (`out`)".len(), "`out`");
    }
    let text = text
        .replace("`out`", &format!("`{}`", words.serve_out()))
        .replace("`-`", &format!("`{}`", words.serve_absent()));
    on_page(&text)
}

pub(in crate::serve) fn trouble(asked: &Asked<'_>, why: &str) -> Reply {
    let words = asked.words();
    // A number may name no game.
    let game = Uuid::parse_str(asked.fields.text("game")).ok();
    let sheet = game.map_or_else(|| "/".to_owned(), |game| format!("/?game={game}"));
    let body = html! {
        (alert(why, words))
        p { a.button #to-sheet href=(sheet) { (words.served_page(ServedPage::Sheet)) } }
    };
    Reply::Page(StatusCode::CONFLICT, frame(asked, None, "", &body))
}

pub(in crate::serve) fn missing(asked: &Asked<'_>) -> Reply {
    plain(asked, StatusCode::NOT_FOUND, asked.words().serve_no_page())
}

pub(super) fn read_only(asked: &Asked<'_>) -> Reply {
    plain(asked, StatusCode::FORBIDDEN, asked.words().serve_read_only())
}

fn plain(asked: &Asked<'_>, status: StatusCode, why: &str) -> Reply {
    Reply::Page(status, frame(asked, None, "", &alert(why, asked.words())))
}

/// Says to somebody without a valid link why nothing is shown.
pub(in crate::serve) fn refused(status: StatusCode, why: &str, language: Language) -> Reply {
    Reply::Page(status, bare(&alert(why, language.words()), language))
}

/// Asks for the PIN, and says why once more.
pub(in crate::serve) fn ask_pin(
    status: StatusCode,
    why: Option<&str>,
    language: Language,
) -> Reply {
    let words = language.words();
    let body = html! {
        @if let Some(why) = why { (alert(why, words)) }
        form.pin method="post" action="/pin" {
            label for="pin" { (words.serve_pin()) }
            input #pin name="pin" type="password" inputmode="numeric" autocomplete="off" autofocus;
            button.main { (words.serve_enter()) }
        }
    };
    Reply::Page(status, bare(&body, language))
}
