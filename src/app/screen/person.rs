//! Somebody who plays here: how many matches, how well, against whom, how it went, how decisions were judged.

use std::sync::Arc;

use club::store::career::{Career, One, Ratings, Somebody};
use club::store::index;
use club::store::people::{Id, Profile};
use club::store::ratings::Rating;
use games::shelf;

use crate::app::desk::people::Rated;
use crate::app::kit::people as named;
use crate::app::kit::picker::Games;
use crate::app::kit::{kept, page};
use crate::app::prelude::*;

mod against;
mod course;
mod decisions;
mod overview;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Overview,
    Against,
    Course,
    Decisions,
}

const PARTS: [(Tab, &str); 4] = [
    (Tab::Overview, "people-overview"),
    (Tab::Against, "people-against"),
    (Tab::Course, "archive-course"),
    (Tab::Decisions, "people-decisions"),
];

#[derive(Debug)]
pub struct State {
    id: Id,
    part: Tab,
    games: Games,
    career: Career,
    /// `None` while they are computed.
    ratings: Option<Arc<Ratings>>,
    decisions: decisions::State,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    PartChosen(Tab),
    GamesChosen(Games),
    MatchPressed(index::Id),
    Rated(Rated),
    Decisions(decisions::Message),
}

impl State {
    /// `None` where the profile is gone.
    pub(crate) fn open(id: Id, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        let id = desk.people().get(&id)?.id.clone();
        let mut state = Self {
            id,
            part: Tab::default(),
            games: Games::All,
            career: Career::default(),
            ratings: None,
            decisions: decisions::State::default(),
        };
        let task = state.read(desk);
        Some((state, task))
    }

    fn read(&mut self, desk: &mut Desk) -> Task<Message> {
        desk.catch_up();
        desk.read_people();
        let me = Somebody::Person(self.id.clone());
        self.career = Career::new(&desk.archive.ledger(), desk.people(), &me);
        let (ratings, rate) = desk.ratings();
        // What was known before stands until the answer comes.
        self.ratings = ratings.or(self.ratings.take());
        rate.map(Message::Rated)
    }

    fn rating(&self, game: &str) -> Option<&Rating> {
        self.ratings.as_ref()?.get(game)?.get(&Somebody::Person(self.id.clone()))
    }

    fn person<'a>(&self, desk: &'a Desk) -> Option<&'a Profile> {
        desk.people().get(&self.id)
    }

    /// Matches of the chosen games, the earliest first.
    fn matches(&self) -> impl DoubleEndedIterator<Item = &One> {
        self.career.matches.iter().filter(|one| self.games.lets(self.career.game(one)))
    }

    /// Keys of the chosen games they have played, in the order of the shelf.
    fn chosen(&self) -> Vec<&str> {
        let mut games: Vec<&str> = self.matches().map(|one| self.career.game(one)).collect();
        games.sort_unstable();
        games.dedup();
        let place = |key: &&str| shelf::ALL.iter().position(|title| title.key() == *key).unwrap_or(usize::MAX);
        games.sort_by_key(place);
        games
    }

    fn view_choices(&self, ui: Ui) -> Option<Element<'_, Message>> {
        let mut games: Vec<&str> = self.career.matches.iter().map(|one| self.career.game(one)).collect();
        games.sort_unstable();
        games.dedup();
        let offered = self.games.view(ui, &games, Message::GamesChosen)?;
        Some(page::about(ui, tr!(ui, "archive-game"), offered))
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-person";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] =
        &[Shortcut::new("1 2 3 …", "app-key-parts", |_, pressed, _| {
            page::digit(&PARTS, pressed).map(Message::PartChosen)
        })];

    fn name(&self, desk: &Desk) -> String {
        self.person(desk).map_or_else(|| tr!(desk.lang(), "people-title"), named::name)
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::PartChosen(part) => {
                self.part = part;
                if part == Tab::Decisions {
                    return Action::Run(self.look_up(desk));
                }
            }
            Message::GamesChosen(games) => {
                self.games = games;
                if self.part == Tab::Decisions {
                    return Action::Run(self.look_up(desk));
                }
            }
            Message::MatchPressed(id) => {
                return desk.archive.path(id).map_or(Action::None, |path| Action::Open(Route::Replay(path, 0)));
            }
            Message::Rated(rated) => {
                self.ratings = Some(rated.1.clone());
                desk.keep_ratings(rated);
            }
            Message::Decisions(message) => return Action::Run(self.decided(message, desk)),
        }
        Action::None
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.read(desk)
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let Some(person) = self.person(desk) else {
            let (head, about) = (tr!(ui, "people-gone"), tr!(ui, "people-gone-about"));
            let content = vec![page::empty(ui, Icon::Person, head, about)];
            return page::view(ui, ("person", self.name(desk)), (Message::Asked, false), None, content);
        };
        let wide = page::width(ui);
        let also = (!person.also.is_empty()).then(|| {
            let names: Vec<String> = person.also.iter().map(|name| kept::shown(name)).collect();
            ui.faint(tr!(ui, "people-also", names = names.join(", ")))
        });
        let last = self.career.matches.iter().filter_map(|one| one.started).max();
        let last = last.map(|last| {
            let date = kept::date_of(ui.lang, last.to_zoned(desk.watch.zone()).date());
            ui.body(tr!(ui, "people-last", date))
        });
        let change = ui.button(tr!(ui, "people-all")).on_press(Message::Asked(Route::People)).id("person-people");
        let head = row![
            named::mark(ui, person.mark(), 34.0),
            Column::new().push(last).push(also).spacing(ui.gap(2.0)).width(Fill),
            change
        ];
        let head = container(head.spacing(ui.gap(14.0)).align_y(Center)).padding([ui.gap(4.0), 0.0]);
        if self.career.matches.is_empty() {
            let (none, about) = (tr!(ui, "people-no-matches"), tr!(ui, "people-no-matches-about"));
            let content = vec![head.into(), page::empty(ui, Icon::Person, none, about)];
            return page::view(ui, ("person", self.name(desk)), (Message::Asked, false), None, content);
        }
        let part = match self.part {
            Tab::Overview => overview::view(ui, self, wide),
            Tab::Against => against::view(ui, self, desk, wide),
            Tab::Course => course::view(ui, self, desk, person, wide),
            Tab::Decisions => decisions::view(ui, self, desk, person, wide),
        };
        let content = [Some(head.into()), self.view_choices(ui), Some(part)].into_iter().flatten().collect();
        let parts = Some(page::parts(ui.lang, &PARTS, self.part, Message::PartChosen));
        page::view(ui, ("person", self.name(desk)), (Message::Asked, false), parts, content)
    }
}

fn who<'a>(ui: Ui, desk: &Desk, somebody: &Somebody) -> Element<'a, Message> {
    match somebody {
        Somebody::Person(id) => match desk.people().get(id) {
            Some(person) => named::named(ui, Some(person), ui.strong(named::name(person)).into()),
            None => space().into(),
        },
        Somebody::Named(name) => ui.body(kept::shown(name)).into(),
        Somebody::Computer(level) => {
            let kind = games::game::record::PlayerKind::Bot(*level);
            ui.body(ui.say(&Phrase::new(kind.called()))).into()
        }
    }
}
