# Eine Stellung: kopieren, von Hand stellen, mit ihr anfangen.

position-title = { $game }: Stellung
position-line = Stellung als Zeile
position-paste = Zeile einfügen oder von Hand aufbauen
position-holds = Mit dieser Stellung kann eine Partie anfangen.
position-copy = Zeile kopieren
position-copied = die Zeile ist in der Zwischenablage
position-take = Zeile einfügen
position-keep = Als Bild speichern
position-hand = Von Hand
position-about = Wähl eine Stelle auf dem Brett und stell ein, was dort liegt. Was sich bewegen lässt, kannst du auch ziehen.
position-begin = Partie damit einrichten
position-show = Stellung
position-from = Mit einer Stellung anfangen
position-from-about = Die Partie fängt mit dieser Stellung an und zählt in keiner Statistik. Die Partie, aus der die Stellung stammt, bleibt, wie sie ist.
position-other = Ansehen oder ändern
position-drop = Normal anfangen

position-key-step = hier eins mehr oder weniger
position-key-touch = diese Stelle wählen
position-most = { $name }: höchstens { $most }
