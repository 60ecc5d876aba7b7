//! Who sits where.

use iced::widget::column;

use base::draw::plot::Mark;
use club::store::settings::SeatSetup;
use games::game::record::PlayerKind;
use games::table::Lead;

use super::{FaultPlace, Message, Seats, State, kinds, offers};
use crate::app::kit::bar::tipped;
use crate::app::kit::order::{self, Column as _};
use crate::app::kit::people;
use crate::app::prelude::*;

pub(super) fn name(seat: usize) -> iced::widget::Id {
    format!("name-{seat}").into()
}

pub(super) fn view<'a>(state: &'a State, ui: Ui, desk: &'a Desk, wrong: Option<FaultPlace>) -> Element<'a, Message> {
    let (title, setup) = (state.title, &state.setup);
    let seats = title.seats_with(&setup.options).unwrap_or_else(|_| title.seats());
    let lead = match state.position {
        Some(_) => Lead::Seated,
        None => title.lead(&setup.options).unwrap_or_default(),
    };
    let rows = setup.seats.iter().enumerate().map(|(index, seat)| {
        let is_wrong = wrong == Some(FaultPlace::Seat(index));
        one((state, desk), ui, (index, seat, is_wrong), *seats.start(), lead)
    });
    let (least, most) = (*seats.start(), *seats.end());
    // Switched off it keeps its place: what is below stays under the pointer.
    let (label, role, added) = match setup.seats.len() < most {
        true => (tr!(ui.lang, "app-add-player"), Role::Text, Some(Message::Added)),
        false => (tr!(ui.lang, "app-add-player-full", most), Role::Faint, None),
    };
    let add = row![Icon::Add.view(ui, role), ui.body(label).color(ui.colour(role))];
    let add = ui.bare(add.spacing(ui.gap(8.0)).align_y(Center)).on_press_maybe(added).id("add-player");
    let about = if least == most {
        tr!(ui.lang, "app-players-exactly", count = most)
    } else {
        let lead = match lead {
            Lead::Seated => "seated",
            Lead::Lot => "lot",
            Lead::Typed(_) => "typed",
        };
        tr!(ui.lang, "app-players-about", least, most, lead)
    };
    let head = column![ui.heading(tr!(ui.lang, "app-players")), ui.faint(about)];
    column![head, order::places(rows, ui.gap(8.0), Message::Order)].push(add).spacing(ui.gap(10.0)).into()
}

fn one<'a>(
    (state, desk): (&'a State, &'a Desk),
    ui: Ui,
    (index, seat, is_wrong): (usize, &'a SeatSetup, bool),
    least: usize,
    lead: Lead,
) -> Element<'a, Message> {
    let last = state.setup.seats.len() - 1;
    let named = |what: String| format!("{}: {what}", tr!(ui.lang, "app-seat", number = index + 1));
    let small = |icon: Icon, message: Option<Message>, label: String| {
        let role = if message.is_some() { Role::Text } else { Role::Line };
        tipped(ui, ui.bare(icon.view(ui, role)).padding(ui.gap(5.0)).on_press_maybe(message), named(label))
    };
    let moved = |to| Message::Order(order::Message::Moved(Seats, index, to));
    let removed = Message::Order(order::Message::Removed(Seats, index));
    let up = small(Icon::Up, (index > 0).then(|| moved(index - 1)), tr!(ui.lang, "app-move-up"));
    let down = small(Icon::Down, (index < last).then(|| moved(index + 1)), tr!(ui.lang, "app-move-down"));
    let remove = small(Icon::Remove, (last + 1 > least).then_some(removed), tr!(ui.lang, "app-remove"));
    let name = ui
        .field(&tr!(ui.lang, "app-name"), &seat.name, TypeSize::Body)
        .named(named(tr!(ui.lang, "app-name")))
        .on_input(move |name| Message::Named(index, name))
        .padding(ui.gap(8.0))
        .id(self::name(index));
    let name = container(name).width(Fill);
    let name = if is_wrong { name.padding(ui.gap(4.0)).style(ui.wrong()) } else { name };
    let kinds = kinds(state.title).map(|kind| {
        let chosen = kind == seat.kind;
        ui.option(ui.lang.say(&Phrase::new(kind.name())), chosen).on_press(Message::KindChosen(index, kind)).into()
    });
    let kinds = group(Row::from_iter(kinds).spacing(ui.gap(4.0)).wrap());
    let person = desk.people().of(&seat.name).filter(|_| seat.kind.is_human());
    // Where it is found out later who begins, seats are turned, and with them the colours that are nobody's own.
    let role = match person {
        None if lead != Lead::Seated => Role::Text,
        Some(_) | None => Role::Seat(u8::try_from(index).unwrap_or(0)),
    };
    let number = ui.strong((index + 1).to_string()).color(ui.colour(role));
    let others = !state.free(None, desk).is_empty();
    let sign: Element<'_, Message> = match (person, seat.kind) {
        (Some(person), _) => {
            let hue = ui.seats.hue(u8::try_from(index).unwrap_or(0));
            people::mark(ui, Mark::Person(person.sign, hue), people::SIGN)
        }
        (None, PlayerKind::Human) => Icon::Person.view(ui, Role::Faint),
        (None, PlayerKind::Bot(level)) => people::mark(ui, Mark::Computer(level as u8), people::SIGN),
    };
    // Names begin at one line, whoever has them.
    let sign = container(sign).center_x(ui.size(TypeSize::Body).0 * 1.25);
    let person: Element<'_, Message> = if seat.kind.is_human() {
        let asks = others.then_some(Message::PeopleAsked(index));
        let control = ui.bare(sign).padding(ui.gap(5.0)).on_press_maybe(asks).id(format!("people-{index}"));
        tipped(ui, control, named(tr!(ui.lang, "app-seat-person")))
    } else {
        container(sign).padding(ui.gap(5.0)).into()
    };
    // What the seat is in this game, such as White.
    let side = state.title.about().sides.get(index).filter(|_| lead == Lead::Seated).map(|(name, sign)| {
        let words = ui.faint(ui.lang.say(&Phrase::new(name))).width(ui.wide(58.0));
        row![self::sign(ui, sign(), 18.0), words].spacing(ui.gap(6.0)).align_y(Center)
    });
    let keys = move |key: &Key, modifiers: Modifiers| {
        let message = Seats.key(key, modifiers, index, last + 1)?;
        // As many as have to play stay.
        let stays = last + 1 > least || !matches!(message, order::Message::Deleted(..));
        stays.then_some(Message::Order(message))
    };
    let grip = ui.bare(state.order.grip(ui, (Seats, index), Message::Order)).on_key(keys).id(Seats.id(index));
    let [up_key, down_key] = ["↑", "↓"].map(|name| ui.key(name));
    let grip =
        grip.named(tr!(ui.lang, "app-seat-grip", number = index + 1, name = seat.name.clone(), up_key, down_key));
    let place = group(row![up, down, remove].spacing(ui.gap(8.0)));
    let first = row![grip, number].push(side).push(person).push(name).push(place).spacing(ui.gap(8.0)).align_y(Center);
    let content: Element<'_, Message> = if !ui.is_narrow() {
        let name = container(first).width(Fill);
        // In one line, also where there is a fourth level.
        let wide = if self::kinds(state.title).count() > 4 { 390.0 } else { 300.0 };
        row![name, container(kinds).width(ui.wide(wide))].spacing(ui.gap(14.0)).align_y(Center).into()
    } else {
        column![first, kinds].spacing(ui.gap(8.0)).into()
    };
    let offers = offers::view(state, ui, desk, index);
    let offers = offers.map(|offers| container(offers).padding(iced::padding::left(ui.wide(84.0))));
    let content = Column::new().push(content).push(offers).spacing(ui.gap(8.0));
    let card = container(content).padding([ui.gap(8.0), ui.gap(12.0)]).width(Fill);
    state.order.place(ui, (Seats, index), card, Message::Order)
}
