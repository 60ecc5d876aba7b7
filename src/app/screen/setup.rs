//! Before a match: who sits where, the game's options, drawn or real dice.

use std::collections::BTreeSet;

use iced::widget::column;
use rand::RngExt;

use crate::app::prelude::*;
use crate::app::widget::reveal::{lead, reveal};
use crate::game::bot::Level;
use crate::game::options::{self, Kind, Values};
use crate::game::record::{Header, NAME_LENGTH, Player, PlayerKind};
use crate::store;
use crate::store::settings::{SeatSetup, Setup};
use crate::table::Title;

mod fields;
mod order;
mod programme;
mod seats;
pub use order::Column;
pub use programme::Mix;

/// Why a match cannot begin, and where that is to be mended.
#[derive(Clone, Debug, PartialEq)]
struct Obstacle {
    why: Phrase,
    place: Place,
}

/// A place of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The seat with that number.
    Seat(usize),
    /// The option with that key.
    Option(&'static str),
    /// Nowhere by itself.
    Whole,
}

/// The setup of a game.
#[derive(Debug)]
pub struct State {
    title: &'static dyn Title,
    setup: Setup,
    /// What is being dragged: where it stands now.
    dragged: Option<(Column, usize)>,
}

/// What happened in the setup.
#[derive(Clone, Debug)]
pub enum Message {
    /// A seat's name was written.
    Named(usize, String),
    /// A seat's player was chosen.
    KindChosen(usize, PlayerKind),
    /// Somebody, or an entry, moves to another place.
    Moved(Column, usize, usize),
    /// They are taken by the pointer.
    Grabbed(Column, usize),
    /// The pointer is over one of them.
    Over(Column, usize),
    /// An entry that has the focus moves to another place.
    Walked(Column, usize, usize),
    /// An entry that has the focus is taken away.
    Deleted(Column, usize),
    /// The pointer let go.
    Dropped,
    /// A seat is added.
    Added,
    /// A seat, or an entry, is taken away.
    Removed(Column, usize),
    /// An option was chosen.
    OptionChosen(&'static str, String),
    /// What is on a list is mixed, or some entries are drawn for it.
    Mixed(Mix, &'static str),
    /// Real dice, or drawn ones.
    RealDice(bool),
    /// Whether decisions may be taken back.
    UndoAllowed(bool),
    /// Another screen was asked for.
    Asked(Way),
    /// Begin.
    BeginPressed,
}

impl State {
    /// The setup as it was last time, or a sensible one.
    pub(crate) fn new(title: &'static dyn Title, desk: &Desk) -> Self {
        let remembered = desk.settings().setups.get(title.key()).cloned();
        let proposed = || {
            let fields = title.fields().into_iter();
            let options = fields.filter_map(|field| Some((field.key.to_owned(), field.proposed?.to_owned())));
            Setup { options: options.collect(), ..Setup::default() }
        };
        let mut state = Self { title, setup: remembered.unwrap_or_else(proposed), dragged: None };
        if state.title.seats_with(&state.setup.options).is_err() {
            state.setup.options.clear();
        }
        state.mend(desk);
        state.rename(desk);
        state
    }

    /// The options that are there as they are chosen, with their values.
    fn values(&self) -> Values {
        let mut values = Values::new();
        for field in self.title.fields() {
            if !values.contains_key(field.key) && field.applies(&values) {
                let chosen = self.setup.options.get(field.key);
                values.insert(field.key.to_owned(), chosen.map_or(field.default, String::as_str).to_owned());
            }
        }
        values
    }

    /// The options that are there as they are chosen; of two with one key, the first.
    fn there(&self) -> impl Iterator<Item = options::Field> {
        let (values, mut met) = (self.values(), BTreeSet::new());
        self.title.fields().into_iter().filter(move |field| field.applies(&values) && met.insert(field.key))
    }

    /// Another value of an option. What was chosen for another option of that name, which is gone now, as the dice of
    /// another mode, is forgotten with it.
    fn set(&mut self, key: &'static str, value: String) {
        let before: Vec<options::Field> = self.there().collect();
        self.setup.options.insert(key.to_owned(), value);
        let now: Vec<options::Field> = self.there().collect();
        self.setup.options.retain(|chosen, _| {
            let of = |fields: &[options::Field]| fields.iter().find(|field| field.key == chosen).cloned();
            chosen == key || of(&before) == of(&now)
        });
    }

    /// Makes the setup one that the game takes: as many seats as it needs, options that it has as the others are chosen.
    /// What is being typed may be no value yet; [`State::obstacle`] says so.
    fn mend(&mut self, desk: &Desk) {
        let there = self.values();
        self.setup.options.retain(|key, _| there.contains_key(key));
        let seats = self.title.seats_with(&self.setup.options).unwrap_or_else(|_| self.title.seats());
        self.setup.seats.truncate(*seats.end());
        while self.setup.seats.len() < *seats.start() {
            let kind = if self.setup.seats.is_empty() { PlayerKind::Human } else { PlayerKind::Bot(Level::Medium) };
            self.add(kind, desk);
        }
    }

    fn add(&mut self, kind: PlayerKind, desk: &Desk) {
        let name = self.free_name(kind, desk);
        self.setup.seats.push(SeatSetup { name, kind });
    }

    /// A name that nobody at the table has.
    fn free_name(&self, kind: PlayerKind, desk: &Desk) -> String {
        let taken = |name: &str| self.setup.seats.iter().any(|seat| seat.name == name);
        let lang = desk.lang();
        let plain = plain(lang, kind);
        let numbered = (1_u32..).map(|number| match (kind.is_human(), number) {
            (false, 1) => plain.clone(),
            (_, number) => format!("{plain} {number}"),
        });
        numbered.into_iter().find(|name| !taken(name)).unwrap_or(plain)
    }

    /// The match as it is set up, which is remembered; where it cannot begin, it is said why.
    pub fn begin(&self, desk: &mut Desk) -> Option<Way> {
        let seed = desk.chance.random();
        let header = self.header(seed, desk);
        let header = desk.heed(header)?;
        let (key, setup) = (self.title.key().to_owned(), self.setup.clone());
        desk.change(|settings| {
            settings.setups.insert(key, setup);
        });
        Some(Way::Match(header))
    }

    /// The options that were chosen, and the faces of somebody's own dice where the game has them with these options.
    fn options(&self, desk: &Desk) -> Values {
        let (mut options, there) = (self.setup.options.clone(), self.values());
        for field in self.title.fields() {
            if let (Kind::Faces { .. }, true) = (&field.kind, there.contains_key(field.key)) {
                options.remove(field.key);
                let own = desk.settings().faces.get(self.title.key()).and_then(|faces| faces.get(field.key));
                options.extend(own.filter(|own| *own != field.default).map(|own| (field.key.to_owned(), own.clone())));
            }
        }
        options
    }

    fn header(&self, seed: u64, desk: &Desk) -> Result<Header, Phrase> {
        let player = |seat: &SeatSetup| Player::new(seat.name.trim(), seat.kind);
        let players = self.setup.seats.iter().map(player).collect::<Result<_, _>>().map_err(|illegal| illegal.0)?;
        Ok(Header {
            game: self.title.key().to_owned(),
            options: self.options(desk),
            players,
            seed: (!self.setup.real_dice).then_some(seed),
            real: self.setup.real_dice,
            started: Some(store::stamp(desk.watch.now())),
            undo: self.setup.undo,
        })
    }

    /// Whether the match as it is set up is played under a cup.
    fn covers(&self, desk: &Desk) -> bool {
        let table = self.header(0, desk).ok().and_then(|header| self.title.open(header).ok());
        table.is_some_and(|table| table.manner().covers())
    }

    /// Why the match cannot begin, if it cannot; told as the screen has it, for records name options otherwise.
    fn obstacle(&self, desk: &Desk) -> Option<Obstacle> {
        let seats = self.setup.seats.iter().enumerate();
        let mut names = seats.filter_map(|(seat, SeatSetup { name, .. })| {
            let why = match name.trim().chars().count() {
                0 => phrase!("app-name-missing"),
                length if length > NAME_LENGTH => phrase!("core-name-long", most = NAME_LENGTH, length = length),
                _ => return None,
            };
            Some(Obstacle { why, place: Place::Seat(seat) })
        });
        if let Some(name) = names.next() {
            return Some(name);
        }
        let values = self.values();
        let mut options = self.there().filter_map(|field| {
            let value = values.get(field.key).filter(|value| value.is_empty() || !field.takes(value))?;
            let name = Phrase::new(field.name);
            let why = match field.kind {
                Kind::List(_) => phrase!("app-list-empty", name = name),
                Kind::Choice(_) | Kind::Number(..) | Kind::Text | Kind::Faces { .. } if value.is_empty() => {
                    phrase!("app-option-missing", name = name, domain = field.domain())
                }
                Kind::Choice(_) | Kind::Number(..) | Kind::Text | Kind::Faces { .. } => {
                    phrase!("app-option-wrong", name = name, value = value.clone(), domain = field.domain())
                }
            };
            Some(Obstacle { why, place: Place::Option(field.key) })
        });
        if let Some(option) = options.next() {
            return Some(option);
        }
        // Whatever is drawn, it begins or does not.
        let begun = self.header(0, desk).and_then(|header| self.title.open(header).map_err(|illegal| illegal.0));
        begun.err().map(|why| Obstacle { why, place: Place::Whole })
    }

    /// Another kind of player: a name that only said the kind changes with it.
    fn choose(&mut self, seat: usize, kind: PlayerKind, desk: &Desk) {
        let before = self.setup.seats[seat].clone();
        self.setup.seats[seat].kind = kind;
        if before.kind.is_human() == kind.is_human() {
            return;
        }
        if is_plain(&before.name) {
            self.setup.seats[seat].name.clear();
            self.setup.seats[seat].name = self.free_name(kind, desk);
        }
    }

    /// Names that only say the kind of player are said in the language of now.
    fn rename(&mut self, desk: &Desk) {
        for seat in 0..self.setup.seats.len() {
            let SeatSetup { name, kind } = self.setup.seats[seat].clone();
            let (plain, lang) = (|lang| plain(lang, kind), desk.lang());
            let foreign = Lang::ALL.into_iter().filter(|other| *other != lang);
            let of = |other: Lang| name.strip_prefix(plain(other).as_str()).filter(|rest| is_number(rest));
            // A word that is the same in both is left as it is.
            if let Some(rest) = foreign.into_iter().find_map(of).filter(|_| !name.starts_with(plain(lang).as_str())) {
                self.setup.seats[seat].name = format!("{}{rest}", plain(lang));
            }
        }
    }

    fn field(&self, key: &str) -> Option<options::Field> {
        self.there().find(|field| field.key == key)
    }

    /// The entries of a list as they are chosen.
    fn entries(&self, key: &str) -> Vec<String> {
        let value = self.values().remove(key).unwrap_or_default();
        programme::entries(&value).map(str::to_owned).collect()
    }

    /// Moves what stands at one place of a column to another.
    fn shift(&mut self, column: Column, from: usize, to: usize) {
        fn shift<T>(all: &mut Vec<T>, from: usize, to: usize) {
            if from < all.len() && to < all.len() {
                let one = all.remove(from);
                all.insert(to, one);
            }
        }
        match column {
            Column::Seats => shift(&mut self.setup.seats, from, to),
            Column::List(key) => {
                let mut entries = self.entries(key);
                shift(&mut entries, from, to);
                self.setup.options.insert(key.to_owned(), entries.join(","));
            }
        }
    }

    /// Takes away what stands at a place of a column; how many are left.
    fn remove(&mut self, column: Column, index: usize) -> usize {
        match column {
            Column::Seats => {
                self.setup.seats.remove(index);
                self.setup.seats.len()
            }
            Column::List(key) => {
                let mut entries = self.entries(key);
                if index < entries.len() {
                    entries.remove(index);
                }
                self.setup.options.insert(key.to_owned(), entries.join(","));
                entries.len()
            }
        }
    }
}

/// What somebody is called who has no name.
fn plain(lang: Lang, kind: PlayerKind) -> String {
    if kind.is_human() { tr!(lang, "app-player") } else { tr!(lang, "app-computer") }
}

/// Whether nothing follows, or only a number.
fn is_number(rest: &str) -> bool {
    rest.is_empty() || rest.strip_prefix(' ').is_some_and(|number| number.parse::<u32>().is_ok())
}

/// Whether a name only says the kind of player, in whatever language.
fn is_plain(name: &str) -> bool {
    let kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Medium)];
    let mut all = Lang::ALL.into_iter().flat_map(|lang| kinds.map(|kind| plain(lang, kind)));
    name.is_empty() || all.any(|plain| name.strip_prefix(plain.as_str()).is_some_and(is_number))
}

impl Pane for State {
    type Message = Message;

    fn name(&self, desk: &Desk) -> String {
        desk.lang().say(&self.title.about().name())
    }

    /// Ctrl+Enter begins.
    fn key(&self, key: &Key, modifiers: Modifiers, _desk: &Desk) -> Option<Message> {
        match key {
            Key::Named(iced::keyboard::key::Named::Enter) => Some(Message::BeginPressed),
            Key::Character(letter) if letter.as_str() == "r" && !modifiers.command() => {
                Some(Message::Asked(Way::Rules(self.title)))
            }
            Key::Named(_) | Key::Character(_) | Key::Unidentified => None,
        }
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::BeginPressed => match self.obstacle(desk).map(|obstacle| obstacle.place) {
                None => return self.begin(desk).map_or(Action::None, Action::Replace),
                // Led to what is to be mended.
                Some(Place::Seat(seat)) => return Action::Run(operation::focus(seats::name(seat)).chain(reveal())),
                Some(Place::Option(key)) => return Action::Run(lead(fields::place(key))),
                Some(Place::Whole) => {}
            },
            Message::Asked(way) => return Action::Open(way),
            Message::Named(seat, name) => {
                self.setup.seats[seat].name = name.chars().filter(|c| !c.is_control()).collect();
            }
            Message::KindChosen(seat, kind) => self.choose(seat, kind, desk),
            Message::Moved(column, from, to) => self.shift(column, from, to),
            Message::Walked(column, from, to) => {
                self.shift(column, from, to);
                return Action::Run(operation::focus(column.id(to)));
            }
            Message::Grabbed(column, index) => self.dragged = Some((column, index)),
            Message::Over(column, to) => {
                if let Some((_, from)) = self.dragged.filter(|(other, _)| *other == column) {
                    self.shift(column, from, to);
                    self.dragged = Some((column, to));
                }
            }
            Message::Dropped => {
                // So that the keys can go on with it.
                if let Some((column, index)) = self.dragged.take() {
                    return Action::Run(operation::focus(column.id(index)));
                }
            }
            Message::Added => self.add(PlayerKind::Human, desk),
            Message::Removed(column, index) => {
                self.remove(column, index);
            }
            Message::Deleted(column, index) => {
                let left = self.remove(column, index);
                // The entry that took its place is next.
                return Action::Run(operation::focus(column.id(index.min(left.saturating_sub(1)))));
            }
            Message::Mixed(mix, key) => {
                let values = self.values();
                if let (Some(field), Some(value)) = (self.field(key), values.get(key)) {
                    self.setup.options.insert(key.to_owned(), mix.apply(&field.kind, value, &mut desk.chance));
                }
            }
            Message::OptionChosen(key, value) => {
                self.set(key, value);
                self.mend(desk);
            }
            Message::RealDice(real) => self.setup.real_dice = real,
            Message::UndoAllowed(undo) => self.setup.undo = undo,
        }
        Action::None
    }

    /// The language may be another.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.rename(desk);
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui().accented(self.title.about().accent);
        let rules =
            tool(ui, Icon::Rules, tr!(ui.lang, "app-how-to-play"), Some(Message::Asked(Way::Rules(self.title))));
        let bar = bar(ui, self.name(desk), Message::Asked, [rules]);
        let line = ui.lead(ui.lang.say(&self.title.about().line())).color(ui.colour(Role::Faint));
        let begin = ui.primary(tr!(ui.lang, "app-begin")).padding([ui.gap(11.0), ui.gap(34.0)]).id("begin");
        let obstacle = self.obstacle(desk);
        let begin = begin.on_press_maybe(obstacle.is_none().then_some(Message::BeginPressed));
        let place = obstacle.as_ref().map(|obstacle| obstacle.place);
        let why = obstacle.map(|obstacle| ui.body(ui.lang.say(&obstacle.why)).color(ui.colour(Role::Bad)));
        let foot = row![begin].push(why).spacing(ui.gap(16.0)).align_y(Center);
        let measure = ui.wide(820.0);
        let fields = fields::view(self, ui, place, self.covers(desk));
        let page = column![line, seats::view(self, ui, place), fields]
            .spacing(ui.gap(20.0))
            .max_width(measure)
            .padding([ui.gap(8.0), ui.gap(24.0)]);
        let page = container(page).center_x(Fill).padding(iced::padding::bottom(ui.gap(16.0)));
        let page = scrolled(ui, "setup", page);
        // Always in sight, however long the options are.
        let foot = container(foot.width(Fill)).max_width(measure).padding([ui.gap(12.0), ui.gap(24.0)]);
        column![bar, page, rule::horizontal(1), container(foot).center_x(Fill)].into()
    }
}
