//! Dates as people say them, and in figures as they and spreadsheets write them, in either language.

use jiff::civil::Date;

use crate::phrase::{Phrase, phrase};

/// A day of a year.
pub fn day(date: Date) -> Phrase {
    phrase!("core-day", day = date.day(), month = month(date), year = date.year().to_string())
}

fn month(date: Date) -> Phrase {
    phrase!("core-month", month = date.month())
}

/// From one day to another: month and year are said once where they are the same.
pub fn days(first: Date, last: Date) -> Phrase {
    let (day, ends) = (first.day(), self::day(last));
    if first == last {
        ends
    } else if first.first_of_month() == last.first_of_month() {
        phrase!("core-days-of-month", day, last = ends)
    } else if first.year() == last.year() {
        phrase!("core-days", first = phrase!("core-day-of-year", day, month = month(first)), last = ends)
    } else {
        phrase!("core-days", first = self::day(first), last = ends)
    }
}

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
    fn of_two_days_month_and_year_are_said_once() {
        use crate::i18n::Lang;
        for (first, last, german, english) in [
            ((2027, 12, 21), (2027, 12, 24), "21.–24. Dezember 2027", "21–24 December 2027"),
            ((2027, 6, 21), (2027, 7, 2), "21. Juni – 2. Juli 2027", "21 June – 2 July 2027"),
            ((2027, 12, 28), (2028, 1, 3), "28. Dezember 2027 – 3. Januar 2028", "28 December 2027 – 3 January 2028"),
            ((2027, 3, 1), (2028, 3, 1), "1. März 2027 – 1. März 2028", "1 March 2027 – 1 March 2028"),
            ((2027, 3, 1), (2027, 3, 1), "1. März 2027", "1 March 2027"),
        ] {
            let said = days(day_of(first), day_of(last));
            assert_eq!([Lang::De.say(&said), Lang::En.say(&said)], [german, english]);
        }
    }

    fn day_of((year, month, day): (i16, i8, i8)) -> Date {
        jiff::civil::date(year, month, day)
    }

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
