# dre13ehn: der Name, was vor der Partie gewählt wird, und was nicht geht.

dre13ehn-name = dre13ehn
dre13ehn-line = Runenwürfel mit vier bis zwanzig Seiten: ansagen und bluffen

dre13ehn-option-mode = Spielart
dre13ehn-option-mode-about = Offen oder unter dem Becher, um Siege oder um Punkte, zu zweit, zu mehreren oder allein.
dre13ehn-mode-open = Erstes Spiel, offen
dre13ehn-mode-duel = Duell mit einem Würfel
dre13ehn-mode-cup = Becherspiel
dre13ehn-mode-points = Spiel um Punkte
dre13ehn-mode-solo = Allein um Punkte

dre13ehn-option-dice = Würfel
dre13ehn-option-dice-about = Mit diesen Würfeln spielt ihr. Feuer (F) tragen Luft-, Wasser- und Erdwürfel, die 13 nur Wasserwürfel.
dre13ehn-option-die = Würfel
dre13ehn-option-die-about = Mit diesem Würfel tragt ihr das Duell aus.
dre13ehn-dice-fire-fire = Zwei Feuerwürfel
dre13ehn-dice-fire-air = Feuer- und Luftwürfel
dre13ehn-dice-air-air = Zwei Luftwürfel
dre13ehn-dice-fire-water = Feuer- und Wasserwürfel
dre13ehn-dice-water-air = Wasser- und Luftwürfel
dre13ehn-dice-water-water = Zwei Wasserwürfel
dre13ehn-dice-earth-earth = Zwei Erdwürfel
dre13ehn-dice-beginner-beginner = Zwei Anfängerwürfel
dre13ehn-die-fire = Feuerwürfel
dre13ehn-die-air = Luftwürfel
dre13ehn-die-earth = Erdwürfel
dre13ehn-die-beginner = Anfängerwürfel

dre13ehn-option-target = Siege
dre13ehn-option-target-about = Mit so vielen Siegen in der Liste gewinnst du das Spiel.
dre13ehn-option-cup = Becher
dre13ehn-option-cup-about = Unter dem Becher gilt eine Ansage, bis die andere Seite aufdeckt.
dre13ehn-option-match = Partie
dre13ehn-option-match-about = Ein Turnier hat bis zu dreizehn Spiele; für den Sieg brauchst du sieben. Nur für zwei.
dre13ehn-match-one = Ein Spiel
dre13ehn-match-tournament = Turnier über 13 Spiele
dre13ehn-option-again = Noch einmal würfeln
dre13ehn-option-again-about = Jeden Wurf darfst du einmal wiederholen; dann zählt der zweite.
dre13ehn-option-air = Seiten des Luftwürfels
dre13ehn-option-water = Seiten des Wasserwürfels
dre13ehn-option-faces-about = Was auf den Seiten deines Würfels steht, durch Kommas getrennt; jedes Zeichen mindestens einmal.
dre13ehn-yes = Ja
dre13ehn-no = Nein

# Was nicht geht: klein und ohne Punkt. Das Fenster macht einen Satz daraus, auf der Befehlszeile steht die Zeile davor.
dre13ehn-faces-unknown = { $key }: „{ $word }“ ist kein Zeichen dieses Würfels; er trägt { $known }
dre13ehn-faces-count = { $key }: { $given ->
        [one] eine Seite ist
       *[other] { $given } Seiten sind
    } angegeben, aber der Würfel hat { $due }
dre13ehn-faces-lacks = { $key }: { $symbol } steht auf keiner Seite

dre13ehn-no-move = „{ $notation }“ ist kein Zug
dre13ehn-not-now = „{ $notation }“ ist jetzt nicht möglich
dre13ehn-no-call-now = jetzt kannst du nichts ansagen
dre13ehn-word-length = eine Ansage ist ein Wort von 1 bis { $most } Zeichen
dre13ehn-must-believe = diese 2 musst du glauben: zu Beginn oder auf 1 oder 2 angesagt, wird sie nicht aufgedeckt
dre13ehn-nothing-to-ask = fragen kannst du nur nach einem F13
dre13ehn-nothing-stands = noch einmal würfeln darfst du erst, wenn schon etwas angesagt ist

dre13ehn-exploit-how = Strategie des starken Computerspielers zu zweit in { $states } Lagen einer Runde, gemessen an einer exakten besten Antwort.
dre13ehn-exploit-how-match = Strategie des starken Computerspielers zu zweit bei { $scores } Punkteständen, gemessen an einer exakten besten Antwort in der ganzen Partie.
dre13ehn-exploit-how-at = Strategie des starken Computerspielers für eine Runde beim Stand { $score }, gemessen an einer exakten besten Antwort, als Gewinnchance in der Partie.
dre13ehn-no-score = { $score } ist kein Punktestand einer laufenden Partie; ein Beispiel ist { $example }, der eigene Stand zuerst
dre13ehn-optimum-how = Größte erwartete Punktzahl über 13 Würfe, exakt: Ein Wurf wird behalten, wenn er mindestens so viel bringt wie ein neuer Wurf im Mittel.
dre13ehn-gear-open = Würfelt aus der Hand auf eine ebene Stelle. Die Würfel müssen sich sichtbar bewegen; sagt erst an, wenn sie ruhig liegen.
dre13ehn-gear-cup = Ihr braucht einen Becher, 8 bis 13 cm hoch, oben 6 bis 8 und unten 4 bis 8 cm weit, und eine Unterlage von 13 bis 24 cm: fest, flach und undurchsichtig. Die Würfel müssen sich darauf hörbar bewegen.
dre13ehn-own-name = dre13ehn: die Rune von F13
dre13ehn-own-about = Diese Rune darfst du selbst erfinden, aus Strichen auf den Linien des Sechsecks. Dann siehst du sie überall, auf dem Bildschirm und auf Papier.
dre13ehn-own-few = Eine Rune hat mindestens zwei Striche.
dre13ehn-own-same = So sieht schon eine andere Rune aus: { $name }.
dre13ehn-own-life = { $life }
dre13ehn-spelling = Schreib lange Selbstlaute als aa oder a:, š als sch oder sh.
