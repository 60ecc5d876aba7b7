//! A position as it is passed on: the game's key, the options that are not its usual ones, and how it stands, in one line.
//! Whoever copies it has all that the match went by, whoever pastes it need not set up anything.

use base::phrase;

use crate::game::Illegal;
use crate::game::options::Values;
use crate::game::position::{OPTION, due, is_not_for};
use crate::game::record::{Header, Player, PlayerKind};
use crate::table::{Table, Title};

pub fn line(table: &dyn Table) -> Result<String, Illegal> {
    Ok(with(table.title(), &table.header().options, &table.position()?))
}

fn with(title: &dyn Title, chosen: &Values, position: &str) -> String {
    let (key, text) = position.split_once(' ').unwrap_or((position, ""));
    let fields = title.fields();
    let usual = |key: &str, value: &str| fields.iter().any(|field| field.key == key && field.default == value);
    let other = chosen.iter().filter(|(key, value)| *key != OPTION && !usual(key, value));
    let options: String = other.map(|(key, value)| format!("{key}={value} ")).collect();
    format!("{key} {options}{text}")
}

/// A line without what stands round it and cannot be seen: gaps, and the marks that other programs put before a text.
pub fn bare(line: &str) -> &str {
    let is_unseen = |letter: char| matches!(letter, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}');
    line.trim_matches(|letter: char| letter.is_whitespace() || letter.is_control() || is_unseen(letter))
}

/// The game of a line, and its options with the position among them; gaps may be of any width.
pub fn read(line: &str) -> Result<(&'static dyn Title, Values), Illegal> {
    let line = bare(line);
    if line.is_empty() {
        return Err(phrase!("core-position-empty").into());
    }
    if line.contains(['\n', '\r']) {
        return Err(phrase!("core-position-lines").into());
    }
    let mut words = line.split_whitespace().peekable();
    let key = words.next().unwrap_or_default();
    let title = super::find(key).ok_or_else(|| Illegal(phrase!("core-position-first", word = key.to_owned())))?;
    let fields = title.fields();
    let mut options = Values::new();
    while let Some((key, value)) = words.peek().and_then(|word| word.split_once('=')) {
        if fields.iter().all(|field| field.key != key) {
            break;
        }
        options.insert(key.to_owned(), value.to_owned());
        words.next();
    }
    let text: Vec<&str> = std::iter::once(key).chain(words).collect();
    options.insert(OPTION.to_owned(), text.join(" "));
    Ok((title, options))
}

/// Of options that were given with a whole line as their position.
pub fn unfold(title: &dyn Title, mut given: Values) -> Result<Values, Illegal> {
    if let Some(line) = given.remove(OPTION) {
        let (of, options) = read(&line)?;
        if of.key() != title.key() {
            return Err(phrase!("core-position-game", key = of.key(), due = title.key()).into());
        }
        given.extend(options);
    }
    Ok(given)
}

/// A match of that many, or else of as many as the position is for; its words may stand in another order.
pub fn open(title: &dyn Title, options: &Values, players: usize) -> Result<Box<dyn Table>, Illegal> {
    let why = match open_in_order(title, options, players) {
        Err(why) => why,
        opened => return opened,
    };
    let Some(due) = due(&why) else { return Err(why) };
    let sorted = |line: &str| {
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        words.sort_unstable();
        words
    };
    if options.get(OPTION).is_some_and(|given| sorted(given) == sorted(&due)) {
        let mut options = options.clone();
        options.insert(OPTION.to_owned(), due);
        return open_in_order(title, &options, players);
    }
    Err(phrase!("core-position-written", due = with(title, options, &due)).into())
}

fn open_in_order(title: &dyn Title, options: &Values, players: usize) -> Result<Box<dyn Table>, Illegal> {
    let named = |seat: usize| Player { name: (seat + 1).to_string(), kind: PlayerKind::Human };
    let open = |count: usize| title.open(Header::new(title.key(), options.clone(), (0..count).map(named).collect()));
    let wrong = match open(players) {
        Err(why) if is_not_for(&why) => why,
        opened => return opened,
    };
    let others = title.seats_with(options)?.filter(|count| *count != players);
    others.map(open).find(|opened| !opened.as_ref().is_err_and(is_not_for)).unwrap_or(Err(wrong))
}
