//! The routes, what holds for each of them, and what those do that change something.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Form, Router, middleware};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use super::games::{Games, Seen};
use super::host::{Refusal, Result, ServedReport};
use super::request::{Fields, Reply, Visitor};
use super::server::{Asked, Server};
use super::{events, guard, pages, round};
use crate::game::{PlayError, RoundCorrection, RoundDraft, ScoreEntry, single_line};
use crate::messages::{Message, Messages, ServedPage};
use crate::render;

const BODY_BYTES: usize = 64 * 1024;

/// How long a request may take, the sending of its body included.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// Prevents a browser from loading anything from elsewhere, and from running what is
/// written into a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

type Handler = fn(&Asked<'_>) -> Result<Reply>;

/// What changes something, unless that was sent before.
type Change = fn(&Asked<'_>, &mut Games) -> Result<Reply>;

pub(super) fn router(server: Arc<Server>) -> Router {
    let always = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let shows = |handler: Handler| {
        get(move |State(server), Extension(visitor), Query(fields): Query<Fields>| {
            answer(server, visitor, fields, handler)
        })
    };
    let does = |change: Change| {
        post(move |State(server), Extension(visitor), Form(fields): Form<Fields>| {
            answer(server, visitor, fields, move |asked| {
                let games = &mut *asked.server.games();
                asked.again(games).map_or_else(|| change(asked, games), Ok)
            })
        })
    };
    let guarded = Router::new()
        .route("/", shows(pages::sheet))
        .route("/hand", shows(|asked| pages::ask(asked, ServedPage::Hand)))
        .route("/melds", shows(|asked| pages::ask(asked, ServedPage::Melds)))
        .route("/odds", shows(|asked| pages::ask(asked, ServedPage::Odds)))
        .route("/rules", shows(|asked| pages::ask(asked, ServedPage::Rules)))
        .route("/standings", shows(|asked| pages::report(asked, ServedReport::Standings)))
        .route("/night", shows(|asked| pages::report(asked, ServedReport::Night)))
        .route("/games", shows(pages::games))
        .route("/tournament", shows(|asked| pages::report(asked, ServedReport::Tournament)))
        .route("/enter", shows(|asked| pages::to_write(asked, pages::entry)).merge(does(enter)))
        .route("/record", does(record))
        .route("/fix", shows(|asked| pages::to_write(asked, pages::correction)).merge(does(fix)))
        .route("/undo", does(undo))
        .route("/pin", post(guard::pin))
        .route("/events", get(events::events))
        .fallback(shows(|asked| Ok(pages::missing(asked))))
        .layer(middleware::from_fn_with_state(Arc::clone(&server), guard::guard))
        .with_state(server);
    Router::new()
        .route("/crowns.css", get(|| asset("text/css; charset=utf-8", pages::STYLE)))
        .route("/crowns.js", get(|| asset("text/javascript; charset=utf-8", pages::SCRIPT)))
        .route("/crowns.svg", get(|| asset("image/svg+xml", pages::ICON)))
        .merge(guarded)
        .layer(RequestBodyLimitLayer::new(BODY_BYTES))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIMEOUT))
        .layer(always(CONTENT_SECURITY_POLICY, POLICY))
        .layer(always(REFERRER_POLICY, "same-origin"))
        .layer(always(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(always(CACHE_CONTROL, "no-store"))
        .layer(always(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
}

async fn asset(kind: &'static str, text: &'static str) -> Response {
    ([(CONTENT_TYPE, kind)], text).into_response()
}

/// Answers a request on a thread that may wait for the disk.
async fn answer(
    server: Arc<Server>,
    visitor: Visitor,
    fields: Fields,
    handler: impl FnOnce(&Asked<'_>) -> Result<Reply> + Send + 'static,
) -> Response {
    let work = move || {
        let now = server.host.now();
        let asked = Asked { server: &server, visitor: &visitor, fields: &fields, now };
        handler(&asked).unwrap_or_else(|refusal| pages::trouble(&asked, &refusal.why))
    };
    match tokio::task::spawn_blocking(work).await {
        Ok(reply) => reply.into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

fn enter(asked: &Asked<'_>, games: &mut Games) -> Result<Reply> {
    let seen = asked.seen(games)?;
    if let Some(shown) = asked.fields.given("clear") {
        round::clear(asked, games, &seen, shown)?;
        return Ok(asked.done(games, None));
    }
    Ok(match round::enter(asked, games, &seen) {
        Ok(saved) => asked.done(games, saved),
        Err(refusal) => pages::entry(asked, games, &seen, Some(&refusal)),
    })
}

fn record(asked: &Asked<'_>, games: &mut Games) -> Result<Reply> {
    let seen = asked.seen(games)?;
    let saved = round::record(asked, games, &seen)?;
    Ok(asked.done(games, Some(saved)))
}

fn fix(asked: &Asked<'_>, games: &mut Games) -> Result<Reply> {
    let seen = asked.seen(games)?;
    let fixed = correction(asked, &seen)
        .and_then(|fix| games.correct(&seen, fix, asked.now, asked.style()));
    Ok(match fixed {
        Ok(said) => asked.done(games, Some(said)),
        Err(refusal) => pages::correction(asked, games, &seen, Some(&refusal)),
    })
}

fn correction(asked: &Asked<'_>, seen: &Seen) -> Result<RoundCorrection> {
    let (words, fields) = (asked.words(), asked.fields);
    let sheet = seen.sheet.as_ref().ok_or_else(|| words.no_open_game_here())?;
    let round = fields.number("round");
    let why = fields.given("why").map(single_line).transpose();
    let why = why.map_err(|error| error.text(words))?;
    let refused = |error: PlayError| round::refused(&error, words);
    sheet.must_be_scored(round).map_err(refused)?;
    let only_one = Messages::serve_one_correction;
    let turn = sheet.turn(round);
    let mut draft = RoundDraft::on_sheet(sheet, &turn);
    draft.answers = draft.before.iter().map(|score| Some(score.clone().into())).collect();
    let (seat, score) = round::read_one(asked, sheet, &turn, draft, only_one)?;
    let force = fields.given("force").is_some();
    // It takes the score that stands away.
    let misses = (score == ScoreEntry::Absent).then(|| {
        let scored = sheet.played.get(&round).and_then(|played| played.points(seat));
        words.correction(round, &round::name(sheet, seat), scored, None)
    });
    let fix = RoundCorrection { round, entries: vec![(seat, score)], why, force };
    let fixed = sheet.correct(fix.clone()).map_err(refused)?;
    let odd = fixed.warnings.iter().map(|odd| render::warning(sheet, round, odd, None, words));
    let questions: Vec<_> = misses.into_iter().chain(odd).collect();
    if !force && !questions.is_empty() {
        return Err(Refusal { why: questions.join("\n"), can_force: true, meant: Vec::new() });
    }
    Ok(fix)
}

fn undo(asked: &Asked<'_>, games: &mut Games) -> Result<Reply> {
    let undone = games.undo(asked.fields.text("command"), asked.now, asked.style())?;
    Ok(asked.done(games, Some(undone)))
}
