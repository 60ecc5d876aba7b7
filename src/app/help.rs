//! All shortcuts on one card, by where they mean something.

use iced::widget::{Column, column, container, row};
use iced::{Center, Element, Fill};

use base::i18n::capital;
use base::phrase::Phrase;
use base::tr;

use crate::app::kit::key::caps;
use crate::app::shortcut::Group;
use crate::app::theme::Ui;

pub const CARD: &str = "help";
pub const CLOSE: &str = "help-close";
pub const CHANGE: &str = "help-change";
pub const HANDBOOK: &str = "help-handbook";

pub const ABOUT: &str = "help-about";

const BESIDE_FROM_WIDTH: f32 = 1020.0;
const COLUMN_WIDTH: f32 = 540.0;

pub fn width(ui: Ui) -> f32 {
    let columns = if is_beside(ui) { 2.0 } else { 1.2 };
    ui.wide(COLUMN_WIDTH) * columns + ui.gap(72.0)
}

fn is_beside(ui: Ui) -> bool {
    ui.window.width > BESIDE_FROM_WIDTH * ui.text
}

pub fn view<'a, Message: 'a>(ui: Ui, now: Vec<(String, String)>, groups: &[Group]) -> Element<'a, Message> {
    let column = |groups: &[Group]| {
        Column::from_iter(groups.iter().map(|group| view_group(ui, group))).spacing(ui.gap(18.0)).width(Fill)
    };
    let groups = &free(groups, &now);
    let groups: Element<'_, Message> = if is_beside(ui) {
        let (left, right) = groups.split_at(half(groups));
        row![column(left), column(right)].spacing(ui.gap(32.0)).into()
    } else {
        column(groups).into()
    };
    let title = ui.title(tr!(ui, "app-help-title"));
    let now = (!now.is_empty()).then(|| view_now(ui, now));
    column![title].push(now).push(groups).spacing(ui.gap(18.0)).padding(ui.gap(24.0)).into()
}

/// Of the screen that is seen, first of the groups, without the keys that mean something else now.
fn free(groups: &[Group], now: &[(String, String)]) -> Vec<Group> {
    let mut groups = groups.to_vec();
    if let Some(seen) = groups.first_mut() {
        seen.lines.retain(|(keys, _)| now.iter().all(|(key, _)| !keys.eq_ignore_ascii_case(key)));
    }
    groups
}

fn view_now<'a, Message: 'a>(ui: Ui, keys: Vec<(String, String)>) -> Element<'a, Message> {
    let half = if is_beside(ui) { keys.len().div_ceil(2) } else { keys.len() };
    let mut keys = keys.into_iter().map(|(key, does)| line(ui, &key, does));
    let left = Column::from_iter(keys.by_ref().take(half)).spacing(ui.gap(6.0)).width(Fill);
    let right = Column::from_iter(keys).spacing(ui.gap(6.0)).width(Fill);
    let both = if is_beside(ui) { row![left, right].spacing(ui.gap(32.0)) } else { row![left] };
    column![ui.heading(tr!(ui, "app-keys-now")), both].spacing(ui.gap(6.0)).into()
}

fn line<'a, Message: 'a>(ui: Ui, key: &str, does: String) -> Element<'a, Message> {
    let keys = container(caps(ui, key)).width(ui.wide(150.0));
    row![keys, ui.body(does).width(Fill)].spacing(ui.gap(12.0)).align_y(Center).into()
}

fn view_group<'a, Message: 'a>(ui: Ui, group: &Group) -> Element<'a, Message> {
    let say = |id| ui.say(&Phrase::new(id));
    let rows = group.lines.iter().map(|(keys, does)| line(ui, keys, capital(&say(does))));
    column![ui.heading(say(group.place))].extend(rows).spacing(ui.gap(6.0)).into()
}

/// How many groups stand in the first of two columns, so that both are about as high.
fn half(groups: &[Group]) -> usize {
    // A heading and what parts groups are as high as two lines.
    let high = |group: &Group| group.lines.len() + 2;
    let all: usize = groups.iter().map(high).sum();
    let mut above = 0;
    let lower = |group: &&Group| {
        above += high(group);
        2 * above <= all + high(group)
    };
    groups.iter().take_while(lower).count()
}

#[cfg(test)]
mod tests {
    use base::i18n::Lang;
    use club::handbook;

    use super::free;
    use crate::app::keys::USUAL;
    use crate::app::shortcut::{Group, HelpRow, names};

    #[test]
    fn a_key_that_means_something_else_now_is_told_once() {
        let group = |lines: &[HelpRow]| Group { place: "app-keys-everywhere", lines: lines.to_vec() };
        let groups = [group(&[("H", "app-key-hint"), ("A", "app-key-better")]), group(&[("A", "app-key-rules")])];
        let now = [("s".to_owned(), "stop".to_owned()), ("a".to_owned(), "roll again".to_owned())];
        assert_eq!(free(&groups, &now), [group(&[("H", "app-key-hint")]), groups[1].clone()]);
        assert_eq!(free(&groups, &[]), groups);
    }

    #[test]
    fn every_key_that_the_handbook_names_is_on_the_card() {
        for lang in Lang::ALL {
            let keys = crate::app::groups(None).into_iter().flat_map(|group| group.lines);
            let names = keys.flat_map(|(keys, _)| names(keys));
            let known: Vec<String> = names.map(|name| USUAL.written(lang, &name)).collect();
            let (ctrl, article) = match lang {
                Lang::De => ("Strg+", ""),
                Lang::En => ("Ctrl+", "A"),
            };
            let mut count = 0;
            for block in handbook::page(lang) {
                let words = lang.say(block.phrase());
                let words: Vec<&str> = words.split_whitespace().collect();
                for (at, word) in words.iter().enumerate() {
                    let word = word.trim_end_matches([',', '.', ';', ':']);
                    // A capital alone is a key, but for an article that begins a sentence.
                    let is_letter = word.chars().count() == 1 && word.chars().all(char::is_uppercase);
                    let is_article = word == article && (at == 0 || words[at - 1].ends_with(['.', ':']));
                    let number = word.strip_prefix('F').filter(|number| !number.is_empty());
                    let is_f = number.is_some_and(|number| number.chars().all(|digit| digit.is_ascii_digit()));
                    if word.starts_with(ctrl) || is_f || is_letter && !is_article {
                        assert!(known.iter().any(|key| key == word), "{word} in {}", block.phrase().id);
                        count += 1;
                    }
                }
            }
            assert!(count > 20, "{count} in {}", lang.code());
        }
    }
}
