//! The review of a match on paper: how it went, what everybody's decisions came to, and each slip with what would have been
//! better. Made for A4, laid out on any paper; knows no game and no screen.

use base::draw::sheet::Paper;
use base::draw::{Affine, Drawing, Font, Point, Role, Size, Stroke, Text, text};
use base::i18n::tr;
use base::phrase::Phrase;

use super::course::{self, CourseView};
use super::{Examination, Judged, LuckSplit, Review, Summary, first_choice, mark};
use crate::game::Score;
use crate::game::bot::{Level, Mark};
use crate::table::ending::ScoreCourse;
use crate::table::leaf::{HEAD, Head, LABEL, Leaf, MARGIN, Who};
use crate::table::{Kind, Sheet, Table, View};

pub const SHEET: Sheet = Sheet::new(["review", "review-page-sum", "print-review-about"], Kind::Told { make, is_told });

const SIZE: Size = Paper::A4.size();
const LOW: f32 = SIZE.height - 14.0;
/// How large a unit of the course is, mm.
const UNIT: f32 = 0.29;
const BODY: f32 = 3.5;
const SMALL: f32 = 3.0;
const LINE: f32 = 4.7;
const GAP: f32 = 2.6;
/// Where the words of a slip begin, and how wide columns of numbers and of counts are, mm.
const WORDS: f32 = MARGIN + 17.0;
const COLUMN: f32 = 23.5;
const COUNT: f32 = 11.0;
const SCORE: f32 = 16.0;

/// Whether a match can be told: it is over, so that nothing is hidden, and somebody had a choice.
fn is_told(table: &dyn Table) -> bool {
    table.turn().is_over() && first_choice(table).is_ok_and(|first| first.is_some())
}

/// Its pages; none where no computer player can judge a decision.
fn make(table: &dyn Table, view: &View) -> Vec<Drawing> {
    let Some((examination, course)) = Examination::new(table).ok().zip(ScoreCourse::of(table).ok()) else {
        return Vec::new();
    };
    let mut review = Review::default();
    examination.for_each(|finding| review.enter(finding));
    if review.judged().next().is_none() {
        return Vec::new();
    }
    let who = Who::of(table.header(), &table.turn(), view);
    let view = View { names: who.names.clone(), open: true, ..view.clone() };
    let mut pages = Pages { table, who, view, leaves: Vec::new(), y: 0.0 };
    pages.turn();
    pages.course(&review, &course);
    pages.sums(&review);
    pages.slips(&review);
    pages.numbered()
}

struct Pages<'a> {
    table: &'a dyn Table,
    who: Who,
    view: View,
    leaves: Vec<Leaf>,
    /// Where what comes next begins, mm from above.
    y: f32,
}

impl Pages<'_> {
    fn turn(&mut self) {
        let (lang, about) = (self.view.lang, self.table.title().about());
        let (title, name) = (lang.say(&about.name()), tr!(lang, "review-page-sum"));
        let head = Head { emblem: about.emblem(), title: &title, name: &name };
        self.leaves.push(Leaf::new(SIZE.width, SIZE.height, head, self.who.date.as_deref(), lang));
        self.y = HEAD + 5.0;
    }

    /// Where something so high, mm, is written: on a new page, where it has no room on this one.
    fn room(&mut self, high: f32) -> (Option<&mut Leaf>, f32) {
        if self.y + high > LOW {
            self.turn();
        }
        let at = self.y;
        self.y += high;
        (self.leaves.last_mut(), at)
    }

    fn course(&mut self, review: &Review, course: &ScoreCourse) {
        let (told, scale) = (self.table.history(), self.table.scale());
        let seen = CourseView { course, review, told, here: None, scale, view: &self.view };
        let picture = course::draw(seen, (SIZE.width - 2.0 * MARGIN) / UNIT);
        let (Some(leaf), at) = self.room(picture.size.height * UNIT + GAP) else { return };
        leaf.drawing.place(Affine::scale(UNIT).shifted(MARGIN, at), Drawing { spots: Vec::new(), ..picture });
    }

    fn sums(&mut self, review: &Review) {
        let (lang, measure) = (self.view.lang, self.table.scale().measure);
        let sums: Vec<Summary> = (0..self.who.names.len()).map(|seat| review.summary(seat)).collect();
        let points = |value: f64| measure.say(lang, value);
        let luck = |sum: &Summary| sum.luck.map(|luck| measure.signed(lang, luck)).unwrap_or_default();
        let has_luck = sums.iter().any(|sum| sum.luck.is_some());
        let row = |(score, sum): (Score, &Summary)| -> Vec<String> {
            let mean = sum.mean().map(points).unwrap_or_default();
            let first = [score.to_string(), sum.decisions.to_string(), points(sum.cost), mean];
            let marks = sum.marks.iter().map(ToString::to_string);
            first.into_iter().chain(marks).chain(has_luck.then(|| luck(sum))).collect()
        };
        let mut columns = vec![
            (String::new(), None, SCORE),
            (tr!(lang, "review-judged"), None, COLUMN),
            (tr!(lang, "review-total"), None, COLUMN),
            (tr!(lang, "review-average"), None, COLUMN),
        ];
        columns.extend(Mark::ALL.map(|mark| (String::new(), Some(mark), COUNT)));
        columns.extend(has_luck.then(|| (tr!(lang, "review-dice"), None, COLUMN)));
        let rows: Vec<Vec<String>> = self.table.scores().into_iter().zip(&sums).map(row).collect();
        self.lines(&columns, &rows);
        let luck_split = review.luck_split(self.table);
        if !luck_split.is_empty() {
            let columns = LuckSplit::NAMES.map(|name| (lang.say(&Phrase::new(name)), None, COLUMN));
            let rows: Vec<Vec<String>> = luck_split.iter().map(|one| one.say(lang, measure).to_vec()).collect();
            self.lines(&columns, &rows);
        }
        review.luck_explained(&luck_split, measure).iter().for_each(|line| self.small(&lang.say(line)));
        self.small(&lang.say(&Phrase::new(self.table.scale().about)));
        self.table.assumes().iter().for_each(|line| self.small(&lang.say(line)));
        self.small(&tr!(lang, "review-by", level = Level::Strong.word()));
        self.y += 2.0 * GAP;
    }

    fn small(&mut self, words: &str) {
        for line in text::wrap(words, Font::Sans, SMALL, SIZE.width - 2.0 * MARGIN) {
            let (Some(leaf), at) = self.room(LINE) else { return };
            leaf.words(MARGIN, at + LINE - 1.0, &line, Font::Sans, SMALL, Role::Faint);
        }
    }

    fn lines(&mut self, columns: &[(String, Option<Mark>, f32)], rows: &[Vec<String>]) {
        let (names, winners) = (self.who.names.clone(), self.who.winners.clone());
        let after = |nth: usize| columns[nth + 1..].iter().map(|(.., wide)| wide).sum::<f32>();
        let right = |nth: usize| SIZE.width - MARGIN - after(nth);
        let (Some(leaf), at) = self.room(8.0) else { return };
        for (nth, (name, sign, _)) in columns.iter().enumerate() {
            if let Some(sign) = sign {
                leaf.drawing.place(Affine::scale(0.34).shifted(right(nth) - 3.4, at + 2.2), mark::drawing(*sign));
            }
            let name = Text::new((right(nth), at + 5.0), name.as_str(), Font::Sans, LABEL, Role::Faint.into());
            leaf.drawing.text(name.fitted(COLUMN - 1.5).ending());
        }
        for (seat, row) in rows.iter().enumerate() {
            let view = self.view.clone();
            let (Some(leaf), at) = self.room(LINE + 1.0) else { return };
            let base = at + LINE - 1.0;
            view.marked(&mut leaf.drawing, seat, Point::new(MARGIN + 2.0, base - 1.2), 1.3);
            let font = if winners.contains(&seat) { Font::SansBold } else { Font::Sans };
            let wide = right(0) - columns[0].2 - MARGIN - 6.0;
            let name = Text::new((MARGIN + 6.0, base), names[seat].clone(), font, BODY, Role::Text.into());
            leaf.drawing.text(name.fitted(wide));
            for (nth, value) in row.iter().enumerate() {
                let font = if nth == 0 { font } else { Font::Sans };
                leaf.ending(right(nth), base, value, font, BODY, Role::Text);
            }
        }
        self.y += GAP;
    }

    fn slips(&mut self, review: &Review) {
        let lang = self.view.lang;
        let slips: Vec<(usize, &Judged)> = review.judged().filter(|(_, judged)| judged.mark != Mark::Good).collect();
        let head = if slips.is_empty() { tr!(lang, "review-flawless") } else { tr!(lang, "print-review-slips") };
        let (Some(leaf), at) = self.room(8.0) else { return };
        leaf.words(MARGIN, at + 4.5, &head, Font::SerifBold, 5.0, Role::Text);
        leaf.rule(MARGIN, SIZE.width - MARGIN, at + 6.6, Stroke::new(Role::Line.into(), 0.3));
        let Ok(mut before) = self.table.title().open(self.table.header().clone()) else { return };
        for (event, judged) in slips {
            for told in &self.table.history()[before.history().len()..event] {
                if before.enter(&told.entry).is_err() {
                    return;
                }
            }
            self.slip(&*before, event, judged);
        }
    }

    fn slip(&mut self, before: &dyn Table, event: usize, judged: &Judged) {
        let lang = self.view.lang;
        let wide = SIZE.width - MARGIN - WORDS;
        let played = self.table.history().get(event).map(|told| lang.say(&told.phrase)).unwrap_or_default();
        let better = before.advice(judged.seat, &judged.other);
        let better = better.map(|what| tr!(lang, "review-better-is", what)).unwrap_or_default();
        let why = before.reason(judged.seat, &judged.played, &judged.other).into_iter().next();
        let why = why.map(|why| lang.say(&why)).unwrap_or_default();
        let cost = lang.sentence(&self.table.scale().costs(lang, judged.loss()));
        let kinds = [
            (played, Font::SansBold, BODY, Role::Text),
            (better, Font::Sans, BODY, Role::Text),
            (why, Font::Sans, SMALL, Role::Faint),
            (cost, Font::Sans, SMALL, Role::Text),
        ];
        let lines: Vec<(String, Font, f32, Role)> = kinds
            .into_iter()
            .flat_map(|(words, font, size, role)| {
                text::wrap(&words, font, size, wide).into_iter().map(move |line| (line, font, size, role))
            })
            .collect();
        let (Some(leaf), at) = self.room(LINE * lines.len() as f32 + GAP) else { return };
        let base = |nth: usize| at + LINE * (nth as f32 + 1.0) - 1.1;
        leaf.ending(MARGIN + 9.0, base(0), event + 1, Font::Sans, BODY, Role::Faint);
        leaf.drawing.place(Affine::scale(0.32).shifted(MARGIN + 11.4, base(0) - 2.9), mark::drawing(judged.mark));
        for (nth, (words, font, size, role)) in lines.iter().enumerate() {
            leaf.words(WORDS, base(nth), words, *font, *size, *role);
        }
    }

    fn numbered(self) -> Vec<Drawing> {
        let count = self.leaves.len();
        let number = |(nth, mut leaf): (usize, Leaf)| {
            let of = format!("{} / {count}", nth + 1);
            leaf.centred(SIZE.width / 2.0, SIZE.height - 8.0, &of, Font::Sans, LABEL, Role::Faint);
            leaf.drawing
        };
        self.leaves.into_iter().enumerate().map(number).collect()
    }
}

#[cfg(test)]
mod tests;
