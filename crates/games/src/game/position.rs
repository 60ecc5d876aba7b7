//! A position as one line of text (`docs/rules/positions.md`): the game's key, then what the game itself writes, in one
//! way only: what is read reads back the same, and the other way round. Knows no game and no file.

use base::phrase::{Arg, phrase};

use super::options::Values;
use super::{Game, Illegal, Seat};

/// The option of a record that begins with a position; no game has one of this name.
pub const OPTION: &str = "position";

/// The largest number in a position: no match comes near it.
pub const MOST: u32 = 9_999;

/// What follows the entry of the player whose turn is next.
pub const TURN: char = '*';

pub fn own(options: &Values) -> Values {
    let mut own = options.clone();
    own.remove(OPTION);
    own
}

pub fn write<G: Game>(game: &str, state: &G) -> Result<String, Illegal> {
    Ok(format!("{game} {}", state.position()?))
}

pub fn read<G: Game>(game: &str, options: &G::Options, seats: usize, line: &str) -> Result<G, Illegal> {
    let (key, text) = line.split_once(' ').unwrap_or((line, ""));
    if key != game {
        return Err(phrase!("core-position-game", key = key.to_owned(), due = game.to_owned()).into());
    }
    let state = G::placed(options, seats, text)?;
    match write(game, &state)? {
        due if due == line => Ok(state),
        due => Err(phrase!("core-position-written", due).into()),
    }
}

#[derive(Clone, Debug)]
pub struct Words<'a>(std::iter::Peekable<std::str::Split<'a, char>>);

impl<'a> Words<'a> {
    pub fn new(text: &'a str) -> Self {
        Self(text.split(' ').peekable())
    }

    pub fn take<T>(&mut self, read: impl FnOnce(&'a str) -> Option<T>) -> Option<T> {
        let taken = self.0.peek().and_then(|word| read(word))?;
        self.0.next();
        Some(taken)
    }

    /// Takes just this word; whether it was next.
    pub fn is(&mut self, due: &str) -> bool {
        self.take(|word| (word == due).then_some(())).is_some()
    }

    pub fn unexpected(&mut self) -> Illegal {
        match self.0.next() {
            None | Some("") => phrase!("core-position-short").into(),
            Some(word) => phrase!("core-position-word", word = word.to_owned()).into(),
        }
    }

    pub fn due<T>(&mut self, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, Illegal> {
        self.take(read).ok_or_else(|| self.unexpected())
    }

    pub fn end(mut self) -> Result<(), Illegal> {
        if self.0.peek().is_none() { Ok(()) } else { Err(self.unexpected()) }
    }

    /// A number for each seat, one of them with the mark of the next player.
    pub fn marked(&mut self, seats: usize) -> Result<(Vec<u32>, Seat), Illegal> {
        let mut read = || self.take(|word| Some((turned(word).1, number(turned(word).0)?)));
        let (marks, numbers): (Vec<bool>, Vec<u32>) = std::iter::from_fn(&mut read).unzip();
        if numbers.len() != seats {
            return Err(not_for(seats, numbers.len()));
        }
        Ok((numbers, whose(&marks)?))
    }
}

/// That a position is one of `count` players, where so many are `due`.
pub fn not_for(due: usize, count: usize) -> Illegal {
    phrase!("core-position-players", due, count).into()
}

pub fn is_not_for(why: &Illegal) -> bool {
    why.0.id == "core-position-players"
}

/// How a position is written that was written another way.
pub fn due(why: &Illegal) -> Option<String> {
    let (_, due) = why.0.args.iter().find(|(name, _)| why.0.id == "core-position-written" && *name == "due")?;
    if let Arg::Text(due) = due { Some(due.clone().into_owned()) } else { None }
}

pub fn number(word: &str) -> Option<u32> {
    word.parse().ok().filter(|number| *number <= MOST)
}

pub fn turned(word: &str) -> (&str, bool) {
    word.strip_suffix(TURN).map_or((word, false), |word| (word, true))
}

/// Numbers as [`Words::marked`] reads them.
pub fn marked(numbers: &[u32], turn: Seat) -> String {
    let one = |(seat, number): (Seat, &u32)| match seat == turn {
        true => format!("{number}{TURN}"),
        false => number.to_string(),
    };
    numbers.iter().enumerate().map(one).collect::<Vec<_>>().join(" ")
}

pub fn whose(marks: &[bool]) -> Result<Seat, Illegal> {
    let mut marked = (0..marks.len()).filter(|seat| marks[*seat]);
    match (marked.next(), marked.next()) {
        (Some(seat), None) => Ok(seat),
        (None, _) => Err(phrase!("core-position-nobody").into()),
        (Some(_), Some(_)) => Err(phrase!("core-position-several").into()),
    }
}
