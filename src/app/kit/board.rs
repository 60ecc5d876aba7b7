//! A board on screen, with the keyboard's cursor over it and a column beside it, or below where text is large.

use iced::Size;
use iced::widget::column;

use base::draw::{Drawing, Spot};

use crate::app::prelude::*;
use crate::app::widget::reveal::reveal_part;

pub const STACK: &str = "stack";
pub const BOARD: &str = "board";
/// From what size of text on a board grows with it where it cannot be seen whole.
const GROWS: f32 = 1.5;
const NEARLY: f32 = 0.8;
/// From how wide on a column stands beside a board however large the text is, pixels at 100 %.
const LEAST_COLUMN_PX: f32 = 230.0;

/// The column beside a board: how wide it is, pixels at 100 %, the part of the window that it takes at most, and how
/// high what stands below the board is, and what stays at the foot of a page that scrolls, pixels at 100 %.
#[derive(Clone, Copy, Debug)]
pub struct Beside {
    pub wide: f32,
    pub most: f32,
    pub below: f32,
    pub foot: f32,
}

impl Beside {
    /// How large the column beside a board of that size is, pixels; none where it stands below it.
    pub fn column(self, ui: Ui, board: base::draw::Size) -> Option<Size> {
        let size = self.size(ui);
        if ui.stacks() { Some(Size::new(self.left(ui, board)?, size.height)) } else { Some(size) }
    }

    /// How large the column is, pixels; as wide as the window where it stands below the board.
    pub fn size(self, ui: Ui) -> Size {
        let bar = ui.size(TypeSize::Title).0 * 1.3 + 2.0 * ui.gap(8.0);
        let within = ui.window.width - 2.0 * ui.gap(14.0);
        let wide = if ui.stacks() { within } else { ui.wide(self.wide).min(ui.window.width * self.most) };
        Size::new(wide, ui.window.height - bar - ui.gap(14.0))
    }

    fn room(self, ui: Ui) -> Size {
        let column = self.size(ui);
        let height = column.height - ui.wide(self.below) - ui.gap(4.0);
        if ui.stacks() {
            return Size::new(column.width, height - ui.wide(self.foot));
        }
        let width = ui.window.width - column.width - 2.0 * ui.gap(14.0) - ui.gap(16.0);
        Size::new(width.max(1.0), height.max(1.0))
    }

    /// Pixels, where the board is seen whole, nearly as large as at 100 %; in text beyond 150 % the board is to grow.
    fn left(self, ui: Ui, size: base::draw::Size) -> Option<f32> {
        let least = ui.wide(LEAST_COLUMN_PX);
        if ui.text > GROWS * ui.at_usual_size().text + 0.01 {
            return None;
        }
        let usual = self.room(ui.at_usual_size());
        let smallest = (usual.width / size.width).min(usual.height / size.height) * NEARLY;
        let whole = (self.size(ui).height - ui.wide(self.below) - ui.gap(4.0)) / size.height;
        let beside = |scale: f32| ui.window.width - 2.0 * ui.gap(14.0) - ui.gap(16.0) - size.width * scale;
        (whole >= smallest && beside(smallest) >= least).then(|| beside(whole).max(least))
    }

    /// How often its height goes into its width: its room's, at 100 % where the column stands below it.
    pub fn shape(self, ui: Ui) -> f32 {
        let room = self.room(if ui.stacks() { ui.at_usual_size() } else { ui });
        room.width / room.height
    }

    /// Pixels: seen whole, if then as large as at 100 %; beyond 150 % it grows with the text up to the window's width.
    fn height(self, ui: Ui, size: base::draw::Size) -> f32 {
        let rooms = [ui, ui.at_usual_size()].map(|ui| self.room(ui));
        let wide = rooms[0].width / size.width;
        let [whole, usual] = rooms.map(|room| (room.width / size.width).min(room.height / size.height));
        size.height * whole.max(usual).max((usual * ui.text / GROWS).min(wide))
    }
}

/// How many times larger the small writing on a board is to be: beyond that the board itself grows.
pub fn writing(ui: Ui) -> f32 {
    (ui.text / ui.at_usual_size().text).clamp(1.0, GROWS)
}

pub fn stacked<'a, M: 'a>(
    ui: Ui,
    bar: Element<'a, M>,
    parts: Vec<Element<'a, M>>,
    foot: Option<Element<'a, M>>,
) -> Element<'a, M> {
    let parts = Column::from_vec(parts).spacing(ui.gap(10.0)).width(Fill);
    let parts = container(parts).padding(iced::padding::horizontal(ui.gap(14.0)).bottom(ui.gap(14.0)));
    let foot = foot.map(|foot| container(foot).padding([ui.gap(6.0), ui.gap(14.0)]));
    column![scrolled(ui, STACK, column![bar, parts].width(Fill))].push(foot).into()
}

#[derive(Debug, Default)]
pub struct Board {
    pub picture: Picture,
    pub cursor: Option<Spot>,
    /// The spot the cursor was over when the keyboard was led elsewhere.
    left: Option<Spot>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Lead {
    By(Key),
    /// By an arrow key, over what is aside as well.
    Over(Key),
    To(Spot),
}

impl Board {
    pub fn show(&mut self, drawing: Drawing) {
        self.picture.show(drawing);
        self.cursor = self.cursor.take().filter(|spot| self.picture.area(spot).is_some());
    }

    pub fn view<'a, M: 'a>(&self, ui: Ui, column: Beside, view: impl Into<Element<'a, M>>) -> Element<'a, M> {
        let size = self.picture.drawing().size;
        let height = if column.column(ui, size).is_none() { column.height(ui, size).into() } else { Fill };
        container(view).id(BOARD).width(Fill).height(height).into()
    }

    /// Leads the cursor, and it is seen; the first arrow brings it back to where it was.
    pub fn lead<M: Send + 'static>(&mut self, lead: Lead) -> Task<M> {
        match lead {
            Lead::By(arrow) => self.walk(&arrow, false),
            Lead::Over(arrow) => self.walk(&arrow, true),
            Lead::To(spot) => self.cursor = Some(spot).filter(|spot| self.picture.area(spot).is_some()),
        }
        let placed = self.cursor.as_ref().and_then(|spot| self.picture.placed(spot));
        placed.map_or_else(Task::none, |placed| reveal_part(BOARD, placed))
    }

    fn walk(&mut self, arrow: &Key, over_all: bool) {
        let left = self.left.take().filter(|spot| self.cursor.is_none() && self.picture.area(spot).is_some());
        self.cursor = left.or_else(|| self.picture.walk(self.cursor.as_ref(), arrow, over_all));
    }

    /// The keyboard is led elsewhere: there is one place that Enter presses.
    pub fn leave(&mut self) {
        self.left = self.cursor.take().or(self.left.take());
    }
}
