//! What is chosen before a match, as fields: one setup screen, command line and record serve all games. Knows no game.

use std::collections::BTreeMap;

use base::phrase;

use super::{Face, Illegal};

/// By key; only what was given.
pub type Values = BTreeMap<String, String>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub key: &'static str,
    /// The id of its name.
    pub name: &'static str,
    pub about: &'static str,
    pub kind: Kind,
    pub default: &'static str,
    /// Only there while another option has one of these values.
    pub when: Option<(&'static str, &'static [&'static str])>,
    /// What is proposed to whoever sets up a match for the first time, where that is not the default.
    pub proposed: Option<&'static str>,
    /// The id of what a match is called by it in a line, instead of the choice that it hangs on; its number is `count`.
    pub told: Option<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of these: the value in records and the id of its name.
    Choice(&'static [(&'static str, &'static str)]),
    /// Both included.
    Number(u32, u32),
    /// Some of these, separated by commas without spaces, in any order, as often as one likes, one at least.
    List(&'static [(&'static str, &'static str)]),
    /// Anything that the game itself can read.
    Text,
    /// A die's own faces, separated by commas; the game says what is wrong with them. Chosen once in the settings.
    Faces { die: &'static str, symbols: &'static [Face] },
}

impl Field {
    pub const fn new(
        key: &'static str,
        name: &'static str,
        about: &'static str,
        kind: Kind,
        default: &'static str,
    ) -> Self {
        Self { key, name, about, kind, default, when: None, proposed: None, told: None }
    }

    /// The other options being as in `values`, all of them filled in.
    pub fn applies(&self, values: &Values) -> bool {
        self.when.is_none_or(|(key, among)| values.get(key).is_some_and(|value| among.contains(&value.as_str())))
    }

    /// Whether this may be chosen; of a text, and of a die's faces, the game itself says so.
    pub fn takes(&self, value: &str) -> bool {
        match &self.kind {
            Kind::Choice(choices) => choices.iter().any(|(choice, _)| *choice == value),
            Kind::Number(least, most) => {
                let plain = value.bytes().all(|byte| byte.is_ascii_digit());
                plain && value.parse().is_ok_and(|number: u32| (*least..=*most).contains(&number))
            }
            Kind::List(among) => entries(value).all(|entry| among.iter().any(|(known, _)| *known == entry)),
            Kind::Text | Kind::Faces { .. } => true,
        }
    }

    /// The id of what a choice is called.
    pub fn called(&self, value: &str) -> Option<&'static str> {
        let Kind::Choice(choices) = &self.kind else { return None };
        choices.iter().find(|(choice, _)| *choice == value).map(|(_, name)| *name)
    }

    pub fn domain(&self) -> String {
        match &self.kind {
            Kind::Choice(choices) => words(choices).join(", "),
            Kind::Number(least, most) => format!("{least}–{most}"),
            Kind::List(among) => format!("{}, …", words(among).join(",")),
            Kind::Text => "…".to_owned(),
            Kind::Faces { symbols, .. } => {
                format!("{}, …", symbols.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

pub fn words(among: &[(&'static str, &'static str)]) -> Vec<&'static str> {
    among.iter().map(|(word, _)| *word).collect()
}

/// Of a value of [`Kind::List`].
pub fn entries(value: &str) -> impl Iterator<Item = &str> {
    value.split(',')
}

/// Options worth trying, where all of a game's are to be tried: the defaults, every choice once, the ends of every
/// range, a list's first and last entry and one that is there twice. Two of them together may still be wrong.
pub fn variants(fields: &[Field]) -> Vec<Values> {
    let mut all = vec![Values::new()];
    for field in fields {
        let values: Vec<String> = match &field.kind {
            Kind::Choice(choices) => words(choices).into_iter().map(str::to_owned).collect(),
            Kind::Number(least, most) => vec![least.to_string(), most.to_string()],
            Kind::List(among) => match words(among)[..] {
                [] => Vec::new(),
                [one] => vec![one.to_owned()],
                [first, .., last] => vec![first.to_owned(), format!("{last},{first},{last}")],
            },
            Kind::Text | Kind::Faces { .. } => Vec::new(),
        };
        for value in values {
            let when = field.when.map(|(key, among)| (key.to_owned(), among[0].to_owned()));
            all.push(when.into_iter().chain([(field.key.to_owned(), value)]).collect());
        }
    }
    all
}

/// A game's options, read from their fields.
/// ```
/// use games::game::Illegal;
/// use games::game::options::{Field, Kind, Options, Values};
///
/// #[derive(Clone, Debug, PartialEq)]
/// struct Sides(String);
///
/// impl Options for Sides {
///     fn fields() -> Vec<Field> {
///         vec![Field::new("sides", "game-sides", "game-sides-about", Kind::Number(2, 20), "6")]
///     }
///
///     fn from_values(values: &Values) -> Result<Self, Illegal> {
///         Ok(Self(values["sides"].clone()))
///     }
/// }
///
/// assert_eq!(Sides::read(&Values::new()), Ok(Sides("6".to_owned())));
/// assert!(Sides::read(&[("sides".to_owned(), "21".to_owned())].into()).is_err());
/// assert!(Sides::read(&[("colour".to_owned(), "red".to_owned())].into()).is_err());
/// ```
pub trait Options: Sized {
    /// The fields, in the order the setup shows them; of two with one key the first that applies counts.
    fn fields() -> Vec<Field>;

    /// Reads values that passed [`complete`]; the error says what is wrong with them taken together.
    fn from_values(values: &Values) -> Result<Self, Illegal>;

    /// What was left out has its default.
    fn read(given: &Values) -> Result<Self, Illegal> {
        Self::from_values(&complete(&Self::fields(), given)?)
    }
}

impl Options for () {
    fn fields() -> Vec<Field> {
        Vec::new()
    }

    fn from_values(_values: &Values) -> Result<Self, Illegal> {
        Ok(())
    }
}

/// Checks given values against the fields and fills in what was left out; refuses an unknown key or value.
pub fn complete(fields: &[Field], given: &Values) -> Result<Values, Illegal> {
    let mut values = Values::new();
    for field in fields {
        if values.contains_key(field.key) || !field.applies(&values) {
            continue;
        }
        let value = given.get(field.key).map_or(field.default, String::as_str);
        if !field.takes(value) {
            let (value, domain) = (value.to_owned(), field.domain());
            return Err(phrase!("core-option-value", key = field.key, value, domain).into());
        }
        values.insert(field.key.to_owned(), value.to_owned());
    }
    match given.keys().find(|key| !values.contains_key(*key)) {
        Some(key) => Err(phrase!("core-option-unknown", key = key.clone()).into()),
        None => Ok(values),
    }
}

pub fn chosen<'a, T>(
    values: &'a Values,
    key: &'static str,
    read: impl FnOnce(&'a str) -> Option<T>,
) -> Result<T, Illegal> {
    values.get(key).and_then(|value| read(value)).ok_or_else(|| refused(values, key))
}

pub fn refused(values: &Values, key: &'static str) -> Illegal {
    let value = values.get(key).cloned().unwrap_or_default();
    phrase!("core-option-value", key, value, domain = "…").into()
}

#[cfg(test)]
mod tests;
