//! A second reading of Kvátrutafl's rules: slow, by trial of every step in every order. It shares nothing with the
//! game's own code and knows only `docs/rules/kvatrutafl.md`; numbers in brackets are that file's special rules.

/// Where a man is along its own way: the bar, 1 to 24, off.
pub const BAR: usize = 0;
pub const START: usize = 1;
pub const OFF: usize = 25;

/// A formation: its name, whether it may be declared after the other side has borne off, its points with their men.
pub type Formation = (&'static str, bool, &'static [(usize, u8)]);

pub const FORMATIONS: [Formation; 5] = [
    ("meistari", true, &[(24, 15)]),
    ("stutti-munkur", true, &[(22, 5), (23, 5), (24, 5)]),
    ("langi-munkur", true, &[(20, 3), (21, 3), (22, 3), (23, 3), (24, 3)]),
    ("langi-hryggur", false, &[(19, 3), (20, 3), (21, 3), (22, 3), (23, 3)]),
    ("litil-meistari", false, &[(24, 8), (23, 7)]),
];

/// What may be declared: everything, nothing (the extra throw), or what the after-throws allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Play,
    Extra,
    After,
}

/// All men, each side's counted along its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    pub men: [[u8; 26]; 2],
    pub unlocked: [bool; 2],
    pub exposed: [bool; 2],
}

/// Why a step cannot be made, as far as the test wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    BarFirst,
    Entry,
    Five,
    Lock,
    Closed,
    NotHome,
    NotRearmost,
    Nothing,
}

/// One man by one die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step {
    pub die: u8,
    pub from: u8,
    pub to: u8,
    pub hit: bool,
}

/// A sequence of steps and where it leads. Ordered as the notation's canonical choice: by the first step's die, then
/// its man, then the next step; the shorter of two that begin alike first.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    pub steps: [Step; 4],
    pub count: usize,
    pub board: Board,
    pub hit: bool,
    /// The last man is off, or the other side is shut on the bar.
    pub over: bool,
    left: [u8; 2],
    man: usize,
}

/// A turn that may be taken.
#[derive(Clone, Debug)]
pub struct Line {
    pub walk: Walk,
    pub text: String,
    /// The formation, and whether by half a throw.
    pub declared: Option<(&'static str, bool)>,
}

/// The same point counted along the other side's way.
pub fn across(point: usize) -> usize {
    if point <= 12 { point + 12 } else { point - 12 }
}

pub fn letter(side: usize, point: usize) -> char {
    let place = if side == 0 { point - 1 } else { (point + 11) % 24 };
    char::from(b'a' + u8::try_from(place).expect("24 points"))
}

impl Board {
    fn closed(&self, mover: usize, point: usize) -> bool {
        let (other, there) = (1 - mover, across(point));
        self.men[other][there] >= 2 && !(self.exposed[other] && there == 7)
    }

    /// Whether a closed point lies in a block of six or more and `from` before it (5).
    fn in_block(&self, mover: usize, from: usize, point: usize) -> bool {
        let (mut low, mut high) = (point, point);
        while low > 1 && self.closed(mover, low - 1) {
            low -= 1;
        }
        while high < 24 && self.closed(mover, high + 1) {
            high += 1;
        }
        high - low >= 5 && from < low
    }

    /// The longest row of points with two or more men of a side.
    pub fn longest_row(&self, side: usize) -> usize {
        let (mut best, mut row) = (0, 0);
        for point in 1..=24 {
            row = if self.men[side][point] >= 2 { row + 1 } else { 0 };
            best = best.max(row);
        }
        best
    }

    /// How a side is shut on the bar: more men there than points to enter (`jan`), or no point (`stor-jan`).
    pub fn shut(&self, side: usize) -> Option<&'static str> {
        let waiting = usize::from(self.men[side][BAR]);
        if waiting == 0 {
            return None;
        }
        let (mut open, mut by_block) = (0, 0);
        for point in (1..=6).filter(|point| self.men[side][*point] == 0) {
            if !self.closed(side, point) {
                open += 1;
            } else if self.in_block(side, BAR, point) {
                by_block += 1;
            }
        }
        match open + by_block {
            _ if by_block == 6 => None,
            0 => Some("stor-jan"),
            points if waiting > points => Some("jan"),
            _ => None,
        }
    }

    /// Whether a block lets a side enter where it could not else.
    pub fn opened(&self, side: usize) -> bool {
        (1..7).any(|point| self.closed(side, point) && self.in_block(side, BAR, point))
    }

    fn is(&self, side: usize, formation: &[(usize, u8)]) -> bool {
        formation.iter().all(|(point, men)| self.men[side][*point] == *men)
    }

    /// The board after a step; `four` where it is one of the four steps of a first 6–6 (1).
    pub fn step(&self, mover: usize, from: usize, die: usize, four: bool) -> Result<(Self, Step), No> {
        let (mine, other) = (&self.men[mover], 1 - mover);
        if mine[from] == 0 {
            return Err(No::Nothing);
        }
        let mut to = from + die;
        if from == BAR {
            if mine[to] > 0 {
                return Err(No::Entry);
            }
        } else if mine[BAR] > 0 {
            return Err(No::BarFirst);
        } else if from > 12 && mine[START] > 10 {
            return Err(No::Five);
        } else if to > 24 {
            if mine[..19].iter().any(|men| *men > 0) {
                return Err(No::NotHome);
            }
            if to > 25 && mine[19..from].iter().any(|men| *men > 0) {
                return Err(No::NotRearmost);
            }
            to = OFF;
        } else if mine[to] > 0 && !self.unlocked[mover] && !four {
            return Err(No::Lock);
        }
        let mut next = *self;
        let mut hit = false;
        if to != OFF {
            let there = across(to);
            if self.closed(mover, to) && !self.in_block(mover, from, to) {
                return Err(No::Closed);
            }
            let taken = std::mem::take(&mut next.men[other][there]);
            next.men[other][BAR] += taken;
            hit = taken > 0;
            next.exposed[other] &= !(hit && there == 7);
        }
        next.men[mover][from] -= 1;
        next.men[mover][to] += 1;
        next.exposed[mover] &= from != 7 && to != 7;
        next.unlocked[mover] |= to == 12;
        let [die, from, to] = [die, from, to].map(|number| u8::try_from(number).expect("a small number"));
        Ok((next, Step { die, from, to, hit }))
    }
}

impl Walk {
    fn steps(&self) -> &[Step] {
        &self.steps[..self.count]
    }

    /// What tells two walks of one length apart, but for their order.
    fn place(&self) -> (Board, bool, [u8; 2], usize) {
        (self.board, self.hit, self.left, self.man)
    }

    pub fn text(&self, side: usize) -> String {
        let mut words = Vec::new();
        for step in self.steps() {
            words.push(said(side, step));
        }
        words.join(" ")
    }
}

/// A step as the record writes it.
pub fn said(side: usize, step: &Step) -> String {
    let from = match usize::from(step.from) {
        BAR => "bar".to_owned(),
        point => letter(side, point).to_string(),
    };
    let to = match usize::from(step.to) {
        OFF => "off".to_owned(),
        point => letter(side, point).to_string(),
    };
    format!("{from}-{to}{}", if step.hit { "*" } else { "" })
}

/// Everything a side can do with a throw.
#[derive(Clone, Debug)]
pub struct Throw {
    pub board: Board,
    pub mover: usize,
    /// The dice from low to high.
    pub dice: [u8; 2],
    pub stage: Stage,
    /// All four by one man, on the side's first throw (1).
    pub one_man: bool,
    /// Four men at once, on the side's first throw (1).
    pub four: bool,
}

impl Throw {
    pub fn new(board: Board, mover: usize, mut dice: [u8; 2], first: bool, stage: Stage) -> Self {
        dice.sort_unstable();
        let double = dice[0] == dice[1];
        Self { board, mover, dice, stage, one_man: first && double && dice[0] < 6, four: first && dice[0] == 6 }
    }

    /// How many steps the dice give.
    pub fn pool(&self) -> usize {
        if self.dice[0] == self.dice[1] { 4 } else { 2 }
    }

    /// Before any step.
    pub fn origin(&self) -> Walk {
        let left = if self.pool() == 4 { [4, 0] } else { [1, 1] };
        let man = if self.one_man { START } else { OFF };
        Walk { steps: [Step::default(); 4], count: 0, board: self.board, hit: false, over: false, left, man }
    }

    /// Every walk longer by one step, by die, then by man.
    pub fn longer(&self, walk: &Walk, mut refused: impl FnMut(usize, u8, No)) -> Vec<Walk> {
        let mut all = Vec::new();
        for which in (0..2).filter(|which| walk.left[*which] > 0 && !walk.over) {
            let die = self.dice[which];
            for from in 0..25 {
                let another = (walk.man != OFF && walk.man != from) || (self.four && from != START);
                if another || walk.board.men[self.mover][from] == 0 {
                    continue;
                }
                match walk.board.step(self.mover, from, usize::from(die), self.four) {
                    Err(why) => refused(from, die, why),
                    Ok((board, step)) => {
                        let mut next = *walk;
                        next.board = board;
                        next.steps[walk.count] = step;
                        next.count += 1;
                        next.hit |= step.hit;
                        next.left[which] -= 1;
                        next.man = if self.one_man { usize::from(step.to) } else { OFF };
                        if self.four && next.count == 4 {
                            next.board.exposed[self.mover] = next.board.men[self.mover][7] == 4;
                        }
                        next.over = board.men[self.mover][OFF] == 15 || board.shut(1 - self.mover).is_some();
                        all.push(next);
                    }
                }
            }
        }
        all
    }

    /// All walks, by length. Of those that lead to the same with the same dice left, the first in canonical order:
    /// what comes after is the same for all of them.
    pub fn walks(&self) -> Vec<Walk> {
        let mut all = vec![self.origin()];
        let mut level = all.clone();
        while !level.is_empty() {
            let mut next: Vec<Walk> = Vec::new();
            for walk in &level {
                next.extend(self.longer(walk, |_, _, _| ()));
            }
            next.sort_by(|one, other| one.place().cmp(&other.place()).then_with(|| one.steps().cmp(other.steps())));
            next.dedup_by(|one, other| one.place() == other.place());
            all.extend_from_slice(&next);
            level = next;
        }
        all
    }

    /// The formation that stands, where it may be declared.
    pub fn formation(&self, board: &Board) -> Option<&'static str> {
        let stands = FORMATIONS.iter().find(|(_, _, points)| board.is(self.mover, points))?;
        match self.stage {
            Stage::Play => Some(stands.0),
            Stage::Extra => None,
            Stage::After => Some(stands.0).filter(|_| stands.1),
        }
    }

    /// The turns that `legal` lists, sorted by their text, and how many dice must be played.
    pub fn lines(&self) -> (Vec<Line>, usize) {
        let mut walks = self.walks();
        let most = walks.iter().map(|walk| walk.count).max().unwrap_or_default();
        let ends = |walk: &Walk| (walk.board, walk.hit);
        walks.sort_by(|one, other| ends(one).cmp(&ends(other)).then_with(|| one.steps().cmp(other.steps())));
        let mut lines = Vec::new();
        let mut last = None;
        for walk in walks.iter().filter(|walk| walk.count > 0 && (walk.over || walk.count == most)) {
            if last.replace(ends(walk)) != Some(ends(walk)) {
                lines.push(Line { walk: *walk, text: walk.text(self.mover), declared: None });
            }
        }
        if most == 0 {
            lines.push(Line { walk: self.origin(), text: "pass".to_owned(), declared: None });
        }
        let mut last = None;
        for walk in walks.iter().filter(|walk| walk.count > 0 && !walk.over) {
            if let Some(name) = self.formation(&walk.board) {
                let half = walk.count < self.pool();
                let end = (ends(walk), half);
                if last.replace(end) != Some(end) {
                    let text = format!("{} declare {name}", walk.text(self.mover));
                    lines.push(Line { walk: *walk, text, declared: Some((name, half)) });
                }
            }
        }
        lines.sort_by(|one, other| one.text.cmp(&other.text));
        (lines, most)
    }
}
