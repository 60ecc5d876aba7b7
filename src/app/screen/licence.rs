//! The text of a licence, and of what it is asked.

use iced::widget::column;

use crate::app::kit::contents::{self, Layout};
use crate::app::prelude::*;
use crate::app::route::Under;
use crate::licences;

#[derive(Debug)]
pub struct State {
    name: String,
    /// Where its source is kept, where that is known.
    home: Option<&'static str>,
    texts: Vec<(String, &'static str)>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    PartPressed(usize),
}

const TEXT_MAX_WIDTH_PX: f32 = 700.0;

impl State {
    pub(crate) fn new(under: Under) -> Self {
        let (name, home, texts) = match under {
            Under::Named(one) => (one.name.to_owned(), None, vec![(one.id.to_owned(), one.text)]),
            Under::Crate(place) => licences::crates().get(place).map_or_else(Default::default, |(one, of)| {
                let texts = of.iter().map(|licence| (licence.name.clone(), licence.text.as_str())).collect();
                (format!("{} {}", one.name, one.version), one.home.as_deref(), texts)
            }),
        };
        Self { name, home, texts }
    }
}

/// A text in paragraphs: lines that are broken only to be short are joined, so that they fit any width.
fn paragraphs(text: &str) -> impl Iterator<Item = String> + '_ {
    let text = text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    text.filter(|part| !part.is_empty())
}

impl Pane for State {
    type Message = Message;

    fn name(&self, _desk: &Desk) -> String {
        self.name.clone()
    }

    fn update(&mut self, message: Message, _desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => Action::Open(way),
            Message::PartPressed(place) => Action::Run(contents::lead_to(place)),
        }
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let bar = bar(ui, self.name.clone(), Message::Asked, []);
        let layout = Layout { id: "licence", wide: ui.wide(TEXT_MAX_WIDTH_PX), gap: ui.gap(14.0) };
        let home = self.home.map(|home| (None, ui.faint(home).width(Fill).into()));
        let texts = self.texts.iter().map(|(name, text)| {
            let text = paragraphs(text).map(|part| ui.body(part).width(Fill).line_height(1.4).into());
            let text = Column::from_iter(text).spacing(ui.gap(10.0));
            (Some(name.clone()), column![ui.heading(name.clone()), text].spacing(ui.gap(10.0)).into())
        });
        contents::view(ui, bar, layout, home.into_iter().chain(texts).collect(), Message::PartPressed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_lines_are_joined_and_paragraphs_kept() {
        let text = "The MIT\nLicense\n\n\n  of A,\n  B\n";
        assert_eq!(paragraphs(text).collect::<Vec<_>>(), ["The MIT License", "of A, B"]);
    }
}
