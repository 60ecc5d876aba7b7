//! The rules page, in our own words, with an example for each special rule and each way to win. What an example shows
//! is worked out by the rules themselves, so that page and rules cannot disagree. Knows no screen.

use crate::draw::{Affine, Drawing};
use crate::i18n::Lang;
use crate::phrase;
use crate::phrase::Phrase;
use crate::table::Block;

use super::sheet::wins;
use example::{Example, Shown};

mod example;

/// The rules page.
#[must_use]
pub fn rules(lang: Lang) -> Vec<Block> {
    [about(), turns(), special(), winning(lang), around(), history()].concat()
}

fn picture(example: &Example, caption: Phrase) -> Block {
    Block::Picture(example.draw(), caption)
}

/// What it is, and the table.
fn about() -> Vec<Block> {
    vec![
        Block::Text(phrase!("kvatrutafl-guide-about")),
        Block::Heading(phrase!("kvatrutafl-guide-table")),
        Block::Text(phrase!("kvatrutafl-guide-table-points")),
        picture(&Example::first(), phrase!("kvatrutafl-guide-table-picture")),
        Block::Point(phrase!("kvatrutafl-guide-table-path")),
        Block::Point(phrase!("kvatrutafl-guide-table-quarters")),
    ]
}

/// A turn: steps, hits, entering, bearing off.
fn turns() -> Vec<Block> {
    vec![
        Block::Heading(phrase!("kvatrutafl-guide-turn")),
        Block::Text(phrase!("kvatrutafl-guide-turn-first")),
        Block::Point(phrase!("kvatrutafl-guide-turn-steps")),
        Block::Point(phrase!("kvatrutafl-guide-turn-double")),
        Block::Point(phrase!("kvatrutafl-guide-turn-land")),
        Block::Point(phrase!("kvatrutafl-guide-turn-must")),
        picture(&steps(), phrase!("kvatrutafl-guide-turn-picture")),
        Block::Heading(phrase!("kvatrutafl-guide-bar")),
        Block::Text(phrase!("kvatrutafl-guide-bar-hit")),
        Block::Text(phrase!("kvatrutafl-guide-bar-enter")),
        picture(&entering(), phrase!("kvatrutafl-guide-bar-picture")),
        Block::Heading(phrase!("kvatrutafl-guide-off")),
        Block::Text(phrase!("kvatrutafl-guide-off-text")),
        picture(&larger(), phrase!("kvatrutafl-guide-off-picture")),
        picture(&farther(), phrase!("kvatrutafl-guide-off-behind-picture")),
    ]
}

/// The six special rules.
fn special() -> Vec<Block> {
    vec![
        Block::Heading(phrase!("kvatrutafl-guide-one")),
        Block::Text(phrase!("kvatrutafl-guide-one-text")),
        picture(&one_man(), phrase!("kvatrutafl-guide-one-picture")),
        picture(&four_men(), phrase!("kvatrutafl-guide-one-six-picture")),
        Block::Heading(phrase!("kvatrutafl-guide-two")),
        Block::Text(phrase!("kvatrutafl-guide-two-text")),
        picture(&exposed(), phrase!("kvatrutafl-guide-two-picture")),
        Block::Ruling(phrase!("kvatrutafl-guide-two-ruling")),
        Block::Heading(phrase!("kvatrutafl-guide-three")),
        Block::Text(phrase!("kvatrutafl-guide-three-text")),
        picture(&waiting(), phrase!("kvatrutafl-guide-three-picture")),
        Block::Ruling(phrase!("kvatrutafl-guide-three-ruling")),
        Block::Heading(phrase!("kvatrutafl-guide-four")),
        Block::Text(phrase!("kvatrutafl-guide-four-text")),
        picture(&alone(), phrase!("kvatrutafl-guide-four-picture")),
        Block::Ruling(phrase!("kvatrutafl-guide-four-ruling")),
        Block::Heading(phrase!("kvatrutafl-guide-five")),
        Block::Text(phrase!("kvatrutafl-guide-five-text")),
        picture(&block(), phrase!("kvatrutafl-guide-five-picture")),
        Block::Heading(phrase!("kvatrutafl-guide-six")),
        Block::Text(phrase!("kvatrutafl-guide-six-text")),
        picture(&double(), phrase!("kvatrutafl-guide-six-picture")),
    ]
}

/// The ways to win.
fn winning(lang: Lang) -> Vec<Block> {
    vec![
        Block::Heading(phrase!("kvatrutafl-guide-win")),
        Block::Text(phrase!("kvatrutafl-guide-win-text")),
        Block::Picture(table_of_wins(lang), phrase!("kvatrutafl-guide-win-picture")),
        Block::Heading(phrase!("kvatrutafl-guide-uttekt")),
        Block::Text(phrase!("kvatrutafl-guide-uttekt-text")),
        picture(&uttekt(), phrase!("kvatrutafl-guide-uttekt-picture")),
        Block::Heading(phrase!("kvatrutafl-guide-jan")),
        Block::Text(phrase!("kvatrutafl-guide-jan-text")),
        picture(&jan(), phrase!("kvatrutafl-guide-jan-picture")),
        Block::Text(phrase!("kvatrutafl-guide-jan-great")),
        picture(&stor_jan(), phrase!("kvatrutafl-guide-jan-great-picture")),
        Block::Ruling(phrase!("kvatrutafl-guide-jan-ruling")),
        Block::Heading(phrase!("kvatrutafl-guide-formations")),
        Block::Text(phrase!("kvatrutafl-guide-formations-text")),
        picture(&formation("x15"), phrase!("kvatrutafl-guide-meistari-picture")),
        picture(&formation("v5 w5 x5"), phrase!("kvatrutafl-guide-stutti-picture")),
        picture(&formation("t3 u3 v3 w3 x3"), phrase!("kvatrutafl-guide-langi-picture")),
        picture(&formation("s3 t3 u3 v3 w3"), phrase!("kvatrutafl-guide-hryggur-picture")),
        picture(&formation("w7 x8"), phrase!("kvatrutafl-guide-litil-picture")),
        Block::Heading(phrase!("kvatrutafl-guide-half")),
        Block::Text(phrase!("kvatrutafl-guide-half-text")),
        picture(&half(), phrase!("kvatrutafl-guide-half-picture")),
        Block::Ruling(phrase!("kvatrutafl-guide-half-ruling")),
        Block::Heading(phrase!("kvatrutafl-guide-mar")),
        Block::Text(phrase!("kvatrutafl-guide-mar-text")),
        picture(&mar(), phrase!("kvatrutafl-guide-mar-picture")),
        Block::Ruling(phrase!("kvatrutafl-guide-mar-ruling")),
    ]
}

/// What is agreed before a match.
fn around() -> Vec<Block> {
    vec![
        Block::Heading(phrase!("kvatrutafl-guide-match")),
        Block::Text(phrase!("kvatrutafl-guide-match-text")),
        Block::Point(phrase!("kvatrutafl-guide-match-after")),
        Block::Point(phrase!("kvatrutafl-guide-match-extra")),
        Block::Ruling(phrase!("kvatrutafl-guide-match-ruling")),
    ]
}

/// Where it comes from.
fn history() -> Vec<Block> {
    vec![
        Block::Heading(phrase!("kvatrutafl-guide-history")),
        Block::Text(phrase!("kvatrutafl-guide-history-name")),
        Block::Text(phrase!("kvatrutafl-guide-history-charms")),
        Block::Text(phrase!("kvatrutafl-guide-history-cloth")),
        Block::Text(phrase!("kvatrutafl-guide-history-tacitus")),
    ]
}

fn table_of_wins(lang: Lang) -> Drawing {
    let (width, air) = (62.0, 2.0);
    let table = wins::all(width, 4.4, lang);
    let mut drawing = Drawing::new(width + 2.0 * air, table.size.height + air);
    drawing.place(Affine::shift(air, air / 2.0), table);
    drawing
}

/// Both dice with one man, by either order.
fn steps() -> Example {
    Example::new("a10 b1 c1 e2 f1", "m7 n2 q2 x1 j1 h2").thrown([5, 3]).showing(Shown::Landings("e", "h"))
}

fn entering() -> Example {
    Example::new("bar1 a8 d1 g2 i2 l1", "m6 n2 q1 s2 c2 b1 h1").thrown([4, 2]).showing(Shown::Landings("bar", "d"))
}

fn larger() -> Example {
    Example::new("u4 v5 w3 x3", "g4 h3 i3 j2 k2 l1").thrown([6, 3]).showing(Shown::Steps("u-off v-off"))
}

fn farther() -> Example {
    Example::new("s1 u4 v4 w3 x3", "g4 h3 i3 j2 k2 l1").thrown([5, 3]).showing(Shown::Steps("s-x v-off"))
}

fn one_man() -> Example {
    Example::first().thrown([2, 2]).showing(Shown::Steps("a-c c-e e-g g-i"))
}

fn four_men() -> Example {
    Example::first().thrown([6, 6]).showing(Shown::After("a-g a-g a-g a-g")).aside()
}

fn exposed() -> Example {
    let mut example = Example::new("a11 g4", "m10 n1 q1 s1 u1 c1").thrown([4, 1]);
    example.position.exposed[0] = true;
    example.position.unlocked = [false; 2];
    Example { seat: 1, ..example }.showing(Shown::Landings("c", ""))
}

fn waiting() -> Example {
    let mut example = Example::new("a11 e1 h1 k1 o1", "m9 p1 r1 u1 w1 x2").thrown([3, 2]);
    example.position.unlocked[0] = false;
    example.showing(Shown::Movers("o"))
}

fn alone() -> Example {
    let mut example = Example::new("a10 d1 e1 g1 i1 k1", "m11 p1 s1 u1 v1").thrown([4, 3]);
    example.position.unlocked = [false; 2];
    example.showing(Shown::Landings("d", "g")).points("l")
}

fn block() -> Example {
    Example::new("a6 c3 e1 m2 o2 q1", "g2 h2 i2 j2 k2 l2 r1 t1 v1")
        .thrown([4, 6])
        .showing(Shown::Landings("e", ""))
        .points("g h i j k l")
}

fn double() -> Example {
    Example::new("a5 d2 g2 j2 l2 o2", "m5 p1 r2 t2 v2 x1 h2").thrown([3, 3]).showing(Shown::Steps("a-d a-d d-g g-j"))
}

fn uttekt() -> Example {
    Example::new("w1 x1 off13", "g3 h3 i2 j2 k2 l1 off2").thrown([5, 2]).showing(Shown::Steps("w-off x-off"))
}

fn jan() -> Example {
    Example::new("a5 e3 i2 k2 o3", "bar1 m5 n2 p1 r1 u1 c2 h2").thrown([6, 1]).showing(Shown::After("o-u*")).points("q")
}

fn stor_jan() -> Example {
    Example::new("a4 e3 i2 k3 o2 q1", "bar1 m6 n2 p1 r1 c2 h2").thrown([6, 4]).showing(Shown::After("k-q"))
}

fn formation(men: &str) -> Example {
    Example::new(men, "m1 p2 c2 g2 h2 i2 j2 k2")
}

fn half() -> Example {
    Example::new("s1 t3 u3 v3 w2 x3", "m1 p2 c2 g2 h2 i2 j2 k2").thrown([4, 1]).showing(Shown::After("s-w"))
}

fn mar() -> Example {
    Example::new("s1 v4 w5 x5", "m2 t1 p2 c2 g2 h2 i2 k2").thrown([2, 1]).showing(Shown::After("s-t* t-v")).aside()
}

#[cfg(test)]
mod tests;
