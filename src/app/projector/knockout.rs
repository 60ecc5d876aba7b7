//! The bracket to the champion, with the match for the third place; of a large one its last rounds.

use base::draw::{Font, Point, Role, Stroke, text};
use base::i18n::tr;
use club::championship::fold::Seat;
use club::championship::plan::{self, Form};
use club::championship::sheet::bracket::Bracket;
use club::championship::sheet::seated;
use club::championship::words;

use super::slide::{
    BOTTOM, HEADING, LARGE, LEAST, LINE, MARGIN, RIGHT, SMALL, Slide, Spot, Style, TOP, lines, room_for,
};
use super::{Show, count};

/// How many rounds are shown of a large bracket before and after the first of them is over.
const DEEP: usize = 4;
const DEEP_LATER: usize = 3;
/// What the first of three rounds or more takes of the width: there names have the fewest lines.
const FIRST: f32 = 0.3;
/// What a result takes of a slot; more where it bears a sign.
const SCORE: f32 = 60.0;
/// Of a name.
const MOST_LINES: usize = 4;
/// Names that have less height are small.
const SMALL_BELOW: f32 = 40.0;
/// How far down its line of the bracket a rule is, of one; and from above where the head ends, with what stands below a name.
const DOWN: f32 = 0.58;
const HEAD: f32 = 164.0;
/// Of those who play for the third place from one to the other, above them, and how far they stand from the bracket.
const THIRD: f32 = 130.0;
const ASIDE: f32 = 36.0;

/// Something that leads to a match: a match, or a place that nobody plays for here.
enum Node {
    Match(String, Box<[Node; 2]>),
    Place,
}

struct Tree<'a> {
    show: &'a Show<'a>,
    bracket: &'a Bracket<'a>,
    slide: Slide,
    /// How wide the first round is, and each other.
    first: f32,
    column: f32,
    rounds: usize,
    unit: f32,
    y: f32,
    /// How high the last place lies that nobody plays for.
    place: Option<f32>,
    /// How large names are where they have the height.
    large: f32,
    /// Whether all names are whole, and whether all that are large have room for it.
    is_whole: bool,
    is_even: bool,
}

/// Where a name stands on its rule: from, to, how high, and in how many lines at most.
type Slot = (f32, f32, f32, usize);

/// On one slide where that has room for all names; else the halves, and what follows them, on slides of their own.
pub fn slides(show: &Show<'_>) -> Vec<Slide> {
    let bracket = Bracket { cup: show.cup, lang: show.lang };
    let Some(last) = bracket.planned("final") else { return Vec::new() };
    let root = |deep| node(&bracket, "final", deep);
    let early = root(DEEP);
    let is_early = bracket.depth("final") <= DEEP || is_known(&bracket, &early) && !is_over(&bracket, &early);
    let (deep, all) = if is_early { (DEEP, early) } else { (DEEP_LATER, root(DEEP_LATER)) };
    if !is_known(&bracket, &all) {
        return Vec::new();
    }
    let (slide, is_whole) = drawn(show, &bracket, "final", &all);
    if is_whole || extent(&all).0 < DEEP {
        return vec![slide];
    }
    let halves = last.feeds.iter().map(|feed| (feed.part.as_str(), node(&bracket, &feed.part, deep - 1)));
    let parts = halves.chain([("final", root(2))]);
    count(parts.map(|(key, node)| drawn(show, &bracket, key, &node).0).collect())
}

fn node(bracket: &Bracket<'_>, key: &str, deep: usize) -> Node {
    match bracket.planned(key).filter(|_| deep > 0) {
        Some(part) => {
            let before = [0, 1].map(|side| match part.feeds.get(side) {
                Some(feed) if feed.place == 1 => node(bracket, &feed.part, deep - 1),
                Some(_) | None => Node::Place,
            });
            Node::Match(key.to_owned(), Box::new(before))
        }
        None => Node::Place,
    }
}

fn is_known(bracket: &Bracket<'_>, node: &Node) -> bool {
    let Node::Match(key, before) = node else { return false };
    let known = |side| matches!(bracket.player(key, side), Some(Seat::Of(_)));
    known(0) || known(1) || before.iter().any(|node| is_known(bracket, node))
}

fn is_over(bracket: &Bracket<'_>, node: &Node) -> bool {
    match node {
        Node::Match(key, before) if before.iter().all(|node| matches!(node, Node::Place)) => {
            bracket.winner(key).is_some()
        }
        Node::Match(_, before) => before.iter().all(|node| is_over(bracket, node)),
        Node::Place => true,
    }
}

/// How many rounds lead to it, and with how many lines they begin.
fn extent(node: &Node) -> (usize, usize) {
    match node {
        Node::Match(_, before) => {
            let [(a, first), (b, second)] = [0, 1].map(|side| extent(&before[side]));
            (1 + a.max(b), first + second)
        }
        Node::Place => (0, 1),
    }
}

fn depth_of_first(node: &Node) -> usize {
    match node {
        Node::Match(_, before) => 1 + depth_of_first(&before[0]),
        Node::Place => 0,
    }
}

/// How high a name may be there: beside a place that nobody plays for the next is no further than one and a half.
fn height(unit: f32, round: usize) -> f32 {
    unit * [1.0, 1.5, 3.0].get(round).unwrap_or(&3.0) - 8.0
}

fn most_lines(unit: f32, round: usize) -> usize {
    room_for(height(unit, round)).clamp(1, MOST_LINES)
}

/// The slide, and whether all names on it are whole: all small where one has no other room.
fn drawn(show: &Show<'_>, bracket: &Bracket<'_>, key: &str, node: &Node) -> (Slide, bool) {
    let large = tree(show, bracket, (key, node), LARGE);
    let even = if large.is_even { large } else { tree(show, bracket, (key, node), LEAST) };
    (even.slide, even.is_whole)
}

fn tree<'a>(show: &'a Show<'a>, bracket: &'a Bracket<'a>, (key, node): (&str, &Node), large: f32) -> Tree<'a> {
    let (rounds, lines) = extent(node);
    let slide = show.slide(&tr!(show.lang, "championship-sheet-bracket"), "");
    let all = RIGHT - MARGIN;
    let first = if rounds < 3 { all / (rounds + 1) as f32 } else { all * FIRST };
    let column = (all - first) / rounds.max(1) as f32;
    let unit = (BOTTOM - TOP) / lines.max(1) as f32;
    // The first name ends below the head, however many lines it takes.
    let top = (HEAD + LINE * most_lines(unit, rounds - depth_of_first(node)) as f32 - unit * DOWN).max(TOP);
    let unit = (BOTTOM - top) / lines.max(1) as f32;
    let (y, is_whole, is_even) = (top, true, true);
    let mut tree = Tree { show, bracket, slide, first, column, rounds, unit, y, place: None, large, is_whole, is_even };
    let y = tree.draw(node, 0);
    let left = tree.left(rounds);
    let label = bracket.origin(&plan::feed(key, 1));
    tree.slot((left, RIGHT, y, MOST_LINES), bracket.winner(key), "", &label, HEADING);
    if key == "final" {
        tree.third(left);
    }
    if !show.cup.stale().is_empty() {
        tree.slide.note(&words::stale_legend(show.lang));
    }
    tree
}

impl Tree<'_> {
    fn left(&self, round: usize) -> f32 {
        MARGIN + if round == 0 { 0.0 } else { self.first + self.column * (round - 1) as f32 }
    }

    /// Draws what leads to a place; gives back how high that lies. `after`: how many rounds follow it.
    fn draw(&mut self, node: &Node, after: usize) -> f32 {
        let Node::Match(key, before) = node else {
            self.y += self.unit;
            return self.y - self.unit * (1.0 - DOWN);
        };
        let round = self.rounds.saturating_sub(after + 1);
        let (left, right) = (self.left(round), self.left(round + 1));
        let ys = [0, 1].map(|side| {
            let y = self.draw(&before[side], after + 1);
            if round > 0 && matches!(before[side], Node::Place) && self.has_byes() {
                let words = tr!(self.show.lang, "championship-sheet-card-rests");
                self.slide.write(Spot::right(left - 16.0, y - 12.0, self.first), &words, SMALL);
            }
            // Those that nobody plays for may be one line apart, however late they begin.
            let is_place = matches!(before[side], Node::Place);
            let spread =
                if is_place && self.place.is_some_and(|place| y - place < 1.1 * self.unit) { 0 } else { round };
            self.place = if is_place { Some(y) } else { self.place };
            let size = if height(self.unit, spread) < SMALL_BELOW { LEAST } else { self.large };
            self.player(key, side, (left, right, y, most_lines(self.unit, spread)), size);
            y
        });
        let line = Stroke::new(Role::Text.into(), 2.5);
        self.slide.drawing.rule(Point::new(right, ys[0]), Point::new(right, ys[1]), line);
        f32::midpoint(ys[0], ys[1])
    }

    /// Whether whoever has no match in the first round has a bye: else the plan leads them past it.
    fn has_byes(&self) -> bool {
        self.show.cup.plan().stages.iter().any(|stage| stage.form == Form::KnockOut)
    }

    fn player(&mut self, key: &str, side: usize, slot: Slot, size: f32) {
        let won = self.bracket.winner(key);
        let seat = self.bracket.player(key, side);
        let font = if won.is_some() && won == seat { Font::SansBold } else { Font::Sans };
        // Where columns are narrow the lines alone say who comes here.
        let is_drawn = |feed: &plan::Feed| feed.place == 1 && self.bracket.planned(&feed.part).is_some();
        let is_said = |feed: &&plan::Feed| self.rounds <= DEEP_LATER || !is_drawn(feed);
        let feed = self.bracket.planned(key).and_then(|part| part.feeds.get(side));
        let label = feed.filter(is_said).map(|feed| self.bracket.origin(feed));
        let score = self.bracket.score(key, side);
        if let Some(seat @ (Seat::Of(_) | Seat::Empty)) = seat {
            let room = slot.1 - slot.0 - 14.0 - SCORE;
            self.is_even &= text::width(seated(self.show.cup, seat), Font::SansBold, size) <= room || size <= LEAST;
        }
        self.slot(slot, seat, &score, &label.unwrap_or_default(), (font, size, Role::Text));
    }

    fn slot(&mut self, (left, right, y, most): Slot, seat: Option<Seat>, score: &str, label: &str, style: Style) {
        self.slide.rule(left, right, y, Stroke::new(Role::Text.into(), 2.5));
        let (base, end) = (y - 12.0, right - 10.0);
        let beside = if score.is_empty() { 0.0 } else { text::width(score, style.0, LEAST).max(SCORE) };
        self.slide.write(Spot::right(end, base, beside), score, (style.0, style.1, Role::Text));
        let spot = Spot::left(left + 4.0, base, end - left - 4.0 - beside);
        match seat {
            Some(seat @ (Seat::Of(_) | Seat::Empty)) => {
                let name = seated(self.show.cup, seat);
                // It has to be whole with its result as well.
                self.is_whole &= lines(name, end - left - 4.0 - SCORE).is_some_and(|lines| lines <= most);
                self.slide.name(spot, name, style, (most, true));
            }
            Some(Seat::Unknown) | None => {
                // A number stays with what it counts.
                let label = label
                    .rsplit_once(' ')
                    .map_or_else(|| label.to_owned(), |(what, number)| format!("{what}\u{a0}{number}"));
                self.slide.name(spot, &label, SMALL, (most, true));
            }
        }
    }

    fn third(&mut self, left: f32) {
        if self.bracket.planned("third").is_none() {
            return;
        }
        let label = self.show.lang.say(&words::single(self.show.cup, "third"));
        let left = left + ASIDE;
        let room = RIGHT - left;
        let style = (Font::SerifItalic, LEAST, Role::Faint);
        self.slide.name(Spot::left(left + 4.0, BOTTOM - 2.0 * THIRD, room), &label, style, (2, true));
        for side in [0, 1] {
            self.player("third", side, (left, RIGHT, BOTTOM - THIRD * (1 - side) as f32, MOST_LINES), self.large);
        }
    }
}
