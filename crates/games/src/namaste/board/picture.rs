//! The picture: one sheet large, the dice and sums beside it, every player's sheet small below them.

use base::draw::{Affine, Drawing, Font, Hue, Ink, Path, Point, Role, Stroke, Text, text};
use base::i18n::tr;

use super::super::art;
use super::super::art::diamond::{LEFT, Leaf, Plan};
use super::super::field::Field;
use super::super::rules::{KARMA, MOST_DICE, Namaste, Player, TURQUOISE, WHITE};
use super::touch::{Place, Touch};
use super::words;
use crate::game::{Die, Game, Score, Seat, Turn};
use crate::table::{DieArt, Looks, View};

// Lengths in mm; the width is that with the column beside the sheet.
const WIDTH: f32 = 160.0;
const HEIGHT: f32 = 110.0;
const CELL: f32 = 11.05;
const COLUMN_X: f32 = 112.0;
const COLUMN_WIDTH: f32 = 47.5;
const DIE: f32 = 8.0;
const CARDS_Y: f32 = 30.5;
const SLIM_WIDTH: f32 = COLUMN_X - 2.6;
const BELOW_HEIGHT: f32 = 16.5;
const STRIP_Y: f32 = HEIGHT + 5.6;
const CHIP_HEIGHT: f32 = 9.6;
const ARROW: &str = "M0 -1.4L2.4 0L0 1.4Z";

/// Whether the sheet becomes larger with what else there is below it, as a strip, in a room of that shape.
fn is_slim(room: f32) -> bool {
    (room / SLIM_WIDTH).min(1.0 / (HEIGHT + BELOW_HEIGHT)) > (room / WIDTH).min(1.0 / HEIGHT)
}

impl Looks for Namaste {
    fn board(&self, touch: &Touch, view: &View) -> Drawing {
        let slim = view.room.is_some_and(is_slim);
        let (width, height) = if slim { (SLIM_WIDTH, HEIGHT + BELOW_HEIGHT) } else { (WIDTH, HEIGHT) };
        let mut drawing = Drawing::new(width, height);
        let shown = touch.shown(self, view);
        large(&mut drawing, self, touch, view, shown);
        let sums = throw(&mut drawing, self, touch, view, shown, slim);
        fields(&mut drawing, self, touch, view, shown);
        let cards = self.players().len();
        for seat in 0..cards {
            match slim {
                true => plate(&mut drawing, self, view, seat, seat == shown, (cards, sums)),
                false => card(&mut drawing, self, view, seat, seat == shown, cards),
            }
        }
        // What is touched least comes last by the keyboard.
        let says = view.lang.say(&words::karma(self, shown));
        drawing.spot(Place::Karma.spot(), PLAN.karma_area().moved(SHEET), says);
        for ((x, face), number) in dice_shown(self).into_iter().zip(1_u8..).filter(|_| !slim) {
            let says = view.lang.say(&words::die(self, number, face));
            drawing.spot(Place::Die(number).spot(), Path::rounded(x, 6.4, DIE, DIE, DIE * 0.15), says);
        }
        drawing
    }

    fn die(die: &Die) -> DieArt {
        DieArt::new(art::look(die), art::face)
    }
}

const PLAN: Plan = Plan::of(CELL);
const SHEET: Affine = Affine::shift(1.5, 2.0);

fn large(drawing: &mut Drawing, game: &Namaste, touch: &Touch, view: &View, shown: Seat) {
    let paper = Path::rounded(0.4, 0.4, COLUMN_X - 3.4, HEIGHT - 0.8, 2.0);
    drawing.shape(paper, Role::Paper.into(), Stroke::new(Role::Line.into(), 0.3));
    let leaf = Leaf { player: game.players().get(shown), starts: shown == 0, lang: view.lang };
    let plan = Plan { text: view.written(1.0), ..PLAN };
    drawing.place(SHEET, plan.draw(leaf, &touch.marks(game, view)));
    let left = SHEET.map(PLAN.at(LEFT, -1.0));
    let middle = Point::new(left.x, left.y - text::cap_height(Font::SerifBold, 6.4) / 2.0);
    let name = Text::new(middle, view.name(shown), Font::SerifBold, 6.4, Role::Text.into());
    view.named(drawing, shown, name, CELL * 4.5);
    let right = SHEET.map(PLAN.at(7.0 - LEFT - 1.0, -1.0));
    let round = tr!(view.lang, "namaste-board-round", round = game.round());
    let (size, room) = (view.written(3.8), CELL * 2.4);
    drawing.text(Text::new(right, round, Font::Sans, size, Role::Faint.into()).fitted(room).ending());
    if game.is_last_round() && !game.turn().is_over() {
        let below = Point::new(right.x, right.y + size * 1.3);
        let last = tr!(view.lang, "namaste-board-last-round");
        drawing.text(Text::new(below, last, Font::SansBold, size, Role::Accent.into()).fitted(room).ending());
    }
}

/// In a slim board the sums alone. Gives back where they end.
fn throw(drawing: &mut Drawing, game: &Namaste, touch: &Touch, view: &View, shown: Seat, slim: bool) -> f32 {
    let decides = view.seat.filter(|seat| !game.sums_for(*seat).is_empty());
    let seat = decides.unwrap_or(shown);
    let sums = game.sums_for(seat);
    let only_white = !sums.is_empty() && seat != game.active();
    let label = match game.turn() {
        Turn::Over(_) => tr!(view.lang, "namaste-board-over"),
        Turn::Roll(_) | Turn::Faces(_) => tr!(view.lang, "namaste-board-dice"),
        Turn::Seats(_) if sums.is_empty() => tr!(view.lang, "namaste-board-dice"),
        Turn::Seats(_) if only_white => tr!(view.lang, "namaste-board-white-dice"),
        Turn::Seats(_) => tr!(view.lang, "namaste-board-all-dice"),
    };
    let (left, above, room) = if slim { (0.4, HEIGHT + 3.6, SLIM_WIDTH) } else { (COLUMN_X, 4.2, COLUMN_WIDTH) };
    // In a slim board the dice lie elsewhere: without sums there would be nothing below the label.
    if !slim || !sums.is_empty() {
        let label = Text::new((left, above), label, Font::Sans, view.written(3.4), Role::Faint.into());
        drawing.text(label.fitted(room));
    }
    if !slim {
        dice(drawing, game, only_white);
    }
    let gap = 1.4;
    let count = f32::from(u8::try_from(sums.len().max(1)).unwrap_or(1));
    let width = ((COLUMN_WIDTH + gap) / count - gap).min(if slim { 10.5 } else { 13.0 });
    let mut corner = Point::new(left, if slim { STRIP_Y } else { 17.6 });
    for sum in &sums {
        chip(drawing, game, touch, view, seat, (corner, width), *sum);
        corner.x += width + gap;
    }
    corner.x
}

/// The dice that lie, are due, or wait, with where they are seen, mm from the left; the turquoise one comes last.
fn dice_shown(game: &Namaste) -> Vec<(f32, Option<u8>)> {
    let faces: Vec<Option<u8>> = match (game.thrown(), game.turn()) {
        (Some((white, turquoise)), _) => white.iter().copied().chain([turquoise]).map(Some).collect(),
        (None, Turn::Roll(throw) | Turn::Faces(throw)) => vec![None; throw.dice.len()],
        (None, Turn::Seats(_)) => vec![None; usize::from(MOST_DICE) + 1],
        (None, Turn::Over(_)) => Vec::new(),
    };
    let (last, mut x) = (faces.len().saturating_sub(1), COLUMN_X);
    let places = faces.into_iter().enumerate().map(|(index, face)| {
        x += if index == last { 2.0 } else { 0.0 };
        let place = (x, face);
        x += DIE + 1.5;
        place
    });
    places.collect()
}

fn dice(drawing: &mut Drawing, game: &Namaste, only_white: bool) {
    let shown = dice_shown(game);
    if shown.is_empty() {
        drawing.place(Affine::scale(0.54).shifted(COLUMN_X + 13.0, 7.0), art::emblem());
    }
    for (index, (x, face)) in shown.iter().enumerate() {
        let last = index + 1 == shown.len();
        let die = if last { TURQUOISE } else { WHITE };
        drawing.place(Affine::shift(*x, 6.4), art::shown(&die, *face, DIE));
        if last && only_white {
            let (low, high) = (Point::new(x - 0.8, 6.4 + DIE + 0.8), Point::new(x + DIE + 0.8, 5.6));
            drawing.rule(low, high, Stroke::new(Role::Ground.into(), 1.8));
            drawing.rule(low, high, Stroke::new(Role::Bad.into(), 0.8));
        }
    }
}

fn chip(
    drawing: &mut Drawing,
    game: &Namaste,
    touch: &Touch,
    view: &View,
    seat: Seat,
    (corner, width): (Point, f32),
    sum: u8,
) {
    let (x, y, height) = (corner.x, corner.y, CHIP_HEIGHT);
    let touches = view.seat == Some(seat);
    let waiting = touch.waiting(game, seat).map(|(_, sums)| sums);
    let selected = touches && touch.sum(&game.sums_for(seat)) == Some(sum);
    let fits = match &waiting {
        Some(sums) => sums.contains(&sum),
        None => Field::all().any(|field| game.fitting(seat, field).contains(&sum)),
    };
    let outline = Path::rounded(x, y, width, height, 2.2);
    let accent = Ink::new(Role::Accent);
    let (fill, words): (Ink, Ink) = match (selected, fits) {
        (true, true) => (accent, Role::OnAccent.into()),
        (_, false) => (Role::Ground.into(), Role::Faint.into()),
        (false, true) if waiting.is_some() => (Role::Soft.into(), Role::Text.into()),
        (false, true) => (Role::Paper.into(), Role::Text.into()),
    };
    let stroke = match (fits, waiting.is_some() || selected) {
        (true, true) => Stroke::new(accent, 0.9),
        (true, false) => Stroke::new(accent, 0.45),
        (false, _) => Stroke::dashed(Role::Faint.into(), 0.35, 1.0, 0.9),
    };
    drawing.shape(outline.clone(), fill, stroke);
    let font = if fits { Font::SansBold } else { Font::Sans };
    drawing.text(Text::beside((x + width / 2.0, y + height / 2.0), sum.to_string(), font, 5.4, words).centred());
    let says = view.lang.say(&words::sum(game, seat, sum, selected));
    drawing.spot(Place::Sum(sum).spot(), outline, says);
    drawing.key(sum.to_string());
}

fn fields(drawing: &mut Drawing, game: &Namaste, touch: &Touch, view: &View, shown: Seat) {
    for field in Field::all() {
        let says = view.lang.say(&words::field(game, touch, shown, field, view));
        drawing.spot(Place::Field(field).spot(), PLAN.field(field, 0.0).moved(SHEET), says);
    }
}

fn plate(drawing: &mut Drawing, game: &Namaste, view: &View, seat: Seat, shown: bool, (count, from): (usize, f32)) {
    let (order, count) = (f32::from(u8::try_from(seat).unwrap_or(0)), f32::from(u8::try_from(count).unwrap_or(1)));
    let gap = 1.2;
    let width = ((SLIM_WIDTH - 0.4 - from + gap) / count - gap).min(40.0);
    let x = SLIM_WIDTH - 0.4 - (count - order) * (width + gap) + gap;
    let outline = Path::rounded(x, STRIP_Y, width, CHIP_HEIGHT, 1.8);
    let border = if shown { Stroke::new(Role::Accent.into(), 0.8) } else { Stroke::new(Role::Line.into(), 0.3) };
    drawing.shape(outline.clone(), Role::Paper.into(), border);
    let colour = Ink::new(Role::seat(seat));
    let (mut left, middle) = (x + 1.6, STRIP_Y + CHIP_HEIGHT / 2.0);
    if game.turn().to_act().contains(&seat) {
        drawing.fill(Path::data(ARROW).moved(Affine::shift(left, middle)), colour);
        left += 3.4;
    }
    let total = game.players().get(seat).map_or(0, Player::total);
    let wins = game.turn().winners().contains(&seat);
    let (font, role) = if wins { (Font::SerifBold, Role::Accent) } else { (Font::Serif, Role::Text) };
    let number = Score::whole(total).to_string();
    let room = text::width(&number, font, 6.2);
    let right = x + width - 1.6;
    drawing.text(Text::beside((right, middle), number, font, 6.2, role).ending());
    let name = Text::new((left, middle), view.name(seat), Font::SansBold, view.written(3.6), colour);
    view.named(drawing, seat, name, right - room - 1.4 - left);
    drawing.spot(Place::Sheet(seat).spot(), outline, view.lang.say(&words::sheet(game, seat, view)));
    drawing.tells();
}

fn card(drawing: &mut Drawing, game: &Namaste, view: &View, seat: Seat, shown: bool, count: usize) {
    let Some(player) = game.players().get(seat) else { return };
    let (order, count) = (f32::from(u8::try_from(seat).unwrap_or(0)), f32::from(u8::try_from(count).unwrap_or(1)));
    let gap = 1.6;
    let height = ((HEIGHT - 0.4 - CARDS_Y + gap) / count - gap).min(27.0);
    let (x, y) = (COLUMN_X, CARDS_Y + order * (height + gap));
    let outline = Path::rounded(x, y, COLUMN_WIDTH, height, 1.8);
    let border = if shown { Stroke::new(Role::Accent.into(), 0.8) } else { Stroke::new(Role::Line.into(), 0.3) };
    drawing.shape(outline.clone(), Role::Paper.into(), border);
    let colour = Ink::new(Role::seat(seat));
    let on_turn = game.turn().to_act().contains(&seat);
    let (mut left, middle) = (x + 2.0, y + 3.7);
    if on_turn {
        drawing.fill(Path::data(ARROW).moved(Affine::shift(left, middle)), colour);
        left += 3.4;
    }
    let name = Text::new((left, middle), view.name(seat), Font::SansBold, view.written(3.6), colour);
    view.named(drawing, seat, name, x + COLUMN_WIDTH - 2.0 - left);
    let cell = ((height - 8.0) / 7.0).min(2.6);
    thumbnail(drawing, player, x + 2.0, y + 6.6, cell);
    let left = x + 2.0 + cell * 7.0 + 3.0;
    let room = x + COLUMN_WIDTH - 2.0 - left;
    points(drawing, game, view, seat, Point::new(left, y + height * 0.6), room);
    let (side, size) = (view.written(2.7), view.written(2.5));
    for index in 0..KARMA {
        let corner = Point::new(left + side * 1.26 * index as f32, y + height - 1.7 - side);
        let box_ = Path::rounded(corner.x, corner.y, side, side, 0.5);
        drawing.shape(box_.clone(), Role::Tint(Hue::Leaf).into(), Stroke::new(Role::Deep(Hue::Leaf).into(), 0.25));
        if let Some(points) = player.karma().get(index) {
            let middle = Point::new(corner.x + side / 2.0, corner.y + side / 2.0);
            drawing.text(Text::beside(middle, points.to_string(), Font::SansBold, size, Role::Pencil).centred());
        }
    }
    drawing.spot(Place::Sheet(seat).spot(), outline, view.lang.say(&words::sheet(game, seat, view)));
    drawing.tells();
}

fn points(drawing: &mut Drawing, game: &Namaste, view: &View, seat: Seat, at: Point, room: f32) {
    let (lang, size) = (view.lang, view.written(3.0));
    let total = game.players().get(seat).map_or(0, Player::total);
    let number = Score::whole(total).to_string();
    let width = text::width(&number, Font::Serif, 7.0);
    drawing.text(Text::new(at, number, Font::Serif, 7.0, Role::Text.into()));
    let mut beside = |words: String, line: f32, font: Font, role: Role| {
        let words = Text::new((at.x + width + 1.4, at.y - line), words, font, size, role.into());
        drawing.text(words.fitted(room - width - 1.4));
    };
    let wins = game.turn().winners().contains(&seat);
    beside(
        tr!(lang, "namaste-board-points", points = total),
        if wins { size * 1.13 } else { 0.0 },
        Font::Sans,
        Role::Faint,
    );
    if wins {
        beside(tr!(lang, "namaste-board-wins"), 0.0, Font::SansBold, Role::Accent);
    }
}

fn thumbnail(drawing: &mut Drawing, player: &Player, x: f32, y: f32, cell: f32) {
    for field in Field::all() {
        let (column, row) = (f32::from(field.column()), f32::from(field.row()));
        let square = Path::rounded(x + column * cell + 0.1, y + row * cell + 0.1, cell - 0.2, cell - 0.2, cell * 0.12);
        let fill = match player.number(field) {
            Some(_) => Ink::new(Role::Pencil),
            None if field.is_middle() => Role::Tint(Hue::Rose).into(),
            None => Role::Paper.into(),
        };
        drawing.shape(square, fill, Stroke::new(Role::Faint.into(), 0.15));
    }
}
