//! What is said in pub games: what is to be done, what may be chosen, what happened. Knows no game.

use base::draw::Spot;
use base::phrase::{Phrase, phrase};

use super::action::{Action, Places};
use super::bout::{Bout, Shows};
use super::card::{Card, Until};
use super::reason;
use super::spots::Touch;
use crate::game::position::MOST;
use crate::game::{Event, Face, Game, Illegal, Match, Seat, Turn};
use crate::table::ending::Share;
use crate::table::{Choice, PositionField, View, Weight, Words};

/// Of so many games at most each is told by itself at the end.
const MOST_TOLD: usize = 12;

impl Words for Bout {
    fn choices(&self, touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        let legal = self.legal(seat);
        let mut choices = Vec::new();
        let mut offer =
            |action, name, key, weight| choices.push(Choice { action, name, about: None, key: Some(key), weight });
        let only = legal.len() == 1;
        if let Some(keep) = touch.keeps(self, seat).filter(|_| legal.iter().any(|action| !single(*action))) {
            // Only what was touched is what is meant: nobody has touched anything to throw it all away.
            match kept(self, touch.dice) {
                none if none.is_empty() => offer(keep, again(self, AGAIN), 'm', Weight::of(only)),
                kept => offer(keep, phrase!("tavern-choice-keep", kept), 'e', Weight::Next),
            }
        }
        for action in legal {
            match action {
                Action::Keep(_) | Action::Turn(Some(_)) => {}
                Action::Stop => offer(action, phrase!("tavern-choice-stop"), 's', Weight::of(only)),
                Action::Turn(None) => offer(action, phrase!("tavern-choice-turn-none"), 'n', Weight::of(only)),
                Action::Cover => offer(action, phrase!("tavern-choice-cover"), 'b', Weight::Next),
                Action::Lift => {
                    if self.turn().to_act().first() == Some(&seat) {
                        offer(action, phrase!("tavern-choice-lift"), 'l', Weight::Next);
                    } else {
                        offer(action, phrase!("tavern-choice-foul"), 'x', Weight::Plain);
                    }
                }
            }
        }
        choices
    }

    fn how_far(&self) -> Option<Phrase> {
        let which = self.chosen.until.is_long().then(|| which(self, self.game))?;
        let is_evening = self.chosen.card.is_evening();
        Some(if is_evening { phrase!("tavern-how-far", which, game = self.item(self.game).card.name()) } else { which })
    }

    fn prompt(&self, _touch: &Touch, view: &View) -> Phrase {
        match self.shows(view.page) {
            Shows::Card => {
                let first = view.name(self.part().order().first().copied().unwrap_or_default());
                let game = self.item(self.game).card.name();
                match (self.chosen.card.is_evening(), self.game) {
                    (false, _) => phrase!("tavern-prompt-alone", game, name = first),
                    (true, 1) => phrase!("tavern-prompt-first", game, name = first),
                    (true, _) => phrase!("tavern-prompt-next", game, name = first),
                }
            }
            Shows::Ended | Shows::Playing => next(self, view),
        }
    }

    fn reason(&self, _seat: Seat, played: &Action, better: &Action) -> Vec<Phrase> {
        reason::reason(self.part(), self.ties(), *played, *better).into_iter().collect()
    }

    fn foresees(&self, _seat: Seat, action: &Action) -> Vec<Phrase> {
        reason::foresees(self.part(), *action)
    }

    fn position_fields(&self, _touch: &Self::Touch, view: &View, _spot: Option<&Spot>) -> Vec<PositionField> {
        let strokes =
            PositionField::each("strokes", view, &self.strokes, MOST, |name| phrase!("tavern-knob-strokes", name));
        let game = PositionField::number("game", phrase!("core-knob-game"), self.game, MOST);
        strokes.chain([PositionField::turn(view, self.strokes.len(), self.starter), game]).collect()
    }

    fn set(&mut self, key: &str, value: u32) -> Result<(), Illegal> {
        self.set_by_hand(key, value)
    }

    /// The strokes of each game; of many only how often there was none, and of an evening game for game of its programme.
    fn shares(played: &Match<Self>) -> Vec<Share> {
        let bout = played.state();
        let strokes = |of: &dyn Fn(usize) -> bool| {
            let given = |seat: Seat| {
                let games = bout.given.iter().enumerate().filter(|(nth, _)| of(*nth));
                games.flat_map(|(_, given)| given).filter(|other| **other == seat).count()
            };
            Share::counts((0..bout.strokes.len()).map(given))
        };
        let (games, programme) = (bout.given.len(), bout.programme() as usize);
        let earlier = bout.earlier();
        if programme > 1 {
            let card = |nth: usize| bout.item((earlier + nth) as u32 + 1).card;
            let mut cards: Vec<&Card> = (0..games.min(programme)).map(card).collect();
            let mut seen = std::collections::BTreeSet::new();
            cards.retain(|card| seen.insert(card.key));
            let share = |of: &Card| Share::least(of.name(), strokes(&|nth| card(nth).key == of.key));
            return cards.into_iter().map(share).collect();
        }
        if games <= MOST_TOLD {
            let share = |nth| {
                Share::least(phrase!("tavern-share-game", game = earlier + nth + 1), strokes(&|game| game == nth))
            };
            return (0..games).map(share).collect();
        }
        let without = |seat: Seat| bout.given.iter().filter(|given| !given.contains(&seat)).count();
        let without = Share::counts((0..bout.strokes.len()).map(without));
        vec![Share::most(phrase!("tavern-share-without", games), without)]
    }

    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        let (seat, said) = match event {
            Event::Roll(faces) => {
                let seat = self.turn().to_act().first().copied().unwrap_or_default();
                (seat, thrown(self, seat, faces, view))
            }
            Event::Faces(faces) => {
                let seat = self.turn().to_act().first().copied().unwrap_or_default();
                (seat, phrase!("tavern-told-faces", dice = written(faces)))
            }
            Event::Act { seat, action } => (*seat, decided(self, *seat, *action, view)),
        };
        let mut after = self.clone();
        after.proceed(event);
        consequences(self, &after, seat, said, view)
    }

    fn advice(&self, seat: Seat, action: &Action) -> Phrase {
        match *action {
            Action::Keep(places) if places.count() == 0 => again(self, ADVISED_AGAIN),
            Action::Keep(places) => phrase!("tavern-advice-keep", kept = alike(self, places)),
            Action::Stop => phrase!("tavern-advice-stop"),
            Action::Turn(None) => phrase!("tavern-advice-turn-none"),
            Action::Turn(Some(place)) => {
                let pips = self.part().hand().dice.get(usize::from(place)).copied().unwrap_or_default();
                phrase!("tavern-advice-turn", from = pips, to = 7_u8.saturating_sub(pips))
            }
            Action::Cover => phrase!("tavern-advice-cover"),
            Action::Lift if self.turn().to_act().first() == Some(&seat) => phrase!("tavern-advice-lift"),
            Action::Lift => phrase!("tavern-advice-foul"),
        }
    }
}

pub fn which(bout: &Bout, game: u32) -> Phrase {
    match bout.chosen.until {
        Until::Games(games) => phrase!("tavern-title-game", game, games),
        Until::Strokes(strokes) => phrase!("tavern-title-strokes", game, strokes),
    }
}

fn kept(bout: &Bout, places: Places) -> Vec<Phrase> {
    let dice = &bout.part().hand().dice;
    places.iter().filter_map(|place| dice.get(place)).map(|pips| phrase!("tavern-pips", pips = *pips)).collect()
}

/// The dice that are kept, those alike together, beside how many are as they are.
fn alike(bout: &Bout, places: Places) -> Vec<Phrase> {
    let dice = &bout.part().hand().dice;
    let count = |pips: u8, of: &dyn Fn(usize) -> bool| {
        dice.iter().enumerate().filter(|(place, other)| **other == pips && of(*place)).count()
    };
    let kept: Vec<usize> = places.iter().collect();
    let mut all = Vec::new();
    for place in &kept {
        let Some(pips) = dice.get(*place).copied() else { continue };
        let is_first = kept.iter().find(|other| dice.get(**other) == Some(&pips)) == Some(place);
        if is_first {
            let (kept, all_such) = (count(pips, &|at| kept.contains(&at)), count(pips, &|_| true));
            all.push(phrase!("tavern-advice-dice", kept, all = all_such, pips));
        }
    }
    all
}

const AGAIN: [&str; 2] = ["tavern-choice-keep-none", "tavern-choice-keep-no-more"];
const ADVISED_AGAIN: [&str; 2] = ["tavern-advice-keep-none", "tavern-advice-keep-no-more"];

fn again(bout: &Bout, [all, others]: [&'static str; 2]) -> Phrase {
    let hand = bout.part().hand();
    if hand.kept.is_empty() { Phrase::new(all) } else { Phrase::new(others).with("dice", hand.dice.len()) }
}

/// Whether an action is made by touching one die.
fn single(action: Action) -> bool {
    match action {
        Action::Keep(places) => places.count() == 1,
        Action::Stop | Action::Turn(_) | Action::Cover | Action::Lift => true,
    }
}

fn next(bout: &Bout, view: &View) -> Phrase {
    let hand = bout.part().hand();
    match bout.turn() {
        Turn::Over(_) => over(bout, view),
        Turn::Roll(throw) => {
            let name = view.name(throw.by.first().copied().unwrap_or_default());
            if bout.part().falls_blind() {
                phrase!("tavern-prompt-blind", name)
            } else if hand.left == 1 && bout.part().follows() {
                phrase!("tavern-prompt-roll-last", name, dice = throw.dice.len())
            } else {
                phrase!("tavern-prompt-roll", name, dice = throw.dice.len(), left = hand.left)
            }
        }
        Turn::Faces(throw) => {
            let name = view.name(throw.by.first().copied().unwrap_or_default());
            phrase!("tavern-prompt-faces", name)
        }
        Turn::Seats(seats) => {
            let first = seats.first().copied().unwrap_or_default();
            let legal = bout.legal(first);
            let name = view.name(first);
            if view.seat.is_none() {
                phrase!("core-to-act", name)
            } else if legal.contains(&Action::Cover) {
                phrase!("tavern-prompt-cover", name)
            } else if legal.contains(&Action::Lift) {
                phrase!("tavern-prompt-lift", name)
            } else if legal.contains(&Action::Turn(None)) {
                phrase!("tavern-prompt-turn", name)
            } else if legal.iter().all(|action| single(*action)) {
                phrase!("tavern-prompt-keep-one", name)
            } else {
                phrase!("tavern-prompt-keep", name, left = hand.left)
            }
        }
    }
}

pub fn over(bout: &Bout, view: &View) -> Phrase {
    let turn = bout.turn();
    let winners = turn.winners();
    let fewest = winners.first().map_or(0, |seat| bout.strokes[*seat]);
    phrase!("tavern-prompt-over", count = winners.len(), names = view.people(winners.iter().copied()), strokes = fewest)
}

fn thrown(bout: &Bout, seat: Seat, faces: &[Face], view: &View) -> Phrase {
    let name = view.name(seat);
    if bout.part().falls_blind() {
        return phrase!("tavern-told-blind", name);
    }
    phrase!("tavern-told-throw", name, dice = written(faces))
}

fn written(faces: &[Face]) -> Vec<Phrase> {
    faces.iter().map(|face| phrase!("tavern-pips", pips = face.number())).collect()
}

fn decided(bout: &Bout, seat: Seat, action: Action, view: &View) -> Phrase {
    let name = view.name(seat);
    let dice = &bout.part().hand().dice;
    match action {
        Action::Keep(places) if places.count() == 0 => match bout.part().hand().kept.is_empty() {
            true => phrase!("tavern-told-keep-none", name),
            false => phrase!("tavern-told-keep-no-more", name),
        },
        Action::Keep(places) => {
            phrase!("tavern-told-keep", name, kept = kept(bout, places))
        }
        Action::Stop => phrase!("tavern-told-stop", name),
        Action::Turn(None) => phrase!("tavern-told-turn-none", name),
        Action::Turn(Some(place)) => {
            let pips = dice.get(usize::from(place)).copied().unwrap_or_default();
            phrase!("tavern-told-turn", name, from = pips, to = 7_u8.saturating_sub(pips))
        }
        Action::Cover => phrase!("tavern-told-cover", name),
        Action::Lift => match dice.first() {
            Some(pips) if bout.turn().to_act().first() != Some(&seat) => {
                phrase!("tavern-told-foul", name, pips = *pips)
            }
            Some(pips) => phrase!("tavern-told-lift", name, pips = *pips),
            None => phrase!("tavern-told-lift-unseen", name),
        },
    }
}

fn consequences(before: &Bout, after: &Bout, seat: Seat, said: Phrase, view: &View) -> Phrase {
    let ended = after.before().unwrap_or_else(|| after.part());
    let mut then = Vec::new();
    if before.part().comes_to(seat) != ended.comes_to(seat) {
        then.extend(ended.comes_to(seat).map(|came| phrase!("tavern-told-came", came)));
    }
    let struck = |seat: &Seat| after.strokes[*seat] > before.strokes[*seat];
    let struck: Vec<Seat> = (0..after.strokes.len()).filter(struck).collect();
    if struck == [seat] {
        // Whose it is has been said.
        then.push(phrase!("tavern-told-own-stroke"));
    } else if !struck.is_empty() {
        then.push(phrase!("tavern-told-stroke", count = struck.len(), names = view.people(struck)));
    }
    let again = after.game == before.game && after.playoffs > before.playoffs;
    if again {
        then.push(phrase!("tavern-told-playoff", names = view.people(after.part().order().iter().copied())));
    }
    then.into_iter().fold(said, Phrase::then)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::chance::Luck;
    use crate::game::record::{Entry, Header, Player, PlayerKind};
    use crate::table::Title;
    use crate::tavern::TITLES;
    use base::i18n::Lang;
    use rand::RngExt;

    /// What is told of a random match of that title between two.
    fn told(title: &'static dyn Title, seed: u64, lang: Lang) -> Vec<String> {
        let header = Header::new(
            title.key(),
            Default::default(),
            ["Ann", "Bo"].map(|name| Player::new(name, PlayerKind::Human).expect("a name")).to_vec(),
        );
        let (mut table, mut rng) = (title.open(header).expect("two may play"), Luck::new(seed).after(0));
        loop {
            let entry = match table.turn() {
                Turn::Over(_) => return table.history().iter().map(|told| lang.say(&told.phrase)).collect(),
                Turn::Roll(throw) | Turn::Faces(throw) => Entry::Roll(throw.draw(&mut rng)),
                Turn::Seats(seats) => {
                    let mut legal = table.legal(seats[0]);
                    Entry::Act { seat: seats[0], notation: legal.swap_remove(rng.random_range(0..legal.len())) }
                }
            };
            table.enter(&entry).expect("it is legal");
        }
    }

    #[test]
    fn whoever_is_struck_by_the_own_throw_is_named_once() {
        let mut own = 0;
        for title in TITLES.iter().filter(|title| title.seats().contains(&2) && !title.about().centrepiece) {
            for (seed, lang) in (0..6).zip(Lang::ALL.into_iter().cycle()) {
                for told in told(*title, seed, lang) {
                    let twice = ["Ann", "Bo"].iter().any(|name| told.matches(name).count() > 1);
                    // In a playoff all are named.
                    let playoff = told.contains(", Bo") || told.contains("Ann u") || told.contains("Ann a");
                    assert!(!twice || playoff, "{}: {told}", title.key());
                    own += usize::from(told.ends_with("Das kostet einen Strich."));
                }
            }
        }
        assert!(own > 20, "{own}");
    }

    fn between(first: PlayerKind, key: &str, options: &[(&str, &str)]) -> Box<dyn crate::table::Table> {
        let title = TITLES.iter().find(|title| title.key() == key).expect("it is there");
        let players = [("Ann", first), ("Bo", PlayerKind::Human)];
        let players = players.map(|(name, kind)| Player::new(name, kind).expect("a name"));
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        title.open(Header::new(key, options, players.to_vec())).expect("two may play")
    }

    #[test]
    fn the_card_says_what_comes_also_where_a_computer_player_begins() {
        let names = ["Ann", "Bo"].map(str::to_owned).to_vec();
        for key in ["pasch", "filzlaus", "evening"] {
            let table = between(PlayerKind::Bot(crate::game::bot::Level::Medium), key, &[]);
            let view = View { lang: Lang::En, names: names.clone(), ..View::default() };
            let said = Lang::En.say(&table.prompt(&view));
            assert!(said.ends_with("Ann begins."), "{key}: {said}");
            let turned = Lang::En.say(&table.prompt(&View { page: 1, ..view }));
            assert_eq!(turned, "It is Ann’s turn.", "{key}");
        }
    }

    #[test]
    fn what_has_been_set_aside_is_not_said_to_be_thrown_again() {
        let mut table = between(PlayerKind::Human, "studentenpasch", &[]);
        let name = |table: &dyn crate::table::Table, lang: Lang| {
            let offers = table.offers(0);
            lang.say(&offers.iter().find(|offer| offer.action == "keep none").expect("it may be").name)
        };
        table.enter(&Entry::Roll([1, 5, 3].map(Face::Number).to_vec())).expect("it is rolled");
        assert_eq!(name(&*table, Lang::En), "Roll everything again");
        table.enter(&Entry::Act { seat: 0, notation: "keep 1".to_owned() }).expect("it is legal");
        table.enter(&Entry::Roll([2, 6].map(Face::Number).to_vec())).expect("it is rolled");
        assert_eq!(name(&*table, Lang::En), "Roll the other 2 dice again");
        assert_eq!(name(&*table, Lang::De), "Die anderen 2 Würfel noch einmal");
        table.enter(&Entry::Act { seat: 0, notation: "keep none".to_owned() }).expect("it is legal");
        let told = table.history().iter().map(|told| Lang::En.say(&told.phrase)).next_back().expect("it is told");
        assert_eq!(told, "Ann keeps nothing more.");
    }

    #[test]
    fn dice_that_are_to_be_kept_are_called_by_what_they_show() {
        let mut table = between(PlayerKind::Human, "studentenpasch", &[]);
        table.enter(&Entry::Roll([6, 3, 6].map(Face::Number).to_vec())).expect("it is rolled");
        let advice = |table: &dyn crate::table::Table, lang: Lang, keep: &str| {
            lang.say(&table.advice(0, keep).expect("it is legal"))
        };
        for (keep, en, de) in [
            ("keep 2", "keep the 3", "die 3 behalten"),
            ("keep 1", "keep one 6", "eine 6 behalten"),
            ("keep 1 3", "keep both 6s", "beide Sechsen behalten"),
        ] {
            assert_eq!(advice(&*table, Lang::En, keep), en);
            assert_eq!(advice(&*table, Lang::De, keep), de);
        }
        table.enter(&Entry::Act { seat: 0, notation: "keep 2".to_owned() }).expect("it is legal");
        table.enter(&Entry::Roll([2, 5].map(Face::Number).to_vec())).expect("it is rolled");
        assert_eq!(advice(&*table, Lang::En, "keep none"), "roll the other two dice again");
        assert_eq!(advice(&*table, Lang::De, "keep none"), "die beiden anderen Würfel noch einmal würfeln");
    }

    #[test]
    fn winners_have_so_many_strokes_each() {
        let mut table = between(PlayerKind::Human, "kirchenfenster", &[("games", "1")]);
        table.enter(&Entry::Roll([1, 1].map(Face::Number).to_vec())).expect("it is rolled");
        table.enter(&Entry::Roll([2, 2].map(Face::Number).to_vec())).expect("it is rolled");
        let names = ["Ann", "Bo"].map(str::to_owned).to_vec();
        let said = |lang: Lang| lang.say(&table.prompt(&View { lang, names: names.clone(), ..View::default() }));
        assert_eq!(said(Lang::En), "Ann and Bo win together with one stroke each.");
        assert_eq!(said(Lang::De), "Ann und Bo gewinnen gemeinsam mit je einem Strich.");
    }
}
