//! The one place that turns what a screen asks for into a screen, with what it begins by running. It alone knows the
//! screens by name.

use iced::Task;

use crate::app::desk::Desk;
use crate::app::screen::progress::Part;
use crate::app::screen::{
    Message, Screen, archive, cabinet, championship, championships, drill, ending, exercises, founding, participant,
    people, person, position, practise, print, progress, race, replay, rules, session, settings, setup, shelf, slips,
    sounds, statistics, table, today, trash,
};
use crate::app::way::Way;
use crate::game::record::Header;
use crate::store::journal;
use crate::table::Lead;

/// A screen, and what it begins by running.
pub type Opened = (Screen, Task<Message>);

/// The lowest screen.
pub fn home(desk: &mut Desk) -> Opened {
    let screen = Screen::Shelf(shelf::State::new(desk));
    (screen, shelf::State::count(desk).map(Message::Shelf))
}

/// The screen that is asked for; where there can be none, it is said why.
pub fn open(way: Way, desk: &mut Desk) -> Option<Opened> {
    desk.read_people();
    let screen = match way {
        // Those are there already, or no screen.
        Way::Back | Way::Home | Way::Projector => return None,
        Way::Again(title) => return open(setup::State::new(title, desk).begin(desk)?, desk),
        Way::Match(header) => return begin(header, desk),
        Way::Table(header, begins) => return at_table(table::State::begin(header, begins, desk)?),
        Way::AskSlips(chosen) => return at_table(table::State::ask_slips(chosen, desk)?),
        Way::PlayOn(of) => return at_table(table::State::play_on(of.0, &of.1, desk)?),
        Way::Lesson(lesson) => return at_table(table::State::learn(lesson, desk)?),
        Way::Resume(path) => return at_table(table::State::resume(&path, desk)?),
        Way::Ending(of) => {
            let (state, task) = ending::State::open(of, desk)?;
            return Some((Screen::Ending(state), task.map(Message::Ending)));
        }
        Way::Review(of, step) => {
            let (state, task) = replay::State::go_through(of, step, desk)?;
            return Some((Screen::Replay(state), task.map(Message::Replay)));
        }
        Way::Session(more) => {
            let (state, task) = session::State::begin(more, desk);
            return Some((Screen::Session(state), task.map(Message::Session)));
        }
        Way::Drill(what) => {
            let (state, task) = drill::State::begin(what, desk)?;
            return Some((Screen::Drill(state), task.map(Message::Drill)));
        }
        Way::Find => {
            return Some((Screen::Archive(archive::State::new(desk)), archive::search().map(Message::Archive)));
        }
        Way::Cabinet(family) => Screen::Cabinet(cabinet::State::new(family)),
        Way::Setup(title) => {
            let (state, task) = setup::State::open(title, desk);
            return Some((Screen::Setup(state), task.map(Message::Setup)));
        }
        Way::Placed(title, options, players) => {
            let (state, task) = setup::State::placed(title, options, players, desk);
            return Some((Screen::Setup(state), task.map(Message::Setup)));
        }
        Way::Position(of) => Screen::Position(position::State::new(&*of, desk)?),
        Way::Replay(path) => Screen::Replay(replay::State::open(&path, desk)?),
        Way::Unfinished => Screen::Archive(archive::State::unfinished(desk)),
        Way::Archive => Screen::Archive(archive::State::new(desk)),
        Way::People => Screen::People(people::State::new(desk)),
        Way::Person(id) => {
            let (state, task) = person::State::open(id, desk)?;
            return Some((Screen::Person(state), task.map(Message::Person)));
        }
        Way::Trash => Screen::Trash(trash::State::new(desk)),
        Way::Statistics => {
            let (state, task) = statistics::State::new(desk);
            return Some((Screen::Statistics(state), task.map(Message::Statistics)));
        }
        Way::Print(filled) => Screen::Print(print::State::new(desk, filled)),
        Way::PrintSheet(key) => {
            let (state, task) = print::State::of_sheet(desk, key);
            return Some((Screen::Print(state), task.map(Message::Print)));
        }
        Way::PrintKept(path) => {
            let seen = desk.heed(journal::view(&path).map_err(|error| error.phrase()))?;
            Screen::Print(print::State::new(desk, Some(seen.table)))
        }
        Way::Rules(title) => Screen::Rules(rules::State::new(Some(title), desk)),
        Way::Paragraph(title, paragraph) => {
            let (state, task) = rules::State::led_to(title, paragraph, desk);
            return Some((Screen::Rules(state), task.map(Message::Rules)));
        }
        Way::Strategy(title) => {
            let (state, task) = rules::State::strategy(title, desk);
            return Some((Screen::Rules(state), task.map(Message::Rules)));
        }
        Way::ChampionshipRules => Screen::Rules(rules::State::new(None, desk)),
        Way::Settings => Screen::Settings(settings::State::default()),
        Way::Today => Screen::Today(today::State::open(desk)),
        Way::Slips => Screen::Slips(slips::State::open(desk)?),
        Way::Exercises => Screen::Exercises(exercises::State::open(desk)?),
        Way::Practise => Screen::Practise(practise::State::open(desk)?),
        Way::Progress => Screen::Progress(progress::State::new(Part::Course, desk)),
        Way::Suspended => Screen::Progress(progress::State::new(Part::Suspended, desk)),
        Way::Championships => {
            let (state, task) = championships::State::open(desk);
            return Some((Screen::Championships(state), task.map(Message::Championships)));
        }
        Way::Founding => {
            let (state, task) = founding::State::open(desk)?;
            return Some((Screen::Founding(state), task.map(Message::Founding)));
        }
        Way::Championship(path) => {
            let (state, task) = championship::State::open(&path, desk)?;
            return Some((Screen::Championship(state), task.map(Message::Championship)));
        }
        Way::Participant(id) => {
            let (state, task) = participant::State::new(id, desk)?;
            return Some((Screen::Participant(state), task.map(Message::Participant)));
        }
        Way::Sounds => Screen::Sounds(sounds::State::new(sounds::Part::Guide, desk)),
        Way::Speaking => Screen::Sounds(sounds::State::new(sounds::Part::Record, desk)),
        Way::Apart => Screen::Sounds(sounds::State::new(sounds::Part::Apart, desk)),
    };
    Some((screen, Task::none()))
}

fn at_table((state, task): (table::State, Task<table::Message>)) -> Option<Opened> {
    Some((Screen::Table(state), task.map(Message::Table)))
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
