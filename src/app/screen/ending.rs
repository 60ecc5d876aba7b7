//! What a match that is over came to: told as a picture that can be kept, with the moments that mattered, each of which leads
//! there. A strong player looks for the costliest decision and the luckiest throw meanwhile. Knows no game by name.

use std::path::PathBuf;

use iced::task;
use iced::widget::column;

use base::draw::Spot;
use club::store::slips::Slips;
use games::table::ending::ScoreCourse;
use games::table::ending::page::{self, MARGIN, Moment};
use games::table::review::Review;
use games::table::{Table, View};

use crate::app::kit::board::{BOARD, Board, Lead};
use crate::app::kit::kept;
use crate::app::kit::reviewed::{self, Found, keep};
use crate::app::kit::saving::{self, Saving};
use crate::app::kit::slips::{self, Taking};
use crate::app::prelude::*;
use crate::app::route::Kept;
use crate::app::widget::picture::Gesture;

const PAGE: &str = "ending-page";
/// How many pixels of the kept picture a unit has: sharp on a telephone, and printed.
const SCALE: f32 = 2.0;

#[derive(Debug)]
pub struct State {
    table: Box<dyn Table>,
    path: Option<PathBuf>,
    course: ScoreCourse,
    review: Review,
    pub moments: Vec<Moment>,
    board: Board,
    saving: Saving,
    slips: Taking,
    /// Whether it is asked where the picture goes.
    keeps: bool,
    _ends_on_drop: Option<task::Handle>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    Found(Found),
    SpotPressed(Spot),
    SpotHovered,
    CursorMoved(Lead),
    CursorDropped,
    KeepPressed,
    Saving(saving::Message),
    ReviewPressed,
    Known(Slips),
    TakePressed,
}

impl State {
    /// Of a match that is over; begins to look for what mattered.
    pub(crate) fn open(Kept { table, path }: Kept, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        let course = desk.ok_or_notify(ScoreCourse::of(&*table))?;
        let found = reviewed::review(&*table, path.as_ref(), desk);
        let (task, handle) = desk.ok_or_notify(found)?.map(Message::Found).abortable();
        let listening = Some(handle.abort_on_drop());
        let (review, moments, board) = (Review::default(), Vec::new(), Board::default());
        let saving = Saving::of_picture(table.title(), desk);
        let slips = Taking::default();
        let mut state =
            Self { table, path, course, review, moments, board, saving, slips, keeps: false, _ends_on_drop: listening };
        state.redraw(desk);
        Some((state, Task::batch([task, slips::known(desk).map(Message::Known)])))
    }

    pub fn picture(&self) -> &Picture {
        &self.board.picture
    }

    fn kept(&self) -> Kept {
        Kept { table: self.table.copy(), path: self.path.clone() }
    }

    fn is_weighed(&self) -> bool {
        self.review.events() >= self.course.end
    }

    fn redraw(&mut self, desk: &Desk) {
        let players = &self.table.header().players;
        let names = players.iter().map(|player| kept::shown(&player.name)).collect();
        let view = View { lang: desk.lang(), names, marks: desk.marks(players), ..View::default() };
        self.moments = self.tell(&view);
        let room = self.room(desk.ui());
        self.board.show(page::draw(&*self.table, &self.course, &self.moments, &view, room));
    }

    /// How wide the page may be, in its own units.
    fn room(&self, ui: Ui) -> f32 {
        (ui.window.width - 2.0 * ui.gap(20.0)) / ui.wide(1.0)
    }

    /// When it was decided, what changed most, what cost most, what was luck; each event once.
    fn tell(&self, view: &View) -> Vec<Moment> {
        let lang = view.lang;
        let scale = self.table.scale();
        let mut moments: Vec<Moment> = Vec::new();
        let mut tell = |step: usize, what: String, says: &dyn Fn(String) -> String| {
            let Some(told) = step.checked_sub(1).and_then(|event| self.table.history().get(event)) else { return };
            if moments.iter().all(|moment| moment.step != step) {
                let when = self.before(step - 1).and_then(|before| before.how_far()).map(|when| lang.say(&when));
                moments.push(Moment { step, what, when, says: says(whole(&lang.say(&told.phrase))) });
            }
        };
        if let Some(step) = self.course.decided() {
            let leaders = view.people(self.course.leaders());
            let count = leaders.len();
            tell(step, tr!(lang, "ending-lead"), &|told| {
                tr!(lang, "ending-says-lead", told, names = leaders.clone(), count)
            });
        }
        if let Some(step) = self.course.turning(&self.review, &scale) {
            tell(step, tr!(lang, "ending-swing"), &|told| told + ".");
        }
        if !self.is_weighed() {
            return moments;
        }
        if let Some((event, judged)) = self.review.costliest().first() {
            let better = self.before(*event).and_then(|before| before.advice(judged.seat, &judged.other));
            let better = better.map(|better| lang.say(&better)).unwrap_or_default();
            let cost = scale.costs(lang, judged.loss());
            tell(event + 1, tr!(lang, "ending-costliest"), &|told| {
                tr!(lang, "ending-says-costliest", told, cost = cost.clone(), better = better.clone())
            });
        }
        let luckiest = self.review.thrown().filter_map(|(event, thrown)| {
            let lucky = thrown.by.iter().filter_map(|seat| Some((*seat, *thrown.luck.get(*seat)?)));
            lucky.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(seat, luck)| (event, seat, luck))
        });
        if let Some((event, seat, luck)) = luckiest.max_by(|one, other| one.2.total_cmp(&other.2)) {
            let luck = format!("+{}", scale.measure.say(lang, luck));
            tell(event + 1, tr!(lang, "ending-luckiest"), &|told| {
                tr!(lang, "ending-says-luckiest", told, name = view.name(seat), luck = luck.clone())
            });
        }
        moments
    }

    fn before(&self, event: usize) -> Option<Box<dyn Table>> {
        let mut table = self.table.title().open(self.table.header().clone()).ok()?;
        for told in self.table.history().iter().take(event) {
            table.enter(&told.entry).ok()?;
        }
        Some(table)
    }

    fn leads_to(&self, spot: &Spot) -> Option<usize> {
        let nth = (0..self.moments.len()).find(|nth| page::spot(*nth) == *spot)?;
        Some(self.moments[nth].step)
    }

    fn update_saving(&mut self, message: saving::Message, desk: &mut Desk) -> Task<Message> {
        let picture = (self.board.picture.drawing().clone(), self.ui(desk).look(), SCALE);
        self.saving.keep(message, self.table.title().key(), picture, desk).map(Message::Saving)
    }

    fn ui(&self, desk: &Desk) -> Ui {
        desk.seated(desk.ui(), &self.table.header().players).accented(self.table.title().about().accent)
    }
}

/// What is told, without the point at its end: some games tell in whole sentences.
fn whole(told: &str) -> String {
    told.trim_end_matches('.').to_owned()
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-ending";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("↑ ↓", "app-key-arrows", |_, pressed, _| {
            Some(Message::CursorMoved(Lead::By(pressed.key().clone())))
        }),
        Shortcut::new("Enter", "position-key-touch", |state, _, _| {
            state.board.cursor.clone().map(Message::SpotPressed)
        }),
        Shortcut::new("Ctrl+S", "position-keep", |_, _, _| Some(Message::KeepPressed)),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| {
            let dropped = state.board.cursor.is_some().then_some(Message::CursorDropped);
            state.saving.refusal().map(Message::Saving).or(dropped)
        }),
    ];

    fn name(&self, desk: &Desk) -> String {
        let game = desk.lang().say(&self.table.title().about().name());
        tr!(desk.lang(), "ending-title", game)
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::ReviewPressed => return Action::Open(Route::Review(self.kept(), 0)),
            Message::SpotPressed(spot) => {
                if let Some(step) = self.leads_to(&spot) {
                    return Action::Open(Route::Review(self.kept(), step));
                }
            }
            Message::Found(Found::Rollouts(_)) => {}
            Message::Found(Found::Known(review)) => {
                self.review = *review;
                self.slips.find(&*self.table, &self.review);
                self.redraw(desk);
            }
            Message::Found(Found::Event(_, found)) => {
                self.review.enter(found);
                if self.is_weighed() {
                    self.slips.find(&*self.table, &self.review);
                    self.redraw(desk);
                    return Action::Run(keep(&*self.table, self.path.as_ref(), &self.review, desk));
                }
            }
            Message::CursorMoved(lead) => {
                return Action::Run(self.board.lead(lead));
            }
            Message::Known(slips) => self.slips.know(slips),
            Message::TakePressed => self.slips.take(desk),
            Message::CursorDropped => self.board.cursor = None,
            Message::KeepPressed => self.keeps = !self.keeps,
            Message::Saving(message) => return Action::Run(self.update_saving(message, desk)),
            Message::SpotHovered => {}
        }
        Action::None
    }

    fn led_away(&mut self) {
        self.board.leave();
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.redraw(desk);
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let (ui, lang) = (self.ui(desk), desk.lang());
        let slips = self.slips.counts().map(|(fresh, _)| match fresh {
            0 => tool(Icon::Practise, tr!(lang, "slips-practise"), Some(Message::Asked(Route::Slips))),
            _ => tool(Icon::Practise, tr!(lang, "slips-take", count = fresh), Some(Message::TakePressed)),
        });
        let review = tool(Icon::Review, tr!(lang, "app-go-through"), Some(Message::ReviewPressed));
        let tools = slips.into_iter().chain([review]);
        let bar = bar(ui, self.name(desk), Message::Asked, tools);
        let touched = |gesture| match gesture {
            Gesture::Pressed(spot) | Gesture::Grabbed(spot) => Message::SpotPressed(spot),
            Gesture::Led(spot) => Message::CursorMoved(Lead::To(spot)),
            Gesture::Hovered(_) | Gesture::Dropped(_) | Gesture::Retracted => Message::SpotHovered,
        };
        let size = self.board.picture.drawing().size;
        let wide = ui.wide(self.room(ui).min(size.width));
        let picture =
            self.board.picture.touchable(ui, tr!(lang, "ending-picture"), self.board.cursor.as_ref(), None, touched);
        let picture = container(picture).width(wide).height(wide * size.height / size.width).id(BOARD);
        let (done, end) = (self.review.events(), self.course.end);
        let weighing = (!self.is_weighed()).then(|| ui.faint(tr!(lang, "ending-weighing", done, end)));
        let keep = ui.button(tr!(lang, "ending-keep")).on_press(Message::KeepPressed).id("ending-keep");
        let foot = row![keep].push(weighing).spacing(ui.gap(14.0)).align_y(Center);
        let saving = self.keeps.then(|| self.saving.view(ui, true).map(Message::Saving));
        let foot = column![foot].push(saving).spacing(ui.gap(10.0)).width(Fill);
        let foot = container(foot).width(wide).padding([0.0, ui.wide(MARGIN)]);
        let all = column![picture, foot].spacing(ui.gap(8.0)).padding(iced::padding::bottom(ui.gap(18.0)));
        let page = scrollable(container(all).center_x(Fill)).width(Fill).height(Fill).style(ui.bar()).id(PAGE);
        column![bar, page].into()
    }
}
