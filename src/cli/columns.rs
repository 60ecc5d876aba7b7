//! Text in columns and in lines that are not too long, for people at a terminal.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// Each column is as wide as its widest cell, with two spaces before it; blanks at the end of a line are cut.
pub(super) fn lines(sides: &[Side], rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| length(cell)).max();
    let widths: Vec<usize> = (0..sides.len()).map(|column| width(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::new();
        for ((cell, side), width) in row.iter().zip(sides).zip(&widths) {
            let space = " ".repeat(width - length(cell));
            match side {
                Side::Left => line.extend(["  ", cell, &space]),
                Side::Right => line.extend(["  ", &space, cell]),
            }
        }
        line.truncate(line.trim_end().len());
        line
    };
    rows.iter().map(line).collect()
}

fn length(cell: &str) -> usize {
    cell.chars().count()
}

/// Words in lines of at most `width` letters (a longer word has its own), each after two spaces.
pub(super) fn wrapped(words: &[String], width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if length(line) + 2 + length(word) <= width => line.extend(["  ", word]),
            Some(_) | None => lines.push(format!("  {word}")),
        }
    }
    lines
}

/// How wide a text is at most, letters: wider lines are hard to read.
const WIDEST: usize = 100;
/// How wide it is where nothing says how wide the terminal is: as all of them are.
const USUAL: usize = 80;
const INDENT: usize = 6;

/// How wide a text for people is: as the terminal says in `COLUMNS`, but no wider than can be read.
pub(super) fn width(columns: Option<&str>) -> usize {
    let columns = columns.and_then(|columns| columns.trim().parse().ok()).filter(|columns| *columns > 0);
    columns.unwrap_or(USUAL).min(WIDEST)
}

/// A line in two columns goes on in the second or, where the first is too wide, below; brackets stay together.
pub(super) fn broken(text: &str, width: usize) -> String {
    text.lines().flat_map(|line| broken_line(line, width)).map(|line| line + "\n").collect()
}

fn broken_line(line: &str, width: usize) -> Vec<String> {
    if length(line) <= width {
        return vec![line.to_owned()];
    }
    let indent = length(line) - length(line.trim_start());
    let columns = line.trim_start().split_once("  ").filter(|_| indent > 0);
    match columns {
        Some((first, second)) => {
            let second = second.trim_start();
            let column = length(line) - length(second);
            let first = format!("{}{first}", " ".repeat(indent));
            if column <= width / 2 {
                return filled(&format!("{first:column$}"), second, column, width);
            }
            let below = " ".repeat(indent + INDENT);
            let mut lines = filled(&" ".repeat(indent), first.trim_start(), indent + INDENT, width);
            lines.extend(filled(&below, second, below.len(), width));
            lines
        }
        None => {
            let words = line.trim_start();
            let is_usage = words.starts_with(['-', '<']) || indent == 0 && line.contains(['[', '|']);
            let next = if is_usage { indent + INDENT } else { indent };
            filled(&" ".repeat(indent), words, next, width)
        }
    }
}

fn filled(begin: &str, words: &str, column: usize, width: usize) -> Vec<String> {
    let (mut lines, mut line, mut is_begun) = (Vec::new(), begin.to_owned(), false);
    for piece in pieces(words, width.saturating_sub(column)) {
        if is_begun && length(&line) + length(piece.trim_end_matches(' ')) > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(column)));
        }
        line.push_str(piece);
        is_begun = true;
    }
    lines.push(line);
    lines.iter().map(|line| line.trim_end_matches(' ').to_owned()).collect()
}

/// With the blank behind it: words, brackets with all that is in them; too long ones in words, and of choices each.
fn pieces(words: &str, room: usize) -> Vec<&str> {
    let mut depth = 0_usize;
    let outside = |letter: char| {
        match letter {
            '[' | '<' => depth += 1,
            ']' | '>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ' ' && depth == 0
    };
    let fits = |piece: &str| length(piece.trim_end_matches(' ')) <= room;
    let parts = |piece, at: char| if fits(piece) { vec![piece] } else { piece.split_inclusive(at).collect() };
    let whole = words.split_inclusive(outside);
    whole.flat_map(|piece| parts(piece, ' ')).flat_map(|piece| parts(piece, '|')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owned(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [owned(&["Ä", "7", "x"]), owned(&["Bo", "13", ""]), owned(&["C"])];
        assert_eq!(lines(&[Side::Left, Side::Right, Side::Left], &rows), ["  Ä    7  x", "  Bo  13", "  C"]);
    }

    #[test]
    fn a_line_goes_on_in_its_column_and_brackets_stay_together() {
        let usage = "Usage: roll FILE [--paper a4|a5] [--out FILE]";
        assert_eq!(broken(usage, 34), "Usage: roll FILE [--paper a4|a5]\n      [--out FILE]\n");
        assert_eq!(broken("all that there is to say", 12), "all that\nthere is to\nsay\n");
        assert_eq!(broken("  -o <FILE>  the file that is", 26), "  -o <FILE>  the file that\n             is\n");
        assert_eq!(broken("  --out <FILE>  the file", 18), "  --out <FILE>\n        the file\n");
        assert_eq!(broken("  --of <a|bb|ccc>", 13), "  --of <a|bb|\n        ccc>\n");
        assert_eq!(broken("    what it does", 11), "    what it\n    does\n");
        assert_eq!(broken("short\n\nlines", 80), "short\n\nlines\n");
    }

    #[test]
    fn a_width_is_what_the_terminal_says_but_none_that_cannot_be_read() {
        assert_eq!([None, Some("0"), Some("wide"), Some("400"), Some("64")].map(width), [80, 80, 80, 100, 64]);
    }

    #[test]
    fn words_go_on_in_the_next_line_where_one_is_full() {
        assert_eq!(wrapped(&owned(&["d1=4", "c2=4", "karma"]), 12), ["  d1=4  c2=4", "  karma"]);
        assert_eq!(wrapped(&owned(&["longer"]), 3), ["  longer"]);
    }
}
