//! The shelf: every game as a card, and what was done last: matches to go on with, what there is to do today, latest results.

use iced::widget::{column, grid};

use base::draw::{Font, text};
use club::store::archive::Row as Kept;
use club::store::index::MatchStatus;
use games::game::name::{compared, tidy};
use games::game::record::{NAME_LENGTH, Player, PlayerKind};
use games::shelf::{self, day};
use games::table::{OverviewEntry, Title, places};

use crate::app::kit::bar::wording;
use crate::app::kit::cups::{self, Cup};
use crate::app::kit::opener::{self, Opener, Sought};
use crate::app::kit::{card, practice};
use crate::app::prelude::*;
use crate::app::screen::setup::is_plain;
use crate::app::widget::even::even;

mod recent;

/// The narrowest a card may be, pixels at 100 %.
const CARD: f32 = 380.0;
/// The widest the page gets, pixels, and what part of a larger window.
const WIDEST: (f32, f32) = (1240.0, 0.86);

#[derive(Debug)]
pub struct State {
    cards: Vec<(OverviewEntry, Picture)>,
    emblems: Vec<(&'static str, Picture)>,
    /// The latest first.
    unfinished: Vec<Kept>,
    more: usize,
    /// The latest first.
    finished: Vec<Kept>,
    /// The championships that can be gone on with, the latest first.
    cups: Vec<Cup>,
    open: Option<practice::Open>,
    /// The game of the day's throw, and whether a match with it goes on, or is over.
    day: (&'static dyn Title, Option<MatchStatus>),
    opener: Opener,
    /// The name of the person who plays here, as it is typed so far.
    name: String,
    /// Whether it was said on this visit: the row stays, and no card moves from under the pointer.
    greets: bool,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    NameTyped(String),
    NameSent,
    Opener(opener::Message),
    Counted(Option<practice::Open>),
    Listed(Vec<Cup>),
}

impl State {
    pub fn new(desk: &mut Desk) -> Self {
        let emblem = |place: &OverviewEntry| match place {
            OverviewEntry::Game(title) => title.about().emblem(),
            OverviewEntry::Family(family, _) => (family.emblem)(),
        };
        let cards = places(&shelf::ALL).into_iter().map(|place| (emblem(&place), place));
        let cards = cards.map(|(emblem, place)| (place, Picture::new(emblem))).collect();
        let mut state = Self {
            cards,
            emblems: Vec::new(),
            unfinished: Vec::new(),
            more: 0,
            finished: Vec::new(),
            cups: Vec::new(),
            open: None,
            day: (day::title(desk.watch.day()), None),
            opener: Opener::default(),
            name: String::new(),
            greets: false,
        };
        state.read(desk);
        state
    }

    fn read(&mut self, desk: &mut Desk) {
        desk.catch_up();
        let (unfinished, count) = desk.archive.latest(MatchStatus::Unfinished, recent::GO_ON);
        self.more = count.saturating_sub(unfinished.len());
        self.unfinished = unfinished;
        self.finished = desk.archive.latest(MatchStatus::Finished, recent::MOST).0;
        let today = desk.watch.day();
        let played = desk.archive.of_days(|day| day == today).into_iter().filter_map(|(_, kept)| kept.found.ok());
        let stages = played.map(|found| if found.is_over() { MatchStatus::Finished } else { MatchStatus::Unfinished });
        self.day = (day::title(today), stages.max_by_key(|stage| *stage as u8));
        let games = self.unfinished.iter().chain(&self.finished).filter_map(recent::title);
        let mut games: Vec<&'static dyn Title> = games.chain([self.day.0]).collect();
        games.sort_by_key(|title| title.key());
        games.dedup_by_key(|title| title.key());
        self.emblems = games.into_iter().map(|title| (title.key(), Picture::new(title.about().emblem()))).collect();
    }

    pub fn count(desk: &Desk) -> Task<Message> {
        Task::batch([practice::today(desk).map(Message::Counted), cups::listed(desk).map(Message::Listed)])
    }

    fn introduce(&mut self, desk: &mut Desk) {
        let name = tidy(&self.name);
        if is_plain(&name) || compared(&name).is_empty() || self.too_long().is_some() {
            return;
        }
        let player = Player::new(&name, PlayerKind::Human).map_err(|illegal| illegal.0);
        if desk.ok_or_notify(player).is_some() {
            self.name.clear();
            desk.introduce(&name);
            self.greets = true;
        }
    }

    fn too_long(&self) -> Option<Phrase> {
        let length = tidy(&self.name).chars().count();
        (length > NAME_LENGTH).then(|| phrase!("core-name-long", most = NAME_LENGTH, length))
    }

    /// Who plays here is asked until it was said, here or in a setup.
    fn who<'a>(&'a self, ui: Ui, desk: &Desk) -> Option<Element<'a, Message>> {
        let player = desk.player();
        if let Some(name) = player.filter(|_| self.greets) {
            let greeting = ui.body(tr!(ui, "people-greeting", name));
            return Some(container(greeting).padding(iced::padding::vertical(ui.gap(8.0))).id("greeting").into());
        }
        let asked = tr!(ui, "people-who");
        let field = ui.field(&tr!(ui, "app-name"), &self.name, TypeSize::Body).named(asked.clone());
        let field = field.on_input(Message::NameTyped).on_submit(Message::NameSent).padding(ui.gap(8.0));
        let line = row![ui.body(asked), field.width(ui.wide(220.0)).id("who")].spacing(ui.gap(12.0)).align_y(Center);
        let why = self.too_long().map(|why| ui.body(ui.sentence(&why)).color(ui.colour(Role::Bad)));
        let line = Column::new().push(line.wrap()).push(why).spacing(ui.gap(6.0));
        desk.player().is_none().then(|| line.into())
    }

    fn asked(&self, card: usize) -> Option<Message> {
        let way = match &self.cards.get(card)?.0 {
            OverviewEntry::Game(title) => Route::Setup(*title),
            OverviewEntry::Family(family, _) => Route::Cabinet(family),
        };
        Some(Message::Asked(way))
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-shelf";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("1 2 3 …", "app-key-games", |state, pressed, _| state.asked(pressed.number()?.checked_sub(1)?)),
        Shortcut::new("Ctrl+N", "app-key-new", |state, _, _| state.asked(0)),
        Shortcut::new("Ctrl+O", "app-key-open", |_, _, _| {
            Some(Message::Opener(opener::Message::Pressed(Sought::Kept)))
        }),
        Shortcut::new("Ctrl+F", "app-key-find", |_, _, _| Some(Message::Asked(Route::Find))),
        Shortcut::new("Ctrl+P", "app-key-print", |_, _, _| Some(Message::Asked(Route::Print(None)))),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| {
            state.opener.is_open().then_some(Message::Opener(opener::Message::Dropped))
        }),
    ];

    fn name(&self, _desk: &Desk) -> String {
        "Wurfzabel".to_owned()
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => {
                self.introduce(desk);
                self.greets = false;
                Action::Open(way)
            }
            Message::NameTyped(name) => {
                self.name = name.chars().filter(|letter| !letter.is_control()).collect();
                Action::None
            }
            Message::NameSent => {
                self.introduce(desk);
                Action::None
            }
            Message::Opener(message) => self.opener.open(message, desk).map(Message::Opener),
            Message::Counted(today) => {
                self.open = today;
                Action::None
            }
            Message::Listed(all) => {
                self.cups = all.into_iter().filter(Cup::can_go_on).collect();
                Action::None
            }
        }
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.read(desk);
        desk.read_learnt();
        Self::count(desk)
    }

    fn follows(&self) -> bool {
        true
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let lang = ui.lang;
        let motto = if desk.is_new() { tr!(lang, "lesson-welcome") } else { tr!(lang, "app-motto") };
        let name = column![ui.display("Wurfzabel"), ui.lead(motto).color(ui.colour(Role::Faint))];
        let tools = [
            (Icon::Print, tr!(lang, "app-print"), Route::Print(None)),
            (Icon::Practise, tr!(lang, "practise-title"), Route::Practise),
            (Icon::Cup, tr!(lang, "championships-title"), Route::Championships),
            (Icon::Archive, tr!(lang, "app-archive"), Route::Archive),
            (Icon::Statistics, tr!(lang, "app-statistics"), Route::Statistics),
            (Icon::Settings, tr!(lang, "app-settings"), Route::Settings),
        ];
        let tools = tools.map(|(icon, label, way)| tool(icon, label, Some(Message::Asked(way))));
        let of_name = text::width("Wurfzabel", Font::Serif, ui.size(TypeSize::Display).0) + ui.gap(24.0);
        let wording = wording(ui, &tools, of_name);
        let tools = tools.map(|tool| tool.view(ui, wording));
        let head = row![name.width(Fill), Row::from_iter(tools).spacing(ui.gap(4.0))].align_y(Center);
        let cards = self.cards.iter().map(|(place, emblem)| match place {
            OverviewEntry::Game(title) => {
                let what = (*title, desk.to_be_learnt(title.key()));
                card::game(ui, what, emblem, Message::Asked, card::Size::Usual, |_, _| None)
            }
            OverviewEntry::Family(family, titles) => card::family(ui, family, titles, emblem, Message::Asked),
        });
        let padding = ui.gap(24.0);
        let wide = WIDEST.0.max(ui.window.width * WIDEST.1).min(ui.window.width - 2.0 * padding);
        // With more side by side than three their rows would end in gaps.
        let across = (wide / ui.gap(CARD).max(ui.wide(CARD) * 0.8)).clamp(1.0, 3.0) as usize;
        let go_on = (!self.cups.is_empty() || !self.unfinished.is_empty()).then(|| self.going_on(ui, desk));
        let latest = if self.finished.is_empty() { recent::on_paper(ui) } else { self.latest(ui, desk) };
        let practice = self.to_do(ui);
        // One stands where the last row ends; what goes on, above if they outgrow the window: games keep their places.
        let (above, among, below) = match go_on {
            Some(go_on) if across < 3 => (Some(go_on), practice, vec![latest]),
            Some(go_on) => (None, go_on, vec![practice, latest]),
            None => (None, practice, vec![latest]),
        };
        let cards = cards.chain([among]);
        let gap = ui.gap(18.0);
        let cards = grid(cards).columns(across).spacing(gap).height(iced::Shrink);
        // As wide as the cards above them: the first as one, what follows as the others together.
        let (is_alone, cell) = (below.len() == 1, (wide + gap) / across as f32 - gap);
        let parts = below.into_iter().enumerate().map(|(place, part)| {
            let wide = if place == 0 && !is_alone && across > 1 { Length::Fixed(cell) } else { Fill };
            container(part).width(wide).into()
        });
        let below: Element<'_, Message> = if across > 1 {
            even(Row::from_iter(parts).spacing(gap))
        } else {
            Column::from_iter(parts).spacing(gap).into()
        };
        let mut page = column![head].spacing(ui.gap(18.0)).padding(padding).max_width(wide + 2.0 * padding);
        page = page.push(self.who(ui, desk)).push(self.opener.view(ui).map(|field| field.map(Message::Opener)));
        page = page.push(above).push(even(cards)).push(below);
        scrolled(ui, "shelf", container(page).center_x(Fill))
    }
}
