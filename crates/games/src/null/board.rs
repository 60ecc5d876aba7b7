//! What is shown and said of the null game, and who plays it. A larger game gives each of these traits a file.

use base::draw::pieces::FACE;
use base::draw::{Drawing, Hue};
use base::phrase::{Phrase, phrase};

use super::{Action, DIE, Null};
use crate::game::bot::{AtRandom, Bot, Level};
use crate::game::options::Options;
use crate::game::{Event, Face, Game, Seat};
use crate::table::{About, Block, Board, Choice, Controls, Fields, Looks, Players, Read, Shelved, View, Weight, Words};

impl Shelved for Null {
    type State = Self;
    const ABOUT: About =
        About::new("null", Hue::Petrol, || Drawing::new(40.0, 40.0), |_| vec![Block::Text(phrase!("null-rules"))]);
    const FIELDS: Fields = Vec::new;
    const READ: Read<Self> = <()>::read;
}

impl Board for Null {
    fn payoff(&self, seat: Seat, later: &Self) -> Option<f64> {
        later.turn().is_over().then(|| later.scores()[seat].number())
    }
}

impl Players for Null {
    fn bot(_level: Level) -> Box<dyn Bot<Self>> {
        Box::new(AtRandom)
    }
}

impl Controls for Null {
    type Touch = ();
}

impl Words for Null {
    fn choices(&self, _touch: &(), seat: Seat) -> Vec<Choice<Action>> {
        let choice = |action| {
            let weight = Weight::of(action == Action::Keep);
            Choice { action, name: name(action), about: None, key: action.to_string().chars().next(), weight }
        };
        self.legal(seat).into_iter().map(choice).collect()
    }

    fn prompt(&self, _touch: &(), view: &View) -> Phrase {
        let over = self.turn().is_over();
        if over { phrase!("core-over") } else { phrase!("core-to-act", name = view.name(self.kept.len())) }
    }

    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        let what = match event {
            Event::Roll(faces) | Event::Faces(faces) => phrase!("null-throws", pips = faces[0].to_string()),
            Event::Act { action, .. } => name(*action),
        };
        phrase!("null-tell", name = view.name(self.kept.len()), what)
    }

    fn advice(&self, _seat: Seat, action: &Action) -> Phrase {
        name(*action)
    }
}

fn name(action: Action) -> Phrase {
    match action {
        Action::Keep => phrase!("null-keep"),
        Action::Again => phrase!("null-again"),
    }
}

impl Looks for Null {
    fn board(&self, _touch: &(), _view: &View) -> Drawing {
        let pips = self.thrown.or(self.kept.last().copied());
        pips.map_or_else(|| Drawing::new(FACE, FACE), |pips| Self::die(&DIE).flat(&DIE, Face::Number(pips)))
    }
}
