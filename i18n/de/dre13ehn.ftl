# dre13ehn: der Name, was vor der Partie gewählt wird, und was nicht geht.

dre13ehn-name = dre13ehn
dre13ehn-line = Runenwürfel auf platonischen Körpern: ansagen und bluffen

dre13ehn-option-mode = Spielart
dre13ehn-option-mode-about = Was gespielt wird: offen oder unter dem Becher, um Siege oder Punkte, zu zweit, in der Runde oder allein.
dre13ehn-mode-open = Erstes Spiel, offen
dre13ehn-mode-duel = Duell mit einem Würfel
dre13ehn-mode-cup = Becherspiel
dre13ehn-mode-points = Spiel um Punkte
dre13ehn-mode-solo = Allein um Punkte

dre13ehn-option-dice = Würfel
dre13ehn-option-dice-about = Womit geworfen wird. Feuer kommt mit dem Luftwürfel ins Spiel, die 13 mit dem Wasserwürfel.
dre13ehn-option-die = Würfel
dre13ehn-option-die-about = Mit welchem der Würfel das Duell ausgetragen wird.
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
dre13ehn-option-target-about = So viele Siege in der Liste beenden das Spiel.
dre13ehn-option-cup = Becher
dre13ehn-option-cup-about = Unter dem Becher gilt, was angesagt ist, bis jemand aufdeckt.
dre13ehn-option-match = Partie
dre13ehn-option-match-about = Ein Turnier gewinnt, wer zuerst sieben von bis zu dreizehn Spielen gewonnen hat; es ist nur für zwei.
dre13ehn-match-one = Ein Spiel
dre13ehn-match-tournament = Turnier über 13 Spiele
dre13ehn-option-again = Noch einmal werfen
dre13ehn-option-again-about = Jeder Wurf darf einmal wiederholt werden; dann zählt der zweite.
dre13ehn-option-air = Seiten des Luftwürfels
dre13ehn-option-water = Seiten des Wasserwürfels
dre13ehn-option-faces-about = Was auf den Seiten des eigenen Würfels steht, durch Kommas getrennt; jedes Zeichen mindestens einmal.
dre13ehn-yes = Ja
dre13ehn-no = Nein

dre13ehn-faces-unknown = { $key }: „{ $word }“ ist kein Zeichen dieses Würfels; er trägt { $known }
dre13ehn-faces-count = { $key }: { $given ->
        [one] eine Seite
       *[other] { $given } Seiten
    }, der Würfel hat { $due }
dre13ehn-faces-lacks = { $key }: { $symbol } steht auf keiner Seite

dre13ehn-no-move = „{ $notation }“ ist kein Zug
dre13ehn-not-now = { $notation } geht jetzt nicht
dre13ehn-no-call-now = Jetzt ist nichts anzusagen
dre13ehn-word-length = Angesagt wird ein Wort von 1 bis { $most } Zeichen
dre13ehn-must-believe = Diese 2 muss geglaubt werden: Zu Beginn oder auf 1 oder 2 gesagt, wird sie nicht aufgedeckt
dre13ehn-nothing-to-ask = Fragen lässt sich nur nach einem F13
dre13ehn-nothing-stands = Noch einmal geworfen wird nur, wenn schon etwas angesagt ist

dre13ehn-exploit-how = Strategie des starken Computers zu zweit für { $states } Lagen einer Runde, gemessen an einer exakten besten Antwort.
dre13ehn-exploit-how-match = Strategie des starken Computers zu zweit bei { $scores } Ständen, gemessen an einer exakten besten Antwort in der ganzen Partie.
dre13ehn-exploit-how-at = Strategie des starken Computers für eine Runde bei { $score }, gemessen an einer exakten besten Antwort, in Chancen auf die Partie.
dre13ehn-no-score = { $score } ist kein Stand, bei dem es weitergeht; einer ist { $example }, der eigene zuerst
dre13ehn-optimum-how = Größte erwartete Punktzahl über 13 Würfe, exakt: Jeder Wurf wird behalten, wenn er mindestens so viel bringt, wie ein neuer erwarten lässt.
dre13ehn-gear-open = Geworfen wird aus der Hand auf eine ebene Stelle. Die Würfel müssen sich sichtbar bewegen; angesagt wird, wenn sie ruhig liegen.
dre13ehn-gear-cup = Dazu ein Becher, 8 bis 13 cm hoch, die Öffnung 6 bis 8 und der Fuß 4 bis 8 cm weit, und eine Unterlage von 13 bis 24 cm: fest, flach und undurchsichtig. Darauf müssen sich die Würfel hörbar bewegen.
dre13ehn-own-name = dre13ehn: die Rune von F13
dre13ehn-own-about = Diese Rune darf man selbst erfinden, aus Strichen auf den Linien des Sechsecks. Dann steht sie überall, auf dem Bildschirm und auf Papier.
dre13ehn-own-few = Eine Rune hat wenigstens zwei Striche.
dre13ehn-own-same = So sieht schon eine andere Rune aus: { $name }.
dre13ehn-own-life = { $life }
dre13ehn-spelling = Lange Selbstlaute als aa oder a:, š als sch oder sh.
