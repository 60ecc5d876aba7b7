//! The record of a match, turn by turn, in two columns with diagrams at its turning points. Knows how columns fill
//! pages; what a turn was, `story` knows.

use super::leaf::{LABEL, Leaf, MARGIN, TOP, Who, headed, man, side};
use super::score;
use super::story::{self, Alone, Played};
use crate::draw::{Affine, Drawing, Font, Point, Role, Stroke, Text};
use crate::game::{Game, Match, Seat};
use crate::games::kvatrutafl::art::{self, Diagram};
use crate::games::kvatrutafl::men::Position;
use crate::games::kvatrutafl::rules::{Kvatrutafl, Stage};
use crate::i18n::{Lang, tr};

/// A4 upright, mm.
const WIDTH: f32 = 210.0;
const HEIGHT: f32 = 297.0;
/// Where the columns begin and end, mm from above.
const COLUMN: (f32, f32) = (TOP + 12.0, HEIGHT - 15.0);
/// How wide a column is, mm.
const WIDE: f32 = 92.0;
/// Where the second column begins, mm.
const SECOND: f32 = WIDTH - MARGIN - WIDE;
/// How wide a diagram is, mm.
const PICTURE: f32 = 86.0;
/// How much a diagram takes with its caption, mm.
const PICTURE_HIGH: f32 = PICTURE * art::HEIGHT / art::WIDTH + 9.0;
/// How high a turn's line is, mm.
const LINE: f32 = 5.0;
/// How high the line of a turn is where it is written by hand, mm.
const BLANK_LINE: f32 = 6.4;
/// How high a game's heading is, mm.
const HEADING: f32 = 9.5;
/// How high a note is, mm.
const NOTE: f32 = 6.4;
/// Where White's turn and Black's begin in a column, mm.
const SIDES: [f32; 2] = [7.5, 50.5];
/// Of how many turns of a game, its end left aside, a diagram is drawn at most.
const TURNING_POINTS: usize = 2;

/// What stands in a column.
enum Part {
    /// A game begins.
    Heading(u32),
    /// Both sides' turns of that number; of a side that did not move there is none.
    Line(u32, Box<[Option<Played>; 2]>),
    /// How a game ended.
    Result(String),
    /// Why one side goes on alone.
    Alone(String),
    /// A position and what it is.
    Picture(Box<Diagram>, String),
}

impl Part {
    fn height(&self) -> f32 {
        match self {
            Self::Heading(_) => HEADING,
            Self::Line(..) => LINE,
            Self::Result(_) | Self::Alone(_) => NOTE,
            Self::Picture(..) => PICTURE_HIGH,
        }
    }

    /// How much room must be left below where it begins, so that nothing is torn apart.
    fn room(&self) -> f32 {
        match self {
            Self::Heading(_) => HEADING + 2.0 * LINE,
            // the line before a result stays with it, and the one after a note
            Self::Line(..) | Self::Alone(_) => LINE + NOTE,
            Self::Result(_) | Self::Picture(..) => self.height(),
        }
    }

    /// The diagram of what it leads to.
    fn picture(&self, lang: Lang) -> Option<Self> {
        let Self::Line(number, sides) = self else { return None };
        let played = sides[1].as_ref().or(sides[0].as_ref())?;
        Some(picture(*number, played, lang))
    }
}

/// A sheet to write on: numbered lines, and a table in each column to draw into.
pub fn blank(lang: Lang) -> Drawing {
    let mut leaf = head(&Who::default(), lang);
    let (top, low) = COLUMN;
    let lines = ((low - top - PICTURE_HIGH - LINE) / BLANK_LINE).floor();
    let mut number = 1;
    for x in [MARGIN, SECOND] {
        columns(&mut leaf, x, top + 2.2);
        let mut y = top + LINE;
        while y + BLANK_LINE <= top + LINE + lines * BLANK_LINE + 0.1 {
            let base = y + BLANK_LINE - 1.6;
            leaf.ending(x + 5.4, base, &number.to_string(), Font::Sans, LABEL, Role::Faint);
            for (from, to) in [(SIDES[0], SIDES[1] - 2.0), (SIDES[1], WIDE)] {
                leaf.rule(x + from, x + to, base + 0.9, Stroke::new(Role::Faint.into(), 0.2));
            }
            y += BLANK_LINE;
            number += 1;
        }
        let words = tr!(lang, "kvatrutafl-sheet-after-turn");
        let at = Point::new(x, low - PICTURE_HIGH + 3.5);
        draw(&mut leaf, &Diagram::bare(), "", at);
        let base = low - 1.0;
        leaf.blank(&words, x + (WIDE - PICTURE) / 2.0, x + (WIDE + PICTURE) / 2.0, base, "");
    }
    leaf.drawing
}

/// The match, on as many sheets as it takes.
pub fn filled(played: &Match<Kvatrutafl>, lang: Lang) -> Vec<Drawing> {
    let who = Who::of(played.header(), &played.state().turn(), lang);
    let pages = paginate(parts(played, lang), lang);
    let total = pages.len();
    let sheet = |(index, columns): (usize, [Vec<Part>; 2])| {
        let mut leaf = head(&who, lang);
        for (x, parts) in [MARGIN, SECOND].into_iter().zip(&columns) {
            column(&mut leaf, x, parts);
        }
        let number = tr!(lang, "kvatrutafl-sheet-page", page = index + 1, pages = total);
        leaf.ending(WIDTH - MARGIN, HEIGHT - 9.0, &number, Font::Sans, LABEL, Role::Faint);
        leaf.drawing
    };
    pages.into_iter().enumerate().map(sheet).collect()
}

/// What is told of a match, in order.
fn parts(played: &Match<Kvatrutafl>, lang: Lang) -> Vec<Part> {
    let turns = story::turns(played);
    let mut parts = Vec::new();
    let start = Box::new(Diagram::of(&Position::start()));
    let opening = Part::Picture(start, tr!(lang, "kvatrutafl-sheet-opening"));
    if turns.is_empty() {
        parts.extend([Part::Heading(1), opening]);
        return parts;
    }
    let mut opening = Some(opening);
    for game in turns.chunk_by(|one, two| one.game == two.game) {
        parts.push(Part::Heading(game[0].game));
        parts.extend(opening.take());
        self::game(&mut parts, game, lang);
    }
    // a match that goes on ends with where it stands
    let last = turns.last().filter(|turn| turn.gain.is_none() && !matches!(played.state().stage(), Stage::Over));
    if let (Some(_), Some(picture)) = (last, parts.last().and_then(|part| part.picture(lang))) {
        parts.push(picture);
    }
    parts
}

fn game(parts: &mut Vec<Part>, turns: &[Played], lang: Lang) {
    let mut number = 0;
    let mut open: Option<Played> = None;
    for (index, turn) in turns.iter().enumerate() {
        let told = turn.gain.is_some() || is_turning(turns, index);
        let before = index.checked_sub(1).and_then(|before| turns[before].alone);
        if let Some(alone) = turn.alone.filter(|alone| before != Some(*alone)) {
            parts.extend(open.take().map(|left| Part::Line(number, Box::new([Some(left), None]))));
            parts.push(Part::Alone(match alone {
                Alone::Extra => tr!(lang, "kvatrutafl-sheet-extra"),
                Alone::After => tr!(lang, "kvatrutafl-sheet-after-throws"),
            }));
        }
        let pair = match (turn.action.seat, open.take()) {
            (0, left) => {
                parts.extend(left.map(|left| Part::Line(number, Box::new([Some(left), None]))));
                number += 1;
                if !told {
                    open = Some(turn.clone());
                    continue;
                }
                [Some(turn.clone()), None]
            }
            (_, Some(white)) => [Some(white), Some(turn.clone())],
            (_, None) => {
                // below a diagram of White's turn Black answers; else Black begins, or goes on alone
                let answers = index > 0 && turns[index - 1].action.seat == 0;
                number += u32::from(!answers);
                [None, Some(turn.clone())]
            }
        };
        parts.push(Part::Line(number, Box::new(pair)));
        if let Some(gain) = turn.gain {
            let (side, way, points) = (side(gain.by, lang), score::told(gain, lang), gain.points.to_string());
            let [white, black] = turn.scores.map(|score| score.to_string());
            parts.push(Part::Result(tr!(
                lang,
                "kvatrutafl-sheet-result",
                side = side,
                way = way,
                points = points,
                white = white,
                black = black
            )));
        }
        if told {
            parts.push(picture(number, turn, lang));
        }
    }
    parts.extend(open.map(|left| Part::Line(number, Box::new([Some(left), None]))));
}

/// Whether a turn is one of the few of its game that hit most men, and several.
fn is_turning(turns: &[Played], index: usize) -> bool {
    let hits = turns[index].hits;
    let more = turns.iter().enumerate().filter(|(other, turn)| turn.hits > hits || turn.hits == hits && *other < index);
    hits > 1 && more.count() < TURNING_POINTS
}

fn picture(number: u32, turn: &Played, lang: Lang) -> Part {
    let (seat, steps) = (turn.action.seat, turn.action.steps);
    let diagram = Diagram::of(&turn.position).played(seat, steps.all());
    let caption = tr!(lang, "kvatrutafl-sheet-after", number = number, side = side(seat, lang));
    Part::Picture(Box::new(diagram), caption)
}

/// Puts the parts into columns, two to a page; a page to which no diagram has come gets one of where it ends.
fn paginate(parts: Vec<Part>, lang: Lang) -> Vec<[Vec<Part>; 2]> {
    let whole = COLUMN.1 - COLUMN.0 - LINE;
    let mut pages: Vec<[Vec<Part>; 2]> = vec![Default::default()];
    let (mut column, mut left, mut pictures) = (0, whole, 0);
    for part in parts {
        // a page without a diagram makes room for one before its last lines
        let breakable = matches!(part, Part::Line(..) | Part::Heading(_) | Part::Alone(_));
        let due = breakable && column == 1 && pictures == 0 && left - part.room() < PICTURE_HIGH;
        let ends = |page: &[Vec<Part>; 2]| page.iter().flatten().rev().find_map(|part| part.picture(lang));
        let late = pages.last().filter(|_| due).and_then(ends);
        if let (Some(picture), Some(page)) = (late, pages.last_mut()) {
            page[1].push(picture);
            (left, pictures) = (0.0, 1);
        }
        if left < part.room() {
            if column == 1 {
                pages.push(Default::default());
                pictures = 0;
            }
            (column, left) = (1 - column, whole);
        }
        left -= part.height();
        pictures += usize::from(matches!(part, Part::Picture(..)));
        if let Some(page) = pages.last_mut() {
            page[column].push(part);
        }
    }
    pages
}

/// The head of a sheet: who plays whom.
fn head(who: &Who, lang: Lang) -> Leaf {
    let mut leaf = headed(WIDTH, HEIGHT, &tr!(lang, "kvatrutafl-sheet-record"), who.date.as_deref(), lang);
    for (seat, x) in [MARGIN, SECOND].into_iter().enumerate() {
        let base = TOP + 4.6;
        man(&mut leaf.drawing, x + 1.7, base - 1.1, 1.7, seat);
        leaf.blank(&side(seat, lang), x + 4.8, x + WIDE, base, who.name(seat));
    }
    leaf
}

/// Whose turns stand below.
fn columns(leaf: &mut Leaf, x: f32, y: f32) {
    for (seat, from) in SIDES.into_iter().enumerate() {
        man(&mut leaf.drawing, x + from + 1.3, y, 1.3, seat);
    }
    leaf.rule(x, x + WIDE, y + 2.2, Stroke::new(Role::Text.into(), 0.25));
}

fn column(leaf: &mut Leaf, x: f32, parts: &[Part]) {
    if parts.is_empty() {
        return;
    }
    columns(leaf, x, COLUMN.0 + 2.2);
    let mut y = COLUMN.0 + LINE;
    for part in parts {
        match part {
            Part::Heading(game) => {
                let words = tr!(leaf.lang, "kvatrutafl-sheet-game", game = *game);
                leaf.words(x, y + 6.6, &words, Font::SerifBold, 5.0, Role::Text);
            }
            Part::Line(number, sides) => {
                let base = y + LINE - 1.4;
                leaf.ending(x + 5.4, base, &number.to_string(), Font::Sans, LABEL, Role::Faint);
                for (seat, turn) in sides.iter().enumerate() {
                    if let Some(turn) = turn {
                        entry(leaf, x, base, seat, turn);
                    }
                }
                // Black begins, or answers below a diagram
                if let [None, Some(Played { alone: None, .. })] = &**sides {
                    leaf.words(x + SIDES[0], base, "…", Font::Sans, 3.2, Role::Faint);
                }
            }
            Part::Result(words) | Part::Alone(words) => {
                let note = Point::new(x + SIDES[0], y + 4.2);
                let note = Text::new(note, words, Font::SerifItalic, 3.9, Role::Text.into());
                leaf.drawing.text(note.fitted(WIDE - SIDES[0]));
            }
            Part::Picture(diagram, caption) => draw(leaf, diagram, caption, Point::new(x, y + 2.0)),
        }
        y += part.height();
    }
}

/// A turn: its dice and steps.
fn entry(leaf: &mut Leaf, x: f32, base: f32, seat: Seat, turn: &Played) {
    let from = x + SIDES[seat];
    let end = x + if seat == 0 { SIDES[1] - 1.5 } else { WIDE };
    let dice = turn.dice.map(|die| die.to_string()).concat();
    leaf.words(from, base, &dice, Font::SansBold, 3.2, Role::Text);
    let steps: Vec<String> = turn.action.steps.all().iter().map(|step| step.text(seat)).collect();
    let words = if steps.is_empty() { tr!(leaf.lang, "kvatrutafl-sheet-pass") } else { steps.join(" ") };
    let font = if steps.is_empty() { Font::SerifItalic } else { Font::Sans };
    let words = Text::new(Point::new(from + 6.4, base), words, font, 3.2, Role::Text.into());
    leaf.drawing.text(words.fitted(end - from - 6.4));
}

fn draw(leaf: &mut Leaf, diagram: &Diagram, caption: &str, at: Point) {
    let scale = PICTURE / art::WIDTH;
    let left = at.x + (WIDE - PICTURE) / 2.0;
    leaf.drawing.place(Affine::scale(scale).then(Affine::shift(left, at.y)), diagram.draw());
    let base = at.y + art::HEIGHT * scale + 4.2;
    leaf.centred(at.x + WIDE / 2.0, base, caption, Font::SerifItalic, 3.5, Role::Faint);
}
