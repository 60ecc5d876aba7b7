# About the program: what it is, and who made what.

about-title = About Wurfzabel
about-settings = What the program is, where the games come from, and all licences
about-open = About the program
about-privacy = Everything stays on this device: the program never connects to a network.
about-program = The program
about-own = The program, its drawings, symbols, runes, voice and texts, and what its computer players have learnt, were made for Wurfzabel and are under the same licences.
about-text-of = { $licence } licence text
about-games = Where the games come from
about-fonts = Fonts
about-fonts-about = The fonts are built in, cut down to the characters needed.
about-crates = Libraries
about-crates-about = { $count } libraries are built in, on some systems fewer, each with the text of its licence. They in turn contain SQLite (public domain) and miniaudio (public domain or MIT-0).
about-report = For bug reports
about-report-about = Copy this into your bug report. It contains no names and no matches. “wurfzabel --version --verbose” prints the same.
about-copy = Copy
about-copied = The details are on the clipboard.
