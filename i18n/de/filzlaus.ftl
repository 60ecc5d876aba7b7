filzlaus-name = Einsame Filzlaus
filzlaus-line = Der Becher geht reihum. Hebst du ihn und findest darunter die 1, bekommst du einen Strich.

# Regelseite
filzlaus-guide-turn-text = Ein Würfel wird unter dem Becher geschüttelt und ungesehen weitergeschoben. Bekommst du den Becher, hebst du ihn. Sitzt die 1 darunter, die Laus, bekommst du einen Strich.
filzlaus-guide-back-text = Dann deckst du den Würfel neu zu, und der Becher geht zurück: Jetzt muss ihn die Person heben, die ihn dir hingeschoben hat. Noch eine 1 ist noch ein Strich.
filzlaus-guide-on-text = So oder so deckst danach du den Würfel zu, denn du hast zuerst gehoben, und schiebst den Becher weiter.
filzlaus-guide-example-picture = Unter dem Becher saß die Laus: ein Strich, und der Becher geht zurück.
filzlaus-guide-foul-text = Den Becher, den du selbst zugedeckt hast, lässt du stehen. Hebst du ihn doch, bekommst du einen Strich und deckst neu zu, und die andere Person muss ihn dann immer noch heben. Computerspieler passen da auf.
filzlaus-guide-turn-ruling = Ein Spiel ist zu Ende, wenn alle einmal als Erste heben mussten. Der Becher wandert im Uhrzeigersinn.
filzlaus-guide-notation-text = In der Aufzeichnung heißt das Zudecken „{ $cover }“, das Heben „{ $lift }“.
filzlaus-covered = hat zugedeckt
filzlaus-own = der eigene Becher
filzlaus-louse = die Filzlaus
filzlaus-none = keine Laus, eine { $pips }
filzlaus-covers = { $name } deckt zu
filzlaus-lifts = { $name } hebt
filzlaus-left =
    { $left ->
        [one] Schluss ist, wenn alle einmal zuerst gehoben haben; eine Person fehlt noch.
       *[other] Schluss ist, wenn alle einmal zuerst gehoben haben; { $left } fehlen noch.
    }

# Karte vor dem Spiel
filzlaus-card-one = Ein Würfel wandert unter dem Becher reihum. Kommt er zu dir, musst du den Becher heben.
filzlaus-card-two = Sitzt die 1 darunter, die Laus, bekommst du einen Strich, und der Becher geht zurück.
filzlaus-card-three = Dann deckst du neu zu. Den eigenen Becher lässt du stehen: Heben kostet einen Strich.
