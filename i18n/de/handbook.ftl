# Das Handbuch: wie man das Programm bedient. Namen von Knöpfen stehen in „…“, so wie sie im Programm heißen.

handbook-title = Handbuch
handbook-line = Wie man mit Wurfzabel spielt, druckt, übt und ausrichtet
handbook-print-about = Das Handbuch mit Bildern: auf A5 Seite für Seite, auf A4 zum Falten.
handbook-written = { $files } Dateien geschrieben: { $folder }

handbook-about = Wurfzabel ist ein Kabinett der Würfelspiele: allein gegen den Computer, zu mehreren vor einem Bildschirm oder am richtigen Tisch, mit echten Würfeln und gedruckten Blättern. Dieses Heft sagt, wie man das Programm bedient. Wie ein Spiel geht, steht auf seiner Regelseite; eine Lektion führt durch die erste Partie.

handbook-install = Installieren
handbook-install-text = Wurfzabel braucht kein Netz, keine Anmeldung und keine Grafikkarte. Es schickt nichts fort und holt nichts.
handbook-install-debian = Debian und Ubuntu: das Paket doppelt anklicken oder im Terminal mit apt installieren, den Pfad des Pakets hinter sudo apt install.
handbook-install-fedora = Fedora und openSUSE: das Paket doppelt anklicken, oder sudo dnf install beziehungsweise sudo zypper install mit seinem Pfad.
handbook-install-flatpak = Jedes andere Linux: das Flatpak, mit flatpak install und seinem Pfad.
handbook-install-windows = Windows: das Installationsprogramm starten; es legt einen Eintrag ins Startmenü. Wer nichts installieren will oder darf, entpackt stattdessen das tragbare Archiv und startet das Programm darin.
handbook-install-mac = macOS: das Programm in den Ordner Programme ziehen.
handbook-install-new = Eine neue Fassung wird über die alte installiert. Partien und Einstellungen bleiben, auch wenn das Programm entfernt wird. Was eine Fassung geschrieben hat, liest jede spätere.

handbook-first = Ein erster Abend
handbook-first-text = Nach dem Start steht man vor dem Regal: für jedes System eine Karte, oben die Werkzeuge. Sprache und Aussehen richten sich nach dem System und lassen sich in den Einstellungen ändern.
handbook-shelf-picture = Das Regal. „Lernen“ verschwindet von einer Karte, sobald ihre Lektionen geschafft sind.
handbook-first-learn = „Lernen“ führt durch eine erste Partie, vom ersten Wurf an. Jede Lektion dauert ein paar Minuten; was man entscheidet, wird nach den Regeln und nach seinen Kosten beurteilt.
handbook-lesson-picture = Die erste Lektion von Namaste: Unten steht, worum es gerade geht.
handbook-first-play = „Spielen“ beginnt sofort, so wie zuletzt gespielt wurde. „Einrichten“ fragt vorher, wer mitspielt und nach welchen Regeln.
handbook-first-setup = Beim Einrichten bekommt jeder Platz einen Namen und ist ein Mensch oder ein Computer, leicht, mittel oder stark, in Kvátrutafl auch sehr stark. „Noch jemand“ stellt einen Platz dazu. Die Reihenfolge wird am Griff gezogen oder mit Pfeilen geändert. „Los geht’s“ beginnt.
handbook-setup-picture = Eine Partie Namaste wird eingerichtet: zwei Menschen und ein Computer.
handbook-first-people = Ein Name, der einmal getippt ist, wird gemerkt, mit Farbe und Zeichen; „Nur ein Gast“ verhindert das. Unter „Personen“ in den Einstellungen lassen sich Namen ändern, zusammenlegen und vergessen.
handbook-first-stop = Aufhören kann man jederzeit, auch mitten im Wurf: einfach das Fenster schließen. Jede Partie wird geschrieben, während sie gespielt wird. Beim nächsten Mal steht sie im Regal und geht dort weiter.

handbook-table = Am Spieltisch
handbook-table-text = In der Mitte liegt das Brett, daneben die Würfel, darunter in Worten, was geschah. Ganz unten steht, wer an der Reihe ist und was als Nächstes möglich ist; dort wird auch geworfen.
handbook-table-throw = Leertaste oder Eingabetaste wirft und bestätigt. Was erlaubt ist, wird auf dem Brett gezeigt, wo man es anfassen würde. Wer etwas anderes versucht, liest, warum es nicht geht; das Buch daneben führt zur passenden Stelle der Regeln.
handbook-table-keys = Die Pfeiltasten wandern über das Brett, die Eingabetaste nimmt das markierte Feld. Ziffern wählen Würfel und Möglichkeiten. Esc hebt die Auswahl auf.
handbook-table-undo = Strg+Z nimmt die letzte Entscheidung zurück, Strg+Y stellt sie wieder her. Die Würfel bleiben dabei dieselben. Wer das nicht will, schaltet „Zurücknehmen“ beim Einrichten aus.
handbook-table-help = Taste H gibt einen Tipp, Taste R öffnet die Regeln, Taste F spult vor, bis wieder ein Mensch gefragt ist. F1 zeigt alle Tasten, auch die der Frage, die gerade offen ist.
handbook-table-settings = Wie schnell Würfel rollen und wie lange Computer warten, steht in den Einstellungen unter „Würfel“ und „Spielen“.

handbook-namaste = Namaste
handbook-namaste-text = Wer am Zug ist, wählt zuerst, wie viele weiße Würfel fallen; ein Druck auf die Zahl oder auf ihre Taste wirft sie gleich. Die möglichen Summen stehen neben der Raute. Man drückt eine Summe und dann ein Feld, oder zuerst das Feld; welche Felder die Summe nehmen, ist markiert. Danach tragen die anderen aus den weißen Würfeln ein oder passen, in beliebiger Reihenfolge.
handbook-namaste-more = Der Zeiger auf einem Feld sagt, was dort noch zählen kann. Die Blätter der anderen stehen klein daneben; ein Druck zeigt eines groß.
handbook-namaste-picture = Ada kann die 4 aus den weißen Würfeln eintragen oder passen.

handbook-dre13ehn = dre13ehn
handbook-dre13ehn-text = Beim Einrichten wird gewählt, welches der Spiele es sein soll und mit welchen Würfeln. Nach dem Wurf wird angesagt, wie er heißt: mit der Taste C ins Feld und eintippen, oder in der Tafel drücken. Beim Tippen genügen aa oder a: für einen langen Selbstlaut und sch oder sh für š.
handbook-dre13ehn-cup = Im Becherspiel liegt der Wurf verdeckt. Wer dran ist, hält den Becher oder die Taste V gedrückt und sieht nach; beim Loslassen ist wieder zugedeckt, und ein zweites Mal nachsehen darf man nicht. Dann wird angesagt, was daliegt oder was daliegen soll, und die nächste Person wählt „Glauben“ oder „Aufdecken“. Dazwischen verdeckt ein Vorhang den Bildschirm, bis sie da ist.
handbook-cup-picture = Unter dem Becher nachsehen: nur solange man hält.
handbook-dre13ehn-more = Wer eigene Würfel mit anderen Zeichen hat, trägt sie in den Einstellungen unter „Eigene Würfel“ ein. Auch die „Bedenkzeit für Ansagen“ steht dort, unter „Spielen“; am Anfang ist sie aus.

handbook-kvatrutafl = Kvátrutafl
handbook-kvatrutafl-text = Ein Stein wird gezogen, oder man drückt ihn und dann die Zacke, auf die er soll; mit der Tastatur führen die Pfeiltasten hin, und die Eingabetaste nimmt und setzt. Wohin er kann, ist markiert. Jeder Schritt lässt sich mit der Rücktaste zurücknehmen, bis „Zug bestätigen“ den ganzen Zug gelten lässt.
handbook-kvatrutafl-more = Eine Formation wird angeboten, sobald sie dasteht; wer sie ansagen will, drückt sie. In der Spalte steht, was geschah, auf dem Brett zeigen Pfeile den letzten Zug.
handbook-tables-picture = Ein Stein ist gewählt; die Ringe zeigen, wohin er darf.

handbook-ludix = Ludix
handbook-ludix-text = Die gefallenen Würfel werden zu einer römischen Zahl gelegt: ziehen, der Reihe nach drücken oder die Zeichen tippen. Das Programm rechnet mit und sagt, was keine Zahl ist und wie der Wert geschrieben würde. Steht sie, bleibt die Wahl: aufhören und aufschreiben, oder weiterwürfeln. Wie gut die Aussichten sind, sagt „Chancen“ auf dem Brett.
handbook-ludix-picture = XXVI liegt: aufschreiben oder noch einmal wagen.

handbook-tavern = Wirtshausspiele und ein Abend
handbook-tavern-text = Neunzehn kleine Spiele um Striche, für zwei bis zwölf. „Zu den Spielen“ zeigt sie alle. Welche Würfel liegen bleiben, wird gedrückt oder getippt; alles andere sagt das Brett.
handbook-tavern-evening = Ein Abend reiht mehrere aneinander. Welche, wird beim Einrichten zusammengestellt, am Griff gezogen oder ausgelost; eine Strichliste zählt über alle Spiele. Vor jedem Spiel zeigt eine Karte, worum es geht. Aufhören und an einem anderen Tag weiterspielen geht immer.
handbook-evening-picture = Mitten im Abend: das zehnte Spiel, unten die Strichliste.

handbook-real = Am echten Tisch
handbook-real-text = Wurfzabel kann auch nur Buch führen: Gewürfelt wird mit echten Würfeln, und das Programm zählt, wacht über die Regeln und schlichtet.
handbook-real-dice = Beim Einrichten unter „Woher die Würfe kommen“ den Eintrag „Vom Tisch“ wählen. Nach jedem Wurf wird eingetippt, was die Würfel zeigen, mit Ziffern oder durch Drücken der Seiten; 13 sind die Tasten 1 und 3. Die Rücktaste nimmt den letzten Würfel zurück, die Eingabetaste lässt den Wurf gelten. Für einen Computer wirft jemand am Tisch.
handbook-real-picture = Echte Würfel: eintippen, was liegt.
handbook-real-cup = Was unter einem Becher liegt, fragt das Programm erst, wenn alle es sehen. Für Computer würfelt es dann selbst.
handbook-real-paper = Wer lieber schreibt, druckt leere Blätter. Ist eine Partie am Bildschirm zu Ende, druckt „Drucken“ dieselben Blätter ausgefüllt.

handbook-better = Besser werden
handbook-better-coach = „Bewertung“ in den Einstellungen lässt den starken Computer nach einer Entscheidung sagen, was sie kostet und warum, bevor es weitergeht; dann lässt sie sich zurücknehmen. Wie streng sie ist, wird dort gewählt. „Vorausschau“ sagt, was sich zählen lässt, wo man hinzeigt.
handbook-better-review = „Wie es ausging“ fasst eine beendete Partie zusammen, „Partie auswerten“ geht sie durch: was jede Entscheidung gekostet hat, was besser gewesen wäre, was die Würfel brachten. Taste N führt zum nächsten Fehler, Taste P zum vorigen, Taste A zeigt das Bessere auf dem Brett. Taste O spielt eine Entscheidung aus: Die besten werden mehr als tausendmal weitergespielt, alle mit denselben Würfen; daneben steht, wie genau das Ergebnis ist.
handbook-review-picture = Eine ausgewertete Partie Ludix.
handbook-better-slips = Eigene Fehler lassen sich in der Auswertung zum Üben vormerken. Unter „Eigene Fehler“ werden sie wieder auf dem Brett gefragt, in wachsenden Abständen. „Aufgaben“ sind mitgelieferte Stellungen, von leicht bis schwer. Beides liegt unter „Üben“.
handbook-better-strategy = „Strategie“ auf den Regelseiten zeigt in Bildern, was über gutes Spiel berechnet ist.

handbook-archive = Wiederfinden und ansehen
handbook-archive-text = Im „Archiv“ steht jede Partie von selbst. Strg+F führt ins Suchfeld: Name, Spiel, Datum oder ein Wort aus der Notiz genügt. Die Liste lässt sich nach Tagen, Abenden oder Personen gruppieren; was mit einer Partie geht, steht daneben.
handbook-archive-replay = „Ansehen“ zeigt eine Partie Schritt für Schritt. „Weiterspielen“ macht dort aus jedem Schritt eine neue Partie; die alte bleibt, wie sie ist.
handbook-archive-position = „Stellung“ gibt, was auf dem Brett steht, als eine Zeile zum Kopieren. Beim Einrichten beginnt „Mit einer Stellung anfangen“ eine Partie damit, oder mit einer, die von Hand gestellt ist.
handbook-archive-copy = „Als Datei kopieren“ legt eine Partie noch einmal anderswo ab. „Datei öffnen“ öffnet eine von anderswo; gespielt wird dann in dieser Datei. Ins Archiv kommt sie mit „Ordner einlesen“.
handbook-archive-statistics = „Statistik“ im Regal zählt Siege, Punkte und Würfe. „Wurf des Tages“ ist jeden Tag eine andere Partie, in der überall dieselben Würfel fallen.

handbook-print = Auf Papier
handbook-print-text = Strg+P führt zu allem, was sich drucken lässt: Blätter, Spielpläne, Würfel zum Basteln, Lernkarten und Regelhefte, unter „Alle Spiele“ auch dieses Handbuch. Man wählt das Blatt und das Papier und sieht die Seite, wie sie wird. „Zum Drucken öffnen“ übergibt sie als PDF dem Betrachter des Systems, „Speichern“ legt sie ab.
handbook-print-picture = Was gedruckt wird, ist vorher zu sehen.
handbook-print-size = Im Druckdialog immer die tatsächliche Größe wählen, manchmal auch 100 % oder ohne Anpassung genannt. An Seite anpassen macht alles kleiner: Würfel werden dann schief, und Karten passen nicht mehr aufeinander.
handbook-print-cards = Lernkarten beidseitig drucken und über die lange Kante wenden. So liegt jede Antwort hinter ihrer Frage; geschnitten wird an den Linien. Zur Probe genügt das erste Blatt.
handbook-print-booklet = Hefte auf A4 beidseitig drucken und über die kurze Kante wenden, die Blätter ineinanderlegen, falten und in der Mitte heften. Auf A5 kommen die Seiten einfach der Reihe nach.
handbook-print-nets = Würfel zum Basteln auf festem Papier drucken, 160 g oder mehr. Ein Lineal auf dem Blatt zeigt, ob die Größe stimmt. Gefaltet wird an den gestrichelten Linien.
handbook-print-many = Mehrere Blätter auf einer Seite haben Marken zum Schneiden. Alles ist auch ohne Farbe gut zu lesen.

handbook-practise = Namen und Zeichen üben
handbook-practise-text = Strg+L oder „Üben“ öffnet den Runentrainer für dre13ehn. Man wählt die Würfel, mit denen man spielen will, schaltet Stapel ein und drückt „Beginnen“. Neues wird gezeigt und gesprochen, bevor es gefragt wird; danach kommt jede Karte wieder, kurz bevor sie vergessen wäre. Ein paar Minuten am Tag genügen.
handbook-trainer-picture = Eine Karte, die neu ist.
handbook-practise-grade = Nach der Antwort wird benotet, mit den Tasten 1 bis 4 oder mit der Eingabetaste, die den Vorschlag nimmt. „Gegen die Uhr“ übt das Ansagen unter Zeitdruck, so wie es am Tisch zugeht.
handbook-practise-sounds = Unter „Laute“ ist jeder Name zu hören, auch halb so schnell. Mit einem Mikrofon kann man nachsprechen und beide Aufnahmen vergleichen.

handbook-championship = Eine Meisterschaft ausrichten
handbook-championship-text = Der Pokal im Regal führt zu den Meisterschaften: der Weltmeisterschaft in dre13ehn, alle gegen alle, einer K.-o.-Runde oder Gruppen mit K.-o.-Runde mit jedem Spiel für zwei. Namen werden getippt, eingefügt oder aus einer Tabelle gelesen. Nach „Meisterschaft anlegen“ kann noch dazukommen, wer mag, bis „Spielplan aufstellen und beginnen“ die Paarungen macht.
handbook-championship-results = Ein Ergebnis ist schnell eingetragen, mit ein paar Tasten und der Eingabetaste oder mit ein paar Klicks; welche, steht daneben. Eine Partie kann auch gleich hier gespielt werden; ihr Ergebnis trägt sich selbst ein. Wird etwas berichtigt, sagt das Programm vorher, was sich dadurch ändert. Sind alle Ergebnisse da, leuchtet oben der Knopf, der den Abschnitt beendet; nach dem letzten stehen die Ersten fest.
handbook-championship-picture = Das Halbfinale einer Meisterschaft.
handbook-championship-show = „Beamer“ öffnet ein zweites Fenster, das allen im Raum Paarungen und Tabellen zeigt. Unter „Drucken und Dateien“ liegen Spielplan, Tabellen, Turnierbaum und Urkunden. „Eine zum Ausprobieren“ spielt eine Meisterschaft bis zu jedem Stand vor.

handbook-keys = Tasten, Schrift, Vorlesen
handbook-keys-text = Alles geht mit der Maus allein und mit der Tastatur allein. Tab geht weiter, mit Umschalt zurück; was gemeint ist, hat einen Rahmen. F1 zeigt alle Tasten, und von dort lassen sie sich ändern. Dieses Heft nennt die üblichen.
handbook-keys-size = Strg++ und Strg+− machen die Schrift größer und kleiner, bis 250 %; Strg+0 ist die übliche Größe. F11 füllt den Bildschirm.
handbook-keys-access = In den Einstellungen unter „Barrierefreiheit“ stehen weniger Bewegung, ein großer Rahmen auf Brettern, große Schaltflächen und Üben ohne Uhr; Ansichten mit hohem Kontrast stehen unter „Darstellung“.
handbook-keys-reader = Ein Screenreader kann alles lesen und bedienen. Am Tisch sagt F2, wie es steht, F3, was geschehen ist, F4, was jetzt geht, F5, was sich zählen lässt.

handbook-cli = Befehlszeile
handbook-cli-text = Wer mag, kommt ohne Fenster aus. wurfzabel --help nennt alle Befehle, mit --lang de auf Deutsch, und wurfzabel print --help einen davon genau. Ein paar Beispiele:
handbook-cli-games = Alle Spiele mit ihren Optionen: wurfzabel games
handbook-cli-print = Ein Blatt als PDF, alle nennt wurfzabel sheets: wurfzabel print namaste --paper a4 --per-page 2 --out blatt.pdf
handbook-cli-record = Eine Aufzeichnung prüfen und die Stellung ansehen: wurfzabel replay partie.wurf
handbook-cli-review = Eine Partie auswerten: wurfzabel review partie.wurf
handbook-cli-play = Computer gegeneinander spielen lassen: wurfzabel play ludix --players bot:strong,bot:easy --games 100
handbook-cli-archive = Im Archiv suchen: wurfzabel archive find ada november
handbook-cli-handbook = Dieses Handbuch für den Browser: wurfzabel handbook --out ordner

handbook-files = Dateien
handbook-files-text = Jede Partie ist eine kleine Textdatei mit der Endung .wurf, jede Meisterschaft eine mit .wurfcup. Wo alles liegt:
handbook-files-linux = Linux: ~/.local/share/wurfzabel, die Einstellungen in ~/.config/wurfzabel, das Protokoll in ~/.local/state/wurfzabel.
handbook-files-windows = Windows: im Ordner Wurfzabel der Anwendungsdaten (%APPDATA%), das Protokoll in dem der lokalen (%LOCALAPPDATA%).
handbook-files-mac = macOS: ~/Library/Application Support/Wurfzabel.
handbook-files-move = Umziehen und aufbewahren: den Ordner mit den Partien kopieren, solange das Programm nicht läuft. „Ort wählen …“ in den Einstellungen nimmt von da an einen anderen Ordner. Was im alten liegt, bleibt dort: Was mit soll, kopiert man vorher hinüber. Im Archiv liest „Ordner einlesen“ Partien von einem anderen Rechner ein, jede nur einmal.
handbook-files-stick = Auf einem Stick: Wer die Umgebungsvariable WURFZABEL_HOME auf einen Ordner setzt, hat alles in diesem Ordner.
handbook-files-trash = Was gelöscht wird, liegt dreißig Tage im Papierkorb und lässt sich dort zurückholen. Fällt der Strom aus, fehlt höchstens der letzte Schritt.

handbook-trouble = Wenn etwas nicht geht
handbook-trouble-text = Was das Programm nicht kann, sagt es in einem Satz: was geschah, was erhalten ist und was zu tun ist. Genaueres steht im Protokoll, der Datei wurfzabel.log.
handbook-trouble-sound = Nichts zu hören: In den Einstellungen steht unter „Klang“, warum.
handbook-trouble-size = Zu klein oder abgeschnitten: Strg++ und Strg+− ändern die Schrift, Strg+0 setzt sie zurück.
handbook-trouble-damaged = Eine beschädigte Partie wird bis zur falschen Zeile gezeigt und nie überschrieben; weiter geht es in einer Kopie.
handbook-trouble-report = Stürzt das Programm ab, liegt neben dem Protokoll ein Bericht, crash- und der Zeitpunkt im Namen; Namen und Partien stehen nicht darin. Wer einen Fehler meldet, legt ihn bei, dazu, was wurfzabel --version --verbose ausgibt.
