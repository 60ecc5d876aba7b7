//! Lessons: a match with words, whose dice and other players are written down and whose decisions are the learner's
//! (`docs/lessons/README.md`). The rules judge what the learner does, computer players what it costs. Knows no screen.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

use base::i18n::Lang;
use base::phrase::Phrase;

use crate::game::bot::Mark;
use crate::game::name::compared;
use crate::game::options::Values;
use crate::game::record::{Entry, Header, Player, Record};
use crate::game::{Illegal, Seat};
use crate::shelf::{self, Replay};
use crate::table::{Loss, Table, Thought, Title};

mod files {
    include!(concat!(env!("OUT_DIR"), "/lessons.rs"));
}

/// As it is listed, not yet read.
#[derive(Debug, PartialEq, Eq)]
pub struct Listed {
    pub game: &'static str,
    /// By what its progress is kept, and its texts are called: `namaste-first`.
    pub key: &'static str,
    text: &'static str,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Another match is on the table, in which this has happened.
    Scene(Box<Header>, Vec<Entry>),
    /// Something is said; the learner goes on.
    Says(Remark),
    /// Somebody throws, or another player decides. A learner who is to throw may be told something meanwhile.
    Happens(Entry, Option<Remark>),
    Asks(Ask),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    pub id: String,
    /// A decision that is pointed out on the board meanwhile, in notation.
    pub shows: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    pub said: Remark,
    pub seat: Seat,
    /// The decision with which the lesson goes on, in notation.
    pub expected: String,
    /// Others that will do here, whatever a computer player thinks of them.
    pub also: Vec<String>,
    /// What is to be said of particular other decisions: the texts.
    pub why: BTreeMap<String, String>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    Expected,
    /// It costs nothing that could be told: that is said, and the lesson goes on with its own.
    AsGood,
    /// It will do as well: that is said, and the lesson goes on with its own.
    Near {
        /// Where a computer player can tell.
        cost: Option<Loss>,
    },
    /// It is worse: why is said, and it is tried again.
    Worse {
        why: Option<String>,
        cost: Option<Loss>,
    },
}

impl Verdict {
    pub fn of(loss: Loss, table: &dyn Table) -> Self {
        match table.mark(loss.cost()) {
            Mark::Good if table.scale().measure.is_nothing(loss.cost()) => Self::AsGood,
            Mark::Good => Self::Near { cost: Some(loss) },
            Mark::Inaccuracy | Mark::Mistake | Mark::Blunder => Self::Worse { why: None, cost: Some(loss) },
        }
    }
}

impl Ask {
    /// As far as it takes no thinking; other ways to write down the same are the same.
    pub fn at_once(&self, table: &dyn Table, notation: &str) -> Option<Verdict> {
        let listed = table.listed(self.seat, notation);
        let is_same = |other: &str| other == notation || listed.is_some() && table.listed(self.seat, other) == listed;
        if is_same(&self.expected) {
            Some(Verdict::Expected)
        } else if self.also.iter().any(|also| is_same(also)) {
            Some(Verdict::Near { cost: None })
        } else {
            let (_, why) = self.why.iter().find(|(wrong, _)| is_same(wrong))?;
            Some(Verdict::Worse { why: Some(why.clone()), cost: None })
        }
    }

    /// By what the strongest computer player thinks; `listed` is as [`Table::listed`] gives it.
    pub fn judged(&self, listed: &str, thought: &Thought, table: &dyn Table) -> Verdict {
        thought.loss(listed).map_or(Verdict::Worse { why: None, cost: None }, |loss| Verdict::of(loss, table))
    }
}

impl Step {
    pub fn entry(&self) -> Option<Entry> {
        match self {
            Self::Scene(..) | Self::Says(_) => None,
            Self::Happens(entry, _) => Some(entry.clone()),
            Self::Asks(ask) => Some(Entry::Act { seat: ask.seat, notation: ask.expected.clone() }),
        }
    }

    pub fn said(&self) -> Option<&Remark> {
        match self {
            Self::Scene(..) => None,
            Self::Says(said) => Some(said),
            Self::Happens(_, said) => said.as_ref(),
            Self::Asks(ask) => Some(&ask.said),
        }
    }

    pub fn call_learner(&mut self, name: &str) {
        let Self::Scene(header, _) = self else { return };
        if let Some(seat) = header.person() {
            call(header, seat, name);
        }
    }
}

/// Lets whoever sits there have that name, unless another player is called so.
pub fn call(header: &mut Header, seat: Seat, name: &str) {
    let Ok(named) = Player::new(name, header.players[seat].kind) else { return };
    if header.players.iter().all(|player| compared(&player.name) != compared(name)) {
        header.players[seat] = named;
    }
}

/// By game, each game's in the order in which they are learnt.
pub fn all() -> &'static [Listed] {
    files::ALL
}

pub fn of(game: &str) -> impl Iterator<Item = &'static Listed> {
    all().iter().filter(move |lesson| lesson.game == game)
}

impl Listed {
    pub fn name(&self) -> Phrase {
        Phrase::from(format!("lesson-{}", self.key))
    }

    pub fn title(&self) -> &'static dyn Title {
        shelf::find(self.game).expect("lessons are of games that are there")
    }

    fn head(&self) -> Head {
        self.text.lines().next().and_then(|line| serde_json::from_str(line).ok()).unwrap_or_default()
    }

    /// About; 0 where its first line is none.
    pub fn minutes(&self) -> u8 {
        self.head().minutes
    }

    /// How the board is laid out while it lasts, whatever is set.
    pub fn layout(&self) -> Values {
        self.head().layout
    }

    pub fn is_first(&self) -> bool {
        of(self.game).next().is_some_and(|first| first.key == self.key)
    }

    pub fn next(&self) -> Option<&'static Self> {
        of(self.game).skip_while(|lesson| lesson.key != self.key).nth(1)
    }

    /// From the first scene on; of those that are shipped none is wrong.
    pub fn steps(&self) -> Result<Vec<Step>, Wrong> {
        read(self.key, self.text)
    }
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct Wrong {
    /// Counted from 1.
    pub line: usize,
    pub why: String,
}

/// Plays the steps on a table: what they say happens is legal there.
pub fn read(key: &str, text: &str) -> Result<Vec<Step>, Wrong> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let wrong = |index: usize, why: String| Wrong { line: index + 1, why };
    let (_, first) = lines.next().ok_or_else(|| wrong(0, "there is nothing".to_owned()))?;
    let head: Head = serde_json::from_str(first).map_err(|why| wrong(0, why.to_string()))?;
    if head.lesson != VERSION {
        return Err(wrong(0, format!("version {} is not known", head.lesson)));
    }
    let mut steps = Vec::new();
    let mut table: Option<Box<dyn Table>> = None;
    for (index, line) in lines {
        let step = StepLine::read(line).and_then(|line| line.step(key)).map_err(|why| wrong(index, why))?;
        let taken = match (&step, &mut table) {
            (Step::Scene(header, happened), _) => set(header, happened).map(|set| table = Some(set)),
            (_, None) => return Err(wrong(index, "a lesson begins with a scene".to_owned())),
            (_, Some(table)) => step.entry().map_or(Ok(()), |entry| table.enter(&entry)),
        };
        taken.map_err(|why| wrong(index, said(why)))?;
        steps.push(step);
    }
    if steps.is_empty() { Err(wrong(0, "there are no steps".to_owned())) } else { Ok(steps) }
}

/// The match as it stands before that step; there is one for every step of a lesson that was read.
pub fn table(steps: &[Step], step: usize) -> Option<Box<dyn Table>> {
    // The first step is a scene.
    let before = steps.get(..step.clamp(1, steps.len().max(1)))?;
    let scene = before.iter().enumerate().rev().find_map(|(at, step)| match step {
        Step::Scene(header, happened) => Some((at, set(header, happened).ok()?)),
        Step::Says(_) | Step::Happens(..) | Step::Asks(_) => None,
    });
    let (at, mut table) = scene?;
    let mut events = before[at..].iter().filter_map(Step::entry);
    events.all(|entry| table.enter(&entry).is_ok()).then_some(table)
}

pub fn set(header: &Header, happened: &[Entry]) -> Result<Box<dyn Table>, Illegal> {
    let lines = happened.iter().cloned().map(|entry| (1, entry)).collect();
    let record = Record { header: header.clone(), lines, fault: None, torn: None };
    match shelf::replay(&record, None) {
        Ok(Replay { table, fault: None, .. }) => Ok(table),
        Ok(Replay { fault: Some(fault), .. }) | Err(fault) => Err(fault.reason),
    }
}

fn said(why: Illegal) -> String {
    Lang::En.say(&why.0)
}

const VERSION: u64 = 1;

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    lesson: u64,
    minutes: u8,
    #[serde(default)]
    layout: Values,
}

/// Any other line: what is said, and an event as a record holds it.
#[derive(Debug, Deserialize)]
struct StepLine {
    scene: Option<Map<String, Value>>,
    #[serde(default)]
    after: Vec<Value>,
    say: Option<String>,
    ask: Option<String>,
    shows: Option<String>,
    #[serde(default)]
    also: Vec<String>,
    #[serde(default)]
    why: BTreeMap<String, String>,
    #[serde(flatten)]
    event: Map<String, Value>,
}

impl StepLine {
    fn read(line: &str) -> Result<Self, String> {
        serde_json::from_str(line).map_err(|why| why.to_string())
    }

    fn step(self, key: &str) -> Result<Step, String> {
        let id = |name: String| format!("lesson-{key}-{name}");
        let entry = |event: &Value| Entry::read(event.to_string().as_bytes()).map_err(said);
        if let Some(scene) = self.scene {
            let header = Header::read(Value::Object(scene).to_string().as_bytes()).map_err(said)?;
            // The program throws, and nothing is taken back: what is written down goes on.
            let header = Header { seed: Some(0), undo: false, ..header };
            let happened = self.after.iter().map(entry).collect::<Result<_, _>>()?;
            return Ok(Step::Scene(Box::new(header), happened));
        }
        let event = if self.event.is_empty() { None } else { Some(entry(&Value::Object(self.event))?) };
        let says = |name| Remark { id: id(name), shows: self.shows };
        match (self.say, self.ask, event) {
            (Some(name), None, None) => Ok(Step::Says(says(name))),
            (name @ Some(_), None, Some(event @ Entry::Roll(_))) => Ok(Step::Happens(event, name.map(says))),
            (None, None, Some(event)) => Ok(Step::Happens(event, None)),
            (None, Some(name), Some(Entry::Act { seat, notation })) => {
                let why = self.why.into_iter().map(|(notation, name)| (notation, id(name))).collect();
                Ok(Step::Asks(Ask { said: says(name), seat, expected: notation, also: self.also, why }))
            }
            _ => Err("it is no step".to_owned()),
        }
    }
}
