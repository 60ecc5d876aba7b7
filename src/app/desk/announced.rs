//! What is announced, once each and in order, for whoever hears the window instead of seeing it. Nothing of it is shown.

use std::collections::VecDeque;

use super::Desk;

const MOST: usize = 500;

/// What was announced last, numbered from 1.
#[derive(Debug, Default)]
pub struct Announced {
    latest: VecDeque<String>,
    gone: u64,
}

impl Announced {
    fn push(&mut self, words: String) {
        if self.latest.len() == MOST {
            self.latest.pop_front();
            self.gone += 1;
        }
        self.latest.push_back(words);
    }

    /// What was announced after the one with that number (0: all), with its own, as far as it is remembered.
    pub fn since(&self, number: u64) -> impl Iterator<Item = (u64, &str)> {
        (self.gone + 1..).zip(self.latest.iter().map(String::as_str)).filter(move |(own, _)| *own > number)
    }
}

pub fn sentences(lines: impl IntoIterator<Item = impl Into<String>>) -> String {
    let ended = |line: String| if line.ends_with(['.', '?', '!', ':']) { line } else { line + "." };
    let lines = lines.into_iter().map(Into::into).filter(|line: &String| !line.trim().is_empty());
    lines.map(ended).collect::<Vec<_>>().join(" ")
}

impl Desk {
    pub fn announce(&mut self, words: impl Into<String>) {
        let words = words.into();
        if !words.trim().is_empty() {
            self.announced.push(words);
        }
    }

    pub fn announced(&self) -> &Announced {
        &self.announced
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announcements_are_numbered_in_order_and_the_oldest_are_forgotten() {
        let mut announced = Announced::default();
        (1..=MOST + 2).for_each(|number| announced.push(number.to_string()));
        assert_eq!(announced.since(0).next(), Some((3, "3")));
        assert_eq!(announced.since(0).count(), MOST);
        let last = MOST as u64 + 2;
        assert_eq!(announced.since(last - 1).collect::<Vec<_>>(), [(last, last.to_string().as_str())]);
        assert_eq!(announced.since(last).count(), 0);
    }
}
