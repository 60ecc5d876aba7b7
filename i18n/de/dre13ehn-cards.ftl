# Karten zum Lernen, auf beiden Seiten bedruckt.

dre13ehn-cards-names-name = Lernkarten: Namen
dre13ehn-cards-names-about = Vorn die Zahl, hinten ihr Name und wie er klingt; verbotene Namen sind durchgestrichen. 36 Karten, beidseitig zu drucken.
dre13ehn-cards-names-use = Zahl ansehen, Namen laut sagen, umdrehen. Oder andersherum: Name lesen, Zahl nennen. Was sitzt, kommt nach hinten, was nicht sitzt, gleich noch einmal. Durchgestrichene Namen sagst du nie: Du schweigst, nur die 23 sagst du als a oder u an.
dre13ehn-cards-runes-name = Lernkarten: Runen
dre13ehn-cards-runes-about = Vorn die Rune, hinten, wofür sie steht; bei Binderunen auch, woraus sie besteht. 18 Karten, beidseitig zu drucken.
dre13ehn-cards-runes-use = Rune ansehen, sagen, wofür sie steht, umdrehen. Oder andersherum: Ergebnis lesen und die Rune aufschreiben, möglichst in einem Zug. Klein unten stehen die Runen, aus denen eine Binderune gebunden ist.
dre13ehn-cards-throws-name = Lernkarten: Würfe und Antworten
dre13ehn-cards-throws-about = Vorn zwei Würfel oder eine Ansage, hinten die richtigen Namen oder alles, was darauf antwortet. 36 Karten, beidseitig zu drucken.
dre13ehn-cards-throws-use = Liegen zwei Würfel da: ansagen, wie am Tisch, und zwar schnell. Jeder der Namen auf der Rückseite ist richtig. Steht eine Ansage da: alles aufzählen, was darauf antwortet.
dre13ehn-cards-lives-name = Lernkarten: die vier Leben
dre13ehn-cards-lives-about = Vorn das Zeichen, hinten Name, Merkspruch und was er meint; zwei Sätze, für jede Seite eines Duells einer. Neun Karten, beidseitig zu drucken.
dre13ehn-cards-lives-use = Zum Lernen: Zeichen ansehen, Namen und Merkspruch sagen, umdrehen. Zum Spielen: Beim Duell legt jede Seite ihre vier Leben offen vor sich hin. Geht eines verloren, wird es umgedreht und sein Merkspruch vorgelesen.

dre13ehn-cards-note-front = Beidseitig drucken, über die lange Kante wenden, ohne Anpassung (100 %).
dre13ehn-cards-note-back = Rückseiten

dre13ehn-cards-ask-name = Wie heißt die Zahl?
dre13ehn-cards-ask-number = Welche Zahl ist das?
dre13ehn-cards-ask-rune = Wofür steht die Rune?
dre13ehn-cards-ask-throw = Wie heißt der Wurf?
dre13ehn-cards-ask-answer = Angesagt ist …
dre13ehn-cards-ask-duel = Im Duell ist angesagt …
dre13ehn-cards-ask-life = Welches Leben ist das?
dre13ehn-cards-one-sound = mit einem Laut
dre13ehn-cards-two-sounds = mit zwei Lauten

dre13ehn-cards-silent = nie sagen: schweigen
dre13ehn-cards-no-result = eine Zahl, aber kein Ergebnis
dre13ehn-cards-calls = sagt im Spiel { $result } an
dre13ehn-cards-too = auch { $names }
dre13ehn-cards-any-word = ein freies Wort
dre13ehn-cards-foul = Ein Buchstabe für ein Foul
dre13ehn-cards-made = Der Wurf heißt
dre13ehn-cards-never-la = a oder u, nie la
dre13ehn-cards-show = unter dem Becher: herzeigen
dre13ehn-cards-answered = Darauf antwortet
