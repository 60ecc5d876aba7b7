//! What is seen of a question: what is shown, the ways to answer, and the answer with its reason.

use iced::widget::column;
use unicode_normalization::UnicodeNormalization as _;

use base::draw::Ink;
use club::trainer::Reply;
use club::trainer::picture::{lying, rune};
use club::trainer::question::{AnswerMode, Choice, Front, NOTHING, SILENT, Solution, Verdict};
use games::dre13ehn::Name;
use games::dre13ehn::art::Rune;
use games::dre13ehn::reading;

use super::{FIELD, Message, Prompt};
use crate::app::kit::key::cap;
use crate::app::kit::page::wrapped;
use crate::app::prelude::*;
use crate::app::widget::control::Control;
use crate::app::widget::sign;

const SENTENCE_LETTERS: usize = 9;
const SMALL_SIGN_HEIGHT: f32 = 28.0;
/// Windows that are lower than this have little room, pixels at 100 %.
const LOW_WINDOW_HEIGHT: f32 = 620.0;
const CHOICE_HEIGHT: f32 = 56.0;

/// The widest a page with a card gets, pixels at 100 %.
pub const WIDEST: f32 = 760.0;

pub fn card<'a, M: 'a>(ui: Ui, parts: Column<'a, M>) -> Element<'a, M> {
    let parts = parts.spacing(ui.gap(16.0)).align_x(Center).padding(ui.gap(20.0)).width(Fill);
    container(parts).width(Fill).style(ui.card()).id("card").into()
}

pub fn page<'a, M: 'a>(
    ui: Ui,
    id: &'static str,
    bar: Element<'a, M>,
    [head, content]: [Element<'a, M>; 2],
    foot: Option<Element<'a, M>>,
) -> Element<'a, M> {
    let page = column![head, content].spacing(ui.gap(12.0)).max_width(ui.wide(WIDEST));
    let page = container(page).center_x(Fill).padding(iced::padding::horizontal(ui.gap(24.0)).bottom(ui.gap(16.0)));
    Column::new().push(bar).push(scrolled(ui, id, page)).push(foot).into()
}

pub fn number<'a, M: 'a>(ui: Ui, number: String, what: String) -> Column<'a, M> {
    let number = ui.display(number).font(SERIF_BOLD);
    column![number, ui.body(what).color(ui.colour(Role::Faint))].align_x(Center)
}

/// In pixels, so that the window leaves room for the answer; where it is small, what was asked gives way to that.
fn height(ui: Ui, answered: bool) -> f32 {
    let part = if answered && ui.window.height < LOW_WINDOW_HEIGHT * ui.text { 0.6 } else { 1.0 };
    (ui.window.height * 0.33 / ui.text.sqrt() * part).clamp(96.0, 290.0)
}

/// `hear` says what hearing it again means, slowly if so.
pub fn shown<'a, M: Clone + 'a>(ui: Ui, asked: &'a Prompt, answered: bool, hear: fn(bool) -> M) -> Element<'a, M> {
    let (question, high) = (asked.question(), height(ui, answered));
    let asks = ui.lead(ui.say(&question.asks)).center().width(Fill);
    let what: Element<'_, M> = match (&question.shown, &asked.picture) {
        (shown, Some(picture)) => picture.labelled(pictured(ui.lang, shown), picture.view(ui).height(high)),
        (Front::Word(word), None) if word.chars().count() < SENTENCE_LETTERS => {
            let size = ui.size(TypeSize::Card).0.min(high * 0.6);
            let word = column![ui.asked(word.as_str()).size(size)].push(forbidden(ui, word)).align_x(Center);
            container(word).center_y(high).into()
        }
        (Front::Word(words), None) => sentence(ui, words.clone(), high),
        (Front::Text(phrase), None) => sentence(ui, ui.say(phrase), high),
        (Front::Heard(_), None) => {
            let side = high * 0.5;
            let speaker = Icon::Hear.tall(ui, Role::Accent, side);
            let speaker = ui.control(speaker).padding(ui.gap(14.0)).style(ui.quiet());
            let parts =
                column![speaker.on_press(hear(false)).id("hear").named(tr!(ui, "practise-hear")), again(ui, hear)];
            container(parts.spacing(ui.gap(6.0)).align_x(Center))
                .center_y(high.max(side + ui.gap(60.0) + ui.wide(20.0)))
                .into()
        }
        (Front::Sign(_) | Front::Dice(_), None) => space().height(high).into(),
    };
    column![asks, what].spacing(ui.gap(10.0)).align_x(Center).width(Fill).into()
}

pub fn again<'a, M: Clone + 'a>(ui: Ui, hear: fn(bool) -> M) -> Element<'a, M> {
    let one = |label: String, key: &'static str, slowly: bool| {
        let content = row![Icon::Hear.view(ui, Role::Text), ui.body(label), cap(ui, key)];
        ui.bare(content.spacing(ui.gap(7.0)).align_y(Center)).padding(ui.gap(6.0)).on_press(hear(slowly))
    };
    let usual = one(tr!(ui, "practise-hear"), "F5", false).id("hear-again");
    let slow = one(tr!(ui, "practise-hear-slowly"), "F6", true).id("hear-slowly");
    row![usual, slow].spacing(ui.gap(6.0)).wrap().into()
}

fn sentence<'a, M: 'a>(ui: Ui, words: String, high: f32) -> Element<'a, M> {
    container(ui.title(words).center().width(Fill)).center_y(high).into()
}

fn keyed<'a>(ui: Ui, label: String, key: &'static str) -> Element<'a, Message> {
    row![ui.body(label), cap(ui, key)].spacing(ui.gap(8.0)).align_y(Center).into()
}

pub fn answering(ui: Ui, asked: &Prompt) -> Element<'_, Message> {
    let mut ways = Column::new().spacing(ui.gap(14.0)).align_x(Center).width(Fill);
    ways = match &asked.question().way {
        AnswerMode::Choose(choices) => ways.push(choose(ui, choices)),
        way @ (AnswerMode::Name | AnswerMode::Number) => {
            let how = match way {
                AnswerMode::Number => tr!(ui, "practise-type-number"),
                AnswerMode::Name | AnswerMode::Choose(_) => tr!(ui, "dre13ehn-spelling"),
            };
            let enter = ui.key("Enter");
            let enter = match (asked.hurried, &asked.question().shown) {
                (false, _) => tr!(ui, "practise-enter", enter),
                (true, Front::Dice(_)) if !asked.question().silence => {
                    tr!(ui, "practise-enter-or-wait", enter)
                }
                (true, _) => tr!(ui, "practise-enter-hurried", enter),
            };
            let about: Element<'_, Message> = match &asked.hint {
                Some(hint) => {
                    let hint = ui.body(ui.say(hint));
                    row![Icon::Hint.view(ui, Role::Accent), hint].spacing(ui.gap(8.0)).align_y(Center).into()
                }
                None => ui.faint(format!("{how} {enter}")).center().width(Fill).into(),
            };
            let keys = if matches!(way, AnswerMode::Number) { digits(ui) } else { names(ui) };
            ways.push(field(ui, asked)).push(about).push(keys)
        }
    };
    let wordless = asked.wordless().map(|reply| {
        let label = match reply {
            Reply::Silent => tr!(ui, "practise-silent"),
            Reply::Nothing | Reply::Word(_) | Reply::Chosen(_) | Reply::GaveUp => tr!(ui, "practise-nothing"),
        };
        quiet(ui, keyed(ui, label, "F2")).on_press(Message::Replied(reply)).id("wordless")
    });
    let give_up = (!asked.hurried).then(|| {
        let label = keyed(ui, tr!(ui, "practise-show"), "F3");
        quiet(ui, label).on_press(Message::Replied(Reply::GaveUp)).id("show")
    });
    let others = Row::new().push(wordless.map(Element::from)).push(give_up.map(Element::from));
    ways.push(others.spacing(ui.gap(10.0)).wrap().vertical_spacing(ui.gap(8.0))).into()
}

fn quiet<'a>(ui: Ui, content: Element<'a, Message>) -> Control<'a, Message> {
    ui.control(content).style(ui.quiet())
}

fn field(ui: Ui, asked: &Prompt) -> Element<'_, Message> {
    let field = ui.field("", &asked.typed, TypeSize::Title).align_x(Center).width(ui.wide(260.0));
    let field = field.named(tr!(ui, "practise-written"));
    let field = field.on_input(Message::Typed).padding([ui.gap(8.0), ui.gap(12.0)]).id(FIELD);
    let ready = !asked.typed.trim().is_empty();
    let send = ui.primary(tr!(ui, "practise-send"));
    let send = send.on_press_maybe(asked.sent().filter(|_| ready).map(Message::Replied)).id("send");
    row![field, send].spacing(ui.gap(10.0)).align_y(Center).into()
}

fn key<'a>(ui: Ui, content: Element<'a, Message>, message: Message, id: String) -> Element<'a, Message> {
    quiet(ui, content).padding([ui.gap(4.0), ui.gap(8.0)]).on_press(message).id(id).into()
}

fn digits<'a>(ui: Ui) -> Element<'a, Message> {
    let digit = |digit: char| {
        let label = ui.label(digit.to_string(), TypeSize::Body, SANS).into();
        key(ui, label, Message::Lettered(digit.to_string()), format!("letter-{digit}"))
    };
    let erase = key(ui, ui.label("←", TypeSize::Body, SANS).into(), Message::Erased, "erase".to_owned());
    wrapped(ui, ('0'..='9').chain(['F']).map(digit).chain([erase]))
}

/// All names, to be pressed instead of typed, in the alphabet's order, which tells nothing of what they name.
fn names<'a>(ui: Ui) -> Element<'a, Message> {
    let mut all: Vec<Name> = Name::all().collect();
    let plain = |name: &Name| name.word().nfd().filter(|letter| *letter != '\u{304}').collect::<String>();
    all.sort_by_key(|name| (plain(name), name.word()));
    let name = |name: Name| {
        let role = if name.is_forbidden() { Role::Bad } else { Role::Text };
        let word = ui.label(name.word(), TypeSize::Body, SERIF_BOLD).color(ui.colour(role));
        let mark = name.is_forbidden().then(|| Icon::Forbidden.tall(ui, role, ui.wide(11.0)));
        let label = Row::new().push(word).push(mark).spacing(ui.gap(3.0)).align_y(Center);
        let reply = Reply::Word(name.word().to_owned());
        key(ui, label.into(), Message::Replied(reply), format!("name-{}", name.word()))
    };
    wrapped(ui, all.into_iter().map(name))
}

pub fn forbidden<'a, M: 'a>(ui: Ui, word: &str) -> Option<Element<'a, M>> {
    let is_forbidden = Name::all().any(|name| name.is_forbidden() && name.word() == word);
    is_forbidden.then(|| {
        let mark = Icon::Forbidden.tall(ui, Role::Bad, ui.wide(14.0));
        let words = ui.body(tr!(ui, "practise-forbidden")).color(ui.colour(Role::Bad));
        row![mark, words].spacing(ui.gap(5.0)).align_y(Center).into()
    })
}

fn choose<'a>(ui: Ui, choices: &'a [Choice]) -> Element<'a, Message> {
    const IDS: [&str; 6] = ["choice-1", "choice-2", "choice-3", "choice-4", "choice-5", "choice-6"];
    let long = choices.iter().any(|choice| matches!(choice, Choice::Word(word) if word.contains(' ')));
    let controls = choices.iter().enumerate().zip(IDS).map(|((place, choice), id)| {
        let digit = cap(ui, &(place + 1).to_string());
        let message = Message::Replied(Reply::Chosen(place));
        let control = match choice {
            Choice::Word(word) => {
                let mark = forbidden(ui, word);
                let word = ui.lead(word.as_str()).size(ui.size(TypeSize::Heading)).font(SERIF_BOLD);
                quiet(ui, row![digit, word].push(mark).spacing(ui.gap(12.0)).align_y(Center).into())
            }
            Choice::Sign(sign) => {
                let sign = sign::sign(ui, rune(*sign), CHOICE_HEIGHT);
                quiet(ui, column![sign, digit].spacing(ui.gap(4.0)).align_x(Center).into())
            }
        };
        control.on_press(message).id(id).into()
    });
    if long {
        return column(controls).spacing(ui.gap(8.0)).into();
    }
    Row::from_iter(controls).spacing(ui.gap(10.0)).wrap().vertical_spacing(ui.gap(10.0)).into()
}

/// What a picture is called: a sign by no more than that, as its name may be what is asked for.
fn pictured(lang: Lang, shown: &Front) -> String {
    match shown {
        Front::Dice(dice) => dice.iter().map(|die| die.face().to_string()).collect::<Vec<_>>().join(", "),
        Front::Sign(_) | Front::Word(_) | Front::Text(_) | Front::Heard(_) => tr!(lang, "practise-sign"),
    }
}

pub fn small<'a, M: 'a>(ui: Ui, shown: &Front) -> Element<'a, M> {
    match shown {
        Front::Word(word) => ui.strong(word.clone()).into(),
        Front::Heard(words) => ui.strong(tr!(ui, "progress-heard", words = words.clone())).into(),
        Front::Text(phrase) => ui.strong(ui.say(phrase)).into(),
        Front::Sign(sign) => sign::sign(ui, sign.sized(SMALL_SIGN_HEIGHT, Role::Text.into()), SMALL_SIGN_HEIGHT),
        Front::Dice(dice) => sign::sign(ui, lying(dice, false), SMALL_SIGN_HEIGHT),
    }
}

/// `None` where the answer was asked for.
pub fn said(lang: Lang, verdict: &Verdict) -> Option<String> {
    match verdict.said.as_str() {
        "" => None,
        SILENT => Some(tr!(lang, "practise-said-silent")),
        NOTHING => Some(tr!(lang, "practise-said-nothing")),
        word => Some(tr!(lang, "practise-said", word = word.to_owned())),
    }
}

pub fn solved<'a, M: 'a>(ui: Ui, asked: &Prompt, solution: &Solution, verdict: &Verdict) -> Element<'a, M> {
    let hurried = asked.hurried;
    let late = if hurried { tr!(ui, "practise-drill-late") } else { tr!(ui, "practise-shown") };
    let asked_for = verdict.said.is_empty();
    let (icon, role, head) = match (verdict.right, asked_for) {
        (true, _) => (Icon::Right, Role::Good, tr!(ui, "practise-right")),
        (false, false) => (Icon::Wrong, Role::Text, tr!(ui, "practise-wrong")),
        (false, true) => (Icon::Hint, Role::Text, late),
    };
    let head = ui.lead(head).font(SERIF_BOLD).size(ui.size(TypeSize::Heading)).color(ui.colour(role));
    let chosen = Rune::results().find(|sign| solution.is_sign() && Choice::Sign(*sign).key() == verdict.said);
    let said = said(ui.lang, verdict).filter(|_| !verdict.right).map(|said| match chosen {
        Some(sign) => row![ui.body(tr!(ui, "practise-said-sign")), sign::sign(ui, rune(sign), SMALL_SIGN_HEIGHT)]
            .spacing(ui.gap(8.0))
            .align_y(Center)
            .into(),
        None => Element::from(ui.body(said)),
    });
    let head = Row::new().push(icon.view(ui, role)).push(head).push(said).spacing(ui.gap(10.0)).align_y(Center);
    let instead = asked.question().instead(verdict);
    let instead = instead.map(|instead| ui.body(ui.say(&instead)).center().width(Fill));
    let head = Column::new().push(head.wrap()).push(instead).spacing(ui.gap(2.0)).align_x(Center).into();
    panel(ui, role, head, solution)
}

pub fn taught<'a, M: 'a>(ui: Ui, solution: &Solution) -> Element<'a, M> {
    let head = ui.lead(tr!(ui, "practise-new-card")).font(SERIF_BOLD).size(ui.size(TypeSize::Heading));
    let head = row![Icon::Star.view(ui, Role::Accent), head].spacing(ui.gap(10.0)).align_y(Center);
    let sound = solution.spoken.as_deref().and_then(reading::ipa).map(|sound| ui.lead(format!("[{sound}]")));
    let sound = sound.map(|sound| sound.color(ui.colour(Role::Faint)));
    let head = Column::new().push(head).push(sound).spacing(ui.gap(2.0)).align_x(Center).into();
    panel(ui, Role::Text, head, solution)
}

fn panel<'a, M: 'a>(ui: Ui, role: Role, head: Element<'a, M>, solution: &Solution) -> Element<'a, M> {
    // Of a sign that was to be chosen there are no words.
    let words = Some(solution.in_words(ui.lang)).filter(|words| !words.is_empty()).map(|words| {
        let step = if words.chars().count() < 2 * SENTENCE_LETTERS { TypeSize::Display } else { TypeSize::Heading };
        // The book face has figures as in running text: its 1 alone is an i without a dot.
        let face = if words.contains(|sign: char| sign.is_ascii_digit()) { SANS_BOLD } else { SERIF_BOLD };
        ui.title(words).font(face).size(ui.size(step)).center()
    });
    let sign = solution.sign.map(|sign| sign::sign(ui, rune(sign), 64.0));
    let mark = solution.words.first().and_then(|word| forbidden(ui, word));
    let right = Row::new().push(sign).push(words).push(mark);
    let right = right.spacing(ui.gap(18.0)).align_y(Center);
    let why = solution.why.as_ref().map(|why| ui.body(ui.say(why)).center().width(Fill));
    let content = Column::new().push(head).push(right).push(why).spacing(ui.gap(8.0)).align_x(Center);
    let panel = container(content.padding(ui.gap(12.0))).center_x(Fill).style(ui.panel(Ink::new(role).alpha(0.08)));
    panel.id("solved").into()
}
