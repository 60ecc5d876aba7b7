//! The moment of a win on the table itself: its name, its score, and marks of what made it so. Lengths in mm.

use base::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, Text};
use base::phrase::{Phrase, phrase};

use super::super::art::{BAR_WIDTH, FIELD, Mark, Plan, WIDTH};
use super::super::men::{BAR, MEN, OFF, Position, other};
use super::super::rules::{Kvatrutafl, Win};
use super::super::win::WinKind;
use super::tell;
use crate::game::{Game, Seat};
use crate::table::View;

/// The number on the fifth man of a higher stack is still seen beside it.
const RIBBON_HEIGHT: f32 = 12.0;
const RIBBON_MARGIN: f32 = 1.6;
const SMALL_SIZE: f32 = 3.5;

pub struct Moment {
    win: Win,
    /// Whether both have borne off everything.
    drawn: bool,
}

impl Moment {
    /// `None` where a game goes on.
    pub fn of(game: &Kvatrutafl, position: &Position) -> Option<Self> {
        let drawn = position.men.iter().all(|men| men.at(OFF) == MEN);
        game.ended().map(|win| Self { win, drawn })
    }

    pub fn marks(&self, position: &Position) -> Vec<(Seat, u8, Mark)> {
        let (by, foe) = (self.win.by, other(self.win.by));
        let mut marks = Vec::new();
        match (self.win.way, self.win.way.shape()) {
            (WinKind::Jan | WinKind::StorJan, _) => {
                let shut = (1..=6).filter(|path| position.entrances(foe) & (1 << path) == 0);
                marks.extend(shut.map(|path| (foe, path, Mark::Point)));
                marks.push((foe, BAR, Mark::Chosen));
            }
            (_, Some(shape)) => {
                let stands = (19..).zip(shape).filter(|(path, count)| *path < OFF && *count > 0);
                marks.extend(stands.map(|(path, _)| (by, path, Mark::Point)));
            }
            (_, None) => {
                let done = [0, 1].into_iter().filter(|seat| *seat == by || self.drawn);
                marks.extend(done.map(|seat| (seat, OFF, Mark::Point)));
            }
        }
        marks
    }

    fn why(&self, position: &Position) -> Option<Phrase> {
        let (half, mar) = self.win.riders();
        match self.win.way {
            WinKind::Jan | WinKind::StorJan => {
                let (waiting, free) = tell::shut(position, other(self.win.by));
                Some(phrase!("kvatrutafl-board-moment-jan", waiting, free))
            }
            _ if half && mar => Some(phrase!("kvatrutafl-board-moment-half-mar")),
            _ if half => Some(phrase!("kvatrutafl-board-moment-half")),
            _ if mar => Some(phrase!("kvatrutafl-board-moment-mar")),
            WinKind::Uttekt if self.drawn => Some(phrase!("kvatrutafl-board-moment-both")),
            WinKind::Uttekt => Some(phrase!("kvatrutafl-board-moment-uttekt")),
            _ => None,
        }
    }

    fn won(&self, game: &Kvatrutafl, view: &View) -> Phrase {
        match *game.turn().winners() {
            [one] => phrase!("kvatrutafl-board-moment-match", name = view.name(one)),
            [_, _, ..] => phrase!("kvatrutafl-board-moment-draw"),
            [] if self.drawn => phrase!("kvatrutafl-board-moment-draw"),
            [] => phrase!("kvatrutafl-board-moment-game", name = view.name(self.win.by)),
        }
    }

    /// A ribbon across the middle of either field, so that the men on the bar between are seen.
    pub fn draw(&self, game: &Kvatrutafl, position: &Position, view: &View) -> Drawing {
        let say = |phrase: &Phrase| view.lang.say(phrase);
        let name = if self.drawn {
            phrase!("kvatrutafl-board-moment-draw")
        } else {
            phrase!("kvatrutafl-board-moment-way", way = self.win.way.name())
        };
        let why = self.why(position);
        let (points, won) = (tell::points(self.win.points), self.won(game, view));
        let mut drawing = Drawing::default();
        let wide = (WIDTH - BAR_WIDTH) / 2.0 - FIELD - 2.0 * RIBBON_MARGIN;
        let size = view.written(SMALL_SIZE);
        let high = RIBBON_HEIGHT + 1.2 * (size - SMALL_SIZE);
        for (left, large, small) in [
            (FIELD + RIBBON_MARGIN, say(&name), why.as_ref().map(say)),
            ((WIDTH + BAR_WIDTH) / 2.0 + RIBBON_MARGIN, say(&points), Some(say(&won))),
        ] {
            let middle = Plan::MIDDLE.y;
            let ribbon = Path::rounded(left, middle - high / 2.0, wide, high, 2.0);
            drawing.shape(ribbon, Role::Paper.into(), Stroke::new(Role::Accent.into(), 0.9));
            let at = |dy: f32| Point::new(left + wide / 2.0, middle + dy);
            let rise = if small.is_some() { 4.2 - high / 2.0 } else { 0.0 };
            let large = Text::new(at(rise), large, Font::SerifBold, 7.4, Ink::new(Role::Text)).fitted(wide - 5.0);
            drawing.text(large.level().centred());
            let foot = at(high / 2.0 - 0.7 * size);
            let small =
                small.map(|small| Text::new(foot, small, Font::Sans, size, Role::Text.into()).fitted(wide - 5.0));
            small.into_iter().for_each(|small| drawing.text(small.level().centred()));
        }
        drawing
    }
}
