//! A line parted into runs of one direction and one script, in the order they lie in from the left. Knows no font.

use harfrust::Direction;
use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};
use unicode_script::{Script, UnicodeScript as _};

/// A character and where it begins, in bytes.
pub(super) type Placed = (usize, char);

#[derive(Debug)]
pub(super) struct Run<'a> {
    /// The characters, as they are read.
    pub(super) chars: &'a [Placed],
    /// Their script; what is in none goes with what stands before it.
    pub(super) script: Script,
    pub(super) direction: Direction,
}

pub fn is_backwards(c: char) -> bool {
    matches!(bidi_class(c), BidiClass::R | BidiClass::AL)
}

pub(super) fn script_of(c: char) -> Option<Script> {
    let script = c.script();
    (!matches!(script, Script::Common | Script::Inherited | Script::Unknown)).then_some(script)
}

/// The runs of these characters out of the words, from left to right on a line that is read from left to right.
pub(super) fn runs<'a>(words: &str, chars: &'a [Placed]) -> Vec<Run<'a>> {
    let levels = words.contains(is_backwards).then(|| BidiInfo::new(words, Some(Level::ltr())).levels);
    let level = |at: usize| levels.as_ref().map_or(Level::ltr(), |levels| levels[at]);
    let first = chars.iter().find_map(|(_, c)| script_of(*c)).unwrap_or(Script::Latin);
    let mut runs: Vec<(Run<'a>, Level)> = Vec::new();
    let (mut start, mut now) = (0, first);
    for (index, (at, c)) in chars.iter().enumerate() {
        let script = script_of(*c).unwrap_or(now);
        if index > start && (script != now || level(*at) != level(chars[start].0)) {
            runs.push(run(&chars[start..index], now, level(chars[start].0)));
            start = index;
        }
        now = script;
    }
    if start < chars.len() {
        runs.push(run(&chars[start..], now, level(chars[start].0)));
    }
    let levels: Vec<Level> = runs.iter().map(|(_, level)| *level).collect();
    let mut runs: Vec<Option<Run<'a>>> = runs.into_iter().map(|(run, _)| Some(run)).collect();
    BidiInfo::reorder_visual(&levels).into_iter().filter_map(|place| runs[place].take()).collect()
}

fn run(chars: &[Placed], script: Script, level: Level) -> (Run<'_>, Level) {
    let direction = if level.is_rtl() { Direction::RightToLeft } else { Direction::LeftToRight };
    (Run { chars, script, direction }, level)
}
