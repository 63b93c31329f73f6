//! `crowns serve`: the table on the phones.

use std::fs;
use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use qrcode::types::QrError;

use crate::cli::args::tournament::{TournamentArg, TournamentByArg, tournament_page};
use crate::cli::commands::report::last_page;
use crate::cli::commands::tournament::listed;
use crate::cli::context::now;
use crate::cli::prelude::*;
use crate::game::{DeviceId, is_digits};
use crate::render::report::{PageView, Report, SeatLists, StandingsReport};
use crate::serve::{self, Host, Options, Role, Secrets, ServedReport};
use crate::store::{Access, AtomicFile, IdGenerator, Overwrite, this_device};
use crate::tournament::TournamentGame;

/// Show the table on phones, and enter scores from them
///
/// Prints a link for a browser; anyone who has it can enter scores. With `--lan`,
/// phones on the same network can open it from a QR code.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns serve --lan
  crowns serve --lan --read-only
  crowns serve --lan --pin 4711

The link stays the same when the server is restarted; `--new-link` makes
another one. docs/serve.md describes the pages and who can open them.")]
pub(crate) struct Args {
    /// Serve phones on the same network; name the address if this machine has several
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, value_parser = address)]
    lan: Option<Option<IpAddr>>,

    /// Port to listen on [default: 7455]
    #[arg(long, value_name = "PORT", default_value_t = 7455, hide_default_value = true)]
    port: u16,

    /// Print a second link, which shows the game and cannot change it
    #[arg(long)]
    read_only: bool,

    /// Ask for this PIN too, of 4 to 12 digits
    #[arg(long, value_name = "PIN", value_parser = pin)]
    pin: Option<String>,

    /// Make new links; the old ones stop working
    #[arg(long)]
    new_link: bool,
}

fn address(text: &str) -> Result<IpAddr, &'static str> {
    text.parse().map_err(|_| "the address must be one of this machine, such as 192.168.1.5")
}

fn pin(text: &str) -> Result<String, &'static str> {
    let is_pin = (4..=12).contains(&text.len()) && is_digits(text);
    is_pin.then(|| text.to_owned()).ok_or("a PIN has 4 to 12 digits")
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let ip = match args.lan {
        None => IpAddr::V4(Ipv4Addr::LOCALHOST),
        Some(Some(address)) => address,
        Some(None) => address_in_network().ok_or_else(|| {
            let hint = Hint::new("name the address of this machine, as in `--lan=192.168.1.5`");
            Failure::new("this machine is not connected to a network").hint(hint)
        })?,
    };
    let file = context.file()?;
    // What is odd about the database is said before anybody looks at a page.
    drop(context.open()?);
    let secrets = secrets(context, args.new_link)?;
    let listener = listen(SocketAddr::new(ip, args.port))?;
    let address = listener.local_addr().about(|| "cannot use the network")?;
    let host = Database { device: this_device(&context.device_file()?)?, file };
    print(page(&args, address, &secrets)?)?;
    match args.lan {
        Some(_) => note(
            "anyone on this network who has a link can open the pages; Ctrl-C stops the server",
        ),
        None => note(
            "only this machine can open the pages; `--lan` lets phones in, with a QR code; Ctrl-C \
             stops the server",
        ),
    }
    let options =
        Options { listener, secrets, pin: args.pin.clone(), language: context.style.language };
    serve::serve(options, host).about(|| "cannot serve pages")?;
    Ok(Outcome::Yes)
}

/// Returns the links, and for phones the first one as a QR code.
fn page(args: &Args, address: SocketAddr, secrets: &Secrets) -> Result<String> {
    let link = |role| format!("http://{address}/?k={}", secrets.of(role));
    let mut text = String::new();
    if args.lan.is_some() {
        text += &(qr_code(&link(Role::Writes)).map_err(Failure::english)? + "\n");
    }
    text += &(link(Role::Writes) + "\n");
    if args.read_only {
        text += &format!("{} (read only)\n", link(Role::Reads));
    }
    Ok(text)
}

/// Draws a QR code in lines of characters, two dots above each other in each: light on
/// dark, as terminals mostly are.
fn qr_code(text: &str) -> Result<String, QrError> {
    let code = QrCode::with_error_correction_level(text, qrcode::EcLevel::L)?;
    let mut code = code.render::<Dense1x2>();
    Ok(code.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

fn listen(address: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address).map_err(|error| {
        let hint = match error.kind() {
            ErrorKind::AddrInUse => {
                Some("another server may be running; choose another port with `--port`")
            }
            ErrorKind::AddrNotAvailable => {
                Some("this machine has another address; `--lan` alone finds it")
            }
            _ => None,
        };
        let hint = hint.map(Hint::new);
        Failure::english(error).about(format!("cannot serve at {address}")).hint(hint)
    })
}

/// Returns the address that this machine has in its network, `None` if it is in none.
fn address_in_network() -> Option<IpAddr> {
    // Nothing is sent: the system says from where it would be.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    Some(ip).filter(|ip| !ip.is_unspecified() && !ip.is_loopback())
}

/// Returns the secrets of the links, which are the same at each start: phones go on after it.
fn secrets(context: &Context, new: bool) -> Result<Secrets> {
    let path = context.device_file()?.with_file_name("links");
    let kept = fs::read_to_string(&path).ok().and_then(|text| Secrets::parse(&text));
    if let Some(kept) = kept.filter(|_| !new) {
        return Ok(kept);
    }
    let secrets = Secrets::random().map_err(Failure::english)?;
    AtomicFile::write(&path, Access::Private, secrets.text().as_bytes(), Overwrite::Allowed)
        .about(|| format!("cannot write `{}`", path.display()))?;
    Ok(secrets)
}

/// The database that the pages show.
struct Database {
    device: DeviceId,
    file: PathBuf,
}

impl Host for Database {
    fn now(&self) -> DateTime<Utc> {
        now().unwrap_or_else(|_| Utc::now())
    }

    fn open(&self) -> Result<Store, String> {
        Store::open(&self.file, self.device, IdGenerator::random(), self.now())
            .map_err(|error| error.to_string())
    }

    fn file(&self) -> &Path {
        &self.file
    }

    fn report(
        &self,
        report: ServedReport,
        reader: &Reader<'_>,
        language: Language,
    ) -> Result<String, String> {
        let view = PageView { part: true, ..PageView::default() };
        let report = match report {
            ServedReport::Standings => standings(reader, view, language),
            ServedReport::Night => last_page(reader, view, language),
            ServedReport::Tournament => tournament(reader, view, language),
        };
        report.map_err(|failure| failure.message(language.words()))
    }
}

fn standings(reader: &Reader<'_>, view: PageView, language: Language) -> Result<String> {
    let selection = Selection::new(GameSelection::default(), None);
    let ranked = RankedStandings::count(reader, &selection, &RankingArgs::default())?;
    Ok(StandingsReport { page: ranked.page(&selection) }.html(view, language))
}

/// Writes the standings of the last tournament, its seats by name, and the tables of
/// the game that is played.
fn tournament(reader: &Reader<'_>, view: PageView, language: Language) -> Result<String> {
    let stored = TournamentArg::default().find(reader)?;
    let standings = TournamentByArg::default().standings(&stored);
    let games: Vec<_> = stored.games.iter().map(|game| listed(game, &stored)).collect();
    let is_unfinished = |game: &TournamentGame| game.finished() < game.tables.len();
    let played = stored.games.iter().position(is_unfinished).unwrap_or(games.len().max(1) - 1);
    let lists = |games| SeatLists { tournament: &stored.tournament.start.name, games };
    let played = games.get(played..=played).unwrap_or_default();
    Ok(tournament_page(&stored, &standings).html(view, language)
        + &lists(played).by_table(view, language)
        + &lists(&games).by_name(view, language))
}
