# Die Regelseite der Meisterschaften.

championship-guide-title = So läuft eine Meisterschaft
championship-guide-tool = So läuft das
championship-guide-about = Eine Meisterschaft, das sind viele Partien und am Ende ein Name. Das Programm setzt an, wer wann gegen wen spielt, rechnet die Tabellen und merkt sich jedes Ergebnis. Gespielt wird am echten Tisch oder gleich hier. Mehr als einen Computer braucht es nicht, auch kein Netz.

championship-guide-world = Die Weltmeisterschaft in dre13ehn
championship-guide-world-text = Gespielt wird an 137 Tagen, jedes Jahr denselben, zwischen dem 21. Juni und dem 24. Dezember. Viele fangen an, 37 spielen das Hauptturnier, 13 kommen in die Gruppenphase, vier ins Finale, und eine Person gewinnt.
championship-guide-world-picture = Der Weg durch das Jahr. Jeder Punkt ist eine Person; gefüllt sind alle, die weiterkommen. Unten die 137 Tage und die Pausen dazwischen.
championship-guide-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
championship-guide-day = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }

championship-guide-preliminaries = Vorentscheidung: 21. Juni bis 2. Juli
championship-guide-preliminaries-text = Zwölf Tage lang spielt, wer will, gegen wen auch immer und so oft es Freude macht. Es zählt nur, wer gewonnen hat. Auch wer später kommt, kann noch einsteigen. Die besten 37 kommen weiter; sind es weniger als 38, kommen alle weiter, nur 13 müssen es mindestens sein.
championship-guide-preliminaries-ruling = Bis zu 37 Personen können die Vorentscheidung überspringen und sie gleich beenden. Sind es mehr, muss etwas gespielt sein.

championship-guide-main = Hauptturnier: 3. Juli bis 10. Oktober
championship-guide-main-text = Hundert Tage lang spielen alle einmal gegen alle, und zwar um Punkte; höchstens 37 bringt eine Partie. Mehr Punkte sind ein Sieg, gleich viele für beide ein halber. Ist die Zahl ungerade, hat in jeder Runde jemand spielfrei. Die besten 13 kommen weiter.

championship-guide-groups = Gruppenphase: 11. bis 31. Oktober
championship-guide-groups-text = Ab jetzt geht jede Partie bis zu 13 Siegen. Wer im Hauptturnier weit vorn war, hat den kürzeren Weg: Platz 1 steht schon im Halbfinale. Die Plätze 2 und 3 spielen in der Gruppe i, 4 bis 7 in der Gruppe a, 9 bis 12 in der Gruppe u. Die Plätze 8 und 13 warten im Viertelfinale.
championship-guide-groups-picture = Wer auf welchem Weg ins Endspiel kommt. Die Zahlen sind Plätze des Hauptturniers; aus jeder Gruppe kommt weiter, wer gewinnt.

championship-guide-finals = Finale: 21. bis 24. Dezember
championship-guide-finals-text = Vier Tage, vier Partien: zwei Halbfinale, das Spiel um Platz 3 und am 24. Dezember das Endspiel. Dann gibt es Urkunden für die ersten drei, mit Krone, Pokal und goldenen Würfeln.

championship-guide-ranks = Wer vorn steht
championship-guide-ranks-text = Eine Tabelle fragt der Reihe nach. Erst wenn das erste Kriterium nichts entscheidet, kommt das nächste. In jeder Zeile steht, was sie vor die nächste gebracht hat.
championship-guide-ranks-preliminaries = Vorentscheidung: mehr Siege, weniger Niederlagen, direkter Vergleich, Los.
championship-guide-ranks-main = Hauptturnier: mehr Punkte, mehr Siege, direkter Vergleich, Los.
championship-guide-ranks-groups = Gruppen: mehr Siege, bessere Differenz, direkter Vergleich, Los.
championship-guide-ranks-direct = Der direkte Vergleich zählt nur die Siege unter denen, die noch gleichauf sind.
championship-guide-ranks-lot = Das Los kommt immer zuletzt. Es wird einmal gezogen, wenn es gebraucht wird, und aufgeschrieben; noch einmal ziehen geht nicht.
championship-guide-ranks-ruling = Die Quelle nennt keine Reihenfolge; diese ist von uns. Wer eine Meisterschaft einrichtet, kann sie ändern.

championship-guide-entering = Ergebnisse eintragen
championship-guide-entering-text = Eine Partie wählen, tippen, was herauskam, und eintragen. Sofort steht es in der Datei, in der Tabelle und auf dem Beamer.
championship-guide-entering-preliminaries = In der Vorentscheidung zwei Namen oder Nummern tippen, zuerst, wer gewonnen hat.
championship-guide-entering-main = Im Hauptturnier die Punkte von beiden, etwa 21:18.
championship-guide-entering-race = Danach wählen, wer gewonnen hat, und die Siege der anderen Seite tippen.
championship-guide-entering-play = Eine Partie lässt sich auch gleich am Bildschirm spielen; ihr Ergebnis trägt sich dann von selbst ein. Auch aus einer Aufzeichnung kann es kommen.
championship-guide-entering-move = Tag, Zeit und Tisch einer offenen Partie lassen sich ändern, solange der Tag zum Abschnitt gehört.

championship-guide-correcting = Berichtigen
championship-guide-correcting-text = Vertippt? Dann das Ergebnis einfach noch einmal eintragen. Vorher steht da, wessen Platz sich dadurch ändert. Das alte Ergebnis bleibt in der Datei stehen.
championship-guide-correcting-spite = Ist danach schon weitergespielt worden, muss man die Berichtigung trotzdem wollen. Was gespielt ist, bleibt dann gespielt; Partien, zu denen es sonst nicht gekommen wäre, werden gekennzeichnet.

championship-guide-leaving = Wenn jemand ausscheidet
championship-guide-leaving-text = Das kommt vor. Wann es geschieht, entscheidet, was aus den Partien wird:
championship-guide-leaving-preliminaries = In der Vorentscheidung zählt, was gespielt ist.
championship-guide-leaving-main = Im Hauptturnier kommt es auf die Hälfte an. Sind weniger als die Hälfte der eigenen Partien gespielt, werden alle gestrichen und zählen für niemanden. Sonst gewinnen die anderen kampflos, was noch offen ist: ein Sieg, aber keine Punkte.
championship-guide-leaving-groups = Ab der Gruppenphase rückt niemand mehr nach; die andere Seite gewinnt kampflos.
championship-guide-leaving-ruling = Sind beide nicht mehr dabei, hat gewonnen, wer länger geblieben ist.

championship-guide-others = Andere Turniere
championship-guide-others-text = Es muss nicht gleich die Weltmeisterschaft sein. Ab drei Personen geht es mit jedem Spiel zu zweit, an einem Nachmittag oder über Monate.
championship-guide-others-everyone = Alle gegen alle: Jede Partie zählt, und die Tabelle entscheidet.
championship-guide-others-knock-out = K.-o.-Runde: Wer verliert, ist draußen, bis zwei das Endspiel spielen. Auch der dritte Platz wird ausgespielt.
championship-guide-others-groups = Gruppen mit K.-o.-Runde: erst zu viert oder zu dritt alle gegen alle, dann die zwei Besten jeder Gruppe.
championship-guide-others-seeds = Wer in der Liste weiter oben steht, ist stärker gesetzt; so treffen die Besten erst spät aufeinander. Mit dem Ende der Anmeldung entsteht der Spielplan.

championship-guide-projector = Auf dem Beamer
championship-guide-projector-text = Ein zweites Fenster für alle im Raum, mit großer Schrift: die Runde, die Tabellen, der Turnierbaum und am Ende die Siegerehrung. Es blättert von selbst und zeigt jedes Ergebnis, sobald es eingetragen ist. Wie die Tasten üblich sind, gibt F11 oder ein Doppelklick ihm den ganzen Bildschirm, die Pfeiltasten blättern, die Leertaste hält die Seite an, D wechselt zwischen hell und dunkel, Esc schließt es.

championship-guide-paper = Auf Papier
championship-guide-paper-text = Zum Aushängen gibt es die Paarungen einer Runde, Tabellen, Kreuztabelle, Turnierbaum und die Liste aller, die teilnehmen. Zum Mitschreiben gibt es Blätter des Spiels, auf denen die Namen schon stehen.

championship-guide-file = Die Datei
championship-guide-file-text = Eine Meisterschaft ist eine einzige Datei, und jedes Ereignis steht darin, bevor es gilt. Stürzt der Computer ab, fehlt höchstens das letzte. Eintragen kann immer nur ein Fenster, ansehen können sie viele. Spielplan und Ergebnisse gehen auch als Kalender, als Tabelle oder als Seite fürs Netz hinaus.
