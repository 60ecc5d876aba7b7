//! Numbers as each language writes them. Nothing else puts decimals or a percent sign beside a figure.

use super::Lang;
use crate::phrase::Decimal;

impl Lang {
    /// A number with a fixed count of decimals, written as the language does (97,5 or 97.5).
    pub fn decimal(self, number: f64, decimals: usize) -> String {
        // As people round: what lies in the middle goes up, 285.25 to 285.3.
        let tens = 10_f64.powi(i32::try_from(decimals).unwrap_or(i32::MAX));
        let near = (number * tens).round() / tens;
        let number = if near.is_finite() { near } else { number };
        let mut out = format!("{number:.decimals$}");
        if out.starts_with('-') {
            out.replace_range(..1, "−");
        }
        match self {
            Self::De => out.replace('.', ","),
            Self::En => out,
        }
    }

    /// The same, but whole numbers without decimals: wins, of which a shared one is a part.
    pub fn brief(self, number: f64, decimals: usize) -> String {
        let whole = (number - number.round()).abs() < 1e-6;
        self.decimal(number, if whole { 0 } else { decimals })
    }

    /// A share in percent, with a fixed count of decimals: 52% or 52 %.
    pub fn percent(self, share: f64, decimals: usize) -> String {
        self.percents(self.decimal(share * 100.0, decimals))
    }

    /// A win chance, wherever one is told alone.
    pub fn win_chance(self, chance: f64) -> String {
        self.percents(self.figure(Decimal::win_chance(chance)))
    }

    /// A figure in percent, with what is beside it: 52 ± 3%.
    pub fn percents(self, figure: String) -> String {
        crate::tr!(self, "core-percent", number = figure)
    }

    pub(super) fn figure(self, Decimal { parts, decimals }: Decimal) -> String {
        #[expect(clippy::cast_precision_loss, reason = "what is told is far less than 2^52")]
        let parts = parts as f64;
        self.decimal(parts / 10_f64.powi(i32::from(decimals)), usize::from(decimals))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::Phrase;

    #[test]
    fn decimals_follow_the_language() {
        assert_eq!(Lang::De.decimal(97.46, 1), "97,5");
        assert_eq!(Lang::En.decimal(-0.25, 2), "−0.25");
        assert_eq!([285.25, 0.5, -2.5].map(|number| Lang::En.decimal(number, 0)), ["285", "1", "−3"]);
        assert_eq!([285.25, 316.75, f64::MAX].map(|number| Lang::De.decimal(number, 1).len()), [5, 5, 311]);
        assert_eq!((Lang::De.decimal(285.25, 1), Lang::En.decimal(0.0, 1)), ("285,3".into(), "0.0".into()));
        let wins = [4.0, 4.5, 1.0 / 3.0 + 1.0 / 3.0 + 1.0 / 3.0, 1.0 / 3.0];
        assert_eq!(wins.map(|number| Lang::De.brief(number, 1)), ["4", "4,5", "1", "0,3"]);
    }

    #[test]
    fn shares_stand_beside_their_sign_as_the_language_writes_it() {
        assert_eq!((Lang::De.percent(0.545, 1), Lang::En.percent(0.545, 1)), ("54,5\u{a0}%".into(), "54.5%".into()));
        assert_eq!((Lang::De.percent(0.52, 0), Lang::En.percent(-0.52, 0)), ("52\u{a0}%".into(), "−52%".into()));
    }

    #[test]
    fn a_win_chance_has_one_decimal_in_a_text_and_alone() {
        let phrase = Phrase::new("core-percent").with("number", Decimal::win_chance(0.5));
        assert_eq!(Lang::En.say(&phrase), "50.0%");
        assert_eq!([0.5, 0.4996, 1.0].map(|chance| Lang::En.win_chance(chance)), ["50.0%", "50.0%", "100.0%"]);
    }

    #[test]
    fn a_text_writes_the_decimals_it_is_given_in_its_language() {
        let phrase = || Phrase::new("core-percent").with("number", Decimal::new(-1234.5678, 3));
        assert_eq!(
            (Lang::De.say(&phrase()), Lang::En.say(&phrase())),
            ("−1234,568\u{a0}%".into(), "−1234.568%".into())
        );
        assert_eq!(Lang::En.say(&Phrase::new("core-percent").with("number", Decimal::new(f64::NAN, 1))), "0.0%");
    }
}
