//! One's own slips, from all reviewed matches: how many are due, of which game, how bad. Knows no game by name.

use std::collections::BTreeSet;

use iced::widget::column;

use club::slip::{Asking, Chosen};
use club::store::slips::Slips;
use club::trainer::progress::Count;
use games::game::bot::Mark;
use games::shelf;

use crate::app::kit::fields::choice;
use crate::app::kit::{kept, mark, practice};
use crate::app::prelude::*;

#[derive(Debug)]
pub struct State {
    /// `None` while they are read.
    slips: Option<Slips>,
    chosen: Chosen,
    opened_trainer: bool,
    /// How many of the chosen ones stand where, and how many may be asked for the first time today.
    pub count: Count,
    new: usize,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    Read(Slips, Option<Phrase>),
    GameChosen(Option<&'static str>),
    LeastChosen(Mark),
    WhoChosen(Option<String>),
    BeginPressed,
    BringBackPressed,
}

impl State {
    /// `None` where the trainer cannot be opened, which is notified.
    pub fn open(desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        let opened_trainer = desk.practice().is_none();
        if !desk.open_practice() {
            return None;
        }
        let state = Self { slips: None, chosen: Chosen::default(), opened_trainer, count: Count::default(), new: 0 };
        Some((state, Self::read(desk)))
    }

    /// Reads them all, which takes a while where there are thousands.
    fn read(desk: &Desk) -> Task<Message> {
        let folders = desk.folders();
        work(move || folders.map_or_else(Default::default, |folders| Slips::read(&folders)))
            .map(|(slips, said)| Message::Read(slips, said))
    }

    fn compute(&mut self, desk: &Desk) {
        let (Some(practice), Some(slips)) = (desk.practice(), &self.slips) else { return };
        let progress = practice.progress();
        let today = progress.today(desk.watch.now());
        self.count = progress.count_slips(self.chosen.of(slips), today);
        let (asking, a_day) = (Asking::Own(self.chosen.clone()), usize::from(desk.settings().practice.new.get()));
        self.new = self.count.new.min(practice::room(progress, &asking, a_day, today));
    }

    fn is_open(&self) -> bool {
        self.count.due + self.new > 0
    }

    fn games(slips: &Slips) -> Vec<&'static str> {
        let has = |key: &str| slips.all().iter().any(|slip| slip.game == key);
        shelf::ALL.iter().map(|title| title.key()).filter(|key| has(key)).collect()
    }

    fn people(slips: &Slips) -> Vec<&str> {
        let all: BTreeSet<&str> = slips.all().iter().map(|slip| slip.who.as_str()).collect();
        all.into_iter().filter(|who| !who.is_empty()).collect()
    }

    fn head<'a>(&'a self, ui: Ui, slips: &Slips) -> Element<'a, Message> {
        let is_empty = slips.all().is_empty();
        let about = match self.is_open() {
            _ if is_empty => tr!(ui, "slips-none"),
            true => tr!(ui, "slips-about"),
            false => tr!(ui, "slips-nothing-due"),
        };
        let stands = (!is_empty).then(|| ui.faint(practice::standings(ui, self.count)).width(Fill));
        let counts = (!is_empty).then(|| practice::counts(ui, self.count.due, self.new));
        let words =
            Column::new().push(counts).push(ui.body(about).color(ui.colour(Role::Faint)).width(Fill)).push(stands);
        let words = words.spacing(ui.gap(4.0));
        let first = match is_empty {
            true => words.into(),
            false => practice::head(ui, words, self.is_open().then_some(Message::BeginPressed)),
        };
        let back = ui.button(tr!(ui, "slips-bring-back", count = self.count.suspended));
        let back = back.on_press(Message::BringBackPressed).id("bring-back");
        let archive = ui.button(tr!(ui, "slips-to-archive")).on_press(Message::Asked(Route::Archive)).id("to-archive");
        let head = column![first].push((self.count.suspended > 0).then_some(back)).push(is_empty.then_some(archive));
        let head = head.spacing(ui.gap(14.0)).padding(ui.gap(18.0));
        container(head).width(Fill).style(ui.card()).id("today").into()
    }

    fn choices<'a>(&'a self, ui: Ui, slips: &'a Slips) -> Element<'a, Message> {
        let chosen = &self.chosen;
        let games = Self::games(slips).into_iter().map(|key| {
            let of = Chosen { game: Some(key), ..chosen.clone() };
            let name = format!("{} · {}", kept::game_name(ui.lang, key), of.of(slips).count());
            (name, chosen.game == Some(key), Message::GameChosen(Some(key)))
        });
        let all = (tr!(ui, "slips-all-games"), chosen.game.is_none(), Message::GameChosen(None));
        let games = choice(ui, tr!(ui, "slips-game"), String::new(), [all].into_iter().chain(games));
        let least = Mark::ALL.into_iter().skip(1).map(|least| {
            let name = if least == Mark::Blunder {
                mark::name(least)
            } else {
                phrase!("slips-least", mark = mark::name(least))
            };
            (ui.say(&name), chosen.least == least, Message::LeastChosen(least))
        });
        let least = choice(ui, tr!(ui, "slips-level"), String::new(), least);
        let people = Self::people(slips);
        let everybody = (tr!(ui, "slips-everybody"), chosen.who.is_none(), Message::WhoChosen(None));
        let whos = people.iter().map(|who| {
            let of = Chosen { who: Some((*who).to_owned()), ..chosen.clone() };
            let name = format!("{} · {}", kept::shown(who), of.of(slips).count());
            (name, chosen.who.as_deref() == Some(*who), Message::WhoChosen(of.who))
        });
        let whos = choice(ui, tr!(ui, "slips-who"), String::new(), [everybody].into_iter().chain(whos));
        let card =
            column![games, least].push((people.len() > 1).then_some(whos)).spacing(ui.gap(16.0)).padding(ui.gap(18.0));
        container(card).width(Fill).style(ui.card()).into()
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "slips-title";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] =
        &[Shortcut::new("Enter", "practise-key-begin", |_, _, _| Some(Message::BeginPressed))];

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::BeginPressed if self.is_open() => {
                return Action::Open(Route::AskSlips(Asking::Own(self.chosen.clone())));
            }
            Message::BeginPressed => {}
            Message::GameChosen(game) => self.chosen.game = game,
            Message::LeastChosen(least) => self.chosen.least = least,
            Message::WhoChosen(who) => self.chosen.who = who,
            Message::Read(slips, said) => {
                self.slips = Some(slips);
                if let Some(said) = said {
                    desk.warn(said);
                }
            }
            Message::BringBackPressed => {
                if let Some(slips) = &self.slips {
                    practice::bring_back(self.chosen.of(slips), desk);
                }
            }
        }
        self.compute(desk);
        Action::None
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        // The trainer's home may have been above, and closed it.
        self.opened_trainer |= desk.practice().is_none() && desk.open_practice();
        self.compute(desk);
        Self::read(desk)
    }

    fn close(self, desk: &mut Desk) {
        if self.opened_trainer {
            desk.close_practice();
        }
    }

    fn is(&self, way: &Route) -> bool {
        matches!(way, Route::Slips)
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let bar = bar(
            ui,
            self.name(desk),
            Message::Asked,
            [
                tool(Icon::Archive, tr!(ui, "app-archive"), Some(Message::Asked(Route::Archive))),
                tool(Icon::Settings, tr!(ui, "app-settings"), Some(Message::Asked(Route::Settings))),
            ],
        );
        let parts = self.slips.iter().flat_map(|slips| {
            let choices = (!slips.all().is_empty()).then(|| self.choices(ui, slips));
            std::iter::once(self.head(ui, slips)).chain(choices)
        });
        practice::page(ui, "slips", bar, parts.collect())
    }
}
