//! What a command is, and what it was given. Knows no command.

use clap::{Arg, ArgMatches};

use super::grammar::Say;
use super::{Console, Stop};
use crate::game::options::Values;
use crate::shelf;
use crate::table::Title;

/// A command as it is asked for. Help, completions and the man page come from here.
pub(super) struct Spoken {
    /// The word.
    pub(super) name: &'static str,
    /// The id of the sentence that says what it does.
    pub(super) about: &'static str,
    /// The id of its usage.
    pub(super) usage: &'static str,
    /// Its arguments.
    pub(super) args: fn(Say) -> Vec<Arg>,
    /// Does it.
    pub(super) run: fn(&Given<'_>, &mut Console<'_>) -> Result<(), Stop>,
}

/// Commands that belong together: the word that begins them, then theirs.
pub(super) struct Family {
    /// The word.
    pub(super) name: &'static str,
    /// The id of the sentence that says what they do.
    pub(super) about: &'static str,
    /// The id of their usage.
    pub(super) usage: &'static str,
    /// The commands.
    pub(super) commands: &'static [Spoken],
}

/// The arguments that a command was given, each being one of its own.
pub(super) struct Given<'a>(pub(super) &'a ArgMatches);

impl Given<'_> {
    /// One that may be left out.
    pub(super) fn one<T: Clone + Send + Sync + 'static>(&self, name: &str) -> Option<T> {
        self.0.get_one(name).cloned()
    }

    /// One that the grammar requires.
    pub(super) fn due<T: Clone + Send + Sync + 'static>(&self, name: &str) -> T {
        self.one(name).expect("the grammar requires it")
    }

    /// One that may be there several times.
    pub(super) fn all<T: Clone + Send + Sync + 'static, L: FromIterator<T>>(&self, name: &str) -> L {
        self.0.get_many(name).unwrap_or_default().cloned().collect()
    }

    /// Whether programs are answered.
    pub(super) fn json(&self) -> bool {
        self.is("json")
    }

    /// Whether a flag was given.
    pub(super) fn is(&self, name: &str) -> bool {
        self.0.get_flag(name)
    }

    /// Whether the command has an argument of that name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.try_contains_id(name).is_ok()
    }

    /// The game.
    pub(super) fn title(&self) -> &'static dyn Title {
        shelf::find(&self.due::<String>("game")).expect("the grammar takes only keys of the shelf")
    }

    /// The options of the game.
    pub(super) fn options(&self) -> Values {
        self.all("option")
    }
}
