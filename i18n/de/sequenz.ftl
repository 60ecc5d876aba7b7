sequenz-name = Sequenz
sequenz-line = Drei Zahlen hintereinander, sonst gibt es einen Strich.
sequenz-throws-about = In einem Wurf, oder in dreien, bei denen Würfel liegen bleiben dürfen.
sequenz-came-well = eine Sequenz
sequenz-came-badly = keine Sequenz

# Regelseite
sequenz-guide-turn = Drei Zahlen hintereinander sollen es sein: 123, 234, 345 oder 456. Wer sie nicht wirft, bekommt einen Strich.
sequenz-guide-picture = Auf die Reihenfolge kommt es nicht an, eine Lücke aber verdirbt alles.
sequenz-guide-more = Mit drei Würfen darf man nach dem ersten und nach dem zweiten Würfel liegen lassen und wirft die übrigen noch einmal, mindestens einen. Was liegt, bleibt liegen. Sobald drei Zahlen hintereinander daliegen, ist die Reihe zu Ende.
sequenz-guide-more-picture = 4 und 5 bleiben liegen. Beim dritten Wurf kommt die 3 dazu.
sequenz-guide-ruling = Auch nach dem zweiten Wurf darf noch etwas dazu liegen bleiben; überliefert ist es nur vom ersten.

# Karte vor dem Spiel
sequenz-card-one = Ein Wurf mit drei Würfeln.
sequenz-card-two = Er muss drei Zahlen zeigen, die aufeinander folgen, etwa 2, 3 und 4.
sequenz-card-three = Alles andere kostet einen Strich.

# Strategieseite
sequenz-strategy-about = Mit drei Würfen gelingt die Sequenz in { $chance } der Züge, wenn immer das Beste liegen bleibt. Was das ist, steht hier für jeden Wurf; der Tipp sagt dasselbe. Mit nur einem Wurf gibt es nichts zu entscheiden.
sequenz-strategy-first = Nach dem ersten Wurf
sequenz-strategy-first-text = Was auf einem Feld liegt, bleibt liegen; was blass ist, wird noch einmal geworfen. Dahinter steht, wie oft es dann noch gelingt.
sequenz-strategy-first-picture = Jeder Wurf, der noch keine Sequenz ist, mit zwei weiteren Würfen. Am besten sind 23, 34 und 45, die nach beiden Seiten offen sind; sonst bleibt eine 3 oder eine 4 allein liegen, sonst 12 oder 56, sonst nichts.
sequenz-strategy-second = Nach dem zweiten Wurf mit allen
sequenz-strategy-second-text = Dasselbe, wenn nach dem ersten Wurf nichts liegen blieb und nur noch ein Wurf kommt.
sequenz-strategy-second-picture = Jeder Wurf, der noch keine Sequenz ist, mit einem weiteren Wurf.
sequenz-strategy-one = Nach dem zweiten Wurf, wenn schon einer liegt
sequenz-strategy-one-text = Zeile: der Würfel, der liegt. Spalte: die beiden, die man gerade geworfen hat. Im Feld steht, welcher davon dazukommt; ein Strich heißt: beide noch einmal. Je kräftiger der Grund, desto besser die Aussicht. Leer ist, wo die Sequenz schon da ist.
sequenz-strategy-one-picture = Was zu dem Würfel kommt, der schon liegt, mit einem weiteren Wurf.
sequenz-strategy-thrown = gerade geworfen
sequenz-strategy-kept = liegt
