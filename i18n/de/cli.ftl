# Die Befehlszeile: Hilfe, Antworten für Menschen, Fehler im Aufruf.

cli-about = Ein Kabinett der Würfelspiele: allein, zu mehreren vor einem Bildschirm oder mit echten Würfeln und gedruckten Blättern
cli-usage = wurfzabel [DATEI.wurf] oder wurfzabel BEFEHL [ANGABEN]
cli-after-help = Rückgabewert 0: alles in Ordnung. 1: Die Aufzeichnung ist nicht regelgerecht, das Verlangte geht nicht, oder die Antwort kann nicht geschrieben werden. 2: Der Aufruf ist falsch.

cli-heading-usage = Aufruf
cli-heading-commands = Befehle
cli-heading-arguments = Angaben
cli-heading-options = Optionen

cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-game = SPIEL
cli-value-option = NAME=WERT
cli-value-players = PLÄTZE,…
cli-value-score = STAND
cli-value-sheet = BLATT
cli-value-shell = SHELL
cli-value-words = WÖRTER

cli-about-games = Nennt alle Spiele, wie viele mitspielen, und ihre Optionen
cli-about-replay = Liest eine Aufzeichnung, prüft jedes Ereignis und zeigt die Stellung
cli-about-play = Spielt Partien zwischen Computerspielern
cli-about-league = Lässt jede Stärke der Computerspieler gegen jede andere spielen und bewertet sie
cli-about-hint = Sagt, was ein Computerspieler in der Stellung entscheiden würde, mit der eine Aufzeichnung endet
cli-about-review = Sagt, was jede Entscheidung einer Partie nach dem Urteil des starken Computers gekostet hat, und was das Würfelglück brachte
cli-about-rollout = Spielt immer wieder aus, was an einer Stelle einer Aufzeichnung zu entscheiden war, und sagt, was dabei herauskam
cli-about-print = Druckt ein leeres Blatt oder eine ausgefüllte Partie als PDF
cli-about-sheets = Nennt die Blätter, die gedruckt werden können
cli-about-handbook = Schreibt das Handbuch für den Browser, mit Bildern, in beiden Sprachen
cli-about-say = Spricht einen Namen, ein Leben oder einen Merkspruch von dre13ehn und schreibt den Ton in eine Datei
cli-about-optimum = Sagt, was bestes Spiel wert ist, wo es berechnet wurde
cli-about-exploit = Sagt, wie weit ein Computerspieler vom Gleichgewicht entfernt ist, wo es berechnet wurde
cli-about-train = Lehrt einen Computerspieler durch Partien gegen sich selbst, wo er überhaupt lernt
cli-about-practise = Sagt, wie die Stapel des Trainers stehen; liest und schreibt, was geübt wurde; schreibt Karten für Anki
cli-about-licences = Nennt, was eingebaut ist, von wem es ist, und alle Lizenztexte
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
cli-arg-position = Nennt nur die Stellung, als Zeile, mit der eine Partie anfangen kann
cli-arg-game = Ein Spiel: { $games }
cli-arg-option = Eine Option des Spiels; „wurfzabel games“ nennt sie
cli-arg-players = Die Computerspieler, durch Kommas getrennt: bot:easy, bot:medium, bot:strong, in Kvátrutafl auch bot:very-strong
cli-arg-games = Wie viele Partien, 1 bis 1000000; ohne Angabe eine. Die Computer wechseln von Partie zu Partie die Plätze
cli-arg-levels = Welche Stärken gegeneinander spielen, mit Komma getrennt; ohne Angabe alle
cli-arg-league-games = Wie viele Partien je zwei spielen, 1 bis 1000000; ohne Angabe 1000. Von Partie zu Partie wechseln sie die Plätze
cli-arg-league-seed = Woraus die Würfe gezogen werden, eine ganze Zahl; ohne Angabe 1
cli-arg-seed = Woraus die Würfe gezogen werden, eine ganze Zahl; ohne Angabe jedes Mal eine andere
cli-arg-hint-seed = Woraus das Glück beim Nachdenken gezogen wird; ohne Angabe wie in der Aufzeichnung
cli-arg-folder = Schreibt jede Partie als Aufzeichnung in diesen Ordner; was dort unter demselben Namen liegt, wird ersetzt
cli-arg-unit = Sagt auch, um wie viel eine Einheit, in der Computerspieler Entscheidungen einschätzen, die Siegchance hebt; alle sollen gleich stark sein
cli-arg-handbook = Der Ordner, in den es geschrieben wird
cli-arg-dump = Die Datei für die ganze Strategie; mit - geht sie an die Standardausgabe
cli-arg-at = Nur eine Runde bei diesem Stand, der eigene zuerst: 3:5/4:2
cli-arg-level = Wie stark: easy, medium, strong, in Kvátrutafl auch very-strong; ohne Angabe strong
cli-arg-review-level = Wer urteilt: strong, in Kvátrutafl auch very-strong; ohne Angabe strong
cli-arg-event = Welches Ereignis der Aufzeichnung, gezählt wie bei „wurfzabel review“; ohne Angabe die letzte Entscheidung
cli-arg-trials = Wie oft jede Entscheidung höchstens ausgespielt wird, 1 bis 1000000; ohne Angabe 1296
cli-arg-candidates = Wie viele Entscheidungen ausgespielt werden, 2 bis 100; ohne Angabe 5. Die getroffene ist immer dabei
cli-arg-turns = Nach wie vielen Zügen dessen, der entscheidet, die Stellung eingeschätzt wird; 0, auch ohne Angabe, spielt bis zum Ende
cli-arg-error = Hört auf, sobald kein Standardfehler größer ist, im Maß des Spiels; ohne Angabe 0
cli-arg-rollout-level = Wer weiterspielt: easy, medium oder strong; ohne Angabe strong
cli-arg-plain = Rechnet das Glück der Würfel nicht heraus
cli-arg-rollout-seed = Woraus die Würfe gezogen werden, eine ganze Zahl; ohne Angabe wie in der Aufzeichnung
cli-arg-lessons = Bis zu wie vielen Partien insgesamt
cli-arg-train-seed = Woraus seine Partien und ersten Gewichte gezogen werden, eine ganze Zahl; sonst 1
cli-arg-state = Wo das Lernen unterdessen aufgehoben wird; ist die Datei schon da, geht es dort weiter
cli-arg-export = Die CSV-Datei, in die das Tagebuch des Trainers geschrieben wird; mit - geht es an die Standardausgabe
cli-arg-import = Eine CSV-Datei, deren Ereignisse ins Tagebuch des Trainers kommen; was schon dort steht, wird ausgelassen
cli-arg-anki = Wohin die Karten für Anki geschrieben werden, mit Ton (.apkg); mit - gehen sie an die Standardausgabe
cli-arg-weights = Wohin am Ende die Gewichte geschrieben werden
cli-arg-sheet = Ein Blatt: { $sheets }
cli-arg-record = Füllt diese Partie ein
cli-arg-paper = Das Papier: a4, a5, a6 oder letter; ohne Angabe letter in Ländern wie den USA, sonst a4
cli-arg-per-page = Wie viele Blätter auf eine Seite kommen; ohne Angabe eines. „wurfzabel sheets“ nennt, was geht
cli-arg-edge = Wie lang die Kanten eines Bastelbogens sind, in mm; „wurfzabel sheets --json“ nennt, was geht
cli-arg-copies = Wie oft alles gedruckt wird, 1 bis 1000; ohne Angabe einmal
cli-arg-pdf = Die PDF-Datei; mit - geht sie an die Standardausgabe
cli-arg-words = Was gesprochen wird, in der Umschrift: ša, ēli, „Zwāmǫ ōis kǫ.“
cli-arg-voice = Die Stimme: deep (tief), middle (mittel) oder bright (hell); ohne Angabe deep
cli-arg-pace = Wie schnell, 0.25 bis 2; ohne Angabe 1, mit 0.5 halb so schnell. Die Tonhöhe bleibt
cli-arg-wav = Die WAV-Datei; mit - geht sie an die Standardausgabe
cli-arg-shell = bash, elvish, fish, powershell oder zsh

cli-man-name = BEZEICHNUNG
cli-man-synopsis = ÜBERSICHT
cli-man-description = BESCHREIBUNG
cli-man-about = Ohne Befehl öffnet sich das Fenster, mit der Aufzeichnung, wenn eine genannt ist. Die Befehle brauchen weder Fenster noch Bildschirm. Eine Aufzeichnung ist eine Textdatei mit einem JSON-Objekt je Zeile: dem Kopf, dann jedem Wurf und jeder Entscheidung.
cli-man-exit = RÜCKGABEWERT

cli-wrong-command = einen Befehl „{ $given }“ gibt es nicht; es gibt: { $commands }
cli-wrong-argument = mit „{ $given }“ ist hier nichts anzufangen; Aufruf: { $usage }
cli-wrong-missing = { $args } fehlt; Aufruf: { $usage }
cli-wrong-no-value = { $arg } braucht einen Wert; Aufruf: { $usage }
cli-wrong-value = { $arg }: „{ $given }“ ist nicht möglich; möglich sind: { $possible }
cli-wrong-because = { $arg }: { $why }
cli-wrong-twice = { $arg } ist mehrfach angegeben; Aufruf: { $usage }
cli-wrong-utf8 = eine Angabe ist kein UTF-8-Text; Aufruf: { $usage }
cli-wrong-number = „{ $given }“ ist keine ganze Zahl von { $least } bis { $most }
cli-wrong-pace = „{ $given }“ ist keine Zahl von { $least } bis { $most }
cli-wrong-option = „{ $given }“ hat nicht die Form NAME=WERT
cli-wrong-player = „{ $given }“ kann hier nicht spielen; bot:easy, bot:medium und bot:strong können es, in Kvátrutafl auch bot:very-strong
cli-wrong-level = eine Stärke „{ $given }“ gibt es nicht; es gibt: easy, medium, strong, in Kvátrutafl auch very-strong
cli-wrong-error = „{ $given }“ ist keine Zahl ab 0

cli-no-window = dieses Programm wurde ohne Fenster gebaut; „wurfzabel --help“ nennt die Befehle
cli-no-optimum = für { $game } ist mit diesen Optionen kein Optimum berechnet
cli-no-exploit = für { $game } ist mit diesen Optionen nicht berechnet, wie angreifbar der Computerspieler ist
cli-no-scores = in { $game } ändert der Stand mit diesen Optionen nichts daran, wie eine Runde gespielt wird
cli-dump-too-large = die ganze Strategie wäre zu groß: mit --at nach einem Stand fragen
cli-no-training = { $game } hat keinen Computerspieler, der aus Partien lernt
cli-unfit-state = { $file }: { $why }
cli-other-seed = { $file } enthält ein Lernen mit dem Startwert { $kept }, nicht { $seed }; ohne --seed geht es dort weiter, sonst braucht es eine andere Datei
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

cli-record = Was geschah
cli-players = Am Tisch
cli-position = Stellung
cli-now = Jetzt
cli-won = hat gewonnen
cli-dice = Würfel: { $dice }
cli-may = { $name } kann:
cli-free = und mehr, das sich nicht aufzählen lässt
cli-torn = Zeile { $line } ist nur halb da und fällt weg; alles davor gilt

cli-hint-roll = hier ist zu würfeln; zu entscheiden gibt es nichts

cli-play-head = { $game } · Partien: { $games } · Startzahl: { $seed }
cli-play-wins = Siege
cli-play-share = Anteil
cli-play-score = Punkte im Mittel
cli-play-speed = { $moves } Züge in { $seconds } s: { $rate } je Sekunde; die längste Partie hatte { $longest }
cli-play-unit = Eine Einheit, in der Entscheidungen eingeschätzt werden, hebt die Siegchance um { $worth }.
cli-play-kept = Die Aufzeichnungen liegen in { $folder }.

cli-optimum-value = Wert
cli-exploit-round-exploitability = Angreifbarkeit in einer Runde
cli-exploit-round-value = Chance auf die Runde, wenn man sie beginnt
cli-exploit-match-exploitability = Angreifbarkeit in der ganzen Partie
cli-exploit-match-value = Chance auf die Partie, wenn man beginnt
cli-exploit-dumped = Die Strategie steht in { $file }.
cli-train-progress = { $minutes } min, { $games } Partien: { $report }
cli-train-done = { $games } Partien, davon jetzt { $played }, mit dem Startwert { $seed }. Die Gewichte stehen in { $file }.

cli-print-paper = { $sheet } ist nicht für dieses Papier gemacht; möglich: { $possible }
cli-print-per-page = { $sheet } kann nicht mit { $given } auf einer Seite gedruckt werden; möglich: { $possible }
cli-print-no-edge = { $sheet } ist kein Bastelbogen, dessen Kante man wählen könnte
cli-print-no-options = { $sheet } kennt keine Optionen
cli-print-edge = Die Kanten von { $sheet } können { $least } bis { $most } mm lang sein
cli-print-blank-only = { $sheet } kann nicht aus einer Partie ausgefüllt werden
cli-print-other-game = { $sheet } gehört zu { $game }; die Aufzeichnung ist eine Partie { $played }
cli-printed =
    { $pages ->
        [one] eine Seite
       *[other] { $pages } Seiten
    } in { $file } geschrieben
cli-said = { $seconds } s Ton nach { $file } geschrieben

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
