//! A match: the board, the dice, whose turn it is, and what happened. Computer players think on threads of their own,
//! dice are drawn or typed in, a person touches the board or a control. Each event is in the journal before it is seen.

use std::path::Path;
use std::time::{Duration, Instant};

use base::draw::Spot;
use club::slip;
use club::store::settings;
use games::game::bot::{Level, Mark};
use games::game::chance::Luck;
use games::game::options::Values;
use games::game::record::{Entry, Player, PlayerKind};
use games::game::{Face, Seat, Throw, Turn};
use games::lesson::{self, Listed, Verdict};
use games::shelf;
use games::table::{Choice, RecordLine, Selection, Table, Thought, View, Weight, review};

use crate::app::desk::Change;
use crate::app::keys::Hears;
use crate::app::kit::board::{Lead, writing};
use crate::app::prelude::*;
use crate::app::route::Kept;
use crate::app::widget::reveal::follow;
use crate::app::widget::tray::Tray;

mod ahead;
mod board;
mod coach;
mod dock;
mod flow;
mod guide;
mod hand;
pub mod herald;
mod keys;
mod opening;
mod pace;
mod real;
mod recorder;
mod slips;
mod tray;
mod typing;
mod undo;
mod view;

use ahead::Ahead;
use board::Touched;
use coach::{Candidate, Coach};
use dock::Dock;
use guide::Guide;
use hand::Hand;
use herald::{Herald, Inquiry};
use pace::{Activity, Pace};
use real::{Real, Typed};
use recorder::Recorder;
use slips::Drill;
use undo::Undone;

/// That a match was left and is kept.
pub const LEFT: &str = "app-left-kept";

#[derive(Debug)]
pub struct State {
    table: Box<dyn Table>,
    names: Vec<String>,
    /// Who begins and why, until something is decided.
    begins: Option<Phrase>,
    /// Of a championship, which of its matches it is.
    played_for: Option<Phrase>,
    seat: Option<Seat>,
    reviewable: bool,
    note: Option<Note>,
    /// How things stood when something was refused, which holds only as long.
    refused: Option<Moment>,
    text: String,
    /// Whether somebody wants to type what can as well be touched.
    asks_typing: bool,
    /// Whether letters are those of a call and no commands, also before it is asked for: in a lesson that has asked for
    /// one, and for whoever typed the last.
    spells: bool,
    tray: Tray,
    written: Recorder,
    pace: Pace,
    touched: Touched,
    coach: Coach,
    ahead: Ahead,
    undone: Undone,
    real: Real,
    hand: Hand,
    dock: Dock,
    herald: Herald,
    guide: Option<Guide>,
    /// Whether it is the first match after the lessons, in which the coach speaks at the beginning.
    is_first: bool,
    learnt_layout: Values,
    lesson_left: Option<Instant>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Drawn,
    Typed,
    /// People throw real dice under a cup, and tell what they show when that comes to light.
    Unseen,
}

#[derive(Clone, Debug, PartialEq)]
enum Note {
    Refused(Phrase),
    Mistyped(Phrase),
    Waits(Phrase),
    /// What to do, the best decisions with their worths, and the paragraph on why the first is better than the next.
    Hint(Phrase, Vec<Candidate>, Option<&'static str>),
    /// Whether this is really to be decided, in notation, though it gives something away.
    Asks(String),
    Tells(Inquiry, Vec<String>),
}

/// How things stand, as far as a refusal may speak of it.
#[derive(Debug)]
struct Moment {
    version: u64,
    stage: Activity,
    page: u8,
    seat: Option<Seat>,
    step: Option<usize>,
    selection: Selection,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    /// What was asked for at that version of the position; of one that is gone it is dropped.
    At(u64, Box<Message>),
    /// Something at the foot of the column was pressed with the pointer.
    Docked(Box<Message>),
    SpotPressed(Spot),
    SpotHovered(Option<Spot>),
    SpotGrabbed(Spot),
    SpotDropped(Option<Spot>),
    /// This is typed of a spot, and more is to follow.
    SpotBegun(String),
    CursorPressed,
    CursorMoved(Lead),
    Retracted,
    ThrowPressed,
    Settled,
    Thought(String),
    PauseOver,
    SkipPressed,
    HurryPressed,
    LookPressed,
    LookEnded,
    GlanceOver(Instant),
    CurtainLifted,
    /// So much of the time to decide went by.
    Ticked(Duration),
    FaceTyped(char),
    FacePressed(Face),
    FaceRemoved,
    /// The dice lie as they are typed.
    FacesStood,
    TypingPressed,
    TextChanged(String),
    /// A letter of a call was typed beside the field.
    Lettered(String),
    TextSent,
    HintPressed,
    /// One of the decisions that a hint tells is pointed out on the board; the one that is pointed out is made.
    CandidatePressed(String),
    Hinted(Thought),
    Judged(coach::Verdict),
    BetterPressed,
    GoOnPressed,
    /// What the coach is to say is to be chosen.
    ChoicePressed,
    CoachChosen(settings::Coach),
    Set(Change),
    TryJudged(String, Thought),
    SparePressed,
    WriteAgainPressed,
    WriteLaterPressed,
    OfferPressed(String),
    SeatPressed(Seat),
    UndoPressed,
    RedoPressed,
    Inquired(Inquiry),
    Released,
    EndingPressed,
    ReviewPressed,
    PrintPressed,
    PositionPressed,
    AgainPressed,
    CupPressed,
    SetupPressed,
    Learned(Route),
}

impl Message {
    fn at(self, version: u64) -> Self {
        Self::At(version, Box::new(self))
    }
}

impl State {
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    pub fn cursor(&self) -> Option<&Spot> {
        self.touched.board.cursor.as_ref()
    }

    pub fn picture(&self) -> &Picture {
        &self.touched.board.picture
    }

    /// The lesson, and the step that is under way; after its end there is none.
    pub fn lesson(&self) -> Option<(&'static Listed, Option<&lesson::Step>)> {
        self.guide.as_ref().and_then(|guide| Some((guide.lesson()?, guide.now())))
    }

    /// Whether it is a match that is kept: no lesson, nothing that is practised.
    pub fn is_kept(&self) -> bool {
        self.guide.is_none()
    }

    pub fn slip(&self) -> Option<&slip::SlipPosition> {
        self.guide.as_ref()?.drill()?.now()
    }

    /// What a learner's decision came to that did not go on with the lesson.
    pub fn answer(&self) -> Option<&Verdict> {
        self.guide.as_ref()?.answer.as_ref().map(|(_, verdict)| verdict)
    }

    fn kept(&self) -> Kept {
        Kept { table: self.table.copy(), path: self.written.path().map(Path::to_owned) }
    }

    fn compared(&self) -> Option<&[coach::Candidate]> {
        match &self.note {
            Some(Note::Hint(_, worths, _)) if worths.len() > 1 => Some(worths),
            Some(_) | None => None,
        }
    }

    /// What has happened, as far as it is seen: what the rolling dice will show is not told before they lie.
    pub fn seen(&self) -> &[RecordLine] {
        let told = self.table.history();
        &told[..told.len() - usize::from(self.pace.stage == Activity::Tumbling && !told.is_empty())]
    }

    pub fn tray(&self) -> &Tray {
        &self.tray
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn mark(&self, event: usize) -> Option<Mark> {
        self.coach.mark(event)
    }

    /// Of an evening, the rules of the game under way, led to the paragraph that explains what is said.
    fn rules(&self) -> Route {
        let title = shelf::find(self.table.plays()).unwrap_or(self.table.title());
        self.explained().map_or(Route::Rules(title), |paragraph| Route::Paragraph(title, paragraph))
    }

    /// The decision that is pointed out on the board or among what can be pressed, in notation.
    fn pointed_out(&self) -> Option<String> {
        self.coach.hint.clone().or_else(|| self.guide.as_ref().and_then(Guide::shows))
    }

    fn explained(&self) -> Option<&'static str> {
        let about = self.table.title().about();
        match (&self.note, self.coach.says()) {
            (Some(Note::Refused(why) | Note::Mistyped(why)), _) => about.explained(why),
            (_, Some(said)) => said.reason.first().and_then(|reason| about.explained(reason)),
            (Some(Note::Hint(.., paragraph @ Some(_))), None) => *paragraph,
            (Some(Note::Waits(_) | Note::Hint(..) | Note::Asks(_) | Note::Tells(..)) | None, None) => {
                match self.slip_reason() {
                    Some(reason) => about.explained(&reason),
                    None => self.table.history().last().and_then(|told| about.explained(&told.phrase)),
                }
            }
        }
    }

    /// How the board is laid out: as set, and where nothing is, in a first match as its lessons were.
    fn layout(&self, desk: &Desk) -> Values {
        let mut layout = self.learnt_layout.clone();
        layout.extend(desk.layout(self.table.title()));
        layout.extend(self.lesson().map(|(listed, _)| listed.layout()).unwrap_or_default());
        layout
    }

    fn eyes(&self, desk: &Desk) -> View {
        // Whoever is asked in a lesson keeps the own sheet in sight while that is judged and said.
        let is_judged = self.guide.as_ref().is_some_and(|guide| guide.drill().is_none() && guide.expected().is_some())
            && matches!(self.pace.stage, Activity::Thinking(_) | Activity::Resting(_));
        let is_seen = is_judged || self.pace.stage == Activity::Idle;
        let seat = self.seat.filter(|_| is_seen && self.hand.curtain.is_none());
        // What would have been best is pointed out to whoever had to decide.
        let solved = self.guide.as_ref().filter(|guide| guide.answer.is_some()).and_then(Guide::drill);
        let seat = seat.or_else(|| Some(solved?.now()?.slip.seat));
        // Who has touched something has seen what was decided before.
        let last = self.table.last().filter(|_| !self.table.is_touched());
        View {
            lang: desk.lang(),
            seat,
            home: self.table.header().person(),
            names: self.names.clone(),
            marks: self.signs(desk),
            hint: self.pointed_out(),
            last,
            open: false,
            page: self.pace.page,
            layout: self.layout(desk),
            room: Some(view::column_beside(self.looks_ahead(desk)).shape(desk.ui())),
            text: Some(writing(desk.ui())),
        }
    }

    fn redraw(&mut self, desk: &Desk) {
        // While the dice roll, the board does not yet know what they will show.
        if self.pace.stage != Activity::Tumbling {
            let eyes = self.eyes(desk);
            let board = self.better_board(&eyes).unwrap_or_else(|| self.table.board(&eyes));
            self.touched.board.show(board);
            let first = || review::first_choice(&*self.table);
            self.reviewable = self.table.turn().is_over() && matches!(first(), Ok(Some(_)));
        }
    }

    /// Who sits there, by whose sign and colour they are known. In a slip only the one who is asked may decide, so the
    /// others are computer players there; known people among them keep their own all the same.
    fn players(&self, desk: &Desk) -> Vec<Player> {
        let is_own = self.guide.as_ref().and_then(Guide::drill).is_some_and(|drill| !drill.is_shipped());
        let mut players = self.table.header().players.clone();
        for player in players.iter_mut().filter(|player| is_own && desk.people().of(&player.name).is_some()) {
            player.kind = PlayerKind::Human;
        }
        players
    }

    pub fn signs(&self, desk: &Desk) -> Vec<Option<base::draw::plot::Mark>> {
        desk.marks(&self.players(desk))
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

    fn source(&self, throw: &Throw) -> Source {
        let header = self.table.header();
        if header.seed.is_some() && !header.real {
            return Source::Drawn;
        }
        let by_people = throw.by.iter().all(|seat| self.level(*seat).is_none());
        match self.table.falls_unseen() {
            false => Source::Typed,
            true if header.real && by_people => Source::Unseen,
            // A computer player's; and in a match that began before real dice could stay unseen.
            true => Source::Drawn,
        }
    }

    fn is_asked(&self) -> bool {
        let waits = self.pace.stage == Activity::Idle && self.hand.curtain.is_none();
        waits && !self.written.is_watched() && !self.written.is_stuck()
    }

    fn may_throw(&self) -> bool {
        matches!(self.table.turn(), Turn::Roll(throw) if self.source(&throw) != Source::Typed) && self.is_asked()
    }

    fn throws_unseen(&self) -> bool {
        matches!(self.table.turn(), Turn::Roll(throw) if self.source(&throw) == Source::Unseen)
    }

    fn release(&mut self, desk: &Desk) {
        // What was told goes first, and nothing with it.
        if self.note.take_if(|note| matches!(note, Note::Tells(..))).is_some() {
            return;
        }
        let before = self.table.selection();
        if self.table.release() && !self.table.composes(&before) {
            self.undone.step(before);
        }
        self.real.typed = Typed::default();
        (self.note, self.coach.hint, self.touched.board.cursor) = (None, None, None);
        self.touched.let_go();
        self.touched.unbegun();
        (self.asks_typing, self.coach.is_chosen) = (false, false);
        self.redraw(desk);
    }

    /// What is offered is decided; what gives something away, when it is chosen a second time or a lesson asks for it.
    fn choose(&mut self, notation: String, desk: &mut Desk) -> Task<Message> {
        let Some(seat) = self.seat.filter(|_| self.is_asked()) else { return Task::none() };
        let forgoes = |offer: &Choice| offer.action == notation && matches!(offer.weight, Weight::Forgoes(_));
        let asks = Note::Asks(notation.clone());
        let is_taught = self.guide.as_ref().and_then(Guide::expected) == Some(&*notation);
        let is_asked_twice = self.note.as_ref() == Some(&asks);
        if !is_taught && !is_asked_twice {
            if self.table.offers(seat).iter().any(forgoes) {
                self.refuse(asks);
                return follow(view::ASKED_TWICE);
            }
            if let Some(call) = self.odd_call(&notation, desk) {
                self.text = call;
                self.refuse(asks);
                return follow(typing::CARD);
            }
        }
        if self.may_look().is_some_and(|(_, look)| look == notation) {
            return self.glance(desk);
        }
        self.decide(seat, notation, desk)
    }

    fn choose_seat(&mut self, seat: Seat, desk: &Desk) {
        let may = self.table.turn().to_act().contains(&seat) && self.kind(seat).is_human();
        if may && self.pace.stage == Activity::Idle {
            self.seat = Some(seat);
            // What one person has selected, or was told, is nothing for another.
            self.table.release();
            self.note = None;
            self.release(desk);
        }
    }

    fn refuse(&mut self, why: Note) {
        (self.note, self.refused) = (Some(why), None);
        self.forget_verdict();
    }

    fn forget_verdict(&mut self) {
        if let Some(guide) = self.guide.as_mut().filter(|guide| guide.drill().is_none()) {
            guide.answer.take_if(|(_, verdict)| matches!(verdict, Verdict::Worse { .. }));
        }
    }

    /// What is waited for first where nobody is asked now, whatever they want.
    fn waits_for(&self) -> Option<Phrase> {
        if self.written.is_watched() {
            return Some(phrase!("app-watching"));
        }
        match self.pace.stage {
            Activity::Tumbling => Some(phrase!("app-wait-dice", dice = self.rolled())),
            Activity::Resting(_) | Activity::Coached => Some(phrase!("app-wait-go-on", button = phrase!("app-go-on"))),
            Activity::Thinking(seat) if self.kind(seat).is_human() => Some(phrase!("app-wait-judged")),
            Activity::Thinking(seat) | Activity::Pausing(seat, _) => {
                Some(phrase!("app-wait-player", name = self.names[seat].clone()))
            }
            Activity::Idle if self.guide.as_ref().is_some_and(Guide::is_over) => Some(phrase!("app-wait-over")),
            Activity::Idle => None,
        }
    }

    fn rolled(&self) -> usize {
        match self.table.history().last().map(|told| &told.entry) {
            Some(Entry::Roll(faces) | Entry::Faces(faces)) => faces.len(),
            Some(Entry::Act { .. } | Entry::Undo(_)) | None => 0,
        }
    }

    fn moment(&self) -> Moment {
        Moment {
            version: self.pace.version,
            stage: self.pace.stage.clone(),
            page: self.pace.page,
            seat: self.seat,
            step: self.guide.as_ref().map(|guide| guide.step),
            selection: self.table.selection(),
        }
    }

    fn is_still(&self, then: &Moment) -> bool {
        let Moment { version, stage, page, seat, step, selection } = then;
        let now = (self.pace.version, &self.pace.stage, self.pace.page, self.seat);
        now == (*version, stage, *page, *seat)
            && self.guide.as_ref().map(|guide| guide.step) == *step
            && self.table.selects(selection)
    }

    fn end_refusal(&mut self) {
        match (&self.note, &self.refused) {
            (Some(Note::Refused(_) | Note::Mistyped(_) | Note::Waits(_) | Note::Asks(_)), None) => {
                self.refused = Some(self.moment());
            }
            (Some(Note::Refused(_) | Note::Mistyped(_) | Note::Waits(_) | Note::Asks(_)), Some(then)) => {
                if !self.is_still(then) {
                    (self.note, self.refused) = (None, None);
                }
            }
            (Some(Note::Hint(..) | Note::Tells(..)) | None, _) => self.refused = None,
        }
    }

    /// What is shown and told follows from how things stand, whatever has just happened.
    fn follow(&mut self, pressed: bool, desk: &mut Desk) {
        self.end_refusal();
        self.lay_dice();
        let calls = self.spells || self.call().is_some();
        self.spells = calls && (self.lesson().is_some() || desk.types_calls);
        self.dock.is_taught = self.lesson().is_some();
        self.dock.show(self.docked(), desk.watch.instant());
        self.look_ahead(desk);
        self.announce(pressed, desk);
    }

    fn happen(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let title = self.table.title();
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::PositionPressed => return Action::Open(Route::Position(self.table.copy())),
            Message::PrintPressed => return Action::Open(Route::Print(Some(self.table.copy()))),
            Message::EndingPressed => return Action::Open(Route::Ending(self.kept())),
            Message::ReviewPressed => return Action::Open(Route::Review(self.kept(), 0)),
            Message::Learned(way) => {
                desk.lesson_left = true;
                return Action::Replace(way);
            }
            Message::SetupPressed => return Action::Replace(Route::Setup(title)),
            Message::AgainPressed => return Action::Replace(Route::Again(title)),
            Message::CupPressed => {
                let link = self.table.header().championship.as_deref();
                let path = link.and_then(|link| desk.championship_of(link));
                return Action::Replace(path.map_or(Route::Championships, Route::Championship));
            }
            Message::At(version, message) if version == self.pace.version => return self.happen(*message, desk),
            Message::Docked(message) if self.dock.takes(&message, desk.watch.instant()) => {
                return self.happen(*message, desk);
            }
            Message::At(..) | Message::Docked(_) => {}
            Message::SpotPressed(spot) => return Action::Run(self.spot_pressed(&spot, desk)),
            Message::SpotHovered(spot) => self.spot_hovered(spot, desk),
            Message::SpotGrabbed(from) => return Action::Run(self.grabbed(from, desk)),
            Message::SpotDropped(over) => return Action::Run(self.dropped(over, desk)),
            Message::SpotBegun(keys) => self.touched.begun = keys,
            Message::CursorPressed => return Action::Run(self.cursor_pressed(desk)),
            Message::CursorMoved(lead) => return Action::Run(self.cursor_moved(lead, desk)),
            Message::Retracted => {
                self.retract(desk);
            }
            Message::ThrowPressed => return Action::Run(self.throw_pressed(desk)),
            Message::Settled => return Action::Run(self.settled(desk)),
            Message::Thought(choice) => return Action::Run(self.decided(choice, desk)),
            Message::PauseOver | Message::SkipPressed => return Action::Run(self.step(desk)),
            Message::HurryPressed => return Action::Run(self.hurry(desk)),
            Message::LookPressed => return Action::Run(self.look(desk)),
            Message::LookEnded => return Action::Run(self.let_go(desk)),
            Message::GlanceOver(since) => self.glance_over(since),
            Message::CurtainLifted => return Action::Run(self.curtain_lifted(desk)),
            Message::Ticked(gone) => return Action::Run(self.ticked(gone, desk)),
            Message::FaceTyped(letter) => return Action::Run(self.face_typed(letter, desk)),
            Message::FacePressed(face) => return Action::Run(self.face_pressed(face, desk)),
            Message::FaceRemoved => self.face_removed(),
            Message::FacesStood => return Action::Run(self.faces_stood(desk)),
            Message::TypingPressed => return Action::Run(self.typing_pressed()),
            Message::TextChanged(text) => self.text_changed(&text, desk),
            Message::Lettered(letters) => return Action::Run(self.lettered(&letters, desk)),
            Message::TextSent => return Action::Run(self.text_sent(desk)),
            Message::HintPressed => return Action::Run(self.ask_hint(desk)),
            Message::CandidatePressed(notation) => return Action::Run(self.candidate_pressed(notation, desk)),
            Message::Hinted(thought) => return Action::Run(self.hinted(thought, desk)),
            Message::Judged(found) => return Action::Run(self.judged(found, desk)),
            Message::BetterPressed => self.better_pressed(desk),
            Message::GoOnPressed => return Action::Run(self.go_on_pressed(desk)),
            Message::ChoicePressed => self.coach.is_chosen = !self.coach.is_chosen,
            Message::CoachChosen(how) => return Action::Run(self.coach_chosen(how, desk)),
            Message::Set(change) => return Action::Run(self.set(&change, desk)),
            Message::TryJudged(notation, thought) => return Action::Run(self.try_judged(notation, &thought, desk)),
            Message::SparePressed => self.spare_slip(desk),
            Message::WriteAgainPressed => return Action::Run(self.unstuck(Self::enter, desk)),
            Message::WriteLaterPressed => return Action::Run(self.unstuck(Self::hold, desk)),
            Message::OfferPressed(notation) => return Action::Run(self.choose(notation, desk)),
            Message::UndoPressed => return Action::Run(self.undo(desk)),
            Message::RedoPressed => return Action::Run(self.redo(desk)),
            Message::Inquired(inquiry) => self.tell(inquiry, desk),
            Message::Released => self.release(desk),
            Message::SeatPressed(seat) => self.choose_seat(seat, desk),
        }
        Action::None
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-table";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = keys::SHORTCUTS;

    fn name(&self, desk: &Desk) -> String {
        let name = || self.table.title().about().name();
        let name = self.guide.as_ref().map_or_else(name, |guide| match guide.lesson() {
            Some(listed) => listed.name(),
            // Of the pub games it has to be said which one it is.
            None if guide.drill().is_some_and(|drill| drill.now().is_some()) => name(),
            None if guide.drill().is_some_and(Drill::is_shipped) => phrase!("exercises-title"),
            None => phrase!("slips-title"),
        });
        desk.lang().say(&name)
    }

    fn key(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
        self.keyed(pressed, desk)
    }

    fn released(&self, pressed: &KeyPress) -> Option<Message> {
        self.unkeyed(pressed)
    }

    fn keys(&self, desk: &Desk) -> Vec<(String, String)> {
        self.keys_now(desk.lang())
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let is_pressed = herald::is_pressed(&message);
        let action = self.happen(message, desk);
        self.follow(is_pressed, desk);
        action
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.look_away();
        self.redraw(desk);
        let task = self.let_speak(desk);
        self.ahead = Ahead::default();
        self.follow(false, desk);
        task
    }

    fn leaves_behind(&self) -> bool {
        self.is_kept() && self.written.path().is_some() && !self.table.history().is_empty()
    }

    /// Leaves the table; a match in which nothing happened leaves no file.
    fn close(self, desk: &mut Desk) {
        if self.leaves_behind() && !self.table.turn().is_over() {
            desk.done(Phrase::new(LEFT));
        }
        let learns = |guide: &Guide| guide.drill().is_none() && !guide.is_over() && guide.place().0 > 1;
        if self.guide.as_ref().is_some_and(learns) {
            desk.done(phrase!("lesson-left"));
        }
        self.written.close();
    }

    /// Whatever was held is let go: something else is in front, or has the keys.
    fn veiled(&mut self, _veiled: bool) {
        if self.touched.let_go() {
            self.table.put_back();
        }
        self.look_away();
    }

    fn led_away(&mut self) {
        self.touched.board.leave();
    }

    fn hears(&self) -> Hears {
        let is_spelt = self.spells && self.call().is_some() && self.may_look().is_none();
        if is_spelt { Hears::Letters } else { Hears::Commands }
    }

    /// Letters are keys again, and the field one place among others.
    fn keeps_field(&self) -> bool {
        self.typing().is_some()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}
