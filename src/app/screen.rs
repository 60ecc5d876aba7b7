//! The screens: a closed set, one a file; none of them knows another. This module only routes.

use std::path::Path;

use iced::{Element, Task};

use crate::app::desk::Desk;
use crate::app::keys::{Hears, KeyPress};
use crate::app::pane::Pane;
use crate::app::route::{Action, Route};
use crate::app::shortcut::Group;

pub mod about;
pub mod archive;
pub mod cabinet;
pub mod championship;
pub mod championships;
pub mod drill;
pub mod ending;
pub mod exercises;
pub mod founding;
pub mod keys;
pub mod licence;
pub mod participant;
pub mod people;
pub mod person;
pub mod position;
pub mod practise;
pub mod print;
pub mod progress;
pub mod race;
pub mod replay;
pub mod rules;
pub mod session;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod slips;
pub mod sounds;
pub mod statistics;
pub mod table;
pub mod today;
pub mod trash;

macro_rules! screens {
    ($($(#[$doc:meta])* $name:ident = $module:ident),* $(,)?) => {
        #[derive(Debug)]
        #[allow(clippy::large_enum_variant, reason = "there are never more than a few screens")]
        pub enum Screen {
            $($(#[$doc])* $name($module::State),)*
        }

        #[derive(Clone, Debug)]
        pub enum Message {
            $($(#[$doc])* $name($module::Message),)*
        }

        impl Screen {
            pub fn group(&self) -> Group {
                match self {
                    $(Self::$name(_) => Group::of::<$module::State>(),)*
                }
            }

            fn all_groups() -> Vec<Group> {
                vec![$(Group::of::<$module::State>(),)*]
            }
        }

        impl Pane for Screen {
            type Message = Message;

            fn name(&self, desk: &Desk) -> String {
                match self {
                    $(Self::$name(state) => state.name(desk),)*
                }
            }

            fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
                match (self, message) {
                    $((Self::$name(state), Message::$name(message)) => {
                        state.update(message, desk).map(Message::$name)
                    })*
                    // It happened on a screen that is gone.
                    _ => Action::None,
                }
            }

            fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
                match self {
                    $(Self::$name(state) => state.view(desk).map(Message::$name),)*
                }
            }

            fn key(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
                match self {
                    $(Self::$name(state) => state.key(pressed, desk).map(Message::$name),)*
                }
            }

            fn keys(&self, desk: &Desk) -> Vec<(String, String)> {
                match self {
                    $(Self::$name(state) => state.keys(desk),)*
                }
            }

            fn hears(&self) -> Hears {
                match self {
                    $(Self::$name(state) => state.hears(),)*
                }
            }

            fn released(&self, pressed: &KeyPress) -> Option<Message> {
                match self {
                    $(Self::$name(state) => state.released(pressed).map(Message::$name),)*
                }
            }

            fn dropped(&self, path: &Path) -> Option<Message> {
                match self {
                    $(Self::$name(state) => state.dropped(path).map(Message::$name),)*
                }
            }

            fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
                match self {
                    $(Self::$name(state) => state.refresh(desk).map(Message::$name),)*
                }
            }

            fn veiled(&mut self, veiled: bool) {
                match self {
                    $(Self::$name(state) => state.veiled(veiled),)*
                }
            }

            fn led_away(&mut self) {
                match self {
                    $(Self::$name(state) => state.led_away(),)*
                }
            }

            fn follows(&self) -> bool {
                match self {
                    $(Self::$name(state) => state.follows(),)*
                }
            }

            fn leaves_behind(&self) -> bool {
                match self {
                    $(Self::$name(state) => state.leaves_behind(),)*
                }
            }

            fn holds(&self) -> Option<Message> {
                match self {
                    $(Self::$name(state) => state.holds().map(Message::$name),)*
                }
            }

            fn close(self, desk: &mut Desk) {
                match self {
                    $(Self::$name(state) => state.close(desk),)*
                }
            }

            fn keeps_field(&self) -> bool {
                match self {
                    $(Self::$name(state) => state.keeps_field(),)*
                }
            }

            fn is(&self, way: &Route) -> bool {
                match self {
                    $(Self::$name(state) => state.is(way),)*
                }
            }
        }
    };
}

screens! {
    Shelf = shelf,
    Cabinet = cabinet,
    Setup = setup,
    Race = race,
    Table = table,
    Archive = archive,
    Trash = trash,
    Today = today,
    Replay = replay,
    Position = position,
    Ending = ending,
    Statistics = statistics,
    People = people,
    Person = person,
    Progress = progress,
    Practise = practise,
    Slips = slips,
    Exercises = exercises,
    Session = session,
    Drill = drill,
    Sounds = sounds,
    Championships = championships,
    Founding = founding,
    Championship = championship,
    Participant = participant,
    Print = print,
    Rules = rules,
    Settings = settings,
    About = about,
    Licence = licence,
    Keys = keys,
}

impl Screen {
    /// The keys of the screen that is seen, then those of all screens, then of the others; none is repeated.
    pub fn groups(everywhere: Group, seen: Option<&Self>) -> Vec<Group> {
        let mut all: Vec<Group> = seen.map(Self::group).into_iter().collect();
        all.push(everywhere);
        let known = all[all.len() - 1].lines.clone();
        for group in Self::all_groups() {
            match all.iter_mut().find(|other| other.place == group.place) {
                Some(there) => there.lines.extend(group.lines),
                None => all.push(group),
            }
        }
        for group in all.iter_mut().filter(|group| group.lines != known) {
            let mut told = Vec::new();
            group.lines.retain(|line| {
                !known.contains(line) && !told.contains(line) && {
                    told.push(*line);
                    true
                }
            });
        }
        all.retain(|group| !group.lines.is_empty());
        all
    }
}
