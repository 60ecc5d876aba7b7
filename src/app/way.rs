//! What a screen asks of its parent: another screen, as data. Whoever asks knows nothing of who answers; what is asked
//! for is turned into a screen in one place, `app::router`.

use std::path::PathBuf;

use iced::Task;

use crate::championship::{Id, journal};
use crate::game::options::Values;
use crate::game::record::{Entry, Header};
use crate::lesson::Listed;
use crate::licences::Named;
use crate::phrase::Phrase;
use crate::slip::Asking;
use crate::store::people;
use crate::table::{Family, Table, Title};
use crate::trainer::drill::What;

/// What a licence is asked of.
#[derive(Clone, Copy, Debug)]
pub enum Under {
    /// Something whose text lies with it.
    Named(&'static Named),
    /// The crate at that place among all.
    Crate(usize),
}

/// A match, and the file that it is kept in.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The match.
    pub table: Box<dyn Table>,
    /// Its record, if it has one.
    pub path: Option<PathBuf>,
}

/// Another screen.
#[derive(Clone, Debug)]
pub enum Way {
    /// The screen below this one.
    Back,
    /// The lowest screen.
    Home,
    /// The games of a family.
    Cabinet(&'static Family),
    /// Who plays a game, and how.
    Setup(&'static dyn Title),
    /// How a match stands: its line and its picture, to be copied, changed by hand, and begun with.
    Position(Box<dyn Table>),
    /// Who plays a game, and how, with these options, that begins with a position of so many.
    Placed(&'static dyn Title, Values, usize),
    /// A match of a game, set up as the last one was.
    Again(&'static dyn Title),
    /// A match that is set up; where that is left to chance or speed, who begins is found out first.
    Match(Header),
    /// A match whose first player begins; where that was found out, it is said why.
    Table(Header, Option<Phrase>),
    /// A lesson, from its beginning or where it was left.
    Lesson(&'static Listed),
    /// A kept match, to go on with.
    Resume(PathBuf),
    /// A kept match, step by step, from after so many events on.
    Replay(PathBuf, usize),
    /// A match that is over, step by step, with what its decisions cost: after so many events.
    Review(Kept, usize),
    /// A match with what has happened in it so far, to be played on as one of its own.
    PlayOn(Box<(Header, Vec<Entry>)>),
    /// What a match that is over came to.
    Ending(Kept),
    /// The throw of the day.
    Today,
    /// All matches.
    Archive,
    /// Those matches of the archive that can go on.
    Unfinished,
    /// All matches, one of which is to be found by words.
    Find,
    /// Everybody who plays here.
    People,
    /// Somebody who plays here.
    Person(people::Id),
    /// What was deleted.
    Trash,
    /// Wins, scores, the fairness of the dice.
    Statistics,
    /// Sheets of all games, or those of a match, filled in.
    Print(Option<Box<dyn Table>>),
    /// The sheets of all games, the one of that key first.
    PrintSheet(&'static str),
    /// The sheets of a kept match, filled in.
    PrintKept(PathBuf),
    /// How a game is played.
    Rules(&'static dyn Title),
    /// The same, led to the paragraph with that text.
    Paragraph(&'static dyn Title, &'static str),
    /// What is known about playing a game well.
    Strategy(&'static dyn Title),
    /// Language, look, sizes.
    Settings,
    /// Which keys do what.
    Keys,
    /// What the program is, and whose all that is in it.
    About,
    /// The text of a licence.
    Licence(Under),
    /// The trainer's home: that which is open already, if one is.
    Practise,
    /// A session of the trainer, with so many more new cards than a day has.
    Session(usize),
    /// One's own slips.
    Slips,
    /// The exercises that are shipped.
    Exercises,
    /// Slips or exercises that are due, one after the other.
    AskSlips(Asking),
    /// Something against the clock.
    Drill(What),
    /// What has been learnt in the trainer.
    Progress,
    /// The cards that the trainer does not ask any more.
    Suspended,
    /// How names sound.
    Sounds,
    /// Names to be said after the model.
    Speaking,
    /// Words to be told apart by ear.
    Apart,
    /// All championships.
    Championships,
    /// A championship to be set up.
    Founding,
    /// A championship, by its file.
    Championship(PathBuf),
    /// How a championship goes.
    ChampionshipRules,
    /// How the program is operated.
    Handbook,
    /// A second window that shows the championship that is open to everybody.
    Projector,
    /// Somebody who takes part in the championship that is open.
    Participant(Id),
}

impl Way {
    /// What is kept in a file, to go on with: a championship by its ending, else a match.
    pub fn of_file(path: PathBuf) -> Self {
        if journal::is_named(&path) { Self::Championship(path) } else { Self::Resume(path) }
    }
}

/// What a screen asks of its parent.
#[derive(Debug)]
pub enum Action<M> {
    /// Nothing.
    None,
    /// Something to be run, its outcome sent back to the screen.
    Run(Task<M>),
    /// Another screen, on top of this one.
    Open(Way),
    /// Another screen, in the place of this one.
    Replace(Way),
    /// Look, language or sizes changed: every screen is refreshed.
    Restyle,
}

impl<M: Send + 'static> Action<M> {
    /// The same of a screen among others.
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
