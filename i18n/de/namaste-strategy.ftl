# Die Strategieseite von Namaste.

namaste-strategy-about-text = Wohin mit der ersten Summe? Der starke Computerspieler hat in Partien gegen sich selbst gelernt, wie viele Punkte ein Blatt am Ende bringt; daraus berechnet er seine Gewinnchance. Hier siehst du für neun Summen, was er vom leeren Blatt hält; der Tipp sagt dasselbe.
namaste-strategy-first = Die erste Summe
namaste-strategy-first-text = In jedem Feld steht, wie viele Prozentpunkte Gewinnchance es dich kostet, die Summe dort einzutragen statt im besten Feld. Das beste ist umrandet; je kräftiger die Farbe, desto weniger kostet das Feld.
namaste-strategy-first-learn-text = Kleine Summen gehören nach links oben, große nach rechts unten, mittlere auf die Schräge von links unten nach rechts oben, lieber an ihre Enden als in die Mitte. Schon ein Feld daneben kostet oft ein paar Prozentpunkte, auf der falschen Seite sind es Dutzende.
namaste-strategy-first-picture = Was die erste Summe in jedem Feld kostet: Prozentpunkte Gewinnchance, zu zweit.
namaste-strategy-sum-label = Summe { $sum }
