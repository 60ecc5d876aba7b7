//! What happens on the page, by its messages. What they come to is done beside it: in [`results`](super::results),
//! [`people`](super::people), [`files`](super::files), [`import`](super::import).

use jiff::ToSpan as _;

use club::championship::words::Kind;

use super::entry::Entry;
use super::results::Pending;
use super::{Message, PAGE, State, Tab, is_joining, meeting, round, view};
use crate::app::kit::opener::Sought;
use crate::app::kit::{kept, page, participants, preview, table};
use crate::app::prelude::*;
use crate::app::widget::group::{enter, release, unfocus};

impl Message {
    /// Whether what was said before has been read by now.
    fn goes_on(&self) -> bool {
        matches!(
            self,
            Self::PartChosen(_)
                | Self::StageChosen(_)
                | Self::CallChosen(_)
                | Self::MatchPressed(_)
                | Self::Walked(_)
                | Self::Typed(_)
                | Self::WinnerChosen(_)
                | Self::DrawChosen
                | Self::NumberPressed(..)
                | Self::SwapPressed
                | Self::UndoPressed
                | Self::ClosePressed
                | Self::DayMoved(_)
                | Self::TableMoved(_)
                | Self::TimeTyped(_)
        )
    }
}

impl State {
    pub(super) fn happened(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        if message.goes_on() {
            desk.dismiss_answers();
            self.people.dismiss_said();
        }
        match message {
            Message::LeaveAsked if self.waits() => return self.ask_drop(desk),
            Message::LeaveAsked => {
                self.ask_leave();
                return Action::Run(self.led(desk.ui()));
            }
            Message::Asked(way) => return Action::Open(way),
            Message::PartChosen(part) => {
                (self.part, self.shown, self.pending, self.swapping, self.entered) = (part, PAGE, None, None, None);
                self.files.follow_page();
                self.offer_sheet(desk);
                self.name_file(desk);
                let tasks = [page::top("championship"), self.caret(desk), self.draw(desk)];
                return Action::Run(Task::batch(tasks));
            }
            Message::PartLed(part) => {
                let Action::Run(task) = self.happened(Message::PartChosen(part), desk) else { return Action::None };
                let leads = part != Tab::Round || is_joining(desk.cup());
                return Action::Run(if leads { task.chain(enter(&[view::CONTENT, view::TABS])) } else { task });
            }
            Message::StageChosen(stage) => {
                (self.stage, self.call, self.of_part, self.shown) = (stage, 0, 0, PAGE);
                self.files.follow_page();
                self.choose(None);
                return Action::Run(Task::batch([self.caret(desk), self.draw(desk)]));
            }
            Message::CallChosen(call) => {
                let Some(cup) = desk.cup() else { return Action::None };
                self.call = call.min(self.calls(cup).len().saturating_sub(1));
                self.choose_next(cup);
                return Action::Run(Task::batch([page::top("championship"), release()]));
            }
            Message::OfPartChosen(part) => {
                (self.of_part, self.shown) = (part, PAGE);
                self.pages.turn(0);
                return Action::Run(self.draw(desk));
            }
            Message::MorePressed => self.shown += PAGE,
            Message::MatchPressed(name) => {
                self.choose(Some(name));
                return Action::Run(Task::batch([round::reveal_entry(desk.ui()), release()]));
            }
            Message::Walked(by) => {
                self.walk(by, desk);
                return Action::Run(round::reveal(desk.ui()));
            }
            Message::Typed(sign) => return self.typed(sign, desk),
            Message::Erased => self.entry.back(),
            Message::WinnerChosen(side) => {
                if let Some(count) = desk.cup().filter(|cup| self.takes(cup)).and_then(|cup| self.count(cup)) {
                    self.entry.win(side, count);
                    return Action::Run(unfocus());
                }
            }
            Message::DrawChosen => {
                self.entry.tie();
                return Action::Run(unfocus());
            }
            Message::NumberPressed(side, number) => {
                // As by keys it counts once it is entered: numbers that lie side by side are soon mistaken.
                self.entry.press(side, number);
                return Action::Run(self.led(desk.ui()));
            }
            Message::Entered if desk.cup().is_some_and(|cup| self.asks_who_met(cup)) => {
                return self.meet(meeting::Message::Sent, desk);
            }
            Message::Entered => {
                self.enter(desk);
                return Action::Run(self.led(desk.ui()));
            }
            Message::Meeting(message) => return self.meet(message, desk),
            Message::Confirmed(answer) => return self.confirm(answer, desk),
            Message::Released => {
                let asked = self.pending.take();
                if asked.as_ref().is_some_and(Pending::leaves) {
                    return Action::Run(self.caret(desk));
                }
                if asked.is_none() && self.entry.is_empty() {
                    if self.meeting.is_empty() {
                        self.choose(None);
                    }
                    self.meeting.clear();
                }
                self.entry = Entry::default();
                return Action::Run(self.caret(desk));
            }
            Message::NoticesRead => desk.dismiss_all(),
            Message::ClosePressed if self.waits() => {
                desk.dismiss_all();
                desk.alarm(phrase!("championships-table-waits"));
            }
            // Whoever is written and not added yet takes part.
            Message::ClosePressed if self.people.is_named() && is_joining(desk.cup()) => {
                let asked = self.list(participants::Message::Sent, desk);
                return if self.people.is_named() { asked } else { self.happened(Message::ClosePressed, desk) };
            }
            Message::ClosePressed => {
                self.ask_close(desk);
                return Action::Run(self.led(desk.ui()));
            }
            Message::UndoPressed => {
                self.undo(desk);
                if self.pending.is_some() {
                    return Action::Run(self.led(desk.ui()));
                }
                return Action::Run(Task::batch([self.caret(desk), round::reveal(desk.ui()), self.draw(desk)]));
            }
            Message::ReopenStagePressed => {
                self.ask_reopen(desk);
                return Action::Run(self.led(desk.ui()));
            }
            Message::UnfoldPressed => self.is_unfolded = !self.is_unfolded,
            Message::ClearPressed => {
                self.ask_clear(desk);
                return Action::Run(self.led(desk.ui()));
            }
            Message::ForfeitPressed(side) => {
                self.ask_forfeit(side, desk);
                return Action::Run(self.led(desk.ui()));
            }
            Message::StalePressed => {
                let Some(cup) = desk.cup() else { return Action::None };
                let stale: Vec<&str> = cup.stale().into_iter().collect();
                let now = stale.iter().position(|name| Some(*name) == self.chosen.as_deref());
                if let Some(name) = stale.get(now.map_or(0, |now| (now + 1) % stale.len())) {
                    self.part = Tab::Round;
                    self.show(name, cup);
                }
                return Action::Run(Task::batch([release(), round::reveal(desk.ui())]));
            }
            Message::ReopenPressed => {
                self.reopen(desk);
                return Action::Run(Task::batch([release(), self.draw(desk)]));
            }
            Message::StandsPressed => {
                self.let_stand(desk);
                return Action::Run(Task::batch([release(), self.draw(desk)]));
            }
            Message::SwapPressed => {
                self.pending = None;
                self.swapping = if self.swapping.is_some() { None } else { Some(Vec::new()) };
            }
            Message::SwapChosen(id) => return self.swap(id, desk),
            Message::PlayPressed(real) => return self.play_pressed(real, desk),
            Message::DayMoved(by) => {
                self.shift(desk, |date, time, table| (date.saturating_add(by.days()), time, table));
                return Action::Run(release());
            }
            Message::TableMoved(to) => {
                self.shift(desk, |date, time, _| (date, time, Some(to)));
                return Action::Run(release());
            }
            Message::RoundMoved(round, by) => {
                self.move_round(round, by, desk);
                return Action::Run(release());
            }
            Message::CopyPressed => {
                if let Some(path) = desk.copy_championship() {
                    desk.done(phrase!("organise-goes-on", path = path.display().to_string()));
                    self.path = path;
                }
            }
            Message::TimeTyped(text) => self.time = Some(text),
            Message::TimeSent => match self.time.as_deref().map(round::time_of) {
                Some(Some(time)) => self.shift(desk, |date, _, table| (date, Some(time), table)),
                Some(None) => desk.alarm(phrase!("organise-bad-time")),
                None => {}
            },
            Message::PageTurned(page) => self.pages.turn(page),
            Message::Aside(part) => return Action::Run(table::scroll_aside(desk.ui(), part)),
            Message::SheetPressed(key) => {
                self.files.choose(key);
                return self.happened(Message::PartChosen(Tab::Files), desk);
            }
            Message::MatchOpened(name) => {
                let Some(cup) = desk.cup() else { return Action::None };
                self.part = Tab::Round;
                self.show(&name, cup);
                return Action::Run(Task::batch([
                    page::top("championship"),
                    round::reveal_entry(desk.ui()),
                    release(),
                ]));
            }
            Message::Drawn(asked, drawn) => self.pages.take(asked, drawn),
            Message::DayPressed(day) => {
                let Some(cup) = desk.cup() else { return Action::None };
                self.show_day(&day, cup);
                return Action::Run(page::top("championship"));
            }
            Message::Files(message) => return self.write(message, desk),
            Message::People(message) => return self.list(message, desk),
            Message::Opener(message) => {
                let (found, task) = self.opener.update(message, desk);
                match found {
                    Some((Sought::Results, path)) => return Action::Run(self.import_file(&path, desk)),
                    Some((_, path)) => self.take_record(&path, desk),
                    None => {}
                }
                return Action::Run(task.map(Message::Opener));
            }
            Message::FileDropped(path) => return Action::Run(self.import_file(&path, desk)),
            Message::PastePressed => return Action::Run(iced::clipboard::read().map(Message::Pasted)),
            Message::Pasted(text) => {
                return Action::Run(self.import(text.unwrap_or_default().as_bytes(), desk));
            }
            Message::Preview(message) => return Action::Run(self.preview(message, desk)),
        }
        Action::None
    }

    pub(super) fn ask_drop(&mut self, desk: &mut Desk) -> Action<Message> {
        let asked = preview::Message::DropPressed;
        if self.people.waits() {
            self.part = Tab::People;
            return self.list(participants::Message::Preview(asked), desk);
        }
        Action::Run(self.preview(asked, desk))
    }

    fn typed(&mut self, sign: char, desk: &mut Desk) -> Action<Message> {
        let Some(open) = desk.championship() else { return Action::None };
        // Whoever may only look types nothing.
        if open.looked().is_some() {
            return Action::None;
        }
        if !self.takes(open.cup()) {
            let why = self.refusal(open.cup()).filter(|_| sign.is_ascii_digit());
            why.into_iter().for_each(|why| desk.alarm(why));
            return Action::None;
        }
        // The field has lost the caret: it gets it back, and what was typed.
        if self.asks_who_met(open.cup()) {
            self.meeting.add(sign);
            return Action::Run(focus_on(meeting::FIELD).chain(operation::move_cursor_to_end(meeting::FIELD)));
        }
        // What was asked was about what had been typed before.
        if self.pending.take().is_some() {
            self.entry.restart();
        }
        self.entry.add(sign);
        // Enter is the result's now, wherever Tab has led.
        Action::Run(unfocus())
    }

    fn move_round(&self, round: usize, by: i64, desk: &mut Desk) {
        let Some(cup) = desk.cup() else { return };
        let first = self.calls(cup).get(self.call).and_then(|call| call.first_open());
        let Some(date) = first.map(|date| date.saturating_add(by.days())) else { return };
        let events = cup.move_round(Kind::Round(round), date, None);
        if desk.enter(events) {
            desk.dismiss_all();
            desk.done(phrase!("organise-round-moved", round, date = kept::date_of(desk.lang(), date)));
        }
    }
}
