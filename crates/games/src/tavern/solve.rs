//! What each decision of a turn is worth, worked out from [`Turns`]. Knows no game. A turn is a tree small enough to be
//! gone through whole ([`tree`]). The plain answer makes the most of one's own dice; the judged one wants not to be
//! last, with the results on the table, those to come, and playoffs reckoned exactly (`standing`).

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use num_rational::Ratio;

use base::phrase::{Phrase, phrase};

use super::action::Action;
use super::part::{Amount, Hand, Ties};
use super::turns::{Loses, Stand, Turns, act, legal};
use crate::game::bot::Candidate;

mod standing;
mod tree;

use standing::StrokeChances;

/// It makes no difference who else gets the stroke.
const NO_DIFFERENCE: f64 = 1e-9;
/// So fine are chances, whatever their sums were rounded to.
const EXACT: f64 = 1e12;

pub use tree::Tree;

/// What was computed so far, a store for each kind of thing and of rules.
static KNOWN: LazyLock<Mutex<HashMap<TypeId, Box<dyn Any + Send>>>> = LazyLock::new(Mutex::default);

/// What is known by that key; it is made when it is first asked for. Whoever asks meanwhile waits, for this alone.
fn known<K, V>(key: K, make: impl FnOnce() -> V) -> Arc<V>
where
    K: Eq + Hash + Send + 'static,
    V: Send + Sync + 'static,
{
    type Store<K, V> = HashMap<K, Arc<OnceLock<Arc<V>>>>;
    let place = {
        let mut all = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let store = all.entry(TypeId::of::<(K, V)>()).or_insert_with(|| Box::new(Store::<K, V>::new()));
        let store: &mut Store<K, V> = store.downcast_mut().expect("each kind has a store of its own");
        Arc::clone(store.entry(key).or_default())
    };
    Arc::clone(place.get_or_init(|| Arc::new(make())))
}

pub fn tree<T: Turns>(rules: &T) -> Arc<Tree> {
    known(rules.clone(), || Tree::of(rules))
}

/// The chance of the stroke of each who plays, in their order, all playing so as not to be last; recomputed.
pub fn standings<T: Turns>(rules: &T, players: usize, ties: Ties) -> Vec<f64> {
    StrokeChances::new(tree(rules), players, ties).chances()
}

pub fn prepare<T: Turns>(rules: &T, players: usize, ties: Ties) {
    standing(rules, players, ties);
}

fn standing<T: Turns>(rules: &T, players: usize, ties: Ties) -> Arc<StrokeChances> {
    let tree = tree(rules);
    known((rules.clone(), ties, players), || StrokeChances::new(tree, players, ties))
}

/// How likely a turn gives a stroke, where it decides about one, if it is played as well as can be.
pub fn stroke<T: Turns>(rules: &T) -> f64 {
    tree(rules).plain().last().copied().unwrap_or_default()
}

/// Best first: the chance to get away without the stroke, `before` being the results on the table and `players` all who
/// play; with `gains` by who gets the stroke, in their order, what is gained, between the worst and the best.
pub fn judge<T: Turns>(
    rules: &T,
    hand: &Hand,
    before: &[Amount],
    (players, ties): (usize, Ties),
    gains: Option<&[f64]>,
) -> Vec<Candidate<Action>> {
    let standing = standing(rules, players, ties);
    let matters = |gains: &&[f64]| {
        let others = || gains.iter().enumerate().filter(|(place, _)| *place != before.len()).map(|(_, gain)| *gain);
        let (worst, best) = (others().fold(f64::INFINITY, f64::min), others().fold(f64::NEG_INFINITY, f64::max));
        standing.tree.loses != Loses::Each && best - worst > NO_DIFFERENCE && best - gains[before.len()] > NO_DIFFERENCE
    };
    let costs = gains.filter(matters).map_or_else(|| standing.costs(before), |gains| standing.losses(before, gains));
    let values = standing.tree.least(&costs);
    let mut candidates: Vec<(Candidate<Action>, f64)> = after(rules, hand)
        .map(|(action, stand, hand)| {
            let node = standing.tree.find(stand, &hand);
            let of = |values: &[f64]| node.map_or(1.0, |node| values[node]);
            let value = ((1.0 - of(&values)) * EXACT).round() / EXACT;
            (Candidate { action, value }, of(&standing.plain))
        })
        .collect();
    // Of what gets away as often, that which brings the better result is what people expect.
    candidates.sort_by(|(a, plain), (b, other)| b.value.total_cmp(&a.value).then(plain.total_cmp(other)));
    candidates.into_iter().map(|(candidate, _)| candidate).collect()
}

/// What a decision leads to, if all that follows is played for that alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leads {
    /// The best mean result; where the turn decides about the stroke, how likely it is.
    pub mean: f64,
    pub beats: Option<Beats>,
    pub is_certain: bool,
    pub loses: Loses,
}

/// The worst result on the table, how likely it is to do better, and to do as well at least.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Beats {
    pub worst: Amount,
    pub past: f64,
    pub level: f64,
}

pub fn leads<T: Turns>(rules: &T, hand: &Hand, action: Action, worst: Option<Amount>) -> Option<Leads> {
    let tree = tree(rules);
    let (_, stand, hand) = after(rules, hand).find(|(other, ..)| *other == action)?;
    let node = tree.find(stand, &hand)?;
    let plain = tree.plain()[node];
    let likely = |is_good: &dyn Fn(&Amount) -> bool| {
        let costs: Vec<f64> = tree.results.iter().map(|amount| if is_good(amount) { 0.0 } else { 1.0 }).collect();
        1.0 - tree.least(&costs)[node]
    };
    let beats = |worst: Amount| {
        let is_better = |amount: &Amount| if tree.loses == Loses::Lowest { *amount > worst } else { *amount < worst };
        Beats { worst, past: likely(&is_better), level: likely(&|amount| *amount == worst || is_better(amount)) }
    };
    let mean = if tree.loses == Loses::Lowest { -plain } else { plain };
    let beats = worst.filter(|_| tree.loses != Loses::Each).map(beats);
    Some(Leads { mean, beats, is_certain: stand == Stand::Ended, loses: tree.loses })
}

/// The dice that have been kept, in rising order, once it is decided so.
pub fn keeps<T: Turns>(rules: &T, hand: &Hand, action: Action) -> Vec<u8> {
    let mut hand = hand.clone();
    act(rules, &mut hand, action);
    hand.rising()
}

/// What brings the best result on the average.
pub fn plain<T: Turns>(rules: &T, hand: &Hand) -> Option<Action> {
    let tree = tree(rules);
    let values = tree.plain();
    let worth = |(action, stand, hand): (Action, Stand, Hand)| Some((action, values[tree.find(stand, &hand)?]));
    after(rules, hand).filter_map(worth).min_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
}

/// By one who is alone: the chance of getting away where a turn decides about the stroke, else the mean result. Exact.
pub fn optimum<T: Turns>(rules: &T) -> (f64, Phrase) {
    let tree = tree(rules);
    let hands = tree.hands();
    let value = match tree.loses {
        Loses::Each => Ratio::from_integer(1) - tree.optimum(),
        Loses::Lowest | Loses::Highest => tree.optimum(),
    };
    let exact = value.to_string();
    let how = match tree.loses {
        Loses::Each => phrase!("tavern-optimum-chance", exact, hands),
        Loses::Lowest => phrase!("tavern-optimum-highest", exact, hands),
        Loses::Highest => phrase!("tavern-optimum-lowest", exact, hands),
    };
    (number(value), how)
}

#[expect(clippy::cast_precision_loss, reason = "a number for people, as exact as a float can be")]
fn number(value: Ratio<i128>) -> f64 {
    *value.numer() as f64 / *value.denom() as f64
}

fn after<T: Turns>(rules: &T, hand: &Hand) -> impl Iterator<Item = (Action, Stand, Hand)> {
    legal(rules, hand).into_iter().map(|action| {
        let mut hand = hand.clone();
        let stand = act(rules, &mut hand, action);
        (action, stand, hand)
    })
}
