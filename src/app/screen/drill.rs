//! The drill: a throw or card, a call within a time that shrinks, four lives. While nobody sees it no time runs.

use std::time::{Duration, Instant};

use iced::widget::scrollable::RelativeOffset;
use rand::RngExt;

use club::trainer::drill::{Drill, What};
use club::trainer::event::Drilled;
use club::trainer::question::{Front, Solution, Verdict};
use club::trainer::{Event, Question, Reply};
use games::dre13ehn::life::Life;

use crate::app::keys::Hears;
use crate::app::kit::asked::{self, Prompt};
use crate::app::prelude::*;

mod view;

const PAGE: &str = "drill";

#[derive(Debug)]
pub struct State {
    pub drill: Drill,
    stage: Phase,
    /// How long the question has been seen.
    gone: Duration,
    since: Instant,
    /// Whether the time stands still, while something else is looked at.
    held: bool,
    best: Option<Drilled>,
    praised: Option<String>,
    missed: Vec<Missed>,
}

#[derive(Debug)]
enum Phase {
    Asked(Prompt),
    Missed(Missed),
    Over,
}

#[derive(Debug)]
struct Missed {
    asked: Prompt,
    verdict: Verdict,
    solution: Solution,
    lost: Option<Life>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Answer(asked::Message),
    /// So much time went by at the question of that number.
    Ticked(u64, Duration),
    /// Whether slowly.
    HearPressed(bool),
    NextPressed,
    StopPressed,
    AgainPressed,
    Asked(Route),
}

/// Where no time runs out, keeping silent is offered as an answer.
fn ask(drill: &Drill, desk: &mut Desk) -> Prompt {
    let mut question = drill.question().clone();
    question.silence |= drill.limit().is_none() && matches!(question.shown, Front::Dice(_));
    Prompt::new(question, true, desk)
}

impl State {
    /// `None` where there is nothing to ask.
    pub fn begin(what: What, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        let state = Self::new(what, desk)?;
        state.hear(desk);
        let task = state.top();
        Some((state, task))
    }

    fn new(what: What, desk: &mut Desk) -> Option<Self> {
        let what = match what {
            What::Deck(deck) if !desk.can_ask(deck) => return None,
            What::Weak(cards) => What::Weak(cards.into_iter().filter(|card| desk.can_ask(card.deck())).collect()),
            What::Throws(..) | What::Deck(_) => what,
        };
        let best = desk.practice().and_then(|practice| practice.progress().best(&what.key()).cloned());
        let drill = Drill::new(what, desk.chance.random())?;
        let drill = if desk.settings().untimed { drill.untimed() } else { drill };
        let stage = Phase::Asked(ask(&drill, desk));
        let since = desk.watch.instant();
        Some(Self { drill, stage, gone: Duration::ZERO, since, held: false, best, praised: None, missed: Vec::new() })
    }

    fn hear(&self, desk: &mut Desk) {
        if let Phase::Asked(asked) = &self.stage {
            asked.hear(false, desk);
        }
    }

    fn focus(&self) -> Task<Message> {
        match &self.stage {
            Phase::Asked(asked) => asked.focus(),
            Phase::Missed(_) | Phase::Over => Task::none(),
        }
    }

    fn top(&self) -> Task<Message> {
        operation::snap_to(PAGE, RelativeOffset::START).chain(self.focus())
    }

    pub fn question(&self) -> Option<&Question> {
        match &self.stage {
            Phase::Asked(asked) => Some(asked.question()),
            Phase::Missed(_) | Phase::Over => None,
        }
    }

    fn number(&self) -> u64 {
        u64::from(self.drill.score().1)
    }

    fn limit(&self) -> Option<Duration> {
        self.drill.limit().map(|limit| Duration::from_millis(u64::from(limit)))
    }

    fn leave(&mut self, desk: &mut Desk) {
        let end: Vec<Event> = match self.stage {
            Phase::Asked(_) | Phase::Missed(_) if !self.drill.is_over() => {
                self.drill.end(desk.watch.now()).into_iter().collect()
            }
            Phase::Asked(_) | Phase::Missed(_) | Phase::Over => Vec::new(),
        };
        if !end.is_empty() {
            desk.practise(end);
        }
    }

    /// `None`: the time is up. What was right leads on at once; where it could not be heard, the drill ends.
    fn answer(&mut self, reply: Option<&Reply>, desk: &mut Desk) -> Task<Message> {
        if matches!(&self.stage, Phase::Asked(asked) if asked.is_unheard(desk)) {
            self.leave(desk);
            self.stage = Phase::Over;
            return Task::none();
        }
        let gone = match self.limit() {
            Some(_) => self.gone,
            None => desk.watch.instant().saturating_duration_since(self.since),
        };
        let ms = u32::try_from(gone.as_millis()).unwrap_or(u32::MAX);
        let answered = self.drill.answer(reply, ms, desk.watch.now());
        desk.practise(answered.events);
        let solution = self.drill.question().solution();
        if answered.verdict.right {
            self.praised = Some(solution.in_words(desk.lang()));
            return self.next(desk);
        }
        self.praised = None;
        if let Some(life) = answered.lost {
            desk.speak(&life.motto());
        }
        let before = std::mem::replace(&mut self.stage, Phase::Over);
        if let Phase::Asked(asked) = before {
            self.stage = Phase::Missed(Missed { asked, verdict: answered.verdict, solution, lost: answered.lost });
        }
        operation::snap_to_end(PAGE)
    }

    fn next(&mut self, desk: &mut Desk) -> Task<Message> {
        self.end();
        self.drill.next();
        (self.gone, self.since) = (Duration::ZERO, desk.watch.instant());
        self.stage = Phase::Asked(ask(&self.drill, desk));
        self.hear(desk);
        self.top()
    }

    fn end(&mut self) {
        if let Phase::Missed(missed) = std::mem::replace(&mut self.stage, Phase::Over) {
            self.missed.push(missed);
        }
    }

    fn is_best(&self) -> bool {
        let (_, longest) = self.drill.streak();
        let before = self.best.as_ref().map(|best| (best.streak, std::cmp::Reverse(best.limit)));
        longest > 0
            && self.limit().is_some()
            && before.is_none_or(|before| (longest, std::cmp::Reverse(self.drill.shortest())) > before)
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-practising";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("Enter, Space", "practise-key-on", |state, _, _| match &state.stage {
            Phase::Missed(_) => Some(Message::NextPressed),
            Phase::Over => Some(Message::AgainPressed),
            Phase::Asked(_) => None,
        }),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| {
            (!matches!(state.stage, Phase::Over)).then_some(Message::StopPressed)
        }),
    ];

    fn name(&self, desk: &Desk) -> String {
        tr!(desk.lang(), "practise-drill")
    }

    fn key(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
        let own = shortcut::find(Self::SHORTCUTS, self, pressed, desk);
        own.or_else(|| match &self.stage {
            Phase::Asked(asked) => asked.key(pressed, desk).map(Message::Answer),
            Phase::Missed(_) | Phase::Over => None,
        })
    }

    fn hears(&self) -> Hears {
        match &self.stage {
            Phase::Asked(asked) => asked.hears(),
            Phase::Missed(_) | Phase::Over => Hears::Commands,
        }
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::Answer(message) => {
                let Phase::Asked(asked) = &mut self.stage else { return Action::None };
                let (reply, task) = asked.update(message, desk);
                return match reply {
                    Some(reply) => Action::Run(self.answer(Some(&reply), desk)),
                    None => Action::Run(task),
                };
            }
            Message::Ticked(number, gone) if number == self.number() && self.question().is_some() && !self.held => {
                self.gone += gone;
                if self.limit().is_some_and(|limit| self.gone >= limit) {
                    return Action::Run(self.answer(None, desk));
                }
            }
            Message::Ticked(..) => {}
            Message::HearPressed(slowly) => {
                if let Phase::Missed(missed) = &self.stage {
                    missed.asked.hear(slowly, desk);
                }
            }
            Message::NextPressed if self.drill.is_over() => {
                self.end();
                return Action::Run(operation::snap_to(PAGE, RelativeOffset::START));
            }
            Message::NextPressed => {
                if matches!(self.stage, Phase::Missed(_)) {
                    return Action::Run(self.next(desk));
                }
            }
            Message::StopPressed => {
                self.leave(desk);
                self.end();
            }
            Message::AgainPressed => {
                if let Some((state, task)) = Self::begin(self.drill.what().clone(), desk) {
                    *self = state;
                    return Action::Run(task);
                }
            }
        }
        Action::None
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        match &mut self.stage {
            Phase::Asked(asked) | Phase::Missed(Missed { asked, .. }) => asked.refresh(desk),
            Phase::Over => {}
        }
        self.focus()
    }

    fn veiled(&mut self, veiled: bool) {
        self.held = veiled;
    }

    fn close(mut self, desk: &mut Desk) {
        self.leave(desk);
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}
