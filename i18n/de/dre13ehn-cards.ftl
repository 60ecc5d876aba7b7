# Karten zum Lernen, auf beiden Seiten bedruckt.

dre13ehn-cards-names-name = Lernkarten: Namen
dre13ehn-cards-names-about = Vorn die Zahl, hinten ihr Name und wie er klingt; verbotene Namen sind durchgestrichen. 36 Karten für beidseitigen Druck.
dre13ehn-cards-names-use = Sieh die Zahl an, sag laut ihren Namen, dreh um. Oder andersherum: Lies den Namen, nenn die Zahl. Was sitzt, kommt nach hinten, was nicht sitzt, gleich noch einmal. Durchgestrichene Namen sagst du nie: Du schweigst, nur die 23 sagst du als a oder u an.
dre13ehn-cards-runes-name = Lernkarten: Runen
dre13ehn-cards-runes-about = Vorn die Rune, hinten, wofür sie steht; bei Binderunen auch, woraus sie besteht. 18 Karten für beidseitigen Druck.
dre13ehn-cards-runes-use = Sieh die Rune an, sag, wofür sie steht, dreh um. Oder andersherum: Lies das Ergebnis und schreib die Rune auf, möglichst in einem Zug. Klein unten stehen die Runen, aus denen eine Binderune gebunden ist.
dre13ehn-cards-throws-name = Lernkarten: Würfe und Antworten
dre13ehn-cards-throws-about = Vorn zwei Würfel oder eine Ansage, hinten die richtigen Namen oder alles, was darauf antwortet. 36 Karten für beidseitigen Druck.
dre13ehn-cards-throws-use = Siehst du zwei Würfel, dann sag sie an, schnell wie am Tisch. Jeder der Namen auf der Rückseite ist richtig. Siehst du eine Ansage, dann zähl alles auf, was darauf antwortet.
dre13ehn-cards-lives-name = Lernkarten: die vier Leben
dre13ehn-cards-lives-about = Vorn das Zeichen, hinten Name, Merkspruch und was er bedeutet; jedes Leben zweimal, für beide Seiten eines Duells. Acht Karten und ein Deckblatt, beidseitig bedruckt.
dre13ehn-cards-lives-use = Zum Lernen: Sieh das Zeichen an, sag Namen und Merkspruch, dreh um. Zum Spielen: Im Duell legt jede Seite ihre vier Leben offen vor sich hin. Verlierst du eines, dreh es um und lies seinen Merkspruch vor.

dre13ehn-cards-note-front = Drucke beidseitig, über die lange Kante gewendet, ohne Anpassung (100 %).
dre13ehn-cards-note-back = Rückseiten

dre13ehn-cards-ask-name = Wie heißt die Zahl?
dre13ehn-cards-ask-number = Welche Zahl ist das?
dre13ehn-cards-ask-rune = Wofür steht die Rune?
dre13ehn-cards-ask-throw = Was sagst du an?
dre13ehn-cards-ask-answer = Angesagt ist …
dre13ehn-cards-ask-duel = Im Duell ist angesagt …
dre13ehn-cards-ask-life = Welches Leben ist das?
dre13ehn-cards-one-sound = mit einem Laut
dre13ehn-cards-two-sounds = mit zwei Lauten

dre13ehn-cards-silent = nie sagen, schweigen
dre13ehn-cards-no-result = eine Zahl, aber kein Ergebnis
dre13ehn-cards-calls = im Spiel die Ansage für { $result }
dre13ehn-cards-too = auch { $names }
dre13ehn-cards-any-word = ein freies Wort
dre13ehn-cards-foul = Ein Buchstabe für ein Foul
dre13ehn-cards-made = Das sagst du an
dre13ehn-cards-never-la = a oder u, nie la
dre13ehn-cards-show = unter dem Becher: herzeigen
dre13ehn-cards-answered = Damit antwortest du
