//! What is practised, by settings and progress: shared by the trainer's home, its sessions and its drills.

use jiff::civil::Date;

use base::draw::Ink;
use club::exercise::{self, Deck as Exercises};
use club::slip::{self, Asking};
use club::store::reviewed::Trace;
use club::store::settings::Practice as Chosen;
use club::store::slips::Slips;
use club::trainer::confusion::{Confusions, Weak};
use club::trainer::drill::{self, What};
use club::trainer::event::{self, Drilled};
use club::trainer::progress::Count;
use club::trainer::session::Plan;
use club::trainer::{self, Clock, Deck, Event, Practice, Progress};
use games::dre13ehn::Kind;

use crate::app::prelude::*;

const WEAK_PAIRS: usize = 6;

/// From how many days on months are said, and years.
const MONTHS: [u32; 2] = [60, 730];

pub const CARDS: Route = Route::PrintSheet("dre13ehn-cards-names");

/// The decks that are switched on: before any was, those that the others need.
pub fn decks(chosen: &Chosen) -> Vec<Deck> {
    match &chosen.decks {
        Some(keys) => Deck::ALL.into_iter().filter(|deck| keys.iter().any(|key| key == deck.key())).collect(),
        None => vec![Deck::Names, Deck::Runes],
    }
}

pub fn dice(chosen: &Chosen) -> Option<(Kind, Kind)> {
    chosen.dice.as_deref().and_then(drill::dice)
}

pub fn plan(desk: &Desk) -> Plan {
    let chosen = &desk.settings().practice;
    let length = Some(usize::from(chosen.length.get())).filter(|length| *length > 0);
    let decks = decks(chosen).into_iter().filter(|deck| desk.can_ask(*deck)).collect();
    Plan { decks, dice: dice(chosen), length, new: usize::from(chosen.new.get()) }
}

/// What there is to practise today: the start page and the trainer's home tell the same of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Open {
    pub cards: (usize, usize),
    own: (usize, usize),
    exercises_due: usize,
    pub unmet: usize,
}

impl Open {
    pub fn of(progress: &Progress, plan: &Plan, [own, exercises]: [Count; 2], today: Date) -> Self {
        let unmet = progress.fresh(&plan.decks, plan.dice);
        let cards_new = unmet.min(plan.new.saturating_sub(progress.met_on(today)));
        let room = room(progress, &Asking::Own(slip::Chosen::default()), plan.new, today);
        Self {
            cards: (progress.count(&plan.decks, today).due, cards_new),
            own: (own.due, own.new.min(room)),
            exercises_due: exercises.due,
            unmet,
        }
    }

    pub fn positions(self) -> (usize, usize) {
        (self.own.0 + self.exercises_due, self.own.1)
    }

    pub fn all(self) -> (usize, usize) {
        let (due, new) = self.positions();
        (self.cards.0 + due, self.cards.1 + new)
    }

    pub fn way(self) -> Option<Route> {
        match self {
            Self { cards: (0, 0), own: (0, 0), exercises_due: 0, .. } => None,
            Self { cards: (0, 0), own: (0, 0), .. } => Some(Route::AskSlips(Asking::Exercises(None))),
            Self { cards: (0, 0), .. } => Some(Route::AskSlips(Asking::Own(slip::Chosen::default()))),
            Self { .. } => Some(Route::Session(0)),
        }
    }
}

/// What is to be practised today, as the journal says that no window may be writing now; nothing where nobody has
/// practised yet, or it cannot be read. Reckoned elsewhere: years of answers may have to be folded anew.
pub fn today(desk: &Desk) -> Task<Option<Open>> {
    let Some(folders) = desk.folders() else { return Task::none() };
    let (plan, recall) = (plan(desk), desk.settings().practice.recall.get() as u8);
    let (now, zone) = (desk.watch.now(), desk.watch.zone());
    work(move || {
        let (progress, _) = Practice::view(&folders, recall, Clock::new(zone, now)).ok()?;
        let (today, slips) = (progress.today(now), Slips::read(&folders).0);
        let counts = positions(&progress, &slips, today);
        let [own, again] = counts;
        // What nobody has begun is no duty.
        let is_begun = !progress.reviews().is_empty() || progress.tries() > 0;
        (is_begun || own.all > 0 || again.new < again.all).then(|| Open::of(&progress, &plan, counts, today))
    })
}

pub fn positions(progress: &Progress, slips: &Slips, today: Date) -> [Count; 2] {
    let own = progress.count_slips(slips.all().iter().map(|slip| slip.trace), today);
    [own, exercises(progress, today)]
}

fn exercises(progress: &Progress, today: Date) -> Count {
    progress.count_slips(exercise::all().iter().flat_map(Exercises::traces), today)
}

/// How many more of these may be asked for the first time today, of `a_day`.
pub fn room(progress: &Progress, asked: &Asking, a_day: usize, today: Date) -> usize {
    let is_met = |slip: &Trace| progress.slip(*slip).is_some_and(|standing| standing.met == today);
    let met = match asked {
        Asking::Exercises(None) => a_day,
        Asking::Exercises(Some(deck)) => deck.traces().filter(is_met).count(),
        Asking::Own(_) => {
            let shipped = exercise::all().iter().flat_map(Exercises::traces).filter(is_met).count();
            progress.slips_met_on(today).saturating_sub(shipped)
        }
    };
    a_day.saturating_sub(met)
}

pub fn bring_back(all: impl Iterator<Item = Trace>, desk: &mut Desk) {
    let Some(practice) = desk.practice() else { return };
    let at = event::moment(desk.watch.now());
    let suspended_slips = all.filter(|one| practice.progress().is_slip_suspended(*one));
    let events = suspended_slips.map(|slip| Event::Resume { at, card: trainer::slip::id(slip) }).collect();
    desk.practise(events);
}

pub fn counted<'a, M: 'a>(ui: Ui, number: usize, what: String) -> Row<'a, M> {
    row![ui.display(number.to_string()).font(SERIF_BOLD), ui.lead(what)].spacing(ui.gap(8.0)).align_y(Center)
}

pub fn counts<'a, M: 'a>(ui: Ui, due: usize, new: usize) -> Element<'a, M> {
    let counts = row![counted(ui, due, tr!(ui, "practise-due")), counted(ui, new, tr!(ui, "practise-new"))];
    counts.spacing(ui.gap(26.0)).wrap().into()
}

pub fn head<'a, M: Clone + 'a>(ui: Ui, words: Column<'a, M>, pressed: Option<M>) -> Element<'a, M> {
    let begin = iced::widget::text(tr!(ui, "practise-begin")).size(ui.size(TypeSize::Heading)).font(SANS_BOLD);
    let begin = ui.control(begin).centred().style(ui.filled()).padding([ui.gap(13.0), ui.gap(40.0)]);
    let begin = begin.on_press_maybe(pressed).id("begin");
    if ui.is_narrow() {
        Column::new().push(words).push(begin).spacing(ui.gap(14.0)).into()
    } else {
        row![words.width(Fill), begin].spacing(ui.gap(20.0)).align_y(Center).into()
    }
}

pub fn page<'a, M: 'a>(ui: Ui, id: &'static str, bar: Element<'a, M>, cards: Vec<Element<'a, M>>) -> Element<'a, M> {
    let wide = ui.wide(800.0).max(800.0).min(ui.window.width - 2.0 * ui.gap(24.0));
    let page = Column::from_vec(cards).spacing(ui.gap(16.0)).width(wide);
    let page = container(page).padding([ui.gap(20.0), 0.0]).center_x(Fill);
    Column::new().push(bar).push(scrolled(ui, id, page)).into()
}

pub fn standings(ui: Ui, Count { firm, young, new, suspended, .. }: Count) -> String {
    tr!(ui, "practise-stands", firm, young, new, suspended)
}

pub fn deck_bar<'a, M: 'a>(ui: Ui, count: Count) -> Element<'a, M> {
    let height = ui.gap(9.0);
    let part = |count: usize, ink: Ink| {
        let width = Length::FillPortion(u16::try_from(count).unwrap_or(u16::MAX));
        (count > 0).then(|| container(space()).width(width).height(height).style(ui.panel(ink)))
    };
    let bar = Row::new()
        .push(part(count.firm, Role::Accent.into()))
        .push(part(count.young, Ink::new(Role::Accent).alpha(0.45)))
        .push(part(count.new + count.suspended, Ink::new(Role::Line).alpha(0.6)))
        .spacing(2.0);
    let due = (count.due > 0).then(|| ui.strong(tr!(ui, "practise-due-count", count = count.due)));
    let numbers =
        Row::new().push(ui.faint(standings(ui, count)).width(Fill)).push(due).spacing(ui.gap(8.0)).align_y(Center);
    Column::new().push(bar).push(numbers).spacing(ui.gap(4.0)).into()
}

pub fn weakest(progress: &Progress) -> Vec<Weak> {
    Confusions::of(progress).weak().into_iter().take(WEAK_PAIRS).collect()
}

pub fn weak(progress: &Progress, desk: &Desk) -> Option<What> {
    between(&weakest(progress), desk)
}

pub fn between(pairs: &[Weak], desk: &Desk) -> Option<What> {
    let mut cards = Confusions::cards(pairs);
    cards.retain(|card| desk.can_ask(card.deck()));
    (!cards.is_empty()).then_some(What::Weak(cards))
}

pub fn best(lang: Lang, drilled: &Drilled) -> Phrase {
    phrase!("practise-best", streak = drilled.streak, seconds = seconds(lang, drilled.limit))
}

pub fn seconds(lang: Lang, ms: u32) -> String {
    tr!(lang, "app-seconds", seconds = lang.decimal(f64::from(ms) / 1000.0, 1))
}

pub fn minutes(ms: u64) -> usize {
    usize::try_from(ms.div_ceil(60_000)).unwrap_or(usize::MAX)
}

pub fn interval(lang: Lang, days: u32) -> String {
    let number = f64::from(days);
    match days {
        0 => tr!(lang, "practise-again-today"),
        days if days < MONTHS[0] => tr!(lang, "practise-in-days", days),
        days if days < MONTHS[1] => tr!(lang, "practise-in-months", months = lang.decimal(number / 30.44, 0)),
        _ => tr!(lang, "practise-in-years", years = lang.decimal(number / 365.25, 1)),
    }
}
