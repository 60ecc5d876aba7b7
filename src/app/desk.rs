//! What all screens share: settings, folders, the look of the system, what is to be said.

use std::thread;

use iced::futures::channel::{mpsc, oneshot};
use iced::{Size, Task};
use jiff::tz::TimeZone;

use crate::app::outside::Outside;
use crate::app::sounds::Sounds;
use crate::app::theme::Ui;
use crate::draw::{Hue, Palette};
use crate::game::options::Values;
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::sound::Clip;
use crate::store::archive::Archive;
use crate::store::paths::Folders;
use crate::store::settings::{Look, Settings, SettingsFile};
use crate::table::Title;
use crate::trainer::{Event, Practice};

/// How what is said is meant; the theme has a sign and a colour for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What was asked for is done. It is said until the person goes on to another screen.
    Done,
    /// It goes on, but not as one would expect.
    Warned,
    /// What was asked for was not done.
    Refused,
}

/// Something to be said to the person, until they dismiss it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What.
    pub phrase: Phrase,
    /// How it is meant.
    pub tone: Tone,
}

/// What all screens share.
#[derive(Debug)]
pub struct Desk {
    /// The settings; changed by [`Desk::change`], which keeps them.
    settings: Settings,
    /// Where they are kept; `None` where they are not.
    file: Option<SettingsFile>,
    /// The folders before the settings had a say in them.
    usual: Option<Folders>,
    /// What is known of the archive's files, so that a list is not read twice.
    pub archive: Archive,
    /// Whom to ask for files and viewers.
    pub outside: Outside,
    /// The window's size, logical pixels.
    pub window: Size,
    /// Whether the system looks dark.
    pub dark: bool,
    /// The trainer, while its screens are open.
    practice: Option<Practice>,
    /// A language given on the command line; it holds for this run.
    pub lang: Option<Lang>,
    /// The system's language.
    system_lang: Lang,
    notices: Vec<Notice>,
    /// What plays, and what was played.
    pub(super) sounds: Sounds,
    /// What a microphone hears where nobody is asked ([`Outside::Nobody`]); without, there is none.
    pub given: Option<Clip>,
}

impl Desk {
    /// A desk whose settings and matches lie in `folders`; without them nothing is kept.
    #[must_use]
    pub fn new(folders: Option<Folders>) -> Self {
        let loaded = folders.as_ref().map(Settings::load);
        let (settings, file, notices) = match loaded {
            Some(loaded) => (loaded.settings, Some(loaded.file), loaded.notices),
            None => (Settings::default(), None, Vec::new()),
        };
        let mut desk = Self {
            settings,
            file,
            usual: folders,
            archive: Archive::new(),
            outside: Outside::default(),
            window: Size::new(1280.0, 800.0),
            dark: false,
            practice: None,
            lang: None,
            system_lang: Lang::of_system(),
            notices: Vec::new(),
            sounds: Sounds::default(),
            given: None,
        };
        for notice in notices {
            desk.warn(notice.phrase());
        }
        desk
    }

    /// Where things are kept; `None` where there is no place.
    #[must_use]
    pub fn folders(&self) -> Option<Folders> {
        let moved = self.settings.data_folder.as_ref().map(AsRef::as_ref);
        self.usual.clone().map(|folders| folders.with_data(moved))
    }

    /// The settings.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings and keeps them at once; where that fails, it is said and they hold for this run.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.settings.clone();
        change(&mut self.settings);
        if self.settings == before {
            return;
        }
        if self.settings.volume != before.volume {
            self.turn();
        }
        let recall = self.settings.practice.recall;
        if let Some(practice) = self.practice.as_mut().filter(|_| recall != before.practice.recall) {
            practice.retain(recall.get() as u8, TimeZone::system());
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
        match Practice::open(self.folders().as_ref(), self.settings.practice.recall.get() as u8, TimeZone::system()) {
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
    #[must_use]
    pub fn practice(&self) -> Option<&Practice> {
        self.practice.as_ref()
    }

    /// Keeps what happened in the trainer, all or none; whether it counts. Where not, it is said why.
    pub fn practise(&mut self, events: Vec<Event>) -> bool {
        match self.practice.as_mut().map(|practice| practice.keep(events)) {
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

    /// How long a computer player waits before each step, milliseconds; not at all where nobody looks on.
    #[must_use]
    pub fn pause(&self) -> u16 {
        match self.outside {
            Outside::System => self.settings.pause.get(),
            Outside::Nobody => 0,
        }
    }

    /// How the board of that game is laid out.
    #[must_use]
    pub fn layout(&self, title: &dyn Title) -> Values {
        self.settings().layouts.get(title.key()).cloned().unwrap_or_default()
    }

    /// The language of all words.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang.or(self.settings.lang).unwrap_or(self.system_lang)
    }

    /// What every view needs to know, in the accent of the program itself.
    #[must_use]
    pub fn ui(&self) -> Ui {
        let dark = match self.settings.look {
            Look::System => self.dark,
            Look::Light => false,
            Look::Dark => true,
        };
        Ui {
            lang: self.lang(),
            palette: if dark { Palette::Dark } else { Palette::Light },
            accent: Hue::Ruby,
            text: f32::from(self.settings.text_size.get()) / 100.0,
            window: self.window,
            still: self.settings.reduced_motion,
        }
    }

    /// Says that what was asked for is done.
    pub fn done(&mut self, phrase: Phrase) {
        self.say(Notice { phrase, tone: Tone::Done });
    }

    /// Says what is not as one would expect, and logs it.
    pub fn warn(&mut self, phrase: Phrase) {
        log::warn!("{}", Lang::En.say(&phrase));
        self.say(Notice { phrase, tone: Tone::Warned });
    }

    /// Says that what was asked for was not done, and logs it.
    pub fn alarm(&mut self, phrase: Phrase) {
        log::error!("{}", Lang::En.say(&phrase));
        self.say(Notice { phrase, tone: Tone::Refused });
    }

    fn say(&mut self, notice: Notice) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// What is to be said, the oldest first.
    #[must_use]
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Forgets what went well: whoever has gone on has read it.
    pub fn dismiss_done(&mut self) {
        self.notices.retain(|notice| notice.tone != Tone::Done);
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

/// Does something long on a thread of its own; the task ends with its answer.
///
/// Dropping the task drops the answer; the thread itself runs to its end, so the work is to be bounded.
pub fn work<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Task<T> {
    let (sender, receiver) = oneshot::channel();
    let started = thread::Builder::new().name("work".to_owned()).spawn(move || {
        // Nobody waits any more: the answer is not wanted.
        let _ = sender.send(job());
    });
    match started {
        Ok(_) => Task::future(receiver).then(|answer| answer.map_or_else(|_| Task::none(), Task::done)),
        Err(error) => {
            log::error!("no thread could be started: {error}");
            Task::none()
        }
    }
}

/// Does something very long on a thread of its own, which says something again and again; `job` is given whom to tell,
/// and learns from it whether anybody still listens. Where nobody does, it is to end.
pub fn reports<T: Send + 'static>(job: impl FnOnce(&dyn Fn(T) -> bool) + Send + 'static) -> Task<T> {
    let (sender, receiver) = mpsc::unbounded();
    let tell = move || job(&|what| sender.unbounded_send(what).is_ok());
    match thread::Builder::new().name("reports".to_owned()).spawn(tell) {
        Ok(_) => Task::stream(receiver),
        Err(error) => {
            log::error!("no thread could be started: {error}");
            Task::none()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use iced_test::futures::futures::StreamExt;
    use iced_test::futures::futures::executor::block_on;
    use iced_test::runtime::task::into_stream;

    use super::reports;

    #[test]
    fn who_reports_learns_that_nobody_listens_any_more() {
        let (ended, end) = mpsc::channel();
        let task = reports(move |tell| {
            let told = (0_u32..).take_while(|number| tell(*number)).count();
            ended.send(told).expect("the test waits for it");
        });
        let mut heard = into_stream(task).expect("it says something").map(|action| format!("{action:?}"));
        let first: Vec<_> = (0..3).filter_map(|_| block_on(heard.next())).collect();
        assert_eq!(first.len(), 3, "{first:?}");
        assert!(end.try_recv().is_err(), "it goes on as long as somebody listens");
        drop(heard);
        assert!(end.recv_timeout(Duration::from_secs(60)).is_ok_and(|told| told >= 3));
    }
}
