//! How a match stands: its line, to be copied or pasted, its picture, to be kept, and all of it to be set by hand; with it
//! another match can begin. The match it comes from stays as it is. Knows no game by name.

use iced::widget::column;

use base::draw::Spot;
use games::game::Illegal;
use games::game::position::{OPTION, own};
use games::game::record::Header;
use games::shelf::position::{bare, line as line_of, open, read};
use games::table::touch::{FieldKind, PositionField};
use games::table::{Table, View};

use crate::app::kit::board::{Beside, Board, Lead, stacked, writing};
use crate::app::kit::fields::counted;
use crate::app::kit::kept;
use crate::app::kit::page::choices;
use crate::app::kit::saving::{self, Saving};
use crate::app::prelude::*;
use crate::app::widget::picture::Gesture;
use crate::app::widget::reveal::reveal;

const LINE: &str = "position-line";
const LINE_SEPARATOR: &str = " / ";
const PIXELS_PER_MM: f32 = 8.0;

#[derive(Debug)]
pub struct State {
    table: Box<dyn Table>,
    names: Vec<String>,
    pub line: String,
    wrong: Option<Phrase>,
    refused: Option<Phrase>,
    spot: Option<Spot>,
    /// Key and typed text of a field.
    typed: Option<(String, String)>,
    board: Board,
    saving: Saving,
    /// Whether it is asked where the picture goes.
    keeps: bool,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    Written(String),
    CopyPressed,
    PastePressed,
    Pasted(Option<String>),
    KeepPressed,
    Saving(saving::Message),
    SpotPressed(Spot),
    Carried(Spot),
    PutDown(Option<Spot>),
    SpotHovered,
    CursorMoved(Lead),
    CursorDropped,
    /// The key of a field, and what it is set to.
    Turned(String, String),
    /// The first field of the touched spot goes up, or down.
    Stepped(bool),
    BeginPressed,
}

const BESIDE: Beside = Beside { wide: 360.0, most: 0.45, below: 0.0, foot: 46.0 };

impl State {
    /// As a match stands; as it begins, where that is no position.
    pub(crate) fn new(of: &dyn Table, desk: &mut Desk) -> Option<Self> {
        let mut options = own(&of.header().options);
        options.extend(of.position().ok().map(|position| (OPTION.to_owned(), position)));
        let header = Header::new(&of.header().game, options, of.header().players.clone());
        let names = header.players.iter().map(|player| kept::shown(&player.name)).collect();
        let table = desk.ok_or_notify(of.title().open(header))?;
        let (board, saving) = (Board::default(), Saving::of_picture(table.title(), desk));
        let mut state = Self {
            table,
            names,
            line: String::new(),
            wrong: None,
            refused: None,
            spot: None,
            typed: None,
            board,
            saving,
            keeps: false,
        };
        state.write();
        state.redraw(desk);
        Some(state)
    }

    pub fn wrong(&self) -> Option<&Phrase> {
        self.wrong.as_ref()
    }

    pub fn refused(&self) -> Option<&Phrase> {
        self.refused.as_ref()
    }

    pub fn picture(&self) -> &Picture {
        &self.board.picture
    }

    fn view_of(&self, desk: &Desk) -> View {
        let players = self.table.header().players.len();
        let numbered = |place: usize| format!("{} {}", tr!(desk.lang(), "app-player"), place + 1);
        let names = match self.names.len() == players {
            true => self.names.clone(),
            false => (0..players).map(numbered).collect(),
        };
        let (ui, layout) = (desk.ui(), desk.layout(self.table.title()));
        let (room, text) = (Some(BESIDE.shape(ui)), Some(writing(ui)));
        View { lang: desk.lang(), names, layout, open: true, room, text, ..View::default() }
    }

    fn redraw(&mut self, desk: &Desk) {
        self.board.show(self.table.board(&self.view_of(desk)));
        self.spot = self.spot.take().filter(|spot| self.board.picture.area(spot).is_some());
    }

    fn write(&mut self) {
        match line_of(&*self.table) {
            Ok(line) => (self.line, self.wrong) = (line, None),
            Err(why) => (self.line, self.wrong) = (String::new(), Some(why.0)),
        }
    }

    fn put(&mut self, line: String, desk: &Desk) {
        self.line = line;
        let players = self.table.header().players.len();
        let put = read(&self.line).and_then(|(title, options)| Ok((open(title, &options, players)?, options)));
        match put {
            Ok((table, given)) => {
                // In its order, where words stood in another.
                if table.header().options.get(OPTION) != given.get(OPTION) {
                    self.line = line_of(&*table).unwrap_or_default();
                }
                (self.table, self.wrong, self.spot, self.typed) = (table, None, None, None);
                self.redraw(desk);
            }
            Err(Illegal(why)) => self.wrong = Some(why),
        }
    }

    /// What is pasted: a line, though several are shown as they are, so that they are not taken for one.
    fn paste(&mut self, text: &str, desk: &Desk) {
        let text = bare(text);
        self.put(text.to_owned(), desk);
        if self.wrong.is_some() {
            self.line = text.lines().map(str::trim).collect::<Vec<_>>().join(LINE_SEPARATOR);
        }
    }

    fn set(&mut self, set: Result<(), Illegal>, desk: &Desk) {
        match set {
            Ok(()) => {
                self.write();
                self.redraw(desk);
            }
            Err(Illegal(why)) => self.refused = Some(why),
        }
    }

    fn turn(&mut self, key: String, text: String, desk: &Desk) {
        let fields = self.table.position_fields(&self.view_of(desk), self.spot.as_ref());
        let Some(field) = fields.into_iter().find(|field| field.key == key) else { return };
        match (&field.kind, text.trim().parse()) {
            (FieldKind::Written(_), _) => {
                let written = self.table.write(&key, &text);
                self.set(written, desk);
            }
            (FieldKind::Number(most), Ok(value)) if value > *most => {
                self.refused = Some(phrase!("position-most", name = field.name, most = *most));
            }
            (FieldKind::Number(_) | FieldKind::Choice(_), Ok(value)) => {
                let set = self.table.set(&key, value);
                self.set(set, desk);
            }
            (FieldKind::Number(_) | FieldKind::Choice(_), Err(_)) => {}
        }
        let keeps = matches!(field.kind, FieldKind::Written(_)) || text.chars().all(|letter| letter.is_ascii_digit());
        self.typed = keeps.then_some((key, text));
    }

    /// What is set of a spot alone; it comes before what is set beside the board.
    fn of(&self, spot: &Spot, desk: &Desk) -> Vec<PositionField> {
        let view = self.view_of(desk);
        let mut all = self.table.position_fields(&view, Some(spot));
        all.truncate(all.len().saturating_sub(self.table.position_fields(&view, None).len()));
        all
    }

    fn carry(&mut self, from: &Spot, to: &Spot, desk: &Desk) {
        let loose = |spot: &Spot| self.of(spot, desk).into_iter().filter(|field| field.of.is_some());
        let Some(one) = loose(from).find(|field| field.value > 0) else { return };
        let Some(other) = loose(to).find(|field| field.of == one.of) else { return };
        if one.key != other.key {
            // What cannot stand there stays where it is.
            let set =
                self.table.set(&other.key, other.value + 1).and_then(|()| self.table.set(&one.key, one.value - 1));
            self.set(set, desk);
        }
    }

    fn touch(&mut self, spot: Spot, desk: &Desk) -> Task<Message> {
        let view = self.view_of(desk);
        let all = self.of(&spot, desk);
        let field = all.first().filter(|field| field.of.is_none()).map(|field| format!("knob-{}", field.key));
        if all.is_empty() {
            // Nothing is set there: another part of the board may be shown.
            self.table.release();
            let _ = self.table.press(&view, &spot);
        }
        (self.spot, self.typed) = (Some(spot), None);
        self.redraw(desk);
        let led = |field: String| operation::focus(field.clone()).chain(operation::select_all(field)).chain(reveal());
        field.map_or_else(Task::none, led)
    }

    fn update_saving(&mut self, message: saving::Message, desk: &mut Desk) -> Task<Message> {
        let picture = (self.board.picture.drawing().clone(), desk.ui().look(), PIXELS_PER_MM);
        self.saving.keep(message, self.table.title().key(), picture, desk).map(Message::Saving)
    }

    fn field<'a>(&self, ui: Ui, field: PositionField) -> Element<'a, Message> {
        let name = ui.body(ui.say(&field.name));
        let key = field.key;
        match field.kind {
            FieldKind::Number(most) => {
                let typed = self.typed.as_ref().filter(|(of, _)| *of == key).map(|(_, typed)| typed.clone());
                let written = typed.unwrap_or_else(|| field.value.to_string());
                let id = format!("knob-{key}");
                let number =
                    counted(ui, (&id, "0"), &written, (0, most), move |text| Message::Turned(key.clone(), text));
                row![name.width(Fill), number].spacing(ui.gap(8.0)).align_y(Center).into()
            }
            FieldKind::Written(now) => {
                let typed = self.typed.as_ref().filter(|(of, _)| *of == key).map(|(_, typed)| typed.clone());
                let id = format!("knob-{key}");
                let field = ui.field("", &typed.unwrap_or(now), TypeSize::Body).named(ui.say(&field.name));
                let field = field.on_input(move |text| Message::Turned(key.clone(), text));
                let field = field.padding([ui.gap(7.0), ui.gap(10.0)]).width(ui.wide(130.0)).id(id);
                row![name.width(Fill), field].spacing(ui.gap(8.0)).align_y(Center).into()
            }
            FieldKind::Choice(all) => {
                let choice = |(place, one): (u32, &Phrase)| {
                    (ui.say(one), place == field.value, Message::Turned(key.clone(), place.to_string()))
                };
                let all = (0..).zip(&all).map(choice).collect::<Vec<_>>();
                column![name, choices(ui, all)].spacing(ui.gap(4.0)).into()
            }
        }
    }

    fn beside<'a>(&'a self, ui: Ui, desk: &Desk) -> (Element<'a, Message>, Element<'a, Message>) {
        let field = ui.field(&tr!(ui, "position-paste"), &self.line, TypeSize::Body).on_input(Message::Written);
        let field = field.padding([ui.gap(7.0), ui.gap(10.0)]).id(LINE);
        let field = field.lists(|text| Message::Pasted(Some(text)));
        let verdict = match self.refused.as_ref().or(self.wrong.as_ref()) {
            Some(why) => ui.body(ui.sentence(why)).color(ui.colour(Role::Bad)),
            None => ui.faint(tr!(ui, "position-holds")),
        };
        let copy = ui.button(tr!(ui, "position-copy")).id("position-copy");
        let copy = copy.on_press_maybe(self.wrong.is_none().then_some(Message::CopyPressed));
        let paste = ui.button(tr!(ui, "position-take")).on_press(Message::PastePressed).id("position-take");
        let keep = ui.button(tr!(ui, "position-keep")).on_press(Message::KeepPressed).id("position-keep");
        let saving = self.keeps.then(|| self.saving.view(ui, true).map(Message::Saving));
        let head = ui.heading(tr!(ui, "position-line"));
        let line = column![head, field, verdict.width(Fill), row![copy, paste, keep].spacing(ui.gap(8.0)).wrap()];
        let line = line.push(saving).spacing(ui.gap(10.0));
        let fields = self.table.position_fields(&self.view_of(desk), self.spot.as_ref());
        let there = !fields.is_empty();
        let fields = Column::from_iter(fields.into_iter().map(|field| self.field(ui, field))).spacing(ui.gap(10.0));
        let about = self.board.picture.drawing().spots.iter().any(|area| !self.of(&area.spot, desk).is_empty());
        let about = about.then(|| ui.faint(tr!(ui, "position-about")));
        let hand = column![ui.heading(tr!(ui, "position-hand"))].push(about).push(fields);
        let hand = there.then(|| hand.spacing(ui.gap(10.0)));
        let all = column![line].push(hand).spacing(ui.gap(20.0));
        let begin = ui.primary(tr!(ui, "position-begin")).id("position-begin");
        let begin = begin.on_press_maybe(self.wrong.is_none().then_some(Message::BeginPressed)).width(Fill);
        (all.into(), begin.into())
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-position";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("← → ↑ ↓", "app-key-arrows", |_, pressed, _| {
            Some(Message::CursorMoved(Lead::By(pressed.key().clone())))
        }),
        Shortcut::new("Enter", "position-key-touch", |state, _, _| {
            state.board.cursor.clone().map(Message::SpotPressed)
        }),
        Shortcut::new("+ -", "position-key-step", |_, pressed, _| Some(Message::Stepped(pressed.is("+")))),
        Shortcut::new("Ctrl+Enter", "position-begin", |_, _, _| Some(Message::BeginPressed)),
        Shortcut::new("Ctrl+C", "position-copy", |_, _, _| Some(Message::CopyPressed)),
        Shortcut::new("Ctrl+V", "position-take", |_, _, _| Some(Message::PastePressed)),
        Shortcut::new("Ctrl+S", "position-keep", |_, _, _| Some(Message::KeepPressed)),
        Shortcut::new("R", "app-key-rules", |state, _, _| Some(Message::Asked(Route::Rules(state.table.title())))),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| {
            let dropped = state.board.cursor.is_some().then_some(Message::CursorDropped);
            state.saving.refusal().map(Message::Saving).or(dropped)
        }),
    ];

    fn name(&self, desk: &Desk) -> String {
        let game = desk.lang().say(&self.table.title().about().name());
        tr!(desk.lang(), "position-title", game)
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        // Why something was not taken is said until something else is done.
        if !matches!(message, Message::SpotHovered | Message::Saving(_)) {
            self.refused = None;
        }
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::Written(line) => self.put(line, desk),
            Message::CopyPressed if self.wrong.is_none() => {
                desk.done(phrase!("position-copied"));
                return Action::Run(iced::clipboard::write(self.line.clone()));
            }
            Message::PastePressed => return Action::Run(iced::clipboard::read().map(Message::Pasted)),
            Message::Pasted(Some(text)) => self.paste(&text, desk),
            Message::KeepPressed => self.keeps = !self.keeps,
            Message::Saving(message) => return Action::Run(self.update_saving(message, desk)),
            Message::SpotPressed(spot) => {
                self.board.cursor = self.board.cursor.take().map(|_| spot.clone());
                return Action::Run(self.touch(spot, desk));
            }
            Message::Carried(spot) => self.spot = Some(spot),
            Message::PutDown(to) => {
                if let Some((from, to)) = self.spot.clone().zip(to) {
                    self.carry(&from, &to, desk);
                    return Action::Run(self.touch(to, desk));
                }
            }
            Message::CursorMoved(lead) => return Action::Run(self.board.lead(lead)),
            Message::CursorDropped => self.board.cursor = None,
            Message::Turned(key, text) => self.turn(key, text, desk),
            Message::Stepped(up) => {
                let first = self.spot.as_ref().and_then(|spot| self.of(spot, desk).into_iter().next());
                if let Some(field) = first {
                    let value = if up { field.value.saturating_add(1) } else { field.value.saturating_sub(1) };
                    return self.update(Message::Turned(field.key, value.to_string()), desk);
                }
            }
            Message::BeginPressed => {
                if let (None, Ok((title, options))) = (&self.wrong, read(&self.line)) {
                    return Action::Replace(Route::Placed(title, options, self.table.header().players.len()));
                }
            }
            Message::CopyPressed | Message::Pasted(None) | Message::SpotHovered => {}
        }
        Action::None
    }

    fn led_away(&mut self) {
        self.board.leave();
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.redraw(desk);
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.seated(desk.ui(), &self.table.header().players).accented(self.table.title().about().accent);
        let rules = Message::Asked(Route::Rules(self.table.title()));
        let bar = bar(ui, self.name(desk), Message::Asked, [tool(Icon::Rules, tr!(ui, "app-rules"), Some(rules))]);
        let touched = |gesture| match gesture {
            Gesture::Pressed(spot) => Message::SpotPressed(spot),
            Gesture::Grabbed(spot) => Message::Carried(spot),
            Gesture::Dropped(spot) => Message::PutDown(spot),
            Gesture::Led(spot) => Message::CursorMoved(Lead::To(spot)),
            Gesture::Hovered(_) | Gesture::Retracted => Message::SpotHovered,
        };
        let marked = self.board.cursor.as_ref().or(self.spot.as_ref());
        let board = self.board.picture.touchable(ui, tr!(ui, "app-board"), marked, None, touched);
        let board = self.board.view(ui, BESIDE, board);
        let (all, begin) = self.beside(ui, desk);
        let Some(column) = BESIDE.column(ui, self.board.picture.drawing().size) else {
            return stacked(ui, bar, vec![board, all], Some(begin));
        };
        let all = container(all).padding(iced::padding::right(ui.gap(14.0)));
        let beside = column![scrolled(ui, "position-beside", all), begin].spacing(ui.gap(10.0));
        let beside = container(beside).width(column.width).height(Fill);
        let page = row![board, beside].spacing(ui.gap(16.0)).height(Fill);
        let page = container(page).padding(iced::padding::all(ui.gap(14.0)).top(0.0)).width(Fill).height(Fill);
        column![bar, page].into()
    }
}
