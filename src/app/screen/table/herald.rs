//! What is announced at the table, once each and in order, and what the table tells when asked: what happened, what is
//! asked or may be done, why something is refused, what can be counted. Only what sight allows is said.

use base::draw::SpotArea;
use games::game::Face;
use games::table::{Press, RecordLine, Weight};

use super::view::{self, dice, guide, slips, spoken};
use super::{Activity, Message, Note, State};
use crate::app::desk::announced::sentences;
use crate::app::prelude::*;

const LISTED: usize = 12;

#[derive(Debug, Default)]
pub(super) struct Herald {
    /// How many of the standing events are known.
    known: usize,
    undone: Option<Phrase>,
    looked: Option<String>,
    /// What was asked last, and at which version.
    asked: (u64, String),
    noted: Option<String>,
}

impl Herald {
    pub(super) fn knowing(known: usize) -> Self {
        Self { known, ..Self::default() }
    }

    pub(super) fn take_back(&mut self, stand: usize, first: &RecordLine) {
        (self.known, self.undone) = (self.known.min(stand), Some(first.phrase.clone()));
    }

    pub(super) fn look(&mut self, faces: &[Face]) {
        self.looked = Some(faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "));
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inquiry {
    Standing,
    /// What has happened since a person decided last.
    Since,
    Open,
    Figures,
}

const INQUIRIES: [(Named, Inquiry, &str); 4] = [
    (Named::F2, Inquiry::Standing, "herald-standing"),
    (Named::F3, Inquiry::Since, "herald-since"),
    (Named::F4, Inquiry::Open, "herald-open"),
    (Named::F5, Inquiry::Figures, "herald-figures"),
];

impl Inquiry {
    pub(super) fn of(key: &Key) -> Option<Self> {
        INQUIRIES.iter().find(|(named, ..)| *key == Key::Named(*named)).map(|(_, inquiry, _)| *inquiry)
    }

    pub(super) fn name(self) -> Phrase {
        let found = INQUIRIES.iter().find(|(_, inquiry, _)| *inquiry == self);
        Phrase::new(found.map_or("herald-standing", |(.., name)| name))
    }
}

/// Whether somebody wants something, so that a refusal is said again though it is the same.
pub(super) fn is_pressed(message: &Message) -> bool {
    match message {
        Message::Docked(message) => is_pressed(message),
        Message::SpotPressed(_) | Message::CursorPressed | Message::SpotDropped(_) => true,
        Message::TextSent | Message::OfferPressed(_) | Message::UndoPressed | Message::Inquired(_) => true,
        _ => false,
    }
}

impl State {
    /// Announces what was not yet; where something was `pressed`, why it is refused once more.
    pub(super) fn announce(&mut self, pressed: bool, desk: &mut Desk) {
        let lang = desk.lang();
        if let Some(what) = self.herald.undone.take() {
            desk.announce(tr!(lang, "herald-undone", what));
        }
        let seen = self.seen();
        let known = self.herald.known.min(seen.len());
        seen[known..].iter().for_each(|told| desk.announce(lang.say(&told.phrase)));
        self.herald.known = seen.len();
        if let Some(dice) = self.herald.looked.take() {
            desk.announce(tr!(lang, "herald-lies", dice));
        }
        let noted = self.note_in_words(lang);
        if pressed || noted != self.herald.noted {
            desk.announce(noted.clone().unwrap_or_default());
        }
        self.herald.noted = noted;
        if let Some(words) = self.asked_in_words(desk) {
            let asked = (self.pace.version, words);
            if asked != self.herald.asked {
                desk.announce(asked.1.as_str());
                self.herald.asked = asked;
            }
        }
    }

    fn note_in_words(&self, lang: Lang) -> Option<String> {
        Some(match self.note.as_ref()? {
            Note::Refused(why) | Note::Mistyped(why) => lang.sentence(why),
            Note::Waits(what) | Note::Hint(what, ..) => lang.say(what),
            Note::Asks(notation) => {
                let offers = self.offers().into_iter();
                let gives_away =
                    offers.filter(|offer| offer.action == *notation).find_map(|offer| match offer.weight {
                        Weight::Forgoes(what) => Some(tr!(lang, "app-gives-away", what)),
                        Weight::Next | Weight::Scores | Weight::Plain => None,
                    });
                let typed = || {
                    let reads = self.reading().filter(|reads| reads.is_odd)?;
                    Some(sentences([lang.say(&reads.says), tr!(lang, "app-typed-again")]))
                };
                gives_away.or_else(typed)?
            }
            Note::Tells(inquiry, lines) => {
                sentences(std::iter::once(lang.say(&inquiry.name()) + ":").chain(lines.clone()))
            }
        })
    }

    fn asked_in_words(&self, desk: &Desk) -> Option<String> {
        let lang = desk.lang();
        if let Some(seat) = self.hand.curtain {
            let hand_over = tr!(lang, "app-curtain", name = self.names[seat].clone());
            return Some(sentences([hand_over, tr!(lang, "app-curtain-about")]));
        }
        if let Some(guide) = &self.guide
            && !matches!(self.pace.stage, Activity::Pausing(..) | Activity::Tumbling | Activity::Thinking(_))
        {
            let words = match guide.drill() {
                Some(drill) => slips::in_words(lang, self, desk, drill),
                None => {
                    let verdict = guide::verdict(lang, self).map(|(_, words)| words);
                    let opening = guide::opening(lang, self).into_iter().flatten();
                    opening.chain([verdict.unwrap_or_else(|| guide::words(lang, self, desk))]).collect()
                }
            };
            return Some(sentences(words.into_iter().chain(self.goes_on(desk.ui()))));
        }
        match self.pace.stage {
            Activity::Tumbling | Activity::Thinking(_) | Activity::Pausing(..) => None,
            Activity::Coached => {
                let said = self.coach.says()?;
                let said = spoken::in_words(lang, self, said);
                Some(sentences(said.into_iter().chain(self.goes_on(desk.ui()))))
            }
            // What has ended was told as it happened.
            Activity::Resting(_) if self.pace.page == 0 && !self.table.history().is_empty() => self.goes_on(desk.ui()),
            Activity::Resting(_) => {
                Some(sentences(std::iter::once(view::words(self, desk)).chain(self.goes_on(desk.ui()))))
            }
            Activity::Idle => {
                let begins = self.begins().filter(|_| !self.table.is_touched());
                let typed = self.real.typed.faces().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                let asked = match self.real_dice_due() {
                    Some(throw) if !typed.is_empty() && !self.real.typed.is_whole(&throw) => typed,
                    Some(throw) => sentences([typed, dice::real_prompt(lang, self, &throw)]),
                    None if begins.is_none() => view::words(self, desk),
                    None => {
                        sentences(begins.map(|begins| lang.say(begins)).into_iter().chain([view::words(self, desk)]))
                    }
                };
                Some(match view::accompanied(self, desk) {
                    Some(words) => sentences([asked, words]),
                    None => asked,
                })
            }
        }
    }

    fn goes_on(&self, ui: Ui) -> Option<String> {
        let waits = matches!(self.pace.stage, Activity::Resting(_) | Activity::Coached);
        waits.then(|| tr!(ui, "herald-key", key = ui.key("Space"), does = tr!(ui, "app-go-on")))
    }

    pub(super) fn tell(&mut self, inquiry: Inquiry, desk: &Desk) {
        if self.hand.curtain.is_some() {
            return;
        }
        let lang = desk.lang();
        let (mut lines, empty) = match inquiry {
            Inquiry::Standing => (self.standing(desk), "herald-nothing"),
            Inquiry::Since => (self.since(lang), "herald-nothing-since"),
            Inquiry::Open => (self.open_now(desk), "herald-nothing"),
            Inquiry::Figures => (self.figures(desk), "herald-no-figures"),
        };
        if lines.is_empty() {
            lines.push(lang.say(&Phrase::new(empty)));
        }
        self.note = Some(Note::Tells(inquiry, lines));
    }

    fn standing(&self, desk: &Desk) -> Vec<String> {
        let spots = self.touched.board.picture.drawing().spots.iter().filter(|area| area.tells);
        let thrown = self.seen().iter().rfind(|told| told.seat.is_none()).map(|told| told.phrase.clone());
        let said = self.table.how_far().into_iter().chain(thrown).map(|phrase| desk.lang().say(&phrase));
        std::iter::once(view::words(self, desk)).chain(said).chain(spots.map(|area| area.says.clone())).collect()
    }

    fn since(&self, lang: Lang) -> Vec<String> {
        let seen = self.seen();
        let decided = |told: &RecordLine| told.seat.is_some_and(|seat| self.kind(seat).is_human());
        let first = seen.iter().rposition(decided).map_or(0, |last| last + 1);
        seen[first.max(seen.len().saturating_sub(LISTED))..].iter().map(|told| lang.say(&told.phrase)).collect()
    }

    fn open_now(&self, desk: &Desk) -> Vec<String> {
        let lang = desk.lang();
        if !self.is_asked() {
            return self.goes_on(desk.ui()).into_iter().collect();
        }
        let main = if self.may_throw() {
            Some(tr!(lang, "app-throw"))
        } else {
            self.next_offer().map(|offer| lang.say(&offer.name))
        };
        let main = main.map(|does| ("Enter".to_owned(), does));
        let is_main = |does: &String| main.as_ref().is_some_and(|(_, main)| main == does);
        let others = self.keys_now(lang).into_iter().filter(|(_, does)| !is_main(does));
        let keys: Vec<_> = main.clone().into_iter().chain(others).collect();
        let ui = desk.ui();
        // What is offered may lie on the board as well.
        let is_told = |area: &&SpotArea| keys.iter().any(|(_, does)| *does == area.says);
        let eyes = self.eyes(desk);
        let leads = |area: &&SpotArea| {
            let (mut tried, before) = (self.table.copy(), self.table.selection());
            match tried.press(&eyes, &area.spot) {
                Press::Touched => !tried.selects(&before),
                // Enter throws.
                Press::Refused(_) | Press::Throws => false,
                Press::Decided(_) => true,
            }
        };
        let spots = self.touched.board.picture.drawing().spots.iter();
        let mut spots = spots
            .filter(|area| area.key.is_none() && !area.tells && !is_told(area))
            .filter(leads)
            .map(|area| area.says.clone());
        let listed: Vec<String> = spots.by_ref().take(LISTED).collect();
        let more = spots.count();
        let more = (more > 0).then(|| tr!(lang, "herald-more", count = more));
        let keys = keys.into_iter().map(|(key, does)| tr!(lang, "herald-key", key = ui.key(&key), does));
        std::iter::once(view::words(self, desk)).chain(keys).chain(listed).chain(more).collect()
    }

    fn figures(&self, desk: &Desk) -> Vec<String> {
        let lang = desk.lang();
        if !self.is_asked() || self.guide.is_some() || self.is_unaided() {
            return Vec::new();
        }
        let pointed = self.touched.pointed();
        let counted = pointed.map(|spot| self.table.surveys(&self.eyes(desk), spot)).unwrap_or_default();
        let spot = (!counted.is_empty()).then(|| self.touched.says() + ":");
        let offers = self.seat.map(|seat| (seat, self.table.offers(seat))).into_iter();
        let offers = offers.flat_map(|(seat, offers)| {
            offers.into_iter().filter_map(move |offer| {
                let counted = self.table.foresees(seat, &offer.action);
                let counted: Vec<String> = counted.iter().map(|counted| lang.say(counted)).collect();
                let does = || tr!(lang, "herald-key", key = lang.say(&offer.name), does = counted.join(" "));
                (!counted.is_empty()).then(does)
            })
        });
        spot.into_iter().chain(counted.iter().map(|counted| lang.say(counted))).chain(offers).collect()
    }
}
