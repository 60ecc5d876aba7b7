//! A day as it is written and read back: `2027-06-21`, `21.6.2027`. Knows no screen.

use jiff::civil::Date;

use base::i18n::Lang;

pub fn written(lang: Lang, date: Date) -> String {
    match lang {
        Lang::De => format!("{}.{}.{:04}", date.day(), date.month(), date.year()),
        Lang::En => date.to_string(),
    }
}

pub fn read(text: &str) -> Option<Date> {
    let text = text.trim();
    let parted = |sign: char| text.split(sign).map(str::trim).collect::<Vec<_>>();
    let [year, month, day] = match (&parted('-')[..], &parted('.')[..]) {
        ([year, month, day], _) | (_, [day, month, year]) => [*year, *month, *day],
        _ => return None,
    };
    // Years are written in full, or one would be taken for another.
    let is_number = |text: &str, digits| text.len() <= digits && text.bytes().all(|byte| byte.is_ascii_digit());
    if year.len() != 4 || !is_number(year, 4) || !is_number(month, 2) || !is_number(day, 2) {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok().filter(|date| date.year() > 0)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use base::i18n::Lang;

    use super::{read, written};

    #[test]
    fn what_is_written_is_read_as_the_same_day() {
        let day = date(2027, 6, 21);
        assert_eq!(Lang::ALL.map(|lang| written(lang, day)), ["21.6.2027", "2027-06-21"]);
        assert_eq!(Lang::ALL.map(|lang| read(&written(lang, day))), [Some(day), Some(day)]);
    }

    #[test]
    fn days_are_read_as_people_write_them_and_nothing_else_is() {
        for text in ["2027-06-21", " 2027-6-21 ", "21.6.2027", "21. 06. 2027"] {
            assert_eq!(read(text), Some(date(2027, 6, 21)), "{text}");
        }
        for text in ["", "21.6.27", "6/21/2027", "31.2.2027", "2027-06", "2027-06-21-1", "+027-06-21", "0000-01-01"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
