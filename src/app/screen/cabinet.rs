//! The games of a family, each as a small card; the centrepiece first and large. Knows none of them.

use iced::widget::{column, grid};

use games::shelf;
use games::table::{Family, OverviewEntry, Title, places};

use crate::app::kit::card::{self, Size};
use crate::app::prelude::*;
use crate::app::widget::even::even;

const CARD_MIN_WIDTH_PX: f32 = 330.0;
/// The widest the page gets, pixels, and what part of a larger window.
const WIDEST: (f32, f32) = (1240.0, 0.86);
const EDGE: f32 = 24.0;

#[derive(Debug)]
pub struct State {
    family: &'static Family,
    cards: Vec<(&'static dyn Title, Picture)>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    Walked(usize),
}

impl State {
    pub(crate) fn new(family: &'static Family) -> Self {
        let kin = places(&shelf::ALL).into_iter().find_map(|place| match place {
            OverviewEntry::Family(known, titles) if known == family => Some(titles),
            OverviewEntry::Family(..) | OverviewEntry::Game(_) => None,
        });
        let cards = kin.unwrap_or_default().into_iter().map(|title| (title, Picture::new(title.about().emblem())));
        Self { family, cards: cards.collect() }
    }

    fn wide(ui: Ui) -> f32 {
        WIDEST.0.max(ui.window.width * WIDEST.1).min(ui.window.width - 2.0 * ui.gap(EDGE))
    }

    fn across(ui: Ui) -> usize {
        (Self::wide(ui) / ui.wide(CARD_MIN_WIDTH_PX)).clamp(1.0, 4.0) as usize
    }

    fn asked(&self, place: usize) -> Option<Message> {
        self.cards.get(place).map(|(title, _)| Message::Asked(Route::Setup(*title)))
    }

    /// Where an arrow leads from the card at that place: small cards stand below the large one, if there is one.
    fn walk(&self, ui: Ui, from: usize, key: &Key) -> Option<usize> {
        let (large, across) = (self.large(), Self::across(ui));
        let to = match key {
            Key::Named(Named::ArrowLeft) => from.checked_sub(1),
            Key::Named(Named::ArrowRight) => Some(from + 1),
            Key::Named(Named::ArrowDown) if from < large => Some(large),
            Key::Named(Named::ArrowDown) => Some(from + across),
            Key::Named(Named::ArrowUp) if from < large + across => from.checked_sub(1).map(|_| 0),
            Key::Named(Named::ArrowUp) => Some(from - across),
            Key::Named(_) | Key::Character(_) | Key::Unidentified => None,
        };
        to.filter(|to| *to < self.cards.len())
    }

    fn large(&self) -> usize {
        usize::from(self.cards.first().is_some_and(|(title, _)| title.about().centrepiece))
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-shelf";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("1 2 3 …", "app-key-games", |state, pressed, _| state.asked(pressed.number()?.checked_sub(1)?)),
        Shortcut::new("Ctrl+N", "app-key-new", |state, _, _| state.asked(0)),
        Shortcut::new("↓ →", "app-key-first-game", |_, _, _| Some(Message::Walked(0))),
    ];

    fn name(&self, desk: &Desk) -> String {
        desk.lang().say(&self.family.name())
    }

    fn update(&mut self, message: Message, _desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => Action::Open(way),
            Message::Walked(index) => match self.cards.get(index) {
                Some((title, _)) => Action::Run(focus_on(title.key())),
                None => Action::None,
            },
        }
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        desk.catch_up();
        desk.read_learnt();
        Task::none()
    }

    fn follows(&self) -> bool {
        true
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui().accented(self.family.accent);
        let bar = bar(ui, self.name(desk), Message::Asked, []);
        let line = ui.lead(ui.say(&self.family.line())).color(ui.colour(Role::Faint));
        let mut cards = self.cards.iter().enumerate().map(|(index, (title, emblem))| {
            let keys = move |key: &Key, modifiers: Modifiers| {
                self.walk(ui, index, key).filter(|_| modifiers.is_empty()).map(Message::Walked)
            };
            let size = if index < self.large() { Size::Centrepiece } else { Size::Small };
            card::game(ui, (*title, desk.to_be_learnt(title.key())), emblem, Message::Asked, size, keys)
        });
        let large: Vec<_> = cards.by_ref().take(self.large()).collect();
        let small = grid(cards).columns(Self::across(ui)).spacing(ui.gap(14.0)).height(iced::Shrink);
        let page =
            Column::new().push(line).extend(large).push(even(small)).spacing(ui.gap(16.0)).max_width(Self::wide(ui));
        let page = container(page).center_x(Fill).padding(iced::padding::horizontal(ui.gap(EDGE)).bottom(ui.gap(EDGE)));
        column![bar, scrolled(ui, "cabinet", page)].into()
    }
}
