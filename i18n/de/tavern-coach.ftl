# Wirtshausspiele: warum eine Entscheidung besser ist.

tavern-coach-row = Die bessere Wahl vermeidet den Strich in { $chance } % der Fälle, die andere in { $other } %.
tavern-coach-past = Zu schlagen ist { $worst }: Die bessere Wahl schafft das in { $chance } % der Fälle, die andere in { $other } %.
tavern-coach-mean = Die bessere Wahl bringt im Mittel { $mean }, die andere { $other }.

tavern-coach-ahead-row = Vermeidet den Strich in { $chance } % der Fälle.
tavern-coach-ahead-past = Schlägt { $worst } in { $chance } % der Fälle.
tavern-coach-ahead-mean = Bringt im Mittel { $mean }.
