//! Sequenz: three consecutive numbers, in one throw or in three (`docs/rules/pub-games.md`, 6).

use crate::tavern::prelude::*;
use crate::tavern::solve;
use crate::tavern::strategy::{Advice, advice, percent, table, throws};
use base::draw::plot::grid::{Cell, Grid};

const THROWS: Field = Field::new(
    "throws",
    "tavern-throws",
    "sequenz-throws-about",
    options::Kind::Choice(&[("1", "tavern-throws-one"), ("3", "tavern-throws-three")]),
    "1",
);

pub fn is_sequence(dice: impl Iterator<Item = u8> + Clone) -> bool {
    let lowest = dice.clone().min().unwrap_or_default();
    (lowest..lowest + 3).all(|face| dice.clone().any(|other| other == face))
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sequenz {
    pub throws: u8,
}

impl Turns for Sequenz {
    fn turn_rules(&self) -> TurnRules {
        let Self { throws } = *self;
        TurnRules { dice: 3, throws, keeping: Keeping::Any, turning: false, loses: Loses::Each }
    }

    fn ends(&self, hand: &Hand) -> bool {
        is_sequence(hand.lying())
    }

    fn result(&self, hand: &Hand) -> Amount {
        u32::from(!is_sequence(hand.lying())).into()
    }
}

impl Kind for Sequenz {
    const CARD: &'static Card = &Card {
        key: "sequenz",
        emblem,
        guide,
        rules: Rules::own(|values| Ok(Begin::turns(Self { throws: number(values, &THROWS)? })))
            .with(|| vec![THROWS])
            .lines(THROWS.key, &[("3", "one", "sequenz-card-thrice")])
            .worth(0.1028),
    };
    const STRATEGY: Option<fn(Lang) -> Vec<Block>> = Some(page);
}

fn guide(page: Page, lang: Lang) -> Page {
    let all = |dice: &[u8], _| is_sequence(dice.iter().copied());
    let one = example::each(&Sequenz { throws: 1 }, &[&[4, 6, 5], &[2, 3, 5]], all);
    let keep = Action::Keep(Places::one(0).flipped(2));
    let steps: [(&[u8], &[Action]); 3] = [(&[4, 1, 5], &[keep]), (&[2], &[]), (&[3], &[])];
    let three = example::decided(&Sequenz { throws: 3 }, &steps, Hand::rising, lang);
    page.pictures([("example", one), ("more", three)])
        .and([guide::each_for_himself()])
        .and(guide::choices(guide::keeping(false)))
}

const DIE: f32 = 19.6;
const STAIR_DIE: f32 = 15.0;
/// Away from the high end of the stairs.
const LEFT: f32 = 12.0;
const STAIRS_FOOT: Point = Point::new(9.0, 101.0);
const STEP: (f32, f32) = (22.0, 4.6);

impl Prop for Sequenz {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &SceneContext<'_>) {
        let hand = &shown.hand;
        thrown::row(drawing, &round.rules, hand, Point::new(LEFT, 17.0), DIE, stage);
        stairs(drawing, STAIRS_FOOT, STEP, 1..=6);
        climb(drawing, hand, round.rules.throws > 1);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount == 0.into() { phrase!("sequenz-came-well") } else { phrase!("sequenz-came-badly") }
    }

    fn aim(&self) -> Phrase {
        phrase!("sequenz-aim")
    }

    fn why(&self, played: &[u8], better: &[u8]) -> Option<Phrase> {
        let (fits, other) = (open(better), open(played));
        let missing = |kept: &[u8]| 3_usize.saturating_sub(kept.len());
        let (need, more) = (missing(better), missing(played));
        if other == 0 && fits > 0 {
            Some(phrase!("sequenz-coach-fit-none", fits))
        } else if fits > other && !better.is_empty() {
            Some(phrase!("sequenz-coach-fit-more", fits, other))
        } else if need < more {
            Some(phrase!("sequenz-coach-fit-missing", need, more))
        } else {
            None
        }
    }
}

/// The upper left corner of a step, counted from 1.
fn step(foot: Point, (wide, high): (f32, f32), number: u8) -> Point {
    Point::new(foot.x + wide * f32::from(number - 1), foot.y - high * f32::from(number))
}

fn stairs(drawing: &mut Drawing, foot: Point, size: (f32, f32), steps: std::ops::RangeInclusive<u8>) {
    let stone = Ink::new(Role::Tint(Hue::Ochre));
    for number in steps {
        let at = step(foot, size, number);
        let block = Path::rect(at.x, at.y, size.0, foot.y - at.y);
        drawing.shape(block, stone, Stroke::new(Role::Faint.into(), size.1 * 0.08));
        let middle = Point::new(at.x + size.0 / 2.0, at.y + size.1 * 0.56);
        props::label(drawing, number, middle, size.1 * 0.9, size.0, Font::Sans, Role::Text);
    }
}

fn climb(drawing: &mut Drawing, hand: &Hand, several: bool) {
    let lying: Vec<u8> = hand.lying().collect();
    let there = is_sequence(lying.iter().copied());
    let at = |number: u8, above: usize| {
        let corner = step(STAIRS_FOOT, STEP, number);
        Point::new(corner.x + (STEP.0 - STAIR_DIE) / 2.0, corner.y - STAIR_DIE * (props::nth(above) + 1.0))
    };
    for number in 1..=6_u8 {
        let count = lying.iter().filter(|die| **die == number).count();
        for above in 0..count {
            props::lay(drawing, number, at(number, above), STAIR_DIE);
        }
        let missing = several && count == 0 && fits(&hand.kept, number);
        if missing && !there {
            props::slot(drawing, at(number, 0), STAIR_DIE);
        }
    }
    if there {
        let middle = |number: u8| {
            let here = at(number, 0);
            Point::new(here.x + STAIR_DIE / 2.0, here.y - 2.6)
        };
        let points: Vec<Point> = hand.rising().iter().map(|number| middle(*number)).collect();
        drawing.line(Path::open(&points), Stroke::new(Role::Good.into(), 1.2));
        for point in points {
            drawing.fill(Path::circle(point.x, point.y, 1.5), Role::Good.into());
        }
    }
}

/// To how many of the four sequences these dice belong.
fn open(kept: &[u8]) -> usize {
    let belongs = |lowest: &u8| {
        let places = *lowest..=*lowest + 2;
        kept.iter().all(|face| places.contains(face) && kept.iter().filter(|other| *other == face).count() == 1)
    };
    (1..=4).filter(belongs).count()
}

fn fits(kept: &[u8], number: u8) -> bool {
    (1..=4_u8).any(|lowest| {
        let sequence = lowest..=lowest + 2;
        sequence.contains(&number) && kept.iter().all(|kept| sequence.contains(kept)) && !kept.is_empty()
    })
}

fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Plum);
    let (foot, size, side) = (Point::new(7.0, 32.0), (8.7, 4.6), 8.2);
    let deep = Ink::new(Role::Deep(Hue::Plum));
    for number in 1..=3_u8 {
        let at = step(foot, size, number);
        drawing.fill(Path::rect(at.x, at.y, size.0, foot.y - at.y), deep);
        props::lay(&mut drawing, number + 2, Point::new(at.x + (size.0 - side) / 2.0, at.y - side - 0.4), side);
    }
    drawing
}

/// The game in which there is something to keep.
const RULES: Sequenz = Sequenz { throws: 3 };

fn page(lang: Lang) -> Vec<Block> {
    let about = phrase!("sequenz-strategy-about-text", chance = percent(solve::optimum(&RULES).0, lang));
    Page::new("sequenz-strategy")
        .fill([about])
        .pictures([("first", table(&kept(2), lang)), ("second", table(&kept(1), lang)), ("one", one_kept(lang))])
        .blocks
}

fn kept(left: u8) -> Vec<Advice> {
    throws(3).iter().filter_map(|dice| advice(&RULES, dice, &[], left, None)).collect()
}

/// What is kept of the second throw, one die having been kept of the first.
fn one_kept(lang: Lang) -> Drawing {
    let written = |dice: &[u8]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join("\u{2009}");
    let cell = |kept: u8, dice: &[u8]| {
        let advice = advice(&RULES, dice, &[kept], 1, None)?;
        let stays = advice.kept();
        let words = if stays.is_empty() { "–".to_owned() } else { written(&stays) };
        Some(Cell::new(words, advice.chance))
    };
    let row = |kept: u8| throws(2).iter().map(|dice| cell(kept, dice)).collect();
    let across = (tr!(lang, "sequenz-strategy-thrown-label"), throws(2).iter().map(|dice| written(dice)).collect());
    let down = (tr!(lang, "sequenz-strategy-kept-label"), (1..=6).map(|kept: u8| kept.to_string()).collect());
    Grid { across, down, cells: (1..=6).map(row).collect() }.draw(600.0, 26.0)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic)]

    use super::*;
    use crate::game::bot::Level;
    use crate::game::chance::Luck;
    use crate::game::{Event, Face, Game};
    use crate::table::Players;
    use crate::tavern::bout::Chosen;

    /// What the hint says first after these throws and decisions between them.
    fn hint(throws: &[&[u8]], kept: &[Action]) -> Option<(Action, f64)> {
        let values = Values::from([(THROWS.key.to_owned(), "3".to_owned())]);
        let mut game = Bout::start(&Chosen::read(Sequenz::CARD, &values).expect("it is offered"), 2);
        for (nth, dice) in throws.iter().enumerate() {
            game.apply(&Event::Roll(dice.iter().map(|face| Face::Number(*face)).collect())).expect("dice are due");
            if let Some(action) = kept.get(nth) {
                game.act(0, action);
            }
        }
        let judged = Bout::bot(Level::Strong).judge(&game, 0, &mut Luck::new(1).thought(0));
        let judged = judged.first().filter(|_| !game.legal(0).is_empty());
        judged.map(|best| (best.action, best.value))
    }

    fn keeping(advice: &Advice) -> Action {
        let places = advice.keeps.iter().enumerate().filter(|(_, keeps)| **keeps);
        Action::Keep(places.fold(Places::NONE, |places, (place, _)| places.flipped(place)))
    }

    #[test]
    fn the_tables_keep_what_the_hint_keeps() {
        for (left, before) in [(2, None), (1, Some(Action::Keep(Places::NONE)))] {
            let all = kept(left);
            assert_eq!(all.len(), 52, "all throws but four");
            for advice in &all {
                let thrown: Vec<&[u8]> = before.iter().map(|_| &[1, 1, 1][..]).chain([&advice.dice[..]]).collect();
                let (action, value) = hint(&thrown, before.as_slice()).expect("there is something to decide");
                assert_eq!((keeping(advice), advice.chance), (action, value), "{advice:?}");
            }
            let words: Vec<String> = all.iter().map(|advice| percent(advice.chance, Lang::De)).collect();
            assert_eq!(table(&all, Lang::De).words(), words);
        }
        let drawing = one_kept(Lang::De);
        let mut words = drawing.words().into_iter().skip_while(|words| *words != "6\u{2009}6").skip(1).peekable();
        for kept in 1..=6_u8 {
            assert_eq!(words.next(), Some(kept.to_string().as_str()));
            for dice in throws(2) {
                let Some((action, _)) = hint(&[&[kept, kept, kept], &dice], &[Action::Keep(Places::one(0))]) else {
                    assert!(is_sequence(dice.iter().copied().chain([kept])), "{kept} {dice:?}");
                    continue;
                };
                let Action::Keep(places) = action else { panic!("nothing else is decided") };
                let stays: Vec<String> = places.iter().map(|place| dice[place].to_string()).collect();
                let said = words.next().expect("there is a cell");
                assert_eq!(
                    said,
                    if stays.is_empty() { "–".to_owned() } else { stays.join("\u{2009}") },
                    "{kept} {dice:?}"
                );
            }
        }
        assert_eq!(words.next(), None);
    }

    #[test]
    fn the_rule_of_thumb_holds_after_the_first_throw() {
        for advice in kept(2) {
            let has = |face: u8| advice.dice.contains(&face);
            let open = [2, 3, 4].into_iter().find(|low| has(*low) && has(low + 1));
            let alone = [3, 4].into_iter().find(|face| has(*face));
            let edge = [1, 5].into_iter().find(|low| has(*low) && has(low + 1));
            let says = match (open, alone, edge) {
                (Some(low), ..) | (None, None, Some(low)) => vec![low, low + 1],
                (None, Some(face), _) => vec![face],
                (None, None, None) => Vec::new(),
            };
            assert_eq!(advice.kept(), says, "{:?}", advice.dice);
        }
    }

    #[test]
    fn the_first_table_comes_to_the_optimum() {
        let ways = |dice: &[u8]| match dice {
            [a, b, c] if a == b && b == c => 1.0,
            [a, b, c] if a == b || b == c => 3.0,
            _ => 6.0,
        };
        // Four throws are sequences at once.
        let sum: f64 = 4.0 * 6.0 + kept(2).iter().map(|advice| ways(&advice.dice) * advice.chance).sum::<f64>();
        let title = crate::table::Of::<Sequenz>::TITLE;
        let given = Values::from([(THROWS.key.to_owned(), "3".to_owned())]);
        let optimum = title.optimum(&given).expect("it is offered").expect("it is computed");
        assert!((sum / 216.0 - optimum.value).abs() < 1e-12, "{sum} {}", optimum.value);
        let [Block::Text(about), ..] = &page(Lang::De)[..] else { panic!("it begins with words") };
        assert!(Lang::De.say(about).contains(&percent(optimum.value, Lang::De)));
    }
}
