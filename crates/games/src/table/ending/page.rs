//! The end of a match as a picture: who has won, how the scores went, what everybody had of each part, and the moments that
//! mattered, each a spot. Knows no screen; a unit is a pixel at 100 %.

use base::draw::plot::Field;
use base::draw::{Affine, Drawing, Font, Path, Point, Role, Size, Spot, Stroke, Text, text};
use base::i18n::tr;

use super::{ScoreCourse, Share};
use crate::game::Seat;
use crate::table::{Table, View, leaf};

pub const WIDE: f32 = 960.0;
pub const MARGIN: f32 = 28.0;
/// Narrower than that, scores and words stand one below the other.
const NARROW: f32 = 800.0;
const NARROWEST: f32 = 440.0;
const HEAD: f32 = 84.0;
const EMBLEM: f32 = 52.0;
/// Heights: a line of the ranking, a row of the parts, a line of words.
const RANK: f32 = 32.0;
const ROW: f32 = 25.0;
const LINE: f32 = 21.0;
const PLOT: f32 = 210.0;
/// Where the plot of the scores begins beside the ranking.
const BESIDE: f32 = 430.0;
/// How often the scores have to change for a plot; else the board stands there, so high.
const FLAT: usize = 3;
const LARGE: f32 = 320.0;
/// How wide the room beside the parts is at least, for the board.
const BOARD: f32 = 240.0;
const LABEL: f32 = 250.0;
const BODY: f32 = 16.0;
const SMALL: f32 = 14.0;

#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    pub step: usize,
    pub what: String,
    /// In which round or game it was.
    pub when: Option<String>,
    pub says: String,
}

pub fn spot(nth: usize) -> Spot {
    Spot::numbered("moment", nth)
}

/// `room`: how wide the page may be.
pub fn draw(table: &dyn Table, course: &ScoreCourse, moments: &[Moment], view: &View, room: f32) -> Drawing {
    let wide = room.clamp(NARROWEST, WIDE);
    let shares = table.shares();
    let seats = table.header().players.len();
    let rank = HEAD + 14.0 + RANK * seats as f32 + if table.title().about().low_wins { LINE } else { 0.0 };
    let board = |room: f32| table.board(&View { open: true, room: Some(room), ..view.clone() });
    let plots = course.steps.len() > FLAT;
    let plot = if is_narrow(wide) { Point::new(MARGIN, rank) } else { Point::new(BESIDE, HEAD) };
    let upper = rank.max(plot.y + if plots { PLOT } else { LARGE } + 14.0) + 12.0;
    let high = upper + parts_height(&shares) + moments_height(moments, wide) + 30.0;
    let mut drawing = Drawing::new(wide, high);
    head(&mut drawing, table, view);
    let right = if is_narrow(wide) { wide - MARGIN } else { BESIDE - 26.0 };
    ranking(&mut drawing, table, right, view);
    let beside = if plots {
        scores(&mut drawing, course, plot, view);
        parts(&mut drawing, table, (&shares, upper), view)
    } else {
        let room = Size { width: wide - MARGIN - plot.x, height: LARGE };
        place(&mut drawing, Point::new(plot.x, plot.y + 10.0), room, board);
        parts(&mut drawing, table, (&shares, upper), view);
        wide
    };
    let at = Point::new(beside + 24.0, upper + 14.0);
    let room = Size { width: wide - MARGIN - at.x, height: parts_height(&shares) - 28.0 };
    if room.width >= BOARD && room.height >= BOARD / 2.0 {
        place(&mut drawing, at, room, board);
    }
    let low = upper + parts_height(&shares);
    tell(&mut drawing, moments, low, view);
    let name = Text::new((wide - MARGIN, high - 10.0), "Wurfzabel", Font::SerifItalic, 13.0, Role::Faint.into());
    drawing.text(name.ending());
    drawing
}

fn is_narrow(wide: f32) -> bool {
    wide < NARROW
}

fn head(drawing: &mut Drawing, table: &dyn Table, view: &View) {
    let about = table.title().about();
    drawing.place(Affine::scale(EMBLEM / 40.0).shifted(MARGIN, 18.0), about.emblem());
    let (x, base) = (MARGIN + EMBLEM + 14.0, 57.0);
    let date = leaf::date(table.header(), view.lang).unwrap_or_default();
    let right = drawing.size.width - MARGIN;
    let room = right - x - text::width(&date, Font::Sans, SMALL) - 20.0;
    let name = Text::new((x, base), view.lang.say(&about.name()), Font::SerifBold, 36.0, Role::Text.into());
    drawing.text(name.fitted(room));
    drawing.text(Text::new((right, base), date, Font::Sans, SMALL, Role::Faint.into()).ending());
    rule(drawing, HEAD - 4.0, 1.2, Role::Text);
}

fn rule(drawing: &mut Drawing, y: f32, width: f32, role: Role) {
    drawing.rule((MARGIN, y), (drawing.size.width - MARGIN, y), Stroke::new(role.into(), width));
}

fn ranking(drawing: &mut Drawing, table: &dyn Table, right: f32, view: &View) {
    let (scores, turn) = (table.scores(), table.turn());
    let (winners, low_wins) = (turn.winners(), table.title().about().low_wins);
    let mut order: Vec<Seat> = (0..scores.len()).collect();
    order.sort_by_key(|seat| {
        let score = if low_wins { scores[*seat] } else { -scores[*seat] };
        (!winners.contains(seat), score)
    });
    if low_wins {
        let at = Point::new(right, HEAD + 14.0 + RANK * scores.len() as f32 + LINE / 2.0);
        let words = tr!(view.lang, "ending-strokes");
        drawing.text(Text::beside(at, words, Font::Sans, SMALL, Role::Faint).ending());
    }
    for (place, seat) in order.into_iter().enumerate() {
        let middle = HEAD + 14.0 + RANK * (place as f32 + 0.5);
        view.marked(drawing, seat, Point::new(MARGIN + 9.0, middle), 7.0);
        // Alone nobody wins.
        let won = winners.contains(&seat) && scores.len() > 1;
        let score = scores[seat].to_string();
        let font = if won { Font::SansBold } else { Font::Sans };
        let score = Text::beside((right, middle), score, font, 21.0, Role::Text).ending();
        let mut end = right - text::width(&score.words, font, 21.0).max(34.0) - 12.0;
        drawing.text(score);
        if won {
            end = crown(drawing, end, middle, &tr!(view.lang, "print-label-winner")) - 8.0;
        }
        let x = MARGIN + 26.0;
        drawing.text(Text::beside((x, middle), view.name(seat), font, 18.0, Role::Text).fitted(end - x));
    }
}

/// Ends there; gives back where it begins.
fn crown(drawing: &mut Drawing, right: f32, middle: f32, words: &str) -> f32 {
    let width = text::width(words, Font::SansBold, 12.0) + 16.0;
    drawing.fill(Path::rounded(right - width, middle - 10.0, width, 20.0, 10.0), Role::Accent.into());
    let words = Text::beside((right - width / 2.0, middle), words, Font::SansBold, 12.0, Role::OnAccent);
    drawing.text(words.centred());
    right - width
}

fn scores(drawing: &mut Drawing, course: &ScoreCourse, at: Point, view: &View) {
    let all = || course.steps.iter().flat_map(|(_, scores)| scores).map(|score| score.number());
    let Some(range) = all().reduce(f64::min).zip(all().reduce(f64::max)) else { return };
    let mut inner = Drawing::new(drawing.size.width - MARGIN - at.x + 10.0, PLOT + 14.0);
    let field = Field::draw(&mut inner, range, 1.0, |score| view.lang.decimal(score, 0));
    let x = |step: usize| field.x(step as f32 / course.end.max(1) as f32);
    for seat in 0..course.steps.first().map_or(0, |(_, scores)| scores.len()) {
        let y = |scores: &[crate::game::Score]| field.y(scores[seat].number());
        let mut line = Vec::new();
        for (step, scores) in &course.steps {
            if let Some(last) = line.last().copied() {
                let last: Point = last;
                line.push(Point::new(x(*step), last.y));
            }
            line.push(Point::new(x(*step), y(scores)));
        }
        if let Some(last) = line.last().copied() {
            line.push(Point::new(x(course.end), last.y));
            inner.line(Path::open(&line), Stroke::new(Role::seat(seat).into(), 2.2));
            view.marked(&mut inner, seat, Point::new(x(course.end), last.y), 5.0);
        }
    }
    field.ends(&mut inner, Some(tr!(view.lang, "ending-begin")), Some(tr!(view.lang, "ending-end")));
    drawing.place(Affine::shift(at.x, at.y + 6.0), inner);
}

fn parts_height(shares: &[Share]) -> f32 {
    if shares.is_empty() { 0.0 } else { ROW * (shares.len() + 1) as f32 + 18.0 }
}

/// Gives back where the last column ends.
fn parts(drawing: &mut Drawing, table: &dyn Table, (shares, top): (&[Share], f32), view: &View) -> f32 {
    let wide = drawing.size.width;
    let Some(seats) = shares.first().map(|share| share.had.len()) else { return wide };
    rule(drawing, top, 0.8, Role::Line);
    let label = LABEL.min(wide * 0.36);
    let each = ((wide - 2.0 * MARGIN - label) / seats.max(1) as f32).min(130.0);
    let middle = |seat: Seat| MARGIN + label + each * (seat as f32 + 0.5);
    let line = |row: usize| top + 8.0 + ROW * (row as f32 + 0.5);
    for seat in 0..seats {
        let name = Text::beside((middle(seat), line(0)), view.name(seat), Font::SansBold, SMALL, Role::Text);
        drawing.text(name.fitted(each - 10.0).centred());
    }
    if table.title().about().low_wins && shares.len() > 1 {
        let words = tr!(view.lang, "ending-strokes-each");
        drawing.text(Text::beside((MARGIN, line(0)), words, Font::Sans, SMALL, Role::Faint).fitted(label - 10.0));
    }
    for (row, share) in shares.iter().enumerate() {
        let y = line(row + 1);
        let what = Text::beside((MARGIN, y), begun(&view.lang.say(&share.what)), Font::Sans, BODY, Role::Faint);
        drawing.text(what.fitted(label - 10.0));
        for (seat, had) in share.had.iter().enumerate() {
            let best = share.best.contains(&seat);
            let (font, words) = (if best { Font::SansBold } else { Font::Sans }, had.map(|had| had.to_string()));
            let words = words.unwrap_or_else(|| "–".to_owned());
            if best {
                let half = text::width(&words, font, BODY).max(18.0) / 2.0 + 8.0;
                let pill = Path::rounded(middle(seat) - half, y - 11.0, 2.0 * half, 22.0, 11.0);
                drawing.shape(pill, Role::Soft.into(), Stroke::new(Role::Accent.into(), 1.0));
            }
            let role = if had.is_some() { Role::Text } else { Role::Faint };
            drawing.text(Text::beside((middle(seat), y), words, font, BODY, role).centred());
        }
    }
    middle(seats - 1) + each / 2.0
}

fn begun(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn place(drawing: &mut Drawing, at: Point, room: Size, board: impl FnOnce(f32) -> Drawing) {
    let board = Drawing { spots: Vec::new(), ..board(room.width / room.height) };
    let scale = (room.width / board.size.width).min(room.height / board.size.height);
    let over = room.width - board.size.width * scale;
    drawing.place(Affine::scale(scale).shifted(at.x + over, at.y), board);
}

/// Where the words of a moment begin: beside what it is, or below.
fn words_at(wide: f32) -> Point {
    if is_narrow(wide) { Point::new(MARGIN, LINE) } else { Point::new(MARGIN + LABEL, 0.0) }
}

fn lines(moment: &Moment, wide: f32) -> Vec<String> {
    text::wrap(&moment.says, Font::Sans, BODY, wide - MARGIN - words_at(wide).x)
}

fn moment_height(moment: &Moment, wide: f32) -> f32 {
    let beside = if moment.when.is_some() && !is_narrow(wide) { 2.0 } else { 1.0 };
    words_at(wide).y + LINE * (lines(moment, wide).len() as f32).max(beside) + 10.0
}

fn moments_height(moments: &[Moment], wide: f32) -> f32 {
    if moments.is_empty() { 0.0 } else { moments.iter().map(|moment| moment_height(moment, wide)).sum::<f32>() + 18.0 }
}

fn tell(drawing: &mut Drawing, moments: &[Moment], top: f32, view: &View) {
    if moments.is_empty() {
        return;
    }
    rule(drawing, top, 0.8, Role::Line);
    let wide = drawing.size.width;
    let begin = words_at(wide);
    let mut y = top + 9.0;
    for (nth, moment) in moments.iter().enumerate() {
        let high = moment_height(moment, wide);
        let at = |x: f32, line: usize| Point::new(x, y + 5.0 + LINE * (line as f32 + 0.5));
        let what = Text::beside(at(MARGIN, 0), &moment.what, Font::SansBold, SMALL, Role::Accent).fitted(LABEL - 10.0);
        drawing.text(what);
        if let Some(when) = &moment.when {
            let (beside, room) = (at(MARGIN + LABEL, 0), wide - 2.0 * MARGIN - LABEL);
            let (place, room) = if is_narrow(wide) { (beside, room) } else { (at(MARGIN, 1), LABEL - 10.0) };
            drawing.text(Text::beside(place, when, Font::Sans, SMALL, Role::Faint).fitted(room));
        }
        for (line, words) in lines(moment, wide).into_iter().enumerate() {
            let place = at(begin.x, line);
            let place = Point::new(place.x, place.y + begin.y);
            drawing.text(Text::beside(place, words, Font::Sans, BODY, Role::Text));
        }
        let area = Path::rounded(MARGIN - 10.0, y, wide - 2.0 * MARGIN + 20.0, high, 6.0);
        drawing.spot(spot(nth), area, tr!(view.lang, "ending-leads", what = moment.what.clone()));
        y += high;
    }
}
