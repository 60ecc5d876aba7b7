# Das Handbuch: wie du das Programm bedienst. Namen von Knöpfen stehen in „…“, so wie sie im Programm heißen.

handbook-about-text = Wurfzabel ist ein Kabinett der Würfelspiele. Du spielst allein gegen den Computer, zu mehreren vor einem Bildschirm oder am richtigen Tisch, mit echten Würfeln und gedruckten Blättern. Dieses Heft erklärt, wie du das Programm bedienst. Wie ein Spiel geht, steht auf seiner Regelseite; eine Lektion führt dich durch die erste Partie.

handbook-install = Installieren
handbook-install-text = Wurfzabel braucht kein Netz, keine Anmeldung und keine Grafikkarte. Es schickt nichts ins Netz und holt nichts von dort.
handbook-install-debian = Debian und Ubuntu: Klick das Paket doppelt an, oder installiere es im Terminal mit sudo apt install und seinem Pfad.
handbook-install-fedora = Fedora und openSUSE: Klick das Paket doppelt an, oder nimm sudo dnf install, bei openSUSE sudo zypper install, mit seinem Pfad.
handbook-install-flatpak = Jedes andere Linux: Installiere das Flatpak mit flatpak install und seinem Pfad.
handbook-install-windows = Windows: Starte das Installationsprogramm; es legt einen Eintrag ins Startmenü. Willst oder darfst du nichts installieren, entpack stattdessen das tragbare Archiv und starte das Programm darin.
handbook-install-mac = macOS: Zieh das Programm in den Ordner Programme.
handbook-install-new-text = Eine neue Version installierst du über die alte. Partien und Einstellungen bleiben, auch wenn du das Programm entfernst. Was eine Version geschrieben hat, liest jede spätere.

handbook-first = Ein erster Abend
handbook-first-text = Nach dem Start siehst du die Übersicht: für jedes Spiel eine Karte, für die Wirtshausspiele eine gemeinsame, und oben die Werkzeuge. Sprache und Aussehen richten sich nach deinem System; in den Einstellungen kannst du sie ändern.
handbook-shelf-picture = Die Übersicht. „Lernen“ ist auf einer Karte hervorgehoben, bis du ihre erste Lektion geschafft oder das Spiel zu Ende gespielt hast.
handbook-first-learn = „Lernen“ führt dich durch eine erste Partie, vom ersten Wurf an. Jede Lektion dauert ein paar Minuten. Nach jeder Entscheidung erfährst du, ob sie richtig war, und wenn nicht, warum.
handbook-first-play = „Spielen“ beginnt sofort, so, wie du zuletzt gespielt hast. „Einrichten“ fragt vorher, welche Personen mitspielen und nach welchen Regeln.
handbook-first-setup = Beim Einrichten gibst du jedem Platz einen Namen und wählst, ob dort eine Person oder ein Computerspieler sitzt: leicht, mittel oder stark, in Kvátrutafl auch sehr stark. „Noch ein Platz“ fügt einen hinzu. Die Reihenfolge änderst du am Griff oder mit den Pfeilen. Mit „Los geht’s“ beginnt die Partie.
handbook-first-people = Auf der Übersicht sagst du einmal, wer hier spielt; dieser Name steht dann auf dem ersten Platz jeder neuen Partie. Das Programm merkt sich jeden Namen, den du eintippst, mit Farbe und Zeichen; „Nur ein Gast“ verhindert das. Unter „Personen“ in den Einstellungen kannst du Namen ändern, zusammenlegen und vergessen und bestimmen, wer hier spielt.
handbook-first-stop = Aufhören kannst du jederzeit, auch mitten im Wurf: Schließ einfach das Fenster. Jede Partie wird gespeichert, während ihr spielt. Beim nächsten Mal steht sie in der Übersicht und geht dort weiter.
handbook-lesson-picture = Die erste Lektion von Namaste: Unten steht, worum es gerade geht.
handbook-setup-picture = Eine Partie Namaste wird eingerichtet: zwei Personen und ein Computerspieler.

handbook-table = Am Spieltisch
handbook-table-text = In der Mitte liegt das Brett, daneben liegen die Würfel, und darunter steht in Worten, was geschehen ist. Ganz unten siehst du, wer an der Reihe ist und was als Nächstes möglich ist; dort würfelst du auch.
handbook-table-throw = Mit der Leertaste oder der Eingabetaste würfelst und bestätigst du. Das Brett zeigt, was erlaubt ist, genau dort, wo du es anfassen würdest. Versuchst du etwas anderes, liest du, warum es nicht geht; das kleine Buch daneben führt dich zur passenden Stelle der Regeln.
handbook-table-keys = Mit den Pfeiltasten wanderst du über das Brett, mit der Eingabetaste nimmst du das markierte Feld. Ziffern wählen Würfel und Möglichkeiten. Esc hebt die Auswahl auf.
handbook-table-undo = Strg+Z nimmt deine letzte Entscheidung zurück, Strg+Y stellt sie wieder her. Die Würfel bleiben dabei dieselben. Willst du das nicht, schalte „Rückgängig“ beim Einrichten aus.
handbook-table-help = Mit der Taste H bekommst du einen Tipp, mit R öffnest du die Regeln, mit F spulst du vor, bis wieder eine Person gefragt ist. F1 zeigt alle Tasten, auch die der Frage, die gerade offen ist.
handbook-table-settings = Wie schnell die Würfel rollen und wie lange Computerspieler warten, stellst du in den Einstellungen unter „Würfel“ und „Spielen“ ein.

handbook-namaste = Namaste
handbook-namaste-text = Bist du am Zug, wählst du zuerst, wie viele weiße Würfel fallen; drückst du die Zahl oder ihre Taste, rollen sie gleich. Die möglichen Summen stehen neben der Raute. Drück eine Summe und dann ein Feld, oder zuerst das Feld; die Felder, auf die die Summe passt, sind markiert. Danach tragen die anderen aus den weißen Würfeln ein oder passen, in beliebiger Reihenfolge.
handbook-namaste-more-text = Zeigst du auf ein Feld, liest du, was dort noch zählen kann. Die Blätter der anderen stehen klein daneben; drückst du auf eines, siehst du es groß.
handbook-namaste-picture = Ada kann die 4 aus den weißen Würfeln eintragen oder passen.

handbook-dre13ehn = dre13ehn
handbook-dre13ehn-text = Beim Einrichten wählst du eines der Spiele und die Würfel dazu. Nach dem Wurf sagst du seinen Namen an: Komm mit der Taste C ins Feld und tipp ihn ein, oder drück ihn in der Tafel. Beim Tippen genügen aa oder a: für einen langen Selbstlaut und sch oder sh für š.
handbook-dre13ehn-cup-text = Im Becherspiel liegt der Wurf verdeckt. Bist du dran, halte den Becher oder die Taste V gedrückt und sieh nach. Lässt du los, ist er wieder zugedeckt, und ein zweites Mal nachsehen darfst du nicht. Dann sagst du an, was daliegt oder was daliegen soll, und die nächste Person wählt „Glauben“ oder „Aufdecken“. Dazwischen verdeckt ein Vorhang den Bildschirm, bis sie da ist.
handbook-dre13ehn-more-text = Hast du eigene Würfel mit anderen Zeichen, trägst du sie in den Einstellungen unter „Eigene Würfel“ ein. Auch die „Bedenkzeit für Ansagen“ steht dort, unter „Spielen“; am Anfang ist sie aus.
handbook-cup-picture = Unter dem Becher nachsehen kannst du nur, solange du ihn hältst.

handbook-kvatrutafl = Kvátrutafl
handbook-kvatrutafl-text = Zieh einen Stein mit der Maus, oder drück erst ihn und dann die Zacke, auf die er soll. Auf der Tastatur führen dich die Pfeiltasten hin, und die Eingabetaste nimmt und setzt. Wohin er kann, ist markiert. Mit der Rücktaste nimmst du Schritt für Schritt zurück, bis du den ganzen Zug mit „Zug bestätigen“ abschließt.
handbook-kvatrutafl-more-text = Steht eine Formation da, bietet das Programm sie dir an; willst du sie ansagen, drück sie. In der Spalte steht, was geschehen ist, und auf dem Brett zeigen Pfeile den letzten Zug.
handbook-tables-picture = Ein Stein ist gewählt; die Ringe zeigen, wohin er darf.

handbook-ludix = Ludix
handbook-ludix-text = Leg die gefallenen Würfel zu einer römischen Zahl: Zieh sie, drück sie der Reihe nach oder tipp die Zeichen. Das Programm rechnet mit und sagt dir, was keine Zahl ist und wie der Wert geschrieben würde. Liegt die Zahl, entscheidest du: aufhören und aufschreiben oder weiterwürfeln. „Chancen“ auf dem Brett sagt dir, wie oft der nächste Wurf misslingt.
handbook-ludix-picture = XXVI liegt: aufschreiben oder noch einmal wagen.

handbook-tavern = Wirtshausspiele und ein Abend
handbook-tavern-text = Rund zwanzig kleine Spiele um Striche, für zwei bis zwölf Personen: Verlierst du ein Spiel, bekommst du einen Strich. „Zu den Spielen“ zeigt sie alle. Drück oder tipp die Würfel, die liegen bleiben; alles andere sagt dir das Brett.
handbook-tavern-evening-text = Ein Abend reiht mehrere Spiele aneinander. Du stellst sie beim Einrichten zusammen, ziehst sie am Griff in deine Reihenfolge oder lost sie aus. Eine Strichliste zählt über alle Spiele. Vor jedem Spiel zeigt eine Karte, worum es geht. Aufhören und an einem anderen Tag weiterspielen könnt ihr immer.
handbook-evening-picture = Mitten im Abend: das zehnte Spiel, unten die Strichliste.

handbook-real = Am echten Tisch
handbook-real-text = Wurfzabel kann auch nur Buch führen: Ihr würfelt mit echten Würfeln, und das Programm zählt, wacht über die Regeln und schlichtet Streit.
handbook-real-dice = Wähl beim Einrichten unter „Wo gewürfelt wird“ den Eintrag „Am echten Tisch“. Nach jedem Wurf tippst du ein, was die Würfel zeigen, mit Ziffern oder durch Drücken der Seiten; für eine 13 tippst du 1 und 3. Die Rücktaste nimmt den letzten Würfel zurück, die Eingabetaste bestätigt den Wurf. Für Computerspieler würfelt ihr am Tisch mit.
handbook-real-cup = Was unter einem Becher liegt, fragt das Programm erst, wenn alle es sehen. Für Computerspieler würfelt es dann selbst.
handbook-real-paper = Schreibst du lieber mit der Hand, druck leere Blätter. Ist eine Partie am Bildschirm zu Ende, druckt „Drucken“ dieselben Blätter ausgefüllt.
handbook-real-picture = Echte Würfel: Tipp ein, was liegt.

handbook-better = Besser werden
handbook-better-coach-text = Mit „Bewertung“ in den Einstellungen sagt dir der starke Computerspieler nach einer Entscheidung, was sie kostet und meistens auch, warum, bevor es weitergeht; dann kannst du sie zurücknehmen. Dort wählst du auch, wie streng er ist. „Vorausschau“ zeigt dir die Chancen zu allem, worauf du zeigst.
handbook-better-review-text = „Wie es ausging“ fasst eine beendete Partie zusammen. „Partie auswerten“ geht sie mit dir durch: was jede Entscheidung gekostet hat, was besser gewesen wäre und was die Würfel brachten. Taste N führt zum nächsten Fehler, Taste P zum vorigen, Taste A zeigt das Bessere auf dem Brett. Taste O spielt eine Entscheidung aus: Die besten Züge werden bis zu 1296-mal weitergespielt, alle mit denselben Würfen; daneben steht, wie genau das Ergebnis ist.
handbook-better-slips-text = In der Auswertung kannst du eigene Fehler zum Üben vormerken. Unter „Eigene Fehler“ fragt dich das Programm wieder danach, in wachsenden Abständen. „Aufgaben“ sind mitgelieferte Stellungen, von leicht bis schwer. Beides liegt unter „Üben“.
handbook-better-strategy-text = „Strategie“ auf den Regelseiten zeigt dir in Bildern, was über gutes Spiel berechnet ist.
handbook-review-picture = Eine ausgewertete Partie Ludix.

handbook-archive = Wiederfinden und ansehen
handbook-archive-text = Jede Partie kommt von selbst ins „Archiv“. Strg+F führt ins Suchfeld: Ein Name, ein Spiel, ein Datum oder ein Wort aus der Notiz genügt. Die Liste kannst du nach Tagen, Abenden oder Personen gruppieren. Was du mit einer Partie tun kannst, steht daneben.
handbook-archive-replay = „Ansehen“ zeigt dir eine Partie Schritt für Schritt. Mit „Weiterspielen“ machst du dort aus jedem Schritt eine neue Partie; die alte bleibt, wie sie ist.
handbook-archive-position = „Stellung“ gibt dir, was auf dem Brett steht, als eine Zeile zum Kopieren. Mit „Mit einer Stellung anfangen“ beim Einrichten beginnt die Partie bei dieser Zeile oder bei einer Stellung, die du von Hand stellst.
handbook-archive-copy = „Als Datei kopieren“ legt eine Partie noch einmal anderswo ab. „Datei öffnen“ öffnet eine von anderswo; du spielst dann in dieser Datei weiter. Mit „Ordner einlesen“ holst du sie ins Archiv.
handbook-archive-statistics = „Statistik“ in der Übersicht zählt Siege, Punkte und Würfe. „Wurf des Tages“ ist jeden Tag eine neue Partie, in der für alle dieselben Würfel fallen.

handbook-print = Auf Papier
handbook-print-text = Strg+P führt zu allem, was du drucken kannst: Blätter, Spielbretter, Würfel zum Basteln, Lernkarten und Regelhefte, unter „Alle Spiele“ auch dieses Handbuch. Wähl das Blatt und das Papier, und du siehst die Seite, wie sie wird. „Zum Drucken öffnen“ übergibt sie als PDF dem Betrachter deines Systems, „Speichern“ legt sie ab.
handbook-print-picture = Was du druckst, siehst du vorher.
handbook-print-size = Wähl im Druckdialog immer die tatsächliche Größe, manchmal auch 100 % oder ohne Anpassung genannt. Die Einstellung zum Anpassen an die Seite macht alles kleiner: Würfel werden dann schief, und Karten passen nicht mehr aufeinander.
handbook-print-cards = Druck Lernkarten beidseitig, über die lange Kante gewendet. So liegt jede Antwort hinter ihrer Frage. Schneide an den Linien. Zur Probe genügt das erste Blatt.
handbook-print-booklet = Druck Hefte auf A4 beidseitig, über die kurze Kante gewendet. Leg die Blätter ineinander, falte sie und hefte sie in der Mitte. Auf A5 kommen die Seiten einfach der Reihe nach.
handbook-print-nets = Druck Würfel zum Basteln auf festes Papier, 160 g oder mehr. Ein Lineal auf dem Blatt zeigt, ob die Größe stimmt. Falte an den gestrichelten Linien.
handbook-print-many = Stehen mehrere Blätter auf einer Seite, haben sie Marken zum Schneiden. Alles ist auch ohne Farbe gut zu lesen.

handbook-practise = Namen und Zeichen üben
handbook-practise-text = Mit Strg+L oder „Üben“ öffnest du den Runentrainer für dre13ehn. Wähl die Würfel, mit denen du spielen willst, schalte Stapel ein und drück „Beginnen“. Neues siehst und hörst du, bevor du danach gefragt wirst; danach kommt jede Karte wieder, kurz bevor du sie vergessen würdest. Ein paar Minuten am Tag genügen.
handbook-practise-grade-text = Nach der Antwort gibst du dir eine Note, mit den Tasten 1 bis 4 oder mit der Eingabetaste, die den Vorschlag nimmt. Mit „Gegen die Uhr“ übst du das Ansagen unter Zeitdruck, so wie es am Tisch zugeht.
handbook-practise-sounds-text = Unter „Laute“ hörst du jeden Namen, auch halb so schnell. Mit einem Mikrofon kannst du ihn nachsprechen und dich damit vergleichen.
handbook-trainer-picture = Eine Karte, die neu ist.

handbook-championship = Eine Meisterschaft ausrichten
handbook-championship-text = Der Pokal in der Übersicht führt zu den Meisterschaften. Du richtest die Weltmeisterschaft in dre13ehn aus oder, mit jedem Spiel für zwei, ein anderes Turnier: alle gegen alle (auch mit Rückrunde), Schweizer System, K.-o.-Runde oder Gruppen mit K.-o.-Runde. Namen tippst du ein, fügst sie ein oder liest sie aus einer Tabelle. Nach „Meisterschaft anlegen“ können noch Personen dazukommen; „Spielplan aufstellen und beginnen“ legt dann die Paarungen fest. Außer bei der Weltmeisterschaft können Nachzügler auch danach noch dazukommen, solange Platz ist.
handbook-championship-results-text = Ein Ergebnis ist schnell eingetragen, mit ein paar Tasten und der Eingabetaste oder mit ein paar Klicks; welche das sind, steht daneben. Eine Partie könnt ihr auch gleich hier spielen; das Ergebnis trägt dann das Programm ein. Berichtigst du etwas, sagt dir das Programm vorher, was sich dadurch ändert. Sind alle Ergebnisse da, leuchtet oben der Knopf, der den Abschnitt beendet; nach dem letzten Abschnitt stehen die ersten Plätze fest.
handbook-championship-show-text = „Beamer“ öffnet ein zweites Fenster, das allen im Raum Paarungen und Tabellen zeigt. Unter „Drucken und Dateien“ findest du Spielplan, Tabellen, Turnierbaum und Urkunden. „Eine zum Ausprobieren“ spielt dir eine Meisterschaft vor, bis zu dem Abschnitt, den du wählst.
handbook-championship-picture = Das Halbfinale einer Meisterschaft.

handbook-keys = Tasten, Schrift, Vorlesen
handbook-keys-text = Du kannst alles mit der Maus allein und mit der Tastatur allein bedienen. Mit Tab gehst du weiter, mit Umschalt+Tab zurück; was gerade markiert ist, hat einen Rahmen. F1 zeigt alle Tasten, und von dort kannst du sie ändern. Dieses Heft nennt die üblichen.
handbook-keys-size = Strg++ und Strg+− machen die Schrift größer und kleiner, bis 250 %; Strg+0 stellt die übliche Größe her. F11 füllt den Bildschirm.
handbook-keys-access = In den Einstellungen unter „Barrierefreiheit“ findest du weniger Bewegung, einen großen Rahmen auf Brettern, große Schaltflächen und Üben ohne Uhr; Ansichten mit hohem Kontrast stehen unter „Darstellung“.
handbook-keys-reader = Ein Screenreader kann alles lesen und bedienen. Am Tisch sagt dir F2, wie es steht, F3, was geschehen ist, F4, was du jetzt tun kannst, und F5, wie die Chancen stehen.

handbook-cli = Befehlszeile
handbook-cli-text = Du kommst auch ohne Fenster aus. wurfzabel --help nennt alle Befehle, mit --lang de auf Deutsch, und wurfzabel print --help erklärt einen davon genau. Ein paar Beispiele:
handbook-cli-games = Alle Spiele mit ihren Optionen: wurfzabel games
handbook-cli-print = Ein Blatt als PDF; wurfzabel sheets nennt alle: wurfzabel print namaste --paper a4 --per-page 2 --out blatt.pdf
handbook-cli-record = Eine Aufzeichnung prüfen und die Stellung ansehen: wurfzabel replay partie.wurf
handbook-cli-review = Eine Partie auswerten: wurfzabel review partie.wurf
handbook-cli-play = Computerspieler gegeneinander spielen lassen: wurfzabel play ludix --players bot:strong,bot:easy --games 100
handbook-cli-archive = Im Archiv suchen: wurfzabel archive find ada november
handbook-cli-handbook = Dieses Handbuch für den Browser: wurfzabel handbook --out ordner

handbook-files = Dateien
handbook-files-text = Jede Partie ist eine kleine Textdatei mit der Endung .wurf, jede Meisterschaft eine mit der Endung .wurfcup. Hier liegt alles:
handbook-files-linux = Linux: ~/.local/share/wurfzabel, die Einstellungen in ~/.config/wurfzabel, das Protokoll in ~/.local/state/wurfzabel.
handbook-files-windows = Windows: im Ordner Wurfzabel der Anwendungsdaten (%APPDATA%), das Protokoll im gleichnamigen Ordner der lokalen Daten (%LOCALAPPDATA%).
handbook-files-mac = macOS: ~/Library/Application Support/Wurfzabel.
handbook-files-move-text = Umziehen und aufbewahren: Kopier den Ordner mit den Partien, solange das Programm nicht läuft. Mit „Ort wählen …“ in den Einstellungen nimmst du von da an einen anderen Ordner. Was im alten liegt, bleibt dort: Was mit soll, kopierst du vorher hinüber. Im Archiv liest „Ordner einlesen“ Partien von einem anderen Rechner ein, jede nur einmal.
handbook-files-stick-text = Auf einem USB-Stick: Setz die Umgebungsvariable WURFZABEL_HOME auf einen Ordner, und alles liegt in diesem Ordner.
handbook-files-trash-text = Was du löschst, liegt dreißig Tage im Papierkorb, und du kannst es dort zurückholen. Fällt der Strom aus, fehlt höchstens der letzte Schritt.

handbook-trouble = Wenn etwas nicht geht
handbook-trouble-text = Kann das Programm etwas nicht, sagt es dir in einem Satz, was geschehen ist, was erhalten ist und was du tun kannst. Genaueres steht im Protokoll, der Datei wurfzabel.log.
handbook-trouble-sound = Du hörst nichts: In den Einstellungen steht unter „Klang“, warum.
handbook-trouble-size = Zu klein oder abgeschnitten: Mit Strg++ und Strg+− änderst du die Schrift, mit Strg+0 setzt du sie zurück.
handbook-trouble-damaged = Eine beschädigte Partie zeigt das Programm bis zur fehlerhaften Zeile und überschreibt sie nie; weiter geht es in einer Kopie.
handbook-trouble-report = Stürzt das Programm ab, liegt neben dem Protokoll ein Bericht, mit crash- und dem Zeitpunkt im Namen; eure Namen und Partien stehen nicht darin. Meldest du einen Fehler, leg ihn bei, zusammen mit dem, was wurfzabel --version --verbose ausgibt.
