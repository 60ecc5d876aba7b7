# Dateien: was geschehen ist, was erhalten blieb, was zu tun ist.

store-not-found = die Datei oder ihr Ordner ist nicht da
store-not-permitted = das ist hier nicht erlaubt
store-read-only = der Datenträger ist schreibgeschützt
store-full = auf dem Datenträger ist kein Platz mehr
store-file-limit = die Datei darf nicht größer werden
store-not-a-folder = wo ein Ordner sein müsste, liegt eine Datei
store-not-a-file = das ist keine gewöhnliche Datei
store-exists-already = den Namen gibt es dort schon
store-bad-name = der Name ist dort nicht möglich
store-too-large = sie ist größer als { $most } MB
store-system-says = das System meldet: { $error }

store-no-zone = Das System nennt keine Zeitzone, die hier bekannt ist; alle Zeiten stehen deshalb in UTC. Die Zeitzone lässt sich in den Einstellungen des Systems oder in der Umgebungsvariable TZ angeben.
store-no-home =
    Das System nennt keinen Ordner für Daten und Einstellungen. Gespielt werden kann trotzdem; damit alles bleibt, die Umgebungsvariable { $variable } auf einen Ordner setzen.
store-folder-unusable =
    Der Ordner { $path } lässt sich nicht verwenden: { $why }. Bitte Rechte und freien Platz prüfen oder einen anderen Ordner wählen.

store-bad-header = So kann die Partie nicht beginnen: { $reason }.
store-cannot-create =
    { $path } lässt sich nicht anlegen: { $why }. Nichts ist verloren: Die Partie kann im Arbeitsspeicher gespielt oder anderswo gespeichert werden.
store-cannot-read = { $path } lässt sich nicht lesen: { $why }. An der Datei wurde nichts geändert.
store-no-match = { $path } ist keine Partie, die sich öffnen lässt ({ $why }). Die Datei blieb, wie sie war.
store-in-use =
    { $path } wird gerade in einem anderen Fenster gespielt. Ansehen geht; zum Weiterspielen dort die Partie schließen.
store-unwritable =
    { $path } lässt sich lesen, aber nicht beschreiben: { $why }. Ansehen geht; zum Weiterspielen die Partie als Datei kopieren oder die Rechte ändern.
store-cannot-append =
    Das letzte Ereignis ließ sich nicht in { $path } speichern: { $why }. Alles davor steht sicher in der Datei. Noch einmal versuchen, anderswo speichern oder ohne Speichern weiterspielen.
store-changed =
    { $path } wurde von anderswo geändert, verschoben oder gelöscht und bleibt, wie es jetzt ist. Noch einmal versuchen: Die Partie geht dann in einer Kopie weiter.
store-torn =
    Zeile { $line } ist nur halb geschrieben, wohl durch einen Absturz. Weiter geht es mit dem Stand davor; beim Weiterspielen kommt der Rest der Zeile nach { $kept }.
store-damaged =
    { $path } ist beschädigt ({ $why }). Die Datei bleibt, wie sie ist. Gezeigt wird die Partie bis dorthin; weiter geht es in einer Kopie.

store-cannot-list =
    Der Ordner { $path } lässt sich nicht lesen: { $why }. Die Partien darin sind unberührt; bitte die Rechte prüfen oder einen anderen Ordner wählen.
store-in-use-delete = { $path } wird gerade gespielt und wurde nicht gelöscht. Zuerst die Partie schließen.
store-index-later =
    Das Verzeichnis des Archivs, { $path }, stammt von einer neueren Version und bleibt, wie es ist. Bis zum Ende des Programms steht ein eigenes im Speicher.
store-index-damaged = Das Verzeichnis des Archivs, { $path }, war beschädigt und wird neu angelegt. Den Partien ist nichts geschehen.
store-index-unusable =
    Das Verzeichnis des Archivs, { $path }, lässt sich nicht benutzen: { $why }. Es geht ohne die Datei weiter; beim nächsten Start werden alle Partien neu gelesen.
store-not-in-archive = { $path } liegt nicht im Archiv und wurde nicht gelöscht.
store-cannot-delete = { $path } ließ sich nicht löschen: { $why }. Die Partie ist noch da.
store-cannot-restore = { $path } ließ sich nicht zurückholen: { $why }. Die Datei liegt noch im Papierkorb.
store-cannot-copy =
    { $path } ließ sich nicht nach { $target } kopieren: { $why }. Das Original ist unberührt; bitte einen anderen Ort wählen.

store-settings-not-saved =
    Die Einstellungen ließen sich nicht in { $path } speichern: { $why }. Bis zum Ende des Programms gelten sie; die Datei blieb, wie sie war.
store-settings-set-aside =
    Die Einstellungen ließen sich nicht lesen. Es gelten die üblichen; die alte Datei liegt unverändert in { $kept }.
store-settings-unreadable =
    { $path } lässt sich nicht lesen: { $why }. Es gelten die üblichen Einstellungen; die Datei blieb, wie sie war.
store-settings-fields =
    { $count ->
        [one] Eine Einstellung in { $path } ist unverständlich ({ $names }); für sie gilt das Übliche.
       *[other] { $count } Einstellungen in { $path } sind unverständlich ({ $names }); für sie gilt das Übliche.
    } In der Datei bleiben sie, bis sie neu gewählt werden.
store-path-not-text =
    Der Ordner { $path } hat einen Namen, der kein Text ist, und lässt sich so nicht merken. Bitte einen anderen wählen.

store-not-written = { $path } ließ sich nicht schreiben: { $why }. Was schon dort lag, ist unverändert; bitte einen anderen Ort wählen.
store-jotted-unread =
    { $count ->
        [one] Zeile { $line } von { $path } ist nicht zu verstehen; sie wird übergangen und bleibt in der Datei.
       *[other] { $count } Zeilen von { $path }, zuerst Zeile { $line }, sind nicht zu verstehen; sie werden übergangen und bleiben in der Datei.
    }
store-jotted-unreadable = { $path } kann nicht gelesen werden: { $why }. An der Datei wurde nichts geändert.
store-jotted-foreign = { $path } stammt von einer neueren Fassung des Programms oder ist etwas anderes. Die Datei blieb, wie sie war; was darin steht, ist hier weder zu sehen noch zu ändern.
store-jotted-in-use = { $path } wird gerade von einem anderen Fenster geschrieben. Nichts wurde geändert; bitte noch einmal versuchen.
store-jotted-unwritten = { $path } konnte nicht geschrieben werden: { $why }. Alles darin ist, wie es war; Rechte und freien Platz prüfen, dann noch einmal versuchen.
