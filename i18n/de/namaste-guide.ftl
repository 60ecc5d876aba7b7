# Die Regelseite von Namaste.

namaste-guide-about-text = Alle füllen eine Raute aus 25 Feldern mit Würfelsummen, die in jeder Reihe und jeder Spalte steigen. Machst du eine Reihe oder Spalte vor den anderen voll, bekommst du die Zahl in ihrer Mitte; kommst du später, die Hälfte. Für zwei bis vier Personen ab acht Jahren.

namaste-guide-sheet = Das Blatt
namaste-guide-sheet-fields-text = Die Spalten der Raute heißen von links nach rechts a bis g, die Reihen von oben nach unten 1 bis 7. Spalte d und Reihe 4 sind rosa: In ihnen liegt die Mitte jeder Reihe und jeder Spalte. Rund um die Raute hat jede Reihe und jede Spalte ein Kästchen, dessen Spitze auf sie zeigt.
namaste-guide-sheet-picture = Ein Blatt mitten in der Partie: Reihe 2 ist vollständig und bringt 8 Punkte, die 4 auf a4 zählt in ihrem Wahrheitsfeld, ein Karmafeld ist gefüllt.
namaste-guide-sheet-symbols = Zehn weiße Symbolfelder gehören zu den Reihen und Spalten mit drei oder mehr Feldern. Jedes hat einen kleinen Kreis.
namaste-guide-sheet-truths = Vier petrolfarbene Wahrheitsfelder gehören zu den vier Spitzen d1, a4, d7 und g4, den Reihen und Spalten aus nur einem Feld.
namaste-guide-sheet-karma = Vier grüne Felder sind für mieses Karma da, also für Minuspunkte. Dazu kommen das Kästchen „Ich starte“, das du ankreuzt, wenn du beginnst, und die Summe.
namaste-guide-sheet-ruling = Welches Symbol zu welcher Reihe oder Spalte gehört, ändert nichts an den Punkten. Bei uns heißen die Reihen 2 bis 6 Lotus, Knoten, Elefant, Auge und Fische, die Spalten b bis f Bambus, Rad, Hand, Yin und Yang sowie Steine.

namaste-guide-dice = Die Würfel
namaste-guide-dice-faces-text = Es gibt drei weiße Würfel und einen türkisen. Jeder zeigt 2, 3, 4, 5, 6 oder 1/7. Verwendest du eine 1/7, entscheidest du, ob sie 1 oder 7 zählt: für jeden Würfel neu, ganz gleich, was andere daraus machen.

namaste-guide-turn = Ein Zug
namaste-guide-turn-order-text = Die jüngste Person beginnt; dann geht es im Uhrzeigersinn weiter.
namaste-guide-turn-choose = Bist du am Zug, nimmst du einen, zwei oder drei weiße Würfel, dazu immer den türkisen, und würfelst einmal.
namaste-guide-turn-active = Im eigenen Zug zählst du alle Würfel zusammen und trägst die Summe in ein Feld ein, oder du nimmst mieses Karma.
namaste-guide-turn-fellows = Danach dürfen alle anderen die Summe der weißen Würfel eintragen; der türkise gilt für sie nicht. Passen kostet nichts.
namaste-guide-active-label = am Zug
namaste-guide-fellows-label = die anderen
namaste-guide-dice-picture = Weiß 1/7 und 2, Türkis 4: Im eigenen Zug trägst du 7 oder 13 ein, die anderen 3 oder 9.
namaste-guide-turn-ruling = Die anderen entscheiden unabhängig voneinander und in beliebiger Reihenfolge. An einem gemeinsamen Bildschirm siehst du, was andere vor dir eingetragen haben.

namaste-guide-enter = Eintragen
namaste-guide-enter-empty = Du trägst nur in leere Felder ein; was dasteht, bleibt stehen.
namaste-guide-enter-rows = In jeder Reihe steigen die Zahlen von links nach rechts.
namaste-guide-enter-columns = In jeder Spalte steigen sie von oben nach unten.
namaste-guide-enter-gaps = Lücken zwischen den Zahlen dürfen beliebig groß sein, aber keine Zahl steht zweimal in derselben Reihe oder Spalte.
namaste-guide-enter-picture = Wohin darf eine zweite 14? Nicht in Reihe und Spalte der ersten; nicht links von der 9 auf c3 oder darüber; nicht rechts von der 19 auf e5 oder darunter.

namaste-guide-karma = Mieses Karma
namaste-guide-karma-text = Kannst oder willst du im eigenen Zug nichts eintragen, schreibst du die Zahl des türkisen Würfels als Minuspunkte in ein leeres Karmafeld. Seine 1/7 zählt dann 1.

namaste-guide-points = Reihen und Spalten
namaste-guide-points-first-text = Eine Reihe oder Spalte ist vollständig, wenn alle ihre Felder gefüllt sind. Schaffst du das zuerst, schreibst du die Zahl aus ihrem rosa Mittelfeld in das Symbolfeld. Alle, die sie noch nicht vollständig haben, kreuzen ihren Kreis an.
namaste-guide-points-later-text = Ist dein Kreis angekreuzt, bringt dir diese Reihe oder Spalte nur noch die Hälfte ihrer Mittelzahl, aufgerundet.
namaste-guide-row-first-label = Zuerst vollständig
namaste-guide-row-later-label = Später vollständig
namaste-guide-points-picture = Die 7 in der Mitte von Reihe 2 bringt zuerst 7 Punkte, mit angekreuztem Kreis noch 4.
namaste-guide-points-together-text = Alle, die eine Reihe oder Spalte im selben Zug vollenden, ob am Zug oder nicht, sind gemeinsam die Ersten und bekommen die vollen Punkte.

namaste-guide-truths = Wahrheitsfelder
namaste-guide-truths-text = Eine Zahl in einer Spitze der Raute zählt sofort, ganz gleich, ob du zuerst dort warst: oben und links ganz, unten und rechts zur Hälfte, aufgerundet.
namaste-guide-truths-picture = Die 4 auf d1 bringt 4, die 9 auf a4 bringt 9. Die 17 auf g4 bringt 9, die 22 auf d7 bringt 11.

namaste-guide-end = Das Ende
namaste-guide-end-when-text = Sind auf einem Blatt alle 25 Felder oder alle vier Karmafelder voll, spielt ihr die Runde noch zu Ende, damit alle gleich oft am Zug waren.
namaste-guide-end-winner-text = Zählt eure Symbol- und Wahrheitsfelder zusammen und zieht das miese Karma ab. Die höchste Summe gewinnt. Bei Gleichstand gewinnt das Blatt mit weniger gefüllten Karmafeldern; ist auch das gleich, teilt ihr euch den Sieg.
namaste-guide-end-ruling = Die letzte Runde spielt ihr wie jede andere. Ist auf deinem Blatt kein Feld mehr frei, passt du bei den Zügen der anderen und nimmst im eigenen Zug mieses Karma.

namaste-guide-symbols = Die zehn Symbole
namaste-guide-symbols-text = Mit den Symbolen ruft ihr einander zu, welchen Kreis ihr ankreuzen müsst. Jedes hat aber auch seine eigene Bedeutung:
namaste-guide-symbols-picture = Die Symbole und ihre Reihen und Spalten.
namaste-guide-symbols-lotus = Der Lotus wächst aus Schlamm und bleibt rein: Erwachen und neues Leben.
namaste-guide-symbols-knot = Der Endlosknoten hat weder Anfang noch Ende: Alles hängt zusammen, für immer.
namaste-guide-symbols-elephant = Der Elefant steht für Kraft und bringt Glück.
namaste-guide-symbols-eye = Das Auge sieht die Dinge, wie sie sind: Alles ist eins.
namaste-guide-symbols-fishes = Die Fische schwimmen ohne Furcht: Mut, Glück und Fülle.
namaste-guide-symbols-bamboo = Der Bambus biegt sich und bricht nicht: Widerstandskraft und Reinheit.
namaste-guide-symbols-wheel = Das Dharmarad hat acht Speichen, wie der buddhistische Pfad acht Teile hat.
namaste-guide-symbols-hand = Die erhobene Hand schützt und gibt Kraft.
namaste-guide-symbols-yin-yang = Yin und Yang sind Gegensätze, die zusammengehören; jedes trägt etwas vom anderen in sich.
namaste-guide-symbols-stones = Steine aufeinanderzulegen verlangt eine ruhige Hand: Gelassenheit.

namaste-guide-word = Namaste und die vier Wahrheiten
namaste-guide-word-text = „Namaste“ ist ein Gruß und heißt: Ich verbeuge mich vor dir. Dazu legst du die Hände vor dem Herzen zusammen und neigst dich ein wenig nach vorn. An den vier Wahrheitsfeldern kannst du die vier edlen Wahrheiten des Buddhismus aufsagen:
namaste-guide-word-dukkha = Dukkha: Leben heißt auch leiden.
namaste-guide-word-samudaya = Samudaya: Das Leiden hat Ursachen, etwa Gier und Hass.
namaste-guide-word-nirodha = Nirodha: Es kann ein Ende haben, für jeden Menschen.
namaste-guide-word-magga = Magga: Dorthin führt der edle achtfache Pfad; rechtes Handeln gehört dazu und rechte Rede, die nicht lügt.

namaste-guide-credits = Von wem das Spiel ist
namaste-guide-credits-text = Namaste haben Bernhard Lach und Uwe Rapp erdacht; gestaltet hat es Kreativbunker, betreut Anneli Ganser (Redaktion) und Elke Vogel (Lektorat), erschienen ist es 2021 im moses. Verlag in Kempen. Die Texte und Bilder hier sind von uns.
