//! What is practised, as it is chosen in the settings and as progress has it: the trainer's home, its sessions and its
//! drills share it. Knows no screen.

use jiff::civil::Date;

use crate::app::prelude::*;
use crate::app::work::work;
use crate::games::dre13ehn::Kind;
use crate::store::settings::Practice as Chosen;
use crate::store::slips::Slips;
use crate::trainer::confusion::{Confusions, Weak};
use crate::trainer::drill::{self, What};
use crate::trainer::event::Drilled;
use crate::trainer::session::Plan;
use crate::trainer::{Deck, Practice, Progress};

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

/// What is to be practised, as it is chosen.
pub fn plan(desk: &Desk) -> Plan {
    let chosen = &desk.settings().practice;
    let length = Some(usize::from(chosen.length.get())).filter(|length| *length > 0);
    Plan { decks: decks(chosen), dice: dice(chosen), length, new: usize::from(chosen.new.get()) }
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
    let (now, zone, deaf) = (desk.watch.now(), desk.watch.zone(), desk.is_deaf());
    work(move || {
        let (progress, _) = Practice::view(&folders, recall, zone).ok()?;
        let (today, slips) = (progress.today(now), Slips::read(&folders).0);
        let runes = (!progress.reviews().is_empty() || progress.tries() > 0).then(|| {
            let decks = plan.decks.iter().copied().filter(|deck| !(deaf && *deck == Deck::Ear)).collect();
            open(&progress, &Plan { decks, ..plan.clone() }, today)
        });
        let slips = (!slips.all().is_empty()).then(|| open_slips(&progress, &slips, plan.new, today));
        let (due, new, _) = runes.or(slips.map(|_| (0, 0, 0)))?;
        let (more_due, more_new) = slips.unwrap_or_default();
        Some((due + more_due, new + more_new))
    })
}

/// How many slips are due, and how many may be asked for the first time today, of so many a day.
pub fn open_slips(progress: &Progress, slips: &Slips, a_day: usize, today: Date) -> (usize, usize) {
    let count = progress.count_slips(slips.all().iter().map(|slip| slip.trace), today);
    (count.due, count.new.min(a_day.saturating_sub(progress.slips_met_on(today))))
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
    cards.retain(|card| !(desk.is_deaf() && card.deck() == Deck::Ear));
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
