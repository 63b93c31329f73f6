//! What is looked up and not recorded: hands, lay-downs and rules; standings, the night,
//! games and the tournament, as their commands report them.

use maud::{Markup, PreEscaped, html};

use super::frame::{alert, frame};
use super::sheet::table;
use crate::game::{GameState, GameSummary, SeatSummary};
use crate::messages::ServedPage;
use crate::render::ask::{AskPage, field};
use crate::render::{TextStyle, shown};
use crate::rules::{Round, Ruleset};
use crate::serve::host::{Result, ServedReport};
use crate::serve::request::Reply;
use crate::serve::server::Asked;
use crate::store::{GameFilter, PageRequest};

const PHONE: usize = 44;

/// Writes a page by the rules of the open game and for its next round, unless another
/// one is named.
pub(in crate::serve) fn ask(asked: &Asked<'_>, page: ServedPage) -> Result<Reply> {
    let seen = asked.server.games().seen(None, asked.words())?;
    let next = seen.sheet.as_ref().and_then(|sheet| sheet.next()).map(|turn| turn.round);
    let named = Round::new(asked.fields.number("round"));
    let ruleset = seen.sheet.map_or_else(Ruleset::official, |sheet| sheet.ruleset);
    let body = AskPage {
        rules: ruleset.in_round(named.or(next).unwrap_or(Round::LAST)),
        rulesets: &[],
        typed: asked.fields.text(field(page)),
        style: TextStyle { width: PHONE, ..asked.style() },
        root: "",
    };
    Ok(Reply::page(frame(asked, Some(page), "", &body.write(page))))
}

/// The pages that stand after the last one of the menu.
const REPORTS: [ServedPage; 4] =
    [ServedPage::Standings, ServedPage::Night, ServedPage::Games, ServedPage::Tournament];

pub(in crate::serve) fn report(asked: &Asked<'_>, report: ServedReport) -> Result<Reply> {
    let page = match report {
        ServedReport::Standings => ServedPage::Standings,
        ServedReport::Night => ServedPage::Night,
        ServedReport::Tournament => ServedPage::Tournament,
    };
    let games = asked.server.games();
    let written = asked.server.host.report(report, &games.store.read()?, asked.visitor.language);
    let alert = |why: String| alert(&why, asked.words());
    Ok(reply(asked, page, &written.map_or_else(alert, PreEscaped)))
}

const GAMES: u32 = 30;

pub(in crate::serve) fn games(asked: &Asked<'_>) -> Result<Reply> {
    let number = asked.fields.text("page").parse().unwrap_or(1).max(1);
    let request = PageRequest { number, size: GAMES };
    let page = asked.server.games().store.read()?.games(GameFilter::default(), request)?;
    let words = asked.words();
    let score = |seat: &SeatSummary| {
        html! { span.won[seat.won] { bdi { (shown(&seat.player.name)) } " " (seat.total) } }
    };
    let game = |game: &GameSummary| {
        let details = &game.details;
        let heading = words.game_heading(details.number, details.state, details.short);
        html! {
            li {
                a.open[details.state == GameState::Open] href={ "/?game=" (details.number) } {
                    b { (heading) } " " span.soft { (details.date) } br;
                    @if let Some(table) = table(details.tournament.as_ref(), words) {
                        span.soft { (table) } br;
                    }
                    @for (index, seat) in game.players.iter().enumerate() {
                        @if index > 0 { ", " }
                        (score(seat))
                    }
                }
            }
        }
    };
    let body = html! {
        h1 { (words.served_page(ServedPage::Games)) }
        ul.topics #games { @for one in &page.items { (game(one)) } }
        div.tabs {
            @if number > 1 { a.button rel="prev" href={ "/games?page=" (number - 1) } { "←" } }
            @if page.more { a.button rel="next" href={ "/games?page=" (number + 1) } { "→" } }
        }
    };
    Ok(reply(asked, ServedPage::Games, &body))
}

fn reply(asked: &Asked<'_>, page: ServedPage, inside: &Markup) -> Reply {
    let words = asked.words();
    let body = html! {
        div.tabs #reports {
            @for other in REPORTS {
                a.button href=(other.path()) aria-current=[(page == other).then_some("page")] {
                    (words.served_page(other))
                }
            }
        }
        (inside)
    };
    Reply::page(frame(asked, Some(ServedPage::More), "", &body))
}
