# Die Strategieseite von Kvátrutafl.

kvatrutafl-strategy-about-text = Kvátrutafl ist zu groß, um es ganz auszurechnen. Der starke Computerspieler schätzt eine Stellung mit einem neuronalen Netz, das aus Partien gegen sich selbst gelernt hat, und sieht sich dazu alle Würfe und Antworten der Gegenseite an. Die ersten Züge und die Antworten darauf hat er immer wieder weitergespielt. Hier steht, was dabei herauskam; der Tipp sagt dasselbe.
kvatrutafl-strategy-blots = Einzelne Steine
kvatrutafl-strategy-blots-text = Ein Stein, der allein auf seiner Zacke steht, ist in Gefahr: Landet dort ein Stein der anderen Seite, kommt deiner auf die Bar. Zähl vor jedem Zug, wie viele Würfe treffen. Musst du Steine allein lassen, dann möglichst wenige, und dort, wo nur wenige Würfe hinkommen.
kvatrutafl-strategy-hitting = Schlagen
kvatrutafl-strategy-hitting-text = Ein geschlagener Stein fängt auf der Bar von vorn an, und bis er eingesetzt ist, darf seine Seite keinen anderen ziehen. Such vor jedem Zug nach einzelnen Steinen. Aber du musst nicht schlagen: Danach steht dein eigener oft allein, in Reichweite der anderen. Schlag, wo der Gegenseite wenige Zacken zum Einsetzen bleiben oder wo dein Stein sicher steht.
kvatrutafl-strategy-jan = Der Jan
kvatrutafl-strategy-jan-text = Warten auf der Bar mehr Steine, als Zacken zum Einsetzen frei sind, ist das Jan, und mehr zählt kein Gewinn. Sperr darum Zacken im Startviertel der Gegenseite, und schlag, solange dort wenige frei sind. Dein eigenes Startviertel versperren dir auch deine eigenen Steine: Du setzt nie auf sie ein.
kvatrutafl-strategy-timing = Genug Züge
kvatrutafl-strategy-timing-text = Jeden Wurf musst du spielen, also behalte Steine, die ihn spielen können. Bring neue vom Start heraus, vor allem die ersten fünf, und lass die auf der fernen Seite ihre Zacken halten. Verteil sie auf viele Zacken: Gestapelte Steine können einen Wurf nur auf wenige Arten spielen. Bevor fünf den Start verlassen haben, darf auf der fernen Seite keiner weiter. Läufst du mit denen voraus, musst du später eine Zacke nach der anderen aufgeben.
kvatrutafl-strategy-twelfth = Die zwölfte Zacke
kvatrutafl-strategy-twelfth-text = Solange keiner deiner Steine auf deiner zwölften Zacke war, dürfen keine zwei zusammenstehen; so steht fast jeder, der unterwegs ist, allein. Bring früh einen hin, als Weiß auf l, als Schwarz auf x. Einmal genügt für das ganze Spiel.
kvatrutafl-strategy-wins = Wege zum Gewinn
kvatrutafl-strategy-wins-text = Ausspielen zählt zwei, eine Formation drei bis dreizehn, der Jan fünfzehn. Steine ziehen nur vorwärts: Sind zu viele über ihren Platz hinaus, ist eine Formation verloren. Steht eine, dann wäge ab, was sie jetzt zählt und was du noch gewinnen kannst.

kvatrutafl-strategy-match = Partien auf mehrere Zähler
kvatrutafl-strategy-match-text = Die Tafel gilt für eine Partie auf mehrere Zähler, bevor ein Spiel beginnt: In der Zeile steht, wie viele Zähler du noch brauchst, in der Spalte, wie viele die Gegenseite braucht, und wo sie sich treffen, deine Gewinnchance in %, wenn ihr beide so gut spielt wie der starke Computerspieler. Ausspielen zählt zwei; darum ist ein fehlender Zähler kaum besser als zwei. Tipp, Bewertung und Auswertung gewichten jedes Spiel danach.
kvatrutafl-strategy-away-label = Zähler, die du brauchst ↓, die Gegenseite →
kvatrutafl-strategy-match-picture = Deine Gewinnchance in einer Partie in %, nach den Zählern, die jede Seite noch braucht.

kvatrutafl-strategy-opening = Der erste Wurf
kvatrutafl-strategy-opening-text = Die Tafel gilt für Weiß, dessen Steine auf a beginnen. Für Schwarz gilt dasselbe, von m aus. Hinter dem besten Zug steht, wie viele Zähler dir das Spiel damit im Mittel bringt, wenn beide gut weiterspielen; hinter dem nächstbesten, was er kostet. Ein Pasch kommt nicht vor: Dann würfelt ihr noch einmal.
kvatrutafl-strategy-throw-label = Wurf
kvatrutafl-strategy-best-label = bester Zug
kvatrutafl-strategy-worth-label = Zähler
kvatrutafl-strategy-next-label = nächstbester Zug
kvatrutafl-strategy-cost-label = kostet
kvatrutafl-strategy-learn-text = Am besten beginnst du mit { $best } ({ $most }), am schlechtesten mit { $worst } ({ $least }). Wo der nächstbeste Zug kaum etwas kostet, sind beide gut.
kvatrutafl-strategy-men-text = Bei { $two } der { $all } Würfe gehst du am besten mit zwei Steinen los; sonst spielst du beide Würfel mit einem.
kvatrutafl-strategy-answers-text = Jeder dieser Züge und jede Antwort auf den besten wurde einige hundert Mal weitergespielt; die Zähler stimmen bis auf etwa { $error }. Antworte, als würdest du selbst anfangen: Bei { $same } von { $all } Antworten ist der beste Zug derselbe wie am Anfang eines Spiels.
kvatrutafl-strategy-opening-picture = Alle fünfzehn Würfe, mit denen ein Spiel beginnen kann, und ihr bester Zug, in Zählern.
