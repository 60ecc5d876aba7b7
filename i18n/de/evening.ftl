evening-name = Ein Abend
evening-line = Mehrere Wirtshausspiele hintereinander, eine Strichliste für alle.
evening-program = Programm
evening-program-about = Welche Spiele gespielt werden, in welcher Reihenfolge und wie oft.

# Regelseite
evening-guide-turn = Ein Abend ist eine Reihe von Spielen, eines nach dem anderen, mit einer Strichliste für alle.
evening-guide-programme = Welche Spiele drankommen, in welcher Reihenfolge und wie oft, bestimmt das Programm. Wer nichts ändert, spielt alle neunzehn, jedes einmal.
evening-guide-options = Jedes Spiel wird so gespielt, wie es üblich ist; nur was mit gemeinsam Letzten geschieht, macht man für den ganzen Abend aus.
evening-guide-begin = Wer beginnt, wechselt von Spiel zu Spiel reihum.
evening-guide-end = Wer am Ende des Abends die wenigsten Striche hat, hat gewonnen. Aufhören und morgen weiterspielen geht jederzeit.
evening-guide-games = Die neunzehn
evening-guide-game = { $name }: { $line }
evening-guide-pages = Die Regeln im Einzelnen stehen auf der Seite jedes Spiels.
evening-guide-picture = Der Abendzettel mit drei Spielen: wer wo einen Strich bekam, und wer vorn liegt.

# Blatt
evening-sheet = Abendzettel
evening-sheet-about = Das ganze Programm mit den Strichen von bis zu zwölf Personen, Summe und Platz. Gemacht für A4; auf A5 wird es eng.
evening-sheet-place = Platz
evening-sheet-nth = { $nth }.
