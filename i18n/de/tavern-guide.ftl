# Was auf den Regelseiten aller Würfelspiele steht.

tavern-guide-ada-label = Ada
tavern-guide-bo-label = Bo
tavern-guide-emil-label = Emil
tavern-guide-throw-label = { $nth }. Wurf
tavern-guide-sum-label = zusammen
tavern-guide-end-label = am Ende
tavern-guide-turned-label = umgedreht
tavern-guide-each-text = Ein Spiel ist hier eine Runde, in der alle einmal drankommen. Es kann sein, dass alle einen Strich bekommen, oder niemand.
tavern-guide-strokes = Um Striche
tavern-guide-strokes-text = Zwei bis zwölf Personen können mitspielen. Ein Strich ist ein Minuspunkt: Verlierst du ein Spiel, bekommst du einen. Hast du am Ende die wenigsten, gewinnst du; bei Gleichstand gewinnt ihr gemeinsam.
tavern-guide-games-text = Macht vorher aus, wie lange eine Partie geht: ein Spiel oder bis zu 99, oder so lange, bis eine Person eine bestimmte Zahl von Strichen hat. Ihr beginnt reihum, wenn die Regeln nichts anderes sagen.
tavern-guide-order-ruling = In der Quelle geht es bei diesem Spiel nach rechts weiter, gegen den Uhrzeigersinn. Hier spielt ihr wie in allen anderen im Uhrzeigersinn.
tavern-guide-ties = Mehrere Letzte
tavern-guide-ties-playoff-text = Teilen sich mehrere den letzten Platz, stechen sie: Nur sie spielen das Spiel noch einmal, in derselben Reihenfolge, bis eine Person allein Letzte ist.
tavern-guide-ties-all-text = Ihr könnt auch ausmachen, dass dann alle Letzten einen Strich bekommen.
tavern-guide-choices = Entscheiden
tavern-guide-choices-touch-text = Du wählst einen Würfel, indem du ihn berührst oder seine Ziffer drückst. Darfst du mehrere liegen lassen, wählst du sie nacheinander aus und behältst sie dann.
tavern-guide-choices-auto-text = Wo es nichts zu entscheiden gibt, geht es von selbst weiter. Welcher von gleichen Würfeln liegen bleibt, ist egal.
tavern-guide-notation-keep-text = Die Aufzeichnung nummeriert die Würfel, wie sie liegen: „{ $keep }“ behält den ersten und den dritten.
tavern-guide-notation-one-text = Die Aufzeichnung nummeriert die Würfel, wie sie liegen: „{ $keep }“ behält den zweiten.
tavern-guide-notation-none-text = „{ $none }“ behält keinen.
tavern-guide-notation-stop-text = „{ $stop }“ behält alle.
tavern-guide-bots = Computerspieler
tavern-guide-bots-strong = Stark rechnet genau aus, womit ein Strich am unwahrscheinlichsten ist: nach dem, was auf dem Tisch liegt, und dem, was die anderen noch würfeln können. Danach richten sich auch Tipps und Bewertung.
tavern-guide-bots-medium = Mittel holt aus den eigenen Würfeln das Beste heraus und achtet nicht darauf, was die anderen haben.
tavern-guide-bots-easy = Leicht entscheidet zufällig.
tavern-guide-luck-text = Hier gibt es nichts zu entscheiden: Es ist reines Glück, und ein Computerspieler würfelt wie alle anderen.

tavern-guide-credits = Von wem das Spiel ist
tavern-guide-credits-text = Die Wirtshausspiele sind überliefert; unsere Quelle nennt weder Autor noch Verlag. Text und Bilder sind von uns.
