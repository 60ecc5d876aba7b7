evening-name = Ein Abend
evening-line = Mehrere Wirtshausspiele hintereinander, eine Strichliste für alle.
evening-program = Programm
evening-program-about = Welche Spiele ihr spielt, in welcher Reihenfolge und wie oft.

# Regelseite
evening-guide-turn-text = An einem Abend spielt ihr mehrere Spiele nacheinander und führt eine Strichliste für alle.
evening-guide-programme-text = Das Programm bestimmt, welche Spiele drankommen, in welcher Reihenfolge und wie oft. Fünf sind vorgeschlagen; du kannst alle wählen, so oft du willst.
evening-guide-programme-options = Jedes Spiel spielt ihr nach seinen üblichen Regeln. Nur was bei mehreren Letzten geschieht, macht ihr für den ganzen Abend aus.
evening-guide-programme-begin = Ihr beginnt reihum, von Spiel zu Spiel.
evening-guide-end-text = Hast du am Ende des Abends die wenigsten Striche, gewinnst du. Ihr könnt jederzeit aufhören und morgen weiterspielen.
evening-guide-example-picture = Ein Abendzettel mit drei Spielen zeigt, wer wo einen Strich bekam und wer vorn liegt.
evening-guide-games = Die Spiele
evening-guide-games-each = { $name }: { $line }
evening-guide-pages-text = Die vollständigen Regeln stehen auf der Seite jedes Spiels.

# Blatt
evening-sheet = Abendzettel
evening-sheet-about = Das ganze Programm mit den Strichen von bis zu zwölf Personen, Summe und Platz. Gemacht für A4; auf A5 wird es eng.
evening-sheet-place = Platz
evening-sheet-nth = { $nth }.
