# Das Nullspiel, eine Vorlage: Es ist in keinem Programm, nur in Tests.

null-name = Null
null-line = Ein Würfel, höchstens zweimal gewürfelt.
null-rules = Ihr würfelt alle mit einem Würfel und behaltet ihn oder würfelt noch einmal. Der höchste gewinnt.
null-keep = behalten
null-again = noch einmal
null-throws = würfelt { $pips }
null-tell = { $name }: { $what }
