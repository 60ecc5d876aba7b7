//! A match: the board, the dice, whose turn it is, and what happened. Knows no game by name.
//!
//! What the table waits for decides who is asked: a computer player thinks on a thread of its own, dice are
//! drawn or typed in, a person touches the board or a control. Each event is in the journal before it is
//! seen. An answer that comes late, for a position that is gone, is dropped by its [`State::version`].

use std::collections::BTreeMap;
use std::time::Duration;

use iced::keyboard::{Key, Modifiers};
use iced::widget::operation;
use iced::{Element, Task};

use crate::app::desk::Desk;
use crate::app::pane::Pane;
use crate::app::way::{Action, Way};
use crate::app::widget::picture::Picture;
use crate::app::widget::tray::Tray;
use crate::draw::Spot;
use crate::game::bot::{Level, Mark};
use crate::game::chance::Luck;
use crate::game::record::{Entry, PlayerKind};
use crate::game::{Face, Score, Seat, Throw, Turn};
use crate::phrase;
use crate::phrase::Phrase;
use crate::store::journal::Journal;
use crate::table::{Press, Table, Thought, Typing, View, review};

mod drag;
mod flow;
mod hand;
mod keys;
mod opening;
mod real;
mod tray;
mod view;

use drag::Carried;
use real::{TakenBack, Typed};

/// The name of the field in which a decision is typed.
const TYPING: &str = "typing";
/// The most letters of a decision that is typed; the game itself may take fewer.
const MOST_TYPED: usize = 120;

/// A match on screen.
#[derive(Debug)]
pub struct State {
    table: Box<dyn Table>,
    /// Where it is written; `None` while it is only watched.
    journal: Option<Journal>,
    /// An event that could not be written, and so does not stand.
    unwritten: Option<Entry>,
    names: Vec<String>,
    /// Who begins and why, until something is decided.
    begins: Option<Phrase>,
    /// The person who decides now.
    seat: Option<Seat>,
    stage: Stage,
    /// Rises with every change of the position.
    version: u64,
    /// How the match stands as far as it is shown: not before the dice have settled.
    standing: Standing,
    picture: Picture,
    /// The spot under the keyboard's cursor.
    cursor: Option<Spot>,
    hovered: Option<Spot>,
    /// What is dragged over the board.
    carried: Option<Carried>,
    note: Option<Note>,
    /// A hint that is pointed out, in notation.
    hint: Option<String>,
    tray: Tray,
    /// Real dice typed in so far.
    typed: Typed,
    /// What was typed of throws that were taken back.
    taken_back: TakenBack,
    /// A decision that is being typed.
    text: String,
    /// What decisions were worth, by standing event.
    marks: BTreeMap<usize, Mark>,
    /// Whether somebody looks under the cup, which lasts as long as they hold it.
    looking: bool,
    /// The person who has the screen in hand, where dice are hidden from others.
    holder: Option<Seat>,
    /// The person it is to be handed to; nothing of the match is seen meanwhile.
    curtain: Option<Seat>,
    /// How much of their time the person who decides has used.
    spent: Duration,
    /// Whether nobody waits for computer players and dice, until a person is asked.
    hurries: bool,
}

/// How a match stands: what is waited for, of whom, and the scores.
#[derive(Debug)]
struct Standing {
    turn: Turn,
    awaited: Vec<Seat>,
    scores: Vec<Score>,
    /// Whether it is over, and somebody decided anything that a review judges.
    reviewable: bool,
}

impl Standing {
    fn of(table: &dyn Table) -> Self {
        let turn = table.turn();
        let reviewable = turn.is_over() && matches!(review::first_choice(table), Ok(Some(_)));
        Self { turn, awaited: table.awaited(), scores: table.scores(), reviewable }
    }
}

/// What goes on.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    /// A person is waited for, or nobody.
    Idle,
    /// The dice roll.
    Tumbling,
    /// Something has ended, and somebody is to go on before this computer player does.
    Resting(Seat),
    /// A computer player thinks.
    Thinking(Seat),
    /// A computer player has decided, or throws; it is played when the pause is over.
    Pausing(Seat, Step),
}

/// What a computer player does when its pause is over.
#[derive(Clone, Debug, PartialEq)]
enum Step {
    Throw,
    Decide(String),
}

/// The most decisions whose worth a hint tells.
const HINTED: usize = 4;

/// A line under the prompt.
#[derive(Clone, Debug, PartialEq)]
enum Note {
    /// Why something is not allowed.
    Refused(Phrase),
    /// Why what was typed is not taken.
    Mistyped(Phrase),
    /// What the hint says: what to do, and what the best decisions are worth.
    Hint(Phrase, Vec<(f64, Phrase)>),
}

/// What happened at the table.
#[derive(Clone, Debug)]
pub enum Message {
    /// Back to where one came from.
    Closed,
    /// A spot of the board was pressed.
    SpotPressed(Spot),
    /// The pointer is over a spot, or over none.
    SpotHovered(Option<Spot>),
    /// What lies on a spot is to be dragged.
    SpotGrabbed(Spot),
    /// It is let go over a spot, or over none.
    SpotDropped(Option<Spot>),
    /// The spot under the keyboard's cursor was pressed.
    CursorPressed,
    /// An arrow key moves the cursor.
    ArrowPressed(Key),
    /// A decision beside the board.
    OfferPressed(String),
    /// A decision is to be typed.
    TypingPressed,
    /// What is typed so far.
    TypingChanged(String),
    /// It is typed.
    TypingSent,
    /// The cup is held, to look under it.
    LookPressed,
    /// It is let go.
    LookEnded,
    /// The person who was to get the screen has it.
    CurtainLifted,
    /// So much of the time to decide went by, at that version.
    Ticked(u64, Duration),
    /// The dice are to be thrown.
    ThrowPressed,
    /// The dice lie still, thrown at that version.
    Settled(u64),
    /// What a computer player does, in notation, asked for at that version.
    Thought(u64, String),
    /// A pause that began at that version is over.
    PauseOver(u64),
    /// No more waiting.
    SkipPressed,
    /// No more waiting, until a person is asked.
    HurryPressed,
    /// Take the last decision back.
    UndoPressed,
    /// What would a strong player do?
    HintPressed,
    /// The hint's answer, asked for at that version.
    Hinted(u64, Thought),
    /// What the decision that became that event cost.
    Judged(usize, String, Option<f64>),
    /// A selection is dropped.
    Released,
    /// The last step of a selection is taken back.
    Retracted,
    /// A letter or digit of a real die’s face was typed.
    FaceTyped(char),
    /// A face of a real die was chosen.
    FacePressed(Face),
    /// The last real die is taken back.
    FaceRemoved,
    /// The real dice lie as they are typed.
    FacesStood,
    /// Another of the people who may decide now.
    SeatPressed(Seat),
    /// The match that is over is to be gone through.
    ReviewPressed,
    /// What could not be written is to be tried again.
    WriteAgainPressed,
    /// The match goes on although something could not be written.
    HoldPressed,
    /// Another screen was asked for.
    Asked(Way),
    /// The filled sheets.
    PrintPressed,
    /// Another match with the same players.
    AgainPressed,
    /// The setup.
    SetupPressed,
    /// Back to the shelf.
    ShelfPressed,
}

impl State {
    /// The match.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// The spot under the keyboard's cursor.
    #[must_use]
    pub fn cursor(&self) -> Option<&Spot> {
        self.cursor.as_ref()
    }

    /// The picture of the board.
    #[must_use]
    pub fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The dice that are seen.
    #[must_use]
    pub fn tray(&self) -> &Tray {
        &self.tray
    }

    /// What of a decision is typed so far.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// With whose eyes the board is seen.
    fn eyes(&self, desk: &Desk) -> View {
        let seat = self.seat.filter(|_| self.stage == Stage::Idle && self.curtain.is_none());
        // Who has touched something has seen what was decided before.
        let last = self.table.last().filter(|_| !self.table.is_touched());
        View {
            lang: desk.lang(),
            seat,
            names: self.names.clone(),
            hint: self.hint.clone(),
            last,
            open: false,
            layout: desk.layout(self.table.title()),
        }
    }

    fn redraw(&mut self, desk: &Desk) {
        // While the dice roll, the board does not yet know what they will show.
        if self.stage != Stage::Tumbling {
            self.picture.show(self.table.board(&self.eyes(desk)));
            self.standing = Standing::of(&*self.table);
        }
        if self.cursor.as_ref().is_some_and(|spot| self.picture.area(spot).is_none()) {
            self.cursor = None;
        }
    }

    fn kind(&self, seat: Seat) -> PlayerKind {
        self.table.header().players[seat].kind
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        match self.kind(seat) {
            PlayerKind::Human => None,
            PlayerKind::Bot(level) => Some(level),
        }
    }

    fn luck(&self) -> Option<Luck> {
        self.table.header().seed.map(Luck::new)
    }

    /// Where the dice that are due come from; `None` where people throw them and type them in. Under the cup people
    /// type only what its thrower may see: a computer player's dice, and those that fall blind, are drawn all the same.
    fn source(&self, throw: &Throw) -> Option<Luck> {
        let by_people = throw.by.iter().all(|seat| self.level(*seat).is_none()) && !self.table.falls_blind();
        let drawn = self.table.covers() && !by_people;
        self.luck().or_else(|| drawn.then(|| Luck::new(rand::random())))
    }

    /// Whether people are asked for something now.
    fn is_asked(&self) -> bool {
        let waits = self.stage == Stage::Idle && self.curtain.is_none();
        waits && self.journal.is_some() && self.unwritten.is_none()
    }

    /// Whether a person may throw drawn dice now.
    fn may_throw(&self) -> bool {
        matches!(self.table.turn(), Turn::Roll(throw) if self.source(&throw).is_some()) && self.is_asked()
    }

    fn pressed(&mut self, spot: &Spot, desk: &mut Desk) -> Task<Message> {
        let eyes = self.eyes(desk);
        match self.table.press(&eyes, spot) {
            Press::Touched => self.note = None,
            Press::Refused(reason) => self.note = Some(Note::Refused(reason.0)),
            Press::Decided(notation) => {
                if let Some(seat) = eyes.seat {
                    return self.decide(seat, notation, desk);
                }
            }
        }
        self.redraw(desk);
        Task::none()
    }

    fn ask_hint(&mut self) -> Task<Message> {
        let decides = matches!(self.table.turn(), Turn::Seats(_)) && self.stage == Stage::Idle;
        let Some(seat) = self.seat.filter(|_| decides) else { return Task::none() };
        let version = self.version;
        self.ask(self.table.judging(seat, Level::Strong), move |thought| Message::Hinted(version, thought))
    }

    fn hinted(&mut self, thought: Thought, desk: &Desk) {
        let Some(seat) = self.seat else { return };
        let eyes = self.eyes(desk);
        if let Some(said) = self.table.say(seat, &thought.choice, &eyes) {
            let best = thought.candidates.iter().take(HINTED);
            let worths = best.filter_map(|(notation, worth)| Some((*worth, self.table.say(seat, notation, &eyes)?)));
            self.note = Some(Note::Hint(phrase!("app-hint-says", what = said), worths.collect()));
        }
        self.hint = Some(thought.choice);
        self.redraw(desk);
    }

    /// What may be typed now instead of choosing.
    fn typing(&self) -> Option<(Seat, Typing)> {
        let seat = self.seat.filter(|_| self.is_asked() && matches!(self.table.turn(), Turn::Seats(_)))?;
        Some((seat, self.table.typing(seat)?))
    }

    /// What was typed is decided, if it may be.
    fn typing_sent(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some((seat, typing)) = self.typing().filter(|_| !self.text.trim().is_empty()) else { return Task::none() };
        let notation = format!("{}{}", typing.prefix, self.text.trim());
        match self.table.check(&Entry::Act { seat, notation: notation.clone() }) {
            Ok(_) => self.decide(seat, notation, desk),
            Err(reason) => {
                self.note = Some(Note::Mistyped(reason.0));
                Task::none()
            }
        }
    }

    fn release(&mut self, desk: &Desk) {
        self.table.release();
        self.typed = Typed::default();
        (self.note, self.hint, self.cursor, self.carried) = (None, None, None, None);
        self.redraw(desk);
    }

    fn choose_seat(&mut self, seat: Seat, desk: &Desk) {
        let may = self.table.turn().to_act().contains(&seat) && self.kind(seat).is_human();
        if may && self.stage == Stage::Idle {
            self.seat = Some(seat);
            self.release(desk);
        }
    }
}

impl Pane for State {
    type Message = Message;

    fn name(&self, desk: &Desk) -> String {
        desk.lang().say(&self.table.title().name())
    }

    fn key(&self, key: &Key, modifiers: Modifiers, _desk: &Desk) -> Option<Message> {
        self.keyed(key, modifiers)
    }

    fn released(&self, key: &Key) -> Option<Message> {
        self.unkeyed(key)
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let title = self.table.title();
        let task = match message {
            Message::Closed => return Action::Back,
            Message::ShelfPressed => return Action::Home,
            Message::Asked(way) => return Action::Open(way),
            Message::PrintPressed => return Action::Open(Way::Print(Some(self.table.copy()))),
            Message::ReviewPressed => return Action::Open(Way::Review(self.table.copy())),
            Message::SetupPressed => return Action::Replace(Way::Setup(title)),
            Message::AgainPressed => return Action::Replace(Way::Again(title)),
            Message::SpotPressed(spot) => {
                self.cursor = None;
                self.pressed(&spot, desk)
            }
            Message::SpotGrabbed(spot) => self.grabbed(spot, desk),
            Message::SpotDropped(over) => self.dropped(over, desk),
            Message::CursorPressed => match self.cursor.clone() {
                Some(spot) => self.pressed(&spot, desk),
                None => Task::none(),
            },
            Message::SpotHovered(spot) => {
                self.hovered = spot;
                Task::none()
            }
            Message::ArrowPressed(key) => {
                self.cursor = self.picture.walk(self.cursor.as_ref(), &key);
                Task::none()
            }
            Message::OfferPressed(notation) => match self.seat.filter(|_| self.is_asked()) {
                Some(seat) => self.decide(seat, notation, desk),
                None => Task::none(),
            },
            Message::TypingPressed if self.typing().is_some() => operation::focus(TYPING),
            Message::TypingChanged(text) => {
                self.text = text.chars().filter(|letter| !letter.is_control()).take(MOST_TYPED).collect();
                self.note = None;
                Task::none()
            }
            Message::TypingSent => self.typing_sent(desk),
            Message::LookPressed => self.look(desk),
            Message::LookEnded => {
                self.look_away();
                Task::none()
            }
            Message::CurtainLifted => self.curtain_lifted(desk),
            Message::Ticked(version, gone) if version == self.version => self.ticked(gone, desk),
            Message::ThrowPressed => self.throw_pressed(desk),
            Message::Settled(version) if version == self.version => {
                self.tray.settle();
                if self.stage == Stage::Tumbling { self.advance(desk) } else { Task::none() }
            }
            Message::PauseOver(version) if version == self.version => self.step(desk),
            Message::Settled(_) | Message::PauseOver(_) | Message::Ticked(..) | Message::TypingPressed => Task::none(),
            Message::SkipPressed => self.step(desk),
            Message::HurryPressed => self.hurry(desk),
            Message::Thought(version, choice) => match self.stage {
                Stage::Thinking(seat) if version == self.version => self.pause(seat, Step::Decide(choice), desk),
                _ => Task::none(),
            },
            // What is typed was done last.
            Message::UndoPressed if !self.typed.is_empty() => {
                self.face_removed();
                Task::none()
            }
            Message::UndoPressed => self.undo(desk),
            Message::HintPressed => self.ask_hint(),
            Message::Hinted(version, thought) => {
                if version == self.version {
                    self.hinted(thought, desk);
                }
                Task::none()
            }
            Message::Judged(event, notation, cost) => {
                self.judged(event, &notation, cost);
                Task::none()
            }
            Message::Released => {
                self.release(desk);
                Task::none()
            }
            Message::Retracted => {
                self.retract(desk);
                Task::none()
            }
            Message::FaceTyped(letter) => self.face_typed(letter, desk),
            Message::FacePressed(face) => self.face_pressed(face, desk),
            Message::FaceRemoved => {
                self.face_removed();
                Task::none()
            }
            Message::FacesStood => self.faces_stood(desk),
            Message::WriteAgainPressed => self.write_again(desk),
            Message::HoldPressed => self.hold(desk),
            Message::SeatPressed(seat) => {
                self.choose_seat(seat, desk);
                Task::none()
            }
        };
        Action::Run(task)
    }

    /// The language, the look or the settings changed, or the screen is seen again.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.look_away();
        self.redraw(desk);
        Task::none()
    }

    /// Leaves the table; a match in which nothing happened leaves no file.
    fn close(self, _desk: &mut Desk) {
        if let Some(journal) = self.journal {
            journal.close();
        }
    }

    /// Whatever was held is let go: something else is in front, or has the keys.
    fn veiled(&mut self, _veiled: bool) {
        if self.carried.take().is_some() {
            self.table.put_back();
        }
        self.look_away();
    }

    /// Letters are keys again, and the field one place among others.
    fn keeps_field(&self) -> bool {
        self.typing().is_some()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}
