# Lernen: Kvátrutafl.

lesson-kvatrutafl-path = Der Weg um das Brett
lesson-kvatrutafl-path-path = Bring deine fünfzehn weißen Steine zuerst rund um das Brett, von a bis x und hinaus, dann gewinnst du. Du hast 6, Ada 5: Du beginnst. Zieh einen Stein mit beiden Zahlen, bis auf l.
lesson-kvatrutafl-path-path-two = Zwei verschiedene Steine darfst du auch ziehen. Aber l lohnt sich: War einer deiner Steine dort, dürfen deine Steine zusammenstehen. Mehr dazu in der nächsten Lektion.
lesson-kvatrutafl-path-other = Adas schwarze Steine beginnen auf m und laufen in derselben Richtung: erst bis x, dann weiter von a bis l. Ihr erster steht schon auf s. Jetzt würfelst du.
lesson-kvatrutafl-path-new = 5 und 4. Nach l kommt m, und dort stehen vierzehn schwarze Steine, die einen einzelnen dahinter schlagen könnten. Lass deinen auf l stehen und bring mit jeder Zahl einen neuen vom Start heraus.
lesson-kvatrutafl-path-new-far = Dort säße er lange fest, und Adas Steine stehen dicht hinter ihm. Bring lieber zwei neue vom Start heraus.
lesson-kvatrutafl-path-single = Ein Stein allein ist in Gefahr: Landet ein fremder bei ihm, ist er geschlagen und kommt auf die Bar in der Mitte. Ada hat zwei davon, auf o und auf x. Würfle.
lesson-kvatrutafl-path-double = Ein Pasch, zwei gleiche Würfel: Du spielst die 3 viermal. Bring den Stein von f über i nach l, dann zieh beide von l nach o und schlag Adas Stein.
lesson-kvatrutafl-path-closed = Zwei oder mehr Steine sperren ihre Zacke: Auf o kann Ada jetzt nicht landen. Ihr geschlagener Stein wartet auf der Bar. Ada muss ihn zuerst einsetzen, von m bis r, aber nicht auf eigene Steine.
lesson-kvatrutafl-path-pass = Ada hat 3 und 1. Die 3 führt auf o, das sperrst du. Die 1 führt auf m, und dort stehen ihre eigenen Steine. Also muss sie passen. Würfle.
lesson-kvatrutafl-path-second = 4 und 1. Auf e steht noch ein Stein von dir allein. Stell mit der 4 einen zweiten dazu, dann ist auch diese Zacke gesperrt. Mit der 1 bringst du noch einen heraus.
lesson-kvatrutafl-path-chance = Ada hat eingesetzt, aber jetzt stehen drei ihrer Steine allein: auf p, auf q und auf x. Vielleicht hilft dir dein Wurf.
lesson-kvatrutafl-path-alone = Pasch 1, vier kleine Schritte. Diesmal ohne Rat: Sieh dir deine beiden Steine auf o an. Was steht vor ihnen?
lesson-kvatrutafl-path-free = Zwei schwarze Steine standen allein hintereinander: Beide sind geschlagen, und deine zwei stehen zusammen auf q, wo sie sicher sind. Such vor jedem Zug zuerst nach einzelnen Steinen.
lesson-kvatrutafl-path-either = Neues Spiel, 3 und 1. Ada sperrt b und d; die Steine auf n warten, bis fünf unterwegs sind (Regel 3, nächste Lektion). Zieh i nach j oder l, wie du willst.
lesson-kvatrutafl-path-end = Du musst so viele Zahlen spielen wie möglich, der Rest verfällt. Sind deine Steine zuerst alle draußen, gewinnst du zwei Zähler; wie, zeigt die vierte Lektion. Als Nächstes kommen sechs besondere Regeln.

lesson-kvatrutafl-rules = Die sechs besonderen Regeln
lesson-kvatrutafl-rules-one = Dein erster Wurf, und gleich ein Pasch. Regel 1: Einen Pasch im ersten Wurf spielst du mit einem einzigen Stein. Zieh denselben viermal um zwei.
lesson-kvatrutafl-rules-one-six = Wieder dein erster Wurf, aber 6 und 6. Das ist die Ausnahme: Genau vier Steine gehen zusammen vom Start auf deine siebte Zacke, auf g. Bring sie hin.
lesson-kvatrutafl-rules-two = Ein anderes Spiel: Ada hat mit 6 und 6 vier Steine auf s gebracht. Regel 2: Solange es genau diese vier sind, schlägt dein Stein alle. Du hast 1 und 4.
lesson-kvatrutafl-rules-two-safe = Alle vier liegen auf der Bar. Wäre vorher einer von ihnen weitergegangen oder ein fünfter dazugekommen, dann wären sie sicher gewesen.
lesson-kvatrutafl-rules-three = Ein anderes Spiel. Regel 3: Von der fernen Seite, m bis x, zieht kein Stein weiter, bevor fünf den Start verlassen haben. Bei dir sind es vier. 3 und 6: Bring zuerst den fünften heraus.
lesson-kvatrutafl-rules-four = Ein anderes Spiel. Regel 4: Deine Steine dürfen erst zusammenstehen, wenn einer auf der zwölften Zacke war, auf l. Du hast 6 und 3, und auf g steht schon einer. In welcher Reihenfolge geht beides?
lesson-kvatrutafl-rules-four-once = Erst die 3 von i nach l, dann war die 6 von a nach g erlaubt. Einmal auf l genügt für das ganze Spiel.
lesson-kvatrutafl-rules-five = Ein anderes Spiel. Regel 5: Ada sperrt sechs Zacken hintereinander, s bis x. Daran käme niemand vorbei; darum darfst du dort landen und schlägst alle. 3 und 5: Schlag auf s, dann zieh von j nach o.
lesson-kvatrutafl-rules-six = Ein anderes Spiel. Regel 6: Einen Pasch spielst du viermal, wenn es irgendwie geht. Auf o und auf r steht je ein Stein von Ada allein. Denk an Regel 3: Erst drei deiner Steine haben den Start verlassen.
lesson-kvatrutafl-rules-end = Als fünf fort waren, durfte der Stein von o weiter und noch einmal schlagen. Das waren alle sechs Regeln. Ist ein Zug nicht erlaubt, nennt dir das Brett die Regel dazu.

lesson-kvatrutafl-hit = Schlagen, einsetzen, Jan
lesson-kvatrutafl-hit-hit = 2 und 4. Auf c steht Adas Stein allein. Schlag ihn mit der 2 und geh mit der 4 gleich weiter, sonst trifft dich vielleicht der schwarze von w.
lesson-kvatrutafl-hit-barred = Ada muss zuerst einsetzen. Mit der 1 käme sie auf m, aber dort stehen ihre eigenen Steine, und von der Bar darf niemand auf eigene. Also passt sie. Du würfelst.
lesson-kvatrutafl-hit-fresh = Viermal die 4. Zieh den Stein von g auf k und bring zwei neue heraus. Geh nicht bis auf o: Dort stünde er allein, mitten in Adas Startviertel, wo sie einsetzt.
lesson-kvatrutafl-hit-bar = Ada hat deinen Stein auf p geschlagen. Auch du setzt zuerst ein, in deinem Startviertel a bis f: mit einer 2 auf b, mit einer 3 auf c und so weiter. Würfle.
lesson-kvatrutafl-hit-enter = Mit der 4 auf d oder mit der 3 auf c? Eine 5 ginge nicht, auf e stehst du selbst. Denk auch an die andere Zahl: Dem Stein auf i fehlen drei bis l.
lesson-kvatrutafl-hit-leave = Eine andere Stellung, 3 und 6. Mit der 6 könntest du von h aus auf n schlagen. Du musst aber nicht, und gleich davor, auf m, stehen dreizehn schwarze Steine. Was tust du?
lesson-kvatrutafl-hit-leave-hit = Auf n stünde dein Stein allein. Ada schlägt ihn mit einer 2 von der Bar, und dann oft auch mit einer 1 von m. Bring lieber einen neuen Stein heraus.
lesson-kvatrutafl-hit-jan = Eine andere Stellung: Zwei schwarze Steine warten auf der Bar. Frei sind für sie nur n und o: Auf m und q stehen eigene, p und r sperrst du. Du hast 5 und 3: Sperr noch eine Zacke.
lesson-kvatrutafl-hit-jan-won = Zwei warten, eine Zacke ist frei. Warten mehr Steine, als Zacken frei sind, ist das Jan, der Junker: Das Spiel endet sofort und zählt fünfzehn. Kein Gewinn zählt mehr.
lesson-kvatrutafl-hit-great = Eine andere Stellung: Ein Stein wartet, und frei ist nur noch o. Dein einzelner Stein dort sperrt nicht: Beim Einsetzen würde Ada ihn schlagen. Du hast 4 und 5. Lass keine Zacke frei.
lesson-kvatrutafl-hit-end = Stór Jan, der große Junker: Keine Zacke ist frei, wieder fünfzehn Zähler. Schlag also, wenn es sich lohnt, sperr Zacken in Adas Startviertel und achte auf dein eigenes.

lesson-kvatrutafl-end = Nach Hause und gewinnen
lesson-kvatrutafl-end-off = Stehen alle deine Steine im Heimbord, s bis x, darfst du sie ausspielen: von x mit einer 1, von w mit einer 2 und so weiter. Neun sind schon draußen. Du hast 4 und 2.
lesson-kvatrutafl-end-rear = 1 und 4. Auf u steht niemand, also nimmt die 4 den hintersten Stein, hier den von v. Stünde auf s oder t noch einer, müsste der mit der 4 ziehen.
lesson-kvatrutafl-end-last = Zwei Steine sind noch da, einer auf w und einer auf x. Beide Dreien sind groß genug. Spiel sie aus.
lesson-kvatrutafl-end-uttekt = Alle fünfzehn sind draußen: Das ist Uttekt und zählt zwei. Diese Partie geht bis fünf, also folgt noch ein Spiel. Nach Uttekt oder Jan beginnt die Seite, die gewonnen hat, sonst entscheiden die Würfel.
lesson-kvatrutafl-end-plan = Eine andere Partie: Ada hat schon sieben ausgespielt, das Rennen verlierst du. Aber auch eine Formation gewinnt: der Langi munkur, der große Mönch, je drei auf t bis x. Du hast 3 und 2. Was fehlt dir?
lesson-kvatrutafl-end-monk = Ein Stein fehlt noch, auf w, und von p sind es genau sieben. Zieh ihn hin und sag den Langi munkur an. Sagst du nichts an, spielst du weiter.
lesson-kvatrutafl-end-monk-silent = Die Formation steht, aber ohne Ansage zählt sie nicht, und dein nächster Wurf zerstört sie wieder.
lesson-kvatrutafl-end-others = Fünf Zähler, du hast die Partie gewonnen. Auch andere Formationen gewinnen: Meistari 13, Stutti munkur 7, Langi hryggur und Litil meistari je 3. Die Regelseite zeigt, wie sie aussehen.
lesson-kvatrutafl-end-half = Ein anderes Spiel, wieder der Langi munkur: Mit der 5 steht er, doch die 6 würde ihn gleich zerstören. Du darfst schon nach einem Teil des Wurfs ansagen. Dann zählt er die Hälfte.
lesson-kvatrutafl-end-more = Ein anderes Spiel: Mit der 4 stünde hier der Litil meistari, der kleine Meister: acht auf x, sieben auf w. Halb zählt er anderthalb. Ada hat noch einen weiten Weg, und Uttekt zählt zwei. Ansagen oder ausspielen?
lesson-kvatrutafl-end-more-declared = Anderthalb wären sicher. Aber Ada holt dich kaum noch ein: Spielst du aus, bekommst du fast immer zwei.
lesson-kvatrutafl-end-mar = Ein anderes Spiel, Pasch 5. Schlägst du in dem Wurf, der gewinnt, auch einen Stein, heißt das Mar und bringt zwei Zähler mehr. Sieh dir deinen Stein auf d und den schwarzen auf s an.
lesson-kvatrutafl-end-end = Fünf und zwei, also sieben. Du gewinnst mit Uttekt, mit einer Formation oder, am höchsten, mit Jan. Jetzt kannst du eine ganze Partie spielen.
