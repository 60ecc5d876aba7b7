# Aus Blättern ein Dokument machen.

print-too-many = { $pages } Seiten sind zu viele; höchstens { $most } sind möglich
print-failed = das PDF ließ sich nicht erzeugen: { $why }
print-other-match = { $sheet }: Dieses Blatt passt nicht zu dieser Partie.
print-label-date = Datum
print-label-winner = gewinnt
print-rules = Regelheft
print-rules-about = Die Regeln zum Lesen: auf A5 Seite für Seite, auf A4 zum Falten.
print-strategy = Strategie
print-strategy-about = Wie du gut spielst, berechnet und in Bildern: auf A5 Seite für Seite, auf A4 zum Falten.
print-contents = Inhalt
print-index = Register
print-book = Alle Spielregeln
print-book-line = fünf Systeme, jedes Spiel
print-book-about = Ein Buch mit den Regeln aller Spiele, Inhalt und Register.
print-book-terms = Ansage, Auge, Ausspielen, Becher, Binderune, Block, Duell, Entenschiss, Fehlwurf, Feuer, Formation, Fünf Finger, Hausnummer, Heimbord, Jan, Karma, Kirchenfenster, Kreis, Laus, Leben, Luisle, Mauseloch, Nachwürfe, Name, Pasch, Punkte, Raute, Reihe, römische Zahl, Runde, Rune, Schlagen, Sequenz, Spalte, Stechen, Strich, Summe, Symbol, Tafel, Türkis, Uttekt, Wächter, Wahrheit, Würfel, Zeile, Ziel, Zug, Zusatzwurf
print-handbook = Handbuch
print-handbook-line = Spielen, drucken, üben und ausrichten mit Wurfzabel
print-handbook-about = Das Handbuch mit Bildern: auf A5 Seite für Seite, auf A4 zum Falten.
print-championship = So läuft eine Meisterschaft
print-championship-line = von der Vorentscheidung bis zum Finale
print-review-about = Was jede Entscheidung gekostet hat: der Verlauf, die Summen und zu jedem Fehler, was besser gewesen wäre.
print-review-slips = Was besser gewesen wäre
print-review-waits = Die Partie wird ausgewertet …
print-of-a-match = { $sheet }: Für dieses Blatt brauchst du eine Partie

print-key-larger = die Seite größer zeigen, oder wieder ganz
print-key-open = zum Drucken öffnen
print-key-save = in eine Datei speichern
print-key-next = die nächste Seite
print-key-previous = die vorige Seite
