//! The tables of the index, and whether a file has them.

use rusqlite::{Connection, OptionalExtension as _, Result, params};

/// Of this layout, and of what is read from a record: raised with either, so that an earlier index is rebuilt.
pub(super) const VERSION: i32 = 4;

const APPLICATION: i32 = 0x5775_7266;

/// What is narrow and read by the thousand stands apart from what is read for the few rows that are seen.
const TABLES: &str = "
    CREATE TABLE made (by TEXT NOT NULL, base INTEGER NOT NULL);
    CREATE TABLE match (
        -- Never given twice, and another one in every index: whoever still holds one of before finds nothing.
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name BLOB NOT NULL UNIQUE,
        bytes INTEGER NOT NULL, changed INTEGER NOT NULL, moved INTEGER NOT NULL,
        stage INTEGER NOT NULL,
        game INTEGER NOT NULL,
        started INTEGER,
        company INTEGER NOT NULL,
        seats BLOB NOT NULL,
        sum INTEGER NOT NULL
    );
    -- All that is asked of many at once, in the order that it is shown in.
    CREATE INDEX match_in_order ON match (started, name, stage, company, game);
    -- What was played last, and what goes on: all that is asked at the start.
    CREATE INDEX match_by_stage ON match (stage, started, name);
    CREATE TABLE told (id INTEGER PRIMARY KEY, mark TEXT NOT NULL, header TEXT, events INTEGER NOT NULL, sum INTEGER NOT NULL);
    CREATE INDEX told_of ON told (mark);
    CREATE TABLE words (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
    CREATE TABLE linked (id INTEGER PRIMARY KEY, link TEXT NOT NULL);
    CREATE TABLE thrown (id INTEGER PRIMARY KEY, counts TEXT NOT NULL);
    CREATE TABLE game (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
    CREATE TABLE who (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
    CREATE TABLE company (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
    CREATE TABLE die (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
    CREATE TABLE fair (die INTEGER NOT NULL, by INTEGER NOT NULL, face INTEGER NOT NULL, times INTEGER NOT NULL,
        PRIMARY KEY (die, by, face)) WITHOUT ROWID;
";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Is {
    Ours,
    /// Empty, of an earlier layout or made by something else: to be rebuilt.
    Old,
    /// Of a later version: not to be touched.
    Later,
}

pub(super) fn is(db: &Connection, by: &str) -> Result<Is> {
    let number = |name: &str| db.query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, i32>(0));
    let version = number("user_version")?;
    if number("application_id")? == APPLICATION && version > VERSION {
        return Ok(Is::Later);
    }
    if version != VERSION {
        return Ok(Is::Old);
    }
    let made: Option<String> = db.query_row("SELECT by FROM made", [], |row| row.get(0)).optional()?;
    Ok(if made.as_deref() == Some(by) { Is::Ours } else { Is::Old })
}

pub(super) fn base(db: &Connection) -> Result<i64> {
    db.query_row("SELECT base FROM made", [], |row| row.get(0))
}

pub(super) fn make(db: &mut Connection, by: &str) -> Result<()> {
    let all = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    // Another window may have been faster.
    if is(&all, by)? == Is::Ours {
        return Ok(());
    }
    let old: Vec<String> = all
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_>>()?;
    for table in old {
        all.execute_batch(&format!("DROP TABLE \"{}\"", table.replace('"', "\"\"")))?;
    }
    all.execute_batch(TABLES)?;
    let base = i64::from(rand::random::<u32>()) << 24;
    all.execute("INSERT INTO made (by, base) VALUES (?1, ?2)", params![by, base])?;
    all.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('match', ?1)", [base])?;
    all.execute_batch(&format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION};"))?;
    all.commit()
}
