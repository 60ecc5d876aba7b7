//! The rune of F13 as somebody's own invention: strokes on the sides and diagonals of one hexagon, a list of their numbers
//! as settings keep it. What is held is drawn wherever that rune stands. Knows no settings.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use base::draw::{Drawing, Ink, Path, Role, Stroke};
use base::phrase::{Phrase, phrase};

use super::{Form, Node, Rune, SIDE, STEPS, fit, weight};
use crate::dre13ehn::outcome::Outcome;
use crate::table::OwnSign;

pub const RUNE: Rune = Rune::Result(Outcome::FireThirteen);
const STROKES: u8 = 12;
const LEAST_STROKES: usize = 2;

pub const SIGN: OwnSign = OwnSign {
    key: "f13",
    name: "dre13ehn-own-name",
    about: "dre13ehn-own-about",
    strokes: STROKES,
    stroke,
    sign,
    toggled,
    wrong,
    hold,
};

thread_local! {
    static HELD: RefCell<Option<Arc<Form>>> = const { RefCell::new(None) };
}

pub(super) fn held() -> Option<Arc<Form>> {
    HELD.with_borrow(Clone::clone)
}

/// This is drawn from now on by this thread; the usual sign where it is none.
fn hold(list: &str) {
    let form = if wrong(list).is_none() { form(&read(list)) } else { None };
    HELD.set(form.map(Arc::new));
}

fn ends(stroke: u8) -> [Node; 2] {
    let corner = |index: u8| STEPS[usize::from(index % 6)].1;
    if stroke < 6 { [Node::default(), corner(stroke)] } else { [corner(stroke), corner(stroke + 1)] }
}

fn read(list: &str) -> BTreeSet<u8> {
    list.split(',').filter_map(|number| number.parse().ok()).filter(|stroke| *stroke < STROKES).collect()
}

fn form(strokes: &BTreeSet<u8>) -> Option<Form> {
    let lines = strokes.iter().map(|stroke| ends(*stroke).to_vec()).collect();
    (!strokes.is_empty()).then(|| Form { hexagons: vec![Node::default()], strokes: lines, parts: Vec::new() })
}

fn toggled(list: &str, stroke: u8) -> String {
    let mut strokes = read(list);
    if !strokes.remove(&stroke) {
        strokes.insert(stroke);
    }
    strokes.iter().map(u8::to_string).collect::<Vec<_>>().join(",")
}

/// All lines between neighbouring nodes, put where the first of them begins.
fn lines(form: &Form) -> BTreeSet<(Node, Node)> {
    let each = form.strokes.iter().flat_map(|stroke| stroke.windows(2));
    let lines: Vec<(Node, Node)> = each.map(|ends| (ends[0].min(ends[1]), ends[0].max(ends[1]))).collect();
    let from = lines.iter().map(|(one, _)| *one).min().unwrap_or_default();
    let home = |node: Node| Node { x: node.x - from.x, y: node.y - from.y };
    lines.into_iter().map(|(one, other)| (home(one), home(other))).collect()
}

fn wrong(list: &str) -> Option<Phrase> {
    let strokes = read(list);
    let drawn = form(&strokes)?;
    if strokes.len() < LEAST_STROKES {
        return Some(phrase!("dre13ehn-own-few"));
    }
    let drawn = lines(&drawn);
    let mut others = Rune::all().filter(|rune| *rune != RUNE);
    let same = others.find(|rune| lines(&rune.form()) == drawn)?;
    let name = match (same.name_id(), same.life()) {
        (Some(id), _) => Phrase::new(id),
        (None, life) => phrase!("dre13ehn-own-life", life = life.map_or("", |life| life.name())),
    };
    Some(phrase!("dre13ehn-own-same", name))
}

/// Of the list, strokes that are not `strong` are faint.
fn on_the_grid(list: &BTreeSet<u8>, strong: impl Fn(u8) -> bool) -> Drawing {
    let mut drawing = Drawing::new(SIDE, SIDE);
    let corners: Vec<Node> = STEPS.iter().map(|(_, step)| *step).collect();
    let (to, _) = fit(&corners, 1.0);
    let line = |stroke: u8| Path::open(&ends(stroke).map(|node| to.map(node.point())));
    let draw =
        |drawing: &mut Drawing, stroke: u8, ink: Ink, width: f32| drawing.line(line(stroke), Stroke::new(ink, width));
    (0..STROKES).for_each(|stroke| draw(&mut drawing, stroke, Role::Line.into(), 0.2));
    for stroke in list.iter().copied().filter(|stroke| !strong(*stroke)) {
        draw(&mut drawing, stroke, Ink::new(Role::Text).alpha(0.35), 0.6);
    }
    for stroke in (0..STROKES).filter(|stroke| strong(*stroke)) {
        let on = list.contains(&stroke);
        draw(
            &mut drawing,
            stroke,
            if on { Role::Accent.into() } else { Role::Faint.into() },
            if on { 1.2 } else { 0.8 },
        );
    }
    drawing
}

fn stroke(list: &str, stroke: u8) -> Drawing {
    on_the_grid(&read(list), |other| other == stroke)
}

fn sign(list: &str) -> Drawing {
    let strokes = read(list);
    if strokes.is_empty() {
        return RUNE.draw(Role::Text.into(), weight(SIDE));
    }
    on_the_grid(&strokes, |stroke| strokes.contains(&stroke))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_own_rune_is_drawn_wherever_it_stands_until_it_is_given_up() {
        let usual = RUNE.draw(Role::Text.into(), 1.0);
        hold("0,3,7");
        let own = RUNE.draw(Role::Text.into(), 1.0);
        assert!(own != usual && RUNE.parts().is_empty());
        assert_eq!(RUNE.form().strokes.len(), 3);
        hold("");
        assert_eq!(RUNE.draw(Role::Text.into(), 1.0), usual);
    }

    #[test]
    fn a_rune_that_there_is_already_or_that_is_hardly_any_is_refused_and_not_held() {
        // One: NW N M S.
        for list in ["0,3,11", "4"] {
            assert!(wrong(list).is_some(), "{list}");
            hold(list);
            assert!(held().is_none(), "{list}");
        }
        assert!(wrong("").is_none() && wrong("0,3,7").is_none());
    }

    #[test]
    fn strokes_come_and_go() {
        assert_eq!(toggled("", 3), "3");
        assert_eq!(toggled("3,7", 0), "0,3,7");
        assert_eq!(toggled("0,3,7", 3), "0,7");
        assert_eq!(read("0,3,x,99"), [0, 3].into(), "what a file may hold does no harm");
    }
}
