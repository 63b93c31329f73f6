//! What is answered when there is nothing else to show.

use axum::http::StatusCode;
use maud::html;
use uuid::Uuid;

use super::frame::{alert, bare, frame};
use crate::messages::{Language, ServedPage};
use crate::serve::request::Reply;
use crate::serve::server::Asked;

/// Says why something was not done or shown.
pub(in crate::serve) fn trouble(asked: &Asked<'_>, why: &str) -> Reply {
    let words = asked.visitor.words();
    // A number may name no game.
    let game = Uuid::parse_str(asked.fields.text("game")).ok();
    let sheet = game.map_or_else(|| "/".to_owned(), |game| format!("/?game={game}"));
    let body = html! {
        (alert(why, words))
        p { a.button #to-sheet href=(sheet) { (words.served_page(ServedPage::Sheet)) } }
    };
    Reply::Page(StatusCode::CONFLICT, frame(asked, None, "", &body))
}

/// Says that there is no such page.
pub(in crate::serve) fn missing(asked: &Asked<'_>) -> Reply {
    let words = asked.visitor.words();
    let body = html! { (alert(words.serve_no_page(), words)) };
    Reply::Page(StatusCode::NOT_FOUND, frame(asked, None, "", &body))
}

/// Says to who may only look that nothing is entered here.
pub(in crate::serve) fn read_only(asked: &Asked<'_>) -> Reply {
    let words = asked.visitor.words();
    let body = html! { (alert(words.serve_read_only(), words)) };
    Reply::Page(StatusCode::FORBIDDEN, frame(asked, None, "", &body))
}

/// Says to somebody without a valid link why nothing is shown.
pub(in crate::serve) fn refused(status: StatusCode, why: &str, language: Language) -> Reply {
    Reply::Page(status, bare(&html! { (alert(why, language.words())) }, language))
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
