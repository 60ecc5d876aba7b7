//! What a screen asks of its parent: another screen, as data, which one place turns into it, `app::router`.

use std::path::PathBuf;

use iced::Task;

use base::phrase::Phrase;
use club::championship::{Id, journal};
use club::slip::Asking;
use club::store::people;
use club::trainer::drill::What;
use games::game::options::Values;
use games::game::record::{Entry, Header};
use games::lesson::Listed;
use games::table::{Family, Table, Title};

use crate::licences::Named;

#[derive(Clone, Copy, Debug)]
pub enum Under {
    Named(&'static Named),
    /// The crate at that place among all.
    Crate(usize),
}

#[derive(Clone, Debug)]
pub struct Kept {
    pub table: Box<dyn Table>,
    pub path: Option<PathBuf>,
}

#[derive(Clone, Debug)]
pub enum Route {
    Back,
    Home,
    Cabinet(&'static Family),
    Setup(&'static dyn Title),
    Position(Box<dyn Table>),
    /// [`Route::Setup`] with these options and so many players, for a match that begins with a position.
    Placed(&'static dyn Title, Values, usize),
    /// A match of a game, set up as the last one was.
    Again(&'static dyn Title),
    /// A match like that of a lesson: its options, and as many players, of whom one is whoever plays here.
    Own(Header),
    /// A match that is set up; where that is left to chance or speed, who begins is found out first.
    Match(Header),
    /// A match whose first player begins; where that was found out, it is said why.
    Table(Header, Option<Phrase>),
    Lesson(&'static Listed),
    Resume(PathBuf),
    /// A kept match, step by step, from after so many events on.
    Replay(PathBuf, usize),
    /// A match that is over, step by step, with what its decisions cost: after so many events.
    Review(Kept, usize),
    /// A match with what has happened in it so far, to be played on as one of its own.
    PlayOn(Box<(Header, Vec<Entry>)>),
    Ending(Kept),
    Today,
    Archive,
    Unfinished,
    Find,
    People,
    Person(people::Id),
    Trash,
    Statistics,
    Print(Option<Box<dyn Table>>),
    /// The sheets of all games, the one of that key first.
    PrintSheet(&'static str),
    PrintKept(PathBuf),
    Rules(&'static dyn Title),
    /// The rules, or how it is played well: the page with that text, led to it.
    Paragraph(&'static dyn Title, &'static str),
    Strategy(&'static dyn Title),
    Settings,
    Keys,
    About,
    Licence(Under),
    Practise,
    /// A session of the trainer, with so many more new cards than a day has.
    Session(usize),
    Slips,
    Exercises,
    AskSlips(Asking),
    Drill(What),
    Progress,
    Suspended,
    Sounds,
    Speaking,
    Apart,
    Championships,
    Founding,
    Championship(PathBuf),
    ChampionshipRules,
    Handbook,
    Projector,
    Participant(Id),
}

impl Route {
    pub fn of_file(path: PathBuf) -> Self {
        if journal::is_named(&path) { Self::Championship(path) } else { Self::Resume(path) }
    }
}

#[derive(Debug)]
pub enum Action<M> {
    None,
    Run(Task<M>),
    Open(Route),
    Replace(Route),
    /// Look, language or sizes changed: every screen is refreshed.
    Restyle,
}

impl<M: Send + 'static> Action<M> {
    pub fn map<N: Send + 'static>(self, f: fn(M) -> N) -> Action<N> {
        match self {
            Self::None => Action::None,
            Self::Run(task) => Action::Run(task.map(f)),
            Self::Open(way) => Action::Open(way),
            Self::Replace(way) => Action::Replace(way),
            Self::Restyle => Action::Restyle,
        }
    }
}
