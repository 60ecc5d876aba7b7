//! A file that is made and written, or goes to the system's viewer. Knows no screen, and not what is in it.

use std::path::{Path, PathBuf};

use iced::widget::column;

use base::draw::Look;
use base::draw::{Drawing, pixels};
use base::folding::file_name;
use club::store;
use games::table::Title;

use super::target::{self, Target};
use crate::app::outside::Kind;
use crate::app::prelude::*;

const TARGET: &str = "print-target";

#[derive(Debug, Default)]
pub struct Saving {
    target: Target,
    busy: bool,
    /// Whether what lies there was written here: the next file has another name.
    is_written: bool,
}

#[derive(Clone, Debug)]
pub enum Message {
    Target(target::Message),
    OpenPressed,
    /// It was written, or why not; then it is opened.
    Written(Result<PathBuf, Phrase>, bool),
}

/// What makes the file, on a thread of its own.
pub type Make = Box<dyn FnOnce() -> Result<Vec<u8>, Phrase> + Send>;

impl Saving {
    pub fn of_picture(title: &dyn Title, desk: &Desk) -> Self {
        let mut saving = Self::default();
        let name = file_name(&desk.lang().say(&title.about().name()));
        saving.retarget(desk.outside.documents().join(format!("{name}.png")).display().to_string());
        saving
    }

    /// `scale` in pixels a unit of the drawing.
    pub fn keep(
        &mut self,
        message: Message,
        key: &str,
        (drawing, look, scale): (Drawing, Look, f32),
        desk: &mut Desk,
    ) -> Task<Message> {
        let kind = Kind { name: tr!(desk.lang(), "ending-picture"), endings: &["png"] };
        let make = move || -> Option<Make> {
            Some(Box::new(move || pixels::png(&drawing, look, scale).ok_or_else(|| phrase!("ending-no-picture"))))
        };
        self.update(message, (kind, key), make, desk)
    }

    pub fn target(&self) -> &str {
        &self.target.path
    }

    pub fn retarget(&mut self, target: String) {
        self.target.retarget(target);
        self.is_written = false;
    }

    pub fn rename(&mut self, file: &str, usual: &Path) {
        let folder = Path::new(self.target()).parent().filter(|folder| folder.is_absolute());
        self.retarget(folder.unwrap_or(usual).join(file).display().to_string());
    }

    /// Whether it bears that name, or one that has been used.
    pub fn is_named(&self, file: &str) -> bool {
        self.is_written || Path::new(self.target()).file_name().is_some_and(|name| name == file)
    }

    pub fn refusal(&self) -> Option<Message> {
        self.target.refusal().map(Message::Target)
    }

    /// The viewer knows the file under `name`.
    pub fn update(
        &mut self,
        message: Message,
        (kind, name): (Kind, &str),
        make: impl FnOnce() -> Option<Make>,
        desk: &mut Desk,
    ) -> Task<Message> {
        match message {
            Message::Target(message) => {
                self.is_written &= !matches!(message, target::Message::Typed(_));
                let asked = (tr!(desk.lang(), "app-print-save"), kind);
                let (path, task) = self.target.update(message, TARGET, asked, desk);
                return path.map_or_else(|| task.map(Message::Target), |path| self.write(path, false, make));
            }
            Message::OpenPressed => match desk.folders() {
                Some(folders) => {
                    let ending = kind.endings.first().copied().unwrap_or("pdf");
                    let path = folders.data().join("print").join(format!("{name}.{ending}"));
                    return self.write(path, true, make);
                }
                None => desk.alarm(phrase!("app-print-no-folder")),
            },
            Message::Written(written, open) => self.written(written, open, desk),
        }
        Task::none()
    }

    fn write(&mut self, path: PathBuf, open: bool, make: impl FnOnce() -> Option<Make>) -> Task<Message> {
        let Some(make) = Some(make).filter(|_| !self.busy).and_then(|make| make()) else { return Task::none() };
        self.busy = true;
        let job = move || {
            let bytes = make()?;
            if let Some(folder) = path.parent() {
                // Where it cannot be made, writing says why.
                let _ = std::fs::create_dir_all(folder);
            }
            store::write(&path, &bytes).map(|()| path).map_err(|error| error.phrase())
        };
        work(job).map(move |written| Message::Written(written, open))
    }

    fn written(&mut self, written: Result<PathBuf, Phrase>, open: bool, desk: &mut Desk) {
        self.busy = false;
        desk.dismiss_all();
        match written {
            Ok(path) if open => match desk.outside.open(&path) {
                Ok(()) => desk.done(phrase!("app-print-opened", path = path.display().to_string())),
                Err(error) => {
                    // In the system's own words, which say nothing to whoever wants to print.
                    ::log::warn!("no viewer for {}: {error}", path.display());
                    desk.warn(phrase!("app-print-not-opened", path = path.display().to_string()));
                }
            },
            Ok(path) => {
                self.is_written = true;
                desk.done(phrase!("app-print-saved", path = path.display().to_string()));
            }
            Err(why) => desk.alarm(why),
        }
    }

    pub fn view<'a>(&'a self, ui: Ui, there_is: bool) -> Element<'a, Message> {
        let ready = !self.busy && there_is;
        let path = self.target.path.as_str();
        let field = ui.field("…/namaste.pdf", path, TypeSize::Small).padding(ui.gap(8.0));
        let field = field.named(tr!(ui, "app-print-target"));
        let field = field.on_input(target::Message::Typed).on_submit(target::Message::Sent).id(TARGET);
        let save = ui.primary(tr!(ui, "app-print-save")).id("print-save");
        let save = save.on_press_maybe((ready && !path.trim().is_empty()).then_some(target::Message::Sent));
        let choose = ui.button(tr!(ui, "app-data-choose"));
        let choose = choose.on_press_maybe(ready.then_some(target::Message::ChoosePressed));
        let is_printed = Path::new(path).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"));
        let show = Phrase::new(if is_printed { "app-print-open" } else { "app-open" });
        let show = ui.button(ui.say(&show)).on_press_maybe(ready.then_some(Message::OpenPressed));
        let of_target = |part: Element<'a, target::Message>| part.map(Message::Target);
        let controls = row![of_target(save.into()), of_target(choose.into()), show].spacing(ui.gap(8.0)).wrap();
        let busy = self.busy.then(|| ui.faint(tr!(ui, "app-print-busy")));
        let parts = column![of_target(field.into())].push(self.target.question(ui).map(of_target));
        parts.push(controls).push(busy).spacing(ui.gap(10.0)).into()
    }
}
