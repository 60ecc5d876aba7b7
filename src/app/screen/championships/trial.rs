//! A championship to try out: played by the computer up to a stage, on threads of its own, kept as any other.

use std::path::PathBuf;

use iced::task;
use iced::widget::{column, progress_bar};
use rand::RngExt;

use base::threads;
use club::championship::Head;
use club::championship::journal::Kept;
use club::championship::plan::Plan;
use club::championship::simulate::{Progress, Simulation, draw, play};
use club::paired;
use games::game::bot::Level;

use crate::app::kit::fields::{card, choice, counted, labelled};
use crate::app::prelude::*;
use crate::app::work::reports;

/// How many may take part: with more, strong players take too long.
const PEOPLE: (u32, u32) = (13, 64);
pub(super) const BEGIN: &str = "trial-begin";

const STRENGTHS: [(Strength, &str); 3] = [
    (Strength::Both, "championships-try-both"),
    (Strength::Medium, "app-bot-medium"),
    (Strength::Strong, "app-bot-strong"),
];
/// Where it stops, by the key of the stage that is then begun.
const UNTIL: [(Option<&str>, &str); 4] = [
    (Some("main"), "championships-try-until-main"),
    (Some("groups"), "championships-try-until-groups"),
    (Some("finals"), "championships-try-until-finals"),
    (None, "championships-try-over"),
];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strength {
    /// Medium and strong ones, by turns.
    #[default]
    Both,
    Medium,
    Strong,
}

#[derive(Debug)]
pub struct Trial {
    people: String,
    strength: Strength,
    /// Whether results are drawn instead of played.
    quick: bool,
    until: Option<&'static str>,
    going: Option<Going>,
}

#[derive(Debug)]
struct Going {
    so_far: SoFar,
    _ends_on_drop: task::Handle,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SoFar {
    /// The id of the stage's name; none before the first.
    stage: Option<&'static str>,
    played: usize,
    of: usize,
}

#[derive(Clone, Debug)]
pub enum Message {
    PeopleTyped(String),
    StrengthChosen(Strength),
    QuickChosen(bool),
    UntilChosen(Option<&'static str>),
    BeginPressed,
    Come(SoFar),
    Ended(Result<PathBuf, Phrase>),
    CancelPressed,
}

pub enum TrialUpdate {
    Going(Task<Message>),
    Played(PathBuf),
    Failed(Phrase),
}

impl Default for Trial {
    fn default() -> Self {
        Self { people: "37".to_owned(), strength: Strength::Both, quick: true, until: Some("main"), going: None }
    }
}

impl Trial {
    pub fn is_going(&self) -> bool {
        self.going.is_some()
    }

    pub fn cancel(&mut self) {
        self.going = None;
    }

    fn people(&self) -> Option<u32> {
        self.people.trim().parse().ok().filter(|people| (PEOPLE.0..=PEOPLE.1).contains(people))
    }

    pub fn update(&mut self, message: Message, desk: &mut Desk) -> TrialUpdate {
        match message {
            Message::PeopleTyped(people) => self.people = people,
            Message::StrengthChosen(strength) => self.strength = strength,
            Message::QuickChosen(quick) => self.quick = quick,
            Message::UntilChosen(until) => self.until = until,
            Message::CancelPressed => self.cancel(),
            Message::Come(so_far) => {
                if let Some(going) = &mut self.going {
                    going.so_far = so_far;
                }
            }
            Message::BeginPressed => return TrialUpdate::Going(self.begin(desk)),
            // What was cancelled in the meantime is not wanted.
            Message::Ended(ended) => match (self.going.take(), ended) {
                (Some(_), Ok(path)) => return TrialUpdate::Played(path),
                (Some(_), Err(why)) => return TrialUpdate::Failed(why),
                (None, _) => {}
            },
        }
        TrialUpdate::Going(Task::none())
    }

    fn begin(&mut self, desk: &mut Desk) -> Task<Message> {
        let (Some(people), Some(folders), None) = (self.people(), desk.folders(), &self.going) else {
            return Task::none();
        };
        let strengths = match self.strength {
            Strength::Both => vec![Level::Medium, Level::Strong],
            Strength::Medium => vec![Level::Medium],
            Strength::Strong => vec![Level::Strong],
        };
        let year = desk.watch.today().year();
        let seed = u64::from(desk.chance.random::<u32>());
        let head = Head::world(&tr!(desk.lang(), "championships-try-name"), u16::try_from(year).unwrap_or(1), seed);
        let participants = usize::try_from(people).unwrap_or_default();
        let simulation = Simulation { head, participants, strengths, until: self.until.map(str::to_owned) };
        let (quick, folder) = (self.quick, folders.matches());
        let work = reports(move |tell: &dyn Fn(Message) -> bool| {
            let ended = simulated(&simulation, quick, tell).and_then(|(cup, events)| {
                let kept = Kept::begin(&folder, cup, &events).map_err(|error| error.phrase())?;
                Ok(kept.path().to_owned())
            });
            tell(Message::Ended(ended));
        });
        let (task, handle) = work.abortable();
        let so_far = SoFar { stage: None, played: 0, of: 0 };
        self.going = Some(Going { so_far, _ends_on_drop: handle.abort_on_drop() });
        task
    }

    pub fn view<'a>(&'a self, ui: Ui) -> Element<'a, Message> {
        let words = column![ui.heading(tr!(ui, "championships-try")), ui.faint(tr!(ui, "championships-try-about"))];
        let words = words.spacing(ui.gap(2.0)).width(Fill);
        if let Some(going) = &self.going {
            return card(ui, vec![words.into(), come(ui, &going.so_far)]);
        }
        let say = |id: &'static str| ui.say(&Phrase::new(id));
        let people = counted(ui, ("trial-people", "37"), &self.people, PEOPLE, Message::PeopleTyped);
        let people =
            labelled(ui, tr!(ui, "championships-try-people"), tr!(ui, "championships-try-people-about"), people);
        let strengths = STRENGTHS.map(|(one, id)| (say(id), one == self.strength, Message::StrengthChosen(one)));
        let strengths =
            choice(ui, tr!(ui, "championships-try-strength"), tr!(ui, "championships-try-strength-about"), strengths);
        let played = [(true, "championships-try-drawn"), (false, "championships-try-played")];
        let played = played.map(|(quick, id)| (say(id), quick == self.quick, Message::QuickChosen(quick)));
        let played =
            choice(ui, tr!(ui, "championships-try-results"), tr!(ui, "championships-try-results-about"), played);
        let until = UNTIL.map(|(stage, id)| (say(id), stage == self.until, Message::UntilChosen(stage)));
        let until = choice(ui, tr!(ui, "championships-try-until"), tr!(ui, "championships-try-until-about"), until);
        let can = self.people().map(|_| Message::BeginPressed);
        let begin = ui.primary(tr!(ui, "championships-try-begin")).on_press_maybe(can).id(BEGIN);
        let why = self.people().is_none().then(|| {
            let why = tr!(ui, "championships-try-wrong", least = PEOPLE.0, most = PEOPLE.1);
            ui.body(why).color(ui.colour(Role::Bad)).width(Fill)
        });
        let foot = row![begin].push(why).spacing(ui.gap(12.0)).align_y(Center);
        card(ui, vec![words.into(), people, strengths, played, until, foot.into()])
    }
}

fn come<'a>(ui: Ui, so_far: &SoFar) -> Element<'a, Message> {
    let words = match so_far.stage {
        Some(stage) => {
            let (stage, played, of) = (Phrase::new(stage), so_far.played, so_far.of);
            tr!(ui, "championships-try-come", stage, played, of)
        }
        None => tr!(ui, "championships-try-begins"),
    };
    let part = if so_far.of == 0 { 0.0 } else { so_far.played as f32 / so_far.of as f32 };
    let bar = progress_bar(0.0..=1.0, part).girth(ui.gap(8.0)).style(ui.progress());
    let cancel = ui.button(tr!(ui, "championships-try-cancel")).on_press(Message::CancelPressed).id("trial-cancel");
    let line = row![ui.body(words).width(Fill), cancel].spacing(ui.gap(12.0)).align_y(Center);
    column![line, bar].spacing(ui.gap(10.0)).into()
}

type Simulated = (club::championship::Championship, Vec<club::championship::Event>);

/// Goes on as long as `tell` says that anybody listens.
fn simulated(simulation: &Simulation, quick: bool, tell: &dyn Fn(Message) -> bool) -> Result<Simulated, Phrase> {
    let title = paired::of(&simulation.head)?;
    let plan = Plan::of(&simulation.head)?;
    // Where a stage takes any record, what is played in the groups.
    let usual = plan.stages.iter().rev().find_map(|stage| stage.options.clone()).unwrap_or_default();
    let threads = threads::cores();
    let said = |progress: &Progress<'_>| {
        let (stage, played, of) = (Some(progress.stage.name), progress.played, progress.of);
        if tell(Message::Come(SoFar { stage, played, of })) { Ok(()) } else { Err(phrase!("championships-try-cancel")) }
    };
    simulation.run(|stage, pairings| {
        if quick {
            return Ok(draw(stage, pairings));
        }
        let options = stage.options.as_ref().unwrap_or(&usual);
        play(title, stage, options, pairings, threads, &mut |progress| said(progress))
    })
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn whoever_cancels_is_told_no_more() {
        let head = Head::world("Wien", 2027, 1);
        let strengths = vec![Level::Strong];
        let simulation = Simulation { head, participants: 64, strengths, until: None };
        let told = Cell::new(0);
        let ended = simulated(&simulation, false, &|_| {
            told.set(told.get() + 1);
            told.get() < 3
        });
        assert!(ended.is_err() && told.get() == 3, "{}", told.get());
    }
}
