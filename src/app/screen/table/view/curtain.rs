//! The curtain between one person and the next. Nothing of the match is behind it but what everybody has heard.

use iced::widget::column;

use base::draw::cup;
use games::game::Seat;

use crate::app::kit::people::named;
use crate::app::prelude::*;
use crate::app::screen::table::{Message, State};

pub(super) fn view<'a>(ui: Ui, state: &'a State, desk: &Desk, seat: Seat) -> Element<'a, Message> {
    let name = state.names[seat].clone();
    let role = Role::Seat(u8::try_from(seat).unwrap_or(0));
    let title = ui.title(tr!(ui, "app-curtain", name = name.clone())).color(ui.colour(role)).center();
    let last = super::last_told(ui.lang, state).map(|told| ui.lead(told).color(ui.colour(Role::Faint)).center());
    let go = ui.primary(tr!(ui, "app-curtain-go", name = name.clone()));
    let go = go.padding([ui.gap(12.0), ui.gap(34.0)]).on_press(Message::CurtainLifted).id("curtain");
    let words = column![
        sign(ui.at_usual_size(), cup::sign(), 120.0),
        named(ui, desk.person(&state.table.header().players[seat]), title.into()),
        ui.body(tr!(ui, "app-curtain-about")).center(),
    ]
    .push(last);
    let page = |parts: Column<'a, Message>| {
        container(parts.spacing(ui.gap(18.0)).align_x(Center).max_width(ui.wide(560.0))).padding(ui.gap(24.0))
    };
    if ui.stacks() {
        let words = scrolled(ui, "curtain-page", page(words).center_x(Fill));
        return column![words, container(go).center_x(Fill).padding(ui.gap(10.0))].into();
    }
    page(words.push(go)).center(Fill).into()
}
