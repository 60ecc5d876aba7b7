//! The screens: a closed set, one a file. This module only routes.

use iced::keyboard::{Key, Modifiers};
use iced::{Element, Task};

use crate::app::desk::Desk;

macro_rules! screens {
    ($($(#[$doc:meta])* $name:ident = $module:ident),* $(,)?) => {
        $(pub mod $module;)*

        /// A screen with its state.
        #[derive(Debug)]
        #[allow(clippy::large_enum_variant, reason = "there are never more than a few screens")]
        pub enum Screen {
            $($(#[$doc])* $name($module::State),)*
        }

        /// What happened on a screen.
        #[derive(Clone, Debug)]
        pub enum Message {
            $($(#[$doc])* $name($module::Message),)*
        }

        impl Screen {
            /// Handles what happened on this screen; what happened on another is dropped.
            pub fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
                match (self, message) {
                    $((Self::$name(state), Message::$name(message)) => {
                        state.update(message, desk).map(Message::$name)
                    })*
                    _ => Action::None,
                }
            }

            /// What is seen.
            pub fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
                match self {
                    $(Self::$name(state) => state.view(desk).map(Message::$name),)*
                }
            }

            /// What a key does that no widget wanted.
            #[must_use]
            pub fn key(&self, key: &Key, modifiers: Modifiers, desk: &Desk) -> Option<Message> {
                match self {
                    $(Self::$name(state) => state.key(key, modifiers, desk).map(Message::$name),)*
                }
            }

            /// The screen is on top again, or the look or the language changed: what it shows is made anew.
            pub fn refresh(&mut self, desk: &mut Desk) -> Action<Message> {
                match self {
                    $(Self::$name(state) => state.refresh(desk).map(Message::$name),)*
                }
            }

            /// Its name, for the window's title and for tests.
            #[must_use]
            pub fn name(&self, desk: &Desk) -> String {
                match self {
                    $(Self::$name(state) => state.name(desk),)*
                }
            }
        }
    };
}

pub mod asked;
pub mod card;
pub mod kept;
pub mod mark;
pub mod page;
pub mod picker;

screens! {
    /// All games, and what is unfinished.
    Shelf = shelf,
    /// The games of a family.
    Cabinet = cabinet,
    /// Who plays, and how.
    Setup = setup,
    /// Who begins, where it is raced for.
    Race = race,
    /// A match.
    Table = table,
    /// All matches.
    Archive = archive,
    /// A match of the archive, step by step.
    Replay = replay,
    /// Wins, scores, the fairness of the dice.
    Statistics = statistics,
    /// What has been learnt in the trainer.
    Progress = progress,
    /// The trainer: what is due, what to learn.
    Practise = practise,
    /// Cards, asked and graded.
    Session = session,
    /// Against the clock.
    Drill = drill,
    /// How names sound.
    Sounds = sounds,
    /// Sheets for real tables.
    Print = print,
    /// How a game is played.
    Rules = rules,
    /// Language, look, sizes.
    Settings = settings,
}

impl Screen {
    /// What letting go of a key does.
    #[must_use]
    pub fn released(&self, key: &Key) -> Option<Message> {
        match self {
            Self::Table(state) => state.released(key).map(Message::Table),
            Self::Shelf(_)
            | Self::Cabinet(_)
            | Self::Setup(_)
            | Self::Race(_)
            | Self::Archive(_)
            | Self::Replay(_)
            | Self::Statistics(_)
            | Self::Progress(_)
            | Self::Practise(_)
            | Self::Session(_)
            | Self::Drill(_)
            | Self::Sounds(_)
            | Self::Print(_)
            | Self::Rules(_)
            | Self::Settings(_) => None,
        }
    }
}

/// What a screen asks of its parent.
#[derive(Debug)]
pub enum Action<M> {
    /// Nothing.
    None,
    /// Something to be run, its outcome sent back to the screen.
    Run(Task<M>),
    /// Another screen, on top of this one.
    Open(Box<Screen>, Task<Message>),
    /// Another screen, in the place of this one.
    Replace(Box<Screen>, Task<Message>),
    /// The screen below this one.
    Back,
    /// The lowest screen.
    Home,
    /// Look, language or sizes changed: every screen is refreshed.
    Restyle,
}

impl<M: Send + 'static> Action<M> {
    fn map<N: Send + 'static>(self, f: fn(M) -> N) -> Action<N> {
        match self {
            Self::None => Action::None,
            Self::Run(task) => Action::Run(task.map(f)),
            Self::Open(screen, task) => Action::Open(screen, task),
            Self::Replace(screen, task) => Action::Replace(screen, task),
            Self::Back => Action::Back,
            Self::Home => Action::Home,
            Self::Restyle => Action::Restyle,
        }
    }

    /// Opens a screen that needs nothing to be run.
    #[must_use]
    pub fn open(screen: Screen) -> Self {
        Self::Open(Box::new(screen), Task::none())
    }
}
