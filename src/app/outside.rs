//! What the system does for us: dialogs for files and folders, the viewer for a finished PDF; and that it ends the program.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use iced::Task;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outside {
    #[default]
    System,
    /// Nobody: there are no dialogs, and nothing is opened. For tests.
    Nobody,
}

#[derive(Clone, Debug)]
pub struct Kind {
    pub name: String,
    /// Its endings, without the dot.
    pub endings: &'static [&'static str],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Chosen(PathBuf),
    Cancelled,
    /// There is no dialog here: nobody was asked.
    Missing,
}

/// A dialog that is gone sooner than this was never there: nobody cancels so fast.
const GLIMPSE: Duration = Duration::from_millis(300);

/// By the system, or by the terminal it was started from. Windows asks its windows instead.
pub fn ends() -> Task<()> {
    #[cfg(unix)]
    {
        use async_signal::{Signal, Signals};
        match Signals::new([Signal::Term, Signal::Int]) {
            Ok(signals) => return Task::run(signals, drop),
            // Then the system ends it as it does any other.
            Err(error) => log::warn!("nobody tells when the program is to end: {error}"),
        }
    }
    Task::none()
}

impl Outside {
    /// Among their documents, else in their home folder; what nobody looks at goes where it is forgotten.
    pub fn documents(self) -> PathBuf {
        match self {
            Self::System => {
                let user = directories::UserDirs::new();
                let folder = user.as_ref().map(|user| user.document_dir().unwrap_or(user.home_dir()));
                folder.unwrap_or(Path::new("")).to_owned()
            }
            Self::Nobody => std::env::temp_dir(),
        }
    }

    pub fn file(self, title: String, kind: Kind) -> Task<Answer> {
        self.ask(async move {
            let dialog = rfd::AsyncFileDialog::new().set_title(title).add_filter(kind.name, kind.endings);
            dialog.pick_file().await
        })
    }

    pub fn folder(self, title: String) -> Task<Answer> {
        self.ask(async move { rfd::AsyncFileDialog::new().set_title(title).pick_folder().await })
    }

    pub fn target(self, title: String, kind: Kind, path: &Path) -> Task<Answer> {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let folder = path.parent().map(Path::to_owned).unwrap_or_default();
        self.ask(async move {
            let dialog = rfd::AsyncFileDialog::new().set_title(title).set_file_name(name).set_directory(folder);
            dialog.add_filter(kind.name, kind.endings).save_file().await
        })
    }

    fn ask(self, asked: impl Future<Output = Option<rfd::FileHandle>> + Send + 'static) -> Task<Answer> {
        match self {
            Self::System => Task::future(async move {
                let began = Instant::now();
                match asked.await {
                    Some(file) => Answer::Chosen(file.path().to_owned()),
                    None if began.elapsed() < GLIMPSE => Answer::Missing,
                    None => Answer::Cancelled,
                }
            }),
            Self::Nobody => Task::done(Answer::Missing),
        }
    }

    /// Fails where there is no viewer.
    pub fn open(self, path: &Path) -> std::io::Result<()> {
        match self {
            Self::System => open::that_detached(path),
            Self::Nobody => Err(std::io::ErrorKind::Unsupported.into()),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    #![allow(clippy::unwrap_used)]

    use iced_test::futures::futures::StreamExt as _;
    use iced_test::futures::futures::executor::block_on;
    use iced_test::runtime::{Action, task};

    #[test]
    fn the_system_does_not_end_the_program_unheard() {
        let mut told = task::into_stream(super::ends()).unwrap();
        for signal in ["-TERM", "-INT", "-TERM"] {
            let kill = std::process::Command::new("kill").args([signal, &std::process::id().to_string()]).status();
            assert!(kill.unwrap().success());
            assert!(matches!(block_on(told.next()), Some(Action::Output(()))), "{signal}");
        }
    }
}
