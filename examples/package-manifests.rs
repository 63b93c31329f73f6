//! Writes the manifests of packages that others build from a release: a PKGBUILD for
//! Arch Linux, and manifests for scoop and winget. `sha256.sum` is of the release.
//!
//! ```sh
//! cargo run --example package-manifests -- target/distrib/sha256.sum target/packages
//! ```

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

const VERSION: &str = env!("CARGO_PKG_VERSION");
const DESCRIPTION: &str = env!("CARGO_PKG_DESCRIPTION");
const LICENSE: &str = env!("CARGO_PKG_LICENSE");
const REPOSITORY: &str = env!("CARGO_PKG_REPOSITORY");

const SOURCE: &str = "source.tar.gz";
const WINDOWS: &str = "crowns-x86_64-pc-windows-msvc.zip";

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let sums = args.next().context("name the `sha256.sum` of a release")?;
    let folder = args.next().context("name a directory to write to")?;
    let sums = fs::read_to_string(&sums).with_context(|| format!("cannot read `{sums}`"))?;
    for (name, text) in manifests(&sums)? {
        let path = Path::new(&folder).join(name);
        fs::create_dir_all(path.parent().context("a file is in a directory")?)?;
        fs::write(path, text)?;
    }
    Ok(())
}

/// Returns the path and the text of each manifest.
fn manifests(sums: &str) -> Result<[(String, String); 5]> {
    let sum = |file: &str| {
        let line = sums.lines().find(|line| line.ends_with(file));
        let sum = line.and_then(|line| line.split_whitespace().next());
        sum.with_context(|| format!("there is no checksum of `{file}`"))
    };
    let (source, windows) = (sum(SOURCE)?, sum(WINDOWS)?);
    let winget = |name: &str| format!("winget/crowns{name}.yaml");
    Ok([
        ("arch/PKGBUILD".to_owned(), pkgbuild(source)),
        ("scoop/crowns.json".to_owned(), scoop(windows)),
        (winget(""), winget_manifest("version", "DefaultLocale: en-US\n")),
        (winget(".installer"), winget_manifest("installer", &winget_installer(windows))),
        (winget(".locale.en-US"), winget_manifest("defaultLocale", &winget_locale())),
    ])
}

fn release() -> String {
    format!("{REPOSITORY}/releases/download/v{VERSION}")
}

fn pkgbuild(sum: &str) -> String {
    let release = release();
    let licenses = LICENSE.replace(" OR ", "' '");
    format!(
        r#"pkgname=crowns
pkgver={VERSION}
pkgrel=1
pkgdesc='{DESCRIPTION}'
arch=('x86_64' 'aarch64')
url='{REPOSITORY}'
license=('{licenses}')
depends=('gcc-libs')
makedepends=('cargo')
optdepends=('git: sync through a repository' 'less: long output')
source=("crowns-$pkgver.tar.gz::{release}/{SOURCE}")
sha256sums=('{sum}')

build() {{
    cd "crowns-$pkgver"
    cargo build --locked --profile dist
    target/dist/crowns man target/man
}}

check() {{
    cd "crowns-$pkgver"
    target/dist/crowns check --round 1 7D 9D JOKER QS
}}

package() {{
    cd "crowns-$pkgver"
    install -Dm755 target/dist/crowns -t "$pkgdir/usr/bin"
    install -Dm644 target/man/*.1 -t "$pkgdir/usr/share/man/man1"
    install -Dm644 completions/crowns.bash "$pkgdir/usr/share/bash-completion/completions/crowns"
    install -Dm644 completions/_crowns -t "$pkgdir/usr/share/zsh/site-functions"
    install -Dm644 completions/crowns.fish -t "$pkgdir/usr/share/fish/vendor_completions.d"
    install -Dm644 LICENSE-MIT -t "$pkgdir/usr/share/licenses/crowns"
}}
"#
    )
}

fn scoop(sum: &str) -> String {
    let release = release();
    let licenses = LICENSE.replace(" OR ", "|");
    format!(
        r#"{{
    "version": "{VERSION}",
    "description": "{DESCRIPTION}",
    "homepage": "{REPOSITORY}",
    "license": "{licenses}",
    "architecture": {{
        "64bit": {{
            "url": "{release}/{WINDOWS}",
            "hash": "{sum}"
        }}
    }},
    "bin": "crowns.exe",
    "checkver": "github",
    "autoupdate": {{
        "architecture": {{
            "64bit": {{
                "url": "{REPOSITORY}/releases/download/v$version/{WINDOWS}"
            }}
        }}
    }}
}}
"#
    )
}

fn winget_manifest(kind: &str, fields: &str) -> String {
    format!(
        "# yaml-language-server: $schema=https://aka.ms/winget-manifest.{kind}.1.6.0.schema.json\n\
         PackageIdentifier: crowns.crowns\n\
         PackageVersion: {VERSION}\n\
         {fields}\
         ManifestType: {kind}\n\
         ManifestVersion: 1.6.0\n"
    )
}

fn winget_installer(sum: &str) -> String {
    let release = release();
    let sum = sum.to_uppercase();
    format!(
        "InstallerType: zip\n\
         NestedInstallerType: portable\n\
         NestedInstallerFiles:\n\
         - RelativeFilePath: crowns.exe\n  PortableCommandAlias: crowns\n\
         Installers:\n\
         - Architecture: x64\n  InstallerUrl: {release}/{WINDOWS}\n  InstallerSha256: {sum}\n"
    )
}

fn winget_locale() -> String {
    format!(
        "PackageLocale: en-US\n\
         Publisher: crowns\n\
         PackageName: crowns\n\
         PackageUrl: {REPOSITORY}\n\
         License: {LICENSE}\n\
         ShortDescription: {DESCRIPTION}\n"
    )
}
