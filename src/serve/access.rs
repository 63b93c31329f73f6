//! Who may open the pages: the secret of a link, and a PIN in addition, of which nobody
//! can try them all.

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use uuid::Uuid;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Reads,
    Writes,
}

/// The secrets of a server, 128 random bits each as 32 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secrets {
    writes: String,
    reads: String,
    /// Is sent to nobody: what a browser gets for the right PIN follows from it.
    pins: String,
}

impl Secrets {
    /// Returns new secrets.
    ///
    /// # Errors
    ///
    /// Those of the random numbers of the system.
    pub fn random() -> Result<Self, getrandom::Error> {
        Ok(Self { writes: random_digits()?, reads: random_digits()?, pins: random_digits()? })
    }

    /// Reads what [`text`](Self::text) wrote, `None` if it is something else.
    pub fn parse(text: &str) -> Option<Self> {
        let is_secret =
            |line: &&str| line.len() == 32 && line.bytes().all(|digit| digit.is_ascii_hexdigit());
        let lines: Vec<_> = text.lines().filter(is_secret).map(str::to_owned).collect();
        let [writes, reads, pins] = lines.try_into().ok()?;
        Some(Self { writes, reads, pins })
    }

    pub fn text(&self) -> String {
        format!("{}\n{}\n{}\n", self.writes, self.reads, self.pins)
    }

    pub fn of(&self, role: Role) -> &str {
        match role {
            Role::Reads => &self.reads,
            Role::Writes => &self.writes,
        }
    }
}

/// Returns 128 random bits as hexadecimal digits.
pub(super) fn random_digits() -> Result<String, getrandom::Error> {
    let mut bits = [0; 16];
    getrandom::fill(&mut bits)?;
    Ok(Uuid::from_bytes(bits).simple().to_string())
}

pub(super) struct Access {
    secrets: Secrets,
    pin: Option<String>,
    /// What a browser gets for the right PIN, `None` if none is asked for.
    pub(super) pin_token: Option<String>,
    /// How many wrong PINs were given lately, by anybody: who has the link may try them.
    wrong_pins: Arc<AtomicUsize>,
}

impl Access {
    pub(super) fn new(secrets: Secrets, pin: Option<String>) -> Self {
        let namespace = Uuid::parse_str(&secrets.pins).unwrap_or_default();
        let token = |pin: &String| Uuid::new_v5(&namespace, pin.as_bytes()).simple().to_string();
        Self { pin_token: pin.as_ref().map(token), pin, secrets, wrong_pins: Arc::default() }
    }

    /// Returns the role of the link with this secret, `None` if there is none.
    pub(super) fn role(&self, secret: &str) -> Option<Role> {
        // Both are compared, whichever it is.
        let same = |role| is_same(secret, self.secrets.of(role)).then_some(role);
        let [writes, reads] = [Role::Writes, Role::Reads].map(same);
        writes.or(reads)
    }

    /// Returns `true` if this is the PIN, or if none is asked for.
    pub(super) fn is_pin(&self, typed: &str) -> bool {
        self.pin.as_deref().is_none_or(|pin| is_same(typed, pin))
    }

    pub(super) fn has_too_many_wrong_pins(&self) -> bool {
        self.wrong_pins.load(Ordering::Relaxed) >= WRONG_PINS
    }

    /// Counts a wrong PIN for a minute.
    pub(super) fn add_wrong_pin(&self) {
        let count = Arc::clone(&self.wrong_pins);
        count.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(60)).await;
            count.fetch_sub(1, Ordering::Relaxed);
        });
    }

    /// Returns `true` if a browser gave the PIN, or if none is asked for.
    pub(super) fn has_pin(&self, token: Option<&str>) -> bool {
        let is_token = |right: &str| token.is_some_and(|token| is_same(token, right));
        self.pin_token.as_deref().is_none_or(is_token)
    }
}

/// Compares two texts in a time that tells nothing of where they differ.
fn is_same(one: &str, other: &str) -> bool {
    let differences = one.bytes().zip(other.bytes());
    let differences =
        differences.fold(0, |differences, (one, other)| black_box(differences | (one ^ other)));
    one.len() == other.len() && differences == 0
}

const WRONG_PINS: usize = 10;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_random_and_read_back() {
        let secrets = Secrets::random().unwrap();
        assert!(Secrets::parse(&secrets.text()) == Some(secrets.clone()));
        assert!(Secrets::random().unwrap() != secrets);
        assert!(secrets.of(Role::Reads) != secrets.of(Role::Writes));
        assert!(Secrets::parse("").is_none());
        assert!(Secrets::parse(&secrets.text().replace('\n', "")).is_none());
    }

    #[test]
    fn a_link_gives_its_role_and_nothing_else_does() {
        let secrets = Secrets::random().unwrap();
        let access = Access::new(secrets.clone(), None);
        assert_eq!(access.role(secrets.of(Role::Writes)), Some(Role::Writes));
        assert_eq!(access.role(secrets.of(Role::Reads)), Some(Role::Reads));
        for wrong in ["", "0", &secrets.of(Role::Writes)[1..], &secrets.pins, &secrets.text()] {
            assert_eq!(access.role(wrong), None, "{wrong}");
        }
        assert!(access.has_pin(None));
    }

    #[test]
    fn a_pin_is_asked_for_and_another_one_is_worth_nothing() {
        let secrets = Secrets::random().unwrap();
        let access = |pin: &str| Access::new(secrets.clone(), Some(pin.to_owned()));
        let right = access("4711");
        assert!(right.is_pin("4711") && !right.is_pin("4712") && !right.is_pin(""));
        assert!(right.has_pin(right.pin_token.as_deref()));
        assert!(!right.has_pin(None) && !right.has_pin(Some("")));
        assert!(!right.has_pin(access("4712").pin_token.as_deref()));
    }
}
