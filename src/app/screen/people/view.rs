//! What is seen of the people: a card each, open where it is changed, and the names that are nobody's yet.

use iced::widget::column;
use jiff::Timestamp;

use base::draw::plot::{Mark, Sign};
use base::draw::{Hue, Ink};
use club::store::people::{Id, Profile};

use super::{Merging, Message, NEW, Open, RENAME, SURE, State};
use crate::app::kit::page::{self, card, divider};
use crate::app::kit::people::{hue, mark, name, sign_name};
use crate::app::kit::{kept, strip};
use crate::app::prelude::*;

const OFFERED: usize = 30;
const SIGN_SIZE_PX: f32 = 26.0;

pub(super) fn change(id: &Id) -> iced::widget::Id {
    format!("change-{id}").into()
}

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let (ui, people) = (desk.ui(), desk.people().all());
    let done = state.done.as_ref().map(|(done, ..)| {
        let words = ui.body(ui.say(done)).width(Fill);
        page::undoable(ui, Icon::Right, words.into(), Message::UndoPressed)
    });
    let about = ui.faint(tr!(ui, "people-about")).width(Fill);
    let mut rows = Column::new().spacing(ui.gap(8.0));
    for (place, person) in people.iter().enumerate() {
        rows = rows.push((place > 0).then(|| divider(ui))).push(one(state, desk, ui, person));
    }
    let list = match people.is_empty() {
        true => page::nothing(ui, tr!(ui, "people-nobody")),
        false => container(rows.padding(ui.gap(18.0))).width(Fill).style(ui.card()).into(),
    };
    let names = names(state, ui);
    let content = done.into_iter().chain([about.into(), list, new(state, ui)]).chain(names).collect();
    let statistics = tool(Icon::Statistics, tr!(ui, "app-statistics"), Some(Message::Asked(Route::Statistics)));
    page::tooled(ui, ("people", state.name(desk)), (Message::Asked, [statistics]), None, content)
}

fn played(desk: &Desk, lang: Lang, matches: usize, last: Option<Timestamp>) -> String {
    let date = last.map(|last| kept::date_of(lang, last.to_zoned(desk.watch.zone()).date()));
    match (matches, date) {
        (0, _) => tr!(lang, "people-not-played"),
        (matches, None) => tr!(lang, "people-played", count = matches),
        (matches, Some(date)) => tr!(lang, "people-played-last", count = matches, date),
    }
}

fn one<'a>(state: &'a State, desk: &'a Desk, ui: Ui, person: &'a Profile) -> Element<'a, Message> {
    let open = state.open.as_ref().filter(|open| open.id == person.id);
    let seen = state.seen.of(&person.id);
    let also = (!person.also.is_empty()).then(|| {
        let names: Vec<String> = person.also.iter().map(|name| kept::shown(name)).collect();
        ui.faint(tr!(ui, "people-also", names = names.join(", "))).width(Fill)
    });
    let played = ui.faint(played(desk, ui.lang, seen.matches, seen.last)).width(Fill);
    let here = (desk.player().as_ref() == Some(&person.name)).then(|| ui.faint(tr!(ui, "people-is-here")).width(Fill));
    let words = column![ui.strong(name(person)), played].push(also).push(here).spacing(ui.gap(2.0));
    let line = row![mark(ui, person.mark(), SIGN_SIZE_PX), words].spacing(ui.gap(14.0)).align_y(Center);
    let line = ui.bare(line).width(Fill).padding([ui.gap(6.0), ui.gap(8.0)]);
    let line = line.on_press(Message::Asked(Route::Person(person.id.clone()))).id(format!("person-{}", person.id));
    let label = if open.is_some() { tr!(ui, "people-done") } else { tr!(ui, "people-change") };
    let edit = ui.button(label).on_press(Message::ChangePressed(person.id.clone())).id(change(&person.id));
    let head = row![line, edit].spacing(ui.gap(10.0)).align_y(Center);
    match open {
        Some(open) => column![head, opened(state, desk, ui, person, open)].spacing(ui.gap(12.0)).into(),
        None => head.into(),
    }
}

fn opened<'a>(state: &'a State, desk: &'a Desk, ui: Ui, person: &'a Profile, open: &'a Open) -> Element<'a, Message> {
    let field = ui.field(&tr!(ui, "app-name"), &open.name, TypeSize::Body).padding(ui.gap(8.0)).id(RENAME);
    let field = field.on_input(Message::NameTyped).on_submit(Message::NameSent);
    let rename = ui.button(tr!(ui, "people-rename")).id("rename-sent");
    let rename = rename.on_press_maybe((person.name != open.name.trim()).then_some(Message::NameSent));
    let name = row![field, rename].spacing(ui.gap(8.0)).align_y(Center);
    let refused = refused(state, ui, false);
    let about = |id: &'static str, choices: Element<'a, Message>| {
        let words = container(ui.faint(ui.say(&Phrase::new(id)))).width(ui.wide(70.0));
        row![words.padding(iced::padding::top(ui.gap(7.0))), container(choices).width(Fill)].spacing(ui.gap(8.0))
    };
    let chip = |shown: Mark, words: String, chosen: bool, message: Message| -> Element<'a, Message> {
        let font = if chosen { SANS_BOLD } else { SANS };
        let line = row![mark(ui, shown, 14.0), ui.label(words, TypeSize::Small, font)].spacing(ui.gap(5.0));
        let control = ui.choice(line.align_y(Center), chosen).padding([ui.gap(4.0), ui.gap(9.0)]);
        control.on_press(message).into()
    };
    let hues = Hue::SEATS.map(|one| {
        let shown = Mark::Person(person.sign, one);
        chip(shown, hue(ui.lang, one), one == person.hue, Message::HueChosen(one))
    });
    let signs = Sign::ALL.map(|one| {
        let shown = Mark::Person(one, person.hue);
        chip(shown, sign_name(ui.lang, one), one == person.sign, Message::SignChosen(one))
    });
    let merged = person.merged.iter().map(|(id, name)| {
        let split = ui.button(tr!(ui, "people-split")).on_press(Message::SplitPressed(id.clone()));
        let split = split.id(format!("split-{id}"));
        row![ui.body(tr!(ui, "people-is-merged", name = kept::shown(name))).width(Fill), split]
            .spacing(ui.gap(8.0))
            .align_y(Center)
            .into()
    });
    let others = desk.people().all().len() > 1;
    let merge = others.then(|| ui.button(tr!(ui, "people-merge")).on_press(Message::MergePressed).id("merge").into());
    let forget = ui.button(tr!(ui, "people-forget")).on_press(Message::ForgetPressed).id("forget").into();
    let here = desk.player().as_ref() != Some(&person.name);
    let here = here.then(|| ui.button(tr!(ui, "people-here")).on_press(Message::HerePressed).id("plays-here").into());
    let ways = page::wrapped(ui, here.into_iter().chain(merge).chain([forget]));
    let parts = column![name].push(refused);
    let parts = parts.push(about("people-colour", page::wrapped(ui, hues)));
    let parts = parts.push(about("people-sign", page::wrapped(ui, signs)));
    let parts = parts.extend(merged).push(ways).push(merging(desk, ui, person, open)).spacing(ui.gap(12.0));
    let inner = container(parts.padding(ui.gap(14.0))).width(Fill).style(ui.panel(Ink::new(Role::Line).alpha(0.18)));
    inner.into()
}

fn merging<'a>(desk: &'a Desk, ui: Ui, person: &'a Profile, open: &Open) -> Option<Element<'a, Message>> {
    match &open.merging {
        Merging::No => None,
        Merging::Choosing => {
            let others = desk.people().all().iter().filter(|other| other.id != person.id);
            let others = others.map(|other| {
                let words = row![mark(ui, other.mark(), 14.0), ui.body(name(other))].spacing(ui.gap(6.0));
                let control = ui.control(words.align_y(Center)).style(ui.quiet()).padding([ui.gap(4.0), ui.gap(10.0)]);
                control.on_press(Message::MergeWith(other.id.clone())).id(format!("merge-{}", other.id)).into()
            });
            let ask = ui.body(tr!(ui, "people-merge-who", name = name(person))).width(Fill);
            Some(column![ask, page::wrapped(ui, others)].spacing(ui.gap(8.0)).into())
        }
        Merging::With(into) => {
            let into = desk.people().get(into)?;
            let words = tr!(ui, "people-merge-ask", name = name(person), into = name(into));
            let sure = ui.primary(tr!(ui, "people-merge-sure")).on_press(Message::MergeSure).id(SURE);
            let not = ui.button(tr!(ui, "people-merge-not")).on_press(Message::Closed).id("merge-not");
            let answers = row![sure, not].spacing(ui.gap(8.0)).wrap();
            let question = column![ui.body(words).width(Fill), answers].spacing(ui.gap(10.0));
            Some(strip::strip(ui, (Icon::Warning, Role::Deep(Hue::Ochre)), question.width(Fill), space()))
        }
    }
}

fn refused<'a>(state: &State, ui: Ui, new: bool) -> Option<iced::widget::Text<'a>> {
    let (_, why) = state.refused.as_ref().filter(|(of_new, _)| *of_new == new)?;
    Some(ui.body(ui.sentence(why)).color(ui.colour(Role::Bad)).width(Fill))
}

fn new<'a>(state: &'a State, ui: Ui) -> Element<'a, Message> {
    let field = ui.field(&tr!(ui, "people-new-name"), &state.field, TypeSize::Body).padding(ui.gap(8.0)).id(NEW);
    let field = field.on_input(Message::NewTyped).on_submit(Message::NewSent);
    let add = ui.button(tr!(ui, "people-add")).id("person-add");
    let add = add.on_press_maybe((!state.field.trim().is_empty()).then_some(Message::NewSent));
    let line = row![field, add].spacing(ui.gap(8.0)).align_y(Center);
    column![line].push(refused(state, ui, true)).spacing(ui.gap(6.0)).into()
}

fn names<'a>(state: &'a State, ui: Ui) -> Option<Element<'a, Message>> {
    let all = &state.seen.names;
    if all.is_empty() {
        return None;
    }
    let chips = all.iter().take(OFFERED).map(|(name, seen)| {
        let words = tr!(ui, "people-name", name = kept::shown(name), count = seen.matches);
        let add = row![Icon::Add.view(ui, Role::Faint), ui.label(words, TypeSize::Body, SANS)].spacing(ui.gap(5.0));
        let control = ui.control(add.align_y(Center)).style(ui.quiet()).padding([ui.gap(4.0), ui.gap(10.0)]);
        control.on_press(Message::NamePressed(name.clone())).into()
    });
    let about = ui.faint(tr!(ui, "people-names-about")).width(Fill);
    Some(card(ui, tr!(ui, "people-names"), vec![about.into(), page::wrapped(ui, chips)]))
}
