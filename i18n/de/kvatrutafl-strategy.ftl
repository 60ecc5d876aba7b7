# Die Strategieseite von Kvátrutafl.

kvatrutafl-strategy-about = Kvátrutafl ist zu groß, um es ganz auszurechnen. Der starke Computer schätzt eine Stellung mit einem Netz, das aus Partien gegen sich selbst gelernt hat, und sieht dazu alle Würfe und Antworten der Gegenseite an. Nach den ersten Zügen und den Antworten darauf hat er immer wieder weitergespielt. Was dabei herauskam, steht hier; der Tipp sagt dasselbe.
kvatrutafl-strategy-opening = Der erste Wurf
kvatrutafl-strategy-opening-text = Für Weiß, dessen Steine auf a beginnen. Für Schwarz gilt dasselbe, von m aus. Hinter dem besten Zug steht, wie viele Zähler das Spiel damit im Mittel bringt, bester Zug und bestes Spiel vorausgesetzt; hinter dem nächstbesten, was er kostet. Ein Pasch kommt nicht vor: Dann wird noch einmal geworfen.
kvatrutafl-strategy-opening-picture = Alle fünfzehn Würfe, mit denen ein Spiel beginnen kann, und ihr bester Zug, in Zählern.
kvatrutafl-strategy-throw = Wurf
kvatrutafl-strategy-best = bester Zug
kvatrutafl-strategy-worth = Zähler
kvatrutafl-strategy-next = nächstbester Zug
kvatrutafl-strategy-cost = kostet
kvatrutafl-strategy-learn = Am besten beginnt es sich mit { $best } ({ $most }), am schlechtesten mit { $worst } ({ $least }). Wo der nächstbeste Zug kaum etwas kostet, ist beides gut.
kvatrutafl-strategy-men = Mit { $two } der { $all } Würfe gehen am besten zwei Steine los; sonst zieht einer mit beiden Würfeln.
kvatrutafl-strategy-answers = Nach jedem dieser Züge und jeder Antwort auf den besten ist einige hundert Mal weitergespielt worden; die Zähler stimmen bis auf etwa { $error }. Geantwortet wird, als finge man selbst an: Bei { $same } von { $all } Antworten ist der Zug der beste, mit dem der Wurf auch ein Spiel beginnt.
