# Die Strategieseite von Namaste.

namaste-strategy-about = Wohin mit der ersten Summe? Der starke Computer schätzt mit einem Netz, das aus Partien gegen sich selbst gelernt hat, wie viele Punkte ein Blatt am Ende bringt. Was er zum leeren Blatt meint, steht hier für neun Summen; der Tipp sagt dasselbe.
namaste-strategy-first = Die erste Summe
namaste-strategy-first-text = In jedem Feld steht, wie viele Punkte es am Ende kostet, die Summe dort einzutragen statt im besten Feld. Das beste ist umrandet; je kräftiger der Grund, desto weniger kostet das Feld.
namaste-strategy-first-picture = Was die erste Summe in jedem Feld kostet, in Punkten am Ende der Partie zu zweit.
namaste-strategy-first-learn = Kleine Summen gehören nach links oben, große nach rechts unten, mittlere auf die Schräge dazwischen, eher außen als in die Mitte. Schon ein Feld daneben kostet oft ein paar Punkte, auf der falschen Seite sind es Dutzende.
namaste-strategy-sum = Summe { $sum }
