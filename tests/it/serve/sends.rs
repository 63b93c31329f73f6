//! What phones send twice, late or in another order, and undoing what was looked at.

use super::{Phone, Reply, enter, log, page_of, table};
use crate::env::TestEnv;
use crate::serve::Served;

/// Sends the form of a page that undoes what was done.
pub(super) fn undo(phone: &mut Phone, page: &Reply) -> Reply {
    let values = ["game", "round", "key", "command"].map(|name| (name, page.field("undo", name)));
    let fields: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    phone.post("/undo", &fields)
}

/// Returns a form for the score of a player that can be sent several times.
fn form(phone: &mut Phone, name: &str) -> Vec<(&'static str, String)> {
    let sheet = phone.get("/");
    let page = phone.get(&page_of(&sheet, name));
    ["game", "round", "key", "player"].map(|name| (name, page.field("score", name))).into()
}

/// Sends a form as the script of a page does, which numbers what it sends.
fn send(phone: &mut Phone, form: &[(&str, String)], text: &str, number: &str) -> Reply {
    let mut fields: Vec<_> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("text", text));
    if !number.is_empty() {
        fields.push(("nth", number));
    }
    phone.post("/enter", &fields)
}

#[track_caller]
fn assert_shown(phone: &mut Phone, score: &str) {
    let text = phone.get("/").text();
    assert!(text.contains(score) && !text.contains("Two different"), "{score}: {text}");
}

#[test]
fn another_score_from_the_same_form_is_another_score() {
    let (_env, served) = table("");
    let mut phone = served.phone();
    let ann = form(&mut phone, "Ann");
    // Without a script, what is sent has no number: the last that comes counts.
    for text in ["20", "21", "21", "20", "24"] {
        assert_eq!(send(&mut phone, &ann, text, "").status, 303);
        assert_shown(&mut phone, &format!("Ann {text} "));
    }
    for (number, text) in ["26", "27", "26"].iter().enumerate() {
        assert_eq!(send(&mut phone, &ann, text, &(number + 7).to_string()).status, 303);
        assert_shown(&mut phone, &format!("Ann {text} "));
    }
}

#[test]
fn what_arrives_late_does_not_replace_what_was_sent_after_it() {
    let (env, served) = table("");
    let (mut phone, mut other) = (served.phone(), served.phone());
    let [ann, again, bob] = ["Ann", "Ann", "Bob"].map(|name| form(&mut phone, name));
    assert_eq!(send(&mut phone, &ann, "21", "12").status, 303);
    // Its connection was slow, or another page has sent it.
    for (form, text, number) in [(&ann, "20", "11"), (&again, "22", "5"), (&bob, "40", "3")] {
        assert_eq!(send(&mut phone, form, text, number).status, 303);
        assert_shown(&mut phone, "Ann 21 ");
    }
    assert!(!phone.get("/").text().contains("Bob 40"));
    // What was refused was sent too.
    assert_eq!(send(&mut phone, &bob, "2O", "13").status, 422);
    assert_eq!(send(&mut phone, &bob, "20", "12").status, 303);
    assert!(!phone.get("/").text().contains("Bob 20"));
    assert_eq!(send(&mut phone, &bob, "out", "14").status, 303);
    // Numbers are those of one phone.
    let cat = form(&mut other, "Cat");
    assert_eq!(send(&mut other, &cat, "25", "1").status, 303);
    assert_eq!(send(&mut other, &cat, "25", "2").status, 303);
    assert!(other.get("/").text().contains("Saved round 2: Ann 21, Bob 0x, Cat 25"));
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 2);
}

#[test]
fn one_form_corrects_one_player_after_the_other() {
    let (env, served) = table("");
    let mut phone = served.phone();
    let page = phone.get("/fix");
    let values = ["game", "round", "key"].map(|name| (name, page.field("score", name)));
    for (name, text) in [("Bob", "23"), ("Cat", "24"), ("Bob", "25")] {
        let player = super::corrections::player(&page, name);
        let mut fields: Vec<_> =
            values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        fields.extend([("player", &*player), ("text", text)]);
        assert_eq!(phone.post("/fix", &fields).status, 303, "{name} {text}");
    }
    let scores = &env.json("board")["rounds"][0];
    let text = scores.to_string();
    assert!(text.contains("25") && text.contains("24"), "{text}");
    assert_eq!(log(&env).iter().filter(|line| line.contains("corrected")).count(), 3);
}

/// Returns two tables of a tournament with a round each, the last at the second.
fn two_tables() -> (TestEnv, Served, [Phone; 2]) {
    let env = TestEnv::new();
    env.ok("tournament new Cup Ann Bob Cat Dan Eve Fay --tables 2 --games 1 --seed 7");
    env.ok("tournament seat");
    let served = Served::start(&env, "");
    let mut phones = [served.phone(), served.phone()];
    for (phone, game) in phones.iter_mut().zip(["1", "2"]) {
        save_row(phone, game);
    }
    (env, served, phones)
}

fn save_row(phone: &mut Phone, game: &str) {
    let page = phone.get(&format!("/enter?game={game}"));
    let values = ["game", "round", "key"].map(|name| (name, page.field("score", name)));
    let mut fields: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("text", "out 20 25"));
    let reply = phone.post("/enter", &fields);
    assert_eq!(reply.status, 303, "{}", reply.text());
}

#[test]
fn a_sheet_offers_to_undo_only_what_was_done_to_its_game() {
    let (env, _served, [mut one, mut other]) = two_tables();
    let rounds = || {
        ["1", "2"].map(|game| {
            let shown = env.json(&format!("game show {game}"));
            shown["rounds"].as_array().unwrap().len()
        })
    };
    assert_eq!(rounds(), [1, 1]);
    assert!(!one.get("/?game=1").body.contains("id=\"undo\""));
    let page = other.get("/?game=2");
    assert_eq!(undo(&mut other, &page).status, 303);
    assert_eq!(rounds(), [1, 0]);
    // What was done before that is the last again, on the sheet of its game.
    assert!(!other.get("/?game=2").body.contains("id=\"undo\""));
    let page = one.get("/?game=1");
    assert_eq!(undo(&mut one, &page).status, 303);
    assert_eq!(rounds(), [0, 0]);
}

#[test]
fn what_was_looked_at_earlier_undoes_nothing_newer() {
    let (env, served) = table("");
    let (mut one, mut other) = (served.phone(), served.phone());
    super::enter_row(&mut one, "20 out 25");
    let page = one.get("/");
    super::enter_row(&mut other, "20 out 26");
    let count = log(&env).len();
    let reply = undo(&mut one, &page);
    assert_eq!(reply.status, 409, "{}", reply.text());
    assert!(reply.text().contains("nothing was undone"), "{}", reply.text());
    assert_eq!(log(&env).len(), count);
    // Where nothing was undone, a link leads to the sheet of that game.
    assert!(reply.body.contains("id=\"to-sheet\" href=\"/?game="), "{}", reply.body);
    // Once the newer one is undone, the older one is the last.
    let page = other.get("/");
    assert_eq!(undo(&mut other, &page).status, 303);
    let page = one.get("/");
    assert!(page.text().contains("Undo round 2"), "{}", page.text());
    assert_eq!(undo(&mut one, &page).status, 303);
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 1);
}

#[test]
fn an_empty_line_is_told_how_scores_are_written() {
    let (_env, served) = table("");
    let mut phone = served.phone();
    for text in ["", "  "] {
        let reply = enter(&mut phone, "Ann", text);
        assert_eq!(reply.status, 422);
        assert!(!reply.text().contains("Only the score of"), "{}", reply.text());
        assert!(reply.text().contains("`Went out`"), "{}", reply.text());
    }
}

#[test]
fn the_whole_round_is_always_a_link_away() {
    let (_env, served) = table("");
    let mut phone = served.phone();
    enter(&mut phone, "Ann", "20");
    let sheet = phone.get("/");
    let page = phone.get(&page_of(&sheet, "Bob"));
    let refused = enter(&mut phone, "Bob", "20 out 25");
    for shown in [&sheet, &page, &refused] {
        assert!(shown.body.contains("id=\"whole\" href=\"/enter?game="), "{}", shown.body);
    }
    let reply = super::enter_row(&mut phone, "20 out 25");
    assert_eq!(reply.status, 303, "{}", reply.text());
    assert!(phone.get("/").text().contains("Saved round 2"));
}

#[test]
fn a_score_that_was_entered_by_mistake_is_removed() {
    let (_env, served) = table("");
    let (mut one, mut other) = (served.phone(), served.phone());
    let bob = page_of(&one.get("/"), "Bob");
    assert!(!one.get(&bob).body.contains("id=\"clear\""));
    enter(&mut one, "Bob", "out");
    let page = other.get(&bob);
    assert!(page.text().contains("Remove Went out"), "{}", page.text());
    let clear = |phone: &mut Phone, page: &Reply| {
        let names = ["game", "round", "key", "player", "clear"];
        let values = names.map(|name| (name, page.field("clear", name)));
        let fields: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        phone.post("/enter", &fields)
    };
    // Another score that came meanwhile is not removed unseen.
    enter(&mut one, "Bob", "20");
    let reply = clear(&mut other, &page);
    assert_eq!(reply.status, 409, "{}", reply.text());
    assert!(one.get("/").text().contains("Bob 20 "), "{}", one.get("/").text());
    let page = other.get(&bob);
    assert_eq!(clear(&mut other, &page).status, 303);
    assert!(one.get("/").text().contains("Tap a name"), "{}", one.get("/").text());
    // Nothing is removed from a round that is recorded.
    enter(&mut one, "Bob", "20");
    let page = other.get(&bob);
    super::enter_row(&mut one, "20 out 25");
    assert_eq!(clear(&mut other, &page).status, 409);
}

#[test]
fn the_player_whose_score_it_is_may_be_named() {
    let (_env, served) = table("");
    let mut phone = served.phone();
    for (text, shown) in [
        ("20 Ann", "Ann 20 "),
        ("Ann 21", "Ann 21 "),
        ("ann=22", "Ann 22 "),
        ("Ann: 23", "Ann 23 "),
        ("I went out", "Ann Went out "),
    ] {
        let reply = enter(&mut phone, "Ann", text);
        assert_eq!(reply.status, 303, "{text}: {}", reply.text());
        assert_shown(&mut phone, shown);
    }
    for (language, texts) in [
        ("sv", ["jag gick ut", "jag spelade inte"]),
        ("da", ["jeg gik ud", "Jeg spillede ikke"]),
        ("da", ["jeg lukkede", "jeg var ikke med"]),
        ("nb", ["jeg gikk ut", "jeg spilte ikke"]),
        ("fi", ["menin ulos", "en pelannut"]),
        ("is", ["ég fór út", "ég spilaði ekki"]),
        ("is", ["Ég lokaði", "ég var ekki með"]),
    ] {
        phone.language = language;
        for (text, score) in texts.into_iter().zip(["Went out", "Did not play"]) {
            let reply = enter(&mut phone, "Ann", text);
            assert_eq!(reply.status, 303, "{text}: {}", reply.text());
            let mut english = served.phone();
            assert_shown(&mut english, &format!("Ann {score} "));
        }
    }
    phone.language = "sv";
    let reply = enter(&mut phone, "Ann", "x1y").text();
    assert!(reply.contains("`Gick ut` eller `Var inte med`"), "{reply}");
    phone.language = "en";
    for text in ["Bob 20", "20 Bob", "Ann 20 Bob 21"] {
        let reply = enter(&mut phone, "Ann", text);
        assert_eq!(reply.status, 422, "{text}");
        assert!(reply.text().contains("Only the score of Ann"), "{text}: {}", reply.text());
    }
}

#[test]
fn what_phones_have_entered_is_shown_in_the_words_of_each() {
    let (_env, served) = table("");
    let (mut one, mut other) = (served.phone(), served.phone());
    other.language = "sv";
    enter(&mut one, "Ann", "out");
    enter(&mut one, "Bob", "-");
    let text = other.get("/").text();
    assert!(text.contains("Ann Gick ut") && text.contains("Bob Var inte med"), "{text}");
    assert!(one.get("/").text().contains("Ann Went out Bob Did not play"));
    enter(&mut other, "Ann", "20");
    let text = other.get("/").text();
    assert!(text.contains("Ann Gick ut / 20"), "{text}");
}
