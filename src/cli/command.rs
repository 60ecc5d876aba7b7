//! What a command is, and what it was given. Knows no command.

use clap::{Arg, ArgMatches};

use games::game::options::Values;
use games::shelf;
use games::table::Title;

use super::grammar::Say;
use super::{Console, Stop};

/// A command as it is asked for. Help, completions and the man page come from here.
pub(super) struct Spoken {
    pub(super) name: &'static str,
    /// The id of the sentence that says what it does.
    pub(super) about: &'static str,
    pub(super) usage: &'static str,
    pub(super) args: fn(Say) -> Vec<Arg>,
    pub(super) run: fn(&Given<'_>, &mut Console<'_>) -> Result<(), Stop>,
}

pub(super) struct Family {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    pub(super) usage: &'static str,
    pub(super) commands: &'static [Spoken],
}

pub(super) struct Given<'a>(pub(super) &'a ArgMatches);

impl Given<'_> {
    pub(super) fn one<T: Clone + Send + Sync + 'static>(&self, name: &str) -> Option<T> {
        self.0.get_one(name).cloned()
    }

    pub(super) fn due<T: Clone + Send + Sync + 'static>(&self, name: &str) -> T {
        self.one(name).expect("the grammar requires it")
    }

    pub(super) fn all<T: Clone + Send + Sync + 'static, L: FromIterator<T>>(&self, name: &str) -> L {
        self.0.get_many(name).unwrap_or_default().cloned().collect()
    }

    pub(super) fn json(&self) -> bool {
        self.is("json")
    }

    pub(super) fn is(&self, name: &str) -> bool {
        self.0.get_flag(name)
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.try_contains_id(name).is_ok()
    }

    pub(super) fn title(&self) -> &'static dyn Title {
        shelf::find(&self.due::<String>("game")).expect("the grammar takes only keys of the shelf")
    }

    pub(super) fn options(&self) -> Values {
        self.all("option")
    }
}
