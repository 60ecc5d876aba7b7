//! What the window plays: one that speaks, and what is heard along with it. The player is made when first needed.

use std::collections::VecDeque;

use iced::Task;
use iced::futures::channel::mpsc;

use base::phrase::Phrase;
use club::trainer::Deck;
use voice::sound::knock::Knocks;
use voice::sound::{Clip, Player, Silent, Volume};
use voice::{self, Pace, Voice};

use crate::app::desk::Desk;
use crate::app::outside::Outside;

const REMEMBERED: usize = 16;

#[derive(Clone, Debug, PartialEq)]
pub enum SoundRequest {
    Speech(Clip),
    Knocks(Knocks),
}

#[derive(Debug, Default)]
pub(super) struct Sounds {
    player: Option<Result<Player, Silent>>,
    /// Tells that something has changed about the player; given away once.
    news: Option<mpsc::UnboundedReceiver<()>>,
    asked: VecDeque<SoundRequest>,
}

impl Sounds {
    fn player(&mut self) -> Option<&Player> {
        let Self { player, news, .. } = self;
        let made = player.get_or_insert_with(|| {
            let (sender, receiver) = mpsc::unbounded();
            *news = Some(receiver);
            // Nobody listens any more: the window is closed.
            Player::telling(move || drop(sender.unbounded_send(())))
        });
        made.as_ref().ok()
    }
}

impl Desk {
    /// Tells whenever a view may have become wrong about what is heard, until the window ends; given away once.
    pub fn news(&mut self) -> Option<Task<()>> {
        self.sounds.news.take().map(Task::stream)
    }

    fn volume(&self) -> Volume {
        Volume::percent(self.settings().volume.get())
    }

    /// Somebody speaks; what was spoken before ends. Returns at once.
    pub fn play(&mut self, clip: &Clip) {
        self.ask(|| SoundRequest::Speech(clip.clone()), |player, volume| player.play(clip, volume));
    }

    pub fn voice(&self) -> Voice {
        self.settings().voice.as_deref().and_then(Voice::of_key).unwrap_or_default()
    }

    pub fn pace(&self) -> Pace {
        Pace::new(f32::from(self.settings().tempo.get()) / 100.0)
    }

    pub fn speak(&mut self, words: &str) {
        self.pronounce(words, self.pace());
    }

    pub fn speak_at(&mut self, words: &str, slowly: bool) {
        let half = if slowly { Pace::HALF.get() } else { 1.0 };
        self.pronounce(words, Pace::new(self.pace().get() * half));
    }

    fn pronounce(&mut self, words: &str, pace: Pace) {
        if self.volume().is_mute() {
            return;
        }
        match voice::say(words, self.voice(), pace) {
            Ok(clip) => self.play(&clip),
            Err(unspeakable) => self.alarm(unspeakable.phrase()),
        }
    }

    pub fn listen(&mut self) {
        if self.outside == Outside::System {
            self.sounds.player();
        }
    }

    /// Whether nothing is heard, as far as it is known: for want of a device, or because it is so chosen.
    pub fn is_deaf(&self) -> bool {
        self.volume().is_mute() || self.silent().is_some()
    }

    pub fn can_ask(&self, deck: Deck) -> bool {
        deck != Deck::Ear || !self.is_deaf()
    }

    /// Finds out whether there is anything to be heard with, by a moment of silence.
    pub fn try_sound(&mut self) {
        if self.outside == Outside::System {
            self.ask(
                || SoundRequest::Speech(Clip::default()),
                |player, volume| player.strike(&Clip::new([0.0; 480]), volume),
            );
        }
    }

    /// Dice are heard, if they are to be; `knocks` is asked for only then. Returns at once.
    pub fn knock(&mut self, knocks: impl FnOnce() -> Knocks) {
        if !self.settings().dice_sounds || self.volume().is_mute() {
            return;
        }
        let knocks = knocks();
        if !knocks.list().is_empty() {
            self.ask(|| SoundRequest::Knocks(knocks.clone()), |player, volume| player.strike(&knocks.clip(), volume));
        }
    }

    fn ask(&mut self, what: impl FnOnce() -> SoundRequest, play: impl FnOnce(&Player, Volume)) {
        let volume = self.volume();
        if volume.is_mute() {
            return;
        }
        match self.outside {
            Outside::System => {
                if let Some(player) = self.sounds.player() {
                    play(player, volume);
                }
            }
            Outside::Nobody => {
                self.sounds.asked.truncate(REMEMBERED - 1);
                self.sounds.asked.push_front(what());
            }
        }
    }

    pub fn hush(&mut self) {
        if let Some(Ok(player)) = &self.sounds.player {
            player.stop();
        }
    }

    /// Dice that nobody waits for are heard no longer; who speaks goes on.
    pub fn still(&mut self) {
        if let Some(Ok(player)) = &self.sounds.player {
            player.still();
        }
    }

    pub(super) fn turn(&mut self) {
        let volume = self.volume();
        if let Some(Ok(player)) = &self.sounds.player {
            player.turn(volume);
        }
    }

    pub fn silent(&self) -> Option<Phrase> {
        let silent = match self.sounds.player.as_ref()? {
            Ok(player) => player.silent()?,
            Err(silent) => *silent,
        };
        Some(silent.phrase())
    }

    /// What was to be heard where nobody listens ([`Outside::Nobody`]), the last first: for tests.
    pub fn asked(&self) -> impl Iterator<Item = &SoundRequest> {
        self.sounds.asked.iter()
    }
}
