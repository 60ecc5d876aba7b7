//! Everybody who plays here: names, colours and signs; renamed, put together, split off again, forgotten.

use base::draw::Hue;
use base::draw::plot::Sign;
use club::store::career::Appearances;
use club::store::people::{Id, Profile, What};
use games::game::name::{compared, tidy};

use crate::app::kit::people::name;
use crate::app::prelude::*;

mod view;

const NEW: &str = "person-new";
const RENAME: &str = "person-rename";
const SURE: &str = "merge-sure";

#[derive(Debug)]
pub struct State {
    open: Option<Open>,
    field: String,
    /// Why a name is refused, and whether it is that of the new one.
    refused: Option<(bool, Phrase)>,
    /// What was done last, and what takes it back.
    done: Option<(Phrase, Id, What)>,
    seen: Appearances,
}

#[derive(Clone, Debug)]
struct Open {
    id: Id,
    name: String,
    merging: Merging,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Merging {
    No,
    Choosing,
    /// Chosen, and to be confirmed.
    With(Id),
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    NewTyped(String),
    NewSent,
    /// A name that only the archive knows becomes a profile.
    NamePressed(String),
    ChangePressed(Id),
    NameTyped(String),
    NameSent,
    HerePressed,
    HueChosen(Hue),
    SignChosen(Sign),
    MergePressed,
    MergeWith(Id),
    MergeSure,
    SplitPressed(Id),
    ForgetPressed,
    UndoPressed,
    /// Escape: a question is answered with no, a profile closed.
    Closed,
}

impl State {
    pub(crate) fn new(desk: &mut Desk) -> Self {
        let mut state =
            Self { open: None, field: String::new(), refused: None, done: None, seen: Appearances::default() };
        state.count(desk);
        state
    }

    fn count(&mut self, desk: &mut Desk) {
        desk.catch_up();
        self.seen = Appearances::new(&desk.archive.ledger(), desk.people());
    }

    fn person<'a>(&self, desk: &'a Desk) -> Option<&'a Profile> {
        desk.people().get(&self.open.as_ref()?.id)
    }

    /// Whether the change was taken.
    fn change(&mut self, what: What, desk: &mut Desk) -> bool {
        let Some(open) = &self.open else { return false };
        desk.change_person(&open.id, what)
    }

    /// Adds somebody new; `false` where the name is refused.
    fn meet(&mut self, name: &str, desk: &mut Desk) -> bool {
        if let Some(known) = desk.people().of(name) {
            self.refused = Some((true, phrase!("people-known", name = self::name(known))));
            return false;
        }
        match desk.people().meet(name, desk.watch.now()) {
            Some(event) => desk.change_people(vec![event]),
            None => {
                self.refused = Some((true, phrase!("app-name-missing")));
                false
            }
        }
    }

    fn rename(&mut self, desk: &mut Desk) {
        let Some(open) = self.open.clone() else { return };
        if desk.people().get(&open.id).is_some_and(|person| person.name == tidy(&open.name)) {
            return;
        }
        match desk.people().rename(&open.id, &open.name, desk.watch.now()) {
            Ok(event) => {
                if desk.change_people(vec![event]) {
                    self.refused = None;
                    self.done = None;
                }
            }
            Err(why) => self.refused = Some((false, why)),
        }
    }

    fn merge(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(Open { id, merging: Merging::With(into), .. }) = self.open.clone() else { return Task::none() };
        let names = [&id, &into].map(|id| desk.people().get(id).map(name).unwrap_or_default());
        if self.change(What::Merged { into: into.clone() }, desk) {
            let [name, into_name] = names;
            self.done = Some((phrase!("people-merged", name, into = into_name), id, What::Split));
            self.open = None;
            return focus_on("undo");
        }
        Task::none()
    }

    fn forget(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(Open { id, .. }) = self.open.clone() else { return Task::none() };
        let name = desk.people().get(&id).map(name).unwrap_or_default();
        let plays_here = desk.player().is_some_and(|player| compared(&player) == compared(&name));
        if self.change(What::Forgotten, desk) {
            if plays_here {
                desk.change(|settings| settings.player = None);
            }
            self.done = Some((phrase!("people-forgotten", name), id, What::Recalled));
            self.open = None;
            return focus_on("undo");
        }
        Task::none()
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "people-title";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("Ctrl+Z", "people-key-undo", |state, _, _| state.done.is_some().then_some(Message::UndoPressed)),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| state.open.is_some().then_some(Message::Closed)),
    ];

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::NewTyped(name) => {
                self.field = name.chars().filter(|letter| !letter.is_control()).collect();
                self.refused = None;
            }
            Message::NewSent => {
                let name = std::mem::take(&mut self.field);
                if self.meet(&name, desk) {
                    self.done = None;
                    self.count(desk);
                } else {
                    self.field = name;
                }
                return Action::Run(focus_on(NEW));
            }
            Message::NamePressed(name) => {
                self.refused = None;
                self.meet(&name, desk);
                self.count(desk);
                return Action::Run(focus_on(NEW));
            }
            Message::ChangePressed(id) => {
                self.refused = None;
                let is_open = self.open.as_ref().is_some_and(|open| open.id == id);
                let person = desk.people().get(&id).filter(|_| !is_open);
                self.open =
                    person.map(|person| Open { id: id.clone(), name: person.name.clone(), merging: Merging::No });
                if self.open.is_some() {
                    return Action::Run(focus_on(RENAME).chain(operation::select_all(RENAME)));
                }
                return Action::Run(focus_on(view::change(&id)));
            }
            Message::NameTyped(name) => {
                self.refused = None;
                if let Some(open) = &mut self.open {
                    open.name = name.chars().filter(|letter| !letter.is_control()).collect();
                }
            }
            Message::NameSent => self.rename(desk),
            Message::HerePressed => {
                if let Some(name) = self.person(desk).map(|person| person.name.clone()) {
                    desk.introduce(&name);
                }
            }
            Message::HueChosen(hue) => {
                if let Some(sign) = self.person(desk).map(|person| person.sign) {
                    self.change(What::Marked { colour: hue, sign }, desk);
                }
            }
            Message::SignChosen(sign) => {
                if let Some(hue) = self.person(desk).map(|person| person.hue) {
                    self.change(What::Marked { colour: hue, sign }, desk);
                }
            }
            Message::MergePressed => {
                if let Some(open) = &mut self.open {
                    open.merging = if open.merging == Merging::No { Merging::Choosing } else { Merging::No };
                }
            }
            Message::MergeWith(id) => {
                if let Some(open) = &mut self.open {
                    open.merging = Merging::With(id);
                    return Action::Run(focus_on(SURE));
                }
            }
            Message::MergeSure => {
                let led = self.merge(desk);
                self.count(desk);
                return Action::Run(led);
            }
            Message::SplitPressed(id) => {
                desk.change_person(&id, What::Split);
                self.done = None;
                self.count(desk);
            }
            Message::ForgetPressed => {
                let led = self.forget(desk);
                self.count(desk);
                return Action::Run(led);
            }
            Message::UndoPressed => {
                if let Some((_, id, what)) = self.done.take() {
                    desk.change_person(&id, what);
                    self.count(desk);
                }
            }
            Message::Closed => match &mut self.open {
                Some(open) if open.merging != Merging::No => open.merging = Merging::No,
                Some(open) => {
                    let id = view::change(&open.id);
                    self.open = None;
                    self.refused = None;
                    return Action::Run(focus_on(id));
                }
                None => {}
            },
        }
        Action::None
    }

    /// Matches may have been played in the meantime, and people changed in another window.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        desk.read_people();
        self.count(desk);
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}
