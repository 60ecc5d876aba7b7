//! A board on screen, with the keyboard's cursor over it and a column beside it, or below it where text has outgrown the
//! window. Knows no screen.

use iced::Size;
use iced::widget::column;

use crate::app::prelude::*;
use crate::app::widget::reveal::reveal_part;
use crate::draw::{Drawing, Spot};

/// The name under which a board and what stands below it scroll.
pub const STACK: &str = "stack";
/// The name of the board.
pub const BOARD: &str = "board";

/// The column beside a board: how wide it is, pixels at 100 %, the part of the window that it takes at most, and how
/// high what stands below the board is, pixels at 100 %.
#[derive(Clone, Copy, Debug)]
pub struct Beside {
    /// Its width.
    pub wide: f32,
    /// Its part of the window.
    pub most: f32,
    /// What stands below the board.
    pub below: f32,
}

impl Beside {
    /// How large the column is, pixels; as wide as the window where it stands below the board.
    pub fn size(self, ui: Ui) -> Size {
        let bar = ui.size(Step::Title).0 * 1.3 + 2.0 * ui.gap(8.0);
        let within = ui.window.width - 2.0 * ui.gap(14.0);
        let wide = if ui.stacks() { within } else { ui.wide(self.wide).min(ui.window.width * self.most) };
        Size::new(wide, ui.window.height - bar - ui.gap(14.0))
    }

    /// The board's room, pixels: beside the column what is left; above it as wide as the window, in the shape that it has
    /// at 100 %, and so larger than there.
    pub fn room(self, ui: Ui) -> Size {
        if ui.stacks() {
            let (usual, wide) = (self.room(ui.at_usual_size()), self.size(ui).width);
            return Size::new(wide, usual.height * wide / usual.width);
        }
        let column = self.size(ui);
        let width = ui.window.width - column.width - 2.0 * ui.gap(14.0) - ui.gap(16.0);
        Size::new(width.max(1.0), (column.height - ui.wide(self.below) - ui.gap(4.0)).max(1.0))
    }

    /// The shape of that room: how often its height goes into its width.
    pub fn shape(self, ui: Ui) -> f32 {
        let room = self.room(ui);
        room.width / room.height
    }
}

/// What is below a bar and a board, one below the other, and scrolls with them; at the foot what stays.
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

/// The picture of a board, and the spot under the keyboard's cursor.
#[derive(Debug, Default)]
pub struct Board {
    /// The picture.
    pub picture: Picture,
    /// The spot under the cursor, where the keyboard is on the board.
    pub cursor: Option<Spot>,
    /// The spot the cursor was over when the keyboard was led elsewhere.
    left: Option<Spot>,
}

/// How the cursor is led over a board.
#[derive(Clone, Debug, PartialEq)]
pub enum Lead {
    /// By an arrow key.
    By(Key),
    /// By an arrow key, over what is aside as well.
    Over(Key),
    /// To a spot, by whoever does not see it.
    To(Spot),
}

impl Board {
    /// Shows the board as it is now; a cursor over what is gone is dropped.
    pub fn show(&mut self, drawing: Drawing) {
        self.picture.show(drawing);
        self.cursor = self.cursor.take().filter(|spot| self.picture.area(spot).is_some());
    }

    /// The board with its cursor, in its room: the picture of `view`, as high as it has to be where the page scrolls.
    pub fn view<'a, M: 'a>(&self, ui: Ui, room: Size, view: impl Into<Element<'a, M>>) -> Element<'a, M> {
        let size = self.picture.drawing().size;
        let height = (room.width * size.height / size.width.max(1.0)).min(room.height);
        let height = if ui.stacks() { Length::Fixed(height) } else { Fill };
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
