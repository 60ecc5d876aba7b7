# Die Strategieseite von Namaste.

namaste-strategy-about = Wohin mit der ersten Summe? Ein Netz hat aus Partien des starken Computers gegen sich selbst gelernt, wie viele Punkte jedes Blatt am Ende bringt; daraus berechnet der starke Computer seine Aussicht auf den Sieg. Was er zum leeren Blatt meint, steht hier für neun Summen; der Tipp sagt dasselbe.
namaste-strategy-first = Die erste Summe
namaste-strategy-first-text = In jedem Feld steht, wie viel Aussicht auf den Sieg es kostet, die Summe dort einzutragen statt im besten Feld, in Prozent. Das beste ist umrandet; je kräftiger der Grund, desto weniger kostet das Feld.
namaste-strategy-first-picture = Was die erste Summe in jedem Feld kostet: Aussicht auf den Sieg zu zweit, in Prozent.
namaste-strategy-first-learn = Kleine Summen gehören nach links oben, große nach rechts unten, mittlere auf die Schräge dazwischen, eher außen als in die Mitte. Schon ein Feld daneben kostet oft ein paar Prozent, auf der falschen Seite sind es Dutzende.
namaste-strategy-sum = Summe { $sum }
