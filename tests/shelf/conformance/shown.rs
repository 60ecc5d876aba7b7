//! What is shown of every game: boards and talk, options and layouts, sheets, models, dice.

use super::*;

/// The words that may stand in a picture: those of the texts of the language, without ids and comments, and those of
/// the transcription, which are the same in every language, with their sounds.
fn vocabulary(lang: Lang) -> BTreeSet<String> {
    fn collect(pattern: &Pattern<&str>, words: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => words.extend(split(value)),
                PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                    variants.iter().for_each(|variant| collect(&variant.value, words));
                }
                PatternElement::Placeable { expression: Expression::Inline(_) } => {}
            }
        }
    }
    let mut words = BTreeSet::new();
    for (_, source) in lang.texts() {
        for entry in parser::parse(*source).unwrap().body {
            if let ast::Entry::Message(message) = entry {
                message.value.iter().for_each(|value| collect(value, &mut words));
            }
        }
    }
    let spoken = Life::ALL.map(Life::motto).into_iter().chain(Name::all().map(|name| name.word().to_owned()));
    let spoken: Vec<String> =
        spoken.chain(SIGNS.iter().flat_map(|sign| sign.examples).map(|&word| word.to_owned())).collect();
    let sounds = spoken.iter().filter_map(|words| ipa(words)).chain(SIGNS.iter().map(|sign| sign.ipa.to_owned()));
    words.extend(spoken.iter().cloned().chain(sounds).flat_map(|text| split(&text).collect::<Vec<_>>()));
    words
}

/// The words of a text.
fn split(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphabetic()).map(str::to_owned)
}

/// A picture is finite, has a size and says nothing that is not a text, a name, a notation, a coordinate or a Roman
/// numeral.
fn proper(drawing: &Drawing, words: &BTreeSet<String>, more: &BTreeSet<String>, what: &str) {
    assert!(drawing.is_finite(), "{what}");
    assert!(drawing.size.width > 0.0 && drawing.size.height > 0.0, "{what}");
    let said = drawing.spots.iter().map(|spot| spot.says.as_str());
    for text in drawing.words().into_iter().chain(said) {
        let cut = text.ends_with('…');
        for word in split(text) {
            let coordinate = word.chars().count() <= 1;
            let roman = word.chars().all(|letter| "IVXLCDM".contains(letter));
            let known = words.contains(&word) || more.contains(&word);
            // A name that had no room ends in dots.
            let begun = || cut && words.iter().chain(more).any(|whole| whole.starts_with(&word));
            assert!(coordinate || roman || known || begun(), "{what}: “{word}” of “{text}” is no text");
        }
    }
    for spot in &drawing.spots {
        assert!(!spot.says.trim().is_empty(), "{what}: {} says nothing", spot.spot.name());
    }
    let names: BTreeSet<&str> = drawing.spots.iter().map(|spot| spot.spot.name()).collect();
    assert_eq!(names.len(), drawing.spots.len(), "{what}: a spot is there twice");
}

/// The words of names, of notations and of dice.
fn words_of(table: &dyn Table) -> BTreeSet<String> {
    let told = table.history().iter().map(|told| told.entry.to_string());
    let names = table.header().players.iter().map(|player| player.name.clone());
    let all: Vec<String> = legal(table).into_iter().chain(told).chain(names).collect();
    all.iter().flat_map(|text| split(text)).chain(notations(table.title()).iter().cloned()).collect()
}

fn legal(table: &dyn Table) -> Vec<String> {
    (0..table.header().players.len()).flat_map(|seat| table.legal(seat)).collect()
}

/// The words of all notations that a game's matches begin with, whatever its options: a board may show what can be
/// decided at other times.
fn notations(title: &'static dyn Title) -> BTreeSet<String> {
    static KNOWN: Mutex<BTreeMap<&'static str, BTreeSet<String>>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap();
    let listed = known.entry(title.key()).or_insert_with(|| {
        let mut rng = crate::shelf::dice(0);
        let mut all = Vec::new();
        for options in crate::shelf::variants(title) {
            let mut table = title.open(crate::shelf::header(title, &options, &mut rng)).unwrap();
            for _ in 0..8 {
                all.extend(legal(&*table));
                let Some(entry) = step(&*table, &mut rng) else { break };
                table.enter(&entry).unwrap();
            }
        }
        all.iter().flat_map(|notation| split(notation)).collect()
    });
    listed.clone()
}

/// A choice with any of its values.
fn any_value(field: &Field, rng: &mut ChaCha8Rng) -> Option<(String, String)> {
    let Kind::Choice(choices) = &field.kind else { return None };
    let (value, _) = choices[rng.random_range(0..choices.len())];
    Some((field.key.to_owned(), value.to_owned()))
}

#[test]
fn boards_and_talk_are_finite_and_speak_the_language() {
    let words = Lang::ALL.map(vocabulary);
    spread(60, |n| {
        let (title, mut table, mut rng) = deal(n);
        let layout: Values = title.about().layouts.iter().filter_map(|field| any_value(field, &mut rng)).collect();
        let room = [None, Some(0.8), Some(1.05), Some(1.3), Some(2.4)][rng.random_range(0..5)];
        loop {
            // The longer a match, the more of it has been seen.
            if rng.random_range(0..40 + table.history().len() / 2) == 0 || table.turn().is_over() {
                let (seats, more) = (table.header().players.len(), words_of(&*table));
                for (lang, words) in Lang::ALL.into_iter().zip(&words) {
                    let names: Vec<String> = table.header().players.iter().map(|player| player.name.clone()).collect();
                    for seat in (0..seats).map(Some).chain([None]) {
                        let (hint, last) = (table.history().last().map(|told| told.entry.to_string()), table.last());
                        let (names, layout, page) = (names.clone(), layout.clone(), rng.random_range(0..3));
                        let view = View { lang, seat, names, hint, last, layout, page, room, ..View::default() };
                        let what = format!("{} in {} for {seat:?}", title.key(), lang.code());
                        proper(&table.board(&view), words, &more, &what);
                        known(&table.prompt(&view));
                        assert!(!lang.say(&table.prompt(&view)).is_empty(), "{what}");
                        for spot in table.board(&view).spots {
                            // Touching never panics; what is decided is legal.
                            let mut copy = table.copy();
                            if let table::Press::Decided(notation) = copy.press(&view, &spot.spot) {
                                let seat = seat.unwrap();
                                let listed = table.listed(seat, &notation).unwrap();
                                assert!(table.legal(seat).contains(&listed) || table.free(seat), "{what}: {notation}");
                            }
                        }
                    }
                    for seat in table.turn().to_act() {
                        for offer in table.offers(*seat) {
                            let listed = table.listed(*seat, &offer.action);
                            assert!(listed.is_some_and(|listed| table.legal(*seat).contains(&listed)), "{offer:?}");
                            known(&offer.name);
                            offer.about.iter().for_each(known);
                        }
                        let view = View { lang, names: names.clone(), ..View::default() };
                        for notation in table.legal(*seat) {
                            known(&table.say(*seat, &notation, &view).unwrap());
                        }
                    }
                }
                let sheets = title.sheets();
                for (lang, words) in Lang::ALL.into_iter().zip(&words) {
                    let filled = sheets.iter().map(|sheet| (sheet, table.filled(sheet.key, &lang.into())));
                    let filled: Vec<_> = filled.filter(|(_, filled)| !filled.is_empty()).collect();
                    assert!(!filled.is_empty() || sheets.is_empty(), "a match of {} can be printed", title.key());
                    for (sheet, filled) in &filled {
                        assert!(sheet.is_filled(), "{} says that it is blank only", sheet.key);
                        filled.iter().for_each(|drawing| proper(drawing, words, &more, sheet.key));
                    }
                }
            }
            let Some(entry) = step(&*table, &mut rng) else { break };
            table.enter(&entry).unwrap();
        }
        for told in table.history() {
            known(&told.phrase);
        }
    });
}

#[test]
fn every_title_has_what_the_shelf_shows() {
    let words = Lang::ALL.map(vocabulary);
    let mut keys = BTreeSet::new();
    for title in games::shelf::ALL.iter() {
        assert!(keys.insert(title.key()), "{} is there twice", title.key());
        assert!(title.key().bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'));
        assert_eq!(games::shelf::find(title.key()).map(|found| found.key()), Some(title.key()));
        known(&title.about().name());
        known(&title.about().line());
        assert!(*title.seats().start() >= 1 && title.seats().start() <= title.seats().end());
        let emblem = title.about().emblem();
        assert!((emblem.size.width - 40.0).abs() < 1e-3 && (emblem.size.height - 40.0).abs() < 1e-3);
        assert!(!emblem.items.is_empty(), "{} has an emblem", title.key());
        proper(&emblem, &words[1], &BTreeSet::new(), title.key());
        for (lang, words) in Lang::ALL.into_iter().zip(&words) {
            let mut rules = title.about().rules(lang);
            assert!(rules.len() > 3, "{} has a page of rules", title.key());
            rules.extend(title.about().strategy.into_iter().flat_map(|strategy| strategy(lang)));
            for block in &rules {
                let (Block::Heading(said)
                | Block::Text(said)
                | Block::Point(said)
                | Block::Game(_, said)
                | Block::Ruling(said)) = block
                else {
                    continue;
                };
                known(said);
            }
            for block in &rules {
                if let Block::Picture(drawing, said) = block {
                    known(said);
                    proper(drawing, words, &notations(*title), title.key());
                }
            }
        }
    }
}

#[test]
fn layouts_are_choices_with_texts_and_a_default() {
    for field in games::shelf::ALL.iter().flat_map(|title| title.about().layouts) {
        let Kind::Choice(choices) = &field.kind else { panic!("{} is no choice", field.key) };
        choices.iter().map(|(_, name)| *name).chain([field.name, field.about]).for_each(|id| known(&Phrase::new(id)));
        assert!(choices.iter().any(|(value, _)| *value == field.default), "{}", field.key);
        assert_eq!(field.when, None);
    }
}

#[test]
fn options_have_texts_and_defaults_that_are_valid() {
    for title in games::shelf::ALL.iter() {
        assert!(title.seats_with(&Values::new()).is_ok(), "{}: the defaults are right", title.key());
        let fields = title.fields();
        for (index, field) in fields.iter().enumerate() {
            let what = format!("{} {}", title.key(), field.key);
            known(&Phrase::new(field.name));
            known(&Phrase::new(field.about));
            match &field.kind {
                Kind::Choice(choices) => {
                    choices.iter().for_each(|(_, name)| known(&Phrase::new(name)));
                    assert!(choices.iter().any(|(value, _)| *value == field.default), "{what}");
                }
                Kind::Number(least, most) => {
                    assert!(least < most, "{what}");
                    assert!((*least..=*most).contains(&field.default.parse().unwrap()), "{what}");
                }
                Kind::List(among) => {
                    among.iter().for_each(|(_, name)| known(&Phrase::new(name)));
                    assert!(
                        entries(field.default).all(|entry| among.iter().any(|(value, _)| *value == entry)),
                        "{what}"
                    );
                }
                Kind::Text | Kind::Faces { .. } => {}
            }
            if let Some((key, values)) = field.when {
                let earlier = fields[..index].iter().find(|earlier| earlier.key == key);
                let Some(Kind::Choice(choices)) = earlier.map(|earlier| &earlier.kind) else {
                    panic!("{what} depends on {key}, which is no choice before it");
                };
                assert!(values.iter().all(|value| choices.iter().any(|(choice, _)| choice == value)), "{what}");
            }
            let given = Values::from([(field.key.to_owned(), "no such value".to_owned())]);
            match (&field.kind, title.seats_with(&given)) {
                (Kind::Choice(_) | Kind::Number(..) | Kind::List(_) | Kind::Faces { .. }, Ok(_)) => {
                    panic!("{what} takes anything")
                }
                (_, Err(why)) => reason(&why),
                (Kind::Text, Ok(_)) => {}
            }
        }
        let unknown = Values::from([("no such option".to_owned(), "1".to_owned())]);
        reason(&title.seats_with(&unknown).unwrap_err());
    }
}

#[test]
fn sheets_have_keys_of_their_own_and_exist_in_both_languages() {
    let words = Lang::ALL.map(vocabulary);
    let mut first: BTreeMap<&str, (&dyn Title, table::Sheet)> = BTreeMap::new();
    let of = |sheet: &table::Sheet| {
        (
            sheet.name,
            sheet.about,
            sheet.counts(),
            sheet.papers(),
            sheet.edge(),
            sheet.is_filled(),
            sheet.blank(Lang::De),
        )
    };
    for title in games::shelf::ALL.iter() {
        for sheet in title.sheets() {
            if let Some((other, same)) = first.get(sheet.key) {
                // What games share is one sheet.
                assert!(
                    title.about().family.is_some() && title.about().family == other.about().family,
                    "{} is there twice",
                    sheet.key
                );
                assert_eq!(of(&sheet), of(same));
                continue;
            }
            first.insert(sheet.key, (*title, sheet));
            known(&Phrase::new(sheet.name));
            known(&Phrase::new(sheet.about));
            assert!(sheet.counts().contains(&1), "{} has a page of its own", sheet.key);
            for (lang, words) in Lang::ALL.into_iter().zip(&words) {
                let pages = match sheet.kind {
                    table::Kind::Form { blank, .. } => vec![blank(lang)],
                    table::Kind::Model { edge, .. } => model(&sheet, edge.usual, Paper::A5, lang),
                    table::Kind::Pages { papers, .. } => {
                        papers.iter().flat_map(|paper| sheet.pages(*paper, lang)).collect()
                    }
                    table::Kind::Told { .. } => panic!("{} is no game's own", sheet.key),
                };
                assert!(pages.iter().any(|page| !page.items.is_empty()), "{}", sheet.key);
                for page in &pages {
                    proper(page, words, &notations(*title), sheet.key);
                }
            }
        }
    }
    assert!(!first.is_empty(), "something can be printed");
    assert!(club::printing::find("no such sheet").is_none());
}

fn model(sheet: &table::Sheet, edge: u8, paper: Paper, lang: Lang) -> Vec<Drawing> {
    sheet.model(&Model { edge, count: 1, paper, options: &Values::new(), lang })
}

#[test]
fn models_are_made_in_every_size_on_every_paper() {
    for title in games::shelf::ALL.iter() {
        for sheet in title.sheets() {
            let Some(edge) = sheet.edge() else { continue };
            assert!(edge.least <= edge.usual && edge.usual <= edge.most);
            for paper in Paper::ALL {
                for length in [edge.least, edge.usual, edge.most] {
                    let pages = model(&sheet, length, paper, Lang::De);
                    assert!(!pages.is_empty(), "{} {length} on {paper}", sheet.key);
                    let (size, due) = (pages[0].size, paper.size());
                    assert!((size.width + size.height - due.width - due.height).abs() < 0.01, "as large as the paper");
                }
            }
        }
    }
}

#[test]
fn pages_that_are_made_for_papers_are_as_large_as_these() {
    for title in games::shelf::ALL.iter() {
        for sheet in title.sheets() {
            for paper in Paper::ALL {
                let pages = sheet.pages(paper, Lang::De);
                let made_for = matches!(sheet.kind, table::Kind::Pages { papers, .. } if papers.contains(&paper));
                assert_eq!(!pages.is_empty(), made_for, "{} on {paper}", sheet.key);
                for page in pages {
                    let (size, due) = (page.size, paper.size());
                    let upright = (size.width - due.width).abs() + (size.height - due.height).abs();
                    let lying = (size.width - due.height).abs() + (size.height - due.width).abs();
                    assert!(upright.min(lying) < 0.01, "{} on {paper}: {size:?}", sheet.key);
                }
            }
        }
    }
}

#[test]
fn dice_have_a_look_and_a_face_for_all_they_can_show() {
    let words = vocabulary(Lang::En);
    spread(20, |n| {
        let (title, mut table, mut rng) = deal(n);
        for _ in 0..20 {
            if let Turn::Roll(throw) = table.turn() {
                for die in &throw.dice {
                    let art = title.die(die);
                    let look = art.look;
                    assert_ne!(look.body, look.mark, "{} cannot be read", die.kind);
                    for face in die.distinct() {
                        let drawing = (art.face)(die, face);
                        assert!(!drawing.items.is_empty(), "{} shows {face}", die.kind);
                        proper(&drawing, &words, &BTreeSet::from([face.to_string()]), &die.kind);
                    }
                }
            }
            let Some(entry) = step(&*table, &mut rng) else { break };
            table.enter(&entry).unwrap();
        }
    });
}

#[test]
fn the_choices_of_an_option_all_begin_large_or_all_small() {
    for title in games::shelf::ALL.iter() {
        for (field, lang) in title.fields().iter().flat_map(|field| Lang::ALL.map(|lang| (field, lang))) {
            let Kind::Choice(choices) = &field.kind else { continue };
            let names: Vec<String> = choices.iter().map(|(_, name)| lang.say(&Phrase::new(name))).collect();
            let first = names.iter().filter_map(|name| name.chars().next().filter(|letter| letter.is_alphabetic()));
            let large: BTreeSet<bool> = first.map(char::is_uppercase).collect();
            assert!(large.len() < 2, "{}, {}: {}", title.key(), field.key, names.join(", "));
        }
    }
}

/// The marks of people and computer players are drawn beside their names in every game with several at the table, in the light of the law that
/// whatever is said stays as it is: no name is cut for them, nothing leaves the board.
#[test]
fn marks_stand_beside_their_names_and_cut_none() {
    use base::draw::plot::Mark;
    for (n, title) in games::shelf::ALL.iter().enumerate() {
        let mut rng = crate::shelf::dice(n as u64);
        for options in crate::shelf::variants(*title) {
            let mut table = title.open(crate::shelf::header(*title, &options, &mut rng)).unwrap();
            for _ in 0..rng.random_range(0..8) {
                if !table.turn().is_over() {
                    step(table.as_mut(), &mut rng);
                }
            }
            let seats = table.header().players.len();
            for (long, room) in [(false, None), (true, None), (false, Some(0.9)), (true, Some(1.6))] {
                let name = |seat: usize| match long {
                    true => format!("Wilhelmina Maximiliane {seat}"),
                    false => format!("P{seat}"),
                };
                let plain = View { names: (0..seats).map(name).collect(), room, ..View::default() };
                let marks = (0..8).chain(9..11).map(Mark::from).cycle().take(seats).map(Some).collect();
                let signed = table.board(&View { marks, ..plain.clone() });
                let plain = table.board(&plain);
                let what = format!("{} {options:?} {seats} {long} {room:?}", title.key());
                assert_eq!(signed.words(), plain.words(), "{what}");
                assert_eq!((signed.size, signed.spots.len()), (plain.size, plain.spots.len()), "{what}");
                assert!(long || seats == 1 || signed != plain, "{what}: no mark is seen");
            }
        }
    }
}

#[test]
fn marks_have_the_same_limits_in_every_game_and_a_unit_is_worth_what_the_document_says() {
    for title in games::shelf::ALL.iter() {
        for options in crate::shelf::variants(*title) {
            let scale = title.scale(&options);
            let mode = options.get("mode").map(String::as_str);
            let share = match (title.key(), mode) {
                ("kvatrutafl", _) if scale.measure != Measure::Chance => 0.0426,
                ("dre13ehn", Some("solo")) => scale.unit,
                _ => 1.0,
            };
            let name = format!("{} {options:?}", title.key());
            assert_eq!(scale.limits(), Mark::LIMITS.map(|limit| limit / share), "{name}");
            assert_eq!(scale.limits().map(|cost| scale.mark(1.001 * cost)), Mark::ALL[1..], "{name}");
            assert_eq!(scale.mark(0.0099 / share), Mark::Good, "{name}");
        }
    }
    let text = std::fs::read_to_string("docs/levels.md").unwrap();
    let (_, units) = text.split_once("a unit's worth, in wins").unwrap();
    let (mut told, mut named) = (BTreeSet::new(), String::new());
    for line in units.lines().skip(2).take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let name = cells[1].split([',', '`']).next().unwrap().trim();
        if !name.starts_with('…') {
            name.clone_into(&mut named);
        }
        let title = games::shelf::ALL.iter().find(|title| {
            let known = Lang::En.say(&title.about().name());
            known == named || named.starts_with(&format!("{known} ("))
        });
        let title = title.unwrap_or_else(|| panic!("no game is called {named}"));
        let options: Values = cells[1]
            .split('`')
            .filter_map(|option| option.split_once('='))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let worth: f64 = cells[2].split_whitespace().next().unwrap().parse().unwrap();
        let unit = title.scale(&options).unit;
        assert!((unit - worth).abs() < 1e-9, "{line}: {unit}");
        told.insert(title.key());
    }
    let missing = games::shelf::ALL.iter().map(|title| title.key()).filter(|key| !told.contains(key));
    assert_eq!(missing.collect::<Vec<_>>(), [""; 0], "docs/levels.md: measured by `wurfzabel play GAME --unit`");
}
