evening-name = Ein Abend
evening-line = Mehrere Wirtshausspiele hintereinander, eine Strichliste für alle.
evening-program = Programm
evening-program-about = Welche Spiele ihr spielt, in welcher Reihenfolge und wie oft.

# Regelseite
evening-guide-turn = An einem Abend spielt ihr mehrere Spiele nacheinander und führt eine Strichliste für alle.
evening-guide-programme = Das Programm bestimmt, welche Spiele drankommen, in welcher Reihenfolge und wie oft. Ändert ihr nichts, spielt ihr alle neunzehn, jedes einmal.
evening-guide-options = Jedes Spiel spielt ihr nach seinen üblichen Regeln. Nur was bei mehreren Letzten geschieht, macht ihr für den ganzen Abend aus.
evening-guide-begin = Ihr beginnt reihum, von Spiel zu Spiel.
evening-guide-end = Hast du am Ende des Abends die wenigsten Striche, gewinnst du. Ihr könnt jederzeit aufhören und morgen weiterspielen.
evening-guide-games = Die neunzehn
evening-guide-game = { $name }: { $line }
evening-guide-pages = Die vollständigen Regeln stehen auf der Seite jedes Spiels.
evening-guide-picture = Ein Abendzettel mit drei Spielen zeigt, wer wo einen Strich bekam und wer vorn liegt.

# Blatt
evening-sheet = Abendzettel
evening-sheet-about = Das ganze Programm mit den Strichen von bis zu zwölf Personen, Summe und Platz. Gemacht für A4; auf A5 wird es eng.
evening-sheet-place = Platz
evening-sheet-nth = { $nth }.
