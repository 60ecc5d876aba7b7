sequenz-name = Sequenz
sequenz-line = Würfle drei aufeinanderfolgende Zahlen, sonst bekommst du einen Strich.
sequenz-throws-about = Du würfelst einmal, oder du würfelst dreimal und darfst Würfel liegen lassen.
sequenz-came-well = eine Sequenz
sequenz-came-badly = keine Sequenz

# Regelseite
sequenz-guide-turn-text = Du brauchst drei Zahlen hintereinander: 123, 234, 345 oder 456. Würfelst du sie nicht, bekommst du einen Strich.
sequenz-guide-example-picture = Auf die Reihenfolge kommt es nicht an, eine Lücke aber verdirbt alles.
sequenz-guide-more-text = Mit drei Würfen darfst du nach dem ersten und nach dem zweiten Würfel liegen lassen und würfelst mit den übrigen noch einmal, mindestens mit einem. Was liegt, bleibt liegen. Sobald eine Sequenz daliegt, ist dein Zug zu Ende.
sequenz-guide-more-picture = 4 und 5 bleiben liegen. Beim dritten Wurf kommt die 3 dazu.
sequenz-guide-turn-ruling = Auch nach dem zweiten Wurf darfst du noch Würfel dazulegen; die Quelle erlaubt es nur nach dem ersten.

# Karte vor dem Spiel
sequenz-card-one = Du würfelst einmal mit drei Würfeln.
sequenz-card-two = Du brauchst drei Zahlen, die aufeinanderfolgen, etwa 2, 3 und 4.
sequenz-card-three = Alles andere kostet einen Strich.
sequenz-card-thrice = Drei Würfel, drei Würfe: Du lässt liegen, was passt.
sequenz-aim = drei aufeinanderfolgende Zahlen

# Strategieseite
sequenz-strategy-about-text = Mit drei Würfen gelingt dir die Sequenz in { $chance } der Züge, wenn du immer das Beste liegen lässt. Was das ist, steht hier für jeden Wurf; der Tipp sagt dasselbe. Mit nur einem Wurf gibt es nichts zu entscheiden.
sequenz-strategy-fit = Was noch passt
sequenz-strategy-fit-text = Es gibt nur vier Sequenzen: 123, 234, 345 und 456. Überleg, in wie viele deine Würfel noch passen: eine 3 oder 4 in drei, eine 2 oder 5 in zwei, eine 1 oder 6 in eine; 23, 34 und 45 in zwei, andere Paare in eine oder keine. Behalte 23, 34 oder 45, wenn du sie hast; sonst eine 3 oder eine 4 allein.
sequenz-strategy-first = Nach dem ersten Wurf
sequenz-strategy-first-text = Umrandete Würfel lässt du liegen, mit den blassen würfelst du noch einmal. Dahinter steht, wie oft die Sequenz dann noch gelingt.
sequenz-strategy-first-picture = Jeder Wurf, der noch keine Sequenz ist, mit zwei weiteren Würfen. Am besten sind 23, 34 und 45, die nach beiden Seiten offen sind; sonst bleibt eine 3 oder eine 4 allein liegen, sonst 12 oder 56, sonst nichts.
sequenz-strategy-second = Nach dem zweiten Wurf mit allen
sequenz-strategy-second-text = Dasselbe, wenn du nach dem ersten Wurf nichts liegen gelassen hast und nur noch ein Wurf kommt.
sequenz-strategy-second-picture = Jeder Wurf, der noch keine Sequenz ist, mit einem weiteren Wurf.
sequenz-strategy-one = Nach dem zweiten Wurf, wenn schon einer liegt
sequenz-strategy-one-text = Zeile: der Würfel, der schon liegt. Spalte: die beiden, die du gerade gewürfelt hast. Darin steht, welchen du dazulegst; „–“ heißt: mit beiden noch einmal. Je kräftiger der Grund, desto besser die Chance. Leer ist, wo du die Sequenz schon hast.
sequenz-strategy-one-picture = Was du zu dem Würfel legst, der schon liegt, mit einem weiteren Wurf.
sequenz-strategy-thrown-label = gerade gewürfelt
sequenz-strategy-kept-label = liegt

# Warum eine Entscheidung besser ist
sequenz-coach-fit-none = { sequenz-strategy-fit }: Mit deiner Wahl ist keine Sequenz mehr möglich, mit der besseren noch { $fits ->
        [one] eine
        [2] zwei
        [3] drei
       *[other] alle vier
    }.
sequenz-coach-fit-more = { sequenz-strategy-fit }: Deine Wahl passt nur in { $other ->
        [one] eine Sequenz
        [2] zwei Sequenzen
       *[other] drei Sequenzen
    }, die bessere in { $fits ->
        [2] zwei
        [3] drei
       *[other] alle vier
    }.
sequenz-coach-fit-missing = { sequenz-strategy-fit }: So { $need ->
        [one] fehlt nur eine Zahl
       *[other] fehlen nur zwei Zahlen
    }, mit deiner Wahl { $more ->
        [2] fehlen zwei
       *[other] alle drei
    }.
