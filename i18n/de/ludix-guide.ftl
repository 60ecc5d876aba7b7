# Die Regelseite von Ludix.

ludix-guide-about-text = Vier Würfel tragen Buchstaben statt Augen. Aus jedem Wurf legst du eine römische Zahl, und ihr Wert zählt – solange du rechtzeitig aufhörst. Würfelst du noch einmal, setzt du alles aufs Spiel, was der Zug bisher gebracht hat. Ab { $target } Punkten beginnt die letzte Runde. Für zwei bis sechs Personen ab zehn Jahren; erdacht hat es Niek Neuwahl.

ludix-guide-dice = Die Würfel
ludix-guide-dice-text = Alle vier sind gleich: einmal L, zweimal X, einmal V und zweimal I. X und I fallen also doppelt so oft wie L und V.
ludix-guide-dice-picture = Die sechs Seiten eines Würfels und was sie zählen.

ludix-guide-writing = Was eine Zahl ist
ludix-guide-writing-text = Zu einer Zahl gehören immer alle vier Würfel, und sie muss so dastehen, wie du eine römische Zahl heute schreibst.
ludix-guide-writing-order = Von links nach rechts werden die Zeichen nie größer; ihre Werte werden addiert.
ludix-guide-writing-row = Höchstens drei gleiche Zeichen stehen hintereinander.
ludix-guide-writing-once = V und L dürfen nur einmal vorkommen, denn doppelt wären sie schon das nächste Zeichen.
ludix-guide-writing-off = Steht ein kleineres Zeichen vor einem größeren, wird es abgezogen. Das gibt es hier nur in IV, IX und XL, auch mitten in einer Zahl wie XLIX.
ludix-guide-writing-best-picture = Von groß nach klein gelegt zählt alles: LXVI.
ludix-guide-writing-other-picture = Dieselben Würfel, anders gelegt: XLIV. Erlaubt, aber 22 Punkte weniger. Auch LXIV und XLVI wären möglich.
ludix-guide-is-label = { $numeral } ist { $value }.

ludix-guide-turn = Ein Zug
ludix-guide-turn-throw = Bist du dran, würfelst du mit allen vier Würfeln.
ludix-guide-turn-arrange = Leg daraus eine Zahl; ihr Wert kommt zur Summe dieses Zuges.
ludix-guide-turn-go-on = Dann hörst du auf und schreibst die Summe auf, oder du würfelst mit allen vier noch einmal und zählst die nächste Zahl dazu – so oft du dich traust.
ludix-guide-turn-fail = Ergibt ein Wurf keine Zahl, ist es ein Fehlwurf: Dein Zug ist vorbei und seine ganze Summe verloren. Was du früher aufgeschrieben hast, bleibt.
ludix-guide-turn-picture = Zwei Würfe, beide gut gelegt: 22 und 66 machen 88. Jetzt aufhören?

ludix-guide-end = Das Ende
ludix-guide-end-text = Sobald eine Person { $target } oder mehr aufgeschrieben hat, spielt ihr die Runde noch zu Ende, damit alle gleich oft dran waren. Dann gewinnt die höchste Summe – das muss nicht die Person sein, die zuerst am Ziel war.
ludix-guide-end-ruling = Haben mehrere gleich viel, gewinnen sie gemeinsam.

ludix-guide-before = Vor der Partie
ludix-guide-before-start = Sagt „Alea iacta est“ (der Würfel ist gefallen), so schnell ihr könnt: Die schnellste Person beginnt. Am Bildschirm tippt ihr um die Wette; ebenso gut entscheidet das Los oder die Sitzordnung.
ludix-guide-before-ruling = Die Person, die beginnt, sitzt danach vorn: In der Aufzeichnung beginnt immer der erste Platz.
ludix-guide-before-arrange = Wenn du magst, legt das Programm jede Zahl von selbst so, dass sie am meisten zählt.
ludix-guide-before-less-ruling = Legst du selbst, darfst du auch weniger nehmen, als möglich wäre. Das Programm sagt nichts dazu; pass also auf.

ludix-guide-chances = Die Chancen
ludix-guide-chances-text = Von { $ways } möglichen Würfen misslingen { $fails }, das sind { $percent } oder gut jeder vierte.
ludix-guide-chances-numerals-picture = Aus vierzehn Kombinationen kannst du eine Zahl legen. Von groß nach klein zählt sie immer am meisten.
ludix-guide-chances-failures-picture = Aus den anderen einundzwanzig nicht. Daneben steht, was ihre Zeichen zusammen zählen und wie du das schreibst.
ludix-guide-chances-stop-text = Ein Wurf bringt im Mittel 31 Punkte und kostet gut ein Viertel dessen, was auf dem Spiel steht. Bei 109 hält sich das die Waage: Denkst du nur an die Punkte, hör bei 110 auf. Willst du gewinnen, achte auch auf die anderen.

ludix-guide-romans = Von Römern, Würfeln und Zahlen
ludix-guide-romans-dice-text = Im alten Rom wurde leidenschaftlich gewürfelt, meist mit Würfeln aus Knochen und oft mit dreien zugleich. Ihre Augen waren kleine eingeritzte Kreise, und wie heute ergaben gegenüberliegende Seiten sieben. Es gab auch Würfel mit Buchstaben; solche mit römischen Zahlen wurden bisher nicht gefunden.
ludix-guide-romans-throws-text = Einser hießen Hunde, und drei davon waren der schlechteste Wurf; der beste hieß nach der Venus. Ein Lexikon des 2. Jahrhunderts, das des Julius Pollux, nennt die einfachste aller Regeln: Der höchste Wurf bekommt den Einsatz, und drei Sechser übertreffen alles. Ovid empfahl das Würfeln zum Flirten.
ludix-guide-romans-claudius-text = Kaiser Claudius soll ein ganzes Buch über die Würfelkunst geschrieben haben. In seinem Reisewagen war ein Spielbrett so befestigt, dass die Würfel nicht verrutschten. Das Buch ist verloren. Der Spötter Seneca verurteilte ihn dafür, in der Unterwelt ewig mit einem Becher zu würfeln, der keinen Boden hat.
ludix-guide-romans-law-text = Öffentlich zu würfeln war noch unter Augustus verboten, außer an den Saturnalien im Dezember. Gespielt wurde trotzdem: An der Wand einer Schenke in Pompeji streiten zwei Männer über einen Wurf, bis der Wirt sie vor die Tür setzt.
ludix-guide-romans-blame-text = Nicht alle sahen das gern. Cicero fand am Würfeln nichts als Gewinnsucht, Aberglauben und Irrtum, und dass der Zufall regiert statt der Vernunft. Tacitus staunte über die Germanen, die nüchtern würfelten und am Ende sich selbst einsetzten. Und noch sechshundert Jahre nach Cicero klagte Bischof Isidor von Sevilla über Betrug, Streit und zerschlagene Sachen.
ludix-guide-romans-numerals-text = Die Zahlzeichen kommen vom Kerbholz und glichen sich erst später den Buchstaben an: ein Strich für eins, ein Kreuz für zehn, und V ist dessen obere Hälfte. Eine Null gibt es nicht. Vier Striche statt IV waren lange üblich; das Abziehen macht die Zahlen kürzer und leichter zu lesen.
ludix-guide-romans-today-text = Zum Rechnen taugen sie schlecht, deshalb setzten sich im Mittelalter die Ziffern durch, mit denen wir heute rechnen. Auf Zifferblättern, an Gebäuden und hinter den Namen von Königinnen und Königen stehen die alten Zahlen noch immer.

ludix-guide-beyond = Über hundert hinaus
ludix-guide-beyond-text = Auf den Würfeln ist bei L Schluss, beim Schreiben nicht: C ist 100, D ist 500, M ist 1000, und selbst für 5000 und 10 000 gab es Zeichen. Es geht weiter wie bisher: D steht nur einmal, und abgezogen werden nur I, X und C, jedes nur von den beiden nächstgrößeren Zeichen. So stehen Jahreszahlen an Häusern und im Abspann von Filmen.
ludix-guide-beyond-picture = Lange Zahlen und was sie bedeuten. 1824 steht am Äußeren Burgtor in Wien, 2014 erschien Ludix.

ludix-guide-invent = Eigene Spiele
ludix-guide-invent-text = Vier Würfel mit römischen Zeichen können mehr als ein Spiel. Die Anleitung lädt dich ausdrücklich ein, dir weitere auszudenken und sie Piatnik oder dem Schweizer Spielmuseum zu schicken; die originellsten sollten veröffentlicht werden.

ludix-guide-credits = Von wem das Spiel ist
ludix-guide-credits-text = Erdacht hat Ludix Niek Neuwahl, zusammen mit dem Schweizer Spielmuseum in La Tour-de-Peilz; erschienen ist es 2014 bei Piatnik in Wien. Die Texte und Bilder hier sind von uns.
