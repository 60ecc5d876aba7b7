haar-im-loch-name = Haar im Loch
haar-im-loch-line = Nur 1, 3 und 5 zählen, denn sie haben ein Auge in der Mitte.
haar-im-loch-count-about = Ob ein Haar genügt oder ob die wenigsten Haare verlieren.
haar-im-loch-count-any = eines genügt
haar-im-loch-count-holes = die wenigsten verlieren

# Regelseite
haar-im-loch-guide-turn-text = Drei Würfel, ein Wurf. 1, 3 und 5 haben genau in der Mitte ein Auge: das Haar im Loch. Ist keine davon dabei, bekommst du einen Strich.
haar-im-loch-guide-example-picture = Ein einziges Auge in der Mitte genügt.
haar-im-loch-guide-holes-text = Ihr könnt die Haare auch zählen: Jeder Würfel mit 1, 3 oder 5 zählt eins, und die wenigsten Haare bekommen den Strich.
haar-im-loch-guide-holes-picture = Gezählt sind es zwei Haare, drei und keines.
haar-im-loch-came-well = ein Haar gefunden
haar-im-loch-came-badly = kein Haar
haar-im-loch-came-holes =
    { $holes ->
        [0] kein Haar
        [one] ein Haar
       *[other] { $holes } Haare
    }

# Karte vor dem Spiel
haar-im-loch-card-one = Du würfelst einmal mit drei Würfeln.
haar-im-loch-card-two = 1, 3 und 5 haben ein Auge in der Mitte: Dort wächst das Haar.
haar-im-loch-card-three = Ist keine davon dabei, bekommst du einen Strich.
haar-im-loch-card-holes = Die wenigsten Haare bekommen den Strich.
haar-im-loch-aim = eine 1, 3 oder 5
haar-im-loch-aim-holes = möglichst viele Haare: 1, 3 und 5
