filzlaus-name = Einsame Filzlaus
filzlaus-line = Unter dem Becher sitzt vielleicht die 1. Wer sie aufdeckt, hat einen Strich.

# Regelseite
filzlaus-guide-turn = Ein Würfel wird unter dem Becher geschüttelt und ungesehen weitergeschoben. Wer den Becher bekommt, hebt ihn. Sitzt die 1 darunter, die Laus, gibt das einen Strich.
filzlaus-guide-back = Dann wird der Würfel neu zugedeckt, und der Becher geht zurück: Jetzt muss ihn heben, wer ihn hergeschoben hat. Noch eine 1 ist noch ein Strich.
filzlaus-guide-on = So oder so deckt danach zu, wer zuerst gehoben hat, und schiebt den Becher weiter.
filzlaus-guide-foul = Den Becher, den man selbst zugedeckt hat, lässt man stehen. Wer ihn doch hebt, bekommt einen Strich und deckt neu zu, und gehoben werden muss er dann immer noch. Computer passen da auf.
filzlaus-guide-picture = Unter dem Becher saß die Laus: ein Strich, und der Becher geht zurück.
filzlaus-guide-ruling = Ein Spiel ist zu Ende, wenn alle einmal als Erste heben mussten. Der Becher wandert im Uhrzeigersinn.
filzlaus-guide-notation = In der Aufzeichnung steht fürs Zudecken „{ $cover }“, fürs Heben „{ $lift }“.
filzlaus-covered = hat zugedeckt
filzlaus-own = der eigene Becher
filzlaus-louse = die Filzlaus
filzlaus-none = keine Laus, eine { $pips }
filzlaus-covers = { $name } deckt zu
filzlaus-lifts = { $name } hebt
filzlaus-left =
    { $left ->
        [one] Eine Person hat noch nicht als Erste gehoben.
       *[other] { $left } Personen haben noch nicht als Erste gehoben.
    }

# Karte vor dem Spiel
filzlaus-card-one = Ein Würfel wandert unter dem Becher reihum; niemand sieht, was er zeigt.
filzlaus-card-two = Wer hebt und die 1 findet, bekommt einen Strich und gibt den Becher zurück.
filzlaus-card-three = Auch den eigenen Becher zu heben kostet einen.
