//! Before a match: who sits where, the game's options, drawn or real dice.

use iced::keyboard::{Key, Modifiers};
use iced::widget::{column, container, mouse_area, row, rule, scrollable, text_input};
use iced::{Center, Element, Fill, mouse};

use super::{Action, Screen, rules, table};
use crate::app::desk::Desk;
use crate::app::icon::Icon;
use crate::app::theme::Ui;
use crate::draw::Role;
use crate::game::bot::Level;
use crate::game::options::{Field, Kind, Values};
use crate::game::record::{Header, NAME_LENGTH, Player, PlayerKind};
use crate::phrase::Phrase;
use crate::store::settings::{SeatSetup, Setup};
use crate::table::Title;
use crate::{phrase, tr};

/// The setup of a game.
#[derive(Debug)]
pub struct State {
    title: &'static dyn Title,
    setup: Setup,
    /// The seat that is being dragged.
    dragged: Option<usize>,
}

/// What happened in the setup.
#[derive(Clone, Debug)]
pub enum Message {
    /// Back to the shelf.
    Closed,
    /// A seat's name was written.
    Named(usize, String),
    /// A seat's player was chosen.
    KindChosen(usize, PlayerKind),
    /// A seat moves to another place.
    Moved(usize, usize),
    /// A seat is taken by the pointer.
    Grabbed(usize),
    /// The pointer is over a seat.
    Over(usize),
    /// The pointer let go.
    Dropped,
    /// A seat is added.
    Added,
    /// A seat is taken away.
    Removed(usize),
    /// An option was chosen.
    OptionChosen(&'static str, String),
    /// Real dice, or drawn ones.
    RealDice(bool),
    /// Whether decisions may be taken back.
    UndoAllowed(bool),
    /// How to play.
    RulesPressed,
    /// Begin.
    BeginPressed,
}

impl State {
    /// The setup as it was last time, or a sensible one.
    #[must_use]
    pub fn new(title: &'static dyn Title, desk: &Desk) -> Self {
        let remembered = desk.settings().setups.get(title.key()).cloned();
        let mut state = Self { title, setup: remembered.unwrap_or_default(), dragged: None };
        state.mend(desk);
        state
    }

    /// Makes the setup one that the game takes: as many seats as it needs, options that it has.
    fn mend(&mut self, desk: &Desk) {
        let fields = self.title.fields();
        self.setup.options.retain(|key, _| fields.iter().any(|field| field.key == key));
        if self.title.seats_with(&self.setup.options).is_err() {
            self.setup.options.clear();
        }
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
        let plain = if kind.is_human() { tr!(lang, "app-player") } else { tr!(lang, "app-computer") };
        let numbered = (1_u32..).map(|number| match (kind.is_human(), number) {
            (false, 1) => plain.clone(),
            (_, number) => format!("{plain} {number}"),
        });
        numbered.into_iter().find(|name| !taken(name)).unwrap_or(plain)
    }

    /// Begins a match as it is set up: in the place of the setup, or on top of the shelf.
    pub fn begin<M>(&self, desk: &mut Desk, replace: bool) -> Action<M> {
        let header = match self.header(desk) {
            Ok(header) => header,
            Err(reason) => {
                desk.alarm(reason);
                return Action::None;
            }
        };
        let (key, setup) = (self.title.key().to_owned(), self.setup.clone());
        desk.change(|settings| {
            settings.setups.insert(key, setup);
        });
        table::State::begin(header, desk, replace)
    }

    /// The options that were chosen, and the faces of somebody's own dice where the game has them with these options.
    fn options(&self, desk: &Desk) -> Values {
        let mut options = self.setup.options.clone();
        let mut values = Values::new();
        for field in self.title.fields() {
            if values.contains_key(field.key) || !field.applies(&values) {
                continue;
            }
            if let Kind::Faces { .. } = field.kind {
                options.remove(field.key);
                let own = desk.settings().faces.get(self.title.key()).and_then(|faces| faces.get(field.key));
                options.extend(own.filter(|own| *own != field.default).map(|own| (field.key.to_owned(), own.clone())));
            }
            let value = options.get(field.key).map_or(field.default, String::as_str).to_owned();
            values.insert(field.key.to_owned(), value);
        }
        options
    }

    fn header(&self, desk: &Desk) -> Result<Header, Phrase> {
        let player = |seat: &SeatSetup| Player::new(seat.name.trim(), seat.kind);
        let players = self.setup.seats.iter().map(player).collect::<Result<_, _>>().map_err(|illegal| illegal.0)?;
        let now = jiff::Timestamp::now();
        Ok(Header {
            game: self.title.key().to_owned(),
            options: self.options(desk),
            players,
            seed: (!self.setup.real_dice).then(rand::random),
            started: Some(now.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()),
            undo: self.setup.undo,
        })
    }

    /// Why the match cannot begin, if it cannot.
    fn obstacle(&self, desk: &Desk) -> Option<Phrase> {
        if let Some(long) = self.setup.seats.iter().find(|seat| seat.name.trim().chars().count() > NAME_LENGTH) {
            let length = long.name.trim().chars().count();
            return Some(phrase!("core-name-long", most = NAME_LENGTH, length = length));
        }
        if self.setup.seats.iter().any(|seat| seat.name.trim().is_empty()) {
            return Some(phrase!("app-name-missing"));
        }
        self.header(desk).and_then(|header| self.title.open(header).map_err(|illegal| illegal.0)).err()
    }

    /// Nothing is cached.
    pub fn refresh(&mut self, _desk: &mut Desk) -> Action<Message> {
        Action::None
    }

    /// Its name.
    #[must_use]
    pub fn name(&self, desk: &Desk) -> String {
        desk.lang().say(&self.title.name())
    }

    /// Ctrl+Enter begins.
    #[must_use]
    pub fn key(&self, key: &Key, modifiers: Modifiers, _desk: &Desk) -> Option<Message> {
        match key {
            Key::Named(iced::keyboard::key::Named::Enter) => Some(Message::BeginPressed),
            Key::Character(letter) if letter.as_str() == "r" && !modifiers.command() => Some(Message::RulesPressed),
            Key::Named(_) | Key::Character(_) | Key::Unidentified => None,
        }
    }

    /// Handles what happened.
    pub fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Closed => return Action::Back,
            Message::BeginPressed if self.obstacle(desk).is_none() => return self.begin(desk, true),
            Message::BeginPressed => {}
            Message::RulesPressed => return Action::open(Screen::Rules(rules::State::new(self.title, desk))),
            Message::Named(seat, name) => self.setup.seats[seat].name = name.chars().filter(|c| !c.is_control()).collect(),
            Message::KindChosen(seat, kind) => self.choose(seat, kind, desk),
            Message::Moved(from, to) => self.move_seat(from, to),
            Message::Grabbed(seat) => self.dragged = Some(seat),
            Message::Over(to) => {
                if let Some(from) = self.dragged {
                    self.move_seat(from, to);
                    self.dragged = Some(to);
                }
            }
            Message::Dropped => self.dragged = None,
            Message::Added => self.add(PlayerKind::Human, desk),
            Message::Removed(seat) => {
                self.setup.seats.remove(seat);
            }
            Message::OptionChosen(key, value) => {
                self.setup.options.insert(key.to_owned(), value);
                self.mend(desk);
            }
            Message::RealDice(real) => self.setup.real_dice = real,
            Message::UndoAllowed(undo) => self.setup.undo = undo,
        }
        Action::None
    }

    /// Another kind of player: a name that only said the kind changes with it.
    fn choose(&mut self, seat: usize, kind: PlayerKind, desk: &Desk) {
        let before = self.setup.seats[seat].clone();
        self.setup.seats[seat].kind = kind;
        if before.kind.is_human() == kind.is_human() {
            return;
        }
        let lang = desk.lang();
        let plain = [tr!(lang, "app-player"), tr!(lang, "app-computer")];
        if plain.iter().any(|plain| before.name.starts_with(plain.as_str())) || before.name.is_empty() {
            self.setup.seats[seat].name.clear();
            self.setup.seats[seat].name = self.free_name(kind, desk);
        }
    }

    fn move_seat(&mut self, from: usize, to: usize) {
        if from < self.setup.seats.len() && to < self.setup.seats.len() {
            let seat = self.setup.seats.remove(from);
            self.setup.seats.insert(to, seat);
        }
    }

    /// What is seen.
    pub fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui().accented(self.title.accent());
        let rules = super::shelf::tool(ui, Icon::Rules, tr!(ui.lang, "app-how-to-play"), Some(Message::RulesPressed));
        let bar = super::shelf::bar(ui, self.name(desk), Message::Closed, [rules]);
        let line = ui.lead(ui.lang.say(&self.title.line())).color(ui.colour(Role::Faint));
        let begin = ui.primary(tr!(ui.lang, "app-begin")).padding([ui.gap(11.0), ui.gap(34.0)]).id("begin");
        let obstacle = self.obstacle(desk);
        let begin = begin.on_press_maybe(obstacle.is_none().then_some(Message::BeginPressed));
        let mut foot = row![begin].spacing(ui.gap(16.0)).align_y(Center);
        if let Some(why) = obstacle {
            foot = foot.push(ui.body(ui.lang.say(&why)).color(ui.colour(Role::Bad)));
        }
        let measure = ui.wide(820.0);
        let page = column![line, self.view_seats(ui), self.view_options(ui)]
            .spacing(ui.gap(20.0))
            .max_width(measure)
            .padding([ui.gap(8.0), ui.gap(24.0)]);
        let page = scrollable(container(page).center_x(Fill).padding(iced::padding::bottom(ui.gap(16.0))));
        let page = page.width(Fill).height(Fill).style(ui.bar()).id("setup");
        // Always in sight, however long the options are.
        let foot = container(foot.width(Fill)).max_width(measure).padding([ui.gap(12.0), ui.gap(24.0)]);
        column![bar, page, rule::horizontal(1), container(foot).center_x(Fill)].into()
    }

    fn view_seats(&self, ui: Ui) -> Element<'_, Message> {
        let seats = self.title.seats_with(&self.setup.options).unwrap_or_else(|_| self.title.seats());
        let rows = self.setup.seats.iter().enumerate().map(|(index, seat)| {
            let row = self.view_seat(ui, index, seat, *seats.start());
            mouse_area(row).on_enter(Message::Over(index)).into()
        });
        let add = (self.setup.seats.len() < *seats.end()).then(|| {
            let label = row![Icon::Add.view(ui, Role::Text), ui.body(tr!(ui.lang, "app-add-player"))];
            ui.bare(label.spacing(ui.gap(8.0)).align_y(Center)).on_press(Message::Added).id("add-player")
        });
        let (least, most) = (*seats.start(), *seats.end());
        let about = if least == most {
            tr!(ui.lang, "app-players-exactly", count = most)
        } else {
            tr!(ui.lang, "app-players-about", least = least, most = most)
        };
        let head = column![
            ui.heading(tr!(ui.lang, "app-players")),
            ui.faint(about),
        ];
        let list = mouse_area(column(rows).spacing(ui.gap(8.0))).on_release(Message::Dropped).on_exit(Message::Dropped);
        column![head, list].push(add).spacing(ui.gap(10.0)).into()
    }

    fn view_seat<'a>(&'a self, ui: Ui, index: usize, seat: &'a SeatSetup, least: usize) -> Element<'a, Message> {
        let last = self.setup.seats.len() - 1;
        let grip = mouse_area(container(Icon::Grip.view(ui, Role::Faint)).padding(ui.gap(4.0)))
            .on_press(Message::Grabbed(index))
            .interaction(if self.dragged.is_some() { mouse::Interaction::Grabbing } else { mouse::Interaction::Grab });
        let small = |icon: Icon, message: Option<Message>| {
            let role = if message.is_some() { Role::Text } else { Role::Line };
            ui.bare(icon.view(ui, role)).padding(ui.gap(5.0)).on_press_maybe(message)
        };
        let up = small(Icon::Up, (index > 0).then(|| Message::Moved(index, index - 1)));
        let down = small(Icon::Down, (index < last).then(|| Message::Moved(index, index + 1)));
        let remove = small(Icon::Remove, (last + 1 > least).then_some(Message::Removed(index)));
        let name = text_input(&tr!(ui.lang, "app-name"), &seat.name)
            .on_input(move |name| Message::Named(index, name))
            .size(ui.size(crate::app::theme::Step::Body))
            .padding(ui.gap(8.0))
            .style(ui.input())
            .id(format!("name-{index}"));
        let kinds = [PlayerKind::Human].into_iter().chain(Level::ALL.map(PlayerKind::Bot)).map(|kind| {
            let chosen = kind == seat.kind;
            ui.option(ui.lang.say(&kind_name(kind)), chosen).on_press(Message::KindChosen(index, kind)).into()
        });
        let kinds = iced::widget::Row::from_iter(kinds).spacing(ui.gap(4.0)).wrap();
        let number = ui.strong((index + 1).to_string()).color(ui.colour(Role::Seat(u8::try_from(index).unwrap_or(0))));
        let first = row![grip, number, name, up, down, remove].spacing(ui.gap(8.0)).align_y(Center);
        let content: Element<'_, Message> = if ui.window.width > 900.0 * ui.text {
            let name = container(first).width(Fill);
            row![name, container(kinds).width(ui.wide(380.0))].spacing(ui.gap(14.0)).align_y(Center).into()
        } else {
            column![first, kinds].spacing(ui.gap(8.0)).into()
        };
        let held = self.dragged == Some(index);
        let card = container(content).padding([ui.gap(8.0), ui.gap(12.0)]).width(Fill);
        if held { card.style(ui.panel(Role::Soft)).into() } else { card.style(ui.card()).into() }
    }

    fn view_options(&self, ui: Ui) -> Element<'_, Message> {
        let given = &self.setup.options;
        let mut list = column![ui.heading(tr!(ui.lang, "app-options"))].spacing(ui.gap(14.0));
        let mut values = Values::new();
        for field in self.title.fields() {
            if values.contains_key(field.key) || !field.applies(&values) {
                continue;
            }
            let value = given.get(field.key).cloned().unwrap_or_else(|| field.default.to_owned());
            list = list.push(view_field(ui, &field, &value));
            values.insert(field.key.to_owned(), value);
        }
        let dice = [
            (tr!(ui.lang, "app-dice-drawn"), !self.setup.real_dice, Message::RealDice(false)),
            (tr!(ui.lang, "app-dice-real"), self.setup.real_dice, Message::RealDice(true)),
        ];
        let undo = [
            (tr!(ui.lang, "app-yes"), self.setup.undo, Message::UndoAllowed(true)),
            (tr!(ui.lang, "app-no"), !self.setup.undo, Message::UndoAllowed(false)),
        ];
        list.push(choice(ui, tr!(ui.lang, "app-dice"), tr!(ui.lang, "app-dice-about"), dice))
            .push(choice(ui, tr!(ui.lang, "app-undo-allowed"), tr!(ui.lang, "app-undo-allowed-about"), undo))
            .into()
    }
}

/// The name of a kind of player.
#[must_use]
pub fn kind_name(kind: PlayerKind) -> Phrase {
    match kind {
        PlayerKind::Human => phrase!("app-human"),
        PlayerKind::Bot(Level::Easy) => phrase!("app-bot-easy"),
        PlayerKind::Bot(Level::Medium) => phrase!("app-bot-medium"),
        PlayerKind::Bot(Level::Strong) => phrase!("app-bot-strong"),
    }
}

fn view_field<'a>(ui: Ui, field: &Field, value: &str) -> Option<Element<'a, Message>> {
    let (key, name) = (field.key, ui.lang.say(&Phrase::new(field.name)));
    let about = ui.lang.say(&Phrase::new(field.about));
    match &field.kind {
        Kind::Choice(choices) => {
            let choices = choices.iter().map(|(choice, id)| {
                let message = Message::OptionChosen(key, (*choice).to_owned());
                (ui.lang.say(&Phrase::new(id)), *choice == value, message)
            });
            Some(choice(ui, name, about, choices))
        }
        // Chosen in the settings, once for all matches.
        Kind::Faces { .. } => None,
        Kind::Number(..) | Kind::List(_) | Kind::Text => {
            let input = text_input(field.default, value)
                .on_input(move |value| Message::OptionChosen(key, value))
                .width(ui.wide(160.0))
                .padding(ui.gap(8.0))
                .style(ui.input());
            Some(labelled(ui, name, about, input.into()))
        }
    }
}

/// A choice with its name and a sentence.
pub fn choice<'a, Message: Clone + 'a>(
    ui: Ui,
    name: String,
    about: String,
    choices: impl IntoIterator<Item = (String, bool, Message)>,
) -> Element<'a, Message> {
    let controls = choices.into_iter().map(|(label, chosen, message)| ui.option(label, chosen).on_press(message).into());
    let controls = iced::widget::Row::from_iter(controls).spacing(ui.gap(6.0)).wrap();
    labelled(ui, name, about, controls.into())
}

/// A control with its name and a sentence: side by side, or one above the other where it is narrow.
pub fn labelled<'a, Message: 'a>(
    ui: Ui,
    name: String,
    about: String,
    control: Element<'a, Message>,
) -> Element<'a, Message> {
    let words = column![ui.strong(name), ui.faint(about)].spacing(ui.gap(2.0));
    if ui.window.width > 900.0 * ui.text {
        let control = container(control).width(ui.wide(380.0));
        row![words.width(Fill), control].spacing(ui.gap(16.0)).align_y(Center).into()
    } else {
        column![words, control].spacing(ui.gap(8.0)).into()
    }
}
