//! What stands round every stage: whose dice lie there, what they came to, what is tried and needed. Knows no game.

use base::draw::{Affine, Drawing, Font, Path, Point, Role, Spot, Stroke, Text, text};
use base::phrase::{Phrase, phrase};

use super::super::props::{label, legible, struck, tick};
use super::{STAGE, SceneContext};
use crate::game::Seat;

/// Where a scene has room between its caption and its foot, mm from above.
pub const TOP: f32 = 14.0;
pub const BOTTOM: f32 = 102.0;
const MARGIN: f32 = 4.0;
const SIZE: f32 = 6.0;
const SMALL: f32 = 4.4;

#[derive(Clone, Debug, PartialEq)]
pub enum Went {
    On,
    /// It has come to what is seen on the stage.
    Seen,
    /// It has come to this, which is neither good nor bad yet.
    To(Phrase),
    Well(Phrase),
    /// It has come to this, which costs a stroke.
    Badly(Phrase),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    /// Whose dice lie there, or who begins.
    pub seat: Option<Seat>,
    pub went: Went,
    pub next: Option<Phrase>,
    /// Below: what is tried, and what is needed not to be last.
    pub foot: Option<Phrase>,
}

impl Caption {
    pub fn draw(&self, stage: &SceneContext<'_>) -> Drawing {
        let mut drawing = Drawing::new(STAGE.width, STAGE.height);
        let card = Path::rounded(0.2, 0.2, STAGE.width - 0.4, STAGE.height - 0.4, 2.4);
        drawing.shape(card, Role::Paper.into(), Stroke::new(Role::Line.into(), 0.3));
        let across = |drawing: &mut Drawing, y: f32| {
            drawing.rule((MARGIN, y), (STAGE.width - MARGIN, y), Stroke::new(Role::Line.into(), 0.25));
        };
        across(&mut drawing, TOP - 2.4);
        self.head(&mut drawing, stage);
        let right = if stage.playoff { playoff(&mut drawing, stage) } else { STAGE.width - MARGIN };
        if let Some(foot) = &self.foot {
            across(&mut drawing, BOTTOM + 1.0);
            let (words, size) = legible(&stage.say(foot), Font::Sans, SMALL, right - MARGIN);
            drawing.text(Text::new((MARGIN, BOTTOM + 6.8), words, Font::Sans, size, Role::Faint.into()));
        }
        drawing.spot(Spot::new("caption"), Path::rect(0.0, 0.0, STAGE.width, TOP - 2.4), self.says(stage));
        drawing.aside();
        drawing.tells();
        drawing
    }

    fn says(&self, stage: &SceneContext<'_>) -> String {
        let came = match &self.went {
            Went::On | Went::Seen => None,
            Went::To(came) | Went::Well(came) | Went::Badly(came) => Some(came),
        };
        let whose = self.seat.map(|seat| match came {
            Some(came) => {
                format!("{} {}", stage.say(&phrase!("tavern-stage-whose", name = stage.name(seat))), stage.say(came))
            }
            None => stage.name(seat),
        });
        let playoff = stage.playoff.then(|| phrase!("tavern-title-playoff"));
        let rest = self.next.iter().chain(&self.foot).chain(&playoff).map(|words| stage.say(words));
        whose.into_iter().chain(rest).collect::<Vec<_>>().join("; ")
    }

    fn head(&self, drawing: &mut Drawing, stage: &SceneContext<'_>) {
        let line = 8.0;
        let mut right = STAGE.width - MARGIN;
        if let Some(next) = &self.next {
            let words = text::shortened(&stage.say(next), Font::Sans, SMALL, STAGE.width * 0.48);
            let at = Point::new(right, line);
            right -= text::width(&words, Font::Sans, SMALL) + 4.0;
            drawing.text(Text::new(at, words, Font::Sans, SMALL, Role::Faint.into()).ending());
        }
        let Some(seat) = self.seat else { return };
        let mut left = MARGIN;
        let sign = Point::new(left + 2.0, line - text::cap_height(Font::SerifBold, SIZE) / 2.0);
        let (came, ink) = match &self.went {
            Went::On => {
                arrow(drawing, sign, 4.0);
                (None, Role::Text)
            }
            Went::Seen => (None, Role::Text),
            Went::To(came) => (Some(came), Role::Text),
            Went::Well(came) => {
                tick(drawing, sign, 5.0);
                (Some(came), Role::Good)
            }
            Went::Badly(came) => {
                struck(drawing, sign, 6.4);
                (Some(came), Role::Bad)
            }
        };
        if !matches!(self.went, Went::To(_) | Went::Seen) {
            left += 6.4;
        }
        let came = came.map(|came| stage.say(came)).unwrap_or_default();
        let came = text::shortened(&came, Font::Serif, SIZE, (right - left) * 0.6);
        let room = right - left - text::width(&came, Font::Serif, SIZE);
        let name = stage.name(seat);
        let name = if came.is_empty() { name } else { stage.say(&phrase!("tavern-stage-whose", name)) };
        let name = text::shortened(&name, Font::SerifBold, SIZE, room - 2.0);
        let wide = text::width(&name, Font::SerifBold, SIZE);
        drawing.text(Text::new((left, line), name, Font::SerifBold, SIZE, Role::Text.into()));
        drawing.text(Text::new((left + wide + 1.6, line), came, Font::Serif, SIZE, ink.into()));
    }
}

/// That the last place is played off, at the right of the foot; how far the words of the foot may come, mm.
fn playoff(drawing: &mut Drawing, stage: &SceneContext<'_>) -> f32 {
    let words = stage.say(&phrase!("tavern-title-playoff"));
    let (wide, high) = (text::width(&words, Font::SansBold, SMALL) + 7.0, 6.2);
    let middle = Point::new(STAGE.width - MARGIN - wide / 2.0, (BOTTOM + 1.0 + STAGE.height) / 2.0);
    let ground = Path::rounded(middle.x - wide / 2.0, middle.y - high / 2.0, wide, high, high / 2.0);
    drawing.fill(ground, Role::Accent.into());
    label(drawing, words, middle, SMALL, wide, Font::SansBold, Role::OnAccent);
    middle.x - wide / 2.0 - 3.0
}

/// Whose turn it is: an arrow in a square of `side` mm round a point.
pub fn arrow(drawing: &mut Drawing, middle: Point, side: f32) {
    let arrow = Path::data("M-0.4 -0.5L0.5 0L-0.4 0.5Z").moved(Affine::scale(side).shifted(middle.x, middle.y));
    drawing.fill(arrow, Role::Accent.into());
}

pub fn next(stage: &SceneContext<'_>, seat: Seat) -> Phrase {
    let name = text::shortened(&stage.name(seat), Font::Sans, SMALL, STAGE.width * 0.28);
    phrase!("tavern-stage-next", name)
}

#[cfg(test)]
mod tests {
    use base::draw::Item;
    use base::i18n::Lang;

    use super::*;
    use crate::table::View;
    use crate::tavern::spots::Touch;

    #[test]
    fn that_it_is_a_playoff_stands_beside_the_aim_and_never_on_it() {
        for lang in Lang::ALL {
            let view = View { lang, names: vec!["Wilhelmina Wurfzabelstein".to_owned()], ..View::default() };
            let stage = SceneContext { view: &view, touch: Touch::default(), live: false, playoff: true };
            let result = phrase!("tavern-stage-house", number = 553);
            let (aim, name) = (phrase!("tavern-stage-highest"), view.name(0));
            let foot = Some(phrase!("tavern-stage-beat", aim, names = name, came = result));
            let drawing = Caption { seat: Some(0), went: Went::On, next: None, foot }.draw(&stage);
            let mut texts = drawing.items.iter().filter_map(|item| match item {
                Item::Text(text) => Some(text),
                Item::Shape { .. } | Item::Group { .. } | Item::Photo(..) => None,
            });
            let foot = texts.clone().find(|text| text.at.y > BOTTOM && text.at.x == MARGIN).expect("there is a foot");
            let words = lang.say(&phrase!("tavern-title-playoff"));
            let playoff = texts.find(|text| text.words == words).expect("it is said");
            let ends = foot.at.x + text::width(&foot.words, foot.font, foot.size);
            let begins = playoff.at.x - text::width(&words, playoff.font, playoff.size) / 2.0;
            assert!(ends < begins - 2.0, "{}: {ends} against {begins} mm", foot.words);
        }
    }
}
