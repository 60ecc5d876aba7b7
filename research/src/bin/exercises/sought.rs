//! What is sought in each game: which matches are played, which decisions are asked, which are the same.

use club::exercise::Look;
use club::store::slips::Slip;
use games::dre13ehn::options::PAIRS;
use games::game::options::Values;
use games::game::record::Entry;
use games::shelf;
use games::table::Title;
use games::table::review::Judged;
use games::tavern;

use crate::look;

pub struct Sought {
    pub key: &'static str,
    pub a_match: usize,
    /// Whether a decision in a match with these options, after these events, is worth asking.
    pub is_asked: fn(&Judged, &Values, &[Entry]) -> bool,
    /// What is alike in positions of which one is enough; by so much the worths of two differ at least.
    pub sign: fn(&Slip, f64) -> String,
    /// The longer look: nothing where the best decision is not better beyond doubt.
    pub look: fn(&dyn games::table::Table, &Slip, &[String]) -> Option<Look>,
}

const USUAL: Sought =
    Sought { key: "", a_match: 3, is_asked: |_, _, _| true, sign: by_decision, look: look::played_out };

pub const ALL: &[Sought] = &[
    Sought { key: "namaste", ..USUAL },
    Sought { key: "dre13ehn", a_match: 2, is_asked: chooses, sign: by_worth, ..USUAL },
    Sought { key: "kvatrutafl", look: look::tables, ..USUAL },
    Sought { key: "ludix", sign: by_worth, look: look::exact, ..USUAL },
    Sought { key: "tavern", a_match: 2, sign: by_worth, ..USUAL },
];

impl Sought {
    pub fn setting(&self, number: u64) -> (&'static dyn Title, Values, &'static [&'static str]) {
        let number = number as usize;
        match self.key {
            "tavern" => {
                // The richer ones among them are those where dice are kept.
                let entry = tavern::ALL[number % tavern::ALL.len()];
                let throws = entry.title.fields().into_iter().find(|field| field.key == "throws");
                let values = throws.map(|_| ("throws".to_owned(), "3".to_owned())).into_iter().collect();
                (entry.title, values, &NAMES[..2 + number / tavern::ALL.len() % 3])
            }
            "dre13ehn" => {
                let (dice, _) = PAIRS[number / MODES.len() % PAIRS.len()];
                let values = [("mode", MODES[number % MODES.len()]), ("dice", dice)];
                let values = values.map(|(key, value)| (key.to_owned(), value.to_owned()));
                (shelf::find(self.key).expect("a game"), Values::from(values), &NAMES[..2])
            }
            key => (shelf::find(key).expect("a game"), Values::default(), &NAMES[..2]),
        }
    }
}

const NAMES: [&str; 4] = ["A", "B", "C", "D"];
/// Most of the choices are under the cup.
const MODES: [&str; 4] = ["open", "cup", "cup", "cup"];

/// Who sits there, as in the lessons: the learner is Kim.
pub fn name(seat: usize, learner: usize) -> &'static str {
    match seat - usize::from(seat > learner) {
        _ if seat == learner => "Kim",
        0 => "Ada",
        1 => "Ben",
        _ => "Cleo",
    }
}

/// Under the cup always, but for looking, which costs nothing; in the open, if the throw has several readings.
fn chooses(judged: &Judged, options: &Values, events: &[Entry]) -> bool {
    if options["mode"] == "cup" {
        return judged.candidates[0].0 != "peek";
    }
    let roll = events.iter().rev().find_map(|entry| if let Entry::Roll(faces) = entry { Some(faces) } else { None });
    let has = |number| roll.into_iter().flatten().any(|face| face.number() == number);
    has(2) && (has(3) || has(13))
}

fn dice(slip: &Slip) -> String {
    let roll = slip.events.iter().rev().find_map(|event| event.get("roll")).and_then(|roll| roll.as_array());
    let mut dice: Vec<String> = roll.into_iter().flatten().map(ToString::to_string).collect();
    dice.sort();
    dice.join(" ")
}

fn by_decision(slip: &Slip, _: f64) -> String {
    format!("{} {} {}", slip.game, dice(slip), slip.played)
}

fn by_worth(slip: &Slip, step: f64) -> String {
    let options = &slip.header["options"];
    let steps = |place: usize| slip.candidates.get(place).map(|(_, worth)| (worth / step).round());
    format!("{} {options} {:?} {:?}", by_decision(slip, step), steps(0), steps(1))
}
