# Eine Stellung: kopieren, von Hand stellen, mit ihr anfangen.

position-title = { $game }: eine Stellung
position-line = Die Stellung als Zeile
position-paste = Zeile einfügen oder von Hand stellen
position-holds = So kann eine Partie anfangen.
position-copy = Zeile kopieren
position-copied = die Zeile ist in der Zwischenablage
position-take = Zeile einfügen
position-keep = Als Bild behalten
position-hand = Von Hand
position-about = Eine Stelle auf dem Brett antippen und einstellen, was dort steht. Was man bewegen kann, lässt sich auch ziehen.
position-begin = Partie damit einrichten
position-show = Stellung
position-from = Mit einer Stellung anfangen
position-from-about = Die Partie fängt mit dieser Stellung an und zählt in keiner Statistik. Die, aus der die Stellung kommt, bleibt, wie sie ist.
position-other = Ansehen oder ändern
position-drop = Normal anfangen

position-key-step = einen mehr oder weniger auf dieser Stelle
position-key-touch = diese Stelle wählen
position-most = { $name }: höchstens { $most }
