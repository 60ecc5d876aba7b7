//! Dates in figures, as people and spreadsheets write them in either language.

use jiff::civil::Date;

/// Which of two figures is the day, where a date is written with strokes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// As in `29/2/2028`.
    DayFirst,
    /// As in `2/29/2028`.
    MonthFirst,
}

impl Order {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::DayFirst, Self::MonthFirst];
}

/// The date that a text is: `2028-02-29`, `29.2.2028`, and in that order `29/2/2028`; a year `28` is one of this century.
pub fn date(text: &str, order: Order) -> Option<Date> {
    let sign = text.chars().find(|letter| !letter.is_ascii_digit()).filter(|sign| matches!(sign, '-' | '.' | '/'))?;
    let parts: Vec<&str> = text.split(sign).collect();
    let [first, second, third] = <[&str; 3]>::try_from(parts).ok()?;
    let number = |part: &str, most: usize| -> Option<i16> {
        let is_number = (1..=most).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse().ok().filter(|_| is_number)
    };
    let (year, month, day) = match (first.len(), third.len(), sign) {
        (4, _, _) => (number(first, 4)?, second, third),
        (_, 2, '.' | '/') | (_, 4, _) => {
            let year = number(third, 4)? + if third.len() == 2 { 2000 } else { 0 };
            match order {
                Order::MonthFirst if sign != '.' => (year, first, second),
                Order::DayFirst | Order::MonthFirst => (year, second, first),
            }
        }
        _ => return None,
    };
    Date::new(year, number(month, 2)?.try_into().ok()?, number(day, 2)?.try_into().ok()?).ok()
}

/// All the dates that a text may be: two of `3/4/2028`, which is written in April in one country and in March in another.
pub fn all(text: &str) -> Vec<Date> {
    let mut dates: Vec<Date> = Order::ALL.into_iter().filter_map(|order| date(text, order)).collect();
    dates.dedup();
    dates
}

#[cfg(test)]
mod tests {
    use jiff::civil::date as day;

    use super::*;

    #[test]
    fn a_date_is_read_in_both_orders() {
        for text in
            ["2028-02-29", "2028-2-29", "29.2.2028", "29.02.2028", "29.02.28", "29/2/2028", "2/29/2028", "2028/02/29"]
        {
            assert_eq!(all(text), [day(2028, 2, 29)], "{text}");
        }
        assert_eq!(all("3/4/2028"), [day(2028, 4, 3), day(2028, 3, 4)]);
        assert_eq!(all("3/3/2028").len(), 1);
        for text in [
            "",
            "29.2.2027",
            "29.2.",
            "2028",
            "1-2-28",
            "31.4.2028",
            "a.b.c",
            "1.2.3.4",
            "+1.2.2028",
            "2028-02-29x",
            "1..2028",
        ] {
            assert!(all(text).is_empty(), "{text}");
        }
    }
}
