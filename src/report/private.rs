//! What is nobody else's business, and how it is kept out of a report.

use std::fs;
use std::path::Path;

use serde_json::Value;

use club::store::{Folders, people};

const LEFT_OUT: &str = "…";

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Private {
    home: Option<String>,
    user: Option<String>,
    names: Vec<String>,
}

impl Private {
    pub fn of_system() -> Self {
        let home = directories::BaseDirs::new().map(|base| base.home_dir().to_owned());
        home.map_or_else(Self::default, |home| Self::at(&home))
    }

    /// A home at the root of all files hides nothing.
    fn at(home: &Path) -> Self {
        let user = home.file_name().map(|name| name.to_string_lossy().into_owned());
        let home = user.as_ref().map(|_| home.display().to_string());
        Self { home, user, names: Vec::new() }
    }

    /// With the names of all who play here, as far as the files tell: people, and seats as they were last set up.
    pub fn with_names(mut self, folders: &Folders) -> Self {
        let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
        let settings = read(&folders.settings());
        let people = read(&folders.data().join(people::NAME));
        for value in std::iter::once(settings.as_str()).chain(people.lines()).map(serde_json::from_str::<Value>) {
            value.ok().iter().for_each(|value| named(value, &mut self.names));
        }
        // The longest first: one may begin as another.
        self.names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        self.names.dedup();
        self
    }

    /// The text with the home folder as `~`; its owner's name is left out of other paths.
    pub fn shortened(&self, text: &str) -> String {
        let text = self.home.as_ref().map_or_else(|| text.to_owned(), |home| replaced(text, home, "~", is_border));
        let Some(user) = &self.user else { return text };
        replaced(&text, user, LEFT_OUT, |beside| beside.is_some_and(|sign| matches!(sign, '/' | '\\')))
    }

    /// The text without what may be somebody's: whatever it quotes, known names, the home folder.
    pub fn cleaned(&self, text: &str) -> String {
        let text = self.shortened(&unquoted(text));
        self.names.iter().fold(text, |text, name| replaced(&text, name, LEFT_OUT, is_border))
    }
}

fn is_border(beside: Option<char>) -> bool {
    beside.is_none_or(|sign| !sign.is_alphanumeric() && sign != '_')
}

fn named(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(name) if key == "name" && !name.trim().is_empty() => {
                        names.push(name.trim().to_owned());
                    }
                    value => named(value, names),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|value| named(value, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn replaced(text: &str, word: &str, by: &str, borders: fn(Option<char>) -> bool) -> String {
    let (mut out, mut from) = (String::with_capacity(text.len()), 0);
    for (at, _) in text.match_indices(word) {
        let end = at + word.len();
        if at >= from && borders(text[..at].chars().next_back()) && borders(text[end..].chars().next()) {
            out.push_str(&text[from..at]);
            out.push_str(by);
            from = end;
        }
    }
    out + &text[from..]
}

/// The text without what stands between quotes: a panic quotes the text it could not handle, an error the path.
fn unquoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        out.push(sign);
        let end = match sign {
            '"' | '`' => sign,
            '“' => '”',
            '„' => '“',
            '»' => '«',
            _ => continue,
        };
        out.push_str(LEFT_OUT);
        while let Some(within) = signs.next() {
            if within == end {
                out.push(end);
                break;
            }
            // What a backslash stands before is part of what is quoted.
            if within == '\\' && end == '"' {
                signs.next();
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ada() -> Private {
        Private { names: vec!["Björn Å".to_owned(), "Bo".to_owned()], ..Private::at(Path::new("/home/ada")) }
    }

    #[test]
    fn the_home_folder_is_a_tilde_and_its_owner_is_in_no_path() {
        let ada = ada();
        assert_eq!(ada.shortened("/home/ada/a.wurf: no, /home/ada"), "~/a.wurf: no, ~");
        assert_eq!(ada.shortened("/home/adam/a, /media/ada/stick, ada"), "/home/adam/a, /media/…/stick, ada");
        assert_eq!(Private::at(Path::new("/")).shortened("/a/b"), "/a/b");
    }

    #[test]
    fn nothing_that_is_quoted_and_no_name_stays() {
        let ada = ada();
        let said = "byte index 3 is not a char boundary; it is inside 'ö' (bytes 2..4) of `Cäcilie`";
        assert_eq!(ada.cleaned(said), "byte index 3 is not a char boundary; it is inside 'ö' (bytes 2..4) of `…`");
        assert_eq!(ada.cleaned(r#"Err("a \"b\" /home/ada") of Björn Å, not Bob"#), r#"Err("…") of …, not Bob"#);
        assert_eq!(ada.cleaned("says “Eva” and „Udo“, Bo: \"open"), "says “…” and „…“, …: \"…");
    }

    #[test]
    fn names_are_those_of_people_and_of_the_last_seats() -> std::io::Result<()> {
        let home = tempfile::tempdir()?;
        let folders = Folders::at(home.path());
        let setups = r#"{"setups":{"ludix":{"seats":[{"name":"Zoë","kind":"human"},{"name":" ","kind":"human"}]}}}"#;
        fs::write(folders.settings(), setups)?;
        fs::write(home.path().join(people::NAME), "{\"wurfzabel\":\"people\"}\n{\"name\":\"Bruno\"}\nnot a line\n")?;
        let private = Private::default().with_names(&folders);
        assert_eq!(private.cleaned("Zoë, Bruno and Zoëa"), "…, … and Zoëa");
        Ok(())
    }
}
