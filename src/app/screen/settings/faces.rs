//! Somebody's own dice: which faces a game's dice have. Knows no game; what is wrong with a list the game says.

use std::borrow::Cow;
use std::collections::BTreeMap;

use iced::widget::column;

use club::store::settings;
use games::game::options::{Field, Kind, Values};
use games::game::{Die, Face, Illegal};
use games::shelf;
use games::table::Title;

use super::Message;
use crate::app::prelude::*;
use crate::app::widget::tray::die_sign;

/// Which die: a game's key and the option's.
pub type Which = (&'static str, &'static str);

/// Lists that are being written and are not, or not yet, kept.
#[derive(Debug, Default)]
pub struct Drafts(BTreeMap<Which, String>);

struct Own {
    title: &'static dyn Title,
    field: Field,
    die: &'static str,
    symbols: &'static [Face],
}

fn all() -> impl Iterator<Item = Own> {
    shelf::ALL.iter().flat_map(|title| {
        title.fields().into_iter().filter_map(|field| match field.kind {
            Kind::Faces { die, symbols } => Some(Own { title: *title, field, die, symbols }),
            Kind::Choice(_) | Kind::Number(..) | Kind::List(_) | Kind::Text => None,
        })
    })
}

impl Own {
    fn which(&self) -> Which {
        (self.title.key(), self.field.key)
    }

    fn check(&self, list: &str) -> Result<(), Illegal> {
        let when = self.field.when.map(|(key, among)| (key.to_owned(), among[0].to_owned()));
        let options: Values = when.into_iter().chain([(self.field.key.to_owned(), list.to_owned())]).collect();
        self.title.seats_with(&options).map(|_| ())
    }

    fn symbol(&self, word: &str) -> Option<Face> {
        self.symbols.iter().copied().find(|symbol| symbol.to_string().eq_ignore_ascii_case(word.trim()))
    }

    fn faces(&self, list: &str) -> Option<Vec<Face>> {
        list.split(',').map(|word| self.symbol(word)).collect()
    }

    fn turned(&self, mut faces: Vec<Face>, place: usize) -> String {
        let next = self.symbols.iter().position(|symbol| *symbol == faces[place]).map_or(0, |now| now + 1);
        faces[place] = self.symbols[next % self.symbols.len()];
        words(&faces)
    }
}

fn words(faces: &[Face]) -> String {
    faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

impl Drafts {
    fn list(&self, own: &Own, desk: &Desk) -> String {
        let kept = desk.settings().faces.get(own.title.key()).and_then(|faces| faces.get(own.field.key));
        let written = self.0.get(&own.which()).or(kept);
        written.map_or_else(|| own.field.default.to_owned(), Clone::clone)
    }

    /// A list was written; it is kept where the game takes it.
    pub fn write(&mut self, which: Which, list: String, desk: &mut Desk) {
        let Some(own) = all().find(|own| own.which() == which) else { return };
        let list: String = list.chars().filter(|letter| !letter.is_control()).take(MOST).collect();
        // Kept in one form, however it was written.
        let plain = own.faces(&list).map(|faces| words(&faces)).unwrap_or_else(|| list.clone());
        if own.check(&plain).is_ok() {
            desk.change(|settings| {
                settings::keep(&mut settings.faces, which, Some(plain).filter(|faces| *faces != own.field.default));
            });
        }
        self.0.insert(which, list);
    }

    pub fn view<'a>(&self, ui: Ui, desk: &Desk) -> Vec<Element<'a, Message>> {
        all().map(|own| self.die(ui, &own, desk)).collect()
    }

    fn die<'a>(&self, ui: Ui, own: &Own, desk: &Desk) -> Element<'a, Message> {
        let (lang, which) = (ui.lang, own.which());
        let say = |id| lang.say(&Phrase::new(id));
        let list = self.list(own, desk);
        let name = format!("{} · {}", lang.say(&own.title.about().name()), say(own.field.name));
        let faces = own.faces(&list).unwrap_or_default();
        let die = Die { kind: own.die.into(), faces: Cow::Owned(faces.clone()) };
        let signs = faces.iter().enumerate().map(|(place, face)| {
            let sign = die_sign(ui, own.title, &die, *face, 34.0);
            let id = format!("face-{}-{}-{place}", which.0, which.1);
            let turned = Message::FacesWritten(which, own.turned(faces.clone(), place));
            let control = ui.bare(sign).padding(ui.gap(3.0)).on_press(turned).id(id);
            control.named(face.to_string()).into()
        });
        let signs = group(Row::from_iter(signs).spacing(ui.gap(2.0)).wrap().vertical_spacing(ui.gap(2.0)));
        let input = ui
            .field(own.field.default, &list, TypeSize::Body)
            .on_input(move |list| Message::FacesWritten(which, list))
            .padding(ui.gap(8.0))
            .id(format!("faces-{}-{}", which.0, which.1));
        let sold = own.field.default;
        let sold = (list != sold).then(|| Message::FacesWritten(which, sold.to_owned()));
        let sold = ui.button(tr!(lang, "app-faces-sold")).on_press_maybe(sold);
        let line = row![container(input).width(Fill), sold].spacing(ui.gap(8.0)).align_y(Center);
        let why = own.check(&list).err().map(|why| {
            let why = tr!(lang, "app-faces-wrong", why = why.0);
            ui.body(why).color(ui.colour(Role::Bad)).width(Fill)
        });
        let words = column![ui.strong(name), ui.faint(say(own.field.about))].spacing(ui.gap(2.0));
        Column::new().push(words).push(signs).push(line).push(why).spacing(ui.gap(8.0)).into()
    }
}

const MOST: usize = 200;
