//! What a sheet tells of a match: who played, their strokes, its games one by one, playoffs apart. Draws nothing.

use std::any::Any;

use base::draw::plot::Mark;
use base::phrase::phrase;

use super::super::bout::Bout;
use super::super::card::Until;
use super::super::dice::pips;
use super::super::part::EveningPart;
use crate::game::{Event, Game, Match, Seat, Turn};
use crate::table::{View, leaf};

/// What stands on every sheet of a match; nothing on a blank one.
#[derive(Clone, Debug, Default)]
pub struct SheetHead {
    pub game: String,
    /// Who played, by seat.
    pub names: Vec<String>,
    pub marks: Vec<Option<Mark>>,
    pub strokes: Vec<u32>,
    /// Who has won, if it is over and they are not most of them.
    pub winners: Vec<Seat>,
    pub date: Option<String>,
}

impl SheetHead {
    pub fn of(played: &Match<Bout>, view: &View) -> Self {
        let (state, header) = (played.state(), played.header());
        let winners = match state.turn() {
            Turn::Over(winners) => winners,
            Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) => Vec::new(),
        };
        let name = state.chosen.card.name();
        let game = match state.chosen.until {
            Until::Games(games) if games > 1 && !state.chosen.card.is_evening() => {
                phrase!("tavern-sheet-games", name, games)
            }
            Until::Games(_) => name,
            Until::Strokes(strokes) => phrase!("tavern-sheet-to-strokes", name, strokes),
        };
        // Where most have won, the strokes alone tell it better.
        let winners = if 2 * winners.len() > header.players.len() { Vec::new() } else { winners };
        Self {
            game: view.lang.say(&game),
            names: header.players.iter().map(|player| player.name.clone()).collect(),
            marks: view.marks.clone(),
            strokes: state.strokes.to_vec(),
            winners,
            date: leaf::date(header, view.lang),
        }
    }

    pub fn player(&self, seat: Seat) -> (&str, Option<Mark>) {
        (self.names.get(seat).map_or("", String::as_str), self.marks.get(seat).copied().flatten())
    }
}

/// A game as it was played, or the playoff of one.
#[derive(Debug)]
pub struct PlayedGame {
    /// Which game, from 1.
    pub game: u32,
    pub playoff: bool,
    /// How it stood when it ended, or stands now.
    pub part: Box<dyn EveningPart>,
    /// Who got a stroke in it, as often as they did.
    pub strokes: Vec<Seat>,
}

impl PlayedGame {
    pub fn is<T: EveningPart>(&self) -> Option<&T> {
        let part: &dyn Any = self.part.as_ref();
        part.downcast_ref()
    }

    pub fn count(&self, seat: Seat) -> u32 {
        self.strokes.iter().map(|other| u32::from(*other == seat)).sum()
    }

    pub fn seats(&self) -> Vec<Seat> {
        let mut seats = self.part.order().to_vec();
        seats.sort_unstable();
        seats
    }
}

/// All games of a match in order; the last one may be under way.
pub fn stages(played: &Match<Bout>) -> Vec<PlayedGame> {
    let mut bout = played.start().clone();
    let mut stages: Vec<PlayedGame> = Vec::new();
    let (mut strokes, mut begun) = (Vec::new(), false);
    let playoff = |stages: &[PlayedGame], game| stages.last().is_some_and(|stage| stage.game == game);
    for event in played.events() {
        let (mut part, game, before) = (bout.part().copy(), bout.game, bout.strokes.to_vec());
        bout.proceed(event);
        let outcome = match event {
            Event::Roll(faces) => part.roll(&pips(faces)),
            Event::Faces(faces) => part.reveal(&pips(faces)),
            Event::Act { seat, action } => part.act(*seat, *action),
        };
        begun = true;
        for (seat, before) in before.into_iter().enumerate() {
            strokes.extend((before..bout.strokes[seat]).map(|_| seat));
        }
        if outcome.end.is_some() {
            let playoff = playoff(&stages, game);
            stages.push(PlayedGame { game, playoff, part, strokes: std::mem::take(&mut strokes) });
            begun = false;
        }
    }
    if begun || stages.is_empty() {
        let game = bout.game;
        let playoff = playoff(&stages, game);
        stages.push(PlayedGame { game, playoff, part: bout.part().copy(), strokes });
    }
    stages
}
