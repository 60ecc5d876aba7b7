//! What has been learnt in the trainer: plots over time, what is taken for what, cards that are asked no more.

use jiff::civil::Date;

use club::trainer::confusion::{Confusions, Weak};
use club::trainer::event::moment;
use club::trainer::progress::{Count, Learnt, Pace, Retention, Spent};
use club::trainer::schedule::days;
use club::trainer::{Card, Deck, Event};

use crate::app::kit::{contents, page, practice};
use crate::app::prelude::*;

mod confusions;
mod plots;
mod suspended;

const DAYS_AHEAD: usize = 30;
const RETENTION_DAYS: u32 = 7;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Course,
    Confusions,
    Suspended,
}

const PARTS: [(Tab, &str); 3] = [
    (Tab::Course, "progress-course"),
    (Tab::Confusions, "progress-confusions"),
    (Tab::Suspended, "progress-suspended"),
];

#[derive(Debug)]
pub struct State {
    part: Tab,
    /// `None`: all decks.
    deck: Option<Deck>,
    figures: Figures,
    confusions: confusions::Table,
    suspended: Vec<Card>,
    /// Those that were resumed last, as long as that can be taken back.
    resumed: Vec<Card>,
}

#[derive(Debug, Default)]
struct Figures {
    today: Date,
    count: Count,
    coming: Vec<usize>,
    learnt: Vec<Learnt>,
    retention: Vec<Retention>,
    spent: Vec<Spent>,
    streak: u32,
    /// The last day's.
    pace: Option<Pace>,
    /// By days, or by longer spans where there are many.
    paces: Vec<Pace>,
}

/// Over how many days answers are counted together, so that a line has no more points than it needs.
fn spans(daily: &[Pace]) -> u32 {
    let all = daily.first().zip(daily.last()).map_or(0, |(first, last)| days(first.day, last.day) + 1);
    all.div_ceil(plots::MOST as u32)
}

#[derive(Clone, Debug)]
pub enum Message {
    PartChosen(Tab),
    PartPressed(usize),
    DeckChosen(Option<Deck>),
    WordPressed(String),
    DrillPressed(Vec<Weak>),
    ResumePressed(Vec<Card>),
    UndoPressed,
    Asked(Route),
}

impl State {
    pub(crate) fn new(part: Tab, desk: &mut Desk) -> Self {
        desk.open_practice();
        let mut state = Self {
            part,
            deck: None,
            figures: Figures::default(),
            confusions: confusions::Table::default(),
            suspended: Vec::new(),
            resumed: Vec::new(),
        };
        state.read(desk);
        state
    }

    fn read(&mut self, desk: &Desk) {
        let Some(practice) = desk.practice() else { return };
        let progress = practice.progress();
        let decks = self.deck.map_or(Deck::ALL.to_vec(), |deck| vec![deck]);
        let today = progress.today(desk.watch.now());
        let daily = progress.pace(&decks, 1);
        self.figures = Figures {
            today,
            count: progress.count(&decks, today),
            coming: progress.coming(&decks, today, DAYS_AHEAD),
            learnt: progress.learnt(&decks),
            retention: progress.retention(&decks, RETENTION_DAYS),
            spent: progress.spent(&decks, today, DAYS_AHEAD as u32),
            streak: progress.streak(today),
            pace: daily.last().copied(),
            paces: if daily.len() > plots::MOST { progress.pace(&decks, spans(&daily)) } else { daily },
        };
        self.confusions = confusions::Table::of(&Confusions::of(progress));
        self.suspended = progress.suspended().collect();
    }

    fn is_any(&self, desk: &Desk) -> bool {
        desk.practice().is_some_and(|practice| !practice.progress().is_empty())
    }

    fn view_decks(&self, ui: Ui) -> Element<'_, Message> {
        let mut offered = vec![(tr!(ui, "progress-all-decks"), self.deck.is_none(), Message::DeckChosen(None))];
        offered.extend(
            Deck::ALL.into_iter().map(|deck| {
                (ui.say(&Phrase::new(deck.name())), self.deck == Some(deck), Message::DeckChosen(Some(deck)))
            }),
        );
        page::about(ui, tr!(ui, "progress-deck"), page::choices(ui, offered))
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "progress-title";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("1 2 3", "app-key-parts", |_, pressed, _| page::digit(&PARTS, pressed).map(Message::PartChosen)),
        Shortcut::new("Ctrl+Z", "progress-key-undo", |state, _, _| {
            (!state.resumed.is_empty()).then_some(Message::UndoPressed)
        }),
        Shortcut::new("Ctrl+P", "practise-key-cards", |_, _, _| Some(Message::Asked(practice::CARDS))),
    ];

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::PartPressed(place) => return Action::Run(contents::lead_to(place)),
            Message::PartChosen(part) => {
                self.part = part;
                self.resumed.clear();
                return Action::Run(page::top("progress"));
            }
            Message::DeckChosen(deck) => {
                self.deck = deck;
                self.read(desk);
            }
            Message::WordPressed(word) => desk.speak(&word),
            Message::DrillPressed(pairs) => {
                if let Some(what) = practice::between(&pairs, desk) {
                    return Action::Open(Route::Drill(what));
                }
            }
            Message::ResumePressed(cards) => {
                let at = moment(desk.watch.now());
                if desk.practise(cards.iter().map(|card| Event::Resume { at, card: card.id() }).collect()) {
                    self.resumed = cards;
                    self.read(desk);
                }
            }
            Message::UndoPressed => {
                let at = moment(desk.watch.now());
                if desk.practise(self.resumed.iter().map(|card| Event::Suspend { at, card: card.id() }).collect()) {
                    self.resumed.clear();
                    self.read(desk);
                }
            }
        }
        Action::None
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.read(desk);
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let wide = page::width(ui);
        let some = self.is_any(desk);
        let content = match self.part {
            _ if !some => {
                vec![page::empty(ui, Icon::Statistics, tr!(ui, "progress-none"), tr!(ui, "progress-none-about"))]
            }
            Tab::Course => {
                let mut content = vec![self.view_decks(ui)];
                content.extend(contents::listed(ui, plots::view(ui, &self.figures, wide), Message::PartPressed));
                content
            }
            Tab::Confusions => confusions::view(ui, &self.confusions, wide),
            Tab::Suspended => suspended::view(ui, &self.suspended, &self.resumed),
        };
        page::view(
            ui,
            ("progress", self.name(desk)),
            (Message::Asked, true),
            some.then(|| page::parts(ui.lang, &PARTS, self.part, Message::PartChosen)),
            content,
        )
    }
}
