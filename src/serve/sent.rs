//! What phones have sent, so that it is done once and the last that was sent counts.

use std::collections::VecDeque;

use super::request::Fields;
use super::visitor::Phone;

/// The most forms that are remembered.
const REMEMBERED: usize = 1000;

/// The name of the field that has the number of what a phone has sent.
const NUMBER: &str = "nth";

/// The forms that phones have sent, the newest last.
#[derive(Debug, Default)]
pub(super) struct SentForms(VecDeque<SentForm>);

#[derive(Debug)]
struct SentForm {
    phone: Phone,
    fields: Fields,
    /// What was said about it once it was done, if anything.
    done: Option<Option<String>>,
}

impl SentForm {
    /// Returns `true` for the form of this key, for the same player if it has several.
    fn is_of(&self, phone: &Phone, fields: &Fields) -> bool {
        self.phone == *phone
            && ["key", "player"].iter().all(|name| self.fields.text(name) == fields.text(name))
    }
}

impl SentForms {
    /// Takes note of a form with a key. Returns what was said if it was done before: a phone
    /// that did not hear the answer sends it again. Nothing is said about what is late: the
    /// phone has sent something else since.
    pub(super) fn receive(&mut self, phone: &Phone, fields: &Fields) -> Option<Option<String>> {
        fields.given("key")?;
        let place = self.0.iter().position(|form| form.is_of(phone, fields));
        let known = place.and_then(|place| self.0.get(place));
        if let Some(known) = known.filter(|known| known.fields.are_same_but(NUMBER, fields))
            && known.done.is_some()
        {
            return known.done.clone();
        }
        let number: u64 = fields.number(NUMBER);
        let is_newer =
            |form: &SentForm| form.phone == *phone && form.fields.number::<u64>(NUMBER) > number;
        if number > 0 && self.0.iter().any(is_newer) {
            return Some(None);
        }
        if let Some(place) = place {
            self.0.remove(place);
        }
        self.0.push_back(SentForm { phone: phone.clone(), fields: fields.clone(), done: None });
        if self.0.len() > REMEMBERED {
            self.0.pop_front();
        }
        None
    }

    /// Remembers that what was received is done, and what was said about it.
    pub(super) fn remember(&mut self, phone: &Phone, fields: &Fields, said: Option<String>) {
        if let Some(form) = self.0.iter_mut().rfind(|form| form.is_of(phone, fields)) {
            form.done = Some(said);
        }
    }
}
