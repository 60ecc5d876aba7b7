//! Studentenpasch: a 1 counts 100, a 6 counts 60; up to three throws, any dice kept (`docs/rules/pub-games.md`, 14).

use crate::tavern::prelude::*;
use crate::tavern::solve;
use crate::tavern::strategy::{advice, percent};
use base::draw::plot::grid::{Cell, Grid};

pub fn worth(face: u8) -> u32 {
    match face {
        1 => 100,
        6 => 60,
        pips => pips.into(),
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Studentenpasch;

impl Turns for Studentenpasch {
    fn turn_rules(&self) -> TurnRules {
        TurnRules { dice: 3, throws: 3, keeping: Keeping::AnyOrStop, turning: false, loses: Loses::Lowest }
    }

    fn result(&self, hand: &Hand) -> Amount {
        hand.lying().map(worth).sum::<u32>().into()
    }
}

impl Kind for Studentenpasch {
    const CARD: &'static Card =
        &Card { key: "studentenpasch", emblem, guide, rules: Rules::last(|_| Ok(Begin::turns(Self))) };
    const STRATEGY: Option<fn(Lang) -> Vec<Block>> = Some(page);
}

fn guide(page: Page, lang: Lang) -> Page {
    let keep = [Action::Keep(Places::one(1))];
    let steps: [(&[u8], &[Action]); 3] = [(&[4, 1, 3], &keep), (&[2, 6], &keep), (&[5], &[])];
    let picture = example::decided(&Studentenpasch, &steps, |hand| hand.lying().collect(), lang);
    page.pictures([("example", picture)]).and(guide::choices(guide::keeping(true)))
}

const DIE: f32 = 25.0;
const DICE_TOP: f32 = 65.0;
const DICE: usize = 3;
const BOARD: Point = Point::new(7.0, 16.6);

impl Prop for Studentenpasch {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &SceneContext<'_>) {
        let hand = &shown.hand;
        blackboard(drawing, BOARD, STAGE.width - 2.0 * BOARD.x, 38.0);
        let counts: Vec<u32> = hand.lying().map(worth).collect();
        if !counts.is_empty() {
            let each: Vec<String> = counts.iter().map(ToString::to_string).collect();
            let at = |y| Point::new(STAGE.width / 2.0, y);
            props::label(drawing, each.join(" + "), at(26.5), 8.4, 80.0, Font::Serif, Role::Bone);
            props::label(drawing, counts.iter().sum::<u32>(), at(42.5), 17.0, 80.0, Font::SerifBold, Role::Bone);
        }
        let at = Point::new((STAGE.width - props::width(DICE, DIE)) / 2.0, DICE_TOP);
        thrown::row(drawing, &round.rules, hand, at, DIE, stage);
        for (number, pips) in hand.lying().enumerate() {
            let here = props::place(at, number, DIE);
            let below = Point::new(here.x + DIE / 2.0, here.y + DIE + 9.0);
            props::label(drawing, worth(pips), below, 6.4, DIE, Font::SerifItalic, Role::Pencil);
        }
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        phrase!("tavern-stage-points", points = amount.to_integer())
    }
}

fn blackboard(drawing: &mut Drawing, at: Point, width: f32, height: f32) {
    let (wood, slate) = (Ink::new(Role::Leather), Ink::new(Role::Carved).lit(0.06));
    drawing.shape(Path::rounded(at.x, at.y, width, height, 1.4), slate, Stroke::new(wood, 2.0));
    let ledge = Path::rounded(at.x + 8.0, at.y + height + 0.6, width - 16.0, 2.4, 0.8);
    drawing.shape(ledge, wood, Stroke::new(wood.lit(-0.3), 0.3));
    for (x, long) in [(16.0, 7.0), (26.0, 4.0)] {
        let chalk = Path::rounded(at.x + x, at.y + height - 0.4, long, 1.4, 0.6);
        drawing.shape(chalk, Role::Bone.into(), Stroke::new(Ink::new(Role::Bone).lit(-0.3), 0.2));
    }
}

fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Turquoise);
    props::lay(&mut drawing, 1, Point::new(13.2, 19.0), 13.6);
    let deep = Ink::new(Role::Deep(Hue::Turquoise));
    let edge = Stroke::new(Role::Text.into(), 0.5);
    let cap = Path::data("M9.4 11 C9 7.4 31 7.4 30.6 11 L29.4 17.4 C24 19.6 16 19.6 10.6 17.4 Z");
    drawing.shape(cap, deep, edge);
    let band = |y: f32| bend([10.4, y], &[[16.0, y + 2.4, 24.0, y + 2.4, 29.6, y]]);
    for (y, ink) in
        [(14.4, Ink::new(Role::Bone)), (15.7, Ink::new(Role::Deep(Hue::Ruby))), (17.0, Ink::new(Role::Bone))]
    {
        drawing.line(band(y), Stroke::new(ink, 1.1));
    }
    let visor = Path::data("M12 18.2 C16 19.8 24 19.8 28 18.2 C27 22.2 13 22.2 12 18.2 Z");
    drawing.shape(visor, Role::Carved.into(), edge);
    drawing
}

/// Throws of which different things stay.
const THROWN: [[u8; 3]; 10] =
    [[2, 3, 4], [4, 5, 5], [2, 3, 6], [2, 6, 6], [1, 2, 3], [6, 6, 6], [1, 2, 6], [1, 6, 6], [1, 1, 2], [1, 1, 6]];
/// What lies on the table: a throw of each total.
const TABLE: [[u8; 3]; 8] = [[5, 5, 5], [3, 2, 6], [1, 4, 4], [6, 6, 5], [1, 6, 5], [1, 1, 5], [1, 6, 6], [1, 1, 6]];

fn page(lang: Lang) -> Vec<Block> {
    let (mean, _) = solve::optimum(&Studentenpasch);
    let about = phrase!("studentenpasch-strategy-about-text", mean = lang.decimal(mean, 1));
    Page::new("studentenpasch-strategy")
        .put("studentenpasch-strategy-about-text", [Block::Text(about)].into_iter().chain(guide::ideas()))
        .pictures([("first", against(2, lang)), ("second", against(1, lang))])
        .blocks
}

fn total(dice: &[u8]) -> u32 {
    dice.iter().map(|face| worth(*face)).sum()
}

fn written(dice: &[u8]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join("\u{2009}")
}

fn against(left: u8, lang: Lang) -> Drawing {
    let cell = |dice: &[u8], before: &[u8]| {
        let advice = advice(&Studentenpasch, dice, &[], left, Some(total(before).into()))?;
        let kept = advice.kept();
        let words = if kept.is_empty() { "–".to_owned() } else { written(&kept) };
        let cell = Cell::new(format!("{words} · {}", percent(advice.chance, lang)), advice.chance);
        Some(Cell { is_best: kept.len() == dice.len(), ..cell })
    };
    let across =
        (tr!(lang, "studentenpasch-strategy-table-label"), TABLE.map(|dice| total(&dice).to_string()).to_vec());
    let down = (tr!(lang, "studentenpasch-strategy-thrown-label"), THROWN.map(|dice| written(&dice)).to_vec());
    let cells = THROWN.map(|dice| TABLE.map(|before| cell(&dice, &before)).to_vec()).to_vec();
    Grid { across, down, cells }.draw(600.0, 30.0)
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

    fn roll(game: &mut Bout, dice: &[u8]) {
        game.apply(&Event::Roll(dice.iter().map(|face| Face::Number(*face)).collect())).expect("dice are due");
    }

    #[test]
    fn the_tables_say_what_the_hint_says_against_that_total() {
        for left in [2, 1] {
            let drawing = against(left, Lang::En);
            let words = drawing.words();
            let (rows, columns) = (THROWN.len(), TABLE.len());
            let rows = words[words.len() - rows * (columns + 1)..].chunks(columns + 1);
            for (row, dice) in rows.zip(THROWN) {
                assert_eq!(row[0], written(&dice));
                for (said, before) in row[1..].iter().zip(TABLE) {
                    let mut game = Bout::start(&Chosen::read(Studentenpasch::CARD, &Values::new()).expect("usual"), 2);
                    roll(&mut game, &before);
                    game.act(0, &Action::Stop);
                    if left == 1 {
                        roll(&mut game, &[2, 2, 2]);
                        game.act(1, &Action::Keep(Places::NONE));
                    }
                    roll(&mut game, &dice);
                    let judged = Bout::bot(Level::Strong).judge(&game, 1, &mut Luck::new(1).thought(0));
                    let stays: Vec<u8> = match judged[0].action {
                        Action::Keep(places) => places.iter().map(|place| dice[place]).collect(),
                        Action::Stop | Action::Turn(_) | Action::Cover | Action::Lift => dice.to_vec(),
                    };
                    let kept = if stays.is_empty() { "–".to_owned() } else { written(&stays) };
                    assert_eq!(
                        *said,
                        format!("{kept} · {}", percent(judged[0].value, Lang::En)),
                        "{dice:?} {before:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_page_begins_with_the_optimum() {
        let title = crate::table::Of::<Studentenpasch>::TITLE;
        let optimum = title.optimum(&Values::new()).expect("usual").expect("it is computed");
        let [Block::Text(about), ..] = &page(Lang::En)[..] else { panic!("it begins with words") };
        assert!(Lang::En.say(about).contains(&Lang::En.decimal(optimum.value, 1)));
    }
}
