//! What is left where the program ends by a fault of its own: a file beside the log, with what is needed to find it and
//! nothing of whoever plays. The hook must not do harm: it takes no lock that the thread may hold, the log's among
//! them; a thread of its own writes the file, waited for a moment only, and whose own panic ends only itself.

use std::backtrace::Backtrace;
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use jiff::Timestamp;

use base::i18n::Lang;
use base::phrase::{Phrase, phrase};
use club::store::disk::Trouble;
use club::store::{Folders, stamp};

use super::{Private, facts};

pub const MOST: usize = 5;
/// How many of the log's last lines are told, and how many bytes they have at most.
const LINES: usize = 40;
const BYTES: u64 = 20_000;
const PATIENCE: Duration = Duration::from_secs(5);
const NAME: (&str, &str) = ("crash-", ".txt");
/// Holds the name of the last report that the window has told of.
const TOLD: &str = "crash-told";

/// Whether a report is being written: a panic meanwhile gets none.
static WRITING: AtomicBool = AtomicBool::new(false);

/// Whether the toolkit is still looking for a display. It panics where it finds none, which is no fault of this program.
static OPENING: AtomicBool = AtomicBool::new(false);

/// What the toolkit does until it calls back by [`opened`]; the error is what it panicked with.
pub fn opening<T>(toolkit: impl FnOnce() -> T) -> Result<T, String> {
    OPENING.store(true, Ordering::SeqCst);
    let done = panic::catch_unwind(panic::AssertUnwindSafe(toolkit));
    match done {
        Err(payload) if OPENING.load(Ordering::SeqCst) => {
            Err(payload.downcast_ref::<String>().cloned().unwrap_or_default())
        }
        Err(payload) => panic::resume_unwind(payload),
        Ok(done) => Ok(done),
    }
}

pub fn opened() {
    OPENING.store(false, Ordering::SeqCst);
}

/// From now on a panic of any thread leaves a report behind, in the folder of the log, and says so on standard error.
pub fn watch() {
    let folders = Folders::find().ok();
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if OPENING.load(Ordering::SeqCst) {
            return;
        }
        before(info);
        if !WRITING.swap(true, Ordering::SeqCst) {
            report(Panicked::of(info), folders.clone());
            WRITING.store(false, Ordering::SeqCst);
        }
    }));
}

struct Panicked {
    thread: String,
    place: String,
    message: String,
    trace: Backtrace,
}

impl Panicked {
    fn of(info: &PanicHookInfo<'_>) -> Self {
        Self {
            thread: thread::current().name().unwrap_or_default().to_owned(),
            place: info.location().map(ToString::to_string).unwrap_or_default(),
            message: info.payload_as_str().unwrap_or_default().to_owned(),
            trace: Backtrace::force_capture(),
        }
    }

    fn text(&self, folders: &Folders, now: Timestamp) -> String {
        let private = Private::of_system().with_names(folders);
        let facts: Vec<String> = facts().iter().map(|fact| fact.line(Lang::En)).collect();
        let log: Vec<String> = last_lines(&folders.log_file()).iter().map(|line| private.cleaned(line)).collect();
        let head = [
            ("Time", stamp(now)),
            ("Thread", self.thread.clone()),
            ("Place", private.shortened(&self.place)),
            ("Message", private.cleaned(&self.message)),
        ];
        let head = head.map(|(name, value)| format!("{name}: {value}"));
        let trace = private.shortened(&self.trace.to_string());
        let parts = [
            ("Wurfzabel has stopped by a fault of its own", head.join("\n")),
            ("Program and system", facts.join("\n")),
            ("Where it was", trace.trim_end().to_owned()),
            ("The end of the log", log.join("\n")),
        ];
        parts.map(|(name, text)| format!("{name}\n\n{text}\n")).join("\n")
    }
}

fn report(panicked: Panicked, folders: Option<Folders>) {
    let (said, answer) = mpsc::channel();
    let job = move || {
        let lang = Lang::of_system();
        let done = folders.map(|folders| keep(folders.log(), &panicked.text(&folders, Timestamp::now())));
        let phrase = match done {
            Some(Ok(path)) => phrase!("report-crashed", path = path.display().to_string()),
            Some(Err(error)) => phrase!("report-crashed-untold", why = Trouble::from(error).phrase()),
            None => phrase!("report-crashed-untold", why = Phrase::new("store-not-found")),
        };
        // Nobody waits any more: then nobody is told.
        let _ = said.send(lang.say(&phrase));
    };
    if thread::Builder::new().spawn(job).is_ok()
        && let Ok(line) = answer.recv_timeout(PATIENCE)
    {
        // This thread may hold it already, and then gets it once more; where there is nobody to read, nothing is said.
        let _ = writeln!(io::stderr(), "{line}");
    }
}

fn keep(folder: &Path, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let kept = reports(folder);
    for old in kept.iter().take((kept.len() + 1).saturating_sub(MOST)) {
        // One that stays is one too many, no more.
        let _ = fs::remove_file(old);
    }
    // Later ones come later in the order of names, also within a second.
    let (head, tail) = NAME;
    let time = Timestamp::now().strftime("%Y-%m-%d-%H-%M-%S-%3f");
    let path = folder.join(format!("{head}{time}{tail}"));
    let mut file = File::create_new(&path)?;
    if let Err(error) = file.write_all(text.as_bytes()).and_then(|()| file.sync_all()) {
        // Half a report helps nobody.
        let _ = fs::remove_file(&path);
        return Err(error);
    }
    Ok(path)
}

/// All reports in a folder, the oldest first.
fn reports(folder: &Path) -> Vec<PathBuf> {
    let is_one = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(NAME.0) && name.ends_with(NAME.1))
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut all: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_one).collect();
    all.sort();
    all
}

/// The newest report, where nobody was told of it yet; from now on they were.
pub fn untold(folders: &Folders) -> Option<PathBuf> {
    let newest = reports(folders.log()).pop()?;
    let name = newest.file_name()?.to_str()?.to_owned();
    let told = folders.log().join(TOLD);
    if fs::read_to_string(&told).is_ok_and(|told| told >= name) {
        return None;
    }
    // Where that cannot be kept they are told again.
    let _ = fs::write(told, name);
    Some(newest)
}

fn last_lines(path: &Path) -> Vec<String> {
    let read = || -> io::Result<Vec<u8>> {
        let mut file = File::open(path)?;
        let begin = file.metadata()?.len().saturating_sub(BYTES);
        file.seek(SeekFrom::Start(begin))?;
        let mut bytes = Vec::new();
        file.take(BYTES).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let text = String::from_utf8_lossy(&read().unwrap_or_default()).into_owned();
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(LINES)..].iter().map(|line| (*line).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_reports_are_kept_and_each_is_told_of_once() -> io::Result<()> {
        let home = tempfile::tempdir()?;
        let folders = Folders::at(home.path());
        assert_eq!(untold(&folders), None);
        let mut kept = Vec::new();
        for number in 0..MOST + 3 {
            kept.push(keep(home.path(), &number.to_string())?);
            thread::sleep(Duration::from_millis(2));
        }
        assert_eq!(reports(home.path()), kept[3..]);
        assert_eq!(untold(&folders).as_ref(), kept.last());
        assert_eq!(untold(&folders), None);
        let another = keep(home.path(), "another")?;
        assert_eq!(untold(&folders), Some(another));
        Ok(())
    }

    #[test]
    fn of_a_long_log_the_end_is_told() -> io::Result<()> {
        let home = tempfile::tempdir()?;
        let path = home.path().join("wurfzabel.log");
        assert!(last_lines(&path).is_empty());
        fs::write(&path, (0..100_000).map(|line| format!("line {line}\n")).collect::<String>())?;
        let lines = last_lines(&path);
        assert_eq!((lines.len(), lines.last().map(String::as_str)), (LINES, Some("line 99999")));
        Ok(())
    }
}
