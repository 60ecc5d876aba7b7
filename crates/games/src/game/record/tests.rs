use super::*;

const HEADER: &str =
    r#"{"wurfzabel":1,"game":"x","options":{"n":3},"players":[{"name":"Ada","kind":"human"}],"seed":7,"undo":false}"#;

fn read(text: &str) -> Record {
    Record::read(text.as_bytes()).expect("the header is right")
}

#[test]
fn a_header_reads_back_as_it_was_written() {
    let header = read(HEADER).header;
    assert_eq!(header.options["n"], "3");
    assert_eq!(Header::read(header.line().as_bytes()), Ok(header));
}

#[test]
fn every_kind_of_line_reads_back_as_it_was_written() {
    for line in [r#"{"roll":[1,"F",13]}"#, r#"{"by":1,"move":"call š\n\"x\""}"#, r#"{"undo":3}"#] {
        let entry = Entry::read(line.as_bytes()).expect("it is an event");
        assert_eq!(entry.line(), line);
    }
}

#[test]
fn half_an_object_at_the_end_is_torn_wherever_it_is_cut() {
    let line = r#"{"by":0,"move":"rük – c3=14"}"#;
    for cut in 1..line.len() {
        let mut bytes = format!("{HEADER}\n{}\n", r#"{"roll":[1]}"#).into_bytes();
        let begins = bytes.len();
        bytes.extend(&line.as_bytes()[..cut]);
        let record = Record::read(&bytes).expect("the header is right");
        assert_eq!((record.torn, record.fault, record.lines.len()), (Some((3, begins)), None, 1), "cut at {cut}");
    }
}

#[test]
fn a_whole_last_line_counts_without_its_newline() {
    let record = read(&format!("{HEADER}\n{}", r#"{"roll":[1]}"#));
    assert_eq!((record.lines.len(), record.torn, record.fault), (1, None, None));
}

#[test]
fn damage_in_the_middle_names_its_line_and_keeps_what_stands_before() {
    let record = read(&format!("{HEADER}\n{}\n{{\"roll\":\n{}\n", r#"{"roll":[1]}"#, r#"{"roll":[2]}"#));
    assert_eq!(record.lines.len(), 1);
    assert_eq!(record.fault.map(|fault| fault.line), Some(3));
}

#[test]
fn a_last_line_that_is_no_object_is_damage_and_not_torn() {
    let record = read(&format!("{HEADER}\n[1,2"));
    assert_eq!((record.torn, record.fault.map(|fault| fault.line)), (None, Some(2)));
}

#[test]
fn chance_and_choice_never_mix() {
    for line in [r#"{"roll":[1],"by":0}"#, r#"{"by":0}"#, "{}", r#"{"by":-1,"move":"x"}"#, r#"{"undo":1.5}"#] {
        assert!(Entry::read(line.as_bytes()).is_err(), "{line}");
    }
}

#[test]
fn wrong_headers_are_refused() {
    for (from, to) in [
        ("\"wurfzabel\":1", "\"wurfzabel\":2"),
        ("\"wurfzabel\":1", "\"wurfzabel\":\"1\""),
        ("\"wurfzabel\":1,", ""),
        ("\"Ada\"", "\"\""),
        ("\"Ada\"", "\"12345678901234567890123456789012345678901\""),
        ("\"human\"", "\"bot:godlike\""),
        ("{\"n\":3}", "{\"n\":true}"),
        ("\"seed\":7", "\"seed\":-7"),
        ("\"undo\":false", "\"undo\":0"),
    ] {
        assert!(HEADER.contains(from));
        assert!(Record::read(HEADER.replace(from, to).as_bytes()).is_err(), "{to}");
    }
}

#[test]
fn an_empty_file_is_refused_at_line_1() {
    assert_eq!(Record::read(b"").map_err(|fault| fault.line), Err(1));
}
