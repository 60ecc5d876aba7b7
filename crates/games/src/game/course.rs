//! The course of a match: a header folded over its events, typed. Knows no screen and no file.

use base::phrase;

use super::options::Options;
use super::position;
use super::record::{Entry, Header, PlayerKind};
use super::{Event, Face, Game, Illegal};

/// A match: its header, the events that stand, and the state they lead to.
/// ```
/// use games::game::record::{Entry, Header};
/// use games::game::{Game, Match, Turn};
/// use games::namaste::Namaste;
///
/// let line = br#"{"wurfzabel":1,"game":"namaste","players":[{"name":"Ann","kind":"human"},{"name":"Bo","kind":"human"}]}"#;
/// let mut played = Match::<Namaste>::new(Header::read(line).unwrap()).unwrap();
/// played.enter(&Entry::Act { seat: 0, notation: "dice 2".to_owned() }).unwrap();
/// assert!(matches!(played.state().turn(), Turn::Roll(throw) if throw.dice.len() == 3));
/// // An undo takes back a person's last decision and all after it; it is a line as well.
/// played.enter(&Entry::Undo(played.undo_span().unwrap())).unwrap();
/// assert_eq!(played.state(), played.start());
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    header: Header,
    start: G,
    state: G,
    events: Vec<Event<G::Action>>,
    /// Before each standing decision of a human: how many events stood, and the state.
    marks: Vec<(usize, G)>,
}

impl<G: Game<Options: Options>> Match<G> {
    /// With the options of the header; refuses those that the game does not have.
    pub fn new(header: Header) -> Result<Self, Illegal> {
        Self::with(&G::Options::read(&position::own(&header.options))?, header)
    }
}

impl<G: Game> Match<G> {
    /// Refuses a number of players that the game does not take, and a position that is none.
    pub fn with(options: &G::Options, header: Header) -> Result<Self, Illegal> {
        let (seats, count) = (G::seats(options), header.players.len());
        if !seats.contains(&count) {
            let (least, most) = (*seats.start(), *seats.end());
            return Err(match least == most {
                true => phrase!("core-player-count-exact", due = least, count).into(),
                false => phrase!("core-player-count", least, most, count).into(),
            });
        }
        let start = match header.options.get(position::OPTION) {
            Some(line) => position::read(&header.game, options, count, line)?,
            None => G::start(options, count),
        };
        Ok(Self { header, state: start.clone(), start, events: Vec::new(), marks: Vec::new() })
    }

    /// Begins with another state than the header says, made of the one it has now; nothing has happened in it.
    pub fn begin_otherwise<R>(&mut self, change: impl FnOnce(&mut G) -> R) -> R {
        let changed = change(&mut self.state);
        self.start = self.state.clone();
        (self.events, self.marks) = (Vec::new(), Vec::new());
        changed
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn start(&self) -> &G {
        &self.start
    }

    pub fn events(&self) -> &[Event<G::Action>] {
        &self.events
    }

    /// Those that stand, in canonical notation.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = Entry> {
        self.events.iter().map(|event| match event {
            Event::Roll(faces) => Entry::Roll(faces.clone()),
            Event::Faces(faces) => Entry::Faces(faces.clone()),
            Event::Act { seat, action } => Entry::Act { seat: *seat, notation: action.to_string() },
        })
    }

    /// Reads a line, without applying it.
    pub fn read(&self, entry: &Entry) -> Result<Step<G::Action>, Illegal> {
        match entry {
            Entry::Roll(faces) => {
                self.state.check_roll(faces)?;
                if faces.contains(&Face::UNSEEN) {
                    self.check_unseen()?;
                }
                Ok(Step::Event(Event::Roll(faces.clone())))
            }
            Entry::Faces(faces) => {
                self.state.check_faces(faces)?;
                Ok(Step::Event(Event::Faces(faces.clone())))
            }
            Entry::Act { seat, notation } => {
                let players = self.header.players.len();
                if *seat >= players {
                    return Err(phrase!("core-no-such-seat", seat = *seat, last = players - 1).into());
                }
                let action = self.state.read(*seat, notation)?;
                Ok(Step::Event(Event::Act { seat: *seat, action }))
            }
            Entry::Undo(count) => match self.undo_span()? {
                span if span == *count => Ok(Step::Undo),
                span => Err(phrase!("core-undo-count", due = span, given = *count).into()),
            },
        }
    }

    /// Only where people throw real dice may the match not know what they show.
    fn check_unseen(&self) -> Result<(), Illegal> {
        if !self.header.real {
            return Err(phrase!("core-unseen-not-real").into());
        }
        let by_people = |seat: &usize| self.header.players[*seat].kind.is_human();
        if !self.state.turn().to_act().iter().all(by_people) {
            return Err(phrase!("core-unseen-computer").into());
        }
        Ok(())
    }

    /// Applies what [`Match::read`] gave back for this very state.
    pub fn take(&mut self, step: Step<G::Action>) {
        let event = match step {
            Step::Undo => {
                if let Some((stood, state)) = self.marks.pop() {
                    self.events.truncate(stood);
                    self.state = state;
                }
                return;
            }
            Step::Event(event) => event,
        };
        if let Event::Act { seat, .. } = &event
            && self.header.players[*seat].kind == PlayerKind::Human
        {
            self.marks.push((self.events.len(), self.state.clone()));
        }
        self.state.proceed(&event);
        self.events.push(event);
    }

    /// A refused line changes nothing.
    pub fn enter(&mut self, entry: &Entry) -> Result<(), Illegal> {
        let step = self.read(entry)?;
        self.take(step);
        Ok(())
    }

    /// How many events an undo takes back: those from the end to the last decision of a human; an error where it may not.
    pub fn undo_span(&self) -> Result<usize, Illegal> {
        if !self.header.undo {
            return Err(phrase!("core-undo-off").into());
        }
        match self.marks.last() {
            Some((stood, _)) => Ok(self.events.len() - stood),
            None => Err(phrase!("core-undo-nothing").into()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<A> {
    Event(Event<A>),
    Undo,
}
