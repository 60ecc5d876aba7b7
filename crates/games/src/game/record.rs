//! The record of a match: its header and everything that happened, a JSON object a line (`.wurf`), format version 1 of
//! `docs/rules/record.md`. Knows no game, no file, and not whether a line is legal ([`super::course`] does).

use jiff::civil::Date;
use serde_json::{Map, Value, json};

use base::phrase::{Phrase, phrase};

use super::bot::Level;
use super::options::Values;
use super::{Face, Illegal, Seat, position};

pub const VERSION: u64 = 1;
pub const NAME_LENGTH: usize = 40;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    pub game: String,
    pub options: Values,
    /// In seating order, clockwise.
    pub players: Vec<Player>,
    /// What the dice are drawn from; absent where people throw real dice.
    pub seed: Option<u64>,
    /// Whether people throw real dice, of which the program may not know what lies under a cup.
    pub real: bool,
    /// When the match began (RFC 3339).
    pub started: Option<String>,
    pub undo: bool,
    /// Which match of which championship it is played for; read by whoever keeps that.
    pub championship: Option<String>,
    /// The day whose throw it is played with: its dice are the same wherever it is played.
    pub day: Option<Date>,
    /// Which match it was played on from; then it counts in no statistics and no rating.
    pub from: Option<Box<Origin>>,
}

/// Where a match comes from that was played on from another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// How many events are the other one's.
    pub events: usize,
    /// When the other one began (RFC 3339), where that is known.
    pub started: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// 1 to 40 characters.
    pub name: String,
    pub kind: PlayerKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    Human,
    Bot(Level),
}

impl PlayerKind {
    /// The word in records: `human`, `bot:easy`, …
    pub fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Bot(Level::Easy) => "bot:easy",
            Self::Bot(Level::Medium) => "bot:medium",
            Self::Bot(Level::Strong) => "bot:strong",
            Self::Bot(Level::VeryStrong) => "bot:very-strong",
        }
    }

    pub fn of_word(word: &str) -> Option<Self> {
        if word == "human" {
            return Some(Self::Human);
        }
        word.strip_prefix("bot:")?.parse().ok().map(Self::Bot)
    }

    /// The id of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Human => "app-human",
            Self::Bot(Level::Easy) => "app-bot-easy",
            Self::Bot(Level::Medium) => "app-bot-medium",
            Self::Bot(Level::Strong) => "app-bot-strong",
            Self::Bot(Level::VeryStrong) => "app-bot-very-strong",
        }
    }

    /// The id of what a player is called of whom no more is known: `Computer (strong)`.
    pub const fn called(self) -> &'static str {
        match self {
            Self::Human => "core-human",
            Self::Bot(Level::Easy) => "core-bot-easy",
            Self::Bot(Level::Medium) => "core-bot-medium",
            Self::Bot(Level::Strong) => "core-bot-strong",
            Self::Bot(Level::VeryStrong) => "core-bot-very-strong",
        }
    }

    pub fn is_human(self) -> bool {
        self == Self::Human
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// What the dice showed; all [`Face::UNSEEN`] where nobody has told.
    Roll(Vec<Face>),
    /// What dice that fell unseen turned out to show.
    Faces(Vec<Face>),
    /// What a seat decided, in the game's notation.
    Act { seat: Seat, notation: String },
    /// So many standing events are taken back.
    Undo(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub line: usize,
    pub reason: Illegal,
}

impl Fault {
    /// `line 7: c3=14: row 3 already has a 14`.
    pub fn phrase(&self) -> Phrase {
        phrase!("core-line", line = self.line, reason = self.reason.0.clone())
    }
}

/// What could be read of a record.
/// ```
/// use games::game::Face;
/// use games::game::record::{Entry, Record};
///
/// let bytes = br#"{"wurfzabel":1,"game":"ludix","players":[{"name":"Ann","kind":"human"}]}
/// {"roll":[6,1]}
/// {"by":0,"mov"#;
/// let record = Record::read(bytes).unwrap();
/// assert_eq!(record.header.players[0].name, "Ann");
/// assert_eq!(record.lines, [(2, Entry::Roll(vec![Face::Number(6), Face::Number(1)]))]);
/// assert_eq!(record.torn.map(|(line, _)| line), Some(3), "half a line is no mistake");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub header: Header,
    /// The lines below it, up to the first that cannot be read, with their numbers.
    pub lines: Vec<(usize, Entry)>,
    /// The first line that cannot be read; none after it was tried.
    pub fault: Option<Fault>,
    /// The number of a last line that is only half there, and the byte it begins at.
    pub torn: Option<(usize, usize)>,
}

impl Record {
    /// As far as it can be read; an error where the header itself is wrong.
    pub fn read(bytes: &[u8]) -> Result<Self, Fault> {
        let mut rows = rows(bytes);
        let (number, _, first) = rows.next().unwrap_or((1, 0, &[]));
        let header = Header::read(first).map_err(|reason| Fault { line: number, reason })?;
        let mut record = Self { header, lines: Vec::new(), fault: None, torn: None };
        let rows: Vec<_> = rows.collect();
        let last = rows.iter().rposition(|(_, _, row)| !row.trim_ascii().is_empty());
        let through = last.map_or(0, |index| index + 1);
        for (index, (line, begins, row)) in rows[..through].iter().enumerate() {
            match Entry::read(row) {
                Ok(entry) => record.lines.push((*line, entry)),
                Err(_) if Some(index) == last && is_half_an_object(row) => record.torn = Some((*line, *begins)),
                Err(reason) => {
                    record.fault = Some(Fault { line: *line, reason });
                    break;
                }
            }
        }
        Ok(record)
    }
}

/// The lines with their numbers from 1 and the byte each begins at, a mark of byte order left aside.
pub fn rows(bytes: &[u8]) -> impl Iterator<Item = (usize, usize, &[u8])> {
    let skipped = if bytes.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
    let mut begins = skipped;
    bytes[skipped..].split(|byte| *byte == b'\n').enumerate().map(move |(index, row)| {
        let here = begins;
        begins += row.len() + 1;
        (index + 1, here, row)
    })
}

/// Whether the bytes are the beginning of a JSON object, and only the beginning.
pub fn is_half_an_object(row: &[u8]) -> bool {
    let whole = match std::str::from_utf8(row) {
        Ok(text) => text,
        // A letter cut in two.
        Err(error) if error.error_len().is_none() => {
            std::str::from_utf8(&row[..error.valid_up_to()]).unwrap_or_default()
        }
        Err(_) => return false,
    };
    let text = whole.trim_start();
    text.starts_with('{') && serde_json::from_str::<Value>(text).is_err_and(|error| error.is_eof())
}

fn object(row: &[u8]) -> Result<Map<String, Value>, Illegal> {
    let text = std::str::from_utf8(row).map_err(|_| phrase!("core-not-utf8"))?;
    match serde_json::from_str(text) {
        Ok(Value::Object(map)) => Ok(map),
        Ok(_) => Err(phrase!("core-not-an-object").into()),
        Err(_) => Err(phrase!("core-not-json").into()),
    }
}

impl Header {
    pub fn new(game: &str, options: Values, players: Vec<Player>) -> Self {
        let (game, undo) = (game.to_owned(), true);
        let (seed, started, championship, day, from) = Default::default();
        Self { game, options, players, seed, real: false, started, undo, championship, day, from }
    }

    pub fn person(&self) -> Option<Seat> {
        let mut people = (0..self.players.len()).filter(|seat| self.players[*seat].kind.is_human());
        people.next().filter(|_| people.next().is_none())
    }

    /// Whether the match counts in statistics and ratings: it was begun as every match of its game is.
    pub fn counts(&self) -> bool {
        self.from.is_none() && !self.options.contains_key(position::OPTION)
    }

    /// Line 1. Whether the game exists is not asked here.
    pub fn read(row: &[u8]) -> Result<Self, Illegal> {
        let map = object(row)?;
        match map.get("wurfzabel").map(Value::as_u64) {
            Some(Some(VERSION)) => {}
            Some(Some(newer)) if newer > VERSION => {
                return Err(phrase!("core-newer-format", version = newer.to_string()).into());
            }
            Some(_) => return Err(phrase!("core-bad-version").into()),
            None => return Err(phrase!("core-not-a-record").into()),
        }
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let game = map.get("game").and_then(text).ok_or_else(|| wrong("game"))?;
        let players = map.get("players").and_then(Value::as_array).ok_or_else(|| wrong("players"))?;
        let players = players.iter().map(Player::read).collect::<Result<_, _>>()?;
        let given = |key: &str| map.get(key).filter(|value| !value.is_null());
        let seed = given("seed").map(|seed| seed.as_u64().ok_or_else(|| wrong("seed"))).transpose()?;
        let started = given("started").map(|time| text(time).ok_or_else(|| wrong("started"))).transpose()?;
        let real = map.get("real").map_or(Some(false), Value::as_bool).ok_or_else(|| wrong("real"))?;
        let undo = map.get("undo").map_or(Some(true), Value::as_bool).ok_or_else(|| wrong("undo"))?;
        // What another program means by it is no mistake.
        let championship = given("championship").and_then(text);
        let day = given("day").and_then(Value::as_str).and_then(|day| day.parse().ok());
        let from = given("from").and_then(Origin::read).map(Box::new);
        let options = read_options(map.get("options"))?;
        Ok(Self { game, options, players, seed, real, started, undo, championship, day, from })
    }

    /// Without its end.
    pub fn line(&self) -> String {
        let players: Vec<Value> =
            self.players.iter().map(|player| json!({"name": player.name, "kind": player.kind.word()})).collect();
        let fields = [
            ("wurfzabel", Some(VERSION.into())),
            ("game", Some(self.game.as_str().into())),
            ("options", Some(json!(self.options))),
            ("players", Some(players.into())),
            ("seed", self.seed.map(Value::from)),
            ("real", self.real.then(|| true.into())),
            ("started", self.started.as_deref().map(Value::from)),
            ("undo", (!self.undo).then(|| false.into())),
            ("championship", self.championship.as_deref().map(Value::from)),
            ("day", self.day.map(|day| day.to_string().into())),
            ("from", self.from.as_ref().map(|from| from.json())),
        ];
        fields.into_iter().filter_map(|(key, value)| Some((key, value?))).collect::<Value>().to_string()
    }
}

impl Origin {
    /// What another program means by it is no mistake.
    fn read(value: &Value) -> Option<Self> {
        let events = value.get("events")?.as_u64()?;
        let started = value.get("started").and_then(Value::as_str).map(str::to_owned);
        Some(Self { events: usize::try_from(events).ok()?, started })
    }

    fn json(&self) -> Value {
        let mut value = json!({"events": self.events});
        if let Some(started) = &self.started {
            value["started"] = started.as_str().into();
        }
        value
    }
}

fn wrong(field: &'static str) -> Illegal {
    phrase!("core-header-field", field).into()
}

fn read_options(given: Option<&Value>) -> Result<Values, Illegal> {
    let map = match given {
        None => return Ok(Values::new()),
        Some(Value::Object(map)) => map,
        Some(_) => return Err(wrong("options")),
    };
    let mut values = Values::new();
    for (key, value) in map {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => {
                return Err(phrase!("core-option-type", key = key.clone()).into());
            }
        };
        values.insert(key.clone(), value);
    }
    Ok(values)
}

impl Player {
    pub fn new(name: &str, kind: PlayerKind) -> Result<Self, Illegal> {
        match name.chars().count() {
            0 => Err(phrase!("core-name-empty").into()),
            1..=NAME_LENGTH => Ok(Self { name: name.to_owned(), kind }),
            length => Err(phrase!("core-name-long", most = NAME_LENGTH, length).into()),
        }
    }

    fn read(value: &Value) -> Result<Self, Illegal> {
        let text = |key: &str| value.get(key).and_then(Value::as_str);
        let name = text("name").ok_or_else(|| wrong("players: name"))?;
        let word = text("kind").ok_or_else(|| wrong("players: kind"))?;
        match PlayerKind::of_word(word) {
            Some(kind) => Self::new(name, kind),
            None => Err(phrase!("core-player-kind", kind = word.to_owned()).into()),
        }
    }
}

impl Entry {
    pub fn read(row: &[u8]) -> Result<Self, Illegal> {
        let map = object(row)?;
        let keys: Vec<&str> = map.keys().map(String::as_str).collect();
        match keys.as_slice() {
            ["roll"] => Ok(Self::Roll(read_faces(&map["roll"], || phrase!("core-roll-list"))?)),
            ["faces"] => Ok(Self::Faces(read_faces(&map["faces"], || phrase!("core-faces-list"))?)),
            ["by", "move"] | ["move", "by"] => {
                let seat = map["by"].as_u64().and_then(|seat| usize::try_from(seat).ok());
                let seat = seat.ok_or(phrase!("core-bad-seat"))?;
                let notation = map["move"].as_str().ok_or(phrase!("core-bad-move"))?;
                Ok(Self::Act { seat, notation: notation.to_owned() })
            }
            ["undo"] => {
                let count = map["undo"].as_u64().and_then(|count| usize::try_from(count).ok());
                Ok(Self::Undo(count.ok_or(phrase!("core-bad-undo"))?))
            }
            _ => Err(phrase!("core-not-an-event").into()),
        }
    }

    pub fn line(&self) -> String {
        match self {
            Self::Roll(faces) => json!({ "roll": faces }).to_string(),
            Self::Faces(faces) => json!({ "faces": faces }).to_string(),
            Self::Act { seat, notation } => json!({"by": seat, "move": notation}).to_string(),
            Self::Undo(count) => json!({ "undo": count }).to_string(),
        }
    }
}

/// What stands before the reason in messages: the move, the dice.
impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Roll(faces) | Self::Faces(faces) => {
                let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
                write!(f, "[{}]", faces.join(" "))
            }
            Self::Act { notation, .. } => f.write_str(notation),
            Self::Undo(count) => write!(f, "undo {count}"),
        }
    }
}

fn read_faces(value: &Value, lacking: impl FnOnce() -> Phrase) -> Result<Vec<Face>, Illegal> {
    value.as_array().ok_or_else(lacking)?.iter().map(read_face).collect()
}

fn read_face(value: &Value) -> Result<Face, Illegal> {
    let face = match value {
        Value::Number(number) => number.as_u64().and_then(|number| u8::try_from(number).ok()).map(Face::Number),
        Value::String(text) => {
            let mut letters = text.chars();
            letters.next().filter(|_| letters.next().is_none()).map(Face::Letter)
        }
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    };
    face.ok_or_else(|| phrase!("core-not-a-face", face = value.to_string()).into())
}

#[cfg(test)]
mod tests;
