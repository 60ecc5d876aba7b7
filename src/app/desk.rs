//! What all screens share: settings, folders, the look of the system, what is to be said.

use std::path::Path;
use std::time::Duration;

use iced::Size;
use jiff::tz::TimeZone;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::app::keys::{self, Keys};
use crate::app::notice::{Notice, Tone};
use crate::app::outside::Outside;
use crate::app::theme::{self, Ui};
use crate::app::watch::Watch;
use crate::draw::sheet::Paper;
use crate::draw::{Hue, Palette, Seats};
use crate::game::options::Values;
use crate::i18n::Lang;
use crate::phrase::{Phrase, phrase};
use crate::report::crash;
use crate::shelf::{self, printing};
use crate::sound::Clip;
use crate::store::index::Archive;
use crate::store::learnt::Learnt;
use crate::store::paths::Folders;
use crate::store::people::People;
use crate::store::settings::{Look, Settings, SettingsFile};
use crate::table::Title;
use crate::trainer::{Clock, Event, Practice};

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

/// How many numbers there are from which dice are drawn.
const SEEDS: u32 = 1_000_000_000;

/// The keys of the settings, for as long as the program runs: every view has them, and somebody changes a few in a life.
fn lasting(settings: &Settings) -> &'static Keys {
    if settings.keys.is_empty() { &keys::USUAL } else { Box::leak(Box::new(Keys::read(&settings.keys))) }
}

/// What all screens share.
#[derive(Debug)]
pub struct Desk {
    /// The settings; changed by [`Desk::change`], which keeps them.
    settings: Settings,
    /// The chosen keys.
    keys: &'static Keys,
    /// Where they are kept; `None` where they are not.
    file: Option<SettingsFile>,
    /// The folders before the settings had a say in them.
    usual: Option<Folders>,
    /// All matches.
    pub archive: Archive,
    /// How long a screen waits for the archive to be in step with its files before it shows what is known.
    pub patience: Duration,
    /// Whether the archive is behind its files, so that a thread has to catch up.
    behind: bool,
    /// Who plays here.
    people: People,
    /// How often that has changed.
    people_turns: u64,
    /// How well everybody plays, and of which state of the archive and of the people on which day that is.
    ratings: Option<Rated>,
    /// How far lessons have come.
    learnt: Learnt,
    /// Whom to ask for files and viewers.
    pub outside: Outside,
    /// The paper that is usual where the system is.
    pub usual_paper: Paper,
    /// What time it is.
    pub watch: Watch,
    /// What everything is drawn from that is left to chance: the seeds of matches, lots, what a drill asks.
    pub chance: ChaCha8Rng,
    /// The window's size, logical pixels.
    pub window: Size,
    /// Whether the system looks dark.
    pub dark: bool,
    /// The trainer, while its screens are open.
    practice: Option<Practice>,
    /// The championship that is being set up, while its page is not open.
    pub founding: Option<Draft>,
    /// How the archive was left in this sitting.
    pub archive_left: Left,
    /// The championship, while its screens are open.
    championship: Option<Open>,
    /// How often that has become another, or has gone on.
    championship_turns: u64,
    /// A language given on the command line; it holds for this run.
    pub lang: Option<Lang>,
    /// The system's language.
    system_lang: Lang,
    notices: Vec<Notice>,
    /// What is announced.
    announced: Announced,
    /// What plays, and what was played.
    sounds: Sounds,
    /// What a microphone hears where nobody is asked ([`Outside::Nobody`]); without, there is none.
    pub given: Option<Clip>,
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
            outside: Outside::default(),
            usual_paper: printing::usual_paper(),
            watch: Watch::default(),
            chance: ChaCha8Rng::seed_from_u64(rand::random()),
            window: Size::new(1280.0, 800.0),
            dark: false,
            practice: None,
            founding: None,
            archive_left: Left::default(),
            championship: None,
            championship_turns: 0,
            lang: None,
            system_lang: Lang::of_system(),
            notices: Vec::new(),
            announced: Announced::default(),
            sounds: Sounds::default(),
            given: None,
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

    /// Where things are kept; `None` where there is no place.
    pub fn folders(&self) -> Option<Folders> {
        let moved = self.settings.data_folder.as_ref().map(AsRef::as_ref);
        self.usual.clone().map(|folders| folders.with_data(moved))
    }

    /// Brings the archive into step with its files, as far as that takes no time that anybody would notice; the rest is
    /// done on a thread. What there is to say about it is said.
    pub fn catch_up(&mut self) {
        let done = self.archive.catch_up(self.patience).map_err(|error| error.phrase());
        self.behind |= self.heed(done) == Some(false);
        for phrase in self.archive.said() {
            self.warn(phrase);
        }
    }

    /// Whether a thread has to bring the archive into step; asked once.
    pub fn is_behind(&mut self) -> bool {
        std::mem::take(&mut self.behind)
    }

    /// The settings.
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

    /// The trainer, while it is open.
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

    /// What is printed on: what was chosen last, or what is usual here.
    pub fn paper(&self) -> Paper {
        let last = self.settings.print.paper.as_deref();
        last.and_then(|paper| paper.parse().ok()).unwrap_or(self.usual_paper)
    }

    /// How the board of that game is laid out.
    pub fn layout(&self, title: &dyn Title) -> Values {
        self.settings().layouts.get(title.key()).cloned().unwrap_or_default()
    }

    /// What the dice of a match are drawn from: a number that can be said and typed.
    pub fn seed(&mut self) -> u64 {
        u64::from(self.chance.random_range(0..SEEDS))
    }

    /// The language of all words.
    pub fn lang(&self) -> Lang {
        self.lang.or(self.settings.lang).unwrap_or(self.system_lang)
    }

    /// What every view needs to know, in the accent of the program itself.
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

    /// Says that what was asked for is done.
    pub fn done(&mut self, phrase: Phrase) {
        self.say(Notice { phrase, tone: Tone::Done, folder: None });
    }

    /// Says what is not as one would expect, and logs it.
    pub fn warn(&mut self, phrase: Phrase) {
        log::warn!("{}", Lang::En.say(&phrase));
        self.say(Notice { phrase, tone: Tone::Warned, folder: None });
    }

    /// Says that the program has crashed, where nobody was told of it yet, with the way to the report.
    pub fn tell_of_crash(&mut self) {
        let Some(path) = self.folders().as_ref().and_then(crash::untold) else { return };
        let phrase = phrase!("report-crashed-before", path = path.display().to_string());
        self.say(Notice { phrase, tone: Tone::Warned, folder: path.parent().map(Path::to_owned) });
    }

    /// Opens a folder outside.
    pub fn open_folder(&mut self, folder: &Path) {
        if let Err(error) = self.outside.open(folder) {
            log::warn!("{} is not opened: {error}", folder.display());
            self.warn(phrase!("report-not-opened", path = folder.display().to_string()));
        }
    }

    /// Says that what was asked for was not done, and logs it.
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

    /// What has come of something; where it failed, it is said why.
    pub fn heed<T>(&mut self, done: Result<T, impl Into<Phrase>>) -> Option<T> {
        done.map_err(|why| self.alarm(why.into())).ok()
    }

    /// What is to be said, the oldest first.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Forgets the first so many: whoever has gone on to another screen has read them.
    pub fn dismiss_first(&mut self, count: usize) {
        self.notices.drain(..count.min(self.notices.len()));
    }

    /// Forgets all notices: what is tried anew says anew how it went.
    pub fn dismiss_all(&mut self) {
        self.notices.clear();
    }

    /// Forgets the oldest notice.
    pub fn dismiss(&mut self) {
        if !self.notices.is_empty() {
            self.notices.remove(0);
        }
    }
}
