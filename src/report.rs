//! What a report of a fault needs to know: of the program, how it was built, and where it runs. Nothing of whoever plays.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use base::i18n::Lang;
use base::phrase::Phrase;
use club::store::Folders;
use games::game::record;

pub mod crash;
mod private;

pub use private::Private;

#[derive(Clone, Debug, PartialEq)]
pub struct Fact {
    /// Its key, for programs.
    pub key: &'static str,
    pub name: &'static str,
    /// A text, or whether it is so; nothing where that is not known.
    pub value: Value,
}

impl Fact {
    pub fn line(&self, lang: Lang) -> String {
        let say = |id| lang.say(&Phrase::new(id));
        let value = match &self.value {
            Value::Bool(true) => say("report-yes"),
            Value::Bool(false) => say("report-no"),
            Value::Null => say("report-unknown"),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        format!("{}: {value}", say(self.name))
    }
}

pub fn json(facts: &[Fact]) -> Value {
    facts.iter().map(|fact| (fact.key.to_owned(), fact.value.clone())).collect::<Map<_, _>>().into()
}

pub fn facts() -> Vec<Fact> {
    let features =
        [("gui", cfg!(feature = "gui")), ("sound", cfg!(feature = "sound")), ("wgpu", cfg!(feature = "wgpu"))];
    let features: Vec<&str> = features.into_iter().filter(|(_, on)| *on).map(|(name, _)| name).collect();
    let folders = Folders::find().ok().map(moved);
    let private = Private::of_system();
    let folder = |of: fn(&Folders) -> &Path| match &folders {
        Some(folders) => private.shortened(&of(folders).display().to_string()).into(),
        None => Value::Null,
    };
    let locales: Vec<String> = sys_locale::get_locales().collect();
    let fact = |key, name, value| Fact { key, name, value };
    vec![
        fact("version", "report-version", env!("CARGO_PKG_VERSION").into()),
        fact("records", "report-records", record::VERSION.into()),
        fact("target", "report-target", env!("WURFZABEL_TARGET").into()),
        fact("profile", "report-profile", env!("WURFZABEL_PROFILE").into()),
        fact("features", "report-features", features.join(", ").into()),
        fact("rustc", "report-rustc", env!("WURFZABEL_RUSTC").into()),
        fact("system", "report-system", system().into()),
        fact("display", "report-display", text(display().join(", "))),
        fact("desktop", "report-desktop", variable("XDG_CURRENT_DESKTOP").map_or(Value::Null, Value::from)),
        fact("locale", "report-locale", text(locales.join(", "))),
        fact("data", "report-data", folder(Folders::data)),
        fact("settings", "report-settings", folder(Folders::config)),
        fact("log", "report-log", folder(Folders::log)),
        fact("sound", "report-sound", cfg!(feature = "sound").into()),
        fact("screen_reader", "report-screen-reader", screen_reader()),
    ]
}

fn text(text: String) -> Value {
    if text.is_empty() { Value::Null } else { text.into() }
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// The folders with the data where the settings say. Nothing is set aside here, whatever the file holds.
fn moved(folders: Folders) -> Folders {
    let file = fs::read(folders.settings()).ok();
    let settings: Option<Value> = file.and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let data = settings.and_then(|settings| Some(PathBuf::from(settings.get("data_folder")?.as_str()?)));
    folders.with_data(data.as_deref())
}

fn system() -> String {
    let quoted = |text: &str, before: &str, after: &str| {
        let (_, rest) = text.split_once(before)?;
        Some(rest.split_once(after)?.0.to_owned())
    };
    let read = |path: &str| fs::read_to_string(path).ok();
    let named = read("/etc/os-release").and_then(|text| quoted(&text, "PRETTY_NAME=\"", "\"")).or_else(|| {
        let text = read("/System/Library/CoreServices/SystemVersion.plist")?;
        let version = text.split_once("<key>ProductVersion</key>")?.1;
        Some(format!("macOS {}", quoted(version, "<string>", "</string>")?))
    });
    let kernel = read("/proc/sys/kernel/osrelease").map(|release| format!("Linux {}", release.trim()));
    let parts = [named, kernel].into_iter().flatten().collect::<Vec<_>>();
    let parts = if parts.is_empty() { std::env::consts::OS.to_owned() } else { parts.join(", ") };
    format!("{parts}, {}", std::env::consts::ARCH)
}

fn display() -> Vec<String> {
    let by = [("WAYLAND_DISPLAY", "Wayland"), ("DISPLAY", "X11")].into_iter();
    let by = by.filter(|(name, _)| variable(name).is_some()).map(|(_, by)| by.to_owned());
    by.chain(variable("XDG_SESSION_TYPE").map(|kind| format!("XDG_SESSION_TYPE={kind}"))).collect()
}

/// Whether the bus of screen readers is there; elsewhere the system itself is the way to them.
fn screen_reader() -> Value {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return cfg!(feature = "gui").into();
    }
    let socket = variable("XDG_RUNTIME_DIR").and_then(|folder| fs::read_dir(Path::new(&folder).join("at-spi")).ok());
    let mut entries = socket.into_iter().flatten().flatten();
    (variable("AT_SPI_BUS_ADDRESS").is_some()
        || entries.any(|entry| entry.file_name().to_string_lossy().starts_with("bus")))
    .into()
}
