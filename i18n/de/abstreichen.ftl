abstreichen-name = Abstreichen
abstreichen-line = Die 1 bis 6 streichen. Wer zuletzt fertig ist, hat verloren.
abstreichen-pay = Es zahlen
abstreichen-pay-about = Wie viele Letzte gemeinsam zahlen, jeder Platz mit einem Strich.
abstreichen-pay-one = der letzte Platz
abstreichen-pay-two = die letzten zwei
abstreichen-pay-three = die letzten drei

# Regelseite
abstreichen-guide-turn = Alle haben die Zahlen von 1 bis 6 vor sich. Reihum wird ein Würfel geworfen, und was er zeigt, wird gestrichen. Ist die Zahl schon fort, war der Wurf umsonst.
abstreichen-guide-end = Wer alle sechs gestrichen hat, ist fertig. Schluss ist nach der Runde, die höchstens eine Person unfertig lässt, und diese bekommt den Strich. Sind alle fertig, teilen sich den letzten Platz alle, die es erst in dieser Runde geworden sind.
abstreichen-guide-picture = So sieht es auf dem Papier aus: Oben fehlt nur noch die 4, unten ist alles gestrichen.
abstreichen-guide-pay = In einer größeren Runde können sich auch die letzten zwei oder drei das Zahlen teilen, nur nie alle; hier bekommt dann jeder dieser Plätze einen Strich. Sind es am Ende weniger, zahlen alle mit, die in der letzten Runde fertig geworden sind.

# Blatt
abstreichen-sheet-about = Die Zahlen von 1 bis 6 für bis zu zwölf Personen, zum Abstreichen. Gut auf A5, zu zweit auf A4.
abstreichen-strikes = streicht die { $number }
abstreichen-nothing = streicht nichts
abstreichen-needs = { $name } braucht noch { $numbers }.
abstreichen-came =
    { $left ->
        [one] noch eine Zahl
       *[other] noch { $left } Zahlen
    }

# Karte vor dem Spiel
abstreichen-card-one = Alle haben die Zahlen von 1 bis 6 vor sich und werfen reihum einen Würfel.
abstreichen-card-two = Was er zeigt, wird gestrichen. Was schon fort ist, bringt nichts.
abstreichen-card-three = Wer zuletzt fertig wird, bekommt den Strich.
