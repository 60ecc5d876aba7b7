//! The people who play here, as all screens know them.

use std::sync::Arc;

use iced::Task;

use base::draw::plot::Mark;
use club::store::career::{self, Ratings};
use club::store::index::Generation;
use club::store::people::{Event, Id, People, Profile, What};
use club::store::ratings::Day;
use games::game::name::tidy;
use games::game::record::Player;

use crate::app::desk::Desk;
use crate::app::theme::Ui;
use crate::app::work::work;

pub type Reckoned = (Generation, u64, Day);
pub type Rated = (Reckoned, Arc<Ratings>);

impl Desk {
    pub fn people(&self) -> &People {
        &self.people
    }

    /// Reads only where another window has written, or the folder is another; what is wrong with the file is said.
    pub fn read_people(&mut self) {
        let Some(folders) = self.folders() else { return };
        if self.people.is_stale(&folders) {
            let (people, said) = People::read(&folders);
            self.people = people;
            self.people_turns += 1;
            if let Some(said) = said {
                self.warn(said);
            }
        }
    }

    /// Keeps what happened to people, all or nothing; whether it counts. Where not, it is said why.
    pub fn change_people(&mut self, events: Vec<Event>) -> bool {
        let folders = self.folders();
        let kept = self.people.keep(folders.as_ref(), events).map_err(|error| error.phrase());
        self.people_turns += 1;
        self.ok_or_notify(kept).is_some()
    }

    /// What is known, and what finds it out anew where that is stale: its answer is given to [`Desk::keep_ratings`].
    pub fn ratings(&self) -> (Option<Arc<Ratings>>, Task<Rated>) {
        let today = Day::from(self.watch.now());
        let now = (self.archive.generation(), self.people_turns, today);
        if let Some((computed, ratings)) = &self.ratings
            && *computed == now
        {
            return (Some(ratings.clone()), Task::none());
        }
        let (archive, people) = (self.archive.clone(), self.people.clone());
        let rate = work(move || (now, Arc::new(career::rated(&archive.ledger(), &people, today))));
        (None, rate)
    }

    pub fn keep_ratings(&mut self, rated: Rated) {
        self.ratings = Some(rated);
    }

    pub fn change_person(&mut self, id: &Id, what: What) -> bool {
        let event = Event { at: self.watch.now(), id: id.clone(), what };
        self.change_people(vec![event])
    }

    pub fn meet<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) {
        self.read_people();
        for name in names {
            if let Some(event) = self.people.meet(name, self.watch.now()) {
                self.change_people(vec![event]);
            }
        }
    }

    pub fn player(&self) -> Option<String> {
        let name = self.settings.player.as_deref().filter(|name| !tidy(name).is_empty())?;
        Some(self.people.of(name).map_or(name, |person| &person.name).to_owned())
    }

    /// From now on this name stands in every setup, and what is played under it is theirs.
    pub fn introduce(&mut self, name: &str) {
        let name = tidy(name);
        self.meet([name.as_str()]);
        self.change(|settings| settings.player = Some(name));
    }

    pub fn person(&self, player: &Player) -> Option<&Profile> {
        self.people.player(player)
    }

    pub fn marks(&self, players: &[Player]) -> Vec<Option<Mark>> {
        self.people.marks(players)
    }

    pub fn seated(&self, ui: Ui, players: &[Player]) -> Ui {
        let names = players.iter().map(|player| player.kind.is_human().then_some(player.name.as_str()));
        ui.seated(self.people.seats(names))
    }
}
