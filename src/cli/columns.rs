//! Text in columns, for people at a terminal.

/// Where the cells of a column lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// The rows as lines, two spaces before and between the columns, each as wide as its widest cell; the last
/// cells, where they lie left, are not filled up.
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
    fn words_go_on_in_the_next_line_where_one_is_full() {
        assert_eq!(wrapped(&owned(&["d1=4", "c2=4", "karma"]), 12), ["  d1=4  c2=4", "  karma"]);
        assert_eq!(wrapped(&owned(&["longer"]), 3), ["  longer"]);
    }
}
