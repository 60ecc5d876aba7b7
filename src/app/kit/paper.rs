//! A page as it will be printed, and the way to the others. Knows no screen.

use base::draw::Palette;

use crate::app::prelude::*;

/// On white paper whatever the look.
pub fn sheet<'a, M: 'a>(ui: Ui, picture: &'a Picture, pages: (usize, usize), wide: f32) -> Element<'a, M> {
    let page = picture.wide(Ui { palette: Palette::Print, ..ui }, wide);
    framed(ui, picture.labelled(number(ui, pages), page), iced::Color::WHITE)
}

fn number(ui: Ui, (now, pages): (usize, usize)) -> String {
    tr!(ui, "app-print-page", page = now + 1, pages)
}

fn framed<'a, M: 'a>(ui: Ui, page: Element<'a, M>, ground: iced::Color) -> Element<'a, M> {
    let style = move |_: &iced::Theme| container::Style {
        background: Some(ground.into()),
        border: iced::border::width(1.0).color(ui.colour(Role::Line)),
        ..container::Style::default()
    };
    container(page).style(style).into()
}

/// Which page of how many is seen, and the way to those beside it; none where there is but one.
pub fn turns<'a, M: Clone + 'a>(
    ui: Ui,
    (now, pages): (usize, usize),
    turned: fn(usize) -> M,
) -> Option<Element<'a, M>> {
    let turn = |label: &'static str, page: Option<usize>| ui.button(label).on_press_maybe(page.map(turned));
    let turns = row![
        turn("←", now.checked_sub(1)),
        ui.body(number(ui, (now, pages))),
        turn("→", Some(now + 1).filter(|next| *next < pages)),
    ];
    (pages > 1).then(|| turns.spacing(ui.gap(10.0)).align_y(Center).into())
}
