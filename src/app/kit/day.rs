//! A day as it is written and read back: `2027-06-21`, `21.6.2027`. Knows no screen.

use jiff::civil::Date;

use base::i18n::{Lang, dates};

pub fn written(lang: Lang, date: Date) -> String {
    match lang {
        Lang::De => format!("{}.{}.{:04}", date.day(), date.month(), date.year()),
        Lang::En => date.to_string(),
    }
}

/// The one day that a text is; none where it may be two.
pub fn read(text: &str) -> Option<Date> {
    let text: String = text.split_whitespace().collect();
    let [date] = dates::all(&text).try_into().ok()?;
    Some(date).filter(|date: &Date| date.year() > 0)
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
    fn days_are_read_as_people_write_them_where_they_can_be_no_other() {
        for text in ["2027-06-21", " 2027-6-21 ", "21.6.2027", "21. 06. 2027", "21/6/2027", "6/21/2027"] {
            assert_eq!(read(text), Some(date(2027, 6, 21)), "{text}");
        }
        for text in ["", "6/7/2027", "31.2.2027", "2027-06", "2027-06-21-1", "0000-01-01"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
