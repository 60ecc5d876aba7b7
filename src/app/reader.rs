//! What a screen reader is told, and what it asks for: the page as a tree of named things, sent where somebody listens.
//! Widgets say what they are (`widget::semantics`); [`page`] makes a tree of that, and [`Reader`] sends what has
//! changed with every frame, through AccessKit to the system ([`link`]). Knows no screen and no game.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;
use std::time::{Duration, Instant};

use accesskit::{Action, ActionData, ActionRequest, Node, NodeId, TreeId, TreeInfo, TreeUpdate};
use iced::advanced::Shell;
use iced::advanced::widget::Operation;
use iced::{Element, Event, Task, window};

use crate::app::desk::announced::{Announced, sentences};
use crate::app::widget::reveal;
use crate::app::widget::round::{Content, Decorator, round};
pub use crate::app::widget::semantics::SemanticAction;

pub mod link;
pub mod page;

use link::Link;
use page::{Page, Wanted};

#[derive(Default)]
pub struct Reader {
    link: Option<Link>,
    /// What was sent; nothing after somebody has begun to listen.
    sent: HashMap<NodeId, Node>,
    focus: Option<NodeId>,
    /// The announcements that are on the page, by number, how many were made, and when the last was.
    spoken: VecDeque<(u64, String)>,
    heard: u64,
    spoke: Option<Instant>,
}

/// How many announcements stay on the page, to be found there.
const STAY: usize = 5;
/// How far apart at least: Orca drops what reaches it within 0.1 s of another, which may have waited in a queue.
const APART: Duration = Duration::from_millis(400);

impl std::fmt::Debug for Reader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reader").field("focus", &self.focus).finish_non_exhaustive()
    }
}

pub type Shared = Rc<RefCell<Reader>>;

impl Reader {
    pub fn reach(&mut self, window: window::Id) -> Task<()> {
        let (link, task) = Link::new(window);
        self.link = Some(link);
        task
    }

    pub fn has_reached(&self) -> bool {
        self.link.is_some()
    }

    fn listens(&self) -> bool {
        self.link.as_ref().is_some_and(Link::listens)
    }

    fn due(&self, announced: &Announced, now: Instant) -> Option<Instant> {
        announced.since(self.heard).next().map(|_| self.spoke.map_or(now, |spoke| (spoke + APART).max(now)))
    }

    /// Says what is on the page now: all of it to whoever has just begun to listen, else what has changed. What was announced
    /// since goes in one, as soon as it is due, and to nobody who was not there.
    fn send(&mut self, page: Page, said: &PageSummary<'_>, now: Instant) {
        if self.link.as_ref().is_some_and(Link::begins) {
            (self.sent, self.focus) = (HashMap::new(), None);
            self.heard = said.announced.since(0).last().map_or(0, |(number, _)| number);
        }
        let mut told = page.finish(said, &self.spoken);
        self.update(&mut told);
        if self.due(said.announced, now) != Some(now) {
            return;
        }
        let (numbers, words): (Vec<_>, Vec<_>) = said.announced.since(self.heard).unzip();
        self.heard = numbers.last().copied().unwrap_or(self.heard);
        self.spoke = Some(now);
        self.spoken.push_back((self.heard, sentences(words)));
        if self.spoken.len() > STAY {
            self.spoken.pop_front();
        }
        told.announce(&self.spoken);
        self.update(&mut told);
    }

    fn update(&mut self, told: &mut page::PageTree) {
        let tree = self.sent.is_empty().then(|| TreeInfo::new(page::ROOT));
        let is_new = |(id, node): &&(NodeId, Node)| self.sent.get(id) != Some(node);
        let changed: Vec<_> = told.nodes.iter().filter(is_new).cloned().collect();
        if changed.is_empty() && self.focus == Some(told.focus) {
            return;
        }
        self.sent = told.nodes.iter().cloned().collect();
        self.focus = Some(told.focus);
        let update = TreeUpdate { nodes: changed, tree, tree_id: TreeId::ROOT, focus: told.focus };
        if let Some(link) = &self.link {
            link.tell(update);
        }
    }

    fn focused(&self, focused: bool) {
        if let Some(link) = &self.link {
            link.focused(focused);
        }
    }
}

struct Reading<'a> {
    reader: Shared,
    said: PageSummary<'a>,
}

#[derive(Clone, Debug)]
pub struct PageSummary<'a> {
    pub window: String,
    pub page: String,
    /// How deep it lies: a page above another is another, however alike they are.
    pub depth: usize,
    pub announced: &'a Announced,
}

pub fn reading<'a, Message: 'a>(
    reader: Shared,
    said: PageSummary<'a>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    round(Reading { reader, said }, content)
}

fn wanted(request: ActionRequest) -> Option<Wanted> {
    let asked = match (request.action, request.data) {
        (Action::Click | Action::Expand | Action::Collapse, _) => Some(SemanticAction::Pressed),
        (Action::SetValue | Action::ReplaceSelectedText, Some(ActionData::Value(text))) => {
            Some(SemanticAction::Written(text.into()))
        }
        (Action::SetValue, Some(ActionData::NumericValue(number))) => Some(SemanticAction::Set(number)),
        (Action::SetTextSelection, Some(ActionData::SetTextSelection(selection))) => {
            Some(SemanticAction::Selected(selection.anchor.character_index, selection.focus.character_index))
        }
        (Action::Focus | Action::ScrollIntoView, _) => None,
        _ => return None,
    };
    Some(Wanted { node: request.target_node, asked })
}

impl<Message> Decorator<Message> for Reading<'_> {
    /// With a frame, what was asked for reaches its widgets, which answer as they hear of the frame.
    fn before(&mut self, content: &mut Content<'_, '_, Message>, event: &Event, shell: &mut Shell<'_, Message>) {
        let Event::Window(window::Event::RedrawRequested(now)) = event else { return };
        if !self.reader.borrow().listens() {
            return;
        }
        if let Some(due) = self.reader.borrow().due(self.said.announced, *now).filter(|due| due > now) {
            shell.request_redraw_at(due);
        }
        let asked = self.reader.borrow().link.as_ref().map(Link::asked).unwrap_or_default();
        for wanted in asked.into_iter().filter_map(wanted) {
            let leads = wanted.asked.is_none();
            let mut operate = |operation: &mut dyn Operation| content.operate(operation);
            operate(&mut Page::asking(wanted, self.said.depth, &self.said.page));
            if leads {
                reveal::now(&mut operate);
            }
            shell.request_redraw();
        }
    }

    fn answer(&mut self, content: &mut Content<'_, '_, Message>, event: &Event) -> bool {
        match event {
            Event::Window(window::Event::RedrawRequested(now)) if self.reader.borrow().listens() => {
                let mut page = Page::new(self.said.depth, &self.said.page);
                content.operate(&mut page);
                self.reader.borrow_mut().send(page, &self.said, *now);
            }
            Event::Window(window::Event::Focused) => self.reader.borrow().focused(true),
            Event::Window(window::Event::Unfocused) => self.reader.borrow().focused(false),
            _ => {}
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::desk::Desk;

    #[test]
    fn what_is_announced_together_is_said_in_one_and_what_follows_at_once_waits() {
        let (mut desk, mut reader, begin) = (Desk::new(None), Reader::default(), Instant::now());
        let mut heard = |desk: &Desk, after: u64| {
            let now = begin + Duration::from_millis(after);
            let said =
                PageSummary { window: String::new(), page: String::new(), depth: 0, announced: desk.announced() };
            reader.send(Page::new(0, ""), &said, now);
            (reader.spoken.back().map(|(_, words)| words.clone()), reader.due(desk.announced(), now))
        };
        assert_eq!(heard(&desk, 0), (None, None));
        ["Thrown: 6", "Where does it go?"].into_iter().for_each(|words| desk.announce(words));
        let first = Some("Thrown: 6. Where does it go?".to_owned());
        assert_eq!(heard(&desk, 10), (first.clone(), None));
        desk.announce("Not there");
        assert_eq!(heard(&desk, 20), (first.clone(), Some(begin + Duration::from_millis(410))));
        desk.announce("Here");
        assert_eq!(heard(&desk, 409).0, first);
        assert_eq!(heard(&desk, 410), (Some("Not there. Here.".to_owned()), None));
        assert_eq!(heard(&desk, 900).0, Some("Not there. Here.".to_owned()));
    }
}
