//! Where data, settings and the log lie. Knows nothing of what is in them.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use base::phrase::{Phrase, phrase};

use super::disk::{Failed, With as _};

/// The environment variable that puts everything below one folder.
pub const HOME_VARIABLE: &str = "WURFZABEL_HOME";

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

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the system names no home folder")]
    NoHome,
    #[error("cannot use the folder {0}")]
    Unusable(Failed),
}

impl Error {
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
    /// [`HOME_VARIABLE`]'s, or the system's; without either, [`Folders::temporary`] still lets a match be played.
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

    /// For when there is no other: it lasts until the system clears it away.
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

    /// A relative folder lies below that of the settings. [`HOME_VARIABLE`] and [`Folders::at`] are not overruled.
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

    pub fn data(&self) -> &Path {
        &self.data
    }

    pub fn matches(&self) -> PathBuf {
        self.data.join("matches")
    }

    pub fn trash(&self) -> PathBuf {
        self.data.join("trash")
    }

    pub fn config(&self) -> &Path {
        &self.config
    }

    pub fn log(&self) -> &Path {
        &self.log
    }

    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.json")
    }

    pub fn log_file(&self) -> PathBuf {
        self.log.join("wurfzabel.log")
    }

    /// Makes the folder of the records below that one, so that trouble is known before the data is to lie there.
    pub fn try_data(&self, folder: &Path) -> Result<(), Error> {
        let matches = self.clone().with_data(Some(folder)).matches();
        fs::create_dir_all(&matches).with(&matches).map_err(Error::Unusable)
    }

    /// Made where missing, so that trouble is known at the start; that they can be written, only writing tells.
    pub fn prepare(&self) -> Result<(), Error> {
        for path in [self.matches(), self.config.clone()] {
            fs::create_dir_all(&path).with(&path).map_err(Error::Unusable)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
