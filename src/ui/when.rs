//! Moments as people say them, in local time.

use crate::lang::Words;
use crate::say;
use crate::store::{Moment, Zone};

const HOUR: u64 = 3_600;
const DAY: u64 = 24 * HOUR;

/// When something was, seen from now: ten minutes ago, yesterday 21:14, Sunday 18:02, 3 November.
/// What lies ahead of us says its date: a clock was wrong.
pub fn said(then: Moment, now: Moment, zone: &Zone, words: &Words) -> String {
    let local = |moment: Moment| moment.shifted(zone.ahead(moment.seconds()));
    let (day, today) = (local(then).seconds() / DAY, local(now).seconds() / DAY);
    let ([year, month, date], [hour, minute]) = (local(then).date(), local(then).clock());
    let clock = format!("{hour}:{minute:02}");
    let passed = now.seconds().checked_sub(then.seconds());
    match (passed, today.checked_sub(day)) {
        (Some(passed), _) if passed < 60 => say!(words, "when-now"),
        (Some(passed), _) if passed < HOUR => say!(words, "when-minutes", count = passed / 60),
        (Some(_), Some(0)) => say!(words, "when-today", clock = clock),
        (Some(_), Some(1)) => say!(words, "when-yesterday", clock = clock),
        // The first day of all was a Thursday.
        (Some(_), Some(2..=6)) => {
            let weekday = WEEKDAYS[usize::try_from((day + 3) % 7).unwrap_or(0)];
            say!(words, "when-weekday", day = weekday, clock = clock)
        }
        _ => {
            let name = MONTHS[usize::try_from(month).unwrap_or(1).clamp(1, 12) - 1];
            let of = if year == local(now).date()[0] { "this" } else { "past" };
            say!(words, "when-date", day = date, month = name, of = of, year = year.to_string())
        }
    }
}

const WEEKDAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Shelf;
    use crate::lang::Lang;

    #[test]
    fn moments_are_told_as_people_do() {
        let words = Shelf::new(None).words(Lang::English);
        let at = |text: &str| text.parse::<Moment>().unwrap();
        let now = at("2026-11-19T22:30:00Z");
        let zone = Zone::default();
        let told = |text: &str| said(at(text), now, &zone, &words);
        assert_eq!(told("2026-11-19T22:29:30Z"), "just now");
        assert_eq!(told("2026-11-19T22:20:00Z"), "10 minutes ago");
        assert_eq!(told("2026-11-19T20:40:00Z"), "today 20:40");
        assert_eq!(told("2026-11-18T21:14:00Z"), "yesterday 21:14");
        assert_eq!(told("2026-11-15T08:02:00Z"), "Sunday 8:02");
        assert_eq!(told("2026-11-03T08:02:00Z"), "3 November");
        assert_eq!(told("2025-11-03T08:02:00Z"), "3 November 2025");
        assert_eq!(told("2026-11-20T01:00:00Z"), "20 November", "no time to come is ago");
    }
}
