//! A real Chromium, driven through `chromedriver`.
//!
//! Source: the W3C recommendation WebDriver, and the commands of chromedriver for the
//! network and for the DevTools protocol.

#![allow(clippy::print_stdout, reason = "what is skipped is said")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

/// How long something on a page may take on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// Finds what is to be tapped and is smaller than a thumb needs, 44 pixels.
const SMALL: &str = "
    const tapped = 'a, button, summary, select, label:has(input), input:not([type=hidden], [type=radio])';
    return [...document.querySelectorAll(tapped)].filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return height && (height < 44 || width < 44);
    }).map((one) => one.outerHTML);";

/// `chromedriver`, ended with the test.
pub(crate) struct Driver {
    child: Child,
    port: u16,
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Driver {
    /// Starts it; `None`, and says so, if it or Chromium is not installed.
    pub(crate) fn start() -> Option<Self> {
        static IS_INSTALLED: LazyLock<bool> = LazyLock::new(|| {
            ["chromium", "chromedriver"]
                .iter()
                .all(|program| Command::new(program).arg("--version").output().is_ok())
        });
        if !*IS_INSTALLED {
            println!("skipped: chromium and chromedriver are not installed");
            return None;
        }
        let mut command = Command::new("chromedriver");
        let command = command.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let started = lines.find(|line| line.contains("started successfully on port")).unwrap();
        let port = started.rsplit(' ').next().unwrap().trim_end_matches('.').parse().unwrap();
        // What it prints later is thrown away, so that it never waits.
        thread::spawn(move || lines.for_each(drop));
        Some(Self { child, port })
    }

    /// Opens a browser that prefers a language, of a width and a height in pixels, as a
    /// phone if it is narrow.
    pub(crate) fn open(&self, (width, height): (u32, u32), language: &str) -> Browser {
        let profile = tempfile::tempdir().unwrap();
        let mut options = json!({ "args": [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            format!("--lang={language}"), format!("--window-size={width},{height}"),
            format!("--user-data-dir={}", profile.path().display()),
        ], "prefs": { "intl.accept_languages": language } });
        if width < 600 {
            let metrics =
                json!({ "width": width, "height": height, "pixelRatio": 2, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let capabilities = json!({ "browserName": "chrome", "goog:chromeOptions": options });
        let mut browser = Browser { port: self.port, session: String::new(), _profile: profile };
        let session = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let answer = browser.ask("POST", "", Some(session)).unwrap();
        browser.session = format!("/{}", answer["sessionId"].as_str().unwrap());
        // A page that waits for a free connection is an error.
        browser.tell("/timeouts", json!({ "pageLoad": 30_000 }));
        if width >= 600 {
            // The size of a window is that of its frame too.
            let size = json!({
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
            });
            browser.devtools("Emulation.setDeviceMetricsOverride", size);
        }
        browser
    }
}

/// A window of a browser with a profile of its own.
pub(crate) struct Browser {
    port: u16,
    session: String,
    _profile: tempfile::TempDir,
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.ask("DELETE", "", None);
    }
}

impl Browser {
    /// Sends a command, and returns its value or the name of the error.
    fn ask(&self, method: &str, path: &str, body: Option<Value>) -> Result<Value, String> {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(3 * PATIENCE)).unwrap();
        let request = format!(
            "{method} /session{}{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.session,
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        // The connection stays open: what is read is as long as the head says.
        let mut answer = BufReader::new(stream);
        let (mut length, mut line) = (0, String::new());
        while line != "\r\n" {
            line.clear();
            if answer.read_line(&mut line).map_err(|error| error.to_string())? == 0 {
                return Err("no answer".to_owned());
            }
            let header = line
                .split_once(':')
                .filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
            length = header.map_or(length, |(_, value)| value.trim().parse().unwrap());
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body).map_err(|error| error.to_string())?;
        let value: Value = serde_json::from_slice(&body).map_err(|error| error.to_string())?;
        match value["value"]["error"].as_str() {
            Some(error) => Err(error.to_owned()),
            None => Ok(value["value"].clone()),
        }
    }

    fn tell(&self, path: &str, body: Value) -> Value {
        self.ask("POST", path, Some(body)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    pub(crate) fn go(&self, address: &str) {
        self.tell("/url", json!({ "url": address }));
    }

    pub(crate) fn reload(&self) {
        self.tell("/refresh", json!({}));
    }

    /// Runs a script in the page and returns its value.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.tell("/execute/sync", json!({ "script": script, "args": [] }))
    }

    /// Does something with the element that an XPath finds, again if the page has
    /// changed meanwhile.
    #[track_caller]
    fn with(&self, xpath: &str, path: &str, body: &Value) {
        let start = Instant::now();
        loop {
            let find = json!({ "using": "xpath", "value": xpath });
            let done = self.ask("POST", "/element", Some(find)).and_then(|element| {
                let element = element.as_object().unwrap().values().next().unwrap();
                let path = format!("/element/{}/{path}", element.as_str().unwrap());
                self.ask("POST", &path, Some(body.clone()))
            });
            match done {
                Ok(_) => return,
                Err(error) => {
                    assert!(start.elapsed() < PATIENCE, "{xpath}: {error} on {}", self.text())
                }
            }
            thread::sleep(Duration::from_millis(30));
        }
    }

    #[track_caller]
    pub(crate) fn tap(&self, xpath: &str) {
        self.with(xpath, "click", &json!({}));
    }

    #[track_caller]
    pub(crate) fn type_into(&self, xpath: &str, text: &str) {
        self.with(xpath, "value", &json!({ "text": text }));
    }

    /// Returns the text that the page shows.
    pub(crate) fn text(&self) -> String {
        self.run("return document.body.innerText").as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression is true in the page; what it looks at may be missing.
    #[track_caller]
    pub(crate) fn wait(&self, script: &str) {
        let start = Instant::now();
        let asked = format!("try {{ return Boolean({script}) }} catch {{ return false }}");
        while self.run(&asked) != true {
            assert!(start.elapsed() < PATIENCE, "{script} on {}", self.text());
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// Takes the network away, or gives it back.
    pub(crate) fn set_offline(&self, offline: bool) {
        let conditions = json!({
            "offline": offline, "latency": 0,
            "download_throughput": -1, "upload_throughput": -1,
        });
        self.tell("/chromium/network_conditions", json!({ "network_conditions": conditions }));
    }

    /// Returns how many pages the page has on paper.
    pub(crate) fn printed_pages(&self) -> usize {
        let options = json!({ "preferCSSPageSize": true });
        let printed = self.devtools("Page.printToPDF", options);
        let printed = BASE64_STANDARD.decode(printed["data"].as_str().unwrap()).unwrap();
        let text = String::from_utf8_lossy(&printed);
        text.split("/Type /Page").skip(1).filter(|after| !after.starts_with('s')).count()
    }

    /// Runs a command of the DevTools protocol.
    fn devtools(&self, command: &str, options: Value) -> Value {
        self.tell("/goog/cdp/execute", json!({ "cmd": command, "params": options }))
    }

    /// Checks that nothing is wider than the window, cut off or too small for a thumb, and
    /// writes a picture of the page, light and dark, into the folder if there is one.
    #[track_caller]
    pub(crate) fn picture(&self, folder: Option<&Path>, name: &str) {
        // A phone makes a page that is too wide smaller, so that its window is as wide.
        let wide = "const page = document.documentElement;
            return page.scrollWidth - page.clientWidth";
        let wide = self.run(wide);
        assert!(wide.as_i64().unwrap() <= 0, "{name} is {wide} pixels too wide");
        let cut = "return [...document.querySelectorAll('nav a, button, .button')]
            .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML)";
        assert_eq!(self.run(cut), json!([]), "{name}");
        let small = self.run(SMALL);
        assert_eq!(small, json!([]), "{name}");
        for scheme in folder.map_or(&[][..], |_| &["light", "dark"]) {
            let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
            self.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
            let shot = json!({ "captureBeyondViewport": true });
            let picture = self.devtools("Page.captureScreenshot", shot);
            let picture = BASE64_STANDARD.decode(picture["data"].as_str().unwrap()).unwrap();
            let file = format!("{name}-{scheme}.png");
            fs::write(folder.unwrap().join(file), picture).unwrap();
        }
    }
}
