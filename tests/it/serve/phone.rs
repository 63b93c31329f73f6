//! A server that is started for a test, and phones that open its pages.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use crate::env::TestEnv;

/// `crowns serve`, ended with the test.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: SocketAddr,
    /// The lines that it printed: its links.
    pub(crate) links: Vec<String>,
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Served {
    /// Starts a server at a free port.
    pub(crate) fn start(env: &TestEnv, options: &str) -> Self {
        Self::start_at(env, 0, options)
    }

    pub(crate) fn start_at(env: &TestEnv, port: u16, options: &str) -> Self {
        let mut command = env.command(&format!("serve --port {port} {options}"));
        let mut child = command.stderr(Stdio::null()).spawn().unwrap();
        let count = 1 + usize::from(options.contains("--read-only"));
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let links: Vec<_> = lines.filter(|line| line.starts_with("http")).take(count).collect();
        let address = links[0].strip_prefix("http://").unwrap().split('/').next().unwrap();
        Self { address: address.parse().unwrap(), child, links }
    }

    /// Kills the server, as `kill -9` does.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Stops the server, as Ctrl-C does.
    #[cfg(unix)]
    pub(crate) fn stop(&mut self) {
        let pid = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
        assert!(self.child.wait().unwrap().success());
    }

    /// Stops the server for a while, as where the network hangs, or lets it go on.
    #[cfg(unix)]
    pub(crate) fn hang(&self, hangs: bool) {
        let pid = rustix::process::Pid::from_child(&self.child);
        let signal =
            if hangs { rustix::process::Signal::STOP } else { rustix::process::Signal::CONT };
        rustix::process::kill_process(pid, signal).unwrap();
    }

    /// Returns the most memory that the server has used so far, in kB; 0 where the
    /// system does not say.
    pub(crate) fn memory(&self) -> u64 {
        let status = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(status).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        line.map_or(0, |line| line.trim().trim_end_matches(" kB").parse().unwrap())
    }

    /// Returns a phone that has opened the link.
    pub(crate) fn phone(&self) -> Phone {
        self.phone_with(&self.links[0])
    }

    pub(crate) fn phone_with(&self, link: &str) -> Phone {
        let mut phone = self.stranger();
        let path = link.split_whitespace().next().unwrap();
        let path = &path[path.find("/?").unwrap()..];
        assert_eq!(phone.get(path).status, 303);
        phone
    }

    /// Returns a browser that has no link.
    pub(crate) fn stranger(&self) -> Phone {
        Phone { address: self.address, cookies: BTreeMap::new(), language: "en" }
    }
}

/// A browser on a phone.
#[derive(Debug, Clone)]
pub(crate) struct Phone {
    address: SocketAddr,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) language: &'static str,
}

/// What a server has answered.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    /// Returns the value of a header, empty if it is missing.
    pub(crate) fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
    }

    /// Returns the value of a hidden field of the form of this id.
    pub(crate) fn field(&self, form: &str, name: &str) -> String {
        let form = self.body.split_once(&format!("id=\"{form}\"")).expect(form).1;
        let value = form.split_once(&format!("name=\"{name}\" value=\"")).expect(name).1;
        value.split('"').next().unwrap().to_owned()
    }

    /// Returns the text of the page, without tags and with blanks for them.
    pub(crate) fn text(&self) -> String {
        let main = self.body.split_once("<main").map_or(&*self.body, |(_, main)| main);
        let parts = main.split('<').filter_map(|part| part.split_once('>'));
        let text: Vec<_> = parts.map(|(_, text)| text).collect();
        text.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

impl Phone {
    /// Loads a page and keeps its cookies.
    pub(crate) fn get(&mut self, path: &str) -> Reply {
        let reply = self.send(&self.request("GET", path, "", ""));
        self.remember(&reply);
        reply
    }

    /// Sends a form as a page of the server does, and keeps the cookies.
    pub(crate) fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let pair = |(name, value): &(&str, &str)| format!("{name}={}", encoded(value));
        let body = fields.iter().map(pair).collect::<Vec<_>>().join("&");
        let origin = format!("Origin: http://{}\r\n", self.address);
        let reply = self.send(&self.request("POST", path, &origin, &body));
        self.remember(&reply);
        reply
    }

    /// Sends a form and loads the page that is shown after it.
    pub(crate) fn post_and_follow(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let reply = self.post(path, fields);
        assert_eq!(reply.status, 303, "{}", reply.text());
        let location = reply.header("location").to_owned();
        self.get(&location)
    }

    pub(crate) const fn address(&self) -> SocketAddr {
        self.address
    }

    fn remember(&mut self, reply: &Reply) {
        for line in reply.head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            let (name, value) = line.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
    }

    /// Writes a request; lines of the head end with a line break.
    pub(crate) fn request(&self, method: &str, path: &str, more: &str, body: &str) -> String {
        let host = format!("Host: {}\r\n", self.address);
        let host = if more.contains("Host: ") { "" } else { &host };
        let cookies: Vec<_> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let content = match method {
            "POST" => format!(
                "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n",
                body.len()
            ),
            _ => String::new(),
        };
        format!(
            "{method} {path} HTTP/1.1\r\n{host}Cookie: {}\r\nAccept-Language: {}\r\n\
             Connection: close\r\n{content}{more}\r\n{body}",
            cookies.join("; "),
            self.language
        )
    }

    /// Sends bytes and returns the answer; one of status 0 if there is no server, or
    /// the connection was closed without any.
    pub(crate) fn send(&self, request: &str) -> Reply {
        let Ok(mut stream) = TcpStream::connect(self.address) else {
            return Reply { status: 0, head: String::new(), body: String::new() };
        };
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        // Who is refused may be cut off before all is sent.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
        let status = head.split(' ').nth(1).map_or(0, |status| status.parse().unwrap());
        Reply { status, head: head.to_owned(), body: body.to_owned() }
    }

    /// Opens what is live.
    pub(crate) fn watch(&self) -> Watch {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        stream.write_all(self.request("GET", "/events", "", "").as_bytes()).unwrap();
        let mut watch = Watch(BufReader::new(stream));
        watch.next();
        watch
    }
}

/// The events that a phone is sent.
pub(crate) struct Watch(BufReader<TcpStream>);

impl Watch {
    /// Waits for the next event; `None` once the connection is closed.
    pub(crate) fn try_next(&mut self) -> Option<()> {
        let mut line = String::new();
        while self.0.read_line(&mut line).is_ok_and(|length| length > 0) {
            if line.starts_with("data: ") {
                return Some(());
            }
            line.clear();
        }
        None
    }

    /// Waits for the next event, and returns its data and how long that took.
    pub(crate) fn next(&mut self) -> (String, Duration) {
        let start = Instant::now();
        let mut line = String::new();
        loop {
            line.clear();
            assert!(self.0.read_line(&mut line).unwrap() > 0, "the connection was closed");
            if let Some(data) = line.strip_prefix("data: ") {
                return (data.trim().to_owned(), start.elapsed());
            }
        }
    }
}

fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// Enters the scores of all in a row, as it is typed where a link of the sheet leads.
pub(crate) fn enter_row(phone: &mut Phone, text: &str) -> Reply {
    let sheet = phone.get("/");
    let (_, link) = sheet.body.split_once("id=\"whole\" href=\"").expect("a link");
    let page = phone.get(link.split('"').next().unwrap());
    let values = ["game", "round", "key"].map(|name| (name, page.field("score", name)));
    let mut fields: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("text", text));
    phone.post("/enter", &fields)
}
