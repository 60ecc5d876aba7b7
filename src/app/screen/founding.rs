//! A championship that is set up: its name, how it is played, who takes part. Knows no game but that of a plan.

use std::collections::BTreeMap;
use std::path::Path;

use iced::widget::Id;
use jiff::civil::Date;
use rand::RngExt;
use rand::seq::SliceRandom as _;

use club::championship::journal::Kept;
use club::championship::plan::{self, PLANS, Plan};
use club::championship::rank::Criterion;
use club::championship::{Championship, Head};
use club::paired;
use games::table::Title;

use crate::app::desk::draft::Draft;
use crate::app::kit::day;
use crate::app::kit::opener::{self, Sought};
use crate::app::kit::options::{self, Chooser};
use crate::app::kit::participants::{self, Editor, Request, listed};
use crate::app::kit::preview;
use crate::app::outside::Answer;
use crate::app::prelude::*;
use crate::app::widget::reveal::lead;

mod view;

/// The plan in which everything is fixed but name and year.
const WORLD: &str = "world";
/// The one that takes a number of rounds.
const SWISS: &str = "swiss";
const ROUNDS: std::ops::RangeInclusive<u32> = 1..=500;
const DAYS: std::ops::RangeInclusive<u32> = 1..=366;
const NAME: &str = "founding-name";
const WHERE: &str = "founding-place";
const YEAR: &str = "founding-year";
const BEGINS: &str = "founding-begins";
const NUMBER: &str = "founding-days";
const DRAWN: &str = "founding-rounds";

#[derive(Clone, Debug, PartialEq)]
struct Obstacle {
    why: Phrase,
    place: FaultPlace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FaultPlace {
    Field(&'static str),
    Option(&'static str),
    Game,
    People,
    Whole,
}

#[derive(Debug)]
pub struct State {
    draft: Draft,
    chooser: Chooser,
    ties_open: bool,
    begun: bool,
    people: Editor,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    Named(String),
    Placed(String),
    PlanChosen(&'static str),
    YearTyped(String),
    GameChosen(&'static dyn Title),
    Options(options::Message),
    BeginsTyped(String),
    DaysTyped(String),
    RoundsTyped(String),
    TiesToggled,
    /// A tie-break of a stage changes places with the next.
    TiesSwapped(&'static str, usize),
    People(participants::Message),
    BeginPressed,
}

impl State {
    pub(crate) fn open(desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        let draft = desk.founding.take().or_else(|| fresh(desk))?;
        let (chooser, people) = (Chooser::of_two(), Editor::loose());
        Some((Self { draft, chooser, ties_open: false, begun: false, people }, operation::focus(NAME)))
    }

    fn head(&self, seed: u64) -> Result<Head, Obstacle> {
        let at = |field| move |why| Obstacle { why, place: FaultPlace::Field(field) };
        let name = self.draft.name.trim();
        if name.is_empty() {
            return Err(at(NAME)(phrase!("championships-nameless")));
        }
        let mut head = Head { plan: self.draft.plan.to_owned(), ..Head::world(name, 1, seed) };
        // A name that cannot be is told by the championship.
        Championship::new(head.clone()).map_err(at(NAME))?;
        self.draft.place.trim().clone_into(&mut head.place);
        Championship::new(head.clone()).map_err(at(WHERE))?;
        if self.draft.plan == WORLD {
            let year = self.draft.year.trim().parse().ok().filter(|year| (1..=9999).contains(year));
            head.year = year.ok_or(phrase!("championships-bad-year")).map_err(at(YEAR))?;
        } else {
            self.draft.game.key().clone_into(&mut head.game);
            head.options.clone_from(&self.draft.options);
            if let Some((key, why)) = options::wrong(self.draft.game, &self.draft.options) {
                return Err(Obstacle { why, place: FaultPlace::Option(key) });
            }
            let begins = day::read(&self.draft.begins).ok_or(phrase!("championships-bad-day")).map_err(at(BEGINS))?;
            let days = self.draft.days.trim().parse().ok().filter(|days| DAYS.contains(days));
            let days = days.ok_or(phrase!("championships-bad-days", most = *DAYS.end())).map_err(at(NUMBER))?;
            head.year = u16::try_from(begins.year()).unwrap_or(1);
            (head.begins, head.days) = (Some(begins), usize::try_from(days).ok());
            let rounds = self.draft.rounds.trim();
            if self.draft.plan == SWISS && !rounds.is_empty() {
                let rounds = rounds.parse().ok().filter(|rounds| ROUNDS.contains(rounds));
                let rounds = rounds.ok_or(phrase!("championships-bad-rounds", most = *ROUNDS.end()));
                head.rounds = usize::try_from(rounds.map_err(at(DRAWN))?).ok();
            }
            let fits = paired::of(&head);
            fits.map_err(|_| Obstacle { why: phrase!("championships-not-two"), place: FaultPlace::Game })?;
        }
        head.ties = self.draft.ties.iter().map(|(stage, order)| ((*stage).to_owned(), order.clone())).collect();
        Ok(head)
    }

    fn obstacle(&self, desk: &Desk) -> Option<Obstacle> {
        let whole = |why| Obstacle { why, place: FaultPlace::Whole };
        if self.people.waits() {
            return Some(Obstacle { why: phrase!("championships-table-waits"), place: FaultPlace::People });
        }
        let begun = self.head(0).and_then(|head| Championship::new(head).map_err(whole));
        let nowhere = || desk.folders().is_none().then(|| whole(phrase!("championships-nowhere")));
        begun.err().or_else(nowhere)
    }

    fn ranked(&self) -> Vec<(&'static str, &'static str, Vec<Criterion>)> {
        let head = Head { plan: self.draft.plan.to_owned(), ..Head::world("·", 1, 0) };
        let stages = Plan::of(&head).map(|plan| plan.stages).unwrap_or_default();
        let order =
            |stage: &plan::Stage| self.draft.ties.get(stage.key).cloned().unwrap_or_else(|| stage.order.clone());
        stages.iter().filter(|stage| stage.has_table()).map(|stage| (stage.key, stage.name, order(stage))).collect()
    }

    /// Starts the draft anew, so that nobody else is in it.
    fn list(&mut self, events: &[club::championship::Event]) {
        if let Ok(mut draft) = Championship::new(self.draft.cup.head().clone()) {
            events.iter().for_each(|event| draft.take(event));
            self.draft.cup = draft;
        }
    }

    fn people(&mut self, message: participants::Message, desk: &mut Desk) -> Task<Message> {
        let (asked, task) = self.people.update(message, &self.draft.cup, desk);
        let task = match asked {
            Some(Request::Join(events)) => {
                events.iter().for_each(|event| self.draft.cup.take(event));
                self.people.taken(&events)
            }
            Some(Request::Listed(events)) => {
                self.list(&events);
                task
            }
            Some(Request::Shuffled) => {
                let mut people = self.draft.cup.people().to_vec();
                people.shuffle(&mut desk.chance);
                if let Ok(events) = listed(&self.draft.cup, &people) {
                    self.list(&events);
                }
                task
            }
            Some(Request::Opened(_) | Request::Ordered(_)) | None => task,
        };
        task.map(Message::People)
    }

    fn begin(&mut self, desk: &mut Desk) -> Option<Route> {
        // Short enough to be typed again on the command line.
        let seed = u64::from(desk.chance.random::<u32>());
        let head = desk.ok_or_notify(self.head(seed).map_err(|obstacle| obstacle.why))?;
        let begun = Championship::new(head).and_then(|cup| Ok((listed(&cup, self.draft.cup.people())?, cup)));
        let (events, mut cup) = desk.ok_or_notify(begun)?;
        events.iter().for_each(|event| cup.take(event));
        let folder = desk.folders()?.matches();
        let kept = desk.ok_or_notify(Kept::begin(&folder, cup, &events).map_err(|error| error.phrase()))?;
        self.begun = true;
        Some(Route::Championship(kept.path().to_owned()))
    }
}

fn fresh(desk: &Desk) -> Option<Draft> {
    let today = desk.watch.today();
    let game = paired::games().into_iter().next()?;
    Some(Draft {
        name: String::new(),
        place: String::new(),
        plan: PLANS[0].0,
        year: coming(today).to_string(),
        game,
        options: options::proposed(game),
        begins: day::written(desk.lang(), today),
        days: "1".to_owned(),
        rounds: String::new(),
        ties: BTreeMap::new(),
        // Nobody sees this head: it is what people join until there is one.
        cup: Championship::new(Head::world("·", 1, 0)).ok()?,
    })
}

/// The year whose world championship comes next, or is being played.
fn coming(today: Date) -> i16 {
    let closes = Date::new(today.year(), 7, 2).unwrap_or(today);
    if today > closes { today.year().saturating_add(1) } else { today.year() }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "championships-new";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("Ctrl+Enter", "championships-begin", |_, _, _| Some(Message::BeginPressed)),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| state.people.released().map(Message::People)),
    ];

    fn holds(&self) -> Option<Message> {
        let asked = participants::Message::Preview(preview::Message::DropPressed);
        self.people.waits().then_some(Message::People(asked))
    }

    fn dropped(&self, path: &Path) -> Option<Message> {
        let given = opener::Message::Answered(Sought::Participants, Answer::Chosen(path.to_owned()));
        Some(Message::People(participants::Message::Opener(given)))
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::Named(name) => self.draft.name = participants::clean(&name),
            Message::Placed(place) => self.draft.place = participants::clean(&place),
            Message::PlanChosen(plan) => {
                self.draft.plan = plan;
                self.draft.ties.clear();
            }
            Message::YearTyped(year) => self.draft.year = year,
            Message::GameChosen(game) => {
                if game.key() != self.draft.game.key() {
                    (self.draft.game, self.draft.options) = (game, options::proposed(game));
                }
            }
            Message::Options(message) => {
                let led = self.chooser.update(message, (self.draft.game, &mut self.draft.options), &mut desk.chance);
                return led.map_or(Action::None, |led| Action::Run(focus_on(led)));
            }
            Message::BeginsTyped(begins) => self.draft.begins = begins,
            Message::DaysTyped(days) => self.draft.days = days,
            Message::RoundsTyped(rounds) => self.draft.rounds = rounds,
            Message::TiesToggled => self.ties_open = !self.ties_open,
            Message::TiesSwapped(stage, place) => {
                let ranked = self.ranked().into_iter().find(|(key, ..)| *key == stage);
                // The lot stays last.
                if let Some((_, _, mut order)) = ranked.filter(|(.., order)| place + 2 < order.len()) {
                    order.swap(place, place + 1);
                    self.draft.ties.insert(stage, order);
                }
            }
            Message::People(message) => return Action::Run(self.people(message, desk)),
            // Whoever is written and not added yet takes part.
            Message::BeginPressed if self.people.is_named() && !self.people.waits() => {
                let task = self.people(participants::Message::Sent, desk);
                if self.people.is_named() {
                    return Action::Run(task);
                }
                return self.update(Message::BeginPressed, desk);
            }
            Message::BeginPressed => match self.obstacle(desk).map(|obstacle| obstacle.place) {
                None => return self.begin(desk).map_or(Action::None, Action::Replace),
                Some(FaultPlace::Field(field)) => return Action::Run(focus_on(field)),
                Some(FaultPlace::Option(key)) => return Action::Run(lead(options::place(key))),
                Some(FaultPlace::People) => {
                    return Action::Run(self.people(participants::Message::Preview(preview::Message::Kept), desk));
                }
                Some(FaultPlace::Game) => return Action::Run(lead(Id::new(view::GAME))),
                Some(FaultPlace::Whole) => {}
            },
        }
        Action::None
    }

    /// What is written waits, unless it has begun.
    fn close(self, desk: &mut Desk) {
        desk.founding = Some(self.draft).filter(|_| !self.begun);
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}
