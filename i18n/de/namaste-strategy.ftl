# Die Strategieseite von Namaste.

namaste-strategy-about-text = Sechs Ideen helfen dir beim Entscheiden; Bewertung und Auswertung nennen sie beim Namen. Darunter siehst du, was der starke Computerspieler von der ersten Summe hält. Er hat in Partien gegen sich selbst gelernt, wie viele Punkte ein Blatt am Ende bringt, und berechnet daraus seine Gewinnchance. Der Tipp nutzt dieselben Zahlen.
namaste-strategy-place = Der richtige Platz
namaste-strategy-place-text = Kleine Zahlen gehören nach links oben, große nach rechts unten, mittlere auf die Schräge von links unten nach rechts oben. Eine zu kleine Zahl macht es allen Feldern links und oben eng, eine zu große allen rechts und unten. Zähl die Felder auf der Seite, auf der es eng wird.
namaste-strategy-way = Aus dem Weg
namaste-strategy-way-text = Eine Zahl engt die leeren Felder in ihrer Reihe und Spalte ein: Einige müssen darunter bleiben, andere darüber. Auf dem leeren Blatt sind es bei d4 { $middle }, bei c5 und e3 { $beside } und an den Enden der Schräge, bei b5, c6, e2 und f3, nur { $end }. Eine mittlere Zahl gehört also zuerst an die Enden. Passt eine Zahl auf mehrere Felder, nimm das, auf dem sie die wenigsten anderen einengt. Nicht mitgezählt sind Zahlen, nach denen die Reihe oder Spalte ohnehin nicht mehr voll würde.
namaste-strategy-gaps = Luft zwischen den Zahlen
namaste-strategy-gaps-text = Ein Feld, für das keine Zahl mehr bleibt, bleibt leer, und seine Reihe und seine Spalte werden nie voll. Lass jedem leeren Feld mindestens drei Zahlen. Bevor du einem Feld die letzte Zahl nimmst, pass lieber oder nimm mieses Karma.
namaste-strategy-race = Zuerst fertig
namaste-strategy-race-text = Machst du eine Reihe oder Spalte vor den anderen voll, bekommst du die ganze Zahl aus ihrer Mitte, später nur die Hälfte. Die kurzen, Reihe 2 und 6 und Spalte b und f, brauchen nur drei Zahlen: Fang dort an. Achte dann auf Linien, in denen dir nur noch ein Feld fehlt, und darauf, was den anderen dort fehlt. Wahrheitsfelder können warten: Ihre Punkte nimmt dir niemand weg, und der starke Computerspieler füllt die vier Spitzen meistens spät.
namaste-strategy-dice = Würfel und hohe Zahlen
namaste-strategy-dice-text = Hohe Zahlen kommen fast nur im eigenen Zug: Mit drei weißen Würfeln und dem türkisen kommst du in { $three } % der Würfe auf { $high } oder mehr, mit zweien oder in den Zügen der anderen in höchstens { $two } %. Nimm also drei weiße Würfel, solange rechts unten mehrere Felder leer sind, und trag eine hohe Zahl ein, wenn sie kommt. Ein weißer Würfel und der türkise bringen höchstens 14. Gegen Ende nimm so viele Würfel, dass die Summe möglichst oft auf deine letzten Felder passt.
namaste-strategy-karma = Karma einteilen
namaste-strategy-karma-text = Mieses Karma kostet einen bis sechs Punkte, und du hast vier Karmafelder; das vierte beendet die Partie. Gib eines aus, wenn jeder Eintrag einem Feld die letzte Zahl nähme und damit eine Reihe und eine Spalte kostete; sonst trag ein. Passen kostet keine Punkte, aber ein Eintrag, der kein Feld einengt, ist besser als keiner.
namaste-strategy-first = Die erste Summe
namaste-strategy-first-text = In jedem Feld steht, wie viele Prozentpunkte Gewinnchance es dich kostet, die Summe dort einzutragen statt im besten Feld. Das beste ist umrandet; je kräftiger die Farbe, desto weniger kostet das Feld.
namaste-strategy-first-learn-text = Die Bilder zeigen die ersten beiden Ideen: Eine erste Summe kommt dorthin, wo sie nach ihrer Größe hingehört, und dort auf ein Feld, das wenige andere einengt. Schon ein Feld daneben kostet oft ein paar Prozentpunkte, auf der falschen Seite sind es Dutzende.
namaste-strategy-first-picture = Was die erste Summe in jedem Feld kostet: Prozentpunkte Gewinnchance, zu zweit.
namaste-strategy-sum-label = Summe { $sum }
