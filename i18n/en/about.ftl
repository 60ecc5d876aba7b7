# About the program: what it is, and whose all of it is.

about-title = About Wurfzabel
about-settings = What the program is, whose the games are, and all licences
about-open = About the program
about-privacy = Everything stays on this device: the program makes no connection to any network.
about-program = The program
about-own = Program, drawings, symbols, runes, voice, texts and learned weights were made for Wurfzabel and are under the same licences.
about-text-of = Licence text { $licence }
about-games = Whose the games are
about-fonts = Fonts
about-fonts-about = The fonts are cut to the letters that are needed and built in.
about-crates = Libraries
about-crates-about = { $count } libraries are built in, on some systems fewer; each leads to the text of its licence. With them come SQLite (public domain) and miniaudio (public domain or MIT-0).
about-report = For fault reports
about-report-about = This belongs in a fault report. It holds no names and no matches. “wurfzabel --version --verbose” says the same.
about-copy = Copy
about-copied = It is on the clipboard.
