//! A key as it looks on a keyboard, wherever one is told: by the name of the usual one, `Enter` or `Ctrl+Z`, of which the
//! chosen one is shown, as the language's keyboards have it. Knows no screen.

use iced::border;
use iced::widget::text::Wrapping;

use base::draw::Ink;

use crate::app::prelude::*;

pub fn cap<'a, M: 'a>(ui: Ui, name: &str) -> Element<'a, M> {
    capped(ui, ui.key(name), Role::Faint)
}

pub fn cap_on_accent<'a, M: 'a>(ui: Ui, name: &str) -> Element<'a, M> {
    capped(ui, ui.key(name), Role::OnAccent)
}

fn capped<'a, M: 'a>(ui: Ui, name: String, role: Role) -> Element<'a, M> {
    let width = if name.chars().count() == 1 { Length::Fixed(ui.wide(22.0)) } else { Length::Shrink };
    let side = if name.chars().count() == 1 { 0.0 } else { ui.gap(6.0) };
    // Words on keys are small, so that a key in a line of text is not higher than the line.
    let words = ui.label(name, TypeSize::Small, SANS).color(ui.colour(role)).wrapping(Wrapping::None);
    let (edge, ground) = (ui.colour(Ink::new(role).alpha(0.55)), ui.colour(Ink::new(role).alpha(0.07)));
    let style = move |_: &iced::Theme| container::Style {
        background: Some(ground.into()),
        border: border::rounded(4.0).color(edge).width(1.0),
        ..container::Style::default()
    };
    container(words).padding([0.0, side]).center_x(width).style(style).into()
}

/// Keys in a list: `Ctrl+Z`, `← →`, `F5, F6`. What stands between them stays as it is.
pub fn caps<'a, M: 'a>(ui: Ui, keys: &str) -> Element<'a, M> {
    Row::from_iter(parts(keys, |name| ui.key(name)).into_iter().map(|part| shown(ui, part, Role::Faint)))
        .spacing(ui.gap(3.0))
        .align_y(Center)
        .wrap()
        .vertical_spacing(ui.gap(3.0))
        .into()
}

/// A sentence that tells keys, each between ‹ and ›.
pub fn with_keys<'a, M: 'a>(ui: Ui, sentence: &str) -> Element<'a, M> {
    let mut all: Vec<Element<'a, M>> = Vec::new();
    for (index, part) in sentence.split(['‹', '›']).enumerate() {
        match index % 2 {
            0 => {
                let mut words = part.split_whitespace().peekable();
                // What belongs to the key before it stays close to it.
                let close = words.next_if(|word| word.starts_with([',', '.', ';', ':', '?', '!', ')']));
                if let Some(sign) = close {
                    let key = Row::new().push(all.pop());
                    all.push(key.push(ui.faint(sign.to_owned())).align_y(Center).into());
                }
                all.extend(words.map(|word| ui.faint(word.to_owned()).into()));
            }
            _ => all.push(caps(ui, part)),
        }
    }
    Row::from_vec(all).spacing(ui.wide(4.0)).align_y(Center).wrap().vertical_spacing(ui.gap(3.0)).into()
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Segment {
    Key(String),
    Between(String),
}

fn shown<'a, M: 'a>(ui: Ui, part: Segment, role: Role) -> Element<'a, M> {
    match part {
        Segment::Key(name) => capped(ui, name, role),
        Segment::Between(words) => ui.faint(words).into(),
    }
}

/// The keys of a list as they are written: parted by spaces, commas and strokes, held together by +.
fn parts(keys: &str, written: impl Fn(&str) -> String) -> Vec<Segment> {
    let words: Vec<&str> = keys.split(' ').filter(|word| !word.is_empty()).collect();
    let mut parts = Vec::new();
    for (place, word) in words.iter().enumerate() {
        let (word, comma) = word.strip_suffix(',').map_or((*word, false), |word| (word, true));
        // / is a key too, where it parts nothing.
        let parts_keys = place > 0 && place + 1 < words.len();
        if matches!(word, "…" | "·") || (word == "/" && parts_keys) {
            parts.push(Segment::Between(word.to_owned()));
        } else {
            // + is a key too.
            let written = written(word);
            let mut rest = written.as_str();
            while let Some(at) = rest.find('+').filter(|at| *at > 0 && at + 1 < rest.len()) {
                parts.push(Segment::Key(rest[..at].to_owned()));
                rest = &rest[at + 1..];
            }
            parts.push(Segment::Key(rest.to_owned()));
        }
        if comma {
            parts.push(Segment::Between(",".to_owned()));
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_told_from_what_stands_between_them() {
        let list = |keys: &str| {
            let written = |part| match part {
                Segment::Key(key) => format!("[{key}]"),
                Segment::Between(words) => words,
            };
            parts(keys, str::to_owned).into_iter().map(written).collect::<String>()
        };
        assert_eq!(list("Strg+Z"), "[Strg][Z]");
        assert_eq!(list("Ctrl++ / Ctrl+−"), "[Ctrl][+]/[Ctrl][−]");
        assert_eq!([list("/"), list("Strg+F /")], ["[/]", "[Strg][F][/]"]);
        assert_eq!(list("F5, F6"), "[F5],[F6]");
        assert_eq!(list("1 2 3 …"), "[1][2][3]…");
        assert_eq!(list("Bild\u{a0}↑ +"), "[Bild\u{a0}↑][+]");
    }
}
