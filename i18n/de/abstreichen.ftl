abstreichen-name = Abstreichen
abstreichen-line = Streich 1 bis 6 ab. Bist du zuletzt fertig, verlierst du.
abstreichen-pay = Es zahlen
abstreichen-pay-about = Wie viele der letzten Plätze je einen Strich bekommen.
abstreichen-pay-one = der letzte Platz
abstreichen-pay-two = die letzten zwei
abstreichen-pay-three = die letzten drei

# Regelseite
abstreichen-guide-turn-text = Ihr habt alle die Zahlen von 1 bis 6 vor euch. Reihum würfelt ihr mit einem Würfel und streicht, was er zeigt. Hast du die Zahl schon gestrichen, war der Wurf umsonst.
abstreichen-guide-end-text = Hast du alle sechs gestrichen, bist du fertig. Ist nach einer Runde höchstens eine Person noch nicht fertig, ist Schluss, und sie bekommt den Strich. Sind alle fertig, teilen sich den letzten Platz alle, die erst in dieser Runde fertig geworden sind.
abstreichen-guide-example-picture = So sieht es auf dem Papier aus: Oben fehlt nur noch die 4, unten ist alles gestrichen.
abstreichen-guide-pay-text = In größerer Runde können auch die letzten zwei oder drei zahlen, aber nie alle; sie bekommen dann je einen Strich. Sind am Ende weniger übrig, zahlen alle mit, die in der letzten Runde fertig geworden sind.

# Blatt
abstreichen-sheet-about = Die Zahlen von 1 bis 6 für bis zu zwölf Personen, zum Abstreichen. Gut auf A5, oder zwei auf einer A4-Seite.
abstreichen-strikes = streicht die { $number }
abstreichen-nothing = streicht nichts
abstreichen-needs = { $name } braucht noch { $numbers }.
abstreichen-came =
    { $left ->
        [one] noch eine Zahl
       *[other] noch { $left } Zahlen
    }

# Karte vor dem Spiel
abstreichen-card-one = Ihr habt alle die Zahlen 1 bis 6 vor euch und würfelt reihum mit einem Würfel.
abstreichen-card-two = Streich, was er zeigt. Was schon gestrichen ist, bringt nichts.
abstreichen-card-three = Wirst du zuletzt fertig, bekommst du den Strich.
abstreichen-card-last-two = Die letzten beiden bekommen je einen Strich.
abstreichen-card-last-three = Die letzten drei bekommen je einen Strich.
