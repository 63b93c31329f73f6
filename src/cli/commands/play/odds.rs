//! Odds are worked out in a thread of their own: the screen does not wait.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use crate::odds::Answer;
use crate::render::ask::OddsRequest;
use crate::screen::Message;

/// How often an answer is looked for while one is to come.
const SOON: Duration = Duration::from_millis(20);

/// The thread that works out odds, and what is expected of it.
pub(super) struct OddsWorker {
    requests: Sender<OddsRequest>,
    answers: Receiver<(OddsRequest, Option<Answer>)>,
    /// What was asked last, until it is answered.
    pending: Option<OddsRequest>,
}

impl OddsWorker {
    /// Starts the thread, which ends with the process.
    pub(super) fn start() -> io::Result<Self> {
        let (requests, asked) = channel::<OddsRequest>();
        let (tell, answers) = channel();
        let work = move || {
            while let Ok(request) = asked.recv() {
                // What was asked before is not wanted any more.
                let request = asked.try_iter().last().unwrap_or(request);
                let answer = request.answer();
                if tell.send((request, answer)).is_err() {
                    return;
                }
            }
        };
        thread::Builder::new().name("odds".to_owned()).spawn(work)?;
        Ok(Self { requests, answers, pending: None })
    }

    pub(super) fn ask(&mut self, request: OddsRequest) {
        self.pending = self.requests.send(request.clone()).ok().map(|()| request);
    }

    /// Returns how long to wait for a key: an answer that is to come is shown soon.
    pub(super) fn wait(&self, usual: Duration) -> Duration {
        if self.pending.is_some() { SOON } else { usual }
    }

    /// Returns the answer to what was asked last, once, if it is there.
    pub(super) fn answer(&mut self) -> Option<Message> {
        let pending = self.pending.as_ref()?;
        let (request, answer) = self.answers.try_iter().find(|(request, _)| request == pending)?;
        self.pending = None;
        Some(Message::Odds(Box::new(request), answer))
    }
}
