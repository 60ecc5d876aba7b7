//! `games` and `sheets`: what the shelf holds.

use serde_json::{Value, json};

use base::draw::sheet::Paper;
use base::i18n::{Lang, tr};
use base::phrase::Phrase;
use club::championship::sheet as championship;
use club::printing::{self, Offered};
use games::game::options::{Field, Kind, entries, words};
use games::shelf;
use games::table::Title;

use super::columns::{Side, lines};
use super::command::{Given, Spoken};
use super::{Console, Stop};

pub(super) const GAMES: Spoken = Spoken {
    name: "games",
    about: "cli-about-games",
    usage: "cli-usage-games",
    args: |say| vec![say.json()],
    run: games,
};

pub(super) const SHEETS: Spoken = Spoken {
    name: "sheets",
    about: "cli-about-sheets",
    usage: "cli-usage-sheets",
    args: |say| vec![say.json()],
    run: sheets,
};

fn games(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let lang = console.lang;
    if given.json() {
        let games: Vec<Value> = shelf::ALL.iter().map(|title| game_json(*title, lang)).collect();
        return console.json(&games.into());
    }
    for (index, title) in shelf::ALL.iter().enumerate() {
        if index > 0 {
            console.line("")?;
        }
        let seats = title.seats();
        let (name, least, most) = (lang.say(&title.about().name()), *seats.start(), *seats.end());
        let key = title.key();
        console.line(match least == most {
            true => tr!(lang, "cli-game-exactly", key, name, count = most),
            false => tr!(lang, "cli-game", key, name, least, most),
        })?;
        console.line(format_args!("  {}", lang.say(&title.about().line())))?;
        let rows: Vec<Vec<String>> = title.fields().iter().map(|field| field_row(field, lang)).collect();
        for line in lines(&[Side::Left, Side::Left, Side::Left], &rows) {
            console.line(format_args!("  {line}"))?;
        }
    }
    Ok(())
}

fn field_row(field: &Field, lang: Lang) -> Vec<String> {
    let what = lang.say(&Phrase::new(field.name));
    let what = match field.when {
        Some((key, values)) => tr!(lang, "cli-option-when", name = what, key, values = values.join(", ")),
        None => what,
    };
    let (values, default) = match &field.kind {
        Kind::List(among) => {
            (format!("{}, …", shortened(&words(among))), shortened(&entries(field.default).collect::<Vec<_>>()))
        }
        Kind::Choice(_) | Kind::Number(..) | Kind::Text | Kind::Faces { .. } => {
            (field.domain(), field.default.to_owned())
        }
    };
    let domain = tr!(lang, "cli-option-domain", domain = values, default);
    vec![field.key.to_owned(), domain, what]
}

/// `--json` has them whole.
fn shortened(words: &[&str]) -> String {
    match words {
        [first, second, .., last] if words.len() > 4 => format!("{first},{second},…,{last}"),
        few => few.join(","),
    }
}

fn game_json(title: &dyn Title, lang: Lang) -> Value {
    let seats = title.seats();
    let fields: Vec<Value> = title.fields().iter().map(|field| field_json(field, lang)).collect();
    json!({
        "key": title.key(),
        "name": lang.say(&title.about().name()),
        "about": lang.say(&title.about().line()),
        "players": {"min": seats.start(), "max": seats.end()},
        "options": fields,
    })
}

fn field_json(field: &Field, lang: Lang) -> Value {
    let (values, list) = match &field.kind {
        Kind::Choice(among) => (json!(words(among)), false),
        Kind::List(among) => (json!(words(among)), true),
        Kind::Number(least, most) => (json!({"min": least, "max": most}), false),
        // Any text, any list of symbols: there is nothing to list.
        Kind::Text | Kind::Faces { .. } => (Value::Null, false),
    };
    let said = |id| Value::from(lang.say(&Phrase::new(id)));
    let named =
        [("key", field.key.into()), ("name", said(field.name)), ("about", said(field.about)), ("values", values)];
    let list = list.then(|| ("list", true.into()));
    let when = field.when.map(|(key, values)| ("when", json!({ key: values })));
    named.into_iter().chain(list).chain([("default", field.default.into())]).chain(when).collect()
}

fn sheets(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let lang = console.lang;
    if given.json() {
        let sheet = |Offered { sheet, titles }: Offered| {
            json!({
                "key": sheet.key,
                "game": titles[0].key(),
                "games": titles.iter().map(|title| title.key()).collect::<Vec<_>>(),
                "name": lang.say(&Phrase::new(sheet.name)),
                "about": lang.say(&Phrase::new(sheet.about)),
                "per_page": sheet.counts(),
                "papers": sheet.papers().iter().map(|paper| paper.word()).collect::<Vec<_>>(),
                "filled": sheet.is_filled(),
                "edge": sheet.edge().map(|edge| json!({ "least": edge.least, "most": edge.most, "usual": edge.usual })),
            })
        };
        let of_championships = championship::ALL.iter().map(|sheet| {
            json!({
                "key": sheet.key,
                "of": "championship",
                "game": null,
                "games": [],
                "name": lang.say(&Phrase::new(sheet.name)),
                "about": lang.say(&Phrase::new(sheet.about)),
                "per_page": [1],
                "papers": Paper::ALL.map(Paper::word),
                "filled": true,
            })
        });
        return console.json(&printing::all().into_iter().map(sheet).chain(of_championships).collect());
    }
    let rows: Vec<Vec<String>> = printing::all()
        .into_iter()
        .map(|Offered { sheet, .. }| {
            let per_page = sheet.counts().iter().map(ToString::to_string).collect::<Vec<_>>().join("/");
            let about = lang.say(&Phrase::new(sheet.about));
            vec![sheet.key.to_owned(), lang.say(&Phrase::new(sheet.name)), per_page, about]
        })
        .collect();
    for line in lines(&[Side::Left; 4], &rows) {
        console.line(line.trim_start())?;
    }
    console.line("")?;
    console.line(tr!(lang, "championship-sheets"))?;
    let row = |sheet: &championship::Sheet| {
        let [name, about] = [sheet.name, sheet.about].map(|id| lang.say(&Phrase::new(id)));
        vec![sheet.key.to_owned(), name, about]
    };
    let rows: Vec<Vec<String>> = championship::ALL.iter().map(row).collect();
    console.columns(&[Side::Left; 3], &rows)
}
