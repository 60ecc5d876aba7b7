# The archive on the command line: help and answers.

archive-cli-about = Listet, findet und kopiert die Partien des Archivs
archive-cli-about-list = Listet Partien auf, die neueste zuerst
archive-cli-about-find = Findet Partien nach Wörtern aus Namen, Spiel, Datum, Punkten oder Notiz
archive-cli-about-show = Zeigt eine Partie oder die Statistik aller Partien
archive-cli-about-rebuild = Baut das Verzeichnis des Archivs aus den Aufzeichnungen neu auf
archive-cli-about-export = Kopiert Partien in einen Ordner

archive-cli-usage = wurfzabel archive list|find|show|rebuild|export …
archive-cli-usage-list = wurfzabel archive list [--game SPIEL]… [--stage unfinished|finished|damaged] [--since DATUM] [--player NAME]… [--starred] [--limit N] [--json]
archive-cli-usage-find = wurfzabel archive find WORT… [--game SPIEL]… [--stage unfinished|finished|damaged] [--since DATUM] [--player NAME]… [--starred] [--limit N] [--json]
archive-cli-usage-show = wurfzabel archive show [PARTIE] [--json]
archive-cli-usage-rebuild = wurfzabel archive rebuild [--json]
archive-cli-usage-export = wurfzabel archive export [WORT]… [--game SPIEL]… [--stage unfinished|finished|damaged] [--since DATUM] [--player NAME]… [--starred] --out ORDNER [--json]

archive-cli-value-match = PARTIE
archive-cli-value-words = WORT
archive-cli-value-name = NAME
archive-cli-value-date = DATUM

archive-cli-arg-match = Der Dateiname der Partie; ohne Angabe die Statistik aller Partien
archive-cli-arg-words = Wörter, die alle in Namen, Spiel, Datum, Punkten oder Notiz vorkommen müssen
archive-cli-arg-game = Nur Partien dieses Spiels; mehrfach möglich
archive-cli-arg-stage = Nur Partien in diesem Zustand: nicht beendet, beendet oder beschädigt
archive-cli-arg-since = Nur Partien, die an diesem Tag oder später begannen, etwa 2026-11-20
archive-cli-arg-player = Nur Partien, an denen diese Person teilnahm, oder bot:easy, bot:medium, bot:strong, bot:very-strong
archive-cli-arg-starred = Nur Partien mit Stern
archive-cli-arg-limit = Höchstens so viele
archive-cli-arg-out = Der Ordner; nichts darin wird ersetzt, und nichts wird zweimal kopiert

archive-cli-wrong-date = „{ $given }“ ist kein Datum wie 2026-11-20
archive-cli-reading = { $done } von { $of } Partien gelesen …
archive-cli-rebuilt =
    { $count ->
        [one] Eine Partie in { $seconds } s gelesen.
       *[other] { $count } Partien in { $seconds } s gelesen.
    }
archive-cli-exported =
    { $count ->
        [one] Eine Partie nach { $folder } kopiert.
       *[other] { $count } Partien nach { $folder } kopiert.
    }
archive-cli-more =
    { $count ->
        [one] … und noch eine.
       *[other] … und noch { $count }.
    }
archive-cli-none = So eine Partie gibt es nicht.
archive-cli-no-match = Im Archiv gibt es keine Partie „{ $name }“.
archive-cli-matches =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
archive-cli-unfinished = nicht beendet
archive-cli-finished = beendet
archive-cli-damaged = beschädigt
