//! The shelf: every game as a card, and what is unfinished.

use iced::widget::{column, grid};

use crate::app::kit::{card, kept, opener};
use crate::app::prelude::*;
use crate::app::widget::even::even;
use crate::shelf;
use crate::store::archive::Row as Kept;
use crate::table::{Place, places};

/// The most unfinished matches shown; the archive has them all.
const GO_ON: usize = 3;
/// The narrowest a card may be, pixels at 100 %.
const CARD: f32 = 300.0;

/// The shelf.
#[derive(Debug)]
pub struct State {
    cards: Vec<(Place, Picture)>,
    unfinished: Vec<Kept>,
    opener: opener::Opener,
}

/// What happened on the shelf.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another screen was asked for.
    Asked(Way),
    /// A record is to be opened.
    Opener(opener::Message),
}

impl State {
    /// The shelf with all games.
    pub fn new(desk: &mut Desk) -> Self {
        let emblem = |place: &Place| match place {
            Place::Game(title) => title.about().emblem(),
            Place::Family(family, _) => (family.emblem)(),
        };
        let cards = places(&shelf::ALL).into_iter().map(|place| (emblem(&place), place));
        let cards = cards.map(|(emblem, place)| (place, Picture::new(emblem))).collect();
        let mut state = Self { cards, unfinished: Vec::new(), opener: opener::Opener::default() };
        state.read(desk);
        state
    }

    fn read(&mut self, desk: &mut Desk) {
        self.unfinished = kept::listed(desk).into_iter().filter(kept::can_go_on).take(GO_ON).collect();
    }

    /// A card was pressed: a game is set up, a family opened.
    fn asked(&self, card: usize) -> Option<Message> {
        let way = match &self.cards.get(card)?.0 {
            Place::Game(title) => Way::Setup(*title),
            Place::Family(family, _) => Way::Cabinet(family),
        };
        Some(Message::Asked(way))
    }

    fn view_unfinished(&self, ui: Ui, desk: &Desk) -> Element<'_, Message> {
        let rows = self.unfinished.iter().map(|kept| {
            let words = column![
                ui.strong(kept::who(ui.lang, kept)),
                ui.faint(kept::about(ui.lang, kept, &desk.watch.zone())).width(Fill)
            ];
            let go = ui.primary(tr!(ui.lang, "app-go-on")).on_press(Message::Asked(Way::Resume(kept.path.clone())));
            let content = row![words.width(Fill), go].spacing(ui.gap(12.0)).align_y(Center);
            container(content.padding([ui.gap(8.0), ui.gap(16.0)])).style(ui.card()).width(Fill).into()
        });
        let list = column(rows).spacing(ui.gap(8.0));
        column![ui.heading(tr!(ui.lang, "app-unfinished")), list].spacing(ui.gap(10.0)).into()
    }
}

impl Pane for State {
    type Message = Message;

    fn name(&self, _desk: &Desk) -> String {
        "Wurfzabel".to_owned()
    }

    /// Ctrl+N, Ctrl+O, Ctrl+P, Ctrl+F, and digits for the games.
    fn key(&self, key: &Key, modifiers: Modifiers, _desk: &Desk) -> Option<Message> {
        if let Key::Named(Named::Escape) = key {
            return self.opener.is_open().then_some(Message::Opener(opener::Message::Dropped));
        }
        let Key::Character(letter) = key else { return None };
        match (letter.as_str(), modifiers.command()) {
            ("n", true) => self.asked(0),
            ("o", true) => Some(Message::Opener(opener::Message::Pressed)),
            ("p", true) => Some(Message::Asked(Way::Print(None))),
            ("f", true) => Some(Message::Asked(Way::Find)),
            (digit, false) => self.asked(digit.parse::<usize>().ok()?.checked_sub(1)?),
            (_, true) => None,
        }
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => Action::Open(way),
            Message::Opener(message) => self.opener.update(message, desk).map(Message::Opener),
        }
    }

    /// Matches may have been played in the meantime.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.read(desk);
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let lang = ui.lang;
        let name = column![ui.display("Wurfzabel"), ui.lead(tr!(lang, "app-motto")).color(ui.colour(Role::Faint))];
        let tools = [
            (Icon::Print, tr!(lang, "app-print"), Way::Print(None)),
            (Icon::Practise, tr!(lang, "practise-title"), Way::Practise),
            (Icon::Archive, tr!(lang, "app-archive"), Way::Archive),
            (Icon::Statistics, tr!(lang, "app-statistics"), Way::Statistics),
            (Icon::Settings, tr!(lang, "app-settings"), Way::Settings),
        ];
        let tools = tools.map(|(icon, label, way)| tool(ui, icon, label, Some(Message::Asked(way))));
        let head = row![name.width(Fill), Row::from_iter(tools).spacing(ui.gap(4.0))].align_y(Center);
        let cards = self.cards.iter().map(|(place, emblem)| match place {
            Place::Game(title) => card::game(ui, *title, emblem, Message::Asked, card::Size::Usual, |_, _| None),
            Place::Family(family, titles) => card::family(ui, family, titles.len(), emblem, Message::Asked),
        });
        let cards = grid(cards).fluid(ui.wide(CARD) * 1.4).spacing(ui.gap(18.0)).height(iced::Shrink);
        let mut page = column![head].spacing(ui.gap(22.0)).padding(ui.gap(28.0)).max_width(1240.0);
        page = page.push(self.opener.view(ui).map(|field| field.map(Message::Opener)));
        if !self.unfinished.is_empty() {
            page = page.push(self.view_unfinished(ui, desk));
        }
        page = page.push(even(cards));
        scrolled(ui, "shelf", container(page).center_x(Fill))
    }
}
