//! Sheets on the command line: listed, printed, refused.

use super::*;

#[test]
fn sheets_are_listed_by_key() {
    let json = words("sheets --json").json();
    let listed: Vec<&str> = json.as_array().unwrap().iter().map(|sheet| sheet["key"].as_str().unwrap()).collect();
    let mut shelf: Vec<&str> = Vec::new();
    for sheet in games::shelf::ALL.iter().flat_map(|title| title.sheets()) {
        if !shelf.contains(&sheet.key) {
            shelf.push(sheet.key);
        }
    }
    // The review of any match, how a championship goes, one book of all games, the handbook.
    shelf.extend(["review", "championship-rules", "rules", "handbook"]);
    let of_championships: Vec<&str> = club::championship::sheet::ALL.iter().map(|sheet| sheet.key).collect();
    assert_eq!(listed, [shelf.clone(), of_championships.clone()].concat());
    for sheet in json.as_array().unwrap() {
        assert!(
            ["game", "games", "name", "about", "per_page", "papers", "filled"]
                .iter()
                .all(|key| sheet.get(key).is_some()),
            "{sheet}"
        );
    }
    let people = words("sheets").out;
    let (games, championships) = people.split_once("\n\n").unwrap();
    assert_eq!(games.lines().count(), shelf.len());
    assert_eq!(championships.lines().count(), 1 + of_championships.len());
}

#[test]
fn the_handbook_is_written_for_browsers() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("of/it");
    let said = with_file("handbook --out FILE", &folder);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let files: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(said.out.contains(&files.len().to_string()) && said.out.contains(folder.to_str().unwrap()), "{said:?}");
    for lang in ["de", "en"] {
        let html = fs::read_to_string(folder.join(format!("handbook-{lang}.html"))).unwrap();
        let pictures: Vec<&str> = html.split("src=\"").skip(1).map(|rest| rest.split_once('"').unwrap().0).collect();
        assert_eq!(pictures.len(), 13);
        assert!(pictures.iter().all(|picture| folder.join(picture).is_file()), "{pictures:?}");
    }
    assert_eq!(words("handbook").code, 2, "where to has to be said");
}

/// The pages of a PDF as wide and high as they are, in whole points, and its language.
fn pages(pdf: &[u8]) -> (Vec<[i32; 2]>, String) {
    let document = lopdf::Document::load_mem(pdf).unwrap();
    let size = |page| {
        let dictionary = document.get_dictionary(page).unwrap();
        let media = dictionary.get(b"MediaBox").unwrap().as_array().unwrap();
        [2, 3].map(|index: usize| media[index].as_float().unwrap().round() as i32)
    };
    let lang = document.catalog().unwrap().get(b"Lang").unwrap().as_str().unwrap();
    (document.get_pages().into_values().map(size).collect(), String::from_utf8(lang.to_vec()).unwrap())
}

#[test]
fn without_a_paper_it_is_printed_on_what_is_usual_where_the_system_is() {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        // Elsewhere no variable says where a system is.
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (file, cup) = (folder.path().join("sheet.pdf"), folder.path().join("cup.wurfcup"));
    let (a4, letter) = ([595, 842], [612, 792]);
    let names = folder.path().join("names.csv");
    fs::write(&names, "Ada\nKim\nRenate\nÄnne\n").unwrap();
    let begun = ["championship", "new", "--name=x", "--year=2027", "--plan=round-robin", "--participants"];
    let begun = say(begun.map(OsStr::new).into_iter().chain([names.as_os_str(), cup.as_os_str()]));
    assert_eq!(begun.code, 0, "{begun:?}");
    let cases: [(&[(&str, &str)], _, _); 8] = [
        (&[("LC_ALL", "en_US.UTF-8")], "", letter),
        (&[("LANG", "es_MX.UTF-8")], "", letter),
        (&[("LANG", "en_US.UTF-8"), ("LC_PAPER", "de_DE.UTF-8")], "", a4),
        (&[("LANG", "de_DE.UTF-8"), ("LC_PAPER", "en_US.UTF-8")], "", letter),
        (&[("LANG", "en_US.UTF-8"), ("LC_MEASUREMENT", "en_GB.UTF-8")], "", a4),
        (&[("LC_ALL", "C.UTF-8"), ("LC_PAPER", "en_US")], "", a4),
        (&[("LC_ALL", "en_US.UTF-8")], " --paper a4", a4),
        (&[("LC_ALL", "de_DE.UTF-8")], " --paper letter", letter),
    ];
    for (variables, more, size) in cases {
        for line in ["print ludix-score", "championship print CUP --sheet participants"] {
            let mut command = binary();
            for name in ["LC_ALL", "LC_PAPER", "LC_MEASUREMENT", "LANG", "LANGUAGE"] {
                command.env_remove(name);
            }
            let line = format!("{line}{more} --lang en --out FILE");
            let args = line.split(' ').map(|word| match word {
                "CUP" => cup.clone(),
                "FILE" => file.clone(),
                word => PathBuf::from(word),
            });
            let said = heard(command.envs(variables.iter().copied()).args(args));
            assert_eq!(said.code, 0, "{variables:?} {line}: {said:?}");
            let (pages, _) = pages(&fs::read(&file).unwrap());
            assert_eq!(
                pages[0].map(|side| [size[0], size[1]].contains(&side)),
                [true, true],
                "{variables:?} {line}: {pages:?}"
            );
        }
    }
}

#[test]
fn every_sheet_is_printed_without_a_paper_wherever_the_system_is() {
    let folder = tempfile::tempdir().unwrap();
    for lang in ["en_US.UTF-8", "de_DE.UTF-8"] {
        for sheet in ["kvatrutafl-board", "kvatrutafl-board-a3", "dre13ehn-net-fire", "dre13ehn-cards-lives"] {
            let file = folder.path().join("sheet.pdf");
            let said = heard(binary().env("LC_ALL", lang).args(["print", sheet, "--out"]).arg(&file));
            assert_eq!(said.code, 0, "{sheet} {lang}: {said:?}");
        }
    }
}

#[test]
fn sheets_are_printed_on_every_paper_blank_and_filled() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sheet.pdf");
    for (paper, mut size) in [("a4", [595, 842]), ("a5", [420, 595]), ("a6", [298, 420]), ("letter", [612, 792])] {
        let said = with_file(&format!("print namaste --paper {paper} --out FILE"), &file);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{said:?}");
        let (mut pages, lang) = pages(&fs::read(&file).unwrap());
        pages[0].sort_unstable();
        size.sort_unstable();
        assert_eq!((pages, lang.as_str()), (vec![size], "en"), "{paper}");
    }
    let said = with_file("print namaste --per-page 4 --copies 3 --lang de --out FILE", &file);
    assert_eq!(said.out, format!("3 Seiten in {} geschrieben\n", file.display()));
    let (blank, lang) = pages(&fs::read(&file).unwrap());
    assert_eq!((blank.len(), lang.as_str()), (3, "de"));
    let names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["sheet.pdf"], "nothing is left beside it");

    let record = golden("namaste-four-to-the-end.wurf");
    let filled = |more: &str| {
        let line = format!("print namaste --out - --record FILE {more}");
        let args =
            line.split_whitespace().map(|word| if word == "FILE" { record.as_os_str() } else { OsStr::new(word) });
        let output = binary().args(args).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    };
    assert_eq!(pages(&filled("")).0.len(), 4, "one sheet a player");
    assert_eq!(pages(&filled("--per-page 2 --copies 2")).0.len(), 4);
    assert_ne!(filled("--lang de"), filled("--lang en"));
    assert_eq!(filled("--lang de"), filled("--lang de"), "the same bytes");
}

#[test]
fn a_review_is_printed_of_a_match_that_is_over_and_of_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("review.pdf");
    let said = with_file("print review --out FILE", &file);
    assert_eq!(said.code, 1);
    assert!(said.complaint().contains("you need a match"), "{said:?}");
    for (record, code) in [("ludix-shared.wurf", 0), ("namaste-torn.wurf", 1)] {
        let (record, file) = (golden(record), file.display().to_string());
        let args = [OsStr::new("print"), OsStr::new("review"), OsStr::new("--record"), record.as_os_str()];
        let output = binary().args(args).args(["--out", &file]).output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{}", String::from_utf8_lossy(&output.stderr));
    }
    assert!(!pages(&fs::read(&file).unwrap()).0.is_empty());
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("no/such/sheet.pdf");
    let said = with_file("print namaste --out FILE", &file);
    assert_eq!(said.code, 1, "nothing is wrong with the command");
    assert!(said.complaint().contains("cannot be written"), "{said:?}");
    let said = with_file("print namaste --out x.pdf --record FILE", &golden("namaste-row-must-rise.wurf"));
    assert_eq!(said.code, 1);
    assert!(said.complaint().starts_with("line 9: "), "{said:?}");
    let said = with_file("print namaste --out x.pdf --record FILE", &file);
    assert_eq!(said.code, 2);
    assert!(said.complaint().contains("cannot be read"), "{said:?}");
    for (line, right) in [
        ("print namaste --out x.pdf --per-page 3", "possible: 1, 2, 4"),
        ("print namaste --out x.pdf --edge 25", "not a net"),
        ("print kvatrutafl-board --out x.pdf --paper a5", "possible: a4, letter"),
        ("print kvatrutafl-board-a3 --out x.pdf --per-page 2", "possible: 1"),
        ("print kvatrutafl-board --out x.pdf --edge 25", "not a net"),
        ("print namaste --out x.pdf --option air=0", "takes no options"),
        ("print dre13ehn-net-air --out x.pdf --option wind=0", "wind"),
        ("print dre13ehn-net-air --out x.pdf --option air=0,0,1,1,2,2,3,3", "F"),
        ("print namaste --out x.pdf --edge 0", "1 to 255"),
        ("print dre13ehn-net-air --out x.pdf --edge 14", "15 to 60"),
        ("print dre13ehn-net-air --out x.pdf --edge 61", "15 to 60"),
        ("print namaste --out x.pdf --edge 2.5", "1 to 255"),
        ("print namaste --out x.pdf --paper a3", "a4, a5, a6, letter"),
        ("print namaste --out x.pdf --copies 1001", "1 to 1000"),
        ("print namaste --out x.pdf --copies 0", "1 to 1000"),
        ("print namaste", "--out"),
        ("print halma --out x.pdf", "it can be: namaste"),
    ] {
        let said = words(line);
        assert_eq!(said.code, 2, "{line}");
        assert!(said.complaint().contains(right), "{line}: {said:?}");
    }
}

#[test]
fn what_no_game_has_is_said_so() {
    for (line, what) in [("optimum namaste", "optimum"), ("exploit namaste", "exploitability")] {
        let said = words(line);
        assert_eq!(said.code, 2);
        assert!(said.complaint().contains("Namaste") && said.err.contains(what), "{said:?}");
    }
}
