# Die Befehlszeile: Hilfe, Antworten für Menschen, Fehler im Aufruf.

cli-about = Ein Kabinett voller Würfelspiele: für dich allein, für mehrere vor einem Bildschirm oder mit echten Würfeln und gedruckten Blättern
cli-usage = wurfzabel [DATEI.wurf] oder wurfzabel BEFEHL [ANGABEN]
cli-after-help = Rückgabewert 0: alles in Ordnung. 1: Die Aufzeichnung verstößt gegen die Regeln, die Anfrage lässt sich nicht ausführen, oder die Antwort kann nicht geschrieben werden. 2: Der Aufruf ist falsch.

cli-heading-usage = Aufruf
cli-heading-commands = Befehle
cli-heading-arguments = Angaben
cli-heading-options = Optionen

cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-game = SPIEL
cli-value-name = NAME
cli-value-option = NAME=WERT
cli-value-players = PLÄTZE,…
cli-value-score = STAND
cli-value-sheet = BLATT
cli-value-shell = SHELL
cli-value-words = WÖRTER

cli-about-games = Listet alle Spiele auf, mit Personenzahl und Optionen
cli-about-replay = Liest eine Aufzeichnung, prüft jedes Ereignis und zeigt die Stellung
cli-about-play = Spielt Partien zwischen Computerspielern
cli-about-league = Lässt alle Stärken der Computerspieler gegeneinander spielen und berechnet ihre Wertungszahlen
cli-about-hint = Zeigt, was ein Computerspieler am Ende einer Aufzeichnung entscheiden würde
cli-about-review = Wertet eine Partie aus: was jede Entscheidung nach dem Urteil eines starken Computerspielers gekostet und was das Würfelglück gebracht hat
cli-about-rollout = Spielt die Möglichkeiten bei einem Ereignis einer Aufzeichnung immer wieder aus und vergleicht sie
cli-about-print = Schreibt ein leeres oder mit einer Partie ausgefülltes Blatt als PDF
cli-about-sheets = Listet die Blätter auf, die du drucken kannst
cli-about-handbook = Schreibt das Handbuch für den Browser, mit Bildern, in beiden Sprachen
cli-about-say = Spricht einen Namen, ein Leben oder einen Merkspruch von dre13ehn und schreibt den Ton in eine Datei
cli-about-hear = Hört, welcher Name aus dre13ehn in einer Tondatei gesprochen wird
cli-about-optimum = Zeigt, was perfektes Spiel bringt, wo das berechnet ist
cli-about-exploit = Zeigt, wie angreifbar ein Computerspieler ist, wo das berechnet ist
cli-about-train = Trainiert einen Computerspieler mit Partien gegen sich selbst, sofern er lernen kann
cli-about-practise = Zeigt den Stand der Stapel im Trainer; liest und schreibt, was du geübt hast; schreibt Karten für Anki
cli-about-licences = Zeigt, was eingebaut ist und von wem es stammt, mit allen Lizenztexten
cli-about-completions = Schreibt die Vervollständigungen für eine Shell
cli-about-man = Schreibt die Handbuchseite

cli-usage-games = wurfzabel games [--json]
cli-usage-replay = wurfzabel replay DATEI [--upto N] [--position] [--json]
cli-usage-play = wurfzabel play SPIEL --players bot:strong,bot:easy [--option NAME=WERT]… [--games N] [--seed S] [--out ORDNER] [--unit] [--json]
cli-usage-league = wurfzabel league SPIEL [--option NAME=WERT]… [--levels easy,medium,strong] [--games N] [--seed S] [--json]
cli-usage-hint = wurfzabel hint DATEI [--level easy|medium|strong|very-strong] [--seed S] [--json]
cli-usage-review = wurfzabel review DATEI [--level strong|very-strong] [--json]
cli-usage-rollout = wurfzabel rollout DATEI [--event N] [--trials N] [--candidates N] [--turns N] [--error X] [--level easy|medium|strong] [--plain] [--seed S] [--json]
cli-usage-print = wurfzabel print BLATT [--record DATEI] [--paper a4|a5|a6|letter] [--per-page N] [--edge MM] [--option NAME=WERT]… [--copies N] [--lang de|en] --out DATEI.pdf
cli-usage-sheets = wurfzabel sheets [--json]
cli-usage-handbook = wurfzabel handbook --out ORDNER
cli-usage-say = wurfzabel say WÖRTER… [--voice deep|middle|bright] [--pace X] --out DATEI.wav
cli-usage-hear = wurfzabel hear DATEI.wav [--asked NAME] [--json]
cli-usage-optimum = wurfzabel optimum SPIEL [--option NAME=WERT]… [--json]
cli-usage-exploit = wurfzabel exploit SPIEL [--option NAME=WERT]… [--at STAND] [--dump DATEI] [--json]
cli-usage-train = wurfzabel train SPIEL --games N [--seed S] --state DATEI --out DATEI
cli-usage-practise = wurfzabel practise [--import DATEI] [--export DATEI] [--anki DATEI] [--json]
cli-usage-licences = wurfzabel licences [--json]
cli-usage-completions = wurfzabel completions bash|elvish|fish|powershell|zsh
cli-usage-man = wurfzabel man

cli-arg-help = Zeigt diese Hilfe
cli-arg-version = Zeigt die Version
cli-arg-verbose = Mit --version: auch alles, was in einen Fehlerbericht gehört
cli-arg-lang = Die Sprache aller Texte; ohne Angabe die des Systems
cli-arg-json = Antwortet mit einem JSON-Objekt für Programme
cli-arg-file = Eine Aufzeichnung mit der Endung .wurf
cli-arg-upto = Nur die ersten N Zeilen unter dem Kopf
cli-arg-position = Gibt nur die Stellung aus, als Zeile, mit der eine Partie anfangen kann
cli-arg-game = Ein Spiel: { $games }
cli-arg-option = Eine Option des Spiels; „wurfzabel games“ nennt sie
cli-arg-players = Die Computerspieler, durch Kommas getrennt: bot:easy, bot:medium, bot:strong, in Kvátrutafl auch bot:very-strong
cli-arg-games = Wie viele Partien, 1 bis 1000000; ohne Angabe eine. Von Partie zu Partie wechseln die Plätze.
cli-arg-levels = Die Stärken, die gegeneinander spielen, durch Kommas getrennt; ohne Angabe alle
cli-arg-league-games = Wie viele Partien jede Paarung spielt, 1 bis 1000000; ohne Angabe 1000. Von Partie zu Partie wechseln die Plätze.
cli-arg-league-seed = Die Startzahl der Würfe, eine ganze Zahl; ohne Angabe 1
cli-arg-seed = Die Startzahl der Würfe, eine ganze Zahl; ohne Angabe jedes Mal eine neue
cli-arg-hint-seed = Die Startzahl für das Nachdenken des Computerspielers; ohne Angabe die der Aufzeichnung
cli-arg-folder = Schreibt jede Partie als Aufzeichnung in diesen Ordner; was dort unter demselben Namen liegt, wird ersetzt
cli-arg-unit = Zeigt auch, um wie viel eine Bewertungseinheit der Computerspieler die Gewinnchance hebt; alle sollten gleich stark sein
cli-arg-handbook = Der Ordner, in den das Handbuch geschrieben wird
cli-arg-dump = Die Datei für die ganze Strategie; mit - geht sie an die Standardausgabe
cli-arg-at = Nur eine Runde bei diesem Punktestand, deiner zuerst: 3:5/4:2
cli-arg-level = Die Stärke: easy, medium, strong, in Kvátrutafl auch very-strong; ohne Angabe strong
cli-arg-review-level = Wer urteilt: strong, in Kvátrutafl auch very-strong; ohne Angabe strong
cli-arg-event = Die Nummer des Ereignisses in der Aufzeichnung, gezählt wie bei „wurfzabel review“; ohne Angabe die letzte Entscheidung
cli-arg-trials = Wie oft jede Möglichkeit höchstens ausgespielt wird, 1 bis 1000000; ohne Angabe 1296
cli-arg-candidates = Wie viele Möglichkeiten ausgespielt werden, 2 bis 100; ohne Angabe 5. Die gewählte ist immer dabei.
cli-arg-turns = Nach wie vielen Zügen der Person, die hier entscheidet, die Stellung eingeschätzt wird; ohne Angabe 0, also bis zum Ende
cli-arg-error = Hört auf, sobald kein Standardfehler mehr größer ist als dieser Wert, im Maß des Spiels; ohne Angabe 0
cli-arg-rollout-level = Wer weiterspielt: easy, medium oder strong; ohne Angabe strong
cli-arg-plain = Rechnet das Würfelglück nicht heraus
cli-arg-rollout-seed = Die Startzahl der Würfe, eine ganze Zahl; ohne Angabe die der Aufzeichnung
cli-arg-lessons = Wie viele Partien insgesamt gespielt werden
cli-arg-train-seed = Die Startzahl für die Partien und die ersten Gewichte, eine ganze Zahl; ohne Angabe 1
cli-arg-state = Die Datei, in der das Training zwischendurch gespeichert wird; gibt es sie schon, geht es dort weiter
cli-arg-export = Die CSV-Datei für das Tagebuch des Trainers; mit - geht es an die Standardausgabe
cli-arg-import = Eine CSV-Datei, deren Ereignisse ins Tagebuch des Trainers kommen; was schon dort steht, wird ausgelassen
cli-arg-anki = Die Datei für die Anki-Karten mit Ton (.apkg); mit - gehen sie an die Standardausgabe
cli-arg-weights = Die Datei, in die am Ende die Gewichte geschrieben werden
cli-arg-sheet = Ein Blatt: { $sheets }
cli-arg-record = Füllt das Blatt mit dieser Partie aus
cli-arg-paper = Das Papier: a4, a5, a6 oder letter; ohne Angabe letter in Ländern wie den USA, sonst a4
cli-arg-per-page = Wie viele Blätter auf eine Seite kommen; ohne Angabe eines. „wurfzabel sheets“ nennt, was möglich ist.
cli-arg-edge = Wie lang die Kanten eines Bastelbogens sind, in mm; „wurfzabel sheets --json“ nennt, was möglich ist
cli-arg-copies = Wie oft alles gedruckt wird, 1 bis 1000; ohne Angabe einmal
cli-arg-pdf = Die PDF-Datei; mit - geht sie an die Standardausgabe
cli-arg-words = Was zu sprechen ist, in der Umschrift: ša, ēli, „Zwāmǫ ōis kǫ.“
cli-arg-heard = Eine WAV-Datei, in der ein Name gesprochen wird
cli-arg-asked = Der Name, der zu sagen war; die Antwort sagt dann, ob er es war
cli-arg-voice = Die Stimme: deep (tief), middle (mittel) oder bright (hell); ohne Angabe deep
cli-arg-pace = Wie schnell, 0.25 bis 2; ohne Angabe 1, mit 0.5 halb so schnell. Die Tonhöhe bleibt.
cli-arg-wav = Die WAV-Datei; mit - geht sie an die Standardausgabe
cli-arg-shell = bash, elvish, fish, powershell oder zsh

cli-man-name = BEZEICHNUNG
cli-man-synopsis = ÜBERSICHT
cli-man-description = BESCHREIBUNG
cli-man-about = Ohne Befehl öffnet sich das Fenster; nennst du eine Aufzeichnung, zeigt es sie. Die Befehle brauchen weder Fenster noch Bildschirm. Eine Aufzeichnung ist eine Textdatei mit einem JSON-Objekt je Zeile: erst der Kopf, dann jeder Wurf und jede Entscheidung.
cli-man-exit = RÜCKGABEWERT

cli-wrong-command = den Befehl „{ $given }“ gibt es nicht; es gibt: { $commands }
cli-wrong-near = den Befehl „{ $given }“ gibt es nicht; meinst du { $near }?
cli-wrong-argument = „{ $given }“ passt hier nicht; Aufruf: { $usage }
cli-wrong-missing = { $args } fehlt; Aufruf: { $usage }
cli-wrong-no-value = { $arg } braucht einen Wert; Aufruf: { $usage }
cli-wrong-value = { $arg }: „{ $given }“ ist nicht möglich; möglich sind: { $possible }
cli-wrong-because = { $arg }: { $why }
cli-wrong-together = { $arg } geht nicht zusammen mit { $prior }; Aufruf: { $usage }
cli-wrong-twice = { $arg } ist mehrfach angegeben; Aufruf: { $usage }
cli-wrong-utf8 = eine Angabe ist kein UTF-8-Text; Aufruf: { $usage }
cli-wrong-number = „{ $given }“ ist keine ganze Zahl von { $least } bis { $most }
cli-wrong-pace = „{ $given }“ ist keine Zahl von { $least } bis { $most }
cli-wrong-option = „{ $given }“ hat nicht die Form NAME=WERT
cli-wrong-player = „{ $given }“ kann hier nicht spielen; möglich sind bot:easy, bot:medium und bot:strong, in Kvátrutafl auch bot:very-strong
cli-wrong-level = die Stärke „{ $given }“ gibt es nicht; es gibt: easy, medium, strong, in Kvátrutafl auch very-strong
cli-wrong-name = den Namen „{ $given }“ gibt es nicht; es gibt: { $names }
cli-wrong-error = „{ $given }“ ist keine Zahl ab 0

cli-no-window = dieses Programm wurde ohne Fenster gebaut; „wurfzabel --help“ nennt die Befehle
cli-no-optimum = für { $game } ist mit diesen Optionen kein Optimum berechnet
cli-no-exploit = für { $game } ist mit diesen Optionen nicht berechnet, wie angreifbar der Computerspieler ist
cli-no-scores = in { $game } hat der Punktestand mit diesen Optionen keinen Einfluss darauf, wie eine Runde gespielt wird
cli-dump-too-large = die ganze Strategie wäre zu groß; frag mit --at nach einem Punktestand
cli-no-training = { $game } hat keinen Computerspieler, der aus Partien lernt
cli-unfit-state = { $file }: { $why }
cli-other-seed = { $file } enthält ein Training mit der Startzahl { $kept }, nicht { $seed }; lass --seed weg, um es fortzusetzen, oder nenn eine andere Datei
cli-no-output = die Antwort konnte nicht geschrieben werden: { $why }

cli-unreadable = { $file } kann nicht gelesen werden: { $why }
cli-unwritable = { $file } kann nicht geschrieben werden: { $why }

cli-game = { $key }  { $name }, für { $least } bis { $most }
cli-game-exactly =
    { $key }  { $name }, { $count ->
        [one] für eine Person allein
       *[other] für { $count }
    }
cli-option-domain = { $domain } (ohne Angabe { $default })
cli-option-when = { $name } (bei { $key } { $values })

cli-record = Verlauf
cli-players = Am Tisch
cli-position = Stellung
cli-now = Jetzt
cli-won = hat gewonnen
cli-dice = Würfel: { $dice }
cli-may = { $name } kann:
cli-free = und mehr, das sich nicht aufzählen lässt
cli-torn = Zeile { $line } ist unvollständig und wurde weggelassen; alles davor gilt

cli-hint-roll = hier muss gewürfelt werden; zu entscheiden gibt es nichts

cli-play-head = { $game } · Partien: { $games } · Startzahl: { $seed }
cli-play-wins = Siege
cli-play-share = Anteil
cli-play-score = Punkte im Mittel
cli-play-speed = { $moves } Züge in { $seconds } s: { $rate } je Sekunde; die längste Partie hatte { $longest }
cli-play-unit = Eine Bewertungseinheit hebt die Gewinnchance um { $worth }.
cli-play-kept = Die Aufzeichnungen liegen in { $folder }.

cli-optimum-value = Wert
cli-exploit-round-exploitability = Angreifbarkeit in einer Runde
cli-exploit-round-value = Gewinnchance in der Runde, wenn du beginnst
cli-exploit-match-exploitability = Angreifbarkeit in der ganzen Partie
cli-exploit-match-value = Gewinnchance in der Partie, wenn du beginnst
cli-exploit-dumped = Die Strategie steht in { $file }.
cli-train-progress = { $minutes } min, { $games } Partien: { $report }
cli-train-done = { $games } Partien, { $played } davon jetzt, mit der Startzahl { $seed }. Die Gewichte stehen in { $file }.

cli-print-paper = { $sheet } ist nicht für dieses Papier gemacht; möglich: { $possible }
cli-print-per-page = { $sheet } kann nicht { $given }-mal auf eine Seite gedruckt werden; möglich: { $possible }
cli-print-no-edge = { $sheet } ist kein Bastelbogen, dessen Kante du wählen kannst
cli-print-no-options = { $sheet } hat keine Optionen
cli-print-edge = Die Kanten von { $sheet } können { $least } bis { $most } mm lang sein
cli-print-blank-only = { $sheet } lässt sich nicht mit einer Partie ausfüllen
cli-print-other-game = { $sheet } gehört zu { $game }; die Aufzeichnung ist eine Partie { $played }
cli-printed =
    { $pages ->
        [one] eine Seite
       *[other] { $pages } Seiten
    } in { $file } geschrieben
cli-said = { $seconds } s Ton nach { $file } geschrieben
cli-hear-name = Das war { $name }.
cli-hear-unsure = Das ist nicht klar; am ehesten war es { $name }.
cli-hear-silent = Darin spricht niemand.
cli-hear-unvoiced = Darin ist kein Selbstlaut.
cli-hear-accepted = Ja, das war { $name }.
cli-hear-instead = Das war nicht { $name }, eher { $instead }.
cli-hear-not = Das klingt nicht nach { $name }.
cli-hear-not-wav = { $file } ist keine WAV-Datei
cli-hear-kind = { $file } hat Abtastwerte, die das Programm nicht lesen kann; es liest ganze Zahlen mit 8 bis 32 Bit und Gleitkommazahlen mit 32 Bit
cli-hear-long = { $file } ist länger als { $seconds } Sekunden; ein Name ist kurz
cli-handbook-written = { $files } Dateien geschrieben: { $folder }

cli-practise-deck = Stapel
cli-practise-cards = Karten
cli-practise-new = Neu
cli-practise-due = Fällig
cli-practise-young = Frisch
cli-practise-firm = Fest
cli-practise-anki = { $count } Karten für Anki stehen in { $file }.
cli-practise-exported =
    { $count ->
        [one] Ein Ereignis steht in { $file }.
       *[other] { $count } Ereignisse stehen in { $file }.
    }
