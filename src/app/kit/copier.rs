//! A kept file copied elsewhere: where to is typed, or chosen in the system's dialog; nothing is replaced unasked.

use std::path::{Path, PathBuf};

use iced::widget::column;

use club::championship;
use club::store::{archive, journal};

use super::target::nobody_asked;
use crate::app::outside::{Answer, Kind};
use crate::app::prelude::*;

const FIELD: &str = "archive-target";

#[derive(Debug, Default)]
pub struct Copier(Option<(PathBuf, String)>);

#[derive(Clone, Debug)]
pub enum Message {
    Pressed(PathBuf),
    Typed(String),
    ChoosePressed,
    Chosen(PathBuf, Answer),
    Sent,
}

impl Copier {
    pub fn of(&self) -> Option<&Path> {
        self.0.as_ref().map(|(path, _)| path.as_path())
    }

    pub fn close(&mut self) {
        self.0 = None;
    }

    pub fn update(&mut self, message: Message, desk: &mut Desk) -> Task<Message> {
        match message {
            Message::Pressed(path) => {
                let target = beside(&path, desk).display().to_string();
                self.0 = Some((path, target));
                return focus_on(FIELD);
            }
            Message::Typed(typed) => {
                if let Some((_, target)) = &mut self.0 {
                    *target = typed;
                }
            }
            Message::ChoosePressed => return self.0.as_ref().map_or_else(Task::none, |(path, _)| choose(path, desk)),
            Message::Chosen(_, Answer::Cancelled) => {}
            Message::Chosen(_, Answer::Missing) => return nobody_asked(FIELD, desk),
            // The system's dialog has asked whether what lies there is to be replaced.
            Message::Chosen(path, Answer::Chosen(target)) => self.copy(&path, &target, desk),
            Message::Sent => {
                let Some((path, target)) = self.0.clone() else { return Task::none() };
                let target = PathBuf::from(target.trim());
                if target.exists() {
                    desk.alarm(phrase!("archive-target-taken", path = target.display().to_string()));
                } else if !target.as_os_str().is_empty() {
                    self.copy(&path, &target, desk);
                }
            }
        }
        Task::none()
    }

    fn copy(&mut self, path: &Path, target: &Path, desk: &mut Desk) {
        if desk.ok_or_notify(archive::copy_to(path, target).map_err(|error| error.phrase())).is_some() {
            self.close();
            desk.done(phrase!("archive-copied", path = target.display().to_string()));
        }
    }

    pub fn view<'a>(&self, ui: Ui) -> Option<Element<'a, Message>> {
        let (_, target) = self.0.as_ref()?;
        let field = ui.field(&tr!(ui, "archive-target"), target, TypeSize::Body).font(SANS).width(Fill);
        let field = field.on_input(Message::Typed).on_submit(Message::Sent);
        let field = field.padding([ui.gap(7.0), ui.gap(10.0)]).id(FIELD);
        let choose = ui.button(tr!(ui, "archive-choose")).on_press(Message::ChoosePressed);
        let there = (!target.trim().is_empty()).then_some(Message::Sent);
        let copy = ui.primary(tr!(ui, "archive-copy-here")).on_press_maybe(there);
        let controls = row![choose, copy].spacing(ui.gap(8.0)).wrap();
        Some(column![ui.faint(tr!(ui, "archive-target")), field, controls].spacing(ui.gap(6.0)).into())
    }
}

fn beside(path: &Path, desk: &Desk) -> PathBuf {
    desk.outside.documents().join(path.file_name().unwrap_or_default())
}

fn choose(path: &Path, desk: &Desk) -> Task<Message> {
    let endings: &[&str] = match championship::journal::is_named(path) {
        true => &[championship::journal::ENDING],
        false => &[journal::ENDING],
    };
    let kind = Kind { name: tr!(desk.lang(), "app-records"), endings };
    let asked = desk.outside.target(tr!(desk.lang(), "archive-copy"), kind, &beside(path, desk));
    let path = path.to_owned();
    asked.map(move |target| Message::Chosen(path.clone(), target))
}
