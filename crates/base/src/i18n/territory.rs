//! In which country the system is set up to be, as what people there are used to follows from that.

/// The variables that say it, the first that is set first: as POSIX has it, with paper before measures before the rest.
const VARIABLES: [&str; 4] = ["LC_ALL", "LC_PAPER", "LC_MEASUREMENT", "LANG"];

/// The code of the system's country, such as `US`; `None` where it says none.
pub fn of_system() -> Option<String> {
    let locale = if cfg!(all(unix, not(target_os = "macos"))) {
        decisive(|name| std::env::var(name).ok())
    } else {
        sys_locale::get_locale()
    };
    of_locale(&locale?)
}

fn decisive(value: impl Fn(&str) -> Option<String>) -> Option<String> {
    VARIABLES.iter().find_map(|name| value(name).filter(|value| !value.is_empty()))
}

/// The country of a locale such as `en_US.UTF-8`, `es-MX` or `zh-Hant-TW`.
fn of_locale(locale: &str) -> Option<String> {
    let named = locale.split(['.', '@']).next()?;
    // A single letter begins what is no longer the name.
    let mut parts = named.split(['_', '-']).skip(1).take_while(|part| part.len() > 1);
    let country = parts.find(|part| part.len() == 2 && part.bytes().all(|letter| letter.is_ascii_alphabetic()));
    country.map(str::to_ascii_uppercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_country_is_read_from_a_locale() {
        let of = |locale| of_locale(locale).unwrap_or_default();
        assert_eq!(["en_US.UTF-8", "de-AT", "zh-Hant-TW", "fr_ca@euro"].map(of), ["US", "AT", "TW", "CA"]);
        assert_eq!(["C.UTF-8", "POSIX", "en", "es-419", "de-u-co-phonebk", ""].map(of), [""; 6]);
    }

    #[test]
    fn paper_is_asked_before_measures_and_everything_else() {
        let of = |set: &[(&str, &str)]| {
            decisive(|name| Some(set.iter().find(|(other, _)| *other == name)?.1.to_owned())).unwrap_or_default()
        };
        assert_eq!(of(&[("LANG", "en_US"), ("LC_PAPER", "de_DE"), ("LC_MEASUREMENT", "en_GB")]), "de_DE");
        assert_eq!(of(&[("LANG", "en_US"), ("LC_MEASUREMENT", "en_GB")]), "en_GB");
        assert_eq!(of(&[("LC_ALL", "C"), ("LC_PAPER", "en_US")]), "C");
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "en_US")]), "en_US");
    }
}
