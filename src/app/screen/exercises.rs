//! The exercises that are shipped, a deck a game: how far each has come, how many are due. Knows no game by name.

use iced::widget::column;

use club::exercise::{self, Deck};
use club::slip::Asking;
use club::trainer::progress::Count;

use crate::app::kit::practice;
use crate::app::prelude::*;

#[derive(Debug)]
pub struct State {
    opened_trainer: bool,
    /// The decks, how many of each stand where, and how many may be asked for the first time today.
    pub decks: Vec<(&'static Deck, Count, usize)>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    BeginPressed,
    BringBackPressed(&'static Deck),
}

impl State {
    /// `None` where the trainer cannot be opened: the desk has said why.
    pub fn open(desk: &mut Desk) -> Option<Self> {
        let opened_trainer = desk.practice().is_none();
        if !desk.open_practice() {
            return None;
        }
        let mut state = Self { opened_trainer, decks: Vec::new() };
        state.read(desk);
        Some(state)
    }

    fn read(&mut self, desk: &Desk) {
        let Some(progress) = desk.practice().map(club::trainer::Practice::progress) else { return };
        let (today, a_day) = (progress.today(desk.watch.now()), usize::from(desk.settings().practice.new.get()));
        let stands = |deck: &'static Deck| {
            let count = progress.count_slips(deck.traces(), today);
            (deck, count, count.new.min(practice::room(progress, &Asking::Exercises(Some(deck)), a_day, today)))
        };
        self.decks = exercise::all().iter().map(stands).collect();
    }

    fn due(&self) -> usize {
        self.decks.iter().map(|(_, count, _)| count.due).sum()
    }

    fn head<'a>(&self, ui: Ui) -> Element<'a, Message> {
        let due = self.due();
        let about = ui.body(tr!(ui, "exercises-about")).color(ui.colour(Role::Faint)).width(Fill);
        let card = |head: Element<'a, Message>| {
            container(head).padding(ui.gap(18.0)).width(Fill).style(ui.card()).id("today").into()
        };
        // Whoever has begun nothing chooses a game below.
        if due == 0 {
            return card(about.into());
        }
        let words = column![practice::counted(ui, due, tr!(ui, "practise-due")), about].spacing(ui.gap(4.0));
        card(practice::head(ui, words, Some(Message::BeginPressed)))
    }

    fn deck<'a>(ui: Ui, deck: &'static Deck, count: Count, new: usize) -> Element<'a, Message> {
        let name = ui.lead(ui.say(&deck.name()));
        let go = Message::Asked(Route::AskSlips(Asking::Exercises(Some(deck))));
        let go = (count.due + new > 0).then_some(go);
        let go = ui.button(tr!(ui, "practise-drill-go")).on_press_maybe(go).id(deck.key);
        let go = go.named(format!("{}: {}", ui.say(&deck.name()), tr!(ui, "practise-drill-go")));
        let back = ui.bare(ui.faint(tr!(ui, "exercises-bring-back")).color(ui.colour(Role::Accent)));
        let back = back.padding([ui.gap(3.0), 0.0]).on_press(Message::BringBackPressed(deck));
        let back = (count.suspended > 0).then_some(back);
        let words =
            Column::new().push(name).push(practice::deck_bar(ui, count)).push(back).spacing(ui.gap(4.0)).width(Fill);
        row![words, go].spacing(ui.gap(14.0)).align_y(Center).into()
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "exercises-title";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] =
        &[Shortcut::new("Enter", "practise-key-begin", |_, _, _| Some(Message::BeginPressed))];

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::BeginPressed if self.due() > 0 => {
                return Action::Open(Route::AskSlips(Asking::Exercises(None)));
            }
            Message::BeginPressed => {}
            Message::BringBackPressed(deck) => practice::bring_back(deck.traces(), desk),
        }
        self.read(desk);
        Action::None
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        // The trainer's home may have been above, and closed it.
        self.opened_trainer |= desk.practice().is_none() && desk.open_practice();
        self.read(desk);
        Task::none()
    }

    fn close(self, desk: &mut Desk) {
        if self.opened_trainer {
            desk.close_practice();
        }
    }

    fn is(&self, way: &Route) -> bool {
        matches!(way, Route::Exercises)
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let settings = tool(Icon::Settings, tr!(ui, "app-settings"), Some(Message::Asked(Route::Settings)));
        let bar = bar(ui, self.name(desk), Message::Asked, [settings]);
        let mut list = Column::new().spacing(ui.gap(12.0)).padding(ui.gap(18.0));
        for (place, (deck, count, new)) in self.decks.iter().enumerate() {
            list = list.push((place > 0).then(|| rule::horizontal(1))).push(Self::deck(ui, deck, *count, *new));
        }
        let list = container(list).width(Fill).style(ui.card());
        practice::page(ui, "exercises", bar, vec![self.head(ui), list.into()])
    }
}
