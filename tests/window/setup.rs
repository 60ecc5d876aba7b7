//! Setting up a match: whatever a game lets people choose can be chosen, and nothing else.

use iced::keyboard::key::Named;
use wurfzabel::app::screen::Screen;
use wurfzabel::game::options::{Kind, Values};
use wurfzabel::i18n::Lang;
use wurfzabel::phrase::Phrase;
use wurfzabel::store::settings::Setup;
use wurfzabel::table::Title;

use crate::driver::{Driver, reads};

/// The setup of a game as these options are chosen.
fn set_up(home: &std::path::Path, title: &'static dyn Title, options: Values) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 2400.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.setups.insert(title.key().to_owned(), Setup { options, ..Setup::default() });
        });
    });
    if let Some(family) = title.about().family {
        assert!(driver.click(family.key));
    }
    driver.focus(title.key());
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Setup(_)), "{}", title.key());
    driver
}

#[test]
fn every_option_that_applies_is_offered_and_no_other() {
    let (mut offered, mut left_out) = (0, 0);
    for title in wurfzabel::shelf::ALL.iter().copied() {
        let fields = title.fields();
        // As the first choice stands, on which others hang.
        let first: Vec<(&str, String)> = match fields.first().map(|field| (field.key, &field.kind)) {
            Some((key, Kind::Choice(choices))) => choices.iter().map(|(value, _)| (key, (*value).to_owned())).collect(),
            Some((_, Kind::Number(..) | Kind::List(_) | Kind::Text | Kind::Faces { .. })) | None => Vec::new(),
        };
        let all = if first.is_empty() { vec![None] } else { first.into_iter().map(Some).collect() };
        for chosen in all {
            let mut values: Values = chosen.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
            let home = tempfile::tempdir().unwrap();
            let mut driver = set_up(home.path(), title, values.clone());
            let mut names = std::collections::BTreeMap::new();
            for field in &fields {
                let applies = field.applies(&values) && !matches!(field.kind, Kind::Faces { .. });
                if applies {
                    values.entry(field.key.to_owned()).or_insert_with(|| field.default.to_owned());
                }
                *names.entry(field.name).or_insert(false) |= applies;
            }
            for (name, applies) in names {
                let words = Lang::En.say(&Phrase::new(name));
                assert_eq!(reads(&mut driver, &words), applies, "{}, {chosen:?}: {words}", title.key());
                if applies { offered += 1 } else { left_out += 1 }
            }
        }
    }
    assert!(offered > 40 && left_out > 10, "{offered} offered, {left_out} left out");
}
