# Lernen: Kvátrutafl.

lesson-kvatrutafl-path = Der Weg um das Brett
lesson-kvatrutafl-path-path = Deine fünfzehn weißen Steine gehen von a rundherum bis x. Du hast 6 geworfen, Ada 5, also beginnst du mit beiden Zahlen. Jede ist ein Schritt eines Steins. Geh mit demselben Stein zweimal: bis auf l.
lesson-kvatrutafl-path-path-two = Zwei Steine sind auch erlaubt. Aber l ist eine besondere Zacke: Wer einmal dort war, darf eigene Steine zusammenstellen. Mehr dazu in der nächsten Lektion.
lesson-kvatrutafl-path-other = Adas schwarze Steine beginnen auf m und gehen im selben Sinn: erst bis x, dann weiter von a bis l. Ihr erster steht schon auf s. Jetzt wirfst du.
lesson-kvatrutafl-path-new = 5 und 4. Hinter l beginnt deine ferne Seite, und dort kommt Ada heraus. Lass den vorderen Stein stehen. Bring lieber zwei neue auf den Weg, einen mit der 5, einen mit der 4.
lesson-kvatrutafl-path-new-far = Von da käme er lange nicht weiter, und Adas Steine stehen dicht hinter ihm. Hol lieber zwei neue vom Start.
lesson-kvatrutafl-path-single = Ein Stein allein ist in Gefahr: Landet ein fremder auf seiner Zacke, ist er geschlagen und kommt auf die Bar. Ada hat zwei solche, auf o und auf x. Wirf.
lesson-kvatrutafl-path-double = Ein Pasch: Du spielst die 3 viermal. Adas Stein auf o steht drei Zacken hinter l. Hol den von f über i nach l dazu, dann geh mit beiden nach o und schlag.
lesson-kvatrutafl-path-closed = Zwei Steine oder mehr sperren ihre Zacke: Auf o kann Ada jetzt nicht landen. Ihr geschlagener Stein liegt auf der Bar und muss zuerst wieder hinein, irgendwo von m bis r.
lesson-kvatrutafl-path-pass = 3 und 1: Auf o stehst du zu zweit, auf m stehen ihre eigenen Steine, und auf eigene setzt niemand ein. Ada muss passen. Wirf.
lesson-kvatrutafl-path-second = 4 und 1. Auf e steht noch ein Stein allein. Stell mit der 4 einen zweiten dazu, dann ist auch diese Zacke gesperrt. Die 1 bringt noch einen neuen heraus.
lesson-kvatrutafl-path-chance = Ada hat eingesetzt, aber nun stehen zwei ihrer Steine allein, auf p und auf q. Vielleicht hilft dir der Wurf.
lesson-kvatrutafl-path-alone = Pasch 1, vier kleine Schritte. Diesmal ohne Rat: Sieh dir deine beiden Steine auf o an. Was steht vor ihnen?
lesson-kvatrutafl-path-either = Ein anderes Spiel, 3 und 1. Ada sperrt fast alles, deine Steine auf n müssen noch warten. Nur der auf i kann ziehen: nach j oder nach l, danach ist Schluss. Such es dir aus.
lesson-kvatrutafl-path-end = Spielen musst du so viele Zahlen wie möglich, der Rest verfällt. Nun kennst du den Weg, Schritte, Pasch und gesperrte Zacken. Es fehlen noch sechs besondere Regeln.

lesson-kvatrutafl-rules = Die sechs besonderen Regeln
lesson-kvatrutafl-rules-one = Dein erster Wurf, gleich ein Pasch. Regel 1: Ein Pasch im ersten eigenen Wurf gehört einem einzigen Stein. Spiel alle vier Zweien mit demselben; auf mehrere verteilen darfst du sie hier nicht.
lesson-kvatrutafl-rules-one-six = Wieder dein erster Wurf. Mit 6 und 6 ist es anders: Genau vier Steine gehen zusammen vom Start auf deine siebte Zacke, auf g. Bring sie hin.
lesson-kvatrutafl-rules-two = Jetzt spielst du Schwarz, das Brett ist gedreht. Ada hat vier Steine mit 6 und 6 auf g gebracht. Regel 2: Solange genau diese vier dort stehen, sind sie verwundbar wie ein einzelner. Du hast 1 und 4.
lesson-kvatrutafl-rules-two-safe = Alle vier liegen auf der Bar. Wäre vorher einer von ihnen weitergegangen oder ein fünfter dazugekommen, dann wären sie sicher gewesen.
lesson-kvatrutafl-rules-three = Wieder Weiß. Regel 3: Auf der fernen Seite, m bis x, zieht kein Stein weiter, bevor fünf den Start verlassen haben. Bei dir sind es vier. 3 und 6: Bring zuerst den fünften heraus.
lesson-kvatrutafl-rules-four = Regel 4: Bevor einer deiner Steine auf der zwölften Zacke war, auf l, darf keiner zu einem eigenen. Du hast 6 und 3, und auf g steht schon einer. In welcher Reihenfolge geht beides?
lesson-kvatrutafl-rules-four-once = Die 3 von i nach l, und schon war die 6 von a nach g erlaubt. Einmal auf l genügt für das ganze Spiel.
lesson-kvatrutafl-rules-five = Regel 5: Ada sperrt sechs Zacken hintereinander, s bis x. Weil so niemand vorbeikäme, darf hinein, wer davorsteht, und schlägt alle auf der Zacke. 3 und 5: Schlag auf s, dann von j nach o.
lesson-kvatrutafl-rules-six = Regel 6: Einen Pasch spielst du viermal, wenn es irgendwie geht. Auf o und auf r steht je ein schwarzer Stein allein. Denk an Regel 3: Erst drei deiner Steine haben den Start verlassen.
lesson-kvatrutafl-rules-end = Fünf mussten fort sein, dann durfte der Stein von o weiter und noch einmal schlagen. Das waren alle sechs. Ist ein Zug nicht erlaubt, nennt dir das Brett die Regel dazu.

lesson-kvatrutafl-hit = Schlagen, einsetzen, Jan
lesson-kvatrutafl-hit-hit = 2 und 4. Auf c steht Adas Stein allein, zwei Zacken nach deinem Start. Schlag ihn mit der 2 und geh mit der 4 gleich weiter, sonst trifft dich vielleicht der schwarze von w.
lesson-kvatrutafl-hit-barred = Ada muss einsetzen, bevor sie irgendetwas anderes zieht. Mit der 1 käme sie auf m, aber dort stehen ihre eigenen Steine. Von der Bar kommt niemand auf eigene. Du wirfst.
lesson-kvatrutafl-hit-fresh = Viermal die 4. Rück mit dem Stein von g auf k und bring zwei neue ins Spiel. Bis auf o solltest du nicht gehen: Da stünde er allein, mitten in Adas Startviertel.
lesson-kvatrutafl-hit-bar = Ada hat dich geschlagen: Dein Stein von p liegt auf der Bar. Auch du setzt ihn zuerst ein, im Startviertel a bis f. Die Zahl sagt, auf welcher Zacke. Wirf.
lesson-kvatrutafl-hit-enter = Mit der 4 auf d oder mit der 3 auf c? Mit einer 5 ginge es nicht, auf e stehst du selbst. Überleg, was die andere Zahl dann tut: Bis l fehlen dem Stein auf i drei.
lesson-kvatrutafl-hit-leave = Eine andere Stellung, 3 und 6. Mit der 6 könntest du von h auf n schlagen. Aber niemand muss schlagen, und gleich davor, auf m, stehen dreizehn schwarze Steine. Was tust du?
lesson-kvatrutafl-hit-leave-hit = Auf n stünde dein Stein allein. Ada schlägt ihn mit einer 2 von der Bar, und dann oft auch mit einer 1 von m. Bring lieber Neues heraus.
lesson-kvatrutafl-hit-jan = Zwei schwarze Steine warten auf der Bar. Frei sind für sie nur n und o: Auf m und q stehen eigene, p und r sperrst du. Du hast 5 und 3. Sperr noch eine.
lesson-kvatrutafl-hit-jan-won = Zwei warten, eine Zacke ist frei: Mehr Steine auf der Bar als Zacken zum Einsetzen, das ist Jan, der Junker. Das Spiel ist sofort aus und zählt fünfzehn. Kein Gewinn zählt mehr.
lesson-kvatrutafl-hit-great = Hier wartet einer, und frei ist nur noch o: Dort stehst du allein, und wer einsetzt, schlägt dich. Du hast 4 und 5. Lass keine Zacke frei.
lesson-kvatrutafl-hit-end = Stór Jan, der große Junker: Keine Zacke ist frei, wieder fünfzehn Zähler. Schlag also, wenn es sich lohnt, sperr Zacken in Adas Startviertel und achte auf dein eigenes.

lesson-kvatrutafl-end = Nach Hause und gewinnen
lesson-kvatrutafl-end-off = Stehen alle deine Steine im Heimbord, s bis x, darfst du ausspielen; neun hast du schon draußen. Hinaus kommt ein Stein mit genau der Zahl bis hinter x, von x also mit der 1. Du hast 4 und 2.
lesson-kvatrutafl-end-rear = 1 und 4. Auf u steht niemand. Eine zu große Zahl nimmt dann den hintersten Stein, hier den von v. Stünde auf s oder t noch einer, müsste der mit der 4 ziehen.
lesson-kvatrutafl-end-last = Zwei Steine sind noch da, einer auf w und einer auf x. Beide Dreien sind groß genug. Bring sie hinaus.
lesson-kvatrutafl-end-uttekt = Alle fünfzehn sind draußen: Das ist Uttekt und zählt zwei. Diese Partie geht bis fünf, also folgt ein nächstes Spiel. Nach Uttekt oder Jan beginnt es, wer gewonnen hat, sonst entscheiden die Würfel.
lesson-kvatrutafl-end-plan = Ada hat schon sieben ausgespielt, dieses Rennen verlierst du. Doch es gewinnt auch eine Formation: der Langi munkur, je drei auf t, u, v, w und x. Was fehlt dir? Du hast 3 und 2.
lesson-kvatrutafl-end-monk = Ein Stein fehlt noch, auf w, und von p sind es genau sieben. Zieh ihn hin und sag den Langi munkur an. Wer nicht ansagt, spielt weiter.
lesson-kvatrutafl-end-monk-silent = Die Formation steht, aber ohne Ansage zählt sie nicht, und der nächste Wurf zerstört sie wieder.
lesson-kvatrutafl-end-others = Fünf Zähler, die Partie ist gewonnen. Auch andere Formationen gewinnen: Meistari 13, Stutti munkur 7, Langi hryggur und Litil meistari je 3. Die Regelseite zeigt, wie sie aussehen.
lesson-kvatrutafl-end-half = Wieder der Langi munkur: Mit der 5 steht er, doch die 6 müsste ihn gleich zerstören. Du darfst schon nach einem Teil des Wurfs ansagen. Dann zählt er die Hälfte.
lesson-kvatrutafl-end-more = Mit der 4 stünde hier der Litil meistari, acht auf x, sieben auf w. Halb zählt er anderthalb. Ada hat noch einen weiten Weg, und Uttekt zählt zwei. Ansagen oder ausspielen?
lesson-kvatrutafl-end-more-declared = Anderthalb wären sicher. Aber Ada holt dich kaum noch ein: Mit dem Ausspielen bekommst du fast immer zwei.
lesson-kvatrutafl-end-mar = Pasch 5. Wird in dem Wurf, der gewinnt, auch geschlagen, heißt das Mar und bringt zwei Zähler mehr. Sieh dir deinen Stein auf d an und den schwarzen auf s.
lesson-kvatrutafl-end-end = Fünf und zwei, also sieben. So gewinnt man: mit Uttekt, mit einer Formation oder am höchsten mit Jan. Jetzt kannst du eine ganze Partie spielen.
