//! What matches, parts and those who take part are called, for people.

use base::i18n::Lang;
pub use base::i18n::dates::day;
use base::phrase::{Arg, Phrase, phrase};
use games::game::record::PlayerKind;
use games::shelf;

use super::event::Ended;
use super::fold::{Championship, Match, MatchState, RunningPart, RunningStage};
use super::{Id, answer, plan};

/// More matches and faults than these are counted, not named.
pub(super) const NAMED: usize = 4;

pub fn part(cup: &Championship, plan: &plan::Stage, part: &RunningPart) -> Phrase {
    match answer::group(plan, part) {
        None => Phrase::new(plan.name),
        Some(key) if part.plan.single => single(cup, key),
        Some(key) => group(key),
    }
}

pub fn game(cup: &Championship, lang: Lang) -> String {
    shelf::find(&cup.head().game).map(|title| lang.say(&title.about().name())).unwrap_or_default()
}

/// … and how it is played in a stage, as far as that is not as usual.
pub fn played(cup: &Championship, stage: &plan::Stage, lang: Lang) -> String {
    let fields = shelf::find(&cup.head().game).map(|title| title.fields()).unwrap_or_default();
    let mut options = stage.options.clone().unwrap_or_default();
    for field in fields.iter().filter(|field| field.when.is_none()) {
        options.entry(field.key.to_owned()).or_insert_with(|| field.default.to_owned());
    }
    let chosen = fields.iter().filter(|field| field.applies(&options)).filter_map(|field| {
        let value = options.get(field.key).filter(|value| *value != field.default)?;
        let value = field.called(value).map_or_else(|| value.clone(), |name| lang.say(&Phrase::new(name)));
        Some(format!("{}: {value}", lang.say(&Phrase::new(field.name))))
    });
    let all: Vec<String> = std::iter::once(game(cup, lang)).chain(chosen).filter(|words| !words.is_empty()).collect();
    all.join(" · ")
}

pub fn ended_early(stage: &RunningStage) -> Option<Phrase> {
    stage.ended().map(|ended| match ended {
        Ended::Struck => phrase!("championship-ended-struck"),
        Ended::Forfeit => phrase!("championship-ended-forfeit"),
    })
}

/// How far the rounds behind the tables of a stage have got; nothing before the first result, nor where it ended early.
pub fn rounds_played(stage: &RunningStage) -> Option<Phrase> {
    let parts = || stage.parts.iter().filter(|part| !part.plan.single);
    let matches = || parts().flat_map(|part| &part.matches).filter_map(|one| Some((one.round?, one)));
    let last = matches().map(|(round, _)| round).max()?;
    let of = parts().filter_map(|part| part.plan.drawn).max().unwrap_or(last);
    let open = matches().filter(|(_, one)| one.is_open()).map(|(round, _)| round).min();
    let done = open.map_or(last, |open| open.saturating_sub(1));
    let is_under_way = matches().any(|(round, one)| round > done && one.is_played());
    match done {
        _ if stage.ended().is_some() => None,
        _ if is_under_way => Some(phrase!("championship-during-round", round = done + 1, of)),
        0 => None,
        round => Some(phrase!("championship-after-round", round, of)),
    }
}

pub fn unplayed_wins(cup: &Championship, part: &RunningPart) -> Vec<Phrase> {
    let forfeits = part.matches.iter().any(|one| matches!(one.standing, MatchState::Forfeit(Some(_))));
    let rested = part.won_by_rest().map(|id| cup.name(id)).collect::<Vec<_>>().join(", ");
    let forfeits = forfeits.then(|| phrase!("championship-forfeits-count"));
    let rested = (!rested.is_empty()).then(|| phrase!("championship-byes-count", names = rested));
    [forfeits, rested].into_iter().flatten().collect()
}

/// Beside a result that no longer follows from those before it.
pub const STALE_SIGN: &str = "!";

pub fn stale_legend(lang: Lang) -> String {
    lang.say(&phrase!("championship-stale-sign", sign = STALE_SIGN.to_owned()))
}

pub fn group(key: &str) -> Phrase {
    phrase!("championship-cli-group", group = group_letter(key).to_owned())
}

/// What is played together: a round of groups, or one of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The n-th of those in which groups play, from 1.
    Round(usize),
    /// The quarter-finals and the like, by how many are left in it.
    Left(usize),
    Third,
    Final,
}

impl Kind {
    pub fn of(part: &RunningPart, one: &Match) -> Self {
        if part.plan.single { Self::of_key(&part.plan.key) } else { Self::Round(one.round.unwrap_or(1)) }
    }

    /// Of a match of a bracket.
    pub fn of_key(key: &str) -> Self {
        bracket(key).0
    }

    pub fn name(self) -> Phrase {
        match self {
            Self::Round(round) => phrase!("championship-sheet-round", round),
            Self::Left(left) => phrase!("championship-bracket-round", left),
            Self::Third => phrase!("championship-sheet-third"),
            Self::Final => phrase!("championship-sheet-final"),
        }
    }

    /// A group of four has more rounds than one of two; the third place is played before the final.
    pub fn order(self) -> (u8, usize) {
        match self {
            Self::Round(number) => (0, number),
            Self::Left(left) => (1, usize::MAX - left),
            Self::Third => (2, 0),
            Self::Final => (3, 0),
        }
    }
}

/// The round of a single match, and its number there.
fn bracket(key: &str) -> (Kind, &str) {
    match key {
        "final" => return (Kind::Final, ""),
        "third" => return (Kind::Third, ""),
        _ => {}
    }
    let semi = key.strip_prefix('s').map(|number| (4, number));
    let (left, number) = semi.or_else(|| key.strip_prefix('q').map(|number| (8, number))).unwrap_or_else(|| {
        let (left, number) = key.trim_start_matches('r').split_once('-').unwrap_or((key, ""));
        (left.parse().unwrap_or(16), number)
    });
    (Kind::Left(left), number)
}

/// A match of a bracket as the plan numbers it.
pub fn planned(key: &str) -> Phrase {
    let (kind, number) = bracket(key);
    numbered(kind, number.to_owned())
}

/// The same for people: keys may leave numbers out, so those of a round are counted as they came to be.
pub fn single(cup: &Championship, key: &str) -> Phrase {
    let kind = Kind::of_key(key);
    let mut of_round = cup.parts().filter(|(_, part)| part.plan.single && Kind::of_key(&part.plan.key) == kind);
    let place = of_round.position(|(_, part)| part.plan.key == key);
    place.map_or_else(|| planned(key), |at| numbered(kind, (at + 1).to_string()))
}

fn numbered(kind: Kind, number: String) -> Phrase {
    match kind {
        Kind::Left(left) => phrase!("championship-bracket-match", left, number),
        Kind::Round(_) | Kind::Third | Kind::Final => kind.name(),
    }
}

pub fn group_letter(key: &str) -> &str {
    key.strip_prefix('g').filter(|rest| !rest.is_empty()).unwrap_or(key)
}

/// Of a match that was not played, who has lost it: one of them, or both.
pub fn forfeit(winner: Option<usize>) -> Phrase {
    Phrase::new(if winner.is_some() { "championship-forfeit" } else { "championship-forfeit-both" })
}

/// What it is for, or its group, round and table.
pub fn of_match(cup: &Championship, plan: &plan::Stage, of: &RunningPart, one: &Match) -> Phrase {
    let place = place(cup, plan, of, one);
    if one.round.is_none() || answer::group(plan, of).is_some() {
        return place;
    }
    match one.table.or_else(|| cup.tables().get(one.id.as_str()).copied()) {
        Some(table) => {
            let table = phrase!("championship-table", number = table);
            phrase!("championship-at-table", round = place, table)
        }
        None => place,
    }
}

/// What it is for, or its group and round.
pub fn place(cup: &Championship, plan: &plan::Stage, of: &RunningPart, one: &Match) -> Phrase {
    let Some(round) = one.round.filter(|_| !of.plan.single) else { return part(cup, plan, of) };
    let round = phrase!("championship-sheet-round", round);
    match answer::group(plan, of) {
        Some(key) => phrase!("championship-in-group", group = group(key), round),
        None => round,
    }
}

/// Of a computer player, how strong it is.
pub fn club(club: &str, lang: Lang) -> String {
    PlayerKind::of_word(club).map_or_else(|| club.to_owned(), |kind| lang.say(&Phrase::new(kind.name())))
}

pub fn part_called(cup: &Championship, key: &str) -> Arg {
    let found = cup.parts().find(|(_, part)| part.plan.key == key);
    found.map_or_else(|| key.to_owned().into(), |(plan, of)| part(cup, plan, of).into())
}

/// What it is for, or its round and who plays it: for a sentence that says who plays it.
pub fn called(cup: &Championship, name: &str) -> Arg {
    match cup.find(name) {
        Some((_, of, _)) if of.plan.single => single(cup, name).into(),
        _ => pairing(cup, name),
    }
}

/// Who plays a match and what it is for: for a sentence that says nothing else of it.
pub fn pairing(cup: &Championship, name: &str) -> Arg {
    let found = cup.find(name);
    found.map_or_else(|| name.to_owned().into(), |(plan, of, one)| paired(cup, plan, of, one).into())
}

/// The same of a match that these have played, whoever is due in it now.
pub fn pairing_of(cup: &Championship, name: &str, players: [Id; 2]) -> Arg {
    let found = cup.find(name);
    found.map_or_else(
        || name.to_owned().into(),
        |(plan, of, one)| paired_as(cup, plan, of, one, players.map(Some)).into(),
    )
}

/// What it is for alone, where nobody is known yet.
pub fn paired(cup: &Championship, plan: &plan::Stage, of: &RunningPart, one: &Match) -> Phrase {
    paired_as(cup, plan, of, one, of.players(one).map(|seat| seat.id()))
}

fn paired_as(
    cup: &Championship,
    plan: &plan::Stage,
    of: &RunningPart,
    one: &Match,
    players: [Option<Id>; 2],
) -> Phrase {
    let place = place(cup, plan, of, one);
    match players.map(|id| id.map(|id| cup.name(id).to_owned())) {
        [Some(a), Some(b)] => phrase!("championship-called", place, a, b),
        [Some(name), None] | [None, Some(name)] => phrase!("championship-called-half", place, name),
        [None, None] => place,
    }
}

pub fn byes(cup: &Championship, ids: impl IntoIterator<Item = Id>) -> Phrase {
    let names: Vec<&str> = ids.into_iter().map(|id| cup.name(id)).collect();
    phrase!("championship-sheet-bye", names = names.join(", "))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::championship::{Head, take};

    #[test]
    fn matches_of_a_bracket_are_counted_without_gaps_and_keep_their_numbers_whoever_comes_late() {
        let head = Head { plan: "knock-out".to_owned(), ..Head::world("Wien", 2027, 1) };
        let mut cup = Championship::new(head).unwrap();
        let join = |cup: &mut Championship, name: &str| {
            let join = vec![cup.join(name, "").unwrap()];
            take(cup, join, &mut Vec::new());
        };
        (1..=5).for_each(|id| join(&mut cup, &format!("P{id}")));
        let close = cup.close_stage().unwrap();
        take(&mut cup, close, &mut Vec::new());
        let said = |cup: &Championship| -> Vec<(String, String)> {
            let quarters = cup.parts().filter(|(_, part)| part.plan.key.starts_with('q'));
            let said = |key: &str| Lang::En.say(&single(cup, key));
            quarters.map(|(_, part)| (part.plan.key.clone(), said(&part.plan.key))).collect()
        };
        for late in 1..=3 {
            let before = said(&cup);
            join(&mut cup, &format!("Late {late}"));
            let now = said(&cup);
            assert_eq!(now[..late], before, "who is printed already keeps the number");
            let numbers: Vec<String> = (1..=late + 1).map(|number| format!("Quarter-final {number}")).collect();
            assert_eq!(now.iter().map(|(_, said)| said.clone()).collect::<Vec<_>>(), numbers, "{now:?}");
        }
        assert!(said(&cup).iter().any(|(key, said)| !said.ends_with(&key[1..])), "a gap was left: {:?}", said(&cup));
    }

    #[test]
    fn what_is_played_is_said_with_what_is_chosen_for_it() {
        for (game, options, due) in [
            ("kvatrutafl", &[][..], "Kvátrutafl"),
            ("kvatrutafl", &[("match", "3"), ("after", "5")], "Kvátrutafl · Länge der Partie: 3 · Nachwürfe: 5"),
            ("dre13ehn", &[("target", "5")], "dre13ehn · Siege: 5"),
            (
                "dre13ehn",
                &[("mode", "duel"), ("dice", "earth")],
                "dre13ehn · Spielart: Duell mit einem Würfel · Würfel: Erdwürfel",
            ),
        ] {
            let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
            let (plan, game) = ("round-robin".to_owned(), game.to_owned());
            let head = Head { plan, game, options, ..Head::world("Wien", 2027, 1) };
            let cup = Championship::new(head).unwrap();
            assert_eq!(played(&cup, &cup.plan().stages[1], Lang::De), due);
        }
    }

    #[test]
    fn rounds_and_matches_of_a_bracket_have_the_names_that_people_give_them() {
        let named = |lang: Lang, key: &str| [lang.say(&bracket(key).0.name()), lang.say(&planned(key))];
        for (key, german, english) in [
            ("final", ["Finale", "Finale"], ["Final", "Final"]),
            ("third", ["Spiel um Platz 3", "Spiel um Platz 3"], ["Third-place match", "Third-place match"]),
            ("s2", ["Halbfinale", "Halbfinale 2"], ["Semi-finals", "Semi-final 2"]),
            ("q4", ["Viertelfinale", "Viertelfinale 4"], ["Quarter-finals", "Quarter-final 4"]),
            ("r16-3", ["Achtelfinale", "Achtelfinale 3"], ["Round of 16", "Round of 16, match 3"]),
            ("r32-16", ["Sechzehntelfinale", "Sechzehntelfinale 16"], ["Round of 32", "Round of 32, match 16"]),
            (
                "r512-7",
                ["Runde der letzten 512", "Runde der letzten 512, Partie 7"],
                ["Round of 512", "Round of 512, match 7"],
            ),
        ] {
            assert_eq!(
                (named(Lang::De, key), named(Lang::En, key)),
                (german.map(str::to_owned), english.map(str::to_owned))
            );
        }
    }
}
