//! Who begins, where it is not whoever sits first: drawn by lot, or raced for by typing a phrase. The seating is turned
//! before there is a record, so that the first player of it begins. Knows no game.

use std::cmp::Ordering;
use std::time::{Duration, Instant};

use iced::widget::column;
use rand::RngExt;

use games::game::Seat;
use games::game::bot::Level;
use games::game::record::{Header, PlayerKind};
use games::table::Title;

use crate::app::kit::kept;
use crate::app::kit::people::named;
use crate::app::kit::table::{Head, table};
use crate::app::prelude::*;
use crate::app::widget::tray;

const FIELD: &str = "race";
/// Part of its time by which a computer player is faster or slower at most.
const SPREAD: f32 = 0.25;
/// The most letters that are kept of what is typed, beyond those of the phrase.
const MORE: usize = 20;

const PAGE_HEIGHT_PX: f32 = 480.0;

#[derive(Debug)]
pub struct State {
    title: &'static dyn Title,
    header: Header,
    phrase: &'static str,
    /// By seat: how long it took; `None` as long as it is not typed.
    times: Vec<Option<Duration>>,
    stage: Phase,
    typed: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Waiting(Seat),
    /// This person types, since that moment if they have begun.
    Typing(Seat, Option<Instant>),
    /// Who begins.
    Over(Seat),
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    Ready,
    Typed(String),
    LotPressed,
    BeginPressed,
}

fn turned(mut header: Header, first: Seat) -> Header {
    header.players.rotate_left(first);
    header
}

pub fn draw_lots(header: Header, desk: &mut Desk) -> Route {
    let first = desk.chance.random_range(0..header.players.len());
    // Everybody has thrown, as it were.
    desk.knock(|| tray::laid(header.players.len(), false));
    let why = phrase!("app-begins-lot", name = header.players[first].name.clone());
    Route::Table(turned(header, first), Some(why))
}

/// How long a computer player takes for so many letters, where `luck` from 0 to 1 makes it fast or slow.
fn time_of(level: Level, letters: usize, luck: f32) -> Duration {
    // Measured by what a slow, a usual and a quick typist take for fourteen letters: 9, 6.5, 4.5 s.
    let each = match level {
        Level::Easy => 9.0,
        Level::Medium => 6.5,
        Level::Strong | Level::VeryStrong => 4.5,
    } / 14.0;
    let letters = f32::from(u16::try_from(letters).unwrap_or(u16::MAX));
    Duration::from_secs_f32(each * letters * (1.0 + SPREAD * (2.0 * luck - 1.0)))
}

fn alike(one: char, other: char) -> bool {
    one.to_lowercase().eq(other.to_lowercase())
}

/// How many letters of the phrase are typed rightly from the beginning, and how many letters there are beyond them.
fn progress(phrase: &str, typed: &str) -> (usize, usize) {
    let typed = typed.trim_start();
    let right = phrase.chars().zip(typed.chars()).take_while(|(wanted, letter)| alike(*wanted, *letter)).count();
    let beyond: String = typed.chars().skip(right).collect();
    let beyond = if right == phrase.chars().count() { beyond.trim_end() } else { &beyond };
    (right, beyond.chars().count())
}

fn is_typed(phrase: &str, typed: &str) -> bool {
    progress(phrase, typed) == (phrase.chars().count(), 0)
}

fn hundredths(time: Duration) -> u128 {
    time.as_millis() / 10
}

fn seconds(lang: Lang, time: Duration) -> String {
    let shown = Duration::from_millis(u64::try_from(hundredths(time) * 10).unwrap_or(u64::MAX));
    tr!(lang, "app-seconds", seconds = lang.decimal(shown.as_secs_f64(), 2))
}

impl State {
    pub(crate) fn new(title: &'static dyn Title, header: Header, phrase: &'static str, desk: &mut Desk) -> Self {
        let letters = phrase.chars().count();
        let mut time = |kind| match kind {
            PlayerKind::Human => None,
            PlayerKind::Bot(level) => Some(time_of(level, letters, desk.chance.random())),
        };
        let times = header.players.iter().map(|player| time(player.kind)).collect();
        let mut state = Self { title, header, phrase, times, stage: Phase::Waiting(0), typed: String::new() };
        state.next(desk);
        state
    }

    /// Whoever has not typed yet is next; when all have, the fastest begins, of several one by lot.
    fn next(&mut self, desk: &mut Desk) {
        self.typed.clear();
        self.stage = match self.times.iter().position(Option::is_none) {
            Some(seat) => Phase::Waiting(seat),
            None => {
                let fastest = self.fastest();
                Phase::Over(fastest[desk.chance.random_range(0..fastest.len())])
            }
        };
    }

    /// Several where their times are equal.
    fn fastest(&self) -> Vec<Seat> {
        let mut ranking = self.ranking();
        let first = ranking[0];
        ranking.retain(|seat| self.compare(*seat, first) == Ordering::Equal);
        ranking
    }

    fn compare(&self, one: Seat, other: Seat) -> Ordering {
        let time = |seat: Seat| self.times[seat].map_or(u128::MAX, hundredths);
        time(one).cmp(&time(other))
    }

    fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = (0..self.times.len()).collect();
        seats.sort_by(|one, other| self.compare(*one, *other));
        seats
    }

    fn player(&self, seat: Seat) -> String {
        kept::shown(&self.header.players[seat].name)
    }

    fn head<'a>(&self, ui: Ui, desk: &Desk, id: &'static str, seat: Seat) -> Element<'a, Message> {
        let person = desk.person(&self.header.players[seat]);
        // Where somebody has no colour of their own it belongs to the seat: who begins has the first, the others none yet.
        let role = match (self.stage, person) {
            (Phase::Over(_), _) => Role::Seat(0),
            (Phase::Waiting(_) | Phase::Typing(..), Some(person)) => Role::Deep(person.hue),
            (Phase::Waiting(_) | Phase::Typing(..), None) => Role::Text,
        };
        let words = ui.say(&Phrase::new(id).with("name", self.player(seat)));
        named(ui, person, ui.title(words).color(ui.colour(role)).center().into())
    }

    fn wanted<'a>(&self, ui: Ui, typing: bool) -> Element<'a, Message> {
        let right = if typing { progress(self.phrase, &self.typed).0 } else { 0 };
        let part = |text: String| iced::widget::text(text).size(ui.size(TypeSize::Title)).font(SANS_BOLD);
        let done: String = self.phrase.chars().take(right).collect();
        let left: String = self.phrase.chars().skip(right).collect();
        let done = part(done).color(ui.colour(Role::Accent));
        let left = part(left).color(ui.colour(if typing { Role::Faint } else { Role::Text }));
        let words = row![done, left];
        container(words).padding([ui.gap(10.0), ui.gap(24.0)]).style(ui.panel(Role::Soft)).into()
    }

    fn results<'a>(&self, ui: Ui, desk: &Desk) -> Element<'a, Message> {
        let over = matches!(self.stage, Phase::Over(_));
        let known = |seat: &Seat| self.times[*seat].filter(|_| over || self.header.players[*seat].kind.is_human());
        let rows = self.ranking().into_iter().filter_map(|seat| Some((seat, known(&seat)?))).enumerate();
        let rows = rows.map(|(place, (seat, time))| {
            let first = self.stage == Phase::Over(seat);
            let words = |words: String| if first { ui.strong(words) } else { ui.body(words) };
            let place = words(format!("{}.", place + 1)).into();
            let name = named(ui, desk.person(&self.header.players[seat]), words(self.player(seat)).into());
            vec![place, name, words(seconds(ui.lang, time)).into()]
        });
        let rows: Vec<Vec<Element<'a, Message>>> = rows.collect();
        if rows.is_empty() {
            return iced::widget::space().into();
        }
        let heads = [Head::words("", ui.wide(32.0)), Head::words("", Fill), Head::numbers("", ui.wide(90.0))];
        let list = container(table(ui, &heads, rows, f32::INFINITY)).padding(ui.gap(14.0));
        list.width(Fill).style(ui.card()).id("race-results").into()
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-race";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] =
        &[Shortcut::new("Enter, Space", "app-key-race", |state, _, _| match state.stage {
            Phase::Waiting(_) => Some(Message::Ready),
            Phase::Over(_) => Some(Message::BeginPressed),
            Phase::Typing(..) => None,
        })];

    fn name(&self, desk: &Desk) -> String {
        desk.lang().say(&self.title.about().name())
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match (message, self.stage) {
            (Message::Asked(way), _) => Action::Open(way),
            (Message::Ready, Phase::Waiting(seat)) => {
                self.stage = Phase::Typing(seat, None);
                Action::Run(focus_on(FIELD))
            }
            (Message::Typed(typed), Phase::Typing(seat, began)) => {
                let began = began.unwrap_or_else(|| desk.watch.instant());
                self.stage = Phase::Typing(seat, Some(began));
                let most = self.phrase.chars().count() + MORE;
                self.typed = typed.chars().filter(|letter| !letter.is_control()).take(most).collect();
                if is_typed(self.phrase, &self.typed) {
                    self.times[seat] = Some(desk.watch.instant().saturating_duration_since(began));
                    self.next(desk);
                    let by_lot = matches!(self.stage, Phase::Over(_)) && self.fastest().len() > 1;
                    if by_lot {
                        desk.knock(|| tray::laid(self.fastest().len(), false));
                    }
                }
                Action::None
            }
            (Message::LotPressed, _) => Action::Replace(draw_lots(self.header.clone(), desk)),
            (Message::BeginPressed, Phase::Over(first)) => {
                let name = self.header.players[first].name.clone();
                let time = self.times[first].map(|time| seconds(desk.lang(), time)).unwrap_or_default();
                let why = phrase!("app-begins-typed", name, time);
                Action::Replace(Route::Table(turned(self.header.clone(), first), Some(why)))
            }
            (Message::Ready | Message::Typed(_) | Message::BeginPressed, _) => Action::None,
        }
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let first = match self.stage {
            Phase::Over(first) => first,
            Phase::Waiting(_) | Phase::Typing(..) => 0,
        };
        let ui = desk.seated(desk.ui(), &turned(self.header.clone(), first).players);
        let ui = ui.accented(self.title.about().accent);
        let bar = bar(ui, self.name(desk), Message::Asked, []);
        let lot = ui.button(tr!(ui, "app-race-lot")).on_press(Message::LotPressed).id("race-lot");
        let stage: Element<'_, Message> = match self.stage {
            Phase::Waiting(seat) => {
                let ready = ui.primary(tr!(ui, "app-race-ready", name = self.player(seat)));
                let ready = ready.padding([ui.gap(12.0), ui.gap(34.0)]).on_press(Message::Ready).id("race-ready");
                column![self.head(ui, desk, "app-race-next", seat), self.wanted(ui, false), ready]
                    .spacing(ui.gap(20.0))
                    .align_x(Center)
                    .into()
            }
            Phase::Typing(seat, _) => {
                let field = ui.field("", &self.typed, TypeSize::Heading);
                let field =
                    field.named(self.phrase.to_owned()).on_input(Message::Typed).padding(ui.gap(12.0)).id(FIELD);
                let (right, wrong) = progress(self.phrase, &self.typed);
                let said = if wrong > 0 {
                    let wanted: String = self.phrase.chars().skip(right).take(1).collect();
                    let words = match wanted.as_str() {
                        "" => tr!(ui, "app-race-too-much"),
                        " " => tr!(ui, "app-race-space", wrong),
                        _ => tr!(ui, "app-race-wrong", wrong, wanted),
                    };
                    ui.body(words).color(ui.colour(Role::Bad))
                } else {
                    ui.faint(tr!(ui, "app-race-about"))
                };
                column![self.head(ui, desk, "app-race-type", seat), self.wanted(ui, true), field, said]
                    .spacing(ui.gap(16.0))
                    .align_x(Center)
                    .into()
            }
            Phase::Over(seat) => {
                let begin = ui.primary(tr!(ui, "app-begin")).padding([ui.gap(11.0), ui.gap(34.0)]);
                column![
                    self.head(ui, desk, "app-race-over", seat),
                    begin.on_press(Message::BeginPressed).id("race-begin"),
                ]
                .spacing(ui.gap(20.0))
                .align_x(Center)
                .into()
            }
        };
        let over = matches!(self.stage, Phase::Over(_));
        let page = Column::new()
            .push(stage)
            .push(self.results(ui, desk))
            .push((!over).then_some(lot))
            .spacing(ui.gap(28.0))
            .align_x(Center)
            .max_width(ui.wide(560.0));
        let above = (ui.window.height - ui.wide(PAGE_HEIGHT_PX)).max(0.0) / 2.0;
        let padding = iced::padding::all(ui.gap(24.0)).top(ui.gap(24.0) + above);
        column![bar, scrolled(ui, "race-page", container(page).center_x(Fill).padding(padding))].into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHRASE: &str = "Alea iacta est";

    #[test]
    fn capitals_and_outer_spaces_are_no_matter_and_everything_else_is() {
        for right in ["Alea iacta est", "alea iacta est", "  ALEA IACTA EST ", "aLEA iacta Est"] {
            assert!(is_typed(PHRASE, right), "{right}");
        }
        for wrong in ["", "Alea iacta es", "Alea  iacta est", "Alea iacta est!", "Aleaiactaest", "Alea jacta est"] {
            assert!(!is_typed(PHRASE, wrong), "{wrong}");
        }
    }

    #[test]
    fn a_mistake_is_found_where_it_stands() {
        assert_eq!(progress(PHRASE, "alea j"), (5, 1));
        assert_eq!(progress(PHRASE, "alea jacta"), (5, 5));
        assert_eq!(progress(PHRASE, "Alea "), (5, 0));
        assert_eq!(progress(PHRASE, "Alea iacta est ."), (14, 2));
    }

    #[test]
    fn a_stronger_computer_player_is_faster_on_average_and_not_always() {
        let [easy, medium, strong] = Level::USUAL.map(|level| [0.0, 0.5, 1.0].map(|luck| time_of(level, 14, luck)));
        assert_eq!([easy[1], medium[1], strong[1]].map(|time| hundredths(time).div_ceil(10)), [90, 65, 45]);
        assert!(medium[0] < strong[2] && easy[0] < medium[2], "the weaker one may win");
        assert!(strong[0] < strong[1] && strong[1] < strong[2]);
    }
}
