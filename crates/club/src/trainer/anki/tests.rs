//! The file is read back: the zip, the collection, and what is heard and seen.
#![allow(clippy::unwrap_used)]

use std::collections::{HashMap, HashSet};
use std::io::Read as _;

use rusqlite::Connection;
use zip::ZipArchive;

use super::*;

/// What a package holds, by name; media by their own names.
fn opened(package: &Package) -> HashMap<String, Vec<u8>> {
    let mut zip = ZipArchive::new(Cursor::new(package.bytes.clone())).unwrap();
    let mut all = HashMap::new();
    for index in 0..zip.len() {
        let mut file = zip.by_index(index).unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        all.insert(file.name().unwrap().into_owned(), bytes);
    }
    let list: HashMap<String, String> = serde_json::from_slice(&all.remove(MEDIA).unwrap()).unwrap();
    for (number, name) in list {
        let bytes = all.remove(&number).unwrap();
        assert!(all.insert(name, bytes).is_none());
    }
    all
}

fn now() -> Timestamp {
    "2026-11-01T18:00:00Z".parse().unwrap()
}

#[test]
fn every_card_is_a_note_in_its_deck_with_all_that_it_refers_to() {
    let package = package(Lang::De, Voice::Deep, now()).unwrap();
    let mut files = opened(&package);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(COLLECTION);
    std::fs::write(&path, files.remove(COLLECTION).unwrap()).unwrap();
    assert_eq!((package.cards, package.media), (Card::all().len(), files.len()));
    let base = Connection::open(&path).unwrap();
    let [decks, models]: [String; 2] =
        base.query_row("SELECT decks, models FROM col", [], |row| Ok([row.get(0)?, row.get(1)?])).unwrap();
    let decks: HashMap<String, Value> = serde_json::from_str(&decks).unwrap();
    let models: HashMap<String, Value> = serde_json::from_str(&models).unwrap();
    let fields = models[&MODEL.to_string()]["flds"].as_array().unwrap().len();
    let mut rows = base.prepare("SELECT notes.flds, cards.did FROM cards JOIN notes ON notes.id = cards.nid").unwrap();
    let rows = rows.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?))).unwrap();
    let (mut ids, mut used) = (HashSet::new(), HashSet::new());
    for (told, deck) in rows.map(Result::unwrap) {
        let told: Vec<&str> = told.split('\u{1f}').collect();
        assert_eq!(told.len(), fields);
        let card = Card::of(told[0]).unwrap();
        assert!(ids.insert(card));
        let name = format!("dre13ehn::{}", Lang::De.say(&Phrase::new(card.deck().name())));
        assert_eq!(decks[&deck.to_string()]["name"], name.as_str());
        assert!(told[1..4].iter().all(|field| !field.is_empty()), "{told:?}");
        for part in
            told.iter().flat_map(|field| field.split(['"', ':', ']'])).filter(|part| part.starts_with("wurfzabel-"))
        {
            assert!(files.contains_key(part), "{part} of {told:?}");
            used.insert(part.to_owned());
        }
    }
    assert_eq!((ids.len(), used.len()), (Card::all().len(), files.len()), "and nothing else is in it");
    for (name, bytes) in files {
        match name.strip_suffix(".wav") {
            Some(_) => assert!(hound::WavReader::new(&bytes[..]).unwrap().duration() > 1000, "{name}"),
            None => assert!(name.ends_with(".svg") && bytes.starts_with(b"<svg"), "{name}"),
        }
    }
}

#[test]
fn each_word_has_a_sound_of_its_own_and_forbidden_ones_are_marked() {
    let names: HashSet<String> = Name::all().map(|name| plain(name.word())).collect();
    assert_eq!(names.len(), Name::all().len());
    let mut files = Files { lang: Lang::En, voice: Voice::Deep, all: BTreeMap::new() };
    let fields = |files: &mut Files, id: &str| files.note(Card::of(id).unwrap()).unwrap().fields;
    let hi = fields(&mut files, "number:hi");
    assert_eq!((hi[2].as_str(), hi[5].as_str()), ("hi", "[sound:wurfzabel-hi.wav] [hi]"));
    let clip = voice::say("hi", Voice::Deep, Pace::USUAL).unwrap().wav().unwrap();
    assert_eq!(files.all["wurfzabel-hi.wav"], clip);
    assert!(fields(&mut files, "silence:la")[3].ends_with("> a or u"), "23 is a throw, and has to be called");
    assert!(fields(&mut files, "silence:e")[3].ends_with("keep silent"));
    let la = fields(&mut files, "name:la");
    assert!(la[3].contains("never say this") && la[5].is_empty(), "{la:?}");
    assert!(fields(&mut files, "number:la")[2].contains("never say this"));
    assert!(fields(&mut files, "ear-pair:ra/la")[2].contains("[sound:wurfzabel-ra.wav]"));
}
