//! A result while it is typed: `21:18`, or figures alone where only one reading of them can be; where somebody has so many
//! wins and nobody more, who has won and what the other came to. Knows no match.

use base::phrase::Phrase;
use club::championship::plan::Count;

const LONGEST: usize = 9;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Figures, and at most one colon among them.
    text: String,
    /// Who has won (0 or 1), where that was said instead.
    pub winner: Option<usize>,
    /// Whether it was refused: what is typed next starts over.
    refused: bool,
    /// Whether it started over so: it may be meant for the next match.
    is_anew: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Read {
    Nothing,
    Half,
    Score([u32; 2]),
    Several(Vec<[u32; 2]>),
    Wrong(Phrase),
}

impl Entry {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// What was typed of each side; nothing before the first figure.
    pub fn shown(&self, count: Count) -> [String; 2] {
        if let (Some(winner), Some(most)) = (self.winner, full(count)) {
            let other = if count == Count::Victory { "0".to_owned() } else { self.text.clone() };
            let two = [most.to_string(), other];
            return if winner == 0 { two } else { [two[1].clone(), two[0].clone()] };
        }
        match self.text.split_once(':') {
            Some((a, b)) => [a.to_owned(), b.to_owned()],
            None => [self.text.clone(), String::new()],
        }
    }

    /// The same as it would be kept; where that is not sure yet, no side is given what may not be its own.
    pub fn told(&self, count: Count, read: &Read) -> [String; 2] {
        let apart = self.winner.is_some() || self.text.contains(':');
        match read {
            Read::Score(score) => score.map(|number| number.to_string()),
            Read::Several(_) => ["?", "?"].map(str::to_owned),
            Read::Half if !apart => [format!("{}…", self.text), String::new()],
            Read::Nothing | Read::Half | Read::Wrong(_) => self.shown(count),
        }
    }

    pub fn is_anew(&self) -> bool {
        self.is_anew
    }

    pub fn restart(&mut self) {
        *self = Self { is_anew: self.is_anew, ..Self::default() };
    }

    pub fn refused(&mut self, refused: bool) {
        self.refused = refused && !self.text.is_empty();
    }

    pub fn add(&mut self, sign: char) {
        if self.refused {
            *self = Self { is_anew: true, ..Self::default() };
        }
        let between = matches!(sign, ':' | ' ' | ',' | '.' | ';' | '-' | '/');
        if between && self.winner.is_none() && !self.text.is_empty() && !self.text.contains(':') {
            self.text.push(':');
        } else if sign.is_ascii_digit() && self.text.len() < LONGEST {
            self.text.push(sign);
        }
    }

    fn set(&mut self, side: usize, number: u32) {
        let [a, b] = match self.text.split_once(':') {
            Some((a, b)) => [a.to_owned(), b.to_owned()],
            None => [self.text.clone(), String::new()],
        };
        let number = number.to_string();
        self.winner = None;
        self.text = if side == 0 { format!("{number}:{b}") } else { format!("{a}:{number}") };
    }

    /// So much of whoever has not won, where it was said who has; else of that side.
    pub fn press(&mut self, side: usize, number: u32) {
        if self.winner.is_some_and(|winner| winner != side) {
            self.text = number.to_string();
        } else {
            self.set(side, number);
        }
    }

    pub fn back(&mut self) {
        self.refused = false;
        if self.text.pop().is_none() {
            self.winner = None;
        }
    }

    pub fn win(&mut self, side: usize, count: Count) {
        if full(count).is_some() {
            self.winner = Some(side);
            self.text = if count == Count::Victory { String::new() } else { self.text.replace(':', "") };
        }
    }

    /// Where only the win counts: nobody has won.
    pub fn tie(&mut self) {
        self.restart();
        "1:1".clone_into(&mut self.text);
    }

    pub fn is_tie(&self) -> bool {
        self.winner.is_none() && self.text == "1:1"
    }

    /// `fits` says whether a match may end so.
    pub fn read(&self, count: Count, fits: impl Fn([u32; 2]) -> Result<(), Phrase>) -> Read {
        let number = |text: &str| text.parse::<u32>().ok();
        let asked = |score| fits(score).map_or_else(Read::Wrong, |()| Read::Score(score));
        if let (Some(winner), Some(most)) = (self.winner, full(count)) {
            let other = if count == Count::Victory { Some(0) } else { number(&self.text) };
            return other.map_or(Read::Half, |other| asked(if winner == 0 { [most, other] } else { [other, most] }));
        }
        if let Some((a, b)) = self.text.split_once(':') {
            return number(a).zip(number(b)).map_or(Read::Half, |(a, b)| asked([a, b]));
        }
        // Figures alone: wherever they may be parted.
        let parted = (1..self.text.len()).filter_map(|at| {
            let (a, b) = self.text.split_at(at);
            let plain = |text: &str| text == "0" || !text.starts_with('0');
            (plain(a) && plain(b)).then(|| number(a).zip(number(b)).map(|(a, b)| [a, b]))?
        });
        let all: Vec<[u32; 2]> = parted.collect();
        let fitting: Vec<[u32; 2]> = all.iter().copied().filter(|score| fits(*score).is_ok()).collect();
        match (&self.text[..], &fitting[..], &all[..]) {
            ("", _, _) => Read::Nothing,
            (_, [score], _) => Read::Score(*score),
            (_, [], []) => Read::Half,
            // Of several that cannot be, the reason why the most even one cannot.
            (_, [], all) => asked(all[all.len() / 2]),
            (_, [_, _, ..], _) => Read::Several(fitting),
        }
    }
}

pub fn full(count: Count) -> Option<u32> {
    match count {
        Count::Victory => Some(1),
        Count::Race(to) => Some(to),
        Count::Points(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use base::phrase::phrase;

    use super::*;

    /// Types signs; `<` and `>` are the arrows, `b` is backspace.
    fn typed(signs: &str, count: Count) -> Read {
        let mut entry = Entry::default();
        for sign in signs.chars() {
            match sign {
                '<' => entry.win(0, count),
                '>' => entry.win(1, count),
                'b' => entry.back(),
                _ => entry.add(sign),
            }
        }
        entry.read(count, |[a, b]| {
            let fits = match count {
                Count::Victory => a + b == 1,
                Count::Points(most) => a.max(b) <= most.unwrap_or(u32::MAX),
                Count::Race(to) => a.max(b) == to && a != b,
            };
            if fits { Ok(()) } else { Err(phrase!("championship-over")) }
        })
    }

    #[test]
    fn figures_alone_are_parted_where_only_one_reading_fits() {
        let points = Count::Points(Some(37));
        for (signs, score) in [
            ("75", [7, 5]),
            ("2118", [21, 18]),
            ("718", [7, 18]),
            ("370", [37, 0]),
            ("00", [0, 0]),
            ("012", [0, 12]),
            ("21 8", [21, 8]),
            ("2-18", [2, 18]),
            ("21:18", [21, 18]),
        ] {
            assert_eq!(typed(signs, points), Read::Score(score), "{signs}");
        }
        assert_eq!(typed("218", points), Read::Several(vec![[2, 18], [21, 8]]));
        assert!(matches!(typed("9999", points), Read::Wrong(_)) && matches!(typed("99:9", points), Read::Wrong(_)));
        assert_eq!(
            (typed("", points), typed("2", points), typed("21:", points)),
            (Read::Nothing, Read::Half, Read::Half)
        );
        assert_eq!(typed("137", Count::Race(13)), Read::Score([13, 7]));
        assert_eq!(typed("1213", Count::Race(13)), Read::Score([12, 13]));
        assert_eq!(typed("218bb:3", points), Read::Score([2, 3]));
        assert_eq!(typed("99999999999999", Count::Points(None)), typed("999999999", Count::Points(None)));
    }

    #[test]
    fn what_is_typed_is_shown_as_it_will_be_kept() {
        let shown = |signs: &str, most: u32| {
            let mut entry = Entry::default();
            signs.chars().for_each(|sign| entry.add(sign));
            let fits = |[a, b]: [u32; 2]| if a.max(b) <= most { Ok(()) } else { Err(phrase!("championship-over")) };
            entry.told(Count::Points(None), &entry.read(Count::Points(None), fits))
        };
        assert_eq!(shown("13", 9), ["1", "3"], "never 13 to nothing");
        assert_eq!(shown("1", 9), ["1…", ""]);
        assert_eq!(shown("218", 37), ["?", "?"], "2:18 or 21:8");
        assert_eq!(shown("21:", 37), ["21", ""]);
    }

    #[test]
    fn who_has_won_and_one_figure_are_a_result() {
        let race = Count::Race(13);
        assert_eq!(typed("<7", race), Read::Score([13, 7]));
        assert_eq!(typed(">0", race), Read::Score([0, 13]));
        assert_eq!((typed("<", race), typed("<b", race)), (Read::Half, Read::Nothing));
        assert!(matches!(typed("<13", race), Read::Wrong(_)));
        assert_eq!(
            (typed("<", Count::Victory), typed(">", Count::Victory)),
            (Read::Score([1, 0]), Read::Score([0, 1]))
        );
        assert_eq!(typed("<21", Count::Points(Some(37))), Read::Score([2, 1]), "points have no such thing");
    }

    #[test]
    fn a_draw_is_chosen_typed_and_given_up_for_a_winner() {
        let fits = |[a, b]: [u32; 2]| if a.max(b) == 1 { Ok(()) } else { Err(phrase!("championship-over")) };
        let mut entry = Entry::default();
        entry.tie();
        assert!(entry.is_tie() && entry.read(Count::Victory, fits) == Read::Score([1, 1]));
        assert_eq!(entry.shown(Count::Victory), ["1", "1"]);
        entry.win(1, Count::Victory);
        assert!(!entry.is_tie() && entry.read(Count::Victory, fits) == Read::Score([0, 1]));
    }

    #[test]
    fn numbers_that_are_pressed_stand_on_their_side() {
        let mut entry = Entry::default();
        entry.set(1, 18);
        assert_eq!(entry.read(Count::Points(None), |_| Ok(())), Read::Half);
        entry.set(0, 21);
        assert_eq!(entry.read(Count::Points(None), |_| Ok(())), Read::Score([21, 18]));
        entry.set(0, 3);
        assert_eq!(entry.shown(Count::Points(None)), ["3", "18"]);
    }
}
