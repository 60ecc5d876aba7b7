//! A match with what is touched: the one implementation of [`Table`], for every [`Board`].

use rand::Rng;
use serde_json::Value;

use super::{Board, Of, Offer, Press, Table, Thinking, Thought, Title, Told, View};
use crate::draw::{Drawing, Spot};
use crate::game::bot::Level;
use crate::game::course::Step;
use crate::game::record::{Entry, Header};
use crate::game::{Event, Face, Illegal, Match, Score, Seat, Throw, Turn};
use crate::i18n::Lang;
use crate::phrase::Phrase;

/// A match on the table.
#[derive(Clone, Debug)]
pub struct Play<G: Board> {
    course: Match<G>,
    touch: G::Touch,
    told: Vec<Told>,
    /// By standing event that is a throw: its index and the dice.
    throws: Vec<(usize, Throw)>,
    names: Vec<String>,
}

impl<G: Board> Play<G> {
    /// A match that has not begun.
    ///
    /// # Errors
    /// What is wrong with the header.
    pub fn new(header: Header) -> Result<Self, Illegal> {
        let names = header.players.iter().map(|player| player.name.clone()).collect();
        let course = Match::new(header)?;
        Ok(Self { course, touch: G::Touch::default(), told: Vec::new(), throws: Vec::new(), names })
    }

    fn tell(&self, event: &Event<G::Action>) -> Phrase {
        let view = View { names: self.names.clone(), ..View::default() };
        self.course.state().tell(event, &view)
    }
}

impl<G: Board> Table for Play<G> {
    fn title(&self) -> &'static dyn Title {
        Of::<G>::TITLE
    }

    fn header(&self) -> &Header {
        self.course.header()
    }

    fn told(&self) -> &[Told] {
        &self.told
    }

    fn turn(&self) -> Turn {
        self.course.state().turn()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.course.state().legal(seat).iter().map(ToString::to_string).collect()
    }

    fn free(&self, seat: Seat) -> bool {
        self.course.state().free(seat)
    }

    fn scores(&self) -> Vec<Score> {
        self.course.state().scores()
    }

    fn state(&self) -> Value {
        self.course.state().state()
    }

    fn check(&self, entry: &Entry) -> Result<Entry, Illegal> {
        Ok(match self.course.read(entry)? {
            Step::Event(Event::Act { seat, action }) => Entry::Act { seat, notation: action.to_string() },
            Step::Event(Event::Roll(_)) | Step::Undo => entry.clone(),
        })
    }

    fn enter(&mut self, entry: &Entry) -> Result<(), Illegal> {
        let step = self.course.read(entry)?;
        if let Step::Event(event) = &step {
            let (seat, entry) = match event {
                Event::Roll(faces) => (None, Entry::Roll(faces.clone())),
                Event::Act { seat, action } => (Some(*seat), Entry::Act { seat: *seat, notation: action.to_string() }),
            };
            if let Turn::Roll(throw) = self.turn() {
                self.throws.push((self.told.len(), throw));
            }
            self.told.push(Told { seat, entry, phrase: self.tell(event) });
        }
        self.course.take(step);
        let stands = self.course.events().len();
        self.told.truncate(stands);
        self.throws.retain(|(index, _)| *index < stands);
        self.touch = G::Touch::default();
        Ok(())
    }

    fn undo_span(&self) -> Result<usize, Illegal> {
        self.course.undo_span()
    }

    fn thrown(&self) -> Option<(Throw, Vec<Face>)> {
        self.throws().pop().map(|(throw, faces)| (throw.clone(), faces.to_vec()))
    }

    fn throws(&self) -> Vec<(&Throw, &[Face])> {
        let shown = |index: usize| match &self.course.events()[index] {
            Event::Roll(faces) => Some(faces.as_slice()),
            Event::Act { .. } => None,
        };
        self.throws.iter().filter_map(|(index, throw)| Some((throw, shown(*index)?))).collect()
    }

    fn board(&self, view: &View) -> Drawing {
        self.course.state().seen_by(view.seat).board(&self.touch, view)
    }

    fn press(&mut self, view: &View, spot: &Spot) -> Press<String> {
        match self.course.state().press(&mut self.touch, view, spot) {
            Press::Touched => Press::Touched,
            Press::Refused(reason) => Press::Refused(reason),
            Press::Decided(action) => Press::Decided(action.to_string()),
        }
    }

    fn release(&mut self) -> bool {
        let before = format!("{:?}", self.touch);
        self.touch = G::Touch::default();
        before != format!("{:?}", self.touch)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let choices = self.course.state().choices(seat).into_iter();
        choices
            .map(|choice| Offer {
                notation: choice.action.to_string(),
                name: choice.name,
                about: choice.about,
                key: choice.key,
            })
            .collect()
    }

    fn prompt(&self, view: &View) -> Phrase {
        self.course.state().seen_by(view.seat).prompt(&self.touch, view)
    }

    fn say(&self, seat: Seat, notation: &str, view: &View) -> Option<Phrase> {
        let action = self.course.state().read(seat, notation).ok()?;
        Some(self.course.state().tell(&Event::Act { seat, action }, view))
    }

    fn thinking(&self, seat: Seat, level: Level) -> Thinking {
        let seen = self.course.state().seen_by(Some(seat));
        Box::new(move |rng: &mut dyn Rng| {
            let bot = G::bot(level);
            let judged = bot.judge(&seen, seat, rng);
            let choice = match judged.first() {
                Some(best) => best.action.to_string(),
                None => bot.choose(&seen, seat, rng).to_string(),
            };
            let candidates =
                judged.into_iter().map(|candidate| (candidate.action.to_string(), candidate.value)).collect();
            Thought { choice, candidates }
        })
    }

    fn filled(&self, sheet: &str, lang: Lang) -> Vec<Drawing> {
        self.course.state().filled(sheet, self.course.header(), lang)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
