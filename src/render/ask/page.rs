//! Pages that need no game: a form for cards or a question, what they are tapped on where a
//! script takes the taps, and the answer.

use maud::{Markup, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::plain::{on_page, without_commands};
use super::typed::{OddsRequest, checked, judge_text};
use crate::cards::{Card, Rank, Suit};
use crate::messages::{Message, Messages, RulingPart, ServedPage};
use crate::render::rules::{claimed, example_cards, sources};
use crate::render::text::{TextStyle, cards, printable};
use crate::rules::rulings::{Answer, Example, Ruling, Rulings};
use crate::rules::{Round, RoundRules, Ruleset};

#[derive(Debug, Clone, Copy)]
pub struct AskPage<'a> {
    pub rules: RoundRules<'a>,
    /// The rulesets to choose from, unless there is no choice.
    pub rulesets: &'a [Ruleset],
    pub typed: &'a str,
    pub style: TextStyle,
    /// What stands before the paths of other pages.
    pub root: &'a str,
}

/// The columns of an answer on a wide page, in its letters.
const WIDE: usize = 80;

/// The pages that can be written.
pub const PAGES: [ServedPage; 4] =
    [ServedPage::Hand, ServedPage::Melds, ServedPage::Odds, ServedPage::Rules];

/// Returns the name of the field that holds what is typed.
pub fn field(page: ServedPage) -> &'static str {
    if page == ServedPage::Rules { "q" } else { "cards" }
}

impl AskPage<'_> {
    /// Writes one of [`PAGES`].
    pub fn write(self, page: ServedPage) -> Markup {
        match page {
            ServedPage::Hand => self.hand(),
            ServedPage::Melds => self.melds(),
            ServedPage::Odds => self.odds(),
            _ => self.rules(),
        }
    }

    fn hand(self) -> Markup {
        let words = self.style.words();
        let checked = checked(self.typed, self.rules, words)
            .map(|checked| (checked.odds(), checked))
            .map_err(|why| on_page(&why));
        let text = |style| match &checked {
            Ok((odds, checked)) => checked.text(odds.as_ref(), style),
            Err(why) => why.clone(),
        };
        let help = words.check_panel_help(self.rules.round);
        let cards = utf8_percent_encode(self.typed, NON_ALPHANUMERIC);
        let query = format!("?round={}&cards={cards}", self.rules.round);
        html! {
            (self.cards(ServedPage::Hand, words.serve_check(), &[], &text, &help))
            p {
                a.button href={ (self.root) (ServedPage::Odds.path()) (query) } {
                    (words.served_page(ServedPage::Odds))
                }
            }
        }
    }

    fn melds(self) -> Markup {
        let words = self.style.words();
        let [discard, left] = words.parts_of_lay_down();
        let text = |style| judge_text(self.typed, self.rules, style);
        let more = ["/", discard, left];
        let help = words.judge_panel_help();
        self.cards(ServedPage::Melds, words.serve_judge(), &more, &text, help)
    }

    fn odds(self) -> Markup {
        let words = self.style.words();
        let label = words.served_page(ServedPage::Odds);
        let request = OddsRequest::read(self.typed, self.rules, words);
        // They are worked out once, if anything was asked.
        let told = request.as_ref().ok().and_then(OddsRequest::answer);
        let text = |style| match &request {
            Ok(request) => told.as_ref().and_then(|told| request.text(told, style)),
            Err(why) => Some(on_page(&why.text(self.rules.round, words))),
        };
        let text = |style| text(style).unwrap_or_default();
        let help = words.odds_panel_help(self.rules.round);
        let more = words.parts_of_odds().map(|part| format!("/ {part}"));
        let more = more.each_ref().map(String::as_str);
        self.cards(ServedPage::Odds, label, &more, &text, &help)
    }

    fn rules(self) -> Markup {
        let Self { typed, style, root, .. } = self;
        let words = style.words();
        let rulings = words.rulings();
        let found = (!typed.is_empty()).then(|| words.answer_to(typed));
        html! {
            h1 { (words.served_page(ServedPage::Rules)) }
            form.line action={ (root) (ServedPage::Rules.path()) } role="search" {
                input name="q" value=(typed) enterkeyhint="search" aria-label=(words.serve_ask());
                button.main { (words.serve_ask()) }
            }
            @match &found {
                Some(Ok(Answer::One(one))) => { (ruling(rulings, one.ruling, style)) }
                Some(Ok(Answer::Several(several))) => {
                    section #answer {
                        h2 { (words.not_sure()) }
                        (self.topics(several.iter().map(|found| found.ruling)))
                    }
                }
                Some(Err(error)) => { p.alert role="alert" { (on_page(&error.text(words))) } }
                None => {}
            }
            @if found.is_some() {
                p {
                    a.button href={ (root) (ServedPage::Rules.path()) } { (words.serve_all_topics()) }
                }
            } @else {
                @for chapter in &rulings.chapters {
                    section {
                        h2 { (chapter.title) }
                        (self.topics(&chapter.rulings))
                    }
                }
            }
        }
    }

    fn topics<'r>(self, topics: impl IntoIterator<Item = &'r Ruling>) -> Markup {
        html! {
            ul.topics {
                @for ruling in topics {
                    li {
                        a href={ (self.root) (ServedPage::Rules.path()) "?q=" (ruling.topic) } {
                            (ruling.question)
                        }
                    }
                }
            }
        }
    }

    /// Writes a form for cards, with the pad that they are tapped on, to which `more`
    /// is added; below it the text of the answer, or help if nothing is typed.
    fn cards(
        self,
        page: ServedPage,
        button: &str,
        more: &[&str],
        text: &dyn Fn(TextStyle) -> String,
        help: &str,
    ) -> Markup {
        let words = self.style.words();
        html! {
            h1 { (words.served_page(page)) }
            form #ask action={ (self.root) (page.path()) } {
                (self.round())
                div.line {
                    input #text name="cards" value=(self.typed) autocomplete="off"
                        autocapitalize="off" spellcheck="false" aria-label=(words.serve_cards());
                    button.main { (button) }
                }
                div.pads hidden {
                    (card_pad(self.rules, more, words))
                    div.tabs {
                        button type="button" data-pad="cards" { (words.serve_cards()) }
                        button type="button" data-keyboard { (words.serve_keyboard()) }
                    }
                }
            }
            @if self.typed.is_empty() {
                p.soft { (help) }
            } @else {
                pre #answer.on-phone { (printable(&text(self.style))) }
                pre.on-wide { (printable(&text(TextStyle { width: WIDE, ..self.style }))) }
            }
        }
    }

    fn round(self) -> Markup {
        let words = self.style.words();
        let RoundRules { round, ruleset } = self.rules;
        html! {
            select #round name="round" {
                @for other in Round::all() {
                    option value=(other.number()) selected[other == round]
                        data-wild=(other.wild()) { (words.deal_on_screen(other)) }
                }
            }
            @if !self.rulesets.is_empty() {
                select #rules name="rules" {
                    @for other in self.rulesets {
                        option value=(other.name()) selected[other == ruleset] {
                            (words.ruleset(other))
                        }
                    }
                }
            }
        }
    }
}

/// Writes the menu, which is always at hand; `link` writes the address of a path.
pub fn menu(
    pages: &[ServedPage],
    now: Option<ServedPage>,
    link: impl Fn(&str) -> String,
    words: &Messages,
) -> Markup {
    html! {
        nav {
            @for &page in pages {
                a href=(link(page.path())) aria-current=[(now == Some(page)).then_some("page")] {
                    (words.served_page(page))
                }
            }
        }
    }
}

/// Writes one ruling: question, answer, source, customs, and the examples that hold
/// without a custom rule.
fn ruling(rulings: &Rulings, ruling: &Ruling, style: TextStyle) -> Markup {
    let words = style.words();
    let answer = ruling.answer.iter().map(|text| without_commands(text));
    let customs: Vec<_> = ruling.customs.iter().map(|custom| without_commands(custom)).collect();
    let examples: Vec<_> =
        ruling.examples.iter().filter(|example| example.settings.is_empty()).collect();
    html! {
        section #answer.ruling {
            h2 { (ruling.question) }
            @for text in answer { @if !text.is_empty() { p { (text) } } }
            p.soft { (sources(rulings, &ruling.sources, words)) }
            @if !customs.is_empty() {
                h3 { (words.ruling_part(RulingPart::Customs)) }
                ul { @for custom in customs { li { (custom) } } }
            }
            @if !ruling.varied_by.is_empty() {
                h3 { (words.ruling_part(RulingPart::Variations)) }
                ul { @for varied in &ruling.varied_by { li { (varied.effect) } } }
            }
            @if !examples.is_empty() {
                h3 { (words.ruling_part(RulingPart::Examples)) }
                ul { @for shown in examples { li { (example(shown, style)) } } }
            }
        }
    }
}

fn example(example: &Example, style: TextStyle) -> Markup {
    let round = Round::new(example.round).expect("tests play every example");
    let round = style.words().example_round(round, &example.settings);
    html! {
        b { (cards(example_cards(example), style)) } " (" (round) ")" br;
        (claimed(example, style))
    }
}

pub fn digit_pad(words: &Messages) -> Markup {
    html! {
        div #digits.pad {
            @for digit in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "+", "0"] {
                button type="button" data-add=(digit) { (digit) }
            }
            (delete(words))
        }
    }
}

/// Writes a pad on which a card is its rank, then its suit; ranks that are wild in the
/// round are marked. `more` is added as it is.
pub fn card_pad(rules: RoundRules<'_>, more: &[&str], words: &Messages) -> Markup {
    let deck = rules.deck();
    let ranks =
        Rank::ALL.into_iter().filter(|&rank| deck.copies(Card::Suited(rank, Suit::Stars)) > 0);
    html! {
        div #cards.pad {
            @for rank in ranks {
                button.wild[rank == rules.wild_rank()] type="button" data-rank=(rank) { (rank) }
            }
            button.wild type="button" data-add=" JOKER " aria-label="Joker" { "JK" }
            div.suits {
                @for suit in Suit::ALL {
                    button type="button" data-suit=(suit.sign()) class=(suit) { (suit.sign()) }
                }
                (delete(words))
            }
            p.soft.legend { "• " (words.serve_wild()) }
            @if !more.is_empty() {
                div.more {
                    @for more in more {
                        button type="button" data-add={ " " (more) " " } { (more) }
                    }
                }
            }
        }
    }
}

fn delete(words: &Messages) -> Markup {
    html! { button type="button" data-delete aria-label=(words.serve_delete()) { "⌫" } }
}
