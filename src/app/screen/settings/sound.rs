//! What is heard: how loud, dice, the voice that speaks and how fast; and a try of each.

use iced::widget::column;

use voice::sound::knock::{Body, Knock, Knocks};

use super::{Message, switch};
use crate::app::kit::fields::{choice, labelled, set, stepper, voices};
use crate::app::prelude::*;

const STEP_PERCENT: u16 = 10;
/// What the voice says to be tried: all its vowels but two, and a long one.
pub(super) const WORDS: &str = "Āmǫ weniga ōis";

/// Three dice that fall, from the first to the last knock: s and force.
const FALL: [(usize, f32, f32); 8] = [
    (0, 0.0, 0.6),
    (1, 0.07, 0.75),
    (2, 0.1, 0.5),
    (0, 0.17, 0.35),
    (1, 0.25, 0.3),
    (2, 0.29, 0.25),
    (0, 0.36, 0.2),
    (1, 0.45, 0.15),
];

pub(super) fn try_dice(desk: &mut Desk) {
    desk.knock(|| {
        FALL.iter()
            .map(|(which, at, force)| Knock { at: *at, body: Body::Die, which: *which, force: *force })
            .collect::<Knocks>()
    });
}

pub(super) fn view<'a>(ui: Ui, desk: &Desk) -> Vec<Element<'a, Message>> {
    let (lang, settings) = (ui.lang, desk.settings());
    let volume = settings.volume.get();
    let loud = stepper(ui, settings.volume, STEP_PERCENT, set(Message::Set, |settings| &mut settings.volume));
    let about = tr!(lang, "sound-tempo-about", percent = settings.tempo.get());
    let fast = stepper(ui, settings.tempo, STEP_PERCENT, set(Message::Set, |settings| &mut settings.tempo));
    let voices = voices(desk, Message::Set);
    let heard = volume > 0;
    let roll = (heard && settings.dice_sounds).then_some(Message::DiceTried);
    let tries = Row::new()
        .push(
            ui.button(tr!(lang, "sound-try-voice"))
                .on_press_maybe(heard.then_some(Message::VoiceTried))
                .id("try-voice"),
        )
        .push(ui.button(tr!(lang, "sound-try-dice")).on_press_maybe(roll).id("try-dice"))
        .spacing(ui.gap(8.0))
        .wrap();
    // A quiet line: nothing is wrong with the rest of the program.
    let silent = desk.silent().map(|why| ui.faint(lang.say(&why)));
    let tries = column![tries].push(silent).spacing(ui.gap(6.0));
    vec![
        labelled(ui, tr!(lang, "sound-volume"), tr!(lang, "sound-volume-about", percent = volume), loud),
        switch(ui, ["sound-dice", "sound-dice-about"], settings.dice_sounds, |settings| &mut settings.dice_sounds),
        choice(ui, tr!(lang, "sound-voice"), tr!(lang, "sound-voice-about"), voices),
        labelled(ui, tr!(lang, "sound-tempo"), about, fast),
        labelled(ui, tr!(lang, "sound-try"), tr!(lang, "sound-try-about"), tries.into()),
    ]
}
