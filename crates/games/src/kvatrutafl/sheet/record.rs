//! The record of a match in two columns with diagrams at its turning points; `story` tells the turns. Lengths in mm.

use base::draw::{Affine, Drawing, Font, Point, Role, Stroke, Text};
use base::i18n::{Lang, tr};

use super::leaf::{LABEL, Leaf, MARGIN, TOP, Who, headed, man, side};
use super::score;
use super::story::{self, Alone, PlayedTurn};
use crate::game::{Game, Match, Score, Seat};
use crate::kvatrutafl::art::{self, Diagram};
use crate::kvatrutafl::men::Position;
use crate::kvatrutafl::rules::{Kvatrutafl, Stage};
use crate::table::View;

/// A4 upright.
const WIDTH: f32 = 210.0;
const HEIGHT: f32 = 297.0;
const COLUMN_Y: (f32, f32) = (TOP + 12.0, HEIGHT - 15.0);
const COLUMN_WIDTH: f32 = 92.0;
const SECOND_COLUMN_X: f32 = WIDTH - MARGIN - COLUMN_WIDTH;
const DIAGRAM_WIDTH: f32 = 86.0;
const DIAGRAM_HEIGHT: f32 = DIAGRAM_WIDTH * art::HEIGHT / art::WIDTH + 9.0;
const LINE_HEIGHT: f32 = 5.0;
const BLANK_LINE_HEIGHT: f32 = 6.4;
const HEADING_HEIGHT: f32 = 9.5;
const NOTE_HEIGHT: f32 = 6.4;
const SIDES_X: [f32; 2] = [7.5, 50.5];
/// Of how many turns of a game, its end left aside, a diagram is drawn at most.
const TURNING_POINTS: usize = 2;

enum RecordRow {
    Heading(u32),
    /// Both sides' turns of that number; of a side that did not move there is none.
    Line(u32, Box<[Option<PlayedTurn>; 2]>),
    Result(String),
    Alone(String),
    Picture(Box<Diagram>, String),
}

impl RecordRow {
    fn height(&self) -> f32 {
        match self {
            Self::Heading(_) => HEADING_HEIGHT,
            Self::Line(..) => LINE_HEIGHT,
            Self::Result(_) | Self::Alone(_) => NOTE_HEIGHT,
            Self::Picture(..) => DIAGRAM_HEIGHT,
        }
    }

    /// How much room must be left below where it begins, so that nothing is torn apart.
    fn room(&self) -> f32 {
        match self {
            Self::Heading(_) => HEADING_HEIGHT + 2.0 * LINE_HEIGHT,
            // the line before a result stays with it, and the one after a note
            Self::Line(..) | Self::Alone(_) => LINE_HEIGHT + NOTE_HEIGHT,
            Self::Result(_) | Self::Picture(..) => self.height(),
        }
    }

    fn picture(&self, lang: Lang) -> Option<Self> {
        let Self::Line(number, sides) = self else { return None };
        let played = sides[1].as_ref().or(sides[0].as_ref())?;
        Some(picture(*number, played, lang))
    }
}

pub fn blank(lang: Lang) -> Drawing {
    empty(&Who::default(), None, lang)
}

/// To be written in; `target`: what the match is played for, where that takes several games.
fn empty(who: &Who, target: Option<Score>, lang: Lang) -> Drawing {
    let mut leaf = head(who, lang);
    let (top, low) = COLUMN_Y;
    let lines = ((low - top - DIAGRAM_HEIGHT - LINE_HEIGHT) / BLANK_LINE_HEIGHT).floor();
    let mut number = 1;
    for x in [MARGIN, SECOND_COLUMN_X] {
        columns(&mut leaf, x, top + 2.2);
        let mut y = top + LINE_HEIGHT;
        while y + BLANK_LINE_HEIGHT <= top + LINE_HEIGHT + lines * BLANK_LINE_HEIGHT + 0.1 {
            let base = y + BLANK_LINE_HEIGHT - 1.6;
            leaf.ending(x + 5.4, base, number, Font::Sans, LABEL, Role::Faint);
            for (from, to) in [(SIDES_X[0], SIDES_X[1] - 2.0), (SIDES_X[1], COLUMN_WIDTH)] {
                leaf.rule(x + from, x + to, base + 0.9, Stroke::new(Role::Faint.into(), 0.2));
            }
            y += BLANK_LINE_HEIGHT;
            number += 1;
        }
        if let Some(target) = target.filter(|_| x > MARGIN) {
            tally(&mut leaf, (x, low - DIAGRAM_HEIGHT + 3.5), low, target);
            continue;
        }
        let words = tr!(lang, "kvatrutafl-sheet-after-turn");
        let at = Point::new(x, low - DIAGRAM_HEIGHT + 3.5);
        draw(&mut leaf, &Diagram::bare(), "", at);
        let ends = [COLUMN_WIDTH - DIAGRAM_WIDTH, COLUMN_WIDTH + DIAGRAM_WIDTH].map(|way| x + way / 2.0);
        leaf.blank(&words, ends[0], ends[1], low - 1.0, "");
    }
    leaf.drawing
}

/// Where what each game brings is added up to the match.
fn tally(leaf: &mut Leaf, (x, top): (f32, f32), low: f32, target: Score) {
    let lang = leaf.lang;
    let edges = [0.0, 12.0, 32.0, 52.0, 72.0, COLUMN_WIDTH].map(|edge| x + edge);
    let (strong, thin) = (Stroke::new(Role::Text.into(), 0.3), Stroke::new(Role::Faint.into(), 0.2));
    let first = top + 9.0;
    let count = ((low - 8.0 - first) / BLANK_LINE_HEIGHT).floor();
    let end = first + count * BLANK_LINE_HEIGHT;
    leaf.column(edges[0], edges[1], first - 1.6, &tr!(lang, "kvatrutafl-sheet-number"));
    for seat in 0..2 {
        let column = 1 + 2 * seat;
        man(&mut leaf.drawing, edges[column + 1], top + 2.0, 1.5, seat);
        leaf.column(edges[column], edges[column + 1], first - 1.6, &tr!(lang, "kvatrutafl-sheet-points"));
        leaf.column(edges[column + 1], edges[column + 2], first - 1.6, &tr!(lang, "kvatrutafl-sheet-total"));
    }
    let mut y = first;
    while y < end + 0.1 {
        leaf.rule(edges[0], edges[5], y, if y > first && y < end - 0.1 { thin } else { strong });
        y += BLANK_LINE_HEIGHT;
    }
    for (at, edge) in edges.into_iter().enumerate() {
        leaf.upright(edge, first, end, if matches!(at, 2 | 4) { thin } else { strong });
    }
    let label = tr!(lang, "kvatrutafl-sheet-target");
    leaf.blank(&label, edges[3], edges[5], low - 1.0, &target.to_string());
}

pub fn filled(played: &Match<Kvatrutafl>, view: &View) -> Vec<Drawing> {
    let lang = view.lang;
    let who = Who::of(played.header(), &played.state().turn(), view);
    // Of a match that has not begun it is what is written in at the board.
    if story::turns(played).is_empty() {
        let target = played.state().options().target;
        return vec![empty(&who, Some(target).filter(|target| *target > Score::whole(1)), lang)];
    }
    let pages = paginate(parts(played, lang), lang);
    let total = pages.len();
    let sheet = |(index, columns): (usize, [Vec<RecordRow>; 2])| {
        let mut leaf = head(&who, lang);
        for (x, parts) in [MARGIN, SECOND_COLUMN_X].into_iter().zip(&columns) {
            column(&mut leaf, x, parts);
        }
        let number = tr!(lang, "kvatrutafl-sheet-page", page = index + 1, pages = total);
        leaf.ending(WIDTH - MARGIN, HEIGHT - 9.0, &number, Font::Sans, LABEL, Role::Faint);
        leaf.drawing
    };
    pages.into_iter().enumerate().map(sheet).collect()
}

fn parts(played: &Match<Kvatrutafl>, lang: Lang) -> Vec<RecordRow> {
    let turns = story::turns(played);
    let mut parts = Vec::new();
    let start = Box::new(Diagram::of(&Position::start()));
    let opening = RecordRow::Picture(start, tr!(lang, "kvatrutafl-sheet-opening"));
    let mut opening = Some(opening);
    for game in turns.chunk_by(|one, two| one.game == two.game) {
        parts.push(RecordRow::Heading(game[0].game));
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

fn game(parts: &mut Vec<RecordRow>, turns: &[PlayedTurn], lang: Lang) {
    let mut number = 0;
    let mut open: Option<PlayedTurn> = None;
    for (index, turn) in turns.iter().enumerate() {
        let told = turn.gain.is_some() || is_turning(turns, index);
        let before = index.checked_sub(1).and_then(|before| turns[before].alone);
        if let Some(alone) = turn.alone.filter(|alone| before != Some(*alone)) {
            parts.extend(open.take().map(|left| RecordRow::Line(number, Box::new([Some(left), None]))));
            parts.push(RecordRow::Alone(match alone {
                Alone::Extra => tr!(lang, "kvatrutafl-sheet-extra"),
                Alone::After => tr!(lang, "kvatrutafl-sheet-after-throws"),
            }));
        }
        let pair = match (turn.action.seat, open.take()) {
            (0, left) => {
                parts.extend(left.map(|left| RecordRow::Line(number, Box::new([Some(left), None]))));
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
        parts.push(RecordRow::Line(number, Box::new(pair)));
        if let Some(gain) = turn.gain {
            let (side, way, points) = (side(gain.by, lang), score::gain_text(gain, lang), gain.points.to_string());
            let [white, black] = turn.scores.map(|score| score.to_string());
            parts.push(RecordRow::Result(tr!(lang, "kvatrutafl-sheet-result", side, way, points, white, black)));
        }
        if told {
            parts.push(picture(number, turn, lang));
        }
    }
    parts.extend(open.map(|left| RecordRow::Line(number, Box::new([Some(left), None]))));
}

fn is_turning(turns: &[PlayedTurn], index: usize) -> bool {
    let hits = turns[index].hits;
    let more = turns.iter().enumerate().filter(|(other, turn)| turn.hits > hits || turn.hits == hits && *other < index);
    hits > 1 && more.count() < TURNING_POINTS
}

fn picture(number: u32, turn: &PlayedTurn, lang: Lang) -> RecordRow {
    let (seat, steps) = (turn.action.seat, turn.action.steps);
    let diagram = Diagram::of(&turn.position).played(seat, steps.all());
    let caption = tr!(lang, "kvatrutafl-sheet-after", number, side = side(seat, lang));
    RecordRow::Picture(Box::new(diagram), caption)
}

/// Puts the parts into columns, two to a page; a page to which no diagram has come gets one of where it ends.
fn paginate(parts: Vec<RecordRow>, lang: Lang) -> Vec<[Vec<RecordRow>; 2]> {
    let whole = COLUMN_Y.1 - COLUMN_Y.0 - LINE_HEIGHT;
    let mut pages: Vec<[Vec<RecordRow>; 2]> = vec![Default::default()];
    let (mut column, mut left, mut pictures) = (0, whole, 0);
    for part in parts {
        // a page without a diagram makes room for one before its last lines
        let breakable = matches!(part, RecordRow::Line(..) | RecordRow::Heading(_) | RecordRow::Alone(_));
        let due = breakable && column == 1 && pictures == 0 && left - part.room() < DIAGRAM_HEIGHT;
        let ends = |page: &[Vec<RecordRow>; 2]| page.iter().flatten().rev().find_map(|part| part.picture(lang));
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
        pictures += usize::from(matches!(part, RecordRow::Picture(..)));
        if let Some(page) = pages.last_mut() {
            page[column].push(part);
        }
    }
    pages
}

fn head(who: &Who, lang: Lang) -> Leaf {
    let mut leaf = headed(WIDTH, HEIGHT, &tr!(lang, "kvatrutafl-sheet-record"), who.date.as_deref(), lang);
    for (seat, x) in [MARGIN, SECOND_COLUMN_X].into_iter().enumerate() {
        let base = TOP + 4.6;
        man(&mut leaf.drawing, x + 1.7, base - 1.1, 1.7, seat);
        leaf.signed(&side(seat, lang), (x + 4.8, x + COLUMN_WIDTH), base, who.player(seat));
    }
    leaf
}

fn columns(leaf: &mut Leaf, x: f32, y: f32) {
    for (seat, from) in SIDES_X.into_iter().enumerate() {
        man(&mut leaf.drawing, x + from + 1.3, y, 1.3, seat);
    }
    leaf.rule(x, x + COLUMN_WIDTH, y + 2.2, Stroke::new(Role::Text.into(), 0.25));
}

fn column(leaf: &mut Leaf, x: f32, parts: &[RecordRow]) {
    if parts.is_empty() {
        return;
    }
    columns(leaf, x, COLUMN_Y.0 + 2.2);
    let mut y = COLUMN_Y.0 + LINE_HEIGHT;
    for part in parts {
        match part {
            RecordRow::Heading(game) => {
                let words = tr!(leaf.lang, "kvatrutafl-sheet-game", game = *game);
                leaf.words(x, y + 6.6, &words, Font::SerifBold, 5.0, Role::Text);
            }
            RecordRow::Line(number, sides) => {
                let base = y + LINE_HEIGHT - 1.4;
                leaf.ending(x + 5.4, base, number, Font::Sans, LABEL, Role::Faint);
                for (seat, turn) in sides.iter().enumerate() {
                    if let Some(turn) = turn {
                        entry(leaf, x, base, seat, turn);
                    }
                }
                // Black begins, or answers below a diagram
                if let [None, Some(PlayedTurn { alone: None, .. })] = &**sides {
                    leaf.words(x + SIDES_X[0], base, "…", Font::Sans, 3.2, Role::Faint);
                }
            }
            RecordRow::Result(words) | RecordRow::Alone(words) => {
                let note = Point::new(x + SIDES_X[0], y + 4.2);
                let note = Text::new(note, words, Font::SerifItalic, 3.9, Role::Text.into());
                leaf.drawing.text(note.fitted(COLUMN_WIDTH - SIDES_X[0]));
            }
            RecordRow::Picture(diagram, caption) => draw(leaf, diagram, caption, Point::new(x, y + 2.0)),
        }
        y += part.height();
    }
}

fn entry(leaf: &mut Leaf, x: f32, base: f32, seat: Seat, turn: &PlayedTurn) {
    let from = x + SIDES_X[seat];
    let end = x + if seat == 0 { SIDES_X[1] - 1.5 } else { COLUMN_WIDTH };
    let dice = turn.dice.map(|die| die.to_string()).concat();
    leaf.words(from, base, &dice, Font::SansBold, 3.2, Role::Text);
    let steps: Vec<String> = turn.action.steps.all().iter().map(|step| step.text(seat)).collect();
    let words = if steps.is_empty() { tr!(leaf.lang, "kvatrutafl-sheet-pass") } else { steps.join(" ") };
    let font = if steps.is_empty() { Font::SerifItalic } else { Font::Sans };
    let words = Text::new((from + 6.4, base), words, font, 3.2, Role::Text.into());
    leaf.drawing.text(words.fitted(end - from - 6.4));
}

fn draw(leaf: &mut Leaf, diagram: &Diagram, caption: &str, at: Point) {
    let scale = DIAGRAM_WIDTH / art::WIDTH;
    let left = at.x + (COLUMN_WIDTH - DIAGRAM_WIDTH) / 2.0;
    leaf.drawing.place(Affine::scale(scale).shifted(left, at.y), diagram.draw());
    let base = at.y + art::HEIGHT * scale + 4.2;
    leaf.centred(at.x + COLUMN_WIDTH / 2.0, base, caption, Font::SerifItalic, 3.5, Role::Faint);
}
