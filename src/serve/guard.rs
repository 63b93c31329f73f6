//! Lets nobody in without a link, and nothing that another site has sent.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{Query, Request, State};
use axum::http::header::{HOST, ORIGIN, REFERRER_POLICY, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form};

use super::access::{Role, random_digits};
use super::listen::Local;
use super::pages;
use super::request::{Fields, Phone, Reply, Visitor, cookie, language};
use super::server::Server;

/// How long a browser remembers that it was let in.
const REMEMBERED: &str = "Max-Age=7776000";

/// Refuses requests for another host, from another site and without a link; tells
/// the handlers who asks.
pub(super) async fn guard(
    State(server): State<Arc<Server>>,
    Extension(Local(local)): Extension<Local>,
    Query(fields): Query<Fields>,
    mut request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let language = language(headers, server.language);
    let words = language.words();
    let refuse = |status, why: &str| pages::refused(status, why, language).into_response();
    let Some(host) = own_host(headers, local) else {
        return refuse(StatusCode::MISDIRECTED_REQUEST, words.serve_foreign_site());
    };
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    if !reads && !is_own_site(headers, host) {
        return refuse(StatusCode::FORBIDDEN, words.serve_foreign_site());
    }
    let named = |name: &str| cookie(headers, &server.cookie(name));
    if let Some(secret) = fields.given("k") {
        return match server.access.role(secret) {
            Some(_) => let_in(&server, secret, named("phone")),
            None => refuse(StatusCode::FORBIDDEN, words.serve_wrong_link()),
        };
    }
    let role = named("link").and_then(|secret| server.access.role(secret));
    let (Some(role), Some(phone)) = (role, named("phone")) else {
        return refuse(StatusCode::FORBIDDEN, words.serve_wrong_link());
    };
    let is_pin = request.uri().path() == "/pin";
    if !is_pin && !server.access.has_pin(named("pin")) {
        return pages::ask_pin(StatusCode::UNAUTHORIZED, None, language).into_response();
    }
    if !is_pin && !reads && role == Role::Reads {
        return refuse(StatusCode::FORBIDDEN, words.serve_read_only());
    }
    let phone = Phone(phone.chars().take(32).collect());
    request.extensions_mut().insert(Visitor { role, phone, language });
    next.run(request).await
}

/// Returns the host of a request if it is this machine at the address where the
/// request arrived: a name that leads here may be one of another site.
fn own_host(headers: &HeaderMap, local: SocketAddr) -> Option<&str> {
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next().filter(|_| hosts.next().is_none())?.to_str().ok()?;
    let is_address = host.parse() == Ok(local);
    let is_local = local.ip().is_loopback() && host == format!("localhost:{}", local.port());
    (is_address || is_local).then_some(host)
}

/// Returns `true` if a form was sent by a page of this server, as browsers say.
fn is_own_site(headers: &HeaderMap, host: &str) -> bool {
    match headers.get(ORIGIN) {
        Some(origin) => origin.as_bytes() == format!("http://{host}").as_bytes(),
        None => headers.get("sec-fetch-site").is_some_and(|site| site == "same-origin"),
    }
}

/// Gives a browser the secret of its link as a cookie, so that no address has it any
/// more. One that was here before stays the same phone.
fn let_in(server: &Server, secret: &str, known: Option<&str>) -> Response {
    let Ok(phone) = known.map_or_else(random_digits, |known| Ok(known.to_owned())) else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let mut response = Reply::To("/".to_owned()).into_response();
    let headers = response.headers_mut();
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    set_cookie(headers, &server.cookie("link"), secret);
    set_cookie(headers, &server.cookie("phone"), &phone);
    response
}

fn set_cookie(headers: &mut HeaderMap, name: &str, value: &str) {
    let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; {REMEMBERED}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        headers.append(SET_COOKIE, cookie);
    }
}

pub(super) async fn pin(
    State(server): State<Arc<Server>>,
    Extension(visitor): Extension<Visitor>,
    Form(fields): Form<Fields>,
) -> Response {
    let words = visitor.words();
    let refuse = |status, why| pages::ask_pin(status, Some(why), visitor.language).into_response();
    if server.access.has_too_many_wrong_pins() {
        return refuse(StatusCode::TOO_MANY_REQUESTS, words.serve_too_many_pins());
    }
    if !server.access.is_pin(fields.text("pin").trim()) {
        server.access.add_wrong_pin();
        return refuse(StatusCode::UNAUTHORIZED, words.serve_wrong_pin());
    }
    let mut response = Reply::To("/".to_owned()).into_response();
    if let Some(token) = &server.access.pin_token {
        set_cookie(response.headers_mut(), &server.cookie("pin"), token);
    }
    response
}
