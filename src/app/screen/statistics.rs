//! Who wins and scores what, how scores went over time, and whether the dice are fair. Knows no game by name.

use iced::widget::column;

use base::draw::plot::MARKS;
use club::store::index::{Archive, Id};
use club::store::people::People;
use club::store::statistics::course::{ScoreHistory, courses};
use club::store::statistics::{self, Fairness, PlayerStatistics, Who};
use games::game::record::PlayerKind;
use games::shelf;

use crate::app::kit::kept::{self, game_name};
use crate::app::kit::page;
use crate::app::kit::picker::Games;
use crate::app::prelude::*;

mod course;
mod dice;
mod players;

const OFFERED: usize = 20;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Players,
    Course,
    Dice,
}

const PARTS: [(Tab, &str); 3] =
    [(Tab::Players, "archive-players"), (Tab::Course, "archive-course"), (Tab::Dice, "archive-dice")];

#[derive(Debug)]
pub struct State {
    part: Tab,
    games: Games,
    /// `None`: all players.
    who: Option<Who>,
    /// `None` before the first answer.
    figures: Option<Figures>,
    drawn: course::Drawn,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// Whom courses and dice are of; `None`: everybody.
    who: Option<Who>,
    standings: Vec<PlayerStatistics>,
    courses: Vec<ScoreHistory>,
    fairness: Vec<Fairness>,
}

impl Figures {
    /// Counts all that is over in an archive. Whoever has several names is counted under the one of now.
    fn of(archive: &Archive, people: &People, who: Option<Who>) -> Self {
        let ledger = archive.ledger();
        let called = |who: &Who| match who {
            Who::Human(name) => people.of(name).map_or_else(|| who.clone(), |one| Who::Human(one.name.clone())),
            Who::Bot(_) => who.clone(),
        };
        let standings = statistics::standings(&ledger, &called);
        // Who is gone from the archive can no longer be chosen.
        let who = who.filter(|who| standings.iter().any(|standing| standing.who == *who));
        let names = |who: &Who| match who {
            Who::Human(name) => match people.of(name) {
                Some(one) => one.names().map(Who::human).collect(),
                None => vec![who.clone()],
            },
            Who::Bot(_) => vec![who.clone()],
        };
        let courses = courses(&ledger, &called, who.as_ref(), MARKS);
        let fairness = archive.fairness(who.as_ref().map(names).as_deref());
        Self { who, standings, courses, fairness }
    }
}

#[derive(Clone, Debug)]
pub enum Message {
    PartChosen(Tab),
    GamesChosen(Games),
    WhoChosen(Option<Who>),
    /// Matches were counted, for the player that was asked for.
    Counted(Option<Who>, Box<Figures>),
    MatchPressed(Id),
    Asked(Route),
}

impl State {
    pub(crate) fn new(desk: &mut Desk) -> (Self, Task<Message>) {
        let state =
            Self { part: Tab::default(), games: Games::All, who: None, figures: None, drawn: course::Drawn::default() };
        let task = state.count(desk);
        (state, task)
    }

    /// Counts everything, elsewhere: the page is there at once, however much there is.
    fn count(&self, desk: &mut Desk) -> Task<Message> {
        desk.catch_up();
        desk.read_people();
        let (archive, people, who) = (desk.archive.clone(), desk.people().clone(), self.who.clone());
        let asked = who.clone();
        work(move || Box::new(Figures::of(&archive, &people, who)))
            .map(move |figures| Message::Counted(asked.clone(), figures))
    }

    fn standings(&self) -> &[PlayerStatistics] {
        self.figures.as_ref().map_or(&[], |figures| &figures.standings)
    }

    fn fairness(&self) -> &[Fairness] {
        self.figures.as_ref().map_or(&[], |figures| &figures.fairness)
    }

    fn chosen(&self) -> impl Iterator<Item = &PlayerStatistics> {
        self.standings()
            .iter()
            .filter(|standing| self.games.lets(&standing.game))
            .filter(|standing| self.who.as_ref().is_none_or(|who| standing.who == *who))
    }

    fn games<'a>(&self, keys: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
        let mut games: Vec<&str> = keys.filter(|key| self.games.lets(key)).collect();
        // As they stand on the shelf; games that this version does not know come last.
        games.sort_unstable_by_key(|key| {
            (shelf::ALL.iter().position(|title| title.key() == *key).unwrap_or(usize::MAX), *key)
        });
        games.dedup();
        games
    }

    fn is_empty(&self) -> bool {
        self.standings().is_empty() && self.fairness().is_empty() && self.who.is_none()
    }

    fn view_choices(&self, ui: Ui) -> Element<'_, Message> {
        let mut all = column![].spacing(ui.gap(10.0));
        let mut games: Vec<&str> = self.fairness().iter().map(|one| one.game.as_str()).collect();
        games.extend(self.standings().iter().map(|standing| standing.game.as_str()));
        games.sort_unstable();
        games.dedup();
        if let Some(offered) = self.games.view(ui, &games, Message::GamesChosen) {
            all = all.push(page::about(ui, tr!(ui, "archive-game"), offered));
        }
        let people = self.people();
        if people.len() > 1 {
            let mut offered = vec![(tr!(ui, "archive-everybody"), self.who.is_none(), Message::WhoChosen(None))];
            offered.extend(people.into_iter().map(|who| {
                let chosen = self.who.as_ref() == Some(who);
                (who_name(ui.lang, who), chosen, Message::WhoChosen(Some(who.clone())))
            }));
            all = all.push(page::about(ui, tr!(ui, "archive-player"), page::choices(ui, offered)));
        }
        all.into()
    }

    /// Those who can be chosen: people first, then computer players, as many as have the most matches.
    fn people(&self) -> Vec<&Who> {
        let mut counts: Vec<(&Who, usize)> = Vec::new();
        for standing in self.standings() {
            match counts.iter_mut().find(|(who, _)| *who == &standing.who) {
                Some((_, count)) => *count += standing.matches,
                None => counts.push((&standing.who, standing.matches)),
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

    const PLACE: &'static str = "app-statistics";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] =
        &[Shortcut::new("1 2 3", "app-key-parts", |_, pressed, _| {
            page::digit(&PARTS, pressed).map(Message::PartChosen)
        })];

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::PartChosen(part) => self.part = part,
            Message::GamesChosen(games) => self.games = games,
            Message::WhoChosen(who) => {
                self.who = who;
                return Action::Run(self.count(desk));
            }
            // An answer to what is no longer asked is none.
            Message::Counted(asked, figures) if asked == self.who => {
                self.who.clone_from(&figures.who);
                self.drawn.clear();
                self.figures = Some(*figures);
            }
            Message::Counted(..) => {}
            Message::MatchPressed(id) => match desk.archive.path(id) {
                Some(path) => return Action::Open(Route::Replay(path, 0)),
                None => return Action::Run(self.count(desk)),
            },
            Message::Asked(way) => return Action::Open(way),
        }
        Action::None
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.count(desk)
    }

    fn follows(&self) -> bool {
        true
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let wide = page::width(ui);
        let content = if self.figures.is_none() {
            Vec::new()
        } else if self.is_empty() {
            let about = tr!(ui, "archive-uncounted-about");
            vec![page::empty(ui, Icon::Statistics, tr!(ui, "archive-uncounted"), about)]
        } else {
            let part = match self.part {
                Tab::Players => players::view(ui, self, wide),
                Tab::Course => course::view(self, wide, desk),
                Tab::Dice => dice::view(ui, self, wide),
            };
            vec![self.view_choices(ui), part]
        };
        let parts = (!self.is_empty()).then(|| page::parts(ui.lang, &PARTS, self.part, Message::PartChosen));
        let people = tool(Icon::People, tr!(ui, "people-title"), Some(Message::Asked(Route::People)));
        page::tooled(ui, ("statistics", self.name(desk)), (Message::Asked, [people]), parts, content)
    }
}

fn who_name(lang: Lang, who: &Who) -> String {
    match who {
        Who::Human(name) => kept::shown(name),
        Who::Bot(level) => lang.say(&Phrase::new(PlayerKind::Bot(*level).called())),
    }
}

fn nothing<'a>(ui: Ui) -> Element<'a, Message> {
    page::nothing(ui, tr!(ui, "archive-uncounted-here"))
}
