//! The knock-out on the page: its rounds beside each other, its matches as they are, each beside those that lead to it.

use iced::widget::tooltip::Position;
use iced::widget::{Text, column, stack, tooltip};

use base::draw::{self, Align, Drawing, Font, Hue, Point, Stroke, text};
use club::championship::Championship;
use club::championship::fold::{MatchState, Seat};
use club::championship::sheet::bracket::{Bracket, Cell};
use club::championship::sheet::day;
use club::championship::words::Kind;

use super::Message;
use super::pictures::room;
use super::tables::named;
use crate::app::kit::bar;
use crate::app::kit::table::{aside, inner, wide};
use crate::app::prelude::*;
use crate::app::widget::pin::{Axis, pin};
use crate::app::widget::semantics::{heading, image};
use crate::app::widget::sign::high;

/// Between two rounds, and between two matches, pixels at 100 %.
const LINES_PX: f32 = 30.0;
const GAP_PX: f32 = 14.0;
const SIGN_PX: f32 = 26.0;
/// Between what a match is called and what there is to say of it, where both have room in a line.
const DOT: &str = " · ";
/// So much is seen of a long name, where all rounds have to share the window.
const CARD_LEAST_PX: f32 = 120.0;

struct Card {
    at: Cell,
    /// What it is called, and what there is to say of it.
    label: Vec<String>,
    /// Name or where they come from, whether they are known, what they came to, whether they won.
    sides: [(String, bool, String, bool); 2],
    stale: bool,
    /// Its id, where it can be gone to.
    begun: Option<String>,
}

/// How large all is, pixels.
struct Grid {
    widths: Vec<f32>,
    line: f32,
    /// Of a line of a label, and how many there are.
    small: f32,
    labels: usize,
    pad: f32,
}

impl Grid {
    fn high(&self) -> f32 {
        2.0 * self.line + self.labels as f32 * self.small + 2.0 * self.pad
    }

    /// Half of what a match and the gap below it take: what a line of the bracket has.
    fn unit(&self, ui: Ui) -> f32 {
        f32::midpoint(self.high(), ui.wide(GAP_PX))
    }

    fn middle(&self, ui: Ui, at: &Cell) -> f32 {
        (at.rows[0] as f32 - 1.0 + at.rows[1] as f32 / 2.0) * self.unit(ui)
    }

    fn left(&self, ui: Ui, round: usize) -> f32 {
        self.widths[..round].iter().map(|width| width + ui.wide(LINES_PX)).sum()
    }
}

/// With how wide it is, pixels.
pub(super) fn view<'a>(ui: Ui, cup: &Championship) -> (Vec<Element<'a, Message>>, f32) {
    let bracket = Bracket { cup, lang: ui.lang };
    let cards: Vec<Card> = bracket.cells().into_iter().map(|at| card(ui, &bracket, at)).collect();
    let Some(deep) = cards.first().map(|card| card.at.before_final) else {
        let stage = cup.stage().map(|(plan, _)| Phrase::new(plan.name));
        let words = stage.map(|stage| ui.body(tr!(ui, "organise-no-bracket", stage)).into());
        return (words.into_iter().collect(), 0.0);
    };
    let rounds: Vec<Vec<&Card>> =
        (0..=deep).rev().map(|round| cards.iter().filter(|card| card.at.before_final == round).collect()).collect();
    let grid = grid(ui, &rounds);
    let heads = rounds.iter().zip(&grid.widths).map(|(cards, width)| {
        let name = cards.first().map(|card| ui.say(&Kind::of_key(&card.at.key).name())).unwrap_or_default();
        let name = ui.label(name, TypeSize::Lead, SERIF_BOLD);
        container(heading(2, name)).width(*width).into()
    });
    let heads = Row::from_iter(heads).spacing(ui.wide(LINES_PX)).padding(iced::padding::bottom(ui.gap(8.0)));
    let columns = rounds.iter().zip(&grid.widths).map(|(cards, width)| {
        let (mut below, mut list) = (0.0, Column::new().width(*width));
        for card in cards {
            let top = grid.middle(ui, &card.at) - grid.high() / 2.0;
            list = list.push(space().height((top - below).max(0.0))).push(shown(ui, &grid, card));
            below = top + grid.high();
        }
        list.into()
    });
    let columns = Row::from_iter(columns).spacing(ui.wide(LINES_PX));
    let (width, height) = size(ui, &grid, &rounds);
    let all = stack![high(ui, lines(ui, &bracket, &grid, &rounds), height), columns];
    let mut parts = vec![aside(ui, pin(ui, Axis::Down, heads, all))];
    if rounds.iter().flatten().any(|card| card.stale) {
        let legend = ui.faint(ui.sentence(&phrase!("championship-stale")));
        parts.push(row![stale_sign(ui), legend].spacing(ui.gap(6.0)).align_y(Center).into());
    }
    (parts, width)
}

fn card(ui: Ui, bracket: &Bracket<'_>, at: Cell) -> Card {
    let key = &at.key;
    let one = bracket.found(key);
    let winner = one.and_then(club::championship::fold::Match::winner);
    let side = |side: usize| {
        let score = bracket.score(key, side);
        match bracket.player(key, side) {
            Some(Seat::Of(id)) => (named(ui, bracket.cup, id), true, score, winner == Some(side)),
            Some(Seat::Empty) => ("–".to_owned(), true, score, false),
            Some(Seat::Unknown) | None => {
                let feed = bracket.planned(key).and_then(|part| part.feeds.get(side));
                (feed.map(|feed| bracket.origin(feed)).unwrap_or_default(), false, String::new(), false)
            }
        }
    };
    let how = one.map(|one| match one.standing {
        MatchState::Open => {
            let of_days = bracket.cup.find(&one.id).is_some_and(|(plan, ..)| plan.days > 1);
            let date = of_days.then(|| day(one.date, ui.lang));
            let time = one.time.map(|time| time.strftime("%H:%M").to_string());
            date.into_iter().chain(time).collect::<Vec<_>>().join(" ")
        }
        MatchState::Forfeit(_) => tr!(ui, "championship-forfeit"),
        MatchState::Struck => tr!(ui, "championship-struck"),
        MatchState::Played(_) => String::new(),
    });
    let label = [Some(bracket.called(key)), how.filter(|how| !how.is_empty())].into_iter().flatten().collect();
    Card { label, sides: [0, 1].map(side), stale: bracket.is_stale(key), begun: one.map(|one| one.id.clone()), at }
}

/// As wide as all need; where that is more than the window has room for, the widest rounds are as narrow as that takes.
fn grid(ui: Ui, rounds: &[Vec<&Card>]) -> Grid {
    let pad = ui.gap(7.0);
    let head = |cards: &Vec<&Card>| {
        let name = cards.first().map(|card| ui.say(&Kind::of_key(&card.at.key).name())).unwrap_or_default();
        (wide(ui, &name, TypeSize::Lead, Font::SerifBold) + 2.0 * pad).max(ui.wide(CARD_LEAST_PX))
    };
    let width = |cards: &Vec<&Card>| {
        let side = |(name, known, score, _): &(String, bool, String, bool)| {
            let score = wide(ui, score, TypeSize::Body, Font::SansBold);
            wide(ui, name, step_of(*known), Font::SansBold) + score + ui.gap(10.0)
        };
        let sides = cards.iter().flat_map(|card| &card.sides).map(side).fold(0.0, f32::max);
        let label = |card: &&Card| wide(ui, &card.label.join(DOT), TypeSize::Small, Font::Sans) + beside(ui, card);
        (sides.max(cards.iter().map(label).fold(0.0, f32::max)) + 2.0 * pad).max(head(cards))
    };
    let widths: Vec<[f32; 2]> = rounds.iter().map(|cards| [head(cards), width(cards)]).collect();
    let widths = shared(room(ui) - ui.wide(LINES_PX) * (widths.len() as f32 - 1.0), &widths);
    let (mut labels, mut origins) = (1, 1);
    for (cards, width) in rounds.iter().zip(&widths) {
        for card in cards {
            labels = labels.max(label(ui, card, width - 2.0 * pad).len());
            let unknown = card.sides.iter().filter(|(_, is_known, ..)| !is_known);
            origins = unknown.map(|(name, ..)| lines_of(ui, name, width - 2.0 * pad).len()).fold(origins, usize::max);
        }
    }
    let small = ui.size(TypeSize::Small).0 * 1.4;
    let line = (ui.size(TypeSize::Body).0 * 1.4).max(origins as f32 * small);
    Grid { widths, line, small, labels, pad }
}

/// How wide each is, of the least and of what it needs, so that all together are no wider than that where that is possible.
fn shared(room: f32, widths: &[[f32; 2]]) -> Vec<f32> {
    let within = |most: f32| widths.iter().map(move |[least, needed]| needed.min(most.max(*least)));
    let (mut narrow, mut most) = (0.0, widths.iter().map(|[_, needed]| *needed).fold(0.0, f32::max));
    if within(most).sum::<f32>() > room {
        while most - narrow > 0.5 {
            let middle = f32::midpoint(narrow, most);
            if within(middle).sum::<f32>() > room { most = middle } else { narrow = middle }
        }
        most = narrow;
    }
    within(most).collect()
}

/// What a label leaves free in its first line.
fn beside(ui: Ui, card: &Card) -> f32 {
    if card.stale { ui.wide(SIGN_PX) } else { 0.0 }
}

fn label(ui: Ui, card: &Card, width: f32) -> Vec<String> {
    let wrapped = |words: &str| lines_of(ui, words, width - beside(ui, card));
    let whole = wrapped(&card.label.join(DOT));
    if whole.len() > 1 { card.label.iter().flat_map(|part| wrapped(part)).collect() } else { whole }
}

fn lines_of(ui: Ui, words: &str, width: f32) -> Vec<String> {
    text::wrap(words, Font::Sans, ui.size(TypeSize::Small).0, inner(width))
}

fn shown<'a>(ui: Ui, grid: &Grid, card: &Card) -> Element<'a, Message> {
    let width = grid.widths[grid.widths.len() - 1 - card.at.before_final] - 2.0 * grid.pad;
    let content = container(content(ui, grid, card, width)).padding(grid.pad).width(Fill).height(grid.high());
    match &card.begun {
        Some(id) => ui
            .bare(content)
            .style(ui.quiet())
            .padding(0.0)
            .width(Fill)
            .on_press(Message::MatchOpened(id.clone()))
            .named(told(card))
            .into(),
        None => content.style(ui.card()).into(),
    }
}

/// All that stands on it, also where that is shortened.
fn told(card: &Card) -> String {
    let sides = card.sides.iter().map(|(name, _, score, _)| format!("{name} {score}").trim_end().to_owned());
    std::iter::once(card.label.join(DOT)).chain(sides).collect::<Vec<_>>().join(", ")
}

fn content<'a>(ui: Ui, grid: &Grid, card: &Card, width: f32) -> Element<'a, Message> {
    let sides = card.sides.iter().map(|(name, known, score, won)| {
        let font = if *won { SANS_BOLD } else { SANS };
        let beside = if score.is_empty() { 0.0 } else { wide(ui, score, TypeSize::Body, Font::SansBold) + ui.gap(4.0) };
        let name: Element<'a, Message> = if *known {
            let fit = fitting(ui, name, width - beside);
            whole(ui, name, fit, |words| ui.label(words, TypeSize::Body, font))
        } else {
            Column::from_iter(lines_of(ui, name, width).into_iter().map(|line| ui.faint(line).into())).into()
        };
        let score = ui.label(score.clone(), TypeSize::Body, font);
        row![container(name).width(Fill), score].height(grid.line).align_y(Center).into()
    });
    let stale = card.stale.then(|| image(ui.sentence(&phrase!("championship-stale")), stale_sign(ui)));
    let lines = label(ui, card, width).into_iter().map(|line| ui.faint(line).height(grid.small).into());
    let label = row![Column::from_iter(lines).width(Fill)].push(stale).height(grid.labels as f32 * grid.small);
    column![label].extend(sides).into()
}

fn fitting(ui: Ui, words: &str, width: f32) -> String {
    text::shortened(words, Font::SansBold, ui.size(TypeSize::Body).0, inner(width))
}

fn whole<'a>(ui: Ui, words: &str, fit: String, label: impl Fn(String) -> Text<'a>) -> Element<'a, Message> {
    if fit == words {
        return label(fit).into();
    }
    tooltip(label(fit), bar::words(ui, words.to_owned()), Position::Top).into()
}

/// Where somebody comes from takes less room than who they are.
const fn step_of(is_known: bool) -> TypeSize {
    if is_known { TypeSize::Body } else { TypeSize::Small }
}

fn stale_sign<'a>(ui: Ui) -> Element<'a, Message> {
    Icon::Warning.tall(ui, Role::Deep(Hue::Ochre), ui.size(TypeSize::Small).0 * 1.3)
}

fn size(ui: Ui, grid: &Grid, rounds: &[Vec<&Card>]) -> (f32, f32) {
    let bottom = rounds.iter().flatten().map(|card| grid.middle(ui, &card.at) + grid.high() / 2.0).fold(0.0, f32::max);
    (grid.left(ui, grid.widths.len()) - ui.wide(LINES_PX), bottom)
}

/// From each match to the one it leads to, and from each bye, pixels.
fn lines(ui: Ui, bracket: &Bracket<'_>, grid: &Grid, rounds: &[Vec<&Card>]) -> Drawing {
    let (width, height) = size(ui, grid, rounds);
    let mut drawing = Drawing::new(width, height);
    let stroke = Stroke::new(Role::Faint.into(), 1.5);
    for (at, pair) in rounds.windows(2).enumerate() {
        let from = grid.left(ui, at) + grid.widths[at];
        let (turn, to) = (from + ui.wide(LINES_PX) / 2.0, from + ui.wide(LINES_PX));
        for next in pair[1].iter().filter(|card| card.at.key != "third") {
            let [first, count] = next.at.rows;
            let within = |card: &&&Card| card.at.rows[0] >= first && card.at.rows[0] < first + count;
            let y = grid.middle(ui, &next.at);
            let byes = [(0, first), (1, first + count - 1)].into_iter();
            let byes = byes.filter(|(side, _)| bracket.joins(&next.at.key, *side));
            let byes: Vec<f32> = byes.map(|(_, row)| (row as f32 - 0.5) * grid.unit(ui)).collect();
            let before = pair[0].iter().filter(within).map(|before| grid.middle(ui, &before.at));
            for own in before.chain(byes.iter().copied()) {
                drawing.rule(Point::new(from, own), Point::new(turn, own), stroke);
                drawing.rule(Point::new(turn, own), Point::new(turn, y), stroke);
                drawing.rule(Point::new(turn, y), Point::new(to, y), stroke);
            }
            for own in byes {
                let (words, size) = (tr!(ui, "championship-bracket-bye"), ui.size(TypeSize::Small).0);
                let words = draw::Text::new((from - grid.pad, own), words, Font::Sans, size, Role::Faint.into());
                drawing.text(draw::Text { align: Align::Right, ..words.level() });
            }
        }
    }
    drawing
}
