# Was ein Fehlerbericht wissen muss, und was nach einem Absturz gesagt wird.

report-version = Version
report-records = Format der Aufzeichnungen
report-target = Gebaut für
report-profile = Gebaut als
report-features = Bestandteile
report-rustc = Gebaut mit
report-system = System
report-display = Anzeige
report-desktop = Arbeitsumgebung
report-locale = Sprachen des Systems
report-data = Daten
report-settings = Einstellungen
report-log = Protokoll
report-sound = Ton eingebaut
report-screen-reader = Bus für Screenreader

report-yes = ja
report-no = nein
report-unknown = unbekannt

report-crashed = Wurfzabel ist durch einen Fehler im Programm abgestürzt. Was gespielt wurde, ist gespeichert. Ein Bericht liegt in { $path }; Namen und Partien stehen nicht darin.
report-crashed-untold = Wurfzabel ist durch einen Fehler im Programm abgestürzt. Was gespielt wurde, ist gespeichert. Ein Bericht ließ sich nicht schreiben: { $why }.
report-crashed-before = Beim letzten Mal ist Wurfzabel abgestürzt. Was du gespielt hast, ist gespeichert. Ein Bericht für die Fehlersuche liegt in { $path }; Namen und Partien stehen nicht darin.
report-open-folder = Ordner öffnen
report-not-opened = Der Ordner ließ sich nicht öffnen: { $path }.
