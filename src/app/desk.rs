//! What all screens share: settings, folders, the look of the system, what is to be said.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use iced::Size;
use jiff::tz::TimeZone;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use base::draw::sheet::Paper;
use base::draw::{Hue, Palette, Seats};
use base::i18n::Lang;
use base::phrase::{Phrase, phrase};
use club::printing;
use club::store::index::Archive;
use club::store::learnt::Learnt;
use club::store::paths::Folders;
use club::store::people::People;
use club::store::settings::{self, Look, Settings, SettingsFile};
use club::trainer::{Clock, Event, Practice};
use games::game::options::Values;
use games::shelf;
use games::table::Title;
use voice::sound::Clip;

use crate::app::keys::{self, Keys};
use crate::app::notice::{Notice, Tone};
use crate::app::outside::Outside;
use crate::app::reviews::Reviews;
use crate::app::theme::{self, Ui};
use crate::app::watch::Watch;
use crate::report::crash;

pub mod announced;
pub mod championship;
pub mod draft;
pub mod lessons;
pub mod people;
pub mod sieve;
pub mod sounds;

use announced::Announced;
use championship::Open;
use draft::Draft;
use people::Rated;
use sieve::Left;
use sounds::Sounds;

const SEEDS: u32 = 1_000_000_000;

/// The keys of the settings, for as long as the program runs: every view has them, and somebody changes a few in a life.
fn lasting(settings: &Settings) -> &'static Keys {
    if settings.keys.is_empty() { &keys::USUAL } else { Box::leak(Box::new(Keys::read(&settings.keys))) }
}

#[derive(Clone)]
pub struct Change(Arc<dyn Fn(&mut Settings) + Send + Sync>);

impl Change {
    pub fn new(change: impl Fn(&mut Settings) + Send + Sync + 'static) -> Self {
        Self(Arc::new(change))
    }
}

pub fn lay_out(title: &dyn Title, key: &'static str, how: impl Into<String>) -> Change {
    let (game, how) = (title.key(), how.into());
    Change::new(move |settings| {
        let kept = Some(how.clone()).filter(|how| !how.is_empty());
        settings::keep(&mut settings.layouts, (game, key), kept);
    })
}

impl fmt::Debug for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Change")
    }
}

#[derive(Debug)]
pub struct Desk {
    /// The settings; changed by [`Desk::change`], which keeps them.
    settings: Settings,
    keys: &'static Keys,
    file: Option<SettingsFile>,
    /// The folders before the settings had a say in them.
    usual: Option<Folders>,
    pub archive: Archive,
    /// How long a screen waits for the archive to be in step with its files before it shows what is known.
    pub patience: Duration,
    behind: bool,
    people: People,
    people_turns: u64,
    ratings: Option<Rated>,
    learnt: Learnt,
    /// The keys of the games of which a match was played to its end, as the archive was last brought into step.
    finished: BTreeSet<String>,
    /// Those of the games of which a match was begun, then or since.
    begun: BTreeSet<String>,
    pub outside: Outside,
    pub usual_paper: Paper,
    pub watch: Watch,
    pub chance: ChaCha8Rng,
    /// Logical pixels.
    pub window: Size,
    pub dark: bool,
    practice: Option<Practice>,
    /// The championship that is being set up, while its page is not open.
    pub founding: Option<Draft>,
    pub archive_left: Left,
    pub lesson_left: bool,
    /// Whether what was called last at a table was typed: whoever types goes on typing.
    pub types_calls: bool,
    championship: Option<Open>,
    championship_turns: u64,
    taken_in: Option<Phrase>,
    /// A language given on the command line; it holds for this run.
    pub lang: Option<Lang>,
    system_lang: Lang,
    notices: Vec<Notice>,
    announced: Announced,
    sounds: Sounds,
    /// What a microphone hears where nobody is asked ([`Outside::Nobody`]); without, there is none.
    pub given: Option<Clip>,
    pub reviews: Reviews,
}

impl Desk {
    /// A desk whose settings and matches lie in `folders`; without them nothing is kept.
    pub fn new(folders: Option<Folders>) -> Self {
        let loaded = folders.as_ref().map(Settings::load);
        let (settings, file, notices) = match loaded {
            Some(loaded) => (loaded.settings, Some(loaded.file), loaded.notices),
            None => (Settings::default(), None, Vec::new()),
        };
        let mut desk = Self {
            keys: lasting(&settings),
            settings,
            file,
            usual: folders,
            archive: Archive::new(None, TimeZone::UTC),
            patience: Duration::MAX,
            behind: false,
            people: People::default(),
            people_turns: 0,
            ratings: None,
            learnt: Learnt::default(),
            finished: BTreeSet::new(),
            begun: BTreeSet::new(),
            outside: Outside::default(),
            usual_paper: printing::usual_paper(),
            watch: Watch::default(),
            chance: ChaCha8Rng::seed_from_u64(rand::random()),
            window: Size::new(1280.0, 800.0),
            dark: false,
            practice: None,
            founding: None,
            archive_left: Left::default(),
            lesson_left: false,
            types_calls: false,
            championship: None,
            championship_turns: 0,
            taken_in: None,
            lang: None,
            system_lang: Lang::of_system(),
            notices: Vec::new(),
            announced: Announced::default(),
            sounds: Sounds::default(),
            given: None,
            reviews: Reviews::default(),
        };
        for notice in notices {
            desk.warn(notice.phrase());
        }
        shelf::adorn(&desk.settings.layouts);
        desk.archive = Archive::new(desk.folders(), desk.watch.zone());
        desk.read_people();
        desk.read_learnt();
        desk
    }

    pub fn folders(&self) -> Option<Folders> {
        let moved = self.settings.data_folder.as_ref().map(AsRef::as_ref);
        self.usual.clone().map(|folders| folders.with_data(moved))
    }

    /// Takes no longer than `patience`: the rest is done on a thread. What there is to say about it is said.
    pub fn catch_up(&mut self) {
        let done = self.archive.catch_up(self.patience).map_err(|error| error.phrase());
        self.behind |= self.ok_or_notify(done) == Some(false);
        (self.finished, self.begun) = (self.archive.finished_games(), self.archive.begun_games());
        for phrase in self.archive.said() {
            self.warn(phrase);
        }
    }

    /// Whether a thread has to bring the archive into step; asked once.
    pub fn is_behind(&mut self) -> bool {
        std::mem::take(&mut self.behind)
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings and keeps them at once; where that fails, it is said and they hold for this run.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        let (before, folders) = (self.settings.clone(), self.folders());
        change(&mut self.settings);
        if self.settings == before {
            return;
        }
        if self.folders() != folders {
            self.archive = Archive::new(self.folders(), self.watch.zone());
        }
        if self.settings.keys != before.keys {
            self.keys = lasting(&self.settings);
        }
        if self.settings.layouts != before.layouts {
            shelf::adorn(&self.settings.layouts);
        }
        if self.settings.volume != before.volume {
            self.turn();
        }
        let recall = self.settings.practice.recall;
        if let Some(practice) = self.practice.as_mut().filter(|_| recall != before.practice.recall) {
            practice.retain(recall.get() as u8);
        }
        match self.file.as_mut().map(|file| file.save(&self.settings)) {
            Some(Ok(notices)) => {
                for notice in notices {
                    self.warn(notice.phrase());
                }
            }
            Some(Err(error)) => self.alarm(error.phrase()),
            None => {}
        }
    }

    pub fn set(&mut self, change: &Change) {
        self.change(|settings| (change.0)(settings));
    }

    /// Opens the trainer; whether it could be opened. Where not, it is said why.
    pub fn open_practice(&mut self) -> bool {
        if self.practice.is_some() {
            return true;
        }
        let clock = Clock::new(self.watch.zone(), self.watch.now());
        match Practice::open(self.folders().as_ref(), self.settings.practice.recall.get() as u8, clock) {
            Ok((practice, notices)) => {
                for notice in notices {
                    self.warn(notice.phrase());
                }
                self.practice = Some(practice);
                true
            }
            Err(error) => {
                self.alarm(error.phrase());
                false
            }
        }
    }

    pub fn practice(&self) -> Option<&Practice> {
        self.practice.as_ref()
    }

    /// Keeps what happened in the trainer, all or none; whether it counts. Where not, it is said why.
    pub fn practise(&mut self, events: Vec<Event>) -> bool {
        let now = self.watch.now();
        match self.practice.as_mut().map(|practice| practice.at(now).keep(events)) {
            Some(Ok(())) => true,
            Some(Err(error)) => {
                self.alarm(error.phrase());
                false
            }
            None => false,
        }
    }

    /// Closes the trainer, so that another window may open it.
    pub fn close_practice(&mut self) {
        self.practice = None;
    }

    pub fn paper(&self) -> Paper {
        let last = self.settings.print.paper.as_deref();
        last.and_then(|paper| paper.parse().ok()).unwrap_or(self.usual_paper)
    }

    pub fn layout(&self, title: &dyn Title) -> Values {
        self.settings().layouts.get(title.key()).cloned().unwrap_or_default()
    }

    /// What the dice of a match are drawn from: a number that can be said and typed.
    pub fn seed(&mut self) -> u64 {
        u64::from(self.chance.random_range(0..SEEDS))
    }

    pub fn lang(&self) -> Lang {
        self.lang.or(self.settings.lang).unwrap_or(self.system_lang)
    }

    pub fn ui(&self) -> Ui {
        let palette = match self.settings.look {
            Look::System => Palette::of_screen(self.dark, false),
            Look::Light => Palette::Light,
            Look::Dark => Palette::Dark,
            Look::StarkLight => Palette::StarkLight,
            Look::StarkDark => Palette::StarkDark,
        };
        Ui {
            lang: self.lang(),
            keys: self.keys,
            palette,
            accent: Hue::Ruby,
            seats: Seats::default(),
            text: f32::from(self.settings.text_size.get()) / 100.0 * theme::grows(self.window),
            window: self.window,
            still: self.settings.reduced_motion,
            large_cursor: self.settings.large_cursor.unwrap_or(palette.is_stark()),
            large_targets: self.settings.large_targets,
        }
    }

    pub fn done(&mut self, phrase: Phrase) {
        self.say(Notice { phrase, tone: Tone::Done, folder: None });
    }

    pub fn warn(&mut self, phrase: Phrase) {
        log::warn!("{}", Lang::En.say(&phrase));
        self.say(Notice { phrase, tone: Tone::Warned, folder: None });
    }

    pub fn tell_of_crash(&mut self) {
        let Some(path) = self.folders().as_ref().and_then(crash::untold) else { return };
        let phrase = phrase!("report-crashed-before", path = path.display().to_string());
        self.say(Notice { phrase, tone: Tone::Warned, folder: path.parent().map(Path::to_owned) });
    }

    pub fn open_folder(&mut self, folder: &Path) {
        if let Err(error) = self.outside.open(folder) {
            log::warn!("{} is not opened: {error}", folder.display());
            self.warn(phrase!("report-not-opened", path = folder.display().to_string()));
        }
    }

    pub fn alarm(&mut self, phrase: Phrase) {
        log::error!("{}", Lang::En.say(&phrase));
        self.say(Notice { phrase, tone: Tone::Refused, folder: None });
    }

    fn say(&mut self, notice: Notice) {
        if !self.notices.contains(&notice) {
            self.announce(self.lang().sentence(&notice.phrase));
            self.notices.push(notice);
        }
    }

    pub fn ok_or_notify<T>(&mut self, done: Result<T, impl Into<Phrase>>) -> Option<T> {
        done.map_err(|why| self.alarm(why.into())).ok()
    }

    pub fn unsay(&mut self, id: &str) {
        self.notices.retain(|notice| notice.phrase.id != id);
    }

    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Forgets the first so many: whoever has gone on to another screen has read them.
    pub fn dismiss_first(&mut self, count: usize) {
        self.notices.drain(..count.min(self.notices.len()));
    }

    /// Forgets what was said to have been done: whoever goes on has read it.
    pub fn dismiss_done(&mut self) {
        self.notices.retain(|notice| notice.tone != Tone::Done);
    }

    /// Forgets what was done and what was refused; a warning stays until it is read.
    pub fn dismiss_answers(&mut self) {
        self.notices.retain(|notice| notice.tone == Tone::Warned);
    }

    /// Forgets all notices: what is tried anew says anew how it went.
    pub fn dismiss_all(&mut self) {
        self.notices.clear();
    }

    pub fn dismiss(&mut self) {
        if !self.notices.is_empty() {
            self.notices.remove(0);
        }
    }
}
