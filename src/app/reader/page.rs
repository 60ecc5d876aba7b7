//! A page as a tree of things with names, made by going through all its widgets once. A thing keeps its number from
//! frame to frame by its id or where it stands among its neighbours. Words within a control are its name.

use std::any::Any;
use std::collections::{HashSet, VecDeque};
use std::hash::Hasher as _;

use accesskit::{Action, Live, Node, NodeId, Orientation, Rect, Role, TextPosition, TextSelection, Toggled};
use fnv::FnvHasher;
use iced::advanced::widget::operation::{Focusable, Scrollable, TextInput};
use iced::advanced::widget::{Id, Operation};
use iced::{Rectangle, Vector};

use super::{PageSummary, STAY};
use crate::app::widget::semantics::{SemanticAction, Semantics};

/// The window; what is announced follows it.
pub const ROOT: NodeId = NodeId(0);

/// What is asked of a thing: to be led to, where nothing more is said.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub node: NodeId,
    pub asked: Option<SemanticAction>,
}

#[derive(Clone, Debug)]
pub struct PageTree {
    /// All things, the window first.
    pub nodes: Vec<(NodeId, Node)>,
    pub focus: NodeId,
    page: NodeId,
}

impl PageTree {
    pub fn announce(&mut self, spoken: &VecDeque<(u64, String)>) {
        let is_spoken = |id: NodeId| id != ROOT && id.0 >> 63 == 0;
        self.nodes.retain(|(id, _)| !is_spoken(*id));
        let mut children = vec![self.page];
        for (number, words) in spoken {
            let mut node = Node::new(Role::Label);
            node.set_value(words.as_str());
            node.set_live(Live::Polite);
            // The window is 0, and they are counted from 1.
            children.push(NodeId(*number));
            self.nodes.push((NodeId(*number), node));
        }
        self.nodes[0].1.set_children(children);
    }
}

struct Element {
    id: NodeId,
    told: Semantics,
    bounds: Rectangle,
    words: Vec<String>,
    children: Vec<usize>,
    takes_focus: bool,
    group: Option<String>,
    /// In which row and column of a table it stands, from 0.
    place: Option<[usize; 2]>,
}

#[derive(Clone, Copy)]
struct Scope {
    hash: u64,
    next: u64,
    owner: usize,
    shift: Vector,
}

pub struct Page {
    found: Vec<Element>,
    scope: Scope,
    /// Who holds what is gone through next, and how far that is scrolled.
    holder: Option<usize>,
    scrolled: Vector,
    last: Option<usize>,
    focus: Option<NodeId>,
    wanted: Option<Wanted>,
    used: HashSet<NodeId>,
    modal: Option<usize>,
}

fn hash(seed: u64, parts: &[u64], name: &str) -> u64 {
    let mut hasher = FnvHasher::with_key(seed);
    parts.iter().for_each(|part| hasher.write_u64(*part));
    hasher.write(name.as_bytes());
    // Small numbers are the window's and of what is announced.
    hasher.finish() | 1 << 63
}

fn is_pressed(role: Role) -> bool {
    matches!(role, Role::Button | Role::RadioButton | Role::CheckBox | Role::ListItem)
}

fn is_cell(role: Role) -> bool {
    matches!(role, Role::Cell | Role::ColumnHeader)
}

fn takes_words(role: Role) -> bool {
    is_pressed(role) || is_cell(role) || matches!(role, Role::Heading | Role::Image)
}

impl Page {
    pub fn new(depth: usize, name: &str) -> Self {
        let seed = hash(depth as u64, &[], name);
        let root = Element {
            // Another page is another thing, so that coming to it is told.
            id: NodeId(seed),
            // Of a pane Orca reads every label as one comes to it.
            told: Semantics::holding(Role::Main),
            bounds: Rectangle::default(),
            words: Vec::new(),
            children: Vec::new(),
            takes_focus: true,
            group: None,
            place: None,
        };
        Self {
            found: vec![root],
            scope: Scope { hash: seed, next: 0, owner: 0, shift: Vector::ZERO },
            holder: None,
            scrolled: Vector::ZERO,
            last: None,
            focus: None,
            wanted: None,
            used: HashSet::new(),
            modal: None,
        }
    }

    pub fn asking(wanted: Wanted, depth: usize, name: &str) -> Self {
        Self { wanted: Some(wanted), ..Self::new(depth, name) }
    }

    fn number(&mut self, id: Option<&Id>) -> NodeId {
        self.scope.next += 1;
        let named = id.map(|id| NodeId(hash(self.found[0].id.0, &[], &format!("{id:?}"))));
        let number = named.filter(|id| !self.used.contains(id));
        let number = number.unwrap_or(NodeId(hash(self.scope.hash, &[self.scope.next], "")));
        self.used.insert(number);
        number
    }

    fn add(&mut self, id: NodeId, told: Semantics, bounds: Rectangle) -> usize {
        let index = self.found.len();
        let owner = &mut self.found[self.scope.owner];
        owner.children.push(index);
        let group = match owner.told.role {
            Role::Group | Role::RadioGroup | Role::Dialog => owner.told.name.clone().or_else(|| owner.group.clone()),
            _ => owner.group.clone(),
        };
        let bounds = bounds - self.scope.shift;
        let (words, children) = (Vec::new(), Vec::new());
        self.found.push(Element { id, told, bounds, words, children, takes_focus: false, group, place: None });
        (self.holder, self.scrolled) = (None, Vector::ZERO);
        index
    }

    fn is_asked(&self, id: NodeId) -> Option<SemanticAction> {
        self.wanted.as_ref().filter(|wanted| wanted.node == id).and_then(|wanted| wanted.asked.clone())
    }

    pub fn finish(mut self, said: &PageSummary<'_>, spoken: &VecDeque<(u64, String)>) -> PageTree {
        let page = self.found[0].id;
        self.found[0].told.name = Some(said.page.clone());
        if let Some(modal) = self.modal {
            self.found[0].children = vec![modal];
        }
        for table in 0..self.found.len() {
            if self.found[table].told.role == Role::Table {
                self.count_cells(table);
            }
        }
        let mut window = Node::new(Role::Window);
        window.set_label(said.window.clone());
        window.set_children([page]);
        let mut nodes = Vec::with_capacity(self.found.len() + STAY + 1);
        nodes.push((ROOT, window));
        let mut there = HashSet::new();
        self.write(0, &mut nodes, &mut there);
        let focus = self.focus.filter(|id| there.contains(id));
        // What lies before the rest is where one is.
        let focus = focus.unwrap_or_else(|| self.modal.map_or(page, |modal| self.found[modal].id));
        let mut told = PageTree { nodes, focus, page };
        told.announce(spoken);
        told
    }

    /// Numbers the rows of a table and their cells, each of which is described by the last heading above it.
    fn count_cells(&mut self, table: usize) {
        let (mut heads, mut row): (Vec<String>, usize) = (Vec::new(), 0);
        let rows: Vec<(usize, Option<usize>)> = self.rows(table).collect();
        // Of a list that follows its headings only some rows are there.
        let above = rows.iter().filter(|(_, at)| at.is_none()).count();
        for (index, at) in rows {
            row = at.map_or(row, |at| above + at);
            self.found[index].place = Some([row, 0]);
            let cells = self.found[index].children.iter().copied();
            let cells: Vec<usize> = cells.filter(|cell| is_cell(self.found[*cell].told.role)).collect();
            if cells.iter().any(|cell| self.found[*cell].told.role == Role::ColumnHeader) {
                heads = cells.iter().map(|cell| self.spelled(*cell)).collect();
            }
            for (column, cell) in cells.into_iter().enumerate() {
                let cell = &mut self.found[cell];
                cell.place = Some([row, column]);
                if cell.told.role == Role::Cell {
                    cell.told.about = heads.get(column).filter(|head| !head.is_empty()).cloned();
                }
            }
            row += 1;
        }
    }

    /// The rows of a table, those of a list within it as well, which are numbered by it.
    fn rows(&self, table: usize) -> impl Iterator<Item = (usize, Option<usize>)> {
        let within = self.found[table].children.iter().flat_map(|child| match self.found[*child].told.role {
            Role::RowGroup => self.found[*child].children.as_slice(),
            _ => std::slice::from_ref(child),
        });
        within.filter(|row| self.found[**row].told.role == Role::Row).map(|row| (*row, self.found[*row].told.at))
    }

    /// All that is called something within it, one after the other; of cells also what their columns are called.
    fn spelled(&self, index: usize) -> String {
        let found = &self.found[index];
        let said = found.told.name.iter().chain(&found.words).filter(|words| !words.trim().is_empty());
        let said: Vec<&str> = said.map(String::as_str).collect();
        if !said.is_empty() {
            return said.join(", ");
        }
        let inner = found.children.iter().map(|child| match &self.found[*child].told.about {
            Some(head) if is_cell(self.found[*child].told.role) => format!("{head} {}", self.spelled(*child)),
            Some(_) | None => self.spelled(*child),
        });
        inner.filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
    }

    fn write(&self, index: usize, nodes: &mut Vec<(NodeId, Node)>, there: &mut HashSet<NodeId>) {
        let found = &self.found[index];
        there.insert(found.id);
        let told = &found.told;
        let mut node = Node::new(told.role);
        node.set_bounds(rect(found.bounds));
        let (name, more) = self.name(index);
        // What the name or the value says already is not said again.
        let is_said =
            |more: &String| name.as_ref().is_some_and(|name| name.contains(more)) || told.value.as_ref() == Some(more);
        let more = told.about.clone().or(more).filter(|more| !is_said(more));
        match told.role {
            Role::Label => node.set_value(name.unwrap_or_default()),
            _ => name.into_iter().for_each(|name| node.set_label(name)),
        }
        if let Some(more) = more {
            node.set_description(more);
        }
        match &told.value {
            Some(value) if told.role != Role::Label => node.set_value(value.clone()),
            Some(_) | None => {}
        }
        if let Some(chosen) = told.chosen {
            node.set_toggled(Toggled::from(chosen));
        }
        if let Some(open) = told.open {
            node.set_expanded(open);
            node.add_action(if open { Action::Collapse } else { Action::Expand });
        }
        if let Some(level) = told.level {
            node.set_level(level);
        }
        if let Some([least, most, now]) = told.range {
            node.set_min_numeric_value(least);
            node.set_max_numeric_value(most);
            node.set_numeric_value(now);
            node.set_orientation(Orientation::Horizontal);
            node.add_action(Action::SetValue);
        }
        if let Some([row, column]) = found.place {
            node.set_row_index(row);
            if is_cell(told.role) {
                node.set_column_index(column);
            }
        }
        if told.role == Role::Table {
            let rows = || self.rows(index).map(|(row, _)| row);
            let there = rows().filter(|row| self.found[*row].told.at.is_none()).count();
            let more: usize = found.children.iter().filter_map(|child| self.found[*child].told.count).sum();
            node.set_row_count(there + more);
            let cells = |row: usize| self.found[row].children.iter().filter(|cell| self.found[**cell].place.is_some());
            node.set_column_count(rows().map(|row| cells(row).count()).max().unwrap_or_default());
        }
        if let Some(at) = told.at {
            node.set_position_in_set(at);
        }
        if let Some(count) = told.count {
            node.set_size_of_set(count);
        }
        if told.modal {
            node.set_modal();
        }
        if told.off {
            node.set_disabled();
        }
        // What can do nothing now is still visited and pressed in vain: a reader would leave it for the frame.
        let pressed = told.pressed || is_pressed(told.role);
        if found.takes_focus || pressed {
            node.add_action(Action::Focus);
            node.add_action(Action::ScrollIntoView);
        }
        if pressed {
            node.add_action(Action::Click);
        }
        let mut children: Vec<NodeId> = found.children.iter().map(|child| self.found[*child].id).collect();
        if told.role == Role::TextInput {
            children.push(write_text(found, &mut node, nodes));
        }
        for part in &told.parts {
            let id = part_id(found.id, &part.key);
            let mut place = Node::new(if told.role == Role::Image { Role::Label } else { Role::Button });
            place.set_bounds(rect(part.bounds));
            if told.role == Role::Image {
                place.set_value(part.name.clone());
            } else {
                place.set_label(part.name.clone());
                place.add_action(Action::Click);
                place.add_action(Action::Focus);
            }
            there.insert(id);
            children.push(id);
            nodes.push((id, place));
        }
        node.set_children(children);
        nodes.push((found.id, node));
        found.children.iter().for_each(|child| self.write(*child, nodes, there));
    }

    fn name(&self, index: usize) -> (Option<String>, Option<String>) {
        let found = &self.found[index];
        let told = &found.told;
        let mut words = found.words.iter().filter(|words| !words.trim().is_empty());
        if told.name.is_some() || told.role == Role::TextInput {
            let name = told.name.clone().or_else(|| found.group.clone());
            // A field without a name is called by what stands in it while it is empty.
            return (name.or_else(|| told.about.clone()), None);
        }
        if matches!(told.role, Role::List | Role::RowGroup) {
            return (self.found[0].told.name.clone(), None);
        }
        if is_cell(told.role) || told.role == Role::Row {
            return (Some(self.spelled(index)).filter(|words| !words.is_empty()), None);
        }
        if !takes_words(told.role) && told.role != Role::Label {
            return (found.group.clone().filter(|_| found.takes_focus), None);
        }
        match told.role {
            Role::Button | Role::RadioButton | Role::CheckBox => {
                let name = words.next().cloned();
                let more: Vec<&str> = words.map(String::as_str).collect();
                (name, (!more.is_empty()).then(|| more.join(" · ")))
            }
            _ => {
                let all: Vec<&str> = words.map(String::as_str).collect();
                ((!all.is_empty()).then(|| all.join(", ")), None)
            }
        }
    }
}

fn rect(bounds: Rectangle) -> Rect {
    let [x, y, width, height] = [bounds.x, bounds.y, bounds.width, bounds.height].map(f64::from);
    Rect { x0: x, y0: y, x1: x + width, y1: y + height }
}

fn part_id(of: NodeId, key: &str) -> NodeId {
    NodeId(hash(of.0, &[], key))
}

fn write_text(found: &Element, node: &mut Node, nodes: &mut Vec<(NodeId, Node)>) -> NodeId {
    let text = found.told.value.clone().unwrap_or_default();
    let id = part_id(found.id, "text");
    let mut run = Node::new(Role::TextRun);
    let lengths: Vec<u8> = text.chars().map(|letter| letter.len_utf8() as u8).collect();
    let letters: Vec<char> = text.chars().collect();
    let begins = |at: &usize| letters[*at].is_alphanumeric() && (*at == 0 || !letters[*at - 1].is_alphanumeric());
    let words: Vec<u8> = (0..letters.len().min(255)).filter(begins).map(|at| at as u8).collect();
    let at = |place: usize| TextPosition { node: id, character_index: place.min(letters.len()) };
    let (caret, other) = found.told.caret.unwrap_or((letters.len(), letters.len()));
    node.set_text_selection(TextSelection { anchor: at(other), focus: at(caret) });
    node.add_action(Action::SetValue);
    node.add_action(Action::SetTextSelection);
    run.set_value(text);
    run.set_character_lengths(lengths);
    run.set_word_starts(words);
    run.set_bounds(rect(found.bounds));
    nodes.push((id, run));
    id
}

impl Operation<()> for Page {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        self.scope.next += 1;
        let outer = self.scope;
        let owner = self.holder.take().unwrap_or(outer.owner);
        let shift = outer.shift + std::mem::replace(&mut self.scrolled, Vector::ZERO);
        self.scope = Scope { hash: hash(outer.hash, &[outer.next], ""), next: 0, owner, shift };
        operate(self);
        self.scope = outer;
        (self.holder, self.scrolled) = (None, Vector::ZERO);
    }

    fn container(&mut self, _id: Option<&Id>, _bounds: Rectangle) {
        (self.holder, self.scrolled) = (None, Vector::ZERO);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        (self.holder, self.scrolled) = (None, translation);
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        let owner = &mut self.found[self.scope.owner];
        if takes_words(owner.told.role) {
            owner.words.push(text.to_owned());
            return;
        }
        let id = self.number(None);
        let label = self.add(id, Semantics { role: Role::Label, ..Semantics::default() }, bounds);
        self.found[label].words.push(text.to_owned());
    }

    fn text_input(&mut self, id: Option<&Id>, bounds: Rectangle, _state: &mut dyn TextInput) {
        // One that was told of is there already.
        let owner = self.scope.owner;
        if self.found[owner].told.role == Role::TextInput {
            self.last = Some(owner);
            return;
        }
        let id = self.number(id);
        self.last = Some(self.add(id, Semantics { role: Role::TextInput, ..Semantics::default() }, bounds));
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        let Some(last) = self.last.take() else { return };
        let found = &mut self.found[last];
        found.takes_focus = true;
        if let Some(Wanted { node, asked: None }) = &self.wanted {
            if *node == found.id {
                state.focus();
            } else {
                state.unfocus();
            }
        }
        if state.is_focused() {
            self.focus = Some(found.id);
        }
    }

    fn custom(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        let Some(told) = state.downcast_mut::<Semantics>() else { return };
        // Headings and pictures within a control are its words.
        let owner = &mut self.found[self.scope.owner];
        if is_pressed(owner.told.role) && matches!(told.role, Role::Heading | Role::Image) {
            owner.words.extend(told.name.clone());
            (self.holder, self.scrolled) = (None, Vector::ZERO);
            return;
        }
        let number = self.number(id);
        told.asked = self.is_asked(number);
        if told.at.is_some() && self.wanted.as_ref().is_some_and(|wanted| wanted.node == number) {
            told.asked = told.asked.take().or(Some(SemanticAction::Led(0)));
        }
        if let Some(wanted) = &self.wanted {
            let part = told.parts.iter().position(|part| part_id(number, &part.key) == wanted.node);
            let asked = |part| {
                if wanted.asked.is_some() { SemanticAction::PartPressed(part) } else { SemanticAction::Led(part) }
            };
            told.asked = told.asked.take().or_else(|| part.map(asked));
        }
        let here = told.parts.iter().find(|part| part.here).map(|part| part_id(number, &part.key));
        if let Some(focus) = here.or_else(|| told.focused.then_some(number)) {
            self.focus = Some(focus);
        }
        let mut kept = told.clone();
        kept.parts.iter_mut().for_each(|part| part.bounds = part.bounds - self.scope.shift);
        let index = self.add(number, kept, bounds);
        if told.modal {
            self.modal = Some(index);
        }
        self.last = Some(index);
        self.holder = told.holds.then_some(index);
    }
}
