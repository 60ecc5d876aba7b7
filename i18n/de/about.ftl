# Über das Programm: was es ist, und wer was gemacht hat.

about-title = Über Wurfzabel
about-settings = Was das Programm ist, von wem die Spiele sind und alle Lizenzen
about-open = Über das Programm
about-privacy = Alles bleibt auf diesem Gerät: Das Programm baut keine Verbindung ins Netz auf.
about-program = Das Programm
about-own = Programm, Zeichnungen, Symbole, Runen, Stimme, Texte und das, was die Computerspieler gelernt haben, sind für Wurfzabel gemacht und stehen unter denselben Lizenzen.
about-text-of = Lizenztext { $licence }
about-games = Von wem die Spiele sind
about-fonts = Schriften
about-fonts-about = Die Schriften sind eingebaut, auf die nötigen Zeichen gekürzt.
about-crates = Bibliotheken
about-crates-about = { $count } Bibliotheken sind eingebaut, auf manchen Systemen weniger, jede mit ihrem Lizenztext. Mit ihnen kommen SQLite (gemeinfrei) und miniaudio (gemeinfrei oder MIT-0).
about-report = Für Fehlerberichte
about-report-about = Kopier das in deinen Fehlerbericht. Namen und Partien stehen nicht darin. „wurfzabel --version --verbose“ sagt dasselbe.
about-copy = Kopieren
about-copied = Die Angaben sind in der Zwischenablage.
