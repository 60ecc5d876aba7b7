# Wirtshausspiele: warum eine Entscheidung besser ist.

tavern-coach-row = So bleibt der Strich in { $chance } % der Fälle aus, wie entschieden in { $other } %.
tavern-coach-past = Auf dem letzten Platz liegt bisher { $worst }: Daran geht es so in { $chance } % der Fälle vorbei, wie entschieden in { $other } %.
tavern-coach-mean = So kommt im Mittel { $mean } heraus, wie entschieden { $other }.

tavern-coach-ahead-row = Kein Strich in { $chance } % der Fälle.
tavern-coach-ahead-past = Besser als { $worst } in { $chance } % der Fälle.
tavern-coach-ahead-mean = Im Mittel kommt { $mean } heraus.
