lesson-unread = diese Lektion lässt sich nicht lesen: { $why }
lesson-step = Schritt { $step } von { $of }
lesson-as-good = Genauso gut: { $what } Hier geht es weiter mit: { $own }
lesson-near = Fast genauso gut: { $what } { $cost }. Hier geht es weiter mit: { $own }
lesson-also = Das geht auch: { $what } Hier geht es weiter mit: { $own }
lesson-worse = Noch nicht: { $what }
lesson-try = Versuch es noch einmal.
lesson-look = Schau, was markiert ist.
lesson-over = Geschafft. Du weißt jetzt, wie es geht.
lesson-next = Weiter: { $name }
lesson-again = Noch einmal
lesson-play = Eine Partie spielen
lesson-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
lesson-welcome = Neu hier? „Lernen“ führt durch die erste Partie.
lesson-head = Lernen

lesson-evening-strokes = Ein Abend um Striche
lesson-evening-strokes-turn = Ein Abend: mehrere Spiele, eine Strichliste. Wer ein Spiel verliert, bekommt einen Strich. Zuerst die höchste Hausnummer; ein Würfel darf auf den Kopf, gegenüber ergibt immer 7. Ada hat 663, Ben 652. Was drehst du um?
lesson-evening-strokes-turn-two = Aus der 2 wird eine 5, das macht 551. Aus der 1 wird noch mehr.
lesson-evening-strokes-turn-five = Die 5 wird zur 2 und die Nummer noch niedriger: 221. Dreh etwas Kleines um.
lesson-evening-strokes-turn-none = 521 wäre die niedrigste Nummer am Tisch und dein Strich. Eine kleine Zahl wird umgedreht groß.
lesson-evening-strokes-tie = 652, genau wie Ben. Du teilst mit ihm den letzten Platz, also wird gestochen: Nur Ben und du spielt noch einmal, bis der letzte Platz vergeben ist. Ada schaut zu.
lesson-evening-strokes-playoff = Die alten Nummern gelten nicht mehr, alles beginnt von vorn. Ben hat 553 gelegt. Jetzt wirfst du.
lesson-evening-strokes-again = 5, 1 und 4: Mit mehr als 553 bist du gerettet. Was drehst du um?
lesson-evening-strokes-again-less = Damit bleibst du unter 553, und der Strich wäre deiner.
lesson-evening-strokes-stroke = 654 gegen 553: Ben bekommt den Strich, und das Spiel ist aus. Ausmachen kann man auch, dass statt zu stechen alle Letzten einen bekommen. Ben beginnt das nächste Spiel: Das geht reihum.
lesson-evening-strokes-own = Im Kirchenfenster zählt nur der eigene Wurf: Ohne eine 4 oder eine 6 gibt es einen Strich, und gestochen wird nicht. Ben hat keine: schon sein zweiter Strich. Jetzt du.
lesson-evening-strokes-window = Deine 4 genügt. Ada hat weder 4 noch 6: ein Strich. In solchen Spielen können alle einen bekommen oder niemand. Zuletzt Studentenpasch: drei Würfe, und Gutes bleibt liegen. Du beginnst.
lesson-evening-strokes-keep = Eine 1 zählt 100, eine 6 zählt 60, alles andere seine Augen. Die kleinste Summe bekommt den Strich. Was lässt du liegen?
lesson-evening-strokes-keep-five = Die 5 zählt nur 5. Zwei Würfel haben mehr Aussicht auf eine 1 oder eine 6 als einer.
lesson-evening-strokes-six = 2 und 6, ein Wurf bleibt noch. Ada und Ben kommen erst nach dir. Was bleibt liegen?
lesson-evening-strokes-six-stop = Mit 162 aufzuhören ist zu früh. Die 2 kannst du ohne Sorge noch einmal werfen.
lesson-evening-strokes-six-lost = Die 60 gibst du damit her. Etwas Besseres als eine 6 ist nur die 1.
lesson-evening-strokes-end = 165 ist am wenigsten: dein Strich. Ada und du habt je einen, Ben zwei. Die wenigsten Striche gewinnen, hier zwei gemeinsam. Allein gespielt geht ein Spiel auch, bis jemand etwa drei hat.

lesson-pasch-round = Eine Runde „Pasch“
lesson-pasch-round-pairs = Drei Würfe hast du. In den ersten beiden zählen nur gleiche Augen, im dritten alle. Die kleinste Summe bekommt den Strich. Ada hat 15. Wirf.
lesson-pasch-round-ten = Zwei Fünfen, das zählt 10. Die 2 zählt nicht mit. Jetzt der zweite Wurf.
lesson-pasch-round-nothing = Alle verschieden, also nichts. Der dritte Wurf ist gnädiger: Da zählt alles.
lesson-pasch-round-end = Drei Einsen zählen 19, mehr als drei Sechsen. Mit der 10 sind das 29, und Ada bekommt den Strich. Erst zählt nur Gleiches, zuletzt alles.

lesson-grosse-hausnummer-round = Eine Runde „Große Hausnummer“
lesson-grosse-hausnummer-round-six = Bau die höchste Hausnummer. Drei Würfe hast du, und von jedem bleibt genau ein Würfel liegen. Die niedrigste Nummer bekommt den Strich. Ada hat 642. Welcher bleibt?
lesson-grosse-hausnummer-round-six-two = Mit der 2 wird es selten mehr als 642. Lass das Höchste liegen; gestellt werden die Ziffern erst am Schluss.
lesson-grosse-hausnummer-round-five = Auch von diesem Wurf bleibt genau ein Würfel, dann wirfst du den letzten allein. Welcher bleibt?
lesson-grosse-hausnummer-round-five-three = Mit der 3 müsste zuletzt mindestens eine 4 fallen. Mit der 5 liegst du schon jetzt über 642.
lesson-grosse-hausnummer-round-end = Die letzte Zahl nimmst du, wie sie fällt: 651. Ada bekommt den Strich. Lass immer das Höchste liegen, geordnet wird von selbst. Man kann auch mit nur einem Wurf spielen.

lesson-kleine-hausnummer-round = Eine Runde „Kleine Hausnummer“
lesson-kleine-hausnummer-round-one = Hier soll die Nummer niedrig sein. Drei Würfe, und von jedem bleibt genau ein Würfel liegen. Die höchste Nummer bekommt den Strich. Ada hat 125. Welcher bleibt?
lesson-kleine-hausnummer-round-one-six = Eine 6 macht die Nummer hoch, und hoch verliert.
lesson-kleine-hausnummer-round-one-three = Mit einer 3 kommst du selten unter 125. Etwas Kleineres liegt schon da.
lesson-kleine-hausnummer-round-two = Die 1 liegt. Geordnet wird am Schluss, die kleinen Ziffern kommen nach vorn. Was bleibt jetzt?
lesson-kleine-hausnummer-round-two-four = Mit der 4 hilft dir nur noch eine 1 oder eine 2. Mit der 2 reicht auch eine 3 oder eine 4.
lesson-kleine-hausnummer-round-end = 123 ist niedriger als 125, der Strich geht an Ada. Was klein ist, bleibt liegen; die letzte Zahl nimmst du, wie sie fällt.

lesson-entenschiss-round = Eine Runde „Langer Entenschiß“
lesson-entenschiss-round-throw = Ein Wurf mit drei Würfeln, und er muss 1, 2 und 3 zeigen. Ada hat es nicht geschafft: ein Strich. Jetzt du.
lesson-entenschiss-round-end = Alle drei, die Reihenfolge ist egal: kein Strich. Das gelingt nur einmal in 36 Würfen. Ist das zu streng, macht man zwei oder drei Versuche aus.

lesson-einundzwanzig-round = Eine Runde „Einundzwanzig“
lesson-einundzwanzig-round-count = Ein Würfel geht um den Tisch. Ada hat die 1 hingelegt, seither kommt jeder Wurf dazu. Wer 21 oder mehr erreicht, bekommt den Strich. Bei 12 kann dir noch nichts geschehen. Wirf.
lesson-einundzwanzig-round-tight = Jetzt sind es 19. Nur eine 1 lässt dich davonkommen.
lesson-einundzwanzig-round-end = Du kamst auf 20, da kostete Ada jeder Wurf den Strich. Das Spiel ist aus. Geht die Partie weiter, darf sie zum Trost wieder beginnen, mit der 1.

lesson-sequenz-round = Eine Runde „Sequenz“
lesson-sequenz-round-keep = Drei Zahlen hintereinander, wie Adas 3, 4 und 5, sonst gibt es einen Strich. Meist hat man einen Wurf, hier drei: Gutes bleibt liegen, der Rest fliegt noch einmal. Was behältst du?
lesson-sequenz-round-keep-both = 4 und 5 sind schon Nachbarn. Behalte beide, dann fehlt nur noch eine 3 oder eine 6.
lesson-sequenz-round-keep-gap = Die 1 ist zu weit weg: Mit einer 4 oder einer 5 wird daraus nie eine Sequenz.
lesson-sequenz-round-last = Eine 2 hilft nicht. Was liegt, bleibt liegen: Jetzt muss eine 3 oder eine 6 fallen.
lesson-sequenz-round-end = 3, 4, 5: eine Sequenz, die Reihenfolge ist egal. Kein Strich für dich und keiner für Ada. Nachbarn bleiben liegen, auf Lücken ist kein Verlass.

lesson-kirchenfenster-round = Eine Runde „Kirchenfenster“
lesson-kirchenfenster-round-throw = Zwei Würfel, ein Wurf. Nur 4 und 6 zählen, und eine davon genügt. Bei Ada blieb das Fenster dunkel: ein Strich. Jetzt du.
lesson-kirchenfenster-round-end = Eine 4, das Fenster ist hell: kein Strich. Hier zählt nur der eigene Wurf; einen letzten Platz gibt es nicht.

lesson-bauernfenster-round = Eine Runde „Bauernfenster“
lesson-bauernfenster-round-throw = Zwei Würfel, ein Wurf. Hier zählen 3 und 5, und eine davon genügt. Ada hat eine 5. Jetzt du.
lesson-bauernfenster-round-end = 4 und 6 machen das Kirchenfenster hell, das Bauernfenster nicht: ein Strich für dich. Merk es dir so: hier die ungeraden, 3 und 5.

lesson-waechter-round = Eine Runde „Der Wächter bläst vom Turme“
lesson-waechter-round-blow = Zwei Würfel liegen unter dem Becher, der dritte steht obenauf. Den bläst du herunter, dann wird der Becher gehoben. Die kleinste Summe bekommt den Strich. Ada hat 7.
lesson-waechter-round-end = 4, 2 und 5 machen 11, der Strich geht an Ada. Ausmachen kann man auch: 4 mal die 7 unter dem Becher, oder hoch mal hoch durch nieder, 16 durch 7.

lesson-luisle-round = Eine Runde „Nacket’s Luisle“
lesson-luisle-round-sums = Hol die Zahlen von 1 bis 10, streng der Reihe nach. Aus einem Wurf gilt jeder Würfel und jede Summe von zweien oder allen dreien. Du brauchst die 1. Wirf.
lesson-luisle-round-order = 1, 2 und 4 enthalten alles bis 7: sieben Schritte auf einmal. Ada wartet noch auf die 1. Du brauchst jetzt die 8.
lesson-luisle-round-ten = 3 und 5 macht 8. Eine 9 war nicht dabei, und die 10 gilt nicht auf Vorrat. Also erst die 9.
lesson-luisle-round-end = 9 und 10 zugleich: oben angekommen. Mit dem nächsten Wurf beginnt das Löschen, von der 10 hinunter zur 1; die 10 fällt also zweimal. Wer zuletzt fertig wird, bekommt den Strich.

lesson-filzlaus-round = Eine Runde „Einsame Filzlaus“
lesson-filzlaus-round-lift = Ada hat einen Würfel unter dem Becher geschüttelt und schiebt ihn dir hin. Niemand weiß, was er zeigt. Sitzt die 1 darunter, die Laus, bekommst du einen Strich. Heb den Becher.
lesson-filzlaus-round-cover = Die Laus: ein Strich für dich. Jetzt deckst du neu zu und schiebst den Becher zurück: Nun muss Ada heben.
lesson-filzlaus-round-own = Finger weg vom Becher: Wer den eigenen hebt, bekommt einen Strich und deckt noch einmal zu. Diesen hebt Ada.
lesson-filzlaus-round-end = Keine Laus, Ada kommt davon. Danach deckt zu, wer zuerst gehoben hat: du, für Ada. Haben alle einmal als Erste gehoben, ist das Spiel aus.

lesson-haar-im-loch-round = Eine Runde „Haar im Loch“
lesson-haar-im-loch-round-throw = Drei Würfel, ein Wurf. Gut sind 1, 3 und 5, denn sie haben ein Auge in der Mitte: das Haar im Loch. Ada hatte keines und damit einen Strich. Jetzt du.
lesson-haar-im-loch-round-end = Die 5 hat ein Auge in der Mitte, eines genügt: kein Strich. Man kann auch zählen, wie viele es sind; dann bekommt den Strich, wer am wenigsten hat.

lesson-abstreichen-round = Eine Runde „Abstreichen“
lesson-abstreichen-round-strike = Alle haben 1 bis 6 vor sich und werfen reihum einen Würfel. Was er zeigt, wird gestrichen. Wer zuletzt fertig wird, bekommt den Strich. Dir fehlt nur noch die 4, Ada braucht 2 und 5. Wirf.
lesson-abstreichen-round-gone = Die 2 war schon fort, der Wurf umsonst. Auch Ada kam nicht weiter. Noch ein Versuch.
lesson-abstreichen-round-end = Die 4, und du bist fertig. Die Runde geht noch zu Ende: Ada fehlt die 2, also bekommt sie den Strich. In größerer Runde können auch die letzten zwei oder drei zahlen.

lesson-studentenpasch-round = Eine Runde „Studentenpasch“
lesson-studentenpasch-round-one = Die 1 zählt 100, die 6 zählt 60, der Rest seine Augen. Bis zu drei Würfe, Gutes bleibt liegen. Die kleinste Summe bekommt den Strich. Ada hat 163. Was bleibt?
lesson-studentenpasch-round-one-more = 4 und 5 zählen wenig. Wirf beide noch einmal: Zwei Würfel finden leichter eine 1 oder eine 6.
lesson-studentenpasch-round-one-stop = 109 ist viel weniger als 163. Du hast noch zwei Würfe, nutze sie.
lesson-studentenpasch-round-six = 6 und 3, das wären 163, so viel wie Ada. Ein Wurf bleibt dir noch.
lesson-studentenpasch-round-six-stop = Gleichauf heißt stechen. Die 3 noch einmal zu werfen hilft öfter, als es schadet: Mit 1, 4, 5 oder 6 liegst du vorn, hinten nur mit der 2.
lesson-studentenpasch-round-six-none = 60 sind schon viel. Wirf nur noch einmal, was wenig zählt.
lesson-studentenpasch-round-six-three = Die 3 zählt nur 3, die 6 zählt 60. Behalte lieber die 6.
lesson-studentenpasch-round-end = 165, gerade genug: Ada bekommt den Strich. Einsen und Sechsen bleiben liegen, der Rest fliegt noch einmal, solange du Würfe hast und sie brauchst.

lesson-mauseloch-round = Eine Runde „Mauseloch“
lesson-mauseloch-round-sheet = Ein Blatt für alle, mit den Summen von 3 bis 18. Du wirfst dreimal und streichst. Ist gar nichts Neues dabei, bekommst du den Strich. Frei sind nur noch 3, 4, 7 und 18. Wirf.
lesson-mauseloch-round-second = 9 ist schon gestrichen. Zwei Würfe hast du noch.
lesson-mauseloch-round-third = Auch 12 ist fort. Im letzten Wurf muss etwas Neues fallen.
lesson-mauseloch-round-end = Eine 7: Eine neue Summe genügt. Ada aber warf mit 10, 11 und 14 nur Gestrichenes und sitzt im Mauseloch: Das Spiel ist aus, der Strich ist ihrer.

lesson-schikanen-round = Eine Runde „Hohe Hausnummern mit Schikanen“
lesson-schikanen-round-turn = Aus drei Würfeln wird die höchste Hausnummer, und einen darfst du umdrehen. Gegenüber ergibt immer 7: Aus 2 wird 5. Die niedrigste Nummer bekommt den Strich. Ada hat 643. Und du?
lesson-schikanen-round-turn-three = Aus der 3 wird eine 4, das macht 541. Es liegt etwas da, das mehr gewinnt.
lesson-schikanen-round-turn-five = Aus der 5 wird eine 2, das macht nur 321. Dreh etwas Kleines um.
lesson-schikanen-round-turn-none = 531 ist weniger als 643. Umgedreht wird die kleinste Zahl zur größten.
lesson-schikanen-round-won = Aus der 1 wird eine 6, das macht 653. Der Strich geht an Ada. Gleich noch ein Spiel.
lesson-schikanen-round-leave = Diesmal hat Ada 653. Du hast 4, 6 und 5. Drehst du etwas um?
lesson-schikanen-round-leave-four = Aus der 4 wird eine 3, das macht 653, so viel wie Ada. Dann müsste gestochen werden.
lesson-schikanen-round-leave-high = Was hoch ist, wird umgedreht niedrig. Zähl nach, was du schon hast.
lesson-schikanen-round-end = 654 bleibt, wie es ist: Niemand muss umdrehen. 1, 2 und 3 gewinnen dabei, 4, 5 und 6 verlieren. Mit drei Würfen darf nach jedem einer umgedreht werden.

lesson-doppelgaenger-round = Eine Runde „Die Doppelgänger“
lesson-doppelgaenger-round-pairs = Fünf Würfe hat man, und nur gleiche Augen zählen. Die kleinste Summe bekommt den Strich. Ada hat 20, du nach drei Würfen erst 10. Zwei kommen noch. Wirf.
lesson-doppelgaenger-round-last = Zwei Zweien zählen 4, die 5 zählt nichts: zusammen 14. Der letzte Wurf.
lesson-doppelgaenger-round-end = Drei Dreien zählen alle, also 9. Mit 23 liegst du vor Adas 20, und sie bekommt den Strich. Einzelgänger zählen nie, auch nicht im letzten Wurf.

lesson-fuenf-finger-round = Eine Runde „Die fünf Finger“
lesson-fuenf-finger-round-five = Drei Würfel sollen zusammen 5 ergeben, so früh wie möglich. Zehn Würfe hast du. Ada hat es im vierten geschafft. Wirf.
lesson-fuenf-finger-round-again = 12, und auf den Kopf gestellt 9. Noch einmal.
lesson-fuenf-finger-round-end = 16, und doch ein Treffer: Auf den Kopf gestellt sind es 1, 2 und 2, also 5. Das zählt von selbst. Du im zweiten, Ada im vierten Wurf: Wer am längsten braucht, bekommt den Strich.

lesson-boese-sieben-round = Eine Runde „Die bösen Sieben“
lesson-boese-sieben-round-seven = Drei Würfel sollen zusammen 7 ergeben, so früh wie möglich. Zehn Würfe hast du, Ada brauchte drei. Wirf.
lesson-boese-sieben-round-again = 6, knapp daneben. Noch einmal.
lesson-boese-sieben-round-end = 14 ist auf den Kopf gestellt 7: 5, 6 und 3 werden 2, 1 und 4. Ein Treffer im zweiten Wurf, der Strich geht an Ada. Gelingt es nie, zählt es als elfter.
