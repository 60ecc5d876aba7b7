//! The strong player's measure: its chance to win, from the final scores the network expects for every sheet, so that
//! what it takes from a rival counts. In the last turn all that can still be entered is gone through. Knows no weights.

use std::array;
use std::cell::OnceCell;
use std::cmp::{Ordering, Reverse};

use super::Measure;
use super::expectations;
use super::features::Rivals;
use super::hurry;
use super::net::{Learned, Net};
use super::sheet::{ABOVE, Sheet};
use crate::game::Seat;
use crate::namaste::field::FIELDS;
use crate::namaste::rules::{KARMA, MOST_DICE, Namaste, sums};

/// How far a final score strays from what is expected, squared, in points²: so much for an endless sheet between two and
/// among more (between two, what one does not get the other does), half of it with [`HALFWAY`] empty fields, and a little
/// always. Fitted to what came of the hopes in matches against itself (`research/src/bin/namaste_players`).
const STRAYS: [f64; 2] = [550.0, 350.0];
const HALFWAY: f64 = 5.0;
const LITTLE: f64 = 2.0;
/// The same in the last round, with empty fields and with none.
const LAST: [f64; 2] = [60.0, 3.0];
/// What a rival is yet to gain on average who still decides on the same dice, points.
const GAINS: f64 = 2.0;
/// How surely a seat hurries to the end where that is better for it, by its bad-karma boxes: whoever has none has hardly
/// thought of it, and to guard against it costs one match in 25 against those who do not.
const HURRIES: [f64; 4] = [0.0, 0.4, 0.9, 1.0];
/// The logistic curve that is nearest to the normal distribution has this slope.
const SLOPE: f64 = 1.7;
/// So much of the worth only tells chances apart that are equal, by the points: more of them are nicer, won or lost.
const POINTS: f64 = 1e-4;
/// The scores from which on this is told, and over how many.
const SCORES: [f64; 2] = [-30.0, 400.0];

/// Who is first: more points, then fewer bad-karma boxes.
type Rank = (i16, Reverse<u8>);

fn rank(sheet: &Sheet) -> Rank {
    (sheet.total, Reverse(sheet.karma))
}

struct Rival<'a> {
    seat: Seat,
    learned: Learned<'a>,
    decides: bool,
}

pub struct Chance<'a> {
    sheets: Vec<Sheet>,
    active: Seat,
    seat: Seat,
    own: Learned<'a>,
    rivals: Vec<Rival<'a>>,
    white: Vec<u8>,
    /// By the field entered, or for bad karma and nothing: each rival's points and their spread, whatever the number.
    expected: [OnceCell<Vec<(f64, f64)>>; FIELDS + 2],
}

impl<'a> Chance<'a> {
    pub fn new(net: &'a Net, seen: &Namaste, seat: Seat) -> Self {
        let sheets: Vec<Sheet> = seen.players().iter().map(Sheet::of).collect();
        let active = seen.active();
        let learned = |of: Seat| Learned::new(net, sheets[of], Rivals::among(&sheets, active, of));
        // Whoever is active decides first, the others when they like: only those count who are known to wait.
        let waits = |rival: Seat| rival != active && seen.waits(rival);
        let rivals = (0..sheets.len()).filter(|rival| *rival != seat);
        let rivals =
            rivals.map(|rival| Rival { seat: rival, learned: learned(rival), decides: waits(rival) }).collect();
        let white = seen.thrown().map(|(white, _)| sums(white)).unwrap_or_default();
        Self { own: learned(seat), rivals, white, expected: array::from_fn(|_| OnceCell::new()), active, seat, sheets }
    }

    /// What it is worth to leave this sheet; `place` is what was decided, as [`Chance::expected`] counts it.
    fn worth(&self, after: &Sheet, place: usize) -> f64 {
        let ends = self.is_last(after);
        if ends && self.active + 1 == self.sheets.len() && !self.white.is_empty() {
            let best = |rival: &Rival<'_>| {
                let sheet = &self.sheets[rival.seat];
                let entered = self.white.iter().filter_map(|sum| most(sheet, *sum));
                entered.filter(|_| rival.decides).fold(rank(sheet), Rank::max)
            };
            return worth(share(rank(after), self.rivals.iter().map(best)), f64::from(after.total));
        }
        let own = self.own.value(after);
        let mut sheets = self.sheets.clone();
        sheets[self.seat] = *after;
        let early = |hasty: Seat, weight: f64| {
            let scores = (weight > 0.0).then(|| hurry::early(&sheets, self.active, hasty)).flatten();
            scores.map(|scores| self.chance_of(&scores))
        };
        if ends && let Some(chance) = early(hastiest(&sheets), 1.0) {
            return worth(chance, own);
        }
        let spread = spread(after, ends, self.sheets.len());
        let expected = self.expected[place].get_or_init(|| self.expects(&sheets, ends));
        let ahead = expected.iter().map(|(other, strays)| libm::exp(-SLOPE * (own - other) / (spread + strays).sqrt()));
        let mut chance = 1.0 / (1.0 + ahead.sum::<f64>());
        // Each rival may end it early where that is worse for this seat, and this seat where it is better.
        for hasty in self.rivals.iter().map(|rival| rival.seat).chain([self.seat]) {
            let weight = HURRIES[usize::from(sheets[hasty].karma).min(HURRIES.len() - 1)];
            let suits = |early: &f64| (*early > chance) == (hasty == self.seat);
            if let Some(early) = early(hasty, weight).filter(suits) {
                chance += weight * (early - chance);
            }
        }
        worth(chance, own)
    }

    fn chance_of(&self, scores: &[(f64, f64)]) -> f64 {
        let (own, spread) = scores[self.seat];
        let ahead = self.rivals.iter().map(|rival| {
            let (other, strays) = scores[rival.seat];
            libm::exp(-SLOPE * (own - other) / (spread + strays).sqrt())
        });
        1.0 / (1.0 + ahead.sum::<f64>())
    }

    fn expects(&self, sheets: &[Sheet], ends: bool) -> Vec<(f64, f64)> {
        let expects = |rival: &Rival<'_>| {
            let sheet = &sheets[rival.seat];
            let among = Rivals::among(sheets, self.active, rival.seat);
            let gains = if rival.decides { GAINS } else { 0.0 };
            (rival.learned.value_among(sheet, &among) + gains, spread(sheet, ends, sheets.len()))
        };
        self.rivals.iter().map(expects).collect()
    }

    pub fn is_exact(&self) -> bool {
        self.active + 1 == self.sheets.len() && self.is_last(self.sheet())
    }

    fn is_last(&self, own: &Sheet) -> bool {
        let ends = |sheet: &Sheet| sheet.filled() == FIELDS || usize::from(sheet.karma) >= KARMA;
        ends(own) || self.rivals.iter().any(|rival| ends(&self.sheets[rival.seat]))
    }

    /// What so many white dice bring in the last turn of the match: all throws, the best entry of everybody.
    fn last_turn(&self) -> [f64; MOST_DICE as usize] {
        let by_sum = |sheet: &Sheet| -> Vec<Option<Rank>> { (0..ABOVE).map(|sum| most(sheet, sum)).collect() };
        let (sheet, own) = (self.sheet(), by_sum(self.sheet()));
        let others: Vec<_> = self.rivals.iter().map(|rival| &self.sheets[rival.seat]).collect();
        let others: Vec<_> = others.into_iter().map(|sheet| (rank(sheet), by_sum(sheet))).collect();
        let best = |by_sum: &[Option<Rank>], least: Rank, dice: &[u8]| {
            sums(dice).into_iter().filter_map(|sum| by_sum[usize::from(sum)]).fold(least, Rank::max)
        };
        let of_throw = |dice: &[u8]| {
            let [white @ .., turquoise] = dice else { return 0.0 };
            let mine = best(&own, rank(&sheet.with_karma(*turquoise)), dice);
            let others = others.iter().map(|(least, by_sum)| best(by_sum, *least, white));
            worth(share(mine, others), f64::from(mine.0))
        };
        array::from_fn(|fewer| {
            let dice = fewer + 2;
            let throws = 6_usize.pow(u32::try_from(dice).unwrap_or_default());
            let mut sum = 0.0;
            for throw in 0..throws {
                let mut left = throw;
                let faces: [u8; MOST_DICE as usize + 1] = array::from_fn(|_| {
                    let face = left % 6;
                    left /= 6;
                    face as u8 + 1
                });
                sum += of_throw(&faces[..dice]);
            }
            sum / throws as f64
        })
    }
}

fn worth(chance: f64, points: f64) -> f64 {
    let [least, over] = SCORES;
    chance * (1.0 - POINTS) + POINTS * ((points - least) / over).clamp(0.0, 1.0)
}

fn share(own: Rank, mut others: impl Iterator<Item = Rank>) -> f64 {
    let equals = others.try_fold(1.0, |equals, other| match other.cmp(&own) {
        Ordering::Less => Some(equals),
        Ordering::Equal => Some(equals + 1.0),
        Ordering::Greater => None,
    });
    equals.map_or(0.0, |equals| 1.0 / equals)
}

/// Whose bad karma ends the match.
fn hastiest(sheets: &[Sheet]) -> Seat {
    (0..sheets.len()).max_by_key(|seat| sheets[*seat].karma).unwrap_or_default()
}

fn most(sheet: &Sheet, sum: u8) -> Option<Rank> {
    let fits = |field: &usize| sheet.fitting(*field).any(|fitting| fitting == sum);
    (0..FIELDS).filter(fits).map(|field| rank(&sheet.entered(field, sum))).max()
}

/// How far a sheet's final score strays, squared.
fn spread(sheet: &Sheet, ends: bool, seats: usize) -> f64 {
    let empty = (FIELDS - sheet.filled()) as f64;
    match (ends, sheet.filled() == FIELDS) {
        (true, full) => LAST[usize::from(full)],
        (false, _) => STRAYS[usize::from(seats > 2)] * empty / (empty + HALFWAY) + LITTLE,
    }
}

impl Measure for Chance<'_> {
    fn sheet(&self) -> &Sheet {
        &self.sheets[self.seat]
    }

    fn enter(&self, field: usize, sum: u8) -> f64 {
        self.worth(&self.sheet().entered(field, sum), field)
    }

    fn karma(&self, points: u8) -> f64 {
        self.worth(&self.sheet().with_karma(points), FIELDS)
    }

    fn pass(&self) -> f64 {
        self.worth(self.sheet(), FIELDS + 1)
    }

    fn dice(&self) -> [f64; MOST_DICE as usize] {
        if self.is_exact() { self.last_turn() } else { expectations(self) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::SHIPPED;
    use super::*;
    use crate::game::Game as _;
    use crate::namaste::Field;

    fn expects_of_rivals(text: &str, entries: [(&str, u8); 2]) -> [f64; 2] {
        let state = Namaste::placed(&(), 2, text).expect("it can stand like that");
        let chance = Chance::new(SHIPPED.as_ref().expect("they can be read"), &state, 0);
        entries.map(|(field, sum)| {
            let field = Field::named(field).expect("a field");
            let mut sheets = chance.sheets.clone();
            sheets[0] = chance.sheet().entered(field.index(), sum);
            chance.expects(&sheets, false)[0].0
        })
    }

    #[test]
    fn whoever_is_first_in_a_line_takes_from_a_rival_who_is_near() {
        let entries = [("e6", 20), ("f5", 20)];
        let [first, elsewhere] = expects_of_rivals("round 3 sheet* c6=15 d6=19 sheet c6=15 d6=19", entries);
        assert!(first < elsewhere - 3.0, "{first} points are left for the rival, else {elsewhere}");
        let [first, elsewhere] = expects_of_rivals("round 3 sheet* c6=15 d6=19 sheet b3=9 b4=12", entries);
        assert!(first > elsewhere - 3.0, "{first} points are left for the rival, else {elsewhere}");
    }
}
