//! Before a match: who sits where, the game's options, drawn or real dice.

use iced::widget::column;

use club::store;
use club::store::career::Appearances;
use club::store::people::Id;
use club::store::settings::{SeatSetup, Setup};
use games::game::bot::Level;
use games::game::name::{compared, tidy};
use games::game::options::{Kind, Values};
use games::game::position::OPTION;
use games::game::record::{Header, NAME_LENGTH, Player, PlayerKind};
use games::lesson::{self, Listed};
use games::shelf;
use games::table::{Table, Title};

use crate::app::kit::options::{self, Chooser};
use crate::app::kit::order::{self, Change, Column as _, Order};
use crate::app::prelude::*;
use crate::app::widget::reveal::lead;
use crate::app::work::work;

mod fields;
mod offers;
mod seats;

#[derive(Clone, Debug, PartialEq)]
struct Obstacle {
    why: Phrase,
    place: FaultPlace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FaultPlace {
    Seat(usize),
    Option(&'static str),
    Seed,
    Whole,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats;

impl order::Column for Seats {
    fn id(self, index: usize) -> iced::widget::Id {
        format!("seat-{index}").into()
    }
}

#[derive(Debug)]
pub struct State {
    title: &'static dyn Title,
    setup: Setup,
    order: Order<Seats>,
    chooser: Chooser,
    /// The number of the dice as it is typed; empty where they are new ones.
    seed: String,
    /// The position that the match begins with, where that is not the usual one.
    position: Option<String>,
    /// The seat at which it was asked who else could sit there.
    asked: Option<usize>,
    /// The seat whose name is being typed.
    typed: Option<usize>,
    seen: Appearances,
}

#[derive(Clone, Debug)]
pub enum Message {
    Named(usize, String),
    Counted(Appearances),
    PersonTaken(usize, Id),
    PeopleAsked(usize),
    GuestChosen(usize, bool),
    KindChosen(usize, PlayerKind),
    Order(order::Message<Seats>),
    Added,
    Options(options::Message),
    SeedTyped(String),
    RealDice(bool),
    UndoAllowed(bool),
    Asked(Route),
    PositionPressed,
    PositionDropped,
    BeginPressed,
}

impl State {
    /// The setup as it was last time, or a sensible one.
    pub(crate) fn new(title: &'static dyn Title, desk: &Desk) -> Self {
        let remembered = desk.settings().setups.get(title.key()).cloned();
        let proposed = || Setup { options: options::proposed(title), ..Setup::default() };
        let mut state = Self {
            title,
            setup: remembered.unwrap_or_else(proposed),
            order: Order::default(),
            chooser: Chooser::default(),
            seed: String::new(),
            position: None,
            asked: None,
            typed: None,
            seen: Appearances::default(),
        };
        if state.title.seats_with(&state.setup.options).is_err() {
            state.setup.options.clear();
        }
        state.mend(desk);
        state.rename(desk);
        state
    }

    pub(crate) fn placed(
        title: &'static dyn Title,
        mut options: Values,
        players: usize,
        desk: &Desk,
    ) -> (Self, Task<Message>) {
        let (mut state, task) = Self::open(title, desk);
        state.position = options.remove(OPTION);
        state.setup.options = options;
        state.mend(desk);
        state.setup.seats.truncate(players);
        while state.setup.seats.len() < players {
            state.add(PlayerKind::Human, desk);
        }
        (state, task)
    }

    /// As the last match of that game was, but with the options and the kinds of players of this one.
    pub(crate) fn like(header: &Header, desk: &Desk) -> Option<Self> {
        let mut state = Self::new(shelf::find(&header.game)?, desk);
        state.setup.options.clone_from(&header.options);
        state.setup.seats.clear();
        header.players.iter().for_each(|player| state.add(player.kind, desk));
        Some(state)
    }

    /// The same, and what finds out who played last; nothing waits for it.
    pub(crate) fn open(title: &'static dyn Title, desk: &Desk) -> (Self, Task<Message>) {
        let (archive, people) = (desk.archive.clone(), desk.people().clone());
        let count = work(move || Appearances::new(&archive.ledger(), &people));
        (Self::new(title, desk), count.map(Message::Counted))
    }

    fn values(&self) -> Values {
        options::values(self.title, &self.setup.options)
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

    fn free_name(&self, kind: PlayerKind, desk: &Desk) -> String {
        let taken = |name: &str| self.setup.seats.iter().any(|seat| compared(&seat.name) == compared(name));
        let lang = desk.lang();
        let plain = plain(lang, kind);
        let people = self.setup.seats.iter().filter(|seat| seat.kind.is_human() && !seat.name.is_empty()).count();
        // Nobody is called the first who comes after others.
        let first = if kind.is_human() { people + 1 } else { 1 };
        let numbered = (first..).map(|number| match (kind.is_human(), number) {
            (false, 1) => plain.clone(),
            (_, number) => format!("{plain} {number}"),
        });
        let own = desk.player().filter(|_| kind.is_human());
        own.into_iter().chain(numbered).find(|name| !taken(name)).unwrap_or(plain)
    }

    pub fn names(&self) -> Vec<String> {
        self.setup.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The match as it is set up, which is remembered; where it cannot begin, it is said why.
    pub fn begin(&self, desk: &mut Desk) -> Option<Route> {
        let seed = if self.seed.is_empty() { desk.seed() } else { self.seed.parse().unwrap_or_default() };
        let header = self.header(seed, desk);
        let header = desk.ok_or_notify(header)?;
        self.remember(desk);
        let (key, setup) = (self.title.key().to_owned(), self.setup.clone());
        desk.change(|settings| {
            settings.setups.insert(key, setup);
        });
        Some(Route::Match(header))
    }

    fn remember(&self, desk: &mut Desk) {
        let new = |seat: &&SeatSetup| offers::is_new(seat, desk.people()) && !self.is_guest(&seat.name);
        let names: Vec<String> = self.setup.seats.iter().filter(new).map(|seat| seat.name.clone()).collect();
        desk.meet(names.iter().map(String::as_str));
        // Who plays here was not asked before.
        let named = |seat: &&SeatSetup| seat.kind.is_human() && !is_plain(&seat.name) && !self.is_guest(&seat.name);
        if desk.player().is_none()
            && let Some(seat) = self.setup.seats.iter().find(named)
        {
            desk.introduce(&seat.name);
        }
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
        options.extend(self.position.clone().map(|position| (OPTION.to_owned(), position)));
        options
    }

    fn header(&self, seed: u64, desk: &Desk) -> Result<Header, Phrase> {
        let player = |seat: &SeatSetup| Player::new(&tidy(&seat.name), seat.kind);
        let players = self.setup.seats.iter().map(player).collect::<Result<_, _>>().map_err(|illegal| illegal.0)?;
        Ok(Header {
            seed: (!self.setup.real_dice).then_some(seed),
            real: self.setup.real_dice,
            started: Some(store::stamp(desk.watch.now())),
            undo: self.setup.undo,
            ..Header::new(self.title.key(), self.options(desk), players)
        })
    }

    fn as_held(&self, desk: &Desk) -> Option<Box<dyn Table>> {
        self.header(0, desk).ok().and_then(|header| self.title.open(header).ok())
    }

    fn covers(&self, desk: &Desk) -> bool {
        self.as_held(desk).is_some_and(|table| table.handling().covers())
    }

    /// Why the match cannot begin, if it cannot; told as the screen has it, for records name options otherwise.
    fn obstacle(&self, desk: &Desk) -> Option<Obstacle> {
        let seats = self.setup.seats.iter().enumerate();
        let mut names = seats.filter_map(|(seat, SeatSetup { name, .. })| {
            let why = match tidy(name).chars().count() {
                _ if compared(name).is_empty() => phrase!("app-name-missing"),
                length if length > NAME_LENGTH => phrase!("core-name-long", most = NAME_LENGTH, length),
                _ => return None,
            };
            Some(Obstacle { why, place: FaultPlace::Seat(seat) })
        });
        if let Some(name) = names.next() {
            return Some(name);
        }
        if let Some((key, why)) = options::wrong(self.title, &self.setup.options) {
            return Some(Obstacle { why, place: FaultPlace::Option(key) });
        }
        if !self.setup.real_dice && !self.seed.is_empty() && self.seed.parse::<u64>().is_err() {
            return Some(Obstacle { why: phrase!("app-seed-wrong"), place: FaultPlace::Seed });
        }
        // Whatever is drawn, it begins or does not.
        let begun = self.header(0, desk).and_then(|header| self.title.open(header).map_err(|illegal| illegal.0));
        begun.err().map(|why| Obstacle { why, place: FaultPlace::Whole })
    }

    /// Another kind of player: no computer player has the name of a person; one that is written before it is said whose it
    /// is stays.
    fn choose(&mut self, seat: usize, kind: PlayerKind, desk: &Desk) {
        let before = std::mem::replace(&mut self.setup.seats[seat].kind, kind);
        let is_written = kind.is_human() && !is_plain(&self.setup.seats[seat].name);
        if before.is_human() != kind.is_human() && !is_written {
            self.setup.seats[seat].name.clear();
            self.setup.seats[seat].name = self.free_name(kind, desk);
        }
    }

    /// Those that only say the kind of player are said in the language of now; the first person's becomes the player's.
    fn rename(&mut self, desk: &Desk) {
        if let Some(own) = desk.player() {
            let sits = |seat: &SeatSetup| seat.kind.is_human() && compared(&seat.name) == compared(&own);
            let is_there = self.setup.seats.iter().any(sits);
            let first = self.setup.seats.iter_mut().find(|seat| seat.kind.is_human());
            if let Some(first) = first.filter(|first| !is_there && is_plain(&first.name)) {
                first.name = own;
            }
        }
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
}

fn lessons<'a>(ui: Ui, desk: &Desk, title: &'static dyn Title) -> Option<Element<'a, Message>> {
    let one = |lesson: &'static Listed| {
        let reached = desk.reached(lesson);
        let done = reached.learnt.then(|| Icon::Right.view(ui, Role::Good));
        let name = ui.lang.say(&lesson.name());
        let time = ui.faint(tr!(ui.lang, "lesson-minutes", minutes = lesson.minutes()));
        let words = Row::new().push(done).push(ui.body(name)).push(time).spacing(ui.gap(8.0)).align_y(Center);
        let control = ui.control(words).style(ui.quiet()).padding([ui.gap(5.0), ui.gap(10.0)]);
        Some(control.on_press(Message::Asked(Route::Lesson(lesson))).id(lesson.key).into())
    };
    let all: Vec<Element<'a, Message>> = lesson::of(title.key()).filter_map(one).collect();
    let rows = Row::from_vec(all).spacing(ui.gap(8.0)).wrap().vertical_spacing(ui.gap(8.0));
    let head = ui.strong(tr!(ui.lang, "lesson-head"));
    lesson::of(title.key()).next().map(|_| column![head, rows].spacing(ui.gap(8.0)).into())
}

fn position<'a>(state: &State, ui: Ui, desk: &Desk) -> Option<Element<'a, Message>> {
    let button = |label: String| ui.button(label).on_press(Message::PositionPressed).id("position");
    if state.position.is_none() {
        let there_are = state.as_held(desk).is_some_and(|table| table.position().is_ok());
        return there_are.then(|| row![button(tr!(ui.lang, "position-from"))].into());
    }
    let drop = ui.button(tr!(ui.lang, "position-drop")).on_press(Message::PositionDropped).id("position-drop");
    let words = column![ui.strong(tr!(ui.lang, "position-from")), ui.faint(tr!(ui.lang, "position-from-about"))];
    let controls = row![button(tr!(ui.lang, "position-other")), drop].spacing(ui.gap(8.0)).wrap();
    let card = column![words.spacing(ui.gap(2.0)), controls].spacing(ui.gap(8.0)).padding(ui.gap(14.0));
    Some(container(card).width(Fill).style(ui.card()).into())
}

fn plain(lang: Lang, kind: PlayerKind) -> String {
    if kind.is_human() { tr!(lang, "app-player") } else { tr!(lang, "app-computer") }
}

pub(super) fn kinds(title: &dyn Title) -> impl Iterator<Item = PlayerKind> + use<> {
    [PlayerKind::Human].into_iter().chain(title.levels().iter().map(|level| PlayerKind::Bot(*level)))
}

fn is_number(rest: &str) -> bool {
    rest.is_empty() || rest.strip_prefix(' ').is_some_and(|number| number.parse::<u32>().is_ok())
}

/// What was put into a text in one piece.
fn inserted<'a>(before: &str, after: &'a str) -> Option<&'a str> {
    let more = after.len().checked_sub(before.len()).filter(|more| *more > 0)?;
    let around = |at: &usize| {
        let halves = before.split_at_checked(*at);
        halves.is_some_and(|(head, tail)| after.starts_with(head) && after.ends_with(tail))
    };
    let at = (0..=before.len()).rev().find(around)?;
    after.get(at..at + more)
}

/// Whether a name only says the kind of player, in whatever language.
pub(super) fn is_plain(name: &str) -> bool {
    let kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Medium)];
    let mut all = Lang::ALL.into_iter().flat_map(|lang| kinds.map(|kind| plain(lang, kind)));
    name.is_empty() || all.any(|plain| name.strip_prefix(plain.as_str()).is_some_and(is_number))
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-setup";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("Enter Ctrl+Enter", "app-key-begin", |_, _, _| Some(Message::BeginPressed)),
        Shortcut::new("R", "app-key-rules", |state, _, _| Some(Message::Asked(Route::Rules(state.title)))),
        Shortcut::new("S", "app-strategy", |state, _, _| {
            state.title.about().strategy.map(|_| Message::Asked(Route::Strategy(state.title)))
        }),
    ];

    fn name(&self, desk: &Desk) -> String {
        desk.lang().say(&self.title.about().name())
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let typed = self.typed.take();
        match message {
            Message::BeginPressed => match self.obstacle(desk).map(|obstacle| obstacle.place) {
                None => return self.begin(desk).map_or(Action::None, Action::Replace),
                Some(FaultPlace::Seat(seat)) => return Action::Run(focus_on(seats::name(seat))),
                Some(FaultPlace::Option(key)) => return Action::Run(lead(options::place(key))),
                Some(FaultPlace::Seed) => return Action::Run(lead(fields::SEED.into())),
                Some(FaultPlace::Whole) => {}
            },
            Message::Asked(way) => return Action::Open(way),
            Message::PositionPressed => {
                let held = self.as_held(desk).or_else(|| {
                    // What does not hold is left where it is; the usual beginning can be looked at.
                    Self { position: None, setup: self.setup.clone(), ..Self::new(self.title, desk) }.as_held(desk)
                });
                return held.map_or(Action::None, |table| Action::Open(Route::Position(table)));
            }
            Message::PositionDropped => self.position = None,
            Message::Named(seat, name) => {
                let name: String = name.chars().filter(|c| !c.is_control()).collect();
                let before = &mut self.setup.seats[seat].name;
                // What is typed first into a name that says nothing takes its place.
                let is_first = typed != Some(seat) && is_plain(before);
                let first = inserted(before, &name).filter(|_| is_first).map(str::to_owned);
                *before = first.unwrap_or(name);
                (self.asked, self.typed) = (None, Some(seat));
            }
            Message::Counted(seen) => (self.seen, self.typed) = (seen, typed),
            Message::PersonTaken(seat, id) => {
                if let Some(person) = desk.people().get(&id) {
                    self.setup.seats[seat].name.clone_from(&person.name);
                }
                self.asked = None;
                return Action::Run(focus_on(seats::name(seat)));
            }
            Message::PeopleAsked(seat) => self.asked = (self.asked != Some(seat)).then_some(seat),
            Message::GuestChosen(seat, guest) => {
                let name = compared(&self.setup.seats[seat].name);
                self.setup.guests.retain(|other| *other != name);
                if guest {
                    self.setup.guests.push(name);
                }
            }
            Message::KindChosen(seat, kind) => self.choose(seat, kind, desk),
            Message::Order(message) => {
                self.asked = None;
                let (change, led) = self.order.take(message);
                match change {
                    Some(Change::Shifted(Seats, from, to)) => order::shift(&mut self.setup.seats, from, to),
                    Some(Change::Removed(Seats, seat)) => drop(self.setup.seats.remove(seat)),
                    None => {}
                }
                return led.map_or(Action::None, |(Seats, seat)| Action::Run(focus_on(Seats.id(seat))));
            }
            Message::Added => {
                self.add(PlayerKind::Human, desk);
                let name = seats::name(self.setup.seats.len() - 1);
                return Action::Run(focus_on(name.clone()).chain(operation::select_all(name)));
            }
            Message::Options(message) => {
                let led = self.chooser.update(message, (self.title, &mut self.setup.options), &mut desk.chance);
                self.mend(desk);
                return led.map_or(Action::None, |led| Action::Run(focus_on(led)));
            }
            Message::SeedTyped(seed) => {
                self.seed = seed.chars().filter(|c| !c.is_whitespace() && !c.is_control()).collect();
            }
            Message::RealDice(real) => self.setup.real_dice = real,
            Message::UndoAllowed(undo) => self.setup.undo = undo,
        }
        Action::None
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.rename(desk);
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let names = self.setup.seats.iter().map(|seat| seat.kind.is_human().then_some(seat.name.as_str()));
        let ui = desk.ui().accented(self.title.about().accent).seated(desk.people().seats(names));
        let rules = tool(Icon::Rules, tr!(ui.lang, "app-how-to-play"), Some(Message::Asked(Route::Rules(self.title))));
        let strategy = self.title.about().strategy.map(|_| {
            tool(Icon::Statistics, tr!(ui.lang, "app-strategy"), Some(Message::Asked(Route::Strategy(self.title))))
        });
        let bar = bar(ui, self.name(desk), Message::Asked, strategy.into_iter().chain([rules]));
        let line = ui.lead(ui.lang.say(&self.title.about().line())).color(ui.colour(Role::Faint));
        let begin = ui.primary(tr!(ui.lang, "app-begin")).padding([ui.gap(11.0), ui.gap(34.0)]).id("begin");
        let obstacle = self.obstacle(desk);
        let begin = begin.on_press_maybe(obstacle.is_none().then_some(Message::BeginPressed));
        let place = obstacle.as_ref().map(|obstacle| obstacle.place);
        let why = obstacle.map(|obstacle| ui.body(ui.lang.sentence(&obstacle.why)).color(ui.colour(Role::Bad)));
        let foot = row![begin].push(why).spacing(ui.gap(16.0)).align_y(Center);
        let measure = ui.wide(900.0);
        let fields = fields::view(self, ui, place, self.covers(desk));
        let page =
            Column::new().push(line).push(lessons(ui, desk, self.title)).push(seats::view(self, ui, desk, place));
        // Whoever begins as usual meets it last.
        let position = position(self, ui, desk);
        let (above, below) = if self.position.is_some() { (position, None) } else { (None, position) };
        let page = page.push(above).push(fields).push(below).spacing(ui.gap(20.0)).max_width(measure);
        let page = page.padding([ui.gap(8.0), ui.gap(24.0)]);
        let page = container(page).center_x(Fill).padding(iced::padding::bottom(ui.gap(16.0)));
        let page = scrolled(ui, "setup", page);
        // Always in sight, however long the options are.
        let foot = container(foot.width(Fill)).max_width(measure).padding([ui.gap(12.0), ui.gap(24.0)]);
        column![bar, page, rule::horizontal(1), container(foot).center_x(Fill)].into()
    }
}

#[cfg(test)]
mod tests {
    use super::inserted;

    #[test]
    fn what_is_typed_into_a_text_is_told_from_what_stood_there() {
        for (before, after, typed) in [
            ("Person 1", "Person 1R", Some("R")),
            ("Person 1", "ÄPerson 1", Some("Ä")),
            ("Person 1", "PerGilson 1", Some("Gil")),
            ("", "Gil", Some("Gil")),
            ("Person 1", "Person ", None),
            ("Person 1", "Person 1", None),
            ("Person 1", "Wilhelmina", None),
        ] {
            assert_eq!(inserted(before, after), typed, "{after}");
        }
    }
}
