//! The pages of `crowns serve` that need no game, as a module of WebAssembly:
//! `docs/judge.md` describes the page that it is a part of.
//!
//! It is loaded with the texts of a language before it answers in this language.

#![cfg(target_family = "wasm")]

#[path = "pack/memory.rs"]
pub mod memory;

use crowns::messages::{self, Language, ServedPage};
use crowns::render::TextStyle;
use crowns::render::ask::{AskPage, PAGES, field, menu};
use crowns::rules::rulings::Rulings;
use crowns::rules::{PRESETS, Round, Ruleset};
use maud::html;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

/// Takes the texts of a language, in UTF-8: its tag, messages, rulings and what people
/// ask, with a zero between them. Answers nothing.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn load() -> *const u8 {
    memory::answered(|texts| {
        read_texts(&String::from_utf8_lossy(texts));
        Vec::new()
    })
}

/// Answers a request, in UTF-8: the language, the path and each field, a line each.
#[allow(unsafe_code, reason = "only the name is exported")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    memory::answered(|request| page(&String::from_utf8_lossy(request)).into_bytes())
}

const PHONE: usize = 44;

fn read_texts(texts: &str) {
    let mut texts = texts.splitn(4, '\0');
    let mut next = || texts.next().unwrap_or_default();
    if let Some(language) = Language::from_tag(next()) {
        // The tests have read them.
        let _ = messages::replace(language, next().to_owned());
        messages::give_rulings(language, Rulings::from_lines(next(), next().to_owned()));
    }
}

fn page(request: &str) -> String {
    let mut lines = request.lines();
    let language = lines.next().and_then(Language::from_tag).unwrap_or_default();
    let path = lines.next().unwrap_or_default();
    let page = PAGES.into_iter().find(|page| page.path() == path).unwrap_or(ServedPage::Hand);
    let fields: Vec<_> = lines.filter_map(|line| line.split_once('=')).collect();
    let text = |name| fields.iter().find(|field| field.0 == name).map_or("", |field| field.1);
    let rulesets: Vec<_> = PRESETS.iter().filter_map(|name| Ruleset::named(name).ok()).collect();
    let ruleset = rulesets.iter().find(|ruleset| ruleset.name() == text("rules"));
    let ruleset = ruleset.cloned().unwrap_or_else(Ruleset::official);
    let round = text("round").parse().ok().and_then(Round::new).unwrap_or(Round::LAST);
    let typed = text(field(page));
    let query = format!("?round={round}&rules={}", ruleset.name());
    let cards = utf8_percent_encode(typed, NON_ALPHANUMERIC);
    let same = format!("{}{query}&{}={cards}", page.path(), field(page));
    let root = &format!("#{}", language.tag());
    let style = TextStyle { signs: true, width: PHONE, language, ..TextStyle::PLAIN };
    let rules = ruleset.in_round(round);
    let body = AskPage { rules, rulesets: &rulesets, typed, style, root }.write(page);
    let written = html! {
        main #main { (body) }
        p.languages {
            @for other in Language::ALL {
                a href={ "#" (other.tag()) (same) } lang=(other.tag())
                    aria-current=[(*other == language).then_some("true")] { (other.name()) }
                " "
            }
        }
        (menu(&PAGES, Some(page), |path| format!("{root}{path}{query}"), language.words()))
    };
    written.into_string()
}
