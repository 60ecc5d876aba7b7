//! Who wins and scores what, how scores went over time, and whether the dice are fair. Knows no game by name.

use iced::widget::column;

use crate::app::kit::kept::{self, game_name};
use crate::app::kit::page;
use crate::app::kit::picker::Games;
use crate::app::prelude::*;
use crate::game::record::PlayerKind;
use crate::shelf;
use crate::store::index::Id;
use crate::store::statistics::{self, Fairness, Standing, Who};

mod course;
mod dice;
mod players;

/// The most players offered to choose from: those with the most matches.
const OFFERED: usize = 20;

/// A part of the statistics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// Wins and scores, by player.
    #[default]
    Players,
    /// Scores over time.
    Course,
    /// How often each face came.
    Dice,
}

/// The parts, by their names.
const PARTS: [(Part, &str); 3] =
    [(Part::Players, "archive-players"), (Part::Course, "archive-course"), (Part::Dice, "archive-dice")];

/// The statistics.
#[derive(Debug)]
pub struct State {
    part: Part,
    /// What games are counted.
    games: Games,
    /// A player; all without.
    who: Option<Who>,
    standings: Vec<Standing>,
    fairness: Vec<Fairness>,
}

/// What happened in the statistics.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another part is to be seen.
    PartChosen(Part),
    /// Other games are to be counted.
    GamesChosen(Games),
    /// One player is to be counted, or all.
    WhoChosen(Option<Who>),
    /// The match behind a number was asked for.
    MatchPressed(Id),
    /// Another screen was asked for.
    Asked(Way),
}

impl State {
    /// The statistics of all matches.
    pub(crate) fn new(desk: &mut Desk) -> Self {
        let mut state =
            Self { part: Part::default(), games: Games::All, who: None, standings: Vec::new(), fairness: Vec::new() };
        state.read(desk);
        state
    }

    fn read(&mut self, desk: &mut Desk) {
        desk.catch_up();
        self.standings = statistics::standings(&desk.archive.ledger());
        // Who is gone from the archive can no longer be chosen.
        self.who = self.who.take().filter(|who| self.standings.iter().any(|standing| standing.who == *who));
        self.count(desk);
    }

    fn count(&mut self, desk: &Desk) {
        self.fairness = desk.archive.fairness(self.who.as_ref().map(std::slice::from_ref));
    }

    /// The standings of the game and the player that are chosen.
    fn chosen(&self) -> impl Iterator<Item = &Standing> {
        self.standings
            .iter()
            .filter(|standing| self.games.lets(&standing.game))
            .filter(|standing| self.who.as_ref().is_none_or(|who| standing.who == *who))
    }

    /// The keys of the games that `keys` names, each once and in their order, without those not chosen.
    fn games<'a>(&self, keys: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
        let mut games: Vec<&str> = keys.filter(|key| self.games.lets(key)).collect();
        // As they stand on the shelf; games that this version does not know come last.
        games.sort_unstable_by_key(|key| {
            (shelf::ALL.iter().position(|title| title.key() == *key).unwrap_or(usize::MAX), *key)
        });
        games.dedup();
        games
    }

    /// Whether nothing was played that could be counted.
    fn is_empty(&self) -> bool {
        self.standings.is_empty() && self.fairness.is_empty() && self.who.is_none()
    }

    fn view_choices(&self, ui: Ui) -> Element<'_, Message> {
        let lang = ui.lang;
        let mut all = column![].spacing(ui.gap(10.0));
        let mut games: Vec<&str> = self.fairness.iter().map(|one| one.game.as_str()).collect();
        games.extend(self.standings.iter().map(|standing| standing.game.as_str()));
        games.sort_unstable();
        games.dedup();
        if let Some(offered) = self.games.view(ui, &games, Message::GamesChosen) {
            all = all.push(page::about(ui, tr!(lang, "archive-game"), offered));
        }
        let people = self.people();
        if people.len() > 1 {
            let mut offered = vec![(tr!(lang, "archive-everybody"), self.who.is_none(), Message::WhoChosen(None))];
            offered.extend(people.into_iter().map(|who| {
                let chosen = self.who.as_ref() == Some(who);
                (who_name(lang, who), chosen, Message::WhoChosen(Some(who.clone())))
            }));
            all = all.push(page::about(ui, tr!(lang, "archive-player"), page::choices(ui, offered)));
        }
        all.into()
    }

    /// Those who can be chosen: people first, then computer players, as many as have the most matches.
    fn people(&self) -> Vec<&Who> {
        let mut counts: Vec<(&Who, usize)> = Vec::new();
        for standing in &self.standings {
            match counts.iter_mut().find(|(who, _)| *who == &standing.who) {
                Some((_, count)) => *count += standing.results.len(),
                None => counts.push((&standing.who, standing.results.len())),
            }
        }
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let mut people: Vec<&Who> = counts.into_iter().take(OFFERED).map(|(who, _)| who).collect();
        people.sort();
        people
    }
}

impl Pane for State {
    type Message = Message;

    fn name(&self, desk: &Desk) -> String {
        tr!(desk.lang(), "app-statistics")
    }

    /// Digits choose a part.
    fn key(&self, key: &Key, modifiers: Modifiers, _desk: &Desk) -> Option<Message> {
        page::digit(&PARTS, key, modifiers).map(Message::PartChosen)
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::PartChosen(part) => self.part = part,
            Message::GamesChosen(games) => self.games = games,
            Message::WhoChosen(who) => {
                self.who = who;
                self.count(desk);
            }
            Message::MatchPressed(id) => match desk.archive.path(id) {
                Some(path) => return Action::Open(Way::Replay(path)),
                None => self.read(desk),
            },
            Message::Asked(way) => return Action::Open(way),
        }
        Action::None
    }

    /// Matches may have been played in the meantime.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.read(desk);
        Task::none()
    }

    fn follows(&self) -> bool {
        true
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let wide = page::width(ui);
        let content = if self.is_empty() {
            let about = tr!(ui.lang, "archive-uncounted-about");
            vec![page::empty(ui, Icon::Statistics, tr!(ui.lang, "archive-uncounted"), about)]
        } else {
            let part = match self.part {
                Part::Players => players::view(ui, self, wide),
                Part::Course => course::view(ui, self, wide, &desk.watch.zone()),
                Part::Dice => dice::view(ui, self, wide),
            };
            vec![self.view_choices(ui), part]
        };
        let parts = (!self.is_empty()).then(|| page::parts(ui.lang, &PARTS, self.part, Message::PartChosen));
        let people = tool(ui, Icon::People, tr!(ui.lang, "people-title"), Some(Message::Asked(Way::People)));
        page::tooled(ui, ("statistics", self.name(desk)), (Message::Asked, [people]), parts, content)
    }
}

/// How somebody is called.
fn who_name(lang: Lang, who: &Who) -> String {
    match who {
        Who::Human(name) => kept::shown(name),
        Who::Bot(level) => tr!(lang, "archive-bot", level = Phrase::new(PlayerKind::Bot(*level).name())),
    }
}

/// What a part says where nothing is left of what was chosen.
fn nothing<'a>(ui: Ui) -> Element<'a, Message> {
    page::nothing(ui, tr!(ui.lang, "archive-uncounted-here"))
}
