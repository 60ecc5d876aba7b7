//! The one place that turns what a screen asks for into a screen, with what it begins by running. It alone knows the
//! screens by name.

use iced::Task;

use crate::app::desk::Desk;
use crate::app::screen::progress::Part;
use crate::app::screen::rules::Of;
use crate::app::screen::{
    Message, Screen, about, archive, cabinet, championship, championships, drill, ending, exercises, founding, keys,
    licence, participant, people, person, position, practise, print, progress, race, replay, rules, session, settings,
    setup, shelf, slips, sounds, statistics, table, today, trash,
};
use crate::app::way::Way;
use crate::game::record::Header;
use crate::store::journal;
use crate::table::Lead;

/// A screen, and what it begins by running.
pub type Opened = (Screen, Task<Message>);

/// The lowest screen.
pub fn home(desk: &mut Desk) -> Opened {
    (Screen::Shelf(shelf::State::new(desk)), shelf::State::count(desk).map(Message::Shelf))
}

/// The screen that is asked for; where there can be none, it is said why.
pub fn open(way: Way, desk: &mut Desk) -> Option<Opened> {
    desk.read_people();
    let screen = match way {
        // Those are there already, or no screen.
        Way::Back | Way::Home | Way::Projector => return None,
        Way::Again(title) => return open(setup::State::new(title, desk).begin(desk)?, desk),
        Way::Match(header) => return begin(header, desk),
        Way::Table(header, begins) => {
            return begun(table::State::begin(header, begins, desk)?, Screen::Table, Message::Table);
        }
        Way::AskSlips(chosen) => return begun(table::State::ask_slips(chosen, desk)?, Screen::Table, Message::Table),
        Way::PlayOn(of) => return begun(table::State::play_on(of.0, &of.1, desk)?, Screen::Table, Message::Table),
        Way::Lesson(lesson) => return begun(table::State::learn(lesson, desk)?, Screen::Table, Message::Table),
        Way::Resume(path) => return begun(table::State::resume(&path, desk)?, Screen::Table, Message::Table),
        Way::Ending(of) => return begun(ending::State::open(of, desk)?, Screen::Ending, Message::Ending),
        Way::Review(of, step) => {
            return begun(replay::State::go_through(of, step, desk)?, Screen::Replay, Message::Replay);
        }
        Way::Session(more) => return begun(session::State::begin(more, desk), Screen::Session, Message::Session),
        Way::Drill(what) => return begun(drill::State::begin(what, desk)?, Screen::Drill, Message::Drill),
        Way::Find => return begun((archive::State::new(desk), archive::search()), Screen::Archive, Message::Archive),
        Way::Cabinet(family) => Screen::Cabinet(cabinet::State::new(family)),
        Way::Setup(title) => return begun(setup::State::open(title, desk), Screen::Setup, Message::Setup),
        Way::Placed(title, options, players) => {
            return begun(setup::State::placed(title, options, players, desk), Screen::Setup, Message::Setup);
        }
        Way::Position(of) => Screen::Position(position::State::new(&*of, desk)?),
        Way::Replay(path, step) => Screen::Replay(replay::State::open(&path, step, desk)?),
        Way::Unfinished => Screen::Archive(archive::State::unfinished(desk)),
        Way::Archive => Screen::Archive(archive::State::new(desk)),
        Way::People => Screen::People(people::State::new(desk)),
        Way::Person(id) => return begun(person::State::open(id, desk)?, Screen::Person, Message::Person),
        Way::Trash => Screen::Trash(trash::State::new(desk)),
        Way::Statistics => return begun(statistics::State::new(desk), Screen::Statistics, Message::Statistics),
        Way::Print(filled) => Screen::Print(print::State::new(desk, filled)),
        Way::PrintSheet(key) => return begun(print::State::of_sheet(desk, key), Screen::Print, Message::Print),
        Way::PrintKept(path) => {
            let seen = desk.heed(journal::view(&path).map_err(|error| error.phrase()))?;
            Screen::Print(print::State::new(desk, Some(seen.table)))
        }
        Way::Rules(title) => Screen::Rules(rules::State::new(Of::Game(title), desk)),
        Way::Paragraph(title, paragraph) => {
            return begun(rules::State::led_to(title, paragraph, desk), Screen::Rules, Message::Rules);
        }
        Way::Strategy(title) => return begun(rules::State::strategy(title, desk), Screen::Rules, Message::Rules),
        Way::ChampionshipRules => Screen::Rules(rules::State::new(Of::Championships, desk)),
        Way::Handbook => Screen::Rules(rules::State::new(Of::Program, desk)),
        Way::Settings => Screen::Settings(settings::State::default()),
        Way::About => Screen::About(about::State::new()),
        Way::Licence(under) => Screen::Licence(licence::State::new(under)),
        Way::Keys => Screen::Keys(keys::State::new(super::groups(None))),
        Way::Today => Screen::Today(today::State::open(desk)),
        Way::Slips => {
            let (state, task) = slips::State::open(desk)?;
            return Some((Screen::Slips(state), task.map(Message::Slips)));
        }
        Way::Exercises => Screen::Exercises(exercises::State::open(desk)?),
        Way::Practise => Screen::Practise(practise::State::open(desk)?),
        Way::Progress => Screen::Progress(progress::State::new(Part::Course, desk)),
        Way::Suspended => Screen::Progress(progress::State::new(Part::Suspended, desk)),
        Way::Championships => {
            return begun(championships::State::open(desk), Screen::Championships, Message::Championships);
        }
        Way::Founding => return begun(founding::State::open(desk)?, Screen::Founding, Message::Founding),
        Way::Championship(path) => {
            return begun(championship::State::open(&path, desk)?, Screen::Championship, Message::Championship);
        }
        Way::Participant(id) => {
            return begun(participant::State::new(id, desk)?, Screen::Participant, Message::Participant);
        }
        Way::Sounds => Screen::Sounds(sounds::State::new(sounds::Part::Guide, desk)),
        Way::Speaking => Screen::Sounds(sounds::State::new(sounds::Part::Record, desk)),
        Way::Apart => Screen::Sounds(sounds::State::new(sounds::Part::Apart, desk)),
    };
    Some((screen, Task::none()))
}

/// A screen that runs something from its beginning.
fn begun<S, M: Send + 'static>(
    (state, task): (S, Task<M>),
    screen: fn(S) -> Screen,
    says: fn(M) -> Message,
) -> Option<Opened> {
    Some((screen(state), task.map(says)))
}

/// A match that is set up: at the table, or where it is found out who begins.
fn begin(header: Header, desk: &mut Desk) -> Option<Opened> {
    let title = crate::shelf::find(&header.game)?;
    let lead = title.lead(&header.options);
    match desk.heed(lead)? {
        Lead::Lot if header.players.len() > 1 => open(race::draw_lots(header, desk), desk),
        Lead::Typed(phrase) if header.players.len() > 1 => {
            Some((Screen::Race(race::State::new(title, header, phrase, desk)), Task::none()))
        }
        Lead::Seated | Lead::Lot | Lead::Typed(_) => open(Way::Table(header, None), desk),
    }
}
