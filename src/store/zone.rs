//! Local time: how far it is from the world's, as the system's tables say. A table that cannot be
//! read is none: then it is the world's time. Changes that a table leaves to a rule behind it are
//! not reckoned: in the half of a year that such a zone moves its clocks, they are an hour off.

use std::path::{Path, PathBuf};

/// The system's own table, and those of all zones.
const SYSTEMS: &str = "/etc/localtime";
const ZONES: &str = "/usr/share/zoneinfo";
/// No table of a time zone is larger.
const LARGEST: u64 = 64 * 1024;

/// The seconds that local time is ahead of the world's.
#[derive(Clone, Default, Debug)]
pub struct Zone {
    /// From these moments on it is so many seconds; before the first, the first that holds.
    changes: Vec<(i64, i64)>,
    /// Before any change.
    first: i64,
}

impl Zone {
    /// The one of this process: `TZ`, or the system's.
    pub fn local() -> Self {
        let path = match std::env::var_os("TZ") {
            None => Some(PathBuf::from(SYSTEMS)),
            Some(name) => name.to_str().and_then(table_of),
        };
        path.and_then(|path| read(&path)).and_then(|table| Self::parse(&table)).unwrap_or_default()
    }

    /// How far local time is ahead at this moment, in seconds.
    pub fn ahead(&self, seconds: u64) -> i64 {
        let at = i64::try_from(seconds).unwrap_or(i64::MAX);
        let change = self.changes.partition_point(|(from, _)| *from <= at);
        change.checked_sub(1).and_then(|last| self.changes.get(last)).map_or(self.first, |it| it.1)
    }

    /// A table as RFC 8536 has it: its second half, with 64 bits a moment, if it has one.
    fn parse(table: &[u8]) -> Option<Self> {
        let first = Header::parse(table)?;
        if first.version < b'2' {
            return first.table(table.get(Header::SIZE..)?, 4);
        }
        let second = table.get(Header::SIZE + first.size(4)..)?;
        Header::parse(second)?.table(second.get(Header::SIZE..)?, 8)
    }
}

/// The table of a zone's name. Names that lead elsewhere are none.
fn table_of(name: &str) -> Option<PathBuf> {
    let name = name.strip_prefix(':').unwrap_or(name);
    if name == SYSTEMS {
        return Some(PathBuf::from(name));
    }
    let name = name.strip_prefix(ZONES).and_then(|name| name.strip_prefix('/')).unwrap_or(name);
    let is_name = |c: char| c.is_ascii_alphanumeric() || "/_+-".contains(c);
    let fits = !name.is_empty() && !name.starts_with('/') && name.chars().all(is_name);
    fits.then(|| Path::new(ZONES).join(name))
}

fn read(path: &Path) -> Option<Vec<u8>> {
    let about = std::fs::metadata(path).ok()?;
    if !about.is_file() || about.len() > LARGEST {
        return None;
    }
    std::fs::read(path).ok()
}

/// How many of each there are in a table.
struct Header {
    version: u8,
    utc: usize,
    standard: usize,
    leaps: usize,
    moments: usize,
    kinds: usize,
    letters: usize,
}

impl Header {
    const SIZE: usize = 44;

    fn parse(table: &[u8]) -> Option<Self> {
        if !table.starts_with(b"TZif") {
            return None;
        }
        let count = |at: usize| {
            let bytes = table.get(20 + 4 * at..24 + 4 * at)?;
            let count = u32::from_be_bytes(bytes.try_into().ok()?);
            usize::try_from(count).ok().filter(|count| *count < 100_000)
        };
        let [utc, standard, leaps] = [count(0)?, count(1)?, count(2)?];
        let [moments, kinds, letters] = [count(3)?, count(4)?, count(5)?];
        Some(Self { version: *table.get(4)?, utc, standard, leaps, moments, kinds, letters })
    }

    /// The bytes behind it.
    fn size(&self, moment: usize) -> usize {
        self.moments * (moment + 1)
            + self.kinds * 6
            + self.letters
            + self.leaps * (moment + 4)
            + self.standard
            + self.utc
    }

    fn table(&self, body: &[u8], moment: usize) -> Option<Zone> {
        let (moments, rest) = body.split_at_checked(self.moments * moment)?;
        let (which, rest) = rest.split_at_checked(self.moments)?;
        let kinds = rest.get(..self.kinds * 6)?;
        let number = |bytes: &[u8]| match *bytes {
            [a, b, c, d] => Some(i64::from(i32::from_be_bytes([a, b, c, d]))),
            _ => bytes.try_into().ok().map(i64::from_be_bytes),
        };
        let ahead = |kind: usize| number(kinds.get(6 * kind..6 * kind + 4)?);
        let change = |(at, kind): (&[u8], &u8)| Some((number(at)?, ahead((*kind).into())?));
        let changes: Option<Vec<_>> = moments.chunks(moment).zip(which).map(change).collect();
        let changes = changes.filter(|changes| changes.is_sorted())?;
        Some(Zone { changes, first: ahead(0)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table with these changes, in its second half.
    fn table(changes: &[(i64, u8)], kinds: &[i32]) -> Vec<u8> {
        let header = |moments: usize, kinds: usize| {
            let mut head = b"TZif2".to_vec();
            head.extend([0; 15]);
            for count in [0, 0, 0, moments, kinds, 4] {
                head.extend(u32::try_from(count).unwrap().to_be_bytes());
            }
            head
        };
        let kind = |ahead: i32| [&ahead.to_be_bytes()[..], &[0, 0]].concat();
        let mut table = header(0, 1);
        table.extend(kind(0));
        table.extend(b"LMT\0");
        table.extend(header(changes.len(), kinds.len()));
        table.extend(changes.iter().flat_map(|(at, _)| at.to_be_bytes()));
        table.extend(changes.iter().map(|(_, kind)| *kind));
        table.extend(kinds.iter().flat_map(|ahead| kind(*ahead)));
        table.extend(b"LMT\0");
        table
    }

    #[test]
    fn a_table_says_how_far_ahead_it_is() {
        let table = table(&[(1_000, 1), (2_000, 0)], &[3_600, 7_200]);
        let zone = Zone::parse(&table).expect("a table");
        assert_eq!(
            [0, 999, 1_000, 1_999, 2_000].map(|at| zone.ahead(at)),
            [3_600, 3_600, 7_200, 7_200, 3_600]
        );
    }

    #[test]
    fn what_is_no_table_is_the_worlds_time() {
        let good = table(&[(1_000, 1), (2_000, 0)], &[3_600, 7_200]);
        for length in 0..good.len() - 4 {
            assert!(Zone::parse(&good[..length]).is_none(), "{length} bytes of it");
        }
        assert!(Zone::parse(&table(&[(1_000, 9)], &[0])).is_none(), "a kind that there is not");
        assert!(Zone::parse(&table(&[(2, 0), (1, 0)], &[0])).is_none(), "out of order");
        let mut wrong = good.clone();
        for at in 0..wrong.len() {
            wrong[at] ^= 0xff;
            let _ = Zone::parse(&wrong);
            wrong[at] ^= 0xff;
        }
        for name in ["", "/etc/shadow", "../../etc/shadow", "Europe/../x", "a\0b"] {
            assert_eq!(table_of(name), None, "{name}");
        }
        assert_eq!(table_of(":/etc/localtime"), Some(PathBuf::from(SYSTEMS)));
        let whole = "/usr/share/zoneinfo/Europe/Moscow";
        assert_eq!(table_of(whole), Some(PathBuf::from(whole)));
        assert!(table_of("Europe/Moscow").is_some() && table_of(":UTC").is_some());
    }
}
