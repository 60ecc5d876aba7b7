# Die Regelseite der Meisterschaften.

championship-guide-about-text = Eine Meisterschaft besteht aus vielen Partien, und am Ende gewinnt eine Person. Das Programm legt fest, wer wann gegen wen spielt, führt die Tabellen und merkt sich jedes Ergebnis. Ihr spielt am echten Tisch oder gleich hier. Dafür genügt ein Computer; Internet braucht ihr nicht.

championship-guide-others = Welche Turniere es gibt
championship-guide-others-text = Ihr braucht nur drei Personen und ein Spiel für zwei; das geht an einem Nachmittag oder über Monate.
championship-guide-others-everyone = Alle gegen alle: Jede Partie zählt, und die Tabelle entscheidet.
championship-guide-others-double = Hin- und Rückrunde: dasselbe zweimal, beim zweiten Mal mit vertauschten Seiten.
championship-guide-others-swiss = Schweizer System: wenige Runden, jede nach der Tabelle ausgelost, damit du auf Leute mit gleich vielen Siegen triffst und auf niemanden zweimal.
championship-guide-others-knock-out = K.-o.-Runde: Verlierst du einmal, bist du draußen; am Ende spielen zwei das Finale und, ab vier Personen, zwei um den dritten Platz.
championship-guide-others-groups = Gruppen mit K.-o.-Runde: Zuerst spielt ihr in Gruppen von höchstens vier alle gegen alle, dann kommen die zwei Besten jeder Gruppe weiter.
championship-guide-others-world = Die Weltmeisterschaft in dre13ehn: 137 Tage von der Vorentscheidung bis zum Finale. Wie sie abläuft, steht am Ende dieser Seite.
championship-guide-others-seeds-text = Je weiter oben du in der Liste stehst, desto höher bist du gesetzt; so treffen die Besten erst spät aufeinander. Endet die Anmeldung, stellt das Programm den Spielplan auf.

championship-guide-late = Nachzügler, spielfrei, kampflos
championship-guide-late-text = Ein Vereinsabend läuft selten nach Plan. Bei allen Turnieren außer der Weltmeisterschaft kannst du den Plan auch mittendrin ändern.
championship-guide-late-joining = Nachzügler spielen in einer K.-o.-Runde gegen die, die anfangs spielfrei wären. Im Schweizer System spielen sie ab der nächsten Auslosung mit; verpasste Runden bringen ihnen nichts. Wo alle gegen alle spielen, treffen sie auf die, die sonst spielfrei wären, oder spielen zusätzliche Runden am Ende.
championship-guide-late-bye = Ohne Paarung bist du spielfrei. Im Schweizer System zählt das als Sieg; es trifft die letzte Person der Tabelle, die noch nie spielfrei war, Nachzügler erst nach ihrer ersten Partie. In der K.-o.-Runde sind zuerst die Obersten der Liste spielfrei, so viele, dass die Zahl aufgeht; sie kommen weiter. Sonst zählt es nichts.
championship-guide-late-swap = Zwei, die noch nicht gespielt haben, können im Spielplan die Plätze tauschen.
championship-guide-late-leaving = Scheidet eine Person aus, gewinnt in ihren offenen Partien die andere Seite kampflos. Nur wo alle gegen alle spielen, werden alle ihre Partien gestrichen, wenn sie weniger als die Hälfte gespielt hat.
championship-guide-late-forfeit = Eine einzelne Partie kannst du kampflos eintragen: ein Sieg, aber 0:0 nach Punkten. Tritt niemand an, können beide sie verlieren, außer sie entscheidet, wer weiterkommt. Einen Abschnitt kannst du auch früher beenden: Offene Partien werden dann gestrichen, oder beide verlieren sie.

championship-guide-entering = Ergebnisse eintragen
championship-guide-entering-text = Wähl eine Partie und trag ihr Ergebnis ein. Sofort steht es in der Datei, in der Tabelle und auf dem Beamer.
championship-guide-entering-how = Was du eingibst, hängt vom Spiel ab: beide Zahlen, etwa 21:18, oder die Seite, die gewonnen hat, und wo sie zählen, die Siege der anderen. Neben der Partie stehen die Tasten dafür.
championship-guide-entering-draw = Kann eine Partie unentschieden enden, wähl „Unentschieden“ oder drück =. In der K.-o.-Runde spielt ihr dann noch einmal, bis eine Seite gewinnt.
championship-guide-entering-world = In der Vorentscheidung der Weltmeisterschaft gibst du zwei Namen oder Nummern ein, zuerst die Person, die gewonnen hat.
championship-guide-entering-play = Ihr könnt eine Partie auch gleich am Bildschirm spielen; ihr Ergebnis trägt sich dann von selbst ein. Oder du nimmst es aus einer Aufzeichnung.
championship-guide-entering-move = Tag, Zeit und Tisch einer offenen Partie kannst du ändern, solange der Tag zum Abschnitt gehört.

championship-guide-correcting = Berichtigen
championship-guide-correcting-text = Vertippt? Trag das Ergebnis einfach noch einmal ein. Vorher siehst du, wessen Platz sich dadurch ändern würde. Das alte Ergebnis bleibt in der Datei stehen.
championship-guide-correcting-spite-text = Habt ihr danach schon weitergespielt, wählst du „Trotzdem berichtigen“. Was gespielt ist, bleibt gespielt; Partien, die nicht mehr zu den Ergebnissen davor passen, werden gekennzeichnet.

championship-guide-projector = Auf dem Beamer
championship-guide-projector-text = Ein zweites Fenster zeigt allen im Raum in großer Schrift die Runde, die Tabellen, den Turnierbaum und am Ende die Siegerehrung. Es blättert von selbst und zeigt jedes Ergebnis, sobald du es einträgst. Die üblichen Tasten: F5 öffnet das Fenster, F11 oder ein Doppelklick füllt den Bildschirm, die Pfeiltasten blättern, die Leertaste hält die Seite an, D wechselt zwischen hell und dunkel, Esc schließt das Fenster.

championship-guide-paper = Auf Papier
championship-guide-paper-text = Zum Aushängen druckst du die Paarungen einer Runde, Tabellen, Kreuztabelle, Turnierbaum und die Liste aller, die teilnehmen. Zum Mitschreiben druckst du Blätter des Spiels, auf denen die Namen schon stehen.

championship-guide-file = Die Datei
championship-guide-file-text = Eine Meisterschaft ist eine einzige Datei, und jeder Eintrag steht darin, bevor er gilt. Stürzt der Computer ab, fehlt höchstens der letzte. Eintragen kannst du immer nur in einem Fenster, ansehen in vielen. Spielplan und Ergebnisse gibt es auch als Kalender, als Tabelle oder als Seite fürs Netz.

championship-guide-world = Die Weltmeisterschaft in dre13ehn
championship-guide-world-text = Ihr spielt an 137 Tagen, jedes Jahr denselben, zwischen dem 21. Juni und dem 24. Dezember. Viele fangen an, 37 spielen das Hauptturnier, 13 kommen in die Gruppenphase, vier in die Finalrunde, und eine Person gewinnt.
championship-guide-world-picture = Der Weg durch das Jahr. Jeder Punkt ist eine Person; ausgefüllt sind alle, die weiterkommen. Unten siehst du die 137 Tage und die Pausen dazwischen.
championship-guide-days-label =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
championship-guide-day-label = { $day }. { $month ->
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
championship-guide-preliminaries-text = Zwölf Tage lang spielt ihr, gegen wen ihr wollt und so oft ihr wollt. Es zählt nur der Sieg. Einsteigen könnt ihr, solange die Vorentscheidung läuft. Die besten 37 kommen weiter. Seid ihr höchstens 37, kommen alle weiter; mindestens 13 müsst ihr sein.
championship-guide-preliminaries-ruling = Seid ihr höchstens 37, könnt ihr die Vorentscheidung überspringen und sie gleich beenden. Seid ihr mehr, muss mindestens eine Partie gespielt sein.

championship-guide-main = Hauptturnier: 3. Juli bis 10. Oktober
championship-guide-main-text = Hundert Tage lang spielen alle einmal gegen alle, und zwar um Punkte; eine Partie bringt höchstens 37. Mit mehr Punkten gewinnst du, bei gleich vielen bekommt jede Seite einen halben Sieg. Ist eure Zahl ungerade, ist in jeder Runde eine Person spielfrei. Die besten 13 kommen weiter.

championship-guide-groups = Gruppenphase: 11. bis 31. Oktober
championship-guide-groups-text = Ab jetzt geht jede Partie so lange, bis eine Seite 13 Siege hat. Ein guter Platz im Hauptturnier verkürzt den Weg: Platz 1 steht schon im Halbfinale. Die Plätze 2 und 3 spielen in der Gruppe i, 4 bis 7 in der Gruppe a, 9 bis 12 in der Gruppe u. Die Plätze 8 und 13 warten im Viertelfinale.
championship-guide-groups-picture = Die Wege ins Finale. Die Zahlen sind Plätze im Hauptturnier; aus jeder Gruppe kommt nur der erste Platz weiter.

championship-guide-finals = Finalrunde: 21. bis 24. Dezember
championship-guide-finals-text = Vier Tage, vier Partien: zwei Halbfinale, das Spiel um Platz 3 und am 24. Dezember das Finale. Danach bekommen die ersten drei Urkunden mit Krone, Pokal und goldenen Würfeln.

championship-guide-ranks = Wer vorn steht
championship-guide-ranks-text = Jeder Abschnitt hat eine Reihe von Feinwertungen. Seid ihr nach der ersten gleichauf, entscheidet die nächste. In jeder Zeile der Tabelle steht, was diese Person vor die nächste gebracht hat.
championship-guide-ranks-others = Schweizer System: mehr Siege, Buchholz (die Siege aller, gegen die du gespielt hast), Sonneborn-Berger (die Siege aller, die du besiegt hast), direkter Vergleich, Los.
championship-guide-ranks-half = Ein Unentschieden ist in jeder Tabelle ein halber Sieg.
championship-guide-ranks-preliminaries = Vorentscheidung der Weltmeisterschaft: mehr Siege, weniger Niederlagen, direkter Vergleich, Los.
championship-guide-ranks-main = Hauptturnier: mehr Punkte, mehr Siege, direkter Vergleich, Los.
championship-guide-ranks-groups = Alle gegen alle und Gruppen: mehr Siege, bessere Differenz, direkter Vergleich, Los.
championship-guide-ranks-direct = Im direkten Vergleich zählen nur Siege gegen die anderen, die noch gleichauf sind.
championship-guide-ranks-lot = Das Los kommt immer zuletzt. Das Programm zieht es nur, wenn es nötig ist, und schreibt es auf; noch einmal zieht es nicht.
championship-guide-ranks-ruling = Die Quelle nennt keine Reihenfolge; diese ist von uns. Du kannst sie ändern, wenn du eine Meisterschaft anlegst.

championship-guide-leaving = Wenn eine Person ausscheidet
championship-guide-leaving-text = Das kommt vor. Was bei der Weltmeisterschaft aus ihren Partien wird, hängt davon ab, wann sie ausscheidet:
championship-guide-leaving-preliminaries = In der Vorentscheidung zählt alles, was sie gespielt hat.
championship-guide-leaving-main = Im Hauptturnier zählt, wie weit sie gekommen ist. Hat sie weniger als die Hälfte ihrer Partien gespielt, werden alle gestrichen und zählen für niemanden. Sonst gewinnen die anderen kampflos, was noch offen ist: ein Sieg, aber keine Punkte.
championship-guide-leaving-groups = Ab der Gruppenphase rückt niemand mehr nach; die andere Seite gewinnt kampflos.
championship-guide-leaving-ruling = Sind beide nicht mehr dabei, gewinnt die Person, die länger geblieben ist.
