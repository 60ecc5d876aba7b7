//! Why a decision is better than another, by ideas that can be counted on the sheet. Knows no picture. Bounds were set
//! by what the strong player thinks of decisions of easy and medium: where an idea speaks for one of two, that one is
//! better in four of five cases, by most ideas in nine of ten (`research/src/bin/coach_reasons.rs`).

use std::ops::RangeInclusive;

use base::phrase::{Phrase, phrase};

use super::super::facts;
use super::super::field::{Field, Line};
use super::super::rules::{Action, KARMA, Namaste, Player};
use crate::game::Seat;

const MOST_REASONS: usize = 2;
/// Points of completed lines that matter.
const POINTS: i64 = 3;
/// Spaces of its row and column that a number limits more than another does.
const WAY: usize = 2;
/// … once a sheet is filled beyond [`BEGUN`].
const WAY_LATE: usize = 3;
/// Of another number it has to be so many more of all spaces, also of those that it limits through others.
const WAY_OF_OTHER: usize = 4;
/// A number limits so few that it is in nobody's way.
const FREE: usize = 2;
/// How far a number may lie from what suits its space.
const SUITS: f64 = 3.0;
const BEGUN: usize = 6;
/// So far from it that being in nobody's way is no reason.
const FAR: f64 = 5.0;
/// So many spaces are a crowd on the side of a number where room is short.
const CROWD: usize = 3;
/// Of a hundred rolls those that fill the last space of a line, if somebody can hope to be first there.
const HOPEFUL: i64 = 15;
/// Low numbers, as the turquoise die and one or two others make them; so many more spaces have to need higher ones.
const LOW: u8 = 10;
const MORE_ROOM: usize = 4;
/// A space that takes no more numbers than these waits for its own.
const ROOMY: usize = 3;
/// A line that needs so few more spaces is near.
const NEAR: usize = 2;
/// With more spaces filled than these one near line speaks for nothing any more, only two.
const STARTED: usize = 10;
/// So much more has to fit a truth box that a number is too little for it.
const MORE_TRUTH: i64 = 4;
/// A number that a truth box is glad of where it scores in full.
const GOOD_TRUTH: u8 = 10;
/// With so many spaces filled a sheet is young; with more than [`LATE`] every point at once counts.
const YOUNG: usize = 4;
const LATE: usize = 12;
/// Of a hundred rolls those that fit more often, and open high spaces, that speak for other dice.
const FITS: i64 = 10;
const HIGH_FIELDS: usize = 3;
const MIDDLING: RangeInclusive<u8> = 9..=17;
/// More lines than these are counted and not named.
const LISTED: usize = 3;
const ALL_WHITE: u8 = 3;

pub(super) fn reason(game: &Namaste, seat: Seat, played: Action, better: Action) -> Vec<Phrase> {
    let Some(sheet) = game.players().get(seat) else { return Vec::new() };
    let turquoise = game.thrown().map_or(0, |(_, turquoise)| turquoise);
    let entry = |(field, sum)| Entry::of(game, seat, sheet, field, sum);
    let reasons = match (played, better) {
        (Action::Dice(played), Action::Dice(better)) => dice(sheet, played, better),
        (Action::Enter(at, other), Action::Enter(field, sum)) => entries(&entry((at, other)), &entry((field, sum))),
        (Action::Karma | Action::Pass, Action::Enter(field, sum)) => {
            let better = entry((field, sum));
            if played == Action::Karma {
                vec![better.completes(None), costs(game, sheet, turquoise)]
            } else {
                vec![better.completes(None).or_else(|| better.brings_near(None)).or_else(|| better.is_free())]
            }
        }
        (Action::Enter(at, other), Action::Karma | Action::Pass) => {
            let played = entry((at, other));
            let ends = played.ends_behind();
            let gap = played.shuts(None).or_else(|| played.narrows(None));
            let place = played.is_out_of_place(None);
            let leads = leads_at_the_end(game, seat, turquoise);
            if better == Action::Pass {
                vec![ends, gap, place, played.waits_for_more()]
            } else if ends.is_some() || leads.is_some() {
                vec![ends.or(leads)]
            } else {
                // A truth box is worth something whatever it shuts.
                let harm = if played.field.truth().is_some() { None } else { gap.or(place) };
                let spent = harm.as_ref().and_then(|_| spends(game, sheet, turquoise));
                vec![harm, spent]
            }
        }
        (Action::Dice(_), Action::Enter(..) | Action::Karma | Action::Pass)
        | (Action::Enter(..), Action::Dice(_))
        | (Action::Karma | Action::Pass, Action::Dice(_) | Action::Karma | Action::Pass) => Vec::new(),
    };
    reasons.into_iter().flatten().take(MOST_REASONS).collect()
}

fn dice(sheet: &Player, played: u8, better: u8) -> Vec<Option<Phrase>> {
    let both = |of: &dyn Fn(u8) -> i64| (of(better), of(played));
    let fits = both(&|white| facts::enters(sheet, white));
    let fitting = (fits.0 - fits.1 >= FITS)
        .then(|| phrase!("namaste-coach-dice-fits", better, chance = fits.0, played, other = fits.1));
    let fields = facts::high_fields(sheet);
    let (chance, other) = both(&|white| facts::percent_of(white, |sum| sum >= facts::HIGH));
    let high = (better == ALL_WHITE && fields >= HIGH_FIELDS)
        .then(|| phrase!("namaste-coach-dice-high", high = facts::HIGH, chance, other));
    let spaces = facts::beyond_one_die(sheet, better);
    let reached = facts::percent_of(better, |sum| sum > facts::most(1) && facts::fits(sheet, sum) > 0);
    let more = (played == 1 && spaces > 1 && reached >= HOPEFUL)
        .then(|| phrase!("namaste-coach-dice-more", most = facts::most(1), spaces));
    vec![fitting.or(high).or(more)]
}

fn entries(played: &Entry<'_>, better: &Entry<'_>) -> Vec<Option<Phrase>> {
    let lines = better.completes_more_than(played);
    let worth = if lines.is_none() { better.is_worth_more(played) } else { None };
    let shuts = played.shuts(Some(better));
    let place = played.is_out_of_place(Some(better));
    let narrows = || played.narrows(Some(better));
    let way = || better.limits_less_than(played, WAY);
    // What is shut is narrow as well, and what is out of place limits many: that would be the same fact twice.
    let (shut_or_narrow, place_or_way) = (shuts.or_else(narrows), place.or_else(way));
    let (next, waits) = if lines.is_none() && better.suits_with(played) {
        (better.brings_near(Some(played)), if better.field.truth().is_none() { played.may_wait() } else { None })
    } else {
        (None, None)
    };
    let before = lines.as_ref().and_then(|_| better.comes_before(played));
    let said = [lines, before, worth, shut_or_narrow, place_or_way, next.or(waits)];
    let is_said = said.iter().any(Option::is_some) || better.game.is_last_round();
    // Where lines are completed, only that counts.
    if is_said || !played.lines.is_empty() || !better.lines.is_empty() {
        said.into()
    } else {
        let outweighs = !better.harms_more_than(played);
        let more = outweighs.then(|| better.has_more_room(played).or_else(|| better.is_nearer(played))).flatten();
        vec![more.or_else(|| better.is_slightly_better(played))]
    }
}

/// A sum that may be entered, and what is counted of it.
struct Entry<'a> {
    game: &'a Namaste,
    seat: Seat,
    sheet: &'a Player,
    field: Field,
    sum: u8,
    after: Player,
    /// The lines it completes, and what they bring.
    lines: Vec<Line>,
    line_points: i64,
    limits: facts::Limits,
    /// Empty spaces of its row and column that it leaves fewer numbers.
    narrowed: usize,
    misfit: f64,
}

impl<'a> Entry<'a> {
    fn of(game: &'a Namaste, seat: Seat, sheet: &'a Player, field: Field, sum: u8) -> Self {
        let mut after = sheet.clone();
        let lines: Vec<Line> = after.enter(field, sum).collect();
        let line_points = lines.iter().filter_map(|line| after.line_points(*line)).map(i64::from).sum();
        let (limits, misfit) = (facts::limits(sheet, field, sum), facts::misfit(field, sum));
        let narrowed = facts::narrowed(sheet, field, sum, facts::useful);
        Self { game, seat, sheet, field, sum, after, lines, line_points, limits, narrowed, misfit }
    }

    fn completes(&self, beside: Option<&Self>) -> Option<Phrase> {
        let less = beside.map_or(0, |beside| beside.line_points);
        if self.line_points - less < POINTS {
            return None;
        }
        let (sum, field, points) = (self.sum, self.field.to_string(), self.line_points);
        let line = super::line(*self.lines.first()?);
        if let Some(other) = beside.filter(|other| other.line_points > 0) {
            let named = |entry: &Self| entry.lines.iter().map(|line| super::line(*line)).collect::<Vec<Phrase>>();
            let (lines, spared, at) = (named(self), named(other), other.field.to_string());
            let other = other.sum;
            return Some(phrase!("namaste-coach-race-more", sum, field, lines, points, other, at, spared, less));
        }
        Some(match self.lines.get(1) {
            Some(second) => phrase!("namaste-coach-race-both", sum, field, points, line, second = super::line(*second)),
            None if self.after.is_crossed(self.lines[0]) => {
                phrase!("namaste-coach-race-half", sum, field, points, line)
            }
            None => phrase!("namaste-coach-race-full", sum, field, points, line),
        })
    }

    fn truth_points(&self) -> i64 {
        self.field.truth().map_or(0, |truth| i64::from(truth.pays(self.sum)))
    }

    fn completes_more_than(&self, played: &Self) -> Option<Phrase> {
        let brings = |entry: &Self| entry.line_points + entry.truth_points();
        let is_more = brings(self) >= brings(played) + POINTS || self.comes_before(played).is_some();
        if is_more { self.completes(Some(played)) } else { None }
    }

    /// A truth box that is scored without a line can wait for one that brings less, unless others were first there.
    fn comes_before(&self, played: &Self) -> Option<Phrase> {
        let hurries = self.lines.iter().any(|line| !self.after.is_crossed(*line));
        let waits = hurries && played.lines.is_empty() && !self.game.is_last_round();
        (waits && played.truth_points() + POINTS > self.line_points)
            .then(|| phrase!("namaste-coach-race-tip", at = played.field.to_string()))
    }

    /// Another sum in the same space: what it scores there at once, or what it makes the line worth whose middle it is.
    fn is_worth_more(&self, other: &Self) -> Option<Phrase> {
        if self.field != other.field || self.loses().len() > other.loses().len() {
            return None;
        }
        let (field, sum, than) = (self.field.to_string(), self.sum, other.sum);
        if self.field.truth().is_some() {
            let [points, less] = [self, other].map(Self::truth_points);
            return (points > less).then(|| phrase!("namaste-coach-dice-tip", sum, field, points, other = than, less));
        }
        let is_middle = |line: &Line| line.middle() == self.field && facts::is_open(&self.after, *line);
        let line = facts::lines_of(self.field).find(is_middle)?;
        let worth = |sum: u8| if self.sheet.is_crossed(line) { sum.div_ceil(2) } else { sum };
        let (points, less) = (worth(sum), worth(than));
        let line = super::line(line);
        (points > less).then(|| phrase!("namaste-coach-dice-middle", line, sum, field, points, other = than, less))
    }

    fn others(&self) -> impl Iterator<Item = &Player> {
        self.game.players().iter().enumerate().filter(|(seat, _)| *seat != self.seat).map(|(_, player)| player)
    }

    fn ends_behind(&self) -> Option<Phrase> {
        let behind = self.others().map(Player::total).max()? - self.after.total();
        let ends = self.after.is_full() && !self.game.is_last_round() && behind > 0;
        ends.then(|| phrase!("namaste-coach-karma-full", sum = self.sum, field = self.field.to_string(), behind))
    }

    /// Leaves one space in a line that nobody has completed or is as near to, whose worth is known.
    fn brings_near(&self, other: Option<&Self>) -> Option<Phrase> {
        let near =
            |entry: &Self, line: &Line| !entry.sheet.is_crossed(*line) && facts::missing(&entry.after, *line) == 1;
        let is_contested = |line: &Line| self.others().any(|player| facts::missing(player, *line) < 2);
        let is_as_near =
            |other: &Self| !other.lines.is_empty() || facts::lines_of(other.field).any(|line| near(other, &line));
        if self.game.is_last_round() || other.is_some_and(is_as_near) {
            return None;
        }
        facts::lines_of(self.field).filter(|line| near(self, line) && !is_contested(line)).find_map(|line| {
            let last = line.fields().find(|field| self.after.number(*field).is_none())?;
            let points = self.after.number(line.middle())?;
            let hits = |white| facts::percent_of(white, |sum| self.after.fits(last, sum).is_ok());
            let is_hopeful = (1..=ALL_WHITE).any(|white| hits(white) >= HOPEFUL);
            is_hopeful.then(|| {
                let (field, last) = (self.field.to_string(), last.to_string());
                phrase!("namaste-coach-race-next", sum = self.sum, field, last, line = super::line(line), points)
            })
        })
    }

    fn harms_more_than(&self, other: &Self) -> bool {
        self.misfit.abs() - other.misfit.abs() >= SUITS - 1.0
            || self.loses().len() > other.loses().len()
            || self.newly(facts::narrow).len() > other.newly(facts::narrow).len()
    }

    /// A high number instead of a low one, where more spaces wait for high ones.
    fn has_more_room(&self, other: &Self) -> Option<Phrase> {
        let (few, many) = facts::sides(self.sheet, LOW);
        let fitting = facts::fitting(self.sheet, self.field);
        let needs_more = fitting.len() > ROOMY && fitting.first().is_some_and(|least| *least > LOW);
        let is_higher = self.sum > LOW && other.sum <= LOW && many >= few + MORE_ROOM;
        (is_higher && needs_more && other.field.truth().is_none()).then(|| {
            phrase!(
                "namaste-coach-dice-room",
                sum = self.sum,
                other = other.sum,
                many,
                least = LOW + 1,
                few,
                most = LOW
            )
        })
    }

    fn is_nearer(&self, other: &Self) -> Option<Phrase> {
        let filled = facts::filled(self.sheet);
        let mut left: Vec<(usize, Line)> = self.lines_through().collect();
        left.sort_by_key(|(missing, _)| *missing);
        let mut others: Vec<(usize, Line)> = other.lines_through().collect();
        others.sort_by_key(|(missing, _)| *missing);
        let is_won = |line: Line| !self.sheet.is_crossed(line) && facts::is_open(&self.after, line);
        let (sum, field, at) = (self.sum, self.field.to_string(), other.field.to_string());
        let first = left.iter().find(|(_, line)| is_won(*line)).copied();
        // Of two numbers the one that comes seldom may speak louder.
        let fewer = if self.sum == other.sum { 1 } else { 2 };
        if let (Some((missing, line)), Some((more, _))) = (first, others.first().copied())
            && missing <= NEAR
            && missing + fewer <= more
            && filled <= STARTED
            && other.field.truth().is_none()
        {
            return Some(phrase!("namaste-coach-race-short", sum, field, line = super::line(line), missing, at, more));
        }
        let ([(one, line), (two, second)], [(less, third), (more, fourth)]) = (&left[..], &others[..]) else {
            return None;
        };
        let are_others = [third, fourth].into_iter().all(|of| of != line && of != second);
        let are_near = are_others && *two <= NEAR && one <= less && two < more && (filled <= LATE || *two == 1);
        let (line, second) = (is_won(*line) && is_won(*second)).then(|| (super::line(*line), super::line(*second)))?;
        let (few, other, many) = (one + two, other.sum, less + more);
        let (third, fourth) = (super::line(*third), super::line(*fourth));
        are_near
            .then(|| phrase!("namaste-coach-race-two", sum, field, line, second, few, other, at, third, fourth, many))
    }

    fn lines_through(&self) -> impl Iterator<Item = (usize, Line)> {
        facts::lines_of(self.field).map(|line| (facts::missing(&self.after, line), line))
    }

    fn may_wait(&self) -> Option<Phrase> {
        let truth = self.field.truth()?;
        let is_good = truth.pays(self.sum) == self.sum && self.sum >= GOOD_TRUTH;
        let is_early = facts::filled(self.sheet) <= LATE && !self.game.is_last_round();
        let is_best = facts::fitting(self.sheet, self.field).last() == Some(&self.sum);
        let waits = is_early && !is_good && !is_best && self.lines.is_empty() && self.cramped().next().is_none();
        waits.then(|| phrase!("namaste-coach-race-tip", at = self.field.to_string()))
    }

    /// A truth box would score so much more for a number that still fits.
    fn waits_for_more(&self) -> Option<Phrase> {
        let (truth, points) = (self.field.truth()?, self.truth_points());
        let useful = facts::useful(self.sheet, self.field).into_iter();
        let (most, sum) = useful.map(|sum| (i64::from(truth.pays(sum)), sum)).max()?;
        let waits = self.lines.is_empty() && !self.game.is_last_round() && most >= points + MORE_TRUTH;
        let at = self.field.to_string();
        waits.then(|| phrase!("namaste-coach-race-tip-more", sum = self.sum, points, at, other = sum, most))
    }

    fn newly(&self, of: fn(&Player) -> Vec<Field>) -> Vec<Field> {
        let before = of(self.sheet);
        of(&self.after).into_iter().filter(|field| !before.contains(field)).collect()
    }

    fn cramped(&self) -> impl Iterator<Item = Field> {
        let left = |sheet: &Player, field: Field| facts::useful(sheet, field).len();
        let cramps = move |field: &Field| left(&self.after, *field) < left(self.sheet, *field);
        facts::narrow(&self.after).into_iter().filter(cramps)
    }

    fn loses(&self) -> Vec<Line> {
        let before = facts::lost(self.sheet);
        facts::lost(&self.after).into_iter().filter(|line| !before.contains(line)).collect()
    }

    /// The lines that it loses and the better one does not, where that one loses fewer, and what it leaves without a number.
    fn shuts(&self, better: Option<&Self>) -> Option<Phrase> {
        let (mut lines, spared) = (self.loses(), better.map_or_else(Vec::new, Self::loses));
        if lines.len() <= spared.len() {
            return None;
        }
        lines.retain(|line| !spared.contains(line));
        let (sum, at, count) = (self.sum, self.field.to_string(), lines.len());
        let shut = self.newly(facts::shut);
        let counts = |field: &&Field| lines.iter().any(|line| line.fields().any(|at| at == **field));
        let fields = shut.iter().filter(counts).map(|field| phrase!("namaste-field", field = field.to_string()));
        let fields: Vec<Phrase> = fields.collect();
        let is_shut = lines.iter().all(|line| line.fields().any(|field| shut.contains(&field)));
        let named: Vec<Phrase> = lines.into_iter().map(super::line).collect();
        Some(match (is_shut, count <= LISTED) {
            (true, true) => phrase!("namaste-coach-gaps-shut", sum, at, fields, lines = named),
            (true, false) => phrase!("namaste-coach-gaps-shut-many", sum, at, fields, count),
            (false, true) => phrase!("namaste-coach-gaps-line", sum, at, lines = named),
            (false, false) => phrase!("namaste-coach-gaps-many", sum, at, count),
        })
    }

    fn narrows(&self, better: Option<&Self>) -> Option<Phrase> {
        let narrow = self.newly(facts::narrow);
        if let Some(better) = better {
            let keeps = better.cramped().next().is_none() && self.loses().len() >= better.loses().len();
            if !keeps || facts::room(&self.after) >= facts::room(&better.after) {
                return None;
            }
        }
        let counts = |field: &Field| {
            let is_to_be_won = |line| facts::is_open(&self.after, line) && !self.sheet.is_crossed(line);
            facts::lines_of(*field).any(is_to_be_won)
                && facts::useful(&self.after, *field) == facts::fitting(&self.after, *field)
        };
        let field = narrow.into_iter().filter(counts).min_by_key(|field| facts::fitting(&self.after, *field).len())?;
        let (sum, at, left) = (self.sum, self.field.to_string(), facts::fitting(&self.after, field));
        let is_paid = better.is_some_and(|better| self.line_points > better.line_points);
        if is_paid && facts::fitting(self.sheet, field).len() <= left.len() + 1 {
            return None;
        }
        let field = field.to_string();
        Some(match left[..] {
            [one, two] => phrase!("namaste-coach-gaps-two", sum, at, field, one, two),
            _ => phrase!("namaste-coach-gaps-one", sum, at, field, one = left[0]),
        })
    }

    /// Too low or too high for where it stands: the spaces on that side are a crowd.
    fn is_out_of_place(&self, better: Option<&Self>) -> Option<Phrase> {
        let is_low = self.misfit < 0.0;
        let side = |entry: &Self| if is_low { entry.limits.below } else { entry.limits.above };
        let beside = better.filter(|better| better.field != self.field);
        let (newly, less) = (side(self), beside.map_or(0, side));
        let worse = better.is_none_or(|better| self.misfit.abs() - better.misfit.abs() >= SUITS - 1.0);
        let is_off = self.misfit.abs() >= SUITS && worse && newly >= CROWD.max(less + 2);
        // A high number has few above it, which are hard to fill.
        let tops = better.is_some_and(|better| self.sum == better.sum)
            && self.sum >= facts::HIGH
            && facts::filled(self.sheet) <= YOUNG
            && !is_low
            && newly > less;
        let (sum, at, crowd) = (self.sum, self.field.to_string(), newly);
        // Where that says it, its own place is good enough.
        let is_in_the_way = || better.is_some_and(|better| better.limits_less_than(self, WAY).is_some());
        (is_off || tops && !is_in_the_way() && crowd >= CROWD).then(|| {
            if is_low {
                phrase!("namaste-coach-place-low", sum, at, crowd)
            } else {
                phrase!("namaste-coach-place-high", sum, at, crowd)
            }
        })
    }

    fn suits_with(&self, other: &Self) -> bool {
        self.misfit.abs() - other.misfit.abs() < SUITS
    }

    fn limits_less_than(&self, played: &Self, fewer: usize) -> Option<Phrase> {
        let (less, more) = (self.narrowed, played.narrowed);
        let fewer = if facts::filled(self.sheet) > BEGUN { fewer.max(WAY_LATE) } else { fewer };
        let least = if self.sum == played.sum { 0 } else { WAY_OF_OTHER };
        let is_less = more >= less + fewer && played.limits.all() >= self.limits.all() + least;
        // A high number at the lower right limits many, and does them no harm.
        let are_alike = self.sum == played.sum || [self.sum, played.sum].iter().all(|sum| MIDDLING.contains(sum));
        let narrows = |entry: &Self| entry.newly(facts::narrow).len();
        if narrows(self) > narrows(played) {
            return None;
        }
        // What a truth box scores at once says more.
        let scores = self.field.truth().is_some();
        if !is_less || !self.suits_with(played) || !are_alike || self.misfit.abs() > FAR || scores {
            return None;
        }
        let (sum, field, at) = (self.sum, self.field.to_string(), played.field.to_string());
        Some(if self.sum == played.sum {
            phrase!("namaste-coach-way-less", sum, field, less, at, more)
        } else {
            phrase!("namaste-coach-way-other", sum, field, less, other = played.sum, at, more)
        })
    }

    /// Of two spaces for one number the better, where nothing else is said: what speaks for it changes as a sheet fills.
    fn is_slightly_better(&self, played: &Self) -> Option<Phrase> {
        if self.sum != played.sum {
            return None;
        }
        let filled = facts::filled(self.sheet);
        if filled > LATE {
            return played.waits_for(self);
        }
        self.limits_less_than(played, 1).filter(|_| filled > BEGUN && self.narrowed == 0)
    }

    /// A truth box that pays half can wait for a line that is still to be filled.
    fn waits_for(&self, better: &Self) -> Option<Phrase> {
        let is_half = self.field.truth().is_some_and(|truth| truth.pays(self.sum) < self.sum);
        let mut lines = better.lines_through();
        let helps = better.field.truth().is_none() && lines.any(|(_, line)| facts::is_open(&better.after, line));
        (is_half && helps).then(|| phrase!("namaste-coach-race-tip", at = self.field.to_string()))
    }

    fn is_free(&self) -> Option<Phrase> {
        // Where nothing useful is lost, what is lost all the same is counted.
        let lost = facts::narrowed(self.sheet, self.field, self.sum, facts::fitting);
        let spaces = if self.narrowed == 0 { lost } else { self.narrowed };
        let is_early = facts::filled(self.sheet) <= LATE;
        let is_well = !is_early || self.misfit.abs() < SUITS && self.field.truth().is_none();
        if spaces.max(self.limits.all()) > FREE
            || !self.loses().is_empty()
            || !self.newly(facts::narrow).is_empty()
            || !is_well
        {
            return None;
        }
        Some(phrase!("namaste-coach-way-pass", sum = self.sum, field = self.field.to_string(), spaces))
    }
}

/// What bad karma costs where an entry is better.
fn costs(game: &Namaste, sheet: &Player, points: u8) -> Option<Phrase> {
    Some(match boxes_left(game, sheet)? {
        0 => phrase!("namaste-coach-karma-last", points),
        left => phrase!("namaste-coach-karma-costs", points, left),
    })
}

/// The boxes that bad karma leaves; none in the last round, where they are of no use.
fn boxes_left(game: &Namaste, sheet: &Player) -> Option<usize> {
    KARMA.checked_sub(sheet.karma().len() + 1).filter(|_| !game.is_last_round())
}

/// What bad karma costs where it is better, and what it leaves.
fn spends(game: &Namaste, sheet: &Player, points: u8) -> Option<Phrase> {
    let left = boxes_left(game, sheet).filter(|left| *left > 0)?;
    Some(phrase!("namaste-coach-karma-instead", points, left))
}

/// The last box of karma ends the match, which suits only a leader.
fn leads_at_the_end(game: &Namaste, seat: Seat, points: u8) -> Option<Phrase> {
    let own = game.players().get(seat)?;
    boxes_left(game, own).filter(|left| *left == 0)?;
    let others = game.players().iter().enumerate().filter(|(other, _)| *other != seat);
    let lead = own.total() - i64::from(points) - others.map(|(_, other)| other.total()).max()?;
    (lead > 0).then(|| phrase!("namaste-coach-karma-ends", lead))
}

#[cfg(test)]
mod tests;
