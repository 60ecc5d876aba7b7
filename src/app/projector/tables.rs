//! Tables, slide by slide: rank, name, what counts, who goes on. Several groups share a slide.

use std::collections::BTreeSet;
use std::ops::Range;

use base::draw::{Font, Ink, Path, Point, Role, Stroke, text};
use base::i18n::tr;
use base::phrase::Phrase;
use club::championship::answer::columns;
use club::championship::export::number;
use club::championship::fold::{RunningPart, RunningStage};
use club::championship::rank::{Criterion, Row};
use club::championship::sheet::{days, through};
use club::championship::{Id, plan, words};

use super::slide::{
    BOTTOM, HEADING, LEAST, MARGIN, NAME, RIGHT, SMALL, STRONG, Slide, Spot, TOP, evenly, lines, room_for, rows,
    size_of,
};
use super::{Show, count};

/// The most rows that a table of one column has on a slide; where it would take more slides than this, it has two.
const MOST: usize = 12;
const SLIDES: usize = 4;
const MOST_OF_TWO_COLUMNS: usize = 18;
const GROUPS_PER_SLIDE: usize = 4;
/// Where a name needs several lines.
const GROUPS_OF_LONG: usize = 2;
const GAP: f32 = 72.0;
const HEAD_HEIGHT: f32 = 46.0;
const GROUP_NAME_HEIGHT: f32 = 48.0;
const ROW_HEIGHTS: [f32; 2] = [50.0, 96.0];
/// Where names begin, and where ranks end, from the left: of a narrow table and of a wide one.
const NAMES: [f32; 2] = [134.0, 164.0];
const RANKS: [f32; 2] = [124.0, 144.0];

#[derive(Clone)]
struct Block<'a> {
    columns: Vec<Criterion>,
    all: &'a [Row],
    shown: Range<usize>,
    through: &'a BTreeSet<Id>,
    left: f32,
    width: f32,
    step: f32,
    /// Of names.
    size: f32,
}

/// The heads of columns, where each ends, and where the first begins.
struct Columns {
    heads: Vec<String>,
    ends: Vec<f32>,
    begins: f32,
}

pub fn slides(show: &Show<'_>, plan: &plan::Stage, stage: &RunningStage) -> Vec<Slide> {
    let parts: Vec<&RunningPart> = stage.parts.iter().filter(|part| !part.plan.single).collect();
    match parts[..] {
        _ if plan.order.is_empty() => Vec::new(),
        [] => Vec::new(),
        [part] => count(table(show, (plan, stage), part)),
        _ => {
            let on_slides = |each: usize| parts.chunks(each).map(move |parts| groups(show, plan, parts));
            let many: Option<Vec<Slide>> =
                on_slides(GROUPS_PER_SLIDE).map(|(slide, is_whole)| is_whole.then_some(slide)).collect();
            count(many.unwrap_or_else(|| on_slides(GROUPS_OF_LONG).map(|(slide, _)| slide).collect()))
        }
    }
}

fn table(show: &Show<'_>, (plan, stage): (&plan::Stage, &RunningStage), part: &RunningPart) -> Vec<Slide> {
    let all = show.cup.table(&part.plan.key);
    let through = through(&all);
    let about = tr!(show.lang, "championship-sheet-table");
    let unplayed: Vec<String> = words::unplayed_wins(show.cup, part).iter().map(|words| show.lang.say(words)).collect();
    let rounds = words::rounds_played(stage).map(|rounds| show.lang.say(&rounds)).unwrap_or_default();
    let name = show.lang.say(&words::part(show.cup, plan, part));
    let two = all.len() > MOST * SLIDES;
    let each = evenly(all.len(), if two { MOST_OF_TWO_COLUMNS } else { MOST });
    let step = rows(if two { each.div_ceil(2) } else { each }, TOP + HEAD_HEIGHT, ROW_HEIGHTS);
    let width = if two { (RIGHT - MARGIN - GAP) / 2.0 } else { RIGHT - MARGIN };
    let block = Block {
        columns: columns(plan).into_iter().take(if two { 1 } else { 3 }).collect(),
        all: &all,
        shown: 0..all.len(),
        through: &through,
        left: MARGIN,
        width,
        step,
        size: LEAST,
    };
    let size = size_of(block.names(show));
    let slides = (0..all.len()).step_by(each).map(|from| {
        let mut slide = show.slide(&format!("{name} · {about}"), &rounds);
        let here = each.min(all.len() - from);
        let half = if two { here.div_ceil(2) } else { here };
        for (column, first) in (from..from + here).step_by(half.max(1)).enumerate() {
            let block = Block {
                shown: first..(first + half).min(from + here),
                left: MARGIN + (width + GAP) * column as f32,
                size,
                ..block.clone()
            };
            block.draw(show, &mut slide, TOP);
        }
        slide.note(&unplayed.join(" "));
        slide
    });
    slides.collect()
}

/// The slide, and whether all names on it are whole.
fn groups(show: &Show<'_>, plan: &plan::Stage, parts: &[&RunningPart]) -> (Slide, bool) {
    let mut slide = show.slide(&show.lang.say(&Phrase::new(plan.name)), &days(plan, show.lang));
    let (width, high) = ((RIGHT - MARGIN - GAP) / 2.0, (BOTTOM - TOP) / parts.len().div_ceil(2) as f32);
    let tables: Vec<Vec<Row>> = parts.iter().map(|part| show.cup.table(&part.plan.key)).collect();
    let longest = tables.iter().map(Vec::len).max().unwrap_or(0);
    let step = rows(longest, BOTTOM - high + GROUP_NAME_HEIGHT + HEAD_HEIGHT, ROW_HEIGHTS);
    let mut is_whole = true;
    let through: Vec<BTreeSet<Id>> = tables.iter().map(|all| through(all)).collect();
    let blocks = tables.iter().zip(&through).enumerate().map(|(at, (all, through))| {
        let left = MARGIN + (width + GAP) * (at % 2) as f32;
        let columns = columns(plan).into_iter().take(2).collect();
        Block { columns, all, shown: 0..all.len(), through, left, width, step, size: LEAST }
    });
    let blocks: Vec<Block<'_>> = blocks.collect();
    let size = size_of(blocks.iter().flat_map(|block| block.names(show)));
    for (at, (part, block)) in parts.iter().zip(blocks).enumerate() {
        let top = TOP + high * (at / 2) as f32;
        let name = show.lang.say(&words::part(show.cup, plan, part));
        slide.write(Spot::left(block.left, top + 38.0, width), &name, HEADING);
        is_whole &= Block { size, ..block }.draw(show, &mut slide, top + GROUP_NAME_HEIGHT);
    }
    (slide, is_whole)
}

impl Block<'_> {
    /// By the numbers of all rows: on every slide columns are as wide.
    fn columns(&self, show: &Show<'_>) -> Columns {
        let heads: Vec<String> = self.columns.iter().map(|one| show.lang.say(&Phrase::new(one.name()))).collect();
        let (font, size, _) = STRONG;
        let width = |head: &str, column: Criterion| {
            let numbers = self.all.iter().map(|row| text::width(&number(row, column), font, size));
            numbers.fold(text::width(head, Font::Sans, LEAST), f32::max).max(64.0) + 26.0
        };
        let (mut ends, mut end): (Vec<f32>, f32) = (Vec::new(), self.left + self.width);
        for (head, column) in heads.iter().zip(&self.columns).rev() {
            ends.insert(0, end);
            end -= width(head, *column);
        }
        Columns { heads, ends, begins: end }
    }

    fn begins(&self) -> f32 {
        self.left + NAMES[usize::from(self.width > RIGHT / 2.0)]
    }

    fn gone(&self, show: &Show<'_>, id: Id, room: f32) -> (String, f32) {
        if !show.cup.has_left(id) {
            return (String::new(), 0.0);
        }
        let gone = tr!(show.lang, "championship-sheet-left");
        let wide = text::width(&gone, Font::Sans, LEAST).min(room * 0.45) + 16.0;
        (gone, wide)
    }

    fn names<'s>(&'s self, show: &'s Show<'_>) -> impl Iterator<Item = (&'s str, f32)> {
        let room = self.columns(show).begins - self.begins() - 10.0;
        self.all.iter().map(move |row| (show.cup.name(row.id), room - self.gone(show, row.id, room).1))
    }

    /// Whether all names are whole.
    fn draw(&self, show: &Show<'_>, slide: &mut Slide, top: f32) -> bool {
        let (shown, right, step) = (&self.all[self.shown.clone()], self.left + self.width, self.step);
        let (names, ranks) = (self.begins(), RANKS[usize::from(self.width > RIGHT / 2.0)]);
        let Columns { heads, ends, begins: end } = self.columns(show);
        for (head, end) in heads.iter().zip(&ends) {
            slide.write(Spot::right(*end, top + 32.0, 400.0), head, SMALL);
        }
        if shown.iter().any(|row| self.through.contains(&row.id)) {
            mark(slide, names + 4.0, top + 21.0);
            let words = tr!(show.lang, "projector-through");
            slide.write(Spot::left(names + 40.0, top + 32.0, end - names - 50.0), &words, SMALL);
        }
        let top = top + HEAD_HEIGHT;
        slide.rule(self.left, right, top, Stroke::new(Role::Text.into(), 2.0));
        let last = shown.iter().rposition(|row| self.through.contains(&row.id));
        let mut is_whole = true;
        for (at, row) in shown.iter().enumerate() {
            let y = top + step * at as f32;
            let base = y + step / 2.0 + 14.0;
            if at % 2 == 1 {
                slide.drawing.fill(Path::rect(self.left, y, self.width, step), Ink::new(Role::Soft).alpha(0.45));
            }
            let goes_on = self.through.contains(&row.id);
            if goes_on {
                mark(slide, self.left + 6.0, y + step / 2.0);
            }
            if last == Some(at) && at + 1 < shown.len() {
                slide.rule(self.left, right, y + step, Stroke::new(Role::Text.into(), 4.0));
            }
            let style = if goes_on { STRONG } else { NAME };
            slide.write(Spot::right(self.left + ranks, base, ranks - 32.0), &row.place(), style);
            let room = end - names - 10.0;
            let (gone, beside) = self.gone(show, row.id, room);
            let name = show.cup.name(row.id);
            is_whole &= lines(name, room - beside).is_some_and(|lines| lines <= room_for(step));
            let spot = Spot::left(names, base, room - beside);
            slide.name(spot, name, (style.0, self.size, style.2), (room_for(step), false));
            slide.write(Spot::right(end - 10.0, base, beside - 16.0), &gone, SMALL);
            for (nth, (column, end)) in self.columns.iter().zip(&ends).enumerate() {
                let style = if nth == 0 { STRONG } else { NAME };
                slide.write(Spot::right(*end, base, 200.0), &number(row, *column), style);
            }
        }
        is_whole
    }
}

fn mark(slide: &mut Slide, x: f32, y: f32) {
    let corners = [(0.0, -14.0), (24.0, 0.0), (0.0, 14.0)].map(|(dx, dy)| Point::new(x + dx, y + dy));
    slide.drawing.fill(Path::polygon(&corners), Role::Accent.into());
}
