//! The fields of a form or a query, and what the handlers of pages return.

use std::collections::BTreeMap;
use std::str::FromStr;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::{Form, extract::Query};

/// Fields by name: those of a query or of the body of a form; the last of a name
/// counts.
#[derive(Debug, Clone, Default)]
pub(super) struct Fields(BTreeMap<String, String>);

impl Fields {
    /// Returns a field, empty if it is missing.
    pub(super) fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// Returns a field that is there and not empty.
    pub(super) fn given(&self, name: &str) -> Option<&str> {
        Some(self.text(name)).filter(|text| !text.is_empty())
    }

    /// Returns a number, 0 if it is missing or none.
    pub(super) fn number<T: FromStr + Default>(&self, name: &str) -> T {
        self.text(name).parse().unwrap_or_default()
    }

    /// Returns `true` if all fields but one are the same.
    pub(super) fn are_same_but(&self, name: &str, other: &Self) -> bool {
        let others = |(field, _): &(&String, &String)| *field != name;
        self.0.iter().filter(others).eq(other.0.iter().filter(others))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Fields {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(fields)) => Ok(Self(fields)),
            Err(error) => Err(error.into_response()),
        }
    }
}

/// The fields of a form that was sent.
pub(super) struct Sent(pub(super) Fields);

impl<S: Send + Sync> FromRequest<S> for Sent {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        match Form::from_request(request, state).await {
            Ok(Form(fields)) => Ok(Self(Fields(fields))),
            Err(error) => Err(error.into_response()),
        }
    }
}

/// What a request is answered with.
#[derive(Debug)]
pub(super) enum Reply {
    Page(StatusCode, String),
    /// Another page, which is loaded next.
    To(String),
}

impl Reply {
    pub(super) fn page(text: String) -> Self {
        Self::Page(StatusCode::OK, text)
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        match self {
            Self::Page(status, text) => {
                (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
            }
            Self::To(path) => (StatusCode::SEE_OTHER, [(LOCATION, path)]).into_response(),
        }
    }
}
