//! Cards as a file that Anki imports (`.apkg`): a zip with a collection (SQLite, schema 11, which every version reads)
//! and what is heard and seen. A card is a note of the same id, so that a later file updates it. Knows no screen.

use std::collections::BTreeMap;
use std::io::{Cursor, Write as _};

use jiff::Timestamp;
use rusqlite::{Connection, MAIN_DB, params};
use serde_json::{Map, Value, json};
use unicode_normalization::UnicodeNormalization as _;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use base::draw::{Drawing, Hue, Palette, svg};
use base::i18n::{Lang, tr};
use base::markup::escaped;
use base::phrase::{Phrase, phrase};
use games::dre13ehn::{Name, reading};
use voice::{self, Pace, Voice};

use super::card::{Card, Deck};
use super::picture::{lying, rune};
use super::question::{AnswerMode, Choice, Front, Question};

pub const COLLECTION: &str = "collection.anki2";
pub const MEDIA: &str = "media";
pub const FIELDS: [&str; 6] = ["Id", "Question", "Shown", "Answer", "Why", "Sound"];
/// The number of the kind of note; the decks are numbered after it.
const MODEL: i64 = 1_763_000_000_000;

const TABLES: &str = "
CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
    ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
    models text not null, decks text not null, dconf text not null, tags text not null);
CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
    flags integer not null, data text not null);
CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
    ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null,
    odue integer not null, odid integer not null, flags integer not null, data text not null);
CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
    ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
    type integer not null);
CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
CREATE INDEX ix_notes_usn on notes (usn);
CREATE INDEX ix_cards_usn on cards (usn);
CREATE INDEX ix_revlog_usn on revlog (usn);
CREATE INDEX ix_cards_nid on cards (nid);
CREATE INDEX ix_cards_sched on cards (did, queue, due);
CREATE INDEX ix_revlog_cid on revlog (cid);
CREATE INDEX ix_notes_csum on notes (csum);";

const STYLE: &str = ".card { font-family: sans-serif; font-size: 22px; text-align: center; }
.shown { font-size: 44px; margin: 0.6em; }
.answer { font-size: 36px; font-weight: bold; margin: 0.4em; }
.why, .forbidden { font-size: 18px; }
.forbidden { color: #b3261e; }
img { height: 96px; padding: 8px; border-radius: 8px; background: #fff; }";

#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Collection(#[from] rusqlite::Error),
    #[error(transparent)]
    Zip(#[from] zip::result::ZipError),
    #[error(transparent)]
    Written(#[from] std::io::Error),
    #[error(transparent)]
    Sound(#[from] hound::Error),
}

impl Fault {
    pub fn phrase(&self) -> Phrase {
        phrase!("store-system-says", error = self.to_string())
    }
}

#[derive(Clone, Debug)]
pub struct Package {
    pub bytes: Vec<u8>,
    pub cards: usize,
    pub media: usize,
}

struct Note {
    deck: Deck,
    fields: [String; FIELDS.len()],
}

struct Files {
    lang: Lang,
    voice: Voice,
    all: BTreeMap<String, Vec<u8>>,
}

pub fn package(lang: Lang, voice: Voice, now: Timestamp) -> Result<Package, Fault> {
    let mut files = Files { lang, voice, all: BTreeMap::new() };
    let notes: Vec<Note> = Card::all().iter().map(|card| files.note(*card)).collect::<Result<_, _>>()?;
    let (collection, media) = (collection(&notes, lang, now)?, files.all.len());
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let plain = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let numbers = files.all.keys().enumerate().map(|(number, name)| (number.to_string(), json!(name)));
    let list = Value::Object(numbers.collect()).to_string();
    let numbered = files.all.values().enumerate().map(|(number, bytes)| (number.to_string(), bytes.as_slice()));
    let first = [(COLLECTION.to_owned(), collection.as_slice()), (MEDIA.to_owned(), list.as_bytes())];
    for (name, bytes) in first.into_iter().chain(numbered) {
        zip.start_file(name, plain)?;
        zip.write_all(bytes)?;
    }
    Ok(Package { bytes: zip.finish()?.into_inner(), cards: notes.len(), media })
}

/// Words of the transcription as a part of a file's name: macrons doubled, š as sh, ǫ as on.
fn plain(words: &str) -> String {
    let mut name = String::new();
    for sign in words.to_lowercase().nfd() {
        match sign {
            '\u{304}' => name.extend(name.chars().next_back()),
            '\u{30c}' => name.push('h'),
            '\u{328}' => name.push('n'),
            sign if sign.is_ascii_alphanumeric() => name.push(sign),
            _ => name.push('-'),
        }
    }
    name
}

impl Files {
    fn note(&mut self, card: Card) -> Result<Note, Fault> {
        let lang = self.lang;
        let question = Question::of(card, 0);
        let solution = question.solution();
        let shown = match &question.shown {
            Front::Word(word) => self.word(word),
            Front::Text(phrase) => escaped(&lang.say(phrase)),
            Front::Sign(sign) => self.picture(&format!("sign-{}", Choice::Sign(*sign).key()), rune(*sign)),
            Front::Dice(dice) => {
                let name: Vec<String> = dice.iter().map(|die| format!("{}-{}", die.kind.key(), die.side + 1)).collect();
                self.picture(&name.join("-"), lying(dice, false))
            }
            Front::Heard(words) => self.sound(words)?,
        };
        // Which of two was heard can only be said with both there.
        let offered = match (&question.way, card) {
            (AnswerMode::Choose(choices), Card::EarPair(..)) => {
                let words: Vec<String> = choices.iter().map(|choice| self.word(&choice.key())).collect();
                format!("<div>{}</div>", words.join(" · "))
            }
            _ => String::new(),
        };
        let sign = solution.sign.filter(|_| !matches!(question.shown, Front::Sign(_)));
        let sign = sign.map(|sign| self.picture(&format!("sign-{}", Choice::Sign(sign).key()), rune(sign)));
        let words = match solution.words.as_slice() {
            [word] if is_forbidden(word) && !solution.silent => self.word(word),
            _ => escaped(&solution.in_words(lang)),
        };
        let answer = [sign.unwrap_or_default(), words].join(" ").trim().to_owned();
        let why = solution.why.as_ref().map(|why| escaped(&lang.say(why))).unwrap_or_default();
        let sound = match (&solution.spoken, question.heard()) {
            (Some(words), None) => {
                let ipa = reading::ipa(words).map(|ipa| format!(" [{ipa}]")).unwrap_or_default();
                self.sound(words)? + &ipa
            }
            (Some(_), Some(_)) | (None, _) => String::new(),
        };
        let asks = escaped(&lang.say(&question.asks));
        Ok(Note { deck: card.deck(), fields: [card.id(), asks, shown + &offered, answer, why, sound] })
    }

    fn word(&self, word: &str) -> String {
        let mark = is_forbidden(word)
            .then(|| format!(" <span class=\"forbidden\">{}</span>", tr!(self.lang, "practise-forbidden")));
        escaped(word) + &mark.unwrap_or_default()
    }

    fn picture(&mut self, name: &str, drawing: Drawing) -> String {
        let name = format!("wurfzabel-{}.svg", plain(name));
        let bytes = || svg::write(&drawing, Palette::Light, Hue::Ruby).into_bytes();
        self.all.entry(name.clone()).or_insert_with(bytes);
        format!("<img src=\"{name}\">")
    }

    fn sound(&mut self, words: &str) -> Result<String, Fault> {
        let name = format!("wurfzabel-{}.wav", plain(words));
        if !self.all.contains_key(&name) {
            let clip = voice::say(words, self.voice, Pace::USUAL).unwrap_or_default();
            self.all.insert(name.clone(), clip.wav()?);
        }
        Ok(format!("[sound:{name}]"))
    }
}

fn is_forbidden(word: &str) -> bool {
    Name::all().any(|name| name.is_forbidden() && name.word() == word)
}

fn number(deck: Deck) -> i64 {
    let place = Deck::ALL.iter().position(|other| *other == deck).unwrap_or_default();
    MODEL + 1 + i64::try_from(place).unwrap_or_default()
}

fn collection(notes: &[Note], lang: Lang, now: Timestamp) -> Result<Vec<u8>, Fault> {
    let (seconds, milliseconds) = (now.as_second(), now.as_millisecond());
    let mut base = Connection::open_in_memory()?;
    base.execute_batch(TABLES)?;
    let text = |value: Value| value.to_string();
    base.execute(
        "INSERT INTO col VALUES (1, ?1, ?2, ?2, 11, 0, 0, 0, ?3, ?4, ?5, ?6, '{}')",
        params![
            seconds,
            milliseconds,
            text(json!({"activeDecks": [1], "curDeck": 1, "curModel": MODEL.to_string(), "nextPos": notes.len() + 1,
                "collapseTime": 1200, "sortType": "noteFld", "sortBackwards": false, "timeLim": 0, "estTimes": true,
                "dueCounts": true, "newSpread": 0, "addToCur": true})),
            text(json!({ (MODEL.to_string()): model(seconds) })),
            text(decks(lang, seconds)),
            text(json!({ "1": pace() })),
        ],
    )?;
    let mut note = base.prepare("INSERT INTO notes VALUES (?1, ?2, ?3, ?4, -1, ' wurfzabel ', ?5, ?6, 0, 0, '')")?;
    let mut card =
        base.prepare("INSERT INTO cards VALUES (?1, ?1, ?2, 0, ?3, -1, 0, 0, ?4, 0, 0, 0, 0, 0, 0, 0, 0, '')")?;
    for (place, Note { deck, fields }) in (1_i64..).zip(notes) {
        let id = MODEL + 1_000 + place;
        let guid = format!("wurfzabel:{}", fields[0]);
        note.execute(params![id, guid, MODEL, seconds, fields.join("\u{1f}"), fields[0]])?;
        card.execute(params![id, number(*deck), seconds, place])?;
    }
    drop((note, card));
    Ok(base.serialize(MAIN_DB)?.to_vec())
}

fn model(seconds: i64) -> Value {
    let field = |(place, name): (usize, &&str)| json!({"name": name, "ord": place, "font": "Arial", "size": 20, "rtl": false, "sticky": false, "media": []});
    let fields: Vec<Value> = FIELDS.iter().enumerate().map(field).collect();
    let front = "<div>{{Question}}</div><div class=\"shown\">{{Shown}}</div>";
    let back = "{{FrontSide}}<hr id=\"answer\"><div class=\"answer\">{{Answer}}</div><div>{{Sound}}</div>\
                <div class=\"why\">{{Why}}</div>";
    let template =
        json!({"name": "Wurfzabel", "ord": 0, "qfmt": front, "afmt": back, "bqfmt": "", "bafmt": "", "did": null});
    json!({"id": MODEL, "name": "Wurfzabel", "type": 0, "mod": seconds, "usn": -1, "sortf": 0, "did": number(Deck::Names),
        "tmpls": [template], "flds": fields, "css": STYLE, "latexPre": "", "latexPost": "", "tags": [], "vers": [],
        "req": [[0, "any", [1, 2]]]})
}

/// The decks: ours below one, and the one that every collection has.
fn decks(lang: Lang, seconds: i64) -> Value {
    let deck = |id: i64, name: String| {
        let value = json!({"id": id, "name": name, "desc": "", "conf": 1, "dyn": 0, "collapsed": false, "mod": seconds,
            "usn": -1, "newToday": [0, 0], "revToday": [0, 0], "lrnToday": [0, 0], "timeToday": [0, 0],
            "extendNew": 0, "extendRev": 50});
        (id.to_string(), value)
    };
    let named = Deck::ALL.map(|one| deck(number(one), format!("dre13ehn::{}", lang.say(&Phrase::new(one.name())))));
    Value::Object(
        [deck(1, "Default".to_owned()), deck(MODEL, "dre13ehn".to_owned())]
            .into_iter()
            .chain(named)
            .collect::<Map<_, _>>(),
    )
}

/// How fast Anki goes through a deck, as it does itself.
fn pace() -> Value {
    json!({"id": 1, "name": "Default", "mod": 0, "usn": 0, "autoplay": true, "replayq": true, "maxTaken": 60, "timer": 0,
        "new": {"bury": true, "delays": [1, 10], "initialFactor": 2500, "ints": [1, 4, 7], "order": 1, "perDay": 20,
            "separate": true},
        "rev": {"bury": true, "ease4": 1.3, "fuzz": 0.05, "ivlFct": 1, "maxIvl": 36500, "minSpace": 1, "perDay": 100},
        "lapse": {"delays": [10], "leechAction": 0, "leechFails": 8, "minInt": 1, "mult": 0}})
}

#[cfg(test)]
mod tests;
