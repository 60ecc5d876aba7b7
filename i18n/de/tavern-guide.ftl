# Was auf den Regelseiten aller Würfelspiele steht.

tavern-guide-throw = { $nth }. Wurf
tavern-guide-sum = zusammen
tavern-guide-end = am Ende
tavern-guide-turned = umgedreht
tavern-guide-each = Ein Spiel ist hier eine Runde, in der jeder einmal drankommt. Einen Strich kann jeder bekommen, oder keiner.
tavern-guide-strokes = Um Striche
tavern-guide-strokes-text = Zwei bis zwölf spielen mit. Wer ein Spiel verliert, bekommt einen Strich; wer am Ende die wenigsten hat, gewinnt, bei Gleichstand mehrere gemeinsam.
tavern-guide-games = Wie viele Spiele es sein sollen, macht man vorher aus: eines oder bis zu 99. Wenn nichts anderes gesagt ist, beginnt jedes die Person nach der, die das letzte begonnen hat.
tavern-guide-order-ruling = Gespielt wird im Uhrzeigersinn; überliefert ist es hier rechtsherum.
tavern-guide-ties = Mehrere Letzte
tavern-guide-ties-playoff = Teilen sich mehrere den letzten Platz, stechen sie: Sie allein spielen das Spiel noch einmal, in derselben Reihenfolge, bis der letzte Platz vergeben ist.
tavern-guide-ties-all = Man kann auch ausmachen, dass dann jeder von ihnen einen Strich bekommt.
tavern-guide-choices = Entscheiden
tavern-guide-choices-touch = Welcher Würfel gemeint ist, sagt man, indem man ihn berührt oder seine Ziffer drückt. Wo mehrere liegen bleiben dürfen, wählt man sie so aus und behält sie dann.
tavern-guide-choices-auto = Was nicht zu entscheiden ist, geschieht von selbst. Von gleichen Würfeln ist es einerlei, welcher liegen bleibt.
tavern-guide-choices-notation = In der Aufzeichnung zählen die Würfel, wie sie liegen: { $keep } behält den ersten und den dritten.
tavern-guide-choices-notation-one = In der Aufzeichnung zählen die Würfel, wie sie liegen: { $keep } behält den zweiten.
tavern-guide-choices-notation-none = { $none } behält keinen.
tavern-guide-choices-notation-stop = { $stop } lässt alles stehen.
tavern-guide-bots = Computer
tavern-guide-bots-strong = Stark rechnet genau aus, womit der Strich am unwahrscheinlichsten ist: nach dem, was auf dem Tisch liegt, und dem, was die anderen noch werfen können. Von ihm kommen auch die Tipps und was eine Entscheidung gekostet hat.
tavern-guide-bots-medium = Mittel holt aus den eigenen Würfeln das Beste heraus und schaut nicht, was die anderen haben.
tavern-guide-bots-easy = Leicht entscheidet aufs Geratewohl.
tavern-guide-bots-luck = Zu entscheiden gibt es hier nichts: Das Glück allein spielt, und ein Computer wirft wie jeder andere.
