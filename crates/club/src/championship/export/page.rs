//! All of a championship as one page (HTML), for a screen of any width and for paper.

use std::fmt::Write as _;

use base::i18n::Lang;
use base::markup::escaped;

use super::{number, say, standing};
use crate::championship::Id;
use crate::championship::answer::{columns, group};
use crate::championship::fold::{Championship, Match, RunningPart, RunningStage, Seat};
use crate::championship::plan::{self, Form};
use crate::championship::sheet::bracket::{Bracket, Cell};
use crate::championship::sheet::{self, day, part_name};
use crate::championship::words::{self, Kind};

pub fn page(cup: &Championship, lang: Lang) -> String {
    let page = Page { cup, lang };
    let (title, code, style) = (escaped(&cup.head().titled()), lang.code(), include_str!("page.css"));
    let about = [words::game(cup, lang), cup.head().place.clone()].into_iter().filter(|words| !words.is_empty());
    let about = format!("<p>{}</p>\n", escaped(&about.collect::<Vec<_>>().join(" · ")));
    let mut parts = vec![about, page.podium(), page.bracket()];
    // The latest first: that is what people look for.
    let mut stages: Vec<_> = cup.stages().filter(|(plan, _)| plan.form != Form::Joining).collect();
    stages.reverse();
    parts.extend(stages.into_iter().map(|(plan, stage)| page.stage(plan, stage)));
    parts.push(page.people());
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>{title}</title>\n\
         <style>\n{style}</style></head>\n<body><h1>{title}</h1>\n{}</body></html>\n",
        parts.concat()
    )
}

struct Page<'a> {
    cup: &'a Championship,
    lang: Lang,
}

impl Page<'_> {
    fn say(&self, id: &'static str) -> String {
        escaped(&say(self.lang, id))
    }

    fn name(&self, seat: Seat) -> String {
        match seat {
            Seat::Unknown => "?".to_owned(),
            Seat::Of(_) | Seat::Empty => escaped(sheet::seated(self.cup, seat)),
        }
    }

    fn marked(&self, id: Id) -> String {
        let left = self.cup.has_left(id).then(|| format!(" <small>{}</small>", self.say("championship-sheet-left")));
        escaped(self.cup.name(id)) + &left.unwrap_or_default()
    }

    fn podium(&self) -> String {
        let Some(podium) = self.cup.podium() else { return String::new() };
        let place = |id: &Option<Id>| format!("<li>{}</li>", escaped(id.map_or("–", |id| self.cup.name(id))));
        format!("<ol class=\"podium\">{}</ol>\n", podium.iter().map(place).collect::<String>())
    }

    fn bracket(&self) -> String {
        if !self.cup.parts().any(|(_, part)| part.plan.single) {
            return String::new();
        }
        let bracket = Bracket { cup: self.cup, lang: self.lang };
        let cells = bracket.cells();
        let deep = cells.iter().map(|cell| cell.before_final).max().unwrap_or(0);
        let name = self.say("championship-sheet-bracket");
        let mut text = format!(
            "<h2>{name}</h2>\n<div class=\"bracket\" style=\"grid-template-columns:repeat({},minmax(0,1fr))\">\n",
            deep + 1
        );
        for Cell { key, before_final, rows: [from, count] } in cells {
            let column = deep - before_final + 1;
            let name = escaped(&self.lang.say(&words::single(self.cup, &key)));
            let one = self.cup.part(&key).and_then(|part| part.matches.first());
            let open = one.filter(|one| one.is_open()).map(|one| format!(" · {}", self.when(one)));
            let _ = write!(
                text,
                "<div class=\"match\" style=\"grid-area:{from}/{column}/span {count}\"><small>{name}{}</small>",
                open.unwrap_or_default()
            );
            for side in [0, 1] {
                let label =
                    || bracket.planned(&key).and_then(|part| part.feeds.get(side)).map(|feed| bracket.origin(feed));
                let player = match bracket.player(&key, side) {
                    Some(Seat::Of(id)) => format!("<span>{}</span>", self.marked(id)),
                    Some(Seat::Empty) => format!("<span>{}</span>", self.name(Seat::Empty)),
                    Some(Seat::Unknown) | None => {
                        format!("<span class=\"faint\">{}</span>", escaped(&label().unwrap_or_default()))
                    }
                };
                let won = if one.and_then(Match::winner) == Some(side) { " class=\"won\"" } else { "" };
                let _ = write!(text, "<p{won}>{player}<span>{}</span></p>", bracket.score(&key, side));
            }
            if bracket.is_stale(&key) {
                let _ = write!(text, "<small>{}</small>", self.say("championship-stale"));
            }
            text.push_str("</div>\n");
        }
        text + "</div>\n"
    }

    fn stage(&self, plan: &plan::Stage, stage: &RunningStage) -> String {
        let mut text = format!("<h2>{}</h2>\n", escaped(&sheet::stage(plan, self.lang)));
        for how_far in words::rounds_played(stage).into_iter().chain(words::ended_early(stage)) {
            let _ = writeln!(text, "<p>{}</p>", escaped(&self.lang.say(&how_far)));
        }
        for part in stage.parts.iter().filter(|part| !part.plan.single && !plan.order.is_empty()) {
            if group(plan, part).is_some() {
                let _ = writeln!(text, "<h3>{}</h3>", escaped(&part_name(self.cup, plan, part, self.lang)));
            }
            text.push_str(&self.table(plan, part));
        }
        text + &self.rounds(plan, stage)
    }

    fn table(&self, plan: &plan::Stage, part: &RunningPart) -> String {
        let (columns, key) = (columns(plan), &part.plan.key);
        let rows = self.cup.table(key);
        let through = sheet::through(&rows);
        let last = rows.iter().rposition(|row| through.contains(&row.id)).filter(|_| plan.through > 0);
        let [name, played] = ["championship-cli-name", "championship-played"].map(|id| self.say(id));
        let mut text = format!("<table><thead><tr><th></th><th>{name}</th><th class=\"n\">{played}</th>");
        text.extend(columns.iter().map(|column| format!("<th class=\"n\">{}</th>", self.say(column.name()))));
        let _ = writeln!(text, "<th>{}</th><th></th></tr></thead><tbody>", self.say("championship-cli-by"));
        for (at, row) in rows.iter().enumerate() {
            let goes_on = through.contains(&row.id);
            let classes = [goes_on.then_some("on"), (last == Some(at)).then_some("last")];
            let classes = classes.into_iter().flatten().collect::<Vec<_>>().join(" ");
            let (rank, name, played) = (row.place(), self.marked(row.id), row.tally.played);
            let _ = write!(text, "<tr class=\"{classes}\"><td class=\"n\">{rank}</td><td>{name}</td>");
            let _ = write!(text, "<td class=\"n\">{played}</td>");
            text.extend(columns.iter().map(|column| format!("<td class=\"n\">{}</td>", number(row, *column))));
            let by = row.why().map(|why| escaped(&self.lang.say(&why))).unwrap_or_default();
            let on = if goes_on { self.say("championship-sheet-through-line") } else { String::new() };
            let _ = writeln!(text, "<td class=\"faint\">{by}</td><td class=\"faint\">{on}</td></tr>");
        }
        text.push_str("</tbody></table>\n");
        for unplayed in words::unplayed_wins(self.cup, part) {
            let _ = writeln!(text, "<p>{}</p>", escaped(&self.lang.say(&unplayed)));
        }
        text
    }

    fn rounds(&self, plan: &plan::Stage, stage: &RunningStage) -> String {
        let matches = stage.parts.iter().flat_map(|part| part.matches.iter().map(move |one| (part, one)));
        let mut all: Vec<(&RunningPart, &Match)> = matches.filter(|(part, one)| !part.is_nobodys(one)).collect();
        all.sort_by_key(|(part, one)| (Kind::of(part, one).order(), one.date, one.time));
        let mut text = String::new();
        for round in all.chunk_by(|(part, one), (other, next)| Kind::of(part, one) == Kind::of(other, next)) {
            let kind = Kind::of(round[0].0, round[0].1);
            let date = round[0].1.date;
            let of_a_day = !plan.is_open() && round.iter().all(|(_, one)| one.date == date);
            if !plan.is_open() {
                let day = if of_a_day { format!(" · {}", day(date, self.lang)) } else { String::new() };
                let _ = writeln!(text, "<h3>{}{}</h3>", escaped(&self.lang.say(&kind.name())), escaped(&day));
            }
            text.push_str("<table class=\"matches\"><tbody>\n");
            for (part, one) in round {
                text.push_str(&self.line((plan, part, one), kind, of_a_day));
            }
            text.push_str("</tbody></table>\n");
            let byes = stage.parts.iter().flat_map(|part| &part.byes).filter(|(at, _)| Kind::Round(*at) == kind);
            let mut byes = byes.map(|(_, id)| *id).peekable();
            if byes.peek().is_some() {
                let words = self.lang.say(&words::byes(self.cup, byes));
                let _ = writeln!(text, "<p>{}</p>", escaped(&words));
            }
        }
        text
    }

    fn line(&self, (plan, part, one): (&plan::Stage, &RunningPart, &Match), kind: Kind, of_a_day: bool) -> String {
        let bracket = Bracket { cup: self.cup, lang: self.lang };
        let [a, b] = [0, 1].map(|side| match (part.players(one)[side], part.plan.feeds.get(side)) {
            (Seat::Unknown, Some(feed)) => format!("<span class=\"faint\">{}</span>", escaped(&bracket.origin(feed))),
            (seat, _) => self.name(seat),
        });
        let [a_won, b_won] = [0, 1].map(|side| if one.winner() == Some(side) { " won" } else { "" });
        let when = if of_a_day { time(one) } else { self.when(one) };
        let of_part = matches!(kind, Kind::Left(_)) || group(plan, part).is_some() && !part.plan.single;
        let what = if of_part { escaped(&part_name(self.cup, plan, part, self.lang)) } else { String::new() };
        let score = escaped(&standing(one, self.lang));
        let score = if score.is_empty() { "–".to_owned() } else { score };
        let stale = part.is_stale(one).then(|| format!(" <small>{}</small>", self.say("championship-stale")));
        let stale = stale.unwrap_or_default();
        format!(
            "<tr><td class=\"when\">{when}</td><td class=\"what\">{what}</td><td class=\"a{a_won}\">{a}</td>\
             <td class=\"score\">{score}</td><td class=\"b{b_won}\">{b}{stale}</td></tr>\n"
        )
    }

    fn when(&self, one: &Match) -> String {
        format!("{} {}", escaped(&day(one.date, self.lang)), time(one)).trim_end().to_owned()
    }

    fn people(&self) -> String {
        let all = self.cup.people().iter().enumerate().map(|(at, _)| {
            let club = escaped(&sheet::club(self.cup, at + 1, self.lang));
            let club = if club.is_empty() { club } else { format!(", {club}") };
            format!("<li>{}<span class=\"faint\">{club}</span></li>\n", self.marked(at + 1))
        });
        let all: String = all.collect();
        format!("<h2>{}</h2>\n<ol class=\"people\">\n{all}</ol>\n", self.say("championship-sheet-participants"))
    }
}

fn time(one: &Match) -> String {
    one.time.map(|time| time.strftime("%H:%M").to_string()).unwrap_or_default()
}
