//! Who takes part in a championship, as a list that is written one by one, pasted, or from a table; and, as long as
//! nothing is fixed, renamed, taken away, put in order. Knows no screen and no file of championships. It answers with
//! what is wanted ([`Request`]); the owner does that and tells by [`Editor::taken`] that those who were to join have.
//! [`Editor::joining`] is for a championship that people join, [`Editor::loose`] for one that has not begun: each
//! change comes as [`Request::Listed`], all who join anew.

use std::path::Path;

use iced::widget::{Id as Name, column};

use club::championship::fold::{Participant, Seat};
use club::championship::plan::Form;
use club::championship::tables::Draft;
use club::championship::{Championship, Event, Id};
use club::store::disk::{self, With as _};

use super::bar::tipped;
use super::key::with_keys;
use super::opener::{self, Opener, Sought};
use super::order::{self, Change, Column as _, Order};
use super::preview::{self, Preview};
use super::{kept, page};
use crate::app::prelude::*;

/// How many are shown at once, and how many more at a press.
const PAGE: usize = 50;
/// The most bytes of a table that are read: 500 names are 20 kB.
const MOST_BYTES: u64 = 4 * 1024 * 1024;
const NUMBER_WIDTH: f32 = 32.0;
const NAME: &str = "people-name";
const RENAME: &str = "people-rename";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds;

impl order::Column for Seeds {
    fn id(self, index: usize) -> Name {
        format!("people-{index}").into()
    }
}

#[derive(Debug)]
pub struct Editor {
    loose: bool,
    name: String,
    club: String,
    /// Whose name is being changed, and how it and their club are written so far.
    renamed: Option<(usize, String, String)>,
    said: Option<(FaultPlace, Phrase)>,
    order: Order<Seeds>,
    dragged: Option<Vec<Id>>,
    shown: usize,
    opener: Opener,
    preview: Option<Preview>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FaultPlace {
    Field,
    Joined,
    File,
    Row,
}

#[derive(Clone, Debug)]
pub enum Message {
    NameTyped(String),
    ClubTyped(String),
    Sent,
    PastePressed,
    Pasted(Option<String>),
    Opener(opener::Message),
    Preview(preview::Message),
    Order(order::Message<Seeds>),
    ShufflePressed,
    MorePressed,
    Pressed(usize),
    Renamed(String),
    Reclubbed(String),
    RenameSent,
    RenameDropped,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    Join(Vec<Event>),
    Listed(Vec<Event>),
    /// The seeds, in another order.
    Ordered(Event),
    Shuffled,
    Opened(Id),
}

/// All who join a championship of that head, in this order; an error says who cannot, and why.
pub fn listed(cup: &Championship, people: &[Participant]) -> Result<Vec<Event>, Phrase> {
    let mut cup = Championship::new(cup.head().clone())?;
    let mut events = Vec::new();
    for one in people {
        let join = cup.join(&one.name, &one.club)?;
        cup.take(&join);
        events.push(join);
    }
    Ok(events)
}

/// All who have joined, the first seed first.
fn seeds(cup: &Championship) -> Vec<Id> {
    let joined = cup.stages().next().and_then(|(_, stage)| stage.parts.first());
    joined.map(|part| part.seats.iter().copied().filter_map(Seat::id).collect()).unwrap_or_default()
}

/// Whether a schedule will go by the order in which people stand.
fn is_seeded(cup: &Championship) -> bool {
    cup.stage().is_some_and(|(plan, _)| plan.form == Form::Joining)
}

/// How many take part, as the list of all championships counts them, and how many of them have left.
pub fn joined(cup: &Championship) -> Phrase {
    let left = cup.people().iter().filter(|one| one.left.is_some()).count();
    phrase!("organise-joined", count = cup.people().len(), left)
}

pub fn clean(typed: &str) -> String {
    typed.chars().filter(|letter| !letter.is_control()).collect()
}

impl Editor {
    pub fn joining() -> Self {
        Self::new(false)
    }

    pub fn loose() -> Self {
        Self::new(true)
    }

    fn new(loose: bool) -> Self {
        Self {
            loose,
            name: String::new(),
            club: String::new(),
            renamed: None,
            said: None,
            order: Order::default(),
            dragged: None,
            shown: PAGE,
            opener: Opener::default(),
            preview: None,
        }
    }

    pub fn released(&self) -> Option<Message> {
        if let Some(preview) = &self.preview {
            return Some(Message::Preview(preview.released()));
        }
        match self.renamed {
            Some(_) => Some(Message::RenameDropped),
            None => self.opener.is_open().then_some(Message::Opener(opener::Message::Dropped)),
        }
    }

    pub fn waits(&self) -> bool {
        self.preview.is_some()
    }

    pub fn is_typed(&self) -> bool {
        !self.name.is_empty() || !self.club.is_empty() || self.renamed.is_some() || self.preview.is_some()
    }

    /// Whether somebody is written who has not been added.
    pub fn is_named(&self) -> bool {
        !self.name.trim().is_empty()
    }

    pub fn focus<M: Send + 'static>(&self) -> Task<M> {
        focus_on(NAME)
    }

    /// Forgets what was said of what was written: it has been read by now.
    pub fn dismiss_said(&mut self) {
        self.said = None;
    }

    pub fn taken(&mut self, events: &[Event]) -> Task<Message> {
        let said = match events {
            [Event::Join { id, name, .. }] => {
                phrase!("championships-people-joined", id = *id, name = kept::shown(name))
            }
            _ => phrase!("championships-people-all-joined", count = events.len()),
        };
        self.said = Some((FaultPlace::Joined, said));
        (self.name, self.club) = (String::new(), String::new());
        self.opener.close();
        self.preview = None;
        self.focus()
    }

    pub fn update(&mut self, message: Message, cup: &Championship, desk: &Desk) -> (Option<Request>, Task<Message>) {
        let mut task = Task::none();
        let asked = match message {
            Message::NameTyped(name) => self.typed(|editor| editor.name = clean(&name)),
            Message::ClubTyped(club) => self.typed(|editor| editor.club = clean(&club)),
            Message::Sent if self.name.trim().is_empty() => {
                self.said = Some((FaultPlace::Field, phrase!("championships-people-nameless")));
                task = self.focus();
                None
            }
            Message::Sent => {
                let join = cup.join(self.name.trim(), self.club.trim()).map(|join| Request::Join(vec![join]));
                task = self.focus();
                self.ok_or_notify(FaultPlace::Field, join)
            }
            Message::PastePressed => {
                task = iced::clipboard::read().map(Message::Pasted);
                None
            }
            Message::Pasted(text) => {
                task = self.preview(cup, text.unwrap_or_default().as_bytes());
                None
            }
            Message::Preview(preview::Message::Dropped) => {
                self.preview = None;
                task = self.focus();
                None
            }
            Message::Preview(message) => {
                let Some(preview) = &mut self.preview else { return (None, task) };
                let (events, led) = preview.update(message, cup);
                task = led.map(Message::Preview);
                events.map(Request::Join)
            }
            Message::Opener(message) => match self.opener.update(message, desk) {
                (Some((_, path)), _) => {
                    task = self.read(cup, &path);
                    None
                }
                (None, found) => {
                    task = found.map(Message::Opener);
                    None
                }
            },
            Message::Order(message) if !self.loose => {
                let (asked, led) = self.reorder(message, cup);
                if let Some((column, index)) = led {
                    task = focus_on(column.id(index));
                }
                asked
            }
            Message::Order(message) => {
                let (change, led) = self.order.take(message);
                let mut places: Vec<usize> = (0..cup.people().len()).collect();
                match change {
                    Some(Change::Shifted(Seeds, from, to)) => {
                        order::shift(&mut places, from, to);
                        // Whoever is led below what is shown is followed.
                        self.shown = self.shown.max(to + 1);
                    }
                    Some(Change::Removed(Seeds, index)) if index < places.len() => drop(places.remove(index)),
                    Some(Change::Removed(..)) | None => {}
                }
                let left = places.len();
                if let Some((column, index)) = led {
                    task = focus_on(column.id(index.min(left.saturating_sub(1))));
                }
                // The pointer alone changes nothing.
                if change.is_some() {
                    self.said = None;
                }
                change.and_then(|_| {
                    let people: Vec<_> = places.iter().map(|place| cup.people()[*place].clone()).collect();
                    let asked = self.relisted(cup, &people)?;
                    self.renamed = self.renamed.take().and_then(|(index, name, club)| {
                        Some((places.iter().position(|place| *place == index)?, name, club))
                    });
                    Some(asked)
                })
            }
            Message::ShufflePressed => Some(Request::Shuffled),
            Message::MorePressed => {
                self.shown += PAGE;
                None
            }
            Message::Pressed(index) if self.loose => {
                if let Some(one) = cup.people().get(index) {
                    (self.renamed, self.said) = (Some((index, one.name.clone(), one.club.clone())), None);
                    task = focus_on(RENAME).chain(operation::select_all(RENAME));
                }
                None
            }
            Message::Pressed(index) => seeds(cup).get(index).map(|id| Request::Opened(*id)),
            Message::Renamed(typed) => self.typed(|editor| {
                editor.renamed = editor.renamed.take().map(|(index, _, club)| (index, clean(&typed), club));
            }),
            Message::Reclubbed(typed) => self.typed(|editor| {
                editor.renamed = editor.renamed.take().map(|(index, name, _)| (index, name, clean(&typed)));
            }),
            Message::RenameSent => {
                let Some((index, name, club)) = self.renamed.clone() else { return (None, task) };
                let mut people = cup.people().to_vec();
                if let Some(one) = people.get_mut(index) {
                    (one.name, one.club) = (name.trim().to_owned(), club.trim().to_owned());
                }
                let asked = self.relisted(cup, &people);
                if asked.is_some() {
                    self.renamed = None;
                    task = focus_on(Seeds.id(index));
                }
                asked
            }
            Message::RenameDropped => {
                self.said = None;
                if let Some((index, ..)) = self.renamed.take() {
                    task = focus_on(Seeds.id(index));
                }
                None
            }
        };
        (asked, task)
    }

    /// What is typed anew may be right now.
    fn typed(&mut self, change: impl FnOnce(&mut Self)) -> Option<Request> {
        self.said = None;
        change(self);
        None
    }

    fn ok_or_notify(&mut self, place: FaultPlace, asked: Result<Request, Phrase>) -> Option<Request> {
        self.said = None;
        asked.map_err(|why| self.said = Some((place, why))).ok()
    }

    /// What is dragged is asked for once it is dropped.
    fn reorder(
        &mut self,
        message: order::Message<Seeds>,
        cup: &Championship,
    ) -> (Option<Request>, Option<(Seeds, usize)>) {
        let drags = matches!(message, order::Message::Over(..));
        let (change, led) = self.order.take(message);
        let dragged = self.dragged.take();
        let is_dragged = dragged.is_some();
        let mut ids = dragged.unwrap_or_else(|| seeds(cup));
        match change {
            Some(Change::Shifted(Seeds, from, to)) => {
                order::shift(&mut ids, from, to);
                self.shown = self.shown.max(to + 1);
            }
            Some(Change::Removed(..)) => return (None, None),
            None if !is_dragged => return (None, led),
            None => {}
        }
        if drags {
            self.dragged = Some(ids);
            return (None, led);
        }
        let asked = (ids != seeds(cup)).then(|| cup.order(ids).map(Request::Ordered));
        (asked.and_then(|asked| self.ok_or_notify(FaultPlace::Row, asked)), led)
    }

    fn relisted(&mut self, cup: &Championship, people: &[Participant]) -> Option<Request> {
        self.ok_or_notify(FaultPlace::Row, listed(cup, people).map(Request::Listed))
    }

    pub fn preview(&mut self, cup: &Championship, table: &[u8]) -> Task<Message> {
        if let Some(preview) = &mut self.preview {
            return preview.update(preview::Message::DropPressed, cup).1.map(Message::Preview);
        }
        let preview = match Draft::people(table, None, None).map(|draft| Preview::new(draft, table, cup)) {
            Ok(preview) if preview.is_empty() => Err(phrase!("championships-people-none")),
            Ok(preview) => Ok(preview),
            Err(why) => Err(phrase!("championships-people-refused", why)),
        };
        self.said = None;
        match preview {
            Ok(preview) => self.preview.insert(preview).focus(),
            Err(why) => {
                self.said = Some((FaultPlace::Field, why));
                Task::none()
            }
        }
    }

    fn read(&mut self, cup: &Championship, path: &Path) -> Task<Message> {
        match disk::read(path, MOST_BYTES).with(path) {
            Ok(table) => self.preview(cup, &table),
            Err(failed) => {
                let why = phrase!("championships-unreadable", path = failed.shown(), why = failed.why.phrase());
                self.said = Some((FaultPlace::File, why));
                Task::none()
            }
        }
    }

    pub fn view<'a>(&'a self, ui: Ui, cup: &'a Championship) -> Element<'a, Message> {
        if self.preview.is_some() {
            return self.adding(ui, cup);
        }
        let (people, ids) = (cup.people(), self.dragged.clone().unwrap_or_else(|| seeds(cup)));
        let mut parts = Column::new().push(self.adding(ui, cup));
        if !people.is_empty() {
            let named = ids.iter().filter_map(|id| people.get(id - 1)).enumerate().take(self.shown);
            let is_moved = self.loose || is_seeded(cup);
            let rows = named.map(|(index, one)| self.row(ui, (index, people.len()), one, is_moved));
            parts = parts.push(order::places(rows, ui.gap(2.0), Message::Order));
        }
        if let Some(hidden) = people.len().checked_sub(self.shown).filter(|hidden| *hidden > 0) {
            let more = ui.button(tr!(ui, "archive-more", count = hidden.min(PAGE), all = hidden));
            parts = parts.push(container(more.on_press(Message::MorePressed).id("people-more")).center_x(Fill));
        }
        parts.spacing(ui.gap(10.0)).width(Fill).into()
    }

    pub fn adding<'a>(&'a self, ui: Ui, cup: &Championship) -> Element<'a, Message> {
        let people = cup.people();
        let seeded = (!self.loose && is_seeded(cup) && people.len() > 1).then(|| seeding(ui, cup));
        let goes_on = cup.stage().is_some_and(|(plan, _)| plan.form == Form::Joining || plan.is_open());
        let there = people.iter().filter(|one| one.left.is_none()).count();
        let count = if goes_on { phrase!("championships-people-count", count = there) } else { joined(cup) };
        let count = ui.faint(ui.say(&count));
        let head = column![ui.heading(tr!(ui, "championships-people")), count];
        if let Some(preview) = &self.preview {
            return column![head, preview.view(ui).map(Message::Preview)].spacing(ui.gap(10.0)).into();
        }
        let said = |place| self.said.as_ref().filter(|(at, _)| *at == place).map(|(_, said)| ui.sentence(said));
        let add = ui.button(tr!(ui, "championships-people-add")).on_press(Message::Sent).id("people-add");
        let name = ui.field(&tr!(ui, "app-name"), &self.name, TypeSize::Body).on_input(Message::NameTyped);
        let name = name.on_submit(Message::Sent).padding(ui.gap(8.0)).id(NAME);
        let name = name.lists(|text| Message::Pasted(Some(text)));
        let club = ui.field(&tr!(ui, "championships-people-club"), &self.club, TypeSize::Body);
        let club = club.on_input(Message::ClubTyped).on_submit(Message::Sent).padding(ui.gap(8.0)).id("people-club");
        let line = container(self::line(ui, name.into(), club.into(), add.into())).width(Fill);
        let wrong = said(FaultPlace::Field);
        let line = if wrong.is_some() { line.padding(ui.gap(6.0)).style(ui.wrong()) } else { line };
        let wrong = wrong.map(|why| ui.body(why).color(ui.colour(Role::Bad)).width(Fill));
        let joined = said(FaultPlace::Joined).map(|done| {
            let done = ui.body(done).color(ui.colour(Role::Good)).width(Fill);
            row![Icon::Right.view(ui, Role::Good), done].spacing(ui.gap(8.0)).align_y(Center)
        });
        let shuffled = ((self.loose || is_seeded(cup)) && people.len() > 1).then(|| {
            ui.button(tr!(ui, "championships-people-shuffle"))
                .on_press(Message::ShufflePressed)
                .id("people-shuffle")
                .into()
        });
        let ways = [
            ui.button(tr!(ui, "championships-people-paste")).on_press(Message::PastePressed).id("people-paste").into(),
            ui.button(tr!(ui, "championships-people-file"))
                .on_press(Message::Opener(opener::Message::Pressed(Sought::Participants)))
                .id("people-file")
                .into(),
        ];
        let ways = page::wrapped(ui, ways.into_iter().chain(shuffled));
        let about = ui.faint(tr!(ui, "championships-people-about")).width(Fill);
        let opener = self.opener.view(ui).map(|field| field.map(Message::Opener));
        let unread = said(FaultPlace::File).map(|why| ui.body(why).color(ui.colour(Role::Bad)).width(Fill));
        let parts = column![head, line].push(wrong).push(joined).push(ways).push(opener).push(unread).push(about);
        parts.push(seeded).spacing(ui.gap(10.0)).width(Fill).into()
    }

    fn row<'a>(
        &'a self,
        ui: Ui,
        (index, count): (usize, usize),
        one: &'a Participant,
        is_moved: bool,
    ) -> Element<'a, Message> {
        if let Some((_, name, club)) = self.renamed.as_ref().filter(|(renamed, ..)| *renamed == index) {
            return self.written(ui, name, club);
        }
        let number = container(ui.faint(format!("{}.", index + 1))).align_right(ui.wide(NUMBER_WIDTH));
        let left = one.left.map(|_| ui.faint(tr!(ui, "championship-sheet-left")));
        let club = row![ui.faint(kept::club(ui.lang, &one.club)).width(Fill)].push(left).spacing(ui.gap(8.0));
        let name = ui.body(kept::shown(&one.name)).width(Length::FillPortion(3));
        let words = row![number, name, club.width(Length::FillPortion(2))].spacing(ui.gap(8.0)).align_y(Center);
        let words =
            ui.bare(words).padding(ui.gap(4.0)).width(Fill).on_press(Message::Pressed(index)).id(Seeds.id(index));
        if !is_moved {
            return words.into();
        }
        let words = words.on_key(move |key, modifiers| Seeds.key(key, modifiers, index, count).map(Message::Order));
        let grip = self.order.grip(ui, (Seeds, index), Message::Order);
        let aside =
            if self.loose { order::remove(ui, (Seeds, index), Message::Order) } else { steps(ui, (index, count), one) };
        let content = container(row![grip, words, aside].spacing(ui.gap(4.0)).align_y(Center));
        let content = content.padding([0.0, ui.gap(8.0)]).width(Fill);
        self.order.place(ui, (Seeds, index), content, Message::Order)
    }

    fn written<'a>(&'a self, ui: Ui, name: &str, club: &str) -> Element<'a, Message> {
        let name = ui.field(&tr!(ui, "app-name"), name, TypeSize::Body).on_input(Message::Renamed);
        let name = name.on_submit(Message::RenameSent).padding(ui.gap(8.0)).id(RENAME);
        let club = ui.field(&tr!(ui, "championships-people-club"), club, TypeSize::Body).on_input(Message::Reclubbed);
        let club = club.on_submit(Message::RenameSent).padding(ui.gap(8.0)).id("people-reclub");
        let sent = ui.button(tr!(ui, "championships-people-rename")).on_press(Message::RenameSent);
        let why = self.said.as_ref().filter(|(place, _)| *place == FaultPlace::Row);
        let why = why.map(|(_, why)| ui.body(ui.sentence(why)).color(ui.colour(Role::Bad)).width(Fill));
        let is_wrong = why.is_some();
        let fields = line(ui, name.into(), club.into(), sent.into());
        let row = container(column![fields].push(why).spacing(ui.gap(6.0))).padding(ui.gap(8.0)).width(Fill);
        if is_wrong { row.style(ui.wrong()) } else { row.style(ui.card()) }.into()
    }
}

/// One place up or down, for the pointer and for whoever has the names read.
fn steps<'a>(ui: Ui, (index, count): (usize, usize), one: &Participant) -> Element<'a, Message> {
    let step = |icon: Icon, to: Option<usize>, about: String| {
        let role = if to.is_some() { Role::Text } else { Role::Line };
        let moved = to.map(|to| Message::Order(order::Message::Moved(Seeds, index, to)));
        let control = ui.bare(icon.view(ui, role)).padding(ui.gap(4.0)).on_press_maybe(moved);
        tipped(ui, control, format!("{}: {about}", kept::shown(&one.name)))
    };
    let up = step(Icon::Up, index.checked_sub(1), tr!(ui, "app-move-up"));
    let down = step(Icon::Down, Some(index + 1).filter(|to| *to < count), tr!(ui, "app-move-down"));
    group(row![up, down].spacing(ui.gap(2.0)))
}

fn seeding<'a>(ui: Ui, cup: &Championship) -> Element<'a, Message> {
    let count = cup.people().iter().filter(|one| one.left.is_none()).count();
    let about = match cup.plan().stages.get(1).map(|plan| &plan.form) {
        Some(Form::KnockOut) => {
            tr!(ui, "organise-seeds-knock-out", byes = count.checked_next_power_of_two().unwrap_or(count) - count)
        }
        Some(Form::Groups(_)) => tr!(ui, "organise-seeds-groups"),
        _ => tr!(ui, "organise-seeds-others"),
    };
    let keys = with_keys(ui, &tr!(ui, "organise-seeds-keys"));
    column![ui.body(about).width(Fill), keys].spacing(ui.gap(4.0)).into()
}

fn line<'a>(
    ui: Ui,
    name: Element<'a, Message>,
    club: Element<'a, Message>,
    taken: Element<'a, Message>,
) -> Element<'a, Message> {
    let part = |field, share| container(field).width(Length::FillPortion(share));
    if !ui.is_narrow() {
        row![part(name, 3), part(club, 2), taken].spacing(ui.gap(8.0)).align_y(Center).into()
    } else {
        let second = row![container(club).width(Fill), taken].spacing(ui.gap(8.0)).align_y(Center);
        column![name, second].spacing(ui.gap(8.0)).into()
    }
}
