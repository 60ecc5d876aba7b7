//! The bracket from the last eight to the champion, with the match for the third place.

use base::draw::{Font, Point, Role, Stroke};
use base::i18n::tr;
use club::championship::fold::Seat;
use club::championship::plan;
use club::championship::sheet::bracket::Bracket;
use club::championship::sheet::seated;
use club::championship::words;

use super::Show;
use super::slide::{BOTTOM, LEAST, MARGIN, RIGHT, SMALL, Slide, Spot, TOP};

const DEEP: usize = 3;
/// From one to the other who play for the third place.
const THIRD: f32 = 96.0;

/// Something that leads to a match: a match, or a place that nobody plays for here.
enum Node {
    Match(String, Box<[Node; 2]>),
    Place,
}

struct Tree<'a> {
    show: &'a Show<'a>,
    bracket: Bracket<'a>,
    slide: Slide,
    /// How wide the first round is, and each other.
    first: f32,
    column: f32,
    rounds: usize,
    unit: f32,
    y: f32,
    /// How many lines a name may take above its rule.
    lines: usize,
}

pub fn slides(show: &Show<'_>) -> Vec<Slide> {
    let bracket = Bracket { cup: show.cup, lang: show.lang };
    if bracket.planned("final").is_none() {
        return Vec::new();
    }
    let node = node(&bracket, "final", DEEP);
    if !is_known(&bracket, &node) {
        return Vec::new();
    }
    let (rounds, lines) = extent(&node);
    let slide = show.slide(&tr!(show.lang, "championship-sheet-bracket"), "");
    // Where many names stand below each other they have fewer lines, and more room in them.
    let all = RIGHT - MARGIN;
    let first = if rounds < DEEP { all / (rounds + 1) as f32 } else { all * 0.3 };
    let column = (all - first) / rounds.max(1) as f32;
    let unit = (BOTTOM - TOP) / lines.max(1) as f32;
    let mut tree = Tree {
        show,
        bracket,
        slide,
        first,
        column,
        rounds,
        unit,
        y: TOP,
        lines: (unit / 32.0).clamp(1.0, 3.0) as usize,
    };
    let y = tree.draw(&node, 0);
    let left = tree.left(rounds);
    let champion = tree.bracket.winner("final");
    let label = tree.bracket.origin(&plan::feed("final", 1));
    tree.slot((left, y), champion, "", &label, (Font::SerifBold, 52.0, Role::Text));
    tree.third(left);
    if !show.cup.stale().is_empty() {
        tree.slide.note(&words::stale_legend(show.lang));
    }
    vec![tree.slide]
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

impl Tree<'_> {
    fn left(&self, round: usize) -> f32 {
        MARGIN + if round == 0 { 0.0 } else { self.first + self.column * (round - 1) as f32 }
    }

    fn width(&self, left: f32) -> f32 {
        if left > MARGIN { self.column } else { self.first }
    }

    /// Draws what leads to a place; gives back how high that lies. `after`: how many rounds follow it.
    fn draw(&mut self, node: &Node, after: usize) -> f32 {
        let Node::Match(key, before) = node else {
            self.y += self.unit;
            return self.y - self.unit * 0.42;
        };
        let left = self.left(self.rounds.saturating_sub(after + 1));
        let ys = [0, 1].map(|side| {
            let y = self.draw(&before[side], after + 1);
            self.player(key, side, (left, y));
            y
        });
        let right = left + self.width(left);
        let line = Stroke::new(Role::Text.into(), 2.5);
        self.slide.drawing.rule(Point::new(right, ys[0]), Point::new(right, ys[1]), line);
        f32::midpoint(ys[0], ys[1])
    }

    fn player(&mut self, key: &str, side: usize, at: (f32, f32)) {
        let won = self.bracket.winner(key);
        let seat = self.bracket.player(key, side);
        let font = if won.is_some() && won == seat { Font::SansBold } else { Font::Sans };
        let label =
            self.bracket.planned(key).and_then(|part| part.feeds.get(side)).map(|feed| self.bracket.origin(feed));
        let score = self.bracket.score(key, side);
        self.slot(at, seat, &score, &label.unwrap_or_default(), (font, 40.0, Role::Text));
    }

    fn slot(
        &mut self,
        (left, y): (f32, f32),
        seat: Option<Seat>,
        score: &str,
        label: &str,
        style: super::slide::Style,
    ) {
        let right = left + self.width(left);
        self.slide.rule(left, right, y, Stroke::new(Role::Text.into(), 2.5));
        let (base, end) = (y - 12.0, right - 10.0);
        let beside = if score.is_empty() { 0.0 } else { 60.0 };
        self.slide.write(Spot::right(end, base, 64.0), score, (style.0, 40.0, Role::Text));
        let spot = Spot::left(left + 4.0, base, end - left - 4.0 - beside);
        match seat {
            Some(seat @ (Seat::Of(_) | Seat::Empty)) => {
                self.slide.name(spot, seated(self.show.cup, seat), style, (self.lines, true));
            }
            Some(Seat::Unknown) | None => {
                // A number stays with what it counts.
                let label = label
                    .rsplit_once(' ')
                    .map_or_else(|| label.to_owned(), |(what, number)| format!("{what}\u{a0}{number}"));
                self.slide.name(spot, &label, SMALL, (self.lines, true));
            }
        }
    }

    fn third(&mut self, left: f32) {
        if self.bracket.planned("third").is_none() {
            return;
        }
        let label = self.show.lang.say(&words::single("third"));
        self.lines = 3;
        let top = BOTTOM - 2.0 * THIRD;
        self.slide.write(
            Spot::left(left + 8.0, top - 86.0, self.column - 24.0),
            &label,
            (Font::SerifItalic, LEAST + 4.0, Role::Faint),
        );
        for side in [0, 1] {
            self.player("third", side, (left, top + THIRD * (side as f32) + 20.0));
        }
    }
}
