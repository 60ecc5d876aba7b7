# Das Ende einer Partie, erzählt.

ending-title = { $game }: wie es ausging
ending-show = Wie es ausging
ending-begin = Beginn
ending-end = Ende
ending-strokes = Striche: weniger ist besser
ending-strokes-each = Striche je Spiel
ending-lead = Endgültig vorn
ending-swing = Die größte Wende
ending-costliest = Die teuerste Entscheidung
ending-luckiest = Der glücklichste Wurf
ending-says-lead =
    { $told }. Von da an { $count ->
        [one] lag { $names } vorn.
       *[other] lagen { $names } gemeinsam vorn.
    }
ending-says-costliest = { $told } ({ $cost }). Besser: { $better }.
ending-says-luckiest = { $told }. Das brachte { $name } { $luck }, verglichen mit einem Wurf im Mittel.
ending-leads = { $what }: zeigen
ending-weighing = Das Programm prüft die Entscheidungen: { $done } von { $end } …
ending-keep = Als Bild speichern
ending-picture = Bild
ending-no-picture = Für das Bild reicht der Speicher nicht.
