//! German and English: turns a [`Phrase`] into words, by the texts of `i18n/{de,en}/*.ftl`. Knows no game by name.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumberType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;
use unicode_bidi::{BidiClass, bidi_class};

use crate::phrase::{Arg, Phrase};

pub mod dates;
mod numbers;
pub mod territory;

mod texts {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

/// A language of the program.
/// ```
/// use base::i18n::Lang;
/// use base::tr;
///
/// assert_eq!(tr!(Lang::En, "core-undo-count", due = 2, given = 1), "an undo here takes back 2 events, not 1");
/// assert_eq!(Lang::De.decimal(-2.5, 1), "−2,5");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// German.
    De,
    /// English.
    #[default]
    En,
}

impl Lang {
    /// Both languages, in the order the settings list them.
    pub const ALL: [Self; 2] = [Self::De, Self::En];

    /// The system's language where it is one of ours, English elsewhere.
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|locale| Self::from_code(&locale)).unwrap_or_default()
    }

    /// The language of a code such as `de`, `de-AT` or `en_GB.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let head = code.split(['-', '_', '.']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|lang| lang.code() == head)
    }

    /// `de` or `en`.
    pub fn code(self) -> &'static str {
        match self {
            Self::De => "de",
            Self::En => "en",
        }
    }

    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Self::De => "Deutsch",
            Self::En => "English",
        }
    }

    /// The files of texts: name and content.
    pub fn texts(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::De => texts::DE,
            Self::En => texts::EN,
        }
    }

    /// Says `phrase` in this language; a text that is missing is said by its id.
    pub fn say(self, phrase: &Phrase) -> String {
        let args = phrase.args.iter().map(|(name, arg)| (*name, self.value(arg)));
        let args: FluentArgs<'_> = args.collect();
        let said = self.bundle(&phrase.id).and_then(|bundle| Some((bundle, bundle.get_message(&phrase.id)?.value()?)));
        let Some((bundle, pattern)) = said else { return phrase.id.to_string() };
        let mut errors = Vec::new();
        bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    /// The same with a capital, but where it begins with what was filled in: a notation, a name.
    pub fn begin(self, phrase: &Phrase) -> String {
        let said = self.say(phrase);
        if is_filled(&said, phrase) { said } else { capital(&said) }
    }

    /// The same as a sentence of its own, with a full stop.
    pub fn sentence(self, phrase: &Phrase) -> String {
        let said = self.begin(phrase);
        let is_ended = said.ends_with(['.', '!', '?', '…', ':']);
        format!("{said}{}", if is_ended { "" } else { "." })
    }

    /// Whether there is a text of this id.
    pub fn knows(self, id: &str) -> bool {
        self.bundle(id).is_some_and(|bundle| bundle.has_message(id))
    }

    /// The ids of the texts that begin with `prefix`, in the order of their file.
    pub fn ids(self, prefix: &str) -> impl Iterator<Item = &'static str> {
        let lines = self.texts().iter().flat_map(|(_, source)| source.lines());
        lines.filter(move |line| line.starts_with(prefix)).filter_map(|line| Some(line.split_once(" =")?.0))
    }

    fn value<'a>(self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Decimal(number) => FluentValue::from(self.figure(*number)),
            Arg::Text(text) => FluentValue::from(isolated(text)),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Arg::List(phrases) => FluentValue::from(self.list(phrases)),
        }
    }

    fn list(self, phrases: &[Phrase]) -> String {
        let said: Vec<String> = phrases.iter().map(|phrase| self.say(phrase)).collect();
        match said.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [head @ .., last] => {
                let and = self.say(&Phrase::new("core-and"));
                format!("{} {and} {last}", head.join(", "))
            }
        }
    }

    /// Each file by itself, when the first of its texts is said: all of them would take megabytes and most of a short
    /// command's time.
    fn bundle(self, id: &str) -> Option<&'static Bundle> {
        static READ: [OnceLock<Vec<OnceLock<Bundle>>>; 2] = [const { OnceLock::new() }; 2];
        let file = self.file(id)?;
        let read = READ[self as usize].get_or_init(|| self.texts().iter().map(|_| OnceLock::new()).collect());
        Some(read[file].get_or_init(|| self.load(file)))
    }

    /// The file that a text stands in, whose name its id begins with; where it begins with several, with the longest.
    fn file(self, id: &str) -> Option<usize> {
        let named = |name: &str| id.strip_prefix(name).is_some_and(|rest| rest.starts_with('-'));
        let files = self.texts().iter().enumerate().filter(|(_, (name, _))| named(name));
        files.max_by_key(|(_, (name, _))| name.len()).map(|(file, _)| file)
    }

    fn load(self, file: usize) -> Bundle {
        let language: LanguageIdentifier = self.code().parse().expect("de and en are languages");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // The marks that isolate what is filled in would break selectors; [`isolated`] puts them where they are needed.
        bundle.set_use_isolating(false);
        // So that a text can tell 1st from 11th: `ORDINAL($place)`.
        bundle.add_function("ORDINAL", |given, _| ordinal(given)).expect("nothing else is called so");
        let (_, source) = self.texts()[file];
        // A text of another file may be named within: `{ ludix-strategy-race }`.
        let named = source.split('{').skip(1).filter_map(|rest| self.file(rest.trim_start()));
        for file in BTreeSet::from_iter(named.chain([file])) {
            // What cannot be read is left out here; a test reads every file strictly.
            let resource = match FluentResource::try_new(self.texts()[file].1.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        bundle
    }
}

type Bundle = FluentBundle<FluentResource>;

fn ordinal<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
    match given {
        [FluentValue::Number(number)] => {
            let mut number = number.clone();
            number.options.r#type = FluentNumberType::Ordinal;
            FluentValue::Number(number)
        }
        _ => FluentValue::Error,
    }
}

fn is_filled(said: &str, phrase: &Phrase) -> bool {
    // A point m does not begin “men”.
    let begins = |text: &str| said.strip_prefix(text).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
    phrase.args.iter().any(|(_, arg)| match arg {
        Arg::Text(text) => begins(text),
        Arg::Phrase(inner) => is_filled(said, inner),
        Arg::List(all) => all.first().is_some_and(|first| is_filled(said, first)),
        Arg::Number(_) | Arg::Decimal(_) => false,
    })
}

/// Words that begin with a capital.
pub fn capital(words: &str) -> String {
    let (first, rest) = words.split_at(words.chars().next().map_or(0, char::len_utf8));
    first.to_uppercase() + rest
}

/// What is filled in, set apart from the direction of the words round it where it is read from right to left.
pub fn isolated(text: &str) -> Cow<'_, str> {
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let backwards = |c: char| matches!(bidi_class(c), BidiClass::R | BidiClass::AL);
    if !text.contains(|c| turns(c) || backwards(c)) {
        return Cow::Borrowed(text);
    }
    // First strong isolate, and its end, which nothing within may bring about.
    let inner: String = text.chars().filter(|c| !turns(*c)).collect();
    Cow::Owned(format!("\u{2068}{inner}\u{2069}"))
}

/// Says a text: `tr!(lang, "app-undo")`, `tr!(lang, "app-turn-of", name)`.
#[macro_export]
macro_rules! tr {
    ($lang:expr, $id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $lang.say(&$crate::phrase!($id $(, $name $(= $value)?)*))
    };
}

#[doc(no_inline)]
pub use crate::tr;

#[cfg(test)]
mod tests {
    use fluent_bundle::FluentError;
    use fluent_bundle::resolver::errors::{ReferenceKind, ResolverError};

    use super::*;

    #[test]
    fn a_code_is_read_with_or_without_its_country() {
        assert_eq!(Lang::from_code("de_AT.UTF-8"), Some(Lang::De));
        assert_eq!(Lang::from_code("EN-gb"), Some(Lang::En));
        assert_eq!(Lang::from_code("fr"), None);
        assert_eq!(Lang::from_code(""), None);
    }

    #[test]
    fn what_is_read_from_right_to_left_turns_nothing_else_round() {
        let said = |name: &str| tr!(Lang::En, "app-thinks", name = name.to_owned());
        assert_eq!(said("Ann"), "Ann is thinking…");
        assert_eq!(said("שרה"), "\u{2068}שרה\u{2069} is thinking…");
        assert_eq!(said("ليلى"), "\u{2068}ليلى\u{2069} is thinking…");
        assert_eq!(said("A\u{202e}nn\u{2069}"), "\u{2068}Ann\u{2069} is thinking…", "nobody breaks out");
    }

    #[test]
    fn every_text_is_found_in_its_file_with_all_that_it_names() {
        for lang in Lang::ALL {
            for (file, (name, source)) in lang.texts().iter().enumerate() {
                let ids = source.lines().filter_map(|line| Some(line.split_once(" =")?.0));
                for id in ids.filter(|id| id.starts_with(name)) {
                    assert_eq!(lang.file(id), Some(file), "{id}");
                    let bundle = lang.bundle(id).expect("its file is known");
                    let pattern = bundle.get_message(id).and_then(|message| message.value()).expect("it is there");
                    let mut errors = Vec::new();
                    let said = bundle.format_pattern(pattern, None, &mut errors);
                    let is_of_variable = |error: &FluentError| {
                        matches!(error, FluentError::ResolverError(ResolverError::Reference(kind))
                            if matches!(kind, ReferenceKind::Variable { .. }))
                    };
                    assert!(errors.iter().all(is_of_variable), "{said}: {errors:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_said_by_itself_is_a_sentence() {
        let of = |id: &'static str| Lang::De.sentence(&Phrase::new(id).with("game", "pasch").with("known", "ludix"));
        assert_eq!(of("core-over"), "Die Partie ist zu Ende.");
        assert_eq!(Lang::En.sentence(&Phrase::new("app-thinks").with("name", "ann")), "ann is thinking…");
        assert_eq!(Lang::En.sentence(&Phrase::new("app-motto")), "A cabinet of dice games.");
        let both = Phrase::new("kvatrutafl-position-both").with("point", "m");
        assert_eq!(Lang::En.sentence(&both), "Men of both sides stand on m.", "a point m does not begin it");
    }

    #[test]
    fn a_list_is_joined_as_the_language_joins_it() {
        let words = ["core-and", "core-and", "core-and"].map(Phrase::new);
        assert_eq!(Lang::De.list(&words), "und, und und und");
        assert_eq!(Lang::En.list(&words[..1]), "and");
    }
}
