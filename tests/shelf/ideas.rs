//! The ideas a game is played by: named and explained where it says how it is played well, they are what the coach gives
//! as reasons and what lessons teach, in the same words.

use std::collections::BTreeSet;
use std::iter;
use std::sync::LazyLock;

use base::i18n::Lang;
use base::phrase::{Arg, Phrase};
use games::table::Block;

use crate::i18n::{fillings, messages};

/// How the texts of a game begin, or those of a family of games, whose coach gives reasons.
static GAMES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let abouts = games::shelf::ALL.iter().map(|title| title.about());
    let keys: BTreeSet<&str> =
        abouts.flat_map(|about| iter::once(about.key).chain(about.family.map(|family| family.key))).collect();
    keys.into_iter().filter(|game| !reasons(game).is_empty()).collect()
});

/// The reasons of the coach, each with the name of its idea; what is told to whoever looks ahead is none.
fn reasons(game: &str) -> Vec<(String, String)> {
    let prefix = format!("{game}-coach-");
    let known = messages(Lang::En);
    let all = known.keys().filter_map(|id| {
        let reason = id.strip_prefix(&prefix)?;
        let idea = reason.split('-').next().unwrap_or_default();
        (idea != "ahead").then(|| (id.clone(), idea.to_owned()))
    });
    all.collect()
}

fn ideas(game: &str) -> BTreeSet<String> {
    reasons(game).into_iter().map(|(_, idea)| idea).collect()
}

/// What an idea is called.
fn called(game: &str, idea: &str, lang: Lang) -> String {
    lang.say(&Phrase::from(format!("{game}-strategy-{idea}")))
}

#[test]
fn a_reason_of_the_coach_begins_with_its_idea_and_is_a_whole_sentence() {
    for game in GAMES.iter().copied() {
        for lang in Lang::ALL {
            let known = messages(lang);
            for (id, idea) in reasons(game) {
                let begins = format!("{}: ", called(game, &idea, lang));
                let names: Vec<&'static str> =
                    known[&id].names().into_iter().map(|name| &*name.to_owned().leak()).collect();
                for filled in fillings(&known[&id]) {
                    let text =
                        |arg: &Arg| if let Arg::Text(text) = arg { Some(format!("{begins}{text}")) } else { None };
                    let begun: Vec<String> = filled.iter().filter_map(text).collect();
                    let args = names.iter().copied().zip(filled).collect();
                    let said = lang.say(&Phrase { id: id.clone().into(), args });
                    let sentence = said.strip_prefix(&begins).unwrap_or_else(|| panic!("{id}: {said}"));
                    // What is filled in first is a name or a number.
                    let is_filled = begun.iter().any(|begun| said.starts_with(begun));
                    let is_small = !is_filled && sentence.chars().next().is_none_or(char::is_lowercase);
                    assert!(!is_small && sentence.ends_with('.'), "{id}: {said}");
                }
            }
        }
    }
}

#[test]
fn every_idea_of_the_coach_is_explained_where_the_game_says_how_it_is_played_well_and_its_reasons_lead_there() {
    for game in GAMES.iter().copied() {
        let titles = games::shelf::ALL.iter().map(|title| title.about());
        let titles: Vec<_> =
            titles.filter(|about| about.key == game || about.family.is_some_and(|family| family.key == game)).collect();
        let pages = titles.iter().flat_map(|about| {
            [about.rules(Lang::En), about.strategy.map(|strategy| strategy(Lang::En)).unwrap_or_default()]
        });
        let explained: BTreeSet<String> = pages
            .flat_map(|page| {
                let pairs = page.windows(2).filter_map(|pair| match pair {
                    [Block::Heading(name), Block::Text(text)] if text.id == format!("{}-text", name.id) => {
                        Some(name.id.clone().into_owned())
                    }
                    _ => None,
                });
                pairs.collect::<Vec<_>>()
            })
            .collect();
        for (id, idea) in reasons(game) {
            let heading = format!("{game}-strategy-{idea}");
            assert!(explained.contains(&heading), "{heading} stands on no page");
            for about in &titles {
                let paragraph = about.explained(&Phrase::from(id.clone()));
                assert_eq!(paragraph, Some(format!("{heading}-text").as_str()), "{id}");
                let listed = about.explains.iter().any(|(_, all)| all.contains(&id.as_str()));
                assert!(!listed, "{id} leads to its idea by its name");
            }
        }
    }
}

#[test]
fn every_idea_of_the_coach_is_named_in_a_lesson_by_the_same_words() {
    for game in GAMES.iter().copied() {
        let lessons = games::lesson::all().iter().filter(|lesson| {
            let family = games::shelf::find(lesson.game).unwrap().about().family;
            lesson.game == game || family.is_some_and(|family| family.key == game)
        });
        let steps: Vec<_> = lessons.flat_map(|lesson| lesson.steps().unwrap()).collect();
        for lang in Lang::ALL {
            // What is said of an answer stands among the texts of the lesson that asks for it.
            let known = messages(lang);
            let texts: BTreeSet<&str> =
                steps.iter().filter_map(|step| Some(step.said()?.id.rsplit_once('-')?.0)).collect();
            let said = known.keys().filter(|id| texts.iter().any(|text| id.starts_with(text)));
            let said: Vec<String> = said.map(|id| lang.say(&Phrase::from(id.clone())).to_lowercase()).collect();
            for idea in ideas(game) {
                let name = called(game, &idea, lang).to_lowercase();
                assert!(said.iter().any(|said| said.contains(&name)), "{game} in {}: {name}", lang.code());
            }
        }
    }
}
