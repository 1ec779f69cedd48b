//! When something was saved: a second in UTC, written as `2026-11-18T07:30:00Z`.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

/// A second in UTC, from 1970 to the end of 9999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Moment(u64);

impl Moment {
    /// The last second whose year has four digits.
    const LAST: u64 = 253_402_300_799;

    /// So many seconds after 1970 began.
    pub fn at(seconds: u64) -> Self {
        Self(seconds.min(Self::LAST))
    }

    /// Now, by the system's clock.
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Self::at(since.map_or(0, |since| since.as_secs()))
    }

    /// The seconds since 1970 began.
    pub fn seconds(self) -> u64 {
        self.0
    }

    /// So many seconds later, or earlier.
    #[must_use]
    pub fn shifted(self, by: i64) -> Self {
        Self::at(self.0.saturating_add_signed(by))
    }

    /// Hour and minute.
    pub fn clock(self) -> [u64; 2] {
        let [hour, minute, _] = self.time();
        [hour, minute]
    }

    /// Year, month and day.
    pub fn date(self) -> [u64; 3] {
        // Years are counted from 1 March 0000, so that the leap day is the last of its year;
        // 400 of them always have 146 097 days.
        let days = self.0 / 86_400 + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        [era * 400 + year + u64::from(month <= 2), month, day]
    }

    /// Hour, minute and second.
    fn time(self) -> [u64; 3] {
        [self.0 / 3_600 % 24, self.0 / 60 % 60, self.0 % 60]
    }

    /// As it stands in the names of files: `20261118-073000`.
    pub(super) fn compact(self) -> String {
        let ([year, month, day], [hour, minute, second]) = (self.date(), self.time());
        format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}")
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([year, month, day], [hour, minute, second]) = (self.date(), self.time());
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

impl FromStr for Moment {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let number = |from, to| text.get(from..to)?.parse::<u64>().ok();
        let seconds = || {
            let (year, month, day) = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
            let (hour, minute, second) = (number(11, 13)?, number(14, 16)?, number(17, 19)?);
            // From 1 March 0000 again: January and February belong to the year before.
            let (year, month) = match month {
                1 | 2 => (year.checked_sub(1)?, month + 9),
                _ => (year, month.checked_sub(3)?),
            };
            let days = 365 * year + year / 4 - year / 100 + year / 400;
            let days = days + (153 * month + 2) / 5 + day.checked_sub(1)?;
            Some(days.checked_sub(719_468)? * 86_400 + hour * 3_600 + minute * 60 + second)
        };
        // Only what would be written again just like this: no 30 February, no signs.
        let read = seconds().map(Self::at);
        let read = read.filter(|moment| moment.to_string() == text);
        read.ok_or_else(|| format!("not a date: {text:?}"))
    }
}

impl From<Moment> for String {
    fn from(moment: Moment) -> Self {
        moment.to_string()
    }
}

impl TryFrom<String> for Moment {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_days() {
        let text = |seconds| Moment::at(seconds).to_string();
        assert_eq!(text(0), "1970-01-01T00:00:00Z");
        assert_eq!(text(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(text(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(text(1_794_987_000), "2026-11-18T07:30:00Z");
        assert_eq!(text(4_107_542_400), "2100-03-01T00:00:00Z");
        assert_eq!(text(u64::MAX), "9999-12-31T23:59:59Z");
        assert_eq!(Moment::at(1_794_987_000).compact(), "20261118-073000");
    }

    #[test]
    fn every_day_reads_back() {
        for day in (0..160_000).chain(2_900_000..2_932_896) {
            let moment = Moment::at(day * 86_400 + day % 86_400);
            assert_eq!(moment.to_string().parse(), Ok(moment));
        }
        assert_eq!("9999-12-31T23:59:59Z".parse(), Ok(Moment::at(u64::MAX)));
    }

    #[test]
    fn what_is_no_date_is_refused() {
        let wrong = [
            "",
            "2026-02-30T00:00:00Z",
            "2026-13-01T00:00:00Z",
            "2026-00-01T00:00:00Z",
            "2026-01-00T00:00:00Z",
            "2026-01-01T24:00:00Z",
            "2026-01-01T00:60:00Z",
            "2026-01-01T00:00:00",
            "2026-1-01T00:00:00Z",
            "+026-01-01T00:00:00Z",
            "1969-12-31T23:59:59Z",
            "0000-01-01T00:00:00Z",
            "2026-01-01T00:00:00Z ",
            "двадцать шестой год.",
        ];
        for text in wrong {
            assert!(text.parse::<Moment>().is_err(), "{text}");
        }
    }
}
