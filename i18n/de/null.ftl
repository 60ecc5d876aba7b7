# Das Nullspiel, eine Vorlage: Es ist in keinem Programm, nur in Tests.

null-name = Null
null-line = Ein Würfel, höchstens zweimal geworfen.
null-rules = Alle würfeln mit einem Würfel und behalten ihn oder werfen ihn noch einmal. Der höchste gewinnt.
null-no-move = „{ $given }“ ist kein Zug; es gibt keep und again
null-turn = { $name } ist an der Reihe.
null-keep = behalten
null-again = noch einmal
null-throws = wirft { $pips }
null-tell = { $name }: { $what }
