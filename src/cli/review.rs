//! `review`: what a match's decisions cost and what luck the dice brought, as the strongest computer player sees it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::{Map, Value, json};

use base::i18n::Lang;
use base::phrase;
use base::phrase::Phrase;
use base::tr;
use club::store::{Folders, reviews};
use games::game::Seat;
use games::game::bot::{Level, Mark};
use games::table::Table;
use games::table::review::{Examination, Judged, LuckSplit, Review, Summary};

use super::columns::Side;
use super::command::{Given, Spoken};
use super::{Console, Stop, Ticker, hint, replay, rollout};

const LEVELS: [Level; 2] = [Level::Strong, Level::VeryStrong];

pub(super) const COMMAND: Spoken = Spoken {
    name: "review",
    about: "cli-about-review",
    usage: "cli-usage-review",
    args: |say| {
        let levels = LEVELS.map(Level::word);
        let level = say.among("level", "cli-arg-review-level", &levels, |word| {
            word.parse::<Level>().ok().filter(|level| LEVELS.contains(level))
        });
        vec![say.file(), level, say.json()]
    },
    run: review,
};

fn review(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let table = replay::sound(given, console)?;
    let level = given.one("level").unwrap_or(Level::Strong);
    hint::known(level, table.title())?;
    console.lacks(table.title());
    let folders = Folders::find().ok();
    let found = folders.and_then(|folders| reviews::read(&folders, &given.due::<PathBuf>("file"))).unwrap_or_default();
    let known = found.review.filter(|_| level == Level::Strong);
    let review = known.map_or_else(|| gone_through(&*table, level, console), Ok)?;
    if given.json() {
        let mut answer = answer(&*table, &review, level);
        let rollouts = found.rollouts.iter().map(|(event, rolled)| rollout::answer(&*table, *event, rolled));
        answer["rollouts"] = rollouts.collect();
        return console.json(&answer);
    }
    if review.judged().next().is_none() {
        return Err(Stop::Refused(phrase!("review-none")));
    }
    show(&*table, &review, level, console)
}

fn gone_through(table: &dyn Table, level: Level, console: &mut Console<'_>) -> Result<Review, Stop> {
    let mut review = Review::default();
    let examination = Examination::by(table, level).map_err(|illegal| Stop::Refused(illegal.0))?;
    let (end, mut ticker) = (table.history().len(), Ticker::new());
    for finding in examination {
        review.enter(finding);
        if ticker.is_due() {
            console.notice(&phrase!("review-running", done = review.events(), end));
        }
    }
    Ok(review)
}

fn answer(table: &dyn Table, review: &Review, level: Level) -> Value {
    let measure = table.scale().measure;
    let number = |value: f64| json!(measure.rounded(value));
    let decision = |(event, judged): (usize, &Judged)| {
        json!({
            "event": event + 1,
            "by": judged.seat,
            "move": judged.played,
            "worth": number(judged.told(judged.worth)),
            "value": number(judged.told(judged.value())),
            "other": {"move": judged.other, "worth": number(judged.told(judged.other_worth))},
            "cost": number(judged.cost()),
            "mark": judged.mark.word(),
        })
    };
    let throws = review.thrown().map(|(event, thrown)| {
        let luck: Vec<Value> = thrown.luck.iter().map(|luck| number(*luck)).collect();
        json!({"event": event + 1, "by": thrown.by, "luck": luck})
    });
    let luck_split = review.luck_split(table);
    let outcome = |of: &LuckSplit| {
        let [skill, luck, error] = [of.skill, of.luck, of.error].map(|part| measure.rounded(part));
        json!({"skill": skill, "luck": luck, "error": error})
    };
    let player = |seat: Seat| {
        let sum = review.summary(seat);
        let marks: Map<String, Value> =
            Mark::ALL.iter().zip(sum.marks).map(|(mark, count)| (mark.word().to_owned(), count.into())).collect();
        json!({
            "name": table.header().players[seat].name,
            "decisions": sum.decisions,
            "cost": number(sum.cost),
            "mean": sum.mean().map(number),
            "marks": marks,
            "luck": sum.luck.map(number),
            "outcome": luck_split.get(seat).map(outcome),
        })
    };
    json!({
        "game": table.title().key(),
        // It does not play on: `rollout` does.
        "judge": level.word(),
        "moves": review.judged().map(decision).collect::<Vec<_>>(),
        "throws": throws.collect::<Vec<_>>(),
        "players": (0..table.header().players.len()).map(player).collect::<Vec<_>>(),
    })
}

fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Good => "",
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}

/// A decision in words: what was done, what would have been better, and where it bears a mark, that and why.
struct DecisionText {
    played: String,
    better: String,
    explained: Option<String>,
}

fn said(table: &dyn Table, review: &Review, lang: Lang) -> BTreeMap<usize, DecisionText> {
    let judged: BTreeMap<usize, &Judged> = review.judged().collect();
    let Ok(mut before) = table.title().open(table.header().clone()) else { return BTreeMap::new() };
    let mut all = BTreeMap::new();
    for (event, line) in table.history().iter().enumerate() {
        if let Some(judged) = judged.get(&event)
            && let Some(played) = before.advice(judged.seat, &judged.played)
            && let Some(what) = before.advice(judged.seat, &judged.other)
        {
            let better = lang.say(&what);
            let explained = (judged.mark != Mark::Good).then(|| {
                let reason = before.reason(judged.seat, &judged.played, &judged.other);
                let all = std::iter::once(phrase!("review-better-is", what)).chain(reason);
                all.map(|said| lang.say(&said)).collect::<Vec<_>>().join(" ")
            });
            all.insert(event, DecisionText { played: lang.say(&played), better, explained });
        }
        // What stands was legal when it was entered, and is so again.
        if before.enter(&line.entry).is_err() {
            break;
        }
    }
    all
}

fn show(table: &dyn Table, review: &Review, level: Level, console: &mut Console<'_>) -> Result<(), Stop> {
    let (lang, measure) = (console.lang, table.scale().measure);
    let names: Vec<&str> = table.header().players.iter().map(|player| player.name.as_str()).collect();
    console.line(lang.say(&table.title().about().name()))?;
    console.line("")?;
    let [none, cost, other] = [String::new(), tr!(lang, "review-cost"), tr!(lang, "review-better")];
    let mut rows = vec![vec![none.clone(), none.clone(), tr!(lang, "review-move"), none.clone(), cost, other]];
    let all = said(table, review, lang);
    rows.extend(review.judged().map(|(event, judged)| {
        let costs = !measure.is_nothing(judged.loss().cost());
        let said = all.get(&event);
        vec![
            (event + 1).to_string(),
            names[judged.seat].to_owned(),
            said.map_or_else(|| judged.played.clone(), |said| said.played.clone()),
            sign(judged.mark).to_owned(),
            if costs { measure.say(lang, judged.cost()) } else { none.clone() },
            if costs { said.map_or_else(|| judged.other.clone(), |said| said.better.clone()) } else { none.clone() },
        ]
    }));
    console.columns(&[Side::Right, Side::Left, Side::Left, Side::Left, Side::Right, Side::Left], &rows)?;
    console.line("")?;
    let marks = review.judged().filter_map(|(event, judged)| Some((event, judged, all.get(&event)?)));
    let rows: Vec<Vec<String>> = marks
        .filter_map(|(event, judged, said)| {
            let explained = said.explained.clone()?;
            Some(vec![(event + 1).to_string(), sign(judged.mark).to_owned(), explained])
        })
        .collect();
    if !rows.is_empty() {
        console.columns(&[Side::Right, Side::Left, Side::Left], &rows)?;
        console.line("")?;
    }
    let sums: Vec<Summary> = (0..names.len()).map(|seat| review.summary(seat)).collect();
    let has_luck = sums.iter().any(|sum| sum.luck.is_some());
    let mut head = vec![none, tr!(lang, "review-decisions"), tr!(lang, "review-cost"), tr!(lang, "review-mean")];
    head.extend(Mark::ALL.into_iter().skip(1).map(|mark| sign(mark).to_owned()));
    head.extend(has_luck.then(|| tr!(lang, "review-luck")));
    let mut rows = vec![head];
    rows.extend(names.iter().zip(&sums).map(|(name, sum)| {
        let number = |number: f64| measure.say(lang, number);
        let mut row = vec![(*name).to_owned(), sum.decisions.to_string(), number(sum.cost)];
        row.push(sum.mean().map(number).unwrap_or_default());
        row.extend(sum.marks.iter().skip(1).map(ToString::to_string));
        row.extend(sum.luck.map(|luck| measure.signed(lang, luck)));
        row
    }));
    let sides: Vec<Side> =
        (0..rows[0].len()).map(|column| if column == 0 { Side::Left } else { Side::Right }).collect();
    console.columns(&sides, &rows)?;
    console.line("")?;
    let luck_split = review.luck_split(table);
    if !luck_split.is_empty() {
        let head = LuckSplit::NAMES.map(|name| lang.say(&Phrase::new(name)));
        let mut rows = vec![[String::new()].into_iter().chain(head).collect::<Vec<String>>()];
        let row =
            |(name, of): (&&str, &LuckSplit)| [(*name).to_owned()].into_iter().chain(of.say(lang, measure)).collect();
        rows.extend(names.iter().zip(&luck_split).map(row));
        console.columns(&[Side::Left, Side::Right, Side::Right, Side::Right, Side::Right], &rows)?;
        console.line("")?;
    }
    for line in review.luck_explained(&luck_split, measure) {
        console.line(lang.say(&line))?;
    }
    for line in [Phrase::new(table.scale().about)].into_iter().chain(table.assumes()) {
        console.line(lang.say(&line))?;
    }
    console.line(format!("{} {}", tr!(lang, "review-by", level = level.word()), tr!(lang, "review-by-rollout")))
}
