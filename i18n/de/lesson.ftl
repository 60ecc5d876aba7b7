lesson-unread = diese Lektion lässt sich nicht lesen: { $why }
lesson-step = Schritt { $step } von { $of }
lesson-right = Genau.
lesson-as-good = Genau, das ist ebenso gut. Die Lektion nimmt jetzt: { $own }.
lesson-near = Das ist fast genauso gut. Die Lektion nimmt jetzt: { $own }.
lesson-also = Das geht auch. Die Lektion nimmt jetzt: { $own }.
lesson-worse = Noch nicht ganz.
lesson-try = Versuch es noch einmal.
lesson-look = Schau, was markiert ist.
lesson-left = Die Lektion geht beim nächsten Mal hier weiter.
lesson-next = Weiter: { $name }
lesson-again = Lektion wiederholen
lesson-play = Eigene Partie spielen
lesson-own-match = Deine eigene Partie: Oben hilft dir „{ $hint }“ (die Lampe) weiter, und bei deinen ersten sechs Entscheidungen sagt dir die Bewertung, wenn ein anderer Zug deutlich besser gewesen wäre.
lesson-own-match-alone = Von hier an schweigt die Bewertung. Soll sie dir weiter etwas sagen, stell es unter „{ $coach }“ ein.
lesson-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
lesson-takes =
    { $minutes ->
        [one] Diese Lektion dauert etwa eine Minute.
       *[other] Diese Lektion dauert etwa { $minutes } Minuten.
    }
lesson-welcome = Neu hier? „Lernen“ führt dich durch deine erste Partie.
lesson-look-at = Schau kurz, was passiert ist, dann geht es weiter.
lesson-head = Lernen

lesson-evening-strokes = Ein Abend um Striche
lesson-evening-strokes-turn = Ein Abend hat mehrere Spiele. Verlierst du eines, gibt das einen Strich, einen Minuspunkt. Zuerst die höchste Hausnummer aus drei Würfeln: Ada hat 663, Ben 652. Wähl einen Würfel zum Umdrehen: Gegenüberliegende Seiten ergeben 7.
lesson-evening-strokes-turn-two = Aus der 2 wird eine 5, das macht 551. Aus der 1 wird noch mehr.
lesson-evening-strokes-turn-five = Aus der 5 wird eine 2, und deine Nummer sinkt auf 221. Dreh etwas Kleines um.
lesson-evening-strokes-turn-none = 521 wäre die niedrigste Nummer am Tisch und dein Strich. Eine kleine Zahl wird umgedreht groß.
lesson-evening-strokes-tie = 652, genau wie Ben. Ihr teilt euch den letzten Platz, also wird gestochen: Nur ihr beide spielt noch einmal, bis der letzte Platz vergeben ist. Ada schaut zu.
lesson-evening-strokes-playoff = Die alten Nummern gelten nicht mehr, alles beginnt von vorn. Ben hat 553. Jetzt würfelst du.
lesson-evening-strokes-again = 5, 1 und 4. { tavern-strategy-beat }: Mit mehr als 553 bist du gerettet. Was drehst du um?
lesson-evening-strokes-again-less = Damit bleibst du unter 553 und bekommst den Strich.
lesson-evening-strokes-stroke = 654 gegen 553: Ben bekommt den Strich, das Spiel ist aus. Ihr könnt auch ausmachen, dass alle Letzten einen Strich bekommen, statt zu stechen. Das nächste Spiel beginnt Ben; das geht reihum.
lesson-evening-strokes-own = Beim Kirchenfenster zählt nur dein eigener Wurf: Ohne eine 4 oder eine 6 bekommst du einen Strich, gestochen wird nicht. Ben hat keine von beiden, das ist sein zweiter Strich. Jetzt du.
lesson-evening-strokes-window = Deine 4 genügt. Ada hat weder 4 noch 6: ein Strich. In solchen Spielen kann es alle treffen oder niemanden. Zuletzt Studentenpasch: drei Würfe, Gutes lässt du liegen. Du beginnst.
lesson-evening-strokes-keep = Eine 1 zählt 100, eine 6 zählt 60, alles andere seine Augen. Die kleinste Summe bekommt den Strich. Wähl, was liegen bleibt.
lesson-evening-strokes-keep-five = Die 5 zählt nur 5. Mit zwei Würfeln triffst du eher eine 1 oder eine 6 als mit einem.
lesson-evening-strokes-keep-three = Die 3 zählt nur 3. Mit zwei Würfeln triffst du eher eine 1 oder eine 6 als mit einem.
lesson-evening-strokes-keep-stop = 108 sind schnell überboten. Du hast noch zwei Würfe, nutze sie.
lesson-evening-strokes-keep-less = Damit gibst du die 100 her. Behalte die 1, und nur die 1.
lesson-evening-strokes-six = 2 und 6, und ein Wurf bleibt dir noch. { tavern-strategy-best } zählt, denn Ada und Ben kommen erst nach dir. Was lässt du liegen?
lesson-evening-strokes-six-stop = Mit 162 hörst du zu früh auf. Die 2 kannst du unbesorgt noch einmal würfeln.
lesson-evening-strokes-six-lost = Damit gibst du die 60 her. Besser als eine 6 ist nur die 1.
lesson-evening-strokes-end = 165 ist am wenigsten, also dein Strich. Ada und du habt je einen, Ben zwei: Ihr beide gewinnt gemeinsam. Ein Spiel allein könnt ihr spielen, bis eine Person etwa drei Striche hat.

lesson-pasch-round = Eine Runde „Pasch“
lesson-pasch-round-pairs = Du hast drei Würfe. In den ersten beiden zählen nur gleiche Augen, im dritten alle. Die kleinste Summe bekommt den Strich. Ada hat 15. Würfle.
lesson-pasch-round-ten = Zwei Fünfen zählen 10. Die 2 zählt nicht mit. Jetzt der zweite Wurf.
lesson-pasch-round-nothing = Lauter verschiedene, also nichts. Der dritte Wurf ist gnädiger: Da zählt alles.
lesson-pasch-round-end = Drei Einsen zählen 19, mehr als drei Sechsen. Mit der 10 sind das 29, und Ada bekommt den Strich. Erst zählt nur Gleiches, im letzten Wurf alles.

lesson-grosse-hausnummer-round = Eine Runde „Große Hausnummer“
lesson-grosse-hausnummer-round-six = Bau die höchste Hausnummer. Du hast drei Würfe und lässt von jedem genau einen Würfel liegen. { tavern-strategy-beat }: Die niedrigste Nummer bekommt den Strich, und Ada hat 642. Welcher Würfel bleibt liegen?
lesson-grosse-hausnummer-round-six-two = Mit der 2 kommst du selten über 642. Lass die höchste Zahl liegen; geordnet werden die Ziffern erst am Schluss.
lesson-grosse-hausnummer-round-five = Auch von diesem Wurf lässt du genau einen Würfel liegen, dann würfelst du mit dem letzten allein. Welcher bleibt?
lesson-grosse-hausnummer-round-five-three = Mit der 3 brauchst du zuletzt mindestens eine 4. Mit der 5 liegst du schon jetzt über 642.
lesson-grosse-hausnummer-round-end = Die letzte Zahl nimmst du, wie sie fällt: 651. Ada bekommt den Strich. Lass immer die höchste liegen, die Reihenfolge ergibt sich von selbst. Ihr könnt auch mit nur einem Wurf spielen.

lesson-kleine-hausnummer-round = Eine Runde „Kleine Hausnummer“
lesson-kleine-hausnummer-round-one = Hier willst du eine niedrige Nummer. Du hast drei Würfe und lässt von jedem genau einen Würfel liegen. { tavern-strategy-beat }: Die höchste bekommt den Strich, und Ada hat 125. Welcher Würfel bleibt liegen?
lesson-kleine-hausnummer-round-one-six = Eine 6 macht die Nummer hoch, und hoch verliert.
lesson-kleine-hausnummer-round-one-three = Mit einer 3 kommst du selten unter 125. Etwas Kleineres liegt schon da.
lesson-kleine-hausnummer-round-two = Die 1 liegt. Geordnet wird am Schluss, die kleinen Ziffern kommen nach vorn. Was bleibt jetzt liegen?
lesson-kleine-hausnummer-round-two-four = Mit der 4 hilft dir nur noch eine 1 oder eine 2. Mit der 2 reicht auch eine 3 oder eine 4.
lesson-kleine-hausnummer-round-end = 123 ist niedriger als 125, der Strich geht an Ada. Lass kleine Zahlen liegen; die letzte nimmst du, wie sie fällt.

lesson-entenschiss-round = Eine Runde „Langer Entenschiß“
lesson-entenschiss-round-throw = Du hast einen Wurf mit drei Würfeln, und er muss 1, 2 und 3 zeigen. Ada hat es nicht geschafft: ein Strich. Jetzt du.
lesson-entenschiss-round-end = Alle drei, die Reihenfolge ist egal: kein Strich. Das gelingt nur einmal in 36 Würfen. Ist euch das zu streng, macht zwei oder drei Versuche aus.

lesson-einundzwanzig-round = Eine Runde „Einundzwanzig“
lesson-einundzwanzig-round-count = Ein Würfel geht um den Tisch. Ada hat die 1 hingelegt, seither kommt jeder Wurf dazu. Kommst du auf 21 oder mehr, bekommst du den Strich. Bei 12 kann dir nichts passieren. Würfle.
lesson-einundzwanzig-round-tight = Jetzt sind es 19. Nur eine 1 lässt dich davonkommen.
lesson-einundzwanzig-round-end = Du kamst auf 20, da kostete jeder Wurf Ada den Strich. Das Spiel ist aus. Geht die Partie weiter, darf Ada zum Trost wieder beginnen, mit der 1.

lesson-sequenz-round = Eine Runde „Sequenz“
lesson-sequenz-round-keep = Würfle drei Zahlen in Folge, wie Ada mit 3, 4 und 5, sonst bekommst du einen Strich. Hier hast du drei Würfe (üblich ist einer). { sequenz-strategy-fit }, lässt du liegen: Wähl es.
lesson-sequenz-round-keep-both = 4 und 5 sind schon Nachbarn. Behalte beide, dann fehlt dir nur noch eine 3 oder eine 6.
lesson-sequenz-round-keep-gap = Die 1 liegt zu weit weg: Mit einer 4 oder einer 5 wird daraus nie eine Sequenz.
lesson-sequenz-round-last = Eine 2 hilft nicht. Was liegt, bleibt liegen: Jetzt brauchst du eine 3 oder eine 6.
lesson-sequenz-round-end = 3, 4, 5: eine Sequenz, die Reihenfolge ist egal. Kein Strich für dich und keiner für Ada. Behalte Nachbarn, auf Lücken ist kein Verlass.

lesson-kirchenfenster-round = Eine Runde „Kirchenfenster“
lesson-kirchenfenster-round-throw = Du hast zwei Würfel und einen Wurf. Nur 4 und 6 zählen, und eine davon genügt. Bei Ada blieb das Fenster dunkel: ein Strich. Jetzt du.
lesson-kirchenfenster-round-end = Eine 4, das Fenster ist hell: kein Strich. Hier zählt nur dein eigener Wurf; einen letzten Platz gibt es nicht.

lesson-bauernfenster-round = Eine Runde „Bauernfenster“
lesson-bauernfenster-round-throw = Du hast zwei Würfel und einen Wurf. Hier zählen 3 und 5, und eine davon genügt. Ada hat eine 5. Jetzt du.
lesson-bauernfenster-round-end = 4 und 6 zählen hier nicht: ein Strich für dich. Beim Bauernfenster brauchst du eine 3 oder eine 5.

lesson-waechter-round = Eine Runde „Der Wächter bläst vom Turme“
lesson-waechter-round-blow = Zwei Würfel liegen unter dem Becher, der dritte steht obenauf. Blas ihn herunter, dann hebst du den Becher. Die kleinste Summe bekommt den Strich. Ada hat 7. Würfle.
lesson-waechter-round-end = 4, 2 und 5 sind 11, der Strich geht an Ada. Ihr könnt auch malnehmen: 4 mal 7, denn 2 und 5 lagen darunter, oder 4 mal 4, geteilt durch 7.

lesson-luisle-round = Eine Runde „Nacket’s Luisle“
lesson-luisle-round-sums = Hol dir die Zahlen von 1 bis 10, streng der Reihe nach. Von einem Wurf gilt jeder Würfel und jede Summe von zweien oder allen dreien. Du brauchst die 1. Würfle.
lesson-luisle-round-order = Aus 1, 2 und 4 lässt sich alles bis 7 bilden: sieben Schritte auf einmal. Ada wartet noch auf die 1. Du brauchst jetzt die 8.
lesson-luisle-round-ten = 3 und 5 sind 8. Eine 9 war nicht dabei, und die 10 gilt nicht auf Vorrat. Also brauchst du erst die 9.
lesson-luisle-round-end = 9 und 10 zugleich: Du bist oben. Ab dem nächsten Wurf löschst du, von der 10 hinunter zur 1; die 10 brauchst du also zweimal. Wirst du zuletzt fertig, bekommst du den Strich.

lesson-filzlaus-round = Eine Runde „Einsame Filzlaus“
lesson-filzlaus-round-lift = Ada hat einen Würfel unter dem Becher geschüttelt und schiebt ihn dir hin. Niemand weiß, was der Würfel zeigt. Ist es die 1, die Laus, bekommst du einen Strich. Heb den Becher.
lesson-filzlaus-round-cover = Die Laus: ein Strich für dich. Jetzt deckst du neu zu und schiebst den Becher zurück: Nun muss Ada heben.
lesson-filzlaus-round-own = Finger weg vom Becher: Hebst du deinen eigenen, bekommst du einen Strich und deckst noch einmal zu. Diesen hebt Ada.
lesson-filzlaus-round-end = Keine Laus, Ada kommt davon. Danach deckst du für Ada zu, denn du hast zuerst gehoben. Haben alle einmal zuerst gehoben, ist das Spiel aus.

lesson-haar-im-loch-round = Eine Runde „Haar im Loch“
lesson-haar-im-loch-round-throw = Du hast drei Würfel und einen Wurf. Gut sind 1, 3 und 5, denn sie haben ein Auge in der Mitte, das Haar im Loch. Ada hatte keines und bekam einen Strich. Jetzt du.
lesson-haar-im-loch-round-end = Die 5 hat ein Auge in der Mitte, eines genügt: kein Strich. Ihr könnt die Haare auch zählen; dann bekommt die kleinste Zahl den Strich.

lesson-abstreichen-round = Eine Runde „Abstreichen“
lesson-abstreichen-round-strike = Vor euch stehen die Zahlen 1 bis 6. Reihum würfelt ihr und streicht, was fällt. Wirst du zuletzt fertig, bekommst du den Strich. Dir fehlt nur die 4, Ada die 2 und die 5. Würfle.
lesson-abstreichen-round-gone = Die 2 war schon gestrichen, der Wurf umsonst. Auch Ada kam nicht weiter. Versuch es noch einmal.
lesson-abstreichen-round-done = Du hast die 4 gewürfelt und bist fertig. Die Runde geht noch zu Ende: Ada würfelt ein letztes Mal.
lesson-abstreichen-round-end = Mit der 5 bleibt Ada noch die 2, also bekommt sie den Strich. In größerer Runde bekommen auf Wunsch auch die letzten zwei oder drei einen Strich.

lesson-studentenpasch-round = Eine Runde „Studentenpasch“
lesson-studentenpasch-round-one = Die 1 zählt 100, die 6 zählt 60, der Rest seine Augen. Du hast bis zu drei Würfe. { tavern-strategy-beat }: Die kleinste Summe bekommt den Strich, und Ada hat 163. Was bleibt liegen?
lesson-studentenpasch-round-one-more = 4 und 5 zählen wenig. Würfle mit beiden noch einmal: Zwei Würfel treffen leichter eine 1 oder eine 6.
lesson-studentenpasch-round-one-stop = 109 ist viel weniger als 163. Du hast noch zwei Würfe, nutze sie.
lesson-studentenpasch-round-one-less = Damit gibst du die 100 her. Behalte die 1.
lesson-studentenpasch-round-six = 6 und 3, das wären 163, so viel wie Ada. Ein Wurf bleibt dir noch.
lesson-studentenpasch-round-six-stop = Bei Gleichstand müsst ihr stechen. Würfle die 3 lieber noch einmal: Mit 1, 4, 5 oder 6 liegst du vorn, nur mit der 2 hinten.
lesson-studentenpasch-round-six-none = 60 sind schon viel. Würfle nur das noch einmal, was wenig zählt.
lesson-studentenpasch-round-six-three = Die 3 zählt nur 3, die 6 zählt 60. Behalte lieber die 6.
lesson-studentenpasch-round-end = 165, gerade genug: Ada bekommt den Strich. Lass Einsen und Sechsen liegen und würfle den Rest noch einmal, solange du Würfe hast und mehr brauchst.

lesson-mauseloch-round = Eine Runde „Mauseloch“
lesson-mauseloch-round-sheet = Alle teilen sich ein Blatt mit den Summen 3 bis 18. Du würfelst dreimal und streichst. Triffst du nichts Neues, bekommst du den Strich. Frei sind nur noch 3, 4, 7 und 18. Würfle.
lesson-mauseloch-round-second = 9 ist schon gestrichen. Zwei Würfe hast du noch.
lesson-mauseloch-round-third = Auch 12 ist weg. Im letzten Wurf muss etwas Neues fallen.
lesson-mauseloch-round-end = Eine 7: Eine neue Summe genügt. Ada aber würfelte mit 10, 11 und 14 nur Gestrichenes und sitzt im Mauseloch. Das Spiel ist aus, Ada bekommt den Strich.

lesson-schikanen-round = Eine Runde „Hohe Hausnummern mit Schikanen“
lesson-schikanen-round-turn = Mach aus drei Würfeln die höchste Hausnummer; einen darfst du umdrehen. Gegenüberliegende Seiten ergeben 7: Aus deiner 5 würde eine 2. Die niedrigste Nummer bekommt den Strich. Ada hat 643. Welchen drehst du um?
lesson-schikanen-round-turn-three = Aus der 3 wird eine 4, das macht 541. Ein anderer Würfel bringt mehr.
lesson-schikanen-round-turn-five = Aus der 5 wird eine 2, das macht nur 321. Dreh etwas Kleines um.
lesson-schikanen-round-turn-none = 531 ist weniger als 643. Umgedreht wird die kleinste Zahl zur größten.
lesson-schikanen-round-won = Aus der 1 wird eine 6, das macht 653. Der Strich geht an Ada. Gleich noch ein Spiel.
lesson-schikanen-round-leave = Diesmal hat Ada 653. Du hast 4, 6 und 5. Drehst du etwas um?
lesson-schikanen-round-leave-four = Aus der 4 wird eine 3, das macht 653, so viel wie Ada. Dann müsstet ihr stechen.
lesson-schikanen-round-leave-high = Was hoch ist, wird umgedreht niedrig. Sieh dir an, was du schon hast.
lesson-schikanen-round-end = 654 bleibt, wie es ist: Du musst nicht umdrehen. 1, 2 und 3 gewinnen dabei, 4, 5 und 6 verlieren. Mit drei Würfen darfst du jedes Mal einen umdrehen.

lesson-doppelgaenger-round = Eine Runde „Die Doppelgänger“
lesson-doppelgaenger-round-pairs = Du hast fünf Würfe, und nur gleiche Augen zählen. Die kleinste Summe bekommt den Strich. Ada hat 20, du nach drei Würfen erst 10. Zwei Würfe bleiben dir. Würfle.
lesson-doppelgaenger-round-last = Zwei Zweien zählen 4, die 5 zählt nichts: zusammen 14. Jetzt der letzte Wurf.
lesson-doppelgaenger-round-end = Drei Dreien zählen alle, also 9. Mit 23 liegst du vor Adas 20, und sie bekommt den Strich. Einzelgänger zählen nie, auch nicht im letzten Wurf.

lesson-fuenf-finger-round = Eine Runde „Die fünf Finger“
lesson-fuenf-finger-round-five = Drei Würfel sollen zusammen 5 ergeben, so früh wie möglich. Du hast zehn Würfe. Ada hat es im vierten geschafft. Würfle.
lesson-fuenf-finger-round-again = 12, und auf den Kopf gestellt 9. Noch einmal.
lesson-fuenf-finger-round-end = 16, und doch ein Treffer: Auf den Kopf gestellt sind es 1, 2 und 2, also 5. Das zählt von selbst. Du hast zwei Würfe gebraucht, Ada vier: Ada bekommt den Strich.

lesson-boese-sieben-round = Eine Runde „Die bösen Sieben“
lesson-boese-sieben-round-seven = Drei Würfel sollen zusammen 7 ergeben, so früh wie möglich. Du hast zehn Würfe, Ada brauchte drei. Würfle.
lesson-boese-sieben-round-again = 6, knapp daneben. Noch einmal.
lesson-boese-sieben-round-end = 14 ist auf den Kopf gestellt 7: Aus 5, 6 und 3 werden 2, 1 und 4. Ein Treffer im zweiten Wurf, der Strich geht an Ada. Gelingt es nie, zählt das als elfter Wurf.
