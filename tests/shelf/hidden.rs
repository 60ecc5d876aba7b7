//! What lies under a cup is known to nobody who has not looked: with other dice there, a match looks, sounds and goes
//! on alike. Over every game on the shelf that hides dice.

use std::collections::BTreeSet;

use base::draw::Drawing;
use base::i18n::Lang;
use base::phrase::Phrase;
use base::threads;
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::{Entry, Header, Player, PlayerKind};
use games::game::{Face, Seat, Throw, Turn};
use games::table::{Table, Title, View, Visibility};
use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;

use crate::shelf;
use crate::step::step;

/// A match is left after so many events: later ones are of the same kinds.
const LONG: usize = 150;

/// Every game with the options under which it hides dice.
fn games_that_hide() -> Vec<(&'static dyn Title, Header)> {
    let mut found = Vec::new();
    for title in games::shelf::ALL.iter() {
        for options in shelf::variants(*title) {
            let seats = title.seats_with(&options).unwrap();
            // The fewest, one more, and the most.
            let (least, most) = (*seats.start(), *seats.end());
            for count in BTreeSet::from([least, (least + 1).min(most), most]) {
                let players = shelf::NAMES[..count].iter().map(|name| Player::new(name, PlayerKind::Human).unwrap());
                let header = Header::new(title.key(), options.clone(), players.collect());
                if title.open(header.clone()).unwrap().handling().covers() {
                    found.push((*title, header));
                }
            }
        }
    }
    found
}

/// A match while it is played, and who has looked at the dice thrown last.
struct Walk {
    table: Box<dyn Table>,
    entries: Vec<Entry>,
    /// The dice thrown last.
    thrown: Option<(usize, Throw)>,
    looked: BTreeSet<Seat>,
}

impl Walk {
    fn new(title: &dyn Title, header: Header) -> Self {
        let table = title.open(header).unwrap();
        Self { table, entries: Vec::new(), thrown: None, looked: BTreeSet::new() }
    }

    /// Lets something happen at random; whether anything could.
    fn step(&mut self, rng: &mut ChaCha8Rng) -> bool {
        let Some(entry) = step(&*self.table, rng) else { return false };
        match (&entry, self.table.turn()) {
            (Entry::Roll(_), Turn::Roll(throw)) => {
                self.thrown = Some((self.entries.len(), throw));
                self.looked.clear();
            }
            (Entry::Act { seat, notation }, _) => {
                if matches!(self.table.visibility(Some(*seat)), Visibility::Look(look) if look == *notation) {
                    self.looked.insert(*seat);
                }
            }
            (Entry::Roll(_) | Entry::Faces(_) | Entry::Undo(_), _) => {}
        }
        self.table.enter(&entry).unwrap();
        self.entries.push(entry);
        true
    }

    /// The same match with other dice under the cup.
    fn other(&self, rng: &mut dyn Rng) -> Option<Box<dyn Table>> {
        let (index, throw) = self.thrown.as_ref()?;
        let before = &self.entries[*index];
        let other: Vec<Face> = (0..50).map(|_| throw.draw(rng)).find(|faces| Entry::Roll(faces.clone()) != *before)?;
        Some(self.with(*index, other))
    }

    /// The same match at a real table, where nobody has told what lies under the cup; if the program threw it here.
    fn untold(&self) -> Option<Box<dyn Table>> {
        let (index, throw) = self.thrown.as_ref()?;
        (self.entries[*index] != Entry::Roll(throw.unseen())).then(|| self.with(*index, throw.unseen()))
    }

    /// The same match with that throw.
    fn with(&self, index: usize, faces: Vec<Face>) -> Box<dyn Table> {
        let mut entries = self.entries.clone();
        entries[index] = Entry::Roll(faces);
        let mut table = self.table.title().open(self.table.header().clone()).unwrap();
        for entry in &entries {
            table.enter(entry).unwrap_or_else(|why| panic!("{entry} depends on hidden dice: {why:?}"));
        }
        table
    }
}

/// All that a seat, or somebody who only looks on, is shown and told in that language.
fn shown(table: &dyn Table, seat: Option<Seat>, lang: Lang) -> (Drawing, Vec<String>) {
    let names: Vec<String> =
        shelf::NAMES[..table.header().players.len()].iter().map(|name| (*name).to_owned()).collect();
    let mut all = vec![
        format!("{:?} {:?} {:?}", table.turn(), table.scores(), table.undo_span()),
        format!("{:?} {:?}", table.thrown(false), table.throws()),
        format!("{:?} {:?} {}", table.visibility(seat), table.visibility(None), table.handling().rests),
    ];
    let view = View { lang, seat, names, ..View::default() };
    let say = |phrase: Phrase| lang.say(&phrase);
    all.push(say(table.prompt(&view)));
    all.extend(table.history().iter().map(|told| format!("{:?} {}", told.seat, say(told.phrase.clone()))));
    if let Some(seat) = seat {
        all.push(format!("{:?} {:?} {:?}", table.offers(seat), table.typing(seat), table.timeout(seat)));
        for notation in table.legal(seat) {
            let view = View { hint: Some(notation.clone()), ..view.clone() };
            all.push(format!("{notation}: {:?}", table.say(seat, &notation, &view).map(say)));
        }
        for notation in
            ["call nothing", "call 3", "peek", "x", ""].map(str::to_owned).into_iter().chain(table.legal(seat))
        {
            let entry = Entry::Act { seat, notation };
            all.push(format!("{:?}", table.read(&entry).map(|line| line.entry)));
        }
    }
    (table.board(&view), all)
}

/// What a computer player does and advises in the place of a seat.
fn thought(table: &dyn Table, seat: Seat, level: Level, n: u64) -> String {
    let luck = || Luck::new(n).thought(3);
    let (choice, judged) = (table.thinking(seat, level)(&mut luck()), table.judging(seat, level)(&mut luck()));
    format!("{choice} {judged:?}")
}

#[test]
fn with_other_dice_under_the_cup_nothing_looks_or_sounds_or_is_decided_otherwise() {
    alike(0, false, |walk, rng| walk.other(rng));
}

#[test]
fn a_real_table_that_does_not_know_what_lies_under_the_cup_is_as_one_that_does() {
    alike(1_000, true, |walk, _| walk.untold());
}

/// Plays a random match of each way to play, and holds it to it that the other match is shown and told and goes on alike for all who
/// have not looked.
fn alike(first: u64, real: bool, other: impl Fn(&Walk, &mut ChaCha8Rng) -> Option<Box<dyn Table>> + Sync) {
    let games: Vec<_> = (first..).zip(games_that_hide()).collect();
    assert!(!games.is_empty(), "there is a game with a cup on the shelf");
    let counted = threads::map(&games, 1, |(seed, (title, header))| {
        alike_in(*title, &Header { real, ..header.clone() }, *seed, &other)
    });
    let (compared, thought_of) = counted.into_iter().fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
    assert!(compared > 100 && thought_of > 50, "{compared} positions, {thought_of} decisions");
}

/// So many positions have been compared in a match, and so many decisions.
fn alike_in(
    title: &dyn Title,
    header: &Header,
    seed: u64,
    other: impl Fn(&Walk, &mut ChaCha8Rng) -> Option<Box<dyn Table>>,
) -> (u32, u32) {
    let (mut compared, mut thought_of) = (0, 0);
    let mut rng = shelf::dice(seed);
    let mut walk = Walk::new(title, header.clone());
    while walk.entries.len() < LONG && walk.step(&mut rng) {
        let hidden = !walk.table.visibility(None).is_open() && !walk.table.turn().is_over();
        if !hidden || rng.random_range(0..16) > 0 {
            continue;
        }
        let Some(other) = other(&walk, &mut rng) else { continue };
        compared += 1;
        let lang = Lang::ALL[rng.random_range(0..Lang::ALL.len())];
        let seats = walk.table.header().players.len();
        for seat in std::iter::once(None).chain((0..seats).map(Some)) {
            // What a seat has seen is shown by the tray alone, while it looks.
            let ((board, one), (same_board, same)) = (shown(&*walk.table, seat, lang), shown(&*other, seat, lang));
            assert!(board == same_board, "{} {:?}: seat {seat:?} sees it", title.key(), walk.entries);
            for (one, same) in one.iter().zip(&same) {
                assert_eq!(one, same, "{} {:?}: seat {seat:?} sees it", title.key(), walk.entries);
            }
        }
        let Turn::Seats(acting) = walk.table.turn() else { continue };
        for seat in acting.into_iter().filter(|seat| !walk.looked.contains(seat)) {
            let level = Level::USUAL[rng.random_range(0..Level::USUAL.len())];
            let (one, same) = (thought(&*walk.table, seat, level, seed), thought(&*other, seat, level, seed));
            assert_eq!(one, same, "{} {level}, {:?}: seat {seat} knows it", title.key(), walk.entries);
            thought_of += 1;
        }
    }
    (compared, thought_of)
}

#[test]
fn dice_that_only_one_has_seen_are_counted_when_the_match_is_over() {
    for (which, (title, header)) in games_that_hide().into_iter().enumerate() {
        let mut rng = shelf::dice(10_000 + which as u64);
        let mut walk = Walk::new(title, header);
        let mut hidden = false;
        while walk.step(&mut rng) {
            let rolls = walk.entries.iter().filter(|entry| matches!(entry, Entry::Roll(_))).count();
            let counted = walk.table.throws().len();
            if walk.table.turn().is_over() {
                assert_eq!(counted, rolls, "a match that is over hides nothing");
            } else if !walk.table.visibility(None).is_open() {
                hidden = true;
                assert!(counted < rolls, "{}: the covered dice are counted", title.key());
            }
        }
        assert!(hidden, "{} hides dice", title.key());
    }
}
