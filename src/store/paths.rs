//! Where data, settings and the log lie. Knows nothing of what is in them.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::disk::{Failed, With as _};
use crate::phrase::{Phrase, phrase};

/// The environment variable that puts everything below one folder.
pub const HOME_VARIABLE: &str = "WURFZABEL_HOME";

/// The folders of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
    log: PathBuf,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    System,
    Fixed,
    Temporary,
}

/// Why there are no folders.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The system knows no home folder.
    #[error("the system names no home folder")]
    NoHome,
    /// A folder cannot be made or written.
    #[error("cannot use the folder {0}")]
    Unusable(Failed),
}

impl Error {
    /// What happened and what to do, for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoHome => phrase!("store-no-home", variable = HOME_VARIABLE),
            Self::Unusable(failed) => {
                phrase!("store-folder-unusable", path = failed.shown(), why = failed.why.phrase())
            }
        }
    }
}

impl Folders {
    /// The folder that [`HOME_VARIABLE`] names; without it, the system's folders for this program.
    ///
    /// # Errors
    /// [`Error::NoHome`]; [`Folders::temporary`] then lets a match be played all the same.
    pub fn find() -> Result<Self, Error> {
        Self::choose(std::env::var_os(HOME_VARIABLE), ProjectDirs::from("", "", "Wurfzabel").as_ref())
    }

    fn choose(home: Option<OsString>, system: Option<&ProjectDirs>) -> Result<Self, Error> {
        if let Some(home) = home.filter(|home| !home.is_empty()) {
            return Ok(Self::at(PathBuf::from(home)));
        }
        let system = system.ok_or(Error::NoHome)?;
        Ok(Self {
            data: system.data_dir().to_owned(),
            config: system.config_dir().to_owned(),
            log: system.state_dir().unwrap_or(system.data_local_dir()).to_owned(),
            kind: Kind::System,
        })
    }

    /// Data, settings and log in one folder: for tests, for a stick.
    pub fn at(home: impl AsRef<Path>) -> Self {
        let home = home.as_ref();
        // What is relative stays where it is if the program changes its folder.
        let home = std::path::absolute(home).unwrap_or_else(|_| home.to_owned());
        Self { data: home.clone(), config: home.clone(), log: home, kind: Kind::Fixed }
    }

    /// A new folder among the system's temporary ones, for when there is no other: what is played lies on
    /// a disk, until the system clears it away.
    ///
    /// # Errors
    /// [`Error::Unusable`] where not even that can be made.
    pub fn temporary() -> Result<Self, Error> {
        let base = std::env::temp_dir();
        let mut number = 0u32;
        loop {
            let path = base.join(format!("wurfzabel-{}-{number}", std::process::id()));
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Self { kind: Kind::Temporary, ..Self::at(path) }),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists && number < 1000 => number += 1,
                Err(error) => return Err(error).with(&path).map_err(Error::Unusable),
            }
        }
    }

    /// The same with the data elsewhere, as the settings say (a relative folder lies below that of the
    /// settings). [`HOME_VARIABLE`] and [`Folders::at`] are not overruled.
    pub fn with_data(self, folder: Option<&Path>) -> Self {
        match (self.kind, folder) {
            (Kind::System, Some(folder)) => Self { data: self.config.join(folder), ..self },
            (Kind::System | Kind::Fixed | Kind::Temporary, _) => self,
        }
    }

    /// Whether the settings have no say in where the data lies.
    pub fn is_fixed(&self) -> bool {
        self.kind != Kind::System
    }

    /// Whether what is played here may be gone after the system starts anew.
    pub fn is_temporary(&self) -> bool {
        self.kind == Kind::Temporary
    }

    /// The data folder.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The folder of the records.
    pub fn matches(&self) -> PathBuf {
        self.data.join("matches")
    }

    /// The folder of the deleted records.
    pub fn trash(&self) -> PathBuf {
        self.data.join("trash")
    }

    /// The folder of the settings.
    pub fn config(&self) -> &Path {
        &self.config
    }

    /// The folder of the log.
    pub fn log(&self) -> &Path {
        &self.log
    }

    /// The file of the settings.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.json")
    }

    /// The log file.
    pub fn log_file(&self) -> PathBuf {
        self.log.join("wurfzabel.log")
    }

    /// Makes the folder of the records below that one, so that trouble is known before the data is to lie there.
    ///
    /// # Errors
    /// [`Error::Unusable`] names the folder.
    pub fn try_data(&self, folder: &Path) -> Result<(), Error> {
        let matches = self.clone().with_data(Some(folder)).matches();
        fs::create_dir_all(&matches).with(&matches).map_err(Error::Unusable)
    }

    /// Makes the folders for data and settings where they are missing, so that trouble is known at the
    /// start. That they can be written, only writing tells.
    ///
    /// # Errors
    /// [`Error::Unusable`] names the folder.
    pub fn prepare(&self) -> Result<(), Error> {
        for path in [self.matches(), self.config.clone()] {
            fs::create_dir_all(&path).with(&path).map_err(Error::Unusable)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
