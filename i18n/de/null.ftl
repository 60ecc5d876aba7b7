# Das Nullspiel, eine Vorlage: Es ist in keinem Programm, nur in Tests.

null-name = Null
null-line = Ein Würfel, höchstens zweimal gewürfelt.
null-rules = Ihr würfelt alle mit einem Würfel und behaltet ihn oder würfelt noch einmal. Der höchste gewinnt.
null-no-move = „{ $given }“ ist kein Zug; es gibt keep und again
null-turn = { $name } ist an der Reihe.
null-keep = behalten
null-again = noch einmal
null-throws = würfelt { $pips }
null-tell = { $name }: { $what }
