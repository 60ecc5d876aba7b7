# Die Strategieseite von Kvátrutafl.

kvatrutafl-strategy-about-text = Kvátrutafl ist zu groß, um es ganz auszurechnen. Der starke Computerspieler schätzt eine Stellung mit einem neuronalen Netz, das aus Partien gegen sich selbst gelernt hat, und sieht sich dazu alle Würfe und Antworten der Gegenseite an. Die ersten Züge und die Antworten darauf hat er immer wieder weitergespielt. Hier steht, was dabei herauskam; der Tipp sagt dasselbe.
kvatrutafl-strategy-opening = Der erste Wurf
kvatrutafl-strategy-opening-text = Die Tafel gilt für Weiß, dessen Steine auf a beginnen. Für Schwarz gilt dasselbe, von m aus. Hinter dem besten Zug steht, wie viele Zähler dir das Spiel damit im Schnitt bringt, wenn beide gut weiterspielen; hinter dem nächstbesten, was er kostet. Ein Pasch kommt nicht vor: Dann würfelt ihr noch einmal.
kvatrutafl-strategy-throw-label = Wurf
kvatrutafl-strategy-best-label = bester Zug
kvatrutafl-strategy-worth-label = Zähler
kvatrutafl-strategy-next-label = nächstbester Zug
kvatrutafl-strategy-cost-label = kostet
kvatrutafl-strategy-learn-text = Am besten beginnst du mit { $best } ({ $most }), am schlechtesten mit { $worst } ({ $least }). Wo der nächstbeste Zug kaum etwas kostet, sind beide gut.
kvatrutafl-strategy-men-text = Bei { $two } der { $all } Würfe gehst du am besten mit zwei Steinen los; sonst spielst du beide Würfel mit einem.
kvatrutafl-strategy-answers-text = Jeder dieser Züge und jede Antwort auf den besten wurde einige hundert Mal weitergespielt; die Zähler stimmen bis auf etwa { $error }. Antworte, als würdest du selbst anfangen: Bei { $same } von { $all } Antworten ist der beste Zug derselbe wie am Anfang eines Spiels.
kvatrutafl-strategy-opening-picture = Alle fünfzehn Würfe, mit denen ein Spiel beginnen kann, und ihr bester Zug, in Zählern.
