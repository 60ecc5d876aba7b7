//! What is seen of it: the names, the microphone's meter, what was heard, both voices compared.

use std::time::Duration;

use base::draw::{Drawing, Ink, Path};
use club::trainer::Grade;
use iced::widget::column;
use voice::hear;

use super::{Analysis, Drill, LONGEST, Message, Phase, Recording, State, said};
use crate::app::kit::page::{card, choices, within, wrapped};
use crate::app::microphone::Microphone;
use crate::app::prelude::*;
use crate::app::screen::sounds::speaker;
use crate::app::widget::clock::clock;

const TICK: Duration = Duration::from_millis(60);
const METER_RANGE_DB: f32 = 48.0;
const PICTURE_PX_PER_MM: f32 = 4.6;

pub fn view<'a>(ui: Ui, state: &'a State, wide: f32) -> Vec<Element<'a, Message>> {
    let mut parts = match &state.drill {
        Some(drill) => drilled(ui, state, *drill),
        None => offered(ui, state),
    };
    parts.push(wrapped(ui, actions(ui, state)));
    match &state.phase {
        Phase::Records(microphone) => parts.push(meter(ui, microphone)),
        Phase::Waits(_) => parts.push(clock(1, TICK, Message::Ticked)),
        Phase::Rests | Phase::Opens => {}
    }
    parts.push(judge(ui, state));
    parts.extend(state.deaf.map(|deaf| ui.faint(ui.say(&deaf.phrase())).into()));
    let mut cards = vec![card(ui, tr!(ui, "sounds-record-head"), parts)];
    if let Some(taken) = &state.taken {
        cards.push(compared(ui, state, taken, within(ui, wide)));
    }
    cards
}

fn offered<'a>(ui: Ui, state: &State) -> Vec<Element<'a, Message>> {
    let offered = said().map(|words| {
        let label = match state.judged.get(words) {
            Some(grade) if *grade >= Grade::Good => tr!(ui, "sounds-marked-right", name = words),
            Some(_) => tr!(ui, "sounds-marked-not-yet", name = words),
            None => words.to_owned(),
        };
        (label, words == state.words, Message::WordsChosen(words))
    });
    vec![ui.body(tr!(ui, "sounds-record-about")).width(Fill).into(), choices(ui, offered)]
}

fn drilled<'a>(ui: Ui, state: &State, drill: Drill) -> Vec<Element<'a, Message>> {
    let (heard, said) = (drill.heard, drill.said);
    let name = ui.display(state.words).font(SERIF_BOLD);
    let count = (said > 0).then(|| ui.faint(tr!(ui, "sounds-drill-count", heard, said)));
    let asked = match (&state.phase, state.verdict()) {
        (Phase::Waits(_), Some(verdict)) if verdict.is_right() => tr!(ui, "sounds-drill-right"),
        (Phase::Waits(_), _) => tr!(ui, "sounds-drill-again"),
        (Phase::Rests | Phase::Opens | Phase::Records(_), _) => tr!(ui, "sounds-drill-say", name = state.words),
    };
    vec![
        ui.body(tr!(ui, "sounds-drill-about")).width(Fill).into(),
        row![name, column![ui.lead(asked)].push(count)].spacing(ui.gap(18.0)).align_y(Center).into(),
    ]
}

fn judge<'a>(ui: Ui, state: &State) -> Element<'a, Message> {
    let judged = state.judged.get(state.words).copied();
    let judge = Grade::ALL.map(|grade| {
        let name = match grade {
            Grade::Again => tr!(ui, "sounds-not-yet"),
            Grade::Hard => tr!(ui, "sounds-almost"),
            Grade::Good => tr!(ui, "sounds-right"),
            Grade::Easy => tr!(ui, "sounds-easily"),
        };
        (name, judged == Some(grade), Message::Judged(grade))
    });
    let next = ui.button(tr!(ui, "sounds-next-name", name = state.next())).on_press(Message::NextPressed).id("next");
    let question = ui.strong(tr!(ui, "sounds-judge"));
    let ways = Row::new().push(question).push(choices(ui, judge)).push(next);
    let right = state.judged.values().filter(|grade| **grade >= Grade::Good).count();
    let count = (!state.judged.is_empty()).then(|| ui.strong(tr!(ui, "sounds-judged", right, all = said().count())));
    let about = ui.faint(tr!(ui, "sounds-judge-about")).width(Fill);
    let ways = ways.spacing(ui.gap(12.0)).align_y(Center).wrap().vertical_spacing(ui.gap(8.0));
    iced::widget::column![ways].push(count).push(about).spacing(ui.gap(6.0)).into()
}

fn actions<'a>(ui: Ui, state: &State) -> Vec<Element<'a, Message>> {
    let label = |icon: Icon, words: String| {
        let words = iced::widget::text(words).size(ui.size(TypeSize::Body)).font(SANS_BOLD);
        row![icon.view(ui, Role::OnAccent), words].spacing(ui.gap(7.0)).align_y(Center)
    };
    let record = match &state.phase {
        Phase::Rests | Phase::Waits(_) => label(Icon::Record, tr!(ui, "sounds-begin")),
        Phase::Opens => label(Icon::Record, tr!(ui, "sounds-opens")),
        Phase::Records(_) => label(Icon::Stop, tr!(ui, "sounds-end")),
    };
    let record = ui.control(record).style(ui.filled()).on_press(Message::RecordPressed).id("record");
    let hear = tr!(ui, "sounds-model-of", name = state.words);
    let drill = if state.drill.is_some() { tr!(ui, "sounds-drill-stop") } else { tr!(ui, "sounds-drill") };
    let drill = ui.button(drill).on_press(Message::DrillToggled).id("drill");
    vec![speaker(ui, hear, Message::HearPressed(state.words)).id("model").into(), record.into(), drill.into()]
}

fn meter<'a>(ui: Ui, microphone: &Microphone) -> Element<'a, Message> {
    let (width, height) = (240.0, 10.0);
    let level = (1.0 + 20.0 * microphone.level().max(1e-6).log10() / METER_RANGE_DB).clamp(0.0, 1.0);
    let mut drawing = Drawing::new(width, height);
    drawing.fill(Path::rounded(0.0, 0.0, width, height, 5.0), Ink::new(Role::Line).alpha(0.5));
    drawing.fill(Path::rounded(0.0, 0.0, (width * level).max(height), height, 5.0), Role::Accent.into());
    let seconds = ui.lang.decimal(microphone.length().as_secs_f64(), 1);
    let most = LONGEST.as_secs().to_string();
    let words = ui.body(tr!(ui, "sounds-recorded", seconds, most));
    let clock = clock(0, TICK, Message::Ticked);
    row![sign(ui, drawing, height), words, clock].spacing(ui.gap(12.0)).align_y(Center).into()
}

fn compared<'a>(ui: Ui, state: &State, taken: &Recording, room: f32) -> Element<'a, Message> {
    let listen = [
        speaker(ui, tr!(ui, "sounds-both"), Message::BothPressed).id("both").into(),
        speaker(ui, tr!(ui, "sounds-own"), Message::OwnPressed).id("own").into(),
        ui.button(tr!(ui, "sounds-keep")).on_press(Message::KeepPressed).id("keep").into(),
    ];
    let mut parts = vec![wrapped(ui, listen)];
    match &taken.seen {
        Some(seen) => {
            parts.extend(told(ui, seen, state.words));
            let width = room / (PICTURE_PX_PER_MM * ui.text);
            for picture in [laid(seen, state.words, width, ui.lang), drawn(seen, state.words, width, ui.lang)] {
                let height = picture.size.height * PICTURE_PX_PER_MM;
                parts.extend((height > 0.0).then(|| sign(ui, picture, height)));
            }
        }
        None => parts.push(ui.faint(tr!(ui, "sounds-looking")).into()),
    }
    card(ui, tr!(ui, "sounds-compared", name = state.words), parts)
}

fn told<'a>(ui: Ui, seen: &Analysis, words: &'static str) -> Option<Element<'a, Message>> {
    let said = ui.lead(ui.say(&seen.verdict.sentence(words)?)).width(Fill);
    let advice = seen.verdict.advice(words).map(|advice| ui.body(ui.say(&advice)).width(Fill));
    let limits = ui.faint(tr!(ui, "sounds-heard-limits")).width(Fill);
    Some(column![said].push(advice).push(limits).spacing(ui.gap(4.0)).into())
}

fn rows<'a>(seen: &'a Analysis, words: &'static str, lang: Lang) -> [hear::Row<'a>; 2] {
    [
        hear::Row { caption: tr!(lang, "sounds-row-model", name = words), measured: &seen.model },
        hear::Row { caption: tr!(lang, "sounds-row-own"), measured: &seen.own },
    ]
}

fn laid(seen: &Analysis, words: &'static str, width: f32, lang: Lang) -> Drawing {
    let [model, own] = rows(seen, words, lang);
    hear::compared(&model, &own, width, lang)
}

fn drawn(seen: &Analysis, words: &'static str, width: f32, lang: Lang) -> Drawing {
    hear::picture(&rows(seen, words, lang), width, lang)
}
