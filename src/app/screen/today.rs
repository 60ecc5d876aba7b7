//! The throw of the day: today's match and those of other days, as a calendar, and one's own course. Knows no game by name.

use std::sync::Arc;

use iced::widget::{column, grid};
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan as _};

use club::store;
use club::store::archive::{Row as Kept, Summary};
use club::store::day_of;
use games::game::name::compared;
use games::game::record::Header;
use games::shelf::day;

use crate::app::kit::bar::Wording;
use crate::app::kit::{kept, page};
use crate::app::prelude::*;
use crate::app::screen::setup::is_plain;

const EMBLEM_PX: f32 = 84.0;
const LEAST_CELL_HEIGHT_PX: f32 = 46.0;

#[derive(Debug)]
pub struct State {
    day: Date,
    emblem: Picture,
    who: String,
    all: Vec<(Date, Kept)>,
    /// Those of this person, one a day, the earliest day first.
    course: Vec<(Date, Kept)>,
    today: Date,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    DayChosen(Date),
    /// The same day so many months later.
    MonthTurned(i32),
    WhoChosen(String),
    PlayPressed,
    CopyPressed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    Nothing,
    Begun,
    Over { won: bool },
}

impl State {
    pub fn open(desk: &mut Desk) -> Self {
        let today = desk.watch.day();
        let (emblem, all, course) = (Picture::new(day::title(today).about().emblem()), Vec::new(), Vec::new());
        let mut state = Self { day: today, emblem, who: String::new(), all, course, today };
        state.read(desk);
        state.who = state.player(desk);
        state.follow(desk);
        state
    }

    fn read(&mut self, desk: &mut Desk) {
        desk.catch_up();
        self.all = desk.archive.of_days(|_| true);
        self.today = desk.watch.day();
    }

    /// The person who played the throw of a day last, if they gave a name; else whoever plays here, or the first who is known.
    fn player(&self, desk: &Desk) -> String {
        let latest = self.all.iter().filter_map(|(_, kept)| kept.found.as_ref().ok()).max_by_key(|found| found.started);
        let known = || desk.people().all().first().map(|person| person.name.clone());
        let played = latest.and_then(|found| person(found)).map(str::to_owned);
        let named = played.clone().filter(|name| !is_plain(name)).or_else(|| desk.player());
        named.or(played).or_else(known).unwrap_or_else(|| tr!(desk.lang(), "app-player"))
    }

    /// Of several matches of a day that which ended first counts; one that goes on, where none has.
    fn follow(&mut self, desk: &Desk) {
        let is_theirs = |found: &Arc<Summary>| person(found).is_some_and(|name| same(desk, name, &self.who));
        let mut theirs: Vec<(Date, Kept)> =
            self.all.iter().filter(|(_, kept)| kept.found.as_ref().is_ok_and(is_theirs)).cloned().collect();
        theirs.sort_by_key(|(day, kept)| {
            let found = kept.found.as_ref().ok();
            (*day, found.is_some_and(|found| !found.is_over()), found.and_then(|found| found.started))
        });
        theirs.dedup_by_key(|(day, _)| *day);
        self.course = theirs;
    }

    fn of(&self, day: Date) -> Option<(&Kept, &Summary)> {
        let at = self.course.binary_search_by_key(&day, |(day, _)| *day).ok()?;
        let kept = &self.course[at].1;
        Some((kept, kept.found.as_ref().ok()?))
    }

    fn came(&self, day: Date) -> Came {
        match self.of(day) {
            None => Came::Nothing,
            Some((_, found)) if !found.is_over() => Came::Begun,
            Some((_, found)) => Came::Over { won: won(found) },
        }
    }

    /// How many days in a row were played on the day itself: up to today, or yesterday as long as today's is open.
    fn in_a_row(&self, desk: &Desk) -> usize {
        let zone = desk.watch.zone();
        let on_time = |day: Date| {
            // What was begun after midnight was that of the new date, as long as days began there.
            let is_of = |begun: Timestamp| day_of(begun, &zone) == day || begun.to_zoned(zone.clone()).date() == day;
            self.of(day).is_some_and(|(_, found)| found.is_over() && found.started.is_some_and(is_of))
        };
        let before = |day: &Date| day.yesterday().ok();
        let last = if on_time(self.today) { Some(self.today) } else { before(&self.today) };
        std::iter::successors(last, before).take_while(|day| on_time(*day)).count()
    }

    fn show(&mut self, day: Date) {
        self.day = day.min(self.today);
        self.emblem = Picture::new(day::title(self.day).about().emblem());
    }

    fn play(&self, desk: &mut Desk) -> Option<Route> {
        let kept = self.of(self.day).map(|(kept, _)| kept.path.clone());
        match (kept, self.came(self.day)) {
            (Some(path), Came::Over { .. }) => Some(Route::Replay(path, 0)),
            (Some(path), _) => Some(Route::Resume(path)),
            (None, _) => {
                let header = desk.ok_or_notify(day::header(self.day, &self.who, &tr!(desk.lang(), "app-computer")))?;
                desk.meet(Some(self.who.as_str()).filter(|name| !is_plain(name)));
                let started = Some(store::stamp(desk.watch.now()));
                // Who begins is no matter of luck: the first decision has the same dice for everybody.
                Some(Route::Table(Header { started, ..header }, None))
            }
        }
    }

    fn result_text(&self, lang: Lang) -> Option<String> {
        let (_, found) = self.of(self.day).filter(|(_, found)| found.is_over())?;
        let game = lang.say(&day::title(self.day).about().name());
        let scores = found.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ");
        Some(tr!(lang, "today-told", day = kept::date_of(lang, self.day), game, scores))
    }

    fn about<'a>(&'a self, ui: Ui) -> Element<'a, Message> {
        let about = day::title(self.day).about();
        let ui = ui.accented(about.accent);
        let (said, play) = match self.came(self.day) {
            Came::Nothing if self.day == self.today => (tr!(ui, "today-about"), tr!(ui, "app-play")),
            Came::Nothing => (tr!(ui, "today-missed"), tr!(ui, "app-play")),
            Came::Begun => (tr!(ui, "today-begun"), tr!(ui, "app-go-on")),
            Came::Over { won: true } => (tr!(ui, "today-won"), tr!(ui, "today-look")),
            Came::Over { won: false } => (tr!(ui, "today-lost"), tr!(ui, "today-look")),
        };
        let stands = self.of(self.day).map(|(_, found)| kept::players(ui, found));
        let words = column![ui.heading(ui.say(&about.name())), ui.body(ui.say(&about.line())).width(Fill)];
        let head = row![self.emblem.wide(ui, ui.wide(EMBLEM_PX)), words.spacing(ui.gap(6.0)).width(Fill)];
        let head = head.spacing(ui.gap(16.0)).align_y(Center);
        let play = ui.primary(play).on_press(Message::PlayPressed).id("today-play");
        let copy = self.result_text(ui.lang).map(|_| {
            let copy = row![Icon::Copy.view(ui, Role::Text), ui.body(tr!(ui, "today-copy"))];
            let copy = copy.spacing(ui.gap(7.0)).align_y(Center);
            ui.control(copy).style(ui.quiet()).on_press(Message::CopyPressed).id("today-copy")
        });
        let foot = Row::new().push(play).push(copy).spacing(ui.gap(10.0)).wrap().vertical_spacing(ui.gap(8.0));
        let parts = Column::new().push(head).push(ui.body(said).width(Fill)).push(stands).push(foot);
        page::card(ui, kept::day(ui.lang, self.day), vec![parts.spacing(ui.gap(14.0)).into()])
    }

    fn calendar<'a>(&'a self, ui: Ui, desk: &Desk) -> Element<'a, Message> {
        let first = self.day.first_of_month();
        let gap = usize::from(first.weekday().to_monday_zero_offset().unsigned_abs());
        let days = (0..i32::from(first.days_in_month())).map(|after| first.saturating_add(after.days()));
        let cells = (0..gap).map(|_| space().into()).chain(days.map(|day| self.cell(ui, day)));
        let cells = grid(cells).columns(7).spacing(ui.gap(4.0)).height(Length::Shrink);
        let names = tr!(ui, "championship-sheet-weekdays");
        let names = names.split_whitespace().map(|name| container(ui.faint(name.to_owned())).center_x(Fill).into());
        let names = grid(names).columns(7).spacing(ui.gap(4.0)).height(Length::Shrink);
        let month = tr!(ui, "core-month", month = first.month());
        let month = format!("{month} {}", first.year());
        let may = first.last_of_month() < self.today;
        let later = tool(Icon::Next, tr!(ui, "today-later"), may.then_some(Message::MonthTurned(1)));
        let earlier = tool(Icon::Previous, tr!(ui, "today-earlier"), Some(Message::MonthTurned(-1)));
        let [earlier, later] = [earlier, later].map(|tool| tool.view(ui, Wording::Below));
        let head = row![earlier, container(ui.strong(month)).center_x(Fill), later].align_y(Center);
        let over = self.course.iter().filter_map(|(_, kept)| kept.found.as_ref().ok()).filter(|found| found.is_over());
        let (played, won) = over.fold((0, 0), |(played, all), found| (played + 1, all + usize::from(won(found))));
        let counts = (played > 0).then(|| {
            let row = self.in_a_row(desk);
            ui.body(tr!(ui, "today-course", played, won, row)).width(Fill)
        });
        let cells = column![names, group(cells)].spacing(ui.gap(4.0));
        let parts = Column::new().push(head).push(cells).push(counts).push(self.people(ui, desk));
        page::card(ui, tr!(ui, "today-yours"), vec![parts.spacing(ui.gap(12.0)).into()])
    }

    fn cell<'a>(&self, ui: Ui, day: Date) -> Element<'a, Message> {
        let came = self.came(day);
        let sign = match came {
            Came::Nothing => None,
            Came::Begun => Some(Icon::Pause.tall(ui, Role::Accent, ui.wide(13.0))),
            Came::Over { won: true } => Some(Icon::Crown.tall(ui, Role::Accent, ui.wide(15.0))),
            Came::Over { won: false } => Some(Icon::Right.tall(ui, Role::Faint, ui.wide(13.0))),
        };
        let font = if day == self.today { SANS_BOLD } else { SANS };
        let number = ui.label(day.day().to_string(), TypeSize::Body, font);
        let number = if day > self.today { number.color(ui.colour(Role::Faint)) } else { number };
        let content = Column::new().push(number).push(sign).spacing(ui.gap(2.0)).align_x(Center);
        let content = container(content).center_x(Fill).center_y(ui.wide(LEAST_CELL_HEIGHT_PX));
        if day > self.today {
            return content.into();
        }
        let cell = ui.choice(content, day == self.day).padding(0).width(Fill);
        cell.on_press(Message::DayChosen(day)).id(format!("day-{day}")).into()
    }

    fn people<'a>(&self, ui: Ui, desk: &Desk) -> Option<Element<'a, Message>> {
        let mut names: Vec<String> = desk.people().all().iter().map(|person| person.name.clone()).collect();
        if !names.iter().any(|name| same(desk, name, &self.who)) {
            names.push(self.who.clone());
        }
        let all =
            names.into_iter().map(|name| (kept::shown(&name), same(desk, &name, &self.who), Message::WhoChosen(name)));
        let all: Vec<_> = all.collect();
        (all.len() > 1).then(|| page::about(ui, tr!(ui, "today-who"), page::choices(ui, all)))
    }
}

fn person(found: &Summary) -> Option<&str> {
    found.header.person().map(|seat| found.header.players[seat].name.as_str())
}

fn same(desk: &Desk, one: &str, other: &str) -> bool {
    match (desk.people().of(one), desk.people().of(other)) {
        (Some(one), Some(other)) => one.id == other.id,
        (None, None) => compared(one) == compared(other),
        (Some(_), None) | (None, Some(_)) => false,
    }
}

fn won(found: &Summary) -> bool {
    found.winners().iter().any(|seat| found.header.players[*seat].kind.is_human())
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "today-title";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("PgUp PgDn", "today-key-month", |_, pressed, _| {
            Some(Message::MonthTurned(if pressed.is("PgUp") { -1 } else { 1 }))
        }),
        Shortcut::new("Home", "today-key-today", |state, _, _| Some(Message::DayChosen(state.today))),
        Shortcut::new("Enter", "today-key-play", |_, _, _| Some(Message::PlayPressed)),
        Shortcut::new("Ctrl+C", "today-copy", |_, _, _| Some(Message::CopyPressed)),
    ];

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::DayChosen(day) => self.show(day),
            Message::MonthTurned(months) => {
                if let Ok(day) = self.day.checked_add(months.months()) {
                    self.show(day);
                }
            }
            Message::WhoChosen(name) => {
                self.who = name;
                self.follow(desk);
            }
            Message::PlayPressed => return self.play(desk).map_or(Action::None, Action::Open),
            Message::CopyPressed => {
                if let Some(told) = self.result_text(desk.lang()) {
                    desk.done(phrase!("today-copied"));
                    return Action::Run(iced::clipboard::write(told));
                }
            }
        }
        Action::None
    }

    /// It may have been played, or be tomorrow.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        let was_today = self.day == self.today;
        self.read(desk);
        self.follow(desk);
        if was_today {
            self.show(self.today);
        }
        Task::none()
    }

    fn follows(&self) -> bool {
        true
    }

    fn is(&self, way: &Route) -> bool {
        matches!(way, Route::Today)
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let archive = tool(Icon::Archive, tr!(ui, "app-archive"), Some(Message::Asked(Route::Archive)));
        let (about, calendar) = (self.about(ui), self.calendar(ui, desk));
        let content = if !ui.is_narrow() {
            row![about, calendar].spacing(ui.gap(16.0)).into()
        } else {
            column![about, calendar].spacing(ui.gap(16.0)).into()
        };
        page::tooled(ui, ("today", self.name(desk)), (Message::Asked, [archive]), None, vec![content])
    }
}
