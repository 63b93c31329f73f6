//! Servers beside each other, on each platform: one at an address, several on a database.
//! `tests/smoke` runs this too.

use crate::env::TestEnv;
use crate::serve::{Served, enter_row};

#[test]
fn phones_enter_a_round_at_each_of_two_servers_and_one_address_has_one_server() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    let mut one = Served::start(&env, "");
    let other = Served::start(&env, "");
    let taken = env.error(&format!("serve --port {}", one.address.port()));
    assert!(taken.contains("another server may be running"), "{taken}");
    for (server, text) in [(&one, "out 13"), (&other, "20 out")] {
        let mut phone = server.phone();
        assert_eq!(enter_row(&mut phone, text).status, 303);
    }
    assert_eq!(env.json("board")["rounds"].as_array().unwrap().len(), 2);
    // Each shows what others record, and the links stay when a server is started again.
    env.ok("score out 8");
    let mut phone = other.phone();
    assert!(phone.get("/").text().contains("Round 4: deal 6"));
    one.kill();
    let again = Served::start_at(&env, one.address.port(), "");
    assert_eq!(again.links, one.links);
    assert!(again.phone().get("/").text().contains("Round 4: deal 6"));
}
