# Was auf den Regelseiten aller Würfelspiele steht.

tavern-guide-ada = Ada
tavern-guide-bo = Bo
tavern-guide-emil = Emil
tavern-guide-throw = { $nth }. Wurf
tavern-guide-sum = zusammen
tavern-guide-end = am Ende
tavern-guide-turned = umgedreht
tavern-guide-each = Ein Spiel ist hier eine Runde, in der alle einmal drankommen. Einen Strich können alle bekommen oder auch niemand.
tavern-guide-strokes = Um Striche
tavern-guide-strokes-text = Zwei bis zwölf spielen mit. Wer ein Spiel verliert, bekommt einen Strich; wer am Ende die wenigsten hat, gewinnt, bei Gleichstand mehrere gemeinsam.
tavern-guide-games = Wie lange eine Partie geht, macht man vorher aus: ein Spiel oder bis zu 99, oder so lange, bis jemand eine bestimmte Zahl von Strichen hat. Wer beginnt, wechselt reihum, wo nichts anderes gesagt ist.
tavern-guide-order-ruling = Überliefert ist, dass es in diesem Spiel nach rechts weitergeht, gegen den Uhrzeigersinn. Hier geht es wie in allen anderen im Uhrzeigersinn.
tavern-guide-ties = Mehrere Letzte
tavern-guide-ties-playoff = Teilen sich mehrere den letzten Platz, stechen sie: Nur sie spielen das Spiel noch einmal, in derselben Reihenfolge, bis der letzte Platz vergeben ist.
tavern-guide-ties-all = Man kann auch ausmachen, dass dann alle Letzten einen Strich bekommen.
tavern-guide-choices = Entscheiden
tavern-guide-choices-touch = Einen Würfel wählt man, indem man ihn berührt oder seine Ziffer drückt. Dürfen mehrere liegen bleiben, wählt man sie nacheinander und behält sie dann.
tavern-guide-choices-auto = Wo nichts zu entscheiden ist, geht es von selbst weiter. Von gleichen Würfeln ist es einerlei, welcher liegen bleibt.
tavern-guide-choices-notation = In der Aufzeichnung zählen die Würfel, wie sie liegen: „{ $keep }“ behält den ersten und den dritten.
tavern-guide-choices-notation-one = In der Aufzeichnung zählen die Würfel, wie sie liegen: „{ $keep }“ behält den zweiten.
tavern-guide-choices-notation-none = „{ $none }“ behält keinen.
tavern-guide-choices-notation-stop = „{ $stop }“ lässt alles stehen.
tavern-guide-bots = Computer
tavern-guide-bots-strong = Stark rechnet genau aus, womit der Strich am unwahrscheinlichsten ist: nach dem, was auf dem Tisch liegt, und dem, was die anderen noch werfen können. Auch die Tipps und die Bewertung der Entscheidungen kommen von dort.
tavern-guide-bots-medium = Mittel holt aus den eigenen Würfeln das Beste heraus und schaut nicht, was die anderen haben.
tavern-guide-bots-easy = Leicht entscheidet aufs Geratewohl.
tavern-guide-bots-luck = Zu entscheiden gibt es hier nichts: Das Glück allein spielt, und ein Computer wirft wie alle anderen.

tavern-guide-credits = Von wem das Spiel ist
tavern-guide-credits-text = Die Wirtshausspiele sind überliefert; unsere Quelle nennt weder Autor noch Verlag. Die Worte und Bilder hier sind unsere.
