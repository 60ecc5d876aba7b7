//! The rules page. What its examples show is worked out by the rules, so that page and rules cannot disagree.

use base::draw::{Affine, Drawing};
use base::i18n::Lang;

use crate::table::{Block, Explains, Page};

use super::sheet::wins;
use example::{Example, Highlight};

mod example;

pub const EXPLAINS: &[Explains] = &[
    ("kvatrutafl-guide-turn-steps", &["kvatrutafl-why-no-die", "kvatrutafl-why-no-man"]),
    ("kvatrutafl-guide-table-path", &["kvatrutafl-why-backwards"]),
    ("kvatrutafl-guide-turn-land", &["kvatrutafl-why-closed"]),
    ("kvatrutafl-guide-turn-must", &["kvatrutafl-more-dice"]),
    ("kvatrutafl-guide-bar-hit-text", &["kvatrutafl-why-bar", "kvatrutafl-hit-mark"]),
    (
        "kvatrutafl-guide-bar-enter-text",
        &["kvatrutafl-why-bar-first", "kvatrutafl-why-quarter", "kvatrutafl-why-own-man"],
    ),
    ("kvatrutafl-guide-off-text", &["kvatrutafl-why-not-home", "kvatrutafl-why-behind"]),
    ("kvatrutafl-guide-one-text", &["kvatrutafl-why-one-man", "kvatrutafl-why-four-men"]),
    ("kvatrutafl-guide-three-text", &["kvatrutafl-why-waits"]),
    ("kvatrutafl-guide-four-text", &["kvatrutafl-why-locked"]),
    ("kvatrutafl-guide-win-text", &["kvatrutafl-why-ended", "kvatrutafl-coach-ahead-wins"]),
    ("kvatrutafl-guide-formations-text", &["kvatrutafl-not-standing", "kvatrutafl-not-declared-now"]),
];

pub fn rules(lang: Lang) -> Vec<Block> {
    Page::new("kvatrutafl-guide")
        .pictures(examples().map(|(key, example)| (key, example.draw())))
        .pictures([("win", table_of_wins(lang))])
        .blocks
}

fn table_of_wins(lang: Lang) -> Drawing {
    let (width, air) = (62.0, 2.0);
    let table = wins::all(width, 4.4, lang);
    let mut drawing = Drawing::new(width + 2.0 * air, table.size.height + air);
    drawing.place(Affine::shift(air, air / 2.0), table);
    drawing
}

fn examples() -> [(&'static str, Example); 23] {
    use Highlight::{After, Landings, Movers, Steps};
    let game = Example::new;
    let formation = |white| Example::new(white, "m1 p2 c2 g2 h2 i2 j2 k2");
    [
        ("table", Example::first()),
        ("turn", game("a10 b1 c1 e2 f1", "m7 n2 q2 x1 j1 h2").thrown([5, 3]).showing(Landings("e", "h"))),
        ("bar", game("bar1 a8 d1 g2 i2 l1", "m6 n2 q1 s2 c2 b1 h1").thrown([4, 2]).showing(Landings("bar", "d"))),
        ("off", game("u4 v5 w3 x3", "g4 h3 i3 j2 k2 l1").thrown([6, 3]).showing(Steps("u-off v-off"))),
        ("off-behind", game("s1 u4 v4 w3 x3", "g4 h3 i3 j2 k2 l1").thrown([5, 3]).showing(Steps("s-x v-off"))),
        ("one", Example::first().thrown([2, 2]).showing(Steps("a-c c-e e-g g-i"))),
        ("one-six", Example::first().thrown([6, 6]).showing(After("a-g a-g a-g a-g")).aside()),
        (
            "two",
            game("a11 g4", "m10 n1 q1 s1 u1 c1").thrown([4, 1]).locked([true; 2]).showing(Landings("c", "")).exposed(),
        ),
        (
            "three",
            game("a11 e1 h1 k1 o1", "m9 p1 r1 u1 w1 x2").thrown([3, 2]).locked([true, false]).showing(Movers("o")),
        ),
        (
            "four",
            game("a10 d1 e1 g1 i1 k1", "m11 p1 s1 u1 v1")
                .thrown([4, 3])
                .locked([true; 2])
                .showing(Landings("d", "g"))
                .points("l"),
        ),
        (
            "five",
            game("a6 c3 e1 m2 o2 q1", "g2 h2 i2 j2 k2 l2 r1 t1 v1")
                .thrown([4, 6])
                .showing(Landings("e", ""))
                .points("g h i j k l"),
        ),
        ("six", game("a5 d2 g2 j2 l2 o2", "m5 p1 r2 t2 v2 x1 h2").thrown([3, 3]).showing(Steps("a-d a-d d-g g-j"))),
        ("uttekt", game("w1 x1 off13", "g3 h3 i2 j2 k2 l1 off2").thrown([5, 2]).showing(Steps("w-off x-off"))),
        ("jan", game("a5 e3 i2 k2 o3", "bar1 m5 n2 p1 r1 u1 c2 h2").thrown([6, 1]).showing(After("o-u*")).points("q")),
        ("jan-great", game("a4 e3 i2 k3 o2 q1", "bar1 m6 n2 p1 r1 c2 h2").thrown([6, 4]).showing(After("k-q"))),
        ("meistari", formation("x15")),
        ("stutti", formation("v5 w5 x5")),
        ("langi", formation("t3 u3 v3 w3 x3")),
        ("hryggur", formation("s3 t3 u3 v3 w3")),
        ("litil", formation("w7 x8")),
        ("half", formation("s1 t3 u3 v3 w2 x3").thrown([4, 1]).showing(After("s-w"))),
        ("half-munkur", formation("t1 v5 w4 x5").thrown([3, 5]).showing(After("t-w")).aside()),
        ("mar", game("s1 v4 w5 x5", "m2 t1 p2 c2 g2 h2 i2 k2").thrown([2, 1]).showing(After("s-t* t-v")).aside()),
    ]
}

#[cfg(test)]
mod tests;
