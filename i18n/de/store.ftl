# Dateien: was geschehen ist, was erhalten blieb, was zu tun ist.

store-not-found = die Datei oder ihr Ordner fehlt
store-not-permitted = das System erlaubt es nicht
store-read-only = der Datenträger ist schreibgeschützt
store-full = auf dem Datenträger ist kein Platz mehr
store-file-limit = die Datei darf nicht größer werden
store-not-a-folder = dort müsste ein Ordner sein, es ist aber eine Datei
store-not-a-file = das ist keine gewöhnliche Datei
store-kept = dort liegt eine Partie, eine Meisterschaft oder eine andere Datei des Programms
store-exists-already = den Namen gibt es dort schon
store-bad-name = der Name ist dort nicht möglich
store-too-large = sie ist größer als { $most } MB
store-system-says = das System meldet: { $error }

store-no-zone = Dein System nennt keine Zeitzone, die das Programm kennt, deshalb stehen alle Zeiten in UTC. Stell die Zeitzone in den Einstellungen des Systems oder in der Umgebungsvariable TZ ein.
store-no-home =
    Dein System nennt keinen Ordner für Daten und Einstellungen. Spielen kannst du trotzdem. Damit deine Partien bleiben, setz die Umgebungsvariable { $variable } auf einen Ordner.
store-folder-unusable =
    Der Ordner { $path } lässt sich nicht verwenden: { $why }. Prüf die Rechte und den freien Platz, oder wähl einen anderen Ordner.

store-bad-header = So kann die Partie nicht beginnen: { $reason }.
store-cannot-create =
    { $path } lässt sich nicht anlegen: { $why }. Nichts ist verloren: Du kannst die Partie ohne Datei spielen oder anderswo speichern.
store-cannot-read = { $path } lässt sich nicht lesen: { $why }. Die Datei ist unverändert.
store-no-match = { $path } ist keine Partie, die sich öffnen lässt ({ $why }). Die Datei ist unverändert.
store-in-use =
    { $path } wird gerade in einem anderen Fenster gespielt. Hier kannst du die Partie ansehen. Zum Weiterspielen schließ sie zuerst dort.
store-unwritable =
    { $path } lässt sich lesen, aber nicht ändern: { $why }. Du kannst die Partie ansehen. Zum Weiterspielen kopier sie in eine Datei oder ändere die Rechte.
store-cannot-append =
    Der letzte Schritt ließ sich nicht in { $path } speichern: { $why }. Alles davor steht sicher in der Datei. Versuch es noch einmal, speichere anderswo oder spiel ohne Speichern weiter.
store-changed =
    { $path } wurde von anderswo geändert, verschoben oder gelöscht und bleibt, wie es jetzt ist. Versuch es noch einmal: Die Partie geht dann in einer Kopie weiter.
store-torn =
    Zeile { $line } ist nur halb geschrieben, wohl durch einen Absturz. Die Partie geht mit dem Stand davor weiter. Spielst du weiter, kommt der Rest der Zeile nach { $kept }.
store-damaged =
    { $path } ist beschädigt ({ $why }). Die Datei bleibt, wie sie ist. Du siehst die Partie bis zu dieser Stelle; weiter geht es in einer Kopie.

store-cannot-list =
    Der Ordner { $path } lässt sich nicht lesen: { $why }. Die Partien darin sind unberührt. Prüf die Rechte, oder wähl einen anderen Ordner.
store-in-use-delete = { $path } wird gerade gespielt und wurde nicht gelöscht. Schließ zuerst die Partie.
store-index-later =
    Das Verzeichnis des Archivs, { $path }, stammt von einer neueren Version und bleibt, wie es ist. Bis du das Programm beendest, arbeitet es mit einem eigenen im Speicher.
store-index-damaged = Das Verzeichnis des Archivs, { $path }, war beschädigt und wird neu angelegt. Deinen Partien ist nichts geschehen.
store-index-unusable =
    Das Verzeichnis des Archivs, { $path }, lässt sich nicht benutzen: { $why }. Das Archiv geht auch ohne diese Datei; beim nächsten Start liest das Programm alle Partien neu.
store-not-in-archive = { $path } liegt nicht im Archiv und wurde nicht gelöscht.
store-cannot-delete = { $path } ließ sich nicht löschen: { $why }. Die Partie ist noch da.
store-cannot-restore = { $path } ließ sich nicht zurückholen: { $why }. Die Datei liegt noch im Papierkorb.
store-cannot-copy =
    { $path } ließ sich nicht nach { $target } kopieren: { $why }. Das Original ist unberührt. Wähl einen anderen Ort.

store-settings-not-saved =
    Deine Einstellungen ließen sich nicht in { $path } speichern: { $why }. Bis du das Programm beendest, gelten sie; die Datei ist unverändert.
store-settings-set-aside =
    Deine Einstellungen ließen sich nicht lesen. Jetzt gelten die üblichen; die alte Datei liegt unverändert in { $kept }.
store-settings-unreadable =
    { $path } lässt sich nicht lesen: { $why }. Jetzt gelten die üblichen Einstellungen; die Datei ist unverändert.
store-settings-fields =
    { $count ->
        [one] Eine Einstellung in { $path } ist unverständlich ({ $names }). In der Datei bleibt sie, bis du sie neu wählst; so lange gilt das Übliche.
       *[other] { $count } Einstellungen in { $path } sind unverständlich ({ $names }). Alle bleiben in der Datei, bis du sie neu wählst; so lange gilt das Übliche.
    }
store-path-not-text =
    Der Name des Ordners { $path } ist kein gültiger Text, deshalb kann sich das Programm diesen Ordner nicht merken. Wähl einen anderen Ordner.

store-not-written = { $path } ließ sich nicht schreiben: { $why }. Was schon dort lag, ist unverändert. Wähl einen anderen Ort.
store-jotted-unread =
    { $count ->
        [one] Zeile { $line } von { $path } versteht das Programm nicht; es übergeht sie und lässt sie in der Datei.
       *[other] { $count } Zeilen von { $path }, zuerst Zeile { $line }, versteht das Programm nicht; es übergeht sie und lässt sie in der Datei.
    }
store-jotted-unreadable = { $path } lässt sich nicht lesen: { $why }. Die Datei ist unverändert.
store-jotted-foreign = { $path } stammt von einer neueren Version des Programms oder ist etwas anderes. Die Datei ist unverändert; was darin steht, kannst du hier weder sehen noch ändern.
store-jotted-in-use = Ein anderes Fenster schreibt gerade in { $path }. Geändert wurde nichts; versuch es noch einmal.
store-jotted-unwritten = { $path } ließ sich nicht schreiben: { $why }. Alles darin ist, wie es war. Prüf die Rechte und den freien Platz, dann versuch es noch einmal.
