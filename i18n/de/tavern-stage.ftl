tavern-stage-whose = { $name }:
tavern-stage-begins = beginnt
tavern-stage-next = weiter mit { $name }
tavern-stage-aim = Ziel: { $aim }
tavern-stage-total = eine möglichst hohe Summe
tavern-stage-highest = eine möglichst hohe Hausnummer
tavern-stage-lowest = eine möglichst niedrige Hausnummer
tavern-stage-left =
    { $left ->
        [0] der letzte Wurf
        [one] noch ein Wurf
       *[other] noch { $left } Würfe
    }
tavern-stage-beat = Ziel: { $aim } · zu schlagen: { $names }, { $came }
tavern-stage-last = Letzter Platz: { $names } ({ $came })
tavern-stage-safe = außer Gefahr
tavern-stage-bright = hell
tavern-stage-dark = dunkel
tavern-stage-house = Nr. { $number }
tavern-stage-pips =
    { $pips ->
        [one] ein Auge
       *[other] { $pips } Augen
    }
tavern-stage-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
tavern-stage-throw = Treffer im { $throw }. Wurf
tavern-stage-never = nicht geschafft
tavern-stage-done = fertig
