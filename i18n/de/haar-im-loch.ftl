haar-im-loch-name = Haar im Loch
haar-im-loch-line = Nur 1, 3 und 5 zählen: Augen mit einem Punkt in der Mitte.
haar-im-loch-count-about = Ob eines davon genügt, oder ob die wenigsten verlieren.
haar-im-loch-count-any = eines genügt
haar-im-loch-count-holes = die wenigsten verlieren
