//! What pages say: in words of a phone, with links, and of the game that is meant.

use super::{Reply, Served, enter, table};
use crate::env::TestEnv;

/// Returns the addresses of the links within the text of a page that begin so.
fn links(page: &Reply, start: &str) -> Vec<String> {
    let links = page.body.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    links.filter(|link| link.starts_with(start)).map(|link| link.replace("&amp;", "&")).collect()
}

#[test]
fn answers_name_nothing_that_is_typed_in_a_terminal() {
    let (_env, served) = table("");
    for (language, source) in [("en", "Source"), ("da", "Kilde"), ("fi", "Lähde")] {
        let mut phone = served.phone();
        phone.language = language;
        let topics = links(&phone.get("/rules"), "/rules?q=");
        assert!(topics.len() > 50, "{topics:?}");
        for topic in topics {
            let text = phone.get(&topic).text();
            assert!(text.contains(source), "{topic}: {text}");
            for part in ["`", "crowns", " --", "_wilds", "_value"] {
                assert!(!text.contains(part), "{language} {topic}: {text}");
            }
        }
    }
    let mut phone = served.phone();
    let text = phone.get("/rules?q=wilds").text();
    assert!(text.contains("a Joker left over costs 25 (a house rule)"), "{text}");
    // A score is said by buttons.
    let reply = enter(&mut phone, "Ann", "xyz");
    let text = reply.text();
    assert!(text.contains("`Went out` or `Did not play`") && !text.contains("`out`"), "{text}");
    let text = phone.get("/odds?round=3&cards=7C+7D+9H+10H+KS").text();
    assert!(text.contains("500 random games;") && !text.contains("seed"), "{text}");
}

#[test]
fn topics_that_may_be_meant_are_links() {
    let (_env, served) = table("");
    let mut phone = served.phone();
    let page = phone.get("/rules?q=same+card+twice");
    assert!(page.text().contains("Not sure. Did you mean:"), "{}", page.text());
    let links = links(&page, "/rules?q=");
    assert_eq!(links, ["/rules?q=duplicates-in-a-book", "/rules?q=duplicates-in-a-run"]);
    assert!(!page.text().contains("duplicates-in"), "{}", page.text());
    assert!(phone.get(&links[1]).text().contains("May a run hold the same card twice?"));
}

#[test]
fn a_table_of_a_tournament_is_named_and_the_choice_of_it_remembered() {
    let env = TestEnv::new();
    env.ok("tournament new Cup Ann Bob Cat Dan Eve Fay --tables 2 --games 2 --seed 7");
    env.ok("tournament seat");
    let served = Served::start(&env, "");
    let (mut phone, mut other) = (served.phone(), served.phone());
    for path in ["/", "/games"] {
        let text = phone.get(path).text();
        for table in ["Cup, game 1, table 1", "Cup, game 1, table 2"] {
            assert!(text.contains(table), "{path}: {text}");
        }
    }
    let text = phone.get("/?game=2").text();
    assert!(text.contains("Cup, game 1, table 2 Round 1: deal 3"), "{text}");
    let again = phone.get("/");
    assert!(again.text().contains("Scoresheet of game 2"), "{}", again.text());
    assert!(again.body.contains("href=\"/?game=1\""), "{}", again.body);
    assert!(!other.get("/").text().contains("Scoresheet"), "{}", other.get("/").text());
    phone.get("/?game=1");
    assert!(phone.get("/").text().contains("Scoresheet of game 1"));
}

#[test]
fn nobody_has_a_place_before_the_first_score() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    let served = Served::start(&env, "");
    let mut phone = served.phone();
    assert!(!phone.get("/").text().contains("1st"), "{}", phone.get("/").text());
    env.ok("score out 13");
    assert!(phone.get("/").text().contains("1st"), "{}", phone.get("/").text());
}

#[test]
fn sentences_begin_with_a_capital() {
    let (_env, served) = table("");
    let mut phone = served.phone();
    for (path, text) in [
        ("/night", "No game is finished yet"),
        ("/hand?cards=1H", "Card 1 `1H`: rank must be"),
        ("/?game=99", "There is no game `99`"),
    ] {
        let page = phone.get(path);
        assert!(page.text().contains(text), "{path}: {}", page.text());
    }
}

#[test]
fn the_pad_and_answers_mark_wilds_and_stars_differently() {
    let (_env, served) = table("");
    let mut phone = served.phone();
    assert!(!phone.get("/crowns.css").body.contains("content: \"*\""));
    assert!(phone.get("/hand?round=5").text().contains("• wild in this round"));
    let text = phone.get("/hand?round=5&cards=8*+8*+8*").text();
    assert!(text.contains("8★") && !text.contains("8*"), "{text}");
}

#[test]
fn an_answer_has_lines_for_a_phone_and_for_a_wide_page() {
    let (_env, served) = table("");
    let page = served.phone().get("/melds?round=1&cards=7D+8D+10D");
    let longest = |class: &str| {
        let (_, text) = page.body.split_once(class).expect(class);
        let (_, text) = text.split("</pre>").next().unwrap().split_once('>').unwrap();
        text.lines().map(|line| line.chars().count()).max().unwrap()
    };
    assert!(longest("class=\"on-phone\"") <= 44, "{}", page.body);
    assert!((45..=80).contains(&longest("class=\"on-wide\"")), "{}", page.body);
}

#[test]
fn the_forms_of_answers_have_the_words_of_the_phone() {
    let (_env, served) = table("");
    for (language, words) in [
        ("da", ["kasser", "tilbage", "øverst", "set", "sidste tur"]),
        ("fi", ["poisto", "jäljellä", "päällä", "nähty", "viimeinen vuoro"]),
    ] {
        let mut phone = served.phone();
        phone.language = language;
        let [melds, odds] = ["/melds", "/odds"].map(|path| phone.get(path));
        for (place, word) in words.iter().enumerate() {
            let page = if place < 2 { &melds } else { &odds };
            assert!(page.body.contains(&format!("{word} \"")), "{language} {word}: {}", page.body);
            let sign = if place < 2 { "," } else { "/" };
            assert!(page.text().contains(&format!("{sign} {word}")), "{language} {word}");
        }
        for english in ["discard", "left", "/ top", "/ seen", "/ last"] {
            assert!(!format!("{}{}", melds.text(), odds.text()).contains(english), "{english}");
        }
    }
    // The odds stand after the hand in the menu.
    let page = served.phone().get("/odds");
    assert!(page.body.contains("href=\"/hand\" aria-current=\"page\""), "{}", page.body);
}
