//! A game in which everybody has one turn, which comes to a result (`docs/rules/pub-games.md`): the flow that most
//! pub games share. Knows none of them: dice, throws and results are told by [`Turns`].

use base::draw::Drawing;
use base::phrase::{Phrase, phrase};

use super::action::Action;
use super::part::{Amount, Circle, EveningPart, Gives, Hand, StepResult, Ties, Wait};
use super::scene::caption::{self, Caption, Went};
use super::scene::{Scene, SceneContext};
use super::solve::{self, Leads};
use super::turns::{Loses, Past, Stand, Turns, act, due, legal, roll};
use crate::game::Seat;
use crate::game::bot::Candidate;

#[derive(Clone, Debug, PartialEq)]
pub struct Round<T> {
    pub rules: T,
    /// The faces of each throw of the turn under way, as they fell.
    pub throws: Vec<Vec<u8>>,
    pub last: Option<Past>,
    circle: Circle,
    stand: Stand,
}

impl<T: Turns> Round<T> {
    pub fn new(rules: T, order: Vec<Seat>) -> Self {
        let circle = Circle::new(order, rules.turn_rules().throws);
        Self { rules, throws: Vec::new(), last: None, circle, stand: Stand::Roll }
    }

    /// The turn that is to be seen: the one under way once something was thrown in it, the last one until then.
    pub fn shown(&self) -> Option<Past> {
        match self.circle.mover() {
            Some(seat) if !self.throws.is_empty() => {
                Some(Past { seat, throws: self.throws.clone(), hand: self.circle.hand.clone(), result: None })
            }
            Some(_) | None => self.last.clone(),
        }
    }

    fn next(&mut self, stand: Stand) -> StepResult {
        self.stand = stand;
        let Some(seat) = self.circle.mover().filter(|_| stand == Stand::Ended) else { return StepResult::nothing() };
        let amount = self.rules.result(&self.circle.hand);
        self.circle.results[seat] = Some(amount);
        let throws = std::mem::take(&mut self.throws);
        self.last = Some(Past { seat, throws, hand: self.circle.hand.clone(), result: Some(amount) });
        self.circle.at += 1;
        let turn_rules = self.rules.turn_rules();
        let each = turn_rules.loses == Loses::Each;
        let strokes = if each && amount == Amount::from(1) { vec![seat] } else { Vec::new() };
        if self.circle.mover().is_some() {
            self.circle.hand = Hand::fresh(turn_rules.throws);
            self.stand = Stand::Roll;
            return StepResult { strokes, end: None };
        }
        if each {
            StepResult::over(strokes)
        } else {
            StepResult::last(self.worst().map_or_else(Vec::new, |(seats, _)| seats))
        }
    }

    /// Who shares the last place so far, and with which result; none where there is no such place, or nobody had a turn.
    pub fn worst(&self) -> Option<(Vec<Seat>, Amount)> {
        let of = |seat: &Seat| self.circle.results[*seat];
        let results = self.circle.order.iter().filter_map(of);
        let worst = match self.rules.turn_rules().loses {
            Loses::Lowest => results.min(),
            Loses::Highest => results.max(),
            Loses::Each => None,
        }?;
        Some((self.circle.order.iter().copied().filter(|seat| of(seat) == Some(worst)).collect(), worst))
    }
}

impl<T: Prop> EveningPart for Round<T> {
    fn wait(&self) -> Wait {
        match self.stand {
            Stand::Roll => self.circle.throws(due(&self.rules, &self.circle.hand)),
            Stand::Decide => Wait::Decide(self.circle.mover().into_iter().collect()),
            Stand::Ended => Wait::Nothing,
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        match self.stand {
            Stand::Decide if self.circle.mover() == Some(seat) => legal(&self.rules, &self.circle.hand),
            Stand::Roll | Stand::Decide | Stand::Ended => Vec::new(),
        }
    }

    fn roll(&mut self, faces: &[u8]) -> StepResult {
        self.throws.push(faces.to_vec());
        let stand = roll(&self.rules, &mut self.circle.hand, faces);
        self.next(stand)
    }

    fn act(&mut self, _seat: Seat, action: Action) -> StepResult {
        let stand = act(&self.rules, &mut self.circle.hand, action);
        self.next(stand)
    }

    fn again(&mut self, order: Vec<Seat>) {
        self.circle = self.circle.again(order, self.rules.turn_rules().throws);
        self.stand = Stand::Roll;
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn follows(&self) -> bool {
        !self.throws.is_empty()
    }

    fn in_the_open(&self) -> Option<usize> {
        self.rules.in_the_open()
    }

    fn prepare(&self, ties: Ties) {
        if self.rules.has_choices() {
            solve::prepare(&self.rules, self.circle.order.len(), ties);
        }
    }

    fn gives(&self) -> Gives {
        match self.rules.turn_rules().loses {
            Loses::Each => Gives::Each(solve::stroke(&self.rules)),
            Loses::Lowest | Loses::Highest => Gives::Last(1),
        }
    }

    fn judge(&self, _seat: Seat, ties: Ties, gains: Option<&[f64]>) -> Vec<Candidate<Action>> {
        let before = &self.circle.order[..self.circle.at];
        let standing: Vec<Amount> = before.iter().filter_map(|seat| self.circle.results[*seat]).collect();
        let gains = gains.map(|gains| self.circle.order.iter().map(|seat| gains[*seat]).collect::<Vec<f64>>());
        solve::judge(&self.rules, &self.circle.hand, &standing, (self.circle.order.len(), ties), gains.as_deref())
    }

    fn leads(&self, action: Action) -> Option<Leads> {
        let worst = self.worst().map(|(_, amount)| amount);
        solve::leads(&self.rules, &self.circle.hand, action, worst)
    }

    fn why(&self, played: Action, better: Action) -> Option<Phrase> {
        let keeps = |action| solve::keeps(&self.rules, &self.circle.hand, action);
        self.rules.why(&keeps(played), &keeps(better))
    }

    fn optimum(&self) -> Option<(f64, Phrase)> {
        Some(solve::optimum(&self.rules))
    }

    fn plain(&self, _seat: Seat) -> Option<Action> {
        solve::plain(&self.rules, &self.circle.hand)
    }
}

pub trait Prop: Turns {
    /// What stands on the stage, `shown` being the turn that is to be seen, empty where nothing was thrown.
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &SceneContext<'_>);
    /// Whether that shows what everybody has come to.
    const SHOWS_ALL: bool = false;
    fn comes_to(&self, amount: Amount) -> Phrase {
        phrase!("tavern-stage-pips", pips = amount.to_integer())
    }
    /// What is tried, in a few words.
    fn aim(&self) -> Phrase {
        phrase!("tavern-stage-total")
    }
    /// Why it is better to keep these dice than others, where that follows from the dice themselves.
    fn why(&self, _played: &[u8], _better: &[u8]) -> Option<Phrase> {
        None
    }
}

impl<T: Prop> Scene for Round<T> {
    fn caption(&self, stage: &SceneContext<'_>) -> Caption {
        caption(self, stage)
    }

    fn set(&self, drawing: &mut Drawing, stage: &SceneContext<'_>) {
        T::set(drawing, self, &self.shown().unwrap_or_default(), stage);
    }

    fn shows_all(&self) -> bool {
        T::SHOWS_ALL
    }

    fn comes_to(&self, seat: Seat) -> Option<Phrase> {
        self.circle.results[seat].map(|amount| self.rules.comes_to(amount))
    }
}

fn caption<T: Prop>(round: &Round<T>, stage: &SceneContext<'_>) -> Caption {
    let (turn_rules, shown, mover) = (round.rules.turn_rules(), round.shown(), round.mover());
    let went = shown.as_ref().and_then(|past| past.result).map_or(Went::On, |amount| {
        let came = round.rules.comes_to(amount);
        match (turn_rules.loses, amount == 1.into()) {
            (Loses::Each, true) => Went::Badly(came),
            (Loses::Each, false) => Went::Well(came),
            (Loses::Lowest | Loses::Highest, _) => Went::Seen,
        }
    });
    let next = mover.and_then(|seat| match &shown {
        None => Some(phrase!("tavern-stage-begins")),
        Some(_) if went != Went::On => Some(caption::next(stage, seat)),
        Some(_) if turn_rules.throws == 1 => None,
        Some(_) => Some(phrase!("tavern-stage-left", left = round.hand().left)),
    });
    Caption { seat: shown.map(|past| past.seat).or(mover), went, next, foot: Some(foot(round, stage)) }
}

fn foot<T: Prop>(round: &Round<T>, stage: &SceneContext<'_>) -> Phrase {
    let aim = round.rules.aim();
    let Some((worst, amount)) = round.worst() else { return phrase!("tavern-stage-aim", aim) };
    let names = stage.view.people(worst);
    let came = round.rules.comes_to(amount);
    if round.mover().is_some() {
        phrase!("tavern-stage-beat", aim, names, came)
    } else {
        phrase!("tavern-stage-last", names, came)
    }
}
