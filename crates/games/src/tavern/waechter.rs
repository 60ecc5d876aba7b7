//! Der Wächter bläst vom Turme: one die is blown off the cup, two lie under it (`docs/rules/pub-games.md`, 9).

use crate::tavern::prelude::*;

const COUNT: Field = Field::new(
    "count",
    "tavern-count",
    "waechter-count-about",
    options::Kind::Choice(&[
        ("sum", "waechter-count-sum"),
        ("times", "waechter-count-times"),
        ("high", "waechter-count-high"),
    ]),
    "sum",
);

/// Der Wächter bläst vom Turme: how the blown die and the hidden ones are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waechter {
    Sum,
    Times,
    /// The blown die times itself, divided by the hidden sum.
    High,
}

impl Waechter {
    fn of(count: &str) -> Option<Self> {
        match count {
            "sum" => Some(Self::Sum),
            "times" => Some(Self::Times),
            "high" => Some(Self::High),
            _ => None,
        }
    }

    /// What the dice come to, the blown one first.
    pub fn points(self, [blown, one, two]: [u8; 3]) -> Amount {
        let (blown, hidden) = (u32::from(blown), u32::from(one) + u32::from(two));
        match self {
            Self::Sum => (blown + hidden).into(),
            Self::Times => (blown * hidden).into(),
            Self::High => Amount::new(blown * blown, hidden),
        }
    }
}

impl Turns for Waechter {
    fn turn_rules(&self) -> TurnRules {
        TurnRules { dice: 3, throws: 1, keeping: Keeping::Nothing, turning: false, loses: Loses::Lowest }
    }

    fn result(&self, hand: &Hand) -> Amount {
        self.points([hand.dice[0], hand.dice[1], hand.dice[2]])
    }

    fn in_the_open(&self) -> Option<usize> {
        Some(1)
    }
}

impl Kind for Waechter {
    const CARD: &'static Card = &Card {
        key: "waechter",
        emblem,
        guide,
        rules: Rules::last(|values| Ok(Begin::turns(chosen(values, COUNT.key, Self::of)?)))
            .with(|| vec![COUNT])
            .lines(COUNT.key, &[("times", "two", "waechter-card-times"), ("high", "two", "waechter-card-high")]),
    };
}

fn guide(page: Page, lang: Lang) -> Page {
    page.pictures([("example", counted(lang))]).and(guide::luck())
}

fn counted(lang: Lang) -> Drawing {
    let line = |(way, label): (Waechter, &'static str)| {
        let dice = vec![(4, true), (2, false), (5, false)];
        ExampleRow { label: lang.say(&Phrase::new(label)), dice, comes: Comes::To(way.points([4, 2, 5]).to_string()) }
    };
    let ways = [
        (Waechter::Sum, "waechter-count-sum"),
        (Waechter::Times, "waechter-count-times"),
        (Waechter::High, "waechter-count-high"),
    ];
    let lines = example::draw(&ways.map(line));
    let cup = 20.0;
    let mut drawing = Drawing::new(cup + 5.0 + lines.size.width, lines.size.height);
    drawing.place(Affine::shift(0.0, (lines.size.height - cup) / 2.0), props::cup(cup));
    drawing.place(Affine::shift(cup + 5.0, 0.0), lines);
    drawing
}

const BLOWN_DIE: f32 = 27.0;
const BLOWN: Point = Point::new(104.0, 42.0);

impl Prop for Waechter {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &SceneContext<'_>) {
        let fallen = match shown.hand.dice[..] {
            [blown, one, two] => Some((blown, [one, two])),
            _ => None,
        };
        drawing.place(Affine::IDENTITY, tower(fallen.map(|(_, hidden)| hidden)));
        let Some((blown, hidden)) = fallen else { return };
        wind(drawing, Point::new(72.0, 36.5), 9.0);
        let flight = bend([74.0, 31.0], &[[86.0, 16.0, 108.0, 16.0, BLOWN.x + BLOWN_DIE / 2.0, BLOWN.y - 4.0]]);
        drawing.line(flight, Stroke::dashed(Role::Faint.into(), 0.5, 1.6, 1.6));
        props::lay_turned(drawing, blown, BLOWN + Point::splat(BLOWN_DIE / 2.0), BLOWN_DIE, 0.14);
        let words = stage.say(&sum_text(round.rules, blown, hidden));
        props::label(drawing, words, (109.0, 89.0), 10.4, 74.0, Font::Serif, Role::Pencil);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        match self {
            Self::Sum => phrase!("tavern-stage-pips", pips = amount.to_integer()),
            Self::Times | Self::High if amount.is_integer() => {
                phrase!("tavern-stage-points", points = amount.to_integer())
            }
            Self::Times | Self::High => {
                let hundredths = (amount * 100).round().to_integer();
                let (whole, rest) = (hundredths / 100, hundredths % 100);
                phrase!("waechter-fraction", exact = amount.to_string(), whole, rest = format!("{rest:02}"))
            }
        }
    }

    fn aim(&self) -> Phrase {
        phrase!("waechter-aim")
    }
}

fn sum_text(way: Waechter, blown: u8, [one, two]: [u8; 2]) -> Phrase {
    let result = way.points([blown, one, two]).to_string();
    match way {
        Waechter::Sum => phrase!("waechter-reckoned-sum", blown, one, two, result),
        Waechter::Times => phrase!("waechter-reckoned-times", blown, one, two, result),
        Waechter::High => phrase!("waechter-reckoned-high", blown, one, two, result),
    }
}

const GATE_DIE: f32 = 14.0;
const MIDDLE: f32 = 38.0;
const TOP: f32 = 55.0;
const FOOT: f32 = 100.0;
const HALF_WIDTH: f32 = 25.0;

/// In its gate lie the two dice that were hidden, once they are seen.
fn tower(hidden: Option<[u8; 2]>) -> Drawing {
    let mut drawing = Drawing::new(70.0, 101.0);
    let stone = Ink::new(Role::Tint(Hue::Slate));
    let edge = Stroke::new(Role::Faint.into(), 0.6);
    let wall = [
        Point::new(MIDDLE - HALF_WIDTH, TOP),
        Point::new(MIDDLE + HALF_WIDTH, TOP),
        Point::new(MIDDLE + HALF_WIDTH + 3.0, FOOT),
        Point::new(MIDDLE - HALF_WIDTH - 3.0, FOOT),
    ];
    drawing.shape(Path::polygon(&wall), stone, edge);
    for (row, x) in
        [(0_usize, -14.0_f32), (0, 10.0), (1, -19.0), (1, 18.0), (3, -22.0), (3, 22.5), (4, -21.0), (5, 21.5)]
    {
        let y = TOP + 7.0 + props::nth(row) * 6.4;
        drawing.rule((MIDDLE + x - 3.4, y), (MIDDLE + x + 3.4, y), Stroke::new(Role::Line.into(), 0.6));
    }
    let (left, wide) = (MIDDLE - HALF_WIDTH - 2.6, 2.0 * HALF_WIDTH + 5.2);
    drawing.shape(Path::rect(left, TOP - 3.0, wide, 5.0), stone, edge);
    for merlon in 0..5 {
        let x = left + (wide - 6.4) * props::nth(merlon) / 4.0;
        drawing.shape(Path::rect(x, TOP - 7.0, 6.4, 4.4), stone, edge);
    }
    drawing.place(Affine::shift(MIDDLE - 22.0, TOP - 39.0), props::cup(34.0));
    gate(&mut drawing, hidden);
    watchman(&mut drawing, Point::new(MIDDLE + 18.5, TOP - 6.6));
    drawing
}

fn gate(drawing: &mut Drawing, hidden: Option<[u8; 2]>) {
    let (half, spring) = (17.0, FOOT - 17.0);
    let (left, right) = (MIDDLE - half, MIDDLE + half);
    let round = Path(vec![
        Segment::Move(Point::new(left, FOOT)),
        Segment::Line(Point::new(left, spring)),
        Segment::Curve(Point::new(left, spring - 10.6), Point::new(right, spring - 10.6), Point::new(right, spring)),
        Segment::Line(Point::new(right, FOOT)),
        Segment::Close,
    ]);
    let edge = Stroke::new(Role::Faint.into(), 0.8);
    let Some(dice) = hidden else {
        let wood = Ink::new(Role::Leather);
        drawing.shape(round, wood, edge);
        for plank in 1..6 {
            let x = left + 2.0 * half * props::nth(plank) / 6.0;
            let high = if plank == 1 || plank == 5 { spring - 4.6 } else { spring - 7.4 };
            drawing.rule((x, high), (x, FOOT - 0.6), Stroke::new(wood.lit(-0.35), 0.5));
        }
        return;
    };
    drawing.shape(round, Ink::new(Role::Carved).lit(0.08), edge);
    for (place, pips) in dice.into_iter().enumerate() {
        let x = MIDDLE - GATE_DIE - 0.8 + props::nth(place) * (GATE_DIE + 1.6);
        props::lay(drawing, pips, Point::new(x, FOOT - GATE_DIE - 1.4), GATE_DIE);
    }
}

fn watchman(drawing: &mut Drawing, foot: Point) {
    let at = |x: f32, y: f32| Point::new(foot.x + x, foot.y + y);
    let (coat, line) = (Ink::new(Role::Deep(Hue::Ruby)), Stroke::new(Role::Text.into(), 0.35));
    let there = Affine::shift(foot.x, foot.y);
    let body = Path::data("M-4.2 0.6 C-4 -6 -2.6 -8.6 0 -8.8 C2.6 -8.6 4 -6 4.2 0.6 Z").moved(there);
    drawing.shape(body, coat, line);
    drawing.shape(Path::circle(at(0.4, -11.4).x, at(0.4, -11.4).y, 3.1), Role::Bone.into(), line);
    drawing.shape(Path::polygon(&[at(-3.6, -12.4), at(4.4, -13.4), at(0.2, -20.0)]), coat, line);
    let horn = "M3 -10.4 C6 -10.2 9 -11.2 11.6 -14.6 L13.8 -9.2 C10.4 -9 6 -8.8 3 -9.4 Z";
    drawing.shape(Path::data(horn).moved(there), Role::Deep(Hue::Ochre).into(), line);
    drawing.rule(at(1.6, -6.6), at(6.4, -9.2), Stroke::new(coat.lit(-0.2), 1.7));
}

fn wind(drawing: &mut Drawing, at: Point, length: f32) {
    for (dy, part) in [(-2.6, 0.8), (0.0, 1.0), (2.6, 0.7)] {
        drawing.rule((at.x, at.y + dy * 0.6), (at.x + length * part, at.y + dy), Stroke::new(Role::Faint.into(), 0.5));
    }
}

fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Rose);
    let stone = Ink::new(Role::Tint(Hue::Slate));
    let deep = Ink::new(Role::Deep(Hue::Rose));
    let edge = Stroke::new(deep, 0.7);
    drawing.shape(Path::rect(8.6, 24.0, 12.8, 9.4), stone, edge);
    for x in [7.4, 12.8, 18.2] {
        drawing.shape(Path::rect(x, 20.6, 4.4, 4.2), stone, edge);
    }
    let mut man = Drawing::new(40.0, 40.0);
    watchman(&mut man, Point::new(0.0, 0.0));
    drawing.place(Affine::scale(0.86).shifted(13.4, 23.4), man);
    props::lay_turned(&mut drawing, 4, Point::new(29.6, 19.6), 8.8, 0.35);
    drawing
}
