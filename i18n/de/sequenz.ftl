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
