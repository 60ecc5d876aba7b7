//! What is on a page, for whoever does not see it: while all is gone through, each widget of ours says what it is ([`Semantics`])
//! before what it holds is gone through, and what a reader asks of it comes back in the same value. Knows no reader.

use accesskit::Role;
use iced::advanced::layout::Layout;
use iced::advanced::widget::{Id, Operation, Tree};
use iced::{Element, Rectangle};

use super::round::{Decorator, round};

#[derive(Clone, Debug, Default)]
pub struct Semantics {
    pub role: Role,
    /// What it is called; the words within it, where nothing is said.
    pub name: Option<String>,
    pub about: Option<String>,
    pub value: Option<String>,
    /// Whether it is chosen or on, where it can be.
    pub chosen: Option<bool>,
    pub open: Option<bool>,
    pub off: bool,
    /// Whether the focus is here although it cannot take it now.
    pub focused: bool,
    /// Whether it holds what is gone through next.
    pub holds: bool,
    /// Whether it can be pressed although it is of a kind that mostly cannot.
    pub pressed: bool,
    /// Its number among the rows of a list of which not all are there, from 0.
    pub at: Option<usize>,
    /// How many rows it has, where not all are there.
    pub count: Option<usize>,
    /// Whether it lies before everything else, which is not there meanwhile.
    pub modal: bool,
    /// How deep a heading is, from 1.
    pub level: Option<usize>,
    /// The caret and the other end of what is selected, in characters, where it is written in.
    pub caret: Option<(usize, usize)>,
    /// The least and the greatest that it can be set to, and what it is set to.
    pub range: Option<[f64; 3]>,
    /// Its places that can be visited and pressed, where it is one picture; of an image, what is to be read in it.
    pub parts: Vec<SemanticPart>,
    /// What is asked of it; to be answered with its next update.
    pub asked: Option<SemanticAction>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SemanticPart {
    pub key: String,
    pub name: String,
    pub bounds: Rectangle,
    pub here: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum SemanticAction {
    Pressed,
    /// The cursor is led to the part of that number.
    Led(usize),
    PartPressed(usize),
    /// This is written in it, in place of what stands there.
    Written(String),
    /// The caret and the other end of what is selected.
    Selected(usize, usize),
    Set(f64),
}

impl Semantics {
    pub fn holding(role: Role) -> Self {
        Self { role, holds: true, ..Self::default() }
    }

    pub fn say(mut self, id: Option<&Id>, bounds: Rectangle, operation: &mut dyn Operation) -> Option<SemanticAction> {
        operation.custom(id, bounds, &mut self);
        self.asked
    }
}

struct Annotated<F>(Semantics, F, Option<SemanticAction>);

impl<Message, F: Fn(SemanticAction) -> Option<Message>> Decorator<Message> for Annotated<F> {
    fn introduce(&mut self, _tree: &Tree, layout: Layout<'_>, operation: &mut dyn Operation) {
        self.2 = self.0.clone().say(None, layout.bounds(), operation).or(self.2.take());
    }

    fn asked(&mut self) -> Option<Message> {
        self.2.take().and_then(&self.1)
    }
}

pub fn annotated<'a, Message: 'a>(
    semantics: Semantics,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    interactive(semantics, content, |_| None)
}

pub fn interactive<'a, Message: 'a>(
    semantics: Semantics,
    content: impl Into<Element<'a, Message>>,
    answer: impl Fn(SemanticAction) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    round(Annotated(semantics, answer, None), content)
}

pub fn heading<'a, Message: 'a>(level: usize, words: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    annotated(Semantics { level: Some(level), ..Semantics::holding(Role::Heading) }, words)
}

pub fn named<'a, Message: 'a>(name: String, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    annotated(Semantics { name: Some(name), ..Semantics::holding(Role::Group) }, content)
}

pub fn image<'a, Message: 'a>(name: String, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    annotated(Semantics { name: Some(name), role: Role::Image, ..Semantics::default() }, content)
}

pub fn modal<'a, Message: 'a>(name: String, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    annotated(Semantics { name: Some(name), modal: true, ..Semantics::holding(Role::Dialog) }, content)
}
