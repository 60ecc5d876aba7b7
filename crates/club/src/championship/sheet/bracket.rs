//! The knock-out from its seeds to the champion. One too large for a page goes on with a page for each branch.

use std::cmp::Reverse;

use base::draw::{Align, Drawing, Font, Role, Stroke};
use base::i18n::{Lang, tr};
use base::phrase::Phrase;
use games::table::leaf::{Leaf, MARGIN};

use super::{
    BOLD, Book, FAINT, Order, PLAIN, UPRIGHT, ended_early, group_name, not_begun, seated, stale_legend, stale_marked,
    write,
};
use crate::championship::Championship;
use crate::championship::fold::{Match, MatchState, Seat};
use crate::championship::plan::{self, Feed, Form};
use crate::championship::words;

const ROUNDS_PER_PAGE: usize = 5;
const LINES: usize = 40;
const LINE_HEIGHT_MAX_MM: f32 = 20.0;
const GROUP_ROW_MM: f32 = 3.7;
const GROUP_EXTRA_MM: f32 = 4.0;

enum Node {
    Match(String, Box<[Node; 2]>),
    /// A place that is not played for on this page, and the names and wins of its group where it has one.
    Seed(String, Vec<[String; 2]>),
}

pub fn pages(order: &Order<'_>) -> Result<Vec<Drawing>, Phrase> {
    let bracket = Bracket { cup: order.cup, lang: order.lang };
    if bracket.planned("final").is_none() {
        return Err(not_begun("championship-sheet-bracket"));
    }
    let mut knocked_out = order.cup.stages().filter(|(_, stage)| stage.parts.iter().any(|part| part.plan.single));
    let ended = knocked_out.find_map(|(_, stage)| ended_early(stage, order.lang));
    let mut book = Book::new(order, UPRIGHT.turned(), "championship-sheet-bracket", [ended, stale_legend(order)]);
    let deep = bracket.depth("final");
    // A page for all where it has room, else the branches fill their pages, and the last page has what is left.
    let (whole, _) = lines(&bracket.node("final", deep, &mut Vec::new()));
    let mut limit =
        if whole <= LINES { deep } else { (deep - ROUNDS_PER_PAGE * (deep.div_ceil(ROUNDS_PER_PAGE) - 1)).max(2) };
    let mut roots = vec!["final".to_owned()];
    while !roots.is_empty() {
        let mut next = Vec::new();
        for root in &roots {
            let node = bracket.node(root, limit, &mut next);
            bracket.page(book.page(), root, &node);
        }
        (roots, limit) = (next, ROUNDS_PER_PAGE);
    }
    Ok(book.done())
}

pub struct Bracket<'a> {
    pub cup: &'a Championship,
    pub lang: Lang,
}

/// In rows and columns: its column, counted back from the final, the first of its rows, from 1, and how many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub key: String,
    pub before_final: usize,
    pub rows: [usize; 2],
}

/// Where a page's bracket is drawn, mm.
struct Grid {
    column: f32,
    rounds: usize,
    /// Height of a line.
    unit: f32,
    y: f32,
}

impl Bracket<'_> {
    pub fn planned(&self, key: &str) -> Option<&plan::Part> {
        let begun = self.cup.part(key).map(|part| &part.plan);
        let planned = || {
            let forms = self.cup.plan().stages.iter().map(|stage| &stage.form);
            let parts = forms.filter_map(|form| if let Form::Parts(parts) = form { Some(parts) } else { None });
            parts.flatten().find(|part| part.key == key)
        };
        begun.or_else(planned).filter(|part| part.single)
    }

    pub fn called(&self, key: &str) -> String {
        self.lang.say(&words::single(self.cup, key))
    }

    /// What leads to a seat of a match, for as long as nobody has it.
    pub fn origin(&self, Feed { part, place }: &Feed) -> String {
        if self.planned(part).is_some() {
            let of = words::single(self.cup, part);
            return match place {
                1 => tr!(self.lang, "championship-bracket-winner", match = of),
                _ => tr!(self.lang, "championship-bracket-loser", match = of),
            };
        }
        if self.cup.plan().stages.iter().any(|stage| stage.key == part) {
            return tr!(self.lang, "championship-sheet-place", place = *place);
        }
        let group = group_name(part, self.lang);
        if *place == 1 { group } else { format!("{group}, {place}.") }
    }

    /// Column by column, the first round first, each beside those that lead to it; the third place below the final.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        let rows = self.cells_of("final", [0, 1], &mut cells);
        if self.planned("third").is_some() {
            cells.push(Cell { key: "third".to_owned(), before_final: 0, rows: [rows + 1, 2] });
        }
        cells.sort_by_key(|cell| (Reverse(cell.before_final), cell.rows[0]));
        cells
    }

    /// Gives back how many rows lead to it.
    fn cells_of(&self, key: &str, [before_final, from]: [usize; 2], cells: &mut Vec<Cell>) -> usize {
        let Some(part) = self.planned(key) else { return 1 };
        let mut count = 0;
        for feed in &part.feeds {
            count += self.cells_of(&feed.part, [before_final + 1, from + count], cells);
        }
        cells.push(Cell { key: key.to_owned(), before_final, rows: [from, count] });
        count
    }

    pub fn depth(&self, key: &str) -> usize {
        let Some(part) = self.planned(key) else { return 0 };
        1 + part.feeds.iter().map(|feed| self.depth(&feed.part)).max().unwrap_or(0)
    }

    /// What leads to a match; what lies further than `limit` rounds before it goes to `next`.
    fn node(&self, key: &str, limit: usize, next: &mut Vec<String>) -> Node {
        let Some(part) = self.planned(key) else { return Node::Seed(String::new(), Vec::new()) };
        let child = |side: usize| {
            let feed = &part.feeds[side];
            match self.planned(&feed.part) {
                Some(_) if limit > 1 => self.node(&feed.part, limit - 1, next),
                Some(_) => {
                    next.push(feed.part.clone());
                    Node::Seed(self.called(&feed.part), Vec::new())
                }
                None => self.seed(feed, self.player(key, side)),
            }
        };
        Node::Match(key.to_owned(), Box::new([0, 1].map(child)))
    }

    /// Whether somebody comes there without a match: in any round but the first they had a bye.
    pub fn joins(&self, key: &str, side: usize) -> bool {
        let feed = self.planned(key).and_then(|part| part.feeds.get(side));
        feed.is_some_and(|feed| self.cup.plan().stages.iter().any(|stage| is_joined(stage, feed)))
    }

    fn seed(&self, feed: &Feed, player: Option<Seat>) -> Node {
        let place = feed.place;
        if let Some(stage) = self.cup.plan().stages.iter().find(|stage| stage.key == feed.part) {
            // As they are numbered where they joined, whoever has changed places.
            let joined = player.and_then(Seat::id).filter(|_| stage.form == Form::Joining);
            let number = joined.unwrap_or(place);
            return Node::Seed(format!("{number}."), Vec::new());
        }
        let name = group_name(&feed.part, self.lang);
        let name = if place == 1 { name } else { format!("{name}, {place}.") };
        let planned = self.cup.plan().stages.iter().filter_map(|stage| match &stage.form {
            Form::Parts(parts) => parts.iter().find(|part| part.key == feed.part),
            _ => None,
        });
        // Only where the group is the plan's own there is room for it.
        let Some(plan) = planned.into_iter().next() else { return Node::Seed(name, Vec::new()) };
        let rows = self.cup.table(&feed.part);
        let tabled = rows.iter().map(|row| [self.cup.name(row.id).to_owned(), row.tally.wins.to_string()]).collect();
        let empty = plan.feeds.iter().map(|feed| [format!("{}.", feed.place), String::new()]).collect();
        Node::Seed(name, if rows.is_empty() { empty } else { tabled })
    }

    fn page(&self, leaf: &mut Leaf, root: &str, node: &Node) {
        let rounds = levels(node);
        let (width, bottom) = (leaf.drawing.size.width - 2.0 * MARGIN, leaf.drawing.size.height - super::FOOT);
        let column = width / (rounds + 1) as f32;
        let (count, groups) = lines(node);
        let unit = ((bottom - super::TOP - groups) / count as f32).min(LINE_HEIGHT_MAX_MM);
        let free = bottom - super::TOP - groups - unit * count as f32;
        let mut grid = Grid { column, rounds, unit, y: super::TOP + free / 3.0 };
        let y = self.draw(leaf, &mut grid, node, 0);
        let style = (Font::SerifBold, (unit * 0.8).clamp(3.6, 6.0), Role::Text);
        let left = MARGIN + column * rounds as f32;
        self.slot(leaf, (left, y, column), (self.winner(root), String::new()), &self.called(root), style);
        if root == "final" && self.planned("third").is_some() {
            self.third(leaf, column, bottom);
        }
    }

    /// Draws what leads to a place; gives back how high that lies, mm from above. `after`: how many rounds follow it.
    fn draw(&self, leaf: &mut Leaf, grid: &mut Grid, node: &Node, after: usize) -> f32 {
        let Node::Match(key, before) = node else {
            let Node::Seed(_, group) = node else { return grid.y };
            let y = grid.y + grid.unit * 0.8;
            grid.y +=
                grid.unit + if group.is_empty() { 0.0 } else { GROUP_ROW_MM * group.len() as f32 + GROUP_EXTRA_MM };
            return y;
        };
        let column = grid.rounds.saturating_sub(after + 1);
        let left = MARGIN + grid.column * column as f32;
        let size = (grid.unit * 0.62).clamp(2.5, 3.8);
        let ys = [0, 1].map(|side| {
            let y = self.draw(leaf, grid, &before[side], after + 1);
            let known = self.player(key, side);
            let won = self.found(key).and_then(Match::winner) == Some(side);
            let style = if won { BOLD } else { PLAIN };
            let label = match &before[side] {
                Node::Match(before, _) => self.called(before),
                Node::Seed(name, _) => name.clone(),
            };
            self.slot(leaf, (left, y, grid.column), (known, self.score(key, side)), &label, (style.0, size, style.2));
            let Node::Seed(_, group) = &before[side] else { return y };
            if column > 0 && self.joins(key, side) {
                let words = tr!(self.lang, "championship-bracket-bye");
                let style = (FAINT.0, size * 0.85, FAINT.2);
                write(leaf, (left - 1.5, y + size * 0.3), Align::Right, grid.column - 3.0, &words, style);
            }
            let right = left + grid.column - 6.0;
            if !group.is_empty() {
                let wins = tr!(self.lang, "championship-wins");
                write(leaf, (right, y + 3.0), Align::Right, 20.0, &wins, (Font::Sans, 2.5, Role::Faint));
            }
            for (at, [name, wins]) in group.iter().enumerate() {
                let base = y + 3.4 + GROUP_ROW_MM * (at + 1) as f32;
                write(leaf, (left + 1.2, base), Align::Left, grid.column - 16.0, name, FAINT);
                write(leaf, (right, base), Align::Right, 8.0, wins, FAINT);
            }
            y
        });
        leaf.upright(left + grid.column, ys[0], ys[1], Stroke::new(Role::Text.into(), 0.3));
        f32::midpoint(ys[0], ys[1])
    }

    fn slot(
        &self,
        leaf: &mut Leaf,
        (left, y, width): (f32, f32, f32),
        (known, score): (Option<Seat>, String),
        label: &str,
        style: (Font, f32, Role),
    ) {
        leaf.rule(left, left + width, y, Stroke::new(Role::Text.into(), 0.3));
        let name = known.map_or("", |seat| seated(self.cup, seat));
        let (base, room) = (y - 0.9, if score.is_empty() { width - 3.0 } else { width - 11.0 });
        // A seed stands before the name, what a match is called below its line.
        let seed = label.ends_with('.') && !label.contains(' ');
        let inset = if seed { 6.0 } else { 0.0 };
        if seed {
            write(leaf, (left + 1.2, base), Align::Left, 5.5, label, (Font::Sans, style.1 * 0.85, Role::Faint));
        } else if style.1 > 2.6 {
            let small = (Font::Sans, (style.1 * 0.72).min(2.7), Role::Faint);
            write(leaf, (left + 1.2, y + small.1 * 1.05), Align::Left, width - 2.0, label, small);
        }
        write(leaf, (left + 1.2 + inset, base), Align::Left, room - inset, name, style);
        write(leaf, (left + width - 1.5, base), Align::Right, 8.0, &score, style);
    }

    fn third(&self, leaf: &mut Leaf, column: f32, bottom: f32) {
        let left = leaf.drawing.size.width - MARGIN - 2.0 * column;
        for side in [0, 1] {
            let y = bottom - 11.0 * (1 - side) as f32;
            let won = self.found("third").and_then(Match::winner) == Some(side);
            let style = if won { BOLD } else { PLAIN };
            let line = (left, y, column);
            let label = if side == 0 { self.called("third") } else { String::new() };
            self.slot(leaf, line, (self.player("third", side), self.score("third", side)), &label, style);
        }
        leaf.upright(left + column, bottom - 11.0, bottom, Stroke::new(Role::Text.into(), 0.3));
        let place = tr!(self.lang, "championship-sheet-place", place = 3);
        self.slot(leaf, (left + column, bottom - 5.5, column), (self.winner("third"), String::new()), &place, BOLD);
    }

    pub fn found(&self, key: &str) -> Option<&Match> {
        self.cup.part(key)?.matches.first()
    }

    pub fn is_stale(&self, key: &str) -> bool {
        self.cup.part(key).is_some_and(|part| part.matches.first().is_some_and(|one| part.is_stale(one)))
    }

    pub fn player(&self, key: &str, side: usize) -> Option<Seat> {
        if let Some(part) = self.cup.part(key) {
            return part.matches.first().map(|one| part.players(one)[side]);
        }
        let feed = self.planned(key)?.feeds.get(side)?;
        let source = self.cup.part(&feed.part)?;
        if source.plan.single && feed.place == 1 {
            return self.winner(&feed.part);
        }
        source.going.get(feed.place - 1).copied().map(Seat::Of)
    }

    pub fn winner(&self, key: &str) -> Option<Seat> {
        let part = self.cup.part(key)?;
        let one = part.matches.first()?;
        Some(part.players(one)[one.winner()?])
    }

    /// Empty before it is decided; `+` and `–` of a forfeit; with a mark where it no longer follows.
    pub fn score(&self, key: &str, side: usize) -> String {
        let score = match self.found(key).map(|one| (one.standing, one.winner())) {
            Some((MatchState::Played(score), _)) => score[side].to_string(),
            Some((MatchState::Forfeit(_), winner)) if winner == Some(side) => "+".to_owned(),
            Some((MatchState::Forfeit(_), _)) => "–".to_owned(),
            _ => String::new(),
        };
        stale_marked(score, self.is_stale(key))
    }
}

fn is_joined(stage: &plan::Stage, feed: &Feed) -> bool {
    stage.form == Form::Joining && stage.key == feed.part
}

fn levels(node: &Node) -> usize {
    match node {
        Node::Match(_, before) => 1 + levels(&before[0]).max(levels(&before[1])),
        Node::Seed(..) => 0,
    }
}

/// How many lines it begins with, and how much their groups take besides, mm.
fn lines(node: &Node) -> (usize, f32) {
    match node {
        Node::Match(_, before) => {
            let [(a, first), (b, second)] = [0, 1].map(|side| lines(&before[side]));
            (a + b, first + second)
        }
        Node::Seed(_, group) if group.is_empty() => (1, 0.0),
        Node::Seed(_, group) => (1, GROUP_ROW_MM * group.len() as f32 + GROUP_EXTRA_MM),
    }
}
