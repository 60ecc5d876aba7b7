//! What is practised, as it is chosen in the settings and as progress has it: the trainer's home, its sessions and its
//! drills share it. Knows no screen.

use jiff::civil::Date;

use crate::app::prelude::*;
use crate::app::widget::control::Control;
use crate::app::work::work;
use crate::draw::Ink;
use crate::exercise::{self, Deck as Exercises};
use crate::games::dre13ehn::Kind;
use crate::slip::{self, Asking};
use crate::store::reviewed::Trace;
use crate::store::settings::Practice as Chosen;
use crate::store::slips::Slips;
use crate::trainer::confusion::{Confusions, Weak};
use crate::trainer::drill::{self, What};
use crate::trainer::event::{self, Drilled};
use crate::trainer::progress::Count;
use crate::trainer::session::Plan;
use crate::trainer::{self, Clock, Deck, Event, Practice, Progress};

/// How many weak pairs are drilled together.
const TOGETHER: usize = 6;

/// From how many days on months are said, and years.
const MONTHS: [u32; 2] = [60, 730];

/// The way to the cards to learn from on paper.
pub const CARDS: Way = Way::PrintSheet("dre13ehn-cards-names");

/// The decks that are switched on: before any was, those that the others need.
pub fn decks(chosen: &Chosen) -> Vec<Deck> {
    match &chosen.decks {
        Some(keys) => Deck::ALL.into_iter().filter(|deck| keys.iter().any(|key| key == deck.key())).collect(),
        None => vec![Deck::Names, Deck::Runes],
    }
}

/// The dice that are learnt for; none where it is for all.
pub fn dice(chosen: &Chosen) -> Option<(Kind, Kind)> {
    chosen.dice.as_deref().and_then(drill::dice)
}

/// What is to be practised, as it is chosen and can be asked.
pub fn plan(desk: &Desk) -> Plan {
    let chosen = &desk.settings().practice;
    let length = Some(usize::from(chosen.length.get())).filter(|length| *length > 0);
    let decks = decks(chosen).into_iter().filter(|deck| desk.can_ask(*deck)).collect();
    Plan { decks, dice: dice(chosen), length, new: usize::from(chosen.new.get()) }
}

/// How many cards of a plan are due, how many may be met today, and how many there are to be met at all.
pub fn open(progress: &Progress, plan: &Plan, today: Date) -> (usize, usize, usize) {
    let new = progress.fresh(&plan.decks, plan.dice);
    (progress.count(&plan.decks, today).due, new.min(plan.new.saturating_sub(progress.met_on(today))), new)
}

/// What is to be practised today, as the journal says that no window may be writing now; nothing where nobody has
/// practised yet, or it cannot be read. Reckoned elsewhere: years of answers may have to be folded anew.
pub fn today(desk: &Desk) -> Task<Option<(usize, usize)>> {
    let Some(folders) = desk.folders() else { return Task::none() };
    let (plan, recall) = (plan(desk), desk.settings().practice.recall.get() as u8);
    let (now, zone) = (desk.watch.now(), desk.watch.zone());
    work(move || {
        let (progress, _) = Practice::view(&folders, recall, Clock::new(zone, now)).ok()?;
        let (today, slips) = (progress.today(now), Slips::read(&folders).0);
        let runes = (!progress.reviews().is_empty() || progress.tries() > 0).then(|| open(&progress, &plan, today));
        let own = progress.count_slips(slips.all().iter().map(|slip| slip.trace), today);
        let again = exercises(&progress, today);
        // What nobody has begun is no duty.
        if runes.is_none() && own.all == 0 && again.new == again.all {
            return None;
        }
        let (due, new, _) = runes.unwrap_or_default();
        let room = own.new.min(room(&progress, &Asking::Own(slip::Chosen::default()), plan.new, today));
        Some((due + own.due + again.due, new + room))
    })
}

/// How many exercises stand where, of all decks.
pub fn exercises(progress: &Progress, today: Date) -> Count {
    progress.count_slips(exercise::all().iter().flat_map(Exercises::traces), today)
}

/// How many more of these may be asked for the first time today, of so many a day: of one's own slips, or of a deck of
/// exercises.
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

/// Slips and exercises that are not asked any more are asked again: of these, those that are.
pub fn bring_back(all: impl Iterator<Item = Trace>, desk: &mut Desk) {
    let Some(practice) = desk.practice() else { return };
    let at = event::moment(desk.watch.now());
    let spared = all.filter(|one| practice.progress().is_spared(*one));
    let events = spared.map(|spared| Event::Resume { at, card: trainer::slip::id(spared) }).collect();
    desk.practise(events);
}

/// The control that begins, where there is something to be asked.
pub fn begin<'a, M: Clone + 'a>(ui: Ui, pressed: Option<M>) -> Control<'a, M> {
    let begin = iced::widget::text(tr!(ui.lang, "practise-begin")).size(ui.size(Step::Heading)).font(SANS_BOLD);
    let begin = ui.control(begin).centred().dress(ui.filled()).padding([ui.gap(13.0), ui.gap(40.0)]);
    begin.on_press_maybe(pressed).id("begin")
}

/// A page of positions below its bar.
pub fn page<'a, M: 'a>(ui: Ui, id: &'static str, bar: Element<'a, M>, cards: Vec<Element<'a, M>>) -> Element<'a, M> {
    let wide = ui.wide(800.0).max(800.0).min(ui.window.width - 2.0 * ui.gap(24.0));
    let page = Column::from_vec(cards).spacing(ui.gap(16.0)).width(wide);
    let page = container(page).padding([ui.gap(20.0), 0.0]).center_x(Fill);
    Column::new().push(bar).push(scrolled(ui, id, page)).into()
}

/// How far something has come: a bar, and the numbers in its order.
pub fn stands<'a, M: 'a>(ui: Ui, count: Count) -> Element<'a, M> {
    let lang = ui.lang;
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
    let Count { firm, young, new, suspended, .. } = count;
    let numbers = tr!(lang, "practise-stands", firm = firm, young = young, new = new, suspended = suspended);
    let due = (count.due > 0).then(|| ui.strong(tr!(lang, "practise-due-count", count = count.due)));
    let numbers = Row::new().push(ui.faint(numbers).width(Fill)).push(due).spacing(ui.gap(8.0)).align_y(Center);
    Column::new().push(bar).push(numbers).spacing(ui.gap(4.0)).into()
}

/// What is taken for each other most often.
pub fn weakest(progress: &Progress) -> Vec<Weak> {
    Confusions::of(progress).weak().into_iter().take(TOGETHER).collect()
}

/// The cards about what is taken for each other most often; none where nothing is weak.
pub fn weak(progress: &Progress, desk: &Desk) -> Option<What> {
    between(&weakest(progress), desk)
}

/// The cards about these pairs, without those by ear where nothing can be heard; none where none are left.
pub fn between(pairs: &[Weak], desk: &Desk) -> Option<What> {
    let mut cards = Confusions::cards(pairs);
    cards.retain(|card| desk.can_ask(card.deck()));
    (!cards.is_empty()).then_some(What::Weak(cards))
}

/// The best of a drill, in words: the longest run, the shortest time.
pub fn best(lang: Lang, drilled: &Drilled) -> Phrase {
    phrase!("practise-best", streak = drilled.streak, seconds = seconds(lang, drilled.limit))
}

/// Milliseconds as seconds with a tenth.
pub fn seconds(lang: Lang, ms: u32) -> String {
    tr!(lang, "app-seconds", seconds = lang.decimal(f64::from(ms) / 1000.0, 1))
}

/// Milliseconds as minutes, begun ones whole.
pub fn minutes(ms: u64) -> usize {
    usize::try_from(ms.div_ceil(60_000)).unwrap_or(usize::MAX)
}

/// When a card comes again after so many days, in words.
pub fn interval(lang: Lang, days: u32) -> String {
    let number = f64::from(days);
    match days {
        0 => tr!(lang, "practise-again-today"),
        days if days < MONTHS[0] => tr!(lang, "practise-in-days", days = days),
        days if days < MONTHS[1] => tr!(lang, "practise-in-months", months = lang.decimal(number / 30.44, 0)),
        _ => tr!(lang, "practise-in-years", years = lang.decimal(number / 365.25, 1)),
    }
}
