//! The trainer's home: what is due, what to learn, how; from here sessions and drills begin. Knows no question.

use iced::widget::column;
use jiff::Timestamp;

use club::store::slips::Slips;
use club::trainer::aim::{self, Aim};
use club::trainer::progress::Count;
use club::trainer::{Deck, Event, event};

use crate::app::desk::Change;
use crate::app::kit::contents;
use crate::app::kit::practice::{self, CARDS, Open, counts, decks, dice, head, minutes, plan};
pub use crate::app::kit::target;
use crate::app::kit::target::{Target, nobody_asked};
use crate::app::outside::Answer;
use crate::app::prelude::*;

mod anki;
mod decks;
mod drills;
mod goal;
mod plan;
mod table;

const MORE_NEW_CARDS: usize = 10;

#[derive(Debug)]
pub struct State {
    counts: Vec<(Deck, Count)>,
    open: Open,
    /// Minutes practised today, and days in a row.
    lately: (usize, u32),
    /// How many more cards may be met today, where nothing else is to be done.
    more: usize,
    unfolded: Option<Deck>,
    /// Whether the reset of the unfolded deck is to be confirmed.
    resets: bool,
    /// The deck begun anew, and when, as long as that can be taken back.
    begun: Option<(Deck, Timestamp)>,
    /// One's own slips, and the exercises.
    positions: [Count; 2],
    aim: Aim,
    drills: drills::Offered,
    target: Target,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    PartPressed(usize),
    BeginPressed,
    DeckSwitched(Deck),
    DeckUnfolded(Deck),
    ResetAsked(bool),
    ResetPressed(Deck),
    ResetUndone,
    Set(Change),
    Target(target::Message),
    SourcePressed,
    Source(Answer),
    AnkiPressed,
    AnkiChosen(Answer),
    AnkiSaved(anki::Saved),
}

impl State {
    /// `None` where the trainer cannot be opened, which is notified.
    pub fn open(desk: &mut Desk) -> Option<Self> {
        if !desk.open_practice() {
            return None;
        }
        desk.listen();
        desk.try_sound();
        let mut state = Self {
            counts: Vec::new(),
            open: Open::default(),
            lately: (0, 0),
            more: 0,
            unfolded: None,
            resets: false,
            begun: None,
            positions: [Count::default(); 2],
            aim: Aim::of(desk.practice()?.progress(), aim::USUAL),
            drills: drills::Offered::default(),
            target: Target::default(),
        };
        state.target.retarget(table::usual(desk).display().to_string());
        state.read_positions(desk);
        state.read(desk);
        Some(state)
    }

    fn read_positions(&mut self, desk: &Desk) {
        let Some(progress) = desk.practice().map(club::trainer::Practice::progress) else { return };
        let today = progress.today(desk.watch.now());
        let slips = desk.folders().map(|folders| Slips::read(&folders).0).unwrap_or_default();
        self.positions = practice::positions(progress, &slips, today);
    }

    fn read(&mut self, desk: &Desk) {
        let Some(practice) = desk.practice() else { return };
        let progress = practice.progress();
        let today = progress.today(desk.watch.now());
        self.counts = Deck::ALL.map(|deck| (deck, progress.count(&[deck], today))).to_vec();
        let plan = plan(desk);
        self.open = Open::of(progress, &plan, self.positions, today);
        let today_ms = progress.spent(&Deck::ALL, today, 1).first().map_or(0, |spent| spent.ms);
        self.lately = (minutes(today_ms), progress.streak(today));
        self.more = if self.open.cards == (0, 0) { self.open.unmet.min(MORE_NEW_CARDS) } else { 0 };
        self.aim = Aim::of(progress, dice(&desk.settings().practice).unwrap_or(aim::USUAL));
        self.drills = drills::Offered::of(progress, desk);
    }

    fn head<'a>(&'a self, ui: Ui, desk: &'a Desk) -> Element<'a, Message> {
        let on = decks(&desk.settings().practice);
        let (due, new) = self.open.all();
        let about = match self.open.way() {
            None if on.is_empty() => tr!(ui, "practise-no-deck"),
            None if on == [Deck::Ear] && !desk.can_ask(Deck::Ear) => tr!(ui, "practise-deaf"),
            None => tr!(ui, "practise-nothing-due"),
            Some(_) => tr!(ui, "practise-today"),
        };
        let (cards, positions) = (self.open.cards, self.open.positions());
        let parts = (cards != (0, 0) && positions != (0, 0)).then(|| {
            let ((cards_due, cards_new), (positions_due, positions_new)) = (cards, positions);
            ui.faint(tr!(ui, "practise-today-parts", cards_due, cards_new, positions_due, positions_new))
        });
        let more = (self.more > 0).then(|| {
            let more = ui.button(tr!(ui, "practise-more-new", count = self.more));
            more.on_press(Message::Asked(Route::Session(self.more))).id("more")
        });
        let words = column![counts(ui, due, new)].push(parts).push(ui.body(about).color(ui.colour(Role::Faint)));
        let words = words.spacing(ui.gap(2.0));
        let begin = self.open.way().map(|_| Message::BeginPressed);
        // Told once there is something to tell, and never as a duty.
        let (minutes, streak) = self.lately;
        let minutes = (minutes > 0).then(|| tr!(ui, "practise-lately-minutes", minutes));
        let streak = (streak > 1).then(|| tr!(ui, "practise-lately-streak", days = streak));
        let lately: Vec<String> = minutes.into_iter().chain(streak).collect();
        let lately = (!lately.is_empty()).then(|| ui.faint(lately.join(" · ")).width(Fill));
        let lost = desk.practice().is_some_and(|practice| !practice.is_kept());
        let lost = lost.then(|| ui.faint(ui.say(&phrase!("practise-not-kept"))));
        let silent = desk.silent().map(|silent| ui.faint(ui.say(&silent)));
        let head = column![head(ui, words, begin)].push(more).push(plan::length(ui, desk)).push(lately).push(lost);
        let head = head.push(silent).spacing(ui.gap(14.0)).padding(ui.gap(18.0));
        container(head).width(Fill).style(ui.card()).id("today").into()
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "practise-title";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("Enter", "practise-key-begin", |_, _, _| Some(Message::BeginPressed)),
        Shortcut::new("1 2 3 …", "practise-key-decks", |_, pressed, _| {
            Deck::ALL.get(pressed.number()?.checked_sub(1)?).copied().map(Message::DeckSwitched)
        }),
        Shortcut::new("Ctrl+Z", "practise-key-undo-deck", |state, _, _| {
            state.begun.is_some().then_some(Message::ResetUndone)
        }),
        Shortcut::new("Ctrl+P", "practise-key-cards", |_, _, _| Some(Message::Asked(CARDS))),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| {
            state.target.refusal().map(Message::Target).or(state.unfolded.map(Message::DeckUnfolded))
        }),
    ];

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::BeginPressed => return self.open.way().map_or(Action::None, Action::Open),
            Message::Asked(way) => return Action::Open(way),
            Message::PartPressed(place) => return Action::Run(contents::lead_to(place)),
            Message::DeckSwitched(deck) => {
                let mut on = decks(&desk.settings().practice);
                match on.iter().position(|other| *other == deck) {
                    Some(place) => drop(on.remove(place)),
                    None => on.push(deck),
                }
                let keys = on.iter().map(|deck| deck.key().to_owned()).collect();
                desk.change(|settings| settings.practice.decks = Some(keys));
            }
            Message::DeckUnfolded(deck) => {
                self.unfolded = (self.unfolded != Some(deck)).then_some(deck);
                self.resets = false;
            }
            Message::ResetAsked(asked) => self.resets = asked,
            Message::ResetPressed(deck) => {
                let (at, card) = (event::moment(desk.watch.now()), format!("deck:{}", deck.key()));
                if desk.practise(vec![Event::Reset { at, card }]) {
                    (self.resets, self.begun) = (false, Some((deck, at)));
                }
            }
            Message::ResetUndone => {
                let undo = self.begun.map(|(deck, of)| {
                    let (at, card) = (event::moment(desk.watch.now()), format!("deck:{}", deck.key()));
                    Event::Undo { at, card, of }
                });
                if desk.practise(undo.into_iter().collect()) {
                    self.begun = None;
                }
            }
            Message::Set(change) => desk.set(&change),
            Message::Target(message) => {
                let (path, task) = self.target.update(message, table::FIELD, table::dialog(desk), desk);
                let Some(path) = path else { return Action::Run(task.map(Message::Target)) };
                table::write(&path, desk);
            }
            Message::SourcePressed => return Action::Run(table::source(desk).map(Message::Source)),
            Message::Source(Answer::Cancelled) => {}
            Message::Source(Answer::Missing) => return Action::Run(nobody_asked(table::FIELD, desk)),
            Message::Source(Answer::Chosen(path)) => {
                self.target.path = path.display().to_string();
                table::read(&path, desk);
            }
            Message::AnkiPressed => return Action::Run(anki::target(desk).map(Message::AnkiChosen)),
            Message::AnkiChosen(answer) => return Action::Run(anki::save(answer, desk).map(Message::AnkiSaved)),
            Message::AnkiSaved(saved) => anki::notify_saved(saved, desk),
        }
        self.read(desk);
        Action::None
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.read_positions(desk);
        self.read(desk);
        Task::none()
    }

    fn close(self, desk: &mut Desk) {
        desk.close_practice();
    }

    fn is(&self, way: &Route) -> bool {
        matches!(way, Route::Practise)
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let tools = [
            (Icon::Print, tr!(ui, "practise-cards"), CARDS),
            (Icon::Hear, tr!(ui, "sounds-title"), Route::Sounds),
            (Icon::Statistics, tr!(ui, "progress-title"), Route::Progress),
            (Icon::Settings, tr!(ui, "app-settings"), Route::Settings),
        ];
        let tools = tools.map(|(icon, label, way)| tool(icon, label, Some(Message::Asked(way))));
        let bar = bar(ui, self.name(desk), Message::Asked, tools);
        let part = |name: &'static str| Some(ui.say(&Phrase::new(name)));
        let parts = vec![
            (None, self.head(ui, desk)),
            (part("exercises-positions"), drills::positions(ui, self.positions)),
            (part("practise-aim"), goal::view(ui, &self.aim, desk)),
            (part("practise-decks"), self.view_decks(ui, desk)),
            (part("practise-drill"), self.drills.view(ui)),
            (part("practise-sounds"), drills::Offered::sounds(ui, desk)),
            (part("practise-pace"), plan::view(ui, desk)),
            (part("practise-anki"), anki::view(ui)),
            (part("practise-table"), table::view(ui, &self.target)),
        ];
        contents::cards(ui, bar, "practise", parts, Message::PartPressed)
    }
}
