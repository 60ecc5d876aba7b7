//! What a screen asks for becomes a screen, with what it begins by running. Alone in knowing the screens by name.

use iced::Task;

use base::phrase::{Phrase, phrase};
use club::store::journal;
use games::game::record::Header;
use games::table::Lead;

use crate::app::desk::Desk;
use crate::app::route::Route;
use crate::app::screen::progress::Tab;
use crate::app::screen::rules::Of;
use crate::app::screen::{
    Message, Screen, about, archive, cabinet, championship, championships, drill, ending, exercises, founding, keys,
    licence, participant, people, person, position, practise, print, progress, race, replay, rules, session, settings,
    setup, shelf, slips, sounds, statistics, table, today, trash,
};

pub type Opened = (Screen, Task<Message>);

pub fn home(desk: &mut Desk) -> Opened {
    (Screen::Shelf(shelf::State::new(desk)), shelf::State::count(desk).map(Message::Shelf))
}

/// The screen that is asked for; where there can be none, it is said why.
pub fn open(way: Route, desk: &mut Desk) -> Option<Opened> {
    desk.read_people();
    let screen = match way {
        // Those are there already, or no screen.
        Route::Back | Route::Home | Route::Projector => return None,
        Route::Again(title) => return open(setup::State::new(title, desk).begin(desk)?, desk),
        Route::Own(header) => return open(setup::State::like(&header, desk)?.begin(desk)?, desk),
        Route::Match(header) => return begin(header, desk),
        Route::Table(header, begins) => {
            return begun(table::State::begin(header, begins, desk)?, Screen::Table, Message::Table);
        }
        Route::AskSlips(chosen) => return begun(table::State::ask_slips(chosen, desk)?, Screen::Table, Message::Table),
        Route::PlayOn(of) => return begun(table::State::play_on(of.0, &of.1, desk)?, Screen::Table, Message::Table),
        Route::Lesson(lesson) => return begun(table::State::learn(lesson, desk)?, Screen::Table, Message::Table),
        Route::Resume(path) => return begun(table::State::resume(&path, desk)?, Screen::Table, Message::Table),
        Route::Ending(of) => return begun(ending::State::open(of, desk)?, Screen::Ending, Message::Ending),
        Route::Review(of, step) => {
            return begun(replay::State::go_through(of, step, desk)?, Screen::Replay, Message::Replay);
        }
        Route::Session(more) => return begun(session::State::begin(more, desk), Screen::Session, Message::Session),
        Route::Drill(what) => return begun(drill::State::begin(what, desk)?, Screen::Drill, Message::Drill),
        Route::Find => return begun((archive::State::new(desk), archive::search()), Screen::Archive, Message::Archive),
        Route::Cabinet(family) => Screen::Cabinet(cabinet::State::new(family)),
        Route::Setup(title) => return begun(setup::State::open(title, desk), Screen::Setup, Message::Setup),
        Route::Placed(title, options, players) => {
            return begun(setup::State::placed(title, options, players, desk), Screen::Setup, Message::Setup);
        }
        Route::Position(of) => Screen::Position(position::State::new(&*of, desk)?),
        Route::Replay(path, step) => Screen::Replay(replay::State::open(&path, step, desk)?),
        Route::Unfinished => Screen::Archive(archive::State::unfinished(desk)),
        Route::Archive => Screen::Archive(archive::State::new(desk)),
        Route::People => Screen::People(people::State::new(desk)),
        Route::Person(id) => return begun(person::State::open(id, desk)?, Screen::Person, Message::Person),
        Route::Trash => Screen::Trash(trash::State::new(desk)),
        Route::Statistics => return begun(statistics::State::new(desk), Screen::Statistics, Message::Statistics),
        Route::Print(filled) => Screen::Print(print::State::new(desk, filled)),
        Route::PrintSheet(key) => return begun(print::State::of_sheet(desk, key), Screen::Print, Message::Print),
        Route::PrintKept(path) => {
            let seen = desk.ok_or_notify(journal::view(&path).map_err(|error| error.phrase()))?;
            Screen::Print(print::State::new(desk, Some(seen.table)))
        }
        Route::Rules(title) => Screen::Rules(rules::State::new(Of::Game(title), desk)),
        Route::Paragraph(title, paragraph) => {
            return begun(rules::State::led_to(title, paragraph, desk), Screen::Rules, Message::Rules);
        }
        Route::Strategy(title) => return begun(rules::State::strategy(title, desk), Screen::Rules, Message::Rules),
        Route::ChampionshipRules => Screen::Rules(rules::State::new(Of::Championships, desk)),
        Route::Handbook => Screen::Rules(rules::State::new(Of::Program, desk)),
        Route::Settings => Screen::Settings(settings::State::default()),
        Route::About => Screen::About(about::State::new()),
        Route::Licence(under) => Screen::Licence(licence::State::new(under)),
        Route::Keys => Screen::Keys(keys::State::new(super::groups(None))),
        Route::Today => Screen::Today(today::State::open(desk)),
        Route::Slips => {
            let (state, task) = slips::State::open(desk)?;
            return Some((Screen::Slips(state), task.map(Message::Slips)));
        }
        Route::Exercises => Screen::Exercises(exercises::State::open(desk)?),
        Route::Practise => Screen::Practise(practise::State::open(desk)?),
        Route::Progress => Screen::Progress(progress::State::new(Tab::Course, desk)),
        Route::Suspended => Screen::Progress(progress::State::new(Tab::Suspended, desk)),
        Route::Championships => {
            return begun(championships::State::open(desk), Screen::Championships, Message::Championships);
        }
        Route::Founding => return begun(founding::State::open(desk)?, Screen::Founding, Message::Founding),
        Route::Championship(path) => {
            return begun(championship::State::open(&path, desk)?, Screen::Championship, Message::Championship);
        }
        Route::Participant(id) => {
            return begun(participant::State::new(id, desk)?, Screen::Participant, Message::Participant);
        }
        Route::Sounds => Screen::Sounds(sounds::State::new(sounds::Tab::Guide, desk)),
        Route::Speaking => Screen::Sounds(sounds::State::new(sounds::Tab::Record, desk)),
        Route::Apart => Screen::Sounds(sounds::State::new(sounds::Tab::Apart, desk)),
    };
    Some((screen, Task::none()))
}

fn begun<S, M: Send + 'static>(
    (state, task): (S, Task<M>),
    screen: fn(S) -> Screen,
    says: fn(M) -> Message,
) -> Option<Opened> {
    Some((screen(state), task.map(says)))
}

/// That a computer player sits where one begins, which a person would not see from its first turn.
fn begun_by_seat(header: &Header) -> Option<Phrase> {
    let first = header.players.first().filter(|first| !first.kind.is_human() && !header.real)?;
    let is_played = header.players.iter().any(|player| player.kind.is_human());
    is_played.then(|| phrase!("app-begins-seated", name = first.name.clone()))
}

fn begin(header: Header, desk: &mut Desk) -> Option<Opened> {
    let title = games::shelf::find(&header.game)?;
    let lead = title.lead(&header.options);
    match desk.ok_or_notify(lead)? {
        Lead::Lot if header.players.len() > 1 => open(race::draw_lots(header, desk), desk),
        Lead::Typed(phrase) if header.players.len() > 1 => {
            Some((Screen::Race(race::State::new(title, header, phrase, desk)), Task::none()))
        }
        Lead::Seated | Lead::Lot | Lead::Typed(_) => {
            let begins = begun_by_seat(&header);
            open(Route::Table(header, begins), desk)
        }
    }
}
