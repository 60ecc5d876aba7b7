//! Somebody in the open championship: where they stand, their matches, the course of their rank; and their leaving.

use std::collections::HashMap;
use std::path::PathBuf;
use std::rc::Rc;

use accesskit::Role as Cell;
use iced::widget::column;

use base::draw::plot::value::named;
use base::draw::sheet::Paper;
use base::draw::{Drawing, Size, Spot};
use base::folding::file_name;
use club::championship::answer::columns;
use club::championship::change::told;
use club::championship::course::RankHistory;
use club::championship::export::{number, quarters};
use club::championship::fold::{Match, MatchState, RunningPart, Seat};
use club::championship::rank::Criterion;
use club::championship::sheet::{self, Order, course, part_name, seated};
use club::championship::{Championship, Event, Id, plan, words};
use games::shelf;

use crate::app::kit::bar::cards;
use crate::app::kit::kept::{club, date_of, shown};
use crate::app::kit::page::{self, card};
use crate::app::kit::participants::clean;
use crate::app::kit::saving::{self, Make, Saving};
use crate::app::kit::table::{self, Head};
use crate::app::outside::Kind;
use crate::app::prelude::*;
use crate::app::widget::plot;
use crate::app::widget::reveal::focus_on;

const NAME: &str = "participant-name";
const CONFIRM: &str = "confirm";

#[derive(Debug)]
pub struct State {
    id: Id,
    /// The events of their leaving, while it is asked whether that is meant.
    leaving: Option<Vec<Event>>,
    /// Their rank in each table, the latest first.
    courses: Vec<ValuePlot>,
    saving: Saving,
    /// Their name and club as they are typed.
    renamed: Option<(String, String)>,
}

#[derive(Debug)]
struct ValuePlot {
    name: String,
    plot: Rc<Drawing>,
    /// The match behind each of its values, where it was played at the program's own table.
    matches: Vec<Option<PathBuf>>,
}

type Drawn = (String, Drawing, Vec<Option<PathBuf>>);

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    PersonPressed(Id),
    LeavePressed,
    Confirmed,
    /// The question is answered with no.
    Released,
    Drawn(Vec<Drawn>),
    RenamePressed,
    Named(String),
    Clubbed(String),
    NameSent,
    Saving(saving::Message),
}

impl State {
    pub(crate) fn new(id: Id, desk: &Desk) -> Option<(Self, Task<Message>)> {
        let open = desk.championship()?;
        (1..=open.cup().people().len()).contains(&id).then_some(())?;
        let stem = open.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = format!("{stem}-{}-{id}.pdf", card_name(desk.lang()));
        let mut saving = Saving::default();
        saving.retarget(desk.outside.documents().join(name).display().to_string());
        let state = Self { id, leaving: None, courses: Vec::new(), saving, renamed: None };
        let task = state.draw(desk);
        Some((state, task))
    }

    /// Draws the course of their rank, elsewhere: among 500 there are as many tables as rounds to be reckoned.
    fn draw(&self, desk: &Desk) -> Task<Message> {
        let Some(cup) = desk.cup().cloned() else { return Task::none() };
        let (id, ui, archive) = (self.id, desk.ui(), desk.archive.clone());
        let size = Size { width: course_width(ui) / ui.text, height: 220.0 };
        let drawn = move || {
            let kept: HashMap<String, PathBuf> =
                archive.linked().into_iter().map(|(path, link)| (link, path)).collect();
            let drawn = |course: &RankHistory| {
                let part = cup.parts().find(|(_, part)| part.plan.key == course.part);
                let name = part.map_or_else(String::new, |(plan, part)| part_name(&cup, plan, part, ui.lang));
                let behind = |step| cup.links(id, course, step).iter().find_map(|link| kept.get(link)).cloned();
                let behind: Vec<Option<PathBuf>> = course.steps.iter().map(behind).collect();
                let mut plot = course::plot(course, size, ui.lang);
                for value in &mut plot.spots {
                    if named(&value.spot).is_some_and(|(_, nth)| behind[nth].is_some()) {
                        value.says = format!("{}\n{}", value.says, tr!(ui, "organise-course-opens"));
                    }
                }
                (name, plot, behind)
            };
            let courses = cup.course(id);
            courses.iter().rev().filter(|course| course.steps.len() > 1).map(drawn).collect()
        };
        work(drawn).map(Message::Drawn)
    }

    /// Asks whether they leave; whoever has left by mistake is back at once.
    fn leave(&mut self, desk: &mut Desk) {
        let Some(cup) = desk.cup() else { return };
        if cup.has_left(self.id) {
            let events = cup.come_back(self.id).map(|event| vec![event]);
            desk.enter(events);
            return;
        }
        let today = desk.watch.today();
        let events = cup.near(today).and_then(|day| cup.leave(self.id, day));
        self.leaving = desk.ok_or_notify(events);
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-championship";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("Enter", "organise-key-leave", |state, _, _| {
            state.leaving.is_some().then_some(Message::Confirmed)
        }),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| {
            let is_open = state.leaving.is_some() || state.renamed.is_some();
            state.saving.refusal().map(Message::Saving).or(is_open.then_some(Message::Released))
        }),
    ];

    fn name(&self, desk: &Desk) -> String {
        desk.cup().map_or_else(String::new, |cup| shown(cup.name(self.id)))
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::PersonPressed(id) => return Action::Replace(Route::Participant(id)),
            Message::LeavePressed => {
                self.leave(desk);
                if self.leaving.is_some() {
                    return Action::Run(focus_on(CONFIRM));
                }
            }
            Message::Confirmed => {
                if let Some(events) = self.leaving.take() {
                    desk.enter(Ok(events));
                    return Action::Run(self.draw(desk));
                }
            }
            Message::Released => (self.leaving, self.renamed) = (None, None),
            Message::RenamePressed => {
                let one = desk.cup().and_then(|cup| cup.people().get(self.id - 1));
                self.renamed = match self.renamed {
                    Some(_) => None,
                    None => one.map(|one| (one.name.clone(), one.club.clone())),
                };
                return Action::Run(operation::focus(NAME).chain(operation::select_all(NAME)));
            }
            Message::Named(typed) => self.renamed = self.renamed.take().map(|(_, club)| (clean(&typed), club)),
            Message::Clubbed(typed) => self.renamed = self.renamed.take().map(|(name, _)| (name, clean(&typed))),
            Message::NameSent => {
                let (Some(open), Some((name, club))) = (desk.championship(), &self.renamed) else {
                    return Action::None;
                };
                let event = open.cup().rename(self.id, name.trim(), club.trim()).map(|event| vec![event]);
                if desk.enter(event) {
                    self.renamed = None;
                }
            }
            Message::Saving(message) => {
                let (id, lang, paper) = (self.id, desk.lang(), desk.paper());
                let cup = desk.cup().cloned();
                let make = || -> Option<Make> {
                    let cup = cup?;
                    Some(Box::new(move || card_of(&cup, id, lang, paper)))
                };
                let kind = Kind { name: tr!(lang, "championship-sheet-card"), endings: &["pdf"] };
                let task = self.saving.update(message, (kind, &*card_name(lang)), make, desk);
                return Action::Run(task.map(Message::Saving));
            }
            Message::Drawn(drawn) => {
                let shown = |(name, plot, matches)| ValuePlot { name, plot: Rc::new(plot), matches };
                self.courses = drawn.into_iter().map(shown).collect();
            }
        }
        Action::None
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.draw(desk)
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let Some(cup) = desk.cup() else { return space().into() };
        let Some(one) = cup.people().get(self.id - 1) else { return space().into() };
        let bar = bar(ui, self.name(desk), Message::Asked, []);
        let number = tr!(ui, "organise-number", id = self.id);
        let about = [Some(number), Some(club(ui.lang, &one.club)).filter(|club| !club.is_empty())];
        let left = one.left.map(|(date, _)| tr!(ui, "organise-left-on", date = date_of(ui.lang, date)));
        let about = about.into_iter().flatten().chain(left).collect::<Vec<_>>().join(" · ");
        let stands = table_places(ui, cup, self.id);
        let label = if one.left.is_some() { "organise-return" } else { "organise-leaves" };
        let leave = cup
            .stage()
            .is_some()
            .then(|| ui.button(ui.say(&Phrase::new(label))).on_press(Message::LeavePressed).id("leave"));
        let head = column![ui.lead(about)].extend(stands).spacing(ui.gap(4.0)).width(Fill);
        let rename = ui.button(tr!(ui, "championships-people-rename")).on_press(Message::RenamePressed).id("rename");
        let head = row![head, rename].push(leave).spacing(ui.gap(10.0)).align_y(Center);
        let mut parts: Vec<Element<'a, Message>> = vec![head.into()];
        parts.extend(self.renamed.as_ref().map(|(name, club)| renaming(ui, name, club)));
        parts.extend(self.leaving.as_ref().map(|events| leaving(ui, cup, self.id, events)));
        for (place, ValuePlot { name, plot, matches }) in self.courses.iter().enumerate() {
            let head = tr!(ui, "organise-course", table = name.clone());
            let behind = |spot: &Spot| {
                let path = matches.get(named(spot)?.1)?.clone()?;
                Some(Message::Asked(Route::Replay(path, 0)))
            };
            let plot = plot::plot(ui, Rc::clone(plot)).on_press(behind).id(format!("participant-course-{place}"));
            parts.push(card(ui, head, vec![plot.into()]));
        }
        parts.extend(matches(ui, cup, self.id));
        let saving = self.saving.view(ui, true).map(Message::Saving);
        parts.push(card(ui, tr!(ui, "organise-card"), vec![saving]));
        cards(ui, "participant", bar, parts)
    }
}

fn card_name(lang: Lang) -> String {
    file_name(&tr!(lang, "championship-sheet-card"))
}

fn card_of(cup: &Championship, id: Id, lang: Lang, paper: Paper) -> Result<Vec<u8>, Phrase> {
    let title = shelf::find(&cup.head().game).ok_or(phrase!("app-print-none"))?;
    let sheet = sheet::ALL.iter().find(|sheet| sheet.is_each()).ok_or(phrase!("app-print-none"))?;
    let order = Order { cup, title, round: None, people: None, lang };
    Ok(sheet.pdf_of(&order, Some(id), paper)?.0)
}

fn course_width(ui: Ui) -> f32 {
    page::within(ui, ui.wide(860.0).min(ui.window.width) - 2.0 * ui.gap(24.0))
}

fn table_places<'a>(ui: Ui, cup: &Championship, id: Id) -> Vec<Element<'a, Message>> {
    let parts = cup.stages().flat_map(|(plan, stage)| stage.parts.iter().map(move |part| (plan, part)));
    let counts = |(plan, part): &(&plan::Stage, &RunningPart)| {
        let counts = |(by, text): (Criterion, &'static str)| {
            let counted = cup.counted(&part.plan.key, id, by);
            let one = |(other, share): (Id, u32)| format!("{} ({})", shown(cup.name(other)), quarters(share));
            let all = counted.into_iter().map(one).collect::<Vec<_>>().join(", ");
            let says = plan.order.contains(&by) && !all.is_empty();
            says.then(|| ui.faint(ui.say(&Phrase::new(text).with("all", all))).into())
        };
        [(Criterion::Buchholz, "organise-buchholz"), (Criterion::Sonneborn, "organise-sonneborn")].map(counts)
    };
    let line = |(plan, part): (&plan::Stage, &RunningPart)| {
        let rows = cup.table(&part.plan.key);
        let own = rows.iter().find(|row| row.id == id)?;
        let ranked = rows.iter().filter(|row| row.rank.is_some()).count();
        let rank = own.rank.map(|_| tr!(ui, "organise-rank", rank = own.place(), all = ranked));
        let figures = columns(plan)
            .into_iter()
            .map(|column| format!("{} {}", ui.say(&Phrase::new(column.name())), number(own, column)));
        let name = part_name(cup, plan, part, ui.lang);
        let all = std::iter::once(name).chain(rank).chain(figures).collect::<Vec<_>>().join(" · ");
        Some(ui.body(all).into())
    };
    let tabled = parts.filter(|(plan, part)| !part.plan.single && !plan.order.is_empty());
    tabled.flat_map(|of| line(of).into_iter().chain(counts(&of).into_iter().flatten())).collect()
}

fn renaming<'a>(ui: Ui, name: &str, club: &str) -> Element<'a, Message> {
    let name = ui.field(&tr!(ui, "app-name"), name, TypeSize::Body).on_input(Message::Named);
    let name = name.on_submit(Message::NameSent).padding(ui.gap(8.0)).id(NAME);
    let club = ui.field(&tr!(ui, "championships-people-club"), club, TypeSize::Body).on_input(Message::Clubbed);
    let club = club.on_submit(Message::NameSent).padding(ui.gap(8.0)).id("participant-club");
    let sent = ui.primary(tr!(ui, "championships-people-rename")).on_press(Message::NameSent).id("rename-sent");
    let fields = row![name, club, sent].spacing(ui.gap(8.0)).align_y(Center);
    container(fields.padding(ui.gap(12.0))).width(Fill).style(ui.card()).into()
}

fn leaving<'a>(ui: Ui, cup: &Championship, id: Id, events: &[Event]) -> Element<'a, Message> {
    const TOLD: usize = 8;
    let changes = told(cup, &cup.consequences(events));
    let lines = changes.iter().take(TOLD).map(|change| ui.body(ui.say(change)).width(Fill).into());
    let more = changes.len().saturating_sub(TOLD);
    let more = (more > 0).then(|| ui.faint(tr!(ui, "organise-more-changes", count = more)));
    let go = ui.primary(tr!(ui, "organise-leaves-meant")).on_press(Message::Confirmed).id(CONFIRM);
    let no = ui.button(tr!(ui, "organise-leave-it")).on_press(Message::Released).id("refrain");
    let words = tr!(ui, "organise-leaves-about", name = shown(cup.name(id)));
    let words = ui.body(words).width(Fill);
    let controls = row![go, no].spacing(ui.gap(8.0));
    let content = column![words].extend(lines).push(more).push(controls).spacing(ui.gap(8.0));
    container(content.padding(ui.gap(14.0))).width(Fill).style(ui.wrong()).into()
}

fn matches<'a>(ui: Ui, cup: &Championship, id: Id) -> Vec<Element<'a, Message>> {
    let mut all: Vec<Element<'a, Message>> = Vec::new();
    for (plan, stage) in cup.stages() {
        let own = stage.parts.iter().flat_map(|part| part.matches.iter().map(move |one| (part, one)));
        let own = own.filter(|(part, one)| part.players(one).contains(&Seat::Of(id)));
        let rows: Vec<Element<'a, Message>> = own.map(|(part, one)| line(ui, cup, id, part, one)).collect();
        if !rows.is_empty() {
            let byes = stage.parts.iter().flat_map(|part| &part.byes).filter(|(_, resting)| *resting == id);
            let byes = byes.map(|(round, _)| ui.strong(tr!(ui, "championship-rests-in", round = *round)).into());
            let rows = table::rows(Column::from_vec(rows).spacing(2).width(Fill));
            all.push(card(ui, ui.say(&Phrase::new(plan.name)), byes.chain([rows]).collect()));
        }
    }
    all.reverse();
    all
}

fn line<'a>(ui: Ui, cup: &Championship, id: Id, part: &RunningPart, one: &Match) -> Element<'a, Message> {
    let side = usize::from(part.players(one)[0] != Seat::Of(id));
    let other = part.players(one)[1 - side];
    let (mark, result) = match (one.standing, one.winner()) {
        (MatchState::Open, _) => (None, String::new()),
        (MatchState::Struck, _) => (None, tr!(ui, "championship-struck")),
        (MatchState::Forfeit(_), winner) => (Some(winner == Some(side)), ui.say(&words::forfeit(winner))),
        (MatchState::Played(score), winner) => {
            let text = format!("{} : {}", score[side], score[1 - side]);
            (winner.map(|winner| winner == side), text)
        }
    };
    let icon: Element<'a, Message> = match mark {
        Some(true) => Icon::Right.view(ui, Role::Good),
        Some(false) => Icon::Wrong.view(ui, Role::Bad),
        None => space().into(),
    };
    let time = one.time.map(|time| time.strftime(" %H:%M").to_string()).unwrap_or_default();
    let day = ui.faint(format!("{}{time}", date_of(ui.lang, one.date)));
    let name = match (part.plan.single, one.round) {
        (true, _) => ui.say(&words::single(cup, &part.plan.key)),
        (false, Some(round)) => tr!(ui, "championship-sheet-round", round),
        (false, None) => String::new(),
    };
    let who = shown(seated(cup, other));
    let left = other.id().filter(|id| cup.has_left(*id)).map(|_| tr!(ui, "championship-sheet-left"));
    let who = ui.body(left.map_or_else(|| who.clone(), |left| format!("{who} ({left})")));
    let stale = part.is_stale(one).then(|| tr!(ui, "championship-stale"));
    let result = [Some(result), stale].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let heads = [150.0, 110.0, 24.0].map(|width| Head::words("", ui.wide(width)));
    let heads: Vec<Head> = heads.into_iter().chain([Head::words("", Fill), Head::words("", Length::Shrink)]).collect();
    let cells = [day.into(), ui.faint(name).into(), icon, who.into(), ui.strong(result).into()];
    let control =
        ui.bare(table::line(ui, &heads, Cell::Cell, cells)).row().padding([ui.gap(3.0), ui.gap(6.0)]).width(Fill);
    control.on_press_maybe(other.id().map(Message::PersonPressed)).into()
}
