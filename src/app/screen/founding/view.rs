//! What is seen of a championship that is set up.

use iced::widget::column;
use jiff::civil::Date;

use club::championship::plan::PLANS;
use club::championship::rank::Criterion;
use club::championship::swiss;
use club::paired;
use games::table::{self, Title, places};

use super::{BEGINS, DAYS, DRAWN, FaultPlace, Message, NAME, NUMBER, ROUNDS, SWISS, State, WHERE, WORLD, YEAR};
use crate::app::kit::bar::tipped;
use crate::app::kit::day;
use crate::app::kit::fields::{card, counted, labelled};
use crate::app::kit::kept::date_of;
use crate::app::kit::page::{choices, wrapped};
use crate::app::prelude::*;

pub(super) const GAME: &str = "founding-game";
/// With fewer no tournament begins.
const LEAST: usize = 3;

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.ui();
    let obstacle = state.obstacle(desk);
    let place = obstacle.as_ref().map(|obstacle| obstacle.place);
    let mut cards = vec![card(ui, what(state, ui, place))];
    if state.draft.plan != WORLD {
        cards.push(card(ui, played(state, ui, place)));
    }
    cards.extend(ties(state, ui).map(|ties| card(ui, vec![ties])));
    let people = state.people.view(ui, &state.draft.cup).map(Message::People);
    let seeded = (state.draft.plan != WORLD).then(|| {
        let [up, down, enter, delete] = ["↑", "↓", "Enter", "Del"].map(|name| ui.key(name));
        let words = tr!(ui, "championships-seeds", plan = state.draft.plan, up, down, enter, delete);
        ui.faint(words).width(Fill).into()
    });
    cards.push(card(ui, [Some(people), seeded].into_iter().flatten().collect()));
    let begin = ui.primary(tr!(ui, "championships-begin")).padding([ui.gap(11.0), ui.gap(34.0)]).id("begin");
    let begin = begin.on_press_maybe(obstacle.is_none().then_some(Message::BeginPressed));
    // A page on which nothing is written yet is not wrong.
    let untouched = place == Some(FaultPlace::Field(NAME)) && state.draft.name.trim().is_empty();
    let role = if untouched { Role::Faint } else { Role::Bad };
    let why = obstacle.map(|obstacle| ui.body(ui.sentence(&obstacle.why)).color(ui.colour(role)).width(Fill));
    let foot = row![begin].push(why).spacing(ui.gap(16.0)).align_y(Center);
    let measure = ui.wide(860.0);
    let page =
        Column::with_children(cards).spacing(ui.gap(16.0)).max_width(measure).padding([ui.gap(4.0), ui.gap(24.0)]);
    let page = container(page).center_x(Fill).padding(iced::padding::bottom(ui.gap(16.0)));
    // Always in sight, however many take part.
    let foot = container(foot.width(Fill)).max_width(measure).padding([ui.gap(12.0), ui.gap(24.0)]);
    let rules = tr!(ui, "organise-rules");
    let rules = tool(Icon::Rules, rules, Some(Message::Asked(Route::ChampionshipRules)));
    let bar = bar(ui, state.name(desk), Message::Asked, [rules]);
    column![bar, scrolled(ui, "founding", page), rule::horizontal(1), container(foot).center_x(Fill)].into()
}

fn marked<'a>(ui: Ui, content: Element<'a, Message>, is_wrong: bool) -> Element<'a, Message> {
    if is_wrong { container(content).padding(ui.gap(8.0)).style(ui.wrong()).into() } else { content }
}

fn what<'a>(state: &'a State, ui: Ui, wrong: Option<FaultPlace>) -> Vec<Element<'a, Message>> {
    let name =
        ui.field(&tr!(ui, "championships-name-empty"), &state.draft.name, TypeSize::Body).on_input(Message::Named);
    let name = name.padding(ui.gap(8.0)).id(NAME).into();
    let name = labelled(ui, tr!(ui, "app-name"), tr!(ui, "championships-name-about"), name);
    let held = ui.field(&tr!(ui, "championships-place-empty"), &state.draft.place, TypeSize::Body);
    let held = held.on_input(Message::Placed).padding(ui.gap(8.0)).id(WHERE).into();
    let held = labelled(ui, tr!(ui, "championships-place"), tr!(ui, "championships-place-about"), held);
    let held = marked(ui, held, wrong == Some(FaultPlace::Field(WHERE)));
    let plans = PLANS.map(|(key, id)| (ui.say(&Phrase::new(id)), key == state.draft.plan, Message::PlanChosen(key)));
    let plan = ui.strong(tr!(ui, "championships-plan"));
    let about = ui.faint(tr!(ui, "championships-plan-about", plan = state.draft.plan)).width(Fill);
    let plan = column![plan, choices(ui, plans), about].spacing(ui.gap(8.0));
    let year = (state.draft.plan == WORLD).then(|| {
        let year = counted(ui, (YEAR, "2027"), &state.draft.year, (1, 9999), Message::YearTyped);
        let year = labelled(ui, tr!(ui, "championships-year"), tr!(ui, "championships-year-about"), year);
        marked(ui, year, wrong == Some(FaultPlace::Field(YEAR)))
    });
    let is_wrong = wrong == Some(FaultPlace::Field(NAME)) && !state.draft.name.trim().is_empty();
    [Some(marked(ui, name, is_wrong)), Some(held), Some(plan.into()), year].into_iter().flatten().collect()
}

fn games<'a>(ui: Ui, now: &'static dyn Title) -> Element<'a, Message> {
    let option = |name: &Phrase, chosen: bool, game: &'static dyn Title| {
        ui.option(ui.say(name), chosen).on_press(Message::GameChosen(game)).into()
    };
    let one = |game: &'static dyn Title| option(&game.about().name(), game.key() == now.key(), game);
    let (mut first, mut second) = (Vec::new(), None);
    for place in places(&paired::games()) {
        match place {
            table::OverviewEntry::Game(game) => first.push(one(game)),
            table::OverviewEntry::Family(family, kin) => {
                let chosen = now.about().family == Some(family);
                let Some(centrepiece) = kin.first().copied() else { continue };
                first.push(option(&family.name(), chosen, if chosen { now } else { centrepiece }));
                if chosen {
                    second = Some(wrapped(ui, kin.into_iter().map(one)));
                }
            }
        }
    }
    Column::new().push(wrapped(ui, first)).push(second).spacing(ui.gap(8.0)).into()
}

fn played<'a>(state: &'a State, ui: Ui, wrong: Option<FaultPlace>) -> Vec<Element<'a, Message>> {
    let line = ui.faint(ui.say(&state.draft.game.about().line())).width(Fill);
    let game = column![ui.strong(tr!(ui, "championships-game")), games(ui, state.draft.game), line];
    let game = container(game.spacing(ui.gap(8.0))).id(GAME);
    let game = if wrong == Some(FaultPlace::Game) { game.padding(ui.gap(8.0)).style(ui.wrong()) } else { game };
    let mut all: Vec<Element<'a, Message>> = vec![game.into()];
    let option = match wrong {
        Some(FaultPlace::Option(key)) => Some(key),
        Some(FaultPlace::Field(_) | FaultPlace::Game | FaultPlace::People | FaultPlace::Whole) | None => None,
    };
    all.extend(state.chooser.view(ui, (state.draft.game, &state.draft.options), option, Message::Options));
    let example = day::written(ui.lang, Date::constant(2027, 6, 21));
    let begins = ui.field(&example, &state.draft.begins, TypeSize::Body).on_input(Message::BeginsTyped);
    let begins = begins.padding(ui.gap(8.0)).width(ui.wide(160.0)).id(BEGINS);
    let read = day::read(&state.draft.begins).map(|date| ui.faint(date_of(ui.lang, date)));
    let begins = Row::new().push(begins).push(read).spacing(ui.gap(12.0)).align_y(Center);
    let begins = labelled(ui, tr!(ui, "championships-begins"), tr!(ui, "championships-begins-about"), begins.into());
    all.push(marked(ui, begins, wrong == Some(FaultPlace::Field(BEGINS))));
    let days = counted(ui, (NUMBER, "1"), &state.draft.days, DAYS.into_inner(), Message::DaysTyped);
    let days = labelled(ui, tr!(ui, "championships-days"), tr!(ui, "championships-days-about"), days);
    all.push(marked(ui, days, wrong == Some(FaultPlace::Field(NUMBER))));
    all.extend((state.draft.plan == SWISS).then(|| {
        let people = state.draft.cup.people().len().max(LEAST);
        let usual = swiss::usual(people).min(swiss::most(people)).to_string();
        let rounds = counted(ui, (DRAWN, &usual), &state.draft.rounds, ROUNDS.into_inner(), Message::RoundsTyped);
        let rounds = labelled(ui, tr!(ui, "championships-rounds"), tr!(ui, "championships-rounds-about"), rounds);
        marked(ui, rounds, wrong == Some(FaultPlace::Field(DRAWN)))
    }));
    all
}

/// `None` where all is knock-out.
fn ties<'a>(state: &State, ui: Ui) -> Option<Element<'a, Message>> {
    let words = column![ui.strong(tr!(ui, "championships-ties")), ui.faint(tr!(ui, "championships-ties-about"))];
    let ranked = Some(state.ranked()).filter(|ranked| !ranked.is_empty())?;
    let toggle = if state.ties_open { tr!(ui, "app-close") } else { tr!(ui, "championships-ties-change") };
    let toggle = ui.button(toggle).on_press(Message::TiesToggled).id("founding-ties");
    let head = row![words.spacing(ui.gap(2.0)).width(Fill), toggle].spacing(ui.gap(12.0)).align_y(Center);
    let named = |one: &Criterion| ui.say(&Phrase::new(one.name()));
    let stages = ranked.into_iter().map(|(key, name, order)| {
        let name = ui.body(ui.say(&Phrase::new(name)));
        if !state.ties_open {
            let order = order.iter().map(named).collect::<Vec<_>>().join(", ");
            return row![name.width(Length::FillPortion(1)), ui.faint(order).width(Length::FillPortion(3))]
                .spacing(ui.gap(12.0))
                .align_y(Center)
                .into();
        }
        let last = order.len().saturating_sub(2);
        let rows = order.iter().enumerate().map(|(place, one)| {
            let small = |icon: Icon, way: &str, message: Option<Message>| {
                let role = if message.is_some() { Role::Text } else { Role::Line };
                let step = ui.bare(icon.view(ui, role)).padding(ui.gap(4.0)).on_press_maybe(message);
                let way_said = if icon == Icon::Up { tr!(ui, "app-move-up") } else { tr!(ui, "app-move-down") };
                tipped(ui, step.id(format!("tie-{key}-{place}-{way}")), format!("{}: {way_said}", named(one)))
            };
            // The lot stays last.
            let up = place.checked_sub(1).filter(|_| place <= last).map(|up| Message::TiesSwapped(key, up));
            let down = (place < last).then_some(Message::TiesSwapped(key, place));
            let steps = wrapped(ui, [small(Icon::Up, "up", up), small(Icon::Down, "down", down)]);
            let number = container(ui.faint(format!("{}.", place + 1))).align_right(ui.wide(24.0));
            row![number, ui.body(named(one)).width(Fill), steps].spacing(ui.gap(8.0)).align_y(Center).into()
        });
        let rows = Column::from_iter(rows).width(Length::FillPortion(3));
        row![name.width(Length::FillPortion(1)), rows].spacing(ui.gap(12.0)).into()
    });
    let stages: Vec<Element<'a, Message>> = stages.collect();
    Some(column![head].extend(stages).spacing(ui.gap(10.0)).into())
}
