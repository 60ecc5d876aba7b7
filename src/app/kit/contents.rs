//! Long pages with their parts listed, to be led to: beside the page, or above where there is no room. Knows no screen.

use iced::widget::column;

use super::page::wrapped;
use crate::app::prelude::*;
use crate::app::widget::control::Control;
use crate::app::widget::place::enter;
use crate::app::widget::reveal::lead;

const PARTS_WIDTH: f32 = 220.0;
const LISTED_FROM: usize = 3;

/// A piece of a page: where it begins a part, with the part's name.
pub type Piece<'a, M> = (Option<String>, Element<'a, M>);

/// Lengths in pixels; `wide` is the widest it may become.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    pub id: &'static str,
    pub wide: f32,
    pub gap: f32,
}

pub fn view<'a, M: Clone + 'a>(
    ui: Ui,
    bar: Element<'a, M>,
    layout: Layout,
    pieces: Vec<Piece<'a, M>>,
    pressed: fn(usize) -> M,
) -> Element<'a, M> {
    let (names, pieces) = parted(pieces);
    let (side, is_listed) = (ui.gap(24.0), names.len() >= LISTED_FROM);
    let wide = layout.wide.min(ui.window.width - 2.0 * side);
    let is_beside = is_listed && ui.window.width > layout.wide + ui.wide(PARTS_WIDTH) + 3.0 * side;
    let above = (is_listed && !is_beside).then(|| above(ui, &names, pressed));
    let page = Column::new().push(above).extend(pieces).spacing(layout.gap).width(wide);
    let page = scrolled(ui, layout.id, container(page).padding([ui.gap(20.0), 0.0]).center_x(Fill));
    if !is_beside {
        return column![bar, page].into();
    }
    let list = scrollable(container(beside(ui, &names, pressed)).padding([ui.gap(20.0), 6.0])).style(ui.bar());
    let list = container(list).width(ui.wide(PARTS_WIDTH)).padding(iced::padding::left(side));
    column![bar, row![list, page]].into()
}

pub fn cards<'a, M: Clone + 'a>(
    ui: Ui,
    bar: Element<'a, M>,
    id: &'static str,
    cards: Vec<Piece<'a, M>>,
    pressed: fn(usize) -> M,
) -> Element<'a, M> {
    view(ui, bar, Layout { id, wide: ui.wide(800.0).max(800.0), gap: ui.gap(16.0) }, cards, pressed)
}

pub fn listed<'a, M: Clone + 'a>(ui: Ui, pieces: Vec<Piece<'a, M>>, pressed: fn(usize) -> M) -> Vec<Element<'a, M>> {
    let (names, pieces) = parted(pieces);
    let above = (names.len() >= LISTED_FROM).then(|| above(ui, &names, pressed));
    above.into_iter().chain(pieces).collect()
}

/// Leads to the part at that place, and the focus into it: who goes on by keyboard goes on there.
pub fn lead_to<M: Send + 'static>(place: usize) -> Task<M> {
    lead(part(place)).chain(enter(part(place)))
}

fn parted<'a, M: 'a>(pieces: Vec<Piece<'a, M>>) -> (Vec<String>, Vec<Element<'a, M>>) {
    let mut names = Vec::new();
    let pieces = pieces.into_iter().map(|(name, content)| match name {
        Some(name) => {
            names.push(name);
            container(content).id(part(names.len() - 1)).into()
        }
        None => content,
    });
    let pieces = pieces.collect();
    (names, pieces)
}

fn part(place: usize) -> iced::widget::Id {
    format!("part-{place}").into()
}

fn leading<'a, M: Clone + 'a>(ui: Ui, name: &str, place: usize, pressed: fn(usize) -> M) -> Control<'a, M> {
    let words = ui.body(name.to_owned()).color(ui.colour(Role::Accent));
    let control = ui.bare(words).padding([ui.gap(4.0), ui.gap(8.0)]);
    control.on_press(pressed(place)).id(format!("to-part-{place}"))
}

fn beside<'a, M: Clone + 'a>(ui: Ui, names: &[String], pressed: fn(usize) -> M) -> Element<'a, M> {
    let all = names.iter().enumerate().map(|(place, name)| leading(ui, name, place, pressed).width(Fill).into());
    let all = Column::from_iter(all).spacing(ui.gap(1.0));
    column![container(ui.faint(tr!(ui, "app-rules-parts"))).padding([0.0, ui.gap(8.0)]), group(all)]
        .spacing(ui.gap(4.0))
        .into()
}

fn above<'a, M: Clone + 'a>(ui: Ui, names: &[String], pressed: fn(usize) -> M) -> Element<'a, M> {
    let all = names.iter().enumerate().map(|(place, name)| leading(ui, name, place, pressed).into());
    let words = column![ui.faint(tr!(ui, "app-rules-parts")), wrapped(ui, all)].spacing(ui.gap(4.0));
    container(words.padding(ui.gap(12.0))).width(Fill).style(ui.card()).into()
}
