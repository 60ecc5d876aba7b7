//! The house numbers: three digits, high or low, or with chicanery (`docs/rules/pub-games.md`, 2, 3 and 16).

use super::card;
use super::dice::number;
use crate::game::Illegal;
use crate::table::leaf::LABEL;
use crate::tavern::prelude::*;
use crate::tavern::sheet::form::{self, HEADS, ROWS, TOP, Table};
use crate::tavern::sheet::story::{PlayedGame, stages};
use base::draw::text;

const THROWS: Field = Field::new(
    "throws",
    "tavern-throws",
    "tavern-throws-house-about",
    options::Kind::Choice(&[("3", "tavern-throws-three"), ("1", "tavern-throws-one")]),
    "3",
);

const ONCE: &[(&str, &str, &str)] = &[("1", "one", "tavern-card-once")];

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Street {
    pub throws: u8,
    pub high: bool,
    /// Whether after each throw one die may be turned over.
    pub chicanery: bool,
}

impl Street {
    pub fn digits(&self, hand: &Hand) -> Vec<u8> {
        if self.high { hand.falling() } else { hand.rising() }
    }
}

impl Turns for Street {
    fn turn_rules(&self) -> TurnRules {
        let loses = if self.high { Loses::Lowest } else { Loses::Highest };
        TurnRules { dice: 3, throws: self.throws, keeping: Keeping::One, turning: self.chicanery, loses }
    }

    fn result(&self, hand: &Hand) -> Amount {
        number(&self.digits(hand)).into()
    }
}

fn begin(values: &Values, high: bool, chicanery: bool) -> Result<Begin, Illegal> {
    Ok(Begin::turns(Street { throws: card::number(values, &THROWS)?, high, chicanery }))
}

#[derive(Clone, Debug, PartialEq)]
pub struct Grosse;

impl Kind for Grosse {
    const CARD: &'static Card = &Card {
        key: "grosse-hausnummer",
        emblem: || emblem(654, Hue::Ochre, Hue::Ruby),
        guide: |page, lang| guide(page, true, [(&[6, 2, 3], 0), (&[5, 4], 0), (&[2], 0)], lang),
        rules: Rules::last(|values| begin(values, true, false)).with(|| vec![THROWS]).lines(THROWS.key, ONCE),
    };
    const SHEET: Option<Own> = Some(SHEET);
}

#[derive(Clone, Debug, PartialEq)]
pub struct Kleine;

impl Kind for Kleine {
    const CARD: &'static Card = &Card {
        key: "kleine-hausnummer",
        emblem: || emblem(112, Hue::Petrol, Hue::Olive),
        guide: |page, lang| guide(page, false, [(&[4, 1, 5], 1), (&[2, 6], 0), (&[5], 0)], lang),
        rules: Rules::last(|values| begin(values, false, false)).with(|| vec![THROWS]).lines(THROWS.key, ONCE),
    };
    const SHEET: Option<Own> = Some(SHEET);
}

#[derive(Clone, Debug, PartialEq)]
pub struct Schikanen;

impl Kind for Schikanen {
    const CARD: &'static Card = &Card {
        key: "schikanen",
        emblem: turned_over,
        guide: chicanery,
        rules: Rules::last(|values| begin(values, true, true))
            .with(|| vec![Field { default: "1", ..THROWS }])
            .lines(THROWS.key, &[("3", "one", "schikanen-card-thrice"), ("3", "two", "grosse-hausnummer-card-two")]),
    };
    const SHEET: Option<Own> = Some(SHEET);
}

/// Each of `throws` with the place of the die that stays.
fn guide(page: Page, high: bool, throws: [(&[u8], usize); 3], lang: Lang) -> Page {
    let rules = Street { throws: 3, high, chicanery: false };
    let kept = throws.map(|(_, place)| [Action::Keep(Places::one(place))]);
    let [first, second, last] = throws.map(|(dice, _)| dice);
    let steps: [(&[u8], &[Action]); 3] = [(first, &kept[0]), (second, &kept[1]), (last, &[])];
    let picture = example::decided(&rules, &steps, |hand| rules.digits(hand), lang);
    page.pictures([("example", picture)]).and(guide::ideas()).and(guide::choices(guide::keeping_one()))
}

fn chicanery(page: Page, lang: Lang) -> Page {
    let rules = Street { throws: 1, high: true, chicanery: true };
    let picture = example::decided(&rules, &[(&[1, 3, 3], &[Action::Turn(Some(0))])], Hand::falling, lang);
    let mut moves = guide::keeping_one();
    let (second, none) = (Action::Turn(Some(1)).to_string(), Action::Turn(None).to_string());
    moves.push(Block::Text(phrase!("schikanen-notation", turn = second, none)));
    page.pictures([("example", picture)]).and(guide::ideas()).and(guide::choices(moves))
}

const GROUND: f32 = 96.0;
const DIE: f32 = 19.6;
const TURNED_DIE: f32 = 10.4;
/// The middle of the plate, how wide it is and how high, mm.
const PLATE: (Point, f32, f32) = (Point::new(36.0, 34.0), 58.0, 29.0);
const DICE_AT: Point = Point::new(73.0, 18.0);
/// How large houses are built at most where the dice above have more below them.
const LOWER: f32 = 1.2;

impl Prop for Street {
    const SHOWS_ALL: bool = true;

    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &SceneContext<'_>) {
        let rules = &round.rules;
        plate(drawing, &building(rules, shown), PLATE.0, PLATE.1, PLATE.2);
        // With chicanery they lie higher: below each is seen what it would be.
        let at = Point::new(DICE_AT.x, DICE_AT.y + if rules.chicanery { -0.6 } else { 6.0 });
        thrown::row(drawing, rules, &shown.hand, at, DIE, stage);
        if rules.chicanery {
            others(drawing, rules, shown, stage, props::place(at, shown.hand.kept.len(), DIE));
        }
        street(drawing, round, shown, stage, GROUND);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        phrase!("tavern-stage-house", number = amount.to_integer())
    }

    fn aim(&self) -> Phrase {
        if self.high { phrase!("tavern-stage-highest") } else { phrase!("tavern-stage-lowest") }
    }
}

/// What it would be, with the number that makes where nothing else follows; or what it was, where it was turned over.
fn others(drawing: &mut Drawing, rules: &Street, past: &Past, stage: &SceneContext<'_>, at: Point) {
    let fell = past.throws.last().map_or(&[][..], Vec::as_slice);
    let open = past.result.is_none() && !past.hand.turned;
    for (number, pips) in past.hand.dice.iter().enumerate() {
        let here = props::place(at, stage.touch.seen_at(number), DIE);
        let (middle, top) = (here.x + DIE / 2.0, here.y + DIE + 6.0);
        let turned = fell.get(number).is_some_and(|fell| fell != pips);
        if !open && !turned {
            continue;
        }
        let other = 7 - *pips;
        let corner = Point::new(middle - TURNED_DIE / 2.0, top);
        props::lay(drawing, other, corner, TURNED_DIE);
        props::pale(drawing, corner, TURNED_DIE);
        let (from, to) = (Point::new(middle, top - 0.8), Point::new(middle, here.y + DIE + 0.8));
        over(drawing, if turned { (from, to) } else { (to, from) }, if turned { Role::Accent } else { Role::Faint });
        if open && rules.throws == 1 {
            let mut dice = past.hand.dice.clone();
            dice[number] = other;
            let words = stage.say(&rules.comes_to(rules.result(&Hand { dice, ..Hand::default() })));
            props::label(drawing, words, (middle, top + TURNED_DIE + 4.0), 4.6, DIE * 1.25, Font::Sans, Role::Text);
        }
    }
}

fn over(drawing: &mut Drawing, (from, to): (Point, Point), role: Role) {
    let tall = to.y - from.y;
    let side = tall.abs() * 0.55;
    let bow = Path(vec![
        Segment::Move(from),
        Segment::Curve(Point::new(from.x + side, from.y + tall * 0.2), Point::new(to.x + side, to.y - tall * 0.3), to),
    ]);
    drawing.line(bow, Stroke::new(role.into(), 0.6));
    let back = tall.signum() * 1.9;
    let head = [Point::new(to.x + 2.1, to.y - back * 0.2), to, Point::new(to.x + 0.4, to.y - back * 1.1)];
    drawing.line(Path::open(&head), Stroke::new(role.into(), 0.6));
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Plot,
    Begun,
    Lit,
    /// Its number is the worst: nobody is at home.
    Dark,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct House {
    /// How wide its plot is, mm.
    pub width: f32,
    pub number: Option<u32>,
    pub roof: Ink,
    pub walls: Ink,
    pub state: State,
}

/// How much of a player's colour is in the walls of their house.
const WALLS: f32 = 0.22;

/// Heights of the parts of a house before it is scaled.
const GROUND_FLOOR: f32 = 7.0;
const STOREY: f32 = 2.7;
const ROOF: f32 = 4.6;

impl House {
    fn storeys(&self) -> u32 {
        self.number.map_or(1, |number| number / 100)
    }

    pub fn tall(&self) -> f32 {
        GROUND_FLOOR + STOREY * props::nth(self.storeys() as usize) + ROOF
    }

    pub fn draw(&self, drawing: &mut Drawing, at: Point) {
        let half = self.width * 0.43;
        let (left, wide) = (at.x - half, 2.0 * half);
        let storeys = self.storeys();
        let eaves = at.y - self.tall() + ROOF;
        let wall = Path::rect(left, eaves, wide, at.y - eaves);
        let over = half * 0.14;
        let ridge =
            [Point::new(left - over, eaves), Point::new(at.x, eaves - ROOF), Point::new(at.x + half + over, eaves)];
        let line = Ink::new(Role::Faint);
        let (walls, roof, edge) = match self.state {
            State::Plot | State::Begun => {
                let ink = if self.state == State::Begun { Role::Accent } else { Role::Line };
                let dashes = Stroke::dashed(ink.into(), 0.45, 1.1, 1.1);
                drawing.line(wall, dashes);
                drawing.line(Path::open(&ridge), dashes);
                return;
            }
            State::Lit => (self.walls, self.roof, Stroke::new(self.roof, 0.35)),
            State::Dark => (Ink::new(Role::Line), line, Stroke::new(line, 0.35)),
        };
        drawing.shape(wall, walls, edge);
        drawing.shape(Path::polygon(&ridge), roof, edge);
        let columns = if self.width > 14.0 { 3 } else { 2 };
        let side = 1.5;
        for (row, column) in (0..storeys).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            let x = left + wide * (props::nth(column) + 0.5) / props::nth(columns) - side / 2.0;
            let y = eaves + 0.7 + STOREY * props::nth(row as usize);
            let pane = match self.state {
                State::Dark => Ink::new(Role::Carved).alpha(0.75),
                State::Plot | State::Begun | State::Lit => Ink::new(Role::Bone),
            };
            drawing.shape(Path::rect(x, y, side, side + 0.3), pane, Stroke { width: 0.2, ..edge });
        }
        let Some(number) = self.number else { return };
        let plate = (wide * 0.92).min(14.0);
        let on = Point::new(at.x, at.y - GROUND_FLOOR / 2.0);
        self::plate(drawing, &digits(number), on, plate, (plate * 0.56).min(5.8));
    }
}

fn digits(number: u32) -> Vec<Option<char>> {
    number.to_string().chars().map(Some).collect()
}

/// `None` is a digit that is still to come.
fn plate(drawing: &mut Drawing, digits: &[Option<char>], middle: Point, width: f32, height: f32) {
    // As dark in the dark look as white can be read on.
    let (blue, white) = (Ink::new(Role::Deep(Hue::Slate)).lit(-0.6), Ink::new(Role::Bone));
    let sheet = |by: f32| {
        let (x, y) = (middle.x - width / 2.0 + by, middle.y - height / 2.0 + by);
        Path::rounded(x, y, width - 2.0 * by, height - 2.0 * by, height * 0.16 - by * 0.6)
    };
    drawing.fill(sheet(0.0), blue);
    if height > 8.0 {
        drawing.line(sheet(height * 0.055), Stroke::new(white, height * 0.025));
    }
    let size = (height * 0.98).min(width / 2.1);
    let step = size * 0.6;
    let low = middle.y + text::cap_height(Font::SansBold, size) / 2.0;
    for (place, digit) in digits.iter().enumerate() {
        let x = middle.x + step * (props::nth(place) - (props::nth(digits.len()) - 1.0) / 2.0);
        if let Some(digit) = digit {
            props::label(drawing, digit, (x, middle.y), size, size, Font::SansBold, white);
        } else {
            drawing.rule((x - step * 0.32, low), (x + step * 0.32, low), Stroke::new(white.alpha(0.6), size * 0.07));
        }
    }
}

fn street(drawing: &mut Drawing, round: &Round<Street>, shown: &Past, stage: &SceneContext<'_>, ground: f32) {
    let (left, right) = (2.5, drawing.size.width - 2.5);
    let results = round.results();
    let pitch = ((right - left) / props::nth(results.len())).min(30.0);
    let from = (left + right - pitch * props::nth(results.len())) / 2.0;
    let worst: Vec<Seat> = round.worst().map_or_else(Vec::new, |(seats, _)| seats);
    let compared = results.iter().flatten().count() > 1;
    let scale = (pitch / 14.0).clamp(1.0, if round.rules.chicanery { LOWER } else { 1.4 });
    drawing.rule((left, ground), (right, ground), Stroke::new(Role::Faint.into(), 0.6));
    for (seat, result) in results.iter().enumerate() {
        let at = Point::new(from + pitch * (props::nth(seat) + 0.5), ground);
        let builds = round.mover() == Some(seat);
        let state = match result {
            // The first that is there is not the worst of any.
            Some(_) if compared && worst.contains(&seat) => State::Dark,
            Some(_) => State::Lit,
            None if builds => State::Begun,
            None => State::Plot,
        };
        let number = result.map(|amount: Amount| amount.to_integer());
        let roof = Ink::new(Role::seat(seat));
        let house = House { width: pitch / scale, number, roof, walls: roof.alpha(WALLS), state };
        let mut built = Drawing::default();
        house.draw(&mut built, Point::default());
        drawing.place(Affine::scale(scale).shifted(at.x, at.y), built);
        if state == State::Dark && round.mover().is_none() {
            props::struck(drawing, Point::new(at.x, ground - scale * house.tall() - 4.5), 7.0);
        }
        let of_dice = shown.seat == seat && !shown.throws.is_empty();
        let role = if of_dice { Role::Text } else { Role::Faint };
        let (name, size) = props::legible(&stage.name(seat), Font::Sans, 3.8, pitch - 1.4);
        props::label(drawing, name, (at.x, ground + 3.4), size, pitch, Font::Sans, role);
    }
}

fn building(rules: &Street, shown: &Past) -> Vec<Option<char>> {
    if let Some(result) = shown.result {
        return digits(result.to_integer());
    }
    let kept = rules.digits(&Hand { dice: Vec::new(), ..shown.hand.clone() });
    let known = if kept.is_empty() { Vec::new() } else { digits(number(&kept)) };
    known.into_iter().chain([None; 3]).take(3).collect()
}

fn painted(width: f32, number: u32, hue: Hue) -> House {
    let (roof, walls) = (Role::Deep(hue).into(), Role::Tint(hue).into());
    House { width, number: Some(number), roof, walls, state: State::Lit }
}

fn emblem(number: u32, mat: Hue, hue: Hue) -> Drawing {
    let mut drawing = props::mat(mat);
    let mut house = Drawing::new(40.0, 40.0);
    let width = if number > 333 { 21.0 } else { 16.0 };
    let home = painted(width, number, hue);
    home.draw(&mut house, Point::default());
    let tall = home.tall();
    let scale = (27.0 / tall).min(1.7);
    drawing.place(Affine::scale(scale).shifted(20.0, 20.0 + scale * tall / 2.0), house);
    drawing
}

fn turned_over() -> Drawing {
    let mut drawing = props::mat(Hue::Ruby);
    let mut home = Drawing::new(40.0, 40.0);
    painted(13.0, 122, Hue::Petrol).draw(&mut home, Point::default());
    drawing.place(Affine::turn(std::f32::consts::PI).then(Affine::scale(1.25)).shifted(20.0, 10.8), home);
    let ink = Ink::new(Role::Deep(Hue::Ruby));
    for half in [0.0, std::f32::consts::PI] {
        let by = Affine::turn(half).shifted(20.0, 20.0);
        for part in ["M9 -8.6 C14.8 -3 14.8 4 9.6 9", "M14.2 8.2 L9 9.6 L9.6 4.2"] {
            drawing.line(Path::data(part).moved(by), Stroke::new(ink, 1.3));
        }
    }
    drawing
}

const GAMES_PER_SHEET: usize = 4;
const TABLE: Table = Table { top: TOP + 10.5, left: 42.0, right: 122.0, row: 12.9 };
const GAME_WIDTH: f32 = (TABLE.right - TABLE.left) / GAMES_PER_SHEET as f32;
const DIGIT_FIELD: (f32, f32) = (5.2, 8.4);

const NAMES: [&str; 3] = ["house-numbers", "tavern-sheet-houses", "tavern-sheet-houses-about"];
const SHEET: Own = Sheet::form(NAMES, &[1, 2, 4], blank, filled);

fn blank(lang: Lang) -> Drawing {
    page(&SheetHead::default(), &[], lang)
}

fn filled(played: &Match<Bout>, view: &View) -> Vec<Drawing> {
    let (told, stages) = (SheetHead::of(played, view), stages(played));
    let firsts = (0..stages.len()).step_by(GAMES_PER_SHEET);
    firsts.map(|first| page(&told, &stages[first..], view.lang)).collect()
}

/// The first of these games, as many as a sheet has room for.
fn page(told: &SheetHead, stages: &[PlayedGame], lang: Lang) -> Drawing {
    let mut leaf =
        form::leaf((form::WIDTH, form::HEIGHT), super::emblem::emblem(), &tr!(lang, "tavern-sheet-houses"), told, lang);
    form::game(&mut leaf, told);
    let last = stages.len() <= GAMES_PER_SHEET;
    for column in 0..GAMES_PER_SHEET {
        let x = TABLE.left + GAME_WIDTH * props::nth(column);
        let stage = stages.get(column);
        let words = match stage {
            Some(stage) => form::heading(stage, lang),
            // What is not played yet may be a playoff.
            None if !stages.is_empty() => String::new(),
            None => tr!(lang, "tavern-sheet-game-of", game = column + 1),
        };
        let (words, size) = text::fitted(&words, Font::Sans, LABEL, GAME_WIDTH - 1.0);
        leaf.centred(x + GAME_WIDTH / 2.0, TABLE.top + HEADS - 1.6, &words, Font::Sans, size, Role::Faint);
        for seat in 0..ROWS {
            let middle = Point::new(x + GAME_WIDTH / 2.0, TABLE.middle(seat));
            number_box(&mut leaf.drawing, middle, stage.and_then(|stage| result(stage, seat)).as_deref());
            if let Some(stage) = stage {
                let beside = Point::new(x + GAME_WIDTH - 1.5, middle.y);
                form::strokes(&mut leaf.drawing, stage.count(seat), beside, GAME_WIDTH, 6.0);
            }
        }
    }
    for (seat, strokes) in told.strokes.iter().enumerate() {
        TABLE.name(&mut leaf, seat, told.player(seat));
        if last {
            TABLE.strokes(&mut leaf, seat, *strokes, told.winners.contains(&seat));
        }
    }
    TABLE.frame(&mut leaf, ROWS, &tr!(lang, "tavern-sheet-strokes"));
    leaf.drawing
}

fn result(stage: &PlayedGame, seat: Seat) -> Option<String> {
    let result = stage.part.results().get(seat).copied().flatten()?;
    stage.part.order().contains(&seat).then(|| result.to_string())
}

fn number_box(drawing: &mut Drawing, middle: Point, number: Option<&str>) {
    let (wide, high) = DIGIT_FIELD;
    let left = middle.x - 0.9 - 1.5 * wide;
    let frame = Path::rounded(left, middle.y - high / 2.0, 3.0 * wide, high, 1.6);
    drawing.line(frame, Stroke::new(Role::Text.into(), 0.3));
    for place in 1..3_usize {
        let x = left + wide * props::nth(place);
        drawing.rule((x, middle.y - high / 2.0), (x, middle.y + high / 2.0), form::THIN);
    }
    for (place, digit) in number.unwrap_or_default().chars().enumerate() {
        form::number(drawing, digit, Point::new(left + wide * (props::nth(place) + 0.5), middle.y), 6.4);
    }
}

#[cfg(test)]
mod tests {
    use base::draw::flat::{self, Piece};
    use base::i18n::Lang;

    use super::*;
    use crate::game::Face;
    use crate::game::bot::Level;
    use crate::game::record::{Entry, Header, Player, PlayerKind};
    use crate::table::View;
    use crate::tavern::TITLES;

    #[test]
    fn of_decisions_that_get_away_as_often_strong_advises_the_higher_number() {
        let title = TITLES.iter().find(|title| title.key() == "schikanen").expect("it is there");
        let seats = ["Ann", "Bo", "Cem"].map(|name| Player::new(name, PlayerKind::Human).expect("a name"));
        let mut table = title.open(Header::new(title.key(), Default::default(), seats.to_vec())).expect("three play");
        for (seat, dice) in [[6, 6, 5], [6, 3, 3]].into_iter().enumerate() {
            table.enter(&Entry::Roll(dice.map(Face::Number).to_vec())).expect("it is rolled");
            table.enter(&Entry::Act { seat, notation: "turn none".to_owned() }).expect("it is legal");
        }
        table.enter(&Entry::Roll([6, 3, 2].map(Face::Number).to_vec())).expect("it is rolled");
        let luck = crate::game::chance::Luck::new(1);
        let thought = table.judging(2, Level::Strong)(&mut luck.thought(0));
        let best: Vec<_> = thought.candidates.iter().filter(|(_, value)| *value == thought.candidates[0].1).collect();
        assert!(best.len() > 1, "642 and 653 beat 633: {:?}", thought.candidates);
        table.enter(&Entry::Act { seat: 2, notation: thought.choice }).expect("it is legal");
        let told = table.history().last().map(|told| Lang::En.say(&told.phrase)).expect("it is told");
        assert!(told.contains("653"), "{told}");
    }

    #[test]
    fn no_house_is_so_high_that_it_hides_what_a_turned_die_would_make() {
        let title = TITLES.iter().find(|title| title.key() == "schikanen").expect("it is there");
        let mut roofs: Vec<Ink> = (0..12).map(|seat| Role::seat(seat).into()).collect();
        roofs.push(Role::Faint.into());
        for players in 2..=12_u8 {
            let names: Vec<String> = (0..players).map(|seat| format!("P{seat}")).collect();
            let seats = names.iter().map(|name| Player::new(name, PlayerKind::Human).expect("a name"));
            let mut table = title.open(Header::new(title.key(), Default::default(), seats.collect())).expect("so many");
            for seat in 0..usize::from(players - 1) {
                table.enter(&Entry::Roll([6, 6, 5].map(Face::Number).to_vec())).expect("it is rolled");
                table.enter(&Entry::Act { seat, notation: "turn none".to_owned() }).expect("it is legal");
            }
            table.enter(&Entry::Roll([2, 5, 1].map(Face::Number).to_vec())).expect("it is rolled");
            let view = View { lang: Lang::En, seat: Some(usize::from(players - 1)), names, page: 9, ..View::default() };
            let (mut lowest, mut highest) = (f32::MIN, f32::MAX);
            let board = table.board(&view);
            flat::visit(&board, Affine::IDENTITY, &mut |piece| match piece {
                Piece::Text { text, to, .. } if text.words.starts_with("No. ") => lowest = lowest.max(to.f),
                Piece::Shape { path, fill: Some(ink), .. } if roofs.contains(&ink) => {
                    highest = path.bounds().map_or(highest, |(high, _)| highest.min(high.y));
                }
                Piece::Text { .. } | Piece::Shape { .. } | Piece::Photo { .. } => {}
            });
            assert!(
                lowest < highest,
                "{players} players: the numbers end at {lowest} mm, a roof begins at {highest} mm"
            );
        }
    }
}
