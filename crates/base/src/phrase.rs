//! What is said, as data: a text's id and arguments, which [`crate::i18n`] says in German or English.

use std::borrow::Cow;

/// A text to be said: its id in the `.ftl` files, and what is filled in.
/// ```
/// use base::i18n::Lang;
/// use base::phrase;
///
/// let why = phrase!("core-undo-count", due = 3, given = 1);
/// let line = phrase!("core-line", line = 7, reason = why);
/// assert_eq!(Lang::En.say(&line), "line 7: an undo here takes back 3 events, not 1");
/// assert!(Lang::De.say(&line).starts_with("Zeile 7"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Phrase {
    /// The message id.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number; plurals follow it.
    Number(i64),
    /// A number with decimals.
    Decimal(Decimal),
    /// A name, a notation, a file: the same in every language.
    Text(Cow<'static, str>),
    /// Another text, said in the same language.
    Phrase(Phrase),
    /// Several texts, joined as the language joins a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A text without arguments.
    pub fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// The same text with one argument more.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// This sentence, and another after it.
    pub fn then(self, then: Self) -> Self {
        Self::new("core-then").with("first", self).with("then", then)
    }
}

/// A text without arguments whose id was put together.
impl From<String> for Phrase {
    fn from(id: String) -> Self {
        Self { id: Cow::Owned(id), args: Vec::new() }
    }
}

macro_rules! number {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A number with a fixed count of decimals, as whole parts of the last of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decimal {
    pub(crate) parts: i64,
    pub(crate) decimals: u8,
}

impl Decimal {
    /// That number, rounded to so many decimals; what is no number is nothing.
    pub fn new(number: impl Into<f64>, decimals: u8) -> Self {
        let scaled = number.into() * 10_f64.powi(i32::from(decimals));
        #[expect(clippy::cast_possible_truncation, reason = "what is too large is the largest")]
        let parts = scaled.round() as i64;
        Self { parts, decimals }
    }

    /// A win chance in percent: everywhere with one decimal. Shares of all rolls are told in whole percent instead.
    pub fn win_chance(chance: f64) -> Self {
        Self::new(chance * 100.0, 1)
    }
}

impl From<Decimal> for Arg {
    fn from(number: Decimal) -> Self {
        Self::Decimal(number)
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::List(phrases)
    }
}

/// A [`Phrase`] with its arguments: `phrase!("row-has", row = 3, value)`, where `value` is filled in under its own name.
#[macro_export]
macro_rules! phrase {
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::phrase::Phrase::new($id)$(.with(stringify!($name), $crate::phrase!(@value $name $(= $value)?)))*
    };
    (@value $name:ident) => { $name };
    (@value $name:ident = $value:expr) => { $value };
}

#[doc(no_inline)]
pub use crate::phrase;
