//! A match with what is touched: the one implementation of [`Table`], for every [`Board`].

use rand::Rng;
use serde_json::Value;

use base::draw::{Drawing, Spot};
use base::phrase::{Phrase, phrase};

use super::ending::Share;
use super::review::{self, Finding};
use super::rollout::{How, Rolling, Rollout, hides};
use super::{
    Board, Choice, Handling, ParsedLine, PositionField, Press, Reading, RecordLine, Selection, Sheets, Stake, Table,
    Thinking, Thought, Thrown, Title, Touching as _, Typed, Typing, View, Visibility,
};
use crate::game::bot::{Level, Mark};
use crate::game::course::Step;
use crate::game::record::{Entry, Header};
use crate::game::{Event, Face, Illegal, Match, Score, Seat, Throw, Turn, position};

#[derive(Clone, Debug)]
pub struct Play<G: Board> {
    title: &'static dyn Title,
    sheets: Sheets<G>,
    course: Match<G>,
    touch: G::Touch,
    /// What was touched before something was grabbed that is not yet put down.
    held: Option<G::Touch>,
    told: Vec<RecordLine>,
    throws: Vec<Cast>,
    /// The standing events by which somebody looked under the cup, and who did.
    looks: Vec<(usize, Seat)>,
    names: Vec<String>,
}

#[derive(Clone, Debug)]
struct Cast {
    index: usize,
    throw: Throw,
    handling: Handling,
    /// The event since which everybody has seen it.
    opened: Option<usize>,
    /// The event that told what it shows, where it fell unseen.
    told: Option<usize>,
}

impl<G: Board> Play<G> {
    pub fn new(title: &'static dyn Title, sheets: Sheets<G>, course: Match<G>) -> Self {
        let names = course.header().players.iter().map(|player| player.name.clone()).collect();
        let (told, throws, looks) = Default::default();
        Self { title, sheets, course, touch: G::Touch::default(), held: None, told, throws, looks, names }
    }

    fn tell(&self, event: &Event<G::Action>) -> Phrase {
        let view = View { names: self.names.clone(), ..View::default() };
        self.course.state().tell(event, &view)
    }

    /// The position as it may be shown to `seat`: what it has seen under a cup is not among it.
    fn shown(&self, seat: Option<Seat>) -> G {
        let state = self.course.state();
        state.seen_by(seat.filter(|seat| state.visibility(Some(*seat)).is_open()))
    }

    fn shown_in(&self, view: &View) -> G {
        if view.open { self.course.state().clone() } else { self.shown(view.seat) }
    }

    fn faces(&self, cast: &Cast) -> Option<&[Face]> {
        match &self.course.events()[cast.told.unwrap_or(cast.index)] {
            Event::Roll(faces) | Event::Faces(faces) => (!faces.contains(&Face::UNSEEN)).then_some(faces.as_slice()),
            Event::Act { .. } => None,
        }
    }

    fn cast(&self, cast: &Cast, seen: bool) -> Thrown {
        let faces = self.faces(cast).filter(|_| seen).map(<[Face]>::to_vec);
        Thrown { throw: cast.throw.clone(), faces, handling: cast.handling, event: cast.index }
    }

    /// An event that is about to happen is told, and what it does to the dice is kept.
    fn note(&mut self, event: &Event<G::Action>) {
        let index = self.told.len();
        let (seat, entry) = match event {
            Event::Roll(faces) => (None, Entry::Roll(faces.clone())),
            Event::Faces(faces) => (None, Entry::Faces(faces.clone())),
            Event::Act { seat, action } => {
                if matches!(self.course.state().visibility(Some(*seat)), Visibility::Look(look) if look == *action) {
                    self.looks.push((index, *seat));
                }
                (Some(*seat), Entry::Act { seat: *seat, notation: action.to_string() })
            }
        };
        match self.turn() {
            Turn::Roll(throw) => {
                self.throws.push(Cast { index, throw, handling: self.handling(), opened: None, told: None });
            }
            Turn::Faces(_) => self.throws.last_mut().into_iter().for_each(|cast| cast.told = Some(index)),
            Turn::Seats(_) | Turn::Over(_) => {}
        }
        self.told.push(RecordLine { seat, entry, phrase: self.tell(event) });
    }

    fn touched(&mut self, press: Press<G::Action>) -> Press<String> {
        let press = match press {
            Press::Refused(reason) => return Press::Refused(reason),
            Press::Touched => Press::Touched,
            Press::Throws => Press::Throws,
            Press::Decided(action) => Press::Decided(action.to_string()),
        };
        self.held = None;
        press
    }

    fn forget(&mut self, stands: usize) {
        self.told.truncate(stands);
        self.looks.retain(|(index, _)| *index < stands);
        self.throws.retain(|cast| cast.index < stands);
        for cast in &mut self.throws {
            let stood = |event: Option<usize>| event.filter(|event| *event < stands);
            (cast.opened, cast.told) = (stood(cast.opened), stood(cast.told));
        }
    }
}

impl<G: Board> Table for Play<G> {
    fn title(&self) -> &'static dyn Title {
        self.title
    }

    fn header(&self) -> &Header {
        self.course.header()
    }

    fn mark(&self, cost: f64) -> Mark {
        Mark::of(cost * self.course.state().share(&self.scale()))
    }

    fn stake(&self, seat: Seat) -> Stake {
        self.course.state().stake(seat)
    }

    fn history(&self) -> &[RecordLine] {
        &self.told
    }

    fn turn(&self) -> Turn {
        self.course.state().turn()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.course.state().legal(seat).iter().map(ToString::to_string).collect()
    }

    fn listed(&self, seat: Seat, notation: &str) -> Option<String> {
        let state = self.course.state();
        let action = state.read(seat, notation).ok()?;
        Some(state.canonical(seat, &action).to_string())
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

    fn position(&self) -> Result<String, Illegal> {
        position::write(self.title.key(), self.course.state())
    }

    fn position_fields(&self, view: &View, spot: Option<&Spot>) -> Vec<PositionField> {
        self.course.state().position_fields(&self.touch, view, spot)
    }

    fn set(&mut self, key: &str, value: u32) -> Result<(), Illegal> {
        let set = self.course.begin_otherwise(|state| state.set(key, value));
        self.forget(0);
        set
    }

    fn write(&mut self, key: &str, text: &str) -> Result<(), Illegal> {
        let written = self.course.begin_otherwise(|state| state.write(key, text));
        self.forget(0);
        written
    }

    fn read(&self, entry: &Entry) -> Result<ParsedLine, Illegal> {
        let step = self.course.read(entry)?;
        let entry = match &step {
            Step::Event(Event::Act { seat, action }) => Entry::Act { seat: *seat, notation: action.to_string() },
            Step::Event(Event::Roll(_) | Event::Faces(_)) | Step::Undo => entry.clone(),
        };
        Ok(ParsedLine { entry, step: Box::new(step) })
    }

    fn take(&mut self, line: ParsedLine) {
        let step: Box<Step<G::Action>> = line.step.downcast().expect("a line is taken where it was read");
        let step = *step;
        let left = match &step {
            Step::Event(event) => {
                self.note(event);
                self.touch.leaves(Some(event))
            }
            Step::Undo => self.touch.looked_at(),
        };
        let stood = self.course.events().len();
        self.course.take(step);
        let stands = self.course.events().len();
        if stands < stood {
            self.forget(stands);
        }
        if let Some(cast) = self.throws.last_mut().filter(|_| self.course.state().visibility(None).is_open()) {
            cast.opened = cast.opened.or(Some(stands - 1));
        }
        (self.touch, self.held) = (left, None);
    }

    fn undo_span(&self) -> Result<usize, Illegal> {
        self.course.undo_span()
    }

    fn undo_offered(&self) -> Result<usize, Illegal> {
        let span = self.undo_span()?;
        let first = self.told.len() - span;
        let came_to_light = |cast: &Cast| cast.opened.is_some_and(|event| event >= first && event > cast.index);
        let looked = |seat: Seat| self.header().players[seat].kind.is_human();
        let seen = self.throws.iter().any(came_to_light)
            || self.looks.iter().any(|(event, seat)| *event >= first && looked(*seat));
        if seen { Err(phrase!("core-undo-seen").into()) } else { Ok(span) }
    }

    fn falls_unseen(&self) -> bool {
        self.course.state().falls_unseen()
    }

    fn thrown(&self, open: bool) -> Option<Thrown> {
        let Some(cast) = self.throws.last() else {
            let (throw, faces) = self.course.start().lying()?;
            return Some(Thrown { throw, faces: Some(faces), handling: Handling::default(), event: 0 });
        };
        let seen = open || self.course.state().visibility(None).is_open();
        Some(self.cast(cast, seen))
    }

    fn throws(&self) -> Vec<(&Throw, &[Face])> {
        let over = self.turn().is_over();
        let known = self.throws.iter().filter(|cast| over || cast.opened.is_some());
        known.filter_map(|cast| Some((&cast.throw, self.faces(cast)?))).collect()
    }

    fn plays(&self) -> &'static str {
        self.course.state().plays().unwrap_or(self.title.key())
    }

    fn how_far(&self) -> Option<Phrase> {
        (!self.turn().is_over()).then(|| self.course.state().how_far()).flatten()
    }

    fn handling(&self) -> Handling {
        self.course.state().handling()
    }

    fn visibility(&self, seat: Option<Seat>) -> Visibility<String> {
        self.course.state().visibility(seat).map(|action| action.to_string())
    }

    fn look(&self, seat: Seat) -> Option<Thrown> {
        // Also after an undo and in a match that is gone on with: that look is again the last thing that happened.
        let looked = self.looks.last().is_some_and(|look| *look == (self.told.len() - 1, seat));
        let cast = self.throws.last().filter(|_| looked)?;
        Some(self.cast(cast, true))
    }

    fn knows_better(&self, seat: Seat) -> bool {
        let unknown = self.throws.last().filter(|cast| self.faces(cast).is_none());
        unknown.is_some_and(|cast| self.looks.iter().any(|(event, looker)| *event > cast.index && *looker == seat))
    }

    fn hides(&self, seat: Seat) -> bool {
        hides(self.course.state(), seat)
    }

    fn board(&self, view: &View) -> Drawing {
        self.shown_in(view).board(&self.touch, view)
    }

    fn press(&mut self, view: &View, spot: &Spot) -> Press<String> {
        let press = self.touch.press(&self.shown_in(view), view, spot);
        self.touched(press)
    }

    fn touch(&mut self, view: &View, text: &str) -> Press<String> {
        let press = self.touch.typed(&self.shown_in(view), view, text);
        self.touched(press)
    }

    fn grab(&mut self, view: &View, spot: &Spot) -> Option<Drawing> {
        let mut touch = self.touch.clone();
        let carried = touch.grab(&self.shown_in(view), view, spot)?;
        self.held = Some(std::mem::replace(&mut self.touch, touch));
        Some(carried)
    }

    fn put_back(&mut self) {
        if let Some(touch) = self.held.take() {
            self.touch = touch;
        }
    }

    fn is_touched(&self) -> bool {
        self.touch.clone().release()
    }

    fn selection(&self) -> Selection {
        Selection(Box::new(self.touch.clone()))
    }

    fn selects(&self, selection: &Selection) -> bool {
        selection.0.downcast_ref() == Some(&self.touch)
    }

    fn is_composed(&self) -> bool {
        self.touch.composed() != G::Touch::default()
    }

    fn composes(&self, selection: &Selection) -> bool {
        selection.0.downcast_ref().is_some_and(|touch: &G::Touch| touch.composed() == self.touch.composed())
    }

    fn select(&mut self, selection: Selection) {
        if let Ok(touch) = selection.0.downcast() {
            (self.touch, self.held) = (*touch, None);
        }
    }

    fn release(&mut self) -> bool {
        self.held = None;
        self.touch.release()
    }

    fn retract(&mut self) -> bool {
        self.held = None;
        self.touch.retract()
    }

    fn offers(&self, seat: Seat) -> Vec<Choice> {
        let choices = self.shown(Some(seat)).choices(&self.touch, seat).into_iter();
        choices.map(|choice| choice.map(|action| action.to_string())).collect()
    }

    fn typing(&self, seat: Seat) -> Option<Typing> {
        let typing = self.shown(Some(seat)).typing(seat)?;
        (typing.means == Typed::Touches || self.free(seat)).then_some(typing)
    }

    fn reading(&self, seat: Seat, text: &str) -> Option<Reading> {
        self.shown(Some(seat)).reading(seat, text)
    }

    fn timeout(&self, seat: Seat) -> Option<ParsedLine> {
        let action = self.shown(Some(seat)).timeout(seat)?;
        let entry = Entry::Act { seat, notation: action.to_string() };
        Some(ParsedLine { entry, step: Box::new(Step::Event(Event::Act { seat, action })) })
    }

    fn prompt(&self, view: &View) -> Phrase {
        match self.turn() {
            // What rolls by itself is not told to; what a page says before it is.
            Turn::Roll(Throw { by, .. })
                if by.len() == 1
                    && self.handling().pages <= view.page
                    && !self.header().players[by[0]].kind.is_human() =>
            {
                phrase!("core-to-act", name = view.name(by[0]))
            }
            Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) | Turn::Over(_) => {
                self.shown_in(view).prompt(&self.touch, view)
            }
        }
    }

    fn say(&self, seat: Seat, notation: &str, view: &View) -> Option<Phrase> {
        let action = self.course.state().read(seat, notation).ok()?;
        // It has not happened: what it would uncover is not told.
        Some(self.shown_in(view).tell(&Event::Act { seat, action }, view))
    }

    fn advice(&self, seat: Seat, notation: &str) -> Option<Phrase> {
        let action = self.course.state().read(seat, notation).ok()?;
        Some(self.shown(Some(seat)).advice(seat, &action))
    }

    fn reason(&self, seat: Seat, played: &str, better: &str) -> Vec<Phrase> {
        let read = |notation: &str| self.course.state().read(seat, notation).ok();
        let (Some(played), Some(better)) = (read(played), read(better)) else { return Vec::new() };
        // Who has looked decides by what lies there.
        self.course.state().seen_by(Some(seat)).reason(seat, &played, &better)
    }

    fn foresees(&self, seat: Seat, notation: &str) -> Vec<Phrase> {
        match self.course.state().read(seat, notation) {
            Ok(action) => self.shown(Some(seat)).foresees(seat, &action),
            Err(_) => Vec::new(),
        }
    }

    fn surveys(&self, view: &View, spot: &Spot) -> Vec<Phrase> {
        let shown = self.shown_in(view);
        let mut all = shown.surveys(&self.touch, view, spot);
        if let Some(seat) = view.seat
            && let Press::Decided(action) = self.touch.clone().press(&shown, view, spot)
        {
            all.extend(shown.foresees(seat, &action));
        }
        all
    }

    fn spoken(&self, view: &View, spot: &Spot) -> Option<&'static str> {
        self.shown_in(view).spoken(view, spot)
    }

    fn preparing(&self) -> Box<dyn FnOnce() + Send> {
        let state = self.course.state().clone();
        Box::new(move || state.prepare())
    }

    fn thinking(&self, seat: Seat, level: Level) -> Thinking<String> {
        let seen = self.course.state().seen_by(Some(seat));
        Box::new(move |rng: &mut dyn Rng| G::bot(level).choose(&seen, seat, rng).to_string())
    }

    fn judging(&self, seat: Seat, level: Level) -> Thinking<Thought> {
        let (seen, blind) = (self.course.state().seen_by(Some(seat)), self.knows_better(seat));
        Box::new(move |rng: &mut dyn Rng| {
            let bot = G::bot(level);
            // First, so that it is what the player would do with the same luck.
            let choice = bot.choose(&seen, seat, rng).to_string();
            let judged = if blind { Vec::new() } else { bot.judge(&seen, seat, rng) }.into_iter();
            let candidates = judged.map(|candidate| (candidate.action.to_string(), candidate.value)).collect();
            Thought { choice, candidates, stake: seen.stake(seat) }
        })
    }

    fn examining(&self, line: &ParsedLine, level: Level) -> Thinking<Option<Finding>> {
        let (state, step, scale) = (self.course.state().clone(), line.step.downcast_ref().cloned(), self.scale());
        let step =
            step.filter(|step| !matches!(step, Step::Event(Event::Act { seat, .. }) if self.knows_better(*seat)));
        Box::new(move |rng: &mut dyn Rng| match step {
            Some(Step::Event(event)) => review::examine::<G>(&state, &event, (level, scale), rng),
            Some(Step::Undo) | None => None,
        })
    }

    fn rolling(&self, seat: Seat, played: &str, how: How) -> Result<Box<dyn Rolling>, Illegal> {
        if self.knows_better(seat) {
            return Err(phrase!("core-unseen-advice").into());
        }
        Ok(Box::new(Rollout::new(self.course.state(), seat, played, how)?))
    }

    fn shares(&self) -> Vec<Share> {
        G::shares(&self.course)
    }

    fn filled(&self, sheet: &str, view: &View) -> Vec<Drawing> {
        let found = (self.sheets)().into_iter().find(|own| own.key == sheet);
        found.map_or_else(Vec::new, |sheet| sheet.filled(&self.course, view))
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
